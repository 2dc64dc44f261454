import type { Questionnaire, QuestionnaireForm, questionnaireCalls } from '@etalon/api/contract'
import { type Answers, answerFaults, type Question, questionFaults, questionnaireMoves, tallyOf } from '@etalon/api/domain'
import { type SQL, sql, type Transaction, toldIfTaken } from '../../db/index.ts'
import { historyOf } from '../../history/index.ts'
import type { Handlers } from '../../http/index.ts'
import { type FieldFault, FieldRefusal, Refusal } from '../../refusal/index.ts'
import { keptRecord } from '../../resource/index.ts'
import { countedPage, is } from '../../search/index.ts'
import type { Caller } from '../../session/index.ts'
import { waiting } from './waiting.ts'

interface Row extends Record<string, unknown>, Questionnaire {}

/** So many answers are summed up, the newest. */
const mostRead = 20_000

const selected = (tail: SQL) => sql`
  select q.id::text, q.version, q.title, q.title_en as "titleEn", q.intro, q.intro_en as "introEn", q.audience, q.state, q.questions,
    (select count(*)::int from questionnaire_answer x where x.questionnaire_id = q.id) as answers, a.name as "createUserName",
    to_json(q.created_at)#>>'{}' as "createTime"
  from questionnaire q join account a on a.id = q.created_by ${tail}`

async function one(tx: Transaction, id: string): Promise<Questionnaire> {
  const { rows } = await tx.execute<Row>(selected(sql`where q.id = ${id}`))
  if (!rows[0]) throw new Refusal(404, 'not-found')
  return rows[0]
}

const kept = keptRecord({
  kind: 'questionnaire',
  table: sql`questionnaire`,
  name: sql`title`,
  state: sql`state`,
  isNeeded: 'questionnaire.answered',
})

/** @throws {FieldRefusal} naming what cannot be asked */
function checkQuestions(questions: readonly Question[]): void {
  const faults = questionFaults(questions).map(
    ({ place, field }): FieldFault => ({
      path: place === undefined ? 'questions' : `questions.${place}.${field}`,
      key: field === 'text' ? 'field.required' : field === 'key' ? 'field.invalid' : `questionnaire.${field}`,
    }),
  )
  if (faults.length > 0) throw new FieldRefusal(faults)
}

