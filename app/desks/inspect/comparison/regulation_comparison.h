// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/desks/inspect/comparison/played_reading.h"
#include "app/games/roulette/roulette_stake_list_model.h"
#include "engine/games/roulette/odds/side_by_side.h"
#endif

#include "app/core/history/sheet_saver.h"
#include "app/core/record/sheet_document.h"
#include "app/core/worker/worker.h"
#include "app/desks/inspect/comparison/comparison_row.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

namespace mesaviva::app {

/// Tables of roulette side by side, each with its own regulation or its own reading of a rule: the same
/// stakes, the same pocket, and what every one of them makes of it. All that is said comes from the tables
/// (playRequests, chanceAt, factsOf).
class RegulationComparison : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the inspector's desk")
    Q_PROPERTY(QStringList comparisons READ comparisons NOTIFY changed)
    Q_PROPERTY(int comparison READ comparison WRITE setComparison NOTIFY changed)
    Q_PROPERTY(bool onLayout READ isOnLayout NOTIFY changed)
    Q_PROPERTY(QString played READ played NOTIFY changed)
    Q_PROPERTY(bool playing READ isPlaying NOTIFY changed)
    Q_PROPERTY(QStringList minima READ minima NOTIFY changed)
    Q_PROPERTY(int minimum READ minimum WRITE setMinimum NOTIFY changed)
    Q_PROPERTY(QStringList pockets READ pockets NOTIFY changed)
    Q_PROPERTY(int pocket READ pocket WRITE setPocket NOTIFY changed)
    Q_PROPERTY(QStringList views READ views NOTIFY changed)
    Q_PROPERTY(int view READ view WRITE setView NOTIFY changed)
    Q_PROPERTY(bool onlyDifferences READ isOnlyDifferences WRITE setOnlyDifferences NOTIFY changed)
    Q_PROPERTY(QList<double> chips READ chips CONSTANT)
    Q_PROPERTY(QStringList chipTexts READ chipTexts NOTIFY changed)
    Q_PROPERTY(QStringList players READ players NOTIFY changed)
    Q_PROPERTY(int player READ player WRITE setPlayer NOTIFY changed)
    Q_PROPERTY(QStringList series READ series NOTIFY changed)
    Q_PROPERTY(QStringList columns READ columns NOTIFY changed)
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)
    Q_PROPERTY(bool empty READ isEmpty NOTIFY changed)
    Q_PROPERTY(bool undoable READ isUndoable NOTIFY changed)
    Q_PROPERTY(mesaviva::app::RouletteStakeListModel* stakes READ stakes CONSTANT)
    Q_PROPERTY(QString told READ told NOTIFY toldChanged)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY toldChanged)

public:
    /// What is shown of the comparison.
    enum View { Stakes, Chances, Rules };
    Q_ENUM(View)

    explicit RegulationComparison(QObject* parent = nullptr);
    ~RegulationComparison() override;

    /// What can be compared: the three regulations, or the two readings of a rule.
    QStringList comparisons() const;
    int comparison() const { return m_comparison; }
    void setComparison(int comparison);
    /// Whether stakes on roulette's layout are compared; else a round that is shipped, played by both
    /// readings.
    bool isOnLayout() const { return reading().isEmpty(); }
    /// What that round is about.
    QString played() const;
    /// It is being played, beside the window: there is nothing to be shown of it yet.
    bool isPlaying() const { return !isOnLayout() && !m_readings.contains(reading()); }
    /// The minimum of every chance at all tables, by which their limits go.
    QStringList minima() const;
    int minimum() const { return m_minimum; }
    void setMinimum(int minimum);
    /// Where the ball rests: 0 to 36, in words.
    QStringList pockets() const;
    int pocket() const { return m_pocket; }
    void setPocket(int pocket);
    QStringList views() const;
    int view() const { return m_view; }
    void setView(int view);
    /// Rows in which all tables agree are left out.
    bool isOnlyDifferences() const { return m_onlyDifferences; }
    void setOnlyDifferences(bool only);
    /// The chips that can be put down, in cents.
    static QList<double> chips();
    QStringList chipTexts() const;
    /// Who stakes: two people, so that it shows who is paid first.
    QStringList players() const;
    int player() const { return m_player; }
    void setPlayer(int player);
    /// The four series, in words.
    QStringList series() const;

    /// The tables, in words.
    QStringList columns() const;
    /// What the present view shows (ComparisonRow).
    QVariantList rows() const;
    bool isEmpty() const { return m_requests.empty(); }
    bool isUndoable() const { return !m_undone.empty(); }
    /// The chips as they lie on the layout, whatever the tables say of them.
    RouletteStakeListModel* stakes() const { return m_stakes.get(); }
    /// What came of saving or printing, and whether it has failed.
    QString told() const { return m_saver.told(); }
    bool hasFailed() const { return m_saver.hasFailed(); }

    /// Puts a chip of that many cents on a place of the layout, for who stakes now.
    Q_INVOKABLE void place(int spot, double chip);
    /// Stakes a series with chips of that many cents each.
    Q_INVOKABLE void placeSeries(int series, double chip);
    /// Takes up what whoever stakes now has there.
    Q_INVOKABLE void take(int spot);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void clear();
    /// What a place is called: "Split 17-20".
    Q_INVOKABLE QString placeName(int spot) const;

    /// Everything, all views, as a sheet to be printed.
    SheetDocument sheet() const;
    /// Nothing is saved or printed while a round is being played.
    Q_INVOKABLE void save(const QUrl& file);
    Q_INVOKABLE void print();
    /// How a file of it is called, without ending.
    QString fileName() const;
    /// Where the file is proposed to be saved.
    Q_INVOKABLE QUrl proposedFile() const { return SheetSaver::proposed(fileName()); }

    void retranslate();
    /// The tables as they are compared.
    std::vector<roulette::Settings> tables() const;
    const std::vector<roulette::StakeRequest>& requests() const { return m_requests; }

signals:
    void changed();
    void toldChanged();

private:
    /// The reading of poker or bingo that is compared; empty: it is roulette's.
    QString reading() const;
    void play();
    void remember();
    void lay(const roulette::StakeRequest& request);
    void show();

    int m_comparison = 0;
    int m_minimum = 0;
    int m_pocket = 0;
    int m_view = Stakes;
    int m_player = 0;
    bool m_onlyDifferences = false;
    std::vector<roulette::StakeRequest> m_requests;
    std::vector<std::vector<roulette::StakeRequest>> m_undone; ///< what lay before each of the last acts
    std::unique_ptr<RouletteStakeListModel> m_stakes;
    SheetSaver m_saver;
    QHash<QString, PlayedReading> m_readings; ///< those that were played, by their ids
    QSet<QString> m_asked;                    ///< those that were to be played
    Worker m_worker;                          ///< goes first: its jobs call back
};

} // namespace mesaviva::app
