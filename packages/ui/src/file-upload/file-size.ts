const step = 1024
const units = ['B', 'KB', 'MB', 'GB'] as const

/**
 * Writes a size in bytes as people read it: `740 B`, `12 KB`, `3.4 MB`, in steps of 1024 as file managers do.
 * @param write writes a number in the language in force
 */
export function fileSize(bytes: number, write: (value: number) => string): string {
  const rounded = (place: number) => {
    const value = bytes / step ** place
    return place < 2 ? Math.round(value) : Math.round(value * 10) / 10
  }
  // By what is written: 1024 KB is 1 MB.
  const fitting = units.findIndex((_, one) => rounded(one) < step)
  const place = fitting === -1 ? units.length - 1 : fitting
  return `${write(rounded(place))} ${units[place]}`
}
