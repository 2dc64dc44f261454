import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Primary,
  Source,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { type ComponentType, Fragment, type ReactNode, use, useId, useMemo } from 'react'
import type { Reference } from '../../packages/ui/src/testing/reference/index.ts'
import { propertiesOf, wordsOf, writtenProperties } from './described-properties.ts'
import { exampleOf, showsItself } from './shown-source.ts'

const isReference = (value: unknown): value is Reference => typeof value === 'object' && value !== null && 'keyboard' in value

/** Words in which `code` stands between backticks. */
function Words({ text }: { text: string }) {
  return text.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part))
}

function Facts({
  title,
  head,
  facts,
}: {
  title: string
  head: readonly [string, string]
  facts: Readonly<Record<string, string>>
}) {
  return (
    <table>
      <caption className="reference-caption">{title}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(facts).map(([name, meaning]) => (
          <tr key={name}>
            <th scope="row">{head[0] === 'Attribute' ? <code>{name}</code> : name}</th>
            <td>
              <Words text={meaning} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The tables of a component's page; nothing where a story stands for no component. */
export function ReferenceTables({ reference }: { reference: unknown }) {
  if (!isReference(reference)) return null
  const { anatomy, aria, keyboard, hooks } = reference
  return (
    <>
      <h2>Anatomy</h2>
      <Facts title="Parts, in the order in which they are met; ? may be missing" head={['Part', 'For']} facts={anatomy} />
      <h2>Keyboard</h2>
      {Object.keys(keyboard).length === 0 ? (
        <p>It takes no keys of its own.</p>
      ) : (
        <Facts title="Each key is proved by a test beside the component" head={['Key', 'Does']} facts={keyboard} />
      )}
      <h2>Assistive technology</h2>
      <ul>
        {aria.map((line) => (
          <li key={line}>
            <Words text={line} />
          </li>
        ))}
      </ul>
      <h2>Styling hooks</h2>
      <p>
        <code>className</code> and <code>style</code> reach the outermost element; colours, sizes and type are the tokens of{' '}
        <code>@etalon/ui/theme</code>.
      </p>
      {Object.keys(hooks).length > 0 && <Facts title="States that reach styles" head={['Attribute', 'When']} facts={hooks} />}
    </>
  )
}

/** Asked once for each page: a page that is drawn again has it at once. */
const asked = new Map<unknown, Promise<string | undefined>>()
function promisedExample(stories: unknown): Promise<string | undefined> {
  const promised = asked.get(stories) ?? exampleOf(stories)
  asked.set(stories, promised)
  return promised
}

/** What is copied to begin with. */
function Example({ stories }: { stories: unknown }) {
  const code = use(promisedExample(stories))
  if (code === undefined) return null
  return (
    <>
      <h2>Example</h2>
      <Source code={code} language="tsx" />
    </>
  )
}

/** Another component of the page: what it is, and its properties to be read. */
function PropertiesOf({ name, component }: { name: string; component: ComponentType<unknown> }) {
  const id = useId()
  return (
    <>
      <h3 id={id}>{name}</h3>
      <p>
        <Words text={wordsOf(component)} />
      </p>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            {['Property', 'Meaning', 'Type', 'Default'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {writtenProperties(component).map(({ name: property, words, type, fallback, required }) => (
            <tr key={property}>
              <th scope="row">
                <code>{required ? property : `${property}?`}</code>
              </th>
              <td>
                <Words text={words} />
              </td>
              <td>{type !== undefined && <code>{type}</code>}</td>
              <td>{fallback !== undefined && <code>{fallback}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/**
 * Storybook's own table knows nothing of the other components here: it would put each behind a tab, and show of its properties those
 * alone that have the name of one of the first.
 */
function WithoutTabs({ children }: { children: ReactNode }) {
  const context = use(DocsContext)
  const alone = useMemo((): typeof context => {
    const resolveOf: typeof context.resolveOf = (...of) => {
      const found = context.resolveOf(...of)
      return 'story' in found ? { ...found, story: { ...found.story, subcomponents: {} } } : found
    }
    return { ...context, resolveOf }
  }, [context])
  return <DocsContext value={alone}>{children}</DocsContext>
}

/** The properties of the component itself: to be tried where the stories are told by them, and only to be read where not. */
function Properties() {
  const found = useOf('story', ['story'])
  if (!('story' in found)) return null
  const { story } = found
  const { component, subcomponents = {}, initialArgs, id, moduleExport } = story
  const names = Object.keys(propertiesOf(component))
  if (names.length === 0) return null
  return (
    <>
      <h2>Properties</h2>
      <WithoutTabs>
        {showsItself({ component, args: initialArgs }) ? (
          <Controls key={id} of={moduleExport} include={names} />
        ) : (
          <ArgTypes key={id} of={moduleExport} include={names} />
        )}
      </WithoutTabs>
      {Object.entries(subcomponents).map(([name, other]) => (
        <PropertiesOf key={name} name={name} component={other} />
      ))}
    </>
  )
}

/**
 * What stands still is seen on the page. A story that somebody plays looks here like the one before it, since nothing is played on a
 * page of many: it is named, and seen where it is alone.
 */
function OtherStories() {
  const [, ...others] = use(DocsContext).componentStories()
  const isPlayed = ({ playFunction }: (typeof others)[number]) => playFunction !== undefined
  const matrix = others.find(({ name }) => name === 'Matrix')
  const played = others.filter((story) => story !== matrix && isPlayed(story))
  const still = others.filter((story) => story !== matrix && !isPlayed(story))
  return (
    <>
      {others.length > 0 && <h2>Stories</h2>}
      {played.length > 0 && (
        <p>
          Played, each on a page of its own:{' '}
          {played.map(({ id, name }, place) => (
            <Fragment key={id}>
              {place > 0 && ', '}
              <a href={`./?path=/story/${id}`} target="_top">
                {name}
              </a>
            </Fragment>
          ))}
        </p>
      )}
      {still.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} expanded />
      ))}
      {matrix && (
        <>
          <h3>All states</h3>
          <Canvas
            of={matrix.moduleExport}
            sourceState="none"
            {...(isPlayed(matrix) ? { story: { inline: false, height: '560px' } } : {})}
          />
        </>
      )}
    </>
  )
}

/** A component's page: what it is, itself, an example, its properties, its parts, keys, roles and hooks, and all its stories. */
export function ReferencePage() {
  const meta = useOf('meta')
  const { reference, fileName } = 'preparedMeta' in meta ? meta.preparedMeta.parameters : {}
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Example stories={fileName} />
      <Properties />
      <ReferenceTables reference={reference} />
      <OtherStories />
    </>
  )
}
