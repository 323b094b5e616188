// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace mesaviva {

/// As long as somebody keeps it they are told; dropping it is enough to hear no more, whether or not there is
/// still somebody to listen to.
using Subscription = std::shared_ptr<const void>;

/// Any number of listeners to one thing, told in the order in which they came. All on one thread.
template <class... Args>
class Listeners {
public:
    using Listener = std::function<void(Args...)>;

    /// Who comes while the others are being told hears from the next time on.
    [[nodiscard]] Subscription add(Listener listener) {
        auto kept = std::make_shared<const Listener>(std::move(listener));
        m_listeners.push_back(kept);
        return kept;
    }

    void tell(Args... args) {
        ++m_depth;
        const std::size_t present = m_listeners.size();
        for (std::size_t i = 0; i < present; ++i) {
            if (const auto listener = m_listeners[i].lock()) {
                (*listener)(args...);
            }
        }
        if (--m_depth == 0) {
            std::erase_if(m_listeners, [](const auto& listener) { return listener.expired(); });
        }
    }

private:
    std::vector<std::weak_ptr<const Listener>> m_listeners;
    int m_depth = 0; ///< a listener may cause something that is told, too
};

} // namespace mesaviva
