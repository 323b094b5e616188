// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/card.h"
#include "engine/games/poker/events.h"
#include "engine/games/poker/record/poker_on_record.h"
#include "engine/record/fault.h"
#include "engine/record/fields/field_reader.h"
#include "engine/record/fields/parse_json.h"
#include "engine/record/history/balances.h"
#include "engine/record/history/cut_off.h"
#include "engine/record/row_values.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace mesaviva::record {

namespace {

using Json = nlohmann::ordered_json;

std::string cutOffWord(const Json& fields, const char* name) {
    const auto found = fields.find(name);
    return found != fields.end() && found->is_string() ? found->get<std::string>() : std::string();
}

// What a player did in a round before it ended for that player, without fold and bet.
class PlayerCutOff {
public:
    PlayerCutOff(RecordReader& reader, const RoundId& round, std::uint64_t upTo, const std::string& player) {
        Statement row = reader.database().prepare(
            "SELECT round, event, fields FROM events WHERE id >= ? AND id <= ? AND event IN "
            "('card_dealt', 'staked', 'folded') ORDER BY id DESC");
        row.bind(1, eventKeyOf(round.table, 1)).bind(2, eventKeyOf(round.table, upTo));
        while (row.step() && static_cast<std::uint64_t>(row.number(0)) == round.round) {
            const std::string_view kind = row.text(1);
            const Json fields = parseJson(row.text(2));
            if (!fields.is_object()) {
                throw Fault{FaultKind::damaged, "an event's fields are no object"};
            }
            if (kind == "card_dealt" && cutOffWord(fields, "to") == player) {
                const auto card = poker::Card::fromText(cutOffWord(fields, "card"));
                if (!card) {
                    throw Fault{FaultKind::damaged, "card_dealt, card"};
                }
                m_cards.push_back(card->text());
            } else if (kind == "folded" && cutOffWord(fields, "player") == player) {
                m_decided = true;
            } else if (kind == "staked" && cutOffWord(fields, "player") == player) {
                m_decided = m_decided || cutOffWord(fields, "box") == name(poker::Box::bet);
            }
        }
        std::ranges::reverse(m_cards);
    }

    bool isUndecided() const { return !m_decided && !m_cards.empty(); }
    std::string cards() const {
        std::string text;
        for (const std::string& card : m_cards) {
            text += (text.empty() ? "" : " ") + card;
        }
        return text;
    }

private:
    std::vector<std::string> m_cards;
    bool m_decided = false;
};

} // namespace

std::optional<CutOff> PokerOnRecord::cutOffAt(RecordReader& reader, const RoundId& round, std::uint64_t seq,
                                              WallTime wall, std::string_view fields) {
    const std::string returned(name(poker::Verdict::ante_returned));
    const std::string voided(name(poker::Verdict::voided));
    if (fields.find(returned) == std::string_view::npos && fields.find(voided) == std::string_view::npos) {
        return std::nullopt; // nearly all of them; avoids reading the round
    }
    const Json settled = parseJson(fields);
    if (!settled.is_object()) {
        throw Fault{FaultKind::damaged, "settled: its fields are no object"};
    }
    const std::string verdict = cutOffWord(settled, "verdict");
    CutOff found{round, seq, wall, cutOffWord(settled, "player"), {}, {}};
    if ((verdict != returned && verdict != voided) || found.player.empty()) {
        return std::nullopt;
    }
    const PlayerCutOff own(reader, round, seq, found.player);
    if (!own.isUndecided()) {
        return std::nullopt;
    }
    found.cards = own.cards();
    try {
        found.ante =
            Money{wholeOf(JsonFields(settled, {}).need("returned"), "returned", 0, kMostOnRecord.cents)};
    } catch (const BadField& bad) {
        throw Fault{FaultKind::damaged, "settled, " + bad.path};
    }
    return found;
}

} // namespace mesaviva::record
