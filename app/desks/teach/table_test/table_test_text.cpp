// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/table_test/table_test_text.h"

#include "app/core/rulebook/rule_register.h"
#include "app/core/text/moments.h"
#include "app/desks/teach/croupier/croupier_text.h"
#include "app/desks/teach/questions/question_text.h"

#include <QDateTime>
#include <QJsonArray>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <array>

namespace mesaviva::app {

using croupier::QuestionKind;
using croupier::TakenTest;
using croupier::TestArea;
using croupier::TestFailing;
using croupier::TestMarks;

namespace {

const QStringList kAskedLanguages = {QStringLiteral("pt"), QStringLiteral("en")};

QString ruleWords(const RuleRegister& book, const QString& rule, const char* part, const QString& language) {
    return inLanguage(book.entry(rule)[QLatin1String(part)], language);
}

// Some questions count more than others.
bool countsMarks(const TakenTest& test) { return test.allMarks() != static_cast<int>(test.answers.size()); }

constexpr std::array kStepMarks = {40, 80, 120, 160, 200};

// With room above for a signature.
QString signatureLine() {
    return QString(QChar::LineSeparator) + QStringLiteral("________________________________________");
}

QString dayOf(const TakenTest& test) { return zonedMomentText(QDateTime::fromSecsSinceEpoch(test.at)); }

TestMarkLine markLine(const QString& label, const QString& mark, const QString& detail, bool total = false) {
    TestMarkLine line;
    line.label = label;
    line.mark = mark;
    line.detail = detail;
    line.total = total;
    return line;
}

// The written part on paper.
class WrittenPaper {
    Q_DECLARE_TR_FUNCTIONS(WrittenPaper)

public:
    static SheetDocument of(const std::vector<written::BankQuestion>& questions, std::int64_t number,
                            bool answers, const QString& language) {
        SheetDocument sheet;
        sheet.title = tr("Written test");
        sheet.subtitle = answers ? tr("With the answers") : QString();
        //: %1 the program's version, %2 the test's number
        sheet.footer =
            tr("Mesa Viva %1 · written test no. %2").arg(QCoreApplication::applicationVersion()).arg(number);
        int marks = 0;
        for (const written::BankQuestion& question : questions) {
            marks += question.marks;
        }
        SheetFacts about{{tr("Questions"), QString::number(questions.size())},
                         {tr("Marks"), QString::number(marks)}};
        if (!answers) {
            about.push_back({tr("The candidate"), signatureLine()});
            about.push_back({tr("Place and date"), signatureLine()});
        }
        sheet.sections.push_back({tr("The test"), {about}});
        for (std::size_t i = 0; i < questions.size(); ++i) {
            //: %1 the number of a question, %2 "Payment · 2 marks"
            sheet.sections.push_back({tr("%1. %2").arg(i + 1).arg(QuestionText::heading(questions[i])),
                                      asked(questions[i], answers, language)});
        }
        return sheet;
    }

private:
    static std::vector<SheetBlock> asked(const written::BankQuestion& question, bool answers,
                                         const QString& language) {
        std::vector<SheetBlock> blocks{SheetText{QuestionText::of(question.text, language)}};
        if (question.hasSeveralRight()) {
            blocks.emplace_back(SheetText{tr("Several answers are right: mark all of them.")});
        }
        char letter = 'a';
        for (const written::BankChoice& choice : question.choices) {
            blocks.emplace_back(SheetText{QString(QLatin1Char(letter++)) + QStringLiteral(")  ") +
                                          QuestionText::of(choice.text, language)});
        }
        if (answers) {
            blocks.emplace_back(SheetText{tr("Answer: %1").arg(QuestionText::solution(question, language))});
            const QString why = QuestionText::of(question.why, language);
            const QString reason = why.isEmpty() ? QuestionText::rules(question) : why;
            if (!reason.isEmpty()) {
                blocks.emplace_back(SheetText{reason});
            }
        } else if (question.asksNumber()) {
            blocks.emplace_back(SheetText{QStringLiteral("____________________  ") +
                                          QuestionText::of(question.unit, language)});
        }
        return blocks;
    }
};

class TableTestSheet {
    Q_DECLARE_TR_FUNCTIONS(TableTestSheet)

public:
    static SheetDocument of(const TakenTest& test, const QString& table, const RuleRegister& book,
                            const QString& language) {
        const bool passed = test.marks().passed();
        SheetDocument sheet;
        sheet.title = tr("Table test");
        sheet.subtitle = QStringLiteral("%1 · %2").arg(table, dayOf(test));
        sheet.remark = TableTestText::result(passed);
        //: %1 the program's version, %2 the test's number
        sheet.footer = tr("Mesa Viva %1 · table test no. %2")
                           .arg(QCoreApplication::applicationVersion())
                           .arg(test.number);
        sheet.sections.push_back({tr("The test"), {about(test, table, book, language)}});
        sheet.sections.push_back({tr("Marks, from 0 to 20"), {marks(test), SheetText{howMarked(test)}}});
        sheet.sections.push_back({tr("Faults at the table"), faults(test)});
        if (const QString counted = ofFloat(test); !counted.isEmpty()) {
            sheet.sections.push_back({tr("Float"), {SheetText{counted}}});
        }
        if (test.scheme.questions > 0) {
            sheet.sections.push_back({tr("Written part"), written(test, book, language)});
        }
        SheetFacts end{{tr("Result"), TableTestText::result(passed)}};
        for (const QString& reason : TableTestText::reasons(test)) {
            end.push_back({tr("Reason"), reason});
        }
        end.push_back({tr("Place and date"), signatureLine()});
        end.push_back({tr("The candidate"), signatureLine()});
        end.push_back({tr("The examiner"), signatureLine()});
        sheet.sections.push_back({tr("Result and signatures"), {end}});
        return sheet;
    }

private:
    static SheetFacts about(const TakenTest& test, const QString& table, const RuleRegister& book,
                            const QString& language) {
        const QString key = QString::fromStdString(test.table).section(u'/', 0, 0);
        const QJsonValue document = book.document(key);
        SheetFacts facts{
            {tr("Candidate"), QString::fromStdString(test.candidate)},
            {tr("Examiner"),
             test.examiner.empty() ? signatureLine().mid(1) : QString::fromStdString(test.examiner)},
            {tr("Date"), dayOf(test)},
            {tr("Table"), table},
            {tr("Regulation"),
             QStringLiteral("%1. %2").arg(inLanguage(document[QLatin1String("title")], language),
                                          document[QLatin1String("source")].toString())},
            {tr("Length"),
             TableTestText::extent(test) + QStringLiteral(" · ") + tr("%n action(s)", nullptr, test.actions)},
            {tr("Test number"), tr("%1 (the same number draws the same test)").arg(test.number)}};
        if (const QString hands = TableTestText::hands(test.scheme); !hands.isEmpty()) {
            facts.push_back({tr("Judged of the hands"), hands});
        }
        return facts;
    }

