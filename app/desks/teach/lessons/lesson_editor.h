// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/desks/teach/lessons/lesson_files.h"
#include "engine/scenario/strict_json.h"
#include "engine/training/lessons/event_run.h"
#include "engine/training/lessons/lesson_document.h"
#include "engine/training/lessons/step_forms.h"
#endif

#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"
#include "app/core/worker/worker.h"
#include "app/desks/teach/lessons/editor_game.h"
#include "app/desks/teach/lessons/lesson_desk.h"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace mesaviva::app {

/// Result of playing a lesson draft.
struct EditorRun {
    std::optional<scenario::FileError> problem; ///< why it is not a lesson yet; nothing: it is one
    std::vector<scenario::Json> events;         ///< empty if the scenario is invalid
    std::vector<std::size_t> notes;             ///< indices of the notes' events, as far as they happen
    std::vector<bool> expected;                 ///< by event: it meets an expectation
    std::set<std::size_t> unmet;                ///< indices in the list of expectations
    std::set<std::size_t> untaken;              ///< indices in the list of steps
    bool tooMuch = false;
};

/// Plays the lesson as far as possible. Thread-safe; always ends, and soon after `stop` is set, in which case
/// the result is useless.
EditorRun runOf(const lessons::LessonDocument& document, const std::atomic<bool>* stop = nullptr);

/// Draft of an unsaved lesson: a file of the lesson, and a second one with two lines, the path of the
/// lesson's own file and its hash when it was opened.
class LessonDraft {
public:
    /// An unused path for a draft in the folder of `draft`, so that no earlier draft is overwritten.
    static QString freeFile(const QString& draft);
    /// Path of the second file.
    static QString sideOf(const QString& draft);
    static void remove(const QString& draft);
    /// SHA-256, to detect whether another program has written a file meanwhile.
    static QByteArray hashOf(const QByteArray& text);
};

/// Bilingual field of a lesson in the program's language; empty if it has no text.
QString wordsAt(const scenario::Json& lesson, const char* field);

/// The lesson editor: the parts of a lesson, the events it leads to, and its file. All edits go through the
/// engine's document, which refuses invalid ones; after each edit the lesson is played on a worker thread.
/// Unsaved changes are in a draft file, which survives a crash.
class LessonEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(bool active READ isActive NOTIFY activeChanged)
    Q_PROPERTY(QString draft READ draft NOTIFY draftChanged)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString file READ file NOTIFY changed)
    Q_PROPERTY(bool unsaved READ isUnsaved NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString game READ game NOTIFY changed)
    Q_PROPERTY(QList<QString> parts READ parts NOTIFY changed)
    Q_PROPERTY(int part READ part WRITE setPart NOTIFY changed)
    Q_PROPERTY(QVariantList rows READ rows NOTIFY rowsChanged)
    Q_PROPERTY(int row READ row WRITE setRow NOTIFY changed)
    Q_PROPERTY(QVariantList fields READ fields NOTIFY changed)
    Q_PROPERTY(bool listed READ isListed NOTIFY changed)
    Q_PROPERTY(QStringList adds READ adds NOTIFY changed)
    Q_PROPERTY(QString explained READ explained NOTIFY changed)
    Q_PROPERTY(QString refused READ refused NOTIFY messageChanged)
    Q_PROPERTY(int refusals READ refusals NOTIFY messageChanged)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY ranChanged)
    Q_PROPERTY(bool whole READ isWhole NOTIFY ranChanged)
    Q_PROPERTY(bool running READ isRunning NOTIFY ranChanged)
    Q_PROPERTY(QVariantList events READ events NOTIFY ranChanged)
    Q_PROPERTY(QString more READ more NOTIFY ranChanged)
    Q_PROPERTY(int event READ event WRITE setEvent NOTIFY eventChanged)
    Q_PROPERTY(QVariantList pad READ pad NOTIFY rowsChanged)
    Q_PROPERTY(int padColumns READ padColumns NOTIFY rowsChanged)
    Q_PROPERTY(int padLead READ padLead NOTIFY rowsChanged)
    Q_PROPERTY(QUrl clothPart READ clothPart NOTIFY changed)
    Q_PROPERTY(mesaviva::app::DrillTask cloth READ cloth NOTIFY rowsChanged)
    Q_PROPERTY(QVariantList chips READ chips NOTIFY rowsChanged)
    Q_PROPERTY(QStringList stakers READ stakers NOTIFY rowsChanged)
    Q_PROPERTY(int stakerAt READ stakerAt WRITE setStakerAt NOTIFY changed)
    Q_PROPERTY(QUrl playerPart READ playerPart NOTIFY changed)
    Q_PROPERTY(QString clothExplained READ clothExplained NOTIFY changed)
    Q_PROPERTY(QString clothTitle READ clothTitle NOTIFY changed)
    Q_PROPERTY(QStringList clothRounds READ clothRounds NOTIFY rowsChanged)
    Q_PROPERTY(int clothRound READ clothRound WRITE setClothRound NOTIFY rowsChanged)
    Q_PROPERTY(QVariantList outcomes READ outcomes NOTIFY rowsChanged)
    Q_PROPERTY(int place READ place WRITE setPlace NOTIFY rowsChanged)
    Q_PROPERTY(QString goesTo READ goesTo NOTIFY rowsChanged)
    Q_PROPERTY(QStringList games READ games NOTIFY textsChanged)
    Q_PROPERTY(QStringList scenarios READ scenarioTitles NOTIFY scenariosChanged)

