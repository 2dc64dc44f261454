import { type DraftActorRef, isStillStored, parseDraftKey, parseSavedDraft, type SavedDraft } from '@etalon/machines/draft'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { forgetSending } from '../../forms/kept-sending.ts'
import type { Edited } from '../../forms/use-handing-in.ts'
import { readStored, removeStored, storedKeys, useWorkspace } from '../../workspace/index.ts'
import { isNothing, type Typed, typedOf, withoutAlike } from './typed-values.ts'

/** What the draft of a version of a record is kept under. */
export const formIdOf = (name: string, { id, version }: Edited): string => `${name}:${id}:${version}`

/** A draft that is kept on this device, of an earlier version of a record. */
interface OlderDraft<Values> {
  readonly key: string
  readonly stored: SavedDraft
  /** What was typed there, but for what the record says by now. */
  readonly typed: Typed<Values>
}

interface OlderDraftOptions<Values> {
  /** What drafts of such records are kept under, with id and version. */
  readonly name: string
  /** The version that is edited; undefined where a new record is begun. */
  readonly edited: Edited | undefined
  readonly initial: Values
  readonly read: (stored: Readonly<Record<string, unknown>>) => Values
  /** What was typed on the version before, in this page. */
  readonly carried: Typed<Values> | undefined
}

/** The drafts of earlier versions, that of the newest first. */
function olderDrafts<Values extends object>(
  userId: string,
  { name, edited, initial, read }: OlderDraftOptions<Values>,
): readonly OlderDraft<Values>[] {
  if (edited === undefined) return []
  return storedKeys('draft:')
    .flatMap((key) => {
      const owner = parseDraftKey(key)
      const version = Number(owner?.formId.slice(`${name}:${edited.id}:`.length))
      const isOlder =
        owner?.userId === userId && owner.formId === formIdOf(name, { ...edited, version }) && version < edited.version
      const stored = isOlder ? parseSavedDraft(readStored(key)) : undefined
      // One that was stored before drafts kept what they began with does not tell what was typed from what was only shown.
      if (stored?.began === undefined) return []
      const typed = withoutAlike(typedOf(read(stored.began), read(stored.values)), initial)
      return [{ key, stored, typed, version }]
    })
    .sort((one, other) => other.version - one.version)
}

/** Removes a draft, and that it was sent; what another page typed there since stays. */
function remove({ key, stored }: Pick<OlderDraft<object>, 'key' | 'stored'>): void {
  if (!isStillStored(readStored(key), { base: stored.revision, baseKey: stored.idempotencyKey })) return
  removeStored(key)
  forgetSending(key)
}

const isIn = (one: Typed<object>, whole: Typed<object>) => isNothing(withoutAlike(one, whole.values))

/**
 * What was typed on an earlier version of a record before the page went, where a newer one is edited now and nothing was typed on that yet.
 * An earlier draft stays stored until what it holds is stored as a draft of the newer version, or is handed in or discarded there.
 * @param actor the draft of the version that is edited
 */
export function useOlderDraft<Values extends object>(
  actor: DraftActorRef,
  options: OlderDraftOptions<Values>,
): Typed<Values> | undefined {
  const userId = useWorkspace().session.getSnapshot().context.user?.id ?? ''
  const [taken] = useState(() => {
    const isBegun = parseSavedDraft(readStored(actor.getSnapshot().context.key)) !== undefined
    if (options.carried !== undefined || isBegun) return undefined
    return olderDrafts(userId, options).find(({ typed }) => !isNothing(typed))
  })
  /** Those whose words are in the form by now. */
  const over = useRef<readonly OlderDraft<Values>[]>(taken ? [taken] : [])
  const find = useEffectEvent(() => {
    const older = olderDrafts(userId, options)
    for (const { typed, ...one } of older) if (isNothing(typed)) remove(one)
    // The form of the version before has just gone, and what was typed there was stored once more as it went.
    const { carried } = options
    if (carried) over.current = older.filter(({ typed }) => isIn(typed, carried))
  })
  useEffect(() => find(), [])
  useLayoutEffect(() => {
    const settle = () => {
      for (const one of over.current) remove(one)
      over.current = []
    }
    const heard = [actor.on('saved', settle), actor.on('restored', settle)]
    return () => {
      for (const { unsubscribe } of heard) unsubscribe()
      // A form that goes stores what it holds, and hears of it no more.
      const { key, idempotencyKey } = actor.getSnapshot().context
      if (parseSavedDraft(readStored(key))?.idempotencyKey === idempotencyKey) settle()
    }
  }, [actor])
  return taken?.typed
}

/**
 * What was typed on an earlier version of a record and waits on this device, where the record can no longer be filled in: it was handed in
 * meanwhile by somebody else, or given to another person.
 * @returns what was typed, undefined where that is nothing, and what throws it away
 */
export function useLeftTyped<Values extends object>(
  options: Omit<OlderDraftOptions<Values>, 'carried'>,
): readonly [Typed<Values> | undefined, discard: () => void] {
  const userId = useWorkspace().session.getSnapshot().context.user?.id ?? ''
  const [left, setLeft] = useState<readonly OlderDraft<Values>[]>([])
  const find = useEffectEvent(() =>
    setLeft(olderDrafts(userId, { ...options, carried: undefined }).filter(({ typed }) => !isNothing(typed))),
  )
  // Once it is drawn: the form that was here before stores what it holds as it goes.
  useEffect(() => find(), [])
  return [
    left[0]?.typed,
    () => {
      for (const one of left) remove(one)
      setLeft([])
    },
  ]
}
