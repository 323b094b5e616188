// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/base/money.h"
#include "engine/training/drills/task.h"
#endif

#include <QString>

#include <optional>

namespace mesaviva::app {

/// Parses an answer as typed: amounts with decimal comma or point, with or without digit grouping; several
/// numbers with any separators; `00` is the double zero. Nothing if the text does not match the form.
std::optional<drills::Answer> typedAnswer(drills::AnswerForm form, const QString& text);

/// Parses a single amount.
std::optional<Money> typedSum(const QString& text);

} // namespace mesaviva::app
