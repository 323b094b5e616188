// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/settings/screen_saver.h"

#ifdef MESAVIVA_DBUS
#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#endif

#include <utility>

namespace mesaviva::app {

void ScreenSaver::setHeldOff(bool wanted) {
    if (wanted != m_wanted) {
        m_wanted = wanted;
        emit heldOffChanged();
        follow();
    }
}

void ScreenSaver::follow() {
    if (m_asking) {
        return; // the answer decides
    }
    if (m_wanted && !m_number) {
        m_asking = true;
        ask();
    } else if (!m_wanted && m_number) {
        takeBack(*std::exchange(m_number, std::nullopt));
    }
}

void ScreenSaver::answered(std::optional<quint32> number) {
    m_asking = false;
    m_number = number;
    if (number) {
        follow(); // it may not be wanted any more
    }
}

#ifdef MESAVIVA_DBUS

namespace {

QDBusMessage screenSaverCall(const QString& method) {
    return QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.ScreenSaver"),
                                          QStringLiteral("/org/freedesktop/ScreenSaver"),
                                          QStringLiteral("org.freedesktop.ScreenSaver"), method);
}

} // namespace

void ScreenSaver::ask() {
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        answered(std::nullopt);
        return;
    }
    QDBusMessage call = screenSaverCall(QStringLiteral("Inhibit"));
    // The reason is for the desktop's list of programs; most desktops show it untranslated.
    call << QCoreApplication::applicationName() << QStringLiteral("A table is in play");
    auto* const watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        const QDBusPendingReply<quint32> reply = *watcher;
        watcher->deleteLater();
        answered(reply.isError() ? std::nullopt : std::optional(reply.value()));
    });
}

void ScreenSaver::takeBack(quint32 number) {
    QDBusMessage call = screenSaverCall(QStringLiteral("UnInhibit"));
    call << number;
    QDBusConnection::sessionBus().send(call);
}

#else

void ScreenSaver::ask() { answered(std::nullopt); }

void ScreenSaver::takeBack(quint32 /*number*/) {}

#endif

} // namespace mesaviva::app
