// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/sheet_document.h"

#include <QJsonObject>
#include <QString>

#include <functional>

namespace mesaviva::app {

/// What came of writing files that are handed over.
struct HandedOver {
    enum Outcome { Written, FolderReadOnly, DiskFull, Failed, Cancelled, Foreign };
    Outcome outcome = Failed;
    QString pdf; ///< the paths
    QString json;
    QString sums;
    QString pdfHash; ///< SHA-256, hexadecimal
    QString jsonHash;
    QString foreign; ///< which file there is somebody else's

    /// The line with which a common tool checks the files.
    QString line() const;
};

/// Writes a sheet as PDF, the same facts as JSON beside it, and beside both a file with their SHA-256 sums as
/// `sha256sum -c` reads it. `pdf` is the PDF's path. Either all of them are written or what was there stays
/// or is put back. A JSON or sums beside it that are not what was handed over under that name before are not
/// written over. Takes a while: not for the window's thread.
HandedOver handOver(
    const SheetDocument& sheet, const QJsonObject& facts, const QString& pdf,
    const std::function<bool()>& goOn = [] { return true; });

/// What came of it, in words.
QString handedOverText(const HandedOver& what);

} // namespace mesaviva::app
