import { fc, test as propertyTest } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  changedFields,
  type FormEmitted,
  type FormEvent,
  type FormInput,
  type FormRule,
  formMachine,
  isFormDirty,
  ruleProblems,
  type SubmitFormAnswer,
  type SubmitFormRequest,
  shownProblems,
} from './index.ts'

const required: FormRule = (value) => (value === '' ? '请填写' : undefined)
const digits: FormRule = (value) => (/^\d*$/.test(String(value)) ? undefined : '请输入数字')
const after: FormRule = (value, { from }) => (String(value) < String(from) ? '不能早于开始' : undefined)
const input: FormInput = {
  initial: { name: '', phone: '', from: '1', to: '2', tags: [] },
  rules: { name: required, phone: [required, digits], to: after },
}

/** A form whose server the test is. */
function form(given: FormInput = input) {
  const asked: {
    request: SubmitFormRequest
    answer: (answer: SubmitFormAnswer) => void
    fail: (error: Error) => void
    signal: { readonly aborted: boolean }
  }[] = []
  const submitForm = fromPromise<SubmitFormAnswer, SubmitFormRequest>(
    ({ input: request, signal }) =>
      new Promise((answer, fail) => {
        asked.push({ request, answer, fail, signal })
      }),
  )
  const actor = createActor(formMachine.provide({ actors: { submitForm } }), { input: given }).start()
  const told: FormEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  return {
    asked,
    told,
    send: (...events: FormEvent[]) => {
      for (const event of events) actor.send(event)
    },
    change: (values: Record<string, unknown>) => actor.send({ type: 'VALUES.CHANGED', values }),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    shown: () => shownProblems(actor.getSnapshot().context),
    isDirty: () => isFormDirty(actor.getSnapshot()),
    settled: async () => {
      for (let turn = 0; turn < 10; turn += 1) await undefined
    },
  }
}
const submit = { type: 'SUBMIT' } as const
const left = (name: string) => ({ type: 'FIELD.LEFT', name }) as const

test('what is wrong with a field is shown once somebody went on from it, and goes as soon as it is right', () => {
  const { change, send, shown } = form()
  expect(shown()).toEqual({})
  send(left('phone'))
  expect(shown()).toEqual({ phone: '请填写' })
  change({ phone: '13x' })
  expect(shown()).toEqual({ phone: '请输入数字' })
  change({ phone: '13' })
  expect(shown()).toEqual({})
  change({ phone: '' })
  send(left('phone'), left('name'))
  expect(Object.entries(shown())).toEqual([
    ['name', '请填写'],
    ['phone', '请填写'],
  ])
})

test('[SES-12] nothing is wrong with a field that waits for a code until the form is handed in without it', () => {
  const { change, send, shown } = form({ initial: { code: '' }, rules: { code: [required, digits] }, awaited: ['code'] })
  send(left('code'))
  expect(shown()).toEqual({})
  change({ code: 'x' })
  expect(shown()).toEqual({ code: '请输入数字' })
  change({ code: '' })
  expect(shown()).toEqual({})
  send(submit)
  expect(shown()).toEqual({ code: '请填写' })
})

test('[SES-12] that a code was missed, or wrong, says nothing of the one that is on its way, and is said again where the form is handed in', async () => {
  const { asked, change, send, shown, settled } = form({
    initial: { name: '', code: '' },
    rules: { name: required, code: required },
    awaited: ['code'],
  })
  send(submit, { type: 'VALUE.COMING', name: 'code' })
  expect(shown()).toEqual({ name: '请填写' })
  send(submit)
  expect(shown()).toEqual({ name: '请填写', code: '请填写' })
  change({ name: '李', code: '1' })
  send(submit)
  asked[0]?.answer({ outcome: 'refused', problems: { name: '已存在', code: '不对' } })
  await settled()
  expect(shown()).toEqual({ name: '已存在', code: '不对' })
  send({ type: 'VALUE.COMING', name: 'code' })
  expect(shown()).toEqual({ name: '已存在' })
  send({ type: 'RESET' })
  expect(shown()).toEqual({})
})

