// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QTimer>
#include <QtGlobal>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace mesaviva::scene {

/// The position of an item on the table: its centre in pixels, and its rotation in degrees clockwise.
struct Spot {
    QPointF at;
    qreal turn = 0;
};

/// An arrow key.
enum class Direction { left, right, up, down };

/// A place that the keyboard can reach: its point, and its extent, which is also a point for an edge or a
/// corner.
struct Station {
    int id = 0;
    QPointF at;
    QRectF extent;
};

/// The station that an arrow key leads to from `from`: the nearest one that lies wholly on that side and not
/// too far off the axis; -1 if there is none. Distances along `x` and `y` count alike, so scale the stations
/// first if they should not.
[[nodiscard]] int nextStation(const Station& from, Direction direction, const std::vector<Station>& all);

/// The positions of a table's parts for an item's size; the base of each game's geometry.
///
/// Bindings that call a geometry's functions also read `revision`, so that they are evaluated again when the
/// results change.
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

    /// Increases with each change; 0 until there is a size.
    int revision() const { return m_revision; }
    /// False while the table is being moved, for example when the window is resized: items on it then jump to
    /// their positions instead of travelling.
    bool isStill() const { return m_still; }

signals:
    void changed();
    void stillChanged();

protected:
    explicit SettlingGeometry(QObject* parent);

    /// Computes the layout for this size.
    virtual void layOut(QSizeF size) = 0;

    /// Sets a value that the layout depends on.
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
