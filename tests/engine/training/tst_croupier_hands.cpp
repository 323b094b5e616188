// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN
#include "engine/training/croupier/reversed_table.h"
#endif
#include "croupier_roulette.h"
#include "program/test_list.h"

#include <QTest>

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::croupier;

namespace {

RouletteShift handsShift(const QString& house, int players = 6) {
    RouletteShift shift = RouletteDesk::shiftAt(house);
    shift.players = players;
    shift.hands = {true, true, true, true};
    return shift;
}

// The prizes that may be paid next.
std::vector<std::size_t> payable(const ReversedRoulette& table) {
    std::vector<std::size_t> prizes;
    for (std::size_t i = 0; i < table.prizes().size(); ++i) {
        if (!table.prizes()[i].paid && !whyNotNext(table.state(), table.prizes(), i)) {
            prizes.push_back(i);
        }
    }
    return prizes;
}

std::optional<Money> chipOf(const ReversedRoulette& table, PlayerId player) {
    return table.state().players[player].chipValue;
}

Pay paymentOf(const ReversedRoulette& table, std::size_t prize) {
    const Prize& one = table.prizes()[prize];
    Pay pay{one.spot, one.player, one.sum};
    pay.chips = chipsFor(table.state().settings, chipOf(table, one.player), one.sum);
    pay.proved = true;
    return pay;
}

Money worth(const std::vector<LaidChips>& chips) {
    Money sum;
    for (const LaidChips& laid : chips) {
        sum += laid.pile.value * laid.count;
    }
    return sum;
}

// Opens what has to be opened.
void openStacks(ReversedRoulette& table) {
    while (!table.stacksToOpen().empty()) {
        QVERIFY(table.perform(OpenStack{table.stacksToOpen().back()}, 0).faults.empty());
    }
}

// Comes to the first payment of that kind, with all stacks open.
template <class Fits>
Pay comeToPayment(ReversedRoulette& table, const Fits& fits) {
    for (int i = 0; i < 2'000; ++i) {
        (void)comeTo<Pay>(table);
        const std::size_t next = payable(table).front();
        Pay pay = paymentOf(table, next);
        if (fits(pay)) {
            return pay;
        }
        (void)table.perform(pay, 0);
    }
    qFatal("no such payment");
}

} // namespace

/// What is judged of the hands of roulette's croupier.
class CroupierHandsTest : public QObject {
    Q_OBJECT

private slots:
    // R30, R32: each order in which the prizes of a round may be paid is judged right, whatever the hands.
    void everyLegalOrderOfPaymentsIsRight_data() {
        QTest::addColumn<QString>("house");
        for (const QString& house : RouletteDesk::houses()) {
            QTest::addRow("%s", qPrintable(house)) << house;
        }
    }
    void everyLegalOrderOfPaymentsIsRight() {
        QFETCH(QString, house);
        constexpr std::size_t kMostOrders = 40; // of a round
        int several = 0;
        for (std::uint64_t round = 1; round <= 5; ++round) {
            // The way taken at each payment, as the digits of a counter.
            std::vector<std::size_t> way;
            std::size_t orders = 0;
            for (bool more = true; more && orders < kMostOrders; ++orders) {
                ReversedRoulette table(handsShift(house, 3));
                while (table.state().round < round || table.state().phase != roulette::Phase::paying) {
                    waitFor(table);
                    if (table.state().round > round) {
                        break; // nobody has won
                    }
                    QVERIFY(table.perform(table.dueActions().front().action, 0).faults.empty());
                }
                std::vector<std::size_t> choices;
                openStacks(table);
                while (table.state().round == round && table.state().phase == roulette::Phase::paying) {
                    const std::vector<std::size_t> next = payable(table);
                    QVERIFY(!next.empty());
                    way.resize(std::max(way.size(), choices.size() + 1));
                    const Pay pay = paymentOf(table, next[way[choices.size()]]);
                    choices.push_back(next.size());
                    const Judged judged = table.perform(pay, 0);
                    QVERIFY(judged.done && judged.faults.empty());
                }
                QCOMPARE(table.sheet().faults(), 0);
                more = false;
                for (std::size_t at = choices.size(); at-- > 0 && !more;) {
                    more = ++way[at] < choices[at];
                    if (!more) {
                        way[at] = 0;
                    }
                }
            }
            several += orders > 1 ? 1 : 0;
        }
        QVERIFY(several > 0);
    }

