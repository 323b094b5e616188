// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace mesaviva::app {

/// Faults that can be injected at the open table, with the reason if one cannot be injected now.
class FaultChoiceModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the inspector's desk")

public:
    enum Role {
        TitleRole = Qt::UserRole + 1, ///< string
        DetailRole,                   ///< string: what happens
        DenialRole,                   ///< string: why it cannot be injected now; empty: it can
        RulesRole,                    ///< list of strings: rules that forbid it
        OfPlayerRole,                 ///< bool: it affects one player
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

    /// Replaces the rows; keeps rows whose fault stays and updates their data.
    void show(std::vector<Row> rows);
    const std::vector<Row>& rows() const { return m_rows; }

private:
    std::vector<Row> m_rows;
};

} // namespace mesaviva::app
