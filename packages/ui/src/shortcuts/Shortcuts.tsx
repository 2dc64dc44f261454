import { Keyboard, Search } from 'lucide-react'
import { useId, useState } from 'react'
import { Keycap } from '../badge/index.ts'
import { Dialog, type DialogControl } from '../dialog/index.ts'
import { useMessages } from '../i18n/index.ts'
import type { RootProps } from '../root/index.ts'
import { TextField } from '../text-field/index.ts'
import * as styles from './shortcuts.css.ts'

/** Keys that do something. */
export interface Shortcut {
  /** The keys that are held together, as they are written on a keyboard: `['Ctrl', 'K']`. */
  keys: readonly string[]
  /** What they do, in the language in force. */
  does: string
  /** The heading under which it stands, such as where it holds. */
  group: string
}

/** What {@link Shortcuts} takes. */
export interface ShortcutsProps extends RootProps<HTMLDivElement> {
  /** Of `useShortcuts`. */
  dialog: DialogControl
  /** All that there are; groups stand in the order in which they come first. */
  shortcuts: readonly Shortcut[]
}

/** It scrolls in its dialog, and nothing in it takes the focus: so the keyboard must reach it itself. */
const reached = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label })

/** So many can be read through; a longer list can be searched. */
const readable = 12

const says = ({ keys, does, group }: Shortcut, words: readonly string[]) => {
  const text = `${does} ${group} ${keys.join(' ')} ${keys.join('+')}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

function Group({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <dl className={styles.list}>
        {shortcuts.map(({ keys, does }) => (
          <div key={`${does} ${keys.join('+')}`} className={styles.row}>
            <dt className={styles.does}>{does}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <Keycap key={key}>{key}</Keycap>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What stands in the dialog: what was searched goes with it. */
function List({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const messages = useMessages()
  const [text, setText] = useState('')
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = shortcuts.filter((shortcut) => says(shortcut, words))
  const groups = Map.groupBy(found, ({ group }) => group)
  return (
    <>
      {shortcuts.length > readable && (
        <TextField
          label={messages.findShortcut}
          labelPosition="hidden"
          placeholder={messages.findShortcut}
          icon={Search}
          type="search"
          value={text}
          onChange={setText}
        />
      )}
      <div className={styles.groups} {...reached(messages.shortcuts)}>
        {[...groups].map(([title, of]) => (
          <Group key={title} title={title} shortcuts={of} />
        ))}
        {found.length === 0 && <p className={styles.none}>{messages.noShortcut(text.trim())}</p>}
      </div>
      <span role="status" className={styles.spoken}>
        {words.length > 0 && messages.shortcutCount(found.length)}
      </span>
    </>
  )
}

/** The shortcuts of an application in a dialog, grouped; a long list can be searched. `useShortcuts` opens it by `?`. */
export function Shortcuts({ dialog, shortcuts, ...root }: ShortcutsProps) {
  const messages = useMessages()
  return (
    <Dialog {...root} actor={dialog.actor} title={messages.shortcuts} icon={Keyboard} views={false}>
      <List shortcuts={shortcuts} />
    </Dialog>
  )
}
