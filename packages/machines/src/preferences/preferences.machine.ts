import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate'
import { present } from '../present/index.ts'
import type {
  Preferences,
  PreferencesContext,
  PreferencesEmitted,
  PreferencesEvent,
  PreferencesInput,
} from './preferences.types.ts'
import { choicesOf, defaultPreferences, isColour, parseSavedPreferences, savePreferences } from './saved-preferences.ts'

/** What a person has chosen of scheme, language, density, theme and colour. It says when to store it. */
export const preferencesMachine = setup({
  types: {
    context: {} as PreferencesContext,
    events: {} as PreferencesEvent,
    emitted: {} as PreferencesEmitted,
    input: {} as PreferencesInput,
  },
  guards: {
    followsSystem: ({ context }) => context.scheme === 'system',
    isColour: (_, { colour }: { colour: string }) => isColour(colour),
    isRestorable: (_, { saved }: { saved: unknown }) => parseSavedPreferences(saved) !== undefined,
  },
  actions: {
    choose: assign((_, chosen: Partial<Preferences>) => chosen),
    reset: assign(({ context: { usual, language } }) => ({ ...usual, language })),
    noteSystem: assign((_, { dark }: { dark: boolean }) => ({ systemDark: dark })),
    restore: assign((_, { saved }: { saved: unknown }) => choicesOf(present(parseSavedPreferences(saved)))),
    tell: emit(({ context }, { reason }: { reason: PreferencesEmitted['reason'] }) => ({
      type: 'changed',
      preferences: savePreferences(context),
      reason,
    })),
  },
}).createMachine({
  id: 'preferences',
  context: ({ input }) => {
    const usual = { ...defaultPreferences, ...input.defaults }
    return { ...choicesOf(parseSavedPreferences(input.saved) ?? usual), usual, systemDark: input.systemDark ?? false }
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ target: 'followingSystem', guard: 'followsSystem' }, { target: 'chosenScheme' }] },
    /** The system's scheme is shown, and what it changes to. */
    followingSystem: {
      on: {
        'SYSTEM_SCHEME.CHANGED': {
          actions: [
            { type: 'noteSystem', params: ({ event }) => ({ dark: event.dark }) },
            { type: 'tell', params: { reason: 'system' } },
          ],
        },
      },
    },
    /** Light or dark was chosen: what the system does is only noted. */
    chosenScheme: {
      on: {
        'SYSTEM_SCHEME.CHANGED': { actions: { type: 'noteSystem', params: ({ event }) => ({ dark: event.dark }) } },
      },
    },
  },
  on: {
    'SCHEME.CHOSEN': {
      target: '.deciding',
      actions: [
        { type: 'choose', params: ({ event }) => ({ scheme: event.scheme }) },
        { type: 'tell', params: { reason: 'chosen' } },
      ],
    },
    'LANGUAGE.CHOSEN': {
      actions: [
        { type: 'choose', params: ({ event }) => ({ language: event.language }) },
        { type: 'tell', params: { reason: 'chosen' } },
      ],
    },
    'DENSITY.CHOSEN': {
      actions: [
        { type: 'choose', params: ({ event }) => ({ density: event.density }) },
        { type: 'tell', params: { reason: 'chosen' } },
      ],
    },
    'THEME.CHOSEN': {
      actions: [
        { type: 'choose', params: ({ event }) => ({ theme: event.theme }) },
        { type: 'tell', params: { reason: 'chosen' } },
      ],
    },
    'COLOUR.CHOSEN': {
      guard: { type: 'isColour', params: ({ event }) => ({ colour: event.colour }) },
      actions: [
        { type: 'choose', params: ({ event }) => ({ colour: event.colour }) },
        { type: 'tell', params: { reason: 'chosen' } },
      ],
    },
    'LOOK.RESET': {
      target: '.deciding',
      actions: ['reset', { type: 'tell', params: { reason: 'chosen' } }],
    },
    'PREFERENCES.RESTORED': {
      target: '.deciding',
      guard: { type: 'isRestorable', params: ({ event }) => ({ saved: event.saved }) },
      actions: [
        { type: 'restore', params: ({ event }) => ({ saved: event.saved }) },
        { type: 'tell', params: { reason: 'restored' } },
      ],
    },
  },
})

/** Running preferences: tell them of choices, and hear what to keep. */
export type PreferencesActorRef = ActorRefFrom<typeof preferencesMachine>
/** What the preferences are at one moment; `shownScheme` says whether that is light or dark. */
export type PreferencesSnapshot = SnapshotFrom<typeof preferencesMachine>
