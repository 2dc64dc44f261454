import { contract, type KindMethod, type KindRecord } from '@etalon/api/contract'
import { useCallback, useState } from 'react'
import { Answered } from '../../answers/Answered.tsx'
import { useAnswer } from '../../answers/use-answer.ts'
import { useWords } from '../../messages/index.ts'
import { instrumentMethodMessages } from '../../messages/instrument-method.ts'
import type { ViewProps } from '../../shell/views.ts'
import { useWorkspace } from '../../workspace/index.ts'
import { MethodForm } from './MethodForm.tsx'

interface Loaded {
  readonly kind: KindRecord | undefined
  readonly methods: readonly KindMethod[]
}

/** How the institute measures one kind of instrument, by kind of work: points, readings, limits and sources of uncertainty (SYS-4). */
export default function MethodScreen({ query }: ViewProps) {
  const { client } = useWorkspace()
  const words = useWords(instrumentMethodMessages)
  const code = query.id ?? ''
  const [abilityType, setAbilityType] = useState(query.ability)
  const { answer, reload } = useAnswer(
    useCallback(
      async (signal: AbortSignal): Promise<Loaded> => {
        const asked = { query: { current: 1, size: 500 }, body: { name: code }, signal, quiet: true }
        const [found, methods] = await Promise.all([
          client.send(contract.instrumentKind.page, asked),
          client.send(contract.instrumentKind.methods, { query: { code }, signal, quiet: true }),
        ])
        return { kind: found.records.find((one) => one.code === code), methods }
      },
      [client, code],
    ),
  )
  return (
    <Answered answer={answer} reload={reload} notFound={words.notFound}>
      {({ kind, methods }) => {
        const chosen = abilityType ?? kind?.abilityTypes[0] ?? '1'
        const known = methods.find((one) => one.abilityType === chosen)
        return (
          kind && <MethodForm key={chosen} {...{ kind, known, abilityType: chosen, query, reload }} onAbility={setAbilityType} />
        )
      }}
    </Answered>
  )
}
