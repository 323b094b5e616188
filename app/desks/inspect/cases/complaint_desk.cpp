// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/cases/complaint_desk.h"

#include "app/core/events/typed_text.h"
#include "app/core/history/sheet_saver.h"
#include "app/core/record/record_text.h"
#include "app/core/record/recorded_rounds.h"
#include "app/core/rulebook/rule_register.h"
#include "app/core/rulebook/word_search.h"
#include "app/core/text/amounts.h"
#include "app/core/text/injection_text.h"
#include "app/core/text/language.h"
#include "app/core/text/moments.h"
#include "app/desks/inspect/file/case_sheet.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>
#include <QImage>
#include <QLocale>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace mesaviva::app {

void fillFacts(Complaint& complaint, const InspectedRound::Read& read) {
    const RoundSheetParts& parts = *read.parts;
    complaint.game = parts.game;
    complaint.regulation = parts.regulation;
    complaint.rulesVersion = QString::fromStdString(read.table.rulesVersion);
    complaint.program = QString::fromStdString(read.table.program);
    complaint.opened = timeOf(read.row.opened);
    complaint.closed = read.row.closed ? timeOf(*read.row.closed) : QDateTime();
    complaint.outcome = parts.outcome;
    complaint.commitment = parts.commitment;
    complaint.seed = parts.seed;
    if (complaint.head.isEmpty()) { // a complaint keeps that of its first reading
        complaint.head = parts.head;
    }
    complaint.actedRules = parts.rules;
    for (const RoundSheetParts::Player& one : parts.players) {
        if (one.recordName == complaint.player) {
            complaint.staked = one.staked.value_or(Money{}).cents;
            complaint.returned = one.returned.cents;
        }
    }
    for (ComplaintMoment& moment : complaint.moments) {
        const auto step = std::ranges::find(parts.steps, moment.seq, &RoundSheetParts::Step::seq);
        if (step != parts.steps.end()) {
            moment.time = MomentListModel::timeText(step->seconds);
            moment.text = step->text;
            moment.rules = step->rules;
        }
    }
}

namespace {

constexpr std::size_t kMostComplaintSteps = 200;

// Titles of rules and readings by id, in the current language.
const QHash<QString, QString>& ruleTitles() {
    static QHash<QString, QHash<QString, QString>> byLanguage;
    QHash<QString, QString>& titles = byLanguage[presentCode()];
    if (titles.isEmpty()) {
        for (const InspectedRule& rule : inspectedRules(presentCode())) {
            titles.insert(rule.id, rule.title);
        }
    }
    return titles;
}

// Undo and redo keep the result of a verification.
Complaint withCheckOf(const Complaint& checked, Complaint complaint) {
    complaint.verdict = checked.verdict;
    complaint.verifiedInWords = checked.verifiedInWords;
    complaint.whole = checked.whole;
    complaint.verifiedAt = checked.verifiedAt;
    return complaint;
}

} // namespace

ComplaintDesk::ComplaintDesk(RecordKeeper& keeper, const GameRegistry& games, InspectionFile& file,
                             QObject* parent)
    : QObject(parent),
      m_keeper(keeper),
      m_games(games),
      m_file(file) {
    connect(&m_file, &InspectionFile::troubleChanged, this, &ComplaintDesk::messageChanged);
    connect(&m_file, &InspectionFile::opened, this, [this] { m_open = false; });
    connect(&m_check, &RecordCheck::changed, this, [this] {
        if (m_check.hasResult() && !m_check.isRunning() && m_open) {
            Complaint checked = m_now;
            checked.verdict = m_check.known();
            checked.whole = m_check.isWhole();
            checked.verifiedAt = QDateTime::currentDateTime();
            m_check.forget();
            m_now = std::move(checked); // not an undo step
            store();
            show();
        }
        emit checkChanged();
    });
}

