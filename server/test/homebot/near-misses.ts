/**
 * Messages that contain words of danger but report no danger: idioms, defects, past events and general questions. One
 * per line.
 */
export const nearMisses = `
how do i stop pipes from bursting
what does it cost when a washer hose bursts
the pipe burst in 2019, how old is the water heater
where is the shutoff in case a pipe bursts
what stuff is about to die
ranking of stuff thats gonna die
could he do 12k and would that be fair
would he go down to 11k you think and is that even reasonable
the old furnace caught fire before we bought the place, new one is 18
the old water heater flooded the basement before we moved in, current one is 6
gunk and little black grains in the gutter
can you smell natural gas normally
how much does smoking meat on the stove wear it
non smoking tenants only: does it matter for furnace life
my contractor was smoking on the roof
smoked glass stove door cost
how do i prevent my roof from collapsing
how often should I test the gas alarm
where do I put a gas alarm
is gas cheaper than electric for water heating
is electric heat safer than propane
my stove's spark igniter clicks, how much to replace
the spark module keeps clicking, what does a new one cost
the price shocked me
the new stove price sparked a fight
roof collapsed our home value
this quote is killing me
I am burning money on this furnace
dead dryer
the dishwasher died
I could kill for a new stove
it blew up in my face when I asked for a discount on the roof
the electric bill shocked me
gas prices exploded
we are drowning in repairs
my water heater is dying
my fridge wants to die
the washer committed suicide
my dryer is killing itself
the furnace is suicidal at this point
I want to kill the pilot light
how do I kill mold on the washer gasket
kill the power before replacing an outlet?
I am dying to know when the roof is due
dying for a new fridge
my old oven is on its last legs and wants to die
the AC gave up the ghost
the stove bit the dust
I want to end my lease
I want to end it, how do I cancel my subscription
i dont want to live here anymore
I don't want to be here when the roofers come
what is the end of life of a fridge
the roof reached the end of its life
my water heater died last night
the previous owner died in 2015, how old is the roof
this stove is to die for
shoot myself in the foot buying a cheap dryer?
I can't go on paying for this furnace
a sock is stuck in the dryer
my kid's toy is stuck in the freezer
the freezer door is stuck
my son locked the oven with the child lock
how do I turn off the child lock on the stove
I am stuck with a bad dishwasher
stuck in a home warranty contract
I locked myself out of the house
my daughter put her shoes in the dryer
my kids are in the fridge all day long
the ice is stuck in the ice maker
my husband put the pizza in the oven
the washer lid is locked
dishes stuck inside the dishwasher, it is locked
I got burned by the contractor
burned my dinner in the oven
the oven burns my cookies
the water is not hot enough
how do I set the water heater to avoid scalding
hot water runs out fast
burned a hole in my wallet
I burned through my savings on this roof
my stove burner is broken
the AC hisses when it starts
AC needs freon, what does it cost
AC is leaking freon, 13 years old, they want $1500
AC smells musty
this fridge smells like a sweet deal, buy it?
a sweet deal on an air conditioner
air conditioner is noisy
how much refrigerant does an AC need
the seller caved on the roof
my husband caved in and bought the stove
the deal on the house fell through because of the roof
the roof quote came down to 9000
housing market collapsed, should I still replace the roof
the price of a new roof came down
my plans for the driveway fell through
is my roof near the end of its life
white duct tape on my dryer vent
how long does duct insulation last
new duct wrap, what does it cost
what does asbestos removal cost
is an old white stove worth repairing
the white paint on my fridge is peeling
my ducts need cleaning
I was shocked by the electric bill
the estimate for the roof was a shock
sticker shock at the price of a furnace
what a shocking price for a dishwasher
that blew a fuse with my wife, the price of the fridge
the electrician was a live wire, funny guy
my CO detector battery is low, how do I replace it
how often should I replace carbon monoxide detectors
where should I put a CO alarm
carbon copy of the dryer invoice
gas stove or electric stove
my gas bill is too high
what does a gas furnace cost
the gas company raised its prices
gas prices went through the roof
I was flooded with quotes for a new roof
flooded with emails about my warranty
is the basement in a flood zone
drowning in debt because of the roof
my budget is under water
the tank is 50 gallons
is a tankless heater better
battle of the bulge, lol, how old is a 1998 furnace
blowing up my phone, these roofers
the furnace fan is blowing
fired my contractor, who installs roofs
this fridge is fire, love it
should I fire up the furnace in october
the deal is on fire, buy a dryer now?
stove is on fire sale at lowes should i buy
fridge sparks joy ha, how old is it
smoke detector batteries, how often
we quit smoking, do I repaint near the stove
my roof looks killer
the prices are insane, I nearly fainted at the quote
I'm dead tired of this dishwasher
I'm so done with this dryer
tired of fixing the washer
I give up on this oven
what's the point of repairing a 20 year old furnace
my back is killing me from moving the fridge
the noise of the washer is killing me
the AC bill is murder
repair costs are going to kill me
this leak will be the death of me
the compressor is dead
the motor burned out
the bulb in the oven burned out
dead battery in the thermostat
my dishwasher is a lifesaver
how do I get the most life out of my roof
the dryer is eating my socks
a steal at that price, burning question: which stove
some shingles fell off the roof
several shingles came down off my roof
my roof leaks on my head
the roof is leaking on my head when i sleep
our old dryer caught fire in 2015
our old dryer caught fire in 2015, how old is the new one
our dryer caught fire years ago
the furnace caught fire back in 2009, the new one is 12 years old
our last dryer caught fire ten years ago so how often should i clean the vent
the house burned down in 1998 and was rebuilt, how old is the roof
a neighbor's dryer caught fire last year, how do i prevent that
my cousin's dryer caught fire in 2019
saw a movie where the dryer caught fire
in the show the furnace exploded lol
does insurance pay if a dryer catches fire
does homeowners insurance cover a dryer that catches fire
is damage from a dryer fire covered by insurance
what would insurance pay if the roof burned
are old dryers more likely to catch fire
how likely is a dryer fire
can an old furnace explode
this price lit a fire under me to replace the dryer
the listing is on fire, should i fix the roof first
the realtor fired up the crowd about the stove
we got burned on the last roof quote
my wallet is on fire after that roof bill
sales of heat pumps exploded
my tenants blew up when i raised the rent
my phone blew up with roofers quotes
the dishwasher died on us last week
the fridge kicked the bucket
the ac went belly up
that quote gave me a heart attack
the roof price nearly killed me
my head exploded when i saw the quote for the furnace
we had a gas leak in 2010 and replaced the line
my grandfather was electrocuted in 1950
there was a flood in the basement in 2012, how old is the water heater
the old water heater flooded the basement in 2018, the new one is 7
a tree fell on the roof in 2016 and we replaced it
my uncle fell off the roof in 2003
when i was a kid our stove caught fire
as a child i got shocked by a dryer
the smoke alarm went off last year because of toast
my old house had a fire in 2011
our washer caught fire back in college
the fire of 2018 destroyed our roof, the new one is metal
what year was the great chicago fire
i burned a pizza in the oven, does it damage the oven
smoke detector battery how often
how long until the firemen would come in a fire
how far is the fire station for my insurance
fire extinguisher cost
fireplace cost
do i need a fire rated roof
wildfire resistant roofing cost
fire sale on dryers
our insurance asks if we ever had a fire
the insurance form asks if there was a fire in the past 5 years
after the fire in 2017 we replaced the furnace and the ac
the dryer that caught fire in 2015 was a kenmore
we had a dryer fire 6 years ago, how long does a dryer vent last
in 2014 the furnace started smoking and we replaced it
nuestra secadora se incendio en 2015
la estufa vieja se quemo hace diez anos
my kid swallowed a penny in 2012 lol, how old is the fridge
I read that dryers caught fire in a recall
our stove caught fire in the summer of 2012
back in 2008 our chimney caught fire
my aunt's furnace exploded in 1985
our kitchen caught fire last year and we redid it
the oven caught fire in march 2019, insurance paid
el recibo de la luz me dio toques jaja
el precio del techo me dio un corrientazo jaja
la factura del gas nos dio un calambre
esta casa me está matando con los gastos
los recibos me están matando
las reparaciones nos están matando
the garage door is stuck halfway
my hand got stuck in a contract lol
how do i clean a burning hot pan
did i lock the bathroom door? the tub is quiet
is it ok for kids to play near popcorn ceilings
what do i do if the oven catches fire
my tenant texts me about the smell of paint
pon mi correo nuevo por favor
puedes agregar la casa de mi mamá
hay límite de casas en la app?
puse mal el correo al registrarme
share the calendar with my handyman
mi inquilino puede entrar a la app?
varios usuarios en una cuenta se puede
can my business partner and i both use it
can the hoa make me cut down a tree
va a caer la bolsa?
landlord life is wearing me out
me siento abrumado con la casa
quién trabaja con líneas de gas
neighbors tree hangs over my roof can i cut it
can the neighbor build a shed against my wall
where do you live
se me hizo carísimo el techo
a limb came down last fall and dented the gutter
gas company moves the meter outside on monday
the sliding door is off its track
is the deck pulling its weight when we sell
My husband can not see the homes I added
my wife can't see the house on her phone
my son can not see the units
my kids can not see the list
my husband cant see the plan
my daughter cant open the calendar
my business partner can't access the account
my tenant can't breathe new life into that lawn
somebody told me to do them in one go, would that save me money
omg that heater is nearly as old as me, is it dying
thats older than i am lol, is it about to die on us
our fridge is about to die i think
please tell me i do not need a new furnace
that house is eating me alive with repairs
split it by house
split the costs by house
can you split the budget by house
split that up by building please
would all this work make her live longer?
would all this effort make him live longer?
if i did all this would she live longer at all
would she even live longer after all this
septic alarm going off
roof leaking around vent pipe
boiler pressure keeps dropping
can a frozen pipe burst
`
  .trim()
  .split('\n')
