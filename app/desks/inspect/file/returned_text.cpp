// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/file/returned_text.h"

#include "app/core/events/game_description.h"
#include "app/core/record/record_keeper.h"
#include "app/core/text/amounts.h"
#include "app/core/text/moments.h"
#include "app/core/text/texts.h"

#include <QDate>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <chrono>

namespace mesaviva::app {

namespace {

using record::Returned;
using record::ReturnedBy;
using record::ReturnedMeasure;

record::WallTime momentOf(const QDateTime& time) {
    return record::WallTime(std::chrono::milliseconds(time.toMSecsSinceEpoch()));
}

// In local time: a day with a clock change counts as one day.
record::WallTime daysBefore(const ReturnedEnd& end, int days) {
    return momentOf(timeOf(end.at).addDays(-days));
}

// A chosen day ends with the following midnight, which belongs to the next day.
record::WallTime monthOf(const ReturnedEnd& end) {
    const QDate day = timeOf(end.chosen ? end.at - std::chrono::milliseconds(1) : end.at).date();
    return momentOf(QDate(day.year(), day.month(), 1).startOfDay());
}

QString shareOf(double cents, Money staked) {
    return percentText(staked > Money{} ? cents / static_cast<double>(staked.cents) : 0, 2);
}

QString cardsText(double cards) { return QLocale().toString(cards, 'f', 1); }

QString countText(std::uint64_t count) { return QLocale().toString(static_cast<qulonglong>(count)); }

class Titles {
    Q_DECLARE_TR_FUNCTIONS(ReturnedText)

public:
    static const GameDescription& game(const record::ReturnedKey& key) {
        return *descriptionOf(textOf(gameOf(key)));
    }

    static QString by(const record::ReturnedKey& key) {
        switch (key.by) {
        case ReturnedBy::all: return tr("in all");
        case ReturnedBy::rules:
        case ReturnedBy::part:
        case ReturnedBy::other_part: return game(key).returnedBy(key.by);
        case ReturnedBy::level: return tr("by stake level");
        case ReturnedBy::table: return tr("by table");
        }
        return {};
    }

    static QString of(const Returned& sum) {
        const QString what = part(sum);
        switch (sum.key.measure) {
        case ReturnedMeasure::money: return what;
        //: %1 a room, a prize, "in all"
        case ReturnedMeasure::set_by_rules: return tr("Prizes of the sale: %1").arg(what);
        //: %1 a room, a prize, "in all"
        case ReturnedMeasure::winning_cards: return tr("One to go, and won: %1").arg(what);
        //: %1 a room, a prize, "in all"
        case ReturnedMeasure::share_of_cards: return tr("Share of the winning cards: %1").arg(what);
        }
        return what;
    }

private:
    static QString part(const Returned& sum) {
        const std::int64_t which = sum.key.which;
        switch (sum.key.by) {
        case ReturnedBy::all: return tr("%1 in all").arg(game(sum.key).returnedName());
        case ReturnedBy::rules:
        case ReturnedBy::part:
        case ReturnedBy::other_part: return game(sum.key).returnedPart(sum.key.by, which);
        case ReturnedBy::level: return level(which);
        case ReturnedBy::table:
            //: %1 a table's number, %2 its regulation
            return tr("Table %1, %2")
                .arg(which)
                .arg(game(sum.key).returnedPart(ReturnedBy::rules, sum.rules));
        }
        return {};
    }

    static QString level(std::int64_t level) {
        const auto& bounds = record::kStakeLevels;
        const auto place = static_cast<std::size_t>(level);
        //: %1 an amount
        return place == 0 ? tr("Up to %1").arg(amountText(bounds.front()))
               : place >= bounds.size()
                   ? tr("Above %1").arg(amountText(bounds.back()))
                   //: %1 and %2 amounts
                   : tr("Above %1, up to %2").arg(amountText(bounds[place - 1]), amountText(bounds[place]));
    }
};

} // namespace

ReturnedEnd ReturnedEnd::newest(record::RecordReader& reader) {
    const std::vector<record::RoundRow> rows = reader.rounds({}, 1);
    return {rows.empty() ? RecordKeeper::now() : rows.front().opened};
}

std::array<ReturnedWindow, ReturnedText::kWindows> ReturnedText::windows(const ReturnedEnd& end) {
    const auto until = end.chosen ? std::optional(end.at) : std::nullopt;
    return {{{"all", {{}, until}},
             {"month", {monthOf(end), until}},
             {"30_days", {daysBefore(end, 30), until}},
             {"day", {daysBefore(end, 1), until}}}};
}

QString ReturnedText::keyOf(int window) {
    return QString::fromLatin1(windows({}).at(static_cast<std::size_t>(window)).key.data());
}

QStringList ReturnedText::windowNames() {
    return {tr("Everything"), tr("The month"), tr("The last 30 days"), tr("The last day")};
}

ReturnedRow ReturnedText::row(const Returned& sum) {
    ReturnedRow row;
    row.key = QString::fromStdString(textOf(sum.key));
    //: %1 a game, %2 "by kind of chance", "in all"
    row.group = tr("%1: %2").arg(Titles::game(sum.key).returnedName(), Titles::by(sum.key));
    row.title = Titles::of(sum);
    row.rounds = countText(sum.rounds);
    const double low = std::max(0.0, sum.expected - sum.reach());
    const double high = sum.expected + sum.reach();
    if (sum.isMoney()) {
        row.staked = amountText(sum.staked);
        //: %1 a sum, %2 its share in per cent
        row.returned = tr("%1 = %2").arg(amountText(sum.returned), shareOf(sum.value(), sum.staked));
        row.expected = shareOf(sum.expected, sum.staked);
        //: %1 and %2 shares in per cent, or how many cards
        row.band = tr("%1 to %2").arg(shareOf(low, sum.staked), shareOf(high, sum.staked));
    } else {
        row.staked = sum.key.measure == ReturnedMeasure::winning_cards
                         //: how many numbers were drawn
                         ? tr("%1 balls").arg(countText(sum.chances))
                         //: how many cards of bingo
                         : tr("%1 cards").arg(countText(sum.chances));
        row.returned = countText(sum.cardsWon);
        row.expected = cardsText(sum.expected);
        row.band = tr("%1 to %2").arg(cardsText(low), cardsText(high));
    }
    row.inside = sum.isInside();
    const double off = sum.value() - sum.expected;
    row.place = sum.reach() > 0 ? off / sum.reach() : row.inside ? 0 : off > 0 ? 2 : -2;
    row.insideText = row.inside ? tr("in its band") : tr("outside its band");
    return row;
}

QString ReturnedText::line(const ReturnedRow& row) {
    //: %1 what, %2 what came back, %3 what was expected, %4 the band, %5 "in its band"
    return tr("%1: returned %2, expected %3, band %4, %5")
        .arg(row.title, row.returned, row.expected, row.band, row.insideText);
}

} // namespace mesaviva::app
