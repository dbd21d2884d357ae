// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/error.h"

#include <tl/expected.hpp>

#include <utility>

namespace wf2des {

/// A value or an Error. The one way a service answers (STYLE 12, 15).
template <typename T> using Result = tl::expected<T, Error>;

/// The failed side of a Result.
inline tl::unexpected<Error> failure(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

} // namespace wf2des
