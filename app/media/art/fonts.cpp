// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/art/fonts.h"

#include <QFontDatabase>
#include <QString>

#include <array>

namespace mesaviva::art {

bool loadFonts() {
    static constexpr std::array<const char*, 6> kFiles = {
        "EBGaramond12-Regular.otf", "EBGaramond12-Italic.otf", "Roboto-Regular.ttf",
        "Roboto-Medium.ttf",        "Roboto-Bold.ttf",         "RobotoCondensed-Bold.ttf",
    };
    bool all = true;
    for (const char* file : kFiles) {
        all = QFontDatabase::addApplicationFont(QLatin1String(":/mesaviva/fonts/") + QLatin1String(file)) >=
                  0 &&
              all;
    }
    return all;
}

} // namespace mesaviva::art
