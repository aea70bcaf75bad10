import { expect, test } from 'vitest'
import type { TwoHomes } from './use-two-homes.ts'

export function testFollowUps({ lastResponse }: TwoHomes): void {
  test.each([
    [['i have 15k saved, does that carry me through 2030', 'without the roof'], /With \$15,000 you are/],
    [
      ['what does the oak roof cost', 'what are my costs for both houses in 2027'],
      /^In 2027, expect to spend/,
    ],
    [['how much would next year cost me', 'a month then'], /^Set aside about \$\d+ a month/],
    [['change marias rent to 1950 from june', 'whats that % wise'], /5\.4% more/],
    [
      ['compare my roofs', 'what do the tenants pay together', 'what if i raise all of them by 3%'],
      /3% more/,
    ],
    [
      ['what will i spend on oak in 2028', 'whats the biggest thing in there'],
      /It comes from:\s+• The roof at 412 Oak St/,
    ],
    [
      ['I would like to know when to plan for a new furnace on oak this morning, my husband put it in'],
      /^Plan to replace your furnace at 412 Oak St/,
    ],
    [['where do I shut the water off at saguaro!!! a pipe burst'], /^Close the water/],
    [['a pipe burst in unit 2, where is the shutoff'], /^Close the water/],
    [
      ['ac on oak price?', 'and the one in unit 2', 'ok so which first'],
      /^Plan for the air conditioner in unit 2 /,
    ],
    [
      ['when do I replace the oak furnace', 'what about the saguaro roof', 'back to the furnace'],
      /^Plan to replace your furnace at 412 Oak St/,
    ],
    [
      ['when is the fridge in unit 4 due', 'what date did I put in'],
      /^You set the date for your refrigerator in unit 4 /,
    ],
    [['should i fix the oak furnace for 700', 'how confident are you'], /^Fairly sure\..*quote of \$700/],
    [['how old is the fridge in unit 1', 'is that unit occupied'], /Dwayne Pruitt/],
    [['dishwasher on oak is not draining', 'can i do that myself'], /^The first step you can do yourself/],
    [
      ['dishwasher on oak is not draining', 'and if it still doesnt drain'],
      /^Then what is left of the usual causes/,
    ],
    [
      ['dishwasher on oak is not draining', 'that did not help at all'],
      /^Then what is left of the usual causes/,
    ],
    [['el lavaplatos de oak no drena', 'ya probé eso y nada'], /^Entonces queda alguna de las otras causas/],
    [['¿cuánto le queda a la secadora de oak?', '¿por qué?'], /^La mitad de las secadoras dura más de/],
    [['¿cuánto cuesta el techo de oak?', 'es mucho, ¿puedo esperar?'], /^Planifique reemplazar su techo/],
    [['what does the oak roof cost', 'thats a lot, can I wait'], /^Plan to replace your roof at 412 Oak St/],
    [
      ['how old is the oak furnace', 'log $62 for its furnace filters, bought today'],
      /^Record an expense of \$62/,
    ],
    [
      ['record 900 for the oak furnace yesterday', 'make it 950', 'thanks. what would a new one cost now'],
      /^Replacing your furnace at 412 Oak St/,
    ],
    [['which home costs more in the next 5 years', 'why is it that one'], /^\$[\d,]+ is an average/],
    [
      ['which home costs more in the next 5 years', 'and if I skip the roof'],
      /^Over the next 5 years, expect to spend .* That leaves out 1 part: roofs\./,
    ],
    [
      ['what will i spend on oak over the next 5 years', 'and if i skip the roof'],
      /^Over the next 5 years, expect to spend .* at 412 Oak St.* That leaves out 1 part: roofs\./,
    ],
    [['5 yr budget for oak but leave out the roof'], /That leaves out 1 part: roofs\./],
    [['how old is the oak furnace', 'is that a problem?'], /^Plan to replace your furnace at 412 Oak St/],
    [['how old is the oak furnace', 'is this bad'], /^Plan to replace your furnace at 412 Oak St/],
    [
      ['when should I replace the oak roof', 'no, 2028 is too early'],
      /^The chance that your roof at 412 Oak St.* still works on December 31, 2028/,
    ],
    [
      ['when should I replace the oak roof', 'ok let’s say 2031'],
      /^Plan the replacement of the roof .* July 1, 2031/,
    ],
    [
      ['when should I replace the oak roof', 'make it may 2030'],
      /^Plan the replacement of the roof .* May 1, 2030/,
    ],
    [
      ['should i fix the oak furnace for 700', 'why'],
      /^Because a year with the old furnace .*The quote of \$700 comes to \$\d+ a year/s,
    ],
    [['is the oak furnace worth fixing', 'why'], /^Because a year with the old furnace should not cost more/],
    [['what is the oldest thing on oak', 'and the next oldest'], /^Your roof at 412 Oak St/],
    [
      ['washer shakes like crazy on spin', 'its the second one'],
      /^When your washer shakes .*On record: the washer in unit 3B/s,
    ],
    [
      ['washer shakes like crazy on spin', 'its the second one', 'yes leveled it already'],
      /^Then what is left of the usual causes/,
    ],
    [['whats my total rent coming in', 'just the az ones'], /^\$3,360 a month, from 3 current tenants/],
    [
      ['whats my total rent coming in', 'what would 4 percent more on all of them make'],
      /^All rents together would be \$5,418\.40 a month, \$65,020\.80 a year/,
    ],
    [['whos rent is lowest', 'by how much'], /Linh Tran, unit 2 .*: \$1,095 a month, \$70 more/],
    [['whos rent is lowest', 'should i raise it'], /^Not before the current lease ends/],
    [
      ['is 1095 too low for unit 2'],
      /^\$1,095 a month.*The other rents there, to compare: \$1,025 to \$1,240 a month/s,
    ],
    [
      ['is 1095 too low for unit 2', 'what if i put it to 1150'],
      /^From \$1,095 to \$1,150 a month is \$55 or 5% more for Linh Tran/,
    ],
    [
      ['if i raise oksana 5% what is it', 'and dwayne', 'both together a year'],
      /^All rents together would be \$2,378\.25 a month, \$28,539 a year/,
    ],
    [['list everything over ten years old at saguaro'], /^12 of 22 components are over 10 years old/],
    [
      ['list everything over ten years old at saguaro', 'only what is over 15'],
      /^5 of 22 components are over 15 years old/,
    ],
    [
      ['chance of stuff failing this year at saguaro', 'only whats over 13 percent'],
      /^2 of 22 components are over 13% likely to fail within 12 months/,
    ],
    [['any notes on 3b', 'and the other house'], /Sump pump in basement.*Kowalski/s],
    [['wheres the water shutoff', 'for oak?'], /^No note on record for 412 Oak St/],
    [['note for unit 3b what does it say'], /^Your notes say:.*T&P valve/s],
    [
      ['wheres the water shutoff', 'for oak?', 'add that its by the meter in the basement'],
      /^Add this note to 412 Oak St.*“Its by the meter in the basement”/,
    ],
    [['how old is the roof', 'the one with maria'], /^Your roof at 412 Oak St.* is 19 years old/],
    [['whats late', 'i did the gutters yesterday'], /^Mark the task “Clean gutters”/],
    [
      ['whats late', 'i did the gutters yesterday', 'cool and the vent thing too'],
      /^Mark the task “Dryer vent cleaning 3B”/,
    ],
    [['que tengo atrasado', 'ya hice las canaletas'], /^¿Marco la tarea “Clean gutters”/],
    [
      ['i want to do the roof at oak in spring 2028', 'make that fall 2027'],
      /^Plan the replacement of the roof at 412 Oak St.* for October 1, 2027/,
    ],
    [
      ['add a task to snake the drain in unit 1 next friday', 'actually its unit 2', 'no make it saturday'],
      /^Add the task “Snake the drain in unit 2” .* November 28, 2026/,
    ],
    [
      ['remind me to test smoke detectors every 6 months oak st', 'first one dec 15'],
      /due on December 15, 2026/,
    ],
    [
      ['put a note on the furnace in ohio: filter size 16x25x1', 'wait 20x25x1'],
      /^Add this note to the furnace at 412 Oak St.*“Filter size 20x25x1”/,
    ],
    [
      ['spent 180 on paint for unit 4', 'put it under the other place instead', 'it was 280'],
      /^Keep the expense of \$280 as a note of 412 Oak St/,
    ],
    [
      ['agrega una nota en la unidad 2: llave nueva en la cocina', 'no, en la 1'],
      /“En la unidad 1: llave nueva en la cocina”/,
    ],
    [['which unit costs me the most'], /^Over the next 12 months, unit 4 of 2210 Saguaro Ave/],
    [['which unit costs me the most', 'why that one'], /^\$5,710 is an average/],
    [
      ['dwaynes lease is almost up what should i do about his place', 'what would i have to fix up in there'],
      /^No part there is due within 2 years.*The stove in unit 1/s,
    ],
    [
      [
        'dwaynes lease is almost up what should i do about his place',
        'what would i have to fix up in there',
        'and the ballpark for all of that',
      ],
      /^Together they typically cost about \$/,
    ],
    [['can i rent 4 as is'], /^Replace first, while it is empty/],
    [
      ['who lives in unit 2', 'tell me what her place needs'],
      /The next is the water heater in unit 2 of 2210 Saguaro Ave/,
    ],
    [
      ['dryer makes a squeal', 'the first one'],
      /^When your dryer is noisy.*On record: the dryer in unit 3B/s,
    ],
    [
      ['oak furnace is dead, replaced it yesterday for 4200', 'it was friday'],
      /^Record that the furnace at 412 Oak St.* was replaced on November 20, 2026 for \$4,200/,
    ],
    [['que unidad me cuesta mas'], /lo más caro será la unidad 4 de 2210 Saguaro Ave/],
    [['dryer on oak?', 'purple elephants though'], /^That is outside what I know/],
  ])(
    'HomeBot answers the last message of %j instead of repeating the last answer',
    async (messages, expected) => {
      expect(await lastResponse(messages)).toMatch(expected)
    },
  )
}
