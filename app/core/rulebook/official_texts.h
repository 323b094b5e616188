// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/rulebook/official_text.h"
#endif

#include "app/core/settings/settings_store.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace mesaviva::app {

/// A regulation and the file with its official text, if one was opened.
class OfficialSource {
    Q_GADGET
    QML_VALUE_TYPE(officialSource)
    Q_PROPERTY(QString regulation MEMBER regulation)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString path MEMBER path)
    Q_PROPERTY(QString state MEMBER state)
    Q_PROPERTY(bool doubtful MEMBER doubtful)

public:
    QString regulation;    ///< `pt-803-2015`
    QString name;          ///< its short name
    QString path;          ///< of the file, in the system's notation; empty: none was opened
    QString state;         ///< as a sentence: how many rules were found, or what is wrong
    bool doubtful = false; ///< the file has changed, is missing, or may be another law's
};

/// The official texts of the regulations, opened by the user as plain text and shown beside our words. The
/// program contains none of them: it remembers path and hash of each file in the settings.
class OfficialTexts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of the rulebook")
    Q_PROPERTY(int revision READ revision NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY changed)

public:
    /// `settings` is the INI file to store in; empty: the user's own.
    explicit OfficialTexts(const QString& settings = {}, QObject* parent = nullptr);

    /// Increases with every change, so that bindings can depend on it.
    int revision() const { return m_revision; }
    /// Why the last file was not opened, as text; empty: it was.
    QString message() const { return m_message; }

    /// The regulations (OfficialSource), in the register's order, with names in `language`: `pt` or `en`.
    Q_INVOKABLE QVariantList sources(const QString& language);
    /// Opens a file with a regulation's text, and remembers it. If it isn't such a text, message() says why
    /// and the text before stays.
    Q_INVOKABLE void open(const QString& regulation, const QUrl& file);
    /// Forgets a regulation's file.
    Q_INVOKABLE void forget(const QString& regulation);
    /// The official words of a rule such as `P26`, paragraphs separated by line breaks; empty if its text was
    /// not opened, lacks the number, or the id is a reading's.
    Q_INVOKABLE QString words(const QString& rule);
    /// SHA-256 of the file that they are from, hexadecimal.
    Q_INVOKABLE QString hashOf(const QString& rule);
    /// Whether that file has changed since it was opened.
    Q_INVOKABLE bool hasChanged(const QString& rule);

signals:
    void changed();

private:
    struct Law {
        QString id;
        QString letter; ///< of its rules' ids
        QString number; ///< in its citation: `803/2015`
        QString pt;     ///< short names
        QString en;
        QStringList rules;
        // The file:
        QString path;
        QString sha256;        ///< when it was opened
        QString now;           ///< its hash now; empty: it can't be read
        bool namesLaw = false; ///< the text contains `number`
        OfficialText text;
    };

    void load();
    Law* lawOf(const QString& rule);
    static QString read(Law& law, const QString& path);
    static int found(const Law& law);
    QString stateOf(const Law& law) const;
    void report(const QString& message);

    SettingsStore m_store;
    std::vector<Law> m_laws; ///< empty: not loaded yet
    int m_revision = 0;
    QString m_message;
};

} // namespace mesaviva::app
