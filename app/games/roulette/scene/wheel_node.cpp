// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/scene/wheel_node.h"

#include "app/games/roulette/art/wheel_fittings.h"
#include "app/games/roulette/art/wheel_space.h"
#include "app/games/roulette/scene/wheel_pictures.h"
#include "app/media/scene/textured_node.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGGeometryNode>
#include <QSGRenderNode>
#include <QSGRendererInterface>
#include <QSGSimpleTextureNode>
#include <QSGTexture>
#include <QSGTextureMaterial>
#include <QSGTransformNode>
#include <QSGVertexColorMaterial>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <memory>
#include <vector>

namespace mesaviva::scene {

namespace {

float asFloat(double value) { return static_cast<float>(value); }

// Shapes with vertex colours.
class TintedNode : public QSGGeometryNode {
public:
    TintedNode() : m_shapes(QSGGeometry::defaultAttributes_ColoredPoint2D(), 0, 0) {
        m_shapes.setDrawingMode(QSGGeometry::DrawTriangles);
        m_shapes.setVertexDataPattern(QSGGeometry::StreamPattern);
        m_material.setFlag(QSGMaterial::Blending);
        setGeometry(&m_shapes);
        setMaterial(&m_material);
    }

    void show(const TintedQuads& quads) {
        const auto corners = static_cast<int>(quads.size()) * 4;
        const auto indices = static_cast<int>(quads.size()) * 6;
        if (m_shapes.vertexCount() != corners) {
            m_shapes.allocate(corners, indices);
            quint16* index = m_shapes.indexDataAsUShort();
            for (int quad = 0; quad < static_cast<int>(quads.size()); ++quad) {
                for (const int corner : {0, 1, 2, 0, 2, 3}) {
                    *index++ = static_cast<quint16>(4 * quad + corner);
                }
            }
        }
        QSGGeometry::ColoredPoint2D* point = m_shapes.vertexDataAsColoredPoint2D();
        for (const TintedQuad& quad : quads) {
            for (const TintedPoint& corner : quad) {
                const QRgb c = qPremultiply(corner.colour);
                (point++)->set(asFloat(corner.at.x()), asFloat(corner.at.y()), static_cast<uchar>(qRed(c)),
                               static_cast<uchar>(qGreen(c)), static_cast<uchar>(qBlue(c)),
                               static_cast<uchar>(qAlpha(c)));
            }
        }
        markDirty(DirtyGeometry);
    }

private:
    QSGGeometry m_shapes;
    QSGVertexColorMaterial m_material;
};

TexturedQuad inBox(const QRectF& box) { return {box.topLeft(), {box.width(), 0}, {0, box.height()}}; }

// The bowl's picture in tiles: opaque tiles hide the layers below, which then needn't be drawn, and empty
// tiles are omitted. This determines the frame rate without a graphics card.
class BowlNode : public QSGNode {
public:
    BowlNode()
        : m_solidShapes(QSGGeometry::defaultAttributes_TexturedPoint2D(), 0, 0),
          m_thinShapes(QSGGeometry::defaultAttributes_TexturedPoint2D(), 0, 0) {
        for (QSGGeometry* shapes : {&m_solidShapes, &m_thinShapes}) {
            shapes->setDrawingMode(QSGGeometry::DrawTriangles);
        }
        m_thinMaterial.setFlag(QSGMaterial::Blending);
        m_solid.setGeometry(&m_solidShapes);
        m_solid.setMaterial(&m_solidMaterial);
        m_thin.setGeometry(&m_thinShapes);
        m_thin.setMaterial(&m_thinMaterial);
        for (QSGGeometryNode* node : {&m_solid, &m_thin}) {
            node->setFlag(OwnedByParent, false);
            appendChildNode(node);
        }
    }

