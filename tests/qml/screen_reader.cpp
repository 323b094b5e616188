// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "screen_reader.h"

#include <QAccessible>

#include <algorithm>
#include <tuple>
#include <vector>

namespace mesaviva::app {

namespace {

void gather(QAccessibleInterface* from, std::vector<QQuickItem*>& items) {
    if (!from || from->state().invisible) {
        return;
    }
    if (auto* item = qobject_cast<QQuickItem*>(from->object())) {
        items.push_back(item);
    }
    for (int i = 0; i < from->childCount(); ++i) {
        gather(from->child(i), items);
    }
}

// An item that screen readers ignore may have children that they read.
void gather(QQuickItem* from, std::vector<QQuickItem*>& items) {
    if (!from || !from->isVisible()) {
        return;
    }
    if (QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(from)) {
        gather(interface, items);
        return;
    }
    for (QQuickItem* child : from->childItems()) {
        gather(child, items);
    }
}

std::vector<QQuickItem*> allOf(QQuickItem* from) {
    std::vector<QQuickItem*> items;
    gather(from, items);
    return items;
}

bool hasRole(QQuickItem* item, int role) {
    return QAccessible::queryAccessibleInterface(item)->role() == role;
}

QString textOf(QQuickItem* item, QAccessible::Text kind) {
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(item);
    return interface ? interface->text(kind) : QString();
}

auto place(const QQuickItem* item) {
    const QPointF corner = item->mapToScene({});
    return std::tuple(qRound(corner.y()), qRound(corner.x()));
}

} // namespace

QQuickItem* ScreenReader::find(QQuickItem* from, int role, const QString& beginning) {
    const std::vector<QQuickItem*> items = allOf(from);
    const auto found = std::ranges::find_if(
        items, [&](QQuickItem* item) { return hasRole(item, role) && name(item).startsWith(beginning); });
    return found == items.end() ? nullptr : *found;
}

QQuickItem* ScreenReader::findAny(QQuickItem* from, const QString& beginning) {
    const std::vector<QQuickItem*> items = allOf(from);
    const auto found =
        std::ranges::find_if(items, [&](QQuickItem* item) { return name(item).startsWith(beginning); });
    return found == items.end() ? nullptr : *found;
}

QStringList ScreenReader::names(QQuickItem* from, int role) {
    std::vector<QQuickItem*> items = allOf(from);
    std::erase_if(items, [role](QQuickItem* item) { return !hasRole(item, role); });
    std::ranges::stable_sort(items, {}, [](const QQuickItem* item) { return place(item); });
    QStringList list;
    for (QQuickItem* item : items) {
        list.append(name(item));
    }
    return list;
}

QString ScreenReader::name(QQuickItem* item) { return textOf(item, QAccessible::Name); }
QString ScreenReader::description(QQuickItem* item) { return textOf(item, QAccessible::Description); }

bool ScreenReader::says(QQuickItem* from, const QString& part) {
    const std::vector<QQuickItem*> items = allOf(from);
    return std::ranges::any_of(items, [&](QQuickItem* item) { return name(item).contains(part); });
}

} // namespace mesaviva::app
