import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  defaultPreferences,
  densities,
  hasUsualLook,
  isColour,
  languages,
  type PreferencesEmitted,
  type PreferencesInput,
  parseSavedPreferences,
  preferencesMachine,
  savePreferences,
  schemes,
  shownScheme,
  themeNames,
} from './index.ts'

function preferences(input: PreferencesInput = {}) {
  const actor = createActor(preferencesMachine, { input }).start()
  const told: PreferencesEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  return { actor, told, context: () => actor.getSnapshot().context }
}

test('nothing chosen means system, Chinese, compact, the default theme and #409EFF', () => {
  expect(preferences().context()).toStrictEqual({
    scheme: 'system',
    language: 'zh',
    density: 'compact',
    theme: 'default',
    colour: '#409EFF',
    systemDark: false,
    usual: defaultPreferences,
  })
})

test('each choice is told, to be stored', () => {
  const { actor, told } = preferences()
  actor.send({ type: 'LANGUAGE.CHOSEN', language: 'en' })
  actor.send({ type: 'DENSITY.CHOSEN', density: 'comfortable' })
  actor.send({ type: 'THEME.CHOSEN', theme: 'hey' })
  actor.send({ type: 'COLOUR.CHOSEN', colour: '#112233' })
  actor.send({ type: 'SCHEME.CHOSEN', scheme: 'dark' })
  expect(told.map(({ reason }) => reason)).toEqual(['chosen', 'chosen', 'chosen', 'chosen', 'chosen'])
  expect(told.at(-1)?.preferences).toEqual({
    version: 1,
    scheme: 'dark',
    language: 'en',
    density: 'comfortable',
    theme: 'hey',
    colour: '#112233',
  })
})

test('what was chosen is there after a reload', () => {
  const saved: unknown = JSON.parse(JSON.stringify(savePreferences({ ...defaultPreferences, language: 'en', scheme: 'light' })))
  expect(preferences({ saved }).context()).toMatchObject({ language: 'en', scheme: 'light' })
})

test('what the system shows is shown where nothing else was chosen', () => {
  expect(shownScheme(preferences({ systemDark: true }).context())).toBe('dark')
  expect(shownScheme(preferences({ systemDark: false }).context())).toBe('light')
})

test('the system is followed until light or dark is chosen', () => {
  const { actor, told, context } = preferences()
  actor.send({ type: 'SYSTEM_SCHEME.CHANGED', dark: true })
  expect(shownScheme(context())).toBe('dark')
  expect(told).toMatchObject([{ type: 'changed', reason: 'system' }])
  actor.send({ type: 'SCHEME.CHOSEN', scheme: 'light' })
  actor.send({ type: 'SYSTEM_SCHEME.CHANGED', dark: false })
  actor.send({ type: 'SYSTEM_SCHEME.CHANGED', dark: true })
  expect(shownScheme(context())).toBe('light')
  expect(told).toHaveLength(2)
  actor.send({ type: 'SCHEME.CHOSEN', scheme: 'system' })
  expect(shownScheme(context())).toBe('dark')
})

test('what another browser tab stored is taken over, and not to be written back', () => {
  const { actor, told, context } = preferences()
  actor.send({ type: 'PREFERENCES.RESTORED', saved: savePreferences({ ...defaultPreferences, scheme: 'dark' }) })
  expect(context().scheme).toBe('dark')
  expect(told).toMatchObject([{ reason: 'restored' }])
  actor.send({ type: 'PREFERENCES.RESTORED', saved: 'rubbish' })
  expect(told).toHaveLength(1)
})

test('a colour that is none is ignored', () => {
  const { actor, told, context } = preferences()
  for (const colour of ['red', '#12', 'url(x)', '#1234567', '#12345g']) actor.send({ type: 'COLOUR.CHOSEN', colour })
  expect(context().colour).toBe('#409EFF')
  expect(told).toEqual([])
})

