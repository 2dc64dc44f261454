import { contract, type InstrumentKind } from '@etalon/api/contract'
import { useLanguage } from '@etalon/ui/i18n'
import { useCallback, useMemo } from 'react'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWorkspace } from '../../workspace/index.ts'

/** A kind of instrument, with its name in the language in force. */
export interface Kind extends InstrumentKind {
  readonly label: string
}

/** The kinds of instrument that the institute has abilities for, and how they came. */
export type Kinds = ReturnType<typeof useKinds>

/** Asks for the kinds of instrument. */
export function useKinds() {
  const { client } = useWorkspace()
  const language = useLanguage()
  const { answer, reload } = useAnswer(
    useCallback((signal: AbortSignal) => client.send(contract.enterprise.kinds, { signal, quiet: true }), [client]),
  )
  const kinds = useMemo(
    (): readonly Kind[] =>
      answer.state === 'loaded'
        ? answer.value.map((kind) => ({ ...kind, label: language === 'en' ? kind.nameEn : kind.name }))
        : [],
    [answer, language],
  )
  return { kinds, answer, reload }
}
