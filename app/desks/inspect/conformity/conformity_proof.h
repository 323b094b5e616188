// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// A shipped scenario that proves a rule, for who wants to see it.
class ConformityProof {
    Q_GADGET
    QML_VALUE_TYPE(conformityProof)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(bool refused MEMBER refused)

public:
    QString name;         ///< `poker/folded`
    QString title;        ///< in the present language
    bool refused = false; ///< the file breaks the rule, and is refused: there is nothing to play
};

} // namespace mesaviva::app
