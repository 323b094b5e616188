// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/voice/voice_pack.h"

#include "app/media/voice/clip.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <optional>

namespace mesaviva::app {

namespace {

// Caches two minutes of recordings.
constexpr std::size_t kMostSamples = std::size_t{kSampleRate} * 120;
constexpr qint64 kLargestPart = 16 << 20;
constexpr qsizetype kMostRecordings = 20'000;
constexpr qsizetype kMostWords = 60;        // of a recording; no announcement has as many
constexpr std::size_t kMostNodes = 200'000; // of the tree of all words
constexpr int kCommaMilliseconds = 140;
constexpr int kStopMilliseconds = 260;

// Whether the file lies below the folder.
bool isInside(const QString& file) {
    const QString clean = QDir::cleanPath(file);
    return !clean.isEmpty() && QDir::isRelativePath(clean) && !clean.startsWith(QLatin1String(".."));
}

// The pause after each word, from the punctuation that follows it.
std::vector<int> restsOf(const QString& text) {
    std::vector<int> rests;
    static const QRegularExpression word(QStringLiteral("[\\p{L}\\d']+([^\\p{L}\\d']*)"));
    for (auto found = word.globalMatch(text); found.hasNext();) {
        const QString after = found.next().captured(1);
        const bool stop = after.contains(u'.') || after.contains(u'!') || after.contains(u'?');
        const bool comma = after.contains(u',') || after.contains(u':') || after.contains(u';');
        rests.push_back(stop ? kStopMilliseconds : comma ? kCommaMilliseconds : 0);
    }
    return rests;
}

// Opens a plain file: a pipe would never end, a device might not.
bool opens(QFile& file) { return QFileInfo(file).isFile() && file.open(QIODevice::ReadOnly); }

// Levelled samples; empty if the file contains only silence.
Samples readLevelled(const QString& path) {
    QFile source(path);
    const std::optional<WaveFile> wave =
        opens(source) ? readWave(source.read(kLargestPart)) : std::optional<WaveFile>();
    return wave ? levelled(wave->samples, wave->rate) : Samples();
}

} // namespace

QStringList foldedText(const QString& text) {
    static const QRegularExpression word(QStringLiteral("[\\p{L}\\d']+"));
    QStringList words;
    for (auto found = word.globalMatch(text.toLower()); found.hasNext();) {
        words.append(found.next().captured());
    }
    return words;
}

QString VoicePack::words(const PackRefusal& refusal) {
    switch (refusal.kind) {
    case PackRefusal::Kind::no_manifest:
        //: %1 a file's name
        return tr("there is no %1 in this folder").arg(kManifest);
    case PackRefusal::Kind::no_json:
        //: %1 a file's name, %2 a number
        return tr("%1 is no JSON from byte %2 on").arg(kManifest, refusal.detail);
    case PackRefusal::Kind::format: return tr("\"format\" is not %1").arg(kFormat);
    case PackRefusal::Kind::language: return tr("\"language\" is neither pt nor en");
    case PackRefusal::Kind::rate: return tr("\"rate\" is not from 8000 to 192000");
    case PackRefusal::Kind::too_many: return tr("there are too many recordings");
    case PackRefusal::Kind::too_long:
        //: %1 a number
        return tr("a recording has more than %1 words").arg(refusal.detail);
    case PackRefusal::Kind::recording:
        return tr("recording \"%1\" has no text, or a file that is not in the folder").arg(refusal.detail);
    }
    return {};
}

std::optional<VoicePack> VoicePack::open(const QString& folder, PackRefusal* why) {
    using Kind = PackRefusal::Kind;
    const auto refuse = [&](Kind kind, const QString& detail = {}) {
        if (why != nullptr) {
            *why = {kind, detail};
        }
        return std::nullopt;
    };
    QFile file(QDir(folder).filePath(kManifest));
    if (folder.isEmpty() || !opens(file)) {
        return refuse(Kind::no_manifest);
    }
    QJsonParseError error{};
    const QJsonObject manifest = QJsonDocument::fromJson(file.read(kLargestPart), &error).object();
    if (error.error != QJsonParseError::NoError) {
        return refuse(Kind::no_json, QString::number(error.offset));
    }
    VoicePack pack;
    pack.m_folder = folder;
    pack.m_name = manifest.value(QLatin1String("name")).toString();
    pack.m_language = manifest.value(QLatin1String("language")).toString();
    pack.m_rate = manifest.value(QLatin1String("rate")).toInt();
    if (manifest.value(QLatin1String("format")).toString() != kFormat) {
        return refuse(Kind::format);
    }
    if (pack.m_language != QLatin1String("pt") && pack.m_language != QLatin1String("en")) {
        return refuse(Kind::language);
    }
    if (pack.m_rate < 8'000 || pack.m_rate > 192'000) {
        return refuse(Kind::rate);
    }
    const QJsonArray recordings = manifest.value(QLatin1String("recordings")).toArray();
    if (recordings.size() > kMostRecordings) {
        return refuse(Kind::too_many);
    }
    for (const QJsonValue& value : recordings) {
        const QJsonObject object = value.toObject();
        Recording recording{object.value(QLatin1String("text")).toString(),
                            object.value(QLatin1String("file")).toString(),
                            object.value(QLatin1String("end")).toString()};
        const QStringList words = foldedText(recording.text);
        if (words.isEmpty() || !isInside(recording.file) ||
            (!recording.end.isEmpty() && !isInside(recording.end))) {
            return refuse(Kind::recording, recording.text);
        }
        if (words.size() > kMostWords) {
            return refuse(Kind::too_long, QString::number(kMostWords));
        }
        pack.nodeOf(words).recording = pack.m_recordings.size();
        if (pack.m_words.size() > kMostNodes) {
            return refuse(Kind::too_many);
        }
        pack.m_recordings.push_back(std::move(recording));
    }
    return pack;
}

VoicePack::WordNode& VoicePack::nodeOf(const QStringList& words) {
    std::size_t node = 0;
    for (const QString& word : words) {
        const std::size_t known = m_words[node].next.value(word, 0);
        if (known == 0) { // the first node follows none
            m_words[node].next.insert(word, m_words.size());
            node = m_words.size();
            m_words.emplace_back();
        } else {
            node = known;
        }
    }
    return m_words[node];
}

std::vector<std::size_t> VoicePack::partsOf(const QString& text) const {
    struct Step {
        std::size_t parts = std::numeric_limits<std::size_t>::max(); ///< parts to the end; the maximum:
                                                                     ///< impossible
        std::size_t recording = 0;
        qsizetype next = 0;
    };
    const QStringList words = foldedText(text);
    std::vector<Step> steps(static_cast<std::size_t>(words.size()));
    const auto partsFrom = [&](qsizetype at) {
        return at == words.size() ? 0 : steps[static_cast<std::size_t>(at)].parts;
    };
    for (qsizetype from = words.size() - 1; from >= 0; --from) {
        Step best;
        std::size_t node = 0;
        for (qsizetype to = from; to < words.size(); ++to) {
            const auto next = m_words[node].next.constFind(words[to]);
            if (next == m_words[node].next.cend()) {
                break;
            }
            node = *next;
            const std::size_t rest = partsFrom(to + 1);
            // Of two ways with as few parts the one with the longer beginning.
            if (m_words[node].recording && rest != Step().parts && rest + 1 <= best.parts) {
                best = {rest + 1, *m_words[node].recording, to + 1};
            }
        }
        steps[static_cast<std::size_t>(from)] = best;
    }
    std::vector<std::size_t> parts;
    if (words.isEmpty() || partsFrom(0) == Step().parts) {
        return parts;
    }
    for (qsizetype at = 0; at < words.size(); at = steps[static_cast<std::size_t>(at)].next) {
        parts.push_back(steps[static_cast<std::size_t>(at)].recording);
    }
    return parts;
}

bool VoicePack::isReadable(const QString& path) { return !readLevelled(path).empty(); }

Samples VoicePack::read(const QString& file) {
    if (m_read.contains(file)) {
        return m_read.value(file);
    }
    Samples samples = readLevelled(path(file));
    if (samples.empty()) {
        m_unreadable.append(path(file));
    }
    if (m_readSamples + samples.size() > kMostSamples) {
        m_read.clear();
        m_readSamples = 0;
    }
    m_readSamples += samples.size();
    m_read.insert(file, samples);
    return samples;
}

// Uses the recording for the end of a sentence if there is one that can be read.
Samples VoicePack::readPart(std::size_t recording, bool last) {
    const Recording& part = m_recordings[recording];
    const Samples end = last && !part.end.isEmpty() ? read(part.end) : Samples();
    return end.empty() ? read(part.file) : end;
}

Clip VoicePack::say(const QString& text) {
    const std::vector<int> rests = restsOf(text);
    const std::vector<std::size_t> parts = partsOf(text);
    Samples whole;
    std::size_t word = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const QStringList words = foldedText(m_recordings[parts[i]].text);
        const bool last = i + 1 == parts.size();
        const Samples samples = readPart(parts[i], last);
        if (samples.empty()) {
            // Other parts may still cover the sentence.
            forget(words);
            return say(text);
        }
        whole.insert(whole.end(), samples.begin(), samples.end());
        word += static_cast<std::size_t>(words.size());
        if (!last && word > 0 && word <= rests.size()) {
            whole.resize(whole.size() + static_cast<std::size_t>(rests[word - 1]) * kSampleRate / 1'000);
        }
    }
    return parts.empty() ? nullptr : std::make_shared<const Samples>(std::move(whole));
}

namespace {

// Quieter recordings, in LUFS, contain no speech.
constexpr double kSilentBelow = -55;
// This many consecutive samples at full scale mean clipping.
constexpr int kClipped = 3;
constexpr int kClippedFrom = 32'700;
constexpr qint64 kLargestRecording = 64 << 20;

bool isClipped(const Samples& samples) {
    int row = 0;
    return std::any_of(samples.begin(), samples.end(), [&row](std::int16_t sample) {
        row = std::abs(int{sample}) >= kClippedFrom ? row + 1 : 0;
        return row >= kClipped;
    });
}

std::optional<PackFault::Kind> faultOf(const VoicePack& pack, const QString& name) {
    QFile file(pack.path(name));
    if (!file.exists()) {
        return PackFault::Kind::missing;
    }
    const auto wave = opens(file) ? readWave(file.read(kLargestRecording)) : std::optional<WaveFile>();
    if (!wave) {
        return PackFault::Kind::unreadable;
    }
    if (wave->rate != pack.rate()) {
        return PackFault::Kind::wrong_rate;
    }
    if (loudnessOf(wave->samples, wave->rate) < kSilentBelow) {
        return PackFault::Kind::silent;
    }
    return isClipped(wave->samples) ? std::optional(PackFault::Kind::clipped) : std::nullopt;
}

} // namespace

QString nameOf(PackFault::Kind kind) {
    switch (kind) {
    case PackFault::Kind::missing: return QStringLiteral("missing");
    case PackFault::Kind::unreadable: return QStringLiteral("unreadable");
    case PackFault::Kind::wrong_rate: return QStringLiteral("wrong_rate");
    case PackFault::Kind::silent: return QStringLiteral("silent");
    case PackFault::Kind::clipped: return QStringLiteral("clipped");
    case PackFault::Kind::twice: return QStringLiteral("twice");
    }
    return {};
}

std::vector<PackFault> faultsOf(const VoicePack& pack) {
    std::vector<PackFault> faults;
    for (std::size_t i = 0; i < pack.recordings().size(); ++i) {
        const Recording& recording = pack.recordings()[i];
        for (const QString& file : {recording.file, recording.end}) {
            const auto kind = file.isEmpty() ? std::nullopt : faultOf(pack, file);
            if (kind) {
                faults.push_back({*kind, recording.text, file});
            }
        }
        const std::vector<std::size_t> parts = pack.partsOf(recording.text);
        if (parts.size() == 1 && parts.front() != i) {
            faults.push_back({PackFault::Kind::twice, recording.text, recording.file});
        }
    }
    return faults;
}

QStringList lackingIn(const VoicePack& pack, const QStringList& texts) {
    QStringList lacking;
    std::copy_if(texts.begin(), texts.end(), std::back_inserter(lacking),
                 [&pack](const QString& text) { return pack.partsOf(text).empty(); });
    return lacking;
}

} // namespace mesaviva::app
