// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/games/roulette/odds/returns.h"
#endif

#include "app/core/events/game_description.h"
#include "app/core/events/game_figures.h"
#include "app/core/events/setting_text.h"

#include <QCoreApplication>

#include <vector>

namespace mesaviva::app {

/// The expected payback of every chance of a wheel, and of its series with parols.
class RouletteFigures : public GameFigures {
    Q_DECLARE_TR_FUNCTIONS(FiguresText)

public:
    QString title() const override;
    QStringList choices() const override;
    QString about(const FiguresQuestion& question) const override;
    QString line(const FiguresQuestion& question) const override;
    std::shared_ptr<const Figures> find(const FiguresQuestion& question,
                                        const FiguresProgress& progress) const override;
};

class RouletteTableModel;

/// Describes the exact mean values of stakes.
class RouletteOdds {
    Q_DECLARE_TR_FUNCTIONS(RouletteOdds)

public:
    /// The odds of each player's stakes while the number is not drawn: this player first, then the others
    /// with stakes. `table` must outlive the result.
    static std::vector<StandingOdds> at(const RouletteTableModel& table);
    /// The odds of stakes at a wheel on which all numbers are equally likely.
    static LessonOdds of(const roulette::Returns& returns);
};

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
    std::span<const KindName> kindNames() const override;
    QString sentence(const LoggedEvent& event) const override;
    std::optional<Correction> corrected(std::string_view event, std::string_view detail) const override;
    const GameSettingText& settingText() const override;
    const GameFigures* figures() const override;
    QString returnedName() const override;
    QString returnedMethod() const override;
    QString returnedBy(record::ReturnedBy by) const override;
    QString returnedPart(record::ReturnedBy by, std::int64_t which) const override;
};

} // namespace mesaviva::app
