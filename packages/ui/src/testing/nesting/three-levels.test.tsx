import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../../button/index.ts'
import { DateTimeField } from '../../date-time-field/index.ts'
import { Drawer, useDrawer } from '../../drawer/index.ts'
import { MessagesProvider } from '../../i18n/index.ts'
import '../../theme/index.ts'
import { gone, leave, mouse, tabTo } from './hands.ts'
import { type Kind, type KindName, kinds } from './kinds.tsx'

function ShowDrawer({ label, children }: { label: string; children?: ReactNode }) {
  const drawer = useDrawer()
  return (
    <>
      <Button onPress={drawer.open}>{label}</Button>
      <Drawer actor={drawer.actor} title={label}>
        {children}
        <div style={{ height: 3000 }} />
      </Drawer>
    </>
  )
}

function ShowTime({ label }: { label: string }) {
  const [value, setValue] = useState<string | null>('2026-11-20 09:05:00')
  return <DateTimeField label={label} value={value} onChange={setValue} />
}

function kind(name: KindName): Kind {
  const found = kinds.find((one) => one.name === name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}
const dialog = kind('dialog')
const drawer: Kind = { ...dialog, Show: ShowDrawer }

const words = ['First', 'Second', 'Third'] as const
const chains = [
  ['dialog, popover, select', [dialog, kind('popover'), kind('select')]],
  ['dialog, dialog, menu', [dialog, dialog, kind('menu')]],
  ['dialog, dialog, dialog', [dialog, dialog, dialog]],
  ['drawer, dialog, combo box', [drawer, dialog, kind('combo box')]],
  ['drawer, dialog, popover', [drawer, dialog, kind('popover')]],
  ['dialog, popover, date picker', [dialog, kind('popover'), kind('date picker')]],
  ['drawer, popover, menu', [drawer, kind('popover'), kind('menu')]],
] as const satisfies [string, [Kind, Kind, Kind]][]

interface Opened {
  kind: Kind
  word: string
  trigger: Element
  layer: Element
}

/** Opens one layer in the other by keyboard; the last may hold something. */
async function open(chain: readonly Kind[], held?: ReactNode): Promise<Opened[]> {
  const drawn = chain.reduceRight<ReactNode>(
    (inner, { Show }, place) => (
      <Show key={words[place]} label={words[place] ?? ''}>
        {inner}
      </Show>
    ),
    held,
  )
  await render(
    <MessagesProvider>
      <div style={{ height: 3000 }}>{drawn}</div>
    </MessagesProvider>,
  )
  const opened: Opened[] = []
  for (const [place, one] of chain.entries()) {
    const word = words[place] ?? ''
    const trigger = one.trigger(word).element()
    await tabTo(trigger)
    await userEvent.keyboard(one.keys)
    await expect.element(one.layer(word)).toBeVisible()
    const layer = one.layer(word).element()
    if (one.keyboard === 'inside') await expect.poll(() => layer.contains(document.activeElement)).toBe(true)
    opened.push({ kind: one, word, trigger, layer })
  }
  return opened
}

/** The left edge of the window, where no layer lies but what darkens the page. */
const edge = { x: 4, y: 790 }
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** Turns the wheel beside all layers. */
async function wheelBeside() {
  await mouse('wheel', edge.x, edge.y)
  await frames()
  await frames()
}

beforeEach(async () => {
  window.scrollTo(0, 0)
  await page.viewport(1280, 800)
  await userEvent.hover(document.documentElement, { position: edge })
})
afterEach(() => userEvent.hover(document.documentElement, { position: edge }))

describe.each(chains)('in each other: %s', (_, chain) => {
  test('[DLG-3] [DLG-5] Escape means the uppermost alone, the focus goes back level by level, and the page stays until all have gone', async () => {
    const opened = await open(chain)
    for (const { kind: left, word, trigger } of opened.toReversed()) {
      await wheelBeside()
      expect(window.scrollY).toBe(0)
      await leave(left, word)
      const below = opened.slice(
        0,
        opened.findIndex((one) => one.word === word),
      )
      expect(below.map(({ layer }) => layer.isConnected)).toEqual(below.map(() => true))
      await expect.poll(() => document.activeElement).toBe(trigger)
    }
    await expect
      .poll(async () => {
        await wheelBeside()
        return window.scrollY
      })
      .toBeGreaterThan(0)
  })

  test('[DLG-3] [DLG-5] a press outside closes the uppermost where that is left so, and nothing else', async () => {
    const opened = await open(chain)
    for (const { kind: left, word } of opened.toReversed()) {
      await mouse('press', edge.x, edge.y)
      if (left.light) await gone(left.layer(word))
      else {
        await expect.element(left.layer(word)).toBeVisible()
        await leave(left, word)
      }
      const below = opened.slice(
        0,
        opened.findIndex((one) => one.word === word),
      )
      expect(below.map(({ layer }) => layer.isConnected)).toEqual(below.map(() => true))
    }
  })
})

test('[DLG-3] [DLG-5] Escape in the time of a date picker in a dialog closes the picker alone', async () => {
  const [outer] = await open([dialog], <ShowTime label="Time" />)
  const button = page.getByRole('button', { name: /选择日期/ })
  await button.click()
  const days = page.getByRole('grid')
  await expect.element(days).toBeVisible()
  const panel = days.element().closest('[role=dialog]')
  const hour = panel?.querySelector('[role=spinbutton]')
  if (!(hour instanceof HTMLElement)) throw new Error('The panel has a time.')
  hour.focus()
  await userEvent.keyboard('{ArrowUp}{Escape}')
  await gone(days)
  expect(outer?.layer.isConnected).toBe(true)
  await expect.element(button).toHaveFocus()
  await leave(dialog, words[0])
  await expect.poll(() => document.activeElement).toBe(outer?.trigger)
})
