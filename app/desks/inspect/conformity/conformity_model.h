// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/events/event_log.h"
#include "app/core/rulebook/rule_register.h"
#include "app/core/text/row_list_model.h"
#include "app/desks/inspect/conformity/rule_proofs.h"
#include "app/desks/inspect/file/inspection_case.h"
#endif

#include "app/core/history/sheet_saver.h"
#include "app/core/record/sheet_document.h"
#include "app/core/worker/worker.h"

#include <QHash>
#include <QImage>
#include <QObject>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QVariant>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// When rules acted: at the open table, and at any table of this inspection.
class RuleActs {
public:
    /// Last time at this table, and how often.
    struct Act {
        std::uint64_t seq = 0;
        std::uint64_t round = 0;
        Instant at;
        int times = 0;
    };

    /// Clears the current table; another one is opened.
    void leaveTable() { m_table.clear(); }
    /// Notes the rules that an event carries out.
    void note(const EventLog::Head& head, const QStringList& rules);

    /// Nothing if the rule has not acted at this table.
    std::optional<Act> at(const QString& rule) const;
    /// Whether the rule has acted at any table of this inspection.
    bool hasActed(const QString& rule) const { return m_ever.contains(rule); }
    /// Replaces the set of rules that have acted.
    void cover(const QStringList& rules) { m_ever = QSet<QString>(rules.begin(), rules.end()); }
    qsizetype covered() const { return m_ever.size(); }
    /// Calls `listener` for each rule that acts for the first time.
    void setListener(std::function<void(const QString&)> listener) { m_listener = std::move(listener); }

private:
    QHash<QString, Act> m_table;
    QSet<QString> m_ever;
    std::function<void(const QString&)> m_listener;
};

/// One rule on the conformity sheet.
struct ConformityLine {
    InspectedRule rule;
    InspectionNote note;
    std::optional<QList<RuleProof>> proofs; ///< nothing: the scenarios are not played yet
    bool covered = false;                   ///< it has acted in this session
    std::optional<TextMark> differs{};      ///< its paraphrase differs from the official text
};

/// How many scenarios, in few characters: `12`, `–` for none, `…` for not known yet (-1).
QString proofCountText(int count);

/// The conformity list as a sheet to print and sign, by regulation, in the columns inspectors use. `summary`
/// states the progress of the inspection, `excerpt` of which rules it is, if not of all.
SheetDocument conformitySheet(const std::vector<ConformityLine>& lines, const QString& summary,
                              const QString& excerpt = {});

/// A shipped scenario that names a rule.
class ConformityProof {
    Q_GADGET
    QML_VALUE_TYPE(conformityProof)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString mark MEMBER mark)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(bool refused MEMBER refused)

public:
    QString name;         ///< `poker/folded`
    QString title;        ///< in the current language
    QString mark;         ///< what it does about the rule: asserted, decided, offered; may be empty
    QString reason;       ///< the author's, in the file's own language; may be empty
    bool refused = false; ///< the file breaks the rule and is refused, so it cannot be played
};

/// A picture of the window that shows a rule.
class ConformityPicture {
    Q_GADGET
    QML_VALUE_TYPE(conformityPicture)
    Q_PROPERTY(QUrl source MEMBER source)
    Q_PROPERTY(QString file MEMBER file)
    Q_PROPERTY(QString caption MEMBER caption)
    Q_PROPERTY(QString sha256 MEMBER sha256)
    Q_PROPERTY(bool intact MEMBER intact)

public:
    QUrl source;
    QString file; ///< its name
    QString caption;
    QString sha256;
    bool intact = true; ///< the file is there, and has this hash
};

/// The conformity list: every rule of the five regulations and every reading, with what the program does
/// about it, the scenarios that offer, decide and assert it, whether it has acted, and the inspector's
/// verdict. Verdicts and remarks are stored.
class ConformityModel : public RowListModel {
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
    Q_PROPERTY(QString held READ held NOTIFY heldChanged)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY messageChanged)

