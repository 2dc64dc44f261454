import { fc, test as propertyTest } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { clampPosition, type DialogEmitted, type DialogEvent, type DialogInput, dialogMachine, dialogView } from './index.ts'

const viewport = { width: 1000, height: 800 }

function dialog(input: DialogInput = {}) {
  const clock = new SimulatedClock()
  const actor = createActor(dialogMachine, { input, clock }).start()
  const told: DialogEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  const send = (event: DialogEvent) => actor.send(event)
  return { send, told, clock, view: () => dialogView(actor.getSnapshot()), context: () => actor.getSnapshot().context }
}

function opened(input: DialogInput = {}) {
  const it = dialog(input)
  it.send({ type: 'OPEN', viewport })
  it.told.length = 0
  return it
}

describe('views', () => {
  test('[DLG-2] normal, minimised and full-screen, with toggles', () => {
    const { send, view, told } = opened()
    expect(view()).toBe('normal')
    send({ type: 'FULLSCREEN.TOGGLED' })
    expect(view()).toBe('fullscreen')
    send({ type: 'FULLSCREEN.TOGGLED' })
    expect(view()).toBe('normal')
    send({ type: 'MINIMISE' })
    expect(view()).toBe('minimised')
    send({ type: 'RESTORE' })
    expect(told.map((emitted) => emitted.type === 'viewChanged' && [emitted.view, emitted.reason])).toEqual([
      ['fullscreen', 'toggle'],
      ['normal', 'toggle'],
      ['minimised', 'toggle'],
      ['normal', 'restore'],
    ])
  })

  test('[DLG-2] restoring leads to where minimising began', () => {
    const { send, view } = opened()
    send({ type: 'FULLSCREEN.TOGGLED' })
    send({ type: 'MINIMISE' })
    send({ type: 'RESTORE' })
    expect(view()).toBe('fullscreen')
    send({ type: 'RESTORE' })
    expect(view()).toBe('normal')
    send({ type: 'MINIMISE' })
    send({ type: 'FULLSCREEN.TOGGLED' })
    expect(view()).toBe('fullscreen')
  })

  test.each([
    ['normal', 'MINIMISE', 'minimised', 'toggle'],
    ['normal', 'FULLSCREEN.TOGGLED', 'fullscreen', 'toggle'],
    ['fullscreen', 'MINIMISE', 'minimised', 'toggle'],
    ['fullscreen', 'FULLSCREEN.TOGGLED', 'normal', 'toggle'],
    ['fullscreen', 'RESTORE', 'normal', 'restore'],
    ['minimised', 'RESTORE', 'normal', 'restore'],
    ['minimised', 'FULLSCREEN.TOGGLED', 'fullscreen', 'toggle'],
    ['minimised after fullscreen', 'RESTORE', 'fullscreen', 'restore'],
    ['minimised after fullscreen and back', 'RESTORE', 'normal', 'restore'],
  ] as const)('[DLG-2] %s, %s: it is %s, and that is told with the reason %s', (start, type, then, reason) => {
    const { send, view, told } = opened()
    if (start.includes('fullscreen')) send({ type: 'FULLSCREEN.TOGGLED' })
    if (start.startsWith('minimised')) send({ type: 'MINIMISE' })
    if (start.endsWith('back')) {
      send({ type: 'RESTORE' })
      send({ type: 'RESTORE' })
      send({ type: 'MINIMISE' })
    }
    told.length = 0
    send({ type })
    expect(view()).toBe(then)
    expect(told).toEqual([{ type: 'viewChanged', view: then, reason }])
  })

  test('a dialog that was never opened is nowhere, and has no size', () => {
    expect(dialog().context()).toEqual({
      width: '80%',
      top: '2%',
      viewport: { width: 0, height: 0 },
      nextViewport: { width: 0, height: 0 },
      size: { width: 0, height: 0 },
      position: { x: 0, y: 0 },
      isPlaced: false,
      before: 'normal',
    })
  })

  test('[DLG-4] a re-fit that was on its way is forgotten when the dialog closes', () => {
    const { send, clock, context } = opened()
    send({ type: 'VIEWPORT.CHANGED', viewport: { width: 500, height: 400 } })
    send({ type: 'CLOSE' })
    send({ type: 'OPEN', viewport })
    const { size } = context()
    send({ type: 'VIEWPORT.CHANGED', viewport: { width: 600, height: 400 } })
    clock.increment(150)
    send({ type: 'CLOSE' })
    send({ type: 'OPEN', viewport })
    clock.increment(100)
    expect(context().size).toEqual(size)
    expect(context().viewport).toEqual(viewport)
  })

  test.each(['normal', 'minimised', 'fullscreen'] as const)(
    '[DLG-3] %s: neither Escape nor a press outside closes it',
    (start) => {
      const { send, view, told } = opened()
      if (start === 'minimised') send({ type: 'MINIMISE' })
      if (start === 'fullscreen') send({ type: 'FULLSCREEN.TOGGLED' })
      told.length = 0
      send({ type: 'ESCAPE.PRESSED' })
      send({ type: 'OUTSIDE.PRESSED' })
      expect(view()).toBe(start)
      expect(told).toEqual([])
    },
  )

  test.each(['normal', 'minimised', 'fullscreen'] as const)(
    '[DLG-3] %s: who wants it closed is asked where something was not saved, and not where nothing would be lost',
    (start) => {
      const { send, view, told } = opened()
      if (start === 'minimised') send({ type: 'MINIMISE' })
      if (start === 'fullscreen') send({ type: 'FULLSCREEN.TOGGLED' })
      told.length = 0
      send({ type: 'CLOSE.REQUESTED', unsaved: true })
      expect(view()).toBe(start)
      expect(told).toEqual([{ type: 'discardAsked', reason: 'unsaved' }])
      send({ type: 'CLOSE.REQUESTED', unsaved: false })
      expect(view()).toBe('closed')
      expect(told.at(-1)).toEqual({ type: 'closed', reason: 'button' })
    },
  )

  test('[DLG-3] what is closed already asks nothing', () => {
    const { send, told } = dialog()
    send({ type: 'CLOSE.REQUESTED', unsaved: true })
    expect(told).toEqual([])
  })

  test('it tells when it opens, and when and why it closes', () => {
    const { send, view, told } = dialog()
    send({ type: 'OPEN', viewport })
    send({ type: 'CLOSE', reason: 'done' })
    expect(view()).toBe('closed')
    send({ type: 'OPEN', viewport })
    send({ type: 'CLOSE' })
    expect(told).toEqual([
      { type: 'opened', reason: 'asked' },
      { type: 'closed', reason: 'done' },
      { type: 'opened', reason: 'asked' },
      { type: 'closed', reason: 'button' },
    ])
  })
})

