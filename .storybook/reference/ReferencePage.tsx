import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import type { Reference } from '../../packages/ui/src/testing/reference/index.ts'

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

/** A component's page: what it is, itself with its properties, its parts, keys, roles and hooks, and all its stories. */
export function ReferencePage() {
  const meta = useOf('meta')
  const { reference } = 'preparedMeta' in meta ? meta.preparedMeta.parameters : { reference: undefined }
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      <ReferenceTables reference={reference} />
      <Stories includePrimary={false} />
    </>
  )
}
