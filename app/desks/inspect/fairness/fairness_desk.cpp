// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/fairness/fairness_desk.h"

#include "app/core/record/record_text.h"
#include "app/core/record/recorded_rounds.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

using record::RoundProof;

namespace {

class ProofText {
    Q_DECLARE_TR_FUNCTIONS(RoundProof)

public:
    static std::vector<ProofStep> of(const RoundProof& proof, const SeedExplanation& explanation) {
        std::vector<ProofStep> steps;
        steps.push_back({tr("Before the round: the commitment"),
                         tr("It was on record before the first stake was accepted."),
                         hex(proof.committed),
                         ProofStep::Plain,
                         {}});
        if (!proof.seed) {
            steps.push_back({tr("The seed is not shown yet"),
                             tr("The round has not been closed: nobody can know its seed."),
                             {},
                             ProofStep::Plain,
                             {}});
            return steps;
        }
        steps.push_back({tr("After it: the seed"),
                         tr("32 bytes, shown when the round was closed."),
                         hex(*proof.seed),
                         ProofStep::Plain,
                         {}});
        steps.push_back({tr("The commitment, recomputed"),
                         //: %1 a round's number
                         tr("SHA-256 of the text mesaviva.round/1, the number %1 as 8 bytes, and the seed.")
                             .arg(proof.id.round),
                         hex(proof.recomputed), proof.isCommitted() ? ProofStep::Right : ProofStep::Wrong,
                         proof.isCommitted() ? tr("The same: the seed was fixed before the round.")
                                             : tr("Different: the seed is not the one that was promised.")});
        if (!proof.contributions.empty()) {
            QStringList contributions;
            for (const Seed& contribution : proof.contributions) {
                contributions.append(hex(contribution));
            }
            steps.push_back({tr("What players have contributed"),
                             tr("32 bytes each, after the commitment and before anything was drawn."),
                             contributions.join(u' '),
                             ProofStep::Plain,
                             {}});
            steps.push_back(
                {tr("The joint seed, which takes the seed's place from here on"),
                 tr("SHA-256 of the text mesaviva.joint/1, the seed and the contributions in their order."),
                 hex(proof.joint),
                 ProofStep::Plain,
                 {}});
        }
        steps.push_back({tr("The key of the outcome"),
                         tr("BLAKE2b-256 of the seed and the word outcome."),
                         hex(proof.key),
                         ProofStep::Plain,
                         {}});
        QStringList words;
        for (const std::uint32_t word : proof.words) {
            words.append(QString::number(word));
        }
        steps.push_back({tr("The first numbers"),
                         tr("ChaCha20 with that key, read as 32-bit numbers, least significant byte first."),
                         words.join(u' ') + QStringLiteral(" …"),
                         ProofStep::Plain,
                         {}});
        if (!proof.fromSeed.empty()) {
            steps.push_back({tr("What follows from them"),
                             explanation.seedText(proof.places),
                             joined(proof.fromSeed),
                             ProofStep::Plain,
                             {}});
        }
        steps.push_back(onRecord(proof, explanation));
        return steps;
    }

private:
    static QString hex(const std::array<std::uint8_t, 32>& bytes) {
        return QString::fromStdString(toHex(bytes));
    }

    static QString joined(const std::vector<std::string>& texts) {
        QStringList list;
        for (const std::string& text : texts) {
            list.append(QString::fromStdString(text));
        }
        return list.join(u' ');
    }

    static ProofStep onRecord(const RoundProof& proof, const SeedExplanation& explanation) {
        ProofStep step{tr("The outcome on record"), {}, joined(proof.onRecord), ProofStep::Plain, {}};
        if (proof.onRecord.empty()) {
            step.verdictText = tr("Nothing was drawn in this round.");
        } else if (proof.scripted) {
            step.verdictText =
                tr("A scenario or a person has given all or part of it: it does not come from the seed.");
        } else if (proof.isFromSeed()) {
            step.verdict = ProofStep::Right;
            step.verdictText = proof.fromSeed.size() > proof.onRecord.size()
                                   ? tr("The same: the last of several launches; the others were void.")
                                   : explanation.provenText();
        } else {
            step.verdict = ProofStep::Wrong;
            step.verdictText = tr("Not the outcome of the seed.");
        }
        return step;
    }
};

} // namespace

