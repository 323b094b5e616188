// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/equipment/equipment_words.h"

#include <QDateTime>
#include <QLocale>
#include <QStringList>

namespace mesaviva::app {

using equipment::Bar;

namespace {

QString asBeginning(const QString& words) { return words.left(1).toUpper() + words.mid(1); }

} // namespace

QString EquipmentWords::barred(const equipment::Barred& bar, const QString& game, const QString& named) {
    const bool wheel = game == QLatin1String("roulette");
    const bool cards = game == QLatin1String("poker");
    switch (bar.bar) {
    case Bar::no_round: return tr("No round runs; the next one opens soon.");
    case Bar::bets_open:
        return wheel   ? tr("Stakes are still taken; the number counts once they are closed.")
               : cards ? tr("Antes are still taken; the cards come after that.")
                       : tr("Cards are still sold; the balls come after that.");
    case Bar::not_launched: return tr("The ball is not launched yet.");
    case Bar::counted:
        return wheel   ? tr("This round has its number.")
               : cards ? tr("All cards of this round are dealt.")
                       : tr("This draw is over.");
    case Bar::waiting: return tr("The table announces; the next ball comes after that.");
    case Bar::not_on_wheel: return tr("This wheel has no %1.").arg(named);
    //: %1 a card, %2 the how manieth of the round
    case Bar::dealt:
        return tr("%1: out already, as card %2 of this round.").arg(asBeginning(named)).arg(bar.place);
    //: %1 a ball, %2 the how manieth of the draw
    case Bar::drawn:
        return tr("%1: out already, as number %2 of this draw.").arg(asBeginning(named)).arg(bar.place);
    case Bar::no_ball: return tr("The machine has no such ball.");
    }
    return {};
}

QString EquipmentWords::unread(const QString& game, const QString& typed) {
    return game == QLatin1String("roulette") ? tr("This wheel has no number %1.").arg(typed)
           : game == QLatin1String("poker")
               //: a card's rank and the letter of its suit
               ? tr("No card is called %1: type rank and suit, such as Kd or 10h.").arg(typed)
               : tr("This machine has no ball %1.").arg(typed);
}

QString EquipmentWords::pending(const QString& game, const QString& named) {
    return game == QLatin1String("roulette")
               ? tr("Entered: %1. It counts when the ball's time is over; until then it can be taken back.")
                     .arg(named)
               : tr("Entered: %1. It counts in a moment; until then it can be taken back.").arg(named);
}

QString EquipmentWords::check(equipment::WheelCheck check) {
    using equipment::WheelCheck;
    switch (check) {
    case WheelCheck::ball: return tr("The ball is whole and clean, and a second one lies ready");
    case WheelCheck::level: return tr("The wheel stands level");
    case WheelCheck::rotation: return tr("It turns freely, without drag or noise");
    case WheelCheck::layout:
        return tr("Wheel and cloth have the same numbers and colours, also for 0 and 00");
    case WheelCheck::sign: return tr("The table's sign says the same limits, and the same for 0 and 00");
    }
    return {};
}

QString EquipmentWords::test(const equipment::NumberTest& test) {
    using Verdict = equipment::NumberTest::Verdict;
    if (test.verdict == Verdict::too_few) {
        //: %1 of %2 numbers
        return tr("%1 of the %2 numbers that the test of the wheel needs: too few to say anything.")
            .arg(test.numbers)
            .arg(test.needed);
    }
    const QLocale locale;
    const QString figures = QStringLiteral("χ² %1, p %2")
                                .arg(locale.toString(test.statistic, 'f', 1),
                                     test.p < 0.0005 ? QStringLiteral("< ") + locale.toString(0.001, 'f', 3)
                                                     : locale.toString(test.p, 'f', 3));
    //: %1 how many, %2 figures
    return test.verdict == Verdict::even
               ? tr("%1 numbers: as a fair wheel brings them (%2).").arg(test.numbers).arg(figures)
               //: %1 how many, %2 figures
               : tr("%1 numbers: a fair wheel brings this once in a hundred times or less (%2). Look at the "
                    "wheel, and at how they were entered.")
                     .arg(test.numbers)
                     .arg(figures);
}

QString EquipmentWords::moment(std::int64_t seconds) {
    return QLocale().toString(QDateTime::fromSecsSinceEpoch(seconds), QLocale::ShortFormat);
}

QString EquipmentWords::session(const equipment::EquipmentSession& session) {
    QStringList parts{moment(session.at)};
    if (!session.wheel.empty()) {
        parts.append(QString::fromStdString(session.wheel));
    }
    if (session.inspection) {
        //: %1 a name or initials
        parts.append(tr("inspected by %1").arg(QString::fromStdString(session.inspection->signer)));
    }
    if (session.game == "roulette") {
        parts.append(tr("%n number(s)", nullptr, static_cast<int>(session.numbers)));
    }
    if (session.table > 0) {
        parts.append(tr("table %1 of the record").arg(session.table));
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace mesaviva::app