ComplaintDesk::Begun ComplaintDesk::begin(const InspectedRound::Read& read, std::uint64_t seq,
                                          const QString& player) {
    if (!read.parts) {
        return read.row.closed ? Begun::unreadable : Begun::running;
    }
    const QString id = QString::fromStdString(textOf(read.row.id));
    const auto& complaints = m_file.inspection().complaints;
    const auto known = std::ranges::find(complaints, id, &Complaint::round);
    const bool isNew = known == complaints.end();
    if (!isNew) {
        open(static_cast<int>(known - complaints.begin()));
    } else {
        if (isClosed()) {
            return Begun::closed;
        }
        if (complaints.size() >= InspectionCase::kMostComplaints) {
            return Begun::full;
        }
        Complaint begun;
        begun.round = id;
        begun.initials = m_file.inspection().initials;
        begun.begun = QDateTime::currentDateTime();
        m_file.change([&](InspectionCase& inspection) { inspection.complaints.push_back(begun); },
                      {kComplaintFact, id});
        m_check.forget();
        m_open = true;
        m_now = std::move(begun);
        m_undo.clear();
        m_redo.clear();
        m_handed.reset();
    }
    fill(read);
    if (!isNew) { // reopening keeps what the inspector wrote
        m_lastField.clear();
        emit changed();
        emit messageChanged();
        return Begun::done;
    }
    if (m_now.player.isEmpty()) {
        const auto& all = m_parts->players;
        const auto meant = std::ranges::find_if(all, [&](const RoundSheetParts::Player& one) {
            return player.isEmpty() ? !one.simulated && one.staked : one.recordName == player;
        });
        if (meant != all.end()) {
            setPlayer(static_cast<int>(meant - all.begin()) + 1);
        }
    }
    if (const int row = m_moments.rowOf(seq);
        seq > 0 && row >= 0 && !m_moments.isPicked(m_moments.at(row)->seq)) {
        pick(row);
    }
    // Facts from the record are no undo step.
    m_undo.clear();
    m_lastField.clear();
    emit changed();
    emit messageChanged();
    return Begun::done;
}

void ComplaintDesk::open(int draft) {
    const auto& complaints = m_file.inspection().complaints;
    if (draft < 0 || draft >= static_cast<int>(complaints.size())) {
        return;
    }
    m_check.forget();
    m_open = true;
    m_now = complaints[static_cast<std::size_t>(draft)];
    m_undo.clear();
    m_redo.clear();
    m_lastField.clear();
    m_handed.reset();
    m_parts.reset();
    m_moments.show({});
    show();
    readParts();
    emit messageChanged();
}

// Reads the facts of an older draft from the record again, in the current language.
void ComplaintDesk::readParts() {
    const auto id = record::roundIdFrom(m_now.round.toStdString());
    if (!id) {
        return;
    }
    ++m_jobs;
    emit busyChanged();
    m_worker.run([this, id = *id, round = m_now.round,
                  path = std::filesystem::path(m_keeper.shownFile().toStdU16String())] {
        std::optional<InspectedRound::Read> read;
        try {
            if (auto reader = record::RecordReader::open(path)) {
                read = InspectedRound::readFrom(**reader, m_games, id);
            }
        } catch (const record::Fault&) {
            read.reset(); // the draft has everything it needs
        }
        postTo(this, [this, round, read = std::move(read)] {
            --m_jobs;
            if (read && read->parts && m_open && m_now.round == round) {
                fill(*read);
            }
            emit busyChanged();
        });
    });
}

// Fills in the facts of the round.
void ComplaintDesk::fill(const InspectedRound::Read& read) {
    m_parts = read.parts;
    fillFacts(m_now, read);
    m_now.injected = InspectedRound::hasInspectorsFault(read);
    m_moments.show(m_parts->steps);
    store();
    show();
}

QString ComplaintDesk::title() const {
    return !m_open ? QString() : tr("Complaint about round %1").arg(m_now.round);
}

