import {
  dsiUnit,
  isDecimalText,
  type LimitRule,
  type OwnMethod,
  type OwnMethodFault,
  ownMethod,
  ownMethodFaults,
  type Sheet,
} from '@etalon/api/domain'

/** By which rule a limit is given; `none` where nothing is judged. */
export const limitKinds = ['none', 'absolute', 'relative', 'span', 'linear', 'steps'] as const
/** By which rule a limit is given. */
export type LimitKind = (typeof limitKinds)[number]

/** What the form of a method holds. */
export interface MethodDraft {
  readonly unit: string
  readonly accuracyClass: string
  /** One a line. */
  readonly points: string
  readonly readings: string
  readonly places: string
  readonly limitKind: LimitKind
  /** The number of the rule: a limit, a per cent, or the constant part. */
  readonly limit: string
  /** What is added for each unit of the reference. */
  readonly factor: string
  readonly lowerLimit: string
  readonly upperLimit: string
  /** `50 0.0005`: up to which load, and the limit there; one a line. */
  readonly steps: string
  readonly temperatureFrom: string
  readonly temperatureTo: string
  readonly humidity: string
  /** `外观 | Appearance | 完好`: what is looked at, in English, what it has to be like; one a line. */
  readonly observations: string
  readonly states: boolean
  readonly repeatability: boolean
  readonly resolution: string
  /** `恒温槽均匀性 | Uniformity of the bath | 0.01`: a source, in English, its half-width; one a line. */
  readonly widths: string
}

/** A field that keeps a method from being saved, and why. */
export interface MethodProblem {
  readonly field: keyof MethodDraft
  readonly kind: 'number' | 'whole' | 'words' | 'unit' | 'lines' | OwnMethodFault['kind']
}

/** What a method begins with: what the kind of instrument says of itself. */
export const newDraft = (unit: string, points: readonly string[]): MethodDraft => ({
  ...{ unit, accuracyClass: '', points: points.filter(isDecimalText).join('\n'), readings: '1', places: '2' },
  ...{ limitKind: 'none', limit: '', factor: '', lowerLimit: '', upperLimit: '', steps: '' },
  ...{ temperatureFrom: '', temperatureTo: '', humidity: '', observations: '' },
  ...{ states: false, repeatability: false, resolution: '', widths: '' },
})

const joined = (parts: readonly string[]) => parts.join(' | ')

/** A method as its form shows it. */
export function draftOf(method: OwnMethod): MethodDraft {
  const { limit, temperature, humidity, uncertainty } = method
  return {
    ...{ unit: method.unit, accuracyClass: method.accuracyClass, points: method.points.join('\n') },
    ...{ readings: String(method.readings), places: String(method.places) },
    limitKind: limit === null || limit.kind === 'nominal' ? 'none' : limit.kind,
    limit:
      limit?.kind === 'absolute'
        ? limit.limit
        : limit?.kind === 'relative' || limit?.kind === 'span'
          ? limit.percent
          : limit?.kind === 'linear'
            ? limit.constant
            : '',
    factor: limit?.kind === 'linear' ? limit.factor : '',
    lowerLimit: limit?.kind === 'span' ? limit.lowerLimit : '',
    upperLimit: limit?.kind === 'span' ? limit.upperLimit : '',
    steps: limit?.kind === 'steps' ? limit.steps.map((step) => `${step.upTo} ${step.limit}`).join('\n') : '',
    ...{ temperatureFrom: temperature?.minimum ?? '', temperatureTo: temperature?.maximum ?? '', humidity: humidity ?? '' },
    observations: method.observations.map(({ zh, en, requirement }) => joined([zh, en, requirement])).join('\n'),
    states: uncertainty !== null,
    repeatability: uncertainty?.repeatability ?? false,
    resolution: uncertainty?.resolution ?? '',
    widths: (uncertainty?.limits ?? []).map(({ zh, en, halfWidth }) => joined([zh, en, halfWidth])).join('\n'),
  }
}

