import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../button/index.ts'
import { fadingSides, useHiddenSides } from '../hidden-sides/index.ts'
import { useMessages } from '../i18n/index.ts'
import * as styles from './formula-input.css.ts'
import { keepFocus, SymbolGrid } from './SymbolGrid.tsx'
import { personalGroup, type SymbolGroup } from './symbol-groups.ts'

interface SymbolKeyboardProps {
  id: string
  /** The label of the field. */
  label: string
  groups: readonly SymbolGroup[]
  /** The group that is seen. */
  groupId: string | undefined
  onGroup: (groupId: string) => void
  /** A symbol was pressed; with the space bar the focus stays where it is. */
  onPress: (code: string, takeFocus: boolean) => void
  onManagePersonal: (() => void) | undefined
  onClose: () => void
}

/** The symbols of a formula field: groups as tabs, each a grid. */
export function SymbolKeyboard({ id, label, groups, groupId, onGroup, onPress, onManagePersonal, onClose }: SymbolKeyboardProps) {
  const messages = useMessages()
  const [tabs, setTabs] = useState<HTMLDivElement | null>(null)
  useHiddenSides(tabs, groups)
  const dock = useRef<HTMLDivElement>(null)
  // With its room in sight the field stands right above it; at the foot of a page it would lie beneath the keyboard of a phone.
  useEffect(() => {
    dock.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' })
  }, [])
  const seen = groups.find((group) => group.id === groupId)
  const tabOf = (group: SymbolGroup) => `${id}-${groups.indexOf(group)}`
  useEffect(() => {
    if (groupId === undefined) return
    tabs?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ inline: 'nearest', block: 'nearest', behavior: 'instant' })
  }, [tabs, groupId])
  const moved = (event: KeyboardEvent<HTMLElement>) => {
    const place = groups.findIndex((group) => group.id === groupId)
    const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: groups.length - 1 }[event.key]
    const group = next === undefined ? undefined : groups[(next + groups.length) % groups.length]
    if (!group) return
    event.preventDefault()
    onGroup(group.id)
    document.getElementById(tabOf(group))?.focus()
  }
  return (
    <div ref={dock} className={styles.dock}>
      {/* biome-ignore lint/a11y/useSemanticElements: keys, not fields of a form */}
      <div id={id} className={styles.keyboard} role="group" aria-label={messages.symbolKeyboardOf(label)}>
        <div className={styles.head}>
          <div ref={setTabs} className={`${styles.tabs} ${fadingSides}`} role="tablist" aria-label={messages.symbolGroups}>
            {groups.map((group) => (
              <button
                key={group.id}
                type="button"
                role="tab"
                id={tabOf(group)}
                className={styles.tab}
                aria-selected={group === seen}
                {...(group === seen ? { 'aria-controls': `${id}-panel` } : {})}
                tabIndex={group === seen ? 0 : -1}
                onClick={() => onGroup(group.id)}
                onKeyDown={moved}
                {...keepFocus}
              >
                {group.label}
              </button>
            ))}
          </div>
          <IconButton icon={ChevronDown} label={messages.closeSymbolKeyboard} size="small" tooltip={false} onPress={onClose} />
        </div>
        {seen && (
          <div id={`${id}-panel`} className={styles.panel} role="tabpanel" aria-labelledby={tabOf(seen)}>
            <SymbolGrid
              key={seen.id}
              label={seen.label}
              symbols={seen.symbols}
              onPress={onPress}
              {...(seen.id === personalGroup && onManagePersonal ? { onManage: onManagePersonal } : {})}
            />
          </div>
        )}
      </div>
    </div>
  )
}
