// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/desk/desk_registry.h"

#include <algorithm>

namespace mesaviva::app {

namespace {

template <class Fits>
Desk* firstOf(const QList<Desk*>& desks, const Fits& fits) {
    const auto found = std::ranges::find_if(desks, fits);
    return found == desks.end() ? nullptr : *found;
}

} // namespace

DeskRegistry::DeskRegistry(const QList<Desk*>& desks, QObject* parent)
    : QObject(parent),
      m_desks(desks),
      m_chosen(desks.first()) {
    for (Desk* const desk : m_desks) {
        desk->setParent(this);
        connect(desk, &Desk::changed, this, &DeskRegistry::changed);
        connect(desk, &Desk::workChanged, this, &DeskRegistry::workChanged);
        connect(desk, &Desk::ruleAsked, this, &DeskRegistry::ruleAsked);
    }
    m_chosen->setChosen(true);
}

void DeskRegistry::choose(const QString& key) {
    Desk* const found = firstOf(m_desks, [&](const Desk* desk) { return desk->key() == key; });
    if (!found || found == m_chosen) {
        return;
    }
    m_chosen->setChosen(false);
    m_chosen = found;
    m_chosen->setChosen(true);
    emit chosenChanged();
}

Desk* DeskRegistry::beside() const {
    return firstOf(m_desks, [](const Desk* desk) { return !desk->panel().isEmpty(); });
}

QString DeskRegistry::status() const {
    const Desk* const desk = firstOf(m_desks, [](const Desk* one) { return !one->status().isEmpty(); });
    return desk ? desk->status() : QString();
}

bool DeskRegistry::isBookClosed() const {
    return std::ranges::any_of(m_desks, [](const Desk* desk) { return desk->isBookClosed(); });
}

bool DeskRegistry::explains() const {
    return std::ranges::any_of(m_desks, [](const Desk* desk) { return desk->explains(); });
}

bool DeskRegistry::isSeatless() const {
    return std::ranges::any_of(m_desks, [](const Desk* desk) { return desk->isSeatless(); });
}

TableInspection* DeskRegistry::inspection() const {
    Desk* const desk = firstOf(m_desks, [](Desk* one) { return one->inspection() != nullptr; });
    return desk ? desk->inspection() : nullptr;
}

Presenter* DeskRegistry::presenter() const {
    Desk* const desk = firstOf(m_desks, [](Desk* one) { return one->presenter() != nullptr; });
    return desk ? desk->presenter() : nullptr;
}

bool DeskRegistry::takesRounds() const {
    return std::ranges::any_of(m_desks, [](const Desk* desk) { return desk->takesRounds(); });
}

bool DeskRegistry::openFile(const QUrl& file) {
    Desk* const desk = firstOf(m_desks, [&](const Desk* one) { return one->takesFile(file); });
    if (desk) {
        choose(desk->key());
        desk->openFile(file);
    }
    return desk != nullptr;
}

void DeskRegistry::takeRound(const QString& round) {
    Desk* const desk = firstOf(m_desks, [](const Desk* one) { return one->takesRounds(); });
    if (desk) {
        desk->takeRound(round); // of the record that the desk before shows
        choose(desk->key());
    }
}

bool DeskRegistry::own(const TableModel& table) const {
    return std::ranges::any_of(m_desks, [&](const Desk* desk) { return desk->owns(table); });
}

void DeskRegistry::retranslate() {
    for (Desk* const desk : m_desks) {
        desk->retranslate();
    }
}

} // namespace mesaviva::app
