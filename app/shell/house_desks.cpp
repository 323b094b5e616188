// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shell/house_desks.h"

#include <QCoreApplication>

#include <algorithm>

namespace mesaviva::app {

namespace {

// A further desk is an entry here, and a module in qml's list of desks.
constexpr HouseDesk::About kDesks[] = {
    {"play", QT_TRANSLATE_NOOP("HouseDesks", "Play"), QT_TRANSLATE_NOOP("HouseDesks", "Sit down at a table"),
     "chip"},
    {"inspect", QT_TRANSLATE_NOOP("HouseDesks", "Inspect"),
     QT_TRANSLATE_NOOP("HouseDesks", "The same tables, with every event and its rules beside them"), "scales",
     "Inspect/InspectLobby"},
    {"teach", QT_TRANSLATE_NOOP("HouseDesks", "Teach"),
     QT_TRANSLATE_NOOP("HouseDesks", "Lessons at the table, and drills on the cloth"), "person",
     "Teach/TeachLobby"},
};

} // namespace

QString HouseDesk::title() const { return QCoreApplication::translate("HouseDesks", m_about.title); }

QString HouseDesk::detail() const { return QCoreApplication::translate("HouseDesks", m_about.detail); }

QString HouseDesk::page() const {
    return m_about.page[0] == '\0'
               ? QString()
               : QStringLiteral("qrc:/qt/qml/MesaViva/%1.qml").arg(QLatin1String(m_about.page));
}

HouseDesks::HouseDesks(QObject* parent) : QObject(parent) {
    for (const HouseDesk::About& about : kDesks) {
        m_desks.append(new HouseDesk(about, this));
    }
    m_chosen = m_desks.first();
}

void HouseDesks::choose(const QString& key) {
    const auto found = std::ranges::find(m_desks, key, &HouseDesk::key);
    if (found == m_desks.end() || *found == m_chosen) {
        return;
    }
    m_chosen = *found;
    emit chosenChanged();
}

void HouseDesks::retranslate() {
    for (HouseDesk* desk : m_desks) {
        emit desk->texts();
    }
}

} // namespace mesaviva::app
