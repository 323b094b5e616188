// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/equipment/equipment_choices.h"

#include "app/teach/rules_wheels.h"
#include "engine/drills/terms.h"

#include <chrono>

namespace mesaviva::app {

namespace {

constexpr int kMostWheelName = 40; ///< letters

QString equipmentKey(const char* name) { return QStringLiteral("equipment/") + QLatin1String(name); }

} // namespace

EquipmentChoices EquipmentChoices::from(const SettingsStore& store) {
    const EquipmentChoices usual;
    const auto number = [&](const char* name, int from, int to, int otherwise) {
        return static_cast<int>(store.number(equipmentKey(name), from, to, otherwise));
    };
    EquipmentChoices choices;
    choices.game = number("game", 0, 2, usual.game);
    choices.wheel = number("wheel", 0, kPlaces - 1, usual.wheel);
    choices.machine = number("machine", 0, kPlaces - 1, usual.machine);
    choices.sits = number("sits", 0, 1, usual.sits);
    choices.others = number("others", 0, 6, usual.others);
    choices.crowd = number("crowd", 3, 200, usual.crowd);
    choices.betting = number("betting", 15, 600, usual.betting);
    choices.name = store.text(equipmentKey("name")).left(kMostWheelName);
    return choices;
}

void EquipmentChoices::keep(SettingsStore& store) const {
    store.keepNumber(equipmentKey("game"), game);
    store.keepNumber(equipmentKey("wheel"), wheel);
    store.keepNumber(equipmentKey("machine"), machine);
    store.keepNumber(equipmentKey("sits"), sits);
    store.keepNumber(equipmentKey("others"), others);
    store.keepNumber(equipmentKey("crowd"), crowd);
    store.keepNumber(equipmentKey("betting"), betting);
    store.keepWord(equipmentKey("name"), name);
}

roulette::Settings EquipmentChoices::roulette() const {
    const auto& [rules, pockets] = kRulesWheels[static_cast<std::size_t>(wheel)];
    roulette::Settings settings = drills::tableFor(rules, pockets, Money{100});
    settings.betting = std::chrono::seconds(betting);
    return settings;
}

poker::Settings EquipmentChoices::poker() const {
    poker::Settings settings;
    settings.betting = std::chrono::seconds(betting);
    return settings;
}

bingo::Settings EquipmentChoices::bingo() const {
    bingo::Settings settings(bingo::kAllVariants[static_cast<std::size_t>(machine)]);
    settings.sale = std::chrono::seconds(betting);
    settings.draw = std::chrono::seconds(1); // B22; the machine's own pace is slower
    return settings;
}

QString EquipmentChoices::key() const {
    return game == Roulette ? QStringLiteral("roulette")
           : game == Bingo  ? QStringLiteral("bingo")
                            : QStringLiteral("poker");
}

std::string EquipmentChoices::place() const {
    switch (game) {
    case Roulette: {
        const auto& [rules, pockets] = kRulesWheels[static_cast<std::size_t>(wheel)];
        return std::string(roulette::name(rules)) + '/' + std::to_string(pockets);
    }
    case Bingo:
        return "pt-425a-2015/" +
               std::to_string(ballsOf(bingo::kAllVariants[static_cast<std::size_t>(machine)]));
    default: return "pt-803-2015";
    }
}

} // namespace mesaviva::app
