// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

namespace mesaviva::test {

/// Private folders for settings, record and state, empty at the start and removed at the end: no test finds
/// the files of another one or touches those of the user. Create it before the application.
class OwnHome {
public:
    OwnHome();

private:
    QTemporaryDir m_folder;
};

} // namespace mesaviva::test
