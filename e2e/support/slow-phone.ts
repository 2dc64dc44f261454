/** A cheap phone far from a mast, “slow 3G”: bits in a second, milliseconds there and back, and so many times slower a processor. */
export const slowPhone = { speed: 400_000, latency: 400, processor: 4 } as const
