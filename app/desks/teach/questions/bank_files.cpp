// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/questions/bank_files.h"

#include "app/core/rulebook/rule_register.h"
#include "engine/scenario/strict_json.h"

#include <QFile>

#include <set>
#include <string_view>
#include <utility>

namespace mesaviva::app {

using scenario::FileError;
using scenario::FileProblem;
using written::QuestionBank;

namespace {

std::string_view bytesOf(const QByteArray& text) {
    return {text.constData(), static_cast<std::size_t>(text.size())};
}

std::optional<FileError> askedFault(const QuestionBank& bank) {
    if (auto fault = written::firstFault(bank)) {
        return fault;
    }
    for (std::size_t i = 0; i < bank.questions.size(); ++i) {
        const auto faults = questionFaults(*bank.questions[i], bank.languages);
        if (!faults.empty()) {
            FileError fault = faults.front();
            fault.path = scenario::itemPath("questions", i) + '.' + fault.path;
            return fault;
        }
    }
    return std::nullopt;
}

} // namespace

std::shared_ptr<const QuestionBank> ownQuestions() {
    static const auto kOwn = [] {
        QFile file(QStringLiteral(":/mesaviva/questions/questions.json"));
        const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        auto bank = written::read(bytesOf(text));
        return std::make_shared<const QuestionBank>(bank ? std::move(*bank) : QuestionBank{});
    }();
    return kOwn;
}

bool isKnownRule(const std::string& id) {
    static const std::set<std::string> kAll = [] {
        std::set<std::string> all;
        for (const InspectedRule& rule : inspectedRules(u"en")) {
            all.insert(rule.id.toStdString());
        }
        return all;
    }();
    return kAll.contains(id);
}

std::vector<FileError> questionFaults(const written::BankQuestion& question,
                                      const written::BankLanguages& languages) {
    std::vector<FileError> faults = written::faultsOf(question, languages);
    for (std::size_t i = 0; i < question.rules.size(); ++i) {
        if (!isKnownRule(question.rules[i])) {
            faults.push_back(scenario::errorAt(scenario::itemPath("rules", i), FileProblem::no_such_rule,
                                               {scenario::inQuotes(question.rules[i])}));
        }
    }
    return faults;
}

BankFile readBankFile(const QString& path, BankUse use) {
    BankFile file;
    LessonRefusal refusal;
    refusal.file = path;
    const std::optional<QByteArray> text = OwnLessons::textOf(path, refusal);
    if (!text) {
        file.refusal = refusal;
        return file;
    }
    auto bank = written::parse(bytesOf(*text));
    std::optional<FileError> fault;
    if (!bank) {
        fault = bank.error();
    } else if (use == BankUse::asked) {
        fault = askedFault(*bank);
    }
    if (fault) {
        refusal.error = *fault;
        file.refusal = refusal;
        return file;
    }
    file.bank = std::make_shared<const QuestionBank>(std::move(*bank));
    file.text = *text;
    return file;
}

} // namespace mesaviva::app
