// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader receives from the program on the desktop's accessibility bus: a client there
// registers, listens to events and asks their senders, as Orca does.

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/cli/sentences/file_error_sentences.h"
#include "app/core/game/game_registry.h"
#include "engine/scenario/scenario.h"
#include "window_user.h"
#endif

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusReply>
#include <QDBusVariant>
#include <QFile>
#include <QGuiApplication>
#include <QRegularExpression>

#include <functional>
#include <memory>

using namespace mesaviva;
using namespace mesaviva::app;

namespace {

const QString kAccessible = QStringLiteral("org.a11y.atspi.Accessible");
const QString kProperties = QStringLiteral("org.freedesktop.DBus.Properties");
const QString kReaderRuns = QStringLiteral("ScreenReaderEnabled");

} // namespace

/// A client of the accessibility bus. Its calls are asynchronous: the program that answers is this one.
class BusListener : public QObject {
    Q_OBJECT

public:
    /// Tells the desktop that a screen reader runs, and listens; returns false without an accessibility bus.
    bool open() {
        const QDBusConnection session = QDBusConnection::sessionBus();
        const QString status = QStringLiteral("org.a11y.Bus");
        const QString path = QStringLiteral("/org/a11y/bus");
        const QDBusReply<QString> address =
            session.call(QDBusMessage::createMethodCall(status, path, status, QStringLiteral("GetAddress")));
        if (!address.isValid()) {
            return false;
        }
        QDBusMessage asked = QDBusMessage::createMethodCall(status, path, kProperties, QStringLiteral("Get"));
        asked << QStringLiteral("org.a11y.Status") << kReaderRuns;
        const QDBusReply<QDBusVariant> before = session.call(asked);
        m_ranBefore = before.isValid() && before.value().variant().toBool();
        tell(true);
        m_bus = QDBusConnection::connectToBus(address.value(), QStringLiteral("screen reader"));
        for (const char* event : {"object:state-changed", "object:announcement"}) {
            QDBusMessage registered = QDBusMessage::createMethodCall(
                QStringLiteral("org.a11y.atspi.Registry"), QStringLiteral("/org/a11y/atspi/registry"),
                QStringLiteral("org.a11y.atspi.Registry"), QStringLiteral("RegisterEvent"));
            registered << QString::fromLatin1(event);
            if (m_bus.call(registered).type() != QDBusMessage::ReplyMessage) {
                return false;
            }
        }
        const QString events = QStringLiteral("org.a11y.atspi.Event.Object");
        return m_bus.connect({}, {}, events, QStringLiteral("StateChanged"), this,
                             SLOT(hearState(QDBusMessage))) &&
               m_bus.connect({}, {}, events, QStringLiteral("Announcement"), this,
                             SLOT(hearAnnouncement(QDBusMessage)));
    }

    /// Restores the desktop's setting, so that no screen reader starts for good on a developer's desktop.
    void close() { tell(m_ranBefore); }

    /// The announcements, in the order of the events.
    QStringList told() const { return m_told; }
    /// The names of the focused items.
    QStringList focused() const { return m_focused; }
    /// Also ignores answers to questions asked before.
    void forget() {
        ++m_tale;
        m_told.clear();
        m_focused.clear();
    }

private slots:
    // Orca speaks the name of a notification that appears, and of the focused item.
    void hearState(const QDBusMessage& event) {
        const QList<QVariant> arguments = event.arguments();
        if (arguments.size() < 2 || arguments[1].toInt() != 1) {
            return;
        }
        const QString state = arguments[0].toString();
        if (state == QLatin1String("focused")) {
            ask(event, m_focused, {});
        } else if (state == QLatin1String("showing")) {
            ask(event, m_told, QStringLiteral("notification"));
        }
    }

    // Since Qt 6.8.
    void hearAnnouncement(const QDBusMessage& event) {
        if (const QList<QVariant> arguments = event.arguments(); arguments.size() > 3) {
            m_told.append(arguments[3].value<QDBusVariant>().variant().toString());
        }
    }

private:
    static void tell(bool runs) {
        QDBusMessage wanted =
            QDBusMessage::createMethodCall(QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"),
                                           kProperties, QStringLiteral("Set"));
        wanted << QStringLiteral("org.a11y.Status") << kReaderRuns << QVariant::fromValue(QDBusVariant(runs));
        QDBusConnection::sessionBus().call(wanted);
    }

    // Asks an event's sender for role and name, and stores the name if the role is the wanted one.
    void ask(const QDBusMessage& event, QStringList& heard, const QString& wantedRole) {
        const QDBusMessage role = QDBusMessage::createMethodCall(event.service(), event.path(), kAccessible,
                                                                 QStringLiteral("GetRoleName"));
        answer(role, [this, event, &heard, wantedRole](const QVariant& is) {
            if (!wantedRole.isEmpty() && is.toString() != wantedRole) {
                return;
            }
            QDBusMessage name = QDBusMessage::createMethodCall(event.service(), event.path(), kProperties,
                                                               QStringLiteral("Get"));
            name << kAccessible << QStringLiteral("Name");
            answer(name, [&heard](const QVariant& words) {
                heard.append(words.value<QDBusVariant>().variant().toString());
            });
        });
    }

