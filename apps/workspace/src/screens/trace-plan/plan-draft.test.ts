import { expect, test } from 'vitest'
import { emptyPlan, faultsOf, formOf, type PlanDraft, readPlanDraft, withStandards } from './plan-draft.ts'

const found = {
  ...{
    standardId: '7',
    number: 'YL-0007',
    name: '活塞式压力计',
    nameEn: 'Piston gauge',
    range: '(0~60) MPa',
    accuracy: '0.02 级',
  },
  ...{ dueOn: '2026-12-20', checkWay: '1', institution: '中国计量科学研究院', plannedOn: '2026-11-20' },
}
const draft = (changes: Partial<PlanDraft> = {}): PlanDraft => ({
  name: '四季度溯源计划',
  periodFrom: '2026-10-01',
  periodTo: '2026-12-31',
  remark: '',
  lines: withStandards([], [found]),
  ...changes,
})
const [line] = draft().lines
const withLine = (changes: Partial<NonNullable<typeof line>>) => draft({ lines: line ? [{ ...line, ...changes }] : [] })

test('[BIZ-9] a plan that is only saved needs no standards; handed in it needs one', () => {
  expect(faultsOf(draft({ lines: [] }), 'save')).toEqual([])
  expect(faultsOf(draft({ lines: [] }), 'submit')).toEqual([{ field: 'lines', kind: 'none' }])
  expect(faultsOf(draft(), 'submit')).toEqual([])
})

test('[BIZ-9] what is missing or lies outside the period is named with its row', () => {
  expect(faultsOf(emptyPlan(), 'save')).toEqual([{ field: 'name', kind: 'required' }])
  expect(faultsOf(draft({ periodFrom: null, periodTo: '2026-1' }), 'save')).toEqual([
    { field: 'periodFrom', kind: 'required' },
    { field: 'periodTo', kind: 'required' },
  ])
  expect(faultsOf(draft({ periodTo: '2026-09-30', lines: [] }), 'save')).toEqual([{ field: 'periodTo', kind: 'before' }])
  expect(faultsOf(withLine({ institution: ' ', plannedOn: '2027-01-01' }), 'save')).toEqual([
    { field: 'institution', kind: 'required', row: 0 },
    { field: 'plannedOn', kind: 'outside', row: 0 },
  ])
  expect(faultsOf(withLine({ plannedOn: null }), 'save')).toEqual([{ field: 'plannedOn', kind: 'required', row: 0 }])
})

test('[BIZ-9] a standard is taken in once', () => {
  expect(withStandards(draft().lines, [found, { ...found, standardId: '8' }]).map(({ standardId }) => standardId)).toEqual([
    '7',
    '8',
  ])
})

test('[BIZ-9][FORM-4] what was stored is read back, and what is something else is left out', () => {
  expect(readPlanDraft({ ...draft() })).toEqual(draft())
  expect(readPlanDraft({ name: 3, periodFrom: null, lines: [null, { standardId: 'x' }] })).toEqual({
    ...emptyPlan(),
    periodFrom: null,
  })
})

test('[BIZ-9] what is sent names what is changed', () => {
  expect(formOf(draft(), null)).not.toHaveProperty('id')
  expect(formOf(draft(), { id: '5', version: 2 })).toMatchObject({
    ...{ id: '5', version: 2 },
    lines: [{ standardId: '7', checkWay: '1', institution: '中国计量科学研究院', plannedOn: '2026-11-20', remark: '' }],
  })
})
