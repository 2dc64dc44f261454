import { Download } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button, IconButton } from '../../button/index.ts'
import { Dialog, useDialog } from '../../dialog/index.ts'
import { MenuButton } from '../../menu/index.ts'
import { Popover } from '../../popover/index.ts'
import { TextField } from '../../text-field/index.ts'
import { type Kind, type KindName, kinds, many } from './kinds.tsx'

/** What the two layers of a pair are called. */
export const outerWord = 'Outer'
/** See {@link outerWord}. */
export const innerWord = 'Inner'

/** Two layers, of which the one comes from the other. */
export interface Pair {
  readonly outer: Kind
  readonly inner: Kind
  /** The inner one opens in the outer one, which stays beneath it, or from it, and the outer one has gone when it comes. */
  readonly comes: 'in it' | 'from it'
  readonly Show: () => ReactNode
}

const high = <div style={{ height: 3000 }} />

function DialogFromMenu() {
  const dialog = useDialog('medium')
  return (
    <>
      <MenuButton label={outerWord} actions={[{ id: 'open', label: 'Open', onAction: dialog.open }]}>
        <Button>{outerWord}</Button>
      </MenuButton>
      <Dialog actor={dialog.actor} title={innerWord}>
        {high}
      </Dialog>
    </>
  )
}

function PopoverFromMenu() {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <MenuButton label={outerWord} actions={[{ id: 'open', label: 'Open', onAction: () => setOpen(true) }]}>
        <Button ref={button}>{outerWord}</Button>
      </MenuButton>
      <Popover
        title={innerWord}
        anchor={{ current: { getBoundingClientRect: () => button.current?.getBoundingClientRect() ?? new DOMRect() } }}
        align="start"
        open={isOpen}
        onOpenChange={setOpen}
        onClosed={(event) => {
          event.preventDefault()
          button.current?.focus()
        }}
      >
        {high}
      </Popover>
    </>
  )
}

const describedButton = <IconButton icon={Download} label={outerWord} />

function DialogFromTooltip() {
  const dialog = useDialog('medium')
  return (
    <>
      <IconButton icon={Download} label={outerWord} onPress={dialog.open} />
      <Dialog actor={dialog.actor} title={innerWord}>
        {high}
      </Dialog>
    </>
  )
}

const PopoverFromTooltip = () => (
  <Popover title={innerWord} trigger={describedButton} align="start">
    {high}
  </Popover>
)

const MenuFromTooltip = () => (
  <MenuButton label={innerWord} actions={many.map(({ value, label }) => ({ id: value, label }))}>
    {describedButton}
  </MenuButton>
)

const options = 'its options are read out as words: nothing in them can be operated, nor opens anything'
const days = 'it holds days and buttons whose words stand on them; nothing in it opens anything'
const fieldOfItsOwn = 'a field opens by its own button, and an entry of a menu is no field'
const wordsOfAField = 'a tooltip describes buttons; what a field is for stands beneath it'

const allOf = (reason: string): Readonly<Record<KindName, string>> => ({
  dialog: reason,
  popover: reason,
  select: reason,
  menu: reason,
  tooltip: reason,
  'date picker': reason,
  'combo box': reason,
})

/** What comes from a kind of layer: whatever it holds, or what is drawn here, or nothing, and why. By the outer kind, then the inner. */
const relations: Readonly<Record<KindName, 'holds all' | Readonly<Record<KindName, string | (() => ReactNode)>>>> = {
  dialog: 'holds all',
  popover: 'holds all',
  select: allOf(options),
  'combo box': allOf(options),
  'date picker': allOf(days),
  menu: {
    ...allOf(fieldOfItsOwn),
    dialog: DialogFromMenu,
    popover: PopoverFromMenu,
    menu: 'menus have headings and no menus within',
    tooltip: 'an entry that cannot be chosen says why in a line of its own',
  },
  tooltip: {
    ...allOf(wordsOfAField),
    dialog: DialogFromTooltip,
    popover: PopoverFromTooltip,
    menu: MenuFromTooltip,
    tooltip: 'a tooltip in another speaks in its place',
  },
}

/** Draws one in the other, with a field before it. */
const inIt = (outer: Kind, inner: Kind) => () => (
  <outer.Show label={outerWord}>
    <TextField label="Outer field" />
    <inner.Show label={innerWord} />
  </outer.Show>
)

function pairOf(outer: Kind, inner: Kind): Pair | string {
  const relation = relations[outer.name]
  if (relation === 'holds all') return { outer, inner, comes: 'in it', Show: inIt(outer, inner) }
  const Show = relation[inner.name]
  return typeof Show === 'string' ? Show : { outer, inner, comes: 'from it', Show }
}

/** Every kind with every kind: the pair, or why there is none. */
export const everyPair: readonly (Pair | string)[] = kinds.flatMap((outer) => kinds.map((inner) => pairOf(outer, inner)))
