// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/roulette/ball/ball_fall.h"
#include "engine/games/roulette/ball/ball_run.h"
#include "engine/games/roulette/ball/proportions.h"
#include "long_tests.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace mesaviva;
using namespace mesaviva::roulette;

namespace {

constexpr double kTurn = 2 * std::numbers::pi;
constexpr double kStep = 0.001; // seconds between two samples of a run
constexpr double kLaunch = 30;  // table time

RandomStream lookOf(int number) {
    Seed seed{};
    seed[0] = static_cast<std::uint8_t>(number & 255);
    seed[1] = static_cast<std::uint8_t>(number >> 8 & 255);
    return {seed, stream_name::kLook};
}

// The rotor's motion before the launch.
enum class Before : std::uint8_t { reversed, reversedLate, stands, sameWay };

RotorMotion rotorBefore(Before before, Turn ball) {
    RotorMotion rotor(0, ball);
    switch (before) {
    case Before::reversed: rotor.reverse(kLaunch - 15, against(ball)); break;
    case Before::reversedLate: rotor.reverse(kLaunch - 0.5, against(ball)); break;
    case Before::stands: rotor.brake(kLaunch - 5); break;
    case Before::sameWay: break;
    }
    return rotor;
}

BallRunPlan planned(Turn ball, double seconds, Before before = Before::reversed) {
    return {.order = WheelOrder::french,
            .pocket = Pocket(17),
            .ball = ball,
            .seconds = seconds,
            .rotor = rotorBefore(before, ball).law(),
            .launchedAt = kLaunch};
}

// Adds every kind of run: durations, both directions and the rotor's motion before.
void addRuns(const char* tag) {
    QTest::addColumn<double>("seconds");
    QTest::addColumn<Turn>("ball");
    QTest::addColumn<Before>("before");
    const auto add = [&](double seconds, Before before, const char* rotor) {
        for (Turn ball : {Turn::clockwise, Turn::anticlockwise}) {
            QTest::addRow("%s %g s %s, %s", tag, seconds, name(ball).data(), rotor)
                << seconds << ball << before;
        }
    };
    for (double seconds : {2.0, 3.0, 8.0, 15.0, 40.0}) {
        add(seconds, Before::reversed, "rotor reversed");
    }
    for (double seconds : {2.0, 8.0}) {
        add(seconds, Before::reversedLate, "rotor reversed half a second before");
    }
    add(8, Before::stands, "rotor stands");
    add(8, Before::sameWay, "rotor the same way");
}

constexpr int kLooks = 12; // samples checked in each row

BallRun runOf(int look) {
    QFETCH(const double, seconds);
    QFETCH(const Turn, ball);
    QFETCH(const Before, before);
    BallRunPlan plan = planned(ball, seconds, before);
    plan.pocket = Pocket(look * 7 % 37);
    return {plan, lookOf(look)};
}

bool strikeWithin(const BallRun& run, double from, double to) {
    const auto hit = [&](const BallStrike& strike) { return strike.at >= from && strike.at <= to; };
    return std::any_of(run.strikes().begin(), run.strikes().end(), hit);
}

double wrapped(double angle) { return std::remainder(angle, kTurn); }

QByteArray where(const char* what, int look, double time) {
    return QByteArray(what) + " of look " + QByteArray::number(look) + " at " + QByteArray::number(time);
}

// Returns a change that a ball cannot make within a step, or nullptr. `pace` is 1 for runs of ten seconds and
// more.
const char* jumped(const BallPose& before, const BallPose& next, double pace) {
    if (!(std::abs(next.angle - before.angle) < 20 * kStep)) {
        return "angle";
    }
    if (!(std::abs(next.radius - before.radius) < 1.6 / pace * kStep && next.radius <= proportions::kTrack &&
          next.radius > proportions::kPocketsInner)) {
        return "radius";
    }
    if (!(std::abs(next.height - before.height) < 3.5 * kStep && next.height >= 0)) {
        return "height";
    }
    return nullptr;
}

} // namespace

