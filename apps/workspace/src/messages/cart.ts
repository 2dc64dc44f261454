import { defineMessages } from './define-messages.ts'

export const cartMessages = defineMessages(
  {
    add: '放入购物车',
    added: (count: number) => `${count} 件器具已放入购物车`,
    thereAlready: '这些器具已在购物车中',
    tooMany: (most: number) => `购物车最多放 ${most} 件，请少选一些`,
    yuan: (amount: string) => `${amount} 元`,
    piece: '件',
    order: {
      taken: (count: number, enterprise: string) => `${enterprise} 的 ${count} 件器具已放入委托登记`,
      othersStay: (count: number) => `其他单位的 ${count} 件留在购物车中：一份委托单只属于一个单位`,
      otherEnterprise: (enterprise: string) =>
        `委托登记中已有 ${enterprise} 的草稿，没有放入。请先提交或放弃该草稿，器具仍在购物车中`,
    },
    quote: {
      taken: (count: number, enterprise: string) => `${enterprise} 的 ${count} 件器具已放入报价`,
      othersStay: (count: number) => `其他单位的 ${count} 件留在购物车中：一份报价只属于一个单位`,
      otherEnterprise: (enterprise: string) =>
        `报价中已有 ${enterprise} 的草稿，没有放入。请先提交或放弃该草稿，器具仍在购物车中`,
    },
    putBack: '放回购物车',
  },
  {
    add: 'Put into the cart',
    added: (count) => (count === 1 ? '1 instrument is in the cart' : `${count} instruments are in the cart`),
    thereAlready: 'These instruments are in the cart already',
    tooMany: (most) => `A cart holds ${most} instruments at most: choose fewer`,
    yuan: (amount) => `CNY ${amount}`,
    piece: 'pc.',
    order: {
      taken: (count, enterprise) =>
        count === 1 ? `1 instrument of ${enterprise} is in the order` : `${count} instruments of ${enterprise} are in the order`,
      othersStay: (count) =>
        count === 1
          ? '1 of another enterprise stays in the cart: an order is of one enterprise'
          : `${count} of other enterprises stay in the cart: an order is of one enterprise`,
      otherEnterprise: (enterprise) =>
        `There is a draft for ${enterprise} already; nothing was put into it. Submit or discard it first: the instruments are still in the cart`,
    },
    quote: {
      taken: (count, enterprise) =>
        count === 1 ? `1 instrument of ${enterprise} is in the quote` : `${count} instruments of ${enterprise} are in the quote`,
      othersStay: (count) =>
        count === 1
          ? '1 of another enterprise stays in the cart: a quote is for one enterprise'
          : `${count} of other enterprises stay in the cart: a quote is for one enterprise`,
      otherEnterprise: (enterprise) =>
        `There is a draft of a quote for ${enterprise} already; nothing was put into it. Submit or discard it first: the instruments are still in the cart`,
    },
    putBack: 'Put back into the cart',
  },
)
