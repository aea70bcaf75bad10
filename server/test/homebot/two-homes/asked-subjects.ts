import { expect, test } from 'vitest'
import type { TwoHomes } from './use-two-homes.ts'

export function testAskedSubjects({ lastResponse }: TwoHomes): void {
  const noPrice = /^I have no published price of the/
  test.each([
    [
      'gives the published price of a part with labor',
      'how much is an anode rod',
      /^Replacing the anode rod of a water heater usually costs about \$200 to \$300 with labor/,
    ],
    [
      'says of a quote for a part that it is above the published range',
      'quote 650 to replace capacitor',
      /^\$650 is high: .*usually costs about \$200 to \$400 with labor/,
    ],
    [
      'gives the price of a small job that belongs to no component',
      'how much does it cost to fix a leak under a slab',
      /^Repairing a leak under a slab usually costs about \$630 to \$4,400/,
    ],
    ['gives no price of a component if asked for a supply', 'how much are furnace filters', noPrice],
    ['gives no price of a component if asked for a supply', 'price of a tube of roof sealant', noPrice],
    [
      'gives the published price of a part with labor',
      'cuanto cuesta la varilla de anodo',
      /^Cambiar la varilla de ánodo/,
    ],
    [
      'gives the price of a part before that of other repairs',
      'how much for a capacitor for my ac',
      /^Replacing a capacitor usually costs about \$200 to \$400[\s\S]*Repairing an air conditioner costs about \$75 to \$4,200/,
    ],
    [
      'gives the price of a component that is asked together with a supply',
      'how much does a new water heater cost with the expansion tank',
      /^You have 5 water heaters on record/,
    ],
    ['relates a part to its component', 'the evaporator coil is icing up', /has ice on its coil/],
    [
      'selects the component of the named brand, not the usual component of the named part',
      'the compressor on the samsung keeps clicking and its warm',
      /^When your refrigerator is not cooling/,
    ],
    [
      'distinguishes a leak of a part from its failure',
      'the ice maker dumps water',
      /^When your refrigerator leaves water/,
    ],
    ['relates a part to its component', 'ice maker quit', /^When your refrigerator makes no ice/],
    [
      'relates a part to its component',
      'condenser fan not spinning',
      /^When your air conditioner will not start/,
    ],
    [
      'recommends to replace old components and repair others if the same main part failed',
      'compressor is dead',
      /unit 4.*18 years old\): replace it, for about \$5,733.*unit 1.*9 years old\): a repair is worth up to/s,
    ],
    [
      'reads a burner as a part of the named water heater',
      'should I worry about rust flakes around the burner of the water heater',
      /^That is not normal\.\s+When your water heater gives rusty water/,
    ],
    [
      'relates a brand with a quote to the component of that brand',
      '13 yr old rheem in unit 3B, plumber wants 700',
      /Repair it: the quote is \$700, and a repair is worth up to about \$1,138/,
    ],
    [
      'judges the price of the repair of a broken component',
      'whirlpool dryer in 3b wont heat, 220 to fix',
      /^Repair it: the quote is \$220/,
    ],
    [
      'judges a price with the age of the component',
      'is 700 a lot for a 14 year old water heater',
      /^Repair it: the quote is \$700/,
    ],
    [
      'asks for the component and age that a question about a repair leaves out',
      'is a repair for 300 worth it',
      /^Tell me which one it is and how old it is, and I can say whether it is worth it/,
    ],
    [
      'says that a harmless sign is normal',
      'is it normal that my ac runs all day in summer',
      /^On the hottest days, yes/,
    ],
    [
      'says that a harmless sign is normal',
      'is it normal for a fridge to be hot on the sides',
      /^Yes: many refrigerators/,
    ],
    [
      'says that a symptom is not normal before it names the causes',
      'is it normal for my water heater to make popping sounds',
      /^That is not normal\.\s+When your water heater rumbles/,
    ],
    [
      'says whether work needs a professional',
      'do i need a pro to clean the dryer vent',
      /^A handy owner can do this\.\s+How to clean the vent/,
    ],
    ['says whether work needs a professional', 'can I add refrigerant myself', /^No: only a technician/],
    ['says whether work needs a professional', 'can i reseal my driveway on my own', /How to seal asphalt/],
    [
      'says whether work needs a professional',
      'can i change the furnace filter myself',
      /^A handy owner can/,
    ],
    [
      'gives the interval of a task for gutters, which are no component',
      'are gutters supposed to be cleaned every year',
      /Clean the gutters after the winter: every 12 months/,
    ],
    [
      'gives an interval in Spanish',
      '¿cada cuánto se sella una entrada de asfalto?',
      /^Cada 36 meses \(se aconseja de 24 a 60 meses\): sellar el asfalto/,
    ],
    [
      'reads “boiler” in a Spanish question as a water heater',
      'me cotizaron 1800 por un boiler nuevo, ¿es caro?',
      /^No, \$1,800 está dentro de lo usual para los calentadores de agua/,
    ],
    ['explains the certainty of a date', 'how sure are you about the roof date', /^They are likely ranges/],
    [
      'states the price of the app',
      'how much does this app cost per month',
      /^The Individual plan costs \$99/,
    ],
    ['explains how to delete an account', 'delete my account', /press “Delete account”/],
    [
      'says that an account has only one sign-in',
      'can two people use one login',
      /^No, an account cannot be shared/,
    ],
    [
      'explains how to turn off the emails',
      'turn off the emails',
      /^Open Calendar and look for the “E-mails” card/,
    ],
    ['says that there is nothing to install', 'do you have an api', /^There is nothing to install/],
    [
      'quotes no notes for an unrelated question that shares a word with a note',
      'help me write a cover letter',
      /^That is outside what I know(?!.*notes)/s,
    ],
  ])('HomeBot %s: %s', async (_title, question, expected) => {
    expect(await lastResponse([question])).toMatch(expected)
  })
}
