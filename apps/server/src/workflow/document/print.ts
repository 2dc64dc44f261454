import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { workflowTable } from './workflow-table.ts'

// `npm run workflow`: writes docs/workflow.md.
writeFileSync(fileURLToPath(new URL('../../../../../docs/workflow.md', import.meta.url)), workflowTable())
