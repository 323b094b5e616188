// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/croupier/croupier_desk.h"
#include "app/desks/teach/croupier/croupier_results.h"

#include <QList>
#include <QObject>
#include <QQmlListProperty>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace mesaviva::app {

/// The reversed tables of all games; at most one is in use. The only place that lists them all. They share
/// one file of results.
class CroupierRegistry : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QQmlListProperty<mesaviva::app::CroupierDesk> all READ all CONSTANT)
    Q_PROPERTY(QStringList titles READ titles NOTIFY titlesChanged)
    Q_PROPERTY(mesaviva::app::CroupierDesk* atWork READ atWork NOTIFY stageChanged)

public:
    /// `settings`: INI file of the options, `folder`: folder of the results; empty: the user's own.
    explicit CroupierRegistry(const QString& settings = {}, const QString& folder = {},
                              QObject* parent = nullptr);

    /// In the order of the choice.
    QQmlListProperty<CroupierDesk> all() { return {this, &m_desks}; }
    const QList<CroupierDesk*>& list() const { return m_desks; }
    /// Desks that have a table test.
    QList<CroupierDesk*> tested() const;
    /// Titles of these desks.
    QStringList titles() const;
    /// The desk with a running shift; null: none.
    CroupierDesk* atWork() const;
    /// Table of that shift; null while none runs.
    TableModel* model() const;
    CroupierResults& results() { return *m_results; }

    /// The desk of that type.
    template <class Desk>
    Desk& get() const {
        return *findChild<Desk*>({}, Qt::FindDirectChildrenOnly);
    }

    /// Reads the stored results.
    Q_INVOKABLE void open();
    /// Updates all texts after a change of language.
    void retranslate();

signals:
    /// The stage of one of them has changed.
    void stageChanged();
    void titlesChanged();

private:
    std::shared_ptr<CroupierResults> m_results;
    QList<CroupierDesk*> m_desks;
};

} // namespace mesaviva::app
