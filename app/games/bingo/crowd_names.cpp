// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/bingo/crowd_names.h"

#include <array>

namespace mesaviva::app {

namespace {

constexpr std::array kFirstNames = {
    "Rosa",      "Manuel",   "Conceição", "Joaquim",  "Lurdes",    "António",   "Fátima",    "Fernando",
    "Amélia",    "Carlos",   "Teresa",    "José",     "Isabel",    "Paulo",     "Graça",     "Rui",
    "Leonor",    "Duarte",   "Inês",      "Tomás",    "Beatriz",   "Nuno",      "Matilde",   "Vasco",
    "Alice",     "Afonso",   "Benedita",  "Bernardo", "Catarina",  "Baltasar",  "Clara",     "Henrique",
    "Constança", "Gil",      "Dulce",     "Gonçalo",  "Elisa",     "Horácio",   "Ermelinda", "Jaime",
    "Filipa",    "Lourenço", "Glória",    "Luís",     "Helena",    "Martim",    "Irene",     "Miguel",
    "Joana",     "Óscar",    "Judite",    "Pedro",    "Lídia",     "Rafael",    "Madalena",  "Ricardo",
    "Margarida", "Salvador", "Natália",   "Samuel",   "Olga",      "Sebastião", "Patrícia",  "Simão",
    "Raquel",    "Tiago",    "Rita",      "Valentim", "Sílvia",    "Vicente",   "Susana",    "Xavier",
    "Vera",      "Zacarias", "Violeta",   "Álvaro",   "Zulmira",   "Eduardo",   "Palmira",   "Armando",
    "Celeste",   "Augusto",  "Deolinda",  "Domingos", "Esmeralda", "Francisco", "Georgina",  "Jorge",
};
constexpr std::array kInitials = {'M', 'S', 'C', 'P', 'F', 'A', 'R', 'L', 'G', 'T', 'B', 'N',
                                  'D', 'V', 'J', 'O', 'E', 'H', 'I', 'Q', 'X', 'Z', 'U'};

constexpr auto kFirst = static_cast<std::uint32_t>(kFirstNames.size());
constexpr auto kLast = static_cast<std::uint32_t>(kInitials.size());

} // namespace

QString crowdName(std::uint32_t member) {
    const std::uint32_t index = member - 1;
    // Neighbours get other initials, too; 88 and 23 share no factor, so that all pairs come.
    const QString first = QString::fromUtf8(kFirstNames[index % kFirst]);
    const char initial = kInitials[index % kLast];
    const std::uint32_t turn = index / (kFirst * kLast);
    const QString name = QStringLiteral("%1 %2.").arg(first, QString(QLatin1Char(initial)));
    return turn == 0 ? name : QStringLiteral("%1 %2").arg(name).arg(turn + 1);
}

} // namespace mesaviva::app
