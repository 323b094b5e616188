// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/conformity/conformity_model.h"

#include "app/core/events/event_log_text.h"
#include "app/core/rulebook/word_search.h"
#include "app/core/text/language.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QLocale>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace mesaviva::app {

void RuleActs::note(const EventLog::Head& head, const QStringList& rules) {
    for (const QString& id : rules) {
        Act& act = m_table[id];
        act = {head.seq, head.round, head.at, act.times + 1};
        if (!m_ever.contains(id)) {
            m_ever.insert(id);
            if (m_listener) {
                m_listener(id);
            }
        }
    }
}

std::optional<RuleActs::Act> RuleActs::at(const QString& rule) const {
    const auto found = m_table.constFind(rule);
    return found == m_table.cend() ? std::nullopt : std::optional(*found);
}

namespace {

class ConformitySheet {
    Q_DECLARE_TR_FUNCTIONS(ConformitySheet)

public:
    static SheetDocument of(const std::vector<ConformityLine>& lines, const QString& summary,
                            const QString& excerpt) {
        SheetDocument sheet;
        sheet.title = tr("Conformity list");
        sheet.subtitle = summary;
        sheet.remark = tr("The words are our own. The Diário da República alone is authoritative.");
        if (!excerpt.isEmpty()) {
            sheet.title = tr("Conformity list: excerpt");
            sheet.remark = excerpt + u' ' + sheet.remark;
        }
        //: %1 the program's version, %2 date and time
        sheet.footer = tr("Mesa Viva %1 · %2")
                           .arg(QCoreApplication::applicationVersion(),
                                QLocale().toString(QDateTime::currentDateTime(), QLocale::ShortFormat));
        for (const ConformityLine& line : lines) {
            if (sheet.sections.empty() || sheet.sections.back().heading != line.rule.name) {
                sheet.sections.push_back({line.rule.name, {table()}});
            }
            std::get<SheetTable>(sheet.sections.back().blocks.back()).rows.push_back(row(line));
        }
        return sheet;
    }

private:
    // The columns in which inspectors write: requirement, test, result.
    static SheetTable table() {
        return {{{tr("Rule"), false, 8},
                 {tr("Rule and intent"), false, 28},
                 {tr("How to test it"), false, 17},
                 {tr("Offered / decided / asserted"), false, 10},
                 {tr("Pass"), false, 9},
                 {tr("Fail"), false, 9},
                 {tr("N/A"), false, 5},
                 {tr("Remark"), false, 11},
                 {tr("Initials"), false, 8}},
                {}};
    }

    static QStringList row(const ConformityLine& line) {
        constexpr qsizetype kShownProofs = 2;
        const QList<RuleProof> proofs = line.proofs.value_or(QList<RuleProof>());
        QStringList test;
        for (const RuleProof& proof : proofs.mid(0, kShownProofs)) {
            test.append(proof.scenario);
        }
        if (proofs.size() > kShownProofs) {
            test.append(tr("and %n more", nullptr, static_cast<int>(proofs.size() - kShownProofs)));
        }
        if (test.isEmpty() && !line.rule.seen.isEmpty()) {
            //: how a rule is tested that no scenario names; %1 a sentence
            test.append(tr("On sight: %1").arg(line.rule.seen));
        }
        if (line.covered) {
            test.append(tr("seen applied"));
        }
        if (test.isEmpty()) {
            test.append(doesAbout(line.rule.kinds, line.rule.reading));
        }
        const auto mark = [&](InspectionNote::Verdict verdict) {
            return line.note.verdict == verdict ? QStringLiteral("X") : QString();
        };
        return {line.rule.id,
                intent(line),
                test.join(QStringLiteral(", ")),
                counts(line),
                mark(InspectionNote::Pass),
                mark(InspectionNote::Fail),
                mark(InspectionNote::NotApplicable),
                line.note.remark,
                line.note.initials};
    }

    static QString counts(const ConformityLine& line) {
        const ProofCounts counts = line.proofs ? countsOf(*line.proofs) : ProofCounts{-1, -1, -1};
        return QStringList{proofCountText(counts.offered), proofCountText(counts.decided),
                           proofCountText(counts.asserted)}
            .join(QStringLiteral(" / "));
    }

