// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <memory>
#include <variant>
#include <vector>

class QPainter;
class QTextDocument;

namespace mesaviva::app {

/// One fact on a sheet: a label and its value.
struct SheetFact {
    QString label;
    QString value;

    friend bool operator==(const SheetFact&, const SheetFact&) = default;
};
using SheetFacts = std::vector<SheetFact>;

/// A column of a table on a sheet.
struct SheetColumn {
    QString title;
    bool isNumber = false; ///< right-aligned
    int share = 1;         ///< its share of the width, relative to the other columns

    friend bool operator==(const SheetColumn&, const SheetColumn&) = default;
};

/// A table on a sheet; each row has one text per column.
struct SheetTable {
    std::vector<SheetColumn> columns;
    std::vector<QStringList> rows;

    friend bool operator==(const SheetTable&, const SheetTable&) = default;
};

/// A paragraph. Code may break anywhere and is not hyphenated.
struct SheetText {
    QString text;
    bool isCode = false;

    friend bool operator==(const SheetText&, const SheetText&) = default;
};

/// A picture on a sheet, and its description.
struct SheetPicture {
    QImage image;
    QString caption;

    friend bool operator==(const SheetPicture&, const SheetPicture&) = default;
};
/// Pictures next to each other, at most three in a row.
using SheetPictures = std::vector<SheetPicture>;

using SheetBlock = std::variant<SheetFacts, SheetTable, SheetText, SheetPictures>;

/// A section of a sheet under a heading.
struct SheetSection {
    QString heading;
    std::vector<SheetBlock> blocks;
    bool startsPage = false; ///< on paper it starts a page: another sheet is appended here

    friend bool operator==(const SheetSection&, const SheetSection&) = default;
};

/// A sheet's content in one language. Text, pages and pictures are generated from it (sheetText, SheetPaper).
struct SheetDocument {
    QString title;
    QString subtitle;
    QString remark; ///< a remark that must not be overlooked; may be empty
    QString footer; ///< on every page
    std::vector<SheetSection> sections;

    friend bool operator==(const SheetDocument&, const SheetDocument&) = default;
};

/// The sheet as plain text with lines of at most 100 characters, longer only if unbreakable.
QString sheetText(const SheetDocument& sheet);

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
