// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/recordings/voice_command.h"

#include "app/core/game/game_registry.h"
#include "app/core/reader/table_reader.h"
#include "app/core/text/language.h"
#include "app/core/text/spoken_text.h"
#include "app/core/text/table_text.h"
#include "app/media/voice/clip.h"
#include "app/media/voice/synthesizer.h"
#include "app/media/voice/voice_pack.h"
#include "engine/base/printable.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <ostream>
#include <set>
#include <string>

namespace mesaviva::app {

namespace {

// The words that numbers and amounts consist of.
QSet<QString> numberVocabulary() {
    QSet<QString> words;
    const auto add = [&words](const QString& text) {
        for (const QString& word : foldedText(text)) {
            words.insert(word);
        }
    };
    for (int number = 0; number <= 1'000; ++number) {
        add(numberWords(number, Gender::masculine));
        add(numberWords(number, Gender::feminine));
    }
    // The player can choose any of these units.
    for (const AmountUnit unit : {AmountUnit::points, AmountUnit::euros, AmountUnit::patacas}) {
        for (const std::int64_t cents : {1LL, 2LL, 100LL, 202LL, 100'000'000LL, 200'000'000LL}) {
            add(amountWords(Money{cents}, unit));
        }
    }
    return words;
}

// Words that join numbers but also occur in sentences.
bool joins(const QString& word) {
    return word == QLatin1String("e") || word == QLatin1String("and") || word == QLatin1String("de");
}

constexpr int kDone = 0;
constexpr int kFaulty = 1;
constexpr int kRefused = 2;

const QString kAnybody = QStringLiteral("Anybodysname");

// What a pack says, fit for a terminal.
std::string shown(const QString& text) { return printable(text.toStdString()); }

QString textOfPath(const std::string& path) { return QFile::decodeName(QByteArray::fromStdString(path)); }

// All sentences of the program in the installed language.
QStringList listOf() {
    const GameRegistry games(QDir::temp().filePath(QStringLiteral("mesaviva-none.ini")));
    QStringList sentences;
    for (const TableGame* game : games.list()) {
        if (const auto* const spoken = game->as<SpokenTables>()) {
            sentences.append(spoken->repertoire(kAnybody));
        }
    }
    sentences.append(TableSpeech::atTable(TableSpeech::say(Urgency::call, kAnybody, {})).text);
    return toRecord(sentences, kAnybody);
}

QJsonObject manifestOf(const QStringList& texts, const QString& language, const QString& name) {
    QJsonArray recordings;
    int number = 0;
    for (const QString& text : texts) {
        recordings.append(QJsonObject{
            {QStringLiteral("text"), text},
            {QStringLiteral("file"), QStringLiteral("%1.wav").arg(++number, 4, 10, QLatin1Char('0'))}});
    }
    return {{QStringLiteral("format"), VoicePack::kFormat},
            {QStringLiteral("name"), name},
            {QStringLiteral("language"), language},
            {QStringLiteral("rate"), kSampleRate},
            {QStringLiteral("recordings"), recordings}};
}

int list(const VoiceRequest& request, std::ostream& out) {
    const QStringList texts = listOf();
    if (request.manifest) {
        out << QJsonDocument(manifestOf(texts, QString::fromStdString(request.language), QString()))
                   .toJson()
                   .toStdString();
        return kDone;
    }
    for (const QString& text : texts) {
        out << text.toStdString() << '\n';
    }
    return kDone;
}

// Explains a fault to the pack's author.
QString meaningOf(PackFault::Kind kind, const VoicePack& pack) {
    switch (kind) {
    case PackFault::Kind::missing: return QStringLiteral("the file is not there");
    case PackFault::Kind::unreadable: return QStringLiteral("no WAV file with samples of 16 bits");
    case PackFault::Kind::wrong_rate:
        return QStringLiteral("not %1 samples a second, which voice.json says").arg(pack.rate());
    case PackFault::Kind::silent: return QStringLiteral("nothing is heard in it");
    case PackFault::Kind::clipped:
        return QStringLiteral("recorded so loud that the peaks are cut off; record it again, softer");
    case PackFault::Kind::twice:
        return QStringLiteral("a later recording has the same text, and is heard in its place");
    }
    return {};
}

void explain(const std::vector<PackFault>& faults, bool lacks, const VoicePack& pack, std::ostream& err) {
    std::set<PackFault::Kind> kinds;
    for (const PackFault& fault : faults) {
        kinds.insert(fault.kind);
    }
    for (const PackFault::Kind kind : kinds) {
        err << nameOf(kind).toStdString() << ": " << meaningOf(kind, pack).toStdString() << '\n';
    }
    if (lacks) {
        err << "lacking: said at the tables and not recorded\n";
    }
}

int check(const VoiceRequest& request, std::ostream& out, std::ostream& err) {
    PackRefusal why;
    const std::optional<VoicePack> pack = VoicePack::open(textOfPath(request.folder), &why);
    if (!pack) {
        err << printable(request.folder) << ": " << shown(VoicePack::words(why)) << '\n';
        return kRefused;
    }
    const std::vector<PackFault> faults = faultsOf(*pack);
    for (const PackFault& fault : faults) {
        out << nameOf(fault.kind).toStdString() << '\t' << shown(fault.file) << '\t' << shown(fault.text)
            << '\n';
    }
    Language language;
    language.setCode(pack->language());
    const QStringList lacking = lackingIn(*pack, listOf());
    for (const QString& text : lacking) {
        out << "lacking\t\t" << text.toStdString() << '\n';
    }
    explain(faults, !lacking.isEmpty(), *pack, err);
    err << pack->recordings().size() << " recordings, " << faults.size() << " faults; " << lacking.size()
        << " texts lacking. What a pack has not, or not so that it can be heard, the usual voice says.\n";
    return faults.empty() ? kDone : kFaulty;
}

// Writes a pack in the built-in voice, as an example to replace file by file.
int example(const VoiceRequest& request, std::ostream& err) {
    const auto house = makeSynthesizer();
    const QDir folder(textOfPath(request.folder));
    if (!house || !folder.mkpath(QStringLiteral("."))) {
        err << (house ? "the folder can't be made\n" : "this program was built without a voice\n");
        return kRefused;
    }
    if (folder.exists(VoicePack::kManifest)) {
        err << "there is a pack in this folder, which stays as it is\n";
        return kRefused;
    }
    const QString language = QString::fromStdString(request.language);
    const QJsonObject manifest = manifestOf(listOf(), language, QStringLiteral("Mesa Viva, libespeak-ng"));
    const auto write = [&folder](const QString& name, const QByteArray& bytes) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    bool written = write(VoicePack::kManifest, QJsonDocument(manifest).toJson());
    for (const QJsonValue& value : manifest.value(QLatin1String("recordings")).toArray()) {
        const QJsonObject recording = value.toObject();
        const Clip clip =
            house->render(recording.value(QLatin1String("text")).toString(), language, Caller::croupier);
        written = written && clip &&
                  write(recording.value(QLatin1String("file")).toString(), waveBytes(*clip, kSampleRate));
    }
    if (!written) {
        err << "not all could be written\n";
        return kRefused;
    }
    return kDone;
}

} // namespace

QStringList toRecord(const QStringList& sentences, const QString& player) {
    static const QRegularExpression pause(QStringLiteral("[,.:;!?]+"));
    const QSet<QString> numbers = numberVocabulary();
    const QStringList names = foldedText(player);
    QSet<QString> pieces(numbers.begin(), numbers.end());
    for (const QString& sentence : sentences) {
        for (const QString& part : sentence.split(pause, Qt::SkipEmptyParts)) {
            QStringList piece;
            const auto close = [&] {
                while (!piece.isEmpty() && joins(piece.constFirst())) {
                    piece.removeFirst();
                }
                if (!piece.isEmpty()) {
                    pieces.insert(piece.join(u' '));
                }
                piece.clear();
            };
            for (const QString& word : foldedText(part)) {
                const bool apart = (numbers.contains(word) && !joins(word)) || names.contains(word);
                if (apart) {
                    close();
                } else {
                    piece.append(word);
                }
            }
            close();
        }
    }
    QStringList sorted(pieces.begin(), pieces.end());
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

int voiceCommand(const VoiceRequest& request, std::ostream& out, std::ostream& err) {
    if (request.task == VoiceRequest::Task::check) {
        return check(request, out, err);
    }
    Language language;
    language.setCode(QString::fromStdString(request.language));
    return request.task == VoiceRequest::Task::list ? list(request, out) : example(request, err);
}

} // namespace mesaviva::app
