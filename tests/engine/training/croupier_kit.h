// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Brings a shift at the reversed table of any game to the point that a test needs, and makes wrong actions
// there.
#pragma once

#ifndef Q_MOC_RUN
#include "engine/base/seed.h"
#include "engine/base/table_clock.h"
#include "engine/training/croupier/fault.h"
#endif

#include <QString>
#include <QTest>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace mesaviva::croupier {

/// A seed of 32 equal bytes.
inline Seed seedOf(std::uint8_t number) {
    Seed seed{};
    seed.fill(number);
    return seed;
}

/// The first rule of a fault or a due action; `none` for a custom.
inline std::string firstOf(const Rules& rules) {
    return rules.empty() ? "none" : std::string(rules.begin()->text());
}

/// The first rule of the fault of that kind.
inline std::string ruleOf(const std::vector<Fault>& faults, FaultKind kind) {
    for (const Fault& fault : faults) {
        if (fault.kind == kind) {
            return firstOf(fault.rules);
        }
    }
    return "no such fault";
}

/// Advances time until the table waits for the trainee.
template <class Table>
void waitFor(Table& table) {
    for (int i = 0; i < 20'000 && !table.isWaiting(); ++i) {
        const std::optional<Instant> due = table.nextDue();
        QVERIFY(due.has_value());
        table.advanceTo(*due);
    }
    QVERIFY(table.isWaiting());
}

/// Fits any action.
struct Any {
    template <class... What>
    bool operator()(const What&...) const {
        return true;
    }
};

/// Performs due actions until one of type `Action` is due for which `fits` holds; returns it.
template <class Action, class Table, class Fits = Any>
auto comeTo(Table& table, const Fits& fits = {}) {
    for (int i = 0; i < 50'000; ++i) {
        waitFor(table);
        const auto due = table.dueActions();
        if (const auto* action = std::get_if<Action>(&due.front().action);
            action != nullptr && fits(*action)) {
            return due.front();
        }
        (void)table.perform(due.front().action, 0);
    }
    qFatal("it never comes");
}

/// The same; returns only the action.
template <class Action, class Table, class Fits = Any>
Action actionDue(Table& table, const Fits& fits = {}) {
    return std::get<Action>(comeTo<Action>(table, fits).action);
}

/// A wrong action of a croupier, and the fault that it must be judged as.
template <class Table>
struct WrongAction {
    QString house; ///< as of the game's desk
    QString what;
    FaultKind kind;
    QString rules; ///< any of these, with `|` between them; `none`: custom
    /// Comes to a point where the fault is possible, and makes it.
    std::function<typename Table::Judged(Table&)> act;
    FaultDetail detail = FaultDetail::none;
};

/// Does `wrong` where an `Action` is due for which `fits(table, action)` holds.
template <class Action, class Wrong, class Fits = Any>
auto insteadOf(const Wrong& wrong, const Fits& fits = {}) {
    return [=](auto& table) {
        (void)comeTo<Action>(table, [&](const Action& due) { return fits(table, due); });
        return table.perform(wrong, 0);
    };
}

/// The same right after an `Action`.
template <class Action, class Wrong, class Fits = Any>
auto rightAfter(const Wrong& wrong, const Fits& fits = {}) {
    return [=](auto& table) {
        const auto due = comeTo<Action>(table, [&](const Action& one) { return fits(table, one); });
        (void)table.perform(due.action, 0);
        return table.perform(wrong, 0);
    };
}

/// Does a due `Action` after `change(action, table)`.
template <class Action, class Change, class Fits = Any>
auto changed(const Change& change, const Fits& fits = {}) {
    return [=](auto& table) {
        auto action = actionDue<Action>(table, [&](const Action& due) { return fits(table, due); });
        change(action, table);
        return table.perform(action, 0);
    };
}

/// Goes on to the first due `Action` for which `find(table, action)` returns something, and does that.
template <class Action, class Find>
auto atFirst(const Find& find) {
    return [=](auto& table) {
        for (int i = 0; i < 2'000; ++i) {
            const auto due = actionDue<Action>(table);
            if (const auto wrong = find(table, due)) {
                return table.perform(*wrong, 0);
            }
            (void)table.perform(due, 0);
        }
        qFatal("it is never possible");
    };
}

/// Does the right action too slowly; `Action` is the first due one.
template <class Action>
auto tooSlowly() {
    return [](auto& table) { return table.perform(comeTo<Action>(table).action, 1'001); };
}

/// Chooses the right remedy for the fault that was caught and returns it.
template <class Watch>
RemedyKind remedyRightly(Watch& watch) {
    const RemedyKind right = watch.remedyChoice().right;
    const std::vector<RemedyKind> remedies = watch.remedies();
    // The right remedy is offered once, among others.
    [&] {
        QVERIFY(remedies.size() > 2);
        QCOMPARE(std::ranges::count(remedies, right), std::ptrdiff_t{1});
        QCOMPARE(std::set<RemedyKind>(remedies.begin(), remedies.end()).size(), remedies.size());
        const auto remedied = watch.remedy(right, 100);
        QVERIFY(remedied.right && remedied.faults.empty());
        QVERIFY(!watch.needsRemedy());
    }();
    return right;
}

} // namespace mesaviva::croupier
