import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { deriveSecrets } from '../../../src/platform/config/secrets.ts'
import type { Customer } from '../../harness/fixtures/factories.ts'
import { masterSecret, type World } from '../../harness/harness.ts'

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/**
 * Creates a token with any header and claims, signed with `key`. Written by hand, because a library would refuse some
 * headers.
 */
function forge(header: Record<string, unknown>, claims: object, key: Uint8Array, hash = 'sha256'): string {
  const signed = `${encode(header)}.${encode(claims)}`
  return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`
}

/**
 * Returns Authorization headers with which an attacker could try to impersonate a user without the password. Each has a
 * description.
 */
export function forgedTokens(
  world: World,
  victim: Customer,
): readonly (readonly [string, string | undefined])[] {
  const { tokens: key, etags: otherKey } = deriveSecrets(masterSecret)
  const nowSeconds = Math.floor(world.clock.nowMs() / 1000)
  const claims = {
    ...{ user_id: victim.userId, email: victim.email, version: 1, jti: 'forged' },
    ...{ iat: nowSeconds, exp: nowSeconds + 3600 },
  }
  const hs256 = { alg: 'HS256', typ: 'JWT' }
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' })
  const jwk = publicKey.export({ format: 'jwk' })
  const byRsa = (header: object) => {
    const signed = `${encode(header)}.${encode(claims)}`
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`
  }
  const [head = '', payload = '', signature = ''] = victim.token.split('.')
  const right = forge(hs256, claims, key)
  const forgeries: Record<string, string> = {
    expired: forge(hs256, { ...claims, exp: nowSeconds - 1 }, key),
    'without an expiry': forge(hs256, { ...claims, exp: undefined }, key),
    'not valid yet': forge(hs256, { ...claims, nbf: nowSeconds + 3600 }, key),
    'of the algorithm none': `${encode({ alg: 'none' })}.${encode(claims)}.`,
    'of the algorithm nOnE': `${encode({ alg: 'nOnE' })}.${encode(claims)}.${signature}`,
    'signed with another key': forge(hs256, claims, deriveSecrets('another secret').tokens),
    'signed with an empty key': forge({ ...hs256, kid: '../../../dev/null' }, claims, new Uint8Array()),
    'signed with the key of the entity tags': forge(hs256, claims, otherKey),
    'signed with a public key as if it were a secret': forge(hs256, claims, Buffer.from(publicPem)),
    'signed by RSA, with its key in the header': byRsa({ alg: 'RS256', jwk }),
    'signed by RSA, with an address of its key': byRsa({ alg: 'RS256', jku: 'https://evil.example/keys' }),
    'signed by HS512': forge({ alg: 'HS512' }, claims, key, 'sha512'),
    'with another payload': `${head}.${encode({ ...claims, user_id: crypto.randomUUID() })}.${signature}`,
    'with a later expiry': `${head}.${encode({ ...claims, exp: nowSeconds * 2 })}.${signature}`,
    'with an unknown critical header': forge({ ...hs256, crit: ['x'], x: 1 }, claims, key),
    'without a signature': `${head}.${payload}.`,
    'of an unknown customer': forge(hs256, { ...claims, user_id: crypto.randomUUID() }, key),
    'of an older password': forge(hs256, { ...claims, version: 0 }, key),
    'that is not a token': 'undefined',
  }
  return [
    ['none at all', undefined],
    ['an empty one', 'Bearer '],
    ['a right one under another scheme', `Basic ${right}`],
    ['two of them', `Bearer ${right}, Bearer ${right}`],
    ...Object.entries(forgeries).map(([what, token]) => [`one ${what}`, `Bearer ${token}`] as const),
  ]
}

/** Returns a valid token for comparison. Its claims are like those of the forged tokens. */
export function rightToken(world: World, { userId, email }: Customer): string {
  const iat = Math.floor(world.clock.nowMs() / 1000)
  const claims = { user_id: userId, email, version: 1, jti: crypto.randomUUID(), iat, exp: iat + 3600 }
  return forge({ alg: 'HS256', typ: 'JWT' }, claims, deriveSecrets(masterSecret).tokens)
}
