// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

#include <vector>

namespace mesaviva::app {

/// A rule or a reading of one of the regulations, as an inspector goes through them.
struct InspectedRule {
    QString id;
    QString regulation; ///< `pt-803-2015`
    QString name;       ///< of the regulation, short
    QString game;       ///< `poker`
    QString title;
    QString text;      ///< what it demands, in our own words; of a reading: how it is read
    QStringList kinds; ///< letters of the register: L, V, F, N
    QString seen;      ///< of a rule that no scenario proves: where and when it is seen; else empty
    bool reading = false;
    QStringList of;      ///< of a reading: the rules that it reads
    QString other;       ///< of a reading: the other one that the house may choose; often empty
    QString alternative; ///< of a reading without it: the other one, which the house does not offer
    QString played;      ///< of such a reading: the shipped scenario in which the other one is played
    QString setting;     ///< of such a reading: the table's setting that does so
    QString ours;        ///< of such a reading: the shipped scenario in which ours is played, where the same
                         ///< table without that setting does not do; mostly empty

    friend bool operator==(const InspectedRule&, const InspectedRule&) = default;
};

/// All rules of the five regulations in a language (`pt`, `en`), regulation by regulation in the order of
/// their numbers, each followed by the readings of it. Read once. On any thread.
const std::vector<InspectedRule>& inspectedRules(QStringView language);

/// What the program does about rules of these kinds, in a sentence of the present language.
QString doesAbout(const QStringList& kinds, bool reading);

} // namespace mesaviva::app
