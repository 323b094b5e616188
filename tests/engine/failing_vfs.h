// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A SQLite VFS that fails on request: at the n-th write, with a full disk, with a sync that reports success
// and does nothing, with a power cut, or with a disk of any slowness.
#pragma once

#include "power_cut.h"

#include <sqlite3.h>

#include <cerrno>
#include <condition_variable>
#include <cstdint>
#include <cstring>
#include <limits>
#include <mutex>
#include <string>
#include <string_view>

namespace mesaviva::kit {

/// Blocks writes while it is closed. Thread-safe.
class Gate {
public:
    void close() { set(true); }
    void open() { set(false); }
    void pass() {
        std::unique_lock lock(m_mutex);
        m_opened.wait(lock, [this] { return !m_closed; });
    }

private:
    void set(bool closed) {
        const std::scoped_lock lock(m_mutex);
        m_closed = closed;
        m_opened.notify_all();
    }

    std::mutex m_mutex;
    std::condition_variable m_opened;
    bool m_closed = false;
};

/// The faults to inject, counted from when they were set.
struct Failing {
    std::int64_t writes = std::numeric_limits<std::int64_t>::max(); ///< writes that still succeed
    int code = SQLITE_IOERR_WRITE;                                  ///< the result of later writes
    std::int64_t syncs = std::numeric_limits<std::int64_t>::max();  ///< syncs that still succeed
    bool liesAboutSyncs = false;
    int error = 0;               ///< errno of the failure; 0 leaves it as it is
    int sharedPages = 1'000;     ///< available pages of shared memory
    bool noLog = false;          ///< the write-ahead log cannot be opened
    bool readOnlyRecord = false; ///< records open read-only, as a write-protected file
    std::int64_t written = 0;    ///< number of writes
    std::int64_t synced = 0;     ///< number of syncs
    PowerCut* cut = nullptr;     ///< the power cut to simulate, if any
    Gate* gate = nullptr;        ///< the gate at which writes wait, if any
};

/// Returns the state of the program's only failing VFS.
inline Failing& failing() {
    static Failing state;
    return state;
}

/// Registers the VFS with SQLite on the first call and returns its name.
inline const char* failingVfs() {
    struct File {
        sqlite3_file base;
        sqlite3_file* real; ///< stored behind this struct
        std::string* path;
    };
    static sqlite3_vfs* real = nullptr;
    static sqlite3_io_methods methods{};
    static sqlite3_vfs vfs{};
    if (real != nullptr) {
        return vfs.zName;
    }
    real = sqlite3_vfs_find(nullptr);
    static constexpr auto of = [](sqlite3_file* file) { return reinterpret_cast<File*>(file)->real; };
    methods.iVersion = 3;
    static constexpr auto pathOf = [](sqlite3_file* file) -> const std::string& {
        return *reinterpret_cast<File*>(file)->path;
    };
    methods.xClose = [](sqlite3_file* f) {
        delete reinterpret_cast<File*>(f)->path;
        return of(f)->pMethods->xClose(of(f));
    };
    methods.xRead = [](sqlite3_file* f, void* to, int n, sqlite3_int64 at) {
        return of(f)->pMethods->xRead(of(f), to, n, at);
    };
    methods.xWrite = [](sqlite3_file* f, const void* from, int n, sqlite3_int64 at) {
        if (failing().gate != nullptr) {
            failing().gate->pass();
        }
        ++failing().written;
        if (failing().writes-- <= 0) {
            failing().writes = 0;
            // Like a real disk: part of the data may be written.
            of(f)->pMethods->xWrite(of(f), from, n / 2, at);
            errno = failing().error != 0 ? failing().error : errno;
            return failing().code;
        }
        if (failing().cut != nullptr) {
            failing().cut->write(pathOf(f), static_cast<const char*>(from), n, at);
        }
        return of(f)->pMethods->xWrite(of(f), from, n, at);
    };
    methods.xTruncate = [](sqlite3_file* f, sqlite3_int64 n) { return of(f)->pMethods->xTruncate(of(f), n); };
    methods.xSync = [](sqlite3_file* f, int flags) {
        ++failing().synced;
        if (failing().liesAboutSyncs) {
            return SQLITE_OK;
        }
        if (failing().syncs-- <= 0) {
            failing().syncs = 0;
            return SQLITE_IOERR_FSYNC;
        }
        if (failing().cut != nullptr) {
            failing().cut->sync(pathOf(f));
        }
        return of(f)->pMethods->xSync(of(f), flags);
    };
    methods.xFileSize = [](sqlite3_file* f, sqlite3_int64* n) {
        return of(f)->pMethods->xFileSize(of(f), n);
    };
    methods.xLock = [](sqlite3_file* f, int kind) { return of(f)->pMethods->xLock(of(f), kind); };
    methods.xUnlock = [](sqlite3_file* f, int kind) { return of(f)->pMethods->xUnlock(of(f), kind); };
    methods.xCheckReservedLock = [](sqlite3_file* f, int* out) {
        return of(f)->pMethods->xCheckReservedLock(of(f), out);
    };
    methods.xFileControl = [](sqlite3_file* f, int op, void* arg) {
        return of(f)->pMethods->xFileControl(of(f), op, arg);
    };
    methods.xSectorSize = [](sqlite3_file* f) { return of(f)->pMethods->xSectorSize(of(f)); };
    methods.xDeviceCharacteristics = [](sqlite3_file* f) {
        return of(f)->pMethods->xDeviceCharacteristics(of(f));
    };
    methods.xShmMap = [](sqlite3_file* f, int page, int size, int extend, volatile void** out) {
        if (extend != 0 && page >= failing().sharedPages) {
            return SQLITE_IOERR_SHMSIZE; // as when the disk has no room for the shared-memory file
        }
        return of(f)->pMethods->xShmMap(of(f), page, size, extend, out);
    };
    methods.xShmLock = [](sqlite3_file* f, int offset, int n, int flags) {
        return of(f)->pMethods->xShmLock(of(f), offset, n, flags);
    };
    methods.xShmBarrier = [](sqlite3_file* f) { of(f)->pMethods->xShmBarrier(of(f)); };
    methods.xShmUnmap = [](sqlite3_file* f, int remove) { return of(f)->pMethods->xShmUnmap(of(f), remove); };
    methods.xFetch = [](sqlite3_file* f, sqlite3_int64 at, int n, void** out) {
        return of(f)->pMethods->xFetch(of(f), at, n, out);
    };
    methods.xUnfetch = [](sqlite3_file* f, sqlite3_int64 at, void* page) {
        return of(f)->pMethods->xUnfetch(of(f), at, page);
    };

    vfs = *real;
    vfs.zName = "mesaviva-failing";
    vfs.pNext = nullptr;
    vfs.szOsFile = static_cast<int>(sizeof(File)) + real->szOsFile;
    vfs.xOpen = [](sqlite3_vfs*, const char* path, sqlite3_file* file, int flags, int* out) {
        File* const mine = reinterpret_cast<File*>(file);
        mine->real = reinterpret_cast<sqlite3_file*>(mine + 1);
        if (failing().noLog && (flags & SQLITE_OPEN_WAL) != 0) {
            mine->base.pMethods = nullptr;
            return SQLITE_CANTOPEN;
        }
        constexpr int kBoth = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
        const bool isRecord =
            (flags & SQLITE_OPEN_MAIN_DB) != 0 && std::string_view(path).ends_with(".sqlite");
        if (failing().readOnlyRecord && isRecord && (flags & kBoth) != 0) {
            flags = (flags & ~kBoth) | SQLITE_OPEN_READONLY;
        }
        const int code = real->xOpen(real, path, mine->real, flags, out);
        mine->base.pMethods = mine->real->pMethods != nullptr ? &methods : nullptr;
        mine->path = mine->base.pMethods != nullptr ? new std::string(path != nullptr ? path : "") : nullptr;
        return code;
    };
    vfs.xDelete = [](sqlite3_vfs*, const char* path, int sync) { return real->xDelete(real, path, sync); };
    vfs.xAccess = [](sqlite3_vfs*, const char* path, int flags, int* out) {
        return real->xAccess(real, path, flags, out);
    };
    vfs.xFullPathname = [](sqlite3_vfs*, const char* path, int n, char* out) {
        return real->xFullPathname(real, path, n, out);
    };
    sqlite3_vfs_register(&vfs, 0);
    return vfs.zName;
}

/// While it exists, every record is on a disk of arbitrary slowness: writes wait between hold() and
/// release(). Records must be opened during its lifetime, and closed after release().
class SlowDisk {
public:
    SlowDisk() : m_usual(sqlite3_vfs_find(nullptr)) {
        failing() = {};
        failing().gate = &m_gate;
        sqlite3_vfs_register(sqlite3_vfs_find(failingVfs()), 1);
    }
    SlowDisk(const SlowDisk&) = delete;
    SlowDisk& operator=(const SlowDisk&) = delete;
    ~SlowDisk() {
        release();
        sqlite3_vfs_register(m_usual, 1);
    }

    void hold() { m_gate.close(); }
    void release() { m_gate.open(); }

private:
    sqlite3_vfs* m_usual;
    Gate m_gate;
};

} // namespace mesaviva::kit
