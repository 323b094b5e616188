// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/sheet_document.h"
#include "app/core/worker/worker.h"

#include <QObject>
#include <QString>
#include <QTemporaryDir>
#include <QUrl>

#include <optional>

namespace mesaviva::app {

/// Writes sheets to files on a worker thread and reports the result in the current language.
class SheetSaver : public QObject {
    Q_OBJECT

public:
    explicit SheetSaver(QObject* parent = nullptr) : QObject(parent) {}

    /// Writes a sheet to a local file: as text if its suffix is `txt`, as a picture if it is `png`, otherwise
    /// as PDF.
    void save(SheetDocument sheet, const QUrl& file);
    /// The folder of the user's documents.
    static QString documents();
    /// The proposed file for a sheet or list of that name: among the user's documents.
    static QUrl proposed(const QString& name, const QString& ending = QStringLiteral("pdf"));
    /// Writes a PDF of that name (without suffix) to a private temporary folder, which is removed with this
    /// object, and opens it with the system's program, which prints it.
    void print(SheetDocument sheet, const QString& name);

    /// Whether a file is being written.
    bool isBusy() const { return m_writing > 0; }
    /// The result of the last action; empty: none yet.
    QString message() const;
    /// Whether the last action has saved a file, and its absolute path.
    bool isSaved() const { return m_action == Saved; }
    QString path() const { return m_path; }
    bool hasFailed() const { return m_action == NotWritten || m_action == NotPrinted; }
    /// Reports in the same place that a file other than a sheet was saved, or could not be written.
    void reportSaved(const QString& path) { report(Saved, path); }
    void reportUnwritten(const QString& path) { report(NotWritten, path); }
    /// Clears the message.
    void forget();

signals:
    void messageChanged();
    void busyChanged();

private:
    enum Action { NoAction, Saved, NotWritten, Printed, NotPrinted };

    void write(SheetDocument sheet, const QString& path, bool open);
    void report(Action action, const QString& path);

    Action m_action = NoAction;
    QString m_path;
    int m_writing = 0;                      ///< the number of files being written
    std::optional<QTemporaryDir> m_printed; ///< the printed files
    Worker m_worker;                        ///< destroyed first: its jobs call back
};

} // namespace mesaviva::app
