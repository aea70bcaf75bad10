/** Symptoms of appliances in the kitchen and the laundry, in the form of `Symptom`. */
export const applianceSymptoms = {
  stove: {
    burner_will_not_light: {
      sign: 'has a burner that will not light',
      causes: ['clogged burner ports', 'a wet or loose igniter', 'a worn igniter'],
      check:
        'With the burner off and cold, lift the cap, brush the ports clean, dry the igniter and seat the cap flat.',
      call: 'If gas flows without lighting, stop and air the room; gas parts are for a licensed professional.',
      sources: ['SMRC'],
    },
    not_heating: {
      sign: 'is not heating',
      causes: [
        'a weak igniter in a gas oven',
        'a burned-out element in an electric one',
        'a failed switch or control board',
      ],
      check:
        'See whether the element glows evenly or the igniter glows orange without lighting, and whether its breaker has tripped.',
      call: 'An element or an igniter is a modest repair; a control board that fails twice is a reason to replace.',
      sources: [],
    },
    wrong_temperature: {
      sign: 'heats to the wrong temperature',
      causes: ['a drifting temperature sensor', 'a calibration that needs setting', 'a worn door gasket'],
      check:
        'Put an oven thermometer inside for half an hour; most ovens can be recalibrated from their own menu.',
      call: 'More than about 25 °F off after recalibrating calls for a new sensor.',
      sources: [],
    },
    cracked_glass: {
      sign: 'has a cracked glass top',
      causes: ['an impact or a thermal shock'],
      check: 'Stop using it: spills can reach live parts through the crack.',
      call: 'A new glass top often costs so much that replacing the stove is wiser.',
      endsLife: true,
      sources: [],
    },
  },
  dishwasher: {
    not_draining: {
      sign: 'is not draining',
      causes: ['a clogged filter', 'a blocked disposer or air gap', 'a kinked hose', 'a failed drain pump'],
      check:
        'Clean the filter, run the disposer, open the air gap and straighten the hose: that solves most cases.',
      call: 'If it still holds water, the pump is next, and that is a repair worth a quote.',
      sources: ['DWC'],
    },
    cleaning_poorly: {
      sign: 'is not cleaning well',
      causes: ['clogged spray arms', 'hard-water scale', 'water that is not hot enough'],
      check:
        'Clean filter and spray arms, run a cleaner cycle, and let the hot tap run until it is hot before you start.',
      call: 'If a clean machine with hot water still fails, have the wash pump looked at.',
      sources: [],
    },
    leaking: {
      sign: 'is leaking',
      causes: ['a worn door gasket', 'too much or the wrong detergent', 'overfilling', 'a loose hose'],
      check:
        'Switch it off at the breaker and close its water, then look at the gasket and under the kick plate.',
      call: 'A rusted-through tub cannot be mended: that is the end of it.',
      sources: [],
    },
    not_filling: {
      sign: 'takes in no water',
      causes: ['a closed valve under the sink', 'a kinked hose', 'a stuck float', 'a failed inlet valve'],
      check:
        'Open the valve under the sink, straighten the hose, and lift the float in the tub: it must move freely.',
      call: 'An inlet valve is a modest repair.',
      sources: [],
    },
    not_starting: {
      sign: 'will not start',
      causes: [
        'a door latch that does not close',
        'a stuck float',
        'a tripped breaker',
        'a failed control board',
      ],
      check: 'Close the door firmly, free the float and reset the breaker once.',
      call: 'A dead control board near ten years of age is a reason to replace.',
      sources: ['DWUSA'],
    },
    smelling: {
      sign: 'smells bad',
      causes: [
        'food in the filter',
        'water that stands in the bottom or the drain hose',
        'grease on the gasket',
      ],
      check:
        'Take out the filter and wash it, wipe the gasket and the edge of the door, and run it empty and hot with a cup of vinegar. Does water stand at the bottom? Then clear the drain as well.',
      call: 'If the smell is back within days, have the drain hose looked at: without a high loop, water from the sink runs back.',
      sources: [],
    },
  },
  dryer: {
    drying_slowly: {
      sign: 'takes too long to dry',
      causes: ['a blocked vent', 'a full lint filter', 'a weak heating element'],
      check:
        'Clean the lint filter, the duct and the outdoor flap, and feel whether air blows out strongly: a blocked vent is also the main fire risk.',
      call: 'If the vent is clear and it still dries slowly, have the element or the gas valve tested.',
      sources: ['CT14', 'CLC'],
    },
    no_heat: {
      sign: 'runs without heat',
      causes: [
        'a blown thermal fuse',
        'a broken heating element',
        'a worn igniter or gas valve in a gas dryer',
      ],
      check:
        'Check both halves of its double breaker and clear the vent, since a blocked one blows the fuse.',
      call: 'A fuse or an element is a modest repair; gas parts are for a licensed professional.',
      sources: [],
    },
    noisy: {
      sign: 'is noisy',
      causes: ['worn drum rollers', 'a worn belt or idler pulley', 'something caught in the drum'],
      check: 'Empty it, turn the drum by hand and listen for a scrape or a thump.',
      call: 'Rollers and belts wear out and are cheap to replace; stop if it smells of rubber.',
      sources: [],
    },
    stopping_early: {
      sign: 'stops before the laundry is dry',
      causes: [
        'a blocked vent, which trips its thermostat',
        'a dirty moisture sensor',
        'a motor that overheats',
      ],
      check:
        'Clean the lint filter, the duct and the outdoor flap, and wipe the two metal strips of the sensor with vinegar.',
      call: 'If it starts again only after it has cooled down with a clear vent, the motor or the thermostat is failing.',
      sources: [],
    },
    not_starting: {
      sign: 'will not start',
      causes: ['a door switch', 'a blown thermal fuse', 'a tripped breaker'],
      check: 'Press the door shut until it clicks and reset its double breaker once.',
      call: 'A switch or a fuse is a modest repair.',
      sources: [],
    },
  },
  refrigerator: {
    warm_with_cold_freezer: {
      sign: 'is warm while its freezer is cold',
      causes: [
        'a fan behind the freezer that stands still',
        'frost over the coil behind the freezer wall, from a defrost fault',
        'a stuck damper or blocked vents between the two',
      ],
      check:
        'Clear the vents, and listen at the freezer: no hum of a fan means the fan; is its back wall thick with frost? Then move the food to a cooler and leave it unplugged with open doors for a day.',
      call: 'If it cools again and fails after some days, it is the defrost; a fan, a heater or a damper is a usual repair, because the compressor works.',
      sources: [],
    },
    not_cooling: {
      sign: 'is not cooling',
      causes: [
        'dirty condenser coils',
        'blocked air vents inside',
        'a worn door seal',
        'a failed fan',
        'a failing compressor',
      ],
      check:
        'Vacuum the coils, clear the vents, and close the door on a dollar bill: if it slides out, the seal leaks. Keep food at 40 °F or below.',
      call: 'If the compressor or the sealed system of an old one has failed, it is time to start shopping rather than repair.',
      sources: ['CT14', 'SMAD'],
    },
    leaking: {
      sign: 'leaves water inside or on the floor',
      causes: ['a clogged defrost drain', 'a loose water line', 'a cracked drain pan'],
      check: 'Clear the defrost drain with warm water and look at the water line behind it.',
      call: 'If the line itself leaks, close its valve and have it replaced.',
      sources: [],
    },
    frosting: {
      sign: 'builds up frost',
      causes: ['a failed defrost heater or timer', 'a worn door gasket', 'a door that is opened often'],
      check: 'Check the gasket and leave vents clear; a full manual defrost tells whether it comes back.',
      call: 'Frost that returns within a week points to the defrost system, a usual repair.',
      sources: [],
    },
    popping: {
      sign: 'pops or cracks',
      causes: [
        'the normal shrinking and stretching of its plastic and metal as it cools and defrosts',
        'ice that falls into the bin of the ice maker',
      ],
      check:
        'Listen whether it cools as before: then the pops are harmless. Level its feet, so that the cabinet does not twist.',
      call: 'Have it looked at if it gets warm, or if a click every few minutes comes from the compressor at its back.',
      sources: [],
    },
    noisy: {
      sign: 'is noisy',
      causes: ['a fan with ice or dust on it', 'dirty condenser coils', 'feet that are not level'],
      check:
        'Level it, clean the coils, and listen whether the noise stops when the door opens: then it is the inside fan.',
      call: 'A compressor that knocks or clicks on and off is near its end.',
      sources: [],
    },
    smelling: {
      sign: 'smells bad',
      causes: ['spoiled food or a spill', 'a dirty drain or drain pan', 'an old water or air filter'],
      check:
        'Empty it, wash it with baking soda in warm water, clear the defrost drain and clean the pan below.',
      call: 'If it smells of burning or of chemicals, unplug it and have it looked at.',
      sources: [],
    },
    ice_maker: {
      sign: 'makes no ice',
      causes: ['a clogged water filter', 'a frozen fill tube', 'a closed or weak inlet valve'],
      check: 'Change the water filter, check that its valve is open and that the freezer is near 0 °F.',
      call: 'An ice maker is a part of its own and can be replaced without replacing the refrigerator.',
      sources: ['SMAD'],
    },
  },
  washer: {
    not_draining: {
      sign: 'will not drain',
      causes: [
        'a clogged pump filter',
        'a kinked or clogged drain hose',
        'a failed pump',
        'a failed lid switch or door lock',
      ],
      check:
        'Unplug it, and bail out the water or let it out by the small hose at the filter, before you open anything. Then clean the pump filter and straighten the drain hose.',
      call: 'Does it hum without pumping, with a clear filter? Then it is the pump, a usual repair for a technician.',
      sources: [],
    },
    not_spinning: {
      sign: 'will not spin',
      causes: [
        'an unbalanced load',
        'water that did not drain',
        'a failed lid switch or door lock',
        'a worn belt, motor or transmission',
      ],
      check:
        'Spread the load and run a spin alone. Does water stand in it? Then clean the pump filter, with the washer unplugged.',
      call: 'A lid switch or a belt is a usual repair; a drum bearing or a transmission usually ends its life.',
      sources: [],
    },
    noisy: {
      sign: 'is loud when it spins',
      causes: [
        'an unbalanced load or feet that are not level',
        'a coin or a wire caught at the drum',
        'a worn drum bearing',
        'a worn belt',
      ],
      check:
        'Let it spin empty: if it is quiet then, it was the load. Unplug it and turn the drum by hand: does it scrape, it is an object; does it rumble or wobble, it is the bearing.',
      call: 'A roar that rises with the spin is the bearing: stop using it, and in an old washer rather replace it than pay for that repair.',
      sources: [],
    },
    fills_when_off: {
      sign: 'fills with water when it is off',
      causes: ['an inlet valve that no longer closes'],
      check: 'Close both water valves now and leave them closed between washes.',
      call: 'The inlet valve is a small part; have it replaced soon.',
      sources: ['CT14'],
    },
    leaking: {
      sign: 'is leaking',
      causes: ['a worn supply hose', 'a leaking pump', 'a torn door boot', 'too much detergent'],
      check:
        'Close both water valves, then look at the hoses: a burst supply hose is about half of all water damage by washers.',
      call: 'Replace hoses older than five years, with braided stainless steel.',
      sources: ['ORM'],
    },
    shaking: {
      sign: 'shakes or bangs',
      causes: [
        'feet that are not level',
        'an unbalanced load',
        'worn shock absorbers',
        'shipping bolts left in a new machine',
      ],
      check: 'Level its feet, spread the load, and in a new machine look for the shipping bolts.',
      call: 'A roar that rises with the spin is a drum bearing, and usually the end.',
      sources: [],
    },
    smelling: {
      sign: 'smells musty',
      causes: ['residue of detergent', 'a damp door gasket'],
      check: 'Wipe the gasket, run a drum-clean cycle every month and leave the door ajar.',
      call: 'No repair is needed for this.',
      sources: [],
    },
  },
} as const
