import { AdvancedFilter, useAdvancedFilter } from '@etalon/ui/advanced-filter'

/** Conditions on orders, as many as are wanted. */
export function Example() {
  const filter = useAdvancedFilter({
    fields: [
      { prop: 'customer', label: 'Customer' },
      { prop: 'registered', label: 'Registered', type: 'date' },
    ],
    onSearched: (detail) => console.log(detail),
  })
  return <AdvancedFilter actor={filter} />
}
