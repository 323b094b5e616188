// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/game_description.h"

#include <QCoreApplication>

namespace mesaviva::app {

/// What is told of roulette away from its tables.
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
