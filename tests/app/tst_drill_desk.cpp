// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/language.h"
#include "app/core/text/spoken_text.h"
#include "app/desks/teach/common/typed_answer.h"
#include "app/desks/teach/drills/bingo_drills.h"
#include "app/desks/teach/drills/drill_desk.h"
#include "app/desks/teach/drills/drill_reader.h"
#include "app/desks/teach/drills/drill_text.h"
#include "app/desks/teach/drills/poker_drills.h"
#include "app/desks/teach/drills/roulette_drills.h"
#include "fake_ticks.h"
#include "patience.h"
#include "program/test_list.h"

#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace mesaviva;
using namespace mesaviva::app;
using namespace mesaviva::drills;

Q_DECLARE_METATYPE(mesaviva::drills::Answer)

/// The trainer's desk for drills: a session from the choice to the summary, and what is stored of it.
class TestDrillDesk : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    test::FakeTicks* m_ticks = nullptr; ///< the desk's
    qint64 m_day = 100;

    std::unique_ptr<DrillDesk> desk() {
        auto ticks = std::make_unique<test::FakeTicks>();
        m_ticks = ticks.get();
        DrillDesk::Outside outside;
        outside.settings = m_folder->filePath(QStringLiteral("settings.ini"));
        outside.folder = m_folder->path();
        outside.ticks = std::move(ticks);
        outside.seed = [] { return Seed{9}; };
        outside.day = [this] { return m_day; };
        return std::make_unique<DrillDesk>(std::move(outside));
    }

    void pass(int milliseconds) { m_ticks->pass(std::chrono::milliseconds(milliseconds)); }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_day = 100;
    }

    void choicesAreRememberedAndKeptInBounds() {
        {
            const auto first = desk();
            first->choose(static_cast<int>(Drill::picture));
            first->setLevel(3);
            first->setCount(40);
            first->setTarget(8);
            first->setMark(90);
            first->setCount(4);    // too few
            first->setTarget(121); // too many
        }
        const auto second = desk();
        QCOMPARE(second->chosen(), static_cast<int>(Drill::picture));
        QCOMPARE(second->level(), 3);
        QCOMPARE(second->count(), 40);
        QCOMPARE(second->target(), 8);
        QCOMPARE(second->mark(), 90);
    }

    // The target belongs to drill and level; what the school has set for one leaves the others alone.
    void everyDrillAndLevelHasItsTarget() {
        const auto open = desk();
        open->choose(static_cast<int>(Drill::picture));
        open->setLevel(4);
        QVERIFY(open->isUsualTarget());
        QCOMPARE(open->target(), targetOf(Drill::picture, 4));
        open->setTarget(33);
        QVERIFY(!open->isUsualTarget());
        open->setLevel(1);
        QCOMPARE(open->target(), targetOf(Drill::picture, 1));
        open->choose(static_cast<int>(Drill::payment));
        open->setLevel(4);
        QCOMPARE(open->target(), targetOf(Drill::payment, 4));
        open->choose(static_cast<int>(Drill::picture));
        QCOMPARE(open->target(), 33);
        QCOMPARE(desk()->target(), 33); // remembered
        open->setTarget(targetOf(Drill::picture, 4));
        QVERIFY(open->isUsualTarget());
    }

    void everyDrillRunsThroughAtEveryLevel_data() {
        QTest::addColumn<int>("drill");
        for (int drill = 0; drill < static_cast<int>(kDrills); ++drill) {
            QTest::newRow(std::string(name(static_cast<Drill>(drill))).c_str()) << drill;
        }
    }

    void everyDrillRunsThroughAtEveryLevel() {
        QFETCH(int, drill);
        const auto open = desk();
        open->choose(drill);
        open->setCount(10);
        for (int level = 1; level <= kLevels; ++level) {
            open->setLevel(level);
            open->start();
            for (int i = 1; i <= 10; ++i) {
                QCOMPARE(open->stage(), DrillDesk::Asking);
                QCOMPARE(open->number(), i);
                QVERIFY(!open->task().question.isEmpty());
                QVERIFY(!open->task().question.contains(QLatin1Char('%')));
                pass(1000);
                if (!open->task().choices.isEmpty()) {
                    open->pick(0);
                } else if (open->task().marksPlaces) {
                    open->answerPlaces({1, 2});
                } else {
                    QVERIFY(open->answer(QStringLiteral("12 7")) || open->answer(QStringLiteral("12")));
                }
                QCOMPARE(open->stage(), DrillDesk::Judged);
                const DrillVerdict verdict = open->verdict();
                QVERIFY(!verdict.answer.isEmpty() && !verdict.way.isEmpty() && !verdict.rules.isEmpty());
                QVERIFY2(verdict.way.filter(QRegularExpression(QStringLiteral("%\\d"))).isEmpty(),
                         qPrintable(verdict.way.join(u'\n')));
                open->next();
            }
            QCOMPARE(open->stage(), DrillDesk::Over);
            QVERIFY(!open->summary().title.isEmpty());
            open->leave();
        }
    }

    void rightAnswersPassAndLeadUp() {
        const auto open = desk();
        open->choose(static_cast<int>(Drill::qualification));
        open->setCount(10);
        open->start();
        for (int i = 0; i < 10; ++i) {
            // The name of the hand gives the answer.
            const QList<QString> dealer = PokerDrillCloth::of(open->task()).dealerCards;
            const bool plays = !dealer.isEmpty() && playsBy(dealer);
            pass(1000);
            open->pick(plays ? 0 : 1);
            QVERIFY(open->verdict().right);
            open->next();
        }
        QCOMPARE(open->stage(), DrillDesk::Over);
        QVERIFY(open->summary().passed);
        QVERIFY(open->summary().repeat.isEmpty());
        QCOMPARE(open->levelNow(), 2); // six in a row
    }

    void wrongAndSlowOnesAreToBeRepeated() {
        const auto open = desk();
        open->choose(static_cast<int>(Drill::payment));
        open->setLevel(1);
        open->setCount(5);
        open->start();
        for (int i = 0; i < 5; ++i) {
            pass(2000);
            QVERIFY(open->answer(QStringLiteral("999999")));
            QVERIFY(!open->verdict().right);
            open->next();
        }
        QVERIFY(!open->summary().passed);
        QCOMPARE(open->summary().repeat.size(), 4); // all kinds of bets of the level
    }

    void timeThatIsUpIsWrong() {
        const auto open = desk();
        open->choose(static_cast<int>(Drill::payment));
        open->setLimit(10);
        open->setCount(5);
        open->start();
        pass(9999);
        QCOMPARE(open->stage(), DrillDesk::Asking);
        pass(1);
        QCOMPARE(open->stage(), DrillDesk::Judged);
        QVERIFY(!open->verdict().right);
        QVERIFY(open->verdict().given.isEmpty());
        pass(100'000); // no time runs while the verdict is shown
        open->next();
        QCOMPARE(open->stage(), DrillDesk::Asking);
        pass(9000);
        QCOMPARE(open->stage(), DrillDesk::Asking);
    }

    void whatCannotBeReadIsNoAnswer() {
        const auto open = desk();
        open->choose(static_cast<int>(Drill::payment));
        open->start();
        QVERIFY(!open->answer(QStringLiteral("eleven")));
        QVERIFY(!open->answer(QString()));
        QCOMPARE(open->stage(), DrillDesk::Asking);
    }

    void resultsAreKeptAndComeBack() {
        {
            const auto first = desk();
            first->open();
            first->choose(static_cast<int>(Drill::hands));
            first->setCount(5);
            first->start();
            for (int i = 0; i < 5; ++i) {
                pass(1000);
                first->pick(2);
                first->next();
            }
            QVERIFY(first->hasResults());
            QCOMPARE(first->curve().size(), 1);
            QTRY_VERIFY(QFile::exists(m_folder->filePath(QStringLiteral("results.sqlite"))));
            QVERIFY(first->proposedFile().fileName().endsWith(QStringLiteral(".csv")));
            const QString csv = m_folder->filePath(QStringLiteral("all.csv"));
            first->exportTo(
                QUrl::fromLocalFile(csv)); // after the session is written: one job after the other
            QTRY_VERIFY(!first->message().isEmpty());
            QVERIFY(!first->hasFailed());
            QFile file(csv);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll().count('\n'), 6);
        }
        const auto second = desk();
        QVERIFY(!second->hasResults());
        second->open();
        QTRY_VERIFY(second->hasResults());
        const auto info = second->drillList().at(static_cast<int>(Drill::hands)).value<DrillInfo>();
        QVERIFY(!info.standing.isEmpty());
        second->forget();
        QTRY_VERIFY(!second->hasResults());
        QVERIFY(second->curve().isEmpty());
    }

    void aSessionThatIsBrokenOffIsKept() {
        {
            const auto first = desk();
            first->choose(static_cast<int>(Drill::hands));
            first->start();
            first->pick(0);
            first->next();
        } // the window closes
        const auto second = desk();
        second->open();
        QTRY_VERIFY(second->hasResults());
    }

    void aSessionWithoutAnAnswerLeavesNothing() {
        const auto open = desk();
        open->start();
        open->stop();
        QCOMPARE(open->stage(), DrillDesk::Choosing);
        QVERIFY(!open->hasResults());
    }

    void tablesWithoutWhatIsAskedForSayWhy() { // R7, R25, M6
        const auto open = desk();
        open->choose(static_cast<int>(Drill::series));
        open->setTableChoice(3);
        QVERIFY(!open->chosenReason().isEmpty());
        open->start();
        QCOMPARE(open->stage(), DrillDesk::Choosing);
        open->choose(static_cast<int>(Drill::conversion));
        QVERIFY(!open->chosenReason().isEmpty());
        open->setTableChoice(0);
        QVERIFY(open->chosenReason().isEmpty());
    }

    void answersAreReadAsPeopleTypeThem_data() {
        QTest::addColumn<int>("form");
        QTest::addColumn<QString>("text");
        QTest::addColumn<Answer>("answer");
        const auto row = [](const char* name, AnswerForm form, const char* text, Answer answer) {
            QTest::newRow(name) << static_cast<int>(form) << QString::fromUtf8(text) << std::move(answer);
        };
        row("chips", AnswerForm::chips, " 119 ", {119});
        row("thousands apart", AnswerForm::chips, "1 190", {1190});
        row("thousands apart in English", AnswerForm::chips, "1,050", {1050});
        row("a part of a chip", AnswerForm::chips, "1.5", {});
        row("two parts", AnswerForm::chips, "1 19", {});
        row("a word", AnswerForm::chips, "many", {});
        row("less than nothing", AnswerForm::chips, "-3", {});
        row("comma", AnswerForm::amount, "297,50", {29750});
        row("point", AnswerForm::amount, "297.5", {29750});
        row("points", AnswerForm::amount, "12,5 pts", {1250});
        row("points in words", AnswerForm::amount, "12 pontos", {1200});
        row("euros", AnswerForm::amount, "12 €", {1200});
        row("patacas", AnswerForm::amount, "MOP$ 12", {1200});
        row("thousands and cents", AnswerForm::amount, "1.234,05", {123405});
        row("thousands alone", AnswerForm::amount, "1.234", {123400});
        row("too many cents", AnswerForm::amount, "1,2345", {});
        row("two counts", AnswerForm::cash_and_colour, "11 + 9", {11, 9});
        row("one count", AnswerForm::cash_and_colour, "11", {});
        row("numbers", AnswerForm::pockets, "26, 3 00;35", {3, 26, 35, 37});
        row("no such number", AnswerForm::pockets, "26 77", {});
        row("nothing", AnswerForm::pockets, " ", {});
    }

    void answersAreReadAsPeopleTypeThem() {
        QFETCH(int, form);
        QFETCH(QString, text);
        QFETCH(Answer, answer);
        QVERIFY(typedAnswer(static_cast<AnswerForm>(form), text).value_or(Answer{}) == answer);
    }

    // The solution in words matches the engine's result: 7 chips on one number are 245.
    void theWayIsReported() {
        Task task;
        PaymentTask payment;
        payment.settings = tableFor(roulette::RuleSet::casino, 37, Money{100});
        payment.chip = Money{100};
        payment.drawn = roulette::Pocket(17);
        payment.stakes.push_back({payment.settings.layout().straight(payment.drawn), {}, Money{700}});
        task.situation = payment;
        const QStringList way = DrillText::way(task);
        QCOMPARE(way.size(), 1);
        for (const char* part : {"7", "3", "21", "210", "35", "245"}) {
            QVERIFY2(way.first().contains(QLatin1String(part)), qPrintable(way.first()));
        }
        QCOMPARE(answerOf(task).front(), std::int64_t{245});
    }

    // 12: the chips on the cloth are announced and can be reviewed by key; the right answer is not revealed
    // before the trainee answers.
    // After a wrong sum the cloth shows which stack pays what; after a right one there is nothing to show.
    void aWrongSumIsShownOnTheCloth() {
        static const QRegularExpression kNoDigit(QStringLiteral("[^0-9]"));
        const auto number = [](QString text) { return text.remove(kNoDigit).toLongLong(); };
        QString answer = QStringLiteral("999999");
        for (const bool wrong : {true, false}) { // the same task
            const auto open = desk();
            open->choose(static_cast<int>(Drill::picture));
            open->setLevel(2);
            open->start();
            QVERIFY(RouletteDrillStacks::of(open->verdict()).paid.isEmpty());
            QVERIFY(open->answer(answer));
            QCOMPARE(open->verdict().right, !wrong);
            answer = QString::number(number(open->verdict().answer));
            qlonglong sum = 0;
            const QVariantList paid = RouletteDrillStacks::of(open->verdict()).paid;
            for (const QVariant& one : paid) {
                const auto stack = one.value<RouletteDrillPaid>();
                QVERIFY(!open->placeName(stack.spot).isEmpty());
                QVERIFY2(stack.lost || stack.way.endsWith(QStringLiteral("= ") + stack.paid),
                         qPrintable(stack.way));
                sum += number(stack.paid);
            }
            QCOMPARE(sum, wrong ? answer.toLongLong() : 0);
            QCOMPARE(paid.size() > 1, wrong);
        }
    }

    void everyDrillIsSpoken_data() {
        QTest::addColumn<int>("drill");
        QTest::addColumn<QString>("language");
        for (int drill = 0; drill < static_cast<int>(kAllDrills.size()); ++drill) {
            for (const char* language : {"pt", "en"}) {
                QTest::addRow("%d, %s", drill, language) << drill << QString::fromLatin1(language);
            }
        }
    }

    void everyDrillIsSpoken() {
        QFETCH(const int, drill);
        QFETCH(const QString, language);
        Language spoken;
        spoken.setCode(language);
        const auto desk = this->desk();
        const DrillReader reader(*desk);
        QCOMPARE(reader.announcement(), QString());
        desk->choose(drill);
        for (int table = 0; table < DrillChoices::tables() && !desk->chosenReason().isEmpty(); ++table) {
            desk->setTableChoice(table);
        }
        desk->setLevel(2);
        desk->start();
        QCOMPARE(desk->stage(), DrillDesk::Asking);
        for (int number = 1; number <= 3; ++number) {
            const DrillTask& task = desk->task();
            // The question, then everything on the cloth.
            QString question = task.question;
            while (question.endsWith(u'.')) {
                question.chop(1);
            }
            QVERIFY2(reader.announcement().startsWith(question), qPrintable(reader.announcement()));
            QStringList names;
            for (const PlaceRow& row : reader.rows()) {
                QVERIFY(!row.name.isEmpty() && !row.places.empty());
                for (const Place& place : row.places) {
                    QVERIFY(!place.name.isEmpty());
                    names.append(place.name);
                }
            }
            QCOMPARE(names.first(), task.question);
            const PokerDrillCloth cards = PokerDrillCloth::of(task);
            const BingoDrillCloth room = BingoDrillCloth::of(task);
            const int pieces = desk->pieces() != nullptr ? desk->pieces()->rowCount() : 0;
            QVERIFY(names.size() >= 2 + cards.playerCards.size() + cards.dealerCards.size() +
                                        room.cells.size() + room.balls.size() + pieces + task.choices.size());
            for (const QString& card : cards.playerCards + cards.dealerCards) {
                QVERIFY(reader.announcement().contains(desk->cardName(card)));
            }
            for (const Question asked : {Question::turn, Question::hand, Question::house, Question::stakes,
                                         Question::points, Question::actions, Question::others}) {
                QVERIFY(!reader.answer(asked).isEmpty());
            }
            QVERIFY(!spokenText(reader.announcement()).isEmpty());
            const QString untold = reader.answer(Question::others);
            desk->answerPlaces({});
            if (desk->stage() == DrillDesk::Asking) {
                task.choices.isEmpty() ? static_cast<void>(desk->answer(QStringLiteral("1"))) : desk->pick(0);
            }
            if (desk->stage() == DrillDesk::Asking) {
                desk->answer(QStringLiteral("1 1"));
            }
            QCOMPARE(desk->stage(), DrillDesk::Judged);
            QVERIFY(reader.announcement().startsWith(desk->verdict().title));
            QVERIFY(reader.answer(Question::others) != untold);
            if (!desk->verdict().right) {
                QVERIFY(reader.announcement().contains(desk->verdict().answer));
            }
            desk->next();
        }
        desk->stop();
        QCOMPARE(desk->stage(), DrillDesk::Over);
        QVERIFY(reader.announcement().startsWith(desk->summary().title.chopped(1)));
    }

private:
    static bool playsBy(const QList<QString>& cards) {
        poker::HandCards hand{};
        for (std::size_t i = 0; i < hand.size(); ++i) {
            hand[i] = poker::Card::fromText(cards.at(static_cast<qsizetype>(i)).toStdString()).value();
        }
        return poker::qualifies(poker::rankHand(hand).combination());
    }
};

MESAVIVA_TEST(TestDrillDesk)

#include "tst_drill_desk.moc"
