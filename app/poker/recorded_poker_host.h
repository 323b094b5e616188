// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/poker/poker_host.h"
#include "app/record/recorded_round_host.h"
#include "app/words/table_words.h"

namespace mesaviva::app {

/// A round of poker on record, played again.
class RecordedPokerHost final : public RecordedRoundHost<PokerHost> {
public:
    using RecordedRoundHost::RecordedRoundHost;

protected:
    QString ownName() const override { return TableWords::you(); }
};

} // namespace mesaviva::app
