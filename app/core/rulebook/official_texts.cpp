// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/rulebook/official_texts.h"

#include "app/core/rulebook/rule_register.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonValue>
#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>
#include <string>
#include <utility>

namespace mesaviva::app {

namespace {

// Text as the user's system saved it: with a byte order mark, in UTF-8, or in the older encoding of Western
// Europe.
QString decoded(const QByteArray& bytes) {
    QStringDecoder marked(QStringConverter::encodingForData(bytes).value_or(QStringConverter::Utf8));
    QString text = marked(bytes);
    return marked.hasError() ? QString::fromLatin1(bytes) : text;
}

// `803/2015` in "Regulamento n.º 803/2015, Diário da República ...".
QString numberIn(const QString& citation) {
    static const QRegularExpression kNumber(QStringLiteral("\\d+(?:-[A-Z])?/\\d{4}"));
    return kNumber.match(citation).captured();
}

QString keyOf(const QString& regulation, QLatin1String field) {
    return QStringLiteral("official_texts/%1/%2").arg(regulation, field);
}

constexpr QLatin1String kPath("path");
constexpr QLatin1String kHash("sha256");

} // namespace

OfficialTexts::OfficialTexts(const QString& settings, QObject* parent) : QObject(parent), m_store(settings) {}

void OfficialTexts::load() {
    if (!m_laws.empty()) {
        return;
    }
    const RuleRegister book;
    for (const QJsonValue& document : book.documents()) {
        Law law;
        law.id = document[QLatin1String("id")].toString();
        law.letter = document[QLatin1String("letter")].toString();
        law.number = numberIn(document[QLatin1String("source")].toString());
        law.pt = inLanguage(document[QLatin1String("name")], QStringLiteral("pt"));
        law.en = inLanguage(document[QLatin1String("name")], QStringLiteral("en"));
        for (const QJsonValue& chapter : document[QLatin1String("chapters")].toArray()) {
            law.rules += strings(chapter[QLatin1String("rules")]);
        }
        law.path = m_store.text(keyOf(law.id, kPath));
        law.sha256 = m_store.text(keyOf(law.id, kHash));
        if (!law.path.isEmpty()) {
            read(law, law.path);
        }
        m_laws.push_back(std::move(law));
    }
}

// Reads the file into `law`. Returns why that is not possible, as text; empty: it is.
QString OfficialTexts::read(Law& law, const QString& path) {
    QFile file(path);
    law.now.clear();
    law.text = {};
    if (!file.open(QIODevice::ReadOnly)) {
        return tr("%1 can't be read.").arg(QDir::toNativeSeparators(path));
    }
    const QByteArray bytes = file.read(OfficialText::kLongest);
    if (bytes.startsWith("%PDF")) {
        return tr("%1 is a PDF. Save its text to a file (in a PDF viewer: Save as text), and open that one.")
            .arg(QDir::toNativeSeparators(path));
    }
    const QString text = decoded(bytes);
    law.text = OfficialText(text.toStdString());
    law.namesLaw = law.number.isEmpty() || text.contains(law.number);
    if (found(law) == 0) {
        return tr("No numbered rule was found in %1.").arg(QDir::toNativeSeparators(path));
    }
    law.now = QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
    return {};
}

int OfficialTexts::found(const Law& law) {
    return static_cast<int>(std::ranges::count_if(law.rules, [&law](const QString& rule) {
        return law.text.words(rule.mid(law.letter.size()).toStdString()).has_value();
    }));
}

QString OfficialTexts::stateOf(const Law& law) const {
    if (law.path.isEmpty()) {
        return tr("No text opened");
    }
    if (law.now.isEmpty()) {
        return tr("The file can't be read, or has no numbered rules any more");
    }
    const QString all =
        //: %1 and %2 numbers of rules
        tr("%1 of %2 rules found").arg(found(law)).arg(law.rules.size());
    if (law.now != law.sha256) {
        return tr("%1. The file has changed since it was opened: open it again to accept it").arg(all);
    }
    //: %1 how many rules, %2 a law's number: 803/2015
    return law.namesLaw ? all
                        : tr("%1. The text does not name %2: is it the right one?").arg(all, law.number);
}

QVariantList OfficialTexts::sources(const QString& language) {
    load();
    QVariantList list;
    for (const Law& law : m_laws) {
        OfficialSource source;
        source.regulation = law.id;
        source.name = language == QLatin1String("pt") ? law.pt : law.en;
        source.path = QDir::toNativeSeparators(law.path);
        source.state = stateOf(law);
        source.doubtful = !law.path.isEmpty() && (law.now != law.sha256 || !law.namesLaw);
        list.append(QVariant::fromValue(source));
    }
    return list;
}

void OfficialTexts::report(const QString& message) {
    m_message = message;
    ++m_revision;
    emit changed();
}

void OfficialTexts::open(const QString& regulation, const QUrl& file) {
    load();
    const auto law = std::ranges::find(m_laws, regulation, &Law::id);
    if (law == m_laws.end() || !file.isLocalFile()) {
        return;
    }
    Law opened = *law;
    opened.path = QFileInfo(file.toLocalFile()).absoluteFilePath();
    const QString trouble = read(opened, opened.path);
    if (trouble.isEmpty()) {
        opened.sha256 = opened.now;
        m_store.storeWord(keyOf(regulation, kPath), opened.path);
        m_store.storeWord(keyOf(regulation, kHash), opened.sha256);
        *law = std::move(opened);
    }
    report(trouble);
}

void OfficialTexts::forget(const QString& regulation) {
    load();
    const auto law = std::ranges::find(m_laws, regulation, &Law::id);
    if (law == m_laws.end()) {
        return;
    }
    m_store.forget(keyOf(regulation, kPath));
    m_store.forget(keyOf(regulation, kHash));
    law->path.clear();
    law->sha256.clear();
    law->now.clear();
    law->text = {};
    report({});
}

OfficialTexts::Law* OfficialTexts::lawOf(const QString& rule) {
    load();
    const auto law = std::ranges::find_if(
        m_laws, [&rule](const Law& one) { return !one.letter.isEmpty() && rule.startsWith(one.letter); });
    return law == m_laws.end() || law->now.isEmpty() ? nullptr : &*law;
}

QString OfficialTexts::words(const QString& rule) {
    const Law* const law = lawOf(rule);
    const auto words = law ? law->text.words(rule.mid(law->letter.size()).toStdString()) : std::nullopt;
    return words ? QString::fromStdString(*words) : QString();
}

QString OfficialTexts::hashOf(const QString& rule) {
    const Law* const law = lawOf(rule);
    return law ? law->now : QString();
}

bool OfficialTexts::hasChanged(const QString& rule) {
    const Law* const law = lawOf(rule);
    return law && law->now != law->sha256;
}

} // namespace mesaviva::app
