// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/teach/lesson_editor.h"

#include "app/inspect/shipped_scenarios.h"
#include "app/inspect/trace_words.h"
#include "app/study/study_words.h"
#include "app/teach/editor_words.h"
#include "app/teach/lesson_words.h"
#include "app/words/file_error_words.h"
#include "app/words/roulette_names.h"
#include "app/words/texts.h"
#include "engine/lessons/new_lesson.h"
#include "engine/lessons/of_event.h"
#include "engine/record/record_reader.h"
#include "engine/record/round_link.h"
#include "engine/scenario/share.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <string_view>
#include <utility>

namespace mesaviva::app {

using lessons::LessonDocument;

namespace {

constexpr std::size_t kMostListed = 2000;
constexpr qint64 kLongestSide = 16'384;
constexpr int kKeepAfter = 800; ///< milliseconds without an edit, then the draft is written

struct EmptyTable {
    const char* game;
    const char* rules;
};
constexpr std::array<EmptyTable, 5> kTables{{{"roulette", "pt-804-2015"},
                                             {"roulette", "pt-894-2002"},
                                             {"roulette", "mo-60-2004"},
                                             {"poker", "pt-803-2015"},
                                             {"bingo", "pt-425a-2015"}}};

std::string_view viewOf(const QByteArray& text) {
    return {text.constData(), static_cast<std::size_t>(text.size())};
}

// A draft's file that no earlier lesson has: what was left behind is not written over.
QString freeDraft(const QString& draft) {
    const QDir folder = QFileInfo(draft).dir();
    QString path = folder.absoluteFilePath(QStringLiteral("lesson_draft.json"));
    for (int number = 2; QFile::exists(path); ++number) {
        path = folder.absoluteFilePath(QStringLiteral("lesson_draft_%1.json").arg(number));
    }
    return path;
}

QByteArray hashOf(const QByteArray& text) {
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256);
}

// Beside a draft: the path of the lesson's file, and the hash it had.
QString sideOf(const QString& draft) { return draft + QStringLiteral(".of"); }

void removeDraft(const QString& draft) {
    QFile::remove(draft);
    QFile::remove(sideOf(draft));
}

QString wordsAt(const scenario::Json& lesson, const char* field) {
    const scenario::Json texts = lesson.value(field, scenario::Json::object());
    return LessonWords::of({texts.value("pt", std::string()), texts.value("en", std::string())});
}

} // namespace

LessonEditor::LessonEditor(LessonDesk& desk, RecordKeeper& keeper, const QString& folder, QObject* parent)
    : QObject(parent),
      m_desk(desk),
      m_keeper(keeper),
      m_own(desk.folder()),
      m_draftFile(folder + QStringLiteral("/lesson_draft.json")),
      m_query(*this) {
    m_keeping.setSingleShot(true);
    m_keeping.setInterval(kKeepAfter);
    connect(&m_keeping, &QTimer::timeout, this, &LessonEditor::keepDraft);
    // Before whoever shows them is told.
    for (const auto signal :
         {&LessonEditor::changed, &LessonEditor::rowsChanged, &LessonEditor::ranChanged}) {
        connect(this, signal, this, &LessonEditor::forgetLists);
    }
}

