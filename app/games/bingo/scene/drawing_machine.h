// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/bingo/scene/drawing_machine_node.h"
#include "app/games/bingo/scene/tumbling_balls.h"

#include <QAbstractAnimation>
#include <QColor>
#include <QFutureWatcher>
#include <QList>
#include <QPointF>
#include <QQuickItem>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace mesaviva::scene {

/// Bingo's drawing machine: all undrawn numbers tumble in a glass sphere; the newest ball leaves through a
/// tube and comes to rest on a rail next to the earlier ones. It only shows the draw and doesn't influence
/// it. The machine fills the largest centred square of the item.
///
/// The balls move on their own while `running`; when nothing moves, nothing is repainted.
class DrawingMachine : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// 90, 80, 75 or 30; other values are ignored.
    Q_PROPERTY(int variant READ variant WRITE setVariant NOTIFY variantChanged)
    /// Bingo 30 with symbols (B79); ignored for other variants.
    Q_PROPERTY(bool symbols READ hasSymbols WRITE setSymbols NOTIFY variantChanged)
    /// The drawn numbers, earliest first; with or without `ball` as the last.
    Q_PROPERTY(QList<int> drawn READ drawn WRITE setDrawn NOTIFY drawnChanged)
    /// The newest number, or 0.
    Q_PROPERTY(int ball READ ball WRITE setBall NOTIFY drawnChanged)
    /// The newest ball's progress: 0 in the glass, 1 at rest on the rail.
    Q_PROPERTY(qreal progress READ progress WRITE setProgress NOTIFY progressChanged)
    /// Whether the jet is on. Once it is off, the balls settle and all becomes still.
    Q_PROPERTY(bool running READ isRunning WRITE setRunning NOTIFY runningChanged)
    /// No tumbling; the newest ball fades in on the rail.
    Q_PROPERTY(bool reducedMotion READ isReducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    /// Seeds the positions and movements of the balls; has no effect on the draw.
    Q_PROPERTY(int seed READ seed WRITE setSeed NOTIFY seedChanged)

public:
    explicit DrawingMachine(QQuickItem* parent = nullptr);
    ~DrawingMachine() override;

    int variant() const { return m_variant; }
    bool hasSymbols() const { return m_symbols; }
    const QList<int>& drawn() const { return m_drawn; }
    int ball() const { return m_ball; }
    qreal progress() const { return m_progress; }
    bool isRunning() const { return m_running; }
    bool isReducedMotion() const { return m_reducedMotion; }
    int seed() const { return m_seed; }

    void setVariant(int variant);
    void setSymbols(bool symbols);
    void setDrawn(const QList<int>& drawn);
    void setBall(int ball);
    void setProgress(qreal progress);
    void setRunning(bool running);
    void setReducedMotion(bool reduced);
    void setSeed(int seed);

    /// The centre of the newest ball as shown now, in the item's coordinates; for tests.
    QPointF ballPlace() const;

    /// Lets the balls tumble for `seconds`; called by the running clock.
    void advance(double seconds);
    /// Returns whether no ball in the glass moves.
    bool isStill() const;
    /// Returns whether the machine has been painted in its present size; until then the old picture is shown.
    bool isReady() const { return m_pictures && m_pictures->of == m_ordered; }
    /// What is drawn of all balls; for tests.
    MachineView view() const;
    /// How often the machine has been painted; for tests.
    int paints() const { return m_paints; }

signals:
    void variantChanged();
    void drawnChanged();
    void progressChanged();
    void runningChanged();
    void reducedMotionChanged();
    void seedChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& value) override;
    void componentComplete() override;

private:
    class Clock;
    struct Spot {
        QPointF at;
        qreal radius = 0;
        qreal shadow = 0; ///< nearness to the board behind the rail, 1 on it
        art::Vec3 facing{0, 0, 1};
        art::Vec3 upright{0, -1, 0};
    };

    QRectF box() const;
    qreal deviceRatio() const;
    Spot spotOf(const TumblingBall& ball) const;
    Spot newestSpot() const;
    QList<int> older() const;
    void addBall(BallSprites& sprites, int number, const Spot& spot, qreal depth) const;
    void refill();
    void sortOut();
    void watchClock();
    void orderPictures();

    int m_variant = 90;
    bool m_symbols = false;
    QList<int> m_drawn;
    int m_ball = 0;
    qreal m_progress = 1;
    bool m_running = false;
    bool m_reducedMotion = false;
    int m_seed = 1;
    int m_paints = 0;
    TumblingBalls m_balls;
    MachinePicturesPtr m_pictures;
    MachineOrder m_ordered;
    QFutureWatcher<MachinePicturesPtr> m_painting; ///< on a worker thread: large pictures take a while
    std::unique_ptr<Clock> m_clock;
    // Waits until the size has settled: painting is expensive.
    QTimer m_settle;
};

} // namespace mesaviva::scene
