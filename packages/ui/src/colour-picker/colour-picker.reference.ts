import { describes } from '../testing/reference/index.ts'

export const colourPickerReference = describes({
  anatomy: {
    Swatches: 'colours that are offered; a colour of one’s own is the last of them',
    Own: 'a button that shows what is below',
    'Area?': 'saturation to the right, brightness upwards',
    'Hue?': 'a slider',
    'Number?': 'the colour as `#rrggbb`, to be typed',
  },
  aria: [
    'a `listbox` with an `option` for each colour, named by what it looks like',
    'area and hue are `slider`s that say the colour; the number is a `textbox`',
  ],
  keyboard: {
    Tab: 'goes to the colours as one stop, then to Own, to the area, the hue and the number',
    'Right or Left': 'goes to the next or previous colour; in the area changes saturation, on the slider the hue',
    'Up or Down': 'in the area changes brightness, on the slider the hue',
    'Enter or Space': 'chooses the colour; on Own shows or hides what is below',
  },
  hooks: {
    'data-selected': 'on a colour: it is chosen',
    'data-focus-visible': 'on a colour or a thumb: it has the keyboard',
  },
})
