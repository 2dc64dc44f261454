import { type SearchBarActorRef, shownFields } from '@etalon/machines/search-bar'
import { useSelector } from '@xstate/react'
import { ChevronDown, ChevronUp, ListFilter, Search } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { Button, IconButton } from '../button/index.ts'
import { composingGuard } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { SearchField, widthOf } from './SearchField.tsx'
import * as styles from './search-bar.css.ts'

export interface SearchBarProps {
  /** What is asked for; it checks the fields and says when to search. */
  actor: SearchBarActorRef
  /** What is searched; read aloud as the name of the search landmark. */
  label: string
  /** The advanced filter's button. Without it there is none. */
  advanced?: {
    open: boolean
    /** How many conditions are in force. */
    count?: number
    onToggle: () => void
  }
  /** More buttons at the right. */
  children?: ReactNode
}

/** The fields of a list and their buttons. Enter searches, except the one that ends a composition. */
export function SearchBar({ actor, label, advanced, children }: SearchBarProps) {
  const messages = useMessages()
  const fields = useSelector(actor, ({ context }) => context.fields)
  const expanded = useSelector(actor, (snapshot) => snapshot.matches({ mode: 'expanded' }))
  const mode = expanded ? 'expanded' : 'normal'
  const shown = shownFields(fields, mode)
  const isLong = shownFields(fields, 'expanded').length > shownFields(fields, 'normal').length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'SEARCH' })
  }
  const toggle = () => actor.send({ type: 'MODE.TOGGLED' })
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is not yet known to all assistive technology */}
      <form
        role="search"
        aria-label={label}
        className={styles.bar}
        noValidate
        onSubmit={submit}
        data-mode={mode}
        {...composingGuard}
      >
        <div className={styles.fields}>
          {shown.map((field) => {
            const width = widthOf(field)
            return (
              <div
                key={field.prop}
                className={styles.field}
                {...(width === undefined ? {} : { 'data-width': width })}
                {...(field.dateType === undefined ? { 'data-named': '' } : {})}
              >
                <SearchField actor={actor} field={field} />
              </div>
            )
          })}
        </div>
        <div className={styles.actions}>
          <Button kind="soft" type="submit" icon={Search}>
            {messages.search}
          </Button>
          <span className={styles.wide}>
            <Button kind="quiet" onPress={() => actor.send({ type: 'RESET' })}>
              {messages.reset}
            </Button>
            {isLong && (
              <Button kind="quiet" iconEnd={expanded ? ChevronUp : ChevronDown} aria-expanded={expanded} onPress={toggle}>
                {expanded ? messages.less : messages.more}
              </Button>
            )}
            {advanced && (
              <>
                <i className={styles.rule} aria-hidden="true" />
                <Button
                  kind={advanced.open ? 'soft' : 'quiet'}
                  icon={ListFilter}
                  aria-expanded={advanced.open}
                  onPress={advanced.onToggle}
                  {...(advanced.count ? { count: advanced.count } : {})}
                >
                  {messages.advanced}
                </Button>
              </>
            )}
          </span>
          {!isLong && fields.length > 1 && (
            <span className={styles.phoneOnly}>
              <IconButton
                kind="soft"
                icon={ListFilter}
                label={expanded ? messages.less : messages.more}
                aria-expanded={expanded}
                onPress={toggle}
              />
            </span>
          )}
          {isLong && !expanded && (
            <span className={styles.phoneOnly}>
              <IconButton kind="soft" icon={ListFilter} label={messages.more} aria-expanded={false} onPress={toggle} />
            </span>
          )}
          {children}
        </div>
      </form>
    </>
  )
}
