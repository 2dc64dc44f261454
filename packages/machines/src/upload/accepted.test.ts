import { expect, test } from 'vitest'
import { isAccepted } from './index.ts'

test.each([
  ['a.PDF', '', ['.pdf'], true],
  ['a.pdf', '', ['.PDF'], true],
  ['a.pdf.exe', '', ['.pdf'], false],
  ['pdf', '', ['.pdf'], false],
  ['a', 'application/pdf', ['application/pdf'], true],
  ['a', 'application/pdf', ['application/pd'], false],
  ['a', 'application/pdx', ['application/pdf'], false],
  ['a', 'Application/PDF', ['application/pdf'], true],
  ['a', 'application/pdf', ['Application/PDF'], true],
  ['a', 'image/png', ['image/*'], true],
  ['a', 'IMAGE/PNG', ['image/*'], true],
  ['a', 'image/png', ['Image/*'], true],
  ['a', 'imagery/png', ['image/*'], false],
  ['a', 'text/html', ['image/*', 'application/pdf'], false],
  ['a.png', 'image/png', ['.pdf', 'image/*'], true],
  ['a', '', ['*/*'], true],
  ['a', 'text/html', ['*/*'], true],
  // A browser that knows no type says none: that is neither a picture nor what a blank word asks for.
  ['a', '', ['image/*'], false],
  ['a', '', ['.pdf', ''], false],
  ['a', 'text/html', [], true],
  ['a', 'text/html', [' '], true],
  ['a.pdf', '', [' .pdf '], true],
])('[FILE-1] %s of type "%s" where %j is asked for: %s', (name, type, accept, expected) => {
  expect(isAccepted({ name, type }, accept)).toBe(expected)
})
