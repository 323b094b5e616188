// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bingo/scene/drawing_machine_node.h"

#include "app/games/bingo/scene/drawing_machine_plan.h"
#include "app/media/scene/textured_node.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGGeometryNode>
#include <QSGRenderNode>
#include <QSGRendererInterface>
#include <QSGSimpleTextureNode>
#include <QSGTexture>
#include <QSGTransformNode>

#include <array>
#include <cmath>
#include <memory>

namespace mesaviva::scene {
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
