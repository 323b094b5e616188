// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/art/card_picture.h"

#include "app/media/art/palette.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QSvgRenderer>
#include <QThreadStorage>

#include <array>
#include <cmath>
#include <vector>

namespace mesaviva::art {

namespace {

// The field's proportions fit four by six square tiles inside the border.
constexpr int kColumns = 4;
constexpr int kRows = 6;

// Each thread parses a drawing once: a renderer must not be shared between threads.
QSvgRenderer& drawingOf(QThreadStorage<QSvgRenderer*>& threads, const QString& file) {
    if (!threads.hasLocalData()) {
        threads.setLocalData(new QSvgRenderer(file));
    }
    return *threads.localData();
}

} // namespace

void paintAzulejo(QPainter& painter, const QRectF& box) {
    static QThreadStorage<QSvgRenderer*> tiles;
    drawingOf(tiles, QStringLiteral(":/mesaviva/pictures/azulejo.svg")).render(&painter, box);
}

void paintAzulejoPanel(QPainter& painter, const QRectF& field) {
    const qreal border = field.width() * 37 / 574;
    const QRectF wall = field.adjusted(border, border, -border, -border);
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette::kCobalt);
    painter.drawRect(field);
    painter.setBrush(palette::kIvory);
    const qreal line = border * 0.16;
    painter.drawRect(wall.adjusted(-line, -line, line, line));

    // A chain of beads runs between field and wall.
    const qreal middle = border * 0.56;
    const QRectF chain = field.adjusted(middle - line, middle - line, line - middle, line - middle);
    const auto bead = [&painter, border](QPointF at) {
        const qreal r = border * 0.2;
        painter.drawPolygon(
            QPolygonF({at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r), at + QPointF(-r, 0)}));
    };
    constexpr int kAcross = 20;
    constexpr int kDown = 30;
    for (int i = 0; i <= kAcross; ++i) {
        const qreal x = chain.left() + chain.width() * i / kAcross;
        bead({x, chain.top()});
        bead({x, chain.bottom()});
    }
    for (int i = 1; i < kDown; ++i) {
        const qreal y = chain.top() + chain.height() * i / kDown;
        bead({chain.left(), y});
        bead({chain.right(), y});
    }

    const qreal width = wall.width() / kColumns;
    const qreal height = wall.height() / kRows;
    for (int row = 0; row < kRows; ++row) {
        for (int column = 0; column < kColumns; ++column) {
            paintAzulejo(painter, {wall.left() + column * width, wall.top() + row * height, width, height});
        }
    }
    painter.restore();
}

namespace {

// The frame, and the slanted line in the middle between the two halves.
constexpr QRectF kFrame(-194, -376, 388, 752);
constexpr qreal kSlant = 92;

QSvgRenderer& drawings() {
    static QThreadStorage<QSvgRenderer*> courts;
    return drawingOf(courts, QStringLiteral(":/mesaviva/cards/courts.svg"));
}

void render(QPainter& painter, const QString& element) {
    QSvgRenderer& svg = drawings();
    svg.render(&painter, element, svg.boundsOnElement(element));
}

QString elementName(CardSign card) {
    static const QStringList kRanks = {QStringLiteral("jack"), QStringLiteral("queen"),
                                       QStringLiteral("king")};
    static const QStringList kSuits = {QStringLiteral("clubs"), QStringLiteral("diamonds"),
                                       QStringLiteral("hearts"), QStringLiteral("spades")};
    return kRanks.at(card.rank - 11) + QLatin1Char('_') + kSuits.at(static_cast<int>(card.suit));
}

// The sash that covers that line: lozenges between brass edges.
void paintSash(QPainter& painter) {
    painter.save();
    painter.setClipRect(kFrame, Qt::IntersectClip);
    const QLineF line(kFrame.left(), -kSlant, kFrame.right(), kSlant);
    painter.rotate(-line.angle());
    const qreal half = line.length() / 2 + 20;
    painter.setPen(QPen(palette::kInk, 4));
    painter.setBrush(palette::kIvory);
    painter.drawRect(QRectF(-half, -22, 2 * half, 44));
    painter.setBrush(palette::kBrass);
    painter.drawRect(QRectF(-half, -28, 2 * half, 9));
    painter.drawRect(QRectF(-half, 19, 2 * half, 9));
    painter.setPen(Qt::NoPen);
    for (int i = -9; i <= 9; ++i) {
        painter.setBrush(i % 2 == 0 ? palette::kCobalt : palette::kRed);
        const qreal x = i * 28;
        painter.drawPolygon(QPolygonF({{x, -14}, {x + 13, 0}, {x, 14}, {x - 13, 0}}));
    }
    painter.restore();
}

} // namespace

