<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Click or drag one of your pieces to see where it can go.</source>
        <translation>Kattints az egyik korongodra, vagy húzd, és látod, hová mehet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/peer_connection.py"/>
        <source>Somebody without this invitation has tried to connect.</source>
        <translation>Valaki megpróbált csatlakozni, de nem ismeri a meghívót.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/peer_connection.py"/>
        <source>The other program does not know this invitation: compare its letters.</source>
        <translation>A másik program nem ismeri ezt a meghívót: vessétek össze a betűit.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/peer_connection.py"/>
        <source>There is another program, or another version of Escabel, at this address.</source>
        <translation>Ezen a címen egy másik program vagy az Escabel egy másik verziója fut.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/peer_messages.py"/>
        <source>The other program sent something that Escabel does not understand. The connection was closed.</source>
        <translation>A másik program olyasmit küldött, amit az Escabel nem ért. A kapcsolat bezárult.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/peer_messages.py"/>
        <source>Your friend’s game is not known to this version of Escabel: get the newest version.</source>
        <translation>Az Escabelnek ez a verziója nem ismeri a felajánlott játékot: szerezd be a legújabb verziót.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/peer_connection.py"/>
        <source>The other program said too much at once: the connection was ended.</source>
        <translation>A másik program túl sokat mondott egyszerre: a kapcsolat bezárult.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/peer_connection.py"/>
        <source>Nothing has been heard for a while: the connection may be gone.</source>
        <translation>Egy ideje semmi sem érkezik: lehet, hogy megszakadt a kapcsolat.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/game_code.py"/>
        <source>There is no code in this text: a code begins with {0} and ends with {1}.</source>
        <translation>Ebben a szövegben nincs kód: a kód eleje {0}, a vége {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/game_code.py"/>
        <source>This code was made by a newer version of Escabel: get that version to read it.</source>
        <translation>Ezt a kódot az Escabel egy újabb verziója készítette: azzal lehet elolvasni.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/game_code.py"/>
        <source>The end of the code is missing: copy all of it, up to {0}.</source>
        <translation>Hiányzik a kód vége: másold ki az egészet, a végén ezzel együtt: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/game_code.py"/>
        <source>The code is damaged: something in it was changed or left out on its way. Ask for it once more.</source>
        <translation>A kód megsérült: útközben megváltozott vagy kimaradt belőle valami. Kérd el újra.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has let you take your move back.</source>
        <translation>{0} megengedte, hogy visszavond a lépésedet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} does not want you to take your move back.</source>
        <translation>{0} nem szeretné, hogy visszavond a lépésedet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which you have played {1}. Which game counts?</source>
        <translation>{0} játszmája hosszabb, és ott ezt lépted: {1}. Melyik játszma érvényes?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which you have resigned. Which game counts?</source>
        <translation>{0} játszmája hosszabb, és ott feladtad. Melyik játszma érvényes?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which your time was over. Which game counts?</source>
        <translation>{0} játszmája hosszabb, és ott lejárt az időd. Melyik játszma érvényes?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which you ask to take back a move. Which game counts?</source>
        <translation>{0} játszmája hosszabb, és ott egy lépés visszavonását kéred. Melyik játszma érvényes?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which you let them take a move back. Which game counts?</source>
        <translation>{0} játszmája hosszabb, és ott megengeded egy lépés visszavonását. Melyik játszma érvényes?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which they may not take a move back. Which game counts?</source>
        <translation>{0} játszmája hosszabb, és ott nem engeded meg egy lépés visszavonását. Melyik játszma érvényes?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/activity.py"/>
        <source>The game is over. Go back to try another move.</source>
        <translation>A játszma véget ért. Ha más lépést próbálnál ki, menj vissza.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/activity.py"/>
        <source>It is the bot’s turn: wait for its move, or press Enter.</source>
        <translation>A gép következik: várd meg a lépését, vagy nyomj Entert.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/edits.py"/>
        <source>This is the main line now.</source>
        <translation>Mostantól ez a főváltozat.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/table/edits.py"/>
        <source>%n move(s) deleted.</source>
        <translation>
            <numerusform>%n lépés törölve.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0} would like a pause.</source>
        <translation>{0} szünetet szeretne.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0} would like to play again, with the colors changed.</source>
        <translation>{0} szeretne még egyet játszani, fordított színekkel.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>Network play is not available on this computer ({0}). Play by message instead.</source>
        <translation>Ezen a számítógépen nem lehet hálózaton játszani ({0}). Játsszatok inkább üzenetben.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>This computer does not accept incoming connections: play by message instead.</source>
        <translation>Ez a számítógép nem fogad bejövő kapcsolatot: játsszatok inkább üzenetben.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>{0} has left. The game is kept, and goes on when you are both there.</source>
        <translation>{0} elment. A játszma megmarad, és folytatódik, ha mindketten itt vagytok.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>Your friend’s game has a clock that Escabel does not have: agree on another one.</source>
        <translation>A felajánlott játszma óráját az Escabel nem ismeri: egyezzetek meg egy másikban.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>{0}’s program has another clock for this game: here it goes on as agreed.</source>
        <translation>A másik program ({0}) más órát használ ehhez a játszmához: itt a megbeszélt óra jár tovább.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>Your copy of this game cannot be opened. {0}</source>
        <translation>Ennek a játszmának a nálad lévő példánya nem nyitható meg. {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0}’s time is over by your clock, and their program does not say so. Accept the win on time?</source>
        <translation>A te órád szerint lejárt az ideje ({0}), de a másik program ezt nem jelzi. Elfogadod az időtúllépéses győzelmet?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0} offers a game of {1}: you have Black.</source>
        <translation>{0} egy játszmát ajánl: {1}. Te vagy Fekete.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0} offers a game of {1}: you have White.</source>
        <translation>{0} egy játszmát ajánl: {1}. Te vagy Fehér.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>You have asked {0} for a pause.</source>
        <translation>Szünetet kértél. Akinek el kell fogadnia: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>This game is not over yet. Play again when it is.</source>
        <translation>Ez a játszma még nem ért véget. Utána játszhattok újra.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0} is not there. Play again when you both are.</source>
        <translation>{0} nincs itt. Játsszatok újra, ha mindketten itt vagytok.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>You have offered {0} another game, with the colors changed.</source>
        <translation>Új játszmát ajánlottál fordított színekkel. Akinek el kell fogadnia: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0} would rather not.</source>
        <translation>{0} inkább nem szeretné.</translation>
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
        <translation>{0} másképp folytatta: ez áll most a táblán. Melyik folytatás érvényes?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>First say which continuation counts: {0} has another one.</source>
        <translation>Előbb döntsd el, melyik folytatás érvényes: {0} másképp játszott.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>The game with {0} stands elsewhere: go to its end to move.</source>
        <translation>A közös játszma másik állása látszik: ha lépni akarsz, menj a végére. Ellenfeled: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>This code was not made for the game here: nothing has changed.</source>
        <translation>Ez a kód nem ehhez a játszmához készült: semmi sem változott.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>This is a code of your own: send it to {0}, and paste the answer.</source>
        <translation>Ez a saját kódod: küldd el, és illeszd be a választ. Címzett: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>This code says how the game stands here already.</source>
        <translation>Ez a kód ugyanezt az állást tartalmazza.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>This code is older than the game here: nothing has changed.</source>
        <translation>Ez a kód régebbi, mint a játszma itt: semmi sem változott.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>You and {0} acted at the same time: copy the answer once more.</source>
        <translation>{0} és te egyszerre cselekedtetek: másold ki még egyszer a választ.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>{0} has gone on instead: your move is not taken back.</source>
        <translation>{0} inkább továbbjátszott: a lépésed marad.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/game_writer.py"/>
        <source>reading the file back would change a move or a comment</source>
        <extracomment>why a game cannot be saved, in brackets or after a colon</extracomment>
        <translation>a fájl visszaolvasása megváltoztatna egy lépést vagy megjegyzést</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>{0} is not allowed.</source>
        <translation>{0} nem megengedett.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>This is the solution.</source>
        <translation>Ez a megoldás.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Well done.</source>
        <translation>Szép volt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Make your first move, and the game begins.</source>
        <translation>Tedd meg az első lépésedet, és kezdődik a játszma.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <source>The bot could not look at this move. Try another one.</source>
        <translation>A gép nem tudta megnézni ezt a lépést. Próbálj egy másikat.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/phase.py"/>
        <source>This move is taken back: try another one.</source>
        <translation>A program visszavonja ezt a lépést: próbálj egy másikat.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/phase.py"/>
        <source>Click the board to take this back.</source>
        <translation>A visszavonáshoz kattints a táblára.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/phase.py"/>
        <source>This is solved already.</source>
        <translation>Ezt már megoldottad.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Your move: you are {0}.</source>
        <translation>Te jössz. A színed: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} to move.</source>
        <translation>{0} következik.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/phase.py"/>
        <source>Wait a moment: the board answers.</source>
        <translation>Várj egy pillanatot: a tábla válaszol.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <location filename="../../escabel_gui/model/table/table.py"/>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>The game is over.</source>
        <translation>A játszma véget ért.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Taken back: look for a better move.</source>
        <translation>Visszavonva: keress jobb lépést.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/hint_message.py"/>
        <source>To pass is a move, too.</source>
        <translation>A passzolás is lépés.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/hint_message.py"/>
        <source>To swap sides is a move, too.</source>
        <translation>A színcsere is lépés.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/hint_message.py"/>
        <source>Move {0} to {1}.</source>
        <translation>Lépj innen: {0}, ide: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/hint_message.py"/>
        <source>Move what stands on {0}.</source>
        <translation>Lépj ezzel: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/hint_message.py"/>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at {0}.</source>
        <translation>Nézd meg ezt: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Looking at this move…</source>
        <translation>A lépés vizsgálata…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <source>Looking for the answer…</source>
        <translation>A válasz keresése…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <source>The best move would bring {0} %n point(s) more.</source>
        <translation>
            <numerusform>{0} a legjobb lépéssel %n ponttal többet érne el.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <source>{0} still wins, but later than was asked for.</source>
        <translation>{0} még nyer, de később, mint kellene.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <source>After {0}, {1} wins with best play: that is proven.</source>
        <translation>{0} után {1} nyer a legjobb játékkal: ez bizonyított.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <source>{0} can no longer win in so few turns.</source>
        <translation>{0} ennyi lépésben már nem tud nyerni.</translation>
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
        <translation>A legjobb válaszokkal ez nem elég.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>You may play that, but this step is about another move.</source>
        <translation>Ezt is léphetnéd, de ez a feladat egy másik lépésről szól.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/swap_coach.py"/>
        <source>A game with this help is not rated.</source>
        <translation>Ezzel a segítséggel a játszma nem értékelt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/swap_coach.py"/>
        <source>There is no swap in this game, so no first move has to be fair.</source>
        <translation>Ebben a játékban nincs csere, ezért az első lépésnek nem kell kiegyenlítettnek lennie.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/swap_coach.py"/>
        <source>How fair first moves are is shown before the first move, and when a swap is offered.</source>
        <translation>Az első lépések kiegyenlítettsége az első lépés előtt látszik, és akkor, amikor cserélni lehet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/swap_coach.py"/>
        <source>How fair first moves are is not known for this board, only for the sizes {0}.</source>
        <translation>Az első lépések kiegyenlítettsége ezen a táblán nem ismert, csak ezeken a méreteken: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/swap_coach.py"/>
        <source>How fair first moves are is not known for this variant.</source>
        <translation>Az első lépések kiegyenlítettsége ennél a szabályváltozatnál nem ismert.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/indexed_games.py"/>
        <source>Reading games: {0} of {1}</source>
        <translation>Játszmák beolvasása: {0}&#xa0;/&#xa0;{1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/collection.py"/>
        <source>Reading games: {0}%</source>
        <translation>Játszmák beolvasása: {0}%</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/collection.py"/>
        <source>{0} is not there any more.</source>
        <translation>{0} már nincs meg.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/collection.py"/>
        <source>{0} cannot be read: {1}.</source>
        <translation>{0} nem olvasható: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/files.py"/>
        <source>{0} cannot be read, line {1}: {2}</source>
        <translation>{0} nem olvasható, {1}. sor: {2}</translation>
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
        <translation>{0} megváltozott: ez a játszma már nincs benne.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>Merged, with %n more variation(s).</source>
        <translation>
            <numerusform>Egyesítve, %n további változattal.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>The game on the board cannot be deleted: open another one first.</source>
        <translation>A táblán lévő játszma nem törölhető: előbb nyiss meg egy másikat.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>%n game(s) moved to the trash.</source>
        <translation>
            <numerusform>%n játszma a lomtárba került.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>Some games could not be restored: look in {0}.</source>
        <translation>Néhány játszmát nem sikerült visszaállítani: nézz utána itt: {0}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>%n game(s) restored.</source>
        <translation>
            <numerusform>%n játszma visszaállítva.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>Games: {0} of {1}</source>
        <translation>Játszmák: {0}&#xa0;/&#xa0;{1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>Importing games: {0} of {1}</source>
        <translation>Játszmák importálása: {0}&#xa0;/&#xa0;{1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>It is already in the library: {0}.</source>
        <translation>Már a játszmatárban van: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>The game is in {0}.</source>
        <translation>A játszma helye: {0}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>%n game(s) written to {0}.</source>
        <translation>
            <numerusform>%n játszma kiírva ide: {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/record/storage/importing.py"/>
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n játszma importálva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/record/storage/importing.py"/>
        <source>%n game(s) already in your library.</source>
        <translation>
            <numerusform>%n játszma már a játszmatáradban van.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/record/storage/importing.py"/>
        <source>%n file(s) left out, whole or in part.</source>
        <translation>
            <numerusform>%n fájl részben vagy egészben kimaradt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>It is the bot’s turn: wait for its move.</source>
        <translation>A gép következik: várd meg a lépését.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>The bots have swapped sides.</source>
        <translation>A gépek színt cseréltek.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>The bot has swapped sides: it has taken over Black, and White is yours now.</source>
        <translation>A gép színt cserélt: átvette Feketét, és mostantól Fehér a tiéd.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>The bot has passed.</source>
        <translation>A gép passzolt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>The bot was restarted, and the game goes on. {0}</source>
        <translation>A gép újraindult, és a játszma folytatódik. {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>The bot does not answer. Press Enter to try again, or choose other players in the Game menu.</source>
        <translation>A gép nem válaszol. Nyomj Entert az újabb próbálkozáshoz, vagy válassz más játékosokat a Játszma menüben.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/friend_player.py"/>
        <source>your friend</source>
        <extracomment>in place of a name, within sentences</extracomment>
        <translation>a barátod</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/friend_player.py"/>
        <source>It is your friend’s turn: their answer has to come first.</source>
        <translation>A barátod következik: előbb az ő válaszának kell megjönnie.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/friend_player.py"/>
        <source>not answered yet</source>
        <translation>még nincs válasz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/person.py"/>
        <source>{0} had no move and had to pass.</source>
        <translation>{0} nem tudott lépni, ezért passzolt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/autosave.py"/>
        <source>This game’s file now contains something else: the game goes on in a new file.</source>
        <translation>Ennek a játszmának a fájljában már más van: a játszma új fájlban folytatódik.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/autosave.py"/>
        <source>This game was continued in another window, too: both lines are kept here.</source>
        <translation>Ezt a játszmát egy másik ablakban is folytattad: itt mindkét folytatás megmaradt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/autosave.py"/>
        <source>{0} cannot be replaced, as another program may have it open: this game goes on in {1}.</source>
        <translation>{0} nem cserélhető le, talán mert egy másik program megnyitva tartja: ez a játszma itt folytatódik: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/autosave.py"/>
        <source>This game is saved now.</source>
        <translation>A játszma most már el van mentve.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/autosave.py"/>
        <source>This game could not be saved in {0} ({1}). It goes on, but make room there or use Save a copy.</source>
        <translation>A játszmát nem sikerült elmenteni ide: {0} ({1}). A játék folytatódik, de szabadíts fel helyet, vagy használd a Másolat mentése parancsot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/autosave.py"/>
        <source>This game could not be saved in {0} ({1}). It goes on, but use Save a copy to have it elsewhere.</source>
        <translation>A játszmát nem sikerült elmenteni ide: {0} ({1}). A játék folytatódik, de a Másolat mentése paranccsal mentsd el máshová is.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/analysis.py"/>
        <source>The analysis was restarted. {0}</source>
        <translation>Az elemzés újraindult. {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/analysis.py"/>
        <source>The bot does not answer. Press Space to try again.</source>
        <translation>A gép nem válaszol. Nyomj szóközt az újabb próbálkozáshoz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/hint.py"/>
        <source>Looking for a good move…</source>
        <translation>Jó lépés keresése…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/hint.py"/>
        <source>The bot does not answer. Press H to try once more.</source>
        <translation>A gép nem válaszol. Az újabb próbálkozáshoz nyomd meg a H billentyűt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/review_run.py"/>
        <source>The bot does not answer, and the review has ended. What it has seen is kept.</source>
        <translation>A gép nem válaszol, ezért a kiértékelés leállt. Amit eddig talált, megmarad.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/retry.py"/>
        <source>Try it yourself: {0} to move. What you try does not change the game.</source>
        <translation>Próbáld ki te: {0} következik. Amit kipróbálsz, nem változtat a játszmán.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/table.py"/>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Wait a moment: the disk is slow.</source>
        <translation>Várj egy pillanatot: a lemez lassú.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/table.py"/>
        <source>The game is paused: go on, and the bot moves.</source>
        <translation>A játszma szünetel: folytasd, és lép a gép.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/table.py"/>
        <source>This game is new here, and has moves of yours: have you made them elsewhere?</source>
        <translation>Ez a játszma itt új, és vannak benne lépéseid: máshol tetted meg őket?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/files.py"/>
        <source>This is not an ordinary file: choose a file with a game.</source>
        <translation>Ez nem közönséges fájl: válassz egy játszmát tartalmazó fájlt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/files.py"/>
        <source>The file is larger than {0} MB: this cannot be a game.</source>
        <translation>A fájl nagyobb, mint {0} MB: ez nem lehet játszma.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/files.py"/>
        <source>it cannot be replaced, as another program may have it open</source>
        <translation>nem cserélhető le, talán mert egy másik program megnyitva tartja</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/files.py"/>
        <source>it cannot be replaced, as another program may have it open; what was to be there is in {0}</source>
        <translation>nem cserélhető le, talán mert egy másik program megnyitva tartja; aminek ott kellene lennie, itt van: {0}</translation>
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
        <translation>Ide nem lehet játszmát írni: {0} ({1}).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/importing.py"/>
        <source>There are no moves in this game.</source>
        <translation>Ebben a játszmában nincsenek lépések.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/importing.py"/>
        <source>It cannot be read: {0}.</source>
        <translation>Nem olvasható: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/exercises/exercise.py"/>
        <source>The goal (XGOAL) cannot be read: {0}.</source>
        <translation>A cél (XGOAL) nem olvasható: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/move_list.py"/>
        <source>“{0}” comes after the result.</source>
        <translation>Ez az eredmény után áll: „{0}”.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/move_list.py"/>
        <source>There is no game in this text: its first word, “{0}”, is no move.</source>
        <translation>Ebben a szövegben nincs játszma: az első szava, „{0}”, nem lépés.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/move_list.py"/>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>Move {0}, {1}, cannot be played: {2}</source>
        <translation>{0}. lépés: {1} nem tehető meg. {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/move_list.py"/>
        <source>There is no game in this text: it has no moves.</source>
        <translation>Ebben a szövegben nincs játszma: nincsenek benne lépések.</translation>
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
        <translation>{0} és {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/explanation.py"/>
        <source>{0} is better.</source>
        <translation>{0} jobb.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/explanation.py"/>
        <source>{0} was played.</source>
        <translation>Ez volt a lépés: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/explanation.py"/>
        <source>{0} was played instead.</source>
        <translation>Helyette ez volt a lépés: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/explanation.py"/>
        <source>{0} can answer {1}.</source>
        <translation>{0} erre így válaszolhat: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/explanation.py"/>
        <source>Only the moves that follow show why {0} is better.</source>
        <translation>Csak a folytatás mutatja meg, miért jobb {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/gradual_loss.py"/>
        <source>Your chance to win slipped from {0}% to {1}% between moves {2} and {3}.</source>
        <translation>A nyerési esélyed {0}%-ról {1}%-ra romlott e két lépés között: {2} és {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/gradual_loss.py"/>
        <source>{0}’s game slipped from {1}% to {2}% between moves {3} and {4}.</source>
        <translation>{0} játszmája {1}%-ról {2}%-ra romlott e két lépés között: {3} és {4}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/decoding.py"/>
        <source>This is not a text file: choose an SGF file or a list of moves.</source>
        <translation>Ez nem szövegfájl: válassz egy SGF-fájlt vagy egy lépéslistát.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/decoding.py"/>
        <source>The text is encoded as {0}: save it as UTF-8 and open it again.</source>
        <translation>A szöveg kódolása {0}: mentsd el UTF-8 kódolással, és nyisd meg újra.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/decoding.py"/>
        <source>The text claims to be {0} but is not: it may be damaged.</source>
        <translation>A szöveg kódolása állítólag {0}, de ez nem igaz: lehet, hogy a fájl sérült.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>There are several games in this file: move it elsewhere and import it.</source>
        <translation>Ebben a fájlban több játszma van: helyezd át máshová, és importáld.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>There is no game in this text: an SGF game begins with “(;”.</source>
        <translation>Ebben a szövegben nincs játszma: az SGF-játszma így kezdődik: „(;”.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>A semicolon is missing before a node.</source>
        <translation>Egy csomópont előtt hiányzik a pontosvessző.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>The file ends in the middle of the game: its end is missing.</source>
        <translation>A fájl a játszma közepén ér véget: hiányzik a vége.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>“{0}” is not SGF: the file is damaged here.</source>
        <translation>Ez nem SGF: „{0}”. A fájl itt megsérült.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>“{0}” has no value in brackets: the file is damaged here.</source>
        <translation>Hiányzik a zárójeles érték: „{0}”. A fájl itt megsérült.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>Pieces set up with {0} cannot be read: only games can.</source>
        <translation>Felállított korongok ({0}) nem olvashatók be, csak játszmák.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>Move {0} is recorded as {1}’s, but it is not {1}’s turn.</source>
        <translation>{0}. lépés: {1} lépéseként szerepel, de nem {1} következik.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>The position at the beginning cannot be set up: {0}.</source>
        <translation>A kezdőállást nem lehet felállítani: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>These rules (RU) are not known here: {0}.</source>
        <translation>Ezek a szabályok (RU) itt nem ismertek: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>{0} is played on sizes {1} to {2}, and SZ is {3}.</source>
        <translation>{0}: a lehetséges méretek {1} és {2} között vannak, de SZ értéke {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>This is a record of another game (GM {0}), which is not played here.</source>
        <translation>Ez egy itt nem játszható, másik játék lejegyzése (GM {0}).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>The record does not say which game it is: RU is missing in its first node.</source>
        <translation>A lejegyzésből nem derül ki, melyik játék ez: az első csomópontból hiányzik az RU.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>“{0}” stands where b or w tells who is to move</source>
        <translation>„{0}” áll ott, ahol b vagy w mondaná meg, ki következik</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>It is better to have this first move than to answer it.</source>
        <translation>Ezt az első lépést jobb birtokolni, mint válaszolni rá.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>{0}’s best answer is {1}.</source>
        <translation>{0} legjobb válasza: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>{0}’s best answer is {1}; then comes {2}.</source>
        <translation>{0} legjobb válasza: {1}; utána ez jön: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>{0} instead of {1} would be as good: this is a matter of taste.</source>
        <translation>{1} helyett ugyanilyen jó lenne: {0}. Ez ízlés dolga.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>Several other moves are as good as {0}: this is a matter of taste.</source>
        <translation>Több más lépés is ugyanilyen jó, mint {0}: ez ízlés dolga.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>As far as the bot sees, it hardly matters where the first piece is placed.</source>
        <translation>Amennyire a gép látja, szinte mindegy, hová kerül az első korong.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>The opponent may then swap sides: the best first move is one that gives both the same chance.</source>
        <translation>Ezután az ellenfél színt cserélhet: az a legjobb első lépés, amely mindkettőtöknek egyforma esélyt ad.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>The bot gives it a chance of {0}% to win, and {1}, the next best, {2}%.</source>
        <translation>A gép szerint ennek a nyerési esélye {0}%, a következő legjobbé ({1}) {2}%.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>The bot gives it a chance of {0}% to win.</source>
        <translation>A gép szerint ennek a nyerési esélye {0}%.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>Pass. {0}</source>
        <translation>Passzolj. {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>Try {0}. {1}</source>
        <translation>Próbáld ezt: {0}. {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>Swap sides. {0}</source>
        <translation>Cserélj színt. {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges: {0} wins.</source>
        <translation>Ez összeköti a felső és az alsó szélt: {0} nyer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges: you win.</source>
        <translation>Ez összeköti a felső és az alsó szélt: nyersz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges: {0} wins.</source>
        <translation>Ez összeköti a bal és a jobb szélt: {0} nyer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges: you win.</source>
        <translation>Ez összeköti a bal és a jobb szélt: nyersz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That leaves {1} no move: {0} wins.</source>
        <translation>Ezután {1} nem tud lépni: {0} nyer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That leaves {1} no move: you win.</source>
        <translation>Ezután {1} nem tud lépni: nyersz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That hands {1} the win.</source>
        <translation>Ezzel {1} ajándékba kapja a győzelmet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That hands you the win.</source>
        <translation>Ezzel ajándékba kapod a győzelmet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That ends the game: {0} wins {2} to {3}.</source>
        <translation>Ezzel vége a játszmának: {0} nyer, {2}&#xa0;:&#xa0;{3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That ends the game: you win {2} to {3}.</source>
        <translation>Ezzel vége a játszmának: nyertél, {2}&#xa0;:&#xa0;{3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That ends the game: {1} wins {2} to {3}.</source>
        <translation>Ezzel vége a játszmának: {1} nyer, {2}&#xa0;:&#xa0;{3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That ends the game in a tie.</source>
        <translation>Ezzel döntetlenre végződik a játszma.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges, and none of {1}’s {2} replies cuts the chain: {0} wins.</source>
        <translation>Ez összeköti a felső és az alsó szélt, és {1} {2} lehetséges válasza közül egyik sem vágja el a láncot: {0} nyer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges, and none of {1}’s {2} replies cuts the chain: you win.</source>
        <translation>Ez összeköti a felső és az alsó szélt, és {1} {2} lehetséges válasza közül egyik sem vágja el a láncot: nyersz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges, and none of your {2} replies cuts the chain: {0} wins.</source>
        <translation>Ez összeköti a felső és az alsó szélt, és {2} lehetséges válaszod közül egyik sem vágja el a láncot: {0} nyer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges, and none of {1}’s {2} replies cuts the chain: {0} wins.</source>
        <translation>Ez összeköti a bal és a jobb szélt, és {1} {2} lehetséges válasza közül egyik sem vágja el a láncot: {0} nyer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges, and none of {1}’s {2} replies cuts the chain: you win.</source>
        <translation>Ez összeköti a bal és a jobb szélt, és {1} {2} lehetséges válasza közül egyik sem vágja el a láncot: nyersz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges, and none of your {2} replies cuts the chain: {0} wins.</source>
        <translation>Ez összeköti a bal és a jobb szélt, és {2} lehetséges válaszod közül egyik sem vágja el a láncot: {0} nyer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges, but {1} can cut the chain with {2}.</source>
        <translation>Ez összeköti a felső és az alsó szélt, de {1} elvághatja a láncot ezzel: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges, but you can cut the chain with {2}.</source>
        <translation>Ez összeköti a felső és az alsó szélt, de elvághatod a láncot ezzel: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges, but {1} can cut the chain with {2}.</source>
        <translation>Ez összeköti a bal és a jobb szélt, de {1} elvághatja a láncot ezzel: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges, but you can cut the chain with {2}.</source>
        <translation>Ez összeköti a bal és a jobb szélt, de elvághatod a láncot ezzel: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges, but {1} can cut the chain in {2} ways.</source>
        <translation>Ez összeköti a felső és az alsó szélt, de {1} {2}-féleképpen is elvághatja a láncot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges, but you can cut the chain in {2} ways.</source>
        <translation>Ez összeköti a felső és az alsó szélt, de {2}-féleképpen is elvághatod a láncot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges, but {1} can cut the chain in {2} ways.</source>
        <translation>Ez összeköti a bal és a jobb szélt, de {1} {2}-féleképpen is elvághatja a láncot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges, but you can cut the chain in {2} ways.</source>
        <translation>Ez összeköti a bal és a jobb szélt, de {2}-féleképpen is elvághatod a láncot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges: it wins unless {1} cuts the chain.</source>
        <translation>Ez összeköti a felső és az alsó szélt: nyer, hacsak {1} el nem vágja a láncot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges: it wins unless you cut the chain.</source>
        <translation>Ez összeköti a felső és az alsó szélt: nyer, hacsak el nem vágod a láncot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges: it wins unless {1} cuts the chain.</source>
        <translation>Ez összeköti a bal és a jobb szélt: nyer, hacsak {1} el nem vágja a láncot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges: it wins unless you cut the chain.</source>
        <translation>Ez összeköti a bal és a jobb szélt: nyer, hacsak el nem vágod a láncot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>Whatever {1} does now, {0} wins on the next turn.</source>
        <translation>Bármit lép most {1}, {0} a következő lépésnél nyer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>Whatever {1} does now, you win on the next turn.</source>
        <translation>Bármit lép most {1}, a következő lépésnél nyersz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That cuts {1}’s chain from {2} to {3}, which would have won.</source>
        <translation>Ez elvágja {1} láncát {2} és {3} között, amely nyert volna.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That cuts your chain from {2} to {3}, which would have won.</source>
        <translation>Ez elvágja a láncodat {2} és {3} között, amely nyert volna.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops {1} from winning with {2}.</source>
        <translation>Így {1} nem nyerhet ezzel: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops you from winning with {2}.</source>
        <translation>Így nem nyerhetsz ezzel: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops {1} from winning there.</source>
        <translation>Így {1} ott nem nyerhet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops you from winning there.</source>
        <translation>Így ott nem nyerhetsz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops {1} from winning in {2} ways.</source>
        <translation>Ez {1} {2} nyerő lépését védi ki.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops you from winning in {2} ways.</source>
        <translation>Ez {2} nyerő lépésedet védi ki.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops {1} from joining both edges with {2}.</source>
        <translation>Így {1} ezzel nem kötheti össze a két szélt: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops you from joining both edges with {2}.</source>
        <translation>Így ezzel nem kötheted össze a két szélt: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>After {2}, {0} can cut the chain with {3}.</source>
        <translation>{2} után {0} ezzel vághatja el a láncot: {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>After {2}, you can cut the chain with {3}.</source>
        <translation>{2} után ezzel vághatod el a láncot: {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>After {2}, {0} can cut the chain.</source>
        <translation>{2} után {0} elvághatja a láncot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>After {2}, you can cut the chain.</source>
        <translation>{2} után elvághatod a láncot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>If {1} joins both edges with {2}, {0} can now also cut the chain with {3}.</source>
        <translation>Ha {1} összeköti a két szélt ({2}), {0} most már ezzel is elvághatja a láncot: {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>If {1} joins both edges with {2}, you can now also cut the chain with {3}.</source>
        <translation>Ha {1} összeköti a két szélt ({2}), most már ezzel is elvághatod a láncot: {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>If {1} joins both edges with {2}, {0} can still cut the chain with {3}.</source>
        <translation>Ha {1} összeköti a két szélt ({2}), {0} ezzel még elvághatja a láncot: {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>If {1} joins both edges with {2}, you can still cut the chain with {3}.</source>
        <translation>Ha {1} összeköti a két szélt ({2}), ezzel még elvághatod a láncot: {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>But {1} then wins with {2}.</source>
        <translation>De {1} ezután nyer ezzel: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>But you then win with {2}.</source>
        <translation>De ezután te nyersz ezzel: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>But {1} then has {2} ways to win.</source>
        <translation>De {1} ezután {2}-féleképpen is nyerhet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>But you then have {2} ways to win.</source>
        <translation>De te ezután {2}-féleképpen is nyerhetsz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That threatens to win with {2}, and {1} cannot stop it: {0} wins.</source>
        <translation>Ez győzelemmel fenyeget ({2}), és {1} nem tudja kivédeni: {0} nyer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That threatens to win with {2}, and {1} cannot stop it: you win.</source>
        <translation>Ez győzelemmel fenyeget ({2}), és {1} nem tudja kivédeni: nyersz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That threatens to win with {2}, and you cannot stop it: {0} wins.</source>
        <translation>Ez győzelemmel fenyeget ({2}), és nem tudod kivédeni: {0} nyer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes two threats at once, {2}, and {1} cannot stop both: {0} wins.</source>
        <translation>Ez egyszerre két helyen fenyeget ({2}), és {1} nem tudja mindkettőt kivédeni: {0} nyer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes two threats at once, {2}, and {1} cannot stop both: you win.</source>
        <translation>Ez egyszerre két helyen fenyeget ({2}), és {1} nem tudja mindkettőt kivédeni: nyersz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes two threats at once, {2}, and you cannot stop both: {0} wins.</source>
        <translation>Ez egyszerre két helyen fenyeget ({2}), és nem tudod mindkettőt kivédeni: {0} nyer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes {3} threats at once, {2}, and {1} cannot stop them all: {0} wins.</source>
        <translation>Ez egyszerre {3} helyen fenyeget ({2}), és {1} nem tudja mindet kivédeni: {0} nyer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes {3} threats at once, {2}, and {1} cannot stop them all: you win.</source>
        <translation>Ez egyszerre {3} helyen fenyeget ({2}), és {1} nem tudja mindet kivédeni: nyersz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes {3} threats at once, {2}, and you cannot stop them all: {0} wins.</source>
        <translation>Ez egyszerre {3} helyen fenyeget ({2}), és nem tudod mindet kivédeni: {0} nyer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes two threats at once, {0}.</source>
        <translation>Ez egyszerre két helyen fenyeget: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes {1} threats at once, {0}.</source>
        <translation>Ez egyszerre {1} helyen fenyeget: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes {0} threats at once.</source>
        <translation>Ez egyszerre {0} helyen fenyeget.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes two threats at once, {2}; {1} can stop both only with {4}.</source>
        <translation>Ez egyszerre két helyen fenyeget ({2}); {1} csak ezzel védheti ki mindkettőt: {4}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes two threats at once, {2}; you can stop both only with {4}.</source>
        <translation>Ez egyszerre két helyen fenyeget ({2}); csak ezzel védheted ki mindkettőt: {4}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes {3} threats at once, {2}; {1} can stop them all only with {4}.</source>
        <translation>Ez egyszerre {3} helyen fenyeget ({2}); {1} csak ezzel védheti ki mindet: {4}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes {3} threats at once, {2}; you can stop them all only with {4}.</source>
        <translation>Ez egyszerre {3} helyen fenyeget ({2}); csak ezzel védheted ki mindet: {4}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That threatens to join both edges with {2}, but {1} could still cut the chain.</source>
        <translation>Ez a két szél összekötésével fenyeget ({2}), de {1} még elvághatná a láncot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That threatens to join both edges with {2}, but you could still cut the chain.</source>
        <translation>Ez a két szél összekötésével fenyeget ({2}), de még elvághatnád a láncot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That threatens to win with {0}.</source>
        <translation>Ez győzelemmel fenyeget: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That connects {0} with {1}.</source>
        <translation>Összekapcsolódik {0} és {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That connects {0} with {1}: a chain from row {2} to row {3}.</source>
        <translation>Összekapcsolódik {0} és {1}: egyetlen lánc ({2}.–{3}. sor).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That connects {0} with {1}: a chain from column {2} to column {3}.</source>
        <translation>Összekapcsolódik {0} és {1}: egyetlen lánc ({2}–{3} oszlop).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That makes a chain from row {0} to row {1}.</source>
        <translation>Lánc jön létre ({0}.–{1}. sor).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That makes a chain from column {0} to column {1}.</source>
        <translation>Lánc jön létre ({0}–{1} oszlop).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That makes a chain of {0}, from row {1} to row {2}.</source>
        <translation>Lánc jön létre: {0} ({1}.–{2}. sor).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That makes a chain of {0}, from column {1} to column {2}.</source>
        <translation>Lánc jön létre: {0} ({1}–{2} oszlop).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That cuts {0} off from {1}.</source>
        <translation>Ezzel elszakad egymástól {0} és {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>But that connects {2} and {3} for {1}.</source>
        <translation>De {1} így összeköti ezeket: {2} és {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>But that connects {2} and {3} for you.</source>
        <translation>De te így összekötöd ezeket: {2} és {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>But {0} and {1} are no longer connected.</source>
        <translation>De {0} és {1} már nem kapcsolódik össze.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That brings the chain with {0} to the bottom edge.</source>
        <translation>Így a lánc, amelyben {0} van, eléri az alsó szélt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That brings the chain with {0} to the top edge.</source>
        <translation>Így a lánc, amelyben {0} van, eléri a felső szélt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That brings the chain with {0} to the left edge.</source>
        <translation>Így a lánc, amelyben {0} van, eléri a bal szélt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That brings the chain with {0} to the right edge.</source>
        <translation>Így a lánc, amelyben {0} van, eléri a jobb szélt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That stops {1} from cutting {2} off from {3} there.</source>
        <translation>Ez megakadályozza, hogy {1} ott elvágja egymástól ezeket: {2} és {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That stops you from cutting {2} off from {3} there.</source>
        <translation>Ez megakadályozza, hogy ott elvágd egymástól ezeket: {2} és {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That stops {1} from connecting {2} with {3} there.</source>
        <translation>Ez megakadályozza, hogy {1} ott összekösse ezeket: {2} és {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That stops you from connecting {2} with {3} there.</source>
        <translation>Ez megakadályozza, hogy ott összekösd ezeket: {2} és {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>It sleeps there: without an enemy stack next to it, it does not count.</source>
        <translation>Ott alszik: ha nincs mellette ellenséges torony, nem ér pontot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That puts {1}’s {2} to sleep.</source>
        <translation>Ezzel elalszik {1} tornyai közül: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That puts your {2} to sleep.</source>
        <translation>Ezzel elalszik a tornyaid közül: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That wakes {0}’s {2}.</source>
        <translation>Felébred {0} tornyai közül: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That wakes your {2}.</source>
        <translation>Felébred a tornyaid közül: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That puts {0}’s {2} to sleep.</source>
        <translation>Ezzel elalszik {0} tornyai közül: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That wakes {1}’s {2}.</source>
        <translation>Felébred {1} tornyai közül: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That binds {1}’s {2}.</source>
        <translation>Helyhez kötötté válik {1} tornyai közül: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That binds your {2}.</source>
        <translation>Helyhez kötötté válik a tornyaid közül: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>Points after that: {0} {2}, {1} {3} (before: {4} and {5}).</source>
        <translation>Pontállás ezután: {0} {2}, {1} {3} (előtte {4} és {5}).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>Points after that: you {2}, {1} {3} (before: {4} and {5}).</source>
        <translation>Pontállás ezután: te {2}, {1} {3} (előtte {4} és {5}).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>Points after that: {0} {2}, you {3} (before: {4} and {5}).</source>
        <translation>Pontállás ezután: {0} {2}, te {3} (előtte {4} és {5}).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>The points stay as they are: {0} {2}, {1} {3}.</source>
        <translation>A pontállás nem változik: {0} {2}, {1} {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>The points stay as they are: you {2}, {1} {3}.</source>
        <translation>A pontállás nem változik: te {2}, {1} {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>The points stay as they are: {0} {2}, you {3}.</source>
        <translation>A pontállás nem változik: {0} {2}, te {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>No other move leads to such a good score at once.</source>
        <translation>Más lépés után nem lesz azonnal ilyen jó a pontállás.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>No move leads to a better score at once.</source>
        <translation>Egyetlen lépés után sem lesz azonnal jobb a pontállás.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>If {1} passes, too, the game ends: {0} wins {2} to {3}.</source>
        <translation>Ha {1} is passzol, vége a játszmának: {0} nyer, {2}&#xa0;:&#xa0;{3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>If {1} passes, too, the game ends: you win {2} to {3}.</source>
        <translation>Ha {1} is passzol, vége a játszmának: te nyersz, {2}&#xa0;:&#xa0;{3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>If you pass, too, the game ends: {0} wins {2} to {3}.</source>
        <translation>Ha te is passzolsz, vége a játszmának: {0} nyer, {2}&#xa0;:&#xa0;{3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>If {1} passes, too, the game ends: {1} wins {2} to {3}.</source>
        <translation>Ha {1} is passzol, vége a játszmának: {1} nyer, {2}&#xa0;:&#xa0;{3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>If you pass, too, the game ends: you win {2} to {3}.</source>
        <translation>Ha te is passzolsz, vége a játszmának: te nyersz, {2}&#xa0;:&#xa0;{3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>If {1} passes, too, the game ends in a tie.</source>
        <translation>Ha {1} is passzol, a játszma döntetlen lesz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>If you pass, too, the game ends in a tie.</source>
        <translation>Ha te is passzolsz, a játszma döntetlen lesz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>A pass instead ends the game, and {1} wins {2} to {3}.</source>
        <translation>Ehelyett egy passz véget vet a játszmának, és {1} nyer, {2}&#xa0;:&#xa0;{3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>A pass instead ends the game, and you win {2} to {3}.</source>
        <translation>Ehelyett egy passz véget vet a játszmának, és te nyersz, {2}&#xa0;:&#xa0;{3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>No other move gains a point at once.</source>
        <translation>Más lépés sem hoz azonnal pontot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That takes {1}’s {2}.</source>
        <translation>Ezzel {1} elveszti ezt: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That takes your {2}.</source>
        <translation>Ezzel elveszted ezt: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That also takes {0}.</source>
        <translation>Vele jön: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That lets {0} place on {2} as well.</source>
        <translation>Így {0} ide is tehet: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That lets you place on {2} as well.</source>
        <translation>Így ide is tehetsz: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>{1} can no longer place on {2}.</source>
        <translation>{1} ide már nem tehet: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>You can no longer place on {2}.</source>
        <translation>Ide már nem tehetsz: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: Black wins {1}% of the games. Swap.</source>
        <translation>{0}: Fekete a játszmák {1}%-át nyeri. Cserélj.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0} is fair: Black wins {1}% of the games.</source>
        <translation>{0} kiegyenlített: Fekete a játszmák {1}%-át nyeri.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: Black wins {1}% of the games. Do not swap.</source>
        <translation>{0}: Fekete a játszmák {1}%-át nyeri. Ne cserélj.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: Black wins {1}% of the games. The other side should swap.</source>
        <translation>{0}: Fekete a játszmák {1}%-át nyeri. A másik félnek érdemes cserélnie.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: Black wins {1}% of the games. The other side should not swap.</source>
        <translation>{0}: Fekete a játszmák {1}%-át nyeri. A másik félnek nem érdemes cserélnie.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: Black wins with perfect play, which is proven. Swap.</source>
        <translation>{0}: hibátlan játékkal Fekete nyer, ez bizonyított. Cserélj.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0} is a fair first move: swapping or not makes no difference (proven).</source>
        <translation>{0} kiegyenlített első lépés: mindegy, cserélsz-e (bizonyított).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: White wins with perfect play, which is proven. Do not swap.</source>
        <translation>{0}: hibátlan játékkal Fehér nyer, ez bizonyított. Ne cserélj.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>Who wins with perfect play after each first move: 100 means Black, 0 means White.</source>
        <translation>Ki nyer hibátlan játékkal az egyes első lépések után: 100 Feketét jelent, 0 Fehéret.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>Black’s wins in percent after this first move. Square: fair. Triangle up: swap. Triangle down: do not swap.</source>
        <translation>Fekete győzelmei ezután az első lépés után, százalékban. Négyzet: kiegyenlített. Felfelé mutató háromszög: cserélj. Lefelé mutató háromszög: ne cserélj.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} becomes {0}’s.</source>
        <translation>{2} {0} birtokába kerül.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} becomes yours.</source>
        <translation>{2} a tiéd lesz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0}’s stack {2} grows: it becomes {3} high.</source>
        <translation>{0} tornya nő: {2}, új magassága {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>Your stack {2} grows: it becomes {3} high.</source>
        <translation>A tornyod nő: {2}, új magassága {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} becomes {0}’s, and {3} with it.</source>
        <translation>{2} {0} birtokába kerül, és vele: {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} becomes yours, and {3} with it.</source>
        <translation>{2} a tiéd lesz, és vele: {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} flips and becomes {0}’s.</source>
        <translation>{2} átfordul, és {0} birtokába kerül.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} flips and becomes yours.</source>
        <translation>{2} átfordul, és a tiéd lesz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} climbs {3}: {3} becomes {0}’s and {4} high; {1} gets {2}.</source>
        <translation>{2} rálép {3} tornyára: {3} {0} birtokába kerül, magassága {4}; {2} pedig {1} birtokába kerül.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} climbs {3}: {3} becomes yours and {4} high; {1} gets {2}.</source>
        <translation>{2} rálép {3} tornyára: {3} a tiéd lesz, magassága {4}; {2} pedig {1} birtokába kerül.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} climbs {3}: {3} becomes {0}’s and {4} high; you get {2}.</source>
        <translation>{2} rálép {3} tornyára: {3} {0} birtokába kerül, magassága {4}; {2} pedig a tiéd lesz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} climbs {3}: {3} becomes {0}’s and {4} high; {2} is left empty.</source>
        <translation>{2} rálép {3} tornyára: {3} {0} birtokába kerül, magassága {4}; {2} üresen marad.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} climbs {3}: {3} becomes yours and {4} high; {2} is left empty.</source>
        <translation>{2} rálép {3} tornyára: {3} a tiéd lesz, magassága {4}; {2} üresen marad.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} moves to {3}.</source>
        <translation>{2} ide lép: {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} captures {3}.</source>
        <translation>{2} leüti: {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} passes.</source>
        <translation>{0} passzol.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You pass.</source>
        <translation>Passzolsz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>The players swap sides, and White moves next.</source>
        <translation>A játékosok színt cserélnek, és Fehér következik.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You swap sides: Black becomes yours, and White moves next.</source>
        <translation>Színt cserélsz: Fekete lesz a tiéd, és Fehér következik.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>White swaps sides: White becomes yours, and it is your turn.</source>
        <translation>Fehér színt cserél: Fehér lesz a tiéd, és te következel.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} placed on {2}.</source>
        <translation>{0} lépése: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You placed on {2}.</source>
        <translation>A te lépésed: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} placed on {2}: it is {3} high now.</source>
        <translation>{0} lépése: {2}; a torony magassága most {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You placed on {2}: it is {3} high now.</source>
        <translation>A te lépésed: {2}; a torony magassága most {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} placed on {2} and won {3} with it.</source>
        <translation>{0} lépése: {2}; ezzel megszerezte: {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You placed on {2} and won {3} with it.</source>
        <translation>A te lépésed: {2}; ezzel megszerezted: {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} flipped {2}: it is {0}’s now.</source>
        <translation>{0} átfordított egy követ: {2} most az övé.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You flipped {2}: it is yours now.</source>
        <translation>Átfordítottál egy követ: {2} most a tiéd.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} climbed {3}: it is {0}’s now and {4} high; {1} got {2}.</source>
        <translation>{0} rálépett {3} tornyára: most az övé, magassága {4}; {2} pedig {1} birtokába került.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You climbed {3}: it is yours now and {4} high; {1} got {2}.</source>
        <translation>Ráléptél {3} tornyára: most a tiéd, magassága {4}; {2} pedig {1} birtokába került.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} climbed {3}: it is {0}’s now and {4} high; you got {2}.</source>
        <translation>{0} rálépett {3} tornyára: most az övé, magassága {4}; {2} pedig a tiéd lett.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} climbed {3} from {2}: it is {0}’s now and {4} high.</source>
        <translation>{0} rálépett {3} tornyára ({2} felől): most az övé, magassága {4}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You climbed {3} from {2}: it is yours now and {4} high.</source>
        <translation>Ráléptél {3} tornyára ({2} felől): most a tiéd, magassága {4}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} moved from {2} to {3}.</source>
        <translation>{0} lépése: {2}–{3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You moved from {2} to {3}.</source>
        <translation>A te lépésed: {2}–{3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} captured {3} from {2}.</source>
        <translation>{0} ütése: {3} ({2} felől).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You captured {3} from {2}.</source>
        <translation>A te ütésed: {3} ({2} felől).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} passed.</source>
        <translation>{0} passzolt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You passed.</source>
        <translation>Passzoltál.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>The players swapped sides.</source>
        <translation>A játékosok színt cseréltek.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You swapped sides: Black is yours now.</source>
        <translation>Színt cseréltél: mostantól Fekete a tiéd.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>White swapped sides: White is yours now.</source>
        <translation>Fehér színt cserélt: mostantól Fehér a tiéd.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} can climb {3}: {0} gets it, and {1} gets {2}.</source>
        <translation>{2} ide léphet: {3}. Ez {0} birtokába kerül, {2} pedig {1} birtokába.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} can climb {3}: you get it, and {1} gets {2}.</source>
        <translation>{2} ide léphet: {3}. Ez a tiéd lesz, {2} pedig {1} birtokába kerül.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} can move to {1}.</source>
        <translation>{0} ide léphet: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} Chosen twice, it becomes {1} high.</source>
        <translation>{0} Ha kétszer választod ki, a magassága {1} lesz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} can climb {3}: {0} gets it, and {2} is left empty.</source>
        <translation>{2} ide léphet: {3}. Ez {0} birtokába kerül, {2} pedig üresen marad.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} can climb {3}: you get it, and {2} is left empty.</source>
        <translation>{2} ide léphet: {3}. Ez a tiéd lesz, {2} pedig üresen marad.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/message.py"/>
        <source>{0} or {1}</source>
        <translation>{0} vagy {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/connection.py"/>
        <source>Stacks of one color side by side are always connected.</source>
        <translation>A szomszédos, azonos színű tornyok mindig összekapcsolódnak.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>Nobody</source>
        <extracomment>the players; also the subject or object of sentences</extracomment>
        <translation>Senki</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Black</source>
        <translation>Fekete</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>White</source>
        <translation>Fehér</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>Click a point to place a piece.</source>
        <translation>Kattints egy pontra, és tegyél le egy korongot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>The pie rule here swaps sides, not pieces: write swap-sides.</source>
        <translation>A csereszabály itt a színeket cseréli meg, nem a korongokat: ezt írd: swap-sides.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>“{0}” is no move.</source>
        <translation>„{0}” nem lépés.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>“{0}” is no move: write it like {1}.</source>
        <translation>Ez nem lépés: „{0}”. Így írd: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>There is no point {0} on this board.</source>
        <translation>Ezen a táblán nincs ilyen pont: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>This game is played without the pie rule.</source>
        <translation>Ezt a játszmát csereszabály nélkül játsszák.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>White may swap sides only instead of White’s first move.</source>
        <translation>Fehér csak a saját első lépése helyett cserélhet színt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>The board ends there.</source>
        <translation>Ott véget ér a tábla.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>{0} is taken.</source>
        <translation>{0} foglalt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>In this game no piece is ever flipped.</source>
        <translation>Ebben a játékban egyetlen korongot sem lehet átfordítani.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>Nobody may pass in this game.</source>
        <translation>Ebben a játékban nem lehet passzolni.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>{0} and {1} are not next to each other.</source>
        <translation>{0} és {1} nem szomszédok.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>“{0}” is not a stack on this board: write it like d4b or e5wb</source>
        <translation>Ezen a táblán nem létezik ilyen torony: „{0}”. Így írd: d4b vagy e5wb</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>{0} is named twice</source>
        <translation>{0} kétszer szerepel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>There are more than {0} pieces of one color</source>
        <translation>Az egyik színből több mint {0} korong van</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>{0} is {1} high, and no stack here is higher than {2}</source>
        <translation>{0} magassága {1}, és itt egy torony sem lehet magasabb, mint {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>The game would be over here: {0} would have won.</source>
        <translation>Itt már véget érne a játszma: {0} nyert volna.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is sleeping: with no enemy stack next to it, it does not count.</source>
        <translation>{0} alszik: ha nincs mellette ellenséges torony, nem ér pontot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is three high: it stays as it is to the end.</source>
        <translation>{0} három korong magas: a végéig így marad.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is bound: without it the band would break.</source>
        <translation>{0} helyhez kötött: nélküle felbomlana a kötelék.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Only enemy stacks are climbed: the two pieces on top of {0} have one color.</source>
        <translation>Csak ellenséges toronyra lehet rálépni: {0} két felső korongja azonos színű.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>All stacks form one band: {0} and {1} do not.</source>
        <translation>Minden torony egyetlen kötelékbe tartozik: {0} és {1} nem.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} is taken: a new piece goes onto an empty point.</source>
        <translation>{0} foglalt: új korong csak üres pontra kerülhet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Nothing goes onto {0}: you have no pieces left. Move a stack, or pass.</source>
        <translation>Ide nem tehetsz: {0}. Nincs több korongod. Lépj egy toronnyal, vagy passzolj.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} cannot move yet: Black first places a second piece.</source>
        <translation>{0} még nem léphet: előbb Fekete letesz egy második korongot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} cannot move: there is no enemy stack next to it.</source>
        <translation>{0} nem léphet: nincs mellette ellenséges torony.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} cannot move: with any enemy stack next to it, it would be more than three high.</source>
        <translation>{0} nem léphet: bármelyik szomszédos ellenséges toronnyal együtt magasabb lenne háromnál.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is yours: it may move onto an enemy stack next to it.</source>
        <translation>{0} a tiéd: ráléphet egy szomszédos ellenséges toronyra.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>There is nothing to move on {0}.</source>
        <translation>Itt nincs mivel lépni: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>You move only your own stacks: {0} is {1}’s.</source>
        <translation>Csak a saját tornyaiddal léphetsz: {0} {1} tornya.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is empty: a stack moves only onto an enemy stack.</source>
        <translation>{0} üres: torony csak ellenséges toronyra léphet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is yours already: a stack moves only onto an enemy stack.</source>
        <translation>{0} már a tiéd: torony csak ellenséges toronyra léphet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Stacks are at most three high: {0} and {1} together would be {2}.</source>
        <translation>Egy torony legfeljebb három magas: {0} és {1} együtt {2} lenne.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>You may pass only with no pieces left in your hand.</source>
        <translation>Csak akkor passzolhatsz, ha már nincs korong a készletedben.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>A stack moves one step: {0} and {1} are not next to each other.</source>
        <translation>Egy torony csak egyet léphet: {0} és {1} nem szomszédok.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Board</source>
        <extracomment>a choice between kinds of boards</extracomment>
        <translation>Tábla</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Hexagon</source>
        <translation>Hatszög</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>37 points in a hexagon, each with up to six neighbors.</source>
        <translation>37 pont hatszög alakban, mindegyiknek legfeljebb hat szomszédja van.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>49 points in a square; diagonal neighbors are neighbors, too: sharper.</source>
        <translation>49 pont négyzet alakban; az átlós szomszéd is szomszéd: élesebb játék.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>49 points in squares and triangles, each with two to five neighbors.</source>
        <translation>49 pont négyzetekből és háromszögekből, mindegyiknek két-öt szomszédja van.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Climb enemy stacks, but keep all stacks in one group; at the end only stacks next to an enemy count.</source>
        <translation>Lépj rá az ellenséges tornyokra, de tartsd egyetlen csoportban az összes tornyot; a végén csak az ér pontot, ami mellett ellenfél áll.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Square</source>
        <translation>Négyzet</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>A new piece goes next to a stack: there is none next to {0}.</source>
        <translation>Új korong csak torony mellé kerülhet: {0} mellett nincs.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Snub square</source>
        <translation>Pisze négyzet</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>{0}: Black has {1} and White has {2} of its {3} corners.</source>
        <translation>{0}: a sarkok száma {3}, ebből Feketéé {1}, Fehéré {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>You may place in the space {0} only with exactly half of its {2} corners: you have {1}.</source>
        <translation>Erre a mezőre ({0}) csak akkor tehetsz, ha a sarkainak pontosan a fele a tiéd: a {2} sarokból {1} a tiéd.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>{0} is a space: you place only on vertices, where lines cross.</source>
        <translation>{0} mező: csak rácspontra tehetsz, ahol vonalak metszik egymást.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>Stones of one color in a space and on its corner are always connected.</source>
        <translation>Azonos színű kövek egy mezőn és annak sarkán mindig összekapcsolódnak.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>Stones of one color in spaces side by side are connected.</source>
        <translation>Azonos színű kövek szomszédos mezőkön összekapcsolódnak.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>Two stones are not connected by the line between them.</source>
        <translation>Két követ nem kapcsol össze a köztük lévő vonal.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>Take the corners of a space to win it, and connect your two edges.</source>
        <translation>Foglald el egy mező sarkait, és tiéd a mező; kösd össze a két széledet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>Click where two lines cross to place a stone.</source>
        <translation>Kattints oda, ahol két vonal keresztezi egymást, és tegyél le egy követ.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>spaces</source>
        <translation>mező</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Diagonal neighbors of one color are connected, as they are in no crosscut.</source>
        <translation>Az átlósan szomszédos, azonos színű tornyok összekapcsolódnak, mert nincsenek keresztvágásban.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In this crosscut {0} and {1} are connected: both are higher than {2}.</source>
        <translation>Ebben a keresztvágásban {0} és {1} összekapcsolódik: mindkettő magasabb, mint {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In this crosscut {0} and {1} are connected: {0} is as high as {2}, and {1} is higher than {3}.</source>
        <translation>Ebben a keresztvágásban {0} és {1} összekapcsolódik: {0} ugyanolyan magas, mint {2}, és {1} magasabb, mint {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In this crosscut {0} and {1} are cut: {0} is not higher than {2}.</source>
        <translation>Ebben a keresztvágásban {0} és {1} el van vágva: {0} nem magasabb, mint {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In this crosscut {0} and {1} are cut: {0} is lower than {2}.</source>
        <translation>Ebben a keresztvágásban {0} és {1} el van vágva: {0} alacsonyabb, mint {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In this crosscut {0} and {1} are cut: {0} is only as high as {2}, and {1} is not higher than {3}.</source>
        <translation>Ebben a keresztvágásban {0} és {1} el van vágva: {0} csak ugyanolyan magas, mint {2}, és {1} nem magasabb, mint {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} is taken: a new piece goes onto an empty point or a stack of yours.</source>
        <translation>{0} foglalt: új korong csak üres pontra vagy saját toronyra kerülhet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} can neither grow nor climb: no stack beside it has its height.</source>
        <translation>{0} se nem nőhet, se nem léphet: nincs mellette azonos magasságú torony.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} is yours: its top piece may move onto an enemy stack beside it.</source>
        <translation>{0} a tiéd: a felső korongja ráléphet egy szomszédos ellenséges toronyra.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} cannot move: it shares no crosscut with an enemy stack of its height.</source>
        <translation>{0} nem léphet: nincs közös keresztvágása azonos magasságú ellenséges toronnyal.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} cannot move: no enemy stack above, below, left or right of it has its height.</source>
        <translation>{0} nem léphet: se fölötte, se alatta, se balra, se jobbra nincs azonos magasságú ellenséges torony.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} is empty: a piece moves only onto an enemy stack.</source>
        <translation>{0} üres: korong csak ellenséges toronyra léphet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} is yours already: a piece moves only onto an enemy stack.</source>
        <translation>{0} már a tiéd: korong csak ellenséges toronyra léphet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A piece moves only between stacks of the same height: {0} is {1} high, and {2} is {3}.</source>
        <translation>Korong csak azonos magasságú tornyok között léphet: {0} magassága {1}, {2} magassága {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Here a piece moves only within a crosscut, and {0} and {1} share none.</source>
        <translation>Itt korong csak keresztvágáson belül léphet, és {0} meg {1} nincs közös keresztvágásban.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A piece moves one point up, down, left or right: {0} and {1} are not side by side.</source>
        <translation>Egy korong egy pontot léphet felfelé, lefelé, balra vagy jobbra: {0} és {1} nem szomszédok.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Connection</source>
        <extracomment>a rule that can be chosen: what counts as connected</extracomment>
        <translation>Kapcsolódás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Plain</source>
        <extracomment>the plain rule of connection</extracomment>
        <translation>Egyszerű</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In a crosscut, two stacks are connected when both are higher than the lower enemy stack.</source>
        <translation>Keresztvágásban két torony akkor kapcsolódik össze, ha mindkettő magasabb az alacsonyabb ellenséges toronynál.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Tiebreak</source>
        <extracomment>the rule of connection in which the second highest stacks break ties</extracomment>
        <translation>Döntő magasság</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>As plain; and an equal lower stack is enough when the higher one beats the higher enemy stack.</source>
        <translation>Mint az egyszerű; de az alacsonyabb torony lehet ugyanolyan magas is, ha a magasabb felülmúlja a magasabb ellenséges tornyot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Movement</source>
        <extracomment>a rule that can be chosen: where pieces may move</extracomment>
        <translation>Lépések</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Anywhere</source>
        <extracomment>pieces may move anywhere</extracomment>
        <translation>Bárhol</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A piece may move onto any enemy stack of the same height beside it.</source>
        <translation>Egy korong bármelyik szomszédos, azonos magasságú ellenséges toronyra ráléphet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In crosscuts</source>
        <extracomment>pieces may move in crosscuts only</extracomment>
        <translation>Keresztvágásban</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A piece may move only between two stacks of the same crosscut.</source>
        <translation>Egy korong csak ugyanannak a keresztvágásnak két tornya között léphet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Growth</source>
        <extracomment>a rule that can be chosen: whether stacks grow without climbing</extracomment>
        <translation>Növekedés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>None</source>
        <extracomment>stacks grow by climbing only</extracomment>
        <translation>Nincs</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A new piece goes onto an empty point.</source>
        <translation>Az új korong üres pontra kerül.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Beside equals</source>
        <extracomment>stacks grow beside stacks of the same height</extracomment>
        <translation>Egyforma mellett</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A new piece may also go onto a stack of your own that is as high as a stack beside it.</source>
        <translation>Az új korong saját toronyra is kerülhet, ha az ugyanolyan magas, mint egy mellette álló torony.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Start</source>
        <comment>what the board begins with</comment>
        <translation>Kezdés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Empty board</source>
        <translation>Üres tábla</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>The board starts empty.</source>
        <translation>A tábla kezdetben üres.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Checkered, Black on a1</source>
        <translation>Sakktáblaminta, a1: Fekete</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>The board starts full of single pieces, black and white in turn, with a black one on a1.</source>
        <translation>A tábla kezdetben tele van egyes korongokkal, feketékkel és fehérekkel felváltva, az a1-en fekete áll.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Checkered, White on a1</source>
        <translation>Sakktáblaminta, a1: Fehér</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>The board starts full of single pieces, black and white in turn, with a white one on a1.</source>
        <translation>A tábla kezdetben tele van egyes korongokkal, feketékkel és fehérekkel felváltva, az a1-en fehér áll.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Place pieces and climb onto enemy stacks to connect your two edges; in a crosscut, height decides.</source>
        <translation>Tegyél le korongokat, és lépj rá az ellenséges tornyokra, hogy összekösd a két széledet; keresztvágásban a magasság dönt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/fast_conquare.py"/>
        <source>Two corners of a space already win it: take them, and connect your two edges.</source>
        <translation>Már két sarokkal megszerezhető egy mező: foglald el őket, és kösd össze a két széledet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/fast_quabble.py"/>
        <source>Half of the light squares around a dark one already win it: take them, and connect your two edges.</source>
        <translation>Egy sötét mező a körülötte lévő világosak felével már megszerezhető: foglald el őket, és kösd össze a két széledet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Click a light square to place a stone.</source>
        <translation>Kattints egy világos mezőre, és tegyél le egy követ.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Both control it.</source>
        <translation>Mindketten uralják.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0} controls it.</source>
        <translation>{0} uralja.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Both contest it.</source>
        <translation>Mindketten vitatják.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0} contests it.</source>
        <translation>{0} vitatja.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Nobody controls or contests it.</source>
        <translation>Senki sem uralja és nem is vitatja.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0} is taken: a stone goes onto an empty place.</source>
        <translation>{0} foglalt: követ csak üres helyre lehet tenni.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>The dark square {0} cannot be placed on: {1} light squares have no half. It comes along once {2} are yours.</source>
        <translation>Erre a sötét mezőre ({0}) senki sem tehet: {1} világos szomszédnak nincs fele. Akkor lesz a tiéd, ha közülük {2} a tiéd.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0}: Black has {1} and White has {2} of its {3} light squares.</source>
        <translation>{0}: a világos szomszédok száma {3}, ebből Feketéé {1}, Fehéré {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0} is a dark square: you place on light squares only.</source>
        <translation>{0} sötét mező: csak világos mezőre tehetsz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>In this game no stone is ever moved.</source>
        <translation>Ebben a játékban egyetlen kő sem mozdul el a helyéről.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0} is empty, and {1} controls it: a stone would have come there by itself</source>
        <translation>{0} üres, pedig {1} uralja: ide magától került volna kő</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>In this game no stone is ever moved: the one on {0} stays there.</source>
        <translation>Ebben a játékban egyetlen kő sem mozdul el a helyéről: {0} köve ott marad.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>In this game no stone is ever flipped.</source>
        <translation>Ebben a játékban egyetlen követ sem lehet átfordítani.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>You may place on the dark square {0} only with exactly half of its {2} light squares: you have {1}.</source>
        <translation>Erre a sötét mezőre ({0}) csak akkor tehetsz, ha a világos szomszédainak pontosan a fele a tiéd: a {2} szomszédból {1} a tiéd.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Stones of one color side by side are always connected.</source>
        <translation>A szomszédos, azonos színű kövek mindig összekapcsolódnak.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Stones of one color on diagonal dark squares are connected.</source>
        <translation>Az átlósan szomszédos sötét mezőkön lévő, azonos színű kövek összekapcsolódnak.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Stones on diagonal light squares are not connected.</source>
        <translation>Az átlósan szomszédos világos mezőkön lévő kövek nem kapcsolódnak össze.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Take light squares to win the dark ones between them, and connect your two edges.</source>
        <translation>Foglald el a világos mezőket, szerezd meg a köztük lévő sötéteket, és kösd össze a két széledet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>{0}: Black has {1} and White has {2} of its {3} lines of sight.</source>
        <translation>{0}: a látóvonalak száma {3}, ebből Feketéé {1}, Fehéré {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>The stone on {0} can be flipped: write {0}*.</source>
        <translation>Ez a kő ({0}) átfordítható: ezt írd: {0}*.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>You may place on {0} only with at least half of its {2} lines of sight: you have {1}.</source>
        <translation>Ide ({0}) csak akkor tehetsz, ha a látóvonalainak legalább a fele a tiéd: a {2} vonalból {1} a tiéd.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>There is no enemy stone to flip on {0}.</source>
        <translation>Itt nincs átfordítható ellenséges kő: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>{0} is a light square: only stones on dark squares are flipped.</source>
        <translation>{0} világos mező: csak sötét mezőn álló követ lehet átfordítani.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>You may flip the stone on {0} only with more than half of its {2} lines of sight: you have {1}.</source>
        <translation>Ezt a követ ({0}) csak akkor fordíthatod át, ha a látóvonalainak több mint a fele a tiéd: a {2} vonalból {1} a tiéd.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>You pass only when you have no other move.</source>
        <translation>Csak akkor passzolhatsz, ha nincs más lépésed.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>Connect your two edges: take light squares, dark ones that you see from enough sides, or flip stones there.</source>
        <translation>Kösd össze a két széledet: foglalj el világos mezőket és olyan sötéteket, amelyeket elég oldalról látsz, vagy fordítsd át az ott álló köveket.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>Drills</source>
        <extracomment>mistakes from one’s own games, asked again</extracomment>
        <translation>Gyakorlatok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Positions that you got wrong, asked again</source>
        <translation>Állások, amelyekben hibáztál, hogy újra megpróbáld</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Next drill</source>
        <translation>Következő gyakorlat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>The next one that is due</source>
        <translation>A következő, amely esedékes</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Hint for the drill</source>
        <translation>Tipp a gyakorlathoz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Show me a good move</source>
        <translation>Mutass egy jó lépést</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Point at the place where a good move begins; that counts as a wrong answer</source>
        <translation>Megmutatja, hol kezdődik egy jó lépés; ez hibás válasznak számít</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Make the best move that is known; that counts as a wrong answer</source>
        <translation>Megteszi a legjobb ismert lépést; ez hibás válasznak számít</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Show me</source>
        <translation>Mutasd</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>What answers this move?</source>
        <translation>Mi a válasz erre a lépésre?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Let the bot answer the move</source>
        <translation>A gép válaszoljon a lépésre</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Why not?</source>
        <translation>Miért nem?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Try the drill again</source>
        <translation>Gyakorlat újra</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Take the move back, and look for a better one</source>
        <translation>Vond vissza a lépést, és keress jobbat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Try again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Leave the drills</source>
        <translation>Kilépés a gyakorlatokból</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Back to your game</source>
        <translation>Vissza a játszmádhoz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Leave</source>
        <translation>Kilépés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Learn this game</source>
        <translation>Tanuld meg ezt a játékot</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>The lesson about the game on the board</source>
        <translation>A táblán lévő játék leckéje</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>All lessons</source>
        <translation>Minden lecke</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Guided game</source>
        <translation>Vezetett játszma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Play level 1 of the bot, which asks before a move that loses; the game is not rated</source>
        <translation>A gép 1. szintje ellen, amely rákérdez a vesztő lépésekre; a játszma nem értékelt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Your progress</source>
        <translation>Haladásod</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>What you have learned, what comes next, and how strong you are</source>
        <translation>Amit megtanultál, ami következik, és milyen erős vagy</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>The next step of the lesson</source>
        <translation>A lecke következő feladata</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Next step</source>
        <translation>Következő feladat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>The step before</source>
        <translation>Az előző feladat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Previous step</source>
        <extracomment>to the step before</extracomment>
        <translation>Előző feladat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Previous</source>
        <comment>a step of a lesson</comment>
        <translation>Előző</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Make the move that is looked for</source>
        <translation>Megteszi a keresett lépést</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Leave the lesson</source>
        <translation>Kilépés a leckéből</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Shapes</source>
        <translation>Alakzatok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Patterns that experts know, with what is proven about them</source>
        <translation>Minták, amelyeket a jó játékosok ismernek, és ami bizonyított róluk</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Next case</source>
        <translation>Következő eset</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>The same shape with other heights, or with less room</source>
        <translation>Ugyanez az alakzat más magasságokkal vagy kevesebb hellyel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Next shape</source>
        <translation>Következő alakzat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>The next shape of this game</source>
        <translation>A játék következő alakzata</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Leave the shape</source>
        <translation>Alakzat elhagyása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Back to what was on the board before</source>
        <translation>Vissza ahhoz, ami előtte a táblán volt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Game</source>
        <translation>&amp;Játszma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Edit</source>
        <translation>&amp;Szerkesztés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Play</source>
        <translation>Já&amp;ték</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Moves</source>
        <translation>&amp;Lépések</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Review</source>
        <translation>&amp;Kiértékelés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Learn</source>
        <translation>T&amp;anulás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;View</source>
        <translation>&amp;Nézet</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Help</source>
        <translation>Sú&amp;gó</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>Study</source>
        <translation>Tanulmány</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>Share</source>
        <translation>Megosztás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>Question before a move</source>
        <translation>Kérdés lépés előtt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>Game with a friend elsewhere</source>
        <translation>Játszma egy távoli baráttal</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>This lesson</source>
        <translation>Ez a lecke</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>This puzzle</source>
        <translation>Ez a feladvány</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>This shape</source>
        <translation>Ez az alakzat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>This drill</source>
        <translation>Ez a gyakorlat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>Theme</source>
        <translation>Téma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>Same as system</source>
        <translation>A rendszer szerint</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Puzzle of the day</source>
        <translation>A nap feladványa</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Today’s puzzle, of a game that you know</source>
        <translation>A mai feladvány egy olyan játékból, amelyet ismersz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>All puzzles</source>
        <translation>Minden feladvány</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Next puzzle</source>
        <translation>Következő feladvány</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>The next one that you have not solved yet</source>
        <translation>A következő, amelyet még nem oldottál meg</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Hint for the puzzle</source>
        <translation>Tipp a feladványhoz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Point at the place where the move begins; the puzzle does not count as solved then</source>
        <translation>Megmutatja, hol kezdődik a lépés; a feladvány ekkor nem számít megoldottnak</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Show me the move</source>
        <translation>Mutasd a lépést</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Make the move that is looked for; the puzzle does not count as solved then</source>
        <translation>Megteszi a keresett lépést; a feladvány ekkor nem számít megoldottnak</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Why does it fail?</source>
        <translation>Miért nem jó?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Try the puzzle again</source>
        <translation>Feladvány újra</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Take the move back, or begin the puzzle anew</source>
        <translation>Vond vissza a lépést, vagy kezdd elölről a feladványt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Leave the puzzle</source>
        <translation>Kilépés a feladványból</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>New game…</source>
        <translation>Új játszma…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Play again</source>
        <translation>Új játszma ugyanígy</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The next game of the match: the same again, with the colors changed</source>
        <translation>A mérkőzés következő játszmája: ugyanaz még egyszer, fordított színekkel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Open…</source>
        <translation>Megnyitás…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Library</source>
        <translation>Játszmatár</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>All your games</source>
        <translation>Minden játszmád</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Save a copy</source>
        <translation>Másolat mentése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Every game is saved by itself; this makes a copy to keep elsewhere</source>
        <translation>Minden játszma magától mentődik; ez egy máshol megőrizhető másolatot készít</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Save a copy as…</source>
        <translation>Másolat mentése másként…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Picture of the board…</source>
        <translation>Kép a tábláról…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The board as PNG, SVG or PDF</source>
        <translation>A tábla PNG, SVG vagy PDF formátumban</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Diagrams of the game…</source>
        <translation>A játszma ábrái…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The whole game as a PDF to print</source>
        <translation>Az egész játszma nyomtatható PDF-ben</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Web page of the game…</source>
        <translation>A játszma weboldala…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Replays the game in any browser</source>
        <translation>Bármely böngészőben lejátssza a játszmát</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Change players…</source>
        <translation>Játékosok cseréje…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Quit</source>
        <translation>Kilépés a programból</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Take back</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Take back moves until it is your turn again</source>
        <translation>Lépések visszavonása, amíg újra te nem következel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Take back</source>
        <comment>a button with little room</comment>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Redo</source>
        <translation>Mégis</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Copy game as text</source>
        <translation>Játszma másolása szövegként</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Copy picture of the board</source>
        <translation>A tábla képének másolása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Paste game</source>
        <translation>Játszma beillesztése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Preferences…</source>
        <translation>Beállítások…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Swap sides</source>
        <translation>Színcsere</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Take over Black and its first move; your opponent plays White</source>
        <translation>Átveszed Feketét és az első lépését; Fehérrel az ellenfeled játszik</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/move_names.py"/>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Pass</source>
        <extracomment>a command: give up this turn</extracomment>
        <translation>Passz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/move_names.py"/>
        <source>a pass</source>
        <extracomment>a move within a sentence, as in “After {1}, {0} can win”; where one begins, it gets a capital by itself</extracomment>
        <translation>passz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/move_names.py"/>
        <source>a swap</source>
        <extracomment>a move within a sentence, as in “{0} is better.”; where one begins, it gets a capital by itself</extracomment>
        <translation>csere</translation>
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
        <translation>Egy lépés, és hogy miért jó</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Resign</source>
        <translation>Feladás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Let the bot move</source>
        <extracomment>said to the bot</extracomment>
        <translation>Lépjen a gép</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Let the bot move for this side, or at once if it is thinking</source>
        <translation>A gép lépjen e fél helyett, vagy ha gondolkodik, lépjen azonnal</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Go on</source>
        <extracomment>after a pause</extracomment>
        <translation>Folytatás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Invite by message…</source>
        <translation>Meghívás üzenetben…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Invite over the network…</source>
        <translation>Meghívás hálózaton…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>A game with a friend whose program connects to yours</source>
        <translation>Játszma egy baráttal, akinek a programja a tiédhez csatlakozik</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Join over the network…</source>
        <translation>Csatlakozás hálózaton…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>A game to which a friend has invited you directly</source>
        <translation>Játszma, amelyre egy barátod közvetlenül meghívott</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Show the invitation</source>
        <translation>Meghívó megmutatása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>What your friend needs to know to join this game</source>
        <translation>Amit a barátodnak tudnia kell, hogy csatlakozhasson</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Accept</source>
        <translation>Elfogadás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Accept what your friend has offered</source>
        <translation>Elfogadod, amit a barátod ajánlott</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Decline</source>
        <translation>Elutasítás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Decline what your friend has offered</source>
        <translation>Elutasítod, amit a barátod ajánlott</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Copy your answer</source>
        <translation>Válaszod másolása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Copy the invitation</source>
        <translation>Meghívó másolása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>A game with a friend elsewhere, by messages that you send each other</source>
        <translation>Játszma egy távoli baráttal, egymásnak küldött üzenetekkel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>More of the hint</source>
        <translation>Több a tippről</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>How both would go on, and then the move on the board</source>
        <translation>Hogyan folytatnátok mindketten, aztán a lépés a táblán</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>More</source>
        <extracomment>on a button: more of the hint that is shown</extracomment>
        <translation>Több</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Choose another move</source>
        <translation>Másik lépés választása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Do without the move in question</source>
        <translation>A kérdéses lépés nélkül folytatod</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Think again</source>
        <translation>Újragondolom</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Play it anyway</source>
        <translation>Mégis meglépem</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Make the move in question; the same move again does that, too</source>
        <translation>A kérdéses lépés megtétele; ugyanaz a lépés még egyszer is ezt teszi</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Copy the message for your friend</source>
        <translation>A barátodnak szóló üzenet másolása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>A text with the whole game, to be sent to your friend</source>
        <translation>Szöveg az egész játszmával, hogy elküldd a barátodnak</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The text with which your friend begins the game, to be sent to them</source>
        <translation>A szöveg, amellyel a barátod elkezdi a játszmát: ezt küldd el neki</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Prepare answers</source>
        <translation>Válaszok előkészítése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Answers to moves that your friend may make, played at once when they come; nobody else sees them</source>
        <translation>Válaszok a barátod lehetséges lépéseire; amint a lépés megjön, a program megteszi a választ; senki más nem látja őket</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Stop preparing answers</source>
        <translation>Az előkészítés befejezése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Back to your game; what is prepared stays</source>
        <translation>Vissza a játszmádhoz; amit előkészítettél, megmarad</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Done</source>
        <extracomment>a button that ends preparing answers</extracomment>
        <translation>Kész</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Allow take-back</source>
        <translation>Visszavonás engedélyezése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Allow</source>
        <translation>Engedem</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Refuse take-back</source>
        <translation>Visszavonás megtagadása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The game stays as it is</source>
        <translation>A játszma úgy marad, ahogy van</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Refuse</source>
        <translation>Nem engedem</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Keep my version</source>
        <translation>Az én folytatásom maradjon</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The game goes on as it stands here</source>
        <translation>A játszma úgy megy tovább, ahogy itt áll</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Keep mine</source>
        <translation>Az enyém maradjon</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Your friend’s latest move is taken back</source>
        <translation>A barátod visszavonja a legutóbbi lépését</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Use my friend’s version</source>
        <translation>A barátom folytatása legyen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The game goes on as your friend has it</source>
        <translation>A játszma úgy megy tovább, ahogy a barátodnál áll</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Take theirs</source>
        <translation>Az övé legyen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>To the start</source>
        <translation>Az elejére</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>One move back</source>
        <translation>Egy lépés vissza</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>One move forward</source>
        <translation>Egy lépés előre</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>To the end</source>
        <translation>A végére</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Previous variation</source>
        <translation>Előző változat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Next variation</source>
        <translation>Következő változat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Make this the main line</source>
        <translation>Legyen ez a főváltozat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>This variation becomes the game itself</source>
        <translation>Ez a változat lesz maga a játszma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Delete from here</source>
        <translation>Törlés innentől</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Delete this move and all that follows it</source>
        <translation>Ennek a lépésnek és folytatásának törlése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Undo change to moves</source>
        <translation>Lépések módosításának visszavonása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Bring deleted moves back</source>
        <translation>A törölt lépések visszahozása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Play on from here…</source>
        <translation>Folytatás innen…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>A new game with these moves, against a friend or the bot</source>
        <translation>Új játszma ezekkel a lépésekkel, egy barát vagy a gép ellen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Play it out</source>
        <translation>Végigjátszás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Begin a game from this position of an exercise, from either side</source>
        <translation>Játszma kezdése a feladatnak ebből az állásából, bármelyik oldallal</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Set up a position…</source>
        <translation>Állás felállítása…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Put pieces on this board as you like, and play on from there</source>
        <translation>Rakd fel a korongokat tetszés szerint, és játssz onnan tovább</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Write a comment</source>
        <translation>Megjegyzés írása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Play with the keyboard</source>
        <translation>Játék a billentyűzettel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Play with the arrow keys, Enter and Escape</source>
        <translation>Játssz a nyilakkal, az Enter és az Escape billentyűvel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Type a move</source>
        <translation>Lépés beírása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Flip board</source>
        <extracomment>turn it upside down</extracomment>
        <translation>Tábla megfordítása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Show connections</source>
        <extracomment>a layer on the board that shows what the rules say</extracomment>
        <translation>Kapcsolatok mutatása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>What is connected, cut or contested, also after the move under the pointer</source>
        <translation>Mi kapcsolódik össze, mi van elvágva és mi vitatott, a mutató alatti lépés után is</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Show fair first moves</source>
        <translation>Kiegyenlített első lépések mutatása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>How often Black wins after it, as long searches tell; a game with this help is not rated</source>
        <translation>Milyen gyakran nyer utána Fekete, hosszú keresések szerint; az ilyen segítséggel játszott játszma nem értékelt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Show fairness</source>
        <translation>Kiegyenlítettség</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Sounds</source>
        <translation>Hangok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Short sounds for moves, refusals, the clock and the end</source>
        <translation>Rövid hangok a lépésekhez, elutasításokhoz, az órához és a játszma végéhez</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Analysis</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Show what the bot would play here</source>
        <translation>Megmutatja, mit lépne itt a gép</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Review game</source>
        <translation>Játszma kiértékelése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Look at every position, and find where it was lost</source>
        <translation>Minden állást megnéz, és megkeresi, hol dőlt el a játszma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Review</source>
        <translation>Kiértékelés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Next mistake</source>
        <translation>Következő hiba</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Next</source>
        <comment>a mistake</comment>
        <translation>Következő</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Previous mistake</source>
        <translation>Előző hiba</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Previous</source>
        <comment>a mistake</comment>
        <translation>Előző</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Try it yourself</source>
        <translation>Próbáld ki te</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Go to the position before this mistake and find a better move</source>
        <translation>Menj a hiba előtti állásra, és keress jobb lépést</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Other games from here</source>
        <translation>Más játszmák innen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>What was played from this position in your games, or those of a folder or file, and how it went</source>
        <translation>Mit léptek ebből az állásból a játszmáidban, vagy egy mappa vagy fájl játszmáiban, és hogyan végződött</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Report on games</source>
        <translation>Jelentés a játszmákról</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Results, first moves, mistakes and ratings over the games of your library</source>
        <translation>Eredmények, első lépések, hibák és értékszámok a játszmatárad játszmáiról</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Why not this move?</source>
        <translation>Miért nem ez a lépés?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Make a move on the board, and see what answers it; your game stays as it is</source>
        <translation>Lépj a táblán, és nézd meg, mi a válasz; a játszmád változatlan marad</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Leave the question</source>
        <translation>Kilépés a kérdésből</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Look at the shape</source>
        <translation>Az alakzat megnézése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The page of the shape that was just named; your game waits</source>
        <translation>Az imént említett alakzat oldala; a játszmád vár</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Side panel</source>
        <translation>Oldalsáv</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Moves, analysis, review and other games beside the board</source>
        <translation>Lépések, elemzés, kiértékelés és más játszmák a tábla mellett</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Board only</source>
        <translation>Csak a tábla</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Hide all but board and players; Escape leaves</source>
        <translation>A táblán és a játékosokon kívül minden eltűnik; az Escape visszahozza</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Full screen</source>
        <translation>Teljes képernyő</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Rules of this game</source>
        <translation>E játék szabályai</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Keyboard shortcuts</source>
        <translation>Gyorsbillentyűk</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Symbols on the board</source>
        <translation>Jelek a táblán</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>What each sign on the board means</source>
        <translation>Mit jelentenek a táblán látható jelek</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>About Escabel</source>
        <translation>Az Escabel névjegye</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Check for updates…</source>
        <translation>Frissítések keresése…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>Your games</source>
        <translation>Játszmáid</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>Your settings</source>
        <translation>Beállításaid</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>Error log</source>
        <translation>Hibanapló</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>Drills: %n due today</source>
        <translation>
            <numerusform>Gyakorlatok: ma %n esedékes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>The next one comes back today at {0}.</source>
        <translation>A következő még ma visszatér, ekkor: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>The next one comes tomorrow.</source>
        <translation>A következő holnap kerül sorra.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>The next one comes on {0}.</source>
        <translation>A következő ekkor kerül sorra: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>Nothing more is due: {0} of {1} right at the first try.</source>
        <translation>Több nem esedékes. Elsőre helyes: {0}&#xa0;/&#xa0;{1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>Also good: {0}.</source>
        <translation>Ez is jó: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Win at once</source>
        <translation>Azonnali nyerés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Stop a win</source>
        <translation>Nyerés kivédése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Double threat</source>
        <translation>Kettős fenyegetés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Forcing moves</source>
        <translation>Kényszerítő lépések</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Win the race</source>
        <translation>Versenyfutás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Block the way</source>
        <translation>Útelzárás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Cut a chain</source>
        <translation>Láncvágás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Connect chains</source>
        <translation>Láncok összekötése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Reach an edge</source>
        <translation>Szél elérése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Climb</source>
        <translation>Rálépés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Flip a stone</source>
        <translation>Kő átfordítása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>What comes along</source>
        <translation>Ami vele jön</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Contested places</source>
        <translation>Vitatott helyek</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Sleeping stacks</source>
        <translation>Alvó tornyok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Bound stacks</source>
        <translation>Helyhez kötött tornyok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>When to pass</source>
        <translation>Mikor passzoljunk</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Count the end</source>
        <translation>A végső számolás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>A quiet move</source>
        <translation>Csendes lépés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Win at once: one move decides the game.</source>
        <translation>Azonnali nyerés: egyetlen lépés eldönti a játszmát.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Double threat: a move threatens more than one reply can stop.</source>
        <translation>Kettős fenyegetés: egy lépés többel fenyeget, mint amit egy válasz kivédhet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Forcing moves: each move threatens to win, so that it has to be answered.</source>
        <translation>Kényszerítő lépések: minden lépés nyeréssel fenyeget, ezért válaszolni kell rá.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Win the race: both are close to winning, and the move runs on instead of blocking.</source>
        <translation>Versenyfutás: mindketten közel vannak a nyeréshez, és a lépés továbbhalad, ahelyett hogy elzárná az utat.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Connect chains: the move joins chains of the same color.</source>
        <translation>Láncok összekötése: a lépés azonos színű láncokat köt össze.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Sleeping stacks: a move puts enemy stacks to sleep, or wakes one’s own.</source>
        <translation>Alvó tornyok: egy lépés ellenséges tornyokat altat el, vagy sajátokat ébreszt fel.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0}, {1} points</source>
        <translation>{0}, {1} pont</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0}: the bot finds it from level {1} ({2}) on.</source>
        <translation>{0}; a gép már ezen a szinten megtalálja: {1} ({2}).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>You would solve about {0}% of such puzzles.</source>
        <translation>Az ilyen feladványoknak körülbelül {0}%-át oldanád meg.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Your puzzle rating in this game is not known yet: a few answers more will tell.</source>
        <translation>A feladványos értékszámod ebben a játékban még nem ismert: néhány további válasz majd megmutatja.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Your puzzle rating in this game: about {0} so far</source>
        <translation>Feladványos értékszámod ebben a játékban: eddig körülbelül {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Your puzzle rating in this game: {0} ({1})</source>
        <translation>Feladványos értékszámod ebben a játékban: {0} ({1})</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0} {1} of {2}</source>
        <translation>{0} {1}&#xa0;/&#xa0;{2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Course: {0}</source>
        <translation>Sorozat: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Course: all puzzles</source>
        <translation>Sorozat: minden feladvány</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Round {0}: {1} of {2} answered, {3} right, in {4}.</source>
        <translation>{0}. kör: {1}&#xa0;/&#xa0;{2} megválaszolva, helyes: {3}, idő: {4}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>%n puzzle(s), again and again, each time faster.</source>
        <translation>
            <numerusform>%n feladvány, újra meg újra, mindig gyorsabban.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Round {0} can begin.</source>
        <translation>Kezdődhet a soron következő, {0}. kör.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Round {0} helps most from tomorrow on.</source>
        <translation>A soron következő, {0}. kör holnaptól használ a legtöbbet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Round {0} helps most from {1} on.</source>
        <translation>A soron következő, {0}. kör ekkortól használ a legtöbbet: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Round {0}, {1}: {2} of {3} right, in {4}</source>
        <translation>{0}. kör, {1}: helyes {2}&#xa0;/&#xa0;{3}, idő: {4}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n másodperc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n perc</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Block the way: the opponent is near its edges, and the move stands in between.</source>
        <translation>Útelzárás: az ellenfél közel van a széleihez, és a lépés közéjük áll.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Stop a win: the opponent would win on the next turn.</source>
        <translation>Nyerés kivédése: az ellenfél a következő lépésénél nyerne.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Cut a chain: the move divides a chain of the opponent.</source>
        <translation>Láncvágás: a lépés kettévágja az ellenfél egyik láncát.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Reach an edge: the move brings a chain to an edge.</source>
        <translation>Szél elérése: a lépés egy láncot egy szélig visz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Climb: the move goes onto an enemy stack.</source>
        <translation>Rálépés: a lépés egy ellenséges toronyra visz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Flip a stone: the move turns an enemy stone over.</source>
        <translation>Kő átfordítása: a lépés egy ellenséges követ fordít át.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>What comes along: the move wins more than the place where it is made.</source>
        <translation>Ami vele jön: a lépés többet nyer annál a helynél, ahová kerül.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Contested places: the move goes where its surroundings decide who may place.</source>
        <translation>Vitatott helyek: a lépés olyan helyre kerül, ahol a környezet dönti el, ki tehet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Bound stacks: the move keeps enemy stacks from moving.</source>
        <translation>Helyhez kötött tornyok: a lépés után ellenséges tornyok nem léphetnek.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>When to pass: the right move is a pass.</source>
        <translation>Mikor passzoljunk: a jó lépés a passz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Count the end: the points at the end of the game decide.</source>
        <translation>A végső számolás: a játszma végi pontok döntenek.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>A quiet move: it threatens nothing yet, and wins all the same.</source>
        <translation>Csendes lépés: még semmivel sem fenyeget, és mégis nyer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0}: puzzle {1}</source>
        <translation>{0}: {1}. feladvány</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0} moves and wins at once.</source>
        <translation>{0} lép, és azonnal nyer.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0} moves and wins in %n turn(s).</source>
        <translation>
            <numerusform>{0} következik, és %n lépésben nyer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0} moves and wins by %n point(s).</source>
        <translation>
            <numerusform>{0} következik, és %n ponttal nyer.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Only one first move does it: every other one brings less.</source>
        <translation>Csak egyetlen első lépés jó: minden más kevesebbet hoz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0}’s chain already joins the edges: it wins unless it is cut now, and {0} wins after every first move but one.</source>
        <translation>{0} lánca már összeköti a széleket: nyer, hacsak most el nem vágják, és {0} egyetlen kivétellel minden első lépés után nyer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0} threatens to win with the next move, and wins after every first move but one.</source>
        <translation>{0} azzal fenyeget, hogy a következő lépéssel nyer, és egyetlen kivétellel minden első lépés után nyer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Only one first move does it: after every other one {0} wins.</source>
        <translation>Csak egyetlen első lépés jó: minden más után {0} nyer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Easy</source>
        <extracomment>a puzzle</extracomment>
        <translation>Könnyű</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Medium</source>
        <extracomment>a puzzle</extracomment>
        <translation>Közepes</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Hard</source>
        <extracomment>a puzzle</extracomment>
        <translation>Nehéz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Very hard</source>
        <extracomment>a puzzle</extracomment>
        <translation>Nagyon nehéz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0} moves and saves a tie.</source>
        <translation>{0} következik, és megmenti a döntetlent.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Open game</source>
        <translation>Játszma megnyitása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Continue where you left it</source>
        <translation>Folytasd ott, ahol abbahagytad</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Rename…</source>
        <translation>Átnevezés…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Tags…</source>
        <translation>Címkék…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Words by which games are grouped and found</source>
        <translation>Szavak, amelyekkel a játszmák csoportosíthatók és megtalálhatók</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Duplicate</source>
        <translation>Megkettőzés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Merge</source>
        <translation>Egyesítés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Another game with the moves and comments of all selected ones</source>
        <translation>Egy újabb játszma az összes kijelölt lépéseivel és megjegyzéseivel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Add to a study</source>
        <translation>Hozzáadás tanulmányhoz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Each selected game becomes a chapter</source>
        <translation>Minden kijelölt játszma egy fejezet lesz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Export…</source>
        <translation>Exportálás…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Write copies to keep or send</source>
        <translation>Másolatok írása megőrzésre vagy elküldésre</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Move to the trash</source>
        <translation>Áthelyezés a lomtárba</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Undo delete</source>
        <translation>Törlés visszavonása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Import games…</source>
        <translation>Játszmák importálása…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Import a folder…</source>
        <translation>Mappa importálása…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>All games in a folder and below it</source>
        <translation>Egy mappa és almappáinak összes játszmája</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Review all</source>
        <translation>Összes kiértékelése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Examine every game that is over and has not been reviewed, in the background</source>
        <translation>Minden befejezett, még ki nem értékelt játszma vizsgálata a háttérben</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Pause the review of the library</source>
        <translation>A játszmatár kiértékelésének szüneteltetése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Go on with the review of the library</source>
        <translation>A játszmatár kiértékelésének folytatása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Stop</source>
        <translation>Leállítás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>End the review of the library; what it has seen is kept</source>
        <translation>A játszmatár kiértékelésének befejezése; amit eddig talált, megmarad</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Report</source>
        <translation>Jelentés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Figures and pictures over the games that are listed</source>
        <translation>Számok és képek a felsorolt játszmákról</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Show all games</source>
        <translation>Minden játszma mutatása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Why?</source>
        <translation>Miért?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Which files are not games, and why</source>
        <translation>Mely fájlok nem játszmák, és miért</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <location filename="../../escabel_gui/view/report/report_actions.py"/>
        <location filename="../../escabel_gui/view/widgets/waiting.py"/>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <location filename="../../escabel_gui/view/report/report_actions.py"/>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/heading.py"/>
        <source>Black: {0} · White: {1}</source>
        <translation>Fekete: {0} · Fehér: {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/rating/rating_texts.py"/>
        <source>No rated game yet</source>
        <translation>Még nincs értékelt játszma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/rating/rating_texts.py"/>
        <source>Puzzle rating: none yet</source>
        <translation>Feladványos értékszám: még nincs</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/rating/rating_texts.py"/>
        <source>Puzzle rating: {0}, after %n puzzle(s)</source>
        <translation>
            <numerusform>Feladványos értékszám: {0}, %n feladvány után</numerusform>
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
            <numerusform>{0}, %n értékelt játszma után</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Beginner</source>
        <comment>level</comment>
        <translation>Kezdő</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Novice</source>
        <comment>level</comment>
        <translation>Tanuló</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Casual</source>
        <comment>level</comment>
        <translation>Alkalmi játékos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Regular</source>
        <comment>level</comment>
        <translation>Gyakorlott</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Strong</source>
        <comment>level</comment>
        <translation>Erős</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Expert</source>
        <comment>level</comment>
        <translation>Szakértő</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Champion</source>
        <comment>level</comment>
        <translation>Bajnok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Master</source>
        <comment>level</comment>
        <translation>Mester</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Thinks for a moment, three seconds at most. Takes advantage of mistakes.</source>
        <translation>Gondolkodik egy kicsit, legfeljebb három másodpercig. Kihasználja a hibákat.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Thinks for three seconds at most. Hardly ever misses the best move it sees.</source>
        <translation>Legfeljebb három másodpercig gondolkodik. Szinte mindig meglépi a legjobbat, amit lát.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Thinks for six seconds at most, and always plays the best move it finds.</source>
        <translation>Legfeljebb hat másodpercig gondolkodik, és mindig a legjobb lépést teszi meg, amit talál.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Thinks for about six seconds a move, and plays as well as it can.</source>
        <translation>Lépésenként nagyjából hat másodpercig gondolkodik, és úgy játszik, ahogy csak tud.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0}%</source>
        <translation>{0}%</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/move_names.py"/>
        <source>Swap</source>
        <extracomment>a move in a narrow list: sides are swapped</extracomment>
        <translation>Csere</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You</source>
        <extracomment>in place of a name, on the card of the person who plays against the bot</extracomment>
        <translation>Te</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Bot (level {0})</source>
        <translation>Gép ({0}. szint)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Your friend</source>
        <translation>A barátod</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>top to bottom</source>
        <translation>fentről lefelé</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>left to right</source>
        <translation>balról jobbra</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>The game is a tie.</source>
        <translation>A játszma döntetlen.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: {1} resigned.</source>
        <translation>{0} nyert: {1} feladta.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: {1} ran out of time.</source>
        <translation>{0} nyert: {1} ideje lejárt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: {1} forfeited the game.</source>
        <translation>{0} nyert: {1} leléptetéssel veszített.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins.</source>
        <translation>{0} nyert.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins by %n point(s).</source>
        <translation>
            <numerusform>{0}&#xa0;%n ponttal nyert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You win by %n point(s).</source>
        <translation>
            <numerusform>%n ponttal nyertél.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You win: {1} resigned.</source>
        <translation>Nyertél: {1} feladta.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Answers at once. Looks at a few moves, and overlooks even a win that is far from the last moves.</source>
        <translation>Azonnal válaszol. Csak néhány lépést néz meg, és az utolsó lépésektől távol még a győzelmet sem veszi észre.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Answers at once. Sees every win in one move, and overlooks much that is far away or unusual.</source>
        <translation>Azonnal válaszol. Minden egylépéses győzelmet meglát, de sok távoli vagy szokatlan lépést nem vesz észre.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Answers at once. Looks a little ahead, and overlooks some moves that are far away or unusual.</source>
        <translation>Azonnal válaszol. Kicsit előrenéz, de néhány távoli vagy szokatlan lépést nem vesz észre.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Answers at once. Looks some moves ahead, and seldom overlooks anything.</source>
        <translation>Azonnal válaszol. Néhány lépéssel előrenéz, és ritkán kerüli el valami a figyelmét.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} against you</source>
        <translation>{0} – Te</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} against {1}</source>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You win: {1} ran out of time.</source>
        <translation>Nyertél: {1} ideje lejárt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You win: {1} forfeited the game.</source>
        <translation>Nyertél: {1} leléptetéssel veszített.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You win.</source>
        <translation>Nyertél.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: you resigned.</source>
        <translation>{0} nyert: feladtad.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: you ran out of time.</source>
        <translation>{0} nyert: lejárt az időd.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: you forfeited the game.</source>
        <translation>{0} nyert: leléptetéssel veszítettél.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>today, {0}</source>
        <extracomment>a time of day</extracomment>
        <translation>ma {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>yesterday, {0}</source>
        <extracomment>a time of day</extracomment>
        <translation>tegnap {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0}, {1}</source>
        <comment>date</comment>
        <extracomment>a date and a time of day</extracomment>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>MMM d, yyyy</source>
        <extracomment>as Qt&apos;s QLocale::toString has it: d is the day, MMM the short name of the month, yyyy the year</extracomment>
        <translation>yyyy. MMM d.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Unfinished</source>
        <extracomment>a game that has no result yet</extracomment>
        <translation>Befejezetlen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Tie</source>
        <translation>Döntetlen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins (resigned)</source>
        <translation>{0} nyert (feladás)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins (time)</source>
        <translation>{0} nyert (idő)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins (forfeit)</source>
        <translation>{0} nyert (leléptetés)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins</source>
        <translation>{0} nyert</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins by {1}</source>
        <translation>{0} nyert, különbség: {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/themes.py"/>
        <source>Maple</source>
        <extracomment>a theme: the colors of a wood</extracomment>
        <translation>Juhar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/themes.py"/>
        <source>Linen</source>
        <extracomment>a theme: the colors of a cloth</extracomment>
        <translation>Lenvászon</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/themes.py"/>
        <source>Slate</source>
        <extracomment>a theme: the colors of a stone</extracomment>
        <translation>Pala</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/themes.py"/>
        <source>Night walnut</source>
        <translation>Éjszakai dió</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/themes.py"/>
        <source>High contrast</source>
        <translation>Nagy kontraszt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Put at least one piece on the board.</source>
        <translation>Tegyél legalább egy korongot a táblára.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Put at least one stone on the board.</source>
        <translation>Tegyél legalább egy követ a táblára.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Each side has %n piece(s) at most.</source>
        <translation>
            <numerusform>Mindkét félnek legfeljebb %n korongja lehet.</numerusform>
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
        <translation>Az elején</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/heading.py"/>
        <source>After {0}</source>
        <translation>{0} után</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/booklet.py"/>
        <source>Instead of {0}: {1}</source>
        <translation>{0} helyett: {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/file_writing.py"/>
        <source>{0} files (*{1});;All files (*)</source>
        <translation>{0}-fájlok (*{1});;Minden fájl (*)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/file_writing.py"/>
        <source>{0} already exists. Replace it?</source>
        <translation>{0} már létezik. Felülírod?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/file_writing.py"/>
        <source>Writing {0}…</source>
        <translation>{0} írása…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <location filename="../../escabel_gui/view/widgets/file_writing.py"/>
        <location filename="../../escabel_gui/view/widgets/file_writing.py"/>
        <source>{0} cannot be written: {1}.</source>
        <translation>{0} nem írható: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>Black’s chances</source>
        <translation>Fekete esélyei</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>Chapters</source>
        <translation>Fejezetek</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>Start</source>
        <comment>of the game</comment>
        <translation>Kezdés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/errors.py"/>
        <source>Something went wrong</source>
        <translation>Valami hiba történt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/errors.py"/>
        <source>Something unexpected went wrong. Your game is safe and goes on.

The details are in {0}.</source>
        <translation>Váratlan hiba történt. A játszmád biztonságban van, és folytatódik.

A részletek itt vannak: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/errors.py"/>
        <source>Copy details</source>
        <translation>Részletek másolása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <location filename="../../escabel_gui/view/look/shown_texts.py"/>
        <source>reviewed</source>
        <translation>kiértékelve</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_list.py"/>
        <source>Position</source>
        <translation>Állás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_list.py"/>
        <source>Game</source>
        <comment>one that was played</comment>
        <translation>Játszma</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/chapters/chapter_list.py"/>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n lépés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>%n point(s) · {0} in hand</source>
        <translation>
            <numerusform>%n pont · {0} a készletben</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/engine_process.py"/>
        <source>The bot gave an invalid answer.</source>
        <translation>A gép érvénytelen választ adott.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/analyst.py"/>
        <source>The bot stopped unexpectedly.</source>
        <translation>A gép váratlanul leállt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/bot.py"/>
        <source>The bot chose a move that the rules forbid.</source>
        <translation>A gép szabálytalan lépést választott.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/engine_process.py"/>
        <source>The bot did not answer.</source>
        <translation>A gép nem válaszolt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/engine_process.py"/>
        <source>The bot ended unexpectedly.</source>
        <translation>A gép váratlanul kilépett.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/engine_process.py"/>
        <source>The bot could not be started.</source>
        <translation>A gépet nem sikerült elindítani.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/peer_connector.py"/>
        <source>Nobody answers at this address: a router or firewall may be in the way.</source>
        <translation>Ezen a címen senki sem válaszol: talán egy útválasztó vagy tűzfal van az útban.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/peer_connector.py"/>
        <source>No computer has this address: compare it with your friend’s.</source>
        <translation>Nincs ilyen című számítógép: vesd össze a címet a barátodéval.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/peer_connector.py"/>
        <source>That computer is there, but does not listen: is the game open at your friend’s?</source>
        <translation>Az a számítógép elérhető, de nem fogad kapcsolatot: nyitva van a játszma a barátodnál?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library_review.py"/>
        <source>All games that are over have been reviewed already.</source>
        <translation>Minden befejezett játszma ki van már értékelve.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library_review.py"/>
        <source>All games that are over have been reviewed, except the one on the board.</source>
        <translation>A táblán lévő kivételével minden befejezett játszma kiértékelése elkészült.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library_review.py"/>
        <source>All games that are over have been reviewed.</source>
        <translation>Minden befejezett játszma kiértékelése elkészült.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library_review.py"/>
        <source>The bot does not answer, and the review of the library is paused.</source>
        <translation>A gép nem válaszol, ezért a játszmatár kiértékelése szünetel.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/live_player.py"/>
        <source>It is not your turn.</source>
        <translation>Nem te következel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Label of {0}, up to %n character(s):</source>
        <translation>
            <numerusform>Felirat ehhez: {0}, legfeljebb %n karakter:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/host_dialog.py"/>
        <source>A game with a friend at another computer</source>
        <translation>Játszma egy másik számítógépnél ülő baráttal</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/host_dialog.py"/>
        <source>Your friend’s Escabel connects to yours, without any server. For that, this computer listens on all networks that it is in, until the game has ended for both of you or you open another one; also after you have closed the window and come back to the game. Others there can see that something listens, and nobody can take part without the invitation. What you play is not encrypted.

At home or in a café this works if you are both on the same network. From elsewhere, your router or firewall probably lets nobody in: then play by message.</source>
        <translation>A barátod Escabel programja a tiédhez csatlakozik, kiszolgáló nélkül. Ehhez ez a számítógép minden hálózatán kapcsolatot fogad, amíg a játszma mindkettőtöknél véget nem ér, vagy meg nem nyitsz egy másikat; akkor is, ha közben bezártad az ablakot, és visszatérsz a játszmához. Az ottani többiek láthatják, hogy valami kapcsolatot fogad, de meghívó nélkül senki sem vehet részt. A játék nincs titkosítva.

Otthon vagy egy kávézóban ez akkor működik, ha mindketten ugyanazon a hálózaton vagytok. Máshonnan az útválasztód vagy a tűzfalad valószínűleg senkit sem enged be: akkor játsszatok üzenetben.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/host_dialog.py"/>
        <source>Listen and invite</source>
        <translation>Kapcsolat fogadása és meghívás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/invite_dialog.py"/>
        <source>A game with a friend elsewhere</source>
        <translation>Játszma egy távoli baráttal</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/invite_dialog.py"/>
        <source>The whole game travels in your own mails or messages. Nothing else is sent, there is no server, and each of you answers when you like.

1.  Begin the game here, make the first move if it is yours, and copy the invitation.
2.  Send it to your friend, who pastes it into Escabel (Ctrl+V), moves, and sends you an answer.
3.  Copy all of the answer, paste it here, move, and so on. Each of you keeps the game.</source>
        <translation>Az egész játszma a saját leveleitekben vagy üzeneteitekben utazik. Semmi más nem megy el, nincs kiszolgáló, és mindegyikőtök akkor válaszol, amikor akar.

1.  Kezdd el itt a játszmát, tedd meg az első lépést, ha te kezdesz, és másold ki a meghívót.
2.  Küldd el a barátodnak, aki beilleszti az Escabelbe (Ctrl+V), lép, és választ küld neked.
3.  Másold ki az egész választ, illeszd be ide, lépj, és így tovább. A játszma mindkettőtöknél megmarad.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/invite_dialog.py"/>
        <source>Begin the game</source>
        <translation>Játszma kezdése</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n feladat</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/exercises/goal.py"/>
        <source>there is no goal called &apos;{0}&apos;</source>
        <translation>nincs ilyen cél: „{0}”</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/exercises/goal.py"/>
        <source>after {0} stands a number from 1 to {1}</source>
        <translation>{0} után egy 1 és {1} közötti szám áll</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/exercises/goal.py"/>
        <source>after {0} stand from {1} to {2} words</source>
        <translation>{0} után legalább {1} és legfeljebb {2} szó áll</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/catalogue.py"/>
        <source>unknown game &apos;{0}&apos;: choose one of {1}</source>
        <translation>ismeretlen játék: „{0}”; ezek közül válassz: {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/catalogue.py"/>
        <source>{0} has no option &apos;{1}&apos;</source>
        <translation>{0} nem ismeri ezt a beállítást: „{1}”</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/catalogue.py"/>
        <source>{0}={1} is not possible: choose one of {2}</source>
        <translation>{0}={1} nem lehetséges; ezek közül válassz: {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/catalogue.py"/>
        <source>{0} is played on size {1}, not {2}</source>
        <translation>{0} mérete {1} lehet, nem {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/catalogue.py"/>
        <source>{0} is played on size {1} to {2}, not {3}</source>
        <translation>{0} mérete legalább {1} és legfeljebb {2} lehet, nem {3}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/resignation.py"/>
        <source>You resigned a game that was not lost: {0}% to win.</source>
        <translation>Olyan játszmát adtál fel, amely nem volt elveszve: {0}% esélyed volt a nyerésre.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/resignation.py"/>
        <source>{0} resigned a game that was not lost: {1}% to win.</source>
        <translation>{0} olyan játszmát adott fel, amely nem volt elveszve: {1}% esélye volt a nyerésre.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/file_names.py"/>
        <source>a name cannot contain {0}</source>
        <translation>egy név nem tartalmazhatja ezt: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/file_names.py"/>
        <source>a name cannot contain control characters</source>
        <translation>egy név nem tartalmazhat vezérlőkaraktert</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/file_names.py"/>
        <source>{0} is the name of a device</source>
        <translation>{0} egy eszköz neve</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/file_names.py"/>
        <source>a name cannot end in a dot or a space</source>
        <translation>egy név nem végződhet ponttal vagy szóközzel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/background/kept_entries.py"/>
        <source>{0} cannot be read, so what it keeps is missing: {1}.</source>
        <translation>{0} nem olvasható, ezért hiányzik, ami benne van: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/background/kept_entries.py"/>
        <source>The file {0} was damaged. What could be read of it stays in use, and all of it is kept in {1}.</source>
        <translation>Sérült fájl: {0}. Ami olvasható volt belőle, az használatban marad; a teljes tartalma itt van: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/background/kept_entries.py"/>
        <source>{0} is saved now.</source>
        <translation>{0} most már el van mentve.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/background/kept_entries.py"/>
        <source>{0} cannot be written: {1}. The program will try again.</source>
        <translation>{0} nem írható: {1}. A program újra megpróbálja.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/friends/clock_talk.py"/>
        <source>By {0}’s clock your time is over; by your own you have %n second(s) left.</source>
        <translation>
            <numerusform>A másik óra ({0}) szerint lejárt az időd; a tiéd szerint még %n másodperced van.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>Copy all of this message, open the program Escabel, and press Ctrl+V.</source>
        <translation>Másold ki ezt az egész üzenetet, nyisd meg az Escabel programot, és nyomd meg a Ctrl+V billentyűket.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>It is played over the network. Copy all of this message, open the program Escabel, and press Ctrl+V.</source>
        <translation>Hálózaton játsszuk. Másold ki ezt az egész üzenetet, nyisd meg az Escabel programot, és nyomd meg a Ctrl+V billentyűket.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>You play Black and make the first move.</source>
        <translation>Te vagy Fekete, és te teszed meg az első lépést.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>You play White. I have begun with {0}.</source>
        <translation>Te vagy Fehér. Az első lépésem: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>You play White. I make the first move.</source>
        <translation>Te vagy Fehér. Az első lépést én teszem meg.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>{0} invites you to a game: {1}.</source>
        <translation>{0} meghív egy játszmára: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>I invite you to a game: {0}.</source>
        <translation>Meghívlak egy játszmára: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>The program for it is free: {0}</source>
        <translation>A hozzá való program ingyenes: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>{0} (after {1})</source>
        <extracomment>a game and its latest move: Escabel (after 12. d4)</extracomment>
        <translation>{0} ({1} után)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>Our game of {0} is over.</source>
        <translation>Véget ért a játszmánk: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>May I take back my move in our game of {0}?</source>
        <translation>Visszavonhatom a lépésemet? A játszmánk: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>You may take back your move in our game of {0}.</source>
        <translation>Visszavonhatod a lépésedet. A játszmánk: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>Please let your move stand in our game of {0}.</source>
        <translation>Kérlek, ne vond vissza a lépésedet. A játszmánk: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>Your move in our game of {0}.</source>
        <translation>Te lépsz a játszmánkban: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>This is how our game of {0} stands.</source>
        <translation>Így áll a játszmánk: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_games.py"/>
        <source>The message is copied: send it to {0}.</source>
        <translation>Az üzenet ki van másolva, küldd el. Címzett: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>This is lost: {0} has a chain from {1} to {2}, and every move leaves {0} a way to win.</source>
        <translation>Ez az állás elveszett: {0} lánca {1} és {2} között áll, és {0} minden lépés után nyerhet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>This is lost: {0} can win with {1}, and every move leaves {0} a way to win.</source>
        <translation>Ez az állás elveszett: {0} nyerhet ({1}), és minden lépés után marad rá módja.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>This is lost, whatever is played: that is proven.</source>
        <translation>Ez az állás elveszett, bármi legyen a lépés: ez bizonyított.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>With best play this ends in a tie: that is proven.</source>
        <translation>A legjobb játékkal ez az állás döntetlen: ez bizonyított.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>{0} wins, whatever {1} answers: that is proven.</source>
        <translation>{0} nyer, bármit válaszol {1}: ez bizonyított.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>You win, whatever {1} answers: that is proven.</source>
        <translation>Nyersz, bármit válaszol {1}: ez bizonyított.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>All the same {0} wins, whatever {1} answers: that is proven.</source>
        <translation>{0} mégis nyer, bármit válaszol {1}: ez bizonyított.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>All the same you win, whatever {1} answers: that is proven.</source>
        <translation>Mégis nyersz, bármit válaszol {1}: ez bizonyított.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>Every other move loses at once.</source>
        <translation>Minden más lépés azonnal veszít.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>Only {0} hold: every other move loses at once.</source>
        <translation>Csak ezek tartanak: {0}. Minden más lépés azonnal veszít.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>But {0} answers with {1} and then threatens {2}, and no move stops all of that.</source>
        <translation>De {0} válasza {1}, és utána ezzel fenyeget: {2}. Ezt mind egyetlen lépés sem védi ki.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>There is no other move.</source>
        <translation>Nincs más lépés.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>{0} more moves would then join the top and bottom edges: {1}.</source>
        <translation>Ezután további {0} lépés kötné össze a felső és az alsó szélt: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>{0} more moves would then join the left and right edges: {1}.</source>
        <translation>Ezután további {0} lépés kötné össze a bal és a jobb szélt: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>After that, about {0} more moves are needed to join the top and bottom edges.</source>
        <translation>Ezután még körülbelül {0} lépés kell a felső és az alsó szél összekötéséhez.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>After that, about {0} more moves are needed to join the left and right edges.</source>
        <translation>Ezután még körülbelül {0} lépés kell a bal és a jobb szél összekötéséhez.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>{0} could have joined the top and bottom edges with {1}: now that takes at least three moves.</source>
        <translation>{0} ezzel köthette volna össze a felső és az alsó szélt: {1}. Most ehhez legalább három lépés kell.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>{0} could have joined the left and right edges with {1}: now that takes at least three moves.</source>
        <translation>{0} ezzel köthette volna össze a bal és a jobb szélt: {1}. Most ehhez legalább három lépés kell.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Download the new .deb from {0} and install it over this one. Your games stay.</source>
        <translation>Töltsd le az új .deb csomagot innen: {0}, és telepítsd a mostani fölé. A játszmáid megmaradnak.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Download the new installer from {0} and run it. Your games stay.</source>
        <translation>Töltsd le az új telepítőt innen: {0}, és futtasd. A játszmáid megmaradnak.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Download the new archive from {0} and unpack it instead of this one. Your games stay.</source>
        <translation>Töltsd le az új archívumot innen: {0}, és csomagold ki a mostani helyére. A játszmáid megmaradnak.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Download the new app from {0} and put it in place of this one. Your games stay.</source>
        <translation>Töltsd le az új alkalmazást innen: {0}, és cseréld le rá ezt. A játszmáid megmaradnak.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Update it the way you installed it, for example with “pipx upgrade escabel” or “uv tool upgrade escabel”. Your games stay.</source>
        <translation>Frissítsd ugyanúgy, ahogy telepítetted, például a „pipx upgrade escabel” vagy a „uv tool upgrade escabel” paranccsal. A játszmáid megmaradnak.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>In the folder of the sources, “git pull” gets it. Your games stay.</source>
        <translation>A forráskód mappájában a „git pull” letölti. A játszmáid megmaradnak.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/dialogs.py"/>
        <source>Escabel cannot use the network on this computer: look at {0}.</source>
        <translation>Az Escabel ezen a számítógépen nem tudja használni a hálózatot: nézd meg itt: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/board_table.py"/>
        <source>empty</source>
        <translation>üres</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/board_table.py"/>
        <source>height {0}</source>
        <translation>magasság: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/board_table.py"/>
        <source>{0}, last move</source>
        <translation>{0}, utolsó lépés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/refutation.py"/>
        <source>{1} wins, whatever {0} plays: that is proven.</source>
        <translation>{1} nyer, bármit lép {0}: ez bizonyított.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/refutation.py"/>
        <source>{1} wins, whatever you play: that is proven.</source>
        <translation>{1} nyer, bármit lépsz: ez bizonyított.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/refutation.py"/>
        <source>As far as the bot sees, no other move is clearly better: this one has a chance of {0}% to win.</source>
        <translation>Amennyire a gép látja, egyetlen másik lépés sem egyértelműen jobb: ennek nyerési esélye {0}%.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/refutation.py"/>
        <source>As far as the bot sees, this move has a chance of {0}% to win, and the best one {1}%.</source>
        <translation>Amennyire a gép látja, ennek a lépésnek a nyerési esélye {0}%, a legjobbé {1}%.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/refutation.py"/>
        <source>As far as the bot sees, no other move is clearly better.</source>
        <translation>Amennyire a gép látja, egyetlen másik lépés sem egyértelműen jobb.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A padlock: this stack is bound. Without it the stacks would no longer form one group, the band.</source>
        <translation>Lakat: ez a torony helyhez kötött. Nélküle a tornyok nem alkotnának többé egyetlen csoportot, a köteléket.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A crescent: this stack is sleeping. No enemy is beside it, so it does not count.</source>
        <translation>Félhold: ez a torony alszik. Nincs mellette ellenfél, ezért nem ér pontot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>Two blocked ends: the enemies between these stacks cut them.</source>
        <translation>Két lezárt vég: a köztük álló ellenfelek elvágják ezeket a tornyokat.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A bar between two stacks: they are connected past their enemies.</source>
        <translation>Sáv két torony között: összekapcsolódnak, túljutva az ellenfelükön.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A small dot: this color controls the square. A small ring: it contests it.</source>
        <translation>Kis pötty: ez a szín uralja a mezőt. Kis karika: vitatja.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A small triangle: this color has one of the neighbors, or lines of sight, that decide who gets the square.</source>
        <translation>Kis háromszög: ezé a színé az egyik szomszéd vagy látóvonal azok közül, amelyek eldöntik, kié lesz a mező.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A light bar: these stacks hold together, whoever owns them.</source>
        <translation>Világos sáv: ezek a tornyok összetartanak, akárkié legyenek.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A thin bar: what it joins is connected, and nothing stands between.</source>
        <translation>Vékony sáv: amiket összeköt, azok összekapcsolódnak, és semmi sincs köztük.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A ring of dots: the last move threatens to win there.</source>
        <translation>Pontokból álló gyűrű: az utolsó lépés azzal fenyeget, hogy ott nyer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>Corner marks: the last move.</source>
        <translation>Sarokjelek: az utolsó lépés.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>Small corner marks: where the last move came from.</source>
        <translation>Kis sarokjelek: ahonnan az utolsó lépés indult.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/move_question.py"/>
        <source>Wait a moment: the bot looks at this move.</source>
        <translation>Egy pillanat: a gép megnézi ezt a lépést.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/move_question.py"/>
        <source>Make the move that you ask about.</source>
        <translation>Lépd meg azt a lépést, amelyre kíváncsi vagy.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/move_question.py"/>
        <source>The game ends here. Go back to ask about another move.</source>
        <translation>Itt véget ér a játszma. Lépj vissza, ha egy másik lépésre vagy kíváncsi.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/move_question.py"/>
        <source>Play on from here to ask about a later move.</source>
        <translation>Játssz tovább innen, ha egy későbbi lépésre vagy kíváncsi.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/move_question.py"/>
        <location filename="../../escabel_gui/model/analysis/retry.py"/>
        <source>The bot does not answer. Try the move once more.</source>
        <translation>A gép nem válaszol. Próbáld meg újra a lépést.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>%n game(s) went on from this position.</source>
        <translation>
            <numerusform>%n játszma folytatódott ebből az állásból.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>This part of the board occurs in %n game(s). What was played there next:</source>
        <translation>
            <numerusform>A tábla e része %n játszmában fordul elő. Ami ott ezután történt:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>{0} was played in %n game(s).</source>
        <translation>
            <numerusform>%n játszmában ez volt a lépés: {0}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/conditional_moves.py"/>
        <source>No more than {0} moves can be prepared: delete some of them.</source>
        <translation>Legfeljebb {0} lépés készíthető elő: törölj közülük néhányat.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/conditional_moves.py"/>
        <source>No more than {0} moves in a row can be prepared.</source>
        <translation>Egymás után legfeljebb {0} lépés készíthető elő.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/preparation.py"/>
        <location filename="../../escabel_gui/model/table/preparation.py"/>
        <source>The game would be over here.</source>
        <translation>Itt a játszma véget érne.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/preparation.py"/>
        <source>Make a move that {0} may play.</source>
        <translation>Lépj olyat, amit {0} léphet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/preparation.py"/>
        <source>Your answer to {0} is {1}. Another move takes its place.</source>
        <translation>A válaszod: {0} után {1}. Ha mást lépsz, az kerül a helyére.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/preparation.py"/>
        <source>Make the move with which you will answer {0}.</source>
        <translation>Lépd meg, amivel válaszolni fogsz. Amire válaszolsz: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/prepared_answers.py"/>
        <source>{0} has moved while you were preparing, so nothing was played by itself: you had prepared {1}.</source>
        <translation>{0} lépett, miközben előkészítettél, ezért magától semmi nem történt. Amit előkészítettél: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/prepared_answers.py"/>
        <source>After {0}, {1} was played at once, as you had prepared it.</source>
        <translation>{0} után a program azonnal ezt lépte, ahogyan előkészítetted: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>You are looking at an earlier position. Go to the end to play on.</source>
        <translation>Egy korábbi állást látsz. Menj a végére, ha tovább szeretnél játszani.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} asks to take back their latest move.</source>
        <translation>{0} szeretné visszavonni a legutóbbi lépését.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>When {0} has answered, copy all of the answer, and paste it here (Ctrl+V).</source>
        <translation>Ha {0} válaszolt, másold ki az egész választ, és illeszd be ide (Ctrl+V).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>You ask to take back your move. Copy the message, and send it to {0}.</source>
        <translation>Vissza szeretnéd vonni a lépésedet. Másold ki az üzenetet, és küldd el. Címzett: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Copy the invitation, and send it to {0}: by mail, by messenger, as you like.</source>
        <translation>Másold ki a meghívót, és küldd el levélben vagy üzenetben, ahogy tetszik. Címzett: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Copy your answer, and send it to {0}.</source>
        <translation>Másold ki a válaszodat, és küldd el. Címzett: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>You ask to take back your move. {0} has to agree.</source>
        <translation>Vissza szeretnéd vonni a lépésedet. Akinek bele kell egyeznie: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Waiting for {0}: the game goes on when you are both there.</source>
        <translation>{0} érkezésére várunk: a játszma folytatódik, ha mindketten itt vagytok.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} is thinking…</source>
        <translation>{0} gondolkodik…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>%n answer(s) prepared.</source>
        <translation>
            <numerusform>%n válasz előkészítve.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Looking back: {0} to move. A move here begins a variation.</source>
        <translation>Visszatekintés: {0} következik. Egy itteni lépés új változatot kezd.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Looking back: {0} to move. Another move replaces the one played.</source>
        <translation>Visszatekintés: {0} következik. Egy másik lépés a megtett lépés helyére kerül.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>The game is paused. {0} to move.</source>
        <translation>A játszma szünetel. {0} következik.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Swap sides, or just play on?</source>
        <translation>Színt cserélsz, vagy játszol tovább?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Swap sides, or just play on? A swap makes Black and this first move yours.</source>
        <translation>Színt cserélsz, vagy játszol tovább? Cserével Fekete és ez az első lépés a tiéd lesz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Taken back. Your move.</source>
        <translation>Visszavonva. Te következel.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Taken back. {0} to move.</source>
        <translation>Visszavonva. {0} következik.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Your move, or a pass.</source>
        <translation>Te jössz: lépj vagy passzolj.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} to move, or to pass.</source>
        <translation>{0} következik: lép vagy passzol.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>You begin.</source>
        <translation>Te kezdesz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} begins.</source>
        <translation>{0} kezd.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>F1 shows the rules.</source>
        <translation>Az F1 mutatja a szabályokat.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Then copy the invitation for {0}.</source>
        <translation>Utána másold ki a meghívót. Címzett: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} to move. No bot plays here now: move for it, or change the players.</source>
        <translation>{0} következik. Itt most nem játszik a gép: lépj helyette, vagy cseréld le a játékosokat.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} to move. No bot will answer: change the players to let it play.</source>
        <translation>{0} következik. A gép nem fog válaszolni: cseréld le a játékosokat, hogy játsszon.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Your move.</source>
        <translation>Te jössz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/guided_play.py"/>
        <source>Looking at {0}…</source>
        <translation>{0} vizsgálata…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Sure? That ends the game, and {0} wins.</source>
        <translation>Biztos? Ezzel véget ér a játszma, és {0} nyer.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Sure? After {1}, {0} wins at once with a chain between both edges.</source>
        <translation>Biztos? {1} után {0} azonnal nyer egy lánccal a két széle között.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Sure? After {1}, {0} can win with the next move.</source>
        <translation>Biztos? {1} után {0} a következő lépésével nyerhet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Sure? After {1}, {0} can win, whatever you do.</source>
        <translation>Biztos? {1} után {0} nyerhet, bármit teszel.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Sure? After {1}, {0} will probably win, as far as the bot sees.</source>
        <translation>Biztos? {1} után valószínűleg {0} nyer, amennyire a gép látja.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>the marked points from {0} to {1}</source>
        <translation>a jelölt pontok ({0}–{1})</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at {0}: {1} could threaten to win in several ways at once.</source>
        <translation>Nézd meg: {0}. {1} egyszerre többféleképpen is nyeréssel fenyegethetne.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at {0}: {1} could take it over.</source>
        <translation>Nézd meg: {0}. {1} megszerezhetné.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at {0} and {1}: {2} could cut them off from each other.</source>
        <translation>Nézd meg, mi van itt: {0} és {1}. {2} elvághatná őket egymástól.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at {0} and {1}: {2} could connect them.</source>
        <translation>Nézd meg, mi van itt: {0} és {1}. {2} összeköthetné őket.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at {0}: {1} could bring this chain to an edge.</source>
        <translation>Nézd meg: {0}. {1} elvihetné ezt a láncot egy szélig.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at columns {0} to {1} and rows {2} to {3}: {4} could gain points there.</source>
        <translation>Nézd meg az oszlopokat {0} és {1}, a sorokat {2} és {3} között: {4} ott pontokat szerezhetne.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at columns {0} to {1} and rows {2} to {3}: {4} would answer there.</source>
        <translation>Nézd meg az oszlopokat {0} és {1}, a sorokat {2} és {3} között: {4} ott válaszolna.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Count the points once more.</source>
        <translation>Számold meg még egyszer a pontokat.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>%n point(s) of the board.</source>
        <translation>
            <numerusform>A tábla %n pontja.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/game_store.py"/>
        <source>These games do not begin with the same position.</source>
        <translation>Ezek a játszmák nem ugyanabból az állásból indulnak.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/game_reports.py"/>
        <source>Counting games: {0} of {1}</source>
        <translation>Játszmák számlálása: {0}&#xa0;/&#xa0;{1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/game_reports.py"/>
        <source>Looking at mistakes: {0} of {1}</source>
        <translation>Hibák megnézése: {0}&#xa0;/&#xa0;{1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>As {0}</source>
        <translation>{0} színnel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>won</source>
        <comment>games of a person</comment>
        <translation>nyert</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>tied</source>
        <comment>games of a person</comment>
        <translation>döntetlen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>lost</source>
        <comment>games of a person</comment>
        <translation>vesztett</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>won by Black</source>
        <translation>Fekete nyert</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>won by White</source>
        <translation>Fehér nyert</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>others</source>
        <comment>games without a result that counts</comment>
        <translation>egyéb</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>blunders</source>
        <translation>durva hibák</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>other mistakes</source>
        <translation>más hibák</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_actions.py"/>
        <source>Save as a web page…</source>
        <translation>Mentés weboldalként…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_actions.py"/>
        <source>The report with its pictures, for any browser</source>
        <translation>A jelentés a képeivel, bármelyik böngészőhöz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_actions.py"/>
        <source>Save as a table…</source>
        <translation>Mentés táblázatként…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_actions.py"/>
        <source>All figures as CSV, for a spreadsheet</source>
        <translation>Minden szám CSV-ként, táblázatkezelőhöz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_actions.py"/>
        <source>All games</source>
        <translation>Minden játszma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/import_export.py"/>
        <source>Export</source>
        <translation>Exportálás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/import_export.py"/>
        <source>Export as SGF files: choose a folder</source>
        <translation>Exportálás SGF-fájlokba: válassz mappát</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/import_export.py"/>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Games</source>
        <translation>Játszmák</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/import_export.py"/>
        <source>Import games</source>
        <translation>Játszmák importálása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/import_export.py"/>
        <source>Import a folder</source>
        <translation>Mappa importálása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Won</source>
        <translation>Nyert</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Lost</source>
        <translation>Vesztett</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Tied</source>
        <translation>Döntetlen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Won by Black</source>
        <translation>Fekete nyert</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Won by White</source>
        <translation>Fehér nyert</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Ties</source>
        <translation>Összes döntetlen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Mistakes</source>
        <translation>Hibák</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Blunders</source>
        <translation>Durva hibák</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Seconds used</source>
        <translation>Felhasznált másodperc</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Seconds used by the opponent</source>
        <translation>Az ellenfél felhasznált másodpercei</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Rating</source>
        <translation>Értékszám</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Deviation of the rating</source>
        <translation>Az értékszám szórása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Section</source>
        <translation>Szakasz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Entry</source>
        <translation>Bejegyzés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>In words</source>
        <translation>Szavakkal</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>First third of the moves</source>
        <translation>A lépések első harmada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>Second third of the moves</source>
        <translation>A lépések második harmada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>Last third of the moves</source>
        <translation>A lépések utolsó harmada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>The choice to swap or not to swap</source>
        <translation>A színcsere vagy annak elmaradása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>A win was missed</source>
        <translation>Elmaradt egy győzelem</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>The opponent could win at once</source>
        <translation>Az ellenfél azonnal nyerhetett</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>It cut a chain of one’s own, or connected the opponent’s</source>
        <translation>Saját láncot vágott el, vagy az ellenfélét kötötte össze</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>It put stacks of one’s own to sleep, or woke the opponent’s</source>
        <translation>Saját tornyokat altatott el, vagy az ellenféléit ébresztette fel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>Points were missed</source>
        <translation>Elmaradtak pontok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>A connection or a cut was missed</source>
        <translation>Elmaradt egy összekötés vagy vágás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>A point that the opponent needed was left</source>
        <translation>Szabadon maradt egy pont, amely az ellenfélnek kellett</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>The answer connects or cuts</source>
        <translation>A válasz összeköt vagy elvág</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>Nothing that shows at once</source>
        <translation>Semmi, ami rögtön látszik</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>{0}: {1}</source>
        <comment>level</comment>
        <extracomment>a level of the bot, and its name</extracomment>
        <translation>{0}. {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>MMM yyyy</source>
        <extracomment>as Qt&apos;s QLocale::toString has it: MMM is the short name of the month, yyyy the year</extracomment>
        <translation>yyyy. MMM</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>Somebody without a name</source>
        <translation>Valaki név nélkül</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>No time control is known</source>
        <translation>A gondolkodási idő nem ismert</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>{0} + {1} s</source>
        <extracomment>a time in minutes, and seconds that are added after each move</extracomment>
        <translation>{0} + {1} mp</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>{0} + {1} × {2} s</source>
        <extracomment>a time in minutes, and periods of so many seconds</extracomment>
        <translation>{0} + {1} × {2} mp</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/report/report_web_page.py"/>
        <source>Report on %n game(s)</source>
        <translation>
            <numerusform>Jelentés %n játszmáról</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>{0} to {1}</source>
        <comment>dates</comment>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Games</source>
        <comment>kinds of games</comment>
        <translation>Játékok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Colors</source>
        <translation>Színek</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Opponents</source>
        <translation>Ellenfelek</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Levels of the bot</source>
        <translation>A gép szintjei</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Months</source>
        <translation>Hónapok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Lengths of games</source>
        <translation>A játszmák hossza</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Dates</source>
        <translation>Időszak</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>{0} of {1}</source>
        <translation>{0}&#xa0;/&#xa0;{1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Moves in a game, on average</source>
        <translation>Lépések játszmánként, átlagosan</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Reviewed games</source>
        <translation>Kiértékelt játszmák</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Accuracy</source>
        <translation>Pontosság</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n durva hiba</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Summary</source>
        <translation>Összegzés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>{0} of {1} won</source>
        <extracomment>games that were won, of those that have a result</extracomment>
        <translation>{0}&#xa0;/&#xa0;{1} nyert</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Black won {0} of {1}</source>
        <translation>Fekete nyert: {0}&#xa0;/&#xa0;{1}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n játszma</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>won: {0}, lost: {1}, tied: {2}</source>
        <translation>nyert: {0}, vesztett: {1}, döntetlen: {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>won by Black: {0}, by White: {1}, ties: {2}</source>
        <translation>Fekete nyert: {0}, Fehér: {1}, döntetlen: {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>unfinished: {0}</source>
        <translation>befejezetlen: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>{0} to {1} moves</source>
        <translation>{0}–{1} lépés</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Left out: %n game(s) from a position that was set up, as in a lesson.</source>
        <translation>
            <numerusform>Kimaradt: %n játszma, amely felállított állásból indult, mint egy leckében.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>First moves</source>
        <translation>Első lépések</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Moves that are mirror images of each other are counted together: +3 after a move means three more, and on the board each shows the number of them all.</source>
        <translation>Azok a lépések, amelyek egymás tükörképei, együtt számítanak: egy lépés után a +3 további három ilyet jelent, és a táblán mindegyiken a közös számuk áll.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>When the winner came ahead for good, by the chances to win in reviewed games.</source>
        <translation>Mikor került a győztes végleg előnybe, a kiértékelt játszmák nyerési esélyei szerint.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Where games are decided</source>
        <translation>Hol dőlnek el a játszmák</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Mistakes lose {0}% of the chance to win or more, blunders {1}%.</source>
        <translation>A hibák legalább {0}% nyerési esélybe kerülnek, a durva hibák {1}%-ba.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>When mistakes are made</source>
        <translation>Mikor születnek a hibák</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Of the latest %n mistake(s).</source>
        <translation>
            <numerusform>A legutóbbi %n hibáról.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Kinds of mistakes</source>
        <translation>A hibák fajtái</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Where mistakes are made</source>
        <translation>Hol születnek a hibák</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>The point where the move ended.</source>
        <translation>A pont, ahol a lépés véget ért.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n hiba</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Time used in a game, on average.</source>
        <translation>Egy játszmában felhasznált idő, átlagosan.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Clocks</source>
        <translation>Órák</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>the opponent: {0}</source>
        <translation>az ellenfél: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>in each third of the moves: {0}</source>
        <translation>a lépések harmadaiban: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>won on time: {0}, lost on time: {1}</source>
        <translation>időtúllépéssel nyert: {0}, vesztett: {1}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>%n rated game(s)</source>
        <translation>
            <numerusform>%n értékelt játszma</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Ratings</source>
        <translation>Értékszámok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/progress/learning_progress.py"/>
        <source>You have done all lessons and puzzles: now play a game against an even opponent.</source>
        <translation>Minden lecke és feladvány megvan: most játssz egy hasonló erejű ellenféllel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/progress/learning_progress.py"/>
        <source>Answer again what will soon be forgotten: %n position(s) from your own games.</source>
        <translation>
            <numerusform>%n állás a saját játszmáidból hamarosan feledésbe merül: oldd meg újra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/progress/learning_progress.py"/>
        <source>This round of the course has %n more puzzle(s).</source>
        <translation>
            <numerusform>A sorozat e körében még %n feladvány vár.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/progress/learning_progress.py"/>
        <source>This lesson has %n step(s).</source>
        <translation>
            <numerusform>Ez a lecke %n feladatból áll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/progress/learning_progress.py"/>
        <source>This lesson has %n more step(s).</source>
        <translation>
            <numerusform>Ebből a leckéből még %n feladat van hátra.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/progress/learning_progress.py"/>
        <source>You have solved {0} of {1} puzzles: this one is good to begin with.</source>
        <translation>{1} feladványból {0} megoldva: ez jó kezdetnek.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/progress/learning_progress.py"/>
        <source>This puzzle has {0} points, and you have {1}: you would solve about {2}% of such puzzles.</source>
        <translation>Ennek a feladványnak {0} pontja van, neked {1}: az ilyen feladványoknak körülbelül {2}%-át oldanád meg.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Kept as drills: %n position(s) from your own games.</source>
        <translation>
            <numerusform>%n állás a saját játszmáidból gyakorlat lett.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Next: the lesson “{0}”</source>
        <translation>Ez a lecke következik: „{0}”</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Next: a puzzle. {0}</source>
        <translation>Következik: egy feladvány. {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Next: {0}</source>
        <translation>Következik: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Next: drills</source>
        <translation>Következnek: gyakorlatok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Next: a game</source>
        <translation>Következik: egy játszma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/shapes/claim.py"/>
        <source>“{0}” means nothing there</source>
        <translation>itt semmit sem jelent: „{0}”</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/shapes/shape.py"/>
        <source>A shape has from 1 to {0} claims (XCLAIM).</source>
        <translation>Egy alakzatnak 1–{0} állítása lehet (XCLAIM).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/shapes/shape.py"/>
        <source>A claim (XCLAIM) cannot be read: {0}.</source>
        <translation>Egy állítás (XCLAIM) nem olvasható: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/shape_activity.py"/>
        <source>Try any move, for both sides.</source>
        <translation>Próbálj ki bármilyen lépést, mindkét félét.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{0} moves first.</source>
        <translation>{0} lép először.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>Only {0} does it.</source>
        <translation>Csak ez éri el: {0}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>The same is proven of %n position(s) with other stacks.</source>
        <translation>
            <numerusform>Ugyanez további %n olyan állásra is bizonyított, amelyben mások a tornyok.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>The same is proven of %n position(s) with other stones.</source>
        <translation>
            <numerusform>Ugyanez további %n olyan állásra is bizonyított, amelyben mások a kövek.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{0} has these in one chain in the end, whatever {1} does: {2}.</source>
        <translation>Bármit tesz is {1}, végül {0} egy láncában van: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{1} can keep {0} from having these in one chain: {2}.</source>
        <translation>{1} meg tudja akadályozni, hogy {0} egy láncában legyen: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>In the end {0} has {2}, whatever {1} does.</source>
        <translation>Bármit tesz is {1}, végül {0} birtokolja ezt: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{1} can see to it that {0} does not have {2}.</source>
        <translation>{1} el tudja érni, hogy ne {0} birtokolja ezt: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>In the end {2} counts for {0}, whatever {1} does.</source>
        <translation>Bármit tesz is {1}, ez végül {0} javára számít: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{1} can see to it that {2} does not count for {0}.</source>
        <translation>{1} el tudja érni, hogy ez ne számítson {0} javára: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{0} may play {1}.</source>
        <translation>{0} lépheti ezt: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{0} may not play {1}.</source>
        <translation>{0} nem lépheti ezt: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{0} wins, whatever {1} does.</source>
        <translation>{0} nyer, bármit tesz is {1}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{0} wins in %n turn(s), whatever {1} does.</source>
        <translation>
            <numerusform>{0}&#xa0;%n lépésben nyer, bármit tesz is {1}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{0} cannot win in %n turn(s) against the best answers.</source>
        <translation>
            <numerusform>{0} a legjobb válaszok ellen nem nyer %n lépésben.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>This follows from the rules.</source>
        <translation>Ez a szabályokból következik.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>Proven on this board by trying all moves.</source>
        <translation>Ezen a táblán bizonyított, minden lépés kipróbálásával.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>Proven on this board by trying all moves; either side may also pass.</source>
        <translation>Ezen a táblán bizonyított, minden lépés kipróbálásával; mindkét fél passzolhat is.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>Proven by trying all moves on the points of these stacks and circles, whatever stands around them, as long as nobody climbs across their border; both may also move elsewhere.</source>
        <translation>E tornyok és körök pontjain minden lépés kipróbálásával bizonyított, bármi áll is körülöttük, amíg senki sem lép rá semmire a határukon át; mindkét fél máshol is léphet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>Proven by trying all moves on the places of these stones and circles, whatever stands around them; both may also move elsewhere.</source>
        <translation>E kövek és körök mezőin minden lépés kipróbálásával bizonyított, bármi áll is körülöttük; mindkét fél máshol is léphet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>the bottom edge</source>
        <translation>az alsó szél</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>the top edge</source>
        <translation>a felső szél</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>the left edge</source>
        <translation>a bal szél</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>the right edge</source>
        <translation>a jobb szél</translation>
    </message>
    <message>
            <source>Two high: out of reach</source>
        <extracomment>shapes/escabel/01-two-high.sgf</extracomment>
        <translation>Kettő magas: elérhetetlen</translation>
    </message>
    <message>
            <source>The high diagonal</source>
        <extracomment>shapes/escabel/02-high-diagonal.sgf</extracomment>
        <translation>A magas átló</translation>
    </message>
    <message>
            <source>The crosscut that holds</source>
        <extracomment>shapes/escabel/03-crosscut-holds.sgf</extracomment>
        <translation>A keresztvágás, amely tart</translation>
    </message>
    <message>
            <source>The crosscut that falls</source>
        <extracomment>shapes/escabel/04-crosscut-falls.sgf</extracomment>
        <translation>A keresztvágás, amely nem tart</translation>
    </message>
    <message>
            <source>The gap of one point</source>
        <extracomment>shapes/escabel/05-gap.sgf</extracomment>
        <translation>Az egypontos rés</translation>
    </message>
    <message>
            <source>The knight’s link</source>
        <extracomment>shapes/escabel/06-knight.sgf</extracomment>
        <translation>A lóugrásos kötés</translation>
    </message>
    <message>
            <source>The long diagonal</source>
        <extracomment>shapes/escabel/07-two-diagonals.sgf</extracomment>
        <translation>A hosszú átló</translation>
    </message>
    <message>
            <source>Edge: two high on the second row</source>
        <extracomment>shapes/escabel/08-edge-second-row.sgf</extracomment>
        <translation>Szél: kettő magas a második sorban</translation>
    </message>
    <message>
            <source>Edge: three high on the second row</source>
        <extracomment>shapes/escabel/09-edge-three-high.sgf</extracomment>
        <translation>Szél: három magas a második sorban</translation>
    </message>
    <message>
            <source>Edge: three high on the third row</source>
        <extracomment>shapes/escabel/10-edge-third-row.sgf</extracomment>
        <translation>Szél: három magas a harmadik sorban</translation>
    </message>
    <message>
            <source>The gap with an enemy in it</source>
        <extracomment>shapes/escabel/11-filled-gap.sgf</extracomment>
        <translation>Rés ellenféllel</translation>
    </message>
    <message>
            <source>The pier in the gap</source>
        <extracomment>shapes/escabel/12-pier.sgf</extracomment>
        <translation>Pillér a résben</translation>
    </message>
    <message>
            <source>The arch</source>
        <extracomment>shapes/escabel/13-arch.sgf</extracomment>
        <translation>Az ív</translation>
    </message>
    <message>
            <source>The low diagonal</source>
        <extracomment>shapes/escabel/14-low-diagonal.sgf</extracomment>
        <translation>Az alacsony átló</translation>
    </message>
    <message>
            <source>The climb that saves</source>
        <extracomment>shapes/escabel/15-climb-down.sgf</extracomment>
        <translation>A mentő rálépés</translation>
    </message>
    <message>
            <source>Edge: an enemy below</source>
        <extracomment>shapes/escabel/16-edge-blocked.sgf</extracomment>
        <translation>Szél: ellenfél alatta</translation>
    </message>
    <message>
            <source>Edge: an enemy on the way</source>
        <extracomment>shapes/escabel/17-edge-blocked-third.sgf</extracomment>
        <translation>Szél: ellenfél az úton</translation>
    </message>
    <message>
            <source>The breaker at the edge</source>
        <extracomment>shapes/escabel/18-breaker.sgf</extracomment>
        <translation>Támasz a szélen</translation>
    </message>
    <message>
            <source>The high breaker</source>
        <extracomment>shapes/escabel/19-high-breaker.sgf</extracomment>
        <translation>A magas támasz</translation>
    </message>
    <message>
            <source>The climb onto the edge</source>
        <extracomment>shapes/escabel/20-climb-to-edge.sgf</extracomment>
        <translation>Rálépés a szélre</translation>
    </message>
    <message>
            <source>One climb, two links</source>
        <extracomment>shapes/escabel/21-two-links.sgf</extracomment>
        <translation>Egy rálépés, két kötés</translation>
    </message>
    <message>
            <source>The ladder</source>
        <extracomment>shapes/escabel/22-ladder.sgf</extracomment>
        <translation>A létra</translation>
    </message>
    <message>
            <source>The ladder breaker</source>
        <extracomment>shapes/escabel/23-ladder-breaker.sgf</extracomment>
        <translation>A létratörő</translation>
    </message>
    <message>
            <source>The ladder of a high stack</source>
        <extracomment>shapes/escabel/24-ladder-high.sgf</extracomment>
        <translation>Egy magas torony létrája</translation>
    </message>
    <message>
            <source>The breaker that fits</source>
        <extracomment>shapes/escabel/25-ladder-heights.sgf</extracomment>
        <translation>A létratörő, amelyik illik</translation>
    </message>
    <message>
            <source>Three high is final</source>
        <extracomment>shapes/abande/01-three-high.sgf</extracomment>
        <translation>Három magas: végleges</translation>
    </message>
    <message>
            <source>Two and two do not fit</source>
        <extracomment>shapes/abande/02-two-and-two.sgf</extracomment>
        <translation>Kettő meg kettő nem fér el</translation>
    </message>
    <message>
            <source>The bound stack</source>
        <extracomment>shapes/abande/03-bound.sgf</extracomment>
        <translation>A helyhez kötött torony</translation>
    </message>
    <message>
            <source>The free end</source>
        <extracomment>shapes/abande/04-free-end.sgf</extracomment>
        <translation>A szabad vég</translation>
    </message>
    <message>
            <source>Not yet</source>
        <extracomment>shapes/abande/05-first-moves.sgf</extracomment>
        <translation>Még nem</translation>
    </message>
    <message>
            <source>Last stacks: who moves first</source>
        <extracomment>shapes/abande/06-last-stacks.sgf</extracomment>
        <translation>Utolsó tornyok: ki lép először</translation>
    </message>
    <message>
            <source>The square where you lead</source>
        <extracomment>shapes/quabble/01-lead.sgf</extracomment>
        <translation>A mező, ahol előnyben vagy</translation>
    </message>
    <message>
            <source>The square on the edge</source>
        <extracomment>shapes/quabble/02-rim.sgf</extracomment>
        <translation>A szélső mező</translation>
    </message>
    <message>
            <source>Two ways at a corner</source>
        <extracomment>shapes/quabble/03-two-ways.sgf</extracomment>
        <translation>Két út egy saroknál</translation>
    </message>
    <message>
            <source>Over one square</source>
        <extracomment>shapes/quabble/04-over-one.sgf</extracomment>
        <translation>Egy mezőn át</translation>
    </message>
    <message>
            <source>Edge: from the second row</source>
        <extracomment>shapes/quabble/05-second-row.sgf</extracomment>
        <translation>Szél: a második sorból</translation>
    </message>
    <message>
            <source>Edge: from the third row</source>
        <extracomment>shapes/quabble/06-third-row.sgf</extracomment>
        <translation>Szél: a harmadik sorból</translation>
    </message>
    <message>
            <source>The jump</source>
        <extracomment>shapes/quabble/07-jump.sgf</extracomment>
        <translation>Az ugrás</translation>
    </message>
    <message>
            <source>The long way at corners</source>
        <extracomment>shapes/quabble/08-long-diagonal.sgf</extracomment>
        <translation>Hosszú út a sarkoknál</translation>
    </message>
    <message>
            <source>Dark squares at a corner</source>
        <extracomment>shapes/quabble/09-never-cut.sgf</extracomment>
        <translation>Sötét mezők egy saroknál</translation>
    </message>
    <message>
            <source>Half of the sides is enough</source>
        <extracomment>shapes/qualos/01-safe-half.sgf</extracomment>
        <translation>Elég az oldalak fele</translation>
    </message>
    <message>
            <source>Sight from afar</source>
        <extracomment>shapes/qualos/02-far-sight.sgf</extracomment>
        <translation>Rálátás messziről</translation>
    </message>
    <message>
            <source>More than half flips</source>
        <extracomment>shapes/qualos/03-flip.sgf</extracomment>
        <translation>Több mint a fele átfordít</translation>
    </message>
    <message>
            <source>Three lines on the edge</source>
        <extracomment>shapes/qualos/04-edge-lines.sgf</extracomment>
        <translation>Három vonal a szélen</translation>
    </message>
    <message>
            <source>The dark corner</source>
        <extracomment>shapes/qualos/05-corner.sgf</extracomment>
        <translation>A sötét sarok</translation>
    </message>
    <message>
            <source>The smallest board</source>
        <extracomment>shapes/qualos/06-smallest.sgf</extracomment>
        <translation>A legkisebb tábla</translation>
    </message>
    <message>
            <source>From the middle to the edge</source>
        <extracomment>shapes/qualos/07-middle-edge.sgf</extracomment>
        <translation>A középről a szélig</translation>
    </message>
    <message>
            <source>The space where you lead</source>
        <extracomment>shapes/conquare/01-lead.sgf</extracomment>
        <translation>A mező, ahol több rácspontod van</translation>
    </message>
    <message>
            <source>Two spaces along a line</source>
        <extracomment>shapes/conquare/02-two-ways.sgf</extracomment>
        <translation>Két mező egy vonal mentén</translation>
    </message>
    <message>
            <source>Over one space</source>
        <extracomment>shapes/conquare/03-over-one.sgf</extracomment>
        <translation>Átlósan egy mezőn át</translation>
    </message>
    <message>
            <source>Edge: from the second line</source>
        <extracomment>shapes/conquare/04-second-line.sgf</extracomment>
        <translation>Szél: a második vonalról</translation>
    </message>
    <message>
            <source>Edge: from the third line</source>
        <extracomment>shapes/conquare/05-third-line.sgf</extracomment>
        <translation>Szél: a harmadik vonalról</translation>
    </message>
    <message>
            <source>Spaces side by side</source>
        <extracomment>shapes/conquare/07-never-cut.sgf</extracomment>
        <translation>Egymás melletti mezők</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/library/tags_dialog.py"/>
        <source>Tags of %n game(s)</source>
        <translation>
            <numerusform>%n játszma címkéi</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/chapters/open_study.py"/>
        <source>{0} was changed or is kept open by another program: the study goes on in {1}.</source>
        <translation>Ezt a fájlt egy másik program módosította vagy nyitva tartja: {0}. A tanulmány itt folytatódik: {1}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/chapters/open_study.py"/>
        <source>%n chapter(s) added.</source>
        <translation>
            <numerusform>%n fejezet hozzáadva.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/chapters/open_study.py"/>
        <source>Chapter {0} deleted.</source>
        <translation>Törölt fejezet: {0}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/chapters/open_study.py"/>
        <source>%n change(s) taken.</source>
        <translation>
            <numerusform>%n módosítás átvéve.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/chapters/study.py"/>
        <source>A study has at most {0} chapters.</source>
        <translation>Egy tanulmánynak legfeljebb {0} fejezete lehet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/chapters/study.py"/>
        <source>A study has at most {0} chapters: the library can import more games.</source>
        <translation>Egy tanulmánynak legfeljebb {0} fejezete lehet: több játszmát a játszmatár tud importálni.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Nothing was added to the study “{0}”: it was closed meanwhile.</source>
        <translation>A tanulmányhoz semmi sem került, mert közben bezárták: „{0}”.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Added to the study “{0}”, which waits for you while this game goes on.</source>
        <translation>Hozzáadva a következő tanulmányhoz, amely megvár, amíg ez a játszma folyik: „{0}”.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Open the %n chapter(s) before that, as a copy?</source>
        <translation>
            <numerusform>Megnyitod az előtte álló %n fejezetet másolatként?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Compare with the %n game(s) before that?</source>
        <translation>
            <numerusform>Összehasonlítod az előtte álló %n játszmával?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Add the %n game(s) before that?</source>
        <translation>
            <numerusform>Hozzáadod az előtte álló %n játszmát?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>New study…</source>
        <translation>Új tanulmány…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Games and positions as chapters of one file, with your comments</source>
        <translation>Játszmák és állások egy fájl fejezeteiként, a megjegyzéseiddel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Open a study…</source>
        <translation>Tanulmány megnyitása…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>One of your studies, or any file with games</source>
        <translation>Az egyik tanulmányod vagy bármilyen fájl játszmákkal</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Add to a study…</source>
        <translation>Hozzáadás tanulmányhoz…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>This game, or only the position on the board, becomes a chapter</source>
        <translation>Ez a játszma vagy csak a táblán lévő állás fejezet lesz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Add a chapter…</source>
        <translation>Fejezet hozzáadása…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>The position on the board, a copy of this chapter, or an empty board</source>
        <translation>A táblán lévő állás, ennek a fejezetnek a másolata vagy egy üres tábla</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Add games from a file…</source>
        <translation>Játszmák hozzáadása fájlból…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Each game of the file becomes a chapter</source>
        <translation>A fájl minden játszmája egy fejezet lesz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Compare with a file…</source>
        <translation>Összehasonlítás fájllal…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>What is new in another version of this study or game, to be taken one by one</source>
        <translation>Ami a tanulmány vagy játszma egy másik változatában új, egyenként átvehetően</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Next chapter</source>
        <translation>Következő fejezet</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Previous chapter</source>
        <translation>Előző fejezet</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Rename the chapter…</source>
        <translation>Fejezet átnevezése…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Rename the study…</source>
        <translation>Tanulmány átnevezése…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Move the chapter up</source>
        <translation>Fejezet feljebb</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Move the chapter down</source>
        <translation>Fejezet lejjebb</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Delete the chapter</source>
        <translation>Fejezet törlése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Undo change to chapters</source>
        <translation>Fejezetek módosításának visszavonása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Chapters, their order and titles, and what you took from a file, as they were</source>
        <translation>A fejezetek, a sorrendjük, a címeik, és amit egy fájlból átvettél, ahogy voltak</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Save a copy of the study…</source>
        <translation>Másolat mentése a tanulmányról…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>A file to keep or send; other programs open it</source>
        <translation>Fájl megőrzésre vagy elküldésre; más programok is megnyitják</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Diagrams of the study…</source>
        <translation>A tanulmány ábrái…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>All chapters as a PDF to print</source>
        <translation>Minden fejezet nyomtatható PDF-ként</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Web page of the study…</source>
        <translation>A tanulmány weboldala…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Replays all chapters in any browser</source>
        <translation>Minden fejezetet lejátszik bármely böngészőben</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Make a lesson of it…</source>
        <translation>Lecke készítése belőle…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Moves that you choose become exercises of a lesson</source>
        <translation>A kiválasztott lépések egy lecke feladatai lesznek</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Close the study</source>
        <translation>Tanulmány bezárása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Back to the game before</source>
        <translation>Vissza az előző játszmához</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/share_controller.py"/>
        <source>The picture is on the clipboard.</source>
        <translation>A kép a vágólapon van.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/share_controller.py"/>
        <source>A diagram after every so many moves,
after each comment and at the end:</source>
        <translation>Ábra ennyi lépésenként,
minden megjegyzés után és a végén:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/chapters/lesson_maker.py"/>
        <source>No move was chosen to be found.</source>
        <translation>Nincs kiválasztva megtalálandó lépés.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/chapters/lesson_maker.py"/>
        <source>A lesson has at most {0} steps.</source>
        <translation>Egy lecke legfeljebb {0} feladatból állhat.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Level {0} and the analysis use %n of {1} cores, and leave the window one.</source>
        <translation>
            <numerusform>A {0}. szint és az elemzés {1} magból %n magot használ, és egyet meghagy az ablaknak.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>No mistake comes later: here is the first one.</source>
        <translation>Később nincs több hiba: itt van az első.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>No mistake comes earlier: here is the last one.</source>
        <translation>Előbb nincs hiba: itt van az utolsó.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>In a game with clocks, you can ask about moves at earlier positions, and when it is over.</source>
        <translation>Órával játszott játszmában korábbi állásokban és a játszma vége után kérdezhetsz lépésekről.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_controller.py"/>
        <source>Looking for your lessons…</source>
        <translation>A leckéid keresése…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/lesson_controller.py"/>
        <source>%n step(s) of the lesson “{0}” left: “All lessons” in the menu Learn leads back to it.</source>
        <translation>
            <numerusform>Ebből a leckéből még %n feladat van hátra: „{0}”. A Tanulás menü „Minden lecke” pontja visszavezet ide.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/file_writing.py"/>
        <source>Saved in {0}.</source>
        <translation>Mentés helye: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>{0} contains more games than this one: the library can import them all.</source>
        <translation>{0} nemcsak ezt a játszmát tartalmazza: a játszmatár mindet importálhatja.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>This game is in your library already: here it is, as you left it.</source>
        <translation>Ez a játszma már megvan a játszmatárban: itt van, ahogy otthagytad.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>This game is in your library already: here it is.</source>
        <translation>Ez a játszma már a játszmatáradban van: íme.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>The game is on the clipboard, as text.</source>
        <translation>A játszma szövegként a vágólapon van.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>There is no text on the clipboard.</source>
        <translation>Nincs szöveg a vágólapon.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/language.py"/>
        <source>{0}, line {1}: {2}</source>
        <translation>{0}, {1}. sor: {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/file_reading.py"/>
        <source>Games (*.sgf *.txt);;All files (*)</source>
        <translation>Játszmák (*.sgf *.txt);;Minden fájl (*)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/shapes/naming.py"/>
        <source>That makes the shape “{0}” ({1}): {2} cannot cut it.</source>
        <translation>Így ez az alakzat jön létre: „{0}” ({1}). {2} nem tudja elvágni.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/shapes/naming.py"/>
        <source>That makes the shape “{0}” ({1}): {2} cannot cut it as long as nobody climbs into it or out of it.</source>
        <translation>Így ez az alakzat jön létre: „{0}” ({1}). {2} nem tudja elvágni, amíg senki sem lép rá kívülről vagy belőle kifelé.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/shapes/naming.py"/>
        <source>{0} would have made the shape “{1}” ({2}).</source>
        <translation>{0} ezt az alakzatot hozta volna létre: „{1}” ({2}).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/shapes/naming.py"/>
        <source>{0} makes the shape “{1}” ({2}).</source>
        <translation>{0} ezt az alakzatot hozza létre: „{1}” ({2}).</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Stopped after %n game(s): the others do not count.</source>
        <translation>
            <numerusform>%n játszma után leállítva: a többi nem számít.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>%n game(s) read.</source>
        <translation>
            <numerusform>%n játszma beolvasva.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/game.py"/>
        <source>In its crosscuts {0} is cut from {1}.</source>
        <translation>Keresztvágásaiban {0} el van vágva ezektől: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/game.py"/>
        <source>In its crosscuts {0} is connected with {1}.</source>
        <translation>Keresztvágásaiban {0} összekapcsolódik ezekkel: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/game.py"/>
        <source>In its crosscuts {0} is connected with {1} and cut from {2}.</source>
        <translation>Keresztvágásaiban {0} összekapcsolódik: {1}; el van vágva: {2}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/learning/drill_box.py"/>
        <source>%n new drill(s) from your mistakes.</source>
        <translation>
            <numerusform>%n új gyakorlat a hibáidból.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/rating/ratings.py"/>
        <source>For your rating, the game counts as it ended first.</source>
        <translation>Az értékszámodba a játszma első befejezése számít bele.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/rated_game.py"/>
        <source>Not rated: the game was too short.</source>
        <translation>Nem értékelt: a játszma túl rövid volt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/rated_game.py"/>
        <source>A guided game is not rated.</source>
        <translation>A vezetett játszma nem értékelt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/rated_game.py"/>
        <source>Not rated: the game began from a position that was set up.</source>
        <translation>Nem értékelt: a játszma felállított állásból indult.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/rated_game.py"/>
        <source>Not rated: the players changed during the game.</source>
        <translation>Nem értékelt: játék közben játékoscsere volt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/rated_game.py"/>
        <source>Not rated: the bot has helped.</source>
        <translation>Nem értékelt: a gép segített.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/rated_game.py"/>
        <source>Not rated: a move was taken back.</source>
        <translation>Nem értékelt: volt visszavont lépés.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>About Escabel</source>
        <translation>Az Escabel névjegye</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>A family of abstract stacking and connection games.</source>
        <translation>Absztrakt toronyépítő és összekötő játékok családja.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>Copy</source>
        <translation>Másolás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>All of this as text, for a report</source>
        <translation>Mindez szövegként, hibajelentéshez</translation>
    </message>
</context>
<context>
    <name>Accuracies</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/accuracies.py"/>
        <source>no move yet</source>
        <translation>még nincs lépés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/accuracies.py"/>
        <source>{0}%</source>
        <translation>{0}%</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/accuracies.py"/>
        <source>{0}: accuracy</source>
        <translation>{0}: pontosság</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/accuracies.py"/>
        <source>How little of the chance to win these moves gave away: 100% is perfect play</source>
        <translation>Milyen keveset adtak fel ezek a lépések a nyerési esélyből: a 100% hibátlan játék</translation>
    </message>
</context>
<context>
    <name>ActivityPage</name>
    <message>
        <location filename="../../escabel_gui/view/widgets/activity_page.py"/>
        <source>Points: Black {0}, White {1}. In hand: Black {2}, White {3}.</source>
        <translation>Pontok: Fekete {0}, Fehér {1}. Készlet: Fekete {2}, Fehér {3}.</translation>
    </message>
</context>
<context>
    <name>AnalysisController</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>Do you want to see what the bot says about the moves so far?</source>
        <translation>Szeretnéd látni, mit mond a gép az eddigi lépésekről?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>Do you want to see how the bot would answer a move?</source>
        <translation>Szeretnéd látni, hogyan válaszolna a gép egy lépésre?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>Do you want to see what was played from here in other games?</source>
        <translation>Szeretnéd látni, mit léptek innen más játszmákban?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>Do you want to see how fair first moves are?</source>
        <translation>Szeretnéd látni, mennyire kiegyenlítettek az első lépések?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>Do you want the bot to make this move for you?</source>
        <translation>Szeretnéd, hogy a gép lépjen helyetted?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>You are playing against a person.</source>
        <translation>Egy ember ellen játszol.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>With help, this game does not count for your rating.</source>
        <translation>Segítséggel ez a játszma nem számít bele az értékszámodba.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>Do you want to see what the bot would play?</source>
        <translation>Szeretnéd látni, mit lépne a gép?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>Help in this game?</source>
        <translation>Segítség ebben a játszmában?</translation>
    </message>
</context>
<context>
    <name>AnalysisPage</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_page.py"/>
        <source>Bot</source>
        <translation>Gép</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_page.py"/>
        <source>Other games</source>
        <translation>Más játszmák</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Move</source>
        <translation>Lépés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Wins</source>
        <translation>Nyer</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Visits</source>
        <translation>Nézve</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Then</source>
        <translation>Aztán</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>At first</source>
        <translation>Elsőre</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>How often the bot has looked into the move</source>
        <translation>Hányszor vizsgálta meg a gép a lépést</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>First impressions, too</source>
        <translation>Az első benyomás is</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>How likely each move seemed to be the right one before any was looked into</source>
        <translation>Mennyire valószínűnek látszott, hogy az egyes lépések a helyesek, mielőtt a gép bármelyiket megvizsgálta volna</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Candidate moves</source>
        <translation>Lehetséges lépések</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Expected:</source>
        <translation>Várható folytatás:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Press Space to see which moves the bot would look at here.</source>
        <translation>Nyomj szóközt, ha látni szeretnéd, mely lépéseket nézné itt a gép.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>{0} to move, with a chance of {1} to win.</source>
        <translation>{0} következik, nyerési esélye {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>All figures are for {0}. Point at a move to see its line on the board.</source>
        <translation>A számok {0} szemszögéből értendők. Mutass egy lépésre, és a folytatása megjelenik a táblán.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>The game is over here.</source>
        <translation>A játszma itt véget ért.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Looking at this position…</source>
        <translation>Az állás vizsgálata…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>{0} is to move and wins, whatever comes.</source>
        <translation>{0} következik, és nyer, bármi jöjjön is.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>{0} is to move and loses, whatever comes.</source>
        <translation>{0} következik, és veszít, bármi jöjjön is.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>{0} is to move and gets a tie, no more.</source>
        <translation>{0} következik, és döntetlent ér el, többet nem.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <location filename="../../escabel_gui/view/board/board_view.py"/>
        <source>Board</source>
        <translation>Tábla</translation>
    </message>
</context>
<context>
    <name>ChapterController</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Making the chapter…</source>
        <translation>Fejezet készítése…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Writing the study…</source>
        <translation>Tanulmány írása…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Open a study</source>
        <translation>Tanulmány megnyitása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Looking for your studies…</source>
        <translation>Tanulmányaid keresése…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Problem in the file</source>
        <translation>Hiba a fájlban</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Reading {0}…</source>
        <translation>{0} olvasása…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>The study cannot be written: reading it back would change something.</source>
        <translation>A tanulmány nem írható ki: visszaolvasáskor valami megváltozna.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>A game with a friend elsewhere can be compared when it is over.</source>
        <translation>Távoli baráttal játszott játszma akkor hasonlítható össze, ha véget ért.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Compare with another version</source>
        <translation>Összehasonlítás másik változattal</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Comparing…</source>
        <translation>Összehasonlítás…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>{0} has no version of this game.</source>
        <translation>Ebben a fájlban nincs változat ebből a játszmából: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Nothing is new in {0}.</source>
        <translation>Ebben a fájlban nincs semmi új: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>There are no moves in this study: play those that are to be found.</source>
        <translation>Ebben a tanulmányban nincsenek lépések: lépd meg azokat, amelyeket meg kell találni.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Find the move.</source>
        <translation>Találd meg a lépést.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Writing the lesson…</source>
        <translation>Lecke írása…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Add games from a file</source>
        <translation>Játszmák hozzáadása fájlból</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>My study</source>
        <translation>Tanulmányom</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>New study</source>
        <translation>Új tanulmány</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Title of the chapter:</source>
        <translation>A fejezet címe:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Title of the study:</source>
        <translation>A tanulmány címe:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Rename</source>
        <translation>Átnevezés</translation>
    </message>
</context>
<context>
    <name>ChapterDialog</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>A copy of this chapter</source>
        <translation>Ennek a fejezetnek a másolata</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>The whole game, with all variations</source>
        <translation>Az egész játszma, minden változattal</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>Only the position on the board</source>
        <translation>Csak a táblán lévő állás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>An empty board of this game</source>
        <translation>Ennek a játéknak az üres táblája</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>A new study</source>
        <translation>Új tanulmány</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>My study</source>
        <translation>Tanulmányom</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>Study:</source>
        <translation>Tanulmány:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>Title of the study:</source>
        <translation>A tanulmány címe:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>Title of the chapter:</source>
        <translation>A fejezet címe:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>What is to be a chapter?</source>
        <translation>Miből legyen fejezet?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>Add a chapter</source>
        <translation>Fejezet hozzáadása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>Add to a study</source>
        <translation>Hozzáadás tanulmányhoz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>New study</source>
        <translation>Új tanulmány</translation>
    </message>
</context>
<context>
    <name>ChapterList</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_list.py"/>
        <source>Chapters</source>
        <translation>Fejezetek</translation>
    </message>
</context>
<context>
    <name>ChapterRows</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_list.py"/>
        <source>on the board</source>
        <translation>a táblán</translation>
    </message>
</context>
<context>
    <name>ChapterSharing</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_sharing.py"/>
        <source>Save a copy of the study</source>
        <translation>Másolat mentése a tanulmányról</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_sharing.py"/>
        <source>Diagrams of the study</source>
        <translation>A tanulmány ábrái</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_sharing.py"/>
        <source>Save the diagrams</source>
        <translation>Ábrák mentése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_sharing.py"/>
        <source>Save the web page</source>
        <translation>Weboldal mentése</translation>
    </message>
</context>
<context>
    <name>ChoiceBar</name>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Whose games</source>
        <translation>Kinek a játszmái</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Opponent</source>
        <translation>Ellenfél</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Color</source>
        <translation>Szín</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Time</source>
        <translation>Idő</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Only games listed in the library</source>
        <translation>Csak a játszmatárban felsoroltak</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Either color</source>
        <translation>Bármelyik szín</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Any time</source>
        <translation>Bármikor</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>The last 30 days</source>
        <translation>Az utolsó 30 nap</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>The last 365 days</source>
        <translation>Az utolsó 365 nap</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>All kinds of games</source>
        <translation>Minden játék</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Your games</source>
        <translation>A te játszmáid</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Everybody’s games</source>
        <translation>Mindenki játszmái</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Any opponent</source>
        <translation>Bármelyik ellenfél</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Yours are the games in which you play against the bot or against a friend elsewhere</source>
        <translation>A tieid azok a játszmák, amelyeket a gép vagy egy távoli barát ellen játszol</translation>
    </message>
</context>
<context>
    <name>ClockRow</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>No clock</source>
        <translation>Nincs óra</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Fixed time</source>
        <translation>Kötött idő</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Time and increment</source>
        <translation>Idő és lépésenkénti többlet</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Main time and byo-yomi</source>
        <translation>Alapidő és byo-yomi</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Clock</source>
        <translation>Óra</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Minutes</source>
        <translation>Percek</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source> min</source>
        <translation> perc</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Number of periods</source>
        <translation>Szakaszok száma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Seconds per move or period</source>
        <translation>Másodperc lépésenként vagy szakaszonként</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source> s</source>
        <translation> mp</translation>
    </message>
</context>
<context>
    <name>CollectionWindow</name>
    <message>
        <location filename="../../escabel_gui/view/library/collection_window.py"/>
        <source>Enter opens a copy of a game at the position from the board.</source>
        <translation>Az Enter a tábláról vett állásnál nyitja meg a játszma másolatát.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/collection_window.py"/>
        <source>Games: {0} of {1}</source>
        <translation>Játszmák: {0}&#xa0;/&#xa0;{1}</translation>
    </message>
</context>
<context>
    <name>CommentField</name>
    <message>
        <location filename="../../escabel_gui/view/history/comment_field.py"/>
        <source>Comment on this position</source>
        <translation>Megjegyzés ehhez az álláshoz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/comment_field.py"/>
        <source>Comment</source>
        <translation>Megjegyzés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/comment_field.py"/>
        <source>[This comment is too long to be shown. All of it is kept with the game.]</source>
        <translation>[Ez a megjegyzés túl hosszú, nem jeleníthető meg. A játszmával együtt az egész megmarad.]</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>What is new there</source>
        <translation>Ami ott új</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>What is new</source>
        <translation>Újdonságok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>Mark what you want to take. Everything else stays as you have it.</source>
        <translation>Jelöld meg, mit veszel át. Minden más marad, ahogy nálad van.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>Mark all</source>
        <translation>Összes megjelölése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>Take</source>
        <translation>Átvétel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>New chapter: {0}</source>
        <translation>Új fejezet: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>Another title: {0}</source>
        <translation>Más cím: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>Other marks</source>
        <translation>Más jelek</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>New comment: {0}</source>
        <translation>Új megjegyzés: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>Another comment: {0}</source>
        <translation>Más megjegyzés: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>New moves: {0}</source>
        <translation>Új lépések: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>Yours: {0}</source>
        <translation>A tiéd: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>There: {0}</source>
        <translation>Ott: {0}</translation>
    </message>
</context>
<context>
    <name>CompilingNote</name>
    <message>
        <location filename="../../escabel_gui/view/window/compiling_note.py"/>
        <source>The bot thinks slowly: its rules are being compiled, for a few minutes.</source>
        <translation>A gép még lassan gondolkodik: a szabályok lefordítása néhány percig tart.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/compiling_note.py"/>
        <source>The rules could not be compiled: the bot goes on thinking slowly.</source>
        <translation>A szabályokat nem sikerült lefordítani: a gép továbbra is lassan gondolkodik.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/compiling_note.py"/>
        <source>The rules are compiled: the bot now thinks at full speed.</source>
        <translation>A szabályok fordítása elkészült: a gép most már teljes sebességgel gondolkodik.</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
            <source>Board Game</source>
        <extracomment>escabel.desktop</extracomment>
        <translation>Táblajáték</translation>
    </message>
    <message>
            <source>Stack, climb and connect: abstract board games against a friend or a bot</source>
        <extracomment>escabel.desktop</extracomment>
        <translation>Építs, lépj rá, kösd össze: absztrakt táblajátékok barát vagy gép ellen</translation>
    </message>
    <message>
            <source>@KEYWORDS@stacking;connection;abstract;strategy;bot;sgf;</source>
        <extracomment>escabel.desktop</extracomment>
        <translation>@KEYWORDS@torony;összeköt;absztrakt;stratégia;táblajáték;gép;sgf;</translation>
    </message>
    <message>
            <source>Stack, climb and connect: abstract board games</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Építs, lépj rá, kösd össze: absztrakt táblajátékok</translation>
    </message>
    <message>
            <source>Escabel brings together a family of abstract games in which two players stack, climb and connect: @GAMES@. Play against a friend at the same screen or elsewhere, or against a bot that can be a beginner or a master. Afterwards, step back through the game and try out what else could have happened.</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Az Escabel absztrakt játékok családját gyűjti egybe, amelyekben két játékos épít, egymás tornyaira lép és összeköt: @GAMES@. Játssz egy baráttal ugyanannál a képernyőnél vagy a távolból, vagy a gép ellen, amely kezdő és mester is lehet. Utána lépkedj végig a játszmán, és próbáld ki, mi történhetett volna még.</translation>
    </message>
    <message>
            <source>Every option and board size of every game, with illustrated rules</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Minden játék minden szabályváltozata és táblamérete, képes szabályokkal</translation>
    </message>
    <message>
            <source>Lessons for every game, proven puzzles, and drills from the mistakes in your own games</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Leckék minden játékhoz, bizonyított feladványok és gyakorlatok a saját játszmáid hibáiból</translation>
    </message>
    <message>
            <source>A board for mouse and keyboard that explains why a move is not allowed</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Egérrel és billentyűzettel is kezelhető tábla, amely elmagyarázza, miért nem szabályos egy lépés</translation>
    </message>
    <message>
            <source>Games save themselves: close the window and carry on later where you left off</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>A játszmák maguktól mentődnek: zárd be az ablakot, és folytasd később ott, ahol abbahagytad</translation>
    </message>
    <message>
            <source>Reviews that find the mistakes in a game and show what was better</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Kiértékelés, amely megtalálja a játszma hibáit, és megmutatja, mi lett volna jobb</translation>
    </message>
    <message>
            <source>Games with a friend elsewhere, by message or from program to program, without a server</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Játszmák egy távoli baráttal, üzenetekkel vagy programtól programig, kiszolgáló nélkül</translation>
    </message>
    <message>
            <source>A library of all your games, searched by words and by positions, with studies and reports</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Játszmatár az összes játszmáddal, szavak és állások szerinti kereséssel, tanulmányokkal és jelentésekkel</translation>
    </message>
    <message>
            <source>Variations, comments, clocks, and games saved as SGF</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Változatok, megjegyzések, órák, és SGF-be mentett játszmák</translation>
    </message>
    <message>
            <source>Board themes in light, dark and high contrast</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Világos, sötét és nagy kontrasztú táblatémák</translation>
    </message>
</context>
<context>
    <name>DrillController</name>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_controller.py"/>
        <source>There is no mistake of yours to drill so far.</source>
        <translation>Eddig nincs gyakorolnivaló hibád.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_controller.py"/>
        <source>Drills are positions of your own games in which you went wrong. They come from reviews of games that you have played against the bot or a friend, and are asked again before you forget them.</source>
        <translation>A gyakorlatok a saját játszmáid olyan állásai, amelyekben hibáztál. A gép vagy egy barát ellen játszott játszmáid kiértékeléséből származnak, és újra eléd kerülnek, mielőtt elfelejtenéd őket.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_controller.py"/>
        <source>No drill is due now.</source>
        <translation>Most egy gyakorlat sem esedékes.</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>{0}: drill</source>
        <translation>{0}: gyakorlat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>{0} to move. Find a good move.</source>
        <translation>{0} következik. Keress egy jó lépést.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>In your game you played {0} here, which was a mistake.</source>
        <translation>A játszmádban itt ezt lépted, és hiba volt: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>Due after this one: {0}</source>
        <translation>Ez után esedékes: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>Finish</source>
        <translation>Befejezés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>{0} is a good move.</source>
        <translation>{0} jó lépés.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>Right.</source>
        <translation>Helyes.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>That is the move of your game.</source>
        <translation>Ez a játszmádban megtett lépés.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>The board shows what answers it.</source>
        <translation>A tábla megmutatja, mi a válasz rá.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>Not this one.</source>
        <translation>Nem ez az.</translation>
    </message>
</context>
<context>
    <name>EditedBoard</name>
    <message>
        <location filename="../../escabel_gui/view/board/edited_board.py"/>
        <source>Board</source>
        <translation>Tábla</translation>
    </message>
</context>
<context>
    <name>EvenGame</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/even_game.py"/>
        <source>Match my strength</source>
        <translation>Hozzám illő szint</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/even_game.py"/>
        <source>Choose the level against which you win about half of your games</source>
        <translation>Azt a szintet választja, amely ellen a játszmáid nagyjából felét megnyered</translation>
    </message>
</context>
<context>
    <name>ExplorerPage</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Names, levels, dates</source>
        <translation>Nevek, szintek, dátumok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Only games with these words</source>
        <translation>Csak az e szavakat tartalmazó játszmák</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Whose moves</source>
        <translation>Kinek a lépései</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>All moves</source>
        <translation>Minden lépés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>My moves</source>
        <translation>Az én lépéseim</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Moves against me</source>
        <translation>Ellenem tett lépések</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Move</source>
        <translation>Lépés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Games</source>
        <translation>Játszmák</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Wins</source>
        <translation>Nyer</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Moves in other games</source>
        <translation>Lépések más játszmákban</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>List these games</source>
        <translation>E játszmák listája</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Part of the board…</source>
        <translation>A tábla része…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Looks for a few points of the board instead of the whole position</source>
        <translation>A tábla néhány pontját keresi a teljes állás helyett</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Whole position</source>
        <translation>Teljes állás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Show them</source>
        <translation>Mutasd</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Your game is not over: what was played from here in other games would be help.</source>
        <translation>A játszmád még nem ért véget: segítségnek számítana, mit léptek innen más játszmákban.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>No such game went on from this position.</source>
        <translation>Egyetlen ilyen játszma sem folytatódott ebből az állásból.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>None of these games went on from this position.</source>
        <translation>E játszmák egyike sem folytatódott ebből az állásból.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>No game in your library went on from this position.</source>
        <translation>A játszmatárad egyetlen játszmája sem folytatódott ebből az állásból.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>This part of the board occurs in no such game.</source>
        <translation>A tábla e része egyetlen ilyen játszmában sem fordul elő.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>This part of the board occurs in none of these games.</source>
        <translation>A tábla e része e játszmák egyikében sem fordul elő.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>This part of the board occurs in no game of your library.</source>
        <translation>A tábla e része a játszmatárad egyetlen játszmájában sem fordul elő.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Wins are those of who made the move. Mirrored and turned positions count as one.</source>
        <translation>A „Nyer” oszlop annak a győzelmeit mutatja, aki a lépést tette. A tükrözött és elforgatott állások egynek számítanak.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>A double click lists the games of a move.</source>
        <translation>Dupla kattintás felsorolja egy lépés játszmáit.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>A click plays a move, a double click lists its games.</source>
        <translation>Egy kattintás meglépi a lépést, dupla kattintás felsorolja a játszmáit.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Who played it won {0} of {1} finished games.</source>
        <translation>Aki meglépte, {1} befejezett játszmából {0} alkalommal nyert.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>In reviews it lost {0} of the chance to win on average.</source>
        <translation>A kiértékelések szerint átlagosan {0} nyerési esélybe került.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Latest: {0}, {1}.</source>
        <translation>A legutóbbi: {0}, {1}.</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <location filename="../../escabel_gui/view/widgets/game_box.py"/>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_card.py"/>
        <source>How to play</source>
        <translation>Így kell játszani</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_card.py"/>
        <source>Learn this game by playing: a lesson of a few minutes</source>
        <translation>Tanuld meg a játékot játszva: egy lecke néhány perc</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_card.py"/>
        <source>Rules</source>
        <translation>Szabályok</translation>
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
        <translation>{0} olvasása…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>{0} cannot be opened: {1}.</source>
        <translation>{0} nem nyitható meg: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>{0} cannot be opened. {1}</source>
        <translation>{0} nem nyitható meg. {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>There is no game, code or invitation in this text.</source>
        <translation>Ebben a szövegben nincs sem játszma, sem kód, sem meghívó.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Open the game up to there?</source>
        <translation>Megnyitod a játszmát addig a pontig?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Problem in the file</source>
        <translation>Hiba a fájlban</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Looking into your library…</source>
        <translation>Keresés a játszmatárban…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Open a game</source>
        <translation>Játszma megnyitása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Save a copy</source>
        <translation>Másolat mentése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Part of this game cannot be saved in {0} ({1}): it is lost if you leave the game without saving a copy elsewhere.</source>
        <translation>A játszma egy része ide nem menthető: {0} ({1}). Elvész, ha úgy lépsz ki a játszmából, hogy nem mentesz máshová másolatot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Save a copy…</source>
        <translation>Másolat mentése…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Leave without saving</source>
        <translation>Kilépés mentés nélkül</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>This game is not saved</source>
        <translation>Ez a játszma nincs elmentve</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Copying the game…</source>
        <translation>A játszma másolása…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Clipboard</source>
        <translation>Vágólap</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <source>Board size</source>
        <translation>Tábla mérete</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <source>Random</source>
        <translation>Véletlenszerű</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <source>You play</source>
        <translation>A te színed</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <source>Your name</source>
        <translation>A te neved</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <source>Your friend’s name</source>
        <translation>A barátod neve</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <source>Clock</source>
        <translation>Óra</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_list.py"/>
        <source>Games</source>
        <translation>Játékok</translation>
    </message>
</context>
<context>
    <name>GamesChooser</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Your library</source>
        <translation>Játszmatárad</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Open a folder…</source>
        <translation>Mappa megnyitása…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>All games in a folder and below it, until the program ends; your library stays as it is</source>
        <translation>Egy mappa és almappáinak összes játszmája, a program bezárásáig; a játszmatárad változatlan marad</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Open a file…</source>
        <translation>Fájl megnyitása…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>All games in a file, until the program ends; your library stays as it is</source>
        <translation>Egy fájl összes játszmája, a program bezárásáig; a játszmatárad változatlan marad</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Stop</source>
        <translation>Leállítás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Reads no more games; those that have been read count</source>
        <translation>Nem olvas be több játszmát; a már beolvasottak számítanak</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Which games are counted</source>
        <translation>Mely játszmák számítanak</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Which games are counted: {0}</source>
        <translation>Mely játszmák számítanak: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Looking for games…</source>
        <translation>Játszmák keresése…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>There are no games in this folder.</source>
        <translation>Ebben a mappában nincsenek játszmák.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>There are no games in this file.</source>
        <translation>Ebben a fájlban nincsenek játszmák.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Files or games that cannot be read and are passed over: {0}.</source>
        <translation>Kihagyott, nem olvasható fájlok vagy játszmák: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Open a folder of games</source>
        <translation>Játszmákat tartalmazó mappa megnyitása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Games</source>
        <translation>Játszmák</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Open a file of games</source>
        <translation>Játszmákat tartalmazó fájl megnyitása</translation>
    </message>
</context>
<context>
    <name>GuidanceBox</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/guidance_box.py"/>
        <source>Guided game</source>
        <translation>Vezetett játszma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/guidance_box.py"/>
        <source>The bot asks before a move that loses</source>
        <translation>A gép rákérdez a vesztő lépésekre</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/guidance_box.py"/>
        <source>The bot plays at level 1. Up to three times, it asks before a move that loses, and marks what to look at. The game is not rated.</source>
        <translation>A gép 1. szinten játszik. Legfeljebb háromszor rákérdez egy vesztő lépésre, és megjelöli, mit nézz meg. A játszma nem értékelt.</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <location filename="../../escabel_gui/view/history/history_model.py"/>
        <source>if {0}</source>
        <extracomment>a move that the friend may make, for which an answer is prepared: if d4</extracomment>
        <translation>ha {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/history_model.py"/>
        <source>Start</source>
        <translation>Kezdőállás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/history_model.py"/>
        <source>Now</source>
        <extracomment>the position of the game, in a list of what is prepared for it</extracomment>
        <translation>Most</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/history_model.py"/>
        <source>You have prepared an answer to this move.</source>
        <translation>Erre a lépésre választ készítettél elő.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/history_model.py"/>
        <source>Prepared by you: played at once if the move before is made.</source>
        <translation>Te készítetted elő: azonnal megtörténik, ha az előtte álló lépés megjön.</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <location filename="../../escabel_gui/view/history/history_panel.py"/>
        <source>Moves</source>
        <translation>Lépések</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/history_panel.py"/>
        <source>No moves yet. Click the board to make the first one.</source>
        <translation>Még nincsenek lépések. Kattints a táblára, és tedd meg az elsőt.</translation>
    </message>
</context>
<context>
    <name>HostDialog</name>
    <message>
        <location filename="../../escabel_gui/view/friends/host_dialog.py"/>
        <source>Invite over the network</source>
        <translation>Meghívás hálózaton</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/host_dialog.py"/>
        <source>Until my friend is there, show my name to others on the same network</source>
        <translation>A barátom érkezéséig a hálózaton lévők lássák a nevemet</translation>
    </message>
</context>
<context>
    <name>InvitationDialog</name>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Invitation</source>
        <translation>Meghívó</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Copy the invitation and send it to your friend, who pastes it into Escabel (Ctrl+V). Or tell them this line by phone: they choose Join over the network in the menu Play, and type it there. Whoever has it can play in your friend’s place.</source>
        <translation>Másold ki a meghívót, és küldd el a barátodnak, aki beilleszti az Escabelbe (Ctrl+V). Vagy mondd el neki ezt a sort telefonon: a Játék menüben a Csatlakozás hálózaton parancsot kell választania, és ott beírnia. Aki ismeri, az a barátod helyett is játszhat.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Invitation: {0}</source>
        <translation>Meghívó: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>If that address does not work, this computer also has: {0}.</source>
        <translation>Ha ez a cím nem működik, a számítógép további címei: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Copied</source>
        <translation>Másolva</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>This computer is in no network at the moment: nobody at another one can join.</source>
        <translation>Ez a számítógép most egyetlen hálózaton sincs: másik számítógépről senki sem csatlakozhat.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Invite your friend</source>
        <translation>Hívd meg a barátodat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Waiting for your friend… If nothing comes of it, you are not on the same network, or a firewall lets nobody in. Then invite your friend by message: that works everywhere.</source>
        <translation>Várakozás a barátodra… Ha nem lesz belőle semmi, nem ugyanazon a hálózaton vagytok, vagy egy tűzfal senkit sem enged be. Akkor hívd meg üzenetben: az mindenhol működik.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Copy the invitation</source>
        <translation>Meghívó másolása</translation>
    </message>
</context>
<context>
    <name>InviteDialog</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/invite_dialog.py"/>
        <source>Invite by message</source>
        <translation>Meghívás üzenetben</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Join over the network</source>
        <translation>Csatlakozás hálózaton</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Your friend invites you over the network (in the menu Play), and tells you the invitation: one line. Type or paste it here. While this dialog is open, this computer hears who invites on the same network; it says nothing itself until you press Join.</source>
        <translation>A barátod meghív téged a hálózaton (a Játék menüben), és elmondja a meghívót: egyetlen sort. Írd vagy illeszd be ide. Amíg ez az ablak nyitva van, ez a számítógép hallja, ki hív meg ugyanazon a hálózaton; maga semmit sem mond, amíg meg nem nyomod a Csatlakozás gombot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Friends on this network</source>
        <translation>Barátok ezen a hálózaton</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Nobody on this network invites at the moment.</source>
        <translation>Ezen a hálózaton most senki sem hív meg.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Invitation</source>
        <translation>Meghívó</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Address</source>
        <translation>Cím</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Join</source>
        <translation>Csatlakozás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>This is your own invitation: send it to your friend.</source>
        <translation>Ez a saját meghívód: küldd el a barátodnak.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Type the 16 letters and digits of the invitation, which your friend tells you.</source>
        <translation>Írd be a meghívó 16 betűjét és számjegyét, amelyet a barátod mond el.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Your friend has the invitation, under Play → Game with a friend elsewhere.</source>
        <translation>A barátod a meghívót itt találja: Játék → Játszma egy távoli baráttal.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>This is the code of a game by message: close this dialog, and paste it at the board (Ctrl+V).</source>
        <translation>Ez egy üzenetben játszott játszma kódja: zárd be ezt az ablakot, és illeszd be a táblánál (Ctrl+V).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>The 16 letters and digits of the invitation are not whole. They look like this: {0}.</source>
        <translation>A meghívó 16 betűje és számjegye nem teljes. Így néznek ki: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>This is no invitation. Its 16 letters and digits look like this: {0}.</source>
        <translation>Ez nem meghívó. A 16 betű és számjegy így néz ki: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Whose invitation is it? Choose your friend in the list, or type the address they tell you.</source>
        <translation>Kié a meghívó? Válaszd ki a barátodat a listából, vagy írd be a címet, amelyet megad.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>An address ends with a colon and a number, such as {0}.</source>
        <translation>Egy cím végén kettőspont és szám áll, például: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>{0} at {1}</source>
        <translation>{0}, címe {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Somebody</source>
        <translation>Valaki</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Looking for your friend…</source>
        <translation>A barátod keresése…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>{0} Trying again… Or ask your friend to invite you by message.</source>
        <translation>{0} Újabb próbálkozás… Vagy kérd meg a barátodat, hogy üzenetben hívjon meg.</translation>
    </message>
</context>
<context>
    <name>JudgedMove</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>{0} was played: {1}’s chance to win</source>
        <translation>{0} volt a lépés: nyerési esély ({1})</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>{0} is better: {1}’s chance to win</source>
        <translation>{0} jobb: nyerési esély ({1})</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>This move wins the game.</source>
        <translation>Ez a lépés megnyeri a játszmát.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>Everything loses here.</source>
        <translation>Itt minden veszít.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>There is little left to win here: a chance of {0} at best.</source>
        <translation>Itt már alig van esély a győzelemre: legfeljebb {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>The best move: a chance of {0} to win.</source>
        <translation>A legjobb lépés: {0} nyerési esély.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>A good move: a chance of {0} to win. The bot would have played {1}.</source>
        <translation>Jó lépés: {0} nyerési esély. A gép ezt lépte volna: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>{0} is better than {1}.</source>
        <translation>{0} jobb, mint {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>{0} to move. What is better than {1}?</source>
        <translation>{0} következik. Mi jobb ennél: {1}?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>Looking at {0}…</source>
        <translation>{0} vizsgálata…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>After {0}: a chance of {1} to win. Play a better move on the board.</source>
        <translation>{0} után {1} a nyerési esély. Lépj jobbat a táblán.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>{0} is good: it keeps a chance of {1} to win.</source>
        <translation>{0} jó: utána {1} a nyerési esély.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>{0} is the move that was played.</source>
        <translation>{0} a játszmában megtett lépés.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>After {0}: a chance of {1} to win.</source>
        <translation>{0} után {1} a nyerési esély.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>{0} answers with {1}.</source>
        <translation>{0} válasza: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>Try another one.</source>
        <translation>Próbálj egy másikat.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>There is something better.</source>
        <translation>Van jobb lépés.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Keyboard shortcuts</source>
        <translation>Gyorsbillentyűk</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Arrows, Enter, Escape</source>
        <translation>Nyilak, Enter, Escape</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>With the point cursor: move, choose, put away</source>
        <translation>A pontkurzorral: mozgatás, választás, elrejtés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Wheel over the moves</source>
        <translation>Görgő a lépések fölött</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>One move back or on</source>
        <translation>Egy lépés vissza vagy előre</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Right-click, menu key</source>
        <translation>Jobb kattintás, menübillentyű</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Marks and arrows of a point</source>
        <translation>Egy pont jelei és nyilai</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Drag with the right button</source>
        <translation>Húzás a jobb gombbal</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Draw an arrow, or remove it</source>
        <translation>Nyíl rajzolása vagy eltávolítása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Shift+arrow keys</source>
        <translation>Shift+nyílbillentyűk</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>The mark chosen last, or remove it</source>
        <translation>A legutóbb választott jel, vagy az eltávolítása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Shift+right-click</source>
        <translation>Shift+jobb kattintás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Shift+Enter</source>
        <translation>Shift+Enter</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Board</source>
        <translation>Tábla</translation>
    </message>
</context>
<context>
    <name>LessonDialog</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <source>Make a lesson of it</source>
        <translation>Lecke készítése belőle</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <source>Title of the lesson:</source>
        <translation>A lecke címe:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <source>Mark the moves that are to be found. The comment before a move is the task, that on it is the answer; other moves there with a comment are wrong ones, which it answers.</source>
        <translation>Jelöld meg a megtalálandó lépéseket. A lépés előtti megjegyzés a feladat, a lépésé a válasz; az ottani többi, megjegyzéssel ellátott lépés hibás, erre felel a megjegyzés.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <source>Moves to be found</source>
        <translation>Megtalálandó lépések</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <source>Make the lesson</source>
        <translation>Lecke elkészítése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <source>There is a lesson “{0}” already. Replace it?</source>
        <translation>Már van „{0}” című lecke. Lecseréled?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <source>variation</source>
        <translation>változat</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>Lessons</source>
        <translation>Leckék</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>A few minutes each: you make the moves, and the board answers.</source>
        <translation>Mindegyik néhány perc: te lépsz, és a tábla válaszol.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>Start</source>
        <translation>Kezdés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>Delete this lesson? The study that it was made of stays.</source>
        <translation>Törlöd ezt a leckét? A tanulmány, amelyből készült, megmarad.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>The lesson cannot be deleted: {0}.</source>
        <translation>A lecke nem törölhető: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>✓ done</source>
        <translation>✓ kész</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>Steps done: {0} of {1}</source>
        <translation>Elvégzett feladatok: {0}&#xa0;/&#xa0;{1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>made by you</source>
        <translation>te készítetted</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Next</source>
        <translation>Következő</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Finish</source>
        <translation>Befejezés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Play</source>
        <translation>Játék</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>{0}: lesson</source>
        <translation>{0}: lecke</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Puzzle</source>
        <translation>Feladvány</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Done: that was the last step.</source>
        <translation>Kész: ez volt az utolsó feladat.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>This was the move.</source>
        <translation>Ez volt a jó lépés.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Well done.</source>
        <translation>Szép volt.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Not quite.</source>
        <translation>Nem egészen.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
            <source>The band</source>
        <extracomment>lessons/abande/basics/1.sgf</extracomment>
        <translation>A kötelék</translation>
    </message>
    <message>
            <source>c3 touches the band, so a new piece may go there.</source>
        <extracomment>lessons/abande/basics/1.sgf</extracomment>
        <translation>A c3 érinti a köteléket, tehát új korong kerülhet oda.</translation>
    </message>
    <message>
            <source>Too far away</source>
        <extracomment>lessons/abande/basics/2.sgf</extracomment>
        <translation>Túl messze</translation>
    </message>
    <message>
            <source>Climbing</source>
        <extracomment>lessons/abande/basics/3.sgf</extracomment>
        <translation>Rálépés</translation>
    </message>
    <message>
            <source>Instead of placing a piece you may move a stack: it steps, as a whole, onto an enemy stack next to it. Whoever is on top owns all of it. Click d4, then d5.</source>
        <extracomment>lessons/abande/basics/3.sgf</extracomment>
        <translation>Korong letétele helyett egy toronnyal is léphetsz: egészben rálép egy szomszédos ellenséges toronyra. Akinek a korongja felül van, azé az egész. Kattints a d4-re, aztán a d5-re.</translation>
    </message>
    <message>
            <source>d5 is a stack of two, and yours, as your piece is on top. d4 is empty: nothing stays behind.</source>
        <extracomment>lessons/abande/basics/3.sgf</extracomment>
        <translation>A d5 kettő magas torony, és a tiéd, mert a te korongod van felül. A d4 üres: semmi sem marad hátra.</translation>
    </message>
    <message>
            <source>Three at most</source>
        <extracomment>lessons/abande/basics/4.sgf</extracomment>
        <translation>Legfeljebb három</translation>
    </message>
    <message>
            <source>No stack is ever higher than three. Your d5 and White’s c4 are two high each. Try to climb c4 with d5 anyway: click d5, then c4.</source>
        <extracomment>lessons/abande/basics/4.sgf</extracomment>
        <translation>Egy torony sem lehet magasabb háromnál. A te d5-öd és Fehér c4-e egyaránt kettő magas. Próbálj a d5-tel mégis rálépni a c4-re: kattints a d5-re, aztán a c4-re.</translation>
    </message>
    <message>
            <source>The band must hold</source>
        <extracomment>lessons/abande/basics/5.sgf</extracomment>
        <translation>A kötelék nem bomolhat fel</translation>
    </message>
    <message>
            <source>In Abande you climb enemy stacks to own as many pieces as you can. All stacks always form one group, the band: see the bars between them. A new piece goes next to a stack. You are Black: place a piece on the circle.</source>
        <extracomment>lessons/abande/basics/1.sgf</extracomment>
        <translation>Az Abandéban ellenséges tornyokra lépsz rá, hogy minél több korong legyen a tiéd. A tornyok mindig egyetlen csoportot alkotnak, a köteléket: ezt mutatják a köztük lévő sávok. Új korong egy torony mellé kerül. Te vagy Fekete: tegyél egy korongot a körre.</translation>
    </message>
    <message>
            <source>The first moves</source>
        <extracomment>lessons/abande/1-opening/1.sgf</extracomment>
        <translation>Az első lépések</translation>
    </message>
    <message>
            <source>Place before you climb</source>
        <extracomment>lessons/abande/1-opening/1.sgf</extracomment>
        <translation>Előbb tegyél, aztán lépj rá</translation>
    </message>
    <message>
            <source>Each of you has one piece on the board, and they touch. No stack may be moved before Black has placed a second piece. Try it anyway: click d4, then d5.</source>
        <extracomment>lessons/abande/1-opening/1.sgf</extracomment>
        <translation>Mindkettőtöknek egy korongja van a táblán, és ezek érintkeznek. Egy torony sem léphet, amíg Fekete le nem tette a második korongját. Próbáld meg mégis: kattints a d4-re, aztán a d5-re.</translation>
    </message>
    <message>
            <source>Beyond the enemy</source>
        <extracomment>lessons/abande/1-opening/2.sgf</extracomment>
        <translation>Az ellenfél mögé</translation>
    </message>
    <message>
            <source>After your second piece White may climb d4 from d5, if the band holds without d5. Place your piece so that White cannot.</source>
        <extracomment>lessons/abande/1-opening/2.sgf</extracomment>
        <translation>A második korongod után Fehér a d5-ről a d4-re léphet, ha a kötelék a d5 nélkül is egyben marad. Tedd le úgy a korongodat, hogy ne léphessen.</translation>
    </message>
    <message>
            <source>Here the piece hangs on d4, and d5 is free to go. Place it where it hangs on d5 alone.</source>
        <extracomment>lessons/abande/1-opening/2.sgf</extracomment>
        <translation>Itt a korong a d4-en lóg, és a d5 elmehet. Tedd oda, ahol csak a d5-ön lóg.</translation>
    </message>
    <message>
            <source>The new piece hangs on d5 alone. If d5 went, the band would break: so d5 has to stay, and d4 is safe for now.</source>
        <extracomment>lessons/abande/1-opening/2.sgf</extracomment>
        <translation>Az új korong csak a d5-ön lóg. Ha a d5 elmenne, a kötelék felbomlana: így a d5-nek maradnia kell, és a d4 egyelőre biztonságban van.</translation>
    </message>
    <message>
            <source>Two high is a target</source>
        <extracomment>lessons/abande/1-opening/3.sgf</extracomment>
        <translation>A kettő magas célpont</translation>
    </message>
    <message>
            <source>Two and one make three, and three high nobody climbs any more. So after your climb no single enemy should stand beside your new stack. d4 can climb d5 or e3. Which one?</source>
        <extracomment>lessons/abande/1-opening/3.sgf</extracomment>
        <translation>Kettő meg egy az három, és háromra már senki sem léphet. A rálépésed után tehát ne álljon magányos ellenfél az új tornyod mellett. A d4 a d5-re vagy az e3-ra léphet. Melyikre?</translation>
    </message>
    <message>
            <source>You are two high there, and White’s c5 stands right beside it: it climbs you, three high, for good. Look for a climb without such a neighbor.</source>
        <extracomment>lessons/abande/1-opening/3.sgf</extracomment>
        <translation>Ott kettő magas vagy, és Fehér c5-e közvetlenül mellette áll: rád lép, három magasan, végleg. Keress olyan rálépést, ahol nincs ilyen szomszéd.</translation>
    </message>
    <message>
            <source>A short puzzle</source>
        <extracomment>lessons/abande/1-opening/4.sgf</extracomment>
        <translation>Rövid feladvány</translation>
    </message>
    <message>
            <source>You are Black. White threatens to climb g3 from g4. Only one move makes that impossible. Which?</source>
        <extracomment>lessons/abande/1-opening/4.sgf</extracomment>
        <translation>Te vagy Fekete. Fehér a g4-ről a g3-ra akar lépni. Egyetlen lépés teszi ezt lehetetlenné. Melyik?</translation>
    </message>
    <message>
            <source>Right: f5 hangs on g4 alone, so g4 has to stay.</source>
        <extracomment>lessons/abande/1-opening/4.sgf</extracomment>
        <translation>Így van: az f5 csak a g4-en lóg, ezért a g4-nek maradnia kell.</translation>
    </message>
    <message>
            <source>You are Black. White threatens to climb e2 from f1. Only one move makes that impossible. Which?</source>
        <extracomment>lessons/abande/1-opening/5.sgf</extracomment>
        <translation>Te vagy Fekete. Fehér az f1-ről az e2-re akar lépni. Egyetlen lépés teszi ezt lehetetlenné. Melyik?</translation>
    </message>
    <message>
            <source>Right: g1 hangs on f1 alone, so f1 has to stay.</source>
        <extracomment>lessons/abande/1-opening/5.sgf</extracomment>
        <translation>Így van: a g1 csak az f1-en lóg, ezért az f1-nek maradnia kell.</translation>
    </message>
    <message>
            <source>You are Black. White threatens to climb f2 from f1. Only one move makes that impossible. Which?</source>
        <extracomment>lessons/abande/1-opening/6.sgf</extracomment>
        <translation>Te vagy Fekete. Fehér az f1-ről az f2-re akar lépni. Egyetlen lépés teszi ezt lehetetlenné. Melyik?</translation>
    </message>
    <message>
            <source>Right: e1 hangs on f1 alone, so f1 has to stay.</source>
        <extracomment>lessons/abande/1-opening/6.sgf</extracomment>
        <translation>Így van: az e1 csak az f1-en lóg, ezért az f1-nek maradnia kell.</translation>
    </message>
    <message>
            <source>The band and locks</source>
        <extracomment>lessons/abande/2-band/1.sgf</extracomment>
        <translation>A kötelék és a lakatok</translation>
    </message>
    <message>
            <source>Set it free</source>
        <extracomment>lessons/abande/2-band/1.sgf</extracomment>
        <translation>Szabadítsd fel</translation>
    </message>
    <message>
            <source>You would like to climb d5, but d4 is bound: without it d5 would stand alone. One new piece joins the two sides, and sets d4 free. Where?</source>
        <extracomment>lessons/abande/2-band/1.sgf</extracomment>
        <translation>Szeretnél a d5-re lépni, de a d4 helyhez kötött: nélküle a d5 egyedül maradna. Egy új korong összeköti a két oldalt, és felszabadítja a d4-et. Hol?</translation>
    </message>
    <message>
            <source>c4 joins the two sides, so the band holds without d4 now. Next turn it may climb.</source>
        <extracomment>lessons/abande/2-band/1.sgf</extracomment>
        <translation>A c4 összeköti a két oldalt, így a kötelék most a d4 nélkül is egyben marad. A következő lépésben ráléphet.</translation>
    </message>
    <message>
            <source>A second way round</source>
        <extracomment>lessons/abande/2-band/2.sgf</extracomment>
        <translation>Egy másik kerülőút</translation>
    </message>
    <message>
            <source>The same bridge, and White has come to e3. Now there are two points that join the two sides. Take one, and set d4 free again.</source>
        <extracomment>lessons/abande/2-band/2.sgf</extracomment>
        <translation>Ugyanaz a híd, és Fehér az e3-ra tett. Most két pont is összeköti a két oldalt. Foglald el az egyiket, és szabadítsd fel újra a d4-et.</translation>
    </message>
    <message>
            <source>e4 closes the ring on the other side: the band holds without d4.</source>
        <extracomment>lessons/abande/2-band/2.sgf</extracomment>
        <translation>Az e4 a másik oldalon zárja be a gyűrűt: a kötelék a d4 nélkül is egyben marad.</translation>
    </message>
    <message>
            <source>Tie it down</source>
        <extracomment>lessons/abande/2-band/3.sgf</extracomment>
        <translation>Kösd helyhez</translation>
    </message>
    <message>
            <source>Your d4 is two high. From d5 White would make it three, for good. Bind d5: three points do it.</source>
        <extracomment>lessons/abande/2-band/3.sgf</extracomment>
        <translation>A d4-ed kettő magas. A d5-ről Fehér végleg hárommá tenné. Kösd helyhez a d5-öt: három pont is megteszi.</translation>
    </message>
    <message>
            <source>The piece hangs on d5 alone, so d5 is bound, and your stack of two stays yours.</source>
        <extracomment>lessons/abande/2-band/3.sgf</extracomment>
        <translation>A korong csak a d5-ön lóg, így a d5 helyhez kötött, és a kettes tornyod a tiéd marad.</translation>
    </message>
    <message>
            <source>Bind, or go</source>
        <extracomment>lessons/abande/2-band/4.sgf</extracomment>
        <translation>Lekötni vagy elmenni</translation>
    </message>
    <message>
            <source>f1 is in danger from g1. Here no new piece helps; but f1 can get out of the way by climbing. There are two such moves.</source>
        <extracomment>lessons/abande/2-band/4.sgf</extracomment>
        <translation>Az f1 a g1 felől veszélyben van. Itt új korong nem segít, de az f1 rálépéssel kitérhet. Két ilyen lépés van.</translation>
    </message>
    <message>
            <source>The best defense: you climb the one that threatened you.</source>
        <extracomment>lessons/abande/2-band/4.sgf</extracomment>
        <translation>A legjobb védekezés: rálépsz arra, aki fenyegetett.</translation>
    </message>
    <message>
            <source>Nobody is left on f1. But g1 can climb f2 now, where you are two high: the other move is better.</source>
        <extracomment>lessons/abande/2-band/4.sgf</extracomment>
        <translation>Az f1-en már nem áll senki. De a g1 most ráléphet az f2-re, ahol kettő magas vagy: a másik lépés jobb.</translation>
    </message>
    <message>
            <source>Counting the end</source>
        <extracomment>lessons/abande/3-counting/1.sgf</extracomment>
        <translation>A végső számolás</translation>
    </message>
    <message>
            <source>Put it to sleep</source>
        <extracomment>lessons/abande/3-counting/1.sgf</extracomment>
        <translation>Altasd el</translation>
    </message>
    <message>
            <source>All pieces are placed. d6 can climb c6 or e6, each of them two of White’s points. One of these climbs also leaves the other stack without an enemy beside it. Which?</source>
        <extracomment>lessons/abande/3-counting/1.sgf</extracomment>
        <translation>Minden korong a táblán van. A d6 a c6-ra vagy az e6-ra léphet, mindkettő két pontot ér Fehérnek. Az egyik rálépés a másik torony mellől is elviszi az ellenfelet. Melyik?</translation>
    </message>
    <message>
            <source>e6 is yours, and c6 sleeps: its two points do not count. One move took four.</source>
        <extracomment>lessons/abande/3-counting/1.sgf</extracomment>
        <translation>Az e6 a tiéd, a c6 pedig alszik: két pontja nem számít. Egy lépés négyet vett el.</translation>
    </message>
    <message>
            <source>Count before you climb</source>
        <extracomment>lessons/abande/3-counting/2.sgf</extracomment>
        <translation>Számolj, mielőtt rálépsz</translation>
    </message>
    <message>
            <source>All pieces are placed, and you may pass. Your e1 can climb e2. Is it worth it? Find the move that brings you the most.</source>
        <extracomment>lessons/abande/3-counting/2.sgf</extracomment>
        <translation>Minden korong a táblán van, és passzolhatsz. Az e1-ed az e2-re léphet. Megéri? Találd meg a lépést, amely a legtöbbet hozza.</translation>
    </message>
    <message>
            <source>You are two high on e2, and that is a target. Look at White’s reply.</source>
        <extracomment>lessons/abande/3-counting/2.sgf</extracomment>
        <translation>Az e2-n kettő magas vagy, és ez célpont. Nézd meg Fehér válaszát.</translation>
    </message>
    <message>
            <source>Three high, and White’s for good: you would win by four only.</source>
        <extracomment>lessons/abande/3-counting/2.sgf</extracomment>
        <translation>Három magas, és végleg Fehéré: csak néggyel nyernél.</translation>
    </message>
    <message>
            <source>You win by seven. After the climb it would be four only: White’s d3 would climb e2 in turn and make it three, for good.</source>
        <extracomment>lessons/abande/3-counting/2.sgf</extracomment>
        <translation>Hét ponttal nyersz. A rálépés után csak négy lenne: Fehér d3-a maga is az e2-re lépne, és végleg hárommá tenné.</translation>
    </message>
    <message>
            <source>Which climb?</source>
        <extracomment>lessons/abande/3-counting/3.sgf</extracomment>
        <translation>Melyik rálépés?</translation>
    </message>
    <message>
            <source>You are one point behind. Three climbs are possible, and you may pass. Only one move wins, by three points. Which?</source>
        <extracomment>lessons/abande/3-counting/3.sgf</extracomment>
        <translation>Egy ponttal le vagy maradva. Három rálépés lehetséges, és passzolhatsz. Egyetlen lépés nyer, három ponttal. Melyik?</translation>
    </message>
    <message>
            <source>Two and one make three: nobody climbs f2 any more. After every other move White’s f2 climbs your g2 instead, and you lose by three.</source>
        <extracomment>lessons/abande/3-counting/3.sgf</extracomment>
        <translation>Kettő meg egy az három: az f2-re már senki sem léphet. Bármely más lépés után Fehér f2-e lép a te g2-dre, és három ponttal veszítesz.</translation>
    </message>
    <message>
            <source>A stack may leave only if the band holds together without it; a padlock is on those that must stay. Here d4 is the bridge between both sides. Try to move it: click d4, and read the line by the board.</source>
        <extracomment>lessons/abande/basics/5.sgf</extracomment>
        <translation>Egy torony csak akkor mehet el, ha a kötelék nélküle is egyben marad; amelyiknek maradnia kell, azon lakat van. Itt a d4 a híd a két oldal között. Próbálj lépni vele: kattints a d4-re, és olvasd el a táblánál lévő sort.</translation>
    </message>
    <message>
            <source>Points</source>
        <extracomment>lessons/abande/basics/6.sgf</extracomment>
        <translation>Pontok</translation>
    </message>
    <message>
            <source>At the end each stack scores as many points as it is high, for its owner. With d4 you can climb White’s two at c4 or White’s one at e4. Take the one that brings you more.</source>
        <extracomment>lessons/abande/basics/6.sgf</extracomment>
        <translation>A végén minden torony annyi pontot hoz a gazdájának, ahány korong magas. A d4-gyel Fehér két korongjára (c4) vagy egy korongjára (e4) léphetsz rá. Válaszd azt, amelyik többet ér.</translation>
    </message>
    <message>
            <source>That is a stack of two. At c4 you would have three, and White would lose two.</source>
        <extracomment>lessons/abande/basics/6.sgf</extracomment>
        <translation>Ez kettő magas torony. A c4-en három pontod lenne, és Fehér kettőt veszítene.</translation>
    </message>
    <message>
            <source>Nobody can climb a stack of three any more. It counts three points as long as an enemy stack is next to it.</source>
        <extracomment>lessons/abande/basics/6.sgf</extracomment>
        <translation>Három magas toronyra már senki sem léphet rá. Három pontot ér, amíg van mellette ellenséges torony.</translation>
    </message>
    <message>
            <source>Sleeping</source>
        <extracomment>lessons/abande/basics/7.sgf</extracomment>
        <translation>Alvás</translation>
    </message>
    <message>
            <source>A stack that has no enemy stack next to it sleeps, and counts for nothing at the end. Your b4 has three points and only c4 keeps it awake. Climb a White stack, but not that one.</source>
        <extracomment>lessons/abande/basics/7.sgf</extracomment>
        <translation>Az a torony, amely mellett nincs ellenséges torony, alszik, és a végén semmit sem ér. A te b4-ed három pont, és csak a c4 tartja ébren. Lépj rá egy fehér toronyra, de ne arra.</translation>
    </message>
    <message>
            <source>Now b4 has no White neighbor any more: see the moon on it? It sleeps, and its three points count for nothing.</source>
        <extracomment>lessons/abande/basics/7.sgf</extracomment>
        <translation>Most a b4-nek nincs fehér szomszédja: látod rajta a holdat? Alszik, és a három pontja semmit sem ér.</translation>
    </message>
    <message>
            <source>c4 stays where it is and keeps b4 awake: its three points count.</source>
        <extracomment>lessons/abande/basics/7.sgf</extracomment>
        <translation>A c4 a helyén marad, és ébren tartja a b4-et: három pontja számít.</translation>
    </message>
    <message>
            <source>The end</source>
        <extracomment>lessons/abande/basics/8.sgf</extracomment>
        <translation>A játszma vége</translation>
    </message>
    <message>
            <source>The game is over, and you win. Only stacks that are awake were counted.</source>
        <extracomment>lessons/abande/basics/8.sgf</extracomment>
        <translation>A játszma véget ért, és nyertél. Csak az ébren lévő tornyok számítottak.</translation>
    </message>
    <message>
            <source>Your first game</source>
        <extracomment>lessons/abande/basics/9.sgf</extracomment>
        <translation>Az első játszmád</translation>
    </message>
    <message>
            <source>Now a whole game against a beginner. You are Black and begin anywhere. Climb when it brings you points, and keep an enemy next to your best stacks.</source>
        <extracomment>lessons/abande/basics/9.sgf</extracomment>
        <translation>Most jön egy egész játszma egy kezdő ellen. Te vagy Fekete, és bárhol kezdhetsz. Lépj rá az ellenséges tornyokra, ha pontot hoz, és tarts meg egy ellenséges tornyot a legjobb tornyaid mellett.</translation>
    </message>
    <message>
            <source>Squares and triangles</source>
        <extracomment>lessons/abande/snub/1.sgf</extracomment>
        <translation>Négyzetek és háromszögek</translation>
    </message>
    <message>
            <source>This board is made of squares and triangles. Points are neighbors where a line joins them, and some lines run askew. Place a piece on the circle.</source>
        <extracomment>lessons/abande/snub/1.sgf</extracomment>
        <translation>Ez a tábla négyzetekből és háromszögekből áll. Két pont akkor szomszédos, ha vonal köti össze őket, és néhány vonal ferde. Tegyél egy korongot a körre.</translation>
    </message>
    <message>
            <source>A line joins e5 and d4, so e5 touches the band.</source>
        <extracomment>lessons/abande/snub/1.sgf</extracomment>
        <translation>Az e5-öt és a d4-et vonal köti össze, tehát az e5 érinti a köteléket.</translation>
    </message>
    <message>
            <source>No line, no neighbors</source>
        <extracomment>lessons/abande/snub/2.sgf</extracomment>
        <translation>Nincs vonal, nincs szomszédság</translation>
    </message>
    <message>
            <source>c5 looks as near to d4 as e5 does, but no line joins them. Try to place a piece on c5, and read the line by the board.</source>
        <extracomment>lessons/abande/snub/2.sgf</extracomment>
        <translation>A c5 ugyanolyan közelinek látszik a d4-hez, mint az e5, de nem köti össze őket vonal. Próbálj korongot tenni a c5-re, és olvasd el a táblánál lévő sort.</translation>
    </message>
    <message>
            <source>Climbing along a line</source>
        <extracomment>lessons/abande/snub/3.sgf</extracomment>
        <translation>Rálépés vonal mentén</translation>
    </message>
    <message>
            <source>Stacks move along the lines, too. Let d4 climb e5.</source>
        <extracomment>lessons/abande/snub/3.sgf</extracomment>
        <translation>A tornyok is a vonalak mentén lépnek. Lépj rá a d4-gyel az e5-re.</translation>
    </message>
    <message>
            <source>One step along the line, and e5 is yours and two high.</source>
        <extracomment>lessons/abande/snub/3.sgf</extracomment>
        <translation>Egy lépés a vonal mentén, és az e5 a tiéd, kettő magas.</translation>
    </message>
    <message>
            <source>Bridges</source>
        <extracomment>lessons/abande/snub/4.sgf</extracomment>
        <translation>Hidak</translation>
    </message>
    <message>
            <source>Where points have fewer neighbors, more stacks are bridges. Here d4 joins e5 to the rest. Try to let it climb d3: click d4.</source>
        <extracomment>lessons/abande/snub/4.sgf</extracomment>
        <translation>Ahol a pontoknak kevesebb szomszédjuk van, több torony híd. Itt a d4 köti az e5-öt a többihez. Próbálj vele rálépni a d3-ra: kattints a d4-re.</translation>
    </message>
    <message>
            <source>Corners fall asleep</source>
        <extracomment>lessons/abande/snub/5.sgf</extracomment>
        <translation>A sarok elalszik</translation>
    </message>
    <message>
            <source>In the corner a1 there are only two neighbors, and only b1 keeps your three points awake. Climb a White stack with b2, but let a1 stay awake.</source>
        <extracomment>lessons/abande/snub/5.sgf</extracomment>
        <translation>Az a1 saroknak csak két szomszédja van, és a három pontodat csak a b1 tartja ébren. Lépj rá a b2-vel egy fehér toronyra, de az a1 maradjon ébren.</translation>
    </message>
    <message>
            <source>Now a1 has no enemy next to it: it sleeps, and its three points count for nothing.</source>
        <extracomment>lessons/abande/snub/5.sgf</extracomment>
        <translation>Most az a1 mellett nincs ellenfél: alszik, és a három pontja semmit sem ér.</translation>
    </message>
    <message>
            <source>b1 stays, and your three points in the corner count.</source>
        <extracomment>lessons/abande/snub/5.sgf</extracomment>
        <translation>A b1 marad, és a sarokban lévő három pontod számít.</translation>
    </message>
    <message>
            <source>Eight neighbors</source>
        <extracomment>lessons/abande/square/1.sgf</extracomment>
        <translation>Nyolc szomszéd</translation>
    </message>
    <message>
            <source>On the square board points are also neighbors corner to corner. So a new piece may touch the band with a corner only. Place one on the circle.</source>
        <extracomment>lessons/abande/square/1.sgf</extracomment>
        <translation>A négyzetes táblán a sarkukkal érintkező pontok is szomszédok. Új korong tehát akár csak sarkával is érintheti a köteléket. Tegyél egyet a körre.</translation>
    </message>
    <message>
            <source>c3 touches d4 with a corner, and that is enough.</source>
        <extracomment>lessons/abande/square/1.sgf</extracomment>
        <translation>A c3 a sarkával érinti a d4-et, és ez elég.</translation>
    </message>
    <message>
            <source>Climbing across a corner</source>
        <extracomment>lessons/abande/square/2.sgf</extracomment>
        <translation>Rálépés átlósan</translation>
    </message>
    <message>
            <source>Stacks move in all eight directions, too. Let d4 climb e5.</source>
        <extracomment>lessons/abande/square/2.sgf</extracomment>
        <translation>A tornyok is mind a nyolc irányba léphetnek. Lépj rá a d4-gyel az e5-re.</translation>
    </message>
    <message>
            <source>One step across the corner, and e5 is yours and two high.</source>
        <extracomment>lessons/abande/square/2.sgf</extracomment>
        <translation>Egy lépés átlósan, és az e5 a tiéd, kettő magas.</translation>
    </message>
    <message>
            <source>The band holds by corners</source>
        <extracomment>lessons/abande/square/3.sgf</extracomment>
        <translation>A kötelék sarkoknál is tart</translation>
    </message>
    <message>
            <source>Corners hold the band together as well: c3, d4 and e5 hang together only by corners. So d4 is the bridge. Try to move it: click d4.</source>
        <extracomment>lessons/abande/square/3.sgf</extracomment>
        <translation>A sarkok is összetartják a köteléket: a c3, a d4 és az e5 csak a sarkuknál függ össze. Így a d4 a híd. Próbálj lépni vele: kattints a d4-re.</translation>
    </message>
    <message>
            <source>Awake by a corner</source>
        <extracomment>lessons/abande/square/4.sgf</extracomment>
        <translation>Egy sarok is ébren tart</translation>
    </message>
    <message>
            <source>One enemy at a corner keeps a stack awake, as d4 does for your three points at c3. Climb a White stack with e4, but let c3 stay awake.</source>
        <extracomment>lessons/abande/square/4.sgf</extracomment>
        <translation>Egyetlen ellenfél is ébren tart egy tornyot, ha csak a sarkánál van: így tartja ébren a d4 a c3-on lévő három pontodat. Lépj rá az e4-gyel egy fehér toronyra, de a c3 maradjon ébren.</translation>
    </message>
    <message>
            <source>Now c3 has no enemy next to it, not even at a corner: it sleeps.</source>
        <extracomment>lessons/abande/square/4.sgf</extracomment>
        <translation>Most a c3 mellett nincs ellenfél, még a sarkánál sem: alszik.</translation>
    </message>
    <message>
            <source>d4 stays, and your three points at c3 count.</source>
        <extracomment>lessons/abande/square/4.sgf</extracomment>
        <translation>A d4 marad, és a c3-on lévő három pontod számít.</translation>
    </message>
    <message>
            <source>Mind the answer</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation>Ügyelj a válaszra</translation>
    </message>
    <message>
            <source>With eight neighbors there is nearly always an answer. A stack of two can be climbed by a single piece, a stack of three by nobody. Where does d4 climb in safety?</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation>Nyolc szomszédnál szinte mindig van válasz. Kettő magas toronyra egyetlen korong is ráléphet, három magasra senki. Hová léphet rá biztonságosan a d4?</translation>
    </message>
    <message>
            <source>Two points for now.</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation>Egyelőre két pont.</translation>
    </message>
    <message>
            <source>White’s e4 climbs on top, and the stack of three is White’s for good.</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation>Fehér e4-e rálép, és a három magas torony végleg Fehéré.</translation>
    </message>
    <message>
            <source>White’s e5 climbs on top, and the stack of three is White’s for good.</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation>Fehér e5-e rálép, és a három magas torony végleg Fehéré.</translation>
    </message>
    <message>
            <source>Three high: nobody can take this stack from you. Keep an enemy stack next to it, and it counts.</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation>Három magas: ezt a tornyot senki sem veheti el tőled. Amíg van mellette ellenséges torony, számít.</translation>
    </message>
    <message>
            <source>e3 reaches the edge by either of the two spaces below it, d2 and f2. White already stands between them, and now places at g1. Keep a way down.</source>
        <extracomment>lessons/conquare/2-links/2.sgf</extracomment>
        <translation>Az e3 az alatta lévő két mező bármelyikén, a d2-n vagy az f2-n át eléri a szélt. Fehér már köztük áll, és most a g1-re tesz. Tarts meg egy utat lefelé.</translation>
    </message>
    <message>
            <source>From the third line, too, a stone is linked to the edge. White stands at g3, and now goes right below your stone, to c3. Two answers reach the edge.</source>
        <extracomment>lessons/conquare/2-links/3.sgf</extracomment>
        <translation>A harmadik vonalról is össze van kötve egy kő a széllel. Fehér a g3-on áll, és most közvetlenül a köved alá tesz, a c3-ra. Két válasz ér el a szélig.</translation>
    </message>
    <message>
            <source>Vertices and spaces</source>
        <extracomment>lessons/conquare/basics/1.sgf</extracomment>
        <translation>Rácspontok és mezők</translation>
    </message>
    <message>
            <source>e3 is a corner of both d2 and f4: the chain is complete, and you win at once.</source>
        <extracomment>lessons/conquare/basics/1.sgf</extracomment>
        <translation>Az e3 a d2-nek és az f4-nek is sarka: a lánc teljes, és rögtön nyersz.</translation>
    </message>
    <message>
            <source>Spaces come along</source>
        <extracomment>lessons/conquare/basics/2.sgf</extracomment>
        <translation>Velük jönnek a mezők</translation>
    </message>
    <message>
            <source>You hold three of the four corners of d4, so d4 came along.</source>
        <extracomment>lessons/conquare/basics/2.sgf</extracomment>
        <translation>A d4 négy sarkából három a tiéd, ezért a d4 is vele jött.</translation>
    </message>
    <message>
            <source>Exactly half</source>
        <extracomment>lessons/conquare/basics/3.sgf</extracomment>
        <translation>Pontosan a fele</translation>
    </message>
    <message>
            <source>d4 is yours, and it joins c3 and e5.</source>
        <extracomment>lessons/conquare/basics/3.sgf</extracomment>
        <translation>A d4 a tiéd, és összeköti a c3-at és az e5-öt.</translation>
    </message>
    <message>
            <source>Less than half</source>
        <extracomment>lessons/conquare/basics/4.sgf</extracomment>
        <translation>A felénél kevesebb</translation>
    </message>
    <message>
            <source>With less than half you may not go into a space. Of the corners of d4 you hold only c3. Try it anyway: click d4, and read the line by the board.</source>
        <extracomment>lessons/conquare/basics/4.sgf</extracomment>
        <translation>Ha a sarkok felénél kevesebb a tiéd, nem mehetsz a mezőre. A d4 sarkai közül csak a c3 a tiéd. Próbáld meg mégis: kattints a d4-re, és olvasd el a táblánál lévő sort.</translation>
    </message>
    <message>
            <source>What is connected</source>
        <extracomment>lessons/conquare/basics/5.sgf</extracomment>
        <translation>Mi kapcsolódik össze</translation>
    </message>
    <message>
            <source>Spaces side by side are connected. Vertices are connected only by the spaces between them. Connect b2 with f2: one space does it.</source>
        <extracomment>lessons/conquare/basics/5.sgf</extracomment>
        <translation>Az egymás melletti mezők összekapcsolódnak. A rácspontokat csak a köztük lévő mezők kötik össze. Kösd össze a b2-t az f2-vel: egy mező elég hozzá.</translation>
    </message>
    <message>
            <source>Three spaces side by side: one chain.</source>
        <extracomment>lessons/conquare/basics/5.sgf</extracomment>
        <translation>Három mező egymás mellett: egyetlen lánc.</translation>
    </message>
    <message>
            <source>A race</source>
        <extracomment>lessons/conquare/basics/6.sgf</extracomment>
        <translation>Versenyfutás</translation>
    </message>
    <message>
            <source>Now find a move after which nobody can stop you. You win in two turns.</source>
        <extracomment>lessons/conquare/basics/6.sgf</extracomment>
        <translation>Most keress olyan lépést, amely után senki sem állíthat meg. Két lépésben nyersz.</translation>
    </message>
    <message>
            <source>You win!</source>
        <extracomment>lessons/conquare/3-races/1.sgf</extracomment>
        <translation>Nyertél!</translation>
    </message>
    <message>
            <source>Links and edges</source>
        <extracomment>lessons/conquare/2-links/1.sgf</extracomment>
        <translation>Kötések és szélek</translation>
    </message>
    <message>
            <source>White can still do it, and does.</source>
        <extracomment>lessons/abande/1-opening/2.sgf</extracomment>
        <translation>Fehér még mindig megteheti, és meg is teszi.</translation>
    </message>
    <message>
            <source>The only enemy beside e3 is f3, which is two high, and two and two do not fit: e3 is yours for now, and awake.</source>
        <extracomment>lessons/abande/1-opening/3.sgf</extracomment>
        <translation>Az e3 mellett az egyetlen ellenfél a kettő magas f3, és kettő meg kettő nem fér el: az e3 egyelőre a tiéd, és ébren van.</translation>
    </message>
    <message>
            <source>c6 is yours, but e6 stays awake beside your e5: two points more for White.</source>
        <extracomment>lessons/abande/3-counting/1.sgf</extracomment>
        <translation>A c6 a tiéd, de az e6 ébren marad az e5-öd mellett: két ponttal több Fehérnek.</translation>
    </message>
    <message>
            <source>A point that does not touch the band is out of reach for now. Try it anyway: click the corner a1, and read the line by the board.</source>
        <extracomment>lessons/abande/basics/2.sgf</extracomment>
        <translation>Az a pont, amely nem érinti a köteléket, egyelőre elérhetetlen. Próbáld meg mégis: kattints az a1 sarokra, és olvasd el a táblánál lévő sort.</translation>
    </message>
    <message>
            <source>Your hand is empty, so you may pass, and here no stack can climb. Two passes in a row end the game. White has passed, and you are ahead, 17 to 15. Press “Pass” by the board.</source>
        <extracomment>lessons/abande/basics/8.sgf</extracomment>
        <translation>A készleted üres, így passzolhatsz, és itt egyetlen torony sem léphet rá másikra. Két egymás utáni passz véget vet a játszmának. Fehér passzolt, és te vezetsz, 17&#xa0;:&#xa0;15. Nyomd meg a „Passz” gombot a táblánál.</translation>
    </message>
    <message>
            <source>Spaces</source>
        <extracomment>lessons/conquare/1-spaces/1.sgf</extracomment>
        <translation>Mezők</translation>
    </message>
    <message>
            <source>Four vertices decide about the space d4. You hold c3, and White has just taken e3: one against one. Whoever moves next here gets the space. Make it yours.</source>
        <extracomment>lessons/conquare/1-spaces/1.sgf</extracomment>
        <translation>A d4 mezőről négy rácspont dönt. Tiéd a c3, és Fehér épp elfoglalta az e3-at: egy az egy ellen. Aki itt legközelebb lép, azé a mező. Szerezd meg.</translation>
    </message>
    <message>
            <source>Two against one. If White takes the last vertex, too, all four are taken, two each, and you are the one to move.</source>
        <extracomment>lessons/conquare/1-spaces/1.sgf</extracomment>
        <translation>Kettő az egy ellen. Ha Fehér az utolsó rácspontot is elfoglalja, mind a négy foglalt, kettő-kettő, és te következel.</translation>
    </message>
    <message>
            <source>The space is yours. Where it was level, the one who moved first got it.</source>
        <extracomment>lessons/conquare/1-spaces/1.sgf</extracomment>
        <translation>A mező a tiéd. Ahol egyenlő volt az állás, azé lett, aki előbb lépett.</translation>
    </message>
    <message>
            <source>Two spaces. Round h6 you hold one vertex and White none; round d4 it is one against one. In one of them you must move first. Which?</source>
        <extracomment>lessons/conquare/1-spaces/2.sgf</extracomment>
        <translation>Két mező. A h6 körül egy rácspont a tiéd, Fehéré egy sem; a d4 körül egy az egy ellen. Az egyiknél neked kell előbb lépned. Melyiknél?</translation>
    </message>
    <message>
            <source>There you lead anyway: whatever White does, that space stays within your reach. The other one cannot wait.</source>
        <extracomment>lessons/conquare/1-spaces/2.sgf</extracomment>
        <translation>Ott úgyis előnyben vagy: bármit tesz Fehér, azt a mezőt megszerezheted. A másik nem várhat.</translation>
    </message>
    <message>
            <source>Right: where it is level, the next move decides. At h6 you lead, and an answer is enough there.</source>
        <extracomment>lessons/conquare/1-spaces/2.sgf</extracomment>
        <translation>Így van: ahol egyenlő az állás, ott a következő lépés dönt. A h6-nál előnyben vagy, ott elég válaszolni.</translation>
    </message>
    <message>
            <source>Two and two</source>
        <extracomment>lessons/conquare/1-spaces/3.sgf</extracomment>
        <translation>Kettő és kettő</translation>
    </message>
    <message>
            <source>c3 and e5 are opposite vertices of d4. White takes the last one: two each, the space is contested, and it is your turn. Link your stones.</source>
        <extracomment>lessons/conquare/1-spaces/3.sgf</extracomment>
        <translation>A c3 és az e5 a d4 szemközti rácspontjai. Fehér az utolsót is elfoglalja: kettő-kettő, a mező vitatott, és te következel. Kösd össze a köveidet.</translation>
    </message>
    <message>
            <source>You place in the space itself: c3 and e5 are one chain.</source>
        <extracomment>lessons/conquare/1-spaces/3.sgf</extracomment>
        <translation>Magára a mezőre teszel: a c3 és az e5 egy lánc.</translation>
    </message>
    <message>
            <source>You hold four vertices round one that is empty, and each space between them is open: two of yours, two free. One stone joins all four. Which?</source>
        <extracomment>lessons/conquare/1-spaces/4.sgf</extracomment>
        <translation>Négy rácspont a tiéd egy üres körül, és a köztük lévő mezők mind nyitottak: kettő a tiéd, kettő szabad. Egy kő mind a négyet összeköti. Melyik?</translation>
    </message>
    <message>
            <source>Four spaces at once: you hold three of the vertices of each.</source>
        <extracomment>lessons/conquare/1-spaces/4.sgf</extracomment>
        <translation>Négy mező egyszerre: mindegyiknek három rácspontja a tiéd.</translation>
    </message>
    <message>
            <source>c3 and e3 lie on one line and share two spaces. g5 and i7 share only h6, and its vertices are all taken, two each. One of these links needs you now.</source>
        <extracomment>lessons/conquare/2-links/1.sgf</extracomment>
        <translation>A c3 és az e3 egy vonalon áll, és két mezőn osztozik. A g5 és az i7 csak a h6-on, amelynek minden rácspontja foglalt, kettő-kettő. Az egyik kötésnek most kellesz.</translation>
    </message>
    <message>
            <source>c3 and e3 share two spaces, d2 and d4. If White gets one of them, you take the other: no move is needed there.</source>
        <extracomment>lessons/conquare/2-links/1.sgf</extracomment>
        <translation>A c3 és az e3 két mezőn osztozik, ezek a d2 és a d4. Ha Fehér az egyiket megszerzi, te a másikat veszed el: ott nem kell lépni.</translation>
    </message>
    <message>
            <source>h6 joins the two. White would have taken it with the next move.</source>
        <extracomment>lessons/conquare/2-links/1.sgf</extracomment>
        <translation>A h6 összeköti a kettőt. Fehér a következő lépéssel elvette volna.</translation>
    </message>
    <message>
            <source>From the second line</source>
        <extracomment>lessons/conquare/2-links/2.sgf</extracomment>
        <translation>A második vonalról</translation>
    </message>
    <message>
            <source>You come down to the edge now, whatever White does.</source>
        <extracomment>lessons/conquare/2-links/2.sgf</extracomment>
        <translation>Most lejutsz a szélig, bármit tesz Fehér.</translation>
    </message>
    <message>
            <source>From the third line</source>
        <extracomment>lessons/conquare/2-links/3.sgf</extracomment>
        <translation>A harmadik vonalról</translation>
    </message>
    <message>
            <source>White has an answer: whatever you do here now, you do not reach the edge.</source>
        <extracomment>lessons/conquare/2-links/3.sgf</extracomment>
        <translation>Fehérnek van válasza: bármit teszel itt most, nem éred el a szélt.</translation>
    </message>
    <message>
            <source>Right behind White’s stone: you reach the edge on one side of it or on the other.</source>
        <extracomment>lessons/conquare/2-links/3.sgf</extracomment>
        <translation>Közvetlenül Fehér köve mögött: az egyik vagy a másik oldalán eléred a szélt.</translation>
    </message>
    <message>
            <source>c3 and g5 are two lines apart and one aside, and linked over the spaces between them if you answer well. White comes in at e3. Keep the link.</source>
        <extracomment>lessons/conquare/2-links/4.sgf</extracomment>
        <translation>A c3 és a g5 két vonalnyira, egy vonallal eltolva áll, és a köztük lévő mezőkön át össze van kötve, ha jól válaszolsz. Fehér az e3-ra tesz. Tartsd meg a kötést.</translation>
    </message>
    <message>
            <source>White has an answer: whatever you do here now, they stay apart.</source>
        <extracomment>lessons/conquare/2-links/4.sgf</extracomment>
        <translation>Fehérnek van válasza: bármit teszel itt most, külön maradnak.</translation>
    </message>
    <message>
            <source>This time White has a link, c3 with e5 over d4. You hold the other two vertices: it is contested, and it is your turn. Cut.</source>
        <extracomment>lessons/conquare/2-links/5.sgf</extracomment>
        <translation>Ezúttal Fehérnek van kötése, a c3 és az e5 között a d4-en át. A másik két rácspont a tiéd: vitatott, és te következel. Vágd el.</translation>
    </message>
    <message>
            <source>d4 is yours, and the two white stones are apart.</source>
        <extracomment>lessons/conquare/2-links/5.sgf</extracomment>
        <translation>A d4 a tiéd, és a két fehér kő elvált.</translation>
    </message>
    <message>
            <source>White has an answer, and wins, whatever you do.</source>
        <extracomment>lessons/conquare/3-races/1.sgf</extracomment>
        <translation>Fehérnek van válasza, és nyer, bármit teszel.</translation>
    </message>
    <message>
            <source>White wins first.</source>
        <extracomment>lessons/conquare/3-races/3.sgf</extracomment>
        <translation>Fehér nyer előbb.</translation>
    </message>
    <message>
            <source>White needs only a short way now. Put a stone in it that opens two ways of your own. You win in two turns.</source>
        <extracomment>lessons/conquare/3-races/4.sgf</extracomment>
        <translation>Fehérnek már csak rövid útja van. Tegyél bele olyan követ, amely neked két utat nyit. Két lépésben nyersz.</translation>
    </message>
    <message>
            <source>You are Black: join the top and the bottom edge. Stones stand where lines cross, on the vertices, and in the spaces between them. A space is connected with its corners. What the small signs mean comes in the next steps. One vertex is missing: click the circle.</source>
        <extracomment>lessons/conquare/basics/1.sgf</extracomment>
        <translation>Te vagy Fekete: kösd össze a felső és az alsó szélt. A kövek a vonalak metszésein, a rácspontokon állnak, és a köztük lévő mezőkön. Egy mező összekapcsolódik a sarkaival. A kis jelek jelentése a következő feladatokból derül ki. Egy rácspont hiányzik: kattints a körre.</translation>
    </message>
    <message>
            <source>On your turn you take an empty vertex. A space of which you then hold more than half of the four corners becomes yours as well: small triangles in it point to the corners that are taken. Take c5 and see.</source>
        <extracomment>lessons/conquare/basics/2.sgf</extracomment>
        <translation>Amikor te jössz, elfoglalsz egy üres rácspontot. Az a mező, amelynek így a négy sarkából több mint a fele a tiéd, szintén a tiéd lesz: a benne lévő kis háromszögek a foglalt sarkokra mutatnak. Foglald el a c5-öt, és meglátod.</translation>
    </message>
    <message>
            <source>Of the corners of d4 you hold c3 and e5: exactly half. Such a space is contested, as its small ring says, and you may place a stone in it yourself. Take d4.</source>
        <extracomment>lessons/conquare/basics/3.sgf</extracomment>
        <translation>A d4 sarkai közül a c3 és az e5 a tiéd: pontosan a fele. Az ilyen mező vitatott, ahogy a kis karikája mutatja, és külön lépésben követ tehetsz rá. Foglald el a d4-et.</translation>
    </message>
    <message>
            <source>c5 brings b4 and b6 along: you are at the top, and two ways lead down.</source>
        <extracomment>lessons/conquare/basics/6.sgf</extracomment>
        <translation>A c5 magával hozza a b4-et és a b6-ot: fent vagy, és két út vezet lefelé.</translation>
    </message>
    <message>
            <source>White stands beside one of them, and both are still open to you: take one.</source>
        <extracomment>lessons/conquare/basics/6.sgf</extracomment>
        <translation>Fehér az egyik mellett áll, de mindkettő nyitva maradt előtted: foglald el az egyiket.</translation>
    </message>
    <message>
            <source>Now a whole game on a small board, against a beginner. You are Black and move first: join the top and the bottom edge. The small signs show what the last move changed. Point at a space to see its own; L shows all of them.</source>
        <extracomment>lessons/conquare/basics/7.sgf</extracomment>
        <translation>Most jön egy egész játszma kis táblán, egy kezdő ellen. Te vagy Fekete, és te kezdesz: kösd össze a felső és az alsó szélt. A kis jelek azt mutatják, mit változtatott az utolsó lépés. Mutass egy mezőre, és látod az övéit; az L mindet megmutatja.</translation>
    </message>
    <message>
            <source>A link that needs you</source>
        <extracomment>lessons/escabel/1-links/1.sgf</extracomment>
        <translation>Kötés, amelynek kellesz</translation>
    </message>
    <message>
            <source>c3 and d4 touch corner to corner. But c3 is only one high: if White comes between them first, they are parted. Fill one of the two points between them now.</source>
        <extracomment>lessons/escabel/1-links/1.sgf</extracomment>
        <translation>A c3 és a d4 a sarkával érintkezik. De a c3 csak egy magas: ha Fehér tesz előbb közéjük, elválnak. Tölts be most egyet a köztük lévő két pont közül.</translation>
    </message>
    <message>
            <source>Filled. White takes the other point and wants to cut, but your single piece stands right beside the newcomer. Climb it.</source>
        <extracomment>lessons/escabel/1-links/1.sgf</extracomment>
        <translation>Betöltve. Fehér a másik pontra tesz, hogy elvágjon, de a magányos korongod közvetlenül az új mellett áll. Lépj rá.</translation>
    </message>
    <message>
            <source>A link that holds by itself</source>
        <extracomment>lessons/escabel/1-links/2.sgf</extracomment>
        <translation>Kötés, amely magától tart</translation>
    </message>
    <message>
            <source>Two links, corner to corner. Where both stacks are at least two high, White cannot cut by placing. So one of your links is safe; help the other one.</source>
        <extracomment>lessons/escabel/1-links/2.sgf</extracomment>
        <translation>Két kötés, sarok a sarokhoz. Ahol mindkét torony legalább kettő magas, Fehér letétellel nem vághatja el. Az egyik kötésed tehát biztos; segíts a másiknak.</translation>
    </message>
    <message>
            <source>That link needs no help: both stacks are two high, so nothing White places between them cuts it. The other one does.</source>
        <extracomment>lessons/escabel/1-links/2.sgf</extracomment>
        <translation>Annak a kötésnek nem kell segítség: mindkét torony kettő magas, így bármit tesz közéjük Fehér, nem vágja el. A másiknak viszont kell.</translation>
    </message>
    <message>
            <source>d2 is only one high, so this was the link in danger. The other one, two high on both sides, holds by itself.</source>
        <extracomment>lessons/escabel/1-links/2.sgf</extracomment>
        <translation>A d2 csak egy magas, így ez a kötés volt veszélyben. A másik, mindkét oldalon kettő magas, magától is tart.</translation>
    </message>
    <message>
            <source>The gap</source>
        <extracomment>lessons/escabel/1-links/3.sgf</extracomment>
        <translation>A rés</translation>
    </message>
    <message>
            <source>One point lies between your stacks of two and three, and White has just gone into it. Only one point links them again. Where?</source>
        <extracomment>lessons/escabel/1-links/3.sgf</extracomment>
        <translation>Egy pont van a kettő és a három magas tornyod között, és Fehér éppen oda tett. Csak egyetlen pont köti össze őket újra. Melyik?</translation>
    </message>
    <message>
            <source>Down to the edge</source>
        <extracomment>lessons/escabel/1-links/4.sgf</extracomment>
        <translation>Le a szélig</translation>
    </message>
    <message>
            <source>c1 and d1 are both ways down now. White takes d1 and threatens to take the other, too. Once more there is one answer.</source>
        <extracomment>lessons/escabel/1-links/4.sgf</extracomment>
        <translation>A c1 és a d1 is levezet. Fehér a d1-re tesz, és a másik utat is elvenné. Megint csak egy válasz van.</translation>
    </message>
    <message>
            <source>You climb onto the edge itself: d1 is two high, and joined with c2 corner to corner. White cannot cut that.</source>
        <extracomment>lessons/escabel/1-links/4.sgf</extracomment>
        <translation>Magára a szélre lépsz rá: a d1 kettő magas, és a sarkával a c2-höz kapcsolódik. Ezt Fehér nem vághatja el.</translation>
    </message>
    <message>
            <source>From the third row</source>
        <extracomment>lessons/escabel/1-links/5.sgf</extracomment>
        <translation>A harmadik sorból</translation>
    </message>
    <message>
            <source>From the third row a stack must be three high to be joined to the edge. White goes below it. Do not push against that piece: go behind it, to one of three points at the edge.</source>
        <extracomment>lessons/escabel/1-links/5.sgf</extracomment>
        <translation>A harmadik sorból csak egy három magas torony van összekötve a széllel. Fehér alá tesz. Ne annak a korongnak feszülj: menj mögé, a szél három pontjának egyikére.</translation>
    </message>
    <message>
            <source>At the edge you wait for your stack: it comes down to you on either side of White’s piece.</source>
        <extracomment>lessons/escabel/1-links/5.sgf</extracomment>
        <translation>A szélen várod a tornyodat: a fehér korong egyik vagy másik oldalán lejut hozzád.</translation>
    </message>
    <message>
            <source>Heights and crosscuts</source>
        <extracomment>lessons/escabel/2-crosscuts/1.sgf</extracomment>
        <translation>Magasságok és keresztvágások</translation>
    </message>
    <message>
            <source>Out of reach</source>
        <extracomment>lessons/escabel/2-crosscuts/1.sgf</extracomment>
        <translation>Elérhetetlen</translation>
    </message>
    <message>
            <source>c3 is two high, so no single piece can climb it. But your b3 is within White’s reach: from b2 White would climb it, be two high, and climb c3 next. One move prevents it.</source>
        <extracomment>lessons/escabel/2-crosscuts/1.sgf</extracomment>
        <translation>A c3 kettő magas, így magányos korong nem léphet rá. De a b3-ad elérhető: Fehér a b2-ről rálépne, kettő magas lenne, és aztán a c3-ra lépne. Egyetlen lépés akadályozza meg.</translation>
    </message>
    <message>
            <source>White has an answer: whatever you do here now, it is lost.</source>
        <extracomment>lessons/escabel/2-crosscuts/1.sgf</extracomment>
        <translation>Fehérnek van válasza: bármit teszel itt most, elveszett.</translation>
    </message>
    <message>
            <source>Both must be higher</source>
        <extracomment>lessons/escabel/2-crosscuts/2.sgf</extracomment>
        <translation>Mindkettő legyen magasabb</translation>
    </message>
    <message>
            <source>Two against one, on both ends of the diagonal: the link holds, and none of White’s single pieces can climb it.</source>
        <extracomment>lessons/escabel/2-crosscuts/2.sgf</extracomment>
        <translation>Kettő az egy ellen az átló mindkét végén: a kötés tart, és Fehér egyik magányos korongja sem léphet rá.</translation>
    </message>
    <message>
            <source>The tall one does not count</source>
        <extracomment>lessons/escabel/2-crosscuts/3.sgf</extracomment>
        <translation>A magas nem számít</translation>
    </message>
    <message>
            <source>What counts is White’s lower stack, and it is one high. The one that is four high cannot climb yours either: only equal heights climb.</source>
        <extracomment>lessons/escabel/2-crosscuts/3.sgf</extracomment>
        <translation>Fehér alacsonyabb tornya számít, és az egy magas. A négy magas sem léphet a tieidre: csak egyforma magasságnál lehet rálépni.</translation>
    </message>
    <message>
            <source>Break a crosscut</source>
        <extracomment>lessons/escabel/2-crosscuts/4.sgf</extracomment>
        <translation>Törj meg egy keresztvágást</translation>
    </message>
    <message>
            <source>White has an answer: whatever you do here now, White is linked.</source>
        <extracomment>lessons/escabel/2-crosscuts/4.sgf</extracomment>
        <translation>Fehérnek van válasza: bármit teszel itt most, Fehér összekapcsolódik.</translation>
    </message>
    <message>
            <source>From which side?</source>
        <extracomment>lessons/escabel/2-crosscuts/5.sgf</extracomment>
        <translation>Melyik oldalról?</translation>
    </message>
    <message>
            <source>Link b3 with d2. Both b3 and d3 can climb c3, and only one of these climbs makes a diagonal that holds: two stacks that are both higher than what White has between them. Which?</source>
        <extracomment>lessons/escabel/2-crosscuts/5.sgf</extracomment>
        <translation>Kösd össze a b3-at a d2-vel. A b3 és a d3 is ráléphet a c3-ra, de csak az egyik rálépés ad olyan átlót, amely tart: két tornyot, mindkettő magasabb annál, ami Fehéré köztük. Melyik?</translation>
    </message>
    <message>
            <source>c3 is two high and d2 three, and White’s d3 between them only one: this holds, and b3 stands beside c3.</source>
        <extracomment>lessons/escabel/2-crosscuts/5.sgf</extracomment>
        <translation>A c3 kettő, a d2 három magas, a köztük álló fehér d3 csak egy: ez tart, és a b3 a c3 mellett áll.</translation>
    </message>
    <message>
            <source>Climbing well</source>
        <extracomment>lessons/escabel/3-climbing/1.sgf</extracomment>
        <translation>Rálépni jól</translation>
    </message>
    <message>
            <source>What stays behind</source>
        <extracomment>lessons/escabel/3-climbing/1.sgf</extracomment>
        <translation>Ami ott marad</translation>
    </message>
    <message>
            <source>Whoever climbs leaves a piece to the enemy. Two of your pieces can climb d4, from c4 or from e4. Link c3 with e4: which one may go, and which one has to stay?</source>
        <extracomment>lessons/escabel/3-climbing/1.sgf</extracomment>
        <translation>Aki rálép, egy korongot hagy az ellenfélnek. Két korongod léphet a d4-re, a c4-ről vagy az e4-ről. Kösd össze a c3-at az e4-gyel: melyik mehet, és melyiknek kell maradnia?</translation>
    </message>
    <message>
            <source>Now e4 is White’s, and there is nothing left to link. Let the other one climb.</source>
        <extracomment>lessons/escabel/3-climbing/1.sgf</extracomment>
        <translation>Most az e4 Fehéré, és nincs mit összekötni. Lépj rá a másikkal.</translation>
    </message>
    <message>
            <source>e4 stays, and c4 was only a helper. d4 is two high and links c3, corner to corner, with e4 beside it.</source>
        <extracomment>lessons/escabel/3-climbing/1.sgf</extracomment>
        <translation>Az e4 marad, a c4 csak segítő volt. A d4 kettő magas, és a c3-at a sarkán át összeköti a mellette álló e4-gyel.</translation>
    </message>
    <message>
            <source>The climb that saves</source>
        <extracomment>lessons/escabel/3-climbing/2.sgf</extracomment>
        <translation>A mentő rálépés</translation>
    </message>
    <message>
            <source>One climb, two links</source>
        <extracomment>lessons/escabel/3-climbing/3.sgf</extracomment>
        <translation>Egy rálépés, két kötés</translation>
    </message>
    <message>
            <source>White holds the middle between b2 and d4. A good climb does two things at once: it takes White’s point, and it makes a stack two high that is linked on both sides. Find it.</source>
        <extracomment>lessons/escabel/3-climbing/3.sgf</extracomment>
        <translation>Fehéré a közép a b2 és a d4 között. Egy jó rálépés egyszerre két dolgot tesz: elveszi Fehér pontját, és mindkét irányban kapcsolódó, kettő magas tornyot épít. Találd meg.</translation>
    </message>
    <message>
            <source>The piece in the gap</source>
        <extracomment>lessons/escabel/3-climbing/4.sgf</extracomment>
        <translation>A korong a résben</translation>
    </message>
    <message>
            <source>Your single c2 is a bridge between b2 and d2. White comes above it and will climb down. Climb first!</source>
        <extracomment>lessons/escabel/3-climbing/4.sgf</extracomment>
        <translation>A magányos c2-d híd a b2 és a d2 között. Fehér fölé tesz, és rálépne. Lépj rá te előbb!</translation>
    </message>
    <message>
            <source>Now c3 is two high and touches both stacks, corner to corner: they stay linked, whatever White does.</source>
        <extracomment>lessons/escabel/3-climbing/4.sgf</extracomment>
        <translation>Most a c3 kettő magas, és a sarkával mindkét tornyot érinti: összekötve maradnak, bármit tesz Fehér.</translation>
    </message>
    <message>
            <source>Onto the edge</source>
        <extracomment>lessons/escabel/3-climbing/5.sgf</extracomment>
        <translation>Rá a szélre</translation>
    </message>
    <message>
            <source>White’s stack at the edge is two high, and so is yours above it. Bring c2 to the edge: one climb does it, no new piece does.</source>
        <extracomment>lessons/escabel/3-climbing/5.sgf</extracomment>
        <translation>Fehér tornya a szélen kettő magas, és a fölötte álló tiéd is. Vidd ki a c2-t a szélre: egy rálépés megteszi, új korong nem.</translation>
    </message>
    <message>
            <source>Three high on the edge: linked with c2 corner to corner, and out of reach.</source>
        <extracomment>lessons/escabel/3-climbing/5.sgf</extracomment>
        <translation>Három magasan a szélen: a sarkával a c2-höz kapcsolódik, és elérhetetlen.</translation>
    </message>
    <message>
            <source>When not to climb</source>
        <extracomment>lessons/escabel/3-climbing/6.sgf</extracomment>
        <translation>Mikor ne lépj rá</translation>
    </message>
    <message>
            <source>Link b3 with d3. b4 can climb c4 and would be three high above the gap. It looks strong, but it gives b4 away. A new piece does better, on either of two points. Where?</source>
        <extracomment>lessons/escabel/3-climbing/6.sgf</extracomment>
        <translation>Kösd össze a b3-at a d3-mal. A b4 ráléphet a c4-re, és három magasan állna a rés fölött. Erősnek látszik, de odaadja a b4-et. Egy új korong jobb, két pont bármelyikén. Hol?</translation>
    </message>
    <message>
            <source>From below d2 holds d3, and whatever White does here, b3 and d3 come together.</source>
        <extracomment>lessons/escabel/3-climbing/6.sgf</extracomment>
        <translation>Alulról a d2 tartja a d3-at, és bármit tesz itt Fehér, a b3 és a d3 összekapcsolódik.</translation>
    </message>
    <message>
            <source>From below c2 touches both, corner to corner, and whatever White does here, they stay linked.</source>
        <extracomment>lessons/escabel/3-climbing/6.sgf</extracomment>
        <translation>Alulról a c2 a sarkával mindkettőt érinti, és bármit tesz itt Fehér, összekötve maradnak.</translation>
    </message>
    <message>
            <source>The swap and the opening</source>
        <extracomment>lessons/escabel/4-opening/1.sgf</extracomment>
        <translation>A csere és a megnyitás</translation>
    </message>
    <message>
            <source>Take what is good</source>
        <extracomment>lessons/escabel/4-opening/1.sgf</extracomment>
        <translation>Vedd el, ami jó</translation>
    </message>
    <message>
            <source>On this tiny board it is proven: wherever Black begins, Black can win. You are White, and you may swap sides once. What do you do?</source>
        <extracomment>lessons/escabel/4-opening/1.sgf</extracomment>
        <translation>Ezen az apró táblán bizonyított: bárhol kezd Fekete, Fekete nyerhet. Te vagy Fehér, és egyszer színt cserélhetsz. Mit teszel?</translation>
    </message>
    <message>
            <source>The winning piece is yours now. Swap whenever you would rather have the piece that lies there.</source>
        <extracomment>lessons/escabel/4-opening/1.sgf</extracomment>
        <translation>A nyerő korong most a tiéd. Cserélj mindig, ha inkább azt a korongot szeretnéd, amely ott fekszik.</translation>
    </message>
    <message>
            <source>Keep the middle</source>
        <extracomment>lessons/escabel/4-opening/2.sgf</extracomment>
        <translation>Tartsd meg a közepet</translation>
    </message>
    <message>
            <source>You have the middle, and White comes beside it. Six of your eight moves win; one of the two that lose is to climb a2. Find a move that wins.</source>
        <extracomment>lessons/escabel/4-opening/2.sgf</extracomment>
        <translation>Tiéd a közép, és Fehér mellé tesz. Nyolc lépésedből hat nyer; a kettő közül, amelyik veszít, az egyik a rálépés az a2-re. Találj egy nyerő lépést.</translation>
    </message>
    <message>
            <source>This gives the win away, as is proven. Find a move that keeps it.</source>
        <extracomment>lessons/escabel/4-opening/2.sgf</extracomment>
        <translation>Bizonyított, hogy ez elajándékozza a győzelmet. Találj olyan lépést, amely megtartja.</translation>
    </message>
    <message>
            <source>This gives the win away: it leaves the middle to White.</source>
        <extracomment>lessons/escabel/4-opening/2.sgf</extracomment>
        <translation>Ez elajándékozza a győzelmet: a közép Fehéré lesz.</translation>
    </message>
    <message>
            <source>A piece you can do without</source>
        <extracomment>lessons/escabel/4-opening/3.sgf</extracomment>
        <translation>Korong, amelyet odaadhatsz</translation>
    </message>
    <message>
            <source>On the usual board nobody has proven who wins. The program has tried each first piece 50,000 times: on the whole, the nearer to the middle, the better for Black. White may swap. Which of the three do you begin with?</source>
        <extracomment>lessons/escabel/4-opening/3.sgf</extracomment>
        <translation>A szokásos táblán senki sem bizonyította, ki nyer. A program minden első korongot 50 000-szer kipróbált: általában minél közelebb van a középhez, annál jobb Feketének. Fehér cserélhet. A három közül melyikkel kezdesz?</translation>
    </message>
    <message>
            <source>About even: Black wins some 49 games of 100 from here, as far as the program sees. White gains nothing by swapping.</source>
        <extracomment>lessons/escabel/4-opening/3.sgf</extracomment>
        <translation>Nagyjából kiegyenlített: innen Fekete a program szerint 100 játszmából mintegy 49-et nyer. Fehér semmit sem nyer a cserével.</translation>
    </message>
    <message>
            <source>A tiny puzzle</source>
        <extracomment>lessons/escabel/4-opening/4.sgf</extracomment>
        <translation>Apró feladvány</translation>
    </message>
    <message>
            <source>You are White. The game has just begun, and only one move wins. Which?</source>
        <extracomment>lessons/escabel/4-opening/4.sgf</extracomment>
        <translation>Te vagy Fehér. A játszma épp csak elkezdődött, és egyetlen lépés nyer. Melyik?</translation>
    </message>
    <message>
            <source>Now Black wins, whatever you do.</source>
        <extracomment>lessons/escabel/4-opening/4.sgf</extracomment>
        <translation>Most Fekete nyer, bármit teszel.</translation>
    </message>
    <message>
            <source>Solved. After every other move the other side wins: on so small a board all of it can be proven.</source>
        <extracomment>lessons/escabel/4-opening/4.sgf</extracomment>
        <translation>Megoldva. Bármely más lépés után a másik fél nyer: ilyen kis táblán mindez bizonyítható.</translation>
    </message>
    <message>
            <source>You are Black. The game has just begun, and only one move wins. Which?</source>
        <extracomment>lessons/escabel/4-opening/6.sgf</extracomment>
        <translation>Te vagy Fekete. A játszma épp csak elkezdődött, és egyetlen lépés nyer. Melyik?</translation>
    </message>
    <message>
            <source>Now White wins, whatever you do.</source>
        <extracomment>lessons/escabel/4-opening/6.sgf</extracomment>
        <translation>Most Fehér nyer, bármit teszel.</translation>
    </message>
    <message>
            <source>The goal</source>
        <extracomment>lessons/escabel/basics/1.sgf</extracomment>
        <translation>A cél</translation>
    </message>
    <message>
            <source>Escabel is a race to join two edges of the board. You are Black: the top and the bottom edge are yours, the left and the right one are White’s. Your chain has one gap. Click the circle to close it.</source>
        <extracomment>lessons/escabel/basics/1.sgf</extracomment>
        <translation>Az Escabel verseny: két szélt kell összekötni. Te vagy Fekete: a felső és az alsó szél a tiéd, a bal és a jobb Fehéré. A láncodban egy rés van. Kattints a körre, és zárd be.</translation>
    </message>
    <message>
            <source>A chain of yours runs from edge to edge.</source>
        <extracomment>lessons/escabel/basics/1.sgf</extracomment>
        <translation>A láncod széltől szélig ér.</translation>
    </message>
    <message>
            <source>White had one more move, and could not break it. You win!</source>
        <extracomment>lessons/escabel/basics/1.sgf</extracomment>
        <translation>Fehérnek volt még egy lépése, és nem tudta elvágni. Nyertél!</translation>
    </message>
    <message>
            <source>Neighbors</source>
        <extracomment>lessons/escabel/basics/2.sgf</extracomment>
        <translation>Szomszédok</translation>
    </message>
    <message>
            <source>b3 touches b2, but not d4. Look for the point that touches both.</source>
        <extracomment>lessons/escabel/basics/2.sgf</extracomment>
        <translation>A b3 érinti a b2-t, de a d4-et nem. Keresd azt a pontot, amelyik mindkettőt érinti.</translation>
    </message>
    <message>
            <source>c2 touches b2, but not d4. Look for the point that touches both.</source>
        <extracomment>lessons/escabel/basics/2.sgf</extracomment>
        <translation>A c2 érinti a b2-t, de a d4-et nem. Keresd azt a pontot, amelyik mindkettőt érinti.</translation>
    </message>
    <message>
            <source>On your turn you place a piece on an empty point, as you did, or you climb: a piece from the top of one of your stacks steps up, down, left or right, onto a White stack there, never diagonally. A single piece is a stack, too. Click b3, then c3.</source>
        <extracomment>lessons/escabel/basics/3.sgf</extracomment>
        <translation>Amikor te jössz, leteszel egy korongot egy üres pontra, ahogy eddig, vagy rálépsz: az egyik tornyod tetejéről egy korong felfelé, lefelé, balra vagy jobbra lép egy fehér toronyra, átlósan soha. Egyetlen korong is torony. Kattints a b3-ra, aztán a c3-ra.</translation>
    </message>
    <message>
            <source>Equal heights</source>
        <extracomment>lessons/escabel/basics/4.sgf</extracomment>
        <translation>Azonos magasság</translation>
    </message>
    <message>
            <source>A piece climbs only onto a stack that is as high as its own. Try it anyway: b3 is one high and c3 is two high. Click b3, and read the line by the board.</source>
        <extracomment>lessons/escabel/basics/4.sgf</extracomment>
        <translation>Egy korong csak olyan toronyra léphet rá, amely ugyanolyan magas, mint amelyikről lép. Próbáld meg mégis: a b3 egy, a c3 kettő magas. Kattints a b3-ra, és olvasd el a táblánál lévő sort.</translation>
    </message>
    <message>
            <source>Crosscuts</source>
        <extracomment>lessons/escabel/basics/5.sgf</extracomment>
        <translation>Keresztvágás</translation>
    </message>
    <message>
            <source>When yours stand on one diagonal of a small square and White’s on the other, that is a crosscut. At most one side gets through: your two are connected if both are higher than White’s lower one. Where all are level, nobody’s are. Climb from e3 to d3, and see.</source>
        <extracomment>lessons/escabel/basics/5.sgf</extracomment>
        <translation>Ha egy kis négyzet egyik átlóján a te tornyaid állnak, a másikon Fehéréi, az keresztvágás. Legfeljebb az egyik fél jut át: a te kettőd akkor kapcsolódik össze, ha mindkettő magasabb Fehér alacsonyabb tornyánál. Ha mind egyforma magas, senki sem jut át. Lépj rá az e3-ról a d3-ra, és meglátod.</translation>
    </message>
    <message>
            <source>c2 and d3 are both two high, and White’s are one high. Your two are connected, and White’s are cut.</source>
        <extracomment>lessons/escabel/basics/5.sgf</extracomment>
        <translation>A c2 és a d3 is kettő magas, Fehéréi egy magasak. A te kettőd összekapcsolódik, Fehéréi el vannak vágva.</translation>
    </message>
    <message>
            <source>Cutting a chain</source>
        <extracomment>lessons/escabel/basics/6.sgf</extracomment>
        <translation>Egy lánc elvágása</translation>
    </message>
    <message>
            <source>White’s chain already runs from the left edge to the right one. If it still stands when White’s turn begins, White wins. Climb into it and cut it.</source>
        <extracomment>lessons/escabel/basics/6.sgf</extracomment>
        <translation>Fehér lánca már a bal széltől a jobbig ér. Ha akkor is megvan még, amikor újra Fehér jön, Fehér nyer. Lépj rá, és vágd el.</translation>
    </message>
    <message>
            <source>c4 is a good point, but c3 still joins b4 and d4 corner to corner: White’s turn begins, and the chain stands. Climb c3 itself.</source>
        <extracomment>lessons/escabel/basics/6.sgf</extracomment>
        <translation>A c4 jó pont, de a c3 a sarkainál továbbra is összeköti a b4-et és a d4-et: Fehér következik, és a lánc áll. Magára a c3-ra lépj rá.</translation>
    </message>
    <message>
            <source>Cut: c3 is yours, and White’s chain has a hole. Climbing raises your stacks, and it breaks the other side’s chains.</source>
        <extracomment>lessons/escabel/basics/6.sgf</extracomment>
        <translation>Elvágtad: a c3 a tiéd, és Fehér láncában rés van. A rálépés magasabbá teszi a tornyaidat, és elvágja az ellenfél láncait.</translation>
    </message>
    <message>
            <source>One reply</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation>Egy válasz</translation>
    </message>
    <message>
            <source>So a chain of yours wins only if it survives White’s reply. Three points close this gap: b3, c3 and d3. Find the one to which White has no answer.</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation>A láncod tehát csak akkor nyer, ha túléli Fehér válaszát. Ezt a rést három pont zárja be: b3, c3 és d3. Keresd azt, amelyikre Fehérnek nincs válasza.</translation>
    </message>
    <message>
            <source>It is a chain, but look at White’s reply.</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation>Ez lánc, de nézd meg Fehér válaszát.</translation>
    </message>
    <message>
            <source>White climbs b3 itself, and the chain is broken. Look for a point that White cannot climb.</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation>Fehér magára a b3-ra lép rá, és a lánc elszakad. Keress olyan pontot, amelyre Fehér nem léphet rá.</translation>
    </message>
    <message>
            <source>White cuts at c4, but had to leave b4 to you, and your chain goes on over it. You win!</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation>Fehér elvágja a c4-nél, de a b4-et át kellett adnia neked, és a láncod azon át folytatódik. Nyertél!</translation>
    </message>
    <message>
            <source>The pie rule</source>
        <extracomment>lessons/escabel/basics/8.sgf</extracomment>
        <translation>A csereszabály</translation>
    </message>
    <message>
            <source>To begin in the middle is too good. So White may, just once, swap sides instead of answering, and take over Black with the piece that lies there. This time you are White. Press “Swap sides” by the board.</source>
        <extracomment>lessons/escabel/basics/8.sgf</extracomment>
        <translation>Túl jó volna középen kezdeni. Ezért Fehér egyetlenegyszer, válasz helyett, színt cserélhet, és átveheti Feketét a már ott lévő koronggal együtt. Ezúttal te vagy Fehér. Nyomd meg a „Színcsere” gombot a táblánál.</translation>
    </message>
    <message>
            <source>Now you are Black, and the piece in the middle is yours. That is why nobody begins with the best move: it would be taken from them.</source>
        <extracomment>lessons/escabel/basics/8.sgf</extracomment>
        <translation>Most te vagy Fekete, és a középső korong a tiéd. Ezért nem kezd senki a legjobb lépéssel: elvennék tőle.</translation>
    </message>
    <message>
            <source>Now a whole game on a small board, against a beginner. You are Black and move first: join the top and the bottom edge. The bars show what the last move connected and cut. Point at a stack to see its own; L shows all of them.</source>
        <extracomment>lessons/escabel/basics/9.sgf</extracomment>
        <translation>Most jön egy egész játszma kis táblán, egy kezdő ellen. Te vagy Fekete, és te kezdesz: kösd össze a felső és az alsó szélt. A sávok azt mutatják, mit kapcsolt össze és mit vágott el az utolsó lépés. Mutass egy toronyra, és látod az övéit; az L mindet megmutatja.</translation>
    </message>
    <message>
            <source>A full board</source>
        <extracomment>lessons/escabel/checkered/1.sgf</extracomment>
        <translation>Tele tábla</translation>
    </message>
    <message>
            <source>Here the board is full from the beginning, black and white in turn, so nobody places anything: every move is a climb. Make one: let c3 climb c4.</source>
        <extracomment>lessons/escabel/checkered/1.sgf</extracomment>
        <translation>Itt a tábla kezdettől tele van, felváltva feketével és fehérrel, így senki sem tesz le semmit: minden lépés rálépés. Tegyél meg egyet: lépj rá a c3-mal a c4-re.</translation>
    </message>
    <message>
            <source>c4 is yours and two high, and White got c3. There is another board with white pieces in the corners, and it is played in the same way.</source>
        <extracomment>lessons/escabel/checkered/1.sgf</extracomment>
        <translation>A c4 a tiéd, és kettő magas, a c3 pedig Fehéré lett. Van egy másik tábla is, amelynek a sarkaiban fehér korongok vannak; azon is így kell játszani.</translation>
    </message>
    <message>
            <source>Everything is cut</source>
        <extracomment>lessons/escabel/checkered/2.sgf</extracomment>
        <translation>Minden el van vágva</translation>
    </message>
    <message>
            <source>b4, c4, d4: three in a row, side by side.</source>
        <extracomment>lessons/escabel/checkered/2.sgf</extracomment>
        <translation>b4, c4, d4: három egy sorban, egymás mellett.</translation>
    </message>
    <message>
            <source>What you give away</source>
        <extracomment>lessons/escabel/checkered/3.sgf</extracomment>
        <translation>Amit odaadsz</translation>
    </message>
    <message>
            <source>The point you leave goes to White, and joins White’s stacks just as well. Connect b4 with d4 again, but leave a point that is worth less to White than the middle.</source>
        <extracomment>lessons/escabel/checkered/3.sgf</extracomment>
        <translation>Az elhagyott pont Fehéré lesz, és ugyanúgy összeköti Fehér tornyait. Kösd össze újra a b4-et a d4-gyel, de olyan pontot hagyj el, amely Fehérnek kevesebbet ér, mint a közép.</translation>
    </message>
    <message>
            <source>It connects b4 and d4, but White got the middle: b3, c3, d3 and c2 are one chain now. Leave another point.</source>
        <extracomment>lessons/escabel/checkered/3.sgf</extracomment>
        <translation>Ez összeköti a b4-et és a d4-et, de a közép Fehéré lett: b3, c3, d3 és c2 most egyetlen lánc. Másik pontot hagyj el.</translation>
    </message>
    <message>
            <source>White got c5, at the edge: it joins only b5 and d5, and is of little use there.</source>
        <extracomment>lessons/escabel/checkered/3.sgf</extracomment>
        <translation>Fehér a szélen a c5-öt kapta: az csak a b5-öt és a d5-öt köti össze, és ott kevés haszna van.</translation>
    </message>
    <message>
            <source>A stack that you have climbed onto is higher than its neighbors: they cannot climb it, and it cannot climb them. Try to climb from c4 onto b4 next door: click c4, and read the line by the board.</source>
        <extracomment>lessons/escabel/checkered/4.sgf</extracomment>
        <translation>Az a torony, amelyre ráléptél, magasabb a szomszédainál: sem azok nem léphetnek rá, sem arról nem lehet rájuk lépni. Próbálj a c4-ről a mellette lévő b4-re lépni: kattints a c4-re, és olvasd el a táblánál lévő sort.</translation>
    </message>
    <message>
            <source>White climbs c1, and your chain no longer reaches the bottom edge.</source>
        <extracomment>lessons/escabel/checkered/5.sgf</extracomment>
        <translation>Fehér rálép a c1-re, és a láncod már nem éri el az alsó szélt.</translation>
    </message>
    <message>
            <source>White climbs out of the point that you gave away, and still your chain stands. You win!</source>
        <extracomment>lessons/escabel/checkered/5.sgf</extracomment>
        <translation>Fehér rálép arról a pontról, amelyet odaadtál, és a láncod mégis áll. Nyertél!</translation>
    </message>
    <message>
            <source>Climbing in a crosscut</source>
        <extracomment>lessons/escabel/crosscut/1.sgf</extracomment>
        <translation>Rálépés keresztvágásban</translation>
    </message>
    <message>
            <source>In this variant a piece climbs only where two of yours and two of White’s face each other across a small square: in a crosscut. Here is one. Let c2 climb d2.</source>
        <extracomment>lessons/escabel/crosscut/1.sgf</extracomment>
        <translation>Ebben a szabályváltozatban egy korong csak ott léphet rá, ahol két tornyod és Fehér két tornya egy kis négyzetben átlósan szemben áll: keresztvágásban. Itt van egy. Lépj rá a c2-vel a d2-re.</translation>
    </message>
    <message>
            <source>You climbed within the crosscut. Everything else is as always: your stack grew, and White got the point you left.</source>
        <extracomment>lessons/escabel/crosscut/1.sgf</extracomment>
        <translation>A keresztvágáson belül léptél rá. Minden más a megszokott: a tornyod magasabb lett, és az elhagyott pont Fehéré.</translation>
    </message>
    <message>
            <source>No crosscut, no climb</source>
        <extracomment>lessons/escabel/crosscut/2.sgf</extracomment>
        <translation>Nincs keresztvágás, nincs rálépés</translation>
    </message>
    <message>
            <source>First the crosscut</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation>Előbb a keresztvágás</translation>
    </message>
    <message>
            <source>So if you want to climb, you must make a crosscut first. One piece of yours does it here. Place it, wait for White, and then climb.</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation>Ha tehát rá akarsz lépni, előbb keresztvágást kell létrehoznod. Itt egyetlen korongod is elég. Tedd le, várd meg Fehért, aztán lépj rá.</translation>
    </message>
    <message>
            <source>b3 and d2 do not lie in one small square. Look for the point diagonally across from c2.</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation>A b3 és a d2 nem egy kis négyzet sarkai. Keresd a c2-vel átlósan szemközti pontot.</translation>
    </message>
    <message>
            <source>That is a crosscut: c2 and d3 against c3 and d2.</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation>Ez keresztvágás: c2 és d3 a c3 és a d2 ellen.</translation>
    </message>
    <message>
            <source>White plays elsewhere. Now climb, from c2 or from d3.</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation>Fehér máshová lép. Most lépj rá, a c2-ről vagy a d3-ról.</translation>
    </message>
    <message>
            <source>And up you go: now that stack is two high.</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation>És már fent is vagy: ez a torony most kettő magas.</translation>
    </message>
    <message>
            <source>Heights still count</source>
        <extracomment>lessons/escabel/crosscut/4.sgf</extracomment>
        <translation>A magasság továbbra is számít</translation>
    </message>
    <message>
            <source>Climbing still needs equal heights, and a crosscut still goes to the higher ones. Connect c2 and d3: make d3 yours, and two high.</source>
        <extracomment>lessons/escabel/crosscut/4.sgf</extracomment>
        <translation>A rálépéshez most is azonos magasság kell, és a keresztvágásban most is a magasabbak nyernek. Kösd össze a c2-t és a d3-at: legyen a d3 a tiéd, kettő magasan.</translation>
    </message>
    <message>
            <source>Three points would close your chain: b2, c2 and d2. White cannot climb without a crosscut, but White can make one. Find the point that no reply can hurt.</source>
        <extracomment>lessons/escabel/crosscut/5.sgf</extracomment>
        <translation>A láncodat három pont zárhatja be: b2, c2 és d2. Fehér keresztvágás nélkül nem léphet rá, de létrehozhat egyet. Keresd azt a pontot, amelynek egyetlen válasz sem árthat.</translation>
    </message>
    <message>
            <source>It is a chain from edge to edge, but only corner to corner.</source>
        <extracomment>lessons/escabel/crosscut/5.sgf</extracomment>
        <translation>Ez széltől szélig érő lánc, de csak a sarkoknál tart.</translation>
    </message>
    <message>
            <source>A stack grows</source>
        <extracomment>lessons/escabel/growth/1.sgf</extracomment>
        <translation>Egy torony nő</translation>
    </message>
    <message>
            <source>In this variant a new piece may also go onto a stack of your own, if a stack beside it is as high. c2 and c3 are both one high. Place a piece on one of them.</source>
        <extracomment>lessons/escabel/growth/1.sgf</extracomment>
        <translation>Ebben a szabályváltozatban új korong a saját tornyodra is kerülhet, ha egy mellette álló torony ugyanolyan magas. A c2 és a c3 is egy magas. Tegyél egy korongot az egyikre.</translation>
    </message>
    <message>
            <source>Beside any color</source>
        <extracomment>lessons/escabel/growth/2.sgf</extracomment>
        <translation>Bármelyik szín mellett</translation>
    </message>
    <message>
            <source>The stack beside it may be White’s. Then c3 can climb or grow: the first click selects it, and a second click on it lets it grow. Let c3 grow.</source>
        <extracomment>lessons/escabel/growth/2.sgf</extracomment>
        <translation>A mellette álló torony Fehéré is lehet. Ilyenkor a c3 rá is léphet, nőhet is: az első kattintás kiválasztja, a második ugyanott megnöveli. Növeld meg a c3-at.</translation>
    </message>
    <message>
            <source>c3 is two high, and d3 is still White’s: out of reach for a climb, in both directions.</source>
        <extracomment>lessons/escabel/growth/2.sgf</extracomment>
        <translation>A c3 kettő magas, a d3 pedig továbbra is Fehéré: most egyik sem léphet rá a másikra.</translation>
    </message>
    <message>
            <source>No equal, no growth</source>
        <extracomment>lessons/escabel/growth/3.sgf</extracomment>
        <translation>Egyforma nélkül nincs növekedés</translation>
    </message>
    <message>
            <source>A stack grows only beside a stack of its own height. b3 is two high, and its neighbors are one high each. Try it anyway: click b3, and read the line by the board.</source>
        <extracomment>lessons/escabel/growth/3.sgf</extracomment>
        <translation>Egy torony csak ugyanolyan magas torony mellett nőhet. A b3 kettő magas, a szomszédai pedig egy magasak. Próbáld meg mégis: kattints a b3-ra, és olvasd el a táblánál lévő sort.</translation>
    </message>
    <message>
            <source>Grow out of a cut</source>
        <extracomment>lessons/escabel/growth/4.sgf</extracomment>
        <translation>Növekedés a vágás ellen</translation>
    </message>
    <message>
            <source>In a crosscut both of your stacks must be higher than White’s lower one. c2 is; d3 is not yet, but it stands beside an equal. Connect c2 and d3.</source>
        <extracomment>lessons/escabel/growth/4.sgf</extracomment>
        <translation>Keresztvágásban mindkét tornyodnak magasabbnak kell lennie Fehér alacsonyabb tornyánál. A c2 már az; a d3 még nem, de egy ugyanolyan magas mellett áll. Kösd össze a c2-t és a d3-at.</translation>
    </message>
    <message>
            <source>Two and two against one and one: you get through, and no stack had to change hands.</source>
        <extracomment>lessons/escabel/growth/4.sgf</extracomment>
        <translation>Kettő és kettő egy és egy ellen: átjutsz, és egyetlen toronynak sem kellett gazdát cserélnie.</translation>
    </message>
    <message>
            <source>Your chain from top to bottom is cut between c2 and d3. Close it so that no reply of White’s can open it again: one turn does it.</source>
        <extracomment>lessons/escabel/growth/5.sgf</extracomment>
        <translation>A fentről lefelé vezető láncod a c2 és a d3 között el van vágva. Zárd be úgy, hogy Fehér semmilyen válasza ne nyithassa meg újra: egy lépés elég.</translation>
    </message>
    <message>
            <source>That is a chain from edge to edge, but from c3 to d4 it goes corner to corner.</source>
        <extracomment>lessons/escabel/growth/5.sgf</extracomment>
        <translation>Ez széltől szélig érő lánc, de a c3 és a d4 között csak a sarkoknál tart.</translation>
    </message>
    <message>
            <source>White makes a crosscut there, and d4 is only one high: your chain is cut.</source>
        <extracomment>lessons/escabel/growth/5.sgf</extracomment>
        <translation>Fehér ott keresztvágást hoz létre, és a d4 csak egy magas: a láncod el van vágva.</translation>
    </message>
    <message>
            <source>Whatever White does, c2 and d3 stay higher than White’s lower stack. You win!</source>
        <extracomment>lessons/escabel/growth/5.sgf</extracomment>
        <translation>Bármit tesz Fehér, a c2 és a d3 magasabb marad Fehér alacsonyabb tornyánál. Nyertél!</translation>
    </message>
    <message>
            <source>What stays the same</source>
        <extracomment>lessons/escabel/tiebreak/1.sgf</extracomment>
        <translation>Ami ugyanaz marad</translation>
    </message>
    <message>
            <source>With the tiebreak only crosscuts change, and this still holds: two stacks that are both higher than the other side’s lower one are connected. Let e3 climb d3, and c2 and d3 are.</source>
        <extracomment>lessons/escabel/tiebreak/1.sgf</extracomment>
        <translation>A döntő magasságnál csak a keresztvágások változnak, és ez továbbra is igaz: két torony összekapcsolódik, ha mindkettő magasabb az ellenfél alacsonyabb tornyánál. Lépj rá az e3-mal a d3-ra, és a c2 és a d3 összekapcsolódik.</translation>
    </message>
    <message>
            <source>Both of yours are two high and White’s are one high: you get through.</source>
        <extracomment>lessons/escabel/tiebreak/1.sgf</extracomment>
        <translation>A tieid kettő magasak, Fehéréi egy magasak: te jutsz át.</translation>
    </message>
    <message>
            <source>An equal lower stack</source>
        <extracomment>lessons/escabel/tiebreak/2.sgf</extracomment>
        <translation>Egyforma alacsonyabb torony</translation>
    </message>
    <message>
            <source>Now c2 is only one high, just like White’s stacks. Normally that would not do. With the tiebreak it is enough that your other stack is the highest of all. Make it so.</source>
        <extracomment>lessons/escabel/tiebreak/2.sgf</extracomment>
        <translation>Most a c2 csak egy magas, éppúgy, mint Fehér tornyai. Ez máskor nem volna elég. A döntő magasságnál elég, ha a másik tornyod a legmagasabb mind közül. Tedd azzá.</translation>
    </message>
    <message>
            <source>The lower ones are equal, one and one, so the higher ones decide: your two beats White’s one.</source>
        <extracomment>lessons/escabel/tiebreak/2.sgf</extracomment>
        <translation>Az alacsonyabbak egyformák, egy és egy, így a magasabbak döntenek: a te kettőd legyőzi Fehér egyesét.</translation>
    </message>
    <message>
            <source>Still equal, still cut</source>
        <extracomment>lessons/escabel/tiebreak/3.sgf</extracomment>
        <translation>Egyforma, tehát elvágva</translation>
    </message>
    <message>
            <source>Two climbs, two crosscuts. In only one of them will your higher stack really be higher than White’s higher one. Choose well: d3 onto c3, or g6 onto f6?</source>
        <extracomment>lessons/escabel/tiebreak/3.sgf</extracomment>
        <translation>Két rálépés, két keresztvágás. Csak az egyikben lesz a magasabb tornyod valóban magasabb Fehér magasabb tornyánál. Válassz jól: d3-ról c3-ra, vagy g6-ról f6-ra?</translation>
    </message>
    <message>
            <source>c3 is two high, but so is b3. One and two against one and two: nobody gets through here.</source>
        <extracomment>lessons/escabel/tiebreak/3.sgf</extracomment>
        <translation>A c3 kettő magas, de a b3 is. Egy és kettő az egy és kettő ellen: itt senki sem jut át.</translation>
    </message>
    <message>
            <source>Here your two meets only ones: e5 and f6 are connected.</source>
        <extracomment>lessons/escabel/tiebreak/3.sgf</extracomment>
        <translation>Itt a kettesed csak egyesekkel áll szemben: az e5 és az f6 összekapcsolódik.</translation>
    </message>
    <message>
            <source>Cut by a tie</source>
        <extracomment>lessons/escabel/tiebreak/4.sgf</extracomment>
        <translation>Egyenlőséggel elvágva</translation>
    </message>
    <message>
            <source>White’s three stacks lead from b2 up to c3. You can use a tie as well: if the crosscut is even, White does not get through it. Climb c2.</source>
        <extracomment>lessons/escabel/tiebreak/4.sgf</extracomment>
        <translation>Fehér három tornya a b2-től a c3-ig vezet. Az egyenlőséget te is kihasználhatod: ha a keresztvágás kiegyenlített, Fehér nem jut át rajta. Lépj rá a c2-re.</translation>
    </message>
    <message>
            <source>One and two against one and two: the crosscut is even, so b2 and c3 are cut. Side by side they had c2, and that is yours now.</source>
        <extracomment>lessons/escabel/tiebreak/4.sgf</extracomment>
        <translation>Egy és kettő az egy és kettő ellen: a keresztvágás kiegyenlített, így a b2 és a c3 el van vágva. Egymás mellett a c2 kötötte össze őket, és az most a tiéd.</translation>
    </message>
    <message>
            <source>You are Black and need a chain from top to bottom that White’s reply cannot break. Remember: when the lower stacks are equal, the higher ones decide.</source>
        <extracomment>lessons/escabel/tiebreak/5.sgf</extracomment>
        <translation>Te vagy Fekete, és olyan, a felső széltől az alsóig érő láncra van szükséged, amelyet Fehér válasza nem vághat el. Ne feledd: ha az alacsonyabb tornyok egyformák, a magasabbak döntenek.</translation>
    </message>
    <message>
            <source>White makes a crosscut on the right, but your d3 is two high and higher than both of White’s. The tiebreak is yours, and so is the game!</source>
        <extracomment>lessons/escabel/tiebreak/5.sgf</extracomment>
        <translation>Fehér jobb oldalt keresztvágást hoz létre, de a te d3-ad kettő magas, magasabb Fehér mindkét tornyánál. A döntő magasság a tiéd, és a játszma is!</translation>
    </message>
    <message>
            <source>Two of four are enough here: the space d4 came along at once.</source>
        <extracomment>lessons/fast-conquare/1-spaces/1.sgf</extracomment>
        <translation>Itt négyből kettő elég: a d4 mező rögtön vele jött.</translation>
    </message>
    <message>
            <source>At d4 it is one against one. Take the vertex opposite c3: the space comes along, and both are linked over it. If White moves first, it is lost. Which vertex is it?</source>
        <extracomment>lessons/fast-conquare/1-spaces/3.sgf</extracomment>
        <translation>A d4-nél egy az egy ellen áll. Foglald el a c3-mal szemközti rácspontot: a mező vele jön, és a kettő rajta át összekapcsolódik. Ha Fehér lép előbb, elveszett. Melyik rácspont az?</translation>
    </message>
    <message>
            <source>The space came along: c3 and e5 are linked for good.</source>
        <extracomment>lessons/fast-conquare/1-spaces/3.sgf</extracomment>
        <translation>A mező vele jött: a c3 és az e5 végleg összekapcsolódik.</translation>
    </message>
    <message>
            <source>Two at once</source>
        <extracomment>lessons/fast-conquare/1-spaces/4.sgf</extracomment>
        <translation>Kettő egyszerre</translation>
    </message>
    <message>
            <source>Half is enough, so one stone can bring several spaces along. Join c3 and g7 with a single stone.</source>
        <extracomment>lessons/fast-conquare/1-spaces/4.sgf</extracomment>
        <translation>A fele elég, így egy kő több mezőt is magával hozhat. Kösd össze a c3-at és a g7-et egyetlen kővel.</translation>
    </message>
    <message>
            <source>d4 and f6 came along: of each you hold two of four vertices.</source>
        <extracomment>lessons/fast-conquare/1-spaces/4.sgf</extracomment>
        <translation>A d4 és az f6 vele jött: mindkettőnek négyből két rácspontja a tiéd.</translation>
    </message>
    <message>
            <source>From the third line, too, a stone is linked to the edge. White stands at g3, and now goes right below your stone, to c3. Only one answer reaches the edge.</source>
        <extracomment>lessons/fast-conquare/2-links/2.sgf</extracomment>
        <translation>A harmadik vonalról is össze van kötve egy kő a széllel. Fehér a g3-on áll, és most közvetlenül a köved alá tesz, a c3-ra. Csak egyetlen válasz ér el a szélig.</translation>
    </message>
    <message>
            <source>White’s c3 wants to come to e5 over d4, where it is one against one. Do not let c3 and e5 be joined there: two stones prevent it.</source>
        <extracomment>lessons/fast-conquare/2-links/4.sgf</extracomment>
        <translation>Fehér c3-a a d4-en át az e5-re tartana, ahol egy az egy ellen áll. Ne hagyd, hogy ott a c3 és az e5 összekapcsolódjon: két kő is megakadályozza.</translation>
    </message>
    <message>
            <source>Half is enough</source>
        <extracomment>lessons/fast-conquare/basics/1.sgf</extracomment>
        <translation>A fele is elég</translation>
    </message>
    <message>
            <source>c4 and d3 came along and join all of your stones. c2 kept its white stone.</source>
        <extracomment>lessons/fast-quabble/basics/3.sgf</extracomment>
        <translation>A c4 és a d3 is vele jött, és összeköti minden kövedet. A c2 megtartotta fehér kövét.</translation>
    </message>
    <message>
            <source>White gets a second line as well, but half of the lines are still yours.</source>
        <extracomment>lessons/qualos/basics/7.sgf</extracomment>
        <translation>Fehér is szerez egy második vonalat, de a vonalak fele még mindig a tiéd.</translation>
    </message>
    <message>
            <source>Only vertices</source>
        <extracomment>lessons/fast-conquare/basics/2.sgf</extracomment>
        <translation>Csak rácspontok</translation>
    </message>
    <message>
            <source>First come, first served</source>
        <extracomment>lessons/fast-conquare/basics/3.sgf</extracomment>
        <translation>Aki előbb jön</translation>
    </message>
    <message>
            <source>b4 and b2 came along and join your stones. d4 kept its white stone.</source>
        <extracomment>lessons/fast-conquare/basics/3.sgf</extracomment>
        <translation>A b4 és a b2 is vele jött, és összeköti a köveidet. A d4 megtartotta fehér kövét.</translation>
    </message>
    <message>
            <source>Your chain is already at the top. Find the vertex after which White cannot keep you from the bottom.</source>
        <extracomment>lessons/fast-conquare/basics/4.sgf</extracomment>
        <translation>A láncod fent már célba ért. Keresd azt a rácspontot, amely után Fehér nem tarthat távol az alsó széltől.</translation>
    </message>
    <message>
            <source>c3 brings b4 and d4 along, and from there two ways lead down.</source>
        <extracomment>lessons/fast-conquare/basics/4.sgf</extracomment>
        <translation>A c3 magával hozza a b4-et és a d4-et, és onnan két út vezet lefelé.</translation>
    </message>
    <message>
            <source>White guards one side. Go down on the other one.</source>
        <extracomment>lessons/fast-conquare/basics/4.sgf</extracomment>
        <translation>Fehér az egyik oldalt védi. Menj le a másikon.</translation>
    </message>
    <message>
            <source>Dark squares</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/1.sgf</extracomment>
        <translation>Sötét mezők</translation>
    </message>
    <message>
            <source>Now a whole game on a small board, against a beginner. You are Black and move first: join the top and the bottom edge. The small signs show what the last move changed. Point at a dark square to see its own; L shows all of them.</source>
        <extracomment>lessons/fast-quabble/basics/5.sgf</extracomment>
        <translation>Most jön egy egész játszma kis táblán, egy kezdő ellen. Te vagy Fekete, és te kezdesz: kösd össze a felső és az alsó szélt. A kis jelek azt mutatják, mit változtatott az utolsó lépés. Mutass egy sötét mezőre, és látod az övéit; az L mindet megmutatja.</translation>
    </message>
    <message>
            <source>You are Black: join the top and the bottom edge with a chain of stones. Stones side by side are connected. What the small signs mean comes in the next steps. One light square is missing: click the circle.</source>
        <extracomment>lessons/quabble/basics/1.sgf</extracomment>
        <translation>Te vagy Fekete: kösd össze a felső és az alsó szélt egy kövekből álló lánccal. Az egymás melletti kövek összekapcsolódnak. A kis jelek jelentése a következő feladatokból derül ki. Egy világos mező hiányzik: kattints a körre.</translation>
    </message>
    <message>
            <source>On your turn you take an empty light square. Every dark square beside it of which you then hold more than half of the light neighbors becomes yours as well: small triangles in it point to the neighbors that are taken. Take c3 and see.</source>
        <extracomment>lessons/quabble/basics/2.sgf</extracomment>
        <translation>Amikor te jössz, elfoglalsz egy üres világos mezőt. Minden olyan szomszédos sötét mező is a tiéd lesz, amelynek így a világos szomszédaiból több mint a fele a tiéd: a benne lévő kis háromszögek a foglalt szomszédokra mutatnak. Foglald el a c3-at, és meglátod.</translation>
    </message>
    <message>
            <source>Of the light squares round c2 you hold b2 and d2: exactly half. Such a dark square is contested, as its small ring says, and you may place a stone on it yourself. Take c2.</source>
        <extracomment>lessons/quabble/basics/3.sgf</extracomment>
        <translation>A c2 körüli világos mezők közül a b2 és a d2 a tiéd: pontosan a fele. Az ilyen sötét mező vitatott, ahogy a kis karikája mutatja, és külön lépésben követ tehetsz rá. Foglald el a c2-t.</translation>
    </message>
    <message>
            <source>White sees the empty d3 from a3 and from d5: half of its lines, enough to take it. A stone in between closes a line. Two squares do it.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/2.sgf</extracomment>
        <translation>Fehér az üres d3-at az a3-ról és a d5-ről látja: a vonalai felét, és ez elég ahhoz, hogy elfoglalja. Egy közbetett kő lezár egy vonalat. Két mező is megteszi.</translation>
    </message>
    <message>
            <source>You see White’s stone on d3 from both sides: half of its lines, and to flip it you need more than half. Threaten it: two squares give you the third line.</source>
        <extracomment>lessons/qualos/2-flips/1.sgf</extracomment>
        <translation>Fehér d3-on álló kövét két oldalról látod: ez a vonalai fele, az átfordításhoz pedig több kell. Fenyegesd meg: két mező is megadja a harmadik vonalat.</translation>
    </message>
    <message>
            <source>White sees your d3 from a3, e3 and d1, and would flip it. Close one of these lines by a stone in between: two squares do it.</source>
        <extracomment>lessons/qualos/2-flips/2.sgf</extracomment>
        <translation>Fehér a d3-adat az a3-ról, az e3-ról és a d1-ről látja, és átfordítaná. Zárd le az egyik vonalat egy közbetett kővel: két mező is megteszi.</translation>
    </message>
    <message>
            <source>Half of the lines are enough to take an empty dark square. Two lines from c2 are yours here, and two are White’s: its small ring says that it is contested. Take it before White does.</source>
        <extracomment>lessons/qualos/basics/3.sgf</extracomment>
        <translation>Üres sötét mező elfoglalásához elég a vonalak fele. A c2 vonalai közül itt kettő a tiéd, kettő Fehéré: a kis karikája mutatja, hogy vitatott. Foglald el, mielőtt Fehér teszi.</translation>
    </message>
    <message>
            <source>One against one</source>
        <extracomment>lessons/conquare/1-spaces/1.sgf</extracomment>
        <translation>Egy az egy ellen</translation>
    </message>
    <message>
            <source>Four light squares decide about d3. You hold c3, and White has just taken e3: one against one. Whoever moves next here gets d3. Make it yours.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/1.sgf</extracomment>
        <translation>A d3-ról négy világos mező dönt. Tiéd a c3, és Fehér épp elfoglalta az e3-at: egy az egy ellen. Aki itt legközelebb lép, azé a d3. Szerezd meg.</translation>
    </message>
    <message>
            <source>Two of four are enough here: d3 came along at once.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/1.sgf</extracomment>
        <translation>Itt négyből kettő elég: a d3 rögtön vele jött.</translation>
    </message>
    <message>
            <source>Which one cannot wait?</source>
        <extracomment>lessons/conquare/1-spaces/2.sgf</extracomment>
        <translation>Melyik nem várhat?</translation>
    </message>
    <message>
            <source>Two dark squares. Round e6 you hold one light square and White none; round d3 it is one against one. In one of them you must move first. Which?</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/2.sgf</extracomment>
        <translation>Két sötét mező. Az e6 körül egy világos mező a tiéd, Fehéré egy sem; a d3 körül egy az egy ellen. Az egyiknél neked kell előbb lépned. Melyiknél?</translation>
    </message>
    <message>
            <source>There you lead anyway: whatever White does, that dark square stays within your reach. The other one cannot wait.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/2.sgf</extracomment>
        <translation>Ott úgyis előnyben vagy: bármit tesz Fehér, azt a sötét mezőt megszerezheted. A másik nem várhat.</translation>
    </message>
    <message>
            <source>Right: where it is level, the next move decides. At e6 you lead, and an answer is enough there.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/2.sgf</extracomment>
        <translation>Így van: ahol egyenlő az állás, ott a következő lépés dönt. Az e6-nál előnyben vagy, ott elég válaszolni.</translation>
    </message>
    <message>
            <source>Two of three</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/3.sgf</extracomment>
        <translation>Háromból kettő</translation>
    </message>
    <message>
            <source>A dark square on the edge has only three light ones: two of them decide. You hold d2, and White takes c1. Answer so that d1 is yours.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/3.sgf</extracomment>
        <translation>Egy szélső sötét mezőnek csak három világos szomszédja van: kettő dönt. Tiéd a d2, és Fehér elfoglalja a c1-et. Válaszolj úgy, hogy a d1 a tiéd legyen.</translation>
    </message>
    <message>
            <source>d1 came along. One stone beside such a square is enough, as long as you answer.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/3.sgf</extracomment>
        <translation>A d1 vele jött. Egy kő egy ilyen mező mellett elég, ha válaszolsz.</translation>
    </message>
    <message>
            <source>Four at once</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/4.sgf</extracomment>
        <translation>Négy egyszerre</translation>
    </message>
    <message>
            <source>Half is enough, so one stone between two of yours can bring several dark squares along. Join b2 and d4 with a single stone: three do it, and one of them brings four dark squares.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/4.sgf</extracomment>
        <translation>A fele elég, így egy kő két saját között több sötét mezőt is magával hozhat. Kösd össze a b2-t és a d4-et egyetlen kővel: három is megteszi, és az egyik négy sötét mezőt hoz.</translation>
    </message>
    <message>
            <source>Joined round the corner. c3 would have brought four dark squares along.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/4.sgf</extracomment>
        <translation>Kerülővel összekötve. A c3 négy sötét mezőt hozott volna.</translation>
    </message>
    <message>
            <source>Four dark squares came along: round each of them you hold two of four.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/4.sgf</extracomment>
        <translation>Négy sötét mező jött vele: mindegyik körül négyből kettő a tiéd.</translation>
    </message>
    <message>
            <source>Opposite</source>
        <extracomment>lessons/fast-conquare/1-spaces/3.sgf</extracomment>
        <translation>Szemközt</translation>
    </message>
    <message>
            <source>At d3 it is one against one. Take the light square opposite c3: d3 comes along, and both are linked over it. If White moves first, d3 is lost. Which square is it?</source>
        <extracomment>lessons/fast-quabble/2-links/1.sgf</extracomment>
        <translation>A d3-nál egy az egy ellen áll. Foglald el a c3-mal szemközti világos mezőt: a d3 vele jön, és a kettő rajta át összekapcsolódik. Ha Fehér lép előbb, a d3 elveszett. Melyik mező az?</translation>
    </message>
    <message>
            <source>d3 came along: c3 and e3 are linked for good.</source>
        <extracomment>lessons/fast-quabble/2-links/1.sgf</extracomment>
        <translation>A d3 vele jött: a c3 és az e3 végleg összekapcsolódik.</translation>
    </message>
    <message>
            <source>The jump</source>
        <extracomment>lessons/conquare/2-links/4.sgf</extracomment>
        <translation>Az ugrás</translation>
    </message>
    <message>
            <source>Stones three columns and one row apart are linked over the squares between them, if you answer well. White comes in at d4. Keep the link: three stones do it.</source>
        <extracomment>lessons/fast-quabble/2-links/2.sgf</extracomment>
        <translation>Három oszlopnyira és egy sornyira álló kövek a köztük lévő mezőkön át össze vannak kötve, ha jól válaszolsz. Fehér a d4-re tesz. Tartsd meg a kötést: három kő is megteszi.</translation>
    </message>
    <message>
            <source>The link holds again, whatever White does next.</source>
        <extracomment>lessons/conquare/2-links/4.sgf</extracomment>
        <translation>A kötés újra tart, bármit tesz Fehér.</translation>
    </message>
    <message>
            <source>You reach the edge now, whatever White does.</source>
        <extracomment>lessons/conquare/2-links/3.sgf</extracomment>
        <translation>Most elérsz a szélig, bármit tesz Fehér.</translation>
    </message>
    <message>
            <source>Cut it</source>
        <extracomment>lessons/conquare/2-links/5.sgf</extracomment>
        <translation>Vágd el</translation>
    </message>
    <message>
            <source>White’s c3 wants to come to e3 over d3, where it is one against one. Do not let c3 and e3 be joined there: two stones prevent it.</source>
        <extracomment>lessons/fast-quabble/2-links/4.sgf</extracomment>
        <translation>Fehér c3-a a d3-on át az e3-ra tartana, ahol egy az egy ellen áll. Ne hagyd, hogy ott a c3 és az e3 összekapcsolódjon: két kő is megakadályozza.</translation>
    </message>
    <message>
            <source>White no longer gets across here.</source>
        <extracomment>lessons/fast-conquare/2-links/4.sgf</extracomment>
        <translation>Fehér itt már nem jut át.</translation>
    </message>
    <message>
            <source>Races</source>
        <extracomment>lessons/conquare/3-races/1.sgf</extracomment>
        <translation>Versenyfutás</translation>
    </message>
    <message>
            <source>Two ways to win</source>
        <extracomment>lessons/conquare/3-races/1.sgf</extracomment>
        <translation>Két út a győzelemhez</translation>
    </message>
    <message>
            <source>You are Black. Look for a stone that makes two ways to win at once: White stops one, and you take the other. You win in two turns.</source>
        <extracomment>lessons/conquare/3-races/1.sgf</extracomment>
        <translation>Te vagy Fekete. Keress olyan követ, amely egyszerre két utat nyit a győzelemhez: Fehér az egyiket megállítja, te a másikat választod. Két lépésben nyersz.</translation>
    </message>
    <message>
            <source>Now you have more than one way to win, and White cannot stop them all.</source>
        <extracomment>lessons/conquare/3-races/1.sgf</extracomment>
        <translation>Most több módon is nyerhetsz, és Fehér nem tudja mindet megállítani.</translation>
    </message>
    <message>
            <source>Run on</source>
        <extracomment>lessons/conquare/3-races/2.sgf</extracomment>
        <translation>Fuss tovább</translation>
    </message>
    <message>
            <source>Both of you are close to your edges, and it is your turn. Do not look for a way to stop White: go on with your own way, and be first. You win in two turns.</source>
        <extracomment>lessons/conquare/3-races/2.sgf</extracomment>
        <translation>Mindketten közel vagytok a széleitekhez, és te következel. Ne azt keresd, hogyan állítsd meg Fehért: menj tovább a magad útján, és érj oda előbb. Két lépésben nyersz.</translation>
    </message>
    <message>
            <source>Stop it, and threaten</source>
        <extracomment>lessons/conquare/3-races/3.sgf</extracomment>
        <translation>Állítsd meg, és fenyegess</translation>
    </message>
    <message>
            <source>White would win with the next move. Stop it with a stone that works for you as well: only one does both. You win in two turns.</source>
        <extracomment>lessons/conquare/3-races/3.sgf</extracomment>
        <translation>Fehér a következő lépéssel nyerne. Állítsd meg olyan kővel, amely neked is dolgozik: csak egy tudja mindkettőt. Két lépésben nyersz.</translation>
    </message>
    <message>
            <source>White is stopped, and you threaten in two places.</source>
        <extracomment>lessons/conquare/3-races/3.sgf</extracomment>
        <translation>Fehért megállítottad, te pedig két helyen fenyegetsz.</translation>
    </message>
    <message>
            <source>In the way</source>
        <extracomment>lessons/conquare/3-races/4.sgf</extracomment>
        <translation>Útban</translation>
    </message>
    <message>
            <source>White’s piece on c3 cannot stay: whatever White does here, c3 and d4 come together.</source>
        <extracomment>lessons/escabel/1-links/1.sgf</extracomment>
        <translation>Fehér korongja a c3-on nem tarthatja magát: bármit tesz itt Fehér, a c3 és a d4 összekapcsolódik.</translation>
    </message>
    <message>
            <source>Beside the gap your piece touches both stacks, corner to corner. White cuts on one side; now look into the gap.</source>
        <extracomment>lessons/escabel/1-links/3.sgf</extracomment>
        <translation>A rés mellett a korongod mindkét tornyot a sarkával érinti. Fehér az egyik oldalon vág; most nézd meg a rést.</translation>
    </message>
    <message>
            <source>a2 is two high now, right between your stacks. A gap of one point holds if your stacks are two and three high, and there is room beside it.</source>
        <extracomment>lessons/escabel/1-links/3.sgf</extracomment>
        <translation>Az a2 most kettő magas, éppen a tornyaid között. Egypontos rés tart, ha a tornyaid kettő és három magasak, és van mellette hely.</translation>
    </message>
    <message>
            <source>A stack two high on the second row is joined to the edge within three columns: here b, c and d. White tries to stop you from the side. Only one answer in them leaves you two ways down.</source>
        <extracomment>lessons/escabel/1-links/4.sgf</extracomment>
        <translation>A második sorban álló kettő magas torony három oszlopon belül össze van kötve a széllel: itt ez a b, a c és a d. Fehér oldalról próbál megállítani. Ezekben csak egy válasz hagy két utat lefelé.</translation>
    </message>
    <message>
            <source>You climbed first. White only got a single piece on b3, between two stacks two high: it can climb nobody, and c3 is out of reach.</source>
        <extracomment>lessons/escabel/2-crosscuts/1.sgf</extracomment>
        <translation>Te léptél előbb. Fehér csak egy magányos korongot kapott a b3-on, két kettő magas torony között: nincs kire lépnie, és a c3 elérhetetlen.</translation>
    </message>
    <message>
            <source>c3 is yours now, and two high. But look at b3: a piece of the other color takes the place of the one that climbs. So White got b3, as high as before. Every climb has its price.</source>
        <extracomment>lessons/escabel/basics/3.sgf</extracomment>
        <translation>A c3 most a tiéd, és kettő magas. De nézd meg a b3-at: a rálépő korong helyére egy másik színű kerül. Így a b3 Fehéré lett, és olyan magas, mint előtte. Minden rálépésnek ára van.</translation>
    </message>
    <message>
            <source>Only light squares</source>
        <extracomment>lessons/fast-quabble/basics/2.sgf</extracomment>
        <translation>Csak világos mezők</translation>
    </message>
    <message>
            <source>Dark squares always come along, they are never taken by themselves. Try it anyway: click d3, and read the line by the board.</source>
        <extracomment>lessons/fast-quabble/basics/2.sgf</extracomment>
        <translation>A sötét mezők mindig más lépéssel együtt jönnek, önmagukban nem foglalhatók el. Próbáld meg mégis: kattints a d3-ra, és olvasd el a táblánál lévő sort.</translation>
    </message>
    <message>
            <source>b3 and d3 came along and join all of your stones. c2 kept its white stone.</source>
        <extracomment>lessons/fast-quabble/basics/3.sgf</extracomment>
        <translation>A b3 és a d3 is vele jött, és összeköti minden kövedet. A c2 megtartotta fehér kövét.</translation>
    </message>
    <message>
            <source>Nearly there. Find the move after which you win next turn, whatever White does.</source>
        <extracomment>lessons/fast-quabble/basics/4.sgf</extracomment>
        <translation>Mindjárt ott vagy. Keresd azt a lépést, amely után a következővel nyersz, bármit lép is Fehér.</translation>
    </message>
    <message>
            <source>a5 brings a4 along: you are at the top, and at the bottom there are two ways.</source>
        <extracomment>lessons/fast-quabble/basics/4.sgf</extracomment>
        <translation>Az a5 magával hozza az a4-et: fent célba értél, lent pedig két út van.</translation>
    </message>
    <message>
            <source>White takes one of them. Take the other one.</source>
        <extracomment>lessons/fast-quabble/basics/4.sgf</extracomment>
        <translation>Fehér az egyiket elfoglalja. Foglald el a másikat.</translation>
    </message>
    <message>
            <source>Two against one. If White takes the last light square, too, all four are taken, two each, and you are the one to move.</source>
        <extracomment>lessons/quabble/1-dark-squares/1.sgf</extracomment>
        <translation>Kettő az egy ellen. Ha Fehér az utolsó világos mezőt is elfoglalja, mind a négy foglalt, kettő-kettő, és te következel.</translation>
    </message>
    <message>
            <source>d3 is yours. Where it was level, the one who moved first got it.</source>
        <extracomment>lessons/quabble/1-dark-squares/1.sgf</extracomment>
        <translation>A d3 a tiéd. Ahol egyenlő volt az állás, azé lett, aki előbb lépett.</translation>
    </message>
    <message>
            <source>Four round one</source>
        <extracomment>lessons/conquare/1-spaces/4.sgf</extracomment>
        <translation>Négy egy körül</translation>
    </message>
    <message>
            <source>Four dark squares at once: you hold three of the light ones round each.</source>
        <extracomment>lessons/quabble/1-dark-squares/4.sgf</extracomment>
        <translation>Négy sötét mező egyszerre: mindegyik körül három világos a tiéd.</translation>
    </message>
    <message>
            <source>One way, or two</source>
        <extracomment>lessons/conquare/2-links/1.sgf</extracomment>
        <translation>Egy út vagy kettő</translation>
    </message>
    <message>
            <source>White holds d4, corner to corner with your c3. In a crosscut you get through if both of yours are higher than White’s lower one. Link c3 with d4: make d4 yours, and two high.</source>
        <extracomment>lessons/escabel/2-crosscuts/2.sgf</extracomment>
        <translation>Fehéré a d4, átlósan a c3-ad mellett. Keresztvágásban akkor jutsz át, ha mindkét tornyod magasabb Fehér alacsonyabb tornyánál. Kösd össze a c3-at a d4-gyel: legyen a d4 a tiéd, kettő magasan.</translation>
    </message>
    <message>
            <source>On the left and on the right, one climb makes a crosscut in which both of yours are two high. On the left one white stack is four high, on the right one is two high. Only one of the links will hold. Which one do you make?</source>
        <extracomment>lessons/escabel/2-crosscuts/3.sgf</extracomment>
        <translation>Balra is, jobbra is létrejön egy rálépéssel egy keresztvágás, amelyben mindkét tornyod kettő magas. Balra az egyik fehér torony négy magas, jobbra az egyik kettő magas. Csak az egyik kötés fog tartani. Melyiket választod?</translation>
    </message>
    <message>
            <source>Here White’s g3 is two high, just like your stacks: it climbs one of them at once. On the left there is no such enemy.</source>
        <extracomment>lessons/escabel/2-crosscuts/3.sgf</extracomment>
        <translation>Itt Fehér g3-a kettő magas, éppen mint a tornyaid: azonnal rálép az egyikre. Balra nincs ilyen ellenfél.</translation>
    </message>
    <message>
            <source>White is linked over this crosscut: c3 and d4 are both higher than your c4. If e3 climbs d3, White is linked for good. Your d3 is as high as White’s two, and can climb either: break the link.</source>
        <extracomment>lessons/escabel/2-crosscuts/4.sgf</extracomment>
        <translation>Fehér ezen a keresztvágáson át összekapcsolódik: a c3 és a d4 is magasabb a c4-ednél. Ha az e3 rálép a d3-ra, Fehér végleg összekapcsolódik. A d3-ad éppoly magas, mint Fehér kettője, és bármelyikre ráléphet: törd meg a kötést.</translation>
    </message>
    <message>
            <source>c3 is yours now, so the link is gone. In a crosscut, watch for an enemy as high as one of the two: it can climb that one.</source>
        <extracomment>lessons/escabel/2-crosscuts/4.sgf</extracomment>
        <translation>A c3 most a tiéd, így a kötés megszűnt. Keresztvágásban figyelj az olyan ellenfélre, amely éppoly magas, mint a kettő egyike: arra ráléphet.</translation>
    </message>
    <message>
            <source>d4 is yours now, so the link is gone. In a crosscut, watch for an enemy as high as one of the two: it can climb that one.</source>
        <extracomment>lessons/escabel/2-crosscuts/4.sgf</extracomment>
        <translation>A d4 most a tiéd, így a kötés megszűnt. Keresztvágásban figyelj az olyan ellenfélre, amely éppoly magas, mint a kettő egyike: arra ráléphet.</translation>
    </message>
    <message>
            <source>White stands in the gap and has cut beside it, too. No new piece links a1 and a3 any more. One climb does.</source>
        <extracomment>lessons/escabel/3-climbing/2.sgf</extracomment>
        <translation>Fehér ott áll a résben, és mellette is vágott. Új korong már nem köti össze az a1-et és az a3-at. Egy rálépés igen.</translation>
    </message>
    <message>
            <source>Into the gap: a2 is two high there, side by side with both of your stacks.</source>
        <extracomment>lessons/escabel/3-climbing/2.sgf</extracomment>
        <translation>Be a résbe: ott az a2 kettő magas, és mindkét tornyod mellette áll.</translation>
    </message>
    <message>
            <source>Two high in the middle: linked with b2 and with d4, corner to corner. White can cut neither link.</source>
        <extracomment>lessons/escabel/3-climbing/3.sgf</extracomment>
        <translation>Kettő magasan középen: a sarkával a b2-höz és a d4-hez is kapcsolódik. Fehér egyik kötést sem vághatja el.</translation>
    </message>
    <message>
            <source>This keeps the win. Climbing a2 would not: it would leave the middle to White.</source>
        <extracomment>lessons/escabel/4-opening/2.sgf</extracomment>
        <translation>Ez megtartja a győzelmet. Rálépni az a2-re nem: az Fehérnek hagyná a közepet.</translation>
    </message>
    <message>
            <source>Good for Black, who wins some 53 games of 100: so White swaps, and you have given it away.</source>
        <extracomment>lessons/escabel/4-opening/3.sgf</extracomment>
        <translation>Jó Feketének, aki 100 játszmából mintegy 53-at megnyer: ezért Fehér cserél, és te odaadtad neki.</translation>
    </message>
    <message>
            <source>Your pieces belong together when they touch side by side, and also when they touch corner to corner. Join two of them, b2 and d4, with a single piece.</source>
        <extracomment>lessons/escabel/basics/2.sgf</extracomment>
        <translation>A korongjaid összetartoznak, ha egymás mellett állnak, és akkor is, ha a sarkuknál érintkeznek. Kösd össze két korongodat, a b2-t és a d4-et egyetlen koronggal.</translation>
    </message>
    <message>
            <source>It touches both of them, corner to corner: three pieces, one chain.</source>
        <extracomment>lessons/escabel/basics/2.sgf</extracomment>
        <translation>A sarkánál mindkettőt érinti: három korong, egyetlen lánc.</translation>
    </message>
    <message>
            <source>White climbs c4, and that was your only stack beside d3 up there.</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation>Fehér rálép a c4-re, és odafent ez volt az egyetlen tornyod a d3 mellett.</translation>
    </message>
    <message>
            <source>At first nothing is connected: every small square is a crosscut of equal heights. But a point you take joins the other stacks of yours beside it. Connect b4 with d4.</source>
        <extracomment>lessons/escabel/checkered/2.sgf</extracomment>
        <translation>Kezdetben semmi sem kapcsolódik össze: minden kis négyzet egyforma magasságú keresztvágás. De ha elfoglalsz egy pontot, az összeköti a mellette álló többi tornyodat. Kösd össze a b4-et a d4-gyel.</translation>
    </message>
    <message>
            <source>Your chain is almost there. Take c2, but from which side? White has one reply, and may climb from the point that you give away. Find the climb that White cannot answer.</source>
        <extracomment>lessons/escabel/checkered/5.sgf</extracomment>
        <translation>A láncod majdnem kész. Foglald el a c2-t, de melyik oldalról? Fehérnek egy válasza van, és ráléphet arról a pontról, amelyet odaadsz. Keresd azt a rálépést, amelyre Fehérnek nincs válasza.</translation>
    </message>
    <message>
            <source>b3 and c3 are neighbors of the same height, but there is no crosscut round them. Try to climb anyway: click b3, and read the line by the board.</source>
        <extracomment>lessons/escabel/crosscut/2.sgf</extracomment>
        <translation>A b3 és a c3 szomszédos és egyforma magas, de nincs körülöttük keresztvágás. Próbálj meg mégis rálépni: kattints a b3-ra, és olvasd el a táblánál lévő sort.</translation>
    </message>
    <message>
            <source>e3, d3, d4 and e4 were a crosscut, so your piece could climb. Now c2 and d3 are both higher than White’s two.</source>
        <extracomment>lessons/escabel/crosscut/4.sgf</extracomment>
        <translation>Az e3, a d3, a d4 és az e4 keresztvágás volt, ezért a korongod ráléphetett. Most a c2 és a d3 is magasabb Fehér két tornyánál.</translation>
    </message>
    <message>
            <source>White makes a crosscut, and all in it are one high: your chain is cut.</source>
        <extracomment>lessons/escabel/crosscut/5.sgf</extracomment>
        <translation>Fehér keresztvágást hoz létre, és benne mind egy magas: a láncod el van vágva.</translation>
    </message>
    <message>
            <source>White comes close, but c1, c2 and c3 stand in a straight line: there are no corners to cut. You win!</source>
        <extracomment>lessons/escabel/crosscut/5.sgf</extracomment>
        <translation>Fehér közel jut, de a c1, a c2 és a c3 egyenes vonalban áll: nincsenek elvágható sarkok. Nyertél!</translation>
    </message>
    <message>
            <source>c3 is two high now. Nothing else has changed: that is the difference from a climb.</source>
        <extracomment>lessons/escabel/growth/1.sgf</extracomment>
        <translation>A c3 most kettő magas. Más nem változott: ebben különbözik a rálépéstől.</translation>
    </message>
    <message>
            <source>c2 is two high now. Nothing else has changed: that is the difference from a climb.</source>
        <extracomment>lessons/escabel/growth/1.sgf</extracomment>
        <translation>A c2 most kettő magas. Más nem változott: ebben különbözik a rálépéstől.</translation>
    </message>
    <message>
            <source>You hold two corners of b4 and two of d4: both came along. A space is connected with its corners and with the spaces beside it.</source>
        <extracomment>lessons/fast-conquare/basics/1.sgf</extracomment>
        <translation>A b4 két sarka és a d4 két sarka a tiéd: mindkét mező vele jött. Egy mező a sarkaival és a mellette lévő mezőkkel van összekötve.</translation>
    </message>
    <message>
            <source>A space keeps its stone, whoever holds its corners later. So d4 stays White’s. Still, two vertices connect c5 with your stone at c1: find one of them.</source>
        <extracomment>lessons/fast-conquare/basics/3.sgf</extracomment>
        <translation>Egy mező megtartja a kövét, akárkiéi lesznek később a sarkai. A d4 tehát Fehéré marad. Két rácspont mégis összeköti a c5-öt a c1-en lévő köveddel: találd meg az egyiket.</translation>
    </message>
    <message>
            <source>You hold two of four light squares round b3 and round c2: both came along. Stones side by side are connected, and those on dark squares corner to corner as well.</source>
        <extracomment>lessons/fast-quabble/basics/1.sgf</extracomment>
        <translation>A b3 és a c2 körül a négy világos mezőből kettő a tiéd: mindkettő vele jött. Az egymás melletti kövek összekapcsolódnak, a sötét mezőkön lévők a sarkuknál is.</translation>
    </message>
    <message>
            <source>A dark square keeps its stone, whoever holds its neighbors later: c2 stays White’s. Small triangles in an empty one point to the neighbors that are taken. Still, two light squares connect b4 with d2: find one of them.</source>
        <extracomment>lessons/fast-quabble/basics/3.sgf</extracomment>
        <translation>Egy sötét mező megtartja a kövét, akárkiéi lesznek később a szomszédai: a c2 Fehéré marad. Az üres mezőkben kis háromszögek mutatnak a már elfoglalt szomszédokra. Két világos mező mégis összeköti a b4-et a d2-vel: találd meg az egyiket.</translation>
    </message>
    <message>
            <source>You hold four light squares round one that is empty, and each dark square between them is open: two of yours, two free. One stone joins all four. Which?</source>
        <extracomment>lessons/quabble/1-dark-squares/4.sgf</extracomment>
        <translation>Négy világos mező a tiéd egy üres körül, és a köztük lévő sötétek mind nyitottak: kettő a tiéd, kettő szabad. Egy kő mind a négyet összeköti. Melyik?</translation>
    </message>
    <message>
            <source>c3 and d4 touch at a corner and share two dark squares. d6 and f6 share only e6, and its light squares are all taken, two each. One of these links needs you now.</source>
        <extracomment>lessons/quabble/2-links/1.sgf</extracomment>
        <translation>A c3 és a d4 a sarkával érintkezik, és két sötét mezőn osztozik. A d6 és az f6 csak az e6-on, amelynek minden világos szomszédja foglalt, kettő-kettő. Az egyik kötésnek most kellesz.</translation>
    </message>
    <message>
            <source>c3 and d4 share two dark squares, d3 and c4. If White gets one of them, you take the other: no move is needed there.</source>
        <extracomment>lessons/quabble/2-links/1.sgf</extracomment>
        <translation>A c3 és a d4 két sötét mezőn osztozik, ezek a d3 és a c4. Ha Fehér az egyiket megszerzi, te a másikat veszed el: ott nem kell lépni.</translation>
    </message>
    <message>
            <source>e6 joins the two. White would have taken it with the next move.</source>
        <extracomment>lessons/quabble/2-links/1.sgf</extracomment>
        <translation>Az e6 összeköti a kettőt. Fehér a következő lépéssel elvette volna.</translation>
    </message>
    <message>
            <source>Stones three columns and one row apart are linked over the squares between them, if you answer well. White comes in at d4. Only one answer keeps the link.</source>
        <extracomment>lessons/quabble/2-links/2.sgf</extracomment>
        <translation>Három oszlopnyira és egy sornyira álló kövek a köztük lévő mezőkön át össze vannak kötve, ha jól válaszolsz. Fehér a d4-re tesz. Csak egyetlen válasz tartja meg a kötést.</translation>
    </message>
    <message>
            <source>This time White has a link, c3 with e3 over d3. You hold the other two light squares: it is contested, and it is your turn. Cut.</source>
        <extracomment>lessons/quabble/2-links/4.sgf</extracomment>
        <translation>Ezúttal Fehérnek van kötése, a c3 és az e3 között a d3-on át. A másik két világos mező a tiéd: vitatott, és te következel. Vágd el.</translation>
    </message>
    <message>
            <source>d3 is yours, and the two white stones are apart.</source>
        <extracomment>lessons/quabble/2-links/4.sgf</extracomment>
        <translation>A d3 a tiéd, és a két fehér kő elvált.</translation>
    </message>
    <message>
            <source>A chain from edge to edge: you win at once.</source>
        <extracomment>lessons/quabble/basics/1.sgf</extracomment>
        <translation>Széltől szélig érő lánc: rögtön nyersz.</translation>
    </message>
    <message>
            <source>Dark squares come along</source>
        <extracomment>lessons/quabble/basics/2.sgf</extracomment>
        <translation>Velük jönnek a sötét mezők</translation>
    </message>
    <message>
            <source>You hold three of the four light squares round c2, so c2 came along.</source>
        <extracomment>lessons/quabble/basics/2.sgf</extracomment>
        <translation>A c2 körüli négy világos mezőből három a tiéd, ezért a c2 is vele jött.</translation>
    </message>
    <message>
            <source>c2 is yours, and it joins b2 and d2.</source>
        <extracomment>lessons/quabble/basics/3.sgf</extracomment>
        <translation>A c2 a tiéd, és összeköti a b2-t és a d2-t.</translation>
    </message>
    <message>
            <source>With less than half you may not go onto a dark square. Round c4 you hold only c3. Try it anyway: click c4, and read the line by the board.</source>
        <extracomment>lessons/quabble/basics/4.sgf</extracomment>
        <translation>Ha a felénél kevesebb a tiéd, nem mehetsz a sötét mezőre. A c4 körül csak a c3 a tiéd. Próbáld meg mégis: kattints a c4-re, és olvasd el a táblánál lévő sort.</translation>
    </message>
    <message>
            <source>At the edge</source>
        <extracomment>lessons/quabble/basics/5.sgf</extracomment>
        <translation>A szélen</translation>
    </message>
    <message>
            <source>You hold a1 and c1, two of three, so b1 came along and joins them.</source>
        <extracomment>lessons/quabble/basics/5.sgf</extracomment>
        <translation>Az a1 és a c1 a tiéd, háromból kettő, ezért a b1 is vele jött, és összeköti őket.</translation>
    </message>
    <message>
            <source>Corner to corner</source>
        <extracomment>lessons/quabble/basics/6.sgf</extracomment>
        <translation>Sarok a sarokhoz</translation>
    </message>
    <message>
            <source>Dark squares are connected corner to corner as well, light squares are not. Connect c2 with b4: one dark square does it.</source>
        <extracomment>lessons/quabble/basics/6.sgf</extracomment>
        <translation>A sötét mezők a sarkuknál is összekapcsolódnak, a világosak nem. Kösd össze a c2-t a b4-gyel: egy sötét mező elég hozzá.</translation>
    </message>
    <message>
            <source>b3 touches c2 corner to corner, and b4 side by side.</source>
        <extracomment>lessons/quabble/basics/6.sgf</extracomment>
        <translation>A b3 a sarkánál érinti a c2-t, az oldalánál a b4-et.</translation>
    </message>
    <message>
            <source>Now find a move after which nobody can stop you: two ways to win are better than one. You win in two turns.</source>
        <extracomment>lessons/quabble/basics/7.sgf</extracomment>
        <translation>Most keress olyan lépést, amely után senki sem állíthat meg: két út a győzelemhez jobb, mint egy. Két lépésben nyersz.</translation>
    </message>
    <message>
            <source>That reaches the bottom, but now White can cut you off from the top.</source>
        <extracomment>lessons/quabble/basics/7.sgf</extracomment>
        <translation>Ez eléri az alsó szélt, de most Fehér elvághat a felsőtől.</translation>
    </message>
    <message>
            <source>White takes a3, the square that you needed for both.</source>
        <extracomment>lessons/quabble/basics/7.sgf</extracomment>
        <translation>Fehér elfoglalja az a3-at, azt a mezőt, amely mindkettőhöz kellett.</translation>
    </message>
    <message>
            <source>a3 brings a2 and a4 along: you are at the top, and there are two ways to the bottom.</source>
        <extracomment>lessons/quabble/basics/7.sgf</extracomment>
        <translation>Az a3 magával hozza az a2-t és az a4-et: fent célba értél, és lefelé két út van.</translation>
    </message>
    <message>
            <source>a1 brings b1 along. You win!</source>
        <extracomment>lessons/quabble/basics/7.sgf</extracomment>
        <translation>Az a1 magával hozza a b1-et. Nyertél!</translation>
    </message>
    <message>
            <source>Give yourself a line</source>
        <extracomment>lessons/qualos/1-lines-of-sight/1.sgf</extracomment>
        <translation>Szerezz egy vonalat</translation>
    </message>
    <message>
            <source>On the edge a dark square has three lines of sight. From d1 you see your c1 on the left and White’s e1 on the right; the line upwards is free. Take a light square on it, so that d1 is open to you.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/1.sgf</extracomment>
        <translation>A szélen egy sötét mezőnek három látóvonala van. A d1-ről balra a te c1-ed látszik, jobbra Fehér e1-e; a felfelé menő vonal szabad. Foglalj el rajta egy világos mezőt, hogy a d1 megnyíljon előtted.</translation>
    </message>
    <message>
            <source>The first stone above d1 is yours now: two of its three lines are yours, and next turn you may take it.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/1.sgf</extracomment>
        <translation>A d1 fölötti első kő most a tiéd: három vonalából kettő a tiéd, és a következő lépésben elfoglalhatod.</translation>
    </message>
    <message>
            <source>Close a line</source>
        <extracomment>lessons/qualos/1-lines-of-sight/2.sgf</extracomment>
        <translation>Zárj le egy vonalat</translation>
    </message>
    <message>
            <source>The first stone on that line is yours now. White sees one line of four: too few.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/2.sgf</extracomment>
        <translation>Azon a vonalon az első kő most a tiéd. Fehér négyből egy vonalat lát: túl kevés.</translation>
    </message>
    <message>
            <source>Close it, or take it</source>
        <extracomment>lessons/qualos/1-lines-of-sight/3.sgf</extracomment>
        <translation>Lezárni vagy elfoglalni</translation>
    </message>
    <message>
            <source>Both of you see half of d3: you from a3 and d5, White from e3 and d1. Whoever moves takes it. Do not let White have it: you can take it yourself, or close one of White’s lines.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/3.sgf</extracomment>
        <translation>Mindketten a d3 felét látjátok: te az a3-ról és a d5-ről, Fehér az e3-ról és a d1-ről. Aki lép, elfoglalja. Ne hagyd Fehérnek: foglald el te, vagy zárd le az egyik vonalát.</translation>
    </message>
    <message>
            <source>White sees only one line now, and you see three: next turn d3 is still there for you.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/3.sgf</extracomment>
        <translation>Fehér most csak egy vonalat lát, te hármat: a következő lépésben a d3 még mindig a tiéd lehet.</translation>
    </message>
    <message>
            <source>Taken. White would have done the same.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/3.sgf</extracomment>
        <translation>Elfoglaltad. Fehér is ezt tette volna.</translation>
    </message>
    <message>
            <source>The smallest board</source>
        <extracomment>lessons/qualos/1-lines-of-sight/4.sgf</extracomment>
        <translation>A legkisebb tábla</translation>
    </message>
    <message>
            <source>On three by three the stone in the middle wins, if you answer well. White has come to a1 and looks along the bottom edge. Only one answer wins.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/4.sgf</extracomment>
        <translation>Három × hármas táblán a középső kő nyer, ha jól válaszolsz. Fehér az a1-re tett, és az alsó szél mentén lát végig. Csak egyetlen válasz nyer.</translation>
    </message>
    <message>
            <source>The other corner: now two of the three lines of b1 are yours, and your way down is safe.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/4.sgf</extracomment>
        <translation>A másik sarok: most a b1 három vonalából kettő a tiéd, és az utad lefelé biztos.</translation>
    </message>
    <message>
            <source>Flips and safe stones</source>
        <extracomment>lessons/qualos/2-flips/1.sgf</extracomment>
        <translation>Átfordítás és biztos kövek</translation>
    </message>
    <message>
            <source>A third line</source>
        <extracomment>lessons/qualos/2-flips/1.sgf</extracomment>
        <translation>Egy harmadik vonal</translation>
    </message>
    <message>
            <source>Three of four lines are yours now. If White does nothing about it, you flip d3 next.</source>
        <extracomment>lessons/qualos/2-flips/1.sgf</extracomment>
        <translation>Négyből három vonal most a tiéd. Ha Fehér nem tesz ellene, a következő lépésben átfordítod a d3-at.</translation>
    </message>
    <message>
            <source>Guard a stone</source>
        <extracomment>lessons/qualos/2-flips/2.sgf</extracomment>
        <translation>Védj meg egy követ</translation>
    </message>
    <message>
            <source>White sees only half now: your stone stays.</source>
        <extracomment>lessons/qualos/2-flips/2.sgf</extracomment>
        <translation>Fehér most csak a felét látja: a köved marad.</translation>
    </message>
    <message>
            <source>On the edge</source>
        <extracomment>lessons/qualos/2-flips/3.sgf</extracomment>
        <translation>A szélen</translation>
    </message>
    <message>
            <source>Your d1 has three lines. White sees it from e1 and, from above, from d4: two of three, enough to flip. One stone saves it.</source>
        <extracomment>lessons/qualos/2-flips/3.sgf</extracomment>
        <translation>A d1-ednek három vonala van. Fehér az e1-ről és felülről, a d4-ről látja: háromból kettő, elég az átfordításhoz. Egy kő megmenti.</translation>
    </message>
    <message>
            <source>Stones beside it on two of three sides: nobody ever flips d1 again.</source>
        <extracomment>lessons/qualos/2-flips/3.sgf</extracomment>
        <translation>Három oldalból kettőn kő áll mellette: a d1-et soha többé nem fordítja át senki.</translation>
    </message>
    <message>
            <source>Safe for good</source>
        <extracomment>lessons/qualos/2-flips/4.sgf</extracomment>
        <translation>Végleg biztonságban</translation>
    </message>
    <message>
            <source>Your d3 has one stone of yours right beside it, on c3. One more right beside it, and White can never see more than half. A stone farther off can be cut off from it. e3 or g3?</source>
        <extracomment>lessons/qualos/2-flips/4.sgf</extracomment>
        <translation>A d3-ad mellett közvetlenül áll egy saját köved, a c3-on. Még egy közvetlenül mellé, és Fehér sosem láthatja a felénél többet. Egy távolabbi kő elől elzárhatják a vonalat. Az e3 vagy a g3?</translation>
    </message>
    <message>
            <source>White can still come between, on e3: then with d2 and d4 it would be three lines for White. Go right beside it.</source>
        <extracomment>lessons/qualos/2-flips/4.sgf</extracomment>
        <translation>Fehér még közéjük tehet, az e3-ra: a d2-vel és a d4-gyel az már három vonal lenne Fehérnek. Menj közvetlenül mellé.</translation>
    </message>
    <message>
            <source>Two sides for good: whatever stands elsewhere, d3 cannot be flipped.</source>
        <extracomment>lessons/qualos/2-flips/4.sgf</extracomment>
        <translation>Két oldal végleg: bármi áll is máshol, a d3 nem fordítható át.</translation>
    </message>
    <message>
            <source>A flip that wins</source>
        <extracomment>lessons/qualos/2-flips/5.sgf</extracomment>
        <translation>Nyerő átfordítás</translation>
    </message>
    <message>
            <source>You are Black, and White would win with the next move. One of White’s stones on dark squares is under your control. Flip it, and you win at once. Which is it?</source>
        <extracomment>lessons/qualos/2-flips/5.sgf</extracomment>
        <translation>Te vagy Fekete, és Fehér a következő lépéssel nyerne. Fehér egyik sötét mezőn álló kövét te uralod. Fordítsd át, és azonnal nyersz. Melyik az?</translation>
    </message>
    <message>
            <source>Any empty light square</source>
        <extracomment>lessons/qualos/basics/1.sgf</extracomment>
        <translation>Bármelyik üres világos mező</translation>
    </message>
    <message>
            <source>Lines of sight</source>
        <extracomment>lessons/qualos/1-lines-of-sight/1.sgf</extracomment>
        <translation>Látóvonalak</translation>
    </message>
    <message>
            <source>You are Black: join the top and the bottom edge. On your turn you take an empty vertex, where lines cross. Every empty space beside it, between four vertices, becomes yours as well, if you then hold at least half of its corners. Take c5.</source>
        <extracomment>lessons/fast-conquare/basics/1.sgf</extracomment>
        <translation>Te vagy Fekete: kösd össze a felső szélt az alsóval. Amikor te jössz, elfoglalsz egy üres rácspontot, ahol a vonalak metszik egymást. A mellette lévő, négy rácspont közti üres mezők is a tieid lesznek, ha ekkor a sarkaiknak legalább a fele a tiéd. Foglald el a c5-öt.</translation>
    </message>
    <message>
            <source>Spaces always come along, they are never taken by themselves; small triangles in them point to the corners that are taken. Try it anyway: click d2, and read the line by the board.</source>
        <extracomment>lessons/fast-conquare/basics/2.sgf</extracomment>
        <translation>A mezők mindig más lépéssel együtt jönnek, önmagukban nem foglalhatók el; bennük kis háromszögek mutatnak a már elfoglalt sarkokra. Próbáld meg mégis: kattints a d2-re, és olvasd el a táblánál lévő sort.</translation>
    </message>
    <message>
            <source>From the third row you reach the edge, if you use the squares at the side. White stands at e3, and now goes to c1. Three stones keep your way open.</source>
        <extracomment>lessons/fast-quabble/2-links/3.sgf</extracomment>
        <translation>A harmadik sorból elérsz a szélig, ha kihasználod az oldalsó mezőket. Fehér az e3-on áll, és most a c1-re tesz. Három kő is nyitva tartja az utadat.</translation>
    </message>
    <message>
            <source>You are Black: join the top and the bottom edge. On your turn you take an empty light square. Every empty dark square beside it becomes yours as well, if you then hold at least half of its light neighbors. Take c3.</source>
        <extracomment>lessons/fast-quabble/basics/1.sgf</extracomment>
        <translation>Te vagy Fekete: kösd össze a felső szélt az alsóval. Amikor te jössz, elfoglalsz egy üres világos mezőt. A szomszédos üres sötét mezők is a tieid lesznek, ha ekkor a világos szomszédaiknak legalább a fele a tiéd. Foglald el a c3-at.</translation>
    </message>
    <message>
            <source>A dark square at the edge has only three light neighbors, so two of them are enough. Take c1, and so connect it with a1.</source>
        <extracomment>lessons/quabble/basics/5.sgf</extracomment>
        <translation>A szélen egy sötét mezőnek csak három világos szomszédja van, így kettő már elég. Foglald el a c1-et, és kösd össze így az a1-gyel.</translation>
    </message>
    <message>
            <source>You are Black: join the top and the bottom edge with a chain of stones side by side, or corner to corner on dark squares. Any empty light square may be taken. What the small signs mean comes in the next steps. One light square is missing: take it.</source>
        <extracomment>lessons/qualos/basics/1.sgf</extracomment>
        <translation>Te vagy Fekete: kösd össze a felső és az alsó szélt egy olyan lánccal, amelynek kövei egymás mellett állnak, vagy sötét mezőkön a sarkuknál érintkeznek. Bármelyik üres világos mező elfoglalható. A kis jelek jelentése a következő feladatokból derül ki. Egy világos mező hiányzik: foglald el.</translation>
    </message>
    <message>
            <source>From a dark square look up, down, left and right: the first stone you see owns that line, and a small triangle points to it. Three of the four lines from c2 are yours, so you control it, as its small dot says. Take it.</source>
        <extracomment>lessons/qualos/basics/2.sgf</extracomment>
        <translation>Egy sötét mezőről nézz felfelé, lefelé, balra és jobbra: amelyik követ először látod, azé a vonal, és egy kis háromszög mutat rá. A c2 négy vonalából három a tiéd, így te uralod, ahogy a kis pöttye mutatja. Foglald el.</translation>
    </message>
    <message>
            <source>You see it from the left, from the right and, far away, from c5 above.</source>
        <extracomment>lessons/qualos/basics/2.sgf</extracomment>
        <translation>Balról, jobbról és messze fentről, a c5-ről is látod.</translation>
    </message>
    <message>
            <source>Half the lines</source>
        <extracomment>lessons/qualos/basics/3.sgf</extracomment>
        <translation>A vonalak fele</translation>
    </message>
    <message>
            <source>It is yours. White could have taken it just as well.</source>
        <extracomment>lessons/qualos/basics/3.sgf</extracomment>
        <translation>A tiéd. Fehér éppúgy elfoglalhatta volna.</translation>
    </message>
    <message>
            <source>Too few lines</source>
        <extracomment>lessons/qualos/basics/4.sgf</extracomment>
        <translation>Túl kevés vonal</translation>
    </message>
    <message>
            <source>Only one of the four lines from c4 is yours. Try to take it anyway: click c4, and read the line by the board.</source>
        <extracomment>lessons/qualos/basics/4.sgf</extracomment>
        <translation>A c4 négy vonalából csak egy a tiéd. Próbáld meg mégis elfoglalni: kattints a c4-re, és olvasd el a táblánál lévő sort.</translation>
    </message>
    <message>
            <source>Flipping</source>
        <extracomment>lessons/qualos/basics/5.sgf</extracomment>
        <translation>Átfordítás</translation>
    </message>
    <message>
            <source>With more than half of the lines you may even flip a White stone on a dark square. You control c2: click White’s stone on it.</source>
        <extracomment>lessons/qualos/basics/5.sgf</extracomment>
        <translation>Ha a vonalak több mint fele a tiéd, akár egy sötét mezőn álló fehér követ is átfordíthatsz. A c2-t te uralod: kattints a rajta lévő fehér kőre.</translation>
    </message>
    <message>
            <source>It is yours now. But watch your own stones on dark squares: they can be flipped as well.</source>
        <extracomment>lessons/qualos/basics/5.sgf</extracomment>
        <translation>Most a tiéd. De vigyázz a saját, sötét mezőn álló köveidre: azokat is át lehet fordítani.</translation>
    </message>
    <message>
            <source>Closing a line</source>
        <extracomment>lessons/qualos/basics/6.sgf</extracomment>
        <translation>Egy vonal lezárása</translation>
    </message>
    <message>
            <source>A stone in between closes a line. White sees c2 from b2, from d2 and from c5, and could flip your stone there. Close one of these lines by placing on a light square.</source>
        <extracomment>lessons/qualos/basics/6.sgf</extracomment>
        <translation>Egy közbeeső kő lezárja a vonalat. Fehér a c2-t a b2-ről, a d2-ről és a c5-ről látja, és átfordíthatná ott a kövedet. Zárd le az egyik vonalat egy világos mezőre tett kővel.</translation>
    </message>
    <message>
            <source>Looking up from c2, the first stone is now yours, so White has only two lines and cannot flip it.</source>
        <extracomment>lessons/qualos/basics/6.sgf</extracomment>
        <translation>A c2-ről felfelé nézve az első kő most a tiéd, így Fehérnek csak két vonala van, és nem fordíthatja át.</translation>
    </message>
    <message>
            <source>c3 and c4 are missing. If you take them in the right order, White cannot stop you. You win in two turns.</source>
        <extracomment>lessons/qualos/basics/7.sgf</extracomment>
        <translation>A c3 és a c4 hiányzik. Ha jó sorrendben foglalod el őket, Fehér nem állíthat meg. Két lépésben nyersz.</translation>
    </message>
    <message>
            <source>Now c3 is missing, a light square that anybody may take.</source>
        <extracomment>lessons/qualos/basics/7.sgf</extracomment>
        <translation>Most a c3 hiányzik, egy világos mező, amelyet bárki elfoglalhat.</translation>
    </message>
    <message>
            <source>White takes it, and your chain is broken.</source>
        <extracomment>lessons/qualos/basics/7.sgf</extracomment>
        <translation>Fehér elfoglalja, és a láncod elszakad.</translation>
    </message>
    <message>
            <source>From c4 you see c3 and c5 now: two lines of four.</source>
        <extracomment>lessons/qualos/basics/7.sgf</extracomment>
        <translation>A c4-ről most a c3-at és a c5-öt látod: négyből két vonal.</translation>
    </message>
</context>
<context>
    <name>LevelBox</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/level_box.py"/>
        <source>Level {0}: {1}</source>
        <translation>{0}. szint: {1}</translation>
    </message>
</context>
<context>
    <name>LibraryList</name>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>Games</source>
        <translation>Játszmák</translation>
    </message>
</context>
<context>
    <name>LibraryModel</name>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>Moves</source>
        <translation>Lépések</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>Date</source>
        <translation>Dátum</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>{0}, game {1}</source>
        <translation>{0}, {1}. játszma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>being reviewed</source>
        <translation>kiértékelés folyamatban</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Library</source>
        <translation>Játszmatár</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Progress</source>
        <translation>Haladás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>No game matches.</source>
        <translation>Nincs találat.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Looking for your games…</source>
        <translation>A játszmáid keresése…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>No games yet. Every game you play appears here from its first move on.

Drop files or folders here to import games.</source>
        <translation>Még nincsenek játszmák. Minden játszmád az első lépésétől kezdve itt jelenik meg.

Húzz ide fájlokat vagy mappákat, és játszmákat importálhatsz.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Files in your games folder that are not games: {0}.</source>
        <translation>A játszmamappádban lévő, nem játszmát tartalmazó fájlok: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Games: {0}</source>
        <translation>Játszmák: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Games: {0} of {1}</source>
        <translation>Játszmák: {0}&#xa0;/&#xa0;{1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Selected: {0}</source>
        <translation>Kijelölve: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Rename</source>
        <translation>Átnevezés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Name of the game:</source>
        <translation>A játszma neve:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>{0} (copy)</source>
        <translation>{0} (másolat)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Copy</source>
        <translation>Másolás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>{0} (merged)</source>
        <translation>{0} (egyesítve)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Merged game</source>
        <translation>Egyesített játszma</translation>
    </message>
</context>
<context>
    <name>LineButtons</name>
    <message>
        <location filename="../../escabel_gui/view/widgets/line_buttons.py"/>
        <source>‹ Back</source>
        <translation>‹ Vissza</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/line_buttons.py"/>
        <source>Forward ›</source>
        <translation>Előre ›</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/line_buttons.py"/>
        <source>The move before (Left)</source>
        <translation>Az előző lépés (balra nyíl)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/line_buttons.py"/>
        <source>The next move of the answer (Right)</source>
        <translation>A válasz következő lépése (jobbra nyíl)</translation>
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
        <translation>Háromszög</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Square</source>
        <extracomment>a mark on a point</extracomment>
        <translation>Négyzet</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Circle</source>
        <extracomment>a mark on a point</extracomment>
        <translation>Kör</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Cross</source>
        <extracomment>a mark on a point</extracomment>
        <translation>Kereszt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Label {0}</source>
        <translation>Felirat: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Other label…</source>
        <translation>Más felirat…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Arrow from {0} to here</source>
        <translation>Nyíl innen: {0}, idáig</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Arrow from here</source>
        <translation>Nyíl innen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Remove mark</source>
        <translation>Jel eltávolítása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Remove all marks</source>
        <translation>Minden jel eltávolítása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Label</source>
        <translation>Felirat</translation>
    </message>
</context>
<context>
    <name>MessageGames</name>
    <message>
        <location filename="../../escabel_gui/view/friends/message_games.py"/>
        <source>Looking for the game…</source>
        <translation>A játszma keresése…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_games.py"/>
        <source>The game of this code cannot be opened. {0}</source>
        <translation>A kódhoz tartozó játszma nem nyitható meg. {0}</translation>
    </message>
</context>
<context>
    <name>MistakeList</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/mistake_list.py"/>
        <source>My mistakes</source>
        <translation>Az én hibáim</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/mistake_list.py"/>
        <source>All</source>
        <translation>Mind</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/mistake_list.py"/>
        <source>Mistakes</source>
        <translation>Hibák</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/mistake_list.py"/>
        <source>−{0}%</source>
        <translation>−{0}%</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/mistake_list.py"/>
        <source>{0}, costs {1}%</source>
        <translation>{0}, ára {1}%</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/mistake_list.py"/>
        <source>None of your moves was a mistake.</source>
        <translation>Egyetlen lépésed sem volt hiba.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/mistake_list.py"/>
        <source>There is no mistake.</source>
        <translation>Nincs benne hiba.</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <location filename="../../escabel_gui/view/history/move_entry.py"/>
        <location filename="../../escabel_gui/view/history/move_entry.py"/>
        <source>Type a move</source>
        <translation>Lépés beírása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/move_entry.py"/>
        <source>Type a move: {0}</source>
        <translation>Írj be egy lépést: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/move_entry.py"/>
        <source>Type a move: {0} or {1}</source>
        <translation>Írj be egy lépést: {0} vagy {1}</translation>
    </message>
</context>
<context>
    <name>MoveLine</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/move_line.py"/>
        <source>The line, move by move</source>
        <translation>A folytatás, lépésről lépésre</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/player_row.py"/>
        <source>Name (optional)</source>
        <translation>Név (nem kötelező)</translation>
    </message>
</context>
<context>
    <name>NewGameController</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_controller.py"/>
        <source>Play on from here</source>
        <translation>Folytatás innen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_controller.py"/>
        <source>Play it out</source>
        <translation>Végigjátszás</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_dialog.py"/>
        <source>New game</source>
        <translation>Új játszma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_dialog.py"/>
        <source>Board size</source>
        <translation>Tábla mérete</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_dialog.py"/>
        <source>Clock</source>
        <translation>Óra</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_dialog.py"/>
        <source>Start</source>
        <translation>Indítás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_dialog.py"/>
        <source>Continue…</source>
        <translation>Tovább…</translation>
    </message>
</context>
<context>
    <name>NoDrillsDialog</name>
    <message>
        <location filename="../../escabel_gui/view/learning/no_drills_dialog.py"/>
        <source>Drills</source>
        <translation>Gyakorlatok</translation>
    </message>
</context>
<context>
    <name>Onboarding</name>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding.py"/>
        <source>Your edge</source>
        <translation>A te széled</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding.py"/>
        <source>{0}’s edge</source>
        <translation>{0} széle</translation>
    </message>
</context>
<context>
    <name>OnboardingCard</name>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding_card.py"/>
        <source>The line by the board tells you what is going on; F1 shows the rules.</source>
        <translation>A táblánál lévő sor elmondja, mi történik; az F1 mutatja a szabályokat.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding_card.py"/>
        <source>Learn to play</source>
        <translation>Tanulj meg játszani</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding_card.py"/>
        <source>A lesson of a few minutes: you make the moves, and the board answers</source>
        <translation>Néhány perces lecke: te lépsz, és a tábla válaszol</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding_card.py"/>
        <source>Got it</source>
        <translation>Értem</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding_card.py"/>
        <source>New to {0}?</source>
        <translation>Új neked ez a játék: {0}?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding_card.py"/>
        <source>Where you may not, the line by the board says why.</source>
        <translation>Ha valahová nem lehet, a táblánál lévő sor megmondja, miért.</translation>
    </message>
</context>
<context>
    <name>OpponentForm</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Bot</source>
        <translation>Gép</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Two players</source>
        <translation>Két játékos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Bot against bot</source>
        <translation>Gép gép ellen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Friend elsewhere</source>
        <translation>Távoli barát</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>By message</source>
        <extracomment>ways to play with a friend elsewhere</extracomment>
        <translation>Üzenetben</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Over the network</source>
        <translation>Hálózaton</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>I was invited</source>
        <extracomment>by a friend elsewhere, to a game</extracomment>
        <translation>Engem hívtak meg</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Opponent</source>
        <translation>Ellenfél</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>You play</source>
        <translation>A te színed</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Level</source>
        <translation>Szint</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Your name</source>
        <translation>A te neved</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Level of {0}</source>
        <translation>{0} szintje</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Name of {0}</source>
        <translation>{0} neve</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>How you play</source>
        <translation>A játék módja</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Swap Black and White</source>
        <translation>Fekete és Fehér cseréje</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Help</source>
        <translation>Segítség</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Your rating</source>
        <translation>Az értékszámod</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>You send each other mails or messages. That works everywhere, at your own pace.</source>
        <translation>Leveleket vagy üzeneteket küldtök egymásnak. Ez mindenhol működik, és mindegyikőtök akkor válaszol, amikor akar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Your friend’s program connects to yours: best on the same network, also with clocks.</source>
        <translation>A barátod programja a tiédhez csatlakozik: leginkább ugyanazon a hálózaton, órával is.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>If the invitation came as a message, copy all of it, cancel here, and press Ctrl+V. To join by an address, or a friend on the same network, continue.</source>
        <translation>Ha a meghívó üzenetben jött, másold ki az egészet, lépj ki innen a Mégse gombbal, és nyomd meg a Ctrl+V billentyűket. Ha címmel vagy ugyanazon a hálózaton csatlakozol, folytasd itt.</translation>
    </message>
</context>
<context>
    <name>PanelPages</name>
    <message>
        <location filename="../../escabel_gui/view/window/panel_pages.py"/>
        <source>Pages</source>
        <translation>Lapok</translation>
    </message>
</context>
<context>
    <name>PatternBoard</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_board.py"/>
        <source>{0}, not part of it</source>
        <translation>{0}, nem tartozik bele</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_board.py"/>
        <source>{0}, anything</source>
        <translation>{0}, bármi</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_board.py"/>
        <source>{0}, Black or White</source>
        <translation>{0}, fekete vagy fehér</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_board.py"/>
        <source>{0}, height {1} or more</source>
        <translation>{0}, magassága legalább {1}</translation>
    </message>
</context>
<context>
    <name>PatternDialog</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Part of the board</source>
        <translation>A tábla része</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>There must be</source>
        <translation>Ott legyen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>What is there now</source>
        <translation>Ami most ott van</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Black or White</source>
        <translation>Fekete vagy fehér</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Nothing</source>
        <translation>Semmi</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Anything</source>
        <translation>Bármi</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Leave out</source>
        <translation>Kihagyás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>At least this high</source>
        <translation>Legalább ilyen magas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Clear</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Drag over the points that matter, or click them.</source>
        <translation>Húzd végig az egeret a fontos pontokon, vagy kattints rájuk.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>It is found mirrored and turned, too, with the colors exchanged where the game allows that. With the arrow keys: Shift draws, Enter takes.</source>
        <translation>Tükrözve és elforgatva is megtalálja, felcserélt színekkel is, ahol a játék engedi. A nyilakkal: a Shift rajzol, az Enter elfogadja.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>For one point at least it must be said what stands there.</source>
        <translation>Legalább egy pontnál meg kell adni, mi áll ott.</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>Picture of the board</source>
        <translation>Kép a tábláról</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>PNG: pixels, for every program</source>
        <translation>PNG: képpontok, minden programnak</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>SVG: sharp at any size, for web pages</source>
        <translation>SVG: minden méretben éles, weboldalakhoz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>PDF: sharp at any size, for printing</source>
        <translation>PDF: minden méretben éles, nyomtatáshoz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>Width</source>
        <translation>Szélesség</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source> pixels</source>
        <translation> képpont</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>It looks like the board in the window: same theme, side and marks.</source>
        <translation>Úgy néz ki, mint a tábla az ablakban: ugyanaz a téma, nézet és jelölés.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>Format</source>
        <translation>Formátum</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <location filename="../../escabel_gui/view/playing/play_controller.py"/>
        <source>Does {0} resign?</source>
        <translation>{0} feladja ezt a játszmát?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/play_controller.py"/>
        <source>Resign</source>
        <translation>Feladás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/play_controller.py"/>
        <source>Give this game up?</source>
        <translation>Feladod ezt a játszmát?</translation>
    </message>
</context>
<context>
    <name>PlayerCards</name>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>elsewhere</source>
        <translation>máshol</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>Winner</source>
        <translation>Győztes</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>not there</source>
        <translation>nincs itt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>away since {0}</source>
        <translation>távol van {0} óta</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>thinking…</source>
        <translation>gondolkodik…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>thinking, {0} s</source>
        <translation>gondolkodik, {0} mp</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>waiting</source>
        <translation>vár</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>to move</source>
        <translation>következik</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>won {0}</source>
        <translation>győzelem: {0}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/player_row.py"/>
        <source>Person</source>
        <translation>Ember</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/player_row.py"/>
        <source>Bot, level {0}: {1}</source>
        <translation>Gép, {0}. szint: {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/player_row.py"/>
        <source>Who plays {0}</source>
        <translation>Ki játszik: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/player_row.py"/>
        <source>Name of {0}</source>
        <translation>{0} neve</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/players_dialog.py"/>
        <source>Change players</source>
        <translation>Játékosok cseréje</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/players_dialog.py"/>
        <source>Who plays from now on</source>
        <translation>Ki játszik mostantól</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Preferences</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Same as system</source>
        <translation>A rendszer szerint</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>{0}%</source>
        <translation>{0}%</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Appearance</source>
        <translation>Megjelenés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Text size</source>
        <translation>Betűméret</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Same as window</source>
        <translation>Mint az ablaké</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Normal</source>
        <translation>Normál</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Fast</source>
        <translation>Gyors</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Off</source>
        <translation>Ki</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Animation</source>
        <translation>Animáció</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Coordinates</source>
        <translation>Koordináták</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Whose edges are whose</source>
        <translation>Melyik szél kié</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>After a swap of sides this is shown in any case</source>
        <translation>Színcsere után mindenképp látszik</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>For moves, refusals, the clock and the end</source>
        <translation>Lépések, elutasítások, óra, a játszma vége</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Board</source>
        <translation>Tábla</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Colors</source>
        <translation>Színek</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Show</source>
        <translation>Látszik</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Sounds</source>
        <translation>Hangok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Level {0} thinks while you do</source>
        <translation>A {0}. szint akkor is gondolkodik, amikor te</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>For a minute at most, and not on battery</source>
        <translation>Legfeljebb egy percig, akkumulátorról nem</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Bot</source>
        <translation>Gép</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>This computer has one core, which the bot shares with the window.</source>
        <translation>Ennek a számítógépnek egy magja van, azon osztozik a gép és az ablak.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Review</source>
        <translation>Kiértékelés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>A mistake, “?”, loses at least</source>
        <translation>A hiba („?”) vesztesége legalább</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>A blunder, “??”, loses at least</source>
        <translation>A durva hiba („??”) vesztesége legalább</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Percent of the chance to win, compared with the best move.</source>
        <translation>A nyerési esély százaléka, a legjobb lépéshez képest.</translation>
    </message>
</context>
<context>
    <name>PreparationPage</name>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Prepared answers</source>
        <translation>Előkészített válaszok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Answers to {0}</source>
        <translation>Válaszok – {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>On the board, make a move that {0} may play, and then your answer. It is played at once when that move comes. Only you see this.</source>
        <translation>Lépj a táblán olyat, amit {0} léphet, aztán lépd meg a válaszodat. Ha az a lépés jön, a válasz azonnal megtörténik. Ezt csak te látod.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Take the latest change back (Ctrl+Z)</source>
        <translation>Az utolsó módosítás visszavonása (Ctrl+Z)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Delete from here</source>
        <translation>Törlés innentől</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Delete this move and all that follows it (Del)</source>
        <translation>E lépés és minden utána következő törlése (Del)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Delete all</source>
        <translation>Összes törlése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Delete all that is prepared</source>
        <translation>Minden előkészített lépés törlése</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Your progress</source>
        <translation>Haladásod</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Begin</source>
        <translation>Kezdés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Lessons</source>
        <translation>Leckék</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Puzzles</source>
        <translation>Feladványok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Every finished game against the bot counts once, unless a move was taken back, a hint, the analysis or the figures of first moves were asked for, the bot moved for you or asked before a move, its level was changed on the way, or the game began from a position that was set up, as in a lesson. Nothing of this leaves your computer.</source>
        <translation>Minden befejezett, gép elleni játszma egyszer számít, kivéve, ha visszavontál egy lépést; ha tippet, elemzést vagy az első lépések számait kérted; ha a gép lépett helyetted, vagy rákérdezett egy lépésre; ha közben megváltozott a szintje; vagy ha a játszma felállított állásból indult, mint a leckékben. Mindebből semmi sem hagyja el a számítógépedet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Export…</source>
        <translation>Exportálás…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Forget…</source>
        <translation>Elfelejtés…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>{0} of {1} steps done</source>
        <translation>{0}&#xa0;/&#xa0;{1} feladat kész</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>{0} of {1} solved</source>
        <translation>{0}&#xa0;/&#xa0;{1} megoldva</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Right at the first try: {0}</source>
        <translation>Elsőre helyes: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Due now: {0}.</source>
        <translation>Most esedékes: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Drills are made of your mistakes in reviewed games. There are none yet.</source>
        <translation>A gyakorlatok a kiértékelt játszmáid hibáiból készülnek. Még nincs egy sem.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Rating: {0}</source>
        <translation>Értékszám: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>An even game would be one against level {0}: {1}.</source>
        <translation>Kiegyenlített ellenfél: {0}. szint, {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>On a board of {2}, an even game would be one against level {0}: {1}.</source>
        <translation>Kiegyenlített ellenfél, ha a tábla {2}: {0}. szint, {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Export</source>
        <translation>Exportálás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Forget all that is kept of your progress in {0}: steps of lessons, puzzles, courses, drills and ratings? Your games stay.</source>
        <translation>Elfelejtsünk mindent, ami a haladásodról megmaradt ebben: {0}? (Leckék feladatai, feladványok, sorozatok, gyakorlatok és értékszámok.) A játszmáid megmaradnak.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Forget</source>
        <translation>Elfelejtés</translation>
    </message>
</context>
<context>
    <name>PuzzleList</name>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Puzzles</source>
        <translation>Feladványok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Theme</source>
        <translation>Téma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Difficulty</source>
        <translation>Nehézség</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Give up the course</source>
        <translation>A sorozat feladása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Start</source>
        <translation>Kezdés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Each has one right first move, and that is proven.</source>
        <translation>Mindegyiknek egyetlen helyes első lépése van, és ez bizonyított.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Any theme</source>
        <translation>Bármely téma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Any difficulty</source>
        <translation>Bármely nehézség</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>There is no puzzle of this theme and difficulty.</source>
        <translation>Ebben a témában nincs ilyen nehézségű feladvány.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>{0} of {1} solved</source>
        <translation>Megoldva: {0}&#xa0;/&#xa0;{1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Take as a course</source>
        <translation>Legyen sorozat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>As a course, the same puzzles are solved again and again, each time faster.</source>
        <translation>A sorozatban ugyanazokat a feladványokat oldod meg újra meg újra, mindig gyorsabban.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Go on with the course</source>
        <translation>A sorozat folytatása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Begin the next round</source>
        <translation>A következő kör kezdése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Forget its rounds?</source>
        <translation>Elfelejtsük a köreit?</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Puzzle of the day ({0})</source>
        <translation>A nap feladványa ({0})</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Learn this game</source>
        <translation>Tanuld meg ezt a játékot</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Learn this game by playing: a lesson of a few minutes</source>
        <translation>Tanuld meg a játékot játszva: egy lecke néhány perc</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>In a row at the first try: {0}</source>
        <translation>Elsőre, egymás után: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Next puzzle</source>
        <translation>Következő feladvány</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Finish</source>
        <translation>Befejezés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>{0}: {1} of {2} solved</source>
        <translation>{0}: megoldva {1}&#xa0;/&#xa0;{2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>This is the solution.</source>
        <translation>Ez a megoldás.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Solved.</source>
        <translation>Megoldva.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>This does not work.</source>
        <translation>Ez nem vezet célra.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>{0} was the move.</source>
        <translation>A jó lépés: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Right. Go on.</source>
        <translation>Helyes. Folytasd.</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
            <source>&amp;Look in:</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Keresés itt:</translation>
    </message>
    <message>
            <source>Files of &amp;type:</source>
        <extracomment>Qt</extracomment>
        <translation>Fájlok &amp;típusa:</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
            <source>Return</source>
        <extracomment>Qt</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
            <source>Enter</source>
        <extracomment>Qt</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
            <source>Ctrl</source>
        <extracomment>Qt</extracomment>
        <translation>Ctrl</translation>
    </message>
    <message>
            <source>Del</source>
        <extracomment>Qt</extracomment>
        <translation>Del</translation>
    </message>
</context>
<context>
    <name>QueryBar</name>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>All games</source>
        <translation>Minden játék</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Unfinished</source>
        <translation>Befejezetlen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Finished</source>
        <translation>Befejezett</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Reviewed</source>
        <translation>Kiértékelt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Not reviewed</source>
        <translation>Ki nem értékelt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>State of the game</source>
        <translation>A játszma állapota</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Any state</source>
        <translation>Bármilyen állapot</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Duplicates</source>
        <translation>Kétszer is megvan</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Tag</source>
        <translation>Címke</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>All tags</source>
        <translation>Minden címke</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Position</source>
        <translation>Állás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Only games in which the position from the board, or the part of it, occurs</source>
        <translation>Csak azok a játszmák, amelyekben a táblán lévő állás vagy annak része előfordul</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>From the report</source>
        <translation>A jelentésből</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Enter opens a game before its first mistake of this kind.</source>
        <translation>Az Enter az első ilyen hibája előtt nyitja meg a játszmát.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Enter opens a game at the position from the board.</source>
        <translation>Az Enter a tábláról vett állásnál nyitja meg a játszmát.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Enter opens a game where you left it.</source>
        <translation>Az Enter ott nyitja meg a játszmát, ahol abbahagytad.</translation>
    </message>
</context>
<context>
    <name>QuestionPage</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/question_page.py"/>
        <source>A question about a move</source>
        <translation>Egy lépésről szóló kérdés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/question_page.py"/>
        <source>Ask about another move</source>
        <translation>Kérdés egy másik lépésről</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/question_page.py"/>
        <source>Why not {0}?</source>
        <translation>Miért nem {0}?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/question_page.py"/>
        <source>Which move do you ask about?</source>
        <translation>Melyik lépésre vagy kíváncsi?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/question_page.py"/>
        <source>Looking at {0}…</source>
        <translation>{0} vizsgálata…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/question_page.py"/>
        <source>Make any move for {0} on the board: the bot answers it. Your game stays as it is.</source>
        <translation>Lépj bármit a táblán {0} színével: a gép válaszol rá. A játszmád változatlan marad.</translation>
    </message>
</context>
<context>
    <name>RecentGames</name>
    <message>
        <location filename="../../escabel_gui/view/library/recent_games.py"/>
        <source>Recent games</source>
        <translation>Legutóbbi játszmák</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/recent_games.py"/>
        <source>Opening the game…</source>
        <translation>A játszma megnyitása…</translation>
    </message>
</context>
<context>
    <name>RefusalsDialog</name>
    <message>
        <location filename="../../escabel_gui/view/library/refusals_dialog.py"/>
        <source>Files that were left out</source>
        <translation>Kihagyott fájlok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/refusals_dialog.py"/>
        <source>These files were left out, whole or in part</source>
        <translation>Ezek a fájlok részben vagy egészben kimaradtak</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <location filename="../../escabel_gui/view/report/report_page.py"/>
        <source>Board</source>
        <translation>Tábla</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_page.py"/>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_page.py"/>
        <source>Rating</source>
        <translation>Értékszám</translation>
    </message>
</context>
<context>
    <name>ReportWindow</name>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>Report</source>
        <translation>Jelentés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>Progress</source>
        <translation>Haladás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>Looking for your games…</source>
        <translation>A játszmáid keresése…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>No game is chosen.</source>
        <translation>Nincs kiválasztott játszma.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>Click a figure, or press Enter on it: the library lists its games.</source>
        <translation>Egy számra kattintva vagy rajta Entert nyomva a játszmatár felsorolja a hozzá tartozó játszmákat.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>Save the web page</source>
        <translation>Weboldal mentése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>Save the table</source>
        <translation>Táblázat mentése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>Report</source>
        <comment>name of a file</comment>
        <translation>Jelentés</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>Progress of the review</source>
        <translation>A kiértékelés haladása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>The review of the library is paused. Games reviewed: {0} of {1}.</source>
        <translation>A játszmatár kiértékelése szünetel. Kiértékelt játszmák: {0}&#xa0;/&#xa0;{1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>Looking for games to be reviewed…</source>
        <translation>Kiértékelendő játszmák keresése…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>The review of the library waits: the bot is needed for your game. Game {0} of {1}.</source>
        <translation>A játszmatár kiértékelése vár: a gép a te játszmádhoz kell. Játszma: {0}&#xa0;/&#xa0;{1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>Reviewing game {0} of {1} ({2})…</source>
        <translation>Kiértékelés: játszma {0}&#xa0;/&#xa0;{1} ({2})…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>Reviewing game {0} of {1} ({2}): position {3} of {4}…</source>
        <translation>Kiértékelés: játszma {0}&#xa0;/&#xa0;{1} ({2}), állás {3}&#xa0;/&#xa0;{4}…</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/review_panel.py"/>
        <source>Progress of the review</source>
        <translation>A kiértékelés haladása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/review_panel.py"/>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/review_panel.py"/>
        <source>Show the answer</source>
        <translation>Válasz mutatása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/review_panel.py"/>
        <source>A review looks at every position and finds where the game was lost, what was better, and why.</source>
        <translation>A kiértékelés minden állást megnéz, és megtalálja, hol dőlt el a játszma, mi lett volna jobb, és miért.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/review_panel.py"/>
        <source>Looking at position {0} of {1}…</source>
        <translation>Állások vizsgálata: {0}&#xa0;/&#xa0;{1}…</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <location filename="../../escabel_gui/view/help/rules_window.py"/>
        <source>Rules of</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/rules_window.py"/>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/rules_window.py"/>
        <source>Rules of {0}</source>
        <translation>{0}: szabályok</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Search names, comments, results, dates</source>
        <translation>Keresés: név, megjegyzés, eredmény, dátum</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
</context>
<context>
    <name>SetUpBoard</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_board.py"/>
        <source>empty</source>
        <translation>üres</translation>
    </message>
</context>
<context>
    <name>SetUpDialog</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Set up a position of {0}</source>
        <translation>Állás felállítása: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Flip</source>
        <translation>Átfordítás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Take off</source>
        <translation>Levétel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Click to</source>
        <translation>Kattintásra</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>To move</source>
        <translation>Következik</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Start</source>
        <translation>Indítás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Begin with</source>
        <translation>Kiindulás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Empty</source>
        <translation>Üres</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>As played</source>
        <translation>A játszma szerint</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Click a point to add a piece on top of the pieces there; right-click to take one off.</source>
        <translation>Kattints egy pontra, és egy korong kerül az ott lévők tetejére; a jobb gomb levesz egyet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Click to put a stone there; right-click to remove it.</source>
        <translation>Kattintásra kő kerül oda; a jobb gomb leveszi.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>With the arrow keys: 1 ({0}), 2 ({1}), 3 ({2}), Delete.</source>
        <translation>A nyilakkal együtt: 1 ({0}), 2 ({1}), 3 ({2}), Delete.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>In hand: Black {0}, White {1}</source>
        <translation>Készlet: Fekete {0}, Fehér {1}</translation>
    </message>
</context>
<context>
    <name>ShapeList</name>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_list.py"/>
        <location filename="../../escabel_gui/view/shapes/shape_list.py"/>
        <source>Shapes</source>
        <translation>Alakzatok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_list.py"/>
        <source>Patterns worth knowing. What is said of them is proven.</source>
        <translation>Minták, amelyeket érdemes ismerni. Amit róluk írunk, bizonyított.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_list.py"/>
        <source>Look at it</source>
        <translation>Megnézem</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_list.py"/>
        <source>On the board now: {0}</source>
        <translation>Most a táblán: {0}</translation>
    </message>
</context>
<context>
    <name>ShapePage</name>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>{0}: shape</source>
        <translation>{0}: alakzat</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>Case {0} of {1}</source>
        <translation>{0}. eset, összesen {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>Case {0} of {1}, before any move</source>
        <translation>{0}. eset, összesen {1}; a lépések előtt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>Allowed</source>
        <translation>Szabályos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>Not allowed</source>
        <translation>Nem szabályos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>It holds.</source>
        <translation>Tart.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>It does not hold.</source>
        <translation>Nem tart.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>Finish</source>
        <translation>Befejezés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>Next shape</source>
        <translation>Következő alakzat</translation>
    </message>
</context>
<context>
    <name>Shapes</name>
    <message>
            <source>A stack two high cannot be climbed by new pieces: they are one high, and only a stack of the same height climbs. Put as many beside it as you like, it stays.

A single piece is never safe: an enemy piece beside it climbs it. And a single piece beside the stack helps the enemy to become two high.</source>
        <extracomment>shapes/escabel/01-two-high.sgf</extracomment>
        <translation>Kettő magas toronyra új korong nem léphet rá: az egy magas, és csak ugyanolyan magas torony léphet. Akárhányat tesznek mellé, megmarad.

Egyetlen korong sosincs biztonságban: a mellette álló ellenséges korong rálép. A torony melletti magányos korong pedig segít az ellenfélnek kettő magasra jutni.</translation>
    </message>
    <message>
            <source>Two diagonal stacks, both at least two high, are one: a new piece between them is only one high, and a crosscut does not part stacks that are both higher than its lower enemy.

With a stack one high it does not hold: an enemy beside it climbs it.</source>
        <extracomment>shapes/escabel/02-high-diagonal.sgf</extracomment>
        <translation>Két átlós torony, ha mindkettő legalább kettő magas, egynek számít: a közéjük tett új korong csak egy magas, és a keresztvágás nem választ el olyan tornyokat, amelyek mind magasabbak az alacsonyabb ellenségesnél.

Egy magas toronnyal nem tart: a mellé tett ellenséges korong rálép.</translation>
    </message>
    <message>
            <source>Black is connected here, but not for long: d3 is as high as Black’s stacks and climbs one of them. A crosscut holds only if no enemy stack in it is as high as one of yours. To climb first does not save the link either: a stack that climbs leaves its place to the enemy.</source>
        <extracomment>shapes/escabel/04-crosscut-falls.sgf</extracomment>
        <translation>Fekete itt összekapcsolódik, de nem sokáig: a d3 olyan magas, mint Fekete tornyai, és rálép az egyikre. Egy keresztvágás csak akkor tart, ha nincs benne olyan ellenséges torony, amely ugyanolyan magas, mint valamelyik tornyod. Az sem menti meg, ha Fekete lép rá előbb: aki rálép, átengedi a helyét az ellenfélnek.</translation>
    </message>
    <message>
            <source>One point lies between two stacks, one at least two high, the other at least three. If White fills it, Black goes above it, and answers a cut there by climbing down into the gap. One free row beside the gap is enough.

With two stacks two high it does not hold, nor in a single row.</source>
        <extracomment>shapes/escabel/05-gap.sgf</extracomment>
        <translation>Egy pont van két torony között, az egyik legalább kettő, a másik legalább három magas. Ha Fehér betölti, Fekete fölé tesz, és az ottani vágásra úgy felel, hogy rálép a résben álló korongra. A rés mellett egyetlen szabad sor elég.

Két kettő magas toronnyal nem tart, és egyetlen sorban sem.</translation>
    </message>
    <message>
            <source>Two stacks at least three high, a knight’s move apart, are linked in a square of three by three.

If one is only two high, it does not hold, even if the other one is four high; nor where only two rows are free.</source>
        <extracomment>shapes/escabel/06-knight.sgf</extracomment>
        <translation>Két legalább három magas torony egy lóugrásnyira egymástól összeköthető egy három × hármas négyzeten belül.

Ha az egyik csak kettő magas, nem tart, még akkor sem, ha a másik négy magas; és ott sem, ahol csak két sor szabad.</translation>
    </message>
    <message>
            <source>Two stacks on one diagonal with a point between them: with heights of three and four they are linked in the square of three by three, whatever White does there.

With two stacks three high White can part them.</source>
        <extracomment>shapes/escabel/07-two-diagonals.sgf</extracomment>
        <translation>Két torony egy átlón, köztük egy pont: három és négy magasan a három × hármas négyzeten belül össze vannak kötve, bármit tesz ott Fehér.

Két három magas tornyot Fehér el tud választani.</translation>
    </message>
    <message>
            <source>A stack two high on the second row is linked to the edge: three columns are enough. If White goes below it, Black goes beside that, and answers a cut by climbing sideways, onto the white piece at the edge.

A single piece can be stopped; and with only two columns, a stack two high can, too.</source>
        <extracomment>shapes/escabel/08-edge-second-row.sgf</extracomment>
        <translation>Egy kettő magas torony a második sorban össze van kötve a széllel: három oszlop elég. Ha Fehér alá tesz, Fekete mellé, és a vágásra oldalra lépve felel: rálép a szélen álló fehér korongra.

Egy magányos korong megállítható; és ha csak két oszlop van, egy kettő magas torony is.</translation>
    </message>
    <message>
            <source>A stack three high on the second row needs only two columns: so it is linked to the edge even at the side of the board.

In a single column White stops it by one piece; and two high it is not enough at the side.</source>
        <extracomment>shapes/escabel/09-edge-three-high.sgf</extracomment>
        <translation>Egy három magas toronynak a második sorban csak két oszlop kell: így a tábla oldalánál is össze van kötve a széllel.

Egyetlen oszlopban Fehér egy koronggal megállítja; az oldalnál pedig kettő magasan nem elég.</translation>
    </message>
    <message>
            <source>A stack three high on the third row is linked to the edge in three columns, whatever White does there.

Two high it is not; and two columns are not enough, even five high.</source>
        <extracomment>shapes/escabel/10-edge-third-row.sgf</extracomment>
        <translation>Egy három magas torony a harmadik sorban három oszlopon belül össze van kötve a széllel, bármit tesz ott Fehér.

Kettő magasan nincs; és két oszlop öt magasan sem elég.</translation>
    </message>
    <message>
            <source>White already stands in the gap, and is to move. With a free row above and below it, stacks of heights two and three are still linked: Black has an answer to everything.

With a free row on one side only, White parts them.</source>
        <extracomment>shapes/escabel/11-filled-gap.sgf</extracomment>
        <translation>Fehér már a résben áll, és ő következik. Ha fölötte és alatta is van egy szabad sor, a kettő és a három magas torony mégis össze van kötve: Fekete mindenre tud felelni.

Ha csak az egyik oldalon van szabad sor, Fehér elválasztja őket.</translation>
    </message>
    <message>
            <source>A single piece between two stacks two high: whatever White does, Black links them again. One free row beside it is enough.

Without the piece in the middle two stacks two high are not linked.</source>
        <extracomment>shapes/escabel/12-pier.sgf</extracomment>
        <translation>Egyetlen korong két kettő magas torony között: bármit tesz Fehér, Fekete újra összeköti őket. Mellette egy szabad sor elég.

A középső korong nélkül két kettő magas torony nincs összekötve.</translation>
    </message>
    <message>
            <source>A single piece above the gap links two stacks two high. White can put pieces beside it or into the gap, and Black has an answer.

Without it two stacks two high are not linked.</source>
        <extracomment>shapes/escabel/13-arch.sgf</extracomment>
        <translation>A rés fölötti egyetlen korong összeköt két kettő magas tornyot. Fehér tehet mellé vagy a résbe, Fekete tud rá felelni.

Nélküle két kettő magas torony nincs összekötve.</translation>
    </message>
    <message>
            <source>A single piece and a stack two high on a diagonal: whoever is to move decides. Black fills one of the two points between them; if White takes the other one, the single piece climbs it at once.

White to move parts them.</source>
        <extracomment>shapes/escabel/14-low-diagonal.sgf</extracomment>
        <translation>Egyetlen korong és egy kettő magas torony átlósan: az dönt, ki következik. Fekete betölti a köztük lévő két pont egyikét; ha Fehér a másikra tesz, a magányos korong azonnal rálép.

Ha Fehér következik, elválasztja őket.</translation>
    </message>
    <message>
            <source>White has cut above the gap. Now only a climb helps: Black’s middle piece steps down onto the white one in the gap, and is two high there, side by side with both stacks.

If it is White’s turn, it is too late.</source>
        <extracomment>shapes/escabel/15-climb-down.sgf</extracomment>
        <translation>Fehér elvágta a rés fölött. Most csak egy rálépés segít: a középső fekete korong rálép a résben álló fehérre, és ott kettő magas, mindkét torony mellett.

Ha Fehér következik, már késő.</translation>
    </message>
    <message>
            <source>White stands below the stack already, and is to move: with three columns, a stack two high on the second row still comes to the edge, to the left or to the right of it.

With two columns only if Black is to move.</source>
        <extracomment>shapes/escabel/16-edge-blocked.sgf</extracomment>
        <translation>Fehér már a torony alatt áll, és ő következik: ha három oszlop van, egy kettő magas torony a második sorból így is eljut a szélig, balról vagy jobbról.

Két oszlopban csak akkor, ha Fekete következik.</translation>
    </message>
    <message>
            <source>A white piece stands below a stack three high on the third row. Black to move still reaches the edge in three columns.

White to move shuts it off: so answer at once.</source>
        <extracomment>shapes/escabel/17-edge-blocked-third.sgf</extracomment>
        <translation>Fehér korong áll egy harmadik sorbeli három magas torony alatt. Ha Fekete következik, három oszlopon belül így is eléri a szélt.

Ha Fehér következik, elzárja: felelj tehát azonnal.</translation>
    </message>
    <message>
            <source>A stack two high on the third row does not reach the edge by itself. A single piece at the edge, below it or one column aside, changes that.</source>
        <extracomment>shapes/escabel/18-breaker.sgf</extracomment>
        <translation>Egy kettő magas torony a harmadik sorból magától nem éri el a szélt. Egyetlen korong a szélen, alatta vagy egy oszloppal arrébb, változtat ezen.</translation>
    </message>
    <message>
            <source>With a stack two high at the edge below it, a stack three high on the third row needs only two columns.

Without the helper two columns are not enough; and if the upper stack is only two high, neither.</source>
        <extracomment>shapes/escabel/19-high-breaker.sgf</extracomment>
        <translation>Ha alatta a szélen kettő magas torony áll, a harmadik sorbeli három magas toronynak csak két oszlop kell.

A támasz nélkül két oszlop nem elég; és akkor sem, ha a felső torony csak kettő magas.</translation>
    </message>
    <message>
            <source>White stands two high at the edge, beside Black’s chain. Black’s stack above it is just as high and climbs it: it is three high there, on the edge, and linked with the stack on its diagonal.

No new piece does that, and after a white move it is too late.</source>
        <extracomment>shapes/escabel/20-climb-to-edge.sgf</extracomment>
        <translation>Fehér kettő magasan áll a szélen, Fekete lánca mellett. A fölötte álló fekete torony ugyanolyan magas, és rálép: ott három magas a szélen, és össze van kötve az átlósan álló toronnyal.

Új korong ezt nem éri el, és egy fehér lépés után már késő.</translation>
    </message>
    <message>
            <source>In this crosscut both of Black’s stacks are higher than the lower white one, and no white one is as high as one of them: so nobody can climb, and it stays as it is. The other white stack may even be the highest of all.</source>
        <extracomment>shapes/escabel/03-crosscut-holds.sgf</extracomment>
        <translation>Ebben a keresztvágásban Fekete mindkét tornya magasabb az alacsonyabb fehérnél, és egyik fehér sem olyan magas, mint valamelyikük: senki sem tud rálépni, és minden marad, ahogy van. A másik fehér torony akár a legmagasabb is lehet.</translation>
    </message>
    <message>
            <source>White holds the middle and threatens to keep Black’s stacks apart. The single piece climbs into the middle: two high there, it is linked with both at once, and White can cut neither link.

If White is to move, Black’s stacks are parted.</source>
        <extracomment>shapes/escabel/21-two-links.sgf</extracomment>
        <translation>Fehéré a közép, és azzal fenyeget, hogy elválasztja Fekete tornyait. A magányos korong rálép a középsőre: ott kettő magas, egyszerre kapcsolódik mindkettőhöz, és Fehér egyik kötést sem vághatja el.

Ha Fehér következik, Fekete tornyai el vannak választva.</translation>
    </message>
    <message>
            <source>White is two high below Black’s single piece on the second row. Black places at the edge, White cuts, and Black climbs; White goes ahead, Black places at the edge again, and White climbs. Then it is the same again, two columns on.

With nothing of Black’s on the way, the ladder leads nowhere.</source>
        <extracomment>shapes/escabel/22-ladder.sgf</extracomment>
        <translation>Fehér kettő magasan áll Fekete egyetlen korongja alatt a második sorban. Fekete a szélre tesz, Fehér elvágja, Fekete rálép; Fehér előremegy, Fekete megint a szélre tesz, és most Fehér lép rá. Ekkor ugyanaz az állás, két oszloppal arrébb.

Ha Feketének semmije sincs az úton, a létra nem vezet sehová.</translation>
    </message>
    <message>
            <source>A black stack on the way, on the second row or at the edge, makes the ladder work: Black reaches the edge. It may be one, two or three high.

Without it, White keeps Black from the edge.</source>
        <extracomment>shapes/escabel/23-ladder-breaker.sgf</extracomment>
        <translation>Egy fekete torony az úton, a második sorban vagy a szélen, sikerre viszi a létrát: Fekete eléri a szélt. Lehet egy, kettő vagy három magas.

Nélküle Fehér távol tartja Feketét a széltől.</translation>
    </message>
    <message>
            <source>Black is three high on the second row, and White is below it and to move. White goes ahead on the second row; if Black places at the edge, White climbs there, and what is left is the ladder.

A black stack on the way, one, two or three high, breaks it. If Black is to move, nothing else is needed.</source>
        <extracomment>shapes/escabel/24-ladder-high.sgf</extracomment>
        <translation>Fekete három magasan áll a második sorban, Fehér alatta van, és ő következik. Fehér előremegy a második sorban; ha Fekete a szélre tesz, Fehér ott rálép, és ami marad, az a létra.

Egy, kettő vagy három magas fekete torony az úton megtöri. Ha Fekete következik, semmi más nem kell.</translation>
    </message>
    <message>
            <source>Black is two high on the second row, and White is below it and to move: now not every stack on the way breaks the ladder. On the second row it has to be a single piece; at the edge it has to be two or three high.

Any other one is no help: White goes to the edge two columns ahead.</source>
        <extracomment>shapes/escabel/25-ladder-heights.sgf</extracomment>
        <translation>Fekete kettő magasan áll a második sorban, Fehér alatta van, és ő következik: most nem minden torony töri meg a létrát az úton. A második sorban egyetlen korongnak kell lennie; a szélen kettő vagy három magasnak.

Bármi más nem segít: Fehér két oszloppal előbbre a szélre tesz.</translation>
    </message>
    <message>
            <source>A stack three high is never climbed, and never moves again: any two stacks together would be more than three. It only has to keep an enemy beside it, or it does not count at the end.</source>
        <extracomment>shapes/abande/01-three-high.sgf</extracomment>
        <translation>Három magas toronyra senki sem léphet, és többé nem is lép: két torony együtt mindig több lenne háromnál. Csak az kell, hogy maradjon mellette ellenséges torony, különben a végén nem számít.</translation>
    </message>
    <message>
            <source>Stacks two high cannot climb each other: together they would be four. So they stand side by side in peace and keep each other awake.

A single piece can climb a stack of two, and be climbed by it.</source>
        <extracomment>shapes/abande/02-two-and-two.sgf</extracomment>
        <translation>Két kettő magas torony nem léphet egymásra: együtt négy lennének. Így békésen állnak egymás mellett, és ébren tartják egymást.

Egyetlen korong ráléphet egy kettő magas toronyra, és az is rá.</translation>
    </message>
    <message>
            <source>Black would like to climb d5, but d4 holds the band together: without it d5 would stand alone. It is bound as long as nothing else joins the two parts.

A piece on c4 sets it free, or one on e3 together with one on e4.</source>
        <extracomment>shapes/abande/03-bound.sgf</extracomment>
        <translation>Fekete szívesen rálépne a d5-re, de a d4 tartja össze a köteléket: nélküle a d5 egyedül állna. Helyhez kötött, amíg semmi más nem köti össze a két részt.

Egy korong a c4-en felszabadítja, vagy egy az e3-on és egy az e4-en együtt.</translation>
    </message>
    <message>
            <source>A stack at an end of the band has one neighbor, and nothing hangs on it: it may always climb that neighbor, if their heights allow it. In return, whoever wants to bind an enemy stack places beyond it.</source>
        <extracomment>shapes/abande/04-free-end.sgf</extracomment>
        <translation>A kötelék végén álló toronynak egy szomszédja van, és semmi sem függ tőle: mindig ráléphet erre az ellenséges szomszédra, ha a magasságok engedik. Viszont aki egy ellenséges tornyot helyhez akar kötni, mögé tesz.</translation>
    </message>
    <message>
            <source>Until Black has placed a second piece no stack moves: White’s first piece cannot climb. So Black’s first piece is safe for a turn.</source>
        <extracomment>shapes/abande/05-first-moves.sgf</extracomment>
        <translation>Amíg Fekete nem tett le egy második korongot, egyetlen torony sem léphet: Fehér első korongja nem léphet rá. Így Fekete első korongja egy lépésig biztonságban van.</translation>
    </message>
    <message>
            <source>Nobody has a piece left. White’s d3 could climb either of Black’s stacks beside it. Black to move climbs it first with the single piece, and e2 stays and counts.

If White is to move, e2 is lost. So keep a climb for the end.</source>
        <extracomment>shapes/abande/06-last-stacks.sgf</extracomment>
        <translation>Senkinek sem maradt korongja. A fehér d3 mindkét mellette álló fekete toronyra ráléphetne. Ha Fekete következik, megelőzi: a magányos koronggal lép rá, és az e2 megmarad és számít.

Ha Fehér következik, az e2 elveszett. Tarts meg tehát egy rálépést a végére.</translation>
    </message>
    <message>
            <source>Whoever has more of the light squares round a dark one gets it, even if the other moves first. If both have as many, it goes to whoever moves first.</source>
        <extracomment>shapes/quabble/01-lead.sgf</extracomment>
        <translation>Aki több világos mezőt foglal el egy sötét körül, azé lesz, akkor is, ha a másik lép először. Ha egyformán állnak, azé, aki először lép.</translation>
    </message>
    <message>
            <source>On the edge a dark square has three light ones, so that two decide. One stone beside it is enough: the answer to an enemy stone takes the square.</source>
        <extracomment>shapes/quabble/02-rim.sgf</extracomment>
        <translation>A szélen egy sötét mezőnek három világos szomszédja van, így kettő dönt. Elég egy kő mellette: az ellenséges kőre adott válasz megszerzi a mezőt.</translation>
    </message>
    <message>
            <source>Two light squares that touch at a corner share two dark ones. Black leads in both, and gets at least one: so they are linked, even with an enemy stone beside each.</source>
        <extracomment>shapes/quabble/03-two-ways.sgf</extracomment>
        <translation>Két világos mező, amely egy sarkánál érintkezik, két sötéten osztozik. Fekete mindkettőnél előnyben van, és legalább egyet megkap: tehát össze vannak kötve, még ha mindegyik mellett egy-egy ellenséges kő áll is.</translation>
    </message>
    <message>
            <source>Two light squares on both sides of a dark one are linked over it: Black has half of its light squares, and White cannot get more. It holds with one enemy stone beside it, too.

With two of them both contest it, and White to move places on it.</source>
        <extracomment>shapes/quabble/04-over-one.sgf</extracomment>
        <translation>Egy sötét mező két oldalán álló világos mezők rajta át össze vannak kötve: Feketéé a világos mezőinek fele, és Fehér nem szerezhet többet. Egy mellette álló ellenséges kővel is tart.

Kettővel a mező vitatott, és ha Fehér következik, rátesz.</translation>
    </message>
    <message>
            <source>From the second row a stone is linked to the edge: the dark square below has two more light ones, and Black needs only one of them.

If White has one of them already, it depends on who moves first.</source>
        <extracomment>shapes/quabble/05-second-row.sgf</extracomment>
        <translation>A második sorban egy kő össze van kötve a széllel: az alatta lévő sötét mezőnek még két világos szomszédja van, és Feketének csak az egyik kell.

Ha az egyik már Fehéré, az dönt, ki lép először.</translation>
    </message>
    <message>
            <source>From the third row, too, a stone in the middle of free squares is linked to the edge, whatever White does.

It needs the dark squares beside it: where only the one below is free, White can stop it.</source>
        <extracomment>shapes/quabble/06-third-row.sgf</extracomment>
        <translation>A harmadik sorból is össze van kötve a széllel egy szabad mezők között álló kő, bármit tesz Fehér.

Szüksége van a mellette lévő sötét mezőkre: ahol csak az alatta lévő szabad, Fehér meg tudja állítani.</translation>
    </message>
    <message>
            <source>Two light squares, three columns and one row apart, are linked over the dark squares between them, whatever White does.

In a straight line, with three squares between them, they are not.</source>
        <extracomment>shapes/quabble/07-jump.sgf</extracomment>
        <translation>Két világos mező három oszlopnyira és egy sornyira egymástól a köztük lévő sötéteken át össze van kötve, bármit tesz Fehér.

Egyenes vonalban, három mezővel köztük, nincs.</translation>
    </message>
    <message>
            <source>Two light squares on one diagonal, with a light one between them, are linked over the dark squares on both sides of it, whatever White does.</source>
        <extracomment>shapes/quabble/08-long-diagonal.sgf</extracomment>
        <translation>Két világos mező egy átlón, köztük egy világossal, a két oldalán lévő sötéteken át össze van kötve, bármit tesz Fehér.</translation>
    </message>
    <message>
            <source>Two dark squares of one color that touch at a corner are one chain, and so they stay: it does not matter who has the light squares between them.</source>
        <extracomment>shapes/quabble/09-never-cut.sgf</extracomment>
        <translation>Két azonos színű sötét mező, amely egy sarkánál érintkezik, egy lánc, és az is marad: nem számít, kié a köztük lévő két világos.</translation>
    </message>
    <message>
            <source>One stone against one at a dark square: whoever moves next there takes it, and with it the way across. Black to move plays opposite, and both light squares are linked over the dark one.

White to move takes it instead.</source>
        <extracomment>shapes/fast-quabble/04-over-one.sgf</extracomment>
        <translation>Egy kő egy ellen egy sötét mezőnél: aki ott legközelebb lép, azé a mező, és vele az átjáró. Ha Fekete következik, szemközt tesz, és a két világos mező a sötéten át össze van kötve.

Ha Fehér következik, ő szerzi meg.</translation>
    </message>
    <message>
            <source>Black has stones right beside a dark square on two of its four sides. So White never sees more than half of it, and can never flip the stone on it, whatever stands elsewhere.

One stone beside it is not enough: White may come to see it from three sides.</source>
        <extracomment>shapes/qualos/01-safe-half.sgf</extracomment>
        <translation>Egy sötét mező négy oldalából kettőn közvetlenül mellette fekete kő áll. Így Fehér sosem látja a felénél többet, és sosem fordíthatja át a rajta lévő követ, bármi áll is máshol.

Egyetlen kő mellette nem elég: Fehér akkor három oldalról is láthatja.</translation>
    </message>
    <message>
            <source>A line of sight goes on until it meets a stone. Black’s stones on a3 and d5 both see the dark square d3: that is half of its four lines, enough to place there.

An enemy stone in between takes the line, an own one keeps it.</source>
        <extracomment>shapes/qualos/02-far-sight.sgf</extracomment>
        <translation>Egy látóvonal addig tart, amíg kőbe nem ütközik. Az a3-on és a d5-ön álló fekete kő egyaránt látja a d3 sötét mezőt: ez a négy vonalának fele, elég ahhoz, hogy oda tegyen.

Egy közbeeső ellenséges kő elveszi a vonalat, egy saját megtartja.</translation>
    </message>
    <message>
            <source>With three of the four lines of sight Black controls the dark square, and may flip the enemy stone on it.

With two of them Black only contests it: enough to place on it while it is empty, not to flip.</source>
        <extracomment>shapes/qualos/03-flip.sgf</extracomment>
        <translation>A négy látóvonalból hárommal Fekete uralja a sötét mezőt, és átfordíthatja a rajta lévő ellenséges követ.

Kettővel csak vitatja: ez elég ahhoz, hogy rátegyen, amíg üres, de nem az átfordításhoz.</translation>
    </message>
    <message>
            <source>A dark square on the edge has three lines of sight. With stones right beside it on two sides it is Black’s for good: White may neither place there nor flip.

With one of them it is open.</source>
        <extracomment>shapes/qualos/04-edge-lines.sgf</extracomment>
        <translation>Egy szélső sötét mezőnek három látóvonala van. Ha két oldalán közvetlenül mellette kő áll, végleg Feketéé: Fehér se oda nem tehet, se át nem fordíthat.

Eggyel még nyitott.</translation>
    </message>
    <message>
            <source>On an even board the corner is dark, with only two lines of sight. With a stone of each color beside it both may place there: whoever comes first.

And it stays: one line of two never flips it.</source>
        <extracomment>shapes/qualos/05-corner.sgf</extracomment>
        <translation>Páros táblán a sarok sötét, és csak két látóvonala van. Ha mellette mindkét színből áll egy-egy kő, mindketten tehetnek oda: aki előbb ér oda.

És úgy marad: kettőből egy vonal sosem fordítja át.</translation>
    </message>
    <message>
            <source>On three by three squares a first stone on any light square wins, in the middle as well as in a corner.</source>
        <extracomment>shapes/qualos/06-smallest.sgf</extracomment>
        <translation>Három × hármas táblán az első kő bármelyik világos mezőn nyer, a középen is, a sarokban is.</translation>
    </message>
    <message>
            <source>On three by three squares the stone in the middle is linked to Black’s edges on both sides, whatever White does.

With a white stone in a corner it is linked only if Black is to move.</source>
        <extracomment>shapes/qualos/07-middle-edge.sgf</extracomment>
        <translation>Három × hármas táblán a középső kő mindkét oldalon össze van kötve Fekete széleivel, bármit tesz Fehér.

Ha az egyik sarokban fehér kő áll, csak akkor, ha Fekete következik.</translation>
    </message>
    <message>
            <source>Whoever has more of the vertices round a space gets it, even if the other moves first. If both have as many, it goes to whoever moves first.</source>
        <extracomment>shapes/conquare/01-lead.sgf</extracomment>
        <translation>Aki több rácspontot foglal el egy mező körül, azé lesz, akkor is, ha a másik lép először. Ha egyformán állnak, azé, aki először lép.</translation>
    </message>
    <message>
            <source>Two vertices with a line between them share two spaces. Black leads in both, and gets at least one: so they are linked, even with an enemy stone beside each space.</source>
        <extracomment>shapes/conquare/02-two-ways.sgf</extracomment>
        <translation>Két rácspont, amelyet vonal köt össze, két mezőn osztozik. Fekete mindkettőnél előnyben van, és legalább egyet megkap: tehát össze vannak kötve, még ha mindkét mezőnél egy-egy ellenséges kő áll is.</translation>
    </message>
    <message>
            <source>Two opposite vertices of a space are linked over it: Black has half of its vertices, and White cannot get more. It holds with one enemy stone beside it, too.

With two of them both contest it, and White to move places in it.</source>
        <extracomment>shapes/conquare/03-over-one.sgf</extracomment>
        <translation>Egy mező két szemközti rácspontja a mezőn át össze van kötve: Feketéé a rácspontjainak fele, és Fehér nem szerezhet többet. Egy mellette álló ellenséges kővel is tart.

Kettővel a mező vitatott, és ha Fehér következik, beletesz.</translation>
    </message>
    <message>
            <source>From the second line a vertex is linked to the edge: either of the two spaces below touches it, and Black leads in both. An enemy stone between them at the edge changes nothing.</source>
        <extracomment>shapes/conquare/04-second-line.sgf</extracomment>
        <translation>A második vonalon egy rácspont össze van kötve a széllel: az alatta lévő két mező bármelyike érinti, és Fekete mindkettőnél előnyben van. Egy köztük, a szélen álló ellenséges kő nem változtat ezen.</translation>
    </message>
    <message>
            <source>From the third line, too, a vertex is linked to the edge: the two spaces below it and the two below those are enough, whatever White does.</source>
        <extracomment>shapes/conquare/05-third-line.sgf</extracomment>
        <translation>A harmadik vonalról is össze van kötve a széllel egy rácspont: elég az alatta lévő két mező és az azok alatti kettő, bármit tesz Fehér.</translation>
    </message>
    <message>
            <source>Two vertices two lines apart are linked over the spaces between them, whatever White does: straight ahead as well as one line aside.</source>
        <extracomment>shapes/conquare/06-jump.sgf</extracomment>
        <translation>Két rácspont két vonalnyira egymástól a köztük lévő mezőkön át össze van kötve, bármit tesz Fehér: egyenesen is, egy vonallal eltolva is.</translation>
    </message>
    <message>
            <source>Two spaces of one color side by side are one chain, and so they stay: it does not matter who has the vertices between them.</source>
        <extracomment>shapes/conquare/07-never-cut.sgf</extracomment>
        <translation>Két azonos színű, egymás melletti mező egy lánc, és az is marad: nem számít, kié a köztük lévő két rácspont.</translation>
    </message>
    <message>
            <source>One stone against one at a space: whoever moves next there takes it, and with it the way across. Black to move plays opposite, and both vertices are linked over the space.

White to move takes it instead.</source>
        <extracomment>shapes/fast-conquare/03-over-one.sgf</extracomment>
        <translation>Egy kő egy ellen egy mezőnél: aki ott legközelebb lép, azé a mező, és vele az átjáró. Ha Fekete következik, szemközt tesz, és a két rácspont a mezőn át össze van kötve.

Ha Fehér következik, ő szerzi meg.</translation>
    </message>
</context>
<context>
    <name>ShareController</name>
    <message>
        <location filename="../../escabel_gui/view/sharing/share_controller.py"/>
        <source>Making the picture…</source>
        <translation>A kép készítése…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/share_controller.py"/>
        <source>Save the picture</source>
        <translation>Kép mentése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/share_controller.py"/>
        <source>Diagrams of the game</source>
        <translation>A játszma ábrái</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/share_controller.py"/>
        <source>Save the diagrams</source>
        <translation>Ábrák mentése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/share_controller.py"/>
        <source>Save the web page</source>
        <translation>Weboldal mentése</translation>
    </message>
</context>
<context>
    <name>SignsDialog</name>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>Symbols on the board</source>
        <translation>Jelek a táblán</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>What has happened</source>
        <translation>Mi történt</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A number: how many pieces the stack has. The color on top owns it.</source>
        <translation>Szám: hány korong van a toronyban. A felül lévő színé az egész.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>Bright rims: these stacks have won the game.</source>
        <translation>Fényes perem: ezek a tornyok nyerték meg a játszmát.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>What you do</source>
        <translation>Mit teszel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A bar: the stack you have selected. A ring with a pointer: it can move there.</source>
        <translation>Csík: a kiválasztott torony. Hegyes gyűrű: oda léphet.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A pale piece: what the move under the pointer would bring.</source>
        <translation>Halvány korong: amit a mutató alatti lépés hozna.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A frame: the pieces of the stack under the pointer, from the bottom to the top.</source>
        <translation>Keret: a mutató alatti torony korongjai, alulról felfelé.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>Four wedges: the point cursor. F2 and the arrow keys move it.</source>
        <translation>Négy ék: a pontkurzor. Az F2 és a nyilak mozgatják.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A cross: this cannot be done. The line by the board says why.</source>
        <translation>Kereszt: ezt nem lehet. A táblánál lévő sor elmondja, miért.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>What the rules say</source>
        <translation>Mit mondanak a szabályok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>What the bot says</source>
        <translation>Mit mond a gép</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A coin: a move with its chance to win in percent, and below how often it was looked at. The filled one is the best.</source>
        <translation>Érme: egy lépés, nyerési esélye százalékban, alatta, hányszor nézte meg a gép. A kitöltött a legjobb.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A square: a fair first move. Triangle up: swap. Triangle down: do not swap. The figure is how often Black wins, in percent.</source>
        <translation>Négyzet: kiegyenlített első lépés. Felfelé mutató háromszög: cserélj. Lefelé mutató háromszög: ne cserélj. A szám azt mutatja, hány százalékban nyer Fekete.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>Two lines under the figure: it is proven who can win after this first move.</source>
        <translation>Két vonal a szám alatt: bizonyított, ki tud nyerni ez után az első lépés után.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A ring or an arrow: the better move. Broken lines: the one that was played.</source>
        <translation>Gyűrű vagy nyíl: a jobb lépés. Szaggatott vonal: amelyiket meglépték.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A ring of dots before a move: look here before you make it.</source>
        <translation>Pontokból álló gyűrű lépés előtt: ezt nézd meg, mielőtt megteszed.</translation>
    </message>
</context>
<context>
    <name>SizeBox</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/size_box.py"/>
        <source>Board size</source>
        <translation>Tábla mérete</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/size_box.py"/>
        <source>{0} to {1}</source>
        <extracomment>sizes of a board</extracomment>
        <translation>{0} – {1}</translation>
    </message>
</context>
<context>
    <name>SortMenu</name>
    <message>
        <location filename="../../escabel_gui/view/library/sort_menu.py"/>
        <source>Sort by</source>
        <translation>Rendezés</translation>
    </message>
</context>
<context>
    <name>StatusPresenter</name>
    <message>
        <location filename="../../escabel_gui/view/playing/status_presenter.py"/>
        <source>{0} is selected.</source>
        <translation>{0} kiválasztva.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/status_presenter.py"/>
        <source>The chain runs from top to bottom.</source>
        <translation>A lánc a felső széltől az alsóig ér.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/status_presenter.py"/>
        <source>The chain runs from left to right.</source>
        <translation>A lánc a bal széltől a jobbig ér.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/status_presenter.py"/>
        <source>Your rating: {0}.</source>
        <translation>Az értékszámod: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/status_presenter.py"/>
        <source>The match: {0} {1} – {2} {3}.</source>
        <translation>A mérkőzés állása: {0} {1} – {2} {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/status_presenter.py"/>
        <source>A guided game: up to three times, the bot asks before a move that loses. It is not rated.</source>
        <translation>Vezetett játszma: a gép legfeljebb háromszor rákérdez egy vesztő lépésre. Nem értékelt.</translation>
    </message>
</context>
<context>
    <name>StepDots</name>
    <message>
        <location filename="../../escabel_gui/view/learning/step_dots.py"/>
        <source>Step {0} of {1}, {2} done</source>
        <translation>{0}. / {1} feladat, kész: {2}</translation>
    </message>
</context>
<context>
    <name>StudyList</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/study_list.py"/>
        <source>Open a study</source>
        <translation>Tanulmány megnyitása</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/study_list.py"/>
        <source>Studies</source>
        <translation>Tanulmányok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/study_list.py"/>
        <source>Any file with games opens as a study, each game as a chapter.</source>
        <translation>Bármely játszmákat tartalmazó fájl megnyílik tanulmányként, minden játszma fejezetként.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/study_list.py"/>
        <source>Open</source>
        <translation>Megnyitás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/study_list.py"/>
        <source>Other file…</source>
        <translation>Másik fájl…</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <location filename="../../escabel_gui/view/library/tags_dialog.py"/>
        <location filename="../../escabel_gui/view/library/tags_dialog.py"/>
        <source>Tags</source>
        <translation>Címkék</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/tags_dialog.py"/>
        <source>New tags, separated by commas</source>
        <translation>Új címkék, vesszővel elválasztva</translation>
    </message>
</context>
<context>
    <name>ThemePicker</name>
    <message>
        <location filename="../../escabel_gui/view/window/theme_picker.py"/>
        <source>Theme</source>
        <translation>Téma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/theme_picker.py"/>
        <source>Same as system</source>
        <translation>A rendszer szerint</translation>
    </message>
</context>
<context>
    <name>UpdatesDialog</name>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Check for updates</source>
        <translation>Frissítések keresése</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Escabel will ask {0} for the newest version. It sends nothing else, and it only asks when you press the button.</source>
        <translation>Az Escabel a legújabb verziót kérdezi le innen: {0}. Semmi mást nem küld, és csak akkor kérdez, ha megnyomod a gombot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>What is new</source>
        <translation>Újdonságok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Check now</source>
        <translation>Keresés most</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Waiting for an answer…</source>
        <translation>Várakozás a válaszra…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Escabel {0} is available; this is {1}.</source>
        <translation>Elérhető az Escabel {0}; a tiéd: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>This is the newest version, {0}.</source>
        <translation>Ez a legújabb verzió: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>No answer from {0}. Try again when you are online.</source>
        <translation>Nem jött válasz innen: {0}. Próbáld újra, ha van internetkapcsolat.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>The answer from {0} names no version. Try again later.</source>
        <translation>A válaszban nincs verziószám ({0}). Próbáld újra később.</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/variants.py"/>
        <source>Variants</source>
        <translation>Szabályváltozatok</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/variants.py"/>
        <source>Usual rules</source>
        <translation>Szokásos szabályok</translation>
    </message>
</context>
<context>
    <name>Website</name>
    <message>
            <source>Languages</source>
        <extracomment>page.html</extracomment>
        <translation>Nyelvek</translation>
    </message>
    <message>
            <source>Download</source>
        <extracomment>page.html</extracomment>
        <translation>Letöltés</translation>
    </message>
    <message>
            <source>Watch a game</source>
        <extracomment>page.html</extracomment>
        <translation>Nézz meg egy játszmát</translation>
    </message>
    <message>
            <source>Free and open source</source>
        <extracomment>page.html</extracomment>
        <translation>Ingyenes és nyílt forráskódú</translation>
    </message>
    <message>
            <source>No account, no advertising; nothing leaves your computer unless you send it</source>
        <extracomment>page.html</extracomment>
        <translation>Nincs fiók, nincs reklám; semmi sem hagyja el a számítógépedet, hacsak te nem küldöd el</translation>
    </message>
    <message>
            <source>Linux, Windows and macOS</source>
        <extracomment>page.html</extracomment>
        <translation>Linux, Windows és macOS</translation>
    </message>
    <message>
            <source>In English, German, Spanish and Hungarian</source>
        <extracomment>page.html</extracomment>
        <translation>Magyarul, angolul, németül és spanyolul</translation>
    </message>
    <message>
            <source>A game against the bot: the sentence below the board says what the move under the pointer would do</source>
        <extracomment>page.html</extracomment>
        <translation>Játszma a gép ellen: a tábla alatti mondat megmondja, mit tenne a mutató alatti lépés</translation>
    </message>
    <message>
            <source>A step of a lesson: a board on the left, and what to try on the right</source>
        <extracomment>page.html</extracomment>
        <translation>Egy lecke egyik feladata: balra a tábla, jobbra az, amit ki kell próbálni</translation>
    </message>
    <message>
            <source>Learn by playing</source>
        <extracomment>page.html</extracomment>
        <translation>Tanulj játszva</translation>
    </message>
    <message>
            <source>Every game has lessons in which you make the moves yourself. The board answers, and tells you why a move does not work.</source>
        <extracomment>page.html</extracomment>
        <translation>Minden játékhoz vannak leckék, amelyekben te lépsz. A tábla válaszol, és megmondja, miért nem jó egy lépés.</translation>
    </message>
    <message>
            <source>The review of a game: its mistakes, what was better, and the chances of winning as a curve</source>
        <extracomment>page.html</extracomment>
        <translation>Egy játszma kiértékelése: a hibák, az, ami jobb lett volna, és a nyerési esélyek görbéje</translation>
    </message>
    <message>
            <source>See what was better</source>
        <extracomment>page.html</extracomment>
        <translation>Nézd meg, mi lett volna jobb</translation>
    </message>
    <message>
            <source>A review finds the moves that lost the game, shows what was better, and says why: what a move joins, cuts, stops and threatens.</source>
        <extracomment>page.html</extracomment>
        <translation>A kiértékelés megtalálja azokat a lépéseket, amelyeken a játszma elveszett, megmutatja, mi lett volna jobb, és elmondja, miért: mit köt össze, mit vág el, mit akadályoz meg és mivel fenyeget egy lépés.</translation>
    </message>
    <message>
            <source>A puzzle on the board, and what it asks on the right</source>
        <extracomment>page.html</extracomment>
        <translation>Egy feladvány a táblán, és jobbra az, amit kérdez</translation>
    </message>
    <message>
            <source>Get better</source>
        <extracomment>page.html</extracomment>
        <translation>Fejlődj</translation>
    </message>
    <message>
            <source>Puzzles begin with wins in one, and all their solutions are proven. Drills ask you about your own mistakes just before you forget them. The bot has eight levels, and a rating tells which one fits you.</source>
        <extracomment>page.html</extracomment>
        <translation>A feladványok egy lépésben nyerhető állásokkal kezdődnek, és minden megoldásuk bizonyított. A gyakorlatok a saját hibáidat kérdezik vissza, mielőtt elfelejtenéd őket. A gépnek nyolc szintje van, és az értékszám megmondja, melyik illik hozzád.</translation>
    </message>
    <message>
            <source>The games</source>
        <extracomment>page.html</extracomment>
        <translation>A játékok</translation>
    </message>
    <message>
            <source>Bots of two levels have played it. Every move is told in words, and where one was a mistake, you read what was better. The program can save any game as a page like this, with your comments.</source>
        <extracomment>page.html</extracomment>
        <translation>Két különböző szintű gép játszotta. Minden lépést szavak kísérnek, és ahol hiba történt, ott az is olvasható, mi lett volna jobb. A program bármelyik játszmát elmenti ilyen oldalként, a te megjegyzéseiddel.</translation>
    </message>
    <message>
            <source>Other Linux systems</source>
        <extracomment>page.html</extracomment>
        <translation>Más Linux-rendszerek</translation>
    </message>
    <message>
            <source>A game, move by move</source>
        <extracomment>page.html</extracomment>
        <translation>Egy játszma lépésről lépésre</translation>
    </message>
    <message>
            <source>On a page of its own</source>
        <extracomment>page.html</extracomment>
        <translation>Külön oldalon</translation>
    </message>
    <message>
            <source>Version @VERSION@ of @DAY@.</source>
        <extracomment>page.html</extracomment>
        <translation>@VERSION@ verzió (@DAY@).</translation>
    </message>
    <message>
            <source>What is new</source>
        <extracomment>page.html</extracomment>
        <translation>Újdonságok</translation>
    </message>
    <message>
            <source>There is nothing to download yet.</source>
        <extracomment>page.html</extracomment>
        <translation>Még nincs mit letölteni.</translation>
    </message>
    <message>
            <source>Install</source>
        <extracomment>page.html</extracomment>
        <translation>Telepítés</translation>
    </message>
    <message>
            <source>Windows: installer</source>
        <extracomment>page.html</extracomment>
        <translation>Windows: telepítő</translation>
    </message>
    <message>
            <source>Open the downloaded file. It asks for no administrator rights, and puts Escabel into the Start menu.</source>
        <extracomment>page.html</extracomment>
        <translation>Nyisd meg a letöltött fájlt. Nem kér rendszergazdai jogot, és felveszi az Escabelt a Start menübe.</translation>
    </message>
    <message>
            <source>It is not signed. Where Windows says that it does not know the publisher, choose “More info”, then “Run anyway”.</source>
        <extracomment>page.html</extracomment>
        <translation>Nincs aláírva. Ha a Windows azt mondja, hogy nem ismeri a kiadót, válaszd a „További információ”, majd a „Futtatás mindenképpen” lehetőséget.</translation>
    </message>
    <message>
            <source>Windows: portable archive</source>
        <extracomment>page.html</extracomment>
        <translation>Windows: hordozható csomag</translation>
    </message>
    <message>
            <source>Unpack it into any folder, and open escabel-gui.exe there.</source>
        <extracomment>page.html</extracomment>
        <translation>Csomagold ki bármelyik mappába, és ott nyisd meg az escabel-gui.exe fájlt.</translation>
    </message>
    <message>
            <source>Open the image and drag Escabel into Applications. The app is not signed, and macOS refuses it the first time: then choose “Open Anyway” in System Settings, under privacy and security.</source>
        <extracomment>page.html</extracomment>
        <translation>Nyisd meg a lemezképet, és húzd az Escabelt az Alkalmazások mappába. Az alkalmazás nincs aláírva, ezért a macOS első alkalommal nem nyitja meg: ezután engedélyezd a Rendszerbeállításokban, az adatvédelem és biztonság részben.</translation>
    </message>
    <message>
            <source>Debian, Ubuntu and their relatives</source>
        <extracomment>page.html</extracomment>
        <translation>Debian, Ubuntu és rokonaik</translation>
    </message>
    <message>
            <source>In the folder with the downloaded file:</source>
        <extracomment>page.html</extracomment>
        <translation>A letöltött fájl mappájában:</translation>
    </message>
    <message>
            <source>Then Escabel is in the menu with the games.</source>
        <extracomment>page.html</extracomment>
        <translation>Ezután az Escabel a menüben van, a játékok között.</translation>
    </message>
    <message>
            <source>Unpack and start it; the last line puts it into the menu.</source>
        <extracomment>page.html</extracomment>
        <translation>Csomagold ki és indítsd el; az utolsó sor felveszi a menübe.</translation>
    </message>
    <message>
            <source>With Python 3.11 or newer</source>
        <extracomment>page.html</extracomment>
        <translation>Python 3.11 vagy újabb segítségével</translation>
    </message>
    <message>
            <source>One of these lines installs it:</source>
        <extracomment>page.html</extracomment>
        <translation>E sorok bármelyike telepíti:</translation>
    </message>
    <message>
            <source>Then start it; the second line puts it into the menu.</source>
        <extracomment>page.html</extracomment>
        <translation>Ezután indítsd el; a második sor felveszi a menübe.</translation>
    </message>
    <message>
            <source>From the sources</source>
        <extracomment>page.html</extracomment>
        <translation>A forráskódból</translation>
    </message>
    <message>
            <source>With Python 3.11 or newer. This gets what is missing, opens the window, and compiles the rules behind it:</source>
        <extracomment>page.html</extracomment>
        <translation>Python 3.11 vagy újabb segítségével. Ez beszerzi, ami hiányzik, megnyitja az ablakot, és közben lefordítja a szabályokat:</translation>
    </message>
    <message>
            <source>Check what you downloaded</source>
        <extracomment>page.html</extracomment>
        <translation>Ellenőrizd, amit letöltöttél</translation>
    </message>
    <message>
            <source>Put SHA256SUMS beside the file. On Windows, compare what the line prints with the sum that stands above.</source>
        <extracomment>page.html</extracomment>
        <translation>Tedd a SHA256SUMS fájlt a letöltött mellé. Windowson hasonlítsd össze a kiírt ellenőrzőösszeget azzal, amely fent áll.</translation>
    </message>
    <message>
            <source>Escabel is free under the MIT licence. The games belong to their authors, and this program is not affiliated with them.</source>
        <extracomment>page.html</extracomment>
        <translation>Az Escabel szabad szoftver, MIT-licenccel. A játékok a szerzőiké; ez a program nem áll velük kapcsolatban.</translation>
    </message>
    <message>
            <source>macOS</source>
        <extracomment>page.html</extracomment>
        <translation>macOS</translation>
    </message>
    <message>
            <source>List of the parts inside</source>
        <extracomment>page.html</extracomment>
        <translation>A benne lévő részek listája</translation>
    </message>
    <message>
            <source>Wheels for Python, and the list of the parts inside</source>
        <extracomment>page.html</extracomment>
        <translation>Wheel csomagok a Pythonhoz, és a benne lévő részek listája</translation>
    </message>
</context>
<context>
    <name>WinRateGraph</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>Win rate of Black</source>
        <translation>Fekete nyerési esélye</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>Black wins</source>
        <translation>Fekete nyer</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>Black’s lead</source>
        <translation>Fekete előnye</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>mistake</source>
        <translation>hiba</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>blunder</source>
        <translation>durva hiba</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>Start</source>
        <translation>Kezdőállás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>{0} wins {1} of the games</source>
        <translation>{0} nyerési esélye {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>{0} leads by {1}</source>
        <translation>{0} előnye {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>points are even</source>
        <translation>egyenlő a pontszám</translation>
    </message>
</context>
<context>
    <name>WindowParts</name>
    <message>
        <location filename="../../escabel_gui/view/window/composition.py"/>
        <source>Moves</source>
        <translation>Lépések</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/composition.py"/>
        <source>Analysis</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/composition.py"/>
        <source>Review</source>
        <translation>Kiértékelés</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/composition.py"/>
        <source>Chapters</source>
        <translation>Fejezetek</translation>
    </message>
</context>
<context>
    <name>ZenNote</name>
    <message>
        <location filename="../../escabel_gui/view/window/zen_note.py"/>
        <source>Z or Escape brings everything back.</source>
        <translation>A Z vagy az Escape mindent visszahoz.</translation>
    </message>
</context>
</TS>
