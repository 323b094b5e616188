// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/scenario/strict_json.h"
#include "engine/training/lessons/step_forms.h"
#endif

#include <QString>

#include <optional>

namespace mesaviva::app {

/// What a field of the lesson editor shows of its value; empty where there is none.
QString shownValue(const scenario::Json* value, lessons::FieldKind kind);

/// What is typed as a value of that kind (amounts in cents); nothing where it can't be read.
std::optional<scenario::Json> typedValue(const QString& text, lessons::FieldKind kind);

/// Why nothing could be read: the cause of a file's refusal, which FileErrorText says.
const char* whyNot(lessons::FieldKind kind);

} // namespace mesaviva::app
