import { findLeaves, type MenuActorRef, type MenuLeaf, type MenuName } from '@etalon/machines/menu'
import { useSelector } from '@xstate/react'
import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { FindBox } from '../combo-box/index.ts'
import { useMessages } from '../i18n/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { useShell } from '../shell-frame/index.ts'
import * as styles from './menu-search.css.ts'

/** More than these are not offered at once. */
const most = 20

/** What {@link MenuSearch} takes. */
export interface MenuSearchProps extends RootProps<HTMLDivElement> {
  /** The menus of the signed-in user. */
  actor: MenuActorRef
  /** The words of a leaf, and of what stands above it, in the language in force. @default its name */
  labelOf?: (entry: MenuName) => string
  /** Goes to a leaf. */
  onChosen: (leaf: MenuLeaf) => void
}

/** Finds a screen by the beginning of its name, by pinyin or by initials; by keyboard alone as well. */
export function MenuSearch({ actor, labelOf = ({ name }) => name, onChosen, ...root }: MenuSearchProps) {
  const messages = useMessages()
  const leaves = useSelector(actor, ({ context }) => context.leaves)
  const { closeDrawer } = useShell()
  const [text, setText] = useState('')
  const found = useMemo(() => findLeaves(leaves, text, labelOf).slice(0, most), [leaves, text, labelOf])
  return (
    <div {...onRoot(root, styles.root)}>
      <FindBox
        label={messages.menuSearch}
        labelPosition="hidden"
        icon={Search}
        placeholder={messages.menuSearch}
        text={text}
        takesFirst
        onTextChange={setText}
        options={found.map((leaf) => ({ value: leaf.id, label: labelOf(leaf), note: leaf.trail.map(labelOf).join(' / ') }))}
        onChosen={(id) => {
          const leaf = found.find((one) => one.id === id)
          if (!leaf) return
          setText('')
          closeDrawer()
          onChosen(leaf)
        }}
        empty={text.trim() === '' ? messages.menuSearchHint : messages.noMatches}
      />
    </div>
  )
}
