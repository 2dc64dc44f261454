import { type CartItem, CartPanel } from '@etalon/ui/cart-panel'
import { useState } from 'react'

/** What was put into the cart, to become an order. */
export function Example() {
  const [items, setItems] = useState<readonly CartItem[]>([
    { id: 'gauge', name: 'Pressure gauge', quantity: '4', unit: 'pcs', amount: '480.00' },
  ])
  return (
    <CartPanel
      items={items}
      total="480.00"
      onRemove={({ id }) => setItems(items.filter((item) => item.id !== id))}
      onOrder={() => console.log('order')}
    />
  )
}
