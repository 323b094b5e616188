// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace mesaviva::record {

/// What is wrong with something that should be an event or a command: a record may be damaged.
enum class FieldFault : std::uint8_t {
    not_an_object,
    missing,        ///< there is no such field
    wrong_type,     ///< a text instead of a number, and the like
    out_of_range,   ///< a number that is too small or too large
    impossible,     ///< no such card, key or rule; parts that do not fit together
    unknown_player, ///< nobody is called so
    unknown_kind,   ///< no event or command is called so
    unknown_field,  ///< a field that this kind does not have
};

/// The fault's key, for instance `missing`.
std::string_view name(FieldFault fault);

/// The first field that is not as it should be.
struct BadField {
    std::string path; ///< for instance `stakes.amount`; empty: the whole
    FieldFault fault;

    friend bool operator==(const BadField&, const BadField&) = default;
};

} // namespace mesaviva::record
