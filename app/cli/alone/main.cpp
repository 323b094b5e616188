// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"

#include <nlohmann/json.hpp>

#ifdef _WIN32
#define NOMINMAX
#include <windows.h>
#endif

#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// mesaviva-cli: the sub-commands that need no Qt.
namespace {

namespace fs = std::filesystem;
using namespace mesaviva;
using nlohmann::ordered_json;

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

// Text of the register without its non-breaking characters.
std::string plain(std::string text) {
    using Change = std::pair<std::string_view, std::string_view>;
    for (const auto& [from, to] : {Change("\u2060", ""), Change("\u00A0", " ")}) {
        for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at)) {
            text.replace(at, from.size(), to);
        }
    }
    return text;
}

ordered_json plain(const ordered_json& languages) {
    ordered_json texts;
    for (const auto& [language, text] : languages.items()) {
        texts[language] = plain(text.get<std::string>());
    }
    return texts;
}

// The document of a rule, by its letter; that of a reading is the document of the first rule that it reads.
const ordered_json& documentOf(const ordered_json& all, const ordered_json& entry) {
    const ordered_json& id = entry.contains("of") ? entry.at("of").at(0) : entry.at("id");
    const std::string letter = id.get<std::string>().substr(0, 1);
    for (const ordered_json& document : all.at("documents")) {
        if (document.at("letter") == letter) {
            return document;
        }
    }
    throw std::out_of_range("no document has the letter " + letter);
}

// Like `mesaviva rules`, but in the register's order and without the scenarios that show each rule.
void listRules(const app::RulesRequest& wanted, const fs::path& file, std::ostream& out) {
    std::ifstream read(file, std::ios::binary);
    const ordered_json all = ordered_json::parse(read);
    ordered_json list = ordered_json::array();
    std::string shown;
    for (const char* part : {"rules", "readings"}) {
        for (const ordered_json& entry : all.at(part)) {
            const ordered_json& document = documentOf(all, entry);
            if (!wanted.game.empty() && document.at("game") != wanted.game) {
                continue;
            }
            if (wanted.format == "json") {
                ordered_json rule{{"id", entry.at("id")},
                                  {"regulation", document.at("id")},
                                  {"game", document.at("game")},
                                  {"kind", entry.at("kind")},
                                  {"reading", entry.contains("of")},
                                  {"title", plain(entry.at("title"))},
                                  {"text", plain(entry.at("text"))}};
                if (entry.value("unconfirmed", false)) {
                    rule["confirmed"] = false;
                }
                for (const char* name : {"of", "setting"}) {
                    if (entry.contains(name)) {
                        rule[name] = entry.at(name);
                    }
                }
                for (const char* name : {"seen", "alternative", "other"}) {
                    if (entry.contains(name)) {
                        rule[name] = plain(entry.at(name));
                    }
                }
                list.push_back(std::move(rule));
                continue;
            }
            const auto text = [&](const char* name) {
                return plain(entry.at(name).at(wanted.language).get<std::string>());
            };
            const std::string name = document.at("name").at(wanted.language).get<std::string>();
            if (name != shown) {
                out << (shown.empty() ? "" : "\n") << "== " << name << " ==\n";
                shown = name;
            }
            out << entry.at("id").get<std::string>() << "  [";
            for (std::size_t i = 0; i < entry.at("kind").size(); ++i) {
                out << (i == 0 ? "" : " ") << entry.at("kind").at(i).get<std::string>();
            }
            out << "]  " << text("title") << "\n    " << text("text") << '\n';
        }
    }
    if (wanted.format == "json") {
        out << ordered_json{{"format", "mesaviva.rules/1"}, {"rules", std::move(list)}}.dump(4) << '\n';
    }
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
        listRules(wanted.rules, file, std::cout);
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
