// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_statistics.h"

#include "app/core/text/texts.h"
#include "app/games/roulette/roulette_text.h"
#include "engine/games/roulette/record/roulette_on_record.h"
#include "engine/record/fields/parse_json.h"
#include "engine/record/record_file.h"
#include "engine/record/table_fold.h"

#include <algorithm>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <variant>

namespace mesaviva::app {

RouletteNumberListModel::Colour colourOf(roulette::Pocket pocket) {
    switch (pocket.colour()) {
    case roulette::Colour::red: return RouletteNumberListModel::Red;
    case roulette::Colour::black: return RouletteNumberListModel::Black;
    case roulette::Colour::green: break;
    }
    return RouletteNumberListModel::Green;
}

QVariant RouletteNumberListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const roulette::Pocket pocket = m_pockets[static_cast<std::size_t>(index.row())];
    switch (role) {
    case TextRole: return textOf(pocket.text());
    case PocketRole: return pocket.index();
    case ColourRole: return colourOf(pocket);
    case Qt::DisplayRole: return RouletteNames::pocket(pocket);
    case NameRole:
        return isEarlier(index.row()) ? tr("%1, in an earlier session").arg(RouletteNames::pocket(pocket))
                                      : RouletteNames::pocket(pocket);
    case EarlierRole: return isEarlier(index.row());
    default: return {};
    }
}

QHash<int, QByteArray> RouletteNumberListModel::roleNames() const {
    return {{TextRole, "text"},
            {PocketRole, "pocket"},
            {ColourRole, "colour"},
            {NameRole, "name"},
            {EarlierRole, "earlier"}};
}

void RouletteNumberListModel::read(const roulette::NumberHistory& history, std::size_t own) {
    beginResetModel();
    m_own = own;
    m_pockets.clear();
    for (std::size_t back = 0; back < std::min<std::size_t>(history.size(), kShown); ++back) {
        m_pockets.push_back(history.newest(back));
    }
    endResetModel();
}

void RouletteNumberListModel::add(roulette::Pocket pocket) {
    if (rowCount() == kShown) {
        beginRemoveRows({}, kShown - 1, kShown - 1);
        m_pockets.pop_back();
        endRemoveRows();
    }
    ++m_own;
    beginInsertRows({}, 0, 0);
    m_pockets.push_back(pocket);
    std::ranges::rotate(m_pockets, m_pockets.end() - 1); // newest first
    endInsertRows();
}

using roulette::ChanceKind;
using roulette::Layout;
using roulette::NumberHistory;
using roulette::Pocket;

PocketCountModel::PocketCountModel(roulette::WheelOrder order, QObject* parent)
    : RowListModel(parent),
      m_wheel(order) {
    m_since.fill(-1);
}

QVariant PocketCountModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Pocket pocket = m_wheel.at(index.row());
    switch (role) {
    case TextRole: return textOf(pocket.text());
    case PocketRole: return pocket.index();
    case ColourRole: return colourOf(pocket);
    case CountRole: return count(pocket);
    case Qt::DisplayRole:
    //: %1 a number, %2 how often it came
    case NameRole: return tr("%1: %2 times").arg(textOf(pocket.text())).arg(count(pocket));
    default: return {};
    }
}

QHash<int, QByteArray> PocketCountModel::roleNames() const {
    return {{TextRole, "text"},
            {PocketRole, "pocket"},
            {ColourRole, "colour"},
            {CountRole, "count"},
            {NameRole, "name"}};
}

void PocketCountModel::read(const NumberHistory& history) {
    m_counts.fill(0);
    m_since.fill(-1);
    for (std::size_t back = history.size(); back-- > 0;) {
        const auto pocket = static_cast<std::size_t>(history.newest(back).index());
        ++m_counts[pocket];
        m_since[pocket] = static_cast<int>(back);
    }
    emitAllChanged({CountRole, NameRole, Qt::DisplayRole});
}

ShareListModel::ShareListModel(int pockets, QObject* parent) : RowListModel(parent), m_pockets(pockets) {
    int group = 0;
    for (const auto& [first, second] :
         {std::pair(ChanceKind::red, ChanceKind::black), std::pair(ChanceKind::even, ChanceKind::odd),
          std::pair(ChanceKind::low, ChanceKind::high)}) {
        m_rows.push_back({first, 0, group, Layout::evenNumbers(first)});
        m_rows.push_back({second, 0, group, Layout::evenNumbers(second)});
        ++group;
    }
    for (const ChanceKind kind : {ChanceKind::dozen, ChanceKind::column}) {
        for (int box = 1; box <= 3; ++box) {
            m_rows.push_back({kind, box, group, Layout::boxNumbers(kind, box)});
        }
        ++group;
    }
    roulette::Numbers zeros;
    zeros.add(Pocket(0));
    if (pockets == roulette::kMostPockets) {
        zeros.add(roulette::kDoubleZero);
    }
    m_rows.push_back({ChanceKind::straight, 0, group, zeros});
}

