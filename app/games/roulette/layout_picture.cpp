// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/layout_picture.h"

#include "app/media/art/fonts.h"
#include "app/media/art/palette.h"

#include <QFont>
#include <QLocale>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <algorithm>
#include <array>

namespace mesaviva::app {

namespace {

using roulette::ChanceKind;
using roulette::Pocket;

// In the picture's pixels: zero on the left, twelve columns of three numbers, the columns' boxes on the
// right; below them the dozens and the even chances.
constexpr qreal kLayoutLeft = 10;
constexpr qreal kLayoutTop = 10;
constexpr qreal kZeroWidth = 20;
constexpr qreal kCellWidth = 16.5;
constexpr qreal kCellHeight = 22;
constexpr qreal kBoxHeight = 16;
constexpr int kColumns = 12;
constexpr int kRows = 3;
constexpr qreal kNumbersLeft = kLayoutLeft + kZeroWidth;
constexpr qreal kNumbersBottom = kLayoutTop + kRows * kCellHeight;
constexpr qreal kNumbersWidth = kColumns * kCellWidth;
constexpr qreal kChipRadius = 7;

QRectF numberBox(Pocket pocket, bool hasDoubleZero) {
    if (pocket.isZero()) {
        const qreal whole = kRows * kCellHeight;
        const qreal height = hasDoubleZero ? whole / 2 : whole;
        return {kLayoutLeft, pocket == roulette::kDoubleZero ? kLayoutTop : kLayoutTop + whole - height,
                kZeroWidth, height};
    }
    const int column = (pocket.index() - 1) / kRows;
    const int row = kRows - 1 - (pocket.index() - 1) % kRows;
    return {kNumbersLeft + column * kCellWidth, kLayoutTop + row * kCellHeight, kCellWidth, kCellHeight};
}

QRectF columnBox(int row) {
    return {kNumbersLeft + kNumbersWidth, kLayoutTop + row * kCellHeight, kZeroWidth, kCellHeight};
}

QRectF dozenBox(int dozen) {
    return {kNumbersLeft + dozen * kNumbersWidth / 3, kNumbersBottom, kNumbersWidth / 3, kBoxHeight};
}

// In the order in which they lie: low, even, red, black, odd, high.
QRectF evenBox(int place) {
    return {kNumbersLeft + place * kNumbersWidth / 6, kNumbersBottom + kBoxHeight, kNumbersWidth / 6,
            kBoxHeight};
}

int placeOf(ChanceKind kind) {
    constexpr std::array kOrder{ChanceKind::low,   ChanceKind::even, ChanceKind::red,
                                ChanceKind::black, ChanceKind::odd,  ChanceKind::high};
    return static_cast<int>(std::ranges::find(kOrder, kind) - kOrder.begin());
}

// The middle of all numbers that a spot covers.
QPointF middleOf(const roulette::Numbers& numbers, bool hasDoubleZero) {
    QPointF sum;
    for (int index = 0; index < roulette::kMostPockets; ++index) {
        if (numbers.has(Pocket(index))) {
            sum += numberBox(Pocket(index), hasDoubleZero).center();
        }
    }
    return sum / std::max(1, numbers.size());
}

// Where the chips of a spot lie.
QPointF chipPlace(const roulette::Spot& spot, bool hasDoubleZero) {
    const QPointF middle = middleOf(spot.numbers, hasDoubleZero);
    switch (spot.kind) {
    case ChanceKind::straight:
    case ChanceKind::split:
    case ChanceKind::corner: return middle;
    case ChanceKind::street:
    case ChanceKind::line:
        // At the edge of its columns; where zero is among the numbers, on the border between them.
        return spot.numbers.hasZero() ? QPointF(kNumbersLeft, middle.y())
                                      : QPointF(middle.x(), kNumbersBottom);
    case ChanceKind::dozen:
    case ChanceKind::double_dozen: return {middle.x(), dozenBox(0).center().y()};
    case ChanceKind::column:
    case ChanceKind::double_column: return {columnBox(0).center().x(), middle.y()};
    case ChanceKind::even:
    case ChanceKind::odd:
    case ChanceKind::low:
    case ChanceKind::high:
    case ChanceKind::red:
    case ChanceKind::black: return evenBox(placeOf(spot.kind)).center();
    case ChanceKind::sector9:
    case ChanceKind::sector12: break; // of the wheel
    }
    return {kNumbersLeft + kNumbersWidth / 2, evenBox(0).bottom() + kChipRadius + 2};
}

QFont layoutFont(int pixels) {
    QFont font(QString::fromLatin1(art::kSansFamily));
    font.setPixelSize(pixels);
    return font;
}

void paintBox(QPainter& painter, const QRectF& box, const QString& text) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(art::palette::kIvory, 1));
    painter.drawRect(box);
    painter.drawText(box, Qt::AlignCenter, text);
}

void paintChip(QPainter& painter, const QPointF& middle, Money amount) {
    painter.setPen(QPen(art::palette::kInk, 1));
    painter.setBrush(art::palette::kBrassLight);
    painter.drawEllipse(middle, kChipRadius, kChipRadius);
    painter.setFont(layoutFont(8));
    const QString text = QLocale().toString(static_cast<double>(amount.cents) / 100, 'g', 4);
    painter.drawText(QRectF(middle.x() - 20, middle.y() - kChipRadius, 40, 2 * kChipRadius), Qt::AlignCenter,
                     text);
}

} // namespace

void paintLayout(QPainter& painter, const roulette::Layout& layout, bool hasDoubleZero,
                 const std::map<roulette::SpotId, Money>& stakes, std::optional<Pocket> drawn) {
    painter.setFont(layoutFont(10));
    for (int index = 0; index < (hasDoubleZero ? 38 : 37); ++index) {
        const Pocket pocket(index);
        const roulette::Colour colour = pocket.colour();
        const QRectF box = numberBox(pocket, hasDoubleZero);
        painter.fillRect(box, colour == roulette::Colour::red     ? art::palette::kRed
                              : colour == roulette::Colour::green ? art::palette::kGreen
                                                                  : art::palette::kInk);
        const std::string_view text = pocket.text();
        paintBox(painter, box, QString::fromLatin1(text.data(), static_cast<int>(text.size())));
    }
    for (int i = 0; i < kRows; ++i) {
        paintBox(painter, columnBox(i), QString());
        paintBox(painter, dozenBox(i), QStringLiteral("%1–%2").arg(12 * i + 1).arg(12 * i + 12));
    }
    for (int place = 0; place < 6; ++place) {
        const QRectF box = evenBox(place);
        if (place == placeOf(ChanceKind::red) || place == placeOf(ChanceKind::black)) {
            painter.fillRect(box,
                             place == placeOf(ChanceKind::red) ? art::palette::kRed : art::palette::kInk);
        }
        paintBox(painter, box,
                 place == 0   ? QStringLiteral("1–18")
                 : place == 5 ? QStringLiteral("19–36")
                              : QString());
    }
    if (drawn) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(art::palette::kBrassLight, 3));
        painter.drawRect(numberBox(*drawn, hasDoubleZero));
    }
    for (const auto& [spot, amount] : stakes) {
        paintChip(painter, chipPlace(layout[spot], hasDoubleZero), amount);
    }
}

} // namespace mesaviva::app
