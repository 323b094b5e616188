// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/roulette/scene/wheel_node.h"
#include "app/games/roulette/scene/wheel_pictures.h"
#include "app/games/roulette/scene/wheel_pose.h"

#include <QPointF>
#include <QQuickItem>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::scene {

/// The roulette wheel (R3-R6, M1) with its ball, seen from the player's chair. It shows the pose it is given
/// and never moves by itself: where nothing is set, nothing is repainted.
///
/// Angles are radians clockwise from 12 o'clock, lengths parts of the bowl's radius (roulette::proportions),
/// speeds radians a second. The wheel stands in the item's middle, as large as it fits with its shadow
/// (`aspect`). Its pictures are painted in the background; until the first are there, nothing is shown.
class RouletteWheel : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// A roulette::WheelOrder.
    Q_PROPERTY(int order READ order WRITE setOrder NOTIFY orderChanged)
    /// Of the zero's middle.
    Q_PROPERTY(qreal rotorAngle READ rotorAngle WRITE setRotorAngle NOTIFY poseChanged)
    Q_PROPERTY(qreal rotorSpeed READ rotorSpeed WRITE setRotorSpeed NOTIFY poseChanged)
    Q_PROPERTY(qreal ballAngle READ ballAngle WRITE setBallAngle NOTIFY poseChanged)
    Q_PROPERTY(qreal ballRadius READ ballRadius WRITE setBallRadius NOTIFY poseChanged)
    /// Above the surface, 0 when it rolls or lies.
    Q_PROPERTY(qreal ballHeight READ ballHeight WRITE setBallHeight NOTIFY poseChanged)
    Q_PROPERTY(qreal ballSpeed READ ballSpeed WRITE setBallSpeed NOTIFY poseChanged)
    Q_PROPERTY(bool ballVisible READ isBallVisible WRITE setBallVisible NOTIFY poseChanged)
    /// False: all stands still, and nothing is blurred whatever the speeds are.
    Q_PROPERTY(bool moving READ isMoving WRITE setMoving NOTIFY poseChanged)
    /// 0: the wheel stands within the item. 1: it is `nearScale` times as large, its middle at `nearPlace`.
    Q_PROPERTY(qreal near READ nearness WRITE setNearness NOTIFY placeChanged)
    Q_PROPERTY(qreal nearScale READ nearScale WRITE setNearScale NOTIFY placeChanged)
    /// In the item's coordinates; the item's middle unless it is set.
    Q_PROPERTY(QPointF nearPlace READ nearPlace WRITE setNearPlace RESET resetNearPlace NOTIFY placeChanged)
    /// The item's pixels for the bowl's radius, now.
    Q_PROPERTY(qreal unit READ unit NOTIFY placeChanged)
    /// Width by height of the wheel: an item of this shape is filled.
    Q_PROPERTY(qreal aspect READ aspect CONSTANT)
    /// There is something to see.
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

    /// Orders that do not exist are not taken.
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

    /// Sets the whole pose at once: one signal, one repaint.
    void setPose(const WheelPose& pose);
    const WheelPose& pose() const { return m_pose; }

    /// Where a thing is seen that lies on the wheel, or flies `height` above it: in the item's coordinates.
    /// The ball's middle is one ball's radius up.
    Q_INVOKABLE QPointF at(qreal angle, qreal radius, qreal height) const;
    /// The middle of a pocket as it stands now, numbered by its place clockwise from the zero.
    Q_INVOKABLE QPointF pocketAt(int place) const;
    /// The same of a number's middle.
    Q_INVOKABLE QPointF numberAt(int place) const;

    /// The pictures shown are the best there are for this size.
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
    // Sizes are taken when they have settled: pictures are dear.
    QTimer m_settle;
};

} // namespace mesaviva::scene
