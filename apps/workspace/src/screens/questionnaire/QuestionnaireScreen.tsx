import { contract, type Questionnaire } from '@etalon/api/contract'
import type { QuestionnaireMove } from '@etalon/api/domain'
import { ButtonLink } from '@etalon/ui/button'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { inLanguage, useWords } from '../../messages/index.ts'
import { questionnaireMessages } from '../../messages/questionnaire.ts'
import { resourceMessages } from '../../messages/resource.ts'
import { roomFor, roomForStates } from '../list/room-for.ts'
import { defineResource, noSources, type Resource, ResourceScreen, type RowAction, removal } from '../resource/index.ts'
import { momentOf } from '../work/moments.ts'
import { WorkState } from '../work/moves/WorkState.tsx'
import { formPath, resultsPath } from './places.ts'

const { questionnaire } = contract
const states = { draft: '0', open: '1', closed: '2' } as const
const audiences = ['staff', 'customer'] as const

function AddLink() {
  const words = useWords(questionnaireMessages)
  return (
    <ButtonLink kind="primary" icon={Plus} href={formPath}>
      {words.add}
    </ButtonLink>
  )
}

const questionnaires = defineResource({
  code: 'questionnaire',
  messages: questionnaireMessages,
  call: questionnaire.list,
  sources: noSources,
  page: (client, { current, size, filter: { audience, ...filter } }, signal) => {
    const wanted = audiences.find((one) => one === audience)
    return client.send(questionnaire.list, {
      query: { current, size, ...filter, ...(wanted ? { audience: wanted } : {}) },
      signal,
      quiet: true,
    })
  },
  describe: ({ words, language, labels }): Resource<Questionnaire, Record<string, never>> => {
    const titleIn = ({ title, titleEn }: Questionnaire) => inLanguage(language, title, titleEn)
    const step = (key: QuestionnaireMove, from: string): RowAction<Questionnaire> => {
      const questions = {
        open: (row: Questionnaire) => ({ title: words.openQuestion(titleIn(row)), consequence: words.openConsequence }),
        close: (row: Questionnaire) => ({ title: words.closeQuestion(titleIn(row)), consequence: words.closeConsequence }),
      }
      return {
        key,
        label: words[key],
        call: questionnaire.move,
        leads: true,
        isOffered: (row) => row.state === from,
        ...(key === 'reopen' ? {} : { question: questions[key] }),
        run: async (client, { id, version }) => {
          await client.send(questionnaire.move, { body: { id, version, action: key }, idempotencyKey: crypto.randomUUID() })
          return undefined
        },
        done: (row) => ({ open: words.opened, close: words.closed, reopen: words.reopened })[key](titleIn(row)),
      }
    }
    return {
      title: words.manage,
      nameOf: titleIn,
      search: [
        { prop: 'title', label: words.keyword },
        {
          prop: 'audience',
          label: words.audience,
          type: 'select',
          data: audiences.map((value) => ({ value, label: words.audiences[value] })),
          valueKey: 'value',
          labelKey: 'label',
        },
      ],
      views: [
        { value: 'all', label: words.views.all, filter: {} },
        ...(['draft', 'open', 'closed'] as const).map((value) => ({
          value,
          label: words.views[value],
          filter: { state: states[value] },
        })),
      ],
      columns: [
        {
          key: 'title',
          header: words.title,
          minWidth: 200,
          phone: 'title',
          text: titleIn,
          render: (row) => <Link to={`${row.state === states.draft ? formPath : resultsPath}?id=${row.id}`}>{titleIn(row)}</Link>,
        },
        {
          key: 'audience',
          header: words.audience,
          ...roomFor(words.audience, Object.values(words.audiences)),
          phone: 'start',
          text: (row) => words.audiences[row.audience],
        },
        {
          key: 'questions',
          header: words.questions,
          width: 112,
          numeric: true,
          text: (row) => words.questionCount(row.questions.length),
        },
        {
          key: 'answers',
          header: words.answers,
          width: 96,
          numeric: true,
          phone: 'end',
          text: (row) => words.answerCount(row.answers),
        },
        {
          key: 'state',
          header: words.state,
          ...roomForStates(words.state, labels.states('questionnaire_state')),
          phone: 'aside',
          text: (row) => labels.of('questionnaire_state', row.state),
          render: (row) => <WorkState dictionary="questionnaire_state" state={row.state} />,
        },
        {
          key: 'createTime',
          header: words.created,
          width: 136,
          numeric: true,
          phone: 'end',
          text: (row) => momentOf(row.createTime),
        },
      ],
      empty: { title: words.none, text: words.noneHint },
      tools: () => <AddLink />,
      actions: [
        step('open', states.draft),
        step('close', states.open),
        step('reopen', states.closed),
        removal<Questionnaire>(resourceMessages[language], {
          call: questionnaire.remove,
          nameOf: titleIn,
          refusal: (row) => (row.answers > 0 ? words.hasAnswers : undefined),
          run: async (client, row) => {
            await client.send(questionnaire.remove, { query: { ids: row.id } })
            return undefined
          },
        }),
      ],
    }
  },
})

/** What people are asked (BIZ-15). */
export default function QuestionnaireScreen() {
  return <ResourceScreen definition={questionnaires} />
}
