import { ComboBox } from '@etalon/ui/combo-box'
import { useState } from 'react'
import { useWords } from '../../messages/index.ts'
import { recordFormMessages } from '../../messages/record-form.ts'
import { picker } from '../rows/row-grid.css.ts'
import type { Kind } from './use-kinds.ts'

interface KindPickerProps {
  readonly kinds: readonly Kind[]
  readonly onPicked: (kind: Kind) => void
}

/** Finds a kind of instrument, to add a row of it. */
export function KindPicker({ kinds, onPicked }: KindPickerProps) {
  const words = useWords(recordFormMessages)
  const [picks, setPicks] = useState(0)
  return (
    <div className={picker}>
      <ComboBox
        // A new box after each pick: it is a way to add, and holds no value of its own. Whoever adds one may add another.
        key={picks}
        autoFocus={picks > 0}
        label={words.addKind}
        labelPosition="hidden"
        placeholder={words.addKindPlaceholder}
        options={kinds.map((kind) => ({ value: kind.code, label: kind.label, note: `${kind.code} · ${kind.range}` }))}
        value={null}
        onChange={(code) => {
          const kind = kinds.find((one) => one.code === code)
          if (!kind) return
          setPicks(picks + 1)
          onPicked(kind)
        }}
      />
    </div>
  )
}
