// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The library: available lessons, the search, and the chosen lesson.

#include "app/core/events/game_description.h"
#include "app/core/rulebook/word_search.h"
#include "app/desks/teach/lessons/lesson_desk.h"
#include "app/desks/teach/lessons/lesson_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <utility>

namespace mesaviva::app {

using lessons::Lesson;
using lessons::Note;

namespace {

constexpr qsizetype kMostUnfinished = 3; ///< unfinished files listed

bool contains(const lessons::Text& text, const QString& words) {
    return hasAllWords(LessonText::of(text), {words});
}

QString gameOf(const ShippedLesson& shipped) {
    const std::string_view key = shipped.lesson->scenario.game();
    return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

} // namespace

void LessonDesk::open() {
    const bool first = !std::exchange(m_opened, true);
    m_progress.open();
    struct Read {
        std::vector<ShippedLesson> shipped;
        std::vector<LessonFile> own;
    };
    const auto read = [first, own = m_own]() -> Read {
        return {first ? shippedLessons() : std::vector<ShippedLesson>(),
                own.path().isEmpty() ? std::vector<LessonFile>() : own.read()};
    };
    m_worker.run(*this, read, [this](const Read& lessons) {
        if (!lessons.shipped.empty()) {
            m_lessons = lessons.shipped;
        }
        m_ownFiles = lessons.own;
        gather();
    });
    readClass();
}

// On its own worker: a disk that hangs keeps nobody from the other lessons.
void LessonDesk::readClass() {
    m_readsClass = !m_classFolder.isEmpty();
    if (!m_readsClass) {
        return;
    }
    const auto read = [folder = m_classFolder] {
        std::vector<LessonFile> files = OwnLessons(folder).read();
        for (LessonFile& file : files) {
            file.lesson.key = QStringLiteral("class_") + QFileInfo(file.lesson.path).completeBaseName();
        }
        return files;
    };
    m_classWorker.runAbandonable(*this, read,
                                 [this, folder = m_classFolder](const std::vector<LessonFile>& files) {
                                     if (folder == m_classFolder) {
                                         m_readsClass = false;
                                         m_classFiles = files;
                                         gather();
                                     }
                                 });
}

// Lists what was read, once the program's own lessons are there.
void LessonDesk::gather() {
    if (m_lessons.empty()) {
        return;
    }
    std::vector<LessonFile> files = m_ownFiles;
    files.insert(files.end(), m_classFiles.begin(), m_classFiles.end());
    take(files);
    if (!m_lessons.empty() && !find(m_chosen)) {
        m_chosen = m_lessons.front().key;
    }
    emitSelection();
    checkOwn();
}

// Plays the user's lessons once the list is there: whose expectations are not met says so.
void LessonDesk::checkOwn() {
    std::vector<ShippedLesson> own;
    std::ranges::copy_if(m_lessons, std::back_inserter(own),
                         [](const ShippedLesson& one) { return !one.path.isEmpty(); });
    if (own.empty()) {
        return;
    }
    const auto check = [own = std::move(own)] {
        std::vector<ShippedLesson> unmet;
        for (ShippedLesson one : own) {
            one.unmet = unmetIn(*one.lesson);
            unmet.push_back(std::move(one));
        }
        return unmet;
    };
    m_worker.run(*this, check, [this](const std::vector<ShippedLesson>& checked) {
        bool changed = false;
        for (const ShippedLesson& one : checked) {
            const auto listed = std::ranges::find(m_lessons, one.key, &ShippedLesson::key);
            if (listed != m_lessons.end() && listed->lesson == one.lesson && listed->unmet != one.unmet) {
                listed->unmet = one.unmet;
                changed = true;
            }
        }
        if (changed) {
            emitSelection();
        }
    });
}

// Puts the user's lessons first; keeps a lesson from another folder until the program ends.
void LessonDesk::take(const std::vector<LessonFile>& own) {
    const QString folder = QFileInfo(m_own.path()).absoluteFilePath();
    std::erase_if(m_lessons, [&](const ShippedLesson& one) {
        return !one.path.isEmpty() &&
               (QFileInfo(one.path).absolutePath() == folder || one.key.startsWith(QStringLiteral("class_")));
    });
    m_bad.clear();
    m_unfinished.clear();
    std::vector<ShippedLesson> read;
    for (const LessonFile& file : own) {
        if (file.refusal) {
            m_bad.push_back(*file.refusal);
            if (file.unfinished && m_unfinished.size() < kMostUnfinished) {
                m_unfinished.append(file.refusal->file);
            }
        } else {
            read.push_back(file.lesson);
        }
    }
    m_lessons.insert(m_lessons.begin(), read.begin(), read.end());
}

QString LessonDesk::badFiles() const {
    constexpr std::size_t kMostTold = 3;
    QStringList lines;
    for (std::size_t i = 0; i < m_bad.size() && i < kMostTold; ++i) {
        lines.append(m_bad[i].text());
    }
    if (m_bad.size() > kMostTold) {
        lines.append(tr("and %n more", nullptr, static_cast<int>(m_bad.size() - kMostTold)));
    }
    return lines.join(u'\n');
}

QStringList LessonDesk::unfinished() const {
    QStringList names;
    for (const QString& path : m_unfinished) {
        names.append(QFileInfo(path).fileName());
    }
    return names;
}

QUrl LessonDesk::unfinishedFile(int index) const { return QUrl::fromLocalFile(m_unfinished.value(index)); }

void LessonDesk::setClassFolder(const QString& folder) {
    if (folder == m_classFolder) {
        return;
    }
    m_classFolder = folder;
    m_classFiles.clear();
    if (m_opened) {
        open();
    }
}

bool LessonDesk::isLesson(const QUrl& file) {
    return file.isLocalFile() && OwnLessons::looksLikeLesson(file.toLocalFile());
}

void LessonDesk::refuse(const LessonRefusal& refusal, const QUrl& file) {
    m_refusedFile = file;
    m_refusal = refusal;
    emit refusalChanged();
    emit fileRefused();
}

void LessonDesk::openFile(const QUrl& url) {
    if (!url.isLocalFile()) {
        refuse({url.toString(), scenario::errorAt({}, scenario::FileProblem::not_opened)});
        return;
    }
    m_progress.open();
    struct Read {
        bool isScenario = false;
        LessonFile file;
    };
    const auto read = [path = url.toLocalFile()]() -> Read {
        const bool isScenario = OwnLessons::looksLikeScenario(path);
        return {isScenario, isScenario ? LessonFile() : OwnLessons::readFile(path, true)};
    };
    m_worker.run(*this, read, [this, path = url.toLocalFile()](const Read& found) {
        const LessonFile& file = found.file;
        if (found.isScenario) {
            presentFile(path);
        } else if (file.refusal) {
            refuse(*file.refusal, QUrl::fromLocalFile(file.refusal->file));
        } else {
            takeOpened(file.lesson);
        }
    });
}

void LessonDesk::takeOpened(const ShippedLesson& lesson) {
    std::erase_if(m_lessons, [&](const ShippedLesson& one) { return one.key == lesson.key; });
    m_lessons.insert(m_lessons.begin(), lesson);
    // Resets the filters, so that it is visible.
    m_game = 0;
    m_level = 0;
    m_search.clear();
    m_chosen = lesson.key;
    emitSelection();
    emit fileOpened();
}

void LessonDesk::takeIn(const QString& path) { openFile(QUrl::fromLocalFile(path)); }

// Emits the selection after the new list is in place.
void LessonDesk::emitSelection() {
    emit listChanged();
    emit chosenChanged();
}

const ShippedLesson* LessonDesk::find(const QString& key) const {
    const auto found = std::ranges::find(m_lessons, key, &ShippedLesson::key);
    return found == m_lessons.end() ? nullptr : &*found;
}

void LessonDesk::setResultFolder(const QString& folder) {
    m_progress.setFolder(folder);
    emitSelection();
}

void LessonDesk::forgetProgress() {
    m_progress.forget();
    emitSelection();
}

QString LessonDesk::titleOf(const QString& key) const {
    const ShippedLesson* const one = find(key);
    return one != nullptr ? LessonText::of(one->lesson->title) : key;
}

std::vector<trainee::LessonDone> LessonDesk::library() const {
    std::vector<trainee::LessonDone> all;
    for (const ShippedLesson& one : m_lessons) {
        all.push_back({gameOf(one).toStdString(), one.key.toStdString(), questionsOf(*one.lesson), 0, false});
    }
    return all;
}

std::vector<trainee::LessonDone> LessonDesk::begun() const {
    std::vector<trainee::LessonDone> all;
    for (const ShippedLesson& one : m_lessons) {
        const LessonStanding standing = standingOf(one);
        if (standing.done || standing.place > 0 || standing.right() > 0) {
            all.push_back({gameOf(one).toStdString(), one.key.toStdString(), questionsOf(*one.lesson),
                           std::max(standing.best, standing.right()), standing.done});
        }
    }
    return all;
}

LessonStanding LessonDesk::standingOf(const ShippedLesson& shipped) const {
    return m_progress.of(shipped.key, static_cast<int>(shipped.lesson->notes.size()),
                         questionsOf(*shipped.lesson));
}

LessonInfo LessonDesk::infoOf(const ShippedLesson& shipped) const {
    const Lesson& lesson = *shipped.lesson;
    const auto notes = static_cast<int>(lesson.notes.size());
    const int questions = questionsOf(lesson);
    const LessonStanding standing = standingOf(shipped);
    LessonInfo info;
    info.key = shipped.key;
    if (const GameDescription* const description = descriptionOf(gameOf(shipped))) {
        info.icon = description->icon();
        info.hasDecisions = description->hasDecisions();
    }
    info.title = LessonText::of(lesson.title);
    info.aim = LessonText::of(lesson.aim);
    info.level = LessonText::level(static_cast<int>(lesson.level));
    info.size = QStringLiteral("%1, %2").arg(tr("%n pause(s)", nullptr, notes),
                                             tr("%n question(s)", nullptr, questions));
    info.begun = standing.place > 0 && standing.place < notes;
    info.done = standing.done;
    info.file = QDir::toNativeSeparators(shipped.path);
    QStringList parts;
    if (!shipped.path.isEmpty()) {
        parts.append(tr("Custom lesson"));
    }
    if (shipped.unmet > 0) {
        parts.append(tr("%n expectation(s) not met", nullptr, shipped.unmet));
    }
    if (info.done) {
        parts.append(tr("Done"));
    }
    if (info.begun) {
        parts.append(tr("At %1 of %2").arg(standing.place).arg(notes));
    }
    if (questions > 0 && (info.done || info.begun)) {
        parts.append(tr("%1 of %2 right").arg(std::max(standing.best, standing.right())).arg(questions));
    }
    info.standing = parts.join(QStringLiteral(" · "));
    return info;
}

bool LessonDesk::fits(const ShippedLesson& shipped) const {
    const Lesson& lesson = *shipped.lesson;
    const bool isOfGame = m_game == 0 || gameOf(shipped) == m_registry.list().at(m_game - 1)->key();
    if (!isOfGame || (m_level > 0 && lesson.level != m_level)) {
        return false;
    }
    const QStringList words = wordsOf(m_search);
    const TableGame* const game = m_registry.find(gameOf(shipped));
    const QStringList named = game ? wordsOf(game->title()) : QStringList();
    return std::ranges::all_of(words, [&](const QString& word) {
        const bool isGame =
            std::ranges::any_of(named, [&](const QString& one) { return one.startsWith(word); });
        return isGame || contains(lesson.title, word) || contains(lesson.aim, word) ||
               std::ranges::any_of(lesson.notes, [&](const Note& note) { return contains(note.text, word); });
    });
}

QVariantList LessonDesk::lessonList() const {
    QVariantList list;
    for (const ShippedLesson* shipped : fitting()) {
        list.append(QVariant::fromValue(infoOf(*shipped)));
    }
    return list;
}

QString LessonDesk::progress() const {
    const auto done =
        std::ranges::count_if(m_lessons, [this](const ShippedLesson& one) { return standingOf(one).done; });
    return m_lessons.empty() ? QString() : tr("%1 of %2 lessons done").arg(done).arg(m_lessons.size());
}

QStringList LessonDesk::games() const {
    QStringList words{tr("All games")};
    for (const TableGame* game : m_registry.list()) {
        words.append(game->title());
    }
    return words;
}

QStringList LessonDesk::levels() {
    QStringList words{tr("All levels")};
    for (int level = 1; level <= lessons::kLessonLevels; ++level) {
        words.append(LessonText::level(level));
    }
    return words;
}

// Moves the selection to a matching lesson, if there is one.
void LessonDesk::filter() {
    const auto shown = fitting();
    if (!shown.empty() && place() < 0) {
        m_chosen = shown.front()->key;
    }
    emitSelection();
}

void LessonDesk::setGame(int game) {
    if (game != m_game && game >= 0 && game <= m_registry.list().size()) {
        m_game = game;
        filter();
    }
}

void LessonDesk::setLevel(int level) {
    if (level != m_level && level >= 0 && level <= lessons::kLessonLevels) {
        m_level = level;
        filter();
    }
}

void LessonDesk::setSearch(const QString& search) {
    if (search != m_search) {
        m_search = search;
        filter();
    }
}

void LessonDesk::choose(const QString& key) {
    if (key != m_chosen && find(key)) {
        m_chosen = key;
        emit chosenChanged();
    }
}

std::vector<const ShippedLesson*> LessonDesk::fitting() const {
    std::vector<const ShippedLesson*> result;
    for (const ShippedLesson& shipped : m_lessons) {
        if (fits(shipped)) {
            result.push_back(&shipped);
        }
    }
    return result;
}

int LessonDesk::place() const {
    const auto shown = fitting();
    const auto found = std::ranges::find(shown, m_chosen, &ShippedLesson::key);
    return found == shown.end() ? -1 : static_cast<int>(found - shown.begin());
}

void LessonDesk::step(int rows) {
    const auto shown = fitting();
    if (!shown.empty()) {
        const int last = static_cast<int>(shown.size()) - 1;
        choose(shown[static_cast<std::size_t>(std::clamp(place() + rows, 0, last))]->key);
    }
}

LessonInfo LessonDesk::info() const {
    const ShippedLesson* const shipped = find(m_chosen);
    return shipped ? infoOf(*shipped) : LessonInfo();
}

} // namespace mesaviva::app
