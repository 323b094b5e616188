// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/remote/private_broker.h"

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <thread>
#include <utility>

#ifndef _WIN32
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#endif

namespace mesaviva::remote {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kLargestPacket = std::size_t{8} << 20U;

std::string aclOf(const std::vector<BrokerUser>& users) {
    std::ostringstream text;
    for (const BrokerUser& user : users) {
        text << "user " << user.identity << '\n';
        for (const std::string& topic : user.reads) {
            text << "topic read " << topic << '\n';
        }
        for (const std::string& topic : user.writes) {
            text << "topic write " << topic << '\n';
        }
    }
    return text.str();
}

std::string keysOf(const std::vector<BrokerUser>& users) {
    std::string text;
    for (const BrokerUser& user : users) {
        text += user.identity + ':' + user.key + '\n';
    }
    return text;
}

bool writeUsers(const fs::path& folder, const std::vector<BrokerUser>& users) {
    return writePrivately(folder / "acl", aclOf(users)) && writePrivately(folder / "keys", keysOf(users));
}

} // namespace

#ifdef _WIN32

// Untried there: hosts name a broker instead.
fs::path PrivateBroker::program() { return {}; }
Result<std::unique_ptr<PrivateBroker>, BrokerProblem>
PrivateBroker::start(const fs::path&, std::uint16_t, bool, const std::vector<BrokerUser>&) {
    return BrokerProblem::unsupported;
}
PrivateBroker::~PrivateBroker() = default;
bool PrivateBroker::isRunning() { return false; }
bool PrivateBroker::restart() { return false; }
bool PrivateBroker::setUsers(const std::vector<BrokerUser>&) { return false; }
std::string addressInNetwork() { return "127.0.0.1"; }

bool makePrivateFolder(const fs::path& folder) { // the profile's folders are the user's own
    std::error_code error;
    fs::create_directories(folder, error);
    return fs::is_directory(folder, error);
}
bool writePrivately(const fs::path& file, const std::string& text) {
    if (!makePrivateFolder(file.parent_path())) {
        return false;
    }
    const fs::path fresh = file.native() + fs::path(".new").native();
    std::ofstream out(fresh, std::ios::binary | std::ios::trunc);
    out << text;
    out.close();
    std::error_code error;
    if (out) {
        fs::rename(fresh, file, error);
    }
    return out && !error;
}

#else

namespace {

// The guard of the broker: it ends the broker when its standard input closes, as it does however the owner
// ends, and it passes SIGHUP on, on which the broker reads users and keys again.
constexpr const char* kGuard = R"(exec 3<&0
"$0" -c "$1" </dev/null 3<&- &
broker=$!
trap 'kill -HUP $broker' HUP
(trap '' HUP INT TERM; read -r _ <&3; kill $broker) 2>/dev/null &
watch=$!
while kill -0 $broker 2>/dev/null; do wait $broker; done
kill -KILL $watch 2>/dev/null)";

