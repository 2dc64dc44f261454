/** A port that nobody listens at and that the system hands to nobody by itself. */
export function freePort(): Promise<number>
