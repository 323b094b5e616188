// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/record/poker_json.h"

#include "engine/games/poker/fields.h"
#include "engine/record/fields/event_json.h"
#include "engine/record/fields/money_fields.h"

namespace mesaviva::record {

namespace {

template <class Sink>
void write(Sink& sink, const Recorded<poker::Event>& entry, const PlayerNames& names,
           const poker::Settings& settings) {
    if (const auto* opened = std::get_if<poker::TableOpened>(&entry.event)) {
        writeEvent(sink, entry, names, kNoContext, rulesOf(opened->opening->settings));
    } else {
        writeEvent(sink, entry, names, kNoContext, rulesOf(entry.event, settings));
    }
}

} // namespace

nlohmann::ordered_json toJson(const Recorded<poker::Event>& entry, const PlayerNames& names,
                              const poker::Settings& settings) {
    JsonWriter json;
    write(json, entry, names, settings);
    return json.take();
}

Result<Recorded<poker::Event>, BadField> eventFrom(const nlohmann::ordered_json& json, const PlayerIds& ids,
                                                   const poker::Settings&) {
    return readEvent<poker::Event>(json, ids, kNoContext);
}

std::vector<Field> fieldsOf(const Recorded<poker::Event>& entry, const PlayerNames& names,
                            const poker::Settings& settings) {
    FieldList fields;
    write(fields, entry, names, settings);
    return fields.take();
}

nlohmann::ordered_json toJson(const poker::Command& command, const PlayerNames& names) {
    JsonWriter json;
    writeCommand(json, command, names, kNoContext);
    return json.take();
}

Result<poker::Command, BadField> commandFrom(const nlohmann::ordered_json& json, const PlayerIds& ids,
                                             const poker::Settings&) {
    return readCommand<poker::Command>(json, ids, kNoContext);
}

std::string_view eventName(const poker::Event& event) { return kEventKeys<poker::Event>[event.index()]; }

std::span<const std::string_view> pokerEventNames() { return kEventKeys<poker::Event>; }

std::span<const MoneyField> pokerMoneyFields() {
    static const std::vector<MoneyField> kFields = moneyFieldsOf<poker::Event>(kNoContext);
    return kFields;
}

} // namespace mesaviva::record
