// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/round_proof.h"

#include "engine/base/random_stream.h"
#include "engine/poker/card.h"
#include "engine/record/json_in.h"
#include "engine/roulette/pocket.h"

#include <nlohmann/json.hpp>
#include <sodium.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace mesaviva::record {

namespace {

constexpr std::size_t kMostDrawn = 90;    // balls of a machine: no game has more of anything
constexpr std::size_t kMostLaunches = 64; // of a round that has a proof here
constexpr std::size_t kShownWords = 8;

using Json = nlohmann::ordered_json;

std::string textAt(const Json& json, const char* name) {
    const auto found = json.find(name);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// Pockets and cards are texts on record, balls are numbers.
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

unsigned placesOf(const std::string& game, const Json& opened) {
    const auto settings = opened.find("settings");
    if (game == "poker") {
        return 52;
    }
    if (settings == opened.end() || !settings->is_object()) {
        return 0;
    }
    const auto found = settings->find(game == "roulette" ? "pockets" : "variant");
    std::uint64_t places = 0;
    if (found != settings->end() && found->is_number_unsigned()) {
        places = found->get<std::uint64_t>();
    } else if (found != settings->end() && found->is_string()) {
        for (const char c : found->get<std::string>()) {
            places =
                c >= '0' && c <= '9' && places < 1000 ? places * 10 + static_cast<unsigned>(c - '0') : places;
        }
    }
    // What no table has can't be computed with.
    constexpr std::array<std::uint64_t, 2> kPockets = {37, 38};
    constexpr std::array<std::uint64_t, 4> kBalls = {90, 80, 75, 30};
    const bool exists = game == "roulette" ? std::ranges::find(kPockets, places) != kPockets.end()
                                           : std::ranges::find(kBalls, places) != kBalls.end();
    return exists ? static_cast<unsigned>(places) : 0;
}

std::string pocketText(std::uint32_t index) {
    return std::string(roulette::Pocket(static_cast<int>(index)).text());
}

std::vector<std::string> pocketsFrom(RandomStream stream, const RoundProof& proof) {
    std::vector<std::string> drawn;
    for (std::size_t i = 0; i < proof.draws; ++i) {
        drawn.push_back(pocketText(stream.below(proof.places)));
    }
    return drawn;
}

std::vector<std::string> cardsFrom(RandomStream stream, const RoundProof& proof) {
    std::vector<unsigned> rest(proof.places);
    std::iota(rest.begin(), rest.end(), 0U);
    std::vector<std::string> drawn;
    while (drawn.size() < proof.draws && !rest.empty()) {
        unsigned& place = rest[stream.below(static_cast<std::uint32_t>(rest.size()))];
        drawn.push_back(poker::Card::fromIndex(place).text());
        place = rest.back();
        rest.pop_back();
    }
    return drawn;
}

std::vector<std::string> ballsFrom(RandomStream stream, const RoundProof& proof) {
    std::vector<unsigned> order(proof.places);
    std::iota(order.begin(), order.end(), 1U);
    for (std::size_t i = 0; i + 1 < order.size(); ++i) {
        std::swap(order[i], order[i + stream.below(static_cast<std::uint32_t>(order.size() - i))]);
    }
    std::vector<std::string> drawn;
    for (std::size_t i = 0; i < std::min(proof.draws, order.size()); ++i) {
        drawn.push_back(std::to_string(order[i]));
    }
    return drawn;
}

void compute(RoundProof& proof) {
    const Seed& seed = *proof.seed;
    proof.recomputed = commitment(seed, proof.id.round);
    std::vector<std::uint8_t> keyed(seed.begin(), seed.end());
    keyed.insert(keyed.end(), stream_name::kOutcome.begin(), stream_name::kOutcome.end());
    crypto_generichash(proof.key.data(), proof.key.size(), keyed.data(), keyed.size(), nullptr, 0);
    const RandomStream stream(seed, stream_name::kOutcome);
    RandomStream words = stream;
    for (std::size_t i = 0; i < kShownWords; ++i) {
        proof.words.push_back(words.word());
    }
    if (proof.places > 0) {
        proof.fromSeed = proof.game == "roulette" ? pocketsFrom(stream, proof)
                         : proof.game == "poker"  ? cardsFrom(stream, proof)
                                                  : ballsFrom(stream, proof);
    }
}

/// What turns the numbers of the stream into the outcome; each line has one.
std::string awkOf(const RoundProof& proof) {
    const std::string places = std::to_string(proof.places);
    const std::string draws = std::to_string(proof.draws);
    // A number below n from the next word, or -1 where that is thrown away.
    const std::string below = "function below(n,w){s=4294967296%n; return w<4294967296-s ? w%n : -1} ";
    if (proof.game == "roulette") {
        return below + "{c=below(" + places + ",$1); if(c>=0){print c==37?\"00\":c; if(++k==" + draws +
               ")exit}}";
    }
    if (proof.game == "poker") {
        return below +
               "BEGIN{for(i=0;i<52;i++)d[i]=i; r=52} {c=below(r,$1); if(c>=0){print "
               "substr(\"23456789TJQKA\",int(d[c]/4)+1,1) substr(\"cdhs\",d[c]%4+1,1); d[c]=d[--r]; "
               "if(52-r==" +
               draws + ")exit}}";
    }
    return below + "BEGIN{n=" + places +
           "; for(i=0;i<n;i++)b[i]=i+1; i=0} {c=below(n-i,$1); if(c>=0){t=b[i]; b[i]=b[i+c]; b[i+c]=t; "
           "if(++i==n-1){for(j=0;j<" +
           draws + ";j++)print b[j]; exit}}}";
}

/// What a round's events tell, in their order: it is opened first and once, and closed with what was played.
class Told {
public:
    explicit Told(const RoundId& id) : m_id(id) {}

    bool isOpen() const { return m_committed; }
    std::size_t launches() const { return m_launches; }

    void take(std::string_view kind, const std::string& text, RoundProof& proof) {
        if (m_opened != (kind != "round_opened")) {
            refuse(m_opened ? "is opened twice" : "begins before it is opened");
        }
        m_opened = true;
        m_launches += kind == "ball_launched" ? 1U : 0U;
        m_voids += kind == "spin_void" ? 1U : 0U;
        if (m_launches > m_voids + 1) {
            refuse("has a launch too many");
        }
        const bool draws =
            kind == "number_drawn" || kind == "card_burnt" || kind == "card_dealt" || kind == "ball_drawn";
        if (!draws && kind != "round_opened" && kind != "round_closed") {
            return;
        }
        const Json fields = jsonIn(text);
        if (!fields.is_object()) {
            refuse("has an event that is no JSON");
        }
        if (draws) {
            draw(fields, kind);
        } else if (kind == "round_opened") {
            const auto committed = seedFromHex(textAt(fields, "commitment"));
            m_committed = committed.has_value();
            proof.committed = committed.value_or(Digest{});
        } else {
            if (m_closed) {
                refuse("is closed twice");
            }
            m_closed = true;
            proof.seed = seedFromHex(textAt(fields, "seed"));
            const auto scripted = fields.find("scripted");
            proof.scripted = scripted != fields.end() && scripted->is_boolean() && scripted->get<bool>();
            proof.onRecord = drawnOnRecord(fields);
        }
    }

    /// What was played, stake by stake paid by, is what the round was closed with.
    void compare(const RoundProof& proof) const {
        const std::vector<std::string>& closed = proof.onRecord;
        if (!m_closed || m_drawn.empty()) {
            return;
        }
        // A wheel's void spins come before; cards and balls that were not needed come after.
        const bool same =
            m_drawn.size() <= closed.size() &&
            (proof.game == "roulette" ? std::equal(m_drawn.rbegin(), m_drawn.rend(), closed.rbegin())
                                      : std::equal(m_drawn.begin(), m_drawn.end(), closed.begin()));
        if (!same) {
            refuse("was closed with another outcome than it was played with");
        }
    }

private:
    void draw(const Json& fields, std::string_view kind) {
        const auto found = fields.find(kind == "number_drawn" ? "pocket"
                                       : kind == "ball_drawn" ? "number"
                                                              : "card");
        if (found != fields.end() && m_drawn.size() <= kMostDrawn) {
            m_drawn.push_back(found->is_string() ? found->get<std::string>() : found->dump());
        }
    }

    [[noreturn]] void refuse(const char* what) const {
        throw Fault{FaultKind::damaged, "round " + textOf(m_id) + ' ' + what};
    }

    RoundId m_id;
    bool m_opened = false;
    bool m_committed = false;
    bool m_closed = false;
    std::size_t m_launches = 0;
    std::size_t m_voids = 0;
    std::vector<std::string> m_drawn; ///< as the events of the play have it
};

} // namespace

bool RoundProof::isFromSeed() const {
    if (!seed || scripted || places == 0 || onRecord.empty() || onRecord.size() > fromSeed.size()) {
        return false;
    }
    // Of several launches the last one counts, the others were void; cards and balls count from the first.
    const auto from =
        game == "roulette" ? fromSeed.end() - static_cast<std::ptrdiff_t>(onRecord.size()) : fromSeed.begin();
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
    EventRow event;
    EventCursor opening = reader.events(id.table);
    if (!opening.next(event)) {
        return std::nullopt;
    }
    proof.places = placesOf(proof.game, jsonIn(event.text.fields));
    Told told(id);
    EventCursor events = reader.events(id.table, row->first);
    while (events.next(event) && event.round <= id.round && (row->last == 0 || event.seq <= row->last)) {
        if (event.round == id.round) {
            told.take(event.text.kind, event.text.fields, proof);
        }
    }
    if (!told.isOpen()) {
        return std::nullopt;
    }
    told.compare(proof);
    if (proof.game == "roulette") {
        proof.draws = std::max(told.launches(), proof.onRecord.size());
    } else {
        proof.draws = proof.onRecord.size();
    }
    if (proof.draws > (proof.game == "roulette" ? kMostLaunches : std::size_t{proof.places})) {
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
    lines += "key=$(printf '%s6f7574636f6d65' \"$seed\" | xxd -r -p | b2sum -l 256 | cut -d' ' -f1)\n";
    lines += "head -c 4096 /dev/zero | openssl enc -chacha20 -K \"$key\" -iv "
             "00000000000000000000000000000000 | od -An -v -tu4 -w4 --endian=little | awk '" +
             awkOf(proof) + "'\n";
    return lines;
}

} // namespace mesaviva::record
