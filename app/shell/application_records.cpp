// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds on record: replayed, shown to a class.

#include "app/core/gallery/shipped_scenarios.h"
#include "app/core/record/link_check.h"
#include "app/core/table/round_replays.h"
#include "app/shell/application.h"
#include "engine/scenario/scenario.h"

#include <string>
#include <string_view>
#include <utility>

namespace mesaviva::app {

void Application::presentChosen() {
    const QByteArray text = shippedScenario(m_gallery.chosen());
    auto read = scenario::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (Presenter* const presenter = m_desks.presenter(); presenter && read) {
        presenter->presentScenario(std::move(*read), {.place = PresentedFrom::Place::gallery});
    }
}

void Application::presentRound(const QString& moment) {
    Presenter* const presenter = m_desks.presenter();
    const std::string text = moment.toStdString();
    if (!presenter) {
        return;
    }
    if (const auto id = record::roundIdFrom(text)) {
        presenter->presentRound({*id, {}}, {.place = PresentedFrom::Place::history});
    } else if (const auto link = record::roundLinkFrom(text)) {
        const bool isReplay = m_table && m_table->replay();
        presenter->presentRound(
            *link, isReplay ? PresentedFrom{.place = PresentedFrom::Place::replay, .moment = moment}
                            : PresentedFrom());
    }
}

bool Application::takeHistoryReturn() { return std::exchange(m_toHistory, false); }

bool Application::isRecord(const QUrl& file) { return looksLikeRecord(file.toLocalFile()); }

QString Application::recordedRefusal() const {
    return m_recordedFault ? RecordKeeper::words(*m_recordedFault) : tr("This round is not on record.");
}

void Application::refuseRecorded(std::optional<record::FaultKind> fault) {
    m_recordedFault = fault;
    for (Desk* const desk : m_desks.list()) {
        desk->roundRefused();
    }
    endOfLink();
    emit recordedRefusalChanged();
    emit recordedRefused();
}

void Application::openRecorded(int row) {
    if (const record::RoundRow* const round = m_recordTools.history.rowAt(row)) {
        readRecorded(*round, [] {});
    } else {
        refuseRecorded({});
    }
}

void Application::watchRound(const QString& text) {
    const auto id = record::roundIdFrom(text.toStdString());
    m_query.ask(
        m_record.file(),
        [this, id](record::RecordReader& reader) {
            return [this, round = id ? reader.round(*id) : std::nullopt] {
                round ? readRecorded(*round, [] {}) : refuseRecorded({});
            };
        },
        [this](record::FaultKind kind) { refuseRecorded(kind); });
}

// Reads it beside everything else; `shown` follows once its table is there.
void Application::readRecorded(const record::RoundRow& round, std::function<void()> shown) {
    auto* const rounds = m_games.capability<RoundReplays>(QString::fromStdString(round.game));
    if (!rounds) {
        refuseRecorded({});
        return;
    }
    m_reading.read(m_record.file(), round, *rounds, [this, shown = std::move(shown)](OpenedTable opened) {
        if (opened.table) {
            m_followsLink = false;
            show(std::move(opened));
            shown();
        } else {
            refuseRecorded({});
        }
    });
}

void Application::openLink(const record::RoundLink& link, double speed) {
    m_followsLink = true;
    m_query.ask(
        m_record.file(),
        [this, link, speed](record::RecordReader& reader) {
            return [this, link, speed, round = reader.round(link.round)] { follow(link, round, speed); };
        },
        [this](record::FaultKind kind) { refuseRecorded(kind); });
}

void Application::cancelReading() {
    m_reading.cancel();
    endOfLink();
}

// Whoever came for a round that is not shown is in the lobby now.
void Application::endOfLink() {
    if (std::exchange(m_followsLink, false) && !m_table) {
        recover();
    }
}

void Application::follow(const record::RoundLink& link, const std::optional<record::RoundRow>& round,
                         double speed) {
    if (!round) {
        refuseRecorded({});
        return;
    }
    readRecorded(*round, [this, link, speed] {
        m_table->setPaused(true);
        m_table->setSpeed(speed);
        if (link.seq) {
            m_table->replay()->moveToEvent(*link.seq);
        }
    });
}

} // namespace mesaviva::app
