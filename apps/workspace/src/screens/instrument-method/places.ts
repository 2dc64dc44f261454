/** Where an institute says how it measures a kind of instrument. */
export const methodPath = '/system/instrument-method/index'
