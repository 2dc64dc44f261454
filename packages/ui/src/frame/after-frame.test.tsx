import { expect, onTestFinished, test, vi } from 'vitest'
import { afterFrame } from './index.ts'

const frame = async () => new Promise((resolve) => requestAnimationFrame(resolve))

test('[TAB-6] what can wait is done once, after the frame and not within it', async () => {
  const order: string[] = []
  afterFrame(() => order.push('waited'))
  requestAnimationFrame(() => {
    order.push('frame')
    queueMicrotask(() => order.push('painted'))
  })
  order.push('press')
  await vi.waitUntil(() => order.includes('waited'))
  expect(order).toEqual(['press', 'frame', 'painted', 'waited'])
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(order).toHaveLength(4)
})

test('[TAB-6] what is given up before or after its frame is never done', async () => {
  const then = vi.fn()
  afterFrame(then)()
  const giveUp = afterFrame(then)
  await frame()
  giveUp()
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(then).not.toHaveBeenCalled()
})

test('[TAB-6] a page without frames does it all the same', async () => {
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  onTestFinished(() => frames.mockRestore())
  const then = vi.fn()
  afterFrame(then)
  await vi.waitFor(() => expect(then).toHaveBeenCalledTimes(1))
})
