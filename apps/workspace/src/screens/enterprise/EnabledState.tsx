import { WorkState } from '../work/moves/WorkState.tsx'

/** Whether orders are taken for an enterprise: a key of `m_enable_status` as a pill. */
export function EnabledState({ state }: { readonly state: string }) {
  return <WorkState dictionary="m_enable_status" state={state} />
}
