// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/drills/drill_desk.h"

#include "app/core/events/game_description.h"
#include "app/core/history/sheet_saver.h"
#include "app/core/table/table_model.h"
#include "app/core/text/texts.h"
#include "app/desks/teach/common/rules_wheels.h"
#include "app/desks/teach/common/typed_answer.h"
#include "app/desks/teach/drills/drill_text.h"
#include "app/desks/teach/drills/game_drills.h"
#include "app/games/roulette/roulette_text.h"

#include <QCoreApplication>
#include <QDate>
#include <QDateTime>
#include <QDir>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

using namespace drills;

namespace {

constexpr int kMostPoints = 30;

QString secondsText(double milliseconds) { return QLocale().toString(milliseconds / 1000.0, 'f', 1); }

// Why a table does not have what a drill needs.
QString reasonOf(Drill drill, const Terms& terms) {
    return isOffered(drill, terms) ? QString() : drillsOf(drill).reason(drill);
}

} // namespace

DrillDesk::DrillDesk(Outside outside, QObject* parent)
    : QObject(parent),
      m_store(outside.settings),
      m_choices(DrillChoices::from(m_store)),
      m_ticks(outside.ticks ? std::move(outside.ticks) : std::make_unique<SystemTicks>()),
      m_seed(outside.seed ? std::move(outside.seed) : [] { return systemSeed(); }),
      m_day(outside.day ? std::move(outside.day) : [] { return QDate::currentDate().toJulianDay(); }),
      m_results(outside.folder) {
    connect(m_ticks.get(), &Ticks::rung, this, [this] {
        if (m_stage == Asking) {
            judge({}, true);
        }
    });
}

DrillDesk::~DrillDesk() {
    // Saves the answers given so far, also when the window closes during a session.
    m_worker.settle();
    if (m_run && m_stage != Over && !m_run->judged().empty()) {
        m_results.add(m_run->session(QDateTime::currentSecsSinceEpoch()), m_run->answers(), m_run->learnt());
    }
}

void DrillDesk::change(Part part, int value, int from, int to) {
    if (value < from || value > to || m_choices.*part == value || m_stage == Asking || m_stage == Judged) {
        return;
    }
    m_choices.*part = value;
    m_choices.save(m_store);
    emit choicesChanged();
    emit listChanged();
}

void DrillDesk::setTarget(int seconds) {
    if (seconds < 0 || seconds > 120 || m_stage == Asking || m_stage == Judged) {
        return;
    }
    m_choices.setTarget(seconds);
    m_choices.save(m_store);
    emit choicesChanged();
    emit listChanged();
}

void DrillDesk::chooseTable(const std::string& key) {
    DrillChoices other = m_choices;
    for (other.table = 0; other.table < DrillChoices::tables() && tableKey() != key; ++other.table) {
        if (scopeOf(other.drill, other.terms(Money{100})) == key) {
            setTableChoice(other.table);
        }
    }
}

void DrillDesk::open() {
    if (m_opened) {
        return;
    }
    m_opened = true;
    m_worker.run(
        *this, [store = m_results] { return store.drills(); },
        [this, stores = m_stores](const std::optional<DrillPast>& past) {
            if (stores != m_stores) {
                return;
            }
            if (past) { // results added meanwhile are already in memory
                m_past.sessions.insert(m_past.sessions.begin(), past->sessions.begin(), past->sessions.end());
                for (const auto& [scope, learnt] : past->learnt) {
                    m_past.learnt[scope].insert(learnt.begin(), learnt.end());
                }
            } else {
                say(tr("The file with the results can't be read."), true);
            }
            emit listChanged();
        });
}

void DrillDesk::setFolder(const QString& folder, const QString& trainee) {
    if (m_stage != Choosing) {
        return;
    }
    m_trainee = trainee;
    m_results = ResultStore(folder);
    m_past = {};
    ++m_stores;
    say({}, false);
    emit listChanged();
    if (std::exchange(m_opened, false)) {
        open();
    }
}

