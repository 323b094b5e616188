// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a file of a class folder, a machine's results or a course: the readers refuse or accept them
// safely, and what they accept can be put together, added up and written again.

#include "app/cli/sentences/file_error_sentences.h"
#include "engine/base/check.h"
#include "engine/training/classroom/class_file.h"
#include "engine/training/classroom/class_list.h"
#include "engine/training/classroom/course.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::classroom;

namespace {

void addUp(const ClassFile& file) {
    const auto again = readClassFile(write(file));
    check(again && *again == ClassFile{file.machine, again->results}, "what was written is not read");
    const std::array<ClassFile, 2> both = {file, *again};
    const std::vector<ClassResult> all = merged(both);
    check(all.size() <= file.results.size(), "a result counts twice");
    for (const ClassGroups groups : {ClassGroups::trainees, ClassGroups::weeks}) {
        std::int64_t times = 0;
        for (const ClassRow& row : classRows(all, groups, [](std::int64_t) { return 3'600; })) {
            check(row.right <= row.done && row.passed <= row.times, "more than all");
            times += row.times;
        }
        check(times <= static_cast<std::int64_t>(all.size()), "a result is in two rows");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto file = readClassFile(text)) {
        addUp(*file);
    } else {
        check(!app::englishText(file.error()).empty(), "a file is refused without a reason");
    }
    if (const auto course = readCourse(text)) {
        const auto again = readCourse(write(*course));
        check(again && *again == *course, "a course is not what was written");
        (void)doneOf(*course, {}, "Ana");
    } else {
        check(!app::englishText(course.error()).empty(), "a course is refused without a reason");
    }
    return 0;
}
