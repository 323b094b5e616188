// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/fault.h"
#include "engine/scenario/share.h"
#endif

#include "app/core/game/game_registry.h"
#include "app/core/history/record_check.h"
#include "app/core/history/sheet_saver.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/sheet_document.h"
#include "app/core/worker/worker.h"

#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

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

/// One round on record: its sheet to read, save and print, the same round as a scenario file, and its
/// verification. Reading, layout, verification and writing run on a worker thread.
class RoundSheetModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QString round READ round NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(QString failure READ failure NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(int pages READ pages NOTIFY changed)
    Q_PROPERTY(bool saving READ isSaving NOTIFY savingChanged)
    Q_PROPERTY(QString message READ message NOTIFY savingChanged)
    Q_PROPERTY(bool saveFailed READ hasSaveFailed NOTIFY savingChanged)
    Q_PROPERTY(bool saved READ isSaved NOTIFY savingChanged)
    Q_PROPERTY(bool checking READ isChecking NOTIFY checkChanged)
    Q_PROPERTY(double checkProgress READ checkProgress NOTIFY checkChanged)
    Q_PROPERTY(bool checked READ isChecked NOTIFY checkChanged)
    Q_PROPERTY(bool whole READ isWhole NOTIFY checkChanged)
    Q_PROPERTY(QString verdict READ verdict NOTIFY checkChanged)

public:
    /// Both must outlive it.
    RoundSheetModel(RecordKeeper& keeper, const GameRegistry& games, QObject* parent = nullptr);

    /// The round shown, for example `3-12`; empty: none.
    QString round() const { return m_round; }
    /// Whether it is being read.
    bool isBusy() const { return m_busy; }
    /// Why there is no sheet, as text.
    QString failure() const { return m_failure; }
    QString title() const { return m_sheet ? m_sheet->title : QString(); }
    /// The whole sheet as plain text, also for users who can't see the pages.
    QString text() const { return m_text; }
    /// The number of the sheet in image URLs: `image://sheet/NUMBER/PAGE`.
    int number() const { return m_number; }
    int pages() const { return m_pages; }
    /// Whether a file is being written, and the result.
    bool isSaving() const { return m_sharing || m_saver.isBusy(); }
    QString message() const;
    bool hasSaveFailed() const;
    /// Whether a saved file can be opened.
    bool isSaved() const { return m_action == NoAction && m_saver.isSaved(); }

    /// Reads the sheet of that round.
    Q_INVOKABLE void show(const QString& round);
    /// Clears the sheet.
    Q_INVOKABLE void clear();
    /// Writes a file; its suffix gives the format: `pdf`, `png`, `txt`, or `json` for the round as a scenario
    /// that produces the same events.
    Q_INVOKABLE void save(const QUrl& file);
    /// Writes a PDF to a temporary file and opens it with the system's program, which prints it.
    Q_INVOKABLE void print();
    /// Copies the text to the clipboard.
    Q_INVOKABLE void copy();
    /// The proposed file with that suffix: in the last used folder, or among the user's documents.
    Q_INVOKABLE QUrl proposedFile(const QString& ending) const;
    /// Opens the saved file, or its folder, with the system's program.
    Q_INVOKABLE void openSaved();
    Q_INVOKABLE void openFolder();

    /// Verifies the round and everything it depends on (record::verify).
    Q_INVOKABLE void check();
    Q_INVOKABLE void cancelCheck() { m_check.cancel(); }
    bool isChecking() const { return m_check.isRunning(); }
    double checkProgress() const { return m_check.progress(); }
    /// Whether it has been verified since it was shown, and the result.
    bool isChecked() const { return m_check.hasResult(); }
    bool isWhole() const { return m_check.isWhole(); }
    QString verdict() const { return m_check.verdict(); }

    std::shared_ptr<const SheetShelf> shelf() const { return m_shelf; }
    void retranslate();

signals:
    void changed();
    void savingChanged();
    void checkChanged();

private:
    /// The result of the last action other than saving a file, which m_saver reports.
    enum Action { NoAction, Copied, NotOpened, NotShared, NotRead };

    QString fileName() const; ///< without its suffix
    void read();
    void setAction(Action action, const QString& path = {});
    void openOutside(const QString& path);
    void take(const QString& round, std::shared_ptr<const SheetDocument> sheet, const QString& failure,
              const QString& text, int pages);
    void share(const QString& path);
    void onSaved();

    RecordKeeper& m_keeper;
    const GameRegistry& m_games;
    std::shared_ptr<SheetShelf> m_shelf = std::make_shared<SheetShelf>();
    std::shared_ptr<const SheetDocument> m_sheet;
    QString m_round;
    QString m_failure;
    QString m_text;
    QString m_path;   ///< what could not be opened
    QString m_folder; ///< folder of the last saved file; empty: none
    int m_number = 0;
    int m_pages = 0;
    bool m_busy = false;
    bool m_sharing = false; ///< the scenario file is being written
    Action m_action = NoAction;
    scenario::ShareLimit m_limit{}; ///< why it was not shared
    record::FaultKind m_fault{};    ///< why it was not read
    RecordCheck m_check;
    SheetSaver m_saver;
    Worker m_worker; ///< destroyed first: its jobs call back
};

} // namespace mesaviva::app
