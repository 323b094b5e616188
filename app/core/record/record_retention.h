// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/write/retention.h"
#endif

#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"
#include "app/core/settings/settings_store.h"
#include "app/core/worker/worker.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <optional>

namespace mesaviva::app {

/// How long rounds stay on record: for ever, unless the player chooses a limit. The effect of a choice is
/// shown before it is applied; once applied, it is carried out then and at each start. Counts and removes on
/// a worker thread.
class RecordRetention : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(mesaviva::app::RecordRetention::Keep keep READ keep WRITE setKeep NOTIFY changed)
    Q_PROPERTY(int days READ days WRITE setDays NOTIFY changed)
    Q_PROPERTY(int rounds READ rounds WRITE setRounds NOTIFY changed)
    Q_PROPERTY(bool inForce READ isInForce NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(bool removing READ isRemoving NOTIFY changed)
    Q_PROPERTY(double progress READ progress NOTIFY changed)
    Q_PROPERTY(int removable READ removable NOTIFY changed)
    Q_PROPERTY(QString held READ held NOTIFY changed)
    Q_PROPERTY(QString preview READ preview NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY changed)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY changed)

public:
    enum Keep { All, Days, Rounds };
    Q_ENUM(Keep)

    static constexpr int kMostDays = 3'650;
    static constexpr int kMostRounds = 1'000'000;

    /// `keeper` must outlive it; `settings` is the INI file that stores the choice; empty: the user's own.
    explicit RecordRetention(RecordKeeper& keeper, const QString& settings = {}, QObject* parent = nullptr);
    ~RecordRetention() override;

    /// The current choice; it takes effect with apply().
    Keep keep() const { return m_chosen.keep; }
    void setKeep(Keep keep);
    /// The limit in days, or in newest rounds.
    int days() const { return m_chosen.days; }
    void setDays(int days);
    int rounds() const { return m_chosen.rounds; }
    void setRounds(int rounds);
    /// Whether the choice is in effect.
    bool isInForce() const { return m_chosen == m_holds; }

    /// Whether it is counting or removing.
    bool isBusy() const { return m_query.isBusy() || m_removing; }
    bool isRemoving() const { return m_removing; }
    double progress() const { return m_progress; }
    /// How many rounds the choice would remove, as far as known.
    int removable() const;
    /// How much is on record, as text.
    QString held() const;
    /// What the choice would remove, as text.
    QString preview() const;
    /// The result of the last removal, as text; empty before the first.
    QString message() const;
    bool hasFailed() const { return m_done && !*m_done; }

    /// Counts again what is on record and what would be removed; resets the choice to the one in effect.
    Q_INVOKABLE void look();
    /// Puts the choice into effect and removes the rest permanently.
    Q_INVOKABLE void apply();
    /// Carries out the choice in effect, after the record has been opened.
    void carryOut();

    void retranslate() { emit changed(); }

signals:
    void changed();
    /// Emitted when rounds have been removed from the record.
    void removed();

private:
    struct Choice {
        Keep keep = All;
        int days = 90;
        int rounds = 1'000;
        friend bool operator==(const Choice&, const Choice&) = default;
    };
    struct Count {
        std::uint64_t rounds = 0; ///< on record
        qint64 bytes = 0;
        record::Removal removal; ///< under the choice
    };

    record::Retention retention(const Choice& choice) const;
    void choose(const Choice& choice);
    void count();
    void remove();
    void finish(const Result<record::Removal, record::Fault>& done);

    RecordKeeper& m_keeper;
    SettingsStore m_store;
    Choice m_holds;
    Choice m_chosen;
    std::optional<Count> m_count;
    std::optional<Result<record::Removal, record::Fault>> m_done;
    bool m_removing = false;
    double m_progress = 0;
    std::atomic<bool> m_over = false;
    RecordQuery m_query;
    Worker m_worker; ///< destroyed first: its jobs call back
};

} // namespace mesaviva::app
