// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/fairness/returned_desk.h"

#include "app/core/events/game_description.h"
#include "app/core/events/typed_text.h"
#include "app/core/record/record_keeper.h"
#include "app/core/text/moments.h"
#include "app/core/text/texts.h"
#include "app/core/worker/worker.h"
#include "app/desks/inspect/file/inspection_case.h"
#include "app/desks/inspect/file/inspection_file.h"

#include <algorithm>
#include <utility>

namespace mesaviva::app {

ReturnedDesk::ReturnedDesk(std::function<QString()> path, QObject* parent)
    : QObject(parent),
      m_path(std::move(path)),
      m_query(*this) {}

ReturnedDesk::~ReturnedDesk() { cancel(); }

QStringList ReturnedDesk::windows() const { return ReturnedText::windowNames(); }

void ReturnedDesk::storeNotesIn(InspectionFile& file) {
    m_file = &file;
    connect(&file, &InspectionFile::changed, this, &ReturnedDesk::changed);
}

QStringList ReturnedDesk::games() const {
    QStringList names{tr("All games")};
    for (const GameDescription* const game : descriptions()) {
        names.append(game->returnedName());
    }
    return names;
}

void ReturnedDesk::setGame(int game) {
    if (game >= 0 && game < games().size() && game != m_game) {
        m_game = game;
        updateRows();
    }
}

void ReturnedDesk::updateRows() {
    m_rows = rowsOf(shown());
    emit changed();
    emit rowsChanged();
}

void ReturnedDesk::retranslate() { updateRows(); }

void ReturnedDesk::setWindow(int window) {
    if (window >= 0 && window < ReturnedText::kWindows && window != m_window) {
        m_window = window;
        m_sums.reset(); // they belong to the other file
        m_failure.reset();
        updateRows();
        read();
    }
}

void ReturnedDesk::setDay(const QString& day) {
    if (day == m_day) {
        return;
    }
    m_day = day;
    const auto until = momentTyped(day, QDate::currentDate(), true);
    if (until != std::exchange(m_until, until)) {
        m_sums.reset(); // they belong to another window of time
        m_failure.reset();
        updateRows();
        read();
    }
    emit changed();
}

QString ReturnedDesk::dayError() const {
    return m_until || m_day.trimmed().isEmpty() ? QString() : tr("Write a day like this: 23/11/2026.");
}

ReturnedEnd ReturnedDesk::end() const {
    return m_until ? ReturnedEnd{*m_until, true} : ReturnedEnd{m_newest.value_or(RecordKeeper::now()), false};
}

void ReturnedDesk::cancel() {
    if (m_over) {
        *m_over = true;
        m_over.reset();
    }
    m_query.forget();
    emit changed();
}

void ReturnedDesk::forget(bool brought) {
    cancel();
    m_brought = brought;
    m_sums.reset();
    m_newest.reset();
    m_failure.reset();
    updateRows();
}

void ReturnedDesk::read() {
    cancel();
    m_progress = 0;
    m_over = std::make_shared<std::atomic<bool>>(false);
    m_query.ask(
        m_path(),
        [this, window = static_cast<std::size_t>(m_window), until = m_until,
         over = m_over](record::RecordReader& reader) -> RecordQuery::Answer {
            int reported = 0;
            const ReturnedEnd newest = ReturnedEnd::newest(reader);
            const auto since =
                ReturnedText::windows(until ? ReturnedEnd{*until, true} : newest).at(window).since;
            const auto progress = [&](std::uint64_t done, std::uint64_t all) {
                if (*over) { // the result is not wanted any more
                    throw record::Fault{record::FaultKind::damaged, record::ProblemCode::given_up};
                }
                const int percent = all > 0 ? static_cast<int>(100 * done / all) : 0;
                if (std::exchange(reported, percent) != percent) {
                    postTo(this, [this, percent, over] {
                        if (!*over) {
                            m_progress = percent / 100.0;
                            emit progressed();
                        }
                    });
                }
            };
            return [this, newest, sums = record::addUpReturned(reader, since, progress)] {
                m_newest = newest.at;
                m_sums = sums;
                m_failure.reset();
                updateRows();
            };
        },
        [this](record::FaultKind kind) {
            m_sums.reset();
            m_failure = kind;
            updateRows();
        });
    emit changed();
}

QString ReturnedDesk::method() const {
    return m_game > 0 ? descriptions()[static_cast<std::size_t>(m_game - 1)]->returnedMethod()
                      : tr("Everybody at the tables who staked, without scripted and void rounds; of a void "
                           "bingo round, what had been drawn counts. The band follows from the stakes "
                           "themselves and holds at any volume (Bernstein).");
}

std::vector<record::Returned> ReturnedDesk::shown() const {
    std::vector<record::Returned> sums = m_sums.value_or(std::vector<record::Returned>());
    if (m_game > 0) {
        const QString game = descriptions()[static_cast<std::size_t>(m_game - 1)]->key();
        std::erase_if(sums, [&](const record::Returned& sum) { return textOf(gameOf(sum.key)) != game; });
    }
    std::ranges::stable_partition(sums, [](const record::Returned& sum) { return !sum.isInside(); });
    return sums;
}

QVariantList ReturnedDesk::rowsOf(const std::vector<record::Returned>& sums) const {
    QVariantList list;
    QString group;
    for (const record::Returned& sum : sums) {
        ReturnedRow row = ReturnedText::row(sum);
        if (!row.inside) {
            row.group = tr("Outside its band");
        }
        row.first = std::exchange(group, row.group) != row.group;
        list.append(QVariant::fromValue(row));
    }
    return list;
}

QString ReturnedDesk::keyAt(int row) const {
    return row >= 0 && row < static_cast<int>(m_rows.size()) ? m_rows[row].value<ReturnedRow>().key
                                                             : QString();
}

QString ReturnedDesk::titleOf(const QString& key) const {
    for (const QVariant& row : m_rows) {
        if (const auto shown = row.value<ReturnedRow>(); shown.key == key) {
            return shown.title;
        }
    }
    return {};
}

bool ReturnedDesk::isOutside() const {
    return m_sums &&
           std::ranges::any_of(*m_sums, [](const record::Returned& sum) { return !sum.isInside(); });
}

QString ReturnedDesk::stretch() const {
    if (!m_sums) {
        return {};
    }
    const auto since = ReturnedText::windows(end()).at(static_cast<std::size_t>(m_window)).since;
    //: what is counted; %1 and %2 date and time
    return since.from ? tr("Rounds from %1 to %2.").arg(momentText(*since.from), momentText(end().at))
                      : tr("Rounds up to %1.").arg(momentText(end().at));
}

QString ReturnedDesk::summary() const {
    if (!m_sums) {
        return {};
    }
    if (m_sums->empty()) {
        return tr("Nothing was staked in this period.");
    }
    QStringList out;
    QStringList unnoted;
    for (const record::Returned& sum : *m_sums) {
        if (!sum.isInside()) {
            const ReturnedRow row = ReturnedText::row(sum);
            out.append(row.title);
            if (noteOf(row.key).trimmed().isEmpty()) {
                unnoted.append(row.title);
            }
        }
    }
    if (out.isEmpty()) {
        return tr("Everything is within its band.");
    }
    const QString outside = tr("Outside its band: %1. One in a hundred fair ones may well be.")
                                .arg(out.join(QStringLiteral("; ")));
    return unnoted.isEmpty() || !takesNotes()
               ? outside
               //: %1 what lies outside its band and has no note yet
               : outside + u' ' + tr("A note is needed: %1.").arg(unnoted.join(QStringLiteral("; ")));
}

bool ReturnedDesk::takesNotes() const { return m_file && !m_brought; }

QString ReturnedDesk::noteOf(const QString& key) const {
    if (!takesNotes()) {
        return {};
    }
    const auto& notes = m_file->inspection().returned;
    const auto found = noteOn(notes, m_window, end(), key);
    return found ? notes[*found].text : QString();
}

void ReturnedDesk::note(const QString& key, const QString& text) {
    const std::vector<record::Returned> sums = shown();
    const auto isIt = [&](const record::Returned& sum) {
        return QString::fromStdString(textOf(sum.key)) == key;
    };
    const auto sum = std::ranges::find_if(sums, isIt);
    if (!takesNotes() || sum == sums.end() || text == noteOf(key)) {
        return;
    }
    const ReturnedNote made{ReturnedText::keyOf(m_window),
                            key,
                            *sum,
                            text,
                            QDateTime::currentDateTimeUtc(),
                            timeOf(end().at),
                            end().chosen};
    m_file->change([&](InspectionCase& inspection) {
        auto& notes = inspection.returned;
        const auto found = noteOn(notes, m_window, end(), key);
        if (text.isEmpty()) {
            if (found) {
                notes.erase(notes.begin() + static_cast<std::ptrdiff_t>(*found));
            }
        } else if (found) {
            notes[*found] = made;
        } else if (notes.size() < InspectionCase::kMostReturned) {
            notes.push_back(made);
        }
    });
}

QString ReturnedDesk::failure() const { return m_failure ? RecordKeeper::words(*m_failure) : QString(); }

} // namespace mesaviva::app
