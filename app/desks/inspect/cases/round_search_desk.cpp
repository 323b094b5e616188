// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/cases/round_search_desk.h"

#include "app/core/events/event_log_text.h"
#include "app/core/events/typed_text.h"
#include "app/core/record/record_text.h"
#include "app/core/record/recorded_rounds.h"
#include "app/core/rulebook/word_search.h"
#include "app/core/text/amounts.h"
#include "engine/record/history/injections.h"

#include <QDate>
#include <QLocale>

#include <algorithm>
#include <iterator>
#include <utility>

namespace mesaviva::app {

const record::FoundRound* FoundRoundModel::at(int row) const {
    return row >= 0 && row < rowCount() ? &m_rounds[static_cast<std::size_t>(row)] : nullptr;
}

QVariant FoundRoundModel::data(const QModelIndex& index, int role) const {
    const record::FoundRound* const found = at(index.row());
    if (!found) {
        return {};
    }
    switch (role) {
    case RoundRole: return QString::fromStdString(textOf(found->round.id));
    case Qt::DisplayRole:
    case TitleRole: return roundTitle(found->round.id, found->round.opened);
    case DetailRole: return detailOf(*found);
    case NetRole: return signedAmountText(found->net());
    case NetSignRole: return found->net() > Money{} ? 1 : found->net() < Money{} ? -1 : 0;
    case IsVoidRole: return found->round.isVoid;
    default: return {};
    }
}

QString FoundRoundModel::detailOf(const record::FoundRound& found) const {
    QStringList parts;
    if (found.round.injected) {
        //: in front of what came of a round: an inspector has caused a fault in it
        parts.append(tr("fault injected"));
    }
    const QString key = QString::fromStdString(found.round.game);
    if (const TableGame* const game = m_games.find(key)) {
        const auto* const rounds = game->as<RecordedRounds>();
        parts.append(game->title());
        parts.append(found.round.isVoid    ? tr("void")
                     : !found.round.closed ? tr("running")
                     : rounds              ? rounds->resultText(QString::fromStdString(found.round.result))
                                           : QString());
    }
    if (!found.player.empty()) {
        parts.append(nameOnSheet(QString::fromStdString(found.player)));
    }
    // If no player is named, the sums are those of the real players; a table without any has none.
    if (!found.player.empty() || found.staked > Money{}) {
        //: %1 an amount
        parts.append(tr("staked %1").arg(amountText(found.staked)));
    }
    return EventLogText::join(parts);
}

QHash<int, QByteArray> FoundRoundModel::roleNames() const {
    return {{RoundRole, "round"}, {TitleRole, "title"},     {DetailRole, "detail"},
            {NetRole, "net"},     {NetSignRole, "netSign"}, {IsVoidRole, "isVoid"}};
}

void FoundRoundModel::clear() {
    beginResetModel();
    m_rounds.clear();
    endResetModel();
}

void FoundRoundModel::append(std::vector<record::FoundRound> rounds) {
    if (rounds.empty()) {
        return;
    }
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(rounds.size()) - 1);
    m_rounds.insert(m_rounds.end(), std::make_move_iterator(rounds.begin()),
                    std::make_move_iterator(rounds.end()));
    endInsertRows();
}

namespace {

constexpr std::size_t kMostResults = 200;
constexpr int kFoundAtOnce = 100;
constexpr int kAskAfterMilliseconds = 250;
constexpr Money kUsualLargeWin{100'000};

// "3-12", or the number of a round alone, of that table.
std::optional<record::RoundId> roundTyped(const QString& text, std::optional<record::TableNumber> table) {
    bool isNumber = false;
    const qulonglong round = text.toULongLong(&isNumber);
    return isNumber && round > 0 && table ? record::RoundId{*table, round}
                                          : record::roundIdFrom(text.toStdString());
}

std::optional<record::TableNumber> newestTable(record::RecordReader& reader) {
    const std::vector<record::TableRow> played = reader.playedTables();
    return played.empty() ? std::nullopt : std::optional(played.front().number);
}

} // namespace

RoundSearchDesk::RoundSearchDesk(RecordKeeper& keeper, const GameRegistry& games, QObject* parent)
    : QObject(parent),
      m_keeper(keeper),
      m_games(games),
      m_filter(games),
      m_rounds(games),
      m_events(games),
      m_shown(keeper, games),
      m_query(*this) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(kAskAfterMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &RoundSearchDesk::ask);
    connect(&m_filter, &HistoryFilter::changed, this, [this] {
        m_result = m_filter.game() == 0 ? 0 : m_result;
        emit typed();
        if (m_filter.roundFilter(QDate::currentDate()) != m_asked) {
            askSoon();
        }
    });
}

