// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/questions/question_editor.h"

#include "app/core/rulebook/word_search.h"
#include "app/core/text/file_error_text.h"
#include "app/core/text/spoken_text.h"
#include "app/desks/teach/common/typed_answer.h"
#include "app/desks/teach/lessons/lesson_editor.h"
#include "app/desks/teach/questions/question_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

using scenario::errorAt;
using scenario::FileError;
using scenario::FileProblem;
using written::BankChoice;
using written::BankLanguages;
using written::BankText;

namespace {

constexpr std::size_t kMostBankVersions = 200;
constexpr std::size_t kNewChoices = 4;
constexpr int kDraftAfter = 800; ///< milliseconds without an edit until the draft is written

// A text that its language lacks is taken from the other, when there is only one language left.
void convert(BankText& text, const BankLanguages& languages) {
    if (!languages.en) {
        text.pt = text.pt.empty() ? text.en : text.pt;
        text.en.clear();
    } else if (!languages.pt) {
        text.en = text.en.empty() ? text.pt : text.en;
        text.pt.clear();
    }
}

written::QuestionBank converted(written::QuestionBank bank, const BankLanguages& languages) {
    bank.languages = languages;
    convert(bank.title, languages);
    for (auto& question : bank.questions) {
        written::BankQuestion other = *question;
        for (BankText* const text : {&other.text, &other.unit, &other.why}) {
            convert(*text, languages);
        }
        for (BankChoice& choice : other.choices) {
            convert(choice.text, languages);
        }
        question = std::make_shared<const written::BankQuestion>(std::move(other));
    }
    return bank;
}

// An unused path, so that no earlier draft is overwritten.
QString freeDraft(const QString& folder) {
    QString path = folder + QStringLiteral("/questions_draft.json");
    for (int number = 2; QFile::exists(path); ++number) {
        path = folder + QStringLiteral("/questions_draft_%1.json").arg(number);
    }
    return path;
}

BankLanguages languagesOf(int choice) {
    return {choice != QuestionEditor::English, choice != QuestionEditor::Portuguese};
}

} // namespace

QuestionEditor::QuestionEditor(const QString& folder, QObject* parent)
    : QObject(parent),
      m_own(folder + QStringLiteral("/questions")),
      m_folder(folder),
      m_draftFile(freeDraft(folder)) {
    m_draftTimer.setSingleShot(true);
    m_draftTimer.setInterval(kDraftAfter);
    connect(&m_draftTimer, &QTimer::timeout, this, [this] {
        if (isUnsaved()) {
            m_worker->run(draftJob());
        }
    });
}

QuestionEditor::~QuestionEditor() {
    m_worker.reset(); // waits for a running save, which removes the draft
    if (isUnsaved()) {
        draftJob()();
    }
}

QString QuestionEditor::title() const {
    const QString words = isActive() ? QuestionText::of(bank().title, spokenLanguage()) : QString();
    return words.isEmpty() && isActive() ? tr("Questions without a title") : words;
}

QString QuestionEditor::file() const { return QFileInfo(m_path).fileName(); }

const QuestionEditor::Question* QuestionEditor::selected() const {
    const std::size_t at = selectedAt();
    return isActive() && at < bank().questions.size() ? bank().questions[at].get() : nullptr;
}

std::size_t QuestionEditor::selectedAt() const {
    if (!isActive()) {
        return 0;
    }
    const auto& all = bank().questions;
    return static_cast<std::size_t>(
        std::ranges::find(all, m_selected, [](const auto& question) { return question->id; }) - all.begin());
}

// The list.

void QuestionEditor::setSearch(const QString& search) {
    m_search = search;
    list();
    refresh();
}

QList<QString> QuestionEditor::subjects() const {
    return QList<QString>{tr("All kinds")} + QuestionText::subjects();
}

void QuestionEditor::setSubject(int subject) {
    m_subject = subject >= 0 && subject <= static_cast<int>(written::kSubjects) ? subject : m_subject;
    list();
    refresh();
}

// The selected question stays listed, so that it does not vanish while it is edited.
void QuestionEditor::list() {
    m_listed.clear();
    if (!isActive()) {
        return;
    }
    const QStringList words = wordsOf(m_search);
    for (const auto& question : bank().questions) {
        const bool isOfKind = m_subject == 0 || static_cast<int>(question->subject) == m_subject - 1;
        const QString all = QString::fromStdString(question->text.pt + ' ' + question->text.en) + u' ' +
                            QuestionText::rules(*question) + u' ' + QString::fromStdString(question->id);
        if ((isOfKind && hasAllWords(all, words)) || question->id == m_selected) {
            m_listed.push_back(question->id);
        }
    }
}

