// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace mesaviva::app {

/// The faults that can be caused at the open table, each with why it can't be now, where it can't.
class FaultChoiceModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the inspector's desk")

public:
    enum Role {
        TitleRole = Qt::UserRole + 1, ///< string
        DetailRole,                   ///< string: what happens
        DenialRole,                   ///< string: why not now; empty: it can be caused
        RulesRole,                    ///< list of strings: that forbid it
        OfPlayerRole,                 ///< bool: it happens to one player
    };
    struct Row {
        QString title;
        QString detail;
        QString denial;
        QStringList rules;
        bool ofPlayer = false;

        friend bool operator==(const Row&, const Row&) = default;
    };

    explicit FaultChoiceModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Rows that stay keep their place: only what they say changes.
    void show(std::vector<Row> rows);
    const std::vector<Row>& rows() const { return m_rows; }

private:
    std::vector<Row> m_rows;
};

} // namespace mesaviva::app
