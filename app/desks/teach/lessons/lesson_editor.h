// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/desks/teach/lessons/editor_run.h"
#include "app/desks/teach/lessons/own_lessons.h"
#include "engine/training/lessons/lesson_document.h"
#include "engine/training/lessons/step_forms.h"
#endif

#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"
#include "app/core/worker/worker.h"
#include "app/desks/teach/lessons/editor_entries.h"
#include "app/desks/teach/lessons/editor_game.h"
#include "app/desks/teach/lessons/lesson_desk.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// The lesson editor behind the trainer's door: a lesson part by part, what comes of it, its file. All edits
/// go through the engine's document, which refuses what can't be; the lesson is played after each of them
/// beside the window. What is not saved lies in a draft's file, which outlives a program that is killed.
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
    Q_PROPERTY(QString refused READ refused NOTIFY toldChanged)
    Q_PROPERTY(int refusals READ refusals NOTIFY toldChanged)
    Q_PROPERTY(QString told READ told NOTIFY toldChanged)
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
    Q_PROPERTY(QString staker READ staker NOTIFY changed)
    Q_PROPERTY(QStringList stakers READ stakers NOTIFY rowsChanged)
    Q_PROPERTY(int stakerAt READ stakerAt WRITE setStakerAt NOTIFY changed)
    Q_PROPERTY(QUrl playerPart READ playerPart NOTIFY changed)
    Q_PROPERTY(QString clothExplained READ clothExplained NOTIFY changed)
    Q_PROPERTY(QString clothTitle READ clothTitle NOTIFY changed)
    Q_PROPERTY(QStringList clothRounds READ clothRounds NOTIFY rowsChanged)
    Q_PROPERTY(int clothRound READ clothRound WRITE setClothRound NOTIFY rowsChanged)
    Q_PROPERTY(QVariantList laid READ laid NOTIFY rowsChanged)
    Q_PROPERTY(int place READ place WRITE setPlace NOTIFY rowsChanged)
    Q_PROPERTY(QString goesTo READ goesTo NOTIFY rowsChanged)
    Q_PROPERTY(QStringList games READ games NOTIFY textsChanged)
    Q_PROPERTY(QStringList scenarios READ scenarioTitles NOTIFY scenariosChanged)

