// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bingo/scene/drawing_machine.h"

#include "app/games/bingo/art/bingo_pictures.h"
#include "app/games/bingo/scene/drawing_machine_node.h"
#include "app/media/art/picture_provider.h"

#include <QPromise>
#include <QQuickWindow>
#include <QSGRendererInterface>
#include <QThreadPool>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

namespace mesaviva::scene {
namespace {

using art::Vec3;
using namespace machine;

constexpr std::chrono::milliseconds kSettleTime{180};

// The newest ball's way: blown to the mouth, through the tube, along the rail.
constexpr qreal kAtMouth = 0.20;
constexpr qreal kOutOfTube = 0.58;
constexpr qreal kMakingRoom = 0.62;
constexpr qreal kRoomMade = 0.90;

double part(qreal from, qreal to, qreal at) { return std::clamp((at - from) / (to - from), 0.0, 1.0); }

qreal tumblingRadius(int variant) {
    // As full as with ninety balls, up to a size that still looks like a ball.
    return std::min(kLargestBallPart, kBallPart * std::cbrt(90.0 / variant));
}

} // namespace

/// Ticks with the window's frames while balls move.
class DrawingMachine::Clock : public QAbstractAnimation {
public:
    explicit Clock(DrawingMachine& machine) : m_machine(machine) {}

    int duration() const override { return -1; }

    void restart() {
        m_last = 0;
        start();
    }

protected:
    void updateCurrentTime(int now) override {
        const int passed = now - std::exchange(m_last, now);
        const QQuickWindow* window = m_machine.window();
        if (passed > 0 && window != nullptr && window->isExposed()) {
            m_machine.advance(passed / 1000.0);
        }
    }

private:
    DrawingMachine& m_machine;
    int m_last = 0;
};

DrawingMachine::DrawingMachine(QQuickItem* parent) : QQuickItem(parent), m_clock(new Clock(*this)) {
    setFlag(ItemHasContents);
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleTime);
    connect(&m_settle, &QTimer::timeout, this, &DrawingMachine::orderPictures);
    connect(&m_painting, &QFutureWatcherBase::finished, this, [this] {
        m_pictures = m_painting.result();
        update();
    });
}

DrawingMachine::~DrawingMachine() = default;

void DrawingMachine::setVariant(int variant) {
    if (art::bingoColours(variant).isEmpty() || variant == m_variant) {
        return;
    }
    m_variant = variant;
    refill();
    orderPictures();
    emit variantChanged();
}

void DrawingMachine::setSymbols(bool symbols) {
    if (symbols != m_symbols) {
        m_symbols = symbols;
        orderPictures();
        emit variantChanged();
    }
}

void DrawingMachine::setDrawn(const QList<int>& drawn) {
    if (drawn != m_drawn) {
        m_drawn = drawn;
        sortOut();
        emit drawnChanged();
    }
}

void DrawingMachine::setBall(int ball) {
    if (ball != m_ball) {
        m_ball = ball;
        sortOut();
        emit drawnChanged();
    }
}

void DrawingMachine::setProgress(qreal progress) {
    const qreal within = std::clamp(progress, 0.0, 1.0);
    if (within != m_progress) {
        m_progress = within;
        update();
        emit progressChanged();
    }
}

void DrawingMachine::setRunning(bool running) {
    if (running != m_running) {
        m_running = running;
        watchClock();
        emit runningChanged();
    }
}

void DrawingMachine::setReducedMotion(bool reduced) {
    if (reduced != m_reducedMotion) {
        m_reducedMotion = reduced;
        watchClock();
        update();
        emit reducedMotionChanged();
    }
}

void DrawingMachine::setSeed(int seed) {
    if (seed != m_seed) {
        m_seed = seed;
        refill();
        emit seedChanged();
    }
}

QPointF DrawingMachine::ballPlace() const {
    return box().topLeft() + newestSpot().at * (box().width() / kSide);
}

