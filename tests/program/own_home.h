// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

namespace mesaviva::test {

/// Folders for settings, record and state that only this program writes in, empty at the start and gone at
/// the end: no test finds what another one played, and none touches what belongs to whoever runs it. To be
/// made before the application.
class OwnHome {
public:
    OwnHome();

private:
    QTemporaryDir m_folder;
};

} // namespace mesaviva::test
