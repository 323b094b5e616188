// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <utility>
#include <variant>

namespace mesaviva {

/// Calls `visitor` with what the variant holds. As std::visit for visitors that give nothing, but what is
/// called is known to the compiler, which makes one switch of it: the standard library's table of pointers
/// costs more than most of the calls.
template <class Visitor, class... Kinds>
void dispatch(const Visitor& visitor, const std::variant<Kinds...>& variant) {
    const std::size_t index = variant.index();
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (void)((index == I ? (visitor(*std::get_if<I>(&variant)), true) : false) || ...);
    }
    (std::index_sequence_for<Kinds...>());
}

} // namespace mesaviva
