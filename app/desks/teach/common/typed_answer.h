// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/base/money.h"
#include "engine/training/drills/answer.h"
#endif

#include <QString>

#include <optional>

namespace mesaviva::app {

/// Reads an answer as people type it: amounts with comma or point, thousands apart or not; several numbers
/// with anything between them; `00` is the double zero. Nothing where it can't be read as this form.
std::optional<drills::Answer> typedAnswer(drills::AnswerForm form, const QString& text);

/// The same of one sum.
std::optional<Money> typedSum(const QString& text);

} // namespace mesaviva::app