std::vector<ProofStep> proofSteps(const RoundProof& proof, const SeedExplanation& explanation) {
    return ProofText::of(proof, explanation);
}

namespace {

constexpr std::size_t kListedRounds = 200;

// Hexadecimal; empty if the file cannot be read to its end, or `over` is set.
QString sumOf(const QString& path, const std::atomic<bool>& over) {
    constexpr qint64 kPiece = 1 << 20; // bytes
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QCryptographicHash sum(QCryptographicHash::Sha256);
    while (!file.atEnd()) {
        const QByteArray piece = file.read(kPiece);
        if (piece.isEmpty() || over) {
            return {};
        }
        sum.addData(piece);
    }
    return QString::fromLatin1(sum.result().toHex());
}

} // namespace

FairnessDesk::FairnessDesk(RecordKeeper& keeper, const GameRegistry& games, QObject* parent)
    : QObject(parent),
      m_keeper(keeper),
      m_games(games),
      m_returned([this] { return path(); }),
      m_query(*this) {
    connect(&m_check, &RecordCheck::changed, this, &FairnessDesk::storeCheck);
}

FairnessDesk::~FairnessDesk() {
    *m_over = true;
    m_worker.reset();
}

void FairnessDesk::begin() { read(); }

void FairnessDesk::end() {
    cancel();
    m_returned.cancel();
}

void FairnessDesk::bring(const QUrl& file) {
    m_check.forget();
    m_asked.reset();
    m_brought = file.isLocalFile() ? file.toLocalFile() : QString();
    m_returned.forget(isBrought());
    m_wanted.reset();
    m_rows.clear();
    emit roundsChanged();
    read();
}

QString FairnessDesk::file() const { return isBrought() ? QDir::toNativeSeparators(m_brought) : QString(); }

void FairnessDesk::read() {
    m_query.forget();
    m_missing = false;
    if (!m_wanted) {
        m_shown.reset();
        m_proof.reset();
    }
    m_query.ask(
        path(),
        [this](record::RecordReader& reader) -> RecordQuery::Answer {
            return [this, rows = reader.rounds({}, kListedRounds)] {
                m_rows = rows;
                m_failure.reset();
                emit roundsChanged();
                emit changed();
                if (m_wanted || !m_rows.empty()) {
                    show(m_wanted ? *m_wanted : m_rows.front().id);
                }
            };
        },
        [this](record::FaultKind kind) { refuse(kind); });
    readHead();
}

// Rounds of a record whose head can't be computed are shown all the same.
void FairnessDesk::readHead() {
    m_head.clear();
    emit checkChanged();
    m_query.ask(
        path(),
        [this](record::RecordReader& reader) -> RecordQuery::Answer {
            return [this, head = QString::fromStdString(toHex(reader.head()))] {
                m_head = head;
                emit checkChanged();
            };
        },
        [](record::FaultKind) {});
}

QString FairnessDesk::head() const {
    const std::optional<Digest> checked = m_check.head();
    return checked ? QString::fromStdString(toHex(*checked)) : m_head;
}

void FairnessDesk::refuse(record::FaultKind kind) {
    m_failure = kind;
    m_shown.reset();
    m_proof.reset();
    emit changed();
}

QVariantList FairnessDesk::rounds() const {
    QVariantList list;
    for (const record::RoundRow& row : m_rows) {
        ProvedRound round;
        round.id = QString::fromStdString(textOf(row.id));
        round.title = roundTitle(row.id, row.opened);
        if (const TableGame* const game = m_games.find(QString::fromStdString(row.game))) {
            const auto* const recorded = game->as<RecordedRounds>();
            const QString result =
                recorded ? recorded->resultText(QString::fromStdString(row.result)) : QString();
            round.detail = result.isEmpty() ? game->title()
                                            //: %1 a game, %2 what came of a round of it
                                            : tr("%1 · %2").arg(game->title(), result);
        }
        list.append(QVariant::fromValue(round));
    }
    return list;
}

