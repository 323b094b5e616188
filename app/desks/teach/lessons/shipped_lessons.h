// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/lessons/lesson.h"

#include <QString>

#include <memory>
#include <vector>

namespace mesaviva::app {

/// A lesson of the library: a shipped one, whose `key` is its file name, or the user's.
struct ShippedLesson {
    QString key;
    QString path; ///< of the user's file; empty: shipped
    std::shared_ptr<const lessons::Lesson> lesson;
};

/// All shipped lessons, by game (poker, roulette, bingo), level and name. Omits invalid files. Thread-safe.
std::vector<ShippedLesson> shippedLessons();

} // namespace mesaviva::app
