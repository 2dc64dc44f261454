import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  acceptancePath,
  mostSeen,
  type NoticePopupEmitted,
  type NoticePopupInput,
  noticePopupMachine,
  type PickupNotice,
  popupStays,
} from './index.ts'

const notice = (place: number): PickupNotice => ({
  customerName: '湖南惠泽医院',
  pickupTime: '2026-11-20 14:30',
  pickupNo: `QJ${place}`,
  instrumentCount: 3,
})

function popup(load: () => Promise<readonly PickupNotice[]> = async () => [notice(1)], input: Partial<NoticePopupInput> = {}) {
  const clock = new SimulatedClock()
  let asked = 0
  const machine = noticePopupMachine.provide({
    actors: {
      loadNotices: fromPromise<readonly PickupNotice[]>(() => {
        asked += 1
        return load()
      }),
    },
  })
  const actor = createActor(machine, { clock, input: { now: () => clock.now(), ...input } }).start()
  const told: NoticePopupEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  return {
    clock,
    told,
    send: actor.send,
    asked: () => asked,
    arrive: (...places: number[]) => actor.send({ type: 'NOTICES.ARRIVED', notices: places.map(notice) }),
    isShown: () => actor.getSnapshot().matches({ popup: 'shown' }),
    numbers: () => actor.getSnapshot().context.notices.map(({ pickupNo }) => pickupNo),
    context: () => actor.getSnapshot().context,
    settled: async () => {
      for (let turn = 0; turn < 10; turn += 1) await undefined
    },
  }
}

test('[SHELL-9] asked for, the notices are shown and go after 5000 ms', async () => {
  const { clock, told, send, settled, isShown, asked } = popup()
  expect(isShown()).toBe(false)
  send({ type: 'CHECK' })
  send({ type: 'CHECK' })
  await settled()
  expect(asked()).toBe(1)
  expect(isShown()).toBe(true)
  expect(popupStays).toBe(5000)
  clock.increment(4999)
  expect(isShown()).toBe(true)
  clock.increment(1)
  expect(isShown()).toBe(false)
  expect(told).toEqual([
    { type: 'shown', notices: [notice(1)], reason: 'arrived' },
    { type: 'hidden', reason: 'timeOver' },
  ])
  send({ type: 'CHECK' })
  await settled()
  expect(asked()).toBe(2)
  expect(isShown(), 'a notice that was on screen does not come back').toBe(false)
})

test('[SHELL-9] no notice, no pop-up', async () => {
  const { told, send, settled, isShown } = popup(async () => [])
  send({ type: 'CHECK' })
  await settled()
  expect(isShown()).toBe(false)
  expect(told).toEqual([])
})

test('[SHELL-9] a failure is silent: nothing is shown, and only the log hears of it', async () => {
  const broken = new Error('no network')
  const { told, send, settled, isShown } = popup(async () => {
    throw broken
  })
  send({ type: 'CHECK' })
  await settled()
  expect(isShown()).toBe(false)
  expect(told).toEqual([{ type: 'failed', error: broken, reason: 'unreachable' }])
})

test('[SHELL-9] under the pointer or with the focus its time stands still, and goes on from there', () => {
  const { clock, send, arrive, isShown } = popup()
  clock.increment(700)
  arrive(1)
  clock.increment(1000)
  send({ type: 'POINTER.ENTERED' })
  clock.increment(60_000)
  send({ type: 'POINTER.LEFT' })
  clock.increment(2000)
  send({ type: 'POINTER.ENTERED' })
  clock.increment(60_000)
  send({ type: 'FOCUS.ENTERED' })
  send({ type: 'POINTER.LEFT' })
  clock.increment(60_000)
  expect(isShown()).toBe(true)
  send({ type: 'FOCUS.LEFT' })
  clock.increment(1999)
  expect(isShown()).toBe(true)
  clock.increment(1)
  expect(isShown()).toBe(false)
})

test('[SHELL-9] at first there are none, and they stay as long as is wished', () => {
  const { clock, arrive, isShown, context } = popup(undefined, { stays: 2000 })
  expect(context()).toMatchObject({ notices: [], seen: [] })
  arrive(1)
  clock.increment(1999)
  expect(isShown()).toBe(true)
  clock.increment(1)
  expect(isShown()).toBe(false)
})

test('[SHELL-9] newer notices take the place of older ones and have the whole time', () => {
  const { clock, arrive, isShown, numbers } = popup()
  arrive(1)
  clock.increment(4000)
  arrive(1, 2, 2, 3)
  expect(numbers()).toEqual(['QJ2', 'QJ3'])
  clock.increment(4999)
  expect(isShown()).toBe(true)
  arrive(1, 2, 3)
  clock.increment(1)
  expect(isShown()).toBe(false)
})

test('[SHELL-9] notices that come by themselves do not stop those that were asked for', async () => {
  const { send, arrive, settled, numbers } = popup()
  send({ type: 'CHECK' })
  arrive(7)
  expect(numbers()).toEqual(['QJ7'])
  await settled()
  expect(numbers()).toEqual(['QJ1'])
})

test.each(['POINTER', 'FOCUS'] as const)(
  '[SHELL-9] newer notices come behind what somebody reads, and have the whole time: %s',
  (by) => {
    const { clock, send, arrive, isShown, numbers, told } = popup()
    arrive(1)
    clock.increment(4000)
    send({ type: `${by}.ENTERED` })
    arrive(1, 2)
    expect(numbers()).toEqual(['QJ1', 'QJ2'])
    expect(told.at(-1)).toEqual({ type: 'shown', notices: [notice(2)], reason: 'arrived' })
    clock.increment(60_000)
    expect(isShown()).toBe(true)
    send({ type: `${by}.LEFT` })
    clock.increment(4999)
    expect(isShown()).toBe(true)
    clock.increment(1)
    expect(isShown()).toBe(false)
    arrive(3)
    expect(numbers(), 'what has gone does not come back').toEqual(['QJ3'])
  },
)

