// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window_user.h"

#include <QAccessible>
#include <QRandomGenerator>
#include <QStringList>

#include <vector>

namespace mesaviva::app {

/// Random input to the real window, reproducible by seed as far as the clock allows. It also acts as a screen
/// reader: queries each item that changes, and items seen long ago that may no longer exist.
class Monkey {
public:
    /// `user`'s window is open and outlives the monkey.
    Monkey(WindowUser& user, quint32 seed);
    ~Monkey();
    Monkey(const Monkey&) = delete;
    Monkey& operator=(const Monkey&) = delete;

    /// MESAVIVA_MONKEY_SEED, or a fixed default.
    static quint32 wantedSeed();
    /// MESAVIVA_MONKEY, or the length of a short run.
    static int wantedSteps();

    /// Opens a table of this game; empty: stays in the lobby. `choices`: "individual", one player only;
    /// "learn", a learning table; "projector", with the second window; "inspect" and "teach", from that desk,
    /// where `game` may be a "lesson", "editor", "drill", "shift" or "equipment".
    void goTo(const QString& game, const QString& choices);
    /// Does one random action and lets the program react.
    void step();
    /// Opens a table of any kind, a scenario or a recorded round, or leaves, often before the previous page
    /// has loaded.
    void comeOrGo();

    /// Queries all visible items and items seen before, as a screen reader may.
    void askEverything();
    /// The warnings of Qt and QML since the window opened.
    const QStringList& complaints() const { return s_complaints; }
    /// How many items were queried for their names.
    qint64 asked() const { return s_asked; }

private:
    struct Action {
        const char* name;
        int weight;
        void (Monkey::*does)();
    };
    static const std::vector<Action>& actions();

    /// Prints it where logging is enabled.
    static void tell(const QString& what);
    static void hear(QtMsgType type, const QMessageLogContext& context, const QString& message);
    static void ask(QAccessibleEvent* event);
    static void read(QAccessibleInterface* item, bool everyChild);

    int any(int count) { return static_cast<int>(m_random.bounded(count)); }
    QQuickWindow& shown();
    QPoint anywhere();
    std::vector<QAccessibleInterface*> all();
    QAccessibleInterface* anyThing();

    void beginAtDesk(const QString& what);

    void clickAnywhere();
    void clickThing();
    void doubleClick();
    void drag();
    void hover();
    void scroll();
    void key();
    void resize();
    void language();
    void setting();
    void lobbyChoice();
    void openTable();
    void openScenario();
    void openRecorded();
    void leave();
    void actOnThing();

    static inline QStringList s_complaints;
    static inline qint64 s_asked = 0;
    static inline QtMessageHandler s_before = nullptr;

    WindowUser& m_user;
    QRandomGenerator m_random;
    std::vector<QAccessible::Id> m_known; ///< items seen before, the newest last
    QStringList m_scenarios;
};

} // namespace mesaviva::app
