import {
  type AddressCascadeActorRef,
  type AddressCascadeInput,
  type AddressReason,
  addressCascadeMachine,
  type CascadeAddress,
  type CascadeRegion,
  type FindRegionsRequest,
  type LoadRegionsRequest,
  type ReadAddressAnswer,
  type ReadAddressRequest,
} from '@etalon/machines/address-cascade'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromAsked } from '../asked/index.ts'

/** What `useAddressCascade` takes: where the machine begins, how regions are loaded, and who is told of an address. */
export interface AddressCascadeOptions extends AddressCascadeInput {
  /** What lies directly in a region; the provinces where there is no parent. */
  loadRegions: (request: LoadRegionsRequest, signal: AbortSignal) => Promise<readonly CascadeRegion[]>
  /** Ways from the province down to the regions that a text names. */
  findRegions: (request: FindRegionsRequest, signal: AbortSignal) => Promise<readonly (readonly CascadeRegion[])[]>
  /** The regions that a written address names, and what follows them. */
  readAddress: (request: ReadAddressRequest, signal: AbortSignal) => Promise<ReadAddressAnswer>
  /** The address is another one now. */
  onChanged: (address: CascadeAddress, reason: AddressReason) => void
  /** An address was pasted: street and number are left, for a field beside this one. */
  onRest?: (rest: string) => void
}

/** Makes and owns the actor of an address cascade. */
export function useAddressCascade({
  loadRegions,
  findRegions,
  readAddress,
  onChanged,
  onRest,
  ...input
}: AddressCascadeOptions): AddressCascadeActorRef {
  const load = useEffectEvent(loadRegions)
  const find = useEffectEvent(findRegions)
  const read = useEffectEvent(readAddress)
  const tell = useEffectEvent(onChanged)
  const tellRest = useEffectEvent((rest: string) => onRest?.(rest))
  const [machine] = useState(() =>
    addressCascadeMachine.provide({
      actors: {
        loadRegions: fromAsked<readonly CascadeRegion[], LoadRegionsRequest>((request, signal) => load(request, signal)),
        findRegions: fromAsked<readonly (readonly CascadeRegion[])[], FindRegionsRequest>((request, signal) =>
          find(request, signal),
        ),
        readAddress: fromAsked<ReadAddressAnswer, ReadAddressRequest>((request, signal) => read(request, signal)),
      },
    }),
  )
  const actor = useActorRef(machine, { input })
  useEffect(() => {
    const changed = actor.on('changed', ({ address, reason }) => tell(address, reason))
    const rest = actor.on('read', (emitted) => tellRest(emitted.rest))
    return () => {
      changed.unsubscribe()
      rest.unsubscribe()
    }
  }, [actor])
  return actor
}
