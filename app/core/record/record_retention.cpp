// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/record/record_retention.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <utility>

namespace mesaviva::app {

namespace {

const QString kKeep = QStringLiteral("record/keep");
const QString kDays = QStringLiteral("record/keepDays");
const QString kRounds = QStringLiteral("record/keepRounds");
const QStringList kWords{QStringLiteral("all"), QStringLiteral("days"), QStringLiteral("rounds")};

// Thrown by the removal's progress callback to end it between two tables.
struct Over {};

QString numberText(std::uint64_t number) { return QLocale().toString(static_cast<qulonglong>(number)); }

} // namespace

RecordRetention::RecordRetention(RecordKeeper& keeper, const QString& settings, QObject* parent)
    : QObject(parent),
      m_keeper(keeper),
      m_store(settings),
      m_query(*this) {
    m_holds.keep = static_cast<Keep>(kWords.indexOf(m_store.word(kKeep, kWords, kWords.first())));
    m_holds.days = static_cast<int>(m_store.number(kDays, 1, kMostDays, m_holds.days));
    m_holds.rounds = static_cast<int>(m_store.number(kRounds, 1, kMostRounds, m_holds.rounds));
    m_chosen = m_holds;
}

RecordRetention::~RecordRetention() { m_over = true; }

void RecordRetention::setKeep(Keep keep) {
    Choice choice = m_chosen;
    choice.keep = keep;
    choose(choice);
}

void RecordRetention::setDays(int days) {
    Choice choice = m_chosen;
    choice.days = std::clamp(days, 1, kMostDays);
    choose(choice);
}

void RecordRetention::setRounds(int rounds) {
    Choice choice = m_chosen;
    choice.rounds = std::clamp(rounds, 1, kMostRounds);
    choose(choice);
}

void RecordRetention::choose(const Choice& choice) {
    if (choice != m_chosen && !m_removing) {
        m_chosen = choice;
        m_done.reset();
        count();
    }
}

record::Retention RecordRetention::retention(const Choice& choice) const {
    record::Retention retention;
    if (choice.keep == Days) {
        retention.before = RecordKeeper::now() - std::chrono::days(choice.days);
    } else if (choice.keep == Rounds) {
        retention.keepRounds = static_cast<std::uint64_t>(choice.rounds);
    }
    retention.spared = {m_keeper.accounts().table}; // the points continue from there
    return retention;
}

void RecordRetention::look() {
    if (!m_removing) {
        m_chosen = m_holds;
        m_done.reset();
        count();
    }
}

void RecordRetention::count() {
    m_query.forget();
    m_query.ask(
        m_keeper.file(),
        [this, file = m_keeper.file(), retention = retention(m_chosen)](record::RecordReader& reader) {
            const Count count{reader.countRounds({}), QFileInfo(file).size(),
                              record::previewRemoval(reader, retention)};
            return [this, count] {
                m_count = count;
                emit changed();
            };
        },
        [this](record::FaultKind) {
            m_count.reset(); // the history shows the reason
            emit changed();
        });
    emit changed();
}

int RecordRetention::removable() const {
    return m_count && !m_query.isBusy() ? static_cast<int>(m_count->removal.rounds) : 0;
}

QString RecordRetention::held() const {
    if (!m_count) {
        return m_query.isBusy() ? QString() : tr("There is nothing on record yet.");
    }
    //: %1 a number of rounds, %2 the size of a file
    return tr("%1 rounds on record, %2")
        .arg(numberText(m_count->rounds),
             QLocale().formattedDataSize(m_count->bytes, 1, QLocale::DataSizeSIFormat));
}

QString RecordRetention::preview() const {
    if (m_chosen.keep == All) {
        return tr("Nothing is ever removed.");
    }
    if (!m_count || m_query.isBusy()) {
        return tr("Counting…");
    }
    const record::Removal& removal = m_count->removal;
    if (removal.tables == 0) {
        return tr("Nothing would be removed now.");
    }
    //: %1, %2 numbers of rounds, %3 of events
    return tr("%1 of %2 rounds would be removed, with %3 events.")
        .arg(numberText(removal.rounds), numberText(m_count->rounds), numberText(removal.events));
}

QString RecordRetention::message() const {
    if (!m_done) {
        return {};
    }
    if (!*m_done) {
        return RecordKeeper::words(m_done->error().kind);
    }
    return (*m_done)->rounds == 0 ? tr("From now on rounds are kept this way. Nothing had to be removed.")
                                  : tr("%n round(s) removed. From now on rounds are kept this way.", nullptr,
                                       static_cast<int>((*m_done)->rounds));
}

void RecordRetention::apply() {
    if (m_removing) {
        return;
    }
    m_holds = m_chosen;
    m_store.storeWord(kKeep, kWords[m_holds.keep]);
    m_store.storeNumber(kDays, m_holds.days);
    m_store.storeNumber(kRounds, m_holds.rounds);
    remove();
}

void RecordRetention::carryOut() {
    if (m_holds.keep != All && !m_removing) {
        remove();
    }
}

void RecordRetention::remove() {
    if (m_holds.keep == All) {
        finish(record::Removal{});
        return;
    }
    record::RecordWriter* const writer = m_keeper.writer();
    if (!writer) {
        finish(record::Fault{record::FaultKind::read_only, record::ProblemCode::not_recording});
        return;
    }
    m_removing = true;
    m_progress = 0;
    emit changed();
    m_worker.run([this, writer, path = std::filesystem::path(m_keeper.file().toStdU16String()),
                  retention = retention(m_holds)] {
        const auto progress = [this](std::uint64_t done, std::uint64_t all) {
            if (m_over) {
                throw Over();
            }
            postTo(this, [this, part = static_cast<double>(done) /
                                       static_cast<double>(std::max<std::uint64_t>(1, all))] {
                m_progress = part;
                emit changed();
            });
        };
        try {
            const auto reader = record::RecordReader::open(path);
            const auto done = reader
                                  ? record::prune(*writer, **reader, retention, RecordKeeper::now(), progress)
                                  : Result<record::Removal, record::Fault>(reader.error());
            postTo(this, [this, done] { finish(done); });
        } catch (const Over&) {
            return;
        }
    });
}

void RecordRetention::finish(const Result<record::Removal, record::Fault>& done) {
    m_removing = false;
    m_done = done;
    count();
    if (done && done->tables > 0) {
        emit removed();
    }
}

} // namespace mesaviva::app
