// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/record/round_sheet.h"
#include "engine/record/history/significant.h"
#include "engine/table/injected_by.h"
#endif

#include "app/core/game/game_registry.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"
#include "app/core/text/row_list_model.h"

#include <QList>
#include <QMetaType>
#include <QObject>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// A label and its value: one fact about a round, a table or a file.
class LabelledFact {
    Q_GADGET
    QML_VALUE_TYPE(labelledFact)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString value MEMBER value)

public:
    QString label;
    QString value;

    friend bool operator==(const LabelledFact&, const LabelledFact&) = default;
};

/// Converts facts for QML.
inline QVariantList asVariants(const QList<LabelledFact>& facts) {
    QVariantList list;
    for (const LabelledFact& fact : facts) {
        list.append(QVariant::fromValue(fact));
    }
    return list;
}

/// Events of a round as text; some of them are picked.
class MomentListModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the inspector's desk")

public:
    enum Role {
        TimeRole = Qt::UserRole + 1, ///< string: time since the first event of the round
        TextRole,                    ///< string
        RulesRole,                   ///< string
        PickedRole,                  ///< bool
    };
    /// Maximum number of events shown for a round.
    static constexpr std::size_t kMost = 5'000;

    explicit MomentListModel(QObject* parent = nullptr) : RowListModel(parent) {}

    int size() const override { return static_cast<int>(m_steps.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void show(std::vector<RoundSheetParts::Step> steps);
    const RoundSheetParts::Step* at(int row) const;
    /// Row of the last event up to number `seq`; -1: none.
    int rowOf(std::uint64_t seq) const;

    bool isPicked(std::uint64_t seq) const { return m_picked.contains(seq); }
    void setPicked(const QSet<quint64>& picked);

    /// Time since the beginning of the round: "12.5 s".
    static QString timeText(double seconds);

private:
    std::vector<RoundSheetParts::Step> m_steps;
    QSet<quint64> m_picked;
};

/// Everything about one round for an inspector: results, table settings, simulated players, program and rules
/// version, place in the hash chain, and events. Read on a worker thread.
class InspectedRound : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the search for rounds")
    Q_PROPERTY(QString round READ round NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QVariantList facts READ facts NOTIFY changed)
    Q_PROPERTY(bool closed READ isClosed NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(QString failure READ failure NOTIFY changed)
    Q_PROPERTY(mesaviva::app::MomentListModel* moments READ moments CONSTANT)
    Q_PROPERTY(int moment READ moment NOTIFY momentChanged)

public:
    /// What was read of a round; `parts` are set once it is closed.
    struct Read {
        record::RoundRow row;
        record::TableRow table;
        std::optional<record::TableOpeningFacts> opening;
        std::optional<RoundSheetParts> parts;
        Digest last{};                     ///< hash of the chain at the last event of the round
        std::vector<InjectedBy> injectors; ///< who injected faults in the round, by its events
    };

    /// Both arguments must outlive the object.
    InspectedRound(RecordKeeper& keeper, const GameRegistry& games, QObject* parent = nullptr);

    /// Shows the round at its event `seq` (0: at the beginning).
    void show(const record::RoundId& round, std::uint64_t seq = 0);
    void clear();
    void retranslate();

    /// Round number, such as "3-12"; empty: none.
    QString round() const;
    QString title() const;
    QVariantList facts() const;
    bool isClosed() const { return m_read && m_read->row.closed.has_value(); }
    bool isBusy() const { return m_query.isBusy(); }
    QString failure() const;
    MomentListModel* moments() { return &m_moments; }
    /// Row of the selected event; -1: none.
    int moment() const { return m_moment; }
    /// Selects an event.
    Q_INVOKABLE void setMoment(int row);
    /// Link to the selected event: `mesaviva://round/3-12#345`.
    Q_INVOKABLE QString link() const;
    /// Number of the selected event in its table's record; 0: none.
    std::uint64_t seq() const;

    const std::optional<Read>& read() const { return m_read; }

    /// Reads a round; nothing if it is not on record. Thread-safe. Throws record::Fault.
    static std::optional<Read> readFrom(record::RecordReader& reader, const GameRegistry& games,
                                        const record::RoundId& round);
    /// Whether an inspector has injected a fault in the round.
    static bool hasInspectorsFault(const Read& read);
    /// Who injected faults in the round, as text.
    static QStringList injectedText(const Read& read);
    /// Table settings and players as text.
    static QList<LabelledFact> factsOf(const Read& read);

signals:
    void changed();
    void momentChanged();

private:
    void reread();

    RecordKeeper& m_keeper;
    const GameRegistry& m_games;
    std::optional<record::RoundId> m_wanted;
    std::uint64_t m_seq = 0; ///< event to show
    std::optional<Read> m_read;
    std::optional<record::FaultKind> m_failure;
    bool m_missing = false;
    int m_moment = -1;
    MomentListModel m_moments;
    RecordQuery m_query; ///< declared last, destroyed first: its answers use the members above
};

} // namespace mesaviva::app
