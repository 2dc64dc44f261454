import { expect, test } from 'vitest'
import { unwalked } from '../testing/index.ts'
import { pdfPreviewModel } from './pdf-preview.model.ts'

test('[PKG-4] pdf-preview: every state, transition and guard outcome is walked', () => {
  expect(unwalked(pdfPreviewModel)).toEqual([])
})
