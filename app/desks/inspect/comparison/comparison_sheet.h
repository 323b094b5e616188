// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/sheet_document.h"
#include "app/desks/inspect/comparison/comparison_rows.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace mesaviva::app {

/// All that stands on the sheet of a comparison, in words.
struct ComparedTables {
    QString what;                      ///< is compared
    QString minimum;                   ///< of every chance
    QString pocket;                    ///< where the ball rests
    QStringList columns;               ///< the tables
    QStringList headings;              ///< one for each part
    std::vector<ComparisonRows> parts; ///< stakes, chances, rules
};

/// The comparison as a sheet to be printed; rows in which the tables differ are marked with an asterisk.
SheetDocument comparisonSheet(const ComparedTables& compared);

} // namespace mesaviva::app
