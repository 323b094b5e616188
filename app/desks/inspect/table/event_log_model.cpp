// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/table/event_log_model.h"

#include "app/core/events/event_log_text.h"
#include "app/core/rulebook/rule_register.h"
#include "app/core/rulebook/word_search.h"
#include "app/core/text/language.h"
#include "app/core/text/texts.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

namespace {

// A rule id as the register spells it: prefix in capitals, suffix in small letters.
std::optional<QString> ruleFrom(const QString& word) {
    static const QRegularExpression kRule(
        QStringLiteral("^(i-)?([porbm])(\\d+(?:\\.\\d+)*)([a-z]?)$|^(i-cent)$"),
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = kRule.match(word);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    if (match.hasCaptured(5) && !match.captured(5).isEmpty()) {
        return QStringLiteral("I-cent");
    }
    return (match.captured(1).isEmpty() ? QString() : QStringLiteral("I-")) + match.captured(2).toUpper() +
           match.captured(3) + match.captured(4).toLower();
}

} // namespace

EventLogFilter EventLogFilter::typed(const QString& text) {
    EventLogFilter filter;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (const std::optional<QString> rule = ruleFrom(word)) {
            filter.rules.append(*rule);
        } else {
            filter.words.append(wordsOf(word));
        }
    }
    return filter;
}

bool EventLogFilter::passes(const EventLog::Head& head, const std::function<bool(const QString&)>& carriesOut,
                            const std::function<QString()>& text) const {
    if ((kind && head.kind != *kind) || (player && head.player != *player)) {
        return false;
    }
    return std::ranges::all_of(rules, carriesOut) && (words.isEmpty() || hasAllWords(text(), words));
}

bool isRuleOf(std::string_view rule, const QString& written) {
    const QString id = textOf(rule);
    if (!id.startsWith(written)) {
        return false;
    }
    // A part continues with a letter, or a point and a number; another digit makes it a different rule.
    return id.size() == written.size() || !id[written.size()].isDigit();
}

bool hasRule(const Rules& rules, const QString& written) {
    return std::any_of(rules.begin(), rules.end(),
                       [&written](RuleId rule) { return isRuleOf(rule.text(), written); });
}

namespace {

constexpr std::string_view kRefused = "refused";
constexpr std::string_view kOpening = "table_opened";

void addFields(const std::vector<record::Field>& fields, int depth, QVariantList& list) {
    for (const record::Field& field : fields) {
        EventLogField shown;
        shown.name = QString::fromStdString(field.name);
        shown.kind = textOf(name(field.kind));
        shown.value = EventLogText::value(field);
        shown.depth = depth;
        list.append(QVariant::fromValue(shown));
        addFields(field.parts, depth + 1, list);
    }
}

} // namespace

EventLogModel::EventLogModel(QObject* parent) : RowListModel(parent) {
    m_looker.setSingleShot(true);
    m_looker.setInterval(0);
    connect(&m_looker, &QTimer::timeout, this, &EventLogModel::look);
}

EventLogModel::~EventLogModel() = default;

QVariant EventLogModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const std::size_t row = m_rows[static_cast<std::size_t>(index.row())];
    const EventLog::Head head = m_eventLog->head(row);
    switch (role) {
    case SeqRole: return static_cast<double>(head.seq);
    case TimeRole: return EventLogText::moment(head.at);
    case RoundRole: return static_cast<int>(head.round);
    case KindRole: return textOf(m_eventLog->kinds()[head.kind]);
    case TitleRole: return title(head);
    case WordsRole: return m_eventLog->words(row);
    case RulesRole: return rulesOf(row, head);
    case ToneRole: return toneOf(m_eventLog->kinds()[head.kind]);
    case StoppedRole: return m_stopped == head.seq;
    case NoteRole: return m_notes ? m_notes(head) : QString();
    default: return {};
    }
}

QHash<int, QByteArray> EventLogModel::roleNames() const {
    return {{SeqRole, "seq"},         {TimeRole, "time"},   {RoundRole, "round"}, {KindRole, "kind"},
            {TitleRole, "title"},     {WordsRole, "words"}, {RulesRole, "rules"}, {ToneRole, "tone"},
            {StoppedRole, "stopped"}, {NoteRole, "note"}};
}

QString EventLogModel::title(const EventLog::Head& head) const {
    return EventLogText::kind(m_eventLog->kinds()[head.kind]);
}

