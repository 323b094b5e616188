// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/recorded_round_session.h"
#include "app/core/text/table_text.h"
#include "app/games/bingo/bingo_room_plan.h"
#include "app/games/bingo/bingo_session.h"
#include "app/games/bingo/text/bingo_text.h"
#include "engine/games/bingo/event_fields.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace mesaviva::app {

/// A round of bingo on record, played again (B50).
class RecordedBingoSession : public RecordedRoundSession<BingoSession> {
public:
    using RecordedRoundSession::RecordedRoundSession;

    QString roomName() const override {
        const QString key = QString::fromStdString(settings().room);
        const std::vector<BingoRoomPlan> rooms = houseRooms();
        const auto room = std::ranges::find(rooms, key, &BingoRoomPlan::key);
        return room != rooms.end() ? room->name
               : key.isEmpty()     ? BingoText::scenarioRoom()
                                   : BingoText::customRoom();
    }

    QString kindName(const QString& kind) const override { return BingoText::weighty(kind); }
    /// Nobody watches a sale again: the first ball has come.
    std::size_t beginning() const override { return firstOf(QStringLiteral("ball_drawn")); }

protected:
    QString ownName() const override { return TableText::you(); }
    bool tellsResult(const QString& kind) const override {
        return kind == QLatin1String("prize_won") || kind == QLatin1String("paid") ||
               kind == QLatin1String("settled") || kind == QLatin1String("round_void");
    }
    bool beginsAnew(const QString& kind) const override {
        return RecordedRoundSession::beginsAnew(kind) || kind == QLatin1String("ball_drawn");
    }
};

} // namespace mesaviva::app
