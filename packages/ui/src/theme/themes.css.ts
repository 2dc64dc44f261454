import { baseGlobal, phone } from '../style/index.ts'
import { assign } from './assign.ts'
import { measures } from './contract.css.ts'
import { dark } from './tokens-dark.ts'
import { light } from './tokens-light.ts'
import { themeTokens } from './tokens-themes.ts'

const darkSystem = '(prefers-color-scheme: dark)'
const lightSystem = '(prefers-color-scheme: light)'

baseGlobal(':root, [data-scheme]', { colorScheme: 'light', vars: assign(light) })
baseGlobal(':root', { vars: assign(measures) })
baseGlobal('[data-density="comfortable"]', { vars: assign({ row: '40px' }) })
baseGlobal(':root', {
  '@media': {
    [phone]: { vars: assign({ control: '44px', controlSmall: '44px', controlLarge: '44px', row: '44px', tabsHeight: '45px' }) },
  },
})
baseGlobal('[data-scheme="dark"]', { colorScheme: 'dark', vars: assign(dark) })
baseGlobal('[data-scheme="system"]', { '@media': { [darkSystem]: { colorScheme: 'dark', vars: assign(dark) } } })

/** On paper it is light, whatever theme and colour a dark screen has: the brand's own is written on the element, and gives way as well. */
const onPaper = {
  colorScheme: 'light',
  vars: Object.fromEntries(Object.entries(assign(light)).map(([name, value]) => [name, `${value} !important`])),
}
for (const [theme, tokens] of Object.entries(themeTokens)) {
  baseGlobal(`[data-theme="${theme}"][data-scheme="light"]`, { vars: assign(tokens.light) })
  baseGlobal(`[data-theme="${theme}"][data-scheme="dark"]`, { vars: assign(tokens.dark) })
  baseGlobal(`[data-theme="${theme}"][data-scheme="system"]`, {
    '@media': { [lightSystem]: { vars: assign(tokens.light) }, [darkSystem]: { vars: assign(tokens.dark) } },
  })
}

baseGlobal('[data-scheme="dark"]', { '@media': { print: onPaper } })
baseGlobal('[data-scheme="system"]', { '@media': { [`print and ${darkSystem}`]: onPaper } })
