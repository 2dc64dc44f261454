import { childrenOf, isPlaceholder, parseAddress, pathOf, type Region, searchRegions } from '@etalon/api/regions'
import type { CascadeRegion } from '@etalon/machines/address-cascade'
import { AddressCascade, useAddressCascade } from '@etalon/ui/address-cascade'
import { useEffect, useRef } from 'react'

export interface AreaFieldProps {
  readonly label: string
  readonly name: string
  /** The code of the division that is chosen; empty for none. */
  readonly code: string
  readonly error: string | undefined
  /** Whether one must be chosen. @default true */
  readonly required?: boolean
  readonly onChange: (code: string) => void
  /** A whole address was pasted: what follows its divisions. */
  readonly onRest: (rest: string) => void
}

const regionOf = (region: Region): CascadeRegion => ({
  code: region.code,
  name: region.name,
  ...(isPlaceholder(region) ? { placeholder: true } : {}),
})
const wayTo = (code: string) => pathOf(code).map(regionOf)

/** Province, city and area, chosen one by one, found by name or pinyin, or read from a pasted address. */
export function AreaField({ label, name, code, error, required = true, onChange, onRest }: AreaFieldProps) {
  const told = useRef(code)
  const actor = useAddressCascade({
    ...(code === '' ? {} : { path: wayTo(code) }),
    loadRegions: async ({ parentCode }) => childrenOf(parentCode ?? null).map(regionOf),
    findRegions: async ({ text }) => searchRegions(text).map(({ path }) => path.map(regionOf)),
    readAddress: async ({ text }) => {
      const { path, rest } = parseAddress(text)
      return { path: path.map(regionOf), rest }
    },
    onChanged: ({ areaCode }, reason) => {
      if (reason === 'begun' || reason === 'set') return
      told.current = areaCode
      onChange(areaCode)
    },
    onRest,
  })
  // A draft that comes back from this device, or another record.
  useEffect(() => {
    if (code === told.current) return
    told.current = code
    actor.send({ type: 'ADDRESS.SET', path: wayTo(code) })
  }, [actor, code])
  return <AddressCascade actor={actor} label={label} name={name} required={required} error={error} />
}
