// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QImage>
#include <QMutex>
#include <QQuickAsyncImageProvider>
#include <QSize>
#include <QSizeF>
#include <QString>
#include <QThreadPool>
#include <QUrlQuery>

#include <functional>
#include <memory>

namespace mesaviva::art {

/// A parsed image URL: a name, options after the question mark, and the size in device pixels.
class PictureRequest {
public:
    PictureRequest(const QString& id, QSize requestedSize);

    [[nodiscard]] const QString& name() const noexcept { return m_name; }
    /// An option as text, integer or fraction; empty or zero if missing or malformed.
    [[nodiscard]] QString text(const QString& option) const;
    [[nodiscard]] qint64 number(const QString& option) const;
    [[nodiscard]] qreal real(const QString& option) const;
    /// The size to draw: the requested one, a missing side computed from `proportions`; `defaultWidth` if
    /// there is neither.
    [[nodiscard]] QSize sizeFor(QSizeF proportions, int defaultWidth) const;

private:
    QString m_name;
    QUrlQuery m_options;
    QSize m_requestedSize;
};

/// Draws pictures off the GUI thread and caches the latest. `draw` must be thread-safe; a null image is an
/// error. A request cancelled before it starts is never drawn.
class PictureProvider : public QQuickAsyncImageProvider {
public:
    using Draw = std::function<QImage(const PictureRequest&)>;

    /// Caches up to `kilobytes` of pictures.
    PictureProvider(Draw draw, int kilobytes);

    QQuickImageResponse* requestImageResponse(const QString& id, const QSize& requestedSize) override;

    /// The cached pictures, by URL and size.
    class Memory {
    public:
        explicit Memory(int kilobytes);
        [[nodiscard]] QImage find(const QString& key);
        void add(const QString& key, const QImage& image);

    private:
        QMutex m_mutex;
        QCache<QString, QImage> m_images;
    };

private:
    Draw m_draw;
    std::shared_ptr<Memory> m_memory;
    std::shared_ptr<QThreadPool> m_pool;
};

} // namespace mesaviva::art
