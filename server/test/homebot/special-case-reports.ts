/**
 * Messages that report a special case of a danger, one per line. The key is the kind of danger with which the answer
 * must begin. If the key is a general kind such as `gas`, its messages only resemble a special case.
 */
export const specialCaseReports: Readonly<Record<string, string>> = {
  gas: `
just moved the stove out and the pipe snapped, its loud
pulled the range out and the hose came off
the flex line behind my stove broke when i slid it out
stove connector snapped loud hissing
moved the oven, line popped off and its blowing
se rompió la manguera de la estufa al moverla
`,
  gas_afar: `
Tenant in unit 2 texts me "smells like gas in hallway", im 2 hrs away
my tenant called, smells gas in her kitchen
renter says there is a gas smell and im out of town
i got a text from unit 3, they smell rotten eggs
im on vacation and my neighbor says my house smells of gas
my tenant just messaged that the stairwell reeks of gas
la inquilina me escribe que huele a gas
`,
  monoxide_afar: `
tenant says co alarm is going off
my renter texted that the carbon monoxide detector is beeping and she feels dizzy
im 40 minutes away and the kids say the co alarm is going off at home
`,
  fire_afar: `
my tenant just texted that the kitchen is on fire
tenant called, smoke is pouring out of the dryer in unit 1
im out of state and the neighbor says flames come out of my roof
`,
  line_on_car: `
power line down across the driveway, touching the car, im in the car
a wire fell on my truck and i am sitting in it
live wire across the hood and we are in the car with the kids
power lines came down on our van, we are inside
downed line touching the suv, im still inside what do i do
the transformer pole fell on my car and im stuck in it
un cable de luz cayó sobre mi carro y estoy adentro
`,
  power_line: `
power line fell on my car, im in the house
a power line came down on my truck, im standing outside
`,
  hidden_fire: `
wires in the attic are glowing and crackling
the old wiring up in the attic sizzles and i can see a glow
los cables del atico chispean y algo brilla
smell burning plastic in the wall and its hot to touch
the wall behind the tv is hot and smells like something is burning
burning smell coming from inside the wall
smoke coming from behind the drywall
the wall feels really hot next to the chimney and smells burnt
wall is warm to the touch and smells like melting plastic
la pared está caliente y huele a quemado
`,
  pan_fire: `
pan of oil is on fire
grease fire on the stove
bacon grease caught fire in the skillet
the wok went up in flames
the pot of oil on my stove is in flames what do i do
my frying pan is burning
el aceite de la sartén se prendió
`,
  fire: `
grease fire spread to the cabinets
the pan is on fire and the curtains too
flames coming out of the oven
the oil furnace is on fire
`,
  oven_fire: `
theres a fire in my oven
something is burning in the oven, flames inside
oven caught fire
microwave is on fire inside
the toaster oven caught on fire
the turkey in the oven is in flames
el horno se está quemando por dentro
`,
  shock_over: `
got shocked by the dryer an hour ago
i got zapped by the outlet this morning, feel ok
my husband got a shock from the panel yesterday, is he fine
my daughter stuck a fork in the outlet earlier and got a jolt
touched a live wire a while ago and got shocked, should i worry
my son was shocked by the washer last night
me dio una descarga la lavadora hace una hora
`,
  electrocution: `
got shocked an hour ago and now he is unconscious
got zapped pretty hard by the water heater an hour ago, chest feels weird
was shocked by the dryer this morning and my heart still races
`,
  behind_door: `
shes locked herself in the bathroom, tubs running, not answering me
my mom locked herself in the bathroom and i hear no answer
he is in the shower with the door locked and not responding
grandpa locked the bathroom door and doesnt answer, water running
my wife went quiet in the bath and the door is locked
bedroom door is locked and my son isnt answering, i banged on it
mi mamá se encerró en el baño y no contesta
`,
  self_harm: `
she locked herself in the bathroom and says she wants to die
locked himself in the bathroom with pills and not answering
`,
  garage_door: `
my wife's hand is caught in the garage door
kids hand is stuck in the garage door, hes screaming
garage door came down on my dad hes pinned
my fingers are caught in the garage door
the garage door closed on my daughters leg and its stuck
the overhead door came down on a worker
the garage door came down on my kid
la puerta del garaje le cayó encima a mi hijo
`,
  buried: `
the porch collapsed on my dad
the deck collapsed with people on it
help the porch roof collapsed on my daughter
the carport fell on my dad
porch roof just fell down, might be somebody under it
the deck just came away from the house, people were on it
carport collapsed and my husband is underneath
the chimney fell and i think the neighbor is under the bricks
retaining wall came down, a worker is buried
balcony broke off with people on it
the ceiling came down on my son
tree came through the roof, my wife is trapped
se cayó el techo del porche y hay alguien debajo
`,
  asbestos_dust: `
the kids are playing in the popcorn ceiling stuff i scraped off
toddler crawling in the asbestos dust
im covered in dust from the popcorn ceiling i scraped
my son played with the old pipe insulation, its all over him
baby rolled in the vermiculite
we breathed in the vermiculite dust from the attic
mis hijos están jugando con el polvo del techo de asbesto
`,
  toxic_fumes: `
mixed bleach and ammonia cleaning the tub, throat burns
mezclé cloro con ácido y no puedo respirar
i poured drain cleaner after bleach and now i cough
used vinegar on top of the bleach, the room stinks and my eyes sting
`,
  scald: `
my toddler grabbed the hot oven rack
my 2 year old burned her hand on the stove
`,
}
