// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/history/record_history_model.h"

#include "app/core/record/record_text.h"
#include "app/core/record/recorded_rounds.h"
#include "app/core/text/amounts.h"
#include "app/core/text/moments.h"
#include "engine/record/history/injections.h"
#include "engine/record/history/own_part.h"

#include <QDate>
#include <QLocale>

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr std::size_t kPage = 100;

constexpr std::size_t kVisitsRead = 40;

std::vector<record::RoundRow> markedRounds(record::RecordReader& reader, const record::RoundFilter& filter,
                                           std::size_t most, const std::optional<record::RoundRow>& after) {
    std::vector<record::RoundRow> rows = reader.rounds(filter, most, after);
    record::markInjected(reader, rows);
    record::markOwn(reader, rows, [](std::string_view name) {
        return isThisPlayer(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    });
    return rows;
}

} // namespace

// The beginning of a list, as read from the record.
struct RecordHistoryModel::Reading {
    std::uint64_t total = 0;
    std::uint64_t count = 0;
    std::vector<record::RoundRow> rows;
    bool hasChoices = false; ///< the choices were read too
    std::vector<QDate> days;
    std::vector<record::TableRow> tables;
};

RecordHistoryModel::RecordHistoryModel(RecordKeeper& keeper, const GameRegistry& games,
                                       const QString& settings, QObject* parent)
    : RowListModel(parent),
      m_keeper(keeper),
      m_games(games),
      m_store(settings, QStringLiteral("history")),
      m_unstaked(m_store, QStringLiteral("unstaked"), false),
      m_filter(games),
      m_export(keeper, games),
      m_balance(keeper),
      m_visits(keeper, games),
      m_figures(keeper, games),
      m_query(*this) {
    connect(&m_filter, &HistoryFilter::changed, this, &RecordHistoryModel::refilter);
    connect(&m_keeper, &RecordKeeper::fileChanged, &m_check, &RecordCheck::forget);
    connect(&m_keeper, &RecordKeeper::shownChanged, &m_check, &RecordCheck::forget);
    connect(&m_check, &RecordCheck::changed, this, &RecordHistoryModel::onVerified);
}

RecordHistoryModel::~RecordHistoryModel() = default;

const record::RoundRow* RecordHistoryModel::rowAt(int row) const {
    return row >= 0 && row < rowCount() ? &m_rows[static_cast<std::size_t>(row)] : nullptr;
}

QVariant RecordHistoryModel::data(const QModelIndex& index, int role) const {
    const record::RoundRow* const round = rowAt(index.row());
    if (!round) {
        return {};
    }
    const QString key = QString::fromStdString(round->game);
    switch (role) {
    case IdText: return QString::fromStdString(textOf(round->id));
    case GameTitle: return m_games.titleOf(key);
    case Qt::DisplayRole:
    case DateText: return momentText(round->opened);
    case ResultText: return resultOf(*round);
    case OwnText: return ownOf(*round);
    case StakedText: return amountText(round->staked);
    case NetText: return signedAmountText(round->returned - round->staked);
    case Net: return static_cast<double>((round->returned - round->staked).cents);
    case IsVoid: return round->isVoid;
    default: return {};
    }
}

QString RecordHistoryModel::resultOf(const record::RoundRow& round) const {
    const auto* const rounds = m_games.capability<RecordedRounds>(QString::fromStdString(round.game));
    QString result = round.isVoid    ? tr("void", "a round")
                     : !round.closed ? tr("running", "a round")
                     : rounds        ? rounds->resultText(QString::fromStdString(round.result))
                                     : QString();
    if (round.injected) {
        //: in front of what came of a round: an inspector has caused a fault in it
        result =
            result.isEmpty() ? tr("fault injected") : tr("fault injected") + QStringLiteral(" · ") + result;
    }
    return result;
}

