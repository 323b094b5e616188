// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QObject>
#include <QString>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// A label and its value: one fact about a round, a table or a file.
class RecallFact {
    Q_GADGET
    QML_VALUE_TYPE(recallFact)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString value MEMBER value)

public:
    QString label;
    QString value;

    friend bool operator==(const RecallFact&, const RecallFact&) = default;
};

/// Converts facts for QML.
inline QVariantList asVariants(const QList<RecallFact>& facts) {
    QVariantList list;
    for (const RecallFact& fact : facts) {
        list.append(QVariant::fromValue(fact));
    }
    return list;
}

} // namespace mesaviva::app
