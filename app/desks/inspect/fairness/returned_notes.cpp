// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/fairness/returned_notes.h"

#include "app/core/text/moments.h"
#include "app/desks/inspect/file/inspection_file.h"
#include "app/desks/inspect/file/returned_text.h"

#include <algorithm>

namespace mesaviva::app {

std::optional<std::size_t> noteOn(const std::vector<ReturnedNote>& notes, int window, const ReturnedEnd& end,
                                  const QString& key) {
    const ReturnedWindow asked = ReturnedText::windows(end).at(static_cast<std::size_t>(window));
    const QString name = ReturnedText::keyOf(window);
    const auto isAsked = [&](const ReturnedNote& note) {
        const QDateTime ended = note.until.isValid() ? note.until : note.at;
        return end.chosen ? ended == timeOf(end.at)
                          : !asked.since.from || (ended.isValid() && ended >= timeOf(*asked.since.from));
    };
    const auto found = std::ranges::find_if(notes, [&](const ReturnedNote& note) {
        return note.key == key && note.window == name && note.chosen == end.chosen && isAsked(note);
    });
    return found == notes.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - notes.begin()));
}

} // namespace mesaviva::app
