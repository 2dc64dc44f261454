import { describes } from '../testing/reference/index.ts'

export const iconReference = describes({
  anatomy: { Drawing: 'lines in the colour of the text around it, with a stroke that suits their size' },
  aria: ['decoration, which is not read; with `label` an `img` with that name'],
  keyboard: {},
  hooks: {},
})
