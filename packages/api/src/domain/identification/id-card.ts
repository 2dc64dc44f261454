import { type CivilDate, isCivilDate } from '../calendar/index.ts'

const shape = /^[1-9]\d{16}[0-9X]$/
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const
const checkCharacters = '10X98765432'

/**
 * Whether a text is an identity number with a right check character and a real date of birth (GB 11643-1999).
 * @param today the reader's day; a birth after it is refused
 */
export const isIdCard = (number: string, today: CivilDate): boolean => {
  if (!shape.test(number)) return false
  const born = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`
  if (!isCivilDate(born) || born > today) return false
  const sum = weights.reduce((total, weight, place) => total + weight * Number(number[place]), 0)
  return checkCharacters[sum % 11] === number[17]
}