void DrawingMachine::advance(double seconds) {
    m_balls.advance(seconds, m_running && !m_reducedMotion);
    update();
    if (isStill() && !(m_running && !m_reducedMotion)) {
        m_clock->stop();
    }
}

bool DrawingMachine::isStill() const { return m_balls.isStill(); }

MachineView DrawingMachine::view() const {
    MachineView view;
    view.pictures = m_pictures;
    view.box = box();
    view.ratio = deviceRatio();
    if (!m_pictures || m_pictures->of.variant != m_variant) {
        return view;
    }
    const auto& balls = m_balls.balls();
    std::vector<int> order(balls.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&balls](int a, int b) {
        return balls[static_cast<std::size_t>(a)].at.z < balls[static_cast<std::size_t>(b)].at.z;
    });
    view.balls.reserve(3 * balls.size());
    for (const int index : order) {
        const TumblingBall& ball = balls[static_cast<std::size_t>(index)];
        if (!ball.gone) {
            addBall(view.balls, index + 1, spotOf(ball), 0.12 + 0.8 * part(0.8, -0.9, ball.at.z));
        }
    }
    const QList<int> before = older();
    const bool hasNewest = m_ball >= 1 && m_ball <= m_variant;
    const double shifted = m_reducedMotion ? 1 : part(kMakingRoom, kRoomMade, m_progress);
    const double shift = hasNewest ? art::smoothRamp(0, 1, shifted) : 0;
    for (int place = 0; place < std::min<int>(kPlaces, static_cast<int>(before.size())); ++place) {
        Spot spot;
        spot.at = railPlace(place + shift);
        spot.radius = kRailBall;
        spot.shadow = 1;
        if (place + shift > kPlaces - 0.05) {
            continue;
        }
        // Pushed balls rock.
        const double rock = -0.55 * std::sin(2 * std::acos(0.0) * shift);
        spot.upright = {std::sin(rock), -std::cos(rock), 0};
        addBall(view.balls, before.at(before.size() - 1 - place), spot, 0);
    }
    if (hasNewest) {
        addBall(view.newest, m_ball, newestSpot(), 0);
        view.newestOpacity = m_reducedMotion ? std::min(1.0, 8 * m_progress) : 1;
    }
    return view;
}

QSGNode* DrawingMachine::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    if (!m_pictures || window() == nullptr || width() <= 0 || height() <= 0) {
        delete old;
        return nullptr;
    }
    ++m_paints;
    const bool software = window()->rendererInterface()->graphicsApi() == QSGRendererInterface::Software;
    return software ? paintedMachineNode(old, *window(), view()) : meshMachineNode(old, *window(), view());
}

void DrawingMachine::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size()) {
        update();
        if (m_pictures) {
            m_settle.start();
        } else {
            orderPictures();
        }
    }
}

void DrawingMachine::itemChange(ItemChange change, const ItemChangeData& value) {
    QQuickItem::itemChange(change, value);
    if (change == ItemDevicePixelRatioHasChanged || change == ItemSceneChange ||
        change == ItemVisibleHasChanged) {
        orderPictures();
        watchClock();
    }
}

void DrawingMachine::componentComplete() {
    QQuickItem::componentComplete();
    orderPictures();
    watchClock();
}

QRectF DrawingMachine::box() const {
    const qreal ratio = deviceRatio();
    const qreal side = std::floor(std::min(width(), height()) * ratio) / ratio;
    const QPointF corner((width() - side) / 2 * ratio, (height() - side) / 2 * ratio);
    return {QPointF(std::round(corner.x()), std::round(corner.y())) / ratio, QSizeF(side, side)};
}

qreal DrawingMachine::deviceRatio() const {
    return window() != nullptr ? window()->effectiveDevicePixelRatio() : 1;
}

