import { contract, type RecordTemplate } from '@etalon/api/contract'
import { ButtonLink } from '@etalon/ui/button'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { inLanguage, useWords } from '../../messages/index.ts'
import { punctuation } from '../../messages/punctuation.ts'
import { recordTemplateMessages } from '../../messages/record-template.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { EnabledState } from '../enterprise/EnabledState.tsx'
import { roomFor, roomForStates } from '../list/room-for.ts'
import { defineResource, noSources, type Resource, ResourceScreen, turningAndRemoval } from '../resource/index.ts'
import { useAllowed } from '../work/people/use-allowed.ts'

const { recordTemplate } = contract
const formPath = '/testing/record-template-edit/index'

/** Leads to the form; who may keep no template is not offered it. */
function AddLink() {
  const words = useWords(recordTemplateMessages)
  const allowed = useAllowed()
  if (!allowed(contract.recordTemplate.submit)) return null
  return (
    <ButtonLink kind="primary" icon={Plus} href={formPath}>
      {words.add}
    </ButtonLink>
  )
}

const templates = defineResource({
  code: 'record_template',
  messages: recordTemplateMessages,
  call: recordTemplate.list,
  sources: noSources,
  page: (client, { current, size, filter }, signal) =>
    client.send(recordTemplate.list, { query: { current, size, ...filter }, signal, quiet: true }),
  describe: ({ words, language, labels, nameOf }): Resource<RecordTemplate, Record<string, never>> => {
    const nameIn = (name: string, nameEn: string) => inLanguage(language, name, nameEn)
    return {
      title: words.title,
      nameOf: (row) => row.name,
      search: [
        { prop: 'keyword', label: words.keyword },
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
        {
          key: 'name',
          header: words.name,
          minWidth: 160,
          phone: 'title',
          render: (row) => <Link to={`${formPath}?id=${row.id}`}>{nameIn(row.name, row.nameEn)}</Link>,
        },
        {
          key: 'kindName',
          header: words.kind,
          minWidth: 180,
          phone: 'start',
          text: (row) => `${nameIn(row.kindName, row.kindNameEn)} ${row.kindCode}`,
        },
        {
          key: 'abilityType',
          header: words.ability,
          ...roomFor(words.ability, labels.words('ability_type')),
          phone: 'start',
          text: (row) => labels.of('ability_type', row.abilityType),
        },
        {
          key: 'fields',
          header: words.fields,
          minWidth: 220,
          phone: 'end',
          text: (row) => punctuation[language].listed(row.fields.map((field) => nameIn(field.name, field.nameEn))),
        },
        {
          key: 'status',
          header: words.status,
          ...roomForStates(words.status, labels.states('m_enable_status')),
          phone: 'aside',
          text: (row) => labels.of('m_enable_status', row.status),
          render: (row) => <EnabledState state={row.status} />,
        },
        {
          key: 'createUserName',
          header: words.author,
          width: language === 'en' ? 108 : 92,
          text: (row) => nameOf(row.createUserName),
        },
      ],
      empty: { title: words.none, text: words.noneHint },
      tools: () => <AddLink />,
      actions: [
        ...turningAndRemoval<RecordTemplate>(words, resourceMessages[language], {
          turn: {
            call: recordTemplate.turn,
            send: (client, of, status, idempotencyKey) =>
              client.send(recordTemplate.turn, { body: { ...of, status }, idempotencyKey }),
          },
          remove: { call: recordTemplate.remove, send: (client, ids) => client.send(recordTemplate.remove, { query: { ids } }) },
          nameOf: (row) => row.name,
          stateOf: (row) => row.status,
          undo: (client, { name, nameEn, kindCode, abilityType, fields, remark }) =>
            client.send(recordTemplate.submit, { body: { name, nameEn, kindCode, abilityType, fields, remark } }),
        }),
      ],
    }
  },
})

/** What records ask for besides the readings (BIZ-18). */
export default function RecordTemplateScreen() {
  return <ResourceScreen definition={templates} />
}
