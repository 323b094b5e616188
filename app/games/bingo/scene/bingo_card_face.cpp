// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/scene/bingo_card_face.h"

#include "app/games/bingo/art/bingo_pictures.h"
#include "app/games/bingo/art/bingo_symbol.h"
#include "app/media/art/matter.h"
#include "app/media/art/outlines.h"
#include "app/media/art/palette.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTexture>
#include <QThreadStorage>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace mesaviva::scene {

namespace {

namespace palette = art::palette;

constexpr QColor kWin{0x6F, 0xCF, 0x8E};
constexpr QColor kWarning{0xF0, 0xB4, 0x41};
// The same two as lines on paper, where light colours would be invisible.
constexpr QColor kWinLine{0x0F, 0x7A, 0x45};
constexpr QColor kWarningLine{0xA8, 0x5C, 0x00};

constexpr int kTile = 4; // among the symbols

QColor withAlpha(QColor colour, int alpha) {
    colour.setAlpha(alpha);
    return colour;
}

QColor mixed(const QColor& a, const QColor& b, qreal t) {
    const auto part = [t](int from, int to) { return static_cast<int>(std::lround(std::lerp(from, to, t))); };
    return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue())};
}

bool has(CellBits bits, int cell) { return (bits >> static_cast<unsigned>(cell) & 1U) != 0; }

int countOf(const CardFace& face) { return face.rows * face.columns; }

QRectF squareIn(const QRectF& box, qreal part) {
    const qreal side = std::min(box.width(), box.height()) * part;
    return {box.center() - QPointF(side, side) / 2, QSizeF(side, side)};
}

bool isFreeCentre(const CardFace& face, int cell) {
    return face.variant == 75 && cell == countOf(face) / 2 && face.cells.value(cell) == 0;
}

void paintPaper(QPainter& painter, const CardPlan& plan) {
    const qreal corner = std::clamp(plan.paper.height() * 0.025, 1.5, 6.0);
    QLinearGradient light(plan.paper.topLeft(), plan.paper.bottomRight());
    light.setColorAt(0.0, QColor(0xFD, 0xFA, 0xF2));
    light.setColorAt(0.5, palette::kPaper);
    light.setColorAt(1.0, QColor(0xEF, 0xE6, 0xD0));
    painter.setPen(QPen(QColor(0x8A, 0x7B, 0x5C, 150), 0.8));
    painter.setBrush(light);
    painter.drawRoundedRect(plan.paper.adjusted(0.4, 0.4, -0.4, -0.4), corner, corner);
}

void paintStrip(QPainter& painter, const CardFace& face, const CardPlan& plan) {
    if (plan.strip.isEmpty()) {
        return;
    }
    const qreal capitals = plan.strip.height() * 0.60;
    const auto print = [&](const QString& text, art::Fount fount, bool right, const QColor& colour) {
        QPainterPath line = art::textOutline(text, fount, capitals, plan.strip.center());
        const QRectF box = line.boundingRect();
        line.translate(right ? plan.strip.right() - box.right() : plan.strip.left() - box.left(), 0);
        painter.fillPath(line, colour);
    };
    // A note in the middle replaces the game's name.
    if (plan.note.isEmpty() || plan.strip.width() > 15 * plan.strip.height()) {
        print(QStringLiteral("BINGO %1").arg(face.variant), art::Fount::serif, false,
              palette::kCobalt.darker(115));
    }
    if (face.number > 0) {
        print(QStringLiteral("%1").arg(face.number, 6, 10, QLatin1Char('0')), art::Fount::condensed, true,
              palette::kRed);
    }
}

void paintHead(QPainter& painter, const CardFace& face, const CardPlan& plan) {
    if (plan.head.isEmpty()) {
        return;
    }
    const QList<QColor> colours = art::bingoColours(face.variant);
    const qreal width = plan.grid.width() / face.columns;
    const QString word = QStringLiteral("BINGO");
    painter.setPen(Qt::NoPen);
    for (int column = 0; column < face.columns; ++column) {
        const QRectF band(plan.head.left() + column * width, plan.head.top(), width, plan.head.height());
        painter.fillRect(band.adjusted(column == 0 ? 0 : 0.5, 0, 0, 0),
                         colours.value(column, palette::kCobalt));
        if (face.letters && column < word.size()) {
            const qreal capitals = std::min(band.height() * 0.66, band.width() * 0.6);
            painter.fillPath(
                art::textOutline(QString(word.at(column)), art::Fount::serif, capitals, band.center()),
                palette::kIvory);
        }
    }
}

