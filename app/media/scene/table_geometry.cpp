// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/scene/table_geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mesaviva::scene {

namespace {

constexpr qreal kAside = 1.5; // cost of a sideways step relative to one in the arrow's direction
constexpr qreal kOffMiddle = 0.02;
constexpr qreal kHair = 1e-6;

struct Span {
    qreal low;
    qreal high;
};

// Maps any direction to one: forward is right, sideways is down.
struct View {
    Direction direction;

    bool lengthways() const { return direction == Direction::left || direction == Direction::right; }
    qreal sign() const { return direction == Direction::left || direction == Direction::up ? -1.0 : 1.0; }
    qreal along(QPointF p) const { return sign() * (lengthways() ? p.x() : p.y()); }
    qreal across(QPointF p) const { return lengthways() ? p.y() : p.x(); }
    Span alongSpan(const QRectF& box) const {
        const qreal a = along(box.topLeft());
        const qreal b = along(box.bottomRight());
        return {std::min(a, b), std::max(a, b)};
    }
    Span acrossSpan(const QRectF& box) const { return {across(box.topLeft()), across(box.bottomRight())}; }
};

} // namespace

int nextStation(const Station& from, Direction direction, const std::vector<Station>& all) {
    const View view{direction};
    const qreal start = view.along(from.at);
    const qreal middle = view.across(from.at);
    const qreal end = view.alongSpan(from.extent).high;
    int best = -1;
    qreal least = std::numeric_limits<qreal>::max();
    for (const Station& station : all) {
        const qreal along = view.along(station.at) - start;
        if (along < kHair || view.alongSpan(station.extent).low < end - kHair) {
            continue;
        }
        const Span span = view.acrossSpan(station.extent);
        const qreal aside = std::max({0.0, span.low - middle, middle - span.high});
        if (aside > 2 * along) {
            continue;
        }
        const qreal cost = along + kAside * aside + kOffMiddle * std::abs(view.across(station.at) - middle);
        if (cost < least - kHair) {
            least = cost;
            best = station.id;
        }
    }
    return best;
}

SettlingGeometry::SettlingGeometry(QObject* parent) : QObject(parent) {
    m_settle.setSingleShot(true);
    connect(&m_settle, &QTimer::timeout, this, [this] {
        m_still = true;
        emit stillChanged();
    });
}

void SettlingGeometry::setWidth(qreal width) { take(m_size.rwidth(), width); }
void SettlingGeometry::setHeight(qreal height) { take(m_size.rheight(), height); }

void SettlingGeometry::update() {
    if (m_size.isEmpty()) {
        return;
    }
    // Items on the table must know that they jump before their new position arrives.
    m_settle.start(0);
    if (m_still) {
        m_still = false;
        emit stillChanged();
    }
    layOut(m_size);
    ++m_revision;
    emit changed();
}

} // namespace mesaviva::scene
