// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// The keys at the places of the digits 1 to 9. On many keyboards (French, Belgian, Czech) the digits need
/// Shift there, and chips are picked by the key's place all the same. Learned from the keys as they are
/// pressed, before shortcuts are looked up: an event filter for the window.
class KeyPlaces : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the window")
    Q_PROPERTY(QStringList atDigits READ atDigits NOTIFY atDigitsChanged)

public:
    using QObject::QObject;

    /// What the key at the place of each digit writes, in the order of the digits; empty where it is the
    /// digit, or not known yet.
    QStringList atDigits() const { return m_atDigits; }

    /// The digit at whose place a key is, 1 to 9, by its native codes on this system; 0: none of them.
    static int digitAt(const QKeyEvent& key);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void atDigitsChanged();

private:
    void learn(const QKeyEvent& key);

    QStringList m_atDigits = QStringList(9);
};

} // namespace mesaviva::app
