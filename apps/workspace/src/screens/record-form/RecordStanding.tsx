import { StatePill } from '@etalon/ui/state-pill'
import type { ReactNode } from 'react'
import { useWords } from '../../messages/index.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import type { StateDictionary } from '../work/moves/state-looks.ts'
import { WorkState } from '../work/moves/WorkState.tsx'

interface RecordStandingProps {
  readonly dictionary: StateDictionary
  /** The record that is changed; undefined while it is only a draft. */
  readonly before: { readonly standing: { readonly state: string } } | undefined
  /** Its number. */
  readonly number: string | undefined
  /** What else is said of it. */
  readonly children?: ReactNode
}

/** Stands beside the title of a record's form: how far the record is, and its number; or that it is a draft. */
export function RecordStanding({ dictionary, before, number, children }: RecordStandingProps) {
  const words = useWords(recordFormMessages)
  return (
    <>
      {before ? (
        <WorkState dictionary={dictionary} state={before.standing.state} />
      ) : (
        <StatePill shape="begun">{words.draft}</StatePill>
      )}
      {children}
      {number !== undefined && <span>{number}</span>}
    </>
  )
}
