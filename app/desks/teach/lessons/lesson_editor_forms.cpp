// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The editor's fields: values and setters.

#include "app/core/events/event_log_text.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/lessons/editor_text.h"
#include "app/desks/teach/lessons/lesson_editor.h"
#include "app/desks/teach/lessons/lesson_text.h"
#include "engine/scenario/game_scenarios.h"
#include "engine/training/lessons/step_forms.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace mesaviva::app {

namespace {

using lessons::FieldKind;
using lessons::LessonDocument;
using FormPlace = LessonDocument::Place;
using FormRefusal = LessonDocument::Refusal;

constexpr std::size_t kFewestAnswers = 2;
constexpr std::size_t kMostAnswers = 4;
constexpr std::int64_t kAllShares = 10'000; ///< of the prizes (B31)

FormRefusal notTyped(const FormPlace& place, scenario::FileProblem why) {
    return scenario::errorAt(lessons::pathOf(place), why);
}

// "jackpot/percent" is a nested field.
FormPlace within(FormPlace object, std::string_view name) {
    while (!name.empty()) {
        const std::size_t end = std::min(name.find('/'), name.size());
        object.push_back(std::string(name.substr(0, end)));
        name.remove_prefix(std::min(end + 1, name.size()));
    }
    return object;
}

QStringList playersIn(const scenario::Json& scenario, QStringList& ids) {
    QStringList names;
    for (const scenario::Json& player : scenario.value("players", scenario::Json::array())) {
        const auto id = player.find("id");
        if (id != player.end() && id->is_string()) {
            ids.append(QString::fromStdString(id->get<std::string>()));
            names.append(EditorText::name(id->get<std::string>()));
        }
    }
    return names;
}

// Splits several stakes placed at once, as in a round on record, into one step each.
scenario::Json oneByOne(const scenario::Json& step) {
    scenario::Json list = scenario::Json::array();
    for (const scenario::Json& stake : step.value("stakes", scenario::Json::array())) {
        scenario::Json one =
            lessons::withTiming(step, list.empty() ? step.value("at", scenario::Json()) : scenario::Json(),
                                list.empty() ? step.value("when", scenario::Json()) : scenario::Json());
        one.erase("stakes");
        one["do"] = "stake";
        for (const auto& field : stake.items()) {
            if (field.key() != "group") {
                one[field.key()] = field.value();
            }
        }
        list.push_back(std::move(one));
    }
    return list;
}

// Settings that must change together: the shares of the prizes, 10000 in total, and a jackpot's bounds.
std::optional<scenario::Json> together(const LessonDocument& document, const FormPlace& object,
                                       const std::string& name, const scenario::Json& value) {
    constexpr int kUsualBalls = 40;
    const auto partOf = [&](const char* part) {
        const scenario::Json* const now = document.find(object / part);
        return now && now->is_object() ? *now : scenario::Json::object();
    };
    if (name.starts_with("prizes/") && value.is_number_integer()) {
        scenario::Json prizes = partOf("prizes");
        const std::string kind = name.substr(name.find('/') + 1);
        const std::string rest = kind == "bingo" ? "line" : "bingo";
        prizes[kind] = value;
        std::int64_t others = 0;
        for (const auto& share : prizes.items()) {
            others += share.key() != rest && share.value().is_number_integer()
                          ? share.value().get<std::int64_t>()
                          : 0;
        }
        prizes[rest] = kAllShares - others;
        return prizes;
    }
    if (name.starts_with("jackpot/")) {
        scenario::Json jackpot = partOf("jackpot");
        if (!jackpot.contains("percent")) {
            jackpot["percent"] = 1;
        }
        if (!jackpot.contains("within_balls")) {
            jackpot["within_balls"] = kUsualBalls;
        }
        jackpot[name.substr(name.find('/') + 1)] = value;
        return jackpot;
    }
    return std::nullopt;
}

} // namespace

