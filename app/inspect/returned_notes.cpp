// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/inspect/returned_notes.h"

#include "app/inspect/inspection_file.h"
#include "app/inspect/returned_words.h"

#include <algorithm>

namespace mesaviva::app {

std::optional<std::size_t> noteOn(const std::vector<ReturnedNote>& notes, int window, const QString& key) {
    const ReturnedWindow asked = ReturnedWords::windows().at(static_cast<std::size_t>(window));
    const QString name = ReturnedWords::keyOf(window);
    const auto found = std::ranges::find_if(notes, [&](const ReturnedNote& note) {
        return note.key == key && note.window == name &&
               (!asked.since.from || (note.at.isValid() && note.at.toMSecsSinceEpoch() >=
                                                               asked.since.from->time_since_epoch().count()));
    });
    return found == notes.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - notes.begin()));
}

} // namespace mesaviva::app