void RoundSearchDesk::begin() {
    m_looking = true;
    readChoices();
    if (!std::exchange(m_stays, false)) {
        ask();
    }
}

void RoundSearchDesk::end() {
    m_looking = false;
    m_soon.stop();
    m_query.forget();
    emit stateChanged();
}

void RoundSearchDesk::setOnEvents(bool onEvents) {
    if (onEvents != m_onEvents) {
        m_onEvents = onEvents;
        emit typed();
        ask();
    }
}

void RoundSearchDesk::type(QString& field, const QString& text) {
    if (text != field) {
        field = text;
        emit typed();
        askSoon();
    }
}

void RoundSearchDesk::setNumber(const QString& number) { type(m_number, number.trimmed()); }
void RoundSearchDesk::setFrom(const QString& from) { type(m_from, from); }
void RoundSearchDesk::setTo(const QString& to) { type(m_to, to); }
void RoundSearchDesk::setPlayer(const QString& player) { type(m_player, player); }
void RoundSearchDesk::setStaked(const QString& staked) { type(m_staked, staked); }
void RoundSearchDesk::setWon(const QString& won) { type(m_won, won); }
void RoundSearchDesk::setLarge(const QString& large) { type(m_large, large); }

void RoundSearchDesk::setResult(int result) {
    if (result != m_result && result >= 0 && result <= static_cast<int>(m_results.size())) {
        m_result = result;
        emit typed();
        askSoon();
    }
}

void RoundSearchDesk::setKind(int kind) {
    if (kind != m_kind && kind >= 0 && kind <= static_cast<int>(record::kSignificantKinds)) {
        m_kind = kind;
        emit typed();
        askSoon();
    }
}

QString RoundSearchDesk::fault() const {
    const QDate today = QDate::currentDate();
    const auto isBad = [](const QString& text, const auto& read) {
        return !text.trimmed().isEmpty() && !read(text);
    };
    const auto moment = [&](const QString& text) { return momentTyped(text, today, false).has_value(); };
    const auto sum = [](const QString& text) { return sumTyped(text).has_value(); };
    return isBad(m_from, moment) ? QStringLiteral("from")
           : isBad(m_to, moment) ? QStringLiteral("to")
           : m_onEvents          ? isBad(m_large, sum) ? QStringLiteral("large") : QString()
                    : isBad(m_number, [](const QString& text) { return roundTyped(text, 1).has_value(); })
               ? QStringLiteral("number")
           : isBad(m_staked, sum) ? QStringLiteral("staked")
           : isBad(m_won, sum)    ? QStringLiteral("won")
                                  : QString();
}

bool RoundSearchDesk::isActive() const {
    return m_filter.isActive() || m_result > 0 || m_kind > 0 || !m_number.isEmpty() || !m_from.isEmpty() ||
           !m_to.isEmpty() || !m_player.isEmpty() || !m_staked.isEmpty() || !m_won.isEmpty() ||
           !m_large.isEmpty();
}

void RoundSearchDesk::clear() {
    m_number.clear();
    m_from.clear();
    m_to.clear();
    m_player.clear();
    m_staked.clear();
    m_won.clear();
    m_large.clear();
    m_result = 0;
    m_kind = 0;
    m_filter.clear();
    emit typed();
    ask();
}

QStringList RoundSearchDesk::results() const {
    //: %1 how many
    QStringList words{m_resultsCut ? tr("Any outcome (only the first %1 are listed)").arg(m_results.size())
                                   : tr("Any outcome")};
    const auto* const rounds = m_games.capability<RecordedRounds>(m_resultsOf);
    for (const std::string& result : m_results) {
        const QString key = QString::fromStdString(result);
        const QString said = rounds ? rounds->resultText(key) : QString();
        words.append(said.isEmpty() ? key : said);
    }
    return words;
}

QStringList RoundSearchDesk::kinds() const {
    QStringList words{tr("All significant events")};
    for (std::size_t kind = 0; kind < record::kSignificantKinds; ++kind) {
        words.append(SignificantModel::kindName(static_cast<record::SignificantKind>(kind)));
    }
    return words;
}

record::RoundSearch RoundSearchDesk::search() const {
    const QDate today = QDate::currentDate();
    record::RoundSearch search;
    search.filter = m_filter.roundFilter(today);
    if (const auto from = momentTyped(m_from, today, false)) {
        search.filter.from = search.filter.from ? std::max(*search.filter.from, *from) : *from;
    }
    if (const auto to = momentTyped(m_to, today, true)) {
        search.filter.until = search.filter.until ? std::min(*search.filter.until, *to) : *to;
    }
    if (m_result > 0 && search.filter.game && m_resultsOf.toStdString() == *search.filter.game) {
        search.filter.result = m_results[static_cast<std::size_t>(m_result - 1)];
    }
    if (const QString wanted = folded(m_player.trimmed()); !wanted.isEmpty()) {
        search.player = [wanted](std::string_view kept) {
            const QString name = QString::fromUtf8(kept.data(), static_cast<qsizetype>(kept.size()));
            return folded(name).contains(wanted) || folded(nameOnSheet(name)).contains(wanted);
        };
    }
    search.stakedAtLeast = sumTyped(m_staked).value_or(Money{});
    search.wonAtLeast = sumTyped(m_won).value_or(Money{});
    return search;
}

