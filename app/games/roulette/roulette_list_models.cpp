// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_list_models.h"

#include "app/core/text/amounts.h"
#include "app/core/text/table_text.h"
#include "app/core/text/texts.h"
#include "app/games/roulette/roulette_statistics.h"
#include "app/games/roulette/roulette_text.h"
#include "engine/base/dispatch.h"
#include "engine/games/roulette/settlement.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <tuple>
#include <utility>

namespace mesaviva::app {

using roulette::Stake;

RouletteStakeListModel::RouletteStakeListModel(const roulette::Settings& settings, Stakers stakers,
                                               QObject* parent)
    : RowListModel(parent),
      m_settings(settings),
      m_stakers(std::move(stakers)) {}

QString RouletteStakeListModel::nameOf(const Row& row, const Staker& staker) const {
    const QString spot = RouletteNames::spot(row.stake.spot, m_settings);
    const QString amount = amountText(row.stake.amount);
    if (row.status == Winnings) {
        //: %1 a stake, %2 what it has won, %3 a player
        return tr("%1: won %2, %3").arg(spot, amount, staker.name);
    }
    //: %1 a stake, %2 its sum, %3 a player
    return tr("%1: %2, %3").arg(spot, amount, staker.name);
}

QVariant RouletteStakeListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const Staker staker = m_stakers(row.player);
    switch (role) {
    case SpotRole: return row.stake.spot;
    case ColourRole: return staker.colour;
    case SideRole: return staker.side;
    case PlayerNameRole: return staker.name;
    case OwnRole: return staker.own;
    case AmountRole: return static_cast<qint64>(row.stake.amount.cents);
    case ChipsRole:
        return staker.chipValue > 0 ? static_cast<int>(row.stake.amount.cents / staker.chipValue) : 0;
    case HalfRole:
        return staker.chipValue > 0 && 2 * (row.stake.amount.cents % staker.chipValue) == staker.chipValue;
    case GroupRole: return RouletteNames::group(row.stake.group);
    case PositionRole: return row.position;
    case CountRole: return row.count;
    case StatusRole: return row.status;
    case PlaceRole: return row.place;
    case FromRole: return row.from;
    case SerialRole: return row.serial;
    case LeavingRole: return row.place != OnSpot;
    case Qt::DisplayRole:
    case NameRole: return nameOf(row, staker);
    default: return {};
    }
}

QHash<int, QByteArray> RouletteStakeListModel::roleNames() const {
    return {{SpotRole, "spot"},     {ColourRole, "colour"},
            {SideRole, "side"},     {PlayerNameRole, "playerName"},
            {OwnRole, "own"},       {AmountRole, "amount"},
            {ChipsRole, "chips"},   {HalfRole, "half"},
            {GroupRole, "group"},   {PositionRole, "position"},
            {CountRole, "count"},   {StatusRole, "status"},
            {PlaceRole, "place"},   {FromRole, "from"},
            {SerialRole, "serial"}, {LeavingRole, "leaving"},
            {NameRole, "name"}};
}

void RouletteStakeListModel::put(PlayerId player, const Stake& stake, std::uint32_t act) {
    const int existing = find(player, stake);
    // A move: chips that the same action has just taken up elsewhere move here.
    const auto lifted = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) {
        return row.player == player && row.place == Player && row.act == act && act != 0 &&
               row.stake.amount == stake.amount && row.stake.group == stake.group;
    });
    if (existing < 0 && lifted != m_rows.end()) {
        const roulette::SpotId from = lifted->stake.spot;
        // Rows are in order of arrival, whether it was still on its way or had been removed.
        const auto at = static_cast<int>(lifted - m_rows.begin());
        const auto last = static_cast<int>(m_rows.size()) - 1;
        if (at != last) {
            beginMoveRows({}, at, at, {}, last + 1);
            std::rotate(lifted, lifted + 1, m_rows.end());
            endMoveRows();
        }
        Row& row = m_rows.back();
        row.stake = stake;
        row.place = OnSpot;
        row.act = 0;
        emitChanged(last);
        arrange(from);
    } else if (existing < 0) {
        insert({player, stake, Undecided, OnSpot, Player, 0, 1, m_nextSerial++, 0});
    } else {
        m_rows[static_cast<std::size_t>(existing)].stake.amount += stake.amount;
        emitChanged(existing);
    }
    arrange(stake.spot);
    noteSpots();
}

