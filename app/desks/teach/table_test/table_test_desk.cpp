// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/table_test/table_test_desk.h"

#include "app/core/rulebook/rule_register.h"
#include "app/core/text/spoken_text.h"
#include "app/desks/teach/common/typed_answer.h"
#include "app/desks/teach/croupier/croupier_text.h"
#include "app/desks/teach/questions/question_text.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

constexpr int kMostNumber = 999'999;
constexpr qsizetype kLongestName = 60;

// Seed of a test; the same on every machine.
Seed seedOfTest(int number) {
    Seed seed{};
    for (std::size_t i = 0; i < 4; ++i) {
        seed.at(i) = static_cast<std::uint8_t>(static_cast<unsigned>(number) >> (8 * i) & 0xFFU);
    }
    return seed;
}

constexpr qsizetype kMostShown = 60; // tests

constexpr int kMostQuestions = 200;
constexpr const char* kBankKey = "bank"; // the school's file

int regulationBits() { return (1 << written::regulations().size()) - 1; }

struct TestNumber {
    const char* key;
    int* value;
    int from;
    int to;
};

std::vector<TestNumber> testNumbersOf(TableTestChoices& choices, const std::vector<int>& houses) {
    const bool known = choices.game >= 0 && choices.game < static_cast<int>(houses.size());
    croupier::TestScheme& scheme = choices.scheme;
    constexpr int kWeight = croupier::TestScheme::kMostWeight;
    return {{"game", &choices.game, 0, static_cast<int>(houses.size()) - 1},
            {"house", &choices.house, 0, known ? houses[static_cast<std::size_t>(choices.game)] - 1 : 0},
            {"level", &choices.level, 0, 2},
            {"limit", &choices.limit, 0, 120},
            {"spins", &choices.spins, 2, 40},
            {"minutes", &choices.minutes, 1, 60},
            {"hospitality", &scheme.hospitality, 0, kWeight},
            {"technique", &scheme.technique, 0, kWeight},
            {"control", &scheme.control, 0, kWeight},
            {"pass", &scheme.pass, 0, croupier::TestScheme::kBest},
            {"faultCost", &scheme.faultCost, 1, 100},
            {"questions", &scheme.questions, 0, kMostQuestions},
            {"writtenPass", &scheme.writtenPass, 0, 100},
            {"hands", &scheme.hands, 0, (1 << croupier::kHandParts) - 1},
            {"source", &choices.source, 0, 2},
            {"subjects", &choices.subjects, 1, (1 << written::kSubjects) - 1},
            {"widely", &choices.widely, 0, 1},
            {"regulations", &choices.regulations, 1, regulationBits()}};
}

QString tableTestKey(const char* name) { return QStringLiteral("table_test/") + QLatin1String(name); }

} // namespace

TableTestDesk::TableTestDesk(QList<CroupierDesk*> desks, const QString& settings, const QString& folder,
                             std::function<Seed()> seed, QObject* parent)
    : QObject(parent),
      m_desks(std::move(desks)),
      m_store(settings),
      m_lock(settings),
      m_seed(seed ? std::move(seed) : [] { return systemSeed(); }),
      m_choices(TableTestChoices::from(m_store, houseCounts())),
      m_results(folder),
      m_bankPath(m_store.text(tableTestKey(kBankKey))) {
    for (CroupierDesk* desk : m_desks) {
        connect(desk, &CroupierDesk::stageChanged, this, [this, desk] { follow(*desk); });
    }
    connect(&m_results, &TableTestResults::changed, this, [this] {
        emit pastChanged();
        emit messageChanged();
    });
    connect(&m_saver, &SheetSaver::messageChanged, this, [this] {
        m_savedOnce = true;
        emit messageChanged();
    });
}

// Closing the window ends the test: it is stored as not passed.
TableTestDesk::~TableTestDesk() {
    const CroupierDesk::Stage at = croupier()->stage();
    const bool begun = at == CroupierDesk::Working || at == CroupierDesk::Over ||
                       (at == CroupierDesk::Counting && croupier()->rackCount()->isClosing());
    if (m_stage == AtTable && begun) {
        takeFrom(croupier()->sheetSoFar());
    }
    if ((m_stage == AtTable && begun) || m_stage == Written || m_stage == Marking) {
        m_now.whole = false;
        m_now.at = QDateTime::currentSecsSinceEpoch();
        m_results.leave(m_now);
    }
}

