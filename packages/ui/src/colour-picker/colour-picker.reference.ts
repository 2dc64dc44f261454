import { describes } from '../testing/reference/index.ts'

export const colourPickerReference = describes({
  anatomy: {
    Swatches: 'colours that are offered; a colour of one’s own is the last of them',
    Own: 'a button that shows what is below',
    'Area?': 'saturation to the right, brightness upwards',
    'Hue?': 'a slider',
    'Number?': 'the colour as `#rrggbb`, to be typed; empty where there is none',
    'Error?': 'what is wrong with it, below',
  },
  aria: [
    'a `listbox` with an `option` for each colour, named by what it looks like',
    '`aria-required`, and `aria-invalid` with a description where it is refused',
    'area and hue are `slider`s that say the colour; the number is a `textbox`',
  ],
  keyboard: {
    Tab: 'goes to the colours as one stop, then to Own, to the area, the hue and the number',
    'Right or Left': 'goes to the next or previous colour; in the area changes saturation, on the slider the hue',
    'Up or Down': 'in the area changes brightness, on the slider the hue',
    'Enter or Space': 'chooses the colour; on Own shows or hides what is below',
  },
  hooks: {
    'data-field': 'the name by which a form knows it',
    'data-disabled': 'it cannot be changed',
    'data-invalid': 'it is refused',
    'data-selected': 'on a colour: it is chosen',
    'data-focus-visible': 'on a colour or a thumb: it has the keyboard',
  },
})
