// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/players/roulette_crowd.h"
#include "engine/games/roulette/record/roulette_on_record.h"
#include "engine/training/exercise/game_exercise.h"

namespace mesaviva::exercise {

namespace {

using namespace roulette;

struct RouletteKit {
    using OnRecord = record::RouletteOnRecord;
    using Entry = OnRecord::Entry;
    using Table = LiveTable<roulette::Game, players::RouletteCrowd>;
    using Round = std::vector<Entry>;

    static RuleSet rulesOf(const Order& order) {
        const auto found =
            std::ranges::find(kAllRuleSets, order.rules, [](RuleSet rules) { return roulette::name(rules); });
        return found == kAllRuleSets.end() ? RuleSet::online : *found;
    }

    static std::unique_ptr<Table> open(const Order& order, const SeedSource& seeds) {
        Settings settings(rulesOf(order));
        const int pockets = settings.pockets;
        players::RouletteCrowd crowd;
        for (std::size_t i = 0; i < kNames.size(); ++i) {
            crowd.add({static_cast<PlayerId>(i),
                       players::kRouletteHabits[i % players::kRouletteHabits.size()],
                       players::StakeTaste::low});
        }
        return std::make_unique<Table>(openingOf(std::move(settings)),
                                       std::make_unique<SeededSpins>(seeds, pockets), std::move(crowd));
    }

    static void seat(Table& table) {
        for (std::size_t i = 0; i < kNames.size(); ++i) {
            table.submit(Admit{kPoints});
            table.submit(Join{static_cast<PlayerId>(i), std::nullopt});
        }
    }

    static bool plant(Round& round, Mistake mistake, RandomStream& chance) {
        switch (mistake) {
        case Mistake::payment: return payWrongly(round, chance);
        case Mistake::late_stake: return acceptLate(round);
        case Mistake::call: return misread(round, chance);
        }
        return false;
    }

    // O13, R27, M7: a prize is paid with a stake too much or too little. Not that of a series: a parol in the
    // next round follows from it (R28), and would be wrong, too.
    static bool payWrongly(Round& round, RandomStream& chance) {
        std::vector<std::size_t> payments;
        for (std::size_t i = 0; i < round.size(); ++i) {
            const auto* const paid = std::get_if<Paid>(&round[i].event);
            if (paid && !paid->stake.group.isSeries()) {
                payments.push_back(i);
            }
        }
        if (payments.empty()) {
            return false;
        }
        const std::size_t place = payments[chance.below(static_cast<std::uint32_t>(payments.size()))];
        auto& paid = std::get<Paid>(round[place].event);
        const Money right = paid.amount;
        paid.amount = wrongSum(right, paid.stake.amount, chance);
        for (std::size_t i = place; i < round.size(); ++i) {
            auto* const said = std::get_if<Announced>(&round[i].event); // as it was paid
            if (said && said->phrase == OwnPhrase::payment && said->player == paid.player &&
                said->stake == paid.stake) {
                said->amount = paid.amount;
            }
            auto* const settled = std::get_if<Settled>(&round[i].event);
            if (settled && settled->player == paid.player) {
                const auto stake = std::ranges::find(settled->stakes, paid.stake, &SettledStake::stake);
                check(stake != settled->stakes.end(), "a stake is paid that is not settled");
                stake->returned += paid.amount - right;
                settled->returned += paid.amount - right;
                break;
            }
        }
        return true;
    }

    // O14, R20, M3.2: the last stake comes after the close.
    static bool acceptLate(Round& round) {
        std::optional<std::size_t> last;
        bool isAlone = false; // whether its act placed no other stake
        for (std::size_t i = 0; i < round.size(); ++i) {
            if (const auto* const staked = std::get_if<Staked>(&round[i].event)) {
                const auto* const before = last ? std::get_if<Staked>(&round[*last].event) : nullptr;
                isAlone = !staked->undo && (!before || before->act != staked->act);
                last = i;
            } else if (std::holds_alternative<StakeTakenBack>(round[i].event) ||
                       std::holds_alternative<ParolPlaced>(round[i].event)) {
                last = i;
                isAlone = false;
            } else if (std::holds_alternative<BettingClosed>(round[i].event)) {
                std::size_t next = 0;
                const auto late = momentAfter<Entry>(round, round[i].at, next);
                if (!last || !isAlone || !late) {
                    return false;
                }
                Entry moved = round[*last];
                moved.at = *late;
                round.insert(round.begin() + static_cast<std::ptrdiff_t>(next), std::move(moved));
                round.erase(round.begin() + static_cast<std::ptrdiff_t>(*last));
                return true;
            }
        }
        return false;
    }

    // R23, M4: the number before or after the one that was drawn is called.
    static bool misread(Round& round, RandomStream& chance) {
        for (Entry& entry : round) {
            auto* const said = std::get_if<Announced>(&entry.event);
            if (said && said->phrase == OwnPhrase::number) {
                const int pockets = said->pocket == kDoubleZero ? kMostPockets : 37;
                said->pocket =
                    Pocket((said->pocket.index() + (chance.below(2) == 0 ? 1 : pockets - 1)) % pockets);
                return true;
            }
        }
        return false;
    }
};

} // namespace

template <>
const GameExercise& exerciseOf<roulette::Game>() {
    static const GameExercise exercise{[] {
                                           std::vector<std::string_view> all;
                                           for (const RuleSet rules : kAllRuleSets) {
                                               all.push_back(roulette::name(rules));
                                           }
                                           return all;
                                       },
                                       kMistakes,
                                       [](const std::filesystem::path& path, const Order& order) {
                                           return ExerciseWriter<RouletteKit>(order).write(path);
                                       }};
    return exercise;
}

} // namespace mesaviva::exercise
