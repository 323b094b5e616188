// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/game/game_registry.h"
#include "app/core/rulebook/rulebook_model.h"
#include "app/core/settings/app_settings.h"
#include "app/core/text/language.h"

#include <QObject>
#include <QTemporaryDir>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// The real rulebook for QML tests, in English.
class TestRulebook : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(mesaviva::app::RulebookModel* rulebook READ rulebook CONSTANT)
    Q_PROPERTY(mesaviva::app::AppSettings* settings READ settings CONSTANT)
    Q_PROPERTY(mesaviva::app::GameRegistry* games READ games CONSTANT)

public:
    explicit TestRulebook(QObject* parent = nullptr);

    RulebookModel* rulebook() { return &m_rulebook; }
    AppSettings* settings() { return &m_settings; }
    GameRegistry* games() { return &m_games; }

private:
    Language m_language;
    RulebookModel m_rulebook;
    QTemporaryDir m_folder;
    AppSettings m_settings;
    GameRegistry m_games;
};

} // namespace mesaviva::app
