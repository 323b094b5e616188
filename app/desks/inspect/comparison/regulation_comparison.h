// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/desks/inspect/comparison/comparison_rows.h"
#include "app/games/roulette/roulette_list_models.h"
#include "engine/games/roulette/odds/side_by_side.h"
#endif

#include "app/core/history/sheet_saver.h"
#include "app/core/record/sheet_document.h"
#include "app/core/worker/worker.h"

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

/// Texts of a comparison sheet.
struct ComparedTables {
    QString what;                      ///< title of the comparison
    QString minimum;                   ///< minimum of every chance
    QString pocket;                    ///< pocket the ball rests in
    QStringList columns;               ///< names of the tables
    QStringList headings;              ///< one for each part
    std::vector<ComparisonRows> parts; ///< stakes, chances, rules
};

/// The comparison as a sheet to print; rows in which the tables differ have an asterisk.
SheetDocument comparisonSheet(const ComparedTables& compared);

/// Roulette tables side by side, each with its own regulation or its own reading of a rule: the same stakes
/// and pocket, and the outcome at each table. All answers come from the engine (playRequests, chanceAt,
/// factsOf).
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
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY messageChanged)

public:
    /// Part of the comparison that is shown.
    enum View { Stakes, Chances, Rules };
    Q_ENUM(View)

    explicit RegulationComparison(QObject* parent = nullptr);
    ~RegulationComparison() override;

    /// The available comparisons: all regulations, or both readings of a rule.
    QStringList comparisons() const;
    int comparison() const { return m_comparison; }
    void setComparison(int comparison);
    /// True when stakes on a roulette layout are compared; false when a shipped round is played under both
    /// readings.
    bool isOnLayout() const { return reading().isEmpty(); }
    /// Subject of that round.
    QString played() const;
    /// True while that round is played on a worker thread and there is nothing to show yet.
    bool isPlaying() const { return !isOnLayout() && !m_readings.contains(reading()); }
    /// Choices for the minimum of every chance at all tables; the other limits follow from it.
    QStringList minima() const;
    int minimum() const { return m_minimum; }
    void setMinimum(int minimum);
    /// Names of the pockets 0 to 36 in which the ball may rest.
    QStringList pockets() const;
    int pocket() const { return m_pocket; }
    void setPocket(int pocket);
    QStringList views() const;
    int view() const { return m_view; }
    void setView(int view);
    /// True when rows in which all tables agree are hidden.
    bool isOnlyDifferences() const { return m_onlyDifferences; }
    void setOnlyDifferences(bool only);
    /// Available chips, in cents.
    static QList<double> chips();
    QStringList chipTexts() const;
    /// The two players who can stake; two, to show who is paid first.
    QStringList players() const;
    int player() const { return m_player; }
    void setPlayer(int player);
    /// Names of the four series.
    QStringList series() const;

    /// Names of the tables.
    QStringList columns() const;
    /// Rows of the current view (ComparisonRow).
    QVariantList rows() const;
    bool isEmpty() const { return m_requests.empty(); }
    bool isUndoable() const { return !m_undone.empty(); }
    /// Chips on the layout, whether or not a table accepts them.
    RouletteStakeListModel* stakes() const { return m_stakes.get(); }
    /// Result of the last save or print.
    QString message() const { return m_saver.message(); }
    bool hasFailed() const { return m_saver.hasFailed(); }

    /// Places a chip of `chip` cents on a place of the layout for the current player.
    Q_INVOKABLE void place(int spot, double chip);
    /// Places a series with chips of `chip` cents each.
    Q_INVOKABLE void placeSeries(int series, double chip);
    /// Removes the current player's stake from a place.
    Q_INVOKABLE void take(int spot);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void clear();
    /// Name of a place: "Split 17-20".
    Q_INVOKABLE QString placeName(int spot) const;

    /// All views as one sheet to print.
    SheetDocument sheet() const;
    /// Saves the sheet; does nothing while a round is being played.
    Q_INVOKABLE void save(const QUrl& file);
    Q_INVOKABLE void print();
    /// Proposed file name, without extension.
    QString fileName() const;
    /// Proposed file.
    Q_INVOKABLE QUrl proposedFile() const { return SheetSaver::proposed(fileName()); }

    void retranslate();
    /// Settings of the compared tables.
    std::vector<roulette::Settings> tables() const;
    const std::vector<roulette::StakeRequest>& requests() const { return m_requests; }

signals:
    void changed();
    void messageChanged();

private:
    /// Id of the poker or bingo reading that is compared; empty: a comparison at roulette.
    QString reading() const;
    void play();
    void remember();
    void addStake(const roulette::StakeRequest& request);
    void show();

    int m_comparison = 0;
    int m_minimum = 0;
    int m_pocket = 0;
    int m_view = Stakes;
    int m_player = 0;
    bool m_onlyDifferences = false;
    std::vector<roulette::StakeRequest> m_requests;
    /// stakes before each of the last actions, for undo
    std::vector<std::vector<roulette::StakeRequest>> m_undone;
    std::unique_ptr<RouletteStakeListModel> m_stakes;
    SheetSaver m_saver;
    QHash<QString, PlayedReading> m_readings; ///< rounds played so far, by reading
    QSet<QString> m_asked;                    ///< readings whose round was requested
    Worker m_worker;                          ///< declared last, destroyed first: its jobs call back
};

} // namespace mesaviva::app
