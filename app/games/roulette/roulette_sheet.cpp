// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/core/study/study_pictures.h"
#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/games/roulette/roulette_event_log.h"
#include "app/games/roulette/roulette_game.h"
#include "app/games/roulette/roulette_rule_text.h"
#include "app/games/roulette/roulette_text.h"
#include "app/media/art/outlines.h"
#include "app/media/art/palette.h"
#include "engine/games/roulette/settlement.h"
#include "engine/games/roulette/wheel.h"

#include <QFont>
#include <QLocale>
#include <QPainter>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <ranges>
#include <variant>

namespace mesaviva::app {

using namespace roulette;

namespace {

using Facts = RoundFacts<record::RouletteOnRecord>;

class RouletteSheetMaker {
    Q_DECLARE_TR_FUNCTIONS(RouletteSheet)

public:
    explicit RouletteSheetMaker(const Facts& facts) : m_facts(facts) {}

    RoundSheetParts make() {
        RoundSheetParts parts = roundSheetParts<RouletteEventLog>(m_facts);
        parts.game = RouletteNames::game();
        parts.regulation = RouletteNames::rules(m_facts.settings.rules);
        for (const auto& step : m_facts.steps) {
            if (const auto* const drawn = std::get_if<NumberDrawn>(&step.entry.event)) {
                m_drawn = drawn->pocket;
            } else if (const auto* const voided = std::get_if<SpinVoid>(&step.entry.event)) {
                m_voidSpins.append(RouletteEventLog::sentence(*voided, {}, m_facts.settings));
            }
        }
        for (const auto& step : m_facts.steps) {
            if (const auto* const settled = std::get_if<Settled>(&step.entry.event)) {
                add(*settled, parts);
            } else if (const auto* const restored = std::get_if<StakeRestored>(&step.entry.event)) {
                const auto row = std::ranges::find(parts.steps, step.entry.seq, &RoundSheetParts::Step::seq);
                row->before = beforeOf(*restored);
                row->after = restored->stake.amount;
                row->text +=
                    u' ' + CorrectionText::beforeText(CorrectionText::restored(row->before, *row->after));
            }
        }
        parts.outcome = parts.row.isVoid ? tr("void")
                        : m_drawn        ? RouletteNames::pocket(*m_drawn)
                                         : tr("no number was drawn");
        parts.voidReason = tr("the system has failed, and there is no valid number");
        parts.settings = settings();
        parts.houseRules = RouletteRuleText::houseRules(m_facts.settings);
        SheetFacts shown{{tr("Number"), m_drawn ? RouletteNames::pocket(*m_drawn) : tr("none")}};
        for (const QString& spin : m_voidSpins) {
            shown.push_back({tr("Void spin"), spin});
        }
        parts.display.emplace_back(std::move(shown));
        return parts;
    }

private:
    // The stake before the disturbance; `restored` is the event of the facts.
    std::optional<Money> beforeOf(const StakeRestored& restored) const {
        const auto entries = m_facts.steps | std::views::transform(&Facts::Step::entry);
        return stakeBeforeDisturbance(entries, restored, [&](const auto& entry) {
            return std::get_if<StakeRestored>(&entry.event) == &restored;
        });
    }

    void add(const Settled& settled, RoundSheetParts& parts) const {
        const std::optional<Pocket> drawn = settled.voided ? std::nullopt : m_drawn;
        for (const SettledStake& stake : settled.stakes) {
            parts.stakes.push_back({m_facts.sheetName(settled.player),
                                    RouletteNames::stake(stake.stake, m_facts.settings), stake.stake.amount,
                                    stake.returned, RouletteText::reason(stake, drawn, m_facts.settings),
                                    textOf(decidingRule(m_facts.settings, stake, drawn))});
        }
    }

