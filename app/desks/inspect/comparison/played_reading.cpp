// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/comparison/played_reading.h"

#include "app/core/events/game_descriptions.h"
#include "app/core/gallery/shipped_scenarios.h"
#include "app/core/text/texts.h"
#include "engine/scenario/scenario.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <string_view>
#include <utility>

namespace mesaviva::app {

namespace {

// Removes a setting from a scenario, which makes it the default, and its expectations, which are those of the
// other reading.
QByteArray without(const QString& setting, const QByteArray& text) {
    QJsonObject file = QJsonDocument::fromJson(text).object();
    QJsonObject table = file[QLatin1String("table")].toObject();
    table.remove(setting);
    file[QLatin1String("table")] = table;
    file.remove(QLatin1String("expect"));
    return QJsonDocument(file).toJson();
}

std::vector<ReadingFact> play(const QByteArray& text) {
    auto read = scenario::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (!read) {
        return {};
    }
    const GameDescription* const description = descriptionOf(textOf(read->game()));
    return description ? description->readingFacts(std::move(*read)) : std::vector<ReadingFact>();
}

} // namespace

PlayedReading playReading(const InspectedRule& reading) {
    const QByteArray other = shippedScenario(reading.played);
    return {play(reading.ours.isEmpty() ? without(reading.setting, other) : shippedScenario(reading.ours)),
            play(other)};
}

} // namespace mesaviva::app
