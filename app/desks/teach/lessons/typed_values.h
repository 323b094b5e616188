// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/scenario/strict_json.h"
#include "engine/training/lessons/step_forms.h"
#endif

#include <QString>

#include <optional>

namespace mesaviva::app {

/// Formats a value for a field of the lesson editor; empty if there is none.
QString shownValue(const scenario::Json* value, lessons::FieldKind kind);

/// Parses typed text as a value of that kind (amounts in cents); nothing if invalid.
std::optional<scenario::Json> typedValue(const QString& text, lessons::FieldKind kind);

/// Why parsing failed: a cause for FileErrorText.
const char* whyNot(lessons::FieldKind kind);

} // namespace mesaviva::app
