// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/scene/roulette_cloth.h"

#include "app/games/roulette/scene/racetrack_geometry.h"
#include "app/games/roulette/scene/roulette_layout_geometry.h"
#include "app/media/art/matter.h"
#include "app/media/art/palette.h"
#include "app/media/art/picture_provider.h"
#include "app/media/scene/cloth_print.h"
#include "app/media/scene/table_furniture.h"
#include "engine/games/roulette/series.h"

#include <QPainter>
#include <QPainterPath>
#include <QPainterPathStroker>
#include <QPen>
#include <QQmlEngine>
#include <QRadialGradient>
#include <QString>

#include <algorithm>
#include <cmath>

namespace mesaviva::scene {
namespace {

namespace palette = art::palette;
using roulette::ChanceKind;
using roulette::Layout;
using roulette::Pocket;
using roulette::Series;

// Ink absorbed by cloth is a little darker than ivory on lacquer.
const QColor kInk(0xF4, 0xEC, 0xD8, 225);
const QColor kLetterInk(0xEE, 0xE6, 0xD0);
const QColor kFaintInk(0xF4, 0xEC, 0xD8, 105);
const QColor kGoldInk(0xEA, 0xCC, 0x7C, 215);
const QColor kRedInk(0xA8, 0x1C, 0x27, 240);
const QColor kBlackInk(0x12, 0x14, 0x16, 240);
const QColor kGreenInk(0x0E, 0x6E, 0x40, 235);
const QColor kSunk(0, 0, 0, 30);

QColor inkOf(Pocket pocket) {
    switch (pocket.colour()) {
    case roulette::Colour::red: return kRedInk;
    case roulette::Colour::black: return kBlackInk;
    case roulette::Colour::green: return kGreenInk;
    }
    return kGreenInk;
}

QString textOf(Pocket pocket) {
    const std::string_view text = pocket.text();
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

QPainterPath closedPath(const QPolygonF& outline) {
    QPainterPath path;
    path.addPolygon(outline);
    path.closeSubpath();
    return path;
}

QPainterPath diamond(QPointF middle, qreal halfWidth, qreal halfHeight) {
    return closedPath({middle - QPointF(halfWidth, 0), middle - QPointF(0, halfHeight),
                       middle + QPointF(halfWidth, 0), middle + QPointF(0, halfHeight)});
}

class Printer {
public:
    Printer(QPainter& painter, RouletteText words, qreal unit)
        : m_painter(painter),
          m_words(words),
          m_unit(unit) {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
    }
    ~Printer() { m_painter.restore(); }
    Printer(const Printer&) = delete;
    Printer& operator=(const Printer&) = delete;

    QString word(const char16_t* portuguese, const char16_t* english) const {
        return QString::fromUtf16(m_words.english ? english : portuguese);
    }
    RouletteText words() const { return m_words; }

    void fill(const QPainterPath& path, const QColor& colour) { m_painter.fillPath(path, colour); }
    void line(const QPainterPath& path, const QColor& colour, qreal width) {
        m_painter.strokePath(path, QPen(colour, width * m_unit, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    }
    // Letters `capHeight` high, smaller if they would be wider than `width`; slightly bolder than the font,
    // as ink spreads in cloth.
    void text(const QString& text, qreal capHeight, qreal width, QPointF centre) {
        letters(printedLine(text, capHeight, kLetterSpacing, width, centre), capHeight);
    }
    void number(Pocket pocket, qreal capHeight, qreal width, QPointF centre) {
        letters(printedLine(textOf(pocket), capHeight, 0, width, centre), capHeight);
    }
    // Reads from bottom to top, or from top to bottom.
    void uprightText(const QString& text, qreal capHeight, qreal length, QPointF centre,
                     bool downwards = false) {
        QTransform place;
        place.translate(centre.x(), centre.y());
        place.rotate(downwards ? 90 : -90);
        letters(place.map(printedLine(text, capHeight, kLetterSpacing, length, {0, 0})), capHeight);
    }

private:
    static constexpr qreal kLetterSpacing = 0.07;
    static constexpr qreal kSpread = 0.045;

    void letters(const QPainterPath& path, qreal capHeight) {
        m_painter.setPen(QPen(kLetterInk, kSpread * capHeight));
        m_painter.setBrush(kLetterInk);
        m_painter.drawPath(path);
    }

    QPainter& m_painter;
    RouletteText m_words;
    qreal m_unit;
};

// A diamond stretched to hold a word.
QPainterPath lozenge(QPointF middle, qreal halfWidth, qreal halfHeight) {
    const QPointF side(halfWidth, 0);
    const QPointF shoulder(halfWidth - halfHeight * 0.62, halfHeight);
    const QPointF other(shoulder.x(), -shoulder.y());
    return closedPath(
        {middle + side, middle + shoulder, middle - other, middle - side, middle - shoulder, middle + other});
}

// An oval, fuller than an ellipse, for the fields' colours.
QPainterPath medallion(QPointF middle, qreal halfWidth, qreal halfHeight) {
    QPolygonF outline;
    constexpr int kSteps = 96;
    constexpr qreal kFullness = 2.0 / 2.5;
    for (int step = 0; step < kSteps; ++step) {
        const qreal angle = step * 2 * 3.14159265358979 / kSteps;
        const qreal x = std::cos(angle);
        const qreal y = std::sin(angle);
        outline << middle + QPointF(std::copysign(std::pow(std::abs(x), kFullness), x) * halfWidth,
                                    std::copysign(std::pow(std::abs(y), kFullness), y) * halfHeight);
    }
    return closedPath(outline);
}

void printNumbers(Printer& printer, const RouletteLayoutGeometry& layout) {
    const QSizeF cell = layout.cell();
    // Fields of an upright layout are low and nearly filled by their numbers.
    const qreal ovalShare = layout.isUpright() ? 0.43 : 0.385;
    const qreal capShare = layout.isUpright() ? 0.41 : 0.34;
    for (int index = 0; index < layout.pockets(); ++index) {
        const Pocket pocket(index);
        const QPainterPath field = closedPath(layout.numberOutline(pocket));
        const QPointF middle = layout.numberRect(pocket).center();
        printer.fill(field, pocket.isZero() ? kGreenInk : kSunk);
        if (pocket.isZero()) {
            const QPointF at = middle + (layout.isUpright() ? QPointF(0, cell.height() * 0.04)
                                                            : QPointF(cell.width() * 0.06, 0));
            const qreal caps =
                std::min(cell.height() * 0.42, cell.width() * (layout.pockets() == 38 ? 0.40 : 0.56));
            printer.number(pocket, caps, cell.width() * 0.70, at);
            continue;
        }
        const QPainterPath oval = medallion(middle, cell.width() * 0.40, cell.height() * ovalShare);
        printer.fill(oval, inkOf(pocket));
        printer.line(oval, kFaintInk, 0.8);
        printer.number(pocket, std::min(cell.height() * capShare, cell.width() * 0.40), cell.width() * 0.54,
                       middle);
    }
}

void printEvenChance(Printer& printer, const RouletteLayoutGeometry& layout, ChanceKind kind) {
    const QRectF box = layout.printRoom(Layout::of(layout.pockets()).even(kind));
    const QSizeF cell = layout.cell();
    const bool upright = layout.isUpright();
    const qreal caps = upright ? box.height() * 0.30 : std::min(cell.height() * 0.185, cell.width() * 0.21);
    const qreal wordShare = upright ? 0.88 : 0.80;
    // The text keeps a small distance from the line above it.
    const QPointF middle = box.center() + QPointF(0, upright ? 0 : box.height() * 0.06);
    const auto withNumbers = [&](const QString& name, const QString& numbers) {
        if (upright) {
            printer.text(name, caps, box.width() * 0.82, middle - QPointF(0, caps * 0.72));
            printer.text(numbers, caps, box.width() * 0.82, middle + QPointF(0, caps * 0.72));
            return;
        }
        printer.text(name + QLatin1Char(' ') + numbers, caps, box.width() * 0.90, middle);
    };
    const auto inDiamond = [&](const QString& name, const QColor& ink) {
        const QPainterPath shape =
            lozenge(middle, box.width() * 0.475, box.height() * (upright ? 0.40 : 0.42));
        printer.fill(shape, ink);
        printer.line(shape, kInk, 1.0);
        printer.text(name, caps, box.width() * wordShare, middle);
    };
    switch (kind) {
    case ChanceKind::low: withNumbers(printer.word(u"MENOR", u"LOW"), QStringLiteral("1–18")); break;
    case ChanceKind::high: withNumbers(printer.word(u"MAIOR", u"HIGH"), QStringLiteral("19–36")); break;
    case ChanceKind::even:
        printer.text(printer.word(u"PAR", u"EVEN"), caps * 1.12, box.width() * 0.82, middle);
        break;
    case ChanceKind::odd:
        printer.text(printer.word(u"ÍMPAR", u"ODD"), caps * 1.12, box.width() * 0.82, middle);
        break;
    case ChanceKind::red: inDiamond(printer.word(u"ENCARNADO", u"RED"), kRedInk); break;
    default: inDiamond(printer.word(u"PRETO", u"BLACK"), kBlackInk); break;
    }
}

QString dozenText(const Printer& printer, int index) {
    if (printer.words().macau) {
        switch (index) {
        case 1: return printer.word(u"PEQUENO", u"SMALL");
        case 2: return printer.word(u"MÉDIO", u"MIDDLE");
        default: return printer.word(u"GRANDE", u"BIG");
        }
    }
    switch (index) {
    case 1: return printer.word(u"1.ª 12", u"1ST 12");
    case 2: return printer.word(u"2.ª 12", u"2ND 12");
    default: return printer.word(u"3.ª 12", u"3RD 12");
    }
}

void printBoxes(Printer& printer, const RouletteLayoutGeometry& layout) {
    const Layout& spots = Layout::of(layout.pockets());
    const bool upright = layout.isUpright();
    const qreal caps = layout.cell().height() * (upright ? 0.37 : 0.27);
    for (int index = 1; index <= 3; ++index) {
        const auto room = [&](ChanceKind kind) {
            return layout.printRoom(*spots.find(kind, Layout::boxNumbers(kind, index)));
        };
        const QRectF dozen = room(ChanceKind::dozen);
        const QRectF column = room(ChanceKind::column);
        if (upright) {
            printer.uprightText(dozenText(printer, index), caps, dozen.height() * 0.96, dozen.center(),
                                layout.stance() == Stance::boxesRight);
            // No space for the text: a column's payout identifies it.
            printer.text(QStringLiteral("2:1"), caps * 0.8, column.width() * 0.80, column.center());
            continue;
        }
        printer.text(dozenText(printer, index), caps, dozen.width(), dozen.center());
        printer.uprightText(printer.word(u"COLUNA", u"COLUMN"), caps * 0.62, column.height() * 0.84,
                            column.center());
    }
    for (const ChanceKind kind : {ChanceKind::low, ChanceKind::even, ChanceKind::red, ChanceKind::black,
                                  ChanceKind::odd, ChanceKind::high}) {
        printEvenChance(printer, layout, kind);
    }
}

// The print's outer edge: of the zeros, the numbers with the column boxes, and the boxes next to them. Joined
// from few large parts, since many small ones leave seams.
QPainterPath frameOf(const RouletteLayoutGeometry& layout) {
    const Layout& spots = Layout::of(layout.pockets());
    QRectF numbers;
    QRectF beside;
    QPainterPath frame;
    for (std::size_t i = 0; i < spots.spots().size(); ++i) {
        const auto id = static_cast<roulette::SpotId>(i);
        const roulette::Spot& spot = spots[id];
        if (spot.kind == ChanceKind::straight && spot.numbers.hasZero()) {
            frame = frame.united(closedPath(layout.numberOutline(Pocket(static_cast<int>(i)))));
        } else if (spot.kind == ChanceKind::straight || spot.kind == ChanceKind::column) {
            numbers |= layout.boxRect(id);
        } else if (spot.kind == ChanceKind::dozen || roulette::isEvenChance(spot.kind)) {
            beside |= layout.boxRect(id);
        }
    }
    // Slightly wider, so that the parts merge.
    constexpr qreal kHair = 0.2;
    for (const QRectF& box : {numbers, beside}) {
        QPainterPath part;
        part.addRect(box.adjusted(-kHair, -kHair, kHair, kHair));
        frame = frame.united(part);
    }
    return frame.simplified();
}

constexpr qreal kRuleOff = 4.5;

void printLines(Printer& printer, const RouletteLayoutGeometry& layout) {
    const Layout& spots = Layout::of(layout.pockets());
    for (std::size_t i = 0; i < spots.spots().size(); ++i) {
        const auto id = static_cast<roulette::SpotId>(i);
        const roulette::Spot& spot = spots[id];
        QPainterPath box;
        if (spot.kind == ChanceKind::straight) {
            box = closedPath(layout.numberOutline(Pocket(static_cast<int>(i))));
        } else if (spot.kind == ChanceKind::column || spot.kind == ChanceKind::dozen ||
                   roulette::isEvenChance(spot.kind)) {
            box.addRect(layout.boxRect(id));
        }
        printer.line(box, kInk, 1.5);
    }
}

QString zoneText(const Printer& printer, int code) {
    switch (code) {
    case kSeriesCode + static_cast<int>(Series::grande): return printer.word(u"SÉRIE GRANDE", u"BIG SERIES");
    case kSeriesCode + static_cast<int>(Series::zero): return printer.word(u"ZERO", u"ZERO");
    case kSeriesCode + static_cast<int>(Series::pequena):
        return printer.word(u"SÉRIE PEQUENA", u"SMALL SERIES");
    case kSeriesCode + static_cast<int>(Series::vadios): return printer.word(u"VADIOS", u"ORPHELINS");
    case kSectorCode: return printer.word(u"28 a 17", u"28 to 17");
    case kSectorCode + 1: return printer.word(u"5 a 1", u"5 to 1");
    case kSectorCode + 2: return printer.word(u"27 a 18", u"27 to 18");
    case kSectorCode + 3: return printer.word(u"6 a 2", u"6 to 2");
    case kSectorCode + kSectors9: return printer.word(u"20 a 1", u"20 to 1");
    case kSectorCode + kSectors9 + 1: return printer.word(u"19 a 2", u"19 to 2");
    default: return {};
    }
}

} // namespace

void printLayout(QPainter& painter, const RouletteLayoutGeometry& layout, RouletteText words, double unit) {
    Printer printer(painter, words, unit);
    const QPainterPath frame = frameOf(layout);
    printer.fill(frame, QColor(0, 0, 0, 14));
    printNumbers(printer, layout);
    printBoxes(printer, layout);
    printLines(printer, layout);
    printer.line(frame, kInk, 2.4);
    // A fine line all around, as on engraved print.
    QPainterPathStroker stroker;
    stroker.setWidth(2 * kRuleOff * unit);
    stroker.setJoinStyle(Qt::MiterJoin);
    printer.line(frame.united(stroker.createStroke(frame)).simplified(), kFaintInk, 0.8);
}

void printRacetrack(QPainter& painter, const RacetrackGeometry& track, RouletteText words, double unit) {
    if (track.isEmpty()) {
        return;
    }
    Printer printer(painter, words, unit);
    const QPainterPath outside = closedPath(track.outside());
    printer.fill(outside, QColor(0, 0, 0, 14));
    for (const RacetrackGeometry::Zone& zone : track.zones()) {
        const QPainterPath outline = closedPath(zone.outline);
        const bool sector = zone.code >= kSectorCode;
        printer.fill(outline, zone.code >= kSectorCode + kSectors9 ? kGreenInk : kSunk);
        printer.line(outline, kInk, 1.3);
        const qreal caps = track.ring() * (sector ? 0.40 : 0.34);
        printer.text(zoneText(printer, zone.code), caps, zone.labelWidth * 0.76, zone.label);
    }
    printer.line(closedPath(track.inside()), kInk, 2.2);
    for (const Pocket pocket : track.wheel().order()) {
        const QPainterPath field = closedPath(track.outline(pocket.index()));
        printer.fill(field, inkOf(pocket));
        printer.line(field, kInk, 1.0);
        printer.number(pocket, track.ring() * 0.42, track.ring() * 0.80, track.anchor(pocket.index()));
    }
    printer.line(outside, kInk, 2.2);
}

void printTitle(QPainter& painter, const QRectF& box, RouletteText words, double unit) {
    Printer printer(painter, words, unit);
    const QPointF middle = box.center();
    const qreal caps = 19 * unit;
    const QPainterPath name = printedLine(printer.word(u"ROLETA AMERICANA", u"AMERICAN ROULETTE"), caps, 0.16,
                                          box.width() * 0.6, middle);
    printer.fill(name, kGoldInk);
    const qreal half = name.boundingRect().width() / 2 + 26 * unit;
    for (const qreal side : {-1.0, 1.0}) {
        const QPointF at = middle + QPointF(side * half, 0);
        printer.fill(diamond(at, 4.5 * unit, 4.5 * unit), kGoldInk);
        QPainterPath line(at + QPointF(side * 9 * unit, 0));
        line.lineTo(at + QPointF(side * 72 * unit, 0));
        printer.line(line, QColor(0xE6, 0xC8, 0x78, 130), 0.9);
    }
}

namespace {

class TablePainter {
public:
    TablePainter(QPainter& painter, const RoulettePlan& plan)
        : m_painter(painter),
          m_plan(plan),
          m_unit(plan.unit()),
          m_area(QPointF(0, 0), plan.size()) {}

    void paintCloth() {
        const QPointF light(m_area.width() * 0.48, m_area.height() * 0.36);
        const qreal radius = std::max(m_area.width() * 0.70, m_area.height() * 1.15);
        art::paintCloth(m_painter, m_area, light, radius, 0.80);
    }

    void paintEdges() {
        const qreal far = m_plan.farEdge();
        const qreal edge = m_area.height() - m_plan.rim();
        for (int i = 6; i >= 1; --i) {
            m_painter.fillRect(QRectF(0, far, m_area.width(), 1.8 * i * m_unit), QColor(0, 0, 0, 20));
            m_painter.fillRect(QRectF(0, edge - 2.2 * i * m_unit, m_area.width(), 2.2 * i * m_unit),
                               QColor(0, 0, 0, 20));
        }
        art::paintWoodBand(m_painter, across(far / 2 - 1 * m_unit), far + 2 * m_unit);
        art::paintBrassInlay(m_painter, across(far), 1.2 * m_unit);
        const qreal wood = m_plan.rim() * 0.52;
        art::paintWoodBand(m_painter, across(edge + wood / 2), wood + m_unit);
        art::paintLeatherRail(m_painter, across(edge + wood + (m_plan.rim() - wood) * 0.62),
                              (m_plan.rim() - wood) * 1.24);
        art::paintBrassInlay(m_painter, across(edge + 0.6 * m_unit), 2 * m_unit);
        art::paintBrassInlay(m_painter, across(edge + wood), 1.3 * m_unit);
    }

    // The weave is visible through the ink.
    void paintWeave(const QRectF& over) {
        m_painter.save();
        m_painter.setOpacity(0.7);
        QBrush weave(art::clothTile());
        m_painter.fillRect(over, weave);
        m_painter.restore();
    }

    void paintLight() {
        QRadialGradient dark(QPointF(0, 0), 1.0);
        dark.setColorAt(0.0, QColor(0, 0, 0, 0));
        dark.setColorAt(0.58, QColor(0, 0, 0, 0));
        dark.setColorAt(0.84, QColor(0, 0, 0, 62));
        dark.setColorAt(1.0, QColor(4, 3, 2, 150));
        QBrush brush(dark);
        QTransform place;
        place.translate(m_area.width() * 0.49, m_area.height() * 0.46);
        place.scale(m_area.width() * 0.70, m_area.height() * 0.92);
        brush.setTransform(place);
        m_painter.fillRect(m_area, brush);

        QRadialGradient warm(QPointF(m_area.width() * 0.50, m_area.height() * 0.32), m_area.width() * 0.44);
        warm.setColorAt(0.0, QColor(255, 214, 140, 30));
        warm.setColorAt(0.6, QColor(255, 206, 130, 10));
        warm.setColorAt(1.0, QColor(255, 200, 120, 0));
        m_painter.fillRect(m_area, warm);
    }

    void paintTray() { paintChipTray(m_painter, m_plan.tray(), m_plan.tray().width() / kTrayWidthMm); }

private:
    static constexpr qreal kTrayWidthMm = 352;

    QPainterPath across(qreal y) const {
        QPainterPath line(QPointF(-10, y));
        line.lineTo(m_area.width() + 10, y);
        return line;
    }

    QPainter& m_painter;
    const RoulettePlan& m_plan;
    qreal m_unit;
    QRectF m_area;
};

QImage clothPicture(const art::PictureRequest& request) {
    if (request.name() != u"table") {
        return {};
    }
    const auto option = [&](const char* name, qint64 most) {
        return static_cast<int>(std::clamp<qint64>(request.number(QLatin1String(name)), 0, most));
    };
    RouletteClothStyle style;
    style.pockets = option("pockets", 38) == 38 ? 38 : 37;
    style.order = static_cast<roulette::WheelOrder>(option("order", 3));
    style.track = static_cast<TrackKind>(option("track", 3));
    style.macau = option("macau", 1) == 1;
    style.doubled = option("double", 1) == 1;
    style.english = request.text(QStringLiteral("lang")) == u"en";
    return rouletteCloth(style, request.sizeFor({2, 1}, 1280));
}

} // namespace

QImage rouletteCloth(const RouletteClothStyle& style, QSize size) {
    QImage image(size.expandedTo({8, 8}), QImage::Format_RGB32);
    image.fill(art::palette::kRoomFar);
    const RoulettePlan plan(image.size(), style.track, style.doubled);
    const RacetrackGeometry track(plan.track(), style.order, style.track);
    const RouletteText words{style.english, style.macau};
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    TablePainter table(painter, plan);
    table.paintCloth();
    printLayout(painter, {plan, Side::left, style.pockets}, words, plan.unit());
    if (plan.isDouble()) {
        printLayout(painter, {plan, Side::right, style.pockets}, words, plan.unit());
    }
    printRacetrack(painter, track, words, plan.unit());
    const bool bareTrack = !track.isEmpty() && track.zones().empty();
    const QRectF title = bareTrack ? track.inside().boundingRect() : plan.title();
    if (!title.isEmpty()) {
        printTitle(painter, title, words, plan.unit());
    }
    table.paintWeave(plan.layout().united(plan.layoutOn(Side::right)).united(plan.track()));
    table.paintEdges();
    table.paintLight();
    table.paintTray();
    return image;
}

void addRouletteClothProvider(QQmlEngine& engine) {
    // Only one large cloth is shown at a time: nothing is cached.
    engine.addImageProvider(QStringLiteral("roulettecloth"), new art::PictureProvider(clothPicture, 0));
}

} // namespace mesaviva::scene
