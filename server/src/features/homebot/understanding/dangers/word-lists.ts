/*
 * Groups of words with a similar meaning in reports of danger, for the classifier and the rules. A star means any
 * ending. A word may be in several lists. The lists contain no accents.
 */
export const wordLists: Readonly<Record<string, string>> = {
  child:
    'kid, kids, child, children, toddler, toddlers, baby, babies, infant, newborn, son, sons, daughter, daughters, boy, boys, girl, girls, little one, nephew, niece, grandson, granddaughter, grandkid*, #yo, # yr old, # year old, # month old, hijo, hija, hijos, hijas, nino, nina, ninos, ninas, bebe, bebes, nieto, nieta, sobrin*',
  person:
    'he, she, they, him, them, brother, sister, mom, mum, mother, dad, father, grandma, grandpa, grandmother, grandfather, granny, nana, husband, hubby, wife, spouse, partner, boyfriend, girlfriend, fiance*, ex, neighbor*, neighbour*, tenant, tenants, renter*, friend, friends, roommate*, roomate*, someone, somebody, man, men, woman, lady, guy, guys, worker*, roofer*, plumber*, electrician*, contractor*, handyman, painter*, cleaner lady, technician*, tech, repairman, landlord, cousin, uncle, aunt, people, person, family, teen*, student, super, guest*, swimmer*, coworker*, espos*, mama, papa, hermano, hermana, abuelo, abuela, alguien, senor*, vecin*, amigo, amiga, tio, tia, primo, prima, inquilin*',
  self: 'i, me, my, im, ive, we, us, our, yo, mi, mis, nos, myself',
  pet: 'dog, cat, parrot, bird, puppy, kitten, pets, perro, gato',
  body: 'hand, hands, finger, fingers, fingertip*, thumb, arm, arms, forearm, leg, legs, feet, foot, toe, toes, wrist*, palm, face, eye, eyes, eyeball, head, neck, throat, chest, stomach, belly, lap, skin, back, knee, hair, lips, lip, mouth, tongue, shoulder, hip, ear, nose, cheek*, lungs, heart, artery, skull, ribs, spine, thigh, mano, manos, brazo, brazos, pierna*, cara, ojo, ojos, dedo, dedos, piel, cuello, boca, garganta, pecho, cabeza, espalda',
  senseless:
    'unconscious, passed out, passes out, passing out, unresponsive, not breathing, not moving, not responding, not waking, not wake, not wake up, not answer, not answering, not respond, not react, not get up, not talk, no pulse, blue, purple, limp, floppy, collapsed, collapses, fainted, lifeless, motionless, knocked out, out cold, face down, on the floor, on the ground, inconsciente, no respira, no responde, no despierta, desmay*, no se mueve',
  breath:
    'breathe, breathing, breath, breathes, wheez*, gasp*, short of breath, suffocat*, asthma, respira, respirar, airway, cough*, tos*, tosiendo, choking up',
  choke:
    'chok*, gagging, gags, heimlich, wrong pipe, stuck in his throat, stuck in her throat, atragant*, ahogando, ahoga',
  bleed:
    'blood, bleed*, gash*, sliced, severed, deep cut, stabbed, stab wound, spurt*, squirting, stitches, amputat*, sangr*',
  wound:
    'broken, fractur*, bone, concussion, stroke, seizure, seizing, convuls*, heart attack, slurr*, slurs, droop*, paralyzed, numb, numbness, heat stroke, heatstroke, heat exhaustion, delirious, labor, stung, sting, bite, bitten, anaphyla*, allergic, hypotherm*, frostbite, infarto, derrame, hurt, hurts, injured, injury, wounded, herido, herida, crushed, impaled, pierced, lying there, crush*',
  ill: 'headache*, dizzy, dizziness, dizzi*, nause*, sick, vomit*, throwing up, threw up, puk*, faint, woozy, queasy, drowsy, drows*, sleepy, groggy, confus*, flu, light headed, lightheaded, lighthead*, weak, poorly, unwell, drunk, disoriented, tired, blurry, cherry red, mare*, nauseas, dolor de cabeza, duele la cabeza, vomit*, somnolient*, head spin, head hurts, head pounds, head aches, feel ill',
  fall: 'fell, falls, fallen, fall, falling, slipped, slid, tipped, tipped over, fell over, toppled, tumbled, ladder, scaffold*, off the roof, cayo, cae, caido, caida, escalera',
  caught:
    'stuck, trapped, pinned, jammed, wedged, locked, locked in, shut, shut in, buried, under, underneath, beneath, can not get out, cannot free, entangled, tangled, caught in, caught, atrapad*, atorad*, encerrad*, atasc*',
  place:
    'freezer, fridge, refrigerator, dryer, washer, washing machine, elevator, lift, trunk, chest, car, basement, bathroom, closet, crawlspace, crawl space, chimney, well, shaft, trench, tunnel, sauna, chute, box, shed, suitcase, cabinet, dumbwaiter, duct, nevera, secadora, lavadora, congelador, ascensor, elevador, carro, sotano, bano',
  mover:
    'garage door, disposal, auger, snow blower, snowblower, chipper, saw, table saw, fan, blades, blade, escalator, treadmill, drill, grinder, mower, belt, gears, roller, window sash, door, gate, triturador',
  water:
    'water, rain, rainwater, wet, damp, leak*, drip*, puddle*, soak*, drench*, splash*, spray*, spill*, spilt, sewage, overflow*, backed up, moist*, condensat*, juice, storm, hurricane, river, aquarium, agua, mojad*, moja, gote*, lluvia',
  much: 'gush*, pour*, flood*, burst, bursts, rushing, cascad*, torrent, fountain, geyser, inches, inch, ankle, ankles, knee deep, shin*, feet of, standing, submerged, underwater, under water, rising, everywhere, gallons, swimming, wade, wading, inund*, chorro*, revent*, subiendo, lleno de agua, full of water, filled with water',
  current:
    'outlet, outlets, socket, sockets, receptacle*, wire, wires, wiring, electric, electrical, electrics, electricity, cord, cords, plug, plugs, plugged, plugged in, power strip, surge strip, extension cord, extension, adapter, adaptor, charger, switch, switches, light switch, gfci, circuit, conduit, junction, voltage, volts, cable, cables, power is on, power still on, neutral, dimmer, enchufe*, tomacorriente*, contacto*, apagador*, interruptor*, regleta, corriente, electricidad, electric*, clavija, extension, alambre*',
  panel:
    'panel, breaker panel, breaker box, breaker, breakers, fuse box, fusebox, fuse, meter box, meter base, the meter, electric meter, power meter, medidor, main breaker, load center, consumer unit, tablero, caja de fusibles, caja de breakers, pastilla*',
  lamp: 'light, lights, lamp, bulb, chandelier, fixture, light fixture, ceiling fan, can light, luz, luces, lampara, foco, focos',
  shock:
    'shock, shocks, shocked, shocking, zap, zaps, zapped, jolt, jolts, tingle*, tingling, tickle, electrocut*, thrown back, hung up on, toques, calambr*, corrientazo, descarga, da corriente, bit me, bites me, buzzed me, pins and needles',
  spark:
    'spark, sparks, sparking, sparked, arc, arcs, arcing, arced, flash, flashes, flashed, crackl*, sizzl*, fizz*, frying sound, popping, pops, pop, blue flash*, chisp*, short circuit*, shorted, truena, corto',
  buzz: 'buzz, buzzes, buzzing, hum, hums, humming, zumb*',
  hot: 'hot, warm, heats up, overheat*, heating up, glow, glows, glowing, red hot, boiling, caliente, hirviendo, hierve',
  burnt:
    'burnt, burned, burning, burns, burn, scorch*, melt*, singe*, char, charred, browned, browning, blackened, turned black, went black, black marks, fried, quemad*, quemando, quema, derret*, derrit*, plastic, rubber, acrid',
  smoke:
    'smoke, smokes, smoking, smoky, smoked, haze, hazy, wisp*, humo, humea*, smok, smoldering, smouldering, smolder*, smoulder*',
  flame:
    'fire, fires, flame, flames, flaming, blaze, blazing, ablaze, ember*, caught fire, on fire, ignit*, in flames, inferno, flare*, fyre, fier, fuego, llamas, llama, incendi*, arde, ardiendo, prendio fuego, se prendio, se quema',
  smell:
    'smell, smells, smelled, smelt, smelling, smel, odor, odors, odour, stink, stinks, stinking, stench, reek, reeks, whiff, pong, scent, fumes, vapors, vapor, huele, olor, oler, apesta, vapores, sniff',
  egg: 'egg, eggs, rotten egg*, rotten, sulfur, sulphur, skunk*, mercaptan, cabbage, eggy, huevo, huevos, podrid*, azufre',
  gas: 'gas, gaz, gass, propane, butane, natural gas, methane, lpg, gas line, gas pipe, gas leak, gas meter, gas valve, gas smell, gas odor, gasleak, fuga de gas, gas alarm, propane tank, heating oil, fuel oil, oil tank, flex line, burner on, knob on, without flame, no flame, pilot went out, lel',
  hiss: 'hiss, hisses, hissing, whistl*, silb*, siseo, pssss',
  monoxide:
    'co, co2, monoxide, carbon monoxide, carbon, ppm, monoxido, soot, flue, exhaust, backdraft*, heat exchanger, generator, charcoal, grill, bbq, kerosene, vent pipe, chimney blocked, generador, carbon vegetal, running car, car running, engine running, idling',
  burner:
    'furnace, stove, oven, range, boiler, heater, heating, fireplace, pilot, burner, wood stove, pellet stove, gas heater, water heater, space heater, cooktop, horno, estufa, calefac*, calentador, caldera, boiler, chimenea, parrilla, hornilla*',
  alarm: 'alarm, alarms, detector, detectors, detecter, monitor, sensor, alarma, nest protect, first alert',
  sounds:
    'going off, goes off, went off, beep, beeping, beeps, beped, scream*, screaming, blaring, wailing, sounding, shrieking, reads, shows, showing, rising, four times, # beeps, will not stop, wont stop, yelling, suena, sonando, sono, pita*, pitando, marca',
  tank: 'water heater, tank, boiler, expansion tank, pressure tank, well tank, propane tank, cylinder, radiator, tanque, calentador, caldera, boiler, can',
  relief:
    'relief valve, relief, safety valve, pressure valve, t p valve, tpr valve, t p, safety pipe, overflow pipe, pressure gauge, psi, gauge, pressure, in the red, valvula de alivio, valvula, presion',
  swell:
    'bulg*, swell*, swollen, swolen, balloon*, puffed, domed, rounder, bloated, deformed, belly, blister*, hinchad*, abombad*, inflad*',
  blow: 'steam, steams, steaming, vapor, roar*, rumbl*, bang, bangs, banging, shak*, spit, spits, spitting, shoots, shooting, blowing, explode, exploded, explodes, exploding, explosion, blew up, blow up, boom, whoosh*, whoomp*, knock*, groan*, thump*, burst, estall*, explot*, revent*, tiembla, temblando',
  plugup: 'cap, capped, plug up, plugged the, put a plug, screw a plug, tape over, wire shut, tapar',
  structure:
    'roof, roofs, ceiling, cieling, ceilings, rafter*, truss*, beam, beams, joist*, attic floor, plaster, drywall, wall, walls, floor, floors, deck, balcony, porch, stairs, staircase, steps, chimney, foundation, column, post, posts, carport, garage, house, scaffold*, retaining wall, lintel, canopy, awning, parapet, hillside, ground, slope, driveway, tree, trees, branch, techo, viga, vigas, pared, paredes, piso, balcon, escaleras, muro, plafon, cielo raso, cerro, arbol, chimenea, columna',
  yields:
    'sag, sags, sagging, saging, bow, bows, bowed, bowing, dip, dips, dipping, cave, caves, caved, caving, caved in, cave in, collaps*, colapse*, cracked, cracking, crack, cracks, split, splitting, snapped, leaning, leans, lean, tilt*, come down, coming down, came down, give way, gave way, giving way, buckl*, creak*, groan*, bounc*, rotted, rotten through, rotten, sway*, pulling away, pulled away, separating, coming off, hanging, hangs, hang by, shift*, moved, moving, sinking, sank, sink hole, sinkhole, about to fall, crumbl*, loose, soft, wobbl*, hund*, caer, derrumb*, desplom*, agriet*, rajad*, grieta*, inclin*, despeg*, socavon',
  heavy: 'snow, ice, heavy, quake, earthquake, mudslide, landslide, nieve, terremoto, termites',
  chemical:
    'bleach, ammonia, chlorine, cleaner, cleaners, drano, drain cleaner, drain opener, lye, acid, muriatic, vinegar, lysol, solvent*, stripper, varnish, paint thinner, pesticide, bug bomb, fogger, antifreeze, detergent, pod, pods, dish pod, laundry pod, tide pod, tablet, tablets, rat poison, poison, chemical, chemicals, epoxy, spray foam, oven cleaner, descaler, lamp oil, gasoline, pool chemicals, acetone, peroxide, paint fumes, glue, cloro, amoniaco, lejia, detergente, limpiador*, acido, anticongelante, veneno, insecticida, moth balls, weed killer, fertilizer',
  mix: 'mix, mixed, mixing, mixes, mezcl*, poured, together, combined',
  swallow:
    'swallow*, drank, drink, drinks, drinking, ate, eaten, eats, eating, licked, licks, chewed, chews, chewing, tasted, ingested, sucked on, sucking on, bit into, in his mouth, in her mouth, sip, gnawing, got into, trago, tomo, comio, bebio, mordio',
  battery: 'battery, batteries, button battery, coin cell, button cell, magnet, magnets, pila, pilas, cr2032',
  pills:
    'pills, pill, tylenol, meds, medication, tablets, xanax, fentanyl, heroin, insulin, opioid*, edibles, sleeping pills, adderall, vodka, overdos*, overdosed, od, pastillas, sobredosis, medicina',
  leadpaint:
    'paint chips, paint chip, lead paint, old paint, peeling paint, paint flakes, flaking paint, blood lead, pintura vieja',
  asbestos:
    'asbestos, asbesto, asbestosis, vermiculite, transite, popcorn ceiling, black mastic, mastic, lagging, pipe wrap, duct wrap, pipe insulation, white wrap, old insulation, 9x9, cement siding',
  disturb:
    'drill*, cut, cutting, scrap*, sand, sanded, sanding, vacuum*, sweep*, swept, tear*, tore, torn, ripped, ripping, peel*, broke, break, crumbl*, flak*, grind*, grinder, dust, dusty, powder*, remove, removing, removed, smash*, knocked, saw, sawed, damaged, shredd*, falling off, pulled up, taladr*, lij*, cort*, rompi*, rompe, roto, quitar, deshac*',
  coolant:
    'refrigerant, freon, r410a, r22, coolant, sweet smell, sweet chemical, punctured, poked a hole, stabbed the, coil, mini split, refrigerante, gas refrigerante',
  scalding:
    'scald*, boiling water, hot water, hot oil, hot grease, grease, hot pan, hot soup, hot tea, hot coffee, kettle, steam burn, burn cream, hot tar, hot glue, second degree, blister*, blisters, blistering, ampolla*, quemadura*, me queme, se quemo, agua hirviendo, aceite caliente, plancha',
  death:
    'die, dies, dying, dead, death, kill, kills, suicide, suicid*, hang, jump, noose, rope, overdose, live, living, alive, existing, exist, never wake, not wake up, life, end it, end it all, ending it, bleed out, matar*, morir*, vivir, vida, muerte, muerto, suicid*',
  wish: 'want, wants, wanna, wish, wishes, rather, ready to, going to, planning, thinking of, thinking about, thoughts, tempted, decided, considering, threatens, threatening, quiero, quiere, ganas, pienso, pensando, piensa, amenaza',
  dwelling: 'live here, living here, live in this house, this house, this home, move out, lease, vivir aqui',
  despair:
    'no reason, no point, pointless, hopeless, worthless, burden, goodbye, good bye, farewell, better off, no way out, nothing left, can not go on, can not do this anymore, can not take it, anymore, give up, given up, note, letters, hurt myself, harm myself, cutting, cut myself, hate myself, kill myself, killing myself, self harm*, alone, tonight, lonely, despedida, no aguanto, ya no puedo, sin sentido, carga',
  weapon: 'gun, knife, razor, blade, bat, machete, shooter, armed, hammer, pistol, pistola, cuchillo, arma',
  threat:
    'break in, breaking in, broke in, breaking into, burglar, intruder, stranger, prowler, robber, kicking the door, kick the door, kick my door, footsteps, forcing, pounding on, hiding, beating me, hit me, hitting me, attack*, threaten*, stalking, shots, ladron, ladrones, forzar, golpea*, pegando',
  line: 'power line, power lines, powerline, utility line, electric line, live wire, live wires, downed line, downed wire, downed, overhead wire*, service drop, utility pole, power pole, pole, transformer, overhead line, high voltage, from the pole, cable de luz, alta tension, poste, cable de la luz, transformador',
  down: 'down, fell, fallen, lying, hanging, dangling, low, sagging, snapped, across, touching, touches, leaning, on my car, in my yard, in the yard, on the lawn, on the street, on the ground, loose, tore, torn, ripped, caido, cayo, tirado, colgando',
  urgent:
    'help, hurry, quick, now, right now, please, omg, emergency, what do i do, call 911, 911, ayuda, auxilio, urgente, que hago, pronto',
  fuelact:
    'left on, left open, was on all night, relight, light the pilot, light a match, light a candle, hit a gas, drilled into, cut the, kinked, disconnected, came off, came apart, fell off, cracked',
  price:
    'price, prices, pricing, cost, costs, quote, quoted, quotes, estimate, bill, bills, budget, money, dollars, deal, sale, cheap, cheaper, expensive, rent, mortgage, insurance, market, invoice, wallet, savings, pay, paid, paying, fee, worth, rebate, loan, deposit, precio, precios, cuesta, costo, presupuesto, cuanto, factura, pagar, barato, caro, gratis',
  lasting:
    'how old, how long, how often, how much, how many, last, lasts, lifespan, lifetime, age, replace, replacement, upgrade, warranty, years, install, installation, installed, brand, maintenance, service, expired, type of, size, recommend, which, cuanto dura, cada cuanto, vida util',
  bygone:
    'last year, last month, last week, last winter, last summer, last spring, last fall, last time, years ago, months ago, weeks ago, days ago, yesterday, ago, in 19*, in 20*, used to, when i was, back then, once, previous owner, previous, old days, since then, ano pasado, hace anos, ayer',
  settled:
    'was fixed, fixed it, been fixed, is fixed, repaired, replaced, replaced it, all good, all clear, is fine, fine now, false alarm, turned out, turns out, safe now, was nothing, resolved, taken care, checked out, passed, tested fine, removed in, abated, they fixed, healed, recovered, ya paso, ya arreglaron, repararon, falsa alarma, todo bien',
  supposed:
    'if, hypothetically, imagine, suppose, in case, signs of, warning signs, what if, how do i prevent, prevent, prevents, avoid, keep from, could, would, risk of, risk, likely, chances, odds, in general, general, handbook, guide, newsletter, lease, code, law, required, legally, curious, wondering, some day, someday, ever, qualify, si algun dia, evitar, prevenir',
  tale: 'movie, film, show, tv, news, article, read, watched, saw on, video, youtube, tiktok, book, novel, story, song, podcast, game, quiz, crossword, poem, joke, lol, haha, pelicula, noticias, cuento',
  denied: 'no, not, never, without, none, nobody, nothing, isnt, no hay, ningun, ninguna, sin, nunca',
  asks: 'what, which, when, why, who, where, how, is it, should i, can i, does, do, are, que, cual, como, donde, puedo, debo, es seguro',
}
