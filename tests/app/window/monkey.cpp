// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "monkey.h"

#include <QDirIterator>
#include <QKeySequence>
#include <QMetaProperty>
#include <QPointingDevice>
#include <QUrl>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cstdio>
#include <numeric>

namespace mesaviva::app {

namespace {

constexpr int kShortRun = 50;
constexpr std::size_t kKnown = 400;
constexpr int kDeepest = 60;
// How many children of an item around an event are queried.
constexpr int kAskedAround = 4;

constexpr std::array kKeys{
    Qt::Key_Tab,    Qt::Key_Tab,    Qt::Key_Backtab, Qt::Key_Return,    Qt::Key_Enter, Qt::Key_Space,
    Qt::Key_Escape, Qt::Key_Left,   Qt::Key_Right,   Qt::Key_Up,        Qt::Key_Down,  Qt::Key_Home,
    Qt::Key_End,    Qt::Key_PageUp, Qt::Key_Plus,    Qt::Key_Minus,     Qt::Key_0,     Qt::Key_1,
    Qt::Key_2,      Qt::Key_5,      Qt::Key_9,       Qt::Key_A,         Qt::Key_C,     Qt::Key_D,
    Qt::Key_L,      Qt::Key_M,      Qt::Key_O,       Qt::Key_R,         Qt::Key_S,     Qt::Key_Z,
    Qt::Key_Period, Qt::Key_Comma,  Qt::Key_Delete,  Qt::Key_Backspace, Qt::Key_F1,    Qt::Key_F2,
    Qt::Key_F11,    Qt::Key_F10,    Qt::Key_Equal,   Qt::Key_F,         Qt::Key_T,     Qt::Key_B,
    Qt::Key_P,      Qt::Key_N,      Qt::Key_E,       Qt::Key_X,
};
constexpr std::array kChords{Qt::Key_H, Qt::Key_L, Qt::Key_O, Qt::Key_F, Qt::Key_Comma, Qt::Key_Z, Qt::Key_W,
                             Qt::Key_B, Qt::Key_D, Qt::Key_E, Qt::Key_G, Qt::Key_I,     Qt::Key_J, Qt::Key_K,
                             Qt::Key_M, Qt::Key_N, Qt::Key_P, Qt::Key_R, Qt::Key_T,     Qt::Key_Y};
constexpr std::array kSizes{QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080), QSize(1100, 1400),
                            QSize(2560, 700)};

} // namespace

