// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/study/study.h"
#endif

#include "app/core/game/game_registry.h"
#include "app/core/record/record_keeper.h"
#include "app/core/study/study_folder.h"
#include "app/core/study/study_pictures.h"
#include "app/core/table/table_model.h"
#include "app/core/text/row_list_model.h"
#include "app/core/worker/worker.h"

#include <QString>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// Studies: several rounds in one file, with notes at their events. The open study is a list: each round,
/// followed by its notes. A row can be replayed at the table, where the desk reports the note of the current
/// moment. Reads and writes files on a worker thread.
class StudyDesk : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QStringList studies READ studies NOTIFY listChanged)
    Q_PROPERTY(int study READ study NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int rounds READ rounds NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY messageChanged)
    Q_PROPERTY(bool undoable READ isUndoable NOTIFY messageChanged)
    Q_PROPERTY(bool active READ isActive NOTIFY activeChanged)
    Q_PROPERTY(int moment READ moment NOTIFY momentChanged)
    Q_PROPERTY(QString note READ note NOTIFY momentChanged)
    Q_PROPERTY(int event READ event NOTIFY momentChanged)

public:
    enum Role {
        IsRoundRole = Qt::UserRole + 1,
        TitleRole,  ///< of a round: its title; of a note: its event
        DetailRole, ///< of a round: its date and result; of a note: its text
        PictureRole ///< of a round: the URL of its picture; empty if it has none
    };

    /// Shows a table with a study's round.
    using Show = std::function<void(OpenedTable)>;

    /// `keeper` and `games` must outlive it. `folder` contains the files; empty: next to the record.
    StudyDesk(RecordKeeper& keeper, const GameRegistry& games, const QString& folder = {},
              QObject* parent = nullptr);
    ~StudyDesk() override;
    /// Sets the function that shows a requested table; it then calls follow().
    void setShow(Show show) { m_show = std::move(show); }

    int size() const override { return count(); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// The names of the studies in the folder, and the index of the open one; -1: another one or none.
    QStringList studies() const;
    int study() const;
    /// The open study's title; empty: none is open.
    QString title() const { return m_file.study ? QString::fromStdString(m_file.study->title) : QString(); }
    /// The number of rows, and the number of rounds among them.
    int count() const { return static_cast<int>(m_rows.size()); }
    int rounds() const { return m_file.study ? static_cast<int>(m_file.study->rounds.size()) : 0; }
    /// Whether it is reading, writing or opening a table.
    bool isBusy() const { return m_jobs > 0; }
    /// The result of the last action, as text; and whether it failed.
    QString message() const { return m_message ? m_message() : QString(); }
    bool hasFailed() const { return m_failed; }
    Q_INVOKABLE void clearMessage();

    /// Lists the folder, and opens the first study if none is open.
    Q_INVOKABLE void begin();
    /// Opens one of studies().
    Q_INVOKABLE void open(int study);
    /// Opens any file.
    Q_INVOKABLE void openFile(const QUrl& file);

    /// Adds a round on record to one of studies(), or to a new study with that title (`study` -1). `round` is
    /// a round's id, or a link to a moment of it where `note` is added unless empty. Emits added().
    Q_INVOKABLE void add(const QString& round, const QString& note, int study, const QString& title);
    /// Removes a note, or a round with its notes.
    Q_INVOKABLE void remove(int row);
    /// Whether the last removal can be undone: until the next action.
    bool isUndoable() const { return m_removed.has_value(); }
    /// Undoes the last removal.
    Q_INVOKABLE void undo();

    /// Renames the open study, and its file if it lies in the folder.
    Q_INVOKABLE void rename(const QString& title);
    /// Moves the open study's file to the trash.
    Q_INVOKABLE void removeStudy();

    /// Opens the round of a row at the table, right after the note's event.
    Q_INVOKABLE void play(int row);

    // The round at the table.

    /// Follows a table opened by play(); call letGo() before it is deleted.
    void follow(TableModel& table);
    void letGo();
    bool isActive() const { return m_table != nullptr; }
    /// The row of the current moment: its round's last note so far, or the round; -1: none.
    int moment() const { return m_moment; }
    /// The note's text; empty at a round.
    QString note() const;
    /// The number of its events so far.
    int event() const;
    /// Adds a note at this moment.
    Q_INVOKABLE void write(const QString& note);
    /// Moves to the next or previous note; returns false if there is none.
    Q_INVOKABLE bool goOn(bool forwards);

    /// Whether a round is being watched: returning from the table reopens the study.
    bool isWatched() const { return m_watched; }
    void setWatched(bool watched) { m_watched = watched; }
    /// Returns and clears whether the user is returning from there.
    Q_INVOKABLE bool takeReturn();

    std::shared_ptr<const StudyPictures> pictures() const { return m_pictures; }
    void retranslate();

signals:
    void listChanged();
    void changed();
    void busyChanged();
    void messageChanged();
    void activeChanged();
    void momentChanged();
    /// A round or a note was added.
    void added();

private:
    /// A row: a round, or one of its notes.
    struct Row {
        std::size_t round = 0;
        int note = -1; ///< -1: the round itself
    };
    /// Identifies a row across versions of a file.
    struct Key {
        std::string round;
        std::string opened;
        friend bool operator==(const Key&, const Key&) = default;
    };
    /// The last removal: a note of a round, or a round and its index.
    struct Removed {
        Key round;
        study::Round whole;
        std::size_t place = 0;
        std::optional<study::Note> note;
    };
    using Words = std::function<QString()>;
    /// The result of a job, to be applied on the GUI thread.
    using Answer = std::function<void()>;

    const study::Round* roundAt(int row) const;
    static Key keyOf(const study::Round& round) { return {round.id, round.opened}; }
    static record::WallTime openedAt(const study::Round& round);
    QVariant roundData(const Row& row, int role) const;
    QVariant noteData(const Row& row, int role) const;

    void run(std::function<Answer()> job);
    void read(const QString& path);
    void change(const QString& path, std::function<Words(study::Study&)> act, Words done,
                Answer after = nullptr);
    static QString heldElsewhere();
    void close();
    void lookAgain(const QString& path, Words done);
    void take(StudyFile file);
    void report(Words words, bool failed);
    void look();

    RecordKeeper& m_keeper;
    const GameRegistry& m_games;
    StudyFolder m_folder;
    Show m_show;
    QStringList m_files; ///< in the folder
    StudyFile m_file;    ///< the open one
    std::vector<Row> m_rows;
    std::shared_ptr<StudyPictures> m_pictures = std::make_shared<StudyPictures>();
    int m_number = 0; ///< of the pictures
    int m_jobs = 0;
    Words m_message;
    bool m_failed = false;
    std::optional<Removed> m_removed;

    int m_request = 0; ///< results for an earlier request are dropped
    std::int64_t m_comingTo = 1;
    Key m_coming;
    bool m_comes = false;
    Key m_playing;
    TableModel* m_table = nullptr;
    int m_moment = -1;
    bool m_watched = false;

    Worker m_worker; ///< the last member: its running job must finish before the others are destroyed
};

} // namespace mesaviva::app
