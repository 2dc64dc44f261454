import 'mathlive/fonts.css'
import DOMPurify from 'dompurify'
import { MathfieldElement } from 'mathlive'
import type { FormulaFieldElement } from './formula-field-part.ts'

// Fonts come with the stylesheet above, from the page's own origin; there is no sound, and nothing is fetched.
MathfieldElement.fontsDirectory = null
MathfieldElement.soundsDirectory = null
MathfieldElement.keypressSound = null
MathfieldElement.plonkSound = null
// All that MathLive writes as markup goes through here: with Trusted Types, by the policy of DOMPurify.
MathfieldElement.createHTML = (html) =>
  DOMPurify.sanitize(html, {
    ADD_ATTR: ['contenteditable', 'autocorrect', 'part', 'inputmode'],
    // A caret, a fraction line: empty elements that only look like nothing.
    KEEP_CONTENT: true,
    RETURN_TRUSTED_TYPE: true,
  })

/** Makes a formula field without MathLive's own keyboard, menus and pop-ups: they would be another house's, in other words. */
export function createField(): FormulaFieldElement {
  const field = new MathfieldElement()
  field.mathVirtualKeyboardPolicy = 'manual'
  field.popoverPolicy = 'off'
  field.environmentPopoverPolicy = 'off'
  field.smartFence = true
  // Its menu can only be taken away once it is on the page.
  field.addEventListener('mount', () => {
    field.menuItems = []
  })
  return field
}