QVariantList ComplaintDesk::facts() const {
    if (!m_open) {
        return {};
    }
    const AmountsAt there(placeOfRules(m_now.rulesVersion.toStdString()));
    const auto moment = [](const QDateTime& at) {
        return at.isValid() ? QLocale().toString(at.date(), QLocale::ShortFormat) +
                                  at.time().toString(QStringLiteral(" HH:mm:ss"))
                            : QStringLiteral("–");
    };
    QList<LabelledFact> facts{{tr("Start"), moment(m_now.opened)},
                              {tr("End"), moment(m_now.closed)},
                              {tr("Game"), QStringLiteral("%1 · %2").arg(m_now.game, m_now.regulation)},
                              {tr("Outcome"), m_now.outcome.isEmpty() ? tr("none") : m_now.outcome}};
    if (m_now.injected) {
        facts.append({tr("Fault injected"), InjectionText::inRound(InjectedBy::inspector)});
    }
    if (!m_now.player.isEmpty()) {
        facts.append(
            {tr("Staked and returned"), QStringLiteral("%1 · %2").arg(amountText(Money{m_now.staked}),
                                                                      amountText(Money{m_now.returned}))});
    }
    return asVariants(facts);
}

int ComplaintDesk::firstMoment() const {
    quint64 first = 0;
    for (const ComplaintMoment& moment : m_now.moments) {
        first = first == 0 ? moment.seq : std::min(first, moment.seq);
    }
    return first == 0 ? 0 : std::max(0, m_moments.rowOf(first));
}

void ComplaintDesk::pick(int row) {
    const RoundSheetParts::Step* const step = m_moments.at(row);
    if (!step || !m_open) {
        return;
    }
    Complaint changed = m_now;
    const auto known = std::ranges::find(changed.moments, step->seq, &ComplaintMoment::seq);
    if (known != changed.moments.end()) {
        changed.moments.erase(known);
    } else if (changed.moments.size() < Complaint::kMostMoments) {
        changed.moments.push_back(
            {step->seq, MomentListModel::timeText(step->seconds), step->text, step->rules, {}, {}});
        std::ranges::sort(changed.moments, {}, &ComplaintMoment::seq);
    }
    setNow(std::move(changed), "");
}

QStringList ComplaintDesk::players() const {
    QStringList names{tr("Nobody is named")};
    if (m_parts) {
        for (const RoundSheetParts::Player& player : m_parts->players) {
            names.append(player.name);
        }
    } else if (!m_now.player.isEmpty()) {
        names.append(nameOnSheet(m_now.player));
    }
    return names;
}

int ComplaintDesk::player() const {
    if (m_now.player.isEmpty()) {
        return 0;
    }
    if (!m_parts) {
        return 1;
    }
    const auto found =
        std::ranges::find(m_parts->players, m_now.player, &RoundSheetParts::Player::recordName);
    return found == m_parts->players.end() ? 0 : static_cast<int>(found - m_parts->players.begin()) + 1;
}

void ComplaintDesk::setPlayer(int player) {
    if (!m_parts || player < 0 || player > static_cast<int>(m_parts->players.size())) {
        return;
    }
    Complaint changed = m_now;
    changed.player.clear();
    changed.staked = 0;
    changed.returned = 0;
    if (player > 0) {
        const RoundSheetParts::Player& one = m_parts->players[static_cast<std::size_t>(player - 1)];
        changed.player = one.recordName;
        changed.staked = one.staked.value_or(Money{}).cents;
        changed.returned = one.returned.cents;
    }
    setNow(std::move(changed), "");
}

void ComplaintDesk::setSubject(const QString& text) {
    Complaint changed = m_now;
    changed.subject = text.left(Complaint::kLongestText);
    setNow(std::move(changed), "subject");
}

void ComplaintDesk::setFinding(int finding) {
    if (finding >= Complaint::Open && finding <= Complaint::NoError) {
        Complaint changed = m_now;
        changed.finding = static_cast<Complaint::Finding>(finding);
        setNow(std::move(changed), "");
    }
}