    // A sender that is gone, with an earlier test's window, answers with an error: there is no name.
    void answer(const QDBusMessage& question, const std::function<void(const QVariant&)>& then) {
        auto* const watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(question), this);
        connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, then, tale = m_tale] {
            if (tale == m_tale && !watcher->isError()) {
                then(watcher->reply().arguments().value(0));
            }
            watcher->deleteLater();
        });
    }

    QDBusConnection m_bus{QString()};
    bool m_ranBefore = false;
    int m_tale = 0; ///< how many times forget() was called
    QStringList m_told;
    QStringList m_focused;
};

class TestScreenReaderWindow : public QObject {
    Q_OBJECT

private slots:
    void cleanupTestCase() { m_listener.close(); }

    void initTestCase() {
        if (QGuiApplication::platformName() != QLatin1String("xcb")) {
            QSKIP("the accessibility bus is tried where there is an X display");
        }
        if (!m_listener.open()) {
            QSKIP("there is no accessibility bus here (Debian: at-spi2-core)");
        }
    }

    void init() {
        m_user = std::make_unique<WindowUser>();
        m_user->application().setLanguage(QStringLiteral("en"));
        m_user->application().settings()->setReducedMotion(true);
        m_user->application().settings()->setVoiceVolume(0);
        m_user->application().settings()->setSoundVolume(0);
        m_user->application().hearing()->setToScreenReader(true);
        for (const MessageKind kind : kMessageKinds) {
            hear(kind, true);
        }
        QVERIFY(m_user->open());
    }

    void cleanup() {
        m_user.reset();
        m_listener.forget();
    }

