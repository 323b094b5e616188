// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The presenter on any scenario and any recorded round: event by event at its table, from stop to stop, with
// exact odds, what-if changes and back; the record does not change.
#include "recorded_scenarios.h"
#include "shown_difference.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/cli/sentences/file_error_sentences.h"
#include "app/core/gallery/shipped_scenarios.h"
#include "app/core/reader/table_reader.h"
#include "app/core/study/study_folder.h"
#include "app/core/table/table_capabilities.h"
#include "app/core/text/amounts.h"
#include "app/core/text/table_text.h"
#include "app/desks/teach/lessons/lesson_desk.h"
#include "app/games/bingo/bingo_description.h"
#include "app/games/bingo/bingo_table_model.h"
#include "app/games/poker/poker_table_model.h"
#include "app/games/poker/poker_text.h"
#include "app/games/roulette/roulette_description.h"
#include "app/games/roulette/roulette_table_model.h"
#include "engine/games/bingo/odds/next_balls.h"
#include "engine/games/bingo/scenario/bingo_content.h"
#include "engine/games/roulette/odds/returns.h"
#endif

#include "app/core/text/language.h"
#include "program/test_list.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <string_view>

using namespace mesaviva;
using namespace mesaviva::app;
using mesaviva::test::allRounds;
using mesaviva::test::recordScenario;
using From = PresentedFrom::Place;

namespace {

constexpr int kAnswerTimeout = 60'000;

scenario::Scenario shipped(const QString& name) {
    const QByteArray text = shippedScenario(name);
    auto read = scenario::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (!read) {
        qFatal("%s: %s", qPrintable(name), app::englishText(read.error()).c_str());
    }
    return std::move(*read);
}

/// A desk, a record, and the table that it shows.
struct Room {
    QTemporaryDir folder;
    QString settings = folder.filePath(QStringLiteral("settings.ini"));
    QString record = folder.filePath(QStringLiteral("record.db"));
    GameRegistry games{settings};
    std::unique_ptr<TableModel> table;
    LessonDesk desk{games, settings, {}, folder.path()};

    Room() {
        desk.setShow([this](OpenedTable opened) {
            desk.letGo();
            table = std::move(opened.table);
            desk.follow(*table);
        });
    }
    ~Room() { desk.letGo(); }

    bool shows(const ToPresent& wanted) {
        const QSignalSpy refused(&desk, &LessonDesk::notPresented);
        const QSignalSpy refusedThere(&desk, &LessonDesk::fileRefused);
        desk.letGo();
        desk.present(wanted);
        const auto isAnswered = [&] {
            return desk.isActive() || !refused.isEmpty() || !refusedThere.isEmpty();
        };
        return QTest::qWaitFor(isAnswered, kAnswerTimeout) && desk.isActive();
    }
    bool shows(const QString& name) { return shows({shipped(name), {.place = From::gallery}}); }
    /// The newest closed round of the record.
    record::RoundId lastRound() const {
        for (const record::RoundRow& round : allRounds(record)) {
            if (round.closed) {
                return round.id;
            }
        }
        return {};
    }
    Result<ToPresent, scenario::ShareLimit> recorded(const record::RoundLink& link) const {
        auto reader = record::RecordReader::open(record.toStdU16String());
        return presentedRound(**reader, link, {.place = From::history});
    }
    bool waits(const std::function<bool()>& what) const { return QTest::qWaitFor(what, kAnswerTimeout); }

    ReplayControl& handle() const { return *table->replay(); }
    /// Goes to the next stop with odds; returns false if there is none.
    bool goesToOdds() {
        while (!desk.hasOdds() && desk.number() < desk.count()) {
            desk.next();
        }
        return desk.hasOdds();
    }
};

} // namespace

class PresenterTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_language.setCode(QStringLiteral("en")); }
    void aScenarioIsShownFromStopToStop();
    void aScenariosFileIsShownFromTheLibrary();
    void whatIsNoScenarioIsRefusedWhereItWasAskedFor();
    void roundsOnRecordAreShown_data() { eachGame(); }
    void roundsOnRecordAreShown();
    void aRoundBeginsAtTheMoment();
    void whatAFileCanNotHoldIsSaid();
    void whatIfOnARecordedRound_data() { eachGame(); }
    void whatIfOnARecordedRound();
    void aRecordedDecisionGoesTheOtherWay();
    void everyHandHasItsOdds();
    void oddsOfStakesAreTheEngines();
    void oddsOfCardsAreTheEngines();
    void handsStayHiddenUntilTheyAreShown();
    void presenterHidesTheHands();
    void presenterHidesTheResult_data() { eachGame(); }
    void presenterHidesTheResult();
    void noCardTellsOfAHiddenPrize();
    void hiddenResultsStopTime();
    void aDecisionHasItsOwnCall();
    void whatIfSomebodyHadDecidedOtherwise_data();
    void whatIfSomebodyHadDecidedOtherwise();
    void nothingIsKeptInTheLibrary();

private:
    static void eachGame() {
        QTest::addColumn<QString>("name");
        QTest::newRow("poker") << QStringLiteral("poker/seven_seats_mixed.json");
        QTest::newRow("roulette") << QStringLiteral("roulette/casino_double_table.json");
        QTest::newRow("bingo") << QStringLiteral("bingo/90_line_and_bingo.json");
    }

    Language m_language;
};

// Forwards and backwards, by event and by significant event; each step is described.
void PresenterTest::aScenarioIsShownFromStopToStop() {
    Room room;
    QVERIFY(room.shows(QStringLiteral("poker/dealer_does_not_qualify")));
    QVERIFY(room.desk.isPresented() && !room.desk.isDrafted());
    QVERIFY(room.handle().isPresented() && room.handle().isLesson());
    QVERIFY(!room.desk.title().isEmpty());
    QCOMPARE(room.desk.title(), room.table->scenarioTitle());
    QCOMPARE(room.handle().position(), 1);
    QVERIFY(room.desk.count() >= 3);
    QVERIFY(!room.desk.about().isEmpty());
    QStringList told;
    for (int number = 1; number <= room.desk.count(); ++number) {
        room.desk.next();
        QCOMPARE(room.desk.number(), number);
        QVERIFY(room.table->isPaused());
        QVERIFY(!room.desk.text().isEmpty());
        QVERIFY(!room.desk.rules().isEmpty());
        told.append(room.desk.text());
    }
    QVERIFY(room.desk.question().isEmpty() && room.desk.summary().isEmpty());
    for (int number = room.desk.count(); number > 0; --number) {
        QCOMPARE(room.desk.text(), told.at(number - 1));
        room.desk.previous();
    }
    QCOMPARE(room.handle().position(), 1);
    QStringList events;
    for (; !room.handle().isAtEnd(); room.handle().stepForward()) {
        events.append(room.desk.text());
        QVERIFY(!events.last().isEmpty());
    }
    for (qsizetype i = events.size(); i-- > 0;) {
        room.handle().stepBack();
        QCOMPARE(room.desk.text(), events.at(i));
    }
}

