// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The editor's cloth: placing, removing and selecting stakes by hand.

#include "app/desks/teach/lessons/editor_game.h"
#include "app/desks/teach/lessons/editor_text.h"
#include "app/desks/teach/lessons/lesson_editor.h"
#include "engine/training/lessons/step_forms.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

// Empty if the field is not a string.
std::string textIn(const scenario::Json& json, const char* field) {
    const auto found = json.find(field);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

} // namespace

QUrl LessonEditor::clothPart() const { return partOf(m_document ? played().clothPart() : QString()); }

QUrl LessonEditor::playerPart() const {
    return partOf(m_document && m_part == Players && m_row >= 0 ? played().playerPart() : QString());
}

QUrl LessonEditor::partOf(const QString& part) const {
    if (part.isEmpty() || game().isEmpty()) {
        return {};
    }
    return QUrl(QStringLiteral("qrc:/qt/qml/MesaViva/Teach/%1.qml").arg(part));
}

int LessonEditor::clothRow() const { return m_part != Steps ? -1 : m_nextRound ? count() : m_row; }

int LessonEditor::cardRow() const { return m_part == Players ? EditorGame::kWholeLesson : clothRow(); }

QVariantList LessonEditor::chips() const {
    QVariantList list;
    for (const EditorChip& chip :
         m_document ? played().chips(*m_document, clothRow()) : QList<EditorChip>()) {
        list.append(QVariant::fromValue(chip));
    }
    return list;
}

std::string LessonEditor::stakerId() const {
    const scenario::Json steps = listOf(Steps);
    const scenario::Json players = listOf(Players);
    if (std::ranges::any_of(players, [&](const auto& one) { return textIn(one, "id") == m_staker; }) &&
        !m_staker.empty()) {
        return m_staker;
    }
    if (m_part == Steps && m_row >= 0 && m_row < static_cast<int>(steps.size())) {
        if (const std::string who = textIn(steps[static_cast<std::size_t>(m_row)], "player"); !who.empty()) {
            return who;
        }
    }
    return players.empty() ? std::string() : textIn(players.front(), "id");
}

QString LessonEditor::staker() const { return EditorText::name(stakerId()); }

QStringList LessonEditor::stakers() const {
    QStringList names;
    const bool chosen = m_document && played().hasStakers();
    for (const scenario::Json& player : chosen ? listOf(Players) : scenario::Json::array()) {
        names.append(EditorText::name(textIn(player, "id")));
    }
    return names;
}

// Compares ids, because two names may look alike.
int LessonEditor::stakerAt() const {
    const bool chosen = m_document && played().hasStakers();
    const scenario::Json players = chosen ? listOf(Players) : scenario::Json::array();
    const auto found = std::ranges::find(players, stakerId(),
                                         [](const scenario::Json& player) { return textIn(player, "id"); });
    return found == players.end() ? -1 : static_cast<int>(found - players.begin());
}

void LessonEditor::setStakerAt(int staker) {
    if (staker < 0 || staker >= stakers().size() || staker == stakerAt()) {
        return;
    }
    m_staker = textIn(listOf(Players)[static_cast<std::size_t>(staker)], "id");
    emit changed();
}

QString LessonEditor::clothExplained() const {
    return m_document ? played().clothExplained(staker()) : QString();
}

QStringList LessonEditor::clothRounds() const {
    QStringList rounds;
    const std::size_t count = m_document ? std::max<std::size_t>(1, played().rounds(*m_document).size()) : 0;
    for (std::size_t i = 1; i <= count; ++i) {
        rounds.append(tr("Round %1").arg(i));
    }
    if (m_nextRound) {
        rounds.append(tr("Round %1").arg(count + 1));
    }
    return rounds;
}

int LessonEditor::clothRound() const {
    if (!m_document) {
        return 0;
    }
    const std::vector<std::size_t> firsts = played().rounds(*m_document);
    const auto rounds = static_cast<int>(firsts.size());
    if (m_nextRound || m_part != Steps || m_row < 0) {
        return m_nextRound ? rounds : std::max(0, rounds - 1);
    }
    const auto behind = std::ranges::upper_bound(firsts, static_cast<std::size_t>(m_row));
    return std::max(0, static_cast<int>(behind - firsts.begin()) - 1);
}

