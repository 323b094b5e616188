// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/scenario_commands.h"
#include "engine/scenario/rules_shown.h"
#endif
#include "program/shipped_scenarios.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <set>
#include <sstream>
#include <string>
#include <utility>

using mesaviva::app::runCommand;
namespace scenario = mesaviva::scenario;

/// Every rule that the engine decides is named by a test row or a scenario, and by an event of a shipped
/// scenario or the refusal of a shipped file that breaks it. Those that no scenario asserts are listed.
class RegisterCoverageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyRuleOfABuiltGameIsProven_data();
    void everyRuleOfABuiltGameIsProven();
    void namedRulesExist();
    void citedRulesExist();
    void scenariosAreMet();
    void unlawfulFilesAreRefusedByTheirRule();
    void everyRuleIsNamedWhereItActs_data();
    void everyRuleIsNamedWhereItActs();
    void everyDecidedRuleIsAsserted();

private:
    struct Rule {
        QString id;
        QString letter;       ///< of the document
        bool decided = false; ///< marked L
        bool fault = false;   ///< marked F
    };

    static QString contents(const QString& path);
    void addIds(const QString& text, QSet<QString>& ids) const;
    static void add(const std::set<std::string>& rules, QSet<QString>& ids);
    void readTags();
    void readScenarios();
    static QStringList scenarioFiles(const QString& folder);
    void playScenarios();
    void readUnlawfulFiles();

    QString m_id;                        ///< a regular expression
    QHash<QString, QList<Rule>> m_rules; ///< by game
    QSet<QString> m_known;
    QSet<QString> m_named;
    QSet<QString> m_acting; ///< named by events and refusals
    QSet<QString> m_asserted;
    QStringList m_unmet;
    QStringList m_unlawful; ///< errors of files that must be refused
};

namespace {

const QString kSource = QStringLiteral(MESAVIVA_SOURCE_DIR);

} // namespace

QString RegisterCoverageTest::contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void RegisterCoverageTest::addIds(const QString& text, QSet<QString>& ids) const {
    const QRegularExpression id(QStringLiteral("\\b%1\\b").arg(m_id));
    for (auto match = id.globalMatch(text); match.hasNext();) {
        ids.insert(match.next().captured());
    }
}

void RegisterCoverageTest::add(const std::set<std::string>& rules, QSet<QString>& ids) {
    for (const std::string& rule : rules) {
        ids.insert(QString::fromStdString(rule));
    }
}

void RegisterCoverageTest::initTestCase() {
    const QJsonObject registered =
        QJsonDocument::fromJson(
            contents(kSource + QStringLiteral("/assets/regulations/register.json")).toUtf8())
            .object();
    QVERIFY(!registered.isEmpty());
    QHash<QChar, QString> games;
    QString letters;
    for (const QJsonValue& document : registered[QLatin1String("documents")].toArray()) {
        letters += document[QLatin1String("letter")].toString();
        games.insert(letters.back(), document[QLatin1String("game")].toString());
    }
    m_id = QStringLiteral("(?:I-cent|(?:I-)?[%1]\\d+(?:\\.\\d+)*[a-z]?)").arg(letters);
    for (const char* list : {"rules", "readings"}) {
        for (const QJsonValue& entry : registered[QLatin1String(list)].toArray()) {
            const QString id = entry[QLatin1String("id")].toString();
            const QJsonArray kinds = entry[QLatin1String("kind")].toArray();
            // A reading belongs to the game of the first rule that it interprets.
            const QString rule = entry[QLatin1String("of")].toArray().first().toString(id);
            const QChar letter = rule.at(0);
            m_rules[games.value(letter)].push_back(
                {id, letter, kinds.contains(QStringLiteral("L")), kinds.contains(QStringLiteral("F"))});
            m_known.insert(id);
        }
    }
    readTags();
    readScenarios();
    playScenarios();
    readUnlawfulFiles();
}

