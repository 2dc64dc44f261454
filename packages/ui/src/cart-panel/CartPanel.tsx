import { Minus, Plus, ShoppingCart, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Badge } from '../badge/index.ts'
import { Button, IconButton } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { useCount, useMessages } from '../i18n/index.ts'
import { Note } from '../note/index.ts'
import { NumberField } from '../number-field/index.ts'
import { Popover } from '../popover/index.ts'
import { onRoot, type RootProps } from '../root/index.ts'
import * as styles from './cart-panel.css.ts'

/** One commodity in the cart. */
export interface CartItem {
  id: string
  /** What it is called: the service, or the instrument and its kind of work. */
  name: string
  /** A quiet line under the name, such as range and method. */
  note?: string
  /** How many, as text. */
  quantity: string
  /** What they are counted in. */
  unit?: string
  /** What they cost, as it is to be read; missing where the price is not settled. */
  amount?: string
}

/** What {@link CartPanel} takes. */
export interface CartPanelProps extends RootProps<HTMLElement> {
  /** What is in the cart, the first that came first. */
  items: readonly CartItem[]
  /** The sum, as it is to be read. */
  total?: string
  /** Another quantity was typed: a whole number above 0, as text. Without it quantities stand as they are. */
  onQuantity?: (item: CartItem, quantity: string) => void
  /** Gets what was taken out. */
  onRemove: (item: CartItem) => void
  /** Gets what was taken out last, when it is put back. Without it nothing can be put back. */
  onPutBack?: (item: CartItem) => void
  /** The items are to become an order. */
  onOrder: () => void
  /** The items are to become a quote. Without it no quote is offered. */
  onQuote?: () => void
  /** Which of the two is being made. */
  pending?: 'order' | 'quote'
  /** Why the last wish came to nothing. */
  error?: string
  /** Whether it is open, where you keep that. */
  open?: boolean
  /** It opened, or it closed: by its button, by Escape or by a press elsewhere. */
  onOpenChange?: (open: boolean) => void
}

/** As many as six figures can say. */
const mostOfOne = 999_999
const isQuantity = (text: string) => /^[1-9]\d{0,5}$/.test(text)

interface QuantityProps {
  item: CartItem
  disabled: boolean
  onQuantity: (item: CartItem, quantity: string) => void
}

/** A quantity that may be wrong while it is typed; told once it is a whole number, and as it was when it is left otherwise. */
function Quantity({ item, disabled, onQuantity }: QuantityProps) {
  const messages = useMessages()
  const write = useCount()
  const [typed, setTyped] = useState<string>()
  const count = Number(item.quantity)
  return (
    <div className={styles.steps}>
      <IconButton
        icon={Minus}
        size="small"
        kind="plain"
        label={messages.oneFewer(item.name)}
        disabled={disabled}
        disabledReason={count <= 1 ? messages.fewest : undefined}
        onPress={() => onQuantity(item, String(count - 1))}
      />
      <NumberField
        className={styles.field}
        label={messages.quantityOf(item.name)}
        labelPosition="hidden"
        size="small"
        decimals={0}
        value={typed ?? item.quantity}
        {...(item.unit === undefined ? {} : { unit: item.unit })}
        onChange={(text) => {
          setTyped(text)
          if (isQuantity(text) && text !== item.quantity) onQuantity(item, text)
        }}
        onBlur={() => setTyped(undefined)}
      />
      <IconButton
        icon={Plus}
        size="small"
        kind="plain"
        label={messages.oneMore(item.name)}
        disabled={disabled}
        disabledReason={count >= mostOfOne ? messages.most(write(mostOfOne)) : undefined}
        onPress={() => onQuantity(item, String(count + 1))}
      />
    </div>
  )
}

