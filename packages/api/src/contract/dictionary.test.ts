import { expect, test } from 'vitest'
import { buttonCodesOf, choicesOf, type DictionaryRecord } from './index.ts'

const entry = (dictKey: string, more: Partial<DictionaryRecord> = {}): DictionaryRecord => ({
  id: '1',
  tenantId: '000000',
  parentId: '9',
  code: 'sex',
  dictKey,
  dictValue: `值${dictKey}`,
  dictValueEn: '',
  sort: Number(dictKey),
  remark: '',
  isSealed: 0,
  isDeleted: 0,
  hasChildren: false,
  ...more,
})
const root = (more: Partial<DictionaryRecord> = {}) => entry('-1', { parentId: '0', dictValue: '性别', ...more })

test('[DICT-2] entries beneath their root and beside it are the same choices, in their order, without the root', () => {
  const choices = [
    { key: '1', zh: '值1', en: '' },
    { key: '2', zh: '值2', en: '' },
  ]
  expect(choicesOf([root({ children: [entry('2'), entry('1')] })])).toEqual(new Map([['sex', choices]]))
  expect(choicesOf([entry('2'), root(), entry('1'), entry('1')])).toEqual(new Map([['sex', choices]]))
})

test('[DICT-2] what was deleted is no choice, and dictionaries do not mix', () => {
  const mixed = choicesOf([entry('1', { isDeleted: 1 }), entry('2'), entry('2', { code: 'yes_no', dictValue: '是' })])
  expect([...mixed].map(([code, all]) => [code, all.map(({ zh }) => zh)])).toEqual([
    ['sex', ['值2']],
    ['yes_no', ['是']],
  ])
})

test('[PERM-1] the codes of buttons are those of the leaves; a menu stands for its buttons alone', () => {
  const tree = [
    {
      code: 'order',
      name: '委托',
      children: [
        { code: 'order_add', name: '新增', children: [] },
        { code: 'order_edit', name: '改' },
      ],
    },
    { code: 'export', name: '导出' },
  ]
  expect([...buttonCodesOf(tree)]).toEqual(['order_add', 'order_edit', 'export'])
})
