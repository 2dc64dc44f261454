/** As much of the Trusted Types of a browser as is asked here. */
interface TypePolicies {
  readonly createPolicy: (name: string, rules: { readonly createHTML: (text: string) => string | null }) => unknown
}

/**
 * Lets code empty an element by setting its markup to nothing, and no more: React Aria empties the element through which it speaks to
 * screen readers so, as soon as somebody types into a part of a date. Every other text is refused as markup as before, and since there is
 * one such policy already nobody can make another.
 * @param scope the window; a browser without Trusted Types has nothing to allow
 */
export function allowEmptyMarkup(scope: object): void {
  const { trustedTypes } = scope as { readonly trustedTypes?: TypePolicies }
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text === '' ? text : null) })
}
