// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_description.h"

#include "app/core/text/texts.h"
#include "app/games/roulette/roulette_corrections.h"
#include "app/games/roulette/roulette_event_log.h"
#include "app/games/roulette/roulette_figures.h"
#include "app/games/roulette/roulette_setting_text.h"
#include "app/games/roulette/text/roulette_names.h"
#include "engine/games/roulette/pocket.h"

namespace mesaviva::app {

QString RouletteDescription::key() const { return textOf(roulette::Game::kKey); }

void RouletteDescription::describe(ChanceValue& piece) const {
    const auto pocket = roulette::pocketFrom(piece.value.toStdString());
    piece.tone = pocket ? textOf(roulette::name(pocket->colour())) : QString();
    piece.name = tr("number %1").arg(piece.value);
}

QString RouletteDescription::told(const LoggedEvent& event) const { return RouletteEventLog::told(event); }

std::optional<Correction> RouletteDescription::corrected(std::string_view event,
                                                         std::string_view detail) const {
    return RouletteCorrections::ofRecorded(event, detail);
}

const GameSettingText& RouletteDescription::settingText() const {
    static const RouletteSettingText kWords;
    return kWords;
}

const GameFigures* RouletteDescription::figures() const {
    static const RouletteFigures kFigures;
    return &kFigures;
}

QString RouletteDescription::returnedName() const {
    return QCoreApplication::translate("ReturnedText", "Roulette");
}

QString RouletteDescription::returnedMethod() const {
    return QCoreApplication::translate(
        "mesaviva::app::ReturnedDesk",
        "Roulette: over the pockets of its wheel, the table's settlement says what the stakes of a "
        "round have to bring.");
}

QString RouletteDescription::returnedBy(record::ReturnedBy by) const {
    return by == record::ReturnedBy::rules ? QCoreApplication::translate("ReturnedText", "by regulation")
                                           : QCoreApplication::translate("ReturnedText", "by kind of chance");
}

QString RouletteDescription::returnedPart(record::ReturnedBy by, std::int64_t which) const {
    return by == record::ReturnedBy::rules ? RouletteNames::rules(static_cast<roulette::RuleSet>(which))
                                           : RouletteNames::chance(static_cast<roulette::ChanceKind>(which));
}

} // namespace mesaviva::app
