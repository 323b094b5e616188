// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window_user.h"

#include <QAccessible>
#include <QRandomGenerator>
#include <QStringList>

#include <vector>

namespace mesaviva::app {

/// Random input at the real window, the same for the same seed as far as the clock allows; and, beside it,
/// what a screen reader does: it asks each thing that changes, and things that it has known for long and may
/// be gone.
class Monkey {
public:
    /// `user`'s window is open and outlives the monkey.
    Monkey(WindowUser& user, quint32 seed);
    ~Monkey();
    Monkey(const Monkey&) = delete;
    Monkey& operator=(const Monkey&) = delete;

    /// MESAVIVA_MONKEY_SEED, or always the same.
    static quint32 wantedSeed();
    /// MESAVIVA_MONKEY, or what a short run makes.
    static int wantedSteps();

    /// Opens a table of this game, empty: stays in the lobby. `choices`: "individual", one for a player
    /// alone; "learn", a learning table; "projector", with the second window; "inspect" and "teach", by that
    /// door, where a "lesson", "editor", "drill", "shift" or "equipment" as the game is begun.
    void goTo(const QString& game, const QString& choices);
    /// Does one thing, and lets the program answer.
    void step();
    /// Opens a table of any kind, a scenario or a round on record, or leaves, often before what was opened
    /// before is there.
    void comeOrGo();

    /// Asks all that is seen, and things that were seen before, as a screen reader may.
    void askEverything();
    /// What Qt or QML complained of since the window opened.
    const QStringList& complaints() const { return s_complaints; }
    /// How many things were asked for their names.
    qint64 asked() const { return s_asked; }

private:
    struct Action {
        const char* name;
        int weight;
        void (Monkey::*does)();
    };
    static const std::vector<Action>& actions();

    /// Prints it where a trace is wanted.
    static void tell(const QString& what);
    static void hear(QtMsgType type, const QMessageLogContext& context, const QString& message);
    static void ask(QAccessibleEvent* event);
    static void read(QAccessibleInterface* item);

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
    std::vector<QAccessible::Id> m_known; ///< things seen before, the newest last
    QStringList m_scenarios;
};

} // namespace mesaviva::app