void DrillDesk::choose(int drill) {
    if (drill < 0 || drill >= static_cast<int>(kDrills) || m_stage == Asking || m_stage == Judged) {
        return;
    }
    m_choices.drill = static_cast<Drill>(drill);
    m_choices.save(m_store);
    emit choicesChanged();
    emit listChanged();
}

DrillScope DrillDesk::scope(Drill drill) const {
    return {drill, scopeOf(drill, m_choices.terms(Money{100}))};
}

AmountPlace DrillDesk::amountPlace() const { return placeOfRules(scope(m_choices.drill).second); }

const DrillSession* DrillDesk::lastOf(const DrillScope& scope) const {
    const auto& all = m_past.sessions;
    const auto found = std::find_if(all.rbegin(), all.rend(), [&](const DrillSession& session) {
        return session.drill == scope.first && session.scope == scope.second;
    });
    return found == all.rend() ? nullptr : &*found;
}

void DrillDesk::start() {
    if (m_stage == Asking || m_stage == Judged || !chosenReason().isEmpty()) {
        return;
    }
    const DrillScope where = scope(m_choices.drill);
    const auto learnt = m_past.learnt.find(where);
    const DrillSession* last = lastOf(where);
    m_run.emplace(m_choices, learnt == m_past.learnt.end() ? LearningBoxes() : LearningBoxes(learnt->second),
                  last != nullptr ? last->level : 1, m_day(), m_seed());
    say({}, false);
    m_run->next();
    showTask();
}

void DrillDesk::showTask() {
    constexpr int kMilliseconds = 1000;
    m_given.clear();
    m_judged.reset();
    m_timeUp = false;
    m_verdict = {};
    m_task = shownTask(m_run->task());
    // QML uses the old model until it has processed the signal.
    std::unique_ptr<QAbstractListModel> old =
        std::exchange(m_pieces, drillsOf(m_run->task().drill).pieces(m_run->task()));
    emit choicesChanged(); // the target of the task's level
    emit taskChanged();
    if (old) {
        deleteAfterViews(old.release());
    }
    setStage(Asking);
    m_shownAt = elapsed();
    if (m_choices.limit > 0) {
        m_ticks->ringAfter(std::chrono::milliseconds(m_choices.limit * kMilliseconds));
    }
}

qint64 DrillDesk::elapsed() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(m_ticks->now()).count();
}

bool DrillDesk::answer(const QString& text) {
    if (m_stage != Asking) {
        return false;
    }
    const std::optional<Answer> given = typedAnswer(formOf(m_run->task()), text);
    if (given) {
        judge(*given, false);
    }
    return given.has_value();
}

void DrillDesk::pick(int choice) {
    if (m_stage == Asking && choice >= 0 && choice < choicesOf(m_run->task())) {
        judge({choice}, false);
    }
}

void DrillDesk::answerPlaces(const QList<int>& spots) {
    if (m_stage == Asking && formOf(m_run->task()) == AnswerForm::spots && !spots.isEmpty()) {
        Answer given(spots.begin(), spots.end());
        std::ranges::sort(given);
        judge(given, false);
    }
}

void DrillDesk::judge(const Answer& given, bool timeUp) {
    m_ticks->silence();
    m_given = given;
    m_timeUp = timeUp;
    m_judged = m_run->judge(given, elapsed() - m_shownAt);
    showVerdict();
    setStage(Judged);
}

void DrillDesk::showVerdict() {
    m_verdict = shownVerdict(m_run->task(), m_given);
    m_verdict.title = m_timeUp ? tr("Time is up") : m_verdict.right ? tr("Right") : tr("Wrong");
    const QString seconds = tr("%1 s").arg(secondsText(static_cast<double>(m_judged->answer.taken)));
    switch (m_judged->pace) {
    case drills::Pace::fast: m_verdict.pace = tr("%1, fast").arg(seconds); break;
    case drills::Pace::usual: m_verdict.pace = seconds; break;
    case drills::Pace::slow: m_verdict.pace = tr("%1, slow").arg(seconds); break;
    }
}