    SheetFacts settings() const {
        const Settings& table = m_facts.settings;
        const QLocale locale;
        const auto seconds = [&](Duration duration) {
            return tr("%1 s").arg(locale.toString(std::chrono::duration<double>(duration).count(), 'g', 4));
        };
        SheetFacts facts{{tr("Wheel"), tr("%n numbers", nullptr, table.pockets)},
                         {tr("For"), table.individual ? tr("one player") : tr("several players")},
                         {tr("Betting time"), table.individual ? tr("none: the player launches the ball")
                                                               : seconds(table.betting)},
                         {tr("Betting closes"), RouletteRuleText::closing(table)},
                         {tr("Ball run time"), seconds(table.spin)}};
        facts.push_back({tr("Limits"), RouletteRuleText::limits(table).join(QStringLiteral("; "))});
        return facts;
    }

    const Facts& m_facts;
    std::optional<Pocket> m_drawn;
    QStringList m_voidSpins;
};

} // namespace

RoundSheetParts rouletteSheetParts(const Facts& facts) {
    const AmountsAt there(placeOfRules(facts.table.rules));
    return RouletteSheetMaker(facts).make();
}

namespace {

using roulette::ChanceKind;
using roulette::Pocket;

// In the picture's pixels: zero at the left, twelve columns of three numbers, the column boxes at the right;
// below them the dozens and the even chances.
constexpr qreal kLayoutLeft = 10;
constexpr qreal kLayoutTop = 10;
constexpr qreal kZeroWidth = 20;
constexpr qreal kCellWidth = 16.5;
constexpr qreal kCellHeight = 22;
constexpr qreal kBoxHeight = 16;
constexpr int kColumns = 12;
constexpr int kRows = 3;
constexpr qreal kNumbersLeft = kLayoutLeft + kZeroWidth;
constexpr qreal kNumbersBottom = kLayoutTop + kRows * kCellHeight;
constexpr qreal kNumbersWidth = kColumns * kCellWidth;
constexpr qreal kChipRadius = 7;

QRectF numberBox(Pocket pocket, bool hasDoubleZero) {
    if (pocket.isZero()) {
        const qreal whole = kRows * kCellHeight;
        const qreal height = hasDoubleZero ? whole / 2 : whole;
        return {kLayoutLeft, pocket == roulette::kDoubleZero ? kLayoutTop : kLayoutTop + whole - height,
                kZeroWidth, height};
    }
    const int column = (pocket.index() - 1) / kRows;
    const int row = kRows - 1 - (pocket.index() - 1) % kRows;
    return {kNumbersLeft + column * kCellWidth, kLayoutTop + row * kCellHeight, kCellWidth, kCellHeight};
}

QRectF columnBox(int row) {
    return {kNumbersLeft + kNumbersWidth, kLayoutTop + row * kCellHeight, kZeroWidth, kCellHeight};
}

QRectF dozenBox(int dozen) {
    return {kNumbersLeft + dozen * kNumbersWidth / 3, kNumbersBottom, kNumbersWidth / 3, kBoxHeight};
}

// In layout order: low, even, red, black, odd, high.
QRectF evenBox(int place) {
    return {kNumbersLeft + place * kNumbersWidth / 6, kNumbersBottom + kBoxHeight, kNumbersWidth / 6,
            kBoxHeight};
}

int placeOf(ChanceKind kind) {
    constexpr std::array kOrder{ChanceKind::low,   ChanceKind::even, ChanceKind::red,
                                ChanceKind::black, ChanceKind::odd,  ChanceKind::high};
    return static_cast<int>(std::ranges::find(kOrder, kind) - kOrder.begin());
}

// The centre of all numbers that a spot covers.
QPointF middleOf(const roulette::Numbers& numbers, bool hasDoubleZero) {
    QPointF sum;
    for (int index = 0; index < roulette::kMostPockets; ++index) {
        if (numbers.has(Pocket(index))) {
            sum += numberBox(Pocket(index), hasDoubleZero).center();
        }
    }
    return sum / std::max(1, numbers.size());
}

// The position of a spot's chips.
QPointF chipPlace(const roulette::Spot& spot, bool hasDoubleZero) {
    const QPointF middle = middleOf(spot.numbers, hasDoubleZero);
    switch (spot.kind) {
    case ChanceKind::straight:
    case ChanceKind::split:
    case ChanceKind::corner: return middle;
    case ChanceKind::street:
    case ChanceKind::line:
        // At the edge of its columns; with zero among the numbers, on the border between them.
        return spot.numbers.hasZero() ? QPointF(kNumbersLeft, middle.y())
                                      : QPointF(middle.x(), kNumbersBottom);
    case ChanceKind::dozen:
    case ChanceKind::double_dozen: return {middle.x(), dozenBox(0).center().y()};
    case ChanceKind::column:
    case ChanceKind::double_column: return {columnBox(0).center().x(), middle.y()};
    case ChanceKind::even:
    case ChanceKind::odd:
    case ChanceKind::low:
    case ChanceKind::high:
    case ChanceKind::red:
    case ChanceKind::black: return evenBox(placeOf(spot.kind)).center();
    case ChanceKind::sector9:
    case ChanceKind::sector12: break; // on the wheel
    }
    return {kNumbersLeft + kNumbersWidth / 2, evenBox(0).bottom() + kChipRadius + 2};
}

QFont layoutFont(int pixels) {
    QFont font(QString::fromLatin1(art::kSansFamily));
    font.setPixelSize(pixels);
    return font;
}

void paintBox(QPainter& painter, const QRectF& box, const QString& text) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(art::palette::kIvory, 1));
    painter.drawRect(box);
    painter.drawText(box, Qt::AlignCenter, text);
}