/// The ball's run and the rotor on which it ends.
class BallRunTest : public QObject {
    Q_OBJECT

private slots:
    void ballRestsInItsPocket_data();
    void ballRestsInItsPocket();
    void speedGrowsOnlyAtStrikes_data() { addRuns("look"); }
    void speedGrowsOnlyAtStrikes();
    void strikesTakeSpeedAgainstTheRotor_data() { addRuns("look"); }
    void strikesTakeSpeedAgainstTheRotor();
    void nothingJumps_data() { addRuns("look"); }
    void nothingJumps();
    void legsJoin_data() { addRuns("look"); }
    void legsJoin();
    void bouncesFallOff_data() { addRuns("look"); }
    void bouncesFallOff();
    void scatterTakesItsTime_data();
    void scatterTakesItsTime();
    void momentsAreInOrder_data() { addRuns("R20"); }
    void momentsAreInOrder();
    void ballHasSlowedBeforeBettingEnds_data() { addRuns("R20"); }
    void ballHasSlowedBeforeBettingEnds();
    void ballRunsAgainstTheRotor_data();
    void ballRunsAgainstTheRotor();
    void deflectorStrikesAreAtDeflectors_data() { addRuns("R4"); }
    void deflectorStrikesAreAtDeflectors();
    void ballPassesNoDeflector_data() { addRuns("R4"); }
    void ballPassesNoDeflector();
    void mostLongRunsStrikeADeflector();
    void launchIsFromTheHand_data() { addRuns("look"); }
    void launchIsFromTheHand();
    void sameLookSameRun();
    void otherLookOtherRun();
    void shortestRunIsTwoSeconds();
    void rotorOfTheRunIsTheTables_data() { addRuns("look"); }
    void rotorOfTheRunIsTheTables();
    void rotorNeverJumps();
    void rotorIsBroughtRound_data();
    void rotorIsBroughtRound();
    void brakedRotorStands();
    void frictionSlowsTheRotor();
    void constructionIsQuick();
};

void BallRunTest::ballRestsInItsPocket_data() {
    QTest::addColumn<WheelOrder>("order");
    QTest::addColumn<double>("seconds");
    for (const auto& [order, tag] : {std::pair{WheelOrder::american_online, "O6c 37"},
                                     {WheelOrder::american_double, "O6c 38"},
                                     {WheelOrder::american_casino, "R2b casino"},
                                     {WheelOrder::french, "R2a French"}}) {
        for (double seconds : {2.0, 8.0, 15.0, 40.0}) {
            QTest::addRow("%s, %g s", tag, seconds) << order << seconds;
        }
    }
}

void BallRunTest::ballRestsInItsPocket() {
    QFETCH(const WheelOrder, order);
    QFETCH(const double, seconds);
    const Wheel wheel(order);
    for (int place = 0; place < wheel.size(); ++place) {
        for (int look = 0; look < 8; ++look) {
            BallRunPlan plan = planned(look % 2 == 0 ? Turn::clockwise : Turn::anticlockwise, seconds);
            plan.order = order;
            plan.pocket = wheel.at(place);
            const BallRun run(plan, lookOf(look));
            for (double later : {-1e-9, 0.0, 0.7, 100.0}) {
                const BallPose pose = run.at(seconds + later);
                QVERIFY(std::abs(wrapped(pose.angle - pose.rotor.angle - kTurn * place / wheel.size())) <
                        1e-6);
                QVERIFY(std::abs(pose.radius - proportions::kPocketRest) < 1e-6);
                QVERIFY(std::abs(pose.height) < 1e-6);
                QVERIFY(later < 0 || pose.stage == BallStage::rest);
            }
        }
    }
}