public:
    /// The parts of a lesson, as they are chosen.
    enum Part { Words, Table, Players, Chance, Steps, Notes, Expected };
    Q_ENUM(Part)

    /// `desk` shows what is written at the table and lists what is saved; `keeper` has the rounds on record.
    /// Both must live longer. The draft's file lies in `folder`.
    LessonEditor(LessonDesk& desk, RecordKeeper& keeper, const QString& folder, QObject* parent = nullptr);
    ~LessonEditor() override;

    bool isActive() const { return m_document.has_value(); }
    /// What an unsaved lesson of an earlier session is called; empty: there is none.
    QString draft() const { return m_document ? QString() : m_draftTitle; }
    QString title() const;
    /// The file's name; empty: it has none yet.
    QString file() const;
    bool isUnsaved() const { return m_document && m_document->version() != m_saved; }
    bool canUndo() const { return m_document && m_document->canUndo(); }
    bool canRedo() const { return m_document && m_document->canRedo(); }
    QString game() const;
    /// The regulation that its table plays by; empty where there is no lesson.
    std::string rules() const;

    // Which part is shown, its rows, and what can be typed of the row that is chosen.

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
    /// What can be added to it, by words; empty: nothing from here.
    QStringList adds() const;
    /// What the part is for, in a sentence.
    QString explained() const;
    /// How often something was refused so far.
    int refusals() const { return m_refusals; }
    /// Why the last edit was refused, in words; empty: it was done.
    QString refused() const { return m_refused ? m_refused() : QString(); }
    /// What came of the last deed with a file.
    QString told() const { return m_told ? m_told() : QString(); }

    // What comes of it.

    QString problem() const;
    /// It is a lesson, all that is expected comes, and every note finds its event.
    bool isWhole() const;
    bool isRunning() const { return m_running; }
    QVariantList events() const { return m_events; }
    /// "and 300 more"; empty: all are listed.
    QString more() const;
    int event() const { return m_event; }
    void setEvent(int event);
    /// To the next event of the kind of the chosen one, or, unless `same`, to the next of another kind; -1:
    /// backwards. Where there is none, nothing happens.
    Q_INVOKABLE void leap(int by, bool same);

    // What chance brings, laid by hand.

    QVariantList pad() const;
    /// How many of them stand beside each other, and how many in a row of their own before.
    int padColumns() const;
    int padLead() const;
    QVariantList laid() const;
    /// Which of laid() is replaced by what is laid next; one beyond the last: it is added.
    int place() const { return m_place; }
    void setPlace(int place);
    /// To whom goes what is laid there next: "Ana", "burnt"; empty where that is not known, or not to
    /// anybody.
    QString goesTo() const;

    // Stakes put on the cloth by hand.

    /// The game's own part for it; empty: it has none.
    QUrl clothPart() const;
    DrillTask cloth() const { return m_document ? played().cloth(*m_document) : DrillTask(); }
    /// What the steps put there (EditorChip).
    QVariantList chips() const;
    /// Who stakes: who was chosen on the cloth, else whoever acts in the step that is chosen, or the first
    /// player.
    QString staker() const;
    /// Who can be chosen there, and which of them stakes; empty: stakes belong to their places.
    QStringList stakers() const;
    int stakerAt() const;
    /// What is out of bounds is not taken.
    void setStakerAt(int staker);
    /// The game's own part for what is laid for the player that is chosen; empty: it has none, or none is.
    QUrl playerPart() const;
    /// How stakes are put there.
    QString clothExplained() const;
    Q_INVOKABLE QString placeName(int place) const {
        return m_document ? played().placeName(*m_document, place) : QString();
    }
    /// What the cloth is called.
    QString clothTitle() const { return m_document ? played().clothTitle() : QString(); }
    /// The rounds that are put there; which of them is shown; one beyond the last: a new one.
    QStringList clothRounds() const;
    int clothRound() const;
    void setClothRound(int round);
    /// Another one, after all others.
    Q_INVOKABLE void beginClothRound();
    /// What the game puts there, as a step of its own or in place of one; and takes back as much.
    Q_INVOKABLE void stakeOn(int place);
    Q_INVOKABLE void takeFrom(int place);
    /// The cards that lie at a place (EditorCard), among the players all that are laid for one; and what may
    /// stand in a box of one of them, or whose number makes way in a blank one.
    Q_INVOKABLE QVariantList cardsAt(int place) const;
    Q_INVOKABLE QList<int> numbersAt(int place, int card, int box) const;
    /// Another card instead of one of them, another number in one of its boxes, or what the seed brings.
    Q_INVOKABLE void exchangeCard(int place, int card);
    Q_INVOKABLE void setCardNumber(int place, int card, int box, int number);
    Q_INVOKABLE void leaveCardToSeed(int place, int card);

    // How one begins.

    /// Games with their rules, for an empty table: the house's, in its order.
    QStringList games() const;
    QStringList scenarioTitles() const { return m_scenarioTitles; }
    /// Reads what can be begun from: the shipped scenarios, and an earlier session's draft.
    Q_INVOKABLE void prepare();
    Q_INVOKABLE void beginEmpty(int table);
    Q_INVOKABLE void beginScenario(int scenario);
    /// The lesson that is chosen in the library: one's own itself, a shipped one as a copy.
    Q_INVOKABLE void beginChosen();
    /// A lesson's file, or a scenario's.
    Q_INVOKABLE void beginFile(const QUrl& file);
    /// A round on record, by its id.
    Q_INVOKABLE void beginRound(const QString& round);
    Q_INVOKABLE void takeDraft();
    Q_INVOKABLE void forgetDraft();

    // Edits.

    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void type(int field, const QString& text);
    /// The same while it is still being typed: all of it is undone together.
    Q_INVOKABLE void goOnTyping(int field, const QString& text);
    Q_INVOKABLE void choose(int field, int choice);
    Q_INVOKABLE void add(int what);
    Q_INVOKABLE void removeRow();
    Q_INVOKABLE void duplicateRow();
    Q_INVOKABLE void moveRow(int rows);
    Q_INVOKABLE void lay(const QString& value);
    Q_INVOKABLE void unlay();
    /// Fills in what chance has brought in the round that is shown.
    Q_INVOKABLE void layAsCame();
    /// A note at the event that is chosen, or to the one that stands there.
    Q_INVOKABLE void noteHere();
    Q_INVOKABLE void expectHere();
    /// What came of every player in every round is expected.
    Q_INVOKABLE void expectResults();

    // The lesson at the table, and its file.

    /// The table as it is right after the event that is chosen.
    Q_INVOKABLE void showTable();
    /// As a trainee has it.
    Q_INVOKABLE void play();
    /// Writes it to its file, or to a new one among the user's own lessons; a file that has been changed from
    /// elsewhere since is left as it is.
    Q_INVOKABLE void save();
    Q_INVOKABLE void saveAs(const QUrl& file);
    /// Where "save as" begins.
    Q_INVOKABLE QUrl suggestedFile() const;
    /// Puts it away; what is not saved goes.
    Q_INVOKABLE void close();

    void retranslate();

