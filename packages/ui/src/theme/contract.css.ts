import { createGlobalThemeContract } from '@vanilla-extract/css'
import { base } from '../style/index.ts'
import { light } from './tokens-light.ts'

/** Measures beside the colours. */
export const measures = {
  font: 'system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
  mono: 'ui-monospace, "SF Mono", Consolas, monospace',
  row: '32px',
  control: '32px',
  controlSmall: '28px',
  controlLarge: '40px',
  sideWidth: '200px',
  topHeight: '48px',
  tabsHeight: '36px',
  ease: 'cubic-bezier(.2, 0, 0, 1)',
}

const kebab = (name: string) => name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)

/** The variables of the theme: `vars.surface` is `var(--etalon-surface)`. They are public. */
export const vars = createGlobalThemeContract({ ...light, ...measures }, (_value, path) => `etalon-${kebab(path.join('-'))}`)

/** The layer of tokens, as style rules that are made later name it. */
export const baseLayer = base