    static SheetTable marks(const TakenTest& test) {
        SheetTable table{
            {{tr("Mark"), false, 36}, {tr("Weight and source"), false, 50}, {tr("Points"), true, 14}}, {}};
        for (const QVariant& line : TableTestText::lines(test)) {
            const auto one = line.value<TestMarkLine>();
            table.rows.push_back({one.label, one.detail, one.mark});
        }
        const QStringList criteria = TableTestText::criteria();
        for (std::size_t i = 0; i < test.hospitality.size(); ++i) { // after hospitality, which comes first
            table.rows.insert(table.rows.begin() + 1 + static_cast<std::ptrdiff_t>(i),
                              {QStringLiteral("· ") + criteria.value(static_cast<qsizetype>(i)),
                               tr("part of hospitality"), TableTestText::mark(test.hospitality[i])});
        }
        return table;
    }

    static QString howMarked(const TakenTest& test) {
        //: %1 points
        return tr("Each fault at the table takes %1 off the mark in which it counts: technique if everybody "
                  "still has what is theirs, control if not. Marks and weights are a custom of the house; no "
                  "rule in the register covers examinations.")
            .arg(TableTestText::mark(test.scheme.faultCost));
    }

    static std::vector<SheetBlock> faults(const TakenTest& test) {
        if (test.faults.empty()) {
            return {SheetText{tr("There were no faults.")}};
        }
        SheetTable table{{{tr("Fault"), false, 46},
                          {tr("Rule"), false, 22},
                          {tr("Counts for"), false, 22},
                          {tr("Times"), true, 10}},
                         {}};
        for (const croupier::FaultCount& fault : test.faults) {
            const bool technique = croupier::areaOf(fault.kind) == TestArea::technique;
            const QString rule = QString::fromStdString(fault.rule);
            table.rows.push_back({CroupierText::kind(fault.kind),
                                  rule.isEmpty() ? CroupierText::source(fault.kind, rule) : rule,
                                  technique ? tr("technique") : tr("control"), QString::number(fault.count)});
        }
        return {table};
    }