    // Title, text and kinds; for a reading also the alternative.
    static QString intent(const ConformityLine& line) {
        QString text = line.rule.title;
        if (!line.rule.text.isEmpty() && line.rule.text != line.rule.title) {
            text += QStringLiteral(": ") + line.rule.text;
        }
        if (!line.rule.other.isEmpty()) {
            //: %1 the other reading of a rule
            text += u' ' + tr("Other reading: %1").arg(line.rule.other);
        } else if (!line.rule.alternative.isEmpty()) {
            //: %1 the other reading of a rule
            text += u' ' + tr("Other reading, not offered: %1").arg(line.rule.alternative);
        }
        if (line.rule.unconfirmed) {
            text += u' ' + unconfirmedText();
        }
        if (line.differs) {
            text += u' ' + differenceText(*line.differs);
        }
        return line.rule.kinds.isEmpty() ? text
                                         : text + QStringLiteral(" [") + line.rule.kinds.join(u' ') + u']';
    }
};

} // namespace

QString proofCountText(int count) {
    return count < 0 ? QStringLiteral("…") : count == 0 ? QStringLiteral("–") : QString::number(count);
}

SheetDocument conformitySheet(const std::vector<ConformityLine>& lines, const QString& summary,
                              const QString& excerpt) {
    return ConformitySheet::of(lines, summary, excerpt);
}

ConformityModel::ConformityModel(const RuleActs& acts, const QString& folder, QObject* parent)
    : RowListModel(parent),
      m_acts(acts),
      m_folder(folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                                : folder) {
    connect(&m_saver, &SheetSaver::messageChanged, this, &ConformityModel::messageChanged);
}

ConformityModel::~ConformityModel() {
    *m_over = true;
    m_worker.reset();
}

QVariant ConformityModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const InspectedRule& shown = rule(index.row());
    const InspectionNote note = m_notes.value(shown.id);
    switch (role) {
    case IdRole: return shown.id;
    case RegulationRole: return shown.name;
    case TitleRole: return shown.title;
    case TextRole: return shown.text;
    case KindsRole: return shown.kinds.join(u' ');
    case DoesRole:
        return doesAbout(shown.kinds, shown.reading) +
               (shown.seen.isEmpty() ? QString() : u'\n' + shown.seen);
    case SeenRole: return shown.seen;
    case ReadingRole: return shown.reading;
    case OtherRole: return shown.other.isEmpty() ? shown.alternative : shown.other;
    case PlayedRole: return shown.played;
    case ProofsRole: return m_proved ? static_cast<int>(m_proofs.value(shown.id).size()) : -1;
    case OfferedRole: return proofCountText(shownOf(shown.id).offered);
    case DecidedRole: return proofCountText(shownOf(shown.id).decided);
    case AssertedRole: return proofCountText(shownOf(shown.id).asserted);
    case ActedRole: return actedText(shown.id);
    case CoveredRole: return m_acts.hasActed(shown.id);
    case VerdictRole: return note.verdict;
    case RemarkRole: return note.remark;
    case InitialsRole: return note.initials;
    case UnconfirmedRole: return shown.unconfirmed;
    case DiffersRole: return m_findings.texts.contains(shown.id);
    case DifferenceRole: return m_findings.texts.value(shown.id).note;
    case PicturesRole:
        return static_cast<int>(std::ranges::count(m_findings.pictures, shown.id, &RulePicture::rule));
    default: return {};
    }
}

QHash<int, QByteArray> ConformityModel::roleNames() const {
    return {{IdRole, "rule"},           {RegulationRole, "regulation"},
            {TitleRole, "title"},       {TextRole, "text"},
            {SeenRole, "seen"},         {KindsRole, "kinds"},
            {DoesRole, "does"},         {ReadingRole, "reading"},
            {OtherRole, "other"},       {PlayedRole, "played"},
            {ProofsRole, "proofs"},     {OfferedRole, "offered"},
            {DecidedRole, "decided"},   {AssertedRole, "asserted"},
            {ActedRole, "acted"},       {CoveredRole, "covered"},
            {VerdictRole, "verdict"},   {RemarkRole, "remark"},
            {InitialsRole, "initials"}, {UnconfirmedRole, "unconfirmed"},
            {DiffersRole, "differs"},   {DifferenceRole, "difference"},
            {PicturesRole, "pictures"}};
}

