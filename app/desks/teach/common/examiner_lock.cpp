// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/common/examiner_lock.h"

#include <QDateTime>

#include <sodium.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <utility>

namespace mesaviva::app {

namespace {

const QString kPin = QStringLiteral("examiner/pin");
const QString kWrong = QStringLiteral("examiner/wrong");
const QString kUntil = QStringLiteral("examiner/until");

constexpr qint64 kMostWrong = 1'000;
constexpr qint64 kLongestPause = 600;

// Seconds of pause after so many wrong PINs in a row: none after the first two, then 5, 10, 20 ...
qint64 pauseAfter(qint64 wrong) {
    constexpr qint64 kFree = 2;
    constexpr qint64 kFirst = 5;
    constexpr qint64 kDoublings = 8;
    return wrong <= kFree ? 0 : std::min(kLongestPause, kFirst << std::min(wrong - kFree - 1, kDoublings));
}

// Empty where there is too little memory.
QString hashOfPin(const QByteArray& pin) {
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    const bool done =
        sodium_init() >= 0 &&
        crypto_pwhash_str(hash.data(), pin.constData(), static_cast<unsigned long long>(pin.size()),
                          crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0;
    return done ? QString::fromLatin1(hash.data()) : QString();
}

bool isPinOf(const QString& hash, const QByteArray& pin) {
    // libsodium expects a buffer of this size, ended by zeros.
    QByteArray stored = hash.toLatin1();
    if (stored.size() >= static_cast<qsizetype>(crypto_pwhash_STRBYTES)) {
        return false;
    }
    stored.append(static_cast<qsizetype>(crypto_pwhash_STRBYTES) - stored.size(), '\0');
    return sodium_init() >= 0 && crypto_pwhash_str_verify(stored.constData(), pin.constData(),
                                                          static_cast<unsigned long long>(pin.size())) == 0;
}

} // namespace

ExaminerLock::ExaminerLock(const QString& settings, std::function<qint64()> now, QObject* parent)
    : QObject(parent),
      m_store(settings),
      m_now(now ? std::move(now) : [] { return QDateTime::currentSecsSinceEpoch(); }),
      m_hash(m_store.text(kPin)) {
    m_tick.setInterval(std::chrono::seconds(1));
    connect(&m_tick, &QTimer::timeout, this, [this] {
        if (wait() == 0) {
            m_tick.stop();
        }
        emit changed();
    });
    m_wasOpen = isOpen();
    if (wait() > 0) {
        m_tick.start();
    }
}

// Never longer than the longest pause, whatever happened to the clock.
int ExaminerLock::wait() const {
    const qint64 until = m_store.number(kUntil, 0, std::numeric_limits<qint64>::max(), 0);
    return static_cast<int>(std::clamp<qint64>(until - m_now(), 0, kLongestPause));
}

QString ExaminerLock::reason() const {
    return isOpen() ? QString()
                    : tr("The examiner's PIN is needed first: unlock it in the options of the table test");
}

void ExaminerLock::unlock(const QString& pin) {
    if (!isPinSet() || m_busy || wait() > 0) {
        return;
    }
    // Counted before it is compared, so that ending the program saves no pause.
    const qint64 wrong = m_store.number(kWrong, 0, kMostWrong, 0) + 1;
    m_store.storeNumber(kWrong, std::min(wrong, kMostWrong));
    m_store.storeNumber(kUntil, m_now() + pauseAfter(wrong));
    m_store.sync();
    m_busy = true;
    say({}, false);
    m_worker.run(
        *this, [hash = m_hash, pin = pin.toUtf8()] { return isPinOf(hash, pin); },
        [this](const bool& right) {
            m_busy = false;
            if (right) {
                m_open = true;
                m_store.forget(kWrong);
                m_store.forget(kUntil);
                say({}, false);
                return;
            }
            if (wait() > 0) {
                m_tick.start();
            }
            say(tr("That is not the PIN."), true);
        });
}

void ExaminerLock::lock() {
    ++m_locks;
    m_open = false;
    m_removed.clear();
    say({}, false);
}

void ExaminerLock::setPin(const QString& pin) {
    const bool isDigits =
        std::ranges::all_of(pin, [](QChar letter) { return letter >= u'0' && letter <= u'9'; });
    if (!isOpen() || m_busy) {
        return;
    }
    if (!isDigits || pin.size() < kLeast || pin.size() > kMost) {
        say(tr("A PIN has %1 to %2 digits.").arg(kLeast).arg(kMost), true);
        return;
    }
    m_busy = true;
    say({}, false);
    m_worker.run(
        *this, [pin = pin.toLatin1()] { return hashOfPin(pin); },
        [this, locks = m_locks](const QString& hash) {
            m_busy = false;
            if (hash.isEmpty()) {
                say(tr("There is too little memory to set a PIN."), true);
                return;
            }
            m_open = locks == m_locks; // a test may have begun meanwhile
            m_removed.clear();
            store(hash);
            say(tr("The PIN is set. Lock the test when the trainee takes over."), false);
        });
}

void ExaminerLock::remove() {
    if (!isPinSet() || !isOpen() || m_busy) {
        return;
    }
    m_removed = m_hash;
    store({});
    say(tr("The PIN is removed."), false);
}

void ExaminerLock::undo() {
    if (m_removed.isEmpty() || isPinSet() || m_busy) {
        return;
    }
    store(std::exchange(m_removed, {}));
    m_open = true;
    say(tr("The PIN is set again."), false);
}

void ExaminerLock::store(const QString& hash) {
    m_hash = hash;
    if (hash.isEmpty()) {
        m_store.forget(kPin);
    } else {
        m_store.storeWord(kPin, hash);
    }
    m_store.forget(kWrong);
    m_store.forget(kUntil);
    m_store.sync();
}

void ExaminerLock::say(const QString& words, bool failure) {
    m_message = words;
    m_failed = failure;
    emit changed();
    if (m_wasOpen != isOpen()) {
        m_wasOpen = isOpen();
        emit openChanged();
    }
}

} // namespace mesaviva::app
