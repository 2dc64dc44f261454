import { expect, test } from 'vitest'
import { pathOf } from './path-of.ts'
import { plainText } from './plain-text.ts'

test.each([
  ['<p>任务&nbsp;已下达</p><p>请处理</p>', '任务 已下达 请处理'],
  ['a &lt; b', 'a < b'],
  ['<script>alert(1)</script><b>完</b>成', '完成'],
  ['<img src=x onerror="window.broken = true">', ''],
  ['  两\u00A0\n 端  ', '两 端'],
])('[SHELL-10] of %s the text is %s', (markup, text) => {
  expect(plainText(markup)).toBe(text)
  expect('broken' in window).toBe(false)
})

test.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', 'order/list', ''])(
  '[SHELL-10] a message leads nowhere by %s',
  (path) => {
    expect(pathOf(path)).toBeUndefined()
  },
)
test('[SHELL-10] a message leads to a path of the workspace', () => {
  expect(pathOf('/testing/task/index?id=1')).toBe('/testing/task/index?id=1')
})
