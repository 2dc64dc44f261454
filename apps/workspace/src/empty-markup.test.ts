import { expect, test } from 'vitest'
import { allowEmptyMarkup } from './empty-markup.ts'

test('[SEC-2] nothing is the only markup that is let through; a browser without Trusted Types is left alone', () => {
  const made: { name: string; createHTML: (text: string) => string | null }[] = []
  allowEmptyMarkup({ trustedTypes: { createPolicy: (name, { createHTML }) => made.push({ name, createHTML }) } })
  expect(made.map(({ name }) => name)).toEqual(['default'])
  expect(['', ' ', '<img src=x onerror=alert(1)>'].map((text) => made[0]?.createHTML(text))).toEqual(['', null, null])
  expect(() => allowEmptyMarkup({})).not.toThrow()
})
