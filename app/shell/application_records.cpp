// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds on record: played again, shown to a class, complained about.

#include "app/core/gallery/shipped_scenarios.h"
#include "app/core/record/link_check.h"
#include "app/core/study/study_text.h"
#include "app/shell/application.h"
#include "engine/scenario/load.h"

#include <string>
#include <string_view>
#include <utility>

namespace mesaviva::app {

void Application::presentChosen() {
    const QByteArray text = shippedScenario(m_gallery.chosen());
    auto read = scenario::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (read) {
        m_lessons.present({std::move(*read), {.place = PresentedFrom::Place::gallery}});
    }
}

void Application::presentRound(const QString& moment) {
    const std::string text = moment.toStdString();
    if (const auto id = record::roundIdFrom(text)) {
        present({*id, {}}, {.place = PresentedFrom::Place::history});
    } else if (const auto link = record::roundLinkFrom(text)) {
        const bool isRepeated = m_table && m_table->replay();
        present(*link, isRepeated ? PresentedFrom{.place = PresentedFrom::Place::replay, .moment = moment}
                                  : PresentedFrom());
    }
}

// It is made a scenario of beside everything else; the record is only read.
void Application::present(const record::RoundLink& link, const PresentedFrom& from) {
    m_query.ask(
        m_record.file(),
        [this, link, from](record::RecordReader& reader) -> RecordQuery::Answer {
            auto wanted = presentedRound(reader, link, from);
            if (!wanted) {
                return [this, limit = wanted.error()] {
                    m_lessons.refuseToPresent([limit] { return StudyText::limit(limit); });
                };
            }
            return [this, wanted = std::move(*wanted)] { m_lessons.present(wanted); };
        },
        [this](record::FaultKind kind) {
            m_lessons.refuseToPresent([kind] { return RecordKeeper::words(kind); });
        });
}

bool Application::takeHistoryReturn() { return std::exchange(m_toHistory, false); }

bool Application::isRecord(const QUrl& file) { return looksLikeRecord(file.toLocalFile()); }

QString Application::recordedRefusal() const {
    return m_recordedFault ? RecordKeeper::words(*m_recordedFault) : tr("This round is not on record.");
}

void Application::refuseRecorded(std::optional<record::FaultKind> fault) {
    m_recordedFault = fault;
    m_recall.setReturn(false);
    endOfLink();
    emit recordedRefusalChanged();
    emit recordedRefused();
}

void Application::openRecorded(int row) {
    if (const record::RoundRow* const round = m_history.rowAt(row)) {
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
    const QString key = QString::fromStdString(round.game);
    const auto game = std::ranges::find(m_games.list(), key, &HouseGame::key);
    if (game == m_games.list().end()) {
        refuseRecorded({});
        return;
    }
    m_reading.read(m_record.file(), round, **game, [this, shown = std::move(shown)](OpenedTable opened) {
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

void Application::openMoment(const QString& text) {
    if (const auto link = record::roundLinkFrom(text.toStdString())) {
        m_recall.setReturn(true);
        m_inspectionFile.addLooked(QString::fromStdString(textOf(link->round)));
        openLink(*link, 1);
    }
}

bool Application::complain() {
    const auto& shown = m_recall.shown()->read();
    if (!shown || !shown->parts) {
        return false;
    }
    m_inspectionFile.addLooked(m_recall.shown()->round());
    // At its beginning nobody has pointed out a moment.
    const bool hasMoment = m_recall.shown()->moment() > 0;
    return m_disputes.begin(*shown, hasMoment ? m_recall.shown()->seq() : 0, m_recall.shownPlayer()) ==
           DisputeDesk::Begun::done;
}

// Who came from a search goes back there all the same.
void Application::refuseComplaint(DisputeDesk::Begun why, std::optional<record::FaultKind> fault) {
    m_complaintBar = why;
    m_complaintFault = fault;
    emit complaintRefusalChanged();
    emit complaintRefused();
}

QString Application::complaintRefusal() const {
    if (m_complaintFault) {
        return RecordKeeper::words(*m_complaintFault);
    }
    switch (m_complaintBar) {
    case DisputeDesk::Begun::running:
        return tr("The round still runs: a complaint about it can be begun once it has closed.");
    case DisputeDesk::Begun::full:
        return tr("The inspection's file can take no more complaints. Save its report, and start over.");
    case DisputeDesk::Begun::unreadable:
    case DisputeDesk::Begun::done: break;
    }
    return tr("This round is not on record.");
}

void Application::complainAbout(const QString& text) {
    const auto link = record::roundLinkFrom(text.toStdString());
    if (!link) {
        return;
    }
    m_query.ask(
        m_record.file(),
        [this, link](record::RecordReader& reader) {
            return [this, link, read = RecalledRound::readFrom(reader, m_games, link->round)] {
                const auto begun =
                    read ? m_disputes.begin(*read, link->seq.value_or(0)) : DisputeDesk::Begun::unreadable;
                if (begun != DisputeDesk::Begun::done) {
                    refuseComplaint(begun);
                    return;
                }
                m_inspectionFile.addLooked(QString::fromStdString(textOf(link->round)));
                emit complaintBegun();
            };
        },
        [this](record::FaultKind kind) { refuseComplaint(DisputeDesk::Begun::unreadable, kind); });
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
