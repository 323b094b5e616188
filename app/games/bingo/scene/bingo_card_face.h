// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QList>
#include <QPointF>
#include <QQuickItem>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstdint>

class QPainter;

namespace mesaviva::scene {

/// A set of a card's boxes: bit row * columns + column.
using CellBits = std::uint32_t;

/// The print of a bingo card and its marks.
struct CardFace {
    int variant = 90; ///< 90, 80, 75 or 30
    int rows = 3;
    int columns = 9;
    QList<int> cells;     ///< numbers row by row; 0 is a blank box or the free centre
    bool symbols = false; ///< bingo 30: symbols instead of numbers (B79)
    bool letters = false; ///< bingo 75: the word above the columns (B71)
    int number = 0;       ///< the card's number; 0: not printed
    CellBits pattern = 0; ///< the boxes of the prize's pattern (B76)
    CellBits marked = 0;
    CellBits missed = 0;  ///< drawn, but not yet marked
    CellBits nearWin = 0; ///< boxes whose number would win a prize
    CellBits won = 0;     ///< the winning combination
    CellBits newest = 0;  ///< the box of the number drawn last
    bool noted = false;   ///< the card has space for a note
    QString note;         ///< the distance to a prize as text: "2 to go"
    QString shortNote;    ///< the same where there is no space for text
    bool urgent = false;  ///< the note needs attention: a prize is near
};

/// The positions of a card's parts for one size; parts that do not fit are left out.
class CardPlan {
public:
    CardPlan(const CardFace& face, QSizeF size);

    [[nodiscard]] QRectF cell(int index) const;
    /// The box under a point, or -1.
    [[nodiscard]] int cellAt(QPointF point) const;

    QRectF paper;
    QRectF strip; ///< the game's name and the card's number; empty on small cards
    QRectF note;  ///< the note's place: in the strip, or on the card's edge; empty without one
    QRectF head;  ///< letters or colours above the columns; empty without
    QRectF grid;
    bool ornaments = false; ///< there is space for ornaments

private:
    int m_rows;
    int m_columns;
};

/// Paints the paper and its print, which stay the same during the round.
void paintCardPrint(QPainter& painter, const CardFace& face, const CardPlan& plan);
/// Paints the marks over the print; deterministic.
void paintCardMarks(QPainter& painter, const CardFace& face, const CardPlan& plan);

/// The face of one bingo card. It is painted into a texture and repainted only after changes; marks are drawn
/// over the stored print. Boxes are numbered row by row from 0; sets of boxes are bits of an int, box 0 the
/// lowest.
class BingoCardFace : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// 90, 80, 75 or 30.
    Q_PROPERTY(int variant READ variant WRITE setVariant NOTIFY faceChanged)
    Q_PROPERTY(int rows READ rows WRITE setRows NOTIFY faceChanged)
    Q_PROPERTY(int columns READ columns WRITE setColumns NOTIFY faceChanged)
    /// The numbers; 0 is a blank box or the free centre.
    Q_PROPERTY(QList<int> cells READ cells WRITE setCells NOTIFY faceChanged)
    /// Bingo 30 with symbols (B79).
    Q_PROPERTY(bool symbols READ symbols WRITE setSymbols NOTIFY faceChanged)
    /// The word BINGO above the columns (B71).
    Q_PROPERTY(bool letters READ letters WRITE setLetters NOTIFY faceChanged)
    /// The card's number, 0 for none; it also seeds the irregularity of the marks.
    Q_PROPERTY(int number READ number WRITE setNumber NOTIFY faceChanged)
    /// The boxes of the prize's pattern (B76).
    Q_PROPERTY(int pattern READ pattern WRITE setPattern NOTIFY faceChanged)
    Q_PROPERTY(int marked READ marked WRITE setMarked NOTIFY marksChanged)
    /// Boxes drawn, but not yet marked by hand.
    Q_PROPERTY(int missed READ missed WRITE setMissed NOTIFY marksChanged)
    /// Boxes whose number would win a prize.
    Q_PROPERTY(int near READ nearWin WRITE setNear NOTIFY marksChanged)
    /// Boxes of the winning combination.
    Q_PROPERTY(int won READ won WRITE setWon NOTIFY marksChanged)
    /// The box of the number drawn last.
    Q_PROPERTY(int newest READ newest WRITE setNewest NOTIFY marksChanged)
    /// Whether the card has space for a note about its distance to a prize: as text or, on small cards, as a
    /// figure.
    Q_PROPERTY(bool noted READ noted WRITE setNoted NOTIFY faceChanged)
    Q_PROPERTY(QString note READ note WRITE setNote NOTIFY marksChanged)
    Q_PROPERTY(QString shortNote READ shortNote WRITE setShortNote NOTIFY marksChanged)
    /// Whether the note needs attention: a prize is near.
    Q_PROPERTY(bool urgent READ urgent WRITE setUrgent NOTIFY marksChanged)

public:
    explicit BingoCardFace(QQuickItem* parent = nullptr);

