/** A parameter that programs read, and what they take of it. */
export type KnownParameter =
  /** `1` is yes and `0` is no; `usual` holds where the institute says nothing. */
  | { readonly key: string; readonly kind: 'decision'; readonly usual: boolean }
  /** A whole number from `least` to `most`; `usual` holds where the institute says nothing. */
  | { readonly key: string; readonly kind: 'count'; readonly least: number; readonly most: number; readonly usual: number }
  /** A text; without one there is nothing. */
  | { readonly key: string; readonly kind: 'text' }

/** Between which whole numbers a parameter can be, and what holds where the institute says nothing: hours in a week, days. */
export const parameterCounts = {
  'dispatch.week-hours': { least: 1, most: 168, usual: 36 },
  'api-log.days': { least: 1, most: 365, usual: 30 },
} as const

/** The parameters of an institute that programs read (SYS-2). Others can be kept beside them, for programs that we do not know. */
export const knownParameters = [
  /** Whether a sign-in, a registration and a forgotten password take a code from a text message (isSmsRequired, section 7.1). */
  { key: 'system.sms-required', kind: 'decision', usual: false },
  /** Whether customers hand files in (isUpLoad, section 7.1). */
  { key: 'system.upload', kind: 'decision', usual: true },
  /** Whether other systems hand people in (`/sso/login`). */
  { key: 'system.sso', kind: 'decision', usual: false },
  /** Whether whoever signs in says which institute. */
  { key: 'system.tenant-mode', kind: 'decision', usual: true },
  /** Hours of work that one person has in a week, for the board on which work is given out. */
  { key: 'dispatch.week-hours', kind: 'count', ...parameterCounts['dispatch.week-hours'] },
  /** Days for which calls of the API are kept. */
  { key: 'api-log.days', kind: 'count', ...parameterCounts['api-log.days'] },
  /** Hosts that record templates may ask for values, parted by commas. */
  { key: 'record-template.hosts', kind: 'text' },
  /** Where a phone is led that wants advice. */
  { key: 'view.consult', kind: 'text' },
] as const satisfies readonly KnownParameter[]

/** The key of a parameter that programs read. */
export type KnownParameterKey = (typeof knownParameters)[number]['key']

const byKey: ReadonlyMap<string, (typeof knownParameters)[number]> = new Map(knownParameters.map((one) => [one.key, one]))

/** What programs take of a parameter; undefined for one that none of ours reads. */
export const knownParameter = (key: string): (typeof knownParameters)[number] | undefined => byKey.get(key)

/** Whether the value of a decision says yes. */
export const saysYes = (value: string): boolean => value.trim() === '1'

/** Whether programs can take a value for what it says. A text, and the value of a parameter that none of ours reads, is taken as it is. */
export function isParameterValue(key: string, value: string): boolean {
  const known = knownParameter(key)
  const said = value.trim()
  if (known?.kind === 'decision') return said === '0' || said === '1'
  if (known?.kind === 'count') return /^\d{1,3}$/.test(said) && Number(said) >= known.least && Number(said) <= known.most
  return true
}

/** The keys of parameters that are whole numbers. */
export type CountParameterKey = keyof typeof parameterCounts

/** The number that an institute gave, or what is usual where it gave none that can be taken. */
export function parameterCount(key: CountParameterKey, value: string | undefined): number {
  return value !== undefined && isParameterValue(key, value) ? Number(value) : parameterCounts[key].usual
}
