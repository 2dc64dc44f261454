import { expect, test } from 'vitest'
import { picturesIn, printedText, unprintableFormula } from './index.ts'
import { placedCells } from './placed-cells.ts'

const formula = (tex: string) => printedText(`<span data-tex="${tex.replaceAll('&', '&amp;')}" data-block="">x</span>`)[0]
const glyph = (s: string, v = '') => ({ k: 'glyph', s, v })

test('[MATH-1][RICH-1] a rich text is handed to the typesetter as data: paragraphs with marks, lists, tables, formulas', () => {
  expect(
    printedText(
      '<h2>题</h2><p> 甲 <strong>乙<em>丙</em></strong><br><span data-tex="u">u</span></p><ol start="3"><li><p>丁</p></li></ol>',
    ),
  ).toEqual([
    { k: 'heading', c: [{ k: 'text', s: '题', marks: [] }] },
    {
      k: 'p',
      c: [
        { k: 'text', s: ' 甲 ', marks: [] },
        { k: 'text', s: '乙', marks: ['strong'] },
        { k: 'text', s: '丙', marks: ['strong', 'em'] },
        { k: 'break' },
        { k: 'formula', m: glyph('u'), alt: 'u' },
      ],
    },
    { k: 'list', ordered: true, start: 3, items: [[{ k: 'p', c: [{ k: 'text', s: '丁', marks: [] }] }]] },
  ])
})

test.each([
  ['\\frac{U}{k}', { k: 'frac', a: glyph('U'), b: glyph('k') }],
  ['u_{\\mathrm{c}}', { k: 'attach', a: glyph('u'), limits: false, b: glyph('c', 'normal'), t: null }],
  ['\\sqrt[3]{x}', { k: 'root', a: glyph('x'), n: glyph('3') }],
  ['\\bar{x}', { k: 'accent', a: glyph('x'), s: '\u0304' }],
  ['\\sum_{i}^{n}', { k: 'attach', a: glyph('∑'), limits: true, b: glyph('i'), t: glyph('n') }],
  ['\\left(x\\right)', { k: 'fence', c: [glyph('('), glyph('x'), glyph(')')] }],
  ['\\text{中文}', { k: 'word', s: '中文', v: '' }],
])('[MATH-1] %s is built of its parts', (tex, m) => {
  expect(formula(tex)).toEqual({ k: 'formula', m, alt: tex })
})

test('[MATH-1] what cannot be read, or is nested too deep to be printed, is its source, and said with the reason', () => {
  const deep = `${'\\sqrt{'.repeat(20)}x${'}'.repeat(20)}`
  for (const [tex, why] of [
    ['\\frac{', /expected '}'/],
    [deep, /^nested deeper than 16 levels$/],
    ['\\nosuch', /Undefined control sequence/],
  ] as const) {
    expect(formula(tex)).toEqual({ k: 'p', c: [{ k: 'source', s: tex }] })
    expect(unprintableFormula(`<p>好 <span data-tex="${tex}">x</span></p>`)).toEqual({ tex, why: expect.stringMatching(why) })
  }
  expect(unprintableFormula('<p><span data-tex="x">x</span></p>')).toBeUndefined()
})

test('[RICH-1] each cell of a table has a place of its own, whatever others reach over, and none is left out', () => {
  const cell = (name: string, across = 1, down = 1) => ({ name, across, down })
  const placed = placedCells([
    [cell('a', 2, 9), cell('b')],
    [cell('c', 99), ...Array.from({ length: 25 }, (_, at) => cell(`d${at}`))],
  ])
  const taken = placed.cells.flatMap(({ x, y, across, down }) =>
    Array.from({ length: across * down }, (_, at) => `${x + (at % across)} ${y + Math.floor(at / across)}`),
  )
  expect(new Set(taken).size).toBe(taken.length)
  expect(placed.cells).toHaveLength(28)
  expect(placed.columns).toBeLessThanOrEqual(20)
  expect(placed.cells.slice(0, 3)).toEqual([
    { name: 'a', across: 2, down: 2, x: 0, y: 0 },
    { name: 'b', across: 1, down: 1, x: 2, y: 0 },
    { name: 'c', across: 18, down: 1, x: 2, y: 1 },
  ])
})

test('[RICH-1] a picture within bold or italic words, or in a heading, is printed where it stands, and the words keep their marks', () => {
  const picture = '<img src="/csApi/blade-upload/file/preview?fileId=23001" alt="表盘">'
  const drawn = { k: 'picture', id: '23001', alt: '表盘' }
  expect(printedText(`<p>见<strong>左<em>图${picture}</em>右</strong>。</p>`)).toEqual([
    {
      k: 'p',
      c: [
        { k: 'text', s: '见', marks: [] },
        { k: 'text', s: '左', marks: ['strong'] },
        { k: 'text', s: '图', marks: ['strong', 'em'] },
      ],
    },
    drawn,
    {
      k: 'p',
      c: [
        { k: 'text', s: '右', marks: ['strong'] },
        { k: 'text', s: '。', marks: [] },
      ],
    },
  ])
  expect(printedText(`<h3>表${picture}盘</h3>`)).toEqual([
    { k: 'heading', c: [{ k: 'text', s: '表', marks: [] }] },
    drawn,
    { k: 'heading', c: [{ k: 'text', s: '盘', marks: [] }] },
  ])
  expect(picturesIn(printedText(`<ul><li><strong>${picture}</strong></li></ul>`))).toEqual(['23001'])
})
