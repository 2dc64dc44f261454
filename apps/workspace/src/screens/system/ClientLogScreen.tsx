import { type AnswerOf, contract } from '@etalon/api/contract'
import { DefinitionList } from '@etalon/ui/definition-list'
import { StatePill } from '@etalon/ui/state-pill'
import { clientLogMessages } from '../../messages/client-log.ts'
import { roomForStates } from '../list/room-for.ts'
import { defineResource, noSources, type Resource, ResourceScreen } from '../resource/index.ts'
import { momentOf } from '../work/moments.ts'
import * as styles from './client-log.css.ts'

type LogRow = AnswerOf<typeof contract.clientLog.list>['records'][number]

const happened = ({ time }: LogRow) => momentOf(new Date(time).toISOString())

const logs = defineResource({
  code: 'client-log',
  messages: clientLogMessages,
  call: contract.clientLog.list,
  sources: noSources,
  page: (client, { current, size, filter }, signal) =>
    client.send(contract.clientLog.list, { query: { current, size, ...filter }, signal, quiet: true }),
  describe: ({ words, labels, nameOf }): Resource<LogRow, Record<string, never>> => ({
    title: words.title,
    nameOf: (row) => row.message,
    search: [{ prop: 'message', label: words.message }],
    columns: [
      {
        key: 'type',
        header: words.type,
        ...roomForStates(words.type, Object.values(words.types)),
        phone: 'aside',
        render: (row) => (
          <StatePill tone={row.type === 'error' ? 'danger' : 'warning'} shape="void">
            {words.types[row.type]}
          </StatePill>
        ),
        text: (row) => words.types[row.type],
      },
      { key: 'message', header: words.message, minWidth: 200, phone: 'title' },
      { key: 'times', header: words.times, width: 72, numeric: true, phone: 'end' },
      { key: 'userName', header: words.user, width: labels.personWidth, phone: 'start', text: (row) => nameOf(row.userName) },
      { key: 'url', header: words.url, minWidth: 120, phone: 'line' },
      { key: 'time', header: words.time, width: 136, numeric: true, text: happened },
      {
        key: 'createTime',
        header: words.uploaded,
        width: 136,
        numeric: true,
        phone: 'end',
        text: (row) => momentOf(row.createTime),
      },
    ],
    actionsWidth: 88,
    empty: { title: words.none, text: words.noneHint },
    details: (row) => (
      <DefinitionList
        stacked
        facts={[
          { key: 'message', term: words.message, value: row.message },
          { key: 'time', term: words.time, value: happened(row) },
          { key: 'uploaded', term: words.uploaded, value: momentOf(row.createTime) },
          { key: 'times', term: words.times, value: String(row.times) },
          { key: 'user', term: words.user, value: nameOf(row.userName) },
          { key: 'url', term: words.url, value: row.url },
          { key: 'agent', term: words.agent, value: row.userAgent },
          { key: 'info', term: words.info, value: row.info },
          { key: 'stack', term: words.stack, value: row.stack && <pre className={styles.stack}>{row.stack}</pre>, wide: true },
        ]}
      />
    ),
  }),
})

/** Errors that browsers caught and people sent in (SYS-5). */
export default function ClientLogScreen() {
  return <ResourceScreen definition={logs} />
}
