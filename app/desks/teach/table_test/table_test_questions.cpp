// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/table_test/table_test_questions.h"

#include "app/core/rulebook/register_texts.h"
#include "app/core/text/texts.h"
#include "engine/base/rule_id.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QStringList>

namespace mesaviva::app {

using croupier::QuestionKind;

namespace {

const QStringList kAskedLanguages = {QStringLiteral("pt"), QStringLiteral("en")};

QString ruleWords(const RuleRegister& book, const QString& rule, const char* part, const QString& language) {
    return inLanguage(book.entry(rule)[QLatin1String(part)], language);
}

} // namespace

QString withoutNumbers(const QString& text) {
    static const QRegularExpression kNumber(
        QStringLiteral("\\b(I-\\x{2060}?)?[%1]\\d+[a-z]?(\\.\\d+)*\\b").arg(textOf(kRuleLetters)));
    static const QRegularExpression kAside(
        QStringLiteral(" ?\\([^()]*\\b(I-\\x{2060}?)?[%1]\\d+[^()]*\\)").arg(textOf(kRuleLetters)));
    static const QRegularExpression kBetween(QStringLiteral("(?<=[.!?]) "));
    QString plain = text;
    plain.remove(kAside);
    QStringList sentences = plain.split(kBetween);
    sentences.removeIf([](const QString& sentence) { return sentence.contains(kNumber); });
    return sentences.isEmpty() ? text : sentences.join(u' ');
}

std::vector<croupier::AskableRule> askableRules(const RuleRegister& book, const QString& regulation) {
    std::vector<croupier::AskableRule> rules;
    for (const QJsonValue& chapter : book.document(regulation)[QLatin1String("chapters")].toArray()) {
        const QString id = chapter[QLatin1String("id")].toString();
        if (id.endsWith(QLatin1String("sessions")) || id.endsWith(QLatin1String("demonstration"))) {
            continue;
        }
        for (const QString& rule : strings(chapter[QLatin1String("rules")])) {
            croupier::AskableRule one{rule.toStdString(), id.toStdString(), {}, {}};
            bool tellsItself = false;
            for (const QString& language : kAskedLanguages) {
                const QString text = withoutNumbers(ruleWords(book, rule, "text", language));
                tellsItself = tellsItself || text.contains(rule);
                one.titles.push_back(ruleWords(book, rule, "title", language).toStdString());
                one.texts.push_back(text.toStdString());
            }
            if (!tellsItself) {
                rules.push_back(std::move(one));
            }
        }
    }
    return rules;
}

QString TableTestQuestions::title(const RuleRegister& book, const QString& rule, const QString& language) {
    return ruleWords(book, rule, "title", language);
}

QString TableTestQuestions::option(const RuleRegister& book, const croupier::WrittenAnswer& asked, int option,
                                   const QString& language) {
    if (option < 0 || option >= static_cast<int>(asked.options.size())) {
        return {};
    }
    const QString rule = QString::fromStdString(asked.options[static_cast<std::size_t>(option)]);
    switch (asked.kind) {
    case QuestionKind::says: return withoutNumbers(ruleWords(book, rule, "text", language));
    case QuestionKind::number: return rule;
    case QuestionKind::title: return title(book, rule, language);
    }
    return {};
}

WrittenQuestion TableTestQuestions::question(const RuleRegister& book, const croupier::WrittenAnswer& asked,
                                             const QString& language) {
    WrittenQuestion shown;
    const QString rule = QString::fromStdString(asked.options.at(static_cast<std::size_t>(asked.right)));
    const QString text = withoutNumbers(ruleWords(book, rule, "text", language));
    switch (asked.kind) {
    case QuestionKind::says:
        shown.asked = tr("What does the rule with this title say?");
        shown.about = title(book, rule, language);
        break;
    case QuestionKind::number:
        shown.asked = tr("Under which number of the regulation does this stand?");
        shown.about = text;
        break;
    case QuestionKind::title:
        shown.asked = tr("What is this rule about?");
        shown.about = text;
        break;
    }
    for (int i = 0; i < static_cast<int>(asked.options.size()); ++i) {
        shown.options.append(option(book, asked, i, language));
    }
    shown.chosen = asked.chosen;
    return shown;
}

} // namespace mesaviva::app
