// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/drawing_machine_node.h"

#include "app/scene/drawing_machine_plan.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGGeometryNode>
#include <QSGRenderNode>
#include <QSGRendererInterface>
#include <QSGSimpleTextureNode>
#include <QSGTexture>
#include <QSGTextureMaterial>
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

class BallsNode : public QSGGeometryNode {
public:
    BallsNode() : m_shapes(QSGGeometry::defaultAttributes_TexturedPoint2D(), 0, 0) {
        m_shapes.setDrawingMode(QSGGeometry::DrawTriangles);
        m_shapes.setVertexDataPattern(QSGGeometry::StreamPattern);
        m_material.setFiltering(QSGTexture::Linear);
        m_material.setFlag(QSGMaterial::Blending);
        setGeometry(&m_shapes);
        setMaterial(&m_material);
    }

    void show(QSGTexture* texture, const MachinePictures& pictures, const BallSprites& sprites) {
        m_material.setTexture(texture);
        const auto corners = static_cast<int>(sprites.size()) * 6;
        if (m_shapes.vertexCount() != corners) {
            m_shapes.allocate(corners);
        }
        const QSizeF whole = pictures.atlas.size();
        QSGGeometry::TexturedPoint2D* point = m_shapes.vertexDataAsTexturedPoint2D();
        for (const BallSprite& sprite : sprites) {
            const QRectF from = pictures.cell(sprite.cell);
            for (const std::array<int, 2> at : {std::array{0, 0}, {1, 0}, {1, 1}, {0, 0}, {1, 1}, {0, 1}}) {
                const QPointF to = sprite.corner + sprite.along * at[0] + sprite.down * at[1];
                (point++)->set(f(to.x()), f(to.y()), f((from.left() + at[0] * from.width()) / whole.width()),
                               f((from.top() + at[1] * from.height()) / whole.height()));
            }
        }
        markDirty(DirtyGeometry | DirtyMaterial);
    }

private:
    QSGGeometry m_shapes;
    QSGTextureMaterial m_material;
};

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
        m_balls.show(m_atlasTexture.get(), *view.pictures, view.balls);
        m_newest.show(m_atlasTexture.get(), *view.pictures, view.newest);
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
        // The old ones live until every node has let go of them.
        auto back = texture(pictures->back);
        auto front = texture(pictures->front);
        auto atlas = texture(pictures->atlas);
        const QRectF all(0, 0, machine::kSide, machine::kSide);
        m_back.setTexture(back.get());
        m_back.setRect(all);
        m_front.setTexture(front.get());
        m_front.setRect(all);
        m_balls.show(atlas.get(), *pictures, {});
        m_newest.show(atlas.get(), *pictures, {});
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
    BallsNode m_balls;
    QSGOpacityNode m_fading;
    BallsNode m_newest;
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
