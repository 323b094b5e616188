// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/poker/poker_table_model.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

namespace mesaviva::app {

/// An individual poker table for QML tests, with the real game and model behind it: the same desk as the
/// models' own tests have. It speaks English, gives the player an hour for everything, and stands still
/// except in runTo().
class PokerTestTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(mesaviva::app::PokerTableModel* table READ table NOTIFY tableChanged)

public:
    explicit PokerTestTable(QObject* parent = nullptr);
    ~PokerTestTable() override;

    /// Null before the first open().
    PokerTableModel* table() const;

    /// Another table, at which antes are taken.
    Q_INVOKABLE void open();
    /// Until the table is at that PokerTableModel::Phase; false: it never comes.
    Q_INVOKABLE bool runTo(int phase);
    /// What the model has shown that the table does not say; empty is as it should be.
    Q_INVOKABLE QString contradiction();

signals:
    void tableChanged();

private:
    struct Desk;

    std::vector<std::unique_ptr<Desk>> m_desks; ///< the last one is shown; QML may still hold the others
};

} // namespace mesaviva::app
