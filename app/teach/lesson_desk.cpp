// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/teach/lesson_desk.h"

#include "app/teach/lesson_at_table.h"
#include "app/teach/lesson_words.h"
#include "engine/lessons/event_run.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

using lessons::Lesson;
using lessons::Note;

LessonDesk::LessonDesk(const HouseGames& games, const QString& settings, const QString& folder,
                       QObject* parent)
    : QObject(parent),
      m_houseGames(games),
      m_progress(std::make_unique<LessonProgress>(settings)),
      m_own(folder) {}

LessonDesk::~LessonDesk() = default;

int LessonDesk::questionsOf(const Lesson& lesson) {
    return static_cast<int>(
        std::ranges::count_if(lesson.notes, [](const Note& note) { return note.question.has_value(); }));
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
        m_progress->keep(shipped->key, standing);
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
    struct Brought {
        Coming coming;
        RecordedOpener opener;
        std::optional<LessonRefusal> refusal;
    };
    const auto prepare = [wanted, value = fork.toStdString(), point = m_forkPoint, &game]() -> Brought {
        Coming coming = wanted;
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
        return {coming, refusal ? RecordedOpener() : game.readLesson(shown), refusal};
    };
    m_worker.run(*this, prepare, [this, wish = m_wish](const Brought& brought) {
        m_busy = false;
        if (brought.refusal) {
            refuse(*brought.refusal);
        } else if (wish == m_wish) { // else another table was opened, or this one left, meanwhile
            show(brought.coming, brought.opener);
        }
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
        m_standing = m_progress->of(m_running->key, count(), questionsOf(*m_running->lesson));
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
        m_progress->keep(m_running->key, m_standing);
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
