import { DefinitionList } from '@etalon/ui/definition-list'

/** What is known of an instrument. */
export function Example() {
  return (
    <DefinitionList
      columns={2}
      facts={[
        { key: 'name', term: 'Instrument', value: 'Digital pressure gauge' },
        { key: 'range', term: 'Range', value: '0 to 25', unit: 'MPa' },
      ]}
    />
  )
}
