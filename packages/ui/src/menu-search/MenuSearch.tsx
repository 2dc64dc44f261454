import { findLeaves, type MenuActorRef, type MenuLeaf, type MenuName } from '@etalon/machines/menu'
import { useSelector } from '@xstate/react'
import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ComboBox } from 'react-aria-components'
import { TypingInput } from '../combo-box/index.ts'
import { FieldBox, FieldLabel, fieldProps, fieldStyles } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { FieldPanel, OptionList } from '../list-box/index.ts'
import { useShell } from '../shell-frame/index.ts'
import * as styles from './menu-search.css.ts'

/** More than these are not offered at once. */
const most = 20

export interface MenuSearchProps {
  /** The menus of the signed-in user. */
  actor: MenuActorRef
  /** The words of a leaf, and of what stands above it, in the language in force. @default its name */
  labelOf?: (entry: MenuName) => string
  /** Goes to a leaf. */
  onChosen: (leaf: MenuLeaf) => void
}

/** Finds a screen by the beginning of its name, by pinyin or by initials; by keyboard alone as well. */
export function MenuSearch({ actor, labelOf = ({ name }) => name, onChosen }: MenuSearchProps) {
  const messages = useMessages()
  const leaves = useSelector(actor, ({ context }) => context.leaves)
  const { closeDrawer } = useShell()
  const [text, setText] = useState('')
  // The list closes when another key is chosen; typing begins anew.
  const [chosen, setChosen] = useState<string | null>(null)
  const found = useMemo(() => findLeaves(leaves, text, labelOf).slice(0, most), [leaves, text, labelOf])
  const field = { label: messages.menuSearch, labelPosition: 'hidden' as const }
  return (
    <ComboBox
      {...fieldProps(field)}
      className={`${fieldStyles.root} ${styles.root}`}
      items={found.map((leaf) => ({ value: leaf.id, label: labelOf(leaf), note: leaf.trail.map(labelOf).join(' / ') }))}
      inputValue={text}
      onInputChange={(typed) => {
        if (typed === text) return
        setText(typed)
        setChosen(null)
      }}
      selectedKey={chosen}
      onSelectionChange={(key) => {
        const leaf = found.find(({ id }) => id === key)
        if (!leaf) return
        setChosen(leaf.id)
        setText('')
        closeDrawer()
        onChosen(leaf)
      }}
      menuTrigger="manual"
      allowsEmptyCollection
    >
      <FieldLabel {...field} />
      <FieldBox>
        <span className={fieldStyles.affix}>
          <Icon icon={Search} size={14} />
        </span>
        <TypingInput placeholder={messages.menuSearch} />
      </FieldBox>
      <FieldPanel>
        <OptionList empty={text.trim() === '' ? messages.menuSearchHint : messages.noMatches} />
      </FieldPanel>
    </ComboBox>
  )
}
