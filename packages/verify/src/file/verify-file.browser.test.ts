import { expect, test } from 'vitest'
import { pdf, testInstitute } from '../testing/issued.ts'
import { verifyFile } from './index.ts'

test('[CERT-1] the visitor’s own browser checks a dropped file with the institute’s key', async () => {
  const institute = await testInstitute()
  const jws = await institute.sign(institute.statement)
  const ports = { keys: institute.keys, fetchStatement: async () => jws }
  const dropped = new File([pdf], 'certificate.pdf', { type: 'application/pdf' })
  expect(await verifyFile(new Uint8Array(await dropped.arrayBuffer()), ports)).toMatchObject({
    verdict: 'genuine',
    part: 'pdf',
    statement: { number: 'LX-2026-003187' },
  })
  const changed = new Uint8Array([...pdf, 10])
  expect(await verifyFile(changed, ports)).toMatchObject({ verdict: 'changed' })
  const stranger = await testInstitute()
  expect(await verifyFile(pdf, { ...ports, keys: stranger.keys })).toEqual({
    verdict: 'unknown',
    reason: 'statement-refused',
    refusal: 'signature',
  })
})
