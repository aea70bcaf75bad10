import fc from 'fast-check'

/** Texts that have broken software before. */
const hostileTexts = [
  ...['', ' ', '\t\r\n', '\0', 'a\0b', '\ud800', '\udc00x', '\uFEFF', '\u202Eevil', 'e\u0301'.repeat(50)],
  ...['null', 'undefined', 'true', 'NaN', 'Infinity', '-0', '1e400', '0x10', '1,000', '٣', '９'],
  ...['9007199254740993', '-9223372036854775809', '99999999999999999999999', '0.1', '1e21'],
  ...['2026-02-30', '0000-01-01', '9999-12-31', '275760-09-13', '2026-11-21T25:61:61Z', '-000001-01-01'],
  ...["' or 1=1 --", "'; drop table users; --", '$1', '#{7*7}', '{{7*7}}', '%s%n', '\\', '"', '`id`'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__'],
  ...['<script>alert(1)</script>', '=1+1', '@SUM(A1)', '../../../../etc/passwd', '..%2f..%2f', '/dev/null'],
  ...[
    'a\r\nSet-Cookie: x=1',
    'http://169.254.169.254/',
    'file:///etc/passwd',
    '//evil.example',
    'javascript:0',
  ],
  ...[
    '🏠',
    '👩‍👩‍👧‍👦',
    'İi̇',
    'ß',
    'ﷺ',
    '𝕏'.repeat(40),
    'a'.repeat(5_000),
    '('.repeat(2_000),
    ' '.repeat(3_000),
  ],
  ...['%', '_', '%%%%', 'a%b_c', '*', '.*', '(a+)+$', '[', '\\p{L}'],
]

/** Words with a meaning in the product. Requests that contain them pass validation more often. */
const knownWords = [
  ...['stove', 'dryer', 'roof', 'furnace', 'water_heater', 'A/C Unit', 'Water Heater', 'TX', 'ca', 'NY'],
  ...[
    '2026-11-21',
    '2030-01-01',
    '2020-06-15T10:00:00Z',
    '1999-12-31',
    'true',
    'false',
    '0',
    '1',
    '12',
    '500',
  ],
  ...[
    'done',
    'snoozed',
    'good',
    'property',
    'appliance',
    'task',
    'replacement',
    'America/New_York',
    'Austin, TX',
  ],
]

/**
 * Generates texts of any characters, but without halves of surrogate pairs. fast-check's unit `binary` could do the
 * same. It first lists all code points, which takes more than a second in each process.
 */
export const anyCodePoints = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.nat({ max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff })), { maxLength })
    .map((codePoints) => String.fromCodePoint(...codePoints))

export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...knownWords) },
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 2, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 2, arbitrary: anyCodePoints(60) },
  { weight: 1, arbitrary: fc.nat().map(String) },
)

export const anyNumber: fc.Arbitrary<number> = fc.oneof(
  { weight: 4, arbitrary: fc.nat({ max: 600 }) },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(-0, 0.1, -1, 1e21, 1e308, 5e-324, 2 ** 31, 2 ** 53, -(2 ** 63), 1e15 + 0.3),
  },
)

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 0
  for (let level = 0; level < depth; level += 1) value = wrap(value)
  return value
}

/** JSON values that need not match any schema. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: anyText },
  { weight: 2, arbitrary: anyNumber },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], {}) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      nested(500, (inner) => [inner]),
      nested(500, (inner) => ({ a: inner })),
      Array(300).fill(0),
      Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`k${n}`, n])),
      JSON.parse('{"__proto__":{"isAdmin":true}}'),
      { constructor: { prototype: { isAdmin: true } } },
      { toString: 1, valueOf: null, toJSON: 'x', length: 1e9 },
    ),
  },
)
