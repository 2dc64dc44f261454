import { contract, type MessageTemplate, type MessageTemplateForm } from '@etalon/api/contract'
import { isOccasion, longestMessage, mailTemplate, occasions, smsTemplate, templateFaults } from '@etalon/api/domain'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { messageTemplateMessages } from '../../messages/message-template.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { EnabledState } from '../enterprise/EnabledState.tsx'
import { roomFor, roomForStates } from '../list/room-for.ts'
import { defineResource, type FieldDefinition, type Resource, ResourceScreen, turningAndRemoval } from '../resource/index.ts'

/** With the first form: the list does without. */
const TemplatePreview = lazy(async () => ({ default: (await import('./TemplatePreview.tsx')).TemplatePreview }))

interface TemplateDraft {
  readonly type: string
  readonly smsOccasion: string
  readonly inSiteOccasion: string
  readonly name: string
  readonly title: string
  readonly content: string
  readonly contentEn: string
}

const { messageTemplate } = contract
const inSite = '2'
type Usual = ReadonlyMap<string, { readonly words: string; readonly wordsEn: string }>

const draftOf = (row: MessageTemplate | undefined): TemplateDraft => ({
  type: row?.type ?? smsTemplate,
  smsOccasion: row?.type === smsTemplate ? row.occasion : '',
  inSiteOccasion: row?.type === inSite ? row.occasion : '',
  name: row?.name ?? '',
  title: row?.title ?? '',
  content: row?.content ?? '',
  contentEn: row?.contentEn ?? '',
})
/** What a draft would say: what its type has no use for is left out. */
const wordsOf = ({ type, smsOccasion, inSiteOccasion, title, content, contentEn }: TemplateDraft) => ({
  type,
  occasion: type === smsTemplate ? smsOccasion : type === inSite ? inSiteOccasion : '',
  title: type === smsTemplate ? '' : title.trim(),
  content: content.trim(),
  contentEn: type === smsTemplate ? contentEn.trim() : '',
})
const bodyOf = (draft: TemplateDraft, row: MessageTemplate | undefined): MessageTemplateForm => ({
  ...wordsOf(draft),
  name: draft.name,
  ...(row ? { id: row.id, version: row.version } : {}),
})

