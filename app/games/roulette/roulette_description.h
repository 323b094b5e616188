// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/game_description.h"
#include "app/core/events/game_setting_text.h"

#include <QCoreApplication>

namespace mesaviva::app {

/// Texts for the settings of a roulette table.
class RouletteSettingText : public GameSettingText {
public:
    std::span<const NamedSetting> settings() const override;
    std::span<const NamedChoice> choices() const override;
    std::span<const PartedSetting> parted() const override;
};

/// Describes roulette's records, rounds and events outside its tables.
class RouletteDescription : public GameDescription {
    Q_DECLARE_TR_FUNCTIONS(RouletteDescription)

public:
    QString key() const override;
    QString icon() const override { return QStringLiteral("wheel"); }
    void describe(ChanceValue& piece) const override;
    QString told(const LoggedEvent& event) const override;
    std::optional<Correction> corrected(std::string_view event, std::string_view detail) const override;
    const GameSettingText& settingText() const override;
    const GameFigures* figures() const override;
    QString returnedName() const override;
    QString returnedMethod() const override;
    QString returnedBy(record::ReturnedBy by) const override;
    QString returnedPart(record::ReturnedBy by, std::int64_t which) const override;
};

} // namespace mesaviva::app
