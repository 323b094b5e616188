// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/fairness/proof_steps.h"

#include <QCoreApplication>
#include <QStringList>

namespace mesaviva::app {

using record::RoundProof;

namespace {

class ProofText {
    Q_DECLARE_TR_FUNCTIONS(RoundProof)

public:
    static std::vector<ProofStep> of(const RoundProof& proof, const SeedExplanation& explanation) {
        std::vector<ProofStep> steps;
        steps.push_back({tr("Before the round: the commitment"),
                         tr("It was on record before the first stake was taken."),
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
        steps.push_back({tr("The commitment, computed anew"),
                         //: %1 a round's number
                         tr("SHA-256 of the text mesaviva.round/1, the number %1 as 8 bytes, and the seed.")
                             .arg(proof.id.round),
                         hex(proof.recomputed), proof.isCommitted() ? ProofStep::Right : ProofStep::Wrong,
                         proof.isCommitted()
                             ? tr("The same: the seed was fixed before the round.")
                             : tr("Another one: the seed is not the one that was promised.")});
        steps.push_back({tr("The key of the outcome"),
                         tr("BLAKE2b-256 of the seed and the word outcome."),
                         hex(proof.key),
                         ProofStep::Plain,
                         {}});
        QStringList words;
        for (const std::uint32_t word : proof.words) {
            words.append(QString::number(word));
        }
        steps.push_back(
            {tr("The first numbers"),
             tr("ChaCha20 with that key, read as numbers of 32 bits, least significant byte first."),
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
                                   ? tr("The same: of several launches the last one, the others were void.")
                                   : explanation.provenText();
        } else {
            step.verdict = ProofStep::Wrong;
            step.verdictText = tr("Not what the seed brings.");
        }
        return step;
    }
};

} // namespace

std::vector<ProofStep> proofSteps(const RoundProof& proof, const SeedExplanation& explanation) {
    return ProofText::of(proof, explanation);
}

} // namespace mesaviva::app
