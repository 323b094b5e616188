// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/scene/roulette_wheel.h"

#include "app/games/roulette/art/wheel_space.h"
#include "engine/games/roulette/ball/proportions.h"

#include <QQuickWindow>
#include <QSGRendererInterface>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numbers>

namespace mesaviva::scene {
namespace {

constexpr std::chrono::milliseconds kSettleTime{180};
// The greatest width of a draft; larger ones would take seconds.
constexpr int kDraftWidth = 640;

} // namespace

RouletteWheel::RouletteWheel(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleTime);
    connect(&m_settle, &QTimer::timeout, this, &RouletteWheel::choosePictures);
    connect(&m_orders, &WheelPictureOrders::ready, this, &RouletteWheel::choosePictures);
}

qreal RouletteWheel::aspect() const {
    const QRectF body = art::WheelEye::body();
    return body.width() / body.height();
}

void RouletteWheel::setOrder(int order) {
    if (order < 0 || order > static_cast<int>(roulette::WheelOrder::french) || order == this->order()) {
        return;
    }
    m_pose.order = static_cast<roulette::WheelOrder>(order);
    choosePictures();
    emit orderChanged();
}

void RouletteWheel::setNearness(qreal nearness) {
    const qreal within = std::clamp(nearness, 0.0, 1.0);
    if (within != m_near) {
        m_near = within;
        placeHasChanged();
        choosePictures();
    }
}

void RouletteWheel::setNearScale(qreal scale) {
    if (scale > 0 && scale != m_nearScale) {
        m_nearScale = scale;
        placeHasChanged();
        m_settle.start();
    }
}

void RouletteWheel::setNearPlace(QPointF place) {
    if (!m_nearPlaceIsSet || place != m_nearPlace) {
        m_nearPlace = place;
        m_nearPlaceIsSet = true;
        placeHasChanged();
    }
}

void RouletteWheel::resetNearPlace() {
    if (m_nearPlaceIsSet) {
        m_nearPlaceIsSet = false;
        placeHasChanged();
    }
}

void RouletteWheel::setPose(const WheelPose& pose) {
    const bool other = pose.order != m_pose.order;
    m_pose = pose;
    update();
    emit poseChanged();
    if (other) {
        choosePictures();
        emit orderChanged();
    }
}

QPointF RouletteWheel::at(qreal angle, qreal radius, qreal height) const {
    return place().map(placeOnWheel(angle, radius, height));
}

bool RouletteWheel::isFine() const {
    return m_shown && !m_shown->draft && m_shown->order == m_pose.order && m_shown->width == wantedWidth();
}

QSGNode* RouletteWheel::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    if (!m_shown || window() == nullptr || width() <= 0 || height() <= 0) {
        delete old;
        return nullptr;
    }
    ++m_paints;
    // The numbers shown are those of the pictures: a new order appears once it is painted.
    WheelPose pose = m_pose;
    pose.order = m_shown->order;
    const bool software = window()->rendererInterface()->graphicsApi() == QSGRendererInterface::Software;
    return software ? paintedWheelNode(old, *window(), m_shown, pose, place())
                    : meshWheelNode(old, *window(), m_shown, pose, place());
}

void RouletteWheel::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size()) {
        placeHasChanged();
        if (m_shown) {
            m_settle.start();
        } else {
            choosePictures();
        }
    }
}

void RouletteWheel::itemChange(ItemChange change, const ItemChangeData& value) {
    QQuickItem::itemChange(change, value);
    if (change == ItemDevicePixelRatioHasChanged || change == ItemSceneChange ||
        change == ItemVisibleHasChanged) {
        choosePictures();
    }
}

qreal RouletteWheel::deviceRatio() const {
    return window() != nullptr ? window()->effectiveDevicePixelRatio() : 1;
}

// The bowl's width in device pixels when the wheel is not zoomed.
int RouletteWheel::farWidth() const {
    const QRectF frame = art::WheelEye::frame();
    const QRectF body = art::WheelEye::body();
    const qreal unit = std::min(width() / body.width(), height() / body.height());
    return static_cast<int>(std::floor(unit * frame.width() * deviceRatio()));
}

int RouletteWheel::closeWidth() const { return static_cast<int>(std::lround(farWidth() * m_nearScale)); }

int RouletteWheel::wantedWidth() const { return m_near > 0.25 ? closeWidth() : farWidth(); }

WheelPlace RouletteWheel::place() const {
    const QRectF frame = art::WheelEye::frame();
    WheelPlace place;
    place.ratio = deviceRatio();
    const qreal scale = std::lerp(1.0, m_nearScale, m_near);
    place.unit = scale * farWidth() / place.ratio / frame.width();
    const QPointF home(width() / 2, height() / 2);
    const QPointF middle = home + (nearPlace() - home) * m_near - art::WheelEye::body().center() * place.unit;
    // At both ends of the zoom, the picture's pixels match the screen's.
    const bool settled = m_near <= 0 || m_near >= 1;
    const QPointF corner = (middle + frame.topLeft() * place.unit) * place.ratio;
    const QPointF whole(std::round(corner.x()), std::round(corner.y()));
    place.origin = settled ? whole / place.ratio - frame.topLeft() * place.unit : middle;
    return place;
}

void RouletteWheel::placeHasChanged() {
    update();
    emit placeChanged();
}

// Shows the best available picture, and orders a better one.
void RouletteWheel::choosePictures() {
    const int usual = farWidth();
    if (usual < 16 || !isVisible() || window() == nullptr) {
        return;
    }
    const int coarse = std::min(usual, kDraftWidth);
    m_orders.stopOthers({coarse, usual, closeWidth()});
    const auto order = m_pose.order;
    const bool hasOrder = m_shown && m_shown->order == order;
    WheelPicturesPtr best;
    if (hasOrder || m_orders.knows(order, usual) || m_orders.knows(order, wantedWidth())) {
        best = m_orders.find(order, wantedWidth());
        if (!best && wantedWidth() != usual) {
            // Meanwhile use a finer picture of another size, otherwise enlarge the usual one.
            const bool finer = hasOrder && !m_shown->draft && m_shown->width > usual;
            best = finer ? m_shown : m_orders.find(order, usual);
        }
    } else {
        // The first picture is needed at once, in any quality.
        best = m_orders.find(order, coarse, true);
        if (best) {
            m_orders.find(order, wantedWidth());
        }
    }
    if (best && !best->draft && wantedWidth() == usual && m_nearScale > 1) {
        // The zoomed picture is painted while there is time.
        m_orders.find(order, closeWidth());
    }
    if (best && best != m_shown) {
        const bool first = m_shown == nullptr;
        m_shown = best;
        update();
        if (first) {
            emit readyChanged();
        }
    }
}

} // namespace mesaviva::scene
