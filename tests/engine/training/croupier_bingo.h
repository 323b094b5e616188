// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Bingo's part of the tests of croupiers: its rooms, and what a caller can do wrong there.
#pragma once

#include "croupier_kit.h"

#ifndef Q_MOC_RUN
#include "engine/games/bingo/combinations.h"
#include "engine/games/bingo/patterns.h"
#include "engine/training/croupier/reversed_bingo.h"
#endif

#include <QStringList>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::croupier {

struct BingoDesk {
    using Table = ReversedBingo;
    using Shift = BingoShift;
    using Refused = bingo::Refused;
    static constexpr const char* kGame = "bingo";
    static constexpr std::uint64_t kPerfectRounds = 40;
    static constexpr int kMonkeyActions = 4'000;
    static constexpr int kRightOfMonkey = 2; ///< one in so many actions is the due one
    static constexpr bool kSlipsAreFaults = true;

    static QStringList houses() { return {"90", "80", "75", "75 pattern", "30"}; }

    /// Rooms of all variants with all their prizes; each has a jackpot that is sometimes won.
    static bingo::Settings roomOf(const QString& house) {
        using bingo::Variant;
        const Variant variant = house == "90"   ? Variant::bingo90
                                : house == "80" ? Variant::bingo80
                                : house == "30" ? Variant::bingo30
                                                : Variant::bingo75;
        bingo::Settings settings(variant);
        settings.sale = std::chrono::seconds(10);
        settings.draw = std::chrono::seconds(1);
        settings.cardPrice = Money{35};
        settings.prizePercent = 8'500;
        using Shares = bingo::PerCombination<std::optional<bingo::BasisPoints>>;
        constexpr auto kNone = std::nullopt;
        settings.prizes = house == "90"           ? Shares{1'500, kNone, kNone, 2'500, 6'000}
                          : house == "80"         ? Shares{1'000, kNone, 1'000, 2'000, 6'000}
                          : house == "75"         ? Shares{1'000, kNone, 1'200, kNone, 7'800}
                          : house == "75 pattern" ? Shares{kNone, kNone, kNone, kNone, 10'000}
                                                  : Shares{kNone, 3'000, kNone, kNone, 7'000};
        if (house == "75 pattern") {
            settings.pattern = bingo::patterns().front().cells;
        }
        const int balls = settings.shape().balls;
        settings.bingoJackpot = bingo::Jackpot{300, Money{5'000}, balls - balls / 8, {}};
        if (settings.plays(bingo::PrizeKind::line)) {
            settings.lineJackpot = bingo::Jackpot{200, Money{500}, balls / 4, {}};
        }
        return settings;
    }

    static BingoShift shiftAt(const QString& house, std::uint8_t seed = 5) {
        BingoShift shift;
        shift.settings = roomOf(house);
        shift.members = 40;
        shift.seeds = derivedSeeds(seedOf(seed));
        return shift;
    }

    /// The same with everything that players can do wrong.
    static BingoShift busyShiftAt(const QString& house, std::uint8_t seed = 5) {
        BingoShift shift = shiftAt(house, seed);
        shift.falseClaims = shift.lateBuyers = shift.silentWinners = true;
        return shift;
    }
    static BingoShift perfectShiftAt(const QString& house) { return busyShiftAt(house); }
    static BingoShift monkeyShiftAt(const QString& house, bool) { return busyShiftAt(house, 9); }
    static void provoke(BingoShift& shift, const WrongAction<ReversedBingo>& wrong) {
        shift.lateBuyers = wrong.kind == FaultKind::late_sale;
        shift.falseClaims = wrong.kind == FaultKind::claim;
        shift.silentWinners = wrong.detail == FaultDetail::silent;
    }

    template <class Below>
    static void fiddle(ReversedBingo&, const Below&) {}

    template <class Below>
    static BingoAction anyAction(const Below& below) {
        const auto number = [&] { return static_cast<std::uint32_t>(below(120)); };
        const auto kind = [&] { return static_cast<bingo::PrizeKind>(below(7)); };
        switch (below(6)) {
        case 0: return SayCaller{static_cast<CallerPhrase>(below(int(kCallerPhrases)))};
        case 1: return AnnouncePrizes{number(), Money{below(5'000)}, {Money{below(500)}}};
        case 2: return CallBall{static_cast<bingo::Ball>(below(120)), "\0BINGO"[below(6)], below(2) == 0};
        case 3: return CheckCard{number(), kind(), below(2) == 0};
        case 4: return AnnounceAward{kind(), {number()}, Money{below(900)}, Money{below(3)}};
        default: return AnswerLateBuyer{number(), below(2) == 0};
        }
    }

    /// What is counted while nothing is done wrong.
    struct Account {
        using Prizes = std::map<std::pair<std::uint64_t, bingo::PrizeKind>, Money>;
        Prizes won;
        Prizes told;
        std::set<Task> tasks;
        std::set<bingo::PrizeKind> kinds;
        bool wrong = false;
        bool shared = false;

        void hear(const bingo::Event& event, const bingo::State& state) {
            if (const auto* prize = std::get_if<bingo::PrizeWon>(&event)) {
                won[{state.round, prize->kind}] = prize->prize;
            }
        }
        void prepare(ReversedBingo&) {}
        void see(const ReversedBingo& table, const BingoAction& action) {
            tasks.insert(taskOf(action));
            if (const auto* check = std::get_if<CheckCard>(&action)) {
                wrong = wrong || !check->valid;
                // A plain count on the card agrees with the book.
                const int lacks = bingo::missing(check->kind, table.state().book.card(check->card),
                                                 table.state().settings, table.state().book.drawn());
                QCOMPARE(check->valid, lacks == 0 && !table.state().isWon(check->kind));
            }
            if (const auto* award = std::get_if<AnnounceAward>(&action)) {
                std::set<std::uint32_t> players;
                for (const bingo::CardNumber card : award->cards) {
                    players.insert(table.state().ownerOf(card).member);
                }
                shared = shared || players.size() > 1;
                kinds.insert(award->kind);
                told[{table.state().round, award->kind}] =
                    award->share * static_cast<std::int64_t>(players.size()) + award->odd;
            }
        }
        void compare(const ReversedBingo& table, const QString&) const {
            QVERIFY(told == won); // every cent that the room pays is announced, and no other
            QVERIFY(wrong);
            QVERIFY(shared);
            QVERIFY(kinds.contains(bingo::PrizeKind::bingo_jackpot));
            for (std::size_t i = 0; i < bingo::kCombinations; ++i) {
                const auto kind = static_cast<bingo::PrizeKind>(i);
                QCOMPARE(kinds.contains(kind), table.shift().settings.plays(kind));
            }
            for (const Task task : {Task::call, Task::announce_prizes, Task::announce, Task::check,
                                    Task::award, Task::refuse}) {
                QCOMPARE(tasks.contains(task), !table.shift().callsItself || task != Task::announce);
            }
        }
    };

    static void compareRules(const QString&, std::map<FaultKind, std::set<std::string>>& rules) {
        QCOMPARE(rules[FaultKind::late_sale], std::set<std::string>{"B18"});
        QCOMPARE(rules[FaultKind::odd], std::set<std::string>{"I-B30"});
        QVERIFY(rules[FaultKind::overlooked].contains("B30"));
        QVERIFY(rules[FaultKind::order].contains("B24"));
    }

    static std::vector<WrongAction<ReversedBingo>> wrongActions() {
        using enum FaultKind;
        using bingo::PrizeKind;
        using Table = ReversedBingo;
        const auto says = [](CallerPhrase phrase) {
            return [phrase](const Table&, const SayCaller& said) { return said.phrase == phrase; };
        };
        const auto afterSale = [=](const auto& change) {
            return [=](Table& table) {
                (void)table.perform(
                    comeTo<SayCaller>(
                        table, [](const SayCaller& said) { return said.phrase == CallerPhrase::sale_closes; })
                        .action,
                    0);
                return changed<AnnouncePrizes>(change)(table);
            };
        };
        const auto ball = [](const auto& change) {
            return changed<CallBall>(
                change, [](const Table& table, const CallBall&) { return table.state().balls.size() > 3; });
        };
        const auto check = [](const auto& fits) {
            return changed<CheckCard>([](CheckCard& one, const Table&) { one.valid = !one.valid; }, fits);
        };
        const auto isLine = [](const Table&, const CheckCard& one) {
            return one.kind == PrizeKind::line && one.valid;
        };
        const auto isFalseLine = [](bool won) {
            return [won](const Table& table, const CheckCard& one) {
                return !one.valid && one.kind == PrizeKind::line && table.state().isWon(one.kind) == won;
            };
        };
        const auto isSilent = [](const Table& table, const CheckCard& one) {
            return std::ranges::any_of(table.claims(), [&](const Claim& claim) {
                return claim.silent && !claim.checked && claim.card == one.card && claim.kind == one.kind;
            });
        };
        const auto isShared = [](const Table& table, const AnnounceAward& told) {
            return std::ranges::any_of(told.cards, [&](bingo::CardNumber card) {
                return !(table.state().ownerOf(card) == table.state().ownerOf(told.cards.front()));
            });
        };
        const CallBall seven{7};
        std::vector<WrongAction<Table>> all;
        const auto add = [&](const char* what, FaultKind kind, const char* rules, auto act,
                             FaultDetail detail = FaultDetail::none) {
            all.push_back({kind == letter ? "75" : "90", what, kind, rules, act, detail});
        };
        add("a ball before the sale", order, "B16", insteadOf<SayCaller>(seven));
        add("other words", words, "B16", insteadOf<SayCaller>(SayCaller{CallerPhrase::paid}));
        add("closed too early", early, "B16", rightAfter<SayCaller>(SayCaller{CallerPhrase::sale_closes}));
        add("a ball while cards are sold", order, "B18", rightAfter<SayCaller>(seven));
        add("sold after the close", late_sale, "B18",
            changed<AnswerLateBuyer>([](AnswerLateBuyer& late, const Table&) { late.sold = true; }));
        add("not so many cards", count, "B19",
            afterSale([](AnnouncePrizes& told, const Table&) { ++told.cards; }));
        add("another total", sum, "B19",
            afterSale([](AnnouncePrizes& told, const Table&) { told.total += Money{1}; }));
        add("another prize", sum, "B19",
            afterSale([](AnnouncePrizes& told, const Table&) { told.prizes[0] += Money{1}; }));
        add("a ball before the prizes are told", order, "B19",
            rightAfter<SayCaller>(seven, says(CallerPhrase::sale_closes)));
        add("another number", number, "B21", ball([](CallBall& called, const Table& table) {
                do {
                    called.number = static_cast<bingo::Ball>(called.number % 90 + 1);
                } while (table.state().book.drawn().has(called.number));
            }));
        add("a number twice", again, "B21",
            ball([](CallBall& called, const Table& table) { called.number = table.state().balls.front(); }));
        add("a ball too soon", early, "B22", [](Table& table) {
            (void)comeTo<CallBall>(table, [&](const CallBall&) { return table.state().balls.size() > 1; });
            // No time passes between them.
            (void)table.perform(table.dueActions().front().action, 0);
            return table.perform(table.dueActions().front().action, 0);
        });
        add("no letter", letter, "none", ball([](CallBall& called, const Table&) { called.letter = 0; }));
        add("the letter after the number", letter, "none",
            ball([](CallBall& called, const Table&) { called.letterFirst = false; }));
        add("another letter", letter, "B71",
            ball([](CallBall& called, const Table&) { called.letter = called.letter == 'B' ? 'I' : 'B'; }));
        add("the draw goes on over a line", order, "B24", insteadOf<CheckCard>(seven, isLine));
        add("the draw goes on over a prize that is not told", order, "B24", insteadOf<AnnounceAward>(seven));
        add("the draw goes on after bingo", order, "B25",
            insteadOf<SayCaller>(seven, says(CallerPhrase::paid)));
        add("a line that lacks a number accepted", claim, "B63a", check(isFalseLine(false)));
        add("a line that is gone accepted", claim, "B36", check(isFalseLine(true)), FaultDetail::gone);
        add("a line turned down", overlooked, "B63a", check(isLine));
        add("a silent winner passed over", overlooked, "B29", check(isSilent), FaultDetail::silent);
        add("a prize told before its card is checked", order, "B63a|B35a|B63b|B29|B36", [](Table& table) {
            (void)comeTo<SayCaller>(table,
                                    [](const SayCaller& said) { return said.phrase == CallerPhrase::stop; });
            const Claim& one = table.claims().front();
            return table.perform(AnnounceAward{one.kind, {one.card}, Money{100}, Money{}}, 0);
        });
        add("a winner left out", overlooked, "B30",
            changed<AnnounceAward>([](AnnounceAward& told, const Table&) { told.cards.pop_back(); },
                                   isShared),
            FaultDetail::shared);
        add("who has not won is named", winner, "B63a|B35a|B63b|B42|B2n",
            changed<AnnounceAward>([](AnnounceAward& told, const Table&) {
                bingo::CardNumber other = 1;
                while (std::ranges::find(told.cards, other) != told.cards.end()) {
                    ++other;
                }
                told.cards.push_back(other);
                std::ranges::sort(told.cards);
            }));
        add("the whole prize to each", share, "B30",
            changed<AnnounceAward>([](AnnounceAward& told, const Table&) { told.share += told.share; },
                                   isShared));
        add("another share", share, "B63a|B35a|B63b|B42|B2n",
            changed<AnnounceAward>(
                [](AnnounceAward& told, const Table&) { told.share += Money{1}; },
                [=](const Table& table, const AnnounceAward& told) { return !isShared(table, told); }));
        add("the odd cents kept", odd, "I-B30",
            changed<AnnounceAward>(
                [](AnnounceAward& told, const Table&) { told.odd = {}; },
                [](const Table&, const AnnounceAward& told) { return told.odd > Money{}; }));
        add("another card than was called", place, "none",
            changed<CheckCard>([](CheckCard& one, const Table&) {
                one = {one.card + 1'000, one.kind, true};
            }));
        add("not paid after bingo", words, "B26",
            insteadOf<SayCaller>(SayCaller{CallerPhrase::goes_on}, says(CallerPhrase::paid)));
        add("too slow", late, "none", tooSlowly<SayCaller>());
        return all;
    }
};

} // namespace mesaviva::croupier
