import { propertiesOf } from './described-properties.ts'

/** A working use of each component, as its readers copy it: beside its stories, checked as all code is. */
const examples = import.meta.glob<string>('../../packages/ui/src/*/*.example.tsx', { query: '?raw', import: 'default' })

/** The example that stands beside a file of stories. */
export async function exampleOf(stories: unknown): Promise<string | undefined> {
  if (typeof stories !== 'string') return undefined
  const wanted = stories.replace(/^.*packages\/ui\/src\//, '../../packages/ui/src/').replace('.stories.tsx', '.example.tsx')
  return (await examples[wanted]?.())?.trim()
}

interface Told {
  component?: unknown
  args?: Readonly<Record<string, unknown>>
  parameters?: Readonly<Record<string, unknown>>
}

const isRequired = (property: unknown) =>
  typeof property === 'object' && property !== null && 'required' in property && property.required === true

/** Whether the arguments of a story are the properties of its component, all that are required among them. */
export function showsItself({ component, args = {} }: Told): boolean {
  const properties = propertiesOf(component)
  const names = Object.keys(properties)
  return (
    names.length > 0 &&
    Object.keys(args).every((name) => names.includes(name)) &&
    names.every((name) => !isRequired(properties[name]) || name in args)
  )
}

const nameOf = (component: unknown): string | undefined =>
  typeof component === 'function' || (typeof component === 'object' && component !== null)
    ? [Reflect.get(component, 'displayName'), Reflect.get(component, 'name')].find((name) => typeof name === 'string')
    : undefined

/** JSX whose outermost element has the name of the component that it is a story of. */
export function underItsName(code: string, name: string): string {
  const wrapper = /^<([A-Z]\w*)/.exec(code)?.[1]
  if (wrapper === undefined || wrapper === name) return code
  return code.replace(new RegExp(`^<${wrapper}\\b`), `<${name}`).replace(new RegExp(`</${wrapper}>$`), `</${name}>`)
}

/**
 * What a reader is shown and copies as the code of a story: the component with the properties of this story. A story whose arguments
 * are its own, because what it shows needs an actor or is met only in a page, shows the example of its page instead.
 */
export async function shownSource(code: string, story: Told): Promise<string> {
  if (!code.startsWith('<')) return code
  const name = nameOf(story.component)
  if (name !== undefined && showsItself(story)) return underItsName(code, name)
  if (name !== undefined && code.startsWith(`<${name}`)) return code
  return (await exampleOf(story.parameters?.fileName)) ?? code
}