void paintChip(QPainter& painter, const QPointF& middle, Money amount) {
    painter.setPen(QPen(art::palette::kInk, 1));
    painter.setBrush(art::palette::kBrassLight);
    painter.drawEllipse(middle, kChipRadius, kChipRadius);
    painter.setFont(layoutFont(8));
    const QString text = QLocale().toString(static_cast<double>(amount.cents) / 100, 'g', 4);
    painter.drawText(QRectF(middle.x() - 20, middle.y() - kChipRadius, 40, 2 * kChipRadius), Qt::AlignCenter,
                     text);
}

// Paints a small layout at the upper left, with stakes on their spots and a frame around the number drawn;
// stakes without a place among the numbers are below them.
void paintLayout(QPainter& painter, const roulette::Layout& layout, bool hasDoubleZero,
                 const std::map<roulette::SpotId, Money>& stakes, std::optional<Pocket> drawn) {
    painter.setFont(layoutFont(10));
    for (int index = 0; index < (hasDoubleZero ? 38 : 37); ++index) {
        const Pocket pocket(index);
        const roulette::Colour colour = pocket.colour();
        const QRectF box = numberBox(pocket, hasDoubleZero);
        painter.fillRect(box, colour == roulette::Colour::red     ? art::palette::kRed
                              : colour == roulette::Colour::green ? art::palette::kGreen
                                                                  : art::palette::kInk);
        const std::string_view text = pocket.text();
        paintBox(painter, box, QString::fromLatin1(text.data(), static_cast<int>(text.size())));
    }
    for (int i = 0; i < kRows; ++i) {
        paintBox(painter, columnBox(i), QString());
        paintBox(painter, dozenBox(i), QStringLiteral("%1–%2").arg(12 * i + 1).arg(12 * i + 12));
    }
    for (int place = 0; place < 6; ++place) {
        const QRectF box = evenBox(place);
        if (place == placeOf(ChanceKind::red) || place == placeOf(ChanceKind::black)) {
            painter.fillRect(box,
                             place == placeOf(ChanceKind::red) ? art::palette::kRed : art::palette::kInk);
        }
        paintBox(painter, box,
                 place == 0   ? QStringLiteral("1–18")
                 : place == 5 ? QStringLiteral("19–36")
                              : QString());
    }
    if (drawn) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(art::palette::kBrassLight, 3));
        painter.drawRect(numberBox(*drawn, hasDoubleZero));
    }
    for (const auto& [spot, amount] : stakes) {
        paintChip(painter, chipPlace(layout[spot], hasDoubleZero), amount);
    }
}

