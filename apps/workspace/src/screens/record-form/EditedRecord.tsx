import type { DetailCall, HistoryCall, HistoryEntry, RecordOf, VersionedSchema } from '@etalon/api/contract'
import type { ComponentType } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import type { ViewProps } from '../../shell/views.ts'
import { useRecord } from '../work/record/use-record.ts'
import { useNewerVersions } from './carried-over.tsx'
import type { Typed } from './typed-values.ts'
import { versionOf } from './version-of.ts'

/** What the form of a record that is there already begins with. */
export interface Editing<Detail, Draft> {
  /** The record that is changed; without it a new one is begun. */
  readonly before?: Detail
  /** What happened to that record. @default nothing */
  readonly history?: readonly HistoryEntry[]
  /** What was typed on a version that somebody changed meanwhile. */
  readonly carried?: Typed<Draft> | undefined
  /** Somebody else saved it since it was loaded: gets what tells what was typed so far. */
  readonly onChangedMeanwhile?: (typed: () => Typed<Draft>) => void
}

interface EditedRecordProps<Detail extends VersionedSchema, Draft> extends ViewProps {
  /** The calls of the record's resource, such as `contract.order`. */
  readonly calls: { readonly detail: DetailCall<Detail>; readonly history: HistoryCall }
  readonly id: string
  /** Said where nothing has that id. @default that it did not come */
  readonly notFound?: string
  /** The form of the record. */
  readonly form: ComponentType<ViewProps & Editing<RecordOf<Detail>, Draft>>
}

/** Loads the record that a form changes. Where somebody else saves it meanwhile, the form begins anew on the newer version, with what was typed. */
export function EditedRecord<Detail extends VersionedSchema, Draft>(props: EditedRecordProps<Detail, Draft>) {
  const { calls, id, query, notFound, form: Form } = props
  const { answer, reload } = useRecord(calls, id)
  const onVersion = useNewerVersions<Draft>(reload)
  return (
    <Answered answer={answer} reload={reload} {...(notFound === undefined ? {} : { notFound })}>
      {({ record, history }) =>
        onVersion(versionOf(record), (given) => <Form query={query} before={record} history={history} {...given} />)
      }
    </Answered>
  )
}
