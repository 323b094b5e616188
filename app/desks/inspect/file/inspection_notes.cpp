// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/file/inspection_notes.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStringList>

namespace mesaviva::app {

namespace {

const QString kFormat = QStringLiteral("mesaviva.inspection/1");
const QStringList kVerdicts{QString(), QStringLiteral("pass"), QStringLiteral("fail"),
                            QStringLiteral("not_applicable")};

} // namespace

std::optional<InspectionNotes> readNotes(const QString& path) {
    QFile file(path);
    InspectionNotes notes;
    if (!file.exists()) {
        return notes;
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    const QJsonObject stored = QJsonDocument::fromJson(file.readAll()).object();
    if (stored[QLatin1String("format")].toString() != kFormat) {
        return std::nullopt;
    }
    const QJsonObject rules = stored[QLatin1String("rules")].toObject();
    for (auto rule = rules.constBegin(); rule != rules.constEnd(); ++rule) {
        InspectionNote note;
        const auto verdict = kVerdicts.indexOf(rule.value()[QLatin1String("verdict")].toString());
        note.verdict = static_cast<InspectionNote::Verdict>(verdict < 0 ? 0 : verdict);
        note.remark = rule.value()[QLatin1String("remark")].toString();
        note.initials = rule.value()[QLatin1String("initials")].toString();
        if (!note.isEmpty()) {
            notes.insert(rule.key(), note);
        }
    }
    return notes;
}

QString setAside(const QString& path) {
    for (int i = 1; i < 100; ++i) {
        const QString aside = QStringLiteral("%1.unreadable-%2").arg(path).arg(i);
        if (!QFile::exists(aside)) {
            return QFile::rename(path, aside) ? aside : QString();
        }
    }
    return {};
}

bool writeNotes(const InspectionNotes& notes, const QString& path) {
    QJsonObject rules;
    for (auto note = notes.cbegin(); note != notes.cend(); ++note) {
        if (!note->isEmpty()) {
            rules.insert(note.key(), QJsonObject{{QStringLiteral("verdict"), kVerdicts[note->verdict]},
                                                 {QStringLiteral("remark"), note->remark},
                                                 {QStringLiteral("initials"), note->initials}});
        }
    }
    const QJsonObject stored{{QStringLiteral("format"), kFormat}, {QStringLiteral("rules"), rules}};
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(stored).toJson()) >= 0 &&
           file.commit();
}

} // namespace mesaviva::app
