// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/fault.h"
#endif

#include "app/core/text/row_list_model.h"

#include <QCoreApplication>
#include <QString>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <string>
#include <vector>

namespace mesaviva::app {

/// The texts of what a verification has found wrong, in the current language and unit.
class FindingText {
    Q_DECLARE_TR_FUNCTIONS(FindingText)

public:
    /// What is wrong, as a sentence.
    static QString what(const record::Finding& finding);
    /// A problem by itself, as the command line names it: "can't be read".
    static QString problem(const record::Problem& problem);
    /// Where: "Round 3-12", "Table 3", "The file".
    static QString place(const record::Finding& finding);
    /// Which event: "Settlement, event 345"; empty: none.
    static QString event(const record::Finding& finding);
    /// Everything about it: where, what, and both values.
    static QString sentence(const record::Finding& finding);
    /// A field by its path in the event: "Stakes, no. 1: returned"; empty: the whole event.
    static QString field(const std::string& path);
    /// A value of that field as the record has it (JSON): "12,50 pts". Values of unknown fields are shown as
    /// they are.
    static QString value(const std::string& path, const std::string& json);
};

/// What the last verification has found wrong, one discrepancy a row, in the order of tables and events.
class FindingListModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the history")
    Q_PROPERTY(int count READ size NOTIFY changed)
    Q_PROPERTY(QString more READ more NOTIFY changed)

public:
    enum Role {
        PlaceRole = Qt::UserRole + 1, ///< string
        EventRole,                    ///< string: "Settlement, event 345"; empty: none
        FieldRole,                    ///< string; empty: none
        ExpectedRole,                 ///< string; empty: none
        FoundRole,                    ///< string; empty: none
        WhatRole,                     ///< string: what is wrong, as a sentence
        LinkRole, ///< string: `mesaviva://round/3-12#345`; empty: there is nothing to replay
    };

    using RowListModel::RowListModel;

    int size() const override { return static_cast<int>(m_findings.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// How many more there are than rows, as text; empty: none.
    QString more() const;
    /// Replaces the rows.
    void show(const record::Findings& findings);
    void clear() { show({}); }
    /// The link of a row; empty: there is nothing to replay.
    Q_INVOKABLE QString linkOf(int row) const;

signals:
    void changed();

private:
    std::vector<record::Finding> m_findings;
    std::uint64_t m_more = 0;
};

} // namespace mesaviva::app
