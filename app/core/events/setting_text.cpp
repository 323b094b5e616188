// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/events/setting_text.h"

#include "app/core/events/event_log_text.h"
#include "app/core/events/game_description.h"
#include "app/core/rulebook/rule_register.h"
#include "app/core/text/amounts.h"
#include "app/core/text/language.h"
#include "app/core/text/texts.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace mesaviva::app {

namespace {

// Settings of several games, or of every table.
constexpr std::array<NamedSetting, 13> kCommonSettings{{
    {"rules", QT_TRANSLATE_NOOP("SettingText", "Regulation"), SettingKind::Regulation},
    {"rules_version", QT_TRANSLATE_NOOP("SettingText", "Version of the rules"), SettingKind::Text},
    {"program", QT_TRANSLATE_NOOP("SettingText", "Program"), SettingKind::Text},
    {"exercise", QT_TRANSLATE_NOOP("SettingText", "Exercise with planted errors"), SettingKind::Truth},
    {"individual", QT_TRANSLATE_NOOP("SettingText", "For one player"), SettingKind::Truth},
    {"minimum", QT_TRANSLATE_NOOP("SettingText", "Minimum"), SettingKind::Amount},
    {"maximum", QT_TRANSLATE_NOOP("SettingText", "Maximum"), SettingKind::Amount},
    {"betting_seconds", QT_TRANSLATE_NOOP("SettingText", "Betting time"), SettingKind::Seconds},
    {"idle.invited_after_seconds", QT_TRANSLATE_NOOP("SettingText", "Invited to leave after"),
     SettingKind::Seconds},
    {"idle.ended_after_seconds", QT_TRANSLATE_NOOP("SettingText", "From invitation to end of session"),
     SettingKind::Seconds},
    {"idle.invited_after_rounds",
     QT_TRANSLATE_NOOP("SettingText", "Rounds without a stake until the invitation to leave"),
     SettingKind::Count},
    {"idle.ended_after_rounds",
     QT_TRANSLATE_NOOP("SettingText", "Rounds after the invitation until the end of the session"),
     SettingKind::Count},
    {"allowance", QT_TRANSLATE_NOOP("SettingText", "Free points"), SettingKind::Amount},
}};

// The texts for one game's settings; without a game only the common ones.
class SettingTexts {
    Q_DECLARE_TR_FUNCTIONS(SettingText)

public:
    explicit SettingTexts(const QString& game) {
        const GameDescription* const description = descriptionOf(game);
        m_own = description ? &description->settingText() : nullptr;
    }

    QString name(const QString& path) const {
        if (const NamedSetting* const setting = find(path)) {
            return tr(setting->words);
        }
        const QString whole = path.section(u'.', 0, 0);
        const QString part = path.section(u'.', 1);
        if (const PartedSetting* const parted = findParted(whole)) {
            return tr(parted->words).arg(parted->partOf(part));
        }
        const NamedSetting* const outer = find(whole);
        const NamedSetting* const inner = find(part);
        return outer && inner ? tr("%1, %2").arg(tr(outer->words), tr(inner->words)) : path;
    }

    QString valueOf(const QString& path, const QString& text) const {
        if (text.isEmpty()) {
            return QStringLiteral("–");
        }
        const QJsonDocument json = QJsonDocument::fromJson(text.toUtf8());
        if (json.isObject()) {
            return parts(path, json.object());
        }
        if (const QString own = m_own ? m_own->value(path, text) : QString(); !own.isEmpty()) {
            return own;
        }
        bool isNumber = false;
        const double number = text.toDouble(&isNumber);
        const QLocale locale;
        const SettingKind kind = kindOf(path);
        switch (kind) {
        case SettingKind::Amount: return isNumber ? amountText(Money{text.toLongLong()}) : text;
        case SettingKind::Seconds: return isNumber ? tr("%1 s").arg(locale.toString(number, 'g', 6)) : text;
        case SettingKind::Count: return isNumber ? locale.toString(text.toLongLong()) : text;
        case SettingKind::Percent: return isNumber ? share(number) : text;
        case SettingKind::Truth:
            return text == QLatin1String("true")    ? tr("yes")
                   : text == QLatin1String("false") ? tr("no")
                                                    : text;
        case SettingKind::Word: return choice(path, text);
        case SettingKind::Words:
        case SettingKind::Times:
            return json.isArray() ? items(path, json.array(), kind == SettingKind::Times) : text;
        case SettingKind::Pattern: return tr("custom pattern");
        case SettingKind::Regulation: return regulation(text);
        case SettingKind::Text: break;
        }
        return text;
    }

private:
    const NamedSetting* find(const QString& key) const {
        const auto in = [&](std::span<const NamedSetting> settings) {
            const auto found = std::ranges::find_if(
                settings, [&](const NamedSetting& setting) { return textOf(setting.key) == key; });
            return found == settings.end() ? nullptr : &*found;
        };
        const NamedSetting* const own = m_own ? in(m_own->settings()) : nullptr;
        return own ? own : in(kCommonSettings);
    }

