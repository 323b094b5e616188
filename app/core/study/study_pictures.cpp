// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/study/study_pictures.h"

#include "app/media/art/palette.h"

#include <QQmlEngine>
#include <QQuickImageProvider>
#include <QRadialGradient>

#include <utility>

namespace mesaviva::app {

namespace {

class StudyProvider final : public QQuickImageProvider {
public:
    explicit StudyProvider(std::shared_ptr<const StudyPictures> pictures)
        : QQuickImageProvider(Image),
          m_pictures(std::move(pictures)) {}

    QImage requestImage(const QString& id, QSize* size, const QSize&) override {
        const QImage image = m_pictures->at(id.section(u'/', 0, 0).toInt(), id.section(u'/', 1, 1).toInt());
        if (size) {
            *size = image.size();
        }
        return image;
    }

private:
    std::shared_ptr<const StudyPictures> m_pictures;
};

} // namespace

QImage roundPicture(const std::function<void(QPainter&)>& paint) {
    QImage image(kRoundPicture, QImage::Format_RGB32);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QRadialGradient light(QPointF(kRoundPicture.width() / 2.0, kRoundPicture.height() * 0.4),
                          kRoundPicture.width() * 0.7);
    light.setColorAt(0, art::palette::kClothHighlighted);
    light.setColorAt(1, art::palette::kClothShade);
    painter.fillRect(image.rect(), light);
    paint(painter);
    return image;
}

int StudyPictures::put(std::vector<QImage> pictures) {
    const std::scoped_lock lock(m_mutex);
    m_pictures = std::move(pictures);
    return ++m_number;
}

QImage StudyPictures::at(int number, int round) const {
    const std::scoped_lock lock(m_mutex);
    const bool isThere =
        number == m_number && round >= 0 && static_cast<std::size_t>(round) < m_pictures.size();
    return isThere ? m_pictures[static_cast<std::size_t>(round)] : QImage();
}

void addStudyProvider(QQmlEngine& engine, std::shared_ptr<const StudyPictures> pictures) {
    engine.addImageProvider(QStringLiteral("study"), new StudyProvider(std::move(pictures)));
}

} // namespace mesaviva::app
