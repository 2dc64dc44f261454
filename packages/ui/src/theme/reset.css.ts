import { baseGlobal, forcedColors, reducedMotion } from '../style/index.ts'
import { vars } from './contract.css.ts'

baseGlobal('*, *::before, *::after', { boxSizing: 'border-box' })
baseGlobal('html', { WebkitTextSizeAdjust: '100%' })
baseGlobal('body', {
  margin: 0,
  background: vars.page,
  color: vars.text,
  font: `400 14px/20px ${vars.font}`,
  textAutospace: 'normal',
  WebkitFontSmoothing: 'antialiased',
} as Parameters<typeof baseGlobal>[1])
baseGlobal('h1, h2, h3, h4, p, ul, ol, dl, dd, figure', { margin: 0, padding: 0 })
baseGlobal('ul, ol', { listStyle: 'none' })
baseGlobal('h1', { fontSize: 18, lineHeight: '24px', fontWeight: 600, letterSpacing: '.01em' })
baseGlobal('h2', { fontSize: 14, lineHeight: '20px', fontWeight: 600 })
baseGlobal('h3', { fontSize: 13, lineHeight: '20px', fontWeight: 600 })
baseGlobal('a', { color: vars.link, textDecoration: 'none' })
baseGlobal('a:hover', { textDecoration: 'underline', textUnderlineOffset: 3 })
baseGlobal('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
baseGlobal('button', { cursor: 'pointer' })
baseGlobal('::placeholder', { color: vars.text3, opacity: 1 })

// A ring of two colours is seen on any ground.
baseGlobal(':focus-visible', { outline: `2px solid ${vars.focus}`, outlineOffset: 2, boxShadow: `0 0 0 2px ${vars.focusGap}` })

baseGlobal('*, *::before, *::after', {
  '@media': { [reducedMotion]: { transition: 'none !important', animation: 'none !important', scrollBehavior: 'auto' } },
})
baseGlobal(':focus-visible', { '@media': { [forcedColors]: { outline: '3px solid Highlight', boxShadow: 'none' } } })
baseGlobal('body', { '@media': { print: { background: '#fff', color: '#000' } } })
baseGlobal('[data-print="hidden"]', { '@media': { print: { display: 'none !important' } } })
