// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <variant>

namespace mesaviva {

/// Holds either a value or an error; stands in for std::expected until C++23. `T` and `E` must be different
/// types.
template <class T, class E>
class Result {
public:
    Result(T value) : m_content(std::in_place_index<0>, std::move(value)) {}
    Result(E error) : m_content(std::in_place_index<1>, std::move(error)) {}

    bool hasValue() const { return m_content.index() == 0; }
    explicit operator bool() const { return hasValue(); }

    /// Returns the value; only valid if hasValue().
    const T& value() const { return std::get<0>(m_content); }
    T& value() { return std::get<0>(m_content); }
    const T& operator*() const { return value(); }
    T& operator*() { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    /// Returns the error; only valid if not hasValue().
    const E& error() const { return std::get<1>(m_content); }

private:
    std::variant<T, E> m_content;
};

} // namespace mesaviva
