/** A part of a record with what tells it apart while parts change places. */
export interface Keyed<Part> {
  readonly key: string
  readonly part: Part
}

export const keyed = <Part>(part: Part): Keyed<Part> => ({ key: crypto.randomUUID(), part })
