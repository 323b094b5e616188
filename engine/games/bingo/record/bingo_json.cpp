// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/record/bingo_json.h"

#include "engine/games/bingo/fields.h"
#include "engine/record/fields/event_json.h"
#include "engine/record/fields/money_fields.h"

namespace mesaviva::record {

namespace {

template <class Sink>
void write(Sink& sink, const Recorded<bingo::Event>& entry, const PlayerNames& names,
           const bingo::RoomView& room) {
    if (const auto* opened = std::get_if<bingo::TableOpened>(&entry.event)) {
        writeEvent(sink, entry, names, room, rulesOf(opened->opening->settings));
    } else {
        writeEvent(sink, entry, names, room, rulesOf(entry.event, room.settings));
    }
}

} // namespace

nlohmann::ordered_json toJson(const Recorded<bingo::Event>& entry, const PlayerNames& names,
                              const bingo::Settings& settings, const bingo::CardBook* faces) {
    JsonWriter json;
    write(json, entry, names, {settings, faces});
    return json.take();
}

Result<Recorded<bingo::Event>, BadField> eventFrom(const nlohmann::ordered_json& json, const PlayerIds& ids,
                                                   const bingo::Settings& settings) {
    return readEvent<bingo::Event>(json, ids, bingo::RoomView{settings});
}

std::vector<Field> fieldsOf(const Recorded<bingo::Event>& entry, const PlayerNames& names,
                            const bingo::Settings& settings) {
    FieldList fields;
    write(fields, entry, names, {settings});
    return fields.take();
}

nlohmann::ordered_json toJson(const bingo::Command& command, const PlayerNames& names,
                              const bingo::Settings& settings) {
    JsonWriter json;
    writeCommand(json, command, names, bingo::RoomView{settings});
    return json.take();
}

Result<bingo::Command, BadField> commandFrom(const nlohmann::ordered_json& json, const PlayerIds& ids,
                                             const bingo::Settings& settings) {
    return readCommand<bingo::Command>(json, ids, bingo::RoomView{settings});
}

std::string_view eventName(const bingo::Event& event) { return kEventKeys<bingo::Event>[event.index()]; }

std::span<const std::string_view> bingoEventNames() { return kEventKeys<bingo::Event>; }

std::span<const MoneyField> bingoMoneyFields() {
    static const std::vector<MoneyField> kFields = [] {
        const bingo::Settings settings;
        return moneyFieldsOf<bingo::Event>(bingo::RoomView{settings});
    }();
    return kFields;
}

} // namespace mesaviva::record