test('[SHELL-9] a chosen notice says where it leads; one that is not there does nothing', () => {
  const { told, send, arrive, isShown } = popup()
  arrive(1, 2)
  send({ type: 'NOTICE.CHOSEN', pickupNo: 'QJ9' })
  expect(isShown()).toBe(true)
  send({ type: 'NOTICE.CHOSEN', pickupNo: 'QJ2' })
  expect(isShown()).toBe(false)
  expect(acceptancePath).toBe('/appointment-pickup-manage/appointment-pickup/acceptance-index')
  expect(told.slice(1)).toEqual([
    { type: 'chosen', notice: notice(2), path: acceptancePath, reason: 'pressed' },
    { type: 'hidden', reason: 'chosen' },
  ])
})

test('[SHELL-9] closed, it is let go of: the next one runs at once', () => {
  const { clock, told, send, arrive, isShown } = popup()
  arrive(1)
  send({ type: 'POINTER.ENTERED' })
  send({ type: 'FOCUS.ENTERED' })
  send({ type: 'CLOSE' })
  expect(isShown()).toBe(false)
  expect(told.at(-1)).toEqual({ type: 'hidden', reason: 'closed' })
  arrive(2)
  clock.increment(5000)
  expect(isShown()).toBe(false)
})

test('[SHELL-9] chosen with the pointer on it, it is let go of as well', () => {
  const { clock, send, arrive, isShown } = popup()
  arrive(1)
  send({ type: 'POINTER.ENTERED' })
  send({ type: 'NOTICE.CHOSEN', pickupNo: 'QJ1' })
  arrive(2)
  clock.increment(5000)
  expect(isShown()).toBe(false)
})

test('[SHELL-9] cleared, nothing of somebody else is left, and a late answer does not come', async () => {
  const { send, arrive, settled, isShown, context, numbers } = popup()
  arrive(5)
  send({ type: 'POINTER.ENTERED' })
  send({ type: 'CHECK' })
  send({ type: 'CLEARED' })
  await settled()
  expect(isShown()).toBe(false)
  expect(context()).toMatchObject({ notices: [], seen: [], hovered: false, focused: false })
  arrive(5)
  expect(isShown()).toBe(true)
  expect(numbers()).toEqual(['QJ5'])
})

test('[SHELL-9] a question that failed can be asked again, silently', async () => {
  const { send, settled, asked, told, isShown } = popup(async () => Promise.reject(new Error('offline')))
  for (const times of [1, 2]) {
    send({ type: 'CHECK' })
    await settled()
    expect([asked(), isShown()]).toEqual([times, false])
  }
  expect(told).toHaveLength(2)
})

test('[SHELL-9] time and target can be configured', () => {
  const { clock, told, send, arrive, isShown } = popup(undefined, { stays: 100, path: '/elsewhere' })
  arrive(1)
  clock.increment(99)
  expect(isShown()).toBe(true)
  send({ type: 'NOTICE.CHOSEN', pickupNo: 'QJ1' })
  expect(told.at(-2)).toMatchObject({ path: '/elsewhere' })
})

test('[SHELL-9] a notice can lead to itself, where all of them lead elsewhere', () => {
  const { told, send, arrive, context } = popup(undefined, {
    path: '/all',
    pathOf: ({ pickupNo }: { pickupNo: string }) => `/one?number=${pickupNo}`,
  })
  arrive(1, 2)
  send({ type: 'NOTICE.CHOSEN', pickupNo: 'QJ2' })
  expect(told.at(-2)).toMatchObject({ type: 'chosen', path: '/one?number=QJ2' })
  expect(context().path).toBe('/all')
})

test('[SHELL-9] so many shown notices are remembered and no more', () => {
  const { arrive, context } = popup()
  for (let place = 0; place < mostSeen + 3; place += 1) arrive(place)
  expect(mostSeen).toBe(500)
  expect(context().seen).toHaveLength(500)
  expect(context().seen[0]).toBe('QJ3')
})

const steps = fc.array(
  fc.oneof(
    fc.constantFrom('POINTER.ENTERED', 'POINTER.LEFT', 'FOCUS.ENTERED', 'FOCUS.LEFT').map((type) => ({ type }) as const),
    fc.nat(9).map((place) => ({ type: 'arrive', place }) as const),
    fc.nat(4000).map((time) => ({ type: 'wait', time }) as const),
  ),
)
propertyTest.prop([steps])('[SHELL-9] it is on screen exactly until 5000 ms have passed in which nobody held it', (all) => {
  const { clock, send, arrive, isShown } = popup()
  const seen = new Set<number>()
  let [left, hovered, focused] = [0, false, false]
  for (const step of all) {
    if (step.type === 'arrive') {
      if (!seen.has(step.place)) left = popupStays
      seen.add(step.place)
      arrive(step.place)
    } else if (step.type === 'wait') {
      if (!hovered && !focused) left = Math.max(0, left - step.time)
      clock.increment(step.time)
    } else {
      const isOn = isShown()
      if (isOn && step.type.startsWith('POINTER')) hovered = step.type.endsWith('ENTERED')
      if (isOn && step.type.startsWith('FOCUS')) focused = step.type.endsWith('ENTERED')
      send(step)
    }
    if (left === 0) [hovered, focused] = [false, false]
    expect(isShown()).toBe(left > 0)
  }
})
