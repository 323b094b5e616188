// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/verify/round_proof.h"

#include "engine/base/random_stream.h"
#include "engine/record/fields/parse_json.h"
#include "engine/record/game_record.h"

#include <nlohmann/json.hpp>
#include <sodium.h>

#include <algorithm>
#include <utility>

namespace mesaviva::record {

namespace {

constexpr std::size_t kMostDrawn = 90; // the balls of a bingo machine: no game has more of anything
constexpr std::size_t kShownWords = 8;

using Json = nlohmann::ordered_json;

std::string textAt(const Json& json, const char* name) {
    const auto found = json.find(name);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// Pockets and cards are recorded as texts, balls as numbers.
std::vector<std::string> drawnOnRecord(const Json& closed) {
    std::vector<std::string> drawn;
    const auto outcome = closed.find("outcome");
    if (outcome == closed.end() || !outcome->is_object()) {
        return drawn;
    }
    for (const auto& list : *outcome) {
        for (const auto& each : list) {
            if (drawn.size() < kMostDrawn) {
                drawn.push_back(each.is_string() ? each.get<std::string>() : each.dump());
            }
        }
    }
    return drawn;
}

unsigned placesOf(const OutcomeMethod& method, const Json& opened) {
    const auto settings = opened.find("settings");
    return settings != opened.end() && settings->is_object() ? method.places(*settings) : 0;
}

void compute(RoundProof& proof) {
    JointSeed joint;
    joint.open(*proof.seed);
    for (const Seed& contribution : proof.contributions) {
        joint.contribute(contribution);
    }
    proof.recomputed = commitment(*proof.seed, proof.id.round);
    proof.joint = joint.ofOutcome();
    const Seed& seed = proof.joint;
    std::vector<std::uint8_t> keyed(seed.begin(), seed.end());
    keyed.insert(keyed.end(), stream_name::kOutcome.begin(), stream_name::kOutcome.end());
    crypto_generichash(proof.key.data(), proof.key.size(), keyed.data(), keyed.size(), nullptr, 0);
    const RandomStream stream(seed, stream_name::kOutcome);
    RandomStream words = stream;
    for (std::size_t i = 0; i < kShownWords; ++i) {
        proof.words.push_back(words.word());
    }
    if (proof.places > 0) {
        proof.fromSeed = proof.method->from(stream, proof.places, proof.draws);
    }
}

/// Reads a round's events in order: the round opens first and once, and closes with what was played.
class RoundReading {
public:
    explicit RoundReading(const RoundId& id) : m_id(id) {}

    bool isOpen() const { return m_committed; }
    std::size_t launches() const { return m_launches; }

    void take(std::string_view kind, const std::string& text, RoundProof& proof) {
        if (m_opened != (kind != "round_opened")) {
            refuse(m_opened ? ProblemCode::round_opened_twice : ProblemCode::round_begins_early);
        }
        m_opened = true;
        m_launches += kind == "ball_launched" ? 1U : 0U;
        m_voids += kind == "spin_void" ? 1U : 0U;
        if (m_launches > m_voids + 1) {
            refuse(ProblemCode::round_launch_too_many);
        }
        const auto draw = std::ranges::find(proof.method->draws, kind, &OutcomeMethod::Draw::event);
        const bool draws = draw != proof.method->draws.end();
        const bool contributes = kind == "seed_contributed";
        if (!draws && !contributes && kind != "round_opened" && kind != "round_closed") {
            return;
        }
        const Json fields = parseJson(text);
        if (!fields.is_object()) {
            refuse(ProblemCode::round_event_no_json);
        }
        if (draws) {
            take(fields, draw->field);
        } else if (contributes) {
            const auto seed = seedFromHex(textAt(fields, "seed"));
            if (!seed) {
                refuse(ProblemCode::round_event_no_json);
            }
            proof.contributions.push_back(*seed);
        } else if (kind == "round_opened") {
            const auto committed = seedFromHex(textAt(fields, "commitment"));
            m_committed = committed.has_value();
            proof.committed = committed.value_or(Digest{});
        } else {
            if (m_closed) {
                refuse(ProblemCode::round_closed_twice);
            }
            m_closed = true;
            proof.seed = seedFromHex(textAt(fields, "seed"));
            const auto scripted = fields.find("scripted");
            proof.scripted = scripted != fields.end() && scripted->is_boolean() && scripted->get<bool>();
            proof.onRecord = drawnOnRecord(fields);
        }
    }

    /// Returns whether what was played equals the outcome recorded at the close.
    void compare(const RoundProof& proof) const {
        const std::vector<std::string>& closed = proof.onRecord;
        if (!m_closed || m_drawn.empty()) {
            return;
        }
        // Void draws come before those that count, unused ones after them.
        const bool same =
            m_drawn.size() <= closed.size() &&
            (proof.method->lastCounts ? std::equal(m_drawn.rbegin(), m_drawn.rend(), closed.rbegin())
                                      : std::equal(m_drawn.begin(), m_drawn.end(), closed.begin()));
        if (!same) {
            refuse(ProblemCode::round_other_outcome);
        }
    }

private:
    void take(const Json& fields, std::string_view field) {
        const auto found = fields.find(field);
        if (found != fields.end() && m_drawn.size() <= kMostDrawn) {
            m_drawn.push_back(found->is_string() ? found->get<std::string>() : found->dump());
        }
    }

    [[noreturn]] void refuse(ProblemCode what) const {
        throw Fault{FaultKind::damaged, {what, {textOf(m_id)}}};
    }

    RoundId m_id;
    bool m_opened = false;
    bool m_committed = false;
    bool m_closed = false;
    std::size_t m_launches = 0;
    std::size_t m_voids = 0;
    std::vector<std::string> m_drawn; ///< the draws in the round's events
};

} // namespace

bool RoundProof::isFromSeed() const {
    if (!seed || scripted || places == 0 || onRecord.empty() || onRecord.size() > fromSeed.size()) {
        return false;
    }
    const auto from =
        method->lastCounts ? fromSeed.end() - static_cast<std::ptrdiff_t>(onRecord.size()) : fromSeed.begin();
    return std::equal(onRecord.begin(), onRecord.end(), from);
}

std::optional<RoundProof> proofOf(RecordReader& reader, const RoundId& id) {
    const std::optional<RoundRow> row = reader.round(id);
    if (!row) {
        return std::nullopt;
    }
    RoundProof proof;
    proof.id = id;
    proof.game = row->game;
    const GameRecord* const game = findGameRecord(proof.game);
    if (game == nullptr) {
        return std::nullopt;
    }
    proof.method = &game->outcome();
    EventRow event;
    EventCursor opening = reader.events(id.table);
    if (!opening.next(event)) {
        return std::nullopt;
    }
    proof.places = placesOf(*proof.method, parseJson(event.text.fields));
    RoundReading reading(id);
    EventCursor events = reader.events(id.table, row->first);
    while (events.next(event) && event.round <= id.round && (row->last == 0 || event.seq <= row->last)) {
        if (event.round == id.round) {
            reading.take(event.text.kind, event.text.fields, proof);
        }
    }
    if (!reading.isOpen()) {
        return std::nullopt;
    }
    reading.compare(proof);
    // Void draws have been drawn, too.
    proof.draws = std::max(proof.method->lastCounts ? reading.launches() : 0, proof.onRecord.size());
    if (proof.draws > (proof.method->most > 0 ? proof.method->most : std::size_t{proof.places})) {
        proof.places = 0; // more than is computed here
        proof.draws = 0;
    }
    if (proof.seed) {
        compute(proof);
    }
    return proof;
}

std::string shellLines(const RoundProof& proof) {
    if (!proof.seed) {
        return {};
    }
    std::string lines = "seed=" + toHex(*proof.seed) + "\n" + "round=" + std::to_string(proof.id.round) +
                        "\n" +
                        "printf '6d657361766976612e726f756e642f31%016x%s' \"$round\" \"$seed\" | xxd -r -p | "
                        "sha256sum\n";
    if (proof.places == 0 || proof.draws == 0) {
        return lines;
    }
    std::string name = "seed";
    if (!proof.contributions.empty()) {
        name = "joint";
        lines += "contributions=";
        for (const Seed& contribution : proof.contributions) {
            lines += toHex(contribution);
        }
        lines +=
            "\njoint=$(printf '6d657361766976612e6a6f696e742f31%s%s' \"$seed\" \"$contributions\" | xxd -r "
            "-p | sha256sum | cut -d' ' -f1)\n";
    }
    lines +=
        "key=$(printf '%s6f7574636f6d65' \"$" + name + "\" | xxd -r -p | b2sum -l 256 | cut -d' ' -f1)\n";
    lines += "head -c 4096 /dev/zero | openssl enc -chacha20 -K \"$key\" -iv "
             "00000000000000000000000000000000 | od -An -v -tu4 -w4 --endian=little | awk '"
             // A number below n from the next word, or -1 if it is rejected.
             "function below(n,w){s=4294967296%n; return w<4294967296-s ? w%n : -1} " +
             proof.method->awk(proof.places, proof.draws) + "'\n";
    return lines;
}

} // namespace mesaviva::record
