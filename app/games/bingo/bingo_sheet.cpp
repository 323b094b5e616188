// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/core/study/study_pictures.h"
#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/games/bingo/art/bingo_pictures.h"
#include "app/games/bingo/bingo_event_log.h"
#include "app/games/bingo/bingo_game.h"
#include "app/games/bingo/bingo_text.h"
#include "app/media/art/outlines.h"
#include "app/media/art/palette.h"
#include "engine/games/bingo/cards/card.h"

#include <QFont>
#include <QLocale>
#include <QRectF>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

namespace mesaviva::app {

using namespace bingo;

namespace {

using Facts = RoundFacts<record::BingoOnRecord>;

// Further winning cards are listed without their picture.
constexpr std::size_t kMostFaces = 24;
constexpr qsizetype kBallsInRow = 10;

class BingoSheetMaker {
    Q_DECLARE_TR_FUNCTIONS(BingoSheet)

public:
    explicit BingoSheetMaker(const Facts& facts) : m_facts(facts) {}

    RoundSheetParts make() {
        RoundSheetParts parts = roundSheetParts<BingoEventLog>(m_facts);
        parts.game = BingoText::variant(m_facts.settings.variant);
        parts.regulation = BingoText::rules();
        parts.settings = settings();
        parts.houseRules = BingoText::houseRules(m_facts.settings);
        SheetFacts sale;
        QStringList balls;
        std::vector<PrizeWon> prizes;
        std::vector<MoneyCarried> carried;
        std::optional<SaleClosed> sold;
        for (const auto& step : m_facts.steps) {
            if (const auto* const drawn = std::get_if<BallDrawn>(&step.entry.event)) {
                balls.append(BingoText::ball(drawn->number, m_facts.settings));
            } else if (const auto* const won = std::get_if<PrizeWon>(&step.entry.event)) {
                prizes.push_back(*won);
            } else if (const auto* const closed = std::get_if<SaleClosed>(&step.entry.event)) {
                sale = saleFacts(*closed);
                sold = *closed;
            } else if (const auto* const money = std::get_if<MoneyCarried>(&step.entry.event)) {
                carried.push_back(*money);
            } else if (const auto* const voided = std::get_if<RoundVoid>(&step.entry.event)) {
                parts.voidReason = BingoText::voidReason(voided->reason);
            } else if (const auto* const settled = std::get_if<Settled>(&step.entry.event)) {
                add(*settled, step.rules, prizes, parts);
            }
        }
        parts.outcome = parts.row.isVoid ? tr("void") : tr("%n ball(s) drawn", nullptr, int(balls.size()));
        if (!sale.empty()) {
            parts.display.emplace_back(std::move(sale));
        }
        if (!balls.empty()) {
            parts.display.emplace_back(SheetText{tr("The balls in the order of the draw:")});
            parts.display.emplace_back(ballTable(balls));
        }
        addPrizes(prizes, parts);
        if (sold && sold->enough) {
            for (const QString& sentence :
                 BingoText::reckoning(m_facts.settings, sold->sales, sold->plan, prizes, carried)) {
                parts.display.emplace_back(SheetText{sentence});
            }
        }
        return parts;
    }

private:
    SheetFacts saleFacts(const SaleClosed& closed) const {
        const QLocale locale;
        SheetFacts facts{{tr("Cards sold"), locale.toString(closed.cards)},
                         {tr("Players with cards"), locale.toString(closed.players)},
                         {tr("Sales"), amountText(closed.sales)},
                         {tr("For prizes"), amountText(closed.plan.prizeMoney)}};
        for (std::size_t i = 0; i < kCombinations; ++i) {
            const auto kind = static_cast<PrizeKind>(i);
            if (m_facts.settings.plays(kind)) {
                facts.push_back({BingoText::prize(kind), amountText(closed.plan.prizes[i])});
            }
        }
        if (closed.bingoJackpot) {
            facts.push_back({BingoText::prize(PrizeKind::bingo_jackpot), amountText(*closed.bingoJackpot)});
        }
        if (closed.lineJackpot) {
            facts.push_back({BingoText::prize(PrizeKind::line_jackpot), amountText(*closed.lineJackpot)});
        }
        return facts;
    }