constexpr int kTries = 5;
constexpr std::chrono::milliseconds kStarting{5'000};
constexpr std::chrono::milliseconds kEnding{2'000};
constexpr std::chrono::milliseconds kLook{10};

class Socket {
public:
    explicit Socket(int kind) : m_handle(socket(AF_INET, kind, 0)) {}
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;
    ~Socket() {
        if (m_handle >= 0) {
            close(m_handle);
        }
    }
    int handle() const { return m_handle; }

private:
    int m_handle;
};

sockaddr_in addressOf(std::uint32_t host, std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(host);
    address.sin_port = htons(port);
    return address;
}

bool bindTo(const Socket& socket, std::uint16_t port) {
    const sockaddr_in address = addressOf(INADDR_ANY, port);
    const int again = 1; // connections that a killed broker has left do not hold the port
    setsockopt(socket.handle(), SOL_SOCKET, SO_REUSEADDR, &again, sizeof(again));
    return bind(socket.handle(), reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0;
}

// The port, if it is free or soon is, as that of a broker whose owner was just killed; else another one; 0:
// none.
std::uint16_t freePort(std::uint16_t wanted) {
    const auto until = std::chrono::steady_clock::now() + kEnding;
    while (wanted != 0 && std::chrono::steady_clock::now() < until) {
        const Socket one(SOCK_STREAM);
        if (bindTo(one, wanted)) {
            return wanted;
        }
        std::this_thread::sleep_for(kLook);
    }
    const Socket any(SOCK_STREAM);
    sockaddr_in address{};
    socklen_t size = sizeof(address);
    if (!bindTo(any, 0) || getsockname(any.handle(), reinterpret_cast<sockaddr*>(&address), &size) != 0) {
        return 0;
    }
    return ntohs(address.sin_port);
}

bool isListening(std::uint16_t port) {
    const Socket socket(SOCK_STREAM);
    const sockaddr_in address = addressOf(INADDR_LOOPBACK, port);
    return connect(socket.handle(), reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0;
}

std::string configuration(const fs::path& folder, std::uint16_t port, bool onlyHere) {
    std::ostringstream text;
    text << "# Made by Mesa Viva for one host; read docs/0001-transport.md.\n"
         << "listener " << port << (onlyHere ? " 127.0.0.1" : "") << '\n'
         << "allow_anonymous false\n"
         << "psk_hint mesaviva\n"
         << "psk_file " << (folder / "keys").string() << '\n'
         << "use_identity_as_username true\n"
         << "tls_version tlsv1.3\n"
         << "acl_file " << (folder / "acl").string() << '\n'
         << "persistence false\n"
         << "max_packet_size " << kLargestPacket << '\n'
         << "max_keepalive 60\n"
         << "max_queued_messages 10000\n"
         << "max_inflight_messages 100\n"
         << "log_dest none\n";
    if (geteuid() == 0) { // otherwise it would become a user who can't read the folder
        text << "user root\n";
    }
    return text.str();
}

} // namespace

bool makePrivateFolder(const fs::path& folder) {
    std::error_code error;
    if (folder.has_parent_path()) {
        fs::create_directories(folder.parent_path(), error);
    }
    if (mkdir(folder.c_str(), S_IRWXU) == 0) {
        return true;
    }
    struct stat found {};
    return lstat(folder.c_str(), &found) == 0 && S_ISDIR(found.st_mode) && found.st_uid == geteuid() &&
           (found.st_mode & (S_IRWXG | S_IRWXO)) == 0;
}

bool writePrivately(const fs::path& file, const std::string& text) {
    if (!makePrivateFolder(file.parent_path())) {
        return false;
    }
    const fs::path fresh = file.string() + ".new";
    const int handle =
        open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (handle < 0) {
        return false;
    }
    std::size_t written = 0;
    while (written < text.size()) {
        const ssize_t some = write(handle, text.data() + written, text.size() - written);
        if (some <= 0) {
            break;
        }
        written += static_cast<std::size_t>(some);
    }
    const bool isSafe = written == text.size() && fsync(handle) == 0;
    close(handle);
    std::error_code error;
    if (isSafe) {
        fs::rename(fresh, file, error);
    }
    return isSafe && !error;
}

std::string addressInNetwork() {
    // No packet is sent: the system only chooses from where it would be.
    const Socket socket(SOCK_DGRAM);
    const sockaddr_in elsewhere = addressOf(0xc0000201U, 9); // 192.0.2.1, which nobody has
    sockaddr_in own{};
    socklen_t size = sizeof(own);
    char text[INET_ADDRSTRLEN] = {};
    if (connect(socket.handle(), reinterpret_cast<const sockaddr*>(&elsewhere), sizeof(elsewhere)) != 0 ||
        getsockname(socket.handle(), reinterpret_cast<sockaddr*>(&own), &size) != 0 ||
        !inet_ntop(AF_INET, &own.sin_addr, text, sizeof(text))) {
        return "127.0.0.1";
    }
    return text;
}

fs::path PrivateBroker::program() {
    if (const char* named = std::getenv("MESAVIVA_MOSQUITTO")) {
        return access(named, X_OK) == 0 ? fs::path(named) : fs::path();
    }
    const char* path = std::getenv("PATH");
    std::istringstream folders(std::string(path ? path : "") +
                               ":/usr/sbin:/usr/local/sbin:/opt/homebrew/sbin:/usr/local/opt/mosquitto/sbin");
    for (std::string folder; std::getline(folders, folder, ':');) {
        const fs::path found = fs::path(folder) / "mosquitto";
        if (!folder.empty() && access(found.c_str(), X_OK) == 0) {
            return found;
        }
    }
    return {};
}

Result<std::unique_ptr<PrivateBroker>, BrokerProblem>
PrivateBroker::start(const fs::path& folder, std::uint16_t port, bool onlyHere,
                     const std::vector<BrokerUser>& users) {
    const fs::path mosquitto = program();
    if (mosquitto.empty()) {
        return BrokerProblem::not_found;
    }
    std::error_code error;
    const fs::path whole = fs::absolute(folder, error);
    if (error || whole.string().find('\n') != std::string::npos || !writeUsers(whole, users)) {
        return BrokerProblem::no_folder;
    }
    std::unique_ptr<PrivateBroker> broker(new PrivateBroker(mosquitto, whole, onlyHere));
    for (int i = 0; i < kTries; ++i) { // another program may take the port in between
        const std::uint16_t free = freePort(i == 0 ? port : 0);
        if (free != 0 && broker->launch(free)) {
            return broker;
        }
    }
    return BrokerProblem::no_start;
}

PrivateBroker::~PrivateBroker() { end(); }

bool PrivateBroker::launch(std::uint16_t port) {
    m_port = port;
    const fs::path file = m_folder / "mosquitto.conf";
    int life[2] = {-1, -1};
    if (!writePrivately(file, configuration(m_folder, port, m_onlyHere)) || pipe(life) != 0) {
        return false;
    }
    fcntl(life[1], F_SETFD, FD_CLOEXEC);
    fcntl(life[0], F_SETFD, FD_CLOEXEC);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, life[0], STDIN_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setpgroup(&attributes, 0); // Ctrl+C is for the owner, who ends the broker afterwards
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    std::string shell = "sh";
    std::string option = "-c";
    std::string guard = kGuard;
    std::string program = m_program.string();
    std::string conf = file.string();
    char* const arguments[] = {shell.data(),   option.data(), guard.data(),
                               program.data(), conf.data(),   nullptr};
    pid_t process = 0;
    const int failed = posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    close(life[0]);
    m_life = life[1];
    if (failed != 0) {
        close(std::exchange(m_life, -1));
        return false;
    }
    m_process = process;
    const auto until = std::chrono::steady_clock::now() + kStarting;
    while (isRunning()) {
        if (isListening(port)) {
            return true;
        }
        if (std::chrono::steady_clock::now() > until) {
            break;
        }
        std::this_thread::sleep_for(kLook);
    }
    end();
    return false;
}

bool PrivateBroker::isRunning() {
    if (m_process != 0 && waitpid(m_process, nullptr, WNOHANG) == m_process) {
        m_process = 0;
        close(std::exchange(m_life, -1));
    }
    return m_process != 0;
}

bool PrivateBroker::restart() { return isRunning() || launch(m_port); }

bool PrivateBroker::setUsers(const std::vector<BrokerUser>& users) {
    return writeUsers(m_folder, users) && isRunning() && kill(m_process, SIGHUP) == 0;
}

void PrivateBroker::end() {
    if (m_life >= 0) {
        close(std::exchange(m_life, -1));
    }
    if (m_process == 0) {
        return;
    }
    const auto until = std::chrono::steady_clock::now() + kEnding;
    while (waitpid(m_process, nullptr, WNOHANG) == 0) {
        if (std::chrono::steady_clock::now() > until) {
            kill(-m_process, SIGKILL);
            waitpid(m_process, nullptr, 0);
            break;
        }
        std::this_thread::sleep_for(kLook);
    }
    m_process = 0;
}

#endif

} // namespace mesaviva::remote