signals:
    void activeChanged();
    void draftChanged();
    void changed();
    void rowsChanged();
    void toldChanged();
    void ranChanged();
    void eventChanged();
    void textsChanged();
    void scenariosChanged();
    /// What was to be begun from is refused; refused() says why.
    void notBegun();
    void savedAs(const QString& path);

private:
    using Refusal = lessons::LessonDocument::Refusal;
    using Place = lessons::LessonDocument::Place;
    using Document = lessons::LessonDocument;
    using Form = EditorForm;
    struct Begin {
        std::optional<lessons::LessonDocument> document;
        QString path;                         ///< empty: it has no file
        bool unsaved = false;                 ///< it is the draft of an earlier session
        std::optional<LessonRefusal> refusal; ///< where there is no document
        std::function<QString()> words;       ///< the same in words of another kind
        QByteArray hash = {};                 ///< of the file as it was read
        QString file = {};                    ///< whose draft it is
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
    void keepDraft();
    /// What lies in the draft's file, written where one may wait for the disk.
    std::function<void()> draftJob() const;
    void write(const QString& path, bool asked);
    QVariantList listRows() const;
    QVariantList listFields() const;
    QVariantList listPad() const;
    void forgetLists();
    std::vector<std::string> broughtByRun() const;

    LessonDesk& m_desk;
    RecordKeeper& m_keeper;
    OwnLessons m_own;
    QString m_draftFile;
    QString m_draftTitle;
    std::optional<lessons::LessonDocument> m_document;
    QString m_path;
    QByteArray m_hash;         ///< of the file as it was read or written; empty: it has none
    std::uint64_t m_saved = 0; ///< the version that is in the file
    int m_part = Words;
    int m_row = -1;
    bool m_nextRound = false; ///< the cloth shows a round that has no step yet
    std::string m_staker;     ///< who was chosen on the cloth; empty: nobody
    int m_place = 0;
    std::function<QString()> m_refused;
    std::function<QString()> m_told;
    int m_refusals = 0;
    /// The field that is being typed in, and the version that has what was typed so far.
    struct Typing {
        int part = 0;
        int row = 0;
        int field = 0;
        std::uint64_t version = 0;
    };
    std::optional<Typing> m_typing;
    // Made once for all that show them.
    mutable std::optional<QVariantList> m_listedRows;
    mutable std::optional<QVariantList> m_listedFields;
    mutable std::optional<QVariantList> m_listedPad;
    EditorRun m_ran;
    bool m_running = false;
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of the run that is under way
    bool m_runAgain = false;
    QVariantList m_events;
    std::size_t m_firstEvent = 0; ///< events of the table before the first round are not listed
    int m_event = -1;
    bool m_prepared = false;
    QStringList m_scenarioNames;
    QStringList m_scenarioTitles;
    int m_begun = 0; ///< what was begun for an earlier wish is not wanted any more
    QTimer m_keeping;

    std::optional<Worker> m_worker{std::in_place}; ///< files
    RecordQuery m_query;                           ///< goes before what its answers touch
    Worker m_runner;                               ///< plays
};

} // namespace mesaviva::app
