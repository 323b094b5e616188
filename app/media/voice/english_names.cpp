// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/media/voice/english_names.h"

#include <QHash>
#include <QRegularExpression>

namespace mesaviva::app {

namespace {

// As an English announcer who has heard them would pronounce them, in the library's phonemes.
const QHash<QString, QString>& sounds() {
    static const QHash<QString, QString> list = {
        {QStringLiteral("conceição"), QStringLiteral("k,0ns@s'aUn")},
        {QStringLiteral("inês"), QStringLiteral("In'ES")},
        {QStringLiteral("joana"), QStringLiteral("Zu:'ana#")},
        {QStringLiteral("joaquim"), QStringLiteral("Zwa#k'i:m")},
        {QStringLiteral("jorge"), QStringLiteral("Z'O@Z")},
        {QStringLiteral("josé"), QStringLiteral("Zu:z'E")},
        {QStringLiteral("joão"), QStringLiteral("Zu:'aUn")},
        {QStringLiteral("pequena"), QStringLiteral("p@k'eIna#")},
        {QStringLiteral("sebastião"), QStringLiteral("s@b,asti'aUn")},
        {QStringLiteral("simão"), QStringLiteral("sI2m'aUn")},
        {QStringLiteral("série"), QStringLiteral("s'Eri")},
        {QStringLiteral("vadios"), QStringLiteral("va#d'i:Uz")},
    };
    return list;
}

// The voice supports acute accents, tildes and cedillas; it reads a circumflex by its name.
QString withoutCircumflex(const QString& word) {
    return word.normalized(QString::NormalizationForm_D)
        .remove(QChar(0x0302))
        .normalized(QString::NormalizationForm_C);
}

} // namespace

QString inEnglishSounds(const QString& text) {
    static const QRegularExpression word(QStringLiteral("[\\p{L}\\p{M}]+"));
    QString plain = text.normalized(QString::NormalizationForm_C);
    plain.remove(u'[').remove(u']'); // a name must not be parsed as phonemes
    QString made;
    qsizetype at = 0;
    for (auto found = word.globalMatch(plain); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString sound = sounds().value(match.captured().toLower());
        made += plain.mid(at, match.capturedStart() - at) +
                (sound.isEmpty() ? withoutCircumflex(match.captured()) : QStringLiteral("[[%1]]").arg(sound));
        at = match.capturedEnd();
    }
    return made + plain.mid(at);
}

} // namespace mesaviva::app
