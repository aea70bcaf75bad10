/** Messages that contain words of harm but report no harm to people, one per line. */
export const reportsWithoutInjury: readonly string[] = `
the price made me choke
I choked on my coffee when I saw the quote
my budget took a beating
battery of the smoke alarm
how often should I change the battery of the smoke alarm
that roof price is criminal
steal of a deal
that dryer was a steal
this roofer is a robber
highway robbery, 20000 for a roof
the contractor robbed me
these prices are a crime
what does a choke on a mower cost
the drain is choked with hair
the disposal swallowed a spoon
the dryer ate my sock
my washer eats socks
this furnace eats gas
the repair ate my savings
the house swallowed all my money
my kid broke the dishwasher door
the battery in my thermostat died
how long does a battery backup last
is a button battery in the remote normal
drain cleaner did not work, should I replace the water heater
which drain cleaner is safe for old pipes
can I use drain cleaner in the dishwasher
can I put bleach in the washer
what dishwasher pod is best
does lead paint lower the value
how much does it cost to remove lead paint
my house has lead paint, what does removal cost
the paint chips off the garage door
the driveway takes a beating in winter
how much is a new garage door spring
the garage door spring broke, what does a new one cost
my garbage disposal is stuck
the garbage disposal is jammed
my hands are tied with this budget
the fridge door is stuck
my hand mixer is stuck in the drawer
the price fell off a cliff
the gutter fell off the roof
the roof price hit me hard
that quote hit me like a brick
the bill nearly gave me a heart attack
I had a heart attack when I saw the price
the estimate gave my husband a stroke
these repairs are bleeding me dry
we are bleeding money on this furnace
the radiator needs bleeding
how do I bleed a radiator
my wallet is bleeding
breaking in a new stove, any tips
how long to break in new floors
someone broke my dishwasher
the new washer needs to be broken in
breaking into the rental market, what should I budget
is a smart lock worth it against burglars
what does a burglar alarm cost
someone is coming to fix the roof
a man is coming to install the furnace
somebody is in my unit 2 as a tenant, how old is the stove
prices are coming down
the ceiling of my budget is coming down
the cost of roofs is coming down
my tenant is moving in, what is due
the roofer is coming down tomorrow
I am choosing between two roofs
what a hard pill to swallow, 15000 for a roof
the price is hard to swallow
swallow the cost or repair it
I swallowed my pride and got a loan
we took a hit on the roof
an overdose of quotes
I can't breathe with these bills
the furnace is not breathing right
my fridge is out cold
how long does a stroke of paint last
the deck collapsed last year and was rebuilt, how old is the roof
we had a break in last year, what does a new door cost
my dad fell for a scam roofer
the roof over my head is 20 years old
I hit my head against the wall over this quote
the kid in me wants a new stove
my kids took the last dishwasher pods
the dishwasher ate the tablet
my stove eats batteries
which battery does my smoke detector take
the dog chewed the drip line
the roofer took a big bite out of my savings
my mother had a stroke last year, is a walk in tub worth it
my dad had a heart attack in 2019, who maintains his furnace now
the mower needs a new choke
my toddler loves the dryer
my son is a roofer
my daughter broke the oven glass
my head hurts from all these quotes
this quote makes my head spin
I need a hand with the garbage disposal
how do I get a spoon out of the garbage disposal
a sock is stuck in the dryer drum
the knife is stuck in the drawer
the window is stuck
the window fell out of the frame, what does a new one cost
I fell for the extended warranty
the prices fell off
my AC fell short of its rating
the fence fell down in 2020
I fell behind on maintenance
we tripped over the cost
what does it cost to fix a leg of the stove
does a broken window lower the value
someone broke the lease
someone broke into my unit last month, what should I replace
how do I stop people from breaking in
a new door to keep burglars out
a man is in my unit as a tenant
the plumber is in my house now, what should I ask about the water heater
someone is in the house to fix the furnace
my ex is in my house by lease
the inspector came into my house
a stranger rents my unit
the estimate hit me in the face
the bill hit my wallet
the price is a kick in the teeth
the deal fell through
the ceiling price is coming down
my budget is bleeding
we bled the radiators
are paint chips in the driveway a problem
paint is peeling off the ceiling
how do I test for lead paint
which cleaner is best for an oven
is oven cleaner safe for a self cleaning oven
what does descaler do for a water heater
how much antifreeze does a boiler take
the furnace drank a tank of oil
my water heater drinks gas
the house is on pills, I mean bills
the furnace filter is choked with dust
my sink is choking on grease
the gutters choked with leaves`
  .trim()
  .split('\n')
