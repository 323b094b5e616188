// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lessons/lesson.h"

#include <QString>

#include <memory>
#include <vector>

namespace mesaviva::app {

/// A lesson that comes with the program; `key` is its file's name.
struct ShippedLesson {
    QString key;
    std::shared_ptr<const lessons::Lesson> lesson;
};

/// All of them, by game (poker, roulette, bingo), then by level, then in the order of their names. What is no
/// lesson is left out. On any thread.
std::vector<ShippedLesson> shippedLessons();

} // namespace mesaviva::app
