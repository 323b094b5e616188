// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/remote/private_broker.h"
#include "app/cli/remote/tables_file.h"
#include "engine/record/rows.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::remote {

/// Where messages about a table go.
class Topics {
public:
    /// `table` is the table's random name.
    explicit Topics(std::string_view table) : m_root("mesaviva/1/" + std::string(table) + '/') {}

    std::string publicLines() const { return m_root + "public"; }
    std::string picture() const { return m_root + "picture"; }
    std::string round() const { return m_root + "round"; }
    std::string host() const { return m_root + "presence"; }
    std::string seatLines(std::string_view seat) const { return of("seat", seat); }
    std::string picture(std::string_view seat) const { return of("picture", seat); }
    std::string request(std::string_view seat) const { return of("request", seat); }
    std::string presence(std::string_view seat) const { return of("presence", seat); }

    /// A guest with a code asks for its seat, before it knows the table.
    static std::string join(std::string_view secretName) {
        return "mesaviva/1/join/" + std::string(secretName);
    }
    static std::string joined(std::string_view secretName) {
        return "mesaviva/1/joined/" + std::string(secretName);
    }

private:
    std::string of(const char* kind, std::string_view seat) const {
        return m_root + kind + '/' + std::string(seat);
    }

    std::string m_root;
};

/// A seat and who may take it.
struct BookedSeat {
    std::string id;
    std::string secret;  ///< what the guest types
    std::string key;     ///< that of the guest who has taken it, 64 hexadecimal digits; empty: nobody has
    bool isUsed = false; ///< that guest has come with it; until then the code still takes the answer

    bool isTaken() const { return !key.empty(); }
};

struct BookedTable {
    std::string id;
    std::string name;               ///< in topics: random
    record::TableNumber number = 0; ///< on record; 0: it has none yet
    std::vector<BookedSeat> seats;
};

/// What a host must remember so that its guests find the same tables and seats after it was killed: names,
/// codes and keys, and the port. It is written into a private folder beside the record, never into the
/// record.
class SeatBook {
public:
    /// Reads the book in this folder, or begins one, with the tables and seats of a file; nothing if the
    /// folder can't be private, or has another kind of file.
    static std::optional<SeatBook> open(std::filesystem::path folder, const TablesFile& file);

    const std::filesystem::path& folder() const { return m_folder; }
    std::uint16_t port() const { return m_port; }
    void setPort(std::uint16_t port) { m_port = port; }
    const std::string& hostKey() const { return m_hostKey; }
    /// In the order of the file.
    std::vector<BookedTable>& tables() { return m_tables; }
    const std::vector<BookedTable>& tables() const { return m_tables; }

    /// Writes it; returns whether it could.
    bool save() const;

    /// Everybody who may connect to the host's own broker, the host included.
    std::vector<BrokerUser> users() const;

private:
    std::filesystem::path m_folder;
    std::uint16_t m_port = 0;
    std::string m_hostKey;
    std::vector<BookedTable> m_tables;
};

/// The name by which the private broker knows the host, and a guest who has taken a seat.
inline constexpr std::string_view kHostIdentity = "host";
std::string identityOf(std::string_view table, std::string_view seat);

} // namespace mesaviva::remote
