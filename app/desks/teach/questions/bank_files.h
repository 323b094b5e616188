// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/written/question_bank.h"
#endif

#include "app/desks/teach/lessons/lesson_files.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::app {

/// The program's own questions; read once. Thread-safe.
std::shared_ptr<const written::QuestionBank> ownQuestions();

/// Whether the register has a rule or reading with that id. Thread-safe.
bool isKnownRule(const std::string& id);

/// A bank file that was read: the bank, or why it is refused.
struct BankFile {
    std::shared_ptr<const written::QuestionBank> bank{};
    std::optional<LessonRefusal> refusal{};
    QByteArray text{}; ///< of the file
};

/// What a bank must have to be read.
enum class BankUse : std::uint8_t {
    edited, ///< the form of a bank
    asked,  ///< all texts and answers, and rules that the register has
};

/// Reads a bank file. Blocks on the disk, so call it on a worker thread.
BankFile readBankFile(const QString& path, BankUse use);

/// What is missing in a question, with its path in the question, rules that the register lacks included.
std::vector<scenario::FileError> questionFaults(const written::BankQuestion& question,
                                                const written::BankLanguages& languages);

} // namespace mesaviva::app