QVariantList QuestionEditor::rows() const {
    if (!isActive()) {
        return {};
    }
    if (m_rows) {
        return *m_rows;
    }
    QVariantList rows;
    const auto add = [&](const QString& name, const QString& detail, bool isFaulty) {
        EditorRow row;
        row.title = name;
        row.detail = detail;
        row.faulty = isFaulty;
        rows.append(QVariant::fromValue(row));
    };
    add(tr("About these questions"), title(),
        written::firstFault({bank().title, bank().languages, {}})->path.starts_with("title"));
    const auto& all = bank().questions;
    std::size_t next = 0;
    for (const std::string& id : m_listed) { // in the order of the bank
        while (all[next]->id != id) {
            ++next;
        }
        const Question& question = *all[next];
        const QString words = QuestionText::of(question.text, spokenLanguage()).simplified();
        const QString rules = QuestionText::rules(question);
        add(words.isEmpty() ? tr("Question without a text") : words,
            QuestionText::subject(question.subject) +
                (rules.isEmpty() ? QString() : QStringLiteral(" · ") + rules),
            !questionFaults(question, bank().languages).empty());
    }
    m_rows = rows;
    return rows;
}

int QuestionEditor::row() const {
    if (m_selected.empty()) {
        return 0;
    }
    const auto found = std::ranges::find(m_listed, m_selected);
    return found == m_listed.end() ? -1 : static_cast<int>(found - m_listed.begin()) + 1;
}

// Whether text that can't be in the bank has to be corrected first.
bool QuestionEditor::isHeldUp() {
    if (m_rejected) {
        refuse([] { return tr("Correct what is marked first, or undo it."); });
    }
    return m_rejected.has_value();
}

void QuestionEditor::setRow(int row) {
    if (row == this->row() || row < 0 || row > static_cast<int>(m_listed.size()) || isHeldUp()) {
        return;
    }
    m_selected = row == 0 ? std::string() : m_listed[static_cast<std::size_t>(row - 1)];
    m_rejected.reset();
    m_typing.reset();
    refresh();
}

QString QuestionEditor::standing() const {
    if (!isActive()) {
        return {};
    }
    const auto lacking =
        static_cast<int>(std::ranges::count_if(bank().questions, [this](const auto& question) {
            return !questionFaults(*question, bank().languages).empty();
        }));
    const QString all = tr("%n question(s)", nullptr, static_cast<int>(bank().questions.size()));
    return lacking == 0 ? all : all + QStringLiteral(" · ") + tr("%1 incomplete").arg(lacking);
}

bool QuestionEditor::isComplete() const {
    return isActive() && !written::firstFault(bank()) &&
           std::ranges::all_of(bank().questions, [this](const auto& question) {
               return questionFaults(*question, bank().languages).empty();
           });
}

// Fields.

// One field for each language of the bank.
void QuestionEditor::textForms(std::vector<Form>& forms, const Form& form, std::size_t most,
                               const std::function<BankText&(Bank&, Question&)>& text) const {
    const BankLanguages languages = bank().languages;
    Bank now = bank();
    Question question = selected() ? *selected() : Question{};
    for (const bool isPortuguese : {true, false}) {
        if (!(isPortuguese ? languages.pt : languages.en)) {
            continue;
        }
        Form one = form;
        const BankText& words = text(now, question);
        one.path += isPortuguese ? ".pt" : ".en";
        one.field.box.text = QString::fromStdString(isPortuguese ? words.pt : words.en);
        if (languages.pt && languages.en) {
            //: %1 the name of a field
            one.field.box.label =
                (isPortuguese ? tr("%1, in Portuguese") : tr("%1, in English")).arg(form.field.box.label);
        }
        if (!isPortuguese && languages.pt && form.field.role == Answer) {
            one.field.role = Entry; // right or wrong is said once
        }
        const bool isOfLines = form.field.box.lines > 0;
        one.type = [text, isPortuguese, most, isOfLines](Bank& bank, Question& asked,
                                                         const QString& typed) -> Refusal {
            const std::string line = typed.toStdString();
            if (auto fault = written::textFault(line, most, isOfLines)) {
                return fault;
            }
            (isPortuguese ? text(bank, asked).pt : text(bank, asked).en) = line;
            return std::nullopt;
        };
        forms.push_back(std::move(one));
    }
}

