// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSGGeometryNode>
#include <QSGTexture>
#include <QSGTextureMaterial>

#include <array>

namespace mesaviva::scene {

/// A parallelogram with a picture on it.
struct TexturedQuad {
    QPointF corner;          ///< the picture's top left corner
    QPointF along;           ///< from there to its top right
    QPointF down;            ///< from there to its bottom left
    QRectF from{0, 0, 1, 1}; ///< the part of the texture, whose width and height are 1
};

/// Many small pictures from one texture, drawn in one node.
class TexturedNode : public QSGGeometryNode {
public:
    TexturedNode() : m_shapes(QSGGeometry::defaultAttributes_TexturedPoint2D(), 0, 0) {
        m_shapes.setDrawingMode(QSGGeometry::DrawTriangles);
        m_shapes.setVertexDataPattern(QSGGeometry::StreamPattern);
        m_material.setFiltering(QSGTexture::Linear);
        m_material.setFlag(QSGMaterial::Blending);
        setGeometry(&m_shapes);
        setMaterial(&m_material);
    }

    /// Shows a picture for each element of `list`, at the position returned by `quadOf`. `texture` must live
    /// until another is shown.
    template <class List, class QuadOf>
    void show(QSGTexture* texture, const List& list, const QuadOf& quadOf) {
        m_material.setTexture(texture);
        const auto corners = static_cast<int>(list.size()) * 6;
        if (m_shapes.vertexCount() != corners) {
            m_shapes.allocate(corners);
        }
        QSGGeometry::TexturedPoint2D* point = m_shapes.vertexDataAsTexturedPoint2D();
        for (const auto& one : list) {
            const TexturedQuad quad = quadOf(one);
            for (const std::array<int, 2> at : {std::array{0, 0}, {1, 0}, {1, 1}, {0, 0}, {1, 1}, {0, 1}}) {
                const QPointF to = quad.corner + quad.along * at[0] + quad.down * at[1];
                (point++)->set(static_cast<float>(to.x()), static_cast<float>(to.y()),
                               static_cast<float>(quad.from.left() + at[0] * quad.from.width()),
                               static_cast<float>(quad.from.top() + at[1] * quad.from.height()));
            }
        }
        markDirty(DirtyGeometry | DirtyMaterial);
    }

    /// Shows nothing until the next show().
    void clear(QSGTexture* texture) {
        show(texture, std::array<int, 0>{}, [](int) { return TexturedQuad{}; });
    }

private:
    QSGGeometry m_shapes;
    QSGTextureMaterial m_material;
};

} // namespace mesaviva::scene
