// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/art/picture_provider.h"

#include "app/media/art/card_picture.h"
#include "app/media/art/chip_picture.h"
#include "app/media/art/marker_picture.h"
#include "app/media/art/shadow.h"

#include <QCoreApplication>
#include <QMutex>
#include <QMutexLocker>
#include <QObject>
#include <QPainter>
#include <QQmlEngine>
#include <QQuickTextureFactory>
#include <QRunnable>
#include <QStringList>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

namespace mesaviva::art {

namespace {

// The thread pools of existing owners and of those that Qt has leaked: it keeps a provider while one of its
// answers is in progress, and leaks both if a window closes at that moment.
class Painters {
public:
    static Painters& all() {
        static Painters painters;
        return painters;
    }

    void add(const std::shared_ptr<QThreadPool>& pool) {
        const QMutexLocker lock(&m_mutex);
        if (!std::exchange(m_ends, true)) {
            qAddPostRoutine(finishPainters);
        }
        m_pools.erase(std::remove_if(m_pools.begin(), m_pools.end(),
                                     [](const std::weak_ptr<QThreadPool>& gone) { return gone.expired(); }),
                      m_pools.end());
        m_pools.push_back(pool);
    }

    std::vector<std::weak_ptr<QThreadPool>> pools() {
        const QMutexLocker lock(&m_mutex);
        return m_pools;
    }

private:
    QMutex m_mutex;
    std::vector<std::weak_ptr<QThreadPool>> m_pools;
    bool m_ends = false;
};

} // namespace

std::shared_ptr<QThreadPool> newPainters() {
    auto pool = std::make_shared<QThreadPool>();
    pool->setMaxThreadCount(std::clamp(QThread::idealThreadCount() - 1, 1, 3));
    Painters::all().add(pool);
    return pool;
}

void finishPainters() {
    for (const std::weak_ptr<QThreadPool>& known : Painters::all().pools()) {
        if (const std::shared_ptr<QThreadPool> pool = known.lock()) {
            pool->clear();
            pool->waitForDone();
        }
    }
}

namespace {

constexpr int kLargestSide = 4096;

class Response : public QQuickImageResponse {
public:
    Response() : m_cancelled(std::make_shared<std::atomic_bool>(false)) {}

    void deliver(const QImage& image) {
        m_image = image;
        emit finished();
    }

    [[nodiscard]] std::shared_ptr<std::atomic_bool> cancelled() const { return m_cancelled; }

    QQuickTextureFactory* textureFactory() const override {
        return m_image.isNull() ? nullptr : QQuickTextureFactory::textureFactoryForImage(m_image);
    }

    QString errorString() const override {
        return m_image.isNull() && !*m_cancelled ? QStringLiteral("There is no such picture") : QString();
    }

    void cancel() override { *m_cancelled = true; }

private:
    QImage m_image;
    std::shared_ptr<std::atomic_bool> m_cancelled;
};

// Runs on the pool's thread; its signal reaches the response by a queued call that is dropped with the
// response.
class Errand : public QObject, public QRunnable {
    Q_OBJECT
public:
    Errand(QString id, QSize size, PictureProvider::Draw draw,
           std::shared_ptr<PictureProvider::Memory> memory, std::shared_ptr<std::atomic_bool> cancelled)
        : m_id(std::move(id)),
          m_size(size),
          m_draw(std::move(draw)),
          m_memory(std::move(memory)),
          m_cancelled(std::move(cancelled)) {}