void RouletteStakeListModel::take(PlayerId player, const Stake& stake, std::uint32_t act) {
    const int existing = find(player, stake);
    if (existing < 0) {
        return;
    }
    Row& row = m_rows[static_cast<std::size_t>(existing)];
    if (row.stake.amount > stake.amount) {
        row.stake.amount -= stake.amount;
    } else {
        row.place = Player;
        row.act = act;
    }
    emitChanged(existing);
    arrange(stake.spot);
    noteSpots();
}

void RouletteStakeListModel::show(PlayerId player, const std::vector<Stake>& stakes) {
    for (const Stake& stake : stakes) {
        insert({player, stake, Undecided, OnSpot, OnSpot, 0, 1, m_nextSerial++, 0});
        arrange(stake.spot);
    }
    noteSpots();
}

void RouletteStakeListModel::judge(const std::function<Status(const Stake&)>& status) {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        if (row.place == OnSpot && row.status != Winnings) {
            row.status = status(row.stake);
            emitChanged(static_cast<int>(i));
        }
    }
    noteSpots();
}

void RouletteStakeListModel::sweep(PlayerId player) {
    std::vector<Row> halves;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        if (row.player != player || row.place != OnSpot) {
            continue;
        }
        if (row.status == Losing) {
            row.place = Bank;
        } else if (row.status == Halved) {
            Row half = row;
            half.stake.amount = Money{row.stake.amount.cents / 2};
            row.stake.amount -= half.stake.amount;
            half.status = Losing;
            half.from = OnSpot;
            half.place = Bank;
            half.serial = m_nextSerial++;
            halves.push_back(half);
        } else {
            continue;
        }
        emitChanged(static_cast<int>(i));
    }
    for (const Row& half : halves) {
        insert(half);
    }
    arrangeAll();
}

void RouletteStakeListModel::pay(PlayerId player, const Stake& stake, Money amount) {
    insert({player, {stake.spot, stake.group, amount}, Winnings, OnSpot, Bank, 0, 1, m_nextSerial++, 0});
    arrange(stake.spot);
}

void RouletteStakeListModel::takeUp() {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].place == OnSpot) {
            m_rows[i].place = Player;
            emitChanged(static_cast<int>(i));
        }
    }
}

void RouletteStakeListModel::disturb() {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].place == OnSpot && m_rows[i].status != Winnings) {
            m_rows[i].place = Player;
            emitChanged(static_cast<int>(i));
        }
    }
}

void RouletteStakeListModel::removeLeft() {
    for (auto i = static_cast<int>(m_rows.size()) - 1; i >= 0; --i) {
        if (m_rows[static_cast<std::size_t>(i)].place != OnSpot) {
            beginRemoveRows({}, i, i);
            m_rows.erase(m_rows.begin() + i);
            endRemoveRows();
        }
    }
}

void RouletteStakeListModel::clear() {
    if (!m_rows.empty()) {
        beginRemoveRows({}, 0, static_cast<int>(m_rows.size()) - 1);
        m_rows.clear();
        endRemoveRows();
    }
    noteSpots();
}

void RouletteStakeListModel::retranslate() {
    if (!m_rows.empty()) {
        emit dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1),
                         {NameRole, PlayerNameRole, GroupRole, Qt::DisplayRole});
    }
}

void RouletteStakeListModel::arrange(roulette::SpotId spot) {
    arrange(spot, 0);
    if (m_settings.doubleLayout) {
        arrange(spot, 1);
    }
}