    // Where prizes are cut from a rack, a whole test has its float counted twice.
    static QString ofFloat(const TakenTest& test) {
        if (test.payments == 0) {
            return {};
        }
        if (!test.whole) {
            return tr("It was not counted when the table closed.");
        }
        int count = 0;
        for (const croupier::FaultCount& fault : test.faults) {
            const bool isOfFloat = fault.kind == croupier::FaultKind::counted ||
                                   fault.kind == croupier::FaultKind::reckoned ||
                                   fault.kind == croupier::FaultKind::balance;
            count += isOfFloat ? fault.count : 0;
        }
        return count == 0 ? tr("Counted without a fault when the table opened and when it closed.")
                          : tr("Counted when the table opened and when it closed, with %n fault(s), listed "
                               "above.",
                               nullptr, count);
    }

    static QStringList ofBank(std::size_t place, const croupier::BankAnswer& answer,
                              const QString& language) {
        const written::BankQuestion& question = answer.question;
        const QString given = QuestionText::given(answer, language);
        const QString rules = QuestionText::rules(question);
        QString judged = answer.isRight()
                             ? tr("right")
                             //: %1 the right answer
                             : tr("wrong: it is %1").arg(QuestionText::solution(question, language));
        if (const QString why = QuestionText::of(question.why, language); !why.isEmpty()) {
            judged += QStringLiteral(". ") + why;
        } else if (!rules.isEmpty()) {
            judged += QStringLiteral(" (%1)").arg(rules);
        }
        return {QString::number(place + 1),
                QuestionText::of(question.text, language) +
                    QStringLiteral(" (%1)").arg(QuestionText::heading(question)),
                given.isEmpty() ? tr("none") : given, judged};
    }

