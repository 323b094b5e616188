// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lessons/lesson_desk.h"

#include "app/core/events/event_log.h"
#include "app/core/events/game_figures.h"
#include "app/core/learn/taught_rounds.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/lessons/lesson_text.h"
#include "engine/training/lessons/event_run.h"
#include "engine/training/lessons/presentation.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

using lessons::Lesson;
using lessons::Note;

LessonDesk::LessonDesk(const GameRegistry& games, const QString& settings, const QString& folder,
                       const QString& results, QObject* parent)
    : QObject(parent),
      m_registry(games),
      m_progress(settings, results, [this] { emitSelection(); }),
      m_own(folder) {
    connect(this, &LessonDesk::momentChanged, this, &LessonDesk::textChanged);
    connect(this, &LessonDesk::momentChanged, this, &LessonDesk::oddsChanged);
    connect(this, &LessonDesk::momentChanged, this, [this] {
        if (m_table) { // the stakes stay in view while somebody is asked about them
            m_table->setQuestioned(!question().isEmpty());
        }
    });
}

LessonDesk::~LessonDesk() = default;

int LessonDesk::questionsOf(const Lesson& lesson) {
    return static_cast<int>(
        std::ranges::count_if(lesson.notes, [](const Note& note) { return note.question.has_value(); }));
}

void LessonDesk::begin(bool fromStart) {
    const ShippedLesson* const shipped = find(m_chosen);
    if (!shipped || !m_show || std::exchange(m_busy, true)) {
        return;
    }
    if (fromStart) {
        LessonStanding standing = standingOf(*shipped);
        standing.place = 0;
        standing.answers.fill(u'-');
        m_progress.save(shipped->key, standing);
    }
    auto running = std::make_shared<Running>();
    running->key = shipped->key;
    running->lesson = shipped->lesson;
    bring({.running = running});
}

void LessonDesk::present(std::shared_ptr<const Lesson> lesson, std::optional<std::uint64_t> seq) {
    if (!m_show || std::exchange(m_busy, true)) {
        return;
    }
    auto running = std::make_shared<Running>();
    running->lesson = std::move(lesson);
    bring({.running = running, .seq = seq});
}

std::optional<LessonRefusal> LessonDesk::Running::prepare() {
    if (prepared) {
        return std::nullopt;
    }
    lessons::EventRun run;
    if (presented) {
        lessons::Presentation presentation = lessons::presentationOf(lesson->scenario, lesson->from);
        presentation.lesson.title = lesson->title;
        lesson = std::make_shared<const Lesson>(std::move(presentation.lesson));
        run = std::move(presentation.run);
    } else {
        run = lessons::runEvents(lesson->scenario);
    }
    played = lessons::play(*lesson, run);
    if (played.tooMuch) {
        return LessonRefusal{LessonText::of(lesson->title), played.complaints.front()};
    }
    ways.resize(lesson->notes.size());
    for (std::size_t i = 0; i < played.notes.size(); ++i) {
        for (const lessons::DecisionOdds& odds : played.notes[i].odds) {
            ways[i].push_back(lessons::otherWay(lesson->scenario, run, odds.player, played.notes[i].round));
        }
    }
    points = lessons::chancePoints(lesson->scenario, run, lesson->from);
    decisions = lessons::decisionPoints(lesson->scenario, lesson->from);
    for (std::size_t i = 0; i < points.size(); ++i) {
        forks.push_back({points[i].position, false, i});
    }
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        forks.push_back({decisions[i].position, true, i});
    }
    std::ranges::stable_sort(forks, {}, &ForkPlace::position);
    prepared = true;
    return std::nullopt;
}

LessonAtTable LessonDesk::Running::atTable(const scenario::Scenario& scenario,
                                           std::vector<std::uint64_t> stops) const {
    LessonAtTable shown{scenario, std::move(stops), lesson->from, presented.has_value(), {}};
    if (presented) {
        shown.recorded = presented->recorded;
    }
    return shown;
}

std::vector<std::uint64_t> LessonDesk::Running::pauses() const {
    std::vector<std::uint64_t> seqs;
    for (const lessons::PlacedNote& note : played.notes) {
        seqs.push_back(note.seq);
    }
    return seqs;
}

