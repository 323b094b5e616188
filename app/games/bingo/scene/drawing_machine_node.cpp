// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/scene/drawing_machine_node.h"

#include "app/games/bingo/art/bingo_pictures.h"
#include "app/media/art/matter.h"
#include "app/media/art/palette.h"
#include "app/media/scene/textured_node.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QQuickWindow>
#include <QRadialGradient>
#include <QSGGeometryNode>
#include <QSGRenderNode>
#include <QSGRendererInterface>
#include <QSGSimpleTextureNode>
#include <QSGTexture>
#include <QSGTransformNode>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

namespace mesaviva::scene {

namespace {

namespace palette = art::palette;
using namespace machine;

constexpr int kLights = 4;
constexpr int kAtlasColumns = 10;
constexpr int kLargestCell = 176;

QColor shade(int alpha) { return {0, 0, 0, alpha}; }
QColor lamp(int alpha) { return {255, 244, 222, alpha}; }

// Shading of turned brass from left to right.
QLinearGradient brassAcross(qreal left, qreal right) {
    QLinearGradient brass(left, 0, right, 0);
    brass.setColorAt(0.00, palette::kBrassDark.darker(125));
    brass.setColorAt(0.12, palette::kBrass);
    brass.setColorAt(0.26, palette::kBrassLight.lighter(108));
    brass.setColorAt(0.40, palette::kBrass);
    brass.setColorAt(0.72, palette::kBrassDark);
    brass.setColorAt(0.88, palette::kBrassDark.darker(150));
    brass.setColorAt(1.00, palette::kBrass.darker(130));
    return brass;
}

// A turned piece: half widths by height, shaded as a round body.
void paintTurned(QPainter& painter, qreal x, const QList<QPointF>& profile, const QBrush& matter) {
    QPainterPath shape;
    shape.moveTo(x - profile.first().x(), profile.first().y());
    for (const QPointF& at : profile) {
        shape.lineTo(x - at.x(), at.y());
    }
    for (auto at = profile.crbegin(); at != profile.crend(); ++at) {
        shape.lineTo(x + at->x(), at->y());
    }
    shape.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.setBrush(matter);
    painter.drawPath(shape);
}

// A brass ring around a turned piece, seen slightly from above.
void paintRing(QPainter& painter, qreal x, qreal top, qreal half, qreal height) {
    const qreal bulge = half * 0.10;
    QPainterPath ring;
    ring.moveTo(x - half, top);
    ring.quadTo(x - half - 0.35, top + height / 2, x - half, top + height);
    ring.quadTo(x, top + height + 2 * bulge, x + half, top + height);
    ring.quadTo(x + half + 0.35, top + height / 2, x + half, top);
    ring.quadTo(x, top + 2 * bulge, x - half, top);
    painter.setPen(Qt::NoPen);
    painter.setBrush(brassAcross(x - half, x + half));
    painter.drawPath(ring);
    QLinearGradient round(0, top, 0, top + height + bulge);
    round.setColorAt(0.0, lamp(90));
    round.setColorAt(0.35, lamp(0));
    round.setColorAt(0.6, shade(0));
    round.setColorAt(1.0, shade(130));
    painter.setBrush(round);
    painter.drawPath(ring);
}

QPainterPath roundBox(const QRectF& box, qreal corner) {
    QPainterPath path;
    path.addRoundedRect(box, corner, corner);
    return path;
}

void paintSoftEllipse(QPainter& painter, QPointF middle, qreal width, qreal height, int alpha) {
    painter.save();
    painter.translate(middle);
    painter.scale(width, height);
    QRadialGradient soft(QPointF(0, 0), 1);
    soft.setColorAt(0.0, shade(alpha));
    soft.setColorAt(0.55, shade(alpha * 2 / 3));
    soft.setColorAt(1.0, shade(0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(soft);
    painter.drawEllipse(QPointF(0, 0), 1, 1);
    painter.restore();
}

// Mahogany in the scale of the picture's pixels, for which its grain is designed.
void paintMahogany(QPainter& painter, const QPainterPath& shape) {
    const QTransform place = painter.transform();
    painter.save();
    painter.resetTransform();
    art::paintWood(painter, place.map(shape));
    painter.restore();
}

void paintRounded(QPainter& painter, const QPainterPath& shape) {
    paintMahogany(painter, shape);
    const QRectF box = shape.boundingRect();
    QLinearGradient round(box.left(), 0, box.right(), 0);
    round.setColorAt(0.0, shade(150));
    round.setColorAt(0.24, lamp(40));
    round.setColorAt(0.42, shade(0));
    round.setColorAt(1.0, shade(185));
    painter.fillPath(shape, round);
}

void paintFoot(QPainter& painter) {
    paintSoftEllipse(painter, {49, 96.8}, 50, 4.2, 190);
    const qreal x = kGlass.x();
    paintRounded(painter, roundBox({x - 21, 86.8, 42, 9}, 1.5));
    QPainterPath stem(QPointF(x - 7.6, 76));
    stem.cubicTo(x - 7.6, 81, x - 9.5, 83.6, x - 16, 85.6);
    stem.lineTo(x + 16, 85.6);
    stem.cubicTo(x + 9.5, 83.6, x + 7.6, 81, x + 7.6, 76);
    stem.closeSubpath();
    paintRounded(painter, stem);
    QPainterPath bead = roundBox({x - 18, 85.2, 36, 1.9}, 0.95);
    painter.fillPath(bead, brassAcross(x - 18, x + 18));
    painter.fillPath(roundBox({x - 18, 86.3, 36, 0.8}, 0.4), shade(90));
}

void paintBoard(QPainter& painter) { paintMahogany(painter, roundBox({6, 92.6, 90.6, 5.6}, 1.4)); }

// One of the two rods of the rail; at its end it rises and carries the tube.
void paintRod(QPainter& painter, qreal lift, qreal width) {
    const QPointF from = railPlace(6) + QPointF(0, kRailBall - lift);
    const QPointF to = railPlace(-1) + QPointF(0.4, kRailBall - lift);
    const qreal up = kTubeX + kTubeRadius + 0.2 + lift * 0.6;
    QPainterPath line(from);
    line.lineTo(to);
    line.cubicTo(to.x() + 5.5, to.y(), up, to.y() - 3, up, to.y() - 9);
    line.lineTo(up, kTubeEnd);
    const auto pen = [](const QBrush& brush, qreal w) {
        return QPen(brush, w, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    };
    painter.setBrush(Qt::NoBrush);
    painter.strokePath(line.translated(0.25, 0.5), pen(shade(110), width * 1.15));
    painter.strokePath(line, pen(palette::kBrassDark, width));
    painter.strokePath(line.translated(0, -width * 0.12), pen(palette::kBrass, width * 0.62));
    painter.strokePath(line.translated(0, -width * 0.24), pen(palette::kBrassLight, width * 0.24));
}

void paintCup(QPainter& painter) {
    const QRectF box(0.8, 81.5, kCupRight - 0.8, 15.5);
    paintMahogany(painter, roundBox(box, 1.6));
    QLinearGradient round(box.left(), 0, box.right(), 0);
    round.setColorAt(0.0, shade(120));
    round.setColorAt(0.3, lamp(24));
    round.setColorAt(1.0, shade(120));
    painter.fillPath(roundBox(box, 1.6), round);
    const QRectF edge(kCupRight - 1.5, 81.2, 1.9, 16.1);
    painter.fillPath(roundBox(edge, 0.8), brassAcross(edge.left(), edge.right()));
}

QPainterPath tubeBody() {
    QPainterPath body = tubeLine(kTubeRadius);
    body.connectPath(tubeLine(-kTubeRadius).toReversed());
    return body;
}

QPainterPath glassBody() {
    QPainterPath glass;
    glass.addEllipse(kGlass, kGlassRadius, kGlassRadius);
    return glass;
}

QImage emptyPicture(int side) {
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

QImage paintBack(int side) {
    QImage image = emptyPicture(side);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(side / kSide, side / kSide);
    paintFoot(painter);
    paintRing(painter, kGlass.x(), 76.4, 9.4, 2.6);
    paintBoard(painter);

    // The inside of the glass, darker at the bottom where the balls are, with the jet's nozzle.
    QRadialGradient room(kGlass + QPointF(-6, -8), kGlassRadius * 1.35);
    room.setColorAt(0.0, QColor(0x2A, 0x34, 0x33, 120));
    room.setColorAt(0.6, QColor(0x12, 0x18, 0x18, 165));
    room.setColorAt(1.0, QColor(0x05, 0x08, 0x08, 215));
    painter.setPen(Qt::NoPen);
    painter.setBrush(room);
    painter.drawEllipse(kGlass, kGlassRadius, kGlassRadius);
    paintTurned(painter, kGlass.x(), {{2.2, 71}, {2.8, 72.2}, {3.4, 74.5}, {6.5, 76.8}, {6.5, 77.6}},
                brassAcross(kGlass.x() - 5, kGlass.x() + 5));

    painter.fillPath(tubeBody(), QColor(0x10, 0x16, 0x16, 120));
    paintRod(painter, 0.9, 1.0);
    return image;
}

void paintGlassLight(QPainter& painter) {
    // Thick at the rim, where it reflects the room.
    QRadialGradient rim(kGlass, kGlassRadius);
    rim.setColorAt(0.0, lamp(0));
    rim.setColorAt(0.80, lamp(6));
    rim.setColorAt(0.93, QColor(206, 226, 220, 44));
    rim.setColorAt(0.985, QColor(226, 240, 234, 120));
    rim.setColorAt(1.0, QColor(226, 240, 234, 60));
    painter.setPen(Qt::NoPen);
    painter.setBrush(rim);
    painter.drawEllipse(kGlass, kGlassRadius, kGlassRadius);
    // Darker on the side away from the lamp.
    painter.save();
    painter.setClipPath(glassBody());
    QLinearGradient away(kGlass + QPointF(-10, -14), kGlass + QPointF(22, 26));
    away.setColorAt(0.0, shade(0));
    away.setColorAt(1.0, shade(105));
    painter.setBrush(away);
    painter.drawEllipse(kGlass, kGlassRadius, kGlassRadius);

    // The lamp's long reflection at the top left, a faint one of a window at the lower right.
    QPainterPath outer;
    outer.addEllipse(kGlass, kGlassRadius * 0.93, kGlassRadius * 0.93);
    QPainterPath inner;
    inner.addEllipse(kGlass + QPointF(4.2, 5.6), kGlassRadius * 0.95, kGlassRadius * 0.95);
    QLinearGradient sickle(kGlass + QPointF(-24, -22), kGlass + QPointF(-8, -8));
    sickle.setColorAt(0.0, lamp(120));
    sickle.setColorAt(0.5, lamp(48));
    sickle.setColorAt(1.0, lamp(0));
    painter.fillPath(outer.subtracted(inner), sickle);
    QPainterPath ghostInner;
    ghostInner.addEllipse(kGlass + QPointF(-2.2, -2.8), kGlassRadius * 0.93, kGlassRadius * 0.93);
    QLinearGradient ghost(kGlass + QPointF(26, 20), kGlass + QPointF(8, 24));
    ghost.setColorAt(0.0, lamp(20));
    ghost.setColorAt(1.0, lamp(0));
    painter.fillPath(outer.subtracted(ghostInner), ghost);

    painter.save();
    painter.translate(kGlass + QPointF(-14.5, -17.5));
    painter.rotate(-40);
    painter.scale(7.5, 3.6);
    QRadialGradient spot(QPointF(0, 0), 1);
    spot.setColorAt(0.0, lamp(190));
    spot.setColorAt(0.5, lamp(110));
    spot.setColorAt(1.0, lamp(0));
    painter.setBrush(spot);
    painter.drawEllipse(QPointF(0, 0), 1, 1);
    painter.restore();
    painter.restore();
}

void paintTubeLight(QPainter& painter) {
    const auto pen = [](const QColor& colour, qreal width) {
        return QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    };
    painter.setBrush(Qt::NoBrush);
    painter.strokePath(tubeLine(kTubeRadius - 0.25), pen(QColor(220, 236, 230, 110), 0.5));
    painter.strokePath(tubeLine(0.25 - kTubeRadius), pen(QColor(236, 246, 240, 150), 0.5));
    painter.strokePath(tubeLine(kTubeRadius - 0.9), pen(shade(70), 1.0));
    painter.strokePath(tubeLine(-kTubeRadius * 0.55), pen(lamp(95), 1.1));
    painter.strokePath(tubeLine(kTubeRadius * 0.62), pen(lamp(34), 0.7));
}

// A brass band around the tube.
void paintBand(QPainter& painter, QPointF at, bool upright) {
    painter.save();
    painter.translate(at);
    if (upright) {
        paintRing(painter, 0, -1.0, kTubeRadius + 0.55, 2.0);
    } else {
        painter.rotate(-90);
        const qreal half = kTubeRadius + 0.55;
        QLinearGradient brass = brassAcross(half, -half);
        painter.setPen(Qt::NoPen);
        painter.setBrush(brass);
        painter.drawRoundedRect(QRectF(-half, -1, 2 * half, 2), 0.5, 0.5);
    }
    painter.restore();
}

QImage paintFront(int side) {
    QImage image = emptyPicture(side);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(side / kSide, side / kSide);
    paintGlassLight(painter);
    paintTubeLight(painter);
    // Mouth and collar hold the glass; the bands hold the tube.
    paintRing(painter, kGlass.x(), kMouthY - 2.4, 6.6, 2.4);
    paintRing(painter, kGlass.x(), kMouthY - 0.2, 9.0, 1.5);
    paintRing(painter, kGlass.x(), 75.4, 10.6, 1.4);
    paintBand(painter, {66, kTubeTop}, false);
    paintBand(painter, {kTubeX, 26}, true);
    paintBand(painter, {kTubeX, 52}, true);
    paintRod(painter, 0.2, 1.5);
    paintBand(painter, {kTubeX, kTubeEnd - 1.2}, true);
    paintCup(painter);
    return image;
}

} // namespace

QRectF MachinePictures::cell(int index) const {
    return QRectF(index % columns * cellSide, index / columns * cellSide, cellSide, cellSide)
        .adjusted(1, 1, -1, -1);
}

int MachinePictures::colourCell(int number) const {
    return of.variant + std::max(0, art::bingoColumnOf(of.variant, number));
}

int MachinePictures::lightCell(qreal depth) const {
    const int light = std::clamp(static_cast<int>(depth * kLights), 0, kLights - 1);
    return of.variant + static_cast<int>(art::bingoColours(of.variant).size()) + light;
}

int MachinePictures::shadowCell() const {
    return of.variant + static_cast<int>(art::bingoColours(of.variant).size()) + kLights;
}

MachinePicturesPtr paintMachinePictures(MachineOrder order) {
    const auto [variant, symbols, side] = order;
    auto set = std::make_shared<MachinePictures>();
    set->of = order;
    set->back = paintBack(side);
    set->front = paintFront(side);

    const QList<QColor> colours = art::bingoColours(variant);
    const int cells = variant + static_cast<int>(colours.size()) + kLights + 1;
    const qreal ball = 2 * kRailBall / kSide * side;
    set->cellSide = std::clamp(static_cast<int>(std::ceil(ball)) + 2, 8, kLargestCell);
    set->columns = kAtlasColumns;
    const int rows = (cells + kAtlasColumns - 1) / kAtlasColumns;
    set->atlas =
        QImage(kAtlasColumns * set->cellSide, rows * set->cellSide, QImage::Format_ARGB32_Premultiplied);
    set->atlas.fill(Qt::transparent);
    QPainter painter(&set->atlas);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int number = 1; number <= variant; ++number) {
        art::paintBingoDisc(painter, set->cell(set->discCell(number)).adjusted(0.5, 0.5, -0.5, -0.5),
                            {variant, number, symbols});
    }
    painter.setPen(Qt::NoPen);
    for (int column = 0; column < colours.size(); ++column) {
        painter.setBrush(colours.at(column));
        painter.drawEllipse(set->cell(variant + column).adjusted(0.5, 0.5, -0.5, -0.5));
    }
    const QRectF dark = set->cell(set->shadowCell());
    paintSoftEllipse(painter, dark.center(), dark.width() / 2, dark.height() / 2, 200);
    for (int light = 0; light < kLights; ++light) {
        const QRectF box = set->cell(variant + static_cast<int>(colours.size()) + light);
        painter.drawImage(box.topLeft(), art::bingoBallLight(static_cast<int>(box.width()), light / 3.4));
    }
    return set;
}

namespace {

float f(double value) { return static_cast<float>(value); }

bool isOneToOne(const MachineView& view) {
    return std::abs(view.box.width() * view.ratio - view.pictures->of.side) < 0.01;
}

// The position of a ball and its pictures.
auto quadsOf(const MachinePictures& pictures) {
    return [&pictures, whole = QSizeF(pictures.atlas.size())](const BallSprite& sprite) {
        const QRectF cell = pictures.cell(sprite.cell);
        return TexturedQuad{sprite.corner,
                            sprite.along,
                            sprite.down,
                            {cell.left() / whole.width(), cell.top() / whole.height(),
                             cell.width() / whole.width(), cell.height() / whole.height()}};
    };
}

class MeshMachineNode : public QSGTransformNode {
public:
    MeshMachineNode() {
        const std::array<QSGNode*, 4> order = {&m_back, &m_balls, &m_fading, &m_front};
        for (QSGNode* node : order) {
            node->setFlag(QSGNode::OwnedByParent, false);
            appendChildNode(node);
        }
        m_newest.setFlag(QSGNode::OwnedByParent, false);
        m_fading.appendChildNode(&m_newest);
    }

    void show(QQuickWindow& window, const MachineView& view) {
        takePictures(window, view.pictures);
        QMatrix4x4 matrix;
        matrix.translate(f(view.box.left()), f(view.box.top()));
        matrix.scale(f(view.box.width() / machine::kSide), f(view.box.height() / machine::kSide));
        if (matrix != this->matrix()) {
            setMatrix(matrix);
        }
        const auto filtering = isOneToOne(view) ? QSGTexture::Nearest : QSGTexture::Linear;
        for (QSGSimpleTextureNode* node : {&m_back, &m_front}) {
            node->setFiltering(filtering);
        }
        m_balls.show(m_atlasTexture.get(), view.balls, quadsOf(*view.pictures));
        m_newest.show(m_atlasTexture.get(), view.newest, quadsOf(*view.pictures));
        m_fading.setOpacity(view.newestOpacity);
    }

private:
    void takePictures(QQuickWindow& window, const MachinePicturesPtr& pictures) {
        if (pictures == m_pictures) {
            return;
        }
        const auto texture = [&window](const QImage& image) {
            std::unique_ptr<QSGTexture> made(
                window.createTextureFromImage(image, QQuickWindow::TextureHasAlphaChannel));
            made->setFiltering(QSGTexture::Linear);
            return made;
        };
        // The old textures must outlive the nodes that use them.
        auto back = texture(pictures->back);
        auto front = texture(pictures->front);
        auto atlas = texture(pictures->atlas);
        const QRectF all(0, 0, machine::kSide, machine::kSide);
        m_back.setTexture(back.get());
        m_back.setRect(all);
        m_front.setTexture(front.get());
        m_front.setRect(all);
        m_balls.clear(atlas.get());
        m_newest.clear(atlas.get());
        m_backTexture = std::move(back);
        m_frontTexture = std::move(front);
        m_atlasTexture = std::move(atlas);
        m_pictures = pictures;
    }

    MachinePicturesPtr m_pictures;
    std::unique_ptr<QSGTexture> m_backTexture;
    std::unique_ptr<QSGTexture> m_frontTexture;
    std::unique_ptr<QSGTexture> m_atlasTexture;
    QSGSimpleTextureNode m_back;
    TexturedNode m_balls;
    QSGOpacityNode m_fading;
    TexturedNode m_newest;
    QSGSimpleTextureNode m_front;
};

class PaintedMachineNode : public QSGRenderNode {
public:
    explicit PaintedMachineNode(QQuickWindow& window) : m_window(window) {}

    void show(const MachineView& view) {
        m_view = view;
        markDirty(DirtyMaterial);
    }

    void render(const RenderState* state) override {
        auto* painter = static_cast<QPainter*>(
            m_window.rendererInterface()->getResource(&m_window, QSGRendererInterface::PainterResource));
        if (painter == nullptr || !m_view.pictures) {
            return;
        }
        painter->save();
        if (const QRegion* clip = state->clipRegion(); clip != nullptr && !clip->isEmpty()) {
            painter->setClipRegion(*clip, Qt::ReplaceClip);
        }
        painter->setTransform(matrix()->toTransform());
        painter->setOpacity(inheritedOpacity());
        painter->setRenderHint(QPainter::SmoothPixmapTransform, !isOneToOne(m_view));
        painter->drawImage(m_view.box, m_view.pictures->back);
        paintSprites(*painter, m_view.balls);
        painter->setOpacity(inheritedOpacity() * m_view.newestOpacity);
        paintSprites(*painter, m_view.newest);
        painter->setOpacity(inheritedOpacity());
        painter->drawImage(m_view.box, m_view.pictures->front);
        painter->restore();
    }

    StateFlags changedStates() const override { return {}; }
    RenderingFlags flags() const override { return BoundedRectRendering; }
    QRectF rect() const override { return m_view.box.adjusted(-1, -1, 1, 1); }

private:
    void paintSprites(QPainter& painter, const BallSprites& sprites) const {
        const QTransform usual = painter.transform();
        const bool smooth = painter.testRenderHint(QPainter::SmoothPixmapTransform);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        const qreal scale = m_view.box.width() / machine::kSide;
        for (const BallSprite& sprite : sprites) {
            const QRectF from = m_view.pictures->cell(sprite.cell);
            const QPointF along = sprite.along * scale / from.width();
            const QPointF down = sprite.down * scale / from.height();
            const QPointF corner = m_view.box.topLeft() + sprite.corner * scale;
            painter.setTransform(
                QTransform(along.x(), along.y(), down.x(), down.y(), corner.x(), corner.y()) * usual);
            painter.drawImage(QPointF(0, 0), m_view.pictures->atlas, from);
        }
        painter.setTransform(usual);
        painter.setRenderHint(QPainter::SmoothPixmapTransform, smooth);
    }

    QQuickWindow& m_window;
    MachineView m_view;
};

} // namespace

QSGNode* meshMachineNode(QSGNode* old, QQuickWindow& window, const MachineView& view) {
    auto* node = old != nullptr ? static_cast<MeshMachineNode*>(old) : new MeshMachineNode;
    node->show(window, view);
    return node;
}

QSGNode* paintedMachineNode(QSGNode* old, QQuickWindow& window, const MachineView& view) {
    auto* node = old != nullptr ? static_cast<PaintedMachineNode*>(old) : new PaintedMachineNode(window);
    node->show(view);
    return node;
}

} // namespace mesaviva::scene
