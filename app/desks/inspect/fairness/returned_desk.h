// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/history/returned.h"
#endif

#include "app/core/record/record_query.h"
#include "app/desks/inspect/file/returned_text.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

class InspectionFile;

/// Payback of stakes by game, part of a game, level of the stake and table, over a window of time, with the
/// user's notes. Read on a worker thread on request.
class ReturnedDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the desk on fairness")
    Q_PROPERTY(QStringList windows READ windows NOTIFY changed)
    Q_PROPERTY(int window READ window WRITE setWindow NOTIFY changed)
    Q_PROPERTY(QString day READ day WRITE setDay NOTIFY changed)
    Q_PROPERTY(QString dayError READ dayError NOTIFY changed)
    Q_PROPERTY(QStringList games READ games NOTIFY changed)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QVariantList rows READ rows NOTIFY rowsChanged)
    Q_PROPERTY(QString method READ method NOTIFY changed)
    Q_PROPERTY(QString stretch READ stretch NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(bool outside READ isOutside NOTIFY changed)
    Q_PROPERTY(bool takesNotes READ takesNotes NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(double progress READ progress NOTIFY progressed)
    Q_PROPERTY(QString failure READ failure NOTIFY changed)

public:
    /// `path` returns the file to read.
    explicit ReturnedDesk(std::function<QString()> path, QObject* parent = nullptr);
    ~ReturnedDesk() override;

    /// Stores notes in `file`.
    void storeNotesIn(InspectionFile& file);

    /// See ReturnedText.
    QStringList windows() const;
    int window() const { return m_window; }
    void setWindow(int window);
    /// End of the window as typed, a day; empty: the newest round on record.
    QString day() const { return m_day; }
    void setDay(const QString& day);
    /// Why the typed day is invalid, as text; empty: it is valid.
    QString dayError() const;
    /// Reads the record again, over the current window.
    Q_INVOKABLE void read();
    /// Stops reading; the page was closed.
    Q_INVOKABLE void cancel();
    /// Clears the figures when another file opens; `brought`: it is not the user's own record.
    void forget(bool brought);

    /// Names of the games; the first entry means "all".
    QStringList games() const;
    int game() const { return m_game; }
    void setGame(int game);

    /// Rows of the chosen game (ReturnedRow); those outside their band come first.
    QVariantList rows() const { return m_rows; }
    /// Key of a row, empty if there is none; and the name of a row.
    Q_INVOKABLE QString keyAt(int row) const;
    Q_INVOKABLE QString titleOf(const QString& key) const;
    /// Stores a note on the row with that key over the current window; empty text deletes it.
    Q_INVOKABLE void note(const QString& key, const QString& text);
    /// The note on that row.
    Q_INVOKABLE QString noteOf(const QString& key) const;
    /// Whether notes can be made: only on the user's own record.
    bool takesNotes() const;
    /// How the chosen game is counted.
    QString method() const;
    /// Time from the first to the last counted round, as text; empty before the first reading.
    QString stretch() const;
    /// Names of the rows outside their band, or that there are none.
    QString summary() const;
    bool isOutside() const;
    bool isBusy() const { return m_query.isBusy(); }
    double progress() const { return m_progress; }
    QString failure() const;
    void retranslate();

signals:
    void changed();
    /// rows() has changed; not emitted for each letter of a note.
    void rowsChanged();
    void progressed();

private:
    std::vector<record::Returned> shown() const;
    ReturnedEnd end() const;
    QVariantList rowsOf(const std::vector<record::Returned>& sums) const;
    /// Rebuilds the rows.
    void updateRows();

    std::function<QString()> m_path;
    QPointer<InspectionFile> m_file;
    int m_window = 0;
    QString m_day;
    std::optional<record::WallTime> m_until;  ///< end of the chosen day
    std::optional<record::WallTime> m_newest; ///< opening time of the last round, from the last reading
    int m_game = 0;                           ///< 0: all
    bool m_brought = false;
    std::optional<std::vector<record::Returned>> m_sums;
    QVariantList m_rows; ///< rows of the chosen game, in the current language
    std::optional<record::FaultKind> m_failure;
    double m_progress = 0;
    std::shared_ptr<std::atomic<bool>> m_over;
    RecordQuery m_query; ///< declared last, destroyed first: its answers use the members above
};

} // namespace mesaviva::app
