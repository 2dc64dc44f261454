import { AddressCascade, type AddressCascadeOptions, useAddressCascade } from '@etalon/ui/address-cascade'

const provinces = [{ code: '43', name: 'Hunan' }]
const cities: Readonly<Record<string, { code: string; name: string }[]>> = { 43: [{ code: '4301', name: 'Changsha' }] }

/** What your server knows of regions. */
const regions: Pick<AddressCascadeOptions, 'loadRegions' | 'findRegions' | 'readAddress'> = {
  loadRegions: async ({ parentCode }) => (parentCode === undefined ? provinces : (cities[parentCode] ?? [])),
  findRegions: async () => [],
  readAddress: async () => ({ path: [], rest: '' }),
}

/** The address of a customer, down to the area. */
export function Example() {
  const address = useAddressCascade({
    ...regions,
    onChanged: ({ areaCode, areaCodeName }) => console.log(areaCode, areaCodeName),
  })
  return <AddressCascade actor={address} label="Address" required />
}