LessonEditor::Form LessonEditor::textForm(const Place& place, const QString& label, int lines) const {
    Form form;
    form.shown.label = label;
    form.shown.lines = lines;
    form.shown.text = shownValue(m_document->find(place), FieldKind::name);
    form.act = [place](Document& document, const QString& text, int) {
        return document.set(place, text.toStdString());
    };
    return form;
}

// Text in both languages.
void LessonEditor::textForms(std::vector<Form>& forms, const Place& place, const QString& label,
                             int lines) const {
    //: %1 what a text is: "Title"
    forms.push_back(textForm(place / "pt", tr("%1 in Portuguese").arg(label), lines));
    forms.push_back(textForm(place / "en", tr("%1 in English").arg(label), lines));
}

LessonEditor::Form LessonEditor::formOf(const Place& object, const lessons::FormField& field) const {
    const Place place = within(object, field.name);
    const scenario::Json* const value = m_document->find(place);
    Form form;
    form.shown.label = EditorText::field(field.name);
    form.shown.half = true;
    const bool optional = field.optional;
    if (field.kind == FieldKind::player || field.kind == FieldKind::word || field.kind == FieldKind::truth) {
        QStringList keys;
        QStringList words;
        if (field.kind == FieldKind::player) {
            words = playersIn(scenarioJson(), keys);
        } else if (field.kind == FieldKind::truth) {
            keys = {QStringLiteral("true"), QStringLiteral("false")};
            words = {tr("Yes"), tr("No")};
        }
        for (const std::string_view word : field.words) {
            keys.append(textOf(word));
            words.append(ExpectedText::value(field.name, word).value_or(textOf(word)));
        }
        if (optional) {
            keys.prepend(QString());
            words.prepend(field.kind == FieldKind::player ? tr("Nobody") : tr("Default"));
        }
        const QString now = value && value->is_boolean()
                                ? QString::fromLatin1(value->get<bool>() ? "true" : "false")
                                : shownValue(value, FieldKind::name);
        if (!now.isEmpty() && !keys.contains(now)) { // keeps an unknown value of the file
            keys.append(now);
            words.append(now);
        }
        form.shown.choices = words;
        form.shown.choice = std::max(0, static_cast<int>(keys.indexOf(now)));
        form.act = [place, object, keys, kind = field.kind, name = std::string(field.name)](
                       Document& document, const QString&, int choice) -> Refusal {
            const std::string key = keys.value(choice).toStdString();
            if (key.empty()) {
                return document.erase(place);
            }
            if (kind == FieldKind::truth) {
                return document.set(place, key == "true");
            }
            const scenario::Json* const step = document.find(object);
            if (name != "chance" || !step) {
                return document.set(place, key);
            }
            if (step->contains("do")) {
                return document.set(object, lessons::withChance(*step, key));
            }
            scenario::Json expected = *step;
            expected[name] = key;
            expected.erase("numbers"); // they belonged to the other source of chance
            return document.set(object, expected);
        };
        return form;
    }
    form.shown.text = shownValue(value, field.kind);
    form.shown.hint = optional                           ? tr("default")
                      : field.kind == FieldKind::pockets ? tr("such as 17 20")
                                                         : QString();
    form.act = [place, object, optional, kind = field.kind,
                name = std::string(field.name)](Document& document, const QString& text, int) -> Refusal {
        if (optional && text.trimmed().isEmpty()) {
            if (name.starts_with("prizes/") && name != "prizes/bingo") { // bingo gets the remainder
                const FormPlace all = object / "prizes";
                const scenario::Json* const now = document.find(all);
                scenario::Json prizes = now && now->is_object() ? *now : scenario::Json::object();
                prizes.erase(name.substr(name.find('/') + 1));
                std::int64_t others = 0;
                for (const auto& share : prizes.items()) {
                    others += share.key() != "bingo" && share.value().is_number_integer()
                                  ? share.value().get<std::int64_t>()
                                  : 0;
                }
                prizes["bingo"] = kAllShares - others;
                return document.set(all, prizes);
            }
            // The others depend on this one.
            const bool isWhole = name == "prizes/bingo" || name == "jackpot/percent" ||
                                 name == "jackpot/within_balls" || name == "crowd/players";
            return document.erase(isWhole ? object / name.substr(0, name.find('/')) : place);
        }
        const auto typed = typedValue(text, kind);
        if (!typed) {
            return notTyped(place, whyNot(kind));
        }
        const auto whole = together(document, object, name, *typed);
        return whole ? document.set(object / name.substr(0, name.find('/')), *whole)
                     : document.set(place, *typed);
    };
    return form;
}