    int variant() const { return m_face.variant; }
    int rows() const { return m_face.rows; }
    int columns() const { return m_face.columns; }
    const QList<int>& cells() const { return m_face.cells; }
    bool symbols() const { return m_face.symbols; }
    bool letters() const { return m_face.letters; }
    int number() const { return m_face.number; }
    int pattern() const { return static_cast<int>(m_face.pattern); }
    int marked() const { return static_cast<int>(m_face.marked); }
    int missed() const { return static_cast<int>(m_face.missed); }
    int nearWin() const { return static_cast<int>(m_face.nearWin); }
    int won() const { return static_cast<int>(m_face.won); }
    int newest() const { return static_cast<int>(m_face.newest); }
    bool noted() const { return m_face.noted; }
    const QString& note() const { return m_face.note; }
    const QString& shortNote() const { return m_face.shortNote; }
    bool urgent() const { return m_face.urgent; }

    void setVariant(int variant) { setPrint(m_face.variant, variant); }
    void setRows(int rows) { setPrint(m_face.rows, rows); }
    void setColumns(int columns) { setPrint(m_face.columns, columns); }
    void setCells(const QList<int>& cells) { setPrint(m_face.cells, cells); }
    void setSymbols(bool symbols) { setPrint(m_face.symbols, symbols); }
    void setLetters(bool letters) { setPrint(m_face.letters, letters); }
    void setNumber(int number) { setPrint(m_face.number, number); }
    void setPattern(int cells) { setPrint(m_face.pattern, static_cast<CellBits>(cells)); }
    void setMarked(int cells) { setMarks(m_face.marked, static_cast<CellBits>(cells)); }
    void setMissed(int cells) { setMarks(m_face.missed, static_cast<CellBits>(cells)); }
    void setNear(int cells) { setMarks(m_face.nearWin, static_cast<CellBits>(cells)); }
    void setWon(int cells) { setMarks(m_face.won, static_cast<CellBits>(cells)); }
    void setNewest(int cells) { setMarks(m_face.newest, static_cast<CellBits>(cells)); }
    void setNoted(bool noted) { setPrint(m_face.noted, noted); }
    void setNote(const QString& note) { setMarks(m_face.note, note); }
    void setShortNote(const QString& note) { setMarks(m_face.shortNote, note); }
    void setUrgent(bool urgent) { setMarks(m_face.urgent, urgent); }

    /// The box under a point of the item, or -1.
    Q_INVOKABLE int cellAt(qreal x, qreal y) const;
    /// The rectangle of a box in the item; empty if there is none.
    Q_INVOKABLE QRectF cellRect(int cell) const;

    /// How often the print and the whole picture have been painted; for tests.
    int prints() const { return m_prints; }
    int paints() const { return m_paints; }

signals:
    void faceChanged();
    void marksChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
    void updatePolish() override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& value) override;

private:
    template <typename T>
    void setPrint(T& part, const T& value) {
        if (part != value) {
            part = value;
            printAgain();
            emit faceChanged();
        }
    }
    template <typename T>
    void setMarks(T& part, const T& value) {
        if (part != value) {
            part = value;
            markAgain();
            emit marksChanged();
        }
    }
    void markAgain();
    void printAgain();

    CardFace m_face;
    QImage m_print;
    QImage m_picture;
    bool m_pictureIsNew = false;
    int m_prints = 0;
    int m_paints = 0;
};

} // namespace mesaviva::scene
