// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/voice/clip.h"

#include <QCoreApplication>
#include <QHash>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// A recording of a pack, from its manifest.
struct Recording {
    QString text; ///< the spoken text
    QString file; ///< relative to the pack's folder
    QString end;  ///< another file for the end of a sentence; empty: the same
};

/// Why a folder is not a voice pack.
struct PackRefusal {
    enum class Kind : std::uint8_t {
        no_manifest,
        no_json,
        format,
        language,
        rate,
        too_many,
        too_long,
        recording
    };

    Kind kind = Kind::no_manifest;
    QString detail; ///< of no_json: the byte; of too_long: the most words; of a recording: its text

    friend bool operator==(const PackRefusal&, const PackRefusal&) = default;
};

/// Words in the form used for comparison: lower case, without punctuation.
QStringList foldedText(const QString& text);

/// A voice recorded by a person: a folder with recordings and `voice.json`, which lists their texts
/// (docs/voice-packs.md). Recordings are loaded on first use. Not thread-safe.
class VoicePack {
    Q_DECLARE_TR_FUNCTIONS(VoicePack)

public:
    static inline const QString kManifest = QStringLiteral("voice.json");
    static inline const QString kFormat = QStringLiteral("mesaviva.voice/1");

    /// Reads a folder's manifest; nullopt if it is missing or invalid, with the reason in `why`.
    static std::optional<VoicePack> open(const QString& folder, PackRefusal* why = nullptr);
    /// The reason as text in the current language.
    static QString words(const PackRefusal& refusal);

    /// `pt` or `en`.
    QString language() const { return m_language; }
    QString name() const { return m_name; }
    /// The sample rate of every recording.
    int rate() const { return m_rate; }
    const std::vector<Recording>& recordings() const { return m_recordings; }
    /// A file's full path.
    QString path(const QString& file) const { return m_folder + u'/' + file; }

    /// The recordings that make up a sentence, as few as possible; empty: some are missing.
    std::vector<std::size_t> partsOf(const QString& text) const;
    /// The whole sentence as sound; null if some of it was not recorded. A recording that can't be read
    /// counts as missing from then on.
    Clip say(const QString& text);
    /// The paths of the files in which say() found no sound since the last call.
    QStringList takeUnreadable() { return std::exchange(m_unreadable, {}); }
    /// Whether a file contains sound.
    static bool isReadable(const QString& path);

private:
    Samples read(const QString& file);
    Samples readPart(std::size_t recording, bool last);

    QString m_folder;
    QString m_name;
    QString m_language;
    int m_rate = 0;
    std::vector<Recording> m_recordings;
    /// A tree of the recordings' folded words: a path from the first node is the beginning of their texts.
    struct WordNode {
        QHash<QString, std::size_t> next;
        std::optional<std::size_t> recording; ///< whose text ends here
    };
    WordNode& nodeOf(const QStringList& words);
    void forget(const QStringList& words) { nodeOf(words).recording.reset(); }

    std::vector<WordNode> m_words = std::vector<WordNode>(1);
    QHash<QString, Samples> m_read; ///< levelled
    std::size_t m_readSamples = 0;
    QStringList m_unreadable;
};

/// A fault in a pack's recording.
struct PackFault {
    enum class Kind : std::uint8_t {
        missing,    ///< the file is not there
        unreadable, ///< not a 16-bit WAV file
        wrong_rate, ///< its sample rate differs from the pack's
        silent,     ///< it contains only silence
        clipped,    ///< it was recorded too loud
        twice,      ///< a later recording has the same text and replaces it
    };

    Kind kind = Kind::missing;
    QString text; ///< the text that it should contain
    QString file;

    friend bool operator==(const PackFault&, const PackFault&) = default;
};

/// A fault in one word, as the command prints it, for example "missing".
QString nameOf(PackFault::Kind kind);

/// Checks all recordings.
std::vector<PackFault> faultsOf(const VoicePack& pack);

/// The texts among these that the pack cannot speak.
QStringList lackingIn(const VoicePack& pack, const QStringList& texts);

} // namespace mesaviva::app
