import { defineModel } from '../testing/index.ts'
import { preferencesMachine } from './preferences.machine.ts'
import { defaultPreferences, parseSavedPreferences, savePreferences } from './saved-preferences.ts'

/** Begun with nothing, with a stored choice, and with rubbish. */
export const preferencesModel = defineModel({
  name: 'preferences',
  machine: preferencesMachine,
  inputs: [{}, { saved: savePreferences({ ...defaultPreferences, scheme: 'dark' }) }, { saved: 'rubbish' }],
  events: [
    { type: 'SCHEME.CHOSEN', scheme: 'dark' },
    { type: 'SCHEME.CHOSEN', scheme: 'system' },
    { type: 'LANGUAGE.CHOSEN', language: 'en' },
    { type: 'DENSITY.CHOSEN', density: 'comfortable' },
    { type: 'THEME.CHOSEN', theme: 'd2' },
    { type: 'COLOUR.CHOSEN', colour: '#00AA11' },
    { type: 'COLOUR.CHOSEN', colour: 'red' },
    { type: 'LOOK.RESET' },
    { type: 'SYSTEM_SCHEME.CHANGED', dark: true },
    { type: 'PREFERENCES.RESTORED', saved: savePreferences(defaultPreferences) },
    { type: 'PREFERENCES.RESTORED', saved: { version: 2 } },
  ],
  place: ({ context }) => context,
  invariant: (snapshot) => {
    const { context } = snapshot
    if (!parseSavedPreferences(savePreferences(context))) throw new Error('what would be stored could not be read')
    if (snapshot.matches('followingSystem') !== (context.scheme === 'system')) throw new Error('following means system')
  },
})
