// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/inspect/figures_words.h"

#include "app/teach/piece_words.h"
#include "app/words/bingo_words.h"
#include "app/words/percent.h"
#include "app/words/roulette_names.h"
#include "engine/bingo/settings_fields.h"

#include <QLocale>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <string>

namespace mesaviva::app {

namespace {

constexpr unsigned kMostHeld = 3; // of the up card's rank, which is the fourth

QString rankText(std::size_t rank) { return PieceWords::rank(QLatin1Char(poker::odds::letterOf(rank))); }

nlohmann::ordered_json percentAsJson(bingo::BasisPoints percent) {
    if (percent % 100 == 0) {
        return percent / 100;
    }
    return static_cast<double>(percent) / 100;
}

/// What a room has of its own that counts here, as `--table` takes it.
QString roomAsJson(const bingo::Settings& room) {
    using nlohmann::ordered_json;
    ordered_json table;
    table["card_price"] = room.cardPrice.cents;
    table["prize_percent"] = percentAsJson(room.prizePercent);
    for (std::size_t i = 0; i < bingo::kCombinations; ++i) {
        if (room.prizes.at(i)) {
            table["prizes"][std::string(bingo::name(static_cast<bingo::PrizeKind>(i)))] = *room.prizes.at(i);
        }
    }
    table["line_directions"] = bingo::DirectionsForm::write(room.lines);
    if (room.pattern) {
        table["pattern"] = bingo::PatternForm::write(room.pattern);
    }
    const auto put = [&table](const char* key, const std::optional<bingo::Jackpot>& jackpot) {
        if (jackpot) {
            table[key] = {{"percent", percentAsJson(jackpot->percent)},
                          {"base", jackpot->base.cents},
                          {"within_balls", jackpot->withinBalls}};
        }
    };
    put("jackpot", room.bingoJackpot);
    put("line_jackpot", room.lineJackpot);
    return QString::fromStdString(table.dump());
}

} // namespace

QStringList FiguresWords::games() { return {tr("Poker"), tr("Roulette"), tr("Bingo")}; }

QStringList FiguresWords::choices(int game) {
    switch (game) {
    case FiguresQuestion::Poker:
        return {tr("As regulated"),  tr("Burnt card not seen"),    tr("Suits break no ties"),
                tr("Exactly three"), tr("A-K-Q-J-10 no straight"), tr("The common game")};
    case FiguresQuestion::Roulette: return {tr("Online, 37"), tr("Online, 38"), tr("Casino"), tr("Macau")};
    default: return {tr("90 balls"), tr("80 balls"), tr("75 balls"), tr("30 balls")};
    }
}

QStringList FiguresWords::rooms(const FiguresQuestion& question) {
    QStringList words;
    if (question.game == FiguresQuestion::Bingo) {
        words.append(tr("The usual room"));
        for (const BingoRoomPlan& plan : question.rooms()) {
            words.append(plan.name);
        }
    }
    return words;
}

QStringList FiguresWords::sizes(int game) {
    QStringList words;
    if (game == FiguresQuestion::Bingo) {
        for (const std::uint32_t cards : FiguresQuestion::kCards) {
            words.append(tr("%n card(s)", nullptr, static_cast<int>(cards)));
        }
    }
    return words;
}

QStringList FiguresWords::upCards(int game) {
    QStringList words;
    if (game == FiguresQuestion::Poker) {
        for (std::size_t rank = 0; rank < poker::odds::kRankCount; ++rank) {
            words.append(rankText(rank));
        }
    }
    return words;
}

QString FiguresWords::about(const FiguresQuestion& question) {
    switch (question.game) {
    case FiguresQuestion::Poker: {
        const QString whole = tr(
            "All deals of the whole game are counted, in a second or a few: what the house keeps under best "
            "play, and from which hand on it is best to continue, by the dealer's card.");
        switch (question.choice) {
        case 1: return whole + u'\n' + tr("The player does not look at the burnt card.");
        case 2:
            return whole + u'\n' +
                   tr("Equal high cards are a tie, whatever their suits, as in the common game: without P9's "
                      "comparison.");
        case 3:
            return whole + u'\n' +
                   tr("Of two equal hands of high cards the one with exactly three cards of a suit wins: "
                      "another reading of I-P9. By three of one colour, red or black, it is always a tie: "
                      "any five cards have them.");
        case 4:
            return whole + u'\n' +
                   tr("An ace, king, queen, jack and ten of mixed suits are mere high cards (I-P8).");
        case 5:
            return whole + u'\n' +
                   tr("The game as published elsewhere: no card is burnt, and suits break no ties.");
        default: return whole;
        }
    }
    case FiguresQuestion::Roulette:
        return tr(
            "Each chance is settled for every number of the wheel: what the house keeps of a stake, and how "
            "far results lie apart.");
    default:
        return question.cards() == 1
                   ? tr("With one card there is a formula: at which ball each prize falls, exactly.")
                   : tr("%1 rounds are played with so many cards: at which ball each prize falls.")
                         .arg(QLocale().toString(static_cast<qlonglong>(FiguresQuestion::kRounds)));
    }
}

QString FiguresWords::verdict(const Figures& figures) {
    if (const auto* poker = std::get_if<PokerFigures>(&figures)) {
        const double raised =
            static_cast<double>(poker->game.raised) / static_cast<double>(poker->game.deals);
        const QString asked =
            tr("Under best play the house keeps %1 of each ante; %2 of the hands go on. All %3 deals are "
               "counted.")
                .arg(percentText(poker->game.edge().value(), 4), percentText(raised, 2),
                     QLocale().toString(static_cast<qlonglong>(poker->game.deals)));
        //: %1 a share in per cent
        return poker->common ? asked + u' ' +
                                   tr("In the common game, with the same pays, it keeps %1.")
                                       .arg(percentText(poker->common->edge().value(), 4))
                             : asked;
    }
    if (std::holds_alternative<std::vector<RouletteFigure>>(figures)) {
        return tr("Each chance is settled for every number of the wheel, as the table does it.");
    }
    const auto& hall = std::get<BingoFigures>(figures);
    if (hall.rounds == 0) {
        return tr("With one card there is a formula: these figures are exact.");
    }
    const QString played =
        tr("From %1 rounds played with the real book of cards; the interval holds with 99 % "
           "confidence.")
            .arg(QLocale().toString(static_cast<qlonglong>(hall.rounds)));
    const bool someExact = std::ranges::any_of(
        hall.prizes, [](const BingoFigure& figure) { return figure.mean.low == figure.mean.high; });
    return someExact ? played + u' ' + tr("What has no interval is exact: there is a formula for it.")
                     : played;
}

QList<FigureRow> FiguresWords::rows(const FiguresQuestion& question, const Figures& figures, int upCard) {
    if (const auto* poker = std::get_if<PokerFigures>(&figures)) {
        return FiguresWords::poker(question, *poker, static_cast<std::size_t>(upCard));
    }
    QList<FigureRow> rows;
    if (const auto* wheel = std::get_if<std::vector<RouletteFigure>>(&figures)) {
        for (const RouletteFigure& figure : *wheel) {
            FigureRow row = roulette(figure);
            if (rows.isEmpty()) {
                row.heading = tr("What the house keeps of each stake");
            } else if (figure.series && wheel->at(static_cast<std::size_t>(rows.size()) - 1).chance) {
                row.heading = tr("Series, and how often they go again with what they have won (R28)");
            }
            rows.append(row);
        }
        return rows;
    }
    const auto& hall = std::get<BingoFigures>(figures);
    for (const BingoFigure& figure : hall.prizes) {
        FigureRow row = bingo(figure);
        row.heading = rows.isEmpty() ? tr("At which ball the prizes fall") : QString();
        rows.append(row);
    }
    for (const auto& [percent, returned] : hall.returned) {
        FigureRow row;
        row.heading =
            percent == hall.returned.front().first ? tr("What comes back of the sales (B31)") : QString();
        row.label =
            tr("%1 of the sales are prizes").arg(percentText(static_cast<double>(percent) / 10'000, 0));
        row.value = percentText(returned.value, 2);
        row.detail = tr("the house keeps %1").arg(percentText(1 - returned.value, 2));
        if (returned.low < returned.high) {
            //: what comes back, in per cent
            row.detail =
                tr("from %1 to %2").arg(percentText(returned.low, 2), percentText(returned.high, 2)) +
                QStringLiteral("; ") + row.detail;
        }
        rows.append(row);
    }
    if (hall.rounds > 0) {
        FigureRow row;
        row.heading = tr("To play the same rounds once more");
        row.label = tr("Seed");
        row.detail = QString::fromStdString(toHex(hall.seed));
        rows.append(row);
    }
    return rows;
}

// As hands get better: what one does with the lowest, and from which on something else.
QString FiguresWords::plays(const PokerFigures& figures, std::size_t up, std::size_t burnt, unsigned held) {
    using poker::odds::Choice;
    QStringList words;
    Choice first = Choice::impossible;
    Choice last = Choice::impossible;
    for (const poker::odds::HandOfRanks& hand : figures.hands) {
        const Choice choice = figures.play.of(hand.rank, up, burnt);
        if (hand.ranks[up] != held || choice == Choice::impossible || choice == last) {
            continue;
        }
        last = choice;
        if (first == Choice::impossible) {
            first = choice;
            words.append(choice == Choice::fold    ? tr("fold")
                         : choice == Choice::go_on ? tr("continue")
                                                   : tr("go by the suits"));
            continue;
        }
        QString text; // ranks as the heading has them, with a small s behind those of one suit
        for (const char letter : hand.text()) {
            text += letter == 's' ? QStringLiteral("s") : PieceWords::rank(QLatin1Char(letter));
        }
        words.append(choice == Choice::fold    ? tr("from %1 on fold").arg(text)
                     : choice == Choice::go_on ? tr("from %1 on continue").arg(text)
                                               : tr("from %1 on go by the suits").arg(text));
    }
    if (words.size() == 1) {
        return first == Choice::fold    ? tr("always fold")
               : first == Choice::go_on ? tr("always continue")
                                        : words.first();
    }
    return words.join(QStringLiteral(" \u00b7 "));
}

QList<FigureRow> FiguresWords::poker(const FiguresQuestion& question, const PokerFigures& figures,
                                     std::size_t up) {
    using poker::odds::BestPlay;
    const bool burntSeen = question.pokerRules().burntCardSeen;
    QList<FigureRow> rows;
    for (std::size_t burnt = burntSeen ? 0 : BestPlay::kUnseen;
         burnt < (burntSeen ? BestPlay::kUnseen : BestPlay::kUnseen + 1); ++burnt) {
        for (unsigned held = 0; held <= kMostHeld; ++held) {
            FigureRow row;
            row.detail = plays(figures, up, burnt, held);
            if (row.detail.isEmpty()) {
                continue;
            }
            if (held == 0) {
                row.heading = burntSeen
                                  ? tr("The dealer shows %1, %2 is burnt").arg(rankText(up), rankText(burnt))
                                  : tr("The dealer shows %1").arg(rankText(up));
            }
            row.label = held == 0 ? tr("No card of that rank")
                                  : tr("%n card(s) of that rank", nullptr, static_cast<int>(held));
            rows.append(row);
        }
    }
    return rows;
}

FigureRow FiguresWords::roulette(const RouletteFigure& figure) {
    FigureRow row;
    row.label = figure.chance ? RouletteNames::chance(*figure.chance) : RouletteNames::series(*figure.series);
    if (figure.parols > 0) {
        row.label = tr("%1, %n parol(s)", nullptr, figure.parols).arg(row.label);
    }
    const double edge = figure.returns.edge().value();
    row.value = percentText(edge, 3);
    const double stakes =
        std::sqrt(figure.returns.variance().value()) / static_cast<double>(figure.returns.staked().cents);
    row.detail = tr("%1 comes back, deviation %2 times the stake")
                     .arg(percentText(1 - edge, 3), decimalText(stakes, 3));
    return row;
}

FigureRow FiguresWords::bingo(const BingoFigure& figure) {
    FigureRow row;
    row.label = BingoWords::prize(figure.prize);
    row.value = tr("ball %1").arg(decimalText(figure.mean.value, 2));
    QStringList parts;
    if (figure.mean.low < figure.mean.high) {
        parts.append(
            tr("mean from %1 to %2").arg(decimalText(figure.mean.low, 2), decimalText(figure.mean.high, 2)));
    }
    parts.append(tr("in 5 % of the rounds by ball %1, in half by %2, in 95 % by %3")
                     .arg(figure.balls[0])
                     .arg(figure.balls[1])
                     .arg(figure.balls[2]));
    row.detail = parts.join(QStringLiteral("; "));
    return row;
}

QString FiguresWords::line(const FiguresQuestion& question, const Figures* figures) {
    static constexpr std::array kPoker{
        "",         " --burnt-card-unseen", " --no-suit-ties", " --ties exactly", " --no-ace-high-straight",
        " --common"};
    static constexpr std::array kVariants{"90", "80", "75", "30"};
    const auto choice = static_cast<std::size_t>(question.choice);
    switch (question.game) {
    case FiguresQuestion::Poker:
        return QStringLiteral("mesaviva edge poker") + QLatin1String(kPoker.at(choice));
    case FiguresQuestion::Roulette: {
        static constexpr std::array kRules{"pt-804-2015", "pt-804-2015", "pt-894-2002", "mo-60-2004"};
        const QString table =
            question.choice == 1 ? QStringLiteral(" --table '{\"pockets\":38}'") : QString();
        const Money stake = question.rouletteTable().minimumOf(roulette::ChanceKind::red) * 2;
        return QStringLiteral(
                   "mesaviva edge roulette --rules %1%2 --stakes '[{\"chance\":\"red\",\"amount\":%3}]'")
            .arg(QLatin1String(kRules.at(choice)), table)
            .arg(stake.cents);
    }
    default: {
        QString line = QStringLiteral("mesaviva edge bingo --variant %1 --cards %2")
                           .arg(QLatin1String(kVariants.at(choice)))
                           .arg(question.cards());
        if (question.room > 0) {
            line += QStringLiteral(" --table '%1'").arg(roomAsJson(question.bingoRoom()));
        }
        const auto* const hall = figures != nullptr ? std::get_if<BingoFigures>(figures) : nullptr;
        if (hall != nullptr && hall->rounds > 0) {
            line += QStringLiteral(" --seed ") + QString::fromStdString(toHex(hall->seed));
        }
        return line;
    }
    }
}

} // namespace mesaviva::app
