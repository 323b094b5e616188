// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Several real programs at one table, with a Mosquitto on this machine.

#include "patience.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/cli/remote/private_broker.h"
#include "app/cli/remote/seat_book.h"
#include "app/cli/remote/table_guest.h"
#endif

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace mesaviva;

namespace {

// Rounds of a few seconds.
constexpr auto kSharedTables = R"({"format": "mesaviva.tables/1", "record": "%1", "tables": [{
    "id": "one", "game": "poker", "rules": "pt-803-2015",
    "table": {"minimum": 500, "maximum": 12500, "betting_seconds": 5, "decision_seconds": 10, "card_seconds": 0.1},
    "seats": [{"id": "ana", "wallet": 100000}, {"id": "bea", "wallet": 100000}]}]})";

class HostProgram {
public:
    explicit HostProgram(const QString& folder) : m_folder(folder) {
        QFile file(folder + QStringLiteral("/tables.json"));
        if (file.open(QIODevice::WriteOnly)) {
            file.write(QString::fromLatin1(kSharedTables).arg(record()).toUtf8());
        }
        start();
    }
    ~HostProgram() { stop(); }
    HostProgram(const HostProgram&) = delete;
    HostProgram& operator=(const HostProgram&) = delete;

    QString record() const { return m_folder + QStringLiteral("/r.sqlite"); }
    void start() {
        m_process.start(QStringLiteral(MESAVIVA_PROGRAM),
                        {QStringLiteral("serve"), m_folder + QStringLiteral("/tables.json"),
                         QStringLiteral("--address"), QStringLiteral("127.0.0.1")});
    }
    void kill() {
        m_process.kill();
        m_process.waitForFinished();
    }
    int stop() {
        m_process.terminate();
        m_process.waitForFinished();
        return m_process.exitCode();
    }
    /// The lines of the seats, once they are printed.
    bool hasPrinted() {
        m_out += m_process.readAllStandardOutput();
        return m_out.count('\n') == 2;
    }
    QString link(const QString& seat) const {
        for (const QByteArray& line : m_out.split('\n')) {
            const QJsonObject one = QJsonDocument::fromJson(line).object();
            if (one[QStringLiteral("seat")] == seat) {
                return one[QStringLiteral("link")].toString();
            }
        }
        return {};
    }
    QByteArray errors() { return m_process.readAllStandardError(); }

private:
    QString m_folder;
    QProcess m_process;
    QByteArray m_out;
};

class GuestProgram {
public:
    /// `home`: where the taken seat is stored, as if on a machine of its own.
    GuestProgram(QString link, const QString& home) : m_link(std::move(link)) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_STATE_HOME"), home);
        m_process.setProcessEnvironment(environment);
        start();
    }
    ~GuestProgram() { kill(); }
    GuestProgram(const GuestProgram&) = delete;
    GuestProgram& operator=(const GuestProgram&) = delete;

    void start() {
        m_process.start(QStringLiteral(MESAVIVA_PROGRAM), {QStringLiteral("join"), QStringLiteral("-")});
        m_process.write(m_link.toUtf8() + '\n'); // arguments are no place for a code
    }
    void kill() {
        m_process.kill();
        m_process.waitForFinished();
    }
    void ask(const char* request) { m_process.write(QByteArray(request) + '\n'); }
    /// All events so far with this name, and this value of a field.
    QList<QJsonObject> events(const char* name, const char* field = nullptr, const QString& value = {}) {
        m_out += m_process.readAllStandardOutput();
        QList<QJsonObject> found;
        for (const QByteArray& line : m_out.left(m_out.lastIndexOf('\n') + 1).split('\n')) {
            const QJsonObject event = QJsonDocument::fromJson(line).object();
            if (event[QStringLiteral("event")] == QLatin1String(name) &&
                (!field || event[QLatin1String(field)] == value)) {
                found.append(event);
            }
        }
        return found;
    }
    bool hasSaid(const char* words) {
        m_err += m_process.readAllStandardError();
        return m_err.contains(words);
    }
    void forgetWords() {
        hasSaid("");
        m_err.clear();
    }

private:
    QString m_link;
    QProcess m_process;
    QByteArray m_out;
    QByteArray m_err;
};

} // namespace

