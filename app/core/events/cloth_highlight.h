// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/highlighted_place.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace mesaviva::app {

/// Highlighted places on the cloth of the open table, after the user asked what an event is about. Cleared by
/// the next event or on request.
class ClothHighlight : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the event log")
    Q_PROPERTY(QVariantList places READ places NOTIFY changed)
    Q_PROPERTY(bool highlighted READ isHighlighted NOTIFY changed)

public:
    using QObject::QObject;

    /// The places (HighlightedPlace).
    QVariantList places() const;
    bool isHighlighted() const { return !m_places.empty(); }
    const std::vector<HighlightedPlace>& highlighted() const { return m_places; }

    void light(std::vector<HighlightedPlace> places);
    Q_INVOKABLE void putOut() { light({}); }
    /// Numbers of all highlighted places of one kind.
    Q_INVOKABLE QList<int> numbersOf(int kind) const;

signals:
    void changed();

private:
    std::vector<HighlightedPlace> m_places;
};

} // namespace mesaviva::app
