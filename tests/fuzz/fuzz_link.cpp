// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a link to a round, as another program hands it over: one that is accepted looks like a link,
// and its own text leads to the same place.

#include "engine/base/check.h"
#include "engine/record/rows.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace mesaviva;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto link = record::roundLinkFrom(text);
    if (!link) {
        return 0;
    }
    check(record::looksLikeRoundLink(text), "a link is taken for a file");
    check(record::roundLinkFrom(record::textOf(*link)) == link, "a link leads elsewhere once it is written");
    return 0;
}
