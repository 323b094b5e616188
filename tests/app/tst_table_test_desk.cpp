// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/rulebook/rule_register.h"
#include "app/core/text/language.h"
#include "app/desks/teach/questions/question_text.h"
#include "app/desks/teach/table_test/table_test_desk.h"
#include "app/desks/teach/table_test/table_test_text.h"
#include "croupier_worker.h"
#include "engine/training/drills/task.h"
#include "fake_ticks.h"
#include "patience.h"
#include "program/test_list.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace mesaviva;
using namespace mesaviva::app;

/// The table test: from the candidate's name to the signed sheet (the casino's custom; the reversed table
/// judges the table's own rules).
class TestTableTestDesk : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RouletteCroupierDesk> m_roulette;
    std::unique_ptr<PokerCroupierDesk> m_poker;
    std::unique_ptr<TableTestDesk> m_desk;
    std::vector<test::FakeTicks*> m_ticks;

    QString file(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }

    CroupierDesk::Outside outside() {
        const auto makeTicks = [this] {
            auto ticks = std::make_unique<test::FakeTicks>();
            m_ticks.push_back(ticks.get());
            return ticks;
        };
        CroupierDesk::Outside outside;
        outside.settings = file("settings.ini");
        outside.folder = m_folder->path();
        outside.ticks = makeTicks();
        outside.pace = [makeTicks] { return Pace(1.0, makeTicks()); };
        return outside;
    }

    void open() {
        m_desk.reset();
        m_roulette.reset();
        m_poker.reset();
        m_ticks.clear();
        m_roulette = std::make_unique<RouletteCroupierDesk>(outside());
        m_poker = std::make_unique<PokerCroupierDesk>(outside());
        m_desk =
            std::make_unique<TableTestDesk>(QList<CroupierDesk*>{m_roulette.get(), m_poker.get()},
                                            file("settings.ini"), m_folder->path(), [] { return Seed{5}; });
        m_desk->open();
    }

    // Advances the desks' clocks and the running table's; clocks of closed tables no longer exist.
    void pass(int milliseconds) {
        m_ticks.at(0)->pass(std::chrono::milliseconds(milliseconds));
        m_ticks.at(1)->pass(std::chrono::milliseconds(milliseconds));
        if (m_ticks.size() > 2 && m_desk->croupier()->model() != nullptr) {
            m_ticks.back()->pass(std::chrono::milliseconds(milliseconds));
        }
    }

    // Works at the table without a fault, except for what `spoil` does before an action, and counts the
    // closing float `off` too high.
    void work(const std::function<void(int)>& spoil = {}, Money off = {}) {
        CroupierDesk& desk = *m_desk->croupier();
        QCOMPARE(desk.stage(), CroupierDesk::Counting);
        test::countRightly(*desk.rackCount());
        QCOMPARE(desk.stage(), CroupierDesk::Working);
        for (int i = 0; i < 20'000 && desk.stage() == CroupierDesk::Working; ++i) {
            if (desk.isOnBreak()) {
                desk.endBreak();
            }
            for (int wait = 0; wait < 600 && !desk.isAwaited() && desk.stage() == CroupierDesk::Working;
                 ++wait) {
                pass(100);
                QCoreApplication::processEvents();
            }
            if (desk.stage() != CroupierDesk::Working || desk.isOnBreak()) {
                continue;
            }
            pass(400);
            if (spoil) {
                spoil(i);
            }
            if (m_desk->game() == 1) {
                test::doNext(*m_poker);
            } else {
                test::doNext(*m_roulette);
            }
            QCoreApplication::processEvents();
        }
        QCOMPARE(desk.stage(), CroupierDesk::Counting);
        test::countRightly(*desk.rackCount(), off);
        QTRY_VERIFY(m_desk->stage() != TableTestDesk::AtTable);
        QCOMPARE(desk.stage(), CroupierDesk::Choosing);
    }

    // Answers the shown question of a bank.
    void answerFromBank(const written::BankQuestion& question, bool right) {
        if (question.asksNumber()) {
            m_desk->type(QuestionText::number(*question.number + (right ? 0 : 100)));
            return;
        }
        for (int i = 0; i < static_cast<int>(question.choices.size()); ++i) {
            if (question.choices[static_cast<std::size_t>(i)].right == right) {
                m_desk->answer(i);
            }
        }
    }

    // Answers all questions, the first `wrong` of them wrongly.
    void answer(int wrong) {
        QCOMPARE(m_desk->stage(), TableTestDesk::Written);
        for (int i = 0; i < m_desk->count(); ++i) {
            m_desk->show(i);
            const croupier::WrittenAnswer asked = m_desk->taken().answers.at(static_cast<std::size_t>(i));
            if (asked.bank) {
                answerFromBank(asked.bank->question, i >= wrong);
            } else {
                m_desk->answer(i < wrong ? (asked.right + 1) % 4 : asked.right);
            }
        }
        QCOMPARE(m_desk->answered(), m_desk->count());
        m_desk->handIn();
    }

    void mark(int step) {
        QCOMPARE(m_desk->stage(), TableTestDesk::Marking);
        m_desk->sign(); // refused without marks
        QCOMPARE(m_desk->stage(), TableTestDesk::Marking);
        for (int i = 0; i < m_desk->criteria().size(); ++i) {
            m_desk->giveMark(i, step);
        }
        m_desk->sign();
        QCOMPARE(m_desk->stage(), TableTestDesk::Over);
    }

    QString markOf(int line) const { return m_desk->lines().at(line).value<TestMarkLine>().mark; }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        open();
    }

    // A test belongs to the trainee that was chosen before it begins, and its file carries the name.
    void aTestBelongsToItsTrainee() {
        m_desk->setTrainee(QStringLiteral("Ana Sá"));
        QVERIFY(m_desk->isOfTrainee());
        QCOMPARE(m_desk->candidate(), QStringLiteral("Ana Sá"));
        m_desk->setCandidate(QStringLiteral("Rui"));
        QCOMPARE(m_desk->candidate(), QStringLiteral("Ana Sá"));
        m_desk->setTrainee({});
        QVERIFY(!m_desk->isOfTrainee());
        QCOMPARE(m_desk->candidate(), QString());
        m_desk->setCandidate(QStringLiteral("Rui"));
        m_desk->setTrainee({}); // again, as when the language changes
        QCOMPARE(m_desk->candidate(), QStringLiteral("Rui"));
    }

    void cleanup() {
        m_desk.reset();
        m_roulette.reset();
        m_poker.reset();
    }

    void choicesAreRememberedAndKeptInBounds() {
        m_desk->setGame(1);
        m_desk->setHouse(1);
        m_desk->setMinutes(7);
        m_desk->setTechnique(5);
        m_desk->setPass(12);
        m_desk->setQuestions(9);
        m_desk->setHouse(2);    // poker has two tables
        m_desk->setControl(11); // too heavy
        m_desk->setSpins(1);    // no two periods
        QCOMPARE(m_desk->preset(), 2);
        open();
        QCOMPARE(m_desk->game(), 1);
        QCOMPARE(m_desk->house(), 1);
        QCOMPARE(m_desk->minutes(), 7);
        QCOMPARE(m_desk->technique(), 5);
        QCOMPARE(m_desk->control(), 2);
        QCOMPARE(m_desk->spins(), 20);
        QCOMPARE(m_desk->pass(), 12);
        QCOMPARE(m_desk->questions(), 9);
        m_desk->setPreset(0);
        QCOMPARE(m_desk->technique(), 2);
        m_desk->setHospitality(0);
        m_desk->setTechnique(0);
        m_desk->setControl(0); // one part has to count
        QCOMPARE(m_desk->control(), 2);
        m_desk->setGame(0);
        QCOMPARE(m_desk->house(), 0);
    }

    void nobodyIsTestedWithoutAName() {
        m_desk->start();
        QCOMPARE(m_desk->stage(), TableTestDesk::Choosing);
        QVERIFY(!m_desk->missing().isEmpty());
    }

    void aPerfectCandidatePasses_data() {
        QTest::addColumn<int>("game");
        QTest::addColumn<int>("house");
        for (int house = 0; house < 6; ++house) {
            QTest::addRow("roulette %d", house) << 0 << house;
        }
        for (int house = 0; house < PokerCroupierDesk::kHouses; ++house) {
            QTest::addRow("poker %d", house) << 1 << house;
        }
    }
    void aPerfectCandidatePasses() {
        QFETCH(int, game);
        QFETCH(int, house);
        m_desk->setGame(game);
        m_desk->setHouse(house);
        m_desk->setLevel(1);
        m_desk->setSpins(4);
        m_desk->setMinutes(2);
        m_desk->setCandidate(QStringLiteral("Inês Faria"));
        m_desk->start();
        QCOMPARE(m_desk->stage(), TableTestDesk::AtTable);
        work();
        answer(0);
        mark(4);
        QVERIFY2(m_desk->isPassed(), qPrintable(m_desk->reasons().join(u' ')));
        QCOMPARE(m_desk->result(), QStringLiteral("Passed"));
        QVERIFY(m_desk->reasons().isEmpty());
        QVERIFY(m_desk->faultList().isEmpty());
        QCOMPARE(m_desk->taken().marks().final, croupier::TestScheme::kBest);
        QCOMPARE(m_desk->taken().rounds >= 1, true);
        if (game == 0) {
            QCOMPARE(m_desk->taken().rounds, 4);
        }
        QCOMPARE(m_desk->taken().answers.size(), std::size_t{12});
        QCOMPARE(m_desk->past().size(), 1);
        m_desk->leave();
        QCOMPARE(m_desk->stage(), TableTestDesk::Choosing);
    }

    // All of the hands is judged in a test, too, as it was chosen before (R13-R16, R19, R30, R31), and the
    // sheet says so.
    void handsAreJudgedAsChosen() {
        m_roulette->setWork(1); // how the trainee practises is no matter of the test
        m_desk->setGame(1);
        QVERIFY(m_desk->hands().isEmpty()); // nothing is judged at poker
        m_desk->setGame(0);
        const auto colour = [this] {
            return m_roulette->regulationAt(m_desk->house()) == QStringLiteral("pt-894-2002") &&
                   m_desk->hands().size() == static_cast<int>(croupier::kHandParts);
        };
        while (!colour()) {
            const int house = m_desk->house();
            m_desk->setHouse(house + 1);
            QVERIFY(m_desk->house() > house);
        }
        for (int part = 0; part < static_cast<int>(croupier::kHandParts); ++part) {
            QCOMPARE(m_desk->hands().at(part).value<CroupierOption>().choice, part == 0 ? 1 : 0);
            m_desk->chooseHand(part, 1);
            QCOMPARE(m_desk->hands().at(part).value<CroupierOption>().choice, 1);
        }
        m_desk->lock()->setPin(QStringLiteral("4711"));
        QTRY_VERIFY(!m_desk->lock()->isBusy());
        m_desk->lock()->lock();
        m_desk->chooseHand(3, 0);
        QCOMPARE(m_desk->hands().at(3).value<CroupierOption>().choice, 1); // locked
        m_desk->lock()->unlock(QStringLiteral("4711"));
        QTRY_VERIFY(m_desk->lock()->isOpen());
        m_desk->setLevel(1);
        m_desk->setSpins(4);
        m_desk->setQuestions(0);
        m_desk->setHospitality(0);
        m_desk->setCandidate(QStringLiteral("Rui"));
        m_desk->start();
        RouletteCroupierDesk& table = *m_roulette;
        QVERIFY(table.opens() && table.judgesPieces() && table.proves() && table.servesRequests());
        bool isUnproved = false;
        work([&](int) {
            const auto action = table.dueActions().empty() ? std::optional<croupier::RouletteAction>()
                                                           : std::optional(table.dueActions().front().action);
            const auto* pay = action ? std::get_if<croupier::Pay>(&*action) : nullptr;
            if (pay == nullptr || isUnproved) {
                return;
            }
            isUnproved = true; // this payment is handed over without being proved
            table.choosePlace(pay->spot);
            table.choosePlayer(static_cast<int>(pay->player));
            test::cutChips(table, pay->chips);
            table.handOver();
        });
        QVERIFY(isUnproved);
        QCOMPARE(m_desk->stage(), TableTestDesk::Over);
        QVERIFY(std::ranges::any_of(m_desk->taken().faults, [](const croupier::FaultCount& fault) {
            return fault.kind == croupier::FaultKind::unproved;
        }));
        QCOMPARE(m_desk->taken().scheme.hands, (1 << croupier::kHandParts) - 1);
        QVERIFY(m_desk->handsJudged().contains(QStringLiteral("proving of payments")));
        QVERIFY(sheetText(m_desk->sheet()).contains(QStringLiteral("fills and credits")));
        QCOMPARE(m_roulette->work(), 1); // the user's options are as before
    }

    // A slip in the closing float is one fault, and the sheet tells of it.
    void aSlipInTheClosingFloatCountsOnce() {
        Language words;
        words.setCode(QStringLiteral("en"));
        m_desk->setSpins(2);
        m_desk->setQuestions(0);
        m_desk->setHospitality(0);
        m_desk->setCandidate(QStringLiteral("Rui"));
        m_desk->start();
        work({}, Money{100});
        QCOMPARE(m_desk->stage(), TableTestDesk::Over);
        QCOMPARE(m_desk->taken().faults.size(), std::size_t{1});
        const croupier::FaultCount& fault = m_desk->taken().faults.front();
        QCOMPARE(fault.kind, croupier::FaultKind::counted);
        QCOMPARE(fault.count, 1);
        const QString text = sheetText(m_desk->sheet()).simplified();
        QVERIFY2(text.contains(QStringLiteral("when it closed, with 1 fault")), qPrintable(text));
    }

    // A fault at the table lowers the mark to which it belongs, and no other.
    void aFaultLowersItsMark_data() {
        QTest::addColumn<QString>("fault");
        QTest::addColumn<bool>("technique");
        QTest::newRow("order") << QStringLiteral("order") << true;
        QTest::newRow("words") << QStringLiteral("words") << true;
        QTest::newRow("number") << QStringLiteral("number") << false;
        QTest::newRow("swept") << QStringLiteral("sweep") << false;
        QTest::newRow("sum") << QStringLiteral("sum") << false;
    }
    void aFaultLowersItsMark() {
        QFETCH(QString, fault);
        QFETCH(bool, technique);
        m_desk->setHouse(2);
        m_desk->setLevel(1);
        m_desk->setSpins(4);
        m_desk->setQuestions(0);
        m_desk->setNumber(77);
        m_desk->setCandidate(QStringLiteral("Rui"));
        m_desk->start();
        RouletteCroupierDesk& table = *m_roulette;
        bool done = false;
        work([&](int) {
            const croupier::RouletteAction action = table.dueActions().front().action;
            if (done) {
                return;
            }
            done = true;
            const auto* pay = std::get_if<croupier::Pay>(&action);
            const auto* number = std::get_if<croupier::AnnounceNumber>(&action);
            const auto* call = std::get_if<croupier::Call>(&action);
            if (fault == QLatin1String("order")) {
                table.launch(true);
            } else if (fault == QLatin1String("words") && call != nullptr) {
                table.call(call->phrase == roulette::OwnPhrase::place_your_bets ? 1 : 0);
            } else if (fault == QLatin1String("number") && number != nullptr) {
                const croupier::AnnounceNumber other =
                    croupier::announcementOf(roulette::Pocket(number->number.index() % 36 + 1),
                                             drills::tableFor(roulette::RuleSet::online, 37, Money{100}));
                QVERIFY(table.announce(QString::number(other.number.index()), static_cast<int>(other.colour),
                                       other.parity == roulette::ChanceKind::even ? 0 : 1,
                                       other.half == roulette::ChanceKind::low ? 0 : 1));
            } else if (fault == QLatin1String("sweep") && std::holds_alternative<croupier::Sweep>(action) &&
                       !table.places().isEmpty()) {
                const auto& sweep = std::get<croupier::Sweep>(action);
                const int place = table.places().first();
                const bool stays = std::ranges::find(sweep.kept, place) != sweep.kept.end();
                for (const roulette::SpotId spot : sweep.kept) {
                    if (!stays || spot != place) {
                        table.turnPlace(spot);
                    }
                }
                if (!stays) {
                    table.turnPlace(place);
                }
                table.sweep();
            } else if (fault == QLatin1String("sum") && pay != nullptr) {
                table.choosePlace(pay->spot);
                table.choosePlayer(static_cast<int>(pay->player));
                test::cutSum(table, static_cast<double>(pay->sum.cents + 100));
                table.handOver();
            } else {
                done = false;
            }
        });
        QVERIFY(done);
        mark(4);
        QVERIFY(!m_desk->faultList().isEmpty());
        const croupier::TestMarks marks = m_desk->taken().marks();
        QVERIFY(technique ? marks.technique < 200 : marks.control < 200);
        if (fault != QLatin1String("number")) { // colour and halves were called wrong as well
            QCOMPARE(technique ? marks.control : marks.technique, 200);
        }
        QVERIFY(marks.final < 200);
        QVERIFY(m_desk->isPassed()); // a single fault does not fail the test
    }

    void failingATestNamesTheReason_data() {
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("wrong");
        QTest::addColumn<int>("pass");
        QTest::addColumn<QString>("reason");
        QTest::newRow("hospitality") << 0 << 0 << 16 << QStringLiteral("weighted mark is 13.1");
        QTest::newRow("written") << 4 << 7 << 10 << QStringLiteral("5 of 12 answers");
    }
    void failingATestNamesTheReason() {
        QFETCH(int, step);
        QFETCH(int, wrong);
        QFETCH(int, pass);
        QFETCH(QString, reason);
        m_desk->setSpins(2);
        m_desk->setPass(pass);
        m_desk->setSource(2); // a question of the rulebook counts one
        m_desk->setCandidate(QStringLiteral("Rui"));
        m_desk->start();
        work();
        answer(wrong);
        mark(step);
        QVERIFY(!m_desk->isPassed());
        QCOMPARE(m_desk->result(), QStringLiteral("Not passed"));
        QCOMPARE(m_desk->reasons().size(), 1);
        QVERIFY2(m_desk->reasons().first().contains(reason), qPrintable(m_desk->reasons().first()));
    }

    void aTestThatIsBrokenOffIsNotPassed() {
        m_desk->setCandidate(QStringLiteral("Rui"));
        m_desk->start();
        test::countRightly(*m_roulette->rackCount());
        m_roulette->launch(true);
        m_roulette->stop();
        m_roulette->stop(); // and the float is not counted
        QTRY_COMPARE(m_desk->stage(), TableTestDesk::Over);
        QVERIFY(!m_desk->isPassed());
        QVERIFY(m_desk->reasons().first().contains(QStringLiteral("stopped early")));
        m_desk->leave();
        m_desk->start(); // a test without any action leaves no result
        m_roulette->stop();
        QCOMPARE(m_desk->stage(), TableTestDesk::Choosing);
        QCOMPARE(m_desk->past().size(), 1);
    }

    void closingTheProgramFailsTheTest_data() {
        QTest::addColumn<bool>("written");
        QTest::addRow("at the table") << false;
        QTest::addRow("in the written part") << true;
    }
    void closingTheProgramFailsTheTest() {
        QFETCH(bool, written);
        m_desk->setGame(0);
        m_desk->setSpins(2);
        m_desk->setCandidate(QStringLiteral("Rui Faria"));
        m_desk->start();
        QVERIFY(m_desk->isBookClosed());
        if (written) {
            work();
            QCOMPARE(m_desk->stage(), TableTestDesk::Written);
            QVERIFY(m_desk->isBookClosed());
        } else {
            test::countRightly(*m_roulette->rackCount());
            QCOMPARE(m_roulette->stage(), CroupierDesk::Working);
        }
        open(); // after a restart of the program
        QTRY_COMPARE(m_desk->past().size(), 1);
        QVERIFY(!m_desk->past().first().value<TakenTestLine>().passed);
        QVERIFY(!m_desk->isBookClosed());
    }

    void aTestBrokenOffBeforeItsFirstActionIsKept() {
        m_desk->setGame(0);
        m_desk->setSpins(2);
        m_desk->setCandidate(QStringLiteral("Rui Faria"));
        m_desk->start();
        test::countRightly(*m_roulette->rackCount());
        QCOMPARE(m_roulette->stage(), CroupierDesk::Working);
        m_roulette->stop();
        m_roulette->stop(); // the closing count as well
        QTRY_COMPARE(m_desk->stage(), TableTestDesk::Over);
        QVERIFY(!m_desk->isPassed());
        QCOMPARE(m_desk->past().size(), 1);
    }

    // After a test the trainee's own settings return.
    void aTestChangesNoChoiceOfTheReversedTable() {
        m_roulette->setHouse(4);
        m_roulette->setRounds(9);
        m_desk->setHouse(1);
        m_desk->setCandidate(QStringLiteral("Rui"));
        m_desk->start();
        QCOMPARE(m_roulette->house(), 1);
        m_roulette->stop();
        QCOMPARE(m_roulette->house(), 4);
        QCOMPARE(m_roulette->rounds(), 9);
    }

    void aNumberDrawsItsTestAgain() {
        std::vector<croupier::WrittenAnswer> asked;
        for (const int number : {4711, 4711, 4712}) {
            m_desk->setNumber(number);
            m_desk->setSpins(2);
            m_desk->setCandidate(QStringLiteral("Rui"));
            m_desk->start();
            work();
            QCOMPARE(m_desk->taken().number, std::int64_t{number});
            if (!asked.empty()) {
                QCOMPARE(m_desk->taken().answers == asked, number == 4711);
            }
            asked = m_desk->taken().answers;
            m_desk->handIn();
            mark(2);
            m_desk->leave();
        }
    }

    // All questions of all regulations: each has one right answer, does not name its own number, and is
    // complete in both languages.
    void questionsReadWhole_data() {
        QTest::addColumn<QString>("regulation");
        for (const char* regulation : {"pt-803-2015", "pt-804-2015", "pt-894-2002", "mo-60-2004"}) {
            QTest::newRow(regulation) << QString::fromLatin1(regulation);
        }
    }
    void questionsReadWhole() {
        QFETCH(QString, regulation);
        const RuleRegister book;
        const std::vector<croupier::AskableRule> rules = askableRules(book, regulation);
        QVERIFY2(rules.size() >= 30, qPrintable(QString::number(rules.size())));
        static const QRegularExpression kNumber(QStringLiteral("\\b(I-\\x{2060}?)?[PORM]\\d"));
        for (int seed = 1; seed <= 10; ++seed) {
            Seed by{};
            by.fill(static_cast<std::uint8_t>(seed));
            const std::vector<croupier::Question> drawn = croupier::drawQuestions(rules, 20, by);
            QCOMPARE(drawn.size(), std::size_t{20});
            for (const croupier::Question& question : drawn) {
                croupier::WrittenAnswer answer{question.kind, {}, static_cast<int>(question.right), -1};
                for (const std::size_t rule : question.options) {
                    answer.options.push_back(rules[rule].id);
                }
                const QString own = QString::fromStdString(rules[question.rule()].id);
                for (const char* language : {"pt", "en"}) {
                    const WrittenQuestion shown =
                        TableTestQuestions::question(book, answer, QString::fromLatin1(language));
                    QVERIFY(!shown.asked.isEmpty() && shown.about.size() >= 3);
                    QVERIFY2(!shown.about.contains(own), qPrintable(shown.about));
                    QCOMPARE(QSet<QString>(shown.options.begin(), shown.options.end()).size(), 4);
                    QVERIFY(!shown.options.contains(QString()));
                    if (question.kind == croupier::QuestionKind::number) {
                        QVERIFY(shown.options.contains(own));
                    }
                }
            }
        }
    }

    // A question counts its marks; the sheet names the right answer and its rule.
    void questionsOfABankCountTheirMarks() {
        m_desk->setSpins(2);
        m_desk->setQuestions(30);
        m_desk->setWrittenPass(100);
        m_desk->setNumber(9);
        m_desk->setCandidate(QStringLiteral("Rui"));
        m_desk->start();
        work();
        QCOMPARE(m_desk->count(), 30);
        const croupier::WrittenAnswer first = m_desk->taken().answers.front();
        QVERIFY(first.bank && first.bank->question.subject == written::Subject::payment);
        answer(1);
        mark(4);
        const croupier::TakenTest& test = m_desk->taken();
        QCOMPARE(test.right(), 29);
        QCOMPARE(test.rightMarks(), test.allMarks() - first.marks());
        QVERIFY(test.allMarks() > 30);
        QVERIFY(!m_desk->isPassed());
        QVERIFY2(m_desk->reasons().first().contains(
                     QStringLiteral("%1 of %2 marks").arg(test.rightMarks()).arg(test.allMarks())),
                 qPrintable(m_desk->reasons().first()));
        const QString text = sheetText(m_desk->sheet()).simplified();
        const QString right = QuestionText::solution(first.bank->question, QStringLiteral("en"));
        QVERIFY2(text.contains(QStringLiteral("wrong: it is ") + right.simplified()), qPrintable(text));
        QVERIFY(text.contains(QString::fromStdString(first.bank->question.rules.front())));
    }

    // Only what is asked for is drawn: kinds, and the table's regulation or the chosen ones.
    void kindsAndRegulationsAreChosen() {
        const int all = m_desk->available();
        QVERIFY(all >= 12);
        m_desk->turnSubject(0);
        m_desk->turnSubject(1);
        QCOMPARE(m_desk->subjectsAsked(), (QList<bool>{false, false, true}));
        m_desk->turnSubject(2); // one kind has to stay
        QVERIFY(m_desk->hasOneSubject() && m_desk->subjectsAsked().at(2));
        QVERIFY(m_desk->available() > 0 && m_desk->available() < all);
        m_desk->setWidely(1);
        QCOMPARE(m_desk->regulationsAsked().count(true), 1);
        const int one = m_desk->available();
        for (int i = 0; i < m_desk->regulations().size(); ++i) {
            if (!m_desk->regulationsAsked().at(i)) {
                m_desk->turnRegulation(i);
            }
        }
        QVERIFY(m_desk->available() > one);
        m_desk->setSpins(2);
        m_desk->setQuestions(200);
        m_desk->setCandidate(QStringLiteral("Rui"));
        const int cases = m_desk->available();
        open(); // all of this is remembered
        QCOMPARE(m_desk->available(), cases);
        m_desk->setCandidate(QStringLiteral("Rui"));
        m_desk->start();
        work();
        QCOMPARE(m_desk->count(), cases);
        for (const croupier::WrittenAnswer& asked : m_desk->taken().answers) {
            QVERIFY(asked.bank->question.subject == written::Subject::cases);
        }
    }

    // The school's bank is read from its file, which is remembered; without it no test begins.
    void theSchoolsQuestionsAreAsked() {
        m_desk->setSpins(2);
        m_desk->setSource(1);
        m_desk->setCandidate(QStringLiteral("Rui"));
        QVERIFY(m_desk->missing().contains(QStringLiteral("Choose the file")));
        const QByteArray text(R"({"format": "mesaviva.questions/1", "title": {"pt": "Escola"},
            "languages": ["pt"], "questions": [{"id": "a", "kind": "case", "regulations": ["pt-894-2002"],
            "text": {"pt": "Que fichas?"}, "choices": [{"text": {"pt": "Estas"}, "right": true},
            {"text": {"pt": "Essas"}, "right": true}, {"text": {"pt": "Aquelas"}}], "rules": ["R7"]}]})");
        const auto put = [this](const QByteArray& bytes) {
            QFile bank(file("school.json"));
            return bank.open(QIODevice::WriteOnly) && bank.write(bytes) == bytes.size();
        };
        QVERIFY(put(QByteArray(text).replace("\"R7\"", "\"R99\"")));
        m_desk->setBankFile(QUrl::fromLocalFile(file("school.json")));
        QTRY_VERIFY(m_desk->bankProblem().contains(QStringLiteral("questions[0].rules[0]")));
        QVERIFY(!m_desk->missing().isEmpty());
        QVERIFY(put(text));
        m_desk->bankSaved(file("school.json"));
        QTRY_COMPARE(m_desk->available(), 1);
        QVERIFY(m_desk->bankProblem().isEmpty());
        open();
        QCOMPARE(m_desk->bankName(), QStringLiteral("school.json"));
        QTRY_COMPARE(m_desk->available(), 1);
        m_desk->setCandidate(QStringLiteral("Rui"));
        m_desk->start();
        work();
        QCOMPARE(m_desk->count(), 1); // fewer than wanted
        QVERIFY(m_desk->question().several);
        m_desk->answer(0);
        QVERIFY(!m_desk->taken().answers.front().isRight()); // one of two
        m_desk->answer(0);                                   // taken back
        QCOMPARE(m_desk->answered(), 0);
        answer(0);
        mark(4);
        QVERIFY(m_desk->isPassed());
    }

    // The questions on paper are those of the test with that number; the other paper has their answers.
    void thePapersHaveTheTestsQuestions() {
        m_desk->setSpins(2);
        m_desk->setQuestions(6);
        QVERIFY(m_desk->proposedPaper(false).isLocalFile());
        QVERIFY(m_desk->number() > 0); // drawn, and kept for the second paper
        const QString asked = sheetText(m_desk->paper(false)).simplified();
        const QString answered = sheetText(m_desk->paper(true)).simplified();
        m_desk->savePaper(QUrl::fromLocalFile(file("paper.pdf")), true);
        QTRY_VERIFY(QFile::exists(file("paper.pdf")));
        m_desk->setCandidate(QStringLiteral("Rui"));
        m_desk->start();
        work();
        QCOMPARE(m_desk->count(), 6);
        for (const croupier::WrittenAnswer& answer : m_desk->taken().answers) {
            const written::BankQuestion& question = answer.bank->question;
            const QString words = QuestionText::of(question.text, QStringLiteral("en"));
            const QString solution =
                QStringLiteral("Answer: ") + QuestionText::solution(question, QStringLiteral("en"));
            QVERIFY2(asked.contains(words) && answered.contains(words), qPrintable(words));
            QVERIFY2(answered.contains(solution.simplified()), qPrintable(solution));
        }
        QVERIFY(!asked.contains(QStringLiteral("Answer:")));
    }

    // A candidate gets no answers.
    void whatIsLockedGivesNoPapers() {
        m_desk->setQuestions(6);
        m_desk->setNumber(31);
        ExaminerLock& lock = *m_desk->lock();
        lock.setPin(QStringLiteral("4711"));
        QTRY_VERIFY(lock.isPinSet() && !lock.isBusy());
        lock.lock();
        m_desk->savePaper(QUrl::fromLocalFile(file("locked.txt")), true);
        lock.unlock(QStringLiteral("4711"));
        QTRY_VERIFY(lock.isOpen());
        m_desk->savePaper(QUrl::fromLocalFile(file("open.txt")), true);
        QTRY_VERIFY(QFile::exists(file("open.txt")));
        QVERIFY(!QFile::exists(file("locked.txt")));
    }

    void aNumberIsTyped() {
        m_desk->setSpins(2);
        m_desk->turnSubject(1);
        m_desk->turnSubject(2);
        m_desk->setCandidate(QStringLiteral("Rui"));
        m_desk->start();
        work();
        QVERIFY(m_desk->question().numeric);
        m_desk->type(QStringLiteral("many"));
        QCOMPARE(m_desk->typed(), QStringLiteral("many"));
        QVERIFY(!m_desk->isNumberGiven());
        QCOMPARE(m_desk->answered(), 0);
        m_desk->type(QStringLiteral("12,50"));
        QVERIFY(m_desk->taken().answers.front().bank->number == 1'250);
        m_desk->answer(0); // there is nothing to choose
        QCOMPARE(m_desk->answered(), 1);
    }

    void aTestIsKeptShownAgainAndDeleted() {
        m_desk->setSpins(2);
        m_desk->setCandidate(QStringLiteral("Inês Faria"));
        m_desk->setExaminer(QStringLiteral("Rui Sá"));
        m_desk->start();
        work();
        answer(1);
        mark(3);
        const croupier::TakenTest taken = m_desk->taken();
        open();
        QTRY_COMPARE(m_desk->past().size(), 1);
        QCOMPARE(m_desk->past().first().value<TakenTestLine>().title, QStringLiteral("Inês Faria"));
        QVERIFY(m_desk->past().first().value<TakenTestLine>().passed);
        m_desk->openPast(0);
        QCOMPARE(m_desk->stage(), TableTestDesk::Over);
        QVERIFY(m_desk->taken() == taken);
        m_desk->leave();
        m_desk->forget();
        QTRY_VERIFY(m_desk->past().isEmpty());
    }

    // The sheet is complete in both languages, and is written as PDF.
    void theSheetHasItsFacts_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("facts");
        QTest::newRow("en") << QStringLiteral("en")
                            << QStringList{
                                   "Table test",         "Inês Faria",  "Rui Sá",       "Passed",
                                   "Weighted mark",      "test no. 31", "894/2002",     "R19",
                                   "The examiner",       "Candidate",   "2 of 2 spins", "wrong: it is",
                                   "custom of the house"};
        QTest::newRow("pt") << QStringLiteral("pt")
                            << QStringList{"Prova de mesa",  "Inês Faria", "Rui Sá",         "Aprovado",
                                           "Nota ponderada", "n.º 31",     "894/2002",       "R19",
                                           "O examinador",   "Candidato",  "2 de 2 jogadas", "errada: é",
                                           "costume da casa"};
    }
    void theSheetHasItsFacts() {
        QFETCH(QString, language);
        QFETCH(QStringList, facts);
        Language words;
        words.setCode(language);
        m_desk->setSpins(2);
        m_desk->setNumber(31);
        m_desk->setCandidate(QStringLiteral("Inês Faria"));
        m_desk->setExaminer(QStringLiteral("Rui Sá"));
        m_desk->start();
        bool done = false;
        work([&](int) {
            const croupier::RouletteAction action = m_roulette->dueActions().front().action;
            if (!done && std::holds_alternative<croupier::Launch>(action)) { // R19: another action was due
                done = true;
                m_roulette->sweep();
            }
        });
        answer(1);
        mark(4);
        const QString text = sheetText(m_desk->sheet()).simplified();
        for (const QString& fact : facts) {
            QVERIFY2(text.contains(fact), qPrintable(fact + u'\n' + text));
        }
        QVERIFY2(!text.contains(QRegularExpression(QStringLiteral("%[1-9n]"))), qPrintable(text));
        const QString path = file("sheet.pdf");
        m_desk->save(QUrl::fromLocalFile(path));
        QTRY_VERIFY(!m_desk->message().isEmpty());
        QVERIFY(!m_desk->hasFailed());
        QFile pdf(path);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        QCOMPARE(pdf.read(5), QByteArray("%PDF-"));
        m_desk->save(QUrl::fromLocalFile(file("nowhere/sheet.pdf")));
        QTRY_VERIFY(m_desk->hasFailed());
    }
};

MESAVIVA_TEST(TestTableTestDesk)

#include "tst_table_test_desk.moc"
