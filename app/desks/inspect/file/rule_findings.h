// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What an inspector finds about rules besides verdicts: paraphrases that differ from the official text, and
// pictures of what was seen.
#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QMap>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

class QImage;

namespace mesaviva::app {

/// The paraphrase of a rule differs from its official text.
struct TextMark {
    QString note;   ///< how it differs; may be empty
    QString sha256; ///< of the official text that it was compared with, hexadecimal; empty: none was open
    QString initials;
    QDateTime at;

    friend bool operator==(const TextMark&, const TextMark&) = default;
};

/// The moment at the table that a picture shows.
struct PictureMoment {
    QString round;     ///< "3-12"; of a scenario or lesson its key; empty: no table was open
    quint64 event = 0; ///< the number of the last event; 0: unknown
    QString pt;        ///< the title of the scenario or lesson in the two languages; otherwise empty
    QString en;

    friend bool operator==(const PictureMoment&, const PictureMoment&) = default;
};

/// A picture of the window as evidence for a rule.
struct RulePicture {
    QString rule;
    QString file;   ///< name of the PNG in the folder of pictures
    QString sha256; ///< of that file, hexadecimal
    QDateTime at;
    PictureMoment moment;

    friend bool operator==(const RulePicture&, const RulePicture&) = default;
};

/// That the paraphrase differs, and how, in the current language.
QString differenceText(const TextMark& mark);
/// In words, in the current language: when, at which table, round and event.
QString pictureCaption(const RulePicture& picture);
/// Convert to and from the file format of a case.
QJsonObject jsonOf(const TextMark& mark);
TextMark textMarkFrom(const QJsonObject& json);
QJsonObject jsonOf(const RulePicture& picture);
RulePicture rulePictureFrom(const QJsonObject& json);

/// Writes an image as PNG into `folder`, which is created if needed, and returns its entry; nothing on
/// failure. Slow: not for the GUI thread.
std::optional<RulePicture> writePicture(const QString& rule, const QImage& image, const PictureMoment& moment,
                                        const QString& folder);
/// The bytes of a picture's file; empty if it is missing or no longer has its hash.
QByteArray pictureBytes(const RulePicture& picture, const QString& folder);

/// All of them. They are facts of a case (case_facts.h); pictures are files whose hashes these are.
struct RuleFindings {
    static constexpr std::size_t kMostPictures = 100;

    QMap<QString, TextMark> texts;     ///< by rule
    std::vector<RulePicture> pictures; ///< oldest first

    bool isEmpty() const { return texts.isEmpty() && pictures.empty(); }
    friend bool operator==(const RuleFindings&, const RuleFindings&) = default;
};

} // namespace mesaviva::app
