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

class QQmlEngine;

namespace mesaviva::art {

/// A few threads that paint pictures off the GUI thread. Not Qt's global pool: QPainter uses that one for
/// parts of each large fill and waits for them, also on the GUI thread, so that a slow picture there would
/// block the whole program.
[[nodiscard]] std::shared_ptr<QThreadPool> newPainters();

/// Ends all painting: waits for pictures in progress and drops the rest. Called automatically at the
/// application's end, so that nothing is drawn with destroyed objects.
void finishPainters();

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

/// Registers the image providers. They draw in the requested sourceSize (device pixels) on worker threads:
///
/// - `image://cards/Kd?letters=pt&four=0`, `image://cards/back`: `letters` pt or en, `four` 1 for four
/// colours.
/// - `image://chips/stack?amount=12500&seed=3`, `image://chips/flat?amount=2500`: amounts in cents.
/// - `image://chips/colour?colour=2&chips=3&label=5&mark=0&seed=7`: without value, in a player's colour.
/// - `image://chips/marker`: the marker on the number drawn.
/// - `image://shadow/card?lift=0`, `.../chip`, `.../box`: `lift` from 0 (on the cloth) to 1 (in the air).
/// - `image://tiles/one`, `image://tiles/wall?columns=4`: one azulejo, or a wall of them.
///
/// A missing side of sourceSize follows from the other; an invalid request returns an error.
void addImageProviders(QQmlEngine& engine);

} // namespace mesaviva::art
