// RFC 5321, 4.5.3.1: an address is at most 254 characters long, 64 of them before the sign.
const longestAddress = 254
const longestName = 64

const name = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i

/**
 * Whether a text is an e-mail address as people have them: an unquoted name (RFC 5322, dot-atom) and a domain of at least two
 * labels whose last one is no number. Domains in other scripts are written in their ASCII form (`xn--…`).
 */
export const isEmail = (text: string): boolean => {
  if (text.length > longestAddress) return false
  const at = text.lastIndexOf('@')
  if (at < 1 || at > longestName || !name.test(text.slice(0, at))) return false
  const domain = text.slice(at + 1)
  const labels = domain.split('.')
  return labels.length > 1 && labels.every((one) => label.test(one)) && !/\.\d+$/.test(domain)
}
