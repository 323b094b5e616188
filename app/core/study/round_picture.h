// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPainter>
#include <QSize>

#include <functional>

namespace mesaviva::app {

/// A round's small picture, in pixels.
inline constexpr QSize kRoundPicture{256, 160};

/// A piece of cloth of that size, with what `paint` lays on it. On any thread.
QImage roundPicture(const std::function<void(QPainter&)>& paint);

} // namespace mesaviva::app
