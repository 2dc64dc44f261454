import { contract, type KindRecord, type MeasuringStandard } from '@etalon/api/contract'
import { sheetBy } from '@etalon/api/domain'
import type { Language } from '@etalon/ui/i18n'
import { Link } from 'react-router'
import { inLanguage } from '../../messages/index.ts'
import { instrumentKindMessages } from '../../messages/instrument-kind.ts'
import { punctuation } from '../../messages/punctuation.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { methodPath } from '../instrument-method/places.ts'
import { moneyColumn } from '../list/money-column.ts'
import { roomFor } from '../list/room-for.ts'
import { audited, defineResource, type Resource, ResourceScreen, removal } from '../resource/index.ts'

interface KindDraft {
  readonly code: string
  readonly name: string
  readonly nameEn: string
  readonly technologyDomain: string
  readonly abilityTypes: readonly string[]
  readonly range: string
  readonly unit: string
  readonly accuracy: string
  readonly mpe: string
  readonly regulation: string
  readonly regulationName: string
  readonly regulationNameEn: string
  readonly cycleMonths: string
  readonly mandatoryMark: string
  /** One a line. */
  readonly points: string
  readonly price: string
  readonly workMinutes: string
  /** Names of the measuring standards that suit it. */
  readonly standards: readonly string[]
}

interface Sources {
  readonly standards: readonly MeasuringStandard[]
}

const { instrumentKind } = contract
const pointsOf = (points: string) =>
  points
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')
const draftOf = ({ id: _, ownMethods: __, points, workMinutes, ...row }: KindRecord): KindDraft => ({
  ...row,
  points: points.join('\n'),
  workMinutes: String(workMinutes),
})
const empty: KindDraft = {
  ...{ code: '', name: '', nameEn: '', technologyDomain: '', abilityTypes: ['1'], range: '', unit: '', accuracy: '', mpe: '' },
  ...{ regulation: '', regulationName: '', regulationNameEn: '', cycleMonths: '12', mandatoryMark: '10', points: '', price: '' },
  workMinutes: '60',
  standards: [],
}
const bodyOf = ({ points, workMinutes, abilityTypes, standards, ...draft }: KindDraft, id?: string) => ({
  ...draft,
  code: draft.code.trim(),
  price: draft.price.trim(),
  abilityTypes: [...abilityTypes],
  standards: [...standards],
  points: pointsOf(points),
  workMinutes: Number(workMinutes),
  ...(id === undefined ? {} : { id }),
})
const nameIn = (language: Language, { name, nameEn }: Pick<KindRecord, 'name' | 'nameEn'>) => inLanguage(language, name, nameEn)
const isWhole = (typed: string, most: number) => /^[1-9]\d*$/.test(typed.trim()) && Number(typed) <= most

/** The standards to choose among, by name, of the kind's own domain first; a name that none has any more can be taken away. */
function standardChoices({ standards }: Sources, language: Language, row: KindRecord | undefined) {
  const ofDomain = (one: MeasuringStandard) => one.technologyDomain === row?.technologyDomain
  const sorted = standards.toSorted((one, other) => Number(ofDomain(other)) - Number(ofDomain(one)))
  const names = [...new Set([...sorted.map(({ name }) => name), ...(row?.standards ?? [])])]
  return names.map((name) => {
    const same = standards.filter((one) => one.name === name)
    return {
      value: name,
      label: nameIn(language, same[0] ?? { name, nameEn: '' }),
      note: punctuation[language].listed(same.map(({ number }) => number)),
    }
  })
}

/** By how many methods of each origin the kinds of work are measured. */
function methodsIn(words: (typeof instrumentKindMessages)[Language], { code, abilityTypes, ownMethods }: KindRecord): string {
  const own = abilityTypes.filter((one) => ownMethods.includes(one)).length
  const builtIn = abilityTypes.filter((one) => !ownMethods.includes(one) && sheetBy(null, code, one) !== undefined).length
  return words.methodsOf(own, builtIn, abilityTypes.length - own - builtIn)
}