void BallRunTest::speedGrowsOnlyAtStrikes() {
    for (int look = 0; look < kLooks; ++look) {
        const BallRun run = runOf(look);
        BallPose before = run.at(0);
        BallPose here = run.at(kStep);
        for (double time = kStep; time < run.moments().rest + 0.1; time += kStep) {
            const BallPose next = run.at(time + kStep);
            if (!strikeWithin(run, time - kStep, time + kStep)) {
                const auto gain = [](double first, double second) {
                    return std::abs(second) - std::abs(first);
                };
                const double inRoom = gain(here.angle - before.angle, next.angle - here.angle);
                const double onRotor =
                    gain((here.angle - here.rotor.angle) - (before.angle - before.rotor.angle),
                         (next.angle - next.rotor.angle) - (here.angle - here.rotor.angle));
                const bool slope = next.stage == BallStage::track || next.stage == BallStage::slope;
                if (!((slope ? inRoom : std::min(inRoom, onRotor)) < 1e-10)) {
                    QFAIL(where("speed", look, time));
                }
            }
            before = here;
            here = next;
        }
    }
}

void BallRunTest::strikesTakeSpeedAgainstTheRotor() {
    constexpr double kMoment = 1e-5;
    for (int look = 0; look < kLooks; ++look) {
        const BallRun run = runOf(look);
        for (const BallStrike& strike : run.strikes()) {
            const bool deflector = strike.on == BallStrike::On::deflector;
            const auto place = [&](double time) {
                const BallPose pose = run.at(strike.at + time);
                return pose.angle - (deflector ? 0 : pose.rotor.angle);
            };
            const double came = std::abs(place(0) - place(-kMoment));
            const double goes = std::abs(place(kMoment) - place(0));
            // The frets may slightly accelerate a ball that hardly moves.
            QVERIFY2(goes < std::max(came, 3 * kMoment), where("strike", look, strike.at));
        }
    }
}

void BallRunTest::nothingJumps() {
    QFETCH(const double, seconds);
    const double pace = std::min(1.0, seconds / 10);
    for (int look = 0; look < kLooks; ++look) {
        const BallRun run = runOf(look);
        BallPose before = run.at(0);
        for (double time = kStep; time < seconds + 0.1; time += kStep) {
            const BallPose next = run.at(time);
            // Millions of steps: build text only for a failure.
            if (const char* what = jumped(before, next, pace)) {
                QFAIL(where(what, look, time));
            }
            before = next;
        }
    }
}

void BallRunTest::legsJoin() {
    for (int look = 0; look < kLooks; ++look) {
        const BallRun run = runOf(look);
        const BallMoments& moments = run.moments();
        std::vector<double> joints = {moments.leavesTrack, moments.drop, moments.rest};
        for (const BallStrike& strike : run.strikes()) {
            joints.push_back(strike.at);
        }
        for (double joint : joints) {
            const BallPose before = run.at(joint - 1e-9);
            const BallPose next = run.at(joint + 1e-9);
            QVERIFY2(std::abs(next.angle - before.angle) < 1e-7, where("angle", look, joint));
            QVERIFY2(std::abs(next.radius - before.radius) < 1e-7, where("radius", look, joint));
            QVERIFY2(std::abs(next.height - before.height) < 1e-7, where("height", look, joint));
        }
    }
}

void BallRunTest::bouncesFallOff() {
    QFETCH(const Before, before);
    for (int look = 0; look < kLooks; ++look) {
        const BallRun run = runOf(look);
        double last = 1;
        int bounces = 0;
        int rolls = 0; // from the ring of numbers back to the frets
        for (std::size_t i = 0; i + 1 < run.strikes().size(); ++i) {
            const BallStrike& strike = run.strikes()[i];
            if (strike.on != BallStrike::On::deflector) {
                const double top = run.at((strike.at + run.strikes()[i + 1].at) / 2).height;
                if (top == 0) {
                    ++rolls;
                    continue;
                }
                QVERIFY2(top > 0 && top < last, where("bounce", look, strike.at));
                last = top;
                ++bounces;
            }
        }
        // Where frets and ball have similar speeds, the ball scatters less.
        const int least = before == Before::reversed ? 3 : 2;
        QVERIFY2(bounces >= least && bounces <= 16, where("bounces", look, bounces));
        QVERIFY2(rolls <= 1, where("rolls", look, rolls));
    }
}

