import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { present } from '../present/index.ts'
import type {
  AddressCascadeContext,
  AddressCascadeEmitted,
  AddressCascadeEvent,
  AddressCascadeInput,
  AddressReason,
  CascadeLevel,
  CascadeRegion,
  FindRegionsRequest,
  LoadRegionsRequest,
  ReadAddressAnswer,
  ReadAddressRequest,
} from './address-cascade.types.ts'
import { addressOf, columnsOf, defaultProvince, levelToLoad, optionOf, withChosen, withOptions, withPath } from './cascade.ts'

/** Fewer characters are the beginning of a name, and no address. */
const shortestAddress = 4

const parentOf = ({ columns }: AddressCascadeContext, level: CascadeLevel) => columns[level - 1]?.chosen?.code

/**
 * Province, city, area and street (§4.4): each level's options depend on what is chosen above. One level is loaded at a time, the
 * widest first; whatever is chosen meanwhile drops the answer under way, so that an address never mixes two places. A place can be
 * searched for across the levels, and a whole address pasted or typed: what names no place is read as one.
 */
export const addressCascadeMachine = setup({
  types: {
    context: {} as AddressCascadeContext,
    events: {} as AddressCascadeEvent,
    emitted: {} as AddressCascadeEmitted,
    input: {} as AddressCascadeInput,
  },
  actors: {
    loadRegions: fromPromise<readonly CascadeRegion[], LoadRegionsRequest>(async () => {
      throw new Error('address-cascade: provide loadRegions, which answers the regions that lie directly in another.')
    }),
    findRegions: fromPromise<readonly (readonly CascadeRegion[])[], FindRegionsRequest>(async () => {
      throw new Error('address-cascade: provide findRegions, which answers the ways to the regions that a text names.')
    }),
    readAddress: fromPromise<ReadAddressAnswer, ReadAddressRequest>(async () => {
      throw new Error('address-cascade: provide readAddress, which answers the regions of a written address and its rest.')
    }),
  },
  delays: { typing: 300 },
  guards: {
    isOption: ({ context }, { level, code }: { level: CascadeLevel; code: string }) =>
      optionOf(context, level, code) !== undefined,
    isLevel: ({ context }, { level }: { level: CascadeLevel }) => context.columns[level] !== undefined,
    isIncomplete: ({ context }) => levelToLoad(context) !== undefined,
    isBlank: (_, { text }: { text: string }) => text.trim() === '',
    wasFound: ({ context }, { place }: { place: number }) => context.found[place] !== undefined,
    mayBeAddress: ({ context }, { found }: { found: readonly unknown[] }) =>
      found.length === 0 && [...context.text].length >= shortestAddress,
    namesARegion: (_, { path }: ReadAddressAnswer) => path.length > 0,
  },
  actions: {
    choose: assign(({ context }, { level, code }: { level: CascadeLevel; code: string }) => ({
      columns: withChosen(context, level, optionOf(context, level, code)),
      untold: 'chosen' as const,
      error: undefined,
    })),
    clear: assign(({ context }, { level }: { level: CascadeLevel }) => ({
      columns: withChosen(context, level, undefined),
      untold: 'cleared' as const,
      error: undefined,
    })),
    set: assign(({ context }, { path, reason }: { path: readonly CascadeRegion[]; reason: AddressReason }) => ({
      columns: withPath(context, path),
      untold: reason,
      error: undefined,
    })),
    fill: assign(({ context }, { options }: { options: readonly CascadeRegion[] }) => ({
      columns: withOptions(context, present(levelToLoad(context)), options),
    })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ error })),
    tellFailed: emit((_, { of, error }: { of: 'regions' | 'search' | 'address'; error: unknown }) => ({
      type: 'failed',
      of,
      error,
      reason: 'unreachable',
    })),
    forgetFailure: assign({ error: undefined }),
    tellChanged: enqueueActions(({ context, enqueue }) => {
      enqueue.emit({ type: 'changed', address: addressOf(context), reason: present(context.untold) })
      enqueue.assign({ untold: undefined })
    }),
    // What a person chose is known whole, whether or not more can be chosen below it.
    tellSoFar: enqueueActions(({ context, enqueue }) => {
      const { untold } = context
      if (untold === 'chosen' || untold === 'cleared')
        enqueue.emit({ type: 'changed', address: addressOf(context), reason: untold })
    }),
    type: assign((_, { text }: { text: string }) => ({ text: text.trim(), found: [], rest: undefined })),
    keepFound: assign((_, { found }: { found: readonly (readonly CascadeRegion[])[] }) => ({
      found,
      rest: undefined,
    })),
    keepRead: assign((_, { path, rest }: ReadAddressAnswer) =>
      path.length === 0 ? { found: [], rest: undefined } : { found: [path], rest },
    ),
    forgetSearch: assign({ text: '', found: [], rest: undefined }),
    goToFound: enqueueActions(({ context, enqueue }, { place }: { place: number }) => {
      enqueue.raise({ type: 'ADDRESS.SET', path: present(context.found[place]), reason: 'found' })
      if (context.rest !== undefined) enqueue.emit({ type: 'read', rest: context.rest, reason: 'found' })
    }),
    goToRead: enqueueActions(({ enqueue }, { path, rest }: ReadAddressAnswer) => {
      enqueue.raise({ type: 'ADDRESS.SET', path, reason: 'pasted' })
      enqueue.emit({ type: 'read', rest, reason: 'pasted' })
    }),
    tellNotUnderstood: emit((_, { text }: { text: string }) => ({ type: 'notUnderstood', text, reason: 'pasted' })),
  },
}).createMachine({
  id: 'addressCascade',
  context: ({ input }) => ({
    columns: columnsOf(input.streets ? 4 : 3, input.path ?? [defaultProvince]),
    untold: 'begun',
    error: undefined,
    text: '',
    found: [],
    rest: undefined,
  }),
  type: 'parallel',
  states: {
    levels: {
      initial: 'settling',
      on: {
        'REGION.CHOSEN': {
          target: '.settling',
          guard: { type: 'isOption', params: ({ event }) => ({ level: event.level, code: event.code }) },
          actions: { type: 'choose', params: ({ event }) => ({ level: event.level, code: event.code }) },
        },
        'REGION.CLEARED': {
          target: '.settling',
          guard: { type: 'isLevel', params: ({ event }) => ({ level: event.level }) },
          actions: { type: 'clear', params: ({ event }) => ({ level: event.level }) },
        },
        'ADDRESS.SET': {
          target: '.settling',
          actions: { type: 'set', params: ({ event }) => ({ path: event.path, reason: event.reason ?? ('set' as const) }) },
        },
      },
      states: {
        settling: { always: [{ target: 'loading', guard: 'isIncomplete' }, { target: 'ready' }] },
        loading: {
          invoke: {
            id: 'loadRegions',
            src: 'loadRegions',
            input: ({ context }) => {
              const level = present(levelToLoad(context))
              return { level, parentCode: parentOf(context, level) }
            },
            onDone: { target: 'settling', actions: { type: 'fill', params: ({ event }) => ({ options: event.output }) } },
            onError: {
              target: 'failed',
              actions: [
                'tellSoFar',
                { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
                { type: 'tellFailed', params: ({ event }) => ({ of: 'regions' as const, error: event.error }) },
              ],
            },
          },
        },
        failed: { on: { RETRY: { target: 'settling', actions: 'forgetFailure' } } },
        /** Every level whose parent is chosen has its options, and what is chosen is among them. */
        ready: { entry: 'tellChanged' },
      },
    },
    search: {
      initial: 'resting',
      on: {
        'SEARCH.TYPED': [
          {
            target: '.resting',
            guard: { type: 'isBlank', params: ({ event }) => ({ text: event.text }) },
            actions: 'forgetSearch',
          },
          { target: '.waiting', actions: { type: 'type', params: ({ event }) => ({ text: event.text }) } },
        ],
        'SEARCH.CLEARED': { target: '.resting', actions: 'forgetSearch' },
      },
      states: {
        resting: {},
        waiting: { after: { typing: 'searching' } },
        searching: {
          invoke: {
            id: 'findRegions',
            src: 'findRegions',
            input: ({ context }) => ({ text: context.text, levels: context.columns.length }),
            onDone: [
              { target: 'reading', guard: { type: 'mayBeAddress', params: ({ event }) => ({ found: event.output }) } },
              { target: 'found', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'tellFailed', params: ({ event }) => ({ of: 'search' as const, error: event.error }) },
            },
          },
        },
        /** What names no place may be a whole address. */
        reading: {
          invoke: {
            id: 'readTyped',
            src: 'readAddress',
            input: ({ context }) => ({ text: context.text, levels: context.columns.length }),
            onDone: { target: 'found', actions: { type: 'keepRead', params: ({ event }) => event.output } },
            onError: {
              target: 'failed',
              actions: { type: 'tellFailed', params: ({ event }) => ({ of: 'search' as const, error: event.error }) },
            },
          },
        },
        found: {
          on: {
            'FOUND.CHOSEN': {
              target: 'resting',
              guard: { type: 'wasFound', params: ({ event }) => ({ place: event.place }) },
              actions: [{ type: 'goToFound', params: ({ event }) => ({ place: event.place }) }, 'forgetSearch'],
            },
          },
        },
        failed: { on: { RETRY: 'searching' } },
      },
    },
    pasting: {
      initial: 'resting',
      on: {
        'ADDRESS.PASTED': [
          { target: '.resting', guard: { type: 'isBlank', params: ({ event }) => ({ text: event.text }) } },
          { target: '.reading' },
        ],
        // Whoever chose meanwhile does not want what was pasted before.
        'REGION.CHOSEN': '.resting',
        'REGION.CLEARED': '.resting',
        'ADDRESS.SET': '.resting',
      },
      states: {
        resting: {},
        reading: {
          invoke: {
            id: 'readAddress',
            src: 'readAddress',
            input: ({ context, event }) => ({
              text: event.type === 'ADDRESS.PASTED' ? event.text : '',
              levels: context.columns.length,
            }),
            onDone: [
              {
                target: 'resting',
                guard: { type: 'namesARegion', params: ({ event }) => event.output },
                actions: { type: 'goToRead', params: ({ event }) => event.output },
              },
              {
                target: 'resting',
                actions: {
                  type: 'tellNotUnderstood',
                  params: ({ event }) => ({ text: event.output.rest }),
                },
              },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'tellFailed', params: ({ event }) => ({ of: 'address' as const, error: event.error }) },
            },
          },
        },
      },
    },
  },
})

/** A running address: choose, search or paste in it, and hear the address that comes of it. */
export type AddressCascadeActorRef = ActorRefFrom<typeof addressCascadeMachine>
/** What an address is at one moment: what is chosen at each level, and what can be. */
export type AddressCascadeSnapshot = SnapshotFrom<typeof addressCascadeMachine>
