/** Where an address belongs: the server's own machine, a network of ours, or the public one. */
export function placeOf(address: string): 'local' | 'private' | 'public' {
  const plain = address.replace(/^::ffff:/, '');
  if (plain === '::1' || plain.startsWith('127.')) return 'local';
  // RFC 1918, RFC 3927, RFC 4193 and RFC 4291.
  const ours = /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/i;
  return ours.test(plain) ? 'private' : 'public';
}
