// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/history/own_figures_list.h"

#include "app/core/events/game_figures.h"
#include "app/core/record/record_text.h"
#include "app/core/record/recorded_rounds.h"
#include "app/core/text/amounts.h"
#include "app/core/text/texts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

namespace mesaviva::app {

namespace {

class OwnFigureText {
    Q_DECLARE_TR_FUNCTIONS(OwnFiguresList)

public:
    explicit OwnFigureText(QVariantList& rows) : m_rows(rows) {}

    void add(const record::OwnFigures& figures, const QString& title, const RecordedRounds* rounds) {
        m_heading = title;
        const Money net = figures.returned - figures.staked;
        row(tr("Rounds with a stake"), number(figures.rounds),
            QStringLiteral("%1, %2").arg(tr("%n won", nullptr, countOf(figures.won)),
                                         tr("%n lost", nullptr, countOf(figures.lost))));
        row(tr("Staked"), amountText(figures.staked), {});
        row(tr("Result"), signedAmountText(net),
            //: %1 a percentage
            tr("%1 of what was staked came back")
                .arg(percentText(static_cast<double>(figures.returned.cents) /
                                     static_cast<double>(figures.staked.cents),
                                 1)));
        if (figures.bestNet > Money{}) {
            row(tr("Largest win"), signedAmountText(figures.bestNet), roundText(figures.bestRound));
        }
        row(tr("Longest runs"), {},
            QStringLiteral("%1, %2").arg(
                tr("%n rounds won in a row", nullptr, countOf(figures.longestWon)),
                tr("%n rounds lost in a row", nullptr, countOf(figures.longestLost))));
        if (rounds && !figures.bestHand.empty()) {
            row(tr("Best hand"), {},
                QStringLiteral("%1 · %2").arg(rounds->ownText(QString::fromStdString(figures.bestHand)),
                                              roundText(figures.bestHandRound)));
        }
        if (figures.decisions > 0) {
            const Money cost{std::llround(figures.cost)};
            row(tr("Best decisions"), tr("%1 of %2").arg(number(figures.best), number(figures.decisions)),
                //: %1 an amount
                tr("the others cost %1 on average, whatever the dealer had").arg(amountText(cost)));
        }
        for (const record::OwnCount& count : figures.counts) {
            const QString key = QString::fromStdString(count.key);
            row(rounds ? asBeginning(rounds->countText(key)) : key, number(count.count),
                count.expected > 0 ? tr("by chance %1").arg(QLocale().toString(count.expected, 'f', 1))
                                   : QString());
        }
    }

private:
    static QString number(std::uint64_t count) { return QLocale().toString(static_cast<qulonglong>(count)); }
    // For plural forms.
    static int countOf(std::uint64_t count) {
        return static_cast<int>(std::min<std::uint64_t>(count, 1'000'000'000));
    }
    static QString roundText(const record::RoundId& round) {
        return tr("Round %1").arg(QString::fromStdString(textOf(round)));
    }

    void row(const QString& label, const QString& value, const QString& detail) {
        m_rows.append(QVariant::fromValue(FigureRow{label, value, detail, std::exchange(m_heading, {})}));
    }

    QVariantList& m_rows;
    QString m_heading;
};

} // namespace

OwnFiguresList::OwnFiguresList(RecordKeeper& keeper, const GameRegistry& games, QObject* parent)
    : QObject(parent),
      m_keeper(keeper),
      m_games(games),
      m_query(*this) {}

void OwnFiguresList::setActive(bool active) {
    if (active == m_active) {
        return;
    }
    m_active = active;
    emit activeChanged();
    if (m_active && m_stale) {
        ask();
    }
}

void OwnFiguresList::setFilter(const record::RoundFilter& filter) {
    m_filter = filter;
    m_stale = true;
    if (m_active) {
        ask();
    }
}

void OwnFiguresList::ask() {
    m_stale = false;
    m_query.forget();
    m_query.ask(
        m_keeper.shownFile(),
        [this, filter = m_filter](record::RecordReader& reader) {
            auto figures = record::ownFigures(reader, filter, [](std::string_view name) {
                return isThisPlayer(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
            });
            return [this, figures = std::move(figures)] {
                m_figures = figures;
                emit changed();
            };
        },
        [this](record::FaultKind) { // the list of rounds shows the reason
            m_figures.clear();
            emit changed();
        });
    emit changed();
}

QVariantList OwnFiguresList::rows() const {
    QVariantList rows;
    OwnFigureText text(rows);
    for (const record::OwnFigures& figures : m_figures) {
        const QString game = QString::fromStdString(figures.game);
        text.add(figures, m_games.titleOf(game), m_games.capability<RecordedRounds>(game));
    }
    return rows;
}

} // namespace mesaviva::app