void QuestionEditor::bankForms(std::vector<Form>& forms) const {
    Form title = Form::of(tr("Title"), "title");
    textForms(forms, title, written::limits::kLine,
              [](Bank& bank, Question&) -> BankText& { return bank.title; });
    Form languages = Form::of(tr("Language of the questions"), "languages");
    languages.field.box.choices = {tr("Portuguese"), tr("English"), tr("Both")};
    languages.field.box.choice = !bank().languages.en ? Portuguese : !bank().languages.pt ? English : Both;
    languages.choose = [](Bank& bank, Question&, int choice) { bank = converted(bank, languagesOf(choice)); };
    forms.push_back(std::move(languages));
}

void QuestionEditor::answerForms(std::vector<Form>& forms, const Question& question) const {
    Form way = Form::of(tr("How it is answered"), "choices");
    way.field.box.choices = {tr("By choosing"), tr("By a number")};
    way.field.box.choice = question.asksNumber() ? 1 : 0;
    way.choose = [](Bank&, Question& asked, int choice) {
        if ((choice == 1) == asked.asksNumber()) {
            return;
        }
        asked.choices.resize(choice == 1 ? 0 : kNewChoices);
        asked.number.reset();
        if (choice == 0) {
            asked.choices.front().right = true;
            asked.unit = {};
        }
    };
    forms.push_back(std::move(way));
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        Form choice{};
        choice.path = scenario::itemPath("choices", i) + ".text";
        choice.choice = i;
        choice.field.role = Answer;
        choice.field.on = question.choices[i].right;
        //: %1 the number of an answer to choose
        choice.field.box.label = tr("Answer %1").arg(i + 1);
        choice.choose = [i](Bank&, Question& asked, int) {
            asked.choices[i].right = !asked.choices[i].right;
        };
        textForms(forms, choice, written::limits::kLine,
                  [i](Bank&, Question& asked) -> BankText& { return asked.choices.at(i).text; });
    }
    if (!question.asksNumber()) {
        return;
    }
    Form number = Form::of(tr("Right number"), "number");
    number.field.box.hint = tr("For instance %1").arg(QuestionText::number(8'750));
    number.field.box.half = true;
    number.field.box.text = question.number ? QuestionText::number(*question.number) : QString();
    number.type = [](Bank&, Question& asked, const QString& typed) -> Refusal {
        const std::optional<Money> sum = typedSum(typed);
        if (!typed.trimmed().isEmpty() && (!sum || sum->cents > written::limits::kNumber)) {
            return errorAt({}, FileProblem::not_hundredths, {std::to_string(written::limits::kNumber / 100)});
        }
        asked.number = sum ? std::optional(sum->cents) : std::nullopt;
        return std::nullopt;
    };
    forms.push_back(std::move(number));
    Form unit = Form::of(tr("What it counts"), "unit");
    unit.field.box.hint = tr("Chips, euros…");
    unit.field.box.half = true;
    textForms(forms, unit, written::limits::kUnit,
              [](Bank&, Question& asked) -> BankText& { return asked.unit; });
}

void QuestionEditor::questionForms(std::vector<Form>& forms, const Question& question) const {
    Form kind = Form::of(tr("Kind"));
    kind.field.box.half = true;
    kind.field.box.choices = QuestionText::subjects();
    kind.field.box.choice = static_cast<int>(question.subject);
    kind.choose = [](Bank&, Question& asked, int choice) {
        asked.subject = static_cast<written::Subject>(choice);
    };
    forms.push_back(std::move(kind));
    Form marks = Form::of(tr("Marks"), "marks");
    marks.field.box.half = true;
    marks.field.box.text = QString::number(question.marks);
    marks.type = [](Bank&, Question& asked, const QString& typed) -> Refusal {
        bool isNumber = false;
        const int number = typed.trimmed().toInt(&isNumber);
        if (!isNumber || number < 1 || number > written::limits::kMarks) {
            return errorAt({}, FileProblem::not_whole_from, {"1", std::to_string(written::limits::kMarks)});
        }
        asked.marks = number;
        return std::nullopt;
    };
    forms.push_back(std::move(marks));
    Form text = Form::of(tr("Question"), "text");
    text.field.box.lines = 3;
    textForms(forms, text, written::limits::kText,
              [](Bank&, Question& asked) -> BankText& { return asked.text; });
    answerForms(forms, question);
    Form rules = Form::of(tr("Rules"), "rules");
    rules.field.box.hint = tr("For instance R27a, R32");
    rules.field.box.text = QuestionText::rules(question);
    rules.type = [](Bank&, Question& asked, const QString& typed) -> Refusal {
        static const QRegularExpression kBetween(QStringLiteral("[,;\\s]+"));
        std::vector<std::string> named;
        for (const QString& word : typed.split(kBetween, Qt::SkipEmptyParts)) {
            const std::string rule = word.toStdString();
            if (!written::isRuleForm(rule)) {
                return errorAt({}, FileProblem::no_such_rule, {scenario::inQuotes(rule)});
            }
            if (std::ranges::find(named, rule) == named.end()) {
                named.push_back(rule);
            }
        }
        if (named.size() > written::limits::kRules) {
            return errorAt({}, FileProblem::too_many, {std::to_string(written::limits::kRules)});
        }
        asked.rules = std::move(named);
        return std::nullopt;
    };
    forms.push_back(std::move(rules));
    Form why = Form::of(tr("Explanation"), "why");
    why.field.box.lines = 2;
    textForms(forms, why, written::limits::kText,
              [](Bank&, Question& asked) -> BankText& { return asked.why; });
    Form heading = Form::of(tr("Asked of tables under"), "regulations");
    heading.field.role = Heading;
    forms.push_back(std::move(heading));
    const QStringList names = QuestionText::regulations(spokenLanguage());
    const std::vector<std::string_view> keys = written::regulations();
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const std::string key(keys[i]);
        Form regulation{};
        regulation.field.role = Switch;
        regulation.field.box.half = true;
        regulation.field.box.label = names.value(static_cast<qsizetype>(i));
        regulation.field.on = std::ranges::find(question.regulations, key) != question.regulations.end();
        regulation.choose = [key](Bank&, Question& asked, int) {
            if (std::erase(asked.regulations, key) == 0) {
                asked.regulations.push_back(key);
            }
        };
        forms.push_back(std::move(regulation));
    }
}

