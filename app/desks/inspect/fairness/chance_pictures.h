// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/chance/battery.h"

#include <QImage>
#include <QSize>

#include <memory>
#include <mutex>

class QQmlEngine;

namespace mesaviva::app {

/// What can be painted of the battery of chance.
enum class ChancePicture {
    pocket37, ///< how far each number's count is from the mean
    pocket38,
    deck, ///< which card came where
    p,    ///< the tests' p-values
};
inline constexpr int kChancePictures = 4;

/// On what it is seen.
enum class ChanceGround { screen, paper };

/// One of the pictures; it has no words, only numbers.
QImage chancePicture(const chance::Report& report, ChancePicture picture, QSize size, ChanceGround ground);

/// The report whose pictures QML asks for, on whatever thread, as "image://chance/<number>/<picture>".
class ChanceShelf {
public:
    /// Keeps it and none besides; gives its number.
    int put(std::shared_ptr<const chance::Report> report);
    /// Null where it is not (or no longer) there.
    std::shared_ptr<const chance::Report> at(int number) const;

private:
    mutable std::mutex m_mutex;
    std::shared_ptr<const chance::Report> m_report;
    int m_number = 0;
};

void addChanceProvider(QQmlEngine& engine, std::shared_ptr<const ChanceShelf> shelf);

} // namespace mesaviva::app
