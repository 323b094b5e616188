// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/sheet_document.h"
#include "app/core/worker/worker.h"

#include <QObject>
#include <QString>
#include <QUrl>

namespace mesaviva::app {

/// Writes sheets to files beside the window, and tells what came of it in words of the present language.
class SheetSaver : public QObject {
    Q_OBJECT

public:
    explicit SheetSaver(QObject* parent = nullptr) : QObject(parent) {}

    /// Writes a sheet to a local file, as PDF or, where that ends in `txt`, as text.
    void save(SheetDocument sheet, const QUrl& file);
    /// Where a sheet, or a list, of that name is best kept: among the user's documents.
    static QUrl proposed(const QString& name, const QString& ending = QStringLiteral("pdf"));
    /// Writes a PDF of that name, without ending, to a passing file and opens it with the system's program,
    /// which prints it.
    void print(SheetDocument sheet, const QString& name);

    /// What came of the last one; empty: nothing yet.
    QString told() const;
    bool hasFailed() const { return m_action == NotWritten || m_action == NotPrinted; }
    /// A file other than a sheet could not be written: that is told in the same place.
    void tellUnwritten(const QString& path) { tell(NotWritten, path); }

signals:
    void toldChanged();

private:
    enum Action { NoAction, Saved, NotWritten, Printed, NotPrinted };

    void write(SheetDocument sheet, const QString& path, bool open);
    void tell(Action action, const QString& path);

    Action m_action = NoAction;
    QString m_path;
    Worker m_worker; ///< goes first: its jobs call back
};

} // namespace mesaviva::app
