// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
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

/// The wheel as it turns and the ball as it runs, for eye and ear alone: where the ball ends is settled
/// before it is launched. All lengths are parts of the bowl's radius, all angles radians clockwise from 12
/// o'clock.
///
/// QML calls advance() at every frame while `moving`; otherwise nothing that is seen changes. What is heard
/// follows the table's clock by itself, also where nobody looks and where nothing may move.
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
        Resting, ///< lies in a pocket, or nowhere yet
        Track,   ///< runs in the groove
        Slope,   ///< has left it
        Scatter, ///< bounces between frets and pockets
    };
    Q_ENUM(Stage)

    /// `time` is the table's clock; it must outlive this.
    WheelMotion(roulette::WheelOrder order, const RealTime& time, QObject* parent = nullptr);
    ~WheelMotion() override;

    /// Of the zero's middle; not wrapped.
    double rotorAngle() const { return m_pose.rotor.angle; }
    /// Radians a second, clockwise.
    double rotorSpeed() const { return m_pose.rotor.speed; }
    /// Of the ball in the room; not wrapped.
    double ballAngle() const { return m_pose.angle; }
    double ballRadius() const { return m_pose.radius; }
    /// Of a bounce, above the surface at that radius.
    double ballHeight() const { return m_pose.height; }
    /// Radians a second in the room, clockwise: for the blur and the sound of the running ball.
    double ballSpeed() const { return m_ballSpeed; }
    /// There is a ball on the wheel: not before the first launch.
    bool isBallVisible() const { return m_ballVisible; }
    /// The croupier's hand that launches: 0, it is away, to 1, it holds the ball.
    double handReach() const { return m_hand.reach; }
    /// Where its fingertips are once it is there; not wrapped.
    double handAngle() const { return m_hand.angle; }
    double handRadius() const { return m_hand.radius; }
    double handHeight() const { return m_hand.height; }
    /// The side of the wheel from which the arm comes: the same for a whole launch.
    double armAngle() const { return m_hand.arm; }
    Stage stage() const { return m_stage; }
    /// 0 to 1, eased: how near the wheel should be seen; rises with «nada mais», when stakes are closed (O15,
    /// R20, M3), and falls when the ball has rested for a moment. Where motion is reduced it is 0 or 1.
    double nearness() const { return m_nearness; }
    /// Something moves: ask for every frame.
    bool isMoving() const { return m_moving; }
    /// No motion: the wheel stands, and the ball is shown when it rests.
    bool isReduced() const { return m_reduced; }
    void setReduced(bool reduced);

    /// Takes the pose of this moment of the table's clock, which stands still in a pause.
    Q_INVOKABLE void advance();
    /// Tells what is heard at this moment, and goes on telling while there is something to hear and the clock
    /// is not paused.
    void listen();

    // What happens at the table, in the order of its times.

    /// Nothing more can be staked: the wheel comes near.
    void close(Instant at);
    /// A round opens: the rotor is turned that way; the ball lies where it was.
    void turn(Instant at, roulette::Turn rotor);
    /// The ball is taken up and launched against the rotor, to rest in `pocket` at `rest`. Without a pocket
    /// nobody knows yet where it will rest: it is seen on the track, and then not before it lies.
    void launch(Instant at, Instant rest, roulette::Turn ball, std::optional<roulette::Pocket> pocket,
                RandomStream look);
    /// The spin is void (R22): the rotor is stopped, and the ball put back.
    void stop(Instant at, std::optional<roulette::Pocket> back);
    /// The ball has come to rest there.
    void rest(Instant at, roulette::Pocket pocket);
    /// Nothing follows for a while: the rotor is stopped.
    void halt(Instant at);

    /// How the wheel was touched last, to be put back when a repetition comes to that moment again.
    struct OnRecord;
    std::shared_ptr<const OnRecord> kept() const;
    void putBack(const OnRecord& kept);
    /// What follows has happened already, whatever moment the clock shows: until show() nothing is heard.
    void hush() { m_deaf = true; }
    /// The table has come to this moment in one leap: nothing of what lies before is to be heard.
    void show();

signals:
    void poseChanged();
    void stageChanged();
    void movingChanged();
    void reducedChanged();
    /// The ball rolls on track or slope, radians a second in the room; 0: no more.
    void rolled(double speed);
    /// The rotor is heard turning, radians a second: when it is set in motion and while a ball runs, fading
    /// away afterwards; 0: no more.
    void turned(double speed);
    /// The ball has hit something, for the ear: `on` is `deflector`, `fret` or `pocket`, `strength` 0 to 1.
    void struck(const QString& on, double strength);

private:
    struct Run {
        double taken = 0;    ///< when the hand takes the ball up, table time, seconds
        double launched = 0; ///< when the ball leaves the hand
        roulette::BallRun run;
        bool known = true;                    ///< where it ends
        std::optional<roulette::Pocket> from; ///< where the ball lay before
    };

    // The launching hand, where it has the time to be seen.
    struct Hand {
        double reach = 0;
        double angle = 0;
        double radius = 0;
        double height = 0;
        double arm = 0;

        friend bool operator==(const Hand&, const Hand&) = default;
    };

    Hand handAt(double at) const;
    roulette::BallPose poseAt(double at) const;
    // In the croupier's hand: from the pocket to the rim, then drawn along it to the speed of the run.
    roulette::BallPose poseInHand(double at) const;
    // When the wheel goes back, if that is known yet, seconds.
    std::optional<double> goesBack() const;
    double nearnessAt(double at) const;
    double heardBallAt(double at) const;
    double heardRotorAt(double at) const;
    void tellStrikes(double at);
    void setStage(Stage stage);
    void setMoving(bool moving);

    roulette::Wheel m_wheel;
    roulette::WheelOrder m_order;
    const RealTime& m_time;
    roulette::RotorMotion m_rotor;
    std::optional<Run> m_run;                ///< the ball that runs, or has run last
    std::optional<roulette::Pocket> m_lying; ///< where the ball lies when none runs
    std::size_t m_strikes = 0;               ///< of the run, told already
    std::optional<double> m_comes;           ///< when the wheel begins to come near, seconds
    std::optional<double> m_goes;            ///< when it goes back because the spin is void, seconds
    double m_quiet =
        0; ///< from then on the rotor fades away for the ear, seconds; while a ball runs it does not
    /// When the rotor was touched last, seconds; before anybody has, it has come to rest.
    double m_touched = -roulette::RotorMotion::kBraking - 1;
    roulette::BallPose m_pose;
    Hand m_hand;
    double m_ballSpeed = 0;
    double m_nearness = 0;
    Stage m_stage = Resting;
    bool m_ballVisible = false;
    bool m_stands = true; ///< the rotor is being stopped, or stands
    bool m_moving = false;
    bool m_deaf = false; ///< the past is being read
    double m_heardBall = 0;
    double m_heardRotor = 0;
    QTimer m_ear; ///< while there is something to hear
    bool m_reduced = false;
};

} // namespace mesaviva::app
