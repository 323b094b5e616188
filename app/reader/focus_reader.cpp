// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/reader/focus_reader.h"

#include <QAccessible>
#include <QGuiApplication>
#include <QPointer>
#include <QTimer>

namespace mesaviva::app {

FocusReader::FocusReader(Reader& reader, const HearingSettings& settings)
    : m_reader(reader),
      m_settings(settings) {
    if (auto* const gui = qobject_cast<QGuiApplication*>(QCoreApplication::instance())) {
        connect(gui, &QGuiApplication::focusObjectChanged, this, &FocusReader::readFocus);
    }
}

QString FocusReader::wordsOf(QObject* item) {
    QAccessibleInterface* const accessible = item ? QAccessible::queryAccessibleInterface(item) : nullptr;
    if (accessible == nullptr || !accessible->isValid()) {
        return {};
    }
    QStringList words = {accessible->text(QAccessible::Name)};
    const QAccessible::State state = accessible->state();
    if (state.checkable) {
        words.append(state.checked ? tr("on") : tr("off"));
    }
    if (const auto* value = accessible->valueInterface()) {
        words.append(value->currentValue().toString());
    }
    if (state.disabled) {
        words.append(tr("not now"));
    }
    words.append(accessible->text(QAccessible::Description));
    words.removeAll(QString());
    words.removeDuplicates();
    return words.join(QStringLiteral(", "));
}

void FocusReader::readFocus(QObject* item) {
    if (!m_settings.isFocusRead()) {
        return;
    }
    // What it says of itself may follow from its having the keyboard.
    QTimer::singleShot(0, this, [this, item = QPointer<QObject>(item)] {
        const QString words = item ? wordsOf(item) : QString();
        if (!words.isEmpty()) {
            m_reader.read(words);
        }
    });
}

} // namespace mesaviva::app
