import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Some proxies add the port: 203.0.113.7:51234 or [2001:db8::1]:51234. */
const withoutPort = (address: string) => address.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** The network that counts as one client: an IPv4 address, or an IPv6 prefix of this length. */
export function networkOf(address: string, ipv6Bits = 64): string {
  const plain = withoutPort(address).replace(/%.*$/, '');
  // Counted together: a proxy that sends no addresses must not make every request a new client.
  if (!ipaddr.isValid(plain)) return 'unknown';
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${ipv6Bits}`)}/${ipv6Bits}`;
}

/** In requests that the main thread forwards: the address of the client's connection. */
export const socketAddressHeader = 'x-socket-address';

/**
 * The client's address. Each trusted proxy appends the address it saw to X-Forwarded-For; everything before
 * that comes from the client and is not trusted.
 */
export function clientAddress({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  // Requests on the thread's socket come from the main thread, and from nobody else.
  const socketAddress = socket.remoteAddress ?? headers[socketAddressHeader]?.toString();
  const forwardedFor = headers['x-forwarded-for']?.toString();
  if (trustedProxies === 0) return socketAddress ?? '';
  const forwarded = (forwardedFor ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  return forwarded.at(-trustedProxies) ?? forwarded[0] ?? socketAddress ?? '';
}
