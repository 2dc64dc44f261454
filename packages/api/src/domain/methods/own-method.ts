import * as z from 'zod/mini'
import { decimalOf, decimalPlaces } from '../decimals/index.ts'
import { isKeyOf } from '../dictionaries/index.ts'
import { type Contribution, decimalField, limitAt, limitRule } from '../results/index.ts'
import { dsiUnit } from '../units/index.ts'
import type { Sheet } from './sheet.ts'
import { humidity, readingColumns, sheetFor, temperature } from './sheets.ts'

const short = z.string().check(z.maxLength(24))
const decimal = z.string().check(
  z.maxLength(24),
  z.refine((text) => decimalField.safeParse(text).success, 'not a decimal'),
)
const word = z.string().check(z.trim(), z.minLength(1), z.maxLength(64))

/**
 * How an institute measures a kind of instrument by a method of its own: what the instrument shows is compared with a reference at
 * points, as the regulation of that kind asks (ISO/IEC 17025:2017, 7.2.1). Numbers are decimals as people type them, in the unit given.
 */
export const ownMethod = z.strictObject({
  /** One that a digital certificate knows (`dsiUnit`). */
  unit: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(16),
    z.refine((unit) => dsiUnit(unit) !== undefined, 'not a unit'),
  ),
  /** Empty where the kind has no class. */
  accuracyClass: short,
  /** In the order in which they are measured. */
  points: z.array(decimal).check(z.minLength(1), z.maxLength(60)),
  /** How often is read at each point. */
  readings: z.int().check(z.minimum(1), z.maximum(10)),
  /** Digits after the point that the instrument shows. */
  places: z.int().check(z.minimum(0), z.maximum(9)),
  /** The maximum permissible error; null where nothing is judged. */
  limit: z.nullable(limitRule.check(z.refine((rule) => JSON.stringify(rule).length <= 2000))),
  /** The surroundings within which the method holds; null where they do not matter. */
  temperature: z.nullable(z.strictObject({ minimum: decimal, maximum: decimal })),
  /** The highest relative humidity, in per cent. */
  humidity: z.nullable(decimal),
  /** What is looked at besides, and what it has to be like. */
  observations: z
    .array(z.strictObject({ zh: word, en: z.string().check(z.maxLength(64)), requirement: z.string().check(z.maxLength(64)) }))
    .check(z.maxLength(12)),
  /** Sources of uncertainty besides the standards' own; null where no uncertainty is stated. */
  uncertainty: z.nullable(
    z.strictObject({
      /** Taken from the readings of each point. */
      repeatability: z.boolean(),
      /** The step of the display; null where it does not count. */
      resolution: z.nullable(decimal),
      /** Half-widths with a rectangular distribution (JJF 1059.1-2012, 4.3.3). */
      limits: z
        .array(z.strictObject({ zh: word, en: z.string().check(z.maxLength(64)), halfWidth: decimal }))
        .check(z.maxLength(12)),
    }),
  ),
})
/** How an institute measures a kind of instrument by a method of its own, as its schema reads it. */
export type OwnMethod = z.output<typeof ownMethod>

/** What is wrong with a method that is well formed. */
export interface OwnMethodFault {
  readonly field: 'points' | 'limit' | 'temperature' | 'humidity' | 'uncertainty'
  /**
   * A verification needs a limit (`required`); the limit says nothing about a point, or nothing contributes to the uncertainty
   * (`incomplete`); a lower end lies above its upper one, or a number that has to be above zero is not (`order`); one reading has no
   * repeatability (`readings`); a point has more digits than the instrument shows (`places`).
   */
  readonly kind: 'required' | 'incomplete' | 'order' | 'readings' | 'places'
}

const isPositive = (text: string) => decimalOf(text).greaterThan(0)
const saysNothing = (method: OwnMethod) =>
  method.points.some((point) => {
    try {
      return method.limit !== null && limitAt(method.limit, point).isNegative()
    } catch {
      return true
    }
  })

/** Everything that keeps a method from being used for a kind of work. Screen and server ask the same. */
export function ownMethodFaults(abilityType: string, method: OwnMethod): readonly OwnMethodFault[] {
  const { limit, temperature: range, humidity: most, uncertainty, points, places, readings } = method
  const faults: OwnMethodFault[] = []
  if (points.some((point) => decimalPlaces(point) > places)) faults.push({ field: 'points', kind: 'places' })
  if (limit === null && abilityType === '1') faults.push({ field: 'limit', kind: 'required' })
  if (limit?.kind === 'span' && !decimalOf(limit.upperLimit).greaterThan(limit.lowerLimit))
    faults.push({ field: 'limit', kind: 'order' })
  else if (saysNothing(method)) faults.push({ field: 'limit', kind: 'incomplete' })
  if (range !== null && decimalOf(range.minimum).greaterThan(range.maximum)) faults.push({ field: 'temperature', kind: 'order' })
  if (most !== null && !isPositive(most)) faults.push({ field: 'humidity', kind: 'order' })
  if (uncertainty !== null) {
    const { repeatability, resolution, limits } = uncertainty
    if (repeatability && readings < 2) faults.push({ field: 'uncertainty', kind: 'readings' })
    if (!repeatability && resolution === null && limits.length === 0) faults.push({ field: 'uncertainty', kind: 'incomplete' })
    const widths = [...(resolution === null ? [] : [resolution]), ...limits.map(({ halfWidth }) => halfWidth)]
    if (!widths.every(isPositive)) faults.push({ field: 'uncertainty', kind: 'order' })
  }
  return faults
}

const contributionsOf = ({ uncertainty }: OwnMethod): Contribution[] =>
  uncertainty === null
    ? []
    : [
        ...(uncertainty.repeatability ? [{ source: 'repeatability', zh: '测量重复性', en: 'Repeatability' } as const] : []),
        ...(uncertainty.resolution === null
          ? []
          : [{ source: 'resolution', zh: '示值分辨力', en: 'Resolution', step: uncertainty.resolution } as const]),
        ...uncertainty.limits.map(({ zh, en, halfWidth }) => ({ source: 'limit', zh, en: en || zh, halfWidth }) as const),
      ]

/** The sheet that an original record is typed on by a method of one's own. */
export const sheetOf = (method: OwnMethod): Sheet => ({
  method: 'indication',
  unit: method.unit,
  accuracyClass: method.accuracyClass,
  points: method.points,
  columns: readingColumns(method.unit, method.places, method.readings),
  observations: method.observations.map(({ zh, en, requirement }, place) => ({
    ...{ key: `observation${place + 1}`, zh, en: en || zh, requirement },
  })),
  conditions: [
    ...(method.temperature === null ? [] : [temperature(method.temperature.minimum, method.temperature.maximum)]),
    ...(method.humidity === null ? [] : [humidity(method.humidity)]),
  ],
  ...(method.limit === null ? {} : { limit: method.limit }),
  contributions: contributionsOf(method),
  withUncertainty: method.uncertainty !== null,
})

/** What a kind of instrument is measured by: the institute's own method, else the one that is built in; undefined without either. */
export const sheetBy = (method: OwnMethod | null, kindCode: string, abilityType: string): Sheet | undefined => {
  if (method !== null) return sheetOf(method)
  return isKeyOf('ability_type', abilityType) ? sheetFor(kindCode, abilityType) : undefined
}
