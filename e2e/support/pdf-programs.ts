import { execFileSync, spawnSync } from 'node:child_process'
import { expect } from 'playwright/test'

/** Looks at a certificate's PDF with the programs that strangers would use: whole, tagged, searchable in Chinese, with its attachment. */
export function checkPdf(file: string, title: string): void {
  const { stdout: info, stderr: complaints } = spawnSync('pdfinfo', [file], { encoding: 'utf8' })
  expect(complaints).toBe('')
  expect(info).toMatch(/Tagged:\s+yes/)
  expect(info).toMatch(/PDF subtype:\s+PDF\/A-3|Pages:\s+\d/)
  const qpdf = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' })
  expect(`${qpdf.status} ${qpdf.stdout}${qpdf.stderr}`).toMatch(/^0 [\s\S]*No syntax or stream encoding errors/)
  expect(execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })).toContain(title)
  expect(execFileSync('pdfdetach', ['-list', file], { encoding: 'utf8' })).toMatch(/1 embedded file[\s\S]*\.dcc\.xml/)
}
