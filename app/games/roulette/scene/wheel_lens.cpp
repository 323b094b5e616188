// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/scene/wheel_lens.h"

#include "app/games/roulette/art/wheel_picture.h"
#include "app/games/roulette/art/wheel_space.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace mesaviva::scene {

using art::kTurn;

RotorLens::RotorLens(int bowlWidth) {
    const QRectF frame = art::WheelEye::frame();
    const double unit = bowlWidth / frame.width();
    const QRectF rotor = art::WheelEye::rotorFrame();
    m_box = QRect(static_cast<int>((rotor.left() - frame.left()) * unit),
                  static_cast<int>((rotor.top() - frame.top()) * unit),
                  static_cast<int>(rotor.width() * unit), static_cast<int>(rotor.height() * unit));
    m_places.reserve(static_cast<std::size_t>(m_box.width()) * static_cast<std::size_t>(m_box.height()));
    for (int y = 0; y < m_box.height(); ++y) {
        for (int x = 0; x < m_box.width(); ++x) {
            m_places.push_back(placeSeen({frame.left() + (m_box.left() + x + 0.5) / unit,
                                          frame.top() + (m_box.top() + y + 0.5) / unit}));
        }
    }
}

void RotorLens::look(const QImage& band, double start, QImage& picture) const {
    if (picture.size() != m_box.size()) {
        picture = QImage(m_box.size(), QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
    }
    const auto width = static_cast<std::uint32_t>(band.width());
    const auto height = static_cast<std::uint32_t>(band.height());
    const double turns = start / kTurn;
    const auto shift = static_cast<std::uint32_t>((turns - std::floor(turns)) * 65536.0);
    std::size_t i = 0;
    for (int y = 0; y < picture.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
        for (int x = 0; x < picture.width(); ++x, ++i) {
            const Place& place = m_places[i];
            if (place.row == kNowhere) {
                continue;
            }
            // Adjacent pixels are interpolated, so that slow rotation is smooth.
            const std::uint32_t along = ((place.turn - shift) & 0xFFFFU) * width;
            const std::uint32_t column = along >> 16U;
            const std::uint32_t part = (along >> 8U) & 0xFFU;
            const auto row = static_cast<int>(place.row * height >> 16U);
            const auto* colours = reinterpret_cast<const QRgb*>(band.constScanLine(row));
            const QRgb a = colours[column];
            const QRgb b = colours[column + 1 < width ? column + 1 : 0];
            const std::uint32_t rb = ((a & 0xFF00FFU) * (256U - part) + (b & 0xFF00FFU) * part) >> 8U;
            const std::uint32_t g = ((a & 0x00FF00U) * (256U - part) + (b & 0x00FF00U) * part) >> 8U;
            line[x] = 0xFF000000U | (rb & 0xFF00FFU) | (g & 0x00FF00U);
        }
    }
}

RotorLens::Place RotorLens::placeSeen(QPointF seenPoint) {
    const art::Vec3 eye = art::WheelEye::position();
    const art::Vec3 ray = normalized(art::WheelEye::ray(seenPoint));
    double way = (art::kRimTop + 0.02 - eye.z) / ray.z;
    for (int i = 0; i < 80; ++i) {
        const art::Vec3 at = eye + ray * way;
        const double radius = std::sqrt(at.x * at.x + at.y * at.y);
        // The colour continues below the bowl's edge.
        const double gap = at.z - art::wheelHeight(std::min(radius, art::kNumbersOuter - 0.001));
        if (gap > 0.0004) {
            way += std::clamp(gap * 0.6, 0.001, 0.03);
            continue;
        }
        if (radius > art::kBandOuter) {
            return {};
        }
        const double turns = std::atan2(at.x, at.y) / kTurn;
        const double row = (art::kBandOuter - radius) / (art::kBandOuter - art::kBandInner);
        return {static_cast<std::uint16_t>((turns - std::floor(turns)) * 65535.0),
                static_cast<std::uint16_t>(std::clamp(row, 0.0, 1.0) * 65000.0)};
    }
    return {};
}

} // namespace mesaviva::scene