test('[SES-12] however often a value is on its way to a field, the field waits once', () => {
  const { send, context } = form({ initial: { code: '', name: '' }, awaited: ['code'] })
  send({ type: 'VALUE.COMING', name: 'code' }, { type: 'VALUE.COMING', name: 'name' }, { type: 'VALUE.COMING', name: 'name' })
  expect(context().awaited).toEqual(['code', 'name'])
})

test('a field is remembered as left once', () => {
  const { send, context } = form()
  send(left('phone'), left('phone'))
  expect(context().left).toEqual(['phone'])
})

test('a rule of one field may look at another', () => {
  const { change, send, shown } = form()
  send(left('to'))
  expect(shown()).toEqual({})
  change({ from: '3' })
  expect(shown()).toEqual({ to: '不能早于开始' })
})

test('handed in while something is wrong, all of it is shown in the order of the fields, and nothing is sent', () => {
  const { change, send, shown, told, asked, state, context } = form()
  expect(context().attempted).toBe(false)
  change({ from: '3' })
  send(submit)
  expect([told, asked.length, state()]).toEqual([
    [{ type: 'refused', names: ['name', 'phone', 'to'], by: 'rules' }],
    0,
    'editing',
  ])
  expect(shown()).toEqual({ name: '请填写', phone: '请填写', to: '不能早于开始' })
})

test('other rules count at once, as the same ones in another language; a field without rules is always right', () => {
  const { send, shown } = form()
  send(left('name'), left('tags'), { type: 'RULES.GIVEN', rules: { name: () => 'Name is missing' } })
  expect(shown()).toEqual({ name: 'Name is missing' })
  send({ type: 'RULES.GIVEN', rules: { name: [() => '', () => 'second'] } })
  expect(shown()).toEqual({ name: 'second' })
  send({ type: 'RULES.GIVEN', rules: { name: () => '' } })
  expect(shown()).toEqual({})
})

test('a name that every object knows is a field like others', () => {
  const { send, shown } = form({ initial: { constructor: '', toString: '' }, rules: { constructor: required } })
  send(submit)
  expect(shown()).toEqual({ constructor: '请填写' })
})

test('without rules everything is right', () => {
  const { send, state } = form({ initial: { name: '' } })
  send(submit)
  expect(state()).toBe('submitting')
})

test('taken, it begins with what was handed in, and what was typed meanwhile is a change of that', async () => {
  const { change, send, asked, told, settled, state, context, isDirty, shown } = form()
  change({ name: '贺文舟', phone: '13' })
  expect(isDirty()).toBe(true)
  send(left('name'), submit)
  expect([state(), asked[0]?.request.values]).toEqual(['submitting', { ...input.initial, name: '贺文舟', phone: '13' }])
  send(submit, { type: 'RESET' })
  change({ phone: '' })
  asked[0]?.answer({ outcome: 'accepted' })
  await settled()
  expect([state(), asked.length, told]).toEqual([
    'editing',
    1,
    [{ type: 'submitted', values: { ...input.initial, name: '贺文舟', phone: '13' } }],
  ])
  expect([changedFields(context()), shown(), context().left]).toEqual([['phone'], {}, []])
  change({ phone: '13' })
  expect(isDirty()).toBe(false)
})

test('what the answer says of a field stands until that changes', async () => {
  const { change, send, asked, told, settled, shown, state } = form()
  change({ name: '贺文舟', phone: '13' })
  send(submit)
  asked[0]?.answer({ outcome: 'refused', problems: { other: '不行', phone: '已被使用' } })
  await settled()
  expect([state(), told]).toEqual(['editing', [{ type: 'refused', names: ['other', 'phone'], by: 'answer' }]])
  expect(Object.entries(shown())).toEqual([
    ['phone', '已被使用'],
    ['other', '不行'],
  ])
  change({ name: '周岚', phone: '13' })
  expect(shown()).toEqual({ phone: '已被使用', other: '不行' })
  change({ phone: '14' })
  expect(shown()).toEqual({ other: '不行' })
  send(submit)
  expect([state(), shown()]).toEqual(['submitting', {}])
})

