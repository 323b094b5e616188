// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/art/picture_provider.h"

#include "app/media/art/painters.h"

#include <QMutexLocker>
#include <QObject>
#include <QQuickTextureFactory>
#include <QRunnable>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <utility>

namespace mesaviva::art {
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

} // namespace mesaviva::art

#include "picture_provider.moc"
