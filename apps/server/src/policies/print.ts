import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { permissionsTable } from './table.ts'

// `npm run permissions`: writes docs/permissions.md.
writeFileSync(fileURLToPath(new URL('../../../../docs/permissions.md', import.meta.url)), permissionsTable())
