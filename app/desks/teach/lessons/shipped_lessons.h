// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/lessons/lesson.h"

#include <QString>

#include <memory>
#include <vector>

namespace mesaviva::app {

/// A lesson of the library: one that comes with the program, whose `key` is its file's name, or one of the
/// user's.
struct ShippedLesson {
    QString key;
    QString path; ///< of the user's file; empty: it comes with the program
    std::shared_ptr<const lessons::Lesson> lesson;
};

/// All of them, by game (poker, roulette, bingo), then by level, then in the order of their names. What is no
/// lesson is left out. On any thread.
std::vector<ShippedLesson> shippedLessons();

} // namespace mesaviva::app
