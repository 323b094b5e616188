// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace mesaviva::app {

/// The scenarios that come with the program, by their names, such as `poker/folded`; those that are refused
/// because they break a rule are `unlawful/...`.
QStringList shippedScenarios();
/// The text of one of them; empty where there is none such.
QByteArray shippedScenario(const QString& name);
/// Whether it is one of those that are refused.
bool isUnlawful(const QString& name);

} // namespace mesaviva::app
