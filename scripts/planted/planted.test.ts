import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plantedFaults } from './faults.ts'
import { withFault } from './patch.ts'

const root = join(import.meta.dirname, '../..')

test.each(plantedFaults)('the planted fault $id fits the code as it is', (fault) => {
  const before = readFileSync(join(root, fault.file), 'utf8')
  expect(withFault(before, fault)).not.toBe(before)
})

test('a planted fault that no longer fits is told, by its name and its file', () => {
  const [fault] = plantedFaults
  if (!fault) throw new Error('there are none')
  expect(() => withFault('', fault)).toThrow(`${fault.id} does not fit ${fault.file}`)
  expect(() => withFault(fault.replaced.repeat(2), fault)).toThrow('stands there 2 times')
})
