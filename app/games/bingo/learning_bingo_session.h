// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/learn/learning_session.h"
#include "app/games/bingo/live_bingo_session.h"

#include <memory>
#include <optional>

namespace mesaviva::app {

/// A bingo room to learn in, with a few simulated players (B6 asks for three): it sells cards until this
/// player has the draw begin, stands after each round, and whenever the player says so; in the first round
/// with cards it stands at what is to be seen there for the first time.
class LearningBingoSession final : public LearningSession<LiveBingoSession> {
public:
    /// `plan` is the room that is learnt in; it is made one without announced times (B6).
    explicit LearningBingoSession(BingoRoomPlan plan);

    bool isWaiting() const override;
    void advanceTo(Instant until) override;
    bool canGoOn() const override { return isWaiting(); }
    void goOn() override;
    bool canHold() const override;
    void hold() override;

private:
    explicit LearningBingoSession(std::shared_ptr<BingoRoom> room);

    /// What is shown for the first time.
    enum class First { none, plan, ball, near, prize, bingo };

    const bingo::Player& own() const;
    void hear(const bingo::Event& event);
    void stopAt(First what);
    void haveCrowdBuy();

    std::shared_ptr<BingoRoom> m_room;
    First m_seen = First::none; ///< the last of them that was stopped at
    bool m_held = false;
    Subscription m_heard;
};

} // namespace mesaviva::app
