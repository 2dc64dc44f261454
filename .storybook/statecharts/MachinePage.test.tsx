import { MessagesProvider } from '@etalon/ui/i18n'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { machineModels } from '../../packages/machines/src/models.ts'
import { litStates, seenStates } from './lit-states.ts'
import { MachinePage } from './MachinePage.tsx'
import '@etalon/ui/theme'

function modelOf(name: string) {
  const model = machineModels.find((one) => one.name === name)
  if (!model) throw new Error(`There is no machine ${name}`)
  return model
}

const frame = () => page.getByRole('region', { name: /: Statechart$/ })
const lit = () => litStates(frame().element())
const seen = () => seenStates(frame().element())

async function shown(name: string, width: number) {
  await page.viewport(width, 800)
  await render(
    <MessagesProvider language="en">
      <MachinePage model={modelOf(name)} />
    </MessagesProvider>,
  )
  await expect.element(frame().getByRole('img')).toBeInTheDocument()
}

describe.each([1280, 390])('%i px', (width) => {
  test('[DS-2] the state that the lock screen is in is seen whole, at first and after each event', async () => {
    await shown('lock-screen', width)
    await expect.poll(seen).toEqual(['lockScreen.off'])
    for (const [event, state] of [
      ['SESSION.BEGAN', 'lockScreen.unlocked.watching'],
      ['SESSION.LOCKED', 'lockScreen.locked.ready'],
      ['UNLOCK.TOLD', 'lockScreen.unlocked.watching'],
      ['SESSION.ENDED', 'lockScreen.off'],
    ] as const) {
      await page.getByRole('button', { name: event }).click()
      await expect.poll(seen, { message: event }).toEqual([state])
    }
  })

  test('[DS-2] of a machine that is in many states at once, the one that is asked for is seen whole', async () => {
    await shown('data-table', width)
    await expect.poll(() => seen().length).toBeGreaterThan(0)
    expect(lit().length).toBeGreaterThan(3)
    for (const id of lit()) {
      await page.getByRole('button', { name: id }).click()
      await expect.poll(seen, { message: id }).toContain(id)
    }
  })
})

test('[DS-2] a state that is asked for while the whole drawing stands there is shown in its real size', async () => {
  await shown('data-table', 390)
  const real = () => frame().getByRole('img').element().getBoundingClientRect().width
  await expect.poll(real).toBeGreaterThan(390)
  await page.getByRole('radio', { name: 'Whole' }).click()
  await expect.poll(real).toBeLessThan(390)
  await page.getByRole('button', { name: 'dataTable.export.idle' }).click()
  await expect.poll(real).toBeGreaterThan(390)
  await expect.poll(seen).toContain('dataTable.export.idle')
})

test('[DS-2] a window that becomes narrow keeps what is lit in sight', async () => {
  await shown('lock-screen', 1280)
  for (const event of ['SESSION.BEGAN', 'SESSION.LOCKED']) await page.getByRole('button', { name: event }).click()
  await expect.poll(seen).toEqual(['lockScreen.locked.ready'])
  await page.viewport(390, 800)
  await expect.poll(seen).toEqual(['lockScreen.locked.ready'])
})

test('[DS-2] on a phone the drawing stays in sight while somebody scrolls to the events below it', async () => {
  await shown('data-table', 390)
  await expect.poll(() => seen().length).toBeGreaterThan(0)
  const before = seen()
  const events = page.getByRole('list', { name: 'Events' }).getByRole('button').elements()
  events.at(-1)?.scrollIntoView({ block: 'end' })
  expect(scrollY).toBeGreaterThan(400)
  expect(seen()).toEqual(before)
})

test('[DS-2] a way that leads through the name of a state is drawn under it', async () => {
  await shown('message-socket', 1280)
  const image = frame().getByRole('img').element()
  const name = [...image.querySelectorAll('text')].find(({ textContent }) => textContent === 'messageSocket')
  const { left, right, top, bottom } = name?.getBoundingClientRect() ?? new DOMRect()
  const isIn = ({ x, y }: DOMPoint) => x > left && x < right && y > top && y < bottom
  const leadsThrough = (way: SVGPathElement) =>
    Array.from({ length: Math.ceil(way.getTotalLength()) }, (_, at) =>
      way.getPointAtLength(at).matrixTransform(way.getScreenCTM() ?? undefined),
    ).some(isIn)
  expect([...image.querySelectorAll<SVGPathElement>('g > path')].some(leadsThrough)).toBe(true)
  const row = Array.from({ length: Math.floor(right - left) }, (_, at) =>
    document.elementFromPoint(left + at, (top + bottom) / 2),
  )
  expect(row.filter((one) => one instanceof SVGPathElement)).toEqual([])
})

test('[DS-2] a state is named by where it is, whatever its id is', async () => {
  await shown('rich-text', 1280)
  await expect.element(page.getByRole('button', { name: 'richText.panel.closed' })).toBeVisible()
})
