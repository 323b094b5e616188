// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A user of the real window: finds everything by accessible name and role, uses mouse and keyboard, and reads
// the accessible tree.
#pragma once

#include "app/shell/application.h"
#include "app/shell/window.h"
#include "desks_of.h"
#include "patience.h"

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>

namespace mesaviva::app {

/// Milliseconds, the same as in patience.h.
inline constexpr int kPatience = 60'000;

/// The whole program in a window of 1280x800, as after its start.
class WindowUser {
public:
    WindowUser() : m_application(std::make_unique<Application>()) {}

    Application& application() { return *m_application; }
    QQuickWindow* window() { return m_window ? m_window->window() : nullptr; }

    /// Opens the window with the given settings; false if it does not open.
    bool open() {
        m_window = std::make_unique<Window>(*m_application);
        if (!m_window->isOpen()) {
            return false;
        }
        QObject::connect(window(), &QQuickWindow::frameSwapped, window(), [this] { ++m_frames; });
        window()->resize(1280, 800);
        if (!QTest::qWaitForWindowExposed(window(), kPatience)) {
            return false;
        }
        window()->requestActivate();
        return QTest::qWaitForWindowActive(window(), kPatience);
    }

    /// Resizes the window; false if its page does not adopt the size.
    bool resizes(const QSize& size) {
        m_lastRect = {};
        window()->resize(size);
        return QTest::qWaitFor([&] { return window()->contentItem()->size().toSize() == size; }, kPatience);
    }

    /// Leaves whatever is open for the lobby at the player's desk, as after a start: a window serves several
    /// tests. False if that fails; then the next test opens another one.
    bool returnsToLobby() {
        if (!window() || !window()->isVisible()) {
            return false;
        }
        application().closeTable();
        application().recovery()->forgetLeftBehind();
        application().desks()->choose(QStringLiteral("play"));
        QTest::mouseMove(window(), {1, 1}); // a tooltip stays as long as the mouse is over its item
        const auto isThere = [this] {
            return closesPopup() && !isCovered() && !application().table() &&
                   lies(QAccessible::RadioButton, application().desks()->chosen()->title());
        };
        return QTest::qWaitFor(isThere, kPatience / 4) && resizes({1280, 800});
    }

    static QString nameOf(QAccessibleInterface* item) { return item->text(QAccessible::Name); }

    /// Visits every visible item, starting with the window.
    void each(const std::function<void(QAccessibleInterface*)>& visit) {
        anyVisible(root(), [&](QAccessibleInterface* item) {
            visit(item);
            return false;
        });
    }

    /// The first visible item of this role whose name begins with `beginning`; null if there is none.
    QAccessibleInterface* find(QAccessible::Role role, const QString& beginning) {
        return first([&](QAccessibleInterface* item) {
            return item->role() == role && nameOf(item).startsWith(beginning);
        });
    }

    /// The first visible item of this role with exactly this name; null if there is none.
    QAccessibleInterface* findExactly(QAccessible::Role role, const QString& name) {
        return first(
            [&](QAccessibleInterface* item) { return item->role() == role && nameOf(item) == name; });
    }

    /// The name of the item with the keyboard focus; empty if it has none.
    QString focusedName() {
        QAccessibleInterface* item = QAccessible::queryAccessibleInterface(window()->activeFocusItem());
        return item ? nameOf(item) : QString();
    }

    /// Whether the name of any visible item contains `part`.
    bool says(const QString& part) {
        return first([&](QAccessibleInterface* item) { return nameOf(item).contains(part); }) != nullptr;
    }

    /// Whether the description of any visible item contains `part`.
    bool describes(const QString& part) {
        return first([&](QAccessibleInterface* item) {
                   return item->text(QAccessible::Description).contains(part);
               }) != nullptr;
    }

    /// Whether the item exists, takes clicks (no modal dialog is above it, not even a fading one) and has not
    /// moved for two frames since the first call, or since a click or a key that may move it: a page takes
    /// some frames to settle, however long a frame takes here.
    bool lies(QAccessible::Role role, const QString& beginning) {
        QAccessibleInterface* item = find(role, beginning);
        if (item && isDimmed(item)) {
            item = nullptr;
        }
        const QRect place = item ? item->rect() : QRect();
        if (!item || std::exchange(m_lastRect, place) != place) {
            m_framesThen = m_frames;
        }
        window()->update();
        return item && m_frames >= m_framesThen + 2;
    }

