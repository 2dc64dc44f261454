import { CallProblem } from '@etalon/api/client'
import type { Standing } from '@etalon/api/contract'
import { useCallback, useState } from 'react'

/** What a form asks of the screen around it, which outlives it: a saved record is a new version, and a new form. */
export interface Keeping<Kept, Values> {
  /** The record as it stands: loaded, or saved since. */
  readonly record: Kept
  /** What was typed on a version that somebody changed meanwhile; it goes over into the new one. */
  readonly carried: Values | null
  /** The form before this one was just saved by its button. */
  readonly wasSaved: boolean
  readonly busy: 'save' | 'submit' | null
  /**
   * Saves by `send`.
   * @param typed tells what was typed so far, also while a newer version is on its way
   * @returns the record as it stands then; null where that failed, which the client has said
   */
  readonly keep: (what: 'save' | 'submit', typed: () => Values, send: () => Promise<Kept>) => Promise<Kept | null>
  /** Shows the record as it was kept. */
  readonly show: (kept: Kept) => void
  /** The move that followed a save has ended. */
  readonly end: () => void
  /** Takes what tells what was typed so far, undefined where nothing was: a newer version may come before anybody saves. */
  readonly typing: (typed: () => Values | undefined) => void
}

const changedMeanwhile = /^(edited-meanwhile|(item|report)\.not-writable)$/

/** What was typed on a version. */
interface Left<Values> {
  readonly version: number
  readonly typed: () => Values | undefined
}

/** Keeps a record's form going from version to version, so that nothing typed is lost between them. */
export function useKeeping<Kept extends { readonly standing: Standing }, Values>(
  loaded: Kept,
  reload: () => void,
): Keeping<Kept, Values> {
  const [kept, setKept] = useState<Kept | null>(null)
  const [left, setLeft] = useState<Left<Values> | null>(null)
  /** What goes over into a version. */
  const [over, setOver] = useState<{ readonly version: number; readonly values: Values } | null>(null)
  const [savedVersion, setSavedVersion] = useState<number | null>(null)
  const [busy, setBusy] = useState<Keeping<Kept, Values>['busy']>(null)
  // What was just saved is newer than what was loaded, until it is loaded anew.
  const record = kept && kept.standing.version > loaded.standing.version ? kept : loaded
  const { version } = record.standing
  // As it was when the newer version came: until then somebody may have typed on.
  if (left && left.version !== version) {
    const values = left.typed()
    setLeft(null)
    setOver(values === undefined ? null : { version, values })
  }
  const typing = useCallback((typed: () => Values | undefined) => setLeft({ version, typed }), [version])
  return {
    record,
    carried: over?.version === version ? over.values : null,
    wasSaved: savedVersion === version,
    busy,
    async keep(what, typed, send) {
      setBusy(what)
      try {
        const saved = await send()
        if (what === 'save') {
          setSavedVersion(saved.standing.version)
          setBusy(null)
        }
        return saved
      } catch (error) {
        setBusy(null)
        if (!(error instanceof CallProblem)) throw error
        if (error.reason !== undefined && changedMeanwhile.test(error.reason)) {
          setLeft({ version, typed })
          reload()
        }
        return null
      }
    },
    show(saved) {
      setKept(saved)
      setLeft(null)
      setOver(null)
      reload()
    },
    end: () => setBusy(null),
    typing,
  }
}
