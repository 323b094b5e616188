// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/opened_table.h"

namespace mesaviva::app {

struct LessonAtTable;
struct StudyAtTable;

/// Capability of a game whose lessons and studies are shown at a table. Both functions play the rounds on any
/// thread; their result is called on the GUI thread.
class TaughtRounds {
public:
    virtual ~TaughtRounds() = default;

    /// Plays a lesson, to be shown step by step; empty where no round opens in it.
    virtual TableOpener readLesson(const LessonAtTable& lesson) = 0;
    /// Plays a round of a study, to be shown again; empty where the round never opens.
    virtual TableOpener readStudied(const StudyAtTable& study) = 0;
};

} // namespace mesaviva::app
