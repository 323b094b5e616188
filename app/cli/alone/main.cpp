// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"
#include "app/cli/sentences/rules_command.h"

#ifdef _WIN32
#ifndef NOMINMAX // MinGW has it
#define NOMINMAX
#endif
#include <windows.h>
#endif

#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

// mesaviva-cli: the sub-commands that need no Qt.
namespace {

namespace fs = std::filesystem;
using namespace mesaviva;

fs::path programFile(const char* called) {
#ifdef _WIN32
    static_cast<void>(called);
    std::vector<wchar_t> name(32'768);
    return {name.data(),
            name.data() + GetModuleFileNameW(nullptr, name.data(), static_cast<DWORD>(name.size()))};
#else
    std::error_code missing;
    const fs::path self = fs::read_symlink("/proc/self/exe", missing);
    return missing ? fs::path(called) : self;
#endif
}

// The register of rules, next to the program or where it is installed.
fs::path registerFile(const char* called) {
    const fs::path folder = programFile(called).parent_path();
    const fs::path beside = folder / "register.json";
    return fs::exists(beside) ? beside : folder.parent_path() / "share" / "mesaviva" / "register.json";
}

} // namespace

int main(int argc, char** argv) {
    app::useBinaryStreams();
    const app::CommandLine wanted = app::readCommandLine(argc, argv, MESAVIVA_VERSION, app::Program::alone);
    if (!wanted.goOn) {
        return wanted.status;
    }
    if (wanted.task == app::CommandLine::Task::command) {
        return wanted.command(std::cout, std::cerr);
    }
    const fs::path file = registerFile(argc > 0 ? argv[0] : "");
    try {
        std::ifstream read(file, std::ios::binary);
        const std::string book{std::istreambuf_iterator<char>(read), {}};
        app::printRules(wanted.rules, book, {}, std::cout);
    } catch (const std::exception&) {
        std::cerr << file.string() << ": not the register of rules\n";
        return 2;
    }
    if (!std::cout.flush()) {
        std::cerr << "the rules can't be written\n";
        return 2;
    }
    return 0;
}
