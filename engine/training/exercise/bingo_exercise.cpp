// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/record/bingo_on_record.h"
#include "engine/training/exercise/game_exercise.h"

namespace mesaviva::exercise {

namespace {

using namespace bingo;

// Buys a few cards for each player in every sale.
class BingoBuyers {
public:
    void openRound(const Seed& seed) { m_chance.emplace(seed, stream_name::kPlayers); }
    void onEvent(const Recorded<bingo::Event>& entry, const State&) {
        if (!std::holds_alternative<SaleOpened>(entry.event) || !m_chance) {
            return;
        }
        Instant at = entry.at;
        for (std::size_t i = 0; i < kNames.size(); ++i) {
            at += std::chrono::milliseconds(500 + m_chance->below(3'000));
            m_plans.push_back({at, Buy{static_cast<PlayerId>(i), 1 + m_chance->below(4)}});
        }
    }
    std::optional<Instant> nextDue() const {
        return m_plans.empty() ? std::nullopt : std::optional(m_plans.front().first);
    }
    std::optional<bingo::Command> take(Instant now) {
        if (m_plans.empty() || m_plans.front().first > now) {
            return std::nullopt;
        }
        const bingo::Command command = m_plans.front().second;
        m_plans.erase(m_plans.begin());
        return command;
    }

private:
    std::optional<RandomStream> m_chance;
    std::vector<std::pair<Instant, Buy>> m_plans; ///< in order
};

constexpr std::array kOfBingo = {Mistake::payment, Mistake::call};

struct BingoKit {
    using OnRecord = record::BingoOnRecord;
    using Entry = OnRecord::Entry;
    using Table = LiveTable<bingo::Game, BingoBuyers>;
    using Round = std::vector<Entry>;

    static std::unique_ptr<Table> open(const Order&, const SeedSource& seeds) {
        Settings settings;
        auto balls = std::make_unique<SeededBalls>(seeds, settings);
        return std::make_unique<Table>(openingOf(std::move(settings)), std::move(balls));
    }

    static void seat(Table& table) {
        for (std::size_t i = 0; i < kNames.size(); ++i) {
            table.submit(Admit{kPoints});
            table.submit(Join{static_cast<PlayerId>(i)});
        }
    }

    static bool plant(Round& round, Mistake mistake, RandomStream& chance) {
        switch (mistake) {
        case Mistake::payment: return payWrongly(round, chance);
        case Mistake::call: return misread(round, chance);
        case Mistake::late_stake: break;
        }
        return false;
    }

    // B26, B29: one prize is paid too much, another one too little, so that together they are right.
    static bool payWrongly(Round& round, RandomStream& chance) {
        std::vector<Paid*> payments;
        for (Entry& entry : round) {
            if (auto* const paid = std::get_if<Paid>(&entry.event)) {
                payments.push_back(paid);
            }
        }
        if (payments.size() < 2) {
            return false;
        }
        Paid* more = payments.front();
        Paid* less = payments.back();
        const Money sum{Settings().cardPrice.cents / 2};
        if (more->amount > sum && chance.below(2) == 0) {
            std::swap(more, less);
        }
        if (less->amount <= sum || (more->player == less->player && more->card == less->card)) {
            return false;
        }
        correct(round, *more, sum);
        correct(round, *less, -sum);
        return true;
    }

    static void correct(Round& round, Paid& paid, Money by) {
        paid.amount += by;
        for (Entry& entry : round) {
            auto* const settled = std::get_if<Settled>(&entry.event);
            if (settled && settled->player == paid.player) {
                settled->returned += by;
                std::ranges::find(settled->cards, paid.card, &SettledCard::card)->returned += by;
            }
        }
    }

    // B22, B23: the number before or after the one that was drawn is called.
    static bool misread(Round& round, RandomStream& chance) {
        std::vector<Announced*> calls;
        for (Entry& entry : round) {
            auto* const said = std::get_if<Announced>(&entry.event);
            if (said && said->phrase == OwnPhrase::ball) {
                calls.push_back(said);
            }
        }
        if (calls.empty()) {
            return false;
        }
        Announced& said = *calls[chance.below(static_cast<std::uint32_t>(calls.size()))];
        const bool isUp =
            said.number == 1 || (said.number < Settings().shape().balls && chance.below(2) == 0);
        said.number = static_cast<Ball>(isUp ? said.number + 1 : said.number - 1);
        return true;
    }
};

} // namespace

template <>
const GameExercise& exerciseOf<bingo::Game>() {
    static const GameExercise exercise{[] { return std::vector<std::string_view>{"pt-425a-2015"}; }, kOfBingo,
                                       [](const std::filesystem::path& path, const Order& order) {
                                           return ExerciseWriter<BingoKit>(order).write(path);
                                       }};
    return exercise;
}

} // namespace mesaviva::exercise
