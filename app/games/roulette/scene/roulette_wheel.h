// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/roulette/scene/wheel_mesh.h"
#include "app/games/roulette/scene/wheel_node.h"
#include "app/games/roulette/scene/wheel_pictures.h"

#include <QPointF>
#include <QQuickItem>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::scene {

/// The roulette wheel (R3-R6, M1) with its ball, as seen by the player. It shows the given pose and never
/// moves on its own: while no property changes, nothing is repainted.
///
/// Angles are radians clockwise from 12 o'clock, lengths fractions of the bowl's radius
/// (roulette::proportions), speeds radians per second. The wheel is centred in the item, as large as it fits
/// with its shadow (`aspect`). Its pictures are painted on a worker thread; until the first are ready,
/// nothing is shown.
class RouletteWheel : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// A roulette::WheelOrder.
    Q_PROPERTY(int order READ order WRITE setOrder NOTIFY orderChanged)
    /// The angle of the zero's centre.
    Q_PROPERTY(qreal rotorAngle READ rotorAngle WRITE setRotorAngle NOTIFY poseChanged)
    Q_PROPERTY(qreal rotorSpeed READ rotorSpeed WRITE setRotorSpeed NOTIFY poseChanged)
    Q_PROPERTY(qreal ballAngle READ ballAngle WRITE setBallAngle NOTIFY poseChanged)
    Q_PROPERTY(qreal ballRadius READ ballRadius WRITE setBallRadius NOTIFY poseChanged)
    /// Height above the surface, 0 when the ball rolls or rests.
    Q_PROPERTY(qreal ballHeight READ ballHeight WRITE setBallHeight NOTIFY poseChanged)
    Q_PROPERTY(qreal ballSpeed READ ballSpeed WRITE setBallSpeed NOTIFY poseChanged)
    Q_PROPERTY(bool ballVisible READ isBallVisible WRITE setBallVisible NOTIFY poseChanged)
    /// False: nothing moves, and nothing is blurred whatever the speeds are.
    Q_PROPERTY(bool moving READ isMoving WRITE setMoving NOTIFY poseChanged)
    /// 0: the wheel fits the item. 1: it is `nearScale` times as large, centred at `nearPlace`.
    Q_PROPERTY(qreal near READ nearness WRITE setNearness NOTIFY placeChanged)
    Q_PROPERTY(qreal nearScale READ nearScale WRITE setNearScale NOTIFY placeChanged)
    /// In the item's coordinates; the item's centre by default.
    Q_PROPERTY(QPointF nearPlace READ nearPlace WRITE setNearPlace RESET resetNearPlace NOTIFY placeChanged)
    /// The bowl's present radius in the item's pixels.
    Q_PROPERTY(qreal unit READ unit NOTIFY placeChanged)
    /// The wheel's ratio of width to height: an item with this ratio is filled.
    Q_PROPERTY(qreal aspect READ aspect CONSTANT)
    /// Whether there is a picture to show.
    Q_PROPERTY(bool ready READ isReady NOTIFY readyChanged)

public:
    explicit RouletteWheel(QQuickItem* parent = nullptr);

    int order() const { return static_cast<int>(m_pose.order); }
    qreal rotorAngle() const { return m_pose.rotorAngle; }
    qreal rotorSpeed() const { return m_pose.rotorSpeed; }
    qreal ballAngle() const { return m_pose.ballAngle; }
    qreal ballRadius() const { return m_pose.ballRadius; }
    qreal ballHeight() const { return m_pose.ballHeight; }
    qreal ballSpeed() const { return m_pose.ballSpeed; }
    bool isBallVisible() const { return m_pose.ballVisible; }
    bool isMoving() const { return m_pose.moving; }
    qreal nearness() const { return m_near; }
    qreal nearScale() const { return m_nearScale; }
    QPointF nearPlace() const { return m_nearPlaceIsSet ? m_nearPlace : QPointF(width() / 2, height() / 2); }
    qreal unit() const { return place().unit; }
    qreal aspect() const;
    bool isReady() const { return m_shown != nullptr; }

    /// Invalid orders are ignored.
    void setOrder(int order);
    void setRotorAngle(qreal angle) { setPart(m_pose.rotorAngle, angle); }
    void setRotorSpeed(qreal speed) { setPart(m_pose.rotorSpeed, speed); }
    void setBallAngle(qreal angle) { setPart(m_pose.ballAngle, angle); }
    void setBallRadius(qreal radius) { setPart(m_pose.ballRadius, radius); }
    void setBallHeight(qreal height) { setPart(m_pose.ballHeight, height); }
    void setBallSpeed(qreal speed) { setPart(m_pose.ballSpeed, speed); }
    void setBallVisible(bool visible) { setPart(m_pose.ballVisible, visible); }
    void setMoving(bool moving) { setPart(m_pose.moving, moving); }
    void setNearness(qreal nearness);
    void setNearScale(qreal scale);
    void setNearPlace(QPointF place);
    void resetNearPlace();

    /// Sets the whole pose at once, with one signal and one repaint.
    void setPose(const WheelPose& pose);
    const WheelPose& pose() const { return m_pose; }

    /// The position in the item of an object on the wheel, or `height` above it. The ball's centre is one
    /// ball radius above the surface.
    Q_INVOKABLE QPointF at(qreal angle, qreal radius, qreal height) const;

    /// Returns whether the pictures shown are the final ones for this size.
    bool isFine() const;
    /// How often the wheel has been painted; for tests.
    int paints() const { return m_paints; }

signals:
    void orderChanged();
    void poseChanged();
    void placeChanged();
    void readyChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& value) override;

private:
    template <typename T>
    void setPart(T& part, T value) {
        if (part != value) {
            part = value;
            update();
            emit poseChanged();
        }
    }
    WheelPlace place() const;
    qreal deviceRatio() const;
    int farWidth() const;
    int closeWidth() const;
    int wantedWidth() const;
    void choosePictures();
    void placeHasChanged();

    WheelPose m_pose;
    qreal m_near = 0;
    qreal m_nearScale = 1.6;
    QPointF m_nearPlace;
    bool m_nearPlaceIsSet = false;
    int m_paints = 0;
    WheelPictureOrders m_orders;
    WheelPicturesPtr m_shown;
    // Waits until the size has settled: painting is expensive.
    QTimer m_settle;
};

} // namespace mesaviva::scene
