// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/rulebook/played_rules.h"
#include "app/core/table/table_model.h"

#include <functional>
#include <memory>

namespace mesaviva::app {

/// A table that a game has opened, and the rules that the rulebook shows for it.
struct OpenedTable {
    std::unique_ptr<TableModel> table; ///< null: it could not be opened
    PlayedRules rules;
};

/// Opens a table whose events were read or played before, often on a worker thread. Call it on the GUI
/// thread. An empty function: there is nothing to open.
using TableOpener = std::function<OpenedTable()>;

} // namespace mesaviva::app
