import { expect, test } from 'vitest'
import { mostStops, nextStops, routeFault } from './index.ts'

const stops = (...attributes: readonly string[]) => attributes.map((attribute, place) => ({ id: String(place), attribute }))

test.each([
  ['1', stops('3', '1'), undefined],
  ['1', stops('3', '2', '2', '1'), undefined],
  ['2', stops('1', '2', '4'), undefined],
  ['3', stops('3', '1'), 'type'],
  ['toString', stops('3', '1'), 'type'],
  ['1', stops('3'), 'count'],
  ['1', Array.from({ length: mostStops + 1 }, (_, place) => ({ id: String(place), attribute: '2' })), 'count'],
  ['1', [...stops('3', '1'), ...stops('3')], 'twice'],
  ['1', stops('2', '1'), 'first'],
  ['2', stops('3', '4'), 'first'],
  ['1', stops('3', '4'), 'last'],
  ['1', stops('3', '4', '1'), 'between'],
])('[SYS-4] a route of type %s through %j: %s', (type, given, fault) => {
  expect(routeFault(type, given)).toBe(fault)
})

test('[SYS-4] what stands at a node goes on to the next one of each route, each place once', () => {
  const routes = [
    { name: '城南线', stops: ['城南收样点', '中转站', '力学室'] },
    { name: '夜班线', stops: ['中转站', '力学室'] },
    { name: '返程', stops: ['力学室', '取样处'] },
  ]
  expect(nextStops(routes, '中转站')).toEqual([{ route: '城南线', stop: '力学室' }])
  expect(nextStops(routes, '力学室')).toEqual([{ route: '返程', stop: '取样处' }])
  expect(nextStops(routes, '取样处')).toEqual([])
  expect(nextStops(routes, '')).toEqual([])
})