void paintCellGround(QPainter& painter, const CardFace& face, const CardPlan& plan, int cell) {
    const QRectF box = plan.cell(cell);
    const int column = cell % face.columns;
    if (face.variant == 80) {
        painter.fillRect(box, withAlpha(art::bingoColours(face.variant).value(column), 26));
    }
    if (has(face.pattern, cell)) {
        painter.fillRect(box, withAlpha(palette::kBrass, 84));
    }
    if (isFreeCentre(face, cell)) {
        art::paintBingoSymbol(painter, squareIn(box, 0.74), kTile, palette::kCobalt, palette::kPaper);
    } else if (face.cells.value(cell) == 0 && !has(face.pattern, cell)) {
        // Blank boxes look like distant tiles.
        const QColor glaze = mixed(palette::kPaper, palette::kCobalt, 0.10);
        painter.fillRect(box, glaze);
        if (plan.ornaments) {
            art::paintBingoSymbol(painter, squareIn(box, 0.80), kTile,
                                  mixed(palette::kPaper, palette::kCobalt, 0.24), glaze);
        }
    }
}

// Reading outlines from the font is the main cost: they are cached per number, with capitals of height 1.
const QPainterPath& numberOutline(int number) {
    constexpr std::size_t kNumbers = 91;
    static QThreadStorage<std::array<QPainterPath, kNumbers>> outlines;
    QPainterPath& outline = outlines.localData().at(static_cast<std::size_t>(number) % kNumbers);
    if (outline.isEmpty()) {
        outline = art::textOutline(QString::number(number), art::Fount::sans, 1, {0, 0});
    }
    return outline;
}

void paintNumber(QPainter& painter, const CardFace& face, const CardPlan& plan, int cell, const QColor& ink,
                 const QColor& ground) {
    const int number = face.cells.value(cell);
    if (number <= 0 || number > 90) {
        return;
    }
    const QRectF box = plan.cell(cell);
    if (face.symbols) {
        art::paintBingoSymbol(painter, squareIn(box, 0.78), number, ink, ground);
        return;
    }
    const qreal capitals = std::min(box.height() * 0.56, box.width() * 0.47);
    const QTransform place(capitals, 0, 0, capitals, box.center().x(), box.center().y());
    painter.fillPath(place.map(numberOutline(number)), ink);
}

// Repeats the number on top of a stamp, to keep it readable.
void paintNumberAgain(QPainter& painter, const CardFace& face, const CardPlan& plan, int cell) {
    const bool daubed = has(face.marked & ~face.newest, cell);
    if (face.symbols) {
        paintNumber(painter, face, plan, cell, daubed ? palette::kCobalt.darker(190) : palette::kCobalt,
                    daubed ? mixed(palette::kPaper, palette::kCobalt, 0.30) : palette::kPaper);
    } else {
        paintNumber(painter, face, plan, cell, withAlpha(palette::kInk, daubed ? 175 : 255), palette::kPaper);
    }
}

void paintGrid(QPainter& painter, const CardFace& face, const CardPlan& plan) {
    const QColor ink = mixed(palette::kPaper, palette::kCobalt, 0.55);
    painter.setPen(Qt::NoPen);
    const qreal line = plan.ornaments ? 1.0 : 0.8;
    for (int row = 0; row <= face.rows; ++row) {
        const qreal y = plan.grid.top() + plan.grid.height() * row / face.rows;
        painter.fillRect(QRectF(plan.grid.left() - line / 2, y - line / 2, plan.grid.width() + line, line),
                         ink);
    }
    for (int column = 0; column <= face.columns; ++column) {
        const qreal x = plan.grid.left() + plan.grid.width() * column / face.columns;
        painter.fillRect(QRectF(x - line / 2, plan.grid.top(), line, plan.grid.height()), ink);
    }
}

