// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bingo/scene/bingo_card_face.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTexture>

#include <algorithm>
#include <cmath>

namespace mesaviva::scene {

BingoCardFace::BingoCardFace(QQuickItem* parent) : QQuickItem(parent) { setFlag(ItemHasContents); }

void BingoCardFace::markAgain() {
    m_picture = QImage();
    polish();
}

int BingoCardFace::cellAt(qreal x, qreal y) const { return CardPlan(m_face, size()).cellAt({x, y}); }

QRectF BingoCardFace::cellRect(int cell) const { return CardPlan(m_face, size()).cell(cell); }

void BingoCardFace::printAgain() {
    m_print = QImage();
    m_picture = QImage();
    polish();
}

void BingoCardFace::updatePolish() {
    const qreal ratio = window() != nullptr ? window()->effectiveDevicePixelRatio() : 1;
    const QSize pixels(static_cast<int>(std::ceil(width() * ratio)),
                       static_cast<int>(std::ceil(height() * ratio)));
    if (pixels.isEmpty() || window() == nullptr || !m_picture.isNull()) {
        return;
    }
    const CardPlan plan(m_face, size());
    if (m_print.isNull()) {
        m_print = QImage(pixels, QImage::Format_ARGB32_Premultiplied);
        m_print.fill(Qt::transparent);
        m_print.setDevicePixelRatio(ratio);
        QPainter painter(&m_print);
        paintCardPrint(painter, m_face, plan);
        ++m_prints;
    }
    m_picture = m_print;
    if ((m_face.marked | m_face.missed | m_face.nearWin | m_face.won | m_face.newest) != 0 ||
        !m_face.note.isEmpty()) {
        QPainter painter(&m_picture);
        paintCardMarks(painter, m_face, plan);
    }
    ++m_paints;
    m_pictureIsNew = true;
    update();
}

QSGNode* BingoCardFace::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    if (m_picture.isNull() || width() <= 0 || height() <= 0) {
        delete old;
        return nullptr;
    }
    auto* node = static_cast<QSGImageNode*>(old);
    if (node == nullptr) {
        node = window()->createImageNode();
        node->setOwnsTexture(true);
        node->setFiltering(QSGTexture::Linear);
        m_pictureIsNew = true;
    }
    if (m_pictureIsNew) {
        node->setTexture(window()->createTextureFromImage(m_picture, QQuickWindow::TextureHasAlphaChannel));
        m_pictureIsNew = false;
    }
    node->setRect(QRectF(QPointF(0, 0), QSizeF(m_picture.size()) / m_picture.devicePixelRatio()));
    return node;
}

void BingoCardFace::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size()) {
        printAgain();
    }
}

void BingoCardFace::itemChange(ItemChange change, const ItemChangeData& value) {
    QQuickItem::itemChange(change, value);
    if (change == ItemDevicePixelRatioHasChanged || change == ItemSceneChange) {
        printAgain();
    }
}

} // namespace mesaviva::scene
