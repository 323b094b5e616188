// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/game/game_registry.h"
#include "app/core/history/record_check.h"
#include "app/core/record/record_keeper.h"
#include "app/core/worker/worker.h"
#include "app/desks/inspect/cases/inspected_round.h"
#include "app/desks/inspect/file/complaint.h"
#include "app/desks/inspect/file/handed_over.h"
#include "app/desks/inspect/file/inspection_file.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// Fills in the facts of the round from `read`, in the current language. Keeps what the inspector wrote.
void fillFacts(Complaint& complaint, const InspectedRound::Read& read);

/// A complaint in three minutes: a complaint sheet, filled from the record and completed by the inspector.
/// The draft is part of the inspection file from the start; each change can be undone.
class ComplaintDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QString round READ round NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QVariantList facts READ facts NOTIFY changed)
    Q_PROPERTY(mesaviva::app::MomentListModel* moments READ moments CONSTANT)
    Q_PROPERTY(int firstMoment READ firstMoment NOTIFY changed)
    Q_PROPERTY(QStringList players READ players NOTIFY changed)
    Q_PROPERTY(int player READ player WRITE setPlayer NOTIFY changed)
    Q_PROPERTY(QString subject READ subject WRITE setSubject NOTIFY changed)
    Q_PROPERTY(int finding READ finding WRITE setFinding NOTIFY changed)
    Q_PROPERTY(QString sum READ sum WRITE setSum NOTIFY changed)
    Q_PROPERTY(bool sumBad READ isSumBad NOTIFY changed)
    Q_PROPERTY(QString due READ due WRITE setDue NOTIFY changed)
    Q_PROPERTY(bool dueBad READ isDueBad NOTIFY changed)
    Q_PROPERTY(bool closed READ isClosed NOTIFY changed)
    Q_PROPERTY(QStringList rules READ rules NOTIFY changed)
    Q_PROPERTY(int rule READ rule WRITE setRule NOTIFY changed)
    Q_PROPERTY(QString remarks READ remarks WRITE setRemarks NOTIFY changed)
    Q_PROPERTY(QString initials READ initials WRITE setInitials NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    Q_PROPERTY(bool checking READ isChecking NOTIFY checkChanged)
    Q_PROPERTY(double progress READ progress NOTIFY checkChanged)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(bool whole READ isWhole NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY messageChanged)

public:
    /// All arguments must outlive the desk.
    ComplaintDesk(RecordKeeper& keeper, const GameRegistry& games, InspectionFile& file,
                  QObject* parent = nullptr);

    /// Result of begin().
    enum class Begun {
        done,
        running,    ///< the round is not closed yet
        unreadable, ///< its events are missing from the record
        full,       ///< the case is full
        closed,     ///< the case is closed
    };
    /// Begins a draft about the round `read`, at event `seq` (0: none), for the player `player` (name in the
    /// record; empty: the real player). Reopens the draft of that round if there is one.
    Begun begin(const InspectedRound::Read& read, std::uint64_t seq, const QString& player = {});
    /// Opens draft number `draft` of the inspection file.
    Q_INVOKABLE void open(int draft);

    QString round() const { return m_now.round; }
    QString title() const;
    /// Facts from the record (LabelledFact).
    QVariantList facts() const;
    /// Events of the round; the picked ones go on the sheet.
    MomentListModel* moments() { return &m_moments; }
    /// Row of the first picked moment, to scroll to.
    int firstMoment() const;
    Q_INVOKABLE void pick(int row);

    /// Players at the table; the first entry means "nobody".
    QStringList players() const;
    int player() const;
    void setPlayer(int player);
    QString subject() const { return m_now.subject; }
    void setSubject(const QString& text);
    int finding() const { return m_now.finding; }
    void setFinding(int finding);
    QString sum() const { return m_now.sum; }
    void setSum(const QString& sum);
    bool isSumBad() const;
    /// What the table owes the complainant according to the finding, as typed.
    QString due() const { return m_now.due; }
    void setDue(const QString& due);
    bool isDueBad() const;
    /// The case is closed: the complaint can only be read.
    bool isClosed() const { return m_file.inspection().about.isClosed(); }
    /// Call when the form is left: what was typed enters the case's chain.
    Q_INVOKABLE void seal() { m_file.seal(); }
    /// Rules that acted in the round, with titles, then the other rules of its regulation, which may have
    /// been omitted; the first entry means "none".
    QStringList rules() const;
    int rule() const { return static_cast<int>(ruleChoices().indexOf(m_now.rule)) + 1; }
    void setRule(int rule);
    /// Names the rule that a typed number or words mean, those that acted in the round first; returns false,
    /// and changes nothing, if there is none.
    Q_INVOKABLE bool findRule(const QString& text);
    QString remarks() const { return m_now.remarks; }
    void setRemarks(const QString& text);
    QString initials() const { return m_now.initials; }
    void setInitials(const QString& text);

    bool canUndo() const { return !m_undo.empty(); }
    bool canRedo() const { return !m_redo.empty(); }
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();

    /// True while the round is read or a file is written.
    bool isBusy() const { return m_jobs > 0; }
    /// Verifies the round and everything its proof depends on; the verdict goes on the sheet.
    Q_INVOKABLE void verify();
    Q_INVOKABLE void cancelCheck() { m_check.cancel(); }
    bool isChecking() const { return m_check.isRunning(); }
    double progress() const { return m_check.progress(); }
    QString verdict() const { return m_now.verified(); }
    bool isWhole() const { return m_now.whole; }

    /// Writes the sheet as PDF and as JSON, with the SHA-256 sums of both.
    Q_INVOKABLE void save(const QUrl& file);
    Q_INVOKABLE QUrl proposedFile() const;
    QString message() const;
    bool hasFailed() const;

    const Complaint& complaint() const { return m_now; }
    /// Renders the pictures of the moments from the record. Thread-safe. Throws record::Fault.
    static void addPictures(Complaint& complaint, record::RecordReader& reader, const GameRegistry& games);

    void retranslate();

signals:
    void changed();
    void busyChanged();
    void checkChanged();
    void messageChanged();

private:
    QStringList ruleChoices() const;
    void fill(const InspectedRound::Read& read);
    void readParts();
    void setNow(Complaint changed, const char* field);
    void store();
    void show();

    RecordKeeper& m_keeper;
    const GameRegistry& m_games;
    InspectionFile& m_file;
    Complaint m_now;
    bool m_open = false; ///< a draft is open
    std::optional<RoundSheetParts> m_parts;
    MomentListModel m_moments;
    std::vector<Complaint> m_undo;
    std::vector<Complaint> m_redo;
    QByteArray m_lastField; ///< field edited last: further typing there belongs to the same undo step
    std::optional<HandedOver> m_handed;
    int m_jobs = 0;
    RecordCheck m_check;
    Worker m_worker; ///< declared last, destroyed first: its jobs call back
};

} // namespace mesaviva::app
