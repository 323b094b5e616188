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

/// Pictures of the test report.
enum class ChancePicture {
    pocket37, ///< deviation of each number's count from the mean
    pocket38,
    deck, ///< which card came at which place
    p,    ///< p-values of the tests
};
inline constexpr int kChancePictures = 4;

/// Background of a picture.
enum class ChanceGround { screen, paper };

/// Paints one picture, without text except for numbers.
QImage chancePicture(const chance::Report& report, ChancePicture picture, QSize size, ChanceGround ground);

/// The report whose pictures QML requests as "image://chance/<number>/<picture>". Thread-safe.
class ChanceShelf {
public:
    /// Stores a report in place of the previous one and returns its number.
    int put(std::shared_ptr<const chance::Report> report);
    /// Null if that report is not stored (any more).
    std::shared_ptr<const chance::Report> at(int number) const;

private:
    mutable std::mutex m_mutex;
    std::shared_ptr<const chance::Report> m_report;
    int m_number = 0;
};

void addChanceProvider(QQmlEngine& engine, std::shared_ptr<const ChanceShelf> shelf);

} // namespace mesaviva::app
