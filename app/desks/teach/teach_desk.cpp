// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/teach_desk.h"

#include "app/core/study/study_folder.h"
#include "app/core/text/spoken_text.h"

#include <QFileInfo>

#include <utility>

namespace mesaviva::app {

namespace {

// The trainer's files are in the folder of the record.
QString folderOf(const RecordKeeper& record) { return QFileInfo(record.file()).absolutePath(); }

} // namespace

LessonPresenter::LessonPresenter(RecordKeeper& record, LessonDesk& lessons, QObject* parent)
    : Presenter(parent),
      m_record(record),
      m_lessons(lessons),
      m_query(*this) {
    connect(&m_lessons, &LessonDesk::presentRefusalChanged, this, &LessonPresenter::refusalChanged);
    connect(&m_lessons, &LessonDesk::notPresented, this, &LessonPresenter::refused);
}

void LessonPresenter::presentScenario(scenario::Scenario scenario, const PresentedFrom& from) {
    m_lessons.present({std::move(scenario), from});
}

void LessonPresenter::presentRound(const record::RoundLink& link, const PresentedFrom& from) {
    m_query.ask(
        m_record.shownFile(),
        [this, link, from](record::RecordReader& reader) -> RecordQuery::Answer {
            auto wanted = presentedRound(reader, link, from);
            if (!wanted) {
                return [this, limit = wanted.error()] {
                    m_lessons.refuseToPresent([limit] { return StudyText::limit(limit); });
                };
            }
            return [this, wanted = std::move(*wanted)] { m_lessons.present(wanted); };
        },
        [this](record::FaultKind kind) {
            m_lessons.refuseToPresent([kind] { return RecordKeeper::words(kind); });
        });
}

std::optional<PresentedFrom> LessonPresenter::takeWayBack() {
    const std::optional<PresentedFrom> from = m_lessons.presentedFrom();
    m_lessons.forgetWay();
    return from;
}

TeachDesk::TeachDesk(DeskContext context, std::shared_ptr<FiguresDesk> figures, QObject* parent)
    : Desk({"teach", QT_TRANSLATE_NOOP("Desk", "Teach"),
            QT_TRANSLATE_NOOP("Desk", "Lessons at the table, and drills on the cloth"), "person",
            "Teach/TeachLobby"},
           parent),
      m_context(std::move(context)),
      m_figures(std::move(figures)),
      m_tableTest(m_croupiers.tested()),
      m_equipment(m_context.record),
      m_drillReader(m_drills),
      m_lessons(m_context.games, {}, folderOf(m_context.record) + QStringLiteral("/lessons")),
      m_results({m_drills, m_croupiers.results(), m_tableTest, m_lessons}, m_context.games),
      m_class(m_results, {m_drills, m_croupiers.results(), m_tableTest, m_lessons}),
      m_editor(m_lessons, m_context.record, folderOf(m_context.record)),
      m_questions(folderOf(m_context.record)),
      m_presenter(m_context.record, m_lessons) {
    m_lessons.setShow([this](OpenedTable opened) {
        m_context.show(std::move(opened));
        m_lessons.follow(*m_table);
    });
    m_equipment.setShow([this](std::unique_ptr<TableModel> table, const PlayedRules& rules) {
        m_context.show({std::move(table), rules});
    });
    connect(&m_equipment, &EquipmentDesk::takenBack, this,
            [this](const QString& value, const QString& signer) {
                emit entryTakenBack(m_equipment.openGame(), value, signer);
            });
    m_drills.setLock(*m_tableTest.lock());
    m_croupiers.results().setLock(*m_tableTest.lock());
    m_equipment.setLock(*m_tableTest.lock());
    connect(&m_drills, &DrillDesk::stageChanged, this, &TeachDesk::workChanged);
    connect(&m_drills, &DrillDesk::stageChanged, this, &TeachDesk::readDrill);
    connect(&m_croupiers, &CroupierRegistry::stageChanged, this, &TeachDesk::workChanged);
    connect(&m_lessons, &LessonDesk::activeChanged, this, &TeachDesk::changed);
    connect(&m_equipment, &EquipmentDesk::activeChanged, this, &TeachDesk::changed);
    connect(&m_equipment, &EquipmentDesk::choicesChanged, this, &TeachDesk::changed);
    connect(&m_tableTest, &TableTestDesk::stageChanged, this, &TeachDesk::changed);
    connect(&m_questions, &QuestionEditor::savedAs, &m_tableTest, &TableTestDesk::bankSaved);
    connect(&m_results, &ResultsDesk::traineeChanged, this, [this] {
        m_tableTest.setTrainee(m_results.trainee());
        emit changed();
    });
    m_tableTest.setTrainee(m_results.trainee());
}

int TeachDesk::language() {
    return spokenLanguage() == QLatin1String("pt") ? QuestionEditor::Portuguese : QuestionEditor::English;
}

TeachDesk::~TeachDesk() { m_context.reader.setLayout(nullptr); }

QUrl TeachDesk::panel() const {
    return m_lessons.isActive()     ? QUrl(QStringLiteral("qrc:/qt/qml/MesaViva/Teach/LessonPanel.qml"))
           : m_equipment.isActive() ? QUrl(QStringLiteral("qrc:/qt/qml/MesaViva/Teach/EquipmentPanel.qml"))
                                    : QUrl();
}

QUrl TeachDesk::band() const {
    return m_lessons.isActive() ? QUrl(QStringLiteral("qrc:/qt/qml/MesaViva/Teach/LessonBand.qml")) : QUrl();
}

// A remote has two keys: forwards also shows the result that the class waits for.
void TeachDesk::turnPage(int by) {
    if (!m_lessons.isActive() || m_lessons.isOtherWay()) {
        return;
    }
    if (by < 0) {
        m_lessons.previous();
    } else if (m_lessons.isResultAwaited()) {
        m_lessons.showResult();
    } else {
        m_lessons.next();
    }
}

// In whose name results are saved; not at a table where none are.
QString TeachDesk::status() const {
    const bool saves = m_table ? m_lessons.isActive() : isChosen();
    return saves && !m_results.trainee().isEmpty() ? tr("Trainee: %1").arg(m_results.trainee()) : QString();
}

// While it is chosen, scenarios are shown in the same way as lessons.
bool TeachDesk::takesFile(const QUrl& file) const { return LessonDesk::isLesson(file) || isChosen(); }

void TeachDesk::leaving(TableModel& table) {
    if (m_equipment.isAt(&table)) {
        m_equipment.withdraw();
    }
}

void TeachDesk::opening(TableModel* next) {
    m_lessons.letGo();
    if (!m_equipment.isAt(next)) {
        m_equipment.letGo();
    }
}

void TeachDesk::follow(const WindowContent& shown) {
    m_table = shown.table;
    emit changed();
}

std::optional<AmountPlace> TeachDesk::amountPlace() const {
    if (m_drills.stage() == DrillDesk::Asking || m_drills.stage() == DrillDesk::Judged) {
        return m_drills.amountPlace();
    }
    const CroupierDesk* const croupier = m_croupiers.atWork();
    return croupier && croupier->stage() != CroupierDesk::Over
               ? std::optional(placeOfRules(croupier->tableName().toStdString()))
               : std::nullopt;
}

// While a session of drills runs, its cloth is read as a table is.
void TeachDesk::readDrill() {
    const bool runs = m_drills.stage() != DrillDesk::Choosing;
    m_context.reader.setLayout(runs ? &m_drillReader : nullptr);
    if (runs && !m_translates) {
        m_context.reader.bring(m_drills.stage() == DrillDesk::Asking ? MessageKind::call
                                                                     : MessageKind::payment,
                               m_drillReader.announcement());
    }
}

void TeachDesk::retranslateMore() {
    m_translates = true; // the same in other words is no news
    m_drills.retranslate();
    m_croupiers.retranslate();
    m_tableTest.retranslate();
    m_equipment.retranslate();
    m_translates = false;
    m_lessons.retranslate();
    m_results.retranslate();
    m_class.retranslate();
    m_editor.retranslate();
    m_questions.retranslate();
}

} // namespace mesaviva::app