std::vector<int> TableTestDesk::houseCounts() const {
    std::vector<int> counts;
    for (const CroupierDesk* desk : m_desks) {
        counts.push_back(desk->houseCount());
    }
    return counts;
}

QList<QString> TableTestDesk::games() const {
    QList<QString> titles;
    for (const CroupierDesk* desk : m_desks) {
        titles.append(desk->title());
    }
    return titles;
}

const RuleRegister& TableTestDesk::book() const {
    if (!m_book) {
        m_book = std::make_unique<RuleRegister>();
    }
    return *m_book;
}

void TableTestDesk::setStage(Stage stage) {
    m_stage = stage;
    emit stageChanged();
    emit writtenChanged();
    emit marksChanged();
    emit messageChanged();
}

QString TableTestDesk::missing() const {
    if (m_candidate.trimmed().isEmpty()) {
        return tr("Write the candidate's name first");
    }
    if (questions() == 0 || source() == 2) {
        return {};
    }
    if (source() == 1 && !m_bank.bank) {
        return m_bankPath.isEmpty() ? tr("Choose the file with the school's questions first")
               : m_bank.refusal     ? tr("The school's questions can't be used")
                                    : tr("The school's questions are being read");
    }
    return available() == 0 ? tr("There is no question of these kinds") : QString();
}

std::int64_t TableTestDesk::newNumber() const {
    RandomStream chance(m_seed(), "table_test");
    return 1 + chance.below(kMostNumber);
}

