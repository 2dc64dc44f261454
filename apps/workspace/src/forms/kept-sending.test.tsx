import { afterEach, expect, test } from 'vitest'
import { forgetSending, keepSending, keptSendingOf } from './kept-sending.ts'

const draft = 'draft:["7","order"]'
afterEach(() => localStorage.clear())

test('[REG-2][F23] that a draft was sent is found by the next page, as long as the draft is the same one, and until its answer was seen', () => {
  keepSending(draft, 'key-1', 'submit')
  expect(keptSendingOf(draft, 'key-1')).toBe('submit')
  expect(keptSendingOf(draft, 'key-2')).toBeUndefined()
  expect(keptSendingOf('draft:["8","order"]', 'key-1')).toBeUndefined()
  forgetSending(draft)
  expect(keptSendingOf(draft, 'key-1')).toBeUndefined()
})

test('[REG-2][F23] after a day the server knows nothing of it any more: then nothing is asked', () => {
  keepSending(draft, 'key-1', 'keep')
  const [place = ''] = Object.keys(localStorage)
  const kept = JSON.parse(localStorage.getItem(place) ?? '{}')
  localStorage.setItem(place, JSON.stringify({ ...kept, at: kept.at - 86_400_000 }))
  expect(keptSendingOf(draft, 'key-1')).toBeUndefined()
})

test.each(['', 'null', '[]', '7', '{"version":2}', '{"version":1,"idempotencyKey":"key-1","what":"eat","at":0}', '<img>'])(
  '[REG-2][F26] rubbish in its place (%s) is nothing',
  (rubbish) => {
    keepSending(draft, 'key-1', 'keep')
    for (const place of Object.keys(localStorage)) localStorage.setItem(place, rubbish)
    expect(keptSendingOf(draft, 'key-1')).toBeUndefined()
  },
)