std::vector<LessonEditor::Form> LessonEditor::forms() const {
    std::vector<Form> forms;
    if (!m_document || (isListed() && (m_row < 0 || m_row >= count()))) {
        return forms;
    }
    switch (m_part) {
    case Words: wordForms(forms); break;
    case Table: tableForms(forms); break;
    case Players:
        for (const lessons::FormField& field : lessons::playerForm(game().toStdString())) {
            const Place player = placeOf(Players) / static_cast<std::size_t>(m_row);
            Form form = formOf(player, field);
            if (field.name == "id") { // everywhere in the lesson
                form.act = [player](Document& document, const QString& text, int) {
                    const scenario::Json* const id = document.find(player / "id");
                    return document.rename(shownValue(id, FieldKind::name).toStdString(),
                                           text.trimmed().toStdString());
                };
            }
            forms.push_back(std::move(form));
        }
        for (Form& form : played().playerForms(
                 *m_document,
                 shownValue(m_document->find(placeOf(Players) / static_cast<std::size_t>(m_row) / "id"),
                            FieldKind::name)
                     .toStdString())) {
            forms.push_back(std::move(form));
        }
        break;
    case Steps: stepForms(forms); break;
    case Notes: noteForms(forms); break;
    case Expected: expectForms(forms); break;
    default: break;
    }
    return forms;
}

void LessonEditor::wordForms(std::vector<Form>& forms) const {
    textForms(forms, Place("/title"), tr("Title"), 0);
    textForms(forms, Place("/aim"), tr("Aim"), 4);
    Form level;
    level.shown.label = tr("Level");
    for (int i = 1; i <= lessons::kLessonLevels; ++i) {
        level.shown.choices.append(LessonText::level(i));
    }
    const scenario::Json* const now = m_document->find(Place("/level"));
    level.shown.choice = now && now->is_number_integer() ? static_cast<int>(now->get<std::int64_t>()) - 1 : 0;
    level.act = [](Document& document, const QString&, int choice) {
        return document.set(Place("/level"), choice + 1);
    };
    forms.push_back(std::move(level));
}

void LessonEditor::tableForms(std::vector<Form>& forms) const {
    const std::string key = game().toStdString();
    for (const lessons::FormField& field : lessons::tableForm(key, rules())) {
        const scenario::Json* const value = m_document->find(within(Place("/scenario/table"), field.name));
        if (!value || !value->is_object()) { // keeps minima by chance as in the file
            forms.push_back(formOf(Place("/scenario/table"), field));
        }
    }
    Form rounds = formOf(Place("/scenario"), {"rounds", FieldKind::whole, true});
    rounds.shown.label = tr("Ends after this many rounds");
    rounds.shown.hint = tr("after the last step");
    forms.push_back(std::move(rounds));
}

