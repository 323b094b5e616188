// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace mesaviva::test {

/// The sources below a folder that include headers of more than one of these games, sorted, as paths relative
/// to that folder, without those whose path names a game.
QStringList sourcesOfSeveralGames(const QString& folder, const QStringList& games);

} // namespace mesaviva::test
