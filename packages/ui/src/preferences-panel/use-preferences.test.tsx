import type { PreferencesActorRef, SavedPreferences } from '@etalon/machines/preferences'
import { expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type PreferencesOptions, usePreferences } from './index.ts'

let actor: PreferencesActorRef | undefined

function Subject(options: PreferencesOptions) {
  actor = usePreferences(options)
  return null
}
const now = () => actor?.getSnapshot().context

test('[THEME-1] what is chosen is told to be stored, and holds again', async () => {
  const chosen = vi.fn<(preferences: SavedPreferences) => void>()
  const first = await render(<Subject defaults={{ theme: 'white' }} onChosen={chosen} />)
  expect(now()?.theme).toBe('white')
  expect(chosen).not.toHaveBeenCalled()
  actor?.send({ type: 'THEME.CHOSEN', theme: 'hey' })
  expect(chosen.mock.calls.map(([{ theme }]) => theme)).toEqual(['hey'])
  await first.unmount()
  await render(<Subject saved={chosen.mock.lastCall?.[0]} />)
  expect(now()?.theme).toBe('hey')
})

test('[THEME-1] the scheme of the system is known from the beginning, and whenever it changes', async () => {
  const wish = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] })
  const isDark = () => now()?.systemDark
  await wish('dark')
  try {
    await render(<Subject />)
    expect(isDark()).toBe(true)
    await wish('light')
    await expect.poll(isDark).toBe(false)
    await wish('dark')
    await expect.poll(isDark).toBe(true)
  } finally {
    await wish('')
  }
})