void TableTestDesk::start() {
    if (m_stage != Choosing || croupier()->stage() != CroupierDesk::Choosing || !missing().isEmpty()) {
        return;
    }
    m_now = {};
    m_savedOnce = false;
    m_now.number = m_number;
    if (m_number == 0) {
        m_now.number = newNumber();
    }
    m_drawnBy = seedOfTest(static_cast<int>(m_now.number));
    m_now.game = croupier()->game().toStdString();
    m_now.candidate = m_candidate.trimmed().toStdString();
    m_now.examiner = m_examiner.trimmed().toStdString();
    m_now.byTime = isByTime();
    m_now.wanted = m_now.byTime ? m_choices.minutes : m_choices.spins;
    m_now.scheme = m_choices.scheme;
    m_now.scheme.hands = handsAsked();
    m_marks = QList<int>(criteria().size(), -1);
    m_lock.lock();

    CroupierTrial trial;
    trial.choices.house = m_choices.house;
    trial.choices.level = m_choices.level;
    trial.choices.limit = m_choices.limit;
    trial.choices.setHands(std::max(m_now.scheme.hands, 0));
    trial.choices.feedback = 1;
    trial.choices.count = 2;
    trial.seed = m_drawnBy;
    if (m_now.byTime) {
        trial.time = qint64{60'000} * m_choices.minutes;
    } else {
        trial.choices.rounds = m_choices.spins;
        trial.pauseAfter = m_choices.spins / 2;
    }
    setStage(AtTable);
    croupier()->startTrial(trial);
    m_now.table = croupier()->tableName().toStdString();
}

// What is chosen and can be judged at the chosen table; -1: nothing can be.
int TableTestDesk::handsAsked() const {
    const QList<CroupierOption> rows = croupier()->handRowsAt(m_choices.house);
    int bits = 0;
    for (const CroupierOption& row : rows) {
        bits |= m_choices.scheme.hands & (1 << row.part);
    }
    return rows.isEmpty() ? -1 : bits;
}

QVariantList TableTestDesk::hands() const {
    QVariantList rows;
    for (CroupierOption row : croupier()->handRowsAt(m_choices.house)) {
        row.choice = m_choices.scheme.judges(static_cast<croupier::HandPart>(row.part)) ? 1 : 0;
        rows.append(QVariant::fromValue(row));
    }
    return rows;
}

void TableTestDesk::chooseHand(int part, int choice) {
    change([part, choice](TableTestChoices& choices) {
        const int bit = part >= 0 && part < static_cast<int>(croupier::kHandParts) ? 1 << part : 0;
        choices.scheme.hands = choice == 1 ? choices.scheme.hands | bit : choices.scheme.hands & ~bit;
    });
}

void TableTestDesk::follow(const CroupierDesk& desk) {
    if (m_stage != AtTable || &desk != croupier()) {
        return;
    }
    if (desk.stage() == CroupierDesk::Choosing) { // nothing was done
        setStage(Choosing);
    } else if (desk.stage() == CroupierDesk::Over) {
        // Not during a notification.
        QMetaObject::invokeMethod(this, &TableTestDesk::takeOver, Qt::QueuedConnection);
    }
}

// Takes over the results at the table so far.
void TableTestDesk::takeFrom(const croupier::ScoreSheet& sheet) {
    m_now.faults = croupier::countsOf(sheet);
    m_now.actions = sheet.actions();
    m_now.clean = sheet.clean();
    m_now.payments = sheet.payments();
    m_now.paymentTime = sheet.paymentTime();
    m_now.length = croupier()->tableTime();
}

// The part at the table is complete.
void TableTestDesk::takeOver() {
    if (m_stage != AtTable || croupier()->stage() != CroupierDesk::Over) {
        return;
    }
    takeFrom(croupier()->sheetDone());
    m_now.rounds = croupier()->roundsDone();
    m_now.whole = croupier()->isWhole();
    if (m_now.whole) {
        draw();
    }
    goOn(AtTable);
    croupier()->leave();
}

void TableTestDesk::draw() {
    m_at = 0;
    if (source() != 2) {
        drawFromBank();
        return;
    }
    const QString regulation = QString::fromStdString(m_now.table).section(u'/', 0, 0);
    const std::vector<croupier::AskableRule> rules = askableRules(book(), regulation);
    const auto wanted = static_cast<std::size_t>(m_now.scheme.questions);
    for (const croupier::Question& question : croupier::drawQuestions(rules, wanted, m_drawnBy)) {
        croupier::WrittenAnswer answer{question.kind, {}, static_cast<int>(question.right), -1};
        for (const std::size_t rule : question.options) {
            answer.options.push_back(rules[rule].id);
        }
        m_now.answers.push_back(std::move(answer));
    }
    m_now.scheme.questions = static_cast<int>(m_now.answers.size());
}

void TableTestDesk::drawFromBank() {
    const std::shared_ptr<const written::QuestionBank> from = bank();
    const QString regulation = QString::fromStdString(m_now.table).section(u'/', 0, 0);
    const auto wanted = static_cast<std::size_t>(m_now.scheme.questions);
    auto drawn = from ? written::draw(*from, selection(regulation), wanted, m_drawnBy)
                      : std::vector<written::BankQuestion>();
    for (written::BankQuestion& question : drawn) {
        croupier::WrittenAnswer answer;
        answer.bank = croupier::BankAnswer{std::move(question), {}, {}};
        m_now.answers.push_back(std::move(answer));
    }
    m_typed.assign(m_now.answers.size(), {});
    m_now.scheme.questions = static_cast<int>(m_now.answers.size());
}

std::shared_ptr<const written::QuestionBank> TableTestDesk::bank() const {
    return source() == 0 ? ownQuestions() : m_bank.bank;
}

written::Selection TableTestDesk::selection(const QString& regulation) const {
    written::Selection selection;
    for (std::size_t i = 0; i < written::kSubjects; ++i) {
        selection.subjects.at(i) = ((m_choices.subjects >> i) & 1) != 0;
    }
    const std::vector<std::string_view> all = written::regulations();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool isAsked =
            widely() == 0 ? all[i] == regulation.toStdString() : ((m_choices.regulations >> i) & 1) != 0;
        if (isAsked) {
            selection.regulations.emplace_back(all[i]);
        }
    }
    return selection;
}

