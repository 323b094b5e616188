// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>

namespace mesaviva {

/// A variant whose copying, moving and destruction is compiled in one file instead of in every file that uses
/// it, which saves a sixth to a third of their compile time. Declare a class (its name also keeps symbols
/// short): `class Event : public CompiledOnce<std::variant<…>>`, add `extern template class
/// CompiledOnce<Event::Variant>;` after it, and `template class CompiledOnce<Event::Variant>;` in one source
/// file.
template <class Kinds>
class CompiledOnce : public Kinds {
public:
    using Variant = Kinds; ///< for std::variant_size and the like
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
