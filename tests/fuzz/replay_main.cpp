// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds inputs to a fuzz target without a fuzzer, so that any compiler can test them:
//
//   replay_TARGET [--random COUNT] [--mutate COUNT] [--longest BYTES] FILE-OR-FOLDER ...
//
// It runs all files, including those in folders; then COUNT inputs of random bytes, and COUNT files with some
// bytes changed. Every run uses the same inputs; one that ends the program is left as `failed-input`.
#include "engine/base/random_stream.h"

#include <algorithm>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using Bytes = std::vector<std::uint8_t>;

Bytes bytesOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void gather(const std::filesystem::path& path, std::vector<std::filesystem::path>& files) {
    if (!std::filesystem::is_directory(path)) {
        files.push_back(path);
        return;
    }
    for (const auto& entry : std::filesystem::directory_iterator(path)) {
        gather(entry.path(), files);
    }
}

/// Generated inputs.
class Inputs {
public:
    explicit Inputs(std::uint32_t longest) : m_longest(longest) {}

    Bytes random() {
        Bytes bytes(1 + m_stream.below(m_longest));
        std::generate(bytes.begin(), bytes.end(), [this] { return byte(); });
        return bytes;
    }

    Bytes changed(Bytes bytes) {
        for (std::uint32_t changes = 1 + m_stream.below(8); changes > 0 && !bytes.empty(); --changes) {
            const auto place =
                static_cast<std::ptrdiff_t>(m_stream.below(static_cast<std::uint32_t>(bytes.size())));
            switch (m_stream.below(4)) {
            case 0: bytes.erase(bytes.begin() + place); break;
            case 1: bytes.insert(bytes.begin() + place, byte()); break;
            default: bytes[static_cast<std::size_t>(place)] = byte(); break;
            }
        }
        return bytes;
    }

    const Bytes& oneOf(const std::vector<Bytes>& all) {
        return all[m_stream.below(static_cast<std::uint32_t>(all.size()))];
    }

private:
    std::uint8_t byte() { return static_cast<std::uint8_t>(m_stream.below(256)); }

    std::uint32_t m_longest;
    mesaviva::RandomStream m_stream{mesaviva::Seed{}, "fuzz"};
};

const Bytes* tried = nullptr;

void keepTried(int) {
    if (tried) {
        std::ofstream("failed-input", std::ios::binary)
            .write(reinterpret_cast<const char*>(tried->data()), static_cast<std::streamsize>(tried->size()));
        std::cerr << "the input is in failed-input\n";
    }
}

} // namespace

int main(int argc, char** argv) {
    std::uint32_t random = 0;
    std::uint32_t mutated = 0;
    std::uint32_t longest = 3'000;
    std::vector<std::filesystem::path> files;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        std::uint32_t* number = word == "--random"    ? &random
                                : word == "--mutate"  ? &mutated
                                : word == "--longest" ? &longest
                                                      : nullptr;
        if (number && i + 1 < argc) {
            *number = static_cast<std::uint32_t>(std::strtoul(argv[++i], nullptr, 10));
        } else {
            gather(argv[i], files);
        }
    }
    std::sort(files.begin(), files.end());
    std::size_t count = 0;
    std::signal(SIGABRT, keepTried);
    const auto replay = [&](const Bytes& bytes) {
        tried = &bytes;
        LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
        ++count;
    };
    std::vector<Bytes> corpus;
    for (const std::filesystem::path& file : files) {
        corpus.push_back(bytesOf(file));
        replay(corpus.back());
    }
    Inputs inputs(std::max(longest, 1U));
    for (std::uint32_t i = 0; i < random; ++i) {
        replay(inputs.random());
    }
    for (std::uint32_t i = 0; i < mutated && !corpus.empty(); ++i) {
        replay(inputs.changed(inputs.oneOf(corpus)));
    }
    std::cerr << count << " inputs tried, of which " << corpus.size() << " are kept\n";
    return count > 0 ? 0 : 1;
}
