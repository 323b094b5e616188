// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The trainer's desk in the real window, with mouse and keyboard.

#include "app/desks/teach/drills/poker_drills.h"
#include "app/desks/teach/questions/question_text.h"
#include "croupier_worker.h"
#include "program/test_list.h"
#include "window_user.h"

#include <QFile>
#include <QTemporaryDir>

using namespace mesaviva;
using namespace mesaviva::app;

class TestTeachWindow : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WindowUser> m_user;

    WindowUser& user() { return *m_user; }
    DrillDesk& desk() { return *teachDesk(m_user->application()).drills(); }
    void drills() {
        user().click(user().find(QAccessible::RadioButton, QStringLiteral("Exercícios")));
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Mão contra mão")));
    }

    // The reversed table of that game.
    void reverse(const CroupierDesk& croupier) {
        QVERIFY(user().clicks(QAccessible::RadioButton, QStringLiteral("A mesa ao contrário")));
        QVERIFY(user().clicks(QAccessible::RadioButton, croupier.title()));
    }

    // Presses the keys of the due action; its tool is selected.
    void doByKeyboard(RouletteCroupierDesk& croupier) {
        using namespace croupier;
        const std::vector<DueAction> due = croupier.dueActions();
        if (due.empty() || std::holds_alternative<AnnounceNumber>(due.front().action)) {
            QTRY_COMPARE(user().focusedName(), QStringLiteral("Número"));
            for (const Qt::Key key : {Qt::Key_1, Qt::Key_7, Qt::Key_A, Qt::Key_S, Qt::Key_E}) {
                user().press(key);
            }
            user().press(Qt::Key_Return);
        } else if (const auto* call = std::get_if<Call>(&due.front().action)) {
            user().press(call->phrase == roulette::OwnPhrase::place_your_bets ? Qt::Key_1 : Qt::Key_2);
        } else if (std::holds_alternative<Launch>(due.front().action)) {
            user().press(Qt::Key_L);
        } else if (std::holds_alternative<MarkNumber>(due.front().action)) {
            user().press(Qt::Key_V);
        } else if (const auto* sweep = std::get_if<Sweep>(&due.front().action)) {
            QTRY_VERIFY(user().focusedName().startsWith(QStringLiteral("Mesa de roleta")));
            rakeByKeyboard(croupier, std::vector<int>(sweep->kept.begin(), sweep->kept.end()));
        } else if (const auto* pay = std::get_if<Pay>(&due.front().action)) {
            QTRY_VERIFY(user().focusedName().startsWith(QStringLiteral("Mesa de roleta")));
            const Pay prize = *pay;
            for (int i = 0; i < 100 && croupier.place() != prize.spot; ++i) {
                user().press(Qt::Key_Right);
            }
            QCOMPARE(croupier.place(), static_cast<int>(prize.spot));
            for (int i = 0; i < 20 && croupier.player() != static_cast<int>(prize.player); ++i) {
                user().press(Qt::Key_Down);
            }
            payByKeyboard(croupier, prize.sum);
        }
    }

    // Arrow keys move to each stake; Space marks those that stay, Enter rakes the rest.
    void rakeByKeyboard(CroupierDesk& croupier, const std::vector<int>& stay) {
        const auto places = croupier.places().size();
        for (qsizetype i = 0; i < places; ++i) {
            user().press(Qt::Key_Right);
            const QString here = spotUnderKeyboard(croupier);
            for (const int place : stay) {
                if (here == croupier.placeName(place)) {
                    user().press(Qt::Key_Space);
                }
            }
        }
        QCOMPARE(croupier.kept().size(), static_cast<qsizetype>(stay.size()));
        user().press(Qt::Key_Return);
    }

    void payByKeyboard(CroupierDesk& croupier, Money sum) {
        std::int64_t rest = sum.cents;
        for (int pile = static_cast<int>(croupier.rack().size()) - 1; pile >= 0; --pile) {
            const auto value =
                static_cast<std::int64_t>(croupier.rack().at(pile).value<CroupierChip>().cents);
            for (; rest >= value; rest -= value) {
                user().press(static_cast<Qt::Key>(Qt::Key_1 + pile));
            }
        }
        user().press(Qt::Key_1); // one too many, then back to the rack
        user().press(Qt::Key_Backspace);
        user().press(Qt::Key_Return);
    }

    void doByKeyboard(PokerCroupierDesk& poker) {
        using namespace croupier;
        const auto digit = [](int number) { return static_cast<Qt::Key>(Qt::Key_0 + number); };
        const PokerAction action = poker.dueActions().front().action;
        if (const auto* said = std::get_if<SayPhrase>(&action)) {
            constexpr std::array kKeys = {Qt::Key_A, Qt::Key_N, Qt::Key_D, Qt::Key_W};
            user().press(kKeys.at(static_cast<std::size_t>(said->phrase)));
        } else if (const auto* card = std::get_if<DealCard>(&action)) {
            if (card->faceUp) {
                user().press(Qt::Key_U);
            }
            user().press(card->to == kCorner ? Qt::Key_C : digit(card->to));
        } else if (const auto* asked = std::get_if<AskSeat>(&action)) {
            user().press(digit(asked->seat));
        } else if (std::holds_alternative<TurnDealer>(action)) {
            user().press(Qt::Key_0);
        } else if (const auto* judged = std::get_if<JudgeDealer>(&action)) {
            user().press(judged->plays ? Qt::Key_J : Qt::Key_N);
        } else if (const auto* turned = std::get_if<TurnHand>(&action)) {
            user().press(digit(turned->seat));
        } else if (const auto* compared = std::get_if<CompareHand>(&action)) {
            constexpr std::array kKeys = {Qt::Key_W, Qt::Key_L, Qt::Key_E};
            user().press(kKeys.at(static_cast<std::size_t>(compared->result)));
        } else if (const auto* sweep = std::get_if<TakeLosers>(&action)) {
            QTRY_VERIFY(user().focusedName().startsWith(QStringLiteral("Mesa de póquer")));
            std::vector<int> stay;
            for (const int seat : sweep->kept) {
                stay.push_back(2 * seat);
            }
            rakeByKeyboard(poker, stay);
        } else if (const auto* pay = std::get_if<PayBox>(&action)) {
            QTRY_VERIFY(user().focusedName().startsWith(QStringLiteral("Mesa de póquer")));
            const PayBox prize = *pay;
            const int box = 2 * prize.seat + static_cast<int>(prize.box);
            for (int i = 0; i < 20 && poker.place() != box; ++i) {
                user().press(Qt::Key_Right);
            }
            QCOMPARE(poker.place(), box);
            payByKeyboard(poker, prize.sum);
        }
    }

    // Counts the float and enters the result: right, over or short.
    void countByKeyboard(CroupierDesk& croupier) {
        const croupier::FloatCount right = croupier.rackCount()->rack()->right();
        const auto type = [this](const QString& field, Money sum) {
            QTRY_VERIFY(user().tabTo(field));
            for (const QChar digit : QString::number(static_cast<double>(sum.cents) / 100, 'f', 2)) {
                QTest::keyClick(user().window(), digit.toLatin1());
            }
        };
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Confere")));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        if (right.reckoned) {
            type(QStringLiteral("Deve estar na bandeja"), *right.reckoned);
        }
        type(QStringLiteral("Contado na bandeja"), right.counted);
        const QStringList words = {QStringLiteral("Confere"), QStringLiteral("Tem a mais"),
                                   QStringLiteral("Tem a menos")};
        QVERIFY(user().tabTo(words.at(static_cast<int>(right.balance))));
        user().press(Qt::Key_Space);
        user().press(Qt::Key_Return);
    }

    // The item at index `number` among visible items with that name.
    QAccessibleInterface* nth(QAccessible::Role role, const QString& name, int number) {
        QList<QAccessibleInterface*> all;
        user().each([&](QAccessibleInterface* item) {
            if (item->role() == role && WindowUser::nameOf(item) == name) {
                all.append(item);
            }
        });
        return all.value(number);
    }

    // The name of the focused cell.
    QString spotUnderKeyboard(CroupierDesk& croupier) {
        QStringList cells;
        user().each([&](QAccessibleInterface* item) {
            if (item->role() == QAccessible::Cell) {
                cells.append(WindowUser::nameOf(item));
            }
        });
        for (const int spot : croupier.places()) {
            if (cells.contains(croupier.placeName(spot))) {
                return croupier.placeName(spot);
            }
        }
        return {};
    }

