// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/spoken_text.h"

#include "engine/base/check.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <array>
#include <functional>

namespace mesaviva::app {

namespace {

constexpr std::int64_t kThousand = 1'000;
constexpr std::int64_t kMillion = 1'000'000;
constexpr std::int64_t kLimit = kMillion * kMillion;

// The name of a unit and of its hundredth, which is masculine in Portuguese.
struct UnitNames {
    QString one;
    QString many;
    QString part;
    QString parts;
    Gender gender = Gender::masculine;
};

namespace portuguese {

constexpr std::array kSmall = {"zero",    "um",     "dois",      "três",      "quatro",  "cinco",   "seis",
                               "sete",    "oito",   "nove",      "dez",       "onze",    "doze",    "treze",
                               "catorze", "quinze", "dezasseis", "dezassete", "dezoito", "dezanove"};
constexpr std::array kTens = {"vinte",    "trinta",  "quarenta", "cinquenta",
                              "sessenta", "setenta", "oitenta",  "noventa"};
constexpr std::array kHundreds = {"cento",      "duzentos",   "trezentos",  "quatrocentos", "quinhentos",
                                  "seiscentos", "setecentos", "oitocentos", "novecentos"};

const QString kAnd = QStringLiteral(" e ");

QString small(int number, Gender gender) {
    if (gender == Gender::feminine && number == 1) {
        return QStringLiteral("uma");
    }
    if (gender == Gender::feminine && number == 2) {
        return QStringLiteral("duas");
    }
    return QString::fromUtf8(kSmall[static_cast<std::size_t>(number)]);
}

// 1 to 999.
QString group(int number, Gender gender) {
    if (number == 100) {
        return QStringLiteral("cem");
    }
    QStringList parts;
    if (number > 100) {
        const int hundreds = number / 100;
        QString text = QString::fromUtf8(kHundreds[static_cast<std::size_t>(hundreds - 1)]);
        if (gender == Gender::feminine && hundreds > 1) {
            text.replace(text.size() - 2, 1, u'a');
        }
        parts << text;
    }
    int rest = number % 100;
    if (rest >= 20) {
        parts << QString::fromUtf8(kTens[static_cast<std::size_t>(rest / 10 - 2)]);
        rest %= 10;
    }
    if (rest > 0) {
        parts << small(rest, gender);
    }
    return parts.join(kAnd);
}

// "mil e duzentos", but "mil duzentos e trinta": "e" joins the last group if it is one word.
bool joins(std::int64_t rest) { return rest < 100 || (rest < kThousand && rest % 100 == 0); }

QString belowMillion(std::int64_t number, Gender gender) {
    const auto thousands = static_cast<int>(number / kThousand);
    const auto rest = static_cast<int>(number % kThousand);
    QString text;
    if (thousands > 0) {
        text = thousands == 1 ? QStringLiteral("mil") : group(thousands, gender) + QStringLiteral(" mil");
    }
    if (rest > 0) {
        text += thousands == 0 ? QString() : joins(rest) ? kAnd : QStringLiteral(" ");
        text += group(rest, gender);
    }
    return text;
}

QString number(std::int64_t value, Gender gender) {
    if (value == 0) {
        return small(0, gender);
    }
    const std::int64_t millions = value / kMillion;
    const std::int64_t rest = value % kMillion;
    QString text;
    if (millions > 0) {
        text = millions == 1 ? QStringLiteral("um milhão")
                             : belowMillion(millions, Gender::masculine) + QStringLiteral(" milhões");
    }
    if (rest > 0) {
        const bool joined = joins(rest) || (rest % kThousand == 0 && joins(rest / kThousand));
        text += millions == 0 ? QString() : joined ? kAnd : QStringLiteral(" ");
        text += belowMillion(rest, gender);
    }
    return text;
}

constexpr std::array kOrdinals = {"primeiro", "segundo", "terceiro", "quarto", "quinto",
                                  "sexto",    "sétimo",  "oitavo",   "nono"};
constexpr std::array kOrdinalTens = {"décimo",       "vigésimo",      "trigésimo",
                                     "quadragésimo", "quinquagésimo", "sexagésimo",
                                     "septuagésimo", "octogésimo",    "nonagésimo"};
constexpr std::array kOrdinalHundreds = {"centésimo",        "ducentésimo",    "tricentésimo",
                                         "quadringentésimo", "quingentésimo",  "sexcentésimo",
                                         "septingentésimo",  "octingentésimo", "nongentésimo"};

QString ordinal(int number, Gender gender) {
    QStringList parts;
    const auto add = [&](const auto& names, int digit) {
        if (digit > 0) {
            QString part = QString::fromUtf8(names[static_cast<std::size_t>(digit - 1)]);
            parts << (gender == Gender::feminine ? part.chopped(1) + u'a' : part);
        }
    };
    add(kOrdinalHundreds, number / 100);
    add(kOrdinalTens, number / 10 % 10);
    add(kOrdinals, number % 10);
    return parts.join(u' ');
}

const UnitNames kPoints{QStringLiteral("ponto"), QStringLiteral("pontos"), QStringLiteral("cêntimo"),
                        QStringLiteral("cêntimos"), Gender::masculine};
const UnitNames kEuros{QStringLiteral("euro"), QStringLiteral("euros"), QStringLiteral("cêntimo"),
                       QStringLiteral("cêntimos"), Gender::masculine};
const UnitNames kPatacas{QStringLiteral("pataca"), QStringLiteral("patacas"), QStringLiteral("avo"),
                         QStringLiteral("avos"), Gender::feminine};

// "um milhão de pontos", but "um milhão e cem pontos".
QString whole(std::int64_t value, const UnitNames& names) {
    const bool roundMillions = value > 0 && value % kMillion == 0;
    return number(value, names.gender) + (roundMillions ? QStringLiteral(" de ") : QStringLiteral(" ")) +
           (value == 1 ? names.one : names.many);
}

} // namespace portuguese

namespace english {

constexpr std::array kSmall = {"zero",    "one",     "two",       "three",    "four",
                               "five",    "six",     "seven",     "eight",    "nine",
                               "ten",     "eleven",  "twelve",    "thirteen", "fourteen",
                               "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
constexpr std::array kTens = {"twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"};

const QString kAnd = QStringLiteral(" and ");

QString small(int number) { return QString::fromLatin1(kSmall[static_cast<std::size_t>(number)]); }

QString belowHundred(int number) {
    if (number < 20) {
        return small(number);
    }
    const QString tens = QString::fromLatin1(kTens[static_cast<std::size_t>(number / 10 - 2)]);
    return number % 10 == 0 ? tens : tens + u'-' + small(number % 10);
}

// 1 to 999.
QString group(int number) {
    if (number < 100) {
        return belowHundred(number);
    }
    const QString hundreds = small(number / 100) + QStringLiteral(" hundred");
    return number % 100 == 0 ? hundreds : hundreds + kAnd + belowHundred(number % 100);
}

QString number(std::int64_t value) {
    if (value == 0) {
        return small(0);
    }
    QStringList parts;
    std::int64_t rest = value;
    for (const auto& [unit, name] : {std::pair(kThousand * kMillion, "billion"),
                                     std::pair(kMillion, "million"), std::pair(kThousand, "thousand")}) {
        if (rest >= unit) {
            parts << group(static_cast<int>(rest / unit)) + u' ' + QLatin1String(name);
            rest %= unit;
        }
    }
    const bool joined = !parts.isEmpty() && rest > 0 && rest < 100;
    QString text = parts.join(u' ');
    if (rest > 0) {
        text += parts.isEmpty() ? QString() : joined ? kAnd : QStringLiteral(" ");
        text += group(static_cast<int>(rest));
    }
    return text;
}

// Only the last word changes: "twenty-first", "one hundred and twelfth".
QString ordinal(int number) {
    const QString words = group(number);
    for (const auto& [cardinal, ordinal] :
         {std::pair("one", "first"), std::pair("two", "second"), std::pair("three", "third"),
          std::pair("five", "fifth"), std::pair("eight", "eighth"), std::pair("nine", "ninth"),
          std::pair("twelve", "twelfth")}) {
        if (words.endsWith(QLatin1String(cardinal))) {
            return words.chopped(static_cast<qsizetype>(qstrlen(cardinal))) + QLatin1String(ordinal);
        }
    }
    return (words.endsWith(u'y') ? words.chopped(1) + QStringLiteral("ie") : words) + QStringLiteral("th");
}

const UnitNames kPoints{QStringLiteral("point"), QStringLiteral("points"), QStringLiteral("cent"),
                        QStringLiteral("cents")};
const UnitNames kEuros{QStringLiteral("euro"), QStringLiteral("euros"), QStringLiteral("cent"),
                       QStringLiteral("cents")};
const UnitNames kPatacas{QStringLiteral("pataca"), QStringLiteral("patacas"), QStringLiteral("avo"),
                         QStringLiteral("avos")};

QString whole(std::int64_t value, const UnitNames& names) {
    return number(value) + u' ' + (value == 1 ? names.one : names.many);
}

} // namespace english

bool isPortuguese() { return QLocale().language() == QLocale::Portuguese; }

const UnitNames& namesOf(AmountUnit unit) {
    switch (unit) {
    case AmountUnit::points: break;
    case AmountUnit::euros: return isPortuguese() ? portuguese::kEuros : english::kEuros;
    case AmountUnit::patacas: return isPortuguese() ? portuguese::kPatacas : english::kPatacas;
    }
    return isPortuguese() ? portuguese::kPoints : english::kPoints;
}

QString andBetween() { return isPortuguese() ? portuguese::kAnd : english::kAnd; }

} // namespace

QString spokenLanguage() { return isPortuguese() ? QStringLiteral("pt") : QStringLiteral("en"); }

QString numberWords(std::int64_t number, Gender gender) {
    check(number >= 0 && number < kLimit, "a number that has no words");
    return isPortuguese() ? portuguese::number(number, gender) : english::number(number);
}

QString ordinalWords(int number, Gender gender) {
    check(number > 0 && number < kThousand, "an ordinal that has no words");
    return isPortuguese() ? portuguese::ordinal(number, gender) : english::ordinal(number);
}

QString amountWords(Money amount) { return amountWords(amount, amountUnit()); }

QString amountWords(Money amount, AmountUnit unit) {
    const std::int64_t all = amount.cents < 0 ? -amount.cents : amount.cents;
    const std::int64_t value = all / 100;
    const std::int64_t part = all % 100;
    check(value < kLimit, "an amount that has no words");
    const UnitNames& names = namesOf(unit);
    const QString whole = isPortuguese() ? portuguese::whole(value, names) : english::whole(value, names);
    if (part == 0) {
        return whole;
    }
    const QString parts = numberWords(part) + u' ' + (part == 1 ? names.part : names.parts);
    return value == 0 ? parts : whole + andBetween() + parts;
}

QString listWords(const QStringList& items) {
    if (items.size() < 2) {
        return items.join(QString());
    }
    return items.mid(0, items.size() - 1).join(QStringLiteral(", ")) + andBetween() + items.constLast();
}

QString spokenName(const QString& name) {
    QString text = name;
    return text.remove(u'.').simplified();
}

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