const templates = defineResource({
  code: 'message_template',
  messages: messageTemplateMessages,
  call: messageTemplate.list,
  sources: async (client, signal): Promise<Usual> => {
    const usual = await client.send(messageTemplate.usual, { signal, quiet: true })
    return new Map(usual.map(({ occasion, ...words }) => [occasion, words]))
  },
  page: (client, { current, size, filter }, signal) =>
    client.send(messageTemplate.list, { query: { current, size, ...filter }, signal, quiet: true }),
  describe: ({ words, language, labels, nameOf, sources }): Resource<MessageTemplate, TemplateDraft> => {
    const occasionName = (occasion: string) => (isOccasion(occasion) ? words.occasions[occasion] : words.byHand)
    const choicesOf = (type: string) =>
      Object.entries(occasions).flatMap(([key, one]) =>
        one.type === type
          ? [{ value: key, label: occasionName(key), note: sources.get(key)?.[language === 'en' ? 'wordsEn' : 'words'] ?? '' }]
          : [],
      )
    /** What is wrong with a field of a draft, in words. */
    const faultIn = (field: 'title' | 'content' | 'contentEn') => (draft: TemplateDraft) => {
      const fault = templateFaults(wordsOf(draft)).find((one) => one.field === field)
      if (!fault) return undefined
      const { kind, name = '' } = fault
      if (kind === 'unknown-parameter') return words.faults.unknown(name)
      return kind === 'missing-parameter' ? words.faults.missing(name) : words.faults[kind]
    }
    const occasionField = (name: 'smsOccasion' | 'inSiteOccasion', type: string): FieldDefinition<TemplateDraft> => ({
      name,
      label: words.occasion,
      input: { kind: 'choice', choices: choicesOf(type), none: words.byHand },
      isShown: (draft) => draft.type === type,
      hint: words.occasionHint,
      wide: true,
    })
    return {
      title: words.title,
      nameOf: (row) => row.name,
      search: [{ prop: 'keyword', label: words.keyword }],
      views: [
        { value: 'all', label: words.views.all, filter: {} },
        { value: 'sms', label: words.views.sms, filter: { type: smsTemplate } },
        { value: 'inSite', label: words.views.inSite, filter: { type: inSite } },
        { value: 'mail', label: words.views.mail, filter: { type: mailTemplate } },
      ],
      columns: [
        {
          key: 'name',
          header: words.name,
          minWidth: 140,
          phone: 'title',
          render: (row) => <Link to={`/system/message-template-detail/index?id=${row.id}`}>{row.name}</Link>,
        },
        {
          key: 'type',
          header: words.type,
          ...roomFor(words.type, labels.words('m_template_type')),
          phone: 'start',
          text: (row) => labels.of('m_template_type', row.type),
        },
        {
          key: 'occasion',
          header: words.occasion,
          width: language === 'en' ? 220 : 140,
          phone: 'start',
          text: (row) => occasionName(row.occasion),
        },
        { key: 'title', header: words.headline, minWidth: 120 },
        { key: 'content', header: words.content, minWidth: 220, phone: 'line' },
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
          width: labels.personWidth,
          text: (row) => nameOf(row.createUserName),
        },
      ],
      hiddenAtFirst: ['title', 'createUserName'],
      empty: { title: words.none, text: words.noneHint },
      form: {
        call: messageTemplate.submit,
        add: words.add,
        title: (row) => (row ? words.edit(row.name) : words.add),
        fields: () => [
          { name: 'name', label: words.name, input: { kind: 'text', longest: 64 }, required: true },
          {
            name: 'type',
            label: words.type,
            input: { kind: 'choice', choices: labels.options('m_template_type') },
            required: true,
          },
          occasionField('smsOccasion', smsTemplate),
          occasionField('inSiteOccasion', inSite),
          {
            name: 'title',
            label: words.headline,
            input: { kind: 'text', longest: 128 },
            isShown: ({ type }) => type !== smsTemplate,
            rule: faultIn('title'),
            required: true,
            wide: true,
          },
          {
            name: 'content',
            label: words.content,
            input: { kind: 'area', longest: longestMessage, rows: 3 },
            rule: faultIn('content'),
            required: true,
            wide: true,
          },
          {
            name: 'contentEn',
            label: words.contentEn,
            input: { kind: 'area', longest: longestMessage },
            isShown: ({ type }) => type === smsTemplate,
            rule: faultIn('contentEn'),
            hint: words.contentEnHint,
            wide: true,
          },
        ],
        beneath: (draft) => (
          <Suspense>
            <TemplatePreview {...wordsOf(draft)} usual={sources.get(wordsOf(draft).occasion)} />
          </Suspense>
        ),
        draftOf,
        save: async (client, draft, row, idempotencyKey) => {
          await client.send(messageTemplate.submit, { body: bodyOf(draft, row), idempotencyKey, quiet: true })
          return undefined
        },
        saved: ({ name }) => words.saved(name),
      },
      actions: [
        ...turningAndRemoval<MessageTemplate>(words, resourceMessages[language], {
          turn: {
            call: messageTemplate.turn,
            send: (client, of, status, idempotencyKey) =>
              client.send(messageTemplate.turn, { body: { ...of, status }, idempotencyKey }),
          },
          remove: {
            call: messageTemplate.remove,
            send: (client, ids) => client.send(messageTemplate.remove, { query: { ids } }),
          },
          nameOf: (row) => row.name,
          stateOf: (row) => row.status,
          undo: (client, row) => client.send(messageTemplate.submit, { body: bodyOf(draftOf(row), undefined) }),
        }),
      ],
    }
  },
})

/** The institute's own words for what people are told (SYS-4). */
export default function MessageTemplateScreen() {
  return <ResourceScreen definition={templates} />
}
