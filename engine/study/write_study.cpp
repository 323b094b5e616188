// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/study/study.h"

#include <nlohmann/json.hpp>

namespace mesaviva::study {

namespace {

using OrderedJson = nlohmann::ordered_json;

OrderedJson jsonOf(const Round& round) {
    OrderedJson json{{"round", round.id}};
    if (!round.opened.empty()) {
        json["opened"] = round.opened;
    }
    if (!round.result.empty()) {
        json["result"] = round.result;
    }
    if (!round.simulated.empty()) {
        json["simulated"] = round.simulated;
    }
    OrderedJson notes = OrderedJson::array();
    for (const Note& note : round.notes) {
        notes.push_back({{"event", note.event}, {"text", note.text}});
    }
    json["notes"] = std::move(notes);
    json["scenario"] = OrderedJson::parse(round.scenario, nullptr, false);
    if (!round.picture.empty()) {
        json["picture"] = round.picture;
    }
    return json;
}

} // namespace

std::string write(const Study& study) {
    OrderedJson json{{"format", "mesaviva.study/1"}, {"title", study.title}};
    OrderedJson rounds = OrderedJson::array();
    for (const Round& round : study.rounds) {
        rounds.push_back(jsonOf(round));
    }
    json["rounds"] = std::move(rounds);
    return json.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + '\n';
}

std::string cut(std::string text, std::size_t most) {
    if (text.size() > most) {
        // Continuation bytes of UTF-8 are 10xxxxxx.
        while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U) {
            --most;
        }
        text.resize(most);
    }
    return text;
}

} // namespace mesaviva::study
