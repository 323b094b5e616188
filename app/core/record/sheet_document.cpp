// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/record/sheet_document.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QFile>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>
#include <QUrl>

#include <algorithm>

namespace mesaviva::app {

namespace {

constexpr qsizetype kWidth = 100;
constexpr qsizetype kGap = 2;

// Breaks at spaces; a word longer than a line stays whole.
QStringList lines(const QString& text, qsizetype width) {
    QStringList result;
    for (const QString& paragraph : text.split(u'\n')) {
        QString line;
        for (const QString& word : paragraph.split(u' ', Qt::SkipEmptyParts)) {
            if (!line.isEmpty() && line.size() + 1 + word.size() > width) {
                result.append(line);
                line.clear();
            }
            line += line.isEmpty() ? word : u' ' + word;
        }
        result.append(line);
    }
    return result;
}

class TextWriter {
public:
    void heading(const QString& text, QChar under) {
        put(text);
        put(QString(std::min(text.size(), kWidth), under));
    }
    void paragraph(const QString& text) {
        for (const QString& line : lines(text, kWidth)) {
            put(line);
        }
    }
    void put(const QString& line = {}) {
        m_text += line;
        while (m_text.endsWith(u' ')) {
            m_text.chop(1);
        }
        m_text += u'\n';
    }

    void write(const SheetFacts& facts) {
        qsizetype label = 0;
        for (const SheetFact& fact : facts) {
            label = std::max(label, fact.label.size());
        }
        for (const SheetFact& fact : facts) {
            const QStringList value = lines(fact.value, kWidth - label - kGap);
            for (qsizetype i = 0; i < value.size(); ++i) {
                put((i == 0 ? fact.label : QString()).leftJustified(label + kGap) + value[i]);
            }
        }
    }
    void write(const SheetText& text) {
        if (text.isCode) {
            put(QStringLiteral("    ") + text.text);
        } else {
            paragraph(text.text);
        }
    }
    void write(const SheetPictures& pictures) {
        for (const SheetPicture& picture : pictures) {
            paragraph(u'[' + picture.caption + u']');
        }
    }
    void write(const SheetTable& table) {
        const std::vector<qsizetype> widths = widthsOf(table);
        QStringList titles;
        for (const SheetColumn& column : table.columns) {
            titles.append(column.title);
        }
        row(table, widths, titles);
        qsizetype all = 0;
        for (const qsizetype width : widths) {
            all += width + kGap;
        }
        put(QString(std::max<qsizetype>(all - kGap, 0), u'-'));
        for (const QStringList& cells : table.rows) {
            row(table, widths, cells);
        }
    }

    QString take() { return std::move(m_text); }

private:
    // Each column is as wide as its content; the widest ones shrink until all fit.
    static std::vector<qsizetype> widthsOf(const SheetTable& table) {
        std::vector<qsizetype> widths;
        qsizetype all = 0;
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            qsizetype width = table.columns[i].title.size();
            for (const QStringList& cells : table.rows) {
                width = std::max(width, cells.value(static_cast<qsizetype>(i)).size());
            }
            widths.push_back(width);
            all += width + kGap;
        }
        while (all - kGap > kWidth) {
            const auto widest = std::ranges::max_element(widths);
            if (widest == widths.end() || *widest <= 8) {
                break;
            }
            const qsizetype less = std::min(all - kGap - kWidth, *widest - 8);
            const qsizetype step = std::max<qsizetype>(1, less / 2);
            *widest -= step;
            all -= step;
        }
        return widths;
    }

    void row(const SheetTable& table, const std::vector<qsizetype>& widths, const QStringList& cells) {
        std::vector<QStringList> broken;
        qsizetype height = 1;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            broken.push_back(lines(cells.value(static_cast<qsizetype>(i)), widths[i]));
            height = std::max(height, broken.back().size());
        }
        for (qsizetype line = 0; line < height; ++line) {
            QString text;
            for (std::size_t i = 0; i < widths.size(); ++i) {
                const QString cell = broken[i].value(line);
                text += table.columns[i].isNumber ? cell.rightJustified(widths[i])
                                                  : cell.leftJustified(widths[i]);
                text += QString(kGap, u' ');
            }
            put(text);
        }
    }

    QString m_text;
};

constexpr qreal kMargin = 60;
constexpr qreal kFooter = 34; ///< space below a page's content
constexpr qreal kTextWidth = SheetPaper::kPage.width() - 2 * kMargin;
constexpr qreal kTextHeight = SheetPaper::kPage.height() - 2 * kMargin - kFooter;
// QPainter has no larger pictures.
constexpr int kTallestPicture = 32'000;

const QColor kInk(0x1A, 0x15, 0x10);
const QColor kFaint(0x6B, 0x63, 0x55);
const QColor kLine(0xC9, 0xBF, 0xA8);
const QColor kBrass(0x7A, 0x5A, 0x1E);

QFont font(int pixels, bool bold = false) {
    QFont result(QStringLiteral("Roboto"));
    result.setPixelSize(pixels);
    result.setBold(bold);
    result.setHintingPreference(QFont::PreferNoHinting);
    return result;
}

