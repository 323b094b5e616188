// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector's desk in the real window, with mouse and keyboard, and an observer, from whom no key, click
// or fault reaches the table.

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/record_reader.h"
#include "engine/scenario/scenario.h"
#endif

#include "app/desks/inspect/report/report_desk.h"
#include "stored_case.h"
#include "window_user.h"

#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>

#include <algorithm>

using namespace mesaviva;
using namespace mesaviva::app;

class TestInspectorWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowUser> m_user;

    WindowUser& user() { return *m_user; }
    Application& application() { return m_user->application(); }
    TableInspector& desk() { return *inspectDesk(application()).inspector(); }
    EventLogModel& eventLog() { return *desk().eventLog(); }

    bool click(QAccessible::Role role, const QString& name) {
        QAccessibleInterface* item = user().find(role, name);
        if (item) {
            user().click(item);
        }
        return item != nullptr;
    }

    // Moves the focus to the list of events.
    bool toEvents() {
        for (int i = 0; i < 60 && user().focusedName() != QLatin1String("Acontecimentos"); ++i) {
            user().press(Qt::Key_Tab); // the filter's name begins with the same word
        }
        return user().focusedName() == QLatin1String("Acontecimentos");
    }

    // The named row of the event log, if it is completely visible in the list.
    bool isInSight(const QString& beginning) {
        QAccessibleInterface* const list = user().find(QAccessible::List, QStringLiteral("Acontecimentos"));
        QAccessibleInterface* const row = user().find(QAccessible::ListItem, beginning);
        return list && row && list->rect().contains(row->rect());
    }
    bool isNewestInSight() {
        const QModelIndex newest = eventLog().index(eventLog().rowCount() - 1, 0);
        return newest.isValid() &&
               isInSight(QStringLiteral("%1, %2").arg(newest.data(EventLogModel::TimeRole).toString(),
                                                      newest.data(EventLogModel::TitleRole).toString()));
    }

    // The entries of a kind in the case.
    QStringList entriesOf(FileEntry::Kind kind) {
        QStringList titles;
        for (const QVariant& each : inspectDesk(application()).report()->entries()) {
            if (const auto entry = each.value<FileEntry>(); entry.kind == kind) {
                titles.append(entry.title);
            }
        }
        return titles;
    }

    // The number of visible rings on the cloth.
    static int rings(const QQuickItem* item) {
        int count =
            QByteArray(item->metaObject()->className()).startsWith("PlaceRing") && item->isVisible() ? 1 : 0;
        for (const QQuickItem* child : item->childItems()) {
            count += rings(child);
        }
        return count;
    }

    // At the inspector's open table, by key and click.
    void faultIsInjected() {
        // The table is in the record while it is played: the program may be killed.
        QTRY_VERIFY_WITH_TIMEOUT(application().table()->recordedUpTo(), 60'000);
        const QString number = QString::number(application().table()->recordedUpTo()->table);
        QTRY_VERIFY_WITH_TIMEOUT(entriesOf(FileEntry::Table).join(u'|').contains(number), 60'000);
        FaultDesk& faults = *desk().faults();
        QVERIFY(faults.isAvailable());
        user().press(Qt::Key_F, Qt::ControlModifier);
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Falha do sistema")); // the first of the list
        QTRY_VERIFY(faults.lines()->rowCount() > 0);
        // A rule that a line names is opened by key.
        QVERIFY(user().tabTo(QStringLiteral("O que as regras mandam agora")));
        int ruled = 0;
        while (faults.lines()->index(ruled, 0).data(FaultLineModel::RulesRole).toStringList().isEmpty()) {
            QVERIFY(++ruled < faults.lines()->rowCount());
        }
        for (int i = 0; i <= ruled; ++i) {
            user().press(Qt::Key_Down);
        }
        const QString rule =
            faults.lines()->index(ruled, 0).data(FaultLineModel::RulesRole).toStringList()[0];
        user().press(Qt::Key_Right);
        QTRY_VERIFY(user().find(QAccessible::Pane, QStringLiteral("Regras do jogo")));
        QTRY_VERIFY(user().find(QAccessible::Grouping, QStringLiteral("Regra %1: ").arg(rule)));
        QTRY_VERIFY(user().closesPopup() && !user().isCovered());
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(controls > 8);
        QCOMPARE(faults.choice(), 0);
        QVERIFY(click(QAccessible::Button, QStringLiteral("Provocar agora")));
        QTRY_COMPARE(faults.injected().size(), 1);
        QTRY_COMPARE(faults.verdictMark(), int(FaultLineModel::Same));
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("O que daí resultou")));
        QTRY_COMPARE(user().nameless(controls), QStringList());
        user().press(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Acontecimentos")));
        QTRY_VERIFY(!faults.isWatched());
    }

    static void rowsOfGames() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("scenario");
        QTest::newRow("poker") << "poker"
                               << "poker/folded";
        QTest::newRow("roulette") << "roulette"
                                  << "roulette/online_pays_even_chances";
        QTest::newRow("bingo") << "bingo"
                               << "bingo/90_line_and_bingo";
    }

