// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/core/events/inspected_rules.h"
#include "app/desks/inspect/conformity/rule_acts.h"
#include "app/desks/inspect/conformity/rule_proofs.h"
#include "app/desks/inspect/file/inspection_notes.h"
#endif

#include "app/core/history/sheet_saver.h"
#include "app/core/record/sheet_document.h"
#include "app/core/worker/worker.h"
#include "app/desks/inspect/conformity/conformity_proof.h"
#include "app/desks/inspect/file/keeping.h"

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

struct ConformityLine;

/// Every rule of the five regulations, and every reading of them, as an inspector goes through them: what the
/// program does about it, what proves it, whether it has acted, and what the inspector says of it. What was
/// put down is kept.
class ConformityModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("of the inspector's desk")
    Q_PROPERTY(QStringList regulations READ regulations NOTIFY texts)
    Q_PROPERTY(int regulation READ regulation WRITE setRegulation NOTIFY filterChanged)
    Q_PROPERTY(QStringList shows READ shows NOTIFY texts)
    Q_PROPERTY(int shown READ shown WRITE setShown NOTIFY filterChanged)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY filterChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY provedChanged)
    Q_PROPERTY(double progress READ progress NOTIFY progressed)
    Q_PROPERTY(QString summary READ summary NOTIFY summed)
    Q_PROPERTY(QString initials READ initials WRITE setInitials NOTIFY initialsChanged)
    Q_PROPERTY(int judged READ judged NOTIFY summed)
    Q_PROPERTY(QString told READ told NOTIFY toldChanged)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY toldChanged)

public:
    enum Role {
        IdRole = Qt::UserRole + 1, ///< string
        RegulationRole,            ///< string: the regulation's short name
        TitleRole,                 ///< string
        TextRole,                  ///< string: what the rule demands, in our own words
        KindsRole,                 ///< string: "L V"
        DoesRole,                  ///< string: what it does about it, and where that is seen
        SeenRole,                  ///< string: where a rule is seen that no scenario proves; often empty
        ReadingRole,               ///< bool
        OtherRole,                 ///< string: the other reading; often empty
        PlayedRole,                ///< string: the scenario that plays the other reading; often empty
        ProofsRole,                ///< int: how many shipped scenarios prove it; -1: not known yet
        ActedRole,                 ///< string: when it last acted at this table; empty: not yet
        CoveredRole,               ///< bool: it has acted at some table of this session
        VerdictRole,               ///< int: InspectionNote::Verdict
        RemarkRole,                ///< string
        InitialsRole,              ///< string
    };
    /// What is shown of all rules.
    enum Shown { All, Open, Failed, Uncovered, Unproved, Readings };
    Q_ENUM(Shown)

    /// Notes are kept in `file`; empty: in the user's own folder. `acts` must live longer.
    explicit ConformityModel(const RuleActs& acts, const QString& file = {}, QObject* parent = nullptr);
    ~ConformityModel() override;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Somebody looks: the rules are read, and the shipped scenarios played beside the window, the first
    /// time.
    Q_INVOKABLE void begin();
    /// The rules and notes are read, the first time; which proves nothing.
    void read();
    /// Rules have acted meanwhile.
    Q_INVOKABLE void refresh();
    void retranslate();

    /// The regulations by name; the first one says that all are shown.
    QStringList regulations() const;
    int regulation() const { return m_regulation; }
    void setRegulation(int regulation);
    /// What can be shown, in words, in the order of Shown.
    QStringList shows() const;
    int shown() const { return m_shown; }
    void setShown(int shown);
    QString search() const { return m_search; }
    void setSearch(const QString& search);

    /// The shipped scenarios are being played.
    bool isBusy() const { return m_busy; }
    double progress() const { return m_progress; }
    /// How many rules there are, have acted and were judged.
    QString summary() const;
    static constexpr qsizetype kLongestInitials = 40;
    /// Who inspects: put down with each verdict. Kept in the inspection's file (InspectionMemory).
    QString initials() const { return m_initials; }
    void setInitials(const QString& initials);
    /// How many rules have a verdict, a remark or initials.
    int judged() const { return static_cast<int>(m_notes.size()); }
    /// What came of saving or printing, or else why notes are not read or kept, and whether it has failed.
    QString told() const { return m_saver.told().isEmpty() ? trouble() : m_saver.told(); }
    bool hasFailed() const { return m_saver.told().isEmpty() ? !trouble().isEmpty() : m_saver.hasFailed(); }
    /// Whether notes are kept at all; see InspectionFile.
    void setKeeping(Keeping keeping);
    bool waits() const { return m_keeping == Keeping::undecided && *m_kept != m_revision; }

    /// What proves the rule of a row (ConformityProof).
    Q_INVOKABLE QVariantList proofsOf(int row) const;
    /// Puts down a verdict, or takes it back where it is the same.
    Q_INVOKABLE void judge(int row, int verdict);
    Q_INVOKABLE void remark(int row, const QString& text);
    /// The row that is looked at; -1: none. The rule stays the same, whatever is shown.
    Q_INVOKABLE int current() const;
    Q_INVOKABLE void setCurrent(int row);
    /// A scenario is played from the list: whoever leaves it comes back here; asking forgets it.
    Q_INVOKABLE void leave() { m_returns = true; }
    Q_INVOKABLE bool takeReturn() { return std::exchange(m_returns, false); }
    /// Puts all notes away: another inspection begins.
    Q_INVOKABLE void forgetAll();
    /// The same, and what it was.
    InspectionNotes takeAll();
    /// Puts notes down again, where there are no newer ones.
    void putBack(const InspectionNotes& notes);

    /// All rules and what was put down about them, whatever is shown; read() where nobody has.
    std::vector<ConformityLine> allLines();
    /// The rows that are shown as a sheet to be printed.
    SheetDocument sheet() const;
    /// Writes it to a file, as PDF or, where that ends in `txt`, as text.
    Q_INVOKABLE void save(const QUrl& file);
    /// Writes a PDF to a passing file and opens it with the system's program, which prints it.
    Q_INVOKABLE void print();
    /// How a file of it is called, without ending.
    QString fileName() const;
    /// Where the file is proposed to be saved.
    Q_INVOKABLE QUrl proposedFile() const { return SheetSaver::proposed(fileName()); }

    /// Waits until the scenarios have been played and everything is kept. For tests.
    bool isProved() const { return m_proved; }

