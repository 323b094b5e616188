// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace mesaviva::remote {

/// Who may connect to a private broker, and what with.
struct BrokerUser {
    std::string identity;
    std::string key;                ///< 64 hexadecimal digits
    std::vector<std::string> reads; ///< topics, with wildcards
    std::vector<std::string> writes;
};

/// Why there is no private broker.
enum class BrokerProblem : std::uint8_t {
    not_found,  ///< mosquitto is not installed
    no_folder,  ///< its folder can't be made, or others can read it
    no_start,   ///< it ended at once, or no port is free
    unsupported ///< not on this system
};

/// A Mosquitto of one's own: TLS with a pre-shared key for each user and nobody without, an access list for
/// each, everything in a folder that nobody else can read. It ends with its owner, however that ends. Keys
/// are in that folder only: neither in arguments nor in logs.
class PrivateBroker {
public:
    /// The mosquitto that would be started: the one that the environment's MESAVIVA_MOSQUITTO names, of the
    /// search path, or where systems put it; empty: none.
    static std::filesystem::path program();

    /// Starts a broker; `folder` is made where it is missing. `port` 0, or one that is taken: a free one.
    /// `onlyHere`: reached from this machine only.
    static Result<std::unique_ptr<PrivateBroker>, BrokerProblem> start(const std::filesystem::path& folder,
                                                                       std::uint16_t port, bool onlyHere,
                                                                       const std::vector<BrokerUser>& users);
    PrivateBroker(const PrivateBroker&) = delete;
    PrivateBroker& operator=(const PrivateBroker&) = delete;
    ~PrivateBroker();

    std::uint16_t port() const { return m_port; }
    /// Whether it still runs.
    bool isRunning();
    /// Starts it again where it has ended; returns whether it runs.
    bool restart();
    /// Replaces the users. Those who are connected stay connected.
    bool setUsers(const std::vector<BrokerUser>& users);

private:
    PrivateBroker(std::filesystem::path program, std::filesystem::path folder, bool onlyHere)
        : m_program(std::move(program)),
          m_folder(std::move(folder)),
          m_onlyHere(onlyHere) {}
    bool launch(std::uint16_t port);
    void end();

    std::filesystem::path m_program;
    std::filesystem::path m_folder;
    bool m_onlyHere;
    std::uint16_t m_port = 0;
    int m_process = 0; ///< the broker's guard; 0: none
    int m_life = -1;   ///< the guard ends the broker when this pipe closes
};

/// Writes a file that only its owner can read, completely or not at all; makes its folder.
bool writePrivately(const std::filesystem::path& file, const std::string& text);
/// Makes a folder that only its owner can enter, or checks that it is one; returns whether it is.
bool makePrivateFolder(const std::filesystem::path& folder);

/// This machine's address in its network, or `127.0.0.1`.
std::string addressInNetwork();

} // namespace mesaviva::remote
