// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

#include <vector>

namespace mesaviva::app {

/// A rule or reading of a regulation, for inspectors.
struct InspectedRule {
    QString id;
    QString regulation; ///< `pt-803-2015`
    QString name;       ///< the regulation's short name
    QString game;       ///< `poker`
    QString title;
    QString text;      ///< its content in our own words; of a reading: the interpretation
    QStringList kinds; ///< letters of the register: L, V, F, N
    QString seen;      ///< of a rule that no scenario proves: where and when it can be observed; otherwise
                       ///< empty
    bool reading = false;
    QStringList of;      ///< of a reading: the rules that it interprets
    QString other;       ///< of a reading: the alternative that the house may choose; often empty
    QString alternative; ///< of a reading without a choice: the alternative, which the house does not offer
    QString played;      ///< for `alternative`: the shipped scenario that plays it
    QString setting;     ///< for `alternative`: the table setting that turns it on
    QString ours;        ///< for `alternative`: the shipped scenario that plays our reading, where removing
                         ///< the setting from `played` is not enough; usually empty

    friend bool operator==(const InspectedRule&, const InspectedRule&) = default;
};

/// All rules of the five regulations in a language (`pt`, `en`), by regulation and rule number, each followed
/// by its readings. Read once. Thread-safe.
const std::vector<InspectedRule>& inspectedRules(QStringView language);

/// How the program treats rules of these kinds, as a sentence in the current language.
QString doesAbout(const QStringList& kinds, bool reading);

} // namespace mesaviva::app
