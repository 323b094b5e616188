// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/desks/teach/questions/bank_files.h"
#include "engine/training/written/question_bank.h"
#endif

#include "app/core/worker/worker.h"
#include "app/desks/teach/lessons/editor_game.h"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>
#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// A field of the selected question.
class QuestionField {
    Q_GADGET
    QML_VALUE_TYPE(questionField)
    Q_PROPERTY(int role MEMBER role)
    Q_PROPERTY(mesaviva::app::EditorField box MEMBER box)
    Q_PROPERTY(bool on MEMBER on)

public:
    int role = 0;    ///< QuestionEditor::Role
    EditorField box; ///< label, text, choices, and what is wrong there
    bool on = false; ///< a switch is on; an answer is right
};

/// The editor of a bank of questions: search, questions, fields, and the bank's file. What is typed but can't
/// be in a bank stays in its field with the reason. Unsaved changes are in a draft file, which survives a
/// crash.
class QuestionEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(bool active READ isActive NOTIFY activeChanged)
    Q_PROPERTY(bool draft READ hasDraft NOTIFY draftChanged)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString file READ file NOTIFY changed)
    Q_PROPERTY(QUrl fileUrl READ fileUrl NOTIFY changed)
    Q_PROPERTY(bool unsaved READ isUnsaved NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY changed)
    Q_PROPERTY(QList<QString> subjects READ subjects NOTIFY changed)
    Q_PROPERTY(int subject READ subject WRITE setSubject NOTIFY changed)
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)
    Q_PROPERTY(int row READ row WRITE setRow NOTIFY changed)
    Q_PROPERTY(bool ofQuestion READ isOfQuestion NOTIFY changed)
    Q_PROPERTY(QVariantList fields READ fields NOTIFY changed)
    Q_PROPERTY(bool moreChoices READ takesMoreChoices NOTIFY changed)
    Q_PROPERTY(QString standing READ standing NOTIFY changed)
    Q_PROPERTY(bool complete READ isComplete NOTIFY changed)
    Q_PROPERTY(QString refused READ refused NOTIFY messageChanged)
    Q_PROPERTY(int refusals READ refusals NOTIFY messageChanged)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)

public:
    /// Kinds of fields.
    enum Role {
        Entry,   ///< typed or chosen
        Heading, ///< of the switches below
        Switch,  ///< on or off
        Answer,  ///< typed, and right or wrong; can be removed
    };
    Q_ENUM(Role)
    /// Languages of a new bank, also the choices of the bank's own field.
    enum Languages { Portuguese, English, Both };
    Q_ENUM(Languages)

    /// Banks without a file are proposed in the folder `questions` of `folder`; the draft is in `folder`.
    explicit QuestionEditor(const QString& folder, QObject* parent = nullptr);
    ~QuestionEditor() override;

    bool isActive() const { return !m_versions.empty(); }
    /// There is an unsaved bank of an earlier session.
    bool hasDraft() const { return m_hasDraft && !isActive(); }
    QString title() const;
    /// Name of the file; empty: none yet.
    QString file() const;
    QUrl fileUrl() const { return m_path.isEmpty() ? QUrl() : QUrl::fromLocalFile(m_path); }
    bool isUnsaved() const { return isActive() && (m_versions[m_now].number != m_saved || m_rejected); }
    /// Undoing also takes back text that can't be in the bank.
    bool canUndo() const { return m_now > 0 || m_rejected; }
    bool canRedo() const { return m_now + 1 < m_versions.size(); }

    // The list: the bank itself, then its questions that match the search.

    QString search() const { return m_search; }
    void setSearch(const QString& search);
    /// All kinds, then each.
    QList<QString> subjects() const;
    int subject() const { return m_subject; }
    void setSubject(int subject);
    QVariantList rows() const;
    int row() const;
    /// Does nothing while a field has text that can't be in the bank.
    void setRow(int row);
    /// A question is selected, not the bank.
    bool isOfQuestion() const { return selected() != nullptr; }

    // The fields of the selected row.

    QVariantList fields() const;
    bool takesMoreChoices() const;
    /// "120 questions", and how many lack something.
    QString standing() const;
    /// The bank can be asked from.
    bool isComplete() const;
    QString refused() const { return m_refused ? m_refused() : QString(); }
    int refusals() const { return m_refusals; }
    QString message() const { return m_message ? m_message() : QString(); }
    const written::QuestionBank& bank() const { return *m_versions[m_now].bank; }

    // How it begins.

    /// Looks for an earlier session's draft.
    Q_INVOKABLE void prepare();
    /// Begins with a copy of the program's questions, or with none.
    Q_INVOKABLE void beginCopy(int languages);
    Q_INVOKABLE void beginEmpty(int languages);
    Q_INVOKABLE void beginFile(const QUrl& file);
    Q_INVOKABLE void takeDraft();
    Q_INVOKABLE void forgetDraft();

    // Edits.

    Q_INVOKABLE void undo() { go(-1); }
    Q_INVOKABLE void redo() { go(1); }
    Q_INVOKABLE void type(int field, const QString& text);
    /// Sets a field while the user is typing; all of it is one undo step.
    Q_INVOKABLE void goOnTyping(int field, const QString& text);
    Q_INVOKABLE void choose(int field, int choice);
    /// Turns a switch, or an answer right or wrong.
    Q_INVOKABLE void turn(int field);
    Q_INVOKABLE void addChoice();
    Q_INVOKABLE void removeChoice(int field);
    Q_INVOKABLE void addQuestion();
    Q_INVOKABLE void duplicateQuestion();
    Q_INVOKABLE void removeQuestion();

    // The file.

    /// Does not overwrite a file that another program has changed.
    Q_INVOKABLE void save();
    Q_INVOKABLE void saveAs(const QUrl& file);
    Q_INVOKABLE QUrl suggestedFile() const;
    /// Closes the bank and discards unsaved changes.
    Q_INVOKABLE void close();

    void retranslate();