LessonEditor::~LessonEditor() {
    if (m_stop) {
        *m_stop = true;
    }
    // What was typed last is not lost with the window.
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

// How one begins.

QStringList LessonEditor::games() const {
    QStringList words;
    for (const EmptyTable& table : kTables) {
        const auto* const rules =
            std::ranges::find(roulette::kAllRuleSets, std::string_view(table.rules),
                              [](roulette::RuleSet one) { return roulette::name(one); });
        words.append(std::string_view(table.game) == "poker"   ? tr("Poker without draw")
                     : std::string_view(table.game) == "bingo" ? tr("Bingo")
                     : rules != roulette::kAllRuleSets.end()
                         ? tr("Roulette, %1").arg(RouletteNames::rules(*rules))
                         : QString());
    }
    return words;
}

void LessonEditor::prepare() {
    const bool first = !std::exchange(m_prepared, true);
    if (!m_document) { // one of those that were left behind
        const QFileInfo own(m_draftFile);
        const QStringList drafts = own.dir().entryList({QStringLiteral("lesson_draft*.json")}, QDir::Files,
                                                       QDir::Time | QDir::Reversed);
        m_draftFile = drafts.isEmpty() ? m_draftFile : own.dir().absoluteFilePath(drafts.first());
    }
    m_worker.run([this, first, draft = m_draftFile, alive = std::weak_ptr<int>(m_alive)] {
        QStringList names;
        QStringList titles;
        for (const QString& name : first ? shippedScenarios() : QStringList()) {
            const QByteArray text = shippedScenario(name);
            const auto read = isUnlawful(name) ? scenario::read("") : scenario::read(viewOf(text));
            if (read) {
                names.append(name);
                const std::string_view played = read->game();
                titles.append((played == "poker"   ? tr("Poker")
                               : played == "bingo" ? tr("Bingo")
                                                   : tr("Roulette")) +
                              QStringLiteral(" · ") + LessonWords::of(read->title));
            }
        }
        LessonRefusal refusal;
        const auto text = QFile::exists(draft) ? OwnLessons::textOf(draft, refusal) : std::nullopt;
        QString title;
        if (text) {
            if (const auto document = LessonDocument::open(viewOf(*text))) {
                title = wordsAt(document->json(), "title");
                title = title.isEmpty() ? tr("Lesson without a title") : title;
            }
        }
        QMetaObject::invokeMethod(
            this,
            [this, first, names, titles, title, alive] {
                if (alive.expired()) {
                    return;
                }
                if (first) {
                    m_scenarioNames = names;
                    m_scenarioTitles = titles;
                    emit scenariosChanged();
                }
                m_draftTitle = title;
                emit draftChanged();
            },
            Qt::QueuedConnection);
    });
}

void LessonEditor::begin(std::function<Begin()> job) {
    m_worker.run([this, job = std::move(job), wish = ++m_begun, alive = std::weak_ptr<int>(m_alive)] {
        auto begun = std::make_shared<Begin>(job());
        QMetaObject::invokeMethod(
            this,
            [this, begun, wish, alive] {
                if (!alive.expired() && wish == m_begun) {
                    take(std::move(*begun));
                }
            },
            Qt::QueuedConnection);
    });
}

void LessonEditor::take(Begin begun) {
    if (!begun.document) {
        if (begun.words) {
            refuse(std::move(begun.words));
        } else if (begun.refusal) {
            refuse([refusal = *begun.refusal] { return refusal.text(); });
        }
        emit notBegun();
        return;
    }
    if (m_document && isUnsaved()) { // it is still offered afterwards
        m_worker.run(draftJob());
    }
    m_typing.reset();
    m_document = std::move(begun.document);
    m_path = begun.path;
    m_hash = begun.hash;
    if (begun.unsaved && begun.path == m_draftFile) {
        m_path = begun.file; // the draft itself is no file of the lesson's
    } else {
        m_draftFile = freeDraft(m_draftFile);
    }
    m_saved = begun.unsaved ? ~std::uint64_t{0} : m_document->version();
    m_part = Words;
    m_row = -1;
    m_place = 0;
    m_event = -1;
    m_refused = {};
    m_told = {};
    m_ran = {};
    m_events.clear();
    emit activeChanged();
    emit draftChanged();
    emit changed();
    emit rowsChanged();
    emit toldChanged();
    emit eventChanged();
    run();
}

void LessonEditor::beginEmpty(int game) {
    if (game < 0 || game >= static_cast<int>(kTables.size())) {
        return;
    }
    const EmptyTable& table = kTables[static_cast<std::size_t>(game)];
    ++m_begun;
    take({LessonDocument(lessons::newLesson(table.game, table.rules)), {}, false, {}, {}});
}

void LessonEditor::beginScenario(int index) {
    if (index < 0 || index >= m_scenarioNames.size()) {
        return;
    }
    begin([text = shippedScenario(m_scenarioNames.at(index))] {
        const auto parsed = scenario::parseStrictly(viewOf(text));
        return parsed ? Begin{LessonDocument(lessons::lessonOf(*parsed)), {}, false, {}, {}}
                      : Begin{{}, {}, false, LessonRefusal{{}, parsed.error()}, {}};
    });
}

void LessonEditor::beginFile(const QUrl& url) {
    begin([path = url.toLocalFile()]() -> Begin {
        LessonRefusal refusal;
        const std::optional<QByteArray> text = OwnLessons::textOf(path, refusal);
        if (!text) {
            return {{}, {}, false, refusal, {}};
        }
        const auto parsed = scenario::parseStrictly(viewOf(*text));
        if (!parsed) {
            refusal.error = parsed.error();
            return {{}, {}, false, refusal, {}};
        }
        if (parsed->is_object() &&
            parsed->value("format", scenario::Json()) == scenario::Json("mesaviva.scenario/1")) {
            if (const auto scenario = scenario::read(viewOf(*text)); !scenario) {
                refusal.error = scenario.error();
                return {{}, {}, false, refusal, {}};
            }
            return {LessonDocument(lessons::lessonOf(*parsed)), {}, false, {}, {}};
        }
        auto document = LessonDocument::open(viewOf(*text));
        if (!document) {
            refusal.error = document.error();
            return {{}, {}, false, refusal, {}};
        }
        return {std::move(*document), path, false, {}, {}, hashOf(*text), {}};
    });
}

void LessonEditor::beginChosen() {
    const ShippedLesson* const chosen = m_desk.chosenLesson();
    if (!chosen) {
        return;
    }
    if (!chosen->path.isEmpty()) {
        beginFile(QUrl::fromLocalFile(chosen->path));
        return;
    }
    begin([key = chosen->key]() -> Begin {
        QFile file(QStringLiteral(":/mesaviva/lessons/") + key + QStringLiteral(".json"));
        const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        auto document = LessonDocument::open(viewOf(text));
        return document ? Begin{std::move(*document), {}, false, {}, {}}
                        : Begin{{}, {}, false, LessonRefusal{key, document.error()}, {}};
    });
}

void LessonEditor::beginRound(const QString& round) {
    const auto id = record::roundIdFrom(round.toStdString());
    if (!id) {
        return;
    }
    const auto refused = [this](std::function<QString()> words) {
        take({{}, {}, false, {}, std::move(words)});
    };
    m_query.ask(
        m_keeper.file(),
        [this, id = *id, round, refused,
         wish = ++m_begun](record::RecordReader& reader) -> RecordQuery::Answer {
            const std::string name = round.toStdString();
            const auto shared = scenario::shareRound(reader, id, {"Jogada " + name, "Round " + name});
            if (!shared) {
                const scenario::ShareLimit limit = shared.error().limit;
                return [refused, limit] { refused([limit] { return StudyWords::limit(limit); }); };
            }
            auto parsed = scenario::parseStrictly(*shared);
            return [this, parsed, wish, refused] {
                if (wish == m_begun && parsed) {
                    take({LessonDocument(lessons::lessonOf(*parsed)), {}, true, {}, {}});
                    edited();
                }
            };
        },
        [refused](record::FaultKind kind) { refused([kind] { return RecordKeeper::words(kind); }); });
}

void LessonEditor::takeDraft() {
    begin([path = m_draftFile]() -> Begin {
        LessonRefusal refusal;
        const std::optional<QByteArray> text = OwnLessons::textOf(path, refusal);
        if (!text) {
            return {{}, {}, false, refusal, {}};
        }
        auto document = LessonDocument::open(viewOf(*text));
        if (!document) {
            refusal.error = document.error();
            return {{}, {}, false, refusal, {}};
        }
        QFile ofWhat(sideOf(path));
        const QByteArrayList file =
            ofWhat.open(QIODevice::ReadOnly) ? ofWhat.read(kLongestSide).split('\n') : QByteArrayList();
        return {std::move(*document),
                path,
                true,
                {},
                {},
                QByteArray::fromHex(file.value(1)),
                QString::fromUtf8(file.value(0))};
    });
}

void LessonEditor::forgetDraft() {
    m_draftTitle.clear();
    removeDraft(m_draftFile);
    emit draftChanged();
    prepare(); // another one may have been left behind
}

// Edits.

bool LessonEditor::edit(const std::function<Refusal(LessonDocument&)>& act) {
    if (!m_document) {
        return false;
    }
    const std::uint64_t before = m_document->version();
    const Refusal refusal = act(*m_document);
    m_told = {};
    if (refusal) {
        refuse([error = *refusal] { return FileErrorWords::of(error); });
        emit changed(); // what was typed is not what is there
        return false;
    }
    m_refused = {};
    emit toldChanged();
    if (m_document->version() != before) {
        edited();
    }
    return true;
}

void LessonEditor::edited() {
    const int rows = count();
    m_row = std::min(m_row, rows - 1);
    if (m_row < 0 && isListed() && rows > 0) {
        m_row = 0;
    }
    m_place = std::min(m_place, static_cast<int>(laid().size()));
    emit changed();
    emit rowsChanged();
    m_keeping.start();
    run();
}

void LessonEditor::refuse(std::function<QString()> words) {
    ++m_refusals;
    m_refused = std::move(words);
    emit toldChanged();
}

void LessonEditor::undo() {
    if (canUndo()) {
        m_document->undo();
        m_refused = {};
        emit toldChanged();
        edited();
    }
}

void LessonEditor::redo() {
    if (canRedo()) {
        m_document->redo();
        m_refused = {};
        emit toldChanged();
        edited();
    }
}

// What comes of it.

void LessonEditor::run() {
    if (!m_document) {
        return;
    }
    if (std::exchange(m_running, true)) {
        m_runAgain = true;
        *m_stop = true; // what it plays is not wanted any more
        return;
    }
    m_stop = std::make_shared<std::atomic<bool>>(false);
    emit ranChanged();
    m_runner.run(
        [this, document = *m_document, stop = m_stop, wish = m_begun, alive = std::weak_ptr<int>(m_alive)] {
            auto ran = std::make_shared<EditorRun>(runOf(document, stop.get()));
            QMetaObject::invokeMethod(
                this,
                [this, ran, stop, wish, alive] {
                    if (alive.expired()) {
                        return;
                    }
                    m_running = false;
                    if (m_document && wish == m_begun && !*stop) {
                        m_ran = std::move(*ran);
                        listEvents();
                    }
                    emit ranChanged();
                    emit rowsChanged();
                    if (std::exchange(m_runAgain, false) || wish != m_begun) {
                        run();
                    }
                },
                Qt::QueuedConnection);
        });
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
        shown.time = TraceWords::moment(kTableOpened + at).chopped(2);
        shown.title = TraceWords::kind(event.at("event").get<std::string>());
        shown.detail = EditorWords::event(event);
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
            return tr("Still to be written: title and aim, in both languages.");
        }
        if (path == "notes") {
            return tr("A lesson needs a note: choose an event and write what is to be said there.");
        }
        if (path == "scenario" && listOf(Expected).empty()) {
            return tr("Nothing is expected yet: choose an event that has to come, or take all results.");
        }
        return FileErrorWords::of(*m_ran.problem);
    }
    if (m_ran.notes.size() < listOf(Notes).size()) {
        return tr("Note %1 waits for an event that never comes.").arg(m_ran.notes.size() + 1);
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

void LessonEditor::noteHere() {
    if (m_running) { // what is listed may be another round already
        refuse([] { return tr("It is being played: a moment, please."); });
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
    if (m_running) { // what is listed may be another round already
        refuse([] { return tr("It is being played: a moment, please."); });
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

void LessonEditor::expectResults() {
    scenario::Json list = listOf(Expected);
    for (const scenario::Json& event : m_ran.events) {
        const std::string name = event.at("event").get<std::string>();
        if (name == "settled" || name == "prize_won") {
            const scenario::Json expected = lessons::expectationOf(event);
            if (std::ranges::find(list, expected) == list.end()) {
                list.push_back(expected);
            }
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

// The table and the file.

void LessonEditor::showTable() {
    if (!m_document || m_event < 0 || m_event >= m_events.size()) {
        return;
    }
    auto lesson = m_document->presentable();
    if (!lesson) {
        refuse([error = lesson.error()] { return FileErrorWords::of(error); });
        return;
    }
    lesson->notes.clear(); // the moment is looked at, not taught
    const scenario::Json& event = m_ran.events[m_firstEvent + static_cast<std::size_t>(m_event)];
    m_desk.present(std::make_shared<const lessons::Lesson>(std::move(*lesson)),
                   event.value("seq", std::uint64_t{0}));
}

void LessonEditor::play() {
    if (!m_document) {
        return;
    }
    auto lesson = m_document->presentable();
    if (!lesson) {
        refuse([error = lesson.error()] { return FileErrorWords::of(error); });
        return;
    }
    const auto lacking = static_cast<int>(listOf(Notes).size() - lesson->notes.size());
    if (lacking > 0) {
        m_refused = {};
        m_told = [lacking] { return tr("%n note(s) left out: without words yet.", nullptr, lacking); };
        emit toldChanged();
    }
    m_desk.present(std::make_shared<const lessons::Lesson>(std::move(*lesson)), std::nullopt);
}

void LessonEditor::keepDraft() {
    if (m_document && isUnsaved()) {
        m_worker.run(draftJob());
    }
}

std::function<void()> LessonEditor::draftJob() const {
    return [draft = m_draftFile, path = m_path, hash = m_hash, document = *m_document] {
        OwnLessons::write(draft, QByteArray::fromStdString(document.text()));
        if (path.isEmpty()) {
            QFile::remove(sideOf(draft));
        } else {
            OwnLessons::write(sideOf(draft), path.toUtf8() + '\n' + hash.toHex());
        }
    };
}

QUrl LessonEditor::suggestedFile() const {
    return QUrl::fromLocalFile(m_path.isEmpty() ? m_own.fileFor(wordsAt(json(), "title")) : m_path);
}

void LessonEditor::save() {
    if (m_document) {
        write(m_path.isEmpty() ? m_own.fileFor(wordsAt(json(), "title")) : m_path, false);
    }
}

void LessonEditor::saveAs(const QUrl& file) {
    if (m_document && file.isLocalFile()) {
        QString path = file.toLocalFile();
        if (!path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)) {
            path += QStringLiteral(".json");
        }
        write(path, true);
    }
}

// The draft goes once the file is there.
void LessonEditor::write(const QString& path, bool asked) {
    const QByteArray known = asked || path != m_path ? QByteArray() : m_hash;
    m_worker.run([this, path, known, document = *m_document, draft = m_draftFile, wish = m_begun,
                  alive = std::weak_ptr<int>(m_alive)] {
        const QByteArray text = QByteArray::fromStdString(document.text());
        LessonRefusal none;
        const auto there =
            known.isEmpty() || !QFile::exists(path) ? std::nullopt : OwnLessons::textOf(path, none);
        const bool isChanged = there && hashOf(*there) != known;
        const bool written = !isChanged && OwnLessons::write(path, text);
        if (written) {
            removeDraft(draft);
        }
        const bool isLesson = written && !document.problem();
        QMetaObject::invokeMethod(
            this,
            [this, path, isChanged, written, hash = hashOf(text), isLesson, version = document.version(),
             wish, alive] {
                if (alive.expired()) {
                    return;
                }
                if (isChanged) {
                    refuse([] {
                        return tr("The file has been changed by another program since it was opened here, "
                                  "and is left as it is. Save as… writes over it, or beside it.");
                    });
                    return;
                }
                if (!written) {
                    refuse([path] {
                        return FileErrorWords::of(
                            {QFile::encodeName(path).toStdString(), 0, 0, "can't be written"});
                    });
                    return;
                }
                if (m_document && wish == m_begun) {
                    m_path = path;
                    m_hash = hash;
                    m_saved = version;
                    m_refused = {};
                    m_told = [path, isLesson] {
                        const QString file = QDir::toNativeSeparators(path);
                        return isLesson ? tr("Saved: %1").arg(file)
                                        : tr("Saved: %1. It is not whole yet: until then it is opened by New "
                                             "lesson, From a file.")
                                              .arg(file);
                    };
                    emit toldChanged();
                    emit changed();
                }
                if (isLesson) {
                    m_desk.takeIn(path);
                }
                emit savedAs(path);
            },
            Qt::QueuedConnection);
    });
}

void LessonEditor::close() {
    if (!m_document) {
        return;
    }
    m_keeping.stop();
    ++m_begun;
    m_document.reset();
    m_typing.reset();
    if (m_stop) {
        *m_stop = true;
    }
    // After what is still being written of it.
    m_worker.run([path = m_draftFile] { removeDraft(path); });
    m_ran = {};
    m_events.clear();
    m_event = -1;
    m_refused = {};
    m_told = {};
    m_draftTitle.clear();
    m_worker.run([this, alive = std::weak_ptr<int>(m_alive)] {
        QMetaObject::invokeMethod(
            this,
            [this, alive] {
                if (!alive.expired()) {
                    prepare(); // another one may have been left behind
                }
            },
            Qt::QueuedConnection);
    });
    emit activeChanged();
    emit changed();
    emit rowsChanged();
    emit ranChanged();
    emit toldChanged();
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
    emit toldChanged();
    emit textsChanged();
    emit draftChanged();
}

} // namespace mesaviva::app
