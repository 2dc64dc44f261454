import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../i18n/index.ts'
import '../theme/index.ts'
import { drag } from '../testing/pen.ts'
import { underPolicy } from '../testing/policy.ts'
import { Signature, SignatureField, signatureToPng, signatureToSvg } from './index.ts'
import { signed, typed } from './story-signatures.ts'

let broken: string[]
beforeAll(() => {
  broken = underPolicy("require-trusted-types-for 'script'; trusted-types default dompurify; object-src 'none'; base-uri 'none'")
})

test('[REG-4] under Trusted Types, without a policy of ours, signatures are drawn, shown and saved', async () => {
  await render(
    <MessagesProvider>
      <SignatureField label="客户" />
      <Signature label="检定员" value={signed} />
      <Signature label="核验员" value={typed} />
    </MessagesProvider>,
  )
  await drag(page.getByRole('group', { name: '客户的签名板' }).element(), [
    [0.2, 0.5],
    [0.3, 0.3],
    [0.4, 0.5],
  ])
  await expect.element(page.getByRole('img', { name: '手写签名，1 笔' })).toBeVisible()
  await expect.element(page.getByRole('img', { name: '检定员，手写签名' })).toBeVisible()
  for (const value of [signed, typed]) {
    expect(signatureToSvg(value)).toMatch(/^<svg /)
    expect((await signatureToPng(value, { width: 300 })).type).toBe('image/png')
  }
  expect(broken).toEqual([])
  // The policy is in force: a string is refused.
  expect(() => {
    document.createElement('div').innerHTML = '<b>x</b>'
  }).toThrow(TypeError)
})
