import { isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address, `::` written out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const of = (part: string) => part.split(':').filter((group) => group !== '')
  if (tail === undefined) return of(head)
  const [before, after] = [of(head), of(tail)]
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}

/**
 * Under which name the tries of an address are counted. An IPv6 network of 64 bits is one household, which has 2^64 addresses to
 * try from; an IPv4 address written as IPv6 is itself.
 */
export function whoseAddress(address: string | undefined): string {
  // Whoever went away has no address any more, whatever the types say.
  if (address === undefined) return ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain) || plain.includes('.')) return address
  const network = groupsOf(plain)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
