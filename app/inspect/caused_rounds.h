// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/round_row.h"
#endif

#include "app/record/worker.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QString>

#include <atomic>
#include <memory>
#include <optional>

namespace mesaviva::app {

/// The rounds on record in which an inspector has caused a fault: points moved for that, and the history says
/// so. The record says that a system failed, not at whose wish; so this is kept beside it, a line for each
/// round with the moment of the fault, by which a round of the same number on another record is told apart.
class CausedRounds : public QObject {
    Q_OBJECT

public:
    /// So many are kept, the newest ones.
    static constexpr qsizetype kMost = 10'000;

    /// `path`: where they are kept; empty: in the user's own folder.
    explicit CausedRounds(const QString& path = {}, QObject* parent = nullptr);
    ~CausedRounds() override;

    bool has(const record::RoundRow& round);
    /// A fault has been caused in that round, at that moment.
    void add(const record::RoundId& round, record::WallTime at);

signals:
    void changed();

private:
    void load();

    QString m_path;
    QHash<QString, qint64> m_rounds; ///< milliseconds of the calendar, by the round's id
    bool m_loaded = false;
    QList<QByteArray> m_lines; ///< since the program began
    std::shared_ptr<std::atomic<int>> m_written = std::make_shared<std::atomic<int>>(0); ///< of them
    std::optional<Worker> m_worker{std::in_place};                                       ///< goes first
};

} // namespace mesaviva::app
