// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/exercise/exercise_desk.h"

#include "app/core/events/setting_text.h"
#include "app/core/history/finding_list_model.h"
#include "app/core/record/exercise_file.h"
#include "engine/base/seed.h"
#include "engine/record/record_reader.h"
#include "engine/record/verify/rules_build.h"
#include "engine/record/verify/verify.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QRegularExpression>
#include <QSaveFile>

#include <algorithm>
#include <set>
#include <utility>

namespace mesaviva::app {

namespace {

using exercise::Found;
using exercise::Mistake;
using exercise::ScoreLine;

const QString kFormat = QStringLiteral("mesaviva.exercise-score/1");
constexpr qint64 kLargestScore = 1 << 20; // bytes

std::filesystem::path pathFrom(const QString& path) { return path.toStdU16String(); }

// Whether there is such an exercise already, or the score of one.
bool isTaken(const QString& path) { return QFile::exists(path) || QFile::exists(exerciseScoreFile(path)); }

// The entity of an exercise's case; empty: the record is not an exercise. Blocks on the disk.
Result<QString, record::Fault> entityOf(const QString& path) {
    try {
        const auto reader = record::RecordReader::open(pathFrom(path));
        if (!reader) {
            return reader.error();
        }
        return (*reader)->isExercise()
                   ? CaseAbout::entityOfExercise(QFileInfo(path).fileName(),
                                                 QString::fromStdString(toHex((*reader)->head())))
                   : QString();
    } catch (const record::Fault& fault) {
        return fault;
    }
}

QStringList textsOf(const std::vector<std::string>& words) {
    QStringList texts;
    for (const std::string& word : words) {
        texts.append(QString::fromStdString(word));
    }
    return texts;
}

// The ids of rules in a note.
QStringList rulesIn(const QString& text) {
    static const QRegularExpression id(QStringLiteral("\\b(?:I-)?[PORMB]\\d+(?:\\.\\d+)*[a-z]?\\b"));
    QStringList rules;
    for (auto match = id.globalMatch(text); match.hasNext();) {
        rules.append(match.next().captured());
    }
    return rules;
}

QByteArray scoreText(const std::vector<Found>& found) {
    QJsonArray list;
    for (const Found& one : found) {
        list.append(QJsonObject{{QStringLiteral("round"), QString::fromStdString(textOf(one.round))},
                                {QStringLiteral("rule"), QString::fromStdString(one.rule)}});
    }
    return QJsonDocument(
               QJsonObject{{QStringLiteral("format"), kFormat},
                           {QStringLiteral("finished"), QDateTime::currentDateTime().toString(Qt::ISODate)},
                           {QStringLiteral("found"), list}})
        .toJson();
}

// What was found according to an exercise's score; nothing: it is not finished.
std::optional<std::vector<Found>> storedScore(const QString& record) {
    QFile file(exerciseScoreFile(record));
    if (!file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    std::vector<Found> found;
    const QJsonObject score = QJsonDocument::fromJson(file.read(kLargestScore)).object();
    for (const QJsonValue& one : score[QLatin1String("found")].toArray()) {
        if (const auto round = record::roundIdFrom(one[QLatin1String("round")].toString().toStdString())) {
            found.push_back({*round, one[QLatin1String("rule")].toString().toStdString()});
        }
    }
    return found;
}

} // namespace

ExerciseDesk::ExerciseDesk(RecordKeeper& keeper, InspectionFile& file, QObject* parent)
    : QObject(parent),
      m_keeper(keeper),
      m_file(file) {
    for (const std::string_view rules : exercise::regulations()) {
        m_rules.emplace_back(rules);
    }
    connect(&m_file, &InspectionFile::changed, this, &ExerciseDesk::changed);
}

QStringList ExerciseDesk::regulations() const {
    QStringList names;
    for (const std::string& rules : m_rules) {
        names.append(SettingText::value({}, QStringLiteral("rules"), QString::fromStdString(rules)));
    }
    return names;
}

void ExerciseDesk::setRegulation(int regulation) {
    if (regulation != m_regulation && regulation >= 0 && regulation < static_cast<int>(m_rules.size())) {
        m_regulation = regulation;
        emit changed();
    }
}

void ExerciseDesk::setRounds(int rounds) {
    if (const int wanted = std::clamp(rounds, kLeastRounds, kMostRounds); wanted != m_rounds) {
        m_rounds = wanted;
        emit changed();
    }
}

void ExerciseDesk::set(bool& option, bool wanted) {
    if (std::exchange(option, wanted) != wanted) {
        emit changed();
    }
}

bool ExerciseDesk::isLateOffered() const {
    return exercise::offers(m_rules[static_cast<std::size_t>(m_regulation)], Mistake::late_stake);
}

std::vector<Mistake> ExerciseDesk::mistakes() const {
    std::vector<Mistake> mistakes;
    if (hasPayments()) {
        mistakes.push_back(Mistake::payment);
    }
    if (hasLateStakes()) {
        mistakes.push_back(Mistake::late_stake);
    }
    if (hasCalls()) {
        mistakes.push_back(Mistake::call);
    }
    return mistakes;
}

QString ExerciseDesk::denial() const {
    return m_busy               ? tr("The exercise is being made.")
           : mistakes().empty() ? tr("Choose at least one kind of error.")
                                : QString();
}

QUrl ExerciseDesk::proposal() const {
    const QDir folder(QFileInfo(m_keeper.file()).absolutePath() + QStringLiteral("/exercises"));
    QString path;
    for (int number = 1; path.isEmpty() || isTaken(path); ++number) {
        path = folder.filePath(QStringLiteral("exercise-%1.sqlite").arg(number));
    }
    return QUrl::fromLocalFile(path);
}

void ExerciseDesk::make() { makeAt(proposal()); }

void ExerciseDesk::makeAt(const QUrl& file) { makeAt(QFileInfo(file.toLocalFile()).absoluteFilePath()); }

void ExerciseDesk::makeAt(const QString& path) {
    if (!denial().isEmpty()) {
        return;
    }
    exercise::Order order;
    order.rules = m_rules[static_cast<std::size_t>(m_regulation)];
    order.rounds = static_cast<std::uint64_t>(m_rounds);
    order.mistakes = mistakes();
    order.seed = systemSeeds()(1);
    order.begun = RecordKeeper::now();
    order.program = record::programOf(QCoreApplication::applicationVersion().toStdString());
    m_busy = true;
    m_failure = nullptr;
    emit changed();
    m_worker.run(
        *this,
        [order, path]() -> Result<QString, record::Fault> {
            QDir().mkpath(QFileInfo(path).absolutePath());
            if (isTaken(path)) {
                return record::Fault{record::FaultKind::read_only, record::ProblemCode::file_exists};
            }
            const auto fault = exercise::write(pathFrom(path), order);
            return fault ? Result<QString, record::Fault>(*fault) : entityOf(path);
        },
        [this, path, turn = m_turn](const Result<QString, record::Fault>& entity) {
            take(path, entity, turn);
        });
}

void ExerciseDesk::bring(const QUrl& file) {
    if (m_busy) {
        return;
    }
    m_busy = true;
    m_failure = nullptr;
    emit changed();
    const QString path = QFileInfo(file.toLocalFile()).absoluteFilePath();
    m_worker.run(
        *this, [path] { return entityOf(path); },
        [this, path, turn = m_turn](const Result<QString, record::Fault>& entity) {
            take(path, entity, turn);
        });
}

// Shows an exercise, unless the desk was left in the meantime.
void ExerciseDesk::take(const QString& path, const Result<QString, record::Fault>& entity, int turn) {
    m_busy = false;
    if (turn != m_turn) {
        emit changed();
    } else if (entity && !entity->isEmpty()) {
        open(path, *entity);
    } else if (entity) {
        fail([] { return tr("This record is not an exercise."); });
    } else if (entity.error().problem.code == record::ProblemCode::file_exists) {
        fail([] { return tr("There is such a file already. Choose another name."); });
    } else {
        fail([kind = entity.error().kind] { return RecordKeeper::words(kind); });
    }
}

void ExerciseDesk::open(const QString& path, const QString& entity) {
    leave();
    m_path = path;
    m_keeper.show(path);
    openCase(entity);
    if (const auto stored = storedScore(path)) {
        m_finished = true;
        readScore(*stored);
    }
    emit changed();
}

void ExerciseDesk::openCase(const QString& entity) {
    m_caseBefore = m_file.inspection().about.number;
    for (const InspectionFile::Listed& listed : m_file.cases()) {
        if (listed.about.entity == entity) {
            m_file.open(listed.about.number);
            return;
        }
    }
    if (m_file.begin()) {
        m_file.change([&](InspectionCase& inspection) { inspection.about.entity = entity; });
    }
}

QString ExerciseDesk::file() const { return QFileInfo(m_path).fileName(); }

void ExerciseDesk::leave() {
    ++m_turn;
    if (m_path.isEmpty()) {
        return;
    }
    m_path.clear();
    m_keeper.show({});
    m_finished = false;
    m_score = {};
    m_failure = nullptr;
    if (m_caseBefore.isEmpty() || !m_file.open(m_caseBefore)) {
        m_file.begin();
    }
    emit changed();
}

// Complaints, but those that were found to be without an error, and notes on events.
std::vector<Found> ExerciseDesk::found() const {
    std::vector<Found> found;
    const auto add = [&](const QString& round, const QString& rule) {
        if (const auto id = record::roundIdFrom(round.toStdString()); id && id->round > 0) {
            found.push_back({*id, rule.toStdString()});
        }
    };
    const InspectionCase& inspection = m_file.inspection();
    for (const Complaint& complaint : inspection.complaints) {
        if (complaint.finding != Complaint::NoError) {
            add(complaint.round, complaint.rule);
        }
    }
    for (const PinnedNote& note : inspection.pinned) {
        const QStringList rules = rulesIn(note.text);
        for (const QString& rule : rules.isEmpty() ? QStringList{QString()} : rules) {
            add(note.round, rule);
        }
    }
    return found;
}

void ExerciseDesk::finish() {
    if (m_path.isEmpty() || m_finished || m_busy) {
        return;
    }
    const std::vector<Found> found = this->found();
    QSaveFile file(exerciseScoreFile(m_path));
    if (!file.open(QIODevice::WriteOnly) || file.write(scoreText(found)) < 0 || !file.commit()) {
        fail([] { return tr("The score can't be written beside the exercise."); });
        return;
    }
    m_finished = true;
    m_file.seal();
    m_file.close();
    readScore(found);
}

void ExerciseDesk::readScore(const std::vector<Found>& found) {
    m_busy = true;
    m_failure = nullptr;
    emit changed();
    m_worker.run(
        *this,
        [path = pathFrom(m_path), found]() -> Result<exercise::Score, record::Fault> {
            try {
                const auto checked = record::verify(path);
                const auto reader = record::RecordReader::open(path);
                if (!checked || !reader) {
                    return checked ? reader.error() : checked.error();
                }
                return exercise::scoreOf(**reader, checked->faults, found);
            } catch (const record::Fault& fault) {
                return fault;
            }
        },
        [this, path = m_path](const Result<exercise::Score, record::Fault>& score) {
            m_busy = false;
            if (path != m_path) { // it was left in the meantime
                emit changed();
            } else if (!score) {
                fail([kind = score.error().kind] { return RecordKeeper::words(kind); });
            } else {
                m_score = *score;
                emit changed();
            }
        });
}

void ExerciseDesk::fail(std::function<QString()> why) {
    m_failure = std::move(why);
    emit changed();
}

QString ExerciseDesk::marked() const {
    if (m_path.isEmpty()) {
        return {};
    }
    std::set<std::pair<record::TableNumber, std::uint64_t>> rounds;
    for (const Found& one : found()) {
        rounds.emplace(one.round.table, one.round.round);
    }
    return tr("%n round(s) marked so far.", nullptr, static_cast<int>(rounds.size()));
}

QString ExerciseDesk::summary() const {
    if (!m_finished || m_busy || m_failure) {
        return {};
    }
    const auto count = [&](ScoreLine::Kind kind) {
        return QLocale().toString(static_cast<qulonglong>(m_score.count(kind)));
    };
    //: %1 to %4 numbers
    return tr("Found: %1, with the right rule: %2. Missed: %3. False alarms: %4.")
        .arg(count(ScoreLine::Kind::found), QLocale().toString(static_cast<qulonglong>(m_score.rightRules())),
             count(ScoreLine::Kind::missed), count(ScoreLine::Kind::false_alarm));
}

QVariantList ExerciseDesk::lines() const {
    QVariantList lines;
    for (const ScoreLine& one : m_score.lines) {
        ExerciseLine line;
        line.kind = static_cast<int>(one.kind);
        const QString round = QString::fromStdString(textOf(one.round));
        switch (one.kind) {
        case ScoreLine::Kind::found: line.title = tr("Round %1: found").arg(round); break;
        case ScoreLine::Kind::missed: line.title = tr("Round %1: missed").arg(round); break;
        case ScoreLine::Kind::false_alarm: line.title = tr("Round %1: false alarm").arg(round); break;
        }
        const QString named = textsOf(one.named).join(QStringLiteral(", "));
        QStringList parts;
        if (!one.rules.empty()) {
            //: %1 ids of rules
            parts.append(tr("Broken: %1.").arg(textsOf(one.rules).join(QStringLiteral(", "))));
        }
        if (!named.isEmpty()) {
            //: %1 ids of rules
            parts.append(tr("Named: %1.").arg(named));
        } else if (one.kind == ScoreLine::Kind::found) {
            parts.append(tr("No rule was named."));
        }
        if (one.error) {
            parts.append(FindingText::sentence(*one.error));
        }
        line.detail = parts.join(u' ');
        lines.append(QVariant::fromValue(line));
    }
    return lines;
}

} // namespace mesaviva::app
