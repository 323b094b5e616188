// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/scene/wheel_pictures.h"

#include "app/games/roulette/art/wheel_fittings.h"
#include "app/games/roulette/art/wheel_picture.h"
#include "app/games/roulette/art/wheel_space.h"
#include "app/media/art/picture_provider.h"
#include "engine/games/roulette/ball/proportions.h"

#include <QHash>
#include <QMutex>
#include <QMutexLocker>
#include <QQuickWindow>
#include <QThreadPool>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <deque>
#include <functional>
#include <numbers>
#include <utility>

namespace mesaviva::scene {

using art::kTurn;

RotorLens::RotorLens(int bowlWidth) {
    const QRectF frame = art::WheelEye::frame();
    const double unit = bowlWidth / frame.width();
    const QRectF rotor = art::WheelEye::rotorFrame();
    m_box = QRect(static_cast<int>((rotor.left() - frame.left()) * unit),
                  static_cast<int>((rotor.top() - frame.top()) * unit),
                  static_cast<int>(rotor.width() * unit), static_cast<int>(rotor.height() * unit));
    m_places.reserve(static_cast<std::size_t>(m_box.width()) * static_cast<std::size_t>(m_box.height()));
    for (int y = 0; y < m_box.height(); ++y) {
        for (int x = 0; x < m_box.width(); ++x) {
            m_places.push_back(placeSeen({frame.left() + (m_box.left() + x + 0.5) / unit,
                                          frame.top() + (m_box.top() + y + 0.5) / unit}));
        }
    }
}

void RotorLens::look(const QImage& band, double start, QImage& picture) const {
    if (picture.size() != m_box.size()) {
        picture = QImage(m_box.size(), QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
    }
    const auto width = static_cast<std::uint32_t>(band.width());
    const auto height = static_cast<std::uint32_t>(band.height());
    const double turns = start / kTurn;
    const auto shift = static_cast<std::uint32_t>((turns - std::floor(turns)) * 65536.0);
    std::size_t i = 0;
    for (int y = 0; y < picture.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
        for (int x = 0; x < picture.width(); ++x, ++i) {
            const Place& place = m_places[i];
            if (place.row == kNowhere) {
                continue;
            }
            // Adjacent pixels are interpolated, so that slow rotation is smooth.
            const std::uint32_t along = ((place.turn - shift) & 0xFFFFU) * width;
            const std::uint32_t column = along >> 16U;
            const std::uint32_t part = (along >> 8U) & 0xFFU;
            const auto row = static_cast<int>(place.row * height >> 16U);
            const auto* colours = reinterpret_cast<const QRgb*>(band.constScanLine(row));
            const QRgb a = colours[column];
            const QRgb b = colours[column + 1 < width ? column + 1 : 0];
            const std::uint32_t rb = ((a & 0xFF00FFU) * (256U - part) + (b & 0xFF00FFU) * part) >> 8U;
            const std::uint32_t g = ((a & 0x00FF00U) * (256U - part) + (b & 0x00FF00U) * part) >> 8U;
            line[x] = 0xFF000000U | (rb & 0xFF00FFU) | (g & 0x00FF00U);
        }
    }
}

RotorLens::Place RotorLens::placeSeen(QPointF seenPoint) {
    const art::Vec3 eye = art::WheelEye::position();
    const art::Vec3 ray = normalized(art::WheelEye::ray(seenPoint));
    double way = (art::kRimTop + 0.02 - eye.z) / ray.z;
    for (int i = 0; i < 80; ++i) {
        const art::Vec3 at = eye + ray * way;
        const double radius = std::sqrt(at.x * at.x + at.y * at.y);
        // The colour continues below the bowl's edge.
        const double gap = at.z - art::wheelHeight(std::min(radius, art::kNumbersOuter - 0.001));
        if (gap > 0.0004) {
            way += std::clamp(gap * 0.6, 0.001, 0.03);
            continue;
        }
        if (radius > art::kBandOuter) {
            return {};
        }
        const double turns = std::atan2(at.x, at.y) / kTurn;
        const double row = (art::kBandOuter - radius) / (art::kBandOuter - art::kBandInner);
        return {static_cast<std::uint16_t>((turns - std::floor(turns)) * 65535.0),
                static_cast<std::uint16_t>(std::clamp(row, 0.0, 1.0) * 65000.0)};
    }
    return {};
}

namespace {

using roulette::WheelOrder;

// Few wheels are in use: the table's normal and zoomed ones, the lobby's, and earlier ones if they are small.
constexpr std::size_t kAtLeast = 2;
constexpr std::size_t kRemembered = 6;
constexpr qsizetype kMostBytes = 64 * 1024 * 1024;

class Memory {
public:
    WheelPicturesPtr find(WheelOrder order, int width, bool draft) {
        const QMutexLocker lock(&m_mutex);
        const auto found = std::find_if(m_sets.begin(), m_sets.end(), [&](const WheelPicturesPtr& set) {
            return set->order == order && set->width == width && set->draft == draft;
        });
        return found == m_sets.end() ? nullptr : *found;
    }

    /// A set whose bowl can be reused for another order.
    WheelPicturesPtr findBowl(int width, bool draft) {
        const QMutexLocker lock(&m_mutex);
        const auto found = std::find_if(m_sets.begin(), m_sets.end(), [&](const WheelPicturesPtr& set) {
            return set->width == width && set->draft == draft;
        });
        return found == m_sets.end() ? nullptr : *found;
    }

    void insert(WheelPicturesPtr set) {
        const QMutexLocker lock(&m_mutex);
        m_sets.push_front(std::move(set));
        while (m_sets.size() > kRemembered || (m_sets.size() > kAtLeast && bytesOfAll() > kMostBytes)) {
            m_sets.pop_back();
        }
    }

    std::pair<std::size_t, qsizetype> held() {
        const QMutexLocker lock(&m_mutex);
        return {m_sets.size(), bytesOfAll()};
    }

private:
    qsizetype bytesOfAll() const {
        qsizetype bytes = 0;
        for (const WheelPicturesPtr& set : m_sets) {
            bytes += set->bytes();
        }
        return bytes;
    }

    QMutex m_mutex;
    std::deque<WheelPicturesPtr> m_sets;
};

Memory& memory() {
    static Memory theMemory;
    return theMemory;
}

int pixels(double part, double unit) { return std::max(4, static_cast<int>(std::ceil(part * unit))); }

} // namespace

struct WheelPictureOrders::Wanted {
    QMutex mutex;
    QHash<quint64, std::stop_source> underWay;
    bool nobodyWaits = false;

    // Call with the mutex locked.
    void stop(const std::function<bool(int width)>& isWanted) {
        for (auto one = underWay.begin(); one != underWay.end();) {
            if (isWanted(static_cast<int>(one.key() >> 8U))) {
                ++one;
                continue;
            }
            one->request_stop();
            one = underWay.erase(one);
        }
    }
};

namespace {

quint64 keyOf(WheelOrder order, int width, bool draft) {
    return static_cast<quint64>(width) << 8U | static_cast<quint64>(order) << 1U | (draft ? 1U : 0U);
}

} // namespace

QSize bowlSize(int width) {
    const QRectF frame = art::WheelEye::frame();
    return {width, static_cast<int>(std::lround(width * frame.height() / frame.width()))};
}

qsizetype WheelPictures::bytes() const {
    qsizetype bytes = bowl.sizeInBytes() + turret.sizeInBytes() + knob.sizeInBytes() + ball.sizeInBytes();
    for (const QImage& band : bands) {
        bytes += band.sizeInBytes();
    }
    return bytes + (lens ? lens->bytes() : 0);
}

WheelPicturesPtr paintWheelPictures(WheelOrder order, int width, bool draft, const std::stop_token& stop) {
    const double unit = width / art::WheelEye::frame().width();
    auto set = std::make_shared<WheelPictures>();
    set->order = order;
    set->width = width;
    set->draft = draft;
    const WheelPicturesPtr alike = memory().findBowl(width, draft);
    // The pixels of large pictures are small or visible briefly: they need fewer samples.
    constexpr int kLarge = 1400;
    const int looks = draft ? 1 : width > kLarge ? 2 : 4;
    set->bowl = alike ? alike->bowl : art::wheelBowl(bowlSize(width), looks, stop);
    if (set->bowl.isNull()) {
        return nullptr;
    }
    if (QQuickWindow::sceneGraphBackend() == u"software") {
        set->lens = std::make_shared<RotorLens>(width);
    }
    // Slightly finer than the screen, since rotation smooths it.
    const double fine = 1.25 * unit;
    const QSize bandSize(pixels(2 * std::numbers::pi * 0.6, fine),
                         pixels(art::kBandOuter - art::kBandInner, fine));
    for (std::size_t i = 0; i < kBlurs.size(); ++i) {
        if (stop.stop_requested()) {
            return nullptr;
        }
        // A draft is visible briefly: it needs no blur.
        set->bands.at(i) =
            draft && i > 0 ? set->bands.front() : art::rotorBand(order, bandSize, kBlurs.at(i));
    }
    const QRectF turret = art::turretFrame();
    set->turret = art::turretBody({pixels(turret.width(), unit), pixels(turret.height(), unit)});
    set->knob = art::brassKnob(pixels(2 * art::kKnob, unit) + 2);
    set->ball = art::ivoryBall(pixels(2 * roulette::proportions::kBall, unit) + 2);
    return set;
}

WheelPictureOrders::WheelPictureOrders(QObject* parent)
    : QObject(parent),
      m_wanted(std::make_shared<Wanted>()) {}

WheelPictureOrders::~WheelPictureOrders() {
    const QMutexLocker lock(&m_wanted->mutex);
    m_wanted->nobodyWaits = true;
    m_wanted->stop([](int) { return false; });
}

void WheelPictureOrders::stopOthers(std::initializer_list<int> widths) {
    const QMutexLocker lock(&m_wanted->mutex);
    m_wanted->stop([&](int width) { return std::find(widths.begin(), widths.end(), width) != widths.end(); });
}

std::pair<std::size_t, qsizetype> WheelPictureOrders::remembered() { return memory().held(); }

bool WheelPictureOrders::knows(WheelOrder order, int width, bool draft) const {
    return memory().find(order, width, draft) != nullptr;
}

WheelPicturesPtr WheelPictureOrders::find(WheelOrder order, int width, bool draft) {
    if (WheelPicturesPtr set = memory().find(order, width, draft)) {
        return set;
    }
    const quint64 key = keyOf(order, width, draft);
    std::stop_token stop;
    {
        const QMutexLocker lock(&m_wanted->mutex);
        if (m_wanted->underWay.contains(key)) {
            return nullptr;
        }
        stop = m_wanted->underWay[key].get_token();
    }
    static const std::shared_ptr<QThreadPool> painters = art::newPainters();
    painters->start(
        [this, wanted = m_wanted, order, width, draft, key, stop] {
            WheelPicturesPtr set = paintWheelPictures(order, width, draft, stop);
            if (!set) {
                return;
            }
            memory().insert(std::move(set));
            const QMutexLocker lock(&wanted->mutex);
            if (!stop.stop_requested()) {
                wanted->underWay.remove(key);
            }
            if (!wanted->nobodyWaits) {
                emit ready();
            }
        },
        draft ? 1 : 0);
    return nullptr;
}

} // namespace mesaviva::scene
