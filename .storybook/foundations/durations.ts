// The styles of all components are on the page, whichever are shown.
import.meta.glob('../../packages/ui/src/*/*.css.ts', { eager: true })

/** How long something moves, and how many rules of styles say so. */
export interface Duration {
  readonly milliseconds: number
  readonly rules: number
}

const isOurs = (rule: CSSRule) => !(rule instanceof CSSLayerBlockRule) || rule.name.startsWith('etalon')

function styleRules(list: CSSRuleList): CSSStyleRule[] {
  return [...list].filter(isOurs).flatMap((rule) => {
    const own = rule instanceof CSSStyleRule ? [rule] : []
    return 'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? [...own, ...styleRules(rule.cssRules)] : own
  })
}

/** The rules of a sheet that stand in the library's layer. */
const layered = ({ cssRules }: CSSStyleSheet) =>
  styleRules(cssRules).filter((rule) => {
    for (let one: CSSRule | null = rule; one; one = one.parentRule) if (one instanceof CSSLayerBlockRule) return true
    return false
  })

/** The first time of each movement of a shorthand; the second one would be how long it waits. */
const millisecondsIn = (shorthand: string) =>
  shorthand
    .replaceAll(/\([^()]*\)/g, '')
    .split(',')
    .map((movement) => /([\d.]+)(m?s)\b/.exec(movement))
    .map((time) => Number(time?.[1] ?? 0) * (time?.[2] === 's' ? 1000 : 1))
    .filter((milliseconds) => milliseconds > 0)

/** How long what moves in components moves, as their styles say; what turns as long as something waits is left out. */
export function usedDurations(): Duration[] {
  const found = [...document.styleSheets]
    .flatMap(layered)
    .flatMap(({ style }) => [style.transition, style.animation])
    .filter((movement) => !movement.includes('infinite'))
    .flatMap(millisecondsIn)
  return [...new Set(found)]
    .sort((one, other) => one - other)
    .map((milliseconds) => ({ milliseconds, rules: found.filter((one) => one === milliseconds).length }))
}
