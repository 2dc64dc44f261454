import type { SymbolRecord } from '@etalon/api/contract'
import type { Language } from '@etalon/ui/i18n'

/** The groups of the keyboard, in the order of their tabs (MATH-2). */
export const symbolGroups = [
  ...(['greek', 'capitals', 'operators', 'relations', 'fractions', 'scripts', 'sums'] as const),
  ...(['functions', 'brackets', 'arrows', 'sets', 'units', 'uncertainty', 'signs'] as const),
]
/** A group of the keyboard. */
export type SymbolGroupName = (typeof symbolGroups)[number]

const words = (text: string) => text.split(' ').join('|')

/** Whose first mark fits is the group of a symbol; what fits none is a sign. */
const marks: readonly (readonly [SymbolGroupName, RegExp])[] = [
  ['uncertainty', /^\\?(u|U|nu|s|k)(_\{?|=|\()|\\bar|\\mathrm\{(rel|eff|c)\}/],
  ['units', /^\\mathrm\{|^[℃℉ΩΩ]$|^\\(Omega|degree)$/],
  ['fractions', /^\\(frac|dfrac|tfrac|sqrt|binom|overline|underline)(?![a-z])/],
  [
    'sums',
    new RegExp(`^\\\\(${words('sum prod coprod int iint iiint oint oiint partial nabla lim infty')})(?![a-zA-Z])|^[∑∏∫∮∂∇∞]`),
  ],
  ['brackets', /^\\(left|langle|rangle|lfloor|rfloor|lceil|rceil|lvert|rvert)(?![a-z])|^[()[\]|⟨⟩]$/],
  ['scripts', /^#\?[\^_]|^[\^_]/],
  [
    'functions',
    new RegExp(
      `^\\\\(${words('sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh ln lg log exp min max sup inf det')})(?![a-zA-Z])`,
    ),
  ],
  [
    'arrows',
    new RegExp(
      `^\\\\(${words('to gets mapsto uparrow downarrow updownarrow')}|(long)?(left|right|leftright)arrow|(Long)?(Left|Right|Leftright)arrow)(?![a-zA-Z])|^[←-⇿]$`,
    ),
  ],
  [
    'sets',
    new RegExp(
      `^\\\\(${words('in notin ni subset subseteq supset supseteq cup cap emptyset varnothing forall exists neg land lor')})(?![a-zA-Z])|^[∈∉⊂⊆∪∩∅∀∃¬∧∨]$`,
    ),
  ],
  ['capitals', /^\\(Gamma|Delta|Theta|Lambda|Xi|Pi|Sigma|Upsilon|Phi|Psi)$|^[Α-Ω]$/],
  [
    'greek',
    /^\\(var)?(alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|omicron|pi|rho|sigma|tau|upsilon|phi|chi|psi|omega)$|^[α-ω]$/,
  ],
  [
    'relations',
    new RegExp(
      `^\\\\(${words('neq ne approx equiv sim simeq cong leq le geq ge ll gg propto perp parallel mid')})$|^[=<>≈≠≤≥≡∼≅∝]$`,
    ),
  ],
  ['operators', new RegExp(`^\\\\(${words('pm mp times div cdot ast star circ oplus otimes bullet')})$|^[-+±∓×÷·∗∘√]$`)],
]

/** The group in which a symbol stands. */
export const groupOf = (code: string): SymbolGroupName => marks.find(([, mark]) => mark.test(code))?.[0] ?? 'signs'

/** A symbol as the keyboard takes it. */
export interface KeyboardSymbol {
  readonly code: string
  readonly sort: number
  readonly name?: string
}

/** A symbol, with its name in one language where it has one. */
export const keyOf = ({ code, sort, name, nameEn }: SymbolRecord, language: Language): KeyboardSymbol => {
  const called = language === 'en' ? nameEn || name : name
  return called === '' ? { code, sort } : { code, sort, name: called }
}

/** Whether a symbol is a character that stands for itself, and may stand between words. */
export const isCharacter = ({ code }: { readonly code: string }): boolean => !/[\\^_{}#]/.test(code)