Monkey::Monkey(WindowUser& user, quint32 seed) : m_user(user), m_random(seed) {
    s_complaints.clear();
    s_asked = 0;
    s_before = qInstallMessageHandler(&Monkey::hear);
    QAccessible::installUpdateHandler(&Monkey::ask);
    QDirIterator files(QStringLiteral(MESAVIVA_SCENARIOS), {QStringLiteral("*.json")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        m_scenarios.append(files.next());
    }
    m_scenarios.sort(); // the folder's own order differs from disk to disk
}

Monkey::~Monkey() {
    QAccessible::installUpdateHandler(nullptr);
    qInstallMessageHandler(s_before);
}

quint32 Monkey::wantedSeed() {
    bool given = false;
    const int seed = qEnvironmentVariableIntValue("MESAVIVA_MONKEY_SEED", &given);
    return given ? static_cast<quint32>(seed) : 1U;
}

int Monkey::wantedSteps() {
    bool given = false;
    const int steps = qEnvironmentVariableIntValue("MESAVIVA_MONKEY", &given);
    return given ? steps : kShortRun;
}

void Monkey::goTo(const QString& game, const QString& choices) {
    Application& application = m_user.application();
    if (choices == QLatin1String("inspect") || choices == QLatin1String("teach")) {
        application.desks()->choose(choices);
        if (!game.isEmpty() && choices == QLatin1String("teach")) {
            beginAtDesk(game);
            return;
        }
    }
    if (choices == QLatin1String("scenario")) {
        openScenario();
    }
    if (game.isEmpty()) {
        return;
    }
    if (choices == QLatin1String("learn")) {
        application.openLearningTable(game);
        return;
    }
    GameRegistry& games = *m_user.application().games();
    games.choose(game);
    for (QObject* model : games.chosen()->findChildren<LobbyModel*>()) {
        model->setProperty("individual", choices == QLatin1String("individual"));
    }
    openTable();
}

void Monkey::beginAtDesk(const QString& what) {
    Application& application = m_user.application();
    if (what == QLatin1String("lesson")) {
        LessonDesk& lessons = *teachDesk(application).lessons();
        (void)QTest::qWaitFor([&lessons] { return lessons.isReady(); }, kPatience);
        lessons.step(any(static_cast<int>(lessons.lessonList().size())));
        lessons.begin(true);
    } else if (what == QLatin1String("editor")) {
        teachDesk(application).editor()->prepare();
        teachDesk(application).editor()->beginEmpty(any(3));
    } else if (what == QLatin1String("drill")) {
        teachDesk(application).drills()->open();
        teachDesk(application)
            .drills()
            ->choose(any(static_cast<int>(teachDesk(application).drills()->drillList().size())));
        teachDesk(application).drills()->start();
    } else if (what == QLatin1String("shift")) {
        const QList<CroupierDesk*>& desks = teachDesk(application).croupiers()->list();
        CroupierDesk& desk = *desks.at(any(static_cast<int>(desks.size())));
        desk.open();
        desk.start();
    } else {
        EquipmentDesk& desk = *teachDesk(application).equipment();
        desk.open();
        desk.setKind(any(static_cast<int>(desk.kinds().size())));
        (void)desk.start(QStringLiteral("AR"), 31);
    }
}

const std::vector<Monkey::Action>& Monkey::actions() {
    static const std::vector<Action> all{
        {"click anywhere", 14, &Monkey::clickAnywhere},
        {"click a thing", 22, &Monkey::clickThing},
        {"double click", 3, &Monkey::doubleClick},
        {"drag", 8, &Monkey::drag},
        {"hover", 10, &Monkey::hover},
        {"scroll", 6, &Monkey::scroll},
        {"key", 30, &Monkey::key},
        {"resize", 5, &Monkey::resize},
        {"language", 2, &Monkey::language},
        {"setting", 4, &Monkey::setting},
        {"lobby choice", 3, &Monkey::lobbyChoice},
        {"open a table", 2, &Monkey::openTable},
        {"open a scenario", 1, &Monkey::openScenario},
        {"open a round on record", 1, &Monkey::openRecorded},
        {"leave", 1, &Monkey::leave},
        {"act on a thing", 8, &Monkey::actOnThing},
        {"ask everything", 8, &Monkey::askEverything},
    };
    return all;
}

void Monkey::step() {
    static const int whole =
        std::accumulate(actions().begin(), actions().end(), 0,
                        [](int sum, const Action& action) { return sum + action.weight; });
    int left = any(whole);
    const auto action = std::find_if(actions().begin(), actions().end(), [&left](const Action& one) {
        left -= one.weight;
        return left < 0;
    });
    tell(QString::fromLatin1(action->name));
    (this->*action->does)();
    QTest::qWait(any(30));
}

void Monkey::tell(const QString& what) {
    static const bool wanted = qEnvironmentVariableIsSet("MESAVIVA_MONKEY_TRACE");
    if (wanted) {
        std::fprintf(stderr, "%s\n", qPrintable(what));
    }
}

void Monkey::hear(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    // A missing sound server is not a fault of the window; a dialog reports a scenario that does not fit.
    const bool isOfQml = message.contains(QLatin1String("qrc:")) || message.contains(QLatin1String("Error:"));
    // Qt 6.4's layouts warn where a column needs one more frame to find its height; the next frame has it.
    const bool isLate = message.contains(QLatin1String("Polish loop detected"));
    if (type != QtDebugMsg && type != QtInfoMsg && isOfQml && !isLate) {
        s_complaints.append(message);
    }
    s_before(type, context, message);
}

// Acts as an accessibility bus after an event: queries the item and those around it.
void Monkey::ask(QAccessibleEvent* event) {
    QAccessibleInterface* item = event->accessibleInterface();
    for (int depth = 0; item && item->isValid() && depth < kDeepest; ++depth) {
        read(item, depth == 0);
        item = item->parent();
    }
}

void Monkey::read(QAccessibleInterface* item, bool everyChild) {
    ++s_asked;
    item->role();
    item->state();
    item->rect();
    item->text(QAccessible::Name);
    item->text(QAccessible::Description);
    if (QAccessibleValueInterface* value = item->valueInterface()) {
        value->currentValue();
    }
    if (QAccessibleActionInterface* action = item->actionInterface()) {
        action->actionNames();
    }
    // An item searches all its children for each of these queries.
    const int children = item->childCount();
    const int step = everyChild ? 1 : std::max(1, children / kAskedAround);
    for (int i = 0; i < children; i += step) {
        if (QAccessibleInterface* child = item->child(i)) {
            item->indexOfChild(child);
        }
    }
}

QQuickWindow& Monkey::shown() {
    QQuickWindow* const window = m_user.window();
    if (!window) {
        qFatal("the window is gone");
    }
    return *window;
}

QPoint Monkey::anywhere() {
    const QSize size = shown().size();
    return {any(std::max(1, size.width())), any(std::max(1, size.height()))};
}

std::vector<QAccessibleInterface*> Monkey::all() {
    std::vector<QAccessibleInterface*> found;
    m_user.each([&found](QAccessibleInterface* item) { found.push_back(item); });
    return found;
}

QAccessibleInterface* Monkey::anyThing() {
    const std::vector<QAccessibleInterface*> things = all();
    QAccessibleInterface* thing =
        things.empty() ? nullptr : things[static_cast<std::size_t>(any(static_cast<int>(things.size())))];
    if (thing && thing->object()) {
        m_known.push_back(QAccessible::uniqueId(thing));
        if (m_known.size() > kKnown) {
            m_known.erase(m_known.begin());
        }
    }
    return thing;
}

void Monkey::clickAnywhere() {
    const auto button = any(6) == 0 ? Qt::RightButton : Qt::LeftButton;
    QTest::mouseClick(&shown(), button, Qt::NoModifier, anywhere());
}

void Monkey::clickThing() {
    if (QAccessibleInterface* thing = anyThing()) {
        tell(QStringLiteral("  ") + WindowUser::nameOf(thing));
        m_user.click(thing);
    }
}

void Monkey::doubleClick() { QTest::mouseDClick(&shown(), Qt::LeftButton, Qt::NoModifier, anywhere()); }

void Monkey::drag() {
    QTest::mousePress(&shown(), Qt::LeftButton, Qt::NoModifier, anywhere());
    for (int i = 0; i < 4; ++i) {
        QTest::mouseMove(&shown(), anywhere());
        QTest::qWait(any(10));
    }
    if (any(5) == 0) {
        key(); // a key while the button is down
    }
    QTest::mouseRelease(&shown(), Qt::LeftButton, Qt::NoModifier, anywhere());
}

void Monkey::hover() { QTest::mouseMove(&shown(), anywhere()); }

void Monkey::scroll() {
    const QPointF at = anywhere();
    const QPoint turned(0, any(2) == 0 ? 240 : -240);
    QWheelEvent event(at, shown().mapToGlobal(at), {}, turned, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&shown(), &event);
}

void Monkey::key() {
    if (any(6) == 0) {
        const Qt::Key chord = kChords[static_cast<std::size_t>(any(static_cast<int>(kChords.size())))];
        tell(QStringLiteral("  Ctrl+") + QKeySequence(chord).toString());
        m_user.press(chord, Qt::ControlModifier);
        return;
    }
    const auto modifiers = any(8) == 0 ? Qt::ShiftModifier : Qt::NoModifier;
    const Qt::Key key = kKeys[static_cast<std::size_t>(any(static_cast<int>(kKeys.size())))];
    tell(QStringLiteral("  ") + QKeySequence(key).toString());
    m_user.press(key, modifiers);
}

void Monkey::resize() {
    if (any(3) > 0) {
        shown().resize(kSizes[static_cast<std::size_t>(any(static_cast<int>(kSizes.size())))]);
        return;
    }
    // Like dragging an edge: many sizes with hardly a frame between them.
    QSize size = shown().size();
    for (int i = 0; i < 8; ++i) {
        size = (size + QSize(any(61) - 30, any(41) - 20)).expandedTo({1024, 600}).boundedTo({2560, 1440});
        shown().resize(size);
        QTest::qWait(any(8));
    }
}

void Monkey::language() {
    m_user.application().setLanguage(any(2) == 0 ? QStringLiteral("en") : QStringLiteral("pt"));
}

namespace {

// Writes a random value to a random switch or choice of the object.
void change(QObject& object, QRandomGenerator& random) {
    const QMetaObject& meta = *object.metaObject();
    const QMetaProperty property = meta.property(static_cast<int>(random.bounded(meta.propertyCount())));
    if (!property.isWritable()) {
        return;
    }
    if (property.isEnumType()) {
        const QMetaEnum values = property.enumerator();
        property.write(&object, values.value(static_cast<int>(random.bounded(values.keyCount()))));
    } else if (property.typeId() == QMetaType::Bool) {
        property.write(&object, random.bounded(2) == 0);
    } else if (property.typeId() == QMetaType::Double) {
        property.write(&object, 1.0 + 0.1 * static_cast<double>(random.bounded(10)));
    } else if (property.typeId() == QMetaType::Int &&
               !QLatin1String(property.name()).startsWith(QLatin1String("window"))) {
        property.write(&object, static_cast<int>(random.bounded(100)));
    }
}

} // namespace

void Monkey::setting() { change(*m_user.application().settings(), m_random); }

void Monkey::lobbyChoice() {
    GameRegistry& games = *m_user.application().games();
    if (any(3) == 0) {
        games.choose(games.list().at(any(static_cast<int>(games.list().size())))->key());
    }
    for (QObject* model : games.chosen()->findChildren<LobbyModel*>()) {
        change(*model, m_random);
    }
}

void Monkey::openTable() {
    m_user.application().points()->setAmount(100'000);
    m_user.application().openTable();
}

void Monkey::openScenario() {
    if (!m_scenarios.isEmpty()) {
        m_user.application().openScenario(
            QUrl::fromLocalFile(m_scenarios.at(any(static_cast<int>(m_scenarios.size())))));
    }
}

void Monkey::openRecorded() {
    RecordHistoryModel& history = *m_user.application().history();
    history.reload();
    if (history.rowCount() > 0) { // from the previous reading
        m_user.application().openRecorded(any(history.rowCount()));
    }
}

void Monkey::comeOrGo() {
    const QList<TableGame*>& games = m_user.application().games()->list();
    switch (any(6)) {
    case 0: openScenario(); break;
    case 1: openRecorded(); break;
    case 2: leave(); break;
    case 3: openTable(); break;
    default: m_user.application().openLearningTable(games.at(any(static_cast<int>(games.size())))->key());
    }
    hover();
    QTest::qWait(any(any(3) == 0 ? 400 : 60));
}

void Monkey::leave() { m_user.application().closeTable(); }

void Monkey::actOnThing() {
    QAccessibleInterface* thing = anyThing();
    QAccessibleActionInterface* action = thing ? thing->actionInterface() : nullptr;
    if (action && !action->actionNames().isEmpty()) {
        const QStringList names = action->actionNames();
        tell(QStringLiteral("  ") + WindowUser::nameOf(thing));
        action->doAction(names.at(any(static_cast<int>(names.size()))));
    }
}

void Monkey::askEverything() {
    for (QAccessibleInterface* item : all()) {
        read(item, true);
    }
    for (const QAccessible::Id id : m_known) {
        QAccessibleInterface* item = QAccessible::accessibleInterface(id);
        if (item && item->isValid()) {
            read(item, true);
        }
    }
}

} // namespace mesaviva::app