// Plays the lesson on a worker thread; the table then shows what `coming` says, with that decision reversed,
// or with `fork` at the selected point.
void LessonDesk::bring(const TableRequest& wanted, const QString& fork) {
    auto* const taught = m_registry.of(wanted.running->lesson->scenario).as<TaughtRounds>();
    struct Brought {
        TableRequest coming;
        TableOpener opener;
        std::optional<LessonRefusal> refusal;
    };
    const auto prepare = [wanted, value = fork.toStdString(), point = m_forkPoint, hidden = areHandsHidden(),
                          taught]() -> Brought {
        TableRequest coming = wanted;
        coming.handsHidden = hidden;
        Running& running = *coming.running;
        std::optional<LessonRefusal> refusal = running.prepare();
        const Lesson& lesson = *running.lesson;
        LessonAtTable shown = running.atTable(lesson.scenario, running.pauses());
        if (coming.otherWay > 0) {
            const auto& ways = running.ways[static_cast<std::size_t>(coming.otherWay) - 1];
            shown = running.atTable(ways[static_cast<std::size_t>(coming.who)]->scenario, {});
        }
        if (!value.empty() && !refusal) {
            const ForkPlace place = running.forks[static_cast<std::size_t>(point) - 1];
            auto ways =
                place.decision
                    ? lessons::forkStep(lesson.scenario, running.decisions[place.index].step,
                                        running.decisions[place.index].others[std::stoul(value)], lesson.from)
                    : lessons::forkAt(lesson.scenario, place.index, value, lesson.from);
            if (ways) {
                shown = running.atTable(ways->scenario, {});
                const int back = coming.position;
                coming.position = static_cast<int>(ways->position);
                coming.forked = std::make_shared<Forked>(Forked{std::move(*ways), place, value, back});
            } else {
                refusal = LessonRefusal{LessonText::of(lesson.title), ways.error()};
            }
        }
        return {coming, refusal || !taught ? TableOpener() : taught->readLesson(shown), refusal};
    };
    m_worker.run(*this, prepare, [this, request = m_request](const Brought& brought) {
        m_busy = false;
        if (brought.refusal) {
            refuseFirst(brought.coming, *brought.refusal);
        } else if (request == m_request) { // otherwise another table was opened, or this one left, meanwhile
            show(brought.coming, brought.opener);
        }
    });
}

void LessonDesk::show(const TableRequest& coming, const TableOpener& opener) {
    OpenedTable opened = opener ? opener() : OpenedTable();
    if (!opened.table) {
        refuseFirst(coming, {LessonText::of(coming.running->lesson->title),
                             scenario::errorAt("scenario", scenario::FileProblem::no_round_begins)});
        return;
    }
    m_requested = coming;
    m_show(std::move(opened));
    m_requested.reset();
}

void LessonDesk::follow(TableModel& table) {
    if (!m_requested || !table.replay()) {
        return;
    }
    const TableRequest coming = *m_requested;
    // Keeps the answers when switching between the variants.
    const bool isBack = coming.note >= 0 || coming.position > 0 || coming.forked;
    m_running = coming.running;
    m_table = &table;
    m_otherWay = coming.otherWay;
    m_fork = coming.forked;
    m_forkPoint = 0;
    m_handsHidden = coming.handsHidden;
    if (!m_running->key.isEmpty()) {
        m_standing = m_progress.of(m_running->key, count(), questionsOf(*m_running->lesson));
    } else if (!isBack) {
        m_standing = {};
        m_standing.answers = QString(questionsOf(*m_running->lesson), u'-');
    }
    if (!isBack && m_standing.place >= count()) { // starts over
        m_standing.place = 0;
        m_standing.answers.fill(u'-');
    }
    if (!isBack) {
        m_picked.clear();
    }
    m_oddsShown = false;
    m_number = m_otherWay;
    if (m_running->presented) {
        if (const auto* const inspection = m_registry.of(table).as<InspectableTables>()) {
            m_eventLog = inspection->eventLogOf(table);
            m_eventLog->hideAsSeen();
        }
    }
    table.setPaused(true);
    connect(table.replay(), &ReplayControl::moved, this, &LessonDesk::look);
    table.replay()->setCovered(m_handsHidden); // in the other variant, too
    connect(table.replay(), &ReplayControl::viewChanged, this, &LessonDesk::followView);
    connect(&table, &TableModel::happened, this, &LessonDesk::look);
    const auto place = static_cast<std::size_t>(coming.note >= 0 ? coming.note : m_standing.place);
    if (coming.seq) {
        table.replay()->moveToEvent(*coming.seq);
    } else if (coming.position > 0) {
        table.replay()->moveTo(coming.position);
    } else {
        table.replay()->moveTo(place > 0 && place <= m_running->played.notes.size() && !m_fork
                                   ? static_cast<int>(m_running->played.notes[place - 1].position)
                                   : 1);
    }
    look();
    m_oddsShown = coming.note >= 0;
    m_oddsPlayer = coming.who;
    emit activeChanged();
    emit momentChanged();
}

