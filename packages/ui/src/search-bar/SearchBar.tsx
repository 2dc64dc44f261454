import type { MatchCountActorRef } from '@etalon/machines/match-count'
import { isEmpty, type SearchBarActorRef, type SearchFieldDefinition, shownFields } from '@etalon/machines/search-bar'
import { useSelector } from '@xstate/react'
import { ChevronDown, ChevronUp, ListFilter, Search } from 'lucide-react'
import { type FormEvent, type ReactNode, Suspense, useId } from 'react'
import { dateWidth } from '../advanced-filter/index.ts'
import { Button, IconButton } from '../button/index.ts'
import { composingGuard } from '../field/index.ts'
import { useMessages } from '../i18n/index.ts'
import { LoadingBar } from '../loading/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import { AdvancedPanel } from './on-demand.ts'
import { SearchField, widthOf } from './SearchField.tsx'
import * as styles from './search-bar.css.ts'

/** What {@link SearchBar} takes. */
export interface SearchBarProps extends RootProps<HTMLDivElement> {
  /** What is asked for; it checks the fields and says when to search. */
  actor: SearchBarActorRef
  /** What is searched; read aloud as the name of the search landmark. */
  label: string
  /** Offers a button in the advanced panel that shares its conditions: gets their text, to be put into an address. */
  onShare?: (filter: string) => void
  /** What counts how many records the bar and its panel would find, made by `useMatchCount`. @default no number is said */
  matches?: MatchCountActorRef
  /** More buttons at the right. */
  children?: ReactNode
}

/** One field in the row of them. */
function Place({ actor, field }: { actor: SearchBarActorRef; field: SearchFieldDefinition }) {
  const width = widthOf(field)
  const isBlank = useSelector(actor, ({ context }) => isEmpty(context.values[field.prop] ?? null))
  return (
    <div
      className={`${styles.field} ${dateWidth}`}
      {...(width === undefined ? {} : { 'data-width': width })}
      {...(field.multiple ? { 'data-multiple': '' } : {})}
      {...(field.dateType === undefined ? { 'data-named': '' } : {})}
      {...(isBlank ? { 'data-blank': '' } : {})}
    >
      <SearchField actor={actor} field={field} />
    </div>
  )
}

/** The fields of a list and their buttons. Enter searches, except the one that ends a composition. */
export function SearchBar({ actor, label, onShare, matches, children, ...root }: SearchBarProps) {
  const messages = useMessages()
  const panelId = useId()
  const panel = useSelector(actor, ({ children: { advanced } }) => advanced)
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ panel: { present: 'open' } }))
  const conditions = useSelector(actor, ({ context }) => context.conditions.length)
  const fields = useSelector(actor, ({ context }) => context.fields)
  const expanded = useSelector(actor, (snapshot) => snapshot.matches({ mode: 'expanded' }))
  const mode = expanded ? 'expanded' : 'normal'
  const shown = shownFields(fields, mode)
  const isLong = shownFields(fields, 'expanded').length > shownFields(fields, 'normal').length
  const search = () => actor.send({ type: 'SEARCH' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search()
  }
  const toggle = () => actor.send({ type: 'MODE.TOGGLED' })
  return (
    <div {...onRoot(root, styles.root)}>
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
          {shown.map((field) => (
            <Place key={field.prop} actor={actor} field={field} />
          ))}
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
              <span className={styles.notOnPhones}>
                <Button kind="quiet" iconEnd={expanded ? ChevronUp : ChevronDown} aria-expanded={expanded} onPress={toggle}>
                  {expanded ? messages.less : messages.more}
                </Button>
              </span>
            )}
            {panel && (
              <>
                <i className={styles.rule} aria-hidden="true" />
                <Button
                  kind={isOpen ? 'soft' : 'quiet'}
                  icon={ListFilter}
                  aria-expanded={isOpen}
                  onPress={() => actor.send({ type: 'ADVANCED.TOGGLED' })}
                  {...(isOpen ? { 'aria-controls': panelId } : {})}
                  {...(conditions > 0 ? { count: conditions } : {})}
                >
                  {messages.advanced}
                </Button>
              </>
            )}
          </span>
          {(fields.length > 1 || panel !== undefined) && (
            <span className={styles.phoneOnly}>
              <IconButton
                kind="soft"
                icon={expanded ? ChevronUp : ListFilter}
                label={expanded ? messages.less : messages.more}
                aria-expanded={expanded}
                onPress={toggle}
              />
            </span>
          )}
          {children}
        </div>
      </form>
      {panel && isOpen && (
        <div id={panelId} className={styles.panel}>
          <Suspense fallback={<LoadingBar />}>
            <AdvancedPanel
              actor={actor}
              panel={panel}
              onSearch={search}
              {...(onShare ? { onShare } : {})}
              {...(matches ? { matches } : {})}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}