std::vector<FileError> QuestionEditor::faults() const {
    if (const Question* const question = selected()) {
        return questionFaults(*question, bank().languages);
    }
    const auto fault = written::firstFault({bank().title, bank().languages, {}});
    return fault ? std::vector{*fault} : std::vector<FileError>();
}

// A fault belongs to the field with its path, or to the one of the list that it is in.
std::vector<QuestionEditor::Form> QuestionEditor::forms() const {
    std::vector<Form> forms;
    if (!isActive()) {
        return forms;
    }
    if (const Question* const question = selected()) {
        questionForms(forms, *question);
    } else {
        bankForms(forms);
    }
    for (const FileError& fault : faults()) {
        const auto field = std::ranges::find_if(forms, [&](const Form& form) {
            return !form.path.empty() && (fault.path == form.path || fault.path.starts_with(form.path + '['));
        });
        const auto exact = std::ranges::find(forms, fault.path, &Form::path);
        const auto owner = exact != forms.end() ? exact : field;
        if (owner != forms.end() && owner->field.box.problem.isEmpty()) {
            FileError here = fault;
            here.path.clear();
            owner->field.box.problem = FileErrorText::of(here);
        }
    }
    if (m_rejected && m_rejected->field < static_cast<int>(forms.size())) {
        EditorField& box = forms[static_cast<std::size_t>(m_rejected->field)].field.box;
        box.text = m_rejected->text;
        box.problem = FileErrorText::of(m_rejected->error);
    }
    return forms;
}

QVariantList QuestionEditor::fields() const {
    if (!m_fields) {
        QVariantList fields;
        for (const Form& form : forms()) {
            fields.append(QVariant::fromValue(form.field));
        }
        m_fields = fields;
    }
    return *m_fields;
}

bool QuestionEditor::takesMoreChoices() const {
    const Question* const question = selected();
    return question && !question->asksNumber() && question->choices.size() < written::limits::kMostChoices;
}

// Edits.

void QuestionEditor::refresh() {
    m_rows.reset();
    m_fields.reset();
    emit changed();
}

