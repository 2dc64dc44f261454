import type { StateShape, Tone } from '@etalon/ui/state-pill'

/** How a work state looks: its colour and its icon. The word comes from the dictionary. */
export interface StateLook {
  readonly tone: Tone
  readonly shape: StateShape
}

const look = (tone: Tone, shape: StateShape): StateLook => ({ tone, shape })
const isVoid = look('neutral', 'void')
const isDone = look('success', 'done')

/** Looks by dictionary and key. */
export const stateLooks = {
  order_status: {
    '0': isVoid,
    '50': look('neutral', 'begun'),
    '100': look('warning', { part: 0.25 }),
    '300': look('info', { part: 0.5 }),
    '1000': isDone,
  },
  sample_state: {
    '0': isVoid,
    '50': look('neutral', 'begun'),
    '100': look('warning', { part: 0.25 }),
    '300': look('info', { part: 0.5 }),
    '400': look('violet', { part: 0.75 }),
    '1000': isDone,
  },
  item_state: {
    '0': isVoid,
    '100': look('neutral', 'begun'),
    '200': look('warning', { part: 0.2 }),
    '300': look('info', { part: 0.4 }),
    '350': look('neutral', 'locked'),
    '400': look('violet', { part: 0.6 }),
    '500': look('violet', { part: 0.8 }),
    '600': isDone,
  },
  report_state: {
    '0': isVoid,
    '300': look('info', { part: 0.2 }),
    '400': look('info', { part: 0.35 }),
    '500': look('violet', { part: 0.5 }),
    '600': look('violet', { part: 0.7 }),
    '700': look('warning', { part: 0.85 }),
    '1000': isDone,
  },
  DEVICE_STATE: {
    '1': isDone,
    '2': look('warning', 'locked'),
    '3': isVoid,
    '4': look('neutral', 'locked'),
    '5': look('info', { part: 0.5 }),
  },
  quote_examine_status: {
    '100': look('neutral', 'begun'),
    '200': look('violet', { part: 0.5 }),
    '300': isDone,
  },
  contract_examine_status: {
    '100': look('neutral', 'begun'),
    '200': look('violet', { part: 0.5 }),
    '300': isDone,
    '400': isVoid,
  },
  pickup_state: {
    '0': isVoid,
    '5': isVoid,
    '10': look('warning', { part: 0.25 }),
    '20': look('info', { part: 0.6 }),
    '30': isDone,
  },
  leave_state: {
    '0': look('neutral', 'begun'),
    '1': look('warning', { part: 0.5 }),
    '2': isDone,
    '3': look('danger', 'void'),
    '4': isVoid,
  },
  training_state: { '0': look('info', 'begun'), '1': isDone },
  OBJECT_STATE: {
    '0': isVoid,
    '50': look('neutral', 'begun'),
    '100': look('warning', { part: 0.25 }),
    '200': look('info', { part: 0.5 }),
    '300': look('violet', { part: 0.75 }),
    '400': isDone,
  },
  PLAN_STATUS: {
    '1': look('neutral', 'begun'),
    '5': look('violet', { part: 0.25 }),
    '10': look('warning', { part: 0.25 }),
    '15': look('info', { part: 0.5 }),
    '20': isDone,
    '25': look('violet', { part: 0.75 }),
    '30': isVoid,
    '35': isVoid,
  },
  questionnaire_state: { '0': look('neutral', 'begun'), '1': look('info', { part: 0.5 }), '2': isDone },
  period_state: { '0': look('info', 'begun'), '1': look('neutral', 'locked') },
  m_enable_status: { '0': isDone, '1': isVoid },
} as const satisfies Readonly<Record<string, Readonly<Record<string, StateLook>>>>

export type StateDictionary = keyof typeof stateLooks

const plain = look('neutral', 'begun')

/** How a state looks; a plain one where the dictionary does not know it. */
export function lookOf(dictionary: StateDictionary, state: string): StateLook {
  const looks: Readonly<Record<string, StateLook>> = stateLooks[dictionary]
  return looks[state] ?? plain
}
