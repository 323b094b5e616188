// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A person at the real window: finds everything by its accessible name and role, uses mouse and keyboard, and
// reads back what the accessible tree says.
#pragma once

#include "app/shell/application.h"
#include "app/shell/window.h"
#include "desks_of.h"
#include "patience.h"

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <functional>
#include <memory>
#include <utility>

namespace mesaviva::app {

/// Milliseconds, as patience.h has them.
inline constexpr int kPatience = 60'000;

/// The whole program in a window of 1280x800, as it stands after it was started.
class WindowUser {
public:
    WindowUser() : m_application(std::make_unique<Application>()) {}

    Application& application() { return *m_application; }
    QQuickWindow* window() { return m_window ? m_window->window() : nullptr; }

    /// Opens the window, after the choices were made; false: it does not open.
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

    /// Gives the window another size; false: its page does not come to have it.
    bool resizes(const QSize& size) {
        m_lastRect = {};
        window()->resize(size);
        return QTest::qWaitFor([&] { return window()->contentItem()->size().toSize() == size; }, kPatience);
    }

    static QString nameOf(QAccessibleInterface* item) { return item->text(QAccessible::Name); }

    /// Every visible thing from the window down.
    void each(const std::function<void(QAccessibleInterface*)>& visit) { eachVisible(root(), visit); }

    /// The first visible thing of this role whose name begins so; null: there is none.
    QAccessibleInterface* find(QAccessible::Role role, const QString& beginning) {
        return first([&](QAccessibleInterface* item) {
            return item->role() == role && nameOf(item).startsWith(beginning);
        });
    }

    /// The first visible thing of this role with exactly this name; null: there is none.
    QAccessibleInterface* findExactly(QAccessible::Role role, const QString& name) {
        return first(
            [&](QAccessibleInterface* item) { return item->role() == role && nameOf(item) == name; });
    }

    /// What has the keyboard; empty: nothing that has a name.
    QString focusedName() {
        QAccessibleInterface* item = QAccessible::queryAccessibleInterface(window()->activeFocusItem());
        return item ? nameOf(item) : QString();
    }

    /// Whether anything visible is called so, whatever it is.
    bool says(const QString& part) {
        return first([&](QAccessibleInterface* item) { return nameOf(item).contains(part); }) != nullptr;
    }

    /// Whether anything visible is described so, whatever it is.
    bool describes(const QString& part) {
        return first([&](QAccessibleInterface* item) {
                   return item->text(QAccessible::Description).contains(part);
               }) != nullptr;
    }

    /// Whether it is there and has lain in its place for two frames, since it was first asked, or since a
    /// click or a key that may move it: a page takes some to find its shape, however long a frame takes here.
    bool lies(QAccessible::Role role, const QString& beginning) {
        QAccessibleInterface* item = find(role, beginning);
        const QRect place = item ? item->rect() : QRect();
        if (!item || std::exchange(m_lastRect, place) != place) {
            m_framesThen = m_frames;
        }
        window()->update();
        return item && m_frames >= m_framesThen + 2;
    }

    /// Clicks it once it lies in its place; false: it does not come.
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

    /// Presses Tab until what has the keyboard has a name that begins so; false: it went all the way round.
    bool tabTo(const QString& beginning) {
        constexpr int kMany = 200;
        for (int i = 0; i < kMany && !focusedName().startsWith(beginning); ++i) {
            press(Qt::Key_Tab);
        }
        return focusedName().startsWith(beginning);
    }

    /// Whether a dialog, a sheet or a tip lies above the page, also while it fades.
    bool isCovered() {
        for (const QQuickItem* layer : window()->contentItem()->childItems()) {
            if (layer->inherits("QQuickOverlay")) {
                for (const QQuickItem* item : layer->childItems()) {
                    if (item->isVisible() && item->inherits("QQuickPopupItem")) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /// Presses Escape as long as a dialog or a sheet has the keyboard; whether none has it now.
    bool closesPopup() {
        if (QQuickItem* item = window()->activeFocusItem(); item && isInPopup(item)) {
            press(Qt::Key_Escape);
            return false;
        }
        return true;
    }

    /// The classes of what takes the keyboard or is a button, and has no name; `controls` is how many were
    /// seen.
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
    // What lies above the page: its items hang under the window's overlay.
    static bool isInPopup(const QQuickItem* item) {
        while (item && !item->inherits("QQuickOverlay")) {
            item = item->parentItem();
        }
        return item != nullptr;
    }

    static void eachVisible(QAccessibleInterface* from,
                            const std::function<void(QAccessibleInterface*)>& visit) {
        if (!from || !from->isValid() || from->state().invisible) {
            return;
        }
        visit(from);
        for (int i = 0; i < from->childCount(); ++i) {
            eachVisible(from->child(i), visit);
        }
    }

    QAccessibleInterface* root() { return QAccessible::queryAccessibleInterface(window()); }

    QAccessibleInterface* first(const std::function<bool(QAccessibleInterface*)>& fits) {
        QAccessibleInterface* found = nullptr;
        each([&](QAccessibleInterface* item) { found = !found && fits(item) ? item : found; });
        return found;
    }

    std::unique_ptr<Application> m_application;
    std::unique_ptr<Window> m_window; ///< closed before what it shows
    QRect m_lastRect;                 ///< of what lies() was asked for last
    int m_frames = 0;                 ///< shown since the window was opened
    int m_framesThen = 0;             ///< when that was first in its place
};

} // namespace mesaviva::app
