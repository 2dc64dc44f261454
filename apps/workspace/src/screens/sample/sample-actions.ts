import type { Client } from '@etalon/api/client'
import { contract, type SampleRow } from '@etalon/api/contract'
import type { Words } from '../../messages/index.ts'
import type { sampleMessages } from '../../messages/sample.ts'
import type { RowAction } from '../resource/index.ts'
import type { HandingOver } from './HandOverDialog.tsx'
import type { SendingBack } from './SendBackDialog.tsx'

type Said = Words<typeof sampleMessages>

const { sample } = contract
/** Repeating a press makes nothing twice. */
const once = () => ({ idempotencyKey: crypto.randomUUID() })
const numberOf = (row: SampleRow) => row.sampleNo ?? row.serial

/** Why a sample cannot be handed on; nothing where it can. */
export const staysWhere = (words: Said, row: SampleRow): string | undefined =>
  row.receivedAt === null ? words.notReceived : row.returnedAt === null ? undefined : words.isReturned

/** Why a sample cannot go home; nothing where it can. */
export const staysHere = (words: Said, row: SampleRow): string | undefined =>
  staysWhere(words, row) ?? (row.openItems > 0 ? words.inWork(row.openItems) : undefined)

/** Takes the last hand-over of a sample back, as it stands now. */
async function handBack(client: Client, row: SampleRow): Promise<void> {
  const { standing } = await client.send(sample.detail, { query: { id: row.id } })
  await client.send(sample.undo, { body: { id: row.id, version: standing.version }, ...once() })
}

/** Receives samples that came in good order; `placeOf` numbers their labels. */
export const receiving = (words: Said, place: string, labelOf: (row: SampleRow) => string): RowAction<SampleRow> => ({
  key: 'receive',
  label: words.receive,
  call: sample.receive,
  isOffered: (row) => row.receivable,
  run: async (client, row) => {
    const body = {
      id: row.id,
      version: row.standing.version,
      label: labelOf(row),
      condition: 'intact' as const,
      conditionNote: '',
      place,
    }
    await client.send(sample.receive, { body, quiet: true, ...once() })
    return undefined
  },
  done: (row) => words.received(numberOf(row)),
})

/** Hands samples on; as a second movement it can be taken back. */
export const handingOver = (words: Said, { toId, toName, place, note }: HandingOver): RowAction<SampleRow> => ({
  key: 'handOver',
  label: words.handOver,
  call: sample.handOver,
  refusal: (row) => staysWhere(words, row),
  run: async (client, row) => {
    await client.send(sample.handOver, {
      body: { id: row.id, version: row.standing.version, toId, place, note },
      quiet: true,
      ...once(),
    })
    return undefined
  },
  done: (row) => words.handedOver(numberOf(row), toName),
  undo: handBack,
})

/** Sends samples home. It was signed for: to take it back has a question and a reason of its own, where the sample is shown. */
export const sendingBack = (words: Said, given: SendingBack): RowAction<SampleRow> => ({
  key: 'sendBack',
  label: words.sendBack,
  call: sample.sendBack,
  refusal: (row) => staysHere(words, row),
  run: async (client, row) => {
    await client.send(sample.sendBack, { body: { id: row.id, version: row.standing.version, ...given }, quiet: true, ...once() })
    return undefined
  },
  done: (row) => words.sentBack(numberOf(row)),
})
