// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/sheet_document.h"

#include <QByteArray>
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
    QString inspection; ///< the case's file
    QString sums;
    QString pdfHash; ///< SHA-256, hexadecimal
    QString jsonHash;
    QString foreign; ///< the file that belongs to somebody else

    /// Shell command that checks the files.
    QString line() const;
};

/// Writes a sheet as PDF, the same facts as JSON and the text of the case's file (with its chain) next to it,
/// and a file with the SHA-256 sums of all three in the format of `sha256sum -c`. `pdf` is the path of the
/// PDF. Writes all files or none; existing files are restored on failure. Does not overwrite one of the other
/// files if it was not handed over under this name before. Slow: not for the GUI thread.
HandedOver handOver(
    const SheetDocument& sheet, const QJsonObject& facts, const QByteArray& inspection, const QString& pdf,
    const std::function<bool()>& goOn = [] { return true; });

/// Result as text.
QString handedOverText(const HandedOver& what);

} // namespace mesaviva::app
