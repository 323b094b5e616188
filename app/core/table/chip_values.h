// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"

#include <QVariantList>

namespace mesaviva::app {

/// The standard chip values between two amounts in cents, ascending: at least one, at most five.
QVariantList fittingChips(Money smallest, Money largest);

} // namespace mesaviva::app
