// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a lesson: the reader and the editor refuse or accept them safely, an accepted lesson keeps to
// the format's limits, and writing and reading it again gives the same file.

#include "app/cli/sentences/file_error_sentences.h"
#include "engine/base/check.h"
#include "engine/scenario/strict_json.h"
#include "engine/training/lessons/lesson.h"
#include "engine/training/lessons/lesson_document.h"
#include "engine/training/lessons/write_lesson.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

using namespace mesaviva;
using lessons::LessonDocument;

namespace {

void read(std::string_view text) {
    const auto lesson = lessons::read(text);
    if (!lesson) {
        check(!app::englishText(lesson.error()).empty(), "a lesson is refused without a reason");
        return;
    }
    check(lesson->level >= 1 && lesson->level <= lessons::kLessonLevels, "a level that does not exist");
    check(!lesson->title.pt.empty() && !lesson->title.en.empty(), "a lesson without a title");
    check(!lessons::crowdFault(lesson->scenario), "a lesson that takes too long to play");
    for (const lessons::Note& note : lesson->notes) {
        check(note.at != nullptr && note.at->is_object(), "a note without a moment");
        if (note.question) {
            check(std::ranges::count(note.question->choices, true, &lessons::Choice::right) == 1,
                  "a question without its one answer");
        }
    }
    const auto json = scenario::parseStrictly(text);
    check(json.hasValue(), "a lesson that is no JSON");
    check(lessons::read(lessons::write(*json)).hasValue(), "what is written can't be read");
}

void edit(std::string_view text) {
    auto document = LessonDocument::open(text);
    if (!document) {
        check(!app::englishText(document.error()).empty(), "a file is refused without a reason");
        return;
    }
    const auto again = LessonDocument::open(document->text());
    check(again && again->json() == document->json(), "the editor writes something else");
    const bool isComplete = !document->problem();
    check(isComplete == lessons::read(document->text()).hasValue(), "the editor and the reader disagree");
    const auto shown = document->presentable();
    check(shown || !app::englishText(shown.error()).empty(), "a lesson can't be shown, without a reason");
    const LessonDocument::Json before = document->json();
    if (!document->rename("ana", "bea") && document->canUndo()) {
        document->undo();
        check(document->json() == before, "an edit can't be undone");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    read(text);
    edit(text);
    return 0;
}
