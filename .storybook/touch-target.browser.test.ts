import { afterEach, expect, test } from 'vitest'
import { smallTargets } from './touch-target.ts'

const button = (name: string, style = '') => `<button aria-label="${name}" style="all: unset; display: block; ${style}"></button>`
const square = (size: number) => `width: ${size}px; height: ${size}px;`

function put(parts: string, style = 'display: flex; padding: 60px') {
  const place = document.createElement('div')
  place.id = 'place'
  place.style.cssText = style
  place.innerHTML = parts
  document.body.append(place)
  return place
}
afterEach(() => document.getElementById('place')?.remove())

const tooNear = (faults: readonly string[]) => faults.map((fault) => /“(.*?)”.*too near to .*“(.*?)”/.exec(fault)?.slice(1))

test('[A11Y-1] two targets of 24 px side by side are too near to each other', async () => {
  put(button('one', square(24)) + button('other', square(24)))
  const faults = await smallTargets()
  expect(tooNear(faults)).toEqual([
    ['one', 'other'],
    ['other', 'one'],
  ])
  expect(faults[0]).toContain('24 × 24 px')
})

test('[A11Y-1] a target of 44 px beside another is large enough, and one of 40 px is not', async () => {
  put(button('one', square(44)) + button('other', square(44)))
  expect(await smallTargets()).toEqual([])
  document.getElementById('place')?.remove()
  put(button('one', 'width: 40px; height: 44px') + button('other', square(44)))
  expect(tooNear(await smallTargets())).toEqual([['one', 'other']])
})

test('[A11Y-1] a small target with as much room to itself is large enough, above as well as beside', async () => {
  put(button('one', square(24)) + button('other', square(24)), 'display: flex; gap: 20px; padding: 60px')
  expect(await smallTargets()).toEqual([])
  document.getElementById('place')?.remove()
  put(button('one', square(24)) + button('other', square(24)), 'display: grid; padding: 60px')
  expect(tooNear(await smallTargets())).toHaveLength(2)
})

test('[A11Y-1] a field beside a small target is written in by a finger that misses', async () => {
  put(`${button('one', square(24))}<input aria-label="field">`)
  expect(tooNear(await smallTargets())).toEqual([['one', 'field']])
})

test('[A11Y-1] what cannot be pressed, is not seen or stands in a sentence is no target', async () => {
  const small = button('one', square(24))
  put(small.replace('<button', '<button disabled') + small.replace('<button', '<button aria-disabled="true"'))
  expect(await smallTargets()).toEqual([])
  document.getElementById('place')?.remove()
  put(button('one', `${square(24)} opacity: 0`) + button('other', `${square(24)} opacity: 0`))
  expect(await smallTargets()).toEqual([])
  document.getElementById('place')?.remove()
  put('<p>See <a href="#a">here</a> <a href="#b">there</a></p>')
  expect(await smallTargets()).toEqual([])
})

test('[A11Y-1] the days of a calendar are asked for their height alone', async () => {
  const day = (name: string) => `<div role="gridcell">${button(name, 'width: 40px; height: 44px')}</div>`
  put(day('one') + day('other'))
  expect(await smallTargets()).toEqual([])
})

test('[A11Y-1] the label of a box to tick is its target', async () => {
  const box = (name: string) =>
    `<label aria-label="${name}" style="display: block; ${square(44)}"><input type="checkbox"></label>`
  put(box('one') + box('other'))
  expect(await smallTargets()).toEqual([])
})

test('[A11Y-1] what is in its place a moment later is judged there', async () => {
  const place = put(button('one', square(24)) + button('other', square(24)))
  setTimeout(() => {
    place.style.gap = '20px'
  }, 100)
  expect(await smallTargets()).toEqual([])
})

test('[A11Y-1] the page stands where it stood when its targets have been judged', async () => {
  put(button('one', `${square(44)} margin-top: 3000px`))
  scrollTo(0, 500)
  expect(await smallTargets()).toEqual([])
  expect(scrollY).toBe(500)
})
