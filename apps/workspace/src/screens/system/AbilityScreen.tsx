import { type Ability, contract, type Department } from '@etalon/api/contract'
import type { Language } from '@etalon/ui/i18n'
import { StatePill } from '@etalon/ui/state-pill'
import { abilityMessages } from '../../messages/dispatch.ts'
import { inLanguage } from '../../messages/index.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { roomFor, roomForStates } from '../list/room-for.ts'
import { departmentItems } from '../resource/department-items.ts'
import { defineResource, type Resource, ResourceScreen, removal, type Scope, turning } from '../resource/index.ts'

interface AbilityDraft {
  readonly deptId: string
  readonly technologyDomain: string
  readonly abilityType: string
  readonly abilityStatus: string
}

const { ability, department } = contract
const nameIn = (language: Language, { deptName, deptNameEn }: Pick<Department, 'deptName' | 'deptNameEn'>) =>
  inLanguage(language, deptName, deptNameEn)
const draftOf = (row: Ability): AbilityDraft => ({
  deptId: row.deptId,
  technologyDomain: row.technologyDomain,
  abilityType: row.abilityType,
  abilityStatus: row.abilityStatus,
})
const isOff = (status: string) => status === '2'
const bodyOf = (draft: AbilityDraft, id?: string) => ({
  ...draft,
  abilityStatus: isOff(draft.abilityStatus) ? ('2' as const) : ('1' as const),
  ...(id === undefined ? {} : { id }),
})

const abilities = defineResource({
  code: 'ability',
  messages: abilityMessages,
  call: ability.list,
  sources: (client, signal) => client.send(department.list, { query: {}, signal, quiet: true }),
  page: (client, { current, size, filter }, signal) =>
    client.send(ability.list, { query: { current, size, ...filter }, signal, quiet: true }),
  describe: ({ words, language, labels, sources }, chosen): Resource<Ability, AbilityDraft> => {
    const nameOf = (row: Ability) =>
      `${nameIn(language, row)} · ${labels.of('technology_domain_type', row.technologyDomain)} · ${labels.of('ability_type', row.abilityType)}`
    return {
      title: words.title,
      nameOf,
      history: (client, id, signal) => client.send(ability.history, { query: { id }, signal, quiet: true }),
      search: [
        {
          prop: 'technologyDomain',
          label: words.domain,
          type: 'select',
          data: labels.options('technology_domain_type'),
          valueKey: 'value',
          labelKey: 'label',
        },
        {
          prop: 'abilityType',
          label: words.ability,
          type: 'select',
          data: labels.options('ability_type'),
          valueKey: 'value',
          labelKey: 'label',
        },
      ],
      columns: [
        { key: 'deptName', header: words.dept, minWidth: 140, phone: 'title', text: (row) => nameIn(language, row) },
        {
          key: 'technologyDomain',
          header: words.domain,
          ...roomFor(words.domain, labels.words('technology_domain_type')),
          phone: 'start',
          text: (row) => labels.of('technology_domain_type', row.technologyDomain),
        },
        {
          key: 'abilityType',
          header: words.ability,
          ...roomFor(words.ability, labels.words('ability_type')),
          phone: 'start',
          text: (row) => labels.of('ability_type', row.abilityType),
        },
        {
          key: 'abilityStatus',
          header: words.status,
          ...roomForStates(words.status, labels.words('ability_status')),
          phone: 'aside',
          render: (row) => (
            <StatePill tone={isOff(row.abilityStatus) ? 'neutral' : 'success'} shape={isOff(row.abilityStatus) ? 'void' : 'done'}>
              {labels.of('ability_status', row.abilityStatus)}
            </StatePill>
          ),
          text: (row) => labels.of('ability_status', row.abilityStatus),
        },
        { key: 'testers', header: words.testers, width: 110, numeric: true, text: (row) => words.testersOf(row.testers) },
      ],
      empty: { title: words.none, text: words.noneHint },
      form: {
        call: ability.submit,
        add: words.add,
        title: (row) => (row ? words.edit(nameOf(row)) : words.add),
        fields: () => [
          {
            name: 'deptId',
            label: words.dept,
            input: { kind: 'tree', items: departmentItems(sources, language) },
            required: true,
            wide: true,
          },
          {
            name: 'technologyDomain',
            label: words.domain,
            input: { kind: 'choice', choices: labels.options('technology_domain_type') },
            required: true,
          },
          {
            name: 'abilityType',
            label: words.ability,
            input: { kind: 'choice', choices: labels.options('ability_type') },
            required: true,
          },
          {
            name: 'abilityStatus',
            label: words.status,
            input: { kind: 'choice', choices: labels.options('ability_status') },
            required: true,
          },
        ],
        draftOf: (row) =>
          row ? draftOf(row) : { deptId: chosen ?? '', technologyDomain: '', abilityType: '', abilityStatus: '1' },
        save: async (client, draft, row, idempotencyKey) => {
          await client.send(ability.submit, { body: bodyOf(draft, row?.id), idempotencyKey, quiet: true })
          return undefined
        },
        saved: ({ technologyDomain, abilityType }) =>
          words.saved(`${labels.of('technology_domain_type', technologyDomain)} · ${labels.of('ability_type', abilityType)}`),
      },
      actions: [
        ...turning<Ability, '1' | '2'>(words, {
          call: ability.submit,
          nameOf,
          stateOf: (row) => row.abilityStatus,
          states: { enabled: '1', disabled: '2' },
          set: (client, row, abilityStatus) =>
            client.send(ability.submit, {
              body: { ...bodyOf(draftOf(row), row.id), abilityStatus },
              idempotencyKey: crypto.randomUUID(),
            }),
        }),
        removal<Ability>(resourceMessages[language], {
          call: ability.remove,
          nameOf,
          run: async (client, row) => {
            await client.send(ability.remove, { query: { ids: row.id } })
            return undefined
          },
          undo: (client, row) => client.send(ability.submit, { body: bodyOf(draftOf(row)) }),
        }),
      ],
    }
  },
})

const scope: Scope<readonly Department[]> = {
  name: 'deptId',
  label: { zh: abilityMessages.zh.tree, en: abilityMessages.en.tree },
  items: ({ sources, language }) => departmentItems(sources, language),
}

/** What the departments of an institute can do: work is given to them by it (BIZ-17). */
export default function AbilityScreen() {
  return <ResourceScreen definition={abilities} scope={scope} />
}