    // R31: stacks of the colour may be cash chips, odd chips may be cut singly; stacks may be opened in any
    // order.
    void everyLegalWayToPayIsRight_data() { everyLegalOrderOfPaymentsIsRight_data(); }
    void everyLegalWayToPayIsRight() {
        QFETCH(QString, house);
        ReversedRoulette table(handsShift(house));
        std::mt19937 chance(3);
        int stacks = 0;
        int opened = 0;
        while (table.state().round < 60) {
            waitFor(table);
            const DueAction due = table.dueActions().front();
            if (std::holds_alternative<OpenStack>(due.action)) {
                QCOMPARE(firstOf(due.rules), std::string("R30"));
                const auto& closed = table.stacksToOpen();
                const OpenStack open{closed[chance() % closed.size()]};
                QVERIFY(table.perform(open, 0).faults.empty());
                ++opened;
                continue;
            }
            if (!std::holds_alternative<Pay>(due.action)) {
                QVERIFY(table.perform(due.action, 0).faults.empty());
                continue;
            }
            const std::vector<std::size_t> next = payable(table);
            Pay pay = paymentOf(table, next[chance() % next.size()]);
            QCOMPARE(worth(pay.chips), pay.sum);
            const std::optional<Money> value = chipOf(table, pay.player);
            for (std::size_t i = 0; i < pay.chips.size(); ++i) {
                LaidChips& laid = pay.chips[i];
                if (laid.pile.chips == 20) {
                    ++stacks;
                    if (chance() % 2 == 0) { // all stacks in cash
                        const Money cash = laid.pile.value * laid.count;
                        pay.chips.erase(pay.chips.begin());
                        std::vector<RackChip> rack = rackOf(table.state().settings, value);
                        std::erase_if(rack, [](const RackChip& chip) { return chip.chips > 0; });
                        Money rest = cash;
                        for (const LaidChips& odd : pay.chips) {
                            rest += odd.pile.chips == 0 ? odd.pile.value * odd.count : Money{};
                        }
                        std::erase_if(pay.chips, [](const LaidChips& one) { return one.pile.chips == 0; });
                        for (const RackChip& chip : cut(rack, rest)) {
                            pay.chips.push_back({chip, 1, true});
                        }
                        break;
                    }
                } else if (laid.pile.chips == 5 && chance() % 2 == 0) {
                    laid = {{*value, 1}, 5 * laid.count, true};
                }
            }
            QCOMPARE(worth(pay.chips), pay.sum);
            const Judged judged = table.perform(pay, 0);
            QVERIFY2(judged.faults.empty(),
                     judged.faults.empty() ? "" : std::string(name(judged.faults.front().kind)).c_str());
        }
        QCOMPARE(stacks > 10, house == "casino");
        QCOMPARE(opened > 10, house.startsWith("casino"));
        QCOMPARE(table.sheet().faults(), 0);
    }

