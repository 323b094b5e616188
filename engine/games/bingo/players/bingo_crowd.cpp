// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/players/bingo_crowd.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace mesaviva::players {

namespace {

constexpr std::uint32_t kLeastAttendance = 70;
constexpr std::uint32_t kMostAttendance = 95;

// 0 to 99, spread over the members; each kind of habit has its own mixing factor.
std::uint32_t percentile(std::uint32_t member, std::uint32_t factor) { return (member * factor >> 8U) % 100; }

} // namespace

BingoHabit habitOf(std::uint32_t member) {
    const std::uint32_t place = percentile(member, 2'654'435'761U);
    return place < 35 ? BingoHabit::cautious : place < 85 ? BingoHabit::regular : BingoHabit::eager;
}

BuyingTime buyingTimeOf(std::uint32_t member) {
    const std::uint32_t place = percentile(member, 2'246'822'519U);
    return place < 45 ? BuyingTime::early : place < 80 ? BuyingTime::anytime : BuyingTime::late;
}

std::uint32_t attendance(RandomStream& chance) {
    return kLeastAttendance + chance.below(kMostAttendance - kLeastAttendance + 1);
}

std::uint32_t cardsFor(BingoHabit habit, std::uint32_t most, RandomStream& chance) {
    switch (habit) {
    case BingoHabit::cautious: return 1 + chance.below(std::min<std::uint32_t>(most, 2));
    case BingoHabit::regular: {
        const std::uint32_t strips = std::min<std::uint32_t>(most / kStrip, 2);
        return strips == 0 ? most : kStrip * (1 + chance.below(strips));
    }
    case BingoHabit::eager: return most - chance.below(most / 2 + 1);
    }
    return 1;
}

std::uint32_t slotFor(BuyingTime time, std::uint32_t slots, RandomStream& chance) {
    const std::uint32_t one = chance.below(slots);
    if (time == BuyingTime::anytime) {
        return one;
    }
    const std::uint32_t other = chance.below(slots);
    return time == BuyingTime::early ? std::min(one, other) : std::max(one, other);
}

namespace {

// About one command per second; the maximum for a very long sale.
constexpr std::int64_t kMostBatches = 600;

std::uint64_t roomLeft(const bingo::State& state) {
    const std::uint64_t room = state.book.room();
    return room - std::min<std::uint64_t>(room, state.ordered);
}

// Removes what doesn't fit, from the last buyer backwards.
void cutTo(std::uint64_t room, std::vector<bingo::CrowdPurchase>& purchases) {
    std::uint64_t cards = 0;
    for (auto purchase = purchases.begin(); purchase != purchases.end(); ++purchase) {
        if (cards + purchase->cards > room) {
            purchase->cards = static_cast<std::uint32_t>(room - cards);
            purchases.erase(purchase->cards > 0 ? purchase + 1 : purchase, purchases.end());
            return;
        }
        cards += purchase->cards;
    }
}

} // namespace

void BingoCrowd::openRound(const Seed& seed) { m_chance.emplace(seed, stream_name::kPlayers); }

void BingoCrowd::onEvent(const Recorded<bingo::Event>& entry, const bingo::State& state) {
    if (const auto* opened = std::get_if<bingo::SaleOpened>(&entry.event)) {
        planSale(entry.at, opened->until, state);
    } else if (state.phase != bingo::Phase::sale) {
        m_batches.clear();
    }
    if (!m_batches.empty()) {
        m_room = roomLeft(state);
        if (m_room == 0) {
            m_batches.clear();
        }
    }
}

std::optional<Instant> BingoCrowd::nextDue() const {
    return m_batches.empty() ? std::nullopt : std::optional(m_batches.back().at);
}

std::optional<bingo::Command> BingoCrowd::take(Instant now) {
    if (m_batches.empty() || m_batches.back().at > now) {
        return std::nullopt;
    }
    Purchases purchases = std::move(m_batches.back().purchases);
    m_batches.pop_back();
    cutTo(m_room, purchases);
    return bingo::CrowdBuy{std::make_shared<const Purchases>(std::move(purchases))};
}

void BingoCrowd::planSale(Instant opened, Instant closes, const bingo::State& state) {
    m_batches.clear();
    const std::uint32_t most =
        std::min(m_mostCards, static_cast<std::uint32_t>(std::max(0, state.settings.maxCards)));
    const std::int64_t length = (closes - opened).count();
    if (!m_chance || m_members == 0 || most == 0 || length <= 0) {
        return;
    }
    const std::int64_t slots = std::clamp<std::int64_t>(length / 1000, 1, kMostBatches);
    m_batches.resize(static_cast<std::size_t>(slots));
    for (std::int64_t slot = 0; slot < slots; ++slot) {
        const std::int64_t begin = length * slot / slots;
        const std::int64_t end = length * (slot + 1) / slots;
        // A random time within its part of the sale; the last part comes first in the list.
        m_batches[static_cast<std::size_t>(slots - 1 - slot)].at =
            opened + Duration(begin + m_chance->below(static_cast<std::uint32_t>(end - begin)));
    }
    const std::uint32_t coming = attendance(*m_chance);
    for (std::uint32_t member = 1; member <= m_members; ++member) {
        if (m_chance->below(100) >= coming) {
            continue;
        }
        const std::uint32_t cards = cardsFor(habitOf(member), most, *m_chance);
        const std::uint32_t slot =
            slotFor(buyingTimeOf(member), static_cast<std::uint32_t>(slots), *m_chance);
        m_batches[m_batches.size() - 1 - slot].purchases.push_back({member, cards});
    }
    dropEmptyBatches();
}

void BingoCrowd::dropEmptyBatches() {
    std::erase_if(m_batches, [](const Batch& batch) { return batch.purchases.empty(); });
}

} // namespace mesaviva::players
