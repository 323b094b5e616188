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

/// Mathematics of the games, computed on a worker thread: the complete game of poker with optimal play, the
/// return of every chance of a wheel, when bingo prizes fall and what bingo pays back. The command line
/// equivalent is `mesaviva edge`.
class FiguresDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
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
    /// Selects a game and its first choice. Like any change of the question, it stops the running
    /// computation.
    void setGame(int game);
    /// Readings, wheels or rooms of the game.
    QStringList choices() const;
    int choice() const { return m_question.choice; }
    void setChoice(int choice);
    /// Bingo only: the usual room of the variant, and the user's room with its prizes and jackpots.
    QStringList rooms() const;
    int room() const { return m_question.room; }
    void setRoom(int room);
    /// Bingo only: numbers of cards in play.
    QStringList sizes() const;
    int size() const { return m_question.size; }
    void setSize(int size);

    /// Possible up cards of the dealer, once a game of poker is computed.
    QStringList upCards() const;
    /// Index of the up card that rows() is about.
    int upCard() const { return m_upCard; }
    void setUpCard(int upCard);
    /// Describes what will be computed.
    QString about() const;

    Q_INVOKABLE void run();
    Q_INVOKABLE void cancel();
    bool isRunning() const { return m_stopped != nullptr; }
    double progress() const { return m_progress; }

    /// True when the figures of the current question are ready.
    bool isDone() const { return m_figures != nullptr; }
    QString verdict() const;
    /// Equivalent command line; includes the seed once rounds have been played.
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
    std::shared_ptr<std::atomic<bool>> m_stopped;  ///< stop flag of the running computation; null: none
    std::optional<Worker> m_worker{std::in_place}; ///< declared last, destroyed first: its jobs call back
};

} // namespace mesaviva::app
