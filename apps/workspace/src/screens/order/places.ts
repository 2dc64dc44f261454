const detailPath = '/order/order-detail/index'

/** Where an order is opened. */
export const orderAddress = (id: string) => `${detailPath}?id=${id}`
