// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/roulette_favourite_list_model.h"

#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace mesaviva::app {

using roulette::Group;
using roulette::Pocket;
using roulette::Stake;

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
    : QAbstractListModel(parent),
      m_store(file),
      m_key(QStringLiteral("roulette/favourites/%1-%2")
                .arg(textOf(name(settings.rules)))
                .arg(settings.pockets)),
      m_layout(&settings.layout()) {
    load();
}

int RouletteFavouriteListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
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

} // namespace mesaviva::app
