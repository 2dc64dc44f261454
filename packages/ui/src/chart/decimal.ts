const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/**
 * Where a value is drawn. A chart draws binary numbers, whose last digits no eye sees; what it tells is always the text that came.
 * @param text a decimal as text; a true minus sign counts as one
 * @returns undefined for what is no number, such as `<0.01`: it is told, and leaves a gap in the drawing
 */
export function numberOf(text: string | undefined): number | undefined {
  const plain = text?.trim().replace('−', '-')
  return plain !== undefined && decimal.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : undefined
}
