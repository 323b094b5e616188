// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

namespace mesaviva::app {

/// Lets Qt Quick's software renderer draw the window where OpenGL would leave the drawing to the processor,
/// too, or is not there at all: it draws anew only what has changed, while OpenGL draws all of the window for
/// every frame. What the environment asks for (`QT_QUICK_BACKEND`, `QSG_RHI_BACKEND`) stands, and so does a
/// graphics card. Needs a QGuiApplication; only the first call counts, and it must come before the first
/// window. Linux and its kin; elsewhere Qt's own choice is left alone.
void chooseRenderer();

/// Whether OpenGL's name for its renderer (GL_RENDERER) is that of one that draws on the processor, such as
/// `llvmpipe (LLVM 15.0.6, 256 bits)`.
bool drawsOnProcessor(QByteArrayView renderer);

} // namespace mesaviva::app
