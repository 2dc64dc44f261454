import type { CallProblem } from '@etalon/api/client'
import type { Versioned } from '@etalon/api/contract'
import type { Edited } from '../../forms/use-handing-in.ts'
import { useReportUnsaved } from '../../shell/unsaved-tabs.tsx'
import { useReplaceTab } from '../../shell/use-replace-tab.ts'
import { useWorkspace } from '../../workspace/index.ts'
import type { Typed } from './typed-values.ts'
import { useVersionDraft, type VersionDraft } from './use-version-draft.ts'
import { versionOf } from './version-of.ts'

interface RecordDraftOptions<Values> {
  /** What the draft is kept under; with the version of the record, for one that is there already. */
  readonly name: string
  /** Where the form is, for the tab that says that something is not saved. */
  readonly path: string
  /** Where the record is shown once it is saved. */
  readonly detailPath: string
  readonly query: Readonly<Record<string, string>>
  /** The record that is changed; undefined where a new one is begun. */
  readonly before: ({ readonly id: string } & Versioned) | undefined
  readonly initial: Values
  readonly read: (stored: Readonly<Record<string, unknown>>) => Values
  /** What was typed on a version that somebody changed meanwhile. */
  readonly carried: Typed<Values> | undefined
  /** Somebody changed the record meanwhile: gets what tells what was typed so far, for the version that comes in between. */
  readonly onChangedMeanwhile: ((typed: () => Typed<Values>) => void) | undefined
}

/** The draft of a record's form, and what follows its saving. */
export interface RecordDraft<Values> extends VersionDraft<Values> {
  /** What the server has of the record already; undefined for a new one. */
  readonly edited: Edited | undefined
  /** It is saved: says so, and shows the record in place of the form; without an id what is at that path. */
  readonly finish: (id: string | undefined, said: string) => void
  /** It is not saved: because somebody was faster, or for what is said already. */
  readonly failed: (problem: CallProblem) => void
}

/** The draft of a record's form, at home in a tab. */
export function useRecordDraft<Values extends object>({
  name,
  path,
  detailPath,
  query,
  before,
  initial,
  read,
  carried,
  onChangedMeanwhile,
}: RecordDraftOptions<Values>): RecordDraft<Values> {
  const { toasts } = useWorkspace()
  const replaceTab = useReplaceTab({ path, query })
  const edited = before && { id: before.id, version: versionOf(before) }
  const draft = useVersionDraft({ name, edited, initial, read, carried })
  useReportUnsaved(path, query, draft.hasChanges)
  return {
    ...draft,
    edited,
    finish(id, said) {
      toasts.show({ tone: 'success', title: said })
      replaceTab({ path: detailPath, query: id === undefined ? {} : { id } })
    },
    failed({ reason }) {
      if (reason === 'edited-meanwhile') onChangedMeanwhile?.(draft.typedSoFar)
    },
  }
}