QFont printFont(int pixels) {
    QFont result(QStringLiteral("EB Garamond 12"));
    result.setPixelSize(pixels);
    result.setHintingPreference(QFont::PreferNoHinting);
    return result;
}

QTextCharFormat ink(const QFont& font, const QColor& colour = kInk) {
    QTextCharFormat format;
    format.setFont(font);
    format.setForeground(colour);
    return format;
}

class PaperWriter {
public:
    explicit PaperWriter(QTextDocument& text) : m_cursor(&text) {}

    void paragraph(const QString& text, const QTextCharFormat& format, qreal above, bool withNext = false,
                   bool startsPage = false) {
        QTextBlockFormat block;
        if (startsPage) {
            block.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        }
        block.setTopMargin(above);
        block.setLineHeight(125, QTextBlockFormat::ProportionalHeight);
        // Qt has no "keep with next": the first lines after a heading are unbreakable instead.
        block.setNonBreakableLines(withNext);
        if (m_first) {
            m_cursor.setBlockFormat(block);
        } else {
            m_cursor.insertBlock(block);
        }
        m_first = false;
        m_cursor.setCharFormat(format);
        m_cursor.insertText(text, format);
    }

    void write(const SheetFacts& facts) {
        SheetTable table{{{QString(), false, 28}, {QString(), false, 72}}, {}};
        for (const SheetFact& fact : facts) {
            table.rows.push_back({fact.label, fact.value});
        }
        write(table, false);
    }
    void write(const SheetTable& table) { write(table, true); }
    void write(const SheetPictures& pictures) {
        constexpr int kInRow = 3;
        const int count = static_cast<int>(pictures.size());
        if (count == 0) {
            return;
        }
        QTextTableFormat format;
        format.setBorder(0);
        format.setCellPadding(4);
        format.setTopMargin(4);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        format.setColumnWidthConstraints(
            QList<QTextLength>(kInRow, QTextLength(QTextLength::PercentageLength, 100.0 / kInRow)));
        QTextTable* const made = m_cursor.insertTable((count + kInRow - 1) / kInRow, kInRow, format);
        for (int i = 0; i < count; ++i) {
            const SheetPicture& picture = pictures[static_cast<std::size_t>(i)];
            QTextCursor cursor = made->cellAt(i / kInRow, i % kInRow).firstCursorPosition();
            if (!picture.image.isNull()) {
                QTextImageFormat image;
                image.setName(QStringLiteral("picture-%1").arg(++m_pictures));
                cursor.document()->addResource(QTextDocument::ImageResource, QUrl(image.name()),
                                               picture.image);
                const qreal width = kTextWidth / kInRow - 16;
                image.setWidth(width);
                image.setHeight(width * picture.image.height() / picture.image.width());
                cursor.insertImage(image);
                cursor.insertBlock();
            }
            cursor.insertText(picture.caption, ink(font(11), kFaint));
        }
        m_cursor.movePosition(QTextCursor::End);
    }
    void write(const SheetText& text) {
        paragraph(text.text, ink(font(text.isCode ? 11 : 12), text.isCode ? kFaint : kInk), 6);
    }

private:
    void write(const SheetTable& table, bool titled) {
        const int columns = static_cast<int>(table.columns.size());
        const int rows = static_cast<int>(table.rows.size()) + (titled ? 1 : 0);
        if (columns == 0 || rows == 0) {
            return;
        }
        QTextTableFormat format;
        format.setBorder(0);
        format.setCellPadding(3);
        format.setCellSpacing(0);
        format.setTopMargin(4);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        format.setHeaderRowCount(titled ? 1 : 0);
        int all = 0;
        for (const SheetColumn& column : table.columns) {
            all += column.share;
        }
        QList<QTextLength> widths;
        for (const SheetColumn& column : table.columns) {
            widths.append(QTextLength(QTextLength::PercentageLength, 100.0 * column.share / all));
        }
        format.setColumnWidthConstraints(widths);
        QTextTable* const made = m_cursor.insertTable(rows, columns, format);
        if (titled) {
            for (int column = 0; column < columns; ++column) {
                const SheetColumn& head = table.columns[static_cast<std::size_t>(column)];
                fill(*made, 0, column, head.title, head.isNumber, ink(font(11, true), kFaint));
            }
        }
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            for (int column = 0; column < columns; ++column) {
                const bool isLabel = !titled && column == 0;
                fill(*made, static_cast<int>(row) + (titled ? 1 : 0), column, table.rows[row].value(column),
                     table.columns[static_cast<std::size_t>(column)].isNumber,
                     ink(font(12), isLabel ? kFaint : kInk));
            }
        }
        m_cursor.movePosition(QTextCursor::End);
    }

    static void fill(QTextTable& table, int row, int column, const QString& text, bool isNumber,
                     const QTextCharFormat& format) {
        QTextTableCell cell = table.cellAt(row, column);
        QTextTableCellFormat box;
        box.setBottomBorder(1);
        box.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        box.setBottomBorderBrush(kLine);
        box.setPadding(3);
        cell.setFormat(box);
        QTextCursor cursor = cell.firstCursorPosition();
        QTextBlockFormat block;
        block.setAlignment(isNumber ? Qt::AlignRight : Qt::AlignLeft);
        cursor.setBlockFormat(block);
        cursor.setCharFormat(format);
        cursor.insertText(text, format);
    }

    QTextCursor m_cursor;
    bool m_first = true;
    int m_pictures = 0;
};

} // namespace

