// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/history/own_part.h"

#include "engine/record/fault.h"
#include "engine/record/fields/parse_json.h"
#include "engine/record/game_record.h"
#include "engine/record/history/significant.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <string>

namespace mesaviva::record {

namespace {

class OwnParts {
public:
    OwnParts(RecordReader& reader, const std::function<bool(std::string_view)>& isOwn)
        : m_reader(reader),
          m_isOwn(isOwn) {}

    std::string of(const RoundRow& round) {
        const GameRecord* const game = findGameRecord(round.game);
        if (!round.closed || game == nullptr || game->ownPart == nullptr) {
            return {};
        }
        const std::string player = playerIn(round);
        return player.empty() ? std::string() : game->ownPart(m_reader, round, player);
    }

private:
    std::string playerIn(const RoundRow& round) {
        std::string first;
        Statement row =
            m_reader.select("fields", {.table = round.id.table, .first = round.first, .last = round.last},
                            "event = 'settled'");
        while (row.step()) {
            const nlohmann::ordered_json fields = parseJson(row.text(0));
            const auto found = fields.find("player");
            if (found == fields.end() || !found->is_string()) {
                throw Fault{FaultKind::damaged, "settled, player"};
            }
            std::string player = found->get<std::string>();
            if (m_isOwn(player)) {
                return player;
            }
            if (first.empty() && !isSimulated(round.id.table, player)) {
                first = std::move(player);
            }
        }
        return first;
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
    const std::function<bool(std::string_view)>& m_isOwn;
    std::optional<TableNumber> m_table; ///< of m_simulated
    std::vector<std::string> m_simulated;
};

} // namespace

void markOwn(RecordReader& reader, std::vector<RoundRow>& rounds,
             const std::function<bool(std::string_view)>& isOwn) {
    OwnParts parts(reader, isOwn);
    for (RoundRow& round : rounds) {
        try {
            round.own = parts.of(round);
        } catch (const Fault& fault) {
            if (fault.kind != FaultKind::damaged) {
                throw;
            }
        }
    }
}

} // namespace mesaviva::record
