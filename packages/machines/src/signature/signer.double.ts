import { createActor } from 'xstate'
import {
  type SignatureEmitted,
  type SignatureEvent,
  type SignatureInput,
  type SignaturePoint,
  signatureMachine,
  signatureOf,
} from './index.ts'

/** A point of a mouse, at the time that its x says unless it is given. */
export const at = (x: number, y = 100, time = x): SignaturePoint => ({ x, y, time, pressure: 0.5 })

/** The events of a stroke through points. */
export function stroke(...points: readonly SignaturePoint[]): SignatureEvent[] {
  const [first = at(0), ...further] = points
  return [{ type: 'STROKE.BEGUN', point: first }, { type: 'STROKE.MOVED', points: further }, { type: 'STROKE.ENDED' }]
}

/** A line that is long enough to be a signature, at a height. */
export const line = (y = 100) => stroke(at(100, y), at(200, y))

/** Somebody who signs, and what is told of it. */
export function signer(input: SignatureInput = {}) {
  const actor = createActor(signatureMachine, { input }).start()
  const told: SignatureEmitted[] = []
  actor.on('*', (emitted) => told.push(emitted))
  const context = () => actor.getSnapshot().context
  return {
    told,
    send: (...events: readonly SignatureEvent[]) => {
      for (const event of events) actor.send(event)
    },
    context,
    value: () => signatureOf(context()),
    state: () => actor.getSnapshot().value,
    /** The heights at which the strokes begin, by which tests know them. */
    heights: () => context().strokes.map(([first]) => first?.y),
    changes: () => told.flatMap((one) => (one.type === 'changed' ? [[one.reason, one.value?.kind]] : [])),
  }
}