    void run() override {
        if (*m_cancelled) {
            emit done({});
            return;
        }
        const QString key = QStringLiteral("%1@%2x%3").arg(m_id).arg(m_size.width()).arg(m_size.height());
        QImage image = m_memory->find(key);
        if (image.isNull()) {
            image = m_draw(PictureRequest(m_id, m_size));
            m_memory->add(key, image);
        }
        emit done(image);
    }

signals:
    void done(const QImage& image);

private:
    QString m_id;
    QSize m_size;
    PictureProvider::Draw m_draw;
    std::shared_ptr<PictureProvider::Memory> m_memory;
    std::shared_ptr<std::atomic_bool> m_cancelled;
};

} // namespace

PictureRequest::PictureRequest(const QString& id, QSize requestedSize)
    : m_name(id.section(QLatin1Char('?'), 0, 0)),
      m_options(id.section(QLatin1Char('?'), 1)),
      m_requestedSize(requestedSize) {}

QString PictureRequest::text(const QString& option) const { return m_options.queryItemValue(option); }

qint64 PictureRequest::number(const QString& option) const { return text(option).toLongLong(); }

qreal PictureRequest::real(const QString& option) const { return text(option).toDouble(); }

QSize PictureRequest::sizeFor(QSizeF proportions, int defaultWidth) const {
    int width = m_requestedSize.width();
    int height = m_requestedSize.height();
    const qreal ratio = proportions.width() > 0 ? proportions.height() / proportions.width() : 1;
    if (width <= 0) {
        width = height > 0 ? static_cast<int>(std::lround(height / ratio)) : defaultWidth;
    }
    if (height <= 0) {
        height = static_cast<int>(std::lround(width * ratio));
    }
    return {std::clamp(width, 1, kLargestSide), std::clamp(height, 1, kLargestSide)};
}

PictureProvider::Memory::Memory(int kilobytes) : m_images(kilobytes) {}

QImage PictureProvider::Memory::find(const QString& key) {
    const QMutexLocker lock(&m_mutex);
    const QImage* image = m_images.object(key);
    return image != nullptr ? *image : QImage();
}

void PictureProvider::Memory::add(const QString& key, const QImage& image) {
    if (image.isNull()) {
        return;
    }
    const QMutexLocker lock(&m_mutex);
    m_images.insert(key, new QImage(image), std::max<qsizetype>(1, image.sizeInBytes() / 1024));
}

PictureProvider::PictureProvider(Draw draw, int kilobytes)
    : m_draw(std::move(draw)),
      m_memory(std::make_shared<Memory>(kilobytes)),
      m_pool(newPainters()) {}

QQuickImageResponse* PictureProvider::requestImageResponse(const QString& id, const QSize& requestedSize) {
    auto* response = new Response;
    auto* errand = new Errand(id, requestedSize, m_draw, m_memory, response->cancelled());
    QObject::connect(errand, &Errand::done, response, &Response::deliver);
    m_pool->start(errand);
    return response;
}

namespace {

constexpr QSizeF kCardSize(kCardWidthMm, kCardHeightMm);

QImage cardPicture(const PictureRequest& request) {
    const QSize size = request.sizeFor(kCardSize, 240);
    if (request.name() == u"back") {
        return cardBack(size);
    }
    const std::optional<CardSign> card = cardFromText(request.name());
    if (!card) {
        return {};
    }
    const bool english = request.text(QStringLiteral("letters")) == u"en";
    return cardFace(*card,
                    {english ? CornerLetters::english : CornerLetters::portuguese,
                     request.number(QStringLiteral("four")) == 1},
                    size);
}

QImage chipPicture(const PictureRequest& request) {
    const qint64 amount = request.number(QStringLiteral("amount"));
    if (request.name() == u"flat") {
        const std::vector<std::int64_t>& values = chipValues();
        const bool known = std::find(values.begin(), values.end(), amount) != values.end();
        return known ? flatChip(amount, request.sizeFor({1, 1}, 56)) : QImage();
    }
    if (request.name() == u"colour") {
        const auto chips =
            static_cast<int>(std::clamp<qint64>(request.number(QStringLiteral("chips")), 1, kMostDrawnChips));
        const auto colour = static_cast<int>(request.number(QStringLiteral("colour")) % kPlayerColours);
        return colourStack(colour, chips, request.text(QStringLiteral("label")),
                           request.number(QStringLiteral("mark")) == 1,
                           request.number(QStringLiteral("ring")) == 1,
                           static_cast<std::uint32_t>(request.number(QStringLiteral("seed"))),
                           request.sizeFor(colourStackSize(chips), 40));
    }
    if (request.name() == u"marker") {
        return numberMarker(request.sizeFor(kMarkerProportions, 40));
    }
    if (request.name() != u"stack" || amount <= 0) {
        return {};
    }
    const QSizeF size = StackMetrics::forAmount(amount).sizeMm;
    const auto seed = static_cast<std::uint32_t>(request.number(QStringLiteral("seed")));
    return chipStack(amount, seed, request.sizeFor(size, static_cast<int>(std::ceil(size.width()))));
}

QImage shadowPicture(const PictureRequest& request) {
    const qreal lift = request.real(QStringLiteral("lift"));
    constexpr qreal kRim = 2 * kShadowMargin;
    if (request.name() == u"card") {
        return softShadow(
            ShadowOf::card, lift,
            request.sizeFor({kCardWidthMm * (1 + kRim), kCardHeightMm + kCardWidthMm * kRim}, 128));
    }
    if (request.name() == u"chip") {
        return softShadow(ShadowOf::chip, lift, request.sizeFor({1, 1}, 64));
    }
    if (request.name() == u"box") {
        return softShadow(ShadowOf::box, lift, request.sizeFor({1, 1}, 128));
    }
    return {};
}

QImage tilePicture(const PictureRequest& request) {
    const bool wall = request.name() == u"wall";
    if (!wall && request.name() != u"one") {
        return {};
    }
    const QSize size = request.sizeFor({1, 1}, 96);
    const int columns =
        wall ? static_cast<int>(std::clamp<qint64>(request.number(QStringLiteral("columns")), 1, 64)) : 1;
    const qreal side = static_cast<qreal>(size.width()) / columns;
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (qreal y = 0; y < size.height() - 0.5; y += side) {
        for (int column = 0; column < columns; ++column) {
            paintAzulejo(painter, {column * side, y, side, side});
        }
    }
    return image;
}

} // namespace

void addImageProviders(QQmlEngine& engine) {
    engine.addImageProvider(QStringLiteral("cards"), new PictureProvider(cardPicture, 4096));
    engine.addImageProvider(QStringLiteral("chips"), new PictureProvider(chipPicture, 3072));
    engine.addImageProvider(QStringLiteral("shadow"), new PictureProvider(shadowPicture, 512));
    engine.addImageProvider(QStringLiteral("tiles"), new PictureProvider(tilePicture, 1024));
}

} // namespace mesaviva::art

#include "picture_provider.moc"
