// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/text/amounts.h"

namespace mesaviva::app {

/// While it exists, amounts are written as a player has chosen; afterwards in points again.
class ChosenAmounts {
public:
    explicit ChosenAmounts(AmountChoice choice) { setAmountChoice(choice); }
    ~ChosenAmounts() {
        setAmountChoice({});
        setAmountPlace(AmountPlace::anywhere);
    }
    ChosenAmounts(const ChosenAmounts&) = delete;
    ChosenAmounts& operator=(const ChosenAmounts&) = delete;
};

} // namespace mesaviva::app
