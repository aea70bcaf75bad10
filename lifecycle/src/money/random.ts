/** A generator of random numbers between 0 and 1, both excluded. */
export type Random = {
  readonly draw: () => number
  /** Starts a new sequence. The sequence depends only on the seed, the text and the number `round`. */
  readonly startRound: (round: number) => void
}

/** The number that SplitMix32 adds at each step: 2 ** 32 divided by the golden ratio. */
const splitStep = 0x9e3779b9

/**
 * Creates a random generator from a seed and a text: xoshiro128** of Blackman and Vigna (2018, ACM Trans. Math. Softw.
 * 47, 36). Each round is seeded by the next four numbers of SplitMix32, as these authors recommend.
 */
export function makeRandom(seed: number, text: string): Random {
  const first = seed ^ hash(text)
  let [a, b, c, d] = [0, 0, 0, 0]
  const startRound = (round: number) => {
    const mixed = first + Math.imul(4 * round, splitStep)
    a = mix(mixed + splitStep)
    b = mix(mixed + 2 * splitStep)
    c = mix(mixed + 3 * splitStep)
    d = mix(mixed + 4 * splitStep)
  }
  const draw = () => {
    const scrambled = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotate(d, 11)
    return (scrambled + 0.5) / 2 ** 32
  }
  startRound(0)
  return { draw, startRound }
}

function mix(value: number): number {
  let word = value | 0
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
  return word ^ (word >>> 16)
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}

/** Returns the 32-bit FNV-1a hash of a text, computed over its UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}