// Stacks on one spot of a layout are in order of arrival; winnings are next to them.
void RouletteStakeListModel::arrange(roulette::SpotId spot, int side) {
    const auto isHere = [&](const Row& row) {
        return row.stake.spot == spot && row.place == OnSpot && m_stakers(row.player).side == side;
    };
    const auto stands = [&](const Row& row) { return row.status != Winnings && isHere(row); };
    const auto count = static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), stands));
    int position = 0;
    int won = 0;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        const bool winnings = row.status == Winnings && isHere(row);
        if (!winnings && !stands(row)) {
            continue;
        }
        const int wanted = winnings ? won++ : position++;
        if (row.position != wanted || row.count != count) {
            row.position = wanted;
            row.count = count;
            const QModelIndex changed = index(static_cast<int>(i));
            emit dataChanged(changed, changed, {PositionRole, CountRole});
        }
    }
}

void RouletteStakeListModel::arrangeAll() {
    std::vector<roulette::SpotId> spots;
    for (const Row& row : m_rows) {
        spots.push_back(row.stake.spot);
    }
    std::sort(spots.begin(), spots.end());
    spots.erase(std::unique(spots.begin(), spots.end()), spots.end());
    for (const roulette::SpotId spot : spots) {
        arrange(spot);
    }
}

int RouletteStakeListModel::find(PlayerId player, const Stake& stake) const {
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) {
        return row.player == player && row.stake.spot == stake.spot && row.stake.group == stake.group &&
               row.place == OnSpot && row.status != Winnings;
    });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void RouletteStakeListModel::insert(const Row& row) {
    const int at = static_cast<int>(m_rows.size());
    beginInsertRows({}, at, at);
    m_rows.push_back(row);
    endInsertRows();
}

void RouletteStakeListModel::noteSpots() {
    QList<int> spots;
    for (const Row& row : m_rows) {
        if (row.place == OnSpot && !spots.contains(int{row.stake.spot})) {
            spots.append(row.stake.spot);
        }
    }
    setSpots(spots);
}

void RouletteStakeListModel::setSpots(const QList<int>& spots) {
    if (m_spots != spots) {
        m_spots = spots;
        emit spotsChanged();
    }
}

void RouletteStakeListModel::emitChanged(int row) { emit dataChanged(index(row), index(row)); }

void RouletteStakeListModel::restore(const std::vector<Row>& rows, const QList<int>& spots) {
    beginResetModel();
    m_rows = rows;
    endResetModel();
    setSpots(spots);
}

using roulette::Group;
using roulette::Pocket;

namespace {

QJsonObject toJson(const Stake& stake, const roulette::Layout& layout) {
    QJsonArray numbers;
    layout[stake.spot].numbers.forEach([&](Pocket pocket) { numbers.append(textOf(pocket.text())); });
    QJsonObject json{{QStringLiteral("chance"), textOf(name(layout[stake.spot].kind))},
                     {QStringLiteral("numbers"), numbers},
                     {QStringLiteral("amount"), static_cast<qint64>(stake.amount.cents)}};
    if (stake.group.isSeries()) {
        json.insert(QStringLiteral("series"), textOf(name(stake.group.series())));
    } else if (stake.group.isNeighbours()) {
        json.insert(QStringLiteral("number"), textOf(stake.group.number().text()));
        json.insert(QStringLiteral("chips"), stake.group.chips());
    }
    return json;
}

std::string wordIn(const QJsonObject& json, const char* key) {
    return json.value(QLatin1String(key)).toString().toStdString();
}

// Returns nothing for stakes that no layout has, or for invalid files.
std::optional<Stake> stakeFrom(const QJsonObject& json, const roulette::Layout& layout) {
    roulette::Numbers numbers;
    for (const QJsonValue& value : json.value(QLatin1String("numbers")).toArray()) {
        const std::optional<Pocket> pocket = roulette::pocketFrom(value.toString().toStdString());
        if (!pocket) {
            return std::nullopt;
        }
        numbers.add(*pocket);
    }
    const std::optional<roulette::ChanceKind> kind = roulette::chanceFrom(wordIn(json, "chance"));
    const std::optional<roulette::SpotId> spot = kind ? layout.find(*kind, numbers) : std::nullopt;
    const Money amount{json.value(QLatin1String("amount")).toInteger()};
    if (!spot || amount <= Money{} || amount > kLargestAmount) {
        return std::nullopt;
    }
    Group group;
    if (const auto series = roulette::seriesFrom(wordIn(json, "series"))) {
        group = Group(*series);
    } else if (const auto number = roulette::pocketFrom(wordIn(json, "number"))) {
        const int chips = json.value(QLatin1String("chips")).toInt();
        if (chips != 3 && chips != 5 && chips != 7) {
            return std::nullopt;
        }
        group = Group(*number, chips);
    }
    return Stake{*spot, group, amount};
}

std::vector<Stake> stakesFrom(const QJsonArray& list, const roulette::Layout& layout) {
    std::vector<Stake> stakes;
    for (const QJsonValue& value : list) {
        const std::optional<Stake> stake = stakeFrom(value.toObject(), layout);
        if (!stake) {
            return {};
        }
        stakes.push_back(*stake);
    }
    return stakes;
}

qint64 sumOf(const std::vector<Stake>& stakes) {
    qint64 sum = 0;
    for (const Stake& stake : stakes) {
        sum += stake.amount.cents;
    }
    return sum;
}

} // namespace

