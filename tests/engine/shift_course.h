// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Brings a shift at the reversed table of any game to the point that a test needs.
#pragma once

#ifndef Q_MOC_RUN
#include "engine/base/seed.h"
#include "engine/base/table_clock.h"
#include "engine/training/croupier/fault.h"
#endif

#include <QStringList>
#include <QTest>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::croupier {

/// A seed of 32 equal bytes.
inline Seed seedOf(std::uint8_t number) {
    Seed seed{};
    seed.fill(number);
    return seed;
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

/// Performs due actions until one of type `Action` is due for which `fits` holds; returns it.
template <class Action, class Table, class Fits>
auto comeTo(Table& table, const Fits& fits) {
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

/// The same for any action of that type.
template <class Action, class Table>
auto comeTo(Table& table) {
    return comeTo<Action>(table, [](const Action&) { return true; });
}

/// Chooses the right remedy for the fault that was caught and returns it.
template <class Watch>
RemedyKind remedyRightly(Watch& watch) {
    const RemedyKind right = watch.remedyChoice().right;
    const std::vector<RemedyKind> remedies = watch.remedies();
    // The right remedy is offered once, among others.
    [&] {
        QVERIFY(remedies.size() > 2);
        QCOMPARE(std::set<RemedyKind>(remedies.begin(), remedies.end()).size(), remedies.size());
        QVERIFY(std::ranges::find(remedies, right) != remedies.end());
        const auto remedied = watch.remedy(right, 100);
        QVERIFY(remedied.right && remedied.faults.empty());
        QVERIFY(!watch.needsRemedy());
    }();
    return right;
}

/// Returns the remedy of each planted fault with its rules, one line each (`sum pay_rest R27a`); all rules
/// are listed where they differ. Each wrong remedy is tried once and must be reported as a fault of its own
/// with the same rules.
template <class Table, class Watch>
QStringList remediesOf(Table& table, Watch& watch, std::uint64_t rounds) {
    std::map<std::pair<FaultKind, RemedyKind>, std::set<std::string>> ways;
    std::map<std::pair<FaultKind, RemedyKind>, std::set<RemedyKind>> wrong;
    int tried = 0;
    while (table.state().round < rounds) {
        waitFor(table);
        const auto shown = *watch.shown();
        const std::vector<Fault> faults = table.faultsOf(table.dueActions().front(), shown);
        if (faults.empty()) {
            (void)watch.answer(std::nullopt, 0);
            continue;
        }
        (void)watch.answer(faults.front().kind, 0);
        const RemedyChoice choice = watch.remedyChoice();
        const std::pair way(faults.front().kind, choice.right);
        const std::string rule = choice.rules.empty() ? "none" : std::string(choice.rules.begin()->text());
        ways[way].insert(rule);
        const auto next = std::ranges::find_if(choice.others,
                                               [&](RemedyKind other) { return !wrong[way].contains(other); });
        if (next == choice.others.end()) {
            (void)remedyRightly(watch);
            continue;
        }
        wrong[way].insert(*next);
        ++tried;
        const auto remedied = watch.remedy(*next, 0);
        const bool named = !remedied.right && remedied.faults.size() == 1 &&
                           remedied.faults.front().kind == FaultKind::remedy &&
                           remedied.faults.front().remedy == choice.right &&
                           remedied.faults.front().of == faults.front().kind &&
                           remedied.faults.front().rules == choice.rules;
        if (!named) {
            return {QStringLiteral("a wrong way is not named")};
        }
    }
    if (watch.sheet().faults(FaultKind::remedy) != tried || watch.count().caught != watch.count().planted ||
        watch.count().remedied != watch.count().planted - tried || table.sheet().faults() != 0) {
        return {QStringLiteral("the sheet does not say so")};
    }
    QStringList lines;
    for (const auto& [way, rules] : ways) {
        std::string line = std::string(name(way.first)) + ' ' + std::string(name(way.second));
        for (const std::string& rule : rules) {
            line += ' ' + rule;
        }
        lines.append(QString::fromStdString(line));
    }
    return lines;
}

} // namespace mesaviva::croupier
