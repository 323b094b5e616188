// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace mesaviva {

/// Keeps a listener subscribed; destroying it unsubscribes. It may outlive the Listeners object.
using Subscription = std::shared_ptr<const void>;

/// A list of listeners, called in the order in which they were added. Use on one thread only.
template <class... Args>
class Listeners {
public:
    using Listener = std::function<void(Args...)>;

    /// Adds a listener. One added during a notification is first called by the next one.
    [[nodiscard]] Subscription add(Listener listener) {
        auto shared = std::make_shared<const Listener>(std::move(listener));
        m_listeners.push_back(shared);
        return shared;
    }

    void notify(Args... args) {
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
    int m_depth = 0; ///< greater than 1 if a listener causes another notification
};

} // namespace mesaviva
