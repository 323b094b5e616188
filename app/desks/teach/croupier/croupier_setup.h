// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the shared pages show of a game's reversed table; they know no game. Properties spell lists QList<...>
// because qmllint knows only that.
#pragma once

#include <QList>
#include <QMetaType>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// A row of choices.
class CroupierOption {
    Q_GADGET
    QML_VALUE_TYPE(croupierOption)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QList<QString> words MEMBER words)
    Q_PROPERTY(int choice MEMBER choice)
    Q_PROPERTY(int part MEMBER part)

public:
    QString label;
    QList<QString> words; ///< empty: nothing to choose
    int choice = 0;
    int part = 0; ///< for CroupierDesk::chooseOption()
};

/// A tool of the croupier.
struct CroupierToolFile {
    QString name;
    QUrl file; ///< a CroupierTool
};

/// Where and with what the trainee works, in the current language.
class CroupierSetup {
    Q_GADGET
    QML_VALUE_TYPE(croupierSetup)
    Q_PROPERTY(QUrl cloth MEMBER cloth)
    Q_PROPERTY(QList<QString> tools READ toolNames)
    Q_PROPERTY(QString idle MEMBER idle)
    Q_PROPERTY(QString rake MEMBER rake)
    Q_PROPERTY(QString watched MEMBER watched)
    Q_PROPERTY(QString heading MEMBER heading)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString about MEMBER about)
    Q_PROPERTY(QList<QString> steps MEMBER steps)
    Q_PROPERTY(QString watching MEMBER watching)
    Q_PROPERTY(QString house MEMBER house)

public:
    QUrl cloth; ///< QML file of the table; it takes `desk`, `table` and `settings`
    QList<CroupierToolFile> tools;
    QString idle;         ///< shown if Enter does nothing: "Nothing is chosen: ..."
    QString rake;         ///< how losing chips are taken, where the tool is a rake
    QString watched;      ///< "The croupier is about to"
    QString heading;      ///< "Roulette, reversed"
    QString title;        ///< "You are the croupier"
    QString about;        ///< what the trainee does and what is judged
    QList<QString> steps; ///< of a round, one or two sentences each
    QString watching;     ///< what to do when the program works
    QString house;        ///< "Table"
    QString role;         ///< "are the croupier"
    CroupierOption level; ///< how much is staked, or by how many
    CroupierOption wheel; ///< where numbers come from
    QString incidents;    ///< which incidents can happen

    QList<QString> toolNames() const {
        QList<QString> names;
        for (const CroupierToolFile& tool : tools) {
            names.append(tool.name);
        }
        return names;
    }
    /// URL of a shared QML file.
    static QUrl shared(const char* file) {
        return QUrl(QStringLiteral("qrc:/qt/qml/MesaViva/Teach/") + QLatin1String(file));
    }
};

} // namespace mesaviva::app