void BallRunTest::scatterTakesItsTime_data() {
    QTest::addColumn<double>("seconds");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    QTest::newRow("look, a spin of 16 s less the hand's time") << 14.85 << 3.0 << 3.7;
    QTest::newRow("look, 40 s") << 40.0 << 3.0 << 3.7;
    QTest::newRow("look, the quick table's 5 s") << 3.85 << 0.6 << 1.0;
}

// The mean between the first touch of the rotor and the rest; no run is far from it.
void BallRunTest::scatterTakesItsTime() {
    QFETCH(const double, seconds);
    QFETCH(const double, least);
    QFETCH(const double, most);
    constexpr int kRuns = 60;
    double sum = 0;
    for (int look = 0; look < kRuns; ++look) {
        const BallMoments moments = BallRun(planned(Turn::clockwise, seconds), lookOf(look)).moments();
        const double lasts = moments.rest - moments.drop;
        QVERIFY2(lasts > 0.75 * least && lasts < 1.2 * most, where("scatter", look, lasts));
        sum += lasts;
    }
    QVERIFY2(sum > least * kRuns && sum < most * kRuns, QByteArray::number(sum / kRuns));
}

void BallRunTest::momentsAreInOrder() {
    QFETCH(const double, seconds);
    for (int look = 0; look < kLooks; ++look) {
        const BallRun run = runOf(look);
        const BallMoments& moments = run.moments();
        QCOMPARE(moments.slowDown, 0.6 * seconds);
        QCOMPARE(moments.rest, seconds);
        QVERIFY(moments.slowDown < moments.leavesTrack);
        QVERIFY(moments.leavesTrack < moments.drop);
        QVERIFY(moments.drop < moments.rest);
        QCOMPARE(run.at(moments.leavesTrack - 1e-6).stage, BallStage::track);
        QCOMPARE(run.at(moments.drop - 1e-6).stage, BallStage::slope);
        QCOMPARE(run.at(moments.rest - 1e-6).stage, BallStage::scatter);
        QCOMPARE(run.at(moments.rest).stage, BallStage::rest);
        QVERIFY(run.at(moments.drop).radius <= proportions::kRotor + 1e-9);
        double last = moments.leavesTrack;
        for (const BallStrike& strike : run.strikes()) {
            QVERIFY(strike.at > last && strike.at < moments.rest);
            QVERIFY(strike.strength > 0 && strike.strength <= 1);
            QCOMPARE(strike.on == BallStrike::On::deflector, strike.at < moments.drop);
            last = strike.at;
        }
    }
}

void BallRunTest::ballHasSlowedBeforeBettingEnds() {
    for (int look = 0; look < kLooks; ++look) {
        const BallRun run = runOf(look);
        const auto speed = [&](double time) {
            return std::abs(run.at(time + kStep).angle - run.at(time).angle);
        };
        QVERIFY(speed(run.moments().slowDown) < 0.85 * speed(0));
        QVERIFY(speed(run.moments().leavesTrack - 2 * kStep) < speed(run.moments().slowDown));
    }
}

void BallRunTest::ballRunsAgainstTheRotor_data() {
    QTest::addColumn<Turn>("ball");
    QTest::newRow("R21 clockwise") << Turn::clockwise;
    QTest::newRow("R21 anticlockwise") << Turn::anticlockwise;
    QTest::newRow("M2.1 clockwise") << Turn::clockwise;
    QTest::newRow("M2.1 anticlockwise") << Turn::anticlockwise;
}