    SheetTable ballTable(const QStringList& balls) const {
        SheetTable table;
        table.columns.push_back({tr("From ball"), true, 12});
        for (qsizetype i = 0; i < kBallsInRow; ++i) {
            table.columns.push_back({QString::number(i + 1), true, 9});
        }
        for (qsizetype first = 0; first < balls.size(); first += kBallsInRow) {
            table.rows.push_back(QStringList{QString::number(first + 1)} + balls.mid(first, kBallsInRow));
        }
        return table;
    }

    void addPrizes(const std::vector<PrizeWon>& prizes, RoundSheetParts& parts) const {
        if (prizes.empty()) {
            return;
        }
        SheetTable table;
        table.columns = {{tr("Prize"), false, 22},
                         {tr("At ball"), true, 10},
                         {tr("Card"), true, 10},
                         {tr("Won by"), false, 38},
                         {tr("Amount"), true, 20}};
        std::size_t faces = 0;
        std::vector<SheetBlock> drawn;
        for (const PrizeWon& prize : prizes) {
            for (const Winner& winner : prize.winners) {
                table.rows.push_back({BingoText::prize(prize.kind), QString::number(prize.ball),
                                      QString::number(winner.card),
                                      BingoText::owner(winner.owner, m_facts.sheetName(winner.owner.player)),
                                      amountText(winner.amount)});
                const auto face = m_facts.extras.winning.find(winner.card);
                if (face != m_facts.extras.winning.end() && faces < kMostFaces) {
                    ++faces;
                    //: %1 a prize, %2 a card's number, %3 its numbers row by row
                    drawn.emplace_back(SheetText{tr("%1, card %2: %3")
                                                     .arg(BingoText::prize(prize.kind))
                                                     .arg(winner.card)
                                                     .arg(BingoText::face(face->second, m_facts.settings))});
                }
            }
        }
        parts.display.emplace_back(std::move(table));
        parts.display.emplace_back(SheetText{tr("The winning cards, row by row:")});
        for (SheetBlock& face : drawn) {
            parts.display.push_back(std::move(face));
        }
    }

    void add(const Settled& settled, const QStringList& rules, const std::vector<PrizeWon>& prizes,
             RoundSheetParts& parts) const {
        for (const SettledCard& card : settled.cards) {
            QStringList won;
            for (const PrizeWon& prize : prizes) {
                for (const Winner& winner : prize.winners) {
                    if (winner.card == card.card) {
                        //: %1 a prize, %2 which ball
                        won.append(tr("%1 at ball %2").arg(BingoText::prize(prize.kind)).arg(prize.ball));
                    }
                }
            }
            const QString reason = !won.empty()       ? won.join(QStringLiteral("; "))
                                   : settled.refunded ? tr("The price is refunded.")
                                                      : tr("No prize was completed.");
            //: %1 a card's number
            parts.stakes.push_back({m_facts.sheetName(settled.player), tr("Card %1").arg(card.card),
                                    card.amount, card.returned, reason, rules.join(QStringLiteral(", "))});
        }
    }

    SheetFacts settings() const {
        const Settings& room = m_facts.settings;
        const QLocale locale;
        const auto seconds = [&](Duration duration) {
            return tr("%1 s").arg(locale.toString(std::chrono::duration<double>(duration).count(), 'g', 4));
        };
        return {{tr("Price of a card"), amountText(room.cardPrice)},
                {tr("Cards for one player"), BingoText::limit(room.maxCards)},
                {tr("Share of the sales for prizes"), BingoText::share(room.prizePercent)},
                {tr("Prizes"), BingoText::shares(room).join(QStringLiteral(", "))},
                {tr("Sale"), seconds(room.sale)},
                {tr("Time between balls"), seconds(room.draw)},
                {tr("Mode"), BingoText::mode(room.mode)}};
    }