int TableTestDesk::available() const {
    const std::shared_ptr<const written::QuestionBank> from = bank();
    if (source() == 2) {
        return -1;
    }
    const QString regulation = croupier()->regulationAt(m_choices.house);
    return from ? static_cast<int>(written::countOf(*from, selection(regulation))) : 0;
}

void TableTestDesk::open() {
    m_results.open();
    if (!m_bank.bank && !m_bankPath.isEmpty()) {
        readBank();
    }
}

void TableTestDesk::readBank() {
    m_worker.run(
        *this, [path = m_bankPath] { return readBankFile(path, BankUse::asked); },
        [this, read = ++m_bankReads](const BankFile& file) {
            if (read == m_bankReads) {
                m_bank = file;
                emit choicesChanged();
            }
        });
}

void TableTestDesk::setBankFile(const QUrl& file) {
    if (m_stage != Choosing || !m_lock.isOpen() || !file.isLocalFile()) {
        return;
    }
    m_bankPath = file.toLocalFile();
    m_bank = {};
    m_store.storeWord(tableTestKey(kBankKey), m_bankPath);
    readBank();
    emit choicesChanged();
}

void TableTestDesk::bankSaved(const QString& path) {
    if (path == m_bankPath) {
        readBank();
    }
}

QString TableTestDesk::bankName() const { return QFileInfo(m_bankPath).fileName(); }

QString TableTestDesk::bankProblem() const { return m_bank.refusal ? m_bank.refusal->text() : QString(); }

QList<QString> TableTestDesk::subjects() const { return QuestionText::subjects(); }

QList<QString> TableTestDesk::regulations() const { return QuestionText::regulations(spokenLanguage()); }

QList<bool> TableTestDesk::subjectsAsked() const {
    QList<bool> asked;
    for (std::size_t i = 0; i < written::kSubjects; ++i) {
        asked.append(((m_choices.subjects >> i) & 1) != 0);
    }
    return asked;
}

QList<bool> TableTestDesk::regulationsAsked() const {
    QList<bool> asked;
    for (std::size_t i = 0; i < written::regulations().size(); ++i) {
        asked.append(((m_choices.regulations >> i) & 1) != 0);
    }
    return asked;
}

// Continues after a part. An aborted test has no further part.
void TableTestDesk::goOn(Stage after) {
    if (m_now.whole && after == AtTable && !m_now.answers.empty()) {
        setStage(Written);
    } else if (m_now.whole && after != Marking && m_now.scheme.hospitality > 0) {
        setStage(Marking);
    } else {
        m_now.at = QDateTime::currentSecsSinceEpoch();
        m_results.add(m_now);
        setStage(Over);
    }
}

int TableTestDesk::answered() const {
    return static_cast<int>(std::ranges::count_if(m_now.answers, &croupier::WrittenAnswer::isGiven));
}

WrittenQuestion TableTestDesk::question() const {
    return m_stage == Written && m_at < count()
               ? TableTestQuestions::question(book(), m_now.answers[static_cast<std::size_t>(m_at)],
                                              spokenLanguage())
               : WrittenQuestion();
}

void TableTestDesk::answer(int option) {
    if (m_stage != Written || option < 0 || option >= question().options.size()) {
        return;
    }
    croupier::WrittenAnswer& answer = m_now.answers[static_cast<std::size_t>(m_at)];
    if (!answer.bank) {
        answer.chosen = option;
    } else if (std::vector<int>& marked = answer.bank->marked; !answer.bank->question.hasSeveralRight()) {
        marked = {option};
    } else if (std::erase(marked, option) == 0) {
        marked.insert(std::ranges::lower_bound(marked, option), option);
    }
    emit writtenChanged();
}

void TableTestDesk::type(const QString& text) {
    if (m_stage != Written || !question().numeric) {
        return;
    }
    const std::optional<Money> number = typedSum(text);
    m_typed.at(static_cast<std::size_t>(m_at)) = text;
    m_now.answers[static_cast<std::size_t>(m_at)].bank->number =
        number ? std::optional(number->cents) : std::nullopt;
    emit writtenChanged();
}

bool TableTestDesk::isNumberGiven() const {
    const bool isAsked = m_stage == Written && m_at < count();
    if (!isAsked) {
        return false;
    }
    const auto& answer = m_now.answers[static_cast<std::size_t>(m_at)].bank;
    return answer && answer->number.has_value();
}