private slots:
    void init() {
        const bool isNew = !m_user;
        if (isNew) {
            m_user = std::make_unique<WindowUser>();
        }
        m_user->application().setLanguage(QStringLiteral("pt"));
        QVERIFY(!isNew || user().open());
        QVERIFY(user().clicks(QAccessible::RadioButton, QStringLiteral("Ensinar")));
        QVERIFY(user().clicks(QAccessible::RadioButton, QStringLiteral("Lições")));
    }

    // One window for all tests; after a failure, another one.
    void cleanup() {
        if (QTest::currentTestFailed() || !m_user->returnsToLobby()) {
            m_user.reset();
        }
    }

    void cleanupTestCase() { m_user.reset(); }

    // The library by keyboard: a lesson from its first pause to its last with all its questions, and back.
    void aLessonIsPlayedByKeyboardToItsEnd_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("key");
        QTest::newRow("poker") << "pt"
                               << "poker_01_first_round";
        QTest::newRow("roulette") << "en"
                                  << "roulette_04_parol";
        QTest::newRow("bingo") << "pt"
                               << "bingo_02_shared_line";
    }
    void aLessonIsPlayedByKeyboardToItsEnd() {
        QFETCH(QString, language);
        QFETCH(QString, key);
        user().application().setLanguage(language);
        const bool pt = language == QLatin1String("pt");
        LessonDesk& lessons = *teachDesk(user().application()).lessons();
        QTRY_VERIFY(lessons.isReady());
        QVERIFY(user().tabTo(lessons.info().title)); // the chosen row has the focus
        for (const Qt::Key way : {Qt::Key_Down, Qt::Key_Up}) {
            for (int i = 0; i < 100 && lessons.chosen() != key; ++i) {
                user().press(way);
            }
        }
        QCOMPARE(lessons.chosen(), key);
        QTRY_COMPARE(user().focusedName(), lessons.info().title);
        user().press(Qt::Key_Return);
        QTRY_VERIFY(lessons.isActive());
        QTRY_VERIFY(
            user().lies(QAccessible::Button, pt ? QStringLiteral("Seguinte") : QStringLiteral("Next")));
        QTRY_VERIFY(user().says(lessons.text()));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(controls >= 10);
        while (lessons.number() > 0) { // it continues where it was left
            user().press(Qt::Key_B);
        }
        int asked = 0;
        for (int number = 1; number <= lessons.count(); ++number) {
            user().press(Qt::Key_N);
            QCOMPARE(lessons.number(), number);
            QTRY_VERIFY(user().says(lessons.text()));
            if (!lessons.question().isEmpty()) {
                ++asked;
                QTRY_VERIFY(user().says(lessons.question()));
                for (int choice = 0; choice < lessons.choices().size() && !lessons.isAnswered(); ++choice) {
                    user().press(static_cast<Qt::Key>(Qt::Key_1 + choice));
                }
                QVERIFY(lessons.isAnswered());
                QTRY_VERIFY(user().says(lessons.verdict()));
            }
        }
        QVERIFY(asked > 0);
        QTRY_VERIFY(user().says(lessons.summary()));
        user().press(Qt::Key_B);
        QCOMPARE(lessons.number(), lessons.count() - 1);
        QVERIFY(user().clicks(QAccessible::Button,
                              pt ? QStringLiteral("Voltar ao átrio") : QStringLiteral("To the lobby")));
        QTRY_VERIFY(!lessons.isActive());
        QTRY_VERIFY(
            user().lies(QAccessible::Button, pt ? QStringLiteral("Continuar") : QStringLiteral("Continue")));
        QTRY_VERIFY(user().says(pt ? QStringLiteral("Feita") : QStringLiteral("Done")));
    }

    // A scenario file opened from the library is shown like a lesson and does not change the library.
    void aScenariosFileIsShown() {
        LessonDesk& lessons = *teachDesk(user().application()).lessons();
        QTRY_VERIFY(lessons.isReady());
        const auto all = lessons.lessonList().size();
        lessons.openFile(QUrl::fromLocalFile(
            QStringLiteral(MESAVIVA_SCENARIOS "/roulette/online_several_players_one_number.json")));
        QTRY_VERIFY_WITH_TIMEOUT(lessons.isActive(), 60'000);
        QVERIFY(lessons.isPresented());
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Seguinte")));
        while (!lessons.hasOdds() && lessons.number() < lessons.count()) {
            user().press(Qt::Key_N);
        }
        user().press(Qt::Key_O);
        QTRY_VERIFY(lessons.isOddsShown());
        QVERIFY(lessons.oddsPlayers().size() > 1);
        QTRY_VERIFY(user().says(lessons.odds().best));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Terminar")));
        QTRY_VERIFY(!lessons.isActive());
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Lições")));
        QCOMPARE(lessons.lessonList().size(), all);
    }

    // No text reveals a hidden result before R shows it.
    void resultsAreHiddenByKey() {
        LessonDesk& lessons = *teachDesk(user().application()).lessons();
        QTRY_VERIFY(lessons.isReady());
        lessons.choose(QStringLiteral("poker_01_first_round"));
        lessons.begin(true);
        QTRY_VERIFY_WITH_TIMEOUT(lessons.isActive(), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(user().lies(QAccessible::Button, QStringLiteral("Esconder resultados")),
                                 60'000);
        user().press(Qt::Key_R);
        QTRY_VERIFY(lessons.isResultHidden());
        for (int i = 0; i < lessons.count(); ++i) {
            user().press(Qt::Key_N);
        }
        QTRY_VERIFY(lessons.isResultAwaited());
        QVERIFY(lessons.number() < lessons.count());
        QTRY_VERIFY_WITH_TIMEOUT(user().says(QStringLiteral("O resultado está escondido")), 60'000);
        user().press(Qt::Key_Period);
        user().press(Qt::Key_P);
        QVERIFY(lessons.isResultAwaited() && user().application().table()->isPaused());
        user().press(Qt::Key_R);
        QTRY_VERIFY(!lessons.isResultHidden());
        QCOMPARE(lessons.number(), lessons.count() - 1); // the dealer qualifies
        user().application().closeTable();
        QTRY_VERIFY(!lessons.isActive());
    }

    // In the library, the dialog and the editor the focus is where the user acts next.
    void theKeyboardStandsWhereOneWrites() {
        LessonEditor& editor = *teachDesk(user().application()).editor();
        QTRY_VERIFY(teachDesk(user().application()).lessons()->isReady());
        user().press(Qt::Key_F, Qt::ControlModifier);
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Procurar nas lições"));
        user().press(Qt::Key_N, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(user().focusedName(), QStringLiteral("Começar"), 60'000);
        user().press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(editor.isActive(), 60'000);
        QTRY_COMPARE_WITH_TIMEOUT(user().focusedName(), QStringLiteral("Título em português"), 60'000);
        while (editor.part() < LessonEditor::Steps) {
            user().press(Qt::Key_PageDown, Qt::ControlModifier);
        }
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Acrescentar"));
        user().press(Qt::Key_Return);
        QTRY_COMPARE(editor.rows().size(), 1);
        user().press(Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(editor.part(), static_cast<int>(LessonEditor::Chance));
        user().press(Qt::Key_Return);
        QTRY_COMPARE(editor.outcomes().size(), 1);
        editor.close();
    }

    // Arrow keys in the list of subjects keep the focus there, and Tab continues from it.
    void theKeyboardStaysOnTheWords() {
        QVERIFY(user().tabTo(QStringLiteral("Exercícios")));
        user().press(Qt::Key_Right);
        QTRY_COMPARE(user().focusedName(), QStringLiteral("A mesa ao contrário"));
        user().press(Qt::Key_Right);
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Equipamento real"));
        user().press(Qt::Key_Left);
        user().press(Qt::Key_Left);
        user().press(Qt::Key_Left);
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Lições"));
    }

    // A small roulette lesson, written by keyboard alone from an empty table, saved, listed and played to its
    // end.
    // The page of the class: every control has a name, and a course is made and unmade by keyboard.
    void aCourseIsMadeByKeyboard() {
        const QTemporaryDir folder;
        ClassDesk& desk = *teachDesk(user().application()).classroom();
        desk.chooseFolder(QUrl::fromLocalFile(folder.path()));
        QTRY_VERIFY(desk.isThere() && !desk.isReading());
        user().press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(user().clicks(QAccessible::RadioButton, QStringLiteral("Curso")));
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Acrescentar")));
        QTRY_VERIFY(!desk.isReading());
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(user().tabTo(QStringLiteral("Até que dia")));
        for (const char letter : QByteArrayLiteral("2026-12-24")) {
            QTest::keyClick(user().window(), letter);
        }
        user().press(Qt::Key_Return);
        QTRY_COMPARE(desk.items().size(), 1);
        QVERIFY(user().tabTo(QStringLiteral("Tira do curso")));
        user().press(Qt::Key_Return);
        QTRY_VERIFY(desk.items().isEmpty());
        user().press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(desk.items().size(), 1);
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(!user().isCovered());
        desk.leaveFolder();
    }

    void theExaminersPinIsSetByKeyboard() {
        ExaminerLock& lock = *teachDesk(user().application()).tableTest()->lock();
        QVERIFY(user().clicks(QAccessible::RadioButton, QStringLiteral("A mesa ao contrário")));
        QVERIFY(user().clicks(QAccessible::RadioButton, QStringLiteral("Prova de mesa")));
        const auto write = [this](const QString& field) {
            const bool isThere = QTest::qWaitFor([&] { return user().focusedName() == field; });
            for (const char digit : QByteArrayLiteral("4711")) {
                QTest::keyClick(user().window(), digit);
            }
            user().press(Qt::Key_Return);
            return isThere;
        };
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Bloquear com um PIN")));
        QVERIFY(write(QStringLiteral("PIN novo")));
        QVERIFY(write(QStringLiteral("O mesmo PIN outra vez")));
        QTRY_VERIFY(lock.isPinSet() && !user().isCovered());
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Bloquear")));
        QTRY_VERIFY(!lock.isOpen());
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Desbloquear")));
        QVERIFY(write(QStringLiteral("PIN")));
        QTRY_VERIFY(lock.isOpen() && !user().isCovered());
        lock.remove();
    }

    void aLessonIsWrittenByKeyboardAndPlayed() {
        LessonDesk& lessons = *teachDesk(user().application()).lessons();
        LessonEditor& editor = *teachDesk(user().application()).editor();
        QTRY_VERIFY(lessons.isReady());
        user().press(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Começar")));
        QVERIFY(user().tabTo(QStringLiteral("Jogo e regras")));
        user().press(Qt::Key_Down); // poker comes first, then roulette online
        QVERIFY(user().tabTo(QStringLiteral("Começar")));
        user().press(Qt::Key_Return);
        QTRY_VERIFY(editor.isActive());
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Passos")));
        const auto write = [this](const QString& field, const QString& text) {
            const bool there = user().tabTo(field);
            for (const QChar sign : text) {
                QTest::keyClick(user().window(), sign.toLatin1());
            }
            user().press(Qt::Key_Tab);
            return there;
        };
        QVERIFY(write(QStringLiteral("Título em português"), QStringLiteral("Pleno no 17")));
        QVERIFY(write(QStringLiteral("Título em inglês"), QStringLiteral("Straight up on 17")));
        QVERIFY(write(QStringLiteral("Objetivo em português"), QStringLiteral("O que paga")));
        QVERIFY(write(QStringLiteral("Objetivo em inglês"), QStringLiteral("What it pays")));
        QCOMPARE(editor.title(), QStringLiteral("Pleno no 17"));
        const auto part = [this](const QString& name) {
            const auto isThere = [&] {
                const QQuickItem* const item = user().window()->activeFocusItem();
                return user().focusedName() == name &&
                       QString::fromLatin1(item->metaObject()->className()).startsWith(u"WordChoice");
            };
            for (int i = 0; i < 200 && !isThere(); ++i) {
                user().press(Qt::Key_Tab);
            }
            const bool there = isThere();
            user().press(Qt::Key_Space);
            return there;
        };
        QVERIFY(part(QStringLiteral("Passos")));
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Acrescentar")));
        QVERIFY(user().tabTo(QStringLiteral("Acrescentar")));
        user().press(Qt::Key_Return);
        QCOMPARE(editor.rows().size(), 1);
        QVERIFY(part(QStringLiteral("Números")));
        QVERIFY(user().tabTo(QStringLiteral("Números: ")));
        user().press(Qt::Key_Down); // 0 to 36 in rows of twelve: from 0 to 12, and on to 17
        for (int i = 0; i < 5; ++i) {
            user().press(Qt::Key_Right);
        }
        user().press(Qt::Key_Return);
        QCOMPARE(editor.outcomes().size(), 1);
        QCOMPARE(editor.outcomes().first().value<ChanceValue>().face, QStringLiteral("17"));
        QTRY_VERIFY(!editor.isRunning());
        QVERIFY(user().tabTo(QStringLiteral("Abertura da jogada"))); // the first event has the focus
        user().press(Qt::Key_Home);
        const auto title = [&] { return editor.events().at(editor.event()).value<EditorEvent>().title; };
        while (editor.event() + 1 < editor.events().size() && title() != QStringLiteral("Número")) {
            user().press(Qt::Key_Down);
        }
        QCOMPARE(title(), QStringLiteral("Número"));
        user().press(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(editor.part(), static_cast<int>(LessonEditor::Notes));
        QTRY_VERIFY(user().find(QAccessible::EditableText, QStringLiteral("O que se diz em português")));
        QVERIFY(write(QStringLiteral("O que se diz em português"), QStringLiteral("Saiu o 17")));
        QVERIFY(write(QStringLiteral("O que se diz em inglês"), QStringLiteral("It is 17")));
        QTRY_VERIFY(!editor.isRunning());
        QVERIFY(user().tabTo(QStringLiteral("Esperar tudo")));
        user().press(Qt::Key_Return);
        QTRY_VERIFY2(editor.isWhole(), qPrintable(editor.problem()));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        user().press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(!editor.isUnsaved());
        user().press(Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY(!editor.isActive());
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Lições")));
        QTRY_COMPARE(lessons.info().title, QStringLiteral("Pleno no 17"));
        QVERIFY(user().tabTo(QStringLiteral("Pleno no 17")));
        user().press(Qt::Key_Return);
        QTRY_VERIFY(lessons.isActive());
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Seguinte")));
        user().press(Qt::Key_N);
        QTRY_VERIFY(user().says(QStringLiteral("Saiu o 17")));
        QTRY_VERIFY(user().says(lessons.summary()));
        QVERIFY(QFile::remove(lessons.folder() + QStringLiteral("/Pleno no 17.json")));
    }

    // Exact figures are available at the trainer's desk, too, including a room's own prizes.
    void exactFiguresAreShown() {
        user().press(Qt::Key_M, Qt::ControlModifier);
        QTRY_VERIFY(user().find(QAccessible::List, QStringLiteral("Contas exatas")));
        QVERIFY(user().tabTo(QStringLiteral("Bingo")));
        user().press(Qt::Key_Space);
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Sala Alfama")));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(controls > 12);
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(!user().find(QAccessible::List, QStringLiteral("Contas exatas")));
    }

    // From the desks' choice to the summary and back, in both languages.
    void aSessionFromTheDoorToTheSummary() {
        drills();
        QTRY_VERIFY(user().find(QAccessible::RadioButton, QStringLiteral("Mão contra mão")));
        desk().choose(5);
        desk().setCount(5);
        user().click(user().find(QAccessible::Button, QStringLiteral("Começar")));
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Nenhuma: empate")));
        QVERIFY(!user().find(QAccessible::RadioButton, QStringLiteral("Ensinar"))); // no choice of desk now
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(controls >= 4);
        for (int i = 0; i < 5; ++i) {
            QCOMPARE(desk().stage(), DrillDesk::Asking);
            user().press(Qt::Key_1);
            QCOMPARE(desk().stage(), DrillDesk::Judged);
            user().press(Qt::Key_Return);
        }
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Outra vez")));
        QTRY_VERIFY(user().says(QStringLiteral("de 5 certas")));
        user().application().setLanguage(QStringLiteral("en"));
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Once more")));
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Teach")));
        QCOMPARE(desk().stage(), DrillDesk::Choosing);
    }

    // The user types a sum while the chips lie on the cloth; the rule of the verdict opens the rulebook.
    void aSumIsTypedAndItsRuleRead() {
        drills();
        desk().choose(0);
        desk().setLevel(1);
        user().click(user().find(QAccessible::Button, QStringLiteral("Começar")));
        QTRY_VERIFY(user().says(QStringLiteral("quanto se paga")));
        user().press(Qt::Key_1);
        user().press(Qt::Key_Return);
        QTRY_COMPARE(desk().stage(), DrillDesk::Judged);
        const QString rule = desk().verdict().rules.first();
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Regra %1").arg(rule)));
        user().click(user().find(QAccessible::Button, QStringLiteral("Regra %1").arg(rule)));
        QTRY_VERIFY(user().isCovered());
        QTRY_VERIFY(user().closesPopup());
        desk().stop();
        desk().leave();
    }

    // A whole round as croupier, by keyboard alone, at a real wheel: from the desks' choice to the sheet.
    void aRoundIsDealtByKeyboard() {
        using namespace croupier;
        RouletteCroupierDesk& croupier =
            teachDesk(user().application()).croupiers()->get<RouletteCroupierDesk>();
        reverse(croupier);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Começar o turno")));
        croupier.setHouse(2);
        croupier.setLevel(0);
        croupier.setWheel(1);
        croupier.setFeedback(0);
        croupier.setRounds(1);
        croupier.setCount(0);
        QVERIFY(user().tabTo(QStringLiteral("Começar o turno")));
        user().press(Qt::Key_Return);
        QTRY_COMPARE(croupier.stage(), CroupierDesk::Working);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Lançar a bola")));
        QVERIFY(!user().find(QAccessible::RadioButton, QStringLiteral("Ensinar"))); // no choice of desk now
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(controls >= 8);
        user().press(Qt::Key_L); // out of order
        QTRY_VERIFY(user().says(QStringLiteral("Primeiro: dizer")));
        QCOMPARE(croupier.faults(), 1);
        for (int i = 0; i < 200 && croupier.stage() == CroupierDesk::Working; ++i) {
            QTRY_VERIFY_WITH_TIMEOUT(croupier.isAwaited() || croupier.stage() != CroupierDesk::Working,
                                     120'000);
            if (croupier.stage() == CroupierDesk::Working) {
                const int actions = croupier.actions();
                doByKeyboard(croupier);
                QTRY_VERIFY(croupier.stage() != CroupierDesk::Working || croupier.actions() == actions + 1);
            }
        }
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Outra vez")));
        QCOMPARE(croupier.faultList().size(), 1);
        QTRY_VERIFY(user().says(QStringLiteral("A folha do turno")));
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Ensinar")));
        QCOMPARE(croupier.stage(), CroupierDesk::Choosing);
    }

    // A round of poker as croupier, by keyboard alone, from the choice to the sheet.
    void aPokerRoundIsDealtByKeyboard() { // P14-P29
        PokerCroupierDesk& poker = teachDesk(user().application()).croupiers()->get<PokerCroupierDesk>();
        reverse(poker);
        poker.setHouse(0);
        poker.setLevel(0);
        poker.setFeedback(0);
        poker.setIncidents(0);
        poker.setRounds(1);
        poker.setCount(0);
        QVERIFY(user().tabTo(QStringLiteral("Começar o turno")));
        user().press(Qt::Key_Return);
        QTRY_COMPARE(poker.stage(), CroupierDesk::Working);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Perguntar a: ") +
                                                         poker.seats().first().value<CroupierSeat>().name));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(controls >= 8);
        user().press(Qt::Key_3); // out of order
        QTRY_VERIFY(user().says(QStringLiteral("Primeiro: dizer")));
        QCOMPARE(poker.faults(), 1);
        for (int i = 0; i < 200 && poker.stage() == CroupierDesk::Working; ++i) {
            QTRY_VERIFY_WITH_TIMEOUT(poker.isAwaited() || poker.stage() != CroupierDesk::Working, 120'000);
            if (poker.stage() == CroupierDesk::Working) {
                const int actions = poker.actions();
                doByKeyboard(poker);
                QTRY_VERIFY2(poker.stage() != CroupierDesk::Working || poker.actions() == actions + 1,
                             qPrintable(poker.moment() + poker.verdict() + poker.hint()));
            }
        }
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Outra vez")));
        QCOMPARE(poker.faultList().size(), 1);
        QTRY_VERIFY(user().says(QStringLiteral("A folha do turno")));
        user().press(Qt::Key_Escape);
        QTRY_COMPARE(poker.stage(), CroupierDesk::Choosing);
    }

    // A table test, from the candidate's name to the result: the float by keyboard, a croupier's actions
    // without fault, the break, the written part and the examiner's marks by keyboard again.
    void aTableTestIsTakenToItsEnd() {
        TableTestDesk& test = *teachDesk(user().application()).tableTest();
        RouletteCroupierDesk& table =
            teachDesk(user().application()).croupiers()->get<RouletteCroupierDesk>();
        user().click(user().find(QAccessible::RadioButton, QStringLiteral("A mesa ao contrário")));
        QTRY_VERIFY(user().lies(QAccessible::RadioButton, QStringLiteral("Prova de mesa")));
        user().click(user().find(QAccessible::RadioButton, QStringLiteral("Prova de mesa")));
        test.setGame(0);
        test.setHouse(2);
        test.setLevel(0);
        test.setSpins(2);
        test.setPreset(0);
        test.setQuestions(3);
        test.setNumber(12);
        QVERIFY(user().tabTo(QStringLiteral("Nome do candidato")));
        for (const char letter : {'A', 'n', 'a'}) {
            QTest::keyClick(user().window(), letter);
        }
        QCOMPARE(test.candidate(), QStringLiteral("Ana"));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(user().tabTo(QStringLiteral("Começar a prova")));
        user().press(Qt::Key_Return);
        QTRY_COMPARE(table.stage(), CroupierDesk::Counting);
        countByKeyboard(table);
        QTRY_COMPARE(table.stage(), CroupierDesk::Working);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Interromper a prova")));
        QVERIFY(!user().find(QAccessible::Button, QStringLiteral("E agora?"))); // no hints
        bool paused = false;
        for (int i = 0; i < 300 && table.stage() == CroupierDesk::Working; ++i) {
            QTRY_VERIFY_WITH_TIMEOUT(
                table.isAwaited() || table.isOnBreak() || table.stage() != CroupierDesk::Working, 120'000);
            if (table.isOnBreak()) {
                QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Começar o segundo período")));
                user().press(Qt::Key_Return);
                QVERIFY(!table.isOnBreak());
                paused = true;
            } else if (table.stage() == CroupierDesk::Working) {
                test::doNext(table);
            }
        }
        QVERIFY(paused);
        QCOMPARE(table.stage(), CroupierDesk::Counting);
        countByKeyboard(table);
        QTRY_COMPARE(test.stage(), TableTestDesk::Written);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Entregar")));
        QTRY_COMPARE(user().nameless(controls), QStringList());
        for (int i = 0; i < test.count(); ++i) {
            QCOMPARE(test.at(), i);
            QTRY_VERIFY(user().says(test.question().asked));
            const auto asked = test.taken().answers.at(static_cast<std::size_t>(i)).bank;
            QVERIFY(asked);
            if (asked->question.asksNumber()) {
                QTRY_VERIFY(user().focusedName().startsWith(QStringLiteral("Resposta")));
                for (const QChar sign : QuestionText::number(*asked->question.number)) {
                    QTest::keyClick(user().window(), sign.toLatin1());
                }
                user().press(Qt::Key_Return);
                continue;
            }
            for (std::size_t choice = 0; choice < asked->question.choices.size(); ++choice) {
                if (asked->question.choices[choice].right) {
                    user().press(static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(choice)));
                }
            }
            user().press(Qt::Key_Right);
        }
        QCOMPARE(test.answered(), test.count());
        user().press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(test.stage(), TableTestDesk::Marking);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Para o resultado")));
        for (int i = 0; i < test.criteria().size(); ++i) {
            user().click(nth(QAccessible::RadioButton, QStringLiteral("Bom"), i));
        }
        QTRY_VERIFY(test.isMarked());
        user().press(Qt::Key_Return);
        QTRY_COMPARE(test.stage(), TableTestDesk::Over);
        QTRY_VERIFY(user().says(QStringLiteral("Aprovado")));
        QVERIFY(test.isPassed());
        QCOMPARE(test.taken().marks().final, 183); // 3 * 160 + 2 * 200 + 2 * 200, by 7
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Guardar a folha")));
        QTRY_COMPARE(user().nameless(controls), QStringList());
        user().press(Qt::Key_Escape);
        QTRY_COMPARE(test.stage(), TableTestDesk::Choosing);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Ana. ")));
        user().click(user().find(QAccessible::Button, QStringLiteral("Ana. ")));
        QTRY_COMPARE(test.stage(), TableTestDesk::Over);
        user().press(Qt::Key_Escape);
        QTRY_COMPARE(test.stage(), TableTestDesk::Choosing);
    }

    // A copy of the program's questions becomes the school's: searched, changed, saved and used by keyboard.
    void questionsAreEditedByKeyboard() {
        TeachDesk& teach = teachDesk(user().application());
        QuestionEditor& questions = *teach.questions();
        QVERIFY(user().clicks(QAccessible::RadioButton, QStringLiteral("A mesa ao contrário")));
        QVERIFY(user().clicks(QAccessible::RadioButton, QStringLiteral("Prova de mesa")));
        QVERIFY(user().tabTo(QStringLiteral("Editar perguntas…")));
        user().press(Qt::Key_Return);
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Copiar as do programa"));
        user().press(Qt::Key_Return);
        QTRY_VERIFY(questions.isActive());
        QVERIFY(questions.bank().languages.pt && !questions.bank().languages.en);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Acrescentar uma pergunta")));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        user().press(Qt::Key_F, Qt::ControlModifier);
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Procurar nas perguntas"));
        for (const char letter : {'R', '2', '2'}) {
            QTest::keyClick(user().window(), letter);
        }
        QTRY_VERIFY(questions.rows().size() < 20);
        user().press(Qt::Key_Return);
        user().press(Qt::Key_Down);
        QCOMPARE(questions.row(), 1);
        QTRY_COMPARE(user().nameless(controls), QStringList());
        QVERIFY(user().tabTo(QStringLiteral("Valores")));
        user().press(Qt::Key_Tab);
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Pergunta"));
        const auto asked = [&] { return questions.fields().at(2).value<QuestionField>().box.text; };
        const QString before = asked();
        QTest::keyClick(user().window(), 'X');
        user().press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(!questions.isUnsaved());
        QCOMPARE(asked().size(), before.size() + 1);
        user().press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(asked(), before);
        user().press(Qt::Key_W, Qt::ControlModifier); // asks, since it is not saved
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Não guardar")));
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(!user().lies(QAccessible::Button, QStringLiteral("Não guardar")));
        QTRY_COMPARE(user().focusedName(), QStringLiteral("Pergunta")); // the page has its keys again
        QVERIFY(questions.isActive());
        user().press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(!questions.isUnsaved());
        QVERIFY(user().tabTo(QStringLiteral("Usar nas provas")));
        user().press(Qt::Key_Return);
        QTRY_VERIFY(!questions.isActive());
        QCOMPARE(teach.tableTest()->source(), 1);
        QTRY_VERIFY(teach.tableTest()->available() > 0);
        teach.tableTest()->setSource(0);
    }

    // The reversed table: the program deals, and a key accepts or stops each action.
    void theProgramIsWatchedByKeyboard() {
        RouletteCroupierDesk& croupier =
            teachDesk(user().application()).croupiers()->get<RouletteCroupierDesk>();
        reverse(croupier);
        croupier.setHouse(4);
        croupier.setWork(1);
        croupier.setFeedback(0);
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Começar o turno")));
        QTRY_COMPARE(croupier.stage(), CroupierDesk::Working);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Está certo")));
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        const QString shown = croupier.shown();
        QTRY_VERIFY(user().says(shown));
        user().press(Qt::Key_Return);
        QCOMPARE(croupier.actions(), 1);
        QTRY_VERIFY(user().says(croupier.verdict()));
        QTRY_VERIFY_WITH_TIMEOUT(!croupier.shown().isEmpty(), 60'000); // betting time
        QTRY_VERIFY(user().lies(QAccessible::Button, croupier.kinds().first()));
        user().press(Qt::Key_1);
        QCOMPARE(croupier.actions(), 2);
        user().press(Qt::Key_Escape); // asks first, because an action was taken
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Terminar")));
        QCOMPARE(croupier.stage(), CroupierDesk::Working);
        QVERIFY(croupier.isHeld());
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Terminar")));
        QTRY_COMPARE(croupier.stage(), CroupierDesk::Over);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Outra vez")));
        QTRY_VERIFY(user().says(QStringLiteral("do programa apanhad")));
        user().press(Qt::Key_Escape);
        QTRY_COMPARE(croupier.stage(), CroupierDesk::Choosing);
    }

    // A caught fault is corrected with a key as well.
    void aCaughtFaultIsRemediedByKeyboard() {
        PokerCroupierDesk& croupier = teachDesk(user().application()).croupiers()->get<PokerCroupierDesk>();
        reverse(croupier);
        croupier.setHouse(0);
        croupier.setLevel(2);
        croupier.setWork(1);
        croupier.setFeedback(0);
        croupier.setRounds(50); // a single round may have no fault of that kind
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Começar o turno")));
        QTRY_COMPARE(croupier.stage(), CroupierDesk::Working);
        for (int i = 0; i < 400 && !croupier.needsRemedy(); ++i) {
            QTRY_VERIFY_WITH_TIMEOUT(!croupier.kinds().isEmpty(), 60'000);
            const int actions = croupier.actions();
            user().press(Qt::Key_1);
            QTRY_VERIFY(croupier.actions() > actions);
        }
        QVERIFY(croupier.needsRemedy());
        for (const QString& way : croupier.remedies()) {
            QTRY_VERIFY(user().lies(QAccessible::Button, way));
        }
        int controls = 0;
        QTRY_COMPARE(user().nameless(controls), QStringList());
        const int actions = croupier.actions();
        user().press(Qt::Key_Return); // accepting is no longer possible
        QCOMPARE(croupier.actions(), actions);
        QVERIFY(!croupier.hint().isEmpty());
        user().press(Qt::Key_2);
        QTRY_COMPARE(croupier.actions(), actions + 1);
        QVERIFY(!croupier.needsRemedy());
        QTRY_VERIFY(user().says(croupier.verdict()));
        user().press(Qt::Key_Escape);
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Terminar")));
        QVERIFY(user().clicks(QAccessible::Button, QStringLiteral("Terminar")));
        QTRY_COMPARE(croupier.stage(), CroupierDesk::Over);
        QTRY_VERIFY(user().says(QStringLiteral("emendad")));
        user().press(Qt::Key_Escape);
        QTRY_COMPARE(croupier.stage(), CroupierDesk::Choosing);
    }

    // 12: a task is announced; the review keys read the cloth and the result of the answer; a change of
    // language announces nothing.
    void theClothIsReadOutAsATableIs() {
        Reader& reader = *user().application().reader();
        const auto newest = [&](MessageKind kind) {
            const std::optional<Message> message = reader.buffers().newest(kind);
            return message ? message->text : QString();
        };
        drills();
        desk().choose(5);
        desk().setCount(5);
        user().click(user().find(QAccessible::Button, QStringLiteral("Começar")));
        QTRY_COMPARE(desk().stage(), DrillDesk::Asking);
        const QString dealer = desk().cardName(PokerDrillCloth::of(desk().task()).dealerCards.first());
        QVERIFY2(newest(MessageKind::call).contains(dealer), qPrintable(newest(MessageKind::call)));
        QTRY_VERIFY(user().lies(QAccessible::Button, QStringLiteral("Nenhuma: empate")));
        user().press(Qt::Key_F6);
        QVERIFY2(reader.announcement().startsWith(dealer), qPrintable(reader.announcement()));
        user().press(Qt::Key_F9);
        QVERIFY(reader.announcement().contains(desk().task().choices.first()));
        user().press(Qt::Key_Down, Qt::ControlModifier); // from the question to the dealer's cards
        QVERIFY2(reader.announcement().endsWith(dealer), qPrintable(reader.announcement()));
        user().press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(reader.announcement(),
                 desk().cardName(PokerDrillCloth::of(desk().task()).dealerCards.at(1)));
        user().press(Qt::Key_1);
        QTRY_COMPARE(desk().stage(), DrillDesk::Judged);
        QVERIFY(newest(MessageKind::payment).startsWith(desk().verdict().title));
        user().application().setLanguage(QStringLiteral("en"));
        QVERIFY(!newest(MessageKind::payment).startsWith(desk().verdict().title));
        desk().stop();
        desk().leave();
        user().press(Qt::Key_F4);
        QVERIFY(reader.announcement().startsWith(QStringLiteral("No table is open")));
    }
};

MESAVIVA_TEST(TestTeachWindow)

#include "tst_teach_window.moc"
