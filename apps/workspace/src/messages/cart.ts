import { defineMessages } from './define-messages.ts'

export const cartMessages = defineMessages(
  {
    add: '放入购物车',
    added: (count: number) => `${count} 件器具已放入购物车`,
    thereAlready: '这些器具已在购物车中',
    tooMany: (most: number) => `购物车最多放 ${most} 件，请少选一些`,
    yuan: (amount: string) => `${amount} 元`,
    piece: '件',
    toOrder: (count: number, enterprise: string) => `${enterprise} 的 ${count} 件器具已放入委托登记`,
    othersStay: (count: number) => `其他单位的 ${count} 件留在购物车中：一份委托单只属于一个单位`,
    putBack: '放回购物车',
    otherEnterprise: (enterprise: string) =>
      `委托登记中已有 ${enterprise} 的草稿，没有放入。请先提交或放弃该草稿，器具仍在购物车中`,
  },
  {
    add: 'Put into the cart',
    added: (count) => (count === 1 ? '1 instrument is in the cart' : `${count} instruments are in the cart`),
    thereAlready: 'These instruments are in the cart already',
    tooMany: (most) => `A cart holds ${most} instruments at most: choose fewer`,
    yuan: (amount) => `CNY ${amount}`,
    piece: 'pc.',
    toOrder: (count, enterprise) =>
      count === 1 ? `1 instrument of ${enterprise} is in the order` : `${count} instruments of ${enterprise} are in the order`,
    othersStay: (count) =>
      count === 1
        ? '1 of another enterprise stays in the cart: an order is of one enterprise'
        : `${count} of other enterprises stay in the cart: an order is of one enterprise`,
    putBack: 'Put back into the cart',
    otherEnterprise: (enterprise) =>
      `There is a draft for ${enterprise} already; nothing was put into it. Submit or discard it first: the instruments are still in the cart`,
  },
)
