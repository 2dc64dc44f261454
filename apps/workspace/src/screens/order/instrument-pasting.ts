import type { InstrumentKind } from '@etalon/api/contract'
import { instrumentHeads } from '../rows/instrument-heads.ts'
import { kindOfRow, type Pasting } from '../rows/pasted-rows.ts'
import { type InstrumentRow, mostInstruments } from './order-draft.ts'

const pastedColumns = ['kindCode', 'name', 'model', 'serial', 'manufacturer', 'range', 'accuracy'] as const
/** What a spreadsheet may say of an instrument of an order. */
export type InstrumentColumn = (typeof pastedColumns)[number]

/** A row of which nothing is known. */
const emptyRow = (): InstrumentRow => ({
  key: crypto.randomUUID(),
  kindCode: '',
  name: '',
  model: '',
  serial: '',
  manufacturer: '',
  range: '',
  accuracy: '',
  abilityType: '',
  regulation: '',
  price: '0',
  abilityTypes: [],
})

/** A row with its kind: what the kind says of it where nobody said otherwise, and what it costs. */
export const withKind = (row: InstrumentRow, kind: InstrumentKind): InstrumentRow => ({
  ...row,
  kindCode: kind.code,
  name: row.name || kind.name,
  model: row.model || kind.code,
  range: row.range || kind.range,
  accuracy: row.accuracy || kind.accuracy,
  abilityType: kind.abilityTypes.includes(row.abilityType) ? row.abilityType : (kind.abilityTypes[0] ?? '1'),
  regulation: kind.regulation,
  price: kind.price,
  abilityTypes: kind.abilityTypes,
})

/**
 * How the grid takes what was copied in a spreadsheet. What is pasted over a row says anew what kind it is: its price goes with it. A row
 * of a kind that nobody knows stays as it was brought.
 */
export const instrumentPasting = (kinds: readonly InstrumentKind[]): Pasting<InstrumentRow, InstrumentColumn> => ({
  columns: pastedColumns,
  heads: instrumentHeads,
  most: mostInstruments,
  fill(before, given) {
    const blank = emptyRow()
    const row = { ...(before ?? blank), ...given }
    const isRenamed = (given.name ?? '') !== '' && given.name !== before?.name
    const kind = kindOfRow(given, kinds) ?? kindOfRow(isRenamed ? { ...row, kindCode: given.kindCode ?? '' } : row, kinds)
    if (kind && kind.code === before?.kindCode) return { ...row, kindCode: kind.code }
    // What another kind said of it is nothing to this one.
    const { name = '', model = '', range = '', accuracy = '' } = before && before.kindCode !== '' ? given : row
    const brought = { ...blank, key: row.key, name, model, serial: row.serial, manufacturer: row.manufacturer, range, accuracy }
    return kind ? withKind(brought, kind) : brought
  },
  isKnown: ({ kindCode }) => kindCode !== '',
})
