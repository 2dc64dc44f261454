import { expect, test } from 'vitest'
import { inLabels } from './in-labels.ts'

const fields = [
  { prop: 'amount', label: '金额' },
  { prop: 'constructor', label: '制造' },
]

test.for([
  ['字段「amount」的查询值不正确', '字段「金额」的查询值不正确'],
  ['The value for “amount” cannot be used', 'The value for “金额” cannot be used'],
  ['字段「amount」不能使用运算符「LIKE」', '字段「金额」不能使用运算符「LIKE」'],
  ['没有可查询的字段「toString」', '没有可查询的字段「toString」'],
  ['amount 不是 JSON 文本', 'amount 不是 JSON 文本'],
])('[ADV-5] %s: a field is named as the screen names it', ([said = '', read]) => {
  expect(inLabels(said, fields)).toBe(read)
})
