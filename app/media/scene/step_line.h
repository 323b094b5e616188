// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::scene {

/// A step chart: the line keeps its height until the next point, and the area between it and zero is tinted.
/// A painted item, so that it looks the same without a graphics card; it repaints only when something has
/// changed.
class StepLine : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// The points from left to right; 0 is the left or lower edge, 1 the right or upper one. The shorter list
    /// determines their number.
    Q_PROPERTY(QList<double> places READ places WRITE setPlaces NOTIFY changed)
    Q_PROPERTY(QList<double> heights READ heights WRITE setHeights NOTIFY changed)
    /// The height of zero; a value outside 0 to 1 is clamped to the edge.
    Q_PROPERTY(qreal zero READ zero WRITE setZero NOTIFY changed)
    Q_PROPERTY(QColor colour READ colour WRITE setColour NOTIFY changed)
    /// The line width in pixels.
    Q_PROPERTY(qreal thickness READ thickness WRITE setThickness NOTIFY changed)

public:
    explicit StepLine(QQuickItem* parent = nullptr);

    const QList<double>& places() const { return m_places; }
    const QList<double>& heights() const { return m_heights; }
    qreal zero() const { return m_zero; }
    const QColor& colour() const { return m_colour; }
    qreal thickness() const { return m_thickness; }
    void setPlaces(const QList<double>& places) { set(m_places, places); }
    void setHeights(const QList<double>& heights) { set(m_heights, heights); }
    void setZero(qreal zero) { set(m_zero, zero); }
    void setColour(const QColor& colour) { set(m_colour, colour); }
    void setThickness(qreal thickness) { set(m_thickness, thickness); }

    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    template <typename T>
    void set(T& part, const T& value) {
        if (part != value) {
            part = value;
            update();
            emit changed();
        }
    }

    QList<double> m_places;
    QList<double> m_heights;
    qreal m_zero = 0;
    QColor m_colour;
    qreal m_thickness = 2;
};

} // namespace mesaviva::scene
