import {
  type Command,
  type CommandPaletteActorRef,
  isFinding,
  type OfferedGroup,
  offeredCommands,
} from '@etalon/machines/command-palette'
import * as Radix from '@radix-ui/react-dialog'
import { useSelector } from '@xstate/react'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { Autocomplete, Input, TextField } from 'react-aria-components'
import { Keycap } from '../badge/index.ts'
import { useOpener, useStacked } from '../dialog/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Icon, type LucideIcon } from '../icon/index.ts'
import { LayerHost, scrim, usePressOutside } from '../layer/index.ts'
import { onRoot, type RootProps, useSharedRef } from '../root/index.ts'
import { CommandList } from './CommandList.tsx'
import * as styles from './command-palette.css.ts'
import { SourceState } from './SourceState.tsx'

/** The heading of a group of commands. */
export interface CommandGroup {
  id: string
  label: string
  icon: LucideIcon
}

/** What {@link CommandPalette} takes. */
export interface CommandPaletteProps extends RootProps<HTMLDivElement> {
  /** What is typed, found and remembered: of `useCommandPalette`. */
  actor: CommandPaletteActorRef
  /** What the page knows: screens, actions, recent records, in the order of their groups. Keep the list while it is the same. */
  commands: readonly Command[]
  /** Headings of the groups of all commands, also of those that the source finds. */
  groups: readonly CommandGroup[]
}

/** The best of what is offered: what Enter runs while nothing is marked, as after pasting a number. */
const bestOf = (offered: readonly OfferedGroup[]) =>
  offered.flatMap(({ commands }) => commands).find(({ disabledReason }) => !disabledReason)

/** Keys of an input method are its own: Enter takes its word, Escape gives it up. */
const isComposing = (event: { isComposing: boolean; keyCode: number }) => event.isComposing || event.keyCode === 229

function OpenPalette({ actor, commands, groups, giveBack, ...root }: CommandPaletteProps & { giveBack: () => void }) {
  const messages = useMessages()
  const [content, setContent] = useState<HTMLElement | null>(null)
  const ref = useSharedRef<HTMLDivElement>(setContent, root.ref)
  const isTop = useStacked('normal', content)
  const notePress = usePressOutside(content, () => actor.send({ type: 'CLOSE' }))
  const input = useRef<HTMLInputElement>(null)
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const offered = useMemo(() => offeredCommands(context, commands), [context, commands])
  const finding = useSelector(actor, isFinding)
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ open: 'failed' }))
  const typed = context.text.trim() !== ''
  const count = offered.reduce((sum, group) => sum + group.commands.length, 0)
  const choose = (id: string) => actor.send({ type: 'COMMAND.CHOSEN', id })
  const wasMoved = useRef(false)
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return
    // They stay in the text, where the list below would take them.
    if (event.key === 'Home' || event.key === 'End') return event.stopPropagation()
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') wasMoved.current = true
    if (event.key !== 'Enter' || input.current?.getAttribute('aria-activedescendant')) return
    // While the mark is not told to assistive technology yet, what was marked by hand is known by the list alone.
    const marked = wasMoved.current ? content?.querySelector<HTMLElement>('[role=option][data-focused]')?.dataset.key : undefined
    const best =
      offered.flatMap(({ commands }) => commands).find(({ id }) => id === marked) ?? (typed ? bestOf(offered) : undefined)
    if (!best) return
    event.preventDefault()
    event.stopPropagation()
    choose(best.id)
  }
  return (
    <LayerHost host={content}>
      <Radix.Root open onOpenChange={(open) => open || actor.send({ type: 'CLOSE' })}>
        <Radix.Portal>
          <Radix.Overlay className={scrim} {...(isTop ? {} : { 'data-under': '' })} />
          <Radix.Content
            {...onRoot({ ...root, ref }, styles.content)}
            aria-describedby={undefined}
            onPointerDownCapture={notePress}
            onPointerDownOutside={(event) => event.preventDefault()}
            onEscapeKeyDown={(event) => {
              if (isComposing(event)) event.preventDefault()
            }}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              input.current?.focus()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              // What was run may have taken the focus already.
              const active = document.activeElement
              if (active === null || active === document.body) giveBack()
            }}
          >
            <div className={styles.frame} data-frame="">
              <Radix.Title className={styles.title}>{messages.commandPalette}</Radix.Title>
              <Autocomplete
                inputValue={context.text}
                onInputChange={(text) => {
                  wasMoved.current = false
                  if (text !== context.text) actor.send({ type: 'QUERY.TYPED', text })
                }}
              >
                <TextField className={styles.search} aria-label={messages.commandPlaceholder} type="search">
                  <Icon icon={Search} />
                  <Input
                    ref={input}
                    // What the keys of this field walk through lies open below it, and is scrolled by them.
                    role="combobox"
                    aria-expanded={count > 0}
                    className={styles.input}
                    placeholder={messages.commandPlaceholder}
                    onKeyDownCapture={keyDown}
                    maxLength={100}
                  />
                </TextField>
                <div className={styles.results}>
                  {count > 0 && <CommandList offered={offered} groups={groups} onChosen={choose} />}
                  {count === 0 && typed && !finding && !failed && (
                    <div className={styles.empty}>
                      <p>{messages.noCommands(context.text.trim())}</p>
                      <p className={styles.hint}>{messages.noCommandsHint}</p>
                    </div>
                  )}
                  <SourceState
                    finding={finding}
                    failed={failed}
                    onRetry={() => {
                      // The button goes with the failure, and the focus with it.
                      input.current?.focus()
                      actor.send({ type: 'RETRY' })
                    }}
                  />
                </div>
              </Autocomplete>
              <span role="status" className={styles.spoken}>
                {typed && !finding && messages.commandCount(count)}
              </span>
              <footer className={styles.foot} aria-hidden="true">
                <span>
                  <Keycap>↑</Keycap> <Keycap>↓</Keycap> {messages.chooseCommand}
                </span>
                <span>
                  <Keycap>Enter</Keycap> {messages.runCommand}
                </span>
                <span>
                  <Keycap>Esc</Keycap> {messages.close}
                </span>
              </footer>
            </div>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </LayerHost>
  )
}

/**
 * Finds screens, actions and records by what is typed, and runs the chosen one. Escape or a press outside closes it, for nothing is
 * lost by that; the focus goes back to where it was.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const isOpen = useSelector(props.actor, (snapshot) => snapshot.matches('open'))
  const giveBack = useOpener(props.actor)
  return isOpen ? <OpenPalette {...props} giveBack={giveBack} /> : null
}