public:
    /// Parts of a lesson.
    enum Part { Words, Table, Players, Chance, Steps, Notes, Expected };
    Q_ENUM(Part)

    /// `desk` shows the lesson at the table and lists saved ones; `keeper` has the rounds on record. Both
    /// must outlive the editor. The draft file is in `folder`.
    LessonEditor(LessonDesk& desk, RecordKeeper& keeper, const QString& folder, QObject* parent = nullptr);
    ~LessonEditor() override;

    bool isActive() const { return m_document.has_value(); }
    /// Title of an unsaved lesson of an earlier session; empty: none.
    QString draft() const { return m_document ? QString() : m_draftTitle; }
    QString title() const;
    /// Name of the file; empty: none yet.
    QString file() const;
    bool isUnsaved() const { return m_document && m_document->version() != m_saved; }
    bool canUndo() const { return m_document && m_document->canUndo(); }
    bool canRedo() const { return m_document && m_document->canRedo(); }
    QString game() const;
    /// Regulation of the lesson's table; empty without a lesson.
    std::string rules() const;

    // The selected part, its rows, and the fields of the selected row.

    QStringList parts() const;
    int part() const { return m_part; }
    void setPart(int part);
    QVariantList rows() const;
    int row() const { return m_row; }
    void setRow(int row);
    QVariantList fields() const;
    /// The part is a list of rows.
    bool isListed() const {
        return m_part == Players || m_part == Steps || m_part == Notes || m_part == Expected;
    }
    /// Names of the rows that can be added; may be empty.
    QStringList adds() const;
    /// Purpose of the part, as a sentence.
    QString explained() const;
    /// Number of refusals so far.
    int refusals() const { return m_refusals; }
    /// Why the last edit was refused, as text; empty: it was not.
    QString refused() const { return m_refused ? m_refused() : QString(); }
    /// Result of the last file operation.
    QString message() const { return m_message ? m_message() : QString(); }

    // The events of the lesson.

    QString problem() const;
    /// It is a valid lesson, all expectations are met, and every note finds its event.
    bool isWhole() const;
    bool isRunning() const { return m_running; }
    QVariantList events() const { return m_events; }
    /// "and 300 more"; empty: all are listed.
    QString more() const;
    int event() const { return m_event; }
    void setEvent(int event);
    /// Selects the next event of the same kind or, unless `same`, of another kind; `by` -1: backwards. Does
    /// nothing if there is none.
    Q_INVOKABLE void leap(int by, bool same);

    // Outcomes of chance, entered by hand.

    QVariantList pad() const;
    /// Layout of the pad: number of columns, and of values in a row of their own before.
    int padColumns() const;
    int padLead() const;
    QVariantList outcomes() const;
    /// Index in outcomes() that the next value replaces; one beyond the last: it is appended.
    int place() const { return m_place; }
    void setPlace(int place);
    /// Recipient of the next value: "Ana", "burnt"; empty if unknown or none.
    QString goesTo() const;

    // Stakes placed on the cloth by hand.

    /// QML file of the game's cloth; empty: none.
    QUrl clothPart() const;
    DrillTask cloth() const { return m_document ? played().cloth(*m_document) : DrillTask(); }
    /// Stakes of the steps on the cloth (EditorChip).
    QVariantList chips() const;
    /// The staking player: the one chosen on the cloth, or who acts in the selected step, or the first
    /// player.
    QString staker() const;
    /// Players to choose from, and the chosen one; empty: stakes belong to their places.
    QStringList stakers() const;
    int stakerAt() const;
    /// Ignores values out of range.
    void setStakerAt(int staker);
    /// QML file for the selected player's prescribed cards; empty: none.
    QUrl playerPart() const;
    /// Instructions for the cloth.
    QString clothExplained() const;
    Q_INVOKABLE QString placeName(int place) const {
        return m_document ? played().placeName(*m_document, place) : QString();
    }
    /// Title of the cloth.
    QString clothTitle() const { return m_document ? played().clothTitle() : QString(); }
    /// Rounds with stakes, and the selected one; one beyond the last: a new round.
    QStringList clothRounds() const;
    int clothRound() const;
    void setClothRound(int round);
    /// Begins another round after all others.
    Q_INVOKABLE void beginClothRound();
    /// Places a stake as a new or changed step; and takes one back.
    Q_INVOKABLE void stakeOn(int place);
    Q_INVOKABLE void takeFrom(int place);
    /// Cards at a place (EditorCard), in the players' part all prescribed for one; and numbers allowed in a
    /// box of one of them (in a blank box, the number whose place it takes).
    Q_INVOKABLE QVariantList cardsAt(int place) const;
    Q_INVOKABLE QList<int> numbersAt(int place, int card, int box) const;
    /// Replaces a card or a number in one of its boxes, or lets the seed decide.
    Q_INVOKABLE void exchangeCard(int place, int card);
    Q_INVOKABLE void setCardNumber(int place, int card, int box, int number);
    Q_INVOKABLE void leaveCardToSeed(int place, int card);

    // How a lesson begins.

    /// Games with their regulations, for an empty table, in the order of the registry.
    QStringList games() const;
    QStringList scenarioTitles() const { return m_scenarioTitles; }
    /// Whether the title of a scenario contains the words of a search.
    Q_INVOKABLE bool scenarioFits(int scenario, const QString& search) const;
    /// Reads what a lesson can begin from: shipped scenarios and an earlier session's draft.
    Q_INVOKABLE void prepare();
    Q_INVOKABLE void beginEmpty(int table);
    Q_INVOKABLE void beginScenario(int scenario);
    /// Begins with the chosen lesson of the library: the file itself if it is the user's, a copy if it is
    /// shipped.
    Q_INVOKABLE void beginChosen();
    /// Begins with a lesson or scenario file.
    Q_INVOKABLE void beginFile(const QUrl& file);
    /// Begins with a round on record, by its id.
    void beginRound(const QString& round);
    Q_INVOKABLE void takeDraft();
    Q_INVOKABLE void forgetDraft();

    // Edits.

    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void type(int field, const QString& text);
    /// Sets a field while the user is typing; all of it is one undo step.
    Q_INVOKABLE void goOnTyping(int field, const QString& text);
    Q_INVOKABLE void choose(int field, int choice);
    Q_INVOKABLE void add(int what);
    Q_INVOKABLE void removeRow();
    Q_INVOKABLE void duplicateRow();
    Q_INVOKABLE void moveRow(int rows);
    Q_INVOKABLE void enterOutcome(const QString& value);
    Q_INVOKABLE void removeOutcome();
    /// Fills in the outcomes of chance in the shown round.
    Q_INVOKABLE void enterActualOutcomes();
    /// Adds a note to the selected event, or selects the existing one.
    Q_INVOKABLE void noteHere();
    Q_INVOKABLE void expectHere();
    /// Adds the results of all players in all rounds as expectations.
    Q_INVOKABLE void expectResults();

    // The lesson at the table, and its file.

    /// Shows the table right after the selected event.
    Q_INVOKABLE void showTable();
    /// Shows the lesson as a trainee sees it.
    Q_INVOKABLE void play();
    /// Writes the lesson to its file, or to a new one among the user's lessons. Does not overwrite a file
    /// that another program has changed.
    Q_INVOKABLE void save();
    Q_INVOKABLE void saveAs(const QUrl& file);
    /// Proposed file for "Save as".
    Q_INVOKABLE QUrl suggestedFile() const;
    /// Closes the lesson and discards unsaved changes.
    Q_INVOKABLE void close();

    void retranslate();