/**
 * A built-in method as the form shows it, to be changed from there; undefined where the form has no fields for how it measures: rising and
 * falling, or in ohms.
 */
export function draftOfSheet(sheet: Sheet): MethodDraft | undefined {
  if (sheet.method !== 'indication') return undefined
  const condition = (key: string) => sheet.conditions.find((one) => one.key === key)
  const [temperature, humidity] = [condition('temperature'), condition('humidity')]
  return draftOf({
    ...{ unit: sheet.unit, accuracyClass: sheet.accuracyClass, points: [...sheet.points] },
    ...{ readings: sheet.columns.length, places: sheet.columns[0]?.places ?? 0, limit: sheet.limit ?? null },
    temperature: temperature ? { minimum: temperature.minimum, maximum: temperature.maximum } : null,
    humidity: humidity?.maximum ?? null,
    observations: sheet.observations.map(({ zh, en, requirement }) => ({ zh, en, requirement })),
    uncertainty: sheet.withUncertainty
      ? {
          repeatability: sheet.contributions.some(({ source }) => source === 'repeatability'),
          resolution: sheet.contributions.find((one) => one.source === 'resolution')?.step ?? null,
          limits: sheet.contributions.flatMap((one) =>
            one.source === 'limit' ? [{ zh: one.zh, en: one.en, halfWidth: one.halfWidth }] : [],
          ),
        }
      : null,
  })
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
const partsOf = (line: string): readonly [string, string, string] => {
  const [first = '', second = '', third = ''] = line.split(/[|｜]/).map((part) => part.trim())
  return [first, second, third]
}
const stepOf = (line: string) => {
  const [upTo = '', limit = ''] = line.split(/[\s,，]+/)
  return { upTo, limit }
}
const blankIsNone = (text: string) => (text.trim() === '' ? null : text.trim())
const wholeOf = (text: string) => (/^\d{1,2}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN)

function limitOf(draft: MethodDraft): LimitRule | null {
  const limit = draft.limit.trim()
  switch (draft.limitKind) {
    case 'none':
      return null
    case 'absolute':
      return { kind: 'absolute', limit }
    case 'relative':
      return { kind: 'relative', percent: limit }
    case 'span':
      return { kind: 'span', percent: limit, lowerLimit: draft.lowerLimit.trim(), upperLimit: draft.upperLimit.trim() }
    case 'linear':
      return { kind: 'linear', constant: limit, factor: draft.factor.trim() }
    case 'steps':
      return { kind: 'steps', steps: linesOf(draft.steps).map(stepOf) }
  }
}

const written = (draft: MethodDraft) => ({
  unit: draft.unit.trim(),
  accuracyClass: draft.accuracyClass.trim(),
  points: linesOf(draft.points),
  ...{ readings: wholeOf(draft.readings), places: wholeOf(draft.places), limit: limitOf(draft) },
  temperature:
    blankIsNone(draft.temperatureFrom) === null && blankIsNone(draft.temperatureTo) === null
      ? null
      : { minimum: draft.temperatureFrom.trim(), maximum: draft.temperatureTo.trim() },
  humidity: blankIsNone(draft.humidity),
  observations: linesOf(draft.observations).map((line) => {
    const [zh, en, requirement] = partsOf(line)
    return { zh, en, requirement }
  }),
  uncertainty: draft.states
    ? {
        repeatability: draft.repeatability,
        resolution: blankIsNone(draft.resolution),
        limits: linesOf(draft.widths).map((line) => {
          const [zh, en, halfWidth] = partsOf(line)
          return { zh, en, halfWidth }
        }),
      }
    : null,
})

const isNumber = (text: string) => isDecimalText(text.trim())
const isAmount = (text: string) => isNumber(text) && !text.trim().startsWith('-')

/** What the fields of a limit lack, by its rule. */
function limitProblems(draft: MethodDraft): MethodProblem[] {
  const problems: MethodProblem[] = []
  const kind = draft.limitKind
  if (kind === 'steps') {
    const steps = linesOf(draft.steps).map(stepOf)
    if (steps.length === 0 || steps.some(({ upTo, limit }) => !isAmount(upTo) || !isAmount(limit)))
      problems.push({ field: 'steps', kind: 'lines' })
  } else if (kind !== 'none') {
    if (!isAmount(draft.limit)) problems.push({ field: 'limit', kind: 'number' })
    if (kind === 'linear' && !isAmount(draft.factor)) problems.push({ field: 'factor', kind: 'number' })
    if (kind === 'span')
      for (const field of ['lowerLimit', 'upperLimit'] as const)
        if (!isNumber(draft[field])) problems.push({ field, kind: 'number' })
  }
  return problems
}

/** What cannot be read at all, in the order of the form. */
function unreadable(draft: MethodDraft): MethodProblem[] {
  const problems: MethodProblem[] = []
  const points = linesOf(draft.points)
  if (draft.unit.trim() === '') problems.push({ field: 'unit', kind: 'words' })
  else if (dsiUnit(draft.unit) === undefined) problems.push({ field: 'unit', kind: 'unit' })
  if (!(wholeOf(draft.readings) >= 1 && wholeOf(draft.readings) <= 10)) problems.push({ field: 'readings', kind: 'whole' })
  if (!(wholeOf(draft.places) <= 9)) problems.push({ field: 'places', kind: 'whole' })
  if (points.length === 0 || points.length > 60 || !points.every(isNumber)) problems.push({ field: 'points', kind: 'lines' })
  problems.push(...limitProblems(draft))
  const hasTemperature = draft.temperatureFrom.trim() !== '' || draft.temperatureTo.trim() !== ''
  if (hasTemperature)
    for (const field of ['temperatureFrom', 'temperatureTo'] as const)
      if (!isNumber(draft[field])) problems.push({ field, kind: 'number' })
  if (draft.humidity.trim() !== '' && !isAmount(draft.humidity)) problems.push({ field: 'humidity', kind: 'number' })
  if (linesOf(draft.observations).some((line) => partsOf(line)[0] === '')) problems.push({ field: 'observations', kind: 'lines' })
  if (!draft.states) return problems
  if (draft.resolution.trim() !== '' && !isAmount(draft.resolution)) problems.push({ field: 'resolution', kind: 'number' })
  if (
    linesOf(draft.widths)
      .map(partsOf)
      .some(([zh, , width]) => zh === '' || !isAmount(width))
  )
    problems.push({ field: 'widths', kind: 'lines' })
  return problems
}

/** Where a fault of a method stands in its form. */
const fieldOf = ({ field, kind }: OwnMethodFault, { limitKind }: MethodDraft): keyof MethodDraft => {
  if (field === 'temperature') return 'temperatureTo'
  if (field === 'uncertainty') return kind === 'readings' ? 'repeatability' : 'resolution'
  if (field !== 'limit') return field
  if (kind === 'required') return 'limitKind'
  return limitKind === 'span' ? 'upperLimit' : limitKind === 'steps' ? 'steps' : 'limit'
}

/** The method that a draft is, or what keeps it from being one. */
export function methodOf(
  abilityType: string,
  draft: MethodDraft,
): { readonly method: OwnMethod; readonly problems: readonly [] } | { readonly problems: readonly MethodProblem[] } {
  const problems = unreadable(draft)
  if (problems.length > 0) return { problems }
  const { data: method } = ownMethod.safeParse(written(draft))
  // What is too long is kept out by the fields; lines have no such limit.
  if (!method) return { problems: [{ field: 'observations', kind: 'lines' }] }
  const faults = ownMethodFaults(abilityType, method).map(
    (fault): MethodProblem => ({ field: fieldOf(fault, draft), kind: fault.kind }),
  )
  return faults.length > 0 ? { problems: faults } : { method, problems: [] }
}
