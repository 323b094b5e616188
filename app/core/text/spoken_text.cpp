// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/spoken_text.h"

#include "app/core/text/spoken_numbers.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <functional>

namespace mesaviva::app {

namespace {

using Match = QRegularExpressionMatch;

class Words {
    Q_DECLARE_TR_FUNCTIONS(SpokenText)

public:
    static QString plus() { return tr("plus"); }
    static QString minus() { return tr("minus"); }
    static QString times() { return tr("times"); }
    static QString perCent() { return tr("per cent"); }
    static QString point() { return tr("point", "between a whole number and its decimals"); }
    static QString doubleZero() { return tr("double zero"); }
    static QString number() { return tr("number", "the sign No."); }
    //: spoken; %1 and %2 the ends of a range
    static QString range(const QString& from, const QString& to) { return tr("%1 to %2").arg(from, to); }
    //: spoken; %1 a regulation's number, %2 its year
    static QString of(const QString& number, const QString& year) { return tr("%1 of %2").arg(number, year); }
    //: spoken; %1 hours and %2 minutes of the time of day, in words
    static QString clock(const QString& hours, const QString& minutes) {
        return tr("%1 %2", "time of day").arg(hours, minutes);
    }
    static QString hour(int hour, const QString& hours) {
        //: spoken; %1 a whole hour of the day, in words
        return hour == 1 ? tr("one o'clock") : tr("%1 o'clock").arg(hours);
    }
    static QString minutes(int count) {
        //: spoken; %1 a number in words
        return count == 1 ? tr("one minute") : tr("%1 minutes").arg(numberWords(count));
    }
    static QString seconds(int count) {
        //: spoken; %1 a number in words
        return count == 1 ? tr("one second") : tr("%1 seconds").arg(numberWords(count));
    }
    static QString control() { return tr("Control", "the key Ctrl, spoken"); }
    static QString comma() { return tr("comma", "the key, spoken"); }
};

QString replaced(const QString& text, const QRegularExpression& what,
                 const std::function<QString(const Match&)>& by) {
    QString made;
    qsizetype at = 0;
    for (auto found = what.globalMatch(text); found.hasNext();) {
        const Match match = found.next();
        made += text.mid(at, match.capturedStart() - at) + by(match);
        at = match.capturedEnd();
    }
    return made + text.mid(at);
}

qint64 digitsOf(QString text) {
    text.remove(QRegularExpression(QStringLiteral("\\D")));
    return text.left(12).toLongLong();
}

// Nouns counted with "duas" instead of "dois" in Portuguese.
bool isFeminine(const QString& noun) {
    static const QRegularExpression feminine(
        QStringLiteral(
            "^[\\s\\x{00a0}]?(?:(?:carta|ficha|jogada|linha|coluna|bola|pessoa|aposta|reserva|casa|"
            "hora|rodada|saída|regra|pausa|pergunta|falta|pilha|nota|resposta|mesa|sala|dúzia|mão)s?|"
            "vez(?:es)?|(?:sess|liç|opç)(?:ão|ões))\\b"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return spokenLanguage() == QLatin1String("pt") && feminine.match(noun).hasMatch();
}

// The unit with that sign or name.
AmountUnit unitOf(const QString& written) {
    return written == amountSign(AmountUnit::euros) ? AmountUnit::euros
           : written == amountSign(AmountUnit::patacas) || written.startsWith(QLatin1String("pataca"))
               ? AmountUnit::patacas
               : AmountUnit::points;
}

QString amounts(const QString& text) {
    // A non-breaking space or a separator between the thousands; two decimals. An ordinary space separates
    // two numbers.
    static const QRegularExpression amount(QStringLiteral(
        "([+\\x{2212}-]?)(\\d{1,3}(?:[\\x{00a0}\\x{2009}\\x{202f}.,]\\d{3})+|\\d+)(?:[.,](\\d{2}))?["
        "\\s\\x{00a0}]?(€|MOP\\$|(?:pts|pontos?|points?|patacas?)\\b)"));
    return replaced(text, amount, [](const Match& match) {
        const Money money{digitsOf(match.captured(2)) * 100 + match.captured(3).toLongLong()};
        const QString sign = match.captured(1);
        const QString said = sign.isEmpty()               ? QString()
                             : sign == QLatin1String("+") ? Words::plus() + u' '
                                                          : Words::minus() + u' ';
        return said + amountWords(money, unitOf(match.captured(4)));
    });
}

QString clocks(const QString& text) {
    static const QRegularExpression clock(QStringLiteral("\\b(\\d{1,2}):(\\d{2})\\b"));
    return replaced(text, clock, [](const Match& match) {
        const QString hours = numberWords(match.captured(1).toInt(), Gender::feminine);
        const int minutes = match.captured(2).toInt();
        return minutes == 0 ? Words::hour(match.captured(1).toInt(), hours)
                            : Words::clock(hours, numberWords(minutes));
    });
}

// "1:05" is a duration; a time of day has two digits before the colon.
QString durations(const QString& text) {
    static const QRegularExpression duration(QStringLiteral("(?<![\\d:])(\\d):([0-5]\\d)(?![\\d:])"));
    return replaced(text, duration, [](const Match& match) {
        QStringList parts;
        if (const int minutes = match.captured(1).toInt(); minutes > 0) {
            parts.append(Words::minutes(minutes));
        }
        if (const int seconds = match.captured(2).toInt(); seconds > 0 || parts.isEmpty()) {
            parts.append(Words::seconds(seconds));
        }
        return listWords(parts);
    });
}

// "Ctrl+,": names printed on keys.
QString keys(const QString& text) {
    static const QRegularExpression control(QStringLiteral("\\bCtrl\\b"));
    static const QRegularExpression comma(QStringLiteral("\\+,"));
    QString made = text;
    made.replace(comma, u'+' + Words::comma());
    return made.replace(control, Words::control());
}

// "1.ª dúzia", "2nd dozen".
QString ordinals(const QString& text) {
    static const QRegularExpression ordinal(
        QStringLiteral("(?<![\\d.,])(\\d{1,3})(?:\\.?([ªº])|(?:st|nd|rd|th)\\b)"));
    return replaced(text, ordinal, [](const Match& match) {
        const int number = match.captured(1).toInt();
        const bool feminine = match.captured(2) == QStringLiteral("ª");
        return number == 0 ? match.captured()
                           : ordinalWords(number, feminine ? Gender::feminine : Gender::masculine);
    });
}

QString pairs(const QString& text) {
    static const QRegularExpression regulation(QStringLiteral("\\b(\\d+)(?:-[A-Z])?/(\\d+)\\b"));
    static const QRegularExpression range(QStringLiteral("\\b(\\d+)\\s?\\x{2013}\\s?(\\d+)\\b"));
    static const QRegularExpression joined(QStringLiteral("(?<=\\d)-(?=\\d)"));
    static const QRegularExpression decimals(QStringLiteral("\\b(\\d+)[.,](\\d+)\\b"));
    QString made = replaced(text, regulation, [](const Match& match) {
        return Words::of(numberWords(digitsOf(match.captured(1))), numberWords(digitsOf(match.captured(2))));
    });
    made = replaced(made, range,
                    [](const Match& match) { return Words::range(match.captured(1), match.captured(2)); });
    made.replace(joined, QStringLiteral(", "));
    return replaced(made, decimals, [](const Match& match) {
        return QStringLiteral("%1 %2 %3").arg(match.captured(1), Words::point(), match.captured(2));
    });
}

QString numbers(const QString& text) {
    static const QRegularExpression number(QStringLiteral("\\d+"));
    return replaced(text, number, [&text](const Match& match) {
        if (match.captured() == QLatin1String("00")) {
            return Words::doubleZero();
        }
        const QString next = text.mid(match.capturedEnd(), 12);
        // "F9": a key.
        const auto space = [](bool wanted) { return wanted ? QStringLiteral(" ") : QString(); };
        const bool joined = match.capturedStart() > 0 && text[match.capturedStart() - 1].isLetter();
        return space(joined) +
               numberWords(digitsOf(match.captured()),
                           isFeminine(next) ? Gender::feminine : Gender::masculine) +
               space(!next.isEmpty() && next[0].isLetter());
    });
}

} // namespace

QString spokenText(const QString& written) {
    static const QRegularExpression rules(
        QStringLiteral("\\s*\\((?:I-)?[A-Z]\\d+[a-z]?(?:[.,\\x{2013}-]? ?(?:I-)?[A-Z]?\\d+[a-z]?)*\\)"));
    static const QRegularExpression pause(QStringLiteral("\\s*[\\x{00b7}\\x{2013}\\x{2014}(;/\n]\\s*"));
    static const QRegularExpression nothing(QStringLiteral("[^\\p{L}\\d ,.:!?'-]|[ªº]"));
    static const QRegularExpression space(QStringLiteral("\\s+"));
    static const QRegularExpression doubled(QStringLiteral("[, ]*([,.:!?])(?:[ ,]*,)*"));

    static const QRegularExpression upTo(QStringLiteral("(€|pts|MOP\\$)\\s?\\x{2013}\\s?(?=\\d)"));

    QString text = written;
    text.remove(rules);
    text =
        replaced(text, upTo, [](const Match& match) { return Words::range(match.captured(1), QString()); });
    text = numbers(pairs(clocks(durations(amounts(ordinals(keys(text)))))));
    text.replace(QChar(0x2019), u'\'');
    text.replace(QStringLiteral("n.º"), Words::number(), Qt::CaseInsensitive);
    text.replace(QChar(u'%'), u' ' + Words::perCent());
    text.replace(QChar(0x00d7), Words::times());
    text.replace(QChar(u'+'), u' ' + Words::plus() + u' ');
    text.replace(QChar(0x2212), Words::minus() + u' ');
    text.replace(QChar(0x2026), u'.');
    text.replace(pause, QStringLiteral(", "));
    text.replace(nothing, QStringLiteral(" "));
    text.replace(doubled, QStringLiteral("\\1"));
    text.replace(space, QStringLiteral(" "));
    return text.trimmed();
}

} // namespace mesaviva::app