// An ink stamp: all different, but each always the same.
void paintDaub(QPainter& painter, const QRectF& box, std::uint32_t card, std::uint32_t cell) {
    const auto chance = [&](std::uint32_t what) { return art::latticeValue(card, cell * 32 + what, 77U); };
    const qreal radius = std::min(box.width(), box.height()) * 0.43 * (1 + 0.03 * chance(0));
    const QPointF middle = box.center() + QPointF(chance(1), chance(2)) * radius * 0.10;
    const qreal stretch = std::clamp(box.width() / box.height(), 0.9, 1.12);
    constexpr int kPoints = 12;
    const auto point = [&](int i) {
        const auto which = static_cast<std::uint32_t>(i % kPoints);
        const qreal angle = 2 * std::numbers::pi * i / kPoints;
        const qreal reach = radius * (1 + 0.045 * chance(3 + which));
        return middle + QPointF(std::cos(angle) * reach * stretch, std::sin(angle) * reach);
    };
    QPainterPath blot((point(0) + point(1)) / 2);
    for (int i = 1; i <= kPoints; ++i) {
        blot.quadTo(point(i), (point(i) + point(i + 1)) / 2);
    }
    blot.closeSubpath();
    // Ink is darker at the edge and on one side.
    const QPointF heavy = QPointF(chance(20), chance(21)) * radius;
    QLinearGradient ink(middle - heavy, middle + heavy);
    ink.setColorAt(0.0, withAlpha(palette::kCobalt, 104));
    ink.setColorAt(1.0, withAlpha(palette::kCobalt, 138));
    painter.setPen(QPen(withAlpha(palette::kCobalt, 90), std::max(0.8, radius * 0.10)));
    painter.setBrush(ink);
    painter.drawPath(blot);
}

void paintWonGround(QPainter& painter, const CardFace& face, const CardPlan& plan) {
    for (int cell = 0; cell < countOf(face); ++cell) {
        if (has(face.won, cell)) {
            painter.fillRect(plan.cell(cell), withAlpha(kWin, 120));
        }
    }
}

