import { contract, type InstrumentKind } from '@etalon/api/contract'
import { useLanguage } from '@etalon/ui/i18n'
import { useCallback, useMemo } from 'react'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWorkspace } from '../../workspace/index.ts'

/** A kind of instrument, with its name in the language in force. */
export interface Kind extends InstrumentKind {
  readonly label: string
}

/** The kinds of instrument that the institute has abilities for. */
export function useKinds(): readonly Kind[] {
  const { client } = useWorkspace()
  const language = useLanguage()
  const { answer } = useAnswer(useCallback((signal: AbortSignal) => client.send(contract.enterprise.kinds, { signal }), [client]))
  return useMemo(
    () =>
      answer.state === 'loaded'
        ? answer.value.map((kind) => ({ ...kind, label: language === 'en' ? kind.nameEn : kind.name }))
        : [],
    [answer, language],
  )
}
