import { describes } from '../testing/reference/index.ts'

export const richTextReference = describes({
  anatomy: {
    Toolbar: 'paragraph style, marks, lists, signs, formulas, pictures and tables; on phones in one line that scrolls',
    Text: 'what is written',
    'Counter?': 'how many characters there are, of how many (`maxLength`)',
    'Note?': 'why a wish is not followed, and what became of a picture',
    'State?': 'that the editor is on its way, or could not be loaded, with a retry; the text can be read meanwhile',
    RichTextView: 'the same text to be read, without the editor',
  },
  aria: [
    'a `textbox` of several lines that is named, described, required and invalid as any field; how the toolbar is reached is read with it',
    'the tools are a `toolbar`; a mark that is set has `aria-pressed`',
    'a formula in the text is an `img` named by its LaTeX; a table that is to be read is a `group` that scrolls',
  ],
  keyboard: {
    'Alt + F10': 'goes from the text to the toolbar',
    'Right, Left': 'in the toolbar, go from tool to tool',
    Escape: 'goes from the toolbar back to the text; closes a panel',
    Enter: 'begins a paragraph; on a chosen formula opens its panel',
    'Shift + Enter': 'begins a line',
    'Ctrl + B': 'sets what is chosen in bold, or takes that back',
    'Ctrl + I': 'the same in italics',
    'Ctrl + ,': 'the same as a subscript',
    'Ctrl + .': 'the same as a superscript',
    'Ctrl + Z, Ctrl + Shift + Z': 'takes the last change back, and makes it again',
    Tab: 'in a table, goes to the next cell; elsewhere it leaves the text',
  },
  hooks: {
    'data-failed': 'the editor could not be loaded; at a picture of the text, that it could not',
    'data-formula': 'the element is a formula',
    'data-selected': 'the formula is chosen',
    'data-tex': 'the LaTeX of a formula, in the HTML that is told',
    'data-block': 'the formula stands on a line of its own, in that HTML',
    'data-pm-slice': 'what the editor writes beside text that is copied',
  },
})
