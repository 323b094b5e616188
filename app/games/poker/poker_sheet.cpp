// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/core/study/study_pictures.h"
#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"
#include "app/games/poker/poker_event_log.h"
#include "app/games/poker/poker_game.h"
#include "app/games/poker/poker_text.h"
#include "app/media/art/card_picture.h"

#include <QLocale>
#include <QRect>

#include <algorithm>
#include <array>
#include <optional>
#include <variant>

namespace mesaviva::app {

using namespace poker;

namespace {

using Facts = RoundFacts<record::PokerOnRecord>;

class PokerSheetMaker {
    Q_DECLARE_TR_FUNCTIONS(PokerSheet)

public:
    explicit PokerSheetMaker(const Facts& facts) : m_facts(facts) {}

    RoundSheetParts make() {
        RoundSheetParts parts = roundSheetParts<PokerEventLog>(m_facts);
        parts.game = PokerText::game();
        parts.regulation = tr("Regulation 803/2015");
        for (const auto& step : m_facts.steps) {
            std::visit([this, &parts](const auto& e) { take(e, parts); }, step.entry.event);
        }
        parts.outcome = parts.row.isVoid  ? tr("void")
                        : m_qualified     ? PokerEventLog::sentence(*m_qualified, {}, m_facts.settings)
                        : m_hands.empty() ? tr("nobody was dealt in")
                                          : tr("everybody folded");
        parts.voidReason = tr("the system has failed (P33)");
        parts.settings = settings();
        if (!m_hands.empty()) {
            parts.display.emplace_back(cards(parts));
        }
        return parts;
    }

private:
    struct Hand {
        PlayerId player = kNobody;
        std::vector<Card> cards;
        std::vector<bool> shown;
    };

    Hand& handOf(PlayerId player) {
        const auto found = std::ranges::find(m_hands, player, &Hand::player);
        if (found != m_hands.end()) {
            return *found;
        }
        m_hands.push_back({player, {}, {}});
        return m_hands.back();
    }

    void take(const CardBurnt& e, RoundSheetParts&) { m_burnt = e; }
    void take(const CardDealt& e, RoundSheetParts&) {
        Hand& hand = handOf(e.player);
        hand.cards.push_back(e.card);
        hand.shown.push_back(e.faceUp);
    }
    void take(const CardRevealed& e, RoundSheetParts&) {
        Hand& hand = handOf(e.player);
        if (e.place < hand.shown.size()) {
            hand.cards[e.place] = e.card;
            hand.shown[e.place] = true;
        }
    }
    void take(const DealerQualified& e, RoundSheetParts&) { m_qualified = e; }
    void take(const Settled& e, RoundSheetParts& parts) {
        const auto add = [&](Box box, const SettledBox& settled) {
            if (settled.amount > Money{}) {
                parts.stakes.push_back({m_facts.sheetName(e.player), PokerText::box(box), settled.amount,
                                        settled.returned, PokerText::reason(e),
                                        textOf(boxRule(e, box, m_facts.settings.edition))});
            }
        };
        add(Box::ante, e.ante);
        add(Box::bet, e.bet);
    }
    template <class Other>
    void take(const Other&, RoundSheetParts&) {}

    SheetFacts settings() const {
        const Settings& table = m_facts.settings;
        const QLocale locale;
        const auto seconds = [&](Duration duration) {
            return tr("%1 s").arg(locale.toString(std::chrono::duration<double>(duration).count(), 'g', 4));
        };
        SheetFacts facts{
            {tr("Ante"), tr("%1 to %2").arg(amountText(table.minimum), amountText(largestAnte(table)))},
            {tr("Seats"), locale.toString(table.seats)},
            {tr("For"), table.individual ? tr("one player") : tr("several players")},
            {tr("Betting time"),
             table.individual ? tr("none: the player starts the deal") : seconds(table.betting)},
            {tr("Time to decide"),
             tr("%1, extended by %2").arg(seconds(table.decision), seconds(table.extra))}};
        facts.push_back({tr("Reading I-P8"), table.ranking.aceHighStraight
                                                 ? tr("a straight may end with the ace")
                                                 : tr("a straight may not end with the ace")});
        facts.push_back({tr("Reading I-P33"), table.systemFailure == SystemFailureRule::settle_bets
                                                  ? tr("after a failure placed bets are settled")
                                                  : tr("after a failure the whole round is void")});
        facts.push_back({tr("Reading I-P19a"), table.burntCard == BurntCard::face_up
                                                   ? tr("the first card is burnt face up")
                                                   : tr("the first card is burnt face down")});
        facts.push_back(
            {tr("Reading I-P26"), table.foldedAntes == FoldedAntes::lost
                                      ? tr("a folded ante stays lost")
                                      : tr("a folded ante is paid if the dealer does not qualify")});
        facts.push_back({tr("Reading I-P16"), table.maximumBounds == MaximumBounds::ante
                                                  ? tr("the maximum bounds the ante")
                                                  : tr("the maximum bounds ante and bet together")});
        return facts;
    }

