import { sql, type Transaction } from '../../db/index.ts'
import type { Fact } from '../../history/index.ts'
import { FieldRefusal } from '../../refusal/index.ts'
import { knowsKey } from '../dictionary/used-keys.ts'

/**
 * What came with a sample, each once, as it was said.
 * @param given keys of `acceptance_material`
 * @throws {FieldRefusal} 400 where the dictionary has no such key
 */
export async function checkedMaterials(tx: Transaction, given: readonly string[] = []): Promise<readonly string[]> {
  const materials = [...new Set(given)]
  for (const one of materials)
    if (!(await knowsKey(tx, 'acceptance_material', one))) throw new FieldRefusal([{ path: 'materials', key: 'field.invalid' }])
  return materials
}

/** What came with a sample as the database takes it. */
export const materialsWritten = (materials: readonly string[]) => sql`${sql.param([...materials])}::text[]`

/** What came with a sample, as its history says it to each reader in their language. */
export const materialFacts = (materials: readonly string[]): readonly Fact[] =>
  materials.map((key) => ({ of: 'acceptance_material', key }))
