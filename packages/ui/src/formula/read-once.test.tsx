import katex from 'katex'
import { expect, test } from 'vitest'
import { readOnce } from './read-formula.ts'

/** KaTeX, and how often it was asked to draw. */
function counted() {
  let times = 0
  const render: typeof katex.render = (...given) => {
    times += 1
    katex.render(...given)
  }
  return { counting: { ...katex, render }, times: () => times }
}

test('[TBL-3] [MATH-1] a formula that is shown again is not drawn again, and may stand in several places', () => {
  const { counting, times } = counted()
  const [one, other] = [readOnce(counting, 'u_1 + u_2', false), readOnce(counting, 'u_1 + u_2', false)]
  if (!('drawn' in one && 'drawn' in other)) throw new Error('it was not drawn')
  expect(times()).toBe(1)
  expect(other.drawn).not.toBe(one.drawn)
  expect(other.drawn.outerHTML).toBe(one.drawn.outerHTML)
  readOnce(counting, 'u_1 + u_2', true)
  expect(times()).toBe(2)
})

test('[TBL-3] of more than a thousand formulas the one that nobody asked for longest is drawn anew', () => {
  const { counting, times } = counted()
  const ask = (place: number) => readOnce(counting, `x_{${place}}`, false)
  for (let place = 0; place < 1000; place += 1) ask(place)
  ask(0)
  ask(1000)
  expect(times()).toBe(1001)
  ask(0)
  expect(times()).toBe(1001)
  ask(1)
  expect(times()).toBe(1002)
})
