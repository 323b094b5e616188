// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the editor begins (with an empty table, a scenario, a lesson, a round on record, or an earlier draft),
// and its output: the table, the draft, the file.

#include "app/core/gallery/shipped_scenarios.h"
#include "app/core/game/game_registry.h"
#include "app/core/rulebook/word_search.h"
#include "app/core/study/study_folder.h"
#include "app/core/text/file_error_text.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/lessons/lesson_editor.h"
#include "app/desks/teach/lessons/lesson_text.h"
#include "engine/record/record_reader.h"
#include "engine/record/rows.h"
#include "engine/scenario/share.h"
#include "engine/training/lessons/write_lesson.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string_view>
#include <utility>

namespace mesaviva::app {

using lessons::LessonDocument;

namespace {

constexpr qint64 kLongestSide = 16'384; ///< bytes of a draft's second file

std::string_view viewOf(const QByteArray& text) {
    return {text.constData(), static_cast<std::size_t>(text.size())};
}

} // namespace

QList<LessonEditor::EmptyTable> LessonEditor::emptyTables() const {
    QList<EmptyTable> tables;
    for (const TableGame* game : m_desk.registry().list()) {
        for (const TableGame::Regulation& regulation : game->regulations()) {
            if (hasEditor(game->key())) {
                tables.append({game->key(), regulation.rules, regulation.title});
            }
        }
    }
    return tables;
}

QStringList LessonEditor::games() const {
    QStringList words;
    for (const EmptyTable& table : emptyTables()) {
        words.append(table.title);
    }
    return words;
}

void LessonEditor::prepare() {
    const bool first = !std::exchange(m_prepared, true);
    if (!m_document) { // one of several earlier drafts
        const QFileInfo own(m_draftFile);
        const QStringList drafts = own.dir().entryList({QStringLiteral("lesson_draft*.json")}, QDir::Files,
                                                       QDir::Time | QDir::Reversed);
        m_draftFile = drafts.isEmpty() ? m_draftFile : own.dir().absoluteFilePath(drafts.first());
    }
    struct Found {
        QStringList names;
        QStringList titles;
        QString draft;
    };
    QHash<QString, QString> titles; // of games, by key
    for (const TableGame* game : m_desk.registry().list()) {
        titles.insert(game->key(), game->title());
    }
    const auto look = [first, draft = m_draftFile, titles] {
        Found found;
        for (const QString& name : first ? shippedScenarios() : QStringList()) {
            const QByteArray text = shippedScenario(name);
            const auto read = isUnlawful(name) ? scenario::read("") : scenario::read(viewOf(text));
            if (read && hasEditor(textOf(read->game()))) {
                found.names.append(name);
                found.titles.append(titles.value(textOf(read->game())) + QStringLiteral(" · ") +
                                    LessonText::of(read->title));
            }
        }
        LessonRefusal refusal;
        const auto text = QFile::exists(draft) ? OwnLessons::textOf(draft, refusal) : std::nullopt;
        if (text) {
            if (const auto document = LessonDocument::open(viewOf(*text))) {
                const QString title = wordsAt(document->json(), "title");
                found.draft = title.isEmpty() ? tr("Lesson without a title") : title;
            }
        }
        return found;
    };
    m_worker->run(*this, look, [this, first](const Found& found) {
        if (first) {
            m_scenarioNames = found.names;
            m_scenarioTitles = found.titles;
            emit scenariosChanged();
        }
        m_draftTitle = found.draft;
        emit draftChanged();
    });
}

bool LessonEditor::scenarioFits(int scenario, const QString& search) const {
    return hasAllWords(m_scenarioTitles.value(scenario), wordsOf(search));
}

void LessonEditor::begin(std::function<Begin()> job) {
    m_worker->run(*this, std::move(job), [this, request = ++m_begun](const Begin& begun) {
        if (request == m_begun) {
            take(begun);
        }
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
    if (m_document && isUnsaved()) { // it is offered again afterwards
        draftJob()();                // at once: the next draft is another file
    }
    m_typing.reset();
    m_document = std::move(begun.document);
    m_path = begun.path;
    m_hash = begun.hash;
    if (begun.unsaved && begun.path == m_draftFile) {
        m_path = begun.file; // a draft is not the lesson's own file
    } else {
        m_draftFile = LessonDraft::freeFile(m_draftFile);
    }
    m_saved = begun.unsaved ? ~std::uint64_t{0} : m_document->version();
    m_part = Words;
    m_row = -1;
    m_staker.clear();
    m_place = 0;
    m_event = -1;
    m_refused = {};
    m_message = {};
    m_ran = {};
    m_events.clear();
    emit activeChanged();
    emit draftChanged();
    emit changed();
    emit rowsChanged();
    emit messageChanged();
    emit eventChanged();
    run();
}

void LessonEditor::beginEmpty(int table) {
    const QList<EmptyTable> tables = emptyTables();
    if (table < 0 || table >= tables.size()) {
        return;
    }
    ++m_begun;
    const EmptyTable& begun = tables.at(table);
    take({LessonDocument(lessons::newLesson(begun.game.toStdString(), begun.rules.toStdString())),
          {},
          false,
          {},
          {}});
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
        return {std::move(*document), path, false, {}, {}, LessonDraft::hashOf(*text), {}};
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
        m_recordKeeper.shownFile(),
        [this, id = *id, round, refused,
         request = ++m_begun](record::RecordReader& reader) -> RecordQuery::Answer {
            const std::string name = round.toStdString();
            const auto shared = scenario::shareRound(reader, id, {"Jogada " + name, "Round " + name});
            if (!shared) {
                const scenario::ShareLimit limit = shared.error().limit;
                return [refused, limit] { refused([limit] { return StudyText::limit(limit); }); };
            }
            auto parsed = scenario::parseStrictly(*shared);
            return [this, parsed, request, refused] {
                if (request == m_begun && parsed) {
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
        QFile ofWhat(LessonDraft::sideOf(path));
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
    LessonDraft::remove(m_draftFile);
    emit draftChanged();
    prepare(); // there may be another earlier draft
}

// Output of the editor: the table, the draft, the file.

void LessonEditor::showTable() {
    if (!m_document || m_event < 0 || m_event >= m_events.size()) {
        return;
    }
    auto lesson = m_document->presentable();
    if (!lesson) {
        refuse([error = lesson.error()] { return FileErrorText::of(error); });
        return;
    }
    lesson->notes.clear(); // the moment is only viewed
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
        refuse([error = lesson.error()] { return FileErrorText::of(error); });
        return;
    }
    const auto lacking = static_cast<int>(listOf(Notes).size() - lesson->notes.size());
    if (lacking > 0) {
        m_refused = {};
        m_message = [lacking] { return tr("%n note(s) left out: no text yet.", nullptr, lacking); };
        emit messageChanged();
    }
    m_desk.present(std::make_shared<const lessons::Lesson>(std::move(*lesson)), std::nullopt);
}

void LessonEditor::saveDraft() {
    if (m_document && isUnsaved()) {
        m_worker->run(draftJob());
    }
}

std::function<void()> LessonEditor::draftJob() const {
    return [draft = m_draftFile, path = m_path, hash = m_hash, document = *m_document] {
        OwnLessons::write(draft, QByteArray::fromStdString(document.text()));
        if (path.isEmpty()) {
            QFile::remove(LessonDraft::sideOf(draft));
        } else {
            OwnLessons::write(LessonDraft::sideOf(draft), path.toUtf8() + '\n' + hash.toHex());
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

// Removes the draft once the file is written.
void LessonEditor::write(const QString& path, bool asked) {
    const QByteArray known = asked || path != m_path ? QByteArray() : m_hash;
    struct Written {
        QByteArray hash;
        bool isChanged = false; ///< by another program
        bool written = false;
        bool isLesson = false;
        int unmet = 0; ///< expectations of a lesson
    };
    const auto job = [path, known, document = *m_document, draft = m_draftFile] {
        const QByteArray text = QByteArray::fromStdString(document.text());
        LessonRefusal none;
        const auto there =
            known.isEmpty() || !QFile::exists(path) ? std::nullopt : OwnLessons::textOf(path, none);
        Written done;
        done.hash = LessonDraft::hashOf(text);
        done.isChanged = there && LessonDraft::hashOf(*there) != known;
        done.written = !done.isChanged && OwnLessons::write(path, text);
        if (done.written) {
            LessonDraft::remove(draft);
        }
        done.isLesson = done.written && !document.problem();
        done.unmet = done.isLesson ? static_cast<int>(runOf(document, nullptr).unmet.size()) : 0;
        return done;
    };
    m_worker->run(
        *this, job, [this, path, version = m_document->version(), request = m_begun](const Written& done) {
            if (done.isChanged) {
                refuse([] {
                    return tr("The file has been changed by another program since it was opened here, and is "
                              "left as it is. Save as… overwrites it, or writes another file.");
                });
                return;
            }
            if (!done.written) {
                refuse([path] {
                    return FileErrorText::of(scenario::errorAt(QFile::encodeName(path).toStdString(),
                                                               scenario::FileProblem::not_written));
                });
                return;
            }
            if (m_document && request == m_begun) {
                m_path = path;
                m_hash = done.hash;
                m_saved = version;
                m_refused = {};
                m_message = [path, isLesson = done.isLesson, unmet = done.unmet] {
                    const QString file = QDir::toNativeSeparators(path);
                    if (unmet > 0) {
                        //: %1 a file; of a lesson
                        return tr("Saved: %1. But %n expectation(s) are not met.", nullptr, unmet).arg(file);
                    }
                    return isLesson ? tr("Saved: %1").arg(file)
                                    : tr("Saved: %1. It is not complete yet: until it is, open it with New "
                                         "lesson, From a file.")
                                          .arg(file);
                };
                emit messageChanged();
                emit changed();
            }
            if (done.isLesson) {
                m_desk.takeIn(path);
            }
            emit savedAs(path);
        });
}

void LessonEditor::close() {
    if (!m_document) {
        return;
    }
    m_draftTimer.stop();
    ++m_begun;
    m_document.reset();
    m_typing.reset();
    if (m_stop) {
        *m_stop = true;
    }
    // After the pending writes.
    m_worker->run([path = m_draftFile] { LessonDraft::remove(path); });
    m_ran = {};
    m_events.clear();
    m_event = -1;
    m_refused = {};
    m_message = {};
    m_draftTitle.clear();
    m_worker->run(
        *this, [] { return true; }, [this](bool) { prepare(); }); // there may be another earlier draft
    emit activeChanged();
    emit changed();
    emit rowsChanged();
    emit ranChanged();
    emit messageChanged();
}

QString LessonDraft::freeFile(const QString& draft) {
    const QDir folder = QFileInfo(draft).dir();
    QString path = folder.absoluteFilePath(QStringLiteral("lesson_draft.json"));
    for (int number = 2; QFile::exists(path); ++number) {
        path = folder.absoluteFilePath(QStringLiteral("lesson_draft_%1.json").arg(number));
    }
    return path;
}

QString LessonDraft::sideOf(const QString& draft) { return draft + QStringLiteral(".of"); }

void LessonDraft::remove(const QString& draft) {
    QFile::remove(draft);
    QFile::remove(sideOf(draft));
}

QByteArray LessonDraft::hashOf(const QByteArray& text) {
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256);
}

QString wordsAt(const scenario::Json& lesson, const char* field) {
    const scenario::Json texts = lesson.value(field, scenario::Json::object());
    return LessonText::of({texts.value("pt", std::string()), texts.value("en", std::string())});
}

} // namespace mesaviva::app
