// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/events/table_faults.h"
#include "app/core/text/row_list_model.h"
#include "app/desks/inspect/file/inspection_case.h"
#endif

#include <QDateTime>
#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// Faults that can be injected at the open table, with the reason if one cannot be injected now.
class FaultChoiceModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the inspector's desk")

public:
    enum Role {
        TitleRole = Qt::UserRole + 1, ///< string
        DetailRole,                   ///< string: what happens
        DenialRole,                   ///< string: why it cannot be injected now; empty: it can
        RulesRole,                    ///< list of strings: rules that forbid it
        OfPlayerRole,                 ///< bool: it affects one player
    };
    struct Row {
        QString title;
        QString detail;
        QString denial;
        QStringList rules;
        bool ofPlayer = false;

        friend bool operator==(const Row&, const Row&) = default;
    };

    using RowListModel::RowListModel;

    int size() const override { return static_cast<int>(m_rows.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Replaces the rows; keeps rows whose fault stays and updates their data.
    void show(std::vector<Row> rows) { replaceRows(m_rows, std::move(rows)); }
    const std::vector<Row>& rows() const { return m_rows; }

private:
    std::vector<Row> m_rows;
};

/// What a fault requires, one event a row, and what happened.
class FaultLineModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the inspector's desk")

public:
    enum Role {
        WhenRole = Qt::UserRole + 1, ///< string: "at once"
        TitleRole,                   ///< string
        WordsRole,                   ///< string
        RulesRole,                   ///< list of strings
        MarkRole,                    ///< int: Mark
        MarkTextRole,                ///< string: the mark in a word; empty: none
        ActualRole,                  ///< string: what happened instead
        TimeRole,                    ///< string: measured table time, with verdict
    };
    enum Mark {
        None, ///< the fault has not been injected
        Awaited,
        Same,
        Otherwise, ///< differs, is missing, or was not predicted
        Unseen,
    };
    Q_ENUM(Mark)
    struct Row {
        QString when;
        QString title;
        QString words;
        QStringList rules;
        Mark mark = None;
        QString markText;
        QString actual;
        QString time;

        friend bool operator==(const Row&, const Row&) = default;
    };

    using RowListModel::RowListModel;

    int size() const override { return static_cast<int>(m_rows.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Updates the rows: unchanged rows stay, others are changed, appended or removed at the end.
    void show(std::vector<Row> rows);

private:
    std::vector<Row> m_rows;
};

/// A fault injected in this session and its outcome, as text.
struct JudgedFault {
    QString game; ///< key of the table's game; empty: unknown
    QString fault;
    QString verdict;
    int mark = 0;        ///< FaultLineModel::Mark
    QString time;        ///< table time until the outcome, with verdict; empty before the outcome
    QString round;       ///< number on record, "3-12"; empty: not on record
    QDateTime wall;      ///< calendar time of the injection; invalid: unknown
    QJsonObject facts{}; ///< the language-independent facts behind the texts: jsonOf(StoredFault)

    friend bool operator==(const JudgedFault&, const JudgedFault&) = default;
};

/// The fault injector: possible faults at the inspected table, what the rules require if one occurs now, and,
/// after an injection, the predicted events next to the actual ones. Follows the table only while the panel
/// is open (`watched`), a few times a second at most.
class FaultDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the inspector's desk")
    Q_PROPERTY(bool available READ isAvailable NOTIFY followed)
    Q_PROPERTY(bool watched READ isWatched WRITE setWatched NOTIFY watchedChanged)
    Q_PROPERTY(mesaviva::app::FaultChoiceModel* choices READ choices CONSTANT)
    Q_PROPERTY(mesaviva::app::FaultLineModel* lines READ lines CONSTANT)
    Q_PROPERTY(int choice READ choice WRITE setChoice NOTIFY choiceChanged)
    Q_PROPERTY(QStringList players READ players NOTIFY playersChanged)
    Q_PROPERTY(int player READ player WRITE setPlayer NOTIFY choiceChanged)
    Q_PROPERTY(bool ofPlayer READ isOfPlayer NOTIFY choiceChanged)
    Q_PROPERTY(QString denial READ denial NOTIFY shownChanged)
    Q_PROPERTY(QStringList injected READ injected NOTIFY injectedChanged)
    Q_PROPERTY(QStringList views READ views NOTIFY injectedChanged)
    Q_PROPERTY(int shown READ shown WRITE setShown NOTIFY shownChanged)
    Q_PROPERTY(QString verdict READ verdict NOTIFY shownChanged)
    Q_PROPERTY(mesaviva::app::FaultDesk::Trigger trigger READ trigger WRITE setTrigger NOTIFY armingChanged)
    Q_PROPERTY(QStringList triggers READ triggers NOTIFY armingChanged)
    Q_PROPERTY(QStringList eventKinds READ eventKinds NOTIFY armingChanged)
    Q_PROPERTY(int eventKind READ eventKind WRITE setEventKind NOTIFY armingChanged)
    Q_PROPERTY(int number READ number WRITE setNumber NOTIFY armingChanged)
    Q_PROPERTY(QString armed READ armed NOTIFY armingChanged)
    Q_PROPERTY(QString missed READ missed NOTIFY armingChanged)
    Q_PROPERTY(bool held READ isHeld WRITE setHeld NOTIFY heldChanged)
    Q_PROPERTY(QStringList demands READ demands NOTIFY shownChanged)
    Q_PROPERTY(int verdictMark READ verdictMark NOTIFY shownChanged)

public:
    explicit FaultDesk(QObject* parent = nullptr);
    ~FaultDesk() override;

    /// Returns the number on record, "3-12", of a round of the table; empty: not on record.
    using Place = std::function<QString(std::uint64_t round)>;

    /// Switches to another table; null: none, or one where no fault can be injected. `place` is used until
    /// leaveTable().
    void follow(std::unique_ptr<TableFaults> table, const QString& game = {}, Place place = {});
    /// Called before the table closes; stores its faults. follow() comes next.
    void leaveTable();
    void retranslate();
    /// The last StoredFault::kMost faults of this inspection, oldest first, in the current language.
    std::vector<JudgedFault> judged() const;
    /// The same faults with their language-independent facts, for a file.
    std::vector<StoredFault> storedFaults() const;
    /// Restores the faults from before the program started. Call once, before anything else.
    void remember(const std::vector<StoredFault>& earlier);
    /// Replaces the faults of earlier tables by those of another case; what was injected at the open table
    /// stays with the case before.
    void replacePast(const std::vector<StoredFault>& past);

    /// Whether faults can be injected at this table.
    bool isAvailable() const { return m_table != nullptr; }
    bool isWatched() const { return m_watched; }
    void setWatched(bool watched);
    FaultChoiceModel* choices() { return &m_choices; }
    FaultLineModel* lines() { return &m_lines; }

    /// Row of the chosen fault.
    int choice() const { return m_choice; }
    void setChoice(int choice);
    /// Players at the table, and the one affected.
    QStringList players() const;
    int player() const;
    void setPlayer(int player);
    bool isOfPlayer() const;
    /// Why the chosen fault cannot be injected now, as text; empty: it can.
    QString denial() const;

    /// Faults of this table that are still followed, as text, newest first; and the index of the one on
    /// display, -1: the prediction for the chosen fault.
    QStringList injected() const;
    int shown() const { return m_shown; }
    /// Choices for the lines: the current prediction, then the injected faults.
    QStringList views() const;
    void setShown(int shown);
    /// Outcome of the fault on display, as text and as a FaultLineModel::Mark.
    QString verdict() const;
    int verdictMark() const;
    /// What the regulation demands after the fault on display, by faultDemands(): "P34: …".
    QStringList demands() const;

    /// Causes what is chosen, now; false where that is not possible.
    Q_INVOKABLE bool cause();

    /// When a chosen fault is injected.
    enum Trigger {
        Now,
        AtEvent,     ///< right after the next event of a kind
        InRound,     ///< right after the first event of a round, or of a later one
        AfterSeconds ///< after a number of seconds on the table's clock
    };
    Q_ENUM(Trigger)
    static constexpr int kMostNumber = 9'999;

    Trigger trigger() const { return m_trigger; }
    void setTrigger(Trigger trigger);
    QStringList triggers() const;
    /// The kinds of events at this table as text, and the chosen one.
    QStringList eventKinds() const;
    int eventKind() const { return m_eventKind; }
    void setEventKind(int kind);
    /// The round's number, or the number of seconds; from 1.
    int number() const { return m_number; }
    void setNumber(int number);
    /// Injects what is chosen now, or arms it; false where that is not possible. Replaces what was armed.
    Q_INVOKABLE bool act();
    Q_INVOKABLE void disarm();
    /// The armed fault and its moment, as text; empty: none.
    QString armed() const;
    /// Why the last armed fault could not be injected when its moment came, as text; empty: it could.
    QString missed() const;
    /// Whether the rows on display do not follow the table, as the pointer is over them.
    bool isHeld() const { return m_held; }
    void setHeld(bool held);
    /// Updates everything on display to the current state of the table.
    void refresh();

signals:
    void followed();
    void watchedChanged();
    void choiceChanged();
    void playersChanged();
    void shownChanged();
    void injectedChanged();
    void armingChanged();
    void heldChanged();
    /// storedFaults() has changed.
    void storedChanged();

private:
    struct Armed {
        faults::FaultKind kind;
        PlayerId player;
        Trigger trigger;
        int eventKind;
        int number;
        Instant due; ///< for AfterSeconds
    };

    bool inject(faults::FaultKind kind, PlayerId player);
    bool arm();
    void onTableEvent(std::size_t kind, std::uint64_t round);
    void watchClock();
    void fire();
    QString armedText(const Armed& armed) const;
    void refreshSoon();
    void noteOutcomes();
    void refreshChoices();
    void refreshLines();
    faults::FaultKind kind() const;
    std::vector<TableFaults::Line> shownLines() const;
    std::size_t indexOf(int shown) const;

    StoredFault pastOf(std::size_t injected) const;
    void storePast(std::size_t injected);
    void dropFirst();
    static int markOf(const TableFaults::Injected& injected);

    std::unique_ptr<TableFaults> m_table;
    QString m_game;
    Place m_place;
    std::deque<StoredFault> m_past; ///< of tables left before, and completed ones of this table
    FaultChoiceModel m_choices;
    FaultLineModel m_lines;
    std::vector<faults::FaultKind> m_kinds; ///< faults unknown to the table's regulation come last
    std::vector<PlayerId> m_players;
    PlayerId m_player = kNobody;
    std::size_t m_skipped = 0; ///< how many of the table's faults belong to another case
    std::ptrdiff_t m_over = 0; ///< how many of the table's faults have their verdict
    QTimer m_refresher;
    Trigger m_trigger = Now;
    int m_eventKind = 0;
    int m_number = 1;
    std::optional<Armed> m_armed;
    bool m_isFiring = false;       ///< its moment has come, and it is injected once the event is delivered
    std::optional<Armed> m_missed; ///< it could not be injected
    QTimer m_clock;                ///< watches the table's clock
    bool m_held = false;
    int m_choice = 0;
    int m_shown = -1;
    bool m_watched = false;
};

} // namespace mesaviva::app
