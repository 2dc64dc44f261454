import { acceptancePath, type PickupNotice } from '@etalon/machines/notice-popup'

/** The view of the list of acceptance that has all that a notice may name: pickups that wait, accepted or not. */
export const waitingView = 'waiting'

/** Where all pickups that wait are listed. */
export const waitingPickups = `${acceptancePath}?${new URLSearchParams({ view: waitingView })}`

/** Where one pickup is listed by its number, however it stands by then. */
export const namedPickup = ({ pickupNo }: Pick<PickupNotice, 'pickupNo'>) =>
  `${acceptancePath}?${new URLSearchParams({ view: 'all', search: JSON.stringify({ pickupNo }) })}`
