/** Symptoms of structures and of systems that serve the whole house. Each entry has the form of `Symptom`. */
export const houseSymptoms = {
  ac_unit: {
    not_cooling: {
      sign: 'blows warm air',
      causes: [
        'a clogged filter',
        'a thermostat setting',
        'a tripped breaker',
        'a dirty outdoor coil',
        'a failed capacitor',
        'low refrigerant, which means a leak',
      ],
      check:
        'Change the filter, set the thermostat to cool, reset the breaker once and rinse leaves off the outdoor unit with its power off. Does its fan run? If it only hums, it is the capacitor; if it runs, a dirty coil or the refrigerant.',
      call: 'Capacitors and refrigerant are for a certified technician; a leaking coil or a dead compressor at twelve years or more is a reason to replace.',
      sources: ['DOE-AC'],
    },
    icing: {
      sign: 'has ice on its coil',
      causes: ['too little air through a dirty filter or closed vents', 'low refrigerant'],
      check: 'Switch cooling off, let it thaw with the fan on, change the filter and open all vents.',
      call: 'If the ice returns with a clean filter, it needs a certified technician.',
      sources: ['CHKH'],
    },
    losing_refrigerant: {
      sign: 'loses refrigerant',
      causes: ['a leak in one of its coils', 'a leak at a valve or in the line between its halves'],
      check:
        'Switch it off, do not open the lines, and ask the technician where it leaks and what it runs on: topping it up mends nothing.',
      call: 'Refrigerant is for a certified technician alone; a coil that leaks at twelve years or more, or a unit that runs on R-22, which is no longer made, is a reason to replace.',
      endsLifeFromYears: 12,
      beforePaying: [
        'refrigerant that is low has leaked out, so have the leak found and priced first: a refill alone leaks out again. Units made before 2010 usually run on R-22, which is no longer made and dear.',
        'si falta refrigerante es que se fugó, así que haga buscar y cotizar primero la fuga: una recarga sola se vuelve a ir. Los equipos de antes de 2010 suelen usar R-22, que ya no se fabrica y es caro.',
      ],
      sources: ['EPA608'],
    },
    leaking: {
      sign: 'drips water indoors',
      causes: ['a clogged condensate drain', 'a cracked drain pan', 'a coil that iced over'],
      check: 'Switch it off and clear the condensate drain; a wet vacuum at its outdoor end usually does it.',
      call: 'A pan that has rusted through is worth a quote.',
      sources: ['DOE-AC'],
    },
    not_starting: {
      sign: 'will not start',
      causes: [
        'a tripped breaker',
        'a failed capacitor or contactor',
        'the thermostat',
        'a full condensate safety switch',
      ],
      check: 'Reset the breaker once, check the thermostat’s batteries and empty the condensate pan.',
      call: 'A hum without a start is a capacitor: that is for a professional, it can kill.',
      sources: [],
    },
    short_cycling: {
      sign: 'keeps switching on and off',
      causes: ['a clogged filter', 'low refrigerant', 'a unit too large for the house'],
      check: 'Change the filter and keep lamps away from the thermostat.',
      call: 'If it goes on, have the refrigerant and the sizing checked.',
      sources: [],
    },
  },
  water_heater: {
    no_hot_water: {
      sign: 'gives no hot water',
      causes: [
        'in a gas one a pilot light that is out or a worn thermocouple',
        'in an electric one a tripped breaker or a burned-out heating element',
      ],
      check:
        'Is it gas or electric? Gas: look through its window for the flame. Electric: reset its breaker once. If you smell gas, leave and call from outside.',
      call: 'Call a plumber if the pilot does not stay lit or the breaker trips again: a thermocouple or an element is a modest repair.',
      sources: [],
    },
    runs_out: {
      sign: 'runs out of hot water fast',
      causes: [
        'in an electric one a burned-out lower element',
        'a broken dip tube, which lets cold water mix in',
        'sediment that takes the room of the water',
        'a tank too small for its users',
      ],
      check:
        'See whether its thermostat was turned down, whether a hot tap drips, and when it was last flushed. Leave it at 120 °F: hotter water scalds.',
      call: 'An element or a dip tube is a modest repair for a plumber; a tank too small stays too small.',
      sources: [],
    },
    rumbling: {
      sign: 'rumbles or pops',
      causes: ['sediment on the bottom of the tank'],
      check: 'Flush the tank; if it has not been flushed for many years, let a plumber do it.',
      call: 'If it rumbles after a flush, the sediment has set, and the tank is wearing out.',
      sources: ['EFX'],
    },
    rusty_water: {
      sign: 'gives rusty water',
      causes: ['a spent anode rod', 'a tank that rusts from inside', 'rust in the pipes'],
      check: 'Run the cold tap: if that is rusty too, it is the pipes and not the heater.',
      call: 'A new anode can save a sound tank; a rusting tank will leak.',
      sources: [],
    },
    valve_dripping: {
      sign: 'drips from its relief valve',
      causes: ['too much pressure', 'a missing or failed expansion tank', 'a worn valve'],
      check: 'Turn the thermostat down to 120 °F and put a bucket under the pipe.',
      call: 'Never cap or plug that valve; have a plumber measure the pressure.',
      sources: ['ML'],
    },
    leaking: {
      sign: 'is leaking',
      causes: ['a tank that has rusted through', 'a loose fitting', 'a dripping valve'],
      check:
        'Close its cold-water valve and switch off its gas or its breaker; then see whether the water comes from a fitting or from the tank.',
      call: 'A leak from the tank itself cannot be repaired: replace it now.',
      endsLife: true,
      sources: [],
    },
  },
  roof: {
    leaking: {
      sign: 'lets water in',
      causes: ['damaged flashing', 'a cracked pipe boot', 'missing shingles', 'an ice dam in winter'],
      check:
        'Catch the water, mark the edge of the stain, and look at the roof from the ground with binoculars. Do not climb it. Does it grow after rain? Then it is the roof; if it grows without rain, look for a pipe above.',
      call: 'Call a roofer now if it grows or drips, and keep away from lamps and wires near it. A single leak can be mended; replace rather than patch when the damage is widespread or an asphalt roof is past twenty years.',
      sources: ['ENC'],
    },
    losing_granules: {
      sign: 'loses granules, or its shingles curl',
      causes: ['age and sun', 'poor attic ventilation'],
      check:
        'Look in the gutters for granules and from the ground for many curled, buckled or cracked shingles.',
      call: 'Where it is widespread, the roof is at the end of its life: ask for quotes.',
      endsLife: true,
      sources: ['ENC'],
    },
    missing_shingles: {
      sign: 'has missing shingles',
      causes: ['wind', 'nails that have worked loose', 'shingles that no longer seal'],
      check: 'Photograph it from the ground for your insurer, and look in the attic for daylight or damp.',
      call: 'A few shingles are a small repair, soon: the felt below does not last.',
      sources: ['ENC'],
    },
    mossy: {
      sign: 'grows moss',
      causes: ['shade and damp'],
      check:
        'Cut back branches so that sun reaches the roof. Do not climb it, and do not use a pressure washer.',
      call: 'Moss lifts shingles: have it treated by a roofer.',
      sources: ['ENC'],
    },
  },
  driveway: {
    hairline_cracks: {
      sign: 'has cracks',
      causes: ['age and sun', 'water that freezes in the cracks'],
      check:
        'Sweep and fill cracks once a year, then seal the surface: asphalt every two to three years, concrete every two to five.',
      call: 'Cracks wider than a finger, or that return at once, want a professional look at the base.',
      sources: ['DIY', 'DCC'],
    },
    base_failure: {
      sign: 'has potholes or cracks like alligator skin',
      causes: ['a base that has failed'],
      check: 'Push a stick into the hole: soft ground below means that filling will not hold.',
      call: 'Resurface where the base is sound; replace where it has failed.',
      endsLife: true,
      sources: ['DIY'],
    },
    heaving: {
      sign: 'heaves or sinks',
      causes: ['frost', 'tree roots', 'settled ground'],
      check: 'Mark the edge so that nobody trips, and see whether it moves with the seasons.',
      call: 'Concrete slabs can be lifted; asphalt is cut out and patched.',
      sources: ['DIY'],
    },
    puddles: {
      sign: 'holds puddles',
      causes: ['poor drainage', 'a base that has settled'],
      check: 'Clear its edges so that water can run off, and keep downspouts away from it.',
      call: 'A low spot in sound asphalt can be patched level.',
      sources: [],
    },
  },
  furnace: {
    no_heat: {
      sign: 'gives no heat',
      causes: [
        'the thermostat',
        'a clogged filter',
        'a tripped breaker or door switch',
        'a worn igniter or a dirty flame sensor',
      ],
      check:
        'Set the thermostat to heat, change the filter, close the panel firmly and reset the breaker once. If you smell gas, leave and call from outside.',
      call: 'An igniter or a flame sensor is a modest repair for a technician.',
      sources: [],
    },
    short_cycling: {
      sign: 'keeps switching on and off',
      causes: ['a clogged filter', 'a dirty flame sensor', 'a limit switch that trips from overheating'],
      check: 'Change the filter and open all vents.',
      call: 'If it goes on, have the flame sensor cleaned and the heat exchanger checked.',
      sources: [],
    },
    yellow_flame: {
      sign: 'burns with a yellow flame or leaves soot',
      causes: ['fuel that burns badly, which makes carbon monoxide'],
      check: 'Shut it off and make sure that your carbon monoxide alarms work.',
      call: 'Have a professional check it before it runs again; a cracked heat exchanger means replacing it.',
      sources: ['ORU', 'CPSC04'],
    },
    banging: {
      sign: 'bangs when it starts',
      causes: ['gas that lights late', 'ducts that expand'],
      check:
        'Shut it off if the bang comes from the burner: gas that gathers before it lights can damage the furnace.',
      call: 'Have the burners cleaned by a technician before using it again.',
      sources: [],
    },
    leaking: {
      sign: 'leaks water',
      causes: ['a clogged condensate drain', 'a cracked drain line or pump'],
      check: 'Switch it off and clear the condensate line.',
      call: 'If the drain is clear and it still leaks, have it looked at before the water reaches its electronics.',
      sources: ['AAA'],
    },
    running_nonstop: {
      sign: 'runs without a pause',
      causes: [
        'a thermostat whose fan is set to “on”',
        'a clogged filter',
        'leaky ducts or drafts',
        'weather colder than it was built for',
      ],
      check: 'Set the fan to “auto”, change the filter, and open all vents.',
      call: 'If it still never reaches the set temperature, have the burner, the blower and the ducts checked.',
      sources: [],
    },
    noisy: {
      sign: 'is noisy',
      causes: ['a worn blower motor or belt', 'a loose panel', 'a clogged filter'],
      check: 'Change the filter and tighten the panels.',
      call: 'A squeal or a grind is the blower: a usual repair.',
      sources: [],
    },
  },
} as const