void ComplaintDesk::setSum(const QString& sum) {
    Complaint changed = m_now;
    changed.sum = sum.left(40);
    setNow(std::move(changed), "sum");
}

bool ComplaintDesk::isSumBad() const { return !m_now.sum.trimmed().isEmpty() && !sumTyped(m_now.sum); }

QStringList ComplaintDesk::ruleChoices() const {
    QStringList choices = m_now.actedRules;
    const std::vector<InspectedRule>& all = inspectedRules(presentCode());
    QString regulation;
    for (const InspectedRule& rule : all) {
        if (m_now.actedRules.contains(rule.id) && !rule.reading) {
            regulation = rule.regulation;
        }
    }
    for (const InspectedRule& rule : all) {
        if (!regulation.isEmpty() && rule.regulation == regulation && !m_now.actedRules.contains(rule.id)) {
            choices.append(rule.id);
        }
    }
    return choices;
}

QStringList ComplaintDesk::rules() const {
    QStringList words{tr("No rule is named")};
    for (const QString& rule : ruleChoices()) {
        const QString title = ruleTitles().value(rule);
        words.append(title.isEmpty() ? rule : QStringLiteral("%1 · %2").arg(rule, title));
    }
    return words;
}

void ComplaintDesk::setRule(int rule) {
    if (const QStringList choices = ruleChoices(); rule >= 0 && rule <= choices.size()) {
        Complaint changed = m_now;
        changed.rule = rule == 0 ? QString() : choices[rule - 1];
        setNow(std::move(changed), "");
    }
}

bool ComplaintDesk::findRule(const QString& text) {
    const QStringList words = wordsOf(text);
    QString found;
    int nearest = 3; // beyond numberDistance()
    for (const QString& rule : ruleChoices()) {
        const int distance = numberDistance(rule, words);
        if (distance < nearest && hasAllWords(rule + u' ' + ruleTitles().value(rule), words)) {
            nearest = distance;
            found = rule;
        }
    }
    if (found.isEmpty() || words.isEmpty()) {
        return false;
    }
    if (found != m_now.rule) {
        Complaint changed = m_now;
        changed.rule = found;
        setNow(std::move(changed), "rule");
    }
    return true;
}

void ComplaintDesk::setDue(const QString& due) {
    Complaint changed = m_now;
    changed.due = due.left(40);
    setNow(std::move(changed), "due");
}

bool ComplaintDesk::isDueBad() const { return !m_now.due.trimmed().isEmpty() && !sumTyped(m_now.due); }

void ComplaintDesk::setRemarks(const QString& text) {
    Complaint changed = m_now;
    changed.remarks = text.left(Complaint::kLongestText);
    setNow(std::move(changed), "remarks");
}

void ComplaintDesk::setInitials(const QString& text) {
    Complaint changed = m_now;
    changed.initials = text.left(40);
    setNow(std::move(changed), "initials");
}

// Typing in one field is one undo step.
void ComplaintDesk::setNow(Complaint changed, const char* field) {
    if (!m_open || isClosed() || changed == m_now) {
        return;
    }
    if (m_undo.empty() || *field == '\0' || m_lastField != field) {
        m_undo.push_back(m_now);
        if (m_undo.size() > kMostComplaintSteps) {
            m_undo.erase(m_undo.begin());
        }
    }
    m_redo.clear();
    m_lastField = field;
    m_now = std::move(changed);
    store();
    show();
}

void ComplaintDesk::undo() {
    if (!m_undo.empty()) {
        m_redo.push_back(std::exchange(m_now, withCheckOf(m_now, m_undo.back())));
        m_undo.pop_back();
        m_lastField.clear();
        store();
        show();
    }
}

void ComplaintDesk::redo() {
    if (!m_redo.empty()) {
        m_undo.push_back(std::exchange(m_now, withCheckOf(m_now, m_redo.back())));
        m_redo.pop_back();
        m_lastField.clear();
        store();
        show();
    }
}