// A round without steps is possible only after one with steps.
void LessonEditor::setClothRound(int round) {
    if (!m_document || m_part != Steps || round == clothRound() || round < 0) {
        return;
    }
    const std::vector<std::size_t> firsts = played().rounds(*m_document);
    const auto wanted = static_cast<std::size_t>(round);
    if (firsts.empty() || wanted > firsts.size()) {
        return;
    }
    m_nextRound = wanted == firsts.size();
    m_row = m_nextRound ? count() - 1 : static_cast<int>(firsts[wanted]);
    emit changed();
    emit rowsChanged();
}

void LessonEditor::beginClothRound() {
    if (m_document && !m_nextRound) {
        setClothRound(static_cast<int>(played().rounds(*m_document).size()));
    }
}

void LessonEditor::stakeOn(int place) {
    if (m_document && m_part == Steps) {
        put(played().putOn(*m_document, place, clothRow(), stakerId()));
    }
}

void LessonEditor::takeFrom(int place) {
    if (m_document && m_part == Steps) {
        put(played().takeOff(*m_document, place, clothRow(), stakerId()));
    }
}

// One undo step; if a part is refused, nothing changes.
void LessonEditor::put(const EditorStake& put) {
    if (put.step.is_null() && !put.removes) {
        return;
    }
    std::vector<std::function<Refusal(Document&)>> acts;
    if (put.removes) {
        const scenario::Json steps = listOf(Steps);
        const scenario::Json gone = put.row < steps.size() ? steps[put.row] : scenario::Json::object();
        const bool wasTimed = gone.contains("when") || gone.contains("at");
        if (put.row + 1 < steps.size() && wasTimed) {
            if (const scenario::Json& next = steps[put.row + 1];
                !next.contains("when") && !next.contains("at")) {
                const scenario::Json timed = lessons::withTiming(next, gone.value("at", scenario::Json()),
                                                                 gone.value("when", scenario::Json()));
                acts.emplace_back([this, &put, timed](Document& document) {
                    return document.set(placeOf(Steps) / (put.row + 1), timed);
                });
            }
        }
        acts.emplace_back(
            [this, &put](Document& document) { return document.erase(placeOf(Steps) / put.row); });
    } else {
        acts.emplace_back([this, &put](Document& document) {
            return put.replaces ? document.set(placeOf(Steps) / put.row, put.step)
                                : document.insert(placeOf(Steps), put.row, put.step);
        });
    }
    if (put.outcome) {
        acts.emplace_back(
            [&put](Document& document) { return document.set(Place("/scenario/outcome"), *put.outcome); });
    }
    const int before = std::exchange(m_row, static_cast<int>(put.row));
    const bool isDone = edit([&acts](Document& document) -> Refusal {
        bool isChanged = false;
        for (const auto& act : acts) {
            const std::uint64_t version = document.version();
            if (Refusal refusal = act(document)) {
                if (isChanged) {
                    document.undo();
                }
                return refusal;
            }
            if (document.version() != version && std::exchange(isChanged, true)) {
                document.join();
            }
        }
        return std::nullopt;
    });
    if (!isDone) {
        m_row = before;
        emit changed();
    }
}

QVariantList LessonEditor::cardsAt(int place) const {
    QVariantList list;
    for (const EditorCard& card :
         m_document ? played().cards(*m_document, place, cardRow()) : QList<EditorCard>()) {
        list.append(QVariant::fromValue(card));
    }
    return list;
}

QList<int> LessonEditor::numbersAt(int place, int card, int box) const {
    const QList<EditorCard> cards =
        m_document ? played().cards(*m_document, place, cardRow()) : QList<EditorCard>();
    return card >= 0 && card < cards.size() ? played().numbers(cards[card], box) : QList<int>();
}

void LessonEditor::exchangeCard(int place, int card) {
    setCard(place, {EditorCardAction::Kind::another, card});
}

void LessonEditor::setCardNumber(int place, int card, int box, int number) {
    setCard(place, {EditorCardAction::Kind::number, card, box, number});
}

void LessonEditor::leaveCardToSeed(int place, int card) {
    setCard(place, {EditorCardAction::Kind::bySeed, card});
}

void LessonEditor::setCard(int place, const EditorCardAction& action) {
    const auto outcome = m_document ? played().withCard(*m_document, place, cardRow(), action) : std::nullopt;
    if (outcome) {
        edit([&](Document& document) { return document.set(Place("/scenario/outcome"), *outcome); });
    }
}

} // namespace mesaviva::app