    void show(QSGTexture* texture, const QImage& image, const QRectF& frame) {
        m_solidMaterial.setTexture(texture);
        m_thinMaterial.setTexture(texture);
        const auto runs = tileRuns(image);
        lay(m_solidShapes, runs, Cover::solid, image.size(), frame);
        lay(m_thinShapes, runs, Cover::thin, image.size(), frame);
        m_solid.markDirty(DirtyGeometry | DirtyMaterial);
        m_thin.markDirty(DirtyGeometry | DirtyMaterial);
    }

    void setFiltering(QSGTexture::Filtering filtering) {
        if (m_solidMaterial.filtering() != filtering) {
            m_solidMaterial.setFiltering(filtering);
            m_thinMaterial.setFiltering(filtering);
            m_solid.markDirty(DirtyMaterial);
            m_thin.markDirty(DirtyMaterial);
        }
    }

private:
    enum class Cover { empty, thin, solid };
    struct Run {
        QRect pixels;
        Cover cover;
    };

    static constexpr int kTile = 16;

    static Cover coverOf(const QImage& image, const QRect& tile) {
        int least = 255;
        int most = 0;
        // Filtering reads a pixel beyond the edge.
        const QRect read = tile.adjusted(-1, -1, 1, 1) & image.rect();
        for (int y = read.top(); y <= read.bottom(); ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
            for (int x = read.left(); x <= read.right(); ++x) {
                least = std::min(least, qAlpha(line[x]));
                most = std::max(most, qAlpha(line[x]));
            }
        }
        return least == 255 ? Cover::solid : most == 0 ? Cover::empty : Cover::thin;
    }

    static std::vector<Run> tileRuns(const QImage& image) {
        std::vector<Run> runs;
        for (int y = 0; y < image.height(); y += kTile) {
            for (int x = 0; x < image.width(); x += kTile) {
                const QRect tile = QRect(x, y, kTile, kTile) & image.rect();
                const Cover cover = coverOf(image, tile);
                if (x > 0 && runs.back().cover == cover) {
                    runs.back().pixels.setRight(tile.right());
                } else {
                    runs.push_back({tile, cover});
                }
            }
        }
        return runs;
    }

    static void lay(QSGGeometry& shapes, const std::vector<Run>& runs, Cover cover, QSize size,
                    const QRectF& frame) {
        const auto count =
            std::count_if(runs.begin(), runs.end(), [cover](const Run& run) { return run.cover == cover; });
        shapes.allocate(static_cast<int>(count) * 6);
        QSGGeometry::TexturedPoint2D* point = shapes.vertexDataAsTexturedPoint2D();
        for (const Run& run : runs) {
            if (run.cover != cover) {
                continue;
            }
            const double left = static_cast<double>(run.pixels.left()) / size.width();
            const double right = static_cast<double>(run.pixels.right() + 1) / size.width();
            const double top = static_cast<double>(run.pixels.top()) / size.height();
            const double bottom = static_cast<double>(run.pixels.bottom() + 1) / size.height();
            const auto set = [&](double u, double v) {
                (point++)->set(asFloat(frame.left() + u * frame.width()),
                               asFloat(frame.top() + v * frame.height()), asFloat(u), asFloat(v));
            };
            set(left, top);
            set(right, top);
            set(right, bottom);
            set(left, top);
            set(right, bottom);
            set(left, bottom);
        }
    }

    QSGGeometry m_solidShapes;
    QSGGeometry m_thinShapes;
    QSGOpaqueTextureMaterial m_solidMaterial;
    QSGTextureMaterial m_thinMaterial;
    QSGGeometryNode m_solid;
    QSGGeometryNode m_thin;
};

// The rotor's surface; two of them share one geometry when two blurs are mixed.
class BandNode : public QSGGeometryNode {
public:
    explicit BandNode(QSGGeometry* shapes) {
        m_opaque.setFiltering(QSGTexture::Linear);
        m_mixed.setFiltering(QSGTexture::Linear);
        setGeometry(shapes);
        setMaterial(&m_mixed);
        setOpaqueMaterial(&m_opaque);
    }