DrawingMachine::Spot DrawingMachine::spotOf(const TumblingBall& ball) const {
    // Nearer balls look a little larger.
    const double nearer = 1 + 0.10 * ball.at.z;
    Spot spot;
    spot.at = kGlass + QPointF(ball.at.x, ball.at.y) * kGlassRadius * (0.93 + 0.03 * ball.at.z);
    spot.radius = m_balls.radius() * kGlassRadius * nearer * 0.96;
    spot.facing = ball.facing;
    spot.upright = ball.upright;
    if (spot.facing.z < 0) {
        spot.facing = spot.facing * -1;
    }
    return spot;
}

DrawingMachine::Spot DrawingMachine::newestSpot() const {
    Spot rest;
    rest.at = railPlace(0);
    rest.radius = kRailBall;
    rest.shadow = 1;
    if (m_reducedMotion || m_ball < 1 || m_ball > static_cast<int>(m_balls.balls().size())) {
        return rest;
    }
    const Spot start = spotOf(m_balls.balls()[static_cast<std::size_t>(m_ball - 1)]);
    Spot spot;
    const qreal small = std::min(kTubeRadius - 0.55, tumblingRadius(m_variant) * kGlassRadius);
    if (m_progress < kAtMouth) {
        const double t = art::smoothRamp(0, 1, part(0, kAtMouth, m_progress));
        // The jet moves it to the middle first, then up.
        const QPointF mouth(kGlass.x(), kMouthY);
        spot.at = {std::lerp(start.at.x(), mouth.x(), art::smoothRamp(0, 0.75, t)),
                   std::lerp(start.at.y(), mouth.y(), t * t)};
        spot.radius = std::lerp(start.radius, small, t);
        spot.facing = normalized(mixed(start.facing, {0, 0, 1}, t) + Vec3{0, 0, 0.01});
        const Vec3 upright = mixed(start.upright, {0, -1, 0}, t) + Vec3{0, -0.01, 0};
        spot.upright = normalized(upright - spot.facing * dot(upright, spot.facing));
        return spot;
    }
    if (m_progress < kOutOfTube) {
        static const QPainterPath kTube = tubeLine();
        const double t = part(kAtMouth, kOutOfTube, m_progress);
        spot.at = kTube.pointAtPercent(t);
        spot.radius = small;
        const double angle = 2 * std::acos(-1.0) * art::smoothRamp(0, 1, t);
        spot.upright = {std::sin(angle), -std::cos(angle), 0};
        return spot;
    }
    static const QPainterPath kRoll = rollLine();
    const double t = part(kOutOfTube, 1, m_progress);
    // After the tube it slows down, and rocks once before it rests.
    const double way = 1 - std::pow(1 - part(0, 0.86, t), 2.4);
    spot.at = kRoll.pointAtPercent(std::clamp(way, 0.0, 1.0));
    const double rocking =
        t > 0.86 ? std::sin(part(0.86, 1, t) * std::acos(-1.0) * 2) * (1 - part(0.86, 1, t)) : 0;
    spot.at.rx() += 0.5 * rocking;
    spot.radius = std::lerp(small, kRailBall, art::smoothRamp(0.15, 0.7, t));
    spot.shadow = art::smoothRamp(0.1, 0.5, t);
    const double angle = 2 * std::acos(-1.0) * (1 - way) + 0.09 * rocking;
    spot.upright = {std::sin(angle), -std::cos(angle), 0};
    return spot;
}

QList<int> DrawingMachine::older() const {
    QList<int> before = m_drawn;
    if (m_ball > 0 && !before.isEmpty() && before.constLast() == m_ball) {
        before.removeLast();
    }
    return before;
}

