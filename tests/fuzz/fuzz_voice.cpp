// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a voice pack: up to the first NUL byte its manifest, the others the recording `a.wav`. The
// pack is refused with a reason, or speaks what it has and names the faults of the rest, in bounded time.

#include "app/media/voice/voice_pack.h"
#include "engine/base/check.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

using namespace mesaviva;
using app::VoicePack;

namespace {

// In memory where the system supports it.
QString nameOfFolder() {
    const QFileInfo memory(QStringLiteral("/dev/shm"));
    return (memory.isDir() && memory.isWritable() ? memory.filePath() : QDir::tempPath()) +
           QStringLiteral("/mesaviva-voice-XXXXXX");
}

void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    check(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size(), "a file can't be written");
}

void hear(VoicePack pack) {
    check(pack.language() == QLatin1String("pt") || pack.language() == QLatin1String("en"), "a language");
    check(pack.rate() > 0, "a rate");
    QStringList texts;
    for (const app::Recording& recording : pack.recordings()) {
        check(!app::foldedText(recording.text).isEmpty(), "a recording of nothing");
        if (texts.size() < 8) {
            texts.append(recording.text);
        }
    }
    check(app::lackingIn(pack, texts).isEmpty(), "a pack lacks what it has");
    texts.append(texts.join(QStringLiteral(", ")));
    bool isUnreadable = false;
    for (const QString& text : texts) {
        const std::vector<std::size_t> parts = pack.partsOf(text);
        check(std::ranges::all_of(parts, [&](std::size_t part) { return part < pack.recordings().size(); }),
              "a part that is not there");
        const app::Clip clip = pack.say(text);
        isUnreadable = !pack.takeUnreadable().isEmpty() || isUnreadable;
        check(clip || parts.empty() || isUnreadable, "nothing is said, without a reason");
    }
    for (const app::PackFault& fault : app::faultsOf(pack)) {
        check(!app::nameOf(fault.kind).isEmpty(), "a fault without a name");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::uint8_t* const end = std::find(data, data + size, std::uint8_t{0});
    const QTemporaryDir folder(nameOfFolder());
    check(folder.isValid(), "no folder");
    put(folder.filePath(VoicePack::kManifest),
        {reinterpret_cast<const char*>(data), static_cast<qsizetype>(end - data)});
    if (end != data + size) {
        put(folder.filePath(QStringLiteral("a.wav")),
            {reinterpret_cast<const char*>(end + 1), static_cast<qsizetype>(data + size - end - 1)});
    }
    app::PackRefusal why;
    const std::optional<VoicePack> pack = VoicePack::open(folder.path(), &why);
    if (pack) {
        hear(*pack);
    } else {
        check(!VoicePack::words(why).isEmpty(), "a pack is refused without a reason");
    }
    return 0;
}
