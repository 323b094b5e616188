// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The wheel's proportions (R3-R6, M1), shared by the ball's run and by the drawing of the wheel.
//
// All lengths are fractions of the bowl's outer radius, which is 405 mm in Macau (M1.1) and 280 mm in casinos
// (R3); all angles are radians clockwise, seen from above, with 0 away from the viewer (12 o'clock).
#pragma once

#include <numbers>

namespace mesaviva::roulette::proportions {

inline constexpr double kRim = 1.0;          ///< the bowl's outer edge
inline constexpr double kTrack = 0.885;      ///< the ball's centre while it runs on the track
inline constexpr double kTrackInner = 0.85;  ///< the beginning of the slope
inline constexpr double kDeflectors = 0.745; ///< the centres of the eight deflectors on the slope (R4)
inline constexpr int kDeflectorCount = 8;
/// The angle between neighbouring deflectors, in radians.
inline constexpr double kDeflectorsApart = 2 * std::numbers::pi / kDeflectorCount;
inline constexpr double kDeflectorLength = 0.075; ///< along its longer side
inline constexpr double kDeflectorWidth = 0.028;
inline constexpr double kRotor = 0.635;        ///< the rotor's edge, where the slope ends
inline constexpr double kNumbersInner = 0.535; ///< the numbers are between kRotor and this, facing outwards
inline constexpr double kPocketsInner = 0.415; ///< the frets are between kNumbersInner and this
inline constexpr double kPocketRest = 0.475;   ///< the ball's centre when it rests in a pocket
inline constexpr double kCone = 0.40;          ///< the base of the cone
inline constexpr double kBall = 0.0285;        ///< the ball's radius
/// The angle of the first deflector's centre; the others follow at eighths of a turn. Deflectors are
/// alternately upright (along the radius) and lying (across it); the first is upright.
inline constexpr double kFirstDeflector = 0.19634954084936207;

} // namespace mesaviva::roulette::proportions
