// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// What all list models share.
class RowListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using QAbstractListModel::QAbstractListModel;

    /// How many rows there are.
    virtual int size() const = 0;
    int rowCount(const QModelIndex& parent = {}) const final { return parent.isValid() ? 0 : size(); }
    /// Shows all rows in the present language.
    void retranslate() { emitAllChanged(); }

protected:
    /// Reports a change of these roles, by default of all, in every row.
    void emitAllChanged(const QList<int>& roles = {}) {
        if (size() > 0) {
            emit dataChanged(index(0), index(size() - 1), roles);
        }
    }

    /// Replaces the rows of a list; if their number stays, only those that differ change.
    template <class Row>
    void replaceRows(std::vector<Row>& rows, std::vector<Row> now) {
        if (now.size() != rows.size()) {
            beginResetModel();
            rows = std::move(now);
            endResetModel();
            return;
        }
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i] != now[i]) {
                rows[i] = std::move(now[i]);
                emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
            }
        }
    }
};

} // namespace mesaviva::app
