/**
 * Whether a run of vitest may be meant for a project: for those that `--project` names, or for any where it names none. A pattern may
 * mean any, too.
 */
export function isWanted(project: string, words: readonly string[] = process.argv): boolean {
  const named = words.flatMap((word, place) => {
    if (word === '--project') return words[place + 1] ?? []
    return word.startsWith('--project=') ? word.slice('--project='.length) : []
  })
  return named.length === 0 || named.some((name) => name === project || /[*!]/.test(name))
}
