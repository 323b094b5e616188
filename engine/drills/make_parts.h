// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The makers of the games' tasks, for make_task.cpp.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/drills/task.h"
#include "engine/drills/terms.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::drills {

using Subjects = std::vector<std::string>;

/// One of a list that is not empty, each equally likely.
template <class List>
decltype(auto) oneOf(const List& list, RandomStream& chance) {
    return list[chance.below(static_cast<std::uint32_t>(std::size(list)))];
}

/// A whole number from `from` to `to`, each equally likely.
inline std::int64_t between(std::int64_t from, std::int64_t to, RandomStream& chance) {
    return from + static_cast<std::int64_t>(chance.below(static_cast<std::uint32_t>(to - from + 1)));
}

Subjects paymentSubjects(int level, const Terms& terms);
Situation paymentTask(std::string_view subject, const Terms& terms, RandomStream& chance);
Subjects pictureSubjects(int level, const Terms& terms);
PaymentTask pictureTask(int level, std::string_view subject, const Terms& terms, RandomStream& chance);
Subjects conversionSubjects(int level);
Situation conversionTask(std::string_view subject, const Terms& terms, RandomStream& chance);
Subjects seriesSubjects(const Terms& terms);
Situation seriesTask(int level, std::string_view subject, const Terms& terms, RandomStream& chance);
Subjects neighbourSubjects(const Terms& terms);
Situation neighboursTask(int level, std::string_view subject, const Terms& terms);
Subjects handSubjects(int level);
Situation handsTask(std::string_view subject, const Terms& terms, RandomStream& chance);
Subjects qualificationSubjects(int level);
Situation qualificationTask(std::string_view subject, const Terms& terms, RandomStream& chance);
Subjects betSubjects(int level);
Situation betTask(int level, std::string_view subject, const Terms& terms, RandomStream& chance);
Subjects cardSubjects(int level);
Situation cardTask(std::string_view subject, RandomStream& chance);
Subjects lineSubjects(int level);
Situation lineTask(int level, std::string_view subject, RandomStream& chance);

} // namespace mesaviva::drills
