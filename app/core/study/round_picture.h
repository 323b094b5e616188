// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPainter>
#include <QSize>

#include <functional>

namespace mesaviva::app {

/// The size of a round's small picture, in pixels.
inline constexpr QSize kRoundPicture{256, 160};

/// A piece of cloth of that size with what `paint` draws on it. Thread-safe.
QImage roundPicture(const std::function<void(QPainter&)>& paint);

} // namespace mesaviva::app
