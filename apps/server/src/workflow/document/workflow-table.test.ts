import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { workflowTable } from './workflow-table.ts'

const written = () => readFileSync(fileURLToPath(new URL('../../../../../docs/workflow.md', import.meta.url)), 'utf8')

test('[FLOW-1] the table of states, actions and roles in the documents is the one that holds', () => {
  expect(written()).toBe(workflowTable())
})

test('[FLOW-1] each state, action and fact in it has its words', () => {
  expect(workflowTable()).not.toMatch(/undefined|\{\w+\}/)
})
