// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

namespace mesaviva {

/// A variant of many kinds whose copying, moving and destroying is compiled in one file and not in each of
/// the files that do so, a sixth to a third of whose time that took. For a class of its own, whose name also
/// keeps symbols short: `class Event : public CompiledOnce<std::variant<…>>`, then `extern template class
/// CompiledOnce<Event::Variant>;` beside it and `template class CompiledOnce<Event::Variant>;` in the one
/// file.
template <class Kinds>
class CompiledOnce : public Kinds {
public:
    using Variant = Kinds; ///< what std::variant_size and its like take
    using Kinds::Kinds;
    using Kinds::operator=;

    CompiledOnce();
    CompiledOnce(const CompiledOnce& other);
    CompiledOnce(CompiledOnce&& other) noexcept;
    CompiledOnce& operator=(const CompiledOnce& other);
    CompiledOnce& operator=(CompiledOnce&& other) noexcept;
    ~CompiledOnce();
};

template <class Kinds>
CompiledOnce<Kinds>::CompiledOnce() = default;
template <class Kinds>
CompiledOnce<Kinds>::CompiledOnce(const CompiledOnce& other) = default;
template <class Kinds>
CompiledOnce<Kinds>::CompiledOnce(CompiledOnce&& other) noexcept = default;
template <class Kinds>
CompiledOnce<Kinds>& CompiledOnce<Kinds>::operator=(const CompiledOnce& other) = default;
template <class Kinds>
CompiledOnce<Kinds>& CompiledOnce<Kinds>::operator=(CompiledOnce&& other) noexcept = default;
template <class Kinds>
CompiledOnce<Kinds>::~CompiledOnce() = default;

} // namespace mesaviva
