// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace mesaviva::app {

/// The names of the shipped scenarios, such as `poker/folded`; those rejected because they break a rule are
/// `unlawful/...`.
QStringList shippedScenarios();
/// The text of one of them; empty if there is no such scenario.
QByteArray shippedScenario(const QString& name);
/// Whether it is one of the rejected scenarios.
bool isUnlawful(const QString& name);

} // namespace mesaviva::app
