// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/desk/figures_desk.h"

#include "app/core/events/game_description.h"

#include <QClipboard>
#include <QGuiApplication>

#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

// Games with figures, in the order of the registry.
const std::vector<const GameFigures*>& gamesWithFigures() {
    static const auto kAll = [] {
        std::vector<const GameFigures*> all;
        for (const GameDescription* const description : descriptions()) {
            if (const GameFigures* const figures = description->figures()) {
                all.push_back(figures);
            }
        }
        return all;
    }();
    return kAll;
}

const GameFigures& gameOf(const FiguresQuestion& question) {
    return *gamesWithFigures().at(static_cast<std::size_t>(question.game));
}

} // namespace

FiguresDesk::~FiguresDesk() {
    if (m_stopped) {
        *m_stopped = true;
    }
    m_worker.reset();
}

QStringList FiguresDesk::games() const {
    QStringList titles;
    for (const GameFigures* const game : gamesWithFigures()) {
        titles.append(game->title());
    }
    return titles;
}

QStringList FiguresDesk::choices() const { return gameOf(m_question).choices(); }
QStringList FiguresDesk::sizes() const { return gameOf(m_question).sizes(); }

void FiguresDesk::setGame(int game) {
    if (game >= 0 && static_cast<std::size_t>(game) < gamesWithFigures().size()) {
        ask({game, 0, 0, 0});
    }
}

void FiguresDesk::setChoice(int choice) {
    if (choice >= 0 && choice < choices().size()) {
        ask({m_question.game, choice, m_question.size, 0});
    }
}

QStringList FiguresDesk::rooms() const { return gameOf(m_question).rooms(m_question.choice); }

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

QStringList FiguresDesk::upCards() const { return m_figures ? gameOf(m_question).upCards() : QStringList(); }

void FiguresDesk::setUpCard(int upCard) {
    if (upCard >= 0 && upCard < upCards().size() && upCard != m_upCard) {
        m_upCard = upCard;
        emit changed();
    }
}

QString FiguresDesk::about() const { return gameOf(m_question).about(m_question); }

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
            int reported = 0;
            const auto progress = [&](double share) {
                const int percent = static_cast<int>(100 * share);
                if (percent != std::exchange(reported, percent)) {
                    postTo(this, [this, share, stopped] {
                        if (stopped == m_stopped) {
                            m_progress = share;
                            emit progressed();
                        }
                    });
                }
                return !*stopped;
            };
            return std::pair(gameOf(question).find(question, progress), stopped);
        },
        [this](const auto& found) {
            if (found.second != m_stopped) {
                return; // stopped
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

QString FiguresDesk::verdict() const { return m_figures ? m_figures->verdict() : QString(); }

QString FiguresDesk::line() const {
    const QString line = gameOf(m_question).line(m_question);
    return m_figures ? line + m_figures->lineEnd() : line;
}

void FiguresDesk::copyLine() const { QGuiApplication::clipboard()->setText(line() + u'\n'); }

QVariantList FiguresDesk::rows() const {
    QVariantList list;
    if (m_figures) {
        for (const FigureRow& row : m_figures->rows(m_upCard)) {
            list.append(QVariant::fromValue(row));
        }
    }
    return list;
}

} // namespace mesaviva::app
