/** Messages about people who are hurt, poisoned, trapped or threatened, one per line. The key is the kind of danger. */
export const injuryReports: Readonly<Record<string, string>> = {
  choking: `
my kid is choking
my baby is choking on a grape
help he is choking
my husband is choking on food and can't breathe
toddler choking what do i do
she choked on a screw and is turning blue
something is stuck in my son's throat and he cant breathe
my daughter has a coin stuck in her throat
grandpa cant breathe, he swallowed a piece of meat wrong
i'm choking
there's food stuck in my throat and I can't breathe
my 8 month old is gagging and choking on a piece of plastic
my wife is choking!!
the kid choked on a dishwasher tablet wrapper and cannot breathe
mi hijo se esta ahogando con comida`,
  swallowed: `
drain cleaner swallowed
my toddler swallowed drain cleaner
my kid drank drain cleaner
i drank bleach by accident
the baby drank from the drano bottle
my son ate a dishwasher pod
daughter bit into a laundry pod
my dog is fine but my 2 year old drank antifreeze
he swallowed lye
swallowed some oven cleaner
my toddler ate rat poison
kid licked the toilet bowl cleaner and drank it
grandma drank the descaler by mistake
my child got into the pesticide and ate it
a kid drank paint thinner in the garage
my boyfriend accidentally drank some descaling cleaner
toddler sucked on a tide pod
my granddaughter put a dishwasher tablet in her mouth and swallowed some
my cat's fine but the baby licked rat poison
kid drank from the bleach bottle under the sink
drain opener splashed in my eyes
he mistook the lamp oil for water and drank it
what do i do my son ate ant poison
mi hija tomo cloro
my kid drank drain cleaner what do i do
the toddler swallowed a dishwasher pod 5 minutes ago
my son drank antifreeze from the garage
my daughter ate rat poison that was under the fridge
`,
  swallowed_battery: `
button battery swallowed
my toddler swallowed a button battery
baby swallowed the battery from the thermostat remote
my son ate a coin cell battery
she swallowed a watch battery
i think my kid swallowed a lithium battery
a battery from the smoke alarm is missing and I think my baby ate it
my one year old has swallowed the battery out of the key fob
kid put a button battery up her nose
my daughter just ate a cr2032
mi hijo se trago una pila
my baby swallowed a button battery from the thermostat
`,
  lead_paint: `
my child ate lead paint chips
my toddler has been eating paint chips off the window sill
baby chewed on the old painted railing, is it lead paint
my daughter ate peeling paint
caught my son chewing on the painted windowsill from 1920
the baby ate paint flakes from the radiator
my 18 month old put chips of old paint in her mouth and ate them
kid swallowed flakes of lead paint`,
  overdose: `
i took a bunch of pills
i took a whole bottle of pills
my wife took a whole bottle of tylenol
my son swallowed a bunch of sleeping pills
my roommate overdosed
my kid ate my blood pressure pills
she took too many pills
toddler got into the medicine cabinet and ate pills
my brother od'd in the bathroom
he took all his meds at once
my mom took double... no, like 30 of her tablets
my teenager took a handful of ibuprofen
my granddaughter swallowed some of my heart pills
i took too much medication`,
  injury: `
my husband can not see, he fell off the roof of the house
my husband can't see out of his left eye
my wife can not see after the fall
no contesta y está frío mi inquilino
i fell off the roof and can't feel my legs
my husband fell off the ladder and is not moving
my dad fell from the roof
garage door spring hit my head
the garage door spring snapped and hit me in the face
my mom fell down the stairs and cant get up
i cut my hand with a saw and it won't stop bleeding
my son's head is bleeding
he is bleeding badly
i sliced my finger off with the mower
a nail went through my foot
roofer fell off my roof and is unconscious
my wife hit her head and passed out
i think my dad is having a heart attack
my grandmother is having a stroke
i have chest pain and my arm is numb
my baby is not breathing
my toddler fell out of the window
shot a nail into my hand with the nail gun
the plumber collapsed and isnt breathing
i fell through the attic floor and broke my leg
me cai del techo y no siento las piernas
a brick from the chimney hit my head
my neighbor fell off his ladder and hit his head
the ladder slipped and I landed on my back and can't move my legs
my kid got hit in the head by the garage door
fell off a ladder, my back hurts and my feet are numb
my husband's arm is bleeding badly from the broken window
stepped on a nail and it went through my foot
the table saw cut off two fingers
my toddler pulled the tv down and it hit her head
grandma slipped on the porch and cant move
i was cleaning gutters and fell off the roof
there's blood everywhere, my son cut himself on the glass shower door
the contractor fell through the ceiling
my toddler is unresponsive
my husband is having a seizure on the kitchen floor
the toddler is face down in the tub
my wife fell off the roof and she isnt talking
my son fell off the roof of the house built in 1990 and is not moving
`,
  caught_limb: `
my hand is stuck in the garbage disposal
hand stuck in the disposal help
my sons fingers are stuck in the garbage disposal
my arm got caught in the snowblower
finger stuck in the disposer
her fingers are jammed in the garbage disposal
my hand is caught in the wood chipper
my finger is stuck in the sink drain
i got my hand stuck in the garbage disposal
my kid's fingers are caught in the door hinge
can't get my arm out of the disposal
the fan caught my finger, my finger is stuck in the fan
my sons foot is stuck in the escalator drain
my brother got his hand stuck in the disposal and it was bleeding a lot
`,
  intruder: `
somebody is breaking in
someone is breaking into my house
there is a burglar in the house now
theres an intruder downstairs
a stranger is in my house
someone broke in and is still here
i hear someone trying to open my back door
a man is trying to get in through the window
somebody is in my basement and i live alone
robber in my home
people are breaking into my garage right now
alguien esta entrando a mi casa
hay un ladron en la casa
i think there's a burglar downstairs
someone just kicked in my front door
two men are climbing through my window
somebody's inside my house, im hiding in the closet
i came home and the front door is kicked in
a stranger walked into my kitchen
someone with a knife is in my yard
my ex is breaking into the house
there's a prowler in my backyard
i can hear someone moving around downstairs and i live alone`,
  fallen_in: `
the ceiling is coming down
ceiling coming down in the kitchen
my roof is coming down
the wall is falling down on us
the ceiling is falling
the roof is about to come down on us
the balcony just gave way
the kitchen ceiling is coming down right now
the drywall is coming down from the ceiling
our chimney is coming down
the ceiling started falling on us`,
  confined_space: `
the repairman went into the crawl space and does not answer
my cousin passed out in the well and i want to climb down
somebody is unconscious in the septic tank
el obrero se metió en la cisterna y no contesta`,
  exhaust: `
i am in the garage with the engine running and the door closed
my sister locked herself in the garage with the car on
estoy en la cochera con el motor encendido y la puerta cerrada`,
  abuse: `
my wife hits me and she is in the house
my boyfriend beats me when i ask for rent money
mi pareja me pega cuando llegan las cuentas`,
  frostbite: `
freon sprayed on my hand and the skin turned white and hard
liquid refrigerant on his fingers, they are numb and white`,
  power_line: `
a wire fell into the pool and my son is in there
a power line came down in the yard last night and it is still there
tree knocked a power line onto my roof, how much is a new roof
`,
  toxic_fumes: `
i mixed bleach and ammonia to clean the washer and cant breathe
`,
}
