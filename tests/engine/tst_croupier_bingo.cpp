// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN
#include "engine/games/bingo/combinations.h"
#include "engine/games/bingo/patterns.h"
#include "engine/training/croupier/reversed_bingo.h"
#include "engine/training/croupier/reversed_table.h"
#endif

#include "program/test_list.h"
#include "shift_course.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

using namespace mesaviva;
using namespace mesaviva::croupier;
using WatchedBingo = WatchedTable<ReversedBingo>;
using bingo::PrizeKind;

namespace {

// Rooms of all variants with all their prizes; each has a jackpot that is sometimes won.
enum Room { Ninety, Eighty, SeventyFive, Pattern, Thirty };

bingo::Settings roomOf(int room) {
    using bingo::Variant;
    constexpr std::array kVariants = {Variant::bingo90, Variant::bingo80, Variant::bingo75, Variant::bingo75,
                                      Variant::bingo30};
    bingo::Settings settings(kVariants.at(static_cast<std::size_t>(room)));
    settings.sale = std::chrono::seconds(10);
    settings.draw = std::chrono::seconds(1);
    settings.cardPrice = Money{35};
    settings.prizePercent = 8'500;
    using Shares = bingo::PerCombination<std::optional<bingo::BasisPoints>>;
    constexpr auto kNone = std::nullopt;
    switch (room) {
    case Ninety: settings.prizes = Shares{1'500, kNone, kNone, 2'500, 6'000}; break;
    case Eighty: settings.prizes = Shares{1'000, kNone, 1'000, 2'000, 6'000}; break;
    case SeventyFive: settings.prizes = Shares{1'000, kNone, 1'200, kNone, 7'800}; break;
    case Pattern:
        settings.prizes = Shares{kNone, kNone, kNone, kNone, 10'000};
        settings.pattern = bingo::patterns().front().cells;
        break;
    default: settings.prizes = Shares{kNone, 3'000, kNone, kNone, 7'000}; break;
    }
    const int balls = settings.shape().balls;
    settings.bingoJackpot = bingo::Jackpot{300, Money{5'000}, balls - balls / 8, {}};
    if (settings.plays(PrizeKind::line)) {
        settings.lineJackpot = bingo::Jackpot{200, Money{500}, balls / 4, {}};
    }
    return settings;
}

BingoShift shiftFor(int room, std::uint8_t seed = 5) {
    BingoShift shift;
    shift.settings = roomOf(room);
    shift.members = 40;
    shift.seeds = derivedSeeds(seedOf(seed));
    return shift;
}

std::string ruleOf(const std::vector<Fault>& faults, FaultKind kind) {
    for (const Fault& fault : faults) {
        if (fault.kind == kind) {
            return fault.rules.empty() ? "none" : std::string(fault.rules.begin()->text());
        }
    }
    return "no such fault";
}

void addRooms() {
    QTest::addColumn<int>("room");
    QTest::addRow("90") << int(Ninety);
    QTest::addRow("80") << int(Eighty);
    QTest::addRow("75") << int(SeventyFive);
    QTest::addRow("75, a pattern") << int(Pattern);
    QTest::addRow("30") << int(Thirty);
}

} // namespace

/// The reversed table of bingo: due actions match those of the room, and each fault has its rule.
class CroupierBingoTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        for (const int room : {Ninety, Eighty, SeventyFive, Pattern, Thirty}) {
            const auto bad = bingo::firstBadSetting(roomOf(room));
            QVERIFY2(!bad, bad ? std::string(bad->setting).c_str() : "");
        }
    }

    void aPerfectCallerMakesNoFault_data() {
        QTest::addColumn<int>("room");
        QTest::addColumn<bool>("atOnce");
        QTest::addColumn<bool>("callsItself");
        for (const int room : {Ninety, Eighty, SeventyFive, Pattern, Thirty}) {
            QTest::addRow("%d", room) << room << true << false;
            QTest::addRow("%d, told at the end", room) << room << false << false;
            QTest::addRow("%d, the program calls", room) << room << true << true;
        }
    }
    void aPerfectCallerMakesNoFault() { // B16-B30
        QFETCH(int, room);
        QFETCH(bool, atOnce);
        QFETCH(bool, callsItself);
        BingoShift shift = shiftFor(room);
        shift.reportsAtOnce = atOnce;
        shift.callsItself = callsItself;
        shift.falseClaims = shift.lateBuyers = shift.silentWinners = true;
        ReversedBingo table(shift);
        bingo::State folded = table.state();
        bool refused = false;
        std::map<std::pair<std::uint64_t, PrizeKind>, Money> won;
        std::map<std::pair<std::uint64_t, PrizeKind>, Money> told;
        const Subscription heard = table.table().listen([&](const auto& entry) {
            bingo::evolve(folded, entry.event, entry.at);
            refused = refused || std::holds_alternative<bingo::Refused>(entry.event);
            if (const auto* prize = std::get_if<bingo::PrizeWon>(&entry.event)) {
                won[{folded.round, prize->kind}] = prize->prize;
            }
        });
        std::set<Task> tasks;
        std::set<PrizeKind> kinds;
        bool wrong = false;
        bool shared = false;
        while (table.state().round < 40) {
            waitFor(table);
            const std::vector<BingoDueAction> due = table.dueActions();
            QVERIFY(!due.empty());
            tasks.insert(taskOf(due.front().action));
            if (const auto* check = std::get_if<CheckCard>(&due.front().action)) {
                wrong = wrong || !check->valid;
                // A plain count on the card agrees with the book.
                const int lacks = bingo::missing(check->kind, table.state().book.card(check->card),
                                                 table.state().settings, table.state().book.drawn());
                QCOMPARE(check->valid, lacks == 0 && !table.state().isWon(check->kind));
            }
            if (const auto* award = std::get_if<AnnounceAward>(&due.front().action)) {
                std::set<std::uint32_t> players;
                for (const bingo::CardNumber card : award->cards) {
                    players.insert(table.state().ownerOf(card).member);
                }
                shared = shared || players.size() > 1;
                kinds.insert(award->kind);
                told[{table.state().round, award->kind}] =
                    award->share * static_cast<std::int64_t>(players.size()) + award->odd;
            }
            const BingoJudged judged = table.perform(due.front().action, 100);
            QVERIFY(judged.done);
            QVERIFY2(judged.faults.empty(),
                     ruleOf(judged.faults, judged.faults.empty() ? FaultKind::order : judged.faults[0].kind)
                         .c_str());
        }
        QVERIFY(!refused);
        QVERIFY(folded == table.state());
        QCOMPARE(table.sheet().faults(), 0);
        QCOMPARE(table.sheet().clean(), table.sheet().actions());
        QVERIFY(told == won); // every cent that the room pays is announced, and no other
        QVERIFY(wrong);
        QVERIFY(shared);
        QVERIFY(kinds.contains(PrizeKind::bingo_jackpot));
        for (std::size_t i = 0; i < bingo::kCombinations; ++i) {
            const auto kind = static_cast<PrizeKind>(i);
            QCOMPARE(kinds.contains(kind), shift.settings.plays(kind));
        }
        for (const Task task :
             {Task::call, Task::announce_prizes, Task::announce, Task::check, Task::award, Task::refuse}) {
            QCOMPARE(tasks.contains(task), !callsItself || task != Task::announce);
        }
    }

    // B20: with fewer than three players the cards are refunded, and there is no draw.
    void tooFewPlayersAreRefunded() {
        BingoShift shift = shiftFor(Ninety);
        shift.members = 2;
        ReversedBingo table(shift);
        const BingoDueAction due = comeTo<SayCaller>(
            table, [](const SayCaller& said) { return said.phrase == CallerPhrase::round_void; });
        QCOMPARE(std::string(due.rules.begin()->text()), std::string("B20"));
        QCOMPARE(ruleOf(table.perform(CallBall{1}, 0).faults, FaultKind::order), std::string("B20"));
        QVERIFY(table.perform(due.action, 0).done);
        waitFor(table);
        QVERIFY(table.state().balls.empty());
        QVERIFY(table.state().voidReason.has_value());
    }

    void wrongActionsAreNamedByTheirRule_data() {
        QTest::addColumn<int>("way");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("rule");
        int way = 0;
        const auto add = [&](const char* what, FaultKind kind, const char* rule) {
            QTest::addRow("%s", what) << way++ << static_cast<int>(kind) << QString(rule);
        };
        add("a ball before the sale", FaultKind::order, "B16");
        add("other words", FaultKind::words, "B16");
        add("closed too early", FaultKind::early, "B16");
        add("a ball while cards are sold", FaultKind::order, "B18");
        add("sold after the close", FaultKind::late_sale, "B18");
        add("not so many cards", FaultKind::count, "B19");
        add("another total", FaultKind::sum, "B31");
        add("another prize", FaultKind::sum, "B19");
        add("a ball before the prizes are told", FaultKind::order, "B19");
        add("another number", FaultKind::number, "B21");
        add("a number twice", FaultKind::again, "B21");
        add("a ball too soon", FaultKind::early, "B22");
        add("no letter", FaultKind::letter, "B77");
        add("the letter after the number", FaultKind::letter, "B77");
        add("another letter", FaultKind::letter, "B77");
        add("the draw goes on over a line", FaultKind::order, "B24");
        add("the draw goes on over a prize that is not told", FaultKind::order, "B24");
        add("the draw goes on after bingo", FaultKind::order, "B25");
        add("a line that lacks a number accepted", FaultKind::claim, "B63a");
        add("a line that is gone accepted", FaultKind::claim, "B36");
        add("a line turned down", FaultKind::overlooked, "B63a");
        add("a silent winner passed over", FaultKind::overlooked, "B29");
        add("a prize told before its card is checked", FaultKind::order, "B63a|B35a|B63b|B29|B36");
        add("a winner left out", FaultKind::overlooked, "B30");
        add("who has not won is named", FaultKind::winner, "B63a|B35a|B63b|B42|B2n");
        add("the whole prize to each", FaultKind::share, "B30");
        add("another share", FaultKind::share, "B63a|B35a|B63b|B42|B2n");
        add("the odd cents kept", FaultKind::odd, "I-B30");
        add("another card than was called", FaultKind::place, "none");
        add("not paid after bingo", FaultKind::words, "B26");
        add("too slow", FaultKind::late, "none");
    }
    void wrongActionsAreNamedByTheirRule() {
        QFETCH(int, way);
        QFETCH(int, kind);
        QFETCH(QString, rule);
        const auto wanted = static_cast<FaultKind>(kind);
        BingoShift shift = shiftFor(wanted == FaultKind::letter ? SeventyFive : Ninety);
        shift.limit = 1'000;
        shift.lateBuyers = wanted == FaultKind::late_sale;
        shift.falseClaims = wanted == FaultKind::claim;
        shift.silentWinners = wanted == FaultKind::overlooked && rule == QLatin1String("B29");
        ReversedBingo table(shift);
        const BingoJudged judged = doWrong(table, way);
        const QString found = QString::fromStdString(ruleOf(judged.faults, wanted));
        QVERIFY2(rule.split('|').contains(found), qPrintable(found));
        const FaultDetail detail = rule == QLatin1String("B36")   ? FaultDetail::gone
                                   : rule == QLatin1String("B29") ? FaultDetail::silent
                                   : rule == QLatin1String("B30") && wanted == FaultKind::overlooked
                                       ? FaultDetail::shared
                                       : FaultDetail::none;
        QVERIFY(std::ranges::any_of(judged.faults, [&](const Fault& fault) {
            return fault.kind == wanted && fault.detail == detail;
        }));
        QCOMPARE(judged.done, wanted == FaultKind::late); // reported at once: it must be done right
        QVERIFY(table.sheet().faults(wanted) > 0);
        waitFor(table);
        QVERIFY(table.perform(table.dueActions().front().action, 0).done);
    }

    // Words that no rule requires may be omitted.
    void customMayBeLeftOut() {
        ReversedBingo table(shiftFor(Ninety));
        (void)comeTo<SayCaller>(table,
                                [](const SayCaller& said) { return said.phrase == CallerPhrase::stop; });
        QVERIFY(table.dueActions().size() == 2 && table.dueActions().front().rules.empty());
        while (table.hasClaims()) {
            const BingoJudged judged = table.perform(table.dueActions().back().action, 0);
            QVERIFY(judged.done && judged.faults.empty());
        }
        (void)comeTo<SayCaller>(table,
                                [](const SayCaller& said) { return said.phrase == CallerPhrase::goes_on; });
        QVERIFY(table.ballOut().has_value());
        const BingoJudged judged = table.perform(table.dueActions().back().action, 0);
        QVERIFY(judged.done && judged.faults.empty());
        QVERIFY(std::holds_alternative<CallBall>(judged.dueAction->action));
    }

    // An omitted phrase can be said until the action after it is done.
    void customIsSaidAfterAWrongAction() {
        ReversedBingo table(shiftFor(Ninety));
        (void)comeTo<SayCaller>(table,
                                [](const SayCaller& said) { return said.phrase == CallerPhrase::goes_on; });
        const std::vector<BingoDueAction> due = table.dueActions();
        QVERIFY(due.size() > 1);
        auto ball = std::get<CallBall>(due[1].action);
        ball.number = ball.number == 1 ? 2 : ball.number - 1;
        QVERIFY(!table.perform(ball, 0).done);
        QCOMPARE(table.dueActions().size(), due.size());
        QVERIFY(table.dueActions().front().action == due.front().action);
        QVERIFY(table.perform(due.front().action, 0).faults.empty());
        QVERIFY(table.perform(due[1].action, 0).faults.empty());
    }

    // The number called instead was drawn before, so it is also wrong.
    void aNumberCalledTwiceIsAWrongOne() { // B21
        BingoShift shift = shiftFor(Ninety);
        ReversedBingo table(shift);
        WatchedBingo watch(table, seedOf(4));
        for (int i = 0; i < 20'000; ++i) {
            waitFor(table);
            const BingoAction shown = *watch.shown();
            const std::vector<Fault> faults = table.faultsOf(table.dueActions().front(), shown);
            const auto isAgain = [](const Fault& fault) { return fault.kind == FaultKind::again; };
            const bool again = std::ranges::any_of(faults, isAgain);
            const auto named = faults.empty() ? std::nullopt
                               : again        ? std::optional(FaultKind::number)
                                              : std::optional(faults.front().kind);
            QVERIFY(watch.answer(named, 100).right);
            if (again) {
                QCOMPARE(remedyRightly(watch), RemedyKind::correct);
                return;
            }
            if (watch.needsRemedy()) {
                (void)remedyRightly(watch);
            }
        }
        QFAIL("no number was called twice");
    }

    void whatIsToldAtTheEndGoesOnAsTheRulesWant() {
        BingoShift shift = shiftFor(Ninety);
        shift.reportsAtOnce = false;
        ReversedBingo table(shift);
        auto check = std::get<CheckCard>(comeTo<CheckCard>(table).action);
        check.valid = !check.valid;
        QVERIFY(table.perform(check, 0).done);
        QCOMPARE(table.sheet().faults(FaultKind::overlooked), 1);
        const BingoDueAction due = comeTo<AnnounceAward>(table);
        const auto& cards = std::get<AnnounceAward>(due.action).cards;
        QVERIFY(std::ranges::find(cards, check.card) != cards.end());
        // Words that are not due have no effect.
        (void)comeTo<SayCaller>(table);
        QVERIFY(!table.perform(SayCaller{CallerPhrase::round_void}, 0).done);
    }

    void aMonkeyBreaksNothing_data() { addRooms(); }
    void aMonkeyBreaksNothing() {
        QFETCH(int, room);
        BingoShift shift = shiftFor(room, 9);
        shift.reportsAtOnce = room % 2 == 0;
        shift.falseClaims = shift.lateBuyers = shift.silentWinners = true;
        ReversedBingo table(shift);
        std::mt19937 chance(11);
        const auto below = [&](int n) { return static_cast<int>(chance() % static_cast<unsigned>(n)); };
        bingo::State folded = table.state();
        bool refused = false;
        const Subscription heard = table.table().listen([&](const auto& entry) {
            bingo::evolve(folded, entry.event, entry.at);
            refused = refused || std::holds_alternative<bingo::Refused>(entry.event);
        });
        int faults = 0;
        for (int i = 0; i < 4'000; ++i) {
            if (below(3) == 0) {
                table.advanceTo(table.table().now() + std::chrono::milliseconds(below(9'000)));
            }
            const std::vector<BingoDueAction> due = table.dueActions();
            const BingoAction action = !due.empty() && below(2) == 0 ? due.front().action : anyAction(below);
            const std::size_t marks = table.sheet().marks().size();
            const BingoJudged judged = table.perform(action, below(5'000));
            QCOMPARE(table.sheet().marks().size(), marks + 1);
            faults += static_cast<int>(judged.faults.size());
            QVERIFY(judged.done || !judged.faults.empty());
        }
        QVERIFY(!refused);
        QVERIFY(folded == table.state());
        QCOMPARE(table.sheet().faults(), faults);
        QVERIFY(table.state().round > 3);
        waitFor(table); // the table is ready for whoever comes next
    }

    // The judge names every planted fault, and an observer who names them all has a clean sheet.
    void plantedFaultsAreFoundAndNamed_data() { addRooms(); }
    void plantedFaultsAreFoundAndNamed() {
        QFETCH(int, room);
        BingoShift shift = shiftFor(room);
        shift.falseClaims = shift.lateBuyers = shift.silentWinners = true;
        ReversedBingo table(shift);
        WatchedBingo watch(table, seedOf(4));
        std::set<FaultKind> seen;
        std::map<FaultKind, std::set<RemedyKind>> ways;
        std::map<FaultKind, std::set<std::string>> rules;
        while (table.state().round < 200) {
            waitFor(table);
            const BingoAction shown = *watch.shown();
            QVERIFY(shown == *watch.shown()); // unchanged until it is answered
            const BingoDueAction due = table.dueActions().front();
            const std::vector<Fault> faults = table.faultsOf(due, shown);
            QCOMPARE(faults.empty(), shown == due.action); // a slip is always a fault
            const auto named = faults.empty() ? std::nullopt : std::optional(faults.front().kind);
            const BingoWatched watched = watch.answer(named, 100);
            QVERIFY(watched.right);
            QVERIFY(watched.faults == faults);
            QCOMPARE(watched.needsRemedy, !faults.empty());
            if (watched.needsRemedy) {
                ways[*named].insert(remedyRightly(watch));
            }
            for (const Fault& fault : faults) {
                seen.insert(fault.kind);
                rules[fault.kind].insert(fault.rules.empty() ? "none"
                                                             : std::string(fault.rules.begin()->text()));
            }
        }
        QVERIFY(watch.count().planted > 40);
        QCOMPARE(watch.count().caught, watch.count().planted);
        QCOMPARE(watch.count().remedied, watch.count().planted);
        QCOMPARE(watch.sheet().faults(), 0);
        for (const FaultKind kind :
             {FaultKind::words, FaultKind::order, FaultKind::number, FaultKind::again, FaultKind::count,
              FaultKind::sum, FaultKind::claim, FaultKind::overlooked, FaultKind::winner, FaultKind::share,
              FaultKind::odd, FaultKind::late_sale}) {
            QVERIFY2(seen.contains(kind), std::string(name(kind)).c_str());
        }
        QCOMPARE(seen.contains(FaultKind::letter), room == SeventyFive || room == Pattern);
        QCOMPARE(rules[FaultKind::late_sale], std::set<std::string>{"B18"});
        QCOMPARE(rules[FaultKind::odd], std::set<std::string>{"I-B30"});
        QVERIFY(rules[FaultKind::overlooked].contains("B30"));
        QVERIFY(rules[FaultKind::order].contains("B24"));
    }

    void plantedFaultsAreRemediedAsTheRulesHaveIt_data() {
        QTest::addColumn<int>("room");
        QTest::addColumn<QStringList>("remedies");
        QTest::addRow("90") << int(Ninety)
                            << QStringList{"order do_first B24 B35a B36 B63a B63b",
                                           "words correct B16 B18 B26 none",
                                           "number correct B21",
                                           "sum correct B19 B31",
                                           "again correct B21",
                                           "count correct B19",
                                           "claim take_back B35a B36 B63a B63b",
                                           "overlooked admit B29 B30 B35a B63a B63b",
                                           "winner take_back B2n B35a B42 B63a B63b",
                                           "share correct B2n B30 B35a B42 B63a B63b",
                                           "odd correct I-B30",
                                           "late_sale push_back B18"};
        QTest::addRow("80") << int(Eighty)
                            << QStringList{"order do_first B24 B35a B35b B36 B67a B67b",
                                           "words correct B16 B18 B26 none",
                                           "number correct B21",
                                           "sum correct B19 B31",
                                           "again correct B21",
                                           "count correct B19",
                                           "claim take_back B35a B35b B36 B67a B67b",
                                           "overlooked admit B29 B30 B35a B35b B67a B67b",
                                           "winner take_back B2n B35a B35b B42 B67a B67b",
                                           "share correct B2n B30 B35a B35b B42 B67a B67b",
                                           "odd correct I-B30",
                                           "late_sale push_back B18"};
        QTest::addRow("75") << int(SeventyFive)
                            << QStringList{"order do_first B24 B36 B73a B74a B74b",
                                           "words correct B16 B18 B26 none",
                                           "number correct B21",
                                           "sum correct B19 B31",
                                           "letter correct B77",
                                           "again correct B21",
                                           "count correct B19",
                                           "claim take_back B36 B73a B74a B74b",
                                           "overlooked admit B29 B30 B73a B74a B74b",
                                           "winner take_back B2n B42 B73a B74a B74b",
                                           "share correct B2n B30 B42 B73a B74a B74b",
                                           "odd correct I-B30",
                                           "late_sale push_back B18"};
        QTest::addRow("75, a pattern") << int(Pattern)
                                       << QStringList{"order do_first B24 B73b",
                                                      "words correct B16 B18 B26 none",
                                                      "number correct B21",
                                                      "sum correct B19 B31",
                                                      "letter correct B77",
                                                      "again correct B21",
                                                      "count correct B19",
                                                      "claim take_back B73b",
                                                      "overlooked admit B29 B30 B73b",
                                                      "winner take_back B42 B73b",
                                                      "share correct B30 B42 B73b",
                                                      "odd correct I-B30",
                                                      "late_sale push_back B18"};
        QTest::addRow("30") << int(Thirty)
                            << QStringList{"order do_first B24 B82 B83b I-B36",
                                           "words correct B16 B18 B26 none",
                                           "number correct B21",
                                           "sum correct B19 B31",
                                           "again correct B21",
                                           "count correct B19",
                                           "claim take_back B82 B83b I-B36",
                                           "overlooked admit B29 B30 B82 B83b",
                                           "winner take_back B42 B82 B83b",
                                           "share correct B30 B42 B82 B83b",
                                           "odd correct I-B30",
                                           "late_sale push_back B18"};
    }
    void plantedFaultsAreRemediedAsTheRulesHaveIt() {
        QFETCH(int, room);
        QFETCH(QStringList, remedies);
        BingoShift shift = shiftFor(room);
        shift.falseClaims = shift.lateBuyers = shift.silentWinners = true;
        ReversedBingo table(shift);
        WatchedBingo watch(table, seedOf(4));
        const QString found = remediesOf(table, watch, 200).join(u'\n');
        QVERIFY2(found == remedies.join(u'\n'), qPrintable(found));
    }

private:
    template <class Below>
    static BingoAction anyAction(const Below& below) {
        const auto number = [&] { return static_cast<std::uint32_t>(below(120)); };
        switch (below(6)) {
        case 0: return SayCaller{static_cast<CallerPhrase>(below(int(kCallerPhrases)))};
        case 1: return AnnouncePrizes{number(), Money{below(5'000)}, {Money{below(500)}}};
        case 2: return CallBall{static_cast<bingo::Ball>(below(120)), "\0BINGO"[below(6)], below(2) == 0};
        case 3: return CheckCard{number(), static_cast<PrizeKind>(below(7)), below(2) == 0};
        case 4:
            return AnnounceAward{
                static_cast<PrizeKind>(below(7)), {number()}, Money{below(900)}, Money{below(3)}};
        default: return AnswerLateBuyer{number(), below(2) == 0};
        }
    }

    static auto says(CallerPhrase phrase) {
        return [phrase](const SayCaller& said) { return said.phrase == phrase; };
    }

    // Advances to a point where the fault is possible, and makes it.
    static BingoJudged doWrong(ReversedBingo& table, int way) {
        const auto ball = [&](auto change) {
            (void)comeTo<CallBall>(table, [&](const CallBall&) { return table.state().balls.size() > 3; });
            auto called = std::get<CallBall>(table.dueActions().front().action);
            change(called);
            return table.perform(called, 0);
        };
        const auto sale = [&](auto change) {
            (void)table.perform(comeTo<SayCaller>(table, says(CallerPhrase::sale_closes)).action, 0);
            auto told = std::get<AnnouncePrizes>(table.dueActions().front().action);
            change(told);
            return table.perform(told, 0);
        };
        const auto check = [&](auto fits) {
            auto one = std::get<CheckCard>(comeTo<CheckCard>(table, fits).action);
            one.valid = !one.valid;
            return table.perform(one, 0);
        };
        const auto award = [&](auto fits, auto change) {
            auto told = std::get<AnnounceAward>(comeTo<AnnounceAward>(table, fits).action);
            change(told);
            return table.perform(told, 0);
        };
        const auto isShared = [&](const AnnounceAward& told) {
            return std::ranges::any_of(told.cards, [&](bingo::CardNumber card) {
                return !(table.state().ownerOf(card) == table.state().ownerOf(told.cards.front()));
            });
        };
        const auto isLine = [](const CheckCard& one) { return one.kind == PrizeKind::line && one.valid; };
        switch (way) {
        case 0: (void)comeTo<SayCaller>(table); return table.perform(CallBall{7}, 0);
        case 1: (void)comeTo<SayCaller>(table); return table.perform(SayCaller{CallerPhrase::paid}, 0);
        case 2:
            (void)table.perform(comeTo<SayCaller>(table).action, 0);
            return table.perform(SayCaller{CallerPhrase::sale_closes}, 0);
        case 3: (void)table.perform(comeTo<SayCaller>(table).action, 0); return table.perform(CallBall{7}, 0);
        case 4: {
            const auto late = std::get<AnswerLateBuyer>(comeTo<AnswerLateBuyer>(table).action);
            return table.perform(AnswerLateBuyer{late.member, true}, 0);
        }
        case 5: return sale([](AnnouncePrizes& told) { ++told.cards; });
        case 6: return sale([](AnnouncePrizes& told) { told.total += Money{1}; });
        case 7: return sale([](AnnouncePrizes& told) { told.prizes[0] += Money{1}; });
        case 8:
            (void)table.perform(comeTo<SayCaller>(table, says(CallerPhrase::sale_closes)).action, 0);
            return table.perform(CallBall{7}, 0);
        case 9:
            return ball([&](CallBall& called) {
                do {
                    called.number = static_cast<bingo::Ball>(called.number % 90 + 1);
                } while (table.state().book.drawn().has(called.number));
            });
        case 10: return ball([&](CallBall& called) { called.number = table.state().balls.front(); });
        case 11:
            // No time passes between them.
            (void)comeTo<CallBall>(table, [&](const CallBall&) { return table.state().balls.size() > 1; });
            (void)table.perform(table.dueActions().front().action, 0);
            return table.perform(table.dueActions().front().action, 0);
        case 12: return ball([](CallBall& called) { called.letter = 0; });
        case 13: return ball([](CallBall& called) { called.letterFirst = false; });
        case 14: return ball([](CallBall& called) { called.letter = called.letter == 'B' ? 'I' : 'B'; });
        case 15: (void)comeTo<CheckCard>(table, isLine); return table.perform(CallBall{7}, 0);
        case 16: (void)comeTo<AnnounceAward>(table); return table.perform(CallBall{7}, 0);
        case 17:
            (void)comeTo<SayCaller>(table, says(CallerPhrase::paid));
            return table.perform(CallBall{7}, 0);
        case 18:
            return check([&](const CheckCard& one) {
                return !one.valid && one.kind == PrizeKind::line && !table.state().isWon(one.kind);
            });
        case 19:
            return check([&](const CheckCard& one) {
                return !one.valid && one.kind == PrizeKind::line && table.state().isWon(one.kind);
            });
        case 20: return check(isLine);
        case 21:
            return check([&](const CheckCard& one) {
                return std::ranges::any_of(table.claims(), [&](const Claim& claim) {
                    return claim.silent && !claim.checked && claim.card == one.card && claim.kind == one.kind;
                });
            });
        case 22: {
            (void)comeTo<SayCaller>(table, says(CallerPhrase::stop));
            const Claim& claim = table.claims().front();
            return table.perform(AnnounceAward{claim.kind, {claim.card}, Money{100}, Money{}}, 0);
        }
        case 23: return award(isShared, [](AnnounceAward& told) { told.cards.pop_back(); });
        case 24:
            return award([](const AnnounceAward&) { return true; },
                         [&](AnnounceAward& told) {
                             bingo::CardNumber other = 1;
                             while (std::ranges::find(told.cards, other) != told.cards.end()) {
                                 ++other;
                             }
                             told.cards.push_back(other);
                             std::ranges::sort(told.cards);
                         });
        case 25: return award(isShared, [](AnnounceAward& told) { told.share += told.share; });
        case 26:
            return award([&](const AnnounceAward& told) { return !isShared(told); },
                         [](AnnounceAward& told) { told.share += Money{1}; });
        case 27:
            return award([](const AnnounceAward& told) { return told.odd > Money{}; },
                         [](AnnounceAward& told) { told.odd = {}; });
        case 28: {
            const auto one = std::get<CheckCard>(comeTo<CheckCard>(table).action);
            return table.perform(CheckCard{one.card + 1'000, one.kind, true}, 0);
        }
        case 29:
            (void)comeTo<SayCaller>(table, says(CallerPhrase::paid));
            return table.perform(SayCaller{CallerPhrase::goes_on}, 0);
        default: return table.perform(comeTo<SayCaller>(table).action, 1'001);
        }
    }
};

MESAVIVA_TEST(CroupierBingoTest)
#include "tst_croupier_bingo.moc"
