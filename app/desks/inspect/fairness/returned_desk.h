// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/returned.h"
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

/// What has come back to those who staked, by game, its parts, level of the stake and table, over a window of
/// time, with the notes that somebody has made. Read beside the window when somebody asks.
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
    /// `path` names the file that is read.
    explicit ReturnedDesk(std::function<QString()> path, QObject* parent = nullptr);
    ~ReturnedDesk() override;

    /// Notes are kept there.
    void keepNotesIn(InspectionFile& file);

    /// See ReturnedText.
    QStringList windows() const;
    int window() const { return m_window; }
    void setWindow(int window);
    /// From which day on it is counted back, as typed; empty: from the newest round on record.
    QString day() const { return m_day; }
    void setDay(const QString& day);
    /// Why what was typed is no day, in words; empty: it is one.
    QString dayError() const;
    /// Reads the record anew, over the present window.
    Q_INVOKABLE void read();
    /// Nobody looks any more.
    Q_INVOKABLE void cancel();
    /// Another file: what was read is forgotten; `brought`: it is not this player's own record.
    void forget(bool brought);

    /// All games, or one of them.
    QStringList games() const;
    int game() const { return m_game; }
    void setGame(int game);

    /// Of the game that is chosen (ReturnedRow), what lies outside its band first.
    QVariantList rows() const { return m_rows; }
    /// The key of a row, empty where there is no such row; and what that is called.
    Q_INVOKABLE QString keyAt(int row) const;
    Q_INVOKABLE QString titleOf(const QString& key) const;
    /// Notes something about the row with that key, over the present window; an empty one takes it back.
    Q_INVOKABLE void note(const QString& key, const QString& text);
    /// What was noted about it.
    Q_INVOKABLE QString noteOf(const QString& key) const;
    /// Whether they can be made: they belong to this player's own record.
    bool takesNotes() const;
    /// How it is counted, of the game that is chosen.
    QString method() const;
    /// From when to when the rounds were opened that count, in words; empty while nothing was read.
    QString stretch() const;
    /// What lies outside its band, by name; or that nothing does.
    QString summary() const;
    bool isOutside() const;
    bool isBusy() const { return m_query.isBusy(); }
    double progress() const { return m_progress; }
    QString failure() const;
    void retranslate();

signals:
    void changed();
    /// What rows() gives is another than before: not with every letter of a note.
    void rowsChanged();
    void progressed();

private:
    std::vector<record::Returned> shown() const;
    ReturnedEnd end() const;
    QVariantList rowsOf(const std::vector<record::Returned>& sums) const;
    /// Makes the rows anew.
    void tellRows();

    std::function<QString()> m_path;
    QPointer<InspectionFile> m_file;
    int m_window = 0;
    QString m_day;
    std::optional<record::WallTime> m_until; ///< the end of the day that was chosen
    std::optional<record::WallTime>
        m_newest;   ///< of the record that was read last, when its last round opened
    int m_game = 0; ///< 0: all
    bool m_brought = false;
    std::optional<std::vector<record::Returned>> m_sums;
    QVariantList m_rows; ///< of them, in the present language
    std::optional<record::FaultKind> m_failure;
    double m_progress = 0;
    std::shared_ptr<std::atomic<bool>> m_over;
    RecordQuery m_query; ///< goes first: its answers touch the rest
};

} // namespace mesaviva::app
