// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/file/rule_findings.h"

#include "app/core/text/language.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QJsonValue>
#include <QLocale>
#include <QSaveFile>
#include <QStringList>

namespace mesaviva::app {

namespace {

constexpr int kWidestPicture = 1920;
constexpr qint64 kLargestPictureFile = 20'000'000;
constexpr qsizetype kLongestNote = 4'000;

QString sha256Of(const QByteArray& bytes) {
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

QString timeText(const QDateTime& at) { return at.toUTC().toString(Qt::ISODate); }

QDateTime timeFrom(const QJsonValue& text) { return QDateTime::fromString(text.toString(), Qt::ISODate); }

bool writeWhole(const QString& path, const QByteArray& bytes) {
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

class RulePictureText {
    Q_DECLARE_TR_FUNCTIONS(RulePicture)

public:
    static QString of(const RulePicture& picture) {
        const PictureMoment& moment = picture.moment;
        QStringList parts{QLocale().toString(picture.at.toLocalTime(), QLocale::ShortFormat)};
        const QStringList numbers = moment.round.split(u'-');
        if (const QString& title = presentCode() == QLatin1String("pt") ? moment.pt : moment.en;
            !title.isEmpty()) {
            parts.append(title);
        } else if (numbers.size() == 2) {
            parts.append(tr("table %1, round %2").arg(numbers[0], numbers[1]));
        } else if (moment.round.isEmpty()) {
            parts.append(tr("no table open"));
        }
        if (moment.event > 0) {
            parts.append(tr("event %1").arg(moment.event));
        }
        return parts.join(QStringLiteral(" · "));
    }
};

} // namespace

QString differenceText(const TextMark& mark) {
    return mark.note.isEmpty()
               ? QCoreApplication::translate("TextMark", "Differs from the official text.")
               //: %1 how
               : QCoreApplication::translate("TextMark", "Differs from the official text: %1").arg(mark.note);
}

QString pictureCaption(const RulePicture& picture) { return RulePictureText::of(picture); }

QJsonObject jsonOf(const TextMark& mark) {
    return {{QStringLiteral("note"), mark.note},
            {QStringLiteral("text_sha256"), mark.sha256},
            {QStringLiteral("initials"), mark.initials},
            {QStringLiteral("at"), timeText(mark.at)}};
}

TextMark textMarkFrom(const QJsonObject& json) {
    return {json[QLatin1String("note")].toString().left(kLongestNote),
            json[QLatin1String("text_sha256")].toString(), json[QLatin1String("initials")].toString(),
            timeFrom(json[QLatin1String("at")])};
}

QJsonObject jsonOf(const RulePicture& picture) {
    QJsonObject json{{QStringLiteral("rule"), picture.rule},
                     {QStringLiteral("file"), picture.file},
                     {QStringLiteral("sha256"), picture.sha256},
                     {QStringLiteral("at"), timeText(picture.at)},
                     {QStringLiteral("round"), picture.moment.round},
                     {QStringLiteral("event"), static_cast<qint64>(picture.moment.event)}};
    if (!picture.moment.pt.isEmpty() || !picture.moment.en.isEmpty()) {
        json.insert(QStringLiteral("title"), QJsonObject{{QStringLiteral("pt"), picture.moment.pt},
                                                         {QStringLiteral("en"), picture.moment.en}});
    }
    return json;
}

RulePicture rulePictureFrom(const QJsonObject& json) {
    RulePicture picture;
    picture.rule = json[QLatin1String("rule")].toString();
    // a name only: nothing outside the folder is read
    picture.file = QFileInfo(json[QLatin1String("file")].toString()).fileName();
    picture.sha256 = json[QLatin1String("sha256")].toString();
    picture.at = timeFrom(json[QLatin1String("at")]);
    picture.moment = {json[QLatin1String("round")].toString(),
                      static_cast<quint64>(json[QLatin1String("event")].toInteger()),
                      json[QLatin1String("title")][QLatin1String("pt")].toString(),
                      json[QLatin1String("title")][QLatin1String("en")].toString()};
    return picture;
}

std::optional<RulePicture> writePicture(const QString& rule, const QImage& image, const PictureMoment& moment,
                                        const QString& folder) {
    const QImage fitting = image.width() > kWidestPicture
                               ? image.scaledToWidth(kWidestPicture, Qt::SmoothTransformation)
                               : image;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (fitting.isNull() || !buffer.open(QIODevice::WriteOnly) || !fitting.save(&buffer, "PNG")) {
        return std::nullopt;
    }
    constexpr int kNamingDigits = 16;
    const QString sha256 = sha256Of(bytes);
    const RulePicture picture{rule, QStringLiteral("%1-%2.png").arg(rule, sha256.left(kNamingDigits)), sha256,
                              QDateTime::currentDateTimeUtc(), moment};
    return writeWhole(QDir(folder).filePath(picture.file), bytes) ? std::optional(picture) : std::nullopt;
}

QByteArray pictureBytes(const RulePicture& picture, const QString& folder) {
    QFile file(QDir(folder).filePath(picture.file));
    if (picture.file.isEmpty() || file.size() > kLargestPictureFile || !file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QByteArray bytes = file.readAll();
    return sha256Of(bytes) == picture.sha256 ? bytes : QByteArray();
}

} // namespace mesaviva::app
