import { expect, test } from 'vitest'
import { maskedQuery } from './masked-query.ts'

test('[SYS-5] of a query its names are kept, and the values of those that name records and pages', () => {
  expect(maskedQuery('/api/x/list')).toBe('')
  expect(maskedQuery('/api/x/list?current=1&size=50&keyword=%E6%B2%88&ids=1,2')).toBe('current=1&size=50&keyword=…&ids=1,2')
  expect(maskedQuery('/oauth?username=tester&password=secret&refresh_token=abc')).toBe('username=…&password=…&refresh_token=…')
  expect(maskedQuery('/x?id=%3Cscript%3E&%3Cb%3E=1')).toBe('id=…&?=…')
})