signals:
    void activeChanged();
    void draftChanged();
    void changed();
    void rowsChanged();
    void messageChanged();
    void ranChanged();
    void eventChanged();
    void textsChanged();
    void scenariosChanged();
    /// The requested beginning was refused; see refused().
    void notBegun();
    void savedAs(const QString& path);

private:
    using Refusal = lessons::LessonDocument::Refusal;
    using Place = lessons::LessonDocument::Place;
    using Document = lessons::LessonDocument;
    using Form = EditorForm;

    /// A table that a lesson can begin with.
    struct EmptyTable {
        QString game;
        QString rules;
        QString title;
    };
    /// Of each game with an adapter, one for each of its regulations.
    QList<EmptyTable> emptyTables() const;
    struct Begin {
        std::optional<lessons::LessonDocument> document;
        QString path;                         ///< empty: no file
        bool unsaved = false;                 ///< draft of an earlier session
        std::optional<LessonRefusal> refusal; ///< set without a document
        std::function<QString()> words;       ///< other reason of refusal, as text
        QByteArray hash = {};                 ///< of the file when it was read
        QString file = {};                    ///< file that the draft belongs to
    };

    const scenario::Json& json() const { return m_document->json(); }
    const scenario::Json& scenarioJson() const { return json().at("scenario"); }
    const EditorGame& played() const;
    std::string stakerId() const;
    int clothRow() const;
    int cardRow() const;
    QUrl partOf(const QString& part) const;
    void put(const EditorStake& put);
    void setCard(int place, const EditorCardAction& action);
    Place outcomePlace() const;
    scenario::Json listOf(int part) const;
    Place placeOf(int part) const;
    int count() const;

    std::vector<Form> forms() const;
    void textForms(std::vector<Form>& forms, const Place& place, const QString& label, int lines) const;
    void wordForms(std::vector<Form>& forms) const;
    void tableForms(std::vector<Form>& forms) const;
    void stepForms(std::vector<Form>& forms) const;
    void noteForms(std::vector<Form>& forms) const;
    void expectForms(std::vector<Form>& forms) const;
    Form formOf(const Place& object, const lessons::FormField& field) const;
    Form textForm(const Place& place, const QString& label, int lines) const;

    void begin(std::function<Begin()> job);
    void take(Begin begun);
    bool edit(const std::function<Refusal(lessons::LessonDocument&)>& act);
    void edited();
    void refuse(std::function<QString()> words);
    void run();
    void listEvents();
    void saveDraft();
    /// Returns a job that writes the draft file on a worker thread.
    std::function<void()> draftJob() const;
    void write(const QString& path, bool asked);
    QVariantList listRows() const;
    QVariantList listFields() const;
    QVariantList listPad() const;
    void forgetLists();
    std::vector<std::string> broughtByRun() const;

    LessonDesk& m_desk;
    RecordKeeper& m_recordKeeper;
    OwnLessons m_own;
    QString m_draftFile;
    QString m_draftTitle;
    std::optional<lessons::LessonDocument> m_document;
    QString m_path;
    QByteArray m_hash;         ///< of the file when it was read or written; empty: none
    std::uint64_t m_saved = 0; ///< version in the file
    int m_part = Words;
    int m_row = -1;
    bool m_nextRound = false; ///< the cloth shows a round without a step
    std::string m_staker;     ///< player chosen on the cloth; empty: none
    int m_place = 0;
    std::function<QString()> m_refused;
    std::function<QString()> m_message;
    int m_refusals = 0;
    /// The field being edited, and the version with the text typed so far.
    struct Typing {
        int part = 0;
        int row = 0;
        int field = 0;
        std::uint64_t version = 0;
    };
    std::optional<Typing> m_typing;
    // Cache of rows() for all views.
    mutable std::optional<QVariantList> m_listedRows;
    mutable std::optional<QVariantList> m_listedFields;
    mutable std::optional<QVariantList> m_listedPad;
    EditorRun m_ran;
    bool m_running = false;
    std::shared_ptr<std::atomic<bool>> m_stop; ///< stop flag of the running play
    bool m_runAgain = false;
    QVariantList m_events;
    std::size_t m_firstEvent = 0; ///< events of the table before the first round are not listed
    int m_event = -1;
    bool m_prepared = false;
    QStringList m_scenarioNames;
    QStringList m_scenarioTitles;
    int m_begun = 0; ///< number of the last request; results of earlier ones are ignored
    QTimer m_draftTimer;

    std::optional<Worker> m_worker{std::in_place}; ///< for files
    RecordQuery m_query;                           ///< destroyed before the members that its answers use
    Worker m_runner;                               ///< plays the lesson
};

} // namespace mesaviva::app
