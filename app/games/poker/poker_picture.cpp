// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/poker_picture.h"

#include "app/core/study/round_picture.h"
#include "app/media/art/card_picture.h"

#include <QRect>

#include <array>
#include <optional>
#include <variant>

namespace mesaviva::app {

namespace {

using Hand = std::array<std::optional<poker::Card>, 5>;

// Somewhat over each other where they would need more room.
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
