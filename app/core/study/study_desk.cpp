// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/study/study_desk.h"

#include "app/core/record/recorded_rounds.h"
#include "app/core/study/study_folder.h"
#include "app/core/text/moments.h"
#include "engine/record/record_reader.h"
#include "engine/record/rows.h"
#include "engine/study/study.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

namespace mesaviva::app {

namespace {

std::optional<record::RoundLink> momentOf(const QString& text) {
    const std::string plain = text.trimmed().toStdString();
    if (const auto link = record::roundLinkFrom(plain)) {
        return link;
    }
    const auto id = record::roundIdFrom(plain);
    return id ? std::optional(record::RoundLink{*id, {}}) : std::nullopt;
}

QString idOf(const study::Round& round) { return QString::fromStdString(round.id); }

} // namespace

StudyDesk::StudyDesk(RecordKeeper& keeper, const GameRegistry& games, const QString& folder, QObject* parent)
    : RowListModel(parent),
      m_keeper(keeper),
      m_games(games),
      m_folder(folder.isEmpty() ? QFileInfo(keeper.file()).absolutePath() + QStringLiteral("/studies")
                                : folder) {}

StudyDesk::~StudyDesk() = default;

record::WallTime StudyDesk::openedAt(const study::Round& round) {
    const QDateTime time = QDateTime::fromString(QString::fromStdString(round.opened), Qt::ISODateWithMs);
    const record::WallTime moment{std::chrono::milliseconds(time.isValid() ? time.toMSecsSinceEpoch() : 0)};
    return record::hasDate(moment) ? moment : record::WallTime{};
}

// The list.

const study::Round* StudyDesk::roundAt(int row) const {
    return row >= 0 && row < count() ? &m_file.study->rounds[m_rows[static_cast<std::size_t>(row)].round]
                                     : nullptr;
}

QVariant StudyDesk::data(const QModelIndex& index, int role) const {
    if (!roundAt(index.row())) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == IsRoundRole) {
        return row.note < 0;
    }
    return row.note < 0 ? roundData(row, role) : noteData(row, role);
}

QVariant StudyDesk::roundData(const Row& row, int role) const {
    const study::Round& round = m_file.study->rounds[row.round];
    const TableGame* const game = m_games.find(QString::fromStdString(round.game));
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole: {
        const QString title = tr("Round %1").arg(idOf(round));
        return game ? QString(title + QStringLiteral(" · ") + game->title()) : title;
    }
    case DetailRole: {
        QStringList parts;
        if (openedAt(round) != record::WallTime{}) {
            parts.append(momentText(openedAt(round)));
        }
        const auto* const rounds = game ? game->as<RecordedRounds>() : nullptr;
        const QString result = rounds ? rounds->resultText(QString::fromStdString(round.result)) : QString();
        if (!result.isEmpty()) {
            parts.append(result);
        }
        return parts.join(QStringLiteral(" · "));
    }
    case PictureRole:
        return row.round < m_file.pictures.size() && !m_file.pictures[row.round].isNull()
                   ? QStringLiteral("image://study/%1/%2").arg(m_number).arg(row.round)
                   : QString();
    default: return {};
    }
}

QVariant StudyDesk::noteData(const Row& row, int role) const {
    const study::Note& note = m_file.study->rounds[row.round].notes[static_cast<std::size_t>(row.note)];
    switch (role) {
    case TitleRole: return tr("Event %1").arg(QLocale().toString(static_cast<qlonglong>(note.event)));
    case Qt::DisplayRole:
    case DetailRole: return QString::fromStdString(note.text);
    case PictureRole: return QString();
    default: return {};
    }
}

QHash<int, QByteArray> StudyDesk::roleNames() const {
    return {{IsRoundRole, "isRound"}, {TitleRole, "title"}, {DetailRole, "detail"}, {PictureRole, "picture"}};
}

QStringList StudyDesk::studies() const {
    QStringList names;
    for (const QString& path : m_files) {
        names.append(StudyFolder::nameOf(path));
    }
    return names;
}

