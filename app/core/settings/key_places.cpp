// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/settings/key_places.h"

#include <algorithm>
#include <array>

namespace mesaviva::app {

namespace {

// The native codes of the keys 1 to 9 of the upper row. macOS has no scan codes, but virtual key codes that
// name places; X11 and Wayland count from 8.
#if defined(Q_OS_MACOS)
constexpr std::array<quint32, 9> kCodes{18, 19, 20, 21, 23, 22, 26, 28, 25};
#elif defined(Q_OS_WIN)
constexpr std::array<quint32, 9> kCodes{2, 3, 4, 5, 6, 7, 8, 9, 10};
#else
constexpr std::array<quint32, 9> kCodes{10, 11, 12, 13, 14, 15, 16, 17, 18};
#endif

} // namespace

int KeyPlaces::digitAt(const QKeyEvent& key) {
#ifdef Q_OS_MACOS
    const quint32 code = key.nativeVirtualKey();
#else
    const quint32 code = key.nativeScanCode();
#endif
    const auto found = std::ranges::find(kCodes, code);
    return found == kCodes.end() ? 0 : static_cast<int>(found - kCodes.begin()) + 1;
}

bool KeyPlaces::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        learn(*static_cast<QKeyEvent*>(event));
    }
    return QObject::eventFilter(watched, event);
}

void KeyPlaces::learn(const QKeyEvent& key) {
    const int digit = key.modifiers() == Qt::NoModifier ? digitAt(key) : 0;
    const QString text = key.text();
    if (digit == 0 || text.size() != 1 || !text.front().isPrint() || text.front().isSpace()) {
        return; // a dead key writes nothing yet
    }
    const QString written = text.front().isDigit() ? QString() : text.toUpper();
    if (m_atDigits[digit - 1] != written) {
        m_atDigits[digit - 1] = written;
        emit atDigitsChanged();
    }
}

} // namespace mesaviva::app
