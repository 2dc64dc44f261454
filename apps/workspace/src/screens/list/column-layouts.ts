import { layoutKey, parseSavedLayout, type SaveSettingsRequest } from '@etalon/machines/column-settings'
import { browserLayouts, type ColumnSettingsOptions } from '@etalon/ui/column-settings'
import { readStored, writeStored } from '../../workspace/kept/local-store.ts'

export interface ColumnLayoutsInput {
  /** Whose layouts they are: a browser may be shared. */
  readonly personId: string
  /** The resource code. */
  readonly elementId: string
  /** Asks the server for what was saved last. */
  readonly load: (elementId: string) => Promise<{ readonly parameter: string } | null>
  /** Hands a layout to the server. */
  readonly save: (request: SaveSettingsRequest, signal?: AbortSignal) => Promise<unknown>
}

/** What column settings need of the place where layouts are kept. */
export interface ColumnLayouts extends Pick<ColumnSettingsOptions, 'save' | 'store'> {
  /** What this device knows of the person's columns, at once; nothing where it knows them of somebody else alone. */
  readonly lastKnown: () => string | undefined
}

const empty = '{"version":1,"columns":[]}'

/**
 * Where the columns of a list are kept: at the server, so that they are the same on every device, and in this browser, for when the
 * server cannot be reached. What the server did not take stays in force here, and is sent once more when the list is next opened.
 */
export function columnLayouts({ personId, elementId, load, save }: ColumnLayoutsInput): ColumnLayouts {
  const markKey = `etalon.columns.${elementId}`
  const key = layoutKey(elementId)
  const mark = (unsent: boolean) => writeStored(markKey, { personId, unsent })
  const marked = () => {
    const stored = readStored(markKey)
    if (typeof stored !== 'object' || stored === null || !('personId' in stored)) return { isMine: true, unsent: false }
    const isMine = stored.personId === personId
    return { isMine, unsent: isMine && 'unsent' in stored && stored.unsent === true }
  }
  const lastKnown = () => {
    if (!marked().isMine) return undefined
    try {
      const text = localStorage.getItem(key)
      return text !== null && parseSavedLayout(text) !== undefined ? text : undefined
    } catch {
      // Storage is blocked.
      return undefined
    }
  }
  const send = async (request: SaveSettingsRequest, signal?: AbortSignal) => {
    try {
      await save(request, signal)
      mark(false)
    } catch (error) {
      mark(true)
      throw error
    }
  }
  const read = async () => {
    const text = lastKnown()
    if (marked().unsent) {
      void send({ elementId, parameter: text ?? empty }).catch(() => undefined)
      return text
    }
    try {
      const kept = await load(elementId)
      if (kept) await browserLayouts.write({ key, text: kept.parameter }).catch(() => undefined)
      else await browserLayouts.remove({ key }).catch(() => undefined)
      mark(false)
      return kept?.parameter
    } catch {
      return text
    }
  }
  return { save: send, store: { ...browserLayouts, read }, lastKnown }
}