// A table's opening carries out more rules than other events: all those that its settings fulfil.
QStringList EventLogModel::rulesOf(std::size_t row, const EventLog::Head& head) const {
    if (m_eventLog->kinds()[head.kind] != kOpening) {
        return textsOf(head.rules);
    }
    QStringList rules;
    for (const record::Field& field : m_eventLog->fields(row)) {
        if (field.name == "rules") {
            for (const record::Field& rule : field.parts) {
                rules.append(EventLogText::value(rule));
            }
        }
    }
    return rules;
}

bool EventLogModel::carriesOut(std::size_t row, const EventLog::Head& head, const QString& rule) const {
    if (m_eventLog->kinds()[head.kind] != kOpening) {
        return hasRule(head.rules, rule);
    }
    const QStringList rules = rulesOf(row, head);
    return std::ranges::any_of(rules, [&](const QString& one) { return isRuleOf(one.toStdString(), rule); });
}

EventLogModel::Tone EventLogModel::toneOf(std::string_view key) const {
    if (key == kRefused) {
        return Refusal;
    }
    if (key == "round_opened") {
        return Opening;
    }
    if (key == "settled" || key == "paid" || key == "number_drawn" || key == "dealer_qualified" ||
        key == "prize_won") {
        return Result;
    }
    const bool isFault = key == "system_failed" || key == "player_lost" || key == "spin_void" ||
                         key == "stakes_disturbed" || key == "round_void" || (key == "ball_changed");
    return isFault ? Fault : Plain;
}

void EventLogModel::follow(std::unique_ptr<EventLog> eventLog, const QString& history) {
    m_highlight.putOut();
    if (m_eventLog && !m_stagedKey.isEmpty()) {
        m_stopsBefore = {m_stagedKey, m_stop, m_stopRule};
    }
    m_stagedKey = history;
    beginResetModel();
    m_looker.stop();
    m_rows.clear();
    m_eventLog = std::move(eventLog);
    m_filter = {};
    m_search.clear();
    m_players.clear();
    m_stop = 0;
    m_stopRule.clear();
    m_stopId.clear();
    m_stopped.reset();
    m_stopping = false;
    m_looked = m_delivered = m_eventLog ? m_eventLog->first() : 0;
    m_lastDelivered = 0;
    endResetModel();
    if (m_eventLog) {
        m_eventLog->setListener([this](EventLog::Change what) { change(what); });
        deliver();
        if (!history.isEmpty() && history == m_stopsBefore.history) {
            setStop(m_stopsBefore.stop);
            setStopRule(m_stopsBefore.rule);
        }
        m_looker.start();
    }
    emit followed();
    emit texts();
    emit filterChanged();
    emit playersChanged();
    emit totalChanged();
    emit stopChanged();
    emit stoppedChanged();
}

void EventLogModel::updateNotes() { emitAllChanged({NoteRole}); }

std::optional<EventLogModel::DescribedEvent> EventLogModel::describedEvent(std::uint64_t seq) const {
    const auto row = rowOf(seq);
    if (!row) {
        return std::nullopt;
    }
    const EventLog::Head head = m_eventLog->head(*row);
    const QString words = m_eventLog->words(*row);
    return DescribedEvent{head.round, words.isEmpty() ? title(head) : words};
}

LoggedEvent EventLogModel::loggedEvent(std::uint64_t seq) const {
    const auto row = rowOf(seq);
    return row ? m_eventLog->loggedEvent(*row) : LoggedEvent();
}

// Row of the event with that number in the log.
std::optional<std::size_t> EventLogModel::rowOf(std::uint64_t seq) const {
    std::size_t first = m_eventLog ? m_eventLog->first() : 0;
    std::size_t end = m_eventLog ? m_eventLog->end() : 0;
    while (first < end) {
        const std::size_t middle = first + (end - first) / 2;
        const EventLog::Head head = m_eventLog->head(middle);
        if (head.seq == seq) {
            return middle;
        }
        (head.seq < seq ? first : end) = head.seq < seq ? middle + 1 : middle;
    }
    return std::nullopt;
}

void EventLogModel::setListener(Listener listener) { m_listener = std::move(listener); }

