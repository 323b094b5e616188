// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The eight deflectors (R4), as the ball meets them: rhombs on the slope, alternately upright and lying.
#pragma once

namespace mesaviva::roulette {

/// The middle of deflector `index`, radians clockwise from 12 o'clock; any whole number, counted round and
/// round.
double deflectorAngle(int index);
/// Whether it stands upright, along the radius.
bool deflectorUpright(int index);
/// The deflector nearest to that angle.
int deflectorNear(double angle);

/// How far the ball's surface is from a deflector, in bowl radii, the ball's middle being at `radius` and
/// `aside` radians to either side of the deflector's middle; negative where it would be inside.
double deflectorClearance(double radius, double aside, bool upright);

} // namespace mesaviva::roulette
