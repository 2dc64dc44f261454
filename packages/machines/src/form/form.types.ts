/** What a form holds, by the names of its fields. Values are plain data: what JSON can hold. */
export type FormValues = Readonly<Record<string, unknown>>

/** Says in a sentence what is wrong with a value; nothing where it is right. Asked again whenever any field changes. */
export type FormRule = (value: unknown, values: FormValues) => string | undefined

/** The rules of fields, each asked in turn until one says something. A field without rules is always right. */
export type FormRules = Readonly<Record<string, FormRule | readonly FormRule[]>>

/** What is wrong, by field. */
export type FormProblems = Readonly<Record<string, string>>

/** What the `submitForm` port is asked. */
export interface SubmitFormRequest {
  /** What the form held when it was submitted. */
  readonly values: FormValues
}

/** What the `submitForm` port answers: taken, or not because of these fields. A failure is thrown. */
export type SubmitFormAnswer = { readonly outcome: 'accepted' } | { readonly outcome: 'refused'; readonly problems: FormProblems }

/** What a form can be told. */
export type FormEvent =
  /** Some fields changed; the others stay. */
  | { readonly type: 'VALUES.CHANGED'; readonly values: FormValues }
  /** The person went on from a field: what is wrong with it is shown from now on. */
  | { readonly type: 'FIELD.LEFT'; readonly name: string }
  /** Other rules, or the same ones in another language. */
  | { readonly type: 'RULES.GIVEN'; readonly rules: FormRules }
  /** What the form begins with is another, such as the record read again: fields that nobody changed follow it. */
  | { readonly type: 'INITIAL.GIVEN'; readonly values: FormValues }
  /** What an awaited field waits for is on its way: an older word about the field says nothing of it. */
  | { readonly type: 'VALUE.COMING'; readonly name: string }
  /** The person hands it in. */
  | { readonly type: 'SUBMIT' }
  /** The person does not want to wait for the answer. */
  | { readonly type: 'CANCEL' }
  /** Back to what it began with. */
  | { readonly type: 'RESET' }

/** What a form tells. */
export type FormEmitted =
  /** It was taken: from now on it begins with these values. */
  | { readonly type: 'submitted'; readonly values: FormValues }
  /** It was not handed in, or not taken, because of these fields, in their order. */
  | { readonly type: 'refused'; readonly names: readonly string[]; readonly by: 'rules' | 'answer' }
  /** The answer did not come. What was typed stands. */
  | { readonly type: 'failed'; readonly error: unknown }

/** How a form begins. */
export interface FormInput {
  /** What it holds at first; its keys are its fields, in their order. */
  readonly initial: FormValues
  /** What is asked of its values. @default nothing */
  readonly rules?: FormRules
  /**
   * The fields whose value is sent to the person from elsewhere, as a code is by text message: while one holds what it began with, nothing
   * is wrong with it until the form is handed in, and nothing again once the value is on its way. @default none
   */
  readonly awaited?: readonly string[]
}

/** What a form remembers. */
export interface FormContext {
  /** What it began with, or what was taken last. */
  readonly initial: FormValues
  /** What it holds. */
  readonly values: FormValues
  /** What is asked of its values. */
  readonly rules: FormRules
  /** The fields that somebody went on from. */
  readonly left: readonly string[]
  /** It was handed in while something was wrong: everything that is wrong is shown. */
  readonly attempted: boolean
  /** The fields that wait for a value from elsewhere: all that were named, until the form is handed in without theirs. */
  readonly awaited: readonly string[]
  /** What the answer said of fields, each until it changes. */
  readonly refusals: FormProblems
  /** What was handed in last. */
  readonly sent: FormValues
  /** Why the answer did not come, until it is handed in again. */
  readonly error: unknown
}
