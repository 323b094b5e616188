// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/teach/lesson_desk.h"

#include "app/rulebook/word_search.h"
#include "app/teach/lesson_at_table.h"
#include "app/teach/lesson_words.h"
#include "engine/lessons/event_run.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

using lessons::Lesson;
using lessons::Note;

namespace {

constexpr qsizetype kMostUnfinished = 3; ///< unfinished files that are listed

int questionsOf(const Lesson& lesson) {
    return static_cast<int>(
        std::ranges::count_if(lesson.notes, [](const Note& note) { return note.question.has_value(); }));
}

bool contains(const lessons::Text& text, const QString& words) {
    return hasAllWords(LessonWords::of(text), {words});
}

QString gameOf(const ShippedLesson& shipped) {
    const std::string_view key = shipped.lesson->scenario.game();
    return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

} // namespace

LessonDesk::LessonDesk(const HouseGames& games, const QString& settings, const QString& folder,
                       QObject* parent)
    : QObject(parent),
      m_houseGames(games),
      m_progress(settings),
      m_own(folder) {}

LessonDesk::~LessonDesk() = default;

void LessonDesk::open() {
    const bool first = !std::exchange(m_opened, true);
    m_worker.run([this, first, own = m_own, alive = std::weak_ptr<int>(m_alive)] {
        auto shipped = std::make_shared<std::vector<ShippedLesson>>(first ? shippedLessons()
                                                                          : std::vector<ShippedLesson>());
        auto files = std::make_shared<std::vector<LessonFile>>(
            own.path().isEmpty() ? std::vector<LessonFile>() : own.read());
        QMetaObject::invokeMethod(
            this,
            [this, shipped, files, alive] {
                if (alive.expired()) {
                    return;
                }
                if (!shipped->empty()) {
                    m_lessons = std::move(*shipped);
                }
                take(*files);
                if (!m_lessons.empty() && !find(m_chosen)) {
                    m_chosen = m_lessons.front().key;
                }
                tellList();
            },
            Qt::QueuedConnection);
    });
}

// Own lessons come first; one from elsewhere stays as long as the program runs.
void LessonDesk::take(const std::vector<LessonFile>& own) {
    const QString folder = QFileInfo(m_own.path()).absoluteFilePath();
    std::erase_if(m_lessons, [&](const ShippedLesson& one) {
        return !one.path.isEmpty() && QFileInfo(one.path).absolutePath() == folder;
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
        refuse({url.toString(), {"", 0, 0, "can't be opened"}});
        return;
    }
    m_worker.run([this, path = url.toLocalFile(), alive = std::weak_ptr<int>(m_alive)] {
        auto file = std::make_shared<LessonFile>(OwnLessons::readFile(path, true));
        QMetaObject::invokeMethod(
            this,
            [this, file, alive] {
                if (alive.expired()) {
                    return;
                }
                if (file->refusal) {
                    refuse(*file->refusal, QUrl::fromLocalFile(file->refusal->file));
                    return;
                }
                std::erase_if(m_lessons,
                              [&](const ShippedLesson& one) { return one.key == file->lesson.key; });
                m_lessons.insert(m_lessons.begin(), file->lesson);
                // It is to be seen, whatever was looked for.
                m_game = 0;
                m_level = 0;
                m_search.clear();
                m_chosen = file->lesson.key;
                tellList();
                emit fileOpened();
            },
            Qt::QueuedConnection);
    });
}

void LessonDesk::takeIn(const QString& path) { openFile(QUrl::fromLocalFile(path)); }

// Where the chosen one stands is told once the list is the new one.
void LessonDesk::tellList() {
    emit listChanged();
    emit chosenChanged();
}

const ShippedLesson* LessonDesk::find(const QString& key) const {
    const auto found = std::ranges::find(m_lessons, key, &ShippedLesson::key);
    return found == m_lessons.end() ? nullptr : &*found;
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
    info.game = gameOf(shipped);
    info.title = LessonWords::of(lesson.title);
    info.aim = LessonWords::of(lesson.aim);
    info.level = LessonWords::level(static_cast<int>(lesson.level));
    info.size = QStringLiteral("%1, %2").arg(tr("%n pause(s)", nullptr, notes),
                                             tr("%n question(s)", nullptr, questions));
    info.begun = standing.place > 0 && standing.place < notes;
    info.done = standing.done;
    info.file = QDir::toNativeSeparators(shipped.path);
    QStringList parts;
    if (!shipped.path.isEmpty()) {
        parts.append(tr("Own lesson"));
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
    const bool isOfGame = m_game == 0 || gameOf(shipped) == m_houseGames.list().at(m_game - 1)->key();
    if (!isOfGame || (m_level > 0 && lesson.level != m_level)) {
        return false;
    }
    const QStringList words = wordsOf(m_search);
    return std::ranges::all_of(words, [&lesson](const QString& word) {
        return contains(lesson.title, word) || contains(lesson.aim, word) ||
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
    for (const HouseGame* game : m_houseGames.list()) {
        words.append(game->title());
    }
    return words;
}

QStringList LessonDesk::levels() {
    QStringList words{tr("All levels")};
    for (int level = 1; level <= lessons::kLessonLevels; ++level) {
        words.append(LessonWords::level(level));
    }
    return words;
}

// What does not fit is chosen no longer, where something fits.
void LessonDesk::filter() {
    const auto shown = fitting();
    if (!shown.empty() && place() < 0) {
        m_chosen = shown.front()->key;
    }
    tellList();
}

void LessonDesk::setGame(int game) {
    if (game != m_game && game >= 0 && game <= m_houseGames.list().size()) {
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

void LessonDesk::begin(bool anew) {
    const ShippedLesson* const shipped = find(m_chosen);
    if (!shipped || !m_show || std::exchange(m_busy, true)) {
        return;
    }
    if (anew) {
        LessonStanding standing = standingOf(*shipped);
        standing.place = 0;
        standing.answers.fill(u'-');
        m_progress.keep(shipped->key, standing);
    }
    auto running = std::make_shared<Running>();
    running->key = shipped->key;
    running->lesson = shipped->lesson;
    bring({running, -1, 0, 0, {}, {}});
}

void LessonDesk::present(std::shared_ptr<const Lesson> lesson, std::optional<std::uint64_t> seq) {
    if (!m_show || std::exchange(m_busy, true)) {
        return;
    }
    auto running = std::make_shared<Running>();
    running->lesson = std::move(lesson);
    bring({running, -1, 0, 0, seq, {}});
}

std::vector<std::uint64_t> LessonDesk::Running::pauses() const {
    std::vector<std::uint64_t> seqs;
    for (const lessons::PlacedNote& note : played.notes) {
        seqs.push_back(note.seq);
    }
    return seqs;
}

// Plays it beside the window; at the table it stands where `coming` says, with that decision the other way,
// or with what `fork` says at the point that is chosen.
void LessonDesk::bring(const Coming& wanted, const QString& fork) {
    HouseGame& game = m_houseGames.of(wanted.running->lesson->scenario);
    m_worker.run([this, coming = wanted, value = fork.toStdString(), point = m_forkPoint, &game,
                  wish = m_wish, alive = std::weak_ptr<int>(m_alive)]() mutable {
        Running& running = *coming.running;
        const Lesson& lesson = *running.lesson;
        std::optional<LessonRefusal> refusal;
        if (!std::exchange(running.prepared, true)) {
            running.played = lessons::play(lesson);
            if (running.played.tooMuch) {
                refusal = LessonRefusal{LessonWords::of(lesson.title),
                                        {"scenario", 0, 0, running.played.complaints.front()}};
                running.prepared = false;
            } else {
                for (std::size_t i = 0; i < lesson.notes.size(); ++i) {
                    running.ways.push_back(lessons::otherWay(lesson, i));
                }
                running.points = lessons::chancePoints(lesson.scenario, lessons::runEvents(lesson.scenario));
            }
        }
        LessonAtTable shown{lesson.scenario, running.pauses()};
        if (coming.otherWay > 0) {
            shown = {running.ways[static_cast<std::size_t>(coming.otherWay) - 1]->scenario, {}};
        }
        if (!value.empty() && !refusal) {
            const std::size_t index = static_cast<std::size_t>(point) - 1;
            auto ways = lessons::forkAt(lesson.scenario, index, value);
            if (ways) {
                shown = {ways->scenario, {}};
                const int back = coming.position;
                coming.position = static_cast<int>(ways->position);
                coming.forked =
                    std::make_shared<Forked>(Forked{std::move(*ways), running.points[index], value, back});
            } else {
                refusal = LessonRefusal{LessonWords::of(lesson.title), {"", 0, 0, ways.error()}};
            }
        }
        const RecordedOpener opener = refusal ? RecordedOpener() : game.readLesson(shown);
        QMetaObject::invokeMethod(
            this,
            [this, coming, opener, refusal, wish, alive] {
                if (alive.expired()) {
                    return;
                }
                m_busy = false;
                if (refusal) {
                    refuse(*refusal);
                } else if (wish == m_wish) { // else another table was opened, or this one left, meanwhile
                    show(coming, opener);
                }
            },
            Qt::QueuedConnection);
    });
}

void LessonDesk::show(const Coming& coming, const RecordedOpener& opener) {
    OpenedTable opened = opener ? opener() : OpenedTable();
    if (!opened.table) {
        refuse({LessonWords::of(coming.running->lesson->title), {"scenario", 0, 0, "no round begins"}});
        return;
    }
    m_coming = coming;
    m_show(std::move(opened));
    m_coming.reset();
}

void LessonDesk::follow(TableModel& table) {
    if (!m_coming || !table.repetition()) {
        return;
    }
    const Coming coming = *m_coming;
    // From one way to the other: what was answered stays.
    const bool isBack = coming.note >= 0 || coming.position > 0 || coming.forked;
    m_running = coming.running;
    m_table = &table;
    m_otherWay = coming.otherWay;
    m_fork = coming.forked;
    m_forkPoint = 0;
    if (!isDrafted()) {
        m_standing = m_progress.of(m_running->key, count(), questionsOf(*m_running->lesson));
    } else if (!isBack) {
        m_standing = {};
        m_standing.answers = QString(questionsOf(*m_running->lesson), u'-');
    }
    if (!isBack && m_standing.place >= count()) { // it is shown anew
        m_standing.place = 0;
        m_standing.answers.fill(u'-');
    }
    if (!isBack) {
        m_picked.clear();
    }
    m_oddsShown = false;
    m_number = m_otherWay;
    table.setPaused(true);
    connect(table.repetition(), &RepetitionControl::moved, this, &LessonDesk::look);
    connect(&table, &TableModel::happened, this, &LessonDesk::look);
    const auto place = static_cast<std::size_t>(coming.note >= 0 ? coming.note : m_standing.place);
    if (coming.seq) {
        table.repetition()->moveToEvent(*coming.seq);
    } else if (coming.position > 0) {
        table.repetition()->moveTo(coming.position);
    } else {
        table.repetition()->moveTo(place > 0 && place <= m_running->played.notes.size() && !m_fork
                                       ? static_cast<int>(m_running->played.notes[place - 1].position)
                                       : 1);
    }
    look();
    m_oddsShown = coming.note >= 0;
    emit activeChanged();
    emit momentChanged();
}

void LessonDesk::letGo() {
    ++m_wish;
    if (m_table) {
        disconnect(m_table, nullptr, this, nullptr);
        if (m_table->repetition()) {
            disconnect(m_table->repetition(), nullptr, this, nullptr);
        }
    }
    const bool was = m_table != nullptr;
    m_table = nullptr;
    m_running.reset();
    m_number = 0;
    m_otherWay = 0;
    m_fork.reset();
    m_forkPoint = 0;
    if (was) {
        emit activeChanged();
        emit momentChanged();
        tellList();
    }
}

// The table stands somewhere else: the note of this moment is the last one that has come.
void LessonDesk::look() {
    if (!m_table || !m_running || isOtherWay()) {
        return;
    }
    const auto position = static_cast<std::size_t>(m_table->repetition()->position());
    const auto& notes = m_running->played.notes;
    const auto after = std::ranges::upper_bound(notes, position, {}, &lessons::PlacedNote::position);
    const auto number = static_cast<int>(after - notes.begin());
    if (number == m_number) {
        return;
    }
    const bool arrived =
        number > m_number && notes[static_cast<std::size_t>(number) - 1].position == position;
    m_number = number;
    m_oddsShown = false;
    if (arrived) {
        m_table->setPaused(true);
    }
    m_standing.place = number;
    m_standing.done = m_standing.done || number == count();
    keep();
    emit momentChanged();
    tell();
}

// For the ear: what is said, and what is asked.
void LessonDesk::tell() {
    const QString asked = question();
    emit m_table->chose(asked.isEmpty() ? text() : text() + u' ' + asked);
}

void LessonDesk::keep() {
    if (m_standing.place >= count()) {
        m_standing.best = std::max(m_standing.best, m_standing.right());
    }
    if (!isDrafted()) {
        m_progress.keep(m_running->key, m_standing);
    }
}

const Note* LessonDesk::note() const {
    return m_running && m_number > 0 ? &m_running->lesson->notes[static_cast<std::size_t>(m_number) - 1]
                                     : nullptr;
}

int LessonDesk::count() const { return m_running ? static_cast<int>(m_running->lesson->notes.size()) : 0; }

QString LessonDesk::title() const {
    return m_running ? LessonWords::of(m_running->lesson->title) : QString();
}

QString LessonDesk::text() const {
    const Note* const now = note();
    return now ? LessonWords::of(now->text) : m_running ? LessonWords::of(m_running->lesson->aim) : QString();
}

QStringList LessonDesk::rules() const { return LessonWords::rulesIn(text()); }

QString LessonDesk::question() const {
    const Note* const now = note();
    return now && now->question ? LessonWords::of(now->question->text) : QString();
}

QVariantList LessonDesk::choices() const {
    QVariantList list;
    const Note* const now = note();
    if (!now || !now->question) {
        return list;
    }
    const auto found = m_picked.find(m_number);
    const QList<int> picked = found != m_picked.end() ? found->second : QList<int>();
    int index = 0;
    for (const lessons::Choice& choice : now->question->choices) {
        LessonChoice shown;
        shown.text = LessonWords::of(choice.text);
        shown.picked = picked.contains(index++);
        if (shown.picked) {
            shown.why = LessonWords::of(choice.why);
            shown.right = choice.right;
        }
        list.append(QVariant::fromValue(shown));
    }
    return list;
}

bool LessonDesk::isAnswered() const {
    const Note* const now = note();
    if (!now || !now->question) {
        return true;
    }
    const auto picked = m_picked.find(m_number);
    return picked != m_picked.end() && std::ranges::any_of(picked->second, [now](int choice) {
               return now->question->choices[static_cast<std::size_t>(choice)].right;
           });
}

QString LessonDesk::verdict() const {
    const auto picked = m_picked.find(m_number);
    if (picked == m_picked.end() || picked->second.isEmpty()) {
        return {};
    }
    return !isAnswered()                ? tr("Not so. Try again.")
           : picked->second.size() == 1 ? tr("Right.")
                                        : tr("Now it is right.");
}

int LessonDesk::questionsBefore(int number) const {
    const auto& notes = m_running->lesson->notes;
    return static_cast<int>(std::count_if(notes.begin(), notes.begin() + number,
                                          [](const Note& one) { return one.question.has_value(); }));
}

void LessonDesk::pick(int choice) {
    const Note* const now = note();
    if (!now || !now->question || isAnswered() || choice < 0 ||
        choice >= static_cast<int>(now->question->choices.size()) || m_picked[m_number].contains(choice)) {
        return;
    }
    m_picked[m_number].append(choice);
    const qsizetype place = questionsBefore(m_number - 1);
    if (m_standing.answers.at(place) == u'-') { // only the first try counts
        m_standing.answers[place] =
            now->question->choices[static_cast<std::size_t>(choice)].right ? u'r' : u'w';
        keep();
    }
    m_table->setPaused(true);
    emit momentChanged();
    emit m_table->chose(verdict() + u' ' +
                        LessonWords::of(now->question->choices[static_cast<std::size_t>(choice)].why));
}

bool LessonDesk::hasOdds() const {
    return note() && m_running->played.notes[static_cast<std::size_t>(m_number) - 1].odds;
}

void LessonDesk::setOddsShown(bool shown) {
    if (shown != m_oddsShown) {
        m_oddsShown = shown;
        emit momentChanged();
    }
}

LessonOdds LessonDesk::odds() const {
    if (!hasOdds()) {
        return {};
    }
    const auto now = static_cast<std::size_t>(m_number) - 1;
    return LessonWords::odds(*m_running->played.notes[now].odds, m_running->ways[now]);
}

void LessonDesk::goOtherWay() {
    if (m_table && !isOtherWay() && hasOdds() && m_running->ways[static_cast<std::size_t>(m_number) - 1] &&
        !std::exchange(m_busy, true)) {
        bring({m_running, m_number, m_number, 0, {}, {}});
    }
}

void LessonDesk::comeBack() {
    if (m_table && isOtherWay() && !std::exchange(m_busy, true)) {
        m_fork ? bring({m_running, -1, 0, m_fork->back, {}, {}})
               : bring({m_running, m_otherWay, 0, 0, {}, {}});
    }
}

QString LessonDesk::summary() const {
    if (!m_running || m_number < count() || count() == 0 || isOtherWay()) {
        return {};
    }
    const int questions = questionsBefore(count());
    return questions == 0 ? tr("The lesson is done.")
                          : tr("The lesson is done: %1 of %2 questions right at the first try.")
                                .arg(m_standing.right())
                                .arg(questions);
}

void LessonDesk::next() {
    if (m_table && !isOtherWay() && m_number < static_cast<int>(m_running->played.notes.size())) {
        m_table->repetition()->moveTo(
            static_cast<int>(m_running->played.notes[static_cast<std::size_t>(m_number)].position));
    }
}

// From between two notes back to the last one, from there to the one before.
void LessonDesk::previous() {
    if (!m_table || isOtherWay() || m_number == 0) {
        return;
    }
    const auto& notes = m_running->played.notes;
    const auto here = static_cast<std::size_t>(m_table->repetition()->position());
    const std::size_t now = notes[static_cast<std::size_t>(m_number) - 1].position;
    const std::size_t before = m_number > 1 ? notes[static_cast<std::size_t>(m_number) - 2].position : 1;
    m_table->repetition()->moveTo(static_cast<int>(here > now ? now : before));
}

void LessonDesk::retranslate() {
    emit refusalChanged();
    tellList();
    emit momentChanged();
}

} // namespace mesaviva::app
