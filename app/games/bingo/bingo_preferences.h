// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/settings/stored_flag.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// How this player likes to play bingo. Each change is remembered at once.
class BingoPreferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the game's")
    Q_PROPERTY(bool automaticMarks READ isAutomaticMarks WRITE setAutomaticMarks NOTIFY automaticMarksChanged)
    Q_PROPERTY(bool orderedCards READ isOrderedCards WRITE setOrderedCards NOTIFY orderedCardsChanged)
    Q_PROPERTY(bool nicknames READ isNicknames WRITE setNicknames NOTIFY nicknamesChanged)

public:
    /// `file` is the INI file to remember in; empty: the user's own.
    explicit BingoPreferences(const QString& file = {}, QObject* parent = nullptr)
        : QObject(parent),
          m_store(file) {}

    /// B27: numbers are marked on one's cards by themselves.
    bool isAutomaticMarks() const { return m_automaticMarks.isOn(); }
    void setAutomaticMarks(bool on) {
        if (m_automaticMarks.set(on)) {
            emit automaticMarksChanged();
        }
    }

    /// B14: the cards nearest to a prize come first.
    bool isOrderedCards() const { return m_orderedCards.isOn(); }
    void setOrderedCards(bool on) {
        if (m_orderedCards.set(on)) {
            emit orderedCardsChanged();
        }
    }

    /// Balls are called with the nicknames that callers by tradition have for them.
    bool isNicknames() const { return m_nicknames.isOn(); }
    void setNicknames(bool on) {
        if (m_nicknames.set(on)) {
            emit nicknamesChanged();
        }
    }

signals:
    void automaticMarksChanged();
    void orderedCardsChanged();
    void nicknamesChanged();

private:
    SettingsStore m_store;
    StoredFlag m_automaticMarks{m_store, QStringLiteral("automatic_marks"), true};
    StoredFlag m_orderedCards{m_store, QStringLiteral("ordered_cards"), true};
    StoredFlag m_nicknames{m_store, QStringLiteral("nicknames"), false};
};

} // namespace mesaviva::app
