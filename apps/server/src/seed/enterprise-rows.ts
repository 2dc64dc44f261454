import { institute, kinds, manufacturers, type Random, randomFrom } from '../demo/index.ts'
import { line } from './copy-lines.ts'
import { areas, brands, departmentsOf, forms, given, surnames, trades } from './words.ts'

export const oneOf = <T>(list: readonly T[], random: Random): T => {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new Error('a list of words has words')
  return found
}

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** A unified social credit code with its check character (GB 32100-2015), another for each number. */
function creditCode(number: number): string {
  let body = ''
  for (let left = number; body.length < 7; left = Math.floor(left / 31)) body = `${alphabet[left % 31]}${body}`
  const code = `91430199MB${body}`
  let sum = 0
  let weight = 1
  for (const character of code) {
    sum += alphabet.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return `${code}${alphabet[(31 - (sum % 31)) % 31]}`
}

/** Somebody's name. */
export const personOf = (random: Random) =>
  oneOf(surnames, random) + oneOf(given, random) + (random() < 0.7 ? oneOf(given, random) : '')
export const mobileOf = (random: Random) =>
  `1${oneOf(['38', '39', '50', '58', '77', '86'], random)}${String(Math.floor(random() * 1e8)).padStart(8, '0')}`

export const enterpriseColumns = [
  'id',
  'tenant_id',
  'name',
  'credit_code',
  'business_type',
  'area_code',
  'area',
  'address',
  'contact_name',
  'mobile',
  'contact_department',
  'on_account',
] as const

/** An enterprise as a line of COPY. @param number of all that were ever put in, from 0 */
export function enterpriseLine(id: number, number: number): string {
  const random = randomFrom(number + 50_000_000)
  const [code, area] = oneOf(areas, random)
  const name = `${area.slice(0, 2)}${oneOf(brands, random)}${oneOf(brands, random)}${oneOf(trades, random)}${oneOf(forms, random)}`
  const address = `${oneOf(brands, random)}${oneOf(brands, random)}路 ${1 + Math.floor(random() * 800)} 号`
  return line([
    id,
    institute.id,
    name,
    creditCode(number),
    '1',
    code,
    area,
    address,
    personOf(random),
    mobileOf(random),
    oneOf(departmentsOf, random),
    random() < 0.5 ? 't' : 'f',
  ])
}

export const instrumentColumns = [
  'id',
  'tenant_id',
  'enterprise_id',
  'kind_code',
  'name',
  'model',
  'serial',
  'manufacturer',
  'range',
  'accuracy',
] as const

/** The instruments of an enterprise. @param firstId of the five */
export function instrumentLines(firstId: number, enterpriseId: number, number: number): string {
  const random = randomFrom(number + 60_000_000)
  let lines = ''
  for (let piece = 0; piece < 5; piece += 1) {
    const kind = oneOf(kinds, random)
    const serial = `${20 + Math.floor(random() * 6)}${String(Math.floor(random() * 1e6)).padStart(6, '0')}`
    lines += line([
      firstId + piece,
      institute.id,
      enterpriseId,
      kind.code,
      kind.name,
      kind.code,
      serial,
      oneOf(manufacturers, random),
      kind.range,
      kind.accuracy,
    ])
  }
  return lines
}
