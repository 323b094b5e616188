// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Poker's part of the tests of croupiers: its tables, and what a croupier can do wrong there.
#pragma once

#include "croupier_kit.h"

#ifndef Q_MOC_RUN
#include "engine/games/poker/pay_table.h"
#include "engine/games/poker/settlement.h"
#include "engine/training/croupier/reversed_poker.h"
#endif

#include <QStringList>

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace mesaviva::croupier {

/// A house is a number of players, or `individual`.
struct PokerDesk {
    using Table = ReversedPoker;
    using Shift = PokerShift;
    using Refused = poker::Refused;
    static constexpr const char* kGame = "poker";
    static constexpr std::uint64_t kPerfectRounds = 60;
    static constexpr int kMonkeyActions = 6'000;
    static constexpr int kRightOfMonkey = 2; ///< one in so many actions is the due one
    static constexpr bool kSlipsAreFaults = true;

    static QStringList houses() { return {"individual", "1", "2", "4", "7"}; }

    static PokerShift shiftAt(const QString& house, std::uint8_t seed = 7) {
        PokerShift shift;
        shift.settings.individual = house == "individual";
        shift.settings.seats = shift.settings.individual ? 1 : poker::kMostSeats;
        shift.players = shift.settings.individual ? 1 : house.toInt();
        shift.taste = players::StakeTaste::middle;
        shift.seeds = derivedSeeds(seedOf(seed));
        return shift;
    }

    /// The same with everything that players can do wrong.
    static PokerShift busyShiftAt(const QString& house, std::uint8_t seed = 7) {
        PokerShift shift = shiftAt(house, seed);
        shift.lateStakes = true;
        return shift;
    }
    static PokerShift perfectShiftAt(const QString& house) { return busyShiftAt(house); }
    static PokerShift monkeyShiftAt(const QString& house, bool) { return busyShiftAt(house, 9); }
    static void provoke(PokerShift& shift, const WrongAction<ReversedPoker>& wrong) {
        shift.lateStakes = wrong.kind == FaultKind::late_stake;
    }

    template <class Below>
    static void fiddle(ReversedPoker&, const Below&) {}

    template <class Below>
    static PokerAction anyAction(const Below& below) {
        switch (below(9)) {
        case 0: return SayPhrase{static_cast<poker::OwnPhrase>(below(7))};
        case 1: return DealCard{below(10) - 1, below(2) == 0};
        case 2: return AskSeat{below(9)};
        case 3: return TurnDealer{};
        case 4: return JudgeDealer{below(2) == 0};
        case 5:
            return below(2) == 0 ? PokerAction(TurnHand{below(9)})
                                 : CompareHand{below(9), static_cast<Comparison>(below(3))};
        case 6: return TakeLosers{{below(9)}};
        case 7: return PayBox{below(9), static_cast<poker::Box>(below(2)), Money{below(5'000)}};
        default: return AnswerLateStake{below(9), below(2) == 0};
        }
    }

    /// What is counted while nothing is done wrong.
    struct Account {
        std::set<Task> tasks;
        int settled = 0;
        Money handed;
        Money paid;

        void hear(const poker::Event& event, const poker::State&) {
            settled += std::holds_alternative<poker::Settled>(event) ? 1 : 0;
            if (const auto* prize = std::get_if<poker::Paid>(&event)) {
                paid += prize->amount;
            }
        }
        void prepare(ReversedPoker&) {}
        void see(const ReversedPoker&, const PokerAction& action) {
            tasks.insert(taskOf(action));
            if (const auto* pay = std::get_if<PayBox>(&action)) {
                handed += pay->sum;
            }
        }
        void compare(const ReversedPoker&, const QString& house) const {
            QVERIFY(settled > 40);
            QCOMPARE(handed.cents, paid.cents); // the trainee paid what the table pays
            for (const Task task : {Task::call, Task::deal, Task::ask, Task::turn, Task::qualify,
                                    Task::compare, Task::sweep, Task::pay, Task::refuse}) {
                // At an individual table the player closes the bets (P15).
                QVERIFY2(tasks.contains(task) || (house == "individual" && task == Task::refuse),
                         std::string(name(task)).c_str());
            }
        }
    };

    static void compareRules(const QString& house, std::map<FaultKind, std::set<std::string>>& rules) {
        QCOMPARE(rules[FaultKind::card], std::set<std::string>{"P6b"});
        QCOMPARE(rules[FaultKind::late_stake],
                 house == "individual" ? std::set<std::string>{} : std::set<std::string>{"P14"});
        QVERIFY(rules[FaultKind::target].contains("P19b"));
        QVERIFY(rules[FaultKind::face].contains("P19b"));
    }

    static std::vector<WrongAction<ReversedPoker>> wrongActions() {
        using enum FaultKind;
        using poker::Box;
        using poker::OwnPhrase;
        using Table = ReversedPoker;
        constexpr const char* kHands = "P10|P9|P13a|P13b|P13c|P13d|P13e|P13f|P13g";
        const auto says = [](OwnPhrase phrase) {
            return [phrase](const Table&, const SayPhrase& said) { return said.phrase == phrase; };
        };
        const auto toSeat = [](const Table&, const DealCard& card) { return card.to > 0; };
        const auto isLast = [](const Table&, const DealCard& card) {
            return card.to == kDealer && card.faceUp;
        };
        const auto plays = [](bool whether) {
            return [whether](const Table&, const JudgeDealer& judged) { return judged.plays == whether; };
        };
        const auto someStay = [](const Table&, const TakeLosers& sweep) { return !sweep.kept.empty(); };
        // The first of seats `from` to `to` for which `fits(table, player)` holds.
        const auto seatWhere = [](const Table& table, int from, int to,
                                  const auto& fits) -> std::optional<int> {
            for (int seat = from; seat <= to; ++seat) {
                const PlayerId player = sitterOf(table.state(), seat);
                if (player != kNobody && fits(table.state().seatOf(player))) {
                    return seat;
                }
            }
            return std::nullopt;
        };
        const auto decided = [](poker::Decision decision, bool is) {
            return [=](const auto& seat) { return (seat.decision == decision) == is; };
        };
        const auto sumTooHigh = [](bool onBet, bool qualified) {
            return changed<PayBox>([](PayBox& pay, const Table&) { pay.sum += Money{500}; },
                                   [=](const Table& table, const PayBox& one) {
                                       return (one.box == Box::bet) == onBet &&
                                              table.state().qualified == qualified;
                                   });
        };
        const auto turnOf = [](std::optional<int> seat) {
            return seat ? std::optional(TurnHand{*seat}) : std::nullopt;
        };
        std::vector<WrongAction<Table>> all;
        const auto add = [&](const char* what, FaultKind kind, const QString& rules, auto act) {
            all.push_back({"7", what, kind, rules, act});
        };
        add("cards before the bets are opened", order, "P14", insteadOf<SayPhrase>(DealCard{kCorner, true}));
        add("other words", words, "P14", insteadOf<SayPhrase>(SayPhrase{OwnPhrase::decide}));
        add("closed too early", early, "P14", rightAfter<SayPhrase>(SayPhrase{OwnPhrase::no_more_bets}));
        add("cards while bets are open", order, "P14", rightAfter<SayPhrase>(DealCard{kCorner, true}));
        add("no card burnt", target, "P19a", insteadOf<DealCard>(DealCard{3, false}));
        add("burnt face down", face, "I-P19a", insteadOf<DealCard>(DealCard{kCorner, false}));
        add("another seat's card", target, "P19b", insteadOf<DealCard>(DealCard{kDealer, false}, toSeat));
        add("a player's card exposed", face, "P19b",
            changed<DealCard>(
                [](DealCard& card, const Table&) {
                    card = {card.to, true};
                },
                toSeat));
        add("the dealer's last card face down", face, "P19c",
            insteadOf<DealCard>(DealCard{kDealer, false}, isLast));
        add("turned before they have decided", order, "P20",
            insteadOf<SayPhrase>(TurnDealer{}, says(OwnPhrase::decide)));
        add("another seat asked first", seat, "none",
            atFirst<AskSeat>([](const Table& table, const AskSeat& asked) {
                const int next = nextToAsk(table.state(), asked.seat);
                return next > 0 ? std::optional(AskSeat{next}) : std::nullopt;
            }));
        add("who has folded is asked", seat, "P20",
            atFirst<AskSeat>([=](const Table& table, const AskSeat& asked) {
                const auto found =
                    seatWhere(table, 1, asked.seat - 1, decided(poker::Decision::folded, true));
                return found ? std::optional(AskSeat{*found}) : std::nullopt;
            }));
        add("judged before it is turned", order, "P24", insteadOf<TurnDealer>(JudgeDealer{true}));
        add("qualification denied", qualified, "P25",
            insteadOf<JudgeDealer>(JudgeDealer{false}, plays(true)));
        add("qualification granted", qualified, "P26",
            insteadOf<JudgeDealer>(JudgeDealer{true}, plays(false)));
        add("a hand misjudged", verdict, kHands, changed<CompareHand>([](CompareHand& said, const Table&) {
                said.result = said.result == Comparison::wins ? Comparison::loses : Comparison::wins;
            }));
        add("another hand first", seat, "none",
            atFirst<TurnHand>([=](const Table& table, const TurnHand& turned) {
                return turnOf(seatWhere(table, turned.seat + 1, 7, decided(poker::Decision::bet, true)));
            }));
        add("a folded hand turned", seat, "P22", atFirst<TurnHand>([=](const Table& table, const TurnHand&) {
                return turnOf(seatWhere(table, 1, 7, decided(poker::Decision::bet, false)));
            }));
        add("paid before what has lost is taken", order, "P2e",
            insteadOf<TakeLosers>(PayBox{1, Box::ante, Money{500}}, someStay));
        add("a losing stake left", left, "P29",
            changed<TakeLosers>([](TakeLosers& sweep, const Table& table) {
                for (const SeatOutcome& outcome : seatOutcomesOf(table.state())) {
                    sweep.kept.push_back(outcome.seat);
                }
            }));
        add("a winning stake taken", swept, QString(kHands) + "|I-P13",
            insteadOf<TakeLosers>(TakeLosers{}, someStay));
        add("another box first", payment_order, "none",
            changed<PayBox>(
                [](PayBox& pay, const Table& table) {
                    const BoxPrize& other = table.prizes()[1];
                    pay = {other.seat, other.box, other.sum};
                },
                [](const Table& table, const PayBox&) { return table.prizes().size() > 1; }));
        add("a bet's wrong sum", sum, "P12a|P12b|P12c|P12d|P12e|P12f|P12g|P12h|P12i|P12j",
            sumTooHigh(true, true));
        add("an ante's wrong sum", sum, "P28b", sumTooHigh(false, true));
        add("an ante's wrong sum where the dealer does not play", sum, "P26", sumTooHigh(false, false));
        add("nothing is won there", place, QString("P29|P22|") + kHands,
            atFirst<PayBox>([=](const Table& table, const PayBox&) -> std::optional<PayBox> {
                for (int at = 1; at <= 7; ++at) {
                    const auto isOwed = [&](const BoxPrize& prize) { return prize.seat == at; };
                    if (std::ranges::none_of(table.prizes(), isOwed) &&
                        seatWhere(table, at, at, [](const auto& one) { return one.dealtIn; })) {
                        return PayBox{at, Box::ante, Money{500}};
                    }
                }
                return std::nullopt;
            }));
        add("a late stake taken", late_stake, "P14",
            changed<AnswerLateStake>([](AnswerLateStake& answer, const Table&) { answer.taken = true; }));
        add("too slow", late, "none", tooSlowly<SayPhrase>());
        return all;
    }
};

} // namespace mesaviva::croupier
