// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/desk/desk.h"

#include <QCoreApplication>

namespace mesaviva::app {

QString Desk::title() const { return QCoreApplication::translate("Desk", m_about.title); }

QString Desk::detail() const { return QCoreApplication::translate("Desk", m_about.detail); }

QString Desk::page() const {
    return m_about.page[0] == '\0'
               ? QString()
               : QStringLiteral("qrc:/qt/qml/MesaViva/%1.qml").arg(QLatin1String(m_about.page));
}

void Desk::setChosen(bool isChosen) {
    m_isChosen = isChosen;
    if (isChosen) {
        entered();
    }
    emit changed();
}

void Desk::retranslate() {
    emit textsChanged();
    retranslateMore();
    emit changed();
}

} // namespace mesaviva::app