    void eachWrongHandIsJudgedByItsRule_data() {
        QTest::addColumn<QString>("house");
        QTest::addColumn<QString>("what");
        QTest::addColumn<FaultKind>("kind");
        QTest::addColumn<QString>("rule");
        using enum FaultKind;
        QTest::addRow("a stack left closed") << "casino"
                                             << "closed" << unopened << "R30";
        QTest::addRow("a stack of cash left closed") << "casino cash"
                                                     << "closed" << unopened << "R30";
        QTest::addRow("cash for odd chips") << "casino"
                                            << "cash" << cash << "none";
        QTest::addRow("twenty loose chips") << "casino"
                                            << "loose" << pieces << "R31";
        QTest::addRow("small cash chips") << "casino cash"
                                          << "small" << pieces << "R31";
        QTest::addRow("small cash chips, Macau") << "macau"
                                                 << "small" << pieces << "none";
        QTest::addRow("no chips at all") << "casino"
                                         << "none" << pieces << "R31";
        QTest::addRow("a stack spread") << "casino"
                                        << "spread" << laid << "R31";
        QTest::addRow("odd chips stacked") << "casino"
                                           << "stacked" << laid << "R31";
        QTest::addRow("cash chips stacked") << "casino cash"
                                            << "stacked" << laid << "R31";
        QTest::addRow("not proved") << "casino"
                                    << "hidden" << unproved << "none";
        QTest::addRow("not proved, online") << "online 37"
                                            << "hidden" << unproved << "none";
    }
    void eachWrongHandIsJudgedByItsRule() {
        QFETCH(QString, house);
        QFETCH(QString, what);
        QFETCH(FaultKind, kind);
        QFETCH(QString, rule);
        ReversedRoulette table(handsShift(house));
        Pay right;
        Pay pay;
        if (what == "closed") {
            (void)comeTo<OpenStack>(table);
            pay = right = paymentOf(table, payable(table).front());
        } else {
            const auto has = [](const Pay& one, int least, int most) {
                return std::ranges::any_of(one.chips, [&](const LaidChips& laid) {
                    return laid.pile.chips >= least && laid.pile.chips <= most;
                });
            };
            pay = right = comeToPayment(table, [&](const Pay& one) {
                int count = 0;
                for (const LaidChips& laid : one.chips) {
                    count += laid.count;
                }
                return what == "spread" || what == "loose" ? has(one, 20, 20)
                       : what == "cash"                    ? has(one, 1, 5) && one.sum.cents % 100 == 0
                       : what == "stacked" ? count > 1 && (house != "casino" || has(one, 5, 5))
                                           : true;
            });
            const std::optional<Money> value = chipOf(table, pay.player);
            if (what == "cash") { // the whole prize
                pay.chips.clear();
                std::vector<RackChip> rack = rackOf(table.state().settings, value);
                std::erase_if(rack, [](const RackChip& chip) { return chip.chips > 0; });
                for (const RackChip& chip : cut(rack, pay.sum)) {
                    pay.chips.push_back({chip, 1, true});
                }
            } else if (what == "loose") {
                LaidChips& stack =
                    *std::ranges::find(pay.chips, 20, [](const LaidChips& one) { return one.pile.chips; });
                --stack.count;
                pay.chips.push_back({{*value, 1}, 20, true});
                std::erase_if(pay.chips, [](const LaidChips& one) { return one.count == 0; });
            } else if (what == "small") {
                const Money least = leastPartOf(table.state().settings);
                pay.chips = {{rackFrom(least).front(),
                              static_cast<int>(pay.sum.cents / rackFrom(least).front().value.cents), true}};
            } else if (what == "none") {
                pay.chips.clear();
            } else if (what == "spread" || what == "stacked") {
                for (LaidChips& laid : pay.chips) {
                    laid.spread = what == "spread";
                }
            } else {
                pay.proved = false;
            }
            if (what != "none") {
                QCOMPARE(worth(pay.chips), pay.sum);
            }
        }
        const Judged judged = table.perform(pay, 0);
        QVERIFY(!judged.done);
        QCOMPARE(QString::fromStdString(ruleOf(judged.faults, kind)), rule);
        QVERIFY(std::ranges::all_of(judged.faults, [&](const Fault& fault) { return fault.kind == kind; }));
        openStacks(table);
        QVERIFY(table.perform(right, 0).faults.empty());
    }