public:
    enum Role {
        IdRole = Qt::UserRole + 1, ///< string
        RegulationRole,            ///< string: the regulation's short name
        TitleRole,                 ///< string
        TextRole,                  ///< string: what the rule requires, in our own words
        KindsRole,                 ///< string: "L V"
        DoesRole,                  ///< string: how the program implements it, and where that is visible
        SeenRole,                  ///< string: where to see a rule that no scenario names; often empty
        ReadingRole,               ///< bool
        OtherRole,                 ///< string: the alternative reading; often empty
        PlayedRole,                ///< string: the scenario that plays the alternative reading; often empty
        ProofsRole,                ///< int: number of shipped scenarios that name it; -1: not known yet
        OfferedRole,               ///< string: by how many scenarios it is offered, as proofCountText()
        DecidedRole,               ///< string: likewise, decided
        AssertedRole,              ///< string: likewise, asserted
        ActedRole,                 ///< string: when it last acted at this table; empty: not yet
        CoveredRole,               ///< bool: it has acted at some table in this session
        VerdictRole,               ///< int: InspectionNote::Verdict
        RemarkRole,                ///< string
        InitialsRole,              ///< string
        UnconfirmedRole,           ///< bool: to be confirmed against the Diário da República
        DiffersRole,               ///< bool: its paraphrase differs from the official text
        DifferenceRole,            ///< string: how it differs
        PicturesRole,              ///< int: number of pictures that show it
    };
    /// Filter over all rules.
    enum Shown { All, Open, Failed, Uncovered, Undecided, Unasserted, Readings, Differing, Unconfirmed };
    Q_ENUM(Shown)

    /// `acts` must outlive the model. Writes pictures into `folder`; empty: the user's own.
    explicit ConformityModel(const RuleActs& acts, const QString& folder = {}, QObject* parent = nullptr);
    ~ConformityModel() override;

    int size() const override { return static_cast<int>(m_rows.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Called when the page opens. The first call reads the rules and plays the shipped scenarios on a worker
    /// thread.
    Q_INVOKABLE void begin();
    /// Reads rules and notes on the first call, without playing scenarios.
    void read();
    void retranslate();

    /// Updates the rows after rules have acted.
    void refresh();

    /// Names of the regulations; the first entry means "all".
    QStringList regulations() const;
    int regulation() const { return m_regulation; }
    void setRegulation(int regulation);
    /// Names of the filters, in the order of Shown.
    QStringList shows() const;
    int shown() const { return m_shown; }
    void setShown(int shown);
    QString search() const { return m_search; }
    void setSearch(const QString& search);

    /// True while the shipped scenarios are played.
    bool isBusy() const { return m_busy; }
    double progress() const { return m_progress; }
    /// judgedSummary(), and the number of rules that are offered, decided and asserted, once known.
    QString summary() const;
    /// Number of rules, of rules that have acted, and of rules with a verdict.
    QString judgedSummary() const;
    static constexpr qsizetype kLongestInitials = 40;
    /// Initials of the inspector, stored with each verdict and in the inspection file (InspectionMemory).
    QString initials() const { return m_initials; }
    void setInitials(const QString& initials);
    /// Number of rules with a verdict, a remark or initials.
    int judged() const { return static_cast<int>(m_notes.size()); }
    /// Result of the last save or print, or why notes cannot be read or stored.
    QString message() const { return m_saver.message().isEmpty() ? m_trouble : m_saver.message(); }
    bool hasFailed() const {
        return m_saver.message().isEmpty() ? !m_trouble.isEmpty() : m_saver.hasFailed();
    }
    /// Why notes cannot be read or stored, as text; empty: they can.
    void setTrouble(const QString& trouble);

    /// Scenarios that name the rule of a row (ConformityProof).
    Q_INVOKABLE QVariantList proofsOf(int row) const;
    /// Sets a verdict; for the same verdict again, removalAsked() is emitted instead.
    Q_INVOKABLE void judge(int row, int verdict);
    /// Removes the verdict on a rule.
    Q_INVOKABLE void withdraw(const QString& rule);
    Q_INVOKABLE void remark(int row, const QString& text);
    /// Marks that our words of a row's rule differ from the official text, whose hash is `sha256`; and how.
    Q_INVOKABLE void setDiffers(int row, bool differs, const QString& sha256);
    Q_INVOKABLE void noteDifference(int row, const QString& text);
    /// Keeps a picture of the window (QImage) that shows a row's rule, with the moment at the table, unless
    /// pictureRefusal() says why not.
    Q_INVOKABLE void keepPicture(int row, const QVariant& image);
    /// Why no picture can be stored now, as text; empty: it can.
    Q_INVOKABLE QString pictureRefusal() const;
    /// The pictures of a row's rule (ConformityPicture), oldest first.
    Q_INVOKABLE QVariantList picturesOf(int row) const;
    /// Deletes one of them by its file's name.
    Q_INVOKABLE void removePicture(int row, const QString& file);
    /// Holds a picture of the window with whatever is open in it, and the moment, until it is kept for a rule
    /// with keepHeld(), or another one is held.
    Q_INVOKABLE void holdPicture(const QVariant& image);
    Q_INVOKABLE void keepHeld(int row);
    /// Time and moment of the picture that is held, as text; empty: none.
    QString held() const;
    /// Folder of the pictures.
    QString pictureFolder() const;
    /// Returns the moment that pictures show.
    void setMoment(std::function<PictureMoment()> moment) { m_moment = std::move(moment); }
    /// Selected row; -1: none. The same rule stays selected when the filter changes.
    Q_INVOKABLE int current() const;
    Q_INVOKABLE void setCurrent(int row);
    /// Called when a scenario is played from the list: the list is where the user returns to. takeReturn()
    /// reads and clears this.
    Q_INVOKABLE void leave() { m_returns = true; }
    Q_INVOKABLE bool takeReturn() { return std::exchange(m_returns, false); }
    /// Verdicts and remarks of the case (InspectionMemory).
    const InspectionNotes& notes() const { return m_notes; }
    void setNotes(const InspectionNotes& notes);
    /// Its marks and pictures, likewise.
    const RuleFindings& findings() const { return m_findings; }
    void setFindings(const RuleFindings& findings);

    /// All rules and their notes, regardless of the filter. Calls read().
    std::vector<ConformityLine> allLines();
    /// The visible rows as a sheet to print.
    SheetDocument sheet() const;
    /// Which rules are visible, and how many of all, as text; empty: all are.
    QString excerpt() const;
    /// Writes the sheet to a file: as text if the name ends in `txt`, otherwise as PDF.
    Q_INVOKABLE void save(const QUrl& file);
    /// Writes a temporary PDF and opens it with the system's program for printing.
    Q_INVOKABLE void print();
    /// Proposed file name, without extension.
    QString fileName() const;
    /// Proposed file.
    Q_INVOKABLE QUrl proposedFile() const { return SheetSaver::proposed(fileName()); }

    /// Whether the scenarios are played. For tests.
    bool isProved() const { return m_proved; }

signals:
    /// The page was opened.
    void wanted();
    /// The user has given a verdict or typed a remark.
    void judgedRule(const QString& rule);
    void remarkTyped(const QString& rule);
    /// The user has changed findings(): the rule whose difference is being typed; empty: anything else.
    void foundMore(const QString& typed);
    void heldChanged();
    /// The verdict on this rule is to be removed, if the user confirms.
    void removalAsked(const QString& rule);
    void texts();
    void filterChanged();
    void provedChanged();
    void progressed();
    void summed();
    void initialsChanged();
    void messageChanged();

private:
    const InspectedRule& rule(int row) const { return m_rules[m_rows[static_cast<std::size_t>(row)]]; }
    bool passes(const InspectedRule& rule) const;
    void filter();
    void writeNew(int row, const QImage& image, const PictureMoment& moment);
    void addPicture(const std::optional<RulePicture>& picture);
    ConformityLine lineOf(const InspectedRule& rule) const;
    bool setNote(int row, const InspectionNote& note);
    void take(const RuleProofs& proofs);
    QString actedText(const QString& rule) const;
    ProofCounts shownOf(const QString& rule) const;

    const RuleActs& m_acts;
    QString m_folder; ///< of pictures
    QString m_language;
    std::vector<InspectedRule> m_rules;
    std::vector<std::size_t> m_rows; ///< indices of the visible rules
    RuleProofs m_proofs;
    InspectionNotes m_notes;
    RuleFindings m_findings;
    QImage m_held; ///< see holdPicture()
    RulePicture m_heldAs;
    std::function<PictureMoment()> m_moment;
    int m_regulation = 0;
    int m_shown = All;
    QString m_search;
    QString m_initials;
    QString m_current;      ///< id of the selected rule
    bool m_returns = false; ///< see takeReturn()
    QString m_trouble;
    SheetSaver m_saver;
    bool m_loaded = false; ///< rules and notes are loaded
    bool m_begun = false;
    bool m_busy = false;
    bool m_proved = false;
    double m_progress = 0;
    std::shared_ptr<std::atomic<bool>> m_over = std::make_shared<std::atomic<bool>>(false);
    std::optional<Worker> m_worker{std::in_place}; ///< declared last, destroyed first: its jobs call back
};

} // namespace mesaviva::app
