import { expect, test } from 'vitest'
import { optionsIn, optionsText } from './options-text.ts'

test('[BIZ-15] choices are typed one on each line, in English behind a bar, and read back as they were', () => {
  const options = optionsIn('满意|Satisfied\n\n 一般 \n不满意｜Not satisfied\n|x')
  expect(options).toEqual([
    { text: '满意', textEn: 'Satisfied' },
    { text: '一般', textEn: '' },
    { text: '不满意', textEn: 'Not satisfied' },
  ])
  expect(optionsIn(optionsText(options))).toEqual(options)
})
