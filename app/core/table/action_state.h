// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// Whether the player may do something now; if not, why, and by which rule. It comes from the engine's
/// `decide`, so that a button never offers what the table refuses.
class ActionState {
    Q_GADGET
    QML_VALUE_TYPE(actionState)
    Q_PROPERTY(bool enabled MEMBER enabled)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString rule MEMBER rule)

public:
    bool enabled = false;
    QString reason; ///< empty when enabled
    QString rule;   ///< for example `P16`; empty when enabled

    friend bool operator==(const ActionState&, const ActionState&) = default;
};

} // namespace mesaviva::app
