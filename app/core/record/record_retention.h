// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/retention.h"
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

/// How long rounds stay on record: all of them, unless the player asks for less. What a choice would remove
/// is said before it holds; once it holds it is carried out then, and whenever the program starts. Counting
/// and removing happen beside the window.
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
    Q_PROPERTY(QString told READ told NOTIFY changed)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY changed)

public:
    enum Keep { All, Days, Rounds };
    Q_ENUM(Keep)

    static constexpr int kMostDays = 3'650;
    static constexpr int kMostRounds = 1'000'000;

    /// `keeper` must live longer; `settings` is the INI file that remembers what holds; empty: the user's
    /// own.
    explicit RecordRetention(RecordKeeper& keeper, const QString& settings = {}, QObject* parent = nullptr);
    ~RecordRetention() override;

    /// What is chosen; it holds once apply() was called.
    Keep keep() const { return m_chosen.keep; }
    void setKeep(Keep keep);
    /// So many days, or the newest so many rounds.
    int days() const { return m_chosen.days; }
    void setDays(int days);
    int rounds() const { return m_chosen.rounds; }
    void setRounds(int rounds);
    /// What is chosen is what holds.
    bool isInForce() const { return m_chosen == m_holds; }

    /// It is being counted, or removed.
    bool isBusy() const { return m_query.isBusy() || m_removing; }
    bool isRemoving() const { return m_removing; }
    double progress() const { return m_progress; }
    /// How many rounds would go by what is chosen, as far as that is known.
    int removable() const;
    /// How much is on record, in words.
    QString held() const;
    /// What would go by what is chosen, in words.
    QString preview() const;
    /// What came of the last removal, in words; empty before it.
    QString told() const;
    bool hasFailed() const { return m_done && !*m_done; }

    /// Counts anew what is on record and what would go; chosen is what holds.
    Q_INVOKABLE void look();
    /// What is chosen holds from now on, and what it does not keep is removed for ever.
    Q_INVOKABLE void apply();
    /// What holds is carried out: the record has just been opened.
    void carryOut();

    void retranslate() { emit changed(); }

signals:
    void changed();
    /// Rounds have been removed from the record.
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
        record::Removal removal; ///< by what was chosen
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
    Worker m_worker; ///< goes first: its jobs call back
};

} // namespace mesaviva::app
