import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { storyGroups } from '../formula-input/story-symbols.ts'
import '../theme/index.ts'
import { attacks } from './attack-strings.ts'
import { RichText, RichTextView, sanitiseRichText } from './index.ts'
import { storyCharacters, storyText } from './story-text.ts'
import { text } from './testing/hands.ts'

vi.setConfig({ testTimeout: 120_000 })

declare global {
  interface Window {
    /** What an attack calls that succeeds. */
    __attacked: (place: number) => void
  }
}

const attacked = vi.fn<(place: number) => void>()
beforeEach(() => {
  attacked.mockClear()
  window.__attacked = attacked
})
afterEach(() => expect(attacked.mock.calls).toEqual([]))

const known = new Set('p h2 h3 h4 div br strong b em i sub sup ul ol li table thead tbody tfoot tr th td img span'.split(' '))
const ownAttributes = new Set('data-tex data-block src alt width height colspan rowspan start'.split(' '))

/** What there is in some markup that no text may hold. */
function foreignIn(root: ParentNode): string[] {
  return Array.from(root.querySelectorAll('*'), (element) => {
    const names = element.getAttributeNames().filter((name) => !ownAttributes.has(name))
    const source = element.getAttribute('src')
    const isElsewhere = source !== null && new URL(source, document.baseURI).origin !== location.origin
    return known.has(element.localName) && names.length === 0 && !isElsewhere ? [] : [element.outerHTML]
  }).flat()
}

/** What there is on the page that an attack could have brought: in the editor and the view there are elements of ours too. */
function dangersOn(root: ParentNode): string[] {
  return Array.from(root.querySelectorAll('*'), (element) => {
    const handlers = element.getAttributeNames().filter((name) => name.startsWith('on'))
    const isActive = /^(script|iframe|object|embed|link|meta|base|form|frame|style|template|svg|a|video|audio)$/.test(
      element.localName,
    )
    const leads = ['href', 'src', 'action', 'formaction', 'xlink:href', 'background', 'srcdoc'].some((name) =>
      /^\W*(javascript|data|vbscript):|evil\.example/i.test(element.getAttribute(name) ?? ''),
    )
    return handlers.length > 0 || isActive || leads ? [element.outerHTML] : []
  }).flat()
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body
const quiet = async () => {
  // What would run does so when its resource failed, or on the next frame.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
}

test('there are more than a hundred different attacks, and outside the editor they do run', async () => {
  expect(new Set(attacks).size).toBe(attacks.length)
  expect(attacks.length).toBeGreaterThan(100)
  const box = document.createElement('div')
  document.body.append(box)
  const place = attacks.findIndex((attack) => attack.startsWith('<img src=x onerror="'))
  box.innerHTML = attacks[place] ?? ''
  await expect.poll(() => attacked.mock.calls.map(([one]) => one)).toEqual([place])
  box.remove()
  attacked.mockClear()
})

test.each(attacks)('[RICH-3] cleaned, nothing of it is left but words: %s', async (attack) => {
  const once = sanitiseRichText(attack)
  expect(foreignIn(parsed(once))).toEqual([])
  expect(sanitiseRichText(once)).toBe(once)
  const again = sanitiseRichText(`<table><tr><td>${attack}</td></tr></table><p>${attack}`)
  expect(foreignIn(parsed(again))).toEqual([])
})

test('a text of ours is not changed by being cleaned', () => {
  expect(sanitiseRichText(storyText)).toBe(parsed(storyText).innerHTML)
})

test('[RICH-3] shown to be read, no attack runs, and nothing of it is on the page', async () => {
  const screen = await render(<div />)
  for (const attack of attacks) {
    await screen.rerender(<RichTextView html={attack} />)
    expect(dangersOn(screen.container), attack).toEqual([])
  }
  await screen.rerender(<RichTextView html={attacks.join('')} />)
  await quiet()
  expect(dangersOn(screen.container)).toEqual([])
})

const changed = vi.fn<(value: string) => void>()
function Subject({ value: given }: { value: string }) {
  const [value, setValue] = useState(given)
  const [before, setBefore] = useState(given)
  if (before !== given) {
    setBefore(given)
    setValue(given)
  }
  return (
    <RichText
      label="说明"
      characters={storyCharacters}
      formulas={{ groups: storyGroups }}
      value={value}
      onChange={(next) => {
        changed(next)
        setValue(next)
      }}
    />
  )
}
const inText = () => dangersOn(text().element())

test('[RICH-3] stored in a value, no attack runs in the editor, and nothing of it is in the document', async () => {
  const screen = await render(<Subject value="" />)
  await expect.element(text()).toBeVisible()
  for (const attack of attacks) {
    await screen.rerender(<Subject value={`<p>${attack}</p>`} />)
    expect(inText(), attack).toEqual([])
  }
  await quiet()
  await text().click()
  await userEvent.keyboard('!')
  expect(foreignIn(parsed(changed.mock.lastCall?.[0] ?? ''))).toEqual([])
})

for (const way of ['paste', 'drop'] as const) {
  test(`[RICH-3][ASVS 1.3.1] no attack runs by ${way}, nothing of it is in the document or in what is told`, async () => {
    await render(<Subject value="<p>a</p>" />)
    await expect.element(text()).toBeVisible()
    await text().click()
    const target = text().element()
    for (const attack of attacks) {
      const data = new DataTransfer()
      data.setData('text/html', attack)
      data.setData('text/plain', 'y')
      const { left, top } = target.getBoundingClientRect()
      const at = { clientX: left + 15, clientY: top + 15, bubbles: true, cancelable: true }
      const event =
        way === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, ...at })
      target.dispatchEvent(event)
      expect(event.defaultPrevented, attack).toBe(true)
      expect(inText(), attack).toEqual([])
      expect(foreignIn(parsed(changed.mock.lastCall?.[0] ?? '')), attack).toEqual([])
    }
    await quiet()
    expect(inText()).toEqual([])
  })
}
