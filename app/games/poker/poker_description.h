// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/game_description.h"
#include "app/core/events/game_figures.h"
#include "app/core/events/setting_text.h"

#include <QCoreApplication>

namespace mesaviva::app {

/// The expected payback of poker and its optimal strategy, for each interpretation of the rules.
class PokerFigures : public GameFigures {
    Q_DECLARE_TR_FUNCTIONS(FiguresText)

public:
    QString title() const override;
    QStringList choices() const override;
    QStringList upCards() const override;
    QString about(const FiguresQuestion& question) const override;
    QString line(const FiguresQuestion& question) const override;
    std::shared_ptr<const Figures> find(const FiguresQuestion& question,
                                        const FiguresProgress& progress) const override;
};

/// Texts for the settings of a poker table.
class PokerSettingText : public GameSettingText {
public:
    std::span<const NamedSetting> settings() const override;
    std::span<const NamedChoice> choices() const override;
};

/// Describes poker's records, rounds and events outside its tables.
class PokerDescription : public GameDescription {
public:
    QString key() const override;
    QString icon() const override { return QStringLiteral("deal"); }
    bool hasDecisions() const override { return true; }
    void describe(ChanceValue& piece) const override;
    std::span<const KindName> kindNames() const override;
    QString sentence(const LoggedEvent& event) const override;
    std::optional<Correction> corrected(std::string_view event, std::string_view detail) const override;
    const GameSettingText& settingText() const override;
    const GameFigures* figures() const override;
    std::vector<ReadingFact> readingFacts(scenario::Scenario played) const override;
    QString returnedName() const override;
    QString returnedMethod() const override;
    QString returnedByRules() const override;
    QString returnedBy(record::ReturnedBy by) const override;
    QString returnedPart(record::ReturnedBy by, std::int64_t which) const override;
};

} // namespace mesaviva::app
