// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <utility>

namespace mesaviva::app {

/// A door of the lobby, and what is behind it: the lobby's own choices, or a desk with a page of its own.
class HouseDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("one of the house's")
    Q_PROPERTY(QString key READ key CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY texts)
    Q_PROPERTY(QString detail READ detail NOTIFY texts)
    Q_PROPERTY(QString iconName READ iconName CONSTANT)
    Q_PROPERTY(QString page READ page CONSTANT)

public:
    /// What a desk is; title and detail are sources of translations in the context HouseDesks.
    struct About {
        const char* key;
        const char* title;
        const char* detail;
        const char* iconName;
        const char* page = ""; ///< module and file of its DeskPage, such as `Inspect/InspectLobby`
    };

    HouseDesk(About about, QObject* parent) : QObject(parent), m_about(about) {}

    /// What the program calls it: `inspect`.
    QString key() const { return QString::fromLatin1(m_about.key); }
    /// What the door says, and what is behind it in a few words.
    QString title() const;
    QString detail() const;
    QString iconName() const { return QString::fromLatin1(m_about.iconName); }
    /// The page behind the door; empty: the lobby's own choices.
    QString page() const;

signals:
    void texts();

private:
    About m_about;
};

} // namespace mesaviva::app