void paintCourt(QPainter& painter, CardSign card, const QColor& colour) {
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xF6, 0xF0, 0xE0));
    painter.drawRect(kFrame);

    QPainterPath upper;
    upper.addPolygon(
        QPolygonF({kFrame.topLeft(), kFrame.topRight(), {kFrame.right(), kSlant}, {kFrame.left(), -kSlant}}));
    upper.closeSubpath();
    const QString element = elementName(card);
    for (int half = 0; half < 2; ++half) {
        painter.save();
        painter.setClipPath(upper, Qt::IntersectClip);
        render(painter, element);
        painter.restore();
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.save();
        painter.translate(-142, -320);
        painter.scale(86, 86);
        painter.drawPath(suitOutline(card.suit));
        painter.restore();
        painter.rotate(180);
    }
    paintSash(painter);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette::kInk, 4, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(kFrame);
    painter.restore();
}

void paintHeaddress(QPainter& painter, int rank, const QRectF& box) {
    const QString element = rank == 13   ? QStringLiteral("headdress_king")
                            : rank == 12 ? QStringLiteral("headdress_queen")
                                         : QStringLiteral("headdress_jack");
    QSvgRenderer& svg = drawings();
    const QSizeF size = svg.boundsOnElement(element).size().scaled(box.size(), Qt::KeepAspectRatio);
    QRectF place(QPointF(0, 0), size);
    place.moveCenter(box.center());
    svg.render(&painter, element, place);
}

namespace {

// Faces are drawn in tenths of a millimetre, with the origin at the card's centre.
constexpr qreal kHalfWidth = kCardWidthMm * 5;
constexpr qreal kHalfHeight = kCardHeightMm * 5;
constexpr qreal kCorner = kCardCornerMm * 10;

QColor suitColour(Suit suit, bool fourColours) {
    switch (suit) {
    case Suit::clubs: return fourColours ? palette::kGreen : palette::kInk;
    case Suit::diamonds: return fourColours ? palette::kCobalt : palette::kRed;
    case Suit::hearts: return palette::kRed;
    case Suit::spades: break;
    }
    return palette::kInk;
}

QString rankText(int rank, CornerLetters letters) {
    constexpr int kJack = 11;
    if (rank < kJack) {
        return QString::number(rank);
    }
    const auto* names = letters == CornerLetters::portuguese ? u"VDRA" : u"JQKA";
    return QString(QChar(names[rank - kJack]));
}

void drawSuit(QPainter& painter, Suit suit, QPointF centre, qreal height, bool upsideDown = false) {
    painter.save();
    painter.translate(centre);
    painter.scale(height, upsideDown ? -height : height);
    painter.drawPath(suitOutline(suit));
    painter.restore();
}

// Draws something at the top and again rotated at the bottom.
template <typename Draw>
void drawTwice(QPainter& painter, Draw draw) {
    draw();
    painter.save();
    painter.rotate(180);
    draw();
    painter.restore();
}

struct Pip {
    qreal column; // -1, 0, 1
    qreal row;    // -1 at the top, 1 at the bottom
};

const std::vector<Pip>& pips(int rank) {
    static const std::array<std::vector<Pip>, 11> kPips = {{
        {},
        {},
        {{0, -1}, {0, 1}},
        {{0, -1}, {0, 0}, {0, 1}},
        {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
        {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}},
        {{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}},
        {{-1, -1}, {1, -1}, {0, -0.5}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}},
        {{-1, -1}, {1, -1}, {0, -0.5}, {-1, 0}, {1, 0}, {0, 0.5}, {-1, 1}, {1, 1}},
        {{-1, -1},
         {1, -1},
         {-1, -1 / 3.0},
         {1, -1 / 3.0},
         {0, 0},
         {-1, 1 / 3.0},
         {1, 1 / 3.0},
         {-1, 1},
         {1, 1}},
        {{-1, -1},
         {1, -1},
         {0, -2 / 3.0},
         {-1, -1 / 3.0},
         {1, -1 / 3.0},
         {-1, 1 / 3.0},
         {1, 1 / 3.0},
         {0, 2 / 3.0},
         {-1, 1},
         {1, 1}},
    }};
    return kPips.at(static_cast<std::size_t>(rank));
}