    /// Clicks the item once it has settled; false if it does not appear.
    bool clicks(QAccessible::Role role, const QString& beginning) {
        if (!QTest::qWaitFor([&] { return lies(role, beginning); }, kPatience)) {
            return false;
        }
        click(find(role, beginning));
        return true;
    }

    void click(QAccessibleInterface* item) {
        const QPoint middle = item->rect().center() - window()->position();
        m_lastRect = {};
        QTest::mouseClick(window(), Qt::LeftButton, Qt::NoModifier, middle);
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        m_lastRect = {};
        QTest::keyClick(window(), key, modifiers);
    }

    /// Presses Tab until the focused item's name begins with `beginning`; false after a full cycle.
    bool tabTo(const QString& beginning) {
        constexpr int kMany = 200;
        for (int i = 0; i < kMany && !focusedName().startsWith(beginning); ++i) {
            press(Qt::Key_Tab);
        }
        return focusedName().startsWith(beginning);
    }

    /// Whether a dialog, a sheet or a tooltip is above the page, also while it fades.
    bool isCovered() {
        const QList<QQuickItem*> above = itemsOfTheOverlay();
        return std::any_of(above.begin(), above.end(), [](const QQuickItem* item) {
            return item->isVisible() && item->inherits("QQuickPopupItem");
        });
    }

    /// Presses Escape while a dialog or a sheet has the focus; true when none has it.
    bool closesPopup() {
        if (QQuickItem* item = window()->activeFocusItem(); item && isInPopup(item)) {
            press(Qt::Key_Escape);
            return false;
        }
        return true;
    }

    /// The classes of focusable items and buttons without a name; `controls` receives the number of items.
    QStringList nameless(int& controls) {
        QStringList found;
        controls = 0;
        each([&](QAccessibleInterface* item) {
            const bool whole =
                item->role() == QAccessible::Window || item->role() == QAccessible::Application;
            if (whole || (!item->state().focusable && item->role() != QAccessible::Button)) {
                return;
            }
            ++controls;
            if (nameOf(item).isEmpty()) {
                found.append(item->object() ? QString::fromLatin1(item->object()->metaObject()->className())
                                            : QStringLiteral("?"));
            }
        });
        return found;
    }

private:
    QList<QQuickItem*> itemsOfTheOverlay() {
        for (const QQuickItem* layer : window()->contentItem()->childItems()) {
            if (layer->inherits("QQuickOverlay")) {
                return layer->childItems();
            }
        }
        return {};
    }

    // A modal dialog takes every click outside it until it has faded; its dimmer covers the window.
    bool isDimmed(QAccessibleInterface* accessible) {
        const auto* item = qobject_cast<QQuickItem*>(accessible->object());
        if (!item || isInPopup(item)) {
            return false;
        }
        const QList<QQuickItem*> above = itemsOfTheOverlay();
        return std::any_of(above.begin(), above.end(), [](const QQuickItem* over) {
            return over->isVisible() && !over->inherits("QQuickPopupItem") &&
                   over->size() == over->parentItem()->size();
        });
    }

    // Whatever is above the page: its items are children of the window's overlay.
    static bool isInPopup(const QQuickItem* item) {
        while (item && !item->inherits("QQuickOverlay")) {
            item = item->parentItem();
        }
        return item != nullptr;
    }

    // Visits visible items until `visit` returns true; then it returns true, too. An item finds its children
    // anew each time that it is asked for one of them, or for their number: it is asked as rarely as
    // possible.
    static bool anyVisible(QAccessibleInterface* from,
                           const std::function<bool(QAccessibleInterface*)>& visit) {
        if (!from || !from->isValid() || from->state().invisible) {
            return false;
        }
        if (visit(from)) {
            return true;
        }
        const int children = from->childCount();
        for (int i = 0; i < children; ++i) {
            if (anyVisible(from->child(i), visit)) {
                return true;
            }
        }
        return false;
    }

    QAccessibleInterface* root() { return QAccessible::queryAccessibleInterface(window()); }

    QAccessibleInterface* first(const std::function<bool(QAccessibleInterface*)>& fits) {
        QAccessibleInterface* found = nullptr;
        anyVisible(root(), [&](QAccessibleInterface* item) {
            found = fits(item) ? item : nullptr;
            return found != nullptr;
        });
        return found;
    }

    std::unique_ptr<Application> m_application;
    std::unique_ptr<Window> m_window; ///< destroyed before what it shows
    QRect m_lastRect;                 ///< where lies() last found its item
    int m_frames = 0;                 ///< shown since the window was opened
    int m_framesThen = 0;             ///< when the item was first found there
};

} // namespace mesaviva::app
