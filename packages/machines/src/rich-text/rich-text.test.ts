import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { UploadFile } from '../upload/index.ts'
import { caretOf, isAsking, type PictureUpload, type RichTextEmitted, type RichTextEvent, richTextMachine } from './index.ts'

const picture = (name: string, type = 'image/png', size = 10): UploadFile => ({
  name,
  type,
  size,
  lastModified: 0,
  handle: name,
})

/** An editor whose server the test is. */
function editor() {
  const asked: {
    upload: PictureUpload
    keep: (address: string) => void
    refuse: (error: Error) => void
    signal: { readonly aborted: boolean }
  }[] = []
  const uploadPicture = fromPromise<string, PictureUpload>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        asked.push({ upload: input, keep: resolve, refuse: reject, signal })
      }),
  )
  const actor = createActor(richTextMachine.provide({ actors: { uploadPicture } }), { input: {} }).start()
  const told: RichTextEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  return {
    asked,
    told,
    send: (...events: RichTextEvent[]) => {
      for (const event of events) actor.send(event)
    },
    caret: () => caretOf(actor.getSnapshot()),
    panel: () => actor.getSnapshot().value.panel,
    isAsking: () => isAsking(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    settled: async () => {
      for (let turn = 0; turn < 10; turn += 1) await undefined
    },
  }
}
const placed = { type: 'CARET.PLACED' } as const
const selected = { type: 'TEXT.SELECTED' } as const
const left = { type: 'FOCUS.LEFT' } as const
const closed = { type: 'PANEL.CLOSED' } as const
const character = { type: 'CHARACTER.PRESSED', code: '±' } as const

test('[RICH-2] a special character without a caret is warned of; with one it goes there', () => {
  const { send, told, context } = editor()
  send(character)
  expect([told, context().warning]).toEqual([[{ type: 'warned', warning: 'noCaret' }], 'noCaret'])
  send(placed, character)
  expect(context().warning).toBeUndefined()
  expect(told.slice(1)).toEqual([{ type: 'characterGiven', code: '±' }])
  send(selected, character, left, character)
  expect(told.slice(2)).toEqual([
    { type: 'characterGiven', code: '±' },
    { type: 'warned', warning: 'noCaret' },
  ])
})

test.each(['italic', 'subscript', 'superscript'] as const)('[RICH-2] %s needs a selection', (mark) => {
  const { send, told, context } = editor()
  const wish = { type: 'MARK.WISHED', mark } as const
  send(wish, placed, wish)
  expect(told).toEqual([
    { type: 'warned', warning: 'noSelection' },
    { type: 'warned', warning: 'noSelection' },
  ])
  expect(context().warning).toBe('noSelection')
  send(selected, wish)
  expect(told.slice(2)).toEqual([{ type: 'marked', mark }])
  expect(context().warning).toBeUndefined()
})

test('[RICH-2] a warning stays while nothing is done about it, and goes when one types', () => {
  const { send, context } = editor()
  send(placed, { type: 'MARK.WISHED', mark: 'italic' }, placed)
  expect(context().warning).toBe('noSelection')
  send({ type: 'TEXT.CHANGED' })
  expect(context().warning).toBeUndefined()
})

test('[RICH-2] into its own panels the focus goes without leaving the text', () => {
  const { send, caret, isAsking: asks } = editor()
  send(placed, { type: 'CHARACTERS.ASKED' }, left)
  expect([caret(), asks()]).toEqual(['placed', true])
  send(closed, left)
  expect([caret(), asks()]).toEqual(['away', false])
  send(selected, placed)
  expect(caret()).toBe('placed')
})

test('[RICH-1] the button of the special characters opens their panel, and closes it', () => {
  const { send, panel } = editor()
  send({ type: 'CHARACTERS.ASKED' })
  expect(panel()).toBe('characters')
  send({ type: 'CHARACTERS.ASKED' })
  expect(panel()).toBe('closed')
})

test('[RICH-1] a formula is written and given; an empty one is not, and one that was emptied goes', () => {
  const { send, told, panel, context } = editor()
  send({ type: 'FORMULA.ASKED', formula: { tex: '', block: false } }, { type: 'FORMULA.GIVEN', tex: '  ', block: false })
  expect([panel(), told]).toEqual(['formula', []])
  send({ type: 'FORMULA.GIVEN', tex: ' x^2 ', block: true })
  expect([panel(), told]).toEqual(['closed', [{ type: 'formulaGiven', formula: { tex: 'x^2', block: true } }]])
  const known = { type: 'FORMULA.ASKED', formula: { tex: 'x', block: false, at: 4 } } as const
  send(known, { type: 'FORMULA.GIVEN', tex: 'y', block: false })
  send(known, { type: 'FORMULA.GIVEN', tex: '', block: false })
  expect(told.slice(1)).toEqual([
    { type: 'formulaGiven', formula: { tex: 'y', block: false, at: 4 } },
    { type: 'formulaRemoved', at: 4 },
  ])
  send(known, closed)
  expect([panel(), told.length, context().formula]).toEqual(['closed', 3, undefined])
})

