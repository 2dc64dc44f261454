import { expect, test } from 'vitest'
import { apart, typeOf, writtenProperties } from './described-properties.ts'
import { showsItself, underItsName } from './shown-source.ts'
import { withWrittenTypes } from './written-types.ts'

test('[DS-1] a default has a column of its own', () => {
  expect(apart('Heights of 28 and 32 px. @default 32')).toEqual({ words: 'Heights of 28 and 32 px.', fallback: '32' })
  expect(apart("@default 'plain'")).toEqual({ words: '', fallback: "'plain'" })
  expect(apart('The word on it.')).toEqual({ words: 'The word on it.', fallback: undefined })
})

test('[DS-1] a type stands as it is written, without being undefined as well', () => {
  expect(typeOf({ name: 'union', raw: 'string | undefined' })).toBe('string')
  expect(typeOf({ name: 'union', raw: "\n  | 'small'\n  | 'large'" })).toBe("'small' | 'large'")
  expect(typeOf({ name: 'boolean' })).toBe('boolean')
  expect(typeOf({ name: 'unknown' })).toBeUndefined()
  const ref = {
    name: 'union',
    raw: 'Ref<Root> | undefined',
    elements: [{ name: 'Ref', elements: [{ name: 'HTMLFormElement' }] }],
  }
  expect(typeOf(ref)).toBe('Ref<HTMLFormElement>')
})

const Field = Object.assign(() => null, { __docgenInfo: { props: { label: { required: true }, hint: { required: false } } } })

test('[DS-1] a story is told by the properties of its component where all that are required are its arguments, and no others', () => {
  expect(showsItself({ component: Field, args: { label: 'Name' } })).toBe(true)
  expect(showsItself({ component: Field, args: { hint: 'in full' } })).toBe(false)
  expect(showsItself({ component: Field, args: { label: 'Name', server: 'refuses' } })).toBe(false)
  expect(showsItself({ component: () => null, args: {} })).toBe(false)
})

test('[DS-1] the code of a story names the component, not what holds its value', () => {
  expect(underItsName('<Live label="Name" />', 'Field')).toBe('<Field label="Name" />')
  expect(underItsName('<Live>\n  <Live />\n</Live>', 'Field')).toBe('<Field>\n  <Live />\n</Field>')
  expect(underItsName('<Field />', 'Field')).toBe('<Field />')
})

test('[DS-1] a list that may not be changed is told as it is written', () => {
  const docgen = '"items": {\n "required": true, "tsType": { "name": "unknown" }, "description": "x" }'
  const told = withWrittenTypes(docgen, ['interface Other {}', 'interface Props {\n  items?: readonly CartItem[]\n}'])
  expect(told).toContain('"tsType": { "name": "unknown", "raw": "readonly CartItem[]" }')
  expect(withWrittenTypes(docgen, ['interface Other {}'])).toBe(docgen)
})

const Tile = Object.assign(() => null, {
  __docgenInfo: {
    props: {
      className: { required: false, tsType: { name: 'string' }, description: 'Added to its classes.' },
      unit: {
        required: false,
        tsType: { name: 'union', raw: 'string | undefined' },
        description: "After the value. @default 'items'",
      },
      ref: { required: false, tsType: { name: 'Ref' } },
      label: { required: true, tsType: { name: 'string' }, description: 'What is counted.' },
      onPress: { required: false },
    },
  },
})

test('[DS-1] the properties of a further component are told in its words, those that must be given first, and none of its outermost element', () => {
  expect(writtenProperties(Tile)).toEqual([
    { name: 'label', words: 'What is counted.', type: 'string', fallback: undefined, required: true },
    { name: 'unit', words: 'After the value.', type: 'string', fallback: "'items'", required: false },
    { name: 'onPress', words: '', type: undefined, fallback: undefined, required: false },
  ])
  expect(writtenProperties(() => null)).toEqual([])
})
