// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/players/poker_crowd.h"
#include "engine/games/poker/record/poker_on_record.h"
#include "engine/training/exercise/game_exercise.h"

namespace mesaviva::exercise {

namespace {

using namespace poker;

struct PokerKit {
    using OnRecord = record::PokerOnRecord;
    using Entry = OnRecord::Entry;
    using Table = LiveTable<poker::Game, players::PokerCrowd>;
    using Round = std::vector<Entry>;

    static std::unique_ptr<Table> open(const Order&, const SeedSource& seeds) {
        constexpr std::array kHabits = {players::PokerHabit::sensible, players::PokerHabit::bold,
                                        players::PokerHabit::cautious};
        players::PokerCrowd crowd;
        for (std::size_t i = 0; i < kNames.size(); ++i) {
            crowd.add({static_cast<PlayerId>(i), kHabits[i % kHabits.size()], players::StakeTaste::middle});
        }
        return std::make_unique<Table>(openingOf(Settings()), std::make_unique<SeededChance>(seeds),
                                       std::move(crowd));
    }

    static void seat(Table& table) {
        for (std::size_t i = 0; i < kNames.size(); ++i) {
            table.submit(Admit{kPoints});
            table.submit(Sit{static_cast<PlayerId>(i), static_cast<int>(i) + 1});
        }
    }

    static bool plant(Round& round, Mistake mistake, RandomStream& chance) {
        switch (mistake) {
        case Mistake::payment: return payWrongly(round, chance);
        case Mistake::late_stake: return acceptLate(round, chance);
        case Mistake::call: return misjudge(round);
        }
        return false;
    }

    // P12, P28a: a bet is paid at other odds. (An ante's winnings lie in its own box and show there.)
    static bool payWrongly(Round& round, RandomStream& chance) {
        std::vector<std::size_t> payments;
        for (std::size_t i = 0; i < round.size(); ++i) {
            const auto* const paid = std::get_if<Paid>(&round[i].event);
            if (paid && paid->box == Box::bet) {
                payments.push_back(i);
            }
        }
        if (payments.empty()) {
            return false;
        }
        const std::size_t place = payments[chance.below(static_cast<std::uint32_t>(payments.size()))];
        auto& paid = std::get<Paid>(round[place].event);
        for (std::size_t i = place; i < round.size(); ++i) {
            if (auto* const settled = std::get_if<Settled>(&round[i].event);
                settled && settled->player == paid.player) {
                const Money right = paid.amount;
                paid.amount = wrongSum(right, settled->bet.amount, chance);
                settled->bet.returned += paid.amount - right;
                break;
            }
        }
        for (std::size_t i = place; i < round.size(); ++i) { // the payment is announced as it was made
            if (auto* const said = std::get_if<Announced>(&round[i].event);
                said && said->phrase == OwnPhrase::payment && said->player == paid.player &&
                said->box == Box::bet) {
                said->amount = paid.amount;
                break;
            }
        }
        return true;
    }

    // P14: a part of an ante is put down after the close.
    static bool acceptLate(Round& round, RandomStream& chance) {
        const Money minimum = Settings().minimum;
        std::vector<std::size_t> antes;
        for (std::size_t i = 0; i < round.size(); ++i) {
            if (const auto* const closed = std::get_if<BettingClosed>(&round[i].event)) {
                std::size_t next = 0;
                const auto late = momentAfter<Entry>(round, round[i].at, next);
                if (antes.empty() || !closed->withDeal || !late) {
                    return false;
                }
                const std::size_t place = antes[chance.below(static_cast<std::uint32_t>(antes.size()))];
                auto& staked = std::get<Staked>(round[place].event);
                Entry added = round[place];
                added.at = *late;
                std::get<Staked>(added.event).amount = staked.amount - minimum;
                staked.amount = minimum;
                round.insert(round.begin() + static_cast<std::ptrdiff_t>(next), std::move(added));
                return true;
            }
            const auto* const staked = std::get_if<Staked>(&round[i].event);
            if (staked && staked->amount > minimum) {
                antes.push_back(i);
            }
        }
        return false;
    }

    // P25: the dealer's hand is called the other way.
    static bool misjudge(Round& round) {
        for (Entry& entry : round) {
            auto* const said = std::get_if<Announced>(&entry.event);
            if (said && said->phrase == OwnPhrase::dealer_qualifies) {
                said->phrase = OwnPhrase::dealer_does_not_qualify;
                return true;
            }
            if (said && said->phrase == OwnPhrase::dealer_does_not_qualify) {
                said->phrase = OwnPhrase::dealer_qualifies;
                return true;
            }
        }
        return false;
    }
};

} // namespace

template <>
const GameExercise& exerciseOf<poker::Game>() {
    static const GameExercise exercise{[] { return std::vector<std::string_view>{"pt-803-2015"}; }, kMistakes,
                                       [](const std::filesystem::path& path, const Order& order) {
                                           return ExerciseWriter<PokerKit>(order).write(path);
                                       }};
    return exercise;
}

} // namespace mesaviva::exercise
