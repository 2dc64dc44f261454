const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const shape = /^[1-9A-HJ-NPQRTUWXY][1-9][0-9]{6}[0-9A-HJ-NPQRTUWXY]{9}[0-9A-HJ-NPQRTUWXY]$/

/**
 * Whether a text is a unified social credit code with a right check character (GB 32100-2015): 18 characters, no I O S V Z,
 * weights 3^(i-1) mod 31. The body's own check digit (place 17, GB 11714) is not enforced, since older codes break it.
 */
export const isCreditCode = (code: string): boolean => {
  if (!shape.test(code)) return false
  let sum = 0
  let weight = 1
  for (const character of code.slice(0, 17)) {
    sum += alphabet.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return alphabet[(31 - (sum % 31)) % 31] === code[17]
}