void QuestionEditor::put(Bank bank) {
    m_versions.resize(m_now + 1);
    m_versions.push_back({std::make_shared<const Bank>(std::move(bank)), ++m_last});
    if (m_versions.size() > kMostBankVersions) {
        m_versions.erase(m_versions.begin());
    }
    m_now = m_versions.size() - 1;
    m_rejected.reset();
    m_refused = {};
    m_message = {};
    m_draftTimer.start();
    list();
    refresh();
    emit messageChanged();
}

void QuestionEditor::put(const std::function<void(Bank&, Question&)>& act) {
    Bank bank = this->bank();
    const std::size_t at = selectedAt();
    const bool isOfBank = at >= bank.questions.size();
    Question question = isOfBank ? Question{} : *bank.questions[at];
    act(bank, question);
    const bool isSame = isOfBank
                            ? bank.title == this->bank().title && bank.languages == this->bank().languages
                            : question == *bank.questions[at];
    if (isSame) {
        m_rejected.reset();
        m_refused = {};
        refresh();
        emit messageChanged();
        return;
    }
    if (!isOfBank) {
        bank.questions[at] = std::make_shared<const Question>(std::move(question));
    }
    put(std::move(bank));
}

void QuestionEditor::typeIn(int field, const QString& typed, bool goesOn) {
    const QString text = goesOn ? typed : typed.trimmed();
    const std::vector<Form> all = forms();
    if (field < 0 || field >= static_cast<int>(all.size()) || !all[static_cast<std::size_t>(field)].type) {
        return;
    }
    const Form& form = all[static_cast<std::size_t>(field)];
    if (text == form.field.box.text) {
        m_typing = goesOn ? m_typing : std::nullopt;
        return;
    }
    Bank tried = bank();
    Question question = selected() ? *selected() : Question{};
    if (const Refusal refusal = form.type(tried, question, text)) {
        if (!goesOn) { // it may not be finished
            m_rejected = Rejected{field, text, *refusal};
            ++m_refusals;
            refresh();
            emit messageChanged();
        }
        return;
    }
    // The text typed so far and what follows are undone together.
    if (m_typing && m_typing->field == field && m_typing->question == m_selected &&
        m_typing->version == m_versions[m_now].number && m_now > 0) {
        --m_now;
    }
    const std::uint64_t before = m_versions[m_now].number;
    const std::optional<Rejected> other =
        m_rejected && m_rejected->field != field ? m_rejected : std::nullopt; // stays in its field
    put([&](Bank& bank, Question& asked) { static_cast<void>(form.type(bank, asked, text)); });
    const std::uint64_t now = m_versions[m_now].number;
    m_typing = goesOn && now != before ? std::optional(Typing{m_selected, field, now}) : std::nullopt;
    if (other) {
        m_rejected = other;
        refresh();
    }
}

void QuestionEditor::type(int field, const QString& text) { typeIn(field, text, false); }

void QuestionEditor::goOnTyping(int field, const QString& text) { typeIn(field, text, true); }

void QuestionEditor::choose(int field, int choice) {
    const std::vector<Form> all = forms();
    if (field < 0 || field >= static_cast<int>(all.size())) {
        return;
    }
    const Form& form = all[static_cast<std::size_t>(field)];
    if (isHeldUp()) {
        refresh(); // the control shows the unchanged value
        return;
    }
    if (form.choose && choice >= 0 && choice < std::max<qsizetype>(1, form.field.box.choices.size())) {
        put([&](Bank& bank, Question& asked) { form.choose(bank, asked, choice); });
    }
}

void QuestionEditor::turn(int field) { choose(field, 0); }

void QuestionEditor::addChoice() {
    if (takesMoreChoices() && !isHeldUp()) {
        put([](Bank&, Question& asked) { asked.choices.emplace_back(); });
    }
}

void QuestionEditor::removeChoice(int field) {
    const std::vector<Form> all = forms();
    const bool isAnswer = field >= 0 && field < static_cast<int>(all.size()) &&
                          all[static_cast<std::size_t>(field)].field.role == Answer;
    if (isAnswer && selected()->choices.size() > 1 && !isHeldUp()) { // without any, it would ask for a number
        const std::size_t choice = all[static_cast<std::size_t>(field)].choice;
        put([choice](Bank&, Question& asked) {
            asked.choices.erase(asked.choices.begin() + static_cast<std::ptrdiff_t>(choice));
        });
    }
}