QString RecordHistoryModel::ownOf(const record::RoundRow& round) const {
    const auto* const rounds = m_games.capability<RecordedRounds>(QString::fromStdString(round.game));
    return rounds && !round.own.empty() ? rounds->ownText(QString::fromStdString(round.own)) : QString();
}

QHash<int, QByteArray> RecordHistoryModel::roleNames() const {
    return {
        {IdText, "idText"},   {GameTitle, "gameTitle"},   {DateText, "dateText"}, {ResultText, "resultText"},
        {OwnText, "ownText"}, {StakedText, "stakedText"}, {NetText, "netText"},   {Net, "net"},
        {IsVoid, "isVoid"}};
}

void RecordHistoryModel::reload() { readAgain(true); }

record::RoundFilter RecordHistoryModel::roundFilter() const {
    record::RoundFilter filter = m_filter.roundFilter(QDate::currentDate());
    filter.withUnstaked = m_unstaked.isOn() || filter.outcome == record::RoundOutcome::unstaked;
    return filter;
}

void RecordHistoryModel::setUnstaked(bool on) {
    if (m_unstaked.set(on)) {
        emit unstakedChanged();
        refilter();
    }
}

void RecordHistoryModel::refilter() {
    if (roundFilter() != m_asked) {
        endSearch();
        readAgain(false);
    }
}

void RecordHistoryModel::readAgain(bool choices) {
    m_asked = roundFilter();
    m_query.forget();
    m_query.ask(
        m_keeper.shownFile(),
        [this, filter = m_asked, choices](record::RecordReader& reader) {
            Reading reading;
            reading.total = reader.countRounds({});
            reading.count = reader.countRounds(filter);
            reading.rows = markedRounds(reader, filter, kPage, std::nullopt);
            reading.hasChoices = choices;
            if (choices) {
                reading.days = HistoryFilter::daysOf(reader);
                reading.tables = reader.playedTables();
            }
            return [this, reading = std::move(reading)] { take(reading); };
        },
        [this](record::FaultKind kind) { refuse(kind); });
    m_balance.setFilter(m_asked, choices);
    m_visits.setFilter(m_asked);
    m_figures.setFilter(m_asked);
    emit countChanged();
}

void RecordHistoryModel::take(Reading reading) {
    beginResetModel();
    m_total = reading.total;
    m_count = reading.count;
    m_rows = std::move(reading.rows);
    m_failure.reset();
    endResetModel();
    emit countChanged();
    if (reading.hasChoices) {
        m_filter.setChoices(std::move(reading.days), std::move(reading.tables));
    }
    if (m_search == Searching && !isBusy()) {
        look();
    }
}

void RecordHistoryModel::refuse(record::FaultKind kind) {
    beginResetModel();
    m_rows.clear();
    m_count = 0;
    m_total = 0;
    // There is no file before the first table.
    m_failure = kind == record::FaultKind::missing ? std::nullopt : std::optional(kind);
    endResetModel();
    emit countChanged();
    if (m_search == Searching) {
        setSearch(Missing);
    }
}

bool RecordHistoryModel::canFetchMore(const QModelIndex& parent) const {
    return !parent.isValid() && m_rows.size() < m_count && !isBusy();
}

void RecordHistoryModel::fetchMore(const QModelIndex& parent) {
    if (!canFetchMore(parent)) {
        return;
    }
    m_query.ask(
        m_keeper.shownFile(),
        [this, filter = m_asked,
         after = m_rows.empty() ? std::nullopt : std::optional(m_rows.back())](record::RecordReader& reader) {
            return [this, rows = markedRounds(reader, filter, kPage, after)] { append(rows); };
        },
        [this](record::FaultKind kind) { refuse(kind); });
    emit countChanged();
}

