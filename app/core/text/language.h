// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTranslator>

namespace mesaviva::app {

/// The language of the interface: European Portuguese or English, switched while the program runs.
class Language : public QObject {
    Q_OBJECT

public:
    explicit Language(QObject* parent = nullptr);
    ~Language() override;

    /// "pt" or "en".
    QString code() const { return m_code; }

    /// Installs the translation and number format of a language; anything except "en" means Portuguese, so
    /// that a Brazilian system gets Portuguese.
    void setCode(const QString& code);

signals:
    void changed();

private:
    QTranslator m_words;
    QTranslator m_qtWords;
    QString m_code;
};

/// The code of the installed language: "pt" or "en".
QString presentCode();

} // namespace mesaviva::app
