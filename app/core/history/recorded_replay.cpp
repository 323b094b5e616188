// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/history/recorded_replay.h"

#include "app/core/game/game_registry.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/recorded_rounds.h"
#include "app/core/table/table_capabilities.h"
#include "app/core/table/table_model.h"
#include "app/core/text/amounts.h"
#include "app/core/text/moments.h"
#include "app/core/worker/worker.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace mesaviva::app {

namespace {

// Thrown by the progress callback to end the reading.
struct Cancelled {};

} // namespace

void RecordedReading::read(const QString& file, const record::RoundRow& round, RoundReplays& rounds,
                           Done done) {
    cancel();
    m_progress = 0;
    m_job = std::make_unique<Job>();
    m_job->number = ++m_last;
    m_job->done = std::move(done);
    m_job->thread = std::thread(
        [this, job = m_job.get(), path = std::filesystem::path(file.toStdU16String()), round, &rounds] {
            const auto call = [this, number = job->number](auto act) {
                postTo(this, [this, number, act = std::move(act)] {
                    if (m_job && m_job->number == number) { // otherwise it was cancelled
                        act();
                    }
                });
            };
            int reported = 0;
            const ReadingProgress progress = [&](std::uint64_t seq) {
                if (job->cancelled) {
                    throw Cancelled();
                }
                const int percent = static_cast<int>(std::min<std::uint64_t>(
                    100, 100 * seq / std::max<std::uint64_t>(1, std::max(round.last, round.first))));
                if (percent > reported) {
                    reported = percent;
                    call([this, percent] {
                        m_progress = percent / 100.0;
                        emit changed();
                    });
                }
            };
            try {
                auto reader = record::RecordReader::open(path);
                if (!reader) {
                    throw reader.error();
                }
                call([this, opener = rounds.readRecorded(**reader, round.id, progress)] { finish(opener); });
            } catch (const record::Fault& fault) {
                call([this, kind = fault.kind] {
                    cancel();
                    emit refused(kind);
                });
            } catch (const Cancelled&) {
                return;
            }
        });
    emit changed();
}

void RecordedReading::finish(const TableOpener& opener) {
    const Done done = std::move(m_job->done);
    cancel();
    done(opener ? opener() : OpenedTable());
}

void RecordedReading::cancel() {
    if (const std::unique_ptr<Job> job = std::exchange(m_job, nullptr)) {
        job->cancelled = true;
        job->thread.join();
        emit changed();
    }
}

SittingReplay::SittingReplay(RecordKeeper& keeper, GameRegistry& games, QObject* parent)
    : RowListModel(parent),
      m_keeper(keeper),
      m_games(games),
      m_query(*this) {
    connect(&m_reading, &RecordedReading::changed, this, &SittingReplay::busyChanged);
    connect(&m_reading, &RecordedReading::refused, this, [this](record::FaultKind kind) { refuse(kind); });
}

SittingReplay::~SittingReplay() = default;

QVariant SittingReplay::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const record::RoundRow& round = m_rows[static_cast<std::size_t>(index.row())];
    const Money net = round.returned - round.staked;
    switch (role) {
    case RoundRole: return static_cast<int>(round.id.round);
    case DateTextRole: return momentText(round.opened);
    case Qt::DisplayRole:
    case ResultTextRole: return round.isVoid ? tr("void", "a round") : resultOf(round);
    case StakedTextRole: return amountText(round.staked);
    case NetTextRole: return signedAmountText(net);
    case NetRole: return static_cast<double>(net.cents);
    default: return {};
    }
}

QString SittingReplay::resultOf(const record::RoundRow& round) const {
    const auto* const rounds = m_game ? m_game->as<RecordedRounds>() : nullptr;
    return rounds ? rounds->resultText(QString::fromStdString(round.result)) : QString();
}

QHash<int, QByteArray> SittingReplay::roleNames() const {
    return {{RoundRole, "round"},           {DateTextRole, "dateText"}, {ResultTextRole, "resultText"},
            {StakedTextRole, "stakedText"}, {NetTextRole, "netText"},   {NetRole, "net"}};
}

