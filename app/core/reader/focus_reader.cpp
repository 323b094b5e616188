// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/reader/focus_reader.h"

#include <QAccessible>
#include <QEvent>
#include <QGuiApplication>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

namespace {

// Longer dialog texts are cut: nobody listens that long, and the rulebook has its own reading keys.
constexpr qsizetype kMostOfDialog = 900;

class FocusText {
    Q_DECLARE_TR_FUNCTIONS(mesaviva::app::FocusReader)

public:
    static QString on() { return tr("on"); }
    static QString off() { return tr("off"); }
    static QString notNow() { return tr("not now"); }
};

QAccessibleInterface* accessibleOf(QObject* item) {
    QAccessibleInterface* const accessible = item ? QAccessible::queryAccessibleInterface(item) : nullptr;
    return accessible && accessible->isValid() ? accessible : nullptr;
}

// Whether it is, or lies in, a dialog that begins to fade in: it has no name yet, and gives its focus to an
// item later.
bool isInUnseenDialog(QAccessibleInterface* around) {
    while (around && around->role() != QAccessible::Dialog) {
        around = around->parent();
    }
    return around && around->state().invisible;
}

// Name and state, shortest first; the description comes last.
QStringList partsOf(QAccessibleInterface& accessible) {
    QStringList words = {accessible.text(QAccessible::Name)};
    const QAccessible::State state = accessible.state();
    if (state.checkable) {
        words.append(state.checked ? FocusText::on() : FocusText::off());
    }
    if (auto* const value = accessible.valueInterface()) {
        words.append(value->currentValue().toString());
    }
    if (state.disabled) {
        words.append(FocusText::notNow());
    }
    words.append(accessible.text(QAccessible::Description));
    words.removeAll(QString());
    words.removeDuplicates();
    return words;
}

// Whether the description begins with the name: then it repeats everything and is read only on request.
bool isWhole(const QStringList& words) {
    return words.size() > 1 && words.constLast().startsWith(words.constFirst());
}

void collect(QAccessibleInterface* from, QStringList& texts) {
    if (!from || !from->isValid() || from->state().invisible) {
        return;
    }
    const QAccessible::Role role = from->role();
    const QString name = from->text(QAccessible::Name);
    const bool isText = role == QAccessible::StaticText || role == QAccessible::AlertMessage ||
                        role == QAccessible::Heading || role == QAccessible::Paragraph;
    if (isText && !name.isEmpty() && !texts.contains(name)) {
        texts.append(name);
    }
    for (int i = 0; i < from->childCount(); ++i) {
        collect(from->child(i), texts);
    }
}

} // namespace

FocusReader::FocusReader(Reader& reader, const HearingSettings& settings)
    : m_reader(reader),
      m_settings(settings) {
    if (auto* const gui = qobject_cast<QGuiApplication*>(QCoreApplication::instance())) {
        connect(gui, &QGuiApplication::focusObjectChanged, this, &FocusReader::readFocus);
        connect(&settings, &HearingSettings::focusReadChanged, this, &FocusReader::follow);
        follow();
    }
}

void FocusReader::follow() {
    const bool wanted = m_settings.isFocusRead();
    if (std::exchange(m_follows, wanted) == wanted) {
        return;
    }
    if (wanted) {
        QCoreApplication::instance()->installEventFilter(this);
    } else {
        QCoreApplication::instance()->removeEventFilter(this);
    }
}

QString FocusReader::wordsOf(QObject* item) {
    QAccessibleInterface* const accessible = accessibleOf(item);
    return accessible ? partsOf(*accessible).join(QStringLiteral(", ")) : QString();
}

QString FocusReader::listAround(QObject* item) {
    QAccessibleInterface* const row = accessibleOf(item);
    QAccessibleInterface* const around =
        row && row->role() == QAccessible::ListItem ? row->parent() : nullptr;
    return around && around->role() == QAccessible::List ? around->text(QAccessible::Name) : QString();
}

QString FocusReader::dialogAround(QObject* item) {
    QAccessibleInterface* around = accessibleOf(item);
    while (around && around->role() != QAccessible::Dialog) {
        around = around->parent();
    }
    if (!around) {
        return {};
    }
    QStringList texts = {around->text(QAccessible::Name)};
    collect(around, texts);
    texts.removeAll(QString());
    return TableReader::sentences(texts).left(kMostOfDialog);
}

bool FocusReader::eventFilter(QObject* watched, QEvent* event) {
    if ((event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease) &&
        watched->isWindowType()) {
        // After the key has taken effect.
        QTimer::singleShot(0, this, &FocusReader::readChange);
    }
    return false;
}

void FocusReader::readFocus(QObject* item) {
    if (!m_settings.isFocusRead()) {
        return;
    }
    // Its accessible name may depend on its focus; a dialog that opens hands its focus on at once.
    QTimer::singleShot(0, this, [this, item = QPointer<QObject>(item)] {
        if (item == QGuiApplication::focusObject()) {
            read(item);
        }
    });
}

void FocusReader::read(QObject* item) {
    // Controls determine role and state once accessibility is active; controls created since have no state if
    // no screen reader runs.
    QAccessible::setActive(true);
    QAccessibleInterface* const accessible = accessibleOf(item);
    if (!accessible || isInUnseenDialog(accessible)) {
        return;
    }
    m_item = item;
    m_words = partsOf(*accessible);
    QStringList said = m_words;
    if (isWhole(said)) {
        said.removeLast();
    }
    const QString list = listAround(item);
    if (list != std::exchange(m_list, list)) {
        said.prepend(list);
        said.removeAll(QString());
    }
    const QString dialog = dialogAround(item);
    const QString entered = dialog != std::exchange(m_dialog, dialog) ? dialog : QString();
    const QString words = TableReader::sentences({entered, said.join(QStringLiteral(", "))});
    if (!words.isEmpty()) {
        m_reader.readFocus(words, isWhole(m_words) ? m_words.constLast() : QString());
    }
}

void FocusReader::readChange() {
    QAccessibleInterface* const accessible = accessibleOf(m_item);
    if (!accessible || QGuiApplication::focusObject() != m_item) {
        return;
    }
    const QStringList before = std::exchange(m_words, partsOf(*accessible));
    QStringList changed = m_words;
    changed.removeIf([&before](const QString& word) { return before.contains(word); });
    if (changed.isEmpty()) {
        return;
    }
    const bool whole = isWhole(m_words);
    if (whole && changed.constLast() == m_words.constLast()) {
        changed.removeLast(); // that part is announced when it is shown
    }
    m_reader.readFocus(changed.join(QStringLiteral(", ")), whole ? m_words.constLast() : QString());
}

} // namespace mesaviva::app
