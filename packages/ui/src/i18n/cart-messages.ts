/** What the cart says. */
export interface CartMessages {
  cart: string
  /** Names the button that opens it, with how many items there are. */
  cartOf: (count: number) => string
  cartEmpty: string
  cartEmptyHint: string
  cartTotal: string
  quantityOf: (name: string) => string
  /** Take one from the quantity, and add one to it. */
  oneFewer: (name: string) => string
  oneMore: (name: string) => string
  /** Why there cannot be fewer, or more. */
  fewest: string
  most: (count: string) => string
  removeFromCart: (name: string) => string
  removedFromCart: (name: string) => string
  putBack: string
  /** Read aloud once it is there again. */
  putBackIntoCart: (name: string) => string
  cartToOrder: string
  cartToQuote: string
}

export const cartZh: CartMessages = {
  cart: '购物车',
  cartOf: (count) => (count === 0 ? '购物车，空' : `购物车，${count} 项`),
  cartEmpty: '购物车是空的',
  cartEmptyHint: '放进来的器具和项目列在这里，可以由它们下单。',
  cartTotal: '合计',
  quantityOf: (name) => `${name}的数量`,
  oneFewer: (name) => `${name}减少一`,
  oneMore: (name) => `${name}增加一`,
  fewest: '至少是 1；不要的可以移除',
  most: (count) => `至多是 ${count}`,
  removeFromCart: (name) => `移除${name}`,
  removedFromCart: (name) => `已移除“${name}”`,
  putBack: '放回',
  putBackIntoCart: (name) => `已放回“${name}”`,
  cartToOrder: '生成委托单',
  cartToQuote: '生成报价单',
}

export const cartEn: CartMessages = {
  cart: 'Cart',
  cartOf: (count) => (count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`),
  cartEmpty: 'The cart is empty',
  cartEmptyHint: 'What you put in is listed here, and an order can be made of it.',
  cartTotal: 'Total',
  quantityOf: (name) => `Quantity of ${name}`,
  oneFewer: (name) => `One fewer of ${name}`,
  oneMore: (name) => `One more of ${name}`,
  fewest: 'At least 1; what is not wanted can be removed',
  most: (count) => `At most ${count}`,
  removeFromCart: (name) => `Remove ${name}`,
  removedFromCart: (name) => `“${name}” was removed`,
  putBack: 'Put back',
  putBackIntoCart: (name) => `“${name}” was put back`,
  cartToOrder: 'Make an order',
  cartToQuote: 'Make a quote',
}
