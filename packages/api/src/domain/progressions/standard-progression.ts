import type { Progression } from './progression.ts'

/**
 * A measuring standard of the institute (dictionary `DEVICE_STATE`): in use, disabled, scrapped, sealed or under repair. It comes into
 * use again only with a certificate that counts, and after a repair only with one that was made since (ISO/IEC 17025:2017, 6.4.4, 6.4.9).
 */
export const standardProgression: Progression = {
  name: 'DEVICE_STATE',
  initial: '1',
  states: ['1', '2', '3', '4', '5'],
  final: ['3'],
  moves: [
    { action: 'seal', from: ['1'], to: '4', by: ['dispatcher', 'admin'], needsReason: true },
    { action: 'unseal', from: ['4'], to: '1', by: ['dispatcher', 'admin'], requires: ['certificateValid'] },
    { action: 'repair', from: ['1', '2'], to: '5', by: ['dispatcher', 'admin'], needsReason: true },
    { action: 'repaired', from: ['5'], to: '2', by: ['dispatcher', 'admin'] },
    { action: 'disable', from: ['1'], to: '2', by: ['dispatcher', 'admin'], needsReason: true },
    {
      action: 'enable',
      from: ['2'],
      to: '1',
      by: ['dispatcher', 'admin'],
      requires: ['certificateValid', 'calibratedSinceRepair'],
    },
    { action: 'scrap', from: ['1', '2', '4', '5'], to: '3', by: ['dispatcher', 'admin'], needsReason: true },
  ],
}