// There is at most one draft for each round.
void ComplaintDesk::store() {
    m_file.change(
        [this](InspectionCase& inspection) {
            const auto kept = std::ranges::find(inspection.complaints, m_now.round, &Complaint::round);
            if (kept != inspection.complaints.end()) {
                *kept = m_now;
            }
        },
        {kComplaintFact, m_now.round});
}

void ComplaintDesk::show() {
    QSet<quint64> picked;
    for (const ComplaintMoment& moment : m_now.moments) {
        picked.insert(moment.seq);
    }
    m_moments.setPicked(picked);
    emit changed();
}

void ComplaintDesk::verify() {
    if (const auto id = record::roundIdFrom(m_now.round.toStdString()); id && m_open) {
        record::VerifyOptions options;
        options.round = *id;
        m_check.start(m_keeper.shownFile(), options);
    }
}

void ComplaintDesk::addPictures(Complaint& complaint, record::RecordReader& reader,
                                const GameRegistry& games) {
    const auto id = record::roundIdFrom(complaint.round.toStdString());
    const auto row = id ? reader.round(*id) : std::nullopt;
    if (!row || !row->closed) {
        return;
    }
    const auto* const rounds = games.capability<RecordedRounds>(QString::fromStdString(row->game));
    if (!rounds) {
        return;
    }
    const QImage empty = rounds->picture(reader, *id, row->first, complaint.player);
    for (ComplaintMoment& moment : complaint.moments) {
        // The table may still be empty at this moment.
        const QImage image = rounds->picture(reader, *id, moment.seq, complaint.player);
        QBuffer buffer(&moment.picture);
        if (!image.isNull() && image != empty && buffer.open(QIODevice::WriteOnly | QIODevice::Truncate)) {
            image.save(&buffer, "PNG");
            moment.drawn = rounds->pictureText(complaint.player);
        }
    }
}

void ComplaintDesk::save(const QUrl& file) {
    if (!m_open || !file.isLocalFile()) {
        return;
    }
    ++m_jobs;
    m_handed.reset();
    emit busyChanged();
    emit messageChanged();
    const QByteArray text = m_file.text(); // what was typed is part of the chain from here on
    m_worker.run([this, complaint = m_now, text, inspection = m_file.inspection(),
                  path = QFileInfo(file.toLocalFile()).absoluteFilePath(),
                  record = std::filesystem::path(m_keeper.shownFile().toStdU16String())]() mutable {
        bool onRecord = false;
        try {
            if (auto reader = record::RecordReader::open(record)) {
                const auto id = record::roundIdFrom(complaint.round.toStdString());
                onRecord = id && InspectedRound::readFrom(**reader, m_games, *id);
                addPictures(complaint, **reader, m_games);
            }
        } catch (const record::Fault&) {
            // A complaint without pictures is valid.
        }
        const HandedOver what = handOver(complaintSheet(inspection, complaint, onRecord),
                                         jsonOfComplaint(inspection, complaint, onRecord), text, path);
        postTo(this, [this, what] {
            --m_jobs;
            m_handed = what;
            emit busyChanged();
            emit messageChanged();
        });
    });
}

QUrl ComplaintDesk::proposedFile() const {
    return SheetSaver::proposed(tr("complaint") + u'-' + m_now.round);
}

QString ComplaintDesk::message() const {
    const QString trouble = m_file.trouble();
    return !trouble.isEmpty() ? trouble : m_handed ? handedOverText(*m_handed) : QString();
}

bool ComplaintDesk::hasFailed() const {
    return !m_file.trouble().isEmpty() || (m_handed && m_handed->outcome != HandedOver::Written);
}

void ComplaintDesk::retranslate() {
    emit changed();
    emit messageChanged();
    if (m_open) {
        readParts();
    }
}

} // namespace mesaviva::app
