// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace mesaviva::test {

/// The sources below a folder that include what is of more than one of these games, sorted, as paths from
/// that folder; those are left out that a game's name stands in.
QStringList sourcesOfSeveralGames(const QString& folder, const QStringList& games);

} // namespace mesaviva::test
