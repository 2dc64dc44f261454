import { CallProblem } from '@etalon/api/client'
import type { Standing } from '@etalon/api/contract'
import { useState } from 'react'
import type { LeftBehind } from '../../record-form/carried-over.tsx'
import type { Typed } from '../../record-form/typed-values.ts'

/** What a form asks of the screen around it, which outlives it: a saved record is a new version, and a new form. */
export interface Keeping<Kept, Values> {
  /** The record as it stands: loaded, or saved since. */
  readonly record: Kept
  /** What was typed on the version that was there last: `CarriedOver` takes it into the form of the one that comes. */
  readonly left: LeftBehind<Values> | null
  readonly onLeft: (left: LeftBehind<Values>) => void
  /** What was typed there is not wanted. */
  readonly forget: () => void
  /** The form before this one was just saved by its button. */
  readonly wasSaved: boolean
  readonly busy: 'save' | 'submit' | null
  /**
   * Saves by `send`.
   * @param typed tells what was typed so far, also while a newer version is on its way
   * @returns the record as it stands then; null where that failed, which the client has said
   */
  readonly keep: (what: 'save' | 'submit', typed: () => Typed<Values>, send: () => Promise<Kept>) => Promise<Kept | null>
  /** Shows the record as it was kept. */
  readonly show: (kept: Kept) => void
  /** The move that followed a save has ended. */
  readonly end: () => void
}

/** The record is not what was loaded any more: somebody saved it, it moved on, or it was given to somebody else. */
const changedMeanwhile = /^(edited-meanwhile|move\.not-assigned|(item|report)\.not-(assigned|writable))$/

/** Keeps a record's form going from version to version, so that nothing typed is lost between them. */
export function useKeeping<Kept extends { readonly standing: Standing }, Values>(
  loaded: Kept,
  reload: () => void,
): Keeping<Kept, Values> {
  const [kept, setKept] = useState<Kept | null>(null)
  const [left, setLeft] = useState<LeftBehind<Values> | null>(null)
  const [savedVersion, setSavedVersion] = useState<number | null>(null)
  const [busy, setBusy] = useState<Keeping<Kept, Values>['busy']>(null)
  // What was just saved is newer than what was loaded, until it is loaded anew.
  const record = kept && kept.standing.version > loaded.standing.version ? kept : loaded
  const { version } = record.standing
  return {
    record,
    left,
    onLeft: setLeft,
    forget: () => setLeft(null),
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
      reload()
    },
    end: () => setBusy(null),
  }
}
