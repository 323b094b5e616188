// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/events/event_log_text.h"

#include "app/core/events/game_description.h"
#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <string_view>
#include <variant>

namespace mesaviva::app {

namespace {

// The kinds that several games have.
constexpr KindName kKinds[] = {
    {"table_opened", QT_TRANSLATE_NOOP("EventLogText", "Table opened")},
    {"player_admitted", QT_TRANSLATE_NOOP("EventLogText", "Player admitted")},
    {"player_joined", QT_TRANSLATE_NOOP("EventLogText", "Session begins")},
    {"allowance_taken", QT_TRANSLATE_NOOP("EventLogText", "Free points")},
    {"round_opened", QT_TRANSLATE_NOOP("EventLogText", "Round opens")},
    {"seed_contributed", QT_TRANSLATE_NOOP("EventLogText", "Contribution to the seed")},
    {"betting_opened", QT_TRANSLATE_NOOP("EventLogText", "Betting opens")},
    {"betting_closed", QT_TRANSLATE_NOOP("EventLogText", "Betting closes")},
    {"staked", QT_TRANSLATE_NOOP("EventLogText", "Stake")},
    {"stake_taken_back", QT_TRANSLATE_NOOP("EventLogText", "Stake taken back")},
    {"collected", QT_TRANSLATE_NOOP("EventLogText", "Stakes collected")},
    {"paid", QT_TRANSLATE_NOOP("EventLogText", "Payment")},
    {"settled", QT_TRANSLATE_NOOP("EventLogText", "Settlement")},
    {"round_void", QT_TRANSLATE_NOOP("EventLogText", "Void round")},
    {"round_closed", QT_TRANSLATE_NOOP("EventLogText", "Round closes")},
    {"system_failed", QT_TRANSLATE_NOOP("EventLogText", "System failure")},
    {"player_lost", QT_TRANSLATE_NOOP("EventLogText", "Connection lost")},
    {"player_back", QT_TRANSLATE_NOOP("EventLogText", "Connection restored")},
    {"player_leaving", QT_TRANSLATE_NOOP("EventLogText", "Player leaves")},
    {"session_invited", QT_TRANSLATE_NOOP("EventLogText", "Invitation to leave")},
    {"session_warned", QT_TRANSLATE_NOOP("EventLogText", "Warning")},
    {"session_ended", QT_TRANSLATE_NOOP("EventLogText", "Session ends")},
    {"announced", QT_TRANSLATE_NOOP("EventLogText", "Call")},
    {"refused", QT_TRANSLATE_NOOP("EventLogText", "Refusal")},
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

QString joined(QStringList parts, const QString& between) {
    parts.removeAll(QString());
    return parts.join(between);
}

// The events that the timelines of all games mark.
constexpr std::array<std::string_view, 5> kMarks{"betting_closed", "paid", "settled", "round_void",
                                                 "round_closed"};

} // namespace

QString EventLogText::kind(std::string_view key) {
    const auto nameIn = [key](std::span<const KindName> kinds) {
        const auto found = std::ranges::find(kinds, key, &KindName::key);
        return found == kinds.end() ? QString() : tr(found->words);
    };
    QString name = nameIn(kKinds);
    for (const GameDescription* const game : descriptions()) {
        name = name.isEmpty() ? nameIn(game->kindNames()) : name;
    }
    return name.isEmpty() ? textOf(key) : name;
}

QString EventLogText::mark(const QString& key, std::span<const std::string_view> own) {
    const std::string marked = key.toStdString();
    return std::ranges::count(kMarks, marked) + std::ranges::count(own, marked) > 0 ? kind(marked)
                                                                                    : QString();
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

QString EventLogText::crowd() { return tr("Simulated players"); }

QString EventLogText::staysInPlay(const QString& player, Money staked) {
    //: %1 a player, %2 an amount
    return tr("%1 · %2 stay in the round and are settled like any other stake")
        .arg(player, amountText(staked));
}

QString EventLogText::join(const QStringList& parts) { return joined(parts, QStringLiteral(" · ")); }

QString EventLogText::paragraph(const QStringList& sentences) {
    return joined(sentences, QStringLiteral(" "));
}

QString CommonSentences::operator()(const common::PlayerAdmitted& e) const {
    return tr("%1 is admitted with %2.").arg(name(e.player), amountText(e.wallet));
}
QString CommonSentences::operator()(const common::AllowanceTaken& e) const {
    return tr("%1 is given %2 free.").arg(name(e.player), amountText(e.amount));
}
QString CommonSentences::operator()(const common::RoundOpened&) const { return roundOpened(); }
QString CommonSentences::operator()(const common::SeedContributed& e) const {
    return tr("%1 contributes to the seed of the round's chance.").arg(name(e.player));
}
QString CommonSentences::operator()(const common::SystemFailed&) const { return tr("The system fails."); }
QString CommonSentences::operator()(const common::PlayerDisconnected& e) const {
    return tr("%1 loses the connection.").arg(name(e.player));
}
QString CommonSentences::operator()(const common::PlayerReconnected& e) const {
    return tr("%1 is connected again.").arg(name(e.player));
}
QString CommonSentences::operator()(const common::PlayerLeaving& e) const { return leaving(e.player); }
QString CommonSentences::operator()(const common::SessionInvited& e) const { return invited(e.player); }
QString CommonSentences::operator()(const common::SessionWarned& e) const { return warned(e.player); }

QString CommonSentences::roundOpened() {
    return tr("The round opens; the commitment to its seed is published.");
}
QString CommonSentences::roundClosed() { return tr("The round closes; its seed is shown."); }
QString CommonSentences::roundVoid(const QString& reason) { return tr("The round is void: %1").arg(reason); }
QString CommonSentences::stakesOpen() { return tr("Stakes are accepted."); }
QString CommonSentences::stakesClosed() { return tr("No more stakes are accepted."); }
QString CommonSentences::leaving(PlayerId player) const {
    return tr("%1 leaves once the round is settled.").arg(name(player));
}
QString CommonSentences::invited(PlayerId player) const {
    return tr("%1, who stakes nothing, is invited to leave.").arg(name(player));
}
QString CommonSentences::warned(PlayerId player) const {
    return tr("%1 is warned that the session will end.").arg(name(player));
}
QString CommonSentences::sessionEnded(PlayerId player, SessionEnd reason) const {
    return reason == SessionEnd::left ? tr("%1 ends the session.").arg(name(player))
                                      : tr("The session of %1 is ended: no stake.").arg(name(player));
}
QString CommonSentences::settled(PlayerId player, Money staked, Money returned) const {
    //: %1 a player, %2 and %3 amounts, %4 the difference with its sign
    return tr("%1 is settled: staked %2, returned %3, result %4.")
        .arg(name(player), amountText(staked), amountText(returned), signedAmountText(returned - staked));
}
QString CommonSentences::refused(PlayerId player, const QString& why, const QString& allowed) const {
    const QString to = name(player);
    //: %1 a player, %2 why, as a sentence
    return EventLogText::paragraph(
        {to.isEmpty() ? why : tr("Refused to %1: %2").arg(to, why), AllowedText::sentence(allowed)});
}
QString CommonSentences::announced(const QString& words) {
    return words.isEmpty() ? QString() : tr("Announced: “%1”").arg(words);
}

Correction CorrectionText::voidRound() {
    return {tr("the round was under way"), tr("it is void, and the stakes are returned"),
            tr("the table, by its rules"), tr("the system has failed")};
}

Correction CorrectionText::refund(const QString& before, const QString& after) {
    return {before, after, tr("the table, by its rules"), tr("the round is void")};
}

Correction CorrectionText::entryTakenBack(const QString& entry, const QString& signer) {
    return {entry, tr("nothing entered"),
            signer.isEmpty() ? tr("whoever enters the equipment's results") : signer,
            tr("taken back before it counted")};
}

Correction CorrectionText::restored(std::optional<Money> before, Money after) {
    return {before ? amountText(*before) : tr("disturbed"), amountText(after),
            tr("the croupier, from the record"), tr("the staff had disturbed the stakes")};
}

QString CorrectionText::beforeText(const Correction& correction) {
    //: %1 how it was before it was corrected
    return tr("Before: %1.").arg(correction.before);
}

std::array<std::pair<QString, QString>, 4> CorrectionText::parts(const Correction& correction) {
    return {{{tr("before"), correction.before},
             {tr("after"), correction.after},
             {tr("by"), correction.who},
             {tr("because"), correction.why}}};
}

QString CorrectionText::sentence(const Correction& correction) {
    //: %1 how it was, %2 how it is now, %3 who has done it, %4 why
    return tr("Before: %1 · after: %2 · by: %3 · because: %4")
        .arg(correction.before, correction.after, correction.who, correction.why);
}

QString AllowedText::sentence(const QString& allowed) {
    //: %1 what would have been allowed instead of what was refused
    return tr("Allowed: %1").arg(allowed);
}

QString AllowedText::nextBetting() { return tr("from the next betting period on"); }
QString AllowedText::onceLost() { return tr("once the connection is lost"); }
QString AllowedText::onceDue() { return tr("the same when it is due"); }

QString AllowedText::nearestOf(Money below, Money above) {
    if (below > Money{} && above > Money{}) {
        //: %1, %2 amounts
        return tr("%1 or %2").arg(amountText(below), amountText(above));
    }
    return below > Money{} ? amountText(below) : above > Money{} ? amountText(above) : QString();
}

QString AllowedText::commonOf(CommonReason reason, const Amounts& amounts, const QString& later,
                              const QString& seat) {
    switch (reason) {
    case CommonReason::below_minimum: //: %1 an amount
        return tr("%1 or more").arg(amountText(amounts.above > Money{} ? amounts.above : amounts.limit));
    case CommonReason::above_maximum:
        return amounts.below > Money{} //: %1 an amount
                   ? tr("up to %1 more").arg(amountText(amounts.below))
                   //: %1 an amount
                   : tr("at most %1 in total").arg(amountText(amounts.limit));
    case CommonReason::not_enough_points:
        //: %1 an amount
        return tr("what the player's points cover; the limit here is %1").arg(amountText(amounts.limit));
    case CommonReason::not_offered: return tr("what this table's regulation and settings offer");
    case CommonReason::not_now: return later;
    case CommonReason::already_decided: return tr("the same in the next round");
    case CommonReason::not_seated: return seat;
    case CommonReason::seat_taken: return tr("another free seat");
    case CommonReason::no_stake: return tr("the same once a stake is down");
    case CommonReason::disconnected: return tr("the same once the connection is restored");
    case CommonReason::points_left:
        //: %1 an amount
        return tr("free points with less than %1 left").arg(amountText(amounts.limit));
    case CommonReason::impossible_outcome: return tr("an outcome that is still possible here");
    }
    return later;
}

} // namespace mesaviva::app
