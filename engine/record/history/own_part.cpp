// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/history/own_part.h"

#include "engine/record/fault.h"
#include "engine/record/fields/event_json.h"
#include "engine/record/fields/parse_json.h"
#include "engine/record/game_record.h"
#include "engine/record/history/balances.h"
#include "engine/record/history/significant.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace mesaviva::record {

namespace {

// One damaged round does not hide the others.
template <class Read>
void unlessDamaged(const Read& read) {
    try {
        read();
    } catch (const Fault& fault) {
        if (fault.kind != FaultKind::damaged) {
            throw;
        }
    }
}

struct OwnSettlement {
    std::string player;
    Money staked;
    Money returned;
};

class OwnParts {
public:
    OwnParts(RecordReader& reader, const IsOwn& isOwn) : m_reader(reader), m_isOwn(isOwn) {}

    std::string of(const RoundRow& round) {
        const GameRecord* const game = findGameRecord(round.game);
        if (!round.closed || game == nullptr || game->ownPart == nullptr) {
            return {};
        }
        const std::optional<OwnSettlement> own = settlementIn(round);
        return own ? game->ownPart(m_reader, round, own->player) : std::string();
    }

    // The settlement of the player in a closed round; nothing if the player had no stake.
    std::optional<OwnSettlement> settlementIn(const RoundRow& round) {
        std::optional<OwnSettlement> first;
        Statement row =
            m_reader.select("fields", {.table = round.id.table, .first = round.first, .last = round.last},
                            "event = 'settled'");
        while (row.step()) {
            OwnSettlement one = read(parseJson(row.text(0)));
            if (m_isOwn(one.player)) {
                return one;
            }
            if (!first && !isSimulated(round.id.table, one.player)) {
                first = std::move(one);
            }
        }
        return first;
    }

private:
    static OwnSettlement read(const nlohmann::ordered_json& fields) {
        try {
            JsonFields object(fields, {});
            const auto money = [&object](const char* name) {
                return Money{wholeOf(object.need(name), name, 0, kMostOnRecord.cents)};
            };
            return {textOf(object.need("player"), "player"), money("staked"), money("returned")};
        } catch (const BadField& bad) {
            throw Fault{FaultKind::damaged, {ProblemCode::bad_field, {"settled", bad.path}}};
        }
    }

    bool isSimulated(TableNumber table, const std::string& player) {
        if (m_table != table) {
            const auto facts = openingFacts(m_reader, table);
            m_simulated = facts ? facts->simulated : std::vector<std::string>();
            m_table = table;
        }
        return std::ranges::find(m_simulated, player) != m_simulated.end();
    }

    RecordReader& m_reader;
    const IsOwn& m_isOwn;
    std::optional<TableNumber> m_table; ///< of m_simulated
    std::vector<std::string> m_simulated;
};

} // namespace

void markOwn(RecordReader& reader, std::vector<RoundRow>& rounds, const IsOwn& isOwn) {
    OwnParts parts(reader, isOwn);
    for (RoundRow& round : rounds) {
        unlessDamaged([&] { round.own = parts.of(round); });
    }
}

OwnCount& OwnFigures::count(std::string_view key) {
    const auto found = std::ranges::find(counts, key, &OwnCount::key);
    return found != counts.end() ? *found : counts.emplace_back(OwnCount{std::string(key), 0, 0});
}

namespace {

// Rounds come in one order of time, so that neighbours are neighbours.
class OwnSum {
public:
    explicit OwnSum(std::string_view game) { m_figures.game = game; }

    void add(const RoundRow& round, Money staked, Money returned) {
        const Money net = returned - staked;
        ++m_figures.rounds;
        m_figures.staked = added(m_figures.staked, staked);
        m_figures.returned = added(m_figures.returned, returned);
        if (net > m_figures.bestNet) {
            m_figures.bestNet = net;
            m_figures.bestRound = round.id;
        }
        m_won = net > Money{} ? m_won + 1 : 0;
        m_lost = net < Money{} ? m_lost + 1 : 0;
        m_figures.won += net > Money{} ? 1U : 0U;
        m_figures.lost += net < Money{} ? 1U : 0U;
        m_figures.longestWon = std::max(m_figures.longestWon, m_won);
        m_figures.longestLost = std::max(m_figures.longestLost, m_lost);
    }

    OwnFigures& figures() { return m_figures; }

private:
    OwnFigures m_figures;
    std::uint64_t m_won = 0;
    std::uint64_t m_lost = 0;
};

} // namespace

std::vector<OwnFigures> ownFigures(RecordReader& reader, RoundFilter filter, const IsOwn& isOwn,
                                   std::size_t most) {
    constexpr std::size_t kPage = 500;
    filter.withUnstaked = false;
    filter.withVoid = false;
    OwnParts parts(reader, isOwn);
    std::vector<OwnSum> sums;
    for (const GameRecord* const game : recordedGames()) {
        sums.emplace_back(game->key);
    }
    std::optional<RoundRow> last;
    for (std::size_t seen = 0; seen < most;) {
        const std::vector<RoundRow> page = reader.rounds(filter, std::min(kPage, most - seen), last);
        for (const RoundRow& round : page) {
            const std::size_t place = placeOfGame(round.game);
            if (!round.closed || place >= sums.size()) {
                continue;
            }
            unlessDamaged([&] {
                const std::optional<OwnSettlement> own = parts.settlementIn(round);
                if (own && own->staked > Money{}) {
                    sums[place].add(round, own->staked, own->returned);
                    if (const auto addOwn = recordedGames()[place]->addOwn) {
                        addOwn(reader, round, own->player, sums[place].figures());
                    }
                }
            });
        }
        if (page.empty()) {
            break;
        }
        seen += page.size();
        last = page.back();
    }
    std::vector<OwnFigures> figures;
    for (OwnSum& sum : sums) {
        if (sum.figures().rounds > 0) {
            figures.push_back(std::move(sum.figures()));
        }
    }
    return figures;
}

} // namespace mesaviva::record
