/**
 * Puts the page under a content security policy, which stays until the page goes. What breaks it is in the list that is given back:
 * directive, the beginning of what was refused, and where.
 */
export function underPolicy(content: string): string[] {
  const broken: string[] = []
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, sourceFile }) =>
    broken.push(`${violatedDirective} ${sample} ${sourceFile}`),
  )
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = content
  document.head.append(policy)
  return broken
}
