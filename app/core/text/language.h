// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTranslator>

namespace mesaviva::app {

/// The interface's language: Portuguese of Portugal or English, switched while the program runs.
class Language : public QObject {
    Q_OBJECT

public:
    explicit Language(QObject* parent = nullptr);
    ~Language() override;

    /// "pt" or "en".
    QString code() const { return m_code; }

    /// Installs a language's words and its way of writing numbers; anything but "en" is Portuguese, so that a
    /// system in Brazilian Portuguese gets Portuguese, too.
    void setCode(const QString& code);

signals:
    void changed();

private:
    QTranslator m_words;
    QTranslator m_qtWords;
    QString m_code;
};

/// The code of the language that is installed: "pt" or "en".
QString presentCode();

} // namespace mesaviva::app
