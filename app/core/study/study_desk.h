// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/study/study.h"
#endif

#include "app/core/game/house_games.h"
#include "app/core/record/record_keeper.h"
#include "app/core/study/study_folder.h"
#include "app/core/study/study_pictures.h"
#include "app/core/table/table_model.h"
#include "app/core/worker/worker.h"

#include <QAbstractListModel>
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

/// Studies: several rounds in one file, with notes at their events. What is open is a list: each round, below
/// it its notes. A row is played again at the table; there it tells which note belongs to the moment. All
/// files are read and written beside the window.
class StudyDesk : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QStringList studies READ studies NOTIFY listChanged)
    Q_PROPERTY(int study READ study NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int rounds READ rounds NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    Q_PROPERTY(QString told READ told NOTIFY toldChanged)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY toldChanged)
    Q_PROPERTY(bool undoable READ isUndoable NOTIFY toldChanged)
    Q_PROPERTY(bool active READ isActive NOTIFY activeChanged)
    Q_PROPERTY(int moment READ moment NOTIFY momentChanged)
    Q_PROPERTY(QString note READ note NOTIFY momentChanged)
    Q_PROPERTY(int event READ event NOTIFY momentChanged)

public:
    enum Role {
        IsRoundRole = Qt::UserRole + 1,
        TitleRole,  ///< of a round: what it is called; of a note: its event
        DetailRole, ///< of a round: when it was, and what came of it; of a note: its text
        PictureRole ///< of a round: where its picture is asked for; empty where it has none
    };

    /// Shows a table at which a study's round lies.
    using Show = std::function<void(OpenedTable)>;

    /// `keeper` and `games` must live longer. `folder` holds the files; empty: beside the record.
    StudyDesk(RecordKeeper& keeper, const HouseGames& games, const QString& folder = {},
              QObject* parent = nullptr);
    ~StudyDesk() override;
    /// What shows a table that was asked for; it then calls follow().
    void setShow(Show show) { m_show = std::move(show); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// What the studies of the folder are called, and which of them is open; -1: none of these.
    QStringList studies() const;
    int study() const;
    /// The open one's title; empty: none is open.
    QString title() const { return m_file.study ? QString::fromStdString(m_file.study->title) : QString(); }
    /// How many rows it has, and how many of them are rounds.
    int count() const { return static_cast<int>(m_rows.size()); }
    int rounds() const { return m_file.study ? static_cast<int>(m_file.study->rounds.size()) : 0; }
    /// Something is being read, written or brought to the table.
    bool isBusy() const { return m_jobs > 0; }
    /// What came of the last deed, in words; whether it has failed.
    QString told() const { return m_told ? m_told() : QString(); }
    bool hasFailed() const { return m_failed; }
    Q_INVOKABLE void forgetTold();

    /// Looks what there is in the folder, and opens the first one where none is open yet.
    Q_INVOKABLE void begin();
    /// Opens one of studies().
    Q_INVOKABLE void open(int study);
    /// Opens any file.
    Q_INVOKABLE void openFile(const QUrl& file);

    /// Adds a round on record to one of studies(), or begins one with that title (`study` -1). `round` is a
    /// round's id, or a link to a moment of it, at which `note` is written; an empty one is none. added()
    /// follows.
    Q_INVOKABLE void add(const QString& round, const QString& note, int study, const QString& title);
    /// Removes a note, or a round with its notes.
    Q_INVOKABLE void remove(int row);
    /// What was removed last can be put back: until the next deed.
    bool isUndoable() const { return m_removed.has_value(); }
    /// Puts it back where it was.
    Q_INVOKABLE void undo();

    /// Calls the open study otherwise, and its file, where that lies in the folder.
    Q_INVOKABLE void rename(const QString& title);
    /// Puts the open study's file into the desktop's bin, from where it can be taken back.
    Q_INVOKABLE void removeStudy();

    /// Brings the round of a row to the table, right after the event at which the note stands.
    Q_INVOKABLE void play(int row);

    // The round at the table.

    /// The table is the one that was asked for; it must be let go before it goes.
    void follow(TableModel& table);
    void letGo();
    bool isActive() const { return m_table != nullptr; }
    /// The row of this moment: of its round's last note that has come, else of the round; -1: none.
    int moment() const { return m_moment; }
    /// What is written there; empty at a round.
    QString note() const;
    /// How many of its events have happened.
    int event() const;
    /// Writes a note at this moment.
    Q_INVOKABLE void write(const QString& note);
    /// To the note after or before this moment; false where there is none.
    Q_INVOKABLE bool goOn(bool forwards);

    /// Whoever comes back from a round at the table finds the study as it was.
    bool isWatched() const { return m_watched; }
    void setWatched(bool watched) { m_watched = watched; }
    /// Whether somebody comes back from there; asking forgets it.
    Q_INVOKABLE bool takeReturn();

    std::shared_ptr<const StudyPictures> pictures() const { return m_pictures; }
    void retranslate();

signals:
    void listChanged();
    void changed();
    void busyChanged();
    void toldChanged();
    void activeChanged();
    void momentChanged();
    /// A round, or a note, was added.
    void added();

private:
    /// A row: a round, or one of its notes.
    struct Row {
        std::size_t round = 0;
        int note = -1; ///< -1: the round itself
    };
    /// The same in all versions of a file.
    struct Key {
        std::string round;
        std::string opened;
        friend bool operator==(const Key&, const Key&) = default;
    };
    /// What was removed: a note of a round, or the round itself and its place.
    struct Removed {
        Key round;
        study::Round whole;
        std::size_t place = 0;
        std::optional<study::Note> note;
    };
    using Words = std::function<QString()>;
    /// What a job gives back, to be done on the window's thread.
    using Answer = std::function<void()>;

    const study::Round* roundAt(int row) const;
    static Key keyOf(const study::Round& round) { return {round.id, round.opened}; }
    static record::WallTime openedAt(const study::Round& round);
    QVariant roundData(const Row& row, int role) const;
    QVariant noteData(const Row& row, int role) const;
    HouseGame* gameOf(const std::string& key) const;

    void run(std::function<Answer()> job);
    void read(const QString& path);
    void change(const QString& path, std::function<Words(study::Study&)> act, Words done,
                Answer after = nullptr);
    static QString heldElsewhere();
    void close();
    void lookAgain(const QString& path, Words done);
    void take(StudyFile file);
    void tell(Words words, bool failed);
    void look();

    RecordKeeper& m_keeper;
    const HouseGames& m_games;
    StudyFolder m_folder;
    Show m_show;
    QStringList m_files; ///< in the folder
    StudyFile m_file;    ///< the one that is open
    std::vector<Row> m_rows;
    std::shared_ptr<StudyPictures> m_pictures = std::make_shared<StudyPictures>();
    int m_number = 0; ///< of the pictures
    int m_jobs = 0;
    Words m_told;
    bool m_failed = false;
    std::optional<Removed> m_removed;

    int m_request = 0; ///< what was brought for an earlier one is not wanted any more
    std::int64_t m_comingTo = 1;
    Key m_coming;
    bool m_comes = false;
    Key m_playing;
    TableModel* m_table = nullptr;
    int m_moment = -1;
    bool m_watched = false;

    Worker m_worker; ///< the last member: its running job is waited for before anything goes
};

} // namespace mesaviva::app