void tile(QPainter& painter, const QRectF& box, roulette::Pocket pocket, qreal radius) {
    const roulette::Colour colour = pocket.colour();
    painter.setPen(QPen(art::palette::kBrass, 2));
    painter.setBrush(colour == roulette::Colour::red     ? art::palette::kRed
                     : colour == roulette::Colour::green ? art::palette::kGreen
                                                         : art::palette::kInk);
    painter.drawRoundedRect(box, radius, radius);
    QFont font(QString::fromLatin1(art::kSerifFamily));
    font.setPixelSize(qRound(box.height() * 0.56));
    painter.setFont(font);
    painter.setPen(art::palette::kIvory);
    const std::string_view text = pocket.text();
    painter.drawText(box, Qt::AlignCenter, QString::fromLatin1(text.data(), static_cast<int>(text.size())));
}

// A player's stakes as placed; sweeping and paying are ignored.
std::map<roulette::SpotId, Money> stakesOf(const RoundFacts<record::RouletteOnRecord>& facts,
                                           const QString& of) {
    std::map<roulette::SpotId, Money> stakes;
    for (const auto& step : facts.steps) {
        const auto* const down = std::get_if<roulette::Staked>(&step.entry.event);
        const auto* const up = std::get_if<roulette::StakeTakenBack>(&step.entry.event);
        if (down && facts.nameOf(down->player) == of) {
            stakes[down->stake.spot] += down->stake.amount;
        } else if (up && facts.nameOf(up->player) == of) {
            stakes[up->stake.spot] -= up->stake.amount;
        }
    }
    std::erase_if(stakes, [](const auto& stake) { return stake.second <= Money{}; });
    return stakes;
}

QImage pictureOfStakes(const RoundFacts<record::RouletteOnRecord>& facts, const QString& of,
                       std::optional<roulette::Pocket> drawn) {
    const std::map<roulette::SpotId, Money> stakes = stakesOf(facts, of);
    return roundPicture([&](QPainter& painter) {
        if (stakes.empty() && !drawn) {
            return; // nothing to show yet
        }
        paintLayout(painter, facts.settings.layout(), facts.settings.pockets > 37, stakes, drawn);
        if (drawn) {
            constexpr qreal kSize = 34;
            tile(
                painter,
                QRectF((kRoundPicture.width() - kSize) / 2, kRoundPicture.height() - kSize - 6, kSize, kSize),
                *drawn, 5);
        }
    });
}

} // namespace

QImage roulettePicture(const RoundFacts<record::RouletteOnRecord>& facts, const QString& of) {
    std::optional<roulette::Pocket> drawn;
    for (const auto& step : facts.steps) {
        if (const auto* const number = std::get_if<roulette::NumberDrawn>(&step.entry.event)) {
            drawn = number->pocket;
        }
    }
    if (!of.isEmpty()) {
        return pictureOfStakes(facts, of, drawn);
    }
    const roulette::Wheel wheel(facts.settings.wheelOrder());
    return roundPicture([&](QPainter& painter) {
        if (!drawn || !wheel.has(*drawn)) {
            return; // a void round
        }
        const int place = wheel.placeOf(*drawn);
        const qreal middle = kRoundPicture.height() / 2.0;
        const auto square = [&](qreal from, qreal size) {
            const qreal x = kRoundPicture.width() / 2.0 + from;
            return QRectF(x - size / 2, middle - size / 2, size, size);
        };
        for (const int side : {-1, 1}) {
            tile(painter, square(side * 108, 34), wheel.at(place + 2 * side), 4);
            tile(painter, square(side * 67, 46), wheel.at(place + side), 5);
        }
        tile(painter, square(0, 84), *drawn, 9);
    });
}

} // namespace mesaviva::app
