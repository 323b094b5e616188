// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_rulebook.h"

namespace mesaviva::app {

TestRulebook::TestRulebook(QObject* parent)
    : QObject(parent),
      m_settings(m_folder.filePath(QStringLiteral("settings.ini"))),
      m_games(m_folder.filePath(QStringLiteral("settings.ini"))) {
    m_language.setCode(QStringLiteral("en"));
    m_rulebook.setLanguage(QStringLiteral("en"));
}

} // namespace mesaviva::app
