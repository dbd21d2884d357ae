// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "feed/plain_messages.h"

#ifndef _WIN32
#include <clocale>
#include <locale.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif
#endif

namespace wf2des {

#ifdef _WIN32

class PlainMessages::Private { };

PlainMessages::PlainMessages() = default;
PlainMessages::~PlainMessages() = default;

#else

class PlainMessages::Private {
public:
    Private()
    {
        locale_t current = ::duplocale(::uselocale(nullptr));
        m_plain = ::newlocale(LC_MESSAGES_MASK, "C", current);
        if (m_plain)
            m_before = ::uselocale(m_plain);
        else if (current)
            ::freelocale(current);
    }
    ~Private()
    {
        if (!m_plain)
            return;
        ::uselocale(m_before);
        ::freelocale(m_plain);
    }
    Private(const Private &) = delete;
    Private &operator=(const Private &) = delete;

private:
    locale_t m_plain = nullptr;
    locale_t m_before = nullptr;
};

PlainMessages::PlainMessages()
    : d(std::make_unique<Private>())
{
}

PlainMessages::~PlainMessages() = default;

#endif

} // namespace wf2des