QString TableTestDesk::typed() const {
    return m_at < static_cast<int>(m_typed.size()) ? m_typed[static_cast<std::size_t>(m_at)] : QString();
}

void TableTestDesk::show(int question) {
    if (m_stage == Written && question >= 0 && question < count()) {
        m_at = question;
        emit writtenChanged();
    }
}

void TableTestDesk::handIn() {
    if (m_stage == Written) {
        goOn(Written);
    }
}

QList<QString> TableTestDesk::criteria() const { return TableTestText::criteria(); }

QList<QString> TableTestDesk::steps() const { return TableTestText::steps(); }

void TableTestDesk::giveMark(int criterion, int step) {
    if (m_stage == Marking && m_lock.isOpen() && criterion >= 0 && criterion < m_marks.size() && step >= 0 &&
        step < steps().size()) {
        m_marks[criterion] = step;
        emit marksChanged();
    }
}

void TableTestDesk::sign() {
    if (m_stage != Marking || !m_lock.isOpen() || !isMarked()) {
        return;
    }
    for (const int step : std::as_const(m_marks)) {
        m_now.hospitality.push_back(TableTestText::markOfStep(step));
    }
    goOn(Marking);
}

void TableTestDesk::leave() {
    if (m_stage == Over) {
        m_savedOnce = false;
        setStage(Choosing);
    }
}

void TableTestDesk::change(const std::function<void(TableTestChoices&)>& how) {
    TableTestChoices changed = m_choices;
    how(changed);
    if (m_stage != Choosing || !m_lock.isOpen() || !changed.isSound(houseCounts())) {
        emit choicesChanged(); // lets the control show the unchanged value
        return;
    }
    m_choices = changed;
    m_choices.save(m_store);
    emit choicesChanged();
}

int TableTestDesk::preset() const {
    const croupier::TestScheme& scheme = m_choices.scheme;
    const croupier::TestScheme usual;
    const bool isUsual = scheme.hospitality == usual.hospitality && scheme.technique == usual.technique &&
                         scheme.control == usual.control;
    const bool isEven = scheme.hospitality == scheme.technique && scheme.technique == scheme.control;
    return isUsual ? 0 : isEven ? 1 : 2;
}

void TableTestDesk::setPreset(int preset) {
    change([preset](TableTestChoices& choices) {
        const croupier::TestScheme usual;
        if (preset == 0) {
            choices.scheme.hospitality = usual.hospitality;
            choices.scheme.technique = usual.technique;
            choices.scheme.control = usual.control;
        } else if (preset == 1) {
            choices.scheme.hospitality = choices.scheme.technique = choices.scheme.control = 1;
        }
    });
}

void TableTestDesk::setGame(int game) {
    change([game](TableTestChoices& choices) {
        choices.house = choices.game == game ? choices.house : 0;
        choices.game = game;
    });
}
void TableTestDesk::setHouse(int house) {
    change([house](TableTestChoices& choices) { choices.house = house; });
}
void TableTestDesk::setLevel(int level) {
    change([level](TableTestChoices& choices) { choices.level = level; });
}
void TableTestDesk::setLimit(int seconds) {
    change([seconds](TableTestChoices& choices) { choices.limit = seconds; });
}
void TableTestDesk::setSpins(int spins) {
    change([spins](TableTestChoices& choices) { choices.spins = spins; });
}
void TableTestDesk::setMinutes(int minutes) {
    change([minutes](TableTestChoices& choices) { choices.minutes = minutes; });
}
void TableTestDesk::setHospitality(int weight) {
    change([weight](TableTestChoices& choices) { choices.scheme.hospitality = weight; });
}
void TableTestDesk::setTechnique(int weight) {
    change([weight](TableTestChoices& choices) { choices.scheme.technique = weight; });
}
void TableTestDesk::setControl(int weight) {
    change([weight](TableTestChoices& choices) { choices.scheme.control = weight; });
}
void TableTestDesk::setPass(int points) {
    change([points](TableTestChoices& choices) { choices.scheme.pass = 10 * points; });
}
void TableTestDesk::setFaultCost(int tenths) {
    change([tenths](TableTestChoices& choices) { choices.scheme.faultCost = tenths; });
}
void TableTestDesk::setQuestions(int questions) {
    change([questions](TableTestChoices& choices) { choices.scheme.questions = questions; });
}
void TableTestDesk::setWrittenPass(int percent) {
    change([percent](TableTestChoices& choices) { choices.scheme.writtenPass = percent; });
}

