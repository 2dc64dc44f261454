import type { PreferencesActorRef, SavedPreferences } from '@etalon/machines/preferences'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { type PreferencesOptions, usePreferences } from './index.ts'

let actor: PreferencesActorRef | undefined

function Subject(options: PreferencesOptions) {
  actor = usePreferences(options)
  return null
}
const now = () => actor?.getSnapshot().context

test('[THEME-1] what is chosen is told to be stored, and holds again; the scheme of the system is known', async () => {
  const chosen = vi.fn<(preferences: SavedPreferences) => void>()
  const first = await render(<Subject defaults={{ theme: 'white' }} onChosen={chosen} />)
  expect(now()).toMatchObject({ theme: 'white', systemDark: matchMedia('(prefers-color-scheme: dark)').matches })
  expect(chosen).not.toHaveBeenCalled()
  actor?.send({ type: 'THEME.CHOSEN', theme: 'hey' })
  expect(chosen.mock.calls.map(([{ theme }]) => theme)).toEqual(['hey'])
  await first.unmount()
  await render(<Subject saved={chosen.mock.lastCall?.[0]} />)
  expect(now()?.theme).toBe('hey')
})
