// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/event_log/cloth_light.h"

#include <utility>

namespace mesaviva::app {

QVariantList ClothLight::places() const {
    QVariantList list;
    for (const LitPlace& place : m_places) {
        list.append(QVariant::fromValue(place));
    }
    return list;
}

void ClothLight::light(std::vector<LitPlace> places) {
    if (places != m_places) {
        m_places = std::move(places);
        emit changed();
    }
}

QList<int> ClothLight::numbersOf(int kind) const {
    QList<int> numbers;
    for (const LitPlace& place : m_places) {
        if (place.kind == kind) {
            numbers.append(place.number);
        }
    }
    return numbers;
}

} // namespace mesaviva::app
