// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/dispatch.h"
#include "engine/table/event_list.h"

#include <QTest>

#include <memory>
#include <string>
#include <variant>

using namespace mesaviva;

namespace {

struct Small {
    int number = 0;
};
struct Shared {
    std::shared_ptr<int> content;
};
using Event = std::variant<Small, Shared, std::string>;

} // namespace

/// A list of events stores what it is given, and destroys events that own memory.
class EventListTest : public QObject {
    Q_OBJECT

private slots:
    void eventsStayInTheirOrder() {
        EventList<Event> events;
        QVERIFY(events.empty());
        for (int i = 0; i < 1'000; ++i) {
            events.emplace_back(Small{i});
        }
        QCOMPARE(events.size(), std::size_t{1'000});
        int expected = 0;
        for (const Event& event : events) {
            QCOMPARE(std::get<Small>(event).number, expected++);
        }
        QCOMPARE(std::get<Small>(events.front()).number, 0);
        QCOMPARE(std::get<Small>(events.back()).number, 999);
        QCOMPARE(std::get<Small>(events[500]).number, 500);
    }

    void sharedMemoryIsLetGo_data() {
        QTest::addColumn<bool>("asVariant");
        QTest::newRow("a kind") << false;
        QTest::newRow("a variant") << true;
    }

    void sharedMemoryIsLetGo() {
        QFETCH(const bool, asVariant);
        const auto content = std::make_shared<int>(1);
        {
            EventList<Event> events;
            for (int round = 0; round < 3; ++round) {
                for (int i = 0; i < 100; ++i) { // beyond the initial capacity
                    events.emplace_back(Small{i});
                    asVariant ? events.emplace_back(Event(Shared{content}))
                              : events.emplace_back(Shared{content});
                }
                QCOMPARE(content.use_count(), 101L);
                events.clear();
                QCOMPARE(content.use_count(), 1L);
                events.emplace_back(Small{1}); // after clear(), an event that owns no memory
                events.clear();
            }
            events.emplace_back(Shared{content});
        }
        QCOMPARE(content.use_count(), 1L);
    }

    void aVariantReachesItsOwnCase() {
        std::string seen;
        struct Visitor {
            std::string& seen;
            void operator()(const Small& small) const { seen = std::to_string(small.number); }
            void operator()(const Shared& shared) const { seen = shared.content ? "full" : "empty"; }
            void operator()(const std::string& text) const { seen = text; }
        };
        dispatch(Visitor{seen}, Event(Small{7}));
        QCOMPARE(seen, std::string("7"));
        dispatch(Visitor{seen}, Event(Shared{}));
        QCOMPARE(seen, std::string("empty"));
        dispatch(Visitor{seen}, Event(std::string("text")));
        QCOMPARE(seen, std::string("text"));
    }
};

#include "program/test_list.h"

MESAVIVA_TEST(EventListTest)
#include "tst_event_list.moc"