/** The commodity cart at the right edge: a button with the count, and beside it what is in it and what may become of it. */
export function CartPanel(props: CartPanelProps) {
  const { items, total, onQuantity, onRemove, onPutBack, onOrder, onQuote, pending, error, open, onOpenChange } = props
  const messages = useMessages()
  const [removed, setRemoved] = useState<CartItem>()
  const [back, setBack] = useState<CartItem>()
  const inside = useRef<HTMLDivElement>(null)
  const removers = useRef(new Map<string, HTMLButtonElement>())
  const isEmpty = items.length === 0
  const isBack = items.some(({ id }) => id === back?.id)
  useEffect(() => {
    if (isBack && back) removers.current.get(back.id)?.focus()
  }, [isBack, back])
  const busy = pending !== undefined
  const wrong = error !== undefined && error !== ''
  const canPutBack = removed !== undefined && onPutBack !== undefined
  // What was pressed goes away with its row: the focus goes to the next one's, and where there is none it stays in the cart.
  const remove = (item: CartItem) => {
    const place = items.indexOf(item)
    const next = items[place + 1] ?? items[place - 1]
    const remover = next && removers.current.get(next.id)
    ;(remover ?? inside.current)?.focus()
    setBack(undefined)
    setRemoved(item)
    onRemove(item)
  }
  const foot: ReactNode = isEmpty ? undefined : (
    <div className={styles.foot}>
      {total !== undefined && (
        <p className={styles.total}>
          {messages.cartTotal} <strong>{total}</strong>
        </p>
      )}
      <div className={styles.ways}>
        {onQuote && (
          <Button onPress={onQuote} pending={pending === 'quote'} disabled={busy && pending !== 'quote'}>
            {messages.cartToQuote}
          </Button>
        )}
        <Button kind="primary" onPress={onOrder} pending={pending === 'order'} disabled={busy && pending !== 'order'}>
          {messages.cartToOrder}
        </Button>
      </div>
    </div>
  )
  return (
    <aside {...onRoot(props, styles.place)} aria-label={messages.cart} {...(isEmpty ? { 'data-empty': '' } : {})}>
      <Popover
        title={messages.cart}
        style={{ width: 320 }}
        side="left"
        align="start"
        flush
        {...(open === undefined ? {} : { open })}
        onOpenChange={(isOpen) => {
          setRemoved(undefined)
          setBack(undefined)
          onOpenChange?.(isOpen)
        }}
        trigger={
          <IconButton icon={ShoppingCart} label={messages.cartOf(items.length)} kind="plain" size="large">
            <Badge count={items.length} corner />
          </IconButton>
        }
        {...(foot === undefined ? {} : { footer: foot })}
      >
        <div ref={inside} tabIndex={-1} className={styles.inside}>
          {/* It stands before something is in it, so that what comes is read aloud. */}
          <div role="status">
            {(wrong || canPutBack) && (
              <div className={styles.told}>
                {wrong && <Note tone="danger">{error}</Note>}
                {canPutBack && (
                  <Note
                    action={
                      <Button
                        kind="text"
                        size="small"
                        onPress={() => {
                          inside.current?.focus()
                          setBack(removed)
                          onPutBack(removed)
                          setRemoved(undefined)
                        }}
                      >
                        {messages.putBack}
                      </Button>
                    }
                  >
                    {messages.removedFromCart(removed.name)}
                  </Note>
                )}
              </div>
            )}
            {removed !== undefined && !canPutBack && (
              <span className={styles.spoken}>{messages.removedFromCart(removed.name)}</span>
            )}
            {isBack && back && <span className={styles.spoken}>{messages.putBackIntoCart(back.name)}</span>}
          </div>
          {isEmpty ? (
            <EmptyState title={messages.cartEmpty}>{messages.cartEmptyHint}</EmptyState>
          ) : (
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item.id} className={styles.item}>
                  <div className={styles.words}>
                    <span className={styles.name}>{item.name}</span>
                    {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
                  </div>
                  <IconButton
                    ref={(button) => {
                      if (button) removers.current.set(item.id, button)
                      return () => {
                        removers.current.delete(item.id)
                      }
                    }}
                    className={styles.remove}
                    icon={Trash2}
                    size="small"
                    label={messages.removeFromCart(item.name)}
                    disabled={busy}
                    onPress={() => remove(item)}
                  />
                  <div className={styles.counts}>
                    {onQuantity ? (
                      <Quantity item={item} disabled={busy} onQuantity={onQuantity} />
                    ) : (
                      <span className={styles.quantity}>
                        {item.quantity} {item.unit}
                      </span>
                    )}
                    <span className={styles.amount}>{item.amount ?? '—'}</span>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Popover>
    </aside>
  )
}
