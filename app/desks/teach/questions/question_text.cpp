// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/questions/question_text.h"

#include "app/core/rulebook/rule_register.h"

#include <QLocale>

namespace mesaviva::app {

using written::BankQuestion;
using written::Subject;

namespace {

QString withUnit(std::int64_t hundredths, const BankQuestion& question, const QString& language) {
    const QString unit = QuestionText::of(question.unit, language);
    return QuestionText::number(hundredths) + (unit.isEmpty() ? QString() : QChar(QChar::Nbsp) + unit);
}

} // namespace

QString QuestionText::of(const written::BankText& text, const QString& language) {
    const bool isPortuguese = language == QLatin1String("pt");
    const std::string& words = isPortuguese ? text.pt : text.en;
    return QString::fromStdString(!words.empty() ? words : isPortuguese ? text.en : text.pt);
}

QString QuestionText::subject(Subject subject) {
    switch (subject) {
    case Subject::payment: return tr("Payment");
    case Subject::procedure: return tr("Procedure");
    case Subject::cases: return tr("Case");
    }
    return {};
}

QStringList QuestionText::subjects() {
    QStringList words;
    for (std::size_t i = 0; i < written::kSubjects; ++i) {
        words.append(subject(static_cast<Subject>(i)));
    }
    return words;
}

QStringList QuestionText::regulations(const QString& language) {
    static const RuleRegister kBook;
    QStringList words;
    for (const std::string_view key : written::regulations()) {
        const QString id = QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
        words.append(inLanguage(kBook.document(id)[QLatin1String("name")], language));
    }
    return words;
}

QString QuestionText::heading(const BankQuestion& question) {
    return subject(question.subject) + QStringLiteral(" · ") + tr("%n mark(s)", nullptr, question.marks);
}

QString QuestionText::number(std::int64_t hundredths) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    const bool isWhole = hundredths % 100 == 0;
    return locale.toString(static_cast<double>(hundredths) / 100, 'f', isWhole ? 0 : 2);
}

QString QuestionText::solution(const BankQuestion& question, const QString& language) {
    if (question.asksNumber()) {
        return question.number ? withUnit(*question.number, question, language) : QString();
    }
    QStringList right;
    for (const written::BankChoice& choice : question.choices) {
        if (choice.right) {
            right.append(of(choice.text, language));
        }
    }
    return right.join(QStringLiteral("; "));
}

QString QuestionText::given(const croupier::BankAnswer& answer, const QString& language) {
    if (answer.question.asksNumber()) {
        return answer.number ? withUnit(*answer.number, answer.question, language) : QString();
    }
    QStringList marked;
    for (const int choice : answer.marked) {
        marked.append(of(answer.question.choices.at(static_cast<std::size_t>(choice)).text, language));
    }
    return marked.join(QStringLiteral("; "));
}

QString QuestionText::rules(const BankQuestion& question) {
    QStringList words;
    for (const std::string& rule : question.rules) {
        words.append(QString::fromStdString(rule));
    }
    return words.join(QStringLiteral(", "));
}

} // namespace mesaviva::app
