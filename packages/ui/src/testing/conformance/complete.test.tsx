import { expect, test } from 'vitest'
import { conformanceCases } from './cases.ts'
import { exempt } from './exempt.ts'

const folders = import.meta.glob<Readonly<Record<string, unknown>>>('../../*/index.ts', { eager: true })

/** A function, or what `memo` and `forwardRef` make of one. */
const isComponent = (name: string, value: unknown) =>
  /^[A-Z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value))

const exported = Object.entries(folders)
  .flatMap(([path, folder]) => {
    const of = path.split('/').at(-2) ?? ''
    return Object.entries(folder).flatMap(([name, value]) => (isComponent(name, value) ? [`${of}/${name}`] : []))
  })
  .toSorted()

test('[DS-1] every exported component is measured, or stands with a reason among those that are not', () => {
  const known = [...conformanceCases.map(({ name }) => name), ...Object.keys(exempt)]
  expect(known.toSorted()).toEqual(exported)
})