void QuestionEditor::addQuestion() {
    if (!isActive() || bank().questions.size() >= written::limits::kQuestions || isHeldUp()) {
        return;
    }
    Bank bank = this->bank();
    Question question;
    question.id = written::freeId(bank);
    question.choices.resize(kNewChoices);
    question.choices.front().right = true;
    question.subject = m_subject > 0 ? static_cast<written::Subject>(m_subject - 1) : question.subject;
    if (const Question* const other = selected()) {
        question.subject = other->subject;
        question.regulations = other->regulations;
    }
    m_selected = question.id;
    bank.questions.push_back(std::make_shared<const Question>(std::move(question)));
    put(std::move(bank));
}

void QuestionEditor::duplicateQuestion() {
    const Question* const other = selected();
    if (!other || bank().questions.size() >= written::limits::kQuestions || isHeldUp()) {
        return;
    }
    Bank bank = this->bank();
    Question question = *other;
    question.id = written::freeId(bank);
    const auto place = bank.questions.begin() + static_cast<std::ptrdiff_t>(selectedAt()) + 1;
    m_selected = question.id;
    bank.questions.insert(place, std::make_shared<const Question>(std::move(question)));
    put(std::move(bank));
}

void QuestionEditor::removeQuestion() {
    if (!selected()) {
        return;
    }
    Bank bank = this->bank();
    const int next = row();
    bank.questions.erase(bank.questions.begin() + static_cast<std::ptrdiff_t>(selectedAt()));
    m_selected.clear();
    put(std::move(bank));
    setRow(std::min(next, static_cast<int>(m_listed.size())));
}

void QuestionEditor::go(int by) {
    if (by < 0 && m_rejected) {
        m_rejected.reset();
        m_refused = {};
        refresh();
        emit messageChanged();
        return;
    }
    if (by < 0 ? !canUndo() : !canRedo()) {
        return;
    }
    m_now = by < 0 ? m_now - 1 : m_now + 1;
    if (!selected()) {
        m_selected.clear();
    }
    m_typing.reset();
    m_rejected.reset();
    m_refused = {};
    m_message = {};
    m_draftTimer.start();
    list();
    refresh();
    emit messageChanged();
}

void QuestionEditor::refuse(std::function<QString()> words) {
    ++m_refusals;
    m_refused = std::move(words);
    emit messageChanged();
}

// How it begins.

void QuestionEditor::takeOn(Bank bank, const QString& path, const QByteArray& hash, bool unsaved) {
    m_versions = {{std::make_shared<const Bank>(std::move(bank)), ++m_last}};
    m_now = 0;
    m_saved = unsaved ? 0 : m_last;
    m_path = path;
    m_hash = hash;
    m_search.clear();
    m_subject = 0;
    m_selected.clear();
    m_typing.reset();
    m_rejected.reset();
    m_refused = {};
    m_message = {};
    m_rows.reset();
    m_fields.reset();
    list();
    emit activeChanged();
    emit draftChanged();
    refresh();
    emit messageChanged();
}

void QuestionEditor::beginCopy(int languages) {
    ++m_begun;
    m_draftFile = freeDraft(m_folder);
    takeOn(converted(*ownQuestions(), languagesOf(languages)), {}, {}, true);
}

void QuestionEditor::beginEmpty(int languages) {
    ++m_begun;
    m_draftFile = freeDraft(m_folder);
    Bank bank;
    bank.languages = languagesOf(languages);
    takeOn(std::move(bank), {}, {}, false);
}

void QuestionEditor::beginWith(const QString& path, bool draft) {
    m_worker->run(
        *this, [path] { return readBankFile(path, BankUse::edited); },
        [this, path, draft, request = ++m_begun](const BankFile& file) {
            if (request != m_begun) {
                return;
            }
            if (file.refusal) {
                refuse([refusal = *file.refusal] { return refusal.text(); });
                emit notBegun();
                return;
            }
            m_draftFile = draft ? path : freeDraft(m_folder);
            takeOn(*file.bank, draft ? QString() : path,
                   draft ? QByteArray() : LessonDraft::hashOf(file.text), draft);
        });
}

void QuestionEditor::beginFile(const QUrl& file) {
    if (file.isLocalFile()) {
        beginWith(file.toLocalFile(), false);
    }
}