    void show(QSGTexture* texture) {
        m_opaque.setTexture(texture);
        m_mixed.setTexture(texture);
        markDirty(DirtyGeometry | DirtyMaterial);
    }

private:
    QSGOpaqueTextureMaterial m_opaque;
    QSGTextureMaterial m_mixed;
};

class MeshWheelNode : public QSGTransformNode {
public:
    MeshWheelNode()
        : m_band(QSGGeometry::defaultAttributes_TexturedPoint2D(), kBandRings * (kBandSpokes + 1),
                 (kBandRings - 1) * kBandSpokes * 6),
          m_sharper(&m_band),
          m_softer(&m_band) {
        m_band.setDrawingMode(QSGGeometry::DrawTriangles);
        m_band.setVertexDataPattern(QSGGeometry::StreamPattern);
        quint16* index = m_band.indexDataAsUShort();
        for (int ring = 0; ring + 1 < kBandRings; ++ring) {
            for (int spoke = 0; spoke < kBandSpokes; ++spoke) {
                const int corner = ring * (kBandSpokes + 1) + spoke;
                const int above = corner + kBandSpokes + 1;
                for (const int point : {corner, above, above + 1, corner, above + 1, corner + 1}) {
                    *index++ = static_cast<quint16>(point);
                }
            }
        }
        m_turret.setFiltering(QSGTexture::Linear);
        m_softening.appendChildNode(&m_softer);
        const std::array<QSGNode*, 10> order = {&m_sharper,    &m_softening, &m_bowl,     &m_frets,
                                                &m_farKnobs,   &m_turret,    &m_nearArms, &m_nearKnobs,
                                                &m_ballGround, &m_ball};
        for (QSGNode* node : order) {
            node->setFlag(QSGNode::OwnedByParent, false);
            appendChildNode(node);
        }
        m_softer.setFlag(QSGNode::OwnedByParent, false);
        m_beforeBall.setFlag(QSGNode::OwnedByParent, false);
        appendChildNode(&m_beforeBall);
    }

    void show(QQuickWindow& window, const WheelPicturesPtr& pictures, const WheelPose& pose,
              const WheelPlace& place) {
        takePictures(window, pictures);
        QMatrix4x4 matrix;
        matrix.translate(asFloat(place.origin.x()), asFloat(place.origin.y()));
        matrix.scale(asFloat(place.unit), asFloat(place.unit));
        if (matrix != this->matrix()) {
            setMatrix(matrix);
        }
        showBand(pose);
        // At a scale of one to one, filtering would only cost time.
        const double shownWidth = art::WheelEye::frame().width() * place.unit * place.ratio;
        const bool oneToOne = std::abs(shownWidth - pictures->width) < 0.01;
        m_bowl.setFiltering(oneToOne ? QSGTexture::Nearest : QSGTexture::Linear);

        const double pixel = 1 / (place.unit * place.ratio);
        m_quads.clear();
        addFrets(pose, pixel, m_quads);
        addArmShadows(pose, m_quads);
        addArms(pose, true, pixel, m_quads);
        m_frets.show(m_quads);
        m_farKnobs.show(m_textures.knob.get(), grown(knobs(pose, true), pictures->knob), inBox);
        m_quads.clear();
        addArms(pose, false, pixel, m_quads);
        m_nearArms.show(m_quads);
        m_nearKnobs.show(m_textures.knob.get(), grown(knobs(pose, false), pictures->knob), inBox);
        m_quads.clear();
        addBallGround(pose, m_quads);
        m_ballGround.show(m_quads);
        m_ball.show(m_textures.ball.get(),
                    pose.ballVisible ? grown({ballBox(pose)}, pictures->ball) : std::vector<QRectF>(), inBox);
        m_quads.clear();
        addFretsBeforeBall(pose, pixel, m_quads);
        m_beforeBall.show(m_quads);
    }

private:
    struct Textures {
        std::unique_ptr<QSGTexture> bowl;
        std::array<std::unique_ptr<QSGTexture>, kBlurs.size()> bands;
        std::unique_ptr<QSGTexture> turret;
        std::unique_ptr<QSGTexture> knob;
        std::unique_ptr<QSGTexture> ball;
    };

