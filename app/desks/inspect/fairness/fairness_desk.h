// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/verify/round_proof.h"
#endif

#include "app/core/game/game_registry.h"
#include "app/core/history/record_check.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"
#include "app/core/record/recorded_rounds.h"
#include "app/core/worker/worker.h"
#include "app/desks/inspect/fairness/returned_desk.h"
#include "app/desks/inspect/file/inspection_file.h"

#include <QObject>
#include <QString>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// One step of a round's proof: a computation and its result.
class ProofStep {
    Q_GADGET
    QML_VALUE_TYPE(proofStep)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(int verdict MEMBER verdict)
    Q_PROPERTY(QString verdictText MEMBER verdictText)

public:
    /// Whether the result is as expected.
    enum Verdict { Plain, Right, Wrong };
    Q_ENUM(Verdict)

    QString title;       ///< "Before the round: the commitment"
    QString detail;      ///< how it is computed; may be empty
    QString value;       ///< hexadecimal digits, pockets, cards
    int verdict = Plain; ///< result of the comparison in this step
    QString verdictText; ///< the verdict as text; empty if nothing is compared
};

/// A round in the list of provable rounds.
class ProvedRound {
    Q_GADGET
    QML_VALUE_TYPE(provedRound)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)

public:
    QString id;     ///< "3-12"
    QString title;  ///< "Round 3-12 · 22/11/26 21:30"
    QString detail; ///< game and result
};

/// Steps of a round's proof as text in the current language, in order. `game` is the game of the round.
std::vector<ProofStep> proofSteps(const record::RoundProof& proof, const SeedExplanation& explanation);

/// Fairness of rounds on record: the proof of each round step by step, and the verification of one round, the
/// whole record, or a record file the user opens. Reads on a worker thread and never changes a file.
class FairnessDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QString file READ file NOTIFY changed)
    Q_PROPERTY(bool brought READ isBrought NOTIFY changed)
    Q_PROPERTY(QVariantList rounds READ rounds NOTIFY roundsChanged)
    Q_PROPERTY(int chosen READ chosen NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QVariantList steps READ steps NOTIFY changed)
    Q_PROPERTY(QString lines READ lines NOTIFY changed)
    Q_PROPERTY(QString failure READ failure NOTIFY changed)
    Q_PROPERTY(mesaviva::app::ReturnedDesk* returned READ returned CONSTANT)
    Q_PROPERTY(bool checking READ isChecking NOTIFY checkChanged)
    Q_PROPERTY(double progress READ progress NOTIFY checkChanged)
    Q_PROPERTY(bool checked READ isChecked NOTIFY checkChanged)
    Q_PROPERTY(bool whole READ isWhole NOTIFY checkChanged)
    Q_PROPERTY(QString verdict READ verdict NOTIFY checkChanged)
    Q_PROPERTY(QString head READ head NOTIFY checkChanged)

public:
    FairnessDesk(RecordKeeper& keeper, const GameRegistry& games, QObject* parent = nullptr);
    ~FairnessDesk() override;

    /// Stores every verification from now on and its result in `file`, which must outlive the desk.
    void storeChecksIn(InspectionFile& file) { m_file = &file; }

    /// Called when the page opens: reads the newest rounds.
    Q_INVOKABLE void begin();
    /// Called when the page closes: stops a running verification.
    Q_INVOKABLE void end();
    /// Opens another record file; an empty URL returns to the user's own record.
    Q_INVOKABLE void bring(const QUrl& file);

    /// Name of the open record file for display; empty: the user's own record.
    QString file() const;
    bool isBrought() const { return !m_brought.isEmpty(); }
    /// The newest rounds (ProvedRound), up to the limit of the list.
    QVariantList rounds() const;
    /// Row of the proof on display; -1: none or not in the list.
    int chosen() const;
    Q_INVOKABLE void choose(int row);
    /// Shows the proof of the round with this id ("3-12"), whether or not it is in the list.
    Q_INVOKABLE void find(const QString& id);

    /// The round on display; empty: none.
    QString title() const;
    /// Steps of the proof (ProofStep).
    QVariantList steps() const;
    /// The same steps as shell commands.
    QString lines() const;
    Q_INVOKABLE void copyLines() const;
    /// Why there is nothing to show, as text; otherwise empty.
    QString failure() const;

    /// Verifies the shown round and everything it depends on; or the whole file.
    Q_INVOKABLE void checkRound();
    Q_INVOKABLE void checkAll();
    Q_INVOKABLE void cancel();
    bool isChecking() const { return m_check.isRunning(); }
    double progress() const { return m_check.progress(); }
    bool isChecked() const { return m_check.hasResult(); }
    bool isWhole() const { return m_check.isWhole(); }
    QString verdict() const { return m_check.verdict(); }
    /// The record's head, hexadecimal: as the whole record's check computed it, else as it was on opening the
    /// page or the file; empty: not known yet. It is what `verify --head` looks for.
    QString head() const;

    /// Expected and actual payback of stakes.
    ReturnedDesk* returned() { return &m_returned; }

    void retranslate();

signals:
    void changed();
    void roundsChanged();
    void checkChanged();

private:
    QString path() const { return isBrought() ? m_brought : m_keeper.shownFile(); }
    void read();
    void show(const record::RoundId& round);
    void refuse(record::FaultKind kind);
    void check(const QString& round, const record::VerifyOptions& options);
    void readHead();
    void storeCheck();
    void store(StoredCheck check);

    RecordKeeper& m_keeper;
    const GameRegistry& m_games;
    QString m_brought; ///< path; empty: the user's own record
    std::vector<record::RoundRow> m_rows;
    std::optional<record::RoundId> m_wanted;
    std::optional<record::RoundRow> m_shown;
    std::optional<record::RoundProof> m_proof;
    std::optional<record::FaultKind> m_failure;
    QString m_head;
    bool m_missing = false; ///< the requested round was not found
    RecordCheck m_check;
    InspectionFile* m_file = nullptr;
    std::optional<StoredCheck> m_asked; ///< the running verification
    ReturnedDesk m_returned;
    std::shared_ptr<std::atomic<bool>> m_over = std::make_shared<std::atomic<bool>>(false);
    RecordQuery m_query; ///< destroyed before the other members: its answers use them
    std::optional<Worker> m_worker{std::in_place}; ///< the same
};

} // namespace mesaviva::app
