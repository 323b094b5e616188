// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/sheet_document.h"

#include <memory>
#include <mutex>

class QQmlEngine;

namespace mesaviva::app {

/// The sheet on screen, for the thread that paints its pages.
class SheetShelf {
public:
    /// Replaces the sheet and returns its number.
    int put(std::shared_ptr<const SheetDocument> sheet);
    /// The sheet with that number; null once it has been replaced.
    std::shared_ptr<const SheetDocument> at(int number) const;

private:
    mutable std::mutex m_mutex;
    std::shared_ptr<const SheetDocument> m_sheet;
    int m_number = 0;
};

/// Registers the image provider: `image://sheet/7/0` is the first page of sheet 7, as wide as requested.
void addSheetProvider(QQmlEngine& engine, std::shared_ptr<const SheetShelf> shelf);

} // namespace mesaviva::app