void LessonDesk::letGo() {
    ++m_request;
    if (m_table) {
        m_table->setQuestioned(false);
        disconnect(m_table, nullptr, this, nullptr);
        if (m_table->replay()) {
            disconnect(m_table->replay(), nullptr, this, nullptr);
        }
    }
    const bool was = m_table != nullptr;
    m_eventLog.reset();
    m_table = nullptr;
    m_running.reset();
    m_number = 0;
    m_otherWay = 0;
    m_handsHidden = false;
    m_fork.reset();
    m_forkPoint = 0;
    if (was) {
        emit activeChanged();
        emit momentChanged();
        emitSelection();
    }
}

// After another moment is shown, selects the last note up to it.
void LessonDesk::look() {
    if (m_table && m_running && !isOtherWay()) {
        lookAt(m_table->replay()->position());
    }
    if (isPresented()) {
        emit textChanged(); // it may belong to this event only
    }
    emit oddsChanged();
}

void LessonDesk::lookAt(int at) {
    const auto position = static_cast<std::size_t>(at);
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
    m_oddsPlayer = 0;
    if (arrived) {
        m_table->setPaused(true);
    }
    m_standing.place = number;
    m_standing.done = m_standing.done || number == count();
    saveProgress();
    emit momentChanged();
    announce();
}

// Spoken: the text and the question.
void LessonDesk::announce() {
    const QString asked = question();
    emit m_table->chose(asked.isEmpty() ? text() : text() + u' ' + asked);
}

void LessonDesk::saveProgress() {
    if (m_standing.place >= count()) {
        m_standing.best = std::max(m_standing.best, m_standing.right());
    }
    if (!m_running->key.isEmpty()) {
        m_progress.save(m_running->key, m_standing);
    }
}

const Note* LessonDesk::note() const {
    return m_running && m_number > 0 ? &m_running->lesson->notes[static_cast<std::size_t>(m_number) - 1]
                                     : nullptr;
}

int LessonDesk::count() const { return m_running ? static_cast<int>(m_running->lesson->notes.size()) : 0; }

QString LessonDesk::title() const {
    if (!m_running) {
        return {};
    }
    if (isPresented() && m_running->presented->recorded) {
        //: %1 a round's number in the record, such as 3-12
        return tr("Round %1 on record")
            .arg(QString::fromStdString(textOf(m_running->presented->recorded->id)));
    }
    return LessonText::of(m_running->lesson->title);
}

QString LessonDesk::text() const {
    if (isPresented()) {
        return describeLastEvent();
    }
    const Note* const now = note();
    return now ? LessonText::of(now->text) : m_running ? LessonText::of(m_running->lesson->aim) : QString();
}

QStringList LessonDesk::rules() const {
    if (const auto row = presentRow()) {
        return textsOf(m_eventLog->head(*row).rules);
    }
    return LessonText::rulesIn(text());
}

QString LessonDesk::question() const {
    const Note* const now = note();
    return now && now->question ? LessonText::of(now->question->text) : QString();
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
        shown.text = LessonText::of(choice.text);
        shown.picked = picked.contains(index++);
        if (shown.picked) {
            shown.why = LessonText::of(choice.why);
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
    return !isAnswered()                ? tr("Not right. Try again.")
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
        saveProgress();
    }
    m_table->setPaused(true);
    emit momentChanged();
    emit m_table->chose(verdict() + u' ' +
                        LessonText::of(now->question->choices[static_cast<std::size_t>(choice)].why));
}

const std::vector<lessons::DecisionOdds>* LessonDesk::decisions() const {
    if (!note()) {
        return nullptr;
    }
    const auto& odds = m_running->played.notes[static_cast<std::size_t>(m_number) - 1].odds;
    return odds.empty() ? nullptr : &odds;
}

std::vector<StandingOdds> LessonDesk::standing() const {
    if (!m_table || !m_running || isOtherWay()) {
        return {};
    }
    const auto* const odds = m_registry.of(*m_table).as<TableOdds>();
    return odds ? odds->standingOdds(*m_table) : std::vector<StandingOdds>();
}

bool LessonDesk::hasOdds() const { return !areHandsHidden() && (decisions() || !standing().empty()); }

bool LessonDesk::hasHands() const {
    return m_table && m_table->replay() && !m_table->replay()->views().isEmpty();
}

void LessonDesk::setHandsHidden(bool hidden) {
    if (hasHands() && hidden != m_handsHidden) {
        m_handsHidden = hidden;
        m_forkPoint = 0;
        m_table->replay()->setCovered(hidden);
        emit momentChanged();
    }
}

bool LessonDesk::hasResult() const {
    return m_table && m_table->replay() && m_table->replay()->hasResult() && !isOtherWay();
}

