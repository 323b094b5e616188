// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/art/wheel_fittings.h"
#include "app/games/roulette/art/wheel_space.h"
#include "app/games/roulette/scene/wheel_lens.h"
#include "app/games/roulette/scene/wheel_node.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGRenderNode>
#include <QSGRendererInterface>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <vector>

namespace mesaviva::scene {
namespace {

QRgb mean(const TintedQuad& quad) {
    int r = 0;
    int g = 0;
    int b = 0;
    int a = 0;
    for (const TintedPoint& corner : quad) {
        r += qRed(corner.colour);
        g += qGreen(corner.colour);
        b += qBlue(corner.colour);
        a += qAlpha(corner.colour);
    }
    return qRgba(r / 4, g / 4, b / 4, a / 4);
}

class PaintedWheelNode : public QSGRenderNode {
public:
    explicit PaintedWheelNode(QQuickWindow& window) : m_window(window) {}

    void show(const WheelPicturesPtr& pictures, const WheelPose& pose, const WheelPlace& place) {
        if (pictures != m_pictures) {
            m_lens.reset();
        }
        m_pictures = pictures;
        m_pose = pose;
        m_place = place;
        markDirty(DirtyMaterial);
    }

    void render(const RenderState* state) override {
        auto* painter = static_cast<QPainter*>(
            m_window.rendererInterface()->getResource(&m_window, QSGRendererInterface::PainterResource));
        if (painter == nullptr || !m_pictures) {
            return;
        }
        painter->save();
        if (const QRegion* clip = state->clipRegion(); clip != nullptr && !clip->isEmpty()) {
            painter->setClipRegion(*clip, Qt::ReplaceClip);
        }
        painter->setTransform(matrix()->toTransform());
        painter->setOpacity(inheritedOpacity());
        paint(*painter);
        painter->restore();
    }

    StateFlags changedStates() const override { return {}; }
    RenderingFlags flags() const override { return BoundedRectRendering; }
    QRectF rect() const override { return m_place.map(art::WheelEye::frame()).adjusted(-1, -1, 1, 1); }

private:
    void paint(QPainter& painter) {
        const QRectF frame = m_place.map(art::WheelEye::frame());
        if (!m_lens) {
            m_lens = m_pictures->lens ? m_pictures->lens : std::make_shared<RotorLens>(m_pictures->width);
        }
        const BlurMix blur = blurMix(m_pose);
        m_lens->look(m_pictures->bands.at(static_cast<std::size_t>(blur.sharper + (blur.next > 0.5 ? 1 : 0))),
                     m_pose.rotorAngle + art::rotorBandAngle(m_pose.order, 0), m_rotor);
        const double perPixel = frame.width() / m_pictures->width;
        const QRectF rotor(frame.topLeft() + QPointF(m_lens->box().topLeft()) * perPixel,
                           QSizeF(m_lens->box().size()) * perPixel);
        // Pixels that match the screen's need no filtering.
        painter.setRenderHint(QPainter::SmoothPixmapTransform,
                              std::abs(perPixel * m_place.ratio - 1) > 0.001);
        painter.drawImage(rotor, m_rotor);
        painter.drawImage(frame, m_pictures->bowl);

        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        const double pixel = 1 / (m_place.unit * m_place.ratio);
        TintedQuads quads;
        addFrets(m_pose, pixel, quads);
        addArmShadows(m_pose, quads);
        addArms(m_pose, true, pixel, quads);
        paintQuads(painter, quads);
        paintSprites(painter, knobs(m_pose, true), m_pictures->knob);
        painter.drawImage(m_place.map(art::turretFrame()), m_pictures->turret);
        quads.clear();
        addArms(m_pose, false, pixel, quads);
        paintQuads(painter, quads);
        paintSprites(painter, knobs(m_pose, false), m_pictures->knob);
        if (m_pose.ballVisible) {
            quads.clear();
            addBallGround(m_pose, quads);
            paintQuads(painter, quads);
            paintSprites(painter, {ballBox(m_pose)}, m_pictures->ball);
            quads.clear();
            addFretsBeforeBall(m_pose, pixel, quads);
            paintQuads(painter, quads);
        }
    }

    // One colour each: QPainter smooths the edges, and these shapes are small.
    void paintQuads(QPainter& painter, const TintedQuads& quads) const {
        for (const TintedQuad& quad : quads) {
            const QRgb colour = mean(quad);
            if (qAlpha(colour) < 3) {
                continue;
            }
            painter.setBrush(QColor::fromRgba(colour));
            std::array<QPointF, 4> corners;
            std::transform(quad.begin(), quad.end(), corners.begin(),
                           [this](const TintedPoint& point) { return m_place.map(point.at); });
            painter.drawConvexPolygon(corners.data(), 4);
        }
    }

    void paintSprites(QPainter& painter, const std::vector<QRectF>& boxes, const QImage& sprite) const {
        for (const QRectF& box : boxes) {
            const double rim = box.width() / std::max(8, sprite.width());
            painter.drawImage(m_place.map(box.adjusted(-rim, -rim, rim, rim)), sprite);
        }
    }

    QQuickWindow& m_window;
    WheelPicturesPtr m_pictures;
    WheelPose m_pose;
    WheelPlace m_place;
    std::shared_ptr<const RotorLens> m_lens;
    QImage m_rotor;
};

} // namespace

QSGNode* paintedWheelNode(QSGNode* old, QQuickWindow& window, const WheelPicturesPtr& pictures,
                          const WheelPose& pose, const WheelPlace& place) {
    auto* node = old != nullptr ? static_cast<PaintedWheelNode*>(old) : new PaintedWheelNode(window);
    node->show(pictures, pose, place);
    return node;
}

} // namespace mesaviva::scene
