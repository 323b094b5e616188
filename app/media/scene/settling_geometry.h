// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSizeF>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::scene {

/// Tells QML where everything lies on a table, for the size of an item: what every game's geometry has.
///
/// Bindings that call a geometry's functions read `revision` as well, so that they are told when the answers
/// change.
class SettlingGeometry : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
    Q_PROPERTY(qreal width READ width WRITE setWidth NOTIFY changed)
    Q_PROPERTY(qreal height READ height WRITE setHeight NOTIFY changed)
    Q_PROPERTY(int revision READ revision NOTIFY changed)
    Q_PROPERTY(bool still READ isStill NOTIFY stillChanged)

public:
    qreal width() const { return m_size.width(); }
    qreal height() const { return m_size.height(); }
    void setWidth(qreal width);
    void setHeight(qreal height);

    /// Grows with each change; 0 until there is a size.
    int revision() const { return m_revision; }
    /// False while the table itself is being moved about, as when the window is resized: what lies on it then
    /// jumps to its place instead of travelling.
    bool isStill() const { return m_still; }

signals:
    void changed();
    void stillChanged();

protected:
    explicit SettlingGeometry(QObject* parent);

    /// Lays everything out anew for this size.
    virtual void layOut(QSizeF size) = 0;

    /// Takes another value of what the layout depends on.
    template <class T>
    void take(T& member, const T& value) {
        if (member != value) {
            member = value;
            update();
        }
    }
    void update();

private:
    QSizeF m_size;
    bool m_still = true;
    int m_revision = 0;
    QTimer m_settle;
};

} // namespace mesaviva::scene
