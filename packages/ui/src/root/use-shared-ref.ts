import { type Ref, useMemo } from 'react'
import { mergeRefs } from 'react-aria/mergeRefs'

/**
 * One ref for an element that the component itself must know as well as who uses it.
 * @param own the component's
 * @param given that of the component's properties
 */
export function useSharedRef<Root extends Element>(own: Ref<Root>, given: Ref<Root> | undefined): Ref<Root> {
  return useMemo(() => mergeRefs(own, given), [own, given])
}
