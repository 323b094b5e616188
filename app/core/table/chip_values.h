// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"

#include <QVariantList>

namespace mesaviva::app {

/// The chips of the usual values that lie between these amounts, in cents, from small to large: five at most,
/// never none.
QVariantList fittingChips(Money smallest, Money largest);

} // namespace mesaviva::app