void RecordHistoryModel::append(std::vector<record::RoundRow> rows) {
    if (rows.empty()) {
        m_count = m_rows.size();
        if (m_search == Searching) { // the list is complete, and the wanted round is not in it
            setSearch(Missing);
        }
    } else {
        const int first = rowCount();
        beginInsertRows({}, first, first + static_cast<int>(rows.size()) - 1);
        m_rows.insert(m_rows.end(), std::make_move_iterator(rows.begin()),
                      std::make_move_iterator(rows.end()));
        endInsertRows();
    }
    emit countChanged();
    if (m_search == Searching && !isBusy()) {
        look();
    }
}

void RecordHistoryModel::setSearch(Search search) {
    m_search = search;
    emit searchChanged();
    emit countChanged(); // that may have been the current query
}

void RecordHistoryModel::endSearch() {
    if (m_search != NoSearch && m_search != Searching) {
        setSearch(NoSearch);
    }
}

void RecordHistoryModel::find(const QString& id) {
    m_wanted = id.trimmed();
    m_readAgain = false;
    setSearch(Searching);
    if (!isBusy()) { // otherwise the search starts when the list has been read
        look();
    }
}

void RecordHistoryModel::findAnyway() {
    m_readAgain = false;
    setSearch(Searching);
    m_filter.clear();
    if (m_isUnstakedHidden) {
        setUnstaked(true);
    }
    if (!isBusy()) {
        look();
    }
}

// Reads the list up to the wanted round.
void RecordHistoryModel::look() {
    const std::optional<record::RoundId> id = record::roundIdFrom(m_wanted.toStdString());
    if (!id) {
        setSearch(Missing);
        return;
    }
    const auto known = std::ranges::find(m_rows, *id, &record::RoundRow::id);
    if (known != m_rows.end()) {
        m_foundRow = static_cast<int>(known - m_rows.begin());
        setSearch(Found);
        return;
    }
    m_query.ask(
        m_keeper.shownFile(),
        [this, filter = m_asked, id = *id, have = m_rows.size(),
         after = m_rows.empty() ? std::nullopt : std::optional(m_rows.back())](
            record::RecordReader& reader) -> RecordQuery::Answer {
            const std::optional<record::RoundRow> row = reader.round(id);
            if (!row) {
                return [this] { setSearch(Missing); };
            }
            if (!fits(filter, *row)) {
                return [this, bare = outcomeOf(*row) == record::RoundOutcome::unstaked] {
                    m_isUnstakedHidden = bare;
                    setSearch(Hidden);
                };
            }
            const std::uint64_t before = reader.countBefore(filter, *row);
            if (before < have) { // it is newer than the list
                return [this] { std::exchange(m_readAgain, true) ? setSearch(Missing) : reload(); };
            }
            return
                [this, rows = markedRounds(reader, filter, before - have + kPage, after)] { append(rows); };
        },
        [this](record::FaultKind kind) { refuse(kind); });
    emit countChanged();
}

void RecordHistoryModel::showVisit(int visit) {
    if (const record::Visit* const chosen = m_visits.visitAt(visit)) {
        m_filter.setVisit(chosen->table, chosen->firstRound, chosen->lastRound, chosen->began);
    }
}

void RecordHistoryModel::verify() {
    if (!m_check.isRunning()) {
        m_verifiedRound.clear();
        m_check.start(m_keeper.shownFile(), {}, m_keeper.shownCopy());
    }
}

void RecordHistoryModel::verifyRound(const QString& id) {
    record::VerifyOptions options;
    options.round = record::roundIdFrom(id.toStdString());
    if (options.round && !m_check.isRunning()) {
        m_verifiedRound = id;
        m_check.start(m_keeper.shownFile(), options);
    }
}

void RecordHistoryModel::onVerified() {
    const record::Findings* const findings = m_check.findings();
    if (findings || m_findings.size() > 0) {
        m_findings.show(findings ? *findings : record::Findings());
    }
    emit verificationChanged();
}