/// Players at one table, each with a program of their own.
class TestRemoteSeats : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<HostProgram> m_host;

    QString home(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    std::unique_ptr<GuestProgram> guest(const char* seat, const char* machine) {
        return std::make_unique<GuestProgram>(m_host->link(QLatin1String(seat)), home(machine));
    }

private slots:
    void init() {
        if (remote::PrivateBroker::program().empty()) {
            QSKIP("mosquitto is not installed, so there is no broker to test with");
        }
        m_folder = std::make_unique<QTemporaryDir>();
        m_host = std::make_unique<HostProgram>(m_folder->path());
        QTRY_VERIFY2(m_host->hasPrinted(), m_host->errors());
    }
    void cleanup() {
        m_host.reset();
        m_folder.reset();
    }

    // P19b: nobody but a player sees that player's cards.
    void twoPlayersShareATableAndNotTheirCards() {
        const auto ana = guest("ana", "a");
        const auto bea = guest("bea", "b");
        QTRY_VERIFY(!ana->events("betting_opened").isEmpty() && !bea->events("betting_opened").isEmpty());
        ana->ask(R"({"do": "ante", "amount": 500})");
        bea->ask(R"({"do": "ante", "amount": 1000})");
        QTRY_VERIFY(ana->events("staked", "player", QStringLiteral("bea")).size() == 1);
        QTRY_VERIFY(!ana->events("decision_opened").isEmpty() && !bea->events("decision_opened").isEmpty());
        for (const QJsonObject& own : ana->events("card_dealt", "to", QStringLiteral("ana"))) {
            QVERIFY(!own[QStringLiteral("card")].toString().isEmpty());
        }
        for (const QJsonObject& other : ana->events("card_dealt", "to", QStringLiteral("bea"))) {
            QVERIFY(other[QStringLiteral("card")].toString().isEmpty());
        }
        QCOMPARE(ana->events("card_dealt", "to", QStringLiteral("bea")).size(), 5);
        ana->ask(R"({"do": "bet"})");
        bea->ask(R"({"do": "fold"})");
        QTRY_VERIFY(!ana->events("round_closed").isEmpty());
        QCOMPARE(ana->events("folded", "player", QStringLiteral("bea")).size(), 1);
        QCOMPARE(m_host->stop(), 0);
    }

    void whatIsNoRequestIsAnsweredAndChangesNothing() {
        const auto ana = guest("ana", "a");
        QTRY_VERIFY(!ana->events("betting_opened").isEmpty());
        ana->ask("{");
        QTRY_VERIFY(ana->hasSaid("not sent"));
        ana->ask(R"({"do": "fly"})");
        QTRY_VERIFY(ana->hasSaid("malformed"));
        ana->ask(R"({"do": "ante", "amount": 500, "player": "bea"})");
        QTRY_VERIFY(ana->hasSaid("other_player"));
        ana->ask(R"({"do": "fault", "kind": "system"})");
        QTRY_VERIFY(ana->hasSaid("not_for_seats"));
        ana->ask(R"({"do": "ante", "amount": 1})");
        QTRY_COMPARE(ana->events("refused", "reason", QStringLiteral("below_minimum")).size(), 1); // P17
        QVERIFY(ana->events("staked").isEmpty());
    }

    void aCodeOpensOneSeatOnce() {
        const auto ana = guest("ana", "a");
        QTRY_VERIFY(ana->hasSaid("connected"));
        const auto other = guest("ana", "another machine");
        // The code is good until the broker has read that it no longer is.
        QTRY_VERIFY(other->hasSaid("no connection") || other->hasSaid("somebody else has taken this seat"));
        QVERIFY(!other->hasSaid("seat ana"));
        QVERIFY(ana->events("player_lost").isEmpty());
    }

    // P34, P36: a line that is cut, and is there again.
    void aKilledGuestIsLostAndComesBackByTheSameCode() {
        const auto ana = guest("ana", "a");
        const auto bea = guest("bea", "b");
        QTRY_VERIFY(!ana->events("betting_opened").isEmpty() && !bea->events("betting_opened").isEmpty());
        ana->kill();
        QTRY_COMPARE(bea->events("player_lost", "player", QStringLiteral("ana")).size(), 1);
        ana->start();
        QTRY_COMPARE(bea->events("player_back", "player", QStringLiteral("ana")).size(), 1);
    }

    void aKilledHostGoesOnWithTheSameGuests() {
        const auto ana = guest("ana", "a");
        QTRY_VERIFY(!ana->events("betting_opened").isEmpty());
        ana->ask(R"({"do": "ante", "amount": 500})");
        QTRY_VERIFY(!ana->events("decision_opened").isEmpty());
        m_host->kill();
        QTRY_VERIFY(ana->hasSaid("the line is cut")); // its broker ends with it
        m_host->start();
        QTRY_COMPARE(ana->events("settled", "player", QStringLiteral("ana")).size(), 1); // P33
        const auto before = ana->events("betting_opened").size();
        QTRY_VERIFY(ana->events("betting_opened").size() > before);
    }

#ifdef Q_OS_LINUX
    void aKilledBrokerIsStartedAgain() {
        const auto ana = guest("ana", "a");
        QTRY_VERIFY(!ana->events("betting_opened").isEmpty());
        ana->forgetWords();
        const QByteArray conf =
            QFile::encodeName(m_host->record() + QStringLiteral(".seats/broker/mosquitto.conf"));
        int killed = 0;
        for (const QString& process : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
            QFile words(QStringLiteral("/proc/%1/cmdline").arg(process));
            if (words.open(QIODevice::ReadOnly)) {
                const QList<QByteArray> all = words.readAll().split('\0');
                if (all.size() >= 3 && all[0].endsWith("mosquitto") && all[2] == conf) {
                    killed +=
                        QProcess::execute(QStringLiteral("kill"), {QStringLiteral("-KILL"), process}) == 0;
                }
            }
        }
        QCOMPARE(killed, 1);
        QTRY_VERIFY(ana->hasSaid("the line is cut"));
        QTRY_VERIFY(ana->hasSaid("connected"));
        const auto before = ana->events("betting_opened").size();
        QTRY_VERIFY(ana->events("betting_opened").size() > before);
    }
#endif

    void aGuestOfAnotherVersionIsRefusedWithTheHosts() {
        const auto link = remote::linkFrom(m_host->link(QStringLiteral("ana")).toStdString());
        QVERIFY(link);
        remote::TableGuest::Options options;
        options.broker.address = link->address;
        options.broker.tls = true;
        options.secret = link->secret;
        options.version = "0.0.9";
        options.folder = home("a").toStdString();
        remote::TableGuest guest(std::move(options));
        std::optional<remote::TableGuest::News> refusal;
        const auto isRefused = [&] {
            while (auto news = guest.take()) {
                if (news->kind == remote::TableGuest::News::Kind::refused) {
                    refusal = std::move(news);
                }
            }
            return refusal.has_value();
        };
        QTRY_VERIFY(isRefused());
        QCOMPARE(refusal->text, std::string("version"));
        QVERIFY(!refusal->version.empty());
        QVERIFY(refusal->version != "0.0.9");
    }

    // With a seat's own key, straight at the broker.
    void anotherSeatsTopicsAreClosed() {
        const auto ana = guest("ana", "a");
        const auto bea = guest("bea", "b");
        QTRY_VERIFY(!ana->events("betting_opened").isEmpty() && !bea->events("betting_opened").isEmpty());
        QFile stored(m_host->record() + QStringLiteral(".seats/seats.json"));
        QVERIFY(stored.open(QIODevice::ReadOnly));
        const QJsonObject table = QJsonDocument::fromJson(stored.readAll())
                                      .object()[QStringLiteral("tables")]
                                      .toArray()[0]
                                      .toObject();
        const std::string name = table[QStringLiteral("name")].toString().toStdString();
        const remote::Topics topics(name);
        remote::BrokerLink::Options spy;
        spy.broker.address = remote::linkFrom(m_host->link(QStringLiteral("ana")).toStdString())->address;
        spy.broker.tls = true;
        spy.broker.identity = remote::identityOf(name, "ana");
        spy.broker.key = table[QStringLiteral("seats")]
                             .toArray()[0]
                             .toObject()[QStringLiteral("key")]
                             .toString()
                             .toStdString();
        spy.topics = {"mesaviva/1/#"};
        remote::BrokerLink link(std::move(spy));
        QTRY_VERIFY(link.isConnected());
        bea->ask(R"({"do": "ante", "amount": 500})");
        QVERIFY(link.publish({topics.request("bea"), R"({"n": 1000, "do": "leave"})", false}));
        QVERIFY(link.publish({topics.seatLines("bea"), R"({"event": "round_closed"})", false}));
        QVERIFY(link.publish({topics.presence("bea"), R"({"state": "lost"})", false}));
        QTRY_VERIFY(!bea->events("decision_opened").isEmpty() || !bea->events("round_closed").isEmpty());
        while (const auto arrival = link.take()) {
            const std::string& topic = arrival->message.topic;
            QVERIFY2(topic != topics.seatLines("bea") && topic != topics.picture("bea") &&
                         topic != topics.request("bea"),
                     topic.c_str());
        }
        QVERIFY(bea->events("player_lost", "player", QStringLiteral("bea")).isEmpty());
        QVERIFY(!bea->hasSaid("left"));
    }

    // No code, no key: neither in the record nor in what the programs say.
    void secretsStayInTheFolder() {
        const auto ana = guest("ana", "a");
        QTRY_VERIFY(!ana->events("betting_opened").isEmpty());
        const QByteArray secret = QByteArray::fromStdString(
            remote::linkFrom(m_host->link(QStringLiteral("ana")).toStdString())->secret);
        QCOMPARE(m_host->stop(), 0);
        QFile record(m_host->record());
        QVERIFY(record.open(QIODevice::ReadOnly));
        QVERIFY(!record.readAll().contains(secret));
        QVERIFY(!m_host->errors().contains(secret));
        QVERIFY(!ana->hasSaid(secret));
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(TestRemoteSeats)
#include "tst_remote_seats.moc"
