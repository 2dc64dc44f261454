import type { Progression } from './progression.ts'

/**
 * An appointment at which instruments are fetched from a customer (our own states): 10 asked for, 20 accepted, 30 done, 0 refused,
 * 5 cancelled. Who asked for it may cancel it until it is done; the institute says why it refuses one.
 */
export const pickupProgression: Progression = {
  name: 'pickup_state',
  initial: '10',
  states: ['10', '20', '30', '0', '5'],
  final: ['30', '0', '5'],
  moves: [
    { action: 'accept', from: ['10'], to: '20', by: ['reception', 'dispatcher'], duty: 'acceptor' },
    { action: 'reject', from: ['10'], to: '0', by: ['reception', 'dispatcher'], needsReason: true },
    { action: 'finish', from: ['20'], to: '30', by: ['reception', 'dispatcher'] },
    { action: 'cancel', from: ['10', '20'], to: '5', by: ['customer', 'reception'], needsReason: true },
  ],
}
