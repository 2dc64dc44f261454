import { Check } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { ListBox, ListBoxItem, ListLayout, Popover, PopoverContext, useSlottedContext, Virtualizer } from 'react-aria-components'
import { useMessages } from '../i18n/index.ts'
import { Icon } from '../icon/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './list-box.css.ts'

/** Something to choose. */
export interface Option {
  /** What is stored; unique within its list. */
  value: string
  /** What is shown. */
  label: string
  /** A second line in a lighter tone. */
  note?: string
  disabled?: boolean
}

/** From this many options on, only those in sight are drawn. */
export const manyOptions = 100

/** What {@link OptionList} takes. */
export interface OptionListProps extends RootProps<HTMLDivElement> {
  /** Left out where the surrounding field passes its options itself. */
  options?: readonly Option[]
  /** What is shown instead of an empty list. @default a sentence from the catalogue */
  empty?: ReactNode
  /** Many options: only those in sight are drawn. */
  virtual?: boolean
}

// One object for all renders: a new one would lay the list out anew, without end.
const layoutOptions = { estimatedRowHeight: 32, padding: 4 }

function row(option: Option) {
  return (
    <ListBoxItem id={option.value} textValue={option.label} isDisabled={option.disabled ?? false} className={styles.option}>
      {({ isSelected }) => (
        <>
          <span className={styles.words}>
            <span className={styles.label}>{option.label}</span>
            {option.note && <span className={styles.note}>{option.note}</span>}
          </span>
          <span className={styles.tick} {...(isSelected ? {} : { 'data-empty': '' })}>
            <Icon icon={Check} size={14} />
          </span>
        </>
      )}
    </ListBoxItem>
  )
}

/** The list of a field that offers options. */
export function OptionList({ options, empty, virtual, ...root }: OptionListProps) {
  const messages = useMessages()
  const list = (
    <ListBox
      {...onRoot(root, styles.list)}
      items={options}
      renderEmptyState={() => <div className={styles.empty}>{empty ?? messages.noOptions}</div>}
      {...(virtual ? { 'data-virtual': '' } : {})}
    >
      {row}
    </ListBox>
  )
  return virtual ? (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      {list}
    </Virtualizer>
  ) : (
    list
  )
}

/**
 * Lets an open panel follow its field, which what is said of a field above it may have moved: react-aria places a panel anew when the window
 * gets another size, not when the form does.
 */
function FollowField({ field }: { readonly field: RefObject<Element | null> | undefined }) {
  useEffect(() => {
    const form = field?.current?.closest('form')
    if (!form) return
    const observer = new ResizeObserver(() => window.dispatchEvent(new Event('resize')))
    observer.observe(form)
    return () => observer.disconnect()
  }, [field])
  return null
}

/** The panel in which a field shows its list or calendar. */
export function FieldPanel({ children, ...root }: RootProps & { children: ReactNode }) {
  const field = useSlottedContext(PopoverContext)?.triggerRef
  return (
    <Popover {...onRoot(root, styles.panel)} offset={4} containerPadding={8}>
      <FollowField field={field} />
      {children}
    </Popover>
  )
}
