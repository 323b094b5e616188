// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Simulates the state of files after a power cut: everything that was synced, and any part of what was
// written since.
#pragma once

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <random>
#include <string>
#include <system_error>
#include <vector>

namespace mesaviva::kit {

/// Follows the writes to some files and computes at one of them what a power cut would leave. The program
/// under test goes on unaffected. Not thread-safe.
class PowerCut {
public:
    /// How much of the unsynced data reaches the disk.
    enum class Reaches : std::uint8_t { nothing, some };

    /// Cuts the power at write number `write`, counted from 0, and calls `atCut`.
    PowerCut(std::int64_t write, Reaches reaches, unsigned seed, std::function<void()> atCut)
        : m_left(write),
          m_reaches(reaches),
          m_random(seed),
          m_atCut(std::move(atCut)) {}

    void write(const std::string& path, const char* bytes, int count, std::int64_t at) {
        std::vector<Write>& writes = m_unsynced[path];
        // Only the first write stores the synced content: reading the file at every write takes most of the
        // time.
        writes.push_back({at, std::string(bytes, static_cast<std::size_t>(count)),
                          writes.empty() ? contentOf(path) : std::string()});
        if (m_left-- == 0) {
            cut();
        }
    }
    void sync(const std::string& path) { m_unsynced.erase(path); }

    bool isCut() const { return m_left < 0; }
    /// Writes the file's content after the cut to `to`; returns false where the file was not written to.
    bool restore(const std::string& path, const std::filesystem::path& to) const {
        const auto found = m_found.find(path);
        if (found == m_found.end()) {
            return false;
        }
        std::ofstream(to, std::ios::binary) << found->second;
        return true;
    }

private:
    struct Write {
        std::int64_t at;
        std::string bytes;
        std::string before; ///< the whole file before the first write since the last sync
    };

    static std::string contentOf(const std::string& path) {
        std::error_code error;
        const auto size = std::filesystem::file_size(path, error);
        std::string content(error ? 0 : size, '\0');
        std::ifstream(path, std::ios::binary)
            .read(content.data(), static_cast<std::streamsize>(content.size()));
        return content;
    }

    void cut() {
        for (const auto& [path, writes] : m_unsynced) {
            std::string content = writes.front().before;
            for (const Write& write : writes) {
                std::size_t reached = write.bytes.size();
                if (m_reaches == Reaches::nothing || m_random() % 3 == 0) {
                    reached = 0;
                } else if (m_random() % 5 == 0) {
                    reached = m_random() % (reached + 1); // torn
                }
                const auto at = static_cast<std::size_t>(write.at);
                if (reached > 0) {
                    content.resize(std::max(content.size(), at + reached));
                    content.replace(at, reached, write.bytes, 0, reached);
                }
            }
            m_found[path] = std::move(content);
        }
        m_atCut();
    }

    std::int64_t m_left;
    Reaches m_reaches;
    std::minstd_rand m_random;
    std::function<void()> m_atCut;
    std::map<std::string, std::vector<Write>> m_unsynced;
    std::map<std::string, std::string> m_found;
};

} // namespace mesaviva::kit