// A line around all boxes of the combination, and a sign in each.
void paintWonLine(QPainter& painter, const CardFace& face, const CardPlan& plan) {
    QPainterPath around; // side by side: QPainterPath::united() loses some of the touching boxes
    const qreal least = std::min(plan.cell(0).width(), plan.cell(0).height());
    const auto wins = [&face](int row, int column) {
        return row >= 0 && row < face.rows && column >= 0 && column < face.columns &&
               has(face.won, row * face.columns + column);
    };
    const auto side = [&around](QPointF from, QPointF to) {
        around.moveTo(from);
        around.lineTo(to);
    };
    for (int cell = 0; cell < countOf(face); ++cell) {
        const int row = cell / face.columns;
        const int column = cell % face.columns;
        if (!wins(row, column)) {
            continue;
        }
        const QRectF box = plan.cell(cell);
        if (!wins(row - 1, column)) {
            side(box.topLeft(), box.topRight());
        }
        if (!wins(row + 1, column)) {
            side(box.bottomLeft(), box.bottomRight());
        }
        if (!wins(row, column - 1)) {
            side(box.topLeft(), box.bottomLeft());
        }
        if (!wins(row, column + 1)) {
            side(box.topRight(), box.bottomRight());
        }
    }
    const qreal line = std::clamp(least * 0.075, 1.4, 4.0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette::kBrass, line * 1.9, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    painter.drawPath(around);
    painter.setPen(QPen(kWinLine, line, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    painter.drawPath(around);
    // On the smallest cards a sign would hide its number.
    constexpr qreal kLeastForSigns = 15;
    if (least < kLeastForSigns) {
        return;
    }
    const qreal radius = std::clamp(least * 0.145, 3.2, 11.0);
    for (int cell = 0; cell < countOf(face); ++cell) {
        if (!has(face.won, cell)) {
            continue;
        }
        const QRectF box = plan.cell(cell);
        const QPointF at = box.bottomRight() - QPointF(radius, radius) * 0.95;
        painter.setPen(Qt::NoPen);
        painter.setBrush(kWinLine);
        painter.drawEllipse(at, radius, radius);
        QPainterPath check(at + QPointF(-0.48, 0.02) * radius);
        check.lineTo(at + QPointF(-0.12, 0.40) * radius);
        check.lineTo(at + QPointF(0.50, -0.36) * radius);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette::kPaper, radius * 0.30, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(check);
    }
}

// Highlights the number drawn last with light and a ring; it has no ink yet.
void paintNewest(QPainter& painter, const QRectF& box) {
    const qreal least = std::min(box.width(), box.height());
    const qreal line = std::clamp(least * 0.11, 1.8, 5.0);
    const qreal in = line / 2;
    painter.setBrush(withAlpha(kWarning, 150));
    painter.setPen(QPen(palette::kRed, line, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawRect(box.adjusted(in, in, -in, -in));
}

// On paper in the strip, or as a tab on the edge of a small card.
void paintNote(QPainter& painter, const CardFace& face, const CardPlan& plan) {
    if (plan.note.isEmpty() || face.note.isEmpty()) {
        return;
    }
    const bool tab = plan.strip.isEmpty();
    const bool tall = plan.note.height() > plan.note.width();
    // Must not be mistaken for one of the card's numbers.
    const bool dark = tab && !face.urgent;
    if (tab || face.urgent) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(face.urgent ? kWarning : palette::kCobalt);
        const qreal corner = std::min(plan.note.width(), plan.note.height()) * 0.18;
        painter.drawRoundedRect(plan.note, corner, corner);
    }
    const qreal most = tall ? plan.note.width() * 0.62 : plan.note.height() * 0.60;
    const auto written = [&](const QString& text) {
        return art::textOutline(text, art::Fount::condensed, most, plan.note.center());
    };
    QPainterPath line = written(tall ? face.shortNote : face.note);
    if (line.boundingRect().width() > plan.note.width() * 0.94) {
        line = written(face.shortNote);
    }
    painter.fillPath(line, dark ? palette::kPaper : palette::kInk);
}

void paintNear(QPainter& painter, const QRectF& box) {
    const qreal least = std::min(box.width(), box.height());
    const qreal line = std::clamp(least * 0.07, 1.3, 3.0);
    QPen pen(kWarningLine, line, Qt::CustomDashLine, Qt::FlatCap, Qt::MiterJoin);
    pen.setDashPattern({2.6, 1.5});
    painter.setPen(pen);
    painter.setBrush(withAlpha(kWarning, 62));
    const qreal in = line / 2 + std::max(0.8, least * 0.04);
    painter.drawRect(box.adjusted(in, in, -in, -in));
}

void paintMissed(QPainter& painter, const QRectF& box) {
    const qreal least = std::min(box.width(), box.height());
    const qreal radius = least * 0.43;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette::kCobalt, std::clamp(least * 0.045, 1.0, 2.2)));
    painter.drawEllipse(box.center(), radius, radius);
}

} // namespace

CardPlan::CardPlan(const CardFace& face, QSizeF size)
    : paper(QPointF(0, 0), size),
      m_rows(std::max(1, face.rows)),
      m_columns(std::max(1, face.columns)) {
    const qreal least = std::min(size.width(), size.height());
    const qreal margin = std::clamp(least * 0.035, 2.0, 12.0);
    QRectF room = paper.adjusted(margin, margin, -margin, -margin);
    const qreal row = room.height() / (m_rows + (face.letters ? 0.8 : 0.0));
    const qreal smallest = std::min(row, room.width() / m_columns);
    ornaments = smallest >= 22;
    const bool flat = room.width() > 1.7 * room.height();
    if (smallest >= 30 && size.width() >= 150) {
        const qreal high = std::clamp(smallest * 0.34, 12.0, 24.0);
        strip = QRectF(room.left() + 1, room.top() - margin * 0.3, room.width() - 2, high);
        room.setTop(strip.bottom() + margin * 0.4);
        if (face.noted) {
            const qreal wide = std::min(strip.width() * 0.44, 6.2 * high);
            note = QRectF(strip.center().x() - wide / 2, strip.top() - margin * 0.1, wide, high);
        }
    } else if (face.noted && flat) {
        const qreal wide = std::clamp(room.width() * 0.085, 12.0, 30.0);
        note = QRectF(room.right() - wide, room.top(), wide, room.height());
        room.setRight(note.left() - 1.5);
    } else if (face.noted) {
        const qreal high = std::clamp(row * 0.55, 11.0, 22.0);
        note = QRectF(room.left(), room.bottom() - high, room.width(), high);
        room.setBottom(note.top() - 1.5);
    }
    const bool coloured = face.variant == 80 || face.variant == 30;
    if (face.letters || coloured) {
        const qreal part = room.height() / (m_rows + 0.8);
        const qreal high = face.letters ? 0.8 * part : std::clamp(part * 0.13, 2.0, 7.0);
        head = QRectF(room.left(), room.top(), room.width(), high);
        room.setTop(head.bottom());
    }
    grid = room;
}

QRectF CardPlan::cell(int index) const {
    if (index < 0 || index >= m_rows * m_columns) {
        return {};
    }
    const qreal width = grid.width() / m_columns;
    const qreal height = grid.height() / m_rows;
    return {grid.left() + index % m_columns * width, grid.top() + index / m_columns * height, width, height};
}

int CardPlan::cellAt(QPointF point) const {
    const auto column = static_cast<int>(std::floor((point.x() - grid.left()) * m_columns / grid.width()));
    const auto row = static_cast<int>(std::floor((point.y() - grid.top()) * m_rows / grid.height()));
    const bool within = column >= 0 && column < m_columns && row >= 0 && row < m_rows;
    return within ? row * m_columns + column : -1;
}

void paintCardPrint(QPainter& painter, const CardFace& face, const CardPlan& plan) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintPaper(painter, plan);
    paintStrip(painter, face, plan);
    for (int cell = 0; cell < countOf(face); ++cell) {
        paintCellGround(painter, face, plan, cell);
    }
    paintHead(painter, face, plan);
    paintGrid(painter, face, plan);
    for (int cell = 0; cell < countOf(face); ++cell) {
        paintNumber(painter, face, plan, cell, face.symbols ? palette::kCobalt : palette::kInk,
                    palette::kPaper);
    }
    painter.restore();
}

