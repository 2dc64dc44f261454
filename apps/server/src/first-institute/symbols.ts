/** A symbol that everybody is offered, with its names where it does not speak for itself. */
export interface UsualSymbol {
  readonly code: string
  readonly name?: string
  readonly nameEn?: string
}

const listed = (codes: string): UsualSymbol[] => codes.split(' ').map((code) => ({ code }))

/** What is written in the records and certificates of an institute, in the order in which a keyboard offers it. */
export const usualSymbols: readonly UsualSymbol[] = [
  ...listed('± × ÷ · ≈ ≠ ≤ ≥ ° ′ ″ ℃ Ω µ ‰ %'),
  ...listed('\\alpha \\beta \\gamma \\delta \\varepsilon \\theta \\lambda \\mu \\nu \\pi \\rho \\sigma \\varphi \\omega'),
  ...listed('\\Gamma \\Delta \\Theta \\Lambda \\Pi \\Sigma \\Phi \\Psi'),
  { code: '\\frac{#?}{#?}', name: '分数', nameEn: 'fraction' },
  { code: '\\sqrt{#?}', name: '平方根', nameEn: 'square root' },
  { code: '\\sqrt[#?]{#?}', name: '方根', nameEn: 'root' },
  { code: '#?^{#?}', name: '上标', nameEn: 'superscript' },
  { code: '#?_{#?}', name: '下标', nameEn: 'subscript' },
  { code: '\\left|#?\\right|', name: '绝对值', nameEn: 'absolute value' },
  { code: '\\bar{#?}', name: '平均值', nameEn: 'mean' },
  { code: '\\sum_{#?}^{#?}', name: '求和', nameEn: 'sum' },
  { code: '\\prod_{#?}^{#?}', name: '连乘', nameEn: 'product' },
  { code: '\\int_{#?}^{#?}', name: '积分', nameEn: 'integral' },
  { code: '\\lim_{#?}', name: '极限', nameEn: 'limit' },
  ...listed('\\partial \\infty \\propto \\sim \\equiv \\to \\Rightarrow \\in'),
  ...listed(
    '\\mathrm{m} \\mathrm{mm} \\mathrm{kg} \\mathrm{g} \\mathrm{Pa} \\mathrm{kPa} \\mathrm{MPa} \\mathrm{N} \\mathrm{K} \\mathrm{s}',
  ),
  { code: 'u_{\\mathrm{c}}', name: '合成标准不确定度', nameEn: 'combined standard uncertainty' },
  { code: 'U_{95}', name: '扩展不确定度', nameEn: 'expanded uncertainty' },
  { code: '\\nu_{\\mathrm{eff}}', name: '有效自由度', nameEn: 'effective degrees of freedom' },
  { code: 'k=2', name: '包含因子', nameEn: 'coverage factor' },
  { code: 's(\\bar{x})', name: '平均值的标准偏差', nameEn: 'standard deviation of the mean' },
  ...listed('§ № … ① ② ③ √ ∅'),
]
