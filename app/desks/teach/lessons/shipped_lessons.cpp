// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lessons/shipped_lessons.h"

#include "engine/games/games.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <string_view>
#include <tuple>

namespace mesaviva::app {

namespace {

const QString kFolder = QStringLiteral(":/mesaviva/lessons/");

} // namespace

std::vector<ShippedLesson> shippedLessons() {
    std::vector<ShippedLesson> shipped;
    const QStringList files = QDir(kFolder).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    for (const QString& name : files) {
        QFile file(kFolder + name);
        if (!file.open(QIODevice::ReadOnly)) {
            continue;
        }
        const QByteArray text = file.readAll();
        auto lesson =
            lessons::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
        if (lesson) {
            shipped.push_back(
                {name.chopped(5), {}, std::make_shared<const lessons::Lesson>(std::move(*lesson))});
        }
    }
    std::ranges::stable_sort(shipped, {}, [](const ShippedLesson& one) {
        return std::tuple(placeAmongGames(one.lesson->scenario.game()), one.lesson->level);
    });
    return shipped;
}

} // namespace mesaviva::app
