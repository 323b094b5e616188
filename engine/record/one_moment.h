// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A record that is being written looks another one with each event. Who puts several readings together, as a
// report does, holds the record still: all of them are of one moment, and cannot disagree.
#pragma once

#include "engine/record/record_reader.h"

namespace mesaviva::record {

/// From now on the reader sees the record as it is now, whatever others write meanwhile, until this goes. The
/// log of what they write can't be put away so long: not for ever. Throws Fault.
class OneMoment {
public:
    explicit OneMoment(RecordReader& reader);
    OneMoment(const OneMoment&) = delete;
    OneMoment& operator=(const OneMoment&) = delete;
    ~OneMoment();

private:
    RecordReader& m_reader;
};

} // namespace mesaviva::record
