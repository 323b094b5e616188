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

/// The house's reversed tables, one for each game that has one; at most one of them is worked at. The only
/// place that names them all. Their results are kept together.
class HouseCroupiers : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QQmlListProperty<mesaviva::app::CroupierDesk> all READ all CONSTANT)
    Q_PROPERTY(QStringList titles READ titles NOTIFY titlesChanged)
    Q_PROPERTY(mesaviva::app::CroupierDesk* atWork READ atWork NOTIFY stageChanged)

public:
    /// `settings` is the INI file to remember in, `folder` that of the results; empty: the user's own.
    explicit HouseCroupiers(const QString& settings = {}, const QString& folder = {},
                            QObject* parent = nullptr);

    /// In the order in which they are chosen from.
    QQmlListProperty<CroupierDesk> all() { return {this, &m_desks}; }
    const QList<CroupierDesk*>& list() const { return m_desks; }
    /// Those of them at which one is tested.
    QList<CroupierDesk*> tested() const;
    /// What they are called there.
    QStringList titles() const;
    /// The one where something is done, and not only chosen; null where none is.
    CroupierDesk* atWork() const;
    /// The table of its shift; null while none runs.
    TableModel* model() const;
    CroupierResults& results() { return *m_results; }

    /// One of them, by its type.
    template <class Desk>
    Desk& get() const {
        return *findChild<Desk*>({}, Qt::FindDirectChildrenOnly);
    }

    /// Reads what is kept of each.
    Q_INVOKABLE void open();
    /// The words are to be written in another language.
    void retranslate();

signals:
    /// Of one of them.
    void stageChanged();
    void titlesChanged();

private:
    std::shared_ptr<CroupierResults> m_results;
    QList<CroupierDesk*> m_desks;
};

} // namespace mesaviva::app
