// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A player who does not see the window: listens to speech or screen reader announcements and presses keys.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "window_user.h"
#endif

#include <QRegularExpression>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <memory>
#include <mutex>
#include <utility>

namespace mesaviva::app {

/// Everything that the program says, in order.
class Ear {
public:
    /// With the program's own voice: a sentence is recorded as it begins and lasts as long as with a fast
    /// voice. The sentences spoken to their end are recorded too.
    void listenTo(Voice& voice) {
        voice.setSynthesizer([log = m_log]() { return std::make_unique<Mouth>(log); });
        QObject::connect(
            &voice, &Voice::ended, &voice, [whole = m_whole](const QString& text) { whole->add(text); },
            Qt::DirectConnection);
    }

    /// With a screen reader: it speaks announcements, and by itself the name of the item that gets the focus.
    void listenTo(Reader& reader) {
        QObject::connect(&reader, &Reader::announced, &reader,
                         [log = m_log, &reader] { log->add(reader.announcement()); });
        QObject::connect(qGuiApp, &QGuiApplication::focusObjectChanged, &reader,
                         [log = m_log](QObject* item) {
                             if (const QString words = FocusReader::wordsOf(item); !words.isEmpty()) {
                                 log->add(words);
                             }
                         });
    }

    QStringList heard() const { return m_log->all(); }
    /// The sentences that the voice has spoken to their end.
    QStringList heardOut() const { return m_whole->all(); }

private:
    struct Log {
        void add(const QString& text) {
            const std::scoped_lock lock(mutex);
            texts.append(text);
        }
        QStringList all() {
            const std::scoped_lock lock(mutex);
            return texts;
        }
        std::mutex mutex;
        QStringList texts;
    };

    // Speaks whole sentences without a sound.
    class Mouth final : public Synthesizer {
    public:
        explicit Mouth(std::shared_ptr<Log> log) : m_log(std::move(log)) {
            m_end.setSingleShot(true);
            QObject::connect(&m_end, &QTimer::timeout, &m_end, [this] {
                if (const auto ended = std::exchange(m_ended, nullptr)) {
                    ended();
                }
            });
        }

        Clip render(const QString&, const QString&, Caller) override { return nullptr; }
        bool say(const QString& text, const QString&, std::function<void()> ended) override {
            constexpr int kLetterMilliseconds = 17;
            m_log->add(text);
            m_ended = std::move(ended);
            m_end.start(static_cast<int>(text.size()) * kLetterMilliseconds);
            return true;
        }
        void hush() override {
            m_ended = nullptr;
            m_end.stop();
        }

    private:
        std::shared_ptr<Log> m_log;
        std::function<void()> m_ended;
        QTimer m_end;
    };

    std::shared_ptr<Log> m_log = std::make_shared<Log>();
    std::shared_ptr<Log> m_whole = std::make_shared<Log>();
};

/// Plays by ear: learns everything by listening.
class BlindPlayer {
public:
    explicit BlindPlayer(WindowUser& user) : m_user(user) {}

    Ear& ear() { return m_ear; }

    /// Waits for a matching sentence after the last one found; empty on timeout.
    QString hears(const QString& pattern, int milliseconds = 20'000) {
        const QRegularExpression wanted(pattern, QRegularExpression::CaseInsensitiveOption);
        QString found;
        static_cast<void>(QTest::qWaitFor(
            [&] {
                const QStringList heard = m_ear.heard();
                for (; found.isEmpty() && m_from < heard.size(); ++m_from) {
                    found = wanted.match(heard[m_from]).hasMatch() ? heard[m_from] : QString();
                }
                return !found.isEmpty();
            },
            milliseconds));
        return found;
    }

    /// Like hears(), but also finds earlier sentences.
    QString learns(const QString& pattern, int milliseconds) {
        const QRegularExpression wanted(pattern, QRegularExpression::CaseInsensitiveOption);
        const QStringList before = m_ear.heard().filter(wanted);
        return before.isEmpty() ? hears(pattern, milliseconds) : before.constLast();
    }

    /// Whether a matching sentence was ever spoken.
    bool hasHeard(const QString& pattern) const {
        const QRegularExpression wanted(pattern, QRegularExpression::CaseInsensitiveOption);
        return !m_ear.heard().filter(wanted).isEmpty();
    }

    void presses(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        m_from = m_ear.heard().size();
        m_user.press(key, modifiers);
    }

    /// Presses a key and waits for a matching answer; empty on timeout.
    QString asks(Qt::Key key, const QString& pattern, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        presses(key, modifiers);
        return hears(pattern, kPatience);
    }

    /// Like asks(), but presses the key again while there is no answer: a page may still be loading.
    QString insists(Qt::Key key, const QString& pattern) {
        QString answer;
        constexpr int kAgain = 4'000;
        for (int i = 0; i < 15 && answer.isEmpty(); ++i) {
            presses(key);
            answer = hears(pattern, kAgain);
        }
        return answer;
    }

    /// Repeats a key until a matching sentence follows; empty if none does.
    QString goesOn(Qt::Key key, Qt::KeyboardModifiers modifiers, const QString& pattern, int most = 60) {
        const QRegularExpression wanted(pattern, QRegularExpression::CaseInsensitiveOption);
        const qsizetype begun = m_ear.heard().size();
        // Text that is read again at that moment because it changed is no answer: the answer follows it.
        const auto said = [&] {
            const QStringList answers = m_ear.heard().mid(begun).filter(wanted);
            return answers.isEmpty() ? QString() : answers.constLast();
        };
        for (int i = 0; i < most && said().isEmpty(); ++i) {
            if (asks(key, QStringLiteral("."), modifiers).isEmpty()) {
                break;
            }
        }
        return said();
    }

    /// Everything heard, for the message of a failing test.
    QByteArray tale() const { return m_ear.heard().join(u'\n').toUtf8(); }

private:
    static constexpr int kPatience = 30'000;

    WindowUser& m_user;
    Ear m_ear;
    qsizetype m_from = 0;
};

} // namespace mesaviva::app