QString ShareListModel::nameOf(const Row& row) const {
    switch (row.kind) {
    case ChanceKind::dozen:
        switch (row.box) {
        case 1: return tr("1st dozen");
        case 2: return tr("2nd dozen");
        default: return tr("3rd dozen");
        }
    case ChanceKind::column: return RouletteNames::column(row.box);
    case ChanceKind::straight: return m_pockets == roulette::kMostPockets ? tr("0 and 00") : tr("Zero");
    default: return RouletteNames::chance(row.kind);
    }
}

QVariant ShareListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case NameRole: return nameOf(row);
    case GroupRole: return row.group;
    case CountRole: return row.count;
    case ShareRole: return m_drawn == 0 ? 0.0 : static_cast<double>(row.count) / m_drawn;
    case ChanceRole: return static_cast<double>(row.numbers.size()) / m_pockets;
    case RunningRole: return row.running;
    default: return {};
    }
}

QHash<int, QByteArray> ShareListModel::roleNames() const {
    return {{NameRole, "name"},   {GroupRole, "group"},   {CountRole, "count"},
            {ShareRole, "share"}, {ChanceRole, "chance"}, {RunningRole, "running"}};
}

void ShareListModel::read(const NumberHistory& history) {
    m_drawn = static_cast<int>(history.size());
    for (Row& row : m_rows) {
        row.count = 0;
        row.running = 0;
        bool running = true;
        for (std::size_t back = 0; back < history.size(); ++back) {
            const bool in = row.numbers.has(history.newest(back));
            running = running && in;
            row.count += in ? 1 : 0;
            row.running += running ? 1 : 0;
        }
    }
    emitAllChanged({CountRole, ShareRole, RunningRole});
}

QStringList ShareListModel::runs(int shortest) const {
    std::vector<const Row*> running;
    for (const Row& row : m_rows) {
        if (row.running >= shortest) {
            running.push_back(&row);
        }
    }
    std::stable_sort(running.begin(), running.end(),
                     [](const Row* a, const Row* b) { return a->running > b->running; });
    QStringList texts;
    for (const Row* row : running) {
        //: %1 how often running, %2 what
        texts.append(tr("%1 × %2").arg(row->running).arg(nameOf(*row)));
    }
    return texts;
}

RouletteStatistics::RouletteStatistics(roulette::WheelOrder order, QObject* parent)
    : QObject(parent),
      m_wheel(order),
      m_counts(order),
      m_shares(m_wheel.size()) {}

double RouletteStatistics::expected() const { return static_cast<double>(m_drawn) / m_wheel.size(); }

QStringList RouletteStatistics::runs() const { return m_shares.runs(kShortestRun); }

void RouletteStatistics::read(const NumberHistory& history, std::size_t own) {
    m_drawn = static_cast<int>(history.size());
    m_earlier = m_drawn - static_cast<int>(std::min(own, history.size()));
    m_counts.read(history);
    m_shares.read(history);
    m_largest = 0;
    std::vector<Pocket> pockets(m_wheel.order().begin(), m_wheel.order().end());
    for (const Pocket pocket : pockets) {
        m_largest = std::max(m_largest, m_counts.count(pocket));
    }
    // Numbers that were never drawn have waited longest.
    const auto wait = [this](Pocket pocket) {
        const int since = m_counts.since(pocket);
        return since < 0 ? m_drawn : since;
    };
    m_hot.clear();
    m_cold.clear();
    if (m_drawn > 0) {
        std::stable_sort(pockets.begin(), pockets.end(), [&](Pocket a, Pocket b) {
            return std::tuple(-m_counts.count(a), wait(a)) < std::tuple(-m_counts.count(b), wait(b));
        });
        for (int i = 0; i < kNamed && m_counts.count(pockets[static_cast<std::size_t>(i)]) > 0; ++i) {
            const Pocket pocket = pockets[static_cast<std::size_t>(i)];
            m_hot.append(QStringLiteral("%1 (%2)").arg(textOf(pocket.text())).arg(m_counts.count(pocket)));
        }
        std::stable_sort(pockets.begin(), pockets.end(),
                         [&](Pocket a, Pocket b) { return wait(a) > wait(b); });
        for (const Pocket pocket : pockets) {
            const int since = m_counts.since(pocket);
            if (since < 0) {
                m_cold.append(QStringLiteral("%1 (%2+)").arg(textOf(pocket.text())).arg(m_drawn));
            } else if (since > 0 && m_cold.size() < kNamed) {
                m_cold.append(QStringLiteral("%1 (%2)").arg(textOf(pocket.text())).arg(since));
            }
        }
    }
    emit changed();
}