void DrillDesk::next() {
    if (m_stage != Judged) {
        return;
    }
    if (m_run->isOver()) {
        finish();
    } else {
        m_run->next();
        showTask();
    }
}

void DrillDesk::stop() {
    if (m_stage != Asking && m_stage != Judged) {
        return;
    }
    m_ticks->silence();
    if (m_run->judged().empty()) {
        m_run.reset();
        setStage(Choosing);
    } else {
        finish();
    }
}

void DrillDesk::finish() {
    const DrillSession session = m_run->session(QDateTime::currentSecsSinceEpoch());
    m_past.sessions.push_back(session);
    auto& learnt = m_past.learnt[{session.drill, session.scope}];
    for (const auto& [subject, where] : m_run->learnt()) {
        learnt[subject] = where;
    }
    m_worker.run(
        *this,
        [store = m_results, session, answers = m_run->answers(), touched = m_run->learnt()] {
            return store.add(session, answers, touched);
        },
        [this](const bool& stored) {
            if (!stored) {
                say(tr("The results could not be saved: the file can't be written."), true);
            }
        });
    showSummary();
    setStage(Over);
    emit listChanged();
}

void DrillDesk::showSummary() {
    const DrillSession session = m_run->session(0);
    const QString right = tr("%1 of %2").arg(session.right).arg(session.tasks);
    m_summary = {};
    m_summary.passed = session.isPassed();
    m_summary.title = m_summary.passed ? tr("Passed")
                      : session.isWhole()
                          ? tr("Not passed")
                          : tr("Stopped after %1 of %2").arg(session.tasks).arg(session.asked);
    m_summary.right = tr("%1 right; %2% is needed").arg(right).arg(session.passPercent);
    m_summary.seconds = tr("%1 s per task; the target is %2 s")
                            .arg(secondsText(static_cast<double>(session.taken) / session.tasks))
                            .arg(session.target / 1000);
    //: %1 "3 fast", %2 "1 slow"
    m_summary.pace = tr("Of the right ones: %1, %2")
                         .arg(tr("%n fast", nullptr, session.fast), tr("%n slow", nullptr, session.slow));
    m_summary.level = tr("Level %1").arg(session.level);
    for (const std::string& subject : m_run->toRepeat()) {
        m_summary.repeat.append(DrillText::subject(session.drill, subject));
    }
}

void DrillDesk::leave() {
    stop();
    m_run.reset();
    setStage(Choosing);
}

void DrillDesk::setStage(Stage stage) {
    m_stage = stage;
    emit stageChanged();
}

void DrillDesk::say(const QString& words, bool failure) {
    m_message = words;
    m_failed = failure;
    emit messageChanged();
}

QString DrillDesk::standing(Drill drill) const {
    const DrillScope where = scope(drill);
    const DrillSession* last = lastOf(where);
    if (last == nullptr) {
        return {};
    }
    QStringList parts = {tr("Level %1").arg(last->level),
                         tr("last time %1 of %2").arg(last->right).arg(last->tasks)};
    const auto learnt = m_past.learnt.find(where);
    const Day today = m_day();
    const auto due =
        learnt == m_past.learnt.end() ? 0 : std::ranges::count_if(learnt->second, [&](const auto& entry) {
            return entry.second.due <= today;
        });
    if (due > 0) {
        parts.append(tr("%n to repeat", "", static_cast<int>(due)));
    }
    return parts.join(QStringLiteral(" · "));
}

QVariantList DrillDesk::drillList() const {
    QVariantList list;
    const Terms terms = m_choices.terms(Money{100});
    for (const Drill drill : kAllDrills) {
        DrillInfo info;
        info.key = QString::fromUtf8(name(drill).data(), static_cast<qsizetype>(name(drill).size()));
        const GameDescription* const description = descriptionOf(textOf(gameOf(drill)));
        info.icon = description ? description->icon() : QString();
        info.title = DrillText::title(drill);
        info.detail = DrillText::detail(drill);
        info.standing = standing(drill);
        info.reason = reasonOf(drill, terms);
        list.append(QVariant::fromValue(info));
    }
    return list;
}

