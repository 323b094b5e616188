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

/// A roulette table for QML tests, with the real game and model: the same desk as in the models' own tests.
/// It speaks English, has no earlier history, and stands still while stakes are taken.
class RouletteTestTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(mesaviva::app::RouletteTableModel* table READ table NOTIFY tableChanged)

public:
    explicit RouletteTestTable(QObject* parent = nullptr);
    ~RouletteTestTable() override;

    /// Null before the first open().
    RouletteTableModel* table() const;

    /// Opens another table with the rules of `online`, `casino` or `macau`, where betting is open.
    Q_INVOKABLE void open(const QString& rules);
    /// The spot of one number.
    Q_INVOKABLE int straight(int pocket) const;
    /// This player's stake on a spot, in cents.
    Q_INVOKABLE double lying(int spot) const;
    /// Lets time run until an event of that name, such as "betting_opened"; returns false if it never comes.
    Q_INVOKABLE bool runTo(const QString& kind);
    /// A contradiction between model and table; empty if there is none.
    Q_INVOKABLE QString contradiction();

signals:
    void tableChanged();

private:
    struct Desk;

    std::vector<std::unique_ptr<Desk>> m_desks; ///< QML may still hold the earlier ones
};

} // namespace mesaviva::app
