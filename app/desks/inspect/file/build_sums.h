// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace mesaviva::app {

/// The SHA-256 sums of the program and of what is in it, beside those of the build.
struct BuildSums {
    QString program;   ///< hexadecimal; empty: its file could not be read
    QString built;     ///< of the program when it was built, as the file beside it says; empty: there is none
    int assets = 0;    ///< files that came with the source: regulations, scenarios, pictures, sounds
    QString assetsSum; ///< over the list of their sums
    QStringList different; ///< of them, those that are not as they were built, or are missing

    bool isProgramAsBuilt() const { return !program.isEmpty() && program == built; }
    bool areAssetsAsBuilt() const { return assets > 0 && different.isEmpty(); }
    friend bool operator==(const BuildSums&, const BuildSums&) = default;
};

/// Reads and sums all of it once; takes a moment the first time: not for the window's thread.
const BuildSums& buildSums();
/// The same of another program's file, and of the list of sums in `assets`, whose files lie under `root`.
BuildSums sumsOf(const QString& program, const QString& assets, const QString& root);

/// What came of it, in a sentence of the present language each: the program, and the assets.
QString programSumText(const BuildSums& sums);
QString assetSumText(const BuildSums& sums);

} // namespace mesaviva::app
