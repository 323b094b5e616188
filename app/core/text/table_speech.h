// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Spoken sentences that all games share.
#pragma once

#include "app/media/voice/sentence.h"
#include "engine/base/money.h"
#include "engine/table/phrase.h"

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace mesaviva::app {

/// Sentences in the application's installed language.
class TableSpeech {
    Q_DECLARE_TR_FUNCTIONS(TableSpeech)

public:
    /// A sentence of the croupier in the current language; `key` identifies its subject.
    static Sentence say(Urgency urgency, const QString& text, std::string_view key);

    /// The urgency of a phrase that every table uses.
    static Urgency urgencyOf(CommonPhrase phrase);

    /// A payment (R31): "Ana, split, seventeen and twenty: three hundred points".
    static Sentence payment(const QString& playerName, bool own, const QString& stake, Money winnings,
                            std::string_view key);

    /// A sentence of the live table while a replay is shown in its place: "At the table: no more bets".
    static Sentence atTable(Sentence sentence);

    /// This player's result of a round: "You win ten points".
    static QString result(Money net);
};

} // namespace mesaviva::app
