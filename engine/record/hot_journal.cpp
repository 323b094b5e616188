// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/hot_journal.h"

#include <algorithm>
#include <fstream>
#include <system_error>

namespace mesaviva::record {

namespace {

constexpr std::string_view kMagic("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);
constexpr std::uint64_t kJournalHeader = 28;
constexpr std::uint64_t kEnd = 16; ///< length and checksum of a name, and the magic number again
constexpr std::size_t kChecksumStep = 200;

class JournalFile {
public:
    explicit JournalFile(const std::filesystem::path& path) : m_path(path) {
        std::error_code error;
        const auto status = std::filesystem::symlink_status(path, error);
        if (!std::filesystem::exists(status)) {
            return;
        }
        if (!std::filesystem::is_regular_file(status)) {
            throw unfinishedBy(path, "is no file");
        }
        m_size = std::filesystem::file_size(path, error);
        m_file.open(path, std::ios::binary);
        if (error || !m_file) {
            throw unfinishedBy(path, "can't be read");
        }
    }

    std::uint64_t size() const { return m_size; }

    // Fewer bytes than requested at the end of the file.
    std::string read(std::uint64_t at, std::size_t count) {
        std::string bytes(count, '\0');
        m_file.clear();
        m_file.seekg(static_cast<std::streamoff>(at));
        m_file.read(bytes.data(), static_cast<std::streamsize>(count));
        if (m_file.bad()) {
            throw unfinishedBy(m_path, "can't be read");
        }
        bytes.resize(static_cast<std::size_t>(m_file.gcount()));
        return bytes;
    }

private:
    std::filesystem::path m_path;
    std::ifstream m_file;
    std::uint64_t m_size = 0;
};

bool isPowerBetween(std::uint32_t value, std::uint32_t least, std::uint32_t most) {
    return value >= least && value <= most && (value & (value - 1)) == 0;
}

// The beginning of a header, which may be incomplete on disk.
bool beginsAsJournal(std::string_view bytes) {
    const std::string_view begin = bytes.substr(0, kMagic.size());
    const std::size_t written = std::min(begin.find('\0'), begin.size());
    return begin.substr(0, written) == kMagic.substr(0, written) &&
           begin.find_first_not_of('\0', written) == std::string_view::npos;
}

// A page of a journal is played back if this checksum matches; the first that does not ends the playback.
std::uint32_t checksumOf(std::uint32_t nonce, std::string_view page) {
    for (std::size_t at = page.size(); at > kChecksumStep;) {
        at -= kChecksumStep;
        nonce += static_cast<unsigned char>(page[at]);
    }
    return nonce;
}

// Returns the file's first page, if SQLite's playback reaches it in the journal.
std::string firstPageIn(JournalFile& file, std::uint32_t sector, std::uint32_t page) {
    for (std::uint64_t at = 0; at + kJournalHeader <= file.size();) {
        const std::string header = file.read(at, kJournalHeader);
        if (header.size() < kJournalHeader || !header.starts_with(kMagic)) {
            return {};
        }
        const std::uint32_t nonce = bigEndian(header, 12);
        at += sector;
        for (std::uint64_t left = bigEndian(header, 8); left > 0; --left) {
            const std::string record = file.read(at, page + 8U);
            if (record.size() < page + 8U) {
                return {};
            }
            const std::string_view bytes = std::string_view(record).substr(4, page);
            if (checksumOf(nonce, bytes) != bigEndian(record, page + 4U)) {
                return {};
            }
            if (bigEndian(record, 0) == 1) {
                return std::string(bytes);
            }
            at += record.size();
        }
        at = (at + sector - 1) / sector * sector;
    }
    return {};
}

} // namespace

std::uint32_t bigEndian(std::string_view bytes, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        value = value << 8U | static_cast<unsigned char>(bytes[at + i]);
    }
    return value;
}

Fault unfinishedBy(const std::filesystem::path& file, const std::string& why) {
    const auto name = file.u8string();
    const std::string path(name.begin(), name.end());
    return {FaultKind::unfinished, why.empty()
                                       ? "a change to it was cut off, and " + path + " undoes that change"
                                       : path + ", which lies beside it, " + why};
}

bool namesAnotherFile(const std::filesystem::path& journal) {
    JournalFile file(journal);
    if (file.size() < kEnd) {
        return false;
    }
    const std::string end = file.read(file.size() - kEnd, kEnd);
    return end.size() == kEnd && end.ends_with(kMagic) && bigEndian(end, 0) > 0 &&
           bigEndian(end, 0) <= file.size() - kEnd;
}

HotJournal hotJournalOf(const std::filesystem::path& journal) {
    JournalFile file(journal);
    const std::string header = file.read(0, std::min(file.size(), kJournalHeader));
    HotJournal result;
    result.isHot = !header.empty() && header.front() != '\0';
    result.isJournal = beginsAsJournal(header);
    if (!result.isHot || header.size() < kJournalHeader || !header.starts_with(kMagic)) {
        return result;
    }
    const std::uint32_t sector = bigEndian(header, 20);
    const std::uint32_t page = bigEndian(header, 24);
    result.plays = isPowerBetween(sector, 32, 65'536) && isPowerBetween(page, 512, 65'536);
    if (result.plays) {
        result.pages = bigEndian(header, 16);
        result.firstPage = firstPageIn(file, sector, page);
    }
    return result;
}

} // namespace mesaviva::record
