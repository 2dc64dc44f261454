import { contract, type StaffMember, type TrainingRow } from '@etalon/api/contract'
import { Link } from 'react-router'
import { resourceMessages } from '../../messages/resource.ts'
import { trainingMessages } from '../../messages/staff.ts'
import { roomFor, roomForStates } from '../list/room-for.ts'
import { defineResource, type Resource, ResourceScreen, removal, staffChoices } from '../resource/index.ts'
import { WorkState } from '../work/moves/WorkState.tsx'
import { trainingPath } from './places.ts'

interface TrainingDraft {
  readonly title: string
  readonly mode: string
  readonly type: string
  readonly fromDay: string
  readonly toDay: string
  readonly hours: string
  readonly place: string
  readonly trainer: string
  readonly content: string
  readonly participants: readonly string[]
}

const { training, account } = contract
const stateOf = ({ isDone }: TrainingRow) => (isDone ? '1' : '0')

const trainings = defineResource({
  code: 'training',
  messages: trainingMessages,
  call: training.list,
  sources: async (client, signal): Promise<readonly StaffMember[]> => {
    const { records } = await client.send(account.staffByDepartment, { query: { current: 1, size: 9999 }, signal, quiet: true })
    return records
  },
  page: (client, { current, size, filter: { isDone, ...filter } }, signal) =>
    client.send(training.list, {
      query: { current, size, ...filter, ...(isDone === '0' || isDone === '1' ? { isDone } : {}) },
      signal,
      quiet: true,
    }),
  describe: ({ words, language, labels, sources }): Resource<TrainingRow, TrainingDraft> => {
    const asked = (name: 'mode' | 'type', code: Parameters<typeof labels.options>[0]) => ({
      prop: name,
      label: words[name],
      type: 'select' as const,
      data: labels.options(code),
      valueKey: 'value',
      labelKey: 'label',
    })
    return {
      title: words.list,
      nameOf: (row) => row.title,
      search: [{ prop: 'title', label: words.title }, asked('mode', 'STAFF_TRAINING_MODE'), asked('type', 'STAFF_TRAINING_TYPE')],
      views: [
        { value: 'all', label: words.views.all, filter: {} },
        { value: 'planned', label: words.views.planned, filter: { isDone: '0' } },
        { value: 'done', label: words.views.done, filter: { isDone: '1' } },
      ],
      columns: [
        {
          key: 'title',
          header: words.title,
          minWidth: 160,
          phone: 'title',
          render: (row) => <Link to={`${trainingPath}?id=${row.id}`}>{row.title}</Link>,
        },
        {
          key: 'mode',
          header: words.mode,
          ...roomFor(words.mode, labels.words('STAFF_TRAINING_MODE')),
          phone: 'start',
          text: (row) => labels.of('STAFF_TRAINING_MODE', row.mode),
        },
        {
          key: 'type',
          header: words.type,
          ...roomFor(words.type, labels.words('STAFF_TRAINING_TYPE')),
          phone: 'start',
          text: (row) => labels.of('STAFF_TRAINING_TYPE', row.type),
        },
        {
          key: 'fromDay',
          header: words.days,
          // Two days and what stands between them.
          width: 190,
          minWidth: 190,
          phone: 'start',
          text: (row) => (row.fromDay === row.toDay ? row.fromDay : `${row.fromDay} — ${row.toDay}`),
        },
        { key: 'hours', header: words.hours, width: 72, numeric: true },
        { key: 'place', header: words.place, minWidth: 120 },
        { key: 'trainer', header: words.trainer, minWidth: 120 },
        {
          key: 'participants',
          header: words.participants,
          width: 104,
          numeric: true,
          text: (row) => words.count(row.participants),
        },
        {
          key: 'isDone',
          header: words.state,
          ...roomForStates(words.state, labels.states('training_state')),
          phone: 'aside',
          text: (row) => labels.of('training_state', stateOf(row)),
          render: (row) => <WorkState dictionary="training_state" state={stateOf(row)} />,
        },
        {
          key: 'ownEvaluation',
          header: words.own,
          ...roomFor(words.own, labels.words('STAFF_ACHIEVEMENT_EVALUATION')),
          phone: 'end',
          text: (row) => labels.of('STAFF_ACHIEVEMENT_EVALUATION', row.ownEvaluation),
        },
      ],
      hiddenAtFirst: ['place', 'trainer'],
      empty: { title: words.none, text: words.noneHint },
      form: {
        call: training.submit,
        add: words.add,
        title: (row) => (row ? words.edit(row.title) : words.add),
        refusal: (row) => (row.isDone ? words.doneRefusal : undefined),
        fields: () => [
          { name: 'title', label: words.title, input: { kind: 'text', longest: 100 }, required: true, wide: true },
          {
            name: 'mode',
            label: words.mode,
            input: { kind: 'choice', choices: labels.options('STAFF_TRAINING_MODE') },
            required: true,
          },
          {
            name: 'type',
            label: words.type,
            input: { kind: 'choice', choices: labels.options('STAFF_TRAINING_TYPE') },
            required: true,
          },
          { name: 'fromDay', label: words.fromDay, input: { kind: 'day' }, required: true },
          {
            name: 'toDay',
            label: words.toDay,
            input: { kind: 'day' },
            required: true,
            rule: ({ fromDay, toDay }) => (toDay !== '' && toDay < fromDay ? words.ruleDays : undefined),
          },
          {
            name: 'hours',
            label: words.hours,
            input: { kind: 'number' },
            required: true,
            rule: ({ hours }) => (/^([1-9]\d{0,2}|1000)$/.test(hours.trim()) ? undefined : words.ruleHours),
          },
          { name: 'trainer', label: words.trainer, input: { kind: 'text', longest: 64 } },
          { name: 'place', label: words.place, input: { kind: 'text', longest: 200 }, wide: true },
          {
            name: 'participants',
            label: words.participants,
            input: { kind: 'choices', choices: staffChoices(sources, language) },
            required: true,
            wide: true,
          },
          {
            name: 'content',
            label: words.content,
            input: { kind: 'area', longest: 2000, rows: 4 },
            wide: true,
            hint: words.contentHint,
          },
        ],
        draftOf: (row) => ({
          title: row?.title ?? '',
          mode: row?.mode ?? '1',
          type: row?.type ?? '1',
          fromDay: row?.fromDay ?? '',
          toDay: row?.toDay ?? '',
          hours: row ? String(row.hours) : '',
          place: row?.place ?? '',
          trainer: row?.trainer ?? '',
          content: row?.content ?? '',
          participants: row?.participantIds ?? [],
        }),
        save: async (client, { hours, participants, ...draft }, row, idempotencyKey) => {
          const body = {
            ...draft,
            hours: Number(hours),
            participants: [...participants],
            ...(row ? { id: row.id, version: row.version } : {}),
          }
          await client.send(training.submit, { body, idempotencyKey, quiet: true })
          return undefined
        },
        saved: ({ title }) => words.saved(title),
      },
      actions: [
        removal<TrainingRow>(resourceMessages[language], {
          call: training.remove,
          nameOf: (row) => row.title,
          refusal: (row) => (row.isDone ? words.doneRefusal : undefined),
          run: async (client, row) => {
            await client.send(training.remove, { query: { ids: row.id } })
            return undefined
          },
        }),
      ],
    }
  },
})

/** Trainings that are planned and that were held (BIZ-11). */
export default function TrainingScreen() {
  return <ResourceScreen definition={trainings} />
}