bool LessonDesk::isResultHidden() const {
    return m_table && m_table->replay() && m_table->replay()->isResultHidden();
}

bool LessonDesk::isResultAwaited() const {
    return m_table && m_table->replay() && m_table->replay()->isHeld();
}

// What if would reveal both results.
void LessonDesk::hideResults() {
    if (hasResult()) {
        m_forkPoint = 0;
        m_table->replay()->hideResults();
        emit momentChanged();
    }
}

void LessonDesk::showResult() {
    if (m_table && isResultHidden()) {
        m_table->replay()->showResult();
        emit momentChanged();
    }
}

// Hiding follows the viewer chosen at the table, too.
void LessonDesk::followView() {
    if (const bool hidden = m_table->replay()->isCovered(); hidden != m_handsHidden) {
        m_handsHidden = hidden;
        m_forkPoint = 0;
        emit momentChanged();
    }
    emit textChanged();
}

QStringList LessonDesk::oddsPlayers() const {
    QStringList names;
    if (const auto* const odds = decisions()) {
        for (const lessons::DecisionOdds& one : *odds) {
            names.append(playerName(one.player));
        }
        return names;
    }
    for (const StandingOdds& one : standing()) {
        names.append(one.player);
    }
    return names;
}

int LessonDesk::oddsPlayer() const {
    return std::clamp<int>(m_oddsPlayer, 0, std::max<int>(0, static_cast<int>(oddsPlayers().size()) - 1));
}

void LessonDesk::setOddsPlayer(int player) {
    if (player >= 0 && player < oddsPlayers().size() && player != m_oddsPlayer && !isOtherWay()) {
        m_oddsPlayer = player;
        emit oddsChanged();
    }
}

const lessons::OtherWay* LessonDesk::otherWay() const {
    if (!decisions()) {
        return nullptr;
    }
    const auto& way =
        m_running->ways[static_cast<std::size_t>(m_number) - 1][static_cast<std::size_t>(oddsPlayer())];
    return way ? &*way : nullptr;
}

void LessonDesk::setOddsShown(bool shown) {
    if (shown != m_oddsShown) {
        m_oddsShown = shown;
        emit momentChanged();
    }
}

LessonOdds LessonDesk::odds() const {
    if (const auto* const odds = decisions()) {
        return LessonText::odds((*odds)[static_cast<std::size_t>(oddsPlayer())], otherWay());
    }
    const std::vector<StandingOdds> all = m_oddsShown ? standing() : std::vector<StandingOdds>();
    return all.empty() ? LessonOdds() : all[static_cast<std::size_t>(oddsPlayer())].odds();
}

void LessonDesk::goOtherWay() {
    if (m_table && !isOtherWay() && !isResultHidden() && otherWay() && !std::exchange(m_busy, true)) {
        bring({.running = m_running, .note = m_number, .otherWay = m_number, .who = oddsPlayer()});
    }
}

void LessonDesk::comeBack() {
    if (m_table && isOtherWay() && !std::exchange(m_busy, true)) {
        m_fork ? bring({.running = m_running, .position = m_fork->back})
               : bring({.running = m_running, .note = m_otherWay, .who = oddsPlayer()});
    }
}

QString LessonDesk::summary() const {
    if (!m_running || m_number < count() || count() == 0 || isOtherWay() || isPresented()) {
        return {};
    }
    const int questions = questionsBefore(count());
    return questions == 0 ? tr("The lesson is done.")
                          : tr("The lesson is done: %1 of %2 questions right first time.")
                                .arg(m_standing.right())
                                .arg(questions);
}

void LessonDesk::next() {
    if (m_table && !isOtherWay() && m_number < static_cast<int>(m_running->played.notes.size())) {
        m_table->replay()->moveTo(
            static_cast<int>(m_running->played.notes[static_cast<std::size_t>(m_number)].position));
    }
}

// From between two notes to the earlier one, from a note to the previous one.
void LessonDesk::previous() {
    if (!m_table || isOtherWay() || m_number == 0) {
        return;
    }
    const auto& notes = m_running->played.notes;
    const auto here = static_cast<std::size_t>(m_table->replay()->position());
    const std::size_t now = notes[static_cast<std::size_t>(m_number) - 1].position;
    const std::size_t before = m_number > 1 ? notes[static_cast<std::size_t>(m_number) - 2].position : 1;
    m_table->replay()->moveTo(static_cast<int>(here > now ? now : before));
}

void LessonDesk::retranslate() {
    emit refusalChanged();
    emitSelection();
    emit momentChanged();
}

} // namespace mesaviva::app