describe('place', () => {
  test('[DLG-4] it is 80 % wide and 2 % below the top, or as wide as it is told', () => {
    expect(opened().context()).toMatchObject({ size: { width: 800 }, position: { x: 100, y: 16 } })
    expect(opened({ width: 420 }).context()).toMatchObject({ size: { width: 420 }, position: { x: 290, y: 16 } })
    expect(opened({ width: '90%' }).context()).toMatchObject({ size: { width: 900 } })
    expect(opened({ width: 1400 }).context()).toMatchObject({ size: { width: 1000 }, position: { x: 0 } })
  })

  test('[DLG-1] it follows the pointer, and no further than the edges', () => {
    const { send, context, told } = opened({ width: 420 })
    send({ type: 'MEASURED', height: 300 })
    send({ type: 'MOVED', to: { x: 100, y: 200 } })
    expect(context().position).toEqual({ x: 100, y: 200 })
    send({ type: 'MOVED', to: { x: 900, y: 900 } })
    expect(context().position).toEqual({ x: 580, y: 500 })
    send({ type: 'MOVED', to: { x: -1, y: -1 } })
    expect(told.at(-1)).toEqual({ type: 'moved', position: { x: 0, y: 0 }, reason: 'drag' })
  })

  test('[DLG-1] arrow keys move it by 16 pixels, finely by 1, and Home brings it back', () => {
    const { send, context, told } = opened({ width: 420 })
    send({ type: 'NUDGED', direction: 'right' })
    send({ type: 'NUDGED', direction: 'down' })
    expect(context().position).toEqual({ x: 306, y: 32 })
    send({ type: 'NUDGED', direction: 'left', fine: true })
    send({ type: 'NUDGED', direction: 'up', fine: true })
    expect(context().position).toEqual({ x: 305, y: 31 })
    send({ type: 'RECENTRED' })
    expect(context().position).toEqual({ x: 290, y: 16 })
    expect(told.map(({ reason }) => reason)).toEqual(['keyboard', 'keyboard', 'keyboard', 'keyboard', 'recentre'])
  })

  test('[DLG-1] neither full-screen nor minimised is it moved', () => {
    const { send, context } = opened({ width: 420 })
    const before = context().position
    send({ type: 'FULLSCREEN.TOGGLED' })
    send({ type: 'MOVED', to: { x: 0, y: 0 } })
    send({ type: 'MINIMISE' })
    send({ type: 'NUDGED', direction: 'left' })
    expect(context().position).toEqual(before)
  })

  test('[DLG-4] after the window changed it fits itself once, 200 ms after the last change', () => {
    const { send, context, clock } = opened({ width: 420 })
    send({ type: 'MEASURED', height: 700 })
    send({ type: 'VIEWPORT.CHANGED', viewport: { width: 500, height: 600 } })
    clock.increment(150)
    send({ type: 'VIEWPORT.CHANGED', viewport: { width: 400, height: 500 } })
    clock.increment(199)
    expect(context().viewport).toEqual(viewport)
    clock.increment(1)
    expect(context()).toMatchObject({
      viewport: { width: 400, height: 500 },
      size: { width: 400, height: 500 },
      position: { x: 0, y: 0 },
    })
  })

  test('[DLG-4] where nobody moved it, it is in the middle of a window that became small and large again', () => {
    const { send, context, clock } = opened({ width: 420 })
    const inWindow = (width: number, height: number) => {
      send({ type: 'VIEWPORT.CHANGED', viewport: { width, height } })
      clock.increment(200)
      return context().position
    }
    send({ type: 'MEASURED', height: 500 })
    expect(inWindow(400, 500)).toEqual({ x: 0, y: 0 })
    expect(inWindow(viewport.width, viewport.height)).toEqual({ x: 290, y: 16 })
    send({ type: 'MOVED', to: { x: 500, y: 200 } })
    expect(inWindow(800, 600)).toEqual({ x: 380, y: 100 })
    expect(inWindow(viewport.width, viewport.height)).toEqual({ x: 380, y: 100 })
    send({ type: 'RECENTRED' })
    expect(inWindow(800, 600)).toEqual({ x: 190, y: 12 })
  })

  test('[DLG-4] closed before the 200 ms are over, it opens as if nothing had been due', () => {
    const { send, context, clock } = opened({ width: 420 })
    send({ type: 'VIEWPORT.CHANGED', viewport: { width: 400, height: 500 } })
    send({ type: 'CLOSE' })
    send({ type: 'OPEN', viewport })
    clock.increment(1000)
    expect(context().viewport).toEqual(viewport)
  })
})

const anySize = fc.record({
  width: fc.double({ min: 0, max: 5000, noNaN: true }),
  height: fc.double({ min: 0, max: 5000, noNaN: true }),
})

propertyTest.prop([fc.record({ x: fc.double(), y: fc.double() }), anySize, anySize])(
  '[DLG-1] no position is off the screen, and one that is on it is left alone',
  (position, size, screen) => {
    const box = { width: Math.min(size.width, screen.width), height: Math.min(size.height, screen.height) }
    const there = clampPosition(position, box, screen)
    expect(there.x).toBeGreaterThanOrEqual(0)
    expect(there.y).toBeGreaterThanOrEqual(0)
    expect(there.x).toBeLessThanOrEqual(screen.width - box.width)
    expect(there.y).toBeLessThanOrEqual(screen.height - box.height)
    expect(clampPosition(there, box, screen)).toEqual(there)
  },
)
