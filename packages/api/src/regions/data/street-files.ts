// Written by scripts/regions.ts.
/** What a file of streets holds. */
export interface StreetFile {
  readonly streets: string
  readonly readings: string
}

/** The files of streets, by province: each is loaded when it is asked for. */
export const streetFiles: Readonly<Record<string, () => Promise<StreetFile>>> = {
  '11': () => import('./streets/11.ts'),
  '12': () => import('./streets/12.ts'),
  '13': () => import('./streets/13.ts'),
  '14': () => import('./streets/14.ts'),
  '15': () => import('./streets/15.ts'),
  '21': () => import('./streets/21.ts'),
  '22': () => import('./streets/22.ts'),
  '23': () => import('./streets/23.ts'),
  '31': () => import('./streets/31.ts'),
  '32': () => import('./streets/32.ts'),
  '33': () => import('./streets/33.ts'),
  '34': () => import('./streets/34.ts'),
  '35': () => import('./streets/35.ts'),
  '36': () => import('./streets/36.ts'),
  '37': () => import('./streets/37.ts'),
  '41': () => import('./streets/41.ts'),
  '42': () => import('./streets/42.ts'),
  '43': () => import('./streets/43.ts'),
  '44': () => import('./streets/44.ts'),
  '45': () => import('./streets/45.ts'),
  '46': () => import('./streets/46.ts'),
  '50': () => import('./streets/50.ts'),
  '51': () => import('./streets/51.ts'),
  '52': () => import('./streets/52.ts'),
  '53': () => import('./streets/53.ts'),
  '54': () => import('./streets/54.ts'),
  '61': () => import('./streets/61.ts'),
  '62': () => import('./streets/62.ts'),
  '63': () => import('./streets/63.ts'),
  '64': () => import('./streets/64.ts'),
  '65': () => import('./streets/65.ts'),
}
