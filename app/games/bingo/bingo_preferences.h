// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/settings/stored_flag.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::app {

/// This player's display preferences for bingo. Each change is saved at once.
class BingoPreferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the game's")
    Q_PROPERTY(bool automaticMarks READ isAutomaticMarks WRITE setAutomaticMarks NOTIFY automaticMarksChanged)
    Q_PROPERTY(bool orderedCards READ isOrderedCards WRITE setOrderedCards NOTIFY orderedCardsChanged)
    Q_PROPERTY(bool nicknames READ isNicknames WRITE setNicknames NOTIFY nicknamesChanged)

public:
    /// `file` is the INI file of the settings; empty: the user's own.
    explicit BingoPreferences(const QString& file = {}, QObject* parent = nullptr)
        : QObject(parent),
          m_store(file) {}

    /// B27: whether numbers on this player's cards are marked automatically.
    bool isAutomaticMarks() const { return m_automaticMarks.isOn(); }
    void setAutomaticMarks(bool on) {
        if (m_automaticMarks.set(on)) {
            emit automaticMarksChanged();
        }
    }

    /// B14: whether the cards nearest to a prize come first.
    bool isOrderedCards() const { return m_orderedCards.isOn(); }
    void setOrderedCards(bool on) {
        if (m_orderedCards.set(on)) {
            emit orderedCardsChanged();
        }
    }

    /// Whether balls are called with the traditional nicknames.
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
