// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/record/sheet_document.h"

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

} // namespace mesaviva::app
