// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A person's own voice: a folder with recordings and `voice.json`, which says what is spoken in each. Its
// format is in docs/voice-packs.md.
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

/// A recording of a pack, as its manifest has it.
struct Recording {
    QString text; ///< what is spoken in it
    QString file; ///< below the pack's folder
    QString end;  ///< another one for the end of a sentence; empty: the same
};

/// Why a folder is no pack.
struct PackRefusal {
    enum class Kind : std::uint8_t { no_manifest, no_json, format, language, rate, too_many, recording };

    Kind kind = Kind::no_manifest;
    QString detail; ///< of no_json: the byte; of a recording: what is spoken in it

    friend bool operator==(const PackRefusal&, const PackRefusal&) = default;
};

/// Words as they are compared: small letters, without signs.
QStringList foldedText(const QString& text);

/// A pack that is opened. Recordings are read when they are first wanted. One thread.
class VoicePack {
    Q_DECLARE_TR_FUNCTIONS(VoicePack)

public:
    static inline const QString kManifest = QStringLiteral("voice.json");
    static inline const QString kFormat = QStringLiteral("mesaviva.voice/1");

    /// Reads the manifest of a folder; nothing where there is none, or it is not one, which `why` is told.
    static std::optional<VoicePack> open(const QString& folder, PackRefusal* why = nullptr);
    /// The same in the present language.
    static QString words(const PackRefusal& refusal);

    /// `pt` or `en`.
    QString language() const { return m_language; }
    QString name() const { return m_name; }
    /// Samples in a second of every recording.
    int rate() const { return m_rate; }
    const std::vector<Recording>& recordings() const { return m_recordings; }
    /// A file's place.
    QString path(const QString& file) const { return m_folder + u'/' + file; }

    /// The recordings of which a sentence can be made, in as few parts as possible; empty: not all is there.
    std::vector<std::size_t> partsOf(const QString& text) const;
    /// The sentence as it is heard, whole; null where not all of it was recorded. What can't be read is from
    /// now on as if it had never been recorded.
    Clip say(const QString& text);
    /// The files in which say() has found nothing to hear since this was last asked, with their places.
    QStringList takeUnreadable() { return std::exchange(m_unreadable, {}); }
    /// Whether there is something to hear in a file.
    static bool isReadable(const QString& path);

private:
    Samples read(const QString& file);
    Samples readPart(std::size_t recording, bool last);

    QString m_folder;
    QString m_name;
    QString m_language;
    int m_rate = 0;
    std::vector<Recording> m_recordings;
    QHash<QString, std::size_t> m_byText; ///< folded words, joined by spaces
    qsizetype m_longest = 0;              ///< words of a recording
    QHash<QString, Samples> m_read;       ///< levelled
    std::size_t m_readSamples = 0;
    QStringList m_unreadable;
};

} // namespace mesaviva::app
