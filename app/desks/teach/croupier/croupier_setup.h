// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a game's reversed table tells the pages that all games share: they name no game. Lists are spelt
// QList<...> in properties: so qmllint knows them.
#pragma once

#include <QList>
#include <QMetaType>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// A row of words to choose from.
class CroupierOption {
    Q_GADGET
    QML_VALUE_TYPE(croupierOption)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QList<QString> words MEMBER words)
    Q_PROPERTY(int choice MEMBER choice)
    Q_PROPERTY(int part MEMBER part)

public:
    QString label;
    QList<QString> words; ///< none: there is nothing to choose
    int choice = 0;
    int part = 0; ///< for CroupierDesk::chooseOption()
};

/// Something that the croupier has at hand.
struct CroupierToolFile {
    QString name;
    QUrl file; ///< a CroupierTool
};

/// Where the trainee works and with what, in the language of the moment.
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
    QUrl cloth; ///< the QML file of the table: it takes `desk`, `table` and `settings`
    QList<CroupierToolFile> tools;
    QString idle;         ///< told where Enter means nothing: "Nothing is chosen: ..."
    QString rake;         ///< how losing chips are taken, where the tool is a rake
    QString watched;      ///< "The croupier is about to"
    QString heading;      ///< "Roulette, reversed"
    QString title;        ///< "You are the croupier"
    QString about;        ///< what the trainee does, and what is judged
    QList<QString> steps; ///< of a round, a sentence or two each
    QString watching;     ///< what there is to do where the program works
    QString house;        ///< "Table"
    QString role;         ///< "are the croupier"
    CroupierOption level; ///< how much is staked, or by how many
    CroupierOption wheel; ///< where numbers come from
    QString incidents;    ///< what can happen that should not

    QList<QString> toolNames() const {
        QList<QString> names;
        for (const CroupierToolFile& tool : tools) {
            names.append(tool.name);
        }
        return names;
    }
    /// A file of the pages that all games share.
    static QUrl shared(const char* file) {
        return QUrl(QStringLiteral("qrc:/qt/qml/MesaViva/Teach/") + QLatin1String(file));
    }
};

} // namespace mesaviva::app
