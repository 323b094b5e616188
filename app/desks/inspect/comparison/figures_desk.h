// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/game_figures.h"
#include "app/core/worker/worker.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <memory>
#include <optional>

namespace mesaviva::app {

/// The mathematics of the games beside the window: the whole game of poker with its best play, what every
/// chance of a wheel brings, when bingo's prizes fall and what comes back; computed on a thread of its own.
/// The same can be had from the command line (`mesaviva edge`).
class FiguresDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the inspector's desk")
    Q_PROPERTY(QStringList games READ games NOTIFY changed)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QStringList choices READ choices NOTIFY changed)
    Q_PROPERTY(int choice READ choice WRITE setChoice NOTIFY changed)
    Q_PROPERTY(QStringList rooms READ rooms NOTIFY changed)
    Q_PROPERTY(int room READ room WRITE setRoom NOTIFY changed)
    Q_PROPERTY(QStringList sizes READ sizes NOTIFY changed)
    Q_PROPERTY(int size READ size WRITE setSize NOTIFY changed)
    Q_PROPERTY(QStringList upCards READ upCards NOTIFY changed)
    Q_PROPERTY(int upCard READ upCard WRITE setUpCard NOTIFY changed)
    Q_PROPERTY(QString about READ about NOTIFY changed)
    Q_PROPERTY(bool running READ isRunning NOTIFY changed)
    Q_PROPERTY(double progress READ progress NOTIFY progressed)
    Q_PROPERTY(bool done READ isDone NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QString line READ line NOTIFY changed)
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)

public:
    explicit FiguresDesk(QObject* parent = nullptr) : QObject(parent) {}
    ~FiguresDesk() override;

    QStringList games() const;
    int game() const { return m_question.game; }
    /// Another game begins with its first choice; what runs is stopped, as with every other question.
    void setGame(int game);
    /// The game's readings, wheels or rooms.
    QStringList choices() const;
    int choice() const { return m_question.choice; }
    void setChoice(int choice);
    /// At bingo: the usual room of the variant, and the house's own with their prizes and jackpots.
    QStringList rooms() const;
    int room() const { return m_question.room; }
    void setRoom(int room);
    /// How many cards are in play, at bingo.
    QStringList sizes() const;
    int size() const { return m_question.size; }
    void setSize(int size);

    /// The cards that the dealer may show, once a game of poker is computed.
    QStringList upCards() const;
    /// Which of them the figures are about.
    int upCard() const { return m_upCard; }
    void setUpCard(int upCard);
    /// What will be computed.
    QString about() const;

    Q_INVOKABLE void run();
    Q_INVOKABLE void cancel();
    bool isRunning() const { return m_stopped != nullptr; }
    double progress() const { return m_progress; }

    /// Whether the question has been answered.
    bool isDone() const { return m_figures != nullptr; }
    QString verdict() const;
    /// How to do the same without the window; once rounds have been played, with their seed.
    QString line() const;
    Q_INVOKABLE void copyLine() const;
    /// The figures (FigureRow).
    QVariantList rows() const;

    void retranslate() { emit changed(); }

signals:
    void changed();
    void progressed();

private:
    void ask(const FiguresQuestion& question);

    FiguresQuestion m_question;
    int m_upCard = 0;
    double m_progress = 0;
    std::shared_ptr<const Figures> m_figures;
    std::shared_ptr<std::atomic<bool>> m_stopped;  ///< of the run that goes on; null: none does
    std::optional<Worker> m_worker{std::in_place}; ///< goes first: its jobs call back
};

} // namespace mesaviva::app
