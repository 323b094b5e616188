// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/load.h"

#include <array>
#include <fstream>
#include <string>

namespace mesaviva::scenario {

namespace {

constexpr std::size_t kLargestFile = std::size_t{16} * 1024 * 1024;

FileError unreadable(std::string reason) { return {{}, 0, 0, std::move(reason)}; }

} // namespace

Result<Scenario, FileError> load(const std::filesystem::path& path) {
    std::error_code error;
    if (std::filesystem::is_directory(path, error)) {
        return unreadable("is a folder, not a file");
    }
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        return unreadable("can't be opened");
    }
    std::string text;
    std::array<char, 65'536> block{};
    while (file.read(block.data(), block.size()) || file.gcount() > 0) {
        text.append(block.data(), static_cast<std::size_t>(file.gcount()));
        if (text.size() > kLargestFile) {
            return unreadable("is larger than 16 MiB");
        }
    }
    if (file.bad()) {
        return unreadable("can't be read");
    }
    return read(text);
}

} // namespace mesaviva::scenario
