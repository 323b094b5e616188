// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/record/roulette_json.h"

#include "engine/games/roulette/fields.h"
#include "engine/record/fields/event_json.h"
#include "engine/record/fields/money_fields.h"

namespace mesaviva::record {

namespace {

template <class Sink>
void write(Sink& sink, const Recorded<roulette::Event>& entry, const PlayerNames& names,
           const roulette::Settings& settings) {
    if (const auto* opened = std::get_if<roulette::TableOpened>(&entry.event)) {
        writeEvent(sink, entry, names, settings, rulesOf(opened->opening->settings));
    } else {
        writeEvent(sink, entry, names, settings, rulesOf(entry.event, settings));
    }
}

} // namespace

nlohmann::ordered_json toJson(const Recorded<roulette::Event>& entry, const PlayerNames& names,
                              const roulette::Settings& settings) {
    JsonWriter json;
    write(json, entry, names, settings);
    return json.take();
}

Result<Recorded<roulette::Event>, BadField>
eventFrom(const nlohmann::ordered_json& json, const PlayerIds& ids, const roulette::Settings& settings) {
    return readEvent<roulette::Event>(json, ids, settings);
}

std::vector<Field> fieldsOf(const Recorded<roulette::Event>& entry, const PlayerNames& names,
                            const roulette::Settings& settings) {
    FieldList fields;
    write(fields, entry, names, settings);
    return fields.take();
}

nlohmann::ordered_json toJson(const roulette::Command& command, const PlayerNames& names,
                              const roulette::Settings& settings) {
    JsonWriter json;
    writeCommand(json, command, names, settings);
    return json.take();
}

Result<roulette::Command, BadField> commandFrom(const nlohmann::ordered_json& json, const PlayerIds& ids,
                                                const roulette::Settings& settings) {
    return readCommand<roulette::Command>(json, ids, settings);
}

std::string_view eventName(const roulette::Event& event) {
    return kEventKeys<roulette::Event>[event.index()];
}

std::span<const std::string_view> rouletteEventNames() { return kEventKeys<roulette::Event>; }

std::span<const MoneyField> rouletteMoneyFields() {
    static const std::vector<MoneyField> kFields = moneyFieldsOf<roulette::Event>(roulette::Settings());
    return kFields;
}

} // namespace mesaviva::record
