// SPDX-FileCopyrightText: 2026 WF2Des Dashboard contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <memory>
#include <vector>

namespace wf2des {

/// An array in blocks: it grows without copying, holds no more in reserve than its last block has room for, and leaves
/// no outgrown copies behind in the heap. Elements are zero when appended.
template <typename T> class Column {
public:
    static constexpr quint32 BlockSize = 4096;

    quint32 size() const { return m_size; }
    T &operator[](quint32 index) { return m_blocks[index / BlockSize][index % BlockSize]; }
    const T &operator[](quint32 index) const { return m_blocks[index / BlockSize][index % BlockSize]; }
    /// The element and those after it, up to the end of its block.
    const T *from(quint32 index) const { return m_blocks[index / BlockSize].get() + index % BlockSize; }

    void append()
    {
        if (m_size % BlockSize == 0)
            m_blocks.push_back(std::make_unique<T[]>(BlockSize));
        ++m_size;
    }

    qsizetype memoryBytes() const
    {
        return static_cast<qsizetype>(m_blocks.size() * BlockSize * sizeof(T) + m_blocks.capacity() * sizeof(T *));
    }

private:
    std::vector<std::unique_ptr<T[]>> m_blocks;
    quint32 m_size = 0;
};

} // namespace wf2des
