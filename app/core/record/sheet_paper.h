// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/sheet_document.h"

#include <QImage>
#include <QSizeF>
#include <QString>

#include <memory>

class QPainter;
class QTextDocument;

namespace mesaviva::app {

/// A sheet on A4 pages, for the screen, PDF and pictures. Use it only on the thread that created it.
class SheetPaper {
public:
    explicit SheetPaper(const SheetDocument& sheet);
    ~SheetPaper();
    SheetPaper(const SheetPaper&) = delete;
    SheetPaper& operator=(const SheetPaper&) = delete;

    /// A4 in the units of paint().
    static constexpr QSizeF kPage{794, 1123};

    int pageCount() const;
    /// Paints a page, counted from 0, in the units of kPage.
    void paint(QPainter& painter, int page) const;
    /// A page as an image of that width in pixels.
    QImage picture(int page, int width) const;
    /// All pages below one another, at most `width` pixels wide.
    QImage pictureOfAll(int width) const;
    /// Writes a PDF; returns false if the file can't be written.
    bool writePdf(const QString& path) const;

private:
    QString m_title;
    QString m_footer;
    std::unique_ptr<QTextDocument> m_text;
};

} // namespace mesaviva::app