// A tag is a string that begins with a rule id followed by words.
void RegisterCoverageTest::readTags() {
    const QRegularExpression tag(QStringLiteral("\"(%1[ ,:;][^\"\n]+)\"").arg(m_id));
    QDirIterator files(kSource + QStringLiteral("/tests"), {QStringLiteral("tst_*.cpp")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString text = contents(files.next());
        for (auto match = tag.globalMatch(text); match.hasNext();) {
            addIds(match.next().captured(1), m_named);
        }
    }
}

void RegisterCoverageTest::readScenarios() {
    QDirIterator files(kSource + QStringLiteral("/tests/scenarios"), {QStringLiteral("*.json")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QJsonObject file = QJsonDocument::fromJson(contents(files.next()).toUtf8()).object();
        add(scenario::rulesNamed(file[QLatin1String("comment")].toString().toStdString()), m_named);
    }
}

void RegisterCoverageTest::everyRuleOfABuiltGameIsProven_data() {
    QTest::addColumn<QString>("game");
    for (auto game = m_rules.cbegin(); game != m_rules.cend(); ++game) {
        if (QFile::exists(kSource + QStringLiteral("/engine/games/") + game.key() +
                          QStringLiteral("/CMakeLists.txt"))) {
            QTest::newRow(qPrintable(game.key())) << game.key();
        }
    }
}

void RegisterCoverageTest::everyRuleOfABuiltGameIsProven() {
    QFETCH(const QString, game);
    QStringList missing;
    for (const Rule& rule : m_rules[game]) {
        if (rule.decided && !m_named.contains(rule.id)) {
            missing.push_back(rule.id);
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("no test row or scenario names ") +
                                           missing.join(QStringLiteral(", "))));
}

void RegisterCoverageTest::namedRulesExist() {
    static const QRegularExpression group(QStringLiteral(R"(^[A-Z]\d+(?:\.\d+)*$)"));
    QStringList unknown;
    for (const QString& id : m_named) {
        // `P13` may stand for P13a to P13g, `M6` for M6.1 to M6.17.
        const bool isGroup = group.match(id).hasMatch() && (m_known.contains(id + QLatin1Char('a')) ||
                                                            m_known.contains(id + QStringLiteral(".1")));
        if (!m_known.contains(id) && !isGroup) {
            unknown.push_back(id);
        }
    }
    unknown.sort();
    QVERIFY2(unknown.isEmpty(),
             qPrintable(QStringLiteral("the register does not have ") + unknown.join(QStringLiteral(", "))));
}

// Every rule that the engine's sources cite, as "P26"_rule.
void RegisterCoverageTest::citedRulesExist() {
    static const QRegularExpression cited(QStringLiteral("\"([^\"]+)\"_rule\\b"));
    QDirIterator files(kSource + QStringLiteral("/engine"), {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const QString text = contents(path);
        for (auto match = cited.globalMatch(text); match.hasNext();) {
            const QString id = match.next().captured(1);
            QVERIFY2(m_known.contains(id), qPrintable(path + QStringLiteral(": ") + id));
        }
    }
}

QStringList RegisterCoverageTest::scenarioFiles(const QString& folder) {
    const QDir files(kSource + QStringLiteral("/tests/scenarios/") + folder);
    QStringList paths;
    for (const QString& name : files.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        paths.push_back(files.filePath(name));
    }
    return paths;
}

void RegisterCoverageTest::playScenarios() {
    for (const QString& game : mesaviva::test::gameKeys()) {
        for (const QString& path : scenarioFiles(game)) {
            const scenario::RulesShown shown = scenario::rulesShown(contents(path).toStdString());
            if (shown.end != scenario::RunEnd::met) {
                m_unmet.push_back(path);
            }
            add(shown.named, m_acting);
            add(shown.asserted, m_asserted);
        }
    }
}

// A refusal ends with its rule in brackets; the comment begins with that rule.
void RegisterCoverageTest::readUnlawfulFiles() {
    static const QRegularExpression inBrackets(QStringLiteral(R"(\(([^()]+)\)\s*$)"));
    for (const QString& path : scenarioFiles(QStringLiteral("unlawful"))) {
        std::stringstream events;
        std::stringstream messages;
        const int status = runCommand(path.toStdString(), events, messages);
        const QString message = QString::fromStdString(messages.str());
        const QString rule = inBrackets.match(message).captured(1);
        const QString comment =
            QJsonDocument::fromJson(contents(path).toUtf8()).object()[QLatin1String("comment")].toString();
        const scenario::RulesShown shown = scenario::rulesShown(contents(path).toStdString());
        if (status != 2 || shown.asserted != std::set{rule.toStdString()} ||
            !comment.startsWith(rule + QLatin1Char(':'))) {
            m_unlawful.push_back(path + QStringLiteral(" gives %1: ").arg(status) + message);
        }
        add(shown.named, m_acting);
        add(shown.asserted, m_asserted);
    }
}

void RegisterCoverageTest::scenariosAreMet() {
    QVERIFY2(m_unmet.isEmpty(), qPrintable(m_unmet.join(QLatin1Char('\n'))));
}

void RegisterCoverageTest::unlawfulFilesAreRefusedByTheirRule() {
    QVERIFY2(m_unlawful.isEmpty(), qPrintable(m_unlawful.join(QLatin1Char('\n'))));
}

void RegisterCoverageTest::everyRuleIsNamedWhereItActs_data() {
    QTest::addColumn<QString>("letter");
    std::set<QString> letters;
    for (const QList<Rule>& rules : std::as_const(m_rules)) {
        for (const Rule& rule : rules) {
            letters.insert(rule.letter);
        }
    }
    for (const QString& letter : letters) {
        QTest::newRow(qPrintable(letter)) << letter;
    }
}

void RegisterCoverageTest::everyRuleIsNamedWhereItActs() {
    QFETCH(const QString, letter);
    QStringList missing;
    for (auto game = m_rules.cbegin(); game != m_rules.cend(); ++game) {
        for (const Rule& rule : game.value()) {
            if (rule.decided && rule.letter == letter && !m_acting.contains(rule.id)) {
                missing.push_back(rule.id);
            }
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("no event and no refusal names ") +
                                           missing.join(QStringLiteral(", "))));
}

void RegisterCoverageTest::everyDecidedRuleIsAsserted() {
    QStringList missing;
    for (auto game = m_rules.cbegin(); game != m_rules.cend(); ++game) {
        for (const Rule& rule : game.value()) {
            if ((rule.decided || rule.fault) && !m_asserted.contains(rule.id)) {
                missing.push_back(rule.id);
            }
        }
    }
    missing.sort();
    QVERIFY2(missing.isEmpty(),
             qPrintable(QStringLiteral("no scenario asserts ") + missing.join(QStringLiteral(", "))));
}

#include "program/test_list.h"

MESAVIVA_TEST(RegisterCoverageTest)
#include "tst_register_coverage.moc"
