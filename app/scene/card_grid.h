// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::scene {

/// How a number of equal cards lies in a place so that each is as large as it can be. Cards never become
/// smaller than `leastWidth`: then as many lie side by side as have room, and the rest goes below, out of the
/// place. All lengths in the place's pixels; `gap` is what a card keeps free to its right and below.
class CardGrid : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count MEMBER m_count WRITE setCount NOTIFY changed)
    Q_PROPERTY(qreal width MEMBER m_width WRITE setWidth NOTIFY changed)
    Q_PROPERTY(qreal height MEMBER m_height WRITE setHeight NOTIFY changed)
    /// A card's width over its height.
    Q_PROPERTY(qreal aspect MEMBER m_aspect WRITE setAspect NOTIFY changed)
    Q_PROPERTY(qreal gap MEMBER m_gap WRITE setGap NOTIFY changed)
    Q_PROPERTY(qreal leastWidth MEMBER m_leastWidth WRITE setLeastWidth NOTIFY changed)
    Q_PROPERTY(qreal mostWidth MEMBER m_mostWidth WRITE setMostWidth NOTIFY changed)
    /// How many cards lie side by side.
    Q_PROPERTY(int columns READ columns NOTIFY changed)
    Q_PROPERTY(qreal cardWidth READ cardWidth NOTIFY changed)

public:
    using QObject::QObject;

    void setCount(int count) { set(m_count, count); }
    void setWidth(qreal width) { set(m_width, width); }
    void setHeight(qreal height) { set(m_height, height); }
    void setAspect(qreal aspect) { set(m_aspect, aspect); }
    void setGap(qreal gap) { set(m_gap, gap); }
    void setLeastWidth(qreal width) { set(m_leastWidth, width); }
    void setMostWidth(qreal width) { set(m_mostWidth, width); }

    int columns() const;
    qreal cardWidth() const;

signals:
    void changed();

private:
    template <class T>
    void set(T& member, T value) {
        if (!(member == value)) {
            member = value;
            emit changed();
        }
    }
    /// How wide a card can be with so many side by side.
    int rowsWith(int columns) const;
    qreal widthWith(int columns) const;

    int m_count = 0;
    qreal m_width = 0;
    qreal m_height = 0;
    qreal m_aspect = 1;
    qreal m_gap = 0;
    qreal m_leastWidth = 1;
    qreal m_mostWidth = 1;
};

} // namespace mesaviva::scene
