import { expect, test } from 'vitest'
import { machineModels } from './models.ts'
import { unwalked } from './testing/index.ts'

declare global {
  interface ImportMeta {
    /** Vite's list of files; here only their names are wanted. */
    glob(pattern: string): Readonly<Record<string, unknown>>
  }
}

test('[PKG-4] every machine has a model', () => {
  const machines = Object.keys(import.meta.glob('./*/*.machine.ts')).map((path) => path.split('/')[1])
  expect(machineModels.map((model) => model.name)).toEqual(machines.sort())
})

test.each(machineModels)('[PKG-4] $name: nothing of it stays unwalked', (model) => {
  expect(unwalked(model)).toEqual([])
})