void SittingReplay::follow(TableModel* live) {
    m_query.forget();
    close();
    take({});
    TableModel* const own = live && !live->isScenario() ? live : nullptr;
    m_live = own;
    m_game = own ? &m_games.of(*own) : nullptr;
}

void SittingReplay::retranslate() {
    emitAllChanged();
    if (m_table) {
        m_table->retranslate();
    }
    emit refusalChanged();
}

QString SittingReplay::refusal() const {
    return !m_refused ? QString()
           : m_fault  ? RecordKeeper::words(*m_fault)
                      : tr("This round is not on record.");
}

void SittingReplay::refuse(std::optional<record::FaultKind> fault) {
    m_refused = true;
    m_fault = fault;
    emit refusalChanged();
}

void SittingReplay::accept() {
    if (std::exchange(m_refused, false)) {
        emit refusalChanged();
    }
}

// The live table's newest closed rounds.
void SittingReplay::ask(std::size_t most, std::function<void(std::vector<record::RoundRow>)> answer) {
    const TableModel* const live = m_live.data();
    const std::optional<RecordedUpTo> recorded = live ? live->recordedUpTo() : std::nullopt;
    if (!recorded) {
        refuse({});
        return;
    }
    m_query.forget();
    m_query.ask(
        m_keeper.shownFile(),
        [most, table = recorded->table, answer = std::move(answer)](record::RecordReader& reader) {
            record::RoundFilter filter;
            filter.table = table;
            std::vector<record::RoundRow> rows = reader.rounds(filter, most);
            std::erase_if(rows, [](const record::RoundRow& round) { return !round.closed; });
            return [answer, rows = std::move(rows)] { answer(rows); };
        },
        [this](record::FaultKind kind) { refuse(kind); });
}

void SittingReplay::reload() {
    ask(kMost, [this](std::vector<record::RoundRow> rows) { take(std::move(rows)); });
}

void SittingReplay::take(std::vector<record::RoundRow> rows) {
    accept();
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void SittingReplay::watch(int row) {
    if (row >= 0 && row < rowCount()) {
        read(m_rows[static_cast<std::size_t>(row)]);
    }
}

// A round that the table still holds need not be read.
bool SittingReplay::showEarlier(std::uint64_t round) {
    auto* const earlier = m_game ? m_game->as<RememberedRounds>() : nullptr;
    OpenedTable opened = m_live && earlier ? earlier->openEarlier(*m_live, round) : OpenedTable();
    const bool known = opened.table != nullptr;
    if (known) {
        accept();
        show(std::move(opened.table));
    }
    return known;
}

void SittingReplay::watchRound(int round) {
    if (!showEarlier(static_cast<std::uint64_t>(round))) {
        refuse({});
    }
}

void SittingReplay::watchLast() {
    if (showEarlier(0)) {
        return;
    }
    // The newest one may be running.
    ask(2, [this](const std::vector<record::RoundRow>& rows) {
        if (rows.empty()) {
            refuse({});
        } else {
            read(rows.front());
        }
    });
}

void SittingReplay::read(const record::RoundRow& round) {
    auto* const rounds = m_game ? m_game->as<RoundReplays>() : nullptr;
    if (!rounds) {
        return;
    }
    accept();
    m_reading.read(m_keeper.shownFile(), round, *rounds, [this](OpenedTable opened) {
        if (opened.table) {
            show(std::move(opened.table));
        } else {
            refuse({});
        }
    });
}

void SittingReplay::close() {
    m_reading.cancel();
    if (m_table) {
        show(nullptr);
    }
}

void SittingReplay::show(std::unique_ptr<TableModel> table) {
    // Deleted later: QML reads it until its view is destroyed in the next event loop pass.
    TableModel* const old = std::exchange(m_table, std::move(table)).release();
    emit tableChanged();
    if (old) {
        deleteAfterViews(old);
    }
}

} // namespace mesaviva::app