    SheetTable cards(const RoundSheetParts& parts) const {
        SheetTable table;
        table.columns = {{tr("Hand of"), false, 16}, {tr("Cards"), false, 56}, {tr("Hand"), false, 28}};
        if (m_burnt) {
            table.rows.push_back({tr("Burnt card"), PokerText::card(m_burnt->card), {}});
        }
        for (const Hand& hand : m_hands) {
            QStringList names;
            bool hidden = false;
            for (std::size_t i = 0; i < hand.cards.size(); ++i) {
                hidden = hidden || !hand.shown[i];
                names.append(PokerText::card(hand.cards[i]));
            }
            QString cards = names.join(QStringLiteral(" · "));
            if (hidden && parts.row.closed) {
                cards += u'\n' + tr("Not all of these were turned over at the table.");
            }
            QString called;
            HandCards five{};
            if (hand.cards.size() == five.size()) {
                std::ranges::copy(hand.cards, five.begin());
                called = PokerText::hand(five, m_facts.settings.ranking);
            }
            table.rows.push_back({hand.player == kNobody ? tr("Dealer") : m_facts.sheetName(hand.player),
                                  std::move(cards), std::move(called)});
        }
        return table;
    }

    const Facts& m_facts;
    std::vector<Hand> m_hands;
    std::optional<CardBurnt> m_burnt;
    std::optional<DealerQualified> m_qualified;
};

} // namespace

RoundSheetParts pokerSheetParts(const Facts& facts) { return PokerSheetMaker(facts).make(); }

namespace {

using Hand = std::array<std::optional<poker::Card>, 5>;

// The cards overlap if they don't fit.
void lay(QPainter& painter, const Hand& hand, int y, int height) {
    const QSize size(height * 63 / 88, height);
    constexpr int kGap = 4;
    const int width = 5 * size.width() + 4 * kGap;
    int x = (kRoundPicture.width() - width) / 2;
    for (const std::optional<poker::Card>& card : hand) {
        const auto sign = card ? art::cardFromText(QString::fromStdString(card->text())) : std::nullopt;
        if (sign) {
            painter.drawImage(x, y, art::cardFace(*sign, {}, size));
        }
        x += size.width() + kGap;
    }
}

} // namespace

QImage pokerPicture(const RoundFacts<record::PokerOnRecord>& facts, const QString& of) {
    PlayerId own = 0;
    for (std::size_t i = 0; i < facts.players.size(); ++i) {
        const QString& name = facts.players[i].name;
        const bool isMeant = of.isEmpty() ? name.startsWith(QLatin1String("player_")) : name == of;
        own = isMeant ? static_cast<PlayerId>(i) : own;
    }
    Hand dealer;
    Hand player;
    for (const auto& step : facts.steps) {
        const auto* const dealt = std::get_if<poker::CardDealt>(&step.entry.event);
        const auto* const shown = std::get_if<poker::CardRevealed>(&step.entry.event);
        if (dealt && dealt->player == own && dealt->place < player.size()) {
            player[dealt->place] = dealt->card;
        } else if (dealt && dealt->player == kNobody && dealt->faceUp && dealt->place < dealer.size()) {
            dealer[dealt->place] = dealt->card;
        } else if (shown && shown->player == kNobody && shown->place < dealer.size()) {
            dealer[shown->place] = shown->card;
        }
    }
    return roundPicture([&](QPainter& painter) {
        lay(painter, dealer, 12, 56);
        lay(painter, player, 82, 66);
    });
}

} // namespace mesaviva::app
