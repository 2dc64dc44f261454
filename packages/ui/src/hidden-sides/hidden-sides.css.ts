import { createVar } from '@vanilla-extract/css'
import { styled } from '../style/index.ts'
import { vars } from '../theme/index.ts'
import { arrow, fade } from './fade.ts'

const [leftFade, leftArrow, rightFade, rightArrow] = [createVar(), createVar(), createVar(), createVar()]

const pointing = (way: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 12"><path d="${way}" fill="none" stroke="#000" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  )}")`
const toTheLeft = pointing('M7.5 2.5 4 6l3.5 3.5')
const toTheRight = pointing('M4.5 2.5 8 6l-3.5 3.5')

/**
 * Fades at its start, at its end, at both, or not at all. An arrow stands where it fades: what is cut off there may be the blank between
 * two parts, and a fade of nothing says nothing. The arrow is a hole in the mask, through which a shadow inside the edge is seen: a
 * picture in the background would make it unknown to checks of contrast what the words stand on.
 */
export const fading = styled({
  vars: { [leftFade]: '0px', [leftArrow]: '0px', [rightFade]: '0px', [rightArrow]: '0px' },
  scrollPaddingInline: fade,
  selectors: {
    '&[data-under-start]:dir(ltr), &[data-under-end]:dir(rtl)': {
      vars: { [leftFade]: `${fade}px`, [leftArrow]: `${arrow}px` },
    },
    '&[data-under-end]:dir(ltr), &[data-under-start]:dir(rtl)': {
      vars: { [rightFade]: `${fade}px`, [rightArrow]: `${arrow}px` },
    },
    // Where everything fits nothing is cut off: rings around parts may reach out.
    '&:is([data-under-start], [data-under-end])': {
      boxShadow: `inset ${leftArrow} 0 ${vars.text2}, inset calc(-1 * ${rightArrow}) 0 ${vars.text2}`,
      maskImage: [
        `linear-gradient(to right, transparent ${leftArrow}, #000 ${leftFade}, #000 calc(100% - ${rightFade}), transparent calc(100% - ${rightArrow}))`,
        toTheLeft,
        toTheRight,
      ].join(', '),
      maskPosition: 'center, left center, right center',
      maskSize: `100% 100%, ${leftArrow} ${arrow}px, ${rightArrow} ${arrow}px`,
      maskRepeat: 'no-repeat',
    },
  },
})