void EventLogModel::change(EventLog::Change change) {
    if (change == EventLog::Change::appended || change == EventLog::Change::advanced ||
        change == EventLog::Change::rewound) {
        m_highlight.putOut(); // the table shows another moment
    }
    switch (change) {
    case EventLog::Change::appended:
        deliver();
        m_looker.start();
        break;
    case EventLog::Change::advanced:
        m_delivered = m_eventLog->end();
        m_looker.start();
        break;
    case EventLog::Change::rewound: {
        const auto kept = std::ranges::lower_bound(m_rows, m_eventLog->end());
        if (kept != m_rows.end()) {
            const auto first = static_cast<int>(kept - m_rows.begin());
            beginRemoveRows({}, first, rowCount() - 1);
            m_rows.erase(kept, m_rows.end());
            endRemoveRows();
        }
        m_looked = std::min(m_looked, m_eventLog->end());
        m_delivered = std::min(m_delivered, m_eventLog->end());
        break;
    }
    case EventLog::Change::reset: emitAllChanged(); break;
    case EventLog::Change::dropped: {
        const auto kept = std::ranges::lower_bound(m_rows, m_eventLog->first());
        if (kept != m_rows.begin()) {
            beginRemoveRows({}, 0, static_cast<int>(kept - m_rows.begin()) - 1);
            m_rows.erase(m_rows.begin(), kept);
            endRemoveRows();
        }
        m_looked = std::max(m_looked, m_eventLog->first());
        m_delivered = std::max(m_delivered, m_eventLog->first());
        break;
    }
    }
}

// Delivers new events at once, so that a stop is not late.
void EventLogModel::deliver() {
    for (; m_delivered < m_eventLog->end(); ++m_delivered) {
        const EventLog::Head head = m_eventLog->head(m_delivered);
        if (m_listener && head.seq > m_lastDelivered) {
            m_lastDelivered = head.seq; // replayed events have been delivered before
            m_listener(head, rulesOf(m_delivered, head));
        }
        if (!m_stopping && isStop(m_delivered, head)) {
            m_stopped = head.seq;
            m_stopping = true;
            emit stopWanted(static_cast<double>(head.seq));
        }
    }
}

bool EventLogModel::isStop(std::size_t row, const EventLog::Head& head) const {
    const std::string_view key = m_eventLog->kinds()[head.kind];
    return (m_stop == 1 && key == kRefused) ||
           (m_stop > 1 && head.kind == static_cast<std::size_t>(m_stop - 2)) ||
           (!m_stopId.isEmpty() && carriesOut(row, head, m_stopId));
}

void EventLogModel::goOn() {
    m_stopping = false;
    finish();
    emit stoppedChanged();
}

void EventLogModel::look() {
    if (!m_eventLog) {
        return;
    }
    lookThrough(std::min(m_looked + kSlice, m_eventLog->end()));
    if (m_looked < m_eventLog->end()) {
        m_looker.start();
    }
    emit totalChanged();
}

void EventLogModel::finish() {
    while (m_eventLog && m_looked < m_eventLog->end()) {
        look();
    }
    m_looker.stop();
}

void EventLogModel::lookThrough(std::size_t until) {
    std::vector<std::size_t> passed;
    const std::size_t players = m_players.size();
    for (; m_looked < until; ++m_looked) {
        const std::size_t row = m_looked;
        EventLog::Head head = m_eventLog->head(row);
        if (head.player != kNobody && std::ranges::find(m_players, head.player) == m_players.end()) {
            m_players.push_back(head.player);
        }
        if (m_filter.player && m_eventLog->concerns(row, *m_filter.player)) {
            head.player = *m_filter.player;
        }
        if (m_filter.isEmpty() || m_filter.passes(
                                      head, [&](const QString& rule) { return carriesOut(row, head, rule); },
                                      [&] { return title(head) + u' ' + m_eventLog->words(row); })) {
            passed.push_back(row);
        }
    }
    if (!passed.empty()) {
        beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(passed.size()) - 1);
        m_rows.insert(m_rows.end(), passed.begin(), passed.end());
        endInsertRows();
    }
    if (m_players.size() != players) {
        emit playersChanged();
    }
}

void EventLogModel::setFilter(EventLogFilter filter) {
    if (filter == m_filter) {
        return;
    }
    beginResetModel();
    m_rows.clear();
    m_filter = std::move(filter);
    m_looked = m_eventLog ? m_eventLog->first() : 0;
    endResetModel();
    m_looker.start();
    emit filterChanged();
    emit stoppedChanged();
}

void EventLogModel::setSearch(const QString& search) {
    if (search == m_search) {
        return;
    }
    m_search = search;
    EventLogFilter filter = EventLogFilter::typed(search);
    filter.kind = m_filter.kind;
    filter.player = m_filter.player;
    setFilter(std::move(filter));
    emit filterChanged();
}

QStringList EventLogModel::kinds() const {
    QStringList words{tr("All events")};
    if (m_eventLog) {
        for (const std::string_view key : m_eventLog->kinds()) {
            words.append(EventLogText::kind(key));
        }
    }
    return words;
}

