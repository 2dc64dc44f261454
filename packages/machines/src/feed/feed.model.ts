import { defineModel, done, failed } from '../testing/index.ts'
import { feedMachine } from './feed.machine.ts'
import type { FeedAnswer } from './feed.types.ts'

const answer = (total: number, ...ids: string[]): FeedAnswer => ({ entries: ids.map((id) => ({ id })), total })

/** A feed of two entries per page and three at most. */
export const feedModel = defineModel({
  name: 'feed',
  machine: feedMachine,
  inputs: [{ size: 2 }],
  events: [
    { type: 'ASKED' },
    { type: 'RENEWED' },
    { type: 'MORE' },
    { type: 'RETRY' },
    { type: 'CLEARED' },
    { type: 'ENTRIES.CHANGED', entries: [{ id: 'b' }, { id: 'unknown' }] },
    done('loadEntries', answer(3, 'c', 'b')),
    done('loadEntries', answer(3, 'b', 'a')),
    done('loadEntries', answer(0)),
    failed('loadEntries'),
  ],
  place: ({ context }) => [
    context.entries.map(({ id }) => id).join(''),
    context.total,
    Math.min(context.page, 2),
    context.error !== undefined,
  ],
  invariant: ({ context, value, children }) => {
    const ids = context.entries.map(({ id }) => id)
    if (new Set(ids).size !== ids.length) throw new Error('no entry is shown twice')
    if (context.total < ids.length) throw new Error('no more is shown than there is')
    if (ids.includes('unknown')) throw new Error('what changed is not added')
    if (value === 'idle' && ids.length > 0) throw new Error('nothing of it stays')
    if (Object.keys(children).length > 1) throw new Error('one page is loaded at a time')
  },
})
