import { type ReactNode, useState } from 'react'
import { type Locator, page } from 'vitest/browser'
import { Button } from '../../button/index.ts'
import { ComboBox } from '../../combo-box/index.ts'
import { DateField } from '../../date-field/index.ts'
import { Dialog, useDialog } from '../../dialog/index.ts'
import { MenuButton } from '../../menu/index.ts'
import { Popover } from '../../popover/index.ts'
import { Select } from '../../select/index.ts'
import { Tooltip } from '../../tooltip/index.ts'

/** A kind of layer: how it is shown, found and left. */
export interface Kind {
  readonly name: KindName
  /** Draws what opens it; what it holds, where it holds anything. */
  readonly Show: (props: { label: string; children?: ReactNode }) => ReactNode
  /** What opens it, and has the focus again in the end. */
  readonly trigger: (label: string) => Locator
  readonly layer: (label: string) => Locator
  /** The keys that open it, once its trigger has the focus. */
  readonly keys: string
  /** Escape and a press elsewhere close it; a dialog waits for its own buttons (DLG-3). */
  readonly light: boolean
  /** It holds more than can be seen at once. */
  readonly scrolls: boolean
  /** Where the focus is while it is open. */
  readonly keyboard: 'inside' | 'on its trigger'
}

export type KindName = 'dialog' | 'popover' | 'select' | 'menu' | 'tooltip' | 'date picker' | 'combo box'

/** More than can be seen at once. */
export const many = Array.from({ length: 60 }, (_, place) => ({ value: `${place}`, label: `Row ${place}` }))

function ShowDialog({ label, children }: { label: string; children?: ReactNode }) {
  const dialog = useDialog('medium')
  return (
    <>
      <Button onPress={dialog.open}>{label}</Button>
      <Dialog actor={dialog.actor} title={label}>
        {children}
        <div style={{ height: 3000 }} />
      </Dialog>
    </>
  )
}

function ShowSelect({ label }: { label: string }) {
  const [value, setValue] = useState<string | null>(null)
  return <Select label={label} options={many} value={value} onChange={setValue} />
}

function ShowComboBox({ label }: { label: string }) {
  const [value, setValue] = useState<string | null>(null)
  return <ComboBox label={label} options={many} value={value} onChange={setValue} />
}

function ShowDate({ label }: { label: string }) {
  const [value, setValue] = useState<string | null>('2026-11-20')
  return <DateField label={label} value={value} onChange={setValue} />
}

const button = (label: string) => page.getByRole('button', { name: label, exact: true })

/** Every kind of layer of the library that opens from something on the page. */
export const kinds: readonly Kind[] = [
  {
    name: 'dialog',
    Show: ShowDialog,
    trigger: button,
    layer: (label) => page.getByRole('dialog', { name: label }),
    keys: '{Enter}',
    light: false,
    scrolls: true,
    keyboard: 'inside',
  },
  {
    name: 'popover',
    Show: ({ label, children }) => (
      <Popover title={label} trigger={<Button>{label}</Button>} align="start">
        {children}
        <div style={{ height: 3000 }} />
      </Popover>
    ),
    trigger: button,
    layer: (label) => page.getByRole('dialog', { name: label }),
    keys: '{Enter}',
    light: true,
    scrolls: true,
    keyboard: 'inside',
  },
  {
    name: 'select',
    Show: ShowSelect,
    trigger: (label) => page.getByRole('button', { name: new RegExp(label) }),
    layer: () => page.getByRole('listbox'),
    keys: '{ArrowDown}',
    light: true,
    scrolls: true,
    keyboard: 'inside',
  },
  {
    name: 'menu',
    Show: ({ label }) => (
      <MenuButton label={label} actions={many.map(({ value, label: words }) => ({ id: value, label: words }))}>
        <Button>{label}</Button>
      </MenuButton>
    ),
    trigger: button,
    layer: () => page.getByRole('menu'),
    keys: '{Enter}',
    light: true,
    scrolls: true,
    keyboard: 'inside',
  },
  {
    name: 'tooltip',
    Show: ({ label }) => (
      <Tooltip text={`What ${label} does`}>
        <Button>{label}</Button>
      </Tooltip>
    ),
    trigger: button,
    layer: () => page.getByRole('tooltip'),
    keys: '',
    light: true,
    scrolls: false,
    keyboard: 'on its trigger',
  },
  {
    name: 'date picker',
    Show: ShowDate,
    trigger: () => page.getByRole('button', { name: /选择日期/ }),
    layer: () => page.getByRole('grid'),
    keys: '{Enter}',
    light: true,
    scrolls: false,
    keyboard: 'inside',
  },
  {
    name: 'combo box',
    Show: ShowComboBox,
    trigger: (label) => page.getByRole('combobox', { name: label }),
    layer: () => page.getByRole('listbox'),
    keys: '{ArrowDown}',
    light: true,
    scrolls: true,
    keyboard: 'on its trigger',
  },
]
