import { describes } from '../testing/reference/index.ts'

export const preferencesPanelReference = describes({
  anatomy: {
    Theme: 'six pictures to choose from',
    Colour: 'the main colour; see ColourPicker',
    'Scheme, density, language': 'segments; see SegmentedControl',
    Reset: 'back to the usual look; says so where that is what is shown',
  },
  aria: ['sections named by their headings; themes are a `radiogroup`, each picture is decoration beside its name'],
  keyboard: {
    Tab: 'goes from part to part',
    Arrows: 'in the themes choose the next, at once',
    Enter: 'on the last button goes back to the usual look; the focus stays there',
  },
  hooks: {},
})
