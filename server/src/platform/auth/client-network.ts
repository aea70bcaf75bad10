import { isIPv6 } from 'node:net'

/**
 * Shortens an IP address to a network that many people share: the first 24 bits of IPv4 or the first 48 bits of IPv6.
 */
export function coarseNetworkOf(address: string): string {
  const network = networkOf(address)
  return network.includes(':')
    ? `${network.split(':').slice(0, 3).join(':')}::/48`
    : `${network.split('.').slice(0, 3).join('.')}.0/24`
}

/**
 * Returns the network against which attempts are counted. For IPv4 it is the address itself. For IPv6 it is the
 * address's first 64 bits, because one subscriber usually gets all addresses with these bits.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