ProofCounts ConformityModel::shownOf(const QString& rule) const {
    return m_proved ? countsOf(m_proofs.value(rule)) : ProofCounts{-1, -1, -1};
}

QString ConformityModel::actedText(const QString& rule) const {
    const std::optional<RuleActs::Act> act = m_acts.at(rule);
    //: %1 a moment on the table's clock, %2 a round's number, %3 how often
    return act ? tr("%1, round %2 (×%3)").arg(EventLogText::moment(act->at)).arg(act->round).arg(act->times)
               : QString();
}

int ConformityModel::current() const {
    const auto found = std::ranges::find_if(
        m_rows, [this](std::size_t place) { return !m_current.isEmpty() && m_rules[place].id == m_current; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void ConformityModel::setCurrent(int row) {
    if (row >= 0 && row < rowCount()) {
        m_current = rule(row).id;
    }
}

void ConformityModel::begin() {
    emit wanted();
    if (std::exchange(m_begun, true)) {
        refresh();
        return;
    }
    read();
    retranslate();
    m_busy = true;
    emit provedChanged();
    m_worker->run([this, over = m_over] {
        const RuleProofs proofs = proveRules([this, &over](double done) {
            postTo(this, [this, done] {
                m_progress = done;
                emit progressed();
            });
            return !*over;
        });
        postTo(this, [this, proofs] { take(proofs); });
    });
}

void ConformityModel::read() {
    if (!std::exchange(m_loaded, true)) {
        m_language = presentCode();
        m_rules = inspectedRules(m_language);
        emit summed();
    }
}

void ConformityModel::setTrouble(const QString& trouble) {
    if (trouble != std::exchange(m_trouble, trouble)) {
        emit messageChanged();
    }
}

QString ConformityModel::pictureFolder() const {
    return QDir(m_folder).filePath(QStringLiteral("inspection-pictures"));
}

void ConformityModel::take(const RuleProofs& proofs) {
    m_proofs = proofs;
    m_busy = false;
    m_proved = true;
    filter();
    emit provedChanged();
}

void ConformityModel::refresh() {
    if (m_shown == Uncovered) {
        filter();
    } else {
        emitAllChanged({ActedRole, CoveredRole});
    }
    emit summed();
}

void ConformityModel::retranslate() {
    m_language = presentCode();
    if (m_loaded) {
        m_rules = inspectedRules(m_language);
        filter();
    }
    emit texts();
    emit filterChanged();
    emit messageChanged();
    emit heldChanged();
}

QStringList ConformityModel::regulations() const {
    QStringList names{tr("All regulations")};
    for (const InspectedRule& rule : m_rules) {
        if (names.constLast() != rule.name) {
            names.append(rule.name);
        }
    }
    return names;
}

QStringList ConformityModel::shows() const {
    return {tr("All rules"),
            tr("Still to be judged"),
            tr("Judged: fail"),
            tr("Not yet seen applied"),
            tr("Decided in no scenario"),
            tr("Asserted in no scenario"),
            tr("Readings"),
            tr("Differ from the official text"),
            tr("To be confirmed")};
}

bool ConformityModel::passes(const InspectedRule& rule) const {
    const InspectionNote note = m_notes.value(rule.id);
    switch (m_shown) {
    case Open:
        if (note.verdict != InspectionNote::None) {
            return false;
        }
        break;
    case Failed:
        if (note.verdict != InspectionNote::Fail) {
            return false;
        }
        break;
    case Uncovered:
        if (m_acts.hasActed(rule.id)) {
            return false;
        }
        break;
    case Undecided:
        if (shownOf(rule.id).decided > 0) {
            return false;
        }
        break;
    case Unasserted:
        if (shownOf(rule.id).asserted > 0) {
            return false;
        }
        break;
    case Readings:
        if (!rule.reading) {
            return false;
        }
        break;
    case Differing:
        if (!m_findings.texts.contains(rule.id)) {
            return false;
        }
        break;
    case Unconfirmed:
        if (!rule.unconfirmed) {
            return false;
        }
        break;
    default: break;
    }
    return m_search.isEmpty() ||
           hasAllWords(rule.id + u' ' + rule.title + u' ' + rule.text + u' ' + note.remark,
                       wordsOf(m_search));
}

void ConformityModel::filter() {
    beginResetModel();
    m_rows.clear();
    const QString wanted = m_regulation > 0 ? regulations().value(m_regulation) : QString();
    for (std::size_t i = 0; i < m_rules.size(); ++i) {
        if ((wanted.isEmpty() || m_rules[i].name == wanted) && passes(m_rules[i])) {
            m_rows.push_back(i);
        }
    }
    std::ranges::stable_sort(m_rows, {}, [this, words = wordsOf(m_search)](std::size_t place) {
        return numberDistance(m_rules[place].id, words);
    });
    endResetModel();
    emit summed();
}

void ConformityModel::setRegulation(int regulation) {
    if (regulation != m_regulation && regulation >= 0 && regulation < regulations().size()) {
        m_regulation = regulation;
        filter();
        emit filterChanged();
    }
}

void ConformityModel::setShown(int shown) {
    if (shown != m_shown && shown >= All && shown <= Unconfirmed) {
        m_shown = shown;
        filter();
        emit filterChanged();
    }
}

void ConformityModel::setSearch(const QString& search) {
    if (search != m_search) {
        m_search = search;
        filter();
        emit filterChanged();
    }
}

QString ConformityModel::summary() const {
    if (!m_proved) {
        return judgedSummary();
    }
    const auto count = [this](int ProofCounts::*mark) {
        return static_cast<int>(std::ranges::count_if(
            m_rules, [&](const InspectedRule& rule) { return shownOf(rule.id).*mark > 0; }));
    };
    //: of the rules; in the shipped scenarios
    return judgedSummary() + QStringLiteral(" · ") +
           tr("in scenarios %1 offered, %2 decided, %3 asserted")
               .arg(count(&ProofCounts::offered))
               .arg(count(&ProofCounts::decided))
               .arg(count(&ProofCounts::asserted));
}

QString ConformityModel::judgedSummary() const {
    const auto count = [this](const auto& fits) {
        return static_cast<int>(std::ranges::count_if(m_rules, fits));
    };
    const auto judged = [&](InspectionNote::Verdict verdict) {
        return count([&](const InspectedRule& rule) { return m_notes.value(rule.id).verdict == verdict; });
    };
    const int acted = count([this](const InspectedRule& rule) { return m_acts.hasActed(rule.id); });
    //: %1 rules and readings, %2 of them have acted, %3 pass, %4 fail, %5 not applicable
    return tr("%1 rules and readings · %2 seen applied in an event log of this inspection · %3 pass, %4 "
              "fail, %5 not applicable")
        .arg(m_rules.size())
        .arg(acted)
        .arg(judged(InspectionNote::Pass))
        .arg(judged(InspectionNote::Fail))
        .arg(judged(InspectionNote::NotApplicable));
}

void ConformityModel::setInitials(const QString& initials) {
    if (const QString cut = initials.left(kLongestInitials); cut != m_initials) {
        m_initials = cut;
        emit initialsChanged();
    }
}

QVariantList ConformityModel::proofsOf(int row) const {
    QVariantList list;
    if (row < 0 || row >= rowCount()) {
        return list;
    }
    for (const RuleProof& proof : m_proofs.value(rule(row).id)) {
        ConformityProof shown;
        shown.name = proof.scenario;
        shown.title = m_language == QLatin1String("pt") ? proof.pt : proof.en;
        shown.mark = proof.asserted  ? tr("asserted")
                     : proof.decided ? tr("decided")
                     : proof.offered ? tr("offered")
                                     : QString();
        shown.reason = proof.comment;
        shown.refused = proof.refused;
        list.append(QVariant::fromValue(shown));
    }
    return list;
}

bool ConformityModel::setNote(int row, const InspectionNote& note) {
    const QString id = rule(row).id;
    if (note == m_notes.value(id)) {
        return false;
    }
    if (note.isEmpty()) {
        m_notes.remove(id);
    } else {
        m_notes[id] = note;
    }
    // A row that no longer matches the filter stays until another one is selected.
    emit dataChanged(index(row), index(row), {VerdictRole, RemarkRole, InitialsRole});
    emit summed();
    return true;
}

void ConformityModel::judge(int row, int verdict) {
    if (row < 0 || row >= rowCount() || verdict <= InspectionNote::None ||
        verdict > InspectionNote::NotApplicable) {
        return;
    }
    const QString id = rule(row).id;
    InspectionNote note = m_notes.value(id);
    if (note.verdict == verdict) {
        emit removalAsked(id);
        return;
    }
    note.verdict = static_cast<InspectionNote::Verdict>(verdict);
    note.initials = m_initials;
    note.at = QDateTime::currentDateTime();
    if (setNote(row, note)) {
        emit judgedRule(id);
    }
}

void ConformityModel::withdraw(const QString& rule) {
    InspectionNotes notes = m_notes;
    InspectionNote& note = notes[rule];
    note = {InspectionNote::None, note.remark, {}, {}};
    if (note.isEmpty()) {
        notes.remove(rule);
    }
    setNotes(notes);
    emit judgedRule(rule);
}

void ConformityModel::remark(int row, const QString& text) {
    if (row >= 0 && row < rowCount()) {
        InspectionNote note = m_notes.value(rule(row).id);
        note.remark = text;
        if (setNote(row, note)) {
            emit remarkTyped(rule(row).id);
        }
    }
}

void ConformityModel::setDiffers(int row, bool differs, const QString& sha256) {
    if (row < 0 || row >= rowCount() || differs == m_findings.texts.contains(rule(row).id)) {
        return;
    }
    if (differs) {
        m_findings.texts.insert(rule(row).id, {{}, sha256, m_initials, QDateTime::currentDateTimeUtc()});
    } else {
        m_findings.texts.remove(rule(row).id);
    }
    emit dataChanged(index(row), index(row), {DiffersRole, DifferenceRole});
    emit foundMore({});
}

void ConformityModel::noteDifference(int row, const QString& text) {
    if (row < 0 || row >= rowCount()) {
        return;
    }
    const auto mark = m_findings.texts.find(rule(row).id);
    if (mark != m_findings.texts.end() && mark->note != text) {
        mark->note = text;
        emit dataChanged(index(row), index(row), {DifferenceRole});
        emit foundMore(rule(row).id);
    }
}

QString ConformityModel::pictureRefusal() const {
    if (!m_trouble.isEmpty()) {
        return m_trouble;
    }
    return m_findings.pictures.size() < RuleFindings::kMostPictures
               ? QString()
               : tr("There are %1 pictures already: delete one first").arg(RuleFindings::kMostPictures);
}

void ConformityModel::keepPicture(int row, const QVariant& image) {
    writeNew(row, image.value<QImage>(), m_moment ? m_moment() : PictureMoment());
}

void ConformityModel::holdPicture(const QVariant& image) {
    m_held = image.value<QImage>();
    m_heldAs = {{}, {}, {}, QDateTime::currentDateTimeUtc(), m_moment ? m_moment() : PictureMoment()};
    emit heldChanged();
}

QString ConformityModel::held() const { return m_held.isNull() ? QString() : pictureCaption(m_heldAs); }

void ConformityModel::keepHeld(int row) { writeNew(row, m_held, m_heldAs.moment); }

void ConformityModel::writeNew(int row, const QImage& image, const PictureMoment& moment) {
    if (row < 0 || row >= rowCount() || image.isNull() || !pictureRefusal().isEmpty()) {
        return;
    }
    m_worker->run([this, rule = rule(row).id, image, moment, folder = pictureFolder()] {
        const std::optional<RulePicture> picture = writePicture(rule, image, moment, folder);
        postTo(this, [this, picture] { addPicture(picture); });
    });
}

void ConformityModel::addPicture(const std::optional<RulePicture>& picture) {
    if (!picture) {
        m_saver.reportUnwritten(pictureFolder());
        return;
    }
    if (std::ranges::count(m_findings.pictures, picture->file, &RulePicture::file) > 0) {
        return; // the same picture was taken twice
    }
    m_findings.pictures.push_back(*picture);
    emitAllChanged({PicturesRole});
    emit foundMore({});
}

QVariantList ConformityModel::picturesOf(int row) const {
    QVariantList list;
    for (const RulePicture& picture : m_findings.pictures) {
        if (row >= 0 && row < rowCount() && picture.rule == rule(row).id) {
            ConformityPicture shown;
            shown.source = QUrl::fromLocalFile(QDir(pictureFolder()).filePath(picture.file));
            shown.file = picture.file;
            shown.caption = pictureCaption(picture);
            shown.sha256 = picture.sha256;
            shown.intact = !pictureBytes(picture, pictureFolder()).isEmpty();
            list.append(QVariant::fromValue(shown));
        }
    }
    return list;
}

void ConformityModel::removePicture(int row, const QString& file) {
    if (row < 0 || row >= rowCount() || !m_trouble.isEmpty()) {
        return;
    }
    const auto removed = std::erase_if(m_findings.pictures, [&](const RulePicture& picture) {
        return picture.rule == rule(row).id && picture.file == file;
    });
    if (removed > 0) {
        QFile::remove(QDir(pictureFolder()).filePath(QFileInfo(file).fileName()));
        emitAllChanged({PicturesRole});
        emit foundMore({});
    }
}

void ConformityModel::setFindings(const RuleFindings& findings) {
    if (findings != m_findings) {
        m_findings = findings;
        emitAllChanged({DiffersRole, DifferenceRole, PicturesRole});
    }
}

void ConformityModel::setNotes(const InspectionNotes& notes) {
    if (notes != m_notes) {
        m_notes = notes;
        emitAllChanged({VerdictRole, RemarkRole, InitialsRole});
        emit summed();
    }
}

ConformityLine ConformityModel::lineOf(const InspectedRule& rule) const {
    return {rule, m_notes.value(rule.id), m_proved ? std::optional(m_proofs.value(rule.id)) : std::nullopt,
            m_acts.hasActed(rule.id),
            m_findings.texts.contains(rule.id) ? std::optional(m_findings.texts.value(rule.id))
                                               : std::nullopt};
}

std::vector<ConformityLine> ConformityModel::allLines() {
    read();
    std::vector<ConformityLine> lines;
    for (const InspectedRule& rule : m_rules) {
        lines.push_back(lineOf(rule));
    }
    return lines;
}

SheetDocument ConformityModel::sheet() const {
    std::vector<ConformityLine> lines;
    std::vector<std::size_t> rows = m_rows; // by regulation, also where a search lists a number first
    std::ranges::sort(rows);
    for (const std::size_t row : rows) {
        lines.push_back(lineOf(m_rules[row]));
    }
    return conformitySheet(lines, summary(), excerpt());
}

QString ConformityModel::excerpt() const {
    if (m_rows.size() == m_rules.size()) {
        return {};
    }
    QStringList filters;
    if (m_regulation > 0) {
        filters.append(regulations().value(m_regulation));
    }
    if (m_shown != All) {
        filters.append(shows().value(m_shown));
    }
    if (!m_search.trimmed().isEmpty()) {
        filters.append(tr("“%1”").arg(m_search.trimmed()));
    }
    //: %1 and %2 numbers of rules, %3 the filters and the words searched for
    return tr("Excerpt: %1 of %2 rules and readings (%3).")
        .arg(m_rows.size())
        .arg(m_rules.size())
        .arg(filters.join(QStringLiteral(", ")));
}

QString ConformityModel::fileName() const { return tr("conformity", "a file's name"); }

void ConformityModel::save(const QUrl& file) { m_saver.save(sheet(), file); }

void ConformityModel::print() { m_saver.print(sheet(), fileName()); }

} // namespace mesaviva::app
