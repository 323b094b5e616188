// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/poker/poker_table_model.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

namespace mesaviva::app {

/// An individual poker table for QML tests, with the real game and model: the same desk as in the models' own
/// tests. It speaks English, gives the player an hour for everything, and stands still except in runTo().
class PokerTestTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(mesaviva::app::PokerTableModel* table READ table NOTIFY tableChanged)

public:
    explicit PokerTestTable(QObject* parent = nullptr);
    ~PokerTestTable() override;

    /// Null before the first open().
    PokerTableModel* table() const;

    /// Opens another table, where antes are taken.
    Q_INVOKABLE void open();
    /// Runs to that PokerTableModel::Phase; returns false if it never comes.
    Q_INVOKABLE bool runTo(int phase);
    /// A contradiction between model and table; empty if there is none.
    Q_INVOKABLE QString contradiction();

signals:
    void tableChanged();

private:
    struct Desk;

    std::vector<std::unique_ptr<Desk>> m_desks; ///< QML may still hold the earlier ones
};

} // namespace mesaviva::app
