// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/round_proof.h"
#endif

#include "app/core/game/house_games.h"
#include "app/core/record/record_check.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"
#include "app/core/worker/worker.h"
#include "app/desks/inspect/fairness/proof_step.h"
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

/// Whether rounds on record were fair: the proof of each, step by step, and the check of one round, of the
/// whole record, or of a file that somebody has brought. Everything is read beside the window; no file is
/// changed.
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

public:
    FairnessDesk(RecordKeeper& keeper, const HouseGames& games, QObject* parent = nullptr);
    ~FairnessDesk() override;

    /// What is verified from now on, and what comes of it, is kept there, which must live longer.
    void keepChecksIn(InspectionFile& file) { m_file = &file; }

    /// Somebody looks: the newest rounds are read.
    Q_INVOKABLE void begin();
    /// Nobody looks any more: a check that runs is ended.
    Q_INVOKABLE void end();
    /// The record of a file that was brought; an empty one: this player's own again.
    Q_INVOKABLE void bring(const QUrl& file);

    /// The file that is looked at, as people write it; empty: this player's own record.
    QString file() const;
    bool isBrought() const { return !m_brought.isEmpty(); }
    /// The newest rounds (ProvedRound), as many as are listed.
    QVariantList rounds() const;
    /// The row whose proof is shown; -1: none, or one that is not listed.
    int chosen() const;
    Q_INVOKABLE void choose(int row);
    /// Shows the proof of the round with this id ("3-12"), listed or not.
    Q_INVOKABLE void find(const QString& id);

    /// Which round it is; empty where none is shown.
    QString title() const;
    /// What is computed before the eyes (ProofStep).
    QVariantList steps() const;
    /// The same as lines for a common shell.
    QString lines() const;
    Q_INVOKABLE void copyLines() const;
    /// Why there is nothing to show, in words; else empty.
    QString failure() const;

    /// Checks the round that is shown with all that it follows from; or the whole file.
    Q_INVOKABLE void checkRound();
    Q_INVOKABLE void checkAll();
    Q_INVOKABLE void cancel();
    bool isChecking() const { return m_check.isRunning(); }
    double progress() const { return m_check.progress(); }
    bool isChecked() const { return m_check.hasResult(); }
    bool isWhole() const { return m_check.isWhole(); }
    QString verdict() const { return m_check.verdict(); }

    /// What came back to those who staked.
    ReturnedDesk* returned() { return &m_returned; }

    void retranslate();

signals:
    void changed();
    void roundsChanged();
    void checkChanged();

private:
    QString path() const { return isBrought() ? m_brought : m_keeper.file(); }
    void read();
    void show(const record::RoundId& round);
    void refuse(record::FaultKind kind);
    void check(const QString& round, const record::VerifyOptions& options);
    void hearCheck();
    void keep(StoredCheck check);

    RecordKeeper& m_keeper;
    const HouseGames& m_games;
    QString m_brought; ///< a path; empty: the own record
    std::vector<record::RoundRow> m_rows;
    std::optional<record::RoundId> m_wanted;
    std::optional<record::RoundRow> m_shown;
    std::optional<record::RoundProof> m_proof;
    std::optional<record::FaultKind> m_failure;
    bool m_missing = false; ///< the round that is wanted is not there
    RecordCheck m_check;
    InspectionFile* m_file = nullptr;
    std::optional<StoredCheck> m_asked; ///< what is being checked, until that is known
    ReturnedDesk m_returned;
    std::shared_ptr<std::atomic<bool>> m_over = std::make_shared<std::atomic<bool>>(false);
    RecordQuery m_query;                           ///< goes before the rest: its answers touch it
    std::optional<Worker> m_worker{std::in_place}; ///< the same
};

} // namespace mesaviva::app