void TableTestDesk::setSource(int source) {
    change([source](TableTestChoices& choices) { choices.source = source; });
}
void TableTestDesk::setWidely(int widely) {
    change([widely](TableTestChoices& choices) { choices.widely = widely; });
}
void TableTestDesk::turnSubject(int subject) {
    change([subject](TableTestChoices& choices) { choices.subjects ^= 1 << std::clamp(subject, 0, 30); });
}
void TableTestDesk::turnRegulation(int regulation) {
    change([regulation](TableTestChoices& choices) {
        choices.regulations ^= 1 << std::clamp(regulation, 0, 30);
    });
}

void TableTestDesk::setNumber(int number) {
    m_number =
        m_stage == Choosing && m_lock.isOpen() && number >= 0 && number <= kMostNumber ? number : m_number;
    emit choicesChanged();
}

void TableTestDesk::setCandidate(const QString& name) {
    const bool mayChange = m_stage == Choosing && !isOfTrainee();
    m_candidate = mayChange ? name.left(kLongestName) : m_candidate;
    emit choicesChanged();
}

void TableTestDesk::setTrainee(const QString& name) {
    if (name == m_trainee) {
        return;
    }
    if (name.isEmpty() && m_candidate == m_trainee.left(kLongestName)) {
        m_candidate.clear(); // it was not written here
    }
    m_trainee = name;
    if (!name.isEmpty()) {
        m_candidate = name.left(kLongestName);
    }
    emit choicesChanged();
}

void TableTestDesk::setExaminer(const QString& name) {
    m_examiner = m_stage == Choosing && m_lock.isOpen() ? name.left(kLongestName) : m_examiner;
    emit choicesChanged();
}

QString TableTestDesk::tableOf(const croupier::TakenTest& test) const {
    const QString table = QString::fromStdString(test.table);
    for (const CroupierDesk* desk : m_desks) {
        if (desk->game().toStdString() == test.game) {
            return desk->houseName(table);
        }
    }
    return table;
}

QString TableTestDesk::result() const { return TableTestText::result(isPassed()); }

QList<QString> TableTestDesk::reasons() const { return TableTestText::reasons(m_now); }

QString TableTestDesk::about() const {
    //: %1 a candidate, %2 a table, %3 "20 of 20 spins", %4 the test's number
    return tr("%1 · %2 · %3 · test no. %4")
        .arg(QString::fromStdString(m_now.candidate), tableOf(m_now), TableTestText::extent(m_now))
        .arg(m_now.number);
}

QVariantList TableTestDesk::lines() const { return TableTestText::lines(m_now); }

QVariantList TableTestDesk::faultList() const {
    QVariantList list;
    for (const croupier::FaultCount& fault : m_now.faults) {
        CroupierFault shown;
        shown.kind = CroupierText::kind(fault.kind);
        shown.rule = QString::fromStdString(fault.rule);
        shown.count = fault.count;
        shown.source = CroupierText::source(fault.kind, shown.rule);
        shown.example = croupier::areaOf(fault.kind) == croupier::TestArea::technique
                            ? tr("counts for technique")
                            : tr("counts for control");
        list.append(QVariant::fromValue(shown));
    }
    return list;
}

QVariantList TableTestDesk::past() const {
    QVariantList list;
    const std::vector<croupier::TakenTest>& tests = m_results.tests();
    for (auto test = tests.rbegin(); test != tests.rend() && list.size() < kMostShown; ++test) {
        TakenTestLine line;
        const croupier::TestMarks marks = test->marks();
        line.title = QString::fromStdString(test->candidate);
        line.detail =
            QLocale().toString(QDateTime::fromSecsSinceEpoch(test->at).date(), QLocale::ShortFormat) +
            QStringLiteral(" · ") + tableOf(*test);
        line.result = TableTestText::result(marks.passed());
        if (test->whole) {
            line.result += QStringLiteral(" · ") + TableTestText::mark(marks.final);
        }
        line.passed = marks.passed();
        list.append(QVariant::fromValue(line));
    }
    return list;
}

