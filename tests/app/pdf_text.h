// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the text back from a PDF file that Qt has written: unpacks the content streams and maps glyphs to
// letters by the tables of their fonts. Supports only what this needs.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QRegularExpression>
#include <QString>

namespace mesaviva::test {

/// The letters of a PDF in drawing order, without spaces, which are not drawn.
class PdfText {
public:
    explicit PdfText(const QByteArray& pdf) {
        readObjects(pdf);
        for (auto object = m_objects.cbegin(); object != m_objects.cend(); ++object) {
            if (const int map = referenceIn(object.value(), "/ToUnicode "); map > 0) {
                m_fonts.insert(object.key(), lettersOf(streamOf(map)));
            }
        }
        for (const int number : m_order) {
            if (const int content = referenceIn(m_objects[number], "/Contents "); content > 0) {
                ++m_pages;
                readPage(streamOf(content));
            }
        }
    }

    const QString& letters() const { return m_text; }
    int pages() const { return m_pages; }
    /// Whether it contains this text, however it is broken into lines.
    bool says(const QString& words) const { return m_text.contains(withoutBlanks(words)); }

    /// The same where a page may end in the middle of a table's row, so that the text is in two parts.
    bool saysOverPages(const QString& words) const {
        for (qsizetype at = words.size(); at > 0; at = words.lastIndexOf(u' ', at - 1)) {
            if (says(words.left(at)) && says(words.mid(at))) {
                return true;
            }
        }
        return false;
    }

    /// Removes spaces and the letter f: fonts have separate glyphs for ff, fi and fl, and not every font maps
    /// them to letters.
    static QString withoutBlanks(const QString& words) {
        QString left = words.normalized(QString::NormalizationForm_KC);
        left.remove(QRegularExpression(QStringLiteral("[\\s\\x{00a0}\\x{00ad}\\x{202f}f]")));
        return left;
    }

private:
    using Letters = QHash<uint, QString>;

    void readObjects(const QByteArray& pdf) {
        qsizetype at = 0;
        while ((at = pdf.indexOf(" 0 obj", at)) >= 0) {
            qsizetype begin = at;
            while (begin > 0 && pdf[begin - 1] >= '0' && pdf[begin - 1] <= '9') {
                --begin;
            }
            const int number = pdf.mid(begin, at - begin).toInt();
            const qsizetype end = pdf.indexOf("endobj", at);
            m_objects.insert(number, pdf.mid(at + 6, end - at - 6));
            m_order.append(number);
            at = end < 0 ? pdf.size() : end;
        }
    }

    // The number of the object that a key refers to; 0 if the key does not occur before the stream.
    static int referenceIn(const QByteArray& object, const char* key) {
        const qsizetype stream = object.indexOf("stream");
        const qsizetype at = object.indexOf(key);
        return at < 0 || (stream >= 0 && at > stream)
                   ? 0
                   : object.mid(at + qsizetype(qstrlen(key)), 12).split(' ').value(0).toInt();
    }

    QByteArray streamOf(int number) const {
        const QByteArray object = m_objects.value(number);
        qsizetype begin = object.indexOf("stream");
        const qsizetype end = object.lastIndexOf("endstream");
        if (begin < 0 || end < begin) {
            return {};
        }
        const bool isPacked = object.left(begin).contains("/FlateDecode");
        begin += 6;
        begin += object[begin] == '\r' ? 2 : 1;
        const QByteArray bytes = object.mid(begin, end - begin);
        return isPacked ? qUncompress(QByteArray("\0\1\0\0", 4) + bytes) : bytes;
    }

    static QString letterOf(const QByteArray& hex) {
        QString letter;
        for (qsizetype i = 0; i + 4 <= hex.size(); i += 4) {
            letter += QChar(hex.mid(i, 4).toUShort(nullptr, 16));
        }
        return letter;
    }

    static Letters lettersOf(const QByteArray& map) {
        Letters letters;
        const QString text = QString::fromLatin1(map);
        const QString code = QStringLiteral("<([0-9A-Fa-f]+)>\\s*");
        const QRegularExpression blocks(QStringLiteral("beginbf(char|range)(.*?)endbf"),
                                        QRegularExpression::DotMatchesEverythingOption);
        for (auto block = blocks.globalMatch(text); block.hasNext();) {
            const auto found = block.next();
            const bool isRange = found.captured(1) == QLatin1String("range");
            const QRegularExpression lines(
                isRange ? code + code + QStringLiteral("(?:<([0-9A-Fa-f]+)>|\\[([^\\]]*)\\])")
                        : code + QStringLiteral("()<([0-9A-Fa-f]+)>"));
            for (auto line = lines.globalMatch(found.captured(2)); line.hasNext();) {
                const auto one = line.next();
                const uint first = one.captured(1).toUInt(nullptr, 16);
                const uint last = isRange ? one.captured(2).toUInt(nullptr, 16) : first;
                const QList<QByteArray> listed =
                    one.captured(4).remove(u'<').toLatin1().simplified().split('>');
                for (uint glyph = first; glyph <= last && glyph - first < 65536; ++glyph) {
                    const QByteArray hex =
                        one.captured(3).isEmpty()
                            ? listed.value(qsizetype(glyph - first)).trimmed()
                            : QByteArray::number(one.captured(3).toUInt(nullptr, 16) + glyph - first, 16)
                                  .rightJustified(4, '0');
                    letters.insert(glyph, letterOf(hex));
                }
            }
        }
        return letters;
    }

    void readPage(const QByteArray& content) {
        const QRegularExpression tokens(QStringLiteral("/F(\\d+)\\s|<([0-9A-Fa-f]+)>"));
        Letters letters;
        for (auto token = tokens.globalMatch(QString::fromLatin1(content)); token.hasNext();) {
            const auto found = token.next();
            if (!found.captured(1).isEmpty()) {
                letters = m_fonts.value(found.captured(1).toInt());
                continue;
            }
            const QString glyphs = found.captured(2);
            for (qsizetype i = 0; i + 4 <= glyphs.size(); i += 4) {
                m_text += withoutBlanks(letters.value(glyphs.mid(i, 4).toUInt(nullptr, 16)));
            }
        }
    }

    QHash<int, QByteArray> m_objects;
    QList<int> m_order; ///< in file order
    QHash<int, Letters> m_fonts;
    QString m_text;
    int m_pages = 0;
};

} // namespace mesaviva::test