void PresenterTest::aScenariosFileIsShownFromTheLibrary() {
    Room room;
    const QString path = room.folder.filePath(QStringLiteral("Cavalo.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(shippedScenario(QStringLiteral("roulette/online_pays_straight_up_to_line")));
    file.close();
    const QSignalSpy opened(&room.desk, &LessonDesk::fileOpened);
    room.desk.openFile(QUrl::fromLocalFile(path));
    QVERIFY(room.waits([&] { return room.desk.isActive(); }));
    QVERIFY(room.desk.isPresented());
    QVERIFY(room.desk.presentedFrom() && room.desk.presentedFrom()->place == From::library);
    QVERIFY(opened.isEmpty()); // it is not a lesson of the library
    QVERIFY(room.desk.lessonList().isEmpty());
}

void PresenterTest::whatIsNoScenarioIsRefusedWhereItWasAskedFor() {
    Room room;
    const QString path = room.folder.filePath(QStringLiteral("bad.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"mesaviva.scenario/1\", \"game\": \"chess\"}");
    file.close();
    const QSignalSpy refused(&room.desk, &LessonDesk::fileRefused);
    room.desk.openFile(QUrl::fromLocalFile(path));
    QVERIFY(room.waits([&] { return !refused.isEmpty(); }));
    QVERIFY(room.desk.refusal().contains(QStringLiteral("bad.json")));
    QCOMPARE(room.desk.refusedFile(), QUrl::fromLocalFile(path));

    // A large number of players, which would take long to play through.
    scenario::Scenario crowded = shipped(QStringLiteral("bingo/90_crowd"));
    auto room90 = crowded.content.as<scenario::BingoContent>();
    room90.crowd.players = 1'000'000;
    crowded.content = std::move(room90);
    const QSignalSpy elsewhere(&room.desk, &LessonDesk::notPresented);
    QVERIFY(!room.shows({crowded, {.place = From::gallery}}));
    QCOMPARE(elsewhere.count(), 1);
    QVERIFY(!room.desk.presentRefusal().isEmpty());
    QVERIFY(!room.shows({crowded, {.place = From::library, .file = path}}));
    QCOMPARE(elsewhere.count(), 1);
    QCOMPARE(refused.count(), 2);
}

// P37, O24, B50: the presenter shows the recorded round under its name, and the record does not change.
void PresenterTest::roundsOnRecordAreShown() {
    QFETCH(const QString, name);
    Room room;
    QVERIFY(recordScenario(name, room.record));
    const auto before = allRounds(room.record);
    const record::RoundId id = room.lastRound();
    const auto wanted = room.recorded({id, {}});
    QVERIFY2(wanted, wanted ? "" : std::string(scenario::name(wanted.error())).c_str());
    QVERIFY(room.shows(*wanted));
    QVERIFY(room.desk.title().contains(QString::fromStdString(textOf(id))));
    QVERIFY(room.table->scenarioTitle().contains(QString::fromStdString(textOf(id))));
    QVERIFY(room.desk.about().contains(QStringLiteral("record stays as it is")));
    QVERIFY(room.handle().link().isEmpty());
    QVERIFY(room.desk.count() >= 3);
    while (room.desk.number() < room.desk.count()) {
        room.desk.next();
    }
    // At its end the table shows the same as the recorded round.
    room.handle().moveTo(room.handle().size());
    auto reader = record::RecordReader::open(room.record.toStdU16String());
    const auto repeated = room.games.of(*room.table).as<RoundReplays>()->openRecorded(**reader, id);
    repeated.table->setPaused(true);
    repeated.table->replay()->moveTo(repeated.table->replay()->size());
    QCOMPARE(room.table->wallet(), repeated.table->wallet());
    QCOMPARE(room.table->caption(), repeated.table->caption());
    const auto after = allRounds(room.record);
    QCOMPARE(after.size(), before.size());
    for (std::size_t i = 0; i < after.size(); ++i) {
        QVERIFY(after[i].id == before[i].id);
    }
}

// A moment open in a replay opens at the same moment for the class.
void PresenterTest::aRoundBeginsAtTheMoment() {
    Room room;
    QVERIFY(recordScenario(QStringLiteral("poker/seven_seats_mixed.json"), room.record));
    const record::RoundId id = room.lastRound();
    auto reader = record::RecordReader::open(room.record.toStdU16String());
    const auto repeated = room.games.list().first()->as<RoundReplays>()->openRecorded(**reader, id);
    repeated.table->setPaused(true);
    ReplayControl& there = *repeated.table->replay();
    while (there.next() > 0 && there.eventName() != QStringLiteral("Decision opens")) {
        there.moveTo(there.next());
    }
    QCOMPARE(there.eventName(), QStringLiteral("Decision opens"));
    const auto link = record::roundLinkFrom(there.link().toStdString());
    QVERIFY(link);
    const auto wanted = room.recorded(*link);
    QVERIFY(wanted);
    QVERIFY(room.shows(*wanted));
    QCOMPARE(room.handle().eventName(), QStringLiteral("Decision opens"));
    QVERIFY(room.desk.hasOdds());
}

// The messages match those of a study and of the sheet; a running round cannot be shown.
void PresenterTest::whatAFileCanNotHoldIsSaid() {
    Room room;
    QVERIFY(recordScenario(QStringLiteral("poker/folded.json"), room.record));
    const auto rounds = allRounds(room.record);
    record::RoundId none = rounds.front().id;
    none.round += 50;
    auto reader = record::RecordReader::open(room.record.toStdU16String());
    QVERIFY_THROWS_EXCEPTION(record::Fault, static_cast<void>(presentedRound(**reader, {none, {}}, {})));
    const QSignalSpy told(&room.desk, &LessonDesk::notPresented);
    room.desk.refuseToPresent([] { return StudyText::limit(scenario::ShareLimit::crowd); });
    QCOMPARE(told.count(), 1);
    const QString en = room.desk.presentRefusal();
    QVERIFY(en.contains(QStringLiteral("crowd")));
    Language language;
    language.setCode(QStringLiteral("pt"));
    QVERIFY(room.desk.presentRefusal() != en); // in the current language
    language.setCode(QStringLiteral("en"));
}

// Another card, number or ball in a recorded round: both courses side by side, and back again.
void PresenterTest::whatIfOnARecordedRound() {
    QFETCH(const QString, name);
    Room room;
    QVERIFY(recordScenario(name, room.record));
    const auto wanted = room.recorded({room.lastRound(), {}});
    QVERIFY(wanted);
    QVERIFY(room.shows(*wanted));
    room.handle().moveTo(room.handle().size());
    QVERIFY(room.desk.canFork());
    const qint64 went = room.table->wallet();
    room.desk.openFork();
    QVERIFY(room.desk.isForkOpen());
    QVERIFY(room.desk.forkPoints() > 0);
    QVERIFY(!room.desk.forkTitle().isEmpty());
    while (room.desk.isForkDecision()) {
        room.desk.stepFork(-1);
    }
    const int stood = room.handle().position();
    bool differs = false;
    for (const QVariant& one : room.desk.forkValues()) {
        const auto value = one.value<ChanceValue>();
        if (value.current) {
            continue;
        }
        room.desk.fork(value.value);
        QVERIFY(room.waits([&] { return room.desk.isForked() || !room.desk.refusal().isEmpty(); }));
        QVERIFY2(room.desk.isForked(), qPrintable(room.desk.refusal()));
        QVERIFY(room.desk.isPresented());
        const auto rows = room.desk.forkRows();
        QVERIFY(!rows.isEmpty());
        for (const QVariant& row : rows) {
            QVERIFY(!row.value<WhatIfRow>().player.isEmpty());
            differs = differs || row.value<WhatIfRow>().differs;
        }
        room.desk.comeBack();
        QVERIFY(room.waits([&] { return !room.desk.isForked(); }));
        QCOMPARE(room.handle().position(), stood);
        if (differs) {
            break;
        }
        room.desk.openFork();
        while (room.desk.isForkDecision()) {
            room.desk.stepFork(-1);
        }
    }
    QVERIFY(differs || name.startsWith(QLatin1String("bingo"))); // a swapped ball often changes nothing
    room.handle().moveTo(room.handle().size());
    QCOMPARE(room.table->wallet(), went);
}

// P20, P22: at a full table each player's decision is reversed, and then restored.
void PresenterTest::aRecordedDecisionGoesTheOtherWay() {
    Room room;
    QVERIFY(recordScenario(QStringLiteral("poker/seven_seats_mixed.json"), room.record));
    const auto wanted = room.recorded({room.lastRound(), {}});
    QVERIFY(wanted);
    QVERIFY(room.shows(*wanted));
    QVERIFY(room.goesToOdds());
    const int number = room.desk.number();
    const int stood = room.handle().position();
    QCOMPARE(room.desk.oddsPlayers().size(), 7);
    QCOMPARE(room.desk.oddsPlayers().first(), TableText::you()); // as at the table
    for (int player = 0; player < 7; ++player) {
        room.desk.setOddsPlayer(player);
        QCOMPARE(room.desk.oddsPlayer(), player);
        const LessonOdds odds = room.desk.odds();
        QVERIFY(!odds.taken.isEmpty() && !odds.other.isEmpty() && odds.taken != odds.other);
        room.desk.goOtherWay();
        QVERIFY(room.waits([&] { return room.desk.isOtherWay(); }));
        QCOMPARE(room.handle().position(), stood);
        QCOMPARE(room.desk.odds().other, odds.other);
        room.desk.comeBack();
        QVERIFY(room.waits([&] { return !room.desk.isOtherWay(); }));
        QCOMPARE(room.desk.number(), number);
        QCOMPARE(room.handle().position(), stood);
        QCOMPARE(room.desk.oddsPlayer(), player);
    }
}

void PresenterTest::everyHandHasItsOdds() {
    Room room;
    QVERIFY(room.shows(QStringLiteral("poker/seeded_rounds"))); // three rounds
    int decisions = 0;
    QStringList lines;
    while (room.desk.number() < room.desk.count()) {
        room.desk.next();
        if (room.desk.hasOdds()) {
            ++decisions;
            lines.append(room.desk.odds().lines);
            QVERIFY(!room.desk.odds().heading.isEmpty() && !room.desk.odds().why.isEmpty());
            QVERIFY(!room.desk.odds().other.isEmpty());
        }
    }
    QCOMPARE(decisions, 3);
    QVERIFY(lines.at(0) != lines.at(2)); // different cards
}

// O13a, O18: the stakes when betting closes, as the engine computes them; none after the number.
void PresenterTest::oddsOfStakesAreTheEngines() {
    Room room;
    QVERIFY(room.shows(QStringLiteral("roulette/online_several_players_one_number")));
    QVERIFY(room.goesToOdds());
    auto& wheel = dynamic_cast<RouletteTableModel&>(*room.table);
    const roulette::State& state = wheel.delivered();
    QVERIFY(!state.drawn);
    QVERIFY(room.desk.odds().lines.isEmpty()); // until the user asks for it
    room.desk.setOddsShown(true);
    int staked = 0;
    for (PlayerId player = 0; player < state.players.size(); ++player) {
        if (state.players[player].stakes.empty()) {
            continue;
        }
        room.desk.setOddsPlayer(staked++);
        const roulette::Returns returns = roulette::returnsOf(state.settings, state.players[player].stakes);
        QCOMPARE(returns.allCases(), std::int64_t{state.settings.pockets});
        const LessonOdds odds = room.desk.odds();
        QVERIFY(odds.lines.at(0).contains(amountText(returns.staked())));
        QVERIFY(odds.lines.at(1).contains(amountText(Money{std::llround(returns.mean().value())})));
        QVERIFY(odds.best.contains(percentText(returns.edge().value(), 2)));
        QCOMPARE(odds.lines, RouletteOdds::of(returns).lines);
        std::int64_t winning = 0;
        for (const auto& [sum, cases] : returns.cases()) {
            winning += sum > Money{} ? cases : 0;
        }
        QVERIFY(
            odds.shares.first().contains(QStringLiteral("%1 of %2").arg(winning).arg(returns.allCases())));
    }
    QCOMPARE(room.desk.oddsPlayers().size(), staked);
    QVERIFY(staked > 1);
    while (!state.drawn) {
        room.handle().stepForward();
    }
    QVERIFY(!room.desk.hasOdds());
    QVERIFY(room.desk.oddsPlayers().isEmpty() && room.desk.odds().lines.isEmpty());
}

// B27, B28: what the next ball may bring, at every ball of a round, as the engine computes it.
void PresenterTest::oddsOfCardsAreTheEngines() {
    Room room;
    QVERIFY(room.shows(QStringLiteral("bingo/90_line_and_bingo")));
    QVERIFY(room.goesToOdds());
    const auto& hall = dynamic_cast<BingoTableModel&>(*room.table);
    const bingo::State& state = hall.delivered();
    int near = 0;
    int looked = 0;
    for (; !room.handle().isAtEnd(); room.handle().stepForward()) {
        if (!room.desk.hasOdds()) {
            continue;
        }
        room.desk.setOddsShown(true);
        const PlayerId player = hall.tableSession().ownPlayer();
        std::vector<bingo::Card> cards;
        for (const bingo::CardNumber number : state.players[player].cards) {
            cards.push_back(state.book.card(number));
        }
        const LessonOdds odds = room.desk.odds();
        qsizetype lines = 0;
        for (std::size_t i = 0; i < bingo::kCombinations; ++i) {
            const auto kind = static_cast<bingo::PrizeKind>(i);
            if (!state.settings.plays(kind) || state.isWon(kind)) {
                continue;
            }
            const auto next = bingo::nextBall(kind, cards, state.settings, state.book.drawn());
            if (next.missing == 0 || next.left == 0) {
                continue;
            }
            QVERIFY(lines < odds.lines.size());
            const QString line = odds.lines.at(lines++);
            if (next.missing == 1) {
                ++near;
                const double share =
                    static_cast<double>(next.completing.size()) / static_cast<double>(next.left);
                QVERIFY2(line.contains(percentText(share, 1)), qPrintable(line));
            } else {
                QVERIFY2(line.contains(QString::number(next.missing)), qPrintable(line));
            }
        }
        QCOMPARE(lines, odds.lines.size());
        ++looked;
    }
    QVERIFY(looked > 15);
    QVERIFY(near > 0);
}

// No text beside the cloth names a card that lies face down.
void PresenterTest::handsStayHiddenUntilTheyAreShown() {
    Room room;
    QVERIFY(room.shows(QStringLiteral("poker/seven_seats_mixed")));
    const auto isHidden = [](const QString& text) { return text.endsWith(QStringLiteral("face down.")); };
    int hidden = 0;
    int open = 0;
    const auto count = [&] {
        hidden = 0;
        open = 0;
        room.handle().moveTo(1);
        for (; !room.handle().isAtEnd(); room.handle().stepForward()) {
            if (room.desk.text().contains(QStringLiteral(", face "))) {
                ++(isHidden(room.desk.text()) ? hidden : open);
            }
        }
    };
    count();
    QCOMPARE(hidden, 6 * 5 + 4); // the others' cards, and the dealer's except the up card
    QCOMPARE(open, 5 + 1);
    const auto views = room.handle().views();
    room.handle().setView(static_cast<int>(views.size()) - 2); // all cards face up
    count();
    QCOMPARE(hidden, 0);
    QCOMPARE(open, 8 * 5);
}

// The presenter's own switch: no hand is revealed before it is laid open, neither beside the cloth nor on it,
// nor in the caption, in speech, or by odds and what-if changes; nor when stepping back.
void PresenterTest::presenterHidesTheHands() {
    Room room;
    QVERIFY(room.shows(QStringLiteral("roulette/online_several_players_one_number")));
    QVERIFY(!room.desk.hasHands()); // every card is visible to everyone
    room.desk.setHandsHidden(true);
    QVERIFY(!room.desk.areHandsHidden());

    QVERIFY(room.shows(QStringLiteral("poker/seven_seats_mixed")));
    QVERIFY(room.desk.hasHands());
    // The cloth's texts with all cards open.
    room.handle().setView(static_cast<int>(room.handle().views().size()) - 2);
    auto& table = dynamic_cast<PokerTableModel&>(*room.table);
    const auto openCards = [&table] {
        QStringList names;
        for (const auto& row : table.cards()->rows()) {
            if (row.card) {
                names.append(PokerText::card(*row.card));
            }
        }
        return names;
    };
    QVERIFY(room.goesToOdds());
    const QStringList all = openCards();
    QCOMPARE(all.size(), 1 + 8 * 5); // with the burnt card
    room.handle().setView(0);
    room.handle().moveTo(1);
    QVERIFY(room.goesToOdds());
    const int weighed = room.handle().position();
    QVERIFY(room.desk.canFork());
    room.desk.openFork();
    QVERIFY(room.desk.isForkOpen());

    room.desk.setHandsHidden(true);
    QVERIFY(room.desk.areHandsHidden() && room.handle().isCovered());
    QVERIFY(!room.desk.isForkOpen() && !room.desk.canFork());
    QVERIFY(!room.desk.hasOdds());
    int hidden = 0;
    for (room.handle().moveTo(1); room.handle().position() < weighed; room.handle().stepForward()) {
        hidden += room.desk.text().endsWith(QStringLiteral("face down.")) ? 1 : 0;
    }
    QCOMPARE(hidden, 7 * 5 + 4); // all except the dealer's up card
    const auto reader = room.games.of(*room.table).as<SpokenTables>()->readerOf(*room.table);
    room.handle().moveTo(weighed);
    QCOMPARE(openCards().size(), 2); // the burnt card and the dealer's up card (P19a, P19c)
    for (const QString& card : all) {
        if (openCards().contains(card)) {
            continue;
        }
        QVERIFY(!room.table->caption().contains(card));
        QVERIFY(!room.desk.text().contains(card));
        for (int question = 0; question <= static_cast<int>(Question::others); ++question) {
            const QString answer = reader->answer(static_cast<Question>(question));
            QVERIFY2(!answer.contains(card), qPrintable(answer));
        }
    }
    room.desk.setHandsHidden(false);
    QCOMPARE(room.handle().view(), 0);
    QVERIFY(room.desk.hasOdds());
}

// No result is visible before it is shown, however the position is reached: by step, jump, stop or time.
void PresenterTest::presenterHidesTheResult() {
    QFETCH(const QString, name);
    Room room;
    QVERIFY(room.shows(QString(name).chopped(5)));
    QVERIFY(room.desk.hasResult() && !room.desk.isResultHidden());
    room.handle().moveTo(room.handle().size());
    room.desk.hideResults(); // back to before the visible one
    const int last = room.handle().position();
    QVERIFY(room.desk.isResultHidden() && room.desk.isResultAwaited());
    QVERIFY(last < room.handle().size());
    QVERIFY(!room.desk.canFork());
    room.handle().stepForward();
    QCOMPARE(room.handle().position(), last);
    room.handle().moveTo(1);
    QVERIFY(room.desk.isResultHidden() && !room.desk.isResultAwaited());
    room.handle().moveTo(room.handle().size());
    const int first = room.handle().position(); // the first of several: at bingo the line
    QVERIFY(first <= last && room.desk.isResultAwaited());
    room.desk.next();
    QCOMPARE(room.handle().position(), first);
    room.table->setPaused(false);
    QVERIFY(room.table->isPaused());

    // Each result is shown on its own, and stays visible whenever the position returns to it.
    int shown = 0;
    for (int held = first; room.desk.isResultAwaited(); held = room.handle().position(), ++shown) {
        room.desk.showResult();
        QCOMPARE(room.handle().position(), held + 1);
        room.handle().moveTo(1);
        room.handle().moveTo(held + 1);
        QCOMPARE(room.handle().position(), held + 1);
        room.handle().moveTo(room.handle().size());
    }
    QVERIFY(shown > 0);
    QVERIFY(room.handle().isAtEnd() && !room.desk.isResultHidden());
    room.handle().moveTo(1);
    room.desk.hideResults();
    room.desk.showResult(); // with none awaited: all
    QCOMPARE(room.handle().position(), 1);
    QVERIFY(!room.desk.isResultHidden());
    room.handle().moveTo(room.handle().size());
    QVERIFY(room.handle().isAtEnd());
}

// B29: a card says what it has won, but not while results are hidden, wherever the presenter goes.
void PresenterTest::noCardTellsOfAHiddenPrize() {
    Room room;
    QVERIFY(room.shows(QStringLiteral("bingo/90_line_and_bingo")));
    BingoCardListModel& cards = *dynamic_cast<BingoTableModel&>(*room.table).cards();
    const auto tells = [&] {
        for (int row = 0; row < cards.rowCount(); ++row) {
            const QModelIndex card = cards.index(row, 0);
            if (card.data(BingoCardListModel::WonRole).toInt() != 0 ||
                !card.data(BingoCardListModel::PrizeTextRole).toString().isEmpty()) {
                return true;
            }
        }
        return false;
    };
    room.desk.hideResults();
    for (int position = 1; position <= room.handle().size(); ++position) {
        room.handle().moveTo(position);
        QVERIFY2(!tells(), qPrintable(QString::number(position)));
    }
    QVERIFY(room.desk.isResultAwaited());
    room.desk.showResult();
    QVERIFY(tells()); // the line
}

// Playing does not reveal the number either; the chosen stop stays chosen.
void PresenterTest::hiddenResultsStopTime() {
    Room room;
    QVERIFY(room.shows(QStringLiteral("roulette/casino_double_table")));
    room.desk.hideResults();
    room.table->setSpeed(100);
    while (!room.desk.isResultAwaited()) { // it also stops where the presenter does
        room.table->setPaused(false);
        QVERIFY(room.waits([&] { return room.table->isPaused(); }));
        QVERIFY(!room.handle().isAtEnd());
    }
    const int held = room.handle().position();
    room.handle().setPlaying(true);
    QVERIFY(room.table->isPaused());
    QCOMPARE(room.handle().position(), held);
    room.desk.showResult();
    QCOMPARE(room.handle().position(), held + 1);
    room.handle().setPlaying(true);
    QVERIFY(room.waits([&] { return room.table->isPaused(); }));
    QVERIFY(room.handle().position() > held + 1);
}

// P30: at the opening of the decision, no text says that cards are still being dealt.
void PresenterTest::aDecisionHasItsOwnCall() {
    Room room;
    QVERIFY(room.shows(QStringLiteral("poker/seven_seats_mixed")));
    while (room.table->periodName() != QLatin1String("Decision") && !room.handle().isAtEnd()) {
        room.handle().stepForward();
    }
    QVERIFY(room.table->caption().startsWith(QStringLiteral("Look at your cards")));
    const int position = room.handle().position();
    room.handle().moveTo(1);
    room.handle().moveTo(position); // also after a jump
    QVERIFY(room.table->caption().startsWith(QStringLiteral("Look at your cards")));
    QCOMPARE(room.table->captionRules().value(0), QStringLiteral("P20"));
}

// Other decisions of any player in any round, as well as other cards or numbers.
void PresenterTest::whatIfSomebodyHadDecidedOtherwise_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("poker") << QStringLiteral("poker/seven_seats_mixed");
    QTest::newRow("roulette") << QStringLiteral("roulette/online_several_players_one_number");
    QTest::newRow("bingo") << QStringLiteral("bingo/90_line_and_bingo");
}
void PresenterTest::whatIfSomebodyHadDecidedOtherwise() {
    QFETCH(const QString, name);
    Room room;
    QVERIFY(room.shows(name));
    room.handle().moveTo(room.handle().size());
    room.desk.openFork();
    while (room.desk.forkPoint() > 1 && !room.desk.isForkDecision()) {
        room.desk.stepFork(-1);
    }
    QVERIFY(room.desk.isForkDecision());
    const QString taken = room.desk.forkTitle();
    QVERIFY(!taken.isEmpty());
    QVERIFY(!room.desk.forkChoices().isEmpty());
    const int stood = room.handle().position();
    const auto other = room.desk.forkChoices().last().value<ChanceValue>();
    room.desk.fork(QStringLiteral("9999"));
    room.desk.fork(QStringLiteral("x"));
    QVERIFY(!room.desk.isForked());
    room.desk.fork(other.value);
    QVERIFY(room.waits([&] { return room.desk.isForked() || !room.desk.refusal().isEmpty(); }));
    QVERIFY2(room.desk.isForked(), qPrintable(room.desk.refusal()));
    QCOMPARE(room.desk.forkTaken(), taken);
    QCOMPARE(room.desk.forkOther(), other.name);
    bool differs = false;
    for (const QVariant& row : room.desk.forkRows()) {
        differs = differs || row.value<WhatIfRow>().differs;
    }
    QVERIFY(differs);
    room.desk.comeBack();
    QVERIFY(room.waits([&] { return !room.desk.isForked(); }));
    QCOMPARE(room.handle().position(), stood);
}

void PresenterTest::nothingIsKeptInTheLibrary() {
    Room room;
    QVERIFY(room.shows(QStringLiteral("poker/folded")));
    while (room.desk.number() < room.desk.count()) {
        room.desk.next();
    }
    room.desk.letGo();
    QVERIFY(!room.desk.isPresented() && !room.desk.presentedFrom());
    QVERIFY(room.desk.lessonList().isEmpty());
    QFile file(room.settings);
    QVERIFY(!file.open(QIODevice::ReadOnly) || !file.readAll().contains("place"));
}

MESAVIVA_TEST(PresenterTest)

#include "tst_presenter.moc"
