export { type AddressCascadeActorRef, type AddressCascadeSnapshot, addressCascadeMachine } from './address-cascade.machine.ts'
export type * from './address-cascade.types.ts'
export { addressOf, chosenPath, defaultProvince, levelToLoad, namesOf, optionOf } from './cascade.ts'
