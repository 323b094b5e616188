// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/history/sheet_shelf.h"

#include "app/core/record/sheet_paper.h"

#include <QQmlEngine>
#include <QQuickImageProvider>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr int kWidestPage = 2400;

// The QML engine requests all its pictures from one thread.
class SheetProvider final : public QQuickImageProvider {
public:
    explicit SheetProvider(std::shared_ptr<const SheetShelf> shelf)
        : QQuickImageProvider(Image, ForceAsynchronousImageLoading),
          m_shelf(std::move(shelf)) {}

    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override {
        const int number = id.section(u'/', 0, 0).toInt();
        const int page = id.section(u'/', 1, 1).toInt();
        if (!m_paper || number != m_number) {
            const std::shared_ptr<const SheetDocument> sheet = m_shelf->at(number);
            m_paper = sheet ? std::make_unique<SheetPaper>(*sheet) : nullptr;
            m_number = number;
        }
        if (!m_paper || page < 0 || page >= m_paper->pageCount()) {
            return {};
        }
        const int width = requestedSize.width() > 0 ? std::min(requestedSize.width(), kWidestPage)
                                                    : qRound(SheetPaper::kPage.width());
        const QImage image = m_paper->picture(page, width);
        if (size) {
            *size = image.size();
        }
        return image;
    }

private:
    std::shared_ptr<const SheetShelf> m_shelf;
    std::unique_ptr<SheetPaper> m_paper; ///< laid out once for all its pages
    int m_number = 0;
};

} // namespace

int SheetShelf::put(std::shared_ptr<const SheetDocument> sheet) {
    const std::scoped_lock lock(m_mutex);
    m_sheet = std::move(sheet);
    return ++m_number;
}

std::shared_ptr<const SheetDocument> SheetShelf::at(int number) const {
    const std::scoped_lock lock(m_mutex);
    return number == m_number ? m_sheet : nullptr;
}

void addSheetProvider(QQmlEngine& engine, std::shared_ptr<const SheetShelf> shelf) {
    engine.addImageProvider(QStringLiteral("sheet"), new SheetProvider(std::move(shelf)));
}

} // namespace mesaviva::app
