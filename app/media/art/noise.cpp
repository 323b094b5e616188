// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/art/noise.h"

#include <QColor>
#include <QPointF>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace mesaviva::art {
namespace {

double smoothStep(double t) noexcept { return t * t * t * (t * (t * 6.0 - 15.0) + 10.0); }

// A pixel that darkens (negative) or lightens (positive) what is below it by `amount`.
QRgb veil(double amount) noexcept {
    const int alpha = std::clamp(static_cast<int>(std::lround(std::abs(amount) * 255.0)), 0, 255);
    const int level = amount > 0.0 ? alpha : 0;
    return qRgba(level, level, level, alpha);
}

template <typename Amount>
QImage makeTile(int width, int height, Amount amount) {
    QImage tile(width, height, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < height; ++y) {
        auto* line = reinterpret_cast<QRgb*>(tile.scanLine(y));
        for (int x = 0; x < width; ++x) {
            line[x] = veil(amount(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)));
        }
    }
    return tile;
}

} // namespace

double smoothNoise(double x, double y, std::uint32_t periodX, std::uint32_t periodY,
                   std::uint32_t seed) noexcept {
    const double floorX = std::floor(x);
    const double floorY = std::floor(y);
    const auto wrap = [](double cell, std::uint32_t period) {
        return static_cast<std::uint32_t>(static_cast<std::int32_t>(cell)) & (period - 1U);
    };
    const std::uint32_t x0 = wrap(floorX, periodX);
    const std::uint32_t x1 = wrap(floorX + 1.0, periodX);
    const std::uint32_t y0 = wrap(floorY, periodY);
    const std::uint32_t y1 = wrap(floorY + 1.0, periodY);
    const double tx = smoothStep(x - floorX);
    const double ty = smoothStep(y - floorY);
    return std::lerp(std::lerp(latticeValue(x0, y0, seed), latticeValue(x1, y0, seed), tx),
                     std::lerp(latticeValue(x0, y1, seed), latticeValue(x1, y1, seed), tx), ty);
}

const QImage& clothTile() {
    static const QImage kTile = makeTile(256, 256, [](std::uint32_t x, std::uint32_t y) {
        // A 2/2 twill: threads go over two and under two, shifted by one in each row.
        const bool over = ((x + y) & 3U) < 2U;
        const double weave = over ? 0.011 : -0.014;
        const double thread = 0.010 * latticeValue(x / 3U, y, 11U) + 0.010 * latticeValue(x, y / 3U, 12U);
        const double fibre = 0.016 * latticeValue(x, y, 13U);
        const double nap = 0.012 * smoothNoise(x / 16.0, y / 16.0, 16, 16, 14U) +
                           0.010 * smoothNoise(x / 4.0, y / 4.0, 64, 64, 15U);
        return weave + thread + fibre + nap;
    });
    return kTile;
}

const QImage& woodTile() {
    static const QImage kTile = makeTile(512, 128, [](std::uint32_t x, std::uint32_t y) {
        // Long fibres: much finer across than along, bent by a slow wave.
        const double bend = 5.0 * smoothNoise(x / 128.0, y / 64.0, 4, 2, 21U);
        const double v = y + bend;
        const double bands = smoothNoise(x / 256.0, v / 8.0, 2, 16, 22U);
        const double fibres = smoothNoise(x / 64.0, v / 2.0, 8, 64, 23U);
        const double pores = std::max(0.0, smoothNoise(x / 16.0, v, 32, 128, 24U) - 0.45);
        const double figure = smoothNoise(x / 32.0, v / 64.0, 16, 2, 25U);
        return 0.10 * bands + 0.07 * fibres - 0.32 * pores + 0.05 * figure;
    });
    return kTile;
}

const QImage& leatherTile() {
    // Cells with dark creases between them: the distance to the second nearest point minus that to the
    // nearest.
    constexpr std::uint32_t kCells = 52;
    static const QImage kTile = [] {
        std::vector<QPointF> points(static_cast<std::size_t>(kCells) * kCells);
        for (std::uint32_t y = 0; y < kCells; ++y) {
            for (std::uint32_t x = 0; x < kCells; ++x) {
                points[y * kCells + x] = {0.5 + 0.45 * latticeValue(x, y, 31U),
                                          0.5 + 0.45 * latticeValue(x, y, 32U)};
            }
        }
        return makeTile(256, 256, [&points](std::uint32_t x, std::uint32_t y) {
            const double u = x * kCells / 256.0;
            const double v = y * kCells / 256.0;
            const int column = static_cast<int>(u);
            const int row = static_cast<int>(v);
            double nearest = 9.0;
            double second = 9.0;
            for (int cy = row - 1; cy <= row + 1; ++cy) {
                for (int cx = column - 1; cx <= column + 1; ++cx) {
                    const std::uint32_t wrappedX = (static_cast<std::uint32_t>(cx) + kCells) % kCells;
                    const std::uint32_t wrappedY = (static_cast<std::uint32_t>(cy) + kCells) % kCells;
                    const QPointF point = points[wrappedY * kCells + wrappedX];
                    const double dx = cx + point.x() - u;
                    const double dy = cy + point.y() - v;
                    const double squared = dx * dx + dy * dy;
                    second = std::min(second, std::max(squared, nearest));
                    nearest = std::min(nearest, squared);
                }
            }
            const double crease = std::clamp((std::sqrt(second) - std::sqrt(nearest)) * 3.0, 0.0, 1.0);
            return -0.13 * (1.0 - crease) + 0.03 * (1.0 - std::sqrt(nearest)) +
                   0.012 * latticeValue(x, y, 33U);
        });
    }();
    return kTile;
}

} // namespace mesaviva::art
