// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace mesaviva::app {

/// One thing that a sheet says: what it is, and its value.
struct SheetFact {
    QString label;
    QString value;

    friend bool operator==(const SheetFact&, const SheetFact&) = default;
};
using SheetFacts = std::vector<SheetFact>;

/// A column of a table on a sheet.
struct SheetColumn {
    QString title;
    bool isNumber = false; ///< stands at the right
    int share = 1;         ///< of the width, beside the other columns

    friend bool operator==(const SheetColumn&, const SheetColumn&) = default;
};

/// A table on a sheet; each row has a text for each column.
struct SheetTable {
    std::vector<SheetColumn> columns;
    std::vector<QStringList> rows;

    friend bool operator==(const SheetTable&, const SheetTable&) = default;
};

/// A paragraph. Code is broken anywhere and has no hyphens.
struct SheetText {
    QString text;
    bool isCode = false;

    friend bool operator==(const SheetText&, const SheetText&) = default;
};

/// A picture on a sheet, and what it shows.
struct SheetPicture {
    QImage image;
    QString caption;

    friend bool operator==(const SheetPicture&, const SheetPicture&) = default;
};
/// Pictures beside one another, at most three to a row.
using SheetPictures = std::vector<SheetPicture>;

using SheetBlock = std::variant<SheetFacts, SheetTable, SheetText, SheetPictures>;

/// A part of a sheet under a heading.
struct SheetSection {
    QString heading;
    std::vector<SheetBlock> blocks;
    bool startsPage = false; ///< on paper it begins a page: another sheet is bound in here

    friend bool operator==(const SheetSection&, const SheetSection&) = default;
};

/// All that a sheet says, in the words of one language. Texts, pages and pictures are made of it (sheetText,
/// SheetPaper).
struct SheetDocument {
    QString title;
    QString subtitle;
    QString remark; ///< what must not be overlooked; may be empty
    QString footer; ///< on every page
    std::vector<SheetSection> sections;

    friend bool operator==(const SheetDocument&, const SheetDocument&) = default;
};

/// The sheet as plain text in lines of at most 100 characters, but for what can't be broken.
QString sheetText(const SheetDocument& sheet);

} // namespace mesaviva::app