int StudyDesk::study() const { return m_file.study ? static_cast<int>(m_files.indexOf(m_file.path)) : -1; }

// Files.

// Runs on the worker thread, one at a time; the answer is delivered only while this object exists.
void StudyDesk::run(std::function<Answer()> job) {
    ++m_jobs;
    emit busyChanged();
    m_worker.run([this, job = std::move(job)] {
        postTo(this, [this, answer = job()] {
            --m_jobs;
            answer();
            emit busyChanged();
        });
    });
}

void StudyDesk::begin() {
    run([this, folder = m_folder, reads = !m_file.study]() -> Answer {
        const QStringList files = folder.files();
        return [this, files, first = reads ? StudyFolder::firstOf(files) : StudyFile{}] {
            m_files = files;
            emit listChanged();
            emit changed();
            if (!m_file.study && first.study) {
                take(first);
            }
            if (first.failure) {
                report(first.failure, true);
            }
        };
    });
}

void StudyDesk::open(int study) {
    if (study >= 0 && study < m_files.size()) {
        read(m_files[study]);
    }
}

void StudyDesk::openFile(const QUrl& file) {
    if (file.isLocalFile()) {
        read(QFileInfo(file.toLocalFile()).absoluteFilePath());
    }
}

void StudyDesk::read(const QString& path) {
    clearMessage();
    run([this, path]() -> Answer {
        return [this, file = StudyFolder::read(path)] {
            if (file.study) {
                take(file);
            } else {
                report(file.failure, true);
            }
        };
    });
}

// Reads the file again, so that another program's changes are preserved. A non-empty result of `act` is the
// reason for not writing.
void StudyDesk::change(const QString& path, std::function<Words(study::Study&)> act, Words done,
                       Answer after) {
    clearMessage();
    run([this, path, act = std::move(act), done = std::move(done), after = std::move(after)]() -> Answer {
        const auto refuse = [this](Words why) -> Answer {
            return [this, why = std::move(why)] { report(why, true); };
        };
        const StudyHold hold(path);
        if (!hold.isHeld()) {
            return refuse(&StudyDesk::heldElsewhere);
        }
        StudyFile file = StudyFolder::read(path);
        if (!file.study) {
            return refuse(file.failure);
        }
        study::Study study = *file.study;
        if (const Words refused = act(study)) {
            return refuse(refused);
        }
        if (const Words failure = StudyFolder::write(path, study)) {
            return refuse(failure);
        }
        return [this, done, after, changed = StudyFolder::read(path)] {
            if (!changed.study) {
                report(changed.failure, true);
                return;
            }
            take(changed);
            if (after) {
                after();
            }
            report(done, false);
        };
    });
}

QString StudyDesk::heldElsewhere() { return tr("The study is being saved elsewhere; try again."); }

void StudyDesk::take(StudyFile file) {
    beginResetModel();
    m_file = std::move(file);
    m_number = m_pictures->put(m_file.pictures);
    m_rows.clear();
    for (std::size_t round = 0; round < m_file.study->rounds.size(); ++round) {
        m_rows.push_back({round, -1});
        for (std::size_t note = 0; note < m_file.study->rounds[round].notes.size(); ++note) {
            m_rows.push_back({round, static_cast<int>(note)});
        }
    }
    endResetModel();
    emit changed();
    look();
}

void StudyDesk::report(Words words, bool failed) {
    m_message = std::move(words);
    m_failed = failed;
    emit messageChanged();
}

void StudyDesk::clearMessage() {
    m_removed.reset();
    report(nullptr, false);
}

