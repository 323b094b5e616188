// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace mesaviva::record {

/// What is wrong with JSON that should be an event or a command, for instance in a damaged record.
enum class FieldFault : std::uint8_t {
    not_an_object,
    missing,        ///< a required field is absent
    wrong_type,     ///< for instance a text instead of a number
    out_of_range,   ///< a number that is too small or too large
    impossible,     ///< no such card, key or rule, or parts that do not fit together
    unknown_player, ///< no player has this name
    unknown_kind,   ///< no event or command has this key
    unknown_field,  ///< a field that this kind does not have
};

/// Returns the fault's key, for instance `missing`.
std::string_view name(FieldFault fault);

/// The first invalid field.
struct BadField {
    std::string path; ///< for instance `stakes.amount`; empty: the whole object
    FieldFault fault;

    friend bool operator==(const BadField&, const BadField&) = default;
};

} // namespace mesaviva::record