void LessonEditor::stepForms(std::vector<Form>& forms) const {
    const Place place = placeOf(Steps) / static_cast<std::size_t>(m_row);
    const scenario::Json& step = *m_document->find(place);
    const std::string key = game().toStdString();
    const bool hasTime = step.contains("at");
    const bool hasEvent = step.contains("when");

    Form action;
    action.shown.label = tr("What is done");
    action.shown.half = true;
    std::vector<std::string> actions;
    for (const lessons::Action& one : lessons::actionsOf(key)) {
        if (one.offered || step.value("do", scenario::Json()) == scenario::Json(std::string(one.name))) {
            if (step.value("do", scenario::Json()) == scenario::Json(std::string(one.name))) {
                action.shown.choice = static_cast<int>(actions.size());
            }
            actions.emplace_back(one.name);
            action.shown.choices.append(EditorText::action(one.name));
        }
    }
    const bool isSeveral = step.value("do", scenario::Json()) == scenario::Json("favourite");
    if (isSeveral) {
        action.shown.choices[0] = tr("stakes, one by one");
    }
    action.act = [place, actions, isSeveral, row = static_cast<std::size_t>(m_row)](
                     Document& document, const QString&, int choice) -> Refusal {
        const auto index = static_cast<std::size_t>(choice);
        if (isSeveral && index == 0) {
            scenario::Json steps = document.json().at("scenario").at("steps");
            const scenario::Json single = oneByOne(steps.at(row));
            steps.erase(row);
            steps.insert(steps.begin() + static_cast<std::ptrdiff_t>(row), single.begin(), single.end());
            return document.set(Place("/scenario/steps"), steps);
        }
        return index < actions.size()
                   ? document.set(place, lessons::withAction(document.json().at("scenario"),
                                                             *document.find(place), actions[index]))
                   : Refusal();
    };
    forms.push_back(std::move(action));

    Form when;
    when.shown.label = tr("When");
    when.shown.half = true;
    when.shown.choices = {tr("Right after the step before"), tr("At a time"), tr("After an event")};
    when.shown.choice = hasTime ? 1 : hasEvent ? 2 : 0;
    when.act = [place, first = played().first()](Document& document, const QString&, int choice) {
        const scenario::Json& now = *document.find(place);
        return document.set(
            place, choice == 1   ? lessons::withTiming(now, now.value("at", scenario::Json(1)), nullptr)
                   : choice == 2 ? lessons::withTiming(now, nullptr, now.value("when", scenario::Json(first)))
                                 : lessons::withTiming(now, nullptr, nullptr));
    };
    forms.push_back(std::move(when));
    if (hasTime) {
        Form at = formOf(place, {"at", FieldKind::seconds, false});
        at.shown.label = tr("Seconds on the table's clock");
        forms.push_back(std::move(at));
    } else if (hasEvent) {
        Form event;
        event.shown.label = tr("After the next");
        event.shown.half = true;
        std::vector<std::string> events;
        if (const scenario::GameScenarios* const played = scenario::scenariosOf(key)) {
            for (const std::string_view name : played->events) {
                if (step.at("when") == scenario::Json(std::string(name))) {
                    event.shown.choice = static_cast<int>(events.size());
                }
                events.emplace_back(name);
                event.shown.choices.append(EventLogText::kind(name));
            }
        }
        event.act = [place, events](Document& document, const QString&, int choice) -> Refusal {
            const auto index = static_cast<std::size_t>(choice);
            return index < events.size() ? document.set(place / "when", events[index]) : Refusal();
        };
        forms.push_back(std::move(event));
    }
    for (const lessons::FormField& field :
         lessons::fieldsOf(key, shownValue(m_document->find(place / "do"), FieldKind::name).toStdString())) {
        forms.push_back(formOf(place, field));
    }
}

