// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/fault.h"
#include "engine/scenario/share.h"
#endif

#include "app/core/game/house_games.h"
#include "app/core/history/sheet_shelf.h"
#include "app/core/record/record_check.h"
#include "app/core/record/record_keeper.h"
#include "app/core/worker/worker.h"

#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace mesaviva::app {

/// One round on record: its sheet, to be read, saved and printed, the same round as a scenario file, and
/// whether it is as it must be. Reading, laying out, checking and writing happen beside the window.
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
    Q_PROPERTY(QString told READ told NOTIFY savingChanged)
    Q_PROPERTY(bool saveFailed READ hasSaveFailed NOTIFY savingChanged)
    Q_PROPERTY(bool saved READ isSaved NOTIFY savingChanged)
    Q_PROPERTY(bool checking READ isChecking NOTIFY checkChanged)
    Q_PROPERTY(double checkProgress READ checkProgress NOTIFY checkChanged)
    Q_PROPERTY(bool checked READ isChecked NOTIFY checkChanged)
    Q_PROPERTY(bool whole READ isWhole NOTIFY checkChanged)
    Q_PROPERTY(QString verdict READ verdict NOTIFY checkChanged)

public:
    /// Both must live longer.
    RoundSheetModel(RecordKeeper& keeper, const HouseGames& games, QObject* parent = nullptr);

    /// The round that is shown, for instance `3-12`; empty: none.
    QString round() const { return m_round; }
    /// It is being read.
    bool isBusy() const { return m_busy; }
    /// Why there is no sheet, in words.
    QString failure() const { return m_failure; }
    QString title() const { return m_sheet ? m_sheet->title : QString(); }
    /// All of it as plain text, also for who can't see the pages.
    QString text() const { return m_text; }
    /// Which sheet the pictures are of: `image://sheet/NUMBER/PAGE`.
    int number() const { return m_number; }
    int pages() const { return m_pages; }
    /// A file is being written; and what came of it.
    bool isSaving() const { return m_saving; }
    QString told() const;
    bool hasSaveFailed() const;
    /// There is a file of it that can be opened.
    bool isSaved() const { return m_action == Saved; }

    /// Reads the sheet of that round.
    Q_INVOKABLE void show(const QString& round);
    /// Forgets it.
    Q_INVOKABLE void clear();
    /// Writes it to a file; its ending says what: `pdf`, `png`, `txt`, and `json` for the round as a scenario
    /// that brings the same events again.
    Q_INVOKABLE void save(const QUrl& file);
    /// Writes a PDF to a passing file and opens it with the system's program, which prints it.
    Q_INVOKABLE void print();
    /// Puts the text on the clipboard.
    Q_INVOKABLE void copy();
    /// How a file of it is called, without ending.
    Q_INVOKABLE QString fileName() const;
    /// Where it would be saved with that ending: in the folder of the last one, or among the user's
    /// documents.
    Q_INVOKABLE QUrl proposedFile(const QString& ending) const;
    Q_INVOKABLE QUrl proposedFolder() const;
    /// Opens what was saved with the system's program, or its folder.
    Q_INVOKABLE void openSaved();
    Q_INVOKABLE void openFolder();

    /// Checks the round, with all that it follows from (record::verify).
    Q_INVOKABLE void check();
    Q_INVOKABLE void cancelCheck() { m_check.cancel(); }
    bool isChecking() const { return m_check.isRunning(); }
    double checkProgress() const { return m_check.progress(); }
    /// It has been checked since it was shown, and what came of it.
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
    /// What was done with it last.
    enum Action { NoAction, Copied, Saved, NotWritten, Printed, NotPrinted, NotOpened, NotShared, NotRead };

    void read();
    void setAction(Action action, const QString& path = {});
    void openOutside(const QString& path);
    void take(const QString& round, std::shared_ptr<const SheetDocument> sheet, const QString& failure,
              const QString& text, int pages);
    void write(const QString& path, bool open);
    void share(const QString& path);
    void finishSaving(bool written, const QString& path, bool open);

    RecordKeeper& m_keeper;
    const HouseGames& m_games;
    std::shared_ptr<SheetShelf> m_shelf = std::make_shared<SheetShelf>();
    std::shared_ptr<const SheetDocument> m_sheet;
    QString m_round;
    QString m_failure;
    QString m_text;
    QString m_path;   ///< of the file that was written last; it starts at the root
    QString m_folder; ///< in which the last one was saved; empty: none was
    int m_number = 0;
    int m_pages = 0;
    bool m_busy = false;
    bool m_saving = false;
    Action m_action = NoAction;
    scenario::ShareLimit m_limit{}; ///< why it was not shared
    record::FaultKind m_fault{};    ///< why it was not read
    RecordCheck m_check;
    Worker m_worker; ///< goes first: its jobs call back
};

} // namespace mesaviva::app
