import { createVar } from '@vanilla-extract/css'
import { styled } from '../style/index.ts'
import { fade } from './fade.ts'

const start = createVar()
const end = createVar()
const way = createVar()

/** Fades at its start, at its end, at both, or not at all. */
export const fading = styled({
  vars: { [start]: '0px', [end]: '0px', [way]: 'to right' },
  scrollPaddingInline: fade,
  selectors: {
    '&:dir(rtl)': { vars: { [way]: 'to left' } },
    '&[data-under-start]': { vars: { [start]: `${fade}px` } },
    '&[data-under-end]': { vars: { [end]: `${fade}px` } },
    // Where everything fits nothing is cut off: rings around parts may reach out.
    '&:is([data-under-start], [data-under-end])': {
      maskImage: `linear-gradient(${way}, transparent, #000 ${start}, #000 calc(100% - ${end}), transparent)`,
    },
  },
})