void LessonEditor::noteForms(std::vector<Form>& forms) const {
    const Place place = placeOf(Notes) / static_cast<std::size_t>(m_row);
    const scenario::Json& note = *m_document->find(place);
    textForms(forms, place / "text", tr("What is said"), 4);
    if (played().weighs()) {
        QStringList ids;
        Form odds;
        odds.shown.label = tr("Exact odds for");
        odds.shown.choices = playersIn(scenarioJson(), ids);
        odds.shown.choices.prepend(tr("Nobody"));
        ids.prepend(QString());
        odds.shown.half = true;
        odds.shown.choice = std::max(
            0, static_cast<int>(ids.indexOf(shownValue(m_document->find(place / "odds"), FieldKind::name))));
        odds.act = [place, ids](Document& document, const QString&, int choice) {
            return choice > 0 ? document.set(place / "odds", ids.value(choice).toStdString())
                              : document.erase(place / "odds");
        };
        forms.push_back(std::move(odds));
    }
    const scenario::Json* const choices = m_document->find(place / "question" / "choices");
    const std::size_t answers = choices ? choices->size() : 0;
    Form question;
    question.shown.label = tr("Question");
    question.shown.half = true;
    question.shown.choices = {tr("None"), tr("With two answers"), tr("With three answers"),
                              tr("With four answers")};
    question.shown.choice =
        answers >= kFewestAnswers && answers <= kMostAnswers ? static_cast<int>(answers) - 1 : 0;
    question.act = [place](Document& document, const QString&, int choice) -> Refusal {
        if (choice == 0) {
            return document.erase(place / "question");
        }
        const scenario::Json empty{{"pt", ""}, {"en", ""}};
        scenario::Json asked;
        asked["text"] = empty;
        asked["choices"] = scenario::Json::array();
        if (const scenario::Json* const now = document.find(place / "question")) {
            asked = *now;
        }
        scenario::Json& list = asked["choices"];
        while (list.size() > static_cast<std::size_t>(choice) + 1) {
            list.erase(list.size() - 1);
        }
        while (list.size() < static_cast<std::size_t>(choice) + 1) {
            scenario::Json one;
            one["text"] = empty;
            one["why"] = empty;
            list.push_back(one);
        }
        const auto isRight = [](const scenario::Json& one) {
            return one.value("right", scenario::Json()) == scenario::Json(true);
        };
        if (std::ranges::none_of(list, isRight)) {
            list[0]["right"] = true;
        }
        return document.set(place / "question", asked);
    };
    forms.push_back(std::move(question));
    if (!note.contains("question")) {
        return;
    }
    textForms(forms, place / "question" / "text", tr("What is asked"), 2);
    Form right;
    right.shown.label = tr("Right answer");
    right.shown.half = true;
    for (std::size_t i = 0; i < answers; ++i) {
        right.shown.choices.append(tr("Answer %1").arg(i + 1));
        const scenario::Json& one = (*choices)[i];
        if (one.value("right", scenario::Json()) == scenario::Json(true)) {
            right.shown.choice = static_cast<int>(i);
        }
    }
    right.act = [row = static_cast<std::size_t>(m_row)](Document& document, const QString&, int choice) {
        return document.setRight(row, static_cast<std::size_t>(choice));
    };
    forms.push_back(std::move(right));
    for (std::size_t i = 0; i < answers; ++i) {
        const Place answer = place / "question" / "choices" / i;
        textForms(forms, answer / "text", tr("Answer %1").arg(i + 1), 2);
        textForms(forms, answer / "why", tr("Why (answer %1)").arg(i + 1), 2);
    }
}