void QuestionEditor::prepare() {
    m_worker->run(
        *this,
        [folder = m_folder] {
            const QDir there(folder);
            const QStringList drafts = there.entryList({QStringLiteral("questions_draft*.json")}, QDir::Files,
                                                       QDir::Time | QDir::Reversed);
            return drafts.isEmpty() ? QString() : there.absoluteFilePath(drafts.first());
        },
        [this](const QString& found) {
            if (!isActive()) {
                m_hasDraft = !found.isEmpty();
                m_draftFile = m_hasDraft ? found : m_draftFile;
                emit draftChanged();
            }
        });
}

void QuestionEditor::takeDraft() { beginWith(m_draftFile, true); }

void QuestionEditor::forgetDraft() {
    m_hasDraft = false;
    m_worker->run([path = m_draftFile] { QFile::remove(path); });
    emit draftChanged();
    prepare(); // there may be another one
}

// The file.

std::function<void()> QuestionEditor::draftJob() const {
    return [path = m_draftFile, bank = m_versions[m_now].bank] {
        OwnLessons::write(path, QByteArray::fromStdString(written::write(*bank)));
    };
}

QUrl QuestionEditor::suggestedFile() const {
    return QUrl::fromLocalFile(m_path.isEmpty() ? m_own.fileFor(title()) : m_path);
}

void QuestionEditor::save() {
    if (isActive() && !isHeldUp()) {
        write(suggestedFile().toLocalFile(), false);
    }
}

void QuestionEditor::saveAs(const QUrl& file) {
    if (isActive() && file.isLocalFile() && !isHeldUp()) {
        QString path = file.toLocalFile();
        if (!path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)) {
            path += QStringLiteral(".json");
        }
        write(path, true);
    }
}

void QuestionEditor::write(const QString& path, bool asked) {
    struct Written {
        QByteArray hash;
        bool isChanged = false; ///< by another program
        bool isTooLarge = false;
        bool done = false;
    };
    const auto job = [path, known = asked || path != m_path ? QByteArray() : m_hash,
                      bank = m_versions[m_now].bank, draft = m_draftFile] {
        const QByteArray text = QByteArray::fromStdString(written::write(*bank));
        LessonRefusal none;
        const auto there =
            known.isEmpty() || !QFile::exists(path) ? std::nullopt : OwnLessons::textOf(path, none);
        Written result;
        result.hash = LessonDraft::hashOf(text);
        result.isTooLarge = text.size() > static_cast<qsizetype>(written::limits::kBytes);
        result.isChanged = there && LessonDraft::hashOf(*there) != known;
        result.done = !result.isTooLarge && !result.isChanged && OwnLessons::write(path, text);
        if (result.done) {
            QFile::remove(draft);
        }
        return result;
    };
    m_worker->run(
        *this, job,
        [this, path, version = m_versions[m_now].number, request = m_begun](const Written& result) {
            if (result.isChanged) {
                refuse([] {
                    return tr("The file has been changed by another program since it was opened here, and is "
                              "left as it is. Save as… overwrites it, or writes another file.");
                });
                return;
            }
            if (!result.done) {
                const FileError error =
                    result.isTooLarge
                        ? errorAt({}, FileProblem::too_many_bytes, {std::to_string(written::limits::kBytes)})
                        : errorAt(QFile::encodeName(path).toStdString(), FileProblem::not_written);
                refuse([error] { return FileErrorText::of(error); });
                return;
            }
            if (isActive() && request == m_begun) {
                m_path = path;
                m_hash = result.hash;
                m_saved = version;
                m_refused = {};
                m_message = [path, isComplete = isComplete()] {
                    const QString file = QDir::toNativeSeparators(path);
                    return isComplete
                               ? tr("Saved: %1").arg(file)
                               : tr("Saved: %1. No test can ask from it until nothing is missing.").arg(file);
                };
                emit messageChanged();
                emit changed();
            }
            emit savedAs(path);
        });
}

void QuestionEditor::close() {
    if (!isActive()) {
        return;
    }
    m_draftTimer.stop();
    ++m_begun;
    m_versions.clear();
    m_now = 0;
    m_path.clear();
    m_hash.clear();
    m_listed.clear();
    m_selected.clear();
    m_rejected.reset();
    m_typing.reset();
    m_refused = {};
    m_message = {};
    forgetDraft(); // after the pending writes
    emit activeChanged();
    refresh();
    emit messageChanged();
}

void QuestionEditor::retranslate() {
    refresh();
    emit messageChanged();
}

} // namespace mesaviva::app
