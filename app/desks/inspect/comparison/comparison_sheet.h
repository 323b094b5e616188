// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/sheet_document.h"
#include "app/desks/inspect/comparison/comparison_rows.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace mesaviva::app {

/// Texts of a comparison sheet.
struct ComparedTables {
    QString what;                      ///< title of the comparison
    QString minimum;                   ///< minimum of every chance
    QString pocket;                    ///< pocket the ball rests in
    QStringList columns;               ///< names of the tables
    QStringList headings;              ///< one for each part
    std::vector<ComparisonRows> parts; ///< stakes, chances, rules
};

/// The comparison as a sheet to print; rows in which the tables differ have an asterisk.
SheetDocument comparisonSheet(const ComparedTables& compared);

} // namespace mesaviva::app