void TableTestDesk::openPast(int row) {
    const std::vector<croupier::TakenTest>& tests = m_results.tests();
    if (m_stage == Choosing && row >= 0 && row < static_cast<int>(tests.size())) {
        m_now = tests[tests.size() - 1 - static_cast<std::size_t>(row)];
        m_savedOnce = false;
        setStage(Over);
    }
}

QString TableTestDesk::message() const { return m_savedOnce ? m_saver.message() : m_results.message(); }

SheetDocument TableTestDesk::sheet() const {
    return TableTestText::sheet(m_now, tableOf(m_now), book(), spokenLanguage());
}

QUrl TableTestDesk::proposedFile() const {
    return SheetSaver::proposed(
        namedFile(tr("table-test-%1").arg(m_now.number), QString::fromStdString(m_now.candidate)));
}

void TableTestDesk::save(const QUrl& file) {
    if (m_stage == Over) {
        m_saver.save(sheet(), file);
    }
}

void TableTestDesk::print() {
    if (m_stage == Over) {
        m_saver.print(sheet(), QStringLiteral("table-test-%1").arg(m_now.number));
    }
}

SheetDocument TableTestDesk::paper(bool answers) const {
    const std::shared_ptr<const written::QuestionBank> from = source() == 2 ? nullptr : bank();
    const auto wanted = static_cast<std::size_t>(questions());
    const auto drawn = from ? written::draw(*from, selection(croupier()->regulationAt(m_choices.house)),
                                            wanted, seedOfTest(m_number))
                            : std::vector<written::BankQuestion>();
    return TableTestText::paper(drawn, m_number, answers, spokenLanguage());
}

QUrl TableTestDesk::proposedPaper(bool answers) {
    if (m_number == 0) {
        setNumber(static_cast<int>(newNumber()));
    }
    return SheetSaver::proposed(
        (answers ? tr("written-test-%1-answers") : tr("written-test-%1")).arg(m_number));
}

void TableTestDesk::savePaper(const QUrl& file, bool answers) {
    if (m_stage == Choosing && m_lock.isOpen() && m_number > 0) {
        m_saver.save(paper(answers), file);
    }
}

void TableTestDesk::forget() {
    if (m_lock.isOpen()) {
        m_results.forget();
    }
}

void TableTestDesk::retranslate() {
    m_results.retranslate();
    m_lock.retranslate();
    emit choicesChanged();
    emit stageChanged();
    emit writtenChanged();
    emit marksChanged();
    emit pastChanged();
    emit messageChanged();
}

TableTestChoices TableTestChoices::from(const SettingsStore& store, const std::vector<int>& houses) {
    TableTestChoices choices;
    choices.game = static_cast<int>(
        store.number(tableTestKey("game"), 0, static_cast<std::int64_t>(houses.size()) - 1, 0));
    for (const TestNumber& one : testNumbersOf(choices, houses)) {
        *one.value = static_cast<int>(store.number(tableTestKey(one.key), one.from, one.to, *one.value));
    }
    return choices.isSound(houses) ? choices : TableTestChoices{};
}

void TableTestChoices::save(SettingsStore& store) const {
    TableTestChoices copy = *this;
    for (const TestNumber& one : testNumbersOf(copy, {})) {
        store.storeNumber(tableTestKey(one.key), *one.value);
    }
}

bool TableTestChoices::isSound(const std::vector<int>& houses) const {
    TableTestChoices copy = *this;
    for (const TestNumber& one : testNumbersOf(copy, houses)) {
        if (*one.value < one.from || *one.value > one.to) {
            return false;
        }
    }
    return scheme.hospitality + scheme.technique + scheme.control > 0; // at least one mark must count
}

} // namespace mesaviva::app