signals:
    /// Somebody looks.
    void wanted();
    void texts();
    void filterChanged();
    void provedChanged();
    void progressed();
    void summed();
    void initialsChanged();
    void toldChanged();

private:
    const InspectedRule& rule(int row) const { return m_rules[m_rows[static_cast<std::size_t>(row)]]; }
    bool passes(const InspectedRule& rule) const;
    void filter();
    void keep();
    bool mayKeep() const { return m_keeping == Keeping::allowed && !m_locked; }
    void readStored();
    void putAside();
    QString trouble() const;
    ConformityLine lineOf(const InspectedRule& rule) const;
    void change();
    void setNote(int row, const InspectionNote& note);
    void take(const RuleProofs& proofs);
    QString actedText(const QString& rule) const;

    const RuleActs& m_acts;
    QString m_file;
    QString m_language;
    std::vector<InspectedRule> m_rules;
    std::vector<std::size_t> m_rows; ///< of the rules, those that are shown
    RuleProofs m_proofs;
    InspectionNotes m_notes;
    int m_regulation = 0;
    int m_shown = All;
    QString m_search;
    QString m_initials;
    QString m_current;         ///< the rule that is looked at
    bool m_returns = false;    ///< see takeReturn()
    bool m_unreadable = false; ///< what was kept can't be read
    QString m_aside;           ///< where it lies now; empty: where it was
    bool m_locked = false;     ///< notes are not kept: they would be written over it
    Keeping m_keeping = Keeping::allowed;
    SheetSaver m_saver;
    bool m_loaded = false; ///< rules and notes are there
    bool m_begun = false;
    bool m_busy = false;
    bool m_proved = false;
    double m_progress = 0;
    QTimer m_keeper;
    std::shared_ptr<std::atomic<bool>> m_over = std::make_shared<std::atomic<bool>>(false);
    int m_revision = 0; ///< of the notes
    std::shared_ptr<std::atomic<int>> m_kept =
        std::make_shared<std::atomic<int>>(0);     ///< the one that was kept
    std::optional<Worker> m_worker{std::in_place}; ///< goes first: its jobs call back
};

} // namespace mesaviva::app
