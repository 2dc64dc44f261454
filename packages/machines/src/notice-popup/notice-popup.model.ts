import { after, defineModel, done, failed } from '../testing/index.ts'
import { noticePopupMachine } from './notice-popup.machine.ts'
import type { PickupNotice } from './notice-popup.types.ts'

const notice = (pickupNo: string): PickupNotice => ({
  customerName: '长沙星麓精工机械有限公司',
  pickupTime: '2026-11-20 14:30',
  pickupNo,
  instrumentCount: 2,
})
const first = notice('QJ2026110001')
const second = notice('QJ2026110002')

/** One notice and then another; held by pointer, by focus, and by both. */
export const noticePopupModel = defineModel({
  name: 'notice-popup',
  machine: noticePopupMachine,
  inputs: [{ now: () => 0 }],
  events: [
    { type: 'CHECK' },
    done('loadNotices', [first]),
    failed('loadNotices'),
    { type: 'NOTICES.ARRIVED', notices: [first, second] },
    { type: 'NOTICES.ARRIVED', notices: [] },
    { type: 'POINTER.ENTERED' },
    { type: 'POINTER.LEFT' },
    { type: 'FOCUS.ENTERED' },
    { type: 'FOCUS.LEFT' },
    { type: 'NOTICE.CHOSEN', pickupNo: first.pickupNo },
    { type: 'NOTICE.CHOSEN', pickupNo: 'nobody' },
    { type: 'CLOSE' },
    { type: 'CLEARED' },
    after('remaining', 'noticePopup.popup.shown.counting'),
  ],
  place: ({ context }) => [context.notices.length, context.seen.length, context.hovered, context.focused],
  invariant: (snapshot) => {
    const { hovered, focused, notices, seen } = snapshot.context
    if (snapshot.matches({ popup: { shown: 'held' } }) !== (snapshot.matches({ popup: 'shown' }) && (hovered || focused)))
      throw new Error('held means that the pointer or the focus is on it')
    if (snapshot.matches({ popup: 'shown' }) && notices.length === 0) throw new Error('an empty pop-up')
    if (new Set(seen).size !== seen.length) throw new Error('remembered twice')
  },
})
