// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/sheet_document.h"

#include <QJsonObject>
#include <QString>

#include <functional>

namespace mesaviva::app {

/// Result of writing files for handing over.
struct HandedOver {
    enum Outcome { Written, FolderReadOnly, DiskFull, Failed, Cancelled, Foreign };
    Outcome outcome = Failed;
    QString pdf; ///< paths
    QString json;
    QString sums;
    QString pdfHash; ///< SHA-256, hexadecimal
    QString jsonHash;
    QString foreign; ///< the file that belongs to somebody else

    /// Shell command that checks the files.
    QString line() const;
};

/// Writes a sheet as PDF, the same facts as JSON next to it, and a file with their SHA-256 sums in the format
/// of `sha256sum -c`. `pdf` is the path of the PDF. Writes all files or none; existing files are restored on
/// failure. Does not overwrite a JSON or sums file that was not handed over under this name before. Slow: not
/// for the GUI thread.
HandedOver handOver(
    const SheetDocument& sheet, const QJsonObject& facts, const QString& pdf,
    const std::function<bool()>& goOn = [] { return true; });

/// Result as text.
QString handedOverText(const HandedOver& what);

} // namespace mesaviva::app
