// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a study: the reader refuses or accepts them safely, an accepted study keeps to the format's
// limits, each of its rounds is a scenario of its game, and writing and reading it again gives the same
// study.

#include "app/cli/sentences/file_error_sentences.h"
#include "engine/base/check.h"
#include "engine/scenario/scenario.h"
#include "engine/study/study.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace mesaviva;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto read = study::read({reinterpret_cast<const char*>(data), size});
    if (!read) {
        check(!app::englishText(read.error()).empty(), "a study is refused without a reason");
        return 0;
    }
    check(read->title.size() <= study::kLongestTitle, "a title that is too long");
    check(read->rounds.size() <= study::kMostRounds, "too many rounds");
    for (const study::Round& round : read->rounds) {
        const auto played = scenario::read(round.scenario);
        check(played && played->game() == round.game, "a round that can't be played");
        check(round.notes.size() <= study::kMostNotes, "too many notes");
        check(std::ranges::is_sorted(round.notes, {}, &study::Note::event), "notes that are out of order");
        check(round.picture.size() <= study::kLargestPicture, "a picture that is too large");
        for (const study::Note& note : round.notes) {
            check(note.event >= 1 && note.event <= study::kLastEvent, "a note at no event");
            check(note.text.size() <= study::kLongestNote, "a note that is too long");
        }
    }
    // The scenarios' text is formatted by the first writing.
    const auto written = study::read(study::write(*read));
    check(written.hasValue(), "what is written can't be read");
    const auto again = study::read(study::write(*written));
    check(again && *again == *written, "writing changes a study");
    check(written->rounds.size() == read->rounds.size() && written->title == read->title,
          "writing loses something");
    return 0;
}
