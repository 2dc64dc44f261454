import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import '../theme/index.ts'
import { richTextReference } from './rich-text.reference.ts'
import { Subject } from './story-subject.tsx'
import { lead, text } from './testing/hands.ts'

// The first editor is fetched.
vi.setConfig({ testTimeout: 30_000 })

const tool = (name: string) => page.getByRole('button', { name, exact: true })
const told = vi.fn<(html: string) => void>()
const html = (expected: string) => expect.poll(() => told.mock.calls.at(-1)?.[0]).toBe(expected)

/** Shows the editor with the caret at the end of its text, which was come to by Tab. */
async function begin(value = '<p>ab</p>') {
  told.mockClear()
  await render(<Subject value={value} onChange={told} />)
  await expect.element(text(), { timeout: 20_000 }).toBeVisible()
  for (let tabs = 0; tabs < 4 && document.activeElement !== text().element(); tabs += 1) await userEvent.tab()
  await expect.element(text()).toHaveFocus()
  await lead('{Control>}{End}{/Control}')
}
/** Chooses the last character, sets a mark by its keys and takes it back. */
const marks = (keys: string, tag: string) => async () => {
  await begin()
  await lead('{Shift>}{ArrowLeft}{/Shift}')
  await userEvent.keyboard(keys)
  await html(`<p>a<${tag}>b</${tag}></p>`)
  await userEvent.keyboard(keys)
  await html('<p>ab</p>')
}

provesKeys(richTextReference, {
  'Alt + F10': async () => {
    await begin()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect.element(page.getByRole('button', { name: /段落样式/ })).toHaveFocus()
  },
  'Right, Left': async () => {
    await begin()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{ArrowRight}')
    await expect.element(tool('加粗')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
    await expect.element(tool('加粗')).toHaveFocus()
  },
  Escape: async () => {
    await begin()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{ArrowRight}')
    await expect.element(page.getByRole('tooltip')).toBeVisible()
    // The first takes the tip away.
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.element(text()).toHaveFocus()
  },
  Enter: async () => {
    await begin('<p>a<span data-tex="x">x</span></p>')
    await userEvent.keyboard('{Enter}c')
    await expect.poll(() => told.mock.calls.at(-1)?.[0]).toMatch(/<\/p><p>c<\/p>$/)
    await lead('{Control>}{Home}{/Control}')
    await lead('{ArrowRight}')
    await lead('{ArrowRight}')
    await expect.poll(() => document.querySelector('.ProseMirror-selectednode')).not.toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: '修改公式' })).toBeVisible()
  },
  'Shift + Enter': async () => {
    await begin()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}c')
    await html('<p>ab<br>c</p>')
  },
  'Ctrl + B': marks('{Control>}b{/Control}', 'strong'),
  'Ctrl + I': marks('{Control>}i{/Control}', 'em'),
  'Ctrl + ,': marks('{Control>},{/Control}', 'sub'),
  'Ctrl + .': marks('{Control>}.{/Control}', 'sup'),
  'Ctrl + Z, Ctrl + Shift + Z': async () => {
    await begin()
    await userEvent.keyboard('c')
    await html('<p>abc</p>')
    await userEvent.keyboard('{Control>}z{/Control}')
    await html('<p>ab</p>')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await html('<p>abc</p>')
  },
  Tab: async () => {
    await begin('<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table><p>c</p>')
    await lead('{Control>}{Home}{/Control}')
    await userEvent.keyboard('{Tab}x')
    await expect.poll(() => told.mock.calls.at(-1)?.[0]).toContain('<p>x</p>')
    await expect.element(text()).toHaveFocus()
    await lead('{Control>}{End}{/Control}')
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: '后面' })).toHaveFocus()
  },
})
