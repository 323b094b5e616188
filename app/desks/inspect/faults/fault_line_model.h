// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace mesaviva::app {

/// What a fault requires, one event a row, and what happened.
class FaultLineModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the inspector's desk")

public:
    enum Role {
        WhenRole = Qt::UserRole + 1, ///< string: "at once"
        TitleRole,                   ///< string
        WordsRole,                   ///< string
        RulesRole,                   ///< list of strings
        MarkRole,                    ///< int: Mark
        MarkTextRole,                ///< string: the mark in a word; empty: none
        ActualRole,                  ///< string: what happened instead
        TimeRole,                    ///< string: measured table time, with verdict
    };
    enum Mark {
        None, ///< the fault has not been injected
        Awaited,
        Same,
        Otherwise, ///< differs, is missing, or was not predicted
        Unseen,
    };
    Q_ENUM(Mark)
    struct Row {
        QString when;
        QString title;
        QString words;
        QStringList rules;
        Mark mark = None;
        QString markText;
        QString actual;
        QString time;

        friend bool operator==(const Row&, const Row&) = default;
    };

    explicit FaultLineModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Updates the rows: unchanged rows stay, others are changed, appended or removed at the end.
    void show(std::vector<Row> rows);

private:
    std::vector<Row> m_rows;
};

} // namespace mesaviva::app
