// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <iterator>
#include <map>
#include <utility>

namespace mesaviva {

/// How something stood after so many events, kept after every 16th of them, so that going back is not
/// beginning anew (P37, O24, B50): fewer than 16 events are folded again, wherever one goes.
///
/// At most 64 moments are kept, and at most 64 MiB of them: where that is too little (a round of more than
/// 1,008 events, a bingo room with very many cards), every second one goes, and from then on they lie twice
/// as far apart.
template <class Moment>
class Moments {
public:
    static constexpr std::size_t kEvery = 16;
    static constexpr std::size_t kMost = 64;
    static constexpr std::size_t kMostBytes = std::size_t{64} << 20U;

    /// Whether the moment after so many events is to be kept, and is not yet.
    bool wants(std::size_t position) const { return position % m_every == 0 && !m_kept.contains(position); }
    /// Keeps it; it holds so many bytes.
    void keep(std::size_t position, std::size_t bytes, Moment moment) {
        m_bytes += bytes;
        m_kept.emplace(position, OnRecord{bytes, std::move(moment)});
        while (m_kept.size() > 1 && (m_kept.size() > kMost || m_bytes > kMostBytes)) {
            thin();
        }
    }
    /// The last one that is kept of those up to that position, and where it is; null: none.
    std::pair<std::size_t, const Moment*> upTo(std::size_t position) const {
        const auto after = m_kept.upper_bound(position);
        return after == m_kept.begin() ? std::pair<std::size_t, const Moment*>(0, nullptr)
                                       : std::pair(std::prev(after)->first, &std::prev(after)->second.moment);
    }
    void clear() {
        m_kept.clear();
        m_bytes = 0;
    }

    /// How far apart they lie, and how many there are.
    std::size_t every() const { return m_every; }
    std::size_t size() const { return m_kept.size(); }

private:
    struct OnRecord {
        std::size_t bytes = 0;
        Moment moment;
    };

    void thin() {
        m_every *= 2;
        std::erase_if(m_kept, [this](const auto& kept) {
            const bool goes = kept.first % m_every != 0;
            m_bytes -= goes ? kept.second.bytes : 0;
            return goes;
        });
    }

    std::map<std::size_t, OnRecord> m_kept; ///< by position
    std::size_t m_every = kEvery;
    std::size_t m_bytes = 0;
};

} // namespace mesaviva
