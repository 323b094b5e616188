// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/game/house_game.h"

#include "app/core/events/standing_odds.h"
#include "app/core/record/round_sheet.h"
#include "app/core/text/amounts.h"

#include <QCoreApplication>

#include <utility>

namespace mesaviva::app {

HouseGame::HouseGame(QString key, QString name, QObject* parent)
    : QObject(parent),
      m_key(std::move(key)),
      m_name(std::move(name)) {}

QString HouseGame::provenText() const {
    return QCoreApplication::translate("RoundProof", "The same: nothing but the seed has decided.");
}

QString HouseGame::allowanceText() const { return amountText(Money{allowance()}); }

bool HouseGame::plays(const scenario::Scenario& scenario) const {
    return m_key == QLatin1String(scenario.game().data(), qsizetype(scenario.game().size()));
}

std::optional<SheetDocument> HouseGame::recordedSheet(record::RecordReader& reader,
                                                      const record::RoundId& round) const {
    const std::optional<RoundSheetParts> parts = recordedParts(reader, round);
    return parts ? std::optional(roundSheet(*parts)) : std::nullopt;
}

std::vector<StandingOdds> HouseGame::standingOdds(TableModel& /*table*/) const { return {}; }

void HouseGame::follow(LobbyModel& lobby) {
    connect(&lobby, &LobbyModel::choicesChanged, this, &HouseGame::choicesChanged);
    connect(this, &HouseGame::texts, &lobby, &LobbyModel::retranslate);
}

void HouseGame::retranslate() {
    emit texts();
    retranslateMore();
}

QUrl HouseGame::part(const QString& what) const {
    return QUrl(QStringLiteral("qrc:/qt/qml/MesaViva/%1/%1%2.qml").arg(m_name, what));
}

} // namespace mesaviva::app