record::SignificantFilter RoundSearchDesk::significant() const {
    const record::RoundFilter rounds = search().filter;
    record::SignificantFilter filter;
    filter.game = rounds.game;
    filter.table = rounds.table;
    filter.from = rounds.from;
    filter.until = rounds.until;
    if (m_kind > 0) {
        filter.kind = static_cast<record::SignificantKind>(m_kind - 1);
    }
    filter.largeWin = sumTyped(m_large).value_or(kUsualLargeWin);
    return filter;
}

void RoundSearchDesk::readChoices() {
    m_query.ask(
        m_keeper.shownFile(),
        [this](record::RecordReader& reader) -> RecordQuery::Answer {
            return [this, days = HistoryFilter::daysOf(reader), tables = reader.playedTables()] {
                m_filter.setChoices(days, tables);
            };
        },
        [this](record::FaultKind kind) { refuse(kind); });
}

void RoundSearchDesk::askSoon() {
    if (m_looking) {
        m_soon.start();
    }
}

// Starts the search again from the newest round.
void RoundSearchDesk::ask() {
    m_soon.stop();
    if (!m_looking) {
        return;
    }
    const bool choicesAreComing = m_query.isBusy() && m_filter.tables().size() <= 1;
    m_query.forget();
    if (choicesAreComing) {
        readChoices();
    }
    m_rounds.clear();
    m_events.clear();
    m_shown.clear();
    m_chosen = -1;
    m_missing = false;
    m_failure.reset();
    m_after.reset();
    m_nextEvent = 0;
    m_looked = 0;
    m_wanted = kFoundAtOnce;
    m_over = !fault().isEmpty();
    m_asked = m_filter.roundFilter(QDate::currentDate());
    const std::string game = m_filter.roundFilter(QDate::currentDate()).game.value_or(std::string());
    if (QString::fromStdString(game) != m_resultsOf) {
        m_resultsOf = QString::fromStdString(game);
        m_results.clear();
        m_resultsCut = false;
        m_result = 0;
        emit choicesChanged();
        if (!game.empty()) {
            m_query.ask(
                m_keeper.shownFile(),
                [this, game](record::RecordReader& reader) -> RecordQuery::Answer {
                    return [this, results = record::resultsOf(reader, game, kMostResults + 1)] {
                        m_resultsCut = results.size() > kMostResults;
                        m_results = results;
                        m_results.resize(std::min(m_results.size(), kMostResults));
                        emit choicesChanged();
                        emit typed();
                    };
                },
                [this](record::FaultKind kind) { refuse(kind); });
        }
    }
    if (!m_over && !m_onEvents && !m_number.isEmpty()) {
        askRound();
    } else if (!m_over) {
        askPage();
    }
    emit stateChanged();
}

void RoundSearchDesk::askRound() {
    m_over = true;
    m_query.ask(
        m_keeper.shownFile(),
        [this, typed = m_number, table = m_keeper.isShowingOwn() ? m_table : std::nullopt](
            record::RecordReader& reader) -> RecordQuery::Answer {
            std::optional<record::RoundRow> row;
            if (const auto id = roundTyped(typed, table ? table : newestTable(reader))) {
                row = reader.round(*id);
            }
            if (row) {
                record::markInjected(reader, *row);
            }
            return [this, row = std::move(row)] {
                m_missing = !row;
                m_looked = row ? 1 : 0;
                if (row) {
                    m_rounds.append({record::FoundRound{*row, {}, row->staked, row->returned}});
                    choose(0);
                }
                emit stateChanged();
            };
        },
        [this](record::FaultKind kind) { refuse(kind); });
}