    // Switched off, nothing of it is due or judged.
    void whatIsSwitchedOffIsNotJudged() {
        for (const QString& house : RouletteDesk::houses()) {
            ReversedRoulette table(RouletteDesk::shiftAt(house));
            while (table.state().round < 20) {
                waitFor(table);
                const DueAction due = table.dueActions().front();
                QVERIFY(!std::holds_alternative<OpenStack>(due.action));
                const auto* pay = std::get_if<Pay>(&due.action);
                QVERIFY(pay == nullptr || (pay->chips.empty() && !pay->proved));
                QVERIFY(table.perform(due.action, 0).faults.empty());
            }
        }
    }

    // R30: where an assistant takes the losing chips, the croupier goes on to the prizes, and nothing else
    // changes.
    void anAssistantMayClear() {
        const auto play = [](bool clears, int& swept) {
            RouletteShift shift = RouletteDesk::shiftAt("casino");
            shift.hands.clears = clears;
            ReversedRoulette table(shift);
            std::vector<std::pair<PlayerId, Money>> paid;
            const Subscription heard = table.table().listen([&](const auto& entry) {
                if (const auto* one = std::get_if<roulette::Paid>(&entry.event)) {
                    paid.emplace_back(one->player, one->amount);
                }
            });
            while (table.state().round < 30) {
                waitFor(table);
                const DueAction due = table.dueActions().front();
                swept += std::holds_alternative<Sweep>(due.action) ? 1 : 0;
                if (!table.perform(due.action, 0).done) {
                    return decltype(paid){};
                }
            }
            return paid;
        };
        int own = 0;
        int assisted = 0;
        const auto usual = play(true, own);
        const auto cleared = play(false, assisted);
        QVERIFY(own > 20);
        QCOMPARE(assisted, 0);
        QVERIFY(usual.size() > 30);
        QVERIFY(usual == cleared);
    }

    // Reported at the end, a payment with wrong hands is made all the same and counts once.
    void wrongHandsReportedAtTheEndHoldNothingUp() {
        RouletteShift shift = handsShift("casino");
        shift.reportsAtOnce = false;
        ReversedRoulette table(shift);
        (void)comeTo<OpenStack>(table);
        const std::size_t closed = table.stacksToOpen().size();
        Pay pay = paymentOf(table, payable(table).front());
        pay.proved = false;
        QVERIFY(table.perform(pay, 0).done);
        QVERIFY(table.stacksToOpen().empty());
        QCOMPARE(table.sheet().faults(FaultKind::unopened), static_cast<int>(closed));
        QCOMPARE(table.sheet().faults(FaultKind::unproved), 1);
        (void)comeTo<Launch>(table);
    }

