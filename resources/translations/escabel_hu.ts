<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <location filename="../../escabel_gui/link/conversation.py"/>
        <source>Somebody without this invitation has tried to connect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/conversation.py"/>
        <source>The other program does not know this invitation: compare its letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/conversation.py"/>
        <source>There is another program, or another version of Escabel, at this address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/conversation.py"/>
        <source>The other program said something that no Escabel says: the connection was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/conversation.py"/>
        <source>The other program said too much at once: the connection was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/conversation.py"/>
        <source>Nothing has been heard for a while: the connection may be gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/game_code.py"/>
        <source>There is no code in this text: a code begins with {0} and ends with {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/game_code.py"/>
        <source>This code was made by a newer version of Escabel: get that version to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/game_code.py"/>
        <source>The end of the code is missing: copy all of it, up to {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/game_code.py"/>
        <source>The code is damaged: something in it was changed or left out on its way. Ask for it once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has let you take your move back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} does not want you to take your move back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which you have played {1}. Which game counts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which you have resigned. Which game counts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which your time was over. Which game counts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which you ask to take back a move. Which game counts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which you let them take a move back. Which game counts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which they may not take a move back. Which game counts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/activity.py"/>
        <source>The game is over. Go back to try another move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/activity.py"/>
        <source>It is the bot&apos;s turn: wait for its move, or press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/edits.py"/>
        <source>This is the main line now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/edits.py"/>
        <source>%n move(s) deleted.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/offers.py"/>
        <source>{0} would like a pause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/offers.py"/>
        <source>{0} would like to play again, with the colors changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>Qt&apos;s part for networks cannot be loaded here ({0}): play by message instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>This computer lets no program listen: play by message instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>{0} has left. The game is kept, and goes on when you are both there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>Your copy of this game cannot be opened. {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/offers.py"/>
        <source>You have asked {0} for a pause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/offers.py"/>
        <source>{0} is not there. Play again when you both are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/offers.py"/>
        <source>You have offered {0} another game, with the colors changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/offers.py"/>
        <source>{0} would rather not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friendship.py"/>
        <source>{0} has played another line, which is on the board. Which one counts?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friendship.py"/>
        <source>First say which line counts: {0} has another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friendship.py"/>
        <source>The game with {0} stands elsewhere: go to its end to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friendship.py"/>
        <source>This code was not made for the game here: nothing has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friendship.py"/>
        <source>This is a code of your own: send it to {0}, and paste the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friendship.py"/>
        <source>This code says how the game stands here already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friendship.py"/>
        <source>This code is older than the game here: nothing has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friendship.py"/>
        <source>You and {0} acted at the same time: copy the answer once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/keeping.py"/>
        <source>a move or a note in it would not be read as it is</source>
        <extracomment>why a game cannot be saved, in brackets or after a colon</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/drill_box.py"/>
        <source>Mistakes of yours in this game will be asked again: Learn, Drills.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>This is the solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Well done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Make your first move, and the game begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Click the board to take this back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Your move: you are {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>{0} to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>This is solved: go on, or begin it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Wait a moment: the board answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <location filename="../../escabel_gui/model/table.py"/>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Taken back: look for a better move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Looking at this move …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>The engine does not answer, so this move cannot be judged. Try another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <source>Looking for the answer …</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <source>That is %n point(s) short of the best result for {0}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <location filename="../../escabel_gui/model/learning/swap_coach.py"/>
        <location filename="../../escabel_gui/model/library.py"/>
        <location filename="../../escabel_gui/model/library.py"/>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0} {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>That is not enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>You may play that, but this step is about another move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <source>{0} no longer wins in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/swap_coach.py"/>
        <source>A game with this help is not rated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/swap_coach.py"/>
        <source>There is no swap in this game, so no first stone has to be fair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/swap_coach.py"/>
        <source>How fair first stones are is shown before the first move, and when a swap is offered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/swap_coach.py"/>
        <source>How fair first stones are is not known for this board, only for the sizes {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/swap_coach.py"/>
        <source>How fair first stones are is not known for this variant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library.py"/>
        <location filename="../../escabel_gui/model/library.py"/>
        <source>Reading games: {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library.py"/>
        <source>{0} cannot be read, line {1}: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library.py"/>
        <source>{0}: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library.py"/>
        <source>The game on the table cannot be deleted: open another one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/library.py"/>
        <source>%n game(s) moved to the trash.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library.py"/>
        <source>Some games could not be restored: look in {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/library.py"/>
        <source>%n game(s) restored.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library.py"/>
        <source>Games: {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library.py"/>
        <source>Importing games: {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library.py"/>
        <source>The game is in {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/library.py"/>
        <source>%n game(s) written to {0}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/library.py"/>
        <source>%n game(s) imported.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/library.py"/>
        <source>%n file(s) refused.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>It is the bot&apos;s turn: wait for its move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>The bots have swapped sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>The bot has swapped sides: it has taken over Black, and White is yours now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>The bot has passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>The bot was restarted, and the game goes on. {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>The bot does not answer. Press Enter to try again, or choose other players in the Game menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/friend_player.py"/>
        <source>your friend</source>
        <extracomment>in place of a name, within sentences</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/friend_player.py"/>
        <source>It is your friend&apos;s turn: their answer has to come first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/friend_player.py"/>
        <source>not answered yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/person.py"/>
        <source>{0} had no move and had to pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/saving.py"/>
        <source>This game&apos;s file now contains something else: the game goes on in a new file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/saving.py"/>
        <source>This game was continued in another window, too: both lines are kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/saving.py"/>
        <source>This game could not be saved in {0} ({1}). It goes on, but make room there or use Save as.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/study/analysis.py"/>
        <source>The analysis was restarted. {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/study/analysis.py"/>
        <source>The engine does not answer. Press Space to try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/study/hint.py"/>
        <source>Looking for a good move …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/study/hint.py"/>
        <source>The engine does not answer. Press H to try once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/study/review_run.py"/>
        <source>The engine does not answer, and the review has ended. What it has seen is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/study/trial.py"/>
        <source>Try it yourself: {0} to move. What you try does not change the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table.py"/>
        <source>Wait a moment: the disk is slow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table.py"/>
        <source>This game is new here, and has moves of yours: have you made them elsewhere?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/keeping/files.py"/>
        <source>This is a pipe or a device, not a file: choose a file with a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/keeping/files.py"/>
        <source>The file is larger than {0} MB: this cannot be a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/keeping/importing.py"/>
        <source>It is already in the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/keeping/importing.py"/>
        <source>Games cannot be written to {0}: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/keeping/importing.py"/>
        <source>There are no moves in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/keeping/importing.py"/>
        <source>It cannot be read: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/learning/exercise.py"/>
        <source>The goal (XGOAL) cannot be read: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/movelist.py"/>
        <source>“{0}” comes after the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/movelist.py"/>
        <location filename="../../escabel_gui/record/sgf.py"/>
        <source>Move {0}, {1}, cannot be played: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/movelist.py"/>
        <source>There is no game in this text: it has no moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/words.py"/>
        <location filename="../../escabel_gui/rules/words.py"/>
        <source>{0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/words.py"/>
        <source>{0} and {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/explanation.py"/>
        <source>It lets {0} play {1}.</source>
        <extracomment>what the move that was a mistake lets the other player play</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/explanation.py"/>
        <source>Nothing changes at once: the line shows where the two moves diverge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/slide.py"/>
        <source>{0}&apos;s game slipped from {1} % to {2} % between moves {3} and {4}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf.py"/>
        <source>This is not a text file: choose an SGF file or a list of moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf.py"/>
        <source>The text is encoded as {0}: save it as UTF-8 and open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf.py"/>
        <source>The text claims to be {0} but is not: it may be damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf.py"/>
        <source>There are several games in this file: move it elsewhere and import it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf.py"/>
        <source>There is no game in this text: an SGF game begins with “(;”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf.py"/>
        <source>A semicolon is missing before a node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf.py"/>
        <source>The file ends in the middle of the game: its end is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf.py"/>
        <source>“{0}” is not SGF: the file is damaged here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf.py"/>
        <source>“{0}” has no value in brackets: the file is damaged here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf.py"/>
        <source>Pieces set up with {0} cannot be read: only games can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf.py"/>
        <source>Move {0} is recorded as {1}&apos;s, but it is not {1}&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf.py"/>
        <source>The position at the beginning cannot be set up: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf.py"/>
        <source>These rules (RU) are not known here: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf.py"/>
        <source>{0} is played on sizes {1} to {2}, and SZ is {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf.py"/>
        <source>This is a record of another game (GM {0}), which is not played here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf.py"/>
        <source>The record does not say which game it is: RU is missing in its first node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>Swap sides: it is better to have this first move than to answer it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>Pass: no move improves your position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>Try {0}. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>Try {0}, so that {1} can follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>Try {0}: nothing better was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That wins the game for {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That hands {1} the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That hands you the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That ends the game: {0} wins {2} to {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That ends the game: you win {2} to {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That ends the game: {1} wins {2} to {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That ends the game in a tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That joins both of {0}’s edges: it wins unless {1} cuts the chain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That joins both of your edges: it wins unless {1} cuts the chain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That joins both of {0}’s edges: it wins unless you cut the chain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That cuts the chain with which {1} would have won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That cuts the chain with which you would have won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That threatens to win with {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That threatens to join both edges with {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That stops {2}, with which {1} would win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That stops {2}, with which you would win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That stops {2}, with which {1} would join both edges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That stops {2}, with which you would join both edges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That connects {0} with {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That connects {0} with {1}: a chain from row {2} to row {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That connects {0} with {1}: a chain from column {2} to column {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That makes a chain from row {0} to row {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That makes a chain from column {0} to column {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That makes a chain of {0}, from row {1} to row {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That makes a chain of {0}, from column {1} to column {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That cuts {0} off from {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>But that connects {2} and {3} for {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>But that connects {2} and {3} for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>But {0} and {1} are no longer connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>Points after that: {0} {2}, {1} {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>Points after that: you {2}, {1} {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>Points after that: {0} {2}, you {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>It sleeps there: without an enemy stack next to it, it does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That puts {0} to sleep: it does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That puts {0} to sleep: they do not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That wakes {0}, which counts now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That wakes {0}, which count now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That puts {0} to sleep and wakes {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That binds {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That lets {0} place on {2} as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/consequences.py"/>
        <source>That lets you place on {2} as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: whoever has Black wins {1} % of the games: swap it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0} is fair: whoever has Black wins {1} % of the games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: whoever has Black wins {1} % of the games: do not swap it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: whoever has Black wins {1} % of the games: the other side should swap it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: whoever has Black wins {1} % of the games: the other side should not swap it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: it is proven that whoever has Black can win: it is right to swap it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0} is fair: it is proven that a swap changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: it is proven that whoever has Black can be beaten: it is wrong to swap it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>After each first stone it is proven who can win: 100 means whoever has Black, 0 the other one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>In percent, how often whoever has Black wins after a stone there. Square: fair. Tip up: the stone is worth a swap. Tip down: it is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{2} becomes {0}’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{2} becomes yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{2} becomes {0}’s, and {3} with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{2} becomes yours, and {3} with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{2} flips and becomes {0}’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{2} flips and becomes yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{2} climbs {3}: {3} becomes {0}’s and {4} high; {1} gets {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{2} climbs {3}: {3} becomes yours and {4} high; {1} gets {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{2} climbs {3}: {3} becomes {0}’s and {4} high; you get {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{2} climbs {3}: {3} becomes {0}’s and {4} high; {2} is left empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{2} climbs {3}: {3} becomes yours and {4} high; {2} is left empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{0} passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>You pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>The players swap sides, and White moves next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>You swap sides: Black becomes yours, and White moves next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>White swaps sides: White becomes yours, and it is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{0} placed on {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>You placed on {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{0} placed on {2} and won {3} with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>You placed on {2} and won {3} with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{0} flipped {2}: it is {0}’s now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>You flipped {2}: it is yours now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{0} climbed {3}: it is {0}’s now and {4} high; {1} got {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>You climbed {3}: it is yours now and {4} high; {1} got {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{0} climbed {3}: it is {0}’s now and {4} high; you got {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{0} climbed {3} from {2}: it is {0}’s now and {4} high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>You climbed {3} from {2}: it is yours now and {4} high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{0} passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>You passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>The players swapped sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>You swapped sides: Black is yours now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>White swapped sides: White is yours now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{2} can climb {3}: {0} gets it, and {1} gets {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{2} can climb {3}: you get it, and {1} gets {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{2} can climb {3}: {0} gets it, and {2} is left empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turns.py"/>
        <source>{2} can climb {3}: you get it, and {2} is left empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/words.py"/>
        <source>{0} or {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/connection.py"/>
        <source>Stacks of one color side by side are always connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>Nobody</source>
        <extracomment>the players; also the subject or object of sentences</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>The pie rule here swaps sides, not pieces: write swap-sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>“{0}” is no move: write it like d4, d4-d5 or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>There is no point {0} on this board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>This game is played without the pie rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>White may swap sides only instead of White&apos;s first move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>The board ends there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>{0} is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>In this game no piece is ever moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>In this game no piece is ever flipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>Nobody may pass in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>{0} and {1} are not next to each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>&apos;{0}&apos; is no stack on this board: write it like d4b or e5wb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>{0} is named twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>there are more than {0} pieces of one color</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>The game would be over here: {0} would have won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is sleeping: with no enemy stack next to it, it does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is three high: it stays as it is to the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is bound: without it the band would break.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>No stack is higher than {0}: {1} has {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Only enemy stacks are climbed: the two pieces on top of {0} have one color.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>All stacks form one band: {0} and {1} do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} is taken: a new piece goes onto an empty point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Nothing goes onto {0}: you have no pieces left. Move a stack, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>A new piece joins the band: there is no stack next to {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} cannot move yet: Black first places a second piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} cannot move: there is no enemy stack next to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} cannot move: with any enemy stack next to it, it would be more than three high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is yours: it may move onto an enemy stack next to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>There is nothing to move on {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>You move only your own stacks: {0} is {1}’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is empty: a stack moves only onto an enemy stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is yours already: a stack moves only onto an enemy stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Stacks are at most three high: {0} and {1} together would be {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>You may pass only with no pieces left in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>A stack moves one step: {0} and {1} are not next to each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Board</source>
        <extracomment>a choice between kinds of boards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Hexagon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>37 points in a hexagon, each with up to six neighbors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>49 points in a square; diagonal neighbors are neighbors, too: sharper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>49 points in squares and triangles, each with two to five neighbors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Snub square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Climb enemy stacks without breaking the band; at the end only stacks next to an enemy count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>{0}: Black has {1} and White has {2} of its {3} vertices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>You do not contest the space {0}: you have {1} of its {2} vertices, not exactly half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>{0} is a space: you place on vertices only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>Stones of one color in a space and on its corner are always connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>Stones of one color in spaces side by side are connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>Stones on two vertices are not connected by the line between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>Take the corners of a space to win it: Quabble on the vertices and spaces of a plain board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Diagonal neighbors of one color are connected, as they are in no crosscut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In this crosscut {0} and {1} are connected: both are higher than {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In this crosscut {0} and {1} are connected: {0} is as high as {2}, and {1} is higher than {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In this crosscut {0} and {1} are cut: {0} is not higher than {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} is yours: its top piece may move onto an enemy stack beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} cannot move: it shares no crosscut with an enemy stack of its height.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} cannot move: no enemy stack beside it has its height.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} is empty: a piece moves only onto an enemy stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} is yours already: a piece moves only onto an enemy stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A piece moves only between stacks of the same height: {0} is {1} high, and {2} is {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Here a piece moves only within a crosscut, and {0} and {1} share none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A piece moves one point up, down, left or right: {0} and {1} are not side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Connection</source>
        <extracomment>a rule that can be chosen: what counts as connected</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Plain</source>
        <extracomment>the plain rule of connection</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In a crosscut, two stacks are connected when both are higher than the lower enemy stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Tiebreak</source>
        <extracomment>the rule of connection in which the second highest stacks break ties</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>As plain; and an equal lower stack is enough when the higher one beats the higher enemy stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Movement</source>
        <extracomment>a rule that can be chosen: where pieces may move</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Anywhere</source>
        <extracomment>pieces may move anywhere</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A piece may move onto any enemy stack of the same height beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In crosscuts</source>
        <extracomment>pieces may move in crosscuts only</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A piece may move only between two stacks of the same crosscut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Start</source>
        <comment>what the board begins with</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Empty board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>The board starts empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Checkered, Black on a1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>The board starts full of single pieces, black ones in its corner a1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Checkered, White on a1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>The board starts full of single pieces, white ones in its corner a1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Place pieces and climb onto enemy stacks to connect your two edges; in a crosscut, height decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/fast_conquare.py"/>
        <source>Conquare in which two corners already win a space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/fast_quabble.py"/>
        <source>Quabble in which half of the light squares around it already win a dark one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Both control it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0} controls it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Both contest it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0} contests it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Nobody controls or contests it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>There is never more than one stone in a place: {0} has {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0} is empty, and {1} controls it: a stone would have come there by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0} is taken: a stone goes onto an empty place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0}: Black has {1} and White has {2} of its {3} light squares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>You do not contest the dark square {0}: you have {1} of its {2} light squares, not exactly half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0} is a dark square: you place on light squares only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>In this game no stone is ever moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>In this game no stone is ever moved: the one on {0} stays there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>In this game no stone is ever flipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Stones of one color side by side are always connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Stones of one color on diagonal dark squares are connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Stones on diagonal light squares are not connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Take light squares to win the dark ones between them, and connect your two edges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>{0}: Black has {1} and White has {2} of its {3} lines of sight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>You neither contest nor control {0}: you have {1} of its {2} lines of sight, less than half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>There is no enemy stone to flip on {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>{0} is a light square: only stones on dark squares are flipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>You do not control {0}: you have {1} of its {2} lines of sight, not more than half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>You pass only when you have no other move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>See along the lines of the board: who sees more of a dark square takes it, or flips the stone there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>Drills</source>
        <extracomment>mistakes from one’s own games, asked again</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Positions that you got wrong, asked again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Next drill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>The next one that is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Hint for the drill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Point at the place where a good move begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Show me a good move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Make the best move that is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Show me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>What answers this move?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Let the engine answer the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Why not?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Try the drill again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Take the move back, and look for a better one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Leave the drills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Back to your game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Learn this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>The lesson about the game on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>All lessons …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Your ratings …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>How strong you are in each game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>The next step of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>The step before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Step before</source>
        <extracomment>to the step before</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Make the move that is looked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Leave the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>Game with a friend elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>As the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Puzzle of the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Today&apos;s puzzle, the same for everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>All puzzles …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Next puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>The next one that you have not solved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Hint for the puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Point at the place where the move begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Show me the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Why does it fail?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Try the puzzle again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Take the move back, or begin the puzzle anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Leave the puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>New game …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The next game of the match: the same again, with the colors changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Open …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>All your games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Every game is saved by itself; this makes a copy to keep elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Save a copy as …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Picture of the board …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The board as PNG, SVG or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Diagrams of the game …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The whole game as a PDF to print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Web page of the game …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Replays the game in any browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Change players …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Undo to your own turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Copy game as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Copy picture of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Paste game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Preferences …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Swap sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Take over Black and Black&apos;s first move; your friend plays White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Pass</source>
        <extracomment>a command: give up this turn</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>One move and the reason for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Bot, move!</source>
        <extracomment>said to the bot</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Let the bot move for this side, or at once if it is thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Go on</source>
        <extracomment>after a pause</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Invite by message …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>A game with a friend elsewhere, by codes that you send each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Invite directly …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>A game with a friend whose program connects to yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Join a friend …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>A game to which a friend has invited you directly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Show the invitation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>What your friend needs to know to join this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Accept what your friend has offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Decline what your friend has offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Copy the code for your friend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The whole game as a code, to be sent to your friend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Copy your answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Copy the invitation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The code with which your friend begins the game, to be sent to them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Let them take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Your friend&apos;s latest move is taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Do not let them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The game stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Refuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Keep the line here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The game goes on as it stands here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Take your friend&apos;s line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The game goes on as your friend has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Take theirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>To the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>One move on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Previous variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Next variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Make this the main line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>This variation becomes the game itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Delete from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Delete this move and all that follows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Undo change to moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Bring deleted moves back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Play on from here …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>A new game with these moves, against a friend or the bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Set up a position …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Put pieces on this board as you like, and play on from there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Write a comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Point cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Play with the arrow keys, Enter and Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Type a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Flip board</source>
        <extracomment>turn it upside down</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Lens</source>
        <extracomment>a layer on the board that shows what the rules say</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>What is connected, cut or contested, also after the move under the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>How fair is each first stone?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>How often Black wins after it, as long searches tell; a game with this help is not rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>How fair is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Short sounds for moves, refusals, the clock and the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Show what the engine would play here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Review game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Look at every position, and find where it was lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Next mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Previous mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Try it yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Go to the position before this mistake and find a better move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Side panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Moves, analysis and review beside the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Nothing but the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Hide all but board and players; Escape leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Rules of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Signs on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>What each sign on the board means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>About Escabel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/messages.py"/>
        <source>The code is on the clipboard: paste it into a message to {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>Your games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>Your settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>What went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>Drills: %n due today</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>The next one comes back today at {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>The next one comes tomorrow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>The next one comes on {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>Nothing more is due: {0} of {1} right at the first try.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>Also good: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0}: puzzle {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0} moves and wins in %n turn(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0} moves and wins by %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Difficulty {0} of {1}: the bot finds it from level {0} ({2}) on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0} moves and saves a tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Open game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Continue where you left it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Rename …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Export …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Write copies to keep or send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Move to the trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Undo delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Import games …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Import a folder …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>All games in a folder and below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Review all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Examine every game that is over and has not been reviewed, in the background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Rest until you say otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Go on with the review of the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>End the review of the library; what it has seen is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Show all games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Which files are not games, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <location filename="../../escabel_gui/view/widgets/waiting.py"/>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/heading.py"/>
        <source>Black: {0} · White: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/rating_texts.py"/>
        <source>No rated game yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/rating_texts.py"/>
        <source>{0} ± {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/look/rating_texts.py"/>
        <source>{0}, after %n rated game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0}, {1} × {1}</source>
        <extracomment>a game and its board, 9 × 9</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Beginner</source>
        <comment>level</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Novice</source>
        <comment>level</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Casual</source>
        <comment>level</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Regular</source>
        <comment>level</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Strong</source>
        <comment>level</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Expert</source>
        <comment>level</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Champion</source>
        <comment>level</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Master</source>
        <comment>level</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Answers at once. Sees a win or a loss in one move, and little else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Answers at once. Looks a little ahead, and often misses the best move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Answers at once. Sees simple threats, and sometimes misses the best move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Answers at once. Looks some moves ahead, and seldom slips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Thinks for a moment, three seconds at most. Takes advantage of mistakes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Thinks for three seconds at most. Hardly ever misses the best move it sees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Thinks for six seconds at most, and always plays the best move it finds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Thinks for about six seconds a move, and plays as well as it can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You</source>
        <extracomment>in place of a name, on the card of the person who plays against the bot</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Bot, level {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Your friend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>top to bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>left to right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>The game is a tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: {1} resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: {1} ran out of time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: {1} forfeited the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins by %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You win by %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You win: {1} resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You win: {1} ran out of time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You win: {1} forfeited the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: you resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: you ran out of time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Unfinished</source>
        <extracomment>a game that has no result yet</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins (resigned)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins (time)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins (forfeit)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins by {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/themes.py"/>
        <source>Maple</source>
        <extracomment>a theme: the colors of a wood</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/themes.py"/>
        <source>Linen</source>
        <extracomment>a theme: the colors of a cloth</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/themes.py"/>
        <source>Slate</source>
        <extracomment>a theme: the colors of a stone</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/themes.py"/>
        <source>Night walnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/themes.py"/>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Put at least one piece on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Each side has %n piece(s) at most.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/booklet.py"/>
        <location filename="../../escabel_gui/view/sharing/booklet.py"/>
        <source>At the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/booklet.py"/>
        <source>After {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/booklet.py"/>
        <source>Instead of {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>{0} files (*{1});;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>{0} already exists. Replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Writing {0} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>{0} cannot be written: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>Black&apos;s chances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>Start</source>
        <comment>of the game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/errors.py"/>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/errors.py"/>
        <source>Something unexpected went wrong. Your game is safe and goes on.

The details are in {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/errors.py"/>
        <source>Copy details</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>%n move(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/playing/seats.py"/>
        <source>%n point(s) · {0} in hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} brings {1}’s chain to the bottom edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} brings {1}’s chain to the top edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} brings {1}’s chain to the left edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} brings {1}’s chain to the right edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} cuts {1}’s chain off the bottom edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} cuts {1}’s chain off the top edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} cuts {1}’s chain off the left edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} cuts {1}’s chain off the right edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} ends the game in a tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} hands {1} the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>After {0}, {1} would win on the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} undoes what {1} would have won with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} lets {1} threaten {2}, which would win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} threatens {1}, which would win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} stops {1}, with which {2} would win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} joins {1}’s chains at {2} and {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} cuts {1}’s chain between {2} and {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} breaks the crosscut at {1}–{2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} makes a crosscut at {1}–{2}, which is cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} makes a crosscut at {1}–{2}, which holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} cuts {1} from {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} connects {1} with {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} puts {1} to sleep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} wakes {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} binds {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} costs %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} is worth %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/effects.py"/>
        <source>{0} takes {1} as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/analyst.py"/>
        <location filename="../../escabel_gui/model/engines/engine_process.py"/>
        <source>The engine talked nonsense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/analyst.py"/>
        <source>The engine stopped by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/bot.py"/>
        <source>The engine chose a move that the rules forbid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/engine_process.py"/>
        <source>The engine did not answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/engine_process.py"/>
        <source>The engine ended by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/engine_process.py"/>
        <source>The engine could not be started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/meeting_point.py"/>
        <source>Nobody answers at this address: a router or firewall may be in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/meeting_point.py"/>
        <source>No computer has this address: compare it with your friend&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/meeting_point.py"/>
        <source>That computer is there, but does not listen: is the game open at your friend&apos;s?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library_review.py"/>
        <source>All games that are over have been reviewed already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library_review.py"/>
        <source>All games that are over have been reviewed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library_review.py"/>
        <source>The engine does not answer, and the review of the library is paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/live_player.py"/>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/board/marking.py"/>
        <source>Label of {0}, up to %n character(s):</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/host_dialog.py"/>
        <source>A game with a friend at another computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/host_dialog.py"/>
        <source>Your friend&apos;s Escabel connects to yours, without any server. For that, this computer listens on all networks that it is in, until the game has ended for both of you or you open another one; also after you have closed the window and come back to the game. Others there can see that something listens, and nobody can take part without the invitation. What you play is not encrypted.

At home or in a café this works if you are both on the same network. From elsewhere, your router or firewall probably lets nobody in: then play by message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/host_dialog.py"/>
        <source>Listen and invite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invite_dialog.py"/>
        <source>A game with a friend elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invite_dialog.py"/>
        <source>The whole game travels as a short code in your own mails or messages. Nothing else is sent, there is no server, and each of you answers when you like.

1.  Begin the game here, and copy the code.
2.  Send it to your friend, who pastes it into Escabel (Ctrl+V), moves, and sends you the new code.
3.  Paste the answer here, move, and so on. Each of you keeps the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invite_dialog.py"/>
        <source>Begin the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>%n step(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/learning/goal.py"/>
        <source>there is no goal called &apos;{0}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/learning/goal.py"/>
        <source>after {0} stands a number from 1 to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/learning/goal.py"/>
        <source>after {0} stand from {1} to {2} words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/catalogue.py"/>
        <source>unknown game &apos;{0}&apos;: choose one of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/catalogue.py"/>
        <source>{0} has no option &apos;{1}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/catalogue.py"/>
        <source>{0}={1} is not possible: choose one of {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/catalogue.py"/>
        <source>{0} is played on size {1}, not {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/catalogue.py"/>
        <source>{0} is played on size {1} to {2}, not {3}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>About Escabel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>A family of abstract stacking and connection games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>All of this as text, for a report</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <location filename="../../escabel_gui/view/study/analysis_panel.py"/>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/analysis_panel.py"/>
        <source>Wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/analysis_panel.py"/>
        <source>Visits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/analysis_panel.py"/>
        <source>Then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/analysis_panel.py"/>
        <source>Candidate moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/analysis_panel.py"/>
        <source>Expected:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/analysis_panel.py"/>
        <source>Press Space to see which moves the engine would look at here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/analysis_panel.py"/>
        <source>{0} is to move and wins {1} of the games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/analysis_panel.py"/>
        <source>All figures are for {0}. Point at a move to see its line on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/analysis_panel.py"/>
        <source>The game is over here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/analysis_panel.py"/>
        <source>Looking at this position …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/analysis_panel.py"/>
        <source>{0} is to move and wins, whatever comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/analysis_panel.py"/>
        <source>{0} is to move and loses, whatever comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/analysis_panel.py"/>
        <source>{0} is to move and gets a tie, no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/analysis_panel.py"/>
        <source>{0}. {1}: {2}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <location filename="../../escabel_gui/view/board/board_view.py"/>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClockRow</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>No clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Fixed time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Time and a bonus for each move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Time, then periods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source> min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Number of periods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source> ×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Seconds of the bonus or period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommentField</name>
    <message>
        <location filename="../../escabel_gui/view/history/comment_field.py"/>
        <source>Comment on this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/comment_field.py"/>
        <source>Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/comment_field.py"/>
        <source>[This comment is too long to be shown. All of it is kept with the game.]</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
            <source>Board Game</source>
        <extracomment>escabel.desktop</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Stack, climb and connect: abstract board games against a friend or a bot</source>
        <extracomment>escabel.desktop</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>@KEYWORDS@stacking;connection;abstract;strategy;bot;sgf;</source>
        <extracomment>escabel.desktop</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Stack, climb and connect: abstract board games</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Escabel brings together a family of abstract games in which two players stack, climb and connect: @GAMES@. Play against a friend at the same screen, or against a bot that can be a beginner or a master. Afterwards, step back through the game and try out what else could have happened.</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Every option and board size of every game, with illustrated rules</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>A board for mouse and keyboard that explains why a move is not allowed</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Games save themselves: close the window and carry on later where you left off</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Reviews that find the mistakes in a game and show what was better</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Variations, comments, clocks, and games saved as SGF</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Board themes in light, dark and high contrast</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>{0}: drill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>{0} to move. Find a good move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>In your game you played {0} here, which was a mistake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>Due after this one: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>{0} is a good move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>Right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>That is the move of your game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>The board shows what answers it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>Not this one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Drilling</name>
    <message>
        <location filename="../../escabel_gui/view/learning/drilling.py"/>
        <source>Drills are positions of your own games in which you went wrong. They come from reviews of games that you have played against the bot or a friend, and are asked again before you forget them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drilling.py"/>
        <source>No drill is due now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EvenGame</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/even_game.py"/>
        <source>Even game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/even_game.py"/>
        <source>Choose the level against which you win about half of your games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExercisePage</name>
    <message>
        <location filename="../../escabel_gui/view/learning/exercise_page.py"/>
        <source>Points: Black {0}, White {1}. In hand: Black {2}, White {3}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FirstGames</name>
    <message>
        <location filename="../../escabel_gui/view/playing/first_games.py"/>
        <source>Your edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/first_games.py"/>
        <source>{0}’s edge</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <location filename="../../escabel_gui/view/playing/first_steps.py"/>
        <source>Click a point to place a piece. Click or drag one of your pieces to see where it can go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/first_steps.py"/>
        <source>The line under the board tells you what is going on; F1 shows the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/first_steps.py"/>
        <source>Learn to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/first_steps.py"/>
        <source>A lesson of a few minutes: you make the moves, and the board answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/first_steps.py"/>
        <source>Got it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/first_steps.py"/>
        <source>New to {0}?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_card.py"/>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_card.py"/>
        <source>Learn this game by playing: a lesson of a few minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_card.py"/>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_card.py"/>
        <source>{0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Reading {0} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>{0} cannot be opened: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>{0} cannot be opened. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>{0}, line {1}: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Open the game up to there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Not quite a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>{0} contains more games than this one: the library can import them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Games (*.sgf *.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Saved in {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Part of this game cannot be saved in {0} ({1}): it is lost if you leave the game without saving a copy elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Save a copy …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Leave without saving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>This game is not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Copying the game …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>The game is on the clipboard, as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>There is no text on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <location filename="../../escabel_gui/view/friends/game_form.py"/>
        <location filename="../../escabel_gui/view/friends/game_form.py"/>
        <source>Board size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/game_form.py"/>
        <source>By lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/game_form.py"/>
        <location filename="../../escabel_gui/view/friends/game_form.py"/>
        <source>You play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/game_form.py"/>
        <location filename="../../escabel_gui/view/friends/game_form.py"/>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/game_form.py"/>
        <location filename="../../escabel_gui/view/friends/game_form.py"/>
        <source>Your friend&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/game_form.py"/>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_list.py"/>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <location filename="../../escabel_gui/view/history/history_panel.py"/>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <location filename="../../escabel_gui/view/history/history_panel.py"/>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/history_panel.py"/>
        <source>No moves yet. Click a point on the board to make the first one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HostDialog</name>
    <message>
        <location filename="../../escabel_gui/view/friends/host_dialog.py"/>
        <source>Invite directly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/host_dialog.py"/>
        <source>Until my friend is there, show my name to others on the same network</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InvitationDialog</name>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Invitation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Tell your friend this line, by phone, mail or messenger. They choose Join a friend in the menu Play, and type or paste it there. Whoever has it can play in your friend&apos;s place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Invitation: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>If that address does not work, this computer also has: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>This computer is in no network at the moment: nobody at another one can join.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Waiting for your friend … If nothing comes of it, you are not on the same network, or a firewall lets nobody in. Then invite your friend by message: that works everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Invite your friend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Copy the invitation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InviteDialog</name>
    <message>
        <location filename="../../escabel_gui/view/friends/invite_dialog.py"/>
        <source>Invite by message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Join a friend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Your friend invites you directly (in the menu Play), and tells you the invitation: one line. Type or paste it here. While this dialog is open, this computer hears who invites on the same network; it says nothing itself until you press Join.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Friends on this network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Nobody on this network invites at the moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Invitation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Type the 16 letters and digits of the invitation, which your friend tells you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Your friend has the invitation, under Play → Game with a friend elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>This is the code of a game by message: close this dialog, and paste it at the board (Ctrl+V).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>This is no invitation. Its 16 letters and digits look like this: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Whose invitation is it? Choose your friend in the list, or type the address they tell you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>An address ends with a colon and a number, such as {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>{0} at {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Looking for your friend …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>{0} Trying again … Or ask your friend to invite you by message.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Arrows, Enter, Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>With the point cursor: move, choose, put away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Wheel over the moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>One move back or on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>A few minutes each: you make the moves, and the board answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>✓ done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>Steps done: {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Done: that was the last step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>This was the move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Well done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Not quite.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
            <source>The band</source>
        <extracomment>lessons/abande/basics/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>c3 touches the band, so a new piece may go there.</source>
        <extracomment>lessons/abande/basics/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Too far away</source>
        <extracomment>lessons/abande/basics/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Everywhere else is out of reach for now. Try it anyway: click the corner a1, and read the line below the board.</source>
        <extracomment>lessons/abande/basics/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Climbing</source>
        <extracomment>lessons/abande/basics/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Instead of placing a piece you may move a stack: it steps, as a whole, onto an enemy stack next to it. Whoever is on top owns all of it. Click d4, then d5.</source>
        <extracomment>lessons/abande/basics/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>d5 is a stack of two, and yours, as your piece is on top. d4 is empty: nothing stays behind.</source>
        <extracomment>lessons/abande/basics/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Three at most</source>
        <extracomment>lessons/abande/basics/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>No stack is ever higher than three. Your d5 and White’s c4 are two high each. Try to climb c4 with d5 anyway: click d5, then c4.</source>
        <extracomment>lessons/abande/basics/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>The band must hold</source>
        <extracomment>lessons/abande/basics/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>In Abande you climb enemy stacks to own as many pieces as you can. All stacks always hang together in one group, the band, as the bars between them show; a new piece goes next to it. You are Black. Place one on the circle.</source>
        <extracomment>lessons/abande/basics/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>A stack may leave only if the band holds together without it; a padlock is on those that must stay. Here d4 is the bridge between both sides. Try to move it: click d4, and read the line below the board.</source>
        <extracomment>lessons/abande/basics/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Points</source>
        <extracomment>lessons/abande/basics/6.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>At the end a stack counts its height for its owner. With d4 you can climb White’s two at c4 or White’s one at e4. Take the one that brings you more.</source>
        <extracomment>lessons/abande/basics/6.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>That is a stack of two. At c4 you would have three, and White would lose two.</source>
        <extracomment>lessons/abande/basics/6.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Three points, and they are safe: nobody can climb a stack of three.</source>
        <extracomment>lessons/abande/basics/6.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Sleeping</source>
        <extracomment>lessons/abande/basics/7.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>A stack that has no enemy stack next to it sleeps, and counts for nothing at the end. Your b4 has three points and only c4 keeps it awake. Climb a White stack, but not that one.</source>
        <extracomment>lessons/abande/basics/7.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Now b4 has no White neighbor any more: see the moon on it? It sleeps, and its three points count for nothing.</source>
        <extracomment>lessons/abande/basics/7.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>c4 stays where it is and keeps b4 awake: its three points count.</source>
        <extracomment>lessons/abande/basics/7.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>The end</source>
        <extracomment>lessons/abande/basics/8.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Both hands are empty, so you may climb or pass, and two passes in a row end the game. White has passed, and you are ahead, 17 to 15. Press “Pass” below the board.</source>
        <extracomment>lessons/abande/basics/8.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>The game is over, and you win. Only stacks that are awake were counted.</source>
        <extracomment>lessons/abande/basics/8.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Your first game</source>
        <extracomment>lessons/abande/basics/9.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Now a whole game against a beginner. You are Black and begin anywhere. Climb when it brings you points, and keep an enemy next to your best stacks.</source>
        <extracomment>lessons/abande/basics/9.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Squares and triangles</source>
        <extracomment>lessons/abande/snub/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>This board is made of squares and triangles. Points are neighbors where a line joins them, and some lines run askew. Place a piece on the circle.</source>
        <extracomment>lessons/abande/snub/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>A line joins e5 and d4, so e5 touches the band.</source>
        <extracomment>lessons/abande/snub/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>No line, no neighbors</source>
        <extracomment>lessons/abande/snub/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>c5 looks as near to d4 as e5 does, but no line joins them. Try to place a piece on c5, and read the line below the board.</source>
        <extracomment>lessons/abande/snub/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Climbing along a line</source>
        <extracomment>lessons/abande/snub/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Stacks move along the lines, too. Let d4 climb e5.</source>
        <extracomment>lessons/abande/snub/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>One step along the line, and e5 is yours and two high.</source>
        <extracomment>lessons/abande/snub/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Bridges</source>
        <extracomment>lessons/abande/snub/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Where points have fewer neighbors, more stacks are bridges. Here d4 joins e5 to the rest. Try to let it climb d3: click d4.</source>
        <extracomment>lessons/abande/snub/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Corners fall asleep</source>
        <extracomment>lessons/abande/snub/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>In the corner a1 there are only two neighbors, and only b1 keeps your three points awake. Climb a White stack with b2, but let a1 stay awake.</source>
        <extracomment>lessons/abande/snub/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Now a1 has no enemy next to it: it sleeps, and its three points count for nothing.</source>
        <extracomment>lessons/abande/snub/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>b1 stays, and your three points in the corner count.</source>
        <extracomment>lessons/abande/snub/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Eight neighbors</source>
        <extracomment>lessons/abande/square/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>On the square board points are also neighbors corner to corner. So a new piece may touch the band with a corner only. Place one on the circle.</source>
        <extracomment>lessons/abande/square/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>c3 touches d4 with a corner, and that is enough.</source>
        <extracomment>lessons/abande/square/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Climbing across a corner</source>
        <extracomment>lessons/abande/square/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Stacks move in all eight directions, too. Let d4 climb e5.</source>
        <extracomment>lessons/abande/square/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>One step across the corner, and e5 is yours and two high.</source>
        <extracomment>lessons/abande/square/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>The band holds by corners</source>
        <extracomment>lessons/abande/square/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Corners hold the band together as well: c3, d4 and e5 hang together only by corners. So d4 is the bridge. Try to move it: click d4.</source>
        <extracomment>lessons/abande/square/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Awake by a corner</source>
        <extracomment>lessons/abande/square/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>One enemy at a corner keeps a stack awake, as d4 does for your three points at c3. Climb a White stack with e4, but let c3 stay awake.</source>
        <extracomment>lessons/abande/square/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Now c3 has no enemy next to it, not even at a corner: it sleeps.</source>
        <extracomment>lessons/abande/square/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>d4 stays, and your three points at c3 count.</source>
        <extracomment>lessons/abande/square/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Mind the answer</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>With eight neighbors there is nearly always an answer. A stack of two can be climbed by a single piece, a stack of three by nobody. Where does d4 climb in safety?</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Two points for now.</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>White’s e4 climbs on top, and the stack of three is White’s for good.</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>White’s e5 climbs on top, and the stack of three is White’s for good.</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Three high: those points are yours for good.</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Vertices and spaces</source>
        <extracomment>lessons/conquare/basics/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>You are Black: join the top and the bottom edge. Stones stand where lines cross, on the vertices, and in the spaces between them. A space is connected with its corners. One vertex is missing: click the circle.</source>
        <extracomment>lessons/conquare/basics/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>e3 is a corner of both d2 and f4: the chain is complete, and you win at once.</source>
        <extracomment>lessons/conquare/basics/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Spaces come along</source>
        <extracomment>lessons/conquare/basics/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>On your turn you take an empty vertex. A space of which you then hold more than half of the four corners becomes yours as well. Take c5 and see.</source>
        <extracomment>lessons/conquare/basics/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>You hold three of the four corners of d4, so d4 came along.</source>
        <extracomment>lessons/conquare/basics/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Exactly half</source>
        <extracomment>lessons/conquare/basics/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Of the corners of d4 you hold c3 and e5: exactly half. Such a space is contested, and you may place a stone in it yourself. Take d4.</source>
        <extracomment>lessons/conquare/basics/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>d4 is yours, and it joins c3 and e5.</source>
        <extracomment>lessons/conquare/basics/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Less than half</source>
        <extracomment>lessons/conquare/basics/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>With less than half you may not go into a space. Of the corners of d4 you hold only c3. Try it anyway: click d4, and read the line below the board.</source>
        <extracomment>lessons/conquare/basics/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>What is connected</source>
        <extracomment>lessons/conquare/basics/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Spaces side by side are connected. Vertices are connected only by the spaces between them. Connect b2 with f2: one space does it.</source>
        <extracomment>lessons/conquare/basics/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Three spaces side by side: one chain.</source>
        <extracomment>lessons/conquare/basics/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>A race</source>
        <extracomment>lessons/conquare/basics/6.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Now find a move after which nobody can stop you. You win in two turns.</source>
        <extracomment>lessons/conquare/basics/6.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>c5 brings b4 along, and from there two ways lead on.</source>
        <extracomment>lessons/conquare/basics/6.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>White guards the right side. Take what is left.</source>
        <extracomment>lessons/conquare/basics/6.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>You win!</source>
        <extracomment>lessons/conquare/basics/6.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Now a whole game on a small board, against a beginner. You are Black and move first: join the top and the bottom edge.</source>
        <extracomment>lessons/conquare/basics/7.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>The goal</source>
        <extracomment>lessons/escabel/basics/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Escabel is a race to join two edges of the board. You are Black: the top and the bottom edge are yours, the left and the right one are White’s. Your chain has one gap. Click the circle to close it.</source>
        <extracomment>lessons/escabel/basics/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>A chain of yours runs from edge to edge.</source>
        <extracomment>lessons/escabel/basics/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>White had one more move, and could not break it. You win!</source>
        <extracomment>lessons/escabel/basics/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Neighbors</source>
        <extracomment>lessons/escabel/basics/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Stacks belong together when they touch side by side, and also when they touch corner to corner. Join your two stacks, b2 and d4, with a single piece.</source>
        <extracomment>lessons/escabel/basics/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>b3 touches b2, but not d4. Look for the point that touches both.</source>
        <extracomment>lessons/escabel/basics/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>c2 touches b2, but not d4. Look for the point that touches both.</source>
        <extracomment>lessons/escabel/basics/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>It touches both of them, corner to corner: three stacks, one chain.</source>
        <extracomment>lessons/escabel/basics/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>On your turn you place a piece on an empty point, as you did, or you climb: the top piece of one of your stacks steps onto a White stack right beside it. Click b3, then c3.</source>
        <extracomment>lessons/escabel/basics/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>c3 is yours now, and two high. But look at b3: whoever climbs leaves a piece of the other color behind, so White got b3. Every climb has its price.</source>
        <extracomment>lessons/escabel/basics/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Equal heights</source>
        <extracomment>lessons/escabel/basics/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>A piece climbs only onto a stack that is as high as its own. Try it anyway: b3 is one high and c3 is two high. Click b3, and read the line below the board.</source>
        <extracomment>lessons/escabel/basics/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Crosscuts</source>
        <extracomment>lessons/escabel/basics/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>When yours stand on one diagonal of a small square and White’s on the other, that is a crosscut. At most one side gets through: your two are connected if both are higher than White’s lower one. Where all are level, nobody’s are. Climb from e3 to d3, and see.</source>
        <extracomment>lessons/escabel/basics/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>c2 and d3 are both two high, and White’s are one high. Your two are connected, and White’s are cut.</source>
        <extracomment>lessons/escabel/basics/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Cutting a chain</source>
        <extracomment>lessons/escabel/basics/6.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>White’s chain already runs from the left edge to the right one. If it still stands when White’s turn begins, White wins. Climb into it and cut it.</source>
        <extracomment>lessons/escabel/basics/6.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>c4 is a good point, but c3 still joins b4 and d4 corner to corner: White’s turn begins, and the chain stands. Climb c3 itself.</source>
        <extracomment>lessons/escabel/basics/6.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Cut: c3 is yours, and White’s chain has a hole. Climbing raises your stacks, and it breaks the other side’s chains.</source>
        <extracomment>lessons/escabel/basics/6.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>One reply</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>So a chain of yours wins only if it survives White’s reply. Three points close this gap: b3, c3 and d3. Find the one to which White has no answer.</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>It is a chain, but look at White’s reply.</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>White climbs c4, and that was the only neighbor of d3 up there.</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>White climbs b3 itself, and the chain is broken. Look for a point that White cannot climb.</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>White cuts at c4, but had to leave b4 to you, and your chain goes on over it. You win!</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>The pie rule</source>
        <extracomment>lessons/escabel/basics/8.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>To begin in the middle is too good. So White may, just once, swap sides instead of answering, and take over Black with the piece that lies there. This time you are White. Press “Swap sides” below the board.</source>
        <extracomment>lessons/escabel/basics/8.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Now you are Black, and the piece in the middle is yours. That is why nobody begins with the best move: it would be taken from them.</source>
        <extracomment>lessons/escabel/basics/8.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Now a whole game on a small board, against a beginner. You are Black and move first: join the top and the bottom edge. The bars between stacks show what is connected and what is cut.</source>
        <extracomment>lessons/escabel/basics/9.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>A full board</source>
        <extracomment>lessons/escabel/checkered/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Here the board is full from the beginning, black and white in turn, so nobody places anything: every move is a climb. Make one: let c3 climb c4.</source>
        <extracomment>lessons/escabel/checkered/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>c4 is yours and two high, and White got c3. There is another board with white pieces in the corners, and it is played in the same way.</source>
        <extracomment>lessons/escabel/checkered/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Everything is cut</source>
        <extracomment>lessons/escabel/checkered/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>At first nothing is connected: every small square is a crosscut of equal heights. But a point you take joins your stacks on all four sides of it. Connect b4 with d4.</source>
        <extracomment>lessons/escabel/checkered/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>b4, c4, d4: three in a row, side by side.</source>
        <extracomment>lessons/escabel/checkered/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>What you give away</source>
        <extracomment>lessons/escabel/checkered/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>The point you leave goes to White, and joins White’s stacks just as well. Connect b4 with d4 again, but leave a point that is worth less to White than the middle.</source>
        <extracomment>lessons/escabel/checkered/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>It connects b4 and d4, but White got the middle: b3, c3, d3 and c2 are one chain now. Leave another point.</source>
        <extracomment>lessons/escabel/checkered/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>White got c5, at the edge: it joins only b5 and d5, and is of little use there.</source>
        <extracomment>lessons/escabel/checkered/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>A stack that has climbed is too high for its neighbors, and is safe from them. Try to let c4 climb b4 next door: click c4, and read the line below the board.</source>
        <extracomment>lessons/escabel/checkered/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Your chain is almost there. Take c2, but from which side? White has one reply, and may climb the point that you give away. Find the climb that White cannot answer.</source>
        <extracomment>lessons/escabel/checkered/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>White climbs c1, and your chain has lost its foot.</source>
        <extracomment>lessons/escabel/checkered/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>White climbs out of the point that you gave away, and still your chain stands. You win!</source>
        <extracomment>lessons/escabel/checkered/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Climbing in a crosscut</source>
        <extracomment>lessons/escabel/crosscut/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>In this variant a piece climbs only where two of yours and two of White’s face each other across a small square: in a crosscut. Here is one. Let c2 climb d2.</source>
        <extracomment>lessons/escabel/crosscut/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>You climbed within the crosscut. Everything else is as always: your stack grew, and White got the point you left.</source>
        <extracomment>lessons/escabel/crosscut/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>No crosscut, no climb</source>
        <extracomment>lessons/escabel/crosscut/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>These two are neighbors of the same height, but there is no crosscut round them. Try it anyway: click b3, and read the line below the board.</source>
        <extracomment>lessons/escabel/crosscut/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>First the crosscut</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>So if you want to climb, you must make a crosscut first. One piece of yours does it here. Place it, wait for White, and then climb.</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>b3 faces d2 across no square. Look for the point diagonally across from c2.</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>That is a crosscut: c2 and d3 against c3 and d2.</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>White plays elsewhere. Now climb, from c2 or from d3.</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>And up you go: now that stack is two high.</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Heights still count</source>
        <extracomment>lessons/escabel/crosscut/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Climbing still needs equal heights, and a crosscut still goes to the higher ones. Connect c2 and d3: make d3 yours, and two high.</source>
        <extracomment>lessons/escabel/crosscut/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>e3, d3, d4 and e4 were a crosscut, so e3 could climb. Now c2 and d3 are both higher than White’s two.</source>
        <extracomment>lessons/escabel/crosscut/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Three points would close your chain: b2, c2 and d2. White cannot climb without a crosscut, but White can make one. Find the point that no reply can hurt.</source>
        <extracomment>lessons/escabel/crosscut/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>It is a chain from edge to edge, but only corner to corner.</source>
        <extracomment>lessons/escabel/crosscut/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>White makes two crosscuts at once, and all are one high: your chain is cut.</source>
        <extracomment>lessons/escabel/crosscut/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>White comes close, but a straight line has no corners to cut. You win!</source>
        <extracomment>lessons/escabel/crosscut/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>What stays the same</source>
        <extracomment>lessons/escabel/tiebreak/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>With the tiebreak only crosscuts change, and this still holds: two stacks that are both higher than the other side’s lower one are connected. Let e3 climb d3, and c2 and d3 are.</source>
        <extracomment>lessons/escabel/tiebreak/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Both of yours are two high and White’s are one high: you get through.</source>
        <extracomment>lessons/escabel/tiebreak/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>An equal lower stack</source>
        <extracomment>lessons/escabel/tiebreak/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Now c2 is only one high, just like White’s stacks. Normally that would not do. With the tiebreak it is enough that your other stack is the highest of all. Make it so.</source>
        <extracomment>lessons/escabel/tiebreak/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>The lower ones are equal, one and one, so the higher ones decide: your two beats White’s one.</source>
        <extracomment>lessons/escabel/tiebreak/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Still equal, still cut</source>
        <extracomment>lessons/escabel/tiebreak/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Two climbs, two crosscuts. In only one of them will your higher stack really be higher than White’s higher one. Choose well: d3 onto c3, or g6 onto f6?</source>
        <extracomment>lessons/escabel/tiebreak/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>c3 is two high, but so is b3. One and two against one and two: nobody gets through here.</source>
        <extracomment>lessons/escabel/tiebreak/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Here your two meets only ones: e5 and f6 are connected.</source>
        <extracomment>lessons/escabel/tiebreak/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Cut by a tie</source>
        <extracomment>lessons/escabel/tiebreak/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>White’s three stacks lead from b2 up to c3. You can use a tie as well: if the crosscut is even, White does not get through it. Climb c2.</source>
        <extracomment>lessons/escabel/tiebreak/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>One and two against one and two: the crosscut is even, so b2 and c3 are cut. Side by side they had c2, and that is yours now.</source>
        <extracomment>lessons/escabel/tiebreak/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>You are Black and need a chain from top to bottom that White’s reply cannot break. Remember: when the lower stacks are equal, the higher ones decide.</source>
        <extracomment>lessons/escabel/tiebreak/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>White makes a crosscut on the right, but your d3 is two high and higher than both of White’s. The tiebreak is yours, and so is the game!</source>
        <extracomment>lessons/escabel/tiebreak/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Half is enough</source>
        <extracomment>lessons/fast-conquare/basics/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>You are Black and join the top and the bottom edge. You take vertices, where lines cross, and with each of them every empty space round it of which you then hold at least half of the corners. Take c5.</source>
        <extracomment>lessons/fast-conquare/basics/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>You hold two corners of b4 and two of d4: both came along.</source>
        <extracomment>lessons/fast-conquare/basics/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Only vertices</source>
        <extracomment>lessons/fast-conquare/basics/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Spaces always come along, they are never taken by themselves. Try it anyway: click d2, and read the line below the board.</source>
        <extracomment>lessons/fast-conquare/basics/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>First come, first served</source>
        <extracomment>lessons/fast-conquare/basics/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>A space keeps its stone, whoever holds its corners later. So d4 stays White’s. Still, one vertex connects c5 with your stone at c1.</source>
        <extracomment>lessons/fast-conquare/basics/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>b4 and b2 came along and join your stones. d4 kept its white stone.</source>
        <extracomment>lessons/fast-conquare/basics/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Your chain is already at the top. Find the vertex after which White cannot keep you from the bottom.</source>
        <extracomment>lessons/fast-conquare/basics/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>c3 brings b4 and d4 along, and from there two ways lead down.</source>
        <extracomment>lessons/fast-conquare/basics/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>White guards one side. Go down on the other one.</source>
        <extracomment>lessons/fast-conquare/basics/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>You are Black and join the top and the bottom edge. You take light squares, and with each of them every empty dark square beside it of which you then hold at least half of the light neighbors. Take c3.</source>
        <extracomment>lessons/fast-quabble/basics/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>You hold two of four light squares round b3 and round c2: both came along.</source>
        <extracomment>lessons/fast-quabble/basics/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Only light squares</source>
        <extracomment>lessons/fast-quabble/basics/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Dark squares always come along, they are never taken by themselves. Try it anyway: click d3, and read the line below the board.</source>
        <extracomment>lessons/fast-quabble/basics/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>A dark square keeps its stone, whoever holds its neighbors later. So c2 stays White’s now. Still, one light square connects b4 with d2.</source>
        <extracomment>lessons/fast-quabble/basics/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>b3 and d3 came along and join all of your stones. c2 kept its white stone.</source>
        <extracomment>lessons/fast-quabble/basics/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Nearly there. Find the move after which you win next turn, whatever White does.</source>
        <extracomment>lessons/fast-quabble/basics/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>a5 brings a4 along: you are at the top, and at the bottom there are two ways.</source>
        <extracomment>lessons/fast-quabble/basics/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>White takes one of them. Take the other one.</source>
        <extracomment>lessons/fast-quabble/basics/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>You are Black: join the top and the bottom edge with a chain of stones. Stones side by side are connected. One light square is missing: click the circle.</source>
        <extracomment>lessons/quabble/basics/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>A chain from edge to edge: you win at once.</source>
        <extracomment>lessons/quabble/basics/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Dark squares come along</source>
        <extracomment>lessons/quabble/basics/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>On your turn you take an empty light square. Every dark square beside it of which you then hold more than half of the light neighbors becomes yours as well. Take c3 and see.</source>
        <extracomment>lessons/quabble/basics/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>You hold three of the four light squares round c2, so c2 came along.</source>
        <extracomment>lessons/quabble/basics/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Of the light squares round c2 you hold b2 and d2: exactly half. Such a dark square is contested, and you may place a stone on it yourself. Take c2.</source>
        <extracomment>lessons/quabble/basics/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>c2 is yours, and it joins b2 and d2.</source>
        <extracomment>lessons/quabble/basics/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>With less than half you may not go onto a dark square. Round c4 you hold only c3. Try it anyway: click c4, and read the line below the board.</source>
        <extracomment>lessons/quabble/basics/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>At the edge</source>
        <extracomment>lessons/quabble/basics/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>A dark square at the edge has only three light neighbors, so two of them are enough. Connect a1 with c1.</source>
        <extracomment>lessons/quabble/basics/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>You hold a1 and c1, two of three, so b1 came along and joins them.</source>
        <extracomment>lessons/quabble/basics/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Corner to corner</source>
        <extracomment>lessons/quabble/basics/6.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Dark squares are connected corner to corner as well, light squares are not. Connect c2 with b4: one dark square does it.</source>
        <extracomment>lessons/quabble/basics/6.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>b3 touches c2 corner to corner, and b4 side by side.</source>
        <extracomment>lessons/quabble/basics/6.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Now find a move after which nobody can stop you: two ways to win are better than one. You win in two turns.</source>
        <extracomment>lessons/quabble/basics/7.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>That reaches the bottom, but now White can cut you off from the top.</source>
        <extracomment>lessons/quabble/basics/7.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>White takes a3, the point that you needed for both.</source>
        <extracomment>lessons/quabble/basics/7.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>a3 brings a2 and a4 along: you are at the top, and there are two ways to the bottom.</source>
        <extracomment>lessons/quabble/basics/7.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>a1 brings b1 along. You win!</source>
        <extracomment>lessons/quabble/basics/7.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Light squares are free</source>
        <extracomment>lessons/qualos/basics/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>You are Black: join the top and the bottom edge with a chain of stones side by side, or corner to corner on dark squares. Any empty light square may be taken. One is missing: take it.</source>
        <extracomment>lessons/qualos/basics/1.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Lines of sight</source>
        <extracomment>lessons/qualos/basics/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>From a dark square look up, down, left and right: the first stone you see owns that line. Three of the four lines from c2 are yours, so you control it, and may take it.</source>
        <extracomment>lessons/qualos/basics/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>You see it from the left, from the right and, far away, from c5 above.</source>
        <extracomment>lessons/qualos/basics/2.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Half the lines</source>
        <extracomment>lessons/qualos/basics/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Half of the lines are enough to take an empty dark square. Two lines from c2 are yours here, and two are White’s. Take it before White does.</source>
        <extracomment>lessons/qualos/basics/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>It is yours. White could have taken it just as well.</source>
        <extracomment>lessons/qualos/basics/3.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Too few lines</source>
        <extracomment>lessons/qualos/basics/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Only one of the four lines from c4 is yours. Try to take it anyway: click c4, and read the line below the board.</source>
        <extracomment>lessons/qualos/basics/4.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Flipping</source>
        <extracomment>lessons/qualos/basics/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>With more than half of the lines you may even flip a White stone on a dark square. You control c2: click White’s stone on it.</source>
        <extracomment>lessons/qualos/basics/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>It is yours now. But watch your own stones on dark squares: they can be flipped as well.</source>
        <extracomment>lessons/qualos/basics/5.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Closing a line</source>
        <extracomment>lessons/qualos/basics/6.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>A stone in between closes a line. White sees c2 from b2, from d2 and from c5, and could flip your stone there. Close one of these lines with a light square.</source>
        <extracomment>lessons/qualos/basics/6.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>From above c2 sees your own stone now, so White has only two lines and cannot flip it.</source>
        <extracomment>lessons/qualos/basics/6.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>c3 and c4 are missing. If you take them in the right order, White cannot stop you. You win in two turns.</source>
        <extracomment>lessons/qualos/basics/7.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>Now c3 is missing, a light square that anybody may take.</source>
        <extracomment>lessons/qualos/basics/7.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>White takes it, and your chain is broken.</source>
        <extracomment>lessons/qualos/basics/7.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>From c4 you see c3 and c5 now: two lines of four.</source>
        <extracomment>lessons/qualos/basics/7.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
            <source>White closes a line, but half of the lines are still yours.</source>
        <extracomment>lessons/qualos/basics/7.sgf</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LevelBox</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/level_box.py"/>
        <source>Level {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryList</name>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryModel</name>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>being reviewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>reviewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>{0} against {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Only games that have not ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>No game matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Looking for your games …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>No games yet. Every game you play appears here from its first move on.

Drop files or folders here to import games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Enter opens a game where you left it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Files in your games folder that are not games: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Games: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Games: {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Selected: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Name of the game:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>{0} (copy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Import games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Import a folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <location filename="../../escabel_gui/view/window/main_window.py"/>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/main_window.py"/>
        <source>Analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/main_window.py"/>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/main_window.py"/>
        <source>{0} against {1}: {2}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Marking</name>
    <message>
        <location filename="../../escabel_gui/view/board/marking.py"/>
        <source>Triangle</source>
        <extracomment>a mark on a point</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/marking.py"/>
        <source>Square</source>
        <extracomment>a mark on a point</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/marking.py"/>
        <source>Circle</source>
        <extracomment>a mark on a point</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/marking.py"/>
        <source>Cross</source>
        <extracomment>a mark on a point</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/marking.py"/>
        <source>Label {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/marking.py"/>
        <source>Other label …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/marking.py"/>
        <source>Remove mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/marking.py"/>
        <source>Remove all marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/marking.py"/>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <location filename="../../escabel_gui/view/friends/messages.py"/>
        <source>Looking for the game …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/messages.py"/>
        <source>The game of this code cannot be opened. {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <location filename="../../escabel_gui/view/history/move_entry.py"/>
        <source>Type a move: d4 or d4-d5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/move_entry.py"/>
        <source>Type a move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveLine</name>
    <message>
        <location filename="../../escabel_gui/view/study/move_line.py"/>
        <source>The line, move by move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/player_row.py"/>
        <source>Name (optional)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_dialog.py"/>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_dialog.py"/>
        <location filename="../../escabel_gui/view/new_game/new_game_dialog.py"/>
        <source>Board size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_dialog.py"/>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_dialog.py"/>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoDrills</name>
    <message>
        <location filename="../../escabel_gui/view/learning/no_drills.py"/>
        <source>Drills</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Person here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Bot against bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>You play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Level of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Name of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Change colors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Your rating</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PanelPages</name>
    <message>
        <location filename="../../escabel_gui/view/window/panel_pages.py"/>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>Picture of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>PNG: pixels, for every program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>SVG: sharp at any size, for web pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>PDF: sharp at any size, for printing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source> pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>It looks like the board in the window: same theme, side and marks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/player_row.py"/>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/player_row.py"/>
        <source>Bot, level {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/player_row.py"/>
        <source>Bot, level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/player_row.py"/>
        <source>Who plays {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/player_row.py"/>
        <source>Name of {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/players_dialog.py"/>
        <source>Change players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/players_dialog.py"/>
        <source>Who plays from now on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <location filename="../../escabel_gui/view/playing/playing.py"/>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/playing.py"/>
        <source>Give this game up?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>As the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>{0} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Type size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>The same theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Moving pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>For moves, refusals, the clock and the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>A mistake, “?”, loses at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>A blunder, “??”, loses at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Percent of the chance to win, compared with the best move.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzleList</name>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Each has one right first move, and that is proven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>{0} of {1} solved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Only one first move does it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>In a row at the first try: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Next puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>This is the solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>This does not do it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>This was the move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Right. Go on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RatingsDialog</name>
    <message>
        <location filename="../../escabel_gui/view/learning/ratings_dialog.py"/>
        <source>Your ratings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/ratings_dialog.py"/>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/ratings_dialog.py"/>
        <source>Every finished game against the bot counts once, unless a move was taken back, a hint, the analysis or the figures of first stones were asked for, the bot moved for you, its level was changed on the way, or the game began from a position that was set up. Nothing of this leaves your computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/ratings_dialog.py"/>
        <source>An even game would be one against level {0}: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentGames</name>
    <message>
        <location filename="../../escabel_gui/view/library/recent_games.py"/>
        <source>Recent games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/recent_games.py"/>
        <source>Opening the game …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/recent_games.py"/>
        <source>{0} cannot be read, line {1}: {2}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RefusalsDialog</name>
    <message>
        <location filename="../../escabel_gui/view/library/refusals_dialog.py"/>
        <source>Files that were left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/refusals_dialog.py"/>
        <source>These files are not in the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/refusals_dialog.py"/>
        <source>{0}, line {1}: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/refusals_dialog.py"/>
        <source>{0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>Progress of the review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>The review of the library is paused. Games reviewed: {0} of {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>Looking for games to be reviewed …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>The review of the library waits: the engine is needed for your game. Game {0} of {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>Reviewing game {0} of {1} ({2}) …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>Reviewing game {0} of {1} ({2}): position {3} of {4} …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>Progress of the review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>My mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>Mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>Show the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>A review looks at every position and finds where the game was lost, what was better, and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>Looking at position {0} of {1} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>no move yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>{0} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>{0}: accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>{0}, costs {1} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>None of your moves was a mistake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>There is no mistake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>{0} was played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>{0} is better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>Everything loses here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>Nearly everything loses here: {0} at best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>The best move: it keeps {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>A good move: it keeps {0}. The engine would have played {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>{0} to move. What is better than {1}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>Looking at {0} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>{0} leaves {1}. Play a better move on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>{0} is good: it keeps {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>{0} is the move that was played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>{0} leaves {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>{0} answers {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>Try another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/review_panel.py"/>
        <source>There is something better.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <location filename="../../escabel_gui/view/help/rules_window.py"/>
        <source>Rules of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/rules_window.py"/>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/rules_window.py"/>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/rules_window.py"/>
        <source>Rules of {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Search names, comments, results, dates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <location filename="../../escabel_gui/view/playing/seats.py"/>
        <source>elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/seats.py"/>
        <source>Winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/seats.py"/>
        <source>not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/seats.py"/>
        <source>away since {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/seats.py"/>
        <location filename="../../escabel_gui/view/playing/seats.py"/>
        <source>thinking …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/seats.py"/>
        <source>thinking, {0} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/seats.py"/>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/seats.py"/>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/seats.py"/>
        <source>won {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetUpBoard</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_board.py"/>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_board.py"/>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetUpDialog</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Set up a position of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Flip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Take off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>A click puts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>To move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>As played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Click a point to add a piece on top of the pieces there; right-click to take one off. With the arrow keys: B, W, F, Delete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>In hand: Black {0}, White {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <location filename="../../escabel_gui/view/sharing/sharing.py"/>
        <source>Painting the picture …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/sharing.py"/>
        <source>The picture is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/sharing.py"/>
        <source>Save the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/sharing.py"/>
        <source>A diagram after every so many moves,
after each comment and at the end:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/sharing.py"/>
        <source>Diagrams of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/sharing.py"/>
        <source>Save the diagrams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/sharing.py"/>
        <source>Save the web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/sharing.py"/>
        <source>Saved in {0}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SignsDialog</name>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>Signs on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>What has happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>Corners: the last move, from the small ones to the large ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A number: so many pieces are in the stack. The one on top owns it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>Bright rims: these stacks have won the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>What you do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A bar: you have taken this stack up. A ring with a tip: it can go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A pale piece: what the move under the pointer would bring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>Four wedges: the point cursor. F2 and the arrow keys move it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A cross: this cannot be done. The line under the board says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>What the rules say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A bar between two stacks: they are connected past their enemies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A thin bar: these stacks are connected, and nothing stands between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>Two blocked ends: the enemies between these stacks cut them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A light bar: these stacks hold together, whoever owns them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A small triangle: that color has one part of what decides here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A small disc or ring: a color owns the point, or may take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A crescent: no enemy is beside this stack, so it does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A padlock: this stack may not move now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>What the engine says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A coin: a move with its chance to win in percent, and below how often it was looked at. The filled one is the best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A square: a fair first stone. A tip: it is worth a swap (up), or it is not (down). The figure is how often whoever has Black wins, in percent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>Two lines under the figure: it is proven who can win after this first stone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A ring or an arrow: the better move. Broken lines: the one that was played.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Speaker</name>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>{0} is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>height {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>The chain runs from top to bottom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>The chain runs from left to right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>The match: {0} {1} – {2} {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>Looking back. The game goes on at its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>{0} asks to take back their latest move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>Copy the invitation, and send it to {0}: by mail, by messenger, as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>Copy your answer, and send it to {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>You ask to take back your move. Copy your answer, and send it to {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>Waiting for {0}. When the answer comes, copy it and paste it here (Ctrl+V).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>You ask to take back your move. {0} has to agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>Waiting for {0}: the game goes on when you are both there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>{0} is thinking …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>Wait a moment: the disk is slow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>Taken back: it is your move again, and the game goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>Taken back: {0} to move, and the game goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>Looking back: {0} to move. A move here begins a variation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>Looking back: {0} to move. Another move replaces the one played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>The game rests. {0} to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>Swap sides, or just play on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>Swap sides, or just play on? A swap makes Black and this first move yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>Your move, or a pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>{0} to move, or to pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>You begin: click a point to place a piece. F1 shows the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>{0} begins: click a point to place a piece. F1 shows the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>Your move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/speaker.py"/>
        <source>{0} to move.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepDots</name>
    <message>
        <location filename="../../escabel_gui/view/learning/step_dots.py"/>
        <source>Step {0} of {1}, {2} done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <location filename="../../escabel_gui/view/study/study.py"/>
        <source>Help against the bot?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/study.py"/>
        <source>Your game against the bot is not over. Do you want to see what the engine would play?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThemePicker</name>
    <message>
        <location filename="../../escabel_gui/view/window/theme_picker.py"/>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/theme_picker.py"/>
        <source>As the desktop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TreeEditing</name>
    <message>
        <location filename="../../escabel_gui/view/history/tree_editing.py"/>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/variants.py"/>
        <source>Variants</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WinRateGraph</name>
    <message>
        <location filename="../../escabel_gui/view/study/win_rate_graph.py"/>
        <source>Win rate of Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/win_rate_graph.py"/>
        <source>Black wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/win_rate_graph.py"/>
        <source>Black’s lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/win_rate_graph.py"/>
        <source>mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/win_rate_graph.py"/>
        <source>blunder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/win_rate_graph.py"/>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/win_rate_graph.py"/>
        <source>{0} wins {1} of the games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/win_rate_graph.py"/>
        <source>{0} leads by {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/study/win_rate_graph.py"/>
        <source>points are even</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ZenNote</name>
    <message>
        <location filename="../../escabel_gui/view/window/zen_note.py"/>
        <source>Z or Escape brings everything back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
