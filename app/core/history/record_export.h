// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/game/game_registry.h"
#include "app/core/history/history_filter.h"
#include "app/core/history/sheet_saver.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"
#include "app/core/worker/worker.h"

#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <memory>
#include <optional>

namespace mesaviva::app {

/// Writes rounds on record to a file, of a chosen game and period: as a table for the user's spreadsheet (CSV
/// with the separator and the decimal sign of their country, amounts in points), or as JSON with the tables'
/// settings (assets/schema/mesaviva.rounds.json). Reads and writes on a worker thread.
class RecordExport : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the history and of a case")
    Q_PROPERTY(mesaviva::app::HistoryFilter* filter READ filter CONSTANT)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY changed)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY changed)

public:
    /// Both must outlive it.
    RecordExport(RecordKeeper& keeper, const GameRegistry& games, QObject* parent = nullptr);
    ~RecordExport() override;

    HistoryFilter* filter() { return &m_filter; }

    /// Reads what can be chosen. Call it when the choice is shown.
    Q_INVOKABLE void begin();
    /// The proposed file: a table, or JSON.
    Q_INVOKABLE QUrl proposedFile(bool json) const;
    /// Writes the file; as JSON if its name ends in `json`, otherwise as a table.
    Q_INVOKABLE void save(const QUrl& file);
    Q_INVOKABLE void cancel() { *m_stopped = true; }

    bool isBusy() const { return m_busy; }
    /// Result of the last export, as text; empty: none, or it was stopped.
    QString message() const;
    bool hasFailed() const { return m_fault.has_value() || m_saver.hasFailed(); }
    void retranslate();

signals:
    void changed();

private:
    enum class Outcome { written, unwritten, stopped };

    RecordKeeper& m_keeper;
    const GameRegistry& m_games;
    HistoryFilter m_filter;
    SheetSaver m_saver; ///< for its texts
    bool m_busy = false;
    std::optional<record::FaultKind> m_fault;
    std::shared_ptr<std::atomic<bool>> m_stopped = std::make_shared<std::atomic<bool>>(false);
    RecordQuery m_query;                           ///< destroyed before the members that it uses
    std::optional<Worker> m_worker{std::in_place}; ///< declared last, destroyed first: its jobs call back
};

} // namespace mesaviva::app