RouletteFavouriteListModel::RouletteFavouriteListModel(const roulette::Settings& settings,
                                                       const QString& file, QObject* parent)
    : RowListModel(parent),
      m_store(file),
      m_key(QStringLiteral("roulette/favourites/%1-%2")
                .arg(textOf(name(settings.rules)))
                .arg(settings.pockets)),
      m_layout(&settings.layout()) {
    load();
}

QVariant RouletteFavouriteListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Favourite& favourite = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case NameRole: return favourite.name;
    case AmountRole: return sumOf(favourite.stakes);
    case TextRole:
        //: %n stakes, %1 their sum
        return tr("%n stake(s), %1", nullptr, static_cast<int>(favourite.stakes.size()))
            .arg(amountText(Money{sumOf(favourite.stakes)}));
    case UseRole: return favourite.use ? useText(*favourite.use) : QString();
    default: return {};
    }
}

QString RouletteFavouriteListModel::useText(const StakesUse& use) {
    return use.times == 0
               ? tr("Not staked yet")
               //: %n rounds, %1 what they have brought
               : tr("Staked %n time(s), %1 in all", nullptr, use.times).arg(signedAmountText(use.net));
}

std::vector<std::vector<Stake>> RouletteFavouriteListModel::stakes() const {
    std::vector<std::vector<Stake>> all;
    for (const Favourite& favourite : m_favourites) {
        all.push_back(favourite.stakes);
    }
    return all;
}

void RouletteFavouriteListModel::setUses(const std::vector<std::vector<Stake>>& stakes,
                                         const std::vector<StakesUse>& uses) {
    for (int row = 0; row < count(); ++row) {
        Favourite& favourite = m_favourites[static_cast<std::size_t>(row)];
        const auto asked = std::find(stakes.begin(), stakes.end(), favourite.stakes);
        if (asked != stakes.end()) {
            favourite.use = uses[static_cast<std::size_t>(asked - stakes.begin())];
            emit dataChanged(index(row), index(row), {UseRole});
        }
    }
}

QHash<int, QByteArray> RouletteFavouriteListModel::roleNames() const {
    return {{NameRole, "name"}, {AmountRole, "amount"}, {TextRole, "text"}, {UseRole, "use"}};
}

bool RouletteFavouriteListModel::save(const QString& name, const std::vector<Stake>& stakes) {
    const QString wanted = name.simplified().left(kLongestName);
    const auto same = std::find_if(m_favourites.begin(), m_favourites.end(),
                                   [&](const Favourite& favourite) { return favourite.name == wanted; });
    if (wanted.isEmpty() || stakes.empty() || (same == m_favourites.end() && isFull())) {
        return false;
    }
    if (same != m_favourites.end()) {
        same->stakes = stakes;
        same->use.reset();
        const QModelIndex changed = index(static_cast<int>(same - m_favourites.begin()));
        emit dataChanged(changed, changed);
    } else {
        beginInsertRows({}, count(), count());
        m_favourites.push_back({wanted, stakes, {}});
        endInsertRows();
        emit countChanged();
    }
    store();
    return true;
}