    // R9, R13-R16, R19: whoever does what is asked has a clean sheet, the players play with what they have
    // bought, and the float adds up.
    void peopleComeAndLeave_data() { everyLegalOrderOfPaymentsIsRight_data(); }
    void peopleComeAndLeave() {
        QFETCH(QString, house);
        RouletteShift shift = handsShift(house, 3);
        shift.hands.sells = true;
        shift.hands.changes = true;
        shift.hands.cage = true;
        ReversedRoulette table(shift);
        std::mt19937 chance(5);
        std::map<RequestKind, int> kinds;
        std::set<PlayerId> staked;
        bool refused = false;
        const Subscription heard = table.table().listen([&](const auto& entry) {
            refused = refused || std::holds_alternative<roulette::Refused>(entry.event);
            if (const auto* stake = std::get_if<roulette::Staked>(&entry.event)) {
                staked.insert(stake->player);
            }
        });
        CageFlow cage;
        while (table.state().round < 60) {
            waitFor(table);
            const DueAction due = table.dueActions().front();
            if (isOfRequest(due.action) && table.state().phase == roulette::Phase::between &&
                chance() % 2 == 0) {
                // The stakes may be opened before (R19 has only the ball wait).
                QVERIFY(table.perform(Call{roulette::OwnPhrase::place_your_bets}, 0).faults.empty());
                QVERIFY(table.state().phase == roulette::Phase::betting);
                QVERIFY(table.isWaiting() && table.dueActions().front().action == due.action);
            }
            if (table.request() && !table.notes()) {
                const Request& request = *table.request();
                ++kinds[request.kind];
                const bool agrees = worthOf(request.tray) == request.sum;
                cage.dropped += request.kind == RequestKind::buy_in ? request.sum : Money{};
                cage.filled += request.kind == RequestKind::fill && agrees ? request.sum : Money{};
                cage.credited += request.kind == RequestKind::credit ? request.sum : Money{};
            }
            const Judged judged = table.perform(due.action, 0);
            QVERIFY(judged.done && judged.faults.empty());
        }
        QVERIFY(!refused);
        QCOMPARE(table.sheet().faults(), 0);
        const bool sells = house == "casino"; // elsewhere chips have a value
        for (const RequestKind kind :
             {RequestKind::buy_in, RequestKind::colour_change, RequestKind::late_chips}) {
            QCOMPARE(kinds[kind] > 0, sells);
        }
        for (const RequestKind kind : {RequestKind::change, RequestKind::fill, RequestKind::credit}) {
            QVERIFY(kinds[kind] > 3);
        }
        QCOMPARE(std::ranges::any_of(staked, [](PlayerId player) { return player >= 3; }), sells);
        QVERIFY(table.cage() == cage);
        TableFloat rack(Money{50}, false, seedOf(1));
        const Money opened = rack.sum();
        rack.close(table.taken(), table.paid(), {}, cage);
        QVERIFY(rack.right().balance == Balance::agrees);
        QCOMPARE(rack.mustBe(),
                 opened + rack.fill() + table.taken() - table.paid() - cage.dropped - cage.credited);
        QVERIFY(rack.fill() >= cage.filled);
    }

