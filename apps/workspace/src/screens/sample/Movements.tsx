import type { SampleMovement } from '@etalon/api/contract'
import { parseSignature } from '@etalon/machines/signature'
import { EmptyState } from '@etalon/ui/empty-state'
import { lazy, Suspense } from 'react'
import { useWords } from '../../messages/index.ts'
import { sampleMessages } from '../../messages/sample.ts'
import { momentOf } from '../work/moments.ts'
import { useNameOf } from '../work/people/use-name-of.ts'
import { FrameTable } from '../work/record/FrameTable.tsx'

/** Drawing strokes takes code of its own. */
const Signature = lazy(async () => ({ default: (await import('@etalon/ui/signature')).Signature }))

/** Through whose hands a sample went, newest first: who gave, who took, where it stood, how it went home, and who signed. */
export function Movements({ movements }: { readonly movements: readonly SampleMovement[] }) {
  const words = useWords(sampleMessages)
  const nameOf = useNameOf()
  if (movements.length === 0) return <EmptyState title={words.noMovements}>{words.noMovementsHint}</EmptyState>
  const heads = [words.at, words.what, words.from, words.to, words.place, words.note, words.by]
  return (
    <FrameTable label={words.movementsFrame} heads={heads}>
      {movements.map((one) => (
        <tr key={one.id}>
          <td>{momentOf(one.at)}</td>
          <td>
            {words.kinds[one.kind]}
            {one.isUndone && ` · ${words.isUndone}`}
          </td>
          <td>{nameOf(one.fromName) || '—'}</td>
          <td>
            {nameOf(one.toName) || '—'}
            {one.signature && (
              <>
                {' '}
                <Suspense>
                  <Signature value={parseSignature(one.signature) ?? null} label={words.signature} size="small" />
                </Suspense>
              </>
            )}
          </td>
          <td>{one.place || '—'}</td>
          <td data-words="">{[`${one.courier} ${one.trackingNumber}`.trim(), one.note].filter(Boolean).join(' · ') || '—'}</td>
          <td>{nameOf(one.byName)}</td>
        </tr>
      ))}
    </FrameTable>
  )
}
