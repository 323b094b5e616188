// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace mesaviva::app {

/// A line of a list of sums as sha256sum writes it.
struct SumLine {
    QByteArray sum; ///< hexadecimal
    QString name;
};

/// The lines of such a list; comments are left out.
QList<SumLine> sumLines(const QByteArray& list);
/// SHA-256 of a file, hexadecimal; empty: it could not be read.
QString fileSumOf(const QString& path);

/// SHA-256 sums of the program and its assets, compared with those of the build.
struct BuildSums {
    QString program;   ///< hexadecimal; empty: the file could not be read
    QString built;     ///< sum of the program at build time, from the file next to it; empty: no such file
    int assets = 0;    ///< number of files from the source: regulations, scenarios, pictures, sounds
    QString assetsSum; ///< sum over the list of their sums
    QStringList different; ///< assets that differ from the build or are missing

    bool isProgramAsBuilt() const { return !program.isEmpty() && program == built; }
    bool areAssetsAsBuilt() const { return assets > 0 && different.isEmpty(); }
    friend bool operator==(const BuildSums&, const BuildSums&) = default;
};

/// Computes the sums on the first call, which takes a moment: not for the GUI thread.
const BuildSums& buildSums();
/// The same for another program file and the list of sums `assets`, whose files are under `root`.
BuildSums sumsOf(const QString& program, const QString& assets, const QString& root);

/// Result for the program and for the assets, one sentence each in the current language.
QString programSumText(const BuildSums& sums);
QString assetSumText(const BuildSums& sums);

} // namespace mesaviva::app
