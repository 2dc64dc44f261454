import { contract, type Notice } from '@etalon/api/contract'
import { momentText } from '@etalon/ui/iso-date'
import { StatePill } from '@etalon/ui/state-pill'
import { noticeMessages } from '../../messages/notice.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { richTextMessages } from '../../messages/rich-text.ts'
import { roomFor } from '../list/room-for.ts'
import { audited, defineResource, noSources, type Resource, ResourceScreen, removal } from '../resource/index.ts'
import { momentOf } from '../work/moments.ts'

interface NoticeDraft {
  readonly title: string
  readonly content: string
  readonly releaseTime: string
  readonly readers: 'people' | 'public'
}

const { notice } = contract
/** A moment as its field shows it, and back, by the institute's clock. */
const shown = (iso: string) => `${momentText(iso)}:00`
const sent = (text: string) => new Date(`${text.replace(' ', 'T')}+08:00`).toISOString()
const isReleased = ({ releaseTime }: Notice) => Date.parse(releaseTime) <= Date.now()

const notices = defineResource({
  code: 'notice',
  messages: noticeMessages,
  call: notice.list,
  sources: noSources,
  page: (client, { current, size, filter }, signal) =>
    client.send(notice.list, { query: { current, size, ...filter }, signal, quiet: true }),
  describe: ({ words, language, nameOf }): Resource<Notice, NoticeDraft> => ({
    title: words.title,
    nameOf: (row) => row.title,
    search: [{ prop: 'title', label: words.name }],
    columns: [
      { key: 'title', header: words.name, minWidth: 200, phone: 'title' },
      {
        key: 'state',
        header: words.state,
        width: 136,
        phone: 'aside',
        render: (row) => (
          <StatePill tone={isReleased(row) ? 'success' : 'info'} shape={isReleased(row) ? 'done' : 'begun'}>
            {isReleased(row) ? words.released : words.waiting}
          </StatePill>
        ),
        text: (row) => (isReleased(row) ? words.released : words.waiting),
      },
      {
        key: 'releaseTime',
        header: words.releaseTime,
        width: 144,
        numeric: true,
        phone: 'end',
        text: (row) => momentOf(row.releaseTime),
      },
      {
        key: 'readers',
        header: words.readers,
        ...roomFor(words.readers, Object.values(words.readersOf)),
        phone: 'start',
        text: (row) => words.readersOf[row.isPublic ? 'public' : 'people'],
      },
      {
        key: 'createUserName',
        header: words.author,
        width: language === 'en' ? 112 : 104,
        phone: 'start',
        text: (row) => nameOf(row.createUserName),
      },
    ],
    empty: { title: words.none, text: words.noneHint },
    history: audited('notice'),
    form: {
      call: notice.submit,
      add: words.add,
      title: (row) => (row ? words.editTitle(row.title) : words.addTitle),
      fields: () => [
        { name: 'title', label: words.name, input: { kind: 'text', longest: 128 }, required: true, wide: true },
        { name: 'content', label: words.content, input: { kind: 'rich', longest: 5000 }, required: true, wide: true },
        { name: 'releaseTime', label: words.releaseTime, input: { kind: 'moment' }, hint: words.releaseHint, wide: true },
        {
          name: 'readers',
          label: words.readers,
          input: {
            kind: 'choice',
            choices: (['people', 'public'] as const).map((value) => ({ value, label: words.readersOf[value] })),
          },
          required: true,
          wide: true,
        },
      ],
      draftOf: (row) => ({
        title: row?.title ?? '',
        content: row?.content ?? '',
        releaseTime: row ? shown(row.releaseTime) : '',
        readers: row?.isPublic ? 'public' : 'people',
      }),
      save: async (client, { releaseTime, readers, ...draft }, row, idempotencyKey) => {
        // What was not touched keeps its seconds.
        const isTouched = releaseTime !== '' && (!row || releaseTime !== shown(row.releaseTime))
        const body = {
          ...draft,
          isPublic: readers === 'public',
          ...(row ? { id: row.id } : {}),
          ...(isTouched ? { releaseTime: sent(releaseTime) } : {}),
        }
        const { leftOut } = await client.send(notice.submit, { body, idempotencyKey, quiet: true })
        if (leftOut.length === 0) return undefined
        const told = richTextMessages[language]
        return {
          title: told.leftOutTitle,
          note: told.leftOutNote,
          facts: [{ label: told.leftOut, value: told.listOf(leftOut) }],
        }
      },
      saved: ({ title }) => words.saved(title),
    },
    actions: [
      removal<Notice>(resourceMessages[language], {
        call: notice.remove,
        nameOf: (row) => row.title,
        run: async (client, row) => {
          await client.send(notice.remove, { query: { ids: row.id } })
          return undefined
        },
        undo: (client, { title, content, releaseTime, isPublic }) =>
          client.send(notice.submit, { body: { title, content, isPublic, releaseTime: new Date(releaseTime).toISOString() } }),
      }),
    ],
  }),
})

/** What an institute tells its people, now or from a moment on (SYS-4). */
export default function NoticeScreen() {
  return <ResourceScreen definition={notices} />
}
