/** A division as the ports answer it. */
export interface CascadeRegion {
  /** Its code: 2 digits for a province, 4 for a city, 6 for an area, 9 for a street. */
  readonly code: string
  /** Its Chinese name. */
  readonly name: string
  /** Stands for no place that people know, such as 市辖区 between 北京市 and its districts: addresses leave it out. */
  readonly placeholder?: boolean
}

/** Province, city, area and, where streets are enabled, street: 0 to 3. */
export type CascadeLevel = 0 | 1 | 2 | 3

/** What the `loadRegions` port is asked; it answers what lies directly in the parent, nothing where nothing does. */
export interface LoadRegionsRequest {
  /** The level whose options are wanted. */
  readonly level: CascadeLevel
  /** Nothing for the provinces. */
  readonly parentCode: string | undefined
}

/** What the `findRegions` port is asked; it answers ways from the province down. */
export interface FindRegionsRequest {
  /** What was typed, without the blanks around it. */
  readonly text: string
  /** How many levels there are. */
  readonly levels: number
}

/** What the `readAddress` port is asked. */
export interface ReadAddressRequest {
  /** The whole address as it was pasted, or typed into the search. */
  readonly text: string
  /** How many levels there are. */
  readonly levels: number
}

/** What the `readAddress` port answers: the regions that a written address names, from the province down, and what follows them. */
export interface ReadAddressAnswer {
  /** The regions from the province down; empty where none was understood. */
  readonly path: readonly CascadeRegion[]
  /** What follows the regions: street and number. */
  readonly rest: string
}

/** The combined address (§3.5), with empty texts below the level down to which it is chosen. */
export interface CascadeAddress {
  /** The code of the province. */
  readonly provinceId: string
  /** The name of the province. */
  readonly provinceName: string
  /** The code of the city. */
  readonly cityId: string
  /** The name of the city. */
  readonly cityName: string
  /** The code of the area. */
  readonly areaId: string
  /** The name of the area. */
  readonly areaName: string
  /** The code of the street. */
  readonly townId: string
  /** The name of the street. */
  readonly townName: string
  /** The code of the smallest region chosen. */
  readonly areaCode: string
  /** The names as an address begins with them, without placeholders and repetitions. */
  readonly areaCodeName: string
}

/**
 * Why the address is another: it stood so at the beginning, somebody chose or cleared a level, found a place or pasted an address, or
 * the app set it.
 */
export type AddressReason = 'begun' | 'chosen' | 'cleared' | 'found' | 'pasted' | 'set'

/** What an address can be told. */
export type AddressCascadeEvent =
  /** Chooses one of a level's options; what was chosen below goes. */
  | { readonly type: 'REGION.CHOSEN'; readonly level: CascadeLevel; readonly code: string }
  /** Nothing is chosen at this level and below. */
  | { readonly type: 'REGION.CLEARED'; readonly level: CascadeLevel }
  /** Another address altogether, as of another record. */
  | { readonly type: 'ADDRESS.SET'; readonly path: readonly CascadeRegion[]; readonly reason?: AddressReason }
  /** A whole address in words. */
  | { readonly type: 'ADDRESS.PASTED'; readonly text: string }
  /** What the search across all levels holds now. */
  | { readonly type: 'SEARCH.TYPED'; readonly text: string }
  /** The search is empty again, and what it found is gone. */
  | { readonly type: 'SEARCH.CLEARED' }
  /** One of the ways that the search found, by its place in the list. */
  | { readonly type: 'FOUND.CHOSEN'; readonly place: number }
  /** Loads the regions of a level, or searches, once more. A pasted address is pasted again. */
  | { readonly type: 'RETRY' }

/** What an address tells. */
export type AddressCascadeEmitted =
  /**
   * The address is another one now; told once every level of it is known. What a person has chosen or cleared is told as well
   * where the level below cannot be loaded, and once more when it was.
   */
  | { readonly type: 'changed'; readonly address: CascadeAddress; readonly reason: AddressReason }
  /** What of an address that was pasted, or typed and found, follows its regions: street and number. */
  | { readonly type: 'read'; readonly rest: string; readonly reason: 'pasted' | 'found' }
  /** No region was found in what was pasted; nothing was changed. */
  | { readonly type: 'notUnderstood'; readonly text: string; readonly reason: 'pasted' }
  /** The regions of a level, a search or the reading of a pasted address did not come. */
  | {
      readonly type: 'failed'
      readonly of: 'regions' | 'search' | 'address'
      readonly error: unknown
      readonly reason: 'unreachable'
    }

/** How an address begins. */
export interface AddressCascadeInput {
  /** Whether there is a street level. @default false */
  readonly streets?: boolean
  /** What is chosen at the beginning, from the province down. @default the province 43 */
  readonly path?: readonly CascadeRegion[]
}

/** One level: what can be chosen, and what is. */
export interface CascadeColumn {
  /** Nothing until they are loaded. */
  readonly options: readonly CascadeRegion[] | undefined
  /** The region that is chosen at this level; undefined where none is. */
  readonly chosen: CascadeRegion | undefined
}

/** What an address remembers. */
export interface AddressCascadeContext {
  /** From the province down; three, or four with streets. */
  readonly columns: readonly CascadeColumn[]
  /** Why the address is another, until that has been told. */
  readonly untold: AddressReason | undefined
  /** What loading the regions of a level failed with last, for the log. */
  readonly error: unknown
  /** What is searched for. */
  readonly text: string
  /** The ways from the province down that the search found. */
  readonly found: readonly (readonly CascadeRegion[])[]
  /** What follows the regions of what was found, where a whole address was typed; undefined where a place was. */
  readonly rest: string | undefined
}