void RouletteStatistics::retranslate() {
    m_counts.retranslate();
    m_shares.retranslate();
    emit changed();
}

namespace {

using OnRecord = record::RouletteOnRecord;
using Shelf = record::RoundReader<OnRecord>;
using StakeList = std::vector<roulette::Stake>;

// This player's name on record.
constexpr std::string_view kOwn = "player";

// Visits this player's tables with such a wheel, newest first, each with its settings.
template <class Take>
void eachTable(record::RecordReader& reader, const roulette::Settings& like, const Take& take) {
    for (const record::TableRow& table : reader.playedTables(std::string(OnRecord::kName))) {
        if (table.rules != name(like.rules)) {
            continue;
        }
        const auto opening = Shelf(reader, table.number).opening();
        const bool own = opening && !opening->guests.empty() && opening->guests.front().name == kOwn;
        const bool fits = own && opening->settings.pockets == like.pockets &&
                          opening->settings.wheelOrder() == like.wheelOrder();
        if (fits && !take(table.number, opening->settings)) {
            return;
        }
    }
}

StakeList inOrder(StakeList stakes) {
    const auto group = [](const roulette::Group& of) {
        return std::tuple(of.isSeries() ? 1 + static_cast<int>(of.series()) : 0,
                          of.isNeighbours() ? 1 + of.number().index() : 0,
                          of.isNeighbours() ? of.chips() : 0);
    };
    std::ranges::sort(stakes, {}, [&](const roulette::Stake& stake) {
        return std::tuple(stake.spot, group(stake.group), stake.amount.cents);
    });
    return stakes;
}

} // namespace

roulette::NumberHistory earlierNumbers(record::RecordReader& reader, const roulette::Settings& like,
                                       record::TableNumber except) {
    constexpr std::size_t kMost = roulette::NumberHistory::kMost;
    std::vector<roulette::Pocket> newestFirst;
    eachTable(reader, like, [&](record::TableNumber table, const roulette::Settings&) {
        if (table == except) {
            return true;
        }
        record::RoundFilter filter;
        filter.table = table;
        filter.withVoid = false;
        for (const record::RoundRow& round : reader.rounds(filter, kMost - newestFirst.size())) {
            if (const auto pocket = roulette::pocketFrom(round.result)) {
                newestFirst.push_back(*pocket);
            }
        }
        return newestFirst.size() < kMost;
    });
    roulette::NumberHistory numbers;
    std::for_each(newestFirst.rbegin(), newestFirst.rend(),
                  [&](roulette::Pocket pocket) { numbers.add(pocket); });
    return numbers;
}

std::vector<StakesUse> usesOf(const std::vector<StakeList>& wanted, record::RecordReader& reader,
                              const roulette::Settings& like) {
    std::vector<StakeList> ordered;
    std::ranges::transform(wanted, std::back_inserter(ordered), &inOrder);
    std::vector<StakesUse> uses(wanted.size());
    const auto count = [&](const roulette::Settled& settled) {
        StakeList stakes;
        for (const roulette::SettledStake& one : settled.stakes) {
            stakes.push_back(one.stake);
        }
        stakes = inOrder(std::move(stakes));
        for (std::size_t i = 0; i < ordered.size(); ++i) {
            if (ordered[i] == stakes) {
                ++uses[i].times;
                uses[i].net += settled.net();
            }
        }
    };
    // Any other name is another player.
    const record::PlayerIds ids = [](std::string_view player) {
        return std::optional<PlayerId>(player == kOwn ? 0 : 1);
    };
    eachTable(reader, like, [&](record::TableNumber table, const roulette::Settings& settings) {
        record::Statement row =
            reader.select("round, seq, t, event, rules, fields", {.table = table}, "event = 'settled'");
        record::EventRow event;
        event.table = table;
        record::JsonLine line;
        while (row.step()) {
            event.round = static_cast<std::uint64_t>(row.number(0));
            event.seq = static_cast<std::uint64_t>(row.number(1));
            event.at = row.number(2);
            event.text = {std::string(row.text(3)), std::string(row.text(4)), std::string(row.text(5))};
            line.read(lineOf(event));
            const auto entry = OnRecord::read(line.json(), ids, settings);
            if (!entry) {
                throw record::Fault{record::FaultKind::damaged, record::ProblemCode::settlement_not_read};
            }
            const auto* const settled = std::get_if<roulette::Settled>(&entry->event);
            if (settled && settled->player == 0 && !settled->voided) {
                count(*settled);
            }
        }
        return true;
    });
    return uses;
}

} // namespace mesaviva::app