async function keep(tx: Transaction, caller: Caller, form: QuestionnaireForm): Promise<string> {
  const { id, title, titleEn, intro, introEn, audience } = form
  const questions = JSON.stringify(form.questions)
  if (id === undefined) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into questionnaire (tenant_id, title, title_en, intro, intro_en, audience, questions, created_by)
      values (${caller.tenant}, ${title}, ${titleEn}, ${intro}, ${introEn}, ${audience}, ${questions}::jsonb, ${caller.personId}) returning id::text`)
    const made = rows[0]?.id ?? ''
    await kept.tell(tx, caller, { id: made, action: 'register', from: null, to: '0' })
    return made
  }
  if (form.version === undefined) throw new FieldRefusal([{ path: 'version', key: 'field.required' }])
  const { state } = await kept.hold(tx, id, form.version)
  if (state !== '0') throw new Refusal(409, 'questionnaire.opened', {}, { state, version: form.version })
  await tx.execute(sql`
    update questionnaire set title = ${title}, title_en = ${titleEn}, intro = ${intro}, intro_en = ${introEn}, audience = ${audience},
      questions = ${questions}::jsonb, version = version + 1 where id = ${id}`)
  await kept.tell(tx, caller, { id, action: 'edit', from: '0', to: '0' })
  return id
}

async function questionsOf(tx: Transaction, id: string): Promise<readonly Question[]> {
  const { rows } = await tx.execute<{ questions: Question[] }>(sql`select questions from questionnaire where id = ${id}`)
  return rows[0]?.questions ?? []
}

/** Writes a questionnaire down, new or changed while it is being written. @throws {FieldRefusal} naming what cannot be asked */
export async function keepQuestionnaire(tx: Transaction, caller: Caller, body: QuestionnaireForm): Promise<Questionnaire> {
  checkQuestions(body.questions)
  return await one(tx, await keep(tx, caller, body))
}

/** Opens, closes or opens anew. @throws {Refusal} 409 where that cannot be done now, or it was changed meanwhile */
export async function moveQuestionnaire(
  tx: Transaction,
  caller: Caller,
  { id, version, action }: { readonly id: string; readonly version: number; readonly action: keyof typeof questionnaireMoves },
): Promise<Questionnaire> {
  const held = await kept.hold(tx, id, version)
  const { from, to } = questionnaireMoves[action]
  if (held.state !== from) throw new Refusal(409, 'questionnaire.not-now', {}, { state: held.state, version })
  // Orders that were done before are not asked about.
  const since = action === 'open' ? sql`, opened_at = clock_timestamp()` : sql``
  await tx.execute(sql`update questionnaire set state = ${to}, version = version + 1 ${since} where id = ${id}`)
  await kept.tell(tx, caller, { id, action, from, to })
  return await one(tx, id)
}

/** Keeps what somebody answered, once. @throws {Refusal} where it does not wait for them; {FieldRefusal} naming what cannot be answered so */
export async function keepAnswers(
  tx: Transaction,
  caller: Caller,
  { id, orderId, answers }: { readonly id: string; readonly orderId?: string | undefined; readonly answers: Answers },
): Promise<true> {
  // Closing it waits until those who answer now have done so.
  await tx.execute(sql`select id from questionnaire where id = ${id} for share`)
  const [found] = await waiting(tx, caller, { id, orderId })
  if (!found) throw new Refusal(409, 'questionnaire.not-waiting')
  const faults = answerFaults(await questionsOf(tx, id), answers)
  if (faults.length > 0)
    throw new FieldRefusal(
      faults.map(({ key, kind }) => ({
        path: `answers.${key}`,
        key: kind === 'required' ? 'field.required' : 'field.invalid',
      })),
    )
  try {
    await tx.execute(sql`
      insert into questionnaire_answer (tenant_id, questionnaire_id, account_id, order_id, answers)
      values (${caller.tenant}, ${id}, ${caller.personId}, ${orderId ?? null}, ${JSON.stringify(answers)}::jsonb)`)
  } catch (error) {
    throw toldIfTaken(error, new Refusal(409, 'questionnaire.not-waiting'))
  }
  return true
}

/** Questionnaires: written, opened, answered once by each, summed up without names (BIZ-15). */
export const questionnaireHandlers: Handlers<typeof questionnaireCalls> = {
  async list({ tx, query: { current, size, title = '', audience, state } }) {
    const where = sql`where position(lower(${title}) in lower(concat_ws(' ', q.title, q.title_en))) > 0 and ${is(sql`q.audience`, audience)}
      and ${is(sql`q.state`, state)}`
    return await countedPage<Row>(tx, { current, size }, sql`from questionnaire q ${where}`, (limits) =>
      selected(sql`${where} order by q.id desc ${limits}`),
    )
  },
  detail: ({ tx, query }) => one(tx, query.id),
  async history({ tx, query: { id } }) {
    await one(tx, id)
    return await historyOf(tx, 'questionnaire', id)
  },
  submit: ({ tx, caller, body }) => keepQuestionnaire(tx, caller, body),
  move: ({ tx, caller, body }) => moveQuestionnaire(tx, caller, body),
  remove: ({ tx, caller, query }) => kept.remove(tx, caller, query.ids),
  async results({ tx, query: { id } }) {
    const found = await one(tx, id)
    const { rows } = await tx.execute<{ answers: Answers }>(
      sql`select answers from questionnaire_answer where questionnaire_id = ${id} order by id desc limit ${mostRead}`,
    )
    const tallies = tallyOf(
      found.questions,
      rows.map(({ answers }) => answers),
    )
    return {
      questionnaire: found,
      tallies: tallies.map((tally) => ({ ...tally, counts: [...tally.counts], texts: [...tally.texts] })),
      read: rows.length,
    }
  },
  waiting: ({ tx, caller }) => waiting(tx, caller),
  async sheet({ tx, caller, query: { id, orderId } }) {
    const [found] = await waiting(tx, caller, { id, orderId })
    if (!found) throw new Refusal(404, 'questionnaire.not-waiting')
    const questions = await questionsOf(tx, id)
    return { ...found, questions: questions.map((each) => ({ ...each, options: [...each.options] })) }
  },
  answer: ({ tx, caller, body }) => keepAnswers(tx, caller, body),
}
