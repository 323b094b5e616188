// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/bingo_hall_model.h"

#include "app/core/text/amounts.h"
#include "app/games/bingo/bingo_text.h"

#include <algorithm>
#include <cmath>

namespace mesaviva::app {

using namespace bingo;

namespace {

constexpr int kTickMilliseconds = 1000;
// Longer waits, in seconds, are shown as a time of day.
constexpr double kLongPause = 60;

QString minutes(double seconds) {
    const int whole = static_cast<int>(std::ceil(seconds));
    return QStringLiteral("%1:%2").arg(whole / 60).arg(whole % 60, 2, 10, QLatin1Char('0'));
}

QString clockText(const QDateTime& at) {
    return at.addSecs(30).time().toString(QStringLiteral("HH:mm")); // to the nearest minute
}

} // namespace

BingoHallModel::BingoHallModel(BingoHall& hall, QObject* parent) : RowListModel(parent), m_hall(hall) {
    m_ticker.setInterval(kTickMilliseconds);
    connect(&m_ticker, &QTimer::timeout, this, [this] {
        emit dataChanged(index(0), index(count() - 1), {NextStartRole, RemainingRole, AccessibleTextRole});
        emit timetableChanged();
    });
    connect(&m_hall, &BingoHall::roomChanged, this, [this](int row) {
        emit dataChanged(index(row), index(row));
        if (row == chosen()) {
            emit chosenChanged();
        }
    });
}

QVariant BingoHallModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const int row = index.row();
    const BingoRoomPlan& plan = m_hall.plan(row);
    const Settings& settings = plan.settings;
    const State& state = m_hall.room(row).state();
    switch (role) {
    case RoomRole: return row;
    case Qt::DisplayRole:
    case NameRole: return m_hall.room(row).name();
    case CustomRole: return row == customRow();
    case OpenRole: return m_hall.canOpen(row);
    case VariantRole: return ballsOf(settings.variant);
    case VariantTextRole: return BingoText::variant(settings.variant);
    case SymbolsRole: return settings.symbols;
    case PriceRole: return amountText(settings.cardPrice);
    case LimitRole: return BingoText::limit(settings.maxCards);
    case PlayersRole: return static_cast<int>(state.buyers);
    case CardsRole: return static_cast<int>(state.cardsSold());
    case NextStartRole: return nextStart(row);
    case RemainingRole: return remaining(row);
    case OnSaleRole: return state.phase == bingo::Phase::sale;
    case PrizesRole: return BingoText::shares(settings);
    case BingoJackpotRole: return jackpot(settings.bingoJackpot, state.bingoJackpotValue());
    case LineJackpotRole: return jackpot(settings.lineJackpot, state.lineJackpotValue());
    case HouseRulesRole: return BingoText::houseRules(settings);
    case PatternRole: return static_cast<int>(settings.pattern.value_or(0));
    case PatternNameRole: return settings.pattern ? bingo_names::pattern(*settings.pattern) : QString();
    case AccessibleTextRole: return accessibleText(row);
    default: return {};
    }
}

QHash<int, QByteArray> BingoHallModel::roleNames() const {
    return {{RoomRole, "room"},
            {NameRole, "name"},
            {CustomRole, "custom"},
            {OpenRole, "open"},
            {VariantRole, "variant"},
            {VariantTextRole, "variantText"},
            {SymbolsRole, "symbols"},
            {PriceRole, "price"},
            {LimitRole, "limit"},
            {PlayersRole, "players"},
            {CardsRole, "cards"},
            {NextStartRole, "nextStart"},
            {RemainingRole, "remaining"},
            {OnSaleRole, "onSale"},
            {PrizesRole, "prizes"},
            {BingoJackpotRole, "bingoJackpot"},
            {LineJackpotRole, "lineJackpot"},
            {HouseRulesRole, "houseRules"},
            {PatternRole, "pattern"},
            {PatternNameRole, "patternName"},
            {AccessibleTextRole, "accessibleText"}};
}

void BingoHallModel::setActive(bool active) {
    if (active == isActive()) {
        return;
    }
    m_hall.setActive(active);
    if (active) {
        m_ticker.start();
    } else {
        m_ticker.stop();
    }
    emit activeChanged();
    emit dataChanged(index(0), index(count() - 1));
    emit timetableChanged();
}