    // Finds a setting with one value per element of a group.
    const PartedSetting* findParted(const QString& key) const {
        const auto settings = m_own ? m_own->parted() : std::span<const PartedSetting>();
        const auto found = std::ranges::find_if(
            settings, [&](const PartedSetting& setting) { return textOf(setting.key) == key; });
        return found == settings.end() ? nullptr : &*found;
    }

    SettingKind kindOf(const QString& path) const {
        const NamedSetting* setting = find(path);
        if (!setting) {
            const QString whole = path.section(u'.', 0, 0);
            setting = find(findParted(whole) ? whole : path.section(u'.', 1));
        }
        return setting ? setting->kind : SettingKind::Text;
    }

    // Uses as many decimals as needed, as the house types them.
    static QString share(double percent) {
        const bool isWhole = percent == static_cast<double>(static_cast<int>(percent));
        return percentText(percent / 100, isWhole ? 0 : 2);
    }

    static QString regulation(const QString& key) {
        const auto& rules = inspectedRules(presentCode());
        const auto found = std::ranges::find(rules, key, &InspectedRule::regulation);
        return found == rules.end() ? key : found->name;
    }

    QString choice(const QString& path, const QString& key) const {
        const auto choices = m_own ? m_own->choices() : std::span<const NamedChoice>();
        const auto found = std::ranges::find_if(choices, [&](const NamedChoice& one) {
            return textOf(one.setting) == path && textOf(one.key) == key;
        });
        return found == choices.end() ? key : tr(found->words);
    }

    QString items(const QString& path, const QJsonArray& list, bool areTimes) const {
        QStringList words;
        for (const QJsonValue& item : list) {
            words.append(
                areTimes ? EventLogText::moment(kTableOpened + Duration(std::llround(1000 * item.toDouble())))
                         : choice(path, item.toString()));
        }
        return words.join(QStringLiteral(", "));
    }

    QString parts(const QString& path, const QJsonObject& object) const {
        const PartedSetting* const parted = findParted(path);
        QStringList words;
        for (auto part = object.constBegin(); part != object.constEnd(); ++part) {
            const QString inner = path + u'.' + part.key();
            const QJsonValue value = part.value();
            const QString text =
                value.isDouble() && value.toDouble() == static_cast<double>(value.toInteger())
                    ? QString::number(value.toInteger())
                    : value.toVariant().toString();
            const NamedSetting* named = find(inner);
            named = named ? named : find(part.key());
            words.append(QStringLiteral("%1: %2").arg(parted  ? parted->partOf(part.key())
                                                      : named ? tr(named->words)
                                                              : part.key(),
                                                      valueOf(inner, text)));
        }
        return words.join(QStringLiteral(", "));
    }

    const GameSettingText* m_own = nullptr;
};

} // namespace

QString SettingText::name(const QString& game, const QString& path) { return SettingTexts(game).name(path); }

QString SettingText::value(const QString& game, const QString& path, const QString& text) {
    return SettingTexts(game).valueOf(path, text);
}

QString SettingText::change(const QString& game, const record::SettingChange& change) {
    const QString path = QString::fromStdString(change.setting);
    const SettingTexts texts(game);
    return QStringLiteral("%1: %2 → %3")
        .arg(texts.name(path), texts.valueOf(path, QString::fromStdString(change.before)),
             texts.valueOf(path, QString::fromStdString(change.after)));
}

} // namespace mesaviva::app
