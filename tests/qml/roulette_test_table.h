// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/roulette/roulette_table_model.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

namespace mesaviva::app {

/// A roulette table for QML tests, with the real game and model behind it: the same desk as the models' own
/// tests have. It speaks English, remembers nothing from before, and stands still while stakes are taken.
class RouletteTestTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(mesaviva::app::RouletteTableModel* table READ table NOTIFY tableChanged)

public:
    explicit RouletteTestTable(QObject* parent = nullptr);
    ~RouletteTestTable() override;

    /// Null before the first open().
    RouletteTableModel* table() const;

    /// Another table with the rules of `online`, `casino` or `macau`, at which stakes are taken.
    Q_INVOKABLE void open(const QString& rules);
    /// The spot on one number.
    Q_INVOKABLE int straight(int pocket) const;
    /// What this player has on a spot, in cents.
    Q_INVOKABLE double lying(int spot) const;
    /// Lets time run until that is told, such as "betting_opened"; false if it never comes.
    Q_INVOKABLE bool runTo(const QString& kind);
    /// What the model has shown that the table does not say; empty is as it should be.
    Q_INVOKABLE QString contradiction();

signals:
    void tableChanged();

private:
    struct Desk;

    std::vector<std::unique_ptr<Desk>> m_desks; ///< the last one is shown; QML may still hold the others
};

} // namespace mesaviva::app
