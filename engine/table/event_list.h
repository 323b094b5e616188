// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <type_traits>
#include <utility>
#include <variant>

namespace mesaviva {

/// The events of one command, in order: a vector of variants that calls no destructors while all its events
/// are trivially destructible. So the one event that shares memory (the table's opening) does not slow down
/// all others.
template <class EventType>
class EventList {
public:
    using value_type = EventType;

    EventList() = default;
    EventList(const EventList&) = delete;
    EventList& operator=(const EventList&) = delete;
    ~EventList() {
        clear();
        release();
    }

    /// Appends an event, given as `EventType` or as one of its alternatives.
    template <class Kind>
    EventType& emplace_back(Kind&& event) {
        using Plain = std::remove_cvref_t<Kind>;
        if (m_size == m_capacity) {
            grow();
        }
        EventType* place = m_events + m_size;
        if constexpr (std::is_same_v<Plain, EventType>) {
            std::construct_at(place, std::forward<Kind>(event));
            m_plain = false;
        } else {
            std::construct_at(place, std::in_place_type<Plain>, std::forward<Kind>(event));
            m_plain = m_plain && std::is_trivially_destructible_v<Plain>;
        }
        ++m_size;
        return *place;
    }

    /// Removes all events but keeps the memory.
    void clear() {
        if (!m_plain) {
            std::destroy_n(m_events, m_size);
            m_plain = true;
        }
        m_size = 0;
    }

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    EventType* begin() { return m_events; }
    EventType* end() { return m_events + m_size; }
    const EventType* begin() const { return m_events; }
    const EventType* end() const { return m_events + m_size; }
    const EventType& operator[](std::size_t i) const { return m_events[i]; }
    const EventType& front() const { return m_events[0]; }
    const EventType& back() const { return m_events[m_size - 1]; }

private:
    void grow() {
        const std::size_t capacity = m_capacity == 0 ? 32 : 2 * m_capacity;
        EventType* events = std::allocator<EventType>().allocate(capacity);
        std::uninitialized_move_n(m_events, m_size, events);
        if (!m_plain) {
            std::destroy_n(m_events, m_size);
        }
        release();
        m_events = events;
        m_capacity = capacity;
    }
    void release() {
        if (m_events) {
            std::allocator<EventType>().deallocate(m_events, m_capacity);
        }
    }

    EventType* m_events = nullptr;
    std::size_t m_size = 0;
    std::size_t m_capacity = 0;
    bool m_plain = true; ///< no event needs its destructor called
};

} // namespace mesaviva