const kinds = defineResource({
  code: 'instrument-kind',
  messages: instrumentKindMessages,
  call: instrumentKind.page,
  sources: async (client, signal): Promise<Sources> => ({
    standards: await client.send(contract.staff.standards, { query: {}, signal, quiet: true }),
  }),
  page: (client, { current, size, filter }, signal) =>
    client.send(instrumentKind.page, { query: { current, size }, body: filter, signal, quiet: true }),
  describe: ({ words, language, labels, sources }): Resource<KindRecord, KindDraft> => {
    const chosenFrom = (prop: string, label: string, code: 'technology_domain_type' | 'ability_type') => ({
      ...{ prop, label, type: 'select' as const, data: labels.options(code), valueKey: 'value', labelKey: 'label' },
    })
    return {
      title: words.title,
      nameOf: (row) => nameIn(language, row),
      search: [
        { prop: 'name', label: words.search },
        chosenFrom('technologyDomain', words.domain, 'technology_domain_type'),
        chosenFrom('abilityType', words.abilities, 'ability_type'),
      ],
      columns: [
        { key: 'code', header: words.code, width: 112, phone: 'aside' },
        { key: 'name', header: words.name, minWidth: 140, phone: 'title', text: (row) => nameIn(language, row) },
        {
          key: 'technologyDomain',
          header: words.domain,
          ...roomFor(words.domain, labels.words('technology_domain_type')),
          text: (row) => labels.of('technology_domain_type', row.technologyDomain),
        },
        {
          key: 'abilityTypes',
          header: words.abilities,
          minWidth: 120,
          phone: 'start',
          text: (row) => punctuation[language].listed(row.abilityTypes.map((one) => labels.of('ability_type', one))),
        },
        {
          key: 'ownMethods',
          header: words.method,
          minWidth: 128,
          phone: 'start',
          text: (row) => methodsIn(words, row),
          render: (row) => <Link to={`${methodPath}?id=${encodeURIComponent(row.code)}`}>{methodsIn(words, row)}</Link>,
        },
        { key: 'range', header: words.range, minWidth: 128 },
        { key: 'mpe', header: words.mpe, minWidth: 120 },
        { key: 'regulation', header: words.regulation, minWidth: 136, phone: 'start' },
        {
          key: 'cycleMonths',
          header: words.cycle,
          ...roomFor(words.cycle, labels.words('VERIFICATION_CYCLE')),
          text: (row) => labels.of('VERIFICATION_CYCLE', row.cycleMonths),
        },
        {
          key: 'standards',
          header: words.standards,
          minWidth: 140,
          text: (row) =>
            punctuation[language].listed(
              row.standards.map((name) =>
                nameIn(language, sources.standards.find((one) => one.name === name) ?? { name, nameEn: '' }),
              ),
            ),
        },
        moneyColumn({ key: 'price', header: words.price, width: 104, phone: 'end' }),
        { key: 'workMinutes', header: words.minutes, width: 120, numeric: true },
      ],
      // What a window of 1280 pixels has no room for; English names of domains and cycles are longer.
      hiddenAtFirst: ['workMinutes', 'mpe', 'range', 'standards', ...(language === 'en' ? ['cycleMonths'] : [])],
      empty: { title: words.none, text: words.noneHint },
      history: audited('instrument_kind'),
      form: {
        call: instrumentKind.submit,
        add: words.add,
        title: (row) => (row ? words.edit(nameIn(language, row)) : words.add),
        fields: (row) => [
          {
            name: 'code',
            label: words.code,
            input: { kind: 'text', longest: 32 },
            required: true,
            fixed: row !== undefined,
            hint: words.codeHint,
            rule: ({ code }) => (/^[\w-]{1,32}$/.test(code.trim()) ? undefined : words.codeRule),
          },
          {
            name: 'technologyDomain',
            label: words.domain,
            input: { kind: 'choice', choices: labels.options('technology_domain_type') },
            required: true,
          },
          { name: 'name', label: words.name, input: { kind: 'text', longest: 64 }, required: true },
          { name: 'nameEn', label: words.nameEn, input: { kind: 'text', longest: 96 } },
          {
            name: 'abilityTypes',
            label: words.abilities,
            input: { kind: 'choices', choices: labels.options('ability_type') },
            required: true,
            wide: true,
            hint: words.abilitiesHint,
          },
          {
            name: 'regulation',
            label: words.regulation,
            input: { kind: 'text', longest: 64 },
            required: true,
            wide: true,
            hint: words.regulationHint,
          },
          { name: 'regulationName', label: words.regulationName, input: { kind: 'text', longest: 128 } },
          { name: 'regulationNameEn', label: words.regulationNameEn, input: { kind: 'text', longest: 192 } },
          { name: 'range', label: words.range, input: { kind: 'text', longest: 64 } },
          { name: 'unit', label: words.unit, input: { kind: 'text', longest: 16 } },
          { name: 'accuracy', label: words.accuracy, input: { kind: 'text', longest: 64 } },
          { name: 'mpe', label: words.mpe, input: { kind: 'text', longest: 64 }, hint: words.mpeHint },
          {
            name: 'cycleMonths',
            label: words.cycle,
            input: { kind: 'choice', choices: labels.options('VERIFICATION_CYCLE') },
            required: true,
            hint: words.cycleHint,
          },
          {
            name: 'mandatoryMark',
            label: words.mark,
            input: { kind: 'choice', choices: labels.options('strong_inspection_mark') },
            required: true,
          },
          {
            name: 'price',
            label: words.price,
            input: { kind: 'text', longest: 12 },
            required: true,
            rule: ({ price }) => (/^\d{1,9}(\.\d{1,2})?$/.test(price.trim()) ? undefined : words.priceRule),
          },
          {
            name: 'workMinutes',
            label: words.minutes,
            input: { kind: 'number' },
            required: true,
            hint: words.minutesHint,
            rule: ({ workMinutes }) => (isWhole(workMinutes, 100_000) ? undefined : words.minutesRule),
          },
          {
            name: 'standards',
            label: words.standards,
            input: { kind: 'choices', choices: standardChoices(sources, language, row) },
            wide: true,
            hint: words.standardsHint,
          },
          {
            name: 'points',
            label: words.points,
            input: { kind: 'area', longest: 1500, rows: 4 },
            wide: true,
            hint: words.pointsHint,
            rule: ({ points }) => {
              const all = pointsOf(points)
              return all.length <= 60 && all.every((one) => one.length <= 24) ? undefined : words.pointsRule
            },
          },
        ],
        draftOf: (row) => (row ? draftOf(row) : empty),
        save: async (client, draft, row, idempotencyKey) => {
          await client.send(instrumentKind.submit, { body: bodyOf(draft, row?.id), idempotencyKey, quiet: true })
          return undefined
        },
        saved: (draft) => words.saved(nameIn(language, draft)),
      },
      actions: [
        removal<KindRecord>(resourceMessages[language], {
          call: instrumentKind.remove,
          nameOf: (row) => nameIn(language, row),
          consequence: () => words.gone,
          run: async (client, row) => {
            await client.send(instrumentKind.remove, { query: { ids: row.id } })
            return undefined
          },
          undo: (client, row) => client.send(instrumentKind.submit, { body: bodyOf(draftOf(row)) }),
        }),
      ],
    }
  },
})

/** The kinds of instrument that an institute works on (SYS-4). */
export default function InstrumentKindScreen() {
  return <ResourceScreen definition={kinds} />
}
