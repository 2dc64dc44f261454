import { expect, test } from 'vitest'
import { deviationsOf, isSuitable, noneSuits, sheetFor } from './index.ts'

const sheet = sheetFor('YB-150', '1')
if (!sheet) throw new Error('a built-in method')
const piston = { number: 'HP-0206', name: '活塞式压力计', nameEn: 'Piston gauge' }
const weights = { number: 'FM-0032', name: 'E2 等级标准砝码', nameEn: 'Class E2 weights' }
const suitable = ['活塞式压力计', '数字压力计']

test('[BIZ-4] surroundings beyond the limits of the method are a deviation, those at the limit are none', () => {
  expect(deviationsOf(sheet, { temperature: '23', humidity: '85' }, [piston], suitable)).toEqual([])
  expect(deviationsOf(sheet, { temperature: ' 23.1', humidity: '85.1' }, [piston], suitable)).toEqual([
    { kind: 'condition', zh: '温度', en: 'Temperature', value: '23.1', unit: '℃', minimum: '17', maximum: '23' },
    { kind: 'condition', zh: '相对湿度', en: 'Relative humidity', value: '85.1', unit: '%RH', minimum: '0', maximum: '85' },
  ])
  expect(deviationsOf(sheet, { temperature: '', humidity: 'x' }, [piston], suitable)).toEqual([])
})

test('[BIZ-4] standards of which none suits are a deviation; one that suits is enough, and without a word every one suits', () => {
  const conditions = { temperature: '20', humidity: '50' }
  expect(deviationsOf(sheet, conditions, [weights], suitable)).toEqual([{ kind: 'standards', used: [weights] }])
  expect(deviationsOf(sheet, conditions, [weights, piston], suitable)).toEqual([])
  expect(deviationsOf(sheet, conditions, [weights], [])).toEqual([])
  expect(deviationsOf(sheet, conditions, [], suitable)).toEqual([])
  expect([isSuitable(weights, suitable), isSuitable(piston, suitable), isSuitable(weights, [])]).toEqual([false, true, true])
  expect([noneSuits([], suitable), noneSuits([weights], suitable)]).toEqual([false, true])
})
