// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/desk/desk.h"

#include <QList>
#include <QObject>
#include <QQmlListProperty>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// Makes all desks, in the order of the lobby; the first is the player's. Without MESAVIVA_DESKS that is the
/// only one. Defined in app/shell/desks.cpp, the only file of the program that names them all.
QList<Desk*> makeDesks(const DeskContext& context);

/// The desks in the order of the lobby, and which one is chosen there: the first at the start. Where several
/// desks have something to show, the first one counts.
class DeskRegistry : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QQmlListProperty<mesaviva::app::Desk> all READ all CONSTANT)
    Q_PROPERTY(mesaviva::app::Desk* chosen READ chosen NOTIFY chosenChanged)
    Q_PROPERTY(mesaviva::app::Desk* beside READ beside NOTIFY changed)
    Q_PROPERTY(QString status READ status NOTIFY changed)
    Q_PROPERTY(bool bookClosed READ isBookClosed NOTIFY changed)
    Q_PROPERTY(bool explains READ explains NOTIFY changed)
    Q_PROPERTY(bool seatless READ isSeatless NOTIFY changed)
    Q_PROPERTY(mesaviva::app::TableInspection* inspection READ inspection CONSTANT)
    Q_PROPERTY(mesaviva::app::Presenter* presenter READ presenter CONSTANT)
    Q_PROPERTY(bool takesRounds READ takesRounds CONSTANT)

public:
    /// Owns the desks; there is at least one.
    explicit DeskRegistry(const QList<Desk*>& desks, QObject* parent = nullptr);

    QQmlListProperty<Desk> all() { return {this, &m_desks}; }
    const QList<Desk*>& list() const { return m_desks; }
    /// The desk of that type; null if there is none.
    template <class DeskType>
    DeskType* get() const {
        return findChild<DeskType*>({}, Qt::FindDirectChildrenOnly);
    }

    Desk* chosen() const { return m_chosen; }
    /// Chooses a desk by its key; ignores an unknown key.
    Q_INVOKABLE void choose(const QString& key);

    /// The desk whose panel is shown next to an open table; null: none.
    Desk* beside() const;
    QString status() const;
    bool isBookClosed() const;
    bool explains() const;
    bool isSeatless() const;
    TableInspection* inspection() const;
    Presenter* presenter() const;
    bool takesRounds() const;

    /// Chooses the desk that a file is for and opens it there; false: it is for none.
    Q_INVOKABLE bool openFile(const QUrl& file);
    /// Chooses the desk that takes rounds on record, and begins with that one.
    Q_INVOKABLE void takeRound(const QString& round);

    /// Whether a table is some desk's own.
    bool own(const TableModel& table) const;
    void retranslate();

signals:
    void chosenChanged();
    void changed();
    void workChanged();
    void ruleAsked(const QString& id);

private:
    QList<Desk*> m_desks;
    Desk* m_chosen;
};

} // namespace mesaviva::app