// In layers: the column's colour, the disc rotated with the ball, the light that never rotates.
void DrawingMachine::addBall(BallSprites& sprites, int number, const Spot& spot, qreal depth) const {
    if (number < 1 || number > m_variant) {
        return;
    }
    const qreal r = spot.radius;
    if (spot.shadow > 0) {
        const qreal reach = r * std::lerp(1.6, 1.3, spot.shadow);
        const QPointF corner = spot.at + QPointF(0.22, 0.24) * r - QPointF(reach, reach);
        sprites.push_back({corner, {2 * reach, 0}, {0, 2 * reach}, m_pictures->shadowCell()});
    }
    const BallSprite whole{spot.at - QPointF(r, r), {2 * r, 0}, {0, 2 * r}, m_pictures->colourCell(number)};
    sprites.push_back(whole);

    // Seen from the edge, the disc would only flicker.
    constexpr double kEdgeways = 0.16;
    if (spot.facing.z > kEdgeways) {
        const qreal disc = art::kBingoDisc;
        const qreal height = r * std::sqrt(1 - disc * disc);
        const Vec3 right = cross(spot.facing, spot.upright);
        const QPointF middle = spot.at + QPointF(spot.facing.x, spot.facing.y) * height;
        const QPointF along = QPointF(right.x, right.y) * (r * disc);
        const QPointF down = QPointF(spot.upright.x, spot.upright.y) * (-r * disc);
        sprites.push_back({middle - along - down, along * 2, down * 2, m_pictures->discCell(number)});
    }

    BallSprite light = whole;
    light.cell = m_pictures->lightCell(depth);
    sprites.push_back(light);
}

void DrawingMachine::refill() {
    if (!isComponentComplete()) {
        return;
    }
    m_balls.reset(m_variant, tumblingRadius(m_variant), static_cast<std::uint32_t>(m_seed));
    sortOut();
    if (!m_running || m_reducedMotion) {
        m_balls.settle();
    }
}

// Removes the drawn balls from the glass and puts the others back.
void DrawingMachine::sortOut() {
    const auto count = static_cast<int>(m_balls.balls().size());
    int returned = 0;
    for (int index = 0; index < count; ++index) {
        const bool gone = index + 1 == m_ball || m_drawn.contains(index + 1);
        returned += m_balls.balls()[static_cast<std::size_t>(index)].gone && !gone ? 1 : 0;
        m_balls.setGone(index, gone);
    }
    if (returned > 0 && (!m_running || m_reducedMotion)) {
        // A new round starts with the balls in their present positions.
        m_balls.reset(m_variant, tumblingRadius(m_variant), static_cast<std::uint32_t>(m_seed));
        for (int index = 0; index < count; ++index) {
            m_balls.setGone(index, index + 1 == m_ball || m_drawn.contains(index + 1));
        }
    }
    watchClock();
    update();
}

void DrawingMachine::watchClock() {
    if (m_reducedMotion && !m_balls.isStill()) {
        m_balls.settle();
    }
    const bool seen = isVisible() && window() != nullptr && isComponentComplete();
    const bool moving = seen && ((m_running && !m_reducedMotion) || !m_balls.isStill());
    if (moving == (m_clock->state() == QAbstractAnimation::Running)) {
        return;
    }
    if (moving) {
        m_clock->restart();
    } else {
        m_clock->stop();
    }
}

void DrawingMachine::orderPictures() {
    if (m_balls.balls().empty()) {
        refill();
    }
    const MachineOrder order{m_variant, m_symbols && m_variant == 30,
                             static_cast<int>(std::lround(box().width() * deviceRatio()))};
    if (order.side < 16 || order == m_ordered || !isVisible() || window() == nullptr ||
        !isComponentComplete()) {
        return;
    }
    m_ordered = order;
    auto promise = std::make_shared<QPromise<MachinePicturesPtr>>();
    m_painting.setFuture(promise->future()); // earlier orders are not awaited
    static const std::shared_ptr<QThreadPool> painters = art::newPainters();
    painters->start([promise, order] {
        promise->start();
        promise->addResult(paintMachinePictures(order));
        promise->finish();
    });
}

} // namespace mesaviva::scene
