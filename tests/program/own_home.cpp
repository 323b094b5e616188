// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/own_home.h"

#include <QFile>
#include <QtGlobal>

namespace mesaviva::test {

OwnHome::OwnHome() {
    // Without a temporary folder a program would write to the user's home.
    if (!m_folder.isValid()) {
        qFatal("no temporary folder: %s", qPrintable(m_folder.errorString()));
    }
    // The program's first language is the system's.
    qputenv("LC_ALL", "C.UTF-8");
    qunsetenv("LANGUAGE");
    for (const char* place : {"XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"}) {
        qputenv(place, QFile::encodeName(m_folder.filePath(QString::fromLatin1(place))));
    }
}

} // namespace mesaviva::test