void BallRunTest::ballRunsAgainstTheRotor() {
    QFETCH(const Turn, ball);
    for (int look = 0; look < kLooks; ++look) {
        const BallRun run(planned(ball, 15), lookOf(look));
        for (double time = 0; time < run.moments().drop - 0.1; time += 0.1) {
            const BallPose pose = run.at(time);
            QVERIFY((run.at(time + 0.1).angle - pose.angle) * sign(ball) > 0);
            QVERIFY(pose.rotor.speed * sign(ball) < 0);
            QVERIFY((run.at(time + 0.1).rotor.angle - pose.rotor.angle) * sign(ball) < 0);
        }
    }
}

void BallRunTest::deflectorStrikesAreAtDeflectors() {
    for (int look = 0; look < kLooks; ++look) {
        const BallRun run = runOf(look);
        for (const BallStrike& strike : run.strikes()) {
            if (strike.on != BallStrike::On::deflector) {
                continue;
            }
            const BallPose pose = run.at(strike.at);
            const int nearest = deflectorNear(pose.angle);
            const double aside = pose.angle - deflectorAngle(nearest);
            const double apart = deflectorClearance(pose.radius, aside, deflectorUpright(nearest));
            QVERIFY2(std::abs(apart) < 1e-6, where("deflector", look, strike.at));
            QVERIFY2(run.at(strike.at + 0.01).height > 0, where("hop", look, strike.at));
        }
    }
}

void BallRunTest::ballPassesNoDeflector() {
    for (int look = 0; look < kLooks; ++look) {
        const BallRun run = runOf(look);
        for (double time = run.moments().leavesTrack; time < run.moments().drop; time += kStep) {
            const BallPose pose = run.at(time);
            if (pose.height > 0) {
                continue;
            }
            const int nearest = deflectorNear(pose.angle);
            const double aside = pose.angle - deflectorAngle(nearest);
            if (!(deflectorClearance(pose.radius, aside, deflectorUpright(nearest)) > -0.003)) {
                QFAIL(where("deflector", look, time));
            }
        }
    }
}

void BallRunTest::mostLongRunsStrikeADeflector() {
    int struck = 0;
    for (int look = 0; look < 200; ++look) {
        const BallRun run(planned(Turn::clockwise, 15), lookOf(look));
        struck += run.strikes().front().on == BallStrike::On::deflector ? 1 : 0;
    }
    QVERIFY2(struck > 100 && struck < 190, QByteArray::number(struck));
}

void BallRunTest::launchIsFromTheHand() {
    for (int look = 0; look < kLooks; ++look) {
        const BallRun run = runOf(look);
        QVERIFY2(std::abs(wrapped(run.at(0).angle + kTurn / 8)) < kTurn / 18, where("launch", look, 0));
    }
}

void BallRunTest::sameLookSameRun() {
    const BallRun first(planned(Turn::clockwise, 15), lookOf(5));
    const BallRun second(planned(Turn::clockwise, 15), lookOf(5));
    QCOMPARE(first.strikes().size(), second.strikes().size());
    for (double time = 0; time < 15; time += 0.01) {
        QVERIFY(first.at(time).angle == second.at(time).angle);
        QVERIFY(first.at(time).radius == second.at(time).radius);
        QVERIFY(first.at(time).height == second.at(time).height);
    }
}

void BallRunTest::otherLookOtherRun() {
    for (int look = 0; look < kLooks; ++look) {
        const BallRun first(planned(Turn::clockwise, 15), lookOf(look));
        const BallRun second(planned(Turn::clockwise, 15), lookOf(look + 1));
        QVERIFY(std::abs(first.at(5).angle - second.at(5).angle) > 1e-3);
        QVERIFY(std::abs(first.moments().drop - second.moments().drop) > 1e-4);
    }
}

void BallRunTest::shortestRunIsTwoSeconds() {
    const BallRun run(planned(Turn::clockwise, 0.5), lookOf(1));
    QCOMPARE(run.moments().rest, 2.0);
}