void RouletteFavouriteListModel::remove(int row) {
    if (row < 0 || row >= count()) {
        return;
    }
    beginRemoveRows({}, row, row);
    m_favourites.erase(m_favourites.begin() + row);
    endRemoveRows();
    emit countChanged();
    store();
}

void RouletteFavouriteListModel::retranslate() {
    if (count() > 0) {
        emit dataChanged(index(0), index(count() - 1), {TextRole, UseRole});
    }
}

void RouletteFavouriteListModel::load() {
    const QJsonArray list = QJsonDocument::fromJson(m_store.text(m_key).toUtf8()).array();
    for (const QJsonValue& value : list) {
        const QJsonObject json = value.toObject();
        Favourite favourite{json.value(QLatin1String("name")).toString().left(kLongestName),
                            stakesFrom(json.value(QLatin1String("stakes")).toArray(), *m_layout),
                            {}};
        if (!favourite.name.isEmpty() && !favourite.stakes.empty() && !isFull()) {
            m_favourites.push_back(std::move(favourite));
        }
    }
}

void RouletteFavouriteListModel::store() {
    QJsonArray list;
    for (const Favourite& favourite : m_favourites) {
        QJsonArray stakes;
        for (const Stake& stake : favourite.stakes) {
            stakes.append(toJson(stake, *m_layout));
        }
        list.append(
            QJsonObject{{QStringLiteral("name"), favourite.name}, {QStringLiteral("stakes"), stakes}});
    }
    m_store.storeWord(m_key, QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact)));
}

using namespace roulette;

RouletteReportModel::Outcome RouletteReportModel::outcomeOf(const SettledStake& settled) const {
    if (m_content.isVoid || !m_content.pocket) {
        return Returned;
    }
    if (settled.returned > settled.stake.amount) {
        return Won;
    }
    return settled.returned > Money{} ? HalfLost : Lost;
}

QVariant RouletteReportModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const RouletteReportContent::Row& row = m_content.rows[static_cast<std::size_t>(index.row())];
    const SettledStake& settled = row.settled;
    const std::optional<Pocket> drawn = m_content.isVoid ? std::nullopt : m_content.pocket;
    switch (role) {
    case PlayerNameRole: return row.staker.own ? TableText::you() : row.staker.name;
    case OwnRole: return row.staker.own;
    case PlayerColourRole: return row.staker.colour;
    case SpotRole: return settled.stake.spot;
    case NameRole: return RouletteNames::spot(settled.stake.spot, *m_settings);
    case ChanceRole: return RouletteNames::chance(m_settings->layout()[settled.stake.spot].kind);
    case NumbersRole: return RouletteNames::numbers(settled.stake.spot, *m_settings);
    case GroupRole: return RouletteNames::group(settled.stake.group);
    case AmountRole: return static_cast<qint64>(settled.stake.amount.cents);
    case ReturnedRole: return static_cast<qint64>(settled.returned.cents);
    case NetRole: return static_cast<qint64>((settled.returned - settled.stake.amount).cents);
    case OutcomeRole: return outcomeOf(settled);
    case Qt::DisplayRole:
    case ReasonRole: return RouletteText::reason(settled, drawn, *m_settings);
    case RuleRole: return textOf(decidingRule(*m_settings, settled, drawn));
    default: return {};
    }
}

QHash<int, QByteArray> RouletteReportModel::roleNames() const {
    return {{PlayerNameRole, "playerName"},
            {OwnRole, "own"},
            {PlayerColourRole, "playerColour"},
            {SpotRole, "spot"},
            {NameRole, "name"},
            {ChanceRole, "chance"},
            {NumbersRole, "numbers"},
            {GroupRole, "group"},
            {AmountRole, "amount"},
            {ReturnedRole, "returned"},
            {NetRole, "net"},
            {OutcomeRole, "outcome"},
            {ReasonRole, "reason"},
            {RuleRole, "rule"}};
}

