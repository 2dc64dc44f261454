export { AddressCascade, type AddressCascadeProps } from './AddressCascade.tsx'
export { type AddressCascadeOptions, useAddressCascade } from './use-address-cascade.ts'
