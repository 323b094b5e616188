// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Roulette's part of the tests of croupiers: its tables, and what a croupier can do wrong there.
#pragma once

#include "croupier_kit.h"

#ifndef Q_MOC_RUN
#include "engine/games/roulette/settlement.h"
#include "engine/training/croupier/reversed_roulette.h"
#include "engine/training/drills/task.h"
#endif

#include <QStringList>

#include <cstdint>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace mesaviva::croupier {

struct RouletteDesk {
    using Table = ReversedRoulette;
    using Shift = RouletteShift;
    using Refused = roulette::Refused;
    static constexpr const char* kGame = "roulette";
    static constexpr std::uint64_t kPerfectRounds = 60;
    static constexpr int kMonkeyActions = 4'000;
    static constexpr int kRightOfMonkey = 3; ///< one in so many actions is the due one
    static constexpr bool kSlipsAreFaults = false;

    static QStringList houses() {
        return {"casino", "casino cash", "online 37", "online 38", "macau", "macau two"};
    }

    static RouletteShift shiftAt(const QString& house, std::uint8_t seed = 7) {
        using roulette::RuleSet;
        const RuleSet rules = house.startsWith("casino")  ? RuleSet::casino
                              : house.startsWith("macau") ? RuleSet::macau
                                                          : RuleSet::online;
        RouletteShift shift;
        shift.settings = drills::tableFor(rules, house == "online 38" ? 38 : 37, Money{100});
        if (house == "casino cash") {
            shift.settings.chips = roulette::Chips::cash;
        }
        if (house == "macau two") {
            shift.settings.closing = roulette::Closing::on_slowdown;
        }
        shift.players = 6;
        shift.taste = players::StakeTaste::middle;
        shift.seeds = derivedSeeds(seedOf(seed));
        return shift;
    }

    /// The same with everything that players do wrong and that fails.
    static RouletteShift busyShiftAt(const QString& house) {
        RouletteShift shift = shiftAt(house);
        shift.incidents = true;
        shift.lateStakes = true;
        return shift;
    }
    static RouletteShift perfectShiftAt(const QString& house) { return shiftAt(house); }
    static RouletteShift monkeyShiftAt(const QString& house, bool atOnce) {
        RouletteShift shift = shiftAt(house, 9);
        shift.realWheel = !atOnce;
        shift.incidents = true;
        shift.calledStakes = true;
        shift.paymentAnnouncements = true;
        return shift;
    }
    static void provoke(RouletteShift&, const WrongAction<ReversedRoulette>&) {}

    /// Plays with the equipment, before an action.
    template <class Below>
    static void fiddle(ReversedRoulette& table, const Below& below) {
        if (below(4) == 0) {
            (void)table.enter(roulette::Pocket(below(38)));
        }
    }

