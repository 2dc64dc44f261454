import { CallProblem } from '@etalon/api/client'
import { type CartEntry, contract } from '@etalon/api/contract'
import { printedMoney, sumOf } from '@etalon/api/domain'
import { CartPanel } from '@etalon/ui/cart-panel'
import { useLanguage } from '@etalon/ui/i18n'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { cartMessages } from '../messages/cart.ts'
import { commonMessages, inLanguage, useWords } from '../messages/index.ts'
import { quoteFormPath } from '../screens/quote/places.ts'
import { useAllowed } from '../screens/work/people/use-allowed.ts'
import { type Cart, type CartTarget, entriesOf, sayProblem } from '../workspace/index.ts'

const paths = { order: '/order/order-registration/index', quote: quoteFormPath } as const

/** What was put together for the next order or quote, of one who registers orders. */
export function OwnCart({ cart }: { cart: Cart }) {
  const words = useWords(cartMessages)
  const common = useWords(commonMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const entries = entriesOf(useSelector(cart.feed, ({ context }) => context.entries))
  const isQuoting = useAllowed()(contract.quote.submit)
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  const removed = useRef<CartEntry>(undefined)
  useEffect(() => cart.begin(), [cart])
  const named = ({ name, nameEn }: CartEntry) => inLanguage(language, name, nameEn)
  const attempt = async (work: () => Promise<unknown>) => {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error
      setProblem(sayProblem(error, common))
    }
  }
  const become = (target: CartTarget) => {
    const enterId = entries[0]?.enterId
    setOpen(false)
    cart.handOver(
      target,
      entries.filter((one) => one.enterId === enterId),
    )
    void navigate(paths[target])
  }
  return (
    <CartPanel
      items={entries.map((one) => ({
        id: one.id,
        name: named(one),
        note: [one.model, one.serial, one.enterName].filter(Boolean).join(' · '),
        quantity: '1',
        unit: words.piece,
        amount: words.yuan(printedMoney(one.price)),
      }))}
      total={words.yuan(printedMoney(sumOf(entries.map(({ price }) => price))))}
      onRemove={({ id }) => {
        removed.current = entries.find((one) => one.id === id)
        void attempt(() => cart.remove([id]))
      }}
      onPutBack={() => {
        const { current } = removed
        if (current) void attempt(() => cart.add([current.instrumentId]))
      }}
      onOrder={() => become('order')}
      {...(isQuoting ? { onQuote: () => become('quote') } : {})}
      {...(problem === undefined ? {} : { error: problem })}
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen)
        setProblem(undefined)
        // Somebody may have filled it elsewhere.
        if (isOpen) cart.feed.send({ type: 'RENEWED' })
      }}
    />
  )
}
