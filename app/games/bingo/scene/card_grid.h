// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::scene {

/// Arranges equal cards in an area so that their numbers are as large as possible. The aspect ratio of the
/// cards varies between two bounds. Boxes are never smaller than `leastBox`: if the cards don't fit then, as
/// many as possible are placed side by side, and the rest continues below the area. All lengths are in the
/// area's pixels; `gap` is free space right of and below each card.
class CardGrid : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count MEMBER m_count WRITE setCount NOTIFY changed)
    Q_PROPERTY(qreal width MEMBER m_width WRITE setWidth NOTIFY changed)
    Q_PROPERTY(qreal height MEMBER m_height WRITE setHeight NOTIFY changed)
    /// Boxes of a card, horizontally and vertically.
    Q_PROPERTY(qreal across MEMBER m_across WRITE setAcross NOTIFY changed)
    Q_PROPERTY(qreal down MEMBER m_down WRITE setDown NOTIFY changed)
    /// The least and greatest ratio of a card's width to its height.
    Q_PROPERTY(qreal leastAspect MEMBER m_leastAspect WRITE setLeastAspect NOTIFY changed)
    Q_PROPERTY(qreal mostAspect MEMBER m_mostAspect WRITE setMostAspect NOTIFY changed)
    Q_PROPERTY(qreal gap MEMBER m_gap WRITE setGap NOTIFY changed)
    /// The least and greatest side of a square whose number is as large as that in a card's box.
    Q_PROPERTY(qreal leastBox MEMBER m_leastBox WRITE setLeastBox NOTIFY changed)
    Q_PROPERTY(qreal mostBox MEMBER m_mostBox WRITE setMostBox NOTIFY changed)
    /// The number of cards side by side.
    Q_PROPERTY(int columns READ columns NOTIFY changed)
    Q_PROPERTY(qreal cardWidth READ cardWidth NOTIFY changed)
    Q_PROPERTY(qreal cardHeight READ cardHeight NOTIFY changed)
    /// Whether all cards are visible.
    Q_PROPERTY(bool fits READ fits NOTIFY changed)

public:
    using QObject::QObject;

    void setCount(int count) { set(m_count, count); }
    void setWidth(qreal width) { set(m_width, width); }
    void setHeight(qreal height) { set(m_height, height); }
    void setAcross(qreal boxes) { set(m_across, boxes); }
    void setDown(qreal boxes) { set(m_down, boxes); }
    void setLeastAspect(qreal aspect) { set(m_leastAspect, aspect); }
    void setMostAspect(qreal aspect) { set(m_mostAspect, aspect); }
    void setGap(qreal gap) { set(m_gap, gap); }
    void setLeastBox(qreal side) { set(m_leastBox, side); }
    void setMostBox(qreal side) { set(m_mostBox, side); }

    int columns() const;
    qreal cardWidth() const { return card().width(); }
    qreal cardHeight() const { return card().height(); }
    bool fits() const { return m_count == 0 || boxOf(cardWith(columns())) >= m_leastBox; }

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
    int rowsWith(int columns) const;
    /// The size of a card with `columns` side by side and all cards visible.
    QSizeF cardWith(int columns) const;
    /// The side of the largest square box that such a card corresponds to.
    qreal boxOf(QSizeF card) const;
    /// The smallest readable card.
    QSizeF leastCard() const;
    QSizeF card() const;

    int m_count = 0;
    qreal m_width = 0;
    qreal m_height = 0;
    qreal m_across = 1;
    qreal m_down = 1;
    qreal m_leastAspect = 1;
    qreal m_mostAspect = 1;
    qreal m_gap = 0;
    qreal m_leastBox = 1;
    qreal m_mostBox = 1;
};

} // namespace mesaviva::scene
