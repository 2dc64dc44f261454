/** A passage of a document: which it is, and what it says. */
export interface Passage {
  /** The same in every version of the document. */
  readonly key: string
  readonly value: string
}

/** What became of a passage between two versions of a document. */
export type PassageChange<P extends Passage> =
  | { readonly kind: 'same'; readonly passage: P }
  | { readonly kind: 'added'; readonly passage: P }
  | { readonly kind: 'removed'; readonly passage: P }
  | { readonly kind: 'changed'; readonly passage: P; readonly before: string }

/**
 * What became of each passage from one version to the next, in the order of the later one; what is gone stands behind the passage that it
 * stood behind.
 */
export function passageChanges<P extends Passage>(before: readonly P[], after: readonly P[]): readonly PassageChange<P>[] {
  const old = new Map(before.map((passage) => [passage.key, passage]))
  const kept = new Set(after.map(({ key }) => key))
  /** What is gone, by the kept passage before it; by nothing where there was none. */
  const gone = new Map<string | undefined, PassageChange<P>[]>()
  let last: string | undefined
  for (const passage of before) {
    if (kept.has(passage.key)) last = passage.key
    else gone.set(last, [...(gone.get(last) ?? []), { kind: 'removed', passage }])
  }
  const changes: PassageChange<P>[] = [...(gone.get(undefined) ?? [])]
  for (const passage of after) {
    const known = old.get(passage.key)
    if (known === undefined) changes.push({ kind: 'added', passage })
    else if (known.value === passage.value) changes.push({ kind: 'same', passage })
    else changes.push({ kind: 'changed', passage, before: known.value })
    changes.push(...(gone.get(passage.key) ?? []))
  }
  return changes
}