    void eachWrongAnswerIsJudgedByItsRule_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<RequestKind>("of");
        QTest::addColumn<FaultKind>("kind");
        QTest::addColumn<QString>("rule");
        using enum FaultKind;
        const auto row = [](const char* what, RequestKind of, FaultKind kind, const char* rule) {
            QTest::addRow("%s", what) << what << of << kind << rule;
        };
        row("a colour that somebody has", RequestKind::buy_in, player_colour, "R13");
        row("another colour than was asked for", RequestKind::buy_in, player_colour, "R13");
        row("another value", RequestKind::buy_in, chip_value, "R14");
        row("too many chips", RequestKind::buy_in, handed, "R14");
        row("the ball before the chips", RequestKind::buy_in, order, "R19");
        row("too little for the colour", RequestKind::colour_change, handed, "R16");
        row("too many pieces", RequestKind::colour_change, pieces, "none");
        row("late chips at their old value", RequestKind::late_chips, handed, "R16");
        row("too much change", RequestKind::change, handed, "none");
        row("change in other chips", RequestKind::change, pieces, "none");
        row("the ball before the change", RequestKind::change, order, "R19");
        row("a tray miscounted", RequestKind::fill, counted, "none");
        row("a tray misjudged", RequestKind::fill, slip, "none");
        row("too much for the cage", RequestKind::credit, handed, "none");
        row("other chips for the cage", RequestKind::credit, pieces, "none");
    }
    void eachWrongAnswerIsJudgedByItsRule() {
        QFETCH(QString, what);
        QFETCH(RequestKind, of);
        QFETCH(FaultKind, kind);
        QFETCH(QString, rule);
        RouletteShift shift = handsShift("casino", 3);
        shift.hands.sells =
            of == RequestKind::buy_in || of == RequestKind::colour_change || of == RequestKind::late_chips;
        shift.hands.changes = of == RequestKind::change;
        shift.hands.cage = of == RequestKind::fill || of == RequestKind::credit;
        ReversedRoulette table(shift);
        const auto isFree = [&](std::uint8_t colour) {
            return std::ranges::none_of(table.state().players, [&](const roulette::Player& player) {
                return player.here && player.colour == colour;
            });
        };
        const auto comes = [&] {
            if (!table.request() || table.request()->kind != of || table.notes()) {
                return false;
            }
            const bool asksForFree = table.request()->colour && isFree(*table.request()->colour);
            return what != "another colour than was asked for" || asksForFree;
        };
        for (int i = 0; i < 5'000 && !comes(); ++i) {
            waitFor(table);
            QVERIFY(table.perform(table.dueActions().front().action, 0).done);
            waitFor(table);
        }
        QVERIFY(comes());
        const Request request = *table.request();
        const RouletteAction right = table.dueActions().front().action;
        RouletteAction wrong = right;
        if (auto* sold = std::get_if<SellColour>(&wrong)) {
            if (kind == FaultKind::player_colour) {
                const bool taken = what == "a colour that somebody has";
                sold->colour = 0;
                while (isFree(sold->colour) == taken || sold->colour == request.colour) {
                    ++sold->colour;
                }
            } else if (kind == FaultKind::chip_value) { // the number of chips follows from it
                sold->value = sold->value * 2;
                sold->chips = sold->chips / 2;
            } else if (kind == FaultKind::handed) {
                ++sold->chips;
            }
        } else if (auto* given = std::get_if<GiveChips>(&wrong)) {
            FloatPile& pile = given->chips.front();
            if (what == "late chips at their old value") {
                for (FloatPile& one : given->chips) {
                    one.chips *= 2;
                }
            } else if (kind == FaultKind::handed && of == RequestKind::colour_change) {
                --pile.chips;
            } else if (kind == FaultKind::handed) {
                ++pile.chips;
            } else if (kind == FaultKind::pieces) {
                const FloatPile least{Money{50}, static_cast<int>(worthOf(given->chips).cents / 50)};
                given->chips = {least};
                if (*given == std::get<GiveChips>(right)) { // it was asked for in the smallest chips
                    given->chips = {{Money{100}, least.chips / 2}};
                }
            }
        } else if (auto* tray = std::get_if<CountTray>(&wrong)) {
            if (kind == FaultKind::counted) {
                tray->counted += Money{50};
            } else {
                tray->accepted = !tray->accepted;
            }
        }
        if (kind == FaultKind::order) {
            QVERIFY(table.perform(Call{roulette::OwnPhrase::place_your_bets}, 0).faults.empty());
            wrong = Launch{};
        }
        const Judged judged = table.perform(wrong, 0);
        QVERIFY(!judged.done);
        QCOMPARE(judged.faults.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(ruleOf(judged.faults, kind)), rule);
        QVERIFY(table.request() == request);
        QVERIFY(table.perform(right, 0).done);
        QVERIFY(!table.request());
    }

    // R13: whoever asks for no colour, or for one that somebody has, gets any free one and plays with it.
    void anyFreeColourIsRight() {
        RouletteShift shift = handsShift("casino", 2);
        shift.hands.sells = true;
        ReversedRoulette table(shift);
        int sold = 0;
        while (table.state().round < 80) {
            waitFor(table);
            RouletteAction action = table.dueActions().front().action;
            auto* sale = std::get_if<SellColour>(&action);
            if (sale != nullptr && sale->colour != table.request()->colour) {
                sale->colour = roulette::kColours - 1;
                while (std::ranges::any_of(table.state().players, [&](const roulette::Player& player) {
                    return player.here && player.colour == sale->colour;
                })) {
                    --sale->colour;
                }
                QVERIFY(table.perform(action, 0).faults.empty());
                QCOMPARE(table.state().players[sale->player].colour, sale->colour);
                QCOMPARE(*table.state().players[sale->player].chipValue, sale->value);
                ++sold;
                continue;
            }
            QVERIFY(table.perform(action, 0).faults.empty());
        }
        QVERIFY(sold > 1);
    }
};

MESAVIVA_TEST(CroupierHandsTest)
#include "tst_croupier_hands.moc"
