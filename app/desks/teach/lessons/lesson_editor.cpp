// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lessons/lesson_editor.h"

#include "app/core/events/event_log_text.h"
#include "app/core/text/file_error_text.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/lessons/editor_text.h"
#include "app/desks/teach/lessons/lesson_text.h"
#include "engine/training/lessons/event_run.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cmath>
#include <utility>

namespace mesaviva::app {

using lessons::LessonDocument;

namespace {

constexpr std::size_t kMostListed = 2000;
constexpr int kSaveAfter = 800; ///< milliseconds without an edit until the draft is written

} // namespace

LessonEditor::LessonEditor(LessonDesk& desk, RecordKeeper& keeper, const QString& folder, QObject* parent)
    : QObject(parent),
      m_desk(desk),
      m_recordKeeper(keeper),
      m_own(desk.folder()),
      m_draftFile(folder + QStringLiteral("/lesson_draft.json")),
      m_query(*this) {
    m_draftTimer.setSingleShot(true);
    m_draftTimer.setInterval(kSaveAfter);
    connect(&m_draftTimer, &QTimer::timeout, this, &LessonEditor::saveDraft);
    // Connected before the views, to clear the cache first.
    for (const auto signal :
         {&LessonEditor::changed, &LessonEditor::rowsChanged, &LessonEditor::ranChanged}) {
        connect(this, signal, this, &LessonEditor::forgetLists);
    }
}

LessonEditor::~LessonEditor() {
    if (m_stop) {
        *m_stop = true;
    }
    m_worker.reset(); // waits for a running save, which removes the draft
    // Writes the draft with the last edits.
    if (m_document && isUnsaved()) {
        draftJob()();
    }
}

void LessonEditor::forgetLists() {
    m_listedRows.reset();
    m_listedFields.reset();
    m_listedPad.reset();
}

QString LessonEditor::title() const {
    const QString words = m_document ? wordsAt(json(), "title") : QString();
    return words.isEmpty() && m_document ? tr("Lesson without a title") : words;
}

QString LessonEditor::file() const { return QFileInfo(m_path).fileName(); }

QString LessonEditor::game() const {
    return m_document ? QString::fromStdString(scenarioJson().value("game", std::string())) : QString();
}

std::string LessonEditor::rules() const {
    return m_document ? scenarioJson().value("rules", std::string()) : std::string();
}

// Edits.

bool LessonEditor::edit(const std::function<Refusal(LessonDocument&)>& act) {
    if (!m_document) {
        return false;
    }
    const std::uint64_t before = m_document->version();
    const Refusal refusal = act(*m_document);
    m_message = {};
    if (refusal) {
        refuse([error = *refusal] { return FileErrorText::of(error); });
        emit changed(); // the text differs from the value
        return false;
    }
    m_refused = {};
    emit messageChanged();
    if (m_document->version() != before) {
        edited();
    }
    return true;
}

void LessonEditor::edited() {
    const int rows = count();
    m_nextRound = false;
    m_row = std::min(m_row, rows - 1);
    if (m_row < 0 && isListed() && rows > 0) {
        m_row = 0;
    }
    m_place = std::min(m_place, static_cast<int>(outcomes().size()));
    emit changed();
    emit rowsChanged();
    m_draftTimer.start();
    run();
}

void LessonEditor::refuse(std::function<QString()> words) {
    ++m_refusals;
    m_refused = std::move(words);
    emit messageChanged();
}

void LessonEditor::undo() {
    if (canUndo()) {
        m_document->undo();
        m_refused = {};
        emit messageChanged();
        edited();
    }
}

void LessonEditor::redo() {
    if (canRedo()) {
        m_document->redo();
        m_refused = {};
        emit messageChanged();
        edited();
    }
}

// The events of the lesson.

void LessonEditor::run() {
    if (!m_document) {
        return;
    }
    if (std::exchange(m_running, true)) {
        m_runAgain = true;
        *m_stop = true; // the running play is obsolete
        return;
    }
    m_stop = std::make_shared<std::atomic<bool>>(false);
    emit ranChanged();
    const auto play = [document = *m_document, stop = m_stop] {
        return std::make_shared<EditorRun>(runOf(document, stop.get()));
    };
    const auto take = [this, stop = m_stop, request = m_begun](const std::shared_ptr<EditorRun>& ran) {
        m_running = false;
        if (m_document && request == m_begun && !*stop) {
            m_ran = std::move(*ran);
            listEvents();
        }
        emit ranChanged();
        emit rowsChanged();
        if (std::exchange(m_runAgain, false) || request != m_begun) {
            run();
        }
    };
    m_runner.run(*this, play, take);
}

void LessonEditor::listEvents() {
    m_events.clear();
    m_firstEvent = 0;
    const auto& events = m_ran.events;
    while (m_firstEvent < events.size() && events[m_firstEvent].value("round", 0) == 0) {
        ++m_firstEvent;
    }
    const std::size_t end = std::min(events.size(), m_firstEvent + kMostListed);
    for (std::size_t i = m_firstEvent; i < end; ++i) {
        const scenario::Json& event = events[i];
        EditorEvent shown;
        const auto at = std::chrono::milliseconds(std::llround(event.value("t", 0.0) * 1000.0));
        shown.time = EventLogText::moment(kTableOpened + at).chopped(2);
        shown.title = EventLogText::kind(event.at("event").get<std::string>());
        shown.detail = EditorText::event(event);
        const auto note = std::ranges::find(m_ran.notes, i);
        shown.note = note != m_ran.notes.end() ? static_cast<int>(note - m_ran.notes.begin()) + 1 : 0;
        shown.expected = i < m_ran.expected.size() && m_ran.expected[i];
        shown.refused = event.at("event") == "refused";
        m_events.append(QVariant::fromValue(shown));
    }
    const int event = std::min(m_event, static_cast<int>(m_events.size()) - 1);
    if (event != m_event) {
        m_event = event;
        emit eventChanged();
    }
}

QString LessonEditor::more() const {
    const std::size_t all = m_ran.events.size() - std::min(m_firstEvent, m_ran.events.size());
    return all > kMostListed ? tr("and %n more event(s)", nullptr, static_cast<int>(all - kMostListed))
                             : QString();
}

bool LessonEditor::isWhole() const {
    return m_document && !m_running && !m_ran.problem && m_ran.unmet.empty() && m_ran.untaken.empty() &&
           m_ran.notes.size() == listOf(Notes).size();
}

QString LessonEditor::problem() const {
    if (!m_document) {
        return {};
    }
    if (m_ran.problem) {
        const std::string& path = m_ran.problem->path;
        if (path == "title.pt" || path == "title.en" || path == "aim.pt" || path == "aim.en") {
            return tr("Still to be written: title and aim.");
        }
        if (path == "notes") {
            return tr("A lesson needs a note: choose an event and write what is to be said there.");
        }
        if (path == "scenario" && listOf(Expected).empty()) {
            return tr("Nothing is expected yet: choose an event that must happen, or take all results.");
        }
        static const QRegularExpression unsaid(QStringLiteral(
            "^notes\\[(\\d+)\\]\\.(text|question\\.text|question\\.choices\\[\\d+\\]\\.\\w+)\\.(pt|en)$"));
        if (const auto found = unsaid.match(QString::fromStdString(path));
            found.hasMatch() && m_ran.problem->problem == scenario::FileProblem::empty_text) {
            const int number = found.captured(1).toInt() + 1;
            return found.captured(2) == QLatin1String("text")
                       ? tr("Note %1 is not written yet.").arg(number)
                       : tr("Note %1: question and answers are not written yet.").arg(number);
        }
        return FileErrorText::of(*m_ran.problem);
    }
    if (m_ran.notes.size() < listOf(Notes).size()) {
        return tr("Note %1 waits for an event that never happens.").arg(m_ran.notes.size() + 1);
    }
    QStringList parts;
    if (!m_ran.untaken.empty()) {
        parts.append(tr("%n step(s) are never taken.", nullptr, static_cast<int>(m_ran.untaken.size())));
    }
    if (!m_ran.unmet.empty()) {
        parts.append(tr("%n expectation(s) are not met.", nullptr, static_cast<int>(m_ran.unmet.size())));
    }
    return parts.join(u' ');
}

void LessonEditor::setEvent(int event) {
    if (event != m_event && event >= -1 && event < m_events.size()) {
        m_event = event;
        emit eventChanged();
    }
}

void LessonEditor::leap(int by, bool same) {
    const auto kindAt = [this](int event) { return m_events[event].value<EditorEvent>().title; };
    if (m_event < 0 || m_event >= m_events.size() || (by != 1 && by != -1)) {
        return;
    }
    for (int event = m_event + by; event >= 0 && event < m_events.size(); event += by) {
        if ((kindAt(event) == kindAt(m_event)) == same) {
            setEvent(event);
            return;
        }
    }
}

void LessonEditor::noteHere() {
    if (m_running) { // the list may be of another round now
        refuse([] { return tr("It is being played: please wait."); });
        return;
    }
    if (m_event < 0 || m_event >= m_events.size()) {
        return;
    }
    const std::size_t index = m_firstEvent + static_cast<std::size_t>(m_event);
    m_part = Notes;
    const auto there = std::ranges::find(m_ran.notes, index);
    if (there != m_ran.notes.end()) {
        m_row = static_cast<int>(there - m_ran.notes.begin());
        emit changed();
        emit rowsChanged();
        return;
    }
    const auto after = std::ranges::lower_bound(m_ran.notes, index) - m_ran.notes.begin();
    const auto before =
        after > 0 ? std::optional(m_ran.notes[static_cast<std::size_t>(after) - 1]) : std::nullopt;
    const auto moment = lessons::momentOf(m_ran.events, before, index);
    if (!moment) {
        return;
    }
    scenario::Json note;
    note["at"] = *moment;
    note["text"] = scenario::Json{{"pt", ""}, {"en", ""}};
    m_row = static_cast<int>(after);
    edit([&](LessonDocument& document) {
        return document.insert(Place("/notes"), static_cast<std::size_t>(after), note);
    });
}

void LessonEditor::expectHere() {
    if (m_running) { // the list may be of another round now
        refuse([] { return tr("It is being played: please wait."); });
        return;
    }
    if (m_event < 0 || m_event >= m_events.size()) {
        return;
    }
    const scenario::Json expected =
        lessons::expectationOf(m_ran.events[m_firstEvent + static_cast<std::size_t>(m_event)]);
    const scenario::Json list = listOf(Expected);
    const auto same = std::ranges::find(list, expected);
    m_part = Expected;
    if (same != list.end()) {
        m_row = static_cast<int>(same - list.begin());
        emit changed();
        emit rowsChanged();
        return;
    }
    m_row = static_cast<int>(list.size());
    edit([&](LessonDocument& document) {
        return document.insert(Place("/scenario/expect"), list.size(), expected);
    });
}

namespace {

// An expectation may name fewer fields, or the same ones in another order.
bool isExpected(const scenario::Json& list, const scenario::Json& event) {
    return std::ranges::any_of(list, [&](scenario::Json one) {
        one.erase("count");
        one.erase("comment");
        return one.contains("event") && lessons::hasAll(event, one);
    });
}

} // namespace

void LessonEditor::expectResults() {
    scenario::Json list = listOf(Expected);
    for (const scenario::Json& event : m_ran.events) {
        const std::string name = event.at("event").get<std::string>();
        if ((name == "settled" || name == "prize_won") && !isExpected(list, event)) {
            list.push_back(lessons::expectationOf(event));
        }
    }
    m_part = Expected;
    if (!edit([&](LessonDocument& document) { return document.set(Place("/scenario/expect"), list); }) ||
        list.empty()) {
        return;
    }
    emit changed();
    emit rowsChanged();
}

void LessonEditor::retranslate() {
    if (std::exchange(m_prepared, false)) {
        prepare();
    }
    if (m_document) {
        listEvents();
    }
    emit changed();
    emit rowsChanged();
    emit ranChanged();
    emit messageChanged();
    emit textsChanged();
    emit draftChanged();
}

namespace {

constexpr std::size_t kMostCompared = 200; ///< maximum expectations compared with the events

// The index in "expect[3]"; nothing if the path leads to something else.
std::optional<std::size_t> placeIn(const std::string& path, const std::string& list) {
    if (!path.starts_with(list + '[')) {
        return std::nullopt;
    }
    std::size_t place = 0;
    for (std::size_t i = list.size() + 1; i < path.size() && path[i] >= '0' && path[i] <= '9'; ++i) {
        place = place * 10 + static_cast<std::size_t>(path[i] - '0');
    }
    return place;
}

std::vector<bool> expectedOf(const std::vector<scenario::Json>& events, const scenario::Json& expect) {
    std::vector<bool> met(events.size(), false);
    std::size_t compared = 0;
    for (const scenario::Json& one : expect) {
        if (!one.contains("event") || ++compared > kMostCompared) {
            continue;
        }
        scenario::Json fields = one;
        fields.erase("count");
        fields.erase("comment");
        for (std::size_t i = 0; i < events.size(); ++i) {
            met[i] = met[i] || lessons::hasAll(events[i], fields);
        }
    }
    return met;
}

} // namespace

EditorRun runOf(const lessons::LessonDocument& document, const std::atomic<bool>* stop) {
    EditorRun result;
    result.problem = document.problem();
    const auto scenario = document.scenario();
    if (!scenario) {
        result.problem = scenario.error();
        return result;
    }
    lessons::RunBounds bounds;
    bounds.stop = stop;
    lessons::EventRun run = lessons::runEvents(*scenario, bounds);
    if (stop && stop->load()) {
        return result;
    }
    result.tooMuch = run.tooMuch;
    if (run.tooMuch && !result.problem) {
        result.problem = run.complaints.front();
    }
    for (const scenario::FileError& complaint : run.complaints) {
        if (const auto place = placeIn(complaint.path, "expect")) {
            result.unmet.insert(*place);
        } else if (const auto step = placeIn(complaint.path, "steps")) {
            result.untaken.insert(*step);
        }
    }
    result.events = std::move(run.events);
    const scenario::Json none = scenario::Json::array();
    const scenario::Json& lesson = document.json();
    result.notes = lessons::placesOf(result.events, lesson.value("notes", none));
    result.expected = expectedOf(result.events, lesson.at("scenario").value("expect", none));
    return result;
}

} // namespace mesaviva::app
