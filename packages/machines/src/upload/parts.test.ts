import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { uploadMachine } from './index.ts'
import { nextPart, nextPlace, sentBytes, soundAnswer } from './parts.ts'

const file = { name: 'a.pdf', type: 'application/pdf', size: 105, lastModified: 0, handle: 'picked' }
const going = (received: readonly number[], partSize = 10) => ({ file, partSize, received })

test('[FILE-1] a server’s answer has the parts that there can be, in the order of numbers, each once', () => {
  const of = (received: readonly number[], partSize = 10) => soundAnswer({ uploadId: 'u', partSize, received }, file)
  expect(of([10, 2, 1, 2, 11, -1, 0.5])).toEqual({ uploadId: 'u', partSize: 10, received: [1, 2, 10] })
  expect(of([104, 105], 1)).toEqual({ uploadId: 'u', partSize: 1, received: [104] })
  for (const partSize of [0, -1, 1.5, Number.NaN]) expect(of([], partSize)).toBeUndefined()
})

test('[FILE-1] the first part that is missing comes next, the last one as long as it is', () => {
  expect(nextPlace(going([0, 1, 3]))).toBe(2)
  expect(nextPlace(going([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))).toBeUndefined()
  const { context } = createActor(uploadMachine, { input: {} }).getSnapshot()
  const part = (received: readonly number[]) => {
    const { from, to } = nextPart({ ...context, ...going(received), uploadId: 'u' })
    return [from, to]
  }
  expect(part([0, 1])).toEqual([20, 30])
  expect(part([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([100, 105])
})

test('[FILE-1] what is out is counted by the length of each part, the last one as long as it is', () => {
  expect(sentBytes({ ...going([1, 2]), partBytes: 4 })).toBe(24)
  expect(sentBytes({ ...going([10]), partBytes: 0 })).toBe(5)
  expect(sentBytes({ ...going([0, 10]), partBytes: 3 })).toBe(18)
})
