import { describes } from '../testing/reference/index.ts'

export const errorPageReference = describes({
  anatomy: {
    Picture: 'a pointer off the scale, behind a bar or between broken marks',
    Heading: 'what happened',
    Sentence: 'what to do',
    'About?': 'what it was about, as it was given',
    'Ways?': 'back, again, home',
  },
  aria: ['a `region` named by its heading; the picture is decoration'],
  keyboard: {
    Tab: 'goes through the ways on',
    Enter: 'goes that way',
  },
  hooks: {
    'data-status': '`404`, `403` or `500`',
  },
})
