import { builtInRoles } from '@etalon/api/domain'
import type { Language } from '../../refusal/index.ts'

/** Names of roles with a comma between them; those of the institute's own are given by their codes. */
export function nameOfRoles(codes: readonly string[], own: Readonly<Record<string, string>>, language: Language): string {
  return codes.map((code) => builtInRoles.find((role) => role.code === code)?.[language] ?? own[code] ?? code).join(',')
}
