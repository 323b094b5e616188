// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace mesaviva::app {

Language::Language(QObject* parent) : QObject(parent) {}

Language::~Language() {
    QCoreApplication::removeTranslator(&m_words);
    QCoreApplication::removeTranslator(&m_qtWords);
}

namespace {

// Texts of Qt's own file dialog, translated here for systems without Qt's Portuguese.
struct Borrowed {
    const char* context;
    const char* text;
};
[[maybe_unused]] constexpr Borrowed kBorrowed[] = {
    {"FileDialog", QT_TRANSLATE_NOOP("FileDialog", "File name")},
    {"FileDialog", QT_TRANSLATE_NOOP("FileDialog", "Filter")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Open")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Save")},
    {"QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel")},
};

} // namespace

void Language::setCode(const QString& code) {
    const bool english = code == QLatin1String("en");
    const QString wanted = english ? QStringLiteral("en") : QStringLiteral("pt");
    if (wanted == m_code) {
        return;
    }
    m_code = wanted;
    QCoreApplication::removeTranslator(&m_words);
    QCoreApplication::removeTranslator(&m_qtWords);
    const QLocale locale = english ? QLocale(QLocale::English, QLocale::UnitedKingdom)
                                   : QLocale(QLocale::Portuguese, QLocale::Portugal);
    QLocale::setDefault(locale);
    // By file name: QTranslator does not find pt_PT for every kind of Portuguese. English has plural forms
    // only; all other texts are used as they stand in the source.
    const QString file =
        english ? QStringLiteral(":/i18n/mesaviva_en.qm") : QStringLiteral(":/i18n/mesaviva_pt_PT.qm");
    if (m_words.load(file)) {
        QCoreApplication::installTranslator(&m_words);
    }
    // Qt's own dialogs; where the system lacks these files, they stay in English.
    if (!english &&
        m_qtWords.load(QStringLiteral("qtbase_pt_PT"), QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&m_qtWords);
    }
    emit changed();
}

QString presentCode() {
    return QLocale().language() == QLocale::Portuguese ? QStringLiteral("pt") : QStringLiteral("en");
}

} // namespace mesaviva::app
