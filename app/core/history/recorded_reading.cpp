// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/history/recorded_reading.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace mesaviva::app {

namespace {

// Thrown by the progress callback to end the reading.
struct Cancelled {};

} // namespace

void RecordedReading::read(const QString& file, const record::RoundRow& round, RoundReplays& rounds,
                           Done done) {
    cancel();
    m_progress = 0;
    m_job = std::make_unique<Job>();
    m_job->number = ++m_last;
    m_job->done = std::move(done);
    m_job->thread = std::thread(
        [this, job = m_job.get(), path = std::filesystem::path(file.toStdU16String()), round, &rounds] {
            const auto call = [this, number = job->number](auto act) {
                QMetaObject::invokeMethod(
                    this,
                    [this, number, act = std::move(act)] {
                        if (m_job && m_job->number == number) { // otherwise it was cancelled
                            act();
                        }
                    },
                    Qt::QueuedConnection);
            };
            int reported = 0;
            const ReadingProgress progress = [&](std::uint64_t seq) {
                if (job->cancelled) {
                    throw Cancelled();
                }
                const int percent = static_cast<int>(std::min<std::uint64_t>(
                    100, 100 * seq / std::max<std::uint64_t>(1, std::max(round.last, round.first))));
                if (percent > reported) {
                    reported = percent;
                    call([this, percent] {
                        m_progress = percent / 100.0;
                        emit changed();
                    });
                }
            };
            try {
                auto reader = record::RecordReader::open(path);
                if (!reader) {
                    throw reader.error();
                }
                call([this, opener = rounds.readRecorded(**reader, round.id, progress)] { finish(opener); });
            } catch (const record::Fault& fault) {
                call([this, kind = fault.kind] {
                    cancel();
                    emit refused(kind);
                });
            } catch (const Cancelled&) {
                return;
            }
        });
    emit changed();
}

void RecordedReading::finish(const TableOpener& opener) {
    const Done done = std::move(m_job->done);
    cancel();
    done(opener ? opener() : OpenedTable());
}

void RecordedReading::cancel() {
    if (const std::unique_ptr<Job> job = std::exchange(m_job, nullptr)) {
        job->cancelled = true;
        job->thread.join();
        emit changed();
    }
}

} // namespace mesaviva::app
