// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/file/case_chain.h"

#include "engine/base/seed.h"

#include <QHash>
#include <QJsonDocument>
#include <QList>

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>

namespace mesaviva::app {

namespace {

const QByteArray kPrefix = QByteArrayLiteral("mesaviva.case/1");
const QByteArray kBefore = QByteArrayLiteral("{\"entry\":");
const QByteArray kHash = QByteArrayLiteral(",\"hash\":\"");
const QByteArray kAfter = QByteArrayLiteral("\"}");
constexpr qsizetype kHashDigits = 64;

QByteArray hashOf(const QByteArray& before, const QByteArray& entry) {
    const QByteArray bytes = kPrefix + before + entry;
    const Digest digest = sha256(
        {reinterpret_cast<const std::uint8_t*>(bytes.constData()), static_cast<std::size_t>(bytes.size())});
    return {reinterpret_cast<const char*>(digest.data()), static_cast<qsizetype>(digest.size())};
}

QByteArray compact(const QJsonObject& json) { return QJsonDocument(json).toJson(QJsonDocument::Compact); }

QJsonObject jsonOf(const CaseEntry& entry, qint64 number) {
    QJsonObject json{{QStringLiteral("n"), number},
                     {QStringLiteral("what"), entry.fact.kind},
                     {QStringLiteral("key"), entry.fact.key},
                     {QStringLiteral("value"), entry.fact.value},
                     {QStringLiteral("at"), entry.at.toUTC().toString(Qt::ISODateWithMs)},
                     {QStringLiteral("by"), entry.by},
                     {QStringLiteral("record_head"), entry.recordHead}};
    if (entry.corrects > 0) {
        json.insert(QStringLiteral("corrects"), entry.corrects);
    }
    if (entry.takenOver) {
        json.insert(QStringLiteral("taken_over"), true);
    }
    return json;
}

CaseEntry entryFrom(const QJsonObject& json) {
    return {{json[QLatin1String("what")].toString(), json[QLatin1String("key")].toString(),
             json[QLatin1String("value")]},
            QDateTime::fromString(json[QLatin1String("at")].toString(), Qt::ISODateWithMs),
            json[QLatin1String("by")].toString(),
            json[QLatin1String("record_head")].toString(),
            json[QLatin1String("corrects")].toInteger(),
            json[QLatin1String("taken_over")].toBool()};
}

// The entry's bytes in a line; empty: the line is not one.
QByteArray entryIn(const QByteArray& line) {
    const qsizetype tail = kHash.size() + kHashDigits + kAfter.size();
    const qsizetype size = line.size() - kBefore.size() - tail;
    const bool isEntry = size > 0 && line.startsWith(kBefore) && line.endsWith(kAfter) &&
                         line.mid(kBefore.size() + size, kHash.size()) == kHash;
    return isEntry ? line.mid(kBefore.size(), size) : QByteArray();
}

QByteArray hashIn(const QByteArray& line) {
    return QByteArray::fromHex(line.mid(line.size() - kAfter.size() - kHashDigits, kHashDigits));
}

} // namespace

qint64 CaseChain::append(CaseEntry entry) {
    entry.corrects = numberOf(entry.fact.kind, entry.fact.key);
    const QByteArray bytes = compact(jsonOf(entry, size() + 1));
    m_head = hashOf(m_head, bytes);
    m_lines.push_back(kBefore + bytes + kHash + m_head.toHex() + kAfter);
    m_entries.push_back(std::move(entry));
    return size();
}

QString CaseChain::head() const { return QString::fromLatin1(m_head.toHex()); }

std::vector<CaseFact> CaseChain::facts() const {
    std::vector<CaseFact> facts;
    QHash<std::pair<QString, QString>, std::size_t> places;
    for (const CaseEntry& entry : m_entries) {
        const std::pair id{entry.fact.kind, entry.fact.key};
        if (const auto known = places.constFind(id); known != places.cend()) {
            facts[*known].value = entry.fact.value;
        } else {
            places.insert(id, facts.size());
            facts.push_back(entry.fact);
        }
    }
    std::erase_if(facts, [](const CaseFact& fact) { return fact.value.isNull(); });
    return facts;
}

qint64 CaseChain::numberOf(const QString& kind, const QString& key) const {
    const auto last = std::find_if(m_entries.rbegin(), m_entries.rend(), [&](const CaseEntry& entry) {
        return entry.fact.kind == kind && entry.fact.key == key;
    });
    return static_cast<qint64>(m_entries.rend() - last);
}

QByteArray CaseChain::text(const QJsonObject& working) const {
    QByteArray text;
    for (const QByteArray& line : m_lines) {
        text += line + '\n';
    }
    return text +
           compact({{QStringLiteral("format"), QString::fromLatin1(kPrefix)},
                    {QStringLiteral("entries"), size()},
                    {QStringLiteral("head"), head()},
                    {QStringLiteral("working"), working}}) +
           '\n';
}

std::optional<CaseChain::Read> CaseChain::from(const QByteArray& text) {
    Read read;
    CaseChain& chain = read.chain;
    QJsonObject end;
    const auto breaksAt = [&](qint64 number) {
        chain.m_broken = chain.m_broken == 0 ? number : chain.m_broken;
    };
    for (const QByteArray& line : text.split('\n')) {
        const QByteArray bytes = entryIn(line);
        if (bytes.isEmpty()) {
            const QJsonObject other = QJsonDocument::fromJson(line).object();
            if (!other.isEmpty() && end.isEmpty()) {
                end = other;
            } else if (!line.isEmpty()) {
                breaksAt(chain.size() + 1);
            }
            continue;
        }
        const QJsonObject json = QJsonDocument::fromJson(bytes).object();
        const QByteArray hash = hashIn(line);
        if (!end.isEmpty() || json[QLatin1String("n")].toInteger() != chain.size() + 1 ||
            hash != hashOf(chain.m_head, bytes)) {
            breaksAt(chain.size() + 1);
        }
        chain.m_head = hash;
        chain.m_lines.push_back(line);
        chain.m_entries.push_back(entryFrom(json));
    }
    if (chain.m_entries.empty() && end[QLatin1String("format")].toString().toLatin1() != kPrefix) {
        return std::nullopt;
    }
    // Without the last line, or with one for a longer chain, entries at the end are missing.
    if (end[QLatin1String("entries")].toInteger(-1) != chain.size() ||
        end[QLatin1String("head")].toString() != chain.head()) {
        breaksAt(chain.size() + 1);
    }
    read.working = end[QLatin1String("working")].toObject();
    return read;
}

} // namespace mesaviva::app
