// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/inspect/figures_desk.h"

#include "app/inspect/figures_words.h"

#include <QClipboard>
#include <QGuiApplication>

#include <utility>

namespace mesaviva::app {

FiguresDesk::~FiguresDesk() {
    if (m_stopped) {
        *m_stopped = true;
    }
    m_worker.reset();
}

QStringList FiguresDesk::games() const { return FiguresWords::games(); }
QStringList FiguresDesk::choices() const { return FiguresWords::choices(m_question.game); }
QStringList FiguresDesk::sizes() const { return FiguresWords::sizes(m_question.game); }

void FiguresDesk::setGame(int game) {
    if (game >= FiguresQuestion::Poker && game <= FiguresQuestion::Bingo) {
        ask({game, 0, 0, 0});
    }
}

void FiguresDesk::setChoice(int choice) {
    if (choice >= 0 && choice < FiguresQuestion::choices(m_question.game)) {
        ask({m_question.game, choice, m_question.size, 0});
    }
}

QStringList FiguresDesk::rooms() const { return FiguresWords::rooms(m_question); }

void FiguresDesk::setRoom(int room) {
    if (room >= 0 && room < rooms().size()) {
        ask({m_question.game, m_question.choice, m_question.size, room});
    }
}

void FiguresDesk::setSize(int size) {
    if (size >= 0 && size < sizes().size()) {
        ask({m_question.game, m_question.choice, size, m_question.room});
    }
}

QStringList FiguresDesk::upCards() const {
    return m_figures ? FiguresWords::upCards(m_question.game) : QStringList();
}

void FiguresDesk::setUpCard(int upCard) {
    if (upCard >= 0 && upCard < upCards().size() && upCard != m_upCard) {
        m_upCard = upCard;
        emit changed();
    }
}

QString FiguresDesk::about() const { return FiguresWords::about(m_question); }

void FiguresDesk::ask(const FiguresQuestion& question) {
    if (question == m_question) {
        return;
    }
    cancel();
    m_question = question;
    m_figures.reset();
    emit changed();
}

void FiguresDesk::run() {
    if (isRunning()) {
        return;
    }
    m_progress = 0;
    m_stopped = std::make_shared<std::atomic<bool>>(false);
    m_worker->run(
        *this,
        [this, question = m_question, stopped = m_stopped] {
            int told = 0;
            const auto progress = [&](double share) {
                const int percent = static_cast<int>(100 * share);
                if (percent != std::exchange(told, percent)) {
                    QMetaObject::invokeMethod(
                        this,
                        [this, share, stopped] {
                            if (stopped == m_stopped) {
                                m_progress = share;
                                emit progressed();
                            }
                        },
                        Qt::QueuedConnection);
                }
                return !*stopped;
            };
            std::shared_ptr<const Figures> figures;
            if (std::optional<Figures> found = figuresFor(question, progress)) {
                figures = std::make_shared<const Figures>(std::move(*found));
            }
            return std::pair(figures, stopped);
        },
        [this](const auto& found) {
            if (found.second != m_stopped) {
                return; // it was stopped
            }
            m_stopped.reset();
            m_figures = found.first;
            emit changed();
        });
    emit progressed();
    emit changed();
}

void FiguresDesk::cancel() {
    if (isRunning()) {
        *m_stopped = true;
        m_stopped.reset();
        emit changed();
    }
}

QString FiguresDesk::verdict() const { return m_figures ? FiguresWords::verdict(*m_figures) : QString(); }

QString FiguresDesk::line() const { return FiguresWords::line(m_question, m_figures.get()); }

void FiguresDesk::copyLine() const { QGuiApplication::clipboard()->setText(line() + u'\n'); }

QVariantList FiguresDesk::rows() const {
    QVariantList list;
    if (m_figures) {
        for (const FigureRow& row : FiguresWords::rows(m_question, *m_figures, m_upCard)) {
            list.append(QVariant::fromValue(row));
        }
    }
    return list;
}

} // namespace mesaviva::app
