// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/cases/inspected_round.h"

#include "app/core/record/record_text.h"
#include "app/core/record/recorded_rounds.h"
#include "app/core/release/build_sums.h"
#include "app/core/text/amounts.h"
#include "app/core/text/injection_text.h"
#include "app/core/text/moments.h"
#include "engine/record/history/injections.h"
#include "engine/record/rows.h"

#include <QLocale>

#include <algorithm>
#include <iterator>
#include <utility>

namespace mesaviva::app {

const RoundSheetParts::Step* MomentListModel::at(int row) const {
    return row >= 0 && row < rowCount() ? &m_steps[static_cast<std::size_t>(row)] : nullptr;
}

QVariant MomentListModel::data(const QModelIndex& index, int role) const {
    const RoundSheetParts::Step* const step = at(index.row());
    if (!step) {
        return {};
    }
    switch (role) {
    case TimeRole: return timeText(step->seconds);
    case Qt::DisplayRole:
    case TextRole: return step->text;
    case RulesRole: return step->rules;
    case PickedRole: return isPicked(step->seq);
    default: return {};
    }
}

QHash<int, QByteArray> MomentListModel::roleNames() const {
    return {{TimeRole, "time"}, {TextRole, "text"}, {RulesRole, "rules"}, {PickedRole, "picked"}};
}

void MomentListModel::show(std::vector<RoundSheetParts::Step> steps) {
    beginResetModel();
    m_steps = std::move(steps);
    if (m_steps.size() > kMost) {
        m_steps.resize(kMost);
    }
    endResetModel();
}

int MomentListModel::rowOf(std::uint64_t seq) const {
    const auto after = std::ranges::upper_bound(m_steps, seq, {}, &RoundSheetParts::Step::seq);
    return static_cast<int>(after - m_steps.begin()) - 1;
}

void MomentListModel::setPicked(const QSet<quint64>& picked) {
    if (picked != m_picked) {
        m_picked = picked;
        emitAllChanged({PickedRole});
    }
}

QString MomentListModel::timeText(double seconds) {
    //: %1 seconds
    return tr("%1 s").arg(QLocale().toString(seconds, 'f', 1));
}

namespace {

QString fullMoment(record::WallTime moment) {
    return QLocale().toString(timeOf(moment).date(), QLocale::ShortFormat) +
           timeOf(moment).time().toString(QStringLiteral(" HH:mm:ss"));
}

} // namespace

InspectedRound::InspectedRound(RecordKeeper& keeper, const GameRegistry& games, QObject* parent)
    : QObject(parent),
      m_keeper(keeper),
      m_games(games),
      m_query(*this) {}

std::optional<InspectedRound::Read> InspectedRound::readFrom(record::RecordReader& reader,
                                                             const GameRegistry& games,
                                                             const record::RoundId& round) {
    const auto row = reader.round(round);
    const auto table = reader.table(round.table);
    if (!row || !table) {
        return std::nullopt;
    }
    (void)buildSums(); // here on the worker thread, so that the GUI thread never waits for it
    Read read{*row, *table, record::openingFacts(reader, round.table),
              {},   {},     record::injectorsOf(reader, *row)};
    if (!row->closed) {
        return read; // a round is shown only after it has closed and its seed is revealed
    }
    if (const auto* const rounds = games.capability<RecordedRounds>(QString::fromStdString(row->game))) {
        read.parts = rounds->sheetParts(reader, round);
    }
    record::EventCursor cursor = reader.events(round.table, row->last);
    record::EventRow last;
    if (cursor.next(last)) {
        read.last = last.hash;
    }
    return read;
}

void InspectedRound::show(const record::RoundId& round, std::uint64_t seq) {
    m_seq = seq;
    if (m_wanted == round && m_read) {
        setMoment(seq > 0 ? m_moments.rowOf(seq) : 0);
        return;
    }
    m_wanted = round;
    // No action may apply to the previous round meanwhile.
    m_read.reset();
    m_moments.show({});
    m_moment = -1;
    emit momentChanged();
    reread();
}

void InspectedRound::clear() {
    m_query.forget();
    m_wanted.reset();
    m_read.reset();
    m_failure.reset();
    m_missing = false;
    m_moments.show({});
    m_moment = -1;
    emit changed();
    emit momentChanged();
}

void InspectedRound::reread() {
    m_query.forget();
    m_query.ask(
        m_keeper.shownFile(),
        [this, round = *m_wanted](record::RecordReader& reader) -> RecordQuery::Answer {
            return [this, round, read = readFrom(reader, m_games, round)] {
                m_missing = !read;
                m_failure.reset();
                m_read = read;
                m_moments.show(read && read->parts ? read->parts->steps
                                                   : std::vector<RoundSheetParts::Step>());
                m_moment = m_moments.rowCount() == 0 ? -1
                           : m_seq > 0               ? std::max(0, m_moments.rowOf(m_seq))
                                                     : 0;
                emit changed();
                emit momentChanged();
            };
        },
        [this](record::FaultKind kind) {
            m_failure = kind;
            m_read.reset();
            m_moments.show({});
            m_moment = -1;
            emit changed();
            emit momentChanged();
        });
    emit changed();
}

QString InspectedRound::round() const {
    return m_read ? QString::fromStdString(textOf(m_read->row.id)) : QString();
}

QString InspectedRound::title() const {
    return m_read ? roundTitle(m_read->row.id, m_read->row.opened) : QString();
}

QString InspectedRound::failure() const {
    return m_failure   ? RecordKeeper::words(*m_failure)
           : m_missing ? tr("There is no such round on record.")
                       : QString();
}

QVariantList InspectedRound::facts() const {
    if (!m_read) {
        return {};
    }
    QList<LabelledFact> facts = factsOf(*m_read);
    const QStringList injected = injectedText(*m_read);
    for (const QString& by : injected) {
        facts.prepend({tr("Fault injected"), by});
    }
    return asVariants(facts);
}

bool InspectedRound::hasInspectorsFault(const Read& read) {
    return std::ranges::count(read.injectors, InjectedBy::inspector) > 0;
}

QStringList InspectedRound::injectedText(const Read& read) {
    QStringList words;
    for (const InjectedBy by : read.injectors) {
        words.append(InjectionText::inRound(by));
    }
    return words;
}

QList<LabelledFact> InspectedRound::factsOf(const Read& read) {
    const AmountsAt there(placeOfRules(read.table.rules));
    QList<LabelledFact> facts;
    const auto add = [&](const QString& label, const QString& value) {
        if (!value.isEmpty()) {
            facts.append({label, value});
        }
    };
    add(tr("Opened"), fullMoment(read.row.opened));
    add(tr("Closed"),
        read.row.closed ? fullMoment(*read.row.closed) : tr("not yet: it is still being played"));
    if (read.parts) {
        add(tr("Outcome"), read.parts->outcome);
        add(tr("Void because"), read.row.isVoid ? read.parts->voidReason : QString());
        add(tr("Game"), QStringLiteral("%1 · %2").arg(read.parts->game, read.parts->regulation));
    }
    add(tr("Staked, real players"), amountText(read.row.staked));
    add(tr("Returned, real players"), amountText(read.row.returned));
    if (read.parts) {
        for (const SheetFact& setting : read.parts->settings) {
            add(setting.label, setting.value);
        }
        add(tr("House rules"), read.parts->houseRules.join(QStringLiteral("; ")));
        QStringList players;
        for (const RoundSheetParts::Player& player : read.parts->players) {
            players.append(player.simulated ? tr("%1 (simulated)").arg(player.name) : player.name);
        }
        add(tr("Players"), players.join(QStringLiteral(", ")));
    }
    if (read.opening) {
        QStringList simulated;
        for (const std::string& name : read.opening->simulated) {
            simulated.append(nameOnSheet(QString::fromStdString(name)));
        }
        if (read.opening->crowd > 0) {
            simulated.append(
                tr("a crowd of %1").arg(QLocale().toString(static_cast<qulonglong>(read.opening->crowd))));
        }
        add(tr("Simulated"), simulated.isEmpty() ? tr("nobody") : simulated.join(QStringLiteral(", ")));
    }
    add(tr("Table"), tr("number %1, opened %2").arg(read.table.number).arg(fullMoment(read.table.opened)));
    add(tr("Program"), QStringLiteral("Mesa Viva ") + QString::fromStdString(read.table.program));
    add(tr("This program, SHA-256"), programSumText(buildSums())); // computed when the round was read
    add(tr("Its assets, SHA-256"), assetSumText(buildSums()));
    add(tr("Rule set"), QStringLiteral("%1 · %2").arg(QString::fromStdString(read.table.rules),
                                                      QString::fromStdString(read.table.rulesVersion)));
    if (read.opening) {
        add(tr("SHA-256 of the settings"), QString::fromStdString(toHex(read.opening->settingsHash)));
    }
    if (read.parts) {
        add(tr("Commitment"), read.parts->commitment);
        add(tr("Seed"), read.parts->seed);
        add(tr("Chain at the round's end"), QString::fromStdString(toHex(read.last)));
    }
    return facts;
}

void InspectedRound::setMoment(int row) {
    if (row != m_moment && row >= 0 && row < m_moments.rowCount()) {
        m_moment = row;
        emit momentChanged();
    }
}

std::uint64_t InspectedRound::seq() const {
    const RoundSheetParts::Step* const step = m_moments.at(m_moment);
    return step ? step->seq : 0;
}

QString InspectedRound::link() const {
    if (!m_read) {
        return {};
    }
    record::RoundLink link{m_read->row.id, {}};
    // Without a later moment it opens at its beginning.
    if (m_moment > 0) {
        link.seq = seq();
    }
    return QString::fromStdString(textOf(link));
}

void InspectedRound::retranslate() {
    if (m_read) {
        m_seq = seq();
        reread();
    }
}

} // namespace mesaviva::app