void BingoHallModel::setChosen(int row) {
    if (row != chosen()) {
        m_hall.setChosen(row);
        emit chosenChanged();
    }
}

QString BingoHallModel::chosenText() const {
    const Settings& settings = m_hall.plan(chosen()).settings;
    //: %1 the room's name, %2 "Bingo 90", %3 the price of a card, %4 "up to 24 cards"
    return tr("%1 · %2 · %3 a card, %4")
        .arg(m_hall.room(chosen()).name(), BingoText::variant(settings.variant),
             amountText(settings.cardPrice), BingoText::limit(settings.maxCards));
}

qint64 BingoHallModel::chosenPrice() const { return m_hall.plan(chosen()).settings.cardPrice.cents; }

QString BingoHallModel::chosenBrokenRule() const {
    if (m_hall.canOpen(chosen())) {
        return {};
    }
    const std::optional<BadSetting> bad = firstBadSetting(m_hall.plan(chosen()).settings);
    return bad ? QString::fromLatin1(bad->rule.text().data(), static_cast<qsizetype>(bad->rule.text().size()))
               : QString();
}

void BingoHallModel::setCrowd(int crowd) {
    if (crowd != this->crowd()) {
        m_hall.setCrowd(static_cast<BingoHall::Crowd>(crowd));
        emit crowdChanged();
    }
}

QStringList BingoHallModel::crowdTexts() const {
    return {tr("Few people"), tr("Usual"), tr("Full room"), tr("Many thousands")};
}

QStringList BingoHallModel::timetable() const {
    QStringList list;
    for (const BingoHall::Announced& announced : m_hall.timetable()) {
        list.append(
            QStringLiteral("%1 · %2").arg(clockText(announced.at), m_hall.room(announced.row).name()));
    }
    return list;
}

void BingoHallModel::retranslate() {
    emit dataChanged(index(0), index(count() - 1));
    emit texts();
    emit chosenChanged();
    emit timetableChanged();
}

double BingoHallModel::remaining(int row) const {
    const State& state = m_hall.room(row).state();
    const bool timed = state.phase == bingo::Phase::sale || state.phase == bingo::Phase::between;
    if (!timed || !state.due || !m_hall.canOpen(row)) {
        return -1;
    }
    return std::max(0.0, static_cast<double>((*state.due - m_hall.roomTime(row)).count()) / 1000.0);
}

QString BingoHallModel::nextStart(int row) const {
    if (!m_hall.canOpen(row)) {
        return tr("does not open");
    }
    const State& state = m_hall.room(row).state();
    const double wait = remaining(row);
    switch (state.phase) {
    case bingo::Phase::between:
        if (!state.due) {
            return tr("closed");
        }
        return wait > kLongPause && m_hall.hasAnnouncedTimes(row)
                   ? tr("at %1").arg(clockText(m_hall.wallTime(row, *state.due)))
                   : tr("next sale: %1").arg(minutes(wait));
    case bingo::Phase::sale: return tr("on sale: %1").arg(minutes(wait));
    case bingo::Phase::announcing: return tr("the draw begins");
    case bingo::Phase::drawing:
    case bingo::Phase::checking:
        return tr("draw: %n number(s)", nullptr, static_cast<int>(state.balls.size()));
    case bingo::Phase::confirming: return tr("bingo!");
    case bingo::Phase::voiding:
    case bingo::Phase::ending: return tr("the round ends");
    }
    return {};
}

QString BingoHallModel::jackpot(const std::optional<Jackpot>& jackpot, std::optional<Money> value) {
    return jackpot ? BingoText::jackpot(value.value_or(jackpot->base), jackpot->withinBalls) : QString();
}

QString BingoHallModel::accessibleText(int row) const {
    const BingoRoomPlan& plan = m_hall.plan(row);
    //: %1 the room's name, %2 "Bingo 90", %3 the price of a card, %4 when it goes on
    return tr("%1, %2, %3 a card, %4")
        .arg(m_hall.room(row).name(), BingoText::variant(plan.settings.variant),
             amountText(plan.settings.cardPrice), nextStart(row));
}

} // namespace mesaviva::app