test('what was changed while the answer was under way is not what was refused', async () => {
  const { change, send, asked, told, settled, shown } = form()
  change({ name: '贺文舟', phone: '13' })
  send(submit)
  change({ phone: '14' })
  asked[0]?.answer({ outcome: 'refused', problems: { name: '不行', phone: '已被使用' } })
  await settled()
  expect([shown(), told]).toEqual([{ name: '不行' }, [{ type: 'refused', names: ['name'], by: 'answer' }]])
})

test('an answer that does not come is told, and nothing that was typed is lost', async () => {
  const { change, send, asked, told, settled, state, context } = form()
  change({ name: '贺文舟', phone: '13' })
  send(submit)
  const error = new Error('offline')
  asked[0]?.fail(error)
  await settled()
  expect([state(), told, context().error, context().values.name]).toEqual([
    'editing',
    [{ type: 'failed', error }],
    error,
    '贺文舟',
  ])
  send(submit)
  expect(context().error).toBeUndefined()
})

test('whoever does not want to wait goes on, and the answer is not heard', async () => {
  const { change, send, asked, told, settled, state } = form()
  change({ name: '贺文舟', phone: '13' })
  send(submit, { type: 'CANCEL' })
  expect([state(), asked[0]?.signal.aborted]).toEqual(['editing', true])
  asked[0]?.answer({ outcome: 'accepted' })
  await settled()
  expect(told).toEqual([])
})

test('reset, it is as it began', async () => {
  const { change, send, asked, settled, shown, context, isDirty } = form()
  change({ name: '贺文舟', phone: '13' })
  send(left('name'), submit)
  asked[0]?.answer({ outcome: 'refused', problems: { phone: '已被使用' } })
  await settled()
  send({ type: 'RESET' })
  expect([context().values, shown(), isDirty(), context().left]).toEqual([input.initial, {}, false, []])
  send(submit, { type: 'RESET' })
  expect([shown(), context().attempted]).toEqual([{}, false])
})

test('where it begins otherwise, what nobody changed follows, and what somebody changed stays', () => {
  const { change, send, context } = form()
  change({ name: '贺文舟', tags: ['急'] })
  send({ type: 'INITIAL.GIVEN', values: { ...input.initial, name: '周岚', phone: '13' } })
  expect(context().values).toEqual({ ...input.initial, name: '贺文舟', tags: ['急'], phone: '13' })
  expect(changedFields(context())).toEqual(['name', 'tags'])
})

test('changed is what holds something else: lists count by what is in them, and a field that was not there counts', () => {
  const { change, context, isDirty } = form()
  change({ tags: [], name: '' })
  expect(isDirty()).toBe(false)
  change({ tags: ['急'], remark: 'x' })
  expect(changedFields(context())).toEqual(['tags', 'remark'])
})

test('an unprovided port says what to provide', async () => {
  const actor = createActor(formMachine, { input: { initial: {} } }).start()
  const said: unknown[] = []
  actor.on('failed', ({ error }) => said.push(error))
  actor.send(submit)
  for (let turn = 0; turn < 10; turn += 1) await undefined
  expect(String(said[0])).toMatch(/provide submitForm/)
})

const names = ['name', 'phone', 'from', 'to'] as const
const anyEvent: fc.Arbitrary<FormEvent> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...names), fc.constantFrom('', '1', '2', '3', 'x'))
    .map(([name, value]) => ({ type: 'VALUES.CHANGED' as const, values: { [name]: value } })),
  fc.constantFrom(...names).map((name) => left(name)),
  fc.constantFrom<FormEvent>(submit, { type: 'CANCEL' }, { type: 'RESET' }),
)
propertyTest.prop([fc.array(anyEvent, { maxLength: 30 })])(
  'whatever is done, nothing is handed in that rules find wrong, and nothing is shown that they do not',
  (events) => {
    const { send, asked, context, shown } = form()
    for (const event of events) {
      send(event)
      const wrong = ruleProblems(context())
      for (const [name, said] of Object.entries(shown())) expect(wrong[name]).toBe(said)
      if (context().attempted) expect(shown()).toEqual(wrong)
    }
    for (const { request } of asked) expect(ruleProblems({ ...context(), values: request.values })).toEqual({})
  },
)
