// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The makers of roulette's tasks.
#pragma once

#include "engine/training/drills/make_parts.h"
#include "engine/training/drills/roulette_tasks.h"

#include <string_view>

namespace mesaviva::drills {

Subjects paymentSubjects(int level, const RouletteTerms& terms);
PaymentTask paymentTask(std::string_view subject, const RouletteTerms& terms, RandomStream& chance);
Subjects pictureSubjects(int level, const RouletteTerms& terms);
PaymentTask pictureTask(int level, std::string_view subject, const RouletteTerms& terms,
                        RandomStream& chance);
Subjects conversionSubjects(int level);
ConversionTask conversionTask(std::string_view subject, const RouletteTerms& terms, RandomStream& chance);
Subjects seriesSubjects(const RouletteTerms& terms);
/// A task about a series. At the highest level a number of the series comes up, and the payment is asked.
RouletteTasks::Situation seriesTask(int level, std::string_view subject, const RouletteTerms& terms,
                                    RandomStream& chance);
Subjects neighbourSubjects(const RouletteTerms& terms);
NeighboursTask neighboursTask(int level, std::string_view subject, const RouletteTerms& terms);

} // namespace mesaviva::drills