signals:
    void activeChanged();
    void draftChanged();
    void changed();
    void messageChanged();
    /// The requested beginning was refused; see refused().
    void notBegun();
    void savedAs(const QString& path);

private:
    using Bank = written::QuestionBank;
    using Question = written::BankQuestion;
    using Refusal = std::optional<scenario::FileError>;
    struct Version {
        std::shared_ptr<const Bank> bank;
        std::uint64_t number = 0;
    };
    struct Form {
        QuestionField field;
        std::string path{}; ///< in the question, or in the bank
        std::function<Refusal(Bank&, Question&, const QString&)> type = nullptr;
        std::function<void(Bank&, Question&, int)> choose = nullptr; ///< also turns
        std::size_t choice = 0;                                      ///< of an answer

        static Form of(const QString& label, std::string path = {}) {
            Form form{};
            form.path = std::move(path);
            form.field.box.label = label;
            return form;
        }
    };
    struct Typing {
        std::string question;
        int field = 0;
        std::uint64_t version = 0;
    };
    /// Text that can't be in the bank, in its field.
    struct Rejected {
        int field = 0;
        QString text;
        scenario::FileError error;
    };

    const Question* selected() const;
    std::size_t selectedAt() const;
    std::vector<Form> forms() const;
    void bankForms(std::vector<Form>& forms) const;
    void questionForms(std::vector<Form>& forms, const Question& question) const;
    void answerForms(std::vector<Form>& forms, const Question& question) const;
    void textForms(std::vector<Form>& forms, const Form& form, std::size_t most,
                   const std::function<written::BankText&(Bank&, Question&)>& text) const;
    std::vector<scenario::FileError> faults() const;
    void beginWith(const QString& path, bool draft);
    void takeOn(Bank bank, const QString& path, const QByteArray& hash, bool unsaved);
    bool isHeldUp();
    void put(Bank bank);
    void put(const std::function<void(Bank&, Question&)>& act);
    void typeIn(int field, const QString& typed, bool goesOn);
    void go(int by);
    void list();
    void refresh();
    void refuse(std::function<QString()> words);
    void write(const QString& path, bool asked);
    std::function<void()> draftJob() const;

    OwnLessons m_own;
    QString m_folder;
    QString m_draftFile;
    bool m_hasDraft = false;
    std::vector<Version> m_versions; ///< empty: closed
    std::size_t m_now = 0;
    std::uint64_t m_last = 0;
    std::uint64_t m_saved = 0; ///< version in the file
    QString m_path;
    QByteArray m_hash; ///< of the file when it was read or written; empty: none
    QString m_search;
    int m_subject = 0;
    std::vector<std::string> m_listed; ///< questions of rows(), from the second row on
    std::string m_selected;            ///< empty: the bank itself
    std::optional<Typing> m_typing;
    std::optional<Rejected> m_rejected;
    mutable std::optional<QVariantList> m_rows;
    mutable std::optional<QVariantList> m_fields;
    std::function<QString()> m_refused;
    std::function<QString()> m_message;
    int m_refusals = 0;
    int m_begun = 0; ///< number of the last request; results of earlier ones are ignored
    QTimer m_draftTimer;
    std::optional<Worker> m_worker{std::in_place}; ///< declared last, destroyed first
};

} // namespace mesaviva::app
