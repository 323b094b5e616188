// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command_line.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <iosfwd>
#include <optional>

namespace mesaviva::app {

/// What the program was built from: its version, then commit, Qt and compiler, one a line, as `mesaviva
/// --version` prints them. Empty in programs other than mesaviva.
QByteArray identity();

/// A release's manifest: what `identity` says as comments, then the SHA-256 sums of `program`, of the other
/// programs beside it where they are, and of the files under `root` that the list `assets` names, in the
/// format of sha256sum. Embedded files are named with a leading `:/`. Packaging publishes the same text with
/// each release (packaging/manifest.cmake).
QByteArray manifestOf(const QByteArray& identity, const QString& program, const QString& assets,
                      const QString& root);
/// That of the running program. Takes a moment: not for the GUI thread. Needs a QCoreApplication.
QByteArray ownManifest();

/// A published manifest compared with another.
struct ManifestComparison {
    int same = 0;          ///< number of files with the published sum
    QStringList different; ///< names of files with another sum
    QStringList absent;    ///< published files that the other manifest lacks
    QStringList added;     ///< files that are not published

    bool isSame() const { return same > 0 && different.isEmpty() && absent.isEmpty() && added.isEmpty(); }
};

/// Compares the sums, not the comments. Nothing: `published` is no manifest.
std::optional<ManifestComparison> compareManifests(const QByteArray& published, const QByteArray& own);

/// Reads a manifest; nothing: no such file, or larger than any manifest.
std::optional<QByteArray> readManifest(const QString& file);

/// `mesaviva sums`: prints the running program's manifest, or compares it with a published one. Needs a
/// QCoreApplication. Returns the exit status: 0, 1 if they differ, 2 if there is no manifest to compare.
int sumsCommand(const SumsRequest& request, std::ostream& out, std::ostream& err);

} // namespace mesaviva::app
