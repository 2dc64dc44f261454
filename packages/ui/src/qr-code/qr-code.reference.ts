import { describes } from '../testing/reference/index.ts'

export const qrCodeReference = describes({
  anatomy: {
    Code: 'dark on light in every theme',
    'Save?': 'as SVG and as PNG',
    'Copy?': 'takes the text',
    'Said?': 'what came of it',
  },
  aria: [
    'an `img` named by what it is for',
    'text that no code holds is said instead; what came of a wish is said by a `status`',
  ],
  keyboard: {
    Tab: 'goes through the buttons',
    Enter: 'on a button does what it says',
  },
  hooks: {},
})