const sound = savePreferences(defaultPreferences)
test.each([
  ['nothing', undefined],
  ['a list', [sound]],
  ['another version', { ...sound, version: 2 }],
  ['another scheme', { ...sound, scheme: 'sepia' }],
  ['another language', { ...sound, language: 'fr' }],
  ['another density', { ...sound, density: 'huge' }],
  ['another theme', { ...sound, theme: 'constructor' }],
  ['a style for a colour', { ...sound, colour: '#000000;x' }],
])('a stored value that is %s is refused, and the defaults hold', (_, saved) => {
  expect(parseSavedPreferences(saved)).toBeUndefined()
  expect(preferences({ saved, defaults: { language: 'en' } }).context()).toMatchObject({ scheme: 'system', language: 'en' })
})

propertyTest.prop([
  fc.record({
    scheme: fc.constantFrom(...schemes),
    language: fc.constantFrom(...languages),
    density: fc.constantFrom(...densities),
    theme: fc.constantFrom(...themeNames),
    colour: fc.integer({ min: 0, max: 0xffffff }).map((colour) => `#${colour.toString(16).padStart(6, '0')}`),
  }),
])('all preferences are read back as they were saved', (chosen) => {
  const saved: unknown = JSON.parse(JSON.stringify(savePreferences(chosen)))
  expect(parseSavedPreferences(saved)).toEqual({ version: 1, ...chosen })
})

test('[THEME-1][THEME-3] the usual look comes back at once, is told once, and leaves the language alone', () => {
  const { actor, told, context } = preferences()
  expect(hasUsualLook(context())).toBe(true)
  actor.send({ type: 'LANGUAGE.CHOSEN', language: 'en' })
  expect(hasUsualLook(context())).toBe(true)
  actor.send({ type: 'COLOUR.CHOSEN', colour: '#409eff' })
  expect(hasUsualLook(context())).toBe(true)
  for (const event of [
    { type: 'SCHEME.CHOSEN', scheme: 'dark' },
    { type: 'DENSITY.CHOSEN', density: 'comfortable' },
    { type: 'THEME.CHOSEN', theme: 'hey' },
    { type: 'COLOUR.CHOSEN', colour: '#12A150' },
  ] as const) {
    actor.send(event)
    expect(hasUsualLook(context()), event.type).toBe(false)
    told.length = 0
    actor.send({ type: 'LOOK.RESET' })
    expect(told).toEqual([
      { type: 'changed', preferences: { version: 1, ...defaultPreferences, language: 'en' }, reason: 'chosen' },
    ])
    expect(hasUsualLook(context())).toBe(true)
  }
  expect(actor.getSnapshot().matches('followingSystem')).toBe(true)
})

test('[THEME-1] the usual look is that of whoever made the product', () => {
  const defaults = { scheme: 'light', theme: 'hey', density: 'comfortable', colour: '#12A150', language: 'en' } as const
  const { actor, context } = preferences({ defaults })
  expect(hasUsualLook(context())).toBe(true)
  actor.send({ type: 'THEME.CHOSEN', theme: 'default' })
  actor.send({ type: 'LANGUAGE.CHOSEN', language: 'zh' })
  expect(hasUsualLook(context())).toBe(false)
  actor.send({ type: 'LOOK.RESET' })
  expect(context()).toMatchObject({ ...defaults, language: 'zh' })
  expect(hasUsualLook(context())).toBe(true)
})

test('[THEME-1] what the system changes to while light or dark is chosen holds once it is followed again', () => {
  const { actor, told, context } = preferences()
  actor.send({ type: 'SCHEME.CHOSEN', scheme: 'light' })
  told.length = 0
  actor.send({ type: 'SYSTEM_SCHEME.CHANGED', dark: true })
  expect([told, shownScheme(context())]).toEqual([[], 'light'])
  actor.send({ type: 'SCHEME.CHOSEN', scheme: 'system' })
  expect(shownScheme(context())).toBe('dark')
})

test.each(['x#112233', '#112233x', '112233', '#1122', '#11223g', ''])('[THEME-1] %s is no colour', (text) => {
  expect(isColour(text)).toBe(false)
  expect(parseSavedPreferences({ ...savePreferences(defaultPreferences), colour: text })).toBeUndefined()
})