QPainterPath fittedText(const QString& text, qreal capHeight, qreal widest) {
    const QPainterPath outline = textOutline(text, Fount::condensed, capHeight, {0, 0});
    const qreal width = outline.boundingRect().width();
    return width > widest ? QTransform::fromScale(widest / width, 1).map(outline) : outline;
}

void paintIndex(QPainter& painter, const CardSign& card, const QString& rank) {
    constexpr qreal kColumn = -kHalfWidth + 63;
    constexpr qreal kCapHeight = 116;
    const QPainterPath text = fittedText(rank, kCapHeight, 98);
    drawTwice(painter, [&] {
        painter.drawPath(text.translated(kColumn, -kHalfHeight + 42 + kCapHeight / 2));
        drawSuit(painter, card.suit, {kColumn, -kHalfHeight + 223}, 88);
    });
}

void paintPips(QPainter& painter, const CardSign& card) {
    constexpr qreal kColumnStep = 128;
    constexpr qreal kRowStep = 282;
    constexpr qreal kHeight = 126;
    for (const Pip& pip : pips(card.rank)) {
        drawSuit(painter, card.suit, {pip.column * kColumnStep, pip.row * kRowStep}, kHeight, pip.row > 0.01);
    }
}

// The ace of spades has the maker's emblem: an armillary sphere inside the suit sign.
void paintMakersAce(QPainter& painter) {
    painter.setBrush(palette::kInk);
    drawSuit(painter, Suit::spades, {0, -30}, 450);

    painter.save();
    painter.translate(0, -26);
    const auto line = [&painter](const QColor& colour, qreal width) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
    };
    constexpr qreal kRadius = 86;
    line(palette::kBrass, 9);
    painter.drawEllipse(QPointF(0, 0), kRadius, kRadius);
    line(palette::kPaper, 4);
    painter.drawEllipse(QPointF(0, 0), kRadius * 0.36, kRadius);
    painter.drawEllipse(QPointF(0, 0), kRadius * 0.74, kRadius);
    painter.drawLine(QPointF(0, -kRadius - 40), QPointF(0, kRadius + 16));
    for (const qreal latitude : {-0.58, 0.58}) {
        const qreal half = kRadius * std::sqrt(1 - latitude * latitude);
        painter.drawLine(QPointF(-half, kRadius * latitude), QPointF(half, kRadius * latitude));
    }
    line(palette::kPaper, 5);
    painter.drawLine(QPointF(-kRadius, 0), QPointF(kRadius, 0));
    painter.save();
    painter.rotate(-24);
    QPainterPath zodiac;
    zodiac.addEllipse(QPointF(0, 0), kRadius + 4, 30);
    QPainterPath hole;
    hole.addEllipse(QPointF(0, 0), kRadius + 4, 12);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette::kBrass);
    painter.drawPath(zodiac.subtracted(hole));
    painter.restore();
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette::kPaper);
    painter.drawEllipse(QPointF(0, -kRadius - 44), 8, 8);
    painter.restore();

    painter.setPen(Qt::NoPen);
    painter.setBrush(palette::kInk);
    painter.drawPath(textOutline(QStringLiteral("MESA VIVA"), Fount::serif, 34, {0, 268}));
    for (const qreal side : {-1.0, 1.0}) {
        painter.save();
        painter.scale(side, 1);
        painter.setPen(QPen(palette::kBrass, 5, Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        QPainterPath scroll(QPointF(8, 226));
        scroll.cubicTo(60, 238, 110, 236, 146, 208);
        scroll.cubicTo(170, 188, 196, 196, 190, 216);
        scroll.cubicTo(186, 230, 168, 226, 172, 212);
        painter.drawPath(scroll);
        QPainterPath lower(QPointF(8, 310));
        lower.cubicTo(50, 300, 90, 304, 120, 318);
        painter.drawPath(lower);
        painter.restore();
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette::kBrass);
    drawSuit(painter, Suit::diamonds, {0, 226}, 22);
    drawSuit(painter, Suit::diamonds, {0, 311}, 18);
}

void paintSmallFace(QPainter& painter, const CardSign& card, const QString& rank) {
    const QPainterPath text = fittedText(rank, 330, 330);
    const qreal left = -kHalfWidth + 62;
    painter.drawPath(text.translated(left + text.boundingRect().width() / 2, -kHalfHeight + 60 + 165));
    if (card.rank >= 11 && card.rank <= 13) {
        const QColor suit = painter.brush().color();
        paintHeaddress(painter, card.rank, QRectF(20, -kHalfHeight + 80, 240, 200));
        painter.setPen(Qt::NoPen);
        painter.setBrush(suit);
    }
    drawSuit(painter, card.suit, {44, 210}, 370);
}

QPainterPath cardOutline(qreal inset) {
    QPainterPath outline;
    const QRectF box(-kHalfWidth + inset, -kHalfHeight + inset, 2 * (kHalfWidth - inset),
                     2 * (kHalfHeight - inset));
    outline.addRoundedRect(box, kCorner - inset, kCorner - inset);
    return outline;
}

template <typename Draw>
QImage cardImage(QSize size, const QColor& paper, Draw draw) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(size.width() / 2.0, size.height() / 2.0);
    painter.scale(size.width() / (2 * kHalfWidth), size.height() / (2 * kHalfHeight));
    painter.setPen(Qt::NoPen);
    painter.setBrush(paper);
    painter.drawPath(cardOutline(0));
    draw(painter);

    // A hairline of one device pixel at every size, darker on the side away from the lamp.
    const qreal hairline = 2 * kHalfWidth / size.width();
    QLinearGradient edge(-kHalfWidth, -kHalfHeight, kHalfWidth, kHalfHeight);
    edge.setColorAt(0, QColor(0x8F, 0x86, 0x70, 120));
    edge.setColorAt(1, QColor(0x4A, 0x42, 0x33, 190));
    painter.setPen(QPen(QBrush(edge), hairline));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(cardOutline(hairline / 2));
    return image;
}

} // namespace

