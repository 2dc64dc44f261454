const base = '/appointment-pickup-manage/appointment-pickup'

export const pickupAddress = (id: string) => `${base}/detail-index?id=${id}`

/** Where the order of an accepted appointment is registered. */
export const orderAddress = (id: string) => `/order/order-registration/index?pickupId=${id}`
