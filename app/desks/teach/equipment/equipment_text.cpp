// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/equipment/equipment_text.h"

#include "app/core/text/texts.h"

#include <QDateTime>
#include <QLocale>
#include <QStringList>

namespace mesaviva::app {

QString EquipmentText::noRound() { return tr("No round is running; the next one opens soon."); }

QString EquipmentText::held(const QString& named) {
    //: %1 what was entered, as the beginning of a line; Backspace is a key
    return tr("%1 · undo (Backspace)").arg(asBeginning(named));
}

QString EquipmentText::check(equipment::WheelCheck check) {
    using equipment::WheelCheck;
    switch (check) {
    case WheelCheck::ball: return tr("The ball is intact and clean, and a second one is ready");
    case WheelCheck::level: return tr("The wheel is level");
    case WheelCheck::rotation: return tr("It turns freely, without drag or noise");
    case WheelCheck::layout:
        return tr("Wheel and cloth have the same numbers and colours, including 0 and 00");
    case WheelCheck::sign: return tr("The table's sign shows the same limits, including those for 0 and 00");
    }
    return {};
}

QString EquipmentText::test(const equipment::NumberTest& test) {
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
               ? tr("%1 numbers: as expected of a fair wheel (%2).").arg(test.numbers).arg(figures)
               //: %1 how many, %2 figures
               : tr("%1 numbers: a fair wheel gives this once in a hundred times or less (%2). Check the "
                    "wheel, and how they were entered.")
                     .arg(test.numbers)
                     .arg(figures);
}

QString EquipmentText::moment(std::int64_t seconds) {
    return QLocale().toString(QDateTime::fromSecsSinceEpoch(seconds), QLocale::ShortFormat);
}

QString EquipmentText::session(const equipment::EquipmentSession& session) {
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