// Continues a page that reached the search limit; the user can stop it.
void RoundSearchDesk::askPage() {
    const auto goOnWith = [this](int listed, std::uint64_t looked) {
        m_looked += looked;
        if (listed == 0 && m_over) {
            m_missing = true;
        }
        if (!m_over && listed < std::min(m_wanted, kMostListed)) {
            askPage();
        }
        emit stateChanged();
    };
    if (m_onEvents) {
        m_query.ask(
            m_keeper.shownFile(),
            [this, goOnWith, filter = significant(),
             from = m_nextEvent](record::RecordReader& reader) -> RecordQuery::Answer {
                const auto page = record::significantEvents(reader, filter, kFoundAtOnce, from);
                return [this, goOnWith, page,
                        details = SignificantModel::detailsOf(reader, m_games, page.events)] {
                    m_events.append(page.events, details);
                    m_nextEvent = page.next;
                    m_over = page.next == 0;
                    goOnWith(m_events.rowCount(), page.looked);
                };
            },
            [this](record::FaultKind kind) { refuse(kind); });
        return;
    }
    m_query.ask(
        m_keeper.shownFile(),
        [this, goOnWith, search = search(),
         after = m_after](record::RecordReader& reader) -> RecordQuery::Answer {
            record::SearchPage page = record::searchRounds(reader, search, after);
            for (record::FoundRound& found : page.found) {
                record::markInjected(reader, found.round);
            }
            return [this, goOnWith, page = std::move(page)] {
                m_rounds.append(page.found);
                m_after = page.last;
                m_over = page.isOver;
                goOnWith(m_rounds.rowCount(), page.looked);
            };
        },
        [this](record::FaultKind kind) { refuse(kind); });
}

void RoundSearchDesk::refuse(record::FaultKind kind) {
    // The file does not exist before the first table.
    m_failure = kind == record::FaultKind::missing ? std::nullopt : std::optional(kind);
    m_over = true;
    emit stateChanged();
}

bool RoundSearchDesk::hasMore() const {
    const int listed = m_onEvents ? m_events.rowCount() : m_rounds.rowCount();
    return !m_over && !isBusy() && listed < kMostListed;
}

void RoundSearchDesk::goOn() {
    if (hasMore()) {
        m_wanted = (m_onEvents ? m_events.rowCount() : m_rounds.rowCount()) + kFoundAtOnce;
        askPage();
        emit stateChanged();
    }
}

void RoundSearchDesk::stop() {
    m_query.forget();
    emit stateChanged();
}

QString RoundSearchDesk::summary() const {
    const QLocale locale;
    const QString looked = locale.toString(static_cast<qulonglong>(m_looked));
    const int listed = m_onEvents ? m_events.rowCount() : m_rounds.rowCount();
    //: %1 how many are listed
    const QString end =
        !m_over && listed >= kMostListed
            ? u' ' + tr("The list ends at %1: narrow the search.").arg(locale.toString(kMostListed))
            : QString();
    if (m_onEvents) {
        //: %1 how many events were looked through
        return tr("%n significant event(s); %1 events searched", nullptr, m_events.rowCount()).arg(looked) +
               end;
    }
    //: %1 how many rounds were looked through
    return tr("%n round(s) found; %1 searched", nullptr, m_rounds.rowCount()).arg(looked) + end;
}

QString RoundSearchDesk::failure() const {
    const QString wrong = fault();
    return m_failure                          ? RecordKeeper::words(*m_failure)
           : wrong == QLatin1String("number") ? tr("A round has a number such as 3-12: table and round; 12 "
                                                   "alone is a round of the last table.")
           : wrong == QLatin1String("from") || wrong == QLatin1String("to")
               ? tr("A date and time are written like 23/11 21:30, 23/11/2026, or 21:30 for today.")
           : !wrong.isEmpty() ? tr("A sum is written like 12.50.")
                              : QString();
}

void RoundSearchDesk::choose(int row) {
    if (m_onEvents) {
        const record::SignificantEvent* const event = m_events.at(row);
        if (!event) {
            return;
        }
        m_chosen = row;
        if (event->round.round > 0) {
            m_shown.show(event->round, event->seq);
        } else {
            m_shown.clear();
        }
    } else if (const record::FoundRound* const found = m_rounds.at(row)) {
        m_chosen = row;
        m_shown.show(found->round.id);
    }
    emit stateChanged();
}

QString RoundSearchDesk::shownPlayer() const {
    if (m_onEvents) {
        const record::SignificantEvent* const event = m_events.at(m_chosen);
        return event ? QString::fromStdString(event->player) : QString();
    }
    const record::FoundRound* const found = m_rounds.at(m_chosen);
    return found ? QString::fromStdString(found->player) : QString();
}

bool RoundSearchDesk::takeReturn() {
    m_stays = std::exchange(m_returns, false);
    return m_stays;
}

void RoundSearchDesk::retranslate() {
    m_filter.retranslate();
    m_rounds.retranslate();
    m_events.retranslate();
    m_shown.retranslate();
    emit choicesChanged();
    if (m_onEvents && m_events.rowCount() > 0) {
        ask(); // descriptions must be in the new language
    }
    emit stateChanged();
}

} // namespace mesaviva::app