    const Facts& m_facts;
};

} // namespace

RoundSheetParts bingoSheetParts(const Facts& facts) { return BingoSheetMaker(facts).make(); }

namespace {

// The player's card with the most marked boxes, the first of several; empty if there is none.
std::optional<bingo::Card> cardOf(const RoundFacts<record::BingoOnRecord>& facts, const QString& of,
                                  const bingo::BallSet& drawn) {
    std::optional<bingo::Card> best;
    int most = -1;
    for (const auto& step : facts.steps) {
        const auto* const sold = std::get_if<bingo::CardSold>(&step.entry.event);
        if (sold && facts.nameOf(sold->player) == of) {
            const int filled = std::popcount(filledCells(sold->card, facts.settings.shape(), drawn));
            if (filled > most) {
                most = filled;
                best = sold->card;
            }
        }
    }
    return best;
}

void paintCard(QPainter& painter, const bingo::Card& card, const bingo::Settings& settings,
               const bingo::BallSet& drawn) {
    const bingo::Shape& shape = settings.shape();
    constexpr qreal kWidth = 232;
    constexpr qreal kHeight = 88;
    const qreal size = std::min(kWidth / shape.columns, kHeight / shape.rows);
    const qreal left = (kRoundPicture.width() - size * shape.columns) / 2;
    const bingo::CellMask filled = filledCells(card, shape, drawn);
    QFont font(QString::fromLatin1(art::kSansFamily));
    font.setPixelSize(qRound(size * (settings.symbols ? 0.26 : 0.5)));
    painter.setFont(font);
    for (int row = 0; row < shape.rows; ++row) {
        for (int column = 0; column < shape.columns; ++column) {
            const auto cell = static_cast<std::size_t>(row * shape.columns + column);
            const QRectF box(left + column * size, 8 + row * size, size, size);
            const bingo::Ball ball = card.cells[cell];
            const bool isMarked = ball != 0 && (filled >> cell & 1U) != 0;
            painter.setPen(QPen(art::palette::kInk, 1));
            painter.setBrush(isMarked    ? art::palette::kBrassLight
                             : ball == 0 ? art::palette::kBrassDark
                                         : art::palette::kPaper);
            painter.drawRect(box);
            if (ball != 0) {
                painter.drawText(box, Qt::AlignCenter, BingoText::cell(ball, settings));
            }
        }
    }
}

} // namespace

QImage bingoPicture(const RoundFacts<record::BingoOnRecord>& facts, const QString& of) {
    std::vector<int> balls;
    for (const auto& step : facts.steps) {
        if (const auto* const drawn = std::get_if<bingo::BallDrawn>(&step.entry.event)) {
            balls.push_back(drawn->number);
        }
    }
    bingo::BallSet marked;
    for (const int ball : balls) {
        marked.add(static_cast<bingo::Ball>(ball));
    }
    const std::optional<bingo::Card> card = of.isEmpty() ? std::nullopt : cardOf(facts, of, marked);
    const int variant = bingo::ballsOf(facts.settings.variant);
    const bool symbols = facts.settings.symbols;
    return roundPicture([&](QPainter& painter) {
        const auto draw = [&](int number, int x, int y, int size) {
            painter.drawImage(x, y, art::bingoBall({variant, number, symbols}, QSize(size, size), true));
        };
        if (card) {
            paintCard(painter, *card, facts.settings, marked);
            for (std::size_t i = 0; i < std::min<std::size_t>(balls.size(), 5); ++i) {
                const int size = i == 0 ? 50 : 40;
                draw(balls[balls.size() - 1 - i], i == 0 ? 12 : 26 + 44 * static_cast<int>(i), 154 - size,
                     size);
            }
            return;
        }
        if (balls.empty()) {
            return;
        }
        // The last ball, and the earlier ones with the latest of them at the left.
        draw(balls.back(), 16, 28, 104);
        const std::size_t others = std::min<std::size_t>(balls.size() - 1, 4);
        for (std::size_t i = 0; i < others; ++i) {
            const int column = static_cast<int>(i % 2);
            const int row = static_cast<int>(i / 2);
            draw(balls[balls.size() - 2 - i], 132 + 56 * column, 24 + 58 * row, 54);
        }
    });
}

} // namespace mesaviva::app
