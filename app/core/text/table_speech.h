// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What every game's table says aloud in the same way.
#pragma once

#include "app/media/voice/sentence.h"
#include "engine/base/money.h"
#include "engine/table/phrase.h"

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace mesaviva::app {

/// Sentences in the language that is installed in the application.
class TableSpeech {
    Q_DECLARE_TR_FUNCTIONS(TableSpeech)

public:
    /// A sentence of the croupier's in the present language; `key` is what it is about.
    static Sentence say(Urgency urgency, const QString& text, std::string_view key);

    /// What becomes of a sentence that every table says.
    static Urgency urgencyOf(CommonPhrase phrase);

    /// A payment (R31): "Ana, split, seventeen and twenty: three hundred points".
    static Sentence payment(const QString& playerName, bool own, const QString& stake, Money winnings,
                            std::string_view key);

    /// What the table tells while an earlier round is played again in its place: "At the table: no more
    /// bets".
    static Sentence atTable(Sentence sentence);

    /// What a round has brought this player: "You win ten points".
    static QString result(Money net);
};

} // namespace mesaviva::app
