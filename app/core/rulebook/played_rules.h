// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

namespace mesaviva::app {

/// For each rule that can be read in two ways, whether the table uses the second reading: `I-O7b` to true.
using ReadingChoices = QHash<QString, bool>;

/// The rules of a table: its regulation, such as `pt-804-2015`, and how it reads them.
struct PlayedRules {
    QString regulation;
    ReadingChoices readings;
};

} // namespace mesaviva::app
