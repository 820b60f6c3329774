<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Click or drag one of your pieces to see where it can go.</source>
        <translation>Klicke auf einen deiner Steine oder zieh ihn, um zu sehen, wohin er kann.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/peer_connection.py"/>
        <source>Somebody without this invitation has tried to connect.</source>
        <translation>Jemand ohne diese Einladung hat versucht, sich zu verbinden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/peer_connection.py"/>
        <source>The other program does not know this invitation: compare its letters.</source>
        <translation>Das andere Programm kennt diese Einladung nicht: Vergleicht ihre Buchstaben.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/peer_connection.py"/>
        <source>There is another program, or another version of Escabel, at this address.</source>
        <translation>Unter dieser Adresse antwortet ein anderes Programm oder eine andere Version von Escabel.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/peer_messages.py"/>
        <source>The other program sent something that Escabel does not understand. The connection was closed.</source>
        <translation>Das andere Programm hat etwas gesendet, was Escabel nicht versteht. Die Verbindung wurde beendet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/peer_messages.py"/>
        <source>Your friend’s game is not known to this version of Escabel: get the newest version.</source>
        <translation>Diese Version von Escabel kennt das angebotene Spiel nicht: Besorg dir die neueste Version.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/peer_connection.py"/>
        <source>The other program said too much at once: the connection was ended.</source>
        <translation>Das andere Programm hat zu viel auf einmal gesagt: Die Verbindung wurde beendet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/peer_connection.py"/>
        <source>Nothing has been heard for a while: the connection may be gone.</source>
        <translation>Seit einer Weile ist nichts mehr zu hören: Die Verbindung ist vielleicht abgerissen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/game_code.py"/>
        <source>There is no code in this text: a code begins with {0} and ends with {1}.</source>
        <translation>In diesem Text steht kein Code: Ein Code beginnt mit {0} und endet mit {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/game_code.py"/>
        <source>This code was made by a newer version of Escabel: get that version to read it.</source>
        <translation>Dieser Code stammt aus einer neueren Version von Escabel: Du brauchst sie, um ihn zu lesen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/game_code.py"/>
        <source>The end of the code is missing: copy all of it, up to {0}.</source>
        <translation>Das Ende des Codes fehlt: Kopiere alles bis {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/game_code.py"/>
        <source>The code is damaged: something in it was changed or left out on its way. Ask for it once more.</source>
        <translation>Der Code ist beschädigt: Unterwegs wurde etwas verändert oder weggelassen. Bitte noch einmal darum.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has let you take your move back.</source>
        <translation>Du darfst deinen Zug zurücknehmen: {0} ist einverstanden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} does not want you to take your move back.</source>
        <translation>Dein Zug bleibt stehen: {0} möchte nicht, dass du ihn zurücknimmst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which you have played {1}. Which game counts?</source>
        <translation>Es gibt zwei Fassungen: {0} hat die längere, in der du {1} gespielt hast. Welche gilt?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which you have resigned. Which game counts?</source>
        <translation>Es gibt zwei Fassungen: {0} hat die längere, in der du aufgegeben hast. Welche gilt?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which your time was over. Which game counts?</source>
        <translation>Es gibt zwei Fassungen: {0} hat die längere, in der deine Zeit abgelaufen ist. Welche gilt?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which you ask to take back a move. Which game counts?</source>
        <translation>Es gibt zwei Fassungen: {0} hat die längere, in der du darum bittest, einen Zug zurückzunehmen. Welche gilt?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which you let them take a move back. Which game counts?</source>
        <translation>Es gibt zwei Fassungen: {0} hat die längere, in der du erlaubst, einen Zug zurückzunehmen. Welche gilt?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which they may not take a move back. Which game counts?</source>
        <translation>Es gibt zwei Fassungen: {0} hat die längere, in der du nicht erlaubst, einen Zug zurückzunehmen. Welche gilt?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/activity.py"/>
        <source>The game is over. Go back to try another move.</source>
        <translation>Die Partie ist zu Ende. Geh zurück, um einen anderen Zug zu versuchen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/activity.py"/>
        <source>It is the bot’s turn: wait for its move, or press Enter.</source>
        <translation>Der Bot ist am Zug: Warte auf ihn, oder drücke die Eingabetaste.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/edits.py"/>
        <source>This is the main line now.</source>
        <translation>Das ist jetzt die Hauptvariante.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/table/edits.py"/>
        <source>%n move(s) deleted.</source>
        <translation>
            <numerusform>%n Zug gelöscht.</numerusform>
            <numerusform>%n Züge gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0} would like a pause.</source>
        <translation>Eine Bitte: {0} möchte eine Pause.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0} would like to play again, with the colors changed.</source>
        <translation>Revanche: {0} möchte noch einmal spielen, mit vertauschten Farben.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>Network play is not available on this computer ({0}). Play by message instead.</source>
        <translation>Spielen über das Netz ist auf diesem Computer nicht möglich ({0}). Spielt stattdessen per Nachricht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>This computer does not accept incoming connections: play by message instead.</source>
        <translation>Dieser Computer nimmt keine Verbindungen an: Spielt stattdessen per Nachricht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>{0} has left. The game is kept, and goes on when you are both there.</source>
        <translation>{0} hat die Partie verlassen. Sie bleibt erhalten und geht weiter, wenn ihr beide da seid.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>Your friend’s game has a clock that Escabel does not have: agree on another one.</source>
        <translation>Die angebotene Partie hat eine Uhr, die Escabel nicht kennt: Einigt euch auf eine andere.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>{0}’s program has another clock for this game: here it goes on as agreed.</source>
        <translation>Das andere Programm ({0}) hat für diese Partie eine andere Uhr: Hier geht es weiter wie vereinbart.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>Your copy of this game cannot be opened. {0}</source>
        <translation>Deine Kopie dieser Partie lässt sich nicht öffnen. {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0}’s time is over by your clock, and their program does not say so. Accept the win on time?</source>
        <translation>Nach deiner Uhr hat {0} keine Zeit mehr, doch das andere Programm meldet das nicht. Sieg auf Zeit annehmen?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0} offers a game of {1}: you have Black.</source>
        <translation>Angebot von {0}: eine Partie {1}. Du hast Schwarz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0} offers a game of {1}: you have White.</source>
        <translation>Angebot von {0}: eine Partie {1}. Du hast Weiß.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>You have asked {0} for a pause.</source>
        <translation>Du hast um eine Pause gebeten: Jetzt muss {0} zustimmen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>This game is not over yet. Play again when it is.</source>
        <translation>Diese Partie ist noch nicht zu Ende. Danach könnt ihr noch einmal spielen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0} is not there. Play again when you both are.</source>
        <translation>{0} ist gerade nicht da. Spielt noch einmal, wenn ihr beide da seid.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>You have offered {0} another game, with the colors changed.</source>
        <translation>Du hast noch eine Partie mit vertauschten Farben vorgeschlagen: Jetzt muss {0} zustimmen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0} would rather not.</source>
        <translation>Lieber nicht, sagt {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0}, {1}</source>
        <extracomment>a game and the size of its board</extracomment>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>{0} has continued differently: that is on the board now. Which continuation counts?</source>
        <translation>{0} hat anders weitergespielt: Das steht jetzt auf dem Brett. Welche Fortsetzung gilt?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>First say which continuation counts: {0} has another one.</source>
        <translation>Sag zuerst, welche Fortsetzung gilt: {0} hat eine andere.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>The game with {0} stands elsewhere: go to its end to move.</source>
        <translation>Die Partie gegen {0} steht an anderer Stelle: Geh an ihr Ende, um zu ziehen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>This code was not made for the game here: nothing has changed.</source>
        <translation>Dieser Code gehört nicht zu der Partie hier: Es hat sich nichts geändert.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>This is a code of your own: send it to {0}, and paste the answer.</source>
        <translation>Das ist dein eigener Code: Schick ihn an {0}, und füge die Antwort ein.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>This code says how the game stands here already.</source>
        <translation>Dieser Code sagt, was hier schon auf dem Brett steht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>This code is older than the game here: nothing has changed.</source>
        <translation>Dieser Code ist älter als die Partie hier: Es hat sich nichts geändert.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>You and {0} acted at the same time: copy the answer once more.</source>
        <translation>Ihr habt gleichzeitig gehandelt, {0} und du: Kopiere die Antwort noch einmal.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>{0} has gone on instead: your move is not taken back.</source>
        <translation>{0} hat stattdessen weitergespielt: Dein Zug bleibt stehen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/game_writer.py"/>
        <source>reading the file back would change a move or a comment</source>
        <extracomment>why a game cannot be saved, in brackets or after a colon</extracomment>
        <translation>beim Zurücklesen der Datei wäre ein Zug oder ein Kommentar anders</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>{0} is not allowed.</source>
        <translation>{0} ist nicht erlaubt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>This is the solution.</source>
        <translation>Das ist die Lösung.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Well done.</source>
        <translation>Gut gemacht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Make your first move, and the game begins.</source>
        <translation>Mach deinen ersten Zug, und die Partie beginnt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <source>The bot could not look at this move. Try another one.</source>
        <translation>Der Bot konnte sich diesen Zug nicht ansehen. Versuch einen anderen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/phase.py"/>
        <source>This move is taken back: try another one.</source>
        <translation>Dieser Zug wird zurückgenommen: Versuch einen anderen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/phase.py"/>
        <source>Click the board to take this back.</source>
        <translation>Klicke auf das Brett, um das zurückzunehmen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/phase.py"/>
        <source>This is solved already.</source>
        <translation>Das ist schon gelöst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Your move: you are {0}.</source>
        <translation>Du bist am Zug, mit {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} to move.</source>
        <translation>{0} ist am Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/phase.py"/>
        <source>Wait a moment: the board answers.</source>
        <translation>Einen Moment: Das Brett antwortet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <location filename="../../escabel_gui/model/table/table.py"/>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Taken back: look for a better move.</source>
        <translation>Zurückgenommen: Such einen besseren Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/hint_message.py"/>
        <source>To pass is a move, too.</source>
        <translation>Auch Passen ist ein Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/hint_message.py"/>
        <source>To swap sides is a move, too.</source>
        <translation>Auch Seiten zu tauschen ist ein Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/hint_message.py"/>
        <source>Move {0} to {1}.</source>
        <translation>Zieh von {0} nach {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/hint_message.py"/>
        <source>Move what stands on {0}.</source>
        <translation>Zieh von {0} aus.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/hint_message.py"/>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at {0}.</source>
        <translation>Sieh dir {0} an.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Looking at this move…</source>
        <translation>Der Zug wird geprüft&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <source>Looking for the answer…</source>
        <translation>Die Antwort wird gesucht&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <source>The best move would bring {0} %n point(s) more.</source>
        <translation>
            <numerusform>Der beste Zug brächte {0} %n&#xa0;Punkt mehr.</numerusform>
            <numerusform>Der beste Zug brächte {0} %n&#xa0;Punkte mehr.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <source>{0} still wins, but later than was asked for.</source>
        <translation>{0} gewinnt noch, aber später als verlangt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <source>After {0}, {1} wins with best play: that is proven.</source>
        <translation>Nach {0} gewinnt {1} bei bestem Spiel: Das ist bewiesen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <source>{0} can no longer win in so few turns.</source>
        <translation>{0} kann nicht mehr in so wenigen Zügen gewinnen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <location filename="../../escabel_gui/rules/message.py"/>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>With the best answers it is not enough.</source>
        <translation>Mit den besten Antworten reicht es nicht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>You may play that, but this step is about another move.</source>
        <translation>Das darfst du spielen, aber in diesem Schritt geht es um einen anderen Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/swap_coach.py"/>
        <source>A game with this help is not rated.</source>
        <translation>Eine Partie mit dieser Hilfe wird nicht gewertet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/swap_coach.py"/>
        <source>There is no swap in this game, so no first move has to be fair.</source>
        <translation>In diesem Spiel wird nicht getauscht, also muss kein erster Zug fair sein.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/swap_coach.py"/>
        <source>How fair first moves are is shown before the first move, and when a swap is offered.</source>
        <translation>Wie fair erste Züge sind, wird vor dem ersten Zug gezeigt und wenn ein Tausch möglich ist.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/swap_coach.py"/>
        <source>How fair first moves are is not known for this board, only for the sizes {0}.</source>
        <translation>Für dieses Brett ist nicht bekannt, wie fair erste Züge sind, nur für die Größen {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/swap_coach.py"/>
        <source>How fair first moves are is not known for this variant.</source>
        <translation>Für diese Spielart ist nicht bekannt, wie fair erste Züge sind.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/indexed_games.py"/>
        <source>Reading games: {0} of {1}</source>
        <translation>Partien werden gelesen: {0} von {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/collection.py"/>
        <source>Reading games: {0}%</source>
        <translation>Partien werden gelesen: {0}&#xa0;%</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/collection.py"/>
        <source>{0} is not there any more.</source>
        <translation>{0} ist nicht mehr da.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/collection.py"/>
        <source>{0} cannot be read: {1}.</source>
        <translation>{0} lässt sich nicht lesen: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/files.py"/>
        <source>{0} cannot be read, line {1}: {2}</source>
        <translation>{0} lässt sich nicht lesen, Zeile {1}: {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/indexed_games.py"/>
        <location filename="../../escabel_gui/record/storage/files.py"/>
        <source>{0}: {1}.</source>
        <translation>{0}: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/collection.py"/>
        <source>{0} has changed: this game is not in it any more.</source>
        <translation>{0} hat sich geändert: Diese Partie ist nicht mehr darin.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>Merged, with %n more variation(s).</source>
        <translation>
            <numerusform>Vereinigt, mit einer weiteren Variante.</numerusform>
            <numerusform>Vereinigt, mit %n weiteren Varianten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>The game on the board cannot be deleted: open another one first.</source>
        <translation>Die Partie auf dem Brett kann nicht gelöscht werden: Öffne zuerst eine andere.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>%n game(s) moved to the trash.</source>
        <translation>
            <numerusform>%n Partie in den Papierkorb gelegt.</numerusform>
            <numerusform>%n Partien in den Papierkorb gelegt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>Some games could not be restored: look in {0}.</source>
        <translation>Manche Partien ließen sich nicht wiederherstellen: Sieh in {0} nach.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>%n game(s) restored.</source>
        <translation>
            <numerusform>%n Partie wiederhergestellt.</numerusform>
            <numerusform>%n Partien wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>Games: {0} of {1}</source>
        <translation>Partien: {0} von {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>Importing games: {0} of {1}</source>
        <translation>Partien werden importiert: {0} von {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>It is already in the library: {0}.</source>
        <translation>Sie ist schon in der Bibliothek: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>The game is in {0}.</source>
        <translation>Die Partie liegt in {0}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>%n game(s) written to {0}.</source>
        <translation>
            <numerusform>%n Partie nach {0} geschrieben.</numerusform>
            <numerusform>%n Partien nach {0} geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/record/storage/importing.py"/>
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n Partie importiert.</numerusform>
            <numerusform>%n Partien importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/record/storage/importing.py"/>
        <source>%n game(s) already in your library.</source>
        <translation>
            <numerusform>%n Partie ist schon in deiner Bibliothek.</numerusform>
            <numerusform>%n Partien sind schon in deiner Bibliothek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/record/storage/importing.py"/>
        <source>%n file(s) left out, whole or in part.</source>
        <translation>
            <numerusform>%n Datei ganz oder teilweise ausgelassen.</numerusform>
            <numerusform>%n Dateien ganz oder teilweise ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>It is the bot’s turn: wait for its move.</source>
        <translation>Der Bot ist am Zug: Warte auf ihn.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>The bots have swapped sides.</source>
        <translation>Die Bots haben die Seiten getauscht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>The bot has swapped sides: it has taken over Black, and White is yours now.</source>
        <translation>Der Bot hat die Seiten getauscht: Er hat Schwarz übernommen, und Weiß gehört jetzt dir.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>The bot has passed.</source>
        <translation>Der Bot hat gepasst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>The bot was restarted, and the game goes on. {0}</source>
        <translation>Der Bot wurde neu gestartet, und die Partie geht weiter. {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>The bot does not answer. Press Enter to try again, or choose other players in the Game menu.</source>
        <translation>Der Bot antwortet nicht. Drücke die Eingabetaste, um es noch einmal zu versuchen, oder wähle im Menü „Partie“ andere Spieler.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/friend_player.py"/>
        <source>your friend</source>
        <extracomment>in place of a name, within sentences</extracomment>
        <translation>dein Gegenüber</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/friend_player.py"/>
        <source>It is your friend’s turn: their answer has to come first.</source>
        <translation>Dein Gegenüber ist am Zug: Erst muss die Antwort kommen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/friend_player.py"/>
        <source>not answered yet</source>
        <translation>noch keine Antwort</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/person.py"/>
        <source>{0} had no move and had to pass.</source>
        <translation>{0} hatte keinen Zug und musste passen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/autosave.py"/>
        <source>This game’s file now contains something else: the game goes on in a new file.</source>
        <translation>In der Datei dieser Partie steht inzwischen etwas anderes: Die Partie geht in einer neuen Datei weiter.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/autosave.py"/>
        <source>This game was continued in another window, too: both lines are kept here.</source>
        <translation>Diese Partie wurde auch in einem anderen Fenster fortgesetzt: Beide Zugfolgen bleiben hier erhalten.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/autosave.py"/>
        <source>{0} cannot be replaced, as another program may have it open: this game goes on in {1}.</source>
        <translation>{0} lässt sich nicht ersetzen, vielleicht weil ein anderes Programm die Datei geöffnet hat: Diese Partie geht in {1} weiter.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/autosave.py"/>
        <source>This game is saved now.</source>
        <translation>Diese Partie ist jetzt gespeichert.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/autosave.py"/>
        <source>This game could not be saved in {0} ({1}). It goes on, but make room there or use Save a copy.</source>
        <translation>Diese Partie ließ sich nicht in {0} speichern ({1}). Sie geht weiter, aber schaffe dort Platz, oder nimm „Kopie speichern“.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/autosave.py"/>
        <source>This game could not be saved in {0} ({1}). It goes on, but use Save a copy to have it elsewhere.</source>
        <translation>Diese Partie ließ sich nicht in {0} speichern ({1}). Sie geht weiter, aber nimm „Kopie speichern“, um sie anderswo zu haben.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/analysis.py"/>
        <source>The analysis was restarted. {0}</source>
        <translation>Die Analyse wurde neu gestartet. {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/analysis.py"/>
        <source>The bot does not answer. Press Space to try again.</source>
        <translation>Der Bot antwortet nicht. Drücke die Leertaste, um es noch einmal zu versuchen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/hint.py"/>
        <source>Looking for a good move…</source>
        <translation>Ein guter Zug wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/hint.py"/>
        <source>The bot does not answer. Press H to try once more.</source>
        <translation>Der Bot antwortet nicht. Drücke H, um es noch einmal zu versuchen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/review_run.py"/>
        <source>The bot does not answer, and the review has ended. What it has seen is kept.</source>
        <translation>Der Bot antwortet nicht, und die Auswertung ist beendet. Was sie gesehen hat, bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/retry.py"/>
        <source>Try it yourself: {0} to move. What you try does not change the game.</source>
        <translation>Versuch es selbst: {0} ist am Zug. Was du versuchst, ändert die Partie nicht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/table.py"/>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Wait a moment: the disk is slow.</source>
        <translation>Einen Moment: Der Datenträger ist langsam.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/table.py"/>
        <source>The game is paused: go on, and the bot moves.</source>
        <translation>Die Partie ist unterbrochen: Setze sie fort, dann zieht der Bot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/table.py"/>
        <source>This game is new here, and has moves of yours: have you made them elsewhere?</source>
        <translation>Diese Partie ist hier neu und enthält Züge von dir: Hast du sie anderswo gemacht?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/files.py"/>
        <source>This is not an ordinary file: choose a file with a game.</source>
        <translation>Das ist keine gewöhnliche Datei: Wähle eine Datei mit einer Partie.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/files.py"/>
        <source>The file is larger than {0} MB: this cannot be a game.</source>
        <translation>Die Datei ist größer als {0} MB: Das kann keine Partie sein.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/files.py"/>
        <source>it cannot be replaced, as another program may have it open</source>
        <translation>sie lässt sich nicht ersetzen, vielleicht weil ein anderes Programm sie geöffnet hat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/files.py"/>
        <source>it cannot be replaced, as another program may have it open; what was to be there is in {0}</source>
        <translation>sie lässt sich nicht ersetzen, vielleicht weil ein anderes Programm sie geöffnet hat; was dort stehen sollte, ist in {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/files.py"/>
        <location filename="../../escabel_gui/view/language.py"/>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <location filename="../../escabel_gui/record/storage/importing.py"/>
        <source>Games cannot be written to {0}: {1}.</source>
        <translation>Partien lassen sich nicht nach {0} schreiben: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/importing.py"/>
        <source>There are no moves in this game.</source>
        <translation>In dieser Partie gibt es keine Züge.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/importing.py"/>
        <source>It cannot be read: {0}.</source>
        <translation>Sie lässt sich nicht lesen: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/exercises/exercise.py"/>
        <source>The goal (XGOAL) cannot be read: {0}.</source>
        <translation>Das Ziel (XGOAL) lässt sich nicht lesen: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/move_list.py"/>
        <source>“{0}” comes after the result.</source>
        <translation>„{0}“ steht hinter dem Ergebnis.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/move_list.py"/>
        <source>There is no game in this text: its first word, “{0}”, is no move.</source>
        <translation>In diesem Text steht keine Partie: Sein erstes Wort, „{0}“, ist kein Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/move_list.py"/>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>Move {0}, {1}, cannot be played: {2}</source>
        <translation>Zug {0}, {1}, ist nicht möglich: {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/move_list.py"/>
        <source>There is no game in this text: it has no moves.</source>
        <translation>In diesem Text steht keine Partie: Er enthält keine Züge.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <location filename="../../escabel_gui/rules/message.py"/>
        <location filename="../../escabel_gui/rules/message.py"/>
        <source>{0}</source>
        <translation>{0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/message.py"/>
        <source>{0} and {1}</source>
        <translation>{0} und {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/explanation.py"/>
        <source>{0} is better.</source>
        <translation>{0} ist besser.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/explanation.py"/>
        <source>{0} was played.</source>
        <translation>Gespielt wurde {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/explanation.py"/>
        <source>{0} was played instead.</source>
        <translation>Gespielt wurde stattdessen {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/explanation.py"/>
        <source>{0} can answer {1}.</source>
        <translation>{0} kann mit {1} antworten.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/explanation.py"/>
        <source>Only the moves that follow show why {0} is better.</source>
        <translation>Erst die folgenden Züge zeigen, warum {0} besser ist.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/gradual_loss.py"/>
        <source>Your chance to win slipped from {0}% to {1}% between moves {2} and {3}.</source>
        <translation>Deine Gewinnchance sank zwischen Zug {2} und Zug {3} von {0}&#xa0;% auf {1}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/gradual_loss.py"/>
        <source>{0}’s game slipped from {1}% to {2}% between moves {3} and {4}.</source>
        <translation>Die Partie von {0} rutschte zwischen Zug {3} und Zug {4} von {1}&#xa0;% auf {2}&#xa0;% ab.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/decoding.py"/>
        <source>This is not a text file: choose an SGF file or a list of moves.</source>
        <translation>Das ist keine Textdatei: Wähle eine SGF-Datei oder eine Liste von Zügen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/decoding.py"/>
        <source>The text is encoded as {0}: save it as UTF-8 and open it again.</source>
        <translation>Der Text ist als {0} kodiert: Speichere ihn als UTF-8 und öffne ihn noch einmal.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/decoding.py"/>
        <source>The text claims to be {0} but is not: it may be damaged.</source>
        <translation>Der Text gibt sich als {0} aus, ist es aber nicht: Vielleicht ist er beschädigt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>There are several games in this file: move it elsewhere and import it.</source>
        <translation>In dieser Datei stehen mehrere Partien: Leg sie woanders hin und importiere sie.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>There is no game in this text: an SGF game begins with “(;”.</source>
        <translation>In diesem Text steht keine Partie: Eine SGF-Partie beginnt mit „(;“.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>A semicolon is missing before a node.</source>
        <translation>Vor einem Knoten fehlt ein Semikolon.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>The file ends in the middle of the game: its end is missing.</source>
        <translation>Die Datei hört mitten in der Partie auf: Ihr Ende fehlt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>“{0}” is not SGF: the file is damaged here.</source>
        <translation>„{0}“ ist kein SGF: Die Datei ist hier beschädigt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>“{0}” has no value in brackets: the file is damaged here.</source>
        <translation>„{0}“ hat keinen Wert in Klammern: Die Datei ist hier beschädigt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>Pieces set up with {0} cannot be read: only games can.</source>
        <translation>Mit {0} aufgestellte Steine lassen sich nicht lesen: Nur Partien werden gelesen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>Move {0} is recorded as {1}’s, but it is not {1}’s turn.</source>
        <translation>Zug {0} steht als Zug von {1} da, aber {1} ist nicht am Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>The position at the beginning cannot be set up: {0}.</source>
        <translation>Die Anfangsstellung lässt sich nicht aufbauen: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>These rules (RU) are not known here: {0}.</source>
        <translation>Diese Regeln (RU) sind hier nicht bekannt: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>{0} is played on sizes {1} to {2}, and SZ is {3}.</source>
        <translation>{0} wird auf den Größen {1} bis {2} gespielt, und SZ ist {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>This is a record of another game (GM {0}), which is not played here.</source>
        <translation>Das ist die Aufzeichnung eines anderen Spiels (GM {0}), das hier nicht gespielt wird.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>The record does not say which game it is: RU is missing in its first node.</source>
        <translation>Die Aufzeichnung sagt nicht, welches Spiel es ist: RU fehlt im ersten Knoten.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>“{0}” stands where b or w tells who is to move</source>
        <translation>„{0}“ steht dort, wo b oder w sagt, wer am Zug ist</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>It is better to have this first move than to answer it.</source>
        <translation>Es ist besser, diesen ersten Zug zu haben, als auf ihn zu antworten.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>{0}’s best answer is {1}.</source>
        <translation>Die beste Antwort von {0} ist {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>{0}’s best answer is {1}; then comes {2}.</source>
        <translation>Die beste Antwort von {0} ist {1}; dann folgt {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>{0} instead of {1} would be as good: this is a matter of taste.</source>
        <translation>{0} statt {1} wäre genauso gut: Das ist Geschmackssache.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>Several other moves are as good as {0}: this is a matter of taste.</source>
        <translation>Mehrere andere Züge sind so gut wie {0}: Das ist Geschmackssache.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>As far as the bot sees, it hardly matters where the first piece is placed.</source>
        <translation>Soweit der Bot sieht, ist es fast gleich, wohin der erste Stein kommt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>The opponent may then swap sides: the best first move is one that gives both the same chance.</source>
        <translation>Danach darf der Gegner die Seiten tauschen: Am besten ist ein erster Zug, der beiden die gleiche Chance gibt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>The bot gives it a chance of {0}% to win, and {1}, the next best, {2}%.</source>
        <translation>Der Bot gibt diesem Zug {0}&#xa0;% Gewinnchance und dem nächstbesten, {1}, {2}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>The bot gives it a chance of {0}% to win.</source>
        <translation>Der Bot gibt diesem Zug {0}&#xa0;% Gewinnchance.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>Pass. {0}</source>
        <translation>Passe. {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>Try {0}. {1}</source>
        <translation>Versuch {0}. {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>Swap sides. {0}</source>
        <translation>Tausche die Seiten. {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges: {0} wins.</source>
        <translation>Das verbindet den oberen mit dem unteren Rand: {0} gewinnt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges: you win.</source>
        <translation>Das verbindet den oberen mit dem unteren Rand: Du gewinnst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges: {0} wins.</source>
        <translation>Das verbindet den linken mit dem rechten Rand: {0} gewinnt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges: you win.</source>
        <translation>Das verbindet den linken mit dem rechten Rand: Du gewinnst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That leaves {1} no move: {0} wins.</source>
        <translation>Danach hat {1} keinen Zug mehr: {0} gewinnt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That leaves {1} no move: you win.</source>
        <translation>Danach hat {1} keinen Zug mehr: Du gewinnst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That hands {1} the win.</source>
        <translation>Damit geht der Sieg an {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That hands you the win.</source>
        <translation>Damit geht der Sieg an dich.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That ends the game: {0} wins {2} to {3}.</source>
        <translation>Damit endet die Partie: {0} gewinnt {2} zu {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That ends the game: you win {2} to {3}.</source>
        <translation>Damit endet die Partie: Du gewinnst {2} zu {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That ends the game: {1} wins {2} to {3}.</source>
        <translation>Damit endet die Partie: {1} gewinnt {2} zu {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That ends the game in a tie.</source>
        <translation>Damit endet die Partie unentschieden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges, and none of {1}’s {2} replies cuts the chain: {0} wins.</source>
        <translation>Das verbindet den oberen mit dem unteren Rand, und keine der {2} Antworten von {1} trennt die Kette: {0} gewinnt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges, and none of {1}’s {2} replies cuts the chain: you win.</source>
        <translation>Das verbindet den oberen mit dem unteren Rand, und keine der {2} Antworten von {1} trennt die Kette: Du gewinnst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges, and none of your {2} replies cuts the chain: {0} wins.</source>
        <translation>Das verbindet den oberen mit dem unteren Rand, und keine deiner {2} Antworten trennt die Kette: {0} gewinnt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges, and none of {1}’s {2} replies cuts the chain: {0} wins.</source>
        <translation>Das verbindet den linken mit dem rechten Rand, und keine der {2} Antworten von {1} trennt die Kette: {0} gewinnt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges, and none of {1}’s {2} replies cuts the chain: you win.</source>
        <translation>Das verbindet den linken mit dem rechten Rand, und keine der {2} Antworten von {1} trennt die Kette: Du gewinnst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges, and none of your {2} replies cuts the chain: {0} wins.</source>
        <translation>Das verbindet den linken mit dem rechten Rand, und keine deiner {2} Antworten trennt die Kette: {0} gewinnt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges, but {1} can cut the chain with {2}.</source>
        <translation>Das verbindet den oberen mit dem unteren Rand, aber {1} kann die Kette mit {2} trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges, but you can cut the chain with {2}.</source>
        <translation>Das verbindet den oberen mit dem unteren Rand, aber du kannst die Kette mit {2} trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges, but {1} can cut the chain with {2}.</source>
        <translation>Das verbindet den linken mit dem rechten Rand, aber {1} kann die Kette mit {2} trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges, but you can cut the chain with {2}.</source>
        <translation>Das verbindet den linken mit dem rechten Rand, aber du kannst die Kette mit {2} trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges, but {1} can cut the chain in {2} ways.</source>
        <translation>Das verbindet den oberen mit dem unteren Rand, aber {1} kann die Kette auf {2} Arten trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges, but you can cut the chain in {2} ways.</source>
        <translation>Das verbindet den oberen mit dem unteren Rand, aber du kannst die Kette auf {2} Arten trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges, but {1} can cut the chain in {2} ways.</source>
        <translation>Das verbindet den linken mit dem rechten Rand, aber {1} kann die Kette auf {2} Arten trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges, but you can cut the chain in {2} ways.</source>
        <translation>Das verbindet den linken mit dem rechten Rand, aber du kannst die Kette auf {2} Arten trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges: it wins unless {1} cuts the chain.</source>
        <translation>Das verbindet den oberen mit dem unteren Rand und gewinnt, wenn {1} die Kette nicht trennt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges: it wins unless you cut the chain.</source>
        <translation>Das verbindet den oberen mit dem unteren Rand und gewinnt, wenn du die Kette nicht trennst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges: it wins unless {1} cuts the chain.</source>
        <translation>Das verbindet den linken mit dem rechten Rand und gewinnt, wenn {1} die Kette nicht trennt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges: it wins unless you cut the chain.</source>
        <translation>Das verbindet den linken mit dem rechten Rand und gewinnt, wenn du die Kette nicht trennst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>Whatever {1} does now, {0} wins on the next turn.</source>
        <translation>Was auch immer {1} jetzt zieht: {0} gewinnt im nächsten Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>Whatever {1} does now, you win on the next turn.</source>
        <translation>Was auch immer {1} jetzt zieht: Du gewinnst im nächsten Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That cuts {1}’s chain from {2} to {3}, which would have won.</source>
        <translation>Das trennt die Kette von {1}, die von {2} bis {3} reicht und gewonnen hätte.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That cuts your chain from {2} to {3}, which would have won.</source>
        <translation>Das trennt deine Kette, die von {2} bis {3} reicht und gewonnen hätte.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops {1} from winning with {2}.</source>
        <translation>Das hindert {1} daran, mit {2} zu gewinnen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops you from winning with {2}.</source>
        <translation>Das hindert dich daran, mit {2} zu gewinnen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops {1} from winning there.</source>
        <translation>Das hindert {1} daran, dort zu gewinnen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops you from winning there.</source>
        <translation>Das hindert dich daran, dort zu gewinnen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops {1} from winning in {2} ways.</source>
        <translation>Das nimmt {1} {2} Züge, die gewonnen hätten.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops you from winning in {2} ways.</source>
        <translation>Das nimmt dir {2} Züge, die gewonnen hätten.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops {1} from joining both edges with {2}.</source>
        <translation>Das hindert {1} daran, mit {2} beide Ränder zu verbinden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops you from joining both edges with {2}.</source>
        <translation>Das hindert dich daran, mit {2} beide Ränder zu verbinden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>After {2}, {0} can cut the chain with {3}.</source>
        <translation>Nach {2} kann {0} die Kette mit {3} trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>After {2}, you can cut the chain with {3}.</source>
        <translation>Nach {2} kannst du die Kette mit {3} trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>After {2}, {0} can cut the chain.</source>
        <translation>Nach {2} kann {0} die Kette trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>After {2}, you can cut the chain.</source>
        <translation>Nach {2} kannst du die Kette trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>If {1} joins both edges with {2}, {0} can now also cut the chain with {3}.</source>
        <translation>Wenn {1} beide Ränder mit {2} verbindet, kann {0} die Kette jetzt auch mit {3} trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>If {1} joins both edges with {2}, you can now also cut the chain with {3}.</source>
        <translation>Wenn {1} beide Ränder mit {2} verbindet, kannst du die Kette jetzt auch mit {3} trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>If {1} joins both edges with {2}, {0} can still cut the chain with {3}.</source>
        <translation>Wenn {1} beide Ränder mit {2} verbindet, kann {0} die Kette noch mit {3} trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>If {1} joins both edges with {2}, you can still cut the chain with {3}.</source>
        <translation>Wenn {1} beide Ränder mit {2} verbindet, kannst du die Kette noch mit {3} trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>But {1} then wins with {2}.</source>
        <translation>Aber {1} gewinnt dann mit {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>But you then win with {2}.</source>
        <translation>Aber du gewinnst dann mit {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>But {1} then has {2} ways to win.</source>
        <translation>Aber {1} kann dann auf {2} Arten gewinnen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>But you then have {2} ways to win.</source>
        <translation>Aber du kannst dann auf {2} Arten gewinnen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That threatens to win with {2}, and {1} cannot stop it: {0} wins.</source>
        <translation>Damit droht der Sieg mit {2}, und {1} kann das nicht verhindern: {0} gewinnt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That threatens to win with {2}, and {1} cannot stop it: you win.</source>
        <translation>Damit droht der Sieg mit {2}, und {1} kann das nicht verhindern: Du gewinnst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That threatens to win with {2}, and you cannot stop it: {0} wins.</source>
        <translation>Damit droht der Sieg mit {2}, und du kannst das nicht verhindern: {0} gewinnt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes two threats at once, {2}, and {1} cannot stop both: {0} wins.</source>
        <translation>Damit drohen zwei Züge zugleich, {2}, und {1} kann nicht beide verhindern: {0} gewinnt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes two threats at once, {2}, and {1} cannot stop both: you win.</source>
        <translation>Damit drohen zwei Züge zugleich, {2}, und {1} kann nicht beide verhindern: Du gewinnst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes two threats at once, {2}, and you cannot stop both: {0} wins.</source>
        <translation>Damit drohen zwei Züge zugleich, {2}, und du kannst nicht beide verhindern: {0} gewinnt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes {3} threats at once, {2}, and {1} cannot stop them all: {0} wins.</source>
        <translation>Damit drohen {3} Züge zugleich, {2}, und {1} kann nicht alle verhindern: {0} gewinnt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes {3} threats at once, {2}, and {1} cannot stop them all: you win.</source>
        <translation>Damit drohen {3} Züge zugleich, {2}, und {1} kann nicht alle verhindern: Du gewinnst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes {3} threats at once, {2}, and you cannot stop them all: {0} wins.</source>
        <translation>Damit drohen {3} Züge zugleich, {2}, und du kannst nicht alle verhindern: {0} gewinnt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes two threats at once, {0}.</source>
        <translation>Damit drohen zwei Züge zugleich, {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes {1} threats at once, {0}.</source>
        <translation>Damit drohen {1} Züge zugleich, {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes {0} threats at once.</source>
        <translation>Damit drohen {0} Züge zugleich.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes two threats at once, {2}; {1} can stop both only with {4}.</source>
        <translation>Damit drohen zwei Züge zugleich, {2}; {1} kann beide nur mit {4} verhindern.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes two threats at once, {2}; you can stop both only with {4}.</source>
        <translation>Damit drohen zwei Züge zugleich, {2}; du kannst beide nur mit {4} verhindern.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes {3} threats at once, {2}; {1} can stop them all only with {4}.</source>
        <translation>Damit drohen {3} Züge zugleich, {2}; {1} kann sie alle nur mit {4} verhindern.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes {3} threats at once, {2}; you can stop them all only with {4}.</source>
        <translation>Damit drohen {3} Züge zugleich, {2}; du kannst sie alle nur mit {4} verhindern.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That threatens to join both edges with {2}, but {1} could still cut the chain.</source>
        <translation>Damit droht {2}, was beide Ränder verbindet; aber {1} könnte die Kette noch trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That threatens to join both edges with {2}, but you could still cut the chain.</source>
        <translation>Damit droht {2}, was beide Ränder verbindet; aber du könntest die Kette noch trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That threatens to win with {0}.</source>
        <translation>Damit droht der Sieg mit {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That connects {0} with {1}.</source>
        <translation>Das verbindet {0} mit {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That connects {0} with {1}: a chain from row {2} to row {3}.</source>
        <translation>Das verbindet {0} mit {1}: eine Kette von Reihe {2} bis Reihe {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That connects {0} with {1}: a chain from column {2} to column {3}.</source>
        <translation>Das verbindet {0} mit {1}: eine Kette von Spalte {2} bis Spalte {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That makes a chain from row {0} to row {1}.</source>
        <translation>So reicht eine Kette von Reihe {0} bis Reihe {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That makes a chain from column {0} to column {1}.</source>
        <translation>So reicht eine Kette von Spalte {0} bis Spalte {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That makes a chain of {0}, from row {1} to row {2}.</source>
        <translation>So entsteht eine Kette aus {0}, von Reihe {1} bis Reihe {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That makes a chain of {0}, from column {1} to column {2}.</source>
        <translation>So entsteht eine Kette aus {0}, von Spalte {1} bis Spalte {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That cuts {0} off from {1}.</source>
        <translation>Das trennt {0} von {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>But that connects {2} and {3} for {1}.</source>
        <translation>Aber es verbindet {2} und {3} für {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>But that connects {2} and {3} for you.</source>
        <translation>Aber es verbindet {2} und {3} für dich.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>But {0} and {1} are no longer connected.</source>
        <translation>Aber {0} und {1} sind nicht mehr verbunden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That brings the chain with {0} to the bottom edge.</source>
        <translation>Die Kette mit {0} erreicht den unteren Rand.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That brings the chain with {0} to the top edge.</source>
        <translation>Die Kette mit {0} erreicht den oberen Rand.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That brings the chain with {0} to the left edge.</source>
        <translation>Die Kette mit {0} erreicht den linken Rand.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That brings the chain with {0} to the right edge.</source>
        <translation>Die Kette mit {0} erreicht den rechten Rand.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That stops {1} from cutting {2} off from {3} there.</source>
        <translation>Das hindert {1} daran, dort {2} von {3} zu trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That stops you from cutting {2} off from {3} there.</source>
        <translation>Das hindert dich daran, dort {2} von {3} zu trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That stops {1} from connecting {2} with {3} there.</source>
        <translation>Das hindert {1} daran, dort {2} mit {3} zu verbinden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That stops you from connecting {2} with {3} there.</source>
        <translation>Das hindert dich daran, dort {2} mit {3} zu verbinden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>It sleeps there: without an enemy stack next to it, it does not count.</source>
        <translation>Dort schläft der Turm: Ohne feindlichen daneben zählt er nicht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That puts {1}’s {2} to sleep.</source>
        <translation>Das lässt {2} von {1} einschlafen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That puts your {2} to sleep.</source>
        <translation>Das lässt dein {2} einschlafen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That wakes {0}’s {2}.</source>
        <translation>Das weckt {2} von {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That wakes your {2}.</source>
        <translation>Das weckt dein {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That puts {0}’s {2} to sleep.</source>
        <translation>Das lässt {2} von {0} einschlafen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That wakes {1}’s {2}.</source>
        <translation>Das weckt {2} von {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That binds {1}’s {2}.</source>
        <translation>Das bindet {2} von {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That binds your {2}.</source>
        <translation>Das bindet dein {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>Points after that: {0} {2}, {1} {3} (before: {4} and {5}).</source>
        <translation>Punkte danach: {0} {2}, {1} {3} (vorher {4} und {5}).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>Points after that: you {2}, {1} {3} (before: {4} and {5}).</source>
        <translation>Punkte danach: du {2}, {1} {3} (vorher {4} und {5}).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>Points after that: {0} {2}, you {3} (before: {4} and {5}).</source>
        <translation>Punkte danach: {0} {2}, du {3} (vorher {4} und {5}).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>The points stay as they are: {0} {2}, {1} {3}.</source>
        <translation>Die Punkte bleiben, wie sie sind: {0} {2}, {1} {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>The points stay as they are: you {2}, {1} {3}.</source>
        <translation>Die Punkte bleiben, wie sie sind: du {2}, {1} {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>The points stay as they are: {0} {2}, you {3}.</source>
        <translation>Die Punkte bleiben, wie sie sind: {0} {2}, du {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>No other move leads to such a good score at once.</source>
        <translation>Kein anderer Zug führt sofort zu einem so guten Punktestand.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>No move leads to a better score at once.</source>
        <translation>Kein Zug führt sofort zu einem besseren Punktestand.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>If {1} passes, too, the game ends: {0} wins {2} to {3}.</source>
        <translation>Passt auch {1}, so endet die Partie: {0} gewinnt {2} zu {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>If {1} passes, too, the game ends: you win {2} to {3}.</source>
        <translation>Passt auch {1}, so endet die Partie: Du gewinnst {2} zu {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>If you pass, too, the game ends: {0} wins {2} to {3}.</source>
        <translation>Passt auch du, so endet die Partie: {0} gewinnt {2} zu {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>If {1} passes, too, the game ends: {1} wins {2} to {3}.</source>
        <translation>Passt auch {1}, so endet die Partie: {1} gewinnt {2} zu {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>If you pass, too, the game ends: you win {2} to {3}.</source>
        <translation>Passt auch du, so endet die Partie: Du gewinnst {2} zu {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>If {1} passes, too, the game ends in a tie.</source>
        <translation>Passt auch {1}, so endet die Partie unentschieden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>If you pass, too, the game ends in a tie.</source>
        <translation>Passt auch du, so endet die Partie unentschieden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>A pass instead ends the game, and {1} wins {2} to {3}.</source>
        <translation>Passen beendet stattdessen die Partie, und {1} gewinnt {2} zu {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>A pass instead ends the game, and you win {2} to {3}.</source>
        <translation>Passen beendet stattdessen die Partie, und du gewinnst {2} zu {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>No other move gains a point at once.</source>
        <translation>Kein anderer Zug bringt sofort einen Punkt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That takes {1}’s {2}.</source>
        <translation>Das nimmt {1} {2} weg.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That takes your {2}.</source>
        <translation>Das nimmt dir {2} weg.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That also takes {0}.</source>
        <translation>Das gewinnt {0} dazu.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That lets {0} place on {2} as well.</source>
        <translation>{0} kann nun auch auf {2} setzen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That lets you place on {2} as well.</source>
        <translation>Du kannst nun auch auf {2} setzen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>{1} can no longer place on {2}.</source>
        <translation>{1} kann nicht mehr auf {2} setzen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>You can no longer place on {2}.</source>
        <translation>Du kannst nicht mehr auf {2} setzen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: Black wins {1}% of the games. Swap.</source>
        <translation>{0}: Schwarz gewinnt {1}&#xa0;% der Partien. Tausche.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0} is fair: Black wins {1}% of the games.</source>
        <translation>{0} ist fair: Schwarz gewinnt {1}&#xa0;% der Partien.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: Black wins {1}% of the games. Do not swap.</source>
        <translation>{0}: Schwarz gewinnt {1}&#xa0;% der Partien. Tausche nicht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: Black wins {1}% of the games. The other side should swap.</source>
        <translation>{0}: Schwarz gewinnt {1}&#xa0;% der Partien. Die andere Seite sollte tauschen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: Black wins {1}% of the games. The other side should not swap.</source>
        <translation>{0}: Schwarz gewinnt {1}&#xa0;% der Partien. Die andere Seite sollte nicht tauschen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: Black wins with perfect play, which is proven. Swap.</source>
        <translation>{0}: Schwarz gewinnt bei bestem Spiel, das ist bewiesen. Tausche.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0} is a fair first move: swapping or not makes no difference (proven).</source>
        <translation>{0} ist ein fairer erster Zug: Ob du tauschst, ändert nichts (bewiesen).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: White wins with perfect play, which is proven. Do not swap.</source>
        <translation>{0}: Weiß gewinnt bei bestem Spiel, das ist bewiesen. Tausche nicht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>Who wins with perfect play after each first move: 100 means Black, 0 means White.</source>
        <translation>Wer nach jedem ersten Zug bei bestem Spiel gewinnt: 100 heißt Schwarz, 0 heißt Weiß.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>Black’s wins in percent after this first move. Square: fair. Triangle up: swap. Triangle down: do not swap.</source>
        <translation>Siege von Schwarz nach diesem ersten Zug, in Prozent. Quadrat: fair. Dreieck nach oben: tauschen. Dreieck nach unten: nicht tauschen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} becomes {0}’s.</source>
        <translation>{2} geht an {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} becomes yours.</source>
        <translation>{2} geht an dich.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0}’s stack {2} grows: it becomes {3} high.</source>
        <translation>Der Turm von {0} auf {2} wächst und wird {3} hoch.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>Your stack {2} grows: it becomes {3} high.</source>
        <translation>Dein Turm auf {2} wächst und wird {3} hoch.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} becomes {0}’s, and {3} with it.</source>
        <translation>{2} geht an {0}, und {3} dazu.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} becomes yours, and {3} with it.</source>
        <translation>{2} geht an dich, und {3} dazu.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} flips and becomes {0}’s.</source>
        <translation>{2} wird umgedreht und geht an {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} flips and becomes yours.</source>
        <translation>{2} wird umgedreht und geht an dich.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} climbs {3}: {3} becomes {0}’s and {4} high; {1} gets {2}.</source>
        <translation>{2} steigt auf {3}: {3} geht an {0} und ist {4} hoch; {1} bekommt {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} climbs {3}: {3} becomes yours and {4} high; {1} gets {2}.</source>
        <translation>{2} steigt auf {3}: {3} geht an dich und ist {4} hoch; {1} bekommt {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} climbs {3}: {3} becomes {0}’s and {4} high; you get {2}.</source>
        <translation>{2} steigt auf {3}: {3} geht an {0} und ist {4} hoch; du bekommst {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} climbs {3}: {3} becomes {0}’s and {4} high; {2} is left empty.</source>
        <translation>{2} steigt auf {3}: {3} geht an {0} und ist {4} hoch; {2} bleibt leer zurück.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} climbs {3}: {3} becomes yours and {4} high; {2} is left empty.</source>
        <translation>{2} steigt auf {3}: {3} geht an dich und ist {4} hoch; {2} bleibt leer zurück.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} moves to {3}.</source>
        <translation>{2} zieht nach {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} captures {3}.</source>
        <translation>{2} schlägt {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} passes.</source>
        <translation>{0} passt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>The players swap sides, and White moves next.</source>
        <translation>Die Spieler tauschen die Seiten, und Weiß zieht als Nächstes.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You swap sides: Black becomes yours, and White moves next.</source>
        <translation>Du tauschst die Seiten: Du übernimmst Schwarz, und Weiß zieht als Nächstes.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>White swaps sides: White becomes yours, and it is your turn.</source>
        <translation>Weiß tauscht die Seiten: Du übernimmst Weiß und bist am Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} placed on {2}.</source>
        <translation>{0} hat auf {2} gesetzt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You placed on {2}.</source>
        <translation>Du hast auf {2} gesetzt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} placed on {2}: it is {3} high now.</source>
        <translation>{0} hat auf {2} gesetzt: Der Turm ist jetzt {3} hoch.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You placed on {2}: it is {3} high now.</source>
        <translation>Du hast auf {2} gesetzt: Der Turm ist jetzt {3} hoch.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} placed on {2} and won {3} with it.</source>
        <translation>{0} hat auf {2} gesetzt und {3} dazugewonnen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You placed on {2} and won {3} with it.</source>
        <translation>Du hast auf {2} gesetzt und {3} dazugewonnen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} flipped {2}: it is {0}’s now.</source>
        <translation>{0} hat {2} umgedreht: Der Stein gehört jetzt {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You flipped {2}: it is yours now.</source>
        <translation>Du hast {2} umgedreht: Der Stein gehört jetzt dir.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} climbed {3}: it is {0}’s now and {4} high; {1} got {2}.</source>
        <translation>{0} ist auf {3} gestiegen und hat dort jetzt Höhe {4}; {1} hat {2} bekommen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You climbed {3}: it is yours now and {4} high; {1} got {2}.</source>
        <translation>Du bist auf {3} gestiegen und hast dort jetzt Höhe {4}; {1} hat {2} bekommen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} climbed {3}: it is {0}’s now and {4} high; you got {2}.</source>
        <translation>{0} ist auf {3} gestiegen und hat dort jetzt Höhe {4}; du hast {2} bekommen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} climbed {3} from {2}: it is {0}’s now and {4} high.</source>
        <translation>{0} ist von {2} auf {3} gestiegen und hat dort jetzt Höhe {4}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You climbed {3} from {2}: it is yours now and {4} high.</source>
        <translation>Du bist von {2} auf {3} gestiegen und hast dort jetzt Höhe {4}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} moved from {2} to {3}.</source>
        <translation>{0} ist von {2} nach {3} gezogen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You moved from {2} to {3}.</source>
        <translation>Du bist von {2} nach {3} gezogen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} captured {3} from {2}.</source>
        <translation>{0} hat von {2} aus {3} geschlagen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You captured {3} from {2}.</source>
        <translation>Du hast von {2} aus {3} geschlagen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} passed.</source>
        <translation>{0} hat gepasst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You passed.</source>
        <translation>Du hast gepasst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>The players swapped sides.</source>
        <translation>Die Spieler haben die Seiten getauscht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You swapped sides: Black is yours now.</source>
        <translation>Du hast die Seiten getauscht: Schwarz gehört jetzt dir.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>White swapped sides: White is yours now.</source>
        <translation>Weiß hat die Seiten getauscht: Weiß gehört jetzt dir.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} can climb {3}: {0} gets it, and {1} gets {2}.</source>
        <translation>{2} kann auf {3} steigen: {0} bekommt {3}, und {1} bekommt {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} can climb {3}: you get it, and {1} gets {2}.</source>
        <translation>{2} kann auf {3} steigen: Du bekommst {3}, und {1} bekommt {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} can move to {1}.</source>
        <translation>{0} kann nach {1} ziehen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} Chosen twice, it becomes {1} high.</source>
        <translation>{0} Zweimal gewählt, wird der Turm {1} hoch.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} can climb {3}: {0} gets it, and {2} is left empty.</source>
        <translation>{2} kann auf {3} steigen: {0} bekommt {3}, und {2} bleibt leer zurück.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} can climb {3}: you get it, and {2} is left empty.</source>
        <translation>{2} kann auf {3} steigen: Du bekommst {3}, und {2} bleibt leer zurück.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/message.py"/>
        <source>{0} or {1}</source>
        <translation>{0} oder {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/connection.py"/>
        <source>Stacks of one color side by side are always connected.</source>
        <translation>Türme einer Farbe nebeneinander sind immer verbunden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>Nobody</source>
        <extracomment>the players; also the subject or object of sentences</extracomment>
        <translation>Niemand</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>Click a point to place a piece.</source>
        <translation>Klicke auf einen Punkt, um einen Stein zu setzen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>The pie rule here swaps sides, not pieces: write swap-sides.</source>
        <translation>Die Tauschregel vertauscht hier die Seiten, nicht die Steine: Schreib swap-sides.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>“{0}” is no move.</source>
        <translation>„{0}“ ist kein Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>“{0}” is no move: write it like {1}.</source>
        <translation>„{0}“ ist kein Zug: Schreib ihn wie {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>There is no point {0} on this board.</source>
        <translation>Einen Punkt {0} gibt es auf diesem Brett nicht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>This game is played without the pie rule.</source>
        <translation>Diese Partie wird ohne Tauschregel gespielt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>White may swap sides only instead of White’s first move.</source>
        <translation>Weiß darf die Seiten nur anstelle des eigenen ersten Zuges tauschen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>The board ends there.</source>
        <translation>Dort endet das Brett.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>{0} is taken.</source>
        <translation>{0} ist besetzt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>In this game no piece is ever flipped.</source>
        <translation>In diesem Spiel werden keine Steine umgedreht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>Nobody may pass in this game.</source>
        <translation>In diesem Spiel darf niemand passen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>{0} and {1} are not next to each other.</source>
        <translation>{0} und {1} sind keine Nachbarn.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>“{0}” is not a stack on this board: write it like d4b or e5wb</source>
        <translation>„{0}“ ist kein Turm auf diesem Brett: Schreib ihn wie d4b oder e5wb</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>{0} is named twice</source>
        <translation>{0} ist zweimal genannt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>There are more than {0} pieces of one color</source>
        <translation>Von einer Farbe sind mehr als {0} Steine da</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>{0} is {1} high, and no stack here is higher than {2}</source>
        <translation>{0} ist {1} hoch, und kein Turm wird hier höher als {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>The game would be over here: {0} would have won.</source>
        <translation>Hier wäre die Partie zu Ende: {0} hätte gewonnen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is sleeping: with no enemy stack next to it, it does not count.</source>
        <translation>{0} schläft: Ohne feindlichen Turm daneben zählt der Turm nicht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is three high: it stays as it is to the end.</source>
        <translation>{0} ist drei hoch: So bleibt der Turm bis zum Schluss.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is bound: without it the band would break.</source>
        <translation>{0} ist gebunden: Ohne diesen Turm würde das Band reißen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Only enemy stacks are climbed: the two pieces on top of {0} have one color.</source>
        <translation>Nur feindliche Türme werden bestiegen: Die zwei obersten Steine von {0} haben dieselbe Farbe.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>All stacks form one band: {0} and {1} do not.</source>
        <translation>Alle Türme bilden ein Band: {0} und {1} nicht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} is taken: a new piece goes onto an empty point.</source>
        <translation>{0} ist besetzt: Ein neuer Stein kommt auf einen leeren Punkt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Nothing goes onto {0}: you have no pieces left. Move a stack, or pass.</source>
        <translation>Auf {0} kommt nichts: Du hast keine Steine mehr. Bewege einen Turm, oder passe.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} cannot move yet: Black first places a second piece.</source>
        <translation>{0} kann noch nicht ziehen: Erst setzt Schwarz einen zweiten Stein.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} cannot move: there is no enemy stack next to it.</source>
        <translation>{0} kann nicht ziehen: Daneben steht kein feindlicher Turm.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} cannot move: with any enemy stack next to it, it would be more than three high.</source>
        <translation>{0} kann nicht ziehen: Mit jedem feindlichen Turm daneben wäre der Turm höher als drei.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is yours: it may move onto an enemy stack next to it.</source>
        <translation>{0} gehört dir: Der Turm darf auf einen feindlichen daneben ziehen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>There is nothing to move on {0}.</source>
        <translation>Auf {0} gibt es nichts zu ziehen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>You move only your own stacks: {0} is {1}’s.</source>
        <translation>Du ziehst nur mit eigenen Türmen: {0} gehört {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is empty: a stack moves only onto an enemy stack.</source>
        <translation>{0} ist leer: Ein Turm zieht nur auf einen feindlichen Turm.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is yours already: a stack moves only onto an enemy stack.</source>
        <translation>{0} gehört dir schon: Ein Turm zieht nur auf einen feindlichen Turm.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Stacks are at most three high: {0} and {1} together would be {2}.</source>
        <translation>Türme sind höchstens drei hoch: {0} und {1} zusammen wären {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>You may pass only with no pieces left in your hand.</source>
        <translation>Du darfst nur passen, wenn du keine Steine mehr in der Hand hast.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>A stack moves one step: {0} and {1} are not next to each other.</source>
        <translation>Ein Turm zieht einen Schritt weit: {0} und {1} sind keine Nachbarn.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Board</source>
        <extracomment>a choice between kinds of boards</extracomment>
        <translation>Brett</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Hexagon</source>
        <translation>Sechseck</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>37 points in a hexagon, each with up to six neighbors.</source>
        <translation>37 Punkte in einem Sechseck, jeder mit bis zu sechs Nachbarn.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>49 points in a square; diagonal neighbors are neighbors, too: sharper.</source>
        <translation>49 Punkte in einem Quadrat; auch diagonale Punkte sind Nachbarn: schärfer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>49 points in squares and triangles, each with two to five neighbors.</source>
        <translation>49 Punkte in Quadraten und Dreiecken, jeder mit zwei bis fünf Nachbarn.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Climb enemy stacks, but keep all stacks in one group; at the end only stacks next to an enemy count.</source>
        <translation>Steig auf feindliche Türme, aber halte alle Türme in einer Gruppe; am Ende zählen nur Türme neben einem feindlichen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>A new piece goes next to a stack: there is none next to {0}.</source>
        <translation>Ein neuer Stein kommt neben einen Turm: Neben {0} steht keiner.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Snub square</source>
        <translation>Abgeschrägtes Quadrat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>{0}: Black has {1} and White has {2} of its {3} corners.</source>
        <translation>{0}: Von {3} Ecken hat Schwarz {1} und Weiß {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>You may place in the space {0} only with exactly half of its {2} corners: you have {1}.</source>
        <translation>Auf das Feld {0} darfst du nur mit genau der Hälfte seiner {2} Ecken setzen: Du hast {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>{0} is a space: you place only on vertices, where lines cross.</source>
        <translation>{0} ist ein Feld: Du setzt nur auf Kreuzungen der Linien.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>Stones of one color in a space and on its corner are always connected.</source>
        <translation>Steine einer Farbe auf einem Feld und auf seiner Ecke sind immer verbunden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>Stones of one color in spaces side by side are connected.</source>
        <translation>Steine einer Farbe auf Feldern nebeneinander sind verbunden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>Two stones are not connected by the line between them.</source>
        <translation>Zwei Steine sind durch die Linie zwischen ihnen nicht verbunden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>Take the corners of a space to win it, and connect your two edges.</source>
        <translation>Besetze die Ecken eines Feldes, um es zu gewinnen, und verbinde deine zwei Ränder.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>Click where two lines cross to place a stone.</source>
        <translation>Klicke auf eine Kreuzung, um einen Stein zu setzen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>spaces</source>
        <translation>Felder</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Diagonal neighbors of one color are connected, as they are in no crosscut.</source>
        <translation>Diagonale Nachbarn einer Farbe sind verbunden, da sie in keinem Kreuzschnitt stehen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In this crosscut {0} and {1} are connected: both are higher than {2}.</source>
        <translation>In diesem Kreuzschnitt sind {0} und {1} verbunden: Beide sind höher als {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In this crosscut {0} and {1} are connected: {0} is as high as {2}, and {1} is higher than {3}.</source>
        <translation>In diesem Kreuzschnitt sind {0} und {1} verbunden: {0} ist so hoch wie {2}, und {1} ist höher als {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In this crosscut {0} and {1} are cut: {0} is not higher than {2}.</source>
        <translation>In diesem Kreuzschnitt sind {0} und {1} getrennt: {0} ist nicht höher als {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In this crosscut {0} and {1} are cut: {0} is lower than {2}.</source>
        <translation>In diesem Kreuzschnitt sind {0} und {1} getrennt: {0} ist niedriger als {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In this crosscut {0} and {1} are cut: {0} is only as high as {2}, and {1} is not higher than {3}.</source>
        <translation>In diesem Kreuzschnitt sind {0} und {1} getrennt: {0} ist nur so hoch wie {2}, und {1} ist nicht höher als {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} is taken: a new piece goes onto an empty point or a stack of yours.</source>
        <translation>{0} ist besetzt: Ein neuer Stein kommt auf einen leeren Punkt oder einen eigenen Turm.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} can neither grow nor climb: no stack beside it has its height.</source>
        <translation>{0} kann weder wachsen noch steigen: Kein Turm daneben hat dieselbe Höhe.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} is yours: its top piece may move onto an enemy stack beside it.</source>
        <translation>{0} gehört dir: Der oberste Stein darf auf einen feindlichen Turm daneben ziehen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} cannot move: it shares no crosscut with an enemy stack of its height.</source>
        <translation>{0} kann nicht ziehen: Kein feindlicher Turm gleicher Höhe steht mit diesem im selben Kreuzschnitt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} cannot move: no enemy stack above, below, left or right of it has its height.</source>
        <translation>{0} kann nicht ziehen: Kein feindlicher Turm darüber, darunter, links oder rechts hat dieselbe Höhe.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} is empty: a piece moves only onto an enemy stack.</source>
        <translation>{0} ist leer: Ein Stein zieht nur auf einen feindlichen Turm.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} is yours already: a piece moves only onto an enemy stack.</source>
        <translation>{0} gehört dir schon: Ein Stein zieht nur auf einen feindlichen Turm.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A piece moves only between stacks of the same height: {0} is {1} high, and {2} is {3}.</source>
        <translation>Ein Stein zieht nur zwischen Türmen gleicher Höhe: {0} ist {1} hoch und {2} ist {3} hoch.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Here a piece moves only within a crosscut, and {0} and {1} share none.</source>
        <translation>Hier zieht ein Stein nur innerhalb eines Kreuzschnitts, und {0} und {1} haben keinen gemeinsam.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A piece moves one point up, down, left or right: {0} and {1} are not side by side.</source>
        <translation>Ein Stein zieht einen Punkt nach oben, unten, links oder rechts: {0} und {1} liegen nicht nebeneinander.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Connection</source>
        <extracomment>a rule that can be chosen: what counts as connected</extracomment>
        <translation>Verbindung</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Plain</source>
        <extracomment>the plain rule of connection</extracomment>
        <translation>Einfach</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In a crosscut, two stacks are connected when both are higher than the lower enemy stack.</source>
        <translation>In einem Kreuzschnitt sind zwei Türme verbunden, wenn beide höher sind als der niedrigere feindliche.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Tiebreak</source>
        <extracomment>the rule of connection in which the second highest stacks break ties</extracomment>
        <translation>Stichentscheid</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>As plain; and an equal lower stack is enough when the higher one beats the higher enemy stack.</source>
        <translation>Wie „Einfach“; außerdem genügt es, wenn der niedrigere gleich hoch ist und der höhere den höheren feindlichen überragt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Movement</source>
        <extracomment>a rule that can be chosen: where pieces may move</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Anywhere</source>
        <extracomment>pieces may move anywhere</extracomment>
        <translation>Überall</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A piece may move onto any enemy stack of the same height beside it.</source>
        <translation>Ein Stein darf auf jeden feindlichen Turm gleicher Höhe daneben ziehen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In crosscuts</source>
        <extracomment>pieces may move in crosscuts only</extracomment>
        <translation>In Kreuzschnitten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A piece may move only between two stacks of the same crosscut.</source>
        <translation>Ein Stein darf nur zwischen zwei Türmen desselben Kreuzschnitts ziehen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Growth</source>
        <extracomment>a rule that can be chosen: whether stacks grow without climbing</extracomment>
        <translation>Wachstum</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>None</source>
        <extracomment>stacks grow by climbing only</extracomment>
        <translation>Keines</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A new piece goes onto an empty point.</source>
        <translation>Ein neuer Stein kommt auf einen leeren Punkt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Beside equals</source>
        <extracomment>stacks grow beside stacks of the same height</extracomment>
        <translation>Neben gleich hohen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A new piece may also go onto a stack of your own that is as high as a stack beside it.</source>
        <translation>Ein neuer Stein darf auch auf einen eigenen Turm, der so hoch ist wie ein Turm daneben.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Start</source>
        <comment>what the board begins with</comment>
        <translation>Anfang</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Empty board</source>
        <translation>Leeres Brett</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>The board starts empty.</source>
        <translation>Das Brett ist am Anfang leer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Checkered, Black on a1</source>
        <translation>Schachbrett, Schwarz auf a1</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>The board starts full of single pieces, black and white in turn, with a black one on a1.</source>
        <translation>Am Anfang ist das Brett voll einzelner Steine, schwarz und weiß im Wechsel, auf a1 ein schwarzer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Checkered, White on a1</source>
        <translation>Schachbrett, Weiß auf a1</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>The board starts full of single pieces, black and white in turn, with a white one on a1.</source>
        <translation>Am Anfang ist das Brett voll einzelner Steine, schwarz und weiß im Wechsel, auf a1 ein weißer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Place pieces and climb onto enemy stacks to connect your two edges; in a crosscut, height decides.</source>
        <translation>Setze Steine und steig auf feindliche Türme, um deine zwei Ränder zu verbinden; im Kreuzschnitt entscheidet die Höhe.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/fast_conquare.py"/>
        <source>Two corners of a space already win it: take them, and connect your two edges.</source>
        <translation>Schon zwei Ecken gewinnen ein Feld: Besetze sie, und verbinde deine zwei Ränder.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/fast_quabble.py"/>
        <source>Half of the light squares around a dark one already win it: take them, and connect your two edges.</source>
        <translation>Schon die Hälfte der hellen Felder um ein dunkles gewinnt es: Besetze sie, und verbinde deine zwei Ränder.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Click a light square to place a stone.</source>
        <translation>Klicke auf ein helles Feld, um einen Stein zu setzen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Both control it.</source>
        <translation>Beide haben die Kontrolle.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0} controls it.</source>
        <translation>{0} hat die Kontrolle.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Both contest it.</source>
        <translation>Für beide umkämpft.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0} contests it.</source>
        <translation>Für {0} umkämpft.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Nobody controls or contests it.</source>
        <translation>Weder kontrolliert noch umkämpft.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0} is taken: a stone goes onto an empty place.</source>
        <translation>{0} ist besetzt: Ein Stein kommt auf eine leere Stelle.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>The dark square {0} cannot be placed on: {1} light squares have no half. It comes along once {2} are yours.</source>
        <translation>Auf das dunkle Feld {0} kann niemand setzen: {1} helle Nachbarn haben keine Hälfte. Es kommt mit, sobald dir {2} davon gehören.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0}: Black has {1} and White has {2} of its {3} light squares.</source>
        <translation>{0}: Von {3} hellen Feldern hat Schwarz {1} und Weiß {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0} is a dark square: you place on light squares only.</source>
        <translation>{0} ist ein dunkles Feld: Du setzt nur auf helle Felder.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>In this game no stone is ever moved.</source>
        <translation>In diesem Spiel wird kein Stein bewegt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0} is empty, and {1} controls it: a stone would have come there by itself</source>
        <translation>{0} ist leer, obwohl {1} dort die Kontrolle hat: Ein Stein wäre von selbst dorthin gekommen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>In this game no stone is ever moved: the one on {0} stays there.</source>
        <translation>In diesem Spiel wird kein Stein bewegt: Der auf {0} bleibt dort.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>In this game no stone is ever flipped.</source>
        <translation>In diesem Spiel wird kein Stein umgedreht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>You may place on the dark square {0} only with exactly half of its {2} light squares: you have {1}.</source>
        <translation>Auf das dunkle Feld {0} darfst du nur mit genau der Hälfte seiner {2} hellen Nachbarn setzen: Du hast {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Stones of one color side by side are always connected.</source>
        <translation>Steine einer Farbe nebeneinander sind immer verbunden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Stones of one color on diagonal dark squares are connected.</source>
        <translation>Steine einer Farbe auf diagonal benachbarten dunklen Feldern sind verbunden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Stones on diagonal light squares are not connected.</source>
        <translation>Steine auf diagonal benachbarten hellen Feldern sind nicht verbunden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Take light squares to win the dark ones between them, and connect your two edges.</source>
        <translation>Nimm helle Felder, um die dunklen dazwischen zu gewinnen, und verbinde deine zwei Ränder.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>{0}: Black has {1} and White has {2} of its {3} lines of sight.</source>
        <translation>{0}: Von {3} Sichtlinien hat Schwarz {1} und Weiß {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>The stone on {0} can be flipped: write {0}*.</source>
        <translation>Der Stein auf {0} kann umgedreht werden: Schreib {0}*.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>You may place on {0} only with at least half of its {2} lines of sight: you have {1}.</source>
        <translation>Auf {0} darfst du nur mit mindestens der Hälfte der {2} Sichtlinien setzen: Du hast {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>There is no enemy stone to flip on {0}.</source>
        <translation>Auf {0} liegt kein feindlicher Stein, der umgedreht werden könnte.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>{0} is a light square: only stones on dark squares are flipped.</source>
        <translation>{0} ist ein helles Feld: Nur Steine auf dunklen Feldern werden umgedreht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>You may flip the stone on {0} only with more than half of its {2} lines of sight: you have {1}.</source>
        <translation>Den Stein auf {0} darfst du nur mit mehr als der Hälfte der {2} Sichtlinien umdrehen: Du hast {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>You pass only when you have no other move.</source>
        <translation>Du passt nur, wenn du keinen anderen Zug hast.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>Connect your two edges: take light squares, dark ones that you see from enough sides, or flip stones there.</source>
        <translation>Verbinde deine zwei Ränder: Nimm helle Felder und dunkle, die du von genug Seiten siehst, oder dreh dort Steine um.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>Drills</source>
        <extracomment>mistakes from one’s own games, asked again</extracomment>
        <translation>Übungen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Positions that you got wrong, asked again</source>
        <translation>Stellungen, in denen du dich geirrt hast, noch einmal zum Üben</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Next drill</source>
        <translation>Nächste Übung</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>The next one that is due</source>
        <translation>Die nächste, die fällig ist</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Hint for the drill</source>
        <translation>Tipp zur Übung</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Show me a good move</source>
        <translation>Zeig mir einen guten Zug</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Point at the place where a good move begins; that counts as a wrong answer</source>
        <translation>Die Stelle zeigen, an der ein guter Zug beginnt; das zählt als falsche Antwort</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Make the best move that is known; that counts as a wrong answer</source>
        <translation>Den besten bekannten Zug machen; das zählt als falsche Antwort</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>What answers this move?</source>
        <translation>Was kommt auf diesen Zug?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Let the bot answer the move</source>
        <translation>Den Bot auf den Zug antworten lassen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Why not?</source>
        <translation>Warum nicht?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Try the drill again</source>
        <translation>Übung noch einmal versuchen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Take the move back, and look for a better one</source>
        <translation>Den Zug zurücknehmen und einen besseren suchen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Leave the drills</source>
        <translation>Übungen verlassen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Back to your game</source>
        <translation>Zurück zu deiner Partie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Learn this game</source>
        <translation>Dieses Spiel lernen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>The lesson about the game on the board</source>
        <translation>Die Lektion zum Spiel auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Guided game</source>
        <translation>Begleitete Partie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Play level 1 of the bot, which asks before a move that loses; the game is not rated</source>
        <translation>Gegen Stufe 1 des Bots spielen, der nachfragt, bevor du einen Zug machst, der verliert; die Partie wird nicht gewertet</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Your progress</source>
        <translation>Dein Fortschritt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>What you have learned, what comes next, and how strong you are</source>
        <translation>Was du gelernt hast, was als Nächstes kommt und wie stark du spielst</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>The next step of the lesson</source>
        <translation>Der nächste Schritt der Lektion</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>The step before</source>
        <translation>Der Schritt davor</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Previous step</source>
        <extracomment>to the step before</extracomment>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Previous</source>
        <comment>a step of a lesson</comment>
        <translation>Voriger</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Make the move that is looked for</source>
        <translation>Den gesuchten Zug machen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Patterns that experts know, with what is proven about them</source>
        <translation>Muster, die Experten kennen, und was über sie bewiesen ist</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Next case</source>
        <translation>Nächster Fall</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>The same shape with other heights, or with less room</source>
        <translation>Dieselbe Form mit anderen Höhen oder mit weniger Platz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Next shape</source>
        <translation>Nächste Form</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>The next shape of this game</source>
        <translation>Die nächste Form dieses Spiels</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Leave the shape</source>
        <translation>Form verlassen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Back to what was on the board before</source>
        <translation>Zurück zu dem, was vorher auf dem Brett war</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Moves</source>
        <translation>&amp;Züge</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Review</source>
        <translation>&amp;Auswerten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;View</source>
        <translation>A&amp;nsicht</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>Question before a move</source>
        <translation>Frage vor einem Zug</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>Game with a friend elsewhere</source>
        <translation>Fernpartie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>This lesson</source>
        <translation>Diese Lektion</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>This puzzle</source>
        <translation>Diese Aufgabe</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>This shape</source>
        <translation>Diese Form</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>This drill</source>
        <translation>Diese Übung</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>Same as system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Puzzle of the day</source>
        <translation>Aufgabe des Tages</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Today’s puzzle, of a game that you know</source>
        <translation>Die Aufgabe von heute, zu einem Spiel, das du kennst</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>All puzzles</source>
        <translation>Alle Aufgaben</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Next puzzle</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>The next one that you have not solved yet</source>
        <translation>Die nächste, die du noch nicht gelöst hast</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Hint for the puzzle</source>
        <translation>Tipp zur Aufgabe</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Point at the place where the move begins; the puzzle does not count as solved then</source>
        <translation>Die Stelle zeigen, an der der Zug beginnt; die Aufgabe gilt dann nicht als gelöst</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Show me the move</source>
        <translation>Zeig mir den Zug</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Make the move that is looked for; the puzzle does not count as solved then</source>
        <translation>Den gesuchten Zug machen; die Aufgabe gilt dann nicht als gelöst</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Why does it fail?</source>
        <translation>Warum scheitert das?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Try the puzzle again</source>
        <translation>Aufgabe noch einmal versuchen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Take the move back, or begin the puzzle anew</source>
        <translation>Den Zug zurücknehmen oder die Aufgabe von vorn beginnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Leave the puzzle</source>
        <translation>Aufgabe verlassen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>New game…</source>
        <translation>Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Play again</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The next game of the match: the same again, with the colors changed</source>
        <translation>Die nächste Partie des Wettkampfs: noch einmal dasselbe mit vertauschten Farben</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Open…</source>
        <translation>Öffnen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>All your games</source>
        <translation>Alle deine Partien</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Every game is saved by itself; this makes a copy to keep elsewhere</source>
        <translation>Jede Partie wird von selbst gespeichert; dies macht eine Kopie, die du anderswo aufheben kannst</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Save a copy as…</source>
        <translation>Kopie speichern unter&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Picture of the board…</source>
        <translation>Bild des Bretts&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The board as PNG, SVG or PDF</source>
        <translation>Das Brett als PNG, SVG oder PDF</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Diagrams of the game…</source>
        <translation>Diagramme der Partie&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The whole game as a PDF to print</source>
        <translation>Die ganze Partie als PDF zum Drucken</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Web page of the game…</source>
        <translation>Webseite der Partie&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Replays the game in any browser</source>
        <translation>Zeigt die Partie in jedem Browser Zug für Zug</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Change players…</source>
        <translation>Spieler wechseln&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Take back moves until it is your turn again</source>
        <translation>Züge zurücknehmen, bis du wieder am Zug bist</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Take back</source>
        <comment>a button with little room</comment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Copy game as text</source>
        <translation>Partie als Text kopieren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Copy picture of the board</source>
        <translation>Bild des Bretts kopieren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Paste game</source>
        <translation>Partie einfügen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Preferences…</source>
        <translation>Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Take over Black and its first move; your opponent plays White</source>
        <translation>Schwarz und den ersten schwarzen Zug übernehmen; die andere Seite spielt Weiß</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/move_names.py"/>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Pass</source>
        <extracomment>a command: give up this turn</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/move_names.py"/>
        <source>a pass</source>
        <extracomment>a move within a sentence, as in “After {1}, {0} can win”; where one begins, it gets a capital by itself</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/move_names.py"/>
        <source>a swap</source>
        <extracomment>a move within a sentence, as in “{0} is better.”; where one begins, it gets a capital by itself</extracomment>
        <translation>Tausch</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>One move and the reason for it</source>
        <translation>Ein Zug und der Grund dafür</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Let the bot move</source>
        <extracomment>said to the bot</extracomment>
        <translation>Bot ziehen lassen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Let the bot move for this side, or at once if it is thinking</source>
        <translation>Den Bot für diese Seite ziehen lassen, oder sofort, wenn er gerade nachdenkt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Go on</source>
        <extracomment>after a pause</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Invite by message…</source>
        <translation>Per Nachricht einladen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Invite over the network…</source>
        <translation>Über das Netz einladen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>A game with a friend whose program connects to yours</source>
        <translation>Eine Partie mit jemandem, dessen Programm sich mit deinem verbindet</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Join over the network…</source>
        <translation>Über das Netz mitspielen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>A game to which a friend has invited you directly</source>
        <translation>Eine Partie, zu der dich jemand direkt eingeladen hat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Show the invitation</source>
        <translation>Einladung zeigen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>What your friend needs to know to join this game</source>
        <translation>Was dein Gegenüber wissen muss, um mitzuspielen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Accept what your friend has offered</source>
        <translation>Annehmen, was dein Gegenüber angeboten hat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Decline what your friend has offered</source>
        <translation>Ablehnen, was dein Gegenüber angeboten hat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Copy your answer</source>
        <translation>Deine Antwort kopieren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Copy the invitation</source>
        <translation>Einladung kopieren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>A game with a friend elsewhere, by messages that you send each other</source>
        <translation>Eine Fernpartie über Nachrichten, die ihr einander schickt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>More of the hint</source>
        <translation>Mehr zum Tipp</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>How both would go on, and then the move on the board</source>
        <translation>Wie beide weiterspielen würden, und dann der Zug auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>More</source>
        <extracomment>on a button: more of the hint that is shown</extracomment>
        <translation>Mehr</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Choose another move</source>
        <translation>Einen anderen Zug wählen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Do without the move in question</source>
        <translation>Den fraglichen Zug nicht machen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Think again</source>
        <translation>Neu überlegen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Play it anyway</source>
        <translation>Trotzdem ziehen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Make the move in question; the same move again does that, too</source>
        <translation>Den fraglichen Zug machen; noch einmal derselbe Zug tut das auch</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Copy the message for your friend</source>
        <translation>Nachricht für dein Gegenüber kopieren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>A text with the whole game, to be sent to your friend</source>
        <translation>Ein Text mit der ganzen Partie, zum Verschicken</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The text with which your friend begins the game, to be sent to them</source>
        <translation>Der Text, mit dem dein Gegenüber die Partie beginnt, zum Verschicken</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Prepare answers</source>
        <translation>Antworten vorbereiten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Answers to moves that your friend may make, played at once when they come; nobody else sees them</source>
        <translation>Antworten auf Züge, die dein Gegenüber vielleicht macht; sie werden sofort gespielt, wenn es so kommt, und niemand sonst sieht sie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Stop preparing answers</source>
        <translation>Vorbereiten beenden</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Back to your game; what is prepared stays</source>
        <translation>Zurück zu deiner Partie; was vorbereitet ist, bleibt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Done</source>
        <extracomment>a button that ends preparing answers</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Allow take-back</source>
        <translation>Zurücknehmen erlauben</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Refuse take-back</source>
        <translation>Zurücknehmen ablehnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The game stays as it is</source>
        <translation>Die Partie bleibt, wie sie ist</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Keep my version</source>
        <translation>Meine Fassung behalten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The game goes on as it stands here</source>
        <translation>Die Partie geht weiter, wie sie hier steht</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Your friend’s latest move is taken back</source>
        <translation>Der letzte Zug deines Gegenübers wird zurückgenommen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Use my friend’s version</source>
        <translation>Fassung der anderen Seite nehmen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The game goes on as your friend has it</source>
        <translation>Die Partie geht weiter, wie sie auf der anderen Seite steht</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Take theirs</source>
        <translation>Die andere nehmen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>One move forward</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Previous variation</source>
        <translation>Vorige Variante</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Next variation</source>
        <translation>Nächste Variante</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Make this the main line</source>
        <translation>Zur Hauptvariante machen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>This variation becomes the game itself</source>
        <translation>Diese Variante wird zur Partie selbst</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Delete from here</source>
        <translation>Ab hier löschen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Delete this move and all that follows it</source>
        <translation>Diesen Zug und alles danach löschen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Undo change to moves</source>
        <translation>Änderung an Zügen rückgängig machen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Bring deleted moves back</source>
        <translation>Gelöschte Züge zurückholen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Play on from here…</source>
        <translation>Von hier weiterspielen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>A new game with these moves, against a friend or the bot</source>
        <translation>Eine neue Partie mit diesen Zügen, gegen jemanden oder den Bot</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Play it out</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Begin a game from this position of an exercise, from either side</source>
        <translation>Eine Partie aus dieser Stellung der Aufgabe beginnen, mit der Seite deiner Wahl</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Set up a position…</source>
        <translation>Stellung aufbauen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Put pieces on this board as you like, and play on from there</source>
        <translation>Steine auf dieses Brett setzen, wie du willst, und von dort weiterspielen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Write a comment</source>
        <translation>Kommentar schreiben</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Play with the keyboard</source>
        <translation>Mit der Tastatur spielen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Play with the arrow keys, Enter and Escape</source>
        <translation>Mit Pfeiltasten, Eingabetaste und Escape spielen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Type a move</source>
        <translation>Zug eintippen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Flip board</source>
        <extracomment>turn it upside down</extracomment>
        <translation>Brett umdrehen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Show connections</source>
        <extracomment>a layer on the board that shows what the rules say</extracomment>
        <translation>Verbindungen zeigen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>What is connected, cut or contested, also after the move under the pointer</source>
        <translation>Was verbunden, getrennt oder umkämpft ist, auch nach dem Zug unter dem Mauszeiger</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Show fair first moves</source>
        <translation>Faire erste Züge zeigen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>How often Black wins after it, as long searches tell; a game with this help is not rated</source>
        <translation>Wie oft Schwarz danach gewinnt, nach langen Suchen; eine Partie mit dieser Hilfe wird nicht gewertet</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Show fairness</source>
        <translation>Faire Züge</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Short sounds for moves, refusals, the clock and the end</source>
        <translation>Kurze Klänge für Züge, Ablehnungen, die Uhr und das Ende</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Show what the bot would play here</source>
        <translation>Zeigen, was der Bot hier spielen würde</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Review game</source>
        <translation>Partie auswerten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Look at every position, and find where it was lost</source>
        <translation>Jede Stellung ansehen und finden, wo die Partie verloren ging</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Review</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Next</source>
        <comment>a mistake</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Previous mistake</source>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Previous</source>
        <comment>a mistake</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Try it yourself</source>
        <translation>Selbst versuchen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Go to the position before this mistake and find a better move</source>
        <translation>Zur Stellung vor diesem Fehler gehen und einen besseren Zug finden</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Other games from here</source>
        <translation>Andere Partien von hier aus</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>What was played from this position in your games, or those of a folder or file, and how it went</source>
        <translation>Was in deinen Partien oder denen eines Ordners oder einer Datei von dieser Stellung aus gespielt wurde und wie es ausging</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Report on games</source>
        <translation>Bericht über Partien</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Results, first moves, mistakes and ratings over the games of your library</source>
        <translation>Ergebnisse, erste Züge, Fehler und Wertungen über die Partien deiner Bibliothek</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Why not this move?</source>
        <translation>Warum nicht dieser Zug?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Make a move on the board, and see what answers it; your game stays as it is</source>
        <translation>Zieh auf dem Brett und sieh, was darauf folgt; deine Partie bleibt, wie sie ist</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Leave the question</source>
        <translation>Frage verlassen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Look at the shape</source>
        <translation>Die Form ansehen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The page of the shape that was just named; your game waits</source>
        <translation>Die Seite der eben genannten Form; deine Partie wartet</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Side panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Moves, analysis, review and other games beside the board</source>
        <translation>Züge, Analyse, Auswertung und andere Partien neben dem Brett</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Board only</source>
        <translation>Nur das Brett</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Hide all but board and players; Escape leaves</source>
        <translation>Alles außer Brett und Spielern ausblenden; Escape holt es zurück</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Rules of this game</source>
        <translation>Regeln dieses Spiels</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Symbols on the board</source>
        <translation>Symbole auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>What each sign on the board means</source>
        <translation>Was jedes Symbol auf dem Brett bedeutet</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>About Escabel</source>
        <translation>Über Escabel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Check for updates…</source>
        <translation>Nach Updates suchen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>Your games</source>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>Your settings</source>
        <translation>Deine Einstellungen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>Error log</source>
        <translation>Fehlerprotokoll</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>Drills: %n due today</source>
        <translation>
            <numerusform>Übungen: heute ist %n fällig</numerusform>
            <numerusform>Übungen: heute sind %n fällig</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>The next one comes back today at {0}.</source>
        <translation>Die nächste kommt heute um {0} wieder.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>The next one comes tomorrow.</source>
        <translation>Die nächste kommt morgen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>The next one comes on {0}.</source>
        <translation>Die nächste kommt am {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>Nothing more is due: {0} of {1} right at the first try.</source>
        <translation>Nichts mehr fällig: {0} von {1} gleich beim ersten Versuch richtig.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>Also good: {0}.</source>
        <translation>Auch gut: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Win at once</source>
        <translation>Sofort gewinnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Stop a win</source>
        <translation>Einen Sieg verhindern</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Double threat</source>
        <translation>Doppelte Drohung</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Forcing moves</source>
        <translation>Zwingende Züge</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Win the race</source>
        <translation>Das Rennen gewinnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Block the way</source>
        <translation>Den Weg versperren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Cut a chain</source>
        <translation>Eine Kette trennen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Connect chains</source>
        <translation>Ketten verbinden</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Reach an edge</source>
        <translation>Einen Rand erreichen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Climb</source>
        <translation>Steigen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Flip a stone</source>
        <translation>Einen Stein umdrehen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>What comes along</source>
        <translation>Was mitkommt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Contested places</source>
        <translation>Umkämpfte Stellen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Sleeping stacks</source>
        <translation>Schlafende Türme</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Bound stacks</source>
        <translation>Gebundene Türme</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>When to pass</source>
        <translation>Wann man passt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Count the end</source>
        <translation>Das Ende auszählen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>A quiet move</source>
        <translation>Ein stiller Zug</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Win at once: one move decides the game.</source>
        <translation>Sofort gewinnen: Ein Zug entscheidet die Partie.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Double threat: a move threatens more than one reply can stop.</source>
        <translation>Doppelte Drohung: Ein Zug droht mehr, als eine Antwort verhindern kann.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Forcing moves: each move threatens to win, so that it has to be answered.</source>
        <translation>Zwingende Züge: Jeder Zug droht zu gewinnen, sodass er beantwortet werden muss.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Win the race: both are close to winning, and the move runs on instead of blocking.</source>
        <translation>Das Rennen gewinnen: Beide stehen kurz vor dem Sieg, und der Zug läuft weiter, statt zu versperren.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Connect chains: the move joins chains of the same color.</source>
        <translation>Ketten verbinden: Der Zug verbindet Ketten der gleichen Farbe.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Sleeping stacks: a move puts enemy stacks to sleep, or wakes one’s own.</source>
        <translation>Schlafende Türme: Ein Zug lässt feindliche Türme einschlafen oder weckt eigene.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0}, {1} points</source>
        <translation>{0}, {1} Punkte</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0}: the bot finds it from level {1} ({2}) on.</source>
        <translation>{0}: Der Bot findet die Lösung ab Stufe {1} ({2}).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>You would solve about {0}% of such puzzles.</source>
        <translation>Du würdest etwa {0}&#xa0;% solcher Aufgaben lösen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Your puzzle rating in this game is not known yet: a few answers more will tell.</source>
        <translation>Deine Aufgabenwertung in diesem Spiel ist noch nicht bekannt: Ein paar Antworten mehr werden es zeigen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Your puzzle rating in this game: about {0} so far</source>
        <translation>Deine Aufgabenwertung in diesem Spiel: bisher etwa {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Your puzzle rating in this game: {0} ({1})</source>
        <translation>Deine Aufgabenwertung in diesem Spiel: {0} ({1})</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0} {1} of {2}</source>
        <translation>{0} {1} von {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Course: {0}</source>
        <translation>Kurs: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Course: all puzzles</source>
        <translation>Kurs: alle Aufgaben</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Round {0}: {1} of {2} answered, {3} right, in {4}.</source>
        <translation>Runde {0}: {1} von {2} beantwortet, {3} richtig, in {4}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>%n puzzle(s), again and again, each time faster.</source>
        <translation>
            <numerusform>%n Aufgabe, immer wieder, jedes Mal schneller.</numerusform>
            <numerusform>%n Aufgaben, immer wieder, jedes Mal schneller.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Round {0} can begin.</source>
        <translation>Runde {0} kann beginnen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Round {0} helps most from tomorrow on.</source>
        <translation>Runde {0} hilft am meisten ab morgen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Round {0} helps most from {1} on.</source>
        <translation>Runde {0} hilft am meisten ab {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Round {0}, {1}: {2} of {3} right, in {4}</source>
        <translation>Runde {0}, {1}: {2} von {3} richtig, in {4}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Block the way: the opponent is near its edges, and the move stands in between.</source>
        <translation>Den Weg versperren: Der Gegner ist nah an seinen Rändern, und der Zug stellt sich dazwischen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Stop a win: the opponent would win on the next turn.</source>
        <translation>Einen Sieg verhindern: Der Gegner würde im nächsten Zug gewinnen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Cut a chain: the move divides a chain of the opponent.</source>
        <translation>Eine Kette trennen: Der Zug teilt eine Kette des Gegners.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Reach an edge: the move brings a chain to an edge.</source>
        <translation>Einen Rand erreichen: Der Zug bringt eine Kette an einen Rand.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Climb: the move goes onto an enemy stack.</source>
        <translation>Steigen: Der Zug geht auf einen feindlichen Turm.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Flip a stone: the move turns an enemy stone over.</source>
        <translation>Einen Stein umdrehen: Der Zug dreht einen feindlichen Stein um.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>What comes along: the move wins more than the place where it is made.</source>
        <translation>Was mitkommt: Der Zug gewinnt mehr als die Stelle, auf die er geht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Contested places: the move goes where its surroundings decide who may place.</source>
        <translation>Umkämpfte Stellen: Der Zug geht dorthin, wo die Umgebung entscheidet, wer setzen darf.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Bound stacks: the move keeps enemy stacks from moving.</source>
        <translation>Gebundene Türme: Der Zug nimmt feindlichen Türmen die Bewegung.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>When to pass: the right move is a pass.</source>
        <translation>Wann man passt: Der richtige Zug ist, zu passen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Count the end: the points at the end of the game decide.</source>
        <translation>Das Ende auszählen: Die Punkte am Ende der Partie entscheiden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>A quiet move: it threatens nothing yet, and wins all the same.</source>
        <translation>Ein stiller Zug: Er droht noch nichts und gewinnt trotzdem.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0}: puzzle {1}</source>
        <translation>{0}: Aufgabe {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0} moves and wins at once.</source>
        <translation>{0} zieht und gewinnt sofort.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0} moves and wins in %n turn(s).</source>
        <translation>
            <numerusform>{0} zieht und gewinnt in %n Zug.</numerusform>
            <numerusform>{0} zieht und gewinnt in %n Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0} moves and wins by %n point(s).</source>
        <translation>
            <numerusform>{0} zieht und gewinnt mit %n Punkt Vorsprung.</numerusform>
            <numerusform>{0} zieht und gewinnt mit %n Punkten Vorsprung.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Only one first move does it: every other one brings less.</source>
        <translation>Nur ein einziger erster Zug führt zum Ziel: Jeder andere bringt weniger.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0}’s chain already joins the edges: it wins unless it is cut now, and {0} wins after every first move but one.</source>
        <translation>Die Kette von {0} verbindet schon die Ränder: Sie gewinnt, wenn sie nicht jetzt getrennt wird, und {0} gewinnt nach jedem ersten Zug außer einem.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0} threatens to win with the next move, and wins after every first move but one.</source>
        <translation>{0} droht, mit dem nächsten Zug zu gewinnen, und gewinnt nach jedem ersten Zug außer einem.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Only one first move does it: after every other one {0} wins.</source>
        <translation>Nur ein einziger erster Zug führt zum Ziel: Nach jedem anderen gewinnt {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Easy</source>
        <extracomment>a puzzle</extracomment>
        <translation>Leicht</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Medium</source>
        <extracomment>a puzzle</extracomment>
        <translation>Mittel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Hard</source>
        <extracomment>a puzzle</extracomment>
        <translation>Schwer</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Very hard</source>
        <extracomment>a puzzle</extracomment>
        <translation>Sehr schwer</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0} moves and saves a tie.</source>
        <translation>{0} zieht und rettet ein Unentschieden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Open game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Continue where you left it</source>
        <translation>Dort weitermachen, wo du aufgehört hast</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Rename…</source>
        <translation>Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Tags…</source>
        <translation>Schlagwörter&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Words by which games are grouped and found</source>
        <translation>Wörter, mit denen Partien geordnet und gefunden werden</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Merge</source>
        <translation>Vereinigen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Another game with the moves and comments of all selected ones</source>
        <translation>Eine weitere Partie mit den Zügen und Kommentaren aller ausgewählten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Add to a study</source>
        <translation>Zu einer Studie hinzufügen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Each selected game becomes a chapter</source>
        <translation>Jede ausgewählte Partie wird ein Kapitel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Write copies to keep or send</source>
        <translation>Kopien zum Aufheben oder Verschicken schreiben</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Move to the trash</source>
        <translation>In den Papierkorb legen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Undo delete</source>
        <translation>Löschen rückgängig machen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Import games…</source>
        <translation>Partien importieren&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Import a folder…</source>
        <translation>Ordner importieren&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>All games in a folder and below it</source>
        <translation>Alle Partien in einem Ordner und darunter</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Review all</source>
        <translation>Alle auswerten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Examine every game that is over and has not been reviewed, in the background</source>
        <translation>Jede beendete Partie, die noch nicht ausgewertet ist, im Hintergrund ansehen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Pause the review of the library</source>
        <translation>Die Auswertung der Bibliothek anhalten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Go on with the review of the library</source>
        <translation>Mit der Auswertung der Bibliothek weitermachen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>End the review of the library; what it has seen is kept</source>
        <translation>Die Auswertung der Bibliothek beenden; was sie gesehen hat, bleibt erhalten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Figures and pictures over the games that are listed</source>
        <translation>Zahlen und Bilder über die Partien, die aufgelistet sind</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Show all games</source>
        <translation>Alle Partien zeigen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Which files are not games, and why</source>
        <translation>Welche Dateien keine Partien sind, und warum</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <location filename="../../escabel_gui/view/report/report_actions.py"/>
        <location filename="../../escabel_gui/view/widgets/waiting.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <location filename="../../escabel_gui/view/report/report_actions.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/heading.py"/>
        <source>Black: {0} · White: {1}</source>
        <translation>Schwarz: {0} · Weiß: {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/rating/rating_texts.py"/>
        <source>No rated game yet</source>
        <translation>Noch keine gewertete Partie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/rating/rating_texts.py"/>
        <source>Puzzle rating: none yet</source>
        <translation>Aufgabenwertung: noch keine</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/rating/rating_texts.py"/>
        <source>Puzzle rating: {0}, after %n puzzle(s)</source>
        <translation>
            <numerusform>Aufgabenwertung: {0}, nach %n Aufgabe</numerusform>
            <numerusform>Aufgabenwertung: {0}, nach %n Aufgaben</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/rating/rating_texts.py"/>
        <source>{0} ± {1}</source>
        <translation>{0} ± {1}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/rating/rating_texts.py"/>
        <source>{0}, after %n rated game(s)</source>
        <translation>
            <numerusform>{0}, nach %n gewerteten Partie</numerusform>
            <numerusform>{0}, nach %n gewerteten Partien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Beginner</source>
        <comment>level</comment>
        <translation>Anfänger</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Novice</source>
        <comment>level</comment>
        <translation>Lehrling</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Casual</source>
        <comment>level</comment>
        <translation>Hobbyspieler</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Regular</source>
        <comment>level</comment>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Strong</source>
        <comment>level</comment>
        <translation>Könner</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Expert</source>
        <comment>level</comment>
        <translation>Experte</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Champion</source>
        <comment>level</comment>
        <translation>Champion</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Master</source>
        <comment>level</comment>
        <translation>Meister</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Thinks for a moment, three seconds at most. Takes advantage of mistakes.</source>
        <translation>Denkt kurz nach, höchstens drei Sekunden. Nutzt Fehler aus.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Thinks for three seconds at most. Hardly ever misses the best move it sees.</source>
        <translation>Denkt höchstens drei Sekunden nach. Lässt den besten Zug, den er sieht, fast nie aus.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Thinks for six seconds at most, and always plays the best move it finds.</source>
        <translation>Denkt höchstens sechs Sekunden nach und spielt immer den besten Zug, den er findet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Thinks for about six seconds a move, and plays as well as it can.</source>
        <translation>Denkt etwa sechs Sekunden je Zug nach und spielt, so gut er kann.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0}%</source>
        <translation>{0}&#xa0;%</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/move_names.py"/>
        <source>Swap</source>
        <extracomment>a move in a narrow list: sides are swapped</extracomment>
        <translation>Tausch</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You</source>
        <extracomment>in place of a name, on the card of the person who plays against the bot</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Bot (level {0})</source>
        <translation>Bot (Stufe {0})</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Your friend</source>
        <translation>Dein Gegenüber</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>top to bottom</source>
        <translation>von oben nach unten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>left to right</source>
        <translation>von links nach rechts</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>The game is a tie.</source>
        <translation>Die Partie endet unentschieden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: {1} resigned.</source>
        <translation>{0} gewinnt: {1} hat aufgegeben.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: {1} ran out of time.</source>
        <translation>{0} gewinnt: Die Zeit ist abgelaufen ({1}).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: {1} forfeited the game.</source>
        <translation>{0} gewinnt: {1} hat die Partie kampflos verloren.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins.</source>
        <translation>{0} gewinnt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins by %n point(s).</source>
        <translation>
            <numerusform>{0} gewinnt mit %n Punkt Vorsprung.</numerusform>
            <numerusform>{0} gewinnt mit %n Punkten Vorsprung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You win by %n point(s).</source>
        <translation>
            <numerusform>Du gewinnst mit %n Punkt Vorsprung.</numerusform>
            <numerusform>Du gewinnst mit %n Punkten Vorsprung.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You win: {1} resigned.</source>
        <translation>Du gewinnst: {1} hat aufgegeben.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Answers at once. Looks at a few moves, and overlooks even a win that is far from the last moves.</source>
        <translation>Antwortet sofort. Schaut sich nur wenige Züge an und übersieht selbst einen Sieg, der weit weg von den letzten Zügen ist.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Answers at once. Sees every win in one move, and overlooks much that is far away or unusual.</source>
        <translation>Antwortet sofort. Sieht jeden Sieg in einem Zug und übersieht vieles, was weit weg oder ungewöhnlich ist.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Answers at once. Looks a little ahead, and overlooks some moves that are far away or unusual.</source>
        <translation>Antwortet sofort. Schaut etwas voraus und übersieht manche Züge, die weit weg oder ungewöhnlich sind.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Answers at once. Looks some moves ahead, and seldom overlooks anything.</source>
        <translation>Antwortet sofort. Schaut ein paar Züge voraus und übersieht selten etwas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} against you</source>
        <translation>{0} gegen dich</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} against {1}</source>
        <translation>{0} gegen {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You win: {1} ran out of time.</source>
        <translation>Du gewinnst: Die Zeit ist abgelaufen ({1}).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You win: {1} forfeited the game.</source>
        <translation>Du gewinnst: {1} hat die Partie kampflos verloren.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You win.</source>
        <translation>Du gewinnst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: you resigned.</source>
        <translation>{0} gewinnt: Du hast aufgegeben.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: you ran out of time.</source>
        <translation>{0} gewinnt: Deine Zeit ist abgelaufen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: you forfeited the game.</source>
        <translation>{0} gewinnt: Du hast die Partie kampflos verloren.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>today, {0}</source>
        <extracomment>a time of day</extracomment>
        <translation>heute, {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>yesterday, {0}</source>
        <extracomment>a time of day</extracomment>
        <translation>gestern, {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0}, {1}</source>
        <comment>date</comment>
        <extracomment>a date and a time of day</extracomment>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>MMM d, yyyy</source>
        <extracomment>as Qt&apos;s QLocale::toString has it: d is the day, MMM the short name of the month, yyyy the year</extracomment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Unfinished</source>
        <extracomment>a game that has no result yet</extracomment>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Tie</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins (resigned)</source>
        <translation>{0} gewinnt (aufgegeben)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins (time)</source>
        <translation>{0} gewinnt (Zeit)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins (forfeit)</source>
        <translation>{0} gewinnt (kampflos)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins</source>
        <translation>{0} gewinnt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins by {1}</source>
        <translation>{0} gewinnt, Vorsprung {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/themes.py"/>
        <source>Maple</source>
        <extracomment>a theme: the colors of a wood</extracomment>
        <translation>Ahorn</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/themes.py"/>
        <source>Linen</source>
        <extracomment>a theme: the colors of a cloth</extracomment>
        <translation>Leinen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/themes.py"/>
        <source>Slate</source>
        <extracomment>a theme: the colors of a stone</extracomment>
        <translation>Schiefer</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/themes.py"/>
        <source>Night walnut</source>
        <translation>Nussbaum bei Nacht</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/themes.py"/>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Put at least one piece on the board.</source>
        <translation>Setze mindestens einen Stein auf das Brett.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Put at least one stone on the board.</source>
        <translation>Setze mindestens einen Stein auf das Brett.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Each side has %n piece(s) at most.</source>
        <translation>
            <numerusform>Jede Seite hat höchstens %n Stein.</numerusform>
            <numerusform>Jede Seite hat höchstens %n Steine.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>{0}.</source>
        <translation>{0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/heading.py"/>
        <source>At the beginning</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/heading.py"/>
        <source>After {0}</source>
        <translation>Nach {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/booklet.py"/>
        <source>Instead of {0}: {1}</source>
        <translation>Statt {0}: {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/file_writing.py"/>
        <source>{0} files (*{1});;All files (*)</source>
        <translation>{0}-Dateien (*{1});;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/file_writing.py"/>
        <source>{0} already exists. Replace it?</source>
        <translation>{0} gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/file_writing.py"/>
        <source>Writing {0}…</source>
        <translation>{0} wird geschrieben&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <location filename="../../escabel_gui/view/widgets/file_writing.py"/>
        <location filename="../../escabel_gui/view/widgets/file_writing.py"/>
        <source>{0} cannot be written: {1}.</source>
        <translation>{0} lässt sich nicht schreiben: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>Black’s chances</source>
        <translation>Chancen von Schwarz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>Start</source>
        <comment>of the game</comment>
        <translation>Anfang</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/errors.py"/>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/errors.py"/>
        <source>Something unexpected went wrong. Your game is safe and goes on.

The details are in {0}.</source>
        <translation>Etwas Unerwartetes ist schiefgegangen. Deine Partie ist in Sicherheit und geht weiter.

Die Einzelheiten stehen in {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/errors.py"/>
        <source>Copy details</source>
        <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <location filename="../../escabel_gui/view/look/shown_texts.py"/>
        <source>reviewed</source>
        <translation>ausgewertet</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_list.py"/>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_list.py"/>
        <source>Game</source>
        <comment>one that was played</comment>
        <translation>Partie</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/chapters/chapter_list.py"/>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>%n point(s) · {0} in hand</source>
        <translation>
            <numerusform>%n Punkt · {0} in der Hand</numerusform>
            <numerusform>%n Punkte · {0} in der Hand</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/engine_process.py"/>
        <source>The bot gave an invalid answer.</source>
        <translation>Der Bot hat eine ungültige Antwort gegeben.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/analyst.py"/>
        <source>The bot stopped unexpectedly.</source>
        <translation>Der Bot hat unerwartet aufgehört.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/bot.py"/>
        <source>The bot chose a move that the rules forbid.</source>
        <translation>Der Bot hat einen verbotenen Zug gewählt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/engine_process.py"/>
        <source>The bot did not answer.</source>
        <translation>Der Bot hat nicht geantwortet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/engine_process.py"/>
        <source>The bot ended unexpectedly.</source>
        <translation>Der Bot hat sich unerwartet beendet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/engine_process.py"/>
        <source>The bot could not be started.</source>
        <translation>Der Bot ließ sich nicht starten.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/peer_connector.py"/>
        <source>Nobody answers at this address: a router or firewall may be in the way.</source>
        <translation>Unter dieser Adresse antwortet niemand: Vielleicht ist ein Router oder eine Firewall im Weg.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/peer_connector.py"/>
        <source>No computer has this address: compare it with your friend’s.</source>
        <translation>Diese Adresse hat kein Computer: Vergleicht sie miteinander.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/peer_connector.py"/>
        <source>That computer is there, but does not listen: is the game open at your friend’s?</source>
        <translation>Der Computer ist da, wartet aber nicht auf dich: Ist die Partie auf der anderen Seite geöffnet?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library_review.py"/>
        <source>All games that are over have been reviewed already.</source>
        <translation>Alle beendeten Partien sind schon ausgewertet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library_review.py"/>
        <source>All games that are over have been reviewed, except the one on the board.</source>
        <translation>Alle beendeten Partien außer der auf dem Brett sind ausgewertet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library_review.py"/>
        <source>All games that are over have been reviewed.</source>
        <translation>Alle beendeten Partien sind ausgewertet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library_review.py"/>
        <source>The bot does not answer, and the review of the library is paused.</source>
        <translation>Der Bot antwortet nicht, und die Auswertung der Bibliothek macht Pause.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/live_player.py"/>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Label of {0}, up to %n character(s):</source>
        <translation>
            <numerusform>Beschriftung von {0}, höchstens %n Zeichen:</numerusform>
            <numerusform>Beschriftung von {0}, höchstens %n Zeichen:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/host_dialog.py"/>
        <source>A game with a friend at another computer</source>
        <translation>Eine Partie mit jemandem an einem anderen Computer</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/host_dialog.py"/>
        <source>Your friend’s Escabel connects to yours, without any server. For that, this computer listens on all networks that it is in, until the game has ended for both of you or you open another one; also after you have closed the window and come back to the game. Others there can see that something listens, and nobody can take part without the invitation. What you play is not encrypted.

At home or in a café this works if you are both on the same network. From elsewhere, your router or firewall probably lets nobody in: then play by message.</source>
        <translation>Das Escabel deines Gegenübers verbindet sich mit deinem, ganz ohne Server. Dafür wartet dieser Computer in allen Netzen, in denen er ist, auf eine Verbindung, bis die Partie für euch beide zu Ende ist oder du eine andere öffnest; auch wenn du das Fenster schließt und später zur Partie zurückkommst. Andere dort können sehen, dass etwas wartet, und niemand kann ohne die Einladung mitspielen. Was ihr spielt, ist nicht verschlüsselt.

Zu Hause oder im Café klappt das, wenn ihr beide im selben Netz seid. Von anderswo lässt dein Router oder deine Firewall wahrscheinlich niemanden herein: Dann spielt per Nachricht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/host_dialog.py"/>
        <source>Listen and invite</source>
        <translation>Warten und einladen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/invite_dialog.py"/>
        <source>A game with a friend elsewhere</source>
        <translation>Eine Fernpartie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/invite_dialog.py"/>
        <source>The whole game travels in your own mails or messages. Nothing else is sent, there is no server, and each of you answers when you like.

1.  Begin the game here, make the first move if it is yours, and copy the invitation.
2.  Send it to your friend, who pastes it into Escabel (Ctrl+V), moves, and sends you an answer.
3.  Copy all of the answer, paste it here, move, and so on. Each of you keeps the game.</source>
        <translation>Die ganze Partie reist in euren eigenen Mails oder Nachrichten. Sonst wird nichts gesendet, es gibt keinen Server, und ihr antwortet, wann ihr wollt.

1.  Beginne hier die Partie, mach den ersten Zug, wenn du anfängst, und kopiere die Einladung.
2.  Schick sie ab. Dein Gegenüber fügt sie in Escabel ein (Strg+V), zieht und schickt dir eine Antwort.
3.  Kopiere die ganze Antwort, füge sie hier ein, zieh, und so weiter. Beide behalten die Partie.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/invite_dialog.py"/>
        <source>Begin the game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/exercises/goal.py"/>
        <source>there is no goal called &apos;{0}&apos;</source>
        <translation>ein Ziel namens „{0}“ gibt es nicht</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/exercises/goal.py"/>
        <source>after {0} stands a number from 1 to {1}</source>
        <translation>nach {0} steht eine Zahl von 1 bis {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/exercises/goal.py"/>
        <source>after {0} stand from {1} to {2} words</source>
        <translation>nach {0} stehen {1} bis {2} Wörter</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/catalogue.py"/>
        <source>unknown game &apos;{0}&apos;: choose one of {1}</source>
        <translation>unbekanntes Spiel „{0}“: Wähle eines von {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/catalogue.py"/>
        <source>{0} has no option &apos;{1}&apos;</source>
        <translation>{0} hat keine Option „{1}“</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/catalogue.py"/>
        <source>{0}={1} is not possible: choose one of {2}</source>
        <translation>{0}={1} ist nicht möglich: Wähle eines von {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/catalogue.py"/>
        <source>{0} is played on size {1}, not {2}</source>
        <translation>{0} wird auf der Größe {1} gespielt, nicht {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/catalogue.py"/>
        <source>{0} is played on size {1} to {2}, not {3}</source>
        <translation>{0} wird auf den Größen {1} bis {2} gespielt, nicht {3}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/resignation.py"/>
        <source>You resigned a game that was not lost: {0}% to win.</source>
        <translation>Du hast eine Partie aufgegeben, die nicht verloren war: {0}&#xa0;% Gewinnchance.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/resignation.py"/>
        <source>{0} resigned a game that was not lost: {1}% to win.</source>
        <translation>{0} hat eine Partie aufgegeben, die nicht verloren war: {1}&#xa0;% Gewinnchance.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/file_names.py"/>
        <source>a name cannot contain {0}</source>
        <translation>ein Name darf {0} nicht enthalten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/file_names.py"/>
        <source>a name cannot contain control characters</source>
        <translation>ein Name darf keine Steuerzeichen enthalten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/file_names.py"/>
        <source>{0} is the name of a device</source>
        <translation>{0} ist der Name eines Geräts</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/file_names.py"/>
        <source>a name cannot end in a dot or a space</source>
        <translation>ein Name darf nicht mit einem Punkt oder Leerzeichen enden</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/background/kept_entries.py"/>
        <source>{0} cannot be read, so what it keeps is missing: {1}.</source>
        <translation>{0} kann nicht gelesen werden, also fehlt, was darin steht: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/background/kept_entries.py"/>
        <source>The file {0} was damaged. What could be read of it stays in use, and all of it is kept in {1}.</source>
        <translation>Die Datei {0} war beschädigt. Was davon lesbar war, wird weiter verwendet; ihr ganzer Inhalt steht in {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/background/kept_entries.py"/>
        <source>{0} is saved now.</source>
        <translation>{0} ist jetzt gespeichert.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/background/kept_entries.py"/>
        <source>{0} cannot be written: {1}. The program will try again.</source>
        <translation>{0} kann nicht geschrieben werden: {1}. Das Programm versucht es wieder.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/friends/clock_talk.py"/>
        <source>By {0}’s clock your time is over; by your own you have %n second(s) left.</source>
        <translation>
            <numerusform>Nach der Uhr von {0} ist deine Zeit um; nach deiner eigenen hast du noch %n Sekunde.</numerusform>
            <numerusform>Nach der Uhr von {0} ist deine Zeit um; nach deiner eigenen hast du noch %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>Copy all of this message, open the program Escabel, and press Ctrl+V.</source>
        <translation>Kopiere diese ganze Nachricht, öffne das Programm Escabel, und drücke Strg+V.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>It is played over the network. Copy all of this message, open the program Escabel, and press Ctrl+V.</source>
        <translation>Gespielt wird über das Netz. Kopiere diese ganze Nachricht, öffne das Programm Escabel, und drücke Strg+V.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>You play Black and make the first move.</source>
        <translation>Du spielst Schwarz und machst den ersten Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>You play White. I have begun with {0}.</source>
        <translation>Du spielst Weiß. Ich habe mit {0} begonnen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>You play White. I make the first move.</source>
        <translation>Du spielst Weiß. Den ersten Zug mache ich.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>{0} invites you to a game: {1}.</source>
        <translation>{0} lädt dich zu einer Partie ein: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>I invite you to a game: {0}.</source>
        <translation>Ich lade dich zu einer Partie ein: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>The program for it is free: {0}</source>
        <translation>Das Programm dafür ist kostenlos: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>{0} (after {1})</source>
        <extracomment>a game and its latest move: Escabel (after 12. d4)</extracomment>
        <translation>{0} (nach {1})</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>Our game of {0} is over.</source>
        <translation>Unsere Partie {0} ist zu Ende.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>May I take back my move in our game of {0}?</source>
        <translation>Darf ich in unserer Partie {0} meinen Zug zurücknehmen?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>You may take back your move in our game of {0}.</source>
        <translation>Du darfst in unserer Partie {0} deinen Zug zurücknehmen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>Please let your move stand in our game of {0}.</source>
        <translation>Lass deinen Zug in unserer Partie {0} bitte stehen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>Your move in our game of {0}.</source>
        <translation>Du bist am Zug in unserer Partie {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>This is how our game of {0} stands.</source>
        <translation>So steht unsere Partie {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_games.py"/>
        <source>The message is copied: send it to {0}.</source>
        <translation>Die Nachricht ist kopiert: Schick sie an {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>This is lost: {0} has a chain from {1} to {2}, and every move leaves {0} a way to win.</source>
        <translation>Das ist verloren: {0} hat eine Kette von {1} bis {2} und kann nach jedem Zug gewinnen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>This is lost: {0} can win with {1}, and every move leaves {0} a way to win.</source>
        <translation>Das ist verloren: {0} kann mit {1} gewinnen, und jeder Zug lässt eine Möglichkeit dazu übrig.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>This is lost, whatever is played: that is proven.</source>
        <translation>Das ist verloren, was auch immer gezogen wird: Das ist bewiesen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>With best play this ends in a tie: that is proven.</source>
        <translation>Bei bestem Spiel endet das unentschieden: Das ist bewiesen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>{0} wins, whatever {1} answers: that is proven.</source>
        <translation>{0} gewinnt, was auch immer {1} antwortet: Das ist bewiesen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>You win, whatever {1} answers: that is proven.</source>
        <translation>Du gewinnst, was auch immer {1} antwortet: Das ist bewiesen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>All the same {0} wins, whatever {1} answers: that is proven.</source>
        <translation>Trotzdem gewinnt {0}, was auch immer {1} antwortet: Das ist bewiesen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>All the same you win, whatever {1} answers: that is proven.</source>
        <translation>Trotzdem gewinnst du, was auch immer {1} antwortet: Das ist bewiesen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>Every other move loses at once.</source>
        <translation>Jeder andere Zug verliert sofort.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>Only {0} hold: every other move loses at once.</source>
        <translation>Nur {0} halten: Jeder andere Zug verliert sofort.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>But {0} answers with {1} and then threatens {2}, and no move stops all of that.</source>
        <translation>Aber {0} antwortet mit {1} und droht dann mit {2}, und kein Zug verhindert das alles.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>There is no other move.</source>
        <translation>Es gibt keinen anderen Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>{0} more moves would then join the top and bottom edges: {1}.</source>
        <translation>{0} weitere Züge würden dann den oberen mit dem unteren Rand verbinden: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>{0} more moves would then join the left and right edges: {1}.</source>
        <translation>{0} weitere Züge würden dann den linken mit dem rechten Rand verbinden: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>After that, about {0} more moves are needed to join the top and bottom edges.</source>
        <translation>Danach fehlen noch etwa {0} Züge, um den oberen mit dem unteren Rand zu verbinden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>After that, about {0} more moves are needed to join the left and right edges.</source>
        <translation>Danach fehlen noch etwa {0} Züge, um den linken mit dem rechten Rand zu verbinden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>{0} could have joined the top and bottom edges with {1}: now that takes at least three moves.</source>
        <translation>{0} hätte mit {1} den oberen mit dem unteren Rand verbinden können: Jetzt braucht es dafür mindestens drei Züge.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>{0} could have joined the left and right edges with {1}: now that takes at least three moves.</source>
        <translation>{0} hätte mit {1} den linken mit dem rechten Rand verbinden können: Jetzt braucht es dafür mindestens drei Züge.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Download the new .deb from {0} and install it over this one. Your games stay.</source>
        <translation>Lade das neue .deb-Paket von {0} herunter und installiere es über dieses. Deine Partien bleiben erhalten.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Download the new installer from {0} and run it. Your games stay.</source>
        <translation>Lade das neue Installationsprogramm von {0} herunter und starte es. Deine Partien bleiben erhalten.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Download the new archive from {0} and unpack it instead of this one. Your games stay.</source>
        <translation>Lade das neue Archiv von {0} herunter und entpacke es anstelle von diesem. Deine Partien bleiben erhalten.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Download the new app from {0} and put it in place of this one. Your games stay.</source>
        <translation>Lade die neue App von {0} herunter und lege sie an die Stelle von dieser. Deine Partien bleiben erhalten.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Update it the way you installed it, for example with “pipx upgrade escabel” or “uv tool upgrade escabel”. Your games stay.</source>
        <translation>Aktualisiere es so, wie du es installiert hast, zum Beispiel mit „pipx upgrade escabel“ oder „uv tool upgrade escabel“. Deine Partien bleiben erhalten.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>In the folder of the sources, “git pull” gets it. Your games stay.</source>
        <translation>Im Ordner mit dem Quelltext holt „git pull“ die neue Version. Deine Partien bleiben erhalten.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/dialogs.py"/>
        <source>Escabel cannot use the network on this computer: look at {0}.</source>
        <translation>Escabel kann auf diesem Computer das Netz nicht nutzen: Sieh unter {0} nach.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/board_table.py"/>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/board_table.py"/>
        <source>height {0}</source>
        <translation>Höhe {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/board_table.py"/>
        <source>{0}, last move</source>
        <translation>{0}, letzter Zug</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/refutation.py"/>
        <source>{1} wins, whatever {0} plays: that is proven.</source>
        <translation>{1} gewinnt, was auch immer {0} zieht: Das ist bewiesen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/refutation.py"/>
        <source>{1} wins, whatever you play: that is proven.</source>
        <translation>{1} gewinnt, was auch immer du ziehst: Das ist bewiesen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/refutation.py"/>
        <source>As far as the bot sees, no other move is clearly better: this one has a chance of {0}% to win.</source>
        <translation>Soweit der Bot sieht, ist kein anderer Zug deutlich besser: Dieser hat {0}&#xa0;% Gewinnchance.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/refutation.py"/>
        <source>As far as the bot sees, this move has a chance of {0}% to win, and the best one {1}%.</source>
        <translation>Soweit der Bot sieht, hat dieser Zug {0}&#xa0;% Gewinnchance und der beste {1}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/refutation.py"/>
        <source>As far as the bot sees, no other move is clearly better.</source>
        <translation>Soweit der Bot sieht, ist kein anderer Zug deutlich besser.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A padlock: this stack is bound. Without it the stacks would no longer form one group, the band.</source>
        <translation>Ein Vorhängeschloss: Dieser Turm ist gebunden. Ohne ihn wären die Türme nicht mehr eine Gruppe, das Band.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A crescent: this stack is sleeping. No enemy is beside it, so it does not count.</source>
        <translation>Eine Mondsichel: Dieser Turm schläft. Neben ihm steht kein Feind, also zählt er nicht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>Two blocked ends: the enemies between these stacks cut them.</source>
        <translation>Zwei abgesperrte Enden: Die Feinde zwischen diesen Türmen trennen sie.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A bar between two stacks: they are connected past their enemies.</source>
        <translation>Ein Balken zwischen zwei Türmen: Sie sind an ihren Feinden vorbei verbunden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A small dot: this color controls the square. A small ring: it contests it.</source>
        <translation>Ein kleiner Punkt: Diese Farbe kontrolliert das Feld. Ein kleiner Ring: Es ist für sie umkämpft.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A small triangle: this color has one of the neighbors, or lines of sight, that decide who gets the square.</source>
        <translation>Ein kleines Dreieck: Diese Farbe hat einen der Nachbarn oder eine der Sichtlinien, die entscheiden, wer das Feld bekommt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A light bar: these stacks hold together, whoever owns them.</source>
        <translation>Ein heller Balken: Diese Türme halten zusammen, wem sie auch gehören.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A thin bar: what it joins is connected, and nothing stands between.</source>
        <translation>Ein dünner Balken: Was er verbindet, gehört zusammen, und nichts steht dazwischen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A ring of dots: the last move threatens to win there.</source>
        <translation>Ein Ring aus Punkten: Dort droht der letzte Zug zu gewinnen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>Corner marks: the last move.</source>
        <translation>Eckmarken: der letzte Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>Small corner marks: where the last move came from.</source>
        <translation>Kleine Eckmarken: woher der letzte Zug kam.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/move_question.py"/>
        <source>Wait a moment: the bot looks at this move.</source>
        <translation>Einen Moment: Der Bot sieht sich diesen Zug an.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/move_question.py"/>
        <source>Make the move that you ask about.</source>
        <translation>Mach den Zug, nach dem du fragst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/move_question.py"/>
        <source>The game ends here. Go back to ask about another move.</source>
        <translation>Hier ist die Partie zu Ende. Geh zurück, um nach einem anderen Zug zu fragen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/move_question.py"/>
        <source>Play on from here to ask about a later move.</source>
        <translation>Spiel von hier aus weiter, um nach einem späteren Zug zu fragen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/move_question.py"/>
        <location filename="../../escabel_gui/model/analysis/retry.py"/>
        <source>The bot does not answer. Try the move once more.</source>
        <translation>Der Bot antwortet nicht. Versuch den Zug noch einmal.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>%n game(s) went on from this position.</source>
        <translation>
            <numerusform>%n Partie ging von dieser Stellung aus weiter.</numerusform>
            <numerusform>%n Partien gingen von dieser Stellung aus weiter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>This part of the board occurs in %n game(s). What was played there next:</source>
        <translation>
            <numerusform>Dieser Teil des Bretts kommt in einer Partie vor. Was dort als Nächstes gespielt wurde:</numerusform>
            <numerusform>Dieser Teil des Bretts kommt in %n Partien vor. Was dort als Nächstes gespielt wurde:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>{0} was played in %n game(s).</source>
        <translation>
            <numerusform>{0} wurde in %n Partie gespielt.</numerusform>
            <numerusform>{0} wurde in %n Partien gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/conditional_moves.py"/>
        <source>No more than {0} moves can be prepared: delete some of them.</source>
        <translation>Mehr als {0} Züge lassen sich nicht vorbereiten: Lösche ein paar davon.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/conditional_moves.py"/>
        <source>No more than {0} moves in a row can be prepared.</source>
        <translation>Mehr als {0} Züge hintereinander lassen sich nicht vorbereiten.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/preparation.py"/>
        <location filename="../../escabel_gui/model/table/preparation.py"/>
        <source>The game would be over here.</source>
        <translation>Hier wäre die Partie zu Ende.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/preparation.py"/>
        <source>Make a move that {0} may play.</source>
        <translation>Mach einen Zug, den {0} vielleicht spielt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/preparation.py"/>
        <source>Your answer to {0} is {1}. Another move takes its place.</source>
        <translation>Auf {0} antwortest du mit {1}. Ein anderer Zug tritt an seine Stelle.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/preparation.py"/>
        <source>Make the move with which you will answer {0}.</source>
        <translation>Mach den Zug, mit dem du auf {0} antworten willst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/prepared_answers.py"/>
        <source>{0} has moved while you were preparing, so nothing was played by itself: you had prepared {1}.</source>
        <translation>{0} hat gezogen, während du beim Vorbereiten warst, deshalb wurde nichts von selbst gespielt. Vorbereitet war {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/prepared_answers.py"/>
        <source>After {0}, {1} was played at once, as you had prepared it.</source>
        <translation>Nach {0} wurde sofort {1} gespielt, wie du es vorbereitet hattest.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>You are looking at an earlier position. Go to the end to play on.</source>
        <translation>Du siehst eine frühere Stellung. Geh ans Ende, um weiterzuspielen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} asks to take back their latest move.</source>
        <translation>Eine Bitte: {0} möchte den letzten Zug zurücknehmen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>When {0} has answered, copy all of the answer, and paste it here (Ctrl+V).</source>
        <translation>Wenn {0} geantwortet hat, kopiere die ganze Antwort und füge sie hier ein (Strg+V).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>You ask to take back your move. Copy the message, and send it to {0}.</source>
        <translation>Du bittest darum, deinen Zug zurückzunehmen. Kopiere die Nachricht und schick sie an {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Copy the invitation, and send it to {0}: by mail, by messenger, as you like.</source>
        <translation>Kopiere die Einladung und schick sie an {0}: per Mail, per Messenger, wie du willst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Copy your answer, and send it to {0}.</source>
        <translation>Kopiere deine Antwort und schick sie an {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>You ask to take back your move. {0} has to agree.</source>
        <translation>Du bittest darum, deinen Zug zurückzunehmen. Jetzt muss {0} zustimmen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Waiting for {0}: the game goes on when you are both there.</source>
        <translation>{0} ist gerade nicht da: Die Partie geht weiter, wenn ihr beide da seid.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} is thinking…</source>
        <translation>{0} denkt nach&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>%n answer(s) prepared.</source>
        <translation>
            <numerusform>%n Antwort vorbereitet.</numerusform>
            <numerusform>%n Antworten vorbereitet.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Looking back: {0} to move. A move here begins a variation.</source>
        <translation>Rückblick: {0} ist am Zug. Ein Zug hier beginnt eine Variante.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Looking back: {0} to move. Another move replaces the one played.</source>
        <translation>Rückblick: {0} ist am Zug. Ein anderer Zug ersetzt den gespielten.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>The game is paused. {0} to move.</source>
        <translation>Die Partie ist unterbrochen. {0} ist am Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Swap sides, or just play on?</source>
        <translation>Seiten tauschen oder einfach weiterspielen?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Swap sides, or just play on? A swap makes Black and this first move yours.</source>
        <translation>Seiten tauschen oder einfach weiterspielen? Mit dem Tausch gehören Schwarz und dieser erste Zug dir.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Taken back. Your move.</source>
        <translation>Zurückgenommen. Du bist am Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Taken back. {0} to move.</source>
        <translation>Zurückgenommen. {0} ist am Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Your move, or a pass.</source>
        <translation>Zieh, oder passe.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} to move, or to pass.</source>
        <translation>{0} zieht oder passt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>You begin.</source>
        <translation>Du beginnst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} begins.</source>
        <translation>{0} beginnt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>F1 shows the rules.</source>
        <translation>F1 zeigt die Regeln.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Then copy the invitation for {0}.</source>
        <translation>Kopiere danach die Einladung für {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} to move. No bot plays here now: move for it, or change the players.</source>
        <translation>{0} ist am Zug. Hier spielt jetzt kein Bot: Zieh selbst oder wechsle die Spieler.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} to move. No bot will answer: change the players to let it play.</source>
        <translation>{0} ist am Zug. Kein Bot antwortet: Wechsle die Spieler, damit er spielt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Your move.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/guided_play.py"/>
        <source>Looking at {0}…</source>
        <translation>{0} wird geprüft&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Sure? That ends the game, and {0} wins.</source>
        <translation>Sicher? Damit endet die Partie, und {0} gewinnt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Sure? After {1}, {0} wins at once with a chain between both edges.</source>
        <translation>Sicher? Nach {1} gewinnt {0} sofort mit einer Kette zwischen beiden Rändern.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Sure? After {1}, {0} can win with the next move.</source>
        <translation>Sicher? Nach {1} kann {0} mit dem nächsten Zug gewinnen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Sure? After {1}, {0} can win, whatever you do.</source>
        <translation>Sicher? Nach {1} kann {0} gewinnen, was auch immer du tust.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Sure? After {1}, {0} will probably win, as far as the bot sees.</source>
        <translation>Sicher? Nach {1} gewinnt wahrscheinlich {0}, soweit der Bot sieht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>the marked points from {0} to {1}</source>
        <translation>die markierten Punkte von {0} bis {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at {0}: {1} could threaten to win in several ways at once.</source>
        <translation>Sieh dir {0} an: {1} könnte auf mehrere Arten zugleich mit dem Sieg drohen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at {0}: {1} could take it over.</source>
        <translation>Sieh dir {0} an: {1} könnte es übernehmen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at {0} and {1}: {2} could cut them off from each other.</source>
        <translation>Sieh dir {0} und {1} an: {2} könnte sie voneinander trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at {0} and {1}: {2} could connect them.</source>
        <translation>Sieh dir {0} und {1} an: {2} könnte sie verbinden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at {0}: {1} could bring this chain to an edge.</source>
        <translation>Sieh dir {0} an: {1} könnte diese Kette an einen Rand bringen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at columns {0} to {1} and rows {2} to {3}: {4} could gain points there.</source>
        <translation>Sieh dir die Spalten {0} bis {1} und die Reihen {2} bis {3} an: {4} könnte dort Punkte gewinnen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at columns {0} to {1} and rows {2} to {3}: {4} would answer there.</source>
        <translation>Sieh dir die Spalten {0} bis {1} und die Reihen {2} bis {3} an: {4} würde dort antworten.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Count the points once more.</source>
        <translation>Zähle die Punkte noch einmal.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>%n point(s) of the board.</source>
        <translation>
            <numerusform>Ein Punkt des Bretts.</numerusform>
            <numerusform>%n Punkte des Bretts.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/game_store.py"/>
        <source>These games do not begin with the same position.</source>
        <translation>Diese Partien beginnen nicht mit derselben Stellung.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/game_reports.py"/>
        <source>Counting games: {0} of {1}</source>
        <translation>Partien werden gezählt: {0} von {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/game_reports.py"/>
        <source>Looking at mistakes: {0} of {1}</source>
        <translation>Fehler werden angesehen: {0} von {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>As {0}</source>
        <translation>Als {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>won</source>
        <comment>games of a person</comment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>tied</source>
        <comment>games of a person</comment>
        <translation>unentschieden</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>lost</source>
        <comment>games of a person</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>won by Black</source>
        <translation>von Schwarz gewonnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>won by White</source>
        <translation>von Weiß gewonnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>others</source>
        <comment>games without a result that counts</comment>
        <translation>andere</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>blunders</source>
        <translation>grobe Fehler</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>other mistakes</source>
        <translation>andere Fehler</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_actions.py"/>
        <source>Save as a web page…</source>
        <translation>Als Webseite speichern&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_actions.py"/>
        <source>The report with its pictures, for any browser</source>
        <translation>Der Bericht mit seinen Bildern, für jeden Browser</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_actions.py"/>
        <source>Save as a table…</source>
        <translation>Als Tabelle speichern&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_actions.py"/>
        <source>All figures as CSV, for a spreadsheet</source>
        <translation>Alle Zahlen als CSV, für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_actions.py"/>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/import_export.py"/>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/import_export.py"/>
        <source>Export as SGF files: choose a folder</source>
        <translation>Als SGF-Dateien exportieren: Ordner wählen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/import_export.py"/>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/import_export.py"/>
        <source>Import games</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/import_export.py"/>
        <source>Import a folder</source>
        <translation>Ordner importieren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Tied</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Won by Black</source>
        <translation>Von Schwarz gewonnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Won by White</source>
        <translation>Von Weiß gewonnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Ties</source>
        <translation>Unentschieden insgesamt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Blunders</source>
        <translation>Grobe Fehler</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Seconds used</source>
        <translation>Verbrauchte Sekunden</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Seconds used by the opponent</source>
        <translation>Vom Gegner verbrauchte Sekunden</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Deviation of the rating</source>
        <translation>Abweichung der Wertung</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>First third of the moves</source>
        <translation>Erstes Drittel der Züge</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>Second third of the moves</source>
        <translation>Zweites Drittel der Züge</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>Last third of the moves</source>
        <translation>Letztes Drittel der Züge</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>The choice to swap or not to swap</source>
        <translation>Die Wahl, zu tauschen oder nicht</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>A win was missed</source>
        <translation>Ein Gewinn wurde verpasst</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>The opponent could win at once</source>
        <translation>Der Gegner konnte sofort gewinnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>It cut a chain of one’s own, or connected the opponent’s</source>
        <translation>Eine eigene Kette getrennt oder gegnerische verbunden</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>It put stacks of one’s own to sleep, or woke the opponent’s</source>
        <translation>Eigene Türme einschlafen lassen oder gegnerische geweckt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>Points were missed</source>
        <translation>Punkte wurden verpasst</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>A connection or a cut was missed</source>
        <translation>Eine Verbindung oder Trennung wurde verpasst</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>A point that the opponent needed was left</source>
        <translation>Ein Punkt, den der Gegner brauchte, blieb frei</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>The answer connects or cuts</source>
        <translation>Die Antwort verbindet oder trennt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>Nothing that shows at once</source>
        <translation>Nichts, was sich sofort zeigt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>{0}: {1}</source>
        <comment>level</comment>
        <extracomment>a level of the bot, and its name</extracomment>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>MMM yyyy</source>
        <extracomment>as Qt&apos;s QLocale::toString has it: MMM is the short name of the month, yyyy the year</extracomment>
        <translation>MMM yyyy</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>Somebody without a name</source>
        <translation>Jemand ohne Namen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>No time control is known</source>
        <translation>Bedenkzeit nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>{0} + {1} s</source>
        <extracomment>a time in minutes, and seconds that are added after each move</extracomment>
        <translation>{0} + {1} s</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>{0} + {1} × {2} s</source>
        <extracomment>a time in minutes, and periods of so many seconds</extracomment>
        <translation>{0} + {1} × {2} s</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/report/report_web_page.py"/>
        <source>Report on %n game(s)</source>
        <translation>
            <numerusform>Bericht über %n Partie</numerusform>
            <numerusform>Bericht über %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>{0} to {1}</source>
        <comment>dates</comment>
        <translation>{0} bis {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Games</source>
        <comment>kinds of games</comment>
        <translation>Spiele</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Levels of the bot</source>
        <translation>Stufen des Bots</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Lengths of games</source>
        <translation>Länge der Partien</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Dates</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Moves in a game, on average</source>
        <translation>Züge in einer Partie, im Schnitt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Reviewed games</source>
        <translation>Ausgewertete Partien</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n grober Fehler</numerusform>
            <numerusform>%n grobe Fehler</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Summary</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>{0} of {1} won</source>
        <extracomment>games that were won, of those that have a result</extracomment>
        <translation>{0} von {1} gewonnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Black won {0} of {1}</source>
        <translation>Schwarz gewann {0} von {1}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>won: {0}, lost: {1}, tied: {2}</source>
        <translation>gewonnen: {0}, verloren: {1}, unentschieden: {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>won by Black: {0}, by White: {1}, ties: {2}</source>
        <translation>von Schwarz gewonnen: {0}, von Weiß: {1}, unentschieden: {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>unfinished: {0}</source>
        <translation>nicht beendet: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>{0} to {1} moves</source>
        <translation>{0} bis {1} Züge</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Left out: %n game(s) from a position that was set up, as in a lesson.</source>
        <translation>
            <numerusform>Nicht mitgezählt: %n Partie aus einer aufgebauten Stellung, wie in einer Lektion.</numerusform>
            <numerusform>Nicht mitgezählt: %n Partien aus einer aufgebauten Stellung, wie in einer Lektion.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>First moves</source>
        <translation>Erste Züge</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Moves that are mirror images of each other are counted together: +3 after a move means three more, and on the board each shows the number of them all.</source>
        <translation>Züge, die Spiegelbilder voneinander sind, werden zusammen gezählt: +3 hinter einem Zug heißt drei weitere, und auf dem Brett zeigt jeder die Zahl für alle zusammen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>When the winner came ahead for good, by the chances to win in reviewed games.</source>
        <translation>Wann der Gewinner endgültig in Führung ging, nach den Gewinnchancen in ausgewerteten Partien.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Where games are decided</source>
        <translation>Wo sich Partien entscheiden</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Mistakes lose {0}% of the chance to win or more, blunders {1}%.</source>
        <translation>Fehler kosten mindestens {0}&#xa0;% Gewinnchance, grobe Fehler {1}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>When mistakes are made</source>
        <translation>Wann Fehler gemacht werden</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Of the latest %n mistake(s).</source>
        <translation>
            <numerusform>Vom letzten Fehler.</numerusform>
            <numerusform>Von den letzten %n Fehlern.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Kinds of mistakes</source>
        <translation>Arten von Fehlern</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Where mistakes are made</source>
        <translation>Wo Fehler gemacht werden</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>The point where the move ended.</source>
        <translation>Der Punkt, auf dem der Zug endete.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Time used in a game, on average.</source>
        <translation>Verbrauchte Zeit in einer Partie, im Schnitt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Clocks</source>
        <translation>Uhren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>the opponent: {0}</source>
        <translation>der Gegner: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>in each third of the moves: {0}</source>
        <translation>in jedem Drittel der Züge: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>won on time: {0}, lost on time: {1}</source>
        <translation>auf Zeit gewonnen: {0}, auf Zeit verloren: {1}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>%n rated game(s)</source>
        <translation>
            <numerusform>%n gewertete Partie</numerusform>
            <numerusform>%n gewertete Partien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Ratings</source>
        <translation>Wertungen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/progress/learning_progress.py"/>
        <source>You have done all lessons and puzzles: now play a game against an even opponent.</source>
        <translation>Du hast alle Lektionen und Aufgaben geschafft: Spiel jetzt gegen einen gleich starken Gegner.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/progress/learning_progress.py"/>
        <source>Answer again what will soon be forgotten: %n position(s) from your own games.</source>
        <translation>
            <numerusform>Beantworte noch einmal, was bald in Vergessenheit gerät: eine Stellung aus deinen eigenen Partien.</numerusform>
            <numerusform>Beantworte noch einmal, was bald in Vergessenheit gerät: %n Stellungen aus deinen eigenen Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/progress/learning_progress.py"/>
        <source>This round of the course has %n more puzzle(s).</source>
        <translation>
            <numerusform>In dieser Runde des Kurses wartet noch eine Aufgabe.</numerusform>
            <numerusform>In dieser Runde des Kurses warten noch %n Aufgaben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/progress/learning_progress.py"/>
        <source>This lesson has %n step(s).</source>
        <translation>
            <numerusform>Diese Lektion hat einen Schritt.</numerusform>
            <numerusform>Diese Lektion hat %n Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/progress/learning_progress.py"/>
        <source>This lesson has %n more step(s).</source>
        <translation>
            <numerusform>Von dieser Lektion ist noch ein Schritt übrig.</numerusform>
            <numerusform>Von dieser Lektion sind noch %n Schritte übrig.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/progress/learning_progress.py"/>
        <source>You have solved {0} of {1} puzzles: this one is good to begin with.</source>
        <translation>Du hast {0} von {1} Aufgaben gelöst: Mit dieser fängst du gut an.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/progress/learning_progress.py"/>
        <source>This puzzle has {0} points, and you have {1}: you would solve about {2}% of such puzzles.</source>
        <translation>Diese Aufgabe hat {0} Punkte, und du hast {1}: Du würdest etwa {2}&#xa0;% solcher Aufgaben lösen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Kept as drills: %n position(s) from your own games.</source>
        <translation>
            <numerusform>Eine Stellung aus deinen eigenen Partien ist als Übung aufbewahrt.</numerusform>
            <numerusform>%n Stellungen aus deinen eigenen Partien sind als Übungen aufbewahrt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Next: the lesson “{0}”</source>
        <translation>Als Nächstes: die Lektion „{0}“</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Next: a puzzle. {0}</source>
        <translation>Als Nächstes: eine Aufgabe. {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Next: {0}</source>
        <translation>Als Nächstes: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Next: drills</source>
        <translation>Als Nächstes: Übungen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Next: a game</source>
        <translation>Als Nächstes: eine Partie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/shapes/claim.py"/>
        <source>“{0}” means nothing there</source>
        <translation>„{0}“ bedeutet da nichts</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/shapes/shape.py"/>
        <source>A shape has from 1 to {0} claims (XCLAIM).</source>
        <translation>Eine Form hat 1 bis {0} Behauptungen (XCLAIM).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/shapes/shape.py"/>
        <source>A claim (XCLAIM) cannot be read: {0}.</source>
        <translation>Eine Behauptung (XCLAIM) lässt sich nicht lesen: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/shape_activity.py"/>
        <source>Try any move, for both sides.</source>
        <translation>Probiere beliebige Züge, für beide Seiten.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{0} moves first.</source>
        <translation>{0} zieht zuerst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>Only {0} does it.</source>
        <translation>Nur {0} schafft es.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>The same is proven of %n position(s) with other stacks.</source>
        <translation>
            <numerusform>Dasselbe ist für %n Stellung mit anderen Türmen bewiesen.</numerusform>
            <numerusform>Dasselbe ist für %n Stellungen mit anderen Türmen bewiesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>The same is proven of %n position(s) with other stones.</source>
        <translation>
            <numerusform>Dasselbe ist für %n Stellung mit anderen Steinen bewiesen.</numerusform>
            <numerusform>Dasselbe ist für %n Stellungen mit anderen Steinen bewiesen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{0} has these in one chain in the end, whatever {1} does: {2}.</source>
        <translation>{0} hat das alles am Ende in einer Kette, was auch immer {1} tut: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{1} can keep {0} from having these in one chain: {2}.</source>
        <translation>{1} kann verhindern, dass {0} das alles in einer Kette hat: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>In the end {0} has {2}, whatever {1} does.</source>
        <translation>Am Ende hat {0} {2}, was auch immer {1} tut.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{1} can see to it that {0} does not have {2}.</source>
        <translation>{1} kann verhindern, dass {0} am Ende {2} hat.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>In the end {2} counts for {0}, whatever {1} does.</source>
        <translation>Am Ende zählt {2} für {0}, was auch immer {1} tut.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{1} can see to it that {2} does not count for {0}.</source>
        <translation>{1} kann verhindern, dass {2} für {0} zählt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{0} may play {1}.</source>
        <translation>{0} darf {1} spielen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{0} may not play {1}.</source>
        <translation>{0} darf {1} nicht spielen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{0} wins, whatever {1} does.</source>
        <translation>{0} gewinnt, was auch immer {1} tut.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{0} wins in %n turn(s), whatever {1} does.</source>
        <translation>
            <numerusform>{0} gewinnt in %n Zug, was auch immer {1} tut.</numerusform>
            <numerusform>{0} gewinnt in %n Zügen, was auch immer {1} tut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{0} cannot win in %n turn(s) against the best answers.</source>
        <translation>
            <numerusform>{0} kann gegen die besten Antworten nicht in %n Zug gewinnen.</numerusform>
            <numerusform>{0} kann gegen die besten Antworten nicht in %n Zügen gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>This follows from the rules.</source>
        <translation>Das folgt aus den Regeln.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>Proven on this board by trying all moves.</source>
        <translation>Auf diesem Brett durch Probieren aller Züge bewiesen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>Proven on this board by trying all moves; either side may also pass.</source>
        <translation>Auf diesem Brett durch Probieren aller Züge bewiesen; beide dürfen auch passen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>Proven by trying all moves on the points of these stacks and circles, whatever stands around them, as long as nobody climbs across their border; both may also move elsewhere.</source>
        <translation>Durch Probieren aller Züge auf den Punkten dieser Türme und Kreise bewiesen, was auch immer ringsum steht, solange niemand über ihre Grenze steigt; beide dürfen auch anderswo ziehen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>Proven by trying all moves on the places of these stones and circles, whatever stands around them; both may also move elsewhere.</source>
        <translation>Durch Probieren aller Züge auf den Feldern dieser Steine und Kreise bewiesen, was auch immer ringsum steht; beide dürfen auch anderswo ziehen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>the bottom edge</source>
        <translation>der untere Rand</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>the top edge</source>
        <translation>der obere Rand</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>the left edge</source>
        <translation>der linke Rand</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>the right edge</source>
        <translation>der rechte Rand</translation>
    </message>
    <message>
            <source>Two high: out of reach</source>
        <extracomment>shapes/escabel/01-two-high.sgf</extracomment>
        <translation>Zwei hoch: außer Reichweite</translation>
    </message>
    <message>
            <source>The high diagonal</source>
        <extracomment>shapes/escabel/02-high-diagonal.sgf</extracomment>
        <translation>Die hohe Diagonale</translation>
    </message>
    <message>
            <source>The crosscut that holds</source>
        <extracomment>shapes/escabel/03-crosscut-holds.sgf</extracomment>
        <translation>Der Kreuzschnitt, der hält</translation>
    </message>
    <message>
            <source>The crosscut that falls</source>
        <extracomment>shapes/escabel/04-crosscut-falls.sgf</extracomment>
        <translation>Der Kreuzschnitt, der fällt</translation>
    </message>
    <message>
            <source>The gap of one point</source>
        <extracomment>shapes/escabel/05-gap.sgf</extracomment>
        <translation>Die Lücke von einem Punkt</translation>
    </message>
    <message>
            <source>The knight’s link</source>
        <extracomment>shapes/escabel/06-knight.sgf</extracomment>
        <translation>Die Springerverbindung</translation>
    </message>
    <message>
            <source>The long diagonal</source>
        <extracomment>shapes/escabel/07-two-diagonals.sgf</extracomment>
        <translation>Die lange Diagonale</translation>
    </message>
    <message>
            <source>Edge: two high on the second row</source>
        <extracomment>shapes/escabel/08-edge-second-row.sgf</extracomment>
        <translation>Rand: zwei hoch in der zweiten Reihe</translation>
    </message>
    <message>
            <source>Edge: three high on the second row</source>
        <extracomment>shapes/escabel/09-edge-three-high.sgf</extracomment>
        <translation>Rand: drei hoch in der zweiten Reihe</translation>
    </message>
    <message>
            <source>Edge: three high on the third row</source>
        <extracomment>shapes/escabel/10-edge-third-row.sgf</extracomment>
        <translation>Rand: drei hoch in der dritten Reihe</translation>
    </message>
    <message>
            <source>The gap with an enemy in it</source>
        <extracomment>shapes/escabel/11-filled-gap.sgf</extracomment>
        <translation>Die Lücke mit einem Feind</translation>
    </message>
    <message>
            <source>The pier in the gap</source>
        <extracomment>shapes/escabel/12-pier.sgf</extracomment>
        <translation>Der Pfeiler in der Lücke</translation>
    </message>
    <message>
            <source>The arch</source>
        <extracomment>shapes/escabel/13-arch.sgf</extracomment>
        <translation>Der Bogen</translation>
    </message>
    <message>
            <source>The low diagonal</source>
        <extracomment>shapes/escabel/14-low-diagonal.sgf</extracomment>
        <translation>Die niedrige Diagonale</translation>
    </message>
    <message>
            <source>The climb that saves</source>
        <extracomment>shapes/escabel/15-climb-down.sgf</extracomment>
        <translation>Der rettende Aufstieg</translation>
    </message>
    <message>
            <source>Edge: an enemy below</source>
        <extracomment>shapes/escabel/16-edge-blocked.sgf</extracomment>
        <translation>Rand: ein Feind darunter</translation>
    </message>
    <message>
            <source>Edge: an enemy on the way</source>
        <extracomment>shapes/escabel/17-edge-blocked-third.sgf</extracomment>
        <translation>Rand: ein Feind auf dem Weg</translation>
    </message>
    <message>
            <source>The breaker at the edge</source>
        <extracomment>shapes/escabel/18-breaker.sgf</extracomment>
        <translation>Der Helfer am Rand</translation>
    </message>
    <message>
            <source>The high breaker</source>
        <extracomment>shapes/escabel/19-high-breaker.sgf</extracomment>
        <translation>Der hohe Helfer</translation>
    </message>
    <message>
            <source>The climb onto the edge</source>
        <extracomment>shapes/escabel/20-climb-to-edge.sgf</extracomment>
        <translation>Der Aufstieg an den Rand</translation>
    </message>
    <message>
            <source>One climb, two links</source>
        <extracomment>shapes/escabel/21-two-links.sgf</extracomment>
        <translation>Ein Aufstieg, zwei Verbindungen</translation>
    </message>
    <message>
            <source>The ladder</source>
        <extracomment>shapes/escabel/22-ladder.sgf</extracomment>
        <translation>Die Leiter</translation>
    </message>
    <message>
            <source>The ladder breaker</source>
        <extracomment>shapes/escabel/23-ladder-breaker.sgf</extracomment>
        <translation>Der Leiterbrecher</translation>
    </message>
    <message>
            <source>The ladder of a high stack</source>
        <extracomment>shapes/escabel/24-ladder-high.sgf</extracomment>
        <translation>Die Leiter eines hohen Turms</translation>
    </message>
    <message>
            <source>The breaker that fits</source>
        <extracomment>shapes/escabel/25-ladder-heights.sgf</extracomment>
        <translation>Der Leiterbrecher, der passt</translation>
    </message>
    <message>
            <source>Three high is final</source>
        <extracomment>shapes/abande/01-three-high.sgf</extracomment>
        <translation>Drei hoch ist endgültig</translation>
    </message>
    <message>
            <source>Two and two do not fit</source>
        <extracomment>shapes/abande/02-two-and-two.sgf</extracomment>
        <translation>Zwei und zwei geht nicht</translation>
    </message>
    <message>
            <source>The bound stack</source>
        <extracomment>shapes/abande/03-bound.sgf</extracomment>
        <translation>Der gebundene Turm</translation>
    </message>
    <message>
            <source>The free end</source>
        <extracomment>shapes/abande/04-free-end.sgf</extracomment>
        <translation>Das freie Ende</translation>
    </message>
    <message>
            <source>Not yet</source>
        <extracomment>shapes/abande/05-first-moves.sgf</extracomment>
        <translation>Noch nicht</translation>
    </message>
    <message>
            <source>Last stacks: who moves first</source>
        <extracomment>shapes/abande/06-last-stacks.sgf</extracomment>
        <translation>Letzte Türme: wer zuerst zieht</translation>
    </message>
    <message>
            <source>The square where you lead</source>
        <extracomment>shapes/quabble/01-lead.sgf</extracomment>
        <translation>Das Feld, auf dem du führst</translation>
    </message>
    <message>
            <source>The square on the edge</source>
        <extracomment>shapes/quabble/02-rim.sgf</extracomment>
        <translation>Das Feld am Rand</translation>
    </message>
    <message>
            <source>Two ways at a corner</source>
        <extracomment>shapes/quabble/03-two-ways.sgf</extracomment>
        <translation>Zwei Wege an einer Ecke</translation>
    </message>
    <message>
            <source>Over one square</source>
        <extracomment>shapes/quabble/04-over-one.sgf</extracomment>
        <translation>Über ein Feld</translation>
    </message>
    <message>
            <source>Edge: from the second row</source>
        <extracomment>shapes/quabble/05-second-row.sgf</extracomment>
        <translation>Rand: aus der zweiten Reihe</translation>
    </message>
    <message>
            <source>Edge: from the third row</source>
        <extracomment>shapes/quabble/06-third-row.sgf</extracomment>
        <translation>Rand: aus der dritten Reihe</translation>
    </message>
    <message>
            <source>The jump</source>
        <extracomment>shapes/quabble/07-jump.sgf</extracomment>
        <translation>Der Sprung</translation>
    </message>
    <message>
            <source>The long way at corners</source>
        <extracomment>shapes/quabble/08-long-diagonal.sgf</extracomment>
        <translation>Der lange Weg über Ecken</translation>
    </message>
    <message>
            <source>Dark squares at a corner</source>
        <extracomment>shapes/quabble/09-never-cut.sgf</extracomment>
        <translation>Dunkle Felder an einer Ecke</translation>
    </message>
    <message>
            <source>Half of the sides is enough</source>
        <extracomment>shapes/qualos/01-safe-half.sgf</extracomment>
        <translation>Die Hälfte der Seiten genügt</translation>
    </message>
    <message>
            <source>Sight from afar</source>
        <extracomment>shapes/qualos/02-far-sight.sgf</extracomment>
        <translation>Sicht aus der Ferne</translation>
    </message>
    <message>
            <source>More than half flips</source>
        <extracomment>shapes/qualos/03-flip.sgf</extracomment>
        <translation>Mehr als die Hälfte dreht um</translation>
    </message>
    <message>
            <source>Three lines on the edge</source>
        <extracomment>shapes/qualos/04-edge-lines.sgf</extracomment>
        <translation>Drei Linien am Rand</translation>
    </message>
    <message>
            <source>The dark corner</source>
        <extracomment>shapes/qualos/05-corner.sgf</extracomment>
        <translation>Die dunkle Ecke</translation>
    </message>
    <message>
            <source>The smallest board</source>
        <extracomment>shapes/qualos/06-smallest.sgf</extracomment>
        <translation>Das kleinste Brett</translation>
    </message>
    <message>
            <source>From the middle to the edge</source>
        <extracomment>shapes/qualos/07-middle-edge.sgf</extracomment>
        <translation>Aus der Mitte zum Rand</translation>
    </message>
    <message>
            <source>The space where you lead</source>
        <extracomment>shapes/conquare/01-lead.sgf</extracomment>
        <translation>Das Feld, an dem du führst</translation>
    </message>
    <message>
            <source>Two spaces along a line</source>
        <extracomment>shapes/conquare/02-two-ways.sgf</extracomment>
        <translation>Zwei Felder an einer Linie</translation>
    </message>
    <message>
            <source>Over one space</source>
        <extracomment>shapes/conquare/03-over-one.sgf</extracomment>
        <translation>Über ein Feld</translation>
    </message>
    <message>
            <source>Edge: from the second line</source>
        <extracomment>shapes/conquare/04-second-line.sgf</extracomment>
        <translation>Rand: von der zweiten Linie</translation>
    </message>
    <message>
            <source>Edge: from the third line</source>
        <extracomment>shapes/conquare/05-third-line.sgf</extracomment>
        <translation>Rand: von der dritten Linie</translation>
    </message>
    <message>
            <source>Spaces side by side</source>
        <extracomment>shapes/conquare/07-never-cut.sgf</extracomment>
        <translation>Felder Seite an Seite</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/library/tags_dialog.py"/>
        <source>Tags of %n game(s)</source>
        <translation>
            <numerusform>Schlagwörter von %n Partie</numerusform>
            <numerusform>Schlagwörter von %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/chapters/open_study.py"/>
        <source>{0} was changed or is kept open by another program: the study goes on in {1}.</source>
        <translation>{0} wurde von einem anderen Programm geändert oder wird von ihm offen gehalten: Die Studie geht in {1} weiter.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/chapters/open_study.py"/>
        <source>%n chapter(s) added.</source>
        <translation>
            <numerusform>%n Kapitel hinzugefügt.</numerusform>
            <numerusform>%n Kapitel hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/chapters/open_study.py"/>
        <source>Chapter {0} deleted.</source>
        <translation>Kapitel {0} gelöscht.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/chapters/open_study.py"/>
        <source>%n change(s) taken.</source>
        <translation>
            <numerusform>%n Änderung übernommen.</numerusform>
            <numerusform>%n Änderungen übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/chapters/study.py"/>
        <source>A study has at most {0} chapters.</source>
        <translation>Eine Studie hat höchstens {0} Kapitel.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/chapters/study.py"/>
        <source>A study has at most {0} chapters: the library can import more games.</source>
        <translation>Eine Studie hat höchstens {0} Kapitel: Mehr Partien kann die Bibliothek importieren.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Nothing was added to the study “{0}”: it was closed meanwhile.</source>
        <translation>Der Studie „{0}“ wurde nichts hinzugefügt: Sie wurde inzwischen geschlossen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Added to the study “{0}”, which waits for you while this game goes on.</source>
        <translation>Zur Studie „{0}“ hinzugefügt, die auf dich wartet, während diese Partie weitergeht.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Open the %n chapter(s) before that, as a copy?</source>
        <translation>
            <numerusform>Das Kapitel davor als Kopie öffnen?</numerusform>
            <numerusform>Die %n Kapitel davor als Kopie öffnen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Compare with the %n game(s) before that?</source>
        <translation>
            <numerusform>Mit der Partie davor vergleichen?</numerusform>
            <numerusform>Mit den %n Partien davor vergleichen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Add the %n game(s) before that?</source>
        <translation>
            <numerusform>Die Partie davor hinzufügen?</numerusform>
            <numerusform>Die %n Partien davor hinzufügen?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>New study…</source>
        <translation>Neue Studie&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Games and positions as chapters of one file, with your comments</source>
        <translation>Partien und Stellungen als Kapitel einer Datei, mit deinen Kommentaren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Open a study…</source>
        <translation>Studie öffnen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>One of your studies, or any file with games</source>
        <translation>Eine deiner Studien oder irgendeine Datei mit Partien</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Add to a study…</source>
        <translation>Zu einer Studie hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>This game, or only the position on the board, becomes a chapter</source>
        <translation>Diese Partie oder nur die Stellung auf dem Brett wird ein Kapitel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Add a chapter…</source>
        <translation>Kapitel hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>The position on the board, a copy of this chapter, or an empty board</source>
        <translation>Die Stellung auf dem Brett, eine Kopie dieses Kapitels oder ein leeres Brett</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Add games from a file…</source>
        <translation>Partien aus einer Datei hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Each game of the file becomes a chapter</source>
        <translation>Jede Partie der Datei wird ein Kapitel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Compare with a file…</source>
        <translation>Mit einer Datei vergleichen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>What is new in another version of this study or game, to be taken one by one</source>
        <translation>Was in einer anderen Fassung dieser Studie oder Partie neu ist, einzeln zu übernehmen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Next chapter</source>
        <translation>Nächstes Kapitel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Previous chapter</source>
        <translation>Voriges Kapitel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Rename the chapter…</source>
        <translation>Kapitel umbenennen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Rename the study…</source>
        <translation>Studie umbenennen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Move the chapter up</source>
        <translation>Kapitel nach oben</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Move the chapter down</source>
        <translation>Kapitel nach unten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Delete the chapter</source>
        <translation>Kapitel löschen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Undo change to chapters</source>
        <translation>Änderung an Kapiteln rückgängig machen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Chapters, their order and titles, and what you took from a file, as they were</source>
        <translation>Kapitel, ihre Reihenfolge, Titel und was du aus einer Datei übernommen hast, wie sie waren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Save a copy of the study…</source>
        <translation>Kopie der Studie speichern&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>A file to keep or send; other programs open it</source>
        <translation>Eine Datei zum Aufheben oder Verschicken; andere Programme öffnen sie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Diagrams of the study…</source>
        <translation>Diagramme der Studie&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>All chapters as a PDF to print</source>
        <translation>Alle Kapitel als PDF zum Drucken</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Web page of the study…</source>
        <translation>Webseite der Studie&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Replays all chapters in any browser</source>
        <translation>Zeigt alle Kapitel in jedem Browser Zug für Zug</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Make a lesson of it…</source>
        <translation>Eine Lektion daraus machen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Moves that you choose become exercises of a lesson</source>
        <translation>Züge, die du auswählst, werden Übungen einer Lektion</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Close the study</source>
        <translation>Studie schließen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Back to the game before</source>
        <translation>Zurück zur Partie davor</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/share_controller.py"/>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/share_controller.py"/>
        <source>A diagram after every so many moves,
after each comment and at the end:</source>
        <translation>Ein Diagramm nach je so vielen Zügen,
nach jedem Kommentar und am Ende:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/chapters/lesson_maker.py"/>
        <source>No move was chosen to be found.</source>
        <translation>Es wurde kein Zug ausgewählt, der zu finden ist.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/chapters/lesson_maker.py"/>
        <source>A lesson has at most {0} steps.</source>
        <translation>Eine Lektion hat höchstens {0} Schritte.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Level {0} and the analysis use %n of {1} cores, and leave the window one.</source>
        <translation>
            <numerusform>Stufe {0} und die Analyse nutzen %n von {1} Kernen und lassen dem Fenster einen.</numerusform>
            <numerusform>Stufe {0} und die Analyse nutzen %n von {1} Kernen und lassen dem Fenster einen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>No mistake comes later: here is the first one.</source>
        <translation>Später kommt kein Fehler mehr: Hier ist der erste.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>No mistake comes earlier: here is the last one.</source>
        <translation>Früher gibt es keinen Fehler: Hier ist der letzte.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>In a game with clocks, you can ask about moves at earlier positions, and when it is over.</source>
        <translation>In einer Partie mit Uhr kannst du in früheren Stellungen nach Zügen fragen, und wenn sie zu Ende ist.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_controller.py"/>
        <source>Looking for your lessons…</source>
        <translation>Deine Lektionen werden gesucht&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/lesson_controller.py"/>
        <source>%n step(s) of the lesson “{0}” left: “All lessons” in the menu Learn leads back to it.</source>
        <translation>
            <numerusform>Noch %n Schritt der Lektion „{0}“ ist offen: „Alle Lektionen“ im Menü „Lernen“ führt dorthin zurück.</numerusform>
            <numerusform>Noch %n Schritte der Lektion „{0}“ sind offen: „Alle Lektionen“ im Menü „Lernen“ führt dorthin zurück.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/file_writing.py"/>
        <source>Saved in {0}.</source>
        <translation>In {0} gespeichert.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>{0} contains more games than this one: the library can import them all.</source>
        <translation>{0} enthält mehr Partien als diese: Die Bibliothek kann alle importieren.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>This game is in your library already: here it is, as you left it.</source>
        <translation>Diese Partie ist schon in der Bibliothek: Hier ist sie, wie du sie verlassen hast.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>This game is in your library already: here it is.</source>
        <translation>Diese Partie ist schon in deiner Bibliothek: Hier ist sie.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>The game is on the clipboard, as text.</source>
        <translation>Die Partie liegt als Text in der Zwischenablage.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>There is no text on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/language.py"/>
        <source>{0}, line {1}: {2}</source>
        <translation>{0}, Zeile {1}: {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/file_reading.py"/>
        <source>Games (*.sgf *.txt);;All files (*)</source>
        <translation>Partien (*.sgf *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/shapes/naming.py"/>
        <source>That makes the shape “{0}” ({1}): {2} cannot cut it.</source>
        <translation>So entsteht die Form „{0}“ ({1}): {2} kann sie nicht trennen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/shapes/naming.py"/>
        <source>That makes the shape “{0}” ({1}): {2} cannot cut it as long as nobody climbs into it or out of it.</source>
        <translation>So entsteht die Form „{0}“ ({1}): {2} kann sie nicht trennen, solange niemand in sie hinein oder aus ihr heraus steigt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/shapes/naming.py"/>
        <source>{0} would have made the shape “{1}” ({2}).</source>
        <translation>{0} hätte die Form „{1}“ ergeben ({2}).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/shapes/naming.py"/>
        <source>{0} makes the shape “{1}” ({2}).</source>
        <translation>{0} ergibt die Form „{1}“ ({2}).</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Stopped after %n game(s): the others do not count.</source>
        <translation>
            <numerusform>Nach %n Partie beendet: Die anderen zählen nicht.</numerusform>
            <numerusform>Nach %n Partien beendet: Die anderen zählen nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>%n game(s) read.</source>
        <translation>
            <numerusform>%n Partie gelesen.</numerusform>
            <numerusform>%n Partien gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/game.py"/>
        <source>In its crosscuts {0} is cut from {1}.</source>
        <translation>In seinen Kreuzschnitten ist {0} von {1} getrennt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/game.py"/>
        <source>In its crosscuts {0} is connected with {1}.</source>
        <translation>In seinen Kreuzschnitten ist {0} mit {1} verbunden.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/game.py"/>
        <source>In its crosscuts {0} is connected with {1} and cut from {2}.</source>
        <translation>In seinen Kreuzschnitten ist {0} mit {1} verbunden und von {2} getrennt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/learning/drill_box.py"/>
        <source>%n new drill(s) from your mistakes.</source>
        <translation>
            <numerusform>%n neue Übung aus deinen Fehlern.</numerusform>
            <numerusform>%n neue Übungen aus deinen Fehlern.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/rating/ratings.py"/>
        <source>For your rating, the game counts as it ended first.</source>
        <translation>Für deine Wertung zählt die Partie so, wie sie zuerst geendet hat.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/rated_game.py"/>
        <source>Not rated: the game was too short.</source>
        <translation>Nicht gewertet: Die Partie war zu kurz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/rated_game.py"/>
        <source>A guided game is not rated.</source>
        <translation>Eine begleitete Partie wird nicht gewertet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/rated_game.py"/>
        <source>Not rated: the game began from a position that was set up.</source>
        <translation>Nicht gewertet: Die Partie begann mit einer aufgebauten Stellung.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/rated_game.py"/>
        <source>Not rated: the players changed during the game.</source>
        <translation>Nicht gewertet: Die Spieler haben während der Partie gewechselt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/rated_game.py"/>
        <source>Not rated: the bot has helped.</source>
        <translation>Nicht gewertet: Der Bot hat geholfen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/rated_game.py"/>
        <source>Not rated: a move was taken back.</source>
        <translation>Nicht gewertet: Ein Zug wurde zurückgenommen.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>About Escabel</source>
        <translation>Über Escabel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>A family of abstract stacking and connection games.</source>
        <translation>Eine Familie abstrakter Stapel- und Verbindungsspiele.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>All of this as text, for a report</source>
        <translation>Das alles als Text, für einen Bericht</translation>
    </message>
</context>
<context>
    <name>Accuracies</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/accuracies.py"/>
        <source>no move yet</source>
        <translation>noch kein Zug</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/accuracies.py"/>
        <source>{0}%</source>
        <translation>{0}&#xa0;%</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/accuracies.py"/>
        <source>{0}: accuracy</source>
        <translation>{0}: Genauigkeit</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/accuracies.py"/>
        <source>How little of the chance to win these moves gave away: 100% is perfect play</source>
        <translation>Wie wenig von der Gewinnchance diese Züge verschenkt haben: 100&#xa0;% ist perfektes Spiel</translation>
    </message>
</context>
<context>
    <name>ActivityPage</name>
    <message>
        <location filename="../../escabel_gui/view/widgets/activity_page.py"/>
        <source>Points: Black {0}, White {1}. In hand: Black {2}, White {3}.</source>
        <translation>Punkte: Schwarz {0}, Weiß {1}. In der Hand: Schwarz {2}, Weiß {3}.</translation>
    </message>
</context>
<context>
    <name>AnalysisController</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>Do you want to see what the bot says about the moves so far?</source>
        <translation>Möchtest du sehen, was der Bot zu den bisherigen Zügen sagt?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>Do you want to see how the bot would answer a move?</source>
        <translation>Möchtest du sehen, wie der Bot auf einen Zug antworten würde?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>Do you want to see what was played from here in other games?</source>
        <translation>Möchtest du sehen, was in anderen Partien von hier aus gespielt wurde?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>Do you want to see how fair first moves are?</source>
        <translation>Möchtest du sehen, wie fair erste Züge sind?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>Do you want the bot to make this move for you?</source>
        <translation>Möchtest du, dass der Bot diesen Zug für dich macht?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>You are playing against a person.</source>
        <translation>Du spielst gegen einen Menschen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>With help, this game does not count for your rating.</source>
        <translation>Mit Hilfe zählt diese Partie nicht für deine Wertung.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>Do you want to see what the bot would play?</source>
        <translation>Möchtest du sehen, was der Bot hier spielen würde?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>Help in this game?</source>
        <translation>Hilfe in dieser Partie?</translation>
    </message>
</context>
<context>
    <name>AnalysisPage</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_page.py"/>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_page.py"/>
        <source>Other games</source>
        <translation>Andere Partien</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Wins</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Visits</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Then</source>
        <translation>Danach</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>At first</source>
        <translation>Zuerst</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>How often the bot has looked into the move</source>
        <translation>Wie oft der Bot den Zug untersucht hat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>First impressions, too</source>
        <translation>Auch der erste Eindruck</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>How likely each move seemed to be the right one before any was looked into</source>
        <translation>Wie wahrscheinlich jeder Zug der richtige schien, bevor einer untersucht wurde</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Candidate moves</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Expected:</source>
        <translation>Erwartet:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Press Space to see which moves the bot would look at here.</source>
        <translation>Drücke die Leertaste, um zu sehen, welche Züge der Bot hier erwägt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>{0} to move, with a chance of {1} to win.</source>
        <translation>{0} ist am Zug, mit {1} Gewinnchance.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>All figures are for {0}. Point at a move to see its line on the board.</source>
        <translation>Alle Zahlen gelten für {0}. Zeig auf einen Zug, um seine Zugfolge auf dem Brett zu sehen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>The game is over here.</source>
        <translation>Die Partie ist hier zu Ende.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Looking at this position…</source>
        <translation>Die Stellung wird untersucht&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>{0} is to move and wins, whatever comes.</source>
        <translation>{0} ist am Zug und gewinnt, was auch kommt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>{0} is to move and loses, whatever comes.</source>
        <translation>{0} ist am Zug und verliert, was auch kommt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>{0} is to move and gets a tie, no more.</source>
        <translation>{0} ist am Zug und erreicht ein Unentschieden, mehr nicht.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <location filename="../../escabel_gui/view/board/board_view.py"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>ChapterController</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Making the chapter…</source>
        <translation>Kapitel wird angelegt&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Writing the study…</source>
        <translation>Studie wird geschrieben&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Open a study</source>
        <translation>Studie öffnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Looking for your studies…</source>
        <translation>Deine Studien werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Problem in the file</source>
        <translation>Fehler in der Datei</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Reading {0}…</source>
        <translation>{0} wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>The study cannot be written: reading it back would change something.</source>
        <translation>Die Studie kann nicht geschrieben werden: Beim Zurücklesen würde sich etwas ändern.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>A game with a friend elsewhere can be compared when it is over.</source>
        <translation>Eine Partie mit jemandem anderswo kann verglichen werden, wenn sie vorbei ist.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Compare with another version</source>
        <translation>Mit einer anderen Fassung vergleichen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Comparing…</source>
        <translation>Wird verglichen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>{0} has no version of this game.</source>
        <translation>{0} enthält keine Fassung dieser Partie.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Nothing is new in {0}.</source>
        <translation>In {0} ist nichts neu.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>There are no moves in this study: play those that are to be found.</source>
        <translation>In dieser Studie gibt es keine Züge: Spiel die, die zu finden sind.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Find the move.</source>
        <translation>Finde den Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Writing the lesson…</source>
        <translation>Lektion wird geschrieben&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Add games from a file</source>
        <translation>Partien aus einer Datei hinzufügen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>My study</source>
        <translation>Meine Studie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>New study</source>
        <translation>Neue Studie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Title of the chapter:</source>
        <translation>Titel des Kapitels:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Title of the study:</source>
        <translation>Titel der Studie:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
</context>
<context>
    <name>ChapterDialog</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>A copy of this chapter</source>
        <translation>Eine Kopie dieses Kapitels</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>The whole game, with all variations</source>
        <translation>Die ganze Partie mit allen Varianten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>Only the position on the board</source>
        <translation>Nur die Stellung auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>An empty board of this game</source>
        <translation>Ein leeres Brett dieses Spiels</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>A new study</source>
        <translation>Eine neue Studie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>My study</source>
        <translation>Meine Studie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>Study:</source>
        <translation>Studie:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>Title of the study:</source>
        <translation>Titel der Studie:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>Title of the chapter:</source>
        <translation>Titel des Kapitels:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>What is to be a chapter?</source>
        <translation>Was soll ein Kapitel werden?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>Add a chapter</source>
        <translation>Kapitel hinzufügen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>Add to a study</source>
        <translation>Zu einer Studie hinzufügen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>New study</source>
        <translation>Neue Studie</translation>
    </message>
</context>
<context>
    <name>ChapterList</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_list.py"/>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
</context>
<context>
    <name>ChapterRows</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_list.py"/>
        <source>on the board</source>
        <translation>auf dem Brett</translation>
    </message>
</context>
<context>
    <name>ChapterSharing</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_sharing.py"/>
        <source>Save a copy of the study</source>
        <translation>Kopie der Studie speichern</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_sharing.py"/>
        <source>Diagrams of the study</source>
        <translation>Diagramme der Studie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_sharing.py"/>
        <source>Save the diagrams</source>
        <translation>Diagramme speichern</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_sharing.py"/>
        <source>Save the web page</source>
        <translation>Webseite speichern</translation>
    </message>
</context>
<context>
    <name>ChoiceBar</name>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Whose games</source>
        <translation>Wessen Partien</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Time</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Only games listed in the library</source>
        <translation>Nur in der Bibliothek aufgelistete Partien</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Either color</source>
        <translation>Beide Farben</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Any time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>The last 30 days</source>
        <translation>Die letzten 30 Tage</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>The last 365 days</source>
        <translation>Die letzten 365 Tage</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>All kinds of games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Your games</source>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Everybody’s games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Any opponent</source>
        <translation>Jeder Gegner</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Yours are the games in which you play against the bot or against a friend elsewhere</source>
        <translation>Deine sind die Partien, in denen du gegen den Bot oder in einer Fernpartie spielst</translation>
    </message>
</context>
<context>
    <name>ClockRow</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>No clock</source>
        <translation>Ohne Uhr</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Fixed time</source>
        <translation>Feste Zeit</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Time and increment</source>
        <translation>Bedenkzeit und Zugabe</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Main time and byo-yomi</source>
        <translation>Bedenkzeit und Byo-yomi</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Number of periods</source>
        <translation>Zahl der Perioden</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Seconds per move or period</source>
        <translation>Sekunden je Zug oder Periode</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source> s</source>
        <translation> s</translation>
    </message>
</context>
<context>
    <name>CollectionWindow</name>
    <message>
        <location filename="../../escabel_gui/view/library/collection_window.py"/>
        <source>Enter opens a copy of a game at the position from the board.</source>
        <translation>Die Eingabetaste öffnet eine Kopie einer Partie bei der Stellung vom Brett.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/collection_window.py"/>
        <source>Games: {0} of {1}</source>
        <translation>Partien: {0} von {1}</translation>
    </message>
</context>
<context>
    <name>CommentField</name>
    <message>
        <location filename="../../escabel_gui/view/history/comment_field.py"/>
        <source>Comment on this position</source>
        <translation>Diese Stellung kommentieren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/comment_field.py"/>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/comment_field.py"/>
        <source>[This comment is too long to be shown. All of it is kept with the game.]</source>
        <translation>[Dieser Kommentar ist zu lang, um gezeigt zu werden. Er bleibt vollständig in der Partie.]</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>What is new there</source>
        <translation>Was dort neu ist</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>What is new</source>
        <translation>Neuerungen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>Mark what you want to take. Everything else stays as you have it.</source>
        <translation>Markiere, was du übernehmen willst. Alles andere bleibt, wie du es hast.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>Mark all</source>
        <translation>Alles markieren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>Take</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>New chapter: {0}</source>
        <translation>Neues Kapitel: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>Another title: {0}</source>
        <translation>Anderer Titel: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>Other marks</source>
        <translation>Andere Markierungen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>New comment: {0}</source>
        <translation>Neuer Kommentar: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>Another comment: {0}</source>
        <translation>Anderer Kommentar: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>New moves: {0}</source>
        <translation>Neue Züge: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>Yours: {0}</source>
        <translation>Deiner: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>There: {0}</source>
        <translation>Dort: {0}</translation>
    </message>
</context>
<context>
    <name>CompilingNote</name>
    <message>
        <location filename="../../escabel_gui/view/window/compiling_note.py"/>
        <source>The bot thinks slowly: its rules are being compiled, for a few minutes.</source>
        <translation>Der Bot denkt noch langsam: Einige Minuten lang werden seine Regeln kompiliert.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/compiling_note.py"/>
        <source>The rules could not be compiled: the bot goes on thinking slowly.</source>
        <translation>Die Regeln ließen sich nicht kompilieren: Der Bot denkt weiterhin langsam.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/compiling_note.py"/>
        <source>The rules are compiled: the bot now thinks at full speed.</source>
        <translation>Die Regeln sind kompiliert: Der Bot denkt jetzt mit voller Geschwindigkeit.</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
            <source>Board Game</source>
        <extracomment>escabel.desktop</extracomment>
        <translation>Brettspiel</translation>
    </message>
    <message>
            <source>Stack, climb and connect: abstract board games against a friend or a bot</source>
        <extracomment>escabel.desktop</extracomment>
        <translation>Stapeln, steigen und verbinden: abstrakte Brettspiele gegen Freunde oder einen Bot</translation>
    </message>
    <message>
            <source>@KEYWORDS@stacking;connection;abstract;strategy;bot;sgf;</source>
        <extracomment>escabel.desktop</extracomment>
        <translation>@KEYWORDS@Stapeln;Verbindung;abstrakt;Strategie;Brettspiel;Bot;SGF;</translation>
    </message>
    <message>
            <source>Stack, climb and connect: abstract board games</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Stapeln, steigen und verbinden: abstrakte Brettspiele</translation>
    </message>
    <message>
            <source>Escabel brings together a family of abstract games in which two players stack, climb and connect: @GAMES@. Play against a friend at the same screen or elsewhere, or against a bot that can be a beginner or a master. Afterwards, step back through the game and try out what else could have happened.</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Escabel vereint eine Familie abstrakter Spiele, in denen zwei Spieler stapeln, steigen und verbinden: @GAMES@. Spiel gegen jemanden am selben Bildschirm oder anderswo oder gegen einen Bot, der Anfänger oder Meister sein kann. Geh danach die Partie durch und probiere aus, was sonst noch hätte geschehen können.</translation>
    </message>
    <message>
            <source>Every option and board size of every game, with illustrated rules</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Alle Regelvarianten und Brettgrößen jedes Spiels, mit bebilderten Regeln</translation>
    </message>
    <message>
            <source>Lessons for every game, proven puzzles, and drills from the mistakes in your own games</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Lektionen zu jedem Spiel, bewiesene Aufgaben und Übungen aus den Fehlern deiner eigenen Partien</translation>
    </message>
    <message>
            <source>A board for mouse and keyboard that explains why a move is not allowed</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Ein Brett für Maus und Tastatur, das erklärt, warum ein Zug nicht erlaubt ist</translation>
    </message>
    <message>
            <source>Games save themselves: close the window and carry on later where you left off</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Partien speichern sich selbst: Schließ das Fenster und mach später dort weiter, wo du aufgehört hast</translation>
    </message>
    <message>
            <source>Reviews that find the mistakes in a game and show what was better</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Auswertungen, die die Fehler einer Partie finden und zeigen, was besser war</translation>
    </message>
    <message>
            <source>Games with a friend elsewhere, by message or from program to program, without a server</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Fernpartien, per Nachricht oder von Programm zu Programm, ohne Server</translation>
    </message>
    <message>
            <source>A library of all your games, searched by words and by positions, with studies and reports</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Eine Bibliothek aller deiner Partien, durchsucht nach Wörtern und nach Stellungen, mit Studien und Berichten</translation>
    </message>
    <message>
            <source>Variations, comments, clocks, and games saved as SGF</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Varianten, Kommentare, Uhren und Partien im Format SGF</translation>
    </message>
    <message>
            <source>Board themes in light, dark and high contrast</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Brettdesigns in Hell, Dunkel und mit hohem Kontrast</translation>
    </message>
</context>
<context>
    <name>DrillController</name>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_controller.py"/>
        <source>There is no mistake of yours to drill so far.</source>
        <translation>Bisher gibt es keine Fehler von dir, die du üben könntest.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_controller.py"/>
        <source>Drills are positions of your own games in which you went wrong. They come from reviews of games that you have played against the bot or a friend, and are asked again before you forget them.</source>
        <translation>Übungen sind Stellungen aus deinen eigenen Partien, in denen du dich geirrt hast. Sie stammen aus Auswertungen von Partien gegen den Bot und von Fernpartien und kommen wieder, bevor du sie vergisst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_controller.py"/>
        <source>No drill is due now.</source>
        <translation>Gerade ist keine Übung fällig.</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>{0}: drill</source>
        <translation>{0}: Übung</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>{0} to move. Find a good move.</source>
        <translation>{0} ist am Zug. Finde einen guten Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>In your game you played {0} here, which was a mistake.</source>
        <translation>In deiner Partie hast du hier {0} gespielt, und das war ein Fehler.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>Due after this one: {0}</source>
        <translation>Danach noch fällig: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>{0} is a good move.</source>
        <translation>{0} ist ein guter Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>That is the move of your game.</source>
        <translation>Das ist der Zug aus deiner Partie.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>The board shows what answers it.</source>
        <translation>Das Brett zeigt, was darauf kommt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>Not this one.</source>
        <translation>Dieser nicht.</translation>
    </message>
</context>
<context>
    <name>EditedBoard</name>
    <message>
        <location filename="../../escabel_gui/view/board/edited_board.py"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>EvenGame</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/even_game.py"/>
        <source>Match my strength</source>
        <translation>Passend zu mir</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/even_game.py"/>
        <source>Choose the level against which you win about half of your games</source>
        <translation>Die Stufe wählen, gegen die du etwa die Hälfte deiner Partien gewinnst</translation>
    </message>
</context>
<context>
    <name>ExplorerPage</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Names, levels, dates</source>
        <translation>Namen, Stufen, Datum</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Only games with these words</source>
        <translation>Nur Partien mit diesen Wörtern</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Whose moves</source>
        <translation>Wessen Züge</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>All moves</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>My moves</source>
        <translation>Meine Züge</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Moves against me</source>
        <translation>Züge gegen mich</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Wins</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Moves in other games</source>
        <translation>Züge in anderen Partien</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>List these games</source>
        <translation>Diese Partien auflisten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Part of the board…</source>
        <translation>Teil des Bretts&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Looks for a few points of the board instead of the whole position</source>
        <translation>Sucht ein paar Punkte des Bretts statt der ganzen Stellung</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Whole position</source>
        <translation>Ganze Stellung</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Show them</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Your game is not over: what was played from here in other games would be help.</source>
        <translation>Deine Partie ist noch nicht zu Ende: Was in anderen Partien von hier aus gespielt wurde, wäre Hilfe.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>No such game went on from this position.</source>
        <translation>Keine solche Partie ging von dieser Stellung aus weiter.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>None of these games went on from this position.</source>
        <translation>Keine dieser Partien ging von dieser Stellung aus weiter.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>No game in your library went on from this position.</source>
        <translation>Keine Partie deiner Bibliothek ging von dieser Stellung aus weiter.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>This part of the board occurs in no such game.</source>
        <translation>Dieser Teil des Bretts kommt in keiner solchen Partie vor.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>This part of the board occurs in none of these games.</source>
        <translation>Dieser Teil des Bretts kommt in keiner dieser Partien vor.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>This part of the board occurs in no game of your library.</source>
        <translation>Dieser Teil des Bretts kommt in keiner Partie deiner Bibliothek vor.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Wins are those of who made the move. Mirrored and turned positions count as one.</source>
        <translation>Siege sind die der Seite, die zog. Gespiegelte und gedrehte Stellungen zählen als eine.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>A double click lists the games of a move.</source>
        <translation>Ein Doppelklick listet die Partien eines Zugs auf.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>A click plays a move, a double click lists its games.</source>
        <translation>Ein Klick spielt einen Zug, ein Doppelklick listet seine Partien auf.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Who played it won {0} of {1} finished games.</source>
        <translation>Wer ihn spielte, gewann {0} von {1} beendeten Partien.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>In reviews it lost {0} of the chance to win on average.</source>
        <translation>In Auswertungen kostete er im Schnitt {0} Gewinnchance.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Latest: {0}, {1}.</source>
        <translation>Zuletzt: {0}, {1}.</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <location filename="../../escabel_gui/view/widgets/game_box.py"/>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_card.py"/>
        <source>How to play</source>
        <translation>So geht es</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_card.py"/>
        <source>Learn this game by playing: a lesson of a few minutes</source>
        <translation>Dieses Spiel beim Spielen lernen: eine Lektion von ein paar Minuten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_card.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_card.py"/>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Reading {0}…</source>
        <translation>{0} wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>{0} cannot be opened: {1}.</source>
        <translation>{0} lässt sich nicht öffnen: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>{0} cannot be opened. {1}</source>
        <translation>{0} lässt sich nicht öffnen. {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>There is no game, code or invitation in this text.</source>
        <translation>In diesem Text steht weder eine Partie noch ein Code oder eine Einladung.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Open the game up to there?</source>
        <translation>Die Partie bis dorthin öffnen?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Problem in the file</source>
        <translation>Fehler in der Datei</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Looking into your library…</source>
        <translation>In der Bibliothek wird nachgesehen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Part of this game cannot be saved in {0} ({1}): it is lost if you leave the game without saving a copy elsewhere.</source>
        <translation>Ein Teil dieser Partie lässt sich nicht in {0} speichern ({1}): Er geht verloren, wenn du die Partie verlässt, ohne anderswo eine Kopie zu speichern.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Save a copy…</source>
        <translation>Kopie speichern&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Leave without saving</source>
        <translation>Ohne Speichern verlassen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>This game is not saved</source>
        <translation>Diese Partie ist nicht gespeichert</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Copying the game…</source>
        <translation>Die Partie wird kopiert&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <source>Board size</source>
        <translation>Brettgröße</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <source>You play</source>
        <translation>Du spielst</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <source>Your friend’s name</source>
        <translation>Name des Gegenübers</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_list.py"/>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
</context>
<context>
    <name>GamesChooser</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Your library</source>
        <translation>Deine Bibliothek</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Open a folder…</source>
        <translation>Ordner öffnen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>All games in a folder and below it, until the program ends; your library stays as it is</source>
        <translation>Alle Partien in einem Ordner und darunter, bis das Programm endet; deine Bibliothek bleibt, wie sie ist</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Open a file…</source>
        <translation>Datei öffnen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>All games in a file, until the program ends; your library stays as it is</source>
        <translation>Alle Partien in einer Datei, bis das Programm endet; deine Bibliothek bleibt, wie sie ist</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Reads no more games; those that have been read count</source>
        <translation>Liest keine weiteren Partien; die gelesenen zählen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Which games are counted</source>
        <translation>Welche Partien gezählt werden</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Which games are counted: {0}</source>
        <translation>Welche Partien gezählt werden: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Looking for games…</source>
        <translation>Partien werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>There are no games in this folder.</source>
        <translation>In diesem Ordner sind keine Partien.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>There are no games in this file.</source>
        <translation>In dieser Datei sind keine Partien.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Files or games that cannot be read and are passed over: {0}.</source>
        <translation>Dateien oder Partien, die sich nicht lesen lassen und übergangen werden: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Open a folder of games</source>
        <translation>Ordner mit Partien öffnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Open a file of games</source>
        <translation>Datei mit Partien öffnen</translation>
    </message>
</context>
<context>
    <name>GuidanceBox</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/guidance_box.py"/>
        <source>Guided game</source>
        <translation>Begleitete Partie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/guidance_box.py"/>
        <source>The bot asks before a move that loses</source>
        <translation>Der Bot fragt vor einem Zug nach, der verliert</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/guidance_box.py"/>
        <source>The bot plays at level 1. Up to three times, it asks before a move that loses, and marks what to look at. The game is not rated.</source>
        <translation>Der Bot spielt auf Stufe 1. Bis zu dreimal fragt er vor einem Zug nach, der verliert, und markiert, worauf du achten sollst. Die Partie wird nicht gewertet.</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <location filename="../../escabel_gui/view/history/history_model.py"/>
        <source>if {0}</source>
        <extracomment>a move that the friend may make, for which an answer is prepared: if d4</extracomment>
        <translation>falls {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/history_model.py"/>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/history_model.py"/>
        <source>Now</source>
        <extracomment>the position of the game, in a list of what is prepared for it</extracomment>
        <translation>Jetzt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/history_model.py"/>
        <source>You have prepared an answer to this move.</source>
        <translation>Auf diesen Zug hast du eine Antwort vorbereitet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/history_model.py"/>
        <source>Prepared by you: played at once if the move before is made.</source>
        <translation>Von dir vorbereitet: wird sofort gespielt, wenn der Zug davor kommt.</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <location filename="../../escabel_gui/view/history/history_panel.py"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/history_panel.py"/>
        <source>No moves yet. Click the board to make the first one.</source>
        <translation>Noch keine Züge. Klicke auf das Brett, um den ersten zu machen.</translation>
    </message>
</context>
<context>
    <name>HostDialog</name>
    <message>
        <location filename="../../escabel_gui/view/friends/host_dialog.py"/>
        <source>Invite over the network</source>
        <translation>Über das Netz einladen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/host_dialog.py"/>
        <source>Until my friend is there, show my name to others on the same network</source>
        <translation>Meinen Namen anderen im selben Netz zeigen, bis mein Gegenüber da ist</translation>
    </message>
</context>
<context>
    <name>InvitationDialog</name>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Invitation</source>
        <translation>Einladung</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Copy the invitation and send it to your friend, who pastes it into Escabel (Ctrl+V). Or tell them this line by phone: they choose Join over the network in the menu Play, and type it there. Whoever has it can play in your friend’s place.</source>
        <translation>Kopiere die Einladung und schick sie deinem Gegenüber, das sie in Escabel einfügt (Strg+V). Oder sag diese Zeile am Telefon: Im Menü „Spielen“ wählt man dort „Über das Netz mitspielen“ und tippt sie ein. Wer sie hat, kann anstelle deines Gegenübers spielen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Invitation: {0}</source>
        <translation>Einladung: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>If that address does not work, this computer also has: {0}.</source>
        <translation>Wenn diese Adresse nicht funktioniert, hat dieser Computer auch: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>This computer is in no network at the moment: nobody at another one can join.</source>
        <translation>Dieser Computer ist gerade in keinem Netz: Von einem anderen aus kann niemand mitspielen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Invite your friend</source>
        <translation>Jemanden einladen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Waiting for your friend… If nothing comes of it, you are not on the same network, or a firewall lets nobody in. Then invite your friend by message: that works everywhere.</source>
        <translation>Warten auf die andere Seite&#xa0;… Wenn nichts daraus wird, seid ihr nicht im selben Netz, oder eine Firewall lässt niemanden herein. Lade dann per Nachricht ein: Das geht überall.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Copy the invitation</source>
        <translation>Einladung kopieren</translation>
    </message>
</context>
<context>
    <name>InviteDialog</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/invite_dialog.py"/>
        <source>Invite by message</source>
        <translation>Per Nachricht einladen</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Join over the network</source>
        <translation>Über das Netz mitspielen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Your friend invites you over the network (in the menu Play), and tells you the invitation: one line. Type or paste it here. While this dialog is open, this computer hears who invites on the same network; it says nothing itself until you press Join.</source>
        <translation>Jemand lädt dich über das Netz ein (im Menü „Spielen“) und nennt dir die Einladung: eine Zeile. Tippe sie hier ein, oder füge sie ein. Solange dieses Fenster offen ist, hört dieser Computer, wer im selben Netz einlädt; er selbst sagt nichts, bis du auf „Mitspielen“ drückst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Friends on this network</source>
        <translation>Einladungen in diesem Netz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Nobody on this network invites at the moment.</source>
        <translation>In diesem Netz lädt gerade niemand ein.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Invitation</source>
        <translation>Einladung</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Join</source>
        <translation>Mitspielen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>This is your own invitation: send it to your friend.</source>
        <translation>Das ist deine eigene Einladung: Schick sie deinem Gegenüber.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Type the 16 letters and digits of the invitation, which your friend tells you.</source>
        <translation>Tippe die 16 Buchstaben und Ziffern der Einladung, die man dir nennt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Your friend has the invitation, under Play → Game with a friend elsewhere.</source>
        <translation>Die Einladung steht auf der anderen Seite unter „Spielen“ → „Fernpartie“.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>This is the code of a game by message: close this dialog, and paste it at the board (Ctrl+V).</source>
        <translation>Das ist der Code einer Partie per Nachricht: Schließ dieses Fenster, und füge ihn am Brett ein (Strg+V).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>The 16 letters and digits of the invitation are not whole. They look like this: {0}.</source>
        <translation>Die 16 Buchstaben und Ziffern der Einladung sind nicht vollständig. Sie sehen so aus: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>This is no invitation. Its 16 letters and digits look like this: {0}.</source>
        <translation>Das ist keine Einladung. Ihre 16 Buchstaben und Ziffern sehen so aus: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Whose invitation is it? Choose your friend in the list, or type the address they tell you.</source>
        <translation>Wessen Einladung ist es? Wähle in der Liste aus, oder tippe die Adresse, die man dir nennt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>An address ends with a colon and a number, such as {0}.</source>
        <translation>Eine Adresse endet mit Doppelpunkt und Zahl, zum Beispiel {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>{0} at {1}</source>
        <translation>{0} unter {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Somebody</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Looking for your friend…</source>
        <translation>Die Verbindung wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>{0} Trying again… Or ask your friend to invite you by message.</source>
        <translation>{0} Noch ein Versuch&#xa0;… Oder bitte um eine Einladung per Nachricht.</translation>
    </message>
</context>
<context>
    <name>JudgedMove</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>{0} was played: {1}’s chance to win</source>
        <translation>{0} wurde gespielt: Gewinnchance von {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>{0} is better: {1}’s chance to win</source>
        <translation>{0} ist besser: Gewinnchance von {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>This move wins the game.</source>
        <translation>Dieser Zug gewinnt die Partie.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>Everything loses here.</source>
        <translation>Hier verliert alles.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>There is little left to win here: a chance of {0} at best.</source>
        <translation>Hier ist kaum noch etwas zu gewinnen: höchstens {0} Gewinnchance.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>The best move: a chance of {0} to win.</source>
        <translation>Der beste Zug: {0} Gewinnchance.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>A good move: a chance of {0} to win. The bot would have played {1}.</source>
        <translation>Ein guter Zug: {0} Gewinnchance. Der Bot hätte {1} gespielt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>{0} is better than {1}.</source>
        <translation>{0} ist besser als {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>{0} to move. What is better than {1}?</source>
        <translation>{0} ist am Zug. Was ist besser als {1}?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>Looking at {0}…</source>
        <translation>{0} wird geprüft&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>After {0}: a chance of {1} to win. Play a better move on the board.</source>
        <translation>Nach {0}: {1} Gewinnchance. Spiel auf dem Brett einen besseren Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>{0} is good: it keeps a chance of {1} to win.</source>
        <translation>{0} ist gut: Der Zug hält {1} Gewinnchance.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>{0} is the move that was played.</source>
        <translation>{0} ist der Zug, der gespielt wurde.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>After {0}: a chance of {1} to win.</source>
        <translation>Nach {0}: {1} Gewinnchance.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>{0} answers with {1}.</source>
        <translation>{0} antwortet mit {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>Try another one.</source>
        <translation>Versuch einen anderen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>There is something better.</source>
        <translation>Es gibt etwas Besseres.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Arrows, Enter, Escape</source>
        <translation>Pfeile, Eingabe, Escape</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>With the point cursor: move, choose, put away</source>
        <translation>Tastaturzeiger: bewegen, wählen, weglegen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Wheel over the moves</source>
        <translation>Mausrad über den Zügen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>One move back or on</source>
        <translation>Einen Zug zurück oder vor</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Right-click, menu key</source>
        <translation>Rechtsklick, Menütaste</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Marks and arrows of a point</source>
        <translation>Markierungen und Pfeile eines Punkts</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Drag with the right button</source>
        <translation>Mit rechter Taste ziehen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Draw an arrow, or remove it</source>
        <translation>Pfeil zeichnen oder entfernen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Shift+arrow keys</source>
        <translation>Umschalt+Pfeiltasten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>The mark chosen last, or remove it</source>
        <translation>Letzte Markierung, oder sie entfernen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Shift+right-click</source>
        <translation>Umschalt+Rechtsklick</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Shift+Enter</source>
        <translation>Umschalt+Eingabe</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>LessonDialog</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <source>Make a lesson of it</source>
        <translation>Eine Lektion daraus machen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <source>Title of the lesson:</source>
        <translation>Titel der Lektion:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <source>Mark the moves that are to be found. The comment before a move is the task, that on it is the answer; other moves there with a comment are wrong ones, which it answers.</source>
        <translation>Markiere die Züge, die zu finden sind. Der Kommentar vor einem Zug ist die Aufgabe, der zum Zug die Antwort; andere Züge dort mit einem Kommentar sind falsche, auf die er antwortet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <source>Moves to be found</source>
        <translation>Züge, die zu finden sind</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <source>Make the lesson</source>
        <translation>Lektion machen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <source>There is a lesson “{0}” already. Replace it?</source>
        <translation>Es gibt schon eine Lektion „{0}“. Ersetzen?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <source>variation</source>
        <translation>Variante</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>A few minutes each: you make the moves, and the board answers.</source>
        <translation>Jede dauert ein paar Minuten: Du machst die Züge, und das Brett antwortet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>Start</source>
        <translation>Los</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>Delete this lesson? The study that it was made of stays.</source>
        <translation>Diese Lektion löschen? Die Studie, aus der sie gemacht ist, bleibt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>The lesson cannot be deleted: {0}.</source>
        <translation>Die Lektion kann nicht gelöscht werden: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>✓ done</source>
        <translation>✓ geschafft</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>Steps done: {0} of {1}</source>
        <translation>Geschaffte Schritte: {0} von {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>made by you</source>
        <translation>von dir gemacht</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Next</source>
        <translation>Nächster</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>{0}: lesson</source>
        <translation>{0}: Lektion</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Puzzle</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Done: that was the last step.</source>
        <translation>Geschafft: Das war der letzte Schritt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>This was the move.</source>
        <translation>Das war der Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Well done.</source>
        <translation>Gut gemacht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Not quite.</source>
        <translation>Nicht ganz.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
            <source>The band</source>
        <extracomment>lessons/abande/basics/1.sgf</extracomment>
        <translation>Das Band</translation>
    </message>
    <message>
            <source>c3 touches the band, so a new piece may go there.</source>
        <extracomment>lessons/abande/basics/1.sgf</extracomment>
        <translation>c3 berührt das Band, also darf dort ein neuer Stein hin.</translation>
    </message>
    <message>
            <source>Too far away</source>
        <extracomment>lessons/abande/basics/2.sgf</extracomment>
        <translation>Zu weit weg</translation>
    </message>
    <message>
            <source>Climbing</source>
        <extracomment>lessons/abande/basics/3.sgf</extracomment>
        <translation>Steigen</translation>
    </message>
    <message>
            <source>Instead of placing a piece you may move a stack: it steps, as a whole, onto an enemy stack next to it. Whoever is on top owns all of it. Click d4, then d5.</source>
        <extracomment>lessons/abande/basics/3.sgf</extracomment>
        <translation>Statt einen Stein zu setzen, darfst du einen Turm ziehen: Er geht als Ganzes einen Schritt auf einen feindlichen Turm daneben. Wer oben ist, besitzt alles. Klicke auf d4, dann auf d5.</translation>
    </message>
    <message>
            <source>d5 is a stack of two, and yours, as your piece is on top. d4 is empty: nothing stays behind.</source>
        <extracomment>lessons/abande/basics/3.sgf</extracomment>
        <translation>d5 ist ein Turm aus zwei Steinen und gehört dir, denn dein Stein liegt oben. d4 ist leer: Nichts bleibt zurück.</translation>
    </message>
    <message>
            <source>Three at most</source>
        <extracomment>lessons/abande/basics/4.sgf</extracomment>
        <translation>Höchstens drei</translation>
    </message>
    <message>
            <source>No stack is ever higher than three. Your d5 and White’s c4 are two high each. Try to climb c4 with d5 anyway: click d5, then c4.</source>
        <extracomment>lessons/abande/basics/4.sgf</extracomment>
        <translation>Kein Turm ist je höher als drei. Dein Turm auf d5 und der weiße auf c4 sind beide zwei hoch. Versuch trotzdem, mit d5 auf c4 zu steigen: Klicke auf d5, dann auf c4.</translation>
    </message>
    <message>
            <source>The band must hold</source>
        <extracomment>lessons/abande/basics/5.sgf</extracomment>
        <translation>Das Band muss halten</translation>
    </message>
    <message>
            <source>In Abande you climb enemy stacks to own as many pieces as you can. All stacks always form one group, the band: see the bars between them. A new piece goes next to a stack. You are Black: place a piece on the circle.</source>
        <extracomment>lessons/abande/basics/1.sgf</extracomment>
        <translation>In Abande steigst du auf feindliche Türme, um möglichst viele Steine zu besitzen. Alle Türme bilden immer eine Gruppe, das Band: Die Balken zwischen ihnen zeigen es. Ein neuer Stein kommt neben einen Turm. Du hast Schwarz: Setze einen Stein auf den Kreis.</translation>
    </message>
    <message>
            <source>The first moves</source>
        <extracomment>lessons/abande/1-opening/1.sgf</extracomment>
        <translation>Die ersten Züge</translation>
    </message>
    <message>
            <source>Place before you climb</source>
        <extracomment>lessons/abande/1-opening/1.sgf</extracomment>
        <translation>Setze, bevor du steigst</translation>
    </message>
    <message>
            <source>Each of you has one piece on the board, and they touch. No stack may be moved before Black has placed a second piece. Try it anyway: click d4, then d5.</source>
        <extracomment>lessons/abande/1-opening/1.sgf</extracomment>
        <translation>Jeder hat einen Stein auf dem Brett, und sie berühren sich. Kein Turm darf ziehen, bevor Schwarz einen zweiten Stein gesetzt hat. Versuch es trotzdem: Klicke auf d4, dann auf d5.</translation>
    </message>
    <message>
            <source>Beyond the enemy</source>
        <extracomment>lessons/abande/1-opening/2.sgf</extracomment>
        <translation>Hinter den Feind</translation>
    </message>
    <message>
            <source>After your second piece White may climb d4 from d5, if the band holds without d5. Place your piece so that White cannot.</source>
        <extracomment>lessons/abande/1-opening/2.sgf</extracomment>
        <translation>Nach deinem zweiten Stein darf Weiß von d5 auf d4 steigen, wenn das Band ohne d5 hält. Setze deinen Stein so, dass Weiß es nicht kann.</translation>
    </message>
    <message>
            <source>Here the piece hangs on d4, and d5 is free to go. Place it where it hangs on d5 alone.</source>
        <extracomment>lessons/abande/1-opening/2.sgf</extracomment>
        <translation>Hier hängt der Stein an d4, und d5 kann gehen. Setze ihn dorthin, wo er nur an d5 hängt.</translation>
    </message>
    <message>
            <source>The new piece hangs on d5 alone. If d5 went, the band would break: so d5 has to stay, and d4 is safe for now.</source>
        <extracomment>lessons/abande/1-opening/2.sgf</extracomment>
        <translation>Der neue Stein hängt nur an d5. Ginge d5 weg, bräche das Band: Also muss d5 bleiben, und d4 ist fürs Erste sicher.</translation>
    </message>
    <message>
            <source>Two high is a target</source>
        <extracomment>lessons/abande/1-opening/3.sgf</extracomment>
        <translation>Zwei hoch ist ein Angriffsziel</translation>
    </message>
    <message>
            <source>Two and one make three, and three high nobody climbs any more. So after your climb no single enemy should stand beside your new stack. d4 can climb d5 or e3. Which one?</source>
        <extracomment>lessons/abande/1-opening/3.sgf</extracomment>
        <translation>Zwei und eins sind drei, und auf drei steigt niemand mehr. Nach deinem Aufstieg sollte also kein einzelner Feind neben deinem neuen Turm stehen. d4 kann auf d5 oder e3 steigen. Auf welches?</translation>
    </message>
    <message>
            <source>You are two high there, and White’s c5 stands right beside it: it climbs you, three high, for good. Look for a climb without such a neighbor.</source>
        <extracomment>lessons/abande/1-opening/3.sgf</extracomment>
        <translation>Dort bist du zwei hoch, und das weiße c5 steht gleich daneben: Es steigt auf dich, drei hoch, für immer. Such einen Aufstieg ohne so einen Nachbarn.</translation>
    </message>
    <message>
            <source>A short puzzle</source>
        <extracomment>lessons/abande/1-opening/4.sgf</extracomment>
        <translation>Eine kurze Aufgabe</translation>
    </message>
    <message>
            <source>You are Black. White threatens to climb g3 from g4. Only one move makes that impossible. Which?</source>
        <extracomment>lessons/abande/1-opening/4.sgf</extracomment>
        <translation>Du hast Schwarz. Weiß droht, von g4 auf g3 zu steigen. Nur ein Zug macht das unmöglich. Welcher?</translation>
    </message>
    <message>
            <source>Right: f5 hangs on g4 alone, so g4 has to stay.</source>
        <extracomment>lessons/abande/1-opening/4.sgf</extracomment>
        <translation>Richtig: f5 hängt nur an g4, also muss g4 bleiben.</translation>
    </message>
    <message>
            <source>You are Black. White threatens to climb e2 from f1. Only one move makes that impossible. Which?</source>
        <extracomment>lessons/abande/1-opening/5.sgf</extracomment>
        <translation>Du hast Schwarz. Weiß droht, von f1 auf e2 zu steigen. Nur ein Zug macht das unmöglich. Welcher?</translation>
    </message>
    <message>
            <source>Right: g1 hangs on f1 alone, so f1 has to stay.</source>
        <extracomment>lessons/abande/1-opening/5.sgf</extracomment>
        <translation>Richtig: g1 hängt nur an f1, also muss f1 bleiben.</translation>
    </message>
    <message>
            <source>You are Black. White threatens to climb f2 from f1. Only one move makes that impossible. Which?</source>
        <extracomment>lessons/abande/1-opening/6.sgf</extracomment>
        <translation>Du hast Schwarz. Weiß droht, von f1 auf f2 zu steigen. Nur ein Zug macht das unmöglich. Welcher?</translation>
    </message>
    <message>
            <source>Right: e1 hangs on f1 alone, so f1 has to stay.</source>
        <extracomment>lessons/abande/1-opening/6.sgf</extracomment>
        <translation>Richtig: e1 hängt nur an f1, also muss f1 bleiben.</translation>
    </message>
    <message>
            <source>The band and locks</source>
        <extracomment>lessons/abande/2-band/1.sgf</extracomment>
        <translation>Das Band und Schlösser</translation>
    </message>
    <message>
            <source>Set it free</source>
        <extracomment>lessons/abande/2-band/1.sgf</extracomment>
        <translation>Mach ihn frei</translation>
    </message>
    <message>
            <source>You would like to climb d5, but d4 is bound: without it d5 would stand alone. One new piece joins the two sides, and sets d4 free. Where?</source>
        <extracomment>lessons/abande/2-band/1.sgf</extracomment>
        <translation>Du möchtest auf d5 steigen, aber d4 ist gebunden: Ohne d4 stünde d5 allein. Ein neuer Stein verbindet die zwei Seiten und macht d4 frei. Wo?</translation>
    </message>
    <message>
            <source>c4 joins the two sides, so the band holds without d4 now. Next turn it may climb.</source>
        <extracomment>lessons/abande/2-band/1.sgf</extracomment>
        <translation>c4 verbindet die zwei Seiten, also hält das Band jetzt ohne d4. Im nächsten Zug darf d4 steigen.</translation>
    </message>
    <message>
            <source>A second way round</source>
        <extracomment>lessons/abande/2-band/2.sgf</extracomment>
        <translation>Ein zweiter Weg herum</translation>
    </message>
    <message>
            <source>The same bridge, and White has come to e3. Now there are two points that join the two sides. Take one, and set d4 free again.</source>
        <extracomment>lessons/abande/2-band/2.sgf</extracomment>
        <translation>Dieselbe Brücke, und Weiß ist nach e3 gekommen. Jetzt gibt es zwei Punkte, die die zwei Seiten verbinden. Nimm einen, und mach d4 wieder frei.</translation>
    </message>
    <message>
            <source>e4 closes the ring on the other side: the band holds without d4.</source>
        <extracomment>lessons/abande/2-band/2.sgf</extracomment>
        <translation>e4 schließt den Ring auf der anderen Seite: Das Band hält ohne d4.</translation>
    </message>
    <message>
            <source>Tie it down</source>
        <extracomment>lessons/abande/2-band/3.sgf</extracomment>
        <translation>Binde ihn fest</translation>
    </message>
    <message>
            <source>Your d4 is two high. From d5 White would make it three, for good. Bind d5: three points do it.</source>
        <extracomment>lessons/abande/2-band/3.sgf</extracomment>
        <translation>Dein d4 ist zwei hoch. Von d5 aus würde Weiß drei daraus machen, für immer. Binde d5: Drei Punkte kommen infrage.</translation>
    </message>
    <message>
            <source>The piece hangs on d5 alone, so d5 is bound, and your stack of two stays yours.</source>
        <extracomment>lessons/abande/2-band/3.sgf</extracomment>
        <translation>Der Stein hängt nur an d5, also ist d5 gebunden, und dein Turm aus zwei Steinen bleibt deiner.</translation>
    </message>
    <message>
            <source>Bind, or go</source>
        <extracomment>lessons/abande/2-band/4.sgf</extracomment>
        <translation>Binden oder gehen</translation>
    </message>
    <message>
            <source>f1 is in danger from g1. Here no new piece helps; but f1 can get out of the way by climbing. There are two such moves.</source>
        <extracomment>lessons/abande/2-band/4.sgf</extracomment>
        <translation>f1 ist von g1 aus in Gefahr. Hier hilft kein neuer Stein; aber f1 kann durch einen Aufstieg ausweichen. Es gibt zwei solche Züge.</translation>
    </message>
    <message>
            <source>The best defense: you climb the one that threatened you.</source>
        <extracomment>lessons/abande/2-band/4.sgf</extracomment>
        <translation>Die beste Verteidigung: Du steigst auf den, der dir drohte.</translation>
    </message>
    <message>
            <source>Nobody is left on f1. But g1 can climb f2 now, where you are two high: the other move is better.</source>
        <extracomment>lessons/abande/2-band/4.sgf</extracomment>
        <translation>Auf f1 steht niemand mehr. Aber g1 kann jetzt auf f2 steigen, wo du zwei hoch bist: Der andere Zug ist besser.</translation>
    </message>
    <message>
            <source>Counting the end</source>
        <extracomment>lessons/abande/3-counting/1.sgf</extracomment>
        <translation>Das Ende zählen</translation>
    </message>
    <message>
            <source>Put it to sleep</source>
        <extracomment>lessons/abande/3-counting/1.sgf</extracomment>
        <translation>Schick ihn schlafen</translation>
    </message>
    <message>
            <source>All pieces are placed. d6 can climb c6 or e6, each of them two of White’s points. One of these climbs also leaves the other stack without an enemy beside it. Which?</source>
        <extracomment>lessons/abande/3-counting/1.sgf</extracomment>
        <translation>Alle Steine sind gesetzt. d6 kann auf c6 oder e6 steigen, beide sind für Weiß zwei Punkte wert. Einer dieser Aufstiege lässt auch den anderen Turm ohne Feind daneben. Welcher?</translation>
    </message>
    <message>
            <source>e6 is yours, and c6 sleeps: its two points do not count. One move took four.</source>
        <extracomment>lessons/abande/3-counting/1.sgf</extracomment>
        <translation>e6 gehört dir, und c6 schläft: Seine zwei Punkte zählen nicht. Ein Zug hat vier genommen.</translation>
    </message>
    <message>
            <source>Count before you climb</source>
        <extracomment>lessons/abande/3-counting/2.sgf</extracomment>
        <translation>Zähle, bevor du steigst</translation>
    </message>
    <message>
            <source>All pieces are placed, and you may pass. Your e1 can climb e2. Is it worth it? Find the move that brings you the most.</source>
        <extracomment>lessons/abande/3-counting/2.sgf</extracomment>
        <translation>Alle Steine sind gesetzt, und du darfst passen. Dein e1 kann auf e2 steigen. Lohnt es sich? Finde den Zug, der dir am meisten bringt.</translation>
    </message>
    <message>
            <source>You are two high on e2, and that is a target. Look at White’s reply.</source>
        <extracomment>lessons/abande/3-counting/2.sgf</extracomment>
        <translation>Auf e2 bist du zwei hoch, und das ist ein Angriffsziel. Sieh dir die weiße Antwort an.</translation>
    </message>
    <message>
            <source>Three high, and White’s for good: you would win by four only.</source>
        <extracomment>lessons/abande/3-counting/2.sgf</extracomment>
        <translation>Drei hoch und für immer weiß: Du würdest nur mit vier Punkten Vorsprung gewinnen.</translation>
    </message>
    <message>
            <source>You win by seven. After the climb it would be four only: White’s d3 would climb e2 in turn and make it three, for good.</source>
        <extracomment>lessons/abande/3-counting/2.sgf</extracomment>
        <translation>Du gewinnst mit sieben Punkten Vorsprung. Nach dem Aufstieg wären es nur vier: Das weiße d3 stiege seinerseits auf e2 und machte drei daraus, für immer.</translation>
    </message>
    <message>
            <source>Which climb?</source>
        <extracomment>lessons/abande/3-counting/3.sgf</extracomment>
        <translation>Welcher Aufstieg?</translation>
    </message>
    <message>
            <source>You are one point behind. Three climbs are possible, and you may pass. Only one move wins, by three points. Which?</source>
        <extracomment>lessons/abande/3-counting/3.sgf</extracomment>
        <translation>Du liegst einen Punkt zurück. Drei Aufstiege sind möglich, und du darfst passen. Nur ein Zug gewinnt, mit drei Punkten Vorsprung. Welcher?</translation>
    </message>
    <message>
            <source>Two and one make three: nobody climbs f2 any more. After every other move White’s f2 climbs your g2 instead, and you lose by three.</source>
        <extracomment>lessons/abande/3-counting/3.sgf</extracomment>
        <translation>Zwei und eins sind drei: Auf f2 steigt niemand mehr. Nach jedem anderen Zug steigt stattdessen das weiße f2 auf dein g2, und du verlierst mit drei Punkten Rückstand.</translation>
    </message>
    <message>
            <source>A stack may leave only if the band holds together without it; a padlock is on those that must stay. Here d4 is the bridge between both sides. Try to move it: click d4, and read the line by the board.</source>
        <extracomment>lessons/abande/basics/5.sgf</extracomment>
        <translation>Ein Turm darf nur weg, wenn das Band ohne ihn zusammenhält; ein Vorhängeschloss liegt auf denen, die bleiben müssen. Hier ist d4 die Brücke zwischen beiden Seiten. Versuch, damit zu ziehen: Klicke auf d4, und lies die Zeile am Brett.</translation>
    </message>
    <message>
            <source>Points</source>
        <extracomment>lessons/abande/basics/6.sgf</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
            <source>At the end each stack scores as many points as it is high, for its owner. With d4 you can climb White’s two at c4 or White’s one at e4. Take the one that brings you more.</source>
        <extracomment>lessons/abande/basics/6.sgf</extracomment>
        <translation>Am Ende bringt jeder Turm seinem Besitzer so viele Punkte, wie er hoch ist. Mit d4 kannst du auf die zwei weißen Steine auf c4 oder auf den einen auf e4 steigen. Nimm, was dir mehr bringt.</translation>
    </message>
    <message>
            <source>That is a stack of two. At c4 you would have three, and White would lose two.</source>
        <extracomment>lessons/abande/basics/6.sgf</extracomment>
        <translation>Das ist ein Turm aus zwei Steinen. Auf c4 hättest du drei, und Weiß würde zwei verlieren.</translation>
    </message>
    <message>
            <source>Nobody can climb a stack of three any more. It counts three points as long as an enemy stack is next to it.</source>
        <extracomment>lessons/abande/basics/6.sgf</extracomment>
        <translation>Auf einen Turm aus drei Steinen kann niemand mehr steigen. Er zählt drei Punkte, solange ein feindlicher Turm daneben steht.</translation>
    </message>
    <message>
            <source>Sleeping</source>
        <extracomment>lessons/abande/basics/7.sgf</extracomment>
        <translation>Schlafen</translation>
    </message>
    <message>
            <source>A stack that has no enemy stack next to it sleeps, and counts for nothing at the end. Your b4 has three points and only c4 keeps it awake. Climb a White stack, but not that one.</source>
        <extracomment>lessons/abande/basics/7.sgf</extracomment>
        <translation>Ein Turm ohne feindlichen Turm daneben schläft und zählt am Ende nichts. Dein b4 hat drei Punkte, und nur c4 hält es wach. Steig auf einen weißen Turm, aber nicht auf diesen.</translation>
    </message>
    <message>
            <source>Now b4 has no White neighbor any more: see the moon on it? It sleeps, and its three points count for nothing.</source>
        <extracomment>lessons/abande/basics/7.sgf</extracomment>
        <translation>Jetzt hat b4 keinen weißen Nachbarn mehr: Siehst du den Mond darauf? b4 schläft, und die drei Punkte zählen nichts.</translation>
    </message>
    <message>
            <source>c4 stays where it is and keeps b4 awake: its three points count.</source>
        <extracomment>lessons/abande/basics/7.sgf</extracomment>
        <translation>c4 bleibt, wo es ist, und hält b4 wach: Die drei Punkte zählen.</translation>
    </message>
    <message>
            <source>The end</source>
        <extracomment>lessons/abande/basics/8.sgf</extracomment>
        <translation>Das Ende</translation>
    </message>
    <message>
            <source>The game is over, and you win. Only stacks that are awake were counted.</source>
        <extracomment>lessons/abande/basics/8.sgf</extracomment>
        <translation>Die Partie ist zu Ende, und du gewinnst. Nur wache Türme wurden gezählt.</translation>
    </message>
    <message>
            <source>Your first game</source>
        <extracomment>lessons/abande/basics/9.sgf</extracomment>
        <translation>Deine erste Partie</translation>
    </message>
    <message>
            <source>Now a whole game against a beginner. You are Black and begin anywhere. Climb when it brings you points, and keep an enemy next to your best stacks.</source>
        <extracomment>lessons/abande/basics/9.sgf</extracomment>
        <translation>Jetzt eine ganze Partie gegen einen Anfänger. Du hast Schwarz und beginnst, wo du willst. Steig auf feindliche Türme, wenn es dir Punkte bringt, und behalte neben deinen besten Türmen einen Feind.</translation>
    </message>
    <message>
            <source>Squares and triangles</source>
        <extracomment>lessons/abande/snub/1.sgf</extracomment>
        <translation>Quadrate und Dreiecke</translation>
    </message>
    <message>
            <source>This board is made of squares and triangles. Points are neighbors where a line joins them, and some lines run askew. Place a piece on the circle.</source>
        <extracomment>lessons/abande/snub/1.sgf</extracomment>
        <translation>Dieses Brett besteht aus Quadraten und Dreiecken. Punkte sind Nachbarn, wo eine Linie sie verbindet, und manche Linien laufen schräg. Setze einen Stein auf den Kreis.</translation>
    </message>
    <message>
            <source>A line joins e5 and d4, so e5 touches the band.</source>
        <extracomment>lessons/abande/snub/1.sgf</extracomment>
        <translation>Eine Linie verbindet e5 und d4, also berührt e5 das Band.</translation>
    </message>
    <message>
            <source>No line, no neighbors</source>
        <extracomment>lessons/abande/snub/2.sgf</extracomment>
        <translation>Keine Linie, keine Nachbarn</translation>
    </message>
    <message>
            <source>c5 looks as near to d4 as e5 does, but no line joins them. Try to place a piece on c5, and read the line by the board.</source>
        <extracomment>lessons/abande/snub/2.sgf</extracomment>
        <translation>c5 scheint d4 so nah wie e5, aber keine Linie verbindet die beiden. Versuch, einen Stein auf c5 zu setzen, und lies die Zeile am Brett.</translation>
    </message>
    <message>
            <source>Climbing along a line</source>
        <extracomment>lessons/abande/snub/3.sgf</extracomment>
        <translation>An einer Linie entlang steigen</translation>
    </message>
    <message>
            <source>Stacks move along the lines, too. Let d4 climb e5.</source>
        <extracomment>lessons/abande/snub/3.sgf</extracomment>
        <translation>Auch Türme ziehen an den Linien entlang. Lass d4 auf e5 steigen.</translation>
    </message>
    <message>
            <source>One step along the line, and e5 is yours and two high.</source>
        <extracomment>lessons/abande/snub/3.sgf</extracomment>
        <translation>Ein Schritt an der Linie entlang, und e5 gehört dir und ist zwei hoch.</translation>
    </message>
    <message>
            <source>Bridges</source>
        <extracomment>lessons/abande/snub/4.sgf</extracomment>
        <translation>Brücken</translation>
    </message>
    <message>
            <source>Where points have fewer neighbors, more stacks are bridges. Here d4 joins e5 to the rest. Try to let it climb d3: click d4.</source>
        <extracomment>lessons/abande/snub/4.sgf</extracomment>
        <translation>Wo Punkte weniger Nachbarn haben, sind mehr Türme Brücken. Hier verbindet d4 e5 mit dem Rest. Versuch, damit auf d3 zu steigen: Klicke auf d4.</translation>
    </message>
    <message>
            <source>Corners fall asleep</source>
        <extracomment>lessons/abande/snub/5.sgf</extracomment>
        <translation>Ecken schlafen ein</translation>
    </message>
    <message>
            <source>In the corner a1 there are only two neighbors, and only b1 keeps your three points awake. Climb a White stack with b2, but let a1 stay awake.</source>
        <extracomment>lessons/abande/snub/5.sgf</extracomment>
        <translation>In der Ecke a1 gibt es nur zwei Nachbarn, und nur b1 hält deine drei Punkte wach. Steig mit b2 auf einen weißen Turm, aber so, dass a1 wach bleibt.</translation>
    </message>
    <message>
            <source>Now a1 has no enemy next to it: it sleeps, and its three points count for nothing.</source>
        <extracomment>lessons/abande/snub/5.sgf</extracomment>
        <translation>Jetzt hat a1 keinen Feind mehr daneben: Der Turm schläft, und seine drei Punkte zählen nichts.</translation>
    </message>
    <message>
            <source>b1 stays, and your three points in the corner count.</source>
        <extracomment>lessons/abande/snub/5.sgf</extracomment>
        <translation>b1 bleibt, und deine drei Punkte in der Ecke zählen.</translation>
    </message>
    <message>
            <source>Eight neighbors</source>
        <extracomment>lessons/abande/square/1.sgf</extracomment>
        <translation>Acht Nachbarn</translation>
    </message>
    <message>
            <source>On the square board points are also neighbors corner to corner. So a new piece may touch the band with a corner only. Place one on the circle.</source>
        <extracomment>lessons/abande/square/1.sgf</extracomment>
        <translation>Auf dem quadratischen Brett sind Punkte auch über Eck Nachbarn. Ein neuer Stein darf das Band also auch nur mit einer Ecke berühren. Setze einen auf den Kreis.</translation>
    </message>
    <message>
            <source>c3 touches d4 with a corner, and that is enough.</source>
        <extracomment>lessons/abande/square/1.sgf</extracomment>
        <translation>c3 berührt d4 mit einer Ecke, und das genügt.</translation>
    </message>
    <message>
            <source>Climbing across a corner</source>
        <extracomment>lessons/abande/square/2.sgf</extracomment>
        <translation>Über Eck steigen</translation>
    </message>
    <message>
            <source>Stacks move in all eight directions, too. Let d4 climb e5.</source>
        <extracomment>lessons/abande/square/2.sgf</extracomment>
        <translation>Auch Türme ziehen in alle acht Richtungen. Lass d4 auf e5 steigen.</translation>
    </message>
    <message>
            <source>One step across the corner, and e5 is yours and two high.</source>
        <extracomment>lessons/abande/square/2.sgf</extracomment>
        <translation>Ein Schritt über Eck, und e5 gehört dir und ist zwei hoch.</translation>
    </message>
    <message>
            <source>The band holds by corners</source>
        <extracomment>lessons/abande/square/3.sgf</extracomment>
        <translation>Das Band hält über Eck</translation>
    </message>
    <message>
            <source>Corners hold the band together as well: c3, d4 and e5 hang together only by corners. So d4 is the bridge. Try to move it: click d4.</source>
        <extracomment>lessons/abande/square/3.sgf</extracomment>
        <translation>Auch Ecken halten das Band zusammen: c3, d4 und e5 hängen nur über Eck aneinander. d4 ist also die Brücke. Versuch, damit zu ziehen: Klicke auf d4.</translation>
    </message>
    <message>
            <source>Awake by a corner</source>
        <extracomment>lessons/abande/square/4.sgf</extracomment>
        <translation>Über Eck wach</translation>
    </message>
    <message>
            <source>One enemy at a corner keeps a stack awake, as d4 does for your three points at c3. Climb a White stack with e4, but let c3 stay awake.</source>
        <extracomment>lessons/abande/square/4.sgf</extracomment>
        <translation>Ein Feind an einer Ecke hält einen Turm wach, wie d4 deine drei Punkte auf c3. Steig mit e4 auf einen weißen Turm, aber so, dass c3 wach bleibt.</translation>
    </message>
    <message>
            <source>Now c3 has no enemy next to it, not even at a corner: it sleeps.</source>
        <extracomment>lessons/abande/square/4.sgf</extracomment>
        <translation>Jetzt hat c3 keinen Feind mehr daneben, nicht einmal über Eck: Der Turm schläft.</translation>
    </message>
    <message>
            <source>d4 stays, and your three points at c3 count.</source>
        <extracomment>lessons/abande/square/4.sgf</extracomment>
        <translation>d4 bleibt, und deine drei Punkte auf c3 zählen.</translation>
    </message>
    <message>
            <source>Mind the answer</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation>Denk an die Antwort</translation>
    </message>
    <message>
            <source>With eight neighbors there is nearly always an answer. A stack of two can be climbed by a single piece, a stack of three by nobody. Where does d4 climb in safety?</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation>Mit acht Nachbarn gibt es fast immer eine Antwort. Auf einen Turm aus zwei Steinen kann ein einzelner Stein steigen, auf einen aus dreien niemand. Wohin steigt d4 in Sicherheit?</translation>
    </message>
    <message>
            <source>Two points for now.</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation>Zwei Punkte, fürs Erste.</translation>
    </message>
    <message>
            <source>White’s e4 climbs on top, and the stack of three is White’s for good.</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation>Das weiße e4 steigt obendrauf, und der Turm aus drei Steinen gehört für immer Weiß.</translation>
    </message>
    <message>
            <source>White’s e5 climbs on top, and the stack of three is White’s for good.</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation>Das weiße e5 steigt obendrauf, und der Turm aus drei Steinen gehört für immer Weiß.</translation>
    </message>
    <message>
            <source>Three high: nobody can take this stack from you. Keep an enemy stack next to it, and it counts.</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation>Drei hoch: Diesen Turm kann dir niemand nehmen. Solange ein feindlicher Turm daneben steht, zählt er.</translation>
    </message>
    <message>
            <source>e3 reaches the edge by either of the two spaces below it, d2 and f2. White already stands between them, and now places at g1. Keep a way down.</source>
        <extracomment>lessons/conquare/2-links/2.sgf</extracomment>
        <translation>e3 erreicht den Rand durch jedes der zwei Felder darunter, d2 und f2. Weiß steht schon dazwischen und kommt jetzt nach g1. Halte einen Weg hinunter offen.</translation>
    </message>
    <message>
            <source>From the third line, too, a stone is linked to the edge. White stands at g3, and now goes right below your stone, to c3. Two answers reach the edge.</source>
        <extracomment>lessons/conquare/2-links/3.sgf</extracomment>
        <translation>Auch ein Stein auf der dritten Linie ist mit dem Rand verbunden. Weiß steht auf g3 und geht nun direkt unter deinen Stein, nach c3. Zwei Antworten erreichen den Rand.</translation>
    </message>
    <message>
            <source>Vertices and spaces</source>
        <extracomment>lessons/conquare/basics/1.sgf</extracomment>
        <translation>Kreuzungen und Felder</translation>
    </message>
    <message>
            <source>e3 is a corner of both d2 and f4: the chain is complete, and you win at once.</source>
        <extracomment>lessons/conquare/basics/1.sgf</extracomment>
        <translation>e3 ist eine Ecke von d2 und von f4: Die Kette ist vollständig, und du gewinnst sofort.</translation>
    </message>
    <message>
            <source>Spaces come along</source>
        <extracomment>lessons/conquare/basics/2.sgf</extracomment>
        <translation>Felder kommen mit</translation>
    </message>
    <message>
            <source>You hold three of the four corners of d4, so d4 came along.</source>
        <extracomment>lessons/conquare/basics/2.sgf</extracomment>
        <translation>Du hast drei der vier Ecken von d4, also kam d4 mit.</translation>
    </message>
    <message>
            <source>Exactly half</source>
        <extracomment>lessons/conquare/basics/3.sgf</extracomment>
        <translation>Genau die Hälfte</translation>
    </message>
    <message>
            <source>d4 is yours, and it joins c3 and e5.</source>
        <extracomment>lessons/conquare/basics/3.sgf</extracomment>
        <translation>d4 gehört dir und verbindet c3 und e5.</translation>
    </message>
    <message>
            <source>Less than half</source>
        <extracomment>lessons/conquare/basics/4.sgf</extracomment>
        <translation>Weniger als die Hälfte</translation>
    </message>
    <message>
            <source>With less than half you may not go into a space. Of the corners of d4 you hold only c3. Try it anyway: click d4, and read the line by the board.</source>
        <extracomment>lessons/conquare/basics/4.sgf</extracomment>
        <translation>Mit weniger als der Hälfte darfst du nicht auf ein Feld. Von den Ecken von d4 hast du nur c3. Versuch es trotzdem: Klicke auf d4, und lies die Zeile am Brett.</translation>
    </message>
    <message>
            <source>What is connected</source>
        <extracomment>lessons/conquare/basics/5.sgf</extracomment>
        <translation>Was verbunden ist</translation>
    </message>
    <message>
            <source>Spaces side by side are connected. Vertices are connected only by the spaces between them. Connect b2 with f2: one space does it.</source>
        <extracomment>lessons/conquare/basics/5.sgf</extracomment>
        <translation>Felder nebeneinander sind verbunden. Kreuzungen sind nur durch die Felder zwischen ihnen verbunden. Verbinde b2 mit f2: Ein Feld genügt.</translation>
    </message>
    <message>
            <source>Three spaces side by side: one chain.</source>
        <extracomment>lessons/conquare/basics/5.sgf</extracomment>
        <translation>Drei Felder nebeneinander: eine Kette.</translation>
    </message>
    <message>
            <source>A race</source>
        <extracomment>lessons/conquare/basics/6.sgf</extracomment>
        <translation>Ein Wettlauf</translation>
    </message>
    <message>
            <source>Now find a move after which nobody can stop you. You win in two turns.</source>
        <extracomment>lessons/conquare/basics/6.sgf</extracomment>
        <translation>Finde jetzt einen Zug, nach dem dich niemand aufhalten kann. Du gewinnst in zwei Zügen.</translation>
    </message>
    <message>
            <source>You win!</source>
        <extracomment>lessons/conquare/3-races/1.sgf</extracomment>
        <translation>Du gewinnst!</translation>
    </message>
    <message>
            <source>Links and edges</source>
        <extracomment>lessons/conquare/2-links/1.sgf</extracomment>
        <translation>Verbindungen und Ränder</translation>
    </message>
    <message>
            <source>White can still do it, and does.</source>
        <extracomment>lessons/abande/1-opening/2.sgf</extracomment>
        <translation>Weiß kann es immer noch, und tut es.</translation>
    </message>
    <message>
            <source>The only enemy beside e3 is f3, which is two high, and two and two do not fit: e3 is yours for now, and awake.</source>
        <extracomment>lessons/abande/1-opening/3.sgf</extracomment>
        <translation>Der einzige Feind neben e3 ist f3, zwei hoch, und zwei und zwei passt nicht: e3 gehört fürs Erste dir und ist wach.</translation>
    </message>
    <message>
            <source>c6 is yours, but e6 stays awake beside your e5: two points more for White.</source>
        <extracomment>lessons/abande/3-counting/1.sgf</extracomment>
        <translation>c6 gehört dir, aber e6 bleibt neben deinem e5 wach: zwei Punkte mehr für Weiß.</translation>
    </message>
    <message>
            <source>A point that does not touch the band is out of reach for now. Try it anyway: click the corner a1, and read the line by the board.</source>
        <extracomment>lessons/abande/basics/2.sgf</extracomment>
        <translation>Ein Punkt, der das Band nicht berührt, ist vorerst außer Reichweite. Versuch es trotzdem: Klicke auf die Ecke a1, und lies die Zeile am Brett.</translation>
    </message>
    <message>
            <source>Your hand is empty, so you may pass, and here no stack can climb. Two passes in a row end the game. White has passed, and you are ahead, 17 to 15. Press “Pass” by the board.</source>
        <extracomment>lessons/abande/basics/8.sgf</extracomment>
        <translation>Deine Hand ist leer, also darfst du passen, und hier kann kein Turm steigen. Passen beide hintereinander, ist die Partie zu Ende. Weiß hat gepasst, und du führst 17 zu 15. Drücke am Brett auf „Passen“.</translation>
    </message>
    <message>
            <source>Spaces</source>
        <extracomment>lessons/conquare/1-spaces/1.sgf</extracomment>
        <translation>Felder</translation>
    </message>
    <message>
            <source>Four vertices decide about the space d4. You hold c3, and White has just taken e3: one against one. Whoever moves next here gets the space. Make it yours.</source>
        <extracomment>lessons/conquare/1-spaces/1.sgf</extracomment>
        <translation>Vier Kreuzungen entscheiden über das Feld d4. Du hast c3, und Weiß hat gerade e3 genommen: eins gegen eins. Wer hier als Nächstes zieht, bekommt das Feld. Hol es dir.</translation>
    </message>
    <message>
            <source>Two against one. If White takes the last vertex, too, all four are taken, two each, and you are the one to move.</source>
        <extracomment>lessons/conquare/1-spaces/1.sgf</extracomment>
        <translation>Zwei gegen eins. Nimmt Weiß auch die letzte Kreuzung, sind alle vier vergeben, je zwei, und du bist am Zug.</translation>
    </message>
    <message>
            <source>The space is yours. Where it was level, the one who moved first got it.</source>
        <extracomment>lessons/conquare/1-spaces/1.sgf</extracomment>
        <translation>Das Feld gehört dir. Wo es gleich stand, bekam es, wer zuerst zog.</translation>
    </message>
    <message>
            <source>Two spaces. Round h6 you hold one vertex and White none; round d4 it is one against one. In one of them you must move first. Which?</source>
        <extracomment>lessons/conquare/1-spaces/2.sgf</extracomment>
        <translation>Zwei Felder. Um h6 hast du eine Kreuzung und Weiß keine; um d4 steht es eins gegen eins. Bei einem davon musst du zuerst ziehen. Bei welchem?</translation>
    </message>
    <message>
            <source>There you lead anyway: whatever White does, that space stays within your reach. The other one cannot wait.</source>
        <extracomment>lessons/conquare/1-spaces/2.sgf</extracomment>
        <translation>Dort führst du ohnehin: Was auch immer Weiß tut, dieses Feld bleibt dir sicher. Das andere kann nicht warten.</translation>
    </message>
    <message>
            <source>Right: where it is level, the next move decides. At h6 you lead, and an answer is enough there.</source>
        <extracomment>lessons/conquare/1-spaces/2.sgf</extracomment>
        <translation>Richtig: Wo es gleich steht, entscheidet der nächste Zug. Bei h6 führst du, und dort genügt eine Antwort.</translation>
    </message>
    <message>
            <source>Two and two</source>
        <extracomment>lessons/conquare/1-spaces/3.sgf</extracomment>
        <translation>Zwei und zwei</translation>
    </message>
    <message>
            <source>c3 and e5 are opposite vertices of d4. White takes the last one: two each, the space is contested, and it is your turn. Link your stones.</source>
        <extracomment>lessons/conquare/1-spaces/3.sgf</extracomment>
        <translation>c3 und e5 sind gegenüberliegende Ecken von d4. Weiß nimmt die letzte: je zwei, das Feld ist umkämpft, und du bist am Zug. Verbinde deine Steine.</translation>
    </message>
    <message>
            <source>You place in the space itself: c3 and e5 are one chain.</source>
        <extracomment>lessons/conquare/1-spaces/3.sgf</extracomment>
        <translation>Du setzt auf das Feld selbst: c3 und e5 sind eine Kette.</translation>
    </message>
    <message>
            <source>You hold four vertices round one that is empty, and each space between them is open: two of yours, two free. One stone joins all four. Which?</source>
        <extracomment>lessons/conquare/1-spaces/4.sgf</extracomment>
        <translation>Du hast vier Kreuzungen um eine leere, und jedes Feld dazwischen ist offen: zwei von dir, zwei frei. Ein Stein verbindet alle vier. Welcher?</translation>
    </message>
    <message>
            <source>Four spaces at once: you hold three of the vertices of each.</source>
        <extracomment>lessons/conquare/1-spaces/4.sgf</extracomment>
        <translation>Vier Felder auf einmal: Von jedem hast du drei der Ecken.</translation>
    </message>
    <message>
            <source>c3 and e3 lie on one line and share two spaces. g5 and i7 share only h6, and its vertices are all taken, two each. One of these links needs you now.</source>
        <extracomment>lessons/conquare/2-links/1.sgf</extracomment>
        <translation>c3 und e3 liegen auf einer Linie und teilen sich zwei Felder. g5 und i7 teilen sich nur h6, und dessen Ecken sind alle vergeben, je zwei. Eine dieser Verbindungen braucht dich jetzt.</translation>
    </message>
    <message>
            <source>c3 and e3 share two spaces, d2 and d4. If White gets one of them, you take the other: no move is needed there.</source>
        <extracomment>lessons/conquare/2-links/1.sgf</extracomment>
        <translation>c3 und e3 teilen sich zwei Felder, d2 und d4. Bekommt Weiß eines, nimmst du das andere: Dort ist kein Zug nötig.</translation>
    </message>
    <message>
            <source>h6 joins the two. White would have taken it with the next move.</source>
        <extracomment>lessons/conquare/2-links/1.sgf</extracomment>
        <translation>h6 verbindet die zwei. Weiß hätte es mit dem nächsten Zug genommen.</translation>
    </message>
    <message>
            <source>From the second line</source>
        <extracomment>lessons/conquare/2-links/2.sgf</extracomment>
        <translation>Von der zweiten Linie</translation>
    </message>
    <message>
            <source>You come down to the edge now, whatever White does.</source>
        <extracomment>lessons/conquare/2-links/2.sgf</extracomment>
        <translation>Du kommst jetzt zum Rand hinunter, was auch immer Weiß tut.</translation>
    </message>
    <message>
            <source>From the third line</source>
        <extracomment>lessons/conquare/2-links/3.sgf</extracomment>
        <translation>Von der dritten Linie</translation>
    </message>
    <message>
            <source>White has an answer: whatever you do here now, you do not reach the edge.</source>
        <extracomment>lessons/conquare/2-links/3.sgf</extracomment>
        <translation>Weiß hat eine Antwort: Was auch immer du hier jetzt tust, du erreichst den Rand nicht.</translation>
    </message>
    <message>
            <source>Right behind White’s stone: you reach the edge on one side of it or on the other.</source>
        <extracomment>lessons/conquare/2-links/3.sgf</extracomment>
        <translation>Genau hinter dem weißen Stein: Du erreichst den Rand auf der einen oder der anderen Seite davon.</translation>
    </message>
    <message>
            <source>c3 and g5 are two lines apart and one aside, and linked over the spaces between them if you answer well. White comes in at e3. Keep the link.</source>
        <extracomment>lessons/conquare/2-links/4.sgf</extracomment>
        <translation>c3 und g5 sind zwei Linien voneinander entfernt und um eine versetzt, und sie sind über die Felder dazwischen verbunden, wenn du richtig antwortest. Weiß kommt auf e3 hinein. Rette die Verbindung.</translation>
    </message>
    <message>
            <source>White has an answer: whatever you do here now, they stay apart.</source>
        <extracomment>lessons/conquare/2-links/4.sgf</extracomment>
        <translation>Weiß hat eine Antwort: Was auch immer du hier jetzt tust, sie bleiben getrennt.</translation>
    </message>
    <message>
            <source>This time White has a link, c3 with e5 over d4. You hold the other two vertices: it is contested, and it is your turn. Cut.</source>
        <extracomment>lessons/conquare/2-links/5.sgf</extracomment>
        <translation>Diesmal hat Weiß eine Verbindung, c3 mit e5 über d4. Du hast die anderen zwei Ecken: Es ist umkämpft, und du bist am Zug. Trenne.</translation>
    </message>
    <message>
            <source>d4 is yours, and the two white stones are apart.</source>
        <extracomment>lessons/conquare/2-links/5.sgf</extracomment>
        <translation>d4 gehört dir, und die zwei weißen Steine sind getrennt.</translation>
    </message>
    <message>
            <source>White has an answer, and wins, whatever you do.</source>
        <extracomment>lessons/conquare/3-races/1.sgf</extracomment>
        <translation>Weiß hat eine Antwort und gewinnt, was auch immer du tust.</translation>
    </message>
    <message>
            <source>White wins first.</source>
        <extracomment>lessons/conquare/3-races/3.sgf</extracomment>
        <translation>Weiß gewinnt zuerst.</translation>
    </message>
    <message>
            <source>White needs only a short way now. Put a stone in it that opens two ways of your own. You win in two turns.</source>
        <extracomment>lessons/conquare/3-races/4.sgf</extracomment>
        <translation>Weiß hat nur noch einen kurzen Weg. Leg einen Stein hinein, der zwei eigene Wege öffnet. Du gewinnst in zwei Zügen.</translation>
    </message>
    <message>
            <source>You are Black: join the top and the bottom edge. Stones stand where lines cross, on the vertices, and in the spaces between them. A space is connected with its corners. What the small signs mean comes in the next steps. One vertex is missing: click the circle.</source>
        <extracomment>lessons/conquare/basics/1.sgf</extracomment>
        <translation>Du hast Schwarz: Verbinde den oberen und den unteren Rand. Steine liegen, wo sich Linien kreuzen, auf den Kreuzungen, und auf den Feldern dazwischen. Ein Feld ist mit seinen Ecken verbunden. Was die kleinen Symbole bedeuten, kommt in den nächsten Schritten. Eine Kreuzung fehlt: Klicke auf den Kreis.</translation>
    </message>
    <message>
            <source>On your turn you take an empty vertex. A space of which you then hold more than half of the four corners becomes yours as well: small triangles in it point to the corners that are taken. Take c5 and see.</source>
        <extracomment>lessons/conquare/basics/2.sgf</extracomment>
        <translation>Wenn du am Zug bist, nimmst du eine leere Kreuzung. Ein Feld, von dessen vier Ecken du dann mehr als die Hälfte hast, gehört dir ebenfalls: Kleine Dreiecke darin zeigen auf die Ecken, die besetzt sind. Nimm c5, und schau zu.</translation>
    </message>
    <message>
            <source>Of the corners of d4 you hold c3 and e5: exactly half. Such a space is contested, as its small ring says, and you may place a stone in it yourself. Take d4.</source>
        <extracomment>lessons/conquare/basics/3.sgf</extracomment>
        <translation>Von den Ecken von d4 hast du c3 und e5: genau die Hälfte. So ein Feld ist umkämpft, wie sein kleiner Ring zeigt, und du darfst selbst einen Stein darauf setzen. Nimm d4.</translation>
    </message>
    <message>
            <source>c5 brings b4 and b6 along: you are at the top, and two ways lead down.</source>
        <extracomment>lessons/conquare/basics/6.sgf</extracomment>
        <translation>c5 bringt b4 und b6 mit: Du bist oben, und zwei Wege führen hinunter.</translation>
    </message>
    <message>
            <source>White stands beside one of them, and both are still open to you: take one.</source>
        <extracomment>lessons/conquare/basics/6.sgf</extracomment>
        <translation>Weiß steht an einem davon, und beide sind dir noch offen: Nimm einen.</translation>
    </message>
    <message>
            <source>Now a whole game on a small board, against a beginner. You are Black and move first: join the top and the bottom edge. The small signs show what the last move changed. Point at a space to see its own; L shows all of them.</source>
        <extracomment>lessons/conquare/basics/7.sgf</extracomment>
        <translation>Jetzt eine ganze Partie auf einem kleinen Brett, gegen einen Anfänger. Du hast Schwarz und ziehst zuerst: Verbinde den oberen und den unteren Rand. Die kleinen Symbole zeigen, was der letzte Zug verändert hat. Zeig auf ein Feld, um seine Symbole zu sehen; L zeigt alle.</translation>
    </message>
    <message>
            <source>A link that needs you</source>
        <extracomment>lessons/escabel/1-links/1.sgf</extracomment>
        <translation>Eine Verbindung, die dich braucht</translation>
    </message>
    <message>
            <source>c3 and d4 touch corner to corner. But c3 is only one high: if White comes between them first, they are parted. Fill one of the two points between them now.</source>
        <extracomment>lessons/escabel/1-links/1.sgf</extracomment>
        <translation>c3 und d4 berühren sich über Eck. Aber c3 ist nur eins hoch: Kommt Weiß zuerst dazwischen, sind sie getrennt. Besetze jetzt einen der beiden Punkte dazwischen.</translation>
    </message>
    <message>
            <source>Filled. White takes the other point and wants to cut, but your single piece stands right beside the newcomer. Climb it.</source>
        <extracomment>lessons/escabel/1-links/1.sgf</extracomment>
        <translation>Besetzt. Weiß nimmt den anderen Punkt und will trennen, aber dein einzelner Stein steht direkt neben dem neuen. Steig darauf.</translation>
    </message>
    <message>
            <source>A link that holds by itself</source>
        <extracomment>lessons/escabel/1-links/2.sgf</extracomment>
        <translation>Eine Verbindung, die von allein hält</translation>
    </message>
    <message>
            <source>Two links, corner to corner. Where both stacks are at least two high, White cannot cut by placing. So one of your links is safe; help the other one.</source>
        <extracomment>lessons/escabel/1-links/2.sgf</extracomment>
        <translation>Zwei Verbindungen über Eck. Wo beide Türme mindestens zwei hoch sind, kann Weiß nicht durch Setzen trennen. Eine deiner Verbindungen ist also sicher; hilf der anderen.</translation>
    </message>
    <message>
            <source>That link needs no help: both stacks are two high, so nothing White places between them cuts it. The other one does.</source>
        <extracomment>lessons/escabel/1-links/2.sgf</extracomment>
        <translation>Diese Verbindung braucht keine Hilfe: Beide Türme sind zwei hoch, also trennt sie nichts, was Weiß dazwischensetzt. Die andere schon.</translation>
    </message>
    <message>
            <source>d2 is only one high, so this was the link in danger. The other one, two high on both sides, holds by itself.</source>
        <extracomment>lessons/escabel/1-links/2.sgf</extracomment>
        <translation>d2 ist nur eins hoch, also war diese Verbindung in Gefahr. Die andere, auf beiden Seiten zwei hoch, hält von allein.</translation>
    </message>
    <message>
            <source>The gap</source>
        <extracomment>lessons/escabel/1-links/3.sgf</extracomment>
        <translation>Die Lücke</translation>
    </message>
    <message>
            <source>One point lies between your stacks of two and three, and White has just gone into it. Only one point links them again. Where?</source>
        <extracomment>lessons/escabel/1-links/3.sgf</extracomment>
        <translation>Zwischen deinen Türmen der Höhen zwei und drei liegt ein Punkt, und Weiß ist gerade hineingegangen. Nur ein Punkt verbindet sie wieder. Welcher?</translation>
    </message>
    <message>
            <source>Down to the edge</source>
        <extracomment>lessons/escabel/1-links/4.sgf</extracomment>
        <translation>Hinunter zum Rand</translation>
    </message>
    <message>
            <source>c1 and d1 are both ways down now. White takes d1 and threatens to take the other, too. Once more there is one answer.</source>
        <extracomment>lessons/escabel/1-links/4.sgf</extracomment>
        <translation>c1 und d1 führen jetzt beide hinunter. Weiß nimmt d1 und droht, auch den anderen Weg zu nehmen. Wieder gibt es eine Antwort.</translation>
    </message>
    <message>
            <source>You climb onto the edge itself: d1 is two high, and joined with c2 corner to corner. White cannot cut that.</source>
        <extracomment>lessons/escabel/1-links/4.sgf</extracomment>
        <translation>Du steigst auf den Rand selbst: d1 ist zwei hoch und über Eck mit c2 verbunden. Das kann Weiß nicht trennen.</translation>
    </message>
    <message>
            <source>From the third row</source>
        <extracomment>lessons/escabel/1-links/5.sgf</extracomment>
        <translation>Aus der dritten Reihe</translation>
    </message>
    <message>
            <source>From the third row a stack must be three high to be joined to the edge. White goes below it. Do not push against that piece: go behind it, to one of three points at the edge.</source>
        <extracomment>lessons/escabel/1-links/5.sgf</extracomment>
        <translation>In der dritten Reihe muss ein Turm drei hoch sein, um mit dem Rand verbunden zu sein. Weiß geht darunter. Drücke nicht gegen diesen Stein: Geh hinter ihn, auf einen von drei Punkten am Rand.</translation>
    </message>
    <message>
            <source>At the edge you wait for your stack: it comes down to you on either side of White’s piece.</source>
        <extracomment>lessons/escabel/1-links/5.sgf</extracomment>
        <translation>Am Rand wartest du auf deinen Turm: Er kommt auf der einen oder anderen Seite des weißen Steins zu dir herunter.</translation>
    </message>
    <message>
            <source>Heights and crosscuts</source>
        <extracomment>lessons/escabel/2-crosscuts/1.sgf</extracomment>
        <translation>Höhen und Kreuzschnitte</translation>
    </message>
    <message>
            <source>Out of reach</source>
        <extracomment>lessons/escabel/2-crosscuts/1.sgf</extracomment>
        <translation>Außer Reichweite</translation>
    </message>
    <message>
            <source>c3 is two high, so no single piece can climb it. But your b3 is within White’s reach: from b2 White would climb it, be two high, and climb c3 next. One move prevents it.</source>
        <extracomment>lessons/escabel/2-crosscuts/1.sgf</extracomment>
        <translation>c3 ist zwei hoch, also kann kein einzelner Stein darauf steigen. Aber dein b3 ist für Weiß erreichbar: Von b2 stiege Weiß darauf, wäre zwei hoch und stiege als Nächstes auf c3. Ein Zug verhindert das.</translation>
    </message>
    <message>
            <source>White has an answer: whatever you do here now, it is lost.</source>
        <extracomment>lessons/escabel/2-crosscuts/1.sgf</extracomment>
        <translation>Weiß hat eine Antwort: Was auch immer du hier jetzt tust, es ist verloren.</translation>
    </message>
    <message>
            <source>Both must be higher</source>
        <extracomment>lessons/escabel/2-crosscuts/2.sgf</extracomment>
        <translation>Beide müssen höher sein</translation>
    </message>
    <message>
            <source>Two against one, on both ends of the diagonal: the link holds, and none of White’s single pieces can climb it.</source>
        <extracomment>lessons/escabel/2-crosscuts/2.sgf</extracomment>
        <translation>Zwei gegen eins, an beiden Enden der Diagonale: Die Verbindung hält, und kein einzelner weißer Stein kann darauf steigen.</translation>
    </message>
    <message>
            <source>The tall one does not count</source>
        <extracomment>lessons/escabel/2-crosscuts/3.sgf</extracomment>
        <translation>Der hohe zählt nicht</translation>
    </message>
    <message>
            <source>What counts is White’s lower stack, and it is one high. The one that is four high cannot climb yours either: only equal heights climb.</source>
        <extracomment>lessons/escabel/2-crosscuts/3.sgf</extracomment>
        <translation>Es zählt der niedrigere weiße Turm, und der ist eins hoch. Auch der, der vier hoch ist, kann nicht auf deine steigen: Nur bei gleicher Höhe steigt man.</translation>
    </message>
    <message>
            <source>Break a crosscut</source>
        <extracomment>lessons/escabel/2-crosscuts/4.sgf</extracomment>
        <translation>Einen Kreuzschnitt brechen</translation>
    </message>
    <message>
            <source>White has an answer: whatever you do here now, White is linked.</source>
        <extracomment>lessons/escabel/2-crosscuts/4.sgf</extracomment>
        <translation>Weiß hat eine Antwort: Was auch immer du hier jetzt tust, Weiß ist verbunden.</translation>
    </message>
    <message>
            <source>From which side?</source>
        <extracomment>lessons/escabel/2-crosscuts/5.sgf</extracomment>
        <translation>Von welcher Seite?</translation>
    </message>
    <message>
            <source>Link b3 with d2. Both b3 and d3 can climb c3, and only one of these climbs makes a diagonal that holds: two stacks that are both higher than what White has between them. Which?</source>
        <extracomment>lessons/escabel/2-crosscuts/5.sgf</extracomment>
        <translation>Verbinde b3 mit d2. Sowohl b3 als auch d3 können auf c3 steigen, und nur einer dieser Aufstiege schafft eine Diagonale, die hält: zwei Türme, beide höher als das, was Weiß dazwischen hat. Welcher?</translation>
    </message>
    <message>
            <source>c3 is two high and d2 three, and White’s d3 between them only one: this holds, and b3 stands beside c3.</source>
        <extracomment>lessons/escabel/2-crosscuts/5.sgf</extracomment>
        <translation>c3 ist zwei hoch und d2 drei, und das weiße d3 dazwischen nur eins: Das hält, und b3 steht neben c3.</translation>
    </message>
    <message>
            <source>Climbing well</source>
        <extracomment>lessons/escabel/3-climbing/1.sgf</extracomment>
        <translation>Richtig steigen</translation>
    </message>
    <message>
            <source>What stays behind</source>
        <extracomment>lessons/escabel/3-climbing/1.sgf</extracomment>
        <translation>Was zurückbleibt</translation>
    </message>
    <message>
            <source>Whoever climbs leaves a piece to the enemy. Two of your pieces can climb d4, from c4 or from e4. Link c3 with e4: which one may go, and which one has to stay?</source>
        <extracomment>lessons/escabel/3-climbing/1.sgf</extracomment>
        <translation>Wer steigt, überlässt dem Feind einen Stein. Zwei deiner Steine können auf d4 steigen, von c4 oder von e4. Verbinde c3 mit e4: Welcher darf gehen, und welcher muss bleiben?</translation>
    </message>
    <message>
            <source>Now e4 is White’s, and there is nothing left to link. Let the other one climb.</source>
        <extracomment>lessons/escabel/3-climbing/1.sgf</extracomment>
        <translation>Jetzt gehört e4 Weiß, und es gibt nichts mehr zu verbinden. Lass den anderen steigen.</translation>
    </message>
    <message>
            <source>e4 stays, and c4 was only a helper. d4 is two high and links c3, corner to corner, with e4 beside it.</source>
        <extracomment>lessons/escabel/3-climbing/1.sgf</extracomment>
        <translation>e4 bleibt, und c4 war nur ein Helfer. d4 ist zwei hoch und verbindet c3 über Eck mit e4 daneben.</translation>
    </message>
    <message>
            <source>The climb that saves</source>
        <extracomment>lessons/escabel/3-climbing/2.sgf</extracomment>
        <translation>Der rettende Aufstieg</translation>
    </message>
    <message>
            <source>One climb, two links</source>
        <extracomment>lessons/escabel/3-climbing/3.sgf</extracomment>
        <translation>Ein Aufstieg, zwei Verbindungen</translation>
    </message>
    <message>
            <source>White holds the middle between b2 and d4. A good climb does two things at once: it takes White’s point, and it makes a stack two high that is linked on both sides. Find it.</source>
        <extracomment>lessons/escabel/3-climbing/3.sgf</extracomment>
        <translation>Weiß hält die Mitte zwischen b2 und d4. Ein guter Aufstieg tut zweierlei: Er nimmt Weiß den Punkt, und er schafft einen Turm der Höhe zwei, der nach beiden Seiten verbunden ist. Finde ihn.</translation>
    </message>
    <message>
            <source>The piece in the gap</source>
        <extracomment>lessons/escabel/3-climbing/4.sgf</extracomment>
        <translation>Der Stein in der Lücke</translation>
    </message>
    <message>
            <source>Your single c2 is a bridge between b2 and d2. White comes above it and will climb down. Climb first!</source>
        <extracomment>lessons/escabel/3-climbing/4.sgf</extracomment>
        <translation>Dein einzelner Stein c2 ist eine Brücke zwischen b2 und d2. Weiß kommt darüber und wird herabsteigen. Steig zuerst!</translation>
    </message>
    <message>
            <source>Now c3 is two high and touches both stacks, corner to corner: they stay linked, whatever White does.</source>
        <extracomment>lessons/escabel/3-climbing/4.sgf</extracomment>
        <translation>Jetzt ist c3 zwei hoch und berührt beide Türme über Eck: Sie bleiben verbunden, was auch immer Weiß tut.</translation>
    </message>
    <message>
            <source>Onto the edge</source>
        <extracomment>lessons/escabel/3-climbing/5.sgf</extracomment>
        <translation>Auf den Rand</translation>
    </message>
    <message>
            <source>White’s stack at the edge is two high, and so is yours above it. Bring c2 to the edge: one climb does it, no new piece does.</source>
        <extracomment>lessons/escabel/3-climbing/5.sgf</extracomment>
        <translation>Der weiße Turm am Rand ist zwei hoch, und deiner darüber auch. Bring c2 zum Rand: Ein Aufstieg schafft es, kein neuer Stein.</translation>
    </message>
    <message>
            <source>Three high on the edge: linked with c2 corner to corner, and out of reach.</source>
        <extracomment>lessons/escabel/3-climbing/5.sgf</extracomment>
        <translation>Drei hoch am Rand: über Eck mit c2 verbunden und außer Reichweite.</translation>
    </message>
    <message>
            <source>When not to climb</source>
        <extracomment>lessons/escabel/3-climbing/6.sgf</extracomment>
        <translation>Wann man nicht steigt</translation>
    </message>
    <message>
            <source>Link b3 with d3. b4 can climb c4 and would be three high above the gap. It looks strong, but it gives b4 away. A new piece does better, on either of two points. Where?</source>
        <extracomment>lessons/escabel/3-climbing/6.sgf</extracomment>
        <translation>Verbinde b3 mit d3. b4 kann auf c4 steigen und stünde drei hoch über der Lücke. Das sieht stark aus, gibt aber b4 her. Ein neuer Stein macht es besser, auf einem von zwei Punkten. Wo?</translation>
    </message>
    <message>
            <source>From below d2 holds d3, and whatever White does here, b3 and d3 come together.</source>
        <extracomment>lessons/escabel/3-climbing/6.sgf</extracomment>
        <translation>Von unten hält d2 den Stein d3, und was auch immer Weiß hier tut, b3 und d3 kommen zusammen.</translation>
    </message>
    <message>
            <source>From below c2 touches both, corner to corner, and whatever White does here, they stay linked.</source>
        <extracomment>lessons/escabel/3-climbing/6.sgf</extracomment>
        <translation>Von unten berührt c2 beide über Eck, und was auch immer Weiß hier tut, sie bleiben verbunden.</translation>
    </message>
    <message>
            <source>The swap and the opening</source>
        <extracomment>lessons/escabel/4-opening/1.sgf</extracomment>
        <translation>Der Tausch und die Eröffnung</translation>
    </message>
    <message>
            <source>Take what is good</source>
        <extracomment>lessons/escabel/4-opening/1.sgf</extracomment>
        <translation>Nimm, was gut ist</translation>
    </message>
    <message>
            <source>On this tiny board it is proven: wherever Black begins, Black can win. You are White, and you may swap sides once. What do you do?</source>
        <extracomment>lessons/escabel/4-opening/1.sgf</extracomment>
        <translation>Auf diesem winzigen Brett ist es bewiesen: Wo auch immer Schwarz beginnt, Schwarz kann gewinnen. Du hast Weiß und darfst einmal die Seiten tauschen. Was tust du?</translation>
    </message>
    <message>
            <source>The winning piece is yours now. Swap whenever you would rather have the piece that lies there.</source>
        <extracomment>lessons/escabel/4-opening/1.sgf</extracomment>
        <translation>Der Stein, der gewinnt, gehört jetzt dir. Tausche immer dann, wenn du lieber den Stein hättest, der dort liegt.</translation>
    </message>
    <message>
            <source>Keep the middle</source>
        <extracomment>lessons/escabel/4-opening/2.sgf</extracomment>
        <translation>Behalte die Mitte</translation>
    </message>
    <message>
            <source>You have the middle, and White comes beside it. Six of your eight moves win; one of the two that lose is to climb a2. Find a move that wins.</source>
        <extracomment>lessons/escabel/4-opening/2.sgf</extracomment>
        <translation>Du hast die Mitte, und Weiß kommt daneben. Sechs deiner acht Züge gewinnen; einer der zwei, die verlieren, ist der Aufstieg auf a2. Finde einen Zug, der gewinnt.</translation>
    </message>
    <message>
            <source>This gives the win away, as is proven. Find a move that keeps it.</source>
        <extracomment>lessons/escabel/4-opening/2.sgf</extracomment>
        <translation>Das verschenkt den Gewinn, das ist bewiesen. Finde einen Zug, der ihn hält.</translation>
    </message>
    <message>
            <source>This gives the win away: it leaves the middle to White.</source>
        <extracomment>lessons/escabel/4-opening/2.sgf</extracomment>
        <translation>Das verschenkt den Gewinn: Die Mitte geht an Weiß.</translation>
    </message>
    <message>
            <source>A piece you can do without</source>
        <extracomment>lessons/escabel/4-opening/3.sgf</extracomment>
        <translation>Ein Stein, den du hergeben kannst</translation>
    </message>
    <message>
            <source>On the usual board nobody has proven who wins. The program has tried each first piece 50,000 times: on the whole, the nearer to the middle, the better for Black. White may swap. Which of the three do you begin with?</source>
        <extracomment>lessons/escabel/4-opening/3.sgf</extracomment>
        <translation>Auf dem üblichen Brett hat niemand bewiesen, wer gewinnt. Das Programm hat jeden ersten Stein 50.000-mal durchgespielt. Im Ganzen gilt: Je näher an der Mitte, desto besser für Schwarz. Weiß darf tauschen. Mit welchem der drei beginnst du?</translation>
    </message>
    <message>
            <source>About even: Black wins some 49 games of 100 from here, as far as the program sees. White gains nothing by swapping.</source>
        <extracomment>lessons/escabel/4-opening/3.sgf</extracomment>
        <translation>Etwa ausgeglichen: Von hier gewinnt Schwarz etwa 49 von 100 Partien, soweit das Programm sieht. Ein Tausch bringt Weiß nichts.</translation>
    </message>
    <message>
            <source>A tiny puzzle</source>
        <extracomment>lessons/escabel/4-opening/4.sgf</extracomment>
        <translation>Eine winzige Aufgabe</translation>
    </message>
    <message>
            <source>You are White. The game has just begun, and only one move wins. Which?</source>
        <extracomment>lessons/escabel/4-opening/4.sgf</extracomment>
        <translation>Du hast Weiß. Die Partie hat gerade erst begonnen, und nur ein Zug gewinnt. Welcher?</translation>
    </message>
    <message>
            <source>Now Black wins, whatever you do.</source>
        <extracomment>lessons/escabel/4-opening/4.sgf</extracomment>
        <translation>Jetzt gewinnt Schwarz, was auch immer du tust.</translation>
    </message>
    <message>
            <source>Solved. After every other move the other side wins: on so small a board all of it can be proven.</source>
        <extracomment>lessons/escabel/4-opening/4.sgf</extracomment>
        <translation>Gelöst. Nach jedem anderen Zug gewinnt die andere Seite: Auf einem so kleinen Brett lässt sich das alles beweisen.</translation>
    </message>
    <message>
            <source>You are Black. The game has just begun, and only one move wins. Which?</source>
        <extracomment>lessons/escabel/4-opening/6.sgf</extracomment>
        <translation>Du hast Schwarz. Die Partie hat gerade erst begonnen, und nur ein Zug gewinnt. Welcher?</translation>
    </message>
    <message>
            <source>Now White wins, whatever you do.</source>
        <extracomment>lessons/escabel/4-opening/6.sgf</extracomment>
        <translation>Jetzt gewinnt Weiß, was auch immer du tust.</translation>
    </message>
    <message>
            <source>The goal</source>
        <extracomment>lessons/escabel/basics/1.sgf</extracomment>
        <translation>Das Ziel</translation>
    </message>
    <message>
            <source>Escabel is a race to join two edges of the board. You are Black: the top and the bottom edge are yours, the left and the right one are White’s. Your chain has one gap. Click the circle to close it.</source>
        <extracomment>lessons/escabel/basics/1.sgf</extracomment>
        <translation>Escabel ist ein Wettlauf darum, zwei Ränder des Bretts zu verbinden. Du hast Schwarz: Der obere und der untere Rand gehören dir, der linke und der rechte gehören Weiß. Deine Kette hat eine Lücke. Klicke auf den Kreis, um sie zu schließen.</translation>
    </message>
    <message>
            <source>A chain of yours runs from edge to edge.</source>
        <extracomment>lessons/escabel/basics/1.sgf</extracomment>
        <translation>Eine Kette von dir reicht von Rand zu Rand.</translation>
    </message>
    <message>
            <source>White had one more move, and could not break it. You win!</source>
        <extracomment>lessons/escabel/basics/1.sgf</extracomment>
        <translation>Weiß hatte noch einen Zug und konnte sie nicht trennen. Du gewinnst!</translation>
    </message>
    <message>
            <source>Neighbors</source>
        <extracomment>lessons/escabel/basics/2.sgf</extracomment>
        <translation>Nachbarn</translation>
    </message>
    <message>
            <source>b3 touches b2, but not d4. Look for the point that touches both.</source>
        <extracomment>lessons/escabel/basics/2.sgf</extracomment>
        <translation>b3 berührt b2, aber nicht d4. Such den Punkt, der beide berührt.</translation>
    </message>
    <message>
            <source>c2 touches b2, but not d4. Look for the point that touches both.</source>
        <extracomment>lessons/escabel/basics/2.sgf</extracomment>
        <translation>c2 berührt b2, aber nicht d4. Such den Punkt, der beide berührt.</translation>
    </message>
    <message>
            <source>On your turn you place a piece on an empty point, as you did, or you climb: a piece from the top of one of your stacks steps up, down, left or right, onto a White stack there, never diagonally. A single piece is a stack, too. Click b3, then c3.</source>
        <extracomment>lessons/escabel/basics/3.sgf</extracomment>
        <translation>Wenn du am Zug bist, setzt du einen Stein auf einen leeren Punkt wie eben, oder du steigst: Der oberste Stein eines deiner Türme geht nach oben, unten, links oder rechts auf einen weißen Turm, nie schräg. Auch ein einzelner Stein ist ein Turm. Klicke auf b3, dann auf c3.</translation>
    </message>
    <message>
            <source>Equal heights</source>
        <extracomment>lessons/escabel/basics/4.sgf</extracomment>
        <translation>Gleiche Höhen</translation>
    </message>
    <message>
            <source>A piece climbs only onto a stack that is as high as its own. Try it anyway: b3 is one high and c3 is two high. Click b3, and read the line by the board.</source>
        <extracomment>lessons/escabel/basics/4.sgf</extracomment>
        <translation>Ein Stein steigt nur auf einen Turm, der so hoch ist wie sein eigener. Versuch es trotzdem: b3 ist eins hoch und c3 zwei. Klicke auf b3, und lies die Zeile am Brett.</translation>
    </message>
    <message>
            <source>Crosscuts</source>
        <extracomment>lessons/escabel/basics/5.sgf</extracomment>
        <translation>Kreuzschnitte</translation>
    </message>
    <message>
            <source>When yours stand on one diagonal of a small square and White’s on the other, that is a crosscut. At most one side gets through: your two are connected if both are higher than White’s lower one. Where all are level, nobody’s are. Climb from e3 to d3, and see.</source>
        <extracomment>lessons/escabel/basics/5.sgf</extracomment>
        <translation>Stehen deine Türme auf der einen Diagonale eines kleinen Quadrats und weiße auf der anderen, ist das ein Kreuzschnitt. Höchstens eine Seite kommt durch: Deine zwei sind verbunden, wenn beide höher sind als der niedrigere weiße. Sind alle gleich hoch, ist keine Seite verbunden. Steig von e3 auf d3, und schau zu.</translation>
    </message>
    <message>
            <source>c2 and d3 are both two high, and White’s are one high. Your two are connected, and White’s are cut.</source>
        <extracomment>lessons/escabel/basics/5.sgf</extracomment>
        <translation>c2 und d3 sind beide zwei hoch, die weißen eins. Deine zwei sind verbunden, die weißen getrennt.</translation>
    </message>
    <message>
            <source>Cutting a chain</source>
        <extracomment>lessons/escabel/basics/6.sgf</extracomment>
        <translation>Eine Kette trennen</translation>
    </message>
    <message>
            <source>White’s chain already runs from the left edge to the right one. If it still stands when White’s turn begins, White wins. Climb into it and cut it.</source>
        <extracomment>lessons/escabel/basics/6.sgf</extracomment>
        <translation>Die weiße Kette reicht schon vom linken bis zum rechten Rand. Steht sie noch, wenn Weiß wieder am Zug ist, gewinnt Weiß. Steig hinein, und trenne sie.</translation>
    </message>
    <message>
            <source>c4 is a good point, but c3 still joins b4 and d4 corner to corner: White’s turn begins, and the chain stands. Climb c3 itself.</source>
        <extracomment>lessons/escabel/basics/6.sgf</extracomment>
        <translation>c4 ist ein guter Punkt, aber c3 verbindet b4 und d4 noch über Eck: Weiß kommt an den Zug, und die Kette steht. Steig auf c3 selbst.</translation>
    </message>
    <message>
            <source>Cut: c3 is yours, and White’s chain has a hole. Climbing raises your stacks, and it breaks the other side’s chains.</source>
        <extracomment>lessons/escabel/basics/6.sgf</extracomment>
        <translation>Getrennt: c3 gehört dir, und die weiße Kette hat eine Lücke. Steigen macht deine Türme höher und trennt die Ketten der anderen Seite.</translation>
    </message>
    <message>
            <source>One reply</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation>Eine Antwort</translation>
    </message>
    <message>
            <source>So a chain of yours wins only if it survives White’s reply. Three points close this gap: b3, c3 and d3. Find the one to which White has no answer.</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation>Deine Kette gewinnt also nur, wenn sie die weiße Antwort übersteht. Drei Punkte schließen diese Lücke: b3, c3 und d3. Finde den, auf den Weiß keine Antwort hat.</translation>
    </message>
    <message>
            <source>It is a chain, but look at White’s reply.</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation>Das ist eine Kette, aber sieh dir die weiße Antwort an.</translation>
    </message>
    <message>
            <source>White climbs b3 itself, and the chain is broken. Look for a point that White cannot climb.</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation>Weiß steigt auf b3 selbst, und die Kette ist gebrochen. Such einen Punkt, auf den Weiß nicht steigen kann.</translation>
    </message>
    <message>
            <source>White cuts at c4, but had to leave b4 to you, and your chain goes on over it. You win!</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation>Weiß trennt auf c4, musste dir aber b4 überlassen, und deine Kette läuft darüber weiter. Du gewinnst!</translation>
    </message>
    <message>
            <source>The pie rule</source>
        <extracomment>lessons/escabel/basics/8.sgf</extracomment>
        <translation>Die Tauschregel</translation>
    </message>
    <message>
            <source>To begin in the middle is too good. So White may, just once, swap sides instead of answering, and take over Black with the piece that lies there. This time you are White. Press “Swap sides” by the board.</source>
        <extracomment>lessons/escabel/basics/8.sgf</extracomment>
        <translation>Ein erster Stein in der Mitte ist zu stark. Darum darf Weiß ein einziges Mal, statt zu antworten, die Seiten tauschen und Schwarz mit dem Stein übernehmen, der dort liegt. Diesmal hast du Weiß. Drücke am Brett auf „Seiten tauschen“.</translation>
    </message>
    <message>
            <source>Now you are Black, and the piece in the middle is yours. That is why nobody begins with the best move: it would be taken from them.</source>
        <extracomment>lessons/escabel/basics/8.sgf</extracomment>
        <translation>Jetzt hast du Schwarz, und der Stein in der Mitte gehört dir. Deshalb beginnt niemand mit dem besten Zug: Er wäre gleich weg.</translation>
    </message>
    <message>
            <source>Now a whole game on a small board, against a beginner. You are Black and move first: join the top and the bottom edge. The bars show what the last move connected and cut. Point at a stack to see its own; L shows all of them.</source>
        <extracomment>lessons/escabel/basics/9.sgf</extracomment>
        <translation>Jetzt eine ganze Partie auf einem kleinen Brett, gegen einen Anfänger. Du hast Schwarz und ziehst zuerst: Verbinde den oberen und den unteren Rand. Die Balken zeigen, was der letzte Zug verbunden und getrennt hat. Zeig auf einen Turm, um seine Balken zu sehen; L zeigt alle.</translation>
    </message>
    <message>
            <source>A full board</source>
        <extracomment>lessons/escabel/checkered/1.sgf</extracomment>
        <translation>Ein volles Brett</translation>
    </message>
    <message>
            <source>Here the board is full from the beginning, black and white in turn, so nobody places anything: every move is a climb. Make one: let c3 climb c4.</source>
        <extracomment>lessons/escabel/checkered/1.sgf</extracomment>
        <translation>Hier ist das Brett von Anfang an voll, abwechselnd schwarz und weiß, also setzt niemand etwas: Jeder Zug ist ein Aufstieg. Mach einen: Lass c3 auf c4 steigen.</translation>
    </message>
    <message>
            <source>c4 is yours and two high, and White got c3. There is another board with white pieces in the corners, and it is played in the same way.</source>
        <extracomment>lessons/escabel/checkered/1.sgf</extracomment>
        <translation>c4 gehört dir und ist zwei hoch, und Weiß bekam c3. Es gibt ein zweites Brett mit weißen Steinen in den Ecken, und es wird genauso gespielt.</translation>
    </message>
    <message>
            <source>Everything is cut</source>
        <extracomment>lessons/escabel/checkered/2.sgf</extracomment>
        <translation>Alles ist getrennt</translation>
    </message>
    <message>
            <source>b4, c4, d4: three in a row, side by side.</source>
        <extracomment>lessons/escabel/checkered/2.sgf</extracomment>
        <translation>b4, c4, d4: drei in einer Reihe, Seite an Seite.</translation>
    </message>
    <message>
            <source>What you give away</source>
        <extracomment>lessons/escabel/checkered/3.sgf</extracomment>
        <translation>Was du hergibst</translation>
    </message>
    <message>
            <source>The point you leave goes to White, and joins White’s stacks just as well. Connect b4 with d4 again, but leave a point that is worth less to White than the middle.</source>
        <extracomment>lessons/escabel/checkered/3.sgf</extracomment>
        <translation>Der Punkt, den du verlässt, geht an Weiß und verbindet weiße Türme genauso gut. Verbinde wieder b4 mit d4, aber verlass einen Punkt, der Weiß weniger nützt als die Mitte.</translation>
    </message>
    <message>
            <source>It connects b4 and d4, but White got the middle: b3, c3, d3 and c2 are one chain now. Leave another point.</source>
        <extracomment>lessons/escabel/checkered/3.sgf</extracomment>
        <translation>Das verbindet b4 und d4, aber Weiß bekam die Mitte: b3, c3, d3 und c2 sind jetzt eine Kette. Verlass einen anderen Punkt.</translation>
    </message>
    <message>
            <source>White got c5, at the edge: it joins only b5 and d5, and is of little use there.</source>
        <extracomment>lessons/escabel/checkered/3.sgf</extracomment>
        <translation>Weiß bekam c5 am Rand: Es verbindet nur b5 und d5 und nützt dort wenig.</translation>
    </message>
    <message>
            <source>A stack that you have climbed onto is higher than its neighbors: they cannot climb it, and it cannot climb them. Try to climb from c4 onto b4 next door: click c4, and read the line by the board.</source>
        <extracomment>lessons/escabel/checkered/4.sgf</extracomment>
        <translation>Ein Turm, auf den du gestiegen bist, ist höher als seine Nachbarn: Sie können nicht auf ihn steigen und er nicht auf sie. Versuch, von c4 auf b4 nebenan zu steigen: Klicke auf c4, und lies die Zeile am Brett.</translation>
    </message>
    <message>
            <source>White climbs c1, and your chain no longer reaches the bottom edge.</source>
        <extracomment>lessons/escabel/checkered/5.sgf</extracomment>
        <translation>Weiß steigt auf c1, und deine Kette reicht nicht mehr bis zum unteren Rand.</translation>
    </message>
    <message>
            <source>White climbs out of the point that you gave away, and still your chain stands. You win!</source>
        <extracomment>lessons/escabel/checkered/5.sgf</extracomment>
        <translation>Weiß steigt aus dem Punkt heraus, den du hergegeben hast, und trotzdem steht deine Kette. Du gewinnst!</translation>
    </message>
    <message>
            <source>Climbing in a crosscut</source>
        <extracomment>lessons/escabel/crosscut/1.sgf</extracomment>
        <translation>In einem Kreuzschnitt steigen</translation>
    </message>
    <message>
            <source>In this variant a piece climbs only where two of yours and two of White’s face each other across a small square: in a crosscut. Here is one. Let c2 climb d2.</source>
        <extracomment>lessons/escabel/crosscut/1.sgf</extracomment>
        <translation>In dieser Spielart steigt ein Stein nur dort, wo zwei deiner Türme und zwei weiße sich über ein kleines Quadrat hinweg gegenüberstehen: in einem Kreuzschnitt. Hier ist einer. Lass c2 auf d2 steigen.</translation>
    </message>
    <message>
            <source>You climbed within the crosscut. Everything else is as always: your stack grew, and White got the point you left.</source>
        <extracomment>lessons/escabel/crosscut/1.sgf</extracomment>
        <translation>Du bist innerhalb des Kreuzschnitts gestiegen. Alles andere ist wie immer: Dein Turm wuchs, und Weiß bekam den Punkt, den du verlassen hast.</translation>
    </message>
    <message>
            <source>No crosscut, no climb</source>
        <extracomment>lessons/escabel/crosscut/2.sgf</extracomment>
        <translation>Kein Kreuzschnitt, kein Aufstieg</translation>
    </message>
    <message>
            <source>First the crosscut</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation>Erst der Kreuzschnitt</translation>
    </message>
    <message>
            <source>So if you want to climb, you must make a crosscut first. One piece of yours does it here. Place it, wait for White, and then climb.</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation>Wenn du steigen willst, musst du also erst einen Kreuzschnitt machen. Ein Stein genügt hier. Setze ihn, warte auf Weiß, und dann steig.</translation>
    </message>
    <message>
            <source>b3 and d2 do not lie in one small square. Look for the point diagonally across from c2.</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation>b3 und d2 liegen nicht in einem kleinen Quadrat. Such den Punkt schräg gegenüber von c2.</translation>
    </message>
    <message>
            <source>That is a crosscut: c2 and d3 against c3 and d2.</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation>Das ist ein Kreuzschnitt: c2 und d3 gegen c3 und d2.</translation>
    </message>
    <message>
            <source>White plays elsewhere. Now climb, from c2 or from d3.</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation>Weiß spielt anderswo. Jetzt steig, von c2 oder von d3 aus.</translation>
    </message>
    <message>
            <source>And up you go: now that stack is two high.</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation>Und hinauf: Jetzt ist dieser Turm zwei hoch.</translation>
    </message>
    <message>
            <source>Heights still count</source>
        <extracomment>lessons/escabel/crosscut/4.sgf</extracomment>
        <translation>Höhen zählen weiterhin</translation>
    </message>
    <message>
            <source>Climbing still needs equal heights, and a crosscut still goes to the higher ones. Connect c2 and d3: make d3 yours, and two high.</source>
        <extracomment>lessons/escabel/crosscut/4.sgf</extracomment>
        <translation>Zum Steigen braucht es weiterhin gleiche Höhen, und ein Kreuzschnitt gehört weiterhin den Höheren. Verbinde c2 und d3: Erobere d3, sodass es zwei hoch ist.</translation>
    </message>
    <message>
            <source>Three points would close your chain: b2, c2 and d2. White cannot climb without a crosscut, but White can make one. Find the point that no reply can hurt.</source>
        <extracomment>lessons/escabel/crosscut/5.sgf</extracomment>
        <translation>Drei Punkte würden deine Kette schließen: b2, c2 und d2. Ohne Kreuzschnitt kann Weiß nicht steigen, aber Weiß kann einen machen. Finde den Punkt, dem keine Antwort etwas anhaben kann.</translation>
    </message>
    <message>
            <source>It is a chain from edge to edge, but only corner to corner.</source>
        <extracomment>lessons/escabel/crosscut/5.sgf</extracomment>
        <translation>Es ist eine Kette von Rand zu Rand, aber nur über Eck.</translation>
    </message>
    <message>
            <source>A stack grows</source>
        <extracomment>lessons/escabel/growth/1.sgf</extracomment>
        <translation>Ein Turm wächst</translation>
    </message>
    <message>
            <source>In this variant a new piece may also go onto a stack of your own, if a stack beside it is as high. c2 and c3 are both one high. Place a piece on one of them.</source>
        <extracomment>lessons/escabel/growth/1.sgf</extracomment>
        <translation>In dieser Spielart darf ein neuer Stein auch auf einen deiner Türme, wenn ein Turm daneben genauso hoch ist. c2 und c3 sind beide eins hoch. Setze auf einen von ihnen.</translation>
    </message>
    <message>
            <source>Beside any color</source>
        <extracomment>lessons/escabel/growth/2.sgf</extracomment>
        <translation>Neben jeder Farbe</translation>
    </message>
    <message>
            <source>The stack beside it may be White’s. Then c3 can climb or grow: the first click selects it, and a second click on it lets it grow. Let c3 grow.</source>
        <extracomment>lessons/escabel/growth/2.sgf</extracomment>
        <translation>Der Turm daneben darf auch Weiß gehören. Dann kann c3 steigen oder wachsen: Der erste Klick wählt es aus, ein zweiter darauf lässt es wachsen. Lass c3 wachsen.</translation>
    </message>
    <message>
            <source>c3 is two high, and d3 is still White’s: out of reach for a climb, in both directions.</source>
        <extracomment>lessons/escabel/growth/2.sgf</extracomment>
        <translation>c3 ist zwei hoch, und d3 gehört weiter Weiß: Steigen kann jetzt keiner mehr auf den anderen.</translation>
    </message>
    <message>
            <source>No equal, no growth</source>
        <extracomment>lessons/escabel/growth/3.sgf</extracomment>
        <translation>Ohne gleich hohen Nachbarn kein Wachsen</translation>
    </message>
    <message>
            <source>A stack grows only beside a stack of its own height. b3 is two high, and its neighbors are one high each. Try it anyway: click b3, and read the line by the board.</source>
        <extracomment>lessons/escabel/growth/3.sgf</extracomment>
        <translation>Ein Turm wächst nur neben einem gleich hohen. b3 ist zwei hoch, seine Nachbarn sind eins hoch. Versuch es trotzdem: Klicke auf b3, und lies die Zeile am Brett.</translation>
    </message>
    <message>
            <source>Grow out of a cut</source>
        <extracomment>lessons/escabel/growth/4.sgf</extracomment>
        <translation>Durch Wachsen verbinden</translation>
    </message>
    <message>
            <source>In a crosscut both of your stacks must be higher than White’s lower one. c2 is; d3 is not yet, but it stands beside an equal. Connect c2 and d3.</source>
        <extracomment>lessons/escabel/growth/4.sgf</extracomment>
        <translation>In einem Kreuzschnitt müssen beide deiner Türme höher sein als der niedrigere von Weiß. c2 ist es; d3 noch nicht, steht aber neben einem gleich hohen. Verbinde c2 und d3.</translation>
    </message>
    <message>
            <source>Two and two against one and one: you get through, and no stack had to change hands.</source>
        <extracomment>lessons/escabel/growth/4.sgf</extracomment>
        <translation>Zwei und zwei gegen eins und eins: Du kommst durch, und kein Turm musste den Besitzer wechseln.</translation>
    </message>
    <message>
            <source>Your chain from top to bottom is cut between c2 and d3. Close it so that no reply of White’s can open it again: one turn does it.</source>
        <extracomment>lessons/escabel/growth/5.sgf</extracomment>
        <translation>Deine Kette von oben nach unten ist zwischen c2 und d3 getrennt. Schließe sie so, dass keine weiße Antwort sie wieder öffnet: Ein Zug genügt.</translation>
    </message>
    <message>
            <source>That is a chain from edge to edge, but from c3 to d4 it goes corner to corner.</source>
        <extracomment>lessons/escabel/growth/5.sgf</extracomment>
        <translation>Das ist eine Kette von Rand zu Rand, aber von c3 nach d4 geht sie über Eck.</translation>
    </message>
    <message>
            <source>White makes a crosscut there, and d4 is only one high: your chain is cut.</source>
        <extracomment>lessons/escabel/growth/5.sgf</extracomment>
        <translation>Weiß macht dort einen Kreuzschnitt, und d4 ist nur eins hoch: Deine Kette ist getrennt.</translation>
    </message>
    <message>
            <source>Whatever White does, c2 and d3 stay higher than White’s lower stack. You win!</source>
        <extracomment>lessons/escabel/growth/5.sgf</extracomment>
        <translation>Was auch immer Weiß tut, c2 und d3 bleiben höher als der niedrigere weiße Turm. Du gewinnst!</translation>
    </message>
    <message>
            <source>What stays the same</source>
        <extracomment>lessons/escabel/tiebreak/1.sgf</extracomment>
        <translation>Was gleich bleibt</translation>
    </message>
    <message>
            <source>With the tiebreak only crosscuts change, and this still holds: two stacks that are both higher than the other side’s lower one are connected. Let e3 climb d3, and c2 and d3 are.</source>
        <extracomment>lessons/escabel/tiebreak/1.sgf</extracomment>
        <translation>Mit dem Stichentscheid ändern sich nur Kreuzschnitte, und auch dort gilt weiterhin: Zwei Türme, die beide höher sind als der niedrigere der anderen Seite, sind verbunden. Lass e3 auf d3 steigen, und c2 und d3 sind es.</translation>
    </message>
    <message>
            <source>Both of yours are two high and White’s are one high: you get through.</source>
        <extracomment>lessons/escabel/tiebreak/1.sgf</extracomment>
        <translation>Deine sind beide zwei hoch und die weißen eins: Du kommst durch.</translation>
    </message>
    <message>
            <source>An equal lower stack</source>
        <extracomment>lessons/escabel/tiebreak/2.sgf</extracomment>
        <translation>Wenn der niedrigere gleich hoch ist</translation>
    </message>
    <message>
            <source>Now c2 is only one high, just like White’s stacks. Normally that would not do. With the tiebreak it is enough that your other stack is the highest of all. Make it so.</source>
        <extracomment>lessons/escabel/tiebreak/2.sgf</extracomment>
        <translation>Jetzt ist c2 nur eins hoch, genau wie die weißen Türme. Sonst würde das nicht reichen. Mit dem Stichentscheid genügt es, dass dein anderer Turm der höchste von allen ist. Mach ihn dazu.</translation>
    </message>
    <message>
            <source>The lower ones are equal, one and one, so the higher ones decide: your two beats White’s one.</source>
        <extracomment>lessons/escabel/tiebreak/2.sgf</extracomment>
        <translation>Die niedrigeren sind gleich, eins und eins, also entscheiden die höheren: Deine Zwei schlägt die weiße Eins.</translation>
    </message>
    <message>
            <source>Still equal, still cut</source>
        <extracomment>lessons/escabel/tiebreak/3.sgf</extracomment>
        <translation>Immer noch gleich, immer noch getrennt</translation>
    </message>
    <message>
            <source>Two climbs, two crosscuts. In only one of them will your higher stack really be higher than White’s higher one. Choose well: d3 onto c3, or g6 onto f6?</source>
        <extracomment>lessons/escabel/tiebreak/3.sgf</extracomment>
        <translation>Zwei Aufstiege, zwei Kreuzschnitte. Nur in einem davon wird dein höherer Turm wirklich höher sein als der höhere weiße. Wähle gut: d3 auf c3 oder g6 auf f6?</translation>
    </message>
    <message>
            <source>c3 is two high, but so is b3. One and two against one and two: nobody gets through here.</source>
        <extracomment>lessons/escabel/tiebreak/3.sgf</extracomment>
        <translation>c3 ist zwei hoch, aber b3 auch. Eins und zwei gegen eins und zwei: Hier kommt niemand durch.</translation>
    </message>
    <message>
            <source>Here your two meets only ones: e5 and f6 are connected.</source>
        <extracomment>lessons/escabel/tiebreak/3.sgf</extracomment>
        <translation>Hier trifft deine Zwei nur auf Einsen: e5 und f6 sind verbunden.</translation>
    </message>
    <message>
            <source>Cut by a tie</source>
        <extracomment>lessons/escabel/tiebreak/4.sgf</extracomment>
        <translation>Durch Gleichstand getrennt</translation>
    </message>
    <message>
            <source>White’s three stacks lead from b2 up to c3. You can use a tie as well: if the crosscut is even, White does not get through it. Climb c2.</source>
        <extracomment>lessons/escabel/tiebreak/4.sgf</extracomment>
        <translation>Drei weiße Türme führen von b2 hinauf nach c3. Auch du kannst einen Gleichstand nutzen: Ist der Kreuzschnitt ausgeglichen, kommt Weiß nicht hindurch. Steig auf c2.</translation>
    </message>
    <message>
            <source>One and two against one and two: the crosscut is even, so b2 and c3 are cut. Side by side they had c2, and that is yours now.</source>
        <extracomment>lessons/escabel/tiebreak/4.sgf</extracomment>
        <translation>Eins und zwei gegen eins und zwei: Der Kreuzschnitt ist ausgeglichen, also sind b2 und c3 getrennt. Seite an Seite verband sie c2, und das gehört jetzt dir.</translation>
    </message>
    <message>
            <source>You are Black and need a chain from top to bottom that White’s reply cannot break. Remember: when the lower stacks are equal, the higher ones decide.</source>
        <extracomment>lessons/escabel/tiebreak/5.sgf</extracomment>
        <translation>Du hast Schwarz und brauchst eine Kette von oben nach unten, die Weiß mit der Antwort nicht trennen kann. Denk daran: Sind die niedrigeren Türme gleich, entscheiden die höheren.</translation>
    </message>
    <message>
            <source>White makes a crosscut on the right, but your d3 is two high and higher than both of White’s. The tiebreak is yours, and so is the game!</source>
        <extracomment>lessons/escabel/tiebreak/5.sgf</extracomment>
        <translation>Weiß macht rechts einen Kreuzschnitt, aber dein d3 ist zwei hoch und höher als beide weißen. Der Stichentscheid geht an dich, und die Partie auch!</translation>
    </message>
    <message>
            <source>Two of four are enough here: the space d4 came along at once.</source>
        <extracomment>lessons/fast-conquare/1-spaces/1.sgf</extracomment>
        <translation>Hier genügen zwei von vier: Das Feld d4 kam sofort mit.</translation>
    </message>
    <message>
            <source>At d4 it is one against one. Take the vertex opposite c3: the space comes along, and both are linked over it. If White moves first, it is lost. Which vertex is it?</source>
        <extracomment>lessons/fast-conquare/1-spaces/3.sgf</extracomment>
        <translation>Bei d4 steht es eins gegen eins. Nimm die Ecke gegenüber von c3: Das Feld kommt mit, und beide sind darüber verbunden. Zieht Weiß zuerst, ist es verloren. Welche Ecke ist es?</translation>
    </message>
    <message>
            <source>The space came along: c3 and e5 are linked for good.</source>
        <extracomment>lessons/fast-conquare/1-spaces/3.sgf</extracomment>
        <translation>Das Feld kam mit: c3 und e5 sind endgültig verbunden.</translation>
    </message>
    <message>
            <source>Two at once</source>
        <extracomment>lessons/fast-conquare/1-spaces/4.sgf</extracomment>
        <translation>Zwei auf einmal</translation>
    </message>
    <message>
            <source>Half is enough, so one stone can bring several spaces along. Join c3 and g7 with a single stone.</source>
        <extracomment>lessons/fast-conquare/1-spaces/4.sgf</extracomment>
        <translation>Die Hälfte genügt, also kann ein Stein mehrere Felder mitbringen. Verbinde c3 und g7 mit einem einzigen Stein.</translation>
    </message>
    <message>
            <source>d4 and f6 came along: of each you hold two of four vertices.</source>
        <extracomment>lessons/fast-conquare/1-spaces/4.sgf</extracomment>
        <translation>d4 und f6 kamen mit: Von jedem hast du zwei der vier Ecken.</translation>
    </message>
    <message>
            <source>From the third line, too, a stone is linked to the edge. White stands at g3, and now goes right below your stone, to c3. Only one answer reaches the edge.</source>
        <extracomment>lessons/fast-conquare/2-links/2.sgf</extracomment>
        <translation>Auch ein Stein auf der dritten Linie ist mit dem Rand verbunden. Weiß steht auf g3 und geht nun direkt unter deinen Stein, nach c3. Nur eine Antwort erreicht den Rand.</translation>
    </message>
    <message>
            <source>White’s c3 wants to come to e5 over d4, where it is one against one. Do not let c3 and e5 be joined there: two stones prevent it.</source>
        <extracomment>lessons/fast-conquare/2-links/4.sgf</extracomment>
        <translation>Das weiße c3 will über d4 nach e5, und dort steht es eins gegen eins. Lass c3 und e5 dort nicht zusammenkommen: Zwei Steine verhindern es.</translation>
    </message>
    <message>
            <source>Half is enough</source>
        <extracomment>lessons/fast-conquare/basics/1.sgf</extracomment>
        <translation>Die Hälfte genügt</translation>
    </message>
    <message>
            <source>c4 and d3 came along and join all of your stones. c2 kept its white stone.</source>
        <extracomment>lessons/fast-quabble/basics/3.sgf</extracomment>
        <translation>c4 und d3 kamen mit und verbinden alle deine Steine. c2 behielt seinen weißen Stein.</translation>
    </message>
    <message>
            <source>White gets a second line as well, but half of the lines are still yours.</source>
        <extracomment>lessons/qualos/basics/7.sgf</extracomment>
        <translation>Auch Weiß bekommt eine zweite Linie, aber die Hälfte der Linien gehört weiterhin dir.</translation>
    </message>
    <message>
            <source>Only vertices</source>
        <extracomment>lessons/fast-conquare/basics/2.sgf</extracomment>
        <translation>Nur Kreuzungen</translation>
    </message>
    <message>
            <source>First come, first served</source>
        <extracomment>lessons/fast-conquare/basics/3.sgf</extracomment>
        <translation>Wer zuerst kommt</translation>
    </message>
    <message>
            <source>b4 and b2 came along and join your stones. d4 kept its white stone.</source>
        <extracomment>lessons/fast-conquare/basics/3.sgf</extracomment>
        <translation>b4 und b2 kamen mit und verbinden deine Steine. d4 behielt seinen weißen Stein.</translation>
    </message>
    <message>
            <source>Your chain is already at the top. Find the vertex after which White cannot keep you from the bottom.</source>
        <extracomment>lessons/fast-conquare/basics/4.sgf</extracomment>
        <translation>Deine Kette ist schon oben. Finde die Kreuzung, nach der dich Weiß nicht mehr vom unteren Rand fernhalten kann.</translation>
    </message>
    <message>
            <source>c3 brings b4 and d4 along, and from there two ways lead down.</source>
        <extracomment>lessons/fast-conquare/basics/4.sgf</extracomment>
        <translation>c3 bringt b4 und d4 mit, und von dort führen zwei Wege hinunter.</translation>
    </message>
    <message>
            <source>White guards one side. Go down on the other one.</source>
        <extracomment>lessons/fast-conquare/basics/4.sgf</extracomment>
        <translation>Weiß bewacht eine Seite. Geh auf der anderen hinunter.</translation>
    </message>
    <message>
            <source>Dark squares</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/1.sgf</extracomment>
        <translation>Dunkle Felder</translation>
    </message>
    <message>
            <source>Now a whole game on a small board, against a beginner. You are Black and move first: join the top and the bottom edge. The small signs show what the last move changed. Point at a dark square to see its own; L shows all of them.</source>
        <extracomment>lessons/fast-quabble/basics/5.sgf</extracomment>
        <translation>Jetzt eine ganze Partie auf einem kleinen Brett, gegen einen Anfänger. Du hast Schwarz und ziehst zuerst: Verbinde den oberen und den unteren Rand. Die kleinen Symbole zeigen, was der letzte Zug verändert hat. Zeig auf ein dunkles Feld, um seine Symbole zu sehen; L zeigt alle.</translation>
    </message>
    <message>
            <source>You are Black: join the top and the bottom edge with a chain of stones. Stones side by side are connected. What the small signs mean comes in the next steps. One light square is missing: click the circle.</source>
        <extracomment>lessons/quabble/basics/1.sgf</extracomment>
        <translation>Du hast Schwarz: Verbinde den oberen und den unteren Rand mit einer Kette von Steinen. Steine nebeneinander sind verbunden. Was die kleinen Symbole bedeuten, kommt in den nächsten Schritten. Ein helles Feld fehlt: Klicke auf den Kreis.</translation>
    </message>
    <message>
            <source>On your turn you take an empty light square. Every dark square beside it of which you then hold more than half of the light neighbors becomes yours as well: small triangles in it point to the neighbors that are taken. Take c3 and see.</source>
        <extracomment>lessons/quabble/basics/2.sgf</extracomment>
        <translation>Wenn du am Zug bist, nimmst du ein leeres helles Feld. Jedes dunkle Feld daneben, von dessen hellen Nachbarn du dann mehr als die Hälfte hast, gehört dir ebenfalls: Kleine Dreiecke darin zeigen auf die Nachbarn, die besetzt sind. Nimm c3, und schau zu.</translation>
    </message>
    <message>
            <source>Of the light squares round c2 you hold b2 and d2: exactly half. Such a dark square is contested, as its small ring says, and you may place a stone on it yourself. Take c2.</source>
        <extracomment>lessons/quabble/basics/3.sgf</extracomment>
        <translation>Von den hellen Feldern um c2 hast du b2 und d2: genau die Hälfte. So ein dunkles Feld ist umkämpft, wie sein kleiner Ring zeigt, und du darfst selbst einen Stein darauf setzen. Nimm c2.</translation>
    </message>
    <message>
            <source>White sees the empty d3 from a3 and from d5: half of its lines, enough to take it. A stone in between closes a line. Two squares do it.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/2.sgf</extracomment>
        <translation>Weiß sieht das leere d3 von a3 und von d5: die Hälfte seiner Linien, genug, um es zu nehmen. Ein Stein dazwischen schließt eine Linie. Zwei Felder kommen infrage.</translation>
    </message>
    <message>
            <source>You see White’s stone on d3 from both sides: half of its lines, and to flip it you need more than half. Threaten it: two squares give you the third line.</source>
        <extracomment>lessons/qualos/2-flips/1.sgf</extracomment>
        <translation>Du siehst den weißen Stein auf d3 von beiden Seiten: die Hälfte seiner Linien, und zum Umdrehen brauchst du mehr als die Hälfte. Bedrohe ihn: Zwei Felder geben dir die dritte Linie.</translation>
    </message>
    <message>
            <source>White sees your d3 from a3, e3 and d1, and would flip it. Close one of these lines by a stone in between: two squares do it.</source>
        <extracomment>lessons/qualos/2-flips/2.sgf</extracomment>
        <translation>Weiß sieht dein d3 von a3, e3 und d1 und würde es umdrehen. Schließ eine dieser Linien durch einen Stein dazwischen: Zwei Felder kommen infrage.</translation>
    </message>
    <message>
            <source>Half of the lines are enough to take an empty dark square. Two lines from c2 are yours here, and two are White’s: its small ring says that it is contested. Take it before White does.</source>
        <extracomment>lessons/qualos/basics/3.sgf</extracomment>
        <translation>Die Hälfte der Linien genügt, um ein leeres dunkles Feld zu nehmen. Zwei Linien von c2 gehören hier dir und zwei Weiß: Sein kleiner Ring zeigt, dass es umkämpft ist. Nimm es, bevor Weiß es tut.</translation>
    </message>
    <message>
            <source>One against one</source>
        <extracomment>lessons/conquare/1-spaces/1.sgf</extracomment>
        <translation>Eins gegen eins</translation>
    </message>
    <message>
            <source>Four light squares decide about d3. You hold c3, and White has just taken e3: one against one. Whoever moves next here gets d3. Make it yours.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/1.sgf</extracomment>
        <translation>Vier helle Felder entscheiden über d3. Du hast c3, und Weiß hat gerade e3 genommen: eins gegen eins. Wer hier als Nächstes zieht, bekommt d3. Hol es dir.</translation>
    </message>
    <message>
            <source>Two of four are enough here: d3 came along at once.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/1.sgf</extracomment>
        <translation>Hier genügen zwei von vier: d3 kam sofort mit.</translation>
    </message>
    <message>
            <source>Which one cannot wait?</source>
        <extracomment>lessons/conquare/1-spaces/2.sgf</extracomment>
        <translation>Was kann nicht warten?</translation>
    </message>
    <message>
            <source>Two dark squares. Round e6 you hold one light square and White none; round d3 it is one against one. In one of them you must move first. Which?</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/2.sgf</extracomment>
        <translation>Zwei dunkle Felder. Um e6 hast du ein helles Feld und Weiß keines; um d3 steht es eins gegen eins. Bei einem davon musst du zuerst ziehen. Bei welchem?</translation>
    </message>
    <message>
            <source>There you lead anyway: whatever White does, that dark square stays within your reach. The other one cannot wait.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/2.sgf</extracomment>
        <translation>Dort führst du ohnehin: Was auch immer Weiß tut, dieses dunkle Feld bleibt dir sicher. Das andere kann nicht warten.</translation>
    </message>
    <message>
            <source>Right: where it is level, the next move decides. At e6 you lead, and an answer is enough there.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/2.sgf</extracomment>
        <translation>Richtig: Wo es gleich steht, entscheidet der nächste Zug. Bei e6 führst du, und dort genügt eine Antwort.</translation>
    </message>
    <message>
            <source>Two of three</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/3.sgf</extracomment>
        <translation>Zwei von dreien</translation>
    </message>
    <message>
            <source>A dark square on the edge has only three light ones: two of them decide. You hold d2, and White takes c1. Answer so that d1 is yours.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/3.sgf</extracomment>
        <translation>Ein dunkles Feld am Rand hat nur drei helle: Zwei davon entscheiden. Du hast d2, und Weiß nimmt c1. Antworte so, dass d1 dir gehört.</translation>
    </message>
    <message>
            <source>d1 came along. One stone beside such a square is enough, as long as you answer.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/3.sgf</extracomment>
        <translation>d1 kam mit. Ein Stein neben so einem Feld genügt, solange du antwortest.</translation>
    </message>
    <message>
            <source>Four at once</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/4.sgf</extracomment>
        <translation>Vier auf einmal</translation>
    </message>
    <message>
            <source>Half is enough, so one stone between two of yours can bring several dark squares along. Join b2 and d4 with a single stone: three do it, and one of them brings four dark squares.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/4.sgf</extracomment>
        <translation>Die Hälfte genügt, also kann ein Stein zwischen zwei eigenen mehrere dunkle Felder mitbringen. Verbinde b2 und d4 mit einem einzigen Stein: Drei Felder kommen infrage, und eines davon bringt vier dunkle Felder mit.</translation>
    </message>
    <message>
            <source>Joined round the corner. c3 would have brought four dark squares along.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/4.sgf</extracomment>
        <translation>Um die Ecke verbunden. c3 hätte vier dunkle Felder mitgebracht.</translation>
    </message>
    <message>
            <source>Four dark squares came along: round each of them you hold two of four.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/4.sgf</extracomment>
        <translation>Vier dunkle Felder kamen mit: Um jedes hast du zwei von vier.</translation>
    </message>
    <message>
            <source>Opposite</source>
        <extracomment>lessons/fast-conquare/1-spaces/3.sgf</extracomment>
        <translation>Gegenüber</translation>
    </message>
    <message>
            <source>At d3 it is one against one. Take the light square opposite c3: d3 comes along, and both are linked over it. If White moves first, d3 is lost. Which square is it?</source>
        <extracomment>lessons/fast-quabble/2-links/1.sgf</extracomment>
        <translation>Bei d3 steht es eins gegen eins. Nimm das helle Feld gegenüber von c3: d3 kommt mit, und beide sind darüber verbunden. Zieht Weiß zuerst, ist d3 verloren. Welches Feld ist es?</translation>
    </message>
    <message>
            <source>d3 came along: c3 and e3 are linked for good.</source>
        <extracomment>lessons/fast-quabble/2-links/1.sgf</extracomment>
        <translation>d3 kam mit: c3 und e3 sind endgültig verbunden.</translation>
    </message>
    <message>
            <source>The jump</source>
        <extracomment>lessons/conquare/2-links/4.sgf</extracomment>
        <translation>Der Sprung</translation>
    </message>
    <message>
            <source>Stones three columns and one row apart are linked over the squares between them, if you answer well. White comes in at d4. Keep the link: three stones do it.</source>
        <extracomment>lessons/fast-quabble/2-links/2.sgf</extracomment>
        <translation>Steine, die drei Spalten und eine Reihe voneinander entfernt sind, sind über die Felder dazwischen verbunden, wenn du richtig antwortest. Weiß kommt auf d4 hinein. Rette die Verbindung: Drei Felder kommen infrage.</translation>
    </message>
    <message>
            <source>The link holds again, whatever White does next.</source>
        <extracomment>lessons/conquare/2-links/4.sgf</extracomment>
        <translation>Die Verbindung hält wieder, was auch immer Weiß als Nächstes tut.</translation>
    </message>
    <message>
            <source>You reach the edge now, whatever White does.</source>
        <extracomment>lessons/conquare/2-links/3.sgf</extracomment>
        <translation>Du erreichst jetzt den Rand, was auch immer Weiß tut.</translation>
    </message>
    <message>
            <source>Cut it</source>
        <extracomment>lessons/conquare/2-links/5.sgf</extracomment>
        <translation>Trenne sie</translation>
    </message>
    <message>
            <source>White’s c3 wants to come to e3 over d3, where it is one against one. Do not let c3 and e3 be joined there: two stones prevent it.</source>
        <extracomment>lessons/fast-quabble/2-links/4.sgf</extracomment>
        <translation>Das weiße c3 will über d3 nach e3, und dort steht es eins gegen eins. Lass c3 und e3 dort nicht zusammenkommen: Zwei Steine verhindern es.</translation>
    </message>
    <message>
            <source>White no longer gets across here.</source>
        <extracomment>lessons/fast-conquare/2-links/4.sgf</extracomment>
        <translation>Hier kommt Weiß nicht mehr hinüber.</translation>
    </message>
    <message>
            <source>Races</source>
        <extracomment>lessons/conquare/3-races/1.sgf</extracomment>
        <translation>Wettläufe</translation>
    </message>
    <message>
            <source>Two ways to win</source>
        <extracomment>lessons/conquare/3-races/1.sgf</extracomment>
        <translation>Zwei Wege zum Sieg</translation>
    </message>
    <message>
            <source>You are Black. Look for a stone that makes two ways to win at once: White stops one, and you take the other. You win in two turns.</source>
        <extracomment>lessons/conquare/3-races/1.sgf</extracomment>
        <translation>Du hast Schwarz. Such einen Stein, der zwei Wege zum Sieg auf einmal schafft: Weiß hält einen auf, und du nimmst den anderen. Du gewinnst in zwei Zügen.</translation>
    </message>
    <message>
            <source>Now you have more than one way to win, and White cannot stop them all.</source>
        <extracomment>lessons/conquare/3-races/1.sgf</extracomment>
        <translation>Jetzt hast du mehr als einen Weg zum Sieg, und Weiß kann nicht alle aufhalten.</translation>
    </message>
    <message>
            <source>Run on</source>
        <extracomment>lessons/conquare/3-races/2.sgf</extracomment>
        <translation>Lauf weiter</translation>
    </message>
    <message>
            <source>Both of you are close to your edges, and it is your turn. Do not look for a way to stop White: go on with your own way, and be first. You win in two turns.</source>
        <extracomment>lessons/conquare/3-races/2.sgf</extracomment>
        <translation>Ihr seid beide nahe an euren Rändern, und du bist am Zug. Such keinen Weg, Weiß aufzuhalten: Lauf auf deinem eigenen weiter, und sei zuerst da. Du gewinnst in zwei Zügen.</translation>
    </message>
    <message>
            <source>Stop it, and threaten</source>
        <extracomment>lessons/conquare/3-races/3.sgf</extracomment>
        <translation>Aufhalten und drohen</translation>
    </message>
    <message>
            <source>White would win with the next move. Stop it with a stone that works for you as well: only one does both. You win in two turns.</source>
        <extracomment>lessons/conquare/3-races/3.sgf</extracomment>
        <translation>Weiß würde mit dem nächsten Zug gewinnen. Verhindere das mit einem Stein, der auch für dich arbeitet: Nur einer kann beides. Du gewinnst in zwei Zügen.</translation>
    </message>
    <message>
            <source>White is stopped, and you threaten in two places.</source>
        <extracomment>lessons/conquare/3-races/3.sgf</extracomment>
        <translation>Weiß ist aufgehalten, und du drohst an zwei Stellen.</translation>
    </message>
    <message>
            <source>In the way</source>
        <extracomment>lessons/conquare/3-races/4.sgf</extracomment>
        <translation>Im Weg</translation>
    </message>
    <message>
            <source>White’s piece on c3 cannot stay: whatever White does here, c3 and d4 come together.</source>
        <extracomment>lessons/escabel/1-links/1.sgf</extracomment>
        <translation>Der weiße Stein auf c3 hält sich nicht: Was auch immer Weiß hier tut, c3 und d4 kommen zusammen.</translation>
    </message>
    <message>
            <source>Beside the gap your piece touches both stacks, corner to corner. White cuts on one side; now look into the gap.</source>
        <extracomment>lessons/escabel/1-links/3.sgf</extracomment>
        <translation>Neben der Lücke berührt dein Stein beide Türme über Eck. Weiß trennt auf einer Seite; sieh jetzt in die Lücke.</translation>
    </message>
    <message>
            <source>a2 is two high now, right between your stacks. A gap of one point holds if your stacks are two and three high, and there is room beside it.</source>
        <extracomment>lessons/escabel/1-links/3.sgf</extracomment>
        <translation>a2 ist jetzt zwei hoch, genau zwischen deinen Türmen. Eine Lücke von einem Punkt hält, wenn deine Türme zwei und drei hoch sind und daneben Platz ist.</translation>
    </message>
    <message>
            <source>A stack two high on the second row is joined to the edge within three columns: here b, c and d. White tries to stop you from the side. Only one answer in them leaves you two ways down.</source>
        <extracomment>lessons/escabel/1-links/4.sgf</extracomment>
        <translation>Ein Turm der Höhe zwei in der zweiten Reihe ist mit dem Rand verbunden, wenn drei Spalten frei sind: hier b, c und d. Weiß will dich von der Seite aufhalten. Nur eine Antwort in diesen Spalten lässt dir zwei Wege hinunter.</translation>
    </message>
    <message>
            <source>You climbed first. White only got a single piece on b3, between two stacks two high: it can climb nobody, and c3 is out of reach.</source>
        <extracomment>lessons/escabel/2-crosscuts/1.sgf</extracomment>
        <translation>Du bist zuerst gestiegen. Weiß bekam nur einen einzelnen Stein auf b3, zwischen zwei Türmen der Höhe zwei: Er kann auf niemanden steigen, und c3 ist außer Reichweite.</translation>
    </message>
    <message>
            <source>c3 is yours now, and two high. But look at b3: a piece of the other color takes the place of the one that climbs. So White got b3, as high as before. Every climb has its price.</source>
        <extracomment>lessons/escabel/basics/3.sgf</extracomment>
        <translation>c3 gehört jetzt dir und ist zwei hoch. Aber sieh dir b3 an: An die Stelle des Steins, der steigt, kommt einer der anderen Farbe. So bekam Weiß b3, so hoch wie zuvor. Jeder Aufstieg hat seinen Preis.</translation>
    </message>
    <message>
            <source>Only light squares</source>
        <extracomment>lessons/fast-quabble/basics/2.sgf</extracomment>
        <translation>Nur helle Felder</translation>
    </message>
    <message>
            <source>Dark squares always come along, they are never taken by themselves. Try it anyway: click d3, and read the line by the board.</source>
        <extracomment>lessons/fast-quabble/basics/2.sgf</extracomment>
        <translation>Dunkle Felder kommen immer mit, sie werden nie für sich genommen. Versuch es trotzdem: Klicke auf d3, und lies die Zeile am Brett.</translation>
    </message>
    <message>
            <source>b3 and d3 came along and join all of your stones. c2 kept its white stone.</source>
        <extracomment>lessons/fast-quabble/basics/3.sgf</extracomment>
        <translation>b3 und d3 kamen mit und verbinden alle deine Steine. c2 behielt seinen weißen Stein.</translation>
    </message>
    <message>
            <source>Nearly there. Find the move after which you win next turn, whatever White does.</source>
        <extracomment>lessons/fast-quabble/basics/4.sgf</extracomment>
        <translation>Fast geschafft. Finde den Zug, nach dem du im nächsten gewinnst, was Weiß auch tut.</translation>
    </message>
    <message>
            <source>a5 brings a4 along: you are at the top, and at the bottom there are two ways.</source>
        <extracomment>lessons/fast-quabble/basics/4.sgf</extracomment>
        <translation>a5 bringt a4 mit: Du bist oben, und unten gibt es zwei Wege.</translation>
    </message>
    <message>
            <source>White takes one of them. Take the other one.</source>
        <extracomment>lessons/fast-quabble/basics/4.sgf</extracomment>
        <translation>Weiß nimmt einen davon. Nimm den anderen.</translation>
    </message>
    <message>
            <source>Two against one. If White takes the last light square, too, all four are taken, two each, and you are the one to move.</source>
        <extracomment>lessons/quabble/1-dark-squares/1.sgf</extracomment>
        <translation>Zwei gegen eins. Nimmt Weiß auch das letzte helle Feld, sind alle vier vergeben, je zwei, und du bist am Zug.</translation>
    </message>
    <message>
            <source>d3 is yours. Where it was level, the one who moved first got it.</source>
        <extracomment>lessons/quabble/1-dark-squares/1.sgf</extracomment>
        <translation>d3 gehört dir. Wo es gleich stand, bekam es, wer zuerst zog.</translation>
    </message>
    <message>
            <source>Four round one</source>
        <extracomment>lessons/conquare/1-spaces/4.sgf</extracomment>
        <translation>Vier ringsum</translation>
    </message>
    <message>
            <source>Four dark squares at once: you hold three of the light ones round each.</source>
        <extracomment>lessons/quabble/1-dark-squares/4.sgf</extracomment>
        <translation>Vier dunkle Felder auf einmal: Um jedes hast du drei der hellen.</translation>
    </message>
    <message>
            <source>One way, or two</source>
        <extracomment>lessons/conquare/2-links/1.sgf</extracomment>
        <translation>Ein Weg oder zwei</translation>
    </message>
    <message>
            <source>White holds d4, corner to corner with your c3. In a crosscut you get through if both of yours are higher than White’s lower one. Link c3 with d4: make d4 yours, and two high.</source>
        <extracomment>lessons/escabel/2-crosscuts/2.sgf</extracomment>
        <translation>Weiß hält d4, über Eck mit deinem c3. In einem Kreuzschnitt kommst du durch, wenn beide deiner Türme höher sind als der niedrigere weiße. Verbinde c3 mit d4: Erobere d4, sodass es zwei hoch ist.</translation>
    </message>
    <message>
            <source>On the left and on the right, one climb makes a crosscut in which both of yours are two high. On the left one white stack is four high, on the right one is two high. Only one of the links will hold. Which one do you make?</source>
        <extracomment>lessons/escabel/2-crosscuts/3.sgf</extracomment>
        <translation>Links und rechts macht ein Aufstieg einen Kreuzschnitt, in dem deine beiden Türme zwei hoch sind. Links ist ein weißer Turm vier hoch, rechts einer zwei hoch. Nur eine der Verbindungen hält. Welche machst du?</translation>
    </message>
    <message>
            <source>Here White’s g3 is two high, just like your stacks: it climbs one of them at once. On the left there is no such enemy.</source>
        <extracomment>lessons/escabel/2-crosscuts/3.sgf</extracomment>
        <translation>Hier ist das weiße g3 zwei hoch, genau wie deine Türme: Es steigt sofort auf einen davon. Links gibt es keinen solchen Feind.</translation>
    </message>
    <message>
            <source>White is linked over this crosscut: c3 and d4 are both higher than your c4. If e3 climbs d3, White is linked for good. Your d3 is as high as White’s two, and can climb either: break the link.</source>
        <extracomment>lessons/escabel/2-crosscuts/4.sgf</extracomment>
        <translation>Weiß ist über diesen Kreuzschnitt verbunden: c3 und d4 sind beide höher als dein c4. Steigt e3 auf d3, ist Weiß endgültig verbunden. Dein d3 ist so hoch wie die zwei weißen und kann auf jeden von ihnen steigen: Trenne sie.</translation>
    </message>
    <message>
            <source>c3 is yours now, so the link is gone. In a crosscut, watch for an enemy as high as one of the two: it can climb that one.</source>
        <extracomment>lessons/escabel/2-crosscuts/4.sgf</extracomment>
        <translation>c3 gehört jetzt dir, also ist die Verbindung weg. Achte in einem Kreuzschnitt auf einen Feind, der so hoch ist wie einer der beiden: Er kann auf diesen steigen.</translation>
    </message>
    <message>
            <source>d4 is yours now, so the link is gone. In a crosscut, watch for an enemy as high as one of the two: it can climb that one.</source>
        <extracomment>lessons/escabel/2-crosscuts/4.sgf</extracomment>
        <translation>d4 gehört jetzt dir, also ist die Verbindung weg. Achte in einem Kreuzschnitt auf einen Feind, der so hoch ist wie einer der beiden: Er kann auf diesen steigen.</translation>
    </message>
    <message>
            <source>White stands in the gap and has cut beside it, too. No new piece links a1 and a3 any more. One climb does.</source>
        <extracomment>lessons/escabel/3-climbing/2.sgf</extracomment>
        <translation>Weiß steht in der Lücke und hat auch daneben getrennt. Kein neuer Stein verbindet a1 und a3 mehr. Ein Aufstieg schon.</translation>
    </message>
    <message>
            <source>Into the gap: a2 is two high there, side by side with both of your stacks.</source>
        <extracomment>lessons/escabel/3-climbing/2.sgf</extracomment>
        <translation>In die Lücke: Dort ist a2 zwei hoch, Seite an Seite mit deinen beiden Türmen.</translation>
    </message>
    <message>
            <source>Two high in the middle: linked with b2 and with d4, corner to corner. White can cut neither link.</source>
        <extracomment>lessons/escabel/3-climbing/3.sgf</extracomment>
        <translation>Zwei hoch in der Mitte: über Eck mit b2 und mit d4 verbunden. Weiß kann keine der beiden Verbindungen trennen.</translation>
    </message>
    <message>
            <source>This keeps the win. Climbing a2 would not: it would leave the middle to White.</source>
        <extracomment>lessons/escabel/4-opening/2.sgf</extracomment>
        <translation>Das hält den Gewinn. Auf a2 zu steigen täte es nicht: Es würde die Mitte Weiß überlassen.</translation>
    </message>
    <message>
            <source>Good for Black, who wins some 53 games of 100: so White swaps, and you have given it away.</source>
        <extracomment>lessons/escabel/4-opening/3.sgf</extracomment>
        <translation>Gut für Schwarz mit etwa 53 Siegen in 100 Partien: Also tauscht Weiß, und du hast den Vorteil verschenkt.</translation>
    </message>
    <message>
            <source>Your pieces belong together when they touch side by side, and also when they touch corner to corner. Join two of them, b2 and d4, with a single piece.</source>
        <extracomment>lessons/escabel/basics/2.sgf</extracomment>
        <translation>Deine Steine gehören zusammen, wenn sie sich seitlich berühren, und auch, wenn sie sich über Eck berühren. Verbinde b2 und d4 mit einem einzigen Stein.</translation>
    </message>
    <message>
            <source>It touches both of them, corner to corner: three pieces, one chain.</source>
        <extracomment>lessons/escabel/basics/2.sgf</extracomment>
        <translation>Er berührt beide über Eck: drei Steine, eine Kette.</translation>
    </message>
    <message>
            <source>White climbs c4, and that was your only stack beside d3 up there.</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation>Weiß steigt auf c4, und das war dein einziger Turm neben d3 dort oben.</translation>
    </message>
    <message>
            <source>At first nothing is connected: every small square is a crosscut of equal heights. But a point you take joins the other stacks of yours beside it. Connect b4 with d4.</source>
        <extracomment>lessons/escabel/checkered/2.sgf</extracomment>
        <translation>Am Anfang ist nichts verbunden: Jedes kleine Quadrat ist ein Kreuzschnitt gleicher Höhen. Aber ein Punkt, den du nimmst, verbindet deine anderen Türme daneben. Verbinde b4 mit d4.</translation>
    </message>
    <message>
            <source>Your chain is almost there. Take c2, but from which side? White has one reply, and may climb from the point that you give away. Find the climb that White cannot answer.</source>
        <extracomment>lessons/escabel/checkered/5.sgf</extracomment>
        <translation>Deine Kette ist fast fertig. Nimm c2, aber von welcher Seite? Weiß hat eine Antwort und darf von dem Punkt aus steigen, den du hergibst. Finde den Aufstieg, auf den Weiß keine Antwort hat.</translation>
    </message>
    <message>
            <source>b3 and c3 are neighbors of the same height, but there is no crosscut round them. Try to climb anyway: click b3, and read the line by the board.</source>
        <extracomment>lessons/escabel/crosscut/2.sgf</extracomment>
        <translation>b3 und c3 sind Nachbarn gleicher Höhe, aber um sie herum ist kein Kreuzschnitt. Versuch trotzdem zu steigen: Klicke auf b3, und lies die Zeile am Brett.</translation>
    </message>
    <message>
            <source>e3, d3, d4 and e4 were a crosscut, so your piece could climb. Now c2 and d3 are both higher than White’s two.</source>
        <extracomment>lessons/escabel/crosscut/4.sgf</extracomment>
        <translation>e3, d3, d4 und e4 waren ein Kreuzschnitt, deshalb konnte dein Stein steigen. Jetzt sind c2 und d3 beide höher als die zwei weißen.</translation>
    </message>
    <message>
            <source>White makes a crosscut, and all in it are one high: your chain is cut.</source>
        <extracomment>lessons/escabel/crosscut/5.sgf</extracomment>
        <translation>Weiß macht einen Kreuzschnitt, und alle darin sind eins hoch: Deine Kette ist getrennt.</translation>
    </message>
    <message>
            <source>White comes close, but c1, c2 and c3 stand in a straight line: there are no corners to cut. You win!</source>
        <extracomment>lessons/escabel/crosscut/5.sgf</extracomment>
        <translation>Weiß kommt nah heran, aber c1, c2 und c3 stehen in einer geraden Linie: Da gibt es keine Ecken, die man trennen könnte. Du gewinnst!</translation>
    </message>
    <message>
            <source>c3 is two high now. Nothing else has changed: that is the difference from a climb.</source>
        <extracomment>lessons/escabel/growth/1.sgf</extracomment>
        <translation>c3 ist jetzt zwei hoch. Sonst hat sich nichts geändert: Das ist der Unterschied zum Steigen.</translation>
    </message>
    <message>
            <source>c2 is two high now. Nothing else has changed: that is the difference from a climb.</source>
        <extracomment>lessons/escabel/growth/1.sgf</extracomment>
        <translation>c2 ist jetzt zwei hoch. Sonst hat sich nichts geändert: Das ist der Unterschied zum Steigen.</translation>
    </message>
    <message>
            <source>You hold two corners of b4 and two of d4: both came along. A space is connected with its corners and with the spaces beside it.</source>
        <extracomment>lessons/fast-conquare/basics/1.sgf</extracomment>
        <translation>Du hast zwei Ecken von b4 und zwei von d4: Beide kamen mit. Ein Feld ist mit seinen Ecken und mit den Feldern daneben verbunden.</translation>
    </message>
    <message>
            <source>A space keeps its stone, whoever holds its corners later. So d4 stays White’s. Still, two vertices connect c5 with your stone at c1: find one of them.</source>
        <extracomment>lessons/fast-conquare/basics/3.sgf</extracomment>
        <translation>Ein Feld behält seinen Stein, wer auch immer später seine Ecken hat. d4 bleibt also weiß. Trotzdem verbinden zwei Kreuzungen c5 mit deinem Stein auf c1: Finde eine davon.</translation>
    </message>
    <message>
            <source>You hold two of four light squares round b3 and round c2: both came along. Stones side by side are connected, and those on dark squares corner to corner as well.</source>
        <extracomment>lessons/fast-quabble/basics/1.sgf</extracomment>
        <translation>Du hast zwei von vier hellen Feldern um b3 und um c2: Beide kamen mit. Steine nebeneinander sind verbunden, auf dunklen Feldern auch über Eck.</translation>
    </message>
    <message>
            <source>A dark square keeps its stone, whoever holds its neighbors later: c2 stays White’s. Small triangles in an empty one point to the neighbors that are taken. Still, two light squares connect b4 with d2: find one of them.</source>
        <extracomment>lessons/fast-quabble/basics/3.sgf</extracomment>
        <translation>Ein dunkles Feld behält seinen Stein, wer auch immer später seine Nachbarn hat: c2 bleibt weiß. In einem leeren zeigen kleine Dreiecke auf die Nachbarn, die schon genommen sind. Trotzdem verbinden zwei helle Felder b4 mit d2: Finde eines davon.</translation>
    </message>
    <message>
            <source>You hold four light squares round one that is empty, and each dark square between them is open: two of yours, two free. One stone joins all four. Which?</source>
        <extracomment>lessons/quabble/1-dark-squares/4.sgf</extracomment>
        <translation>Du hast vier helle Felder um ein leeres, und jedes dunkle dazwischen ist offen: zwei von dir, zwei frei. Ein Stein verbindet alle vier. Welcher?</translation>
    </message>
    <message>
            <source>c3 and d4 touch at a corner and share two dark squares. d6 and f6 share only e6, and its light squares are all taken, two each. One of these links needs you now.</source>
        <extracomment>lessons/quabble/2-links/1.sgf</extracomment>
        <translation>c3 und d4 berühren sich über Eck und teilen sich zwei dunkle Felder. d6 und f6 teilen sich nur e6, und dessen helle Felder sind alle vergeben, je zwei. Eine dieser Verbindungen braucht dich jetzt.</translation>
    </message>
    <message>
            <source>c3 and d4 share two dark squares, d3 and c4. If White gets one of them, you take the other: no move is needed there.</source>
        <extracomment>lessons/quabble/2-links/1.sgf</extracomment>
        <translation>c3 und d4 teilen sich zwei dunkle Felder, d3 und c4. Bekommt Weiß eines, nimmst du das andere: Dort ist kein Zug nötig.</translation>
    </message>
    <message>
            <source>e6 joins the two. White would have taken it with the next move.</source>
        <extracomment>lessons/quabble/2-links/1.sgf</extracomment>
        <translation>e6 verbindet die zwei. Weiß hätte es mit dem nächsten Zug genommen.</translation>
    </message>
    <message>
            <source>Stones three columns and one row apart are linked over the squares between them, if you answer well. White comes in at d4. Only one answer keeps the link.</source>
        <extracomment>lessons/quabble/2-links/2.sgf</extracomment>
        <translation>Steine, die drei Spalten und eine Reihe voneinander entfernt sind, sind über die Felder dazwischen verbunden, wenn du richtig antwortest. Weiß kommt auf d4 hinein. Nur eine Antwort rettet die Verbindung.</translation>
    </message>
    <message>
            <source>This time White has a link, c3 with e3 over d3. You hold the other two light squares: it is contested, and it is your turn. Cut.</source>
        <extracomment>lessons/quabble/2-links/4.sgf</extracomment>
        <translation>Diesmal hat Weiß eine Verbindung, c3 mit e3 über d3. Du hast die anderen zwei hellen Felder: Es ist umkämpft, und du bist am Zug. Trenne.</translation>
    </message>
    <message>
            <source>d3 is yours, and the two white stones are apart.</source>
        <extracomment>lessons/quabble/2-links/4.sgf</extracomment>
        <translation>d3 gehört dir, und die zwei weißen Steine sind getrennt.</translation>
    </message>
    <message>
            <source>A chain from edge to edge: you win at once.</source>
        <extracomment>lessons/quabble/basics/1.sgf</extracomment>
        <translation>Eine Kette von Rand zu Rand: Du gewinnst sofort.</translation>
    </message>
    <message>
            <source>Dark squares come along</source>
        <extracomment>lessons/quabble/basics/2.sgf</extracomment>
        <translation>Dunkle Felder kommen mit</translation>
    </message>
    <message>
            <source>You hold three of the four light squares round c2, so c2 came along.</source>
        <extracomment>lessons/quabble/basics/2.sgf</extracomment>
        <translation>Du hast drei der vier hellen Felder um c2, also kam c2 mit.</translation>
    </message>
    <message>
            <source>c2 is yours, and it joins b2 and d2.</source>
        <extracomment>lessons/quabble/basics/3.sgf</extracomment>
        <translation>c2 gehört dir und verbindet b2 und d2.</translation>
    </message>
    <message>
            <source>With less than half you may not go onto a dark square. Round c4 you hold only c3. Try it anyway: click c4, and read the line by the board.</source>
        <extracomment>lessons/quabble/basics/4.sgf</extracomment>
        <translation>Mit weniger als der Hälfte darfst du nicht auf ein dunkles Feld. Um c4 hast du nur c3. Versuch es trotzdem: Klicke auf c4, und lies die Zeile am Brett.</translation>
    </message>
    <message>
            <source>At the edge</source>
        <extracomment>lessons/quabble/basics/5.sgf</extracomment>
        <translation>Am Rand</translation>
    </message>
    <message>
            <source>You hold a1 and c1, two of three, so b1 came along and joins them.</source>
        <extracomment>lessons/quabble/basics/5.sgf</extracomment>
        <translation>Du hast a1 und c1, zwei von dreien, also kam b1 mit und verbindet sie.</translation>
    </message>
    <message>
            <source>Corner to corner</source>
        <extracomment>lessons/quabble/basics/6.sgf</extracomment>
        <translation>Über Eck</translation>
    </message>
    <message>
            <source>Dark squares are connected corner to corner as well, light squares are not. Connect c2 with b4: one dark square does it.</source>
        <extracomment>lessons/quabble/basics/6.sgf</extracomment>
        <translation>Dunkle Felder sind auch über Eck verbunden, helle nicht. Verbinde c2 mit b4: Ein dunkles Feld genügt.</translation>
    </message>
    <message>
            <source>b3 touches c2 corner to corner, and b4 side by side.</source>
        <extracomment>lessons/quabble/basics/6.sgf</extracomment>
        <translation>b3 berührt c2 über Eck und b4 Seite an Seite.</translation>
    </message>
    <message>
            <source>Now find a move after which nobody can stop you: two ways to win are better than one. You win in two turns.</source>
        <extracomment>lessons/quabble/basics/7.sgf</extracomment>
        <translation>Finde jetzt einen Zug, nach dem dich niemand aufhalten kann: Zwei Wege zum Sieg sind besser als einer. Du gewinnst in zwei Zügen.</translation>
    </message>
    <message>
            <source>That reaches the bottom, but now White can cut you off from the top.</source>
        <extracomment>lessons/quabble/basics/7.sgf</extracomment>
        <translation>Das erreicht den unteren Rand, aber jetzt kann Weiß dich vom oberen abschneiden.</translation>
    </message>
    <message>
            <source>White takes a3, the square that you needed for both.</source>
        <extracomment>lessons/quabble/basics/7.sgf</extracomment>
        <translation>Weiß nimmt a3, das Feld, das du für beides gebraucht hättest.</translation>
    </message>
    <message>
            <source>a3 brings a2 and a4 along: you are at the top, and there are two ways to the bottom.</source>
        <extracomment>lessons/quabble/basics/7.sgf</extracomment>
        <translation>a3 bringt a2 und a4 mit: Du bist oben, und es gibt zwei Wege nach unten.</translation>
    </message>
    <message>
            <source>a1 brings b1 along. You win!</source>
        <extracomment>lessons/quabble/basics/7.sgf</extracomment>
        <translation>a1 bringt b1 mit. Du gewinnst!</translation>
    </message>
    <message>
            <source>Give yourself a line</source>
        <extracomment>lessons/qualos/1-lines-of-sight/1.sgf</extracomment>
        <translation>Verschaff dir eine Linie</translation>
    </message>
    <message>
            <source>On the edge a dark square has three lines of sight. From d1 you see your c1 on the left and White’s e1 on the right; the line upwards is free. Take a light square on it, so that d1 is open to you.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/1.sgf</extracomment>
        <translation>Am Rand hat ein dunkles Feld drei Sichtlinien. Von d1 sieht man links dein c1 und rechts das weiße e1; die Linie nach oben ist frei. Nimm ein helles Feld darauf, sodass d1 dir offensteht.</translation>
    </message>
    <message>
            <source>The first stone above d1 is yours now: two of its three lines are yours, and next turn you may take it.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/1.sgf</extracomment>
        <translation>Der erste Stein über d1 ist jetzt deiner: Zwei seiner drei Linien gehören dir, und im nächsten Zug darfst du es nehmen.</translation>
    </message>
    <message>
            <source>Close a line</source>
        <extracomment>lessons/qualos/1-lines-of-sight/2.sgf</extracomment>
        <translation>Schließ eine Linie</translation>
    </message>
    <message>
            <source>The first stone on that line is yours now. White sees one line of four: too few.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/2.sgf</extracomment>
        <translation>Der erste Stein auf dieser Linie ist jetzt deiner. Weiß sieht eine von vier Linien: zu wenig.</translation>
    </message>
    <message>
            <source>Close it, or take it</source>
        <extracomment>lessons/qualos/1-lines-of-sight/3.sgf</extracomment>
        <translation>Schließen oder nehmen</translation>
    </message>
    <message>
            <source>Both of you see half of d3: you from a3 and d5, White from e3 and d1. Whoever moves takes it. Do not let White have it: you can take it yourself, or close one of White’s lines.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/3.sgf</extracomment>
        <translation>Ihr beide seht die Hälfte von d3: du von a3 und d5, Weiß von e3 und d1. Wer am Zug ist, nimmt es. Überlass es nicht Weiß: Nimm es selbst, oder schließ eine weiße Linie.</translation>
    </message>
    <message>
            <source>White sees only one line now, and you see three: next turn d3 is still there for you.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/3.sgf</extracomment>
        <translation>Weiß sieht jetzt nur noch eine Linie, und du siehst drei: Im nächsten Zug ist d3 noch immer für dich da.</translation>
    </message>
    <message>
            <source>Taken. White would have done the same.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/3.sgf</extracomment>
        <translation>Genommen. Weiß hätte dasselbe getan.</translation>
    </message>
    <message>
            <source>The smallest board</source>
        <extracomment>lessons/qualos/1-lines-of-sight/4.sgf</extracomment>
        <translation>Das kleinste Brett</translation>
    </message>
    <message>
            <source>On three by three the stone in the middle wins, if you answer well. White has come to a1 and looks along the bottom edge. Only one answer wins.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/4.sgf</extracomment>
        <translation>Auf drei mal drei gewinnt der Stein in der Mitte, wenn du richtig antwortest. Weiß ist nach a1 gekommen und sieht den unteren Rand entlang. Nur eine Antwort gewinnt.</translation>
    </message>
    <message>
            <source>The other corner: now two of the three lines of b1 are yours, and your way down is safe.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/4.sgf</extracomment>
        <translation>Die andere Ecke: Jetzt gehören dir zwei der drei Linien von b1, und dein Weg hinunter ist sicher.</translation>
    </message>
    <message>
            <source>Flips and safe stones</source>
        <extracomment>lessons/qualos/2-flips/1.sgf</extracomment>
        <translation>Umdrehen und sichere Steine</translation>
    </message>
    <message>
            <source>A third line</source>
        <extracomment>lessons/qualos/2-flips/1.sgf</extracomment>
        <translation>Eine dritte Linie</translation>
    </message>
    <message>
            <source>Three of four lines are yours now. If White does nothing about it, you flip d3 next.</source>
        <extracomment>lessons/qualos/2-flips/1.sgf</extracomment>
        <translation>Drei von vier Linien gehören jetzt dir. Tut Weiß nichts dagegen, drehst du d3 als Nächstes um.</translation>
    </message>
    <message>
            <source>Guard a stone</source>
        <extracomment>lessons/qualos/2-flips/2.sgf</extracomment>
        <translation>Schütz einen Stein</translation>
    </message>
    <message>
            <source>White sees only half now: your stone stays.</source>
        <extracomment>lessons/qualos/2-flips/2.sgf</extracomment>
        <translation>Weiß sieht jetzt nur noch die Hälfte: Dein Stein bleibt.</translation>
    </message>
    <message>
            <source>On the edge</source>
        <extracomment>lessons/qualos/2-flips/3.sgf</extracomment>
        <translation>Am Rand</translation>
    </message>
    <message>
            <source>Your d1 has three lines. White sees it from e1 and, from above, from d4: two of three, enough to flip. One stone saves it.</source>
        <extracomment>lessons/qualos/2-flips/3.sgf</extracomment>
        <translation>Dein d1 hat drei Linien. Weiß sieht es von e1 und von oben, von d4: zwei von drei, genug zum Umdrehen. Ein Stein rettet es.</translation>
    </message>
    <message>
            <source>Stones beside it on two of three sides: nobody ever flips d1 again.</source>
        <extracomment>lessons/qualos/2-flips/3.sgf</extracomment>
        <translation>Steine daneben an zwei von drei Seiten: d1 dreht nie wieder jemand um.</translation>
    </message>
    <message>
            <source>Safe for good</source>
        <extracomment>lessons/qualos/2-flips/4.sgf</extracomment>
        <translation>Für immer sicher</translation>
    </message>
    <message>
            <source>Your d3 has one stone of yours right beside it, on c3. One more right beside it, and White can never see more than half. A stone farther off can be cut off from it. e3 or g3?</source>
        <extracomment>lessons/qualos/2-flips/4.sgf</extracomment>
        <translation>Neben deinem d3 liegt direkt ein eigener Stein, auf c3. Noch einer direkt daneben, und Weiß sieht nie mehr als die Hälfte. Ein Stein weiter weg kann davon abgeschnitten werden. e3 oder g3?</translation>
    </message>
    <message>
            <source>White can still come between, on e3: then with d2 and d4 it would be three lines for White. Go right beside it.</source>
        <extracomment>lessons/qualos/2-flips/4.sgf</extracomment>
        <translation>Weiß kann noch dazwischen, nach e3: Mit d2 und d4 wären es dann drei weiße Linien. Geh direkt daneben.</translation>
    </message>
    <message>
            <source>Two sides for good: whatever stands elsewhere, d3 cannot be flipped.</source>
        <extracomment>lessons/qualos/2-flips/4.sgf</extracomment>
        <translation>Zwei Seiten für immer: Was auch immer anderswo steht, d3 kann nicht umgedreht werden.</translation>
    </message>
    <message>
            <source>A flip that wins</source>
        <extracomment>lessons/qualos/2-flips/5.sgf</extracomment>
        <translation>Ein Umdrehen, das gewinnt</translation>
    </message>
    <message>
            <source>You are Black, and White would win with the next move. One of White’s stones on dark squares is under your control. Flip it, and you win at once. Which is it?</source>
        <extracomment>lessons/qualos/2-flips/5.sgf</extracomment>
        <translation>Du hast Schwarz, und Weiß würde mit dem nächsten Zug gewinnen. Ein weißer Stein auf einem dunklen Feld ist unter deiner Kontrolle. Dreh ihn um, und du gewinnst sofort. Welcher ist es?</translation>
    </message>
    <message>
            <source>Any empty light square</source>
        <extracomment>lessons/qualos/basics/1.sgf</extracomment>
        <translation>Jedes leere helle Feld</translation>
    </message>
    <message>
            <source>Lines of sight</source>
        <extracomment>lessons/qualos/1-lines-of-sight/1.sgf</extracomment>
        <translation>Sichtlinien</translation>
    </message>
    <message>
            <source>You are Black: join the top and the bottom edge. On your turn you take an empty vertex, where lines cross. Every empty space beside it, between four vertices, becomes yours as well, if you then hold at least half of its corners. Take c5.</source>
        <extracomment>lessons/fast-conquare/basics/1.sgf</extracomment>
        <translation>Du hast Schwarz: Verbinde den oberen mit dem unteren Rand. Wenn du am Zug bist, nimmst du eine leere Kreuzung der Linien. Jedes leere Feld daneben, zwischen vier Kreuzungen, wird auch deins, wenn du dann mindestens die Hälfte seiner Ecken hast. Nimm c5.</translation>
    </message>
    <message>
            <source>Spaces always come along, they are never taken by themselves; small triangles in them point to the corners that are taken. Try it anyway: click d2, and read the line by the board.</source>
        <extracomment>lessons/fast-conquare/basics/2.sgf</extracomment>
        <translation>Felder kommen immer mit, sie werden nie für sich genommen; kleine Dreiecke darin zeigen auf die Ecken, die schon genommen sind. Versuch es trotzdem: Klicke auf d2, und lies die Zeile am Brett.</translation>
    </message>
    <message>
            <source>From the third row you reach the edge, if you use the squares at the side. White stands at e3, and now goes to c1. Three stones keep your way open.</source>
        <extracomment>lessons/fast-quabble/2-links/3.sgf</extracomment>
        <translation>Aus der dritten Reihe erreichst du den Rand, wenn du die Felder an der Seite nutzt. Weiß steht auf e3 und geht nun nach c1. Drei Steine halten deinen Weg offen.</translation>
    </message>
    <message>
            <source>You are Black: join the top and the bottom edge. On your turn you take an empty light square. Every empty dark square beside it becomes yours as well, if you then hold at least half of its light neighbors. Take c3.</source>
        <extracomment>lessons/fast-quabble/basics/1.sgf</extracomment>
        <translation>Du hast Schwarz: Verbinde den oberen mit dem unteren Rand. Wenn du am Zug bist, nimmst du ein leeres helles Feld. Jedes leere dunkle Feld daneben wird auch deins, wenn du dann mindestens die Hälfte seiner hellen Nachbarn hast. Nimm c3.</translation>
    </message>
    <message>
            <source>A dark square at the edge has only three light neighbors, so two of them are enough. Take c1, and so connect it with a1.</source>
        <extracomment>lessons/quabble/basics/5.sgf</extracomment>
        <translation>Ein dunkles Feld am Rand hat nur drei helle Nachbarn, also genügen zwei davon. Nimm c1, und verbinde es so mit a1.</translation>
    </message>
    <message>
            <source>You are Black: join the top and the bottom edge with a chain of stones side by side, or corner to corner on dark squares. Any empty light square may be taken. What the small signs mean comes in the next steps. One light square is missing: take it.</source>
        <extracomment>lessons/qualos/basics/1.sgf</extracomment>
        <translation>Du hast Schwarz: Verbinde den oberen und den unteren Rand mit einer Kette von Steinen, Seite an Seite oder auf dunklen Feldern über Eck. Jedes leere helle Feld darf man nehmen. Was die kleinen Symbole bedeuten, kommt in den nächsten Schritten. Ein helles Feld fehlt: Nimm es.</translation>
    </message>
    <message>
            <source>From a dark square look up, down, left and right: the first stone you see owns that line, and a small triangle points to it. Three of the four lines from c2 are yours, so you control it, as its small dot says. Take it.</source>
        <extracomment>lessons/qualos/basics/2.sgf</extracomment>
        <translation>Sieh von einem dunklen Feld nach oben, unten, links und rechts: Dem ersten Stein, den du siehst, gehört die Linie, und ein kleines Dreieck zeigt auf ihn. Drei der vier Linien von c2 gehören dir, also kontrollierst du es, wie sein kleiner Punkt zeigt. Nimm es.</translation>
    </message>
    <message>
            <source>You see it from the left, from the right and, far away, from c5 above.</source>
        <extracomment>lessons/qualos/basics/2.sgf</extracomment>
        <translation>Du siehst es von links, von rechts und von weit oben, von c5.</translation>
    </message>
    <message>
            <source>Half the lines</source>
        <extracomment>lessons/qualos/basics/3.sgf</extracomment>
        <translation>Die Hälfte der Linien</translation>
    </message>
    <message>
            <source>It is yours. White could have taken it just as well.</source>
        <extracomment>lessons/qualos/basics/3.sgf</extracomment>
        <translation>Es gehört dir. Weiß hätte es genauso gut nehmen können.</translation>
    </message>
    <message>
            <source>Too few lines</source>
        <extracomment>lessons/qualos/basics/4.sgf</extracomment>
        <translation>Zu wenige Linien</translation>
    </message>
    <message>
            <source>Only one of the four lines from c4 is yours. Try to take it anyway: click c4, and read the line by the board.</source>
        <extracomment>lessons/qualos/basics/4.sgf</extracomment>
        <translation>Nur eine der vier Linien von c4 gehört dir. Versuch es trotzdem zu nehmen: Klicke auf c4, und lies die Zeile am Brett.</translation>
    </message>
    <message>
            <source>Flipping</source>
        <extracomment>lessons/qualos/basics/5.sgf</extracomment>
        <translation>Umdrehen</translation>
    </message>
    <message>
            <source>With more than half of the lines you may even flip a White stone on a dark square. You control c2: click White’s stone on it.</source>
        <extracomment>lessons/qualos/basics/5.sgf</extracomment>
        <translation>Mit mehr als der Hälfte der Linien darfst du sogar einen weißen Stein auf einem dunklen Feld umdrehen. Du kontrollierst c2: Klicke auf den weißen Stein darauf.</translation>
    </message>
    <message>
            <source>It is yours now. But watch your own stones on dark squares: they can be flipped as well.</source>
        <extracomment>lessons/qualos/basics/5.sgf</extracomment>
        <translation>Er gehört jetzt dir. Aber gib auf deine eigenen Steine auf dunklen Feldern acht: Auch sie können umgedreht werden.</translation>
    </message>
    <message>
            <source>Closing a line</source>
        <extracomment>lessons/qualos/basics/6.sgf</extracomment>
        <translation>Eine Linie schließen</translation>
    </message>
    <message>
            <source>A stone in between closes a line. White sees c2 from b2, from d2 and from c5, and could flip your stone there. Close one of these lines by placing on a light square.</source>
        <extracomment>lessons/qualos/basics/6.sgf</extracomment>
        <translation>Ein Stein dazwischen schließt eine Linie. Weiß sieht c2 von b2, von d2 und von c5 aus und könnte deinen Stein dort umdrehen. Schließ eine dieser Linien mit einem Stein auf einem hellen Feld.</translation>
    </message>
    <message>
            <source>Looking up from c2, the first stone is now yours, so White has only two lines and cannot flip it.</source>
        <extracomment>lessons/qualos/basics/6.sgf</extracomment>
        <translation>Von c2 nach oben trifft der Blick jetzt zuerst auf einen Stein von dir, also hat Weiß nur zwei Linien und kann deinen Stein auf c2 nicht umdrehen.</translation>
    </message>
    <message>
            <source>c3 and c4 are missing. If you take them in the right order, White cannot stop you. You win in two turns.</source>
        <extracomment>lessons/qualos/basics/7.sgf</extracomment>
        <translation>c3 und c4 fehlen. Nimmst du sie in der richtigen Reihenfolge, kann Weiß dich nicht aufhalten. Du gewinnst in zwei Zügen.</translation>
    </message>
    <message>
            <source>Now c3 is missing, a light square that anybody may take.</source>
        <extracomment>lessons/qualos/basics/7.sgf</extracomment>
        <translation>Jetzt fehlt c3, ein helles Feld, das jeder nehmen darf.</translation>
    </message>
    <message>
            <source>White takes it, and your chain is broken.</source>
        <extracomment>lessons/qualos/basics/7.sgf</extracomment>
        <translation>Weiß nimmt es, und deine Kette ist gebrochen.</translation>
    </message>
    <message>
            <source>From c4 you see c3 and c5 now: two lines of four.</source>
        <extracomment>lessons/qualos/basics/7.sgf</extracomment>
        <translation>Von c4 siehst du jetzt c3 und c5: zwei von vier Linien.</translation>
    </message>
</context>
<context>
    <name>LevelBox</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/level_box.py"/>
        <source>Level {0}: {1}</source>
        <translation>Stufe {0}: {1}</translation>
    </message>
</context>
<context>
    <name>LibraryList</name>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>LibraryModel</name>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>{0}, game {1}</source>
        <translation>{0}, Partie {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>being reviewed</source>
        <translation>wird ausgewertet</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>No game matches.</source>
        <translation>Keine Partie passt dazu.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Looking for your games…</source>
        <translation>Deine Partien werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>No games yet. Every game you play appears here from its first move on.

Drop files or folders here to import games.</source>
        <translation>Noch keine Partien. Jede Partie, die du spielst, steht ab ihrem ersten Zug hier.

Zieh Dateien oder Ordner hierher, um Partien zu importieren.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Files in your games folder that are not games: {0}.</source>
        <translation>Dateien in deinem Partienordner, die keine Partien sind: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Games: {0}</source>
        <translation>Partien: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Games: {0} of {1}</source>
        <translation>Partien: {0} von {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Selected: {0}</source>
        <translation>Ausgewählt: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Name of the game:</source>
        <translation>Name der Partie:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>{0} (copy)</source>
        <translation>{0} (Kopie)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>{0} (merged)</source>
        <translation>{0} (vereinigt)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Merged game</source>
        <translation>Vereinigte Partie</translation>
    </message>
</context>
<context>
    <name>LineButtons</name>
    <message>
        <location filename="../../escabel_gui/view/widgets/line_buttons.py"/>
        <source>‹ Back</source>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/line_buttons.py"/>
        <source>Forward ›</source>
        <translation>Weiter ›</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/line_buttons.py"/>
        <source>The move before (Left)</source>
        <translation>Der Zug davor (Pfeil links)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/line_buttons.py"/>
        <source>The next move of the answer (Right)</source>
        <translation>Der nächste Zug der Antwort (Pfeil rechts)</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <location filename="../../escabel_gui/view/window/main_window.py"/>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
</context>
<context>
    <name>MarkupController</name>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Triangle</source>
        <extracomment>a mark on a point</extracomment>
        <translation>Dreieck</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Square</source>
        <extracomment>a mark on a point</extracomment>
        <translation>Quadrat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Circle</source>
        <extracomment>a mark on a point</extracomment>
        <translation>Kreis</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Cross</source>
        <extracomment>a mark on a point</extracomment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Label {0}</source>
        <translation>Beschriftung {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Other label…</source>
        <translation>Andere Beschriftung&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Arrow from {0} to here</source>
        <translation>Pfeil von {0} hierher</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Arrow from here</source>
        <translation>Pfeil von hier</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Remove mark</source>
        <translation>Markierung entfernen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Remove all marks</source>
        <translation>Alle Markierungen entfernen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
</context>
<context>
    <name>MessageGames</name>
    <message>
        <location filename="../../escabel_gui/view/friends/message_games.py"/>
        <source>Looking for the game…</source>
        <translation>Die Partie wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_games.py"/>
        <source>The game of this code cannot be opened. {0}</source>
        <translation>Die Partie zu diesem Code lässt sich nicht öffnen. {0}</translation>
    </message>
</context>
<context>
    <name>MistakeList</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/mistake_list.py"/>
        <source>My mistakes</source>
        <translation>Meine Fehler</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/mistake_list.py"/>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/mistake_list.py"/>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/mistake_list.py"/>
        <source>−{0}%</source>
        <translation>−{0}&#xa0;%</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/mistake_list.py"/>
        <source>{0}, costs {1}%</source>
        <translation>{0}, kostet {1}&#xa0;%</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/mistake_list.py"/>
        <source>None of your moves was a mistake.</source>
        <translation>Keiner deiner Züge war ein Fehler.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/mistake_list.py"/>
        <source>There is no mistake.</source>
        <translation>Es gibt keinen Fehler.</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <location filename="../../escabel_gui/view/history/move_entry.py"/>
        <location filename="../../escabel_gui/view/history/move_entry.py"/>
        <source>Type a move</source>
        <translation>Zug eintippen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/move_entry.py"/>
        <source>Type a move: {0}</source>
        <translation>Zug eintippen: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/move_entry.py"/>
        <source>Type a move: {0} or {1}</source>
        <translation>Zug eintippen: {0} oder {1}</translation>
    </message>
</context>
<context>
    <name>MoveLine</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/move_line.py"/>
        <source>The line, move by move</source>
        <translation>Die Zugfolge, Zug für Zug</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/player_row.py"/>
        <source>Name (optional)</source>
        <translation>Name (optional)</translation>
    </message>
</context>
<context>
    <name>NewGameController</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_controller.py"/>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_controller.py"/>
        <source>Play it out</source>
        <translation>Ausspielen</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_dialog.py"/>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_dialog.py"/>
        <source>Board size</source>
        <translation>Brettgröße</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_dialog.py"/>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_dialog.py"/>
        <source>Start</source>
        <translation>Los</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_dialog.py"/>
        <source>Continue…</source>
        <translation>Weiter&#xa0;…</translation>
    </message>
</context>
<context>
    <name>NoDrillsDialog</name>
    <message>
        <location filename="../../escabel_gui/view/learning/no_drills_dialog.py"/>
        <source>Drills</source>
        <translation>Übungen</translation>
    </message>
</context>
<context>
    <name>Onboarding</name>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding.py"/>
        <source>Your edge</source>
        <translation>Dein Rand</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding.py"/>
        <source>{0}’s edge</source>
        <translation>Rand: {0}</translation>
    </message>
</context>
<context>
    <name>OnboardingCard</name>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding_card.py"/>
        <source>The line by the board tells you what is going on; F1 shows the rules.</source>
        <translation>Die Zeile am Brett sagt dir, was los ist; F1 zeigt die Regeln.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding_card.py"/>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding_card.py"/>
        <source>A lesson of a few minutes: you make the moves, and the board answers</source>
        <translation>Eine Lektion von ein paar Minuten: Du machst die Züge, und das Brett antwortet</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding_card.py"/>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding_card.py"/>
        <source>New to {0}?</source>
        <translation>Ist {0} neu für dich?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding_card.py"/>
        <source>Where you may not, the line by the board says why.</source>
        <translation>Wo das nicht geht, sagt die Zeile am Brett, warum.</translation>
    </message>
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Two players</source>
        <translation>Zu zweit hier</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Bot against bot</source>
        <translation>Bot gegen Bot</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Friend elsewhere</source>
        <translation>Fernpartie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>By message</source>
        <extracomment>ways to play with a friend elsewhere</extracomment>
        <translation>Per Nachricht</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Over the network</source>
        <translation>Über das Netz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>I was invited</source>
        <extracomment>by a friend elsewhere, to a game</extracomment>
        <translation>Ich bin eingeladen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>You play</source>
        <translation>Du spielst</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Level of {0}</source>
        <translation>Stufe von {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Name of {0}</source>
        <translation>Name von {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>How you play</source>
        <translation>Spielweise</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Swap Black and White</source>
        <translation>Schwarz und Weiß tauschen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Your rating</source>
        <translation>Deine Wertung</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>You send each other mails or messages. That works everywhere, at your own pace.</source>
        <translation>Ihr schickt einander Mails oder Nachrichten. Das geht überall, und jeder antwortet, wann er will.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Your friend’s program connects to yours: best on the same network, also with clocks.</source>
        <translation>Das Programm deines Gegenübers verbindet sich mit deinem: am besten im selben Netz, auch mit Uhr.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>If the invitation came as a message, copy all of it, cancel here, and press Ctrl+V. To join by an address, or a friend on the same network, continue.</source>
        <translation>Kam die Einladung als Nachricht, so kopiere sie ganz, brich hier ab, und drücke Strg+V. Mit einer Adresse oder im selben Netz geht es hier weiter.</translation>
    </message>
</context>
<context>
    <name>PanelPages</name>
    <message>
        <location filename="../../escabel_gui/view/window/panel_pages.py"/>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>PatternBoard</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_board.py"/>
        <source>{0}, not part of it</source>
        <translation>{0}, gehört nicht dazu</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_board.py"/>
        <source>{0}, anything</source>
        <translation>{0}, irgendetwas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_board.py"/>
        <source>{0}, Black or White</source>
        <translation>{0}, Schwarz oder Weiß</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_board.py"/>
        <source>{0}, height {1} or more</source>
        <translation>{0}, Höhe {1} oder mehr</translation>
    </message>
</context>
<context>
    <name>PatternDialog</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Part of the board</source>
        <translation>Teil des Bretts</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>There must be</source>
        <translation>Dort muss stehen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>What is there now</source>
        <translation>Was jetzt dort ist</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Black or White</source>
        <translation>Schwarz oder Weiß</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Anything</source>
        <translation>Irgendetwas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Leave out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>At least this high</source>
        <translation>Mindestens so hoch</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Drag over the points that matter, or click them.</source>
        <translation>Zieh über die Punkte, auf die es ankommt, oder klicke sie an.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>It is found mirrored and turned, too, with the colors exchanged where the game allows that. With the arrow keys: Shift draws, Enter takes.</source>
        <translation>Gefunden wird er auch gespiegelt und gedreht, und mit vertauschten Farben, wo das Spiel es zulässt. Mit den Pfeiltasten: Umschalt zieht auf, Eingabe übernimmt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>For one point at least it must be said what stands there.</source>
        <translation>Für wenigstens einen Punkt muss feststehen, was dort steht.</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>Picture of the board</source>
        <translation>Bild des Bretts</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>PNG: pixels, for every program</source>
        <translation>PNG: Bildpunkte, für jedes Programm</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>SVG: sharp at any size, for web pages</source>
        <translation>SVG: scharf in jeder Größe, für Webseiten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>PDF: sharp at any size, for printing</source>
        <translation>PDF: scharf in jeder Größe, zum Drucken</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source> pixels</source>
        <translation> Pixel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>It looks like the board in the window: same theme, side and marks.</source>
        <translation>Es sieht aus wie das Brett im Fenster: gleiches Design, gleiche Seite, gleiche Markierungen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>Format</source>
        <translation>Format</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <location filename="../../escabel_gui/view/playing/play_controller.py"/>
        <source>Does {0} resign?</source>
        <translation>Gibt {0} auf?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/play_controller.py"/>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/play_controller.py"/>
        <source>Give this game up?</source>
        <translation>Diese Partie aufgeben?</translation>
    </message>
</context>
<context>
    <name>PlayerCards</name>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>elsewhere</source>
        <translation>woanders</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>not there</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>away since {0}</source>
        <translation>weg seit {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>thinking…</source>
        <translation>denkt nach&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>thinking, {0} s</source>
        <translation>denkt nach, {0} s</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>won {0}</source>
        <translation>Siege: {0}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/player_row.py"/>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/player_row.py"/>
        <source>Bot, level {0}: {1}</source>
        <translation>Bot, Stufe {0}: {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/player_row.py"/>
        <source>Who plays {0}</source>
        <translation>Wer {0} spielt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/player_row.py"/>
        <source>Name of {0}</source>
        <translation>Name von {0}</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/players_dialog.py"/>
        <source>Change players</source>
        <translation>Spieler wechseln</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/players_dialog.py"/>
        <source>Who plays from now on</source>
        <translation>Wer von jetzt an spielt</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Same as system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>{0}%</source>
        <translation>{0}&#xa0;%</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Same as window</source>
        <translation>Wie das Fenster</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Whose edges are whose</source>
        <translation>Wem welche Ränder gehören</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>After a swap of sides this is shown in any case</source>
        <translation>Nach einem Seitentausch wird das auf jeden Fall gezeigt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>For moves, refusals, the clock and the end</source>
        <translation>Für Züge, Ablehnungen, Uhr, Ende</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Level {0} thinks while you do</source>
        <translation>Stufe {0} denkt mit, während du denkst</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>For a minute at most, and not on battery</source>
        <translation>Höchstens eine Minute lang, und nicht im Akkubetrieb</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>This computer has one core, which the bot shares with the window.</source>
        <translation>Dieser Computer hat einen Kern, den sich der Bot mit dem Fenster teilt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>A mistake, “?”, loses at least</source>
        <translation>Ein Fehler, „?“, kostet mindestens</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>A blunder, “??”, loses at least</source>
        <translation>Ein grober Fehler, „??“, kostet mindestens</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Percent of the chance to win, compared with the best move.</source>
        <translation>Prozent der Gewinnchance, verglichen mit dem besten Zug.</translation>
    </message>
</context>
<context>
    <name>PreparationPage</name>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Prepared answers</source>
        <translation>Vorbereitete Antworten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Answers to {0}</source>
        <translation>Antworten an {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>On the board, make a move that {0} may play, and then your answer. It is played at once when that move comes. Only you see this.</source>
        <translation>Mach auf dem Brett einen Zug, den {0} vielleicht spielt, und dann deine Antwort. Sie wird sofort gespielt, wenn dieser Zug kommt. Nur du siehst das.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Take the latest change back (Ctrl+Z)</source>
        <translation>Die letzte Änderung rückgängig machen (Strg+Z)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Delete from here</source>
        <translation>Ab hier löschen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Delete this move and all that follows it (Del)</source>
        <translation>Diesen Zug und alle folgenden löschen (Entf)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Delete all</source>
        <translation>Alle löschen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Delete all that is prepared</source>
        <translation>Alles Vorbereitete löschen</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Your progress</source>
        <translation>Dein Fortschritt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Every finished game against the bot counts once, unless a move was taken back, a hint, the analysis or the figures of first moves were asked for, the bot moved for you or asked before a move, its level was changed on the way, or the game began from a position that was set up, as in a lesson. Nothing of this leaves your computer.</source>
        <translation>Jede beendete Partie gegen den Bot zählt einmal, außer wenn ein Zug zurückgenommen wurde, ein Tipp, die Analyse oder die Zahlen der ersten Züge abgerufen wurden, der Bot für dich gezogen oder vor einem Zug nachgefragt hat, seine Stufe unterwegs geändert wurde oder die Partie mit einer aufgebauten Stellung begann, wie in einer Lektion. Nichts davon verlässt deinen Computer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Forget…</source>
        <translation>Vergessen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>{0} of {1} steps done</source>
        <translation>{0} von {1} Schritten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>{0} of {1} solved</source>
        <translation>{0} von {1} gelöst</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Right at the first try: {0}</source>
        <translation>Gleich beim ersten Versuch richtig: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Due now: {0}.</source>
        <translation>Jetzt fällig: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Drills are made of your mistakes in reviewed games. There are none yet.</source>
        <translation>Übungen entstehen aus deinen Fehlern in ausgewerteten Partien. Noch gibt es keine.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Rating: {0}</source>
        <translation>Wertung: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>An even game would be one against level {0}: {1}.</source>
        <translation>Gleiche Chancen hättest du gegen Stufe {0}: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>On a board of {2}, an even game would be one against level {0}: {1}.</source>
        <translation>Bei der Brettgröße {2} hättest du gleiche Chancen gegen Stufe {0}: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Forget all that is kept of your progress in {0}: steps of lessons, puzzles, courses, drills and ratings? Your games stay.</source>
        <translation>Alles vergessen, was von deinem Fortschritt in {0} aufbewahrt ist: Schritte von Lektionen, Aufgaben, Kurse, Übungen und Wertungen? Deine Partien bleiben.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
</context>
<context>
    <name>PuzzleList</name>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Give up the course</source>
        <translation>Kurs aufgeben</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Start</source>
        <translation>Los</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Each has one right first move, and that is proven.</source>
        <translation>Jede hat genau einen richtigen ersten Zug, und das ist bewiesen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Any theme</source>
        <translation>Jedes Thema</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Any difficulty</source>
        <translation>Jede Schwierigkeit</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>There is no puzzle of this theme and difficulty.</source>
        <translation>Zu diesem Thema gibt es keine Aufgabe dieser Schwierigkeit.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>{0} of {1} solved</source>
        <translation>{0} von {1} gelöst</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Take as a course</source>
        <translation>Als Kurs nehmen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>As a course, the same puzzles are solved again and again, each time faster.</source>
        <translation>In einem Kurs löst du dieselben Aufgaben immer wieder, jedes Mal schneller.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Go on with the course</source>
        <translation>Kurs fortsetzen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Begin the next round</source>
        <translation>Nächste Runde beginnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Forget its rounds?</source>
        <translation>Seine Runden vergessen?</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Puzzle of the day ({0})</source>
        <translation>Aufgabe des Tages ({0})</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Learn this game</source>
        <translation>Dieses Spiel lernen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Learn this game by playing: a lesson of a few minutes</source>
        <translation>Dieses Spiel beim Spielen lernen: eine Lektion von ein paar Minuten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>In a row at the first try: {0}</source>
        <translation>In Folge beim ersten Versuch: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Next puzzle</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>{0}: {1} of {2} solved</source>
        <translation>{0}: {1} von {2} gelöst</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>This is the solution.</source>
        <translation>Das ist die Lösung.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Solved.</source>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>This does not work.</source>
        <translation>Das führt nicht zum Ziel.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>{0} was the move.</source>
        <translation>{0} war der Zug.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Right. Go on.</source>
        <translation>Richtig. Weiter.</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
            <source>&amp;Look in:</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
            <source>Files of &amp;type:</source>
        <extracomment>Qt</extracomment>
        <translation>Dateien des &amp;Typs:</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
            <source>Return</source>
        <extracomment>Qt</extracomment>
        <translation>Eingabe</translation>
    </message>
    <message>
            <source>Enter</source>
        <extracomment>Qt</extracomment>
        <translation>Eingabe</translation>
    </message>
    <message>
            <source>Ctrl</source>
        <extracomment>Qt</extracomment>
        <translation>Strg</translation>
    </message>
    <message>
            <source>Del</source>
        <extracomment>Qt</extracomment>
        <translation>Entf</translation>
    </message>
</context>
<context>
    <name>QueryBar</name>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Unfinished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Reviewed</source>
        <translation>Ausgewertet</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Not reviewed</source>
        <translation>Nicht ausgewertet</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>State of the game</source>
        <translation>Stand der Partie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Any state</source>
        <translation>Jeder Stand</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Duplicates</source>
        <translation>Doppelt vorhanden</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>All tags</source>
        <translation>Alle Schlagwörter</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Only games in which the position from the board, or the part of it, occurs</source>
        <translation>Nur Partien, in denen die Stellung vom Brett oder der Teil davon vorkommt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>From the report</source>
        <translation>Aus dem Bericht</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Enter opens a game before its first mistake of this kind.</source>
        <translation>Die Eingabetaste öffnet eine Partie vor ihrem ersten Fehler dieser Art.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Enter opens a game at the position from the board.</source>
        <translation>Die Eingabetaste öffnet eine Partie bei der Stellung vom Brett.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Enter opens a game where you left it.</source>
        <translation>Die Eingabetaste öffnet eine Partie dort, wo du sie verlassen hast.</translation>
    </message>
</context>
<context>
    <name>QuestionPage</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/question_page.py"/>
        <source>A question about a move</source>
        <translation>Eine Frage zu einem Zug</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/question_page.py"/>
        <source>Ask about another move</source>
        <translation>Nach einem anderen Zug fragen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/question_page.py"/>
        <source>Why not {0}?</source>
        <translation>Warum nicht {0}?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/question_page.py"/>
        <source>Which move do you ask about?</source>
        <translation>Nach welchem Zug fragst du?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/question_page.py"/>
        <source>Looking at {0}…</source>
        <translation>{0} wird geprüft&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/question_page.py"/>
        <source>Make any move for {0} on the board: the bot answers it. Your game stays as it is.</source>
        <translation>Mach auf dem Brett irgendeinen Zug für {0}: Der Bot antwortet darauf. Deine Partie bleibt, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>RecentGames</name>
    <message>
        <location filename="../../escabel_gui/view/library/recent_games.py"/>
        <source>Recent games</source>
        <translation>Zuletzt gespielte Partien</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/recent_games.py"/>
        <source>Opening the game…</source>
        <translation>Die Partie wird geöffnet&#xa0;…</translation>
    </message>
</context>
<context>
    <name>RefusalsDialog</name>
    <message>
        <location filename="../../escabel_gui/view/library/refusals_dialog.py"/>
        <source>Files that were left out</source>
        <translation>Ausgelassene Dateien</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/refusals_dialog.py"/>
        <source>These files were left out, whole or in part</source>
        <translation>Diese Dateien wurden ganz oder teilweise ausgelassen</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <location filename="../../escabel_gui/view/report/report_page.py"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_page.py"/>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_page.py"/>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
</context>
<context>
    <name>ReportWindow</name>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>Looking for your games…</source>
        <translation>Deine Partien werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>No game is chosen.</source>
        <translation>Keine Partie ist ausgewählt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>Click a figure, or press Enter on it: the library lists its games.</source>
        <translation>Ein Klick oder die Eingabetaste auf einer Zahl zeigt ihre Partien in der Bibliothek.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>Save the web page</source>
        <translation>Webseite speichern</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>Report</source>
        <comment>name of a file</comment>
        <translation>Bericht</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>Progress of the review</source>
        <translation>Fortschritt der Auswertung</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>The review of the library is paused. Games reviewed: {0} of {1}.</source>
        <translation>Die Auswertung der Bibliothek macht Pause. Ausgewertete Partien: {0} von {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>Looking for games to be reviewed…</source>
        <translation>Partien zum Auswerten werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>The review of the library waits: the bot is needed for your game. Game {0} of {1}.</source>
        <translation>Die Auswertung der Bibliothek wartet: Der Bot wird für deine Partie gebraucht. Partie {0} von {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>Reviewing game {0} of {1} ({2})…</source>
        <translation>Partie {0} von {1} wird ausgewertet ({2})&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>Reviewing game {0} of {1} ({2}): position {3} of {4}…</source>
        <translation>Partie {0} von {1} wird ausgewertet ({2}): Stellung {3} von {4}&#xa0;…</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/review_panel.py"/>
        <source>Progress of the review</source>
        <translation>Fortschritt der Auswertung</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/review_panel.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/review_panel.py"/>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/review_panel.py"/>
        <source>A review looks at every position and finds where the game was lost, what was better, and why.</source>
        <translation>Eine Auswertung sieht sich jede Stellung an und findet, wo die Partie verloren ging, was besser war und warum.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/review_panel.py"/>
        <source>Looking at position {0} of {1}…</source>
        <translation>Stellung {0} von {1}&#xa0;…</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <location filename="../../escabel_gui/view/help/rules_window.py"/>
        <source>Rules of</source>
        <translation>Regeln von</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/rules_window.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/rules_window.py"/>
        <source>Rules of {0}</source>
        <translation>Regeln von {0}</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Search names, comments, results, dates</source>
        <translation>Namen, Kommentare, Ergebnisse, Datum suchen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>SetUpBoard</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_board.py"/>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>SetUpDialog</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Set up a position of {0}</source>
        <translation>Stellung aufbauen: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Flip</source>
        <translation>Umdrehen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Take off</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Click to</source>
        <translation>Ein Klick</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Start</source>
        <translation>Los</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Begin with</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>As played</source>
        <translation>Wie gespielt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Click a point to add a piece on top of the pieces there; right-click to take one off.</source>
        <translation>Klicke auf einen Punkt, um einen Stein oben auf die Steine dort zu setzen; ein Rechtsklick nimmt einen weg.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Click to put a stone there; right-click to remove it.</source>
        <translation>Ein Klick legt einen Stein dorthin, ein Rechtsklick nimmt ihn weg.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>With the arrow keys: 1 ({0}), 2 ({1}), 3 ({2}), Delete.</source>
        <translation>Mit den Pfeiltasten: 1 ({0}), 2 ({1}), 3 ({2}), Entf.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>In hand: Black {0}, White {1}</source>
        <translation>In der Hand: Schwarz {0}, Weiß {1}</translation>
    </message>
</context>
<context>
    <name>ShapeList</name>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_list.py"/>
        <location filename="../../escabel_gui/view/shapes/shape_list.py"/>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_list.py"/>
        <source>Patterns worth knowing. What is said of them is proven.</source>
        <translation>Muster, die man kennen sollte. Was über sie gesagt wird, ist bewiesen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_list.py"/>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_list.py"/>
        <source>On the board now: {0}</source>
        <translation>Jetzt auf dem Brett: {0}</translation>
    </message>
</context>
<context>
    <name>ShapePage</name>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>{0}: shape</source>
        <translation>{0}: Form</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>Case {0} of {1}</source>
        <translation>Fall {0} von {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>Case {0} of {1}, before any move</source>
        <translation>Fall {0} von {1}, vor jedem Zug</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>It holds.</source>
        <translation>Es hält.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>It does not hold.</source>
        <translation>Es hält nicht.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>Next shape</source>
        <translation>Nächste Form</translation>
    </message>
</context>
<context>
    <name>Shapes</name>
    <message>
            <source>A stack two high cannot be climbed by new pieces: they are one high, and only a stack of the same height climbs. Put as many beside it as you like, it stays.

A single piece is never safe: an enemy piece beside it climbs it. And a single piece beside the stack helps the enemy to become two high.</source>
        <extracomment>shapes/escabel/01-two-high.sgf</extracomment>
        <translation>Auf einen Turm der Höhe zwei kann kein neuer Stein steigen: Der ist eins hoch, und nur von einem gleich hohen Turm steigt man darauf. So viele Steine man auch danebensetzt, er bleibt.

Ein einzelner Stein ist nie sicher: Ein feindlicher daneben steigt auf ihn. Und ein einzelner Stein neben dem Turm hilft dem Gegner, selbst zwei hoch zu werden.</translation>
    </message>
    <message>
            <source>Two diagonal stacks, both at least two high, are one: a new piece between them is only one high, and a crosscut does not part stacks that are both higher than its lower enemy.

With a stack one high it does not hold: an enemy beside it climbs it.</source>
        <extracomment>shapes/escabel/02-high-diagonal.sgf</extracomment>
        <translation>Zwei diagonale Türme, beide mindestens zwei hoch, gehören zusammen: Ein neuer Stein dazwischen ist nur eins hoch, und ein Kreuzschnitt trennt keine Türme, die beide höher sind als der niedrigere feindliche.

Mit einem Turm, der nur eins hoch ist, hält es nicht: Ein Feind daneben steigt auf ihn.</translation>
    </message>
    <message>
            <source>Black is connected here, but not for long: d3 is as high as Black’s stacks and climbs one of them. A crosscut holds only if no enemy stack in it is as high as one of yours. To climb first does not save the link either: a stack that climbs leaves its place to the enemy.</source>
        <extracomment>shapes/escabel/04-crosscut-falls.sgf</extracomment>
        <translation>Schwarz ist hier verbunden, aber nicht lange: d3 ist so hoch wie die schwarzen Türme und steigt auf einen davon. Ein Kreuzschnitt hält nur, wenn darin kein feindlicher Turm so hoch ist wie einer von deinen. Zuerst zu steigen rettet die Verbindung auch nicht: Wer steigt, überlässt seinen Platz dem Gegner.</translation>
    </message>
    <message>
            <source>One point lies between two stacks, one at least two high, the other at least three. If White fills it, Black goes above it, and answers a cut there by climbing down into the gap. One free row beside the gap is enough.

With two stacks two high it does not hold, nor in a single row.</source>
        <extracomment>shapes/escabel/05-gap.sgf</extracomment>
        <translation>Ein Punkt liegt zwischen zwei Türmen, der eine mindestens zwei hoch, der andere mindestens drei. Besetzt Weiß ihn, geht Schwarz darüber und antwortet, wenn Weiß dort trennt, mit einem Aufstieg hinab in die Lücke. Eine freie Reihe neben der Lücke genügt.

Mit zwei Türmen der Höhe zwei hält es nicht, und auch nicht in einer einzigen Reihe.</translation>
    </message>
    <message>
            <source>Two stacks at least three high, a knight’s move apart, are linked in a square of three by three.

If one is only two high, it does not hold, even if the other one is four high; nor where only two rows are free.</source>
        <extracomment>shapes/escabel/06-knight.sgf</extracomment>
        <translation>Zwei Türme, mindestens drei hoch und einen Springerzug voneinander entfernt, sind in einem Quadrat von drei mal drei verbunden.

Ist einer nur zwei hoch, hält es nicht, selbst wenn der andere vier hoch ist; auch nicht, wo nur zwei Reihen frei sind.</translation>
    </message>
    <message>
            <source>Two stacks on one diagonal with a point between them: with heights of three and four they are linked in the square of three by three, whatever White does there.

With two stacks three high White can part them.</source>
        <extracomment>shapes/escabel/07-two-diagonals.sgf</extracomment>
        <translation>Zwei Türme auf einer Diagonale mit einem Punkt dazwischen: Mit den Höhen drei und vier sind sie im Quadrat von drei mal drei verbunden, was auch immer Weiß dort tut.

Zwei Türme der Höhe drei kann Weiß trennen.</translation>
    </message>
    <message>
            <source>A stack two high on the second row is linked to the edge: three columns are enough. If White goes below it, Black goes beside that, and answers a cut by climbing sideways, onto the white piece at the edge.

A single piece can be stopped; and with only two columns, a stack two high can, too.</source>
        <extracomment>shapes/escabel/08-edge-second-row.sgf</extracomment>
        <translation>Ein Turm der Höhe zwei in der zweiten Reihe ist mit dem Rand verbunden: Drei Spalten genügen. Geht Weiß darunter, geht Schwarz daneben und antwortet, wenn Weiß trennt, mit einem Aufstieg zur Seite, auf den weißen Stein am Rand.

Ein einzelner Stein lässt sich aufhalten, und in nur zwei Spalten auch ein Turm der Höhe zwei.</translation>
    </message>
    <message>
            <source>A stack three high on the second row needs only two columns: so it is linked to the edge even at the side of the board.

In a single column White stops it by one piece; and two high it is not enough at the side.</source>
        <extracomment>shapes/escabel/09-edge-three-high.sgf</extracomment>
        <translation>Ein Turm der Höhe drei in der zweiten Reihe braucht nur zwei Spalten: Deshalb ist er selbst an der Seite des Bretts mit dem Rand verbunden.

In einer einzigen Spalte hält Weiß ihn mit einem Stein auf, und Höhe zwei reicht an der Seite nicht.</translation>
    </message>
    <message>
            <source>A stack three high on the third row is linked to the edge in three columns, whatever White does there.

Two high it is not; and two columns are not enough, even five high.</source>
        <extracomment>shapes/escabel/10-edge-third-row.sgf</extracomment>
        <translation>Ein Turm der Höhe drei in der dritten Reihe ist in drei Spalten mit dem Rand verbunden, was auch immer Weiß dort tut.

Mit Höhe zwei ist er es nicht, und zwei Spalten genügen selbst mit Höhe fünf nicht.</translation>
    </message>
    <message>
            <source>White already stands in the gap, and is to move. With a free row above and below it, stacks of heights two and three are still linked: Black has an answer to everything.

With a free row on one side only, White parts them.</source>
        <extracomment>shapes/escabel/11-filled-gap.sgf</extracomment>
        <translation>Weiß steht schon in der Lücke und ist am Zug. Mit je einer freien Reihe darüber und darunter sind Türme der Höhen zwei und drei trotzdem verbunden: Schwarz hat auf alles eine Antwort.

Ist nur auf einer Seite eine Reihe frei, trennt Weiß sie.</translation>
    </message>
    <message>
            <source>A single piece between two stacks two high: whatever White does, Black links them again. One free row beside it is enough.

Without the piece in the middle two stacks two high are not linked.</source>
        <extracomment>shapes/escabel/12-pier.sgf</extracomment>
        <translation>Ein einzelner Stein zwischen zwei Türmen der Höhe zwei: Was auch immer Weiß tut, Schwarz verbindet sie wieder. Eine freie Reihe daneben genügt.

Ohne den Stein in der Mitte sind zwei Türme der Höhe zwei nicht verbunden.</translation>
    </message>
    <message>
            <source>A single piece above the gap links two stacks two high. White can put pieces beside it or into the gap, and Black has an answer.

Without it two stacks two high are not linked.</source>
        <extracomment>shapes/escabel/13-arch.sgf</extracomment>
        <translation>Ein einzelner Stein über der Lücke verbindet zwei Türme der Höhe zwei. Weiß kann daneben oder in die Lücke setzen, und Schwarz hat eine Antwort.

Ohne ihn sind zwei Türme der Höhe zwei nicht verbunden.</translation>
    </message>
    <message>
            <source>A single piece and a stack two high on a diagonal: whoever is to move decides. Black fills one of the two points between them; if White takes the other one, the single piece climbs it at once.

White to move parts them.</source>
        <extracomment>shapes/escabel/14-low-diagonal.sgf</extracomment>
        <translation>Ein einzelner Stein und ein Turm der Höhe zwei auf einer Diagonale: Es kommt darauf an, wer am Zug ist. Schwarz besetzt einen der zwei Punkte dazwischen; nimmt Weiß den anderen, steigt der einzelne Stein sofort darauf.

Ist Weiß am Zug, werden sie getrennt.</translation>
    </message>
    <message>
            <source>White has cut above the gap. Now only a climb helps: Black’s middle piece steps down onto the white one in the gap, and is two high there, side by side with both stacks.

If it is White’s turn, it is too late.</source>
        <extracomment>shapes/escabel/15-climb-down.sgf</extracomment>
        <translation>Weiß hat über der Lücke getrennt. Jetzt hilft nur ein Aufstieg: Der mittlere schwarze Stein geht hinunter auf den weißen in der Lücke und ist dort zwei hoch, Seite an Seite mit beiden Türmen.

Ist Weiß am Zug, ist es zu spät.</translation>
    </message>
    <message>
            <source>White stands below the stack already, and is to move: with three columns, a stack two high on the second row still comes to the edge, to the left or to the right of it.

With two columns only if Black is to move.</source>
        <extracomment>shapes/escabel/16-edge-blocked.sgf</extracomment>
        <translation>Weiß steht schon unter dem Turm und ist am Zug: In drei Spalten kommt ein Turm der Höhe zwei in der zweiten Reihe trotzdem an den Rand, links oder rechts davon.

In zwei Spalten nur, wenn Schwarz am Zug ist.</translation>
    </message>
    <message>
            <source>A white piece stands below a stack three high on the third row. Black to move still reaches the edge in three columns.

White to move shuts it off: so answer at once.</source>
        <extracomment>shapes/escabel/17-edge-blocked-third.sgf</extracomment>
        <translation>Ein weißer Stein steht unter einem Turm der Höhe drei in der dritten Reihe. Ist Schwarz am Zug, erreicht der Turm in drei Spalten trotzdem den Rand.

Ist Weiß am Zug, wird er abgesperrt: Antworte also sofort.</translation>
    </message>
    <message>
            <source>A stack two high on the third row does not reach the edge by itself. A single piece at the edge, below it or one column aside, changes that.</source>
        <extracomment>shapes/escabel/18-breaker.sgf</extracomment>
        <translation>Ein Turm der Höhe zwei in der dritten Reihe erreicht den Rand nicht von selbst. Ein einzelner Stein am Rand, darunter oder eine Spalte daneben, ändert das.</translation>
    </message>
    <message>
            <source>With a stack two high at the edge below it, a stack three high on the third row needs only two columns.

Without the helper two columns are not enough; and if the upper stack is only two high, neither.</source>
        <extracomment>shapes/escabel/19-high-breaker.sgf</extracomment>
        <translation>Mit einem Turm der Höhe zwei am Rand darunter braucht ein Turm der Höhe drei in der dritten Reihe nur zwei Spalten.

Ohne den Helfer genügen zwei Spalten nicht, und auch nicht, wenn der obere Turm nur zwei hoch ist.</translation>
    </message>
    <message>
            <source>White stands two high at the edge, beside Black’s chain. Black’s stack above it is just as high and climbs it: it is three high there, on the edge, and linked with the stack on its diagonal.

No new piece does that, and after a white move it is too late.</source>
        <extracomment>shapes/escabel/20-climb-to-edge.sgf</extracomment>
        <translation>Weiß steht zwei hoch am Rand, neben der schwarzen Kette. Der schwarze Turm darüber ist genauso hoch und steigt darauf: Dort, am Rand, ist er drei hoch und mit dem Turm auf seiner Diagonale verbunden.

Kein neuer Stein schafft das, und nach einem weißen Zug ist es zu spät.</translation>
    </message>
    <message>
            <source>In this crosscut both of Black’s stacks are higher than the lower white one, and no white one is as high as one of them: so nobody can climb, and it stays as it is. The other white stack may even be the highest of all.</source>
        <extracomment>shapes/escabel/03-crosscut-holds.sgf</extracomment>
        <translation>In diesem Kreuzschnitt sind beide schwarzen Türme höher als der niedrigere weiße, und kein weißer ist so hoch wie einer von ihnen: Also kann niemand steigen, und es bleibt, wie es ist. Der andere weiße Turm darf sogar der höchste von allen sein.</translation>
    </message>
    <message>
            <source>White holds the middle and threatens to keep Black’s stacks apart. The single piece climbs into the middle: two high there, it is linked with both at once, and White can cut neither link.

If White is to move, Black’s stacks are parted.</source>
        <extracomment>shapes/escabel/21-two-links.sgf</extracomment>
        <translation>Weiß hat die Mitte und droht, die schwarzen Türme zu trennen. Der einzelne Stein steigt in die Mitte: Dort ist er zwei hoch und mit beiden zugleich verbunden, und Weiß kann keine der beiden Verbindungen trennen.

Ist Weiß am Zug, sind die schwarzen Türme getrennt.</translation>
    </message>
    <message>
            <source>White is two high below Black’s single piece on the second row. Black places at the edge, White cuts, and Black climbs; White goes ahead, Black places at the edge again, and White climbs. Then it is the same again, two columns on.

With nothing of Black’s on the way, the ladder leads nowhere.</source>
        <extracomment>shapes/escabel/22-ladder.sgf</extracomment>
        <translation>Weiß steht zwei hoch unter dem einzelnen Stein von Schwarz in der zweiten Reihe. Schwarz setzt an den Rand, Weiß trennt, und Schwarz steigt; Weiß geht voraus, Schwarz setzt wieder an den Rand, und Weiß steigt. Dann ist es wieder dasselbe, zwei Spalten weiter.

Steht nichts von Schwarz auf dem Weg, führt die Leiter nirgends hin.</translation>
    </message>
    <message>
            <source>A black stack on the way, on the second row or at the edge, makes the ladder work: Black reaches the edge. It may be one, two or three high.

Without it, White keeps Black from the edge.</source>
        <extracomment>shapes/escabel/23-ladder-breaker.sgf</extracomment>
        <translation>Ein schwarzer Turm auf dem Weg, in der zweiten Reihe oder am Rand, lässt die Leiter gelingen: Schwarz erreicht den Rand. Er darf ein, zwei oder drei hoch sein.

Ohne ihn hält Weiß Schwarz vom Rand fern.</translation>
    </message>
    <message>
            <source>Black is three high on the second row, and White is below it and to move. White goes ahead on the second row; if Black places at the edge, White climbs there, and what is left is the ladder.

A black stack on the way, one, two or three high, breaks it. If Black is to move, nothing else is needed.</source>
        <extracomment>shapes/escabel/24-ladder-high.sgf</extracomment>
        <translation>Schwarz steht drei hoch in der zweiten Reihe, Weiß steht darunter und ist am Zug. Weiß geht in der zweiten Reihe voraus; setzt Schwarz an den Rand, steigt Weiß dort, und was bleibt, ist die Leiter.

Ein schwarzer Turm auf dem Weg, ein, zwei oder drei hoch, bricht sie. Ist Schwarz am Zug, braucht es nichts weiter.</translation>
    </message>
    <message>
            <source>Black is two high on the second row, and White is below it and to move: now not every stack on the way breaks the ladder. On the second row it has to be a single piece; at the edge it has to be two or three high.

Any other one is no help: White goes to the edge two columns ahead.</source>
        <extracomment>shapes/escabel/25-ladder-heights.sgf</extracomment>
        <translation>Schwarz steht zwei hoch in der zweiten Reihe, Weiß steht darunter und ist am Zug: Jetzt bricht nicht jeder Turm auf dem Weg die Leiter. In der zweiten Reihe muss es ein einzelner Stein sein; am Rand muss er zwei oder drei hoch sein.

Jeder andere hilft nicht: Weiß geht zwei Spalten voraus an den Rand.</translation>
    </message>
    <message>
            <source>A stack three high is never climbed, and never moves again: any two stacks together would be more than three. It only has to keep an enemy beside it, or it does not count at the end.</source>
        <extracomment>shapes/abande/01-three-high.sgf</extracomment>
        <translation>Auf einen Turm der Höhe drei steigt niemand, und er zieht nie mehr: Zwei Türme zusammen wären immer höher als drei. Er muss nur einen Feind neben sich behalten, sonst zählt er am Ende nicht.</translation>
    </message>
    <message>
            <source>Stacks two high cannot climb each other: together they would be four. So they stand side by side in peace and keep each other awake.

A single piece can climb a stack of two, and be climbed by it.</source>
        <extracomment>shapes/abande/02-two-and-two.sgf</extracomment>
        <translation>Türme der Höhe zwei können nicht aufeinander steigen: Zusammen wären sie vier hoch. So stehen sie friedlich nebeneinander und halten sich gegenseitig wach.

Ein einzelner Stein kann auf einen Turm der Höhe zwei steigen, und der auf ihn.</translation>
    </message>
    <message>
            <source>Black would like to climb d5, but d4 holds the band together: without it d5 would stand alone. It is bound as long as nothing else joins the two parts.

A piece on c4 sets it free, or one on e3 together with one on e4.</source>
        <extracomment>shapes/abande/03-bound.sgf</extracomment>
        <translation>Schwarz würde gern auf d5 steigen, aber d4 hält das Band zusammen: Ohne d4 stünde d5 allein. Es ist gebunden, solange nichts anderes die zwei Teile verbindet.

Ein Stein auf c4 befreit es, oder einer auf e3 zusammen mit einem auf e4.</translation>
    </message>
    <message>
            <source>A stack at an end of the band has one neighbor, and nothing hangs on it: it may always climb that neighbor, if their heights allow it. In return, whoever wants to bind an enemy stack places beyond it.</source>
        <extracomment>shapes/abande/04-free-end.sgf</extracomment>
        <translation>Ein Turm am Ende des Bands hat einen Nachbarn, und nichts hängt an ihm: Er darf immer auf diesen feindlichen Nachbarn steigen, wenn die Höhen es erlauben. Wer umgekehrt einen feindlichen Turm binden will, setzt hinter ihn.</translation>
    </message>
    <message>
            <source>Until Black has placed a second piece no stack moves: White’s first piece cannot climb. So Black’s first piece is safe for a turn.</source>
        <extracomment>shapes/abande/05-first-moves.sgf</extracomment>
        <translation>Bevor Schwarz einen zweiten Stein gesetzt hat, zieht kein Turm: Der erste weiße Stein kann nicht steigen. Also ist der erste schwarze Stein einen Zug lang sicher.</translation>
    </message>
    <message>
            <source>Nobody has a piece left. White’s d3 could climb either of Black’s stacks beside it. Black to move climbs it first with the single piece, and e2 stays and counts.

If White is to move, e2 is lost. So keep a climb for the end.</source>
        <extracomment>shapes/abande/06-last-stacks.sgf</extracomment>
        <translation>Niemand hat noch einen Stein. Das weiße d3 könnte auf jeden der zwei schwarzen Türme daneben steigen. Ist Schwarz am Zug, steigt der einzelne Stein zuerst darauf, und e2 bleibt und zählt.

Ist Weiß am Zug, ist e2 verloren. Heb dir also einen Aufstieg für das Ende auf.</translation>
    </message>
    <message>
            <source>Whoever has more of the light squares round a dark one gets it, even if the other moves first. If both have as many, it goes to whoever moves first.</source>
        <extracomment>shapes/quabble/01-lead.sgf</extracomment>
        <translation>Wer mehr von den hellen Feldern um ein dunkles hat, bekommt es, auch wenn der andere zuerst zieht. Haben beide gleich viele, bekommt es, wer zuerst zieht.</translation>
    </message>
    <message>
            <source>On the edge a dark square has three light ones, so that two decide. One stone beside it is enough: the answer to an enemy stone takes the square.</source>
        <extracomment>shapes/quabble/02-rim.sgf</extracomment>
        <translation>Am Rand hat ein dunkles Feld drei helle, sodass zwei entscheiden. Ein Stein daneben genügt: Die Antwort auf einen feindlichen Stein holt das Feld.</translation>
    </message>
    <message>
            <source>Two light squares that touch at a corner share two dark ones. Black leads in both, and gets at least one: so they are linked, even with an enemy stone beside each.</source>
        <extracomment>shapes/quabble/03-two-ways.sgf</extracomment>
        <translation>Zwei helle Felder, die sich an einer Ecke berühren, teilen sich zwei dunkle. Schwarz führt auf beiden und bekommt mindestens eines: Also sind sie verbunden, selbst wenn neben jedem ein feindlicher Stein liegt.</translation>
    </message>
    <message>
            <source>Two light squares on both sides of a dark one are linked over it: Black has half of its light squares, and White cannot get more. It holds with one enemy stone beside it, too.

With two of them both contest it, and White to move places on it.</source>
        <extracomment>shapes/quabble/04-over-one.sgf</extracomment>
        <translation>Zwei helle Felder auf beiden Seiten eines dunklen sind darüber verbunden: Schwarz hat die Hälfte seiner hellen Felder, und mehr bekommt Weiß nicht. Es hält auch mit einem feindlichen Stein daneben.

Bei zweien ist es umkämpft, und Weiß am Zug setzt darauf.</translation>
    </message>
    <message>
            <source>From the second row a stone is linked to the edge: the dark square below has two more light ones, and Black needs only one of them.

If White has one of them already, it depends on who moves first.</source>
        <extracomment>shapes/quabble/05-second-row.sgf</extracomment>
        <translation>Ein Stein in der zweiten Reihe ist mit dem Rand verbunden: Das dunkle Feld darunter hat noch zwei helle, und Schwarz braucht nur eines davon.

Hat Weiß schon eines, kommt es darauf an, wer zuerst zieht.</translation>
    </message>
    <message>
            <source>From the third row, too, a stone in the middle of free squares is linked to the edge, whatever White does.

It needs the dark squares beside it: where only the one below is free, White can stop it.</source>
        <extracomment>shapes/quabble/06-third-row.sgf</extracomment>
        <translation>Auch in der dritten Reihe ist ein Stein inmitten freier Felder mit dem Rand verbunden, was auch immer Weiß tut.

Er braucht die dunklen Felder daneben: Wo nur das darunter frei ist, kann Weiß ihn aufhalten.</translation>
    </message>
    <message>
            <source>Two light squares, three columns and one row apart, are linked over the dark squares between them, whatever White does.

In a straight line, with three squares between them, they are not.</source>
        <extracomment>shapes/quabble/07-jump.sgf</extracomment>
        <translation>Zwei helle Felder, drei Spalten und eine Reihe voneinander entfernt, sind über die dunklen Felder dazwischen verbunden, was auch immer Weiß tut.

In gerader Linie, mit drei Feldern dazwischen, sind sie es nicht.</translation>
    </message>
    <message>
            <source>Two light squares on one diagonal, with a light one between them, are linked over the dark squares on both sides of it, whatever White does.</source>
        <extracomment>shapes/quabble/08-long-diagonal.sgf</extracomment>
        <translation>Zwei helle Felder auf einer Diagonale mit einem hellen dazwischen sind über die dunklen Felder zu beiden Seiten verbunden, was auch immer Weiß tut.</translation>
    </message>
    <message>
            <source>Two dark squares of one color that touch at a corner are one chain, and so they stay: it does not matter who has the light squares between them.</source>
        <extracomment>shapes/quabble/09-never-cut.sgf</extracomment>
        <translation>Zwei dunkle Felder einer Farbe, die sich an einer Ecke berühren, sind eine Kette und bleiben es: Wer die hellen Felder dazwischen hat, spielt keine Rolle.</translation>
    </message>
    <message>
            <source>One stone against one at a dark square: whoever moves next there takes it, and with it the way across. Black to move plays opposite, and both light squares are linked over the dark one.

White to move takes it instead.</source>
        <extracomment>shapes/fast-quabble/04-over-one.sgf</extracomment>
        <translation>Ein Stein gegen einen an einem dunklen Feld: Wer dort als Nächstes zieht, holt es und damit den Weg hinüber. Schwarz am Zug setzt gegenüber, und beide hellen Felder sind über das dunkle verbunden.

Ist Weiß am Zug, holt es Weiß.</translation>
    </message>
    <message>
            <source>Black has stones right beside a dark square on two of its four sides. So White never sees more than half of it, and can never flip the stone on it, whatever stands elsewhere.

One stone beside it is not enough: White may come to see it from three sides.</source>
        <extracomment>shapes/qualos/01-safe-half.sgf</extracomment>
        <translation>Schwarz hat an zwei der vier Seiten eines dunklen Felds Steine direkt daneben. Also sieht Weiß nie mehr als die Hälfte davon und kann den Stein darauf nie umdrehen, was auch immer anderswo steht.

Ein Stein daneben genügt nicht: Weiß kann es dann von drei Seiten sehen.</translation>
    </message>
    <message>
            <source>A line of sight goes on until it meets a stone. Black’s stones on a3 and d5 both see the dark square d3: that is half of its four lines, enough to place there.

An enemy stone in between takes the line, an own one keeps it.</source>
        <extracomment>shapes/qualos/02-far-sight.sgf</extracomment>
        <translation>Eine Sichtlinie geht weiter, bis sie auf einen Stein trifft. Die schwarzen Steine auf a3 und d5 sehen beide das dunkle Feld d3: Das ist die Hälfte seiner vier Linien, genug, um dort zu setzen.

Ein feindlicher Stein dazwischen nimmt die Linie, ein eigener behält sie.</translation>
    </message>
    <message>
            <source>With three of the four lines of sight Black controls the dark square, and may flip the enemy stone on it.

With two of them Black only contests it: enough to place on it while it is empty, not to flip.</source>
        <extracomment>shapes/qualos/03-flip.sgf</extracomment>
        <translation>Mit drei der vier Sichtlinien kontrolliert Schwarz das dunkle Feld und darf den feindlichen Stein darauf umdrehen.

Mit zweien ist es nur umkämpft: Das genügt, um darauf zu setzen, solange es leer ist, nicht zum Umdrehen.</translation>
    </message>
    <message>
            <source>A dark square on the edge has three lines of sight. With stones right beside it on two sides it is Black’s for good: White may neither place there nor flip.

With one of them it is open.</source>
        <extracomment>shapes/qualos/04-edge-lines.sgf</extracomment>
        <translation>Ein dunkles Feld am Rand hat drei Sichtlinien. Mit Steinen direkt daneben auf zwei Seiten gehört es Schwarz für immer: Weiß darf dort weder setzen noch umdrehen.

Mit nur einem davon ist es offen.</translation>
    </message>
    <message>
            <source>On an even board the corner is dark, with only two lines of sight. With a stone of each color beside it both may place there: whoever comes first.

And it stays: one line of two never flips it.</source>
        <extracomment>shapes/qualos/05-corner.sgf</extracomment>
        <translation>Auf einem Brett mit gerader Reihenzahl sind Ecken dunkel und haben nur zwei Sichtlinien. Mit je einem Stein beider Farben daneben dürfen beide dort setzen: Wer zuerst kommt.

Und der Stein bleibt: Mit einer von zwei Linien wird er nie umgedreht.</translation>
    </message>
    <message>
            <source>On three by three squares a first stone on any light square wins, in the middle as well as in a corner.</source>
        <extracomment>shapes/qualos/06-smallest.sgf</extracomment>
        <translation>Auf drei mal drei Feldern gewinnt ein erster Stein auf jedem hellen Feld, in der Mitte ebenso wie in einer Ecke.</translation>
    </message>
    <message>
            <source>On three by three squares the stone in the middle is linked to Black’s edges on both sides, whatever White does.

With a white stone in a corner it is linked only if Black is to move.</source>
        <extracomment>shapes/qualos/07-middle-edge.sgf</extracomment>
        <translation>Auf drei mal drei Feldern ist der Stein in der Mitte auf beiden Seiten mit den schwarzen Rändern verbunden, was auch immer Weiß tut.

Mit einem weißen Stein in einer Ecke nur, wenn Schwarz am Zug ist.</translation>
    </message>
    <message>
            <source>Whoever has more of the vertices round a space gets it, even if the other moves first. If both have as many, it goes to whoever moves first.</source>
        <extracomment>shapes/conquare/01-lead.sgf</extracomment>
        <translation>Wer mehr von den Kreuzungen um ein Feld hat, bekommt es, auch wenn der andere zuerst zieht. Haben beide gleich viele, bekommt es, wer zuerst zieht.</translation>
    </message>
    <message>
            <source>Two vertices with a line between them share two spaces. Black leads in both, and gets at least one: so they are linked, even with an enemy stone beside each space.</source>
        <extracomment>shapes/conquare/02-two-ways.sgf</extracomment>
        <translation>Zwei Kreuzungen mit einer Linie dazwischen teilen sich zwei Felder. Schwarz führt an beiden und bekommt mindestens eines: Also sind sie verbunden, selbst wenn an jedem Feld ein feindlicher Stein liegt.</translation>
    </message>
    <message>
            <source>Two opposite vertices of a space are linked over it: Black has half of its vertices, and White cannot get more. It holds with one enemy stone beside it, too.

With two of them both contest it, and White to move places in it.</source>
        <extracomment>shapes/conquare/03-over-one.sgf</extracomment>
        <translation>Zwei gegenüberliegende Ecken eines Felds sind darüber verbunden: Schwarz hat die Hälfte seiner Kreuzungen, und mehr bekommt Weiß nicht. Es hält auch mit einem feindlichen Stein daneben.

Bei zweien ist es umkämpft, und Weiß am Zug setzt hinein.</translation>
    </message>
    <message>
            <source>From the second line a vertex is linked to the edge: either of the two spaces below touches it, and Black leads in both. An enemy stone between them at the edge changes nothing.</source>
        <extracomment>shapes/conquare/04-second-line.sgf</extracomment>
        <translation>Eine Kreuzung auf der zweiten Linie ist mit dem Rand verbunden: Jedes der zwei Felder darunter berührt ihn, und Schwarz führt an beiden. Ein feindlicher Stein dazwischen am Rand ändert nichts.</translation>
    </message>
    <message>
            <source>From the third line, too, a vertex is linked to the edge: the two spaces below it and the two below those are enough, whatever White does.</source>
        <extracomment>shapes/conquare/05-third-line.sgf</extracomment>
        <translation>Auch eine Kreuzung auf der dritten Linie ist mit dem Rand verbunden: Die zwei Felder darunter und die zwei unter diesen genügen, was auch immer Weiß tut.</translation>
    </message>
    <message>
            <source>Two vertices two lines apart are linked over the spaces between them, whatever White does: straight ahead as well as one line aside.</source>
        <extracomment>shapes/conquare/06-jump.sgf</extracomment>
        <translation>Zwei Kreuzungen, zwei Linien voneinander entfernt, sind über die Felder dazwischen verbunden, was auch immer Weiß tut: geradeaus ebenso wie um eine Linie versetzt.</translation>
    </message>
    <message>
            <source>Two spaces of one color side by side are one chain, and so they stay: it does not matter who has the vertices between them.</source>
        <extracomment>shapes/conquare/07-never-cut.sgf</extracomment>
        <translation>Zwei Felder einer Farbe Seite an Seite sind eine Kette und bleiben es: Wer die Kreuzungen dazwischen hat, spielt keine Rolle.</translation>
    </message>
    <message>
            <source>One stone against one at a space: whoever moves next there takes it, and with it the way across. Black to move plays opposite, and both vertices are linked over the space.

White to move takes it instead.</source>
        <extracomment>shapes/fast-conquare/03-over-one.sgf</extracomment>
        <translation>Ein Stein gegen einen an einem Feld: Wer dort als Nächstes zieht, holt es und damit den Weg hinüber. Schwarz am Zug setzt gegenüber, und beide Kreuzungen sind über das Feld verbunden.

Ist Weiß am Zug, holt es Weiß.</translation>
    </message>
</context>
<context>
    <name>ShareController</name>
    <message>
        <location filename="../../escabel_gui/view/sharing/share_controller.py"/>
        <source>Making the picture…</source>
        <translation>Das Bild wird erstellt&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/share_controller.py"/>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/share_controller.py"/>
        <source>Diagrams of the game</source>
        <translation>Diagramme der Partie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/share_controller.py"/>
        <source>Save the diagrams</source>
        <translation>Diagramme speichern</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/share_controller.py"/>
        <source>Save the web page</source>
        <translation>Webseite speichern</translation>
    </message>
</context>
<context>
    <name>SignsDialog</name>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>Symbols on the board</source>
        <translation>Symbole auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>What has happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A number: how many pieces the stack has. The color on top owns it.</source>
        <translation>Eine Zahl: wie viele Steine der Turm hat. Er gehört der Farbe, die oben liegt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>Bright rims: these stacks have won the game.</source>
        <translation>Leuchtender Umriss: Diese Türme haben die Partie gewonnen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>What you do</source>
        <translation>Was du tust</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A bar: the stack you have selected. A ring with a pointer: it can move there.</source>
        <translation>Ein Balken: der Turm, den du gewählt hast. Ein Ring mit Zeiger: Dorthin kann er ziehen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A pale piece: what the move under the pointer would bring.</source>
        <translation>Ein blasser Stein: was der Zug unter dem Mauszeiger bringen würde.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A frame: the pieces of the stack under the pointer, from the bottom to the top.</source>
        <translation>Ein Rahmen: die Steine des Turms unter dem Mauszeiger, von unten nach oben.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>Four wedges: the point cursor. F2 and the arrow keys move it.</source>
        <translation>Vier Keile: der Tastaturzeiger. F2 und die Pfeiltasten bewegen ihn.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A cross: this cannot be done. The line by the board says why.</source>
        <translation>Ein Kreuz: Das geht nicht. Die Zeile am Brett sagt, warum.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>What the rules say</source>
        <translation>Was die Regeln sagen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>What the bot says</source>
        <translation>Was der Bot sagt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A coin: a move with its chance to win in percent, and below how often it was looked at. The filled one is the best.</source>
        <translation>Eine Münze: ein Zug mit seiner Gewinnchance in Prozent, darunter, wie oft er untersucht wurde. Die gefüllte ist der beste.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A square: a fair first move. Triangle up: swap. Triangle down: do not swap. The figure is how often Black wins, in percent.</source>
        <translation>Ein Quadrat: ein fairer erster Zug. Dreieck nach oben: tauschen. Dreieck nach unten: nicht tauschen. Die Zahl sagt, wie oft Schwarz gewinnt, in Prozent.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>Two lines under the figure: it is proven who can win after this first move.</source>
        <translation>Zwei Striche unter der Zahl: Es ist bewiesen, wer nach diesem ersten Zug gewinnen kann.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A ring or an arrow: the better move. Broken lines: the one that was played.</source>
        <translation>Ein Ring oder Pfeil: der bessere Zug. Gestrichelt: der, der gespielt wurde.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A ring of dots before a move: look here before you make it.</source>
        <translation>Ein Ring aus Punkten vor einem Zug: Sieh hierhin, bevor du ihn machst.</translation>
    </message>
</context>
<context>
    <name>SizeBox</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/size_box.py"/>
        <source>Board size</source>
        <translation>Brettgröße</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/size_box.py"/>
        <source>{0} to {1}</source>
        <extracomment>sizes of a board</extracomment>
        <translation>{0} bis {1}</translation>
    </message>
</context>
<context>
    <name>SortMenu</name>
    <message>
        <location filename="../../escabel_gui/view/library/sort_menu.py"/>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
</context>
<context>
    <name>StatusPresenter</name>
    <message>
        <location filename="../../escabel_gui/view/playing/status_presenter.py"/>
        <source>{0} is selected.</source>
        <translation>{0} ist ausgewählt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/status_presenter.py"/>
        <source>The chain runs from top to bottom.</source>
        <translation>Die Kette reicht von oben nach unten.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/status_presenter.py"/>
        <source>The chain runs from left to right.</source>
        <translation>Die Kette reicht von links nach rechts.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/status_presenter.py"/>
        <source>Your rating: {0}.</source>
        <translation>Deine Wertung: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/status_presenter.py"/>
        <source>The match: {0} {1} – {2} {3}.</source>
        <translation>Der Wettkampf: {0} {1} – {2} {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/status_presenter.py"/>
        <source>A guided game: up to three times, the bot asks before a move that loses. It is not rated.</source>
        <translation>Eine begleitete Partie: Bis zu dreimal fragt der Bot vor einem Zug nach, der verliert. Sie wird nicht gewertet.</translation>
    </message>
</context>
<context>
    <name>StepDots</name>
    <message>
        <location filename="../../escabel_gui/view/learning/step_dots.py"/>
        <source>Step {0} of {1}, {2} done</source>
        <translation>Schritt {0} von {1}, {2} geschafft</translation>
    </message>
</context>
<context>
    <name>StudyList</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/study_list.py"/>
        <source>Open a study</source>
        <translation>Studie öffnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/study_list.py"/>
        <source>Studies</source>
        <translation>Studien</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/study_list.py"/>
        <source>Any file with games opens as a study, each game as a chapter.</source>
        <translation>Jede Datei mit Partien öffnet sich als Studie, jede Partie als Kapitel.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/study_list.py"/>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/study_list.py"/>
        <source>Other file…</source>
        <translation>Andere Datei&#xa0;…</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <location filename="../../escabel_gui/view/library/tags_dialog.py"/>
        <location filename="../../escabel_gui/view/library/tags_dialog.py"/>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/tags_dialog.py"/>
        <source>New tags, separated by commas</source>
        <translation>Neue Schlagwörter, mit Kommas dazwischen</translation>
    </message>
</context>
<context>
    <name>ThemePicker</name>
    <message>
        <location filename="../../escabel_gui/view/window/theme_picker.py"/>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/theme_picker.py"/>
        <source>Same as system</source>
        <translation>Wie das System</translation>
    </message>
</context>
<context>
    <name>UpdatesDialog</name>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Check for updates</source>
        <translation>Nach Updates suchen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Escabel will ask {0} for the newest version. It sends nothing else, and it only asks when you press the button.</source>
        <translation>Escabel fragt {0} nach der neuesten Version. Es sendet sonst nichts, und es fragt nur, wenn du auf den Knopf drückst.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>What is new</source>
        <translation>Neuerungen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Check now</source>
        <translation>Jetzt suchen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Waiting for an answer…</source>
        <translation>Warten auf eine Antwort&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Escabel {0} is available; this is {1}.</source>
        <translation>Escabel {0} ist verfügbar, dies hier ist {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>This is the newest version, {0}.</source>
        <translation>Dies ist die neueste Version, {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>No answer from {0}. Try again when you are online.</source>
        <translation>Keine Antwort von {0}. Versuch es noch einmal, wenn du online bist.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>The answer from {0} names no version. Try again later.</source>
        <translation>Die Antwort von {0} nennt keine Version. Versuch es später noch einmal.</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/variants.py"/>
        <source>Variants</source>
        <translation>Spielarten</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/variants.py"/>
        <source>Usual rules</source>
        <translation>Übliche Regeln</translation>
    </message>
</context>
<context>
    <name>Website</name>
    <message>
            <source>Languages</source>
        <extracomment>page.html</extracomment>
        <translation>Sprachen</translation>
    </message>
    <message>
            <source>Download</source>
        <extracomment>page.html</extracomment>
        <translation>Herunterladen</translation>
    </message>
    <message>
            <source>Watch a game</source>
        <extracomment>page.html</extracomment>
        <translation>Eine Partie ansehen</translation>
    </message>
    <message>
            <source>Free and open source</source>
        <extracomment>page.html</extracomment>
        <translation>Kostenlos und quelloffen</translation>
    </message>
    <message>
            <source>No account, no advertising; nothing leaves your computer unless you send it</source>
        <extracomment>page.html</extracomment>
        <translation>Kein Konto, keine Werbung; nichts verlässt deinen Computer, was du nicht selbst verschickst</translation>
    </message>
    <message>
            <source>Linux, Windows and macOS</source>
        <extracomment>page.html</extracomment>
        <translation>Linux, Windows und macOS</translation>
    </message>
    <message>
            <source>In English, German, Spanish and Hungarian</source>
        <extracomment>page.html</extracomment>
        <translation>Auf Deutsch, Englisch, Spanisch und Ungarisch</translation>
    </message>
    <message>
            <source>A game against the bot: the sentence below the board says what the move under the pointer would do</source>
        <extracomment>page.html</extracomment>
        <translation>Eine Partie gegen den Bot: Der Satz unter dem Brett sagt, was der Zug unter dem Mauszeiger bewirken würde</translation>
    </message>
    <message>
            <source>A step of a lesson: a board on the left, and what to try on the right</source>
        <extracomment>page.html</extracomment>
        <translation>Ein Schritt einer Lektion: links das Brett, rechts, was du versuchen sollst</translation>
    </message>
    <message>
            <source>Learn by playing</source>
        <extracomment>page.html</extracomment>
        <translation>Spielend lernen</translation>
    </message>
    <message>
            <source>Every game has lessons in which you make the moves yourself. The board answers, and tells you why a move does not work.</source>
        <extracomment>page.html</extracomment>
        <translation>Jedes Spiel hat Lektionen, in denen du selbst ziehst. Das Brett antwortet und sagt dir, warum ein Zug nicht geht.</translation>
    </message>
    <message>
            <source>The review of a game: its mistakes, what was better, and the chances of winning as a curve</source>
        <extracomment>page.html</extracomment>
        <translation>Die Auswertung einer Partie: ihre Fehler, was besser war, und die Gewinnchancen als Kurve</translation>
    </message>
    <message>
            <source>See what was better</source>
        <extracomment>page.html</extracomment>
        <translation>Sieh, was besser war</translation>
    </message>
    <message>
            <source>A review finds the moves that lost the game, shows what was better, and says why: what a move joins, cuts, stops and threatens.</source>
        <extracomment>page.html</extracomment>
        <translation>Eine Auswertung findet die Züge, mit denen die Partie verloren ging, zeigt, was besser war, und sagt, warum: was ein Zug verbindet, trennt, verhindert und androht.</translation>
    </message>
    <message>
            <source>A puzzle on the board, and what it asks on the right</source>
        <extracomment>page.html</extracomment>
        <translation>Eine Aufgabe auf dem Brett, und rechts, was sie fragt</translation>
    </message>
    <message>
            <source>Get better</source>
        <extracomment>page.html</extracomment>
        <translation>Werde besser</translation>
    </message>
    <message>
            <source>Puzzles begin with wins in one, and all their solutions are proven. Drills ask you about your own mistakes just before you forget them. The bot has eight levels, and a rating tells which one fits you.</source>
        <extracomment>page.html</extracomment>
        <translation>Die Aufgaben beginnen mit Gewinnzügen, und jede Lösung ist bewiesen. Übungen fragen dich nach deinen eigenen Fehlern, kurz bevor du sie vergisst. Der Bot hat acht Stufen, und eine Wertung sagt, welche zu dir passt.</translation>
    </message>
    <message>
            <source>The games</source>
        <extracomment>page.html</extracomment>
        <translation>Die Spiele</translation>
    </message>
    <message>
            <source>Bots of two levels have played it. Every move is told in words, and where one was a mistake, you read what was better. The program can save any game as a page like this, with your comments.</source>
        <extracomment>page.html</extracomment>
        <translation>Bots zweier Stufen haben sie gespielt. Jeder Zug wird in Worten erzählt, und wo einer ein Fehler war, liest du, was besser gewesen wäre. Das Programm kann jede Partie als solche Seite speichern, mit deinen Kommentaren.</translation>
    </message>
    <message>
            <source>Other Linux systems</source>
        <extracomment>page.html</extracomment>
        <translation>Andere Linux-Systeme</translation>
    </message>
    <message>
            <source>A game, move by move</source>
        <extracomment>page.html</extracomment>
        <translation>Eine Partie, Zug für Zug</translation>
    </message>
    <message>
            <source>On a page of its own</source>
        <extracomment>page.html</extracomment>
        <translation>Auf einer eigenen Seite</translation>
    </message>
    <message>
            <source>Version @VERSION@ of @DAY@.</source>
        <extracomment>page.html</extracomment>
        <translation>Version @VERSION@ vom @DAY@.</translation>
    </message>
    <message>
            <source>What is new</source>
        <extracomment>page.html</extracomment>
        <translation>Was neu ist</translation>
    </message>
    <message>
            <source>There is nothing to download yet.</source>
        <extracomment>page.html</extracomment>
        <translation>Es gibt noch nichts herunterzuladen.</translation>
    </message>
    <message>
            <source>Install</source>
        <extracomment>page.html</extracomment>
        <translation>Installieren</translation>
    </message>
    <message>
            <source>Windows: installer</source>
        <extracomment>page.html</extracomment>
        <translation>Windows: Installationsprogramm</translation>
    </message>
    <message>
            <source>Open the downloaded file. It asks for no administrator rights, and puts Escabel into the Start menu.</source>
        <extracomment>page.html</extracomment>
        <translation>Öffne die heruntergeladene Datei. Sie verlangt keine Administratorrechte und nimmt Escabel ins Startmenü auf.</translation>
    </message>
    <message>
            <source>It is not signed. Where Windows says that it does not know the publisher, choose “More info”, then “Run anyway”.</source>
        <extracomment>page.html</extracomment>
        <translation>Sie ist nicht signiert. Sagt Windows, dass es den Herausgeber nicht kennt, wähle „Weitere Informationen“ und dann „Trotzdem ausführen“.</translation>
    </message>
    <message>
            <source>Windows: portable archive</source>
        <extracomment>page.html</extracomment>
        <translation>Windows: Archiv ohne Installation</translation>
    </message>
    <message>
            <source>Unpack it into any folder, and open escabel-gui.exe there.</source>
        <extracomment>page.html</extracomment>
        <translation>Entpacke es in einen beliebigen Ordner und öffne dort escabel-gui.exe.</translation>
    </message>
    <message>
            <source>Open the image and drag Escabel into Applications. The app is not signed, and macOS refuses it the first time: then choose “Open Anyway” in System Settings, under privacy and security.</source>
        <extracomment>page.html</extracomment>
        <translation>Öffne das Abbild und zieh Escabel in den Ordner „Programme“. Die App ist nicht signiert, und macOS verweigert sie beim ersten Mal: Wähle dann „Dennoch öffnen“ in den Systemeinstellungen, unter Datenschutz und Sicherheit.</translation>
    </message>
    <message>
            <source>Debian, Ubuntu and their relatives</source>
        <extracomment>page.html</extracomment>
        <translation>Debian, Ubuntu und ihre Verwandten</translation>
    </message>
    <message>
            <source>In the folder with the downloaded file:</source>
        <extracomment>page.html</extracomment>
        <translation>Im Ordner mit der heruntergeladenen Datei:</translation>
    </message>
    <message>
            <source>Then Escabel is in the menu with the games.</source>
        <extracomment>page.html</extracomment>
        <translation>Dann steht Escabel im Menü bei den Spielen.</translation>
    </message>
    <message>
            <source>Unpack and start it; the last line puts it into the menu.</source>
        <extracomment>page.html</extracomment>
        <translation>Entpacken und starten; die letzte Zeile nimmt es ins Menü auf.</translation>
    </message>
    <message>
            <source>With Python 3.11 or newer</source>
        <extracomment>page.html</extracomment>
        <translation>Mit Python ab 3.11</translation>
    </message>
    <message>
            <source>One of these lines installs it:</source>
        <extracomment>page.html</extracomment>
        <translation>Eine dieser Zeilen installiert es:</translation>
    </message>
    <message>
            <source>Then start it; the second line puts it into the menu.</source>
        <extracomment>page.html</extracomment>
        <translation>Starte es dann; die zweite Zeile nimmt es ins Menü auf.</translation>
    </message>
    <message>
            <source>From the sources</source>
        <extracomment>page.html</extracomment>
        <translation>Aus dem Quelltext</translation>
    </message>
    <message>
            <source>With Python 3.11 or newer. This gets what is missing, opens the window, and compiles the rules behind it:</source>
        <extracomment>page.html</extracomment>
        <translation>Mit Python ab 3.11. Das holt, was fehlt, öffnet das Fenster und kompiliert im Hintergrund die Regeln:</translation>
    </message>
    <message>
            <source>Check what you downloaded</source>
        <extracomment>page.html</extracomment>
        <translation>Prüfe, was du heruntergeladen hast</translation>
    </message>
    <message>
            <source>Put SHA256SUMS beside the file. On Windows, compare what the line prints with the sum that stands above.</source>
        <extracomment>page.html</extracomment>
        <translation>Leg SHA256SUMS neben die Datei. Vergleiche unter Windows, was die Zeile ausgibt, mit der Summe, die oben steht.</translation>
    </message>
    <message>
            <source>Escabel is free under the MIT licence. The games belong to their authors, and this program is not affiliated with them.</source>
        <extracomment>page.html</extracomment>
        <translation>Escabel ist frei unter der MIT-Lizenz. Die Spiele gehören ihren Autoren, mit denen dieses Programm nicht verbunden ist.</translation>
    </message>
    <message>
            <source>macOS</source>
        <extracomment>page.html</extracomment>
        <translation>macOS</translation>
    </message>
    <message>
            <source>List of the parts inside</source>
        <extracomment>page.html</extracomment>
        <translation>Liste der enthaltenen Teile</translation>
    </message>
    <message>
            <source>Wheels for Python, and the list of the parts inside</source>
        <extracomment>page.html</extracomment>
        <translation>Wheels für Python und die Liste der enthaltenen Teile</translation>
    </message>
</context>
<context>
    <name>WinRateGraph</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>Win rate of Black</source>
        <translation>Gewinnchance von Schwarz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>Black wins</source>
        <translation>Schwarz gewinnt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>Black’s lead</source>
        <translation>Vorsprung von Schwarz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>blunder</source>
        <translation>grober Fehler</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>{0} wins {1} of the games</source>
        <translation>{0} gewinnt {1} der Partien</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>{0} leads by {1}</source>
        <translation>{0} führt mit {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>points are even</source>
        <translation>Gleichstand nach Punkten</translation>
    </message>
</context>
<context>
    <name>WindowParts</name>
    <message>
        <location filename="../../escabel_gui/view/window/composition.py"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/composition.py"/>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/composition.py"/>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/composition.py"/>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
</context>
<context>
    <name>ZenNote</name>
    <message>
        <location filename="../../escabel_gui/view/window/zen_note.py"/>
        <source>Z or Escape brings everything back.</source>
        <translation>Z oder Escape bringt alles zurück.</translation>
    </message>
</context>
</TS>
