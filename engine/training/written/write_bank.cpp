// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/fields/parse_json.h"
#include "engine/training/lessons/write_lesson.h"
#include "engine/training/written/question_bank.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace mesaviva::written {

namespace {

using scenario::Json;

Json jsonOf(const BankText& text, const BankLanguages& languages) {
    Json json = Json::object();
    if (languages.pt) {
        json["pt"] = text.pt;
    }
    if (languages.en) {
        json["en"] = text.en;
    }
    return json;
}

// Whole numbers without a decimal point, as people write them.
Json jsonOf(std::int64_t hundredths) {
    return hundredths % 100 == 0 ? Json(hundredths / 100) : Json(static_cast<double>(hundredths) / 100);
}

Json jsonOf(const BankQuestion& question, const BankLanguages& languages) {
    Json json;
    json["id"] = question.id;
    json["kind"] = std::string(name(question.subject));
    json["regulations"] = question.regulations;
    json["text"] = jsonOf(question.text, languages);
    if (!question.asksNumber()) {
        json["choices"] = Json::array();
        for (const BankChoice& choice : question.choices) {
            Json one{{"text", jsonOf(choice.text, languages)}};
            if (choice.right) {
                one["right"] = true;
            }
            json["choices"].push_back(std::move(one));
        }
    } else if (question.number) {
        json["number"] = jsonOf(*question.number);
    }
    if (question.unit != BankText{}) {
        json["unit"] = jsonOf(question.unit, languages);
    }
    json["rules"] = question.rules;
    if (question.why != BankText{}) {
        json["why"] = jsonOf(question.why, languages);
    }
    json["marks"] = question.marks;
    return json;
}

} // namespace

std::string write(const QuestionBank& bank) {
    Json json;
    json["format"] = "mesaviva.questions/1";
    json["title"] = jsonOf(bank.title, bank.languages);
    json["languages"] = Json::array();
    if (bank.languages.pt) {
        json["languages"].push_back("pt");
    }
    if (bank.languages.en) {
        json["languages"].push_back("en");
    }
    json["questions"] = Json::array();
    for (const auto& question : bank.questions) {
        json["questions"].push_back(jsonOf(*question, bank.languages));
    }
    return lessons::write(json);
}

std::string questionText(const BankQuestion& question) { return record::jsonText(jsonOf(question, {})); }

std::string freeId(const QuestionBank& bank) {
    for (std::size_t number = bank.questions.size() + 1;; ++number) {
        std::string id = "q" + std::to_string(number);
        const auto isThat = [&](const auto& question) { return question->id == id; };
        if (std::ranges::none_of(bank.questions, isThat)) {
            return id;
        }
    }
}

} // namespace mesaviva::written
