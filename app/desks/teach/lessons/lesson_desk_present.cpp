// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Shows any scenario or round on record as a lesson whose events are described.

#include "app/core/events/event_log_text.h"
#include "app/core/text/as_beginning.h"
#include "app/core/text/table_text.h"
#include "app/desks/teach/lessons/lesson_desk.h"
#include "app/desks/teach/lessons/lesson_text.h"
#include "engine/scenario/scenario.h"

#include <QFileInfo>

#include <algorithm>
#include <string_view>
#include <utility>

namespace mesaviva::app {

namespace {

// This player's id in a record.
constexpr std::string_view kRecordedOwn = "player_";

} // namespace

void LessonDesk::present(ToPresent wanted) {
    if (!m_show || std::exchange(m_busy, true)) {
        return;
    }
    lessons::Lesson lesson;
    scenario::Title& title = wanted.scenario.title;
    if (title.pt.empty() && title.en.empty()) {
        title.pt = title.en = wanted.name.toStdString();
    }
    lesson.title = {title.pt.empty() ? title.en : title.pt, title.en.empty() ? title.pt : title.en};
    // The earlier rounds only bring the table to the right state.
    lesson.from = wanted.recorded ? wanted.scenario.rounds.value_or(1) : 1;
    lesson.scenario = std::move(wanted.scenario);
    auto running = std::make_shared<Running>();
    running->lesson = std::make_shared<const lessons::Lesson>(std::move(lesson));
    running->presented = Presented{std::move(wanted.from), std::move(wanted.recorded)};
    const TableRequest request{.running = running, .position = wanted.event};
    if (const auto fault = lessons::crowdFault(running->lesson->scenario)) {
        m_busy = false;
        refuseFirst(request, {LessonText::of(running->lesson->title), *fault});
        return;
    }
    bring(request);
}

void LessonDesk::presentFile(const QString& path) {
    struct Read {
        std::optional<scenario::Scenario> scenario;
        LessonRefusal refusal;
    };
    const auto read = [path]() -> Read {
        LessonRefusal refusal;
        const std::optional<QByteArray> text = OwnLessons::textOf(path, refusal);
        if (!text) {
            return {{}, refusal};
        }
        auto scenario =
            scenario::read(std::string_view(text->constData(), static_cast<std::size_t>(text->size())));
        if (!scenario) {
            refusal.error = scenario.error();
            return {{}, refusal};
        }
        return {std::move(*scenario), refusal};
    };
    m_worker.run(*this, read, [this, path](const Read& file) {
        if (file.scenario) {
            present({*file.scenario,
                     {.place = PresentedFrom::Place::library, .file = path},
                     QFileInfo(path).completeBaseName()});
        } else {
            refuse(file.refusal, QUrl::fromLocalFile(path));
        }
    });
}

// A presentation that was never shown is refused to the page that requested it.
void LessonDesk::refuseFirst(const TableRequest& request, const LessonRefusal& refusal) {
    const std::optional<Presented>& presented = request.running->presented;
    if (!presented || request.running == m_running) {
        refuse(refusal);
    } else if (presented->from.place == PresentedFrom::Place::library) {
        refuse({presented->from.file, refusal.error}, QUrl::fromLocalFile(presented->from.file));
    } else {
        refuseToPresent([refusal] { return refusal.text(); });
    }
}

void LessonDesk::refuseToPresent(std::function<QString()> words) {
    m_notPresented = std::move(words);
    emit presentRefusalChanged();
    emit notPresented();
}

std::optional<PresentedFrom> LessonDesk::presentedFrom() const {
    return m_table && isPresented() ? std::optional(m_running->presented->from) : std::nullopt;
}

void LessonDesk::forgetWay() {
    if (isPresented()) {
        m_running->presented->from = {};
    }
}

QString LessonDesk::about() const {
    if (!isPresented()) {
        return {};
    }
    return m_running->presented->recorded
               ? tr("A round on record, played from a copy: the record stays as it is.")
               : tr("A scenario, event by event. Time stands still at those that matter.");
}

std::optional<std::size_t> LessonDesk::presentRow() const {
    return m_eventLog && m_eventLog->end() > m_eventLog->first() ? std::optional(m_eventLog->end() - 1)
                                                                 : std::nullopt;
}

QString LessonDesk::describeLastEvent() const {
    const std::optional<std::size_t> row = presentRow();
    if (!row) {
        return {};
    }
    const QString kind = EventLogText::kind(m_eventLog->kinds()[m_eventLog->head(*row).kind]);
    const QString words = m_eventLog->words(*row);
    //: %1 an event: "Number", %2 what has happened
    return words.isEmpty() ? kind : tr("%1: %2").arg(kind, words);
}

// At the table, a round on record is shown as its player saw it, with the names of the record
// (RecordedRoundSession).
QString LessonDesk::playerName(const std::string& id) const {
    const QString name = QString::fromStdString(id);
    if (isPresented() && m_running->presented->recorded) {
        const auto& players = m_running->lesson->scenario.players;
        const auto own = std::ranges::find_if(players.rbegin(), players.rend(), [](const auto& player) {
            return player.id.starts_with(kRecordedOwn);
        });
        const std::string& seen = own != players.rend() ? own->id : players.front().id;
        return id == seen ? TableText::you() : name;
    }
    return asBeginning(name);
}

} // namespace mesaviva::app
