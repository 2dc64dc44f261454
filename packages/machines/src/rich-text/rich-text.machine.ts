import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, type SnapshotFrom, setup, stateIn } from 'xstate'
import { present } from '../present/index.ts'
import { isAccepted, type UploadFile } from '../upload/index.ts'
import type {
  AskedFormula,
  PictureRefusal,
  PictureUpload,
  RichTextContext,
  RichTextEmitted,
  RichTextEvent,
  RichTextInput,
  RichTextWarning,
  SelectionMark,
} from './rich-text.types.ts'

/** 10 MiB. */
export const largestPicture = 10 * 1024 * 1024

/** Drawings that can hold scripts (SVG) are none of them. */
const pictureKinds = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

function refusalOf(file: UploadFile, maxBytes: number): PictureRefusal | undefined {
  if (!isAccepted(file, pictureKinds)) return 'notAPicture'
  if (file.size === 0) return 'empty'
  return file.size > maxBytes ? 'tooLarge' : undefined
}

/**
 * What a rich text's editor decides besides the text itself: whether a wish has the caret or the selection that it needs (§5.4),
 * which panel is open, and the way of a picture from a file to an address.
 */
export const richTextMachine = setup({
  types: {
    context: {} as RichTextContext,
    events: {} as RichTextEvent,
    emitted: {} as RichTextEmitted,
    input: {} as RichTextInput,
  },
  actors: {
    uploadPicture: fromPromise<string, PictureUpload>(async () => {
      throw new Error('rich-text: provide uploadPicture, which sends a picture and answers its address.')
    }),
  },
  guards: {
    isAtRest: stateIn('#richTextAtRest'),
    isEmptied: ({ context }, { tex }: { tex: string }) => tex.trim() === '' && present(context.formula).at !== undefined,
    isFormula: (_, { tex }: { tex: string }) => tex.trim() !== '',
    hasPictures: ({ context }) => context.pictures.length > 0,
    hasNone: ({ context }) => context.pictures.length === 0,
    isRefused: ({ context }) => refusalOf(present(context.pictures[0]), context.maxBytes) !== undefined,
  },
  actions: {
    warn: enqueueActions(({ enqueue }, { warning }: { warning: RichTextWarning }) => {
      enqueue.assign({ warning })
      enqueue.emit({ type: 'warned', warning })
    }),
    calm: assign({ warning: undefined }),
    mark: emit((_, { mark }: { mark: SelectionMark }) => ({ type: 'marked', mark })),
    giveCharacter: emit((_, { code }: { code: string }) => ({ type: 'characterGiven', code })),
    takeFormula: assign((_, { formula }: { formula: AskedFormula }) => ({ formula })),
    giveFormula: emit(({ context }, { tex, block }: { tex: string; block: boolean }) => ({
      type: 'formulaGiven',
      formula: { ...present(context.formula), tex: tex.trim(), block },
    })),
    removeFormula: emit(({ context }) => ({ type: 'formulaRemoved', at: present(present(context.formula).at) })),
    takePictures: assign(({ context }, { files }: { files: readonly UploadFile[] }) => ({
      pictures: [...context.pictures, ...files],
      refusal: undefined,
    })),
    refuse: enqueueActions(({ context, enqueue }) => {
      const [file, ...pictures] = context.pictures
      const { name } = present(file)
      const reason = present(refusalOf(present(file), context.maxBytes))
      enqueue.assign({ pictures, refusal: { name, reason } })
      enqueue.emit({ type: 'refused', name, reason })
    }),
    dropPicture: assign(({ context }) => ({ pictures: context.pictures.slice(1), words: '' })),
    noteWords: assign((_, { words }: { words: string }) => ({ words })),
    askWords: assign((_, { words, at }: { words: string; at: number }) => ({ words, at })),
    giveWords: enqueueActions(({ context, enqueue }, { words }: { words: string }) => {
      enqueue.emit({ type: 'wordsGiven', words, at: present(context.at) })
    }),
    givePicture: enqueueActions(({ context, enqueue }, { address }: { address: string }) => {
      enqueue.emit({ type: 'pictureGiven', address, words: context.words })
    }),
    tellFailed: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error })),
    clearPanel: assign({ formula: undefined, words: '', at: undefined }),
  },
}).createMachine({
  id: 'richText',
  context: ({ input }) => ({
    maxBytes: input.maxBytes ?? largestPicture,
    warning: undefined,
    refusal: undefined,
    formula: undefined,
    pictures: [],
    words: '',
    at: undefined,
  }),
  type: 'parallel',
  states: {
    caret: {
      initial: 'away',
      on: {
        'TEXT.SELECTED': { target: '.selecting', actions: 'calm' },
        'TEXT.CHANGED': { actions: 'calm' },
        // Into a panel of its own the focus goes without leaving the text.
        'FOCUS.LEFT': { target: '.away', guard: 'isAtRest' },
      },
      states: {
        /** No text box has the focus. */
        away: {
          on: {
            'CARET.PLACED': { target: 'placed', actions: 'calm' },
            'MARK.WISHED': { actions: { type: 'warn', params: { warning: 'noSelection' } } },
            'CHARACTER.PRESSED': { actions: { type: 'warn', params: { warning: 'noCaret' } } },
          },
        },
        placed: {
          on: {
            'MARK.WISHED': { actions: { type: 'warn', params: { warning: 'noSelection' } } },
            'CHARACTER.PRESSED': { actions: { type: 'giveCharacter', params: ({ event }) => ({ code: event.code }) } },
          },
        },
        selecting: {
          on: {
            'CARET.PLACED': 'placed',
            'MARK.WISHED': { actions: { type: 'mark', params: ({ event }) => ({ mark: event.mark }) } },
            'CHARACTER.PRESSED': { actions: { type: 'giveCharacter', params: ({ event }) => ({ code: event.code }) } },
          },
        },
      },
    },
    panel: {
      initial: 'closed',
      // Chosen while another panel is open, they wait until it is closed.
      on: { 'PICTURES.CHOSEN': { actions: { type: 'takePictures', params: ({ event }) => ({ files: event.files }) } } },
      states: {
        closed: {
          id: 'richTextAtRest',
          entry: 'clearPanel',
          always: { target: 'weighing', guard: 'hasPictures' },
          on: {
            'CHARACTERS.ASKED': 'characters',
            'FORMULA.ASKED': {
              target: 'formula',
              actions: { type: 'takeFormula', params: ({ event }) => ({ formula: event.formula }) },
            },
            'WORDS.ASKED': {
              target: 'rewording',
              actions: { type: 'askWords', params: ({ event }) => ({ words: event.words, at: event.at }) },
            },
          },
        },
        characters: { on: { 'CHARACTERS.ASKED': 'closed', 'PANEL.CLOSED': 'closed' } },
        formula: {
          on: {
            'FORMULA.GIVEN': [
              { target: 'closed', guard: { type: 'isEmptied', params: ({ event }) => event }, actions: 'removeFormula' },
              {
                target: 'closed',
                guard: { type: 'isFormula', params: ({ event }) => event },
                actions: { type: 'giveFormula', params: ({ event }) => event },
              },
            ],
            'PANEL.CLOSED': 'closed',
          },
        },
        rewording: {
          on: {
            'WORDS.GIVEN': { target: 'closed', actions: { type: 'giveWords', params: ({ event }) => event } },
            'PANEL.CLOSED': 'closed',
          },
        },
        /** Passed through: what is next of the pictures that wait? */
        weighing: {
          always: [{ target: 'closed', guard: 'hasNone' }, { guard: 'isRefused', actions: 'refuse' }, { target: 'picture' }],
        },
        picture: {
          initial: 'asking',
          on: {
            'PANEL.CLOSED': { target: 'weighing', actions: 'dropPicture' },
          },
          states: {
            /** What does it show? */
            asking: {
              on: { 'WORDS.GIVEN': { target: 'uploading', actions: { type: 'noteWords', params: ({ event }) => event } } },
            },
            uploading: {
              invoke: {
                id: 'uploadPicture',
                src: 'uploadPicture',
                input: ({ context }) => ({ file: present(context.pictures[0]), words: context.words }),
                onDone: {
                  target: '#richText.panel.weighing',
                  actions: [{ type: 'givePicture', params: ({ event }) => ({ address: event.output }) }, 'dropPicture'],
                },
                onError: { target: 'failed', actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) } },
              },
            },
            failed: { on: { RETRY: 'uploading' } },
          },
        },
      },
    },
  },
})

/** A running editor's decisions. */
export type RichTextActorRef = ActorRefFrom<typeof richTextMachine>
/** What the editor decided so far. */
export type RichTextSnapshot = SnapshotFrom<typeof richTextMachine>

/** Where the caret is: in no text box, placed in the text, or selecting a part of it. */
export function caretOf(snapshot: RichTextSnapshot): 'away' | 'placed' | 'selecting' {
  return snapshot.value.caret
}

/** Whether a panel is open, which keeps the focus. */
export function isAsking(snapshot: RichTextSnapshot): boolean {
  return !snapshot.matches({ panel: 'closed' })
}
