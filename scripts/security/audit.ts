import { spawnSync } from 'node:child_process'
import * as z from 'zod/mini'

const told = z.object({
  metadata: z.object({
    vulnerabilities: z.object({ critical: z.number(), high: z.number(), moderate: z.number(), low: z.number() }),
  }),
})

/** What the registry knows against the packages that the product runs with, in words; where it cannot be asked, that. */
export function auditedPackages(root: string): string {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' })
  try {
    const { critical, high, moderate, low } = told.parse(JSON.parse(stdout)).metadata.vulnerabilities
    const sum = `${critical} critical, ${high} high, ${moderate} moderate, ${low} low`
    return critical + high > 0 ? `**not held**: ${sum}` : `none high (${sum})`
  } catch {
    return 'not checked, the registry of this machine has no audit'
  }
}