std::optional<CardSign> cardFromText(QStringView text) {
    if (text.size() < 2 || text.size() > 3) {
        return std::nullopt;
    }
    const qsizetype suit = QStringView(u"cdhs").indexOf(text.back());
    const QStringView rank = text.chopped(1);
    const qsizetype index = rank == u"10"      ? 8
                            : rank.size() == 1 ? QStringView(u"23456789TJQKA").indexOf(rank)
                                               : -1;
    if (suit < 0 || index < 0) {
        return std::nullopt;
    }
    return CardSign{static_cast<int>(index) + 2, static_cast<Suit>(suit)};
}

QImage cardFace(CardSign card, DeckStyle style, QSize size) {
    return cardImage(size, palette::kPaper, [&](QPainter& painter) {
        const QString rank = rankText(card.rank, style.letters);
        const QColor colour = suitColour(card.suit, style.fourColours);
        painter.setBrush(colour);
        if (size.width() < kFullFaceWidth) {
            paintSmallFace(painter, card, rank);
            return;
        }
        const bool court = card.rank >= 11 && card.rank <= 13;
        if (court) {
            paintCourt(painter, card, colour);
        } else if (card.rank == 14 && card.suit == Suit::spades) {
            paintMakersAce(painter);
        } else if (card.rank == 14) {
            drawSuit(painter, card.suit, {0, 0}, 300);
        } else {
            paintPips(painter, card);
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        paintIndex(painter, card, rank);
    });
}

QImage cardBack(QSize size) {
    return cardImage(size, palette::kPaper, [](QPainter& painter) {
        const QRectF field(-kHalfWidth + 28, -kHalfHeight + 28, 2 * kHalfWidth - 56, 2 * kHalfHeight - 56);
        paintAzulejoPanel(painter, field);
    });
}

} // namespace mesaviva::art
