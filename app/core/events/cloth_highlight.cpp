// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/events/cloth_highlight.h"

#include <utility>

namespace mesaviva::app {

QVariantList ClothHighlight::places() const {
    QVariantList list;
    for (const HighlightedPlace& place : m_places) {
        list.append(QVariant::fromValue(place));
    }
    return list;
}

void ClothHighlight::light(std::vector<HighlightedPlace> places) {
    if (places != m_places) {
        m_places = std::move(places);
        emit changed();
    }
}

QList<int> ClothHighlight::numbersOf(int kind) const {
    QList<int> numbers;
    for (const HighlightedPlace& place : m_places) {
        if (place.kind == kind) {
            numbers.append(place.number);
        }
    }
    return numbers;
}

} // namespace mesaviva::app