void StudyDesk::add(const QString& round, const QString& note, int study, const QString& title) {
    const auto moment = momentOf(round);
    const std::string name = study::cut(title.simplified().toStdString(), study::kLongestTitle);
    const bool isNew = study < 0;
    if (!moment || (isNew ? name.empty() : study >= m_files.size())) {
        return;
    }
    clearMessage();
    const QString path = isNew ? QString() : m_files[study];
    const std::filesystem::path record = m_keeper.shownFile().toStdU16String();
    const std::string words = study::cut(note.trimmed().toStdString(), study::kLongestNote);
    run([this, moment = *moment, words, isNew, name, path, record, folder = m_folder]() -> Answer {
        const auto refuse = [this](Words why) -> Answer {
            return [this, why = std::move(why)] { report(why, true); };
        };
        const StudyHold hold(path);
        if (!hold.isHeld()) {
            return refuse(&StudyDesk::heldElsewhere);
        }
        study::Study into;
        into.title = name;
        if (!isNew) {
            const StudyFile file = StudyFolder::read(path);
            if (!file.study) {
                return refuse(file.failure);
            }
            into = *file.study;
        }
        try {
            auto reader = record::RecordReader::open(record);
            if (!reader) {
                throw reader.error();
            }
            const std::string id = textOf(moment.round);
            auto added = study::roundOf(**reader, moment.round, {"Ronda " + id, "Round " + id});
            if (!added) {
                return refuse([limit = added.error().limit] { return StudyText::limit(limit); });
            }
            auto known = std::ranges::find(into.rounds, keyOf(*added), &keyOf);
            if (known == into.rounds.end()) {
                if (into.rounds.size() >= study::kMostRounds) {
                    return refuse([] { return tr("The study is full."); });
                }
                if (const auto* const rounds =
                        m_games.capability<RecordedRounds>(QString::fromStdString(added->game))) {
                    added->picture = StudyFolder::textOf(rounds->picture(**reader, moment.round));
                }
                into.rounds.push_back(std::move(*added));
                known = into.rounds.end() - 1;
            } else if (words.empty()) {
                return refuse([] { return tr("The round is already in this study."); });
            }
            if (!words.empty()) {
                if (known->notes.size() >= study::kMostNotes) {
                    return refuse([] { return tr("The study is full."); });
                }
                study::add(*known, {study::eventOf(**reader, moment), words});
            }
        } catch (const record::Fault& fault) {
            return refuse([kind = fault.kind] { return RecordKeeper::words(kind); });
        }
        const QString target = isNew ? folder.fileFor(QString::fromStdString(name)) : path;
        if (const Words failure = StudyFolder::write(target, into)) {
            return refuse(failure);
        }
        return [this, files = folder.files(), file = StudyFolder::read(target)] {
            m_files = files;
            emit listChanged();
            if (file.study) {
                take(file);
            }
            report([title = this->title()] { return tr("Added to “%1”.").arg(title); }, false);
            emit added();
        };
    });
}

void StudyDesk::remove(int row) {
    const study::Round* const round = roundAt(row);
    if (!round) {
        return;
    }
    const int place = m_rows[static_cast<std::size_t>(row)].note;
    const auto note = place < 0 ? std::nullopt : std::optional(round->notes[static_cast<std::size_t>(place)]);
    const Removed removed{keyOf(*round), note ? study::Round{} : *round,
                          m_rows[static_cast<std::size_t>(row)].round, note};
    change(
        m_file.path,
        [key = removed.round, note](study::Study& study) -> Words {
            const auto found = std::ranges::find(study.rounds, key, &keyOf);
            if (found == study.rounds.end()) {
                return nullptr; // another program has removed it
            }
            if (!note) {
                study.rounds.erase(found);
            } else if (const auto same = std::ranges::find(found->notes, *note); same != found->notes.end()) {
                found->notes.erase(same);
            }
            return nullptr;
        },
        [isRound = place < 0, id = idOf(*round)] {
            return isRound ? tr("Round %1 is no longer in the study.").arg(id) : tr("The note is removed.");
        },
        [this, removed] { m_removed = removed; });
}