QStringList DrillDesk::tables() const {
    QStringList names;
    for (const roulette::RegulationWheel& wheel : rulesWheels()) {
        names.append(RouletteNames::wheel(wheel));
    }
    return names;
}

QString DrillDesk::chosenTitle() const { return DrillText::title(m_choices.drill); }

QString DrillDesk::chosenReason() const { return reasonOf(m_choices.drill, m_choices.terms(Money{100})); }

QVariantList DrillDesk::curve() const {
    QVariantList list;
    const DrillScope where = scope(m_choices.drill);
    for (auto session = m_past.sessions.rbegin(); session != m_past.sessions.rend(); ++session) {
        if (session->drill != where.first || session->scope != where.second || session->tasks == 0 ||
            list.size() >= kMostPoints) {
            continue;
        }
        const double mean = static_cast<double>(session->taken) / session->tasks;
        DrillPoint point;
        point.right = static_cast<double>(session->right) / session->tasks;
        point.seconds =
            session->target > 0 ? std::min(1.0, mean / (2.0 * static_cast<double>(session->target))) : 0;
        point.text =
            tr("%1: %2 of %3 right, %4 s per task, level %5")
                .arg(QLocale().toString(QDateTime::fromSecsSinceEpoch(session->at), QLocale::ShortFormat))
                .arg(session->right)
                .arg(session->tasks)
                .arg(secondsText(mean))
                .arg(session->level);
        list.prepend(QVariant::fromValue(point));
    }
    return list;
}

QString DrillDesk::past() const {
    const auto points = static_cast<int>(curve().size());
    return points == 0 ? tr("Not practised yet at this table")
                       : tr("The last %n session(s) at this table", "", points);
}

QUrl DrillDesk::proposedFile() const {
    //: The name of a file, in small letters: what was answered in drills
    return SheetSaver::proposed(namedFile(tr("drills"), m_trainee), QStringLiteral("csv"));
}

void DrillDesk::exportTo(const QUrl& file) {
    const QString path = file.toLocalFile();
    m_worker.run(
        *this,
        [store = m_results, path, trainee = m_trainee] {
            const auto answers = store.answers();
            return answers && saveText(path, DrillText::csv(trainee, *answers));
        },
        [this, path](const bool& written) {
            const QString name = QDir::toNativeSeparators(path);
            say(written ? tr("The results are in %1.").arg(name) : tr("%1 can't be written.").arg(name),
                !written);
        });
}

void DrillDesk::setLock(const ExaminerLock& lock) {
    m_lock = &lock;
    connect(m_lock, &ExaminerLock::openChanged, this, &DrillDesk::listChanged);
}

void DrillDesk::forget() {
    if (!lockReason().isEmpty()) {
        return;
    }
    m_worker.run(
        *this, [store = m_results] { return store.forget(ResultKind::drills); },
        [this, stores = m_stores](const bool& done) {
            if (done && stores == m_stores) {
                m_past = {};
            }
            say(done ? tr("All results are deleted.") : tr("The file with the results can't be written."),
                !done);
            emit listChanged();
        });
}

QString DrillDesk::placeName(int spot) const {
    const GameDrills* const game = drillsOfGame(m_task.game);
    return game != nullptr ? game->placeName(m_choices.terms(Money{100}), spot) : QString();
}

QString DrillDesk::pieceText(int spot) const {
    const GameDrills* const game = drillsOfGame(m_task.game);
    return game != nullptr ? game->pieceText(*this, spot) : QString();
}

QString DrillDesk::cardName(const QString& card) const {
    const GameDrills* const game = drillsOfGame(m_task.game);
    return game != nullptr ? game->cardName(card) : QString();
}

void DrillDesk::retranslate() {
    say({}, false);
    if (m_run && (m_stage == Asking || m_stage == Judged)) {
        m_task = shownTask(m_run->task());
        emit taskChanged();
    }
    if (m_stage == Judged) {
        showVerdict();
    }
    if (m_stage == Over) {
        showSummary();
    }
    emit stageChanged();
    emit choicesChanged();
    emit listChanged();
}

} // namespace mesaviva::app
