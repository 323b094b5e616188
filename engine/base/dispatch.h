// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <utility>
#include <variant>

namespace mesaviva {

/// Combines several lambdas into one visitor for std::visit.
template <class... Visitors>
struct Overloaded : Visitors... {
    using Visitors::operator()...;
};
template <class... Visitors>
Overloaded(Visitors...) -> Overloaded<Visitors...>;

/// Calls `visitor` with the alternative that the variant holds. Like std::visit for visitors that return
/// nothing, but the compiler sees each call and makes one switch of them; the standard library's table of
/// function pointers costs more than most of the calls.
template <class Visitor, class... Kinds>
void dispatch(const Visitor& visitor, const std::variant<Kinds...>& variant) {
    const auto call = [&](const auto* kind) {
        if (kind) { // always true
            visitor(*kind);
        }
        return true;
    };
    const std::size_t index = variant.index();
    const auto callAnyOf = [&]<std::size_t... I>(std::index_sequence<I...>) {
        (void)((index == I && call(std::get_if<I>(&variant))) || ...);
    };
    callAnyOf(std::index_sequence_for<Kinds...>());
}

} // namespace mesaviva
