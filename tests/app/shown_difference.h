// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Compares everything that two table models show.
#pragma once

#include <QAbstractItemModel>
#include <QDebug>
#include <QMetaProperty>
#include <QObject>
#include <QString>
#include <QStringList>

namespace mesaviva::test {

// Properties that depend on the moment or the motion, not on the state of the table.
inline const QStringList kPassing = {QStringLiteral("remainingSeconds"),
                                     QStringLiteral("paused"),
                                     QStringLiteral("speed"),
                                     QStringLiteral("wheel"),
                                     QStringLiteral("replay"),
                                     QStringLiteral("roundName"), // of a replay: its number on record
                                     QStringLiteral("objectName")};
inline const QList<QByteArray> kPassingRoles = {"serial", "from"};

// So does a round's number in the list of last rounds; its role `round` is compared.
inline bool isPassing(const QAbstractItemModel& list, const QByteArray& role) {
    return kPassingRoles.contains(role) || ((role == "title" || role == "accessibleText") &&
                                            list.inherits("mesaviva::app::BingoHistoryModel"));
}

inline QString inWords(const QVariant& value) {
    QString text;
    QDebug(&text) << value;
    return text.left(120);
}

// The rows on the cloth, without those that are being removed by an animation.
inline QList<int> lyingRows(const QAbstractItemModel& list) {
    const int leaving = list.roleNames().key("leaving", -1);
    QList<int> rows;
    for (int row = 0; row < list.rowCount(); ++row) {
        if (leaving < 0 || !list.data(list.index(row, 0), leaving).toBool()) {
            rows.append(row);
        }
    }
    return rows;
}

inline QString differenceOf(const QAbstractItemModel& one, const QAbstractItemModel& other) {
    const QList<int> rows = lyingRows(one);
    const QList<int> others = lyingRows(other);
    if (rows.size() != others.size()) {
        return QStringLiteral("%1 rows, %2 rows").arg(rows.size()).arg(others.size());
    }
    const QHash<int, QByteArray> roles = one.roleNames();
    for (qsizetype i = 0; i < rows.size(); ++i) {
        for (auto role = roles.begin(); role != roles.end(); ++role) {
            const QVariant here = one.data(one.index(rows[i], 0), role.key());
            const QVariant there = other.data(other.index(others[i], 0), role.key());
            if (!isPassing(one, role.value()) && here != there) {
                return QStringLiteral("row %1, %2: %3, %4")
                    .arg(rows[i])
                    .arg(QString::fromUtf8(role.value()), inWords(here), inWords(there));
            }
        }
    }
    return {};
}

// The first difference between two objects of the same class; empty if there is none.
inline QString difference(const QObject& one, const QObject& other) {
    const auto* list = qobject_cast<const QAbstractItemModel*>(&one);
    QString found = list ? differenceOf(*list, *qobject_cast<const QAbstractItemModel*>(&other)) : QString();
    const QMetaObject& kind = *one.metaObject();
    for (int i = 0; i < kind.propertyCount() && found.isEmpty(); ++i) {
        const QMetaProperty property = kind.property(i);
        if (kPassing.contains(QString::fromLatin1(property.name()))) {
            continue;
        }
        const QVariant here = property.read(&one);
        const QVariant there = property.read(&other);
        if (here.canConvert<QObject*>() && there.canConvert<QObject*>()) {
            const QObject* const mine = here.value<QObject*>();
            const QObject* const theirs = there.value<QObject*>();
            if (mine != nullptr && theirs != nullptr) {
                found = difference(*mine, *theirs);
            } else if (mine != theirs) {
                found = QStringLiteral("only one of them has it");
            }
        } else if (here != there) {
            found = inWords(here) + QStringLiteral(", ") + inWords(there);
        }
        if (!found.isEmpty()) {
            found.prepend(QString::fromLatin1(property.name()) + QStringLiteral(": "));
        }
    }
    return found;
}

// The difference between two wheels at the present moment of their tables; empty: none, or no wheels.
inline QString wheelDifference(const QObject& one, const QObject& other) {
    auto* const mine = one.property("wheel").value<QObject*>();
    auto* const theirs = other.property("wheel").value<QObject*>();
    if (mine == nullptr || theirs == nullptr) {
        return {};
    }
    for (QObject* const wheel : {mine, theirs}) {
        QMetaObject::invokeMethod(wheel, "advance");
    }
    for (const char* const name : {"near", "stage", "ballVisible", "moving", "rotorAngle", "ballRadius"}) {
        if (mine->property(name) != theirs->property(name)) {
            return QStringLiteral("wheel, %1: %2, %3")
                .arg(QLatin1String(name), inWords(mine->property(name)), inWords(theirs->property(name)));
        }
    }
    return {};
}

} // namespace mesaviva::test