void EventLogModel::setKind(int kind) {
    EventLogFilter filter = m_filter;
    filter.kind = kind > 0 ? std::optional(static_cast<std::size_t>(kind) - 1) : std::nullopt;
    setFilter(std::move(filter));
}

QStringList EventLogModel::players() const {
    QStringList names{tr("Everybody")};
    for (const PlayerId player : m_players) {
        names.append(m_eventLog->nameOf(player));
    }
    return names;
}

int EventLogModel::player() const {
    const auto found = m_filter.player ? std::ranges::find(m_players, *m_filter.player) : m_players.end();
    return found == m_players.end() ? 0 : static_cast<int>(found - m_players.begin()) + 1;
}

void EventLogModel::setPlayer(int player) {
    EventLogFilter filter = m_filter;
    filter.player = player > 0 && player <= static_cast<int>(m_players.size())
                        ? std::optional(m_players[static_cast<std::size_t>(player) - 1])
                        : std::nullopt;
    setFilter(std::move(filter));
}

void EventLogModel::clearFilter() {
    m_search.clear();
    setFilter({});
    emit filterChanged();
}

int EventLogModel::total() const {
    return m_eventLog ? static_cast<int>(m_eventLog->end() - m_eventLog->first()) : 0;
}

QStringList EventLogModel::stops() const {
    QStringList words{tr("Don't stop"), tr("Stop at a refusal")};
    if (m_eventLog) {
        for (const std::string_view key : m_eventLog->kinds()) {
            //: %1 a kind of event
            words.append(tr("Stop at: %1").arg(EventLogText::kind(key)));
        }
    }
    return words;
}

void EventLogModel::setStop(int stop) {
    if (stop == m_stop || stop < 0 || stop >= stops().size()) {
        return;
    }
    m_stop = stop;
    emit stopChanged();
}

void EventLogModel::setStopRule(const QString& rule) {
    if (rule == m_stopRule) {
        return;
    }
    m_stopRule = rule;
    m_stopId = stopRuleError().isEmpty() ? EventLogFilter::typed(rule).rules.value(0) : QString();
    emit stopChanged();
}

QString EventLogModel::stopRuleError() const {
    const EventLogFilter typed = EventLogFilter::typed(m_stopRule);
    if (typed.isEmpty()) {
        return {};
    }
    if (!typed.words.isEmpty() || typed.rules.size() != 1) {
        return tr("The number of one rule, such as P26");
    }
    const bool isThere = std::ranges::any_of(inspectedRules(presentCode()), [&](const InspectedRule& rule) {
        return isRuleOf(rule.id.toStdString(), typed.rules.front());
    });
    return isThere ? QString() : tr("There is no rule with that number.");
}

int EventLogModel::stoppedRow() const {
    if (!m_stopped) {
        return -1;
    }
    const auto found = std::ranges::lower_bound(
        m_rows, *m_stopped, {}, [this](std::size_t row) { return m_eventLog->head(row).seq; });
    return found != m_rows.end() && m_eventLog->head(*found).seq == *m_stopped
               ? static_cast<int>(found - m_rows.begin())
               : -1;
}

QString EventLogModel::stoppedText() const {
    if (!m_stopped || !m_eventLog) {
        return {};
    }
    return m_eventLog->isLive() ? tr("Event %1 has happened. A live table's clock does not stop: the law "
                                     "gives all players the same time.")
                                      .arg(*m_stopped)
                                : tr("The table has stopped at event %1.").arg(*m_stopped);
}

QVariantList EventLogModel::fieldsOf(int row) const {
    QVariantList list;
    if (row >= 0 && row < rowCount()) {
        const std::size_t at = m_rows[static_cast<std::size_t>(row)];
        addFields(m_eventLog->fields(at), 0, list);
        if (const std::optional<Correction> correction = m_eventLog->correction(at)) {
            for (const auto& [label, value] : CorrectionText::parts(*correction)) {
                list.append(QVariant::fromValue(EventLogField{label, QStringLiteral("text"), value, 0}));
            }
        }
    }
    return list;
}

void EventLogModel::highlight(int row) {
    if (row >= 0 && row < rowCount()) {
        m_highlight.light(m_eventLog->places(m_rows[static_cast<std::size_t>(row)]));
    }
}

double EventLogModel::seqOf(int row) const {
    return row >= 0 && row < rowCount()
               ? static_cast<double>(m_eventLog->head(m_rows[static_cast<std::size_t>(row)]).seq)
               : -1;
}

void EventLogModel::retranslate() {
    emit texts();
    emit playersChanged();
    emit stopChanged();
    emit stoppedChanged();
    emitAllChanged();
}

} // namespace mesaviva::app
