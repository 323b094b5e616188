// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/fairness/chance_desk.h"

#include "app/desks/inspect/fairness/chance_text.h"
#include "engine/chance/outcomes.h"

#include <QClipboard>
#include <QGuiApplication>

#include <array>
#include <utility>

namespace mesaviva::app {

namespace {

constexpr std::array<std::uint64_t, 3> kSizes{100'000, 1'000'000, 10'000'000};

} // namespace

ChanceDesk::~ChanceDesk() {
    if (m_stopped) {
        *m_stopped = true;
    }
    m_worker.reset();
}

QStringList ChanceDesk::sizes() const {
    QStringList words;
    for (const std::uint64_t rounds : kSizes) {
        words.append(ChanceText::rounds(rounds));
    }
    return words;
}

void ChanceDesk::setSize(int size) {
    if (size >= 0 && size < static_cast<int>(kSizes.size()) && size != m_size) {
        m_size = size;
        emit changed();
    }
}

void ChanceDesk::run() { run(systemSeed(), kSizes.at(static_cast<std::size_t>(m_size))); }

void ChanceDesk::run(const Seed& seed, std::uint64_t rounds) {
    if (isRunning()) {
        return;
    }
    m_progress = 0;
    m_stopped = std::make_shared<std::atomic<bool>>(false);
    m_worker->run(
        *this,
        [this, seed, rounds, stopped = m_stopped] {
            int reported = 0;
            const auto progress = [&](std::uint64_t done, std::uint64_t all) {
                const int percent = static_cast<int>(100 * done / all);
                if (percent != std::exchange(reported, percent)) {
                    QMetaObject::invokeMethod(
                        this,
                        [this, percent, stopped] {
                            if (stopped == m_stopped) {
                                m_progress = percent / 100.0;
                                emit progressed();
                            }
                        },
                        Qt::QueuedConnection);
                }
                return !*stopped;
            };
            auto report = chance::runBattery(seed, rounds, progress);
            std::shared_ptr<const ChanceResult> result;
            if (report) {
                result = std::make_shared<const ChanceResult>(
                    ChanceResult{seed, QDateTime::currentDateTime(), std::move(*report)});
            }
            return std::pair(result, stopped);
        },
        [this](const auto& found) {
            if (found.second != m_stopped) {
                return; // stopped
            }
            m_stopped.reset();
            m_result = found.first;
            m_pictures = m_shelf->put({m_result, &m_result->report});
            emit changed();
        });
    emit progressed();
    emit changed();
}

void ChanceDesk::cancel() {
    if (isRunning()) {
        *m_stopped = true;
        m_stopped.reset();
        emit changed();
    }
}

QString ChanceDesk::verdict() const { return m_result ? ChanceText::verdict(m_result->report) : QString(); }

QString ChanceDesk::line() const { return m_result ? ChanceText::line(*m_result) : QString(); }

void ChanceDesk::copyLine() const { QGuiApplication::clipboard()->setText(line() + u'\n'); }

QVariantList ChanceDesk::tests() const {
    QVariantList list;
    if (m_result) {
        for (const ChanceTest& test : ChanceText::tests(m_result->report)) {
            list.append(QVariant::fromValue(test));
        }
    }
    return list;
}

QStringList ChanceDesk::captions() const {
    return m_result ? ChanceText::captions(m_result->report) : QStringList();
}

} // namespace mesaviva::app
