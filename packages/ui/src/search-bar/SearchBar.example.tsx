import { SearchBar, useSearchBar } from '@etalon/ui/search-bar'

/** Above a table: give its request to the table as `QUERY.CHANGED`. */
export function Example() {
  const search = useSearchBar({
    fields: [
      { prop: 'orderNo', label: 'Order' },
      { prop: 'registered', label: 'Registered', type: 'date', dateType: 'daterange' },
    ],
    advanced: {},
    onSearched: ({ request }) => console.log(request.searchParam),
  })
  return <SearchBar actor={search} label="Search orders" />
}
