// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"
#include "engine/table/table_source.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <utility>

namespace mesaviva::app {

/// A table whose croupier is the trainee; only simulated players stake. Its time stops while it waits for the
/// croupier. It is not recorded and moves no points but those of its players. `SessionType` is the game's
/// session, `Reversed` its reversed table.
template <class SessionType, class Reversed>
class CroupierSession : public SessionType {
public:
    template <class Shift>
    CroupierSession(const Shift& shift, QStringList names) : m_names(std::move(names)),
                                                             m_training(shift) {}

    Reversed& training() { return m_training; }
    const Reversed& training() const { return m_training; }
    /// Shows the events after an action of the croupier.
    void arrive() {
        if (m_arrived) {
            m_arrived();
        }
    }

    TableSource<typename SessionType::Game>& fullSource() const override { return m_training.table(); }
    std::optional<Instant> nextDue() const override { return m_training.nextDue(); }
    void advanceTo(Instant until) override { m_training.advanceTo(until); }
    bool isWaiting() const override { return m_training.isWaiting(); }
    void setArrived(std::function<void()> arrived) override { m_arrived = std::move(arrived); }

    PlayerId ownPlayer() const override { return kNobody; }
    QString playerName(PlayerId player) const override { return m_names.value(player); }
    bool isSimulated(PlayerId) const override { return true; }
    bool isScenario() const override { return true; } // no user plays here

private:
    QStringList m_names;
    mutable Reversed m_training; ///< a table's source is never constant
    std::function<void()> m_arrived;
};

} // namespace mesaviva::app