QString RecordHistoryModel::verdict() const {
    if (const record::Findings* const findings = m_check.findings()) {
        //: %1 the first discrepancy, as a sentence
        return tr("Not in order: %n discrepancies. The first: %1", nullptr,
                  static_cast<int>(findings->list().size() + findings->more()))
            .arg(FindingText::sentence(findings->list().front()));
    }
    return m_verifiedRound.isEmpty() || !m_check.isWhole()
               ? m_check.verdict()
               //: %1 a round, %2 what was found
               : tr("%1: %2").arg(m_verifiedRound, m_check.verdict());
}

QString RecordHistoryModel::failure() const {
    return m_failure ? RecordKeeper::words(*m_failure) : QString();
}

void RecordHistoryModel::retranslate() {
    emit countChanged();
    emit verificationChanged();
    emitAllChanged();
    m_filter.retranslate();
    m_export.retranslate();
    m_findings.retranslate();
    emit m_findings.changed();
    m_balance.retranslate();
    m_visits.retranslate();
    m_figures.retranslate();
}

VisitListModel::VisitListModel(RecordKeeper& keeper, const GameRegistry& games, QObject* parent)
    : RowListModel(parent),
      m_keeper(keeper),
      m_games(games),
      m_query(*this) {}

const record::Visit* VisitListModel::visitAt(int row) const {
    return row >= 0 && row < rowCount() ? &m_visits[static_cast<std::size_t>(row)] : nullptr;
}

QVariant VisitListModel::data(const QModelIndex& index, int role) const {
    const record::Visit* const visit = visitAt(index.row());
    if (!visit) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
    case DateText: return momentText(visit->began);
    case GameTitle: return m_games.titleOf(QString::fromStdString(visit->game));
    case TableNumber: return QString::number(visit->table);
    case DurationText: return durationText(visit->ended - visit->began);
    case Rounds: return static_cast<int>(visit->rounds);
    case StakedText: return amountText(visit->staked);
    case NetText: return signedAmountText(visit->net());
    case Net: return static_cast<double>(visit->net().cents);
    default: return {};
    }
}

QHash<int, QByteArray> VisitListModel::roleNames() const {
    return {{DateText, "dateText"},       {GameTitle, "gameTitle"},
            {TableNumber, "tableNumber"}, {DurationText, "durationText"},
            {Rounds, "rounds"},           {StakedText, "stakedText"},
            {NetText, "netText"},         {Net, "net"}};
}

bool VisitListModel::canFetchMore(const QModelIndex& parent) const {
    return !parent.isValid() && m_next != 0 && !m_query.isBusy();
}

void VisitListModel::fetchMore(const QModelIndex& parent) {
    if (canFetchMore(parent)) {
        ask(m_next);
    }
}

void VisitListModel::setActive(bool active) {
    if (active == m_active) {
        return;
    }
    m_active = active;
    emit activeChanged();
    if (m_active && m_stale) {
        reload();
    }
}

void VisitListModel::setFilter(const record::RoundFilter& filter) {
    m_filter = filter;
    m_stale = true;
    if (m_active) {
        reload();
    }
}

void VisitListModel::reload() {
    m_stale = false;
    m_query.forget();
    ask(0);
}

void VisitListModel::ask(record::TableNumber from) {
    m_query.ask(
        m_keeper.shownFile(),
        [this, filter = m_filter, from](record::RecordReader& reader) {
            record::VisitPage page = record::visits(reader, filter, kVisitsRead, from);
            return [this, from, page = std::move(page)]() mutable { take(std::move(page), from == 0); };
        },
        [this](record::FaultKind) { take({}, true); }); // the list of rounds shows the reason
    emit busyChanged();
}

void VisitListModel::take(record::VisitPage page, bool first) {
    m_next = page.next;
    if (first) {
        beginResetModel();
        m_visits = std::move(page.visits);
        endResetModel();
    } else if (!page.visits.empty()) {
        beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(page.visits.size()) - 1);
        m_visits.insert(m_visits.end(), std::make_move_iterator(page.visits.begin()),
                        std::make_move_iterator(page.visits.end()));
        endInsertRows();
    }
    emit busyChanged();
}

} // namespace mesaviva::app
