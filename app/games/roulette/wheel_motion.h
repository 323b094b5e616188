// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/table/real_time.h"
#include "engine/games/roulette/ball/ball_run.h"
#include "engine/games/roulette/ball/rotor_motion.h"
#include "engine/games/roulette/wheel.h"
#endif

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <memory>
#include <optional>

namespace mesaviva::app {

/// The motion of the wheel and the ball for animation and sound only: the result is determined before the
/// launch. All lengths are fractions of the bowl's radius, all angles radians clockwise from 12 o'clock.
///
/// QML calls advance() at every frame while `moving`; otherwise nothing visible changes. Sounds follow the
/// table's clock independently, even if the wheel is hidden or motion is reduced.
class WheelMotion : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")
    Q_PROPERTY(double rotorAngle READ rotorAngle NOTIFY poseChanged)
    Q_PROPERTY(double rotorSpeed READ rotorSpeed NOTIFY poseChanged)
    Q_PROPERTY(double ballAngle READ ballAngle NOTIFY poseChanged)
    Q_PROPERTY(double ballRadius READ ballRadius NOTIFY poseChanged)
    Q_PROPERTY(double ballHeight READ ballHeight NOTIFY poseChanged)
    Q_PROPERTY(double ballSpeed READ ballSpeed NOTIFY poseChanged)
    Q_PROPERTY(bool ballVisible READ isBallVisible NOTIFY poseChanged)
    Q_PROPERTY(double handReach READ handReach NOTIFY poseChanged)
    Q_PROPERTY(double handAngle READ handAngle NOTIFY poseChanged)
    Q_PROPERTY(double handRadius READ handRadius NOTIFY poseChanged)
    Q_PROPERTY(double handHeight READ handHeight NOTIFY poseChanged)
    Q_PROPERTY(double armAngle READ armAngle NOTIFY poseChanged)
    Q_PROPERTY(Stage stage READ stage NOTIFY stageChanged)
    Q_PROPERTY(double near READ nearness NOTIFY poseChanged)
    Q_PROPERTY(bool moving READ isMoving NOTIFY movingChanged)
    Q_PROPERTY(bool reduced READ isReduced WRITE setReduced NOTIFY reducedChanged)

public:
    /// What the ball is doing.
    enum Stage {
        Resting, ///< in a pocket, or not launched yet
        Track,   ///< in the groove
        Slope,   ///< has left the groove
        Scatter, ///< bounces between frets and pockets
    };
    Q_ENUM(Stage)

    /// `time` is the table's clock; it must outlive this.
    WheelMotion(roulette::WheelOrder order, const RealTime& time, QObject* parent = nullptr);
    ~WheelMotion() override;

    /// The angle of the zero's centre; not wrapped.
    double rotorAngle() const { return m_pose.rotor.angle; }
    /// Radians per second, clockwise.
    double rotorSpeed() const { return m_pose.rotor.speed; }
    /// The ball's angle in the room; not wrapped.
    double ballAngle() const { return m_pose.angle; }
    double ballRadius() const { return m_pose.radius; }
    /// The height of a bounce above the surface at that radius.
    double ballHeight() const { return m_pose.height; }
    /// Radians per second in the room, clockwise: for the blur and the sound of the running ball.
    double ballSpeed() const { return m_ballSpeed; }
    /// Whether there is a ball on the wheel: false before the first launch.
    bool isBallVisible() const { return m_ballVisible; }
    /// The croupier's hand at the launch: from 0, out of sight, to 1, holding the ball.
    double handReach() const { return m_hand.reach; }
    /// The position of its fingertips when it is at the wheel; not wrapped.
    double handAngle() const { return m_hand.angle; }
    double handRadius() const { return m_hand.radius; }
    double handHeight() const { return m_hand.height; }
    /// The side of the wheel from which the arm comes; constant during a launch.
    double armAngle() const { return m_hand.arm; }
    Stage stage() const { return m_stage; }
    /// 0 to 1, eased: how much the view zooms to the wheel; rises when stakes are closed («nada mais», O15,
    /// R20, M3) and falls shortly after the ball has come to rest. With reduced motion it is 0 or 1.
    double nearness() const { return m_nearness; }
    /// Whether something moves, so that advance() must be called at every frame.
    bool isMoving() const { return m_moving; }
    /// Reduced motion: the wheel stands still, and the ball is shown only at rest.
    bool isReduced() const { return m_reduced; }
    void setReduced(bool reduced);