QString sheetText(const SheetDocument& sheet) {
    TextWriter out;
    out.heading(sheet.title, u'=');
    out.paragraph(sheet.subtitle);
    if (!sheet.remark.isEmpty()) {
        out.put();
        out.paragraph(sheet.remark);
    }
    for (const SheetSection& section : sheet.sections) {
        out.put();
        out.heading(section.heading, u'-');
        bool first = true;
        for (const SheetBlock& block : section.blocks) {
            if (!first) {
                out.put();
            }
            first = false;
            std::visit([&](const auto& one) { out.write(one); }, block);
        }
    }
    out.put();
    out.paragraph(sheet.footer);
    return out.take();
}

SheetPaper::SheetPaper(const SheetDocument& sheet)
    : m_title(sheet.title),
      m_footer(sheet.footer),
      m_text(std::make_unique<QTextDocument>()) {
    m_text->setDefaultFont(font(12));
    m_text->setDocumentMargin(0);
    m_text->setUseDesignMetrics(true);
    QTextOption wrap;
    wrap.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_text->setDefaultTextOption(wrap);
    m_text->setUndoRedoEnabled(false);
    PaperWriter out(*m_text);
    out.paragraph(sheet.title, ink(printFont(30)), 0);
    out.paragraph(sheet.subtitle, ink(font(13), kFaint), 2);
    if (!sheet.remark.isEmpty()) {
        out.paragraph(sheet.remark, ink(font(12, true), kBrass), 8);
    }
    for (const SheetSection& section : sheet.sections) {
        out.paragraph(section.heading, ink(printFont(20), kBrass), 18, true, section.startsPage);
        for (const SheetBlock& block : section.blocks) {
            std::visit([&](const auto& one) { out.write(one); }, block);
        }
    }
    m_text->setPageSize({kTextWidth, kTextHeight});
}

SheetPaper::~SheetPaper() = default;

int SheetPaper::pageCount() const { return std::max(1, m_text->pageCount()); }

void SheetPaper::paint(QPainter& painter, int page) const {
    painter.save();
    painter.translate(kMargin, kMargin - page * kTextHeight);
    const QRectF shown(0, page * kTextHeight, kTextWidth, kTextHeight);
    painter.setClipRect(shown);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = shown;
    context.palette.setColor(QPalette::Text, kInk);
    m_text->documentLayout()->draw(&painter, context);
    painter.restore();

    painter.save();
    const QRectF foot(kMargin, kPage.height() - kMargin - kFooter + 14, kTextWidth, kFooter);
    painter.setPen(QPen(kLine, 1));
    painter.drawLine(foot.topLeft(), foot.topRight());
    painter.setPen(kFaint);
    painter.setFont(font(11));
    const QRectF words = foot.adjusted(0, 6, 0, 0);
    const QString number =
        QCoreApplication::translate("SheetPaper", "Page %1 of %2").arg(page + 1).arg(pageCount());
    painter.drawText(words, Qt::AlignRight | Qt::AlignTop, number);
    painter.drawText(words.adjusted(0, 0, -110, 0), Qt::AlignLeft | Qt::AlignTop, m_footer);
    painter.restore();
}

QImage SheetPaper::picture(int page, int width) const {
    const qreal scale = width / kPage.width();
    QImage image(width, qRound(kPage.height() * scale), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(scale, scale);
    paint(painter, page);
    return image;
}

QImage SheetPaper::pictureOfAll(int width) const {
    const int pages = pageCount();
    const qreal scale = std::min(width / kPage.width(), kTallestPicture / (kPage.height() * pages));
    QImage image(qRound(kPage.width() * scale), qRound(kPage.height() * pages * scale), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(scale, scale);
    for (int page = 0; page < pages; ++page) {
        paint(painter, page);
        painter.translate(0, kPage.height());
    }
    return image;
}

bool SheetPaper::writePdf(const QString& path) const {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return false;
    }
    {
        QPdfWriter writer(&file);
        writer.setTitle(m_title);
        writer.setCreator(QStringLiteral("Mesa Viva"));
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        writer.setResolution(1200);
        QPainter painter(&writer);
        if (!painter.isActive()) {
            return false;
        }
        const qreal scale = writer.width() / kPage.width();
        for (int page = 0; page < pageCount(); ++page) {
            if (page > 0) {
                writer.newPage();
            }
            painter.save();
            painter.scale(scale, scale);
            paint(painter, page);
            painter.restore();
        }
    }
    return file.flush() && file.error() == QFile::NoError;
}

} // namespace mesaviva::app
