// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace mesaviva::app {

/// The desktop's screen saver (org.freedesktop.ScreenSaver on the session's D-Bus), which a player who only
/// watches must not meet. Does nothing where there is no such service, or without Qt D-Bus at build time.
/// The desktop itself ends what a program that is gone has asked for.
class ScreenSaver : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the window")
    Q_PROPERTY(bool heldOff READ isHeldOff WRITE setHeldOff NOTIFY heldOffChanged)

public:
    using QObject::QObject;

    /// Whether it is to be held off.
    bool isHeldOff() const { return m_wanted; }
    void setHeldOff(bool wanted);

signals:
    void heldOffChanged();

protected:
    /// Asks the desktop; answered() follows, later or at once.
    virtual void ask();
    /// Takes back what was asked under this number.
    virtual void takeBack(quint32 number);
    /// The desktop's number for the request; nullopt: it has refused, and is not asked again until the next
    /// occasion.
    void answered(std::optional<quint32> number);

private:
    void follow();

    std::optional<quint32> m_number;
    bool m_wanted = false;
    bool m_asking = false;
};

} // namespace mesaviva::app