    template <class Below>
    static RouletteAction anyAction(const Below& below) {
        switch (below(8)) {
        case 0: return Call{static_cast<roulette::OwnPhrase>(below(9))};
        case 1: return RingBell{};
        case 2: return Launch{static_cast<roulette::Turn>(below(2))};
        case 3: return AnnounceNumber{roulette::Pocket(below(38)), static_cast<roulette::Colour>(below(3))};
        case 4: return MarkNumber{roulette::Pocket(below(38))};
        case 5: return Sweep{{static_cast<roulette::SpotId>(below(160))}, {}};
        case 6:
            return PutDown{static_cast<PlayerId>(below(8)), {{static_cast<roulette::SpotId>(below(160))}}};
        default:
            return Pay{static_cast<roulette::SpotId>(below(160)), static_cast<PlayerId>(below(8)),
                       Money{below(5'000)}};
        }
    }

    /// What is counted while nothing is done wrong.
    struct Account {
        int paid = 0;
        int settled = 0;
        std::mt19937 wheel{5};

        void hear(const roulette::Event& event, const roulette::State&) {
            settled += std::holds_alternative<roulette::Settled>(event) ? 1 : 0;
        }
        // The number of a real wheel is entered.
        void prepare(ReversedRoulette& table) {
            if (table.shift().realWheel && table.isBallAtRest() && !table.ballOn()) {
                QVERIFY(!table.enter(roulette::Pocket(38)));
                QVERIFY(table.enter(roulette::Pocket(
                    static_cast<int>(wheel() % static_cast<unsigned>(table.shift().settings.pockets)))));
            }
        }
        void see(const ReversedRoulette&, const RouletteAction& action) {
            paid += std::holds_alternative<Pay>(action) ? 1 : 0;
        }
        void compare(const ReversedRoulette& table, const QString&) const {
            QCOMPARE(table.sheet().payments(), paid);
            QVERIFY(paid > 60);
            QVERIFY(settled > 100);
        }
    };

    // Stakes close by O14, R20, M3.2.1 or M3.2.2: later ones are refused.
    static void compareRules(const QString& house, std::map<FaultKind, std::set<std::string>>& rules) {
        const std::string closes = house.startsWith("casino")   ? "R20"
                                   : house.startsWith("online") ? "O14"
                                   : house == "macau"           ? "M3.2.1"
                                                                : "M3.2.2";
        QCOMPARE(rules[FaultKind::late_stake], std::set<std::string>{closes});
        QCOMPARE(rules.contains(FaultKind::turn), house.startsWith("casino"));           // R21
        QCOMPARE(rules.contains(FaultKind::payment_order), !house.startsWith("online")); // R30, M5.1
    }

    static std::vector<WrongAction<ReversedRoulette>> wrongActions() {
        using enum FaultKind;
        std::vector<WrongAction<ReversedRoulette>> all;
        const auto add = [&](const char* house, FaultKind kind, const char* rules) {
            all.push_back({house, QString::fromStdString(std::string(name(kind))), kind, rules,
                           [kind](ReversedRoulette& table) { return doWrong(table, kind); }});
        };
        add("casino", order, "none");
        add("casino", words, "none");
        add("casino", early, "R20");
        add("casino", turn, "R21");
        add("casino", number, "R23");
        add("casino", colour, "R23");
        add("casino", parity, "none");
        add("casino", half, "none");
        add("casino", place, "R23");
        add("casino", swept, "R27a|R27b|R27c|R27d");
        add("casino", left, "R30|R27c|R27d");
        add("casino", halved, "R29|R27b");
        add("casino", payment_order, "R30|R32");
        add("casino", payee, "R32");
        add("casino", sum, "R27a|R27b|R27c|R27d");
        add("casino", late, "none");
        add("online 37", order, "none");
        add("online 37", words, "none");
        add("online 37", early, "O14");
        add("online 37", number, "none");
        add("online 37", place, "O16");
        add("online 37", swept, "O13a|O13b");
        add("online 37", left, "O18|O19");
        add("online 37", sum, "O13a|O13b");
        add("online 37", payee, "O18");
        add("macau", order, "none");
        add("macau", words, "none");
        add("macau", early, "none");
        add("macau", number, "M4");
        add("macau", colour, "M4");
        add("macau", place, "M4");
        add("macau", swept, "M7");
        add("macau", left, "M5.1|M8");
        add("macau", payment_order, "M5.1|M5.2");
        add("macau", sum, "M7");
        add("macau two", early, "none");
        return all;
    }

private:
    static Judged doWrong(ReversedRoulette& table, FaultKind kind) {
        using roulette::OwnPhrase;
        const auto announce = [&](const auto& change) {
            return changed<AnnounceNumber>([&](AnnounceNumber& said, auto&) { change(said); })(table);
        };
        const auto other = [](roulette::Pocket number) {
            return roulette::Pocket((number.index() + 1) % 37);
        };
        const auto swap = [](auto& value, auto one, auto two) { value = value == one ? two : one; };
        switch (kind) {
        case FaultKind::order: return insteadOf<Call>(Launch{})(table);
        case FaultKind::words: return insteadOf<Call>(Call{OwnPhrase::no_more_bets})(table);
        case FaultKind::early:
            (void)table.perform(comeTo<Call>(table).action, 0); // the stakes are open
            if (table.state().settings.closing == roulette::Closing::on_slowdown) {
                (void)table.perform(comeTo<Launch>(table).action, 0);
            }
            return table.perform(Call{OwnPhrase::no_more_bets}, 0);
        case FaultKind::late: return tooSlowly<Call>()(table);
        case FaultKind::turn:
            return changed<Launch>(
                [](Launch& launch, auto&) { launch.direction = roulette::against(launch.direction); })(table);
        case FaultKind::number:
            return announce([&](AnnounceNumber& said) { said.number = other(said.number); });
        case FaultKind::colour:
            return announce([&](AnnounceNumber& said) {
                swap(said.colour, roulette::Colour::red, roulette::Colour::black);
            });
        case FaultKind::parity:
            return announce([&](AnnounceNumber& said) {
                swap(said.parity, roulette::ChanceKind::even, roulette::ChanceKind::odd);
            });
        case FaultKind::half:
            return announce([&](AnnounceNumber& said) {
                swap(said.half, roulette::ChanceKind::low, roulette::ChanceKind::high);
            });
        case FaultKind::place:
            return changed<MarkNumber>([&](MarkNumber& mark, auto&) { mark.number = other(mark.number); })(
                table);
        case FaultKind::swept: return sweepWrong(table, StakeOutcome::kept, StakeOutcome::taken);
        case FaultKind::left: return sweepWrong(table, StakeOutcome::taken, StakeOutcome::kept);
        case FaultKind::halved: return sweepWrong(table, StakeOutcome::halved, StakeOutcome::taken);
        case FaultKind::payment_order:
            return atFirst<Pay>([](const ReversedRoulette& at, const Pay&) -> std::optional<Pay> {
                for (std::size_t prize = 0; prize < at.prizes().size(); ++prize) {
                    const Prize& one = at.prizes()[prize];
                    if (!one.paid && whyNotNext(at.state(), at.prizes(), prize)) {
                        return Pay{one.spot, one.player, one.sum};
                    }
                }
                return std::nullopt;
            })(table);
        case FaultKind::payee:
            return changed<Pay>([](Pay& pay, const ReversedRoulette& at) {
                pay.player = static_cast<PlayerId>(pay.player == 0 ? 8 : 0);
                const auto isOthers = [&](const Prize& prize) {
                    return prize.spot == pay.spot && prize.player == pay.player;
                };
                if (std::ranges::any_of(at.prizes(), isOthers)) {
                    pay.player = 7;
                }
            })(table);
        case FaultKind::sum: return changed<Pay>([](Pay& pay, auto&) { pay.sum += Money{50}; })(table);
        default: qFatal("only for observers, or of other games");
        }
    }

    // Treats a stake with that outcome as another.
    static Judged sweepWrong(ReversedRoulette& table, StakeOutcome outcome, StakeOutcome as) {
        return atFirst<Sweep>([=](const ReversedRoulette& at, Sweep sweep) -> std::optional<Sweep> {
            for (const PlaceOutcome& place : outcomesOf(at.state())) {
                if (place.outcome == outcome) {
                    std::erase(sweep.kept, place.spot);
                    std::erase(sweep.halved, place.spot);
                    if (as == StakeOutcome::kept) {
                        sweep.kept.push_back(place.spot);
                    }
                    return sweep;
                }
            }
            return std::nullopt;
        })(table);
    }
};

} // namespace mesaviva::croupier
