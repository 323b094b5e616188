// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A record compared with the second copy of its log, for who may want to stop: what `tick` throws, called
// every thousand lines, comes out of it. Both may be written meanwhile.
#pragma once

#include "engine/record/log_copy.h"

#include <functional>

namespace mesaviva::record {

std::optional<Finding> differenceToCopy(RecordReader& reader, const std::filesystem::path& copy,
                                        const std::function<void()>& tick);

Result<std::optional<Finding>, Fault> compareWithCopy(const std::filesystem::path& record,
                                                      const std::filesystem::path& copy,
                                                      const std::function<void()>& tick);

} // namespace mesaviva::record
