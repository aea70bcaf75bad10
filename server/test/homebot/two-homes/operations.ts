import { describe, expect, test } from 'vitest'
import type { TwoHomes } from './use-two-homes.ts'

export function testOperations({ lastResponse }: TwoHomes): void {
  describe('HomeBot’s selection, count or sum over several records', () => {
    test.each([
      ['newest appliance i own', /^The newest you have on record is the washer in unit 3B/],
      ['oldest ac', /^The oldest you have on record is the air conditioner in unit 4/],
      ['how many fridges do i have', /^You have 5 refrigerators on record:/],
      ['how many parts need attention', /^(?:No|\d+) replacements? (?:is )?overdue(?!.*31)/s],
      [
        'average age of the fridges',
        /^The 5 refrigerators on record are 10\.4 years old on average, from 5 to 17:/,
      ],
      ['anything older than 20 years', /^2 of 31 components are over 20 years old, the oldest first:/],
      ['list appliances under 4 years', /^\d of \d+ components are under 4 years old/],
      ['rank everything by cost', /^The \d+ largest replacements, in today’s dollars:/],
      ['cheapest thing coming up', /^The 3 cheapest replacements planned within 3 years/],
      ['highest rent', /^The highest rent: Maria Delgado, .*: \$1,850 a month/],
      ['who pays the least', /^The lowest rent: Dwayne Pruitt/],
      ['newest tenant', /^The newest tenant: Oksana Petrenko/],
      ['whos been here longest', /^Here the longest: Maria Delgado/],
      ['roof plus driveway oak total', /^Together they typically cost/],
      ['new fridges for units 1 and 4', /^Together they typically cost/],
      ['washers older than 5', /^1 of 2 washers is over 5 years old/],
      ['2 new water heaters for the tucson building', /Together they typically cost/],
      [
        'which of my fridges is most likely to quit first',
        /^The likeliest to fail within 12 months is the refrigerator in unit 4(?!.*(?:roof|furnace|washer))/s,
      ],
      [
        'which of the fridges will die soonest',
        /^The first to plan for is the refrigerator in unit(?!.*(?:roof|furnace|washer|components))/s,
      ],
      ['what gives out first, the oak roof or the oak furnace', /^(?!.*(?:dryer|washer|refrigerator))/s],
      ['top 3 things to worry about', /^The first to plan for is [^•]*•[^•]*•[^•]*$/],
      ['difference between dwayne and linh rent', /The difference is \$70 a month/],
      ['list everything in unit 3B', /^You have 6 components on record:/],
      ['fridge for dwayne and linh', /refrigerator in unit 2.*\n.*refrigerator in unit 1/],
      ['quien paga menos', /^La renta más baja: Dwayne Pruitt/],
      [
        'que refrigerador es mas viejo',
        /^Lo más viejo que tiene registrado es el refrigerador en la unidad 4/,
      ],
    ])('answers the question “%s”', async (question, expected) => {
      expect(await lastResponse([question])).toMatch(expected)
    })

    test.each([
      [
        'is repeated for another home that a follow-up names',
        ['oldest fridge in tucson', 'and in columbus'],
        /^The oldest you have on record is the refrigerator at 412 Oak/,
      ],
      [
        'makes the component that it picks the subject of the next question',
        ['oldest fridge', 'whats a new one'],
        /^Replacing your refrigerator in unit 4/,
      ],
      [
        'lists components, of which a follow-up can name “the second one”',
        ['fridges by age', 'the second one'],
        /^Plan to replace your refrigerator in unit 2/,
      ],
      [
        'covers all homes if the question “both” follows one about a single home',
        ['five year budget for oak', 'both'],
        /^Over the next 5 years, expect to spend \$[\d,]+ on replacements, in/,
      ],
      [
        'picks the second oldest if a follow-up asks for it',
        ['oldest thing at oak', 'second oldest'],
        /^Your roof at 412 Oak St.* is 19/,
      ],
      [
        'does not hide the answer about permits after a comparison',
        ['compare the two roofs', '¿y necesito un permiso?'],
        /^Normalmente sí: en casi todas partes hace falta un permiso/,
      ],
      [
        'leaves out a tenant whom a follow-up excludes',
        ['rent total', 'without Linh'],
        /^\$4,115 a month, from 3 current tenants/,
      ],
      [
        'treats a bare number after a question about odds as years',
        ['odds the oak roof lasts 5 years', '10'],
        /still works on November 24, 2036/,
      ],
      [
        'treats a period after a question about odds as the time of the same odds',
        ['what are the odds the fridge in unit 2 fails in a year', 'and over 3?'],
        /^The chance that your refrigerator in unit 2 .* still works on November 24, 2029/,
      ],
    ])('%s', async (_title, messages, expected) => {
      expect(await lastResponse(messages)).toMatch(expected)
    })
  })

  describe('the time until which a component should last', () => {
    test.each([
      ['chances the oak roof sees 2035', /still works on January 1, 2035/],
      ['could i postpone the tucson driveway 3 years', /still works on November 24, 2029/],
    ])('is read by HomeBot from: %s', async (question, expected) => {
      expect(await lastResponse([question])).toMatch(expected)
    })
  })

  describe('HomeBot for a question with a word from the customer’s own records', () => {
    test.each([
      [
        'finds a company in a note',
        'buckeye plumbing, when were they here',
        /Sump pump in basement replaced 2023/,
      ],
      [
        'finds a company in a note of a component',
        'what did kowalski roofing do',
        /patched round the chimney/,
      ],
      ['finds a note by the name of a component in it', 'shutoff by the laundry', /behind the laundry shed/],
      ['finds a note for a question in Spanish', 'donde esta la llave del agua', /behind the laundry shed/],
      [
        'finds the lease of a tenant by the first name',
        'when does Oksana go',
        /^The lease of Oksana Petrenko/,
      ],
      ['finds a refrigerator by the name of a tenant', 'fridge in linhs place', /refrigerator in unit 2/],
    ])('%s: %s', async (_title, question, expected) => {
      expect(await lastResponse([question])).toMatch(expected)
    })
  })

  describe('a typed confirmation', () => {
    test.each([
      [
        'a moved task',
        ['what tasks do i have', 'move the paint one to jan 5'],
        /^Move the task “Paint unit 4”/,
      ],
      ['a planned date', ['plan the oak roof for may 2030'], /^Plan the replacement of the roof/],
    ])(
      'is answered with the offer of %s again and the request to press its button',
      async (_what, messages, offer) => {
        const response = await lastResponse([...messages, 'yes'])
        expect(response).toMatch(offer)
        expect(response).toContain('Nothing is changed until you press the button below.')
      },
    )
  })
}
