// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/events/event_log_text.h"

#include "app/core/text/percent.h"
#include "app/core/text/texts.h"

#include <QLocale>

#include <chrono>
#include <variant>

namespace mesaviva::app {

namespace {

struct KindName {
    const char* key;
    const char* words;
};

constexpr KindName kKinds[] = {
    {"table_opened", QT_TRANSLATE_NOOP("EventLogText", "Table opened")},
    {"player_admitted", QT_TRANSLATE_NOOP("EventLogText", "Player admitted")},
    {"player_sat", QT_TRANSLATE_NOOP("EventLogText", "Seat taken")},
    {"player_joined", QT_TRANSLATE_NOOP("EventLogText", "Session begins")},
    {"allowance_taken", QT_TRANSLATE_NOOP("EventLogText", "Free points")},
    {"round_opened", QT_TRANSLATE_NOOP("EventLogText", "Round opens")},
    {"betting_opened", QT_TRANSLATE_NOOP("EventLogText", "Betting opens")},
    {"betting_closed", QT_TRANSLATE_NOOP("EventLogText", "Betting closes")},
    {"staked", QT_TRANSLATE_NOOP("EventLogText", "Stake")},
    {"stake_taken_back", QT_TRANSLATE_NOOP("EventLogText", "Stake taken up")},
    {"card_burnt", QT_TRANSLATE_NOOP("EventLogText", "Card burnt")},
    {"card_dealt", QT_TRANSLATE_NOOP("EventLogText", "Card dealt")},
    {"card_revealed", QT_TRANSLATE_NOOP("EventLogText", "Card turned up")},
    {"decision_opened", QT_TRANSLATE_NOOP("EventLogText", "Decision opens")},
    {"decision_extended", QT_TRANSLATE_NOOP("EventLogText", "Extra time")},
    {"folded", QT_TRANSLATE_NOOP("EventLogText", "Hand folded")},
    {"dealer_qualified", QT_TRANSLATE_NOOP("EventLogText", "Dealer's hand")},
    {"collected", QT_TRANSLATE_NOOP("EventLogText", "Stakes collected")},
    {"paid", QT_TRANSLATE_NOOP("EventLogText", "Payment")},
    {"settled", QT_TRANSLATE_NOOP("EventLogText", "Settlement")},
    {"round_void", QT_TRANSLATE_NOOP("EventLogText", "Void round")},
    {"round_closed", QT_TRANSLATE_NOOP("EventLogText", "Round closes")},
    {"system_failed", QT_TRANSLATE_NOOP("EventLogText", "System failure")},
    {"player_lost", QT_TRANSLATE_NOOP("EventLogText", "Connection lost")},
    {"player_back", QT_TRANSLATE_NOOP("EventLogText", "Connection back")},
    {"player_leaving", QT_TRANSLATE_NOOP("EventLogText", "Player leaves")},
    {"session_invited", QT_TRANSLATE_NOOP("EventLogText", "Invitation to leave")},
    {"session_warned", QT_TRANSLATE_NOOP("EventLogText", "Warning")},
    {"session_ended", QT_TRANSLATE_NOOP("EventLogText", "Session ends")},
    {"announced", QT_TRANSLATE_NOOP("EventLogText", "Call")},
    {"refused", QT_TRANSLATE_NOOP("EventLogText", "Refusal")},
    {"parol_ordered", QT_TRANSLATE_NOOP("EventLogText", "Parol ordered")},
    {"parol_placed", QT_TRANSLATE_NOOP("EventLogText", "Parol placed")},
    {"spin_ordered", QT_TRANSLATE_NOOP("EventLogText", "Launch ordered")},
    {"ball_launched", QT_TRANSLATE_NOOP("EventLogText", "Ball launched")},
    {"number_drawn", QT_TRANSLATE_NOOP("EventLogText", "Number")},
    {"spin_void", QT_TRANSLATE_NOOP("EventLogText", "Void spin")},
    {"stakes_disturbed", QT_TRANSLATE_NOOP("EventLogText", "Stakes disturbed")},
    {"stake_restored", QT_TRANSLATE_NOOP("EventLogText", "Stake put back")},
    {"stakes_restored", QT_TRANSLATE_NOOP("EventLogText", "All stakes put back")},
    {"chips_changed", QT_TRANSLATE_NOOP("EventLogText", "Chips changed back")},
    {"ball_changed", QT_TRANSLATE_NOOP("EventLogText", "Ball changed")},
    {"dealer_changed", QT_TRANSLATE_NOOP("EventLogText", "Croupier changed")},
    {"sale_opened", QT_TRANSLATE_NOOP("EventLogText", "Sale opens")},
    {"cards_ordered", QT_TRANSLATE_NOOP("EventLogText", "Cards ordered")},
    {"crowd_cards_ordered", QT_TRANSLATE_NOOP("EventLogText", "Simulated players order")},
    {"card_sold", QT_TRANSLATE_NOOP("EventLogText", "Card sold")},
    {"crowd_sold", QT_TRANSLATE_NOOP("EventLogText", "Simulated players' cards")},
    {"sale_closed", QT_TRANSLATE_NOOP("EventLogText", "Sale closes")},
    {"ball_drawn", QT_TRANSLATE_NOOP("EventLogText", "Ball")},
    {"one_to_go", QT_TRANSLATE_NOOP("EventLogText", "One to go")},
    {"prize_won", QT_TRANSLATE_NOOP("EventLogText", "Prize")},
    {"money_carried", QT_TRANSLATE_NOOP("EventLogText", "Money carried over")},
    {"number_marked", QT_TRANSLATE_NOOP("EventLogText", "Number marked")},
};

QString clockText(std::int64_t milliseconds) {
    const std::int64_t seconds = milliseconds / 1000;
    const QString rest = QStringLiteral("%1%2%3")
                             .arg(seconds % 60, 2, 10, QLatin1Char('0'))
                             .arg(QLocale().decimalPoint())
                             .arg(milliseconds % 1000, 3, 10, QLatin1Char('0'));
    const std::int64_t hours = seconds / 3600;
    return hours > 0 ? QStringLiteral("%1:%2:%3")
                           .arg(hours)
                           .arg(seconds / 60 % 60, 2, 10, QLatin1Char('0'))
                           .arg(rest)
                     : QStringLiteral("%1:%2").arg(seconds / 60).arg(rest);
}

QString numberText(FieldKind kind, std::int64_t number) {
    switch (kind) {
    case FieldKind::money: return amountText(Money{number});
    case FieldKind::percent: return percentText(static_cast<double>(number) / 10'000.0);
    case FieldKind::instant:
    case FieldKind::duration: return clockText(number);
    default: return QString::number(number);
    }
}

} // namespace

QString EventLogText::kind(std::string_view key) {
    for (const KindName& one : kKinds) {
        if (key == one.key) {
            return tr(one.words);
        }
    }
    return textOf(key);
}

QString EventLogText::moment(Instant at) { return clockText((at - kTableOpened).count()); }

QString EventLogText::value(const record::Field& field) {
    if (field.kind == FieldKind::list || field.kind == FieldKind::object) {
        return field.parts.empty() ? tr("none") : QString();
    }
    if (const auto* truth = std::get_if<bool>(&field.value)) {
        return *truth ? tr("yes") : tr("no");
    }
    if (const auto* number = std::get_if<std::int64_t>(&field.value)) {
        return numberText(field.kind, *number);
    }
    if (const auto* count = std::get_if<std::uint64_t>(&field.value)) {
        return QString::number(*count);
    }
    if (const auto* text = std::get_if<std::string>(&field.value)) {
        return QString::fromStdString(*text);
    }
    return tr("none");
}

QString EventLogText::hidden() { return tr("hidden until the round closes"); }

QString EventLogText::nobody() { return tr("Dealer"); }

QString EventLogText::crowd() { return tr("Simulated players"); }

QString EventLogText::staysInPlay(const QString& player, Money staked) {
    //: %1 a player, %2 an amount
    return tr("%1 · %2 stay in the round and are settled like any other stake")
        .arg(player, amountText(staked));
}

QString EventLogText::comesBack(Money returned) {
    //: %1 an amount
    return tr("%1 come back").arg(amountText(returned));
}

QString EventLogText::injectedHere() { return tr("injected by the inspector"); }

QString EventLogText::until(Instant until) {
    //: %1 a moment on the table's clock
    return tr("until %1").arg(moment(until));
}

QString EventLogText::ballBack(const QString& pocket) {
    //: %1 a number of the wheel
    return tr("ball put back on %1").arg(pocket);
}

QString EventLogText::cardNumber(std::uint32_t card) {
    //: %1 the number of a bingo card
    return tr("card %1").arg(card);
}

QString EventLogText::ofBalls(int drawn, int all) {
    //: %1 how many balls were drawn, %2 of how many
    return tr("%1 of %2").arg(drawn).arg(all);
}

QString EventLogText::join(const QStringList& parts) {
    QStringList said;
    for (const QString& part : parts) {
        if (!part.isEmpty()) {
            said.append(part);
        }
    }
    return said.join(QStringLiteral(" · "));
}

} // namespace mesaviva::app
