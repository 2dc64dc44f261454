import { type PreferencesActorRef, preferencesMachine } from '@etalon/machines/preferences'
import { useActorRef } from '@xstate/react'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import { provesKeys } from '../testing/reference/proves-keys.ts'
import '../theme/index.ts'
import { PreferencesPanel } from './index.ts'
import { preferencesPanelReference } from './preferences-panel.reference.ts'

let actor: PreferencesActorRef | undefined

function Subject() {
  const own = useActorRef(preferencesMachine, { input: { defaults: { theme: 'default', colour: '#409EFF', scheme: 'light' } } })
  actor = own
  return (
    <MessagesProvider>
      <PreferencesPanel actor={own} />
    </MessagesProvider>
  )
}
const theme = () => actor?.getSnapshot().context.theme
const begin = async () => {
  await render(<Subject />)
  await userEvent.tab()
}

provesKeys(preferencesPanelReference, {
  Tab: async () => {
    await begin()
    const parts = new Set<string>()
    for (let press = 0; press < 10; press += 1) {
      const part = document.activeElement?.closest('section')
      parts.add(part?.querySelector('h3')?.textContent ?? document.activeElement?.textContent ?? '')
      await userEvent.tab()
    }
    expect([...parts]).toEqual(expect.arrayContaining(['主题', '语言', '恢复默认外观']))
  },
  Arrows: async () => {
    await begin()
    const before = theme()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(theme).not.toBe(before)
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(theme).toBe(before)
  },
  Enter: async () => {
    await begin()
    await userEvent.keyboard('{ArrowRight}')
    const reset = page.getByRole('button', { name: '恢复默认外观' })
    for (let press = 0; press < 12 && document.activeElement !== reset.element(); press += 1) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.poll(theme).toBe('default')
    await expect.element(reset).toHaveAttribute('aria-disabled', 'true')
    await expect.element(reset).toHaveFocus()
    await expect.element(reset).toHaveAccessibleDescription('现在就是默认外观')
  },
})
