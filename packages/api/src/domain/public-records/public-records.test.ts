import { expect, test } from 'vitest'
import { publicRecordFieldKeys, publicRecordFields, publicRecordKinds, saysOf } from './index.ts'

test('[PUB-1] what is said of a record has a name of its own, in both languages', () => {
  for (const kind of publicRecordKinds) {
    const fields = publicRecordFields[kind]
    for (const name of ['key', 'zh', 'en'] as const)
      expect(new Set(fields.map((field) => field[name])).size, `${kind} ${name}`).toBe(fields.length)
    for (const { zh, en } of fields) {
      expect(zh).toMatch(/^\p{Script=Han}+$/u)
      expect(en).toMatch(/^[A-Z][a-z ]+$/)
    }
  }
})

test('[PUB-1] a record says what belongs to its kind alone', () => {
  expect(saysOf('appraisal', 'clarity')).toBe(true)
  expect(saysOf('test-report', 'clarity')).toBe(false)
  expect(publicRecordFieldKeys.filter((key) => publicRecordKinds.some((kind) => saysOf(kind, key)))).toEqual(
    publicRecordFieldKeys,
  )
  expect(new Set(publicRecordFieldKeys).size).toBe(publicRecordFieldKeys.length)
})
