/**
 * Keeps what was made under a key.
 * @param most how many are kept; with one more, all of them are forgotten
 */
export function createKept<Made>(most: number) {
  const kept = new Map<string, Made>()
  return (key: string, make: () => Made): Made => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make()
    if (kept.size >= most) kept.clear()
    kept.set(key, made)
    return made
  }
}