private slots:
    // One window for all tests; after a failure, another one.
    void init() {
        if (!m_user) {
            m_user = std::make_unique<WindowUser>();
            application().setLanguage(QStringLiteral("pt"));
            QVERIFY(user().open());
        }
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Jogar")));
    }

    void cleanup() {
        if (QTest::currentTestFailed() || !m_user || !m_user->returnsToLobby()) {
            m_user.reset();
        }
    }

    void cleanupTestCase() { m_user.reset(); }

    // The lobby has an entry for each desk; the inspector's opens a table with the event log next to it.
    // There a fault is predicted, injected and judged.
    void inspectorsTableIsFollowedAndTried_data() { rowsOfGames(); }

    void inspectorsTableIsFollowedAndTried() {
        QFETCH(const QString, game);
        application().games()->choose(game);
        QVERIFY(user().clicks(QAccessible::RadioButton, QStringLiteral("Inspecionar")));
        QTRY_COMPARE(application().desks()->chosen()->key(), QStringLiteral("inspect"));
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Lista de conformidade")));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(!desk().isOpen());
        application().openTable();
        QTRY_VERIFY(application().table());
        QVERIFY(desk().isOpen());
        QTRY_VERIFY(eventLog().rowCount() > 0);
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Acontecimentos")));
        // The newest is visible: a room that has run for long has more than a page.
        QTRY_VERIFY_WITH_TIMEOUT(isNewestInSight(), 60'000);
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(controls > 8);
        faultIsInjected();
        if (QTest::currentTestFailed()) {
            return;
        }
        // Closed, it stops the event log.
        user().press(Qt::Key_I, Qt::ControlModifier);
        QTRY_VERIFY(!desk().isOpen());
        QTRY_VERIFY(!user().find(QAccessible::List, QStringLiteral("Acontecimentos")));
        QVERIFY(!eventLog().isFollowing());
        application().closeTable();
        QVERIFY(!desk().faults()->isAvailable());
    }

    // The desk shows what this inspection has seen, and the case opens without a warning on the console.
    void whatWasSeenIsKnownAtTheDoor() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("Binding loop")));
        m_user.reset();
        QVERIFY(test::keepCase([](InspectionCase& inspection) {
            inspection.covered = {QStringLiteral("P14"), QStringLiteral("P26")};
            inspection.faults.resize(1);
        }));
        init();
        QCOMPARE(desk().coveredRules(), qsizetype{0});
        user().press(Qt::Key_2, Qt::ControlModifier);
        QTRY_COMPARE(desk().coveredRules(), qsizetype{2});
        QCOMPARE(desk().faults()->judged().size(), std::size_t{1});
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Processo")));
        user().press(Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Partes do processo")));
        QTRY_VERIFY(user().says(QStringLiteral("2 vistas a atuar")));
        m_user.reset();
        test::dropCases();
        init();
    }

    // An observer's table says so and accepts nothing: neither keys nor clicks nor faults.
    void observerSendsNothing_data() { rowsOfGames(); }

    void observerSendsNothing() {
        QFETCH(const QString, game);
        application().games()->choose(game);
        user().press(Qt::Key_2, Qt::ControlModifier);
        QTRY_COMPARE(application().desks()->chosen()->key(), QStringLiteral("inspect"));
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Lista de conformidade")));
        QVERIFY(user().clicks(QAccessible::RadioButton, QStringLiteral("Só observar")));
        QTRY_VERIFY(desk().isObserving());
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Observar a mesa")));
        application().openTable();
        QTRY_VERIFY(application().table());
        QVERIFY(application().table()->isObserved());
        QTRY_VERIFY(user().find(QAccessible::Grouping, QStringLiteral("Observador")));
        QTRY_VERIFY(user().says(QStringLiteral("esta mesa não recebe nenhuma ordem")));
        QTRY_VERIFY(eventLog().rowCount() > 3);
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        const qint64 points = application().points()->amount();
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_F, Qt::Key_C, Qt::Key_R, Qt::Key_D,
                                  Qt::Key_1, Qt::Key_2, Qt::Key_Plus, Qt::Key_Up, Qt::Key_Delete}) {
            user().press(key);
        }
        for (int x = 40; x < 760; x += 60) { // all over the cloth
            for (int y = 120; y < 640; y += 65) {
                QTest::mouseClick(user().window(), Qt::LeftButton, Qt::NoModifier, QPoint(x, y));
            }
        }
        user().press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(!desk().faults()->isAvailable());
        QTRY_VERIFY(application().table()->recordedUpTo());
        const std::int64_t table = application().table()->recordedUpTo()->table;
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Ir para o átrio")));
        QTRY_VERIFY(!application().table());
        QCOMPARE(application().points()->amount(), points);
        // The record contains nothing about the observer except the admission.
        const auto reader = record::RecordReader::open(application().record()->file().toStdU16String());
        QVERIFY(reader);
        record::EventCursor cursor = (*reader)->events(table, 1);
        record::EventRow row;
        int events = 0;
        while (cursor.next(row)) {
            ++events;
            const bool isOpening = row.text.kind == "table_opened" || row.text.kind == "player_admitted";
            QVERIFY2(isOpening || row.text.fields.find("\"observer\"") == std::string::npos,
                     row.text.fields.c_str());
        }
        QVERIFY(events > 3);
        desk().setObserving(false);
    }

    // A player cannot inject faults, with or without the event log.
    void playerCausesNothing() {
        application().openTable();
        QTRY_VERIFY(application().table());
        user().press(Qt::Key_I, Qt::ControlModifier);
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Acontecimentos")));
        QVERIFY(!desk().faults()->isAvailable());
        QVERIFY(!user().find(QAccessible::Button, QStringLiteral("Provocar uma falha (Ctrl+F)")));
        application().closeTable();
    }

    // A player's table stays as it is until the key is pressed. Then the places of an event are highlighted
    // on the cloth with its rule, until Escape is pressed.
    void playersTableIsFollowedOnceAsked_data() { rowsOfGames(); }

    void playersTableIsFollowedOnceAsked() {
        QFETCH(const QString, scenario);
        QCOMPARE(application().playShipped(scenario), QString());
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Sair da ")));
        QVERIFY(!desk().isOpen());
        QVERIFY(!user().find(QAccessible::List, QStringLiteral("Acontecimentos")));
        user().press(Qt::Key_I, Qt::ControlModifier);
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Acontecimentos")));
        QTRY_VERIFY(eventLog().rowCount() > 0);
        application().table()->setPaused(true); // no event clears the highlight meanwhile
        // From now on the inspection stores that it was played.
        const QString key = application().table()->stagedKey();
        const auto isKept = [&key] {
            const InspectionCase kept = test::storedCase();
            return std::ranges::find(kept.stagedTables, key, &StagedTable::key) != kept.stagedTables.end();
        };
        QTRY_VERIFY_WITH_TIMEOUT(isKept(), 60'000);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Voltar ao átrio")));
        eventLog().finish();
        QVERIFY(toEvents());
        const QQuickItem* const all = user().window()->contentItem();
        QCOMPARE(rings(all), 0);
        user().press(Qt::Key_Up);
        QVERIFY(application().table()->isPaused());
        user().press(Qt::Key_Return); // expands it
        QTRY_VERIFY(eventLog().clothHighlight()->isHighlighted());
        QTRY_VERIFY(rings(all) > 0);
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(!eventLog().clothHighlight()->isHighlighted());
        QTRY_COMPARE(rings(all), 0);
        user().press(Qt::Key_Right); // reads its rule
        QTRY_VERIFY(eventLog().clothHighlight()->isHighlighted());
        QTRY_VERIFY(rings(all) > 0);
        application().closeTable();
    }

    // In a small window with large text the event log ends above the player's controls: nothing is behind it.
    void eventLogLeavesThePlayersControlsInSight_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("control");
        QTest::newRow("P30") << "poker"
                             << "Continuar";
        QTest::newRow("O14") << "roulette"
                             << "Estatísticas";
        QTest::newRow("B10") << "bingo"
                             << "Comprar";
    }

    void eventLogLeavesThePlayersControlsInSight() {
        QFETCH(const QString, game);
        QFETCH(const QString, control);
        if (game == QLatin1String("bingo")) { // in a new hall the first room is about to sell
            m_user.reset();
            init();
        }
        application().games()->choose(game);
        application().settings()->setTextScale(1.3);
        QVERIFY(user().resizes({1024, 640}));
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Jogar")));
        application().openTable();
        QTRY_VERIFY(user().lies(QAccessible::Button, control));
        user().press(Qt::Key_I, Qt::ControlModifier);
        QTRY_VERIFY(user().lies(QAccessible::List, QStringLiteral("Acontecimentos")));
        const QRect window(user().window()->position(), user().window()->size());
        const auto isFree = [&] {
            const QAccessibleInterface* const pane =
                user().find(QAccessible::Pane, QStringLiteral("Rasto da mesa"));
            const QAccessibleInterface* const button = user().find(QAccessible::Button, control);
            return pane && button && window.contains(button->rect()) &&
                   !pane->rect().intersects(button->rect());
        };
        QTRY_VERIFY(isFree());
        application().closeTable();
    }

    // The newest event stays visible until the user scrolls up, and a button leads back to it; a row higher
    // than the list is read to its end by key.
    void newestEventStaysInSight() {
        application().playScenario(
            *scenario::load(MESAVIVA_SCENARIOS "/roulette/online_pays_even_chances.json"), 100);
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Sair da mesa")));
        user().press(Qt::Key_I, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(application().table()->isScenarioOver(), 60'000);
        eventLog().finish();
        QVERIFY(eventLog().rowCount() > 20); // more than a page
        const QString back = QStringLiteral("Para o acontecimento mais recente");
        QTRY_VERIFY_WITH_TIMEOUT(isNewestInSight(), 60'000);
        QVERIFY(!user().find(QAccessible::Button, back));
        QVERIFY(toEvents());
        user().press(Qt::Key_Home);
        QTRY_VERIFY(!isNewestInSight());
        QVERIFY(user().clicks(QAccessible::Button, back));
        QTRY_VERIFY(isNewestInSight());
        // The table's opening has no description, but many fields.
        QVERIFY2(toEvents(), qPrintable(user().focusedName()));
        user().press(Qt::Key_Home);
        user().press(Qt::Key_Return);
        QTRY_VERIFY(user().find(QAccessible::StaticText, QStringLiteral("settings: ")));
        const QString last = QStringLiteral("rules_version: ");
        QTRY_VERIFY(user().find(QAccessible::StaticText, last));
        const auto isShown = [&] {
            QAccessibleInterface* const list =
                user().find(QAccessible::List, QStringLiteral("Acontecimentos"));
            QAccessibleInterface* const field = user().find(QAccessible::StaticText, last);
            return list && field && list->rect().contains(field->rect());
        };
        QVERIFY(!isShown());
        const QString opening = user().focusedName();
        for (int i = 0; i < 60 && !isShown(); ++i) {
            user().press(Qt::Key_Down);
        }
        QVERIFY(isShown());
        QCOMPARE(user().focusedName(), opening);
        application().closeTable();
    }

    // A note belongs to an event of this table: with the next table it is put away, and so are the expanded
    // fields.
    void noteGoesWithItsTable() {
        QCOMPARE(application().playShipped(QStringLiteral("poker/folded")), QString());
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Sair da mesa")));
        user().press(Qt::Key_I, Qt::ControlModifier);
        QTRY_VERIFY(eventLog().rowCount() > 0);
        application().table()->setPaused(true);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Voltar ao átrio")));
        eventLog().finish();
        QVERIFY(toEvents());
        user().press(Qt::Key_Home);
        user().press(Qt::Key_N);
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Nota ao acontecimento 1"));
        QTest::keyClick(user().window(), 'x');
        const auto notes = inspectDesk(application()).report()->entries().size();
        QCOMPARE(application().playShipped(QStringLiteral("poker/folded")), QString());
        QTRY_VERIFY(eventLog().rowCount() > 0);
        QTRY_VERIFY(!user().find(QAccessible::EditableText, QStringLiteral("Nota ao acontecimento")));
        QCOMPARE(inspectDesk(application()).report()->entries().size(), notes);
        application().closeTable();
    }

    // At a learning table a note could not be found again: the window says so, and nothing is written.
    void noteThatCanNotBeKeptIsDenied() {
        application().openLearningTable(QStringLiteral("poker"));
        QTRY_VERIFY(application().table());
        user().press(Qt::Key_I, Qt::ControlModifier);
        QTRY_VERIFY(eventLog().rowCount() > 0);
        eventLog().finish();
        QVERIFY(toEvents());
        user().press(Qt::Key_Home);
        const QString here = user().focusedName();
        user().press(Qt::Key_N);
        QTRY_VERIFY(user().find(QAccessible::AlertMessage,
                                QStringLiteral("O que se passa nesta mesa não fica guardado")));
        QVERIFY(!user().find(QAccessible::EditableText, QStringLiteral("Nota ao acontecimento")));
        QCOMPARE(user().focusedName(), here);
        application().closeTable();
    }

    // Tables side by side: stakes are placed and the number is chosen by key.
    void comparisonIsPlayedByKey() {
        user().press(Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Lado a lado")));
        user().press(Qt::Key_B, Qt::ControlModifier);
        RegulationComparison& comparison = *desk().comparison();
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("O que dizem as mesas")));
        QTRY_VERIFY(user().focusedName().startsWith(QLatin1String("Pano")));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(controls > 15);
        comparison.clear();
        user().press(Qt::Key_Right); // zero
        user().press(Qt::Key_Return);
        QTRY_COMPARE(comparison.requests().size(), std::size_t{1});
        user().press(Qt::Key_Right);
        user().press(Qt::Key_Return);
        QTRY_COMPARE(comparison.requests().size(), std::size_t{2});
        user().press(Qt::Key_Delete);
        QTRY_COMPARE(comparison.requests().size(), std::size_t{1});
        comparison.setPocket(5);
        user().press(Qt::Key_Left);
        user().press(Qt::Key_N);
        QTRY_COMPARE(comparison.pocket(), 0);
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(!user().find(QAccessible::List, QStringLiteral("O que dizem as mesas")));
        // With a reading of bingo there is no layout: stakes are not mentioned, and the focus is in the rows.
        comparison.clear();
        comparison.setComparison(
            int(comparison.comparisons().indexOf(QRegularExpression(QStringLiteral("I-B31.*")))));
        QTRY_VERIFY(!comparison.isPlaying());
        user().press(Qt::Key_B, Qt::ControlModifier);
        QTRY_VERIFY(user().focusedName().startsWith(QStringLiteral("Prémio: Linha"))); // a row
        QTRY_VERIFY(user().says(QStringLiteral("A mesma jogada em duas mesas")));
        QVERIFY(!user().says(QStringLiteral("As mesmas apostas")));
        QVERIFY(user().describes(QStringLiteral("Guardar as duas vistas")) ||
                user().says(QStringLiteral("Guardar as duas vistas")));
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(!user().find(QAccessible::List, QStringLiteral("O que dizem as mesas")));
        comparison.setComparison(0);
    }

    // A played round can be proved, and is checked with a click.
    void fairnessIsShown() {
        user().press(Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Equidade")));
        user().press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Jogadas")));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(controls > 4);
        QVERIFY(click(QAccessible::RadioButton, QStringLiteral("Teste do acaso")));
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Testar o acaso")));
        QVERIFY(click(QAccessible::Button, QStringLiteral("Testar o acaso")));
        QTRY_VERIFY(desk().chance()->isRunning() || desk().chance()->isDone());
        QTRY_VERIFY_WITH_TIMEOUT(desk().chance()->isDone(), 60'000);
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Testes do acaso")));
        QTRY_COMPARE(user().nameless(controls), QStringList());
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(!user().find(QAccessible::List, QStringLiteral("Testes do acaso")));
    }

    // The exact figures of a game are requested by key and shown row by row.
    void exactFiguresAreShown() {
        user().press(Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Contas exatas")));
        user().press(Qt::Key_M, Qt::ControlModifier);
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Contas exatas")));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(controls > 8);
        // By key: a card in the lobby below has a name that begins alike.
        QVERIFY(user().tabTo(QStringLiteral("Roleta")));
        user().press(Qt::Key_Space);
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Macau")));
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Calcular")));
        QTRY_VERIFY(inspectDesk(application()).figures()->isDone());
        QTRY_VERIFY(inspectDesk(application()).figures()->rows().size() > 10);
        QTRY_COMPARE(user().nameless(controls), QStringList());
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(!user().find(QAccessible::List, QStringLiteral("Contas exatas")));
    }

    // The sheet of errors to find begins at its first control, not at Close.
    void errorsSheetBeginsAtItsFirstControl() {
        user().press(Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Erros por encontrar")));
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Erros por encontrar")));
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Fazer um exercício")));
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Regulamento"));
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(!user().find(QAccessible::Button, QStringLiteral("Fazer um exercício")));
        QTRY_VERIFY(user().closesPopup() && !user().isCovered());
    }

    // The list of rules opens from the desk by key, and takes a verdict by key.
    void conformityIsJudgedByKey() {
        user().press(Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Lista de conformidade")));
        user().press(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(desk().conformity()->rowCount() > 300);
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Regras")));
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Regras"));
        inspectDesk(application()).report()->beginCase();
        const int last = desk().conformity()->rowCount() - 1;
        user().press(Qt::Key_End);
        user().press(Qt::Key_1);
        QTRY_COMPARE(desk().conformity()->index(last, 0).data(ConformityModel::VerdictRole).toInt(),
                     int(InspectionNote::Pass));
        user().press(Qt::Key_Home);
        user().press(Qt::Key_1);
        QTRY_COMPARE(desk().conformity()->index(0, 0).data(ConformityModel::VerdictRole).toInt(),
                     int(InspectionNote::Pass));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        // Tab goes to the buttons that judge the current rule, and to no others.
        constexpr int kRow = 10;
        const auto verdict = [&] {
            return desk().conformity()->index(kRow, 0).data(ConformityModel::VerdictRole).toInt();
        };
        for (int i = 0; i < kRow; ++i) {
            user().press(Qt::Key_Down);
        }
        user().press(Qt::Key_Tab);
        user().press(Qt::Key_Return);
        QTRY_COMPARE(verdict(), int(InspectionNote::Pass));
        // Writing a remark keeps the focus in it, whatever the arrow keys do.
        QVERIFY(user().tabTo(QStringLiteral("Observação sobre ")));
        const QString remark = user().focusedName();
        QTest::keyClick(user().window(), 'x');
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Up, Qt::Key_End}) {
            user().press(key);
            QCOMPARE(user().focusedName(), remark);
        }
        QVERIFY(!user().find(QAccessible::Pane, QStringLiteral("Regras do jogo")));
        // The current rule is restored with the list.
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(!user().find(QAccessible::List, QStringLiteral("Regras")));
        user().press(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Regras")));
        QTRY_VERIFY(user().find(QAccessible::EditableText, remark));
        QTRY_VERIFY(!user().focusedName().isEmpty()); // it has faded in
        user().press(Qt::Key_2);
        QTRY_COMPARE(verdict(), int(InspectionNote::Fail));
        const QString row = user().focusedName();
        user().press(Qt::Key_2); // the same again would remove it: the window asks
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Retirar")));
        QTRY_VERIFY(user().focusedName() != row); // the question has faded in
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(!user().find(QAccessible::Button, QStringLiteral("Retirar")));
        QCOMPARE(verdict(), int(InspectionNote::Fail));
        // And after a scenario was played from it.
        QCOMPARE(application().playShipped(QStringLiteral("poker/folded")), QString());
        desk().conformity()->leave();
        QTRY_VERIFY(user().find(QAccessible::Button, QStringLiteral("Sair da mesa")));
        QTRY_VERIFY(user().closesPopup());
        application().closeTable();
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Regras")));
        QTRY_VERIFY(user().find(QAccessible::EditableText, remark));
        inspectDesk(application()).report()->beginCase();
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestInspectorWindow)
#include "tst_inspector_window.moc"
