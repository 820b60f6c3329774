<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Click or drag one of your pieces to see where it can go.</source>
        <translation>Haz clic en una de tus fichas o arrástrala para ver adónde puede ir.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/peer_connection.py"/>
        <source>Somebody without this invitation has tried to connect.</source>
        <translation>Alguien sin esta invitación ha intentado conectarse.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/peer_connection.py"/>
        <source>The other program does not know this invitation: compare its letters.</source>
        <translation>El otro programa no conoce esta invitación: hay que comparar las letras.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/peer_connection.py"/>
        <source>There is another program, or another version of Escabel, at this address.</source>
        <translation>En esta dirección hay otro programa u otra versión de Escabel.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/peer_messages.py"/>
        <source>The other program sent something that Escabel does not understand. The connection was closed.</source>
        <translation>El otro programa ha enviado algo que Escabel no entiende. Se ha cerrado la conexión.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/peer_messages.py"/>
        <source>Your friend’s game is not known to this version of Escabel: get the newest version.</source>
        <translation>Esta versión de Escabel no conoce el juego propuesto: consigue la versión más nueva.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/peer_connection.py"/>
        <source>The other program said too much at once: the connection was ended.</source>
        <translation>El otro programa ha dicho demasiado de una vez: se ha cerrado la conexión.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/peer_connection.py"/>
        <source>Nothing has been heard for a while: the connection may be gone.</source>
        <translation>Hace un rato que no se oye nada: puede que se haya perdido la conexión.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/game_code.py"/>
        <source>There is no code in this text: a code begins with {0} and ends with {1}.</source>
        <translation>En este texto no hay ningún código: un código empieza por {0} y termina por {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/game_code.py"/>
        <source>This code was made by a newer version of Escabel: get that version to read it.</source>
        <translation>Este código lo ha hecho una versión más nueva de Escabel: la necesitas para leerlo.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/game_code.py"/>
        <source>The end of the code is missing: copy all of it, up to {0}.</source>
        <translation>Falta el final del código: cópialo todo, hasta {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/game_code.py"/>
        <source>The code is damaged: something in it was changed or left out on its way. Ask for it once more.</source>
        <translation>El código está dañado: algo se ha cambiado o se ha perdido por el camino. Pídelo otra vez.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has let you take your move back.</source>
        <translation>Puedes deshacer tu jugada: {0} está de acuerdo.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} does not want you to take your move back.</source>
        <translation>Tu jugada se queda: {0} no quiere que la deshagas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which you have played {1}. Which game counts?</source>
        <translation>Hay dos versiones: {0} tiene la más larga, en la que has jugado {1}. ¿Cuál vale?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which you have resigned. Which game counts?</source>
        <translation>Hay dos versiones: {0} tiene la más larga, en la que te has rendido. ¿Cuál vale?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which your time was over. Which game counts?</source>
        <translation>Hay dos versiones: {0} tiene la más larga, en la que se te ha acabado el tiempo. ¿Cuál vale?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which you ask to take back a move. Which game counts?</source>
        <translation>Hay dos versiones: {0} tiene la más larga, en la que pides deshacer una jugada. ¿Cuál vale?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which you let them take a move back. Which game counts?</source>
        <translation>Hay dos versiones: {0} tiene la más larga, en la que permites deshacer una jugada. ¿Cuál vale?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/shared_game.py"/>
        <source>{0} has a longer game, in which they may not take a move back. Which game counts?</source>
        <translation>Hay dos versiones: {0} tiene la más larga, en la que no permites deshacer una jugada. ¿Cuál vale?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/activity.py"/>
        <source>The game is over. Go back to try another move.</source>
        <translation>La partida ha terminado. Vuelve atrás para probar otra jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/activity.py"/>
        <source>It is the bot’s turn: wait for its move, or press Enter.</source>
        <translation>Le toca al bot: espera su jugada o pulsa Intro.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/edits.py"/>
        <source>This is the main line now.</source>
        <translation>Esta es ahora la línea principal.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/table/edits.py"/>
        <source>%n move(s) deleted.</source>
        <translation>
            <numerusform>%n jugada borrada.</numerusform>
            <numerusform>%n jugadas borradas.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0} would like a pause.</source>
        <translation>Una petición: {0} quiere hacer una pausa.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0} would like to play again, with the colors changed.</source>
        <translation>Revancha: {0} quiere jugar otra vez, con los colores cambiados.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>Network play is not available on this computer ({0}). Play by message instead.</source>
        <translation>En este ordenador no se puede jugar por la red ({0}). Lo mejor es jugar por mensaje.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>This computer does not accept incoming connections: play by message instead.</source>
        <translation>Este ordenador no acepta conexiones entrantes: lo mejor es jugar por mensaje.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>{0} has left. The game is kept, and goes on when you are both there.</source>
        <translation>Se ha ido {0}. La partida se conserva y sigue cuando estén los dos.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>Your friend’s game has a clock that Escabel does not have: agree on another one.</source>
        <translation>La partida propuesta tiene un reloj que Escabel no conoce: hay que acordar otro.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>{0}’s program has another clock for this game: here it goes on as agreed.</source>
        <translation>El otro programa ({0}) tiene otro reloj para esta partida: aquí se sigue con el acordado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/direct_play.py"/>
        <source>Your copy of this game cannot be opened. {0}</source>
        <translation>No se puede abrir tu copia de esta partida. {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0}’s time is over by your clock, and their program does not say so. Accept the win on time?</source>
        <translation>Según tu reloj, a {0} se le ha acabado el tiempo, pero su programa no lo dice. ¿Aceptas la victoria por tiempo?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0} offers a game of {1}: you have Black.</source>
        <translation>{0} propone una partida de {1}: tú juegas con Negro.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0} offers a game of {1}: you have White.</source>
        <translation>{0} propone una partida de {1}: tú juegas con Blanco.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>You have asked {0} for a pause.</source>
        <translation>Has pedido una pausa: falta la respuesta de {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>This game is not over yet. Play again when it is.</source>
        <translation>Esta partida no ha terminado. Cuando termine, se podrá jugar otra vez.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0} is not there. Play again when you both are.</source>
        <translation>Ahora no está {0}. Se podrá jugar otra vez cuando estén los dos.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>You have offered {0} another game, with the colors changed.</source>
        <translation>Has propuesto otra partida con los colores cambiados: falta la respuesta de {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/pending_offers.py"/>
        <source>{0} would rather not.</source>
        <translation>Mejor no, dice {0}.</translation>
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
        <translation>{0} ha seguido de otra manera: es lo que está ahora en el tablero. ¿Qué continuación vale?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>First say which continuation counts: {0} has another one.</source>
        <translation>Di primero qué continuación vale: {0} tiene otra.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>The game with {0} stands elsewhere: go to its end to move.</source>
        <translation>La partida con {0} está en otro punto: ve a su final para jugar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>This code was not made for the game here: nothing has changed.</source>
        <translation>Este código no es de la partida de aquí: no ha cambiado nada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>This is a code of your own: send it to {0}, and paste the answer.</source>
        <translation>Este código es tuyo: envíaselo a {0} y pega la respuesta.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>This code says how the game stands here already.</source>
        <translation>Este código dice lo que ya está en el tablero.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>This code is older than the game here: nothing has changed.</source>
        <translation>Este código es más antiguo que la partida de aquí: no ha cambiado nada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>You and {0} acted at the same time: copy the answer once more.</source>
        <translation>Se ha actuado a la vez en los dos lados ({0} y tú): copia la respuesta otra vez.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/remote_game.py"/>
        <source>{0} has gone on instead: your move is not taken back.</source>
        <translation>{0} ha seguido jugando: tu jugada no se deshace.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/game_writer.py"/>
        <source>reading the file back would change a move or a comment</source>
        <extracomment>why a game cannot be saved, in brackets or after a colon</extracomment>
        <translation>al volver a leer el archivo cambiaría una jugada o un comentario</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>{0} is not allowed.</source>
        <translation>Jugada no permitida: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>This is the solution.</source>
        <translation>Esta es la solución.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Well done.</source>
        <translation>Bien hecho.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Make your first move, and the game begins.</source>
        <translation>Haz tu primera jugada y empieza la partida.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <source>The bot could not look at this move. Try another one.</source>
        <translation>El bot no pudo mirar esta jugada. Prueba otra.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/phase.py"/>
        <source>This move is taken back: try another one.</source>
        <translation>Jugada deshecha: prueba otra.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/phase.py"/>
        <source>Click the board to take this back.</source>
        <translation>Haz clic en el tablero para deshacer esto.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/phase.py"/>
        <source>This is solved already.</source>
        <translation>Esto ya está resuelto.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Your move: you are {0}.</source>
        <translation>Te toca: juegas con {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} to move.</source>
        <translation>Le toca a {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/phase.py"/>
        <source>Wait a moment: the board answers.</source>
        <translation>Un momento: el tablero responde.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <location filename="../../escabel_gui/model/table/table.py"/>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Taken back: look for a better move.</source>
        <translation>Jugada deshecha: busca una mejor.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/hint_message.py"/>
        <source>To pass is a move, too.</source>
        <translation>Pasar también es una jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/hint_message.py"/>
        <source>To swap sides is a move, too.</source>
        <translation>Cambiar de bando también es una jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/hint_message.py"/>
        <source>Move {0} to {1}.</source>
        <translation>Mueve de {0} a {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/hint_message.py"/>
        <source>Move what stands on {0}.</source>
        <translation>Mueve desde {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/hint_message.py"/>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at {0}.</source>
        <translation>Fíjate en {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>Looking at this move…</source>
        <translation>Analizando esta jugada…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <source>Looking for the answer…</source>
        <translation>Buscando la respuesta…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <source>The best move would bring {0} %n point(s) more.</source>
        <translation>
            <numerusform>La mejor jugada le daría a {0}&#xa0;%n punto más.</numerusform>
            <numerusform>La mejor jugada le daría a {0}&#xa0;%n puntos más.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <source>{0} still wins, but later than was asked for.</source>
        <translation>{0} aún gana, pero más tarde de lo pedido.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <source>After {0}, {1} wins with best play: that is proven.</source>
        <translation>Tras {0}, {1} gana con el mejor juego: está demostrado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/refutation.py"/>
        <source>{0} can no longer win in so few turns.</source>
        <translation>{0} ya no puede ganar en tan pocas jugadas.</translation>
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
        <translation>Con las mejores respuestas no basta.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/practice.py"/>
        <source>You may play that, but this step is about another move.</source>
        <translation>Puedes jugar eso, pero este paso trata de otra jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/swap_coach.py"/>
        <source>A game with this help is not rated.</source>
        <translation>Una partida con esta ayuda no puntúa.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/swap_coach.py"/>
        <source>There is no swap in this game, so no first move has to be fair.</source>
        <translation>En este juego no se cambia de bando, así que la primera jugada no tiene por qué ser equilibrada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/swap_coach.py"/>
        <source>How fair first moves are is shown before the first move, and when a swap is offered.</source>
        <translation>El equilibrio de las primeras jugadas se muestra antes de la primera jugada y cuando se ofrece el cambio.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/swap_coach.py"/>
        <source>How fair first moves are is not known for this board, only for the sizes {0}.</source>
        <translation>No se conoce el equilibrio de las primeras jugadas en este tablero, solo en los tamaños {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/swap_coach.py"/>
        <source>How fair first moves are is not known for this variant.</source>
        <translation>No se conoce el equilibrio de las primeras jugadas en esta modalidad.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/indexed_games.py"/>
        <source>Reading games: {0} of {1}</source>
        <translation>Leyendo partidas: {0} de {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/collection.py"/>
        <source>Reading games: {0}%</source>
        <translation>Leyendo partidas: {0}&#xa0;%</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/collection.py"/>
        <source>{0} is not there any more.</source>
        <translation>{0} ya no está.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/collection.py"/>
        <source>{0} cannot be read: {1}.</source>
        <translation>No se puede leer {0}: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/files.py"/>
        <source>{0} cannot be read, line {1}: {2}</source>
        <translation>No se puede leer {0}, línea {1}: {2}</translation>
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
        <translation>{0} ha cambiado: esta partida ya no está ahí.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>Merged, with %n more variation(s).</source>
        <translation>
            <numerusform>Combinadas, con una variante más.</numerusform>
            <numerusform>Combinadas, con %n variantes más.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>The game on the board cannot be deleted: open another one first.</source>
        <translation>No se puede borrar la partida que está en el tablero: abre otra primero.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>%n game(s) moved to the trash.</source>
        <translation>
            <numerusform>%n partida enviada a la papelera.</numerusform>
            <numerusform>%n partidas enviadas a la papelera.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>Some games could not be restored: look in {0}.</source>
        <translation>No se han podido recuperar algunas partidas: mira en {0}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>%n game(s) restored.</source>
        <translation>
            <numerusform>%n partida recuperada.</numerusform>
            <numerusform>%n partidas recuperadas.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>Games: {0} of {1}</source>
        <translation>Partidas: {0} de {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>Importing games: {0} of {1}</source>
        <translation>Importando partidas: {0} de {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>It is already in the library: {0}.</source>
        <translation>Ya está en la biblioteca: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>The game is in {0}.</source>
        <translation>La partida está en {0}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/library/library.py"/>
        <source>%n game(s) written to {0}.</source>
        <translation>
            <numerusform>%n partida escrita en {0}.</numerusform>
            <numerusform>%n partidas escritas en {0}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/record/storage/importing.py"/>
        <source>%n game(s) imported.</source>
        <translation>
            <numerusform>%n partida importada.</numerusform>
            <numerusform>%n partidas importadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/record/storage/importing.py"/>
        <source>%n game(s) already in your library.</source>
        <translation>
            <numerusform>%n partida ya está en tu biblioteca.</numerusform>
            <numerusform>%n partidas ya están en tu biblioteca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/record/storage/importing.py"/>
        <source>%n file(s) left out, whole or in part.</source>
        <translation>
            <numerusform>%n archivo omitido, entero o en parte.</numerusform>
            <numerusform>%n archivos omitidos, enteros o en parte.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>It is the bot’s turn: wait for its move.</source>
        <translation>Le toca al bot: espera su jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>The bots have swapped sides.</source>
        <translation>Los bots han cambiado de bando.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>The bot has swapped sides: it has taken over Black, and White is yours now.</source>
        <translation>El bot ha cambiado de bando: se queda con Negro, y Blanco es tuyo ahora.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>The bot has passed.</source>
        <translation>El bot ha pasado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>The bot was restarted, and the game goes on. {0}</source>
        <translation>Se ha reiniciado el bot y la partida sigue. {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/bot_player.py"/>
        <source>The bot does not answer. Press Enter to try again, or choose other players in the Game menu.</source>
        <translation>El bot no responde. Pulsa Intro para intentarlo otra vez o elige otros jugadores en el menú «Partida».</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/friend_player.py"/>
        <source>your friend</source>
        <extracomment>in place of a name, within sentences</extracomment>
        <translation>tu rival</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/friend_player.py"/>
        <source>It is your friend’s turn: their answer has to come first.</source>
        <translation>Le toca a tu rival: primero tiene que llegar su respuesta.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/friend_player.py"/>
        <source>not answered yet</source>
        <translation>sin respuesta todavía</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/person.py"/>
        <source>{0} had no move and had to pass.</source>
        <translation>{0} no tenía jugada y ha tenido que pasar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/autosave.py"/>
        <source>This game’s file now contains something else: the game goes on in a new file.</source>
        <translation>El archivo de esta partida contiene ahora otra cosa: la partida sigue en un archivo nuevo.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/autosave.py"/>
        <source>This game was continued in another window, too: both lines are kept here.</source>
        <translation>Esta partida ha continuado también en otra ventana: aquí se conservan las dos líneas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/autosave.py"/>
        <source>{0} cannot be replaced, as another program may have it open: this game goes on in {1}.</source>
        <translation>No se puede sustituir {0}, quizá porque otro programa lo tiene abierto: esta partida continúa en {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/autosave.py"/>
        <source>This game is saved now.</source>
        <translation>Esta partida ya está guardada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/autosave.py"/>
        <source>This game could not be saved in {0} ({1}). It goes on, but make room there or use Save a copy.</source>
        <translation>No se ha podido guardar esta partida en {0} ({1}). Sigue adelante, pero haz sitio allí o usa «Guardar una copia».</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/autosave.py"/>
        <source>This game could not be saved in {0} ({1}). It goes on, but use Save a copy to have it elsewhere.</source>
        <translation>No se ha podido guardar esta partida en {0} ({1}). Sigue adelante, pero usa «Guardar una copia» para tenerla en otro sitio.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/analysis.py"/>
        <source>The analysis was restarted. {0}</source>
        <translation>Se ha reiniciado el análisis. {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/analysis.py"/>
        <source>The bot does not answer. Press Space to try again.</source>
        <translation>El bot no responde. Pulsa la barra espaciadora para intentarlo otra vez.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/hint.py"/>
        <source>Looking for a good move…</source>
        <translation>Buscando una buena jugada…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/hint.py"/>
        <source>The bot does not answer. Press H to try once more.</source>
        <translation>El bot no responde. Pulsa H para intentarlo otra vez.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/review_run.py"/>
        <source>The bot does not answer, and the review has ended. What it has seen is kept.</source>
        <translation>El bot no responde y la revisión ha terminado. Lo que ha visto se conserva.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/retry.py"/>
        <source>Try it yourself: {0} to move. What you try does not change the game.</source>
        <translation>Inténtalo tú: le toca a {0}. Lo que pruebes no cambia la partida.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/table.py"/>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Wait a moment: the disk is slow.</source>
        <translation>Un momento: el disco es lento.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/table.py"/>
        <source>The game is paused: go on, and the bot moves.</source>
        <translation>La partida está en pausa: continúala y jugará el bot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/table.py"/>
        <source>This game is new here, and has moves of yours: have you made them elsewhere?</source>
        <translation>Esta partida es nueva aquí y tiene jugadas tuyas: ¿las has hecho en otro sitio?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/files.py"/>
        <source>This is not an ordinary file: choose a file with a game.</source>
        <translation>Esto no es un archivo normal: elige un archivo con una partida.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/files.py"/>
        <source>The file is larger than {0} MB: this cannot be a game.</source>
        <translation>El archivo pasa de {0} MB: no puede ser una partida.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/files.py"/>
        <source>it cannot be replaced, as another program may have it open</source>
        <translation>no se puede sustituir, quizá porque otro programa lo tiene abierto</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/files.py"/>
        <source>it cannot be replaced, as another program may have it open; what was to be there is in {0}</source>
        <translation>no se puede sustituir, quizá porque otro programa lo tiene abierto; lo que debía estar ahí está en {0}</translation>
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
        <translation>No se pueden escribir partidas en {0}: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/importing.py"/>
        <source>There are no moves in this game.</source>
        <translation>En esta partida no hay jugadas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/importing.py"/>
        <source>It cannot be read: {0}.</source>
        <translation>No se puede leer: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/exercises/exercise.py"/>
        <source>The goal (XGOAL) cannot be read: {0}.</source>
        <translation>No se puede leer el objetivo (XGOAL): {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/move_list.py"/>
        <source>“{0}” comes after the result.</source>
        <translation>«{0}» viene después del resultado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/move_list.py"/>
        <source>There is no game in this text: its first word, “{0}”, is no move.</source>
        <translation>En este texto no hay ninguna partida: su primera palabra, «{0}», no es una jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/move_list.py"/>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>Move {0}, {1}, cannot be played: {2}</source>
        <translation>La jugada {0}, {1}, no es posible: {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/move_list.py"/>
        <source>There is no game in this text: it has no moves.</source>
        <translation>En este texto no hay ninguna partida: no tiene jugadas.</translation>
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
        <translation>{0} y {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/explanation.py"/>
        <source>{0} is better.</source>
        <translation>{0} es mejor.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/explanation.py"/>
        <source>{0} was played.</source>
        <translation>Se jugó {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/explanation.py"/>
        <source>{0} was played instead.</source>
        <translation>En su lugar se jugó {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/explanation.py"/>
        <source>{0} can answer {1}.</source>
        <translation>{0} puede responder con {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/explanation.py"/>
        <source>Only the moves that follow show why {0} is better.</source>
        <translation>Solo las jugadas que siguen muestran por qué es mejor {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/gradual_loss.py"/>
        <source>Your chance to win slipped from {0}% to {1}% between moves {2} and {3}.</source>
        <translation>Tus posibilidades de ganar fueron cayendo del {0}&#xa0;% al {1}&#xa0;% entre las jugadas {2} y {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/gradual_loss.py"/>
        <source>{0}’s game slipped from {1}% to {2}% between moves {3} and {4}.</source>
        <translation>La partida de {0} fue cayendo del {1}&#xa0;% al {2}&#xa0;% entre las jugadas {3} y {4}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/decoding.py"/>
        <source>This is not a text file: choose an SGF file or a list of moves.</source>
        <translation>Esto no es un archivo de texto: elige un archivo SGF o una lista de jugadas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/decoding.py"/>
        <source>The text is encoded as {0}: save it as UTF-8 and open it again.</source>
        <translation>El texto está codificado como {0}: guárdalo como UTF-8 y ábrelo otra vez.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/decoding.py"/>
        <source>The text claims to be {0} but is not: it may be damaged.</source>
        <translation>El texto dice ser {0}, pero no lo es: puede estar dañado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>There are several games in this file: move it elsewhere and import it.</source>
        <translation>En este archivo hay varias partidas: ponlo en otro sitio e impórtalo.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>There is no game in this text: an SGF game begins with “(;”.</source>
        <translation>En este texto no hay ninguna partida: una partida SGF empieza por «(;».</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>A semicolon is missing before a node.</source>
        <translation>Falta un punto y coma antes de un nodo.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>The file ends in the middle of the game: its end is missing.</source>
        <translation>El archivo se corta en mitad de la partida: falta el final.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>“{0}” is not SGF: the file is damaged here.</source>
        <translation>«{0}» no es SGF: el archivo está dañado aquí.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>“{0}” has no value in brackets: the file is damaged here.</source>
        <translation>«{0}» no tiene valor entre corchetes: el archivo está dañado aquí.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>Pieces set up with {0} cannot be read: only games can.</source>
        <translation>No se pueden leer fichas puestas con {0}: solo partidas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>Move {0} is recorded as {1}’s, but it is not {1}’s turn.</source>
        <translation>La jugada {0} figura como de {1}, pero no le toca a {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>The position at the beginning cannot be set up: {0}.</source>
        <translation>No se puede preparar la posición inicial: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>These rules (RU) are not known here: {0}.</source>
        <translation>Aquí no se conocen estas reglas (RU): {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>{0} is played on sizes {1} to {2}, and SZ is {3}.</source>
        <translation>{0} se juega en tamaños de {1} a {2}, y SZ es {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>This is a record of another game (GM {0}), which is not played here.</source>
        <translation>Es el registro de otro juego (GM {0}), que aquí no se juega.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>The record does not say which game it is: RU is missing in its first node.</source>
        <translation>El registro no dice qué juego es: falta RU en su primer nodo.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/sgf/reading.py"/>
        <source>“{0}” stands where b or w tells who is to move</source>
        <translation>«{0}» está donde b o w dice a quién le toca jugar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>It is better to have this first move than to answer it.</source>
        <translation>Es mejor tener esta primera jugada que responder a ella.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>{0}’s best answer is {1}.</source>
        <translation>La mejor respuesta de {0} es {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>{0}’s best answer is {1}; then comes {2}.</source>
        <translation>La mejor respuesta de {0} es {1}; después viene {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>{0} instead of {1} would be as good: this is a matter of taste.</source>
        <translation>{0} en lugar de {1} valdría lo mismo: es cuestión de gustos.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>Several other moves are as good as {0}: this is a matter of taste.</source>
        <translation>Otras jugadas valen lo mismo que {0}: es cuestión de gustos.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>As far as the bot sees, it hardly matters where the first piece is placed.</source>
        <translation>Hasta donde ve el bot, apenas importa dónde se coloque la primera ficha.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>The opponent may then swap sides: the best first move is one that gives both the same chance.</source>
        <translation>Después, el rival puede cambiar de bando: la mejor primera jugada es la que da a los dos las mismas posibilidades.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>The bot gives it a chance of {0}% to win, and {1}, the next best, {2}%.</source>
        <translation>El bot le da a esta jugada un {0}&#xa0;% de posibilidades de ganar, y a la segunda mejor, {1}, un {2}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>The bot gives it a chance of {0}% to win.</source>
        <translation>El bot le da a esta jugada un {0}&#xa0;% de posibilidades de ganar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>Pass. {0}</source>
        <translation>Pasa. {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>Try {0}. {1}</source>
        <translation>Prueba {0}. {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/advice.py"/>
        <source>Swap sides. {0}</source>
        <translation>Cambia de bando. {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges: {0} wins.</source>
        <translation>Con eso se unen los bordes de arriba y de abajo: gana {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges: you win.</source>
        <translation>Con eso se unen los bordes de arriba y de abajo: ganas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges: {0} wins.</source>
        <translation>Con eso se unen los bordes izquierdo y derecho: gana {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges: you win.</source>
        <translation>Con eso se unen los bordes izquierdo y derecho: ganas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That leaves {1} no move: {0} wins.</source>
        <translation>Con eso {1} se queda sin jugadas: gana {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That leaves {1} no move: you win.</source>
        <translation>Con eso {1} se queda sin jugadas: ganas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That hands {1} the win.</source>
        <translation>Eso le regala la victoria a {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That hands you the win.</source>
        <translation>Eso te regala la victoria.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That ends the game: {0} wins {2} to {3}.</source>
        <translation>Con eso acaba la partida: {0} gana por {2} a {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That ends the game: you win {2} to {3}.</source>
        <translation>Con eso acaba la partida: ganas por {2} a {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That ends the game: {1} wins {2} to {3}.</source>
        <translation>Con eso acaba la partida: {1} gana por {2} a {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That ends the game in a tie.</source>
        <translation>Con eso la partida acaba en empate.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges, and none of {1}’s {2} replies cuts the chain: {0} wins.</source>
        <translation>Con eso se unen los bordes de arriba y de abajo, y ninguna de las {2} respuestas de {1} corta la cadena: gana {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges, and none of {1}’s {2} replies cuts the chain: you win.</source>
        <translation>Con eso se unen los bordes de arriba y de abajo, y ninguna de las {2} respuestas de {1} corta la cadena: ganas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges, and none of your {2} replies cuts the chain: {0} wins.</source>
        <translation>Con eso se unen los bordes de arriba y de abajo, y ninguna de tus {2} respuestas corta la cadena: gana {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges, and none of {1}’s {2} replies cuts the chain: {0} wins.</source>
        <translation>Con eso se unen los bordes izquierdo y derecho, y ninguna de las {2} respuestas de {1} corta la cadena: gana {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges, and none of {1}’s {2} replies cuts the chain: you win.</source>
        <translation>Con eso se unen los bordes izquierdo y derecho, y ninguna de las {2} respuestas de {1} corta la cadena: ganas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges, and none of your {2} replies cuts the chain: {0} wins.</source>
        <translation>Con eso se unen los bordes izquierdo y derecho, y ninguna de tus {2} respuestas corta la cadena: gana {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges, but {1} can cut the chain with {2}.</source>
        <translation>Con eso se unen los bordes de arriba y de abajo, pero {1} puede cortar la cadena con {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges, but you can cut the chain with {2}.</source>
        <translation>Con eso se unen los bordes de arriba y de abajo, pero puedes cortar la cadena con {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges, but {1} can cut the chain with {2}.</source>
        <translation>Con eso se unen los bordes izquierdo y derecho, pero {1} puede cortar la cadena con {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges, but you can cut the chain with {2}.</source>
        <translation>Con eso se unen los bordes izquierdo y derecho, pero puedes cortar la cadena con {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges, but {1} can cut the chain in {2} ways.</source>
        <translation>Con eso se unen los bordes de arriba y de abajo, pero {1} puede cortar la cadena de {2} maneras.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges, but you can cut the chain in {2} ways.</source>
        <translation>Con eso se unen los bordes de arriba y de abajo, pero puedes cortar la cadena de {2} maneras.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges, but {1} can cut the chain in {2} ways.</source>
        <translation>Con eso se unen los bordes izquierdo y derecho, pero {1} puede cortar la cadena de {2} maneras.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges, but you can cut the chain in {2} ways.</source>
        <translation>Con eso se unen los bordes izquierdo y derecho, pero puedes cortar la cadena de {2} maneras.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges: it wins unless {1} cuts the chain.</source>
        <translation>Con eso se unen los bordes de arriba y de abajo: gana si {1} no corta la cadena.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the top and bottom edges: it wins unless you cut the chain.</source>
        <translation>Con eso se unen los bordes de arriba y de abajo: gana si no cortas la cadena.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges: it wins unless {1} cuts the chain.</source>
        <translation>Con eso se unen los bordes izquierdo y derecho: gana si {1} no corta la cadena.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That joins the left and right edges: it wins unless you cut the chain.</source>
        <translation>Con eso se unen los bordes izquierdo y derecho: gana si no cortas la cadena.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>Whatever {1} does now, {0} wins on the next turn.</source>
        <translation>Haga lo que haga {1} ahora, {0} gana en su próximo turno.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>Whatever {1} does now, you win on the next turn.</source>
        <translation>Haga lo que haga {1} ahora, ganas en tu próximo turno.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That cuts {1}’s chain from {2} to {3}, which would have won.</source>
        <translation>Eso corta la cadena de {1} de {2} a {3}, que habría ganado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That cuts your chain from {2} to {3}, which would have won.</source>
        <translation>Eso corta tu cadena de {2} a {3}, que habría ganado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops {1} from winning with {2}.</source>
        <translation>Eso impide que {1} gane con {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops you from winning with {2}.</source>
        <translation>Eso impide que ganes con {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops {1} from winning there.</source>
        <translation>Eso impide que {1} gane allí.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops you from winning there.</source>
        <translation>Eso impide que ganes allí.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops {1} from winning in {2} ways.</source>
        <translation>Eso le quita a {1} {2} jugadas con las que ganaría.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops you from winning in {2} ways.</source>
        <translation>Eso te quita {2} jugadas con las que ganarías.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops {1} from joining both edges with {2}.</source>
        <translation>Eso impide que {1} una los dos bordes con {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That stops you from joining both edges with {2}.</source>
        <translation>Eso impide que unas los dos bordes con {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>After {2}, {0} can cut the chain with {3}.</source>
        <translation>Tras {2}, {0} puede cortar la cadena con {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>After {2}, you can cut the chain with {3}.</source>
        <translation>Tras {2}, puedes cortar la cadena con {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>After {2}, {0} can cut the chain.</source>
        <translation>Tras {2}, {0} puede cortar la cadena.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>After {2}, you can cut the chain.</source>
        <translation>Tras {2}, puedes cortar la cadena.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>If {1} joins both edges with {2}, {0} can now also cut the chain with {3}.</source>
        <translation>Si {1} une los dos bordes con {2}, ahora {0} puede cortar la cadena también con {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>If {1} joins both edges with {2}, you can now also cut the chain with {3}.</source>
        <translation>Si {1} une los dos bordes con {2}, ahora puedes cortar la cadena también con {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>If {1} joins both edges with {2}, {0} can still cut the chain with {3}.</source>
        <translation>Si {1} une los dos bordes con {2}, {0} todavía puede cortar la cadena con {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>If {1} joins both edges with {2}, you can still cut the chain with {3}.</source>
        <translation>Si {1} une los dos bordes con {2}, todavía puedes cortar la cadena con {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>But {1} then wins with {2}.</source>
        <translation>Pero {1} gana entonces con {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>But you then win with {2}.</source>
        <translation>Pero entonces ganas con {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>But {1} then has {2} ways to win.</source>
        <translation>Pero {1} tiene entonces {2} maneras de ganar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>But you then have {2} ways to win.</source>
        <translation>Pero entonces tienes {2} maneras de ganar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That threatens to win with {2}, and {1} cannot stop it: {0} wins.</source>
        <translation>Amenaza con ganar con {2}, y {1} no puede impedirlo: gana {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That threatens to win with {2}, and {1} cannot stop it: you win.</source>
        <translation>Amenaza con ganar con {2}, y {1} no puede impedirlo: ganas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That threatens to win with {2}, and you cannot stop it: {0} wins.</source>
        <translation>Amenaza con ganar con {2}, y no puedes impedirlo: gana {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes two threats at once, {2}, and {1} cannot stop both: {0} wins.</source>
        <translation>Crea dos amenazas a la vez, {2}, y {1} no puede parar las dos: gana {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes two threats at once, {2}, and {1} cannot stop both: you win.</source>
        <translation>Crea dos amenazas a la vez, {2}, y {1} no puede parar las dos: ganas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes two threats at once, {2}, and you cannot stop both: {0} wins.</source>
        <translation>Crea dos amenazas a la vez, {2}, y no puedes parar las dos: gana {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes {3} threats at once, {2}, and {1} cannot stop them all: {0} wins.</source>
        <translation>Crea {3} amenazas a la vez, {2}, y {1} no puede pararlas todas: gana {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes {3} threats at once, {2}, and {1} cannot stop them all: you win.</source>
        <translation>Crea {3} amenazas a la vez, {2}, y {1} no puede pararlas todas: ganas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes {3} threats at once, {2}, and you cannot stop them all: {0} wins.</source>
        <translation>Crea {3} amenazas a la vez, {2}, y no puedes pararlas todas: gana {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes two threats at once, {0}.</source>
        <translation>Crea dos amenazas a la vez, {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes {1} threats at once, {0}.</source>
        <translation>Crea {1} amenazas a la vez, {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes {0} threats at once.</source>
        <translation>Crea {0} amenazas a la vez.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes two threats at once, {2}; {1} can stop both only with {4}.</source>
        <translation>Crea dos amenazas a la vez, {2}; {1} solo puede parar las dos con {4}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes two threats at once, {2}; you can stop both only with {4}.</source>
        <translation>Crea dos amenazas a la vez, {2}; solo puedes parar las dos con {4}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes {3} threats at once, {2}; {1} can stop them all only with {4}.</source>
        <translation>Crea {3} amenazas a la vez, {2}; {1} solo puede pararlas todas con {4}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That makes {3} threats at once, {2}; you can stop them all only with {4}.</source>
        <translation>Crea {3} amenazas a la vez, {2}; solo puedes pararlas todas con {4}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That threatens to join both edges with {2}, but {1} could still cut the chain.</source>
        <translation>Amenaza con unir los dos bordes con {2}, pero {1} todavía podría cortar la cadena.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That threatens to join both edges with {2}, but you could still cut the chain.</source>
        <translation>Amenaza con unir los dos bordes con {2}, pero todavía podrías cortar la cadena.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/wins.py"/>
        <source>That threatens to win with {0}.</source>
        <translation>Amenaza {0}, que gana la partida.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That connects {0} with {1}.</source>
        <translation>Conecta {0} con {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That connects {0} with {1}: a chain from row {2} to row {3}.</source>
        <translation>Conecta {0} con {1}: una cadena desde la fila {2} hasta la fila {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That connects {0} with {1}: a chain from column {2} to column {3}.</source>
        <translation>Conecta {0} con {1}: una cadena desde la columna {2} hasta la columna {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That makes a chain from row {0} to row {1}.</source>
        <translation>Forma una cadena desde la fila {0} hasta la fila {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That makes a chain from column {0} to column {1}.</source>
        <translation>Forma una cadena desde la columna {0} hasta la columna {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That makes a chain of {0}, from row {1} to row {2}.</source>
        <translation>Forma una cadena con {0}, desde la fila {1} hasta la fila {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That makes a chain of {0}, from column {1} to column {2}.</source>
        <translation>Forma una cadena con {0}, desde la columna {1} hasta la columna {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That cuts {0} off from {1}.</source>
        <translation>Separa {0} de {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>But that connects {2} and {3} for {1}.</source>
        <translation>Pero con eso {1} conecta {2} y {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>But that connects {2} and {3} for you.</source>
        <translation>Pero con eso conectas {2} y {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>But {0} and {1} are no longer connected.</source>
        <translation>Pero {0} y {1} pierden la conexión.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That brings the chain with {0} to the bottom edge.</source>
        <translation>Eso lleva la cadena de {0} al borde de abajo.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That brings the chain with {0} to the top edge.</source>
        <translation>Eso lleva la cadena de {0} al borde de arriba.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That brings the chain with {0} to the left edge.</source>
        <translation>Eso lleva la cadena de {0} al borde izquierdo.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That brings the chain with {0} to the right edge.</source>
        <translation>Eso lleva la cadena de {0} al borde derecho.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That stops {1} from cutting {2} off from {3} there.</source>
        <translation>Eso impide que {1} separe allí {2} de {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That stops you from cutting {2} off from {3} there.</source>
        <translation>Eso impide que separes allí {2} de {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That stops {1} from connecting {2} with {3} there.</source>
        <translation>Eso impide que {1} conecte allí {2} con {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/chains.py"/>
        <source>That stops you from connecting {2} with {3} there.</source>
        <translation>Eso impide que conectes allí {2} con {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>It sleeps there: without an enemy stack next to it, it does not count.</source>
        <translation>Allí duerme: sin una pila enemiga al lado, no cuenta.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That puts {1}’s {2} to sleep.</source>
        <translation>Eso le duerme {2} a {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That puts your {2} to sleep.</source>
        <translation>Eso te duerme {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That wakes {0}’s {2}.</source>
        <translation>Eso le despierta {2} a {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That wakes your {2}.</source>
        <translation>Eso te despierta {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That puts {0}’s {2} to sleep.</source>
        <translation>Eso le duerme {2} a {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That wakes {1}’s {2}.</source>
        <translation>Eso le despierta {2} a {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That binds {1}’s {2}.</source>
        <translation>Eso le inmoviliza {2} a {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That binds your {2}.</source>
        <translation>Eso te inmoviliza {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>Points after that: {0} {2}, {1} {3} (before: {4} and {5}).</source>
        <translation>Puntos después: {0} {2}, {1} {3} (antes: {4} y {5}).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>Points after that: you {2}, {1} {3} (before: {4} and {5}).</source>
        <translation>Puntos después: tú {2}, {1} {3} (antes: {4} y {5}).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>Points after that: {0} {2}, you {3} (before: {4} and {5}).</source>
        <translation>Puntos después: {0} {2}, tú {3} (antes: {4} y {5}).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>The points stay as they are: {0} {2}, {1} {3}.</source>
        <translation>Los puntos no cambian: {0} {2}, {1} {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>The points stay as they are: you {2}, {1} {3}.</source>
        <translation>Los puntos no cambian: tú {2}, {1} {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>The points stay as they are: {0} {2}, you {3}.</source>
        <translation>Los puntos no cambian: {0} {2}, tú {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>No other move leads to such a good score at once.</source>
        <translation>Ninguna otra jugada deja de inmediato un marcador tan bueno.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>No move leads to a better score at once.</source>
        <translation>Ninguna jugada deja de inmediato un marcador mejor.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>If {1} passes, too, the game ends: {0} wins {2} to {3}.</source>
        <translation>Si {1} también pasa, la partida acaba: {0} gana por {2} a {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>If {1} passes, too, the game ends: you win {2} to {3}.</source>
        <translation>Si {1} también pasa, la partida acaba: ganas por {2} a {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>If you pass, too, the game ends: {0} wins {2} to {3}.</source>
        <translation>Si tú también pasas, la partida acaba: {0} gana por {2} a {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>If {1} passes, too, the game ends: {1} wins {2} to {3}.</source>
        <translation>Si {1} también pasa, la partida acaba: {1} gana por {2} a {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>If you pass, too, the game ends: you win {2} to {3}.</source>
        <translation>Si tú también pasas, la partida acaba: ganas por {2} a {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>If {1} passes, too, the game ends in a tie.</source>
        <translation>Si {1} también pasa, la partida acaba en empate.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>If you pass, too, the game ends in a tie.</source>
        <translation>Si tú también pasas, la partida acaba en empate.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>A pass instead ends the game, and {1} wins {2} to {3}.</source>
        <translation>Pasar en su lugar acaba la partida, y {1} gana por {2} a {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>A pass instead ends the game, and you win {2} to {3}.</source>
        <translation>Pasar en su lugar acaba la partida, y ganas por {2} a {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>No other move gains a point at once.</source>
        <translation>Ninguna otra jugada da puntos de inmediato.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That takes {1}’s {2}.</source>
        <translation>Eso le quita {2} a {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That takes your {2}.</source>
        <translation>Eso te quita {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That also takes {0}.</source>
        <translation>Eso gana también {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That lets {0} place on {2} as well.</source>
        <translation>Permite que {0} coloque también en {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>That lets you place on {2} as well.</source>
        <translation>Te permite colocar también en {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>{1} can no longer place on {2}.</source>
        <translation>{1} ya no puede colocar en {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/points.py"/>
        <source>You can no longer place on {2}.</source>
        <translation>Ya no puedes colocar en {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: Black wins {1}% of the games. Swap.</source>
        <translation>{0}: Negro gana el {1}&#xa0;% de las partidas. Cambia de bando.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0} is fair: Black wins {1}% of the games.</source>
        <translation>{0} es equilibrada: Negro gana el {1}&#xa0;% de las partidas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: Black wins {1}% of the games. Do not swap.</source>
        <translation>{0}: Negro gana el {1}&#xa0;% de las partidas. No cambies.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: Black wins {1}% of the games. The other side should swap.</source>
        <translation>{0}: Negro gana el {1}&#xa0;% de las partidas. El otro bando debería cambiar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: Black wins {1}% of the games. The other side should not swap.</source>
        <translation>{0}: Negro gana el {1}&#xa0;% de las partidas. El otro bando no debería cambiar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: Black wins with perfect play, which is proven. Swap.</source>
        <translation>{0}: Negro gana con juego perfecto; está demostrado. Cambia de bando.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0} is a fair first move: swapping or not makes no difference (proven).</source>
        <translation>{0} es una primera jugada equilibrada: cambiar o no da lo mismo (demostrado).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>{0}: White wins with perfect play, which is proven. Do not swap.</source>
        <translation>{0}: Blanco gana con juego perfecto; está demostrado. No cambies.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>Who wins with perfect play after each first move: 100 means Black, 0 means White.</source>
        <translation>Quién gana con juego perfecto tras cada primera jugada: 100 es Negro; 0, Blanco.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/first_stones.py"/>
        <source>Black’s wins in percent after this first move. Square: fair. Triangle up: swap. Triangle down: do not swap.</source>
        <translation>Victorias de Negro tras esta primera jugada, en porcentaje. Cuadrado: equilibrada. Triángulo hacia arriba: cambia. Triángulo hacia abajo: no cambies.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} becomes {0}’s.</source>
        <translation>{2} pasa a ser de {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} becomes yours.</source>
        <translation>Te quedas con {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0}’s stack {2} grows: it becomes {3} high.</source>
        <translation>La pila de {0} en {2} crece: pasa a tener altura {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>Your stack {2} grows: it becomes {3} high.</source>
        <translation>Tu pila de {2} crece: pasa a tener altura {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} becomes {0}’s, and {3} with it.</source>
        <translation>{2} pasa a ser de {0}, y {3} también.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} becomes yours, and {3} with it.</source>
        <translation>Te quedas con {2} y también con {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} flips and becomes {0}’s.</source>
        <translation>{2} se voltea y pasa a ser de {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} flips and becomes yours.</source>
        <translation>{2} se voltea y pasa a ser tuya.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} climbs {3}: {3} becomes {0}’s and {4} high; {1} gets {2}.</source>
        <translation>{2} sube a {3}: {3} pasa a ser de {0} con altura {4}; {1} recibe {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} climbs {3}: {3} becomes yours and {4} high; {1} gets {2}.</source>
        <translation>{2} sube a {3}: {3} pasa a ser tuya con altura {4}; {1} recibe {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} climbs {3}: {3} becomes {0}’s and {4} high; you get {2}.</source>
        <translation>{2} sube a {3}: {3} pasa a ser de {0} con altura {4}; tú recibes {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} climbs {3}: {3} becomes {0}’s and {4} high; {2} is left empty.</source>
        <translation>{2} sube a {3}: {3} pasa a ser de {0} con altura {4}; {2} queda sin fichas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} climbs {3}: {3} becomes yours and {4} high; {2} is left empty.</source>
        <translation>{2} sube a {3}: {3} pasa a ser tuya con altura {4}; {2} queda sin fichas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} moves to {3}.</source>
        <translation>{2} se mueve a {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} captures {3}.</source>
        <translation>{2} captura {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} passes.</source>
        <translation>{0} pasa.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You pass.</source>
        <translation>Pasas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>The players swap sides, and White moves next.</source>
        <translation>Los jugadores cambian de bando y le toca a Blanco.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You swap sides: Black becomes yours, and White moves next.</source>
        <translation>Cambias de bando: Negro pasa a ser tuyo y le toca a Blanco.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>White swaps sides: White becomes yours, and it is your turn.</source>
        <translation>Blanco cambia de bando: Blanco pasa a ser tuyo y te toca.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} placed on {2}.</source>
        <translation>{0} colocó en {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You placed on {2}.</source>
        <translation>Colocaste en {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} placed on {2}: it is {3} high now.</source>
        <translation>{0} colocó en {2}: ahora tiene altura {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You placed on {2}: it is {3} high now.</source>
        <translation>Colocaste en {2}: ahora tiene altura {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} placed on {2} and won {3} with it.</source>
        <translation>{0} colocó en {2} y con ello ganó {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You placed on {2} and won {3} with it.</source>
        <translation>Colocaste en {2} y con ello ganaste {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} flipped {2}: it is {0}’s now.</source>
        <translation>{0} volteó {2}: ahora es de {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You flipped {2}: it is yours now.</source>
        <translation>Volteaste {2}: ahora es tuya.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} climbed {3}: it is {0}’s now and {4} high; {1} got {2}.</source>
        <translation>{0} subió a {3}: ahora es de {0} con altura {4}; {1} recibió {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You climbed {3}: it is yours now and {4} high; {1} got {2}.</source>
        <translation>Subiste a {3}: ahora es tuya con altura {4}; {1} recibió {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} climbed {3}: it is {0}’s now and {4} high; you got {2}.</source>
        <translation>{0} subió a {3}: ahora es de {0} con altura {4}; tú recibiste {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} climbed {3} from {2}: it is {0}’s now and {4} high.</source>
        <translation>{0} subió a {3} desde {2}: ahora es de {0} con altura {4}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You climbed {3} from {2}: it is yours now and {4} high.</source>
        <translation>Subiste a {3} desde {2}: ahora es tuya con altura {4}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} moved from {2} to {3}.</source>
        <translation>{0} movió de {2} a {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You moved from {2} to {3}.</source>
        <translation>Moviste de {2} a {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} captured {3} from {2}.</source>
        <translation>{0} capturó {3} desde {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You captured {3} from {2}.</source>
        <translation>Capturaste {3} desde {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} passed.</source>
        <translation>{0} pasó.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You passed.</source>
        <translation>Pasaste.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>The players swapped sides.</source>
        <translation>Los jugadores cambiaron de bando.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>You swapped sides: Black is yours now.</source>
        <translation>Cambiaste de bando: Negro es tuyo ahora.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>White swapped sides: White is yours now.</source>
        <translation>Blanco cambió de bando: Blanco es tuyo ahora.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} can climb {3}: {0} gets it, and {1} gets {2}.</source>
        <translation>{2} puede subir a {3}: {0} la recibe, y {1} recibe {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} can climb {3}: you get it, and {1} gets {2}.</source>
        <translation>{2} puede subir a {3}: tú la recibes, y {1} recibe {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} can move to {1}.</source>
        <translation>{0} se puede mover a {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{0} Chosen twice, it becomes {1} high.</source>
        <translation>{0} Elegida dos veces, la pila pasa a tener altura {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} can climb {3}: {0} gets it, and {2} is left empty.</source>
        <translation>{2} puede subir a {3}: {0} la recibe, y {2} queda sin fichas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/turn_sentences.py"/>
        <source>{2} can climb {3}: you get it, and {2} is left empty.</source>
        <translation>{2} puede subir a {3}: tú la recibes, y {2} queda sin fichas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/message.py"/>
        <source>{0} or {1}</source>
        <translation>{0} o {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/connection.py"/>
        <source>Stacks of one color side by side are always connected.</source>
        <translation>Las pilas de un color lado a lado están siempre conectadas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>Nobody</source>
        <extracomment>the players; also the subject or object of sentences</extracomment>
        <translation>Nadie</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>Click a point to place a piece.</source>
        <translation>Haz clic en un punto para colocar una ficha.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>The pie rule here swaps sides, not pieces: write swap-sides.</source>
        <translation>Aquí la regla del pastel cambia los bandos, no las fichas: escribe swap-sides.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>“{0}” is no move.</source>
        <translation>«{0}» no es una jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>“{0}” is no move: write it like {1}.</source>
        <translation>«{0}» no es una jugada: escríbela como {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>There is no point {0} on this board.</source>
        <translation>No hay ningún punto {0} en este tablero.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>This game is played without the pie rule.</source>
        <translation>Esta partida se juega sin la regla del pastel.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>White may swap sides only instead of White’s first move.</source>
        <translation>Blanco solo puede cambiar de bando en lugar de su primera jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>The board ends there.</source>
        <translation>Ahí se acaba el tablero.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>{0} is taken.</source>
        <translation>{0} está ocupado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>In this game no piece is ever flipped.</source>
        <translation>En este juego no se voltea ninguna ficha.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>Nobody may pass in this game.</source>
        <translation>En este juego nadie puede pasar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>{0} and {1} are not next to each other.</source>
        <translation>{0} y {1} no son vecinos.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>“{0}” is not a stack on this board: write it like d4b or e5wb</source>
        <translation>«{0}» no es una pila de este tablero: escríbela como d4b o e5wb</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>{0} is named twice</source>
        <translation>{0} aparece dos veces</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>There are more than {0} pieces of one color</source>
        <translation>Hay más de {0} fichas de un color</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>{0} is {1} high, and no stack here is higher than {2}</source>
        <translation>{0} tiene altura {1}, y aquí ninguna pila pasa de {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>The game would be over here: {0} would have won.</source>
        <translation>Aquí la partida habría terminado: {0} habría ganado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is sleeping: with no enemy stack next to it, it does not count.</source>
        <translation>{0} duerme: sin una pila enemiga al lado, no cuenta.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is three high: it stays as it is to the end.</source>
        <translation>{0} tiene altura tres: se queda así hasta el final.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is bound: without it the band would break.</source>
        <translation>{0} está inmovilizada: sin ella se rompería la banda.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Only enemy stacks are climbed: the two pieces on top of {0} have one color.</source>
        <translation>Solo se sube a pilas enemigas: las dos fichas de arriba de {0} son del mismo color.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>All stacks form one band: {0} and {1} do not.</source>
        <translation>Todas las pilas forman una banda: {0} y {1} no.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} is taken: a new piece goes onto an empty point.</source>
        <translation>{0} está ocupado: una ficha nueva va a un punto vacío.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Nothing goes onto {0}: you have no pieces left. Move a stack, or pass.</source>
        <translation>En {0} no se pone nada: no te quedan fichas. Mueve una pila o pasa.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} cannot move yet: Black first places a second piece.</source>
        <translation>{0} aún no se puede mover: Negro coloca antes una segunda ficha.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} cannot move: there is no enemy stack next to it.</source>
        <translation>{0} no se puede mover: no tiene ninguna pila enemiga al lado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} cannot move: with any enemy stack next to it, it would be more than three high.</source>
        <translation>{0} no se puede mover: con cualquier pila enemiga de al lado pasaría de altura tres.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is yours: it may move onto an enemy stack next to it.</source>
        <translation>{0} es tuya: puede subir a una pila enemiga de al lado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>There is nothing to move on {0}.</source>
        <translation>No hay nada que mover en {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>You move only your own stacks: {0} is {1}’s.</source>
        <translation>Solo mueves tus propias pilas: {0} es de {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is empty: a stack moves only onto an enemy stack.</source>
        <translation>{0} está vacío: una pila solo sube a una pila enemiga.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>{0} is yours already: a stack moves only onto an enemy stack.</source>
        <translation>{0} ya es tuya: una pila solo sube a una pila enemiga.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Stacks are at most three high: {0} and {1} together would be {2}.</source>
        <translation>Las pilas tienen como mucho altura tres: {0} y {1} juntas sumarían {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>You may pass only with no pieces left in your hand.</source>
        <translation>Solo puedes pasar cuando no te quedan fichas en la mano.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>A stack moves one step: {0} and {1} are not next to each other.</source>
        <translation>Una pila se mueve un solo paso: {0} y {1} no son vecinos.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Board</source>
        <extracomment>a choice between kinds of boards</extracomment>
        <translation>Tablero</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Hexagon</source>
        <translation>Hexágono</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>37 points in a hexagon, each with up to six neighbors.</source>
        <translation>37 puntos en un hexágono, cada uno con hasta seis vecinos.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>49 points in a square; diagonal neighbors are neighbors, too: sharper.</source>
        <translation>49 puntos en un cuadrado; los puntos en diagonal también son vecinos: más táctico.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>49 points in squares and triangles, each with two to five neighbors.</source>
        <translation>49 puntos en cuadrados y triángulos, cada uno con entre dos y cinco vecinos.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Climb enemy stacks, but keep all stacks in one group; at the end only stacks next to an enemy count.</source>
        <translation>Sube a las pilas enemigas, pero mantén todas las pilas en un solo grupo; al final solo cuentan las que tienen al lado una enemiga.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Square</source>
        <translation>Cuadrado</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>A new piece goes next to a stack: there is none next to {0}.</source>
        <translation>Una ficha nueva va junto a una pila: junto a {0} no hay ninguna.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/abande.py"/>
        <source>Snub square</source>
        <translation>Cuadrado romo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>{0}: Black has {1} and White has {2} of its {3} corners.</source>
        <translation>{0}: de sus {3} esquinas, Negro tiene {1} y Blanco {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>You may place in the space {0} only with exactly half of its {2} corners: you have {1}.</source>
        <translation>En el espacio {0} solo puedes colocar con exactamente la mitad de sus {2} esquinas: tienes {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>{0} is a space: you place only on vertices, where lines cross.</source>
        <translation>{0} es un espacio: solo colocas en vértices, donde se cruzan las líneas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>Stones of one color in a space and on its corner are always connected.</source>
        <translation>Las piedras de un color en un espacio y en su esquina están siempre conectadas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>Stones of one color in spaces side by side are connected.</source>
        <translation>Las piedras de un color en espacios lado a lado están conectadas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>Two stones are not connected by the line between them.</source>
        <translation>Dos piedras no quedan conectadas por la línea que las une.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>Take the corners of a space to win it, and connect your two edges.</source>
        <translation>Toma las esquinas de un espacio para ganarlo y conecta tus dos bordes.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>Click where two lines cross to place a stone.</source>
        <translation>Haz clic donde se cruzan dos líneas para poner una piedra.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/conquare.py"/>
        <source>spaces</source>
        <translation>espacios</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Diagonal neighbors of one color are connected, as they are in no crosscut.</source>
        <translation>Las pilas vecinas en diagonal de un color están conectadas, pues no están en ningún corte cruzado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In this crosscut {0} and {1} are connected: both are higher than {2}.</source>
        <translation>En este corte cruzado {0} y {1} están conectadas: las dos son más altas que {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In this crosscut {0} and {1} are connected: {0} is as high as {2}, and {1} is higher than {3}.</source>
        <translation>En este corte cruzado {0} y {1} están conectadas: {0} es tan alta como {2}, y {1} es más alta que {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In this crosscut {0} and {1} are cut: {0} is not higher than {2}.</source>
        <translation>En este corte cruzado {0} y {1} están cortadas: {0} no es más alta que {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In this crosscut {0} and {1} are cut: {0} is lower than {2}.</source>
        <translation>En este corte cruzado {0} y {1} están cortadas: {0} es más baja que {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In this crosscut {0} and {1} are cut: {0} is only as high as {2}, and {1} is not higher than {3}.</source>
        <translation>En este corte cruzado {0} y {1} están cortadas: {0} solo es tan alta como {2}, y {1} no es más alta que {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} is taken: a new piece goes onto an empty point or a stack of yours.</source>
        <translation>{0} está ocupado: una ficha nueva va a un punto vacío o sobre una pila tuya.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} can neither grow nor climb: no stack beside it has its height.</source>
        <translation>{0} no puede crecer ni subir: ninguna pila de al lado tiene su altura.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} is yours: its top piece may move onto an enemy stack beside it.</source>
        <translation>{0} es tuya: su ficha de arriba puede subir a una pila enemiga de al lado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} cannot move: it shares no crosscut with an enemy stack of its height.</source>
        <translation>{0} no se puede mover: no comparte ningún corte cruzado con una pila enemiga de su altura.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} cannot move: no enemy stack above, below, left or right of it has its height.</source>
        <translation>{0} no se puede mover: ninguna pila enemiga vecina (arriba, abajo, a la izquierda o a la derecha) tiene su altura.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} is empty: a piece moves only onto an enemy stack.</source>
        <translation>{0} está vacío: una ficha solo sube a una pila enemiga.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>{0} is yours already: a piece moves only onto an enemy stack.</source>
        <translation>{0} ya es tuya: una ficha solo sube a una pila enemiga.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A piece moves only between stacks of the same height: {0} is {1} high, and {2} is {3}.</source>
        <translation>Una ficha solo se mueve entre pilas de la misma altura: {0} tiene {1}, y {2} tiene {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Here a piece moves only within a crosscut, and {0} and {1} share none.</source>
        <translation>Aquí una ficha solo se mueve dentro de un corte cruzado, y {0} y {1} no comparten ninguno.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A piece moves one point up, down, left or right: {0} and {1} are not side by side.</source>
        <translation>Una ficha se mueve un punto hacia arriba, abajo, la izquierda o la derecha: {0} y {1} no están uno al lado del otro.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Connection</source>
        <extracomment>a rule that can be chosen: what counts as connected</extracomment>
        <translation>Conexión</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Plain</source>
        <extracomment>the plain rule of connection</extracomment>
        <translation>Sencilla</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In a crosscut, two stacks are connected when both are higher than the lower enemy stack.</source>
        <translation>En un corte cruzado, dos pilas están conectadas cuando las dos son más altas que la enemiga más baja.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Tiebreak</source>
        <extracomment>the rule of connection in which the second highest stacks break ties</extracomment>
        <translation>Desempate</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>As plain; and an equal lower stack is enough when the higher one beats the higher enemy stack.</source>
        <translation>Como la sencilla; además basta igualar a la enemiga más baja cuando la más alta supera a la enemiga más alta.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Movement</source>
        <extracomment>a rule that can be chosen: where pieces may move</extracomment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Anywhere</source>
        <extracomment>pieces may move anywhere</extracomment>
        <translation>Libre</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A piece may move onto any enemy stack of the same height beside it.</source>
        <translation>Una ficha puede subir a cualquier pila enemiga de la misma altura que tenga al lado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>In crosscuts</source>
        <extracomment>pieces may move in crosscuts only</extracomment>
        <translation>En cortes cruzados</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A piece may move only between two stacks of the same crosscut.</source>
        <translation>Una ficha solo se puede mover entre dos pilas de un mismo corte cruzado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Growth</source>
        <extracomment>a rule that can be chosen: whether stacks grow without climbing</extracomment>
        <translation>Crecimiento</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>None</source>
        <extracomment>stacks grow by climbing only</extracomment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A new piece goes onto an empty point.</source>
        <translation>Una ficha nueva va a un punto vacío.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Beside equals</source>
        <extracomment>stacks grow beside stacks of the same height</extracomment>
        <translation>Junto a iguales</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>A new piece may also go onto a stack of your own that is as high as a stack beside it.</source>
        <translation>Una ficha nueva también puede ir sobre una pila propia que sea tan alta como una pila de al lado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Start</source>
        <comment>what the board begins with</comment>
        <translation>Inicio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Empty board</source>
        <translation>Tablero vacío</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>The board starts empty.</source>
        <translation>El tablero empieza vacío.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Checkered, Black on a1</source>
        <translation>Ajedrezado, Negro en a1</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>The board starts full of single pieces, black and white in turn, with a black one on a1.</source>
        <translation>El tablero empieza lleno de fichas sueltas, negras y blancas alternadas, con una negra en a1.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Checkered, White on a1</source>
        <translation>Ajedrezado, Blanco en a1</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>The board starts full of single pieces, black and white in turn, with a white one on a1.</source>
        <translation>El tablero empieza lleno de fichas sueltas, negras y blancas alternadas, con una blanca en a1.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/escabel.py"/>
        <source>Place pieces and climb onto enemy stacks to connect your two edges; in a crosscut, height decides.</source>
        <translation>Coloca fichas y sube a las pilas enemigas para conectar tus dos bordes; en un corte cruzado decide la altura.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/fast_conquare.py"/>
        <source>Two corners of a space already win it: take them, and connect your two edges.</source>
        <translation>Dos esquinas de un espacio ya lo ganan: tómalas y conecta tus dos bordes.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/fast_quabble.py"/>
        <source>Half of the light squares around a dark one already win it: take them, and connect your two edges.</source>
        <translation>La mitad de las casillas claras alrededor de una oscura ya la gana: tómalas y conecta tus dos bordes.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Click a light square to place a stone.</source>
        <translation>Haz clic en una casilla clara para poner una piedra.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Both control it.</source>
        <translation>Los dos tienen el control.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0} controls it.</source>
        <translation>{0} tiene el control.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Both contest it.</source>
        <translation>Está en disputa: pueden colocar los dos.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0} contests it.</source>
        <translation>Está en disputa: puede colocar {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Nobody controls or contests it.</source>
        <translation>Nadie tiene el control, y no está en disputa.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0} is taken: a stone goes onto an empty place.</source>
        <translation>{0} está ocupado: una piedra va a un sitio vacío.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>The dark square {0} cannot be placed on: {1} light squares have no half. It comes along once {2} are yours.</source>
        <translation>En la casilla oscura {0} no puede colocar nadie: {1} casillas claras no tienen mitad. La ganas en cuanto {2} de ellas son tuyas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0}: Black has {1} and White has {2} of its {3} light squares.</source>
        <translation>{0}: de sus {3} casillas claras, Negro tiene {1} y Blanco {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0} is a dark square: you place on light squares only.</source>
        <translation>{0} es una casilla oscura: solo colocas en casillas claras.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>In this game no stone is ever moved.</source>
        <translation>En este juego no se mueve ninguna piedra.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>{0} is empty, and {1} controls it: a stone would have come there by itself</source>
        <translation>{0} está vacío, aunque lo controla {1}: habría llegado una piedra por sí sola</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/contract.py"/>
        <source>In this game no stone is ever moved: the one on {0} stays there.</source>
        <translation>En este juego no se mueve ninguna piedra: la de {0} se queda ahí.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>In this game no stone is ever flipped.</source>
        <translation>En este juego no se voltea ninguna piedra.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>You may place on the dark square {0} only with exactly half of its {2} light squares: you have {1}.</source>
        <translation>En la casilla oscura {0} solo puedes colocar con exactamente la mitad de sus {2} casillas claras: tienes {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Stones of one color side by side are always connected.</source>
        <translation>Las piedras de un color lado a lado están siempre conectadas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Stones of one color on diagonal dark squares are connected.</source>
        <translation>Las piedras de un color en casillas oscuras en diagonal están conectadas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Stones on diagonal light squares are not connected.</source>
        <translation>Las piedras en casillas claras en diagonal no están conectadas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/quabble.py"/>
        <source>Take light squares to win the dark ones between them, and connect your two edges.</source>
        <translation>Toma casillas claras para ganar las oscuras que hay entre ellas y conecta tus dos bordes.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>{0}: Black has {1} and White has {2} of its {3} lines of sight.</source>
        <translation>{0}: de sus {3} líneas de visión, Negro tiene {1} y Blanco {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>The stone on {0} can be flipped: write {0}*.</source>
        <translation>La piedra de {0} se puede voltear: escribe {0}*.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>You may place on {0} only with at least half of its {2} lines of sight: you have {1}.</source>
        <translation>En {0} solo puedes colocar con al menos la mitad de sus {2} líneas de visión: tienes {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>There is no enemy stone to flip on {0}.</source>
        <translation>No hay ninguna piedra enemiga que voltear en {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>{0} is a light square: only stones on dark squares are flipped.</source>
        <translation>{0} es una casilla clara: solo se voltean piedras en casillas oscuras.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>You may flip the stone on {0} only with more than half of its {2} lines of sight: you have {1}.</source>
        <translation>La piedra de {0} solo la puedes voltear con más de la mitad de sus {2} líneas de visión: tienes {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>You pass only when you have no other move.</source>
        <translation>Solo pasas cuando no tienes otra jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/games/qualos.py"/>
        <source>Connect your two edges: take light squares, dark ones that you see from enough sides, or flip stones there.</source>
        <translation>Conecta tus dos bordes: toma casillas claras y las oscuras que ves desde bastantes lados, o voltea las piedras que hay allí.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>Drills</source>
        <extracomment>mistakes from one’s own games, asked again</extracomment>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Positions that you got wrong, asked again</source>
        <translation>Posiciones en las que te equivocaste, preguntadas de nuevo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Next drill</source>
        <translation>Ejercicio siguiente</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>The next one that is due</source>
        <translation>El siguiente que toca</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Hint for the drill</source>
        <translation>Pista para el ejercicio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Show me a good move</source>
        <translation>Muéstrame una buena jugada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Point at the place where a good move begins; that counts as a wrong answer</source>
        <translation>Señalar el sitio donde empieza una buena jugada; cuenta como respuesta equivocada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Make the best move that is known; that counts as a wrong answer</source>
        <translation>Hacer la mejor jugada que se conoce; cuenta como respuesta equivocada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>What answers this move?</source>
        <translation>¿Qué responde a esta jugada?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Let the bot answer the move</source>
        <translation>Dejar que el bot responda a la jugada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Why not?</source>
        <translation>¿Por qué no?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Try the drill again</source>
        <translation>Intentar el ejercicio otra vez</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Take the move back, and look for a better one</source>
        <translation>Deshacer la jugada y buscar una mejor</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Try again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <source>Leave the drills</source>
        <translation>Dejar los ejercicios</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Back to your game</source>
        <translation>Volver a tu partida</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Leave</source>
        <translation>Dejar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Learn this game</source>
        <translation>Aprender este juego</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>The lesson about the game on the board</source>
        <translation>La lección sobre el juego que está en el tablero</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>All lessons</source>
        <translation>Todas las lecciones</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Guided game</source>
        <translation>Partida guiada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Play level 1 of the bot, which asks before a move that loses; the game is not rated</source>
        <translation>Contra el nivel 1 del bot, que pregunta antes de una jugada que pierde; la partida no puntúa</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Your progress</source>
        <translation>Tu progreso</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>What you have learned, what comes next, and how strong you are</source>
        <translation>Lo que has aprendido, lo que viene después y tu fuerza de juego</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>The next step of the lesson</source>
        <translation>El siguiente paso de la lección</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>The step before</source>
        <translation>El paso anterior</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Previous step</source>
        <extracomment>to the step before</extracomment>
        <translation>Paso anterior</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Previous</source>
        <comment>a step of a lesson</comment>
        <translation>Anterior</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Make the move that is looked for</source>
        <translation>Hacer la jugada que se busca</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Leave the lesson</source>
        <translation>Dejar la lección</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Patterns that experts know, with what is proven about them</source>
        <translation>Patrones que conocen los expertos, con lo que está demostrado de ellos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Next case</source>
        <translation>Caso siguiente</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>The same shape with other heights, or with less room</source>
        <translation>La misma forma con otras alturas o con menos sitio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Next shape</source>
        <translation>Forma siguiente</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>The next shape of this game</source>
        <translation>La forma siguiente de este juego</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Leave the shape</source>
        <translation>Dejar la forma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/learning_actions.py"/>
        <source>Back to what was on the board before</source>
        <translation>Volver a lo que había antes en el tablero</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Moves</source>
        <translation>Ju&amp;gadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Review</source>
        <translation>&amp;Revisar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Learn</source>
        <translation>&amp;Aprender</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>Study</source>
        <translation>Estudio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>Question before a move</source>
        <translation>Pregunta antes de una jugada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>Game with a friend elsewhere</source>
        <translation>Partida a distancia</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>This lesson</source>
        <translation>Esta lección</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>This puzzle</source>
        <translation>Este problema</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>This shape</source>
        <translation>Esta forma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>This drill</source>
        <translation>Este ejercicio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/menus.py"/>
        <source>Same as system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Puzzle of the day</source>
        <translation>Problema del día</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Today’s puzzle, of a game that you know</source>
        <translation>El problema de hoy, de un juego que conoces</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>All puzzles</source>
        <translation>Todos los problemas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Next puzzle</source>
        <translation>Problema siguiente</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>The next one that you have not solved yet</source>
        <translation>El siguiente que aún no has resuelto</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Hint for the puzzle</source>
        <translation>Pista para el problema</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Point at the place where the move begins; the puzzle does not count as solved then</source>
        <translation>Señalar el sitio donde empieza la jugada; el problema no cuenta entonces como resuelto</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Show me the move</source>
        <translation>Muéstrame la jugada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Make the move that is looked for; the puzzle does not count as solved then</source>
        <translation>Hacer la jugada que se busca; el problema no cuenta entonces como resuelto</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Why does it fail?</source>
        <translation>¿Por qué falla?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Try the puzzle again</source>
        <translation>Intentar el problema otra vez</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Take the move back, or begin the puzzle anew</source>
        <translation>Deshacer la jugada o empezar el problema de nuevo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <source>Leave the puzzle</source>
        <translation>Dejar el problema</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>New game…</source>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The next game of the match: the same again, with the colors changed</source>
        <translation>La siguiente partida del encuentro: lo mismo con los colores cambiados</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>All your games</source>
        <translation>Todas tus partidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Save a copy</source>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Every game is saved by itself; this makes a copy to keep elsewhere</source>
        <translation>Cada partida se guarda sola; esto hace una copia para conservarla en otro sitio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Save a copy as…</source>
        <translation>Guardar una copia como…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Picture of the board…</source>
        <translation>Imagen del tablero…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The board as PNG, SVG or PDF</source>
        <translation>El tablero como PNG, SVG o PDF</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Diagrams of the game…</source>
        <translation>Diagramas de la partida…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The whole game as a PDF to print</source>
        <translation>La partida entera en PDF para imprimir</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Web page of the game…</source>
        <translation>Página web de la partida…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Replays the game in any browser</source>
        <translation>Reproduce la partida en cualquier navegador</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Change players…</source>
        <translation>Cambiar los jugadores…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Take back moves until it is your turn again</source>
        <translation>Deshacer jugadas hasta que vuelva a tocarte</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Take back</source>
        <comment>a button with little room</comment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Copy game as text</source>
        <translation>Copiar la partida como texto</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Copy picture of the board</source>
        <translation>Copiar la imagen del tablero</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Paste game</source>
        <translation>Pegar una partida</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Preferences…</source>
        <translation>Preferencias…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Swap sides</source>
        <translation>Cambiar de bando</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Take over Black and its first move; your opponent plays White</source>
        <translation>Quedarse con Negro y con su primera jugada; tu rival juega con Blanco</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/move_names.py"/>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Pass</source>
        <extracomment>a command: give up this turn</extracomment>
        <translation>Pasar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/move_names.py"/>
        <source>a pass</source>
        <extracomment>a move within a sentence, as in “After {1}, {0} can win”; where one begins, it gets a capital by itself</extracomment>
        <translation>pasar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/move_names.py"/>
        <source>a swap</source>
        <extracomment>a move within a sentence, as in “{0} is better.”; where one begins, it gets a capital by itself</extracomment>
        <translation>cambiar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/drill_actions.py"/>
        <location filename="../../escabel_gui/view/commands/puzzle_actions.py"/>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>One move and the reason for it</source>
        <translation>Una jugada y su motivo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Resign</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Let the bot move</source>
        <extracomment>said to the bot</extracomment>
        <translation>Que juegue el bot</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Let the bot move for this side, or at once if it is thinking</source>
        <translation>Que el bot juegue por este bando, o al momento si está pensando</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Go on</source>
        <extracomment>after a pause</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Invite by message…</source>
        <translation>Invitar por mensaje…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Invite over the network…</source>
        <translation>Invitar por la red…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>A game with a friend whose program connects to yours</source>
        <translation>Una partida con alguien cuyo programa se conecta al tuyo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Join over the network…</source>
        <translation>Unirse por la red…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>A game to which a friend has invited you directly</source>
        <translation>Una partida a la que te han invitado directamente</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Show the invitation</source>
        <translation>Mostrar la invitación</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>What your friend needs to know to join this game</source>
        <translation>Lo que tu rival necesita saber para unirse a esta partida</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Accept what your friend has offered</source>
        <translation>Aceptar lo que tu rival ha propuesto</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Decline</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Decline what your friend has offered</source>
        <translation>Rechazar lo que tu rival ha propuesto</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Copy your answer</source>
        <translation>Copiar tu respuesta</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Copy the invitation</source>
        <translation>Copiar la invitación</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>A game with a friend elsewhere, by messages that you send each other</source>
        <translation>Una partida a distancia, con mensajes que se envían de un lado a otro</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>More of the hint</source>
        <translation>Más de la pista</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>How both would go on, and then the move on the board</source>
        <translation>Cómo seguirían los dos, y después la jugada en el tablero</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>More</source>
        <extracomment>on a button: more of the hint that is shown</extracomment>
        <translation>Más</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Choose another move</source>
        <translation>Elegir otra jugada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Do without the move in question</source>
        <translation>No hacer la jugada en cuestión</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Think again</source>
        <translation>Pensarlo otra vez</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Play it anyway</source>
        <translation>Jugarla de todos modos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Make the move in question; the same move again does that, too</source>
        <translation>Hacer la jugada en cuestión; repetir la misma jugada también vale</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Copy the message for your friend</source>
        <translation>Copiar el mensaje para tu rival</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>A text with the whole game, to be sent to your friend</source>
        <translation>Un texto con la partida entera, para enviárselo a tu rival</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The text with which your friend begins the game, to be sent to them</source>
        <translation>El texto con el que tu rival empieza la partida, para enviárselo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Prepare answers</source>
        <translation>Preparar respuestas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Answers to moves that your friend may make, played at once when they come; nobody else sees them</source>
        <translation>Respuestas a jugadas que quizá haga tu rival; se juegan al momento cuando llegan, y nadie más las ve</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Stop preparing answers</source>
        <translation>Dejar de preparar respuestas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Back to your game; what is prepared stays</source>
        <translation>Volver a tu partida; lo preparado se conserva</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Done</source>
        <extracomment>a button that ends preparing answers</extracomment>
        <translation>Listo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Allow take-back</source>
        <translation>Permitir deshacer</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Allow</source>
        <translation>Permitir</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Refuse take-back</source>
        <translation>No permitir deshacer</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The game stays as it is</source>
        <translation>La partida sigue como está</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Refuse</source>
        <translation>No permitir</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Keep my version</source>
        <translation>Conservar mi versión</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The game goes on as it stands here</source>
        <translation>La partida sigue tal como está aquí</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Keep mine</source>
        <translation>Conservar la mía</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Your friend’s latest move is taken back</source>
        <translation>Se deshace la última jugada de tu rival</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Use my friend’s version</source>
        <translation>Usar la versión de mi rival</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The game goes on as your friend has it</source>
        <translation>La partida sigue tal como la tiene tu rival</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Take theirs</source>
        <translation>Tomar la suya</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>One move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>One move forward</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Previous variation</source>
        <translation>Variante anterior</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Next variation</source>
        <translation>Variante siguiente</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Make this the main line</source>
        <translation>Hacerla línea principal</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>This variation becomes the game itself</source>
        <translation>Esta variante pasa a ser la partida misma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Delete from here</source>
        <translation>Borrar desde aquí</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Delete this move and all that follows it</source>
        <translation>Borrar esta jugada y todo lo que la sigue</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Undo change to moves</source>
        <translation>Deshacer el cambio de jugadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Bring deleted moves back</source>
        <translation>Recuperar las jugadas borradas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Play on from here…</source>
        <translation>Seguir jugando desde aquí…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>A new game with these moves, against a friend or the bot</source>
        <translation>Una nueva partida con estas jugadas, contra alguien o contra el bot</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Play it out</source>
        <translation>Jugar hasta el final</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Begin a game from this position of an exercise, from either side</source>
        <translation>Empezar una partida desde esta posición del ejercicio, con el bando que quieras</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Set up a position…</source>
        <translation>Preparar una posición…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Put pieces on this board as you like, and play on from there</source>
        <translation>Poner fichas en este tablero a tu gusto y seguir jugando desde ahí</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Write a comment</source>
        <translation>Escribir un comentario</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Play with the keyboard</source>
        <translation>Jugar con el teclado</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Play with the arrow keys, Enter and Escape</source>
        <translation>Jugar con las flechas, Intro y Escape</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Type a move</source>
        <translation>Escribir una jugada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Flip board</source>
        <extracomment>turn it upside down</extracomment>
        <translation>Girar el tablero</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Show connections</source>
        <extracomment>a layer on the board that shows what the rules say</extracomment>
        <translation>Mostrar conexiones</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>What is connected, cut or contested, also after the move under the pointer</source>
        <translation>Lo que está conectado, cortado o en disputa, también tras la jugada bajo el puntero</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Show fair first moves</source>
        <translation>Mostrar primeras jugadas equilibradas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>How often Black wins after it, as long searches tell; a game with this help is not rated</source>
        <translation>Cuántas veces gana Negro después, según largas búsquedas; una partida con esta ayuda no puntúa</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Show fairness</source>
        <translation>Equilibrio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Short sounds for moves, refusals, the clock and the end</source>
        <translation>Sonidos breves para las jugadas, los rechazos, el reloj y el final</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Show what the bot would play here</source>
        <translation>Mostrar lo que jugaría aquí el bot</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Review game</source>
        <translation>Revisar la partida</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Look at every position, and find where it was lost</source>
        <translation>Mirar cada posición y encontrar dónde se perdió la partida</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Next mistake</source>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Next</source>
        <comment>a mistake</comment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Previous mistake</source>
        <translation>Error anterior</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Previous</source>
        <comment>a mistake</comment>
        <translation>Anterior</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Try it yourself</source>
        <translation>Inténtalo tú</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Go to the position before this mistake and find a better move</source>
        <translation>Ir a la posición anterior a este error y encontrar una jugada mejor</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Other games from here</source>
        <translation>Otras partidas desde aquí</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>What was played from this position in your games, or those of a folder or file, and how it went</source>
        <translation>Lo que se jugó desde esta posición en tus partidas, o en las de una carpeta o un archivo, y cómo acabó</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Report on games</source>
        <translation>Informe de partidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Results, first moves, mistakes and ratings over the games of your library</source>
        <translation>Resultados, primeras jugadas, errores y puntuaciones de las partidas de tu biblioteca</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Why not this move?</source>
        <translation>¿Por qué no esta jugada?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Make a move on the board, and see what answers it; your game stays as it is</source>
        <translation>Hacer una jugada en el tablero y ver qué responde a ella; tu partida queda como está</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Leave the question</source>
        <translation>Dejar la pregunta</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Look at the shape</source>
        <translation>Ver la forma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>The page of the shape that was just named; your game waits</source>
        <translation>La página de la forma que se acaba de nombrar; tu partida espera</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Side panel</source>
        <translation>Panel lateral</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Moves, analysis, review and other games beside the board</source>
        <translation>Jugadas, análisis, revisión y otras partidas junto al tablero</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Board only</source>
        <translation>Solo el tablero</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Hide all but board and players; Escape leaves</source>
        <translation>Ocultar todo menos el tablero y los jugadores; se sale con Escape</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Rules of this game</source>
        <translation>Reglas de este juego</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Symbols on the board</source>
        <translation>Símbolos en el tablero</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>What each sign on the board means</source>
        <translation>Lo que significa cada símbolo en el tablero</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>About Escabel</source>
        <translation>Acerca de Escabel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/window_actions.py"/>
        <source>Check for updates…</source>
        <translation>Buscar actualizaciones…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>Your games</source>
        <translation>Tus partidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>Your settings</source>
        <translation>Tus preferencias</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>Error log</source>
        <translation>Registro de errores</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>Drills: %n due today</source>
        <translation>
            <numerusform>Ejercicios: hoy toca %n</numerusform>
            <numerusform>Ejercicios: hoy tocan %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>The next one comes back today at {0}.</source>
        <translation>El siguiente vuelve hoy a las {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>The next one comes tomorrow.</source>
        <translation>El siguiente llega mañana.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>The next one comes on {0}.</source>
        <translation>El siguiente llega el {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>Nothing more is due: {0} of {1} right at the first try.</source>
        <translation>No queda nada por repasar: {0} de {1} bien a la primera.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_texts.py"/>
        <source>Also good: {0}.</source>
        <translation>También bien: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Win at once</source>
        <translation>Ganar al instante</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Stop a win</source>
        <translation>Impedir una victoria</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Double threat</source>
        <translation>Doble amenaza</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Forcing moves</source>
        <translation>Jugadas que fuerzan</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Win the race</source>
        <translation>Ganar la carrera</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Block the way</source>
        <translation>Cerrar el paso</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Cut a chain</source>
        <translation>Cortar una cadena</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Connect chains</source>
        <translation>Conectar cadenas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Reach an edge</source>
        <translation>Llegar a un borde</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Climb</source>
        <translation>Subir</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Flip a stone</source>
        <translation>Voltear una piedra</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>What comes along</source>
        <translation>Lo que se suma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Contested places</source>
        <translation>Lugares disputados</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Sleeping stacks</source>
        <translation>Pilas dormidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Bound stacks</source>
        <translation>Pilas inmovilizadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>When to pass</source>
        <translation>Cuándo pasar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Count the end</source>
        <translation>Contar el final</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>A quiet move</source>
        <translation>Una jugada tranquila</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Win at once: one move decides the game.</source>
        <translation>Ganar al instante: una jugada decide la partida.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Double threat: a move threatens more than one reply can stop.</source>
        <translation>Doble amenaza: una jugada amenaza más de lo que una respuesta puede impedir.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Forcing moves: each move threatens to win, so that it has to be answered.</source>
        <translation>Jugadas que fuerzan: cada jugada amenaza con ganar, así que hay que responder a ella.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Win the race: both are close to winning, and the move runs on instead of blocking.</source>
        <translation>Ganar la carrera: los dos están a punto de ganar, y la jugada sigue adelante en vez de cerrar el paso.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Connect chains: the move joins chains of the same color.</source>
        <translation>Conectar cadenas: la jugada une cadenas del mismo color.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Sleeping stacks: a move puts enemy stacks to sleep, or wakes one’s own.</source>
        <translation>Pilas dormidas: una jugada hace dormir pilas enemigas o despierta propias.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0}, {1} points</source>
        <translation>{0}, {1} puntos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0}: the bot finds it from level {1} ({2}) on.</source>
        <translation>{0}: el bot encuentra la solución a partir del nivel {1} ({2}).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>You would solve about {0}% of such puzzles.</source>
        <translation>Resolverías alrededor del {0}&#xa0;% de los problemas así.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Your puzzle rating in this game is not known yet: a few answers more will tell.</source>
        <translation>Tu puntuación de problemas en este juego aún no se conoce: con unas respuestas más se sabrá.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Your puzzle rating in this game: about {0} so far</source>
        <translation>Tu puntuación de problemas en este juego: unos {0} por ahora</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Your puzzle rating in this game: {0} ({1})</source>
        <translation>Tu puntuación de problemas en este juego: {0} ({1})</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0} {1} of {2}</source>
        <translation>{0} {1} de {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Course: {0}</source>
        <translation>Curso: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Course: all puzzles</source>
        <translation>Curso: todos los problemas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Round {0}: {1} of {2} answered, {3} right, in {4}.</source>
        <translation>Vuelta {0}: {1} de {2} con respuesta, {3} bien, en {4}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>%n puzzle(s), again and again, each time faster.</source>
        <translation>
            <numerusform>%n problema, una y otra vez, cada vez más rápido.</numerusform>
            <numerusform>%n problemas, una y otra vez, cada vez más rápido.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Round {0} can begin.</source>
        <translation>La vuelta {0} puede empezar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Round {0} helps most from tomorrow on.</source>
        <translation>La vuelta {0} ayuda más a partir de mañana.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Round {0} helps most from {1} on.</source>
        <translation>La vuelta {0} ayuda más a partir del {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Round {0}, {1}: {2} of {3} right, in {4}</source>
        <translation>Vuelta {0}, {1}: {2} de {3} bien, en {4}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Block the way: the opponent is near its edges, and the move stands in between.</source>
        <translation>Cerrar el paso: el rival está cerca de sus bordes, y la jugada se pone en medio.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Stop a win: the opponent would win on the next turn.</source>
        <translation>Impedir una victoria: el rival ganaría en su próximo turno.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Cut a chain: the move divides a chain of the opponent.</source>
        <translation>Cortar una cadena: la jugada divide una cadena del rival.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Reach an edge: the move brings a chain to an edge.</source>
        <translation>Llegar a un borde: la jugada lleva una cadena a un borde.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Climb: the move goes onto an enemy stack.</source>
        <translation>Subir: la jugada sube a una pila enemiga.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Flip a stone: the move turns an enemy stone over.</source>
        <translation>Voltear una piedra: la jugada voltea una piedra enemiga.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>What comes along: the move wins more than the place where it is made.</source>
        <translation>Lo que se suma: la jugada gana más que el lugar donde se hace.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Contested places: the move goes where its surroundings decide who may place.</source>
        <translation>Lugares disputados: la jugada va donde los alrededores deciden quién puede colocar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Bound stacks: the move keeps enemy stacks from moving.</source>
        <translation>Pilas inmovilizadas: la jugada impide moverse a pilas enemigas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>When to pass: the right move is a pass.</source>
        <translation>Cuándo pasar: la jugada correcta es pasar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Count the end: the points at the end of the game decide.</source>
        <translation>Contar el final: deciden los puntos al final de la partida.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>A quiet move: it threatens nothing yet, and wins all the same.</source>
        <translation>Una jugada tranquila: aún no amenaza nada y gana de todos modos.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0}: puzzle {1}</source>
        <translation>{0}: problema {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0} moves and wins at once.</source>
        <translation>{0} juega y gana al instante.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0} moves and wins in %n turn(s).</source>
        <translation>
            <numerusform>{0} juega y gana en una jugada.</numerusform>
            <numerusform>{0} juega y gana en %n jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0} moves and wins by %n point(s).</source>
        <translation>
            <numerusform>{0} juega y gana por %n punto.</numerusform>
            <numerusform>{0} juega y gana por %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Only one first move does it: every other one brings less.</source>
        <translation>Solo vale una primera jugada: cualquier otra da menos puntos.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0}’s chain already joins the edges: it wins unless it is cut now, and {0} wins after every first move but one.</source>
        <translation>La cadena de {0} ya une los bordes: gana si no se corta ahora, y {0} gana tras cualquier primera jugada salvo una.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0} threatens to win with the next move, and wins after every first move but one.</source>
        <translation>{0} amenaza con ganar en la próxima jugada, y gana tras cualquier primera jugada salvo una.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Only one first move does it: after every other one {0} wins.</source>
        <translation>Solo vale una primera jugada: tras cualquier otra gana {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Easy</source>
        <extracomment>a puzzle</extracomment>
        <translation>Fácil</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Medium</source>
        <extracomment>a puzzle</extracomment>
        <translation>Media</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Hard</source>
        <extracomment>a puzzle</extracomment>
        <translation>Difícil</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>Very hard</source>
        <extracomment>a puzzle</extracomment>
        <translation>Muy difícil</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_texts.py"/>
        <source>{0} moves and saves a tie.</source>
        <translation>{0} juega y salva el empate.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Open game</source>
        <translation>Abrir la partida</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Continue where you left it</source>
        <translation>Continuar donde la dejaste</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Rename…</source>
        <translation>Cambiar el nombre…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Tags…</source>
        <translation>Etiquetas…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Words by which games are grouped and found</source>
        <translation>Palabras con las que se agrupan y se encuentran partidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Merge</source>
        <translation>Combinar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Another game with the moves and comments of all selected ones</source>
        <translation>Otra partida con las jugadas y los comentarios de todas las seleccionadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Add to a study</source>
        <translation>Añadir a un estudio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Each selected game becomes a chapter</source>
        <translation>Cada partida seleccionada será un capítulo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Write copies to keep or send</source>
        <translation>Escribir copias para conservarlas o enviarlas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Move to the trash</source>
        <translation>Enviar a la papelera</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Undo delete</source>
        <translation>Deshacer el borrado</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Import games…</source>
        <translation>Importar partidas…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Import a folder…</source>
        <translation>Importar una carpeta…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>All games in a folder and below it</source>
        <translation>Todas las partidas de una carpeta y de las que contiene</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Review all</source>
        <translation>Revisar todas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Examine every game that is over and has not been reviewed, in the background</source>
        <translation>Examinar en segundo plano todas las partidas terminadas que no se han revisado</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Pause the review of the library</source>
        <translation>Pausar la revisión de la biblioteca</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Go on with the review of the library</source>
        <translation>Seguir con la revisión de la biblioteca</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>End the review of the library; what it has seen is kept</source>
        <translation>Terminar la revisión de la biblioteca; lo que ha visto se conserva</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Figures and pictures over the games that are listed</source>
        <translation>Cifras e imágenes de las partidas que se muestran</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Show all games</source>
        <translation>Mostrar todas las partidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <source>Which files are not games, and why</source>
        <translation>Qué archivos no son partidas y por qué</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <location filename="../../escabel_gui/view/report/report_actions.py"/>
        <location filename="../../escabel_gui/view/widgets/waiting.py"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_actions.py"/>
        <location filename="../../escabel_gui/view/report/report_actions.py"/>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/heading.py"/>
        <source>Black: {0} · White: {1}</source>
        <translation>Negro: {0} · Blanco: {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/rating/rating_texts.py"/>
        <source>No rated game yet</source>
        <translation>Ninguna partida puntuada todavía</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/rating/rating_texts.py"/>
        <source>Puzzle rating: none yet</source>
        <translation>Puntuación de problemas: aún ninguna</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/rating/rating_texts.py"/>
        <source>Puzzle rating: {0}, after %n puzzle(s)</source>
        <translation>
            <numerusform>Puntuación de problemas: {0}, tras %n problema</numerusform>
            <numerusform>Puntuación de problemas: {0}, tras %n problemas</numerusform>
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
            <numerusform>{0}, tras %n partida puntuada</numerusform>
            <numerusform>{0}, tras %n partidas puntuadas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Beginner</source>
        <comment>level</comment>
        <translation>Principiante</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Novice</source>
        <comment>level</comment>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Casual</source>
        <comment>level</comment>
        <translation>Aficionado</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Regular</source>
        <comment>level</comment>
        <translation>Intermedio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Strong</source>
        <comment>level</comment>
        <translation>Fuerte</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Expert</source>
        <comment>level</comment>
        <translation>Experto</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Champion</source>
        <comment>level</comment>
        <translation>Campeón</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Master</source>
        <comment>level</comment>
        <translation>Maestro</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Thinks for a moment, three seconds at most. Takes advantage of mistakes.</source>
        <translation>Piensa un poco, tres segundos como mucho. Aprovecha los errores.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Thinks for three seconds at most. Hardly ever misses the best move it sees.</source>
        <translation>Piensa tres segundos como mucho. Casi nunca deja pasar la mejor jugada que ve.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Thinks for six seconds at most, and always plays the best move it finds.</source>
        <translation>Piensa seis segundos como mucho y juega siempre la mejor jugada que encuentra.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Thinks for about six seconds a move, and plays as well as it can.</source>
        <translation>Piensa unos seis segundos por jugada y juega lo mejor que puede.</translation>
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
        <translation>Cambiar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You</source>
        <extracomment>in place of a name, on the card of the person who plays against the bot</extracomment>
        <translation>Tú</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Bot (level {0})</source>
        <translation>Bot (nivel {0})</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Your friend</source>
        <translation>Tu rival</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>top to bottom</source>
        <translation>de arriba abajo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>left to right</source>
        <translation>de izquierda a derecha</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>The game is a tie.</source>
        <translation>La partida acaba en empate.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: {1} resigned.</source>
        <translation>{0} gana: {1} se ha rendido.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: {1} ran out of time.</source>
        <translation>{0} gana: {1} se ha quedado sin tiempo.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: {1} forfeited the game.</source>
        <translation>{0} gana: {1} pierde por reglamento.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins.</source>
        <translation>{0} gana.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins by %n point(s).</source>
        <translation>
            <numerusform>{0} gana por %n punto.</numerusform>
            <numerusform>{0} gana por %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You win by %n point(s).</source>
        <translation>
            <numerusform>Ganas por %n punto.</numerusform>
            <numerusform>Ganas por %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You win: {1} resigned.</source>
        <translation>Ganas: {1} se ha rendido.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Answers at once. Looks at a few moves, and overlooks even a win that is far from the last moves.</source>
        <translation>Responde al momento. Mira solo unas pocas jugadas y se le escapa incluso una victoria lejos de las últimas jugadas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Answers at once. Sees every win in one move, and overlooks much that is far away or unusual.</source>
        <translation>Responde al momento. Ve toda victoria en una jugada, y se le escapa mucho de lo que está lejos o es poco común.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Answers at once. Looks a little ahead, and overlooks some moves that are far away or unusual.</source>
        <translation>Responde al momento. Mira un poco hacia delante, y se le escapan algunas jugadas lejanas o poco comunes.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Answers at once. Looks some moves ahead, and seldom overlooks anything.</source>
        <translation>Responde al momento. Mira unas cuantas jugadas hacia delante y rara vez se le escapa algo.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} against you</source>
        <translation>{0} contra ti</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} against {1}</source>
        <translation>{0} contra {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You win: {1} ran out of time.</source>
        <translation>Ganas: {1} se ha quedado sin tiempo.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You win: {1} forfeited the game.</source>
        <translation>Ganas: {1} pierde por reglamento.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>You win.</source>
        <translation>Ganas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: you resigned.</source>
        <translation>{0} gana: te has rendido.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: you ran out of time.</source>
        <translation>{0} gana: te has quedado sin tiempo.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins: you forfeited the game.</source>
        <translation>{0} gana: pierdes por reglamento.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>today, {0}</source>
        <extracomment>a time of day</extracomment>
        <translation>hoy, {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>yesterday, {0}</source>
        <extracomment>a time of day</extracomment>
        <translation>ayer, {0}</translation>
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
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Unfinished</source>
        <extracomment>a game that has no result yet</extracomment>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>Tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins (resigned)</source>
        <translation>{0} gana (rendición)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins (time)</source>
        <translation>{0} gana (tiempo)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins (forfeit)</source>
        <translation>{0} gana (reglamento)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins</source>
        <translation>{0} gana</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/texts.py"/>
        <source>{0} wins by {1}</source>
        <translation>{0} gana por {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/themes.py"/>
        <source>Maple</source>
        <extracomment>a theme: the colors of a wood</extracomment>
        <translation>Arce</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/themes.py"/>
        <source>Linen</source>
        <extracomment>a theme: the colors of a cloth</extracomment>
        <translation>Lino</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/themes.py"/>
        <source>Slate</source>
        <extracomment>a theme: the colors of a stone</extracomment>
        <translation>Pizarra</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/themes.py"/>
        <source>Night walnut</source>
        <translation>Nogal nocturno</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/themes.py"/>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Put at least one piece on the board.</source>
        <translation>Pon al menos una ficha en el tablero.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Put at least one stone on the board.</source>
        <translation>Pon al menos una piedra en el tablero.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Each side has %n piece(s) at most.</source>
        <translation>
            <numerusform>Cada bando tiene %n ficha como mucho.</numerusform>
            <numerusform>Cada bando tiene %n fichas como mucho.</numerusform>
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
        <translation>Al principio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/look/heading.py"/>
        <source>After {0}</source>
        <translation>Tras {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/booklet.py"/>
        <source>Instead of {0}: {1}</source>
        <translation>En lugar de {0}: {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/file_writing.py"/>
        <source>{0} files (*{1});;All files (*)</source>
        <translation>Archivos {0} (*{1});;Todos los archivos (*)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/file_writing.py"/>
        <source>{0} already exists. Replace it?</source>
        <translation>{0} ya existe. ¿Reemplazarlo?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/file_writing.py"/>
        <source>Writing {0}…</source>
        <translation>Escribiendo {0}…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library.py"/>
        <location filename="../../escabel_gui/view/widgets/file_writing.py"/>
        <location filename="../../escabel_gui/view/widgets/file_writing.py"/>
        <source>{0} cannot be written: {1}.</source>
        <translation>No se puede escribir {0}: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>Black’s chances</source>
        <translation>Posibilidades de Negro</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/web_page.py"/>
        <source>Start</source>
        <comment>of the game</comment>
        <translation>Inicio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/errors.py"/>
        <source>Something went wrong</source>
        <translation>Algo ha fallado</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/errors.py"/>
        <source>Something unexpected went wrong. Your game is safe and goes on.

The details are in {0}.</source>
        <translation>Algo inesperado ha fallado. Tu partida está a salvo y sigue.

Los detalles están en {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/errors.py"/>
        <source>Copy details</source>
        <translation>Copiar los detalles</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <location filename="../../escabel_gui/view/look/shown_texts.py"/>
        <source>reviewed</source>
        <translation>revisada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_list.py"/>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_list.py"/>
        <source>Game</source>
        <comment>one that was played</comment>
        <translation>Partida</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/chapters/chapter_list.py"/>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>%n point(s) · {0} in hand</source>
        <translation>
            <numerusform>%n punto · {0} en mano</numerusform>
            <numerusform>%n puntos · {0} en mano</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/engine_process.py"/>
        <source>The bot gave an invalid answer.</source>
        <translation>El bot ha dado una respuesta no válida.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/analyst.py"/>
        <source>The bot stopped unexpectedly.</source>
        <translation>El bot se ha detenido de forma inesperada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/bot.py"/>
        <source>The bot chose a move that the rules forbid.</source>
        <translation>El bot ha elegido una jugada que las reglas prohíben.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/engine_process.py"/>
        <source>The bot did not answer.</source>
        <translation>El bot no ha respondido.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/engine_process.py"/>
        <source>The bot ended unexpectedly.</source>
        <translation>El bot ha terminado de forma inesperada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/engines/engine_process.py"/>
        <source>The bot could not be started.</source>
        <translation>No se ha podido iniciar el bot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/peer_connector.py"/>
        <source>Nobody answers at this address: a router or firewall may be in the way.</source>
        <translation>Nadie responde en esta dirección: puede haber un router o un cortafuegos en medio.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/peer_connector.py"/>
        <source>No computer has this address: compare it with your friend’s.</source>
        <translation>Ningún ordenador tiene esta dirección: hay que compararla con la de tu rival.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/friends/peer_connector.py"/>
        <source>That computer is there, but does not listen: is the game open at your friend’s?</source>
        <translation>Ese ordenador está, pero no espera conexiones: ¿tiene tu rival abierta la partida?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library_review.py"/>
        <source>All games that are over have been reviewed already.</source>
        <translation>Todas las partidas terminadas están ya revisadas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library_review.py"/>
        <source>All games that are over have been reviewed, except the one on the board.</source>
        <translation>Todas las partidas terminadas se han revisado, salvo la del tablero.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library_review.py"/>
        <source>All games that are over have been reviewed.</source>
        <translation>Todas las partidas terminadas se han revisado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/library_review.py"/>
        <source>The bot does not answer, and the review of the library is paused.</source>
        <translation>El bot no responde y la revisión de la biblioteca está en pausa.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/players/live_player.py"/>
        <source>It is not your turn.</source>
        <translation>No te toca.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Label of {0}, up to %n character(s):</source>
        <translation>
            <numerusform>Etiqueta de {0}, de %n carácter como mucho:</numerusform>
            <numerusform>Etiqueta de {0}, de %n caracteres como mucho:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/host_dialog.py"/>
        <source>A game with a friend at another computer</source>
        <translation>Una partida con alguien en otro ordenador</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/host_dialog.py"/>
        <source>Your friend’s Escabel connects to yours, without any server. For that, this computer listens on all networks that it is in, until the game has ended for both of you or you open another one; also after you have closed the window and come back to the game. Others there can see that something listens, and nobody can take part without the invitation. What you play is not encrypted.

At home or in a café this works if you are both on the same network. From elsewhere, your router or firewall probably lets nobody in: then play by message.</source>
        <translation>El Escabel de tu rival se conecta al tuyo, sin ningún servidor. Para ello, este ordenador espera conexiones en todas las redes en las que está, hasta que la partida haya terminado para los dos o abras otra; también si cierras la ventana y más tarde vuelves a la partida. Otros en esas redes pueden ver que algo espera, y nadie puede jugar sin la invitación. Lo que se juega no va cifrado.

En casa o en un café funciona si los dos están en la misma red. Desde otro sitio, lo más probable es que tu router o cortafuegos no deje entrar a nadie: entonces lo mejor es jugar por mensaje.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/host_dialog.py"/>
        <source>Listen and invite</source>
        <translation>Esperar e invitar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/invite_dialog.py"/>
        <source>A game with a friend elsewhere</source>
        <translation>Una partida a distancia</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/invite_dialog.py"/>
        <source>The whole game travels in your own mails or messages. Nothing else is sent, there is no server, and each of you answers when you like.

1.  Begin the game here, make the first move if it is yours, and copy the invitation.
2.  Send it to your friend, who pastes it into Escabel (Ctrl+V), moves, and sends you an answer.
3.  Copy all of the answer, paste it here, move, and so on. Each of you keeps the game.</source>
        <translation>La partida entera viaja en correos o mensajes normales. No se envía nada más, no hay servidor, y cada uno responde cuando quiere.

1.  Empieza aquí la partida, haz la primera jugada si te toca y copia la invitación.
2.  Envíasela a tu rival, que la pega en Escabel (Ctrl+V), juega y te envía una respuesta.
3.  Copia toda la respuesta, pégala aquí, juega, y así sucesivamente. Cada uno conserva la partida.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/invite_dialog.py"/>
        <source>Begin the game</source>
        <translation>Empezar la partida</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/exercises/goal.py"/>
        <source>there is no goal called &apos;{0}&apos;</source>
        <translation>no hay ningún objetivo llamado «{0}»</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/exercises/goal.py"/>
        <source>after {0} stands a number from 1 to {1}</source>
        <translation>tras {0} va un número de 1 a {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/exercises/goal.py"/>
        <source>after {0} stand from {1} to {2} words</source>
        <translation>tras {0} van de {1} a {2} palabras</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/catalogue.py"/>
        <source>unknown game &apos;{0}&apos;: choose one of {1}</source>
        <translation>juego desconocido «{0}»: elige uno de {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/catalogue.py"/>
        <source>{0} has no option &apos;{1}&apos;</source>
        <translation>{0} no tiene ninguna opción «{1}»</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/catalogue.py"/>
        <source>{0}={1} is not possible: choose one of {2}</source>
        <translation>{0}={1} no es posible: elige uno de {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/catalogue.py"/>
        <source>{0} is played on size {1}, not {2}</source>
        <translation>{0} se juega en tamaño {1}, no {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/rules/catalogue.py"/>
        <source>{0} is played on size {1} to {2}, not {3}</source>
        <translation>{0} se juega en tamaños de {1} a {2}, no {3}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/resignation.py"/>
        <source>You resigned a game that was not lost: {0}% to win.</source>
        <translation>Te rendiste en una partida que no estaba perdida: {0}&#xa0;% de posibilidades de ganar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/review/resignation.py"/>
        <source>{0} resigned a game that was not lost: {1}% to win.</source>
        <translation>{0} se rindió en una partida que no estaba perdida: {1}&#xa0;% de posibilidades de ganar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/file_names.py"/>
        <source>a name cannot contain {0}</source>
        <translation>un nombre no puede contener {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/file_names.py"/>
        <source>a name cannot contain control characters</source>
        <translation>un nombre no puede contener caracteres de control</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/file_names.py"/>
        <source>{0} is the name of a device</source>
        <translation>{0} es el nombre de un dispositivo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/file_names.py"/>
        <source>a name cannot end in a dot or a space</source>
        <translation>un nombre no puede terminar en un punto ni en un espacio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/background/kept_entries.py"/>
        <source>{0} cannot be read, so what it keeps is missing: {1}.</source>
        <translation>{0} no se puede leer, así que falta lo que guarda: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/background/kept_entries.py"/>
        <source>The file {0} was damaged. What could be read of it stays in use, and all of it is kept in {1}.</source>
        <translation>El archivo {0} estaba dañado. Lo que se pudo leer se sigue usando, y todo su contenido se conserva en {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/background/kept_entries.py"/>
        <source>{0} is saved now.</source>
        <translation>{0} ya está guardado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/background/kept_entries.py"/>
        <source>{0} cannot be written: {1}. The program will try again.</source>
        <translation>{0} no se puede escribir: {1}. El programa lo volverá a intentar.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/friends/clock_talk.py"/>
        <source>By {0}’s clock your time is over; by your own you have %n second(s) left.</source>
        <translation>
            <numerusform>Según el reloj de {0}, se te ha acabado el tiempo; según el tuyo te queda %n segundo.</numerusform>
            <numerusform>Según el reloj de {0}, se te ha acabado el tiempo; según el tuyo te quedan %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>Copy all of this message, open the program Escabel, and press Ctrl+V.</source>
        <translation>Copia todo este mensaje, abre el programa Escabel y pulsa Ctrl+V.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>It is played over the network. Copy all of this message, open the program Escabel, and press Ctrl+V.</source>
        <translation>Se juega por la red. Copia todo este mensaje, abre el programa Escabel y pulsa Ctrl+V.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>You play Black and make the first move.</source>
        <translation>Tú juegas con Negro y haces la primera jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>You play White. I have begun with {0}.</source>
        <translation>Tú juegas con Blanco. He empezado con {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>You play White. I make the first move.</source>
        <translation>Tú juegas con Blanco. La primera jugada la hago yo.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>{0} invites you to a game: {1}.</source>
        <translation>{0} te invita a una partida: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>I invite you to a game: {0}.</source>
        <translation>Te invito a una partida: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>The program for it is free: {0}</source>
        <translation>El programa para jugar es gratuito: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>{0} (after {1})</source>
        <extracomment>a game and its latest move: Escabel (after 12. d4)</extracomment>
        <translation>{0} (después de {1})</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>Our game of {0} is over.</source>
        <translation>Nuestra partida de {0} ha terminado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>May I take back my move in our game of {0}?</source>
        <translation>¿Puedo deshacer mi jugada en nuestra partida de {0}?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>You may take back your move in our game of {0}.</source>
        <translation>Puedes deshacer tu jugada en nuestra partida de {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>Please let your move stand in our game of {0}.</source>
        <translation>Por favor, mantén tu jugada en nuestra partida de {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>Your move in our game of {0}.</source>
        <translation>Te toca en nuestra partida de {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_text.py"/>
        <source>This is how our game of {0} stands.</source>
        <translation>Así está nuestra partida de {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_games.py"/>
        <source>The message is copied: send it to {0}.</source>
        <translation>El mensaje está copiado: envíaselo a {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>This is lost: {0} has a chain from {1} to {2}, and every move leaves {0} a way to win.</source>
        <translation>Esto está perdido: {0} tiene una cadena de {1} a {2} y puede ganar después de cualquier jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>This is lost: {0} can win with {1}, and every move leaves {0} a way to win.</source>
        <translation>Esto está perdido: {0} puede ganar con {1}, y toda jugada le deja alguna forma de ganar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>This is lost, whatever is played: that is proven.</source>
        <translation>Esto está perdido, se juegue lo que se juegue: está demostrado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>With best play this ends in a tie: that is proven.</source>
        <translation>Con el mejor juego, esto acaba en empate: está demostrado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>{0} wins, whatever {1} answers: that is proven.</source>
        <translation>{0} gana, responda lo que responda {1}: está demostrado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>You win, whatever {1} answers: that is proven.</source>
        <translation>Ganas, responda lo que responda {1}: está demostrado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>All the same {0} wins, whatever {1} answers: that is proven.</source>
        <translation>Aun así gana {0}, responda {1} lo que responda: está demostrado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>All the same you win, whatever {1} answers: that is proven.</source>
        <translation>Aun así ganas, responda {1} lo que responda: está demostrado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>Every other move loses at once.</source>
        <translation>Cualquier otra jugada pierde de inmediato.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>Only {0} hold: every other move loses at once.</source>
        <translation>Solo aguantan {0}: cualquier otra jugada pierde de inmediato.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>But {0} answers with {1} and then threatens {2}, and no move stops all of that.</source>
        <translation>Pero {0} responde con {1} y amenaza entonces {2}, y ninguna jugada para todo eso.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>There is no other move.</source>
        <translation>No hay otra jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>{0} more moves would then join the top and bottom edges: {1}.</source>
        <translation>Otras {0} jugadas unirían entonces los bordes de arriba y de abajo: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>{0} more moves would then join the left and right edges: {1}.</source>
        <translation>Otras {0} jugadas unirían entonces los bordes izquierdo y derecho: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>After that, about {0} more moves are needed to join the top and bottom edges.</source>
        <translation>Después faltan unas {0} jugadas para unir los bordes de arriba y de abajo.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>After that, about {0} more moves are needed to join the left and right edges.</source>
        <translation>Después faltan unas {0} jugadas para unir los bordes izquierdo y derecho.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>{0} could have joined the top and bottom edges with {1}: now that takes at least three moves.</source>
        <translation>{0} habría podido unir los bordes de arriba y de abajo con {1}: ahora hacen falta al menos tres jugadas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/reasons.py"/>
        <source>{0} could have joined the left and right edges with {1}: now that takes at least three moves.</source>
        <translation>{0} habría podido unir los bordes izquierdo y derecho con {1}: ahora hacen falta al menos tres jugadas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Download the new .deb from {0} and install it over this one. Your games stay.</source>
        <translation>Descarga el nuevo .deb de {0} e instálalo sobre este. Tus partidas se conservan.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Download the new installer from {0} and run it. Your games stay.</source>
        <translation>Descarga el nuevo instalador de {0} y ejecútalo. Tus partidas se conservan.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Download the new archive from {0} and unpack it instead of this one. Your games stay.</source>
        <translation>Descarga el nuevo archivo de {0} y descomprímelo en lugar de este. Tus partidas se conservan.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Download the new app from {0} and put it in place of this one. Your games stay.</source>
        <translation>Descarga la nueva aplicación de {0} y ponla en lugar de esta. Tus partidas se conservan.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Update it the way you installed it, for example with “pipx upgrade escabel” or “uv tool upgrade escabel”. Your games stay.</source>
        <translation>Actualízalo como lo instalaste, por ejemplo con «pipx upgrade escabel» o «uv tool upgrade escabel». Tus partidas se conservan.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>In the folder of the sources, “git pull” gets it. Your games stay.</source>
        <translation>En la carpeta del código fuente, «git pull» la obtiene. Tus partidas se conservan.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/dialogs.py"/>
        <source>Escabel cannot use the network on this computer: look at {0}.</source>
        <translation>Escabel no puede usar la red en este ordenador: mira en {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/board_table.py"/>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/board_table.py"/>
        <source>height {0}</source>
        <translation>altura {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/board_table.py"/>
        <source>{0}, last move</source>
        <translation>{0}, última jugada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/refutation.py"/>
        <source>{1} wins, whatever {0} plays: that is proven.</source>
        <translation>{1} gana, juegue lo que juegue {0}: está demostrado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/refutation.py"/>
        <source>{1} wins, whatever you play: that is proven.</source>
        <translation>{1} gana, juegues lo que juegues: está demostrado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/refutation.py"/>
        <source>As far as the bot sees, no other move is clearly better: this one has a chance of {0}% to win.</source>
        <translation>Hasta donde ve el bot, ninguna otra jugada es claramente mejor: esta tiene un {0}&#xa0;% de posibilidades de ganar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/refutation.py"/>
        <source>As far as the bot sees, this move has a chance of {0}% to win, and the best one {1}%.</source>
        <translation>Hasta donde ve el bot, esta jugada tiene un {0}&#xa0;% de posibilidades de ganar, y la mejor, un {1}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/refutation.py"/>
        <source>As far as the bot sees, no other move is clearly better.</source>
        <translation>Hasta donde ve el bot, ninguna otra jugada es claramente mejor.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A padlock: this stack is bound. Without it the stacks would no longer form one group, the band.</source>
        <translation>Un candado: esta pila está inmovilizada. Sin ella, las pilas ya no formarían un solo grupo, la banda.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A crescent: this stack is sleeping. No enemy is beside it, so it does not count.</source>
        <translation>Una luna: esta pila duerme. No tiene ningún enemigo al lado, así que no cuenta.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>Two blocked ends: the enemies between these stacks cut them.</source>
        <translation>Dos extremos bloqueados: las enemigas entre estas pilas las cortan.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A bar between two stacks: they are connected past their enemies.</source>
        <translation>Una barra entre dos pilas: están conectadas a pesar de sus enemigas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A small dot: this color controls the square. A small ring: it contests it.</source>
        <translation>Un punto pequeño: este color controla la casilla. Un anillo pequeño: la disputa.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A small triangle: this color has one of the neighbors, or lines of sight, that decide who gets the square.</source>
        <translation>Un triángulo pequeño: este color tiene una de las vecinas, o de las líneas de visión, que deciden de quién es la casilla.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A light bar: these stacks hold together, whoever owns them.</source>
        <translation>Una barra clara: estas pilas se mantienen unidas, sean de quien sean.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A thin bar: what it joins is connected, and nothing stands between.</source>
        <translation>Una barra fina: lo que une está conectado y nada se interpone.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>A ring of dots: the last move threatens to win there.</source>
        <translation>Un anillo de puntos: la última jugada amenaza con ganar ahí.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>Corner marks: the last move.</source>
        <translation>Marcas en las esquinas: la última jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/rules_overlay.py"/>
        <source>Small corner marks: where the last move came from.</source>
        <translation>Marcas pequeñas en las esquinas: de dónde vino la última jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/move_question.py"/>
        <source>Wait a moment: the bot looks at this move.</source>
        <translation>Un momento: el bot está mirando esta jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/move_question.py"/>
        <source>Make the move that you ask about.</source>
        <translation>Haz la jugada por la que preguntas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/move_question.py"/>
        <source>The game ends here. Go back to ask about another move.</source>
        <translation>Aquí termina la partida. Vuelve atrás para preguntar por otra jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/move_question.py"/>
        <source>Play on from here to ask about a later move.</source>
        <translation>Sigue jugando desde aquí para preguntar por una jugada posterior.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/analysis/move_question.py"/>
        <location filename="../../escabel_gui/model/analysis/retry.py"/>
        <source>The bot does not answer. Try the move once more.</source>
        <translation>El bot no responde. Prueba la jugada otra vez.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>%n game(s) went on from this position.</source>
        <translation>
            <numerusform>%n partida siguió desde esta posición.</numerusform>
            <numerusform>%n partidas siguieron desde esta posición.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>This part of the board occurs in %n game(s). What was played there next:</source>
        <translation>
            <numerusform>Esta parte del tablero aparece en una partida. Lo que se jugó allí a continuación:</numerusform>
            <numerusform>Esta parte del tablero aparece en %n partidas. Lo que se jugó allí a continuación:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>{0} was played in %n game(s).</source>
        <translation>
            <numerusform>{0} se jugó en %n partida.</numerusform>
            <numerusform>{0} se jugó en %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/conditional_moves.py"/>
        <source>No more than {0} moves can be prepared: delete some of them.</source>
        <translation>No se pueden preparar más de {0} jugadas: borra algunas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/link/conditional_moves.py"/>
        <source>No more than {0} moves in a row can be prepared.</source>
        <translation>No se pueden preparar más de {0} jugadas seguidas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/preparation.py"/>
        <location filename="../../escabel_gui/model/table/preparation.py"/>
        <source>The game would be over here.</source>
        <translation>Aquí la partida habría terminado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/preparation.py"/>
        <source>Make a move that {0} may play.</source>
        <translation>Haz una jugada que pueda hacer {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/preparation.py"/>
        <source>Your answer to {0} is {1}. Another move takes its place.</source>
        <translation>Tu respuesta a {0} es {1}. Otra jugada ocupa su lugar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/preparation.py"/>
        <source>Make the move with which you will answer {0}.</source>
        <translation>Haz la jugada con la que responderás a {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/prepared_answers.py"/>
        <source>{0} has moved while you were preparing, so nothing was played by itself: you had prepared {1}.</source>
        <translation>{0} ha jugado mientras preparabas, así que no se jugó nada por sí solo: habías preparado {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/prepared_answers.py"/>
        <source>After {0}, {1} was played at once, as you had prepared it.</source>
        <translation>Tras {0} se jugó {1} al momento, como lo habías preparado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>You are looking at an earlier position. Go to the end to play on.</source>
        <translation>Estás viendo una posición anterior. Ve al final para seguir jugando.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} asks to take back their latest move.</source>
        <translation>Una petición: {0} quiere deshacer su última jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>When {0} has answered, copy all of the answer, and paste it here (Ctrl+V).</source>
        <translation>Cuando {0} haya respondido, copia toda la respuesta y pégala aquí (Ctrl+V).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>You ask to take back your move. Copy the message, and send it to {0}.</source>
        <translation>Pides deshacer tu jugada. Copia el mensaje y envíaselo a {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Copy the invitation, and send it to {0}: by mail, by messenger, as you like.</source>
        <translation>Copia la invitación y envíasela a {0}: por correo, por mensajería, como quieras.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Copy your answer, and send it to {0}.</source>
        <translation>Copia tu respuesta y envíasela a {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>You ask to take back your move. {0} has to agree.</source>
        <translation>Pides deshacer tu jugada. Falta el acuerdo de {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Waiting for {0}: the game goes on when you are both there.</source>
        <translation>Esperando a {0}: la partida sigue cuando estén los dos.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} is thinking…</source>
        <translation>{0} está pensando…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>%n answer(s) prepared.</source>
        <translation>
            <numerusform>%n respuesta preparada.</numerusform>
            <numerusform>%n respuestas preparadas.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Looking back: {0} to move. A move here begins a variation.</source>
        <translation>Repaso: le toca a {0}. Una jugada aquí empieza una variante.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Looking back: {0} to move. Another move replaces the one played.</source>
        <translation>Repaso: le toca a {0}. Otra jugada sustituye a la que se hizo.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>The game is paused. {0} to move.</source>
        <translation>La partida está en pausa. Le toca a {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Swap sides, or just play on?</source>
        <translation>¿Cambiar de bando o seguir jugando sin más?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Swap sides, or just play on? A swap makes Black and this first move yours.</source>
        <translation>¿Cambiar de bando o seguir jugando sin más? Con el cambio, Negro y esta primera jugada pasan a ser tuyos.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Taken back. Your move.</source>
        <translation>Deshecho. Te toca.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Taken back. {0} to move.</source>
        <translation>Deshecho. Le toca a {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Your move, or a pass.</source>
        <translation>Te toca jugar o pasar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} to move, or to pass.</source>
        <translation>Le toca a {0} jugar o pasar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>You begin.</source>
        <translation>Empiezas tú.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} begins.</source>
        <translation>Empieza {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>F1 shows the rules.</source>
        <translation>F1 muestra las reglas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Then copy the invitation for {0}.</source>
        <translation>Después copia la invitación para {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} to move. No bot plays here now: move for it, or change the players.</source>
        <translation>Le toca a {0}. Ahora no juega aquí ningún bot: juega por él o cambia los jugadores.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>{0} to move. No bot will answer: change the players to let it play.</source>
        <translation>Le toca a {0}. Ningún bot responderá: cambia los jugadores para que juegue.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <location filename="../../escabel_gui/view/playing/prompts.py"/>
        <source>Your move.</source>
        <translation>Te toca.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/guided_play.py"/>
        <source>Looking at {0}…</source>
        <translation>Analizando {0}…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Sure? That ends the game, and {0} wins.</source>
        <translation>¿Seguro? Con eso termina la partida y gana {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Sure? After {1}, {0} wins at once with a chain between both edges.</source>
        <translation>¿Seguro? Tras {1}, {0} gana al instante con una cadena entre ambos bordes.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Sure? After {1}, {0} can win with the next move.</source>
        <translation>¿Seguro? Tras {1}, {0} puede ganar con la próxima jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Sure? After {1}, {0} can win, whatever you do.</source>
        <translation>¿Seguro? Tras {1}, {0} puede ganar, hagas lo que hagas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Sure? After {1}, {0} will probably win, as far as the bot sees.</source>
        <translation>¿Seguro? Tras {1}, probablemente gane {0}, hasta donde ve el bot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>the marked points from {0} to {1}</source>
        <translation>los puntos marcados de {0} a {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at {0}: {1} could threaten to win in several ways at once.</source>
        <translation>Mira aquí: {0}. {1} podría amenazar con ganar de varias maneras a la vez.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at {0}: {1} could take it over.</source>
        <translation>Mira aquí: {0}. {1} podría apoderarse de eso.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at {0} and {1}: {2} could cut them off from each other.</source>
        <translation>Mira {0} y {1}: {2} podría separarlas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at {0} and {1}: {2} could connect them.</source>
        <translation>Mira {0} y {1}: {2} podría conectarlas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at {0}: {1} could bring this chain to an edge.</source>
        <translation>Mira aquí: {0}. {1} podría llevar esta cadena a un borde.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at columns {0} to {1} and rows {2} to {3}: {4} could gain points there.</source>
        <translation>Mira las columnas {0} a {1} y las filas {2} a {3}: {4} podría ganar puntos ahí.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Look at columns {0} to {1} and rows {2} to {3}: {4} would answer there.</source>
        <translation>Mira las columnas {0} a {1} y las filas {2} a {3}: {4} respondería ahí.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/telling/caution.py"/>
        <source>Count the points once more.</source>
        <translation>Cuenta los puntos otra vez.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>%n point(s) of the board.</source>
        <translation>
            <numerusform>Un punto del tablero.</numerusform>
            <numerusform>%n puntos del tablero.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/storage/game_store.py"/>
        <source>These games do not begin with the same position.</source>
        <translation>Estas partidas no empiezan con la misma posición.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/game_reports.py"/>
        <source>Counting games: {0} of {1}</source>
        <translation>Contando partidas: {0} de {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/library/game_reports.py"/>
        <source>Looking at mistakes: {0} of {1}</source>
        <translation>Mirando los errores: {0} de {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>As {0}</source>
        <translation>Con {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>won</source>
        <comment>games of a person</comment>
        <translation>ganadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>tied</source>
        <comment>games of a person</comment>
        <translation>empatadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>lost</source>
        <comment>games of a person</comment>
        <translation>perdidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>won by Black</source>
        <translation>ganadas por Negro</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>won by White</source>
        <translation>ganadas por Blanco</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>others</source>
        <comment>games without a result that counts</comment>
        <translation>otras</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>blunders</source>
        <translation>errores graves</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/legend.py"/>
        <source>other mistakes</source>
        <translation>otros errores</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_actions.py"/>
        <source>Save as a web page…</source>
        <translation>Guardar como página web…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_actions.py"/>
        <source>The report with its pictures, for any browser</source>
        <translation>El informe con sus imágenes, para cualquier navegador</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_actions.py"/>
        <source>Save as a table…</source>
        <translation>Guardar como tabla…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_actions.py"/>
        <source>All figures as CSV, for a spreadsheet</source>
        <translation>Todas las cifras como CSV, para una hoja de cálculo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_actions.py"/>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/import_export.py"/>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/import_export.py"/>
        <source>Export as SGF files: choose a folder</source>
        <translation>Exportar como archivos SGF: elige una carpeta</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/import_export.py"/>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/import_export.py"/>
        <source>Import games</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/import_export.py"/>
        <source>Import a folder</source>
        <translation>Importar una carpeta</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Tied</source>
        <translation>Empatadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Won by Black</source>
        <translation>Ganadas por Negro</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Won by White</source>
        <translation>Ganadas por Blanco</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Ties</source>
        <translation>Empates</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Blunders</source>
        <translation>Errores graves</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Seconds used</source>
        <translation>Segundos usados</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Seconds used by the opponent</source>
        <translation>Segundos usados por el rival</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Rating</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Deviation of the rating</source>
        <translation>Desviación de la puntuación</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Section</source>
        <translation>Apartado</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>Entry</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_table.py"/>
        <source>In words</source>
        <translation>En palabras</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>First third of the moves</source>
        <translation>Primer tercio de las jugadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>Second third of the moves</source>
        <translation>Segundo tercio de las jugadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>Last third of the moves</source>
        <translation>Último tercio de las jugadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>The choice to swap or not to swap</source>
        <translation>La elección de cambiar de bando o no</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>A win was missed</source>
        <translation>Se dejó pasar una victoria</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>The opponent could win at once</source>
        <translation>El rival podía ganar enseguida</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>It cut a chain of one’s own, or connected the opponent’s</source>
        <translation>Cortó una cadena propia o conectó las del rival</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>It put stacks of one’s own to sleep, or woke the opponent’s</source>
        <translation>Durmió pilas propias o despertó las del rival</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>Points were missed</source>
        <translation>Se dejaron pasar puntos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>A connection or a cut was missed</source>
        <translation>Se dejó pasar una conexión o un corte</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>A point that the opponent needed was left</source>
        <translation>Quedó libre un punto que el rival necesitaba</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>The answer connects or cuts</source>
        <translation>La respuesta conecta o corta</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>Nothing that shows at once</source>
        <translation>Nada que se vea enseguida</translation>
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
        <translation>Alguien sin nombre</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_texts.py"/>
        <source>No time control is known</source>
        <translation>No se conoce el control de tiempo</translation>
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
            <numerusform>Informe de %n partida</numerusform>
            <numerusform>Informe de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>{0} to {1}</source>
        <comment>dates</comment>
        <translation>del {0} al {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Games</source>
        <comment>kinds of games</comment>
        <translation>Juegos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Colors</source>
        <translation>Colores</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Levels of the bot</source>
        <translation>Niveles del bot</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Months</source>
        <translation>Meses</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Lengths of games</source>
        <translation>Duración de las partidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Dates</source>
        <translation>Fechas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Moves in a game, on average</source>
        <translation>Jugadas por partida, de media</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Reviewed games</source>
        <translation>Partidas revisadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n error grave</numerusform>
            <numerusform>%n errores graves</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>{0} of {1} won</source>
        <extracomment>games that were won, of those that have a result</extracomment>
        <translation>{0} de {1} ganadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Black won {0} of {1}</source>
        <translation>Negro ganó {0} de {1}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>won: {0}, lost: {1}, tied: {2}</source>
        <translation>ganadas: {0}, perdidas: {1}, empatadas: {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>won by Black: {0}, by White: {1}, ties: {2}</source>
        <translation>ganadas por Negro: {0}, por Blanco: {1}, empates: {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>unfinished: {0}</source>
        <translation>sin terminar: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>{0} to {1} moves</source>
        <translation>de {0} a {1} jugadas</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Left out: %n game(s) from a position that was set up, as in a lesson.</source>
        <translation>
            <numerusform>Sin contar: %n partida desde una posición preparada, como en una lección.</numerusform>
            <numerusform>Sin contar: %n partidas desde una posición preparada, como en una lección.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>First moves</source>
        <translation>Primeras jugadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Moves that are mirror images of each other are counted together: +3 after a move means three more, and on the board each shows the number of them all.</source>
        <translation>Las jugadas que son reflejos unas de otras se cuentan juntas: +3 tras una jugada significa tres más, y en el tablero cada una muestra el número de todas juntas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>When the winner came ahead for good, by the chances to win in reviewed games.</source>
        <translation>Cuándo se puso el ganador por delante definitivamente, según las posibilidades de ganar en las partidas revisadas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Where games are decided</source>
        <translation>Dónde se deciden las partidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Mistakes lose {0}% of the chance to win or more, blunders {1}%.</source>
        <translation>Los errores cuestan al menos un {0}&#xa0;% de las posibilidades de ganar; los graves, un {1}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>When mistakes are made</source>
        <translation>Cuándo se cometen errores</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Of the latest %n mistake(s).</source>
        <translation>
            <numerusform>Del último error.</numerusform>
            <numerusform>De los últimos %n errores.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Kinds of mistakes</source>
        <translation>Clases de errores</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Where mistakes are made</source>
        <translation>Dónde se cometen errores</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>The point where the move ended.</source>
        <translation>El punto donde terminó la jugada.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Time used in a game, on average.</source>
        <translation>Tiempo usado en una partida, de media.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Clocks</source>
        <translation>Relojes</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>the opponent: {0}</source>
        <translation>el rival: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>in each third of the moves: {0}</source>
        <translation>en cada tercio de las jugadas: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>won on time: {0}, lost on time: {1}</source>
        <translation>ganadas por tiempo: {0}, perdidas por tiempo: {1}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>%n rated game(s)</source>
        <translation>
            <numerusform>%n partida puntuada</numerusform>
            <numerusform>%n partidas puntuadas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/sections.py"/>
        <source>Ratings</source>
        <translation>Puntuaciones</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/progress/learning_progress.py"/>
        <source>You have done all lessons and puzzles: now play a game against an even opponent.</source>
        <translation>Has hecho todas las lecciones y problemas: ahora juega contra un rival de tu nivel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/progress/learning_progress.py"/>
        <source>Answer again what will soon be forgotten: %n position(s) from your own games.</source>
        <translation>
            <numerusform>Una posición de tus partidas pronto se olvidará: respóndela de nuevo.</numerusform>
            <numerusform>%n posiciones de tus partidas pronto se olvidarán: respóndelas de nuevo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/progress/learning_progress.py"/>
        <source>This round of the course has %n more puzzle(s).</source>
        <translation>
            <numerusform>En esta vuelta del curso espera un problema.</numerusform>
            <numerusform>En esta vuelta del curso esperan %n problemas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/progress/learning_progress.py"/>
        <source>This lesson has %n step(s).</source>
        <translation>
            <numerusform>Esta lección tiene un paso.</numerusform>
            <numerusform>Esta lección tiene %n pasos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/progress/learning_progress.py"/>
        <source>This lesson has %n more step(s).</source>
        <translation>
            <numerusform>Queda un paso de esta lección.</numerusform>
            <numerusform>Quedan %n pasos de esta lección.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/progress/learning_progress.py"/>
        <source>You have solved {0} of {1} puzzles: this one is good to begin with.</source>
        <translation>Has resuelto {0} de {1} problemas: este es bueno para empezar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/progress/learning_progress.py"/>
        <source>This puzzle has {0} points, and you have {1}: you would solve about {2}% of such puzzles.</source>
        <translation>Este problema tiene {0} puntos y tú {1}: resolverías alrededor del {2}&#xa0;% de los problemas así.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Kept as drills: %n position(s) from your own games.</source>
        <translation>
            <numerusform>Una posición de tus partidas se guarda como ejercicio.</numerusform>
            <numerusform>%n posiciones de tus partidas se guardan como ejercicios.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Next: the lesson “{0}”</source>
        <translation>A continuación: la lección «{0}»</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Next: a puzzle. {0}</source>
        <translation>A continuación: un problema. {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Next: {0}</source>
        <translation>A continuación: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Next: drills</source>
        <translation>A continuación: ejercicios</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Next: a game</source>
        <translation>A continuación: una partida</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/shapes/claim.py"/>
        <source>“{0}” means nothing there</source>
        <translation>«{0}» no significa nada ahí</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/shapes/shape.py"/>
        <source>A shape has from 1 to {0} claims (XCLAIM).</source>
        <translation>Una forma tiene de 1 a {0} afirmaciones (XCLAIM).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/shapes/shape.py"/>
        <source>A claim (XCLAIM) cannot be read: {0}.</source>
        <translation>No se puede leer una afirmación (XCLAIM): {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/learning/shape_activity.py"/>
        <source>Try any move, for both sides.</source>
        <translation>Prueba cualquier jugada, por los dos bandos.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{0} moves first.</source>
        <translation>{0} juega primero.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>Only {0} does it.</source>
        <translation>Solo {0} lo consigue.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>The same is proven of %n position(s) with other stacks.</source>
        <translation>
            <numerusform>Lo mismo está demostrado de %n posición con otras pilas.</numerusform>
            <numerusform>Lo mismo está demostrado de %n posiciones con otras pilas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>The same is proven of %n position(s) with other stones.</source>
        <translation>
            <numerusform>Lo mismo está demostrado de %n posición con otras piedras.</numerusform>
            <numerusform>Lo mismo está demostrado de %n posiciones con otras piedras.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{0} has these in one chain in the end, whatever {1} does: {2}.</source>
        <translation>{0} tiene al final todo esto en una cadena, haga lo que haga {1}: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{1} can keep {0} from having these in one chain: {2}.</source>
        <translation>{1} puede impedir que {0} tenga esto en una cadena: {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>In the end {0} has {2}, whatever {1} does.</source>
        <translation>Al final {0} tiene {2}, haga lo que haga {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{1} can see to it that {0} does not have {2}.</source>
        <translation>{1} puede conseguir que {0} no tenga {2}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>In the end {2} counts for {0}, whatever {1} does.</source>
        <translation>Al final {2} cuenta para {0}, haga lo que haga {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{1} can see to it that {2} does not count for {0}.</source>
        <translation>{1} puede conseguir que {2} no cuente para {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{0} may play {1}.</source>
        <translation>{0} puede jugar {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{0} may not play {1}.</source>
        <translation>{0} no puede jugar {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{0} wins, whatever {1} does.</source>
        <translation>{0} gana, haga lo que haga {1}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{0} wins in %n turn(s), whatever {1} does.</source>
        <translation>
            <numerusform>{0} gana en una jugada, haga lo que haga {1}.</numerusform>
            <numerusform>{0} gana en %n jugadas, haga lo que haga {1}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>{0} cannot win in %n turn(s) against the best answers.</source>
        <translation>
            <numerusform>{0} no puede ganar en una jugada contra las mejores respuestas.</numerusform>
            <numerusform>{0} no puede ganar en %n jugadas contra las mejores respuestas.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>This follows from the rules.</source>
        <translation>Esto se sigue de las reglas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>Proven on this board by trying all moves.</source>
        <translation>Demostrado en este tablero probando todas las jugadas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>Proven on this board by trying all moves; either side may also pass.</source>
        <translation>Demostrado en este tablero probando todas las jugadas; los dos pueden también pasar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>Proven by trying all moves on the points of these stacks and circles, whatever stands around them, as long as nobody climbs across their border; both may also move elsewhere.</source>
        <translation>Demostrado probando todas las jugadas en los puntos de estas pilas y círculos, haya lo que haya alrededor, mientras nadie suba a través de su límite; los dos pueden jugar también en otra parte.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>Proven by trying all moves on the places of these stones and circles, whatever stands around them; both may also move elsewhere.</source>
        <translation>Demostrado probando todas las jugadas en los lugares de estas piedras y círculos, haya lo que haya alrededor; los dos pueden jugar también en otra parte.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>the bottom edge</source>
        <translation>el borde de abajo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>the top edge</source>
        <translation>el borde de arriba</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>the left edge</source>
        <translation>el borde izquierdo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_texts.py"/>
        <source>the right edge</source>
        <translation>el borde derecho</translation>
    </message>
    <message>
            <source>Two high: out of reach</source>
        <extracomment>shapes/escabel/01-two-high.sgf</extracomment>
        <translation>Altura dos: fuera de alcance</translation>
    </message>
    <message>
            <source>The high diagonal</source>
        <extracomment>shapes/escabel/02-high-diagonal.sgf</extracomment>
        <translation>La diagonal alta</translation>
    </message>
    <message>
            <source>The crosscut that holds</source>
        <extracomment>shapes/escabel/03-crosscut-holds.sgf</extracomment>
        <translation>El corte cruzado que aguanta</translation>
    </message>
    <message>
            <source>The crosscut that falls</source>
        <extracomment>shapes/escabel/04-crosscut-falls.sgf</extracomment>
        <translation>El corte cruzado que cae</translation>
    </message>
    <message>
            <source>The gap of one point</source>
        <extracomment>shapes/escabel/05-gap.sgf</extracomment>
        <translation>El hueco de un punto</translation>
    </message>
    <message>
            <source>The knight’s link</source>
        <extracomment>shapes/escabel/06-knight.sgf</extracomment>
        <translation>La unión de caballo</translation>
    </message>
    <message>
            <source>The long diagonal</source>
        <extracomment>shapes/escabel/07-two-diagonals.sgf</extracomment>
        <translation>La diagonal larga</translation>
    </message>
    <message>
            <source>Edge: two high on the second row</source>
        <extracomment>shapes/escabel/08-edge-second-row.sgf</extracomment>
        <translation>Borde: altura dos en la segunda fila</translation>
    </message>
    <message>
            <source>Edge: three high on the second row</source>
        <extracomment>shapes/escabel/09-edge-three-high.sgf</extracomment>
        <translation>Borde: altura tres en la segunda fila</translation>
    </message>
    <message>
            <source>Edge: three high on the third row</source>
        <extracomment>shapes/escabel/10-edge-third-row.sgf</extracomment>
        <translation>Borde: altura tres en la tercera fila</translation>
    </message>
    <message>
            <source>The gap with an enemy in it</source>
        <extracomment>shapes/escabel/11-filled-gap.sgf</extracomment>
        <translation>El hueco con un enemigo</translation>
    </message>
    <message>
            <source>The pier in the gap</source>
        <extracomment>shapes/escabel/12-pier.sgf</extracomment>
        <translation>El pilar en el hueco</translation>
    </message>
    <message>
            <source>The arch</source>
        <extracomment>shapes/escabel/13-arch.sgf</extracomment>
        <translation>El arco</translation>
    </message>
    <message>
            <source>The low diagonal</source>
        <extracomment>shapes/escabel/14-low-diagonal.sgf</extracomment>
        <translation>La diagonal baja</translation>
    </message>
    <message>
            <source>The climb that saves</source>
        <extracomment>shapes/escabel/15-climb-down.sgf</extracomment>
        <translation>La subida que salva</translation>
    </message>
    <message>
            <source>Edge: an enemy below</source>
        <extracomment>shapes/escabel/16-edge-blocked.sgf</extracomment>
        <translation>Borde: un enemigo debajo</translation>
    </message>
    <message>
            <source>Edge: an enemy on the way</source>
        <extracomment>shapes/escabel/17-edge-blocked-third.sgf</extracomment>
        <translation>Borde: un enemigo en el camino</translation>
    </message>
    <message>
            <source>The breaker at the edge</source>
        <extracomment>shapes/escabel/18-breaker.sgf</extracomment>
        <translation>El apoyo en el borde</translation>
    </message>
    <message>
            <source>The high breaker</source>
        <extracomment>shapes/escabel/19-high-breaker.sgf</extracomment>
        <translation>El apoyo alto</translation>
    </message>
    <message>
            <source>The climb onto the edge</source>
        <extracomment>shapes/escabel/20-climb-to-edge.sgf</extracomment>
        <translation>La subida al borde</translation>
    </message>
    <message>
            <source>One climb, two links</source>
        <extracomment>shapes/escabel/21-two-links.sgf</extracomment>
        <translation>Una subida, dos uniones</translation>
    </message>
    <message>
            <source>The ladder</source>
        <extracomment>shapes/escabel/22-ladder.sgf</extracomment>
        <translation>La escalera</translation>
    </message>
    <message>
            <source>The ladder breaker</source>
        <extracomment>shapes/escabel/23-ladder-breaker.sgf</extracomment>
        <translation>El rompeescaleras</translation>
    </message>
    <message>
            <source>The ladder of a high stack</source>
        <extracomment>shapes/escabel/24-ladder-high.sgf</extracomment>
        <translation>La escalera de una pila alta</translation>
    </message>
    <message>
            <source>The breaker that fits</source>
        <extracomment>shapes/escabel/25-ladder-heights.sgf</extracomment>
        <translation>El rompeescaleras que encaja</translation>
    </message>
    <message>
            <source>Three high is final</source>
        <extracomment>shapes/abande/01-three-high.sgf</extracomment>
        <translation>Altura tres es definitiva</translation>
    </message>
    <message>
            <source>Two and two do not fit</source>
        <extracomment>shapes/abande/02-two-and-two.sgf</extracomment>
        <translation>Dos y dos no caben</translation>
    </message>
    <message>
            <source>The bound stack</source>
        <extracomment>shapes/abande/03-bound.sgf</extracomment>
        <translation>La pila inmovilizada</translation>
    </message>
    <message>
            <source>The free end</source>
        <extracomment>shapes/abande/04-free-end.sgf</extracomment>
        <translation>El extremo libre</translation>
    </message>
    <message>
            <source>Not yet</source>
        <extracomment>shapes/abande/05-first-moves.sgf</extracomment>
        <translation>Todavía no</translation>
    </message>
    <message>
            <source>Last stacks: who moves first</source>
        <extracomment>shapes/abande/06-last-stacks.sgf</extracomment>
        <translation>Últimas pilas: quién juega primero</translation>
    </message>
    <message>
            <source>The square where you lead</source>
        <extracomment>shapes/quabble/01-lead.sgf</extracomment>
        <translation>La casilla donde vas por delante</translation>
    </message>
    <message>
            <source>The square on the edge</source>
        <extracomment>shapes/quabble/02-rim.sgf</extracomment>
        <translation>La casilla del borde</translation>
    </message>
    <message>
            <source>Two ways at a corner</source>
        <extracomment>shapes/quabble/03-two-ways.sgf</extracomment>
        <translation>Dos caminos en una esquina</translation>
    </message>
    <message>
            <source>Over one square</source>
        <extracomment>shapes/quabble/04-over-one.sgf</extracomment>
        <translation>Por encima de una casilla</translation>
    </message>
    <message>
            <source>Edge: from the second row</source>
        <extracomment>shapes/quabble/05-second-row.sgf</extracomment>
        <translation>Borde: desde la segunda fila</translation>
    </message>
    <message>
            <source>Edge: from the third row</source>
        <extracomment>shapes/quabble/06-third-row.sgf</extracomment>
        <translation>Borde: desde la tercera fila</translation>
    </message>
    <message>
            <source>The jump</source>
        <extracomment>shapes/quabble/07-jump.sgf</extracomment>
        <translation>El salto</translation>
    </message>
    <message>
            <source>The long way at corners</source>
        <extracomment>shapes/quabble/08-long-diagonal.sgf</extracomment>
        <translation>El camino largo por esquinas</translation>
    </message>
    <message>
            <source>Dark squares at a corner</source>
        <extracomment>shapes/quabble/09-never-cut.sgf</extracomment>
        <translation>Casillas oscuras en una esquina</translation>
    </message>
    <message>
            <source>Half of the sides is enough</source>
        <extracomment>shapes/qualos/01-safe-half.sgf</extracomment>
        <translation>Con la mitad de los lados basta</translation>
    </message>
    <message>
            <source>Sight from afar</source>
        <extracomment>shapes/qualos/02-far-sight.sgf</extracomment>
        <translation>Visión desde lejos</translation>
    </message>
    <message>
            <source>More than half flips</source>
        <extracomment>shapes/qualos/03-flip.sgf</extracomment>
        <translation>Más de la mitad voltea</translation>
    </message>
    <message>
            <source>Three lines on the edge</source>
        <extracomment>shapes/qualos/04-edge-lines.sgf</extracomment>
        <translation>Tres líneas en el borde</translation>
    </message>
    <message>
            <source>The dark corner</source>
        <extracomment>shapes/qualos/05-corner.sgf</extracomment>
        <translation>La esquina oscura</translation>
    </message>
    <message>
            <source>The smallest board</source>
        <extracomment>shapes/qualos/06-smallest.sgf</extracomment>
        <translation>El tablero más pequeño</translation>
    </message>
    <message>
            <source>From the middle to the edge</source>
        <extracomment>shapes/qualos/07-middle-edge.sgf</extracomment>
        <translation>Del centro al borde</translation>
    </message>
    <message>
            <source>The space where you lead</source>
        <extracomment>shapes/conquare/01-lead.sgf</extracomment>
        <translation>El espacio donde vas por delante</translation>
    </message>
    <message>
            <source>Two spaces along a line</source>
        <extracomment>shapes/conquare/02-two-ways.sgf</extracomment>
        <translation>Dos espacios a lo largo de una línea</translation>
    </message>
    <message>
            <source>Over one space</source>
        <extracomment>shapes/conquare/03-over-one.sgf</extracomment>
        <translation>Por encima de un espacio</translation>
    </message>
    <message>
            <source>Edge: from the second line</source>
        <extracomment>shapes/conquare/04-second-line.sgf</extracomment>
        <translation>Borde: desde la segunda línea</translation>
    </message>
    <message>
            <source>Edge: from the third line</source>
        <extracomment>shapes/conquare/05-third-line.sgf</extracomment>
        <translation>Borde: desde la tercera línea</translation>
    </message>
    <message>
            <source>Spaces side by side</source>
        <extracomment>shapes/conquare/07-never-cut.sgf</extracomment>
        <translation>Espacios lado a lado</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/library/tags_dialog.py"/>
        <source>Tags of %n game(s)</source>
        <translation>
            <numerusform>Etiquetas de %n partida</numerusform>
            <numerusform>Etiquetas de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/chapters/open_study.py"/>
        <source>{0} was changed or is kept open by another program: the study goes on in {1}.</source>
        <translation>Otro programa ha cambiado {0} o lo tiene abierto: el estudio continúa en {1}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/chapters/open_study.py"/>
        <source>%n chapter(s) added.</source>
        <translation>
            <numerusform>%n capítulo añadido.</numerusform>
            <numerusform>%n capítulos añadidos.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/chapters/open_study.py"/>
        <source>Chapter {0} deleted.</source>
        <translation>Capítulo {0} borrado.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/chapters/open_study.py"/>
        <source>%n change(s) taken.</source>
        <translation>
            <numerusform>%n cambio adoptado.</numerusform>
            <numerusform>%n cambios adoptados.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/chapters/study.py"/>
        <source>A study has at most {0} chapters.</source>
        <translation>Un estudio tiene como mucho {0} capítulos.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/chapters/study.py"/>
        <source>A study has at most {0} chapters: the library can import more games.</source>
        <translation>Un estudio tiene como mucho {0} capítulos: la biblioteca puede importar más partidas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Nothing was added to the study “{0}”: it was closed meanwhile.</source>
        <translation>No se añadió nada al estudio «{0}»: se cerró mientras tanto.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Added to the study “{0}”, which waits for you while this game goes on.</source>
        <translation>Añadido al estudio «{0}», que te espera mientras sigue esta partida.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Open the %n chapter(s) before that, as a copy?</source>
        <translation>
            <numerusform>¿Abrir el capítulo anterior, como copia?</numerusform>
            <numerusform>¿Abrir los %n capítulos anteriores, como copia?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Compare with the %n game(s) before that?</source>
        <translation>
            <numerusform>¿Comparar con la partida anterior?</numerusform>
            <numerusform>¿Comparar con las %n partidas anteriores?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Add the %n game(s) before that?</source>
        <translation>
            <numerusform>¿Añadir la partida anterior?</numerusform>
            <numerusform>¿Añadir las %n partidas anteriores?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>New study…</source>
        <translation>Nuevo estudio…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Games and positions as chapters of one file, with your comments</source>
        <translation>Partidas y posiciones como capítulos de un archivo, con tus comentarios</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Open a study…</source>
        <translation>Abrir un estudio…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>One of your studies, or any file with games</source>
        <translation>Uno de tus estudios, o cualquier archivo con partidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Add to a study…</source>
        <translation>Añadir a un estudio…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>This game, or only the position on the board, becomes a chapter</source>
        <translation>Esta partida, o solo la posición del tablero, será un capítulo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Add a chapter…</source>
        <translation>Añadir un capítulo…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>The position on the board, a copy of this chapter, or an empty board</source>
        <translation>La posición del tablero, una copia de este capítulo o un tablero vacío</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Add games from a file…</source>
        <translation>Añadir partidas de un archivo…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Each game of the file becomes a chapter</source>
        <translation>Cada partida del archivo será un capítulo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Compare with a file…</source>
        <translation>Comparar con un archivo…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>What is new in another version of this study or game, to be taken one by one</source>
        <translation>Lo nuevo en otra versión de este estudio o partida, para adoptarlo uno a uno</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Next chapter</source>
        <translation>Capítulo siguiente</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Previous chapter</source>
        <translation>Capítulo anterior</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Rename the chapter…</source>
        <translation>Cambiar el nombre del capítulo…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Rename the study…</source>
        <translation>Cambiar el nombre del estudio…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Move the chapter up</source>
        <translation>Subir el capítulo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Move the chapter down</source>
        <translation>Bajar el capítulo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Delete the chapter</source>
        <translation>Borrar el capítulo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Undo change to chapters</source>
        <translation>Deshacer el cambio en los capítulos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Chapters, their order and titles, and what you took from a file, as they were</source>
        <translation>Los capítulos, su orden, sus títulos y lo que adoptaste de un archivo, como estaban</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Save a copy of the study…</source>
        <translation>Guardar una copia del estudio…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>A file to keep or send; other programs open it</source>
        <translation>Un archivo para guardar o enviar; otros programas lo abren</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Diagrams of the study…</source>
        <translation>Diagramas del estudio…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>All chapters as a PDF to print</source>
        <translation>Todos los capítulos en un PDF para imprimir</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Web page of the study…</source>
        <translation>Página web del estudio…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Replays all chapters in any browser</source>
        <translation>Reproduce todos los capítulos en cualquier navegador</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Make a lesson of it…</source>
        <translation>Hacer una lección de esto…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Moves that you choose become exercises of a lesson</source>
        <translation>Las jugadas que elijas serán ejercicios de una lección</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Close the study</source>
        <translation>Cerrar el estudio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/commands/chapter_actions.py"/>
        <source>Back to the game before</source>
        <translation>Volver a la partida de antes</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/share_controller.py"/>
        <source>The picture is on the clipboard.</source>
        <translation>La imagen está en el portapapeles.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/share_controller.py"/>
        <source>A diagram after every so many moves,
after each comment and at the end:</source>
        <translation>Un diagrama cada tantas jugadas,
tras cada comentario y al final:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/chapters/lesson_maker.py"/>
        <source>No move was chosen to be found.</source>
        <translation>No se ha elegido ninguna jugada que encontrar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/chapters/lesson_maker.py"/>
        <source>A lesson has at most {0} steps.</source>
        <translation>Una lección tiene como mucho {0} pasos.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Level {0} and the analysis use %n of {1} cores, and leave the window one.</source>
        <translation>
            <numerusform>El nivel {0} y el análisis usan %n de {1} núcleos y dejan uno a la ventana.</numerusform>
            <numerusform>El nivel {0} y el análisis usan %n de {1} núcleos y dejan uno a la ventana.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>No mistake comes later: here is the first one.</source>
        <translation>No hay errores más adelante: aquí está el primero.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>No mistake comes earlier: here is the last one.</source>
        <translation>No hay errores antes: aquí está el último.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>In a game with clocks, you can ask about moves at earlier positions, and when it is over.</source>
        <translation>En una partida con reloj puedes preguntar por jugadas en posiciones anteriores, y cuando haya terminado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_controller.py"/>
        <source>Looking for your lessons…</source>
        <translation>Buscando tus lecciones…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/learning/lesson_controller.py"/>
        <source>%n step(s) of the lesson “{0}” left: “All lessons” in the menu Learn leads back to it.</source>
        <translation>
            <numerusform>Queda %n paso de la lección «{0}»: «Todas las lecciones», en el menú «Aprender», lleva de vuelta a ella.</numerusform>
            <numerusform>Quedan %n pasos de la lección «{0}»: «Todas las lecciones», en el menú «Aprender», lleva de vuelta a ella.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/file_writing.py"/>
        <source>Saved in {0}.</source>
        <translation>Guardado en {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>{0} contains more games than this one: the library can import them all.</source>
        <translation>{0} contiene más partidas que esta: la biblioteca puede importarlas todas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>This game is in your library already: here it is, as you left it.</source>
        <translation>Esta partida ya está en tu biblioteca: aquí está, tal como la dejaste.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>This game is in your library already: here it is.</source>
        <translation>Esta partida ya está en tu biblioteca: aquí está.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>The game is on the clipboard, as text.</source>
        <translation>La partida está en el portapapeles, como texto.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>There is no text on the clipboard.</source>
        <translation>No hay texto en el portapapeles.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/language.py"/>
        <source>{0}, line {1}: {2}</source>
        <translation>{0}, línea {1}: {2}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/file_reading.py"/>
        <source>Games (*.sgf *.txt);;All files (*)</source>
        <translation>Partidas (*.sgf *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/shapes/naming.py"/>
        <source>That makes the shape “{0}” ({1}): {2} cannot cut it.</source>
        <translation>Así se crea la forma «{0}» ({1}): {2} no puede cortarla.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/shapes/naming.py"/>
        <source>That makes the shape “{0}” ({1}): {2} cannot cut it as long as nobody climbs into it or out of it.</source>
        <translation>Así se crea la forma «{0}» ({1}): {2} no puede cortarla mientras nadie suba hacia dentro o hacia fuera de ella.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/shapes/naming.py"/>
        <source>{0} would have made the shape “{1}” ({2}).</source>
        <translation>{0} habría creado la forma «{1}» ({2}).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/shapes/naming.py"/>
        <source>{0} makes the shape “{1}” ({2}).</source>
        <translation>{0} crea la forma «{1}» ({2}).</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Stopped after %n game(s): the others do not count.</source>
        <translation>
            <numerusform>Se paró tras %n partida: las demás no cuentan.</numerusform>
            <numerusform>Se paró tras %n partidas: las demás no cuentan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>%n game(s) read.</source>
        <translation>
            <numerusform>%n partida leída.</numerusform>
            <numerusform>%n partidas leídas.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/game.py"/>
        <source>In its crosscuts {0} is cut from {1}.</source>
        <translation>En sus cortes cruzados, {0} está cortada de {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/game.py"/>
        <source>In its crosscuts {0} is connected with {1}.</source>
        <translation>En sus cortes cruzados, {0} está conectada con {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/table/game.py"/>
        <source>In its crosscuts {0} is connected with {1} and cut from {2}.</source>
        <translation>En sus cortes cruzados, {0} está conectada con {1} y cortada de {2}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../escabel_gui/model/learning/drill_box.py"/>
        <source>%n new drill(s) from your mistakes.</source>
        <translation>
            <numerusform>%n ejercicio nuevo con tus errores.</numerusform>
            <numerusform>%n ejercicios nuevos con tus errores.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../escabel_gui/model/rating/ratings.py"/>
        <source>For your rating, the game counts as it ended first.</source>
        <translation>Para tu puntuación, la partida cuenta como terminó la primera vez.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/rated_game.py"/>
        <source>Not rated: the game was too short.</source>
        <translation>No puntúa: la partida fue demasiado corta.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/rated_game.py"/>
        <source>A guided game is not rated.</source>
        <translation>Una partida guiada no puntúa.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/rated_game.py"/>
        <source>Not rated: the game began from a position that was set up.</source>
        <translation>No puntúa: la partida empezó desde una posición preparada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/rated_game.py"/>
        <source>Not rated: the players changed during the game.</source>
        <translation>No puntúa: los jugadores cambiaron durante la partida.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/rated_game.py"/>
        <source>Not rated: the bot has helped.</source>
        <translation>No puntúa: el bot ha ayudado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/record/rated_game.py"/>
        <source>Not rated: a move was taken back.</source>
        <translation>No puntúa: se deshizo una jugada.</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>About Escabel</source>
        <translation>Acerca de Escabel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>A family of abstract stacking and connection games.</source>
        <translation>Una familia de juegos abstractos de apilar y conectar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/about.py"/>
        <source>All of this as text, for a report</source>
        <translation>Todo esto como texto, para un informe</translation>
    </message>
</context>
<context>
    <name>Accuracies</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/accuracies.py"/>
        <source>no move yet</source>
        <translation>aún sin jugada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/accuracies.py"/>
        <source>{0}%</source>
        <translation>{0}&#xa0;%</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/accuracies.py"/>
        <source>{0}: accuracy</source>
        <translation>{0}: precisión</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/accuracies.py"/>
        <source>How little of the chance to win these moves gave away: 100% is perfect play</source>
        <translation>Qué pocas posibilidades de ganar regalaron estas jugadas: 100&#xa0;% es juego perfecto</translation>
    </message>
</context>
<context>
    <name>ActivityPage</name>
    <message>
        <location filename="../../escabel_gui/view/widgets/activity_page.py"/>
        <source>Points: Black {0}, White {1}. In hand: Black {2}, White {3}.</source>
        <translation>Puntos: Negro {0}, Blanco {1}. En mano: Negro {2}, Blanco {3}.</translation>
    </message>
</context>
<context>
    <name>AnalysisController</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>Do you want to see what the bot says about the moves so far?</source>
        <translation>¿Quieres ver lo que dice el bot de las jugadas hechas hasta ahora?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>Do you want to see how the bot would answer a move?</source>
        <translation>¿Quieres ver cómo respondería el bot a una jugada?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>Do you want to see what was played from here in other games?</source>
        <translation>¿Quieres ver lo que se jugó desde aquí en otras partidas?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>Do you want to see how fair first moves are?</source>
        <translation>¿Quieres ver el equilibrio de las primeras jugadas?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>Do you want the bot to make this move for you?</source>
        <translation>¿Quieres que el bot haga esta jugada por ti?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>You are playing against a person.</source>
        <translation>Juegas contra una persona.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>With help, this game does not count for your rating.</source>
        <translation>Con ayuda, esta partida no cuenta para tu puntuación.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>Do you want to see what the bot would play?</source>
        <translation>¿Quieres ver lo que jugaría el bot?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_controller.py"/>
        <source>Help in this game?</source>
        <translation>¿Ayuda en esta partida?</translation>
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
        <translation>Otras partidas</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Wins</source>
        <translation>Gana</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Visits</source>
        <translation>Visitas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Then</source>
        <translation>Después</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>At first</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>How often the bot has looked into the move</source>
        <translation>Cuántas veces ha examinado el bot la jugada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>First impressions, too</source>
        <translation>También la primera impresión</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>How likely each move seemed to be the right one before any was looked into</source>
        <translation>Qué probabilidad parecía tener cada jugada de ser la correcta antes de examinar ninguna</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Candidate moves</source>
        <translation>Jugadas candidatas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Expected:</source>
        <translation>Previsto:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Press Space to see which moves the bot would look at here.</source>
        <translation>Pulsa la barra espaciadora para ver qué jugadas consideraría aquí el bot.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>{0} to move, with a chance of {1} to win.</source>
        <translation>Le toca a {0}, con un {1} de posibilidades de ganar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>All figures are for {0}. Point at a move to see its line on the board.</source>
        <translation>Todas las cifras son de {0}. Señala una jugada para ver su línea en el tablero.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>The game is over here.</source>
        <translation>La partida ha terminado aquí.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>Looking at this position…</source>
        <translation>Analizando esta posición…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>{0} is to move and wins, whatever comes.</source>
        <translation>Le toca a {0}, que gana pase lo que pase.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>{0} is to move and loses, whatever comes.</source>
        <translation>Le toca a {0}, que pierde pase lo que pase.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/analysis_panel.py"/>
        <source>{0} is to move and gets a tie, no more.</source>
        <translation>Le toca a {0}, que consigue un empate y nada más.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <location filename="../../escabel_gui/view/board/board_view.py"/>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>ChapterController</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Making the chapter…</source>
        <translation>Creando el capítulo…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Writing the study…</source>
        <translation>Escribiendo el estudio…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Open a study</source>
        <translation>Abrir un estudio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Looking for your studies…</source>
        <translation>Buscando tus estudios…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Problem in the file</source>
        <translation>Problema en el archivo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Reading {0}…</source>
        <translation>Leyendo {0}…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>The study cannot be written: reading it back would change something.</source>
        <translation>El estudio no se puede escribir: al volver a leerlo cambiaría algo.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>A game with a friend elsewhere can be compared when it is over.</source>
        <translation>Una partida a distancia se puede comparar cuando haya terminado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Compare with another version</source>
        <translation>Comparar con otra versión</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>{0} has no version of this game.</source>
        <translation>{0} no tiene ninguna versión de esta partida.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Nothing is new in {0}.</source>
        <translation>No hay nada nuevo en {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>There are no moves in this study: play those that are to be found.</source>
        <translation>En este estudio no hay jugadas: juega las que haya que encontrar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Find the move.</source>
        <translation>Encuentra la jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Writing the lesson…</source>
        <translation>Escribiendo la lección…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Add games from a file</source>
        <translation>Añadir partidas de un archivo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>My study</source>
        <translation>Mi estudio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>New study</source>
        <translation>Nuevo estudio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Title of the chapter:</source>
        <translation>Título del capítulo:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Title of the study:</source>
        <translation>Título del estudio:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <location filename="../../escabel_gui/view/chapters/chapter_controller.py"/>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
</context>
<context>
    <name>ChapterDialog</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>A copy of this chapter</source>
        <translation>Una copia de este capítulo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>The whole game, with all variations</source>
        <translation>La partida entera, con todas las variantes</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>Only the position on the board</source>
        <translation>Solo la posición del tablero</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>An empty board of this game</source>
        <translation>Un tablero vacío de este juego</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>A new study</source>
        <translation>Un estudio nuevo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>My study</source>
        <translation>Mi estudio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>Study:</source>
        <translation>Estudio:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>Title of the study:</source>
        <translation>Título del estudio:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>Title of the chapter:</source>
        <translation>Título del capítulo:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>What is to be a chapter?</source>
        <translation>¿Qué será un capítulo?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>Add a chapter</source>
        <translation>Añadir un capítulo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>Add to a study</source>
        <translation>Añadir a un estudio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_dialog.py"/>
        <source>New study</source>
        <translation>Nuevo estudio</translation>
    </message>
</context>
<context>
    <name>ChapterList</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_list.py"/>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
</context>
<context>
    <name>ChapterRows</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_list.py"/>
        <source>on the board</source>
        <translation>en el tablero</translation>
    </message>
</context>
<context>
    <name>ChapterSharing</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_sharing.py"/>
        <source>Save a copy of the study</source>
        <translation>Guardar una copia del estudio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_sharing.py"/>
        <source>Diagrams of the study</source>
        <translation>Diagramas del estudio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_sharing.py"/>
        <source>Save the diagrams</source>
        <translation>Guardar los diagramas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/chapter_sharing.py"/>
        <source>Save the web page</source>
        <translation>Guardar la página web</translation>
    </message>
</context>
<context>
    <name>ChoiceBar</name>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Whose games</source>
        <translation>De quién son las partidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Color</source>
        <translation>Color</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Time</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Only games listed in the library</source>
        <translation>Solo las partidas que muestra la biblioteca</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Either color</source>
        <translation>Cualquier color</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Any time</source>
        <translation>Cualquier fecha</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>The last 30 days</source>
        <translation>Los últimos 30 días</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>The last 365 days</source>
        <translation>Los últimos 365 días</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>All kinds of games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Your games</source>
        <translation>Tus partidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Everybody’s games</source>
        <translation>Las partidas de todos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Any opponent</source>
        <translation>Cualquier rival</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/choice_bar.py"/>
        <source>Yours are the games in which you play against the bot or against a friend elsewhere</source>
        <translation>Las tuyas son las partidas en las que juegas contra el bot o a distancia</translation>
    </message>
</context>
<context>
    <name>ClockRow</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>No clock</source>
        <translation>Sin reloj</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Fixed time</source>
        <translation>Tiempo fijo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Time and increment</source>
        <translation>Tiempo e incremento</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Main time and byo-yomi</source>
        <translation>Tiempo principal y byo-yomi</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Number of periods</source>
        <translation>Número de periodos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/clock_row.py"/>
        <source>Seconds per move or period</source>
        <translation>Segundos por jugada o periodo</translation>
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
        <translation>Intro abre una copia de una partida en la posición del tablero.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/collection_window.py"/>
        <source>Games: {0} of {1}</source>
        <translation>Partidas: {0} de {1}</translation>
    </message>
</context>
<context>
    <name>CommentField</name>
    <message>
        <location filename="../../escabel_gui/view/history/comment_field.py"/>
        <source>Comment on this position</source>
        <translation>Comentar esta posición</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/comment_field.py"/>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/comment_field.py"/>
        <source>[This comment is too long to be shown. All of it is kept with the game.]</source>
        <translation>[Este comentario es demasiado largo para mostrarlo. Se conserva entero con la partida.]</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>What is new there</source>
        <translation>Lo nuevo que hay allí</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>What is new</source>
        <translation>Novedades</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>Mark what you want to take. Everything else stays as you have it.</source>
        <translation>Marca lo que quieras adoptar. Lo demás queda como lo tienes.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>Mark all</source>
        <translation>Marcar todo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>Take</source>
        <translation>Adoptar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>New chapter: {0}</source>
        <translation>Capítulo nuevo: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>Another title: {0}</source>
        <translation>Otro título: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>Other marks</source>
        <translation>Otras marcas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>New comment: {0}</source>
        <translation>Comentario nuevo: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>Another comment: {0}</source>
        <translation>Otro comentario: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>New moves: {0}</source>
        <translation>Jugadas nuevas: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>Yours: {0}</source>
        <translation>El tuyo: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/compare_dialog.py"/>
        <source>There: {0}</source>
        <translation>Allí: {0}</translation>
    </message>
</context>
<context>
    <name>CompilingNote</name>
    <message>
        <location filename="../../escabel_gui/view/window/compiling_note.py"/>
        <source>The bot thinks slowly: its rules are being compiled, for a few minutes.</source>
        <translation>El bot piensa despacio: sus reglas se están compilando, durante unos minutos.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/compiling_note.py"/>
        <source>The rules could not be compiled: the bot goes on thinking slowly.</source>
        <translation>No se pudieron compilar las reglas: el bot sigue pensando despacio.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/compiling_note.py"/>
        <source>The rules are compiled: the bot now thinks at full speed.</source>
        <translation>Las reglas están compiladas: el bot piensa ahora a toda velocidad.</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
            <source>Board Game</source>
        <extracomment>escabel.desktop</extracomment>
        <translation>Juego de tablero</translation>
    </message>
    <message>
            <source>Stack, climb and connect: abstract board games against a friend or a bot</source>
        <extracomment>escabel.desktop</extracomment>
        <translation>Apila, sube y conecta: juegos de tablero abstractos contra un amigo o un bot</translation>
    </message>
    <message>
            <source>@KEYWORDS@stacking;connection;abstract;strategy;bot;sgf;</source>
        <extracomment>escabel.desktop</extracomment>
        <translation>@KEYWORDS@apilar;conexión;abstracto;estrategia;tablero;bot;sgf;</translation>
    </message>
    <message>
            <source>Stack, climb and connect: abstract board games</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Apila, sube y conecta: juegos de tablero abstractos</translation>
    </message>
    <message>
            <source>Escabel brings together a family of abstract games in which two players stack, climb and connect: @GAMES@. Play against a friend at the same screen or elsewhere, or against a bot that can be a beginner or a master. Afterwards, step back through the game and try out what else could have happened.</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Escabel reúne una familia de juegos abstractos en los que dos jugadores apilan, suben y conectan: @GAMES@. Juega contra un amigo en la misma pantalla o a distancia, o contra un bot que puede ser principiante o maestro. Después repasa la partida y prueba qué más podría haber pasado.</translation>
    </message>
    <message>
            <source>Every option and board size of every game, with illustrated rules</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Todas las opciones y tamaños de tablero de cada juego, con reglas ilustradas</translation>
    </message>
    <message>
            <source>Lessons for every game, proven puzzles, and drills from the mistakes in your own games</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Lecciones de cada juego, problemas demostrados y ejercicios con los errores de tus propias partidas</translation>
    </message>
    <message>
            <source>A board for mouse and keyboard that explains why a move is not allowed</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Un tablero para ratón y teclado que explica por qué no se permite una jugada</translation>
    </message>
    <message>
            <source>Games save themselves: close the window and carry on later where you left off</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Las partidas se guardan solas: cierra la ventana y sigue más tarde donde lo dejaste</translation>
    </message>
    <message>
            <source>Reviews that find the mistakes in a game and show what was better</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Revisiones que encuentran los errores de una partida y muestran qué era mejor</translation>
    </message>
    <message>
            <source>Games with a friend elsewhere, by message or from program to program, without a server</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Partidas a distancia, por mensajes o de programa a programa, sin servidor</translation>
    </message>
    <message>
            <source>A library of all your games, searched by words and by positions, with studies and reports</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Una biblioteca de todas tus partidas, con búsquedas por palabras y por posiciones, estudios e informes</translation>
    </message>
    <message>
            <source>Variations, comments, clocks, and games saved as SGF</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Variantes, comentarios, relojes y partidas guardadas en SGF</translation>
    </message>
    <message>
            <source>Board themes in light, dark and high contrast</source>
        <extracomment>escabel.metainfo.xml</extracomment>
        <translation>Temas de tablero claros, oscuros y de alto contraste</translation>
    </message>
</context>
<context>
    <name>DrillController</name>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_controller.py"/>
        <source>There is no mistake of yours to drill so far.</source>
        <translation>Por ahora no hay ningún error tuyo que practicar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_controller.py"/>
        <source>Drills are positions of your own games in which you went wrong. They come from reviews of games that you have played against the bot or a friend, and are asked again before you forget them.</source>
        <translation>Los ejercicios son posiciones de tus propias partidas en las que te equivocaste. Salen de revisiones de partidas que has jugado contra el bot o a distancia, y se te vuelven a preguntar antes de que las olvides.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_controller.py"/>
        <source>No drill is due now.</source>
        <translation>Ahora no toca ningún ejercicio.</translation>
    </message>
</context>
<context>
    <name>DrillPage</name>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>{0}: drill</source>
        <translation>{0}: ejercicio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>{0} to move. Find a good move.</source>
        <translation>Le toca a {0}. Encuentra una buena jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>In your game you played {0} here, which was a mistake.</source>
        <translation>En tu partida jugaste aquí {0}, y fue un error.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>Due after this one: {0}</source>
        <translation>Pendientes después de este: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>{0} is a good move.</source>
        <translation>{0} es una buena jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>That is the move of your game.</source>
        <translation>Es la jugada de tu partida.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>The board shows what answers it.</source>
        <translation>El tablero muestra qué responde a ella.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <location filename="../../escabel_gui/view/learning/drill_page.py"/>
        <source>Not this one.</source>
        <translation>Esta no.</translation>
    </message>
</context>
<context>
    <name>EditedBoard</name>
    <message>
        <location filename="../../escabel_gui/view/board/edited_board.py"/>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>EvenGame</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/even_game.py"/>
        <source>Match my strength</source>
        <translation>A mi nivel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/even_game.py"/>
        <source>Choose the level against which you win about half of your games</source>
        <translation>Elegir el nivel contra el que ganas más o menos la mitad de tus partidas</translation>
    </message>
</context>
<context>
    <name>ExplorerPage</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Names, levels, dates</source>
        <translation>Nombres, niveles, fechas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Only games with these words</source>
        <translation>Solo partidas con estas palabras</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Whose moves</source>
        <translation>Jugadas de quién</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>All moves</source>
        <translation>Todas las jugadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>My moves</source>
        <translation>Mis jugadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Moves against me</source>
        <translation>Jugadas contra mí</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Wins</source>
        <translation>Gana</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Moves in other games</source>
        <translation>Jugadas en otras partidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>List these games</source>
        <translation>Ver estas partidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Part of the board…</source>
        <translation>Parte del tablero…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Looks for a few points of the board instead of the whole position</source>
        <translation>Busca unos pocos puntos del tablero en lugar de toda la posición</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Whole position</source>
        <translation>Toda la posición</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Show them</source>
        <translation>Mostrarlas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Your game is not over: what was played from here in other games would be help.</source>
        <translation>Tu partida no ha terminado: lo que se jugó desde aquí en otras partidas sería ayuda.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>No such game went on from this position.</source>
        <translation>Ninguna partida así siguió desde esta posición.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>None of these games went on from this position.</source>
        <translation>Ninguna de estas partidas siguió desde esta posición.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>No game in your library went on from this position.</source>
        <translation>Ninguna partida de tu biblioteca siguió desde esta posición.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>This part of the board occurs in no such game.</source>
        <translation>Esta parte del tablero no aparece en ninguna partida así.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>This part of the board occurs in none of these games.</source>
        <translation>Esta parte del tablero no aparece en ninguna de estas partidas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>This part of the board occurs in no game of your library.</source>
        <translation>Esta parte del tablero no aparece en ninguna partida de tu biblioteca.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Wins are those of who made the move. Mirrored and turned positions count as one.</source>
        <translation>Las victorias son de quien hizo la jugada. Las posiciones reflejadas y giradas cuentan como una.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>A double click lists the games of a move.</source>
        <translation>Un doble clic muestra las partidas de una jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>A click plays a move, a double click lists its games.</source>
        <translation>Un clic hace la jugada; un doble clic muestra sus partidas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Who played it won {0} of {1} finished games.</source>
        <translation>Quien la hizo ganó {0} de {1} partidas terminadas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>In reviews it lost {0} of the chance to win on average.</source>
        <translation>En las revisiones costó de media un {0} de las posibilidades de ganar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/explorer_page.py"/>
        <source>Latest: {0}, {1}.</source>
        <translation>La última: {0}, {1}.</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <location filename="../../escabel_gui/view/widgets/game_box.py"/>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_card.py"/>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_card.py"/>
        <source>Learn this game by playing: a lesson of a few minutes</source>
        <translation>Aprende este juego jugando: una lección de unos minutos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_card.py"/>
        <source>Rules</source>
        <translation>Reglas</translation>
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
        <translation>Leyendo {0}…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>{0} cannot be opened: {1}.</source>
        <translation>No se puede abrir {0}: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>{0} cannot be opened. {1}</source>
        <translation>No se puede abrir {0}. {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>There is no game, code or invitation in this text.</source>
        <translation>En este texto no hay ninguna partida, ningún código ni ninguna invitación.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Open the game up to there?</source>
        <translation>¿Abrir la partida hasta ahí?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Problem in the file</source>
        <translation>Problema en el archivo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Looking into your library…</source>
        <translation>Buscando en tu biblioteca…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Save a copy</source>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Part of this game cannot be saved in {0} ({1}): it is lost if you leave the game without saving a copy elsewhere.</source>
        <translation>Parte de esta partida no se puede guardar en {0} ({1}): se perderá si dejas la partida sin guardar una copia en otro sitio.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Save a copy…</source>
        <translation>Guardar una copia…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Leave without saving</source>
        <translation>Dejarla sin guardar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>This game is not saved</source>
        <translation>Esta partida no está guardada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Copying the game…</source>
        <translation>Copiando la partida…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/game_files.py"/>
        <source>Clipboard</source>
        <translation>Portapapeles</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <source>Board size</source>
        <translation>Tamaño del tablero</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <source>You play</source>
        <translation>Juegas con</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <source>Your friend’s name</source>
        <translation>Nombre de tu rival</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_form.py"/>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/game_list.py"/>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
</context>
<context>
    <name>GamesChooser</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Your library</source>
        <translation>Tu biblioteca</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Open a folder…</source>
        <translation>Abrir una carpeta…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>All games in a folder and below it, until the program ends; your library stays as it is</source>
        <translation>Todas las partidas de una carpeta y de las que contiene, hasta que se cierre el programa; tu biblioteca queda como está</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Open a file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>All games in a file, until the program ends; your library stays as it is</source>
        <translation>Todas las partidas de un archivo, hasta que se cierre el programa; tu biblioteca queda como está</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Reads no more games; those that have been read count</source>
        <translation>No lee más partidas; las leídas cuentan</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Which games are counted</source>
        <translation>Qué partidas se cuentan</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Which games are counted: {0}</source>
        <translation>Qué partidas se cuentan: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Looking for games…</source>
        <translation>Buscando partidas…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>There are no games in this folder.</source>
        <translation>En esta carpeta no hay partidas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>There are no games in this file.</source>
        <translation>En este archivo no hay partidas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Files or games that cannot be read and are passed over: {0}.</source>
        <translation>Archivos o partidas que no se pueden leer y se pasan por alto: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Open a folder of games</source>
        <translation>Abrir una carpeta de partidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/games_chooser.py"/>
        <source>Open a file of games</source>
        <translation>Abrir un archivo de partidas</translation>
    </message>
</context>
<context>
    <name>GuidanceBox</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/guidance_box.py"/>
        <source>Guided game</source>
        <translation>Partida guiada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/guidance_box.py"/>
        <source>The bot asks before a move that loses</source>
        <translation>El bot pregunta antes de una jugada que pierde</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/guidance_box.py"/>
        <source>The bot plays at level 1. Up to three times, it asks before a move that loses, and marks what to look at. The game is not rated.</source>
        <translation>El bot juega en el nivel 1. Hasta tres veces pregunta antes de una jugada que pierde y marca dónde mirar. La partida no puntúa.</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <location filename="../../escabel_gui/view/history/history_model.py"/>
        <source>if {0}</source>
        <extracomment>a move that the friend may make, for which an answer is prepared: if d4</extracomment>
        <translation>si {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/history_model.py"/>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/history_model.py"/>
        <source>Now</source>
        <extracomment>the position of the game, in a list of what is prepared for it</extracomment>
        <translation>Ahora</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/history_model.py"/>
        <source>You have prepared an answer to this move.</source>
        <translation>Has preparado una respuesta a esta jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/history_model.py"/>
        <source>Prepared by you: played at once if the move before is made.</source>
        <translation>Preparada por ti: se juega al momento si llega la jugada anterior.</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <location filename="../../escabel_gui/view/history/history_panel.py"/>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/history_panel.py"/>
        <source>No moves yet. Click the board to make the first one.</source>
        <translation>Aún no hay jugadas. Haz clic en el tablero para hacer la primera.</translation>
    </message>
</context>
<context>
    <name>HostDialog</name>
    <message>
        <location filename="../../escabel_gui/view/friends/host_dialog.py"/>
        <source>Invite over the network</source>
        <translation>Invitar por la red</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/host_dialog.py"/>
        <source>Until my friend is there, show my name to others on the same network</source>
        <translation>Mostrar mi nombre a otros en la misma red hasta que llegue mi rival</translation>
    </message>
</context>
<context>
    <name>InvitationDialog</name>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Invitation</source>
        <translation>Invitación</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Copy the invitation and send it to your friend, who pastes it into Escabel (Ctrl+V). Or tell them this line by phone: they choose Join over the network in the menu Play, and type it there. Whoever has it can play in your friend’s place.</source>
        <translation>Copia la invitación y envíasela a tu rival, que la pega en Escabel (Ctrl+V). O dile esta línea por teléfono: en su menú «Jugar» elige «Unirse por la red» y la escribe allí. Quien la tenga puede jugar en lugar de tu rival.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Invitation: {0}</source>
        <translation>Invitación: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>If that address does not work, this computer also has: {0}.</source>
        <translation>Si esa dirección no funciona, este ordenador tiene también: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Copied</source>
        <translation>Copiada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>This computer is in no network at the moment: nobody at another one can join.</source>
        <translation>Este ordenador no está ahora en ninguna red: nadie puede unirse desde otro.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Invite your friend</source>
        <translation>Invita a tu rival</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Waiting for your friend… If nothing comes of it, you are not on the same network, or a firewall lets nobody in. Then invite your friend by message: that works everywhere.</source>
        <translation>Esperando a tu rival… Si no llega, su ordenador no está en la misma red que el tuyo o un cortafuegos no deja entrar a nadie. Entonces invita por mensaje: eso funciona en todas partes.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/invitation_dialog.py"/>
        <source>Copy the invitation</source>
        <translation>Copiar la invitación</translation>
    </message>
</context>
<context>
    <name>InviteDialog</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/invite_dialog.py"/>
        <source>Invite by message</source>
        <translation>Invitar por mensaje</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Join over the network</source>
        <translation>Unirse por la red</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Your friend invites you over the network (in the menu Play), and tells you the invitation: one line. Type or paste it here. While this dialog is open, this computer hears who invites on the same network; it says nothing itself until you press Join.</source>
        <translation>Tu rival te invita por la red (en el menú «Jugar») y te dice la invitación: una línea. Escríbela o pégala aquí. Mientras este cuadro está abierto, este ordenador oye quién invita en la misma red; él mismo no dice nada hasta que pulsas «Unirse».</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Friends on this network</source>
        <translation>Invitaciones en esta red</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Nobody on this network invites at the moment.</source>
        <translation>Nadie invita ahora en esta red.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Invitation</source>
        <translation>Invitación</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Join</source>
        <translation>Unirse</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>This is your own invitation: send it to your friend.</source>
        <translation>Esta invitación es tuya: envíasela a tu rival.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Type the 16 letters and digits of the invitation, which your friend tells you.</source>
        <translation>Escribe las 16 letras y cifras de la invitación que te han dicho.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Your friend has the invitation, under Play → Game with a friend elsewhere.</source>
        <translation>Tu rival tiene la invitación en «Jugar» → «Partida a distancia».</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>This is the code of a game by message: close this dialog, and paste it at the board (Ctrl+V).</source>
        <translation>Este es el código de una partida por mensaje: cierra este cuadro y pégalo en el tablero (Ctrl+V).</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>The 16 letters and digits of the invitation are not whole. They look like this: {0}.</source>
        <translation>Las 16 letras y cifras de la invitación no están completas. Tienen este aspecto: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>This is no invitation. Its 16 letters and digits look like this: {0}.</source>
        <translation>Esto no es una invitación. Sus 16 letras y cifras tienen este aspecto: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Whose invitation is it? Choose your friend in the list, or type the address they tell you.</source>
        <translation>¿De quién es la invitación? Elige en la lista o escribe la dirección que te han dicho.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>An address ends with a colon and a number, such as {0}.</source>
        <translation>Una dirección termina en dos puntos y un número, como {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>{0} at {1}</source>
        <translation>{0} en {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Somebody</source>
        <translation>Alguien</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>Looking for your friend…</source>
        <translation>Buscando a tu rival…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/join_dialog.py"/>
        <source>{0} Trying again… Or ask your friend to invite you by message.</source>
        <translation>{0} Otro intento… O pide que te inviten por mensaje.</translation>
    </message>
</context>
<context>
    <name>JudgedMove</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>{0} was played: {1}’s chance to win</source>
        <translation>Se jugó {0}: posibilidades de ganar ({1})</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>{0} is better: {1}’s chance to win</source>
        <translation>Es mejor {0}: posibilidades de ganar ({1})</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>This move wins the game.</source>
        <translation>Esta jugada gana la partida.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>Everything loses here.</source>
        <translation>Aquí pierde cualquier jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>There is little left to win here: a chance of {0} at best.</source>
        <translation>Aquí queda poco que ganar: un {0} de posibilidades como mucho.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>The best move: a chance of {0} to win.</source>
        <translation>La mejor jugada: un {0} de posibilidades de ganar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>A good move: a chance of {0} to win. The bot would have played {1}.</source>
        <translation>Una buena jugada: un {0} de posibilidades de ganar. El bot habría jugado {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>{0} is better than {1}.</source>
        <translation>{0} es mejor que {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>{0} to move. What is better than {1}?</source>
        <translation>Le toca a {0}. ¿Qué es mejor que {1}?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>Looking at {0}…</source>
        <translation>Analizando {0}…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>After {0}: a chance of {1} to win. Play a better move on the board.</source>
        <translation>Tras {0}: un {1} de posibilidades de ganar. Haz una jugada mejor en el tablero.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>{0} is good: it keeps a chance of {1} to win.</source>
        <translation>{0} es buena jugada: conserva un {1} de posibilidades de ganar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>{0} is the move that was played.</source>
        <translation>{0} es la jugada que se hizo.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>After {0}: a chance of {1} to win.</source>
        <translation>Tras {0}: un {1} de posibilidades de ganar.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>{0} answers with {1}.</source>
        <translation>{0} responde con {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>Try another one.</source>
        <translation>Prueba otra.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/judged_move.py"/>
        <source>There is something better.</source>
        <translation>Hay algo mejor.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Arrows, Enter, Escape</source>
        <translation>Flechas, Intro, Escape</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>With the point cursor: move, choose, put away</source>
        <translation>Cursor del tablero: mover, elegir, quitar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Wheel over the moves</source>
        <translation>Rueda sobre las jugadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>One move back or on</source>
        <translation>Una jugada atrás o adelante</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Right-click, menu key</source>
        <translation>Clic derecho, tecla de menú</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Marks and arrows of a point</source>
        <translation>Marcas y flechas de un punto</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Drag with the right button</source>
        <translation>Arrastrar con el botón derecho</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Draw an arrow, or remove it</source>
        <translation>Dibujar una flecha o quitarla</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Shift+arrow keys</source>
        <translation>Mayúsculas+flechas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>The mark chosen last, or remove it</source>
        <translation>La última marca elegida, o quitarla</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Shift+right-click</source>
        <translation>Mayúsculas+clic derecho</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Shift+Enter</source>
        <translation>Mayúsculas+Intro</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/keys_dialog.py"/>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>LessonDialog</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <source>Make a lesson of it</source>
        <translation>Hacer una lección de esto</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <source>Title of the lesson:</source>
        <translation>Título de la lección:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <source>Mark the moves that are to be found. The comment before a move is the task, that on it is the answer; other moves there with a comment are wrong ones, which it answers.</source>
        <translation>Marca las jugadas que haya que encontrar. El comentario de antes es la tarea, y el de la jugada, la respuesta; otras jugadas con comentario en ese lugar son las erróneas, y su comentario responde a ellas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <source>Moves to be found</source>
        <translation>Jugadas que encontrar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <source>Make the lesson</source>
        <translation>Hacer la lección</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <source>There is a lesson “{0}” already. Replace it?</source>
        <translation>Ya hay una lección «{0}». ¿Reemplazarla?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/lesson_dialog.py"/>
        <source>variation</source>
        <translation>variante</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>A few minutes each: you make the moves, and the board answers.</source>
        <translation>Unos minutos cada una: tú haces las jugadas y el tablero responde.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>Delete this lesson? The study that it was made of stays.</source>
        <translation>¿Borrar esta lección? El estudio del que se hizo se queda.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>The lesson cannot be deleted: {0}.</source>
        <translation>No se puede borrar la lección: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>✓ done</source>
        <translation>✓ hecha</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>Steps done: {0} of {1}</source>
        <translation>Pasos hechos: {0} de {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_list.py"/>
        <source>made by you</source>
        <translation>hecha por ti</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>{0}: lesson</source>
        <translation>{0}: lección</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Puzzle</source>
        <translation>Problema</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Done: that was the last step.</source>
        <translation>Hecho: era el último paso.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>This was the move.</source>
        <translation>Era esta jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Well done.</source>
        <translation>Bien hecho.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/lesson_page.py"/>
        <source>Not quite.</source>
        <translation>No del todo.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
            <source>The band</source>
        <extracomment>lessons/abande/basics/1.sgf</extracomment>
        <translation>La banda</translation>
    </message>
    <message>
            <source>c3 touches the band, so a new piece may go there.</source>
        <extracomment>lessons/abande/basics/1.sgf</extracomment>
        <translation>c3 toca la banda, así que ahí puede ir una ficha nueva.</translation>
    </message>
    <message>
            <source>Too far away</source>
        <extracomment>lessons/abande/basics/2.sgf</extracomment>
        <translation>Demasiado lejos</translation>
    </message>
    <message>
            <source>Climbing</source>
        <extracomment>lessons/abande/basics/3.sgf</extracomment>
        <translation>Subir</translation>
    </message>
    <message>
            <source>Instead of placing a piece you may move a stack: it steps, as a whole, onto an enemy stack next to it. Whoever is on top owns all of it. Click d4, then d5.</source>
        <extracomment>lessons/abande/basics/3.sgf</extracomment>
        <translation>En vez de colocar una ficha puedes mover una pila: da un paso, entera, hasta una pila enemiga de al lado. Quien queda arriba es dueño de todo. Haz clic en d4 y luego en d5.</translation>
    </message>
    <message>
            <source>d5 is a stack of two, and yours, as your piece is on top. d4 is empty: nothing stays behind.</source>
        <extracomment>lessons/abande/basics/3.sgf</extracomment>
        <translation>d5 es una pila de dos, y es tuya, porque tu ficha está arriba. d4 está vacío: no queda nada atrás.</translation>
    </message>
    <message>
            <source>Three at most</source>
        <extracomment>lessons/abande/basics/4.sgf</extracomment>
        <translation>Tres como mucho</translation>
    </message>
    <message>
            <source>No stack is ever higher than three. Your d5 and White’s c4 are two high each. Try to climb c4 with d5 anyway: click d5, then c4.</source>
        <extracomment>lessons/abande/basics/4.sgf</extracomment>
        <translation>Ninguna pila pasa nunca de altura tres. Tu d5 y la c4 de Blanco tienen altura dos. Intenta subir de todos modos a c4 con d5: haz clic en d5 y luego en c4.</translation>
    </message>
    <message>
            <source>The band must hold</source>
        <extracomment>lessons/abande/basics/5.sgf</extracomment>
        <translation>La banda tiene que aguantar</translation>
    </message>
    <message>
            <source>In Abande you climb enemy stacks to own as many pieces as you can. All stacks always form one group, the band: see the bars between them. A new piece goes next to a stack. You are Black: place a piece on the circle.</source>
        <extracomment>lessons/abande/basics/1.sgf</extracomment>
        <translation>En Abande subes a las pilas enemigas para ser dueño de todas las fichas que puedas. Todas las pilas forman siempre un solo grupo, la banda: lo muestran las barras entre ellas. Una ficha nueva va junto a una pila. Juegas con Negro: coloca una ficha en el círculo.</translation>
    </message>
    <message>
            <source>The first moves</source>
        <extracomment>lessons/abande/1-opening/1.sgf</extracomment>
        <translation>Las primeras jugadas</translation>
    </message>
    <message>
            <source>Place before you climb</source>
        <extracomment>lessons/abande/1-opening/1.sgf</extracomment>
        <translation>Coloca antes de subir</translation>
    </message>
    <message>
            <source>Each of you has one piece on the board, and they touch. No stack may be moved before Black has placed a second piece. Try it anyway: click d4, then d5.</source>
        <extracomment>lessons/abande/1-opening/1.sgf</extracomment>
        <translation>Cada uno tiene una ficha en el tablero, y se tocan. Ninguna pila se puede mover antes de que Negro haya colocado una segunda ficha. Inténtalo de todos modos: haz clic en d4 y luego en d5.</translation>
    </message>
    <message>
            <source>Beyond the enemy</source>
        <extracomment>lessons/abande/1-opening/2.sgf</extracomment>
        <translation>Detrás del enemigo</translation>
    </message>
    <message>
            <source>After your second piece White may climb d4 from d5, if the band holds without d5. Place your piece so that White cannot.</source>
        <extracomment>lessons/abande/1-opening/2.sgf</extracomment>
        <translation>Tras tu segunda ficha Blanco podrá subir de d5 a d4, si la banda aguanta sin d5. Coloca tu ficha de modo que no pueda.</translation>
    </message>
    <message>
            <source>Here the piece hangs on d4, and d5 is free to go. Place it where it hangs on d5 alone.</source>
        <extracomment>lessons/abande/1-opening/2.sgf</extracomment>
        <translation>Aquí la ficha cuelga de d4, y d5 puede irse. Colócala donde cuelgue solo de d5.</translation>
    </message>
    <message>
            <source>The new piece hangs on d5 alone. If d5 went, the band would break: so d5 has to stay, and d4 is safe for now.</source>
        <extracomment>lessons/abande/1-opening/2.sgf</extracomment>
        <translation>La ficha nueva cuelga solo de d5. Si d5 se fuera, la banda se rompería: así que d5 tiene que quedarse, y d4 está a salvo por ahora.</translation>
    </message>
    <message>
            <source>Two high is a target</source>
        <extracomment>lessons/abande/1-opening/3.sgf</extracomment>
        <translation>Altura dos es una presa fácil</translation>
    </message>
    <message>
            <source>Two and one make three, and three high nobody climbs any more. So after your climb no single enemy should stand beside your new stack. d4 can climb d5 or e3. Which one?</source>
        <extracomment>lessons/abande/1-opening/3.sgf</extracomment>
        <translation>Dos y una son tres, y a tres ya no sube nadie. Así que tras tu subida no debería haber ninguna ficha enemiga sola junto a tu pila nueva. d4 puede subir a d5 o a e3. ¿A cuál?</translation>
    </message>
    <message>
            <source>You are two high there, and White’s c5 stands right beside it: it climbs you, three high, for good. Look for a climb without such a neighbor.</source>
        <extracomment>lessons/abande/1-opening/3.sgf</extracomment>
        <translation>Allí tienes altura dos, y la c5 de Blanco está justo al lado: se te sube, altura tres, para siempre. Busca una subida sin un vecino así.</translation>
    </message>
    <message>
            <source>A short puzzle</source>
        <extracomment>lessons/abande/1-opening/4.sgf</extracomment>
        <translation>Un problema corto</translation>
    </message>
    <message>
            <source>You are Black. White threatens to climb g3 from g4. Only one move makes that impossible. Which?</source>
        <extracomment>lessons/abande/1-opening/4.sgf</extracomment>
        <translation>Juegas con Negro. Blanco amenaza con subir de g4 a g3. Solo una jugada lo hace imposible. ¿Cuál?</translation>
    </message>
    <message>
            <source>Right: f5 hangs on g4 alone, so g4 has to stay.</source>
        <extracomment>lessons/abande/1-opening/4.sgf</extracomment>
        <translation>Correcto: f5 cuelga solo de g4, así que g4 tiene que quedarse.</translation>
    </message>
    <message>
            <source>You are Black. White threatens to climb e2 from f1. Only one move makes that impossible. Which?</source>
        <extracomment>lessons/abande/1-opening/5.sgf</extracomment>
        <translation>Juegas con Negro. Blanco amenaza con subir de f1 a e2. Solo una jugada lo hace imposible. ¿Cuál?</translation>
    </message>
    <message>
            <source>Right: g1 hangs on f1 alone, so f1 has to stay.</source>
        <extracomment>lessons/abande/1-opening/5.sgf</extracomment>
        <translation>Correcto: g1 cuelga solo de f1, así que f1 tiene que quedarse.</translation>
    </message>
    <message>
            <source>You are Black. White threatens to climb f2 from f1. Only one move makes that impossible. Which?</source>
        <extracomment>lessons/abande/1-opening/6.sgf</extracomment>
        <translation>Juegas con Negro. Blanco amenaza con subir de f1 a f2. Solo una jugada lo hace imposible. ¿Cuál?</translation>
    </message>
    <message>
            <source>Right: e1 hangs on f1 alone, so f1 has to stay.</source>
        <extracomment>lessons/abande/1-opening/6.sgf</extracomment>
        <translation>Correcto: e1 cuelga solo de f1, así que f1 tiene que quedarse.</translation>
    </message>
    <message>
            <source>The band and locks</source>
        <extracomment>lessons/abande/2-band/1.sgf</extracomment>
        <translation>La banda y los candados</translation>
    </message>
    <message>
            <source>Set it free</source>
        <extracomment>lessons/abande/2-band/1.sgf</extracomment>
        <translation>Libérala</translation>
    </message>
    <message>
            <source>You would like to climb d5, but d4 is bound: without it d5 would stand alone. One new piece joins the two sides, and sets d4 free. Where?</source>
        <extracomment>lessons/abande/2-band/1.sgf</extracomment>
        <translation>Te gustaría subir a d5, pero d4 está inmovilizada: sin ella d5 se quedaría sola. Una ficha nueva une los dos lados y libera d4. ¿Dónde?</translation>
    </message>
    <message>
            <source>c4 joins the two sides, so the band holds without d4 now. Next turn it may climb.</source>
        <extracomment>lessons/abande/2-band/1.sgf</extracomment>
        <translation>c4 une los dos lados, así que la banda aguanta ahora sin d4. En el próximo turno puede subir.</translation>
    </message>
    <message>
            <source>A second way round</source>
        <extracomment>lessons/abande/2-band/2.sgf</extracomment>
        <translation>Otro camino alrededor</translation>
    </message>
    <message>
            <source>The same bridge, and White has come to e3. Now there are two points that join the two sides. Take one, and set d4 free again.</source>
        <extracomment>lessons/abande/2-band/2.sgf</extracomment>
        <translation>El mismo puente, y Blanco ha llegado a e3. Ahora hay dos puntos que unen los dos lados. Toma uno y libera d4 otra vez.</translation>
    </message>
    <message>
            <source>e4 closes the ring on the other side: the band holds without d4.</source>
        <extracomment>lessons/abande/2-band/2.sgf</extracomment>
        <translation>e4 cierra el anillo por el otro lado: la banda aguanta sin d4.</translation>
    </message>
    <message>
            <source>Tie it down</source>
        <extracomment>lessons/abande/2-band/3.sgf</extracomment>
        <translation>Átala</translation>
    </message>
    <message>
            <source>Your d4 is two high. From d5 White would make it three, for good. Bind d5: three points do it.</source>
        <extracomment>lessons/abande/2-band/3.sgf</extracomment>
        <translation>Tu d4 tiene altura dos. Desde d5 Blanco la haría de tres, para siempre. Inmoviliza d5: lo consiguen tres puntos.</translation>
    </message>
    <message>
            <source>The piece hangs on d5 alone, so d5 is bound, and your stack of two stays yours.</source>
        <extracomment>lessons/abande/2-band/3.sgf</extracomment>
        <translation>La ficha cuelga solo de d5, así que d5 queda inmovilizada y tu pila de dos sigue siendo tuya.</translation>
    </message>
    <message>
            <source>Bind, or go</source>
        <extracomment>lessons/abande/2-band/4.sgf</extracomment>
        <translation>Inmovilizar o irse</translation>
    </message>
    <message>
            <source>f1 is in danger from g1. Here no new piece helps; but f1 can get out of the way by climbing. There are two such moves.</source>
        <extracomment>lessons/abande/2-band/4.sgf</extracomment>
        <translation>f1 corre peligro desde g1. Aquí no ayuda ninguna ficha nueva; pero f1 puede apartarse subiendo. Hay dos jugadas así.</translation>
    </message>
    <message>
            <source>The best defense: you climb the one that threatened you.</source>
        <extracomment>lessons/abande/2-band/4.sgf</extracomment>
        <translation>La mejor defensa: subes a la que te amenazaba.</translation>
    </message>
    <message>
            <source>Nobody is left on f1. But g1 can climb f2 now, where you are two high: the other move is better.</source>
        <extracomment>lessons/abande/2-band/4.sgf</extracomment>
        <translation>En f1 ya no queda nadie. Pero ahora g1 puede subir a f2, donde tienes una pila de dos: la otra jugada es mejor.</translation>
    </message>
    <message>
            <source>Counting the end</source>
        <extracomment>lessons/abande/3-counting/1.sgf</extracomment>
        <translation>Contar el final</translation>
    </message>
    <message>
            <source>Put it to sleep</source>
        <extracomment>lessons/abande/3-counting/1.sgf</extracomment>
        <translation>Ponla a dormir</translation>
    </message>
    <message>
            <source>All pieces are placed. d6 can climb c6 or e6, each of them two of White’s points. One of these climbs also leaves the other stack without an enemy beside it. Which?</source>
        <extracomment>lessons/abande/3-counting/1.sgf</extracomment>
        <translation>Todas las fichas están colocadas. d6 puede subir a c6 o a e6, cada una vale dos puntos para Blanco. Una de estas subidas deja además a la otra pila sin enemigo al lado. ¿Cuál?</translation>
    </message>
    <message>
            <source>e6 is yours, and c6 sleeps: its two points do not count. One move took four.</source>
        <extracomment>lessons/abande/3-counting/1.sgf</extracomment>
        <translation>e6 es tuya, y c6 duerme: sus dos puntos no cuentan. Una jugada ha quitado cuatro.</translation>
    </message>
    <message>
            <source>Count before you climb</source>
        <extracomment>lessons/abande/3-counting/2.sgf</extracomment>
        <translation>Cuenta antes de subir</translation>
    </message>
    <message>
            <source>All pieces are placed, and you may pass. Your e1 can climb e2. Is it worth it? Find the move that brings you the most.</source>
        <extracomment>lessons/abande/3-counting/2.sgf</extracomment>
        <translation>Todas las fichas están colocadas, y puedes pasar. Tu e1 puede subir a e2. ¿Merece la pena? Encuentra la jugada que más te da.</translation>
    </message>
    <message>
            <source>You are two high on e2, and that is a target. Look at White’s reply.</source>
        <extracomment>lessons/abande/3-counting/2.sgf</extracomment>
        <translation>En e2 tienes altura dos, y eso es una presa fácil. Mira la respuesta de Blanco.</translation>
    </message>
    <message>
            <source>Three high, and White’s for good: you would win by four only.</source>
        <extracomment>lessons/abande/3-counting/2.sgf</extracomment>
        <translation>Altura tres, y de Blanco para siempre: ganarías solo por cuatro.</translation>
    </message>
    <message>
            <source>You win by seven. After the climb it would be four only: White’s d3 would climb e2 in turn and make it three, for good.</source>
        <extracomment>lessons/abande/3-counting/2.sgf</extracomment>
        <translation>Ganas por siete. Tras la subida serían solo cuatro: la d3 de Blanco subiría a su vez a e2 y la haría de tres, para siempre.</translation>
    </message>
    <message>
            <source>Which climb?</source>
        <extracomment>lessons/abande/3-counting/3.sgf</extracomment>
        <translation>¿Qué subida?</translation>
    </message>
    <message>
            <source>You are one point behind. Three climbs are possible, and you may pass. Only one move wins, by three points. Which?</source>
        <extracomment>lessons/abande/3-counting/3.sgf</extracomment>
        <translation>Vas un punto por detrás. Hay tres subidas posibles, y puedes pasar. Solo una jugada gana, por tres puntos. ¿Cuál?</translation>
    </message>
    <message>
            <source>Two and one make three: nobody climbs f2 any more. After every other move White’s f2 climbs your g2 instead, and you lose by three.</source>
        <extracomment>lessons/abande/3-counting/3.sgf</extracomment>
        <translation>Dos y una son tres: a f2 ya no sube nadie. Tras cualquier otra jugada es la f2 de Blanco la que sube a tu g2, y pierdes por tres.</translation>
    </message>
    <message>
            <source>A stack may leave only if the band holds together without it; a padlock is on those that must stay. Here d4 is the bridge between both sides. Try to move it: click d4, and read the line by the board.</source>
        <extracomment>lessons/abande/basics/5.sgf</extracomment>
        <translation>Una pila solo puede irse si la banda se mantiene unida sin ella; las que tienen que quedarse llevan un candado. Aquí d4 es el puente entre los dos lados. Intenta moverla: haz clic en d4 y lee la línea junto al tablero.</translation>
    </message>
    <message>
            <source>Points</source>
        <extracomment>lessons/abande/basics/6.sgf</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
            <source>At the end each stack scores as many points as it is high, for its owner. With d4 you can climb White’s two at c4 or White’s one at e4. Take the one that brings you more.</source>
        <extracomment>lessons/abande/basics/6.sgf</extracomment>
        <translation>Al final cada pila da a su dueño tantos puntos como su altura. Con d4 puedes subir a las dos fichas de Blanco en c4 o a la única de Blanco en e4. Toma lo que te dé más.</translation>
    </message>
    <message>
            <source>That is a stack of two. At c4 you would have three, and White would lose two.</source>
        <extracomment>lessons/abande/basics/6.sgf</extracomment>
        <translation>Es una pila de dos. En c4 tendrías tres, y Blanco perdería dos.</translation>
    </message>
    <message>
            <source>Nobody can climb a stack of three any more. It counts three points as long as an enemy stack is next to it.</source>
        <extracomment>lessons/abande/basics/6.sgf</extracomment>
        <translation>Nadie puede subir ya a una pila de tres. Vale tres puntos mientras tenga al lado una pila enemiga.</translation>
    </message>
    <message>
            <source>Sleeping</source>
        <extracomment>lessons/abande/basics/7.sgf</extracomment>
        <translation>Dormir</translation>
    </message>
    <message>
            <source>A stack that has no enemy stack next to it sleeps, and counts for nothing at the end. Your b4 has three points and only c4 keeps it awake. Climb a White stack, but not that one.</source>
        <extracomment>lessons/abande/basics/7.sgf</extracomment>
        <translation>Una pila sin ninguna pila enemiga al lado duerme, y al final no cuenta nada. Tu b4 tiene tres puntos y solo c4 la mantiene despierta. Sube a una pila de Blanco, pero no a esa.</translation>
    </message>
    <message>
            <source>Now b4 has no White neighbor any more: see the moon on it? It sleeps, and its three points count for nothing.</source>
        <extracomment>lessons/abande/basics/7.sgf</extracomment>
        <translation>Ahora b4 ya no tiene ningún vecino de Blanco: ¿ves la luna? Duerme, y sus tres puntos no cuentan nada.</translation>
    </message>
    <message>
            <source>c4 stays where it is and keeps b4 awake: its three points count.</source>
        <extracomment>lessons/abande/basics/7.sgf</extracomment>
        <translation>c4 se queda donde está y mantiene despierta b4: sus tres puntos cuentan.</translation>
    </message>
    <message>
            <source>The end</source>
        <extracomment>lessons/abande/basics/8.sgf</extracomment>
        <translation>El final</translation>
    </message>
    <message>
            <source>The game is over, and you win. Only stacks that are awake were counted.</source>
        <extracomment>lessons/abande/basics/8.sgf</extracomment>
        <translation>La partida ha terminado y ganas. Solo se han contado las pilas despiertas.</translation>
    </message>
    <message>
            <source>Your first game</source>
        <extracomment>lessons/abande/basics/9.sgf</extracomment>
        <translation>Tu primera partida</translation>
    </message>
    <message>
            <source>Now a whole game against a beginner. You are Black and begin anywhere. Climb when it brings you points, and keep an enemy next to your best stacks.</source>
        <extracomment>lessons/abande/basics/9.sgf</extracomment>
        <translation>Ahora una partida entera contra un principiante. Juegas con Negro y empiezas donde quieras. Sube cuando te dé puntos y conserva un enemigo junto a tus mejores pilas.</translation>
    </message>
    <message>
            <source>Squares and triangles</source>
        <extracomment>lessons/abande/snub/1.sgf</extracomment>
        <translation>Cuadrados y triángulos</translation>
    </message>
    <message>
            <source>This board is made of squares and triangles. Points are neighbors where a line joins them, and some lines run askew. Place a piece on the circle.</source>
        <extracomment>lessons/abande/snub/1.sgf</extracomment>
        <translation>Este tablero está hecho de cuadrados y triángulos. Los puntos son vecinos donde una línea los une, y algunas líneas van inclinadas. Coloca una ficha en el círculo.</translation>
    </message>
    <message>
            <source>A line joins e5 and d4, so e5 touches the band.</source>
        <extracomment>lessons/abande/snub/1.sgf</extracomment>
        <translation>Una línea une e5 y d4, así que e5 toca la banda.</translation>
    </message>
    <message>
            <source>No line, no neighbors</source>
        <extracomment>lessons/abande/snub/2.sgf</extracomment>
        <translation>Sin línea no hay vecinos</translation>
    </message>
    <message>
            <source>c5 looks as near to d4 as e5 does, but no line joins them. Try to place a piece on c5, and read the line by the board.</source>
        <extracomment>lessons/abande/snub/2.sgf</extracomment>
        <translation>c5 parece tan cerca de d4 como e5, pero ninguna línea los une. Intenta colocar una ficha en c5 y lee la línea junto al tablero.</translation>
    </message>
    <message>
            <source>Climbing along a line</source>
        <extracomment>lessons/abande/snub/3.sgf</extracomment>
        <translation>Subir a lo largo de una línea</translation>
    </message>
    <message>
            <source>Stacks move along the lines, too. Let d4 climb e5.</source>
        <extracomment>lessons/abande/snub/3.sgf</extracomment>
        <translation>Las pilas también se mueven por las líneas. Haz que d4 suba a e5.</translation>
    </message>
    <message>
            <source>One step along the line, and e5 is yours and two high.</source>
        <extracomment>lessons/abande/snub/3.sgf</extracomment>
        <translation>Un paso por la línea, y e5 es tuya y tiene altura dos.</translation>
    </message>
    <message>
            <source>Bridges</source>
        <extracomment>lessons/abande/snub/4.sgf</extracomment>
        <translation>Puentes</translation>
    </message>
    <message>
            <source>Where points have fewer neighbors, more stacks are bridges. Here d4 joins e5 to the rest. Try to let it climb d3: click d4.</source>
        <extracomment>lessons/abande/snub/4.sgf</extracomment>
        <translation>Donde los puntos tienen menos vecinos, más pilas son puentes. Aquí d4 une e5 con el resto. Intenta que suba a d3: haz clic en d4.</translation>
    </message>
    <message>
            <source>Corners fall asleep</source>
        <extracomment>lessons/abande/snub/5.sgf</extracomment>
        <translation>Las esquinas se duermen</translation>
    </message>
    <message>
            <source>In the corner a1 there are only two neighbors, and only b1 keeps your three points awake. Climb a White stack with b2, but let a1 stay awake.</source>
        <extracomment>lessons/abande/snub/5.sgf</extracomment>
        <translation>En la esquina a1 solo hay dos vecinos, y solo b1 mantiene despiertos tus tres puntos. Sube con b2 a una pila de Blanco, pero deja a1 despierta.</translation>
    </message>
    <message>
            <source>Now a1 has no enemy next to it: it sleeps, and its three points count for nothing.</source>
        <extracomment>lessons/abande/snub/5.sgf</extracomment>
        <translation>Ahora a1 no tiene ningún enemigo al lado: duerme, y sus tres puntos no cuentan nada.</translation>
    </message>
    <message>
            <source>b1 stays, and your three points in the corner count.</source>
        <extracomment>lessons/abande/snub/5.sgf</extracomment>
        <translation>b1 se queda, y tus tres puntos de la esquina cuentan.</translation>
    </message>
    <message>
            <source>Eight neighbors</source>
        <extracomment>lessons/abande/square/1.sgf</extracomment>
        <translation>Ocho vecinos</translation>
    </message>
    <message>
            <source>On the square board points are also neighbors corner to corner. So a new piece may touch the band with a corner only. Place one on the circle.</source>
        <extracomment>lessons/abande/square/1.sgf</extracomment>
        <translation>En el tablero cuadrado los puntos también son vecinos en diagonal. Así, una ficha nueva puede tocar la banda con solo una esquina. Coloca una en el círculo.</translation>
    </message>
    <message>
            <source>c3 touches d4 with a corner, and that is enough.</source>
        <extracomment>lessons/abande/square/1.sgf</extracomment>
        <translation>c3 toca d4 con una esquina, y eso basta.</translation>
    </message>
    <message>
            <source>Climbing across a corner</source>
        <extracomment>lessons/abande/square/2.sgf</extracomment>
        <translation>Subir en diagonal</translation>
    </message>
    <message>
            <source>Stacks move in all eight directions, too. Let d4 climb e5.</source>
        <extracomment>lessons/abande/square/2.sgf</extracomment>
        <translation>Las pilas también se mueven en las ocho direcciones. Haz que d4 suba a e5.</translation>
    </message>
    <message>
            <source>One step across the corner, and e5 is yours and two high.</source>
        <extracomment>lessons/abande/square/2.sgf</extracomment>
        <translation>Un paso en diagonal, y e5 es tuya y tiene altura dos.</translation>
    </message>
    <message>
            <source>The band holds by corners</source>
        <extracomment>lessons/abande/square/3.sgf</extracomment>
        <translation>La banda aguanta por las esquinas</translation>
    </message>
    <message>
            <source>Corners hold the band together as well: c3, d4 and e5 hang together only by corners. So d4 is the bridge. Try to move it: click d4.</source>
        <extracomment>lessons/abande/square/3.sgf</extracomment>
        <translation>Las esquinas también mantienen unida la banda: c3, d4 y e5 solo se tocan en diagonal. Así que d4 es el puente. Intenta moverla: haz clic en d4.</translation>
    </message>
    <message>
            <source>Awake by a corner</source>
        <extracomment>lessons/abande/square/4.sgf</extracomment>
        <translation>Despierta por una esquina</translation>
    </message>
    <message>
            <source>One enemy at a corner keeps a stack awake, as d4 does for your three points at c3. Climb a White stack with e4, but let c3 stay awake.</source>
        <extracomment>lessons/abande/square/4.sgf</extracomment>
        <translation>Un enemigo en diagonal mantiene despierta una pila, como d4 a tus tres puntos de c3. Sube con e4 a una pila de Blanco, pero deja c3 despierta.</translation>
    </message>
    <message>
            <source>Now c3 has no enemy next to it, not even at a corner: it sleeps.</source>
        <extracomment>lessons/abande/square/4.sgf</extracomment>
        <translation>Ahora c3 no tiene ningún enemigo al lado, ni siquiera en diagonal: duerme.</translation>
    </message>
    <message>
            <source>d4 stays, and your three points at c3 count.</source>
        <extracomment>lessons/abande/square/4.sgf</extracomment>
        <translation>d4 se queda, y tus tres puntos de c3 cuentan.</translation>
    </message>
    <message>
            <source>Mind the answer</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation>Ojo con la respuesta</translation>
    </message>
    <message>
            <source>With eight neighbors there is nearly always an answer. A stack of two can be climbed by a single piece, a stack of three by nobody. Where does d4 climb in safety?</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation>Con ocho vecinos casi siempre hay respuesta. A una pila de dos puede subir una sola ficha; a una pila de tres, nadie. ¿Adónde sube d4 sin peligro?</translation>
    </message>
    <message>
            <source>Two points for now.</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation>Dos puntos, por ahora.</translation>
    </message>
    <message>
            <source>White’s e4 climbs on top, and the stack of three is White’s for good.</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation>La e4 de Blanco sube encima, y la pila de tres es de Blanco para siempre.</translation>
    </message>
    <message>
            <source>White’s e5 climbs on top, and the stack of three is White’s for good.</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation>La e5 de Blanco sube encima, y la pila de tres es de Blanco para siempre.</translation>
    </message>
    <message>
            <source>Three high: nobody can take this stack from you. Keep an enemy stack next to it, and it counts.</source>
        <extracomment>lessons/abande/square/5.sgf</extracomment>
        <translation>Altura tres: nadie puede quitarte esta pila. Mientras tenga al lado una pila enemiga, cuenta.</translation>
    </message>
    <message>
            <source>e3 reaches the edge by either of the two spaces below it, d2 and f2. White already stands between them, and now places at g1. Keep a way down.</source>
        <extracomment>lessons/conquare/2-links/2.sgf</extracomment>
        <translation>e3 llega al borde por cualquiera de los dos espacios de debajo, d2 y f2. Blanco ya está entre ellos y ahora coloca en g1. Conserva un camino hacia abajo.</translation>
    </message>
    <message>
            <source>From the third line, too, a stone is linked to the edge. White stands at g3, and now goes right below your stone, to c3. Two answers reach the edge.</source>
        <extracomment>lessons/conquare/2-links/3.sgf</extracomment>
        <translation>También desde la tercera línea una piedra está unida al borde. Blanco está en g3 y ahora va justo debajo de tu piedra, a c3. Dos respuestas llegan al borde.</translation>
    </message>
    <message>
            <source>Vertices and spaces</source>
        <extracomment>lessons/conquare/basics/1.sgf</extracomment>
        <translation>Vértices y espacios</translation>
    </message>
    <message>
            <source>e3 is a corner of both d2 and f4: the chain is complete, and you win at once.</source>
        <extracomment>lessons/conquare/basics/1.sgf</extracomment>
        <translation>e3 es una esquina de d2 y de f4: la cadena está completa y ganas al momento.</translation>
    </message>
    <message>
            <source>Spaces come along</source>
        <extracomment>lessons/conquare/basics/2.sgf</extracomment>
        <translation>Los espacios se suman</translation>
    </message>
    <message>
            <source>You hold three of the four corners of d4, so d4 came along.</source>
        <extracomment>lessons/conquare/basics/2.sgf</extracomment>
        <translation>Tienes tres de las cuatro esquinas de d4, así que d4 también es tuyo.</translation>
    </message>
    <message>
            <source>Exactly half</source>
        <extracomment>lessons/conquare/basics/3.sgf</extracomment>
        <translation>Justo la mitad</translation>
    </message>
    <message>
            <source>d4 is yours, and it joins c3 and e5.</source>
        <extracomment>lessons/conquare/basics/3.sgf</extracomment>
        <translation>d4 es tuyo, y une c3 y e5.</translation>
    </message>
    <message>
            <source>Less than half</source>
        <extracomment>lessons/conquare/basics/4.sgf</extracomment>
        <translation>Menos de la mitad</translation>
    </message>
    <message>
            <source>With less than half you may not go into a space. Of the corners of d4 you hold only c3. Try it anyway: click d4, and read the line by the board.</source>
        <extracomment>lessons/conquare/basics/4.sgf</extracomment>
        <translation>Con menos de la mitad no puedes entrar en un espacio. De las esquinas de d4 solo tienes c3. Inténtalo de todos modos: haz clic en d4 y lee la línea junto al tablero.</translation>
    </message>
    <message>
            <source>What is connected</source>
        <extracomment>lessons/conquare/basics/5.sgf</extracomment>
        <translation>Qué está conectado</translation>
    </message>
    <message>
            <source>Spaces side by side are connected. Vertices are connected only by the spaces between them. Connect b2 with f2: one space does it.</source>
        <extracomment>lessons/conquare/basics/5.sgf</extracomment>
        <translation>Los espacios lado a lado están conectados. Los vértices solo se conectan por los espacios que hay entre ellos. Conecta b2 con f2: basta un espacio.</translation>
    </message>
    <message>
            <source>Three spaces side by side: one chain.</source>
        <extracomment>lessons/conquare/basics/5.sgf</extracomment>
        <translation>Tres espacios seguidos: una cadena.</translation>
    </message>
    <message>
            <source>A race</source>
        <extracomment>lessons/conquare/basics/6.sgf</extracomment>
        <translation>Una carrera</translation>
    </message>
    <message>
            <source>Now find a move after which nobody can stop you. You win in two turns.</source>
        <extracomment>lessons/conquare/basics/6.sgf</extracomment>
        <translation>Ahora encuentra una jugada tras la que nadie pueda pararte. Ganas en dos jugadas.</translation>
    </message>
    <message>
            <source>You win!</source>
        <extracomment>lessons/conquare/3-races/1.sgf</extracomment>
        <translation>¡Ganas!</translation>
    </message>
    <message>
            <source>Links and edges</source>
        <extracomment>lessons/conquare/2-links/1.sgf</extracomment>
        <translation>Uniones y bordes</translation>
    </message>
    <message>
            <source>White can still do it, and does.</source>
        <extracomment>lessons/abande/1-opening/2.sgf</extracomment>
        <translation>Blanco todavía puede hacerlo, y lo hace.</translation>
    </message>
    <message>
            <source>The only enemy beside e3 is f3, which is two high, and two and two do not fit: e3 is yours for now, and awake.</source>
        <extracomment>lessons/abande/1-opening/3.sgf</extracomment>
        <translation>El único enemigo junto a e3 es f3, de altura dos, y dos y dos no caben: e3 es tuya por ahora, y está despierta.</translation>
    </message>
    <message>
            <source>c6 is yours, but e6 stays awake beside your e5: two points more for White.</source>
        <extracomment>lessons/abande/3-counting/1.sgf</extracomment>
        <translation>c6 es tuya, pero e6 sigue despierta junto a tu e5: dos puntos más para Blanco.</translation>
    </message>
    <message>
            <source>A point that does not touch the band is out of reach for now. Try it anyway: click the corner a1, and read the line by the board.</source>
        <extracomment>lessons/abande/basics/2.sgf</extracomment>
        <translation>Por ahora no se llega a un punto que no toca la banda. Inténtalo de todos modos: haz clic en la esquina a1 y lee la línea junto al tablero.</translation>
    </message>
    <message>
            <source>Your hand is empty, so you may pass, and here no stack can climb. Two passes in a row end the game. White has passed, and you are ahead, 17 to 15. Press “Pass” by the board.</source>
        <extracomment>lessons/abande/basics/8.sgf</extracomment>
        <translation>Tu mano está vacía: puedes pasar, y aquí ninguna pila puede subir. Dos pases seguidos acaban la partida. Blanco ha pasado y vas ganando, 17 a 15. Pulsa «Pasar» junto al tablero.</translation>
    </message>
    <message>
            <source>Spaces</source>
        <extracomment>lessons/conquare/1-spaces/1.sgf</extracomment>
        <translation>Espacios</translation>
    </message>
    <message>
            <source>Four vertices decide about the space d4. You hold c3, and White has just taken e3: one against one. Whoever moves next here gets the space. Make it yours.</source>
        <extracomment>lessons/conquare/1-spaces/1.sgf</extracomment>
        <translation>Cuatro vértices deciden sobre el espacio d4. Tienes c3, y Blanco acaba de tomar e3: una contra una. Quien juegue aquí a continuación se queda con el espacio. Hazlo tuyo.</translation>
    </message>
    <message>
            <source>Two against one. If White takes the last vertex, too, all four are taken, two each, and you are the one to move.</source>
        <extracomment>lessons/conquare/1-spaces/1.sgf</extracomment>
        <translation>Dos contra una. Si Blanco toma también el último vértice, los cuatro están ocupados, dos y dos, y te toca a ti.</translation>
    </message>
    <message>
            <source>The space is yours. Where it was level, the one who moved first got it.</source>
        <extracomment>lessons/conquare/1-spaces/1.sgf</extracomment>
        <translation>El espacio es tuyo. Donde había igualdad, se lo ha quedado quien ha jugado primero.</translation>
    </message>
    <message>
            <source>Two spaces. Round h6 you hold one vertex and White none; round d4 it is one against one. In one of them you must move first. Which?</source>
        <extracomment>lessons/conquare/1-spaces/2.sgf</extracomment>
        <translation>Dos espacios. Alrededor de h6 tienes un vértice y Blanco ninguno; alrededor de d4 hay una contra una. Junto a uno de ellos tienes que jugar ya. ¿Junto a cuál?</translation>
    </message>
    <message>
            <source>There you lead anyway: whatever White does, that space stays within your reach. The other one cannot wait.</source>
        <extracomment>lessons/conquare/1-spaces/2.sgf</extracomment>
        <translation>Allí ya vas por delante: haga lo que haga Blanco, ese espacio sigue a tu alcance. El otro no puede esperar.</translation>
    </message>
    <message>
            <source>Right: where it is level, the next move decides. At h6 you lead, and an answer is enough there.</source>
        <extracomment>lessons/conquare/1-spaces/2.sgf</extracomment>
        <translation>Correcto: donde hay igualdad decide la próxima jugada. En h6 vas por delante, y allí basta con responder.</translation>
    </message>
    <message>
            <source>Two and two</source>
        <extracomment>lessons/conquare/1-spaces/3.sgf</extracomment>
        <translation>Dos y dos</translation>
    </message>
    <message>
            <source>c3 and e5 are opposite vertices of d4. White takes the last one: two each, the space is contested, and it is your turn. Link your stones.</source>
        <extracomment>lessons/conquare/1-spaces/3.sgf</extracomment>
        <translation>c3 y e5 son vértices opuestos de d4. Blanco toma el último: dos y dos, el espacio está disputado, y te toca a ti. Une tus piedras.</translation>
    </message>
    <message>
            <source>You place in the space itself: c3 and e5 are one chain.</source>
        <extracomment>lessons/conquare/1-spaces/3.sgf</extracomment>
        <translation>Colocas en el espacio mismo: c3 y e5 son una cadena.</translation>
    </message>
    <message>
            <source>You hold four vertices round one that is empty, and each space between them is open: two of yours, two free. One stone joins all four. Which?</source>
        <extracomment>lessons/conquare/1-spaces/4.sgf</extracomment>
        <translation>Tienes cuatro vértices alrededor de uno vacío, y cada espacio entre ellos está abierto: dos de sus esquinas son tuyas y dos están libres. Una piedra une los cuatro vértices. ¿Cuál?</translation>
    </message>
    <message>
            <source>Four spaces at once: you hold three of the vertices of each.</source>
        <extracomment>lessons/conquare/1-spaces/4.sgf</extracomment>
        <translation>Cuatro espacios de una vez: tienes tres de los vértices de cada uno.</translation>
    </message>
    <message>
            <source>c3 and e3 lie on one line and share two spaces. g5 and i7 share only h6, and its vertices are all taken, two each. One of these links needs you now.</source>
        <extracomment>lessons/conquare/2-links/1.sgf</extracomment>
        <translation>c3 y e3 están en una línea y comparten dos espacios. g5 e i7 solo comparten h6, y las esquinas de h6 están todas ocupadas, dos y dos. Una de estas uniones te necesita ahora.</translation>
    </message>
    <message>
            <source>c3 and e3 share two spaces, d2 and d4. If White gets one of them, you take the other: no move is needed there.</source>
        <extracomment>lessons/conquare/2-links/1.sgf</extracomment>
        <translation>c3 y e3 comparten dos espacios, d2 y d4. Si Blanco consigue uno, tú tomas el otro: allí no hace falta jugar.</translation>
    </message>
    <message>
            <source>h6 joins the two. White would have taken it with the next move.</source>
        <extracomment>lessons/conquare/2-links/1.sgf</extracomment>
        <translation>h6 une las dos. Blanco lo habría tomado con la próxima jugada.</translation>
    </message>
    <message>
            <source>From the second line</source>
        <extracomment>lessons/conquare/2-links/2.sgf</extracomment>
        <translation>Desde la segunda línea</translation>
    </message>
    <message>
            <source>You come down to the edge now, whatever White does.</source>
        <extracomment>lessons/conquare/2-links/2.sgf</extracomment>
        <translation>Ahora llegas abajo, al borde, haga lo que haga Blanco.</translation>
    </message>
    <message>
            <source>From the third line</source>
        <extracomment>lessons/conquare/2-links/3.sgf</extracomment>
        <translation>Desde la tercera línea</translation>
    </message>
    <message>
            <source>White has an answer: whatever you do here now, you do not reach the edge.</source>
        <extracomment>lessons/conquare/2-links/3.sgf</extracomment>
        <translation>Blanco tiene respuesta: hagas lo que hagas aquí ahora, no llegas al borde.</translation>
    </message>
    <message>
            <source>Right behind White’s stone: you reach the edge on one side of it or on the other.</source>
        <extracomment>lessons/conquare/2-links/3.sgf</extracomment>
        <translation>Justo detrás de la piedra de Blanco: llegas al borde por un lado o por el otro.</translation>
    </message>
    <message>
            <source>c3 and g5 are two lines apart and one aside, and linked over the spaces between them if you answer well. White comes in at e3. Keep the link.</source>
        <extracomment>lessons/conquare/2-links/4.sgf</extracomment>
        <translation>c3 y g5 están a dos líneas de distancia en un sentido y a una en el otro, y quedan unidas por los espacios que hay entre ellas si respondes bien. Blanco entra en e3. Conserva la unión.</translation>
    </message>
    <message>
            <source>White has an answer: whatever you do here now, they stay apart.</source>
        <extracomment>lessons/conquare/2-links/4.sgf</extracomment>
        <translation>Blanco tiene respuesta: hagas lo que hagas aquí ahora, quedan separadas.</translation>
    </message>
    <message>
            <source>This time White has a link, c3 with e5 over d4. You hold the other two vertices: it is contested, and it is your turn. Cut.</source>
        <extracomment>lessons/conquare/2-links/5.sgf</extracomment>
        <translation>Esta vez la unión es de Blanco, c3 con e5 por d4. Tú tienes los otros dos vértices: está disputado, y te toca a ti. Corta.</translation>
    </message>
    <message>
            <source>d4 is yours, and the two white stones are apart.</source>
        <extracomment>lessons/conquare/2-links/5.sgf</extracomment>
        <translation>d4 es tuyo, y las dos piedras blancas están separadas.</translation>
    </message>
    <message>
            <source>White has an answer, and wins, whatever you do.</source>
        <extracomment>lessons/conquare/3-races/1.sgf</extracomment>
        <translation>Blanco tiene respuesta y gana, hagas lo que hagas.</translation>
    </message>
    <message>
            <source>White wins first.</source>
        <extracomment>lessons/conquare/3-races/3.sgf</extracomment>
        <translation>Blanco gana antes.</translation>
    </message>
    <message>
            <source>White needs only a short way now. Put a stone in it that opens two ways of your own. You win in two turns.</source>
        <extracomment>lessons/conquare/3-races/4.sgf</extracomment>
        <translation>A Blanco solo le falta un camino corto. Pon en él una piedra que abra dos caminos tuyos. Ganas en dos jugadas.</translation>
    </message>
    <message>
            <source>You are Black: join the top and the bottom edge. Stones stand where lines cross, on the vertices, and in the spaces between them. A space is connected with its corners. What the small signs mean comes in the next steps. One vertex is missing: click the circle.</source>
        <extracomment>lessons/conquare/basics/1.sgf</extracomment>
        <translation>Juegas con Negro: une el borde de arriba y el de abajo. Las piedras están donde se cruzan las líneas, en los vértices, y en los espacios que hay entre ellos. Un espacio está conectado con sus esquinas. Lo que significan los símbolos pequeños viene en los pasos siguientes. Falta un vértice: haz clic en el círculo.</translation>
    </message>
    <message>
            <source>On your turn you take an empty vertex. A space of which you then hold more than half of the four corners becomes yours as well: small triangles in it point to the corners that are taken. Take c5 and see.</source>
        <extracomment>lessons/conquare/basics/2.sgf</extracomment>
        <translation>En tu turno tomas un vértice vacío. Si entonces tienes más de la mitad de las cuatro esquinas de un espacio, también pasa a ser tuyo: sus triángulos pequeños apuntan a las esquinas tomadas. Toma c5 y verás.</translation>
    </message>
    <message>
            <source>Of the corners of d4 you hold c3 and e5: exactly half. Such a space is contested, as its small ring says, and you may place a stone in it yourself. Take d4.</source>
        <extracomment>lessons/conquare/basics/3.sgf</extracomment>
        <translation>De las esquinas de d4 tienes c3 y e5: justo la mitad. Un espacio así está en disputa, como dice su anillo pequeño, y puedes poner tú una piedra en él. Toma d4.</translation>
    </message>
    <message>
            <source>c5 brings b4 and b6 along: you are at the top, and two ways lead down.</source>
        <extracomment>lessons/conquare/basics/6.sgf</extracomment>
        <translation>c5 trae b4 y b6 consigo: estás arriba, y dos caminos llevan abajo.</translation>
    </message>
    <message>
            <source>White stands beside one of them, and both are still open to you: take one.</source>
        <extracomment>lessons/conquare/basics/6.sgf</extracomment>
        <translation>Blanco está junto a uno de ellos, y los dos te siguen abiertos: toma uno.</translation>
    </message>
    <message>
            <source>Now a whole game on a small board, against a beginner. You are Black and move first: join the top and the bottom edge. The small signs show what the last move changed. Point at a space to see its own; L shows all of them.</source>
        <extracomment>lessons/conquare/basics/7.sgf</extracomment>
        <translation>Ahora una partida entera en un tablero pequeño, contra un principiante. Juegas con Negro y empiezas tú: une el borde de arriba y el de abajo. Los símbolos pequeños muestran qué ha cambiado con la última jugada. Señala un espacio para ver los suyos; L los muestra todos.</translation>
    </message>
    <message>
            <source>A link that needs you</source>
        <extracomment>lessons/escabel/1-links/1.sgf</extracomment>
        <translation>Una unión que te necesita</translation>
    </message>
    <message>
            <source>c3 and d4 touch corner to corner. But c3 is only one high: if White comes between them first, they are parted. Fill one of the two points between them now.</source>
        <extracomment>lessons/escabel/1-links/1.sgf</extracomment>
        <translation>c3 y d4 se tocan en diagonal. Pero c3 solo tiene altura uno: si Blanco se mete antes entre ellas, quedan separadas. Ocupa ahora uno de los dos puntos que hay entre ellas.</translation>
    </message>
    <message>
            <source>Filled. White takes the other point and wants to cut, but your single piece stands right beside the newcomer. Climb it.</source>
        <extracomment>lessons/escabel/1-links/1.sgf</extracomment>
        <translation>Ocupado. Blanco toma el otro punto y quiere cortar, pero tu ficha sola está justo al lado de la recién llegada. Sube a ella.</translation>
    </message>
    <message>
            <source>A link that holds by itself</source>
        <extracomment>lessons/escabel/1-links/2.sgf</extracomment>
        <translation>Una unión que aguanta sola</translation>
    </message>
    <message>
            <source>Two links, corner to corner. Where both stacks are at least two high, White cannot cut by placing. So one of your links is safe; help the other one.</source>
        <extracomment>lessons/escabel/1-links/2.sgf</extracomment>
        <translation>Dos uniones en diagonal. Donde las dos pilas tienen al menos altura dos, Blanco no puede cortar colocando. Así que una de tus uniones está a salvo; ayuda a la otra.</translation>
    </message>
    <message>
            <source>That link needs no help: both stacks are two high, so nothing White places between them cuts it. The other one does.</source>
        <extracomment>lessons/escabel/1-links/2.sgf</extracomment>
        <translation>Esa unión no necesita ayuda: las dos pilas tienen altura dos, así que nada que Blanco coloque entre ellas la corta. La otra sí.</translation>
    </message>
    <message>
            <source>d2 is only one high, so this was the link in danger. The other one, two high on both sides, holds by itself.</source>
        <extracomment>lessons/escabel/1-links/2.sgf</extracomment>
        <translation>d2 solo tiene altura uno, así que esta era la unión en peligro. La otra, de altura dos a ambos lados, aguanta sola.</translation>
    </message>
    <message>
            <source>The gap</source>
        <extracomment>lessons/escabel/1-links/3.sgf</extracomment>
        <translation>El hueco</translation>
    </message>
    <message>
            <source>One point lies between your stacks of two and three, and White has just gone into it. Only one point links them again. Where?</source>
        <extracomment>lessons/escabel/1-links/3.sgf</extracomment>
        <translation>Hay un punto entre tus pilas de dos y de tres, y Blanco acaba de meterse en él. Solo un punto vuelve a unirlas. ¿Cuál?</translation>
    </message>
    <message>
            <source>Down to the edge</source>
        <extracomment>lessons/escabel/1-links/4.sgf</extracomment>
        <translation>Hasta el borde</translation>
    </message>
    <message>
            <source>c1 and d1 are both ways down now. White takes d1 and threatens to take the other, too. Once more there is one answer.</source>
        <extracomment>lessons/escabel/1-links/4.sgf</extracomment>
        <translation>c1 y d1 son ahora dos caminos hacia abajo. Blanco toma d1 y amenaza con tomar también el otro. Otra vez hay una sola respuesta.</translation>
    </message>
    <message>
            <source>You climb onto the edge itself: d1 is two high, and joined with c2 corner to corner. White cannot cut that.</source>
        <extracomment>lessons/escabel/1-links/4.sgf</extracomment>
        <translation>Subes al borde mismo: d1 tiene altura dos y está unida a c2 en diagonal. Blanco no puede cortar eso.</translation>
    </message>
    <message>
            <source>From the third row</source>
        <extracomment>lessons/escabel/1-links/5.sgf</extracomment>
        <translation>Desde la tercera fila</translation>
    </message>
    <message>
            <source>From the third row a stack must be three high to be joined to the edge. White goes below it. Do not push against that piece: go behind it, to one of three points at the edge.</source>
        <extracomment>lessons/escabel/1-links/5.sgf</extracomment>
        <translation>Desde la tercera fila una pila necesita altura tres para estar unida al borde. Blanco va debajo. No empujes contra esa ficha: ve detrás de ella, a uno de tres puntos del borde.</translation>
    </message>
    <message>
            <source>At the edge you wait for your stack: it comes down to you on either side of White’s piece.</source>
        <extracomment>lessons/escabel/1-links/5.sgf</extracomment>
        <translation>En el borde esperas a tu pila: baja hasta ti por un lado o por el otro de la ficha de Blanco.</translation>
    </message>
    <message>
            <source>Heights and crosscuts</source>
        <extracomment>lessons/escabel/2-crosscuts/1.sgf</extracomment>
        <translation>Alturas y cortes cruzados</translation>
    </message>
    <message>
            <source>Out of reach</source>
        <extracomment>lessons/escabel/2-crosscuts/1.sgf</extracomment>
        <translation>Fuera de alcance</translation>
    </message>
    <message>
            <source>c3 is two high, so no single piece can climb it. But your b3 is within White’s reach: from b2 White would climb it, be two high, and climb c3 next. One move prevents it.</source>
        <extracomment>lessons/escabel/2-crosscuts/1.sgf</extracomment>
        <translation>c3 tiene altura dos, así que ninguna ficha sola puede subir a ella. Pero tu b3 está al alcance de Blanco: desde b2 subiría a ella, tendría altura dos y después subiría a c3. Una jugada lo impide.</translation>
    </message>
    <message>
            <source>White has an answer: whatever you do here now, it is lost.</source>
        <extracomment>lessons/escabel/2-crosscuts/1.sgf</extracomment>
        <translation>Blanco tiene respuesta: hagas lo que hagas aquí ahora, está perdido.</translation>
    </message>
    <message>
            <source>Both must be higher</source>
        <extracomment>lessons/escabel/2-crosscuts/2.sgf</extracomment>
        <translation>Las dos deben ser más altas</translation>
    </message>
    <message>
            <source>Two against one, on both ends of the diagonal: the link holds, and none of White’s single pieces can climb it.</source>
        <extracomment>lessons/escabel/2-crosscuts/2.sgf</extracomment>
        <translation>Dos contra uno en los dos extremos de la diagonal: la unión aguanta, y ninguna ficha sola de Blanco puede subir a ella.</translation>
    </message>
    <message>
            <source>The tall one does not count</source>
        <extracomment>lessons/escabel/2-crosscuts/3.sgf</extracomment>
        <translation>La alta no cuenta</translation>
    </message>
    <message>
            <source>What counts is White’s lower stack, and it is one high. The one that is four high cannot climb yours either: only equal heights climb.</source>
        <extracomment>lessons/escabel/2-crosscuts/3.sgf</extracomment>
        <translation>Cuenta la pila más baja de Blanco, que tiene altura uno. La de altura cuatro tampoco puede subir a las tuyas: solo se sube con alturas iguales.</translation>
    </message>
    <message>
            <source>Break a crosscut</source>
        <extracomment>lessons/escabel/2-crosscuts/4.sgf</extracomment>
        <translation>Rompe un corte cruzado</translation>
    </message>
    <message>
            <source>White has an answer: whatever you do here now, White is linked.</source>
        <extracomment>lessons/escabel/2-crosscuts/4.sgf</extracomment>
        <translation>Blanco tiene respuesta: hagas lo que hagas aquí ahora, Blanco queda unido.</translation>
    </message>
    <message>
            <source>From which side?</source>
        <extracomment>lessons/escabel/2-crosscuts/5.sgf</extracomment>
        <translation>¿Desde qué lado?</translation>
    </message>
    <message>
            <source>Link b3 with d2. Both b3 and d3 can climb c3, and only one of these climbs makes a diagonal that holds: two stacks that are both higher than what White has between them. Which?</source>
        <extracomment>lessons/escabel/2-crosscuts/5.sgf</extracomment>
        <translation>Une b3 con d2. Tanto b3 como d3 pueden subir a c3, y solo una de estas subidas forma una diagonal que aguanta: dos pilas más altas que lo que Blanco tiene entre ellas. ¿Cuál?</translation>
    </message>
    <message>
            <source>c3 is two high and d2 three, and White’s d3 between them only one: this holds, and b3 stands beside c3.</source>
        <extracomment>lessons/escabel/2-crosscuts/5.sgf</extracomment>
        <translation>c3 tiene altura dos y d2 tres, y la d3 de Blanco entre ellas solo uno: esto aguanta, y b3 está junto a c3.</translation>
    </message>
    <message>
            <source>Climbing well</source>
        <extracomment>lessons/escabel/3-climbing/1.sgf</extracomment>
        <translation>Subir bien</translation>
    </message>
    <message>
            <source>What stays behind</source>
        <extracomment>lessons/escabel/3-climbing/1.sgf</extracomment>
        <translation>Lo que queda atrás</translation>
    </message>
    <message>
            <source>Whoever climbs leaves a piece to the enemy. Two of your pieces can climb d4, from c4 or from e4. Link c3 with e4: which one may go, and which one has to stay?</source>
        <extracomment>lessons/escabel/3-climbing/1.sgf</extracomment>
        <translation>Quien sube deja una ficha al enemigo. Dos de tus fichas pueden subir a d4, desde c4 o desde e4. Une c3 con e4: ¿cuál puede irse y cuál tiene que quedarse?</translation>
    </message>
    <message>
            <source>Now e4 is White’s, and there is nothing left to link. Let the other one climb.</source>
        <extracomment>lessons/escabel/3-climbing/1.sgf</extracomment>
        <translation>Ahora e4 es de Blanco, y ya no queda nada que unir. Que suba la otra.</translation>
    </message>
    <message>
            <source>e4 stays, and c4 was only a helper. d4 is two high and links c3, corner to corner, with e4 beside it.</source>
        <extracomment>lessons/escabel/3-climbing/1.sgf</extracomment>
        <translation>e4 se queda, y c4 solo ayudaba. d4 tiene altura dos y une c3, en diagonal, con e4, que está al lado.</translation>
    </message>
    <message>
            <source>The climb that saves</source>
        <extracomment>lessons/escabel/3-climbing/2.sgf</extracomment>
        <translation>La subida que salva</translation>
    </message>
    <message>
            <source>One climb, two links</source>
        <extracomment>lessons/escabel/3-climbing/3.sgf</extracomment>
        <translation>Una subida, dos uniones</translation>
    </message>
    <message>
            <source>White holds the middle between b2 and d4. A good climb does two things at once: it takes White’s point, and it makes a stack two high that is linked on both sides. Find it.</source>
        <extracomment>lessons/escabel/3-climbing/3.sgf</extracomment>
        <translation>Blanco tiene el centro entre b2 y d4. Una buena subida hace dos cosas a la vez: le quita el punto a Blanco y forma una pila de altura dos unida por los dos lados. Encuéntrala.</translation>
    </message>
    <message>
            <source>The piece in the gap</source>
        <extracomment>lessons/escabel/3-climbing/4.sgf</extracomment>
        <translation>La ficha en el hueco</translation>
    </message>
    <message>
            <source>Your single c2 is a bridge between b2 and d2. White comes above it and will climb down. Climb first!</source>
        <extracomment>lessons/escabel/3-climbing/4.sgf</extracomment>
        <translation>Tu ficha sola c2 es un puente entre b2 y d2. Blanco llega por encima y va a subirse a ella. ¡Sube tú primero!</translation>
    </message>
    <message>
            <source>Now c3 is two high and touches both stacks, corner to corner: they stay linked, whatever White does.</source>
        <extracomment>lessons/escabel/3-climbing/4.sgf</extracomment>
        <translation>Ahora c3 tiene altura dos y toca las dos pilas en diagonal: siguen unidas, haga lo que haga Blanco.</translation>
    </message>
    <message>
            <source>Onto the edge</source>
        <extracomment>lessons/escabel/3-climbing/5.sgf</extracomment>
        <translation>Al borde</translation>
    </message>
    <message>
            <source>White’s stack at the edge is two high, and so is yours above it. Bring c2 to the edge: one climb does it, no new piece does.</source>
        <extracomment>lessons/escabel/3-climbing/5.sgf</extracomment>
        <translation>La pila de Blanco en el borde tiene altura dos, y la tuya de encima también. Lleva c2 al borde: lo consigue una subida, ninguna ficha nueva.</translation>
    </message>
    <message>
            <source>Three high on the edge: linked with c2 corner to corner, and out of reach.</source>
        <extracomment>lessons/escabel/3-climbing/5.sgf</extracomment>
        <translation>Altura tres en el borde: unida con c2 en diagonal y fuera de alcance.</translation>
    </message>
    <message>
            <source>When not to climb</source>
        <extracomment>lessons/escabel/3-climbing/6.sgf</extracomment>
        <translation>Cuándo no subir</translation>
    </message>
    <message>
            <source>Link b3 with d3. b4 can climb c4 and would be three high above the gap. It looks strong, but it gives b4 away. A new piece does better, on either of two points. Where?</source>
        <extracomment>lessons/escabel/3-climbing/6.sgf</extracomment>
        <translation>Une b3 con d3. b4 puede subir a c4 y tendría altura tres encima del hueco. Parece fuerte, pero regala b4. Una ficha nueva lo hace mejor, en uno de dos puntos. ¿Dónde?</translation>
    </message>
    <message>
            <source>From below d2 holds d3, and whatever White does here, b3 and d3 come together.</source>
        <extracomment>lessons/escabel/3-climbing/6.sgf</extracomment>
        <translation>Desde abajo d2 sostiene a d3, y haga lo que haga Blanco aquí, b3 y d3 acaban unidas.</translation>
    </message>
    <message>
            <source>From below c2 touches both, corner to corner, and whatever White does here, they stay linked.</source>
        <extracomment>lessons/escabel/3-climbing/6.sgf</extracomment>
        <translation>Desde abajo c2 toca a las dos en diagonal, y haga lo que haga Blanco aquí, siguen unidas.</translation>
    </message>
    <message>
            <source>The swap and the opening</source>
        <extracomment>lessons/escabel/4-opening/1.sgf</extracomment>
        <translation>El cambio y la apertura</translation>
    </message>
    <message>
            <source>Take what is good</source>
        <extracomment>lessons/escabel/4-opening/1.sgf</extracomment>
        <translation>Toma lo que es bueno</translation>
    </message>
    <message>
            <source>On this tiny board it is proven: wherever Black begins, Black can win. You are White, and you may swap sides once. What do you do?</source>
        <extracomment>lessons/escabel/4-opening/1.sgf</extracomment>
        <translation>En este tablero diminuto está demostrado: empiece donde empiece Negro, Negro puede ganar. Juegas con Blanco y puedes cambiar de bando una vez. ¿Qué haces?</translation>
    </message>
    <message>
            <source>The winning piece is yours now. Swap whenever you would rather have the piece that lies there.</source>
        <extracomment>lessons/escabel/4-opening/1.sgf</extracomment>
        <translation>La ficha ganadora es tuya ahora. Cambia siempre que prefieras tener la ficha que hay.</translation>
    </message>
    <message>
            <source>Keep the middle</source>
        <extracomment>lessons/escabel/4-opening/2.sgf</extracomment>
        <translation>Conserva el centro</translation>
    </message>
    <message>
            <source>You have the middle, and White comes beside it. Six of your eight moves win; one of the two that lose is to climb a2. Find a move that wins.</source>
        <extracomment>lessons/escabel/4-opening/2.sgf</extracomment>
        <translation>Tienes el centro, y Blanco llega al lado. Seis de tus ocho jugadas ganan; una de las dos que pierden es subir a a2. Encuentra una jugada que gane.</translation>
    </message>
    <message>
            <source>This gives the win away, as is proven. Find a move that keeps it.</source>
        <extracomment>lessons/escabel/4-opening/2.sgf</extracomment>
        <translation>Está demostrado que esto regala la victoria. Encuentra una jugada que la conserve.</translation>
    </message>
    <message>
            <source>This gives the win away: it leaves the middle to White.</source>
        <extracomment>lessons/escabel/4-opening/2.sgf</extracomment>
        <translation>Esto regala la victoria: deja el centro a Blanco.</translation>
    </message>
    <message>
            <source>A piece you can do without</source>
        <extracomment>lessons/escabel/4-opening/3.sgf</extracomment>
        <translation>Una ficha que puedas ceder</translation>
    </message>
    <message>
            <source>On the usual board nobody has proven who wins. The program has tried each first piece 50,000 times: on the whole, the nearer to the middle, the better for Black. White may swap. Which of the three do you begin with?</source>
        <extracomment>lessons/escabel/4-opening/3.sgf</extracomment>
        <translation>En el tablero habitual nadie ha demostrado quién gana. El programa ha probado cada primera ficha 50 000 veces: en general, cuanto más cerca del centro, mejor para Negro. Blanco puede cambiar. ¿Con cuál de las tres empiezas?</translation>
    </message>
    <message>
            <source>About even: Black wins some 49 games of 100 from here, as far as the program sees. White gains nothing by swapping.</source>
        <extracomment>lessons/escabel/4-opening/3.sgf</extracomment>
        <translation>Más o menos igualado: desde aquí Negro gana unas 49 partidas de cada 100, por lo que ve el programa. A Blanco no le aporta nada cambiar.</translation>
    </message>
    <message>
            <source>A tiny puzzle</source>
        <extracomment>lessons/escabel/4-opening/4.sgf</extracomment>
        <translation>Un problema diminuto</translation>
    </message>
    <message>
            <source>You are White. The game has just begun, and only one move wins. Which?</source>
        <extracomment>lessons/escabel/4-opening/4.sgf</extracomment>
        <translation>Juegas con Blanco. La partida acaba de empezar y solo gana una jugada. ¿Cuál?</translation>
    </message>
    <message>
            <source>Now Black wins, whatever you do.</source>
        <extracomment>lessons/escabel/4-opening/4.sgf</extracomment>
        <translation>Ahora gana Negro, hagas lo que hagas.</translation>
    </message>
    <message>
            <source>Solved. After every other move the other side wins: on so small a board all of it can be proven.</source>
        <extracomment>lessons/escabel/4-opening/4.sgf</extracomment>
        <translation>Resuelto. Tras cualquier otra jugada gana el otro bando: en un tablero tan pequeño todo se puede demostrar.</translation>
    </message>
    <message>
            <source>You are Black. The game has just begun, and only one move wins. Which?</source>
        <extracomment>lessons/escabel/4-opening/6.sgf</extracomment>
        <translation>Juegas con Negro. La partida acaba de empezar y solo gana una jugada. ¿Cuál?</translation>
    </message>
    <message>
            <source>Now White wins, whatever you do.</source>
        <extracomment>lessons/escabel/4-opening/6.sgf</extracomment>
        <translation>Ahora gana Blanco, hagas lo que hagas.</translation>
    </message>
    <message>
            <source>The goal</source>
        <extracomment>lessons/escabel/basics/1.sgf</extracomment>
        <translation>El objetivo</translation>
    </message>
    <message>
            <source>Escabel is a race to join two edges of the board. You are Black: the top and the bottom edge are yours, the left and the right one are White’s. Your chain has one gap. Click the circle to close it.</source>
        <extracomment>lessons/escabel/basics/1.sgf</extracomment>
        <translation>Escabel es una carrera por unir dos bordes del tablero. Juegas con Negro: los bordes de arriba y de abajo son tuyos; el izquierdo y el derecho, de Blanco. Tu cadena tiene un hueco. Haz clic en el círculo para cerrarlo.</translation>
    </message>
    <message>
            <source>A chain of yours runs from edge to edge.</source>
        <extracomment>lessons/escabel/basics/1.sgf</extracomment>
        <translation>Una cadena tuya va de borde a borde.</translation>
    </message>
    <message>
            <source>White had one more move, and could not break it. You win!</source>
        <extracomment>lessons/escabel/basics/1.sgf</extracomment>
        <translation>Blanco tenía una jugada más y no ha podido romperla. ¡Ganas!</translation>
    </message>
    <message>
            <source>Neighbors</source>
        <extracomment>lessons/escabel/basics/2.sgf</extracomment>
        <translation>Vecinos</translation>
    </message>
    <message>
            <source>b3 touches b2, but not d4. Look for the point that touches both.</source>
        <extracomment>lessons/escabel/basics/2.sgf</extracomment>
        <translation>b3 toca b2, pero no d4. Busca el punto que toca las dos.</translation>
    </message>
    <message>
            <source>c2 touches b2, but not d4. Look for the point that touches both.</source>
        <extracomment>lessons/escabel/basics/2.sgf</extracomment>
        <translation>c2 toca b2, pero no d4. Busca el punto que toca las dos.</translation>
    </message>
    <message>
            <source>On your turn you place a piece on an empty point, as you did, or you climb: a piece from the top of one of your stacks steps up, down, left or right, onto a White stack there, never diagonally. A single piece is a stack, too. Click b3, then c3.</source>
        <extracomment>lessons/escabel/basics/3.sgf</extracomment>
        <translation>En tu turno colocas una ficha en un punto vacío, como antes, o subes: una ficha de lo alto de una de tus pilas da un paso hacia arriba, abajo, la izquierda o la derecha, hasta una pila de Blanco, nunca en diagonal. Una ficha sola también es una pila. Haz clic en b3 y luego en c3.</translation>
    </message>
    <message>
            <source>Equal heights</source>
        <extracomment>lessons/escabel/basics/4.sgf</extracomment>
        <translation>Alturas iguales</translation>
    </message>
    <message>
            <source>A piece climbs only onto a stack that is as high as its own. Try it anyway: b3 is one high and c3 is two high. Click b3, and read the line by the board.</source>
        <extracomment>lessons/escabel/basics/4.sgf</extracomment>
        <translation>Una ficha solo sube a una pila tan alta como la suya. Inténtalo de todos modos: b3 tiene altura uno y c3 altura dos. Haz clic en b3 y lee la línea junto al tablero.</translation>
    </message>
    <message>
            <source>Crosscuts</source>
        <extracomment>lessons/escabel/basics/5.sgf</extracomment>
        <translation>Cortes cruzados</translation>
    </message>
    <message>
            <source>When yours stand on one diagonal of a small square and White’s on the other, that is a crosscut. At most one side gets through: your two are connected if both are higher than White’s lower one. Where all are level, nobody’s are. Climb from e3 to d3, and see.</source>
        <extracomment>lessons/escabel/basics/5.sgf</extracomment>
        <translation>Cuando las tuyas están en una diagonal de un cuadrado pequeño y las de Blanco en la otra, eso es un corte cruzado. Como mucho pasa un bando: las tuyas están conectadas si las dos son más altas que la más baja de Blanco. Si todas son iguales, no pasa nadie. Sube de e3 a d3 y verás.</translation>
    </message>
    <message>
            <source>c2 and d3 are both two high, and White’s are one high. Your two are connected, and White’s are cut.</source>
        <extracomment>lessons/escabel/basics/5.sgf</extracomment>
        <translation>c2 y d3 tienen altura dos; las de Blanco, uno. Las tuyas están conectadas y las de Blanco, cortadas.</translation>
    </message>
    <message>
            <source>Cutting a chain</source>
        <extracomment>lessons/escabel/basics/6.sgf</extracomment>
        <translation>Cortar una cadena</translation>
    </message>
    <message>
            <source>White’s chain already runs from the left edge to the right one. If it still stands when White’s turn begins, White wins. Climb into it and cut it.</source>
        <extracomment>lessons/escabel/basics/6.sgf</extracomment>
        <translation>La cadena de Blanco ya va del borde izquierdo al derecho. Si sigue en pie cuando empiece su turno, Blanco gana. Sube a ella y córtala.</translation>
    </message>
    <message>
            <source>c4 is a good point, but c3 still joins b4 and d4 corner to corner: White’s turn begins, and the chain stands. Climb c3 itself.</source>
        <extracomment>lessons/escabel/basics/6.sgf</extracomment>
        <translation>c4 es un buen punto, pero c3 aún une b4 y d4 en diagonal: empieza el turno de Blanco y la cadena sigue en pie. Sube a c3 misma.</translation>
    </message>
    <message>
            <source>Cut: c3 is yours, and White’s chain has a hole. Climbing raises your stacks, and it breaks the other side’s chains.</source>
        <extracomment>lessons/escabel/basics/6.sgf</extracomment>
        <translation>Cortada: c3 es tuya, y la cadena de Blanco tiene un hueco. Subir hace más altas tus pilas y rompe las cadenas del otro bando.</translation>
    </message>
    <message>
            <source>One reply</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation>Una respuesta</translation>
    </message>
    <message>
            <source>So a chain of yours wins only if it survives White’s reply. Three points close this gap: b3, c3 and d3. Find the one to which White has no answer.</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation>Así que una cadena tuya solo gana si sobrevive a la respuesta de Blanco. Tres puntos cierran este hueco: b3, c3 y d3. Encuentra aquel contra el que Blanco no tiene respuesta.</translation>
    </message>
    <message>
            <source>It is a chain, but look at White’s reply.</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation>Es una cadena, pero mira la respuesta de Blanco.</translation>
    </message>
    <message>
            <source>White climbs b3 itself, and the chain is broken. Look for a point that White cannot climb.</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation>Blanco sube a b3 misma, y la cadena se rompe. Busca un punto al que Blanco no pueda subir.</translation>
    </message>
    <message>
            <source>White cuts at c4, but had to leave b4 to you, and your chain goes on over it. You win!</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation>Blanco corta en c4, pero ha tenido que dejarte b4, y tu cadena sigue por ahí. ¡Ganas!</translation>
    </message>
    <message>
            <source>The pie rule</source>
        <extracomment>lessons/escabel/basics/8.sgf</extracomment>
        <translation>La regla del pastel</translation>
    </message>
    <message>
            <source>To begin in the middle is too good. So White may, just once, swap sides instead of answering, and take over Black with the piece that lies there. This time you are White. Press “Swap sides” by the board.</source>
        <extracomment>lessons/escabel/basics/8.sgf</extracomment>
        <translation>Empezar en el centro es demasiado bueno. Por eso Blanco puede, una sola vez, cambiar de bando en vez de responder, y quedarse con Negro y con la ficha que hay. Esta vez juegas con Blanco. Pulsa «Cambiar de bando» junto al tablero.</translation>
    </message>
    <message>
            <source>Now you are Black, and the piece in the middle is yours. That is why nobody begins with the best move: it would be taken from them.</source>
        <extracomment>lessons/escabel/basics/8.sgf</extracomment>
        <translation>Ahora juegas con Negro, y la ficha del centro es tuya. Por eso nadie empieza con la mejor jugada: se la quitarían.</translation>
    </message>
    <message>
            <source>Now a whole game on a small board, against a beginner. You are Black and move first: join the top and the bottom edge. The bars show what the last move connected and cut. Point at a stack to see its own; L shows all of them.</source>
        <extracomment>lessons/escabel/basics/9.sgf</extracomment>
        <translation>Ahora una partida entera en un tablero pequeño, contra un principiante. Juegas con Negro y empiezas tú: une el borde de arriba y el de abajo. Las barras muestran qué ha conectado y cortado la última jugada. Señala una pila para ver las suyas; L las muestra todas.</translation>
    </message>
    <message>
            <source>A full board</source>
        <extracomment>lessons/escabel/checkered/1.sgf</extracomment>
        <translation>Un tablero lleno</translation>
    </message>
    <message>
            <source>Here the board is full from the beginning, black and white in turn, so nobody places anything: every move is a climb. Make one: let c3 climb c4.</source>
        <extracomment>lessons/escabel/checkered/1.sgf</extracomment>
        <translation>Aquí el tablero está lleno desde el principio, negras y blancas alternadas, así que nadie coloca nada: toda jugada es una subida. Haz una: que c3 suba a c4.</translation>
    </message>
    <message>
            <source>c4 is yours and two high, and White got c3. There is another board with white pieces in the corners, and it is played in the same way.</source>
        <extracomment>lessons/escabel/checkered/1.sgf</extracomment>
        <translation>c4 es tuya, con altura dos, y Blanco se ha quedado con c3. Hay otro tablero con fichas blancas en las esquinas, y se juega igual.</translation>
    </message>
    <message>
            <source>Everything is cut</source>
        <extracomment>lessons/escabel/checkered/2.sgf</extracomment>
        <translation>Todo está cortado</translation>
    </message>
    <message>
            <source>b4, c4, d4: three in a row, side by side.</source>
        <extracomment>lessons/escabel/checkered/2.sgf</extracomment>
        <translation>b4, c4, d4: tres seguidas, lado a lado.</translation>
    </message>
    <message>
            <source>What you give away</source>
        <extracomment>lessons/escabel/checkered/3.sgf</extracomment>
        <translation>Lo que regalas</translation>
    </message>
    <message>
            <source>The point you leave goes to White, and joins White’s stacks just as well. Connect b4 with d4 again, but leave a point that is worth less to White than the middle.</source>
        <extracomment>lessons/escabel/checkered/3.sgf</extracomment>
        <translation>El punto que dejas pasa a Blanco, y une las pilas de Blanco igual de bien. Conecta otra vez b4 con d4, pero deja un punto que valga menos para Blanco que el centro.</translation>
    </message>
    <message>
            <source>It connects b4 and d4, but White got the middle: b3, c3, d3 and c2 are one chain now. Leave another point.</source>
        <extracomment>lessons/escabel/checkered/3.sgf</extracomment>
        <translation>Conecta b4 y d4, pero Blanco se ha quedado con el centro: b3, c3, d3 y c2 son ahora una cadena. Deja otro punto.</translation>
    </message>
    <message>
            <source>White got c5, at the edge: it joins only b5 and d5, and is of little use there.</source>
        <extracomment>lessons/escabel/checkered/3.sgf</extracomment>
        <translation>Blanco se ha quedado con c5, en el borde: solo une b5 y d5, y ahí sirve de poco.</translation>
    </message>
    <message>
            <source>A stack that you have climbed onto is higher than its neighbors: they cannot climb it, and it cannot climb them. Try to climb from c4 onto b4 next door: click c4, and read the line by the board.</source>
        <extracomment>lessons/escabel/checkered/4.sgf</extracomment>
        <translation>Una pila a la que has subido es más alta que sus vecinas: ni ellas pueden subir a ella ni ella a ellas. Intenta subir de c4 a b4, al lado: haz clic en c4 y lee la línea junto al tablero.</translation>
    </message>
    <message>
            <source>White climbs c1, and your chain no longer reaches the bottom edge.</source>
        <extracomment>lessons/escabel/checkered/5.sgf</extracomment>
        <translation>Blanco sube a c1, y tu cadena ya no llega al borde de abajo.</translation>
    </message>
    <message>
            <source>White climbs out of the point that you gave away, and still your chain stands. You win!</source>
        <extracomment>lessons/escabel/checkered/5.sgf</extracomment>
        <translation>Blanco sube desde el punto que has regalado, y aun así tu cadena sigue en pie. ¡Ganas!</translation>
    </message>
    <message>
            <source>Climbing in a crosscut</source>
        <extracomment>lessons/escabel/crosscut/1.sgf</extracomment>
        <translation>Subir en un corte cruzado</translation>
    </message>
    <message>
            <source>In this variant a piece climbs only where two of yours and two of White’s face each other across a small square: in a crosscut. Here is one. Let c2 climb d2.</source>
        <extracomment>lessons/escabel/crosscut/1.sgf</extracomment>
        <translation>En esta modalidad una ficha solo sube donde dos pilas tuyas y dos de Blanco se enfrentan en diagonal en un cuadrado pequeño: en un corte cruzado. Aquí hay uno. Que c2 suba a d2.</translation>
    </message>
    <message>
            <source>You climbed within the crosscut. Everything else is as always: your stack grew, and White got the point you left.</source>
        <extracomment>lessons/escabel/crosscut/1.sgf</extracomment>
        <translation>Has subido dentro del corte cruzado. Lo demás es como siempre: tu pila ha crecido, y Blanco se ha quedado con el punto que has dejado.</translation>
    </message>
    <message>
            <source>No crosscut, no climb</source>
        <extracomment>lessons/escabel/crosscut/2.sgf</extracomment>
        <translation>Sin corte cruzado no se sube</translation>
    </message>
    <message>
            <source>First the crosscut</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation>Primero el corte cruzado</translation>
    </message>
    <message>
            <source>So if you want to climb, you must make a crosscut first. One piece of yours does it here. Place it, wait for White, and then climb.</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation>Así que, si quieres subir, antes tienes que formar un corte cruzado. Aquí basta una ficha tuya. Colócala, espera a Blanco y después sube.</translation>
    </message>
    <message>
            <source>b3 and d2 do not lie in one small square. Look for the point diagonally across from c2.</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation>b3 y d2 no están en un mismo cuadrado pequeño. Busca el punto en diagonal con c2.</translation>
    </message>
    <message>
            <source>That is a crosscut: c2 and d3 against c3 and d2.</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation>Eso es un corte cruzado: c2 y d3 contra c3 y d2.</translation>
    </message>
    <message>
            <source>White plays elsewhere. Now climb, from c2 or from d3.</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation>Blanco juega en otra parte. Ahora sube, desde c2 o desde d3.</translation>
    </message>
    <message>
            <source>And up you go: now that stack is two high.</source>
        <extracomment>lessons/escabel/crosscut/3.sgf</extracomment>
        <translation>Y arriba: ahora esa pila tiene altura dos.</translation>
    </message>
    <message>
            <source>Heights still count</source>
        <extracomment>lessons/escabel/crosscut/4.sgf</extracomment>
        <translation>Las alturas siguen contando</translation>
    </message>
    <message>
            <source>Climbing still needs equal heights, and a crosscut still goes to the higher ones. Connect c2 and d3: make d3 yours, and two high.</source>
        <extracomment>lessons/escabel/crosscut/4.sgf</extracomment>
        <translation>Para subir siguen haciendo falta alturas iguales, y un corte cruzado sigue siendo de las más altas. Conecta c2 y d3: haz tuya d3 y dale altura dos.</translation>
    </message>
    <message>
            <source>Three points would close your chain: b2, c2 and d2. White cannot climb without a crosscut, but White can make one. Find the point that no reply can hurt.</source>
        <extracomment>lessons/escabel/crosscut/5.sgf</extracomment>
        <translation>Tres puntos cerrarían tu cadena: b2, c2 y d2. Blanco no puede subir sin un corte cruzado, pero puede formar uno. Encuentra el punto al que ninguna respuesta hace daño.</translation>
    </message>
    <message>
            <source>It is a chain from edge to edge, but only corner to corner.</source>
        <extracomment>lessons/escabel/crosscut/5.sgf</extracomment>
        <translation>Es una cadena de borde a borde, pero solo en diagonal.</translation>
    </message>
    <message>
            <source>A stack grows</source>
        <extracomment>lessons/escabel/growth/1.sgf</extracomment>
        <translation>Una pila crece</translation>
    </message>
    <message>
            <source>In this variant a new piece may also go onto a stack of your own, if a stack beside it is as high. c2 and c3 are both one high. Place a piece on one of them.</source>
        <extracomment>lessons/escabel/growth/1.sgf</extracomment>
        <translation>En esta modalidad una ficha nueva también puede ir sobre una pila tuya si una pila de al lado es igual de alta. c2 y c3 tienen las dos altura uno. Coloca una ficha en una de ellas.</translation>
    </message>
    <message>
            <source>Beside any color</source>
        <extracomment>lessons/escabel/growth/2.sgf</extracomment>
        <translation>Junto a cualquier color</translation>
    </message>
    <message>
            <source>The stack beside it may be White’s. Then c3 can climb or grow: the first click selects it, and a second click on it lets it grow. Let c3 grow.</source>
        <extracomment>lessons/escabel/growth/2.sgf</extracomment>
        <translation>La pila de al lado puede ser de Blanco. Entonces c3 puede subir o crecer: el primer clic la elige, y un segundo clic sobre ella la hace crecer. Haz crecer c3.</translation>
    </message>
    <message>
            <source>c3 is two high, and d3 is still White’s: out of reach for a climb, in both directions.</source>
        <extracomment>lessons/escabel/growth/2.sgf</extracomment>
        <translation>c3 tiene altura dos y d3 sigue siendo de Blanco: ya ninguna puede subir a la otra.</translation>
    </message>
    <message>
            <source>No equal, no growth</source>
        <extracomment>lessons/escabel/growth/3.sgf</extracomment>
        <translation>Sin igual no hay crecimiento</translation>
    </message>
    <message>
            <source>A stack grows only beside a stack of its own height. b3 is two high, and its neighbors are one high each. Try it anyway: click b3, and read the line by the board.</source>
        <extracomment>lessons/escabel/growth/3.sgf</extracomment>
        <translation>Una pila crece solo junto a otra de su altura. b3 tiene altura dos, y sus vecinas tienen altura uno. Inténtalo de todos modos: haz clic en b3 y lee la línea junto al tablero.</translation>
    </message>
    <message>
            <source>Grow out of a cut</source>
        <extracomment>lessons/escabel/growth/4.sgf</extracomment>
        <translation>Crecer para dejar de estar cortado</translation>
    </message>
    <message>
            <source>In a crosscut both of your stacks must be higher than White’s lower one. c2 is; d3 is not yet, but it stands beside an equal. Connect c2 and d3.</source>
        <extracomment>lessons/escabel/growth/4.sgf</extracomment>
        <translation>En un corte cruzado, tus dos pilas tienen que ser más altas que la más baja de Blanco. c2 lo es; d3 todavía no, pero está junto a una igual. Conecta c2 y d3.</translation>
    </message>
    <message>
            <source>Two and two against one and one: you get through, and no stack had to change hands.</source>
        <extracomment>lessons/escabel/growth/4.sgf</extracomment>
        <translation>Dos y dos contra uno y uno: pasas, y ninguna pila ha tenido que cambiar de dueño.</translation>
    </message>
    <message>
            <source>Your chain from top to bottom is cut between c2 and d3. Close it so that no reply of White’s can open it again: one turn does it.</source>
        <extracomment>lessons/escabel/growth/5.sgf</extracomment>
        <translation>Tu cadena de arriba abajo está cortada entre c2 y d3. Ciérrala de modo que ninguna respuesta de Blanco pueda volver a abrirla: basta un turno.</translation>
    </message>
    <message>
            <source>That is a chain from edge to edge, but from c3 to d4 it goes corner to corner.</source>
        <extracomment>lessons/escabel/growth/5.sgf</extracomment>
        <translation>Es una cadena de borde a borde, pero de c3 a d4 va en diagonal.</translation>
    </message>
    <message>
            <source>White makes a crosscut there, and d4 is only one high: your chain is cut.</source>
        <extracomment>lessons/escabel/growth/5.sgf</extracomment>
        <translation>Blanco hace ahí un corte cruzado, y d4 solo tiene altura uno: tu cadena está cortada.</translation>
    </message>
    <message>
            <source>Whatever White does, c2 and d3 stay higher than White’s lower stack. You win!</source>
        <extracomment>lessons/escabel/growth/5.sgf</extracomment>
        <translation>Haga lo que haga Blanco, c2 y d3 siguen siendo más altas que su pila más baja. ¡Ganas!</translation>
    </message>
    <message>
            <source>What stays the same</source>
        <extracomment>lessons/escabel/tiebreak/1.sgf</extracomment>
        <translation>Lo que no cambia</translation>
    </message>
    <message>
            <source>With the tiebreak only crosscuts change, and this still holds: two stacks that are both higher than the other side’s lower one are connected. Let e3 climb d3, and c2 and d3 are.</source>
        <extracomment>lessons/escabel/tiebreak/1.sgf</extracomment>
        <translation>Con el desempate solo cambian los cortes cruzados, y esto sigue valiendo: dos pilas están conectadas si las dos son más altas que la más baja del otro bando. Que e3 suba a d3, y c2 y d3 lo estarán.</translation>
    </message>
    <message>
            <source>Both of yours are two high and White’s are one high: you get through.</source>
        <extracomment>lessons/escabel/tiebreak/1.sgf</extracomment>
        <translation>Las dos tuyas tienen altura dos y las de Blanco uno: pasas.</translation>
    </message>
    <message>
            <source>An equal lower stack</source>
        <extracomment>lessons/escabel/tiebreak/2.sgf</extracomment>
        <translation>Una pila baja igualada</translation>
    </message>
    <message>
            <source>Now c2 is only one high, just like White’s stacks. Normally that would not do. With the tiebreak it is enough that your other stack is the highest of all. Make it so.</source>
        <extracomment>lessons/escabel/tiebreak/2.sgf</extracomment>
        <translation>Ahora c2 solo tiene altura uno, como las pilas de Blanco. Normalmente no bastaría. Con el desempate basta que tu otra pila sea la más alta de todas. Haz que lo sea.</translation>
    </message>
    <message>
            <source>The lower ones are equal, one and one, so the higher ones decide: your two beats White’s one.</source>
        <extracomment>lessons/escabel/tiebreak/2.sgf</extracomment>
        <translation>Las más bajas son iguales, uno y uno, así que deciden las más altas: tu dos gana al uno de Blanco.</translation>
    </message>
    <message>
            <source>Still equal, still cut</source>
        <extracomment>lessons/escabel/tiebreak/3.sgf</extracomment>
        <translation>Iguales todavía, cortadas todavía</translation>
    </message>
    <message>
            <source>Two climbs, two crosscuts. In only one of them will your higher stack really be higher than White’s higher one. Choose well: d3 onto c3, or g6 onto f6?</source>
        <extracomment>lessons/escabel/tiebreak/3.sgf</extracomment>
        <translation>Dos subidas, dos cortes cruzados. Solo en uno de ellos tu pila más alta superará de verdad a la más alta de Blanco. Elige bien: ¿d3 a c3 o g6 a f6?</translation>
    </message>
    <message>
            <source>c3 is two high, but so is b3. One and two against one and two: nobody gets through here.</source>
        <extracomment>lessons/escabel/tiebreak/3.sgf</extracomment>
        <translation>c3 tiene altura dos, pero b3 también. Uno y dos contra uno y dos: aquí no pasa nadie.</translation>
    </message>
    <message>
            <source>Here your two meets only ones: e5 and f6 are connected.</source>
        <extracomment>lessons/escabel/tiebreak/3.sgf</extracomment>
        <translation>Aquí tu dos solo encuentra unos: e5 y f6 están conectadas.</translation>
    </message>
    <message>
            <source>Cut by a tie</source>
        <extracomment>lessons/escabel/tiebreak/4.sgf</extracomment>
        <translation>Cortar con un empate</translation>
    </message>
    <message>
            <source>White’s three stacks lead from b2 up to c3. You can use a tie as well: if the crosscut is even, White does not get through it. Climb c2.</source>
        <extracomment>lessons/escabel/tiebreak/4.sgf</extracomment>
        <translation>Las tres pilas de Blanco van de b2 a c3. Un empate también te sirve a ti: si el corte cruzado está igualado, Blanco no pasa por él. Sube a c2.</translation>
    </message>
    <message>
            <source>One and two against one and two: the crosscut is even, so b2 and c3 are cut. Side by side they had c2, and that is yours now.</source>
        <extracomment>lessons/escabel/tiebreak/4.sgf</extracomment>
        <translation>Uno y dos contra uno y dos: el corte cruzado está igualado, así que b2 y c3 están cortadas. Lado a lado tenían c2, y ahora es tuya.</translation>
    </message>
    <message>
            <source>You are Black and need a chain from top to bottom that White’s reply cannot break. Remember: when the lower stacks are equal, the higher ones decide.</source>
        <extracomment>lessons/escabel/tiebreak/5.sgf</extracomment>
        <translation>Juegas con Negro y necesitas una cadena de arriba abajo que la respuesta de Blanco no pueda romper. Recuerda: cuando las pilas más bajas son iguales, deciden las más altas.</translation>
    </message>
    <message>
            <source>White makes a crosscut on the right, but your d3 is two high and higher than both of White’s. The tiebreak is yours, and so is the game!</source>
        <extracomment>lessons/escabel/tiebreak/5.sgf</extracomment>
        <translation>Blanco forma un corte cruzado a la derecha, pero tu d3 tiene altura dos y supera a las dos de Blanco. El desempate es tuyo, ¡y la partida también!</translation>
    </message>
    <message>
            <source>Two of four are enough here: the space d4 came along at once.</source>
        <extracomment>lessons/fast-conquare/1-spaces/1.sgf</extracomment>
        <translation>Aquí bastan dos de cuatro: el espacio d4 ya es tuyo.</translation>
    </message>
    <message>
            <source>At d4 it is one against one. Take the vertex opposite c3: the space comes along, and both are linked over it. If White moves first, it is lost. Which vertex is it?</source>
        <extracomment>lessons/fast-conquare/1-spaces/3.sgf</extracomment>
        <translation>Alrededor de d4 hay una contra una. Toma el vértice de enfrente de c3: el espacio también pasa a ser tuyo, y los dos vértices quedan unidos por él. Si Blanco juega antes, está perdido. ¿Qué vértice es?</translation>
    </message>
    <message>
            <source>The space came along: c3 and e5 are linked for good.</source>
        <extracomment>lessons/fast-conquare/1-spaces/3.sgf</extracomment>
        <translation>El espacio también es tuyo: c3 y e5 están unidos del todo.</translation>
    </message>
    <message>
            <source>Two at once</source>
        <extracomment>lessons/fast-conquare/1-spaces/4.sgf</extracomment>
        <translation>Dos de una vez</translation>
    </message>
    <message>
            <source>Half is enough, so one stone can bring several spaces along. Join c3 and g7 with a single stone.</source>
        <extracomment>lessons/fast-conquare/1-spaces/4.sgf</extracomment>
        <translation>La mitad basta, así que una piedra puede traer varios espacios. Une c3 y g7 con una sola piedra.</translation>
    </message>
    <message>
            <source>d4 and f6 came along: of each you hold two of four vertices.</source>
        <extracomment>lessons/fast-conquare/1-spaces/4.sgf</extracomment>
        <translation>d4 y f6 también son tuyos: de cada uno tienes dos de las cuatro esquinas.</translation>
    </message>
    <message>
            <source>From the third line, too, a stone is linked to the edge. White stands at g3, and now goes right below your stone, to c3. Only one answer reaches the edge.</source>
        <extracomment>lessons/fast-conquare/2-links/2.sgf</extracomment>
        <translation>También desde la tercera línea una piedra está unida al borde. Blanco está en g3 y ahora va justo debajo de tu piedra, a c3. Solo una respuesta llega al borde.</translation>
    </message>
    <message>
            <source>White’s c3 wants to come to e5 over d4, where it is one against one. Do not let c3 and e5 be joined there: two stones prevent it.</source>
        <extracomment>lessons/fast-conquare/2-links/4.sgf</extracomment>
        <translation>La c3 de Blanco quiere llegar a e5 por d4, donde hay una contra una. No dejes que c3 y e5 se unan allí: lo impiden dos piedras.</translation>
    </message>
    <message>
            <source>Half is enough</source>
        <extracomment>lessons/fast-conquare/basics/1.sgf</extracomment>
        <translation>Basta la mitad</translation>
    </message>
    <message>
            <source>c4 and d3 came along and join all of your stones. c2 kept its white stone.</source>
        <extracomment>lessons/fast-quabble/basics/3.sgf</extracomment>
        <translation>c4 y d3 también son tuyas y unen todas tus piedras. c2 ha conservado su piedra blanca.</translation>
    </message>
    <message>
            <source>White gets a second line as well, but half of the lines are still yours.</source>
        <extracomment>lessons/qualos/basics/7.sgf</extracomment>
        <translation>Blanco también consigue una segunda línea, pero la mitad de las líneas sigue siendo tuya.</translation>
    </message>
    <message>
            <source>Only vertices</source>
        <extracomment>lessons/fast-conquare/basics/2.sgf</extracomment>
        <translation>Solo vértices</translation>
    </message>
    <message>
            <source>First come, first served</source>
        <extracomment>lessons/fast-conquare/basics/3.sgf</extracomment>
        <translation>Quien llega primero</translation>
    </message>
    <message>
            <source>b4 and b2 came along and join your stones. d4 kept its white stone.</source>
        <extracomment>lessons/fast-conquare/basics/3.sgf</extracomment>
        <translation>b4 y b2 también son tuyos y unen tus piedras. d4 ha conservado su piedra blanca.</translation>
    </message>
    <message>
            <source>Your chain is already at the top. Find the vertex after which White cannot keep you from the bottom.</source>
        <extracomment>lessons/fast-conquare/basics/4.sgf</extracomment>
        <translation>Tu cadena ya está arriba. Encuentra el vértice tras el que Blanco no puede impedirte llegar abajo.</translation>
    </message>
    <message>
            <source>c3 brings b4 and d4 along, and from there two ways lead down.</source>
        <extracomment>lessons/fast-conquare/basics/4.sgf</extracomment>
        <translation>c3 trae b4 y d4 consigo, y desde ahí bajan dos caminos.</translation>
    </message>
    <message>
            <source>White guards one side. Go down on the other one.</source>
        <extracomment>lessons/fast-conquare/basics/4.sgf</extracomment>
        <translation>Blanco vigila un lado. Baja por el otro.</translation>
    </message>
    <message>
            <source>Dark squares</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/1.sgf</extracomment>
        <translation>Casillas oscuras</translation>
    </message>
    <message>
            <source>Now a whole game on a small board, against a beginner. You are Black and move first: join the top and the bottom edge. The small signs show what the last move changed. Point at a dark square to see its own; L shows all of them.</source>
        <extracomment>lessons/fast-quabble/basics/5.sgf</extracomment>
        <translation>Ahora una partida entera en un tablero pequeño, contra un principiante. Juegas con Negro y empiezas tú: une el borde de arriba y el de abajo. Los símbolos pequeños muestran qué ha cambiado con la última jugada. Señala una casilla oscura para ver los suyos; L los muestra todos.</translation>
    </message>
    <message>
            <source>You are Black: join the top and the bottom edge with a chain of stones. Stones side by side are connected. What the small signs mean comes in the next steps. One light square is missing: click the circle.</source>
        <extracomment>lessons/quabble/basics/1.sgf</extracomment>
        <translation>Juegas con Negro: une el borde de arriba y el de abajo con una cadena de piedras. Las piedras que se tocan de lado están conectadas. Lo que significan los símbolos pequeños viene en los pasos siguientes. Falta una casilla clara: haz clic en el círculo.</translation>
    </message>
    <message>
            <source>On your turn you take an empty light square. Every dark square beside it of which you then hold more than half of the light neighbors becomes yours as well: small triangles in it point to the neighbors that are taken. Take c3 and see.</source>
        <extracomment>lessons/quabble/basics/2.sgf</extracomment>
        <translation>En tu turno tomas una casilla clara vacía. Si entonces tienes más de la mitad de las vecinas claras de una casilla oscura de al lado, esta también pasa a ser tuya: sus triángulos pequeños apuntan a las vecinas tomadas. Toma c3 y verás.</translation>
    </message>
    <message>
            <source>Of the light squares round c2 you hold b2 and d2: exactly half. Such a dark square is contested, as its small ring says, and you may place a stone on it yourself. Take c2.</source>
        <extracomment>lessons/quabble/basics/3.sgf</extracomment>
        <translation>De las casillas claras alrededor de c2 tienes b2 y d2: justo la mitad. Una casilla oscura así está en disputa, como dice su anillo pequeño, y puedes poner tú una piedra en ella. Toma c2.</translation>
    </message>
    <message>
            <source>White sees the empty d3 from a3 and from d5: half of its lines, enough to take it. A stone in between closes a line. Two squares do it.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/2.sgf</extracomment>
        <translation>Blanco ve la casilla vacía d3 desde a3 y desde d5: la mitad de sus líneas, suficiente para tomarla. Una piedra en medio cierra una línea. Lo consiguen dos casillas.</translation>
    </message>
    <message>
            <source>You see White’s stone on d3 from both sides: half of its lines, and to flip it you need more than half. Threaten it: two squares give you the third line.</source>
        <extracomment>lessons/qualos/2-flips/1.sgf</extracomment>
        <translation>Ves la piedra de Blanco de d3 desde los dos lados: la mitad de sus líneas, y para voltearla necesitas más de la mitad. Amenázala: dos casillas te dan la tercera línea.</translation>
    </message>
    <message>
            <source>White sees your d3 from a3, e3 and d1, and would flip it. Close one of these lines by a stone in between: two squares do it.</source>
        <extracomment>lessons/qualos/2-flips/2.sgf</extracomment>
        <translation>Blanco ve tu d3 desde a3, e3 y d1, y la voltearía. Cierra una de estas líneas con una piedra en medio: lo consiguen dos casillas.</translation>
    </message>
    <message>
            <source>Half of the lines are enough to take an empty dark square. Two lines from c2 are yours here, and two are White’s: its small ring says that it is contested. Take it before White does.</source>
        <extracomment>lessons/qualos/basics/3.sgf</extracomment>
        <translation>Basta la mitad de las líneas para tomar una casilla oscura vacía. Aquí dos líneas de c2 son tuyas y dos de Blanco: su anillo pequeño dice que está en disputa. Tómala antes que Blanco.</translation>
    </message>
    <message>
            <source>One against one</source>
        <extracomment>lessons/conquare/1-spaces/1.sgf</extracomment>
        <translation>Una contra una</translation>
    </message>
    <message>
            <source>Four light squares decide about d3. You hold c3, and White has just taken e3: one against one. Whoever moves next here gets d3. Make it yours.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/1.sgf</extracomment>
        <translation>Cuatro casillas claras deciden sobre d3. Tienes c3, y Blanco acaba de tomar e3: una contra una. Quien juegue aquí a continuación se queda con d3. Hazla tuya.</translation>
    </message>
    <message>
            <source>Two of four are enough here: d3 came along at once.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/1.sgf</extracomment>
        <translation>Aquí bastan dos de cuatro: d3 ya es tuya.</translation>
    </message>
    <message>
            <source>Which one cannot wait?</source>
        <extracomment>lessons/conquare/1-spaces/2.sgf</extracomment>
        <translation>¿Cuál no puede esperar?</translation>
    </message>
    <message>
            <source>Two dark squares. Round e6 you hold one light square and White none; round d3 it is one against one. In one of them you must move first. Which?</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/2.sgf</extracomment>
        <translation>Dos casillas oscuras. Alrededor de e6 tienes una casilla clara y Blanco ninguna; alrededor de d3 hay una contra una. Junto a una de ellas tienes que jugar ya. ¿Junto a cuál?</translation>
    </message>
    <message>
            <source>There you lead anyway: whatever White does, that dark square stays within your reach. The other one cannot wait.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/2.sgf</extracomment>
        <translation>Allí ya vas por delante: haga lo que haga Blanco, esa casilla oscura sigue a tu alcance. La otra no puede esperar.</translation>
    </message>
    <message>
            <source>Right: where it is level, the next move decides. At e6 you lead, and an answer is enough there.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/2.sgf</extracomment>
        <translation>Correcto: donde hay igualdad decide la próxima jugada. En e6 vas por delante, y allí basta con responder.</translation>
    </message>
    <message>
            <source>Two of three</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/3.sgf</extracomment>
        <translation>Dos de tres</translation>
    </message>
    <message>
            <source>A dark square on the edge has only three light ones: two of them decide. You hold d2, and White takes c1. Answer so that d1 is yours.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/3.sgf</extracomment>
        <translation>Una casilla oscura del borde solo tiene tres claras: deciden dos. Tienes d2, y Blanco toma c1. Responde de modo que d1 sea tuya.</translation>
    </message>
    <message>
            <source>d1 came along. One stone beside such a square is enough, as long as you answer.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/3.sgf</extracomment>
        <translation>d1 también es tuya. Una piedra junto a una casilla así basta, siempre que respondas.</translation>
    </message>
    <message>
            <source>Four at once</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/4.sgf</extracomment>
        <translation>Cuatro de una vez</translation>
    </message>
    <message>
            <source>Half is enough, so one stone between two of yours can bring several dark squares along. Join b2 and d4 with a single stone: three do it, and one of them brings four dark squares.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/4.sgf</extracomment>
        <translation>La mitad basta, así que una piedra entre dos tuyas puede traer varias casillas oscuras. Une b2 y d4 con una sola piedra: lo consiguen tres, y una de ellas trae cuatro casillas oscuras.</translation>
    </message>
    <message>
            <source>Joined round the corner. c3 would have brought four dark squares along.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/4.sgf</extracomment>
        <translation>Unidas dando un rodeo. c3 habría traído cuatro casillas oscuras.</translation>
    </message>
    <message>
            <source>Four dark squares came along: round each of them you hold two of four.</source>
        <extracomment>lessons/fast-quabble/1-dark-squares/4.sgf</extracomment>
        <translation>Has ganado cuatro casillas oscuras: alrededor de cada una tienes dos de cuatro.</translation>
    </message>
    <message>
            <source>Opposite</source>
        <extracomment>lessons/fast-conquare/1-spaces/3.sgf</extracomment>
        <translation>Enfrente</translation>
    </message>
    <message>
            <source>At d3 it is one against one. Take the light square opposite c3: d3 comes along, and both are linked over it. If White moves first, d3 is lost. Which square is it?</source>
        <extracomment>lessons/fast-quabble/2-links/1.sgf</extracomment>
        <translation>Alrededor de d3 hay una contra una. Toma la casilla clara de enfrente de c3: d3 también pasa a ser tuya, y las dos claras quedan unidas por ella. Si Blanco juega antes, d3 está perdida. ¿Qué casilla es?</translation>
    </message>
    <message>
            <source>d3 came along: c3 and e3 are linked for good.</source>
        <extracomment>lessons/fast-quabble/2-links/1.sgf</extracomment>
        <translation>d3 también es tuya: c3 y e3 están unidas del todo.</translation>
    </message>
    <message>
            <source>The jump</source>
        <extracomment>lessons/conquare/2-links/4.sgf</extracomment>
        <translation>El salto</translation>
    </message>
    <message>
            <source>Stones three columns and one row apart are linked over the squares between them, if you answer well. White comes in at d4. Keep the link: three stones do it.</source>
        <extracomment>lessons/fast-quabble/2-links/2.sgf</extracomment>
        <translation>Dos piedras a tres columnas y una fila de distancia están unidas por las casillas que hay entre ellas, si respondes bien. Blanco entra en d4. Conserva la unión: lo consiguen tres piedras.</translation>
    </message>
    <message>
            <source>The link holds again, whatever White does next.</source>
        <extracomment>lessons/conquare/2-links/4.sgf</extracomment>
        <translation>La unión aguanta otra vez, haga lo que haga Blanco.</translation>
    </message>
    <message>
            <source>You reach the edge now, whatever White does.</source>
        <extracomment>lessons/conquare/2-links/3.sgf</extracomment>
        <translation>Ahora llegas al borde, haga lo que haga Blanco.</translation>
    </message>
    <message>
            <source>Cut it</source>
        <extracomment>lessons/conquare/2-links/5.sgf</extracomment>
        <translation>Córtala</translation>
    </message>
    <message>
            <source>White’s c3 wants to come to e3 over d3, where it is one against one. Do not let c3 and e3 be joined there: two stones prevent it.</source>
        <extracomment>lessons/fast-quabble/2-links/4.sgf</extracomment>
        <translation>La c3 de Blanco quiere llegar a e3 por d3, donde hay una contra una. No dejes que c3 y e3 se unan allí: lo impiden dos piedras.</translation>
    </message>
    <message>
            <source>White no longer gets across here.</source>
        <extracomment>lessons/fast-conquare/2-links/4.sgf</extracomment>
        <translation>Blanco ya no pasa por aquí.</translation>
    </message>
    <message>
            <source>Races</source>
        <extracomment>lessons/conquare/3-races/1.sgf</extracomment>
        <translation>Carreras</translation>
    </message>
    <message>
            <source>Two ways to win</source>
        <extracomment>lessons/conquare/3-races/1.sgf</extracomment>
        <translation>Dos maneras de ganar</translation>
    </message>
    <message>
            <source>You are Black. Look for a stone that makes two ways to win at once: White stops one, and you take the other. You win in two turns.</source>
        <extracomment>lessons/conquare/3-races/1.sgf</extracomment>
        <translation>Juegas con Negro. Busca una piedra que cree dos maneras de ganar a la vez: Blanco para una y tú tomas la otra. Ganas en dos jugadas.</translation>
    </message>
    <message>
            <source>Now you have more than one way to win, and White cannot stop them all.</source>
        <extracomment>lessons/conquare/3-races/1.sgf</extracomment>
        <translation>Ahora tienes más de una manera de ganar, y Blanco no puede pararlas todas.</translation>
    </message>
    <message>
            <source>Run on</source>
        <extracomment>lessons/conquare/3-races/2.sgf</extracomment>
        <translation>Sigue corriendo</translation>
    </message>
    <message>
            <source>Both of you are close to your edges, and it is your turn. Do not look for a way to stop White: go on with your own way, and be first. You win in two turns.</source>
        <extracomment>lessons/conquare/3-races/2.sgf</extracomment>
        <translation>Los dos están cerca de sus bordes, y te toca a ti. No busques cómo parar a Blanco: sigue tu propio camino y llega antes. Ganas en dos jugadas.</translation>
    </message>
    <message>
            <source>Stop it, and threaten</source>
        <extracomment>lessons/conquare/3-races/3.sgf</extracomment>
        <translation>Parar y amenazar</translation>
    </message>
    <message>
            <source>White would win with the next move. Stop it with a stone that works for you as well: only one does both. You win in two turns.</source>
        <extracomment>lessons/conquare/3-races/3.sgf</extracomment>
        <translation>Blanco ganaría con la próxima jugada. Párala con una piedra que también trabaje para ti: solo una hace las dos cosas. Ganas en dos jugadas.</translation>
    </message>
    <message>
            <source>White is stopped, and you threaten in two places.</source>
        <extracomment>lessons/conquare/3-races/3.sgf</extracomment>
        <translation>Blanco está parado, y tú amenazas en dos sitios.</translation>
    </message>
    <message>
            <source>In the way</source>
        <extracomment>lessons/conquare/3-races/4.sgf</extracomment>
        <translation>En medio</translation>
    </message>
    <message>
            <source>White’s piece on c3 cannot stay: whatever White does here, c3 and d4 come together.</source>
        <extracomment>lessons/escabel/1-links/1.sgf</extracomment>
        <translation>La ficha de Blanco en c3 no se mantiene: haga lo que haga Blanco aquí, c3 y d4 acaban unidas.</translation>
    </message>
    <message>
            <source>Beside the gap your piece touches both stacks, corner to corner. White cuts on one side; now look into the gap.</source>
        <extracomment>lessons/escabel/1-links/3.sgf</extracomment>
        <translation>Al lado del hueco tu ficha toca las dos pilas en diagonal. Blanco corta por un lado; mira ahora el hueco.</translation>
    </message>
    <message>
            <source>a2 is two high now, right between your stacks. A gap of one point holds if your stacks are two and three high, and there is room beside it.</source>
        <extracomment>lessons/escabel/1-links/3.sgf</extracomment>
        <translation>a2 tiene ahora altura dos, justo entre tus pilas. Un hueco de un punto aguanta si tus pilas tienen alturas dos y tres y hay sitio al lado.</translation>
    </message>
    <message>
            <source>A stack two high on the second row is joined to the edge within three columns: here b, c and d. White tries to stop you from the side. Only one answer in them leaves you two ways down.</source>
        <extracomment>lessons/escabel/1-links/4.sgf</extracomment>
        <translation>Una pila de altura dos en la segunda fila está unida al borde en tres columnas: aquí b, c y d. Blanco intenta pararte desde el lado. Solo una respuesta en ellas te deja dos caminos hacia abajo.</translation>
    </message>
    <message>
            <source>You climbed first. White only got a single piece on b3, between two stacks two high: it can climb nobody, and c3 is out of reach.</source>
        <extracomment>lessons/escabel/2-crosscuts/1.sgf</extracomment>
        <translation>Has subido primero. Blanco solo recibe una ficha sola en b3, entre dos pilas de altura dos: no tiene a quién subirse, y c3 está fuera de alcance.</translation>
    </message>
    <message>
            <source>c3 is yours now, and two high. But look at b3: a piece of the other color takes the place of the one that climbs. So White got b3, as high as before. Every climb has its price.</source>
        <extracomment>lessons/escabel/basics/3.sgf</extracomment>
        <translation>c3 es tuya ahora, con altura dos. Pero mira b3: el lugar de la ficha que sube lo ocupa una del otro color. Así Blanco se ha quedado con b3, con la misma altura que antes. Cada subida tiene su precio.</translation>
    </message>
    <message>
            <source>Only light squares</source>
        <extracomment>lessons/fast-quabble/basics/2.sgf</extracomment>
        <translation>Solo casillas claras</translation>
    </message>
    <message>
            <source>Dark squares always come along, they are never taken by themselves. Try it anyway: click d3, and read the line by the board.</source>
        <extracomment>lessons/fast-quabble/basics/2.sgf</extracomment>
        <translation>Las casillas oscuras siempre se ganan junto con una clara, nunca se ocupan directamente. Inténtalo de todos modos: haz clic en d3 y lee la línea junto al tablero.</translation>
    </message>
    <message>
            <source>b3 and d3 came along and join all of your stones. c2 kept its white stone.</source>
        <extracomment>lessons/fast-quabble/basics/3.sgf</extracomment>
        <translation>b3 y d3 también son tuyas y unen todas tus piedras. c2 ha conservado su piedra blanca.</translation>
    </message>
    <message>
            <source>Nearly there. Find the move after which you win next turn, whatever White does.</source>
        <extracomment>lessons/fast-quabble/basics/4.sgf</extracomment>
        <translation>Ya casi está. Encuentra la jugada tras la que ganas en el turno siguiente, haga Blanco lo que haga.</translation>
    </message>
    <message>
            <source>a5 brings a4 along: you are at the top, and at the bottom there are two ways.</source>
        <extracomment>lessons/fast-quabble/basics/4.sgf</extracomment>
        <translation>a5 trae a4 consigo: estás arriba, y abajo hay dos caminos.</translation>
    </message>
    <message>
            <source>White takes one of them. Take the other one.</source>
        <extracomment>lessons/fast-quabble/basics/4.sgf</extracomment>
        <translation>Blanco toma uno. Toma el otro.</translation>
    </message>
    <message>
            <source>Two against one. If White takes the last light square, too, all four are taken, two each, and you are the one to move.</source>
        <extracomment>lessons/quabble/1-dark-squares/1.sgf</extracomment>
        <translation>Dos contra una. Si Blanco toma también la última casilla clara, las cuatro están ocupadas, dos y dos, y te toca a ti.</translation>
    </message>
    <message>
            <source>d3 is yours. Where it was level, the one who moved first got it.</source>
        <extracomment>lessons/quabble/1-dark-squares/1.sgf</extracomment>
        <translation>d3 es tuya. Donde había igualdad, se la ha quedado quien ha jugado primero.</translation>
    </message>
    <message>
            <source>Four round one</source>
        <extracomment>lessons/conquare/1-spaces/4.sgf</extracomment>
        <translation>Cuatro alrededor</translation>
    </message>
    <message>
            <source>Four dark squares at once: you hold three of the light ones round each.</source>
        <extracomment>lessons/quabble/1-dark-squares/4.sgf</extracomment>
        <translation>Cuatro casillas oscuras de una vez: alrededor de cada una tienes tres de las claras.</translation>
    </message>
    <message>
            <source>One way, or two</source>
        <extracomment>lessons/conquare/2-links/1.sgf</extracomment>
        <translation>Un camino o dos</translation>
    </message>
    <message>
            <source>White holds d4, corner to corner with your c3. In a crosscut you get through if both of yours are higher than White’s lower one. Link c3 with d4: make d4 yours, and two high.</source>
        <extracomment>lessons/escabel/2-crosscuts/2.sgf</extracomment>
        <translation>Blanco tiene d4, en diagonal con tu c3. En un corte cruzado pasas si tus dos pilas son más altas que la más baja de Blanco. Une c3 con d4: haz tuya d4 y dale altura dos.</translation>
    </message>
    <message>
            <source>On the left and on the right, one climb makes a crosscut in which both of yours are two high. On the left one white stack is four high, on the right one is two high. Only one of the links will hold. Which one do you make?</source>
        <extracomment>lessons/escabel/2-crosscuts/3.sgf</extracomment>
        <translation>A la izquierda y a la derecha, una subida forma un corte cruzado en el que tus dos pilas tienen altura dos. A la izquierda hay una pila blanca de altura cuatro, a la derecha una de altura dos. Solo una de las uniones aguantará. ¿Cuál haces?</translation>
    </message>
    <message>
            <source>Here White’s g3 is two high, just like your stacks: it climbs one of them at once. On the left there is no such enemy.</source>
        <extracomment>lessons/escabel/2-crosscuts/3.sgf</extracomment>
        <translation>Aquí la g3 de Blanco tiene altura dos, igual que tus pilas: sube enseguida a una de ellas. A la izquierda no hay un enemigo así.</translation>
    </message>
    <message>
            <source>White is linked over this crosscut: c3 and d4 are both higher than your c4. If e3 climbs d3, White is linked for good. Your d3 is as high as White’s two, and can climb either: break the link.</source>
        <extracomment>lessons/escabel/2-crosscuts/4.sgf</extracomment>
        <translation>Blanco está unido por este corte cruzado: c3 y d4 son más altas que tu c4. Si e3 sube a d3, Blanco queda unido del todo. Tu d3 es tan alta como las dos de Blanco y puede subir a cualquiera de ellas: rompe la unión.</translation>
    </message>
    <message>
            <source>c3 is yours now, so the link is gone. In a crosscut, watch for an enemy as high as one of the two: it can climb that one.</source>
        <extracomment>lessons/escabel/2-crosscuts/4.sgf</extracomment>
        <translation>c3 es tuya ahora, así que la unión ya no existe. En un corte cruzado, cuidado con un enemigo tan alto como una de las dos: puede subir a ella.</translation>
    </message>
    <message>
            <source>d4 is yours now, so the link is gone. In a crosscut, watch for an enemy as high as one of the two: it can climb that one.</source>
        <extracomment>lessons/escabel/2-crosscuts/4.sgf</extracomment>
        <translation>d4 es tuya ahora, así que la unión ya no existe. En un corte cruzado, cuidado con un enemigo tan alto como una de las dos: puede subir a ella.</translation>
    </message>
    <message>
            <source>White stands in the gap and has cut beside it, too. No new piece links a1 and a3 any more. One climb does.</source>
        <extracomment>lessons/escabel/3-climbing/2.sgf</extracomment>
        <translation>Blanco está en el hueco y ha cortado también al lado. Ninguna ficha nueva une ya a1 y a3. Una subida sí.</translation>
    </message>
    <message>
            <source>Into the gap: a2 is two high there, side by side with both of your stacks.</source>
        <extracomment>lessons/escabel/3-climbing/2.sgf</extracomment>
        <translation>Al hueco: allí a2 tiene altura dos, lado a lado con tus dos pilas.</translation>
    </message>
    <message>
            <source>Two high in the middle: linked with b2 and with d4, corner to corner. White can cut neither link.</source>
        <extracomment>lessons/escabel/3-climbing/3.sgf</extracomment>
        <translation>Altura dos en el centro: unida con b2 y con d4 en diagonal. Blanco no puede cortar ninguna de las dos uniones.</translation>
    </message>
    <message>
            <source>This keeps the win. Climbing a2 would not: it would leave the middle to White.</source>
        <extracomment>lessons/escabel/4-opening/2.sgf</extracomment>
        <translation>Esto mantiene la victoria. Subir a a2 no: dejaría el centro a Blanco.</translation>
    </message>
    <message>
            <source>Good for Black, who wins some 53 games of 100: so White swaps, and you have given it away.</source>
        <extracomment>lessons/escabel/4-opening/3.sgf</extracomment>
        <translation>Buena para Negro, que gana unas 53 partidas de cada 100: así que Blanco cambia, y se la has regalado.</translation>
    </message>
    <message>
            <source>Your pieces belong together when they touch side by side, and also when they touch corner to corner. Join two of them, b2 and d4, with a single piece.</source>
        <extracomment>lessons/escabel/basics/2.sgf</extracomment>
        <translation>Tus fichas están unidas cuando se tocan de lado, y también cuando se tocan en diagonal. Une dos de ellas, b2 y d4, con una sola ficha.</translation>
    </message>
    <message>
            <source>It touches both of them, corner to corner: three pieces, one chain.</source>
        <extracomment>lessons/escabel/basics/2.sgf</extracomment>
        <translation>Toca las dos en diagonal: tres fichas, una cadena.</translation>
    </message>
    <message>
            <source>White climbs c4, and that was your only stack beside d3 up there.</source>
        <extracomment>lessons/escabel/basics/7.sgf</extracomment>
        <translation>Blanco sube a c4, y era tu única pila junto a d3 allí arriba.</translation>
    </message>
    <message>
            <source>At first nothing is connected: every small square is a crosscut of equal heights. But a point you take joins the other stacks of yours beside it. Connect b4 with d4.</source>
        <extracomment>lessons/escabel/checkered/2.sgf</extracomment>
        <translation>Al principio no hay nada conectado: cada cuadrado pequeño es un corte cruzado de alturas iguales. Pero un punto que tomas une tus otras pilas que están a su lado. Conecta b4 con d4.</translation>
    </message>
    <message>
            <source>Your chain is almost there. Take c2, but from which side? White has one reply, and may climb from the point that you give away. Find the climb that White cannot answer.</source>
        <extracomment>lessons/escabel/checkered/5.sgf</extracomment>
        <translation>Tu cadena casi está. Toma c2, pero ¿desde qué lado? Blanco tiene una respuesta, y puede subir desde el punto que regalas. Encuentra la subida a la que Blanco no puede responder.</translation>
    </message>
    <message>
            <source>b3 and c3 are neighbors of the same height, but there is no crosscut round them. Try to climb anyway: click b3, and read the line by the board.</source>
        <extracomment>lessons/escabel/crosscut/2.sgf</extracomment>
        <translation>b3 y c3 son vecinas de la misma altura, pero no hay ningún corte cruzado a su alrededor. Intenta subir de todos modos: haz clic en b3 y lee la línea junto al tablero.</translation>
    </message>
    <message>
            <source>e3, d3, d4 and e4 were a crosscut, so your piece could climb. Now c2 and d3 are both higher than White’s two.</source>
        <extracomment>lessons/escabel/crosscut/4.sgf</extracomment>
        <translation>e3, d3, d4 y e4 eran un corte cruzado, así que tu ficha podía subir. Ahora c2 y d3 son más altas que las dos de Blanco.</translation>
    </message>
    <message>
            <source>White makes a crosscut, and all in it are one high: your chain is cut.</source>
        <extracomment>lessons/escabel/crosscut/5.sgf</extracomment>
        <translation>Blanco forma un corte cruzado, y todas en él tienen altura uno: tu cadena está cortada.</translation>
    </message>
    <message>
            <source>White comes close, but c1, c2 and c3 stand in a straight line: there are no corners to cut. You win!</source>
        <extracomment>lessons/escabel/crosscut/5.sgf</extracomment>
        <translation>Blanco se acerca, pero c1, c2 y c3 están en línea recta: no hay diagonales que cortar. ¡Ganas!</translation>
    </message>
    <message>
            <source>c3 is two high now. Nothing else has changed: that is the difference from a climb.</source>
        <extracomment>lessons/escabel/growth/1.sgf</extracomment>
        <translation>c3 tiene ahora altura dos. Nada más ha cambiado: esa es la diferencia con subir.</translation>
    </message>
    <message>
            <source>c2 is two high now. Nothing else has changed: that is the difference from a climb.</source>
        <extracomment>lessons/escabel/growth/1.sgf</extracomment>
        <translation>c2 tiene ahora altura dos. Nada más ha cambiado: esa es la diferencia con subir.</translation>
    </message>
    <message>
            <source>You hold two corners of b4 and two of d4: both came along. A space is connected with its corners and with the spaces beside it.</source>
        <extracomment>lessons/fast-conquare/basics/1.sgf</extracomment>
        <translation>Tienes dos esquinas de b4 y dos de d4: los dos espacios también son tuyos. Un espacio está conectado con sus esquinas y con los espacios de al lado.</translation>
    </message>
    <message>
            <source>A space keeps its stone, whoever holds its corners later. So d4 stays White’s. Still, two vertices connect c5 with your stone at c1: find one of them.</source>
        <extracomment>lessons/fast-conquare/basics/3.sgf</extracomment>
        <translation>Un espacio conserva su piedra, tenga quien tenga después sus esquinas. Así que d4 sigue siendo de Blanco. Aun así, dos vértices conectan c5 con tu piedra de c1: encuentra uno de ellos.</translation>
    </message>
    <message>
            <source>You hold two of four light squares round b3 and round c2: both came along. Stones side by side are connected, and those on dark squares corner to corner as well.</source>
        <extracomment>lessons/fast-quabble/basics/1.sgf</extracomment>
        <translation>Tienes dos de las cuatro casillas claras alrededor de b3 y de c2: las dos oscuras también son tuyas. Las piedras lado a lado están conectadas; en casillas oscuras, también en diagonal.</translation>
    </message>
    <message>
            <source>A dark square keeps its stone, whoever holds its neighbors later: c2 stays White’s. Small triangles in an empty one point to the neighbors that are taken. Still, two light squares connect b4 with d2: find one of them.</source>
        <extracomment>lessons/fast-quabble/basics/3.sgf</extracomment>
        <translation>Una casilla oscura conserva su piedra, tenga quien tenga después sus vecinas: c2 sigue siendo de Blanco. En una vacía, los triángulos pequeños apuntan a las vecinas ya tomadas. Aun así, dos casillas claras conectan b4 con d2: encuentra una de ellas.</translation>
    </message>
    <message>
            <source>You hold four light squares round one that is empty, and each dark square between them is open: two of yours, two free. One stone joins all four. Which?</source>
        <extracomment>lessons/quabble/1-dark-squares/4.sgf</extracomment>
        <translation>Tienes cuatro casillas claras alrededor de una vacía, y cada oscura entre ellas está abierta: dos tuyas, dos libres. Una piedra une las cuatro. ¿Cuál?</translation>
    </message>
    <message>
            <source>c3 and d4 touch at a corner and share two dark squares. d6 and f6 share only e6, and its light squares are all taken, two each. One of these links needs you now.</source>
        <extracomment>lessons/quabble/2-links/1.sgf</extracomment>
        <translation>c3 y d4 se tocan en diagonal y comparten dos casillas oscuras. d6 y f6 solo comparten e6, y todas sus claras están ocupadas, dos y dos. Una de estas uniones te necesita ahora.</translation>
    </message>
    <message>
            <source>c3 and d4 share two dark squares, d3 and c4. If White gets one of them, you take the other: no move is needed there.</source>
        <extracomment>lessons/quabble/2-links/1.sgf</extracomment>
        <translation>c3 y d4 comparten dos casillas oscuras, d3 y c4. Si Blanco consigue una, tú tomas la otra: allí no hace falta jugar.</translation>
    </message>
    <message>
            <source>e6 joins the two. White would have taken it with the next move.</source>
        <extracomment>lessons/quabble/2-links/1.sgf</extracomment>
        <translation>e6 une las dos. Blanco la habría tomado con la próxima jugada.</translation>
    </message>
    <message>
            <source>Stones three columns and one row apart are linked over the squares between them, if you answer well. White comes in at d4. Only one answer keeps the link.</source>
        <extracomment>lessons/quabble/2-links/2.sgf</extracomment>
        <translation>Dos piedras a tres columnas y una fila de distancia están unidas por las casillas que hay entre ellas, si respondes bien. Blanco entra en d4. Solo una respuesta conserva la unión.</translation>
    </message>
    <message>
            <source>This time White has a link, c3 with e3 over d3. You hold the other two light squares: it is contested, and it is your turn. Cut.</source>
        <extracomment>lessons/quabble/2-links/4.sgf</extracomment>
        <translation>Esta vez la unión es de Blanco, c3 con e3 por d3. Tú tienes las otras dos claras: está disputada, y te toca a ti. Corta.</translation>
    </message>
    <message>
            <source>d3 is yours, and the two white stones are apart.</source>
        <extracomment>lessons/quabble/2-links/4.sgf</extracomment>
        <translation>d3 es tuya, y las dos piedras blancas están separadas.</translation>
    </message>
    <message>
            <source>A chain from edge to edge: you win at once.</source>
        <extracomment>lessons/quabble/basics/1.sgf</extracomment>
        <translation>Una cadena de borde a borde: ganas al momento.</translation>
    </message>
    <message>
            <source>Dark squares come along</source>
        <extracomment>lessons/quabble/basics/2.sgf</extracomment>
        <translation>Las casillas oscuras se suman</translation>
    </message>
    <message>
            <source>You hold three of the four light squares round c2, so c2 came along.</source>
        <extracomment>lessons/quabble/basics/2.sgf</extracomment>
        <translation>Tienes tres de las cuatro casillas claras alrededor de c2, así que c2 también es tuya.</translation>
    </message>
    <message>
            <source>c2 is yours, and it joins b2 and d2.</source>
        <extracomment>lessons/quabble/basics/3.sgf</extracomment>
        <translation>c2 es tuya, y une b2 y d2.</translation>
    </message>
    <message>
            <source>With less than half you may not go onto a dark square. Round c4 you hold only c3. Try it anyway: click c4, and read the line by the board.</source>
        <extracomment>lessons/quabble/basics/4.sgf</extracomment>
        <translation>Con menos de la mitad no puedes ir a una casilla oscura. Alrededor de c4 solo tienes c3. Inténtalo de todos modos: haz clic en c4 y lee la línea junto al tablero.</translation>
    </message>
    <message>
            <source>At the edge</source>
        <extracomment>lessons/quabble/basics/5.sgf</extracomment>
        <translation>En el borde</translation>
    </message>
    <message>
            <source>You hold a1 and c1, two of three, so b1 came along and joins them.</source>
        <extracomment>lessons/quabble/basics/5.sgf</extracomment>
        <translation>Tienes a1 y c1, dos de tres, así que b1 también es tuya y las une.</translation>
    </message>
    <message>
            <source>Corner to corner</source>
        <extracomment>lessons/quabble/basics/6.sgf</extracomment>
        <translation>En diagonal</translation>
    </message>
    <message>
            <source>Dark squares are connected corner to corner as well, light squares are not. Connect c2 with b4: one dark square does it.</source>
        <extracomment>lessons/quabble/basics/6.sgf</extracomment>
        <translation>Las casillas oscuras también se conectan en diagonal; las claras, no. Conecta c2 con b4: basta una casilla oscura.</translation>
    </message>
    <message>
            <source>b3 touches c2 corner to corner, and b4 side by side.</source>
        <extracomment>lessons/quabble/basics/6.sgf</extracomment>
        <translation>b3 toca c2 en diagonal y b4 de lado.</translation>
    </message>
    <message>
            <source>Now find a move after which nobody can stop you: two ways to win are better than one. You win in two turns.</source>
        <extracomment>lessons/quabble/basics/7.sgf</extracomment>
        <translation>Ahora encuentra una jugada tras la que nadie pueda pararte: dos maneras de ganar son mejor que una. Ganas en dos jugadas.</translation>
    </message>
    <message>
            <source>That reaches the bottom, but now White can cut you off from the top.</source>
        <extracomment>lessons/quabble/basics/7.sgf</extracomment>
        <translation>Llega abajo, pero ahora Blanco puede cortarte por arriba.</translation>
    </message>
    <message>
            <source>White takes a3, the square that you needed for both.</source>
        <extracomment>lessons/quabble/basics/7.sgf</extracomment>
        <translation>Blanco toma a3, la casilla que necesitabas para las dos cosas.</translation>
    </message>
    <message>
            <source>a3 brings a2 and a4 along: you are at the top, and there are two ways to the bottom.</source>
        <extracomment>lessons/quabble/basics/7.sgf</extracomment>
        <translation>a3 trae a2 y a4 consigo: estás arriba, y hay dos caminos hacia abajo.</translation>
    </message>
    <message>
            <source>a1 brings b1 along. You win!</source>
        <extracomment>lessons/quabble/basics/7.sgf</extracomment>
        <translation>a1 trae b1 consigo. ¡Ganas!</translation>
    </message>
    <message>
            <source>Give yourself a line</source>
        <extracomment>lessons/qualos/1-lines-of-sight/1.sgf</extracomment>
        <translation>Date una línea</translation>
    </message>
    <message>
            <source>On the edge a dark square has three lines of sight. From d1 you see your c1 on the left and White’s e1 on the right; the line upwards is free. Take a light square on it, so that d1 is open to you.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/1.sgf</extracomment>
        <translation>En el borde una casilla oscura tiene tres líneas de visión. Desde d1 se ve tu c1 a la izquierda y la e1 de Blanco a la derecha; la línea hacia arriba está libre. Toma una casilla clara de ella, para que d1 se te abra.</translation>
    </message>
    <message>
            <source>The first stone above d1 is yours now: two of its three lines are yours, and next turn you may take it.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/1.sgf</extracomment>
        <translation>La primera piedra por encima de d1 es tuya ahora: dos de sus tres líneas son tuyas, y en el próximo turno puedes tomarla.</translation>
    </message>
    <message>
            <source>Close a line</source>
        <extracomment>lessons/qualos/1-lines-of-sight/2.sgf</extracomment>
        <translation>Cierra una línea</translation>
    </message>
    <message>
            <source>The first stone on that line is yours now. White sees one line of four: too few.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/2.sgf</extracomment>
        <translation>La primera piedra de esa línea es tuya ahora. Blanco ve una línea de cuatro: muy pocas.</translation>
    </message>
    <message>
            <source>Close it, or take it</source>
        <extracomment>lessons/qualos/1-lines-of-sight/3.sgf</extracomment>
        <translation>Cerrar o tomar</translation>
    </message>
    <message>
            <source>Both of you see half of d3: you from a3 and d5, White from e3 and d1. Whoever moves takes it. Do not let White have it: you can take it yourself, or close one of White’s lines.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/3.sgf</extracomment>
        <translation>Los dos ven la mitad de d3: tú desde a3 y d5, Blanco desde e3 y d1. Quien tiene el turno la toma. No se la dejes a Blanco: tómala tú o cierra una línea suya.</translation>
    </message>
    <message>
            <source>White sees only one line now, and you see three: next turn d3 is still there for you.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/3.sgf</extracomment>
        <translation>Blanco ve ahora solo una línea, y tú ves tres: en el próximo turno d3 sigue ahí para ti.</translation>
    </message>
    <message>
            <source>Taken. White would have done the same.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/3.sgf</extracomment>
        <translation>Tomada. Blanco habría hecho lo mismo.</translation>
    </message>
    <message>
            <source>The smallest board</source>
        <extracomment>lessons/qualos/1-lines-of-sight/4.sgf</extracomment>
        <translation>El tablero más pequeño</translation>
    </message>
    <message>
            <source>On three by three the stone in the middle wins, if you answer well. White has come to a1 and looks along the bottom edge. Only one answer wins.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/4.sgf</extracomment>
        <translation>En tres por tres gana la piedra del centro, si respondes bien. Blanco ha llegado a a1 y mira a lo largo del borde de abajo. Solo gana una respuesta.</translation>
    </message>
    <message>
            <source>The other corner: now two of the three lines of b1 are yours, and your way down is safe.</source>
        <extracomment>lessons/qualos/1-lines-of-sight/4.sgf</extracomment>
        <translation>La otra esquina: ahora dos de las tres líneas de b1 son tuyas, y tu camino hacia abajo está seguro.</translation>
    </message>
    <message>
            <source>Flips and safe stones</source>
        <extracomment>lessons/qualos/2-flips/1.sgf</extracomment>
        <translation>Volteos y piedras seguras</translation>
    </message>
    <message>
            <source>A third line</source>
        <extracomment>lessons/qualos/2-flips/1.sgf</extracomment>
        <translation>Una tercera línea</translation>
    </message>
    <message>
            <source>Three of four lines are yours now. If White does nothing about it, you flip d3 next.</source>
        <extracomment>lessons/qualos/2-flips/1.sgf</extracomment>
        <translation>Tres de las cuatro líneas son tuyas ahora. Si Blanco no hace nada, voltearás d3 a continuación.</translation>
    </message>
    <message>
            <source>Guard a stone</source>
        <extracomment>lessons/qualos/2-flips/2.sgf</extracomment>
        <translation>Protege una piedra</translation>
    </message>
    <message>
            <source>White sees only half now: your stone stays.</source>
        <extracomment>lessons/qualos/2-flips/2.sgf</extracomment>
        <translation>Blanco ve ahora solo la mitad: tu piedra se queda.</translation>
    </message>
    <message>
            <source>On the edge</source>
        <extracomment>lessons/qualos/2-flips/3.sgf</extracomment>
        <translation>En el borde</translation>
    </message>
    <message>
            <source>Your d1 has three lines. White sees it from e1 and, from above, from d4: two of three, enough to flip. One stone saves it.</source>
        <extracomment>lessons/qualos/2-flips/3.sgf</extracomment>
        <translation>Tu d1 tiene tres líneas. Blanco la ve desde e1 y, por arriba, desde d4: dos de tres, suficiente para voltear. Una piedra la salva.</translation>
    </message>
    <message>
            <source>Stones beside it on two of three sides: nobody ever flips d1 again.</source>
        <extracomment>lessons/qualos/2-flips/3.sgf</extracomment>
        <translation>Piedras al lado en dos de tres lados: nadie volverá a voltear d1.</translation>
    </message>
    <message>
            <source>Safe for good</source>
        <extracomment>lessons/qualos/2-flips/4.sgf</extracomment>
        <translation>A salvo para siempre</translation>
    </message>
    <message>
            <source>Your d3 has one stone of yours right beside it, on c3. One more right beside it, and White can never see more than half. A stone farther off can be cut off from it. e3 or g3?</source>
        <extracomment>lessons/qualos/2-flips/4.sgf</extracomment>
        <translation>Tu d3 tiene una piedra tuya justo al lado, en c3. Con otra justo al lado, Blanco no podrá ver nunca más de la mitad. Una piedra más lejana puede quedar tapada. ¿e3 o g3?</translation>
    </message>
    <message>
            <source>White can still come between, on e3: then with d2 and d4 it would be three lines for White. Go right beside it.</source>
        <extracomment>lessons/qualos/2-flips/4.sgf</extracomment>
        <translation>Blanco todavía puede meterse en medio, en e3: con d2 y d4 serían tres líneas para Blanco. Ve justo al lado.</translation>
    </message>
    <message>
            <source>Two sides for good: whatever stands elsewhere, d3 cannot be flipped.</source>
        <extracomment>lessons/qualos/2-flips/4.sgf</extracomment>
        <translation>Dos lados para siempre: haya lo que haya en otra parte, d3 no se puede voltear.</translation>
    </message>
    <message>
            <source>A flip that wins</source>
        <extracomment>lessons/qualos/2-flips/5.sgf</extracomment>
        <translation>Un volteo que gana</translation>
    </message>
    <message>
            <source>You are Black, and White would win with the next move. One of White’s stones on dark squares is under your control. Flip it, and you win at once. Which is it?</source>
        <extracomment>lessons/qualos/2-flips/5.sgf</extracomment>
        <translation>Juegas con Negro, y Blanco ganaría con la próxima jugada. Controlas una piedra de Blanco en una casilla oscura. Voltéala y ganas enseguida. ¿Cuál es?</translation>
    </message>
    <message>
            <source>Any empty light square</source>
        <extracomment>lessons/qualos/basics/1.sgf</extracomment>
        <translation>Cualquier casilla clara vacía</translation>
    </message>
    <message>
            <source>Lines of sight</source>
        <extracomment>lessons/qualos/1-lines-of-sight/1.sgf</extracomment>
        <translation>Líneas de visión</translation>
    </message>
    <message>
            <source>You are Black: join the top and the bottom edge. On your turn you take an empty vertex, where lines cross. Every empty space beside it, between four vertices, becomes yours as well, if you then hold at least half of its corners. Take c5.</source>
        <extracomment>lessons/fast-conquare/basics/1.sgf</extracomment>
        <translation>Juegas con Negro: une el borde de arriba con el de abajo. En tu turno tomas un vértice vacío, donde se cruzan las líneas. Los espacios vacíos de al lado, cada uno entre cuatro vértices, también pasan a ser tuyos si entonces tienes al menos la mitad de sus esquinas. Toma c5.</translation>
    </message>
    <message>
            <source>Spaces always come along, they are never taken by themselves; small triangles in them point to the corners that are taken. Try it anyway: click d2, and read the line by the board.</source>
        <extracomment>lessons/fast-conquare/basics/2.sgf</extracomment>
        <translation>Los espacios siempre se ganan junto con un vértice, nunca se ocupan directamente; en ellos, los triángulos pequeños apuntan a las esquinas ya tomadas. Inténtalo de todos modos: haz clic en d2 y lee la línea junto al tablero.</translation>
    </message>
    <message>
            <source>From the third row you reach the edge, if you use the squares at the side. White stands at e3, and now goes to c1. Three stones keep your way open.</source>
        <extracomment>lessons/fast-quabble/2-links/3.sgf</extracomment>
        <translation>Desde la tercera fila llegas al borde si usas las casillas de al lado. Blanco está en e3 y ahora va a c1. Tres piedras mantienen abierto tu camino.</translation>
    </message>
    <message>
            <source>You are Black: join the top and the bottom edge. On your turn you take an empty light square. Every empty dark square beside it becomes yours as well, if you then hold at least half of its light neighbors. Take c3.</source>
        <extracomment>lessons/fast-quabble/basics/1.sgf</extracomment>
        <translation>Juegas con Negro: une el borde de arriba con el de abajo. En tu turno tomas una casilla clara vacía. Las casillas oscuras vacías de al lado también pasan a ser tuyas si entonces tienes al menos la mitad de sus vecinas claras. Toma c3.</translation>
    </message>
    <message>
            <source>A dark square at the edge has only three light neighbors, so two of them are enough. Take c1, and so connect it with a1.</source>
        <extracomment>lessons/quabble/basics/5.sgf</extracomment>
        <translation>Una casilla oscura del borde solo tiene tres vecinas claras, así que bastan dos. Toma c1 y conéctala así con a1.</translation>
    </message>
    <message>
            <source>You are Black: join the top and the bottom edge with a chain of stones side by side, or corner to corner on dark squares. Any empty light square may be taken. What the small signs mean comes in the next steps. One light square is missing: take it.</source>
        <extracomment>lessons/qualos/basics/1.sgf</extracomment>
        <translation>Juegas con Negro: une el borde de arriba y el de abajo con una cadena de piedras que se tocan de lado, o en diagonal en casillas oscuras. Se puede tomar cualquier casilla clara vacía. Lo que significan los símbolos pequeños viene en los pasos siguientes. Falta una casilla clara: tómala.</translation>
    </message>
    <message>
            <source>From a dark square look up, down, left and right: the first stone you see owns that line, and a small triangle points to it. Three of the four lines from c2 are yours, so you control it, as its small dot says. Take it.</source>
        <extracomment>lessons/qualos/basics/2.sgf</extracomment>
        <translation>Desde una casilla oscura mira arriba, abajo, a la izquierda y a la derecha: la primera piedra que ves es dueña de esa línea, y un triángulo pequeño apunta a ella. Tres de las cuatro líneas de c2 son tuyas, así que la controlas, como dice su punto pequeño. Tómala.</translation>
    </message>
    <message>
            <source>You see it from the left, from the right and, far away, from c5 above.</source>
        <extracomment>lessons/qualos/basics/2.sgf</extracomment>
        <translation>La ves desde la izquierda, desde la derecha y, a lo lejos, desde c5, arriba.</translation>
    </message>
    <message>
            <source>Half the lines</source>
        <extracomment>lessons/qualos/basics/3.sgf</extracomment>
        <translation>La mitad de las líneas</translation>
    </message>
    <message>
            <source>It is yours. White could have taken it just as well.</source>
        <extracomment>lessons/qualos/basics/3.sgf</extracomment>
        <translation>Es tuya. Blanco podría haberla tomado igual.</translation>
    </message>
    <message>
            <source>Too few lines</source>
        <extracomment>lessons/qualos/basics/4.sgf</extracomment>
        <translation>Pocas líneas</translation>
    </message>
    <message>
            <source>Only one of the four lines from c4 is yours. Try to take it anyway: click c4, and read the line by the board.</source>
        <extracomment>lessons/qualos/basics/4.sgf</extracomment>
        <translation>Solo una de las cuatro líneas de c4 es tuya. Intenta tomarla de todos modos: haz clic en c4 y lee la línea junto al tablero.</translation>
    </message>
    <message>
            <source>Flipping</source>
        <extracomment>lessons/qualos/basics/5.sgf</extracomment>
        <translation>Voltear</translation>
    </message>
    <message>
            <source>With more than half of the lines you may even flip a White stone on a dark square. You control c2: click White’s stone on it.</source>
        <extracomment>lessons/qualos/basics/5.sgf</extracomment>
        <translation>Con más de la mitad de las líneas puedes incluso voltear una piedra de Blanco en una casilla oscura. Controlas c2: haz clic en la piedra blanca que hay en ella.</translation>
    </message>
    <message>
            <source>It is yours now. But watch your own stones on dark squares: they can be flipped as well.</source>
        <extracomment>lessons/qualos/basics/5.sgf</extracomment>
        <translation>Ahora es tuya. Pero vigila tus propias piedras en casillas oscuras: también se pueden voltear.</translation>
    </message>
    <message>
            <source>Closing a line</source>
        <extracomment>lessons/qualos/basics/6.sgf</extracomment>
        <translation>Cerrar una línea</translation>
    </message>
    <message>
            <source>A stone in between closes a line. White sees c2 from b2, from d2 and from c5, and could flip your stone there. Close one of these lines by placing on a light square.</source>
        <extracomment>lessons/qualos/basics/6.sgf</extracomment>
        <translation>Una piedra en medio cierra una línea. Blanco ve c2 desde b2, desde d2 y desde c5, y podría voltear tu piedra. Cierra una de esas líneas con una piedra en una casilla clara.</translation>
    </message>
    <message>
            <source>Looking up from c2, the first stone is now yours, so White has only two lines and cannot flip it.</source>
        <extracomment>lessons/qualos/basics/6.sgf</extracomment>
        <translation>Mirando hacia arriba desde c2, la primera piedra es ahora tuya, así que Blanco solo tiene dos líneas y no puede voltearla.</translation>
    </message>
    <message>
            <source>c3 and c4 are missing. If you take them in the right order, White cannot stop you. You win in two turns.</source>
        <extracomment>lessons/qualos/basics/7.sgf</extracomment>
        <translation>Faltan c3 y c4. Si las tomas en el orden correcto, Blanco no puede pararte. Ganas en dos jugadas.</translation>
    </message>
    <message>
            <source>Now c3 is missing, a light square that anybody may take.</source>
        <extracomment>lessons/qualos/basics/7.sgf</extracomment>
        <translation>Ahora falta c3, una casilla clara que cualquiera puede tomar.</translation>
    </message>
    <message>
            <source>White takes it, and your chain is broken.</source>
        <extracomment>lessons/qualos/basics/7.sgf</extracomment>
        <translation>Blanco la toma, y tu cadena se rompe.</translation>
    </message>
    <message>
            <source>From c4 you see c3 and c5 now: two lines of four.</source>
        <extracomment>lessons/qualos/basics/7.sgf</extracomment>
        <translation>Desde c4 ves ahora c3 y c5: dos líneas de cuatro.</translation>
    </message>
</context>
<context>
    <name>LevelBox</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/level_box.py"/>
        <source>Level {0}: {1}</source>
        <translation>Nivel {0}: {1}</translation>
    </message>
</context>
<context>
    <name>LibraryList</name>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
</context>
<context>
    <name>LibraryModel</name>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>{0}, game {1}</source>
        <translation>{0}, partida {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_list.py"/>
        <source>being reviewed</source>
        <translation>en revisión</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>No game matches.</source>
        <translation>Ninguna partida coincide.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Looking for your games…</source>
        <translation>Buscando tus partidas…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>No games yet. Every game you play appears here from its first move on.

Drop files or folders here to import games.</source>
        <translation>Aún no hay partidas. Cada partida que juegas aparece aquí desde su primera jugada.

Suelta aquí archivos o carpetas para importar partidas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Files in your games folder that are not games: {0}.</source>
        <translation>Archivos de tu carpeta de partidas que no son partidas: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Games: {0}</source>
        <translation>Partidas: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Games: {0} of {1}</source>
        <translation>Partidas: {0} de {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Selected: {0}</source>
        <translation>Seleccionadas: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Name of the game:</source>
        <translation>Nombre de la partida:</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>{0} (copy)</source>
        <translation>{0} (copia)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>{0} (merged)</source>
        <translation>{0} (combinada)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/library_window.py"/>
        <source>Merged game</source>
        <translation>Partida combinada</translation>
    </message>
</context>
<context>
    <name>LineButtons</name>
    <message>
        <location filename="../../escabel_gui/view/widgets/line_buttons.py"/>
        <source>‹ Back</source>
        <translation>‹ Atrás</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/line_buttons.py"/>
        <source>Forward ›</source>
        <translation>Adelante ›</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/line_buttons.py"/>
        <source>The move before (Left)</source>
        <translation>La jugada anterior (flecha izquierda)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/widgets/line_buttons.py"/>
        <source>The next move of the answer (Right)</source>
        <translation>La siguiente jugada de la respuesta (flecha derecha)</translation>
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
        <translation>Triángulo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Square</source>
        <extracomment>a mark on a point</extracomment>
        <translation>Cuadrado</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Circle</source>
        <extracomment>a mark on a point</extracomment>
        <translation>Círculo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Cross</source>
        <extracomment>a mark on a point</extracomment>
        <translation>Cruz</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Label {0}</source>
        <translation>Etiqueta {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Other label…</source>
        <translation>Otra etiqueta…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Arrow from {0} to here</source>
        <translation>Flecha de {0} hasta aquí</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Arrow from here</source>
        <translation>Flecha desde aquí</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Remove mark</source>
        <translation>Quitar la marca</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Remove all marks</source>
        <translation>Quitar todas las marcas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/board/markup_controller.py"/>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
</context>
<context>
    <name>MessageGames</name>
    <message>
        <location filename="../../escabel_gui/view/friends/message_games.py"/>
        <source>Looking for the game…</source>
        <translation>Buscando la partida…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/friends/message_games.py"/>
        <source>The game of this code cannot be opened. {0}</source>
        <translation>No se puede abrir la partida de este código. {0}</translation>
    </message>
</context>
<context>
    <name>MistakeList</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/mistake_list.py"/>
        <source>My mistakes</source>
        <translation>Mis errores</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/mistake_list.py"/>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/mistake_list.py"/>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/mistake_list.py"/>
        <source>−{0}%</source>
        <translation>−{0}&#xa0;%</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/mistake_list.py"/>
        <source>{0}, costs {1}%</source>
        <translation>{0}, cuesta un {1}&#xa0;%</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/mistake_list.py"/>
        <source>None of your moves was a mistake.</source>
        <translation>Ninguna de tus jugadas fue un error.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/mistake_list.py"/>
        <source>There is no mistake.</source>
        <translation>No hay ningún error.</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <location filename="../../escabel_gui/view/history/move_entry.py"/>
        <location filename="../../escabel_gui/view/history/move_entry.py"/>
        <source>Type a move</source>
        <translation>Escribe una jugada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/move_entry.py"/>
        <source>Type a move: {0}</source>
        <translation>Escribe una jugada: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/history/move_entry.py"/>
        <source>Type a move: {0} or {1}</source>
        <translation>Escribe una jugada: {0} o {1}</translation>
    </message>
</context>
<context>
    <name>MoveLine</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/move_line.py"/>
        <source>The line, move by move</source>
        <translation>La línea, jugada a jugada</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/player_row.py"/>
        <source>Name (optional)</source>
        <translation>Nombre (opcional)</translation>
    </message>
</context>
<context>
    <name>NewGameController</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_controller.py"/>
        <source>Play on from here</source>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_controller.py"/>
        <source>Play it out</source>
        <translation>Jugar hasta el final</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_dialog.py"/>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_dialog.py"/>
        <source>Board size</source>
        <translation>Tamaño del tablero</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_dialog.py"/>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_dialog.py"/>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/new_game_dialog.py"/>
        <source>Continue…</source>
        <translation>Continuar…</translation>
    </message>
</context>
<context>
    <name>NoDrillsDialog</name>
    <message>
        <location filename="../../escabel_gui/view/learning/no_drills_dialog.py"/>
        <source>Drills</source>
        <translation>Ejercicios</translation>
    </message>
</context>
<context>
    <name>Onboarding</name>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding.py"/>
        <source>Your edge</source>
        <translation>Tu borde</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding.py"/>
        <source>{0}’s edge</source>
        <translation>Borde de {0}</translation>
    </message>
</context>
<context>
    <name>OnboardingCard</name>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding_card.py"/>
        <source>The line by the board tells you what is going on; F1 shows the rules.</source>
        <translation>La línea junto al tablero te cuenta lo que pasa; F1 muestra las reglas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding_card.py"/>
        <source>Learn to play</source>
        <translation>Aprender a jugar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding_card.py"/>
        <source>A lesson of a few minutes: you make the moves, and the board answers</source>
        <translation>Una lección de unos minutos: tú haces las jugadas y el tablero responde</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding_card.py"/>
        <source>Got it</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding_card.py"/>
        <source>New to {0}?</source>
        <translation>¿No conoces {0}?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/onboarding_card.py"/>
        <source>Where you may not, the line by the board says why.</source>
        <translation>Donde no se puede, la línea junto al tablero dice por qué.</translation>
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
        <translation>Dos jugadores</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Bot against bot</source>
        <translation>Bot contra bot</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Friend elsewhere</source>
        <translation>Rival a distancia</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>By message</source>
        <extracomment>ways to play with a friend elsewhere</extracomment>
        <translation>Por mensaje</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Over the network</source>
        <translation>Por la red</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>I was invited</source>
        <extracomment>by a friend elsewhere, to a game</extracomment>
        <translation>Me han invitado</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>You play</source>
        <translation>Juegas con</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Level of {0}</source>
        <translation>Nivel de {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Name of {0}</source>
        <translation>Nombre de {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>How you play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Swap Black and White</source>
        <translation>Intercambiar Negro y Blanco</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Your rating</source>
        <translation>Tu puntuación</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>You send each other mails or messages. That works everywhere, at your own pace.</source>
        <translation>Se envían correos o mensajes de un lado a otro. Funciona en todas partes, y cada uno responde cuando quiere.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>Your friend’s program connects to yours: best on the same network, also with clocks.</source>
        <translation>El programa de tu rival se conecta con el tuyo: mejor en la misma red, también con reloj.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/opponent_form.py"/>
        <source>If the invitation came as a message, copy all of it, cancel here, and press Ctrl+V. To join by an address, or a friend on the same network, continue.</source>
        <translation>Si la invitación llegó como mensaje, cópiala entera, cancela aquí y pulsa Ctrl+V. Para unirte con una dirección, o a alguien de la misma red, continúa.</translation>
    </message>
</context>
<context>
    <name>PanelPages</name>
    <message>
        <location filename="../../escabel_gui/view/window/panel_pages.py"/>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>PatternBoard</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_board.py"/>
        <source>{0}, not part of it</source>
        <translation>{0}, no forma parte</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_board.py"/>
        <source>{0}, anything</source>
        <translation>{0}, cualquier cosa</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_board.py"/>
        <source>{0}, Black or White</source>
        <translation>{0}, negras o blancas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_board.py"/>
        <source>{0}, height {1} or more</source>
        <translation>{0}, altura {1} o más</translation>
    </message>
</context>
<context>
    <name>PatternDialog</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Part of the board</source>
        <translation>Parte del tablero</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>There must be</source>
        <translation>Allí debe haber</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>What is there now</source>
        <translation>Lo que hay ahora</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Black or White</source>
        <translation>Negras o blancas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Anything</source>
        <translation>Cualquier cosa</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Leave out</source>
        <translation>Dejar fuera</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>At least this high</source>
        <translation>Al menos así de alto</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>Drag over the points that matter, or click them.</source>
        <translation>Arrastra sobre los puntos que importan, o haz clic en ellos.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>It is found mirrored and turned, too, with the colors exchanged where the game allows that. With the arrow keys: Shift draws, Enter takes.</source>
        <translation>También se encuentra reflejada y girada, y con los colores cambiados donde el juego lo permite. Con las flechas: Mayúsculas dibuja, Intro acepta.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/pattern_dialog.py"/>
        <source>For one point at least it must be said what stands there.</source>
        <translation>Al menos en un punto hay que decir qué hay.</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>Picture of the board</source>
        <translation>Imagen del tablero</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>PNG: pixels, for every program</source>
        <translation>PNG: píxeles, para cualquier programa</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>SVG: sharp at any size, for web pages</source>
        <translation>SVG: nítido a cualquier tamaño, para la web</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>PDF: sharp at any size, for printing</source>
        <translation>PDF: nítido a cualquier tamaño, para imprimir</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source> pixels</source>
        <translation> píxeles</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>It looks like the board in the window: same theme, side and marks.</source>
        <translation>Se ve como el tablero de la ventana: mismo tema, mismo lado y mismas marcas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/picture_dialog.py"/>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <location filename="../../escabel_gui/view/playing/play_controller.py"/>
        <source>Does {0} resign?</source>
        <translation>¿Se rinde {0}?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/play_controller.py"/>
        <source>Resign</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/play_controller.py"/>
        <source>Give this game up?</source>
        <translation>¿Dar esta partida por perdida?</translation>
    </message>
</context>
<context>
    <name>PlayerCards</name>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>elsewhere</source>
        <translation>en otro lugar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>Winner</source>
        <translation>Ganador</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>not there</source>
        <translation>no está</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>away since {0}</source>
        <translation>ausente desde {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>thinking…</source>
        <translation>pensando…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>thinking, {0} s</source>
        <translation>pensando, {0} s</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>waiting</source>
        <translation>esperando</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>to move</source>
        <translation>turno</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/player_cards.py"/>
        <source>won {0}</source>
        <translation>ganadas: {0}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/player_row.py"/>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/player_row.py"/>
        <source>Bot, level {0}: {1}</source>
        <translation>Bot, nivel {0}: {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/player_row.py"/>
        <source>Who plays {0}</source>
        <translation>Quién juega con {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/player_row.py"/>
        <source>Name of {0}</source>
        <translation>Nombre de {0}</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/players_dialog.py"/>
        <source>Change players</source>
        <translation>Cambiar los jugadores</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/players_dialog.py"/>
        <source>Who plays from now on</source>
        <translation>Quién juega a partir de ahora</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Same as system</source>
        <translation>Como el sistema</translation>
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
        <translation>Aspecto</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Text size</source>
        <translation>Tamaño de letra</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Same as window</source>
        <translation>Como la ventana</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Off</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Animation</source>
        <translation>Animación</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Whose edges are whose</source>
        <translation>De quién es cada borde</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>After a swap of sides this is shown in any case</source>
        <translation>Tras un cambio de bando se muestra en todo caso</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>For moves, refusals, the clock and the end</source>
        <translation>Para jugadas, rechazos, reloj y final</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Colors</source>
        <translation>Colores</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Level {0} thinks while you do</source>
        <translation>El nivel {0} piensa mientras piensas tú</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>For a minute at most, and not on battery</source>
        <translation>Un minuto como máximo, y no con batería</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>This computer has one core, which the bot shares with the window.</source>
        <translation>Este ordenador tiene un núcleo, que el bot comparte con la ventana.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>A mistake, “?”, loses at least</source>
        <translation>Un error, «?», cuesta al menos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>A blunder, “??”, loses at least</source>
        <translation>Un error grave, «??», cuesta al menos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/preferences_dialog.py"/>
        <source>Percent of the chance to win, compared with the best move.</source>
        <translation>Porcentaje de las posibilidades de ganar, comparado con la mejor jugada.</translation>
    </message>
</context>
<context>
    <name>PreparationPage</name>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Prepared answers</source>
        <translation>Respuestas preparadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Answers to {0}</source>
        <translation>Respuestas a {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>On the board, make a move that {0} may play, and then your answer. It is played at once when that move comes. Only you see this.</source>
        <translation>Haz en el tablero una jugada que pueda hacer {0} y después tu respuesta. Se juega al momento cuando llega esa jugada. Solo tú ves esto.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Take the latest change back (Ctrl+Z)</source>
        <translation>Deshacer el último cambio (Ctrl+Z)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Delete from here</source>
        <translation>Borrar desde aquí</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Delete this move and all that follows it (Del)</source>
        <translation>Borrar esta jugada y todas las que siguen (Supr)</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Delete all</source>
        <translation>Borrar todo</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/preparation_page.py"/>
        <source>Delete all that is prepared</source>
        <translation>Borrar todo lo preparado</translation>
    </message>
</context>
<context>
    <name>ProgressDialog</name>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Your progress</source>
        <translation>Tu progreso</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Every finished game against the bot counts once, unless a move was taken back, a hint, the analysis or the figures of first moves were asked for, the bot moved for you or asked before a move, its level was changed on the way, or the game began from a position that was set up, as in a lesson. Nothing of this leaves your computer.</source>
        <translation>Cada partida terminada contra el bot cuenta una vez, salvo que se deshiciera una jugada, se pidiera una pista, el análisis o las cifras de las primeras jugadas, el bot jugara por ti o preguntara antes de una jugada, se cambiara su nivel por el camino o la partida empezara en una posición preparada, como en una lección. Nada de esto sale de tu ordenador.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Forget…</source>
        <translation>Olvidar…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>{0} of {1} steps done</source>
        <translation>{0} de {1} pasos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>{0} of {1} solved</source>
        <translation>{0} de {1} resueltos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Right at the first try: {0}</source>
        <translation>Acertados a la primera: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Due now: {0}.</source>
        <translation>Para repasar ahora: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Drills are made of your mistakes in reviewed games. There are none yet.</source>
        <translation>Los ejercicios se hacen con tus errores en partidas revisadas. Aún no hay ninguno.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Rating: {0}</source>
        <translation>Puntuación: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>An even game would be one against level {0}: {1}.</source>
        <translation>Una partida igualada sería contra el nivel {0}: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>On a board of {2}, an even game would be one against level {0}: {1}.</source>
        <translation>En un tablero de {2}, una partida igualada sería contra el nivel {0}: {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Forget all that is kept of your progress in {0}: steps of lessons, puzzles, courses, drills and ratings? Your games stay.</source>
        <translation>¿Olvidar todo lo que se guarda de tu progreso en {0}: pasos de lecciones, problemas, cursos, ejercicios y puntuaciones? Tus partidas se quedan.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/progress/progress_dialog.py"/>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
</context>
<context>
    <name>PuzzleList</name>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Give up the course</source>
        <translation>Abandonar el curso</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Each has one right first move, and that is proven.</source>
        <translation>Cada uno tiene una sola primera jugada correcta, y está demostrado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Any theme</source>
        <translation>Cualquier tema</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Any difficulty</source>
        <translation>Cualquier dificultad</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>There is no puzzle of this theme and difficulty.</source>
        <translation>No hay ningún problema de este tema y dificultad.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>{0} of {1} solved</source>
        <translation>{0} de {1} resueltos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Take as a course</source>
        <translation>Tomar como curso</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>As a course, the same puzzles are solved again and again, each time faster.</source>
        <translation>En un curso se resuelven los mismos problemas una y otra vez, cada vez más rápido.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Go on with the course</source>
        <translation>Seguir con el curso</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Begin the next round</source>
        <translation>Empezar la siguiente vuelta</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_list.py"/>
        <source>Forget its rounds?</source>
        <translation>¿Olvidar sus vueltas?</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Puzzle of the day ({0})</source>
        <translation>Problema del día ({0})</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Learn this game</source>
        <translation>Aprender este juego</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Learn this game by playing: a lesson of a few minutes</source>
        <translation>Aprende este juego jugando: una lección de unos minutos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>In a row at the first try: {0}</source>
        <translation>Seguidos a la primera: {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Next puzzle</source>
        <translation>Problema siguiente</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>{0}: {1} of {2} solved</source>
        <translation>{0}: {1} de {2} resueltos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>This is the solution.</source>
        <translation>Esta es la solución.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Solved.</source>
        <translation>Resuelto.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>This does not work.</source>
        <translation>Así no funciona.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>{0} was the move.</source>
        <translation>La jugada era {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/learning/puzzle_page.py"/>
        <source>Right. Go on.</source>
        <translation>Correcto. Sigue.</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
            <source>&amp;Look in:</source>
        <extracomment>Qt</extracomment>
        <translation>&amp;Ver en:</translation>
    </message>
    <message>
            <source>Files of &amp;type:</source>
        <extracomment>Qt</extracomment>
        <translation>Ficheros de &amp;tipo:</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
            <source>Return</source>
        <extracomment>Qt</extracomment>
        <translation>Intro</translation>
    </message>
    <message>
            <source>Enter</source>
        <extracomment>Qt</extracomment>
        <translation>Intro</translation>
    </message>
    <message>
            <source>Ctrl</source>
        <extracomment>Qt</extracomment>
        <translation>Ctrl</translation>
    </message>
    <message>
            <source>Del</source>
        <extracomment>Qt</extracomment>
        <translation>Supr</translation>
    </message>
</context>
<context>
    <name>QueryBar</name>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Unfinished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Reviewed</source>
        <translation>Revisadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Not reviewed</source>
        <translation>Sin revisar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>State of the game</source>
        <translation>Estado de la partida</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Any state</source>
        <translation>Cualquier estado</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Duplicates</source>
        <translation>Duplicadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>All tags</source>
        <translation>Todas las etiquetas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Only games in which the position from the board, or the part of it, occurs</source>
        <translation>Solo partidas en las que aparece la posición del tablero, o la parte elegida</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>From the report</source>
        <translation>Del informe</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Enter opens a game before its first mistake of this kind.</source>
        <translation>Intro abre una partida antes de su primer error de esta clase.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Enter opens a game at the position from the board.</source>
        <translation>Intro abre una partida en la posición del tablero.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Enter opens a game where you left it.</source>
        <translation>Intro abre una partida donde la dejaste.</translation>
    </message>
</context>
<context>
    <name>QuestionPage</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/question_page.py"/>
        <source>A question about a move</source>
        <translation>Una pregunta sobre una jugada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/question_page.py"/>
        <source>Ask about another move</source>
        <translation>Preguntar por otra jugada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/question_page.py"/>
        <source>Why not {0}?</source>
        <translation>¿Por qué no {0}?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/question_page.py"/>
        <source>Which move do you ask about?</source>
        <translation>¿Por qué jugada preguntas?</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/question_page.py"/>
        <source>Looking at {0}…</source>
        <translation>Analizando {0}…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/question_page.py"/>
        <source>Make any move for {0} on the board: the bot answers it. Your game stays as it is.</source>
        <translation>Haz en el tablero cualquier jugada de {0}: el bot responde a ella. Tu partida queda como está.</translation>
    </message>
</context>
<context>
    <name>RecentGames</name>
    <message>
        <location filename="../../escabel_gui/view/library/recent_games.py"/>
        <source>Recent games</source>
        <translation>Partidas recientes</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/recent_games.py"/>
        <source>Opening the game…</source>
        <translation>Abriendo la partida…</translation>
    </message>
</context>
<context>
    <name>RefusalsDialog</name>
    <message>
        <location filename="../../escabel_gui/view/library/refusals_dialog.py"/>
        <source>Files that were left out</source>
        <translation>Archivos omitidos</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/refusals_dialog.py"/>
        <source>These files were left out, whole or in part</source>
        <translation>Estos archivos se han omitido, enteros o en parte</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <location filename="../../escabel_gui/view/report/report_page.py"/>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_page.py"/>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_page.py"/>
        <source>Rating</source>
        <translation>Puntuación</translation>
    </message>
</context>
<context>
    <name>ReportWindow</name>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>Looking for your games…</source>
        <translation>Buscando tus partidas…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>No game is chosen.</source>
        <translation>No hay ninguna partida elegida.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>Click a figure, or press Enter on it: the library lists its games.</source>
        <translation>Haz clic en una cifra o pulsa Intro sobre ella: la biblioteca muestra sus partidas.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>Save the web page</source>
        <translation>Guardar la página web</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>Save the table</source>
        <translation>Guardar la tabla</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/report/report_window.py"/>
        <source>Report</source>
        <comment>name of a file</comment>
        <translation>Informe</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>Progress of the review</source>
        <translation>Progreso de la revisión</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>The review of the library is paused. Games reviewed: {0} of {1}.</source>
        <translation>La revisión de la biblioteca está en pausa. Partidas revisadas: {0} de {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>Looking for games to be reviewed…</source>
        <translation>Buscando partidas que revisar…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>The review of the library waits: the bot is needed for your game. Game {0} of {1}.</source>
        <translation>La revisión de la biblioteca espera: tu partida necesita al bot. Partida {0} de {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>Reviewing game {0} of {1} ({2})…</source>
        <translation>Revisando la partida {0} de {1} ({2})…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/review_bar.py"/>
        <source>Reviewing game {0} of {1} ({2}): position {3} of {4}…</source>
        <translation>Revisando la partida {0} de {1} ({2}): posición {3} de {4}…</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/review_panel.py"/>
        <source>Progress of the review</source>
        <translation>Progreso de la revisión</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/review_panel.py"/>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/review_panel.py"/>
        <source>Show the answer</source>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/review_panel.py"/>
        <source>A review looks at every position and finds where the game was lost, what was better, and why.</source>
        <translation>Una revisión mira cada posición y encuentra dónde se perdió la partida, qué era mejor y por qué.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/review_panel.py"/>
        <source>Looking at position {0} of {1}…</source>
        <translation>Analizando la posición {0} de {1}…</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <location filename="../../escabel_gui/view/help/rules_window.py"/>
        <source>Rules of</source>
        <translation>Reglas de</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/rules_window.py"/>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/rules_window.py"/>
        <source>Rules of {0}</source>
        <translation>Reglas de {0}</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Search names, comments, results, dates</source>
        <translation>Buscar nombres, comentarios, resultados, fechas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/query_bar.py"/>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
</context>
<context>
    <name>SetUpBoard</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_board.py"/>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
</context>
<context>
    <name>SetUpDialog</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Set up a position of {0}</source>
        <translation>Preparar una posición de {0}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Flip</source>
        <translation>Voltear</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Take off</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Click to</source>
        <translation>Un clic</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>To move</source>
        <translation>Turno de</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Begin with</source>
        <translation>Empezar con</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Empty</source>
        <translation>Vacío</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>As played</source>
        <translation>Como se ha jugado</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Click a point to add a piece on top of the pieces there; right-click to take one off.</source>
        <translation>Haz clic en un punto para añadir una ficha encima de las que hay; el clic derecho quita una.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>Click to put a stone there; right-click to remove it.</source>
        <translation>Haz clic para poner una piedra; el clic derecho la quita.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>With the arrow keys: 1 ({0}), 2 ({1}), 3 ({2}), Delete.</source>
        <translation>Con las flechas: 1 ({0}), 2 ({1}), 3 ({2}), Supr.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/set_up_dialog.py"/>
        <source>In hand: Black {0}, White {1}</source>
        <translation>En mano: Negro {0}, Blanco {1}</translation>
    </message>
</context>
<context>
    <name>ShapeList</name>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_list.py"/>
        <location filename="../../escabel_gui/view/shapes/shape_list.py"/>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_list.py"/>
        <source>Patterns worth knowing. What is said of them is proven.</source>
        <translation>Patrones que conviene conocer. Lo que se dice de ellos está demostrado.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_list.py"/>
        <source>Look at it</source>
        <translation>Ver</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_list.py"/>
        <source>On the board now: {0}</source>
        <translation>Ahora en el tablero: {0}</translation>
    </message>
</context>
<context>
    <name>ShapePage</name>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>{0}: shape</source>
        <translation>{0}: forma</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>Case {0} of {1}</source>
        <translation>Caso {0} de {1}</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>Case {0} of {1}, before any move</source>
        <translation>Caso {0} de {1}, antes de cualquier jugada</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>Allowed</source>
        <translation>Permitido</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>Not allowed</source>
        <translation>No permitido</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>It holds.</source>
        <translation>Aguanta.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>It does not hold.</source>
        <translation>No aguanta.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/shapes/shape_page.py"/>
        <source>Next shape</source>
        <translation>Forma siguiente</translation>
    </message>
</context>
<context>
    <name>Shapes</name>
    <message>
            <source>A stack two high cannot be climbed by new pieces: they are one high, and only a stack of the same height climbs. Put as many beside it as you like, it stays.

A single piece is never safe: an enemy piece beside it climbs it. And a single piece beside the stack helps the enemy to become two high.</source>
        <extracomment>shapes/escabel/01-two-high.sgf</extracomment>
        <translation>Ninguna ficha nueva puede subir a una pila de altura dos: tiene altura uno, y solo sube una pila de la misma altura. Pon a su lado cuantas quieras: se queda.

Una ficha sola nunca está a salvo: una ficha enemiga de al lado sube a ella. Y una ficha sola junto a la pila ayuda al enemigo a llegar a altura dos.</translation>
    </message>
    <message>
            <source>Two diagonal stacks, both at least two high, are one: a new piece between them is only one high, and a crosscut does not part stacks that are both higher than its lower enemy.

With a stack one high it does not hold: an enemy beside it climbs it.</source>
        <extracomment>shapes/escabel/02-high-diagonal.sgf</extracomment>
        <translation>Dos pilas en diagonal, ambas de altura dos o más, son una: una ficha nueva entre ellas solo tiene altura uno, y un corte cruzado no separa dos pilas si ambas son más altas que la enemiga más baja.

Con una pila de altura uno no aguanta: un enemigo a su lado sube a ella.</translation>
    </message>
    <message>
            <source>Black is connected here, but not for long: d3 is as high as Black’s stacks and climbs one of them. A crosscut holds only if no enemy stack in it is as high as one of yours. To climb first does not save the link either: a stack that climbs leaves its place to the enemy.</source>
        <extracomment>shapes/escabel/04-crosscut-falls.sgf</extracomment>
        <translation>Negro está conectado aquí, pero no por mucho tiempo: d3 es tan alta como las pilas de Negro y sube a una de ellas. Un corte cruzado solo aguanta si en él ninguna pila enemiga es tan alta como una tuya. Subir primero tampoco salva la unión: la pila que sube deja su sitio al enemigo.</translation>
    </message>
    <message>
            <source>One point lies between two stacks, one at least two high, the other at least three. If White fills it, Black goes above it, and answers a cut there by climbing down into the gap. One free row beside the gap is enough.

With two stacks two high it does not hold, nor in a single row.</source>
        <extracomment>shapes/escabel/05-gap.sgf</extracomment>
        <translation>Hay un punto entre dos pilas, una de altura dos o más, la otra de tres o más. Si Blanco lo ocupa, Negro va encima y responde a un corte allí subiendo hacia el hueco. Basta una fila libre junto al hueco.

Con dos pilas de altura dos no aguanta, ni en una sola fila.</translation>
    </message>
    <message>
            <source>Two stacks at least three high, a knight’s move apart, are linked in a square of three by three.

If one is only two high, it does not hold, even if the other one is four high; nor where only two rows are free.</source>
        <extracomment>shapes/escabel/06-knight.sgf</extracomment>
        <translation>Dos pilas de altura tres o más, a un salto de caballo, están unidas en un cuadrado de tres por tres.

Si una tiene solo altura dos, no aguanta, ni aunque la otra tenga cuatro; tampoco donde solo hay dos filas libres.</translation>
    </message>
    <message>
            <source>Two stacks on one diagonal with a point between them: with heights of three and four they are linked in the square of three by three, whatever White does there.

With two stacks three high White can part them.</source>
        <extracomment>shapes/escabel/07-two-diagonals.sgf</extracomment>
        <translation>Dos pilas en una diagonal con un punto entre ellas: con alturas tres y cuatro están unidas en el cuadrado de tres por tres, haga lo que haga Blanco allí.

A dos pilas de altura tres, Blanco puede separarlas.</translation>
    </message>
    <message>
            <source>A stack two high on the second row is linked to the edge: three columns are enough. If White goes below it, Black goes beside that, and answers a cut by climbing sideways, onto the white piece at the edge.

A single piece can be stopped; and with only two columns, a stack two high can, too.</source>
        <extracomment>shapes/escabel/08-edge-second-row.sgf</extracomment>
        <translation>Una pila de altura dos en la segunda fila está unida al borde: bastan tres columnas. Si Blanco va debajo, Negro va al lado y responde a un corte subiendo de lado, a la ficha blanca del borde.

A una ficha sola se la puede parar; y con solo dos columnas, también a una pila de altura dos.</translation>
    </message>
    <message>
            <source>A stack three high on the second row needs only two columns: so it is linked to the edge even at the side of the board.

In a single column White stops it by one piece; and two high it is not enough at the side.</source>
        <extracomment>shapes/escabel/09-edge-three-high.sgf</extracomment>
        <translation>Una pila de altura tres en la segunda fila solo necesita dos columnas: está unida al borde incluso en el lateral del tablero.

En una sola columna Blanco la para con una ficha; y con altura dos no basta en el lateral.</translation>
    </message>
    <message>
            <source>A stack three high on the third row is linked to the edge in three columns, whatever White does there.

Two high it is not; and two columns are not enough, even five high.</source>
        <extracomment>shapes/escabel/10-edge-third-row.sgf</extracomment>
        <translation>Una pila de altura tres en la tercera fila está unida al borde en tres columnas, haga lo que haga Blanco allí.

Con altura dos no lo está; y dos columnas no bastan, ni siquiera con altura cinco.</translation>
    </message>
    <message>
            <source>White already stands in the gap, and is to move. With a free row above and below it, stacks of heights two and three are still linked: Black has an answer to everything.

With a free row on one side only, White parts them.</source>
        <extracomment>shapes/escabel/11-filled-gap.sgf</extracomment>
        <translation>Blanco ya está en el hueco y le toca. Con una fila libre encima y otra debajo, pilas de alturas dos y tres siguen unidas: Negro tiene respuesta a todo.

Con una fila libre solo en un lado, Blanco las separa.</translation>
    </message>
    <message>
            <source>A single piece between two stacks two high: whatever White does, Black links them again. One free row beside it is enough.

Without the piece in the middle two stacks two high are not linked.</source>
        <extracomment>shapes/escabel/12-pier.sgf</extracomment>
        <translation>Una ficha sola entre dos pilas de altura dos: haga lo que haga Blanco, Negro vuelve a unirlas. Basta una fila libre al lado.

Sin la ficha del medio, dos pilas de altura dos no están unidas.</translation>
    </message>
    <message>
            <source>A single piece above the gap links two stacks two high. White can put pieces beside it or into the gap, and Black has an answer.

Without it two stacks two high are not linked.</source>
        <extracomment>shapes/escabel/13-arch.sgf</extracomment>
        <translation>Una ficha sola encima del hueco une dos pilas de altura dos. Blanco puede colocar a su lado o en el hueco, y Negro tiene respuesta.

Sin ella, dos pilas de altura dos no están unidas.</translation>
    </message>
    <message>
            <source>A single piece and a stack two high on a diagonal: whoever is to move decides. Black fills one of the two points between them; if White takes the other one, the single piece climbs it at once.

White to move parts them.</source>
        <extracomment>shapes/escabel/14-low-diagonal.sgf</extracomment>
        <translation>Una ficha sola y una pila de altura dos en diagonal: decide a quién le toca. Negro ocupa uno de los dos puntos entre ellas; si Blanco toma el otro, la ficha sola sube a él enseguida.

Si le toca a Blanco, las separa.</translation>
    </message>
    <message>
            <source>White has cut above the gap. Now only a climb helps: Black’s middle piece steps down onto the white one in the gap, and is two high there, side by side with both stacks.

If it is White’s turn, it is too late.</source>
        <extracomment>shapes/escabel/15-climb-down.sgf</extracomment>
        <translation>Blanco ha cortado encima del hueco. Ahora solo ayuda una subida: la ficha negra del medio pasa a la blanca del hueco y tiene allí altura dos, lado a lado con las dos pilas.

Si le toca a Blanco, es demasiado tarde.</translation>
    </message>
    <message>
            <source>White stands below the stack already, and is to move: with three columns, a stack two high on the second row still comes to the edge, to the left or to the right of it.

With two columns only if Black is to move.</source>
        <extracomment>shapes/escabel/16-edge-blocked.sgf</extracomment>
        <translation>Blanco ya está debajo de la pila y le toca: con tres columnas, una pila de altura dos en la segunda fila llega aun así al borde, por la izquierda o por la derecha.

Con dos columnas, solo si le toca a Negro.</translation>
    </message>
    <message>
            <source>A white piece stands below a stack three high on the third row. Black to move still reaches the edge in three columns.

White to move shuts it off: so answer at once.</source>
        <extracomment>shapes/escabel/17-edge-blocked-third.sgf</extracomment>
        <translation>Hay una ficha blanca debajo de una pila de altura tres en la tercera fila. Si le toca a Negro, llega aun así al borde en tres columnas.

Si le toca a Blanco, la encierra: así que responde enseguida.</translation>
    </message>
    <message>
            <source>A stack two high on the third row does not reach the edge by itself. A single piece at the edge, below it or one column aside, changes that.</source>
        <extracomment>shapes/escabel/18-breaker.sgf</extracomment>
        <translation>Una pila de altura dos en la tercera fila no llega sola al borde. Una ficha sola en el borde, debajo o una columna al lado, lo cambia.</translation>
    </message>
    <message>
            <source>With a stack two high at the edge below it, a stack three high on the third row needs only two columns.

Without the helper two columns are not enough; and if the upper stack is only two high, neither.</source>
        <extracomment>shapes/escabel/19-high-breaker.sgf</extracomment>
        <translation>Con una pila de altura dos en el borde debajo, una pila de altura tres en la tercera fila solo necesita dos columnas.

Sin el apoyo no bastan dos columnas; y tampoco si la pila de arriba solo tiene altura dos.</translation>
    </message>
    <message>
            <source>White stands two high at the edge, beside Black’s chain. Black’s stack above it is just as high and climbs it: it is three high there, on the edge, and linked with the stack on its diagonal.

No new piece does that, and after a white move it is too late.</source>
        <extracomment>shapes/escabel/20-climb-to-edge.sgf</extracomment>
        <translation>Blanco tiene una pila de altura dos en el borde, junto a la cadena de Negro. La pila negra de encima es igual de alta y sube a ella: allí tiene altura tres, en el borde, y está unida a la pila de su diagonal.

Ninguna ficha nueva lo consigue, y tras una jugada blanca es demasiado tarde.</translation>
    </message>
    <message>
            <source>In this crosscut both of Black’s stacks are higher than the lower white one, and no white one is as high as one of them: so nobody can climb, and it stays as it is. The other white stack may even be the highest of all.</source>
        <extracomment>shapes/escabel/03-crosscut-holds.sgf</extracomment>
        <translation>En este corte cruzado las dos pilas de Negro son más altas que la blanca más baja, y ninguna blanca es tan alta como una de ellas: nadie puede subir, y así se queda. La otra pila blanca puede ser incluso la más alta de todas.</translation>
    </message>
    <message>
            <source>White holds the middle and threatens to keep Black’s stacks apart. The single piece climbs into the middle: two high there, it is linked with both at once, and White can cut neither link.

If White is to move, Black’s stacks are parted.</source>
        <extracomment>shapes/escabel/21-two-links.sgf</extracomment>
        <translation>Blanco tiene el centro y amenaza con separar las pilas de Negro. La ficha sola sube al centro: con altura dos está unida a las dos a la vez, y Blanco no puede cortar ninguna de las dos uniones.

Si le toca a Blanco, las pilas de Negro quedan separadas.</translation>
    </message>
    <message>
            <source>White is two high below Black’s single piece on the second row. Black places at the edge, White cuts, and Black climbs; White goes ahead, Black places at the edge again, and White climbs. Then it is the same again, two columns on.

With nothing of Black’s on the way, the ladder leads nowhere.</source>
        <extracomment>shapes/escabel/22-ladder.sgf</extracomment>
        <translation>Blanco tiene una pila de altura dos debajo de la ficha sola de Negro en la segunda fila. Negro coloca en el borde, Blanco corta y Negro sube; Blanco se adelanta, Negro vuelve a colocar en el borde y Blanco sube. Entonces es otra vez lo mismo, dos columnas más allá.

Sin nada de Negro en el camino, la escalera no lleva a ninguna parte.</translation>
    </message>
    <message>
            <source>A black stack on the way, on the second row or at the edge, makes the ladder work: Black reaches the edge. It may be one, two or three high.

Without it, White keeps Black from the edge.</source>
        <extracomment>shapes/escabel/23-ladder-breaker.sgf</extracomment>
        <translation>Una pila negra en el camino, en la segunda fila o en el borde, hace que la escalera funcione: Negro llega al borde. Puede tener altura uno, dos o tres.

Sin ella, Blanco impide que Negro llegue al borde.</translation>
    </message>
    <message>
            <source>Black is three high on the second row, and White is below it and to move. White goes ahead on the second row; if Black places at the edge, White climbs there, and what is left is the ladder.

A black stack on the way, one, two or three high, breaks it. If Black is to move, nothing else is needed.</source>
        <extracomment>shapes/escabel/24-ladder-high.sgf</extracomment>
        <translation>Negro tiene una pila de altura tres en la segunda fila; Blanco está debajo y le toca. Blanco se adelanta en la segunda fila; si Negro coloca en el borde, Blanco sube allí y lo que queda es la escalera.

Una pila negra en el camino, de altura uno, dos o tres, la rompe. Si le toca a Negro, no hace falta nada más.</translation>
    </message>
    <message>
            <source>Black is two high on the second row, and White is below it and to move: now not every stack on the way breaks the ladder. On the second row it has to be a single piece; at the edge it has to be two or three high.

Any other one is no help: White goes to the edge two columns ahead.</source>
        <extracomment>shapes/escabel/25-ladder-heights.sgf</extracomment>
        <translation>Negro tiene una pila de altura dos en la segunda fila; Blanco está debajo y le toca: ahora no toda pila en el camino rompe la escalera. En la segunda fila tiene que ser una ficha sola; en el borde tiene que tener altura dos o tres.

Cualquier otra no ayuda: Blanco va al borde dos columnas por delante.</translation>
    </message>
    <message>
            <source>A stack three high is never climbed, and never moves again: any two stacks together would be more than three. It only has to keep an enemy beside it, or it does not count at the end.</source>
        <extracomment>shapes/abande/01-three-high.sgf</extracomment>
        <translation>A una pila de altura tres no se sube nunca, y ya no se mueve: dos pilas juntas serían siempre más de tres. Solo tiene que conservar un enemigo al lado, o no cuenta al final.</translation>
    </message>
    <message>
            <source>Stacks two high cannot climb each other: together they would be four. So they stand side by side in peace and keep each other awake.

A single piece can climb a stack of two, and be climbed by it.</source>
        <extracomment>shapes/abande/02-two-and-two.sgf</extracomment>
        <translation>Dos pilas de altura dos no pueden subir una a la otra: juntas serían cuatro. Así que están en paz lado a lado y se mantienen despiertas.

Una ficha sola puede subir a una pila de dos, y esta a ella.</translation>
    </message>
    <message>
            <source>Black would like to climb d5, but d4 holds the band together: without it d5 would stand alone. It is bound as long as nothing else joins the two parts.

A piece on c4 sets it free, or one on e3 together with one on e4.</source>
        <extracomment>shapes/abande/03-bound.sgf</extracomment>
        <translation>A Negro le gustaría subir a d5, pero d4 mantiene unida la banda: sin ella d5 quedaría sola. Está inmovilizada mientras nada más una las dos partes.

Una ficha en c4 la libera, o una en e3 junto con otra en e4.</translation>
    </message>
    <message>
            <source>A stack at an end of the band has one neighbor, and nothing hangs on it: it may always climb that neighbor, if their heights allow it. In return, whoever wants to bind an enemy stack places beyond it.</source>
        <extracomment>shapes/abande/04-free-end.sgf</extracomment>
        <translation>Una pila en un extremo de la banda tiene un vecino, y nada depende de ella: siempre puede subir a ese vecino enemigo si las alturas lo permiten. A cambio, quien quiere inmovilizar una pila enemiga coloca detrás de ella.</translation>
    </message>
    <message>
            <source>Until Black has placed a second piece no stack moves: White’s first piece cannot climb. So Black’s first piece is safe for a turn.</source>
        <extracomment>shapes/abande/05-first-moves.sgf</extracomment>
        <translation>Hasta que Negro no ha colocado una segunda ficha no se mueve ninguna pila: la primera ficha de Blanco no puede subir. Así que la primera ficha de Negro está a salvo un turno.</translation>
    </message>
    <message>
            <source>Nobody has a piece left. White’s d3 could climb either of Black’s stacks beside it. Black to move climbs it first with the single piece, and e2 stays and counts.

If White is to move, e2 is lost. So keep a climb for the end.</source>
        <extracomment>shapes/abande/06-last-stacks.sgf</extracomment>
        <translation>A nadie le queda ninguna ficha. La blanca de d3 podría subir a cualquiera de las dos pilas negras de al lado. Si le toca a Negro, sube antes a ella con la ficha sola, y e2 se queda y cuenta.

Si le toca a Blanco, e2 está perdida. Así que guárdate una subida para el final.</translation>
    </message>
    <message>
            <source>Whoever has more of the light squares round a dark one gets it, even if the other moves first. If both have as many, it goes to whoever moves first.</source>
        <extracomment>shapes/quabble/01-lead.sgf</extracomment>
        <translation>Quien tiene más de las casillas claras alrededor de una oscura se la queda, aunque el otro juegue primero. Si los dos tienen igual número, es de quien juega primero.</translation>
    </message>
    <message>
            <source>On the edge a dark square has three light ones, so that two decide. One stone beside it is enough: the answer to an enemy stone takes the square.</source>
        <extracomment>shapes/quabble/02-rim.sgf</extracomment>
        <translation>En el borde una casilla oscura tiene tres claras, así que deciden dos. Basta una piedra al lado: la respuesta a una piedra enemiga gana la casilla.</translation>
    </message>
    <message>
            <source>Two light squares that touch at a corner share two dark ones. Black leads in both, and gets at least one: so they are linked, even with an enemy stone beside each.</source>
        <extracomment>shapes/quabble/03-two-ways.sgf</extracomment>
        <translation>Dos casillas claras que se tocan en una esquina comparten dos oscuras. Negro va por delante en las dos y consigue al menos una: así que están unidas, incluso con una piedra enemiga junto a cada una.</translation>
    </message>
    <message>
            <source>Two light squares on both sides of a dark one are linked over it: Black has half of its light squares, and White cannot get more. It holds with one enemy stone beside it, too.

With two of them both contest it, and White to move places on it.</source>
        <extracomment>shapes/quabble/04-over-one.sgf</extracomment>
        <translation>Dos casillas claras a ambos lados de una oscura están unidas por ella: Negro tiene la mitad de sus casillas claras, y Blanco no puede conseguir más. Aguanta también con una piedra enemiga al lado.

Con dos, los dos la disputan, y Blanco, si le toca, coloca en ella.</translation>
    </message>
    <message>
            <source>From the second row a stone is linked to the edge: the dark square below has two more light ones, and Black needs only one of them.

If White has one of them already, it depends on who moves first.</source>
        <extracomment>shapes/quabble/05-second-row.sgf</extracomment>
        <translation>Desde la segunda fila una piedra está unida al borde: la casilla oscura de debajo tiene otras dos claras, y Negro solo necesita una.

Si Blanco ya tiene una, depende de quién juegue primero.</translation>
    </message>
    <message>
            <source>From the third row, too, a stone in the middle of free squares is linked to the edge, whatever White does.

It needs the dark squares beside it: where only the one below is free, White can stop it.</source>
        <extracomment>shapes/quabble/06-third-row.sgf</extracomment>
        <translation>También desde la tercera fila una piedra entre casillas libres está unida al borde, haga lo que haga Blanco.

Necesita las casillas oscuras de al lado: donde solo está libre la de debajo, Blanco puede pararla.</translation>
    </message>
    <message>
            <source>Two light squares, three columns and one row apart, are linked over the dark squares between them, whatever White does.

In a straight line, with three squares between them, they are not.</source>
        <extracomment>shapes/quabble/07-jump.sgf</extracomment>
        <translation>Dos casillas claras, a tres columnas y una fila de distancia, están unidas por las oscuras que hay entre ellas, haga lo que haga Blanco.

En línea recta, con tres casillas entre ellas, no lo están.</translation>
    </message>
    <message>
            <source>Two light squares on one diagonal, with a light one between them, are linked over the dark squares on both sides of it, whatever White does.</source>
        <extracomment>shapes/quabble/08-long-diagonal.sgf</extracomment>
        <translation>Dos casillas claras en una diagonal, con una clara entre ellas, están unidas por las oscuras de ambos lados, haga lo que haga Blanco.</translation>
    </message>
    <message>
            <source>Two dark squares of one color that touch at a corner are one chain, and so they stay: it does not matter who has the light squares between them.</source>
        <extracomment>shapes/quabble/09-never-cut.sgf</extracomment>
        <translation>Dos casillas oscuras de un color que se tocan en una esquina son una cadena, y así se quedan: no importa quién tenga las claras entre ellas.</translation>
    </message>
    <message>
            <source>One stone against one at a dark square: whoever moves next there takes it, and with it the way across. Black to move plays opposite, and both light squares are linked over the dark one.

White to move takes it instead.</source>
        <extracomment>shapes/fast-quabble/04-over-one.sgf</extracomment>
        <translation>Una piedra contra una en una casilla oscura: quien juega allí a continuación la gana, y con ella el paso. Si le toca a Negro, juega enfrente y las dos casillas claras quedan unidas por la oscura.

Si le toca a Blanco, la gana él.</translation>
    </message>
    <message>
            <source>Black has stones right beside a dark square on two of its four sides. So White never sees more than half of it, and can never flip the stone on it, whatever stands elsewhere.

One stone beside it is not enough: White may come to see it from three sides.</source>
        <extracomment>shapes/qualos/01-safe-half.sgf</extracomment>
        <translation>Negro tiene piedras justo al lado de una casilla oscura en dos de sus cuatro lados. Así que Blanco nunca ve más de la mitad y nunca puede voltear la piedra que hay en ella, haya lo que haya en otra parte.

Una piedra al lado no basta: Blanco puede llegar a verla desde tres lados.</translation>
    </message>
    <message>
            <source>A line of sight goes on until it meets a stone. Black’s stones on a3 and d5 both see the dark square d3: that is half of its four lines, enough to place there.

An enemy stone in between takes the line, an own one keeps it.</source>
        <extracomment>shapes/qualos/02-far-sight.sgf</extracomment>
        <translation>Una línea de visión sigue hasta que encuentra una piedra. Las piedras negras de a3 y d5 ven las dos la casilla oscura d3: es la mitad de sus cuatro líneas, suficiente para colocar allí.

Una piedra enemiga en medio se queda la línea, una propia la conserva.</translation>
    </message>
    <message>
            <source>With three of the four lines of sight Black controls the dark square, and may flip the enemy stone on it.

With two of them Black only contests it: enough to place on it while it is empty, not to flip.</source>
        <extracomment>shapes/qualos/03-flip.sgf</extracomment>
        <translation>Con tres de las cuatro líneas de visión Negro controla la casilla oscura y puede voltear la piedra enemiga que hay en ella.

Con dos solo la disputa: basta para colocar en ella mientras está vacía, no para voltear.</translation>
    </message>
    <message>
            <source>A dark square on the edge has three lines of sight. With stones right beside it on two sides it is Black’s for good: White may neither place there nor flip.

With one of them it is open.</source>
        <extracomment>shapes/qualos/04-edge-lines.sgf</extracomment>
        <translation>Una casilla oscura del borde tiene tres líneas de visión. Con piedras justo al lado en dos lados es de Negro para siempre: Blanco no puede ni colocar allí ni voltear.

Con una sola está abierta.</translation>
    </message>
    <message>
            <source>On an even board the corner is dark, with only two lines of sight. With a stone of each color beside it both may place there: whoever comes first.

And it stays: one line of two never flips it.</source>
        <extracomment>shapes/qualos/05-corner.sgf</extracomment>
        <translation>En un tablero con un número par de filas la esquina es oscura y solo tiene dos líneas de visión. Con una piedra de cada color al lado los dos pueden colocar allí: quien llegue primero.

Y así se queda: una línea de dos nunca voltea.</translation>
    </message>
    <message>
            <source>On three by three squares a first stone on any light square wins, in the middle as well as in a corner.</source>
        <extracomment>shapes/qualos/06-smallest.sgf</extracomment>
        <translation>En tres por tres casillas gana una primera piedra en cualquier casilla clara, tanto en el centro como en una esquina.</translation>
    </message>
    <message>
            <source>On three by three squares the stone in the middle is linked to Black’s edges on both sides, whatever White does.

With a white stone in a corner it is linked only if Black is to move.</source>
        <extracomment>shapes/qualos/07-middle-edge.sgf</extracomment>
        <translation>En tres por tres casillas la piedra del centro está unida a los bordes de Negro por los dos lados, haga lo que haga Blanco.

Con una piedra blanca en una esquina, solo si le toca a Negro.</translation>
    </message>
    <message>
            <source>Whoever has more of the vertices round a space gets it, even if the other moves first. If both have as many, it goes to whoever moves first.</source>
        <extracomment>shapes/conquare/01-lead.sgf</extracomment>
        <translation>Quien tiene más de los vértices alrededor de un espacio se lo queda, aunque el otro juegue primero. Si los dos tienen igual número, es de quien juega primero.</translation>
    </message>
    <message>
            <source>Two vertices with a line between them share two spaces. Black leads in both, and gets at least one: so they are linked, even with an enemy stone beside each space.</source>
        <extracomment>shapes/conquare/02-two-ways.sgf</extracomment>
        <translation>Dos vértices con una línea entre ellos comparten dos espacios. Negro va por delante en los dos y consigue al menos uno: así que están unidos, incluso con una piedra enemiga junto a cada espacio.</translation>
    </message>
    <message>
            <source>Two opposite vertices of a space are linked over it: Black has half of its vertices, and White cannot get more. It holds with one enemy stone beside it, too.

With two of them both contest it, and White to move places in it.</source>
        <extracomment>shapes/conquare/03-over-one.sgf</extracomment>
        <translation>Dos vértices opuestos de un espacio están unidos por él: Negro tiene la mitad de sus vértices, y Blanco no puede conseguir más. Aguanta también con una piedra enemiga al lado.

Con dos, los dos lo disputan, y Blanco, si le toca, coloca en él.</translation>
    </message>
    <message>
            <source>From the second line a vertex is linked to the edge: either of the two spaces below touches it, and Black leads in both. An enemy stone between them at the edge changes nothing.</source>
        <extracomment>shapes/conquare/04-second-line.sgf</extracomment>
        <translation>Desde la segunda línea un vértice está unido al borde: cualquiera de los dos espacios de debajo lo toca, y Negro va por delante en los dos. Una piedra enemiga entre ellos en el borde no cambia nada.</translation>
    </message>
    <message>
            <source>From the third line, too, a vertex is linked to the edge: the two spaces below it and the two below those are enough, whatever White does.</source>
        <extracomment>shapes/conquare/05-third-line.sgf</extracomment>
        <translation>También desde la tercera línea un vértice está unido al borde: bastan los dos espacios de debajo y los dos que hay bajo ellos, haga lo que haga Blanco.</translation>
    </message>
    <message>
            <source>Two vertices two lines apart are linked over the spaces between them, whatever White does: straight ahead as well as one line aside.</source>
        <extracomment>shapes/conquare/06-jump.sgf</extracomment>
        <translation>Dos vértices a dos líneas de distancia están unidos por los espacios que hay entre ellos, haga lo que haga Blanco: tanto en línea recta como desplazados una línea.</translation>
    </message>
    <message>
            <source>Two spaces of one color side by side are one chain, and so they stay: it does not matter who has the vertices between them.</source>
        <extracomment>shapes/conquare/07-never-cut.sgf</extracomment>
        <translation>Dos espacios de un color lado a lado son una cadena, y así se quedan: no importa quién tenga los vértices entre ellos.</translation>
    </message>
    <message>
            <source>One stone against one at a space: whoever moves next there takes it, and with it the way across. Black to move plays opposite, and both vertices are linked over the space.

White to move takes it instead.</source>
        <extracomment>shapes/fast-conquare/03-over-one.sgf</extracomment>
        <translation>Una piedra contra una en un espacio: quien juega allí a continuación lo gana, y con él el paso. Si le toca a Negro, juega enfrente y los dos vértices quedan unidos por el espacio.

Si le toca a Blanco, lo gana él.</translation>
    </message>
</context>
<context>
    <name>ShareController</name>
    <message>
        <location filename="../../escabel_gui/view/sharing/share_controller.py"/>
        <source>Making the picture…</source>
        <translation>Creando la imagen…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/share_controller.py"/>
        <source>Save the picture</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/share_controller.py"/>
        <source>Diagrams of the game</source>
        <translation>Diagramas de la partida</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/share_controller.py"/>
        <source>Save the diagrams</source>
        <translation>Guardar los diagramas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/sharing/share_controller.py"/>
        <source>Save the web page</source>
        <translation>Guardar la página web</translation>
    </message>
</context>
<context>
    <name>SignsDialog</name>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>Symbols on the board</source>
        <translation>Símbolos en el tablero</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>What has happened</source>
        <translation>Lo que ha pasado</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A number: how many pieces the stack has. The color on top owns it.</source>
        <translation>Un número: cuántas fichas tiene la pila. Es del color que está arriba.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>Bright rims: these stacks have won the game.</source>
        <translation>Contorno brillante: estas pilas han ganado la partida.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>What you do</source>
        <translation>Lo que haces</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A bar: the stack you have selected. A ring with a pointer: it can move there.</source>
        <translation>Una barra: la pila que has elegido. Un anillo con punta: puede ir ahí.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A pale piece: what the move under the pointer would bring.</source>
        <translation>Una ficha pálida: lo que traería la jugada bajo el puntero.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A frame: the pieces of the stack under the pointer, from the bottom to the top.</source>
        <translation>Un recuadro: las fichas de la pila bajo el puntero, de abajo arriba.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>Four wedges: the point cursor. F2 and the arrow keys move it.</source>
        <translation>Cuatro cuñas: el cursor del tablero. F2 y las flechas lo mueven.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A cross: this cannot be done. The line by the board says why.</source>
        <translation>Una cruz: eso no se puede. La línea junto al tablero dice por qué.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>What the rules say</source>
        <translation>Lo que dicen las reglas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>What the bot says</source>
        <translation>Lo que dice el bot</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A coin: a move with its chance to win in percent, and below how often it was looked at. The filled one is the best.</source>
        <translation>Una moneda: una jugada con sus posibilidades de ganar en porcentaje y, debajo, cuántas veces se ha mirado. La llena es la mejor.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A square: a fair first move. Triangle up: swap. Triangle down: do not swap. The figure is how often Black wins, in percent.</source>
        <translation>Un cuadrado: una primera jugada equilibrada. Triángulo hacia arriba: cambia. Triángulo hacia abajo: no cambies. La cifra dice cuántas veces gana Negro, en porcentaje.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>Two lines under the figure: it is proven who can win after this first move.</source>
        <translation>Dos líneas bajo la cifra: está demostrado quién puede ganar tras esta primera jugada.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A ring or an arrow: the better move. Broken lines: the one that was played.</source>
        <translation>Un anillo o una flecha: la jugada mejor. Líneas discontinuas: la que se jugó.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/signs_dialog.py"/>
        <source>A ring of dots before a move: look here before you make it.</source>
        <translation>Un anillo de puntos antes de una jugada: mira aquí antes de hacerla.</translation>
    </message>
</context>
<context>
    <name>SizeBox</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/size_box.py"/>
        <source>Board size</source>
        <translation>Tamaño del tablero</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/size_box.py"/>
        <source>{0} to {1}</source>
        <extracomment>sizes of a board</extracomment>
        <translation>de {0} a {1}</translation>
    </message>
</context>
<context>
    <name>SortMenu</name>
    <message>
        <location filename="../../escabel_gui/view/library/sort_menu.py"/>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
</context>
<context>
    <name>StatusPresenter</name>
    <message>
        <location filename="../../escabel_gui/view/playing/status_presenter.py"/>
        <source>{0} is selected.</source>
        <translation>Has elegido {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/status_presenter.py"/>
        <source>The chain runs from top to bottom.</source>
        <translation>La cadena va de arriba abajo.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/status_presenter.py"/>
        <source>The chain runs from left to right.</source>
        <translation>La cadena va de izquierda a derecha.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/status_presenter.py"/>
        <source>Your rating: {0}.</source>
        <translation>Tu puntuación: {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/status_presenter.py"/>
        <source>The match: {0} {1} – {2} {3}.</source>
        <translation>El encuentro: {0} {1} – {2} {3}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/playing/status_presenter.py"/>
        <source>A guided game: up to three times, the bot asks before a move that loses. It is not rated.</source>
        <translation>Una partida guiada: hasta tres veces, el bot pregunta antes de una jugada que pierde. No puntúa.</translation>
    </message>
</context>
<context>
    <name>StepDots</name>
    <message>
        <location filename="../../escabel_gui/view/learning/step_dots.py"/>
        <source>Step {0} of {1}, {2} done</source>
        <translation>Paso {0} de {1}, {2} hechos</translation>
    </message>
</context>
<context>
    <name>StudyList</name>
    <message>
        <location filename="../../escabel_gui/view/chapters/study_list.py"/>
        <source>Open a study</source>
        <translation>Abrir un estudio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/study_list.py"/>
        <source>Studies</source>
        <translation>Estudios</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/study_list.py"/>
        <source>Any file with games opens as a study, each game as a chapter.</source>
        <translation>Cualquier archivo con partidas se abre como estudio, cada partida como un capítulo.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/study_list.py"/>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/chapters/study_list.py"/>
        <source>Other file…</source>
        <translation>Otro archivo…</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <location filename="../../escabel_gui/view/library/tags_dialog.py"/>
        <location filename="../../escabel_gui/view/library/tags_dialog.py"/>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/library/tags_dialog.py"/>
        <source>New tags, separated by commas</source>
        <translation>Etiquetas nuevas, separadas por comas</translation>
    </message>
</context>
<context>
    <name>ThemePicker</name>
    <message>
        <location filename="../../escabel_gui/view/window/theme_picker.py"/>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/theme_picker.py"/>
        <source>Same as system</source>
        <translation>Como el sistema</translation>
    </message>
</context>
<context>
    <name>UpdatesDialog</name>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Check for updates</source>
        <translation>Buscar actualizaciones</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Escabel will ask {0} for the newest version. It sends nothing else, and it only asks when you press the button.</source>
        <translation>Escabel preguntará a {0} por la versión más reciente. No envía nada más y solo pregunta cuando pulsas el botón.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>What is new</source>
        <translation>Novedades</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Check now</source>
        <translation>Buscar ahora</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Waiting for an answer…</source>
        <translation>Esperando una respuesta…</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>Escabel {0} is available; this is {1}.</source>
        <translation>Está disponible Escabel {0}; esta es la versión {1}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>This is the newest version, {0}.</source>
        <translation>Esta es la versión más reciente, {0}.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>No answer from {0}. Try again when you are online.</source>
        <translation>No hay respuesta de {0}. Vuelve a intentarlo cuando tengas conexión.</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/help/updates_dialog.py"/>
        <source>The answer from {0} names no version. Try again later.</source>
        <translation>La respuesta de {0} no indica ninguna versión. Vuelve a intentarlo más tarde.</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <location filename="../../escabel_gui/view/new_game/variants.py"/>
        <source>Variants</source>
        <translation>Modalidades</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/new_game/variants.py"/>
        <source>Usual rules</source>
        <translation>Reglas habituales</translation>
    </message>
</context>
<context>
    <name>Website</name>
    <message>
            <source>Languages</source>
        <extracomment>page.html</extracomment>
        <translation>Idiomas</translation>
    </message>
    <message>
            <source>Download</source>
        <extracomment>page.html</extracomment>
        <translation>Descargar</translation>
    </message>
    <message>
            <source>Watch a game</source>
        <extracomment>page.html</extracomment>
        <translation>Ver una partida</translation>
    </message>
    <message>
            <source>Free and open source</source>
        <extracomment>page.html</extracomment>
        <translation>Gratuito y de código abierto</translation>
    </message>
    <message>
            <source>No account, no advertising; nothing leaves your computer unless you send it</source>
        <extracomment>page.html</extracomment>
        <translation>Sin cuenta ni publicidad; nada sale de tu ordenador si no lo envías tú</translation>
    </message>
    <message>
            <source>Linux, Windows and macOS</source>
        <extracomment>page.html</extracomment>
        <translation>Linux, Windows y macOS</translation>
    </message>
    <message>
            <source>In English, German, Spanish and Hungarian</source>
        <extracomment>page.html</extracomment>
        <translation>En español, inglés, alemán y húngaro</translation>
    </message>
    <message>
            <source>A game against the bot: the sentence below the board says what the move under the pointer would do</source>
        <extracomment>page.html</extracomment>
        <translation>Una partida contra el bot: la frase bajo el tablero dice qué haría la jugada que está bajo el puntero</translation>
    </message>
    <message>
            <source>A step of a lesson: a board on the left, and what to try on the right</source>
        <extracomment>page.html</extracomment>
        <translation>Un paso de una lección: a la izquierda el tablero, a la derecha lo que hay que intentar</translation>
    </message>
    <message>
            <source>Learn by playing</source>
        <extracomment>page.html</extracomment>
        <translation>Aprende jugando</translation>
    </message>
    <message>
            <source>Every game has lessons in which you make the moves yourself. The board answers, and tells you why a move does not work.</source>
        <extracomment>page.html</extracomment>
        <translation>Cada juego tiene lecciones en las que tú haces las jugadas. El tablero responde y te dice por qué una jugada no vale.</translation>
    </message>
    <message>
            <source>The review of a game: its mistakes, what was better, and the chances of winning as a curve</source>
        <extracomment>page.html</extracomment>
        <translation>La revisión de una partida: sus errores, qué era mejor y las posibilidades de ganar como curva</translation>
    </message>
    <message>
            <source>See what was better</source>
        <extracomment>page.html</extracomment>
        <translation>Mira qué era mejor</translation>
    </message>
    <message>
            <source>A review finds the moves that lost the game, shows what was better, and says why: what a move joins, cuts, stops and threatens.</source>
        <extracomment>page.html</extracomment>
        <translation>Una revisión encuentra las jugadas que perdieron la partida, muestra qué era mejor y dice por qué: qué conecta, corta, impide y amenaza una jugada.</translation>
    </message>
    <message>
            <source>A puzzle on the board, and what it asks on the right</source>
        <extracomment>page.html</extracomment>
        <translation>Un problema en el tablero y, a la derecha, lo que pregunta</translation>
    </message>
    <message>
            <source>Get better</source>
        <extracomment>page.html</extracomment>
        <translation>Mejora</translation>
    </message>
    <message>
            <source>Puzzles begin with wins in one, and all their solutions are proven. Drills ask you about your own mistakes just before you forget them. The bot has eight levels, and a rating tells which one fits you.</source>
        <extracomment>page.html</extracomment>
        <translation>Los problemas empiezan con victorias en una jugada, y todas sus soluciones están demostradas. Los ejercicios te preguntan por tus propios errores justo antes de que los olvides. El bot tiene ocho niveles, y una puntuación dice cuál es el tuyo.</translation>
    </message>
    <message>
            <source>The games</source>
        <extracomment>page.html</extracomment>
        <translation>Los juegos</translation>
    </message>
    <message>
            <source>Bots of two levels have played it. Every move is told in words, and where one was a mistake, you read what was better. The program can save any game as a page like this, with your comments.</source>
        <extracomment>page.html</extracomment>
        <translation>La jugaron bots de dos niveles. Cada jugada se cuenta con palabras y, donde fue un error, lees qué era mejor. El programa puede guardar cualquier partida como una página así, con tus comentarios.</translation>
    </message>
    <message>
            <source>Other Linux systems</source>
        <extracomment>page.html</extracomment>
        <translation>Otros sistemas Linux</translation>
    </message>
    <message>
            <source>A game, move by move</source>
        <extracomment>page.html</extracomment>
        <translation>Una partida, jugada a jugada</translation>
    </message>
    <message>
            <source>On a page of its own</source>
        <extracomment>page.html</extracomment>
        <translation>En una página propia</translation>
    </message>
    <message>
            <source>Version @VERSION@ of @DAY@.</source>
        <extracomment>page.html</extracomment>
        <translation>Versión @VERSION@ (@DAY@).</translation>
    </message>
    <message>
            <source>What is new</source>
        <extracomment>page.html</extracomment>
        <translation>Novedades</translation>
    </message>
    <message>
            <source>There is nothing to download yet.</source>
        <extracomment>page.html</extracomment>
        <translation>Todavía no hay nada que descargar.</translation>
    </message>
    <message>
            <source>Install</source>
        <extracomment>page.html</extracomment>
        <translation>Instalar</translation>
    </message>
    <message>
            <source>Windows: installer</source>
        <extracomment>page.html</extracomment>
        <translation>Windows: instalador</translation>
    </message>
    <message>
            <source>Open the downloaded file. It asks for no administrator rights, and puts Escabel into the Start menu.</source>
        <extracomment>page.html</extracomment>
        <translation>Abre el archivo descargado. No pide permisos de administrador y pone Escabel en el menú Inicio.</translation>
    </message>
    <message>
            <source>It is not signed. Where Windows says that it does not know the publisher, choose “More info”, then “Run anyway”.</source>
        <extracomment>page.html</extracomment>
        <translation>No está firmado. Si Windows dice que no conoce al editor, elige «Más información» y luego «Ejecutar de todas formas».</translation>
    </message>
    <message>
            <source>Windows: portable archive</source>
        <extracomment>page.html</extracomment>
        <translation>Windows: archivo portátil</translation>
    </message>
    <message>
            <source>Unpack it into any folder, and open escabel-gui.exe there.</source>
        <extracomment>page.html</extracomment>
        <translation>Descomprímelo en cualquier carpeta y abre allí escabel-gui.exe.</translation>
    </message>
    <message>
            <source>Open the image and drag Escabel into Applications. The app is not signed, and macOS refuses it the first time: then choose “Open Anyway” in System Settings, under privacy and security.</source>
        <extracomment>page.html</extracomment>
        <translation>Abre la imagen y arrastra Escabel a Aplicaciones. La aplicación no está firmada, y macOS la rechaza la primera vez: elige entonces «Abrir igualmente» en Ajustes del Sistema, en privacidad y seguridad.</translation>
    </message>
    <message>
            <source>Debian, Ubuntu and their relatives</source>
        <extracomment>page.html</extracomment>
        <translation>Debian, Ubuntu y sus derivados</translation>
    </message>
    <message>
            <source>In the folder with the downloaded file:</source>
        <extracomment>page.html</extracomment>
        <translation>En la carpeta del archivo descargado:</translation>
    </message>
    <message>
            <source>Then Escabel is in the menu with the games.</source>
        <extracomment>page.html</extracomment>
        <translation>Entonces Escabel está en el menú, con los juegos.</translation>
    </message>
    <message>
            <source>Unpack and start it; the last line puts it into the menu.</source>
        <extracomment>page.html</extracomment>
        <translation>Descomprímelo e inícialo; la última línea lo pone en el menú.</translation>
    </message>
    <message>
            <source>With Python 3.11 or newer</source>
        <extracomment>page.html</extracomment>
        <translation>Con Python 3.11 o posterior</translation>
    </message>
    <message>
            <source>One of these lines installs it:</source>
        <extracomment>page.html</extracomment>
        <translation>Una de estas líneas lo instala:</translation>
    </message>
    <message>
            <source>Then start it; the second line puts it into the menu.</source>
        <extracomment>page.html</extracomment>
        <translation>Después inícialo; la segunda línea lo pone en el menú.</translation>
    </message>
    <message>
            <source>From the sources</source>
        <extracomment>page.html</extracomment>
        <translation>Desde el código fuente</translation>
    </message>
    <message>
            <source>With Python 3.11 or newer. This gets what is missing, opens the window, and compiles the rules behind it:</source>
        <extracomment>page.html</extracomment>
        <translation>Con Python 3.11 o posterior. Esto consigue lo que falta, abre la ventana y compila las reglas mientras tanto:</translation>
    </message>
    <message>
            <source>Check what you downloaded</source>
        <extracomment>page.html</extracomment>
        <translation>Comprueba lo que has descargado</translation>
    </message>
    <message>
            <source>Put SHA256SUMS beside the file. On Windows, compare what the line prints with the sum that stands above.</source>
        <extracomment>page.html</extracomment>
        <translation>Pon SHA256SUMS junto al archivo. En Windows, compara lo que escribe la línea con la suma que está arriba.</translation>
    </message>
    <message>
            <source>Escabel is free under the MIT licence. The games belong to their authors, and this program is not affiliated with them.</source>
        <extracomment>page.html</extracomment>
        <translation>Escabel es libre bajo la licencia MIT. Los juegos pertenecen a sus autores, con los que este programa no tiene relación.</translation>
    </message>
    <message>
            <source>macOS</source>
        <extracomment>page.html</extracomment>
        <translation>macOS</translation>
    </message>
    <message>
            <source>List of the parts inside</source>
        <extracomment>page.html</extracomment>
        <translation>Lista de las partes que contiene</translation>
    </message>
    <message>
            <source>Wheels for Python, and the list of the parts inside</source>
        <extracomment>page.html</extracomment>
        <translation>Wheels para Python y la lista de las partes que contiene</translation>
    </message>
</context>
<context>
    <name>WinRateGraph</name>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>Win rate of Black</source>
        <translation>Posibilidades de ganar de Negro</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>Black wins</source>
        <translation>Gana Negro</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>Black’s lead</source>
        <translation>Ventaja de Negro</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>mistake</source>
        <translation>error</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>blunder</source>
        <translation>error grave</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>{0} wins {1} of the games</source>
        <translation>{0} gana el {1} de las partidas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>{0} leads by {1}</source>
        <translation>{0} lleva {1} de ventaja</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/analysis/win_rate_graph.py"/>
        <source>points are even</source>
        <translation>puntos igualados</translation>
    </message>
</context>
<context>
    <name>WindowParts</name>
    <message>
        <location filename="../../escabel_gui/view/window/composition.py"/>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/composition.py"/>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/composition.py"/>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <location filename="../../escabel_gui/view/window/composition.py"/>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
</context>
<context>
    <name>ZenNote</name>
    <message>
        <location filename="../../escabel_gui/view/window/zen_note.py"/>
        <source>Z or Escape brings everything back.</source>
        <translation>Con Z o Escape vuelve todo.</translation>
    </message>
</context>
</TS>