    static std::vector<SheetBlock> written(const TakenTest& test, const RuleRegister& book,
                                           const QString& language) {
        if (test.answers.empty()) {
            return {SheetText{tr("It was not started.")}};
        }
        SheetTable table{{{tr("No."), false, 7},
                          {tr("Question"), false, 37},
                          {tr("Answer given"), false, 36},
                          {tr("Judged"), false, 20}},
                         {}};
        for (std::size_t i = 0; i < test.answers.size(); ++i) {
            const croupier::WrittenAnswer& answer = test.answers[i];
            if (answer.bank) {
                table.rows.push_back(ofBank(i, *answer.bank, language));
                continue;
            }
            const WrittenQuestion shown = TableTestQuestions::question(book, answer, language);
            const QString right =
                QString::fromStdString(answer.options[static_cast<std::size_t>(answer.right)]);
            const QString given = TableTestQuestions::option(book, answer, answer.chosen, language);
            table.rows.push_back(
                {QString::number(i + 1), //: %1 a question, %2 what it asks about
                 tr("%1 “%2”").arg(shown.asked, shown.about), given.isEmpty() ? tr("none") : given,
                 answer.isRight() ? tr("right (%1)").arg(right)
                                  //: %1 the rule that was asked about
                                  : tr("wrong: it is %1, %2")
                                        .arg(right, TableTestQuestions::title(book, right, language))});
        }
        return {table};
    }
};

} // namespace

QString withoutNumbers(const QString& text) {
    static const QRegularExpression kNumber(QStringLiteral("\\b(I-\\x{2060}?)?[A-Z]\\d+[a-z]?(\\.\\d+)*\\b"));
    static const QRegularExpression kAside(QStringLiteral(" ?\\([^()]*\\b(I-\\x{2060}?)?[A-Z]\\d+[^()]*\\)"));
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
    if (asked.bank) {
        return ofBank(*asked.bank, language);
    }
    const QString rule = QString::fromStdString(asked.options.at(static_cast<std::size_t>(asked.right)));
    const QString text = withoutNumbers(ruleWords(book, rule, "text", language));
    switch (asked.kind) {
    case QuestionKind::says:
        shown.asked = tr("What does the rule with this title say?");
        shown.about = title(book, rule, language);
        break;
    case QuestionKind::number:
        shown.asked = tr("Under which number is this in the regulation?");
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
    if (asked.chosen >= 0) {
        shown.chosen = {asked.chosen};
    }
    return shown;
}

WrittenQuestion TableTestQuestions::ofBank(const croupier::BankAnswer& asked, const QString& language) {
    const written::BankQuestion& question = asked.question;
    WrittenQuestion shown;
    shown.asked = QuestionText::of(question.text, language);
    shown.heading = QuestionText::heading(question);
    for (const written::BankChoice& choice : question.choices) {
        shown.options.append(QuestionText::of(choice.text, language));
    }
    shown.chosen = QList<int>(asked.marked.begin(), asked.marked.end());
    shown.several = question.hasSeveralRight();
    shown.numeric = question.asksNumber();
    shown.unit = QuestionText::of(question.unit, language);
    return shown;
}

QString TableTestText::mark(int tenths) { return QLocale().toString(tenths / 10.0, 'f', 1); }

QStringList TableTestText::criteria() {
    return {tr("Welcome and courtesy"), tr("Bearing and appearance"), tr("Voice and clarity")};
}

QStringList TableTestText::steps() {
    return {tr("Poor"), tr("Weak"), tr("Fair"), tr("Good"), tr("Excellent")};
}

int TableTestText::markOfStep(int step) { return kStepMarks.at(static_cast<std::size_t>(step)); }

QString TableTestText::result(bool passed) { return passed ? tr("Passed") : tr("Not passed"); }

QString TableTestText::extent(const TakenTest& test) {
    if (test.byTime && !test.whole) {
        return tr("%n round(s) of cards, stopped early", nullptr, test.rounds);
    }
    if (test.byTime) {
        return tr("%n minute(s) of cards", nullptr, test.wanted) + QStringLiteral(", ") +
               tr("%n round(s)", nullptr, test.rounds);
    }
    //: %1 done of %2
    return tr("%1 of %2 spins, in two periods").arg(test.rounds).arg(test.wanted);
}

QStringList TableTestText::reasons(const TakenTest& test) {
    QStringList reasons;
    const TestMarks marks = test.marks();
    for (const TestFailing failing : marks.failings) {
        switch (failing) {
        case TestFailing::unfinished: // there is no other reason
            return {tr("It was stopped early, or its float was not counted.")};
        case TestFailing::unmarked: reasons.append(tr("The examiner has given no marks.")); break;
        case TestFailing::mark:
            //: %1, %2 marks
            reasons.append(
                tr("The weighted mark is %1; %2 is needed.").arg(mark(marks.final), mark(test.scheme.pass)));
            break;
        case TestFailing::written:
            if (countsMarks(test)) {
                //: %1 marks of %2, %3 per cent
                reasons.append(tr("The written part has %1 of %2 marks; %3% is needed.")
                                   .arg(test.rightMarks())
                                   .arg(test.allMarks())
                                   .arg(test.scheme.writtenPass));
                break;
            }
            //: %1 right of %2, %3 per cent
            reasons.append(tr("In the written part %1 of %2 answers are right; %3% is needed.")
                               .arg(test.right())
                               .arg(test.scheme.questions)
                               .arg(test.scheme.writtenPass));
            break;
        }
    }
    return reasons;
}

QVariantList TableTestText::lines(const TakenTest& test) {
    const TestMarks marks = test.marks();
    const auto weight = [](int weighs) { return tr("weight %1").arg(weighs); };
    const auto faulty = [&](int weighs, TestArea area) {
        return weight(weighs) + QStringLiteral(" · ") +
               tr("%n fault(s)", nullptr, croupier::faultsIn(test.faults, area));
    };
    QVariantList lines;
    const auto add = [&](const TestMarkLine& line) { lines.append(QVariant::fromValue(line)); };
    const std::optional<int> given = test.work().hospitality;
    add(markLine(tr("Hospitality"), given ? mark(*given) : QStringLiteral("–"),
                 weight(test.scheme.hospitality) + QStringLiteral(" · ") + tr("the examiner's")));
    add(markLine(tr("Technique"), mark(marks.technique), faulty(test.scheme.technique, TestArea::technique)));
    add(markLine(tr("Control"), mark(marks.control), faulty(test.scheme.control, TestArea::control)));
    const bool marked = given || test.scheme.hospitality == 0;
    add(markLine(tr("Weighted mark"), marked ? mark(marks.final) : QStringLiteral("–"),
                 tr("%1 is needed").arg(mark(test.scheme.pass)), true));
    if (test.scheme.questions > 0) {
        //: %1 right of %2
        const QString reached =
            test.answers.empty()
                ? QStringLiteral("–")
                : tr("%1 of %2")
                      .arg(countsMarks(test) ? test.rightMarks() : test.right())
                      .arg(countsMarks(test) ? test.allMarks() : static_cast<int>(test.answers.size()));
        add(markLine(tr("Written part"), reached, tr("%1% is needed").arg(test.scheme.writtenPass), true));
    }
    return lines;
}

QString TableTestText::hands(const croupier::TestScheme& scheme) {
    using croupier::HandPart;
    if (scheme.hands < 0) {
        return {};
    }
    QStringList judged;
    const auto add = [&](HandPart part, const QString& words) {
        if (scheme.judges(part)) {
            judged.append(words);
        }
    };
    add(HandPart::clearing, tr("clearing before payment"));
    add(HandPart::opening, tr("opening of winning stacks"));
    add(HandPart::pieces, tr("chips of each payment"));
    add(HandPart::proving, tr("proving of payments"));
    add(HandPart::buy_ins, tr("buy-in and colour change"));
    add(HandPart::change, tr("change"));
    add(HandPart::cage, tr("fills and credits"));
    return judged.isEmpty() ? tr("nothing beyond words, order and sums") : judged.join(QStringLiteral(", "));
}

SheetDocument TableTestText::paper(const std::vector<written::BankQuestion>& questions, std::int64_t number,
                                   bool answers, const QString& language) {
    return WrittenPaper::of(questions, number, answers, language);
}

SheetDocument TableTestText::sheet(const TakenTest& test, const QString& table, const RuleRegister& book,
                                   const QString& language) {
    return TableTestSheet::of(test, table, book, language);
}

} // namespace mesaviva::app
