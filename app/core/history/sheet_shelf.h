// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/sheet_document.h"

#include <memory>
#include <mutex>

class QQmlEngine;

namespace mesaviva::app {

/// The sheet that is looked at, for the thread that paints its pages.
class SheetShelf {
public:
    /// Keeps this sheet and none besides; gives its number.
    int put(std::shared_ptr<const SheetDocument> sheet);
    /// The sheet with that number; null once it is another one.
    std::shared_ptr<const SheetDocument> at(int number) const;

private:
    mutable std::mutex m_mutex;
    std::shared_ptr<const SheetDocument> m_sheet;
    int m_number = 0;
};

/// Gives `engine` the pages: `image://sheet/7/0` is the first one of sheet 7, as wide as is asked for.
void addSheetProvider(QQmlEngine& engine, std::shared_ptr<const SheetShelf> shelf);

} // namespace mesaviva::app