void RouletteReportModel::read(std::span<const Recorded<Event>> events, const Stakers& stakers,
                               const Settings& settings) {
    beginResetModel();
    m_content = {};
    m_settings = settings;
    for (const Recorded<Event>& entry : events) {
        std::visit(Overloaded{
                       [&](const RoundOpened& e) {
                           m_content.round = e.round;
                           m_content.commitment = QString::fromStdString(toHex(e.commitment));
                       },
                       [&](const SpinVoid&) { ++m_content.voidSpins; },
                       [&](const NumberDrawn& e) {
                           m_content.pocket = e.pocket;
                           m_content.ending = first(rulesOf(entry.event, settings));
                       },
                       [&](const RoundVoid&) {
                           m_content.isVoid = true;
                           m_content.ending = first(rulesOf(entry.event, settings));
                       },
                       [&](const Settled& e) {
                           for (const SettledStake& stake : e.stakes) {
                               m_content.rows.push_back({stakers(e.player), e.player, stake});
                           }
                       },
                       [&](const RoundClosed& e) {
                           m_content.seed = QString::fromStdString(toHex(e.seed));
                           m_content.scripted = e.scripted;
                       },
                       [](const auto&) {},
                   },
                   entry.event);
    }
    // Winning stakes come first.
    std::stable_sort(m_content.rows.begin(), m_content.rows.end(), [](const auto& a, const auto& b) {
        return std::tuple(!a.staker.own, a.player, a.settled.returned <= Money{}) <
               std::tuple(!b.staker.own, b.player, b.settled.returned <= Money{});
    });
    endResetModel();
    emit changed();
}

QString RouletteReportModel::headline() const {
    if (m_content.round == 0) {
        return {};
    }
    if (m_content.isVoid) {
        return tr("The round is void");
    }
    return m_content.pocket ? RouletteNames::pocket(*m_content.pocket) : tr("No number was drawn");
}

QString RouletteReportModel::headlineRule() const { return textOf(m_content.ending); }

QString RouletteReportModel::pocketText() const {
    return m_content.pocket ? textOf(m_content.pocket->text()) : QString();
}

int RouletteReportModel::colour() const { return m_content.pocket ? colourOf(*m_content.pocket) : -1; }

int RouletteReportModel::ownRows() const {
    return static_cast<int>(std::count_if(m_content.rows.begin(), m_content.rows.end(),
                                          [](const auto& row) { return row.staker.own; }));
}

namespace {

template <class Amount>
qint64 sum(const std::vector<RouletteReportContent::Row>& rows, bool ownOnly, const Amount& amount) {
    qint64 total = 0;
    for (const RouletteReportContent::Row& row : rows) {
        total += row.staker.own || !ownOnly ? amount(row.settled).cents : 0;
    }
    return total;
}

Money stakedOf(const SettledStake& settled) { return settled.stake.amount; }
Money returnedOf(const SettledStake& settled) { return settled.returned; }

} // namespace

qint64 RouletteReportModel::ownStaked() const { return sum(m_content.rows, true, stakedOf); }
qint64 RouletteReportModel::ownReturned() const { return sum(m_content.rows, true, returnedOf); }
qint64 RouletteReportModel::totalStaked() const { return sum(m_content.rows, false, stakedOf); }
qint64 RouletteReportModel::totalReturned() const { return sum(m_content.rows, false, returnedOf); }

void RouletteReportModel::retranslate() {
    emitAllChanged();
    emit changed();
}

void RouletteReportModel::restore(const RouletteReportContent& content, const Settings& settings) {
    beginResetModel();
    m_content = content;
    m_settings = isAvailable() ? std::optional(settings) : std::nullopt;
    endResetModel();
    emit changed();
}

} // namespace mesaviva::app
