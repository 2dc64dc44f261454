import { expect, test } from 'vitest'
import { groupOf, isCharacter, keyOf, symbolGroups } from './symbol-groups.ts'

test('[MATH-2] the keyboard has fourteen groups, and every symbol stands in the one that people look for it in', () => {
  expect(symbolGroups).toHaveLength(14)
  const expected: Readonly<Record<string, readonly string[]>> = {
    greek: ['\\alpha', '\\varepsilon', '\\mu', '\\omega'],
    capitals: ['\\Gamma', '\\Psi'],
    operators: ['±', '×', '\\pm', '·', '√'],
    relations: ['≈', '≠', '\\leq', '\\propto', '\\sim'],
    fractions: ['\\frac{#?}{#?}', '\\sqrt{#?}', '\\sqrt[#?]{#?}'],
    scripts: ['#?^{#?}', '#?_{#?}'],
    sums: ['\\sum_{#?}^{#?}', '\\int_{#?}^{#?}', '\\lim_{#?}', '\\partial', '\\infty', '\\oiint_{#?}'],
    functions: ['\\sin', '\\lg'],
    brackets: ['\\left|#?\\right|', '\\langle'],
    arrows: ['\\to', '\\Rightarrow', '→'],
    sets: ['\\in', '\\notin', '∅'],
    units: ['\\mathrm{kPa}', '℃', 'Ω'],
    uncertainty: ['u_{\\mathrm{c}}', 'U_{95}', '\\nu_{\\mathrm{eff}}', 'k=2', 's(\\bar{x})', '\\bar{#?}'],
    signs: ['°', '′', '‰', '%', '§', '№', '①', 'kPa·s'],
  }
  for (const [group, codes] of Object.entries(expected))
    for (const code of codes) expect([code, groupOf(code)]).toEqual([code, group])
  expect(Object.keys(expected)).toEqual(symbolGroups)
})

test('[RICH-1][MATH-3] a character stands between words, LaTeX in formulas alone; each keeps its place and its name in one language', () => {
  expect(['±', '①', '\\alpha', 'x^{2}', '#?'].map((code) => isCharacter({ code }))).toEqual([true, true, false, false, false])
  const record = { id: '1', code: '\\sqrt{#?}', name: '平方根', nameEn: 'square root', sort: 7 }
  expect(keyOf(record, 'zh')).toEqual({ code: '\\sqrt{#?}', sort: 7, name: '平方根' })
  expect(keyOf(record, 'en').name).toBe('square root')
  expect(keyOf({ ...record, nameEn: '' }, 'en').name).toBe('平方根')
  expect(keyOf({ ...record, name: '', nameEn: '' }, 'zh')).toEqual({ code: '\\sqrt{#?}', sort: 7 })
})
