import { expect, test } from 'vitest'
import { passagesOf } from './passages.ts'
import { verificationData } from './testing/certificate-fixtures.ts'

test('[BIZ-5] a row of results is read with the groups of its columns: a shift on tapping is not taken for an indication', () => {
  const row = passagesOf(verificationData).find(({ key }) => key === 'data:1')
  expect(row?.value).toBe(
    '标准压力 0.4；轻敲后示值 升压 0.40；轻敲后示值 降压 0.41；轻敲位移 升压 0.00；轻敲位移 降压 0.01；示值误差 +0.01；最大允许误差 ±0.0256；回程误差 0.01',
  )
})