void StudyDesk::undo() {
    if (!m_removed) {
        return;
    }
    change(
        m_file.path,
        [removed = *m_removed](study::Study& study) -> Words {
            const auto found = std::ranges::find(study.rounds, removed.round, &keyOf);
            if (!removed.note && found == study.rounds.end() && study.rounds.size() < study::kMostRounds) {
                const std::size_t place = std::min(removed.place, study.rounds.size());
                study.rounds.insert(study.rounds.begin() + static_cast<std::ptrdiff_t>(place), removed.whole);
                return nullptr;
            }
            if (removed.note && found != study.rounds.end() && found->notes.size() < study::kMostNotes) {
                study::add(*found, *removed.note);
                return nullptr;
            }
            return [] { return tr("It can no longer be put back."); };
        },
        [] { return tr("It is in the study again."); });
}

void StudyDesk::rename(const QString& title) {
    const std::string name = study::cut(title.simplified().toStdString(), study::kLongestTitle);
    if (!m_file.study || name.empty() || name == m_file.study->title) {
        return;
    }
    clearMessage();
    run([this, name, path = m_file.path, folder = m_folder]() -> Answer {
        const auto refuse = [this](Words why) -> Answer {
            return [this, why = std::move(why)] { report(why, true); };
        };
        const StudyHold hold(path);
        if (!hold.isHeld()) {
            return refuse(&StudyDesk::heldElsewhere);
        }
        const StudyFile file = StudyFolder::read(path);
        if (!file.study) {
            return refuse(file.failure);
        }
        study::Study study = *file.study;
        study.title = name;
        const QString target = folder.renamed(path, QString::fromStdString(name));
        if (const Words failure = StudyFolder::write(target, study)) {
            return refuse(failure);
        }
        if (target != path) {
            QFile::remove(path);
        }
        return [this, target] { lookAgain(target, [] { return tr("The study has been renamed."); }); };
    });
}

void StudyDesk::removeStudy() {
    if (!m_file.study) {
        return;
    }
    clearMessage();
    run([this, path = m_file.path]() -> Answer {
        if (!QFile::moveToTrash(path)) {
            const QString where = QDir::toNativeSeparators(path);
            return [this, where] {
                report(
                    [where] {
                        return tr("%1 could not be moved to the bin; it was left where it was.").arg(where);
                    },
                    true);
            };
        }
        return [this, name = StudyFolder::nameOf(path)] {
            lookAgain({}, [name] { return tr("“%1” is in the bin.").arg(name); });
        };
    });
}

// The folder has changed: lists its files again and opens that one, or the first.
void StudyDesk::lookAgain(const QString& path, Words done) {
    run([this, path, done = std::move(done), folder = m_folder]() -> Answer {
        const QStringList files = folder.files();
        return [this, done, files,
                file = path.isEmpty() ? StudyFolder::firstOf(files) : StudyFolder::read(path)] {
            m_files = files;
            emit listChanged();
            if (file.study) {
                take(file);
            } else {
                close();
            }
            report(done, false);
        };
    });
}

void StudyDesk::close() {
    beginResetModel();
    m_file = {};
    m_rows.clear();
    m_number = m_pictures->put({});
    endResetModel();
    emit changed();
    look();
}

void StudyDesk::write(const QString& note) {
    const std::string words = study::cut(note.trimmed().toStdString(), study::kLongestNote);
    if (!m_table || words.empty()) {
        return;
    }
    change(
        m_file.path,
        [key = m_playing, note = study::Note{event(), words}](study::Study& study) -> Words {
            const auto found = std::ranges::find(study.rounds, key, &keyOf);
            if (found == study.rounds.end() || found->notes.size() >= study::kMostNotes) {
                return [] { return tr("The study is full."); };
            }
            study::add(*found, note);
            return nullptr;
        },
        [] { return tr("Noted."); }, [this] { emit added(); });
}

void StudyDesk::retranslate() {
    if (count() > 0) {
        emit dataChanged(index(0), index(count() - 1));
    }
    emit messageChanged();
    emit momentChanged();
}

} // namespace mesaviva::app
