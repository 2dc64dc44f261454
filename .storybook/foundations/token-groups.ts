import type { VariableName } from './shown-tokens.ts'

/** Colours that are told together. */
export type TokenGroup = 'words' | 'brand' | 'tones' | 'top' | 'side' | 'tabs' | 'surfaces'

/** The groups, in the order in which they are shown. */
export const tokenGroups = ['surfaces', 'words', 'brand', 'tones', 'top', 'side', 'tabs'] as const satisfies readonly TokenGroup[]

const beginnings: readonly (readonly [RegExp, TokenGroup])[] = [
  [/^top/, 'top'],
  [/^side/, 'side'],
  [/^tab/, 'tabs'],
  [/^(text|disabled|link)/, 'words'],
  [/^(brand|onBrand)/, 'brand'],
  [/^(info|success|warning|danger|violet|neutral|onDanger)/, 'tones'],
]

/** The group of a colour, by its name. */
export const groupOf = (name: VariableName): TokenGroup => beginnings.find(([begins]) => begins.test(name))?.[1] ?? 'surfaces'

/** By the name of a text: what it stands on. `onBrand` is on `brandFill`, `infoText` on `infoSoft`, `tabActiveText` on `tabActiveBg`. */
const grounds: readonly (readonly [RegExp, string])[] = [
  [/^onTip$/, 'tip'],
  [/^onBrand$/, 'brandFill'],
  [/^onDanger$/, 'dangerFill'],
  [/^(text\d?|link|disabled)$/, 'surface'],
  [/^tabText$/, 'tabsBg'],
  [/^(top|side)Text\d?$/, '$1Bg'],
  [/^(top|side|tab)ActiveText$/, '$1ActiveBg'],
  [/^(info|success|warning|danger|violet|neutral)Text$/, '$1Soft'],
]

/** The ground that a colour of words stands on; nothing for other colours. */
export function groundOf(name: VariableName): VariableName | undefined {
  const rule = grounds.find(([names]) => names.test(name))
  return rule && (name.replace(rule[0], rule[1]) as VariableName)
}

/** What lies beneath a ground that lets something through. */
export const beneathGround = (name: VariableName): VariableName => (name.startsWith('top') ? 'topBg' : 'surface')