    // Sprites have a transparent margin of a pixel.
    static std::vector<QRectF> grown(std::vector<QRectF> boxes, const QImage& sprite) {
        for (QRectF& box : boxes) {
            const double rim = box.width() / std::max(8, sprite.width());
            box.adjust(-rim, -rim, rim, rim);
        }
        return boxes;
    }

    void takePictures(QQuickWindow& window, const WheelPicturesPtr& pictures) {
        if (pictures == m_pictures) {
            return;
        }
        const auto texture = [&window](const QImage& image, bool opaque) {
            std::unique_ptr<QSGTexture> made(window.createTextureFromImage(
                image, opaque ? QQuickWindow::TextureIsOpaque : QQuickWindow::TextureHasAlphaChannel));
            made->setFiltering(QSGTexture::Linear);
            return made;
        };
        // The old textures must outlive the nodes that use them.
        Textures fresh;
        fresh.bowl = m_pictures && m_pictures->bowl.cacheKey() == pictures->bowl.cacheKey()
                         ? std::move(m_textures.bowl)
                         : texture(pictures->bowl, false);
        for (std::size_t i = 0; i < kBlurs.size(); ++i) {
            fresh.bands.at(i) = texture(pictures->bands.at(i), true);
        }
        fresh.turret = texture(pictures->turret, false);
        fresh.knob = texture(pictures->knob, false);
        fresh.ball = texture(pictures->ball, false);
        m_bowl.show(fresh.bowl.get(), pictures->bowl, art::WheelEye::frame());
        m_turret.setTexture(fresh.turret.get());
        m_turret.setRect(art::turretFrame());
        m_sharper.show(fresh.bands.at(0).get());
        m_softer.show(fresh.bands.at(0).get());
        m_farKnobs.clear(fresh.knob.get());
        m_nearKnobs.clear(fresh.knob.get());
        m_ball.clear(fresh.ball.get());
        m_textures = std::move(fresh);
        m_pictures = pictures;
    }

    void showBand(const WheelPose& pose) {
        layBand(pose, m_points);
        QSGGeometry::TexturedPoint2D* point = m_band.vertexDataAsTexturedPoint2D();
        for (const BandPoint& from : m_points) {
            (point++)->set(asFloat(from.at.x()), asFloat(from.at.y()), asFloat(from.inBand.x()),
                           asFloat(from.inBand.y()));
        }
        const BlurMix blur = blurMix(pose);
        const auto sharper = static_cast<std::size_t>(blur.sharper);
        // A barely visible second layer is omitted.
        const bool onlySofter = blur.next > 0.95;
        m_sharper.show(m_textures.bands.at(onlySofter ? sharper + 1 : sharper).get());
        m_softer.show(m_textures.bands.at(sharper + 1).get());
        m_softening.setOpacity(onlySofter || blur.next < 0.05 ? 0 : blur.next);
    }

    WheelPicturesPtr m_pictures;
    Textures m_textures;
    std::vector<BandPoint> m_points;
    TintedQuads m_quads;
    QSGGeometry m_band;
    BandNode m_sharper;
    QSGOpacityNode m_softening;
    BandNode m_softer;
    BowlNode m_bowl;
    TintedNode m_frets;
    TexturedNode m_farKnobs;
    QSGSimpleTextureNode m_turret;
    TintedNode m_nearArms;
    TexturedNode m_nearKnobs;
    TintedNode m_ballGround;
    TexturedNode m_ball;
    TintedNode m_beforeBall;
};

} // namespace

QSGNode* meshWheelNode(QSGNode* old, QQuickWindow& window, const WheelPicturesPtr& pictures,
                       const WheelPose& pose, const WheelPlace& place) {
    auto* node = old != nullptr ? static_cast<MeshWheelNode*>(old) : new MeshWheelNode;
    node->show(window, pictures, pose, place);
    return node;
}

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