test('[RICH-1] a picture is asked about, sent, and given with its address and its words', async () => {
  const { send, told, asked, panel, settled, context } = editor()
  send({ type: 'PICTURES.CHOSEN', files: [picture('a.png')] })
  expect([panel(), context().words]).toEqual([{ picture: 'asking' }, ''])
  send({ type: 'WORDS.GIVEN', words: '表盘' })
  expect(asked.map(({ upload }) => upload)).toEqual([{ file: picture('a.png'), words: '表盘' }])
  asked[0]?.keep('/files/1')
  await settled()
  expect([panel(), told]).toEqual(['closed', [{ type: 'pictureGiven', address: '/files/1', words: '表盘' }]])
})

test('[RICH-1] several pictures come one after the other, each with words of its own', async () => {
  const { send, told, asked, panel, settled, context } = editor()
  send({ type: 'PICTURES.CHOSEN', files: [picture('a.png'), picture('b.png')] }, { type: 'WORDS.GIVEN', words: '一' })
  send({ type: 'PICTURES.CHOSEN', files: [picture('c.png')] })
  asked[0]?.keep('/files/1')
  await settled()
  expect([panel(), context().words]).toEqual([{ picture: 'asking' }, ''])
  send(closed)
  expect(context().pictures.map(({ name }) => name)).toEqual(['c.png'])
  send({ type: 'WORDS.GIVEN', words: '' })
  asked[1]?.keep('/files/3')
  await settled()
  expect(panel()).toBe('closed')
  expect(told.map((one) => one.type === 'pictureGiven' && [one.address, one.words])).toEqual([
    ['/files/1', '一'],
    ['/files/3', ''],
  ])
})

test.each([
  { type: 'CHARACTERS.ASKED' },
  { type: 'FORMULA.ASKED', formula: { tex: 'x', block: false } },
  { type: 'WORDS.ASKED', words: '表盘', at: 7 },
] as const)('[RICH-1] a picture that is pasted or dropped after $type waits until that panel is closed', (opening) => {
  const { send, panel, context } = editor()
  send(opening)
  const open = panel()
  send({ type: 'PICTURES.CHOSEN', files: [picture('a.png')] })
  expect([panel(), context().pictures.length]).toEqual([open, 1])
  send(closed)
  expect([panel(), context().formula, context().words]).toEqual([{ picture: 'asking' }, undefined, ''])
})

test('[RICH-1] a picture that the server did not take is told with its cause, and sent again or let go', async () => {
  const { send, told, asked, panel, settled } = editor()
  const error = new Error('offline')
  send({ type: 'PICTURES.CHOSEN', files: [picture('a.png')] }, { type: 'WORDS.GIVEN', words: '表盘' })
  asked[0]?.refuse(error)
  await settled()
  expect([panel(), told]).toEqual([{ picture: 'failed' }, [{ type: 'failed', error }]])
  send({ type: 'RETRY' })
  expect(asked[1]?.upload.words).toBe('表盘')
  send(closed)
  expect([panel(), asked[1]?.signal.aborted]).toEqual(['closed', true])
})

test.each([
  [picture('a.svg', 'image/svg+xml'), 'notAPicture'],
  [picture('a.pdf', 'application/pdf'), 'notAPicture'],
  [picture('a.png', 'image/png', 0), 'empty'],
  [picture('a.png', 'image/png', 10_485_761), 'tooLarge'],
] as const)('[RICH-3] %j is refused: %s', (file, reason) => {
  const { send, told, panel, context } = editor()
  send({ type: 'PICTURES.CHOSEN', files: [file, picture('b.png', 'image/jpeg')] })
  expect(told).toEqual([{ type: 'refused', name: file.name, reason }])
  expect([panel(), context().refusal]).toEqual([{ picture: 'asking' }, { name: file.name, reason }])
  send(closed, { type: 'PICTURES.CHOSEN', files: [picture('c.webp', 'image/webp')] })
  expect(context().refusal).toBeUndefined()
})

test.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])('[RICH-3] %s of 10 MiB is taken', (kind) => {
  const { send, told, panel } = editor()
  send({ type: 'PICTURES.CHOSEN', files: [picture('a', kind, 10_485_760)] })
  expect([panel(), told]).toEqual([{ picture: 'asking' }, []])
})

test('[RICH-1] the words of a picture in the text are changed, or left', () => {
  const { send, told, panel, context } = editor()
  const ask = { type: 'WORDS.ASKED', words: '表盘', at: 7 } as const
  send(ask)
  expect([panel(), context().words]).toEqual(['rewording', '表盘'])
  send(closed, ask, { type: 'WORDS.GIVEN', words: '压力表的表盘' })
  expect([panel(), told]).toEqual(['closed', [{ type: 'wordsGiven', words: '压力表的表盘', at: 7 }]])
})

test('[RICH-1] an unprovided port says what to provide', async () => {
  const actor = createActor(richTextMachine, { input: {} }).start()
  const said: unknown[] = []
  actor.on('failed', ({ error }) => said.push(error))
  actor.send({ type: 'PICTURES.CHOSEN', files: [picture('a.png')] })
  actor.send({ type: 'WORDS.GIVEN', words: '' })
  for (let turn = 0; turn < 10; turn += 1) await undefined
  expect(said).toEqual([new Error('rich-text: provide uploadPicture, which sends a picture and answers its address.')])
})