void LessonEditor::expectForms(std::vector<Form>& forms) const {
    const Place place = placeOf(Expected) / static_cast<std::size_t>(m_row);
    const scenario::Json& expected = *m_document->find(place);
    if (expected.contains("balance")) {
        for (const auto& wallet : expected.at("balance").items()) {
            const std::string key = wallet.key();
            Form form;
            form.shown.half = true;
            const Place at = place / "balance" / key;
            form.shown.label = EditorText::name(key);
            form.shown.text = shownValue(&wallet.value(), FieldKind::amount);
            form.act = [at](Document& document, const QString& text, int) {
                const auto typed = typedValue(text, FieldKind::amount);
                return typed ? document.set(at, *typed) : notTyped(at, whyNot(FieldKind::amount));
            };
            forms.push_back(std::move(form));
        }
        return;
    }
    const std::string event =
        expected.contains("refused")
            ? "refused"
            : shownValue(m_document->find(place / "event"), FieldKind::name).toStdString();
    Form often = formOf(place, {"count", FieldKind::whole, true});
    often.shown.label = tr("Exact number of times");
    often.shown.hint = tr("at least once");
    forms.push_back(std::move(often));
    for (const auto& field : expected.items()) {
        const scenario::Json& value = field.value();
        if (field.key().empty() || field.key().find('/') != std::string::npos) {
            continue; // no event has such a field
        }
        if (field.key() == "event" || field.key() == "count" || field.key() == "comment" ||
            value.is_structured() || value.is_null()) {
            continue; // keeps lists
        }
        lessons::FormField known = lessons::resultForm(game().toStdString(), event, field.key());
        known.name = field.key();
        if (value.is_boolean()) {
            known.kind = FieldKind::truth;
            known.words = {};
        } else if (value.is_number()) { // a bingo card has a number
            known.words = {};
            known.kind = known.kind == FieldKind::amount && value.is_number_integer() ? FieldKind::amount
                         : value.is_number_integer()                                  ? FieldKind::whole
                                                                                      : FieldKind::seconds;
        } else if (known.kind == FieldKind::amount) {
            known.kind = FieldKind::name;
        }
        Form form = formOf(place, known);
        form.shown.label = ExpectedText::field(field.key(), value.is_number());
        form.shown.hint = tr("any value");
        if (!form.shown.choices.isEmpty()) {
            form.shown.choices[0] = tr("Any value");
        }
        if (field.key() == "net" && value.is_number_integer()) {
            form.shown.text = EditorText::typedAmount(value.get<std::int64_t>());
            form.act = [at = place / "net"](Document& document, const QString& text, int) -> Refusal {
                QString plain = text.trimmed();
                const bool isLoss = plain.startsWith(u'-') || plain.startsWith(QChar(0x2212));
                plain.remove(u'-').remove(QChar(0x2212)).remove(u'+');
                if (plain.isEmpty()) {
                    return document.erase(at);
                }
                const auto typed = typedValue(plain, FieldKind::amount);
                return typed ? document.set(at, isLoss ? scenario::Json(-typed->get<std::int64_t>()) : *typed)
                             : notTyped(at, whyNot(FieldKind::amount));
            };
        }
        forms.push_back(std::move(form));
    }
}

QVariantList LessonEditor::fields() const {
    if (!m_listedFields) {
        m_listedFields = listFields();
    }
    return *m_listedFields;
}

QVariantList LessonEditor::listFields() const {
    QVariantList list;
    for (const Form& form : forms()) {
        list.append(QVariant::fromValue(form.shown));
    }
    return list;
}

void LessonEditor::goOnTyping(int field, const QString& text) {
    if (!m_document) {
        return;
    }
    const Typing now{m_part, m_row, field, m_document->version()};
    const bool goesOn = m_typing && m_typing->part == now.part && m_typing->row == now.row &&
                        m_typing->field == now.field && m_typing->version == now.version;
    type(field, text);
    if (m_document->version() == now.version) {
        m_typing = goesOn ? std::optional(now) : std::nullopt;
        return;
    }
    if (goesOn) {
        m_document->join();
    }
    m_typing = now;
    m_typing->version = m_document->version();
}

void LessonEditor::type(int field, const QString& text) {
    const std::vector<Form> all = forms();
    if (field < 0 || static_cast<std::size_t>(field) >= all.size()) {
        return;
    }
    const Form& form = all[static_cast<std::size_t>(field)];
    if (form.shown.choices.isEmpty() && form.shown.text != text) {
        edit([&](Document& document) { return form.act(document, text, 0); });
    }
}

void LessonEditor::choose(int field, int choice) {
    const std::vector<Form> all = forms();
    if (field < 0 || static_cast<std::size_t>(field) >= all.size()) {
        return;
    }
    const Form& form = all[static_cast<std::size_t>(field)];
    if (!form.shown.choices.isEmpty() && form.shown.choice != choice) {
        edit([&](Document& document) { return form.act(document, {}, choice); });
    }
}

} // namespace mesaviva::app
