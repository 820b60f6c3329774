"""Composition root of the window: makes models, engine clients and widgets, and joins them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from escabel_gui.model.application.settings import OFF, Settings
from escabel_gui.model.engines.analyst import Analyst
from escabel_gui.model.engines.engine_process import has_core_for_window
from escabel_gui.model.learning.guided_play import GuidedPlay
from escabel_gui.model.learning.lesson_games import LessonGames
from escabel_gui.model.learning.swap_coach import SwapCoach
from escabel_gui.model.rating.ratings import Ratings
from escabel_gui.model.sounds.listener import Listener
from escabel_gui.model.sounds.loudspeaker import Loudspeaker
from escabel_gui.model.table.activity import Stage
from escabel_gui.model.table.table import Table
from escabel_gui.record.rating.rated_games import ratings_file
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.shipped import resources
from escabel_gui.view.analysis.analysis_controller import AnalysisController
from escabel_gui.view.analysis.analysis_page import AnalysisPage
from escabel_gui.view.board.markup_controller import MarkupController
from escabel_gui.view.commands.drill_actions import DrillActions
from escabel_gui.view.commands.learning_actions import LearningActions
from escabel_gui.view.commands.menus import Menus
from escabel_gui.view.commands.puzzle_actions import PuzzleActions
from escabel_gui.view.first_use import FirstUse
from escabel_gui.view.friends.direct_games import DirectGames
from escabel_gui.view.friends.message_games import MessageGames
from escabel_gui.view.history.history_panel import HistoryPanel
from escabel_gui.view.history.move_entry import MoveEntry
from escabel_gui.view.history.tree_editing import TreeEditing
from escabel_gui.view.language import when_language_changes
from escabel_gui.view.learning.swap_coach_controller import SwapCoachController
from escabel_gui.view.library.recent_games import RecentGames
from escabel_gui.view.look.appearance import board_theme
from escabel_gui.view.look.texts import color_name, player_names
from escabel_gui.view.playing.guide_controller import GuideController
from escabel_gui.view.playing.onboarding import Onboarding
from escabel_gui.view.playing.play_controller import PlayController
from escabel_gui.view.playing.player_cards import PlayerCards
from escabel_gui.view.playing.preparation_controller import PreparationController
from escabel_gui.view.playing.sign_introduction import SignIntroduction
from escabel_gui.view.playing.status_presenter import StatusPresenter
from escabel_gui.view.sharing.game_files import GameFiles
from escabel_gui.view.widgets.panel_page import PageOnFirstUse, PanelPage
from escabel_gui.view.window.main_window import MainWindow
from escabel_gui.view.window.panel_controller import PanelController
from escabel_gui.view.window.panel_pages import PanelPages
from escabel_gui.view.window.study_parts import StudyParts

if TYPE_CHECKING:
    from escabel_gui.view.library.library_window import LibraryWindow
    from escabel_gui.view.new_game.new_game_controller import NewGameController
    from escabel_gui.view.progress.exercises import Exercises
    from escabel_gui.view.report.report_window import ReportWindow
    from escabel_gui.view.window.dialogs import Dialogs
    from escabel_gui.view.window.library_parts import LibraryParts


class WindowParts(QObject):
    """All parts of a window, which owns them. Those that are rarely used are made on first use."""

    def __init__(self, table: Table, settings: Settings, analyst: Analyst | None = None) -> None:
        """Make all parts for a table that has a game.

        `analyst` is the engine's client for analysis (None: one with the program's engine).
        """
        window = MainWindow(table, settings)
        super().__init__(window)
        self.window = window
        self.table = table
        self.settings = settings
        self.acts = acts = window.acts
        scene, board, shown = window.scene, window.board, window.shown_game

        self.analyst = analyst or Analyst(window)
        self.guided = guided = GuidedPlay(table, self.analyst, window)
        self.stage = stage = Stage(guided, window)
        # First of all that follows the stage: others draw on the board of the game that is shown.
        stage.changed.connect(lambda: shown.follow(stage.activity.game))
        self.ratings = ratings = Ratings(table, ratings_file(table.kept_games.folder), window)
        self.loudspeaker = Loudspeaker(resources() / "sounds")
        self.lesson_games = LessonGames(resources() / "lessons", table, settings, window)
        listener = Listener(table, settings, self.loudspeaker, window)
        coach = SwapCoach(table, stage, settings, resources() / "openings", window)

        self.learning_acts = LearningActions(window)
        self.puzzle_acts = PuzzleActions(window)
        self.drill_acts = DrillActions(window)
        self.dialogs = FirstUse(self._make_dialogs)
        self.studies = studies = StudyParts(table, settings, lambda: self.dialogs().chapters, window)

        self.players = PlayerCards(table, window.board_area.above, window.board_area.below, window)
        self.history = HistoryPanel(table.game)
        self.analysis = analysis = AnalysisController(
            table, settings, self.analyst, stage, board, self.history, acts, window
        )
        self.direct_games = DirectGames(table, scene, acts, window)
        self.friends = MessageGames(table, acts, window)
        self.coaching = SwapCoachController(coach, settings, scene, acts.first_stones, analysis.may_show_first_moves)
        signs = SignIntroduction(scene, shown, settings)
        self.status = status = StatusPresenter(
            table, stage, shown, board, coach, signs, analysis.game_analysis, ratings, window.messages, acts, window
        )
        self.entry_aside = MoveEntry(shown.game.rules, window)  # for the page that stands beside another game
        self.entry_aside.hide()
        shown.replaced.connect(lambda: self.entry_aside.follow(shown.game.rules))
        entries = [self.history.entry, self.entry_aside]
        self.playing = PlayController(table, stage, board, entries, status, acts, analysis.may_let_bot_move, window)
        GuideController(guided, acts, analysis, status)
        self.preparing = PreparationController(table, stage, self.history, acts, window)
        self.files = GameFiles(table, window)
        self.recent_games = RecentGames(table, window)
        self.tree_editing = TreeEditing(table, self.history, acts, window)
        self.marking = MarkupController(table.game, board, window)
        games_page = PageOnFirstUse(FirstUse(self._make_explorer_page))
        self.analysis_page = AnalysisPage(analysis.analysis_panel, games_page)
        self.pages = PanelPages(
            [self.history, self.analysis_page, analysis.review_panel, studies.page],
            lambda: [self.tr("Moves"), self.tr("Analysis"), self.tr("Review"), self.tr("Chapters")],
            self.history,
            analysis.graph,
            [acts.take_back, acts.hint, acts.resign],
            [acts.pass_turn, acts.pause, acts.unpause],
            [acts.first, acts.back, acts.forward, acts.last, acts.flip, acts.sounds],
        )

        self.new_games = FirstUse(self._make_new_games)
        self.library_parts = FirstUse(self._make_library_parts)
        self.library = FirstUse(self._make_library)
        self.report = FirstUse(self._make_report)
        self.exercises = FirstUse(self._make_exercises)

        learn, puzzles, drills = self.learning_acts, self.puzzle_acts, self.drill_acts
        self.menus = Menus(window.menuBar(), acts, learn, puzzles, drills, studies.acts, self.recent_games, settings)
        for actions in (acts, learn, puzzles, drills, studies.acts):
            window.add_action_set(actions)
        window.panel.set_pages(self.pages)
        PanelController(
            table, settings, self.pages, self.history, self.entry_aside, analysis, self.analysis_page, studies, window
        )
        Onboarding(table, stage, settings, board, self.history, self.learning_acts.lesson, window)

        self._connect_parts(listener)
        self._connect_actions()
        settings.changed.connect(self._let_bot_ponder)
        self.analyst.busy_changed.connect(self._let_bot_ponder)
        self._let_bot_ponder()
        settings.file.mend()
        self._show_names()
        self._show_result()
        self._show_theme()

    def _connect_parts(self, listener: Listener) -> None:
        window, table, settings, shown = self.window, self.table, self.settings, self.window.shown_game
        playing, status, analysis, studies = self.playing, self.status, self.analysis, self.studies
        shown.node_changed.connect(listener.hear_step)
        shown.replaced.connect(analysis.redraw)
        playing.refused.connect(listener.hear_refusal)
        for code_came in (playing.code_came, self.files.code_came):
            code_came.connect(self.friends.take_text)
        for invitation_came in (playing.invitation_came, self.files.invitation_came):
            invitation_came.connect(self.direct_games.join)
        self.files.kept_game_came.connect(self.recent_games.open_game)
        self.files.games_came.connect(lambda paths: self.library().import_files(paths))
        self.recent_games.is_on_table.connect(self.stage.show_table)
        for telling in (analysis, self.coaching, self.files, self.ratings, settings, studies.study):
            telling.said.connect(status.tell)
        self.coaching.changed.connect(status.forget)
        self.tree_editing.edits.done.connect(lambda words: status.tell_all(words, self.acts.undo_edit))
        for undo in (self.acts.undo_edit, studies.acts.undo):
            undo.triggered.connect(status.forget)
        self.files.study_came.connect(lambda path: studies.chapters().open_path(path))
        studies.study.done.connect(lambda words: status.tell_all(words, studies.acts.undo))
        studies.study.taken_by_game.connect(self.tree_editing.edits.remember)
        analysis.shape_wanted.connect(lambda key: self.exercises().shapes.begin_by_key(key))
        for cover in (analysis.question_cover, self.preparing.cover):
            window.add_cover(cover)
        self.preparing.numbered.connect(analysis.drawn.number_moves)
        analysis.game_analysis.own_game_reviewed.connect(
            lambda review, person: self.exercises().drilling.box.take_in_own(review, person)
        )
        table.game.replaced.connect(window.board_area.begin_anew)
        table.changed.connect(self._show_names)
        table.changed.connect(self._show_result)
        when_language_changes(window, self._show_names)
        table.finished.connect(lambda: settings.note_finished(table.game.rules.wire_name))
        window.look_changed.connect(self._show_theme)
        window.escaped.connect(self._escape)
        window.finished.connect(self._close)
        self.menus.game.aboutToShow.connect(self.recent_games.look)
        self.menus.learn.aboutToShow.connect(lambda: self.exercises().drilling.show_number())

    # ---- parts that are made on first use: each import takes time that the start of the program does not need

    def _make_new_games(self) -> NewGameController:
        from escabel_gui.view.new_game.new_game_controller import NewGameController  # with all pictures of the selector

        new_games = NewGameController(self.table, self.settings, self.ratings, self.window.scene, self.window)
        new_games.rules_wanted.connect(lambda game: self.dialogs().show_rules_of(game))
        new_games.lesson_wanted.connect(lambda wire_name: self.exercises().learning.learn(wire_name))
        new_games.network_game_wanted.connect(self.direct_games.invite)
        new_games.joining_wanted.connect(lambda: self.direct_games.join())
        return new_games

    def _make_library_parts(self) -> LibraryParts:
        from escabel_gui.view.window.library_parts import LibraryParts  # with SQLite and all that lists games

        library = LibraryParts(self.table, self.analyst, self.settings, self.window)
        library.review.own_game_reviewed.connect(
            lambda review, person: self.exercises().drilling.box.take_in(review, person)
        )
        library.review.said.connect(self.status.tell)  # as it goes on while the window of the library is closed
        return library

    def _make_explorer_page(self) -> PanelPage:
        explorer, page = self.library_parts().make_explorer()
        explorer.said.connect(self.status.tell)
        page.pointed.connect(self.analysis.point_at_played)
        explorer.opened.connect(self.files.put_at)
        page.games_wanted.connect(lambda query: self.library().list_position(query))
        page.allowed.connect(lambda: page.allow() if self.analysis.may_show_games() else None)
        return page

    def _make_library(self) -> LibraryWindow:
        library = self.library_parts().make_window()
        library.library.opened.connect(self.stage.show_table)  # it may have been on the table, behind a lesson
        library.report_wanted.connect(lambda query: self.report().open_window(query))
        library.study_wanted.connect(lambda files: self.studies.chapters().add_kept(files))
        return library

    def _make_report(self) -> ReportWindow:
        report = self.library_parts().make_report(self.ratings)
        report.games_wanted.connect(lambda query, words: self.library().list_games(query, words))
        return report

    def _make_exercises(self) -> Exercises:
        from escabel_gui.view.progress.exercises import Exercises  # with the planner of drills

        acts, window = self.acts, self.window
        exercises = Exercises(
            self.table,
            self.stage,
            self.settings,
            self.analyst,
            self.window.scene,
            self.learning_acts,
            self.puzzle_acts,
            self.drill_acts,
            self._find_source_of_drills,
            acts.play_out,
            window,
        )
        for cover in exercises.covers:
            window.add_cover(cover)
        exercises.hinted.connect(self.analysis.drawn.show_signs)
        exercises.numbered.connect(self.analysis.drawn.number_moves)
        learning, drilling, puzzling = exercises.learning, exercises.drilling, exercises.puzzling
        for kept in (learning, drilling.box, puzzling.tries, puzzling.courses):
            kept.said.connect(self.status.tell)
        return exercises

    def _find_source_of_drills(self) -> QAction:
        """Return the action for a review, if any of the game on the table is left to be reviewed, else for a game."""
        acts, game_analysis = self.acts, self.analysis.game_analysis
        return acts.review if acts.review.isEnabled() and game_analysis.review.unseen else acts.new

    def _make_dialogs(self) -> Dialogs:
        from escabel_gui.view.window.dialogs import Dialogs  # with help, preferences, and all that paints on paper

        window = self.window
        study, acts = self.studies.study, self.studies.acts
        dialogs = Dialogs(self.table, self.stage, self.settings, window.scene, study, acts, window)
        dialogs.sharing.said.connect(self.status.tell)
        dialogs.chapters.said.connect(self.status.tell)
        dialogs.chapters.closed.connect(self._leave_study)
        dialogs.chapters.lesson_made.connect(lambda lesson: self.exercises().learning.begin(lesson, 0))
        return dialogs

    # ---- actions

    def _connect_actions(self) -> None:
        acts, files = self.acts, self.files
        for action, do in (
            (acts.new, self._choose_game),
            (acts.players, lambda: self.new_games().change_players()),
            (acts.play_out, self._play_out),
            (acts.play_on, lambda: self.new_games().play_on()),
            (acts.set_up, lambda: self.new_games().set_up()),
            (acts.invite, lambda: self.new_games().invite_by_message()),
            (acts.library, lambda: self.library().come_to_front()),
            (acts.open, files.open),
            (acts.save, files.save),
            (acts.save_as, files.save_as),
            (acts.copy, files.copy),
            (acts.paste, files.paste),
            (acts.save_picture, lambda: self.dialogs().sharing.save_picture()),
            (acts.save_booklet, lambda: self.dialogs().sharing.save_booklet()),
            (acts.save_page, lambda: self.dialogs().sharing.save_page()),
            (acts.copy_picture, lambda: self.dialogs().sharing.copy_picture()),
            (acts.flip, self._flip),
            (acts.report, lambda: self.report().open_window()),
            (acts.preferences, lambda: self.dialogs().show_preferences()),
            (acts.rules, lambda: self.dialogs().show_rules()),
            (acts.keys, lambda: self.dialogs().show_keys()),
            (acts.signs, lambda: self.dialogs().show_signs()),
            (acts.about, lambda: self.dialogs().show_about()),
            (acts.updates, lambda: self.dialogs().show_updates()),
            (self.learning_acts.guided_game, lambda: self.new_games().begin_guided(self.stage.activity.game.rules)),
            (self.learning_acts.progress, self._show_progress),
            (self.learning_acts.lesson, lambda: self.exercises().learning.learn_game()),
            (self.learning_acts.all_lessons, lambda: self.exercises().learning.show_list()),
            (self.learning_acts.shapes, lambda: self.exercises().shapes.show_list()),
            (self.puzzle_acts.of_the_day, lambda: self.exercises().puzzling.show_puzzle_of_the_day()),
            (self.puzzle_acts.all_puzzles, lambda: self.exercises().puzzling.show_list()),
            (self.drill_acts.drills, lambda: self.exercises().drilling.begin()),
        ):
            action.triggered.connect(do)

    def _leave_study(self) -> None:
        """Go on with the game before, or else with a new one."""
        left = self.table.kept_games.last_open()
        if left is None:
            self.table.begin(self.settings.setup)
        else:
            self.recent_games.open_game(left)

    def _choose_game(self) -> None:
        """Let the person choose a game: beside an exercise, the one that it is of is proposed."""
        is_at_table = self.stage.is_at_table
        self.new_games().choose("" if is_at_table else self.stage.activity.game.rules.wire_name)

    def _play_out(self) -> None:
        activity = self.stage.activity
        self.new_games().play_out(activity.game, activity.color_to_play_out)

    def _show_progress(self) -> None:
        """Show what was learned, and begin what comes next if that is wanted."""
        following = self.dialogs().show_progress(self.exercises().progress(self.ratings))
        if following is not None and not self.exercises().begin(following):
            self.new_games().choose(following.game)

    def _flip(self) -> None:
        scene = self.window.scene
        scene.set_flipped(not scene.is_flipped)
        self.window.paint_next()
        self.players.set_flipped(scene.is_flipped)

    def _escape(self) -> None:
        if self.guided.is_asking:
            self.guided.think_again()
        elif self.analysis.retry.is_on:
            self.analysis.retry.stop()
        elif self.analysis.hint.is_looking:
            self.analysis.hint.stop()
        else:
            self.window.leave_mode()

    # ---- what follows the table and the settings

    def _show_names(self) -> None:
        tree = self.table.game.tree
        is_swapped = tree.is_swapped_at(tree.last_node())  # then no name would be true of all moves in a column
        names = {color: color_name(color) for color in (BLACK, WHITE)} if is_swapped else player_names(self.table)
        self.history.show_names([names[BLACK], names[WHITE]])

    def _show_result(self) -> None:
        """Let the list of moves end with how the game did, as long as no move after it is looked for."""
        game = self.table.game
        self.history.model.show_result(game.tree.final_result if game.is_decided else None)

    def _show_theme(self) -> None:
        self.analysis.set_theme(board_theme(self.settings))
        self.menus.show_theme(self.settings.theme)

    def _let_bot_ponder(self) -> None:
        """Let the bot think on the person's time if that is wanted, a core is left, and no analysis runs."""
        is_wanted = self.settings.ponders and has_core_for_window()
        self.table.bot.may_ponder = is_wanted and not self.analyst.is_busy

    def renew_engines(self) -> None:
        """Start all processes of the engine anew, which take what is new; nobody waits for a move of the bot."""
        self.table.bot.renew()
        self.analyst.renew()
        if self.library_parts.made is not None:
            self.library_parts.made.review.renew()

    def resume_review(self) -> None:
        """Go on with a review of the library that the end of the program has interrupted."""
        if self.settings.library_review != OFF:
            self.library_parts().review.go_on()

    def _close(self) -> None:
        self.analysis.close()
        self.lesson_games.close()
        if self.dialogs.made is not None:
            self.dialogs.made.close()
        for beside in (self.library.made, self.report.made):
            if beside is not None:
                beside.end()
        if self.library_parts.made is not None:
            self.library_parts.made.close()
        self.loudspeaker.close()
