import { afterEach, expect, test } from 'vitest'
import { removeStored, writeStored } from '../kept/local-store.ts'
import { closedNoticesKey } from '../kept/stored-keys.ts'
import { notClosed, noteClosed } from './closed-notices.ts'

const notice = (pickupNo: string) => ({
  customerName: '湖南惠泽医院',
  pickupTime: '2026-11-20 14:30',
  pickupNo,
  instrumentCount: 3,
})
const numbers = (person: string, ...all: string[]) => notClosed(person, all.map(notice)).map(({ pickupNo }) => pickupNo)

afterEach(() => removeStored(closedNoticesKey))

test('[SHELL-9] pickups whose notice somebody has closed do not come again, a new one does, and others see all', () => {
  expect(numbers('7', 'QJ1', 'QJ2')).toEqual(['QJ1', 'QJ2'])
  noteClosed('7', [notice('QJ1')])
  noteClosed('7', [notice('QJ2')])
  expect(numbers('7', 'QJ1', 'QJ2')).toEqual([])
  expect(numbers('7', 'QJ1', 'QJ2', 'QJ3')).toEqual(['QJ3'])
  expect(numbers('8', 'QJ1')).toEqual(['QJ1'])
})

test('[SHELL-9] so many people and pickups are remembered and no more, the latest of them', () => {
  for (let person = 21; person >= 1; person -= 1) noteClosed(`${person}`, [notice('QJ1')])
  expect(numbers('21', 'QJ1')).toEqual(['QJ1'])
  expect(numbers('20', 'QJ1')).toEqual([])
  noteClosed(
    '20',
    Array.from({ length: 500 }, (_, place) => notice(`N${place}`)),
  )
  expect(numbers('20', 'QJ1', 'N0', 'N499')).toEqual(['QJ1'])
})

test('[SHELL-9] what is kept and is nothing of that hides no notice', () => {
  for (const stored of ['nothing', { 7: ['QJ1'] }, [['7']], [['7', 'QJ1']], [['7', [1]]], [null]]) {
    writeStored(closedNoticesKey, stored)
    expect(numbers('7', 'QJ1')).toEqual(['QJ1'])
  }
})