    /// Sets the pose for the present time of the table's clock, which stops during a pause.
    Q_INVOKABLE void advance();
    /// Emits the sound signals of this moment, and continues while there are sounds and the clock is not
    /// paused.
    void listen();

    // The events of the table, in chronological order.

    /// Stakes are closed: zooms to the wheel.
    void close(Instant at);
    /// A round opens: the rotor turns in that direction; the ball stays where it is.
    void turn(Instant at, roulette::Turn rotor);
    /// The ball is taken up and launched against the rotor, to come to rest in `pocket` at `rest`. Without a
    /// pocket the result is unknown: the ball is shown on the track, and then only at rest.
    void launch(Instant at, Instant rest, roulette::Turn ball, std::optional<roulette::Pocket> pocket,
                RandomStream look);
    /// The spin is void (R22): the rotor is stopped, and the ball put back.
    void stop(Instant at, std::optional<roulette::Pocket> back);
    /// The ball has come to rest in a pocket.
    void rest(Instant at, roulette::Pocket pocket);
    /// There is a longer break: the rotor is stopped.
    void halt(Instant at);

    /// The last inputs to the wheel, to be restored when a replay returns to that moment.
    struct Saved;
    std::shared_ptr<const Saved> saved() const;
    void restore(const Saved& saved);
    /// The following inputs lie in the past: no sounds until show().
    void hush() { m_silent = true; }
    /// The table has jumped to this moment: no sounds for earlier inputs.
    void show();

signals:
    void poseChanged();
    void stageChanged();
    void movingChanged();
    void reducedChanged();
    /// The ball rolls on track or slope, radians per second in the room; 0: it has stopped.
    void rolled(double speed);
    /// The rotor is audible, radians per second: at its start and while a ball runs, fading out afterwards;
    /// 0: silent.
    void turned(double speed);
    /// The ball has hit something: `on` is `deflector`, `fret` or `pocket`, `strength` 0 to 1.
    void struck(const QString& on, double strength);

private:
    struct Run {
        double taken = 0;    ///< when the hand takes the ball up, table time, seconds
        double launched = 0; ///< when the ball leaves the hand
        roulette::BallRun run;
        std::optional<roulette::Pocket> to;   ///< where it will lie; nullopt: not known yet
        std::optional<roulette::Pocket> from; ///< where the ball was before
    };

    // The launching hand, if there is time to show it.
    struct Hand {
        double reach = 0;
        double angle = 0;
        double radius = 0;
        double height = 0;
        double arm = 0;

        friend bool operator==(const Hand&, const Hand&) = default;
    };

    Hand handAt(double at) const;
    // Without motion the ball is seen from its rest on, announced or not.
    std::optional<roulette::Pocket> liesAt(double at) const;
    roulette::BallPose poseAt(double at) const;
    // In the croupier's hand: from the pocket to the rim, then along it up to the speed of the run.
    roulette::BallPose poseInHand(double at) const;
    // When the view zooms out, if known, seconds.
    std::optional<double> zoomOutTime() const;
    double nearnessAt(double at) const;
    double audibleBallSpeed(double at) const;
    double audibleRotorSpeed(double at) const;
    void emitStrikes(double at);
    void setStage(Stage stage);
    void setMoving(bool moving);

    roulette::Wheel m_wheel;
    roulette::WheelOrder m_order;
    const RealTime& m_time;
    roulette::RotorMotion m_rotor;
    std::optional<Run> m_run;                     ///< the present or the last run
    std::optional<roulette::Pocket> m_restPocket; ///< the ball's pocket while none runs
    std::size_t m_strikes = 0;                    ///< number of strikes of the run already reported
    std::optional<double> m_zoomIn;               ///< when the zoom to the wheel begins, seconds
    std::optional<double> m_zoomOut;              ///< when it ends because the spin is void, seconds
    double m_quiet = 0; ///< when the rotor's sound begins to fade, seconds; not while a ball runs
    /// When the rotor was last driven, seconds; initially it is at rest.
    double m_touched = -roulette::RotorMotion::kBraking - 1;
    roulette::BallPose m_pose;
    Hand m_hand;
    double m_ballSpeed = 0;
    double m_nearness = 0;
    Stage m_stage = Resting;
    bool m_ballVisible = false;
    bool m_stands = true; ///< the rotor is stopping or at rest
    bool m_moving = false;
    bool m_silent = false; ///< past events are being read
    double m_audibleBall = 0;
    double m_audibleRotor = 0;
    QTimer m_soundTimer; ///< runs while there are sounds
    bool m_reduced = false;
};

} // namespace mesaviva::app