int FairnessDesk::chosen() const {
    const auto found =
        std::ranges::find_if(m_rows, [&](const record::RoundRow& row) { return m_wanted == row.id; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void FairnessDesk::choose(int row) {
    if (row >= 0 && row < static_cast<int>(m_rows.size())) {
        show(m_rows[static_cast<std::size_t>(row)].id);
    }
}

void FairnessDesk::find(const QString& id) {
    if (const auto round = record::roundIdFrom(id.trimmed().toStdString())) {
        show(*round);
    } else {
        m_missing = true;
        emit changed();
    }
}

void FairnessDesk::show(const record::RoundId& round) {
    if (m_wanted != round) {
        m_check.forget();
        m_asked.reset();
    }
    m_wanted = round;
    m_missing = false;
    emit changed();
    m_query.ask(
        path(),
        [this, round](record::RecordReader& reader) -> RecordQuery::Answer {
            return [this, round, row = reader.round(round), proof = proofOf(reader, round)] {
                if (m_wanted != round) {
                    return; // another round has been chosen meanwhile
                }
                m_missing = !proof;
                m_shown = row;
                m_proof = proof;
                m_failure.reset();
                emit changed();
            };
        },
        [this](record::FaultKind kind) { refuse(kind); });
}

QString FairnessDesk::title() const { return m_shown ? roundTitle(m_shown->id, m_shown->opened) : QString(); }

QVariantList FairnessDesk::steps() const {
    QVariantList list;
    const auto* const explanation =
        m_proof ? m_games.capability<SeedExplanation>(QString::fromStdString(m_proof->game)) : nullptr;
    if (explanation) {
        for (const ProofStep& step : proofSteps(*m_proof, *explanation)) {
            list.append(QVariant::fromValue(step));
        }
    }
    return list;
}

QString FairnessDesk::lines() const {
    return m_proof ? QString::fromStdString(shellLines(*m_proof)).trimmed() : QString();
}

void FairnessDesk::copyLines() const { QGuiApplication::clipboard()->setText(lines() + u'\n'); }

QString FairnessDesk::failure() const {
    return m_failure   ? RecordKeeper::words(*m_failure)
           : m_missing ? tr("There is no such round on record.")
                       : QString();
}

void FairnessDesk::checkRound() {
    if (m_shown) {
        record::VerifyOptions options;
        options.round = m_shown->id;
        check(QString::fromStdString(textOf(m_shown->id)), options);
    }
}

void FairnessDesk::checkAll() { check({}, {}); }

void FairnessDesk::check(const QString& round, const record::VerifyOptions& options) {
    if (!isChecking()) {
        m_asked.emplace();
        m_asked->round = round;
        m_asked->file = m_brought;
        m_check.start(path(), options);
    }
}

void FairnessDesk::cancel() {
    m_check.cancel();
    m_asked.reset();
}

void FairnessDesk::storeCheck() {
    if (m_asked && isChecked()) {
        StoredCheck known = *std::exchange(m_asked, std::nullopt);
        known.whole = isWhole();
        known.verdict = m_check.known();
        known.at = QDateTime::currentDateTime();
        store(std::move(known));
    }
    emit checkChanged();
}

// Identifies an opened file by its contents, whatever its name and place.
void FairnessDesk::store(StoredCheck check) {
    if (!m_file) {
        return;
    }
    if (check.file.isEmpty()) {
        m_file->addCheck(check);
        return;
    }
    m_worker->run(
        *this,
        [check = std::move(check), over = m_over] {
            StoredCheck summed = check;
            summed.file = QFileInfo(check.file).fileName();
            summed.sha256 = sumOf(check.file, *over);
            return summed;
        },
        [this](const StoredCheck& summed) { m_file->addCheck(summed); });
}

void FairnessDesk::retranslate() {
    emit changed();
    emit roundsChanged();
    emit checkChanged();
    m_returned.retranslate();
}

} // namespace mesaviva::app