    void aRoundReachesTheScreenReader_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("poker") << QStringLiteral("poker/seven_seats_mixed");
        QTest::newRow("roulette") << QStringLiteral("roulette/casino_launches_alternate");
        QTest::newRow("bingo") << QStringLiteral("bingo/30_line_and_bingo");
    }

    // Each announcement of calls, payments and the session arrives once and in order; actions are announced
    // only if wanted.
    void aRoundReachesTheScreenReader() {
        QFETCH(QString, file);
        hear(MessageKind::own, false);
        hear(MessageKind::others, false);
        playOut(file);
        QVERIFY(m_said.size() > 8);
        QTRY_COMPARE_WITH_TIMEOUT(m_listener.told(), m_said, kPatience);
    }

    void whatIsDoneIsReportedIfItIsWanted() {
        hear(MessageKind::call, false);
        hear(MessageKind::payment, false);
        playOut(QStringLiteral("poker/seven_seats_mixed"));
        endOfTale();
        QStringList actions = {QStringLiteral("Your ante: 5.00\u00A0pts")};
        for (int seat = 2; seat <= 7; ++seat) {
            actions.append(QStringLiteral("P%1: ante 5.00\u00A0pts").arg(seat));
        }
        QCOMPARE(m_listener.told().first(actions.size()), actions);
        QVERIFY2(m_listener.told().contains(QStringLiteral("P4 folds")),
                 qPrintable(m_listener.told().join(u'\n')));
    }

    void whatIsSwitchedOffIsNotReported_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("pattern");
        QTest::newRow("calls") << QStringLiteral("poker/seven_seats_mixed") << int(MessageKind::call)
                               << QStringLiteral("^(Place your bets|No more bets|The dealer)");
        QTest::newRow("payments") << QStringLiteral("poker/seven_seats_mixed") << int(MessageKind::payment)
                                  << QStringLiteral("^(For you, |P6, |Three of a kind: You win)");
        QTest::newRow("session") << QStringLiteral("poker/individual_idle") << int(MessageKind::session)
                                 << QStringLiteral("leave|session");
    }

    void whatIsSwitchedOffIsNotReported() {
        QFETCH(QString, file);
        QFETCH(int, kind);
        QFETCH(QString, pattern);
        const QRegularExpression ofThisKind(pattern);
        hear(static_cast<MessageKind>(kind), false);
        playOut(file);
        endOfTale();
        QVERIFY(!m_said.filter(ofThisKind).isEmpty());
        QCOMPARE(m_listener.told().filter(ofThisKind), QStringList());
        QVERIFY(m_listener.told().size() > 1);
    }

    void aRefusalIsReportedUnlessThatIsSwitchedOff() {
        m_user->application().games()->choose(QStringLiteral("poker"));
        QTRY_VERIFY(m_user->find(QAccessible::Button, QStringLiteral("Sit down at the table")));
        m_user->press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(m_listener.told().contains(QStringLiteral("Place your bets")), kPatience);
        const auto isReported = [this] {
            const auto refusal = m_user->application().reader()->buffers().newest(MessageKind::refusal);
            return refusal && m_listener.told().contains(refusal->text);
        };
        for (int i = 0; i < 20 && !isReported(); ++i) { // the page may still be loading
            m_user->press(Qt::Key_F);
            static_cast<void>(QTest::qWaitFor(isReported, 2'000));
        }
        QVERIFY(isReported());
        endOfTale();
        m_listener.forget();
        hear(MessageKind::refusal, false);
        m_user->press(Qt::Key_F);
        endOfTale();
        QVERIFY(!isReported());
    }

    void nothingIsReportedWhereAnnouncementsAreSwitchedOff() {
        m_user->application().hearing()->setToScreenReader(false);
        playOut(QStringLiteral("roulette/casino_launches_alternate"));
        QVERIFY(!m_said.isEmpty());
        m_user->application().hearing()->setToScreenReader(true);
        endOfTale();
        QCOMPARE(m_listener.told(), QStringList(kEnd));
    }

    // Each answer to a key arrives, also when several are given at once.
    void answersComeEachByItself() {
        QStringList answers;
        for (int i = 0; i < 6; ++i) {
            answers.append(QStringLiteral("answer %1").arg(i));
            m_user->application().reader()->speak(answers.last());
        }
        QTRY_COMPARE_WITH_TIMEOUT(m_listener.told(), answers, kPatience);
    }

    // In the lobby, at the choice of desks, in the hall, in a dialog: all items Tab reaches have names.
    void whatGetsTheKeyboardIsReported() {
        m_user->application().games()->choose(QStringLiteral("bingo"));
        QTRY_VERIFY(m_user->find(QAccessible::Button, QStringLiteral("Enter the room")));
        for (int i = 0; i < 40 && m_user->focusedName() != QLatin1String("Enter the room"); ++i) {
            tab();
        }
        const QStringList names = m_listener.focused();
        QVERIFY2(!names.contains(QString()), qPrintable(names.join(u'\n')));
        for (const char* name :
             {"Play", "Teach", "Bingo", "How to play", "Sala Alfama, Bingo 90", "Enter the room"}) {
            QVERIFY2(
                !names.filter(QRegularExpression(QStringLiteral("^%1").arg(QLatin1String(name)))).isEmpty(),
                qPrintable(names.join(u'\n')));
        }
        m_user->press(Qt::Key_Comma, Qt::ControlModifier);
        QTRY_VERIFY(m_user->isCovered());
        // While it opens it takes the focus once more.
        QTRY_COMPARE(m_user->focusedName(), QStringLiteral("Done"));
        QTRY_VERIFY(m_user->lies(QAccessible::Button, QStringLiteral("Done")));
        for (int i = 0; i < 3; ++i) {
            tab();
        }
        QVERIFY(!m_listener.focused().contains(QString()));
        QVERIFY(!m_user->closesPopup()); // that was the dialog's
    }

private:
    static constexpr int kPatience = 60'000;
    static constexpr double kSpeed = 16;
    static inline const QString kEnd = QStringLiteral("That is all");

    void hear(MessageKind kind, bool on) {
        m_user->application().hearing()->setSpoken(static_cast<int>(kind), on);
    }

    // Waits until every earlier announcement has arrived.
    void endOfTale() {
        m_user->application().reader()->speak(kEnd);
        QTRY_VERIFY_WITH_TIMEOUT(m_listener.told().contains(kEnd), kPatience);
    }

    // One Tab step, which the screen reader receives.
    void tab() {
        // A row's name continues with a countdown: compare only its beginning.
        const auto who = [](const QString& name) { return name.section(u',', 0, 1); };
        const QString before = who(m_user->focusedName());
        m_user->press(Qt::Key_Tab);
        QTRY_VERIFY2_WITH_TIMEOUT(who(m_user->focusedName()) != before, qPrintable(before), kPatience);
        QTRY_VERIFY2_WITH_TIMEOUT(
            !m_listener.focused().isEmpty() &&
                who(m_listener.focused().constLast()) == who(m_user->focusedName()),
            qPrintable(m_user->focusedName() + u'\n' + m_listener.focused().join(u'\n')), kPatience);
    }

    // Plays a scenario to its end, quickly.
    void playOut(const QString& file) {
        QFile scenario(QStringLiteral(MESAVIVA_SCENARIOS "/%1.json").arg(file));
        QVERIFY2(scenario.open(QIODevice::ReadOnly), qPrintable(scenario.fileName()));
        auto read = scenario::read(scenario.readAll().toStdString());
        QVERIFY2(read, read ? "" : app::englishText(read.error()).c_str());
        m_said.clear();
        m_user->application().playScenario(std::move(*read), kSpeed);
        connect(m_user->application().table(), &TableModel::happened, this, [this](const TableEvent& event) {
            if (!event.spoken.isEmpty()) {
                m_said.append(event.spoken.text);
            }
        });
        QTRY_VERIFY_WITH_TIMEOUT(m_user->application().table()->isScenarioOver(), kPatience);
    }

    BusListener m_listener;
    std::unique_ptr<WindowUser> m_user;
    QStringList m_said;
};

#include "program/test_list.h"

MESAVIVA_TEST(TestScreenReaderWindow)
#include "tst_screen_reader_window.moc"
