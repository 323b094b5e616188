// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

namespace mesaviva::app {

/// Selects Qt Quick's software renderer where OpenGL is missing or is itself emulated on the processor: it
/// redraws only what has changed, while OpenGL redraws the whole window for every frame. A graphics card and
/// the environment (`QT_QUICK_BACKEND`, `QSG_RHI_BACKEND`) have priority. Needs a QGuiApplication; only the
/// first call counts, before the first window. Does nothing on Windows and macOS.
void chooseRenderer();

/// Whether a GL_RENDERER string names an emulation on the processor, such as
/// `llvmpipe (LLVM 15.0.6, 256 bits)`.
bool drawsOnProcessor(QByteArrayView renderer);

} // namespace mesaviva::app
