// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/rulebook_entries.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace mesaviva::app {

/// The rules of póquer sem descarte in our own words, its readings, pay-table and guide, in the language of
/// the moment (P38). Read from the program's data when first asked for.
class RulebookModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    Q_PROPERTY(QVariantList chapters READ chapters NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString source READ source NOTIFY changed)

public:
    explicit RulebookModel(QObject* parent = nullptr);
    ~RulebookModel() override;

    /// `pt` or `en`; anything else is not taken.
    QString language() const { return m_language; }
    void setLanguage(const QString& language);

    /// Which reading the table plays where the house may choose: I-P8's, and I-P33's other one.
    void setHouseRules(bool aceHighStraight, bool voidAll);

    /// The regulation's title, and where it was published.
    QString title() const;
    QString source() const;

    /// The chapters (RuleChapter), in the order that teaches a newcomer.
    QVariantList chapters() const;
    /// A chapter's title; empty if there is none such.
    Q_INVOKABLE QString chapterTitle(const QString& id) const;
    /// A chapter's rules (RuleEntry), then the readings that belong to it.
    Q_INVOKABLE QVariantList rulesOf(const QString& chapter) const;
    /// One rule or reading. A number without its letter, such as `P12`, gives the chapter's title and all of
    /// P12a to P12j. Without an id if there is no such rule.
    Q_INVOKABLE mesaviva::app::RuleEntry rule(const QString& id) const;
    /// The ids that `id` stands for: itself, or its lettered parts; none if there is no such rule.
    Q_INVOKABLE QStringList partsOf(const QString& id) const;
    /// Whether `id` is what `whole` stands for, or a part of it.
    Q_INVOKABLE bool belongsTo(const QString& id, const QString& whole) const {
        return partsOf(whole).contains(id);
    }
    /// The rules and readings (RuleEntry) in whose number, title or words all the words of `text` occur,
    /// whatever their case and accents.
    Q_INVOKABLE QVariantList find(const QString& text) const;

    /// The guide's sections (GuideSection).
    Q_INVOKABLE QVariantList guide() const;
    /// One of them; empty if there is none such.
    Q_INVOKABLE mesaviva::app::GuideSection guideSection(const QString& id) const;
    /// What the bet pays (PayRow), best first (P12).
    Q_INVOKABLE QVariantList payTable() const;
    /// The lowest hand that the dealer plays with (P7k, P25).
    Q_INVOKABLE mesaviva::app::PayRow qualification() const;
    /// The words of the game (GlossaryTerm).
    Q_INVOKABLE QVariantList glossary() const;
    /// Those in which all the words of `text` occur.
    Q_INVOKABLE QVariantList findTerms(const QString& text) const;

signals:
    void changed();

private:
    class Book;
    const Book& book() const;

    mutable std::unique_ptr<Book> m_book;
    QString m_language = QStringLiteral("pt");
    bool m_aceHighStraight = true;
    bool m_voidAll = false;
};

} // namespace mesaviva::app
