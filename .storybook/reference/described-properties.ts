import type { Preview } from '@storybook/react-vite'

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type ArgType = ReturnType<Enhancer>[string]

/** What every component takes for its outermost element (`RootProps`): last on the page, since it is the same everywhere. */
const ofOutermost = new Set(['className', 'style', 'ref'])

/** What can be typed or picked in a table; an icon or a list of rows written as JSON helps nobody. */
const editable = new Set(['string', 'number', 'boolean', 'enum'])

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The object beneath a name, or nothing. */
const beneath = (value: unknown, name: string): unknown =>
  isObject(value) || typeof value === 'function' ? Reflect.get(value, name) : undefined

/** The properties of a component as react-docgen read them from its source. */
export function propertiesOf(component: unknown): Readonly<Record<string, unknown>> {
  const found = beneath(beneath(component, '__docgenInfo'), 'props')
  return isObject(found) ? found : {}
}

/** What a component is, as react-docgen read it from its source. */
export function wordsOf(component: unknown): string {
  const found = beneath(beneath(component, '__docgenInfo'), 'description')
  return typeof found === 'string' ? found : ''
}

/** A description without its `@default`, and that. */
export function apart(description: string): { words: string; fallback: string | undefined } {
  const [words = '', ...rest] = description.split(/\s*@default\s+/)
  return { words: words.trim(), fallback: rest.length > 0 ? rest.join(' ').trim() : undefined }
}

/** A type as it is written: `string`, not "union", where it may be undefined as well. */
export function typeOf(tsType: unknown): string | undefined {
  const raw = beneath(tsType, 'raw')
  const name = beneath(tsType, 'name')
  const written = typeof raw === 'string' ? raw : typeof name === 'string' && name !== 'unknown' ? name : undefined
  const plain = written
    ?.replace(/\s+/g, ' ')
    .replace(/^ ?\| /, '')
    .replace(/ \| undefined$/, '')
  return plain === 'Ref<Root>' ? `Ref<${elementOf(tsType) ?? 'HTMLElement'}>` : plain
}

/** The element that a component promises for its ref. */
function elementOf(tsType: unknown): string | undefined {
  const name = beneath(beneath(beneath(beneath(beneath(tsType, 'elements'), '0'), 'elements'), '0'), 'name')
  return typeof name === 'string' && name !== 'Root' ? name : undefined
}

/** What somebody may edit: of `string | undefined` the string. */
function editedType(type: ArgType['type']): ArgType['type'] {
  if (typeof type !== 'object' || type.name !== 'union') return type
  const kinds = type.value.filter((one) => !(one.name === 'other' && one.value === 'undefined'))
  const [only] = kinds
  return kinds.length === 1 && only ? { ...only, ...(type.required === undefined ? {} : { required: type.required }) } : type
}

function described(name: string, argType: ArgType, docgen: unknown): ArgType {
  const description = beneath(docgen, 'description')
  const { words, fallback } = apart(typeof description === 'string' ? description : '')
  const summary = typeOf(beneath(docgen, 'tsType'))
  const type = editedType(argType.type)
  const isWords = summary === 'ReactNode'
  const canBeEdited = !ofOutermost.has(name) && typeof type === 'object' && editable.has(type.name)
  return {
    ...argType,
    ...(type === undefined ? {} : { type }),
    description: words,
    table: {
      ...argType.table,
      ...(summary === undefined ? {} : { type: { summary } }),
      ...(fallback === undefined ? {} : { defaultValue: { summary: fallback } }),
      ...(ofOutermost.has(name) ? { category: 'Outermost element' } : {}),
    },
    ...(canBeEdited ? {} : { control: isWords ? { type: 'text' } : { disable: true } }),
  }
}

/** One property of a component, in the words of its source. */
interface WrittenProperty {
  readonly name: string
  readonly words: string
  readonly type: string | undefined
  readonly fallback: string | undefined
  readonly required: boolean
}

/** The properties of a component, without those of its outermost element: those that must be given come first. */
export function writtenProperties(component: unknown): readonly WrittenProperty[] {
  return Object.entries(propertiesOf(component))
    .filter(([name]) => !ofOutermost.has(name))
    .map(([name, docgen]) => {
      const description = beneath(docgen, 'description')
      return {
        name,
        ...apart(typeof description === 'string' ? description : ''),
        type: typeOf(beneath(docgen, 'tsType')),
        required: beneath(docgen, 'required') === true,
      }
    })
    .toSorted((one, other) => Number(other.required) - Number(one.required))
}

/**
 * What Storybook says of a component's properties, in the words of its source: types as they are written, the default in its own
 * column, and what a person must give before what they may give.
 */
export const describedProperties: Enhancer = ({ component, argTypes }) => {
  const properties = propertiesOf(component)
  const isRequired = (name: string) => beneath(properties[name], 'required') === true
  const rank = (name: string) => (ofOutermost.has(name) ? 2 : isRequired(name) ? 0 : 1)
  return Object.fromEntries(
    Object.entries(argTypes)
      .toSorted(([one], [other]) => rank(one) - rank(other))
      .map(([name, argType]) => [name, name in properties ? described(name, argType, properties[name]) : argType]),
  )
}