void paintCardMarks(QPainter& painter, const CardFace& face, const CardPlan& plan) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintWonGround(painter, face, plan);
    paintNote(painter, face, plan);
    for (int cell = 0; cell < countOf(face); ++cell) {
        const QRectF box = plan.cell(cell);
        if (has(face.newest & ~face.missed, cell)) {
            paintNewest(painter, box);
        } else if (has(face.marked, cell)) {
            paintDaub(painter, box, static_cast<std::uint32_t>(face.number),
                      static_cast<std::uint32_t>(cell));
        } else if (has(face.missed, cell)) {
            paintMissed(painter, box);
        }
        if (has(face.nearWin, cell)) {
            paintNear(painter, box);
        }
        if (has(face.marked | face.nearWin | face.won | face.newest, cell)) {
            paintNumberAgain(painter, face, plan, cell);
        }
    }
    if (face.won != 0) {
        paintWonLine(painter, face, plan);
    }
    painter.restore();
}

BingoCardFace::BingoCardFace(QQuickItem* parent) : QQuickItem(parent) { setFlag(ItemHasContents); }

void BingoCardFace::markAgain() {
    m_picture = QImage();
    polish();
}

int BingoCardFace::cellAt(qreal x, qreal y) const { return CardPlan(m_face, size()).cellAt({x, y}); }

QRectF BingoCardFace::cellRect(int cell) const { return CardPlan(m_face, size()).cell(cell); }

void BingoCardFace::printAgain() {
    m_print = QImage();
    m_picture = QImage();
    polish();
}

void BingoCardFace::updatePolish() {
    const qreal ratio = window() != nullptr ? window()->effectiveDevicePixelRatio() : 1;
    const QSize pixels(static_cast<int>(std::ceil(width() * ratio)),
                       static_cast<int>(std::ceil(height() * ratio)));
    if (pixels.isEmpty() || window() == nullptr || !m_picture.isNull()) {
        return;
    }
    const CardPlan plan(m_face, size());
    if (m_print.isNull()) {
        m_print = QImage(pixels, QImage::Format_ARGB32_Premultiplied);
        m_print.fill(Qt::transparent);
        m_print.setDevicePixelRatio(ratio);
        QPainter painter(&m_print);
        paintCardPrint(painter, m_face, plan);
        ++m_prints;
    }
    m_picture = m_print;
    if ((m_face.marked | m_face.missed | m_face.nearWin | m_face.won | m_face.newest) != 0 ||
        !m_face.note.isEmpty()) {
        QPainter painter(&m_picture);
        paintCardMarks(painter, m_face, plan);
    }
    ++m_paints;
    m_pictureIsNew = true;
    update();
}

QSGNode* BingoCardFace::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    if (m_picture.isNull() || width() <= 0 || height() <= 0) {
        delete old;
        return nullptr;
    }
    auto* node = static_cast<QSGImageNode*>(old);
    if (node == nullptr) {
        node = window()->createImageNode();
        node->setOwnsTexture(true);
        node->setFiltering(QSGTexture::Linear);
        m_pictureIsNew = true;
    }
    if (m_pictureIsNew) {
        node->setTexture(window()->createTextureFromImage(m_picture, QQuickWindow::TextureHasAlphaChannel));
        m_pictureIsNew = false;
    }
    node->setRect(QRectF(QPointF(0, 0), QSizeF(m_picture.size()) / m_picture.devicePixelRatio()));
    return node;
}

void BingoCardFace::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size()) {
        printAgain();
    }
}

void BingoCardFace::itemChange(ItemChange change, const ItemChangeData& value) {
    QQuickItem::itemChange(change, value);
    if (change == ItemDevicePixelRatioHasChanged || change == ItemSceneChange) {
        printAgain();
    }
}

} // namespace mesaviva::scene
