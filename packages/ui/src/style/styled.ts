import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { base, parts } from './layer.css.ts'

/**
 * A class in the layer of components. For `.css.ts` files only: it runs while styles are built.
 * @param rule what the class says
 * @param debugId a word that appears in the class name
 */
export function styled(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [parts]: rule } }, debugId)
}

/** A rule for a selector in the layer of components. For `.css.ts` files only. */
export function styledGlobal(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [parts]: rule } })
}

/** A rule for a selector in the layer of reset, type and tokens. For `.css.ts` files only. */
export function baseGlobal(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [base]: rule } })
}
