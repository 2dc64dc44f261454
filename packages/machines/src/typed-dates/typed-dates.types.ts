/** The one date of a field, or both ends of a span, each as a value writes it; an empty text for none. */
export type DateTexts = readonly string[]

/** What a field of typed dates begins with. */
export interface TypedDatesInput {
  /** Its value. */
  readonly given: DateTexts
  /** Whether its dates have a time of day: `yyyy-MM-dd HH:mm:ss`, else `yyyy-MM-dd`. @default false */
  readonly withTime?: boolean
}

/** What stands in a field instead of its value, because it is no date. */
export interface StandingDates {
  /** As it was typed. */
  readonly texts: DateTexts
  /** The dates from which it was typed: who draws the parts of a date leaves them alone as long as these are the same. */
  readonly held: DateTexts
}

/** What a field of typed dates remembers. */
export interface TypedDatesContext extends TypedDatesInput {
  /** Whether its dates have a time of day. */
  readonly withTime: boolean
  /** What stands in the parts of each date at this moment, complete or not. */
  readonly typed: DateTexts
  /** What is kept although it is no date. */
  readonly standing: StandingDates | undefined
  /** What was pasted last, where it is no date. */
  readonly refused: string | undefined
  /** How often the parts had to begin anew, with nothing of what was typed. */
  readonly generation: number
  /** Whether the parts of this generation have the focus at once, as the button is gone that had it. */
  readonly hasFocus: boolean
}

/** What a field of typed dates can be told. */
export type TypedDatesEvent =
  /** Its value is another one now; or its dates have times now, or no longer. */
  | { readonly type: 'GIVEN'; readonly texts: DateTexts; readonly withTime: boolean }
  /** What stands in the parts of a date: 0 for the one date or the start of a span, 1 for the end. */
  | { readonly type: 'TYPED'; readonly place: number; readonly text: string }
  /** Dates were completed, chosen or taken away: what each is now, undefined where it was not touched. */
  | { readonly type: 'CHANGED'; readonly texts: readonly (string | undefined)[] }
  /** What was pasted is no date. */
  | { readonly type: 'PASTE.REFUSED'; readonly text: string }
  /** The focus left the field: the time to judge what stands there. */
  | { readonly type: 'LEFT' }
  /** It is emptied by its button. */
  | { readonly type: 'CLEARED' }

/** What a field of typed dates tells. */
export type TypedDatesEmitted =
  /** What stands in it, exactly: dates, nothing, or what is no date. */
  { readonly type: 'handedOn'; readonly texts: DateTexts }
