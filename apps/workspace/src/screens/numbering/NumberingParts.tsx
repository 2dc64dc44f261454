import {
  composeNumber,
  dayInShanghai,
  exampleFacts,
  type NumberedKind,
  type NumberingFault,
  type NumberingItem,
  offeredItems,
} from '@etalon/api/domain'
import { IconButton } from '@etalon/ui/button'
import { Select } from '@etalon/ui/select'
import { TextField } from '@etalon/ui/text-field'
import { ArrowUp, Trash2 } from 'lucide-react'
import { useWords } from '../../messages/index.ts'
import { numberingMessages } from '../../messages/numbering.ts'
import { rowsMessages } from '../../messages/rows.ts'
import { useRowUndo } from '../rows/use-row-undo.ts'
import { useLabels } from '../work/moves/use-labels.ts'
import * as styles from './numbering.css.ts'

/** A part with what tells it apart while parts change places. */
export interface KeyedItem {
  readonly key: string
  readonly item: NumberingItem
}

interface NumberingPartsProps {
  readonly kind: NumberedKind
  readonly parts: readonly KeyedItem[]
  readonly faults: readonly NumberingFault[]
  readonly onChange: (parts: readonly KeyedItem[]) => void
}

const formats = ['1', '2', '3', '4', '5', '6', '7', '8']
/** No short name or code is longer. */
const places = Array.from({ length: 16 }, (_, place) => ({ value: String(place + 1), label: String(place + 1) }))

/** The parts of a number, one beneath the other; each shows what its type asks for. */
export function NumberingParts({ kind, parts, faults, onChange }: NumberingPartsProps) {
  const words = useWords(numberingMessages)
  const rowWords = useWords(rowsMessages)
  const labels = useLabels()
  const facts = exampleFacts(dayInShanghai(new Date()))
  const types = labels.options('rules_item_type').filter(({ value }) => offeredItems[kind].includes(value))
  const change = (key: string, changes: Partial<NumberingItem>) =>
    onChange(parts.map((part) => (part.key === key ? { key, item: { ...part.item, ...changes } } : part)))
  const undo = useRowUndo(parts, ({ key }) => key, onChange)
  const up = (place: number) => {
    const [before, part] = [parts[place - 1], parts[place]]
    if (before && part) onChange(parts.with(place - 1, part).with(place, before))
  }
  return (
    <ol className={styles.parts} onKeyDown={undo.press}>
      {parts.map(({ key, item }, place) => {
        const isDate = item.type === '4' || item.type === '9'
        const isText = item.type === '7'
        const isCut = !isDate && !isText && item.type !== '3'
        const fault = faults.find((one) => one.place === place)
        return (
          <li key={key} className={styles.part}>
            <Select
              label={words.type(place + 1)}
              options={types}
              value={item.type}
              onChange={(type) => change(key, { type: type ?? item.type })}
              {...(fault?.field === 'type' ? { error: words.faults.invalid } : {})}
            />
            {isText && (
              <TextField
                label={words.text}
                value={item.text}
                maxLength={16}
                onChange={(text) => change(key, { text })}
                {...(fault?.field === 'text' ? { error: words.faults.text } : {})}
              />
            )}
            {isDate && (
              <Select
                label={words.dateFormat}
                options={formats.map((value) => ({
                  value,
                  label: composeNumber([{ ...item, dateFormat: value }], facts, 1),
                }))}
                value={item.dateFormat}
                onChange={(dateFormat) => change(key, { dateFormat: dateFormat ?? '2' })}
              />
            )}
            {!isDate && !isText && (
              <Select
                label={words.digits}
                options={labels.options('rules_digits_type')}
                value={item.digits}
                onChange={(digits) => change(key, { digits: digits ?? '1' })}
              />
            )}
            {isCut && item.digits !== '1' && (
              <Select
                label={words.take}
                options={labels.options('department_or_type')}
                value={item.take}
                onChange={(take) => change(key, { take: take ?? '1' })}
              />
            )}
            {isCut && item.digits !== '1' && item.take === '1' && (
              <Select
                label={words.place}
                options={places}
                value={String(item.place)}
                onChange={(from) => change(key, { place: Number(from ?? '1') })}
              />
            )}
            <span className={styles.tools}>
              <IconButton
                kind="quiet"
                icon={ArrowUp}
                label={words.up(place + 1)}
                disabled={place === 0}
                onPress={() => up(place)}
              />
              <IconButton
                kind="quiet"
                icon={Trash2}
                label={words.remove(place + 1)}
                onPress={() => undo.takeOut(place, rowWords.removed(words.type(place + 1)))}
              />
            </span>
          </li>
        )
      })}
    </ol>
  )
}