void BallRunTest::rotorOfTheRunIsTheTables() {
    QFETCH(const double, seconds);
    QFETCH(const Turn, ball);
    QFETCH(const Before, before);
    const RotorMotion rotor = rotorBefore(before, ball);
    const BallRun run = runOf(3);
    for (double time = kLaunch; time < kLaunch + seconds + 5; time += 0.01) {
        const RotorState state = rotor.stateAt(time);
        QVERIFY(std::abs(run.at(time - kLaunch).rotor.angle - state.angle) < 1e-9);
        QVERIFY(std::abs(run.at(time - kLaunch).rotor.speed - state.speed) < 1e-9);
    }
}

void BallRunTest::rotorNeverJumps() {
    RotorMotion rotor(0, Turn::clockwise);
    RotorState before = rotor.stateAt(0);
    int step = 0;
    const auto goOn = [&](double until) {
        for (; step * kStep < until; ++step) {
            const RotorState next = rotor.stateAt(step * kStep);
            QVERIFY(std::abs(next.speed - before.speed) < 7 * kStep);
            const double mean = (next.speed + before.speed) / 2;
            QVERIFY(std::abs(next.angle - before.angle - mean * kStep) < 1e-5);
            before = next;
        }
    };
    step = 1;
    goOn(10);
    rotor.reverse(10, Turn::anticlockwise);
    goOn(10.7);
    rotor.reverse(10.7, Turn::clockwise);
    goOn(30);
    rotor.brake(30);
    goOn(30.5);
    rotor.reverse(30.5, Turn::anticlockwise);
    goOn(40);
    rotor.brake(40);
    goOn(45);
}

void BallRunTest::rotorIsBroughtRound_data() {
    QTest::addColumn<Turn>("first");
    QTest::addColumn<Turn>("then");
    QTest::newRow("R21 the other way") << Turn::clockwise << Turn::anticlockwise;
    QTest::newRow("R21 and back") << Turn::anticlockwise << Turn::clockwise;
    QTest::newRow("the same way once more") << Turn::clockwise << Turn::clockwise;
}

void BallRunTest::rotorIsBroughtRound() {
    QFETCH(const Turn, first);
    QFETCH(const Turn, then);
    RotorMotion rotor(0, first);
    rotor.reverse(60, then);
    QVERIFY(rotor.stateAt(60).speed * sign(first) > 0);
    QCOMPARE(rotor.stateAt(60 + RotorMotion::kReversing).speed, sign(then) * RotorMotion::kCruise);
}

void BallRunTest::brakedRotorStands() {
    RotorMotion rotor(0, Turn::clockwise);
    rotor.brake(7);
    const RotorState stopped = rotor.stateAt(7 + RotorMotion::kBraking);
    QCOMPARE(stopped.speed, 0.0);
    QCOMPARE(rotor.stateAt(100).angle, stopped.angle);
}

void BallRunTest::frictionSlowsTheRotor() {
    const RotorMotion rotor(0, Turn::anticlockwise);
    double last = -RotorMotion::kCruise;
    for (int time = 1; time < 600; ++time) {
        const double speed = rotor.stateAt(time).speed;
        QVERIFY(speed > last && speed < -0.49 * RotorMotion::kCruise);
        last = speed;
    }
}

void BallRunTest::constructionIsQuick() {
    constexpr int kRuns = kit::manyCases(2'000);
    double checksum = 0;
    QElapsedTimer timer;
    timer.start();
    for (int look = 0; look < kRuns; ++look) {
        checksum += BallRun(planned(Turn::clockwise, 15), lookOf(look)).moments().drop;
    }
    const double each = static_cast<double>(timer.nsecsElapsed()) / 1e3 / kRuns;
    qInfo("a run of 15 s is made in %.1f microseconds", each);
    QVERIFY(checksum > 0);
}

#include "program/test_list.h"

MESAVIVA_TEST(BallRunTest)
#include "tst_ball_run.moc"
