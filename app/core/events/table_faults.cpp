// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/events/table_faults.h"

#include "app/core/events/event_log_text.h"
#include "app/core/text/table_text.h"

#include <QLocale>

namespace mesaviva::app {

using faults::FaultKind;

namespace {

QString secondsText(Duration time) {
    return QLocale().toString(static_cast<double>(time.count()) / 1000.0, 'f', 1);
}

} // namespace

QString FaultText::title(FaultKind kind) {
    switch (kind) {
    case FaultKind::system: return tr("System failure");
    case FaultKind::between_prizes: return tr("System failure between two prizes");
    case FaultKind::player_lost: return tr("A player's connection is lost");
    case FaultKind::player_back: return tr("The connection is restored");
    case FaultKind::object_in_wheel: return tr("Object in the wheel");
    case FaultKind::ball: return tr("Faulty ball");
    case FaultKind::ball_out: return tr("Ball out of the wheel");
    case FaultKind::ball_exchange: return tr("Change of balls");
    case FaultKind::stakes_disturbed: return tr("Disturbed stakes");
    case FaultKind::dealer_change: return tr("Change of croupier");
    }
    return {};
}

QString FaultText::detail(FaultKind kind) {
    switch (kind) {
    case FaultKind::system: return tr("The gaming system stops.");
    case FaultKind::between_prizes:
        return tr("The gaming system stops when a prize has been won and bingo has not.");
    case FaultKind::player_lost: return tr("The player's own equipment fails.");
    case FaultKind::player_back: return tr("The player's own equipment works again.");
    case FaultKind::object_in_wheel: return tr("A chip or something else falls in while the ball runs.");
    case FaultKind::ball: return tr("The ball is found faulty, at rest or while it runs.");
    case FaultKind::ball_out:
        return tr("The ball jumps out of the wheel and is not found: another one takes its place.");
    case FaultKind::ball_exchange: return tr("The balls are swapped, as they are every hour.");
    case FaultKind::stakes_disturbed: return tr("The staff disturb the stakes on the layout.");
    case FaultKind::dealer_change: return tr("Another croupier takes over the wheel.");
    }
    return {};
}

QString FaultText::denial(FaultKind kind, const TableFaults::Denial& denial) {
    if (denial.reason == "not_offered") {
        return tr("This regulation does not provide for it.");
    }
    if (denial.reason == "not_seated") {
        return tr("This player is not at the table.");
    }
    switch (kind) {
    case FaultKind::between_prizes:
        return tr("Only during the draw, once a prize has been won and before bingo.");
    case FaultKind::player_lost:
        return denial.reason == "disconnected" ? tr("This player's connection is already lost.")
                                               : tr("This player leaves after the round.");
    case FaultKind::player_back: return TableText::lineThere();
    case FaultKind::object_in_wheel: return tr("Only while the ball runs.");
    case FaultKind::stakes_disturbed:
        return denial.reason == "no_stake" ? tr("There is no stake on the layout.")
                                           : tr("The stakes are already being put back.");
    case FaultKind::ball_exchange: return tr("Not while the ball runs.");
    case FaultKind::system:
    case FaultKind::ball:
    case FaultKind::ball_out:
    case FaultKind::dealer_change: break;
    }
    return tr("That is not possible now.");
}

QString FaultText::predicted() { return tr("What the rules require now"); }

QString FaultText::when(faults::DueAction dueAction, Duration after) {
    switch (dueAction) {
    case faults::DueAction::at_once: return tr("at once");
    case faults::DueAction::follows:
        if (after == Duration{}) {
            return tr("at once");
        }
        //: %1 seconds of table time after a fault
        return tr("+%1 s").arg(secondsText(after));
    case faults::DueAction::settles: return tr("at the end");
    }
    return {};
}

QString FaultText::time(const TableFaults::Line& line) {
    if (!line.measured) {
        return {};
    }
    const QString measured = secondsText(*line.measured);
    if (!line.predicted || line.dueAction == faults::DueAction::settles) {
        //: %1 seconds of table time
        return tr("measured: after %1 s").arg(measured);
    }
    if (line.after == Duration{} && *line.measured == Duration{}) {
        return tr("measured: at once, in time");
    }
    const QString predicted = secondsText(line.after);
    if (line.late > Duration{}) {
        //: %1, %2 and %3 seconds of table time
        return tr("required after %1 s, measured %2 s: %3 s too late")
            .arg(predicted, measured, secondsText(line.late));
    }
    return *line.measured < line.after
               //: %1 and %2 seconds of table time
               ? tr("required after %1 s, measured %2 s: early, as nobody used the full time")
                     .arg(predicted, measured)
               //: %1 and %2 seconds of table time
               : tr("required after %1 s, measured %2 s: in time").arg(predicted, measured);
}

QString FaultText::timing(Duration last, int late) {
    return late > 0 ? tr("%n came too late.", nullptr, late)
           : last > Duration{} //: %1 seconds of table time
               ? tr("In time, the last after %1 s.").arg(secondsText(last))
               : tr("In time: at once.");
}

QString FaultText::sealedTitle() { return tr("Sealed until it happens"); }

QString FaultText::sealedText() {
    return tr("The rest depends on face-down cards. It is predicted, and shown as it happens.");
}

QString FaultText::mark(faults::Mark mark, bool predicted) {
    if (!predicted) {
        return tr("not predicted");
    }
    switch (mark) {
    case faults::Mark::awaited: return tr("pending");
    case faults::Mark::same: return tr("as predicted");
    case faults::Mark::different: return tr("not as predicted");
    case faults::Mark::missing: return tr("did not happen");
    case faults::Mark::unseen: return tr("not judged");
    }
    return {};
}

QString FaultText::verdict(const TableFaults::Injected& injected, int same, int all, bool cutShort) {
    if (injected.otherwise) {
        return tr("Not as predicted: only %1 of %2 were.").arg(same).arg(all);
    }
    if (!injected.over) {
        return tr("%1 of %2 so far, as predicted.").arg(same).arg(all);
    }
    if (injected.asPredicted) {
        return tr("All as predicted (%1).").arg(all);
    }
    if (cutShort) {
        return tr("%1 of %2 happened as predicted; the table was left, or the program ended, before the "
                  "others could.")
            .arg(same)
            .arg(all);
    }
    return tr("%1 of %2 happened as predicted; another fault was injected before the others could.")
        .arg(same)
        .arg(all);
}

QString FaultText::injected(const TableFaults::Injected& injected, const QString& player) {
    //: %1 a round's number, %2 a moment on the table's clock, %3 what was caused
    const QString text = tr("Round %1, %2: %3")
                             .arg(injected.round)
                             .arg(EventLogText::moment(injected.at), title(injected.kind));
    return player.isEmpty() ? text : EventLogText::join({text, player});
}

} // namespace mesaviva::app
