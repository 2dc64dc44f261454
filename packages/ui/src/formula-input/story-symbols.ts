import type { FormulaSymbol, SymbolGroup } from './symbol-groups.ts'

/** Codes with blanks between them; the second list says what some are called. */
function group(id: string, label: string, codes: string, names: Readonly<Record<string, string>> = {}): SymbolGroup {
  const symbols = codes.split(' ').map((code, sort): FormulaSymbol => {
    const name = names[code]
    return name === undefined ? { code, sort } : { code, sort, name }
  })
  return { id, label, symbols }
}

/** Fourteen groups, as an institute may have them. */
export const storyGroups: readonly SymbolGroup[] = [
  group(
    'greek',
    '希腊字母',
    '\\alpha \\beta \\gamma \\delta \\varepsilon \\zeta \\eta \\theta \\lambda \\mu \\nu \\xi \\pi \\rho \\sigma \\tau \\varphi \\chi \\psi \\omega',
    { '\\alpha': '阿尔法', '\\beta': '贝塔', '\\mu': '缪', '\\sigma': '西格马' },
  ),
  group('capitals', '大写希腊', '\\Gamma \\Delta \\Theta \\Lambda \\Xi \\Pi \\Sigma \\Phi \\Psi \\Omega'),
  group('operators', '运算', '+ - \\pm \\mp \\times \\div \\cdot \\ast \\circ \\oplus', { '\\pm': '正负', '\\times': '乘' }),
  group('relations', '关系', '= \\neq \\approx \\equiv \\sim < > \\leq \\geq \\ll \\gg \\propto', { '\\leq': '小于等于' }),
  group('fractions', '分式根式', '\\frac{#?}{#?} \\sqrt{#?} \\sqrt[3]{#?} \\sqrt[#?]{#?} \\left|#?\\right| \\overline{#?}', {
    '\\frac{#?}{#?}': '分数',
    '\\sqrt{#?}': '平方根',
  }),
  group('scripts', '上下标', '#?^{#?} #?_{#?} #?_{#?}^{#?} #?^{2} #?^{3} #?^{-1}', { '#?^{#?}': '上标', '#?_{#?}': '下标' }),
  group('sums', '求和积分', '\\sum_{#?}^{#?} \\prod_{#?}^{#?} \\int_{#?}^{#?} \\oint \\partial \\nabla \\lim_{#?} \\infty'),
  group('functions', '函数', '\\sin \\cos \\tan \\arcsin \\arctan \\ln \\lg \\exp \\min \\max'),
  group('brackets', '括号', '\\left(#?\\right) \\left[#?\\right] \\left\\{#?\\right\\} \\langle \\rangle \\lfloor \\rceil'),
  group('arrows', '箭头', '\\to \\gets \\leftrightarrow \\Rightarrow \\Leftrightarrow \\uparrow \\downarrow \\mapsto'),
  group('sets', '集合逻辑', '\\in \\notin \\subset \\subseteq \\cup \\cap \\emptyset \\forall \\exists \\neg \\land \\lor'),
  group(
    'units',
    '单位',
    '\\mathrm{m} \\mathrm{mm} \\mathrm{kg} \\mathrm{Pa} \\mathrm{MPa} \\mathrm{N} \\mathrm{K} ℃ \\Omega \\mathrm{mol}',
  ),
  group('uncertainty', '不确定度', 'u_{\\mathrm{c}} U_{95} u_{\\mathrm{rel}} \\nu_{\\mathrm{eff}} k=2 \\bar{x} s(\\bar{x})'),
  group('signs', '符号', '° ′ ″ ‰ % § № ± µ · … ①'),
]

/** What one person keeps. */
export const storyPersonal: readonly FormulaSymbol[] = [
  { code: 'p_{\\mathrm{e}}', sort: 2, name: '表压' },
  { code: 'U=k\\,u_{\\mathrm{c}}', sort: 1, name: '扩展不确定度' },
]
