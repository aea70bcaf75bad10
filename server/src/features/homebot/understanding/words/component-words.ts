import type { ComponentType } from '@home-pulse/contract/vocabulary'

/**
 * The names of a component type, without accents. Plurals and typing errors need no entries, because they are
 * recognized.
 */
export interface ComponentNames {
  readonly type: ComponentType
  /** The variant that the names imply, by its wire name. */
  readonly variant?: string
  /** The assumed meaning of ambiguous names. It completes the sentence "I take it you mean ...". */
  readonly assumption?: string
  /** The variant that the names imply, if it has no published figures. */
  readonly unlisted?: string
  readonly names: readonly string[]
}

const names = (list: string) => list.split(',').map((name) => name.trim())

export const componentNames: readonly ComponentNames[] = [
  {
    type: 'refrigerator',
    names: names(`
    refrigerator, fridge, frig, frige, fridg, refridgerator, refrigerador, refri, nevera, heladera,
    frigorifico, ice box, icebox, fridge freezer, refrigerator freezer, ice maker, icemaker, french door
    fridge`),
  },
  {
    type: 'refrigerator',
    assumption: 'a refrigerator, the nearest of the ten I know',
    names: names(`freezer, deep freeze, congelador`),
  },
  {
    type: 'water_heater',
    names: names(`
    water heater, heat pump water heater, hybrid water heater, hot water heater, hot water tank, hot tank, water tank, hot water system, hot water,
    waterheater, hw tank, hwt, hwh, geyser, calentador de agua, calentador, tanque de agua caliente,
    agua caliente, calefon, boiler de agua, termotanque, water boiler, pilot on the tank`),
  },
  {
    type: 'water_heater',
    assumption: 'the water heater',
    names: names(`tank, gallon tank, storage tank, tank water heater`),
  },
  {
    type: 'water_heater',
    variant: 'tankless',
    names: names(`
    tankless water heater, tankless heater, tankless, on demand water heater, instant hot water heater,
    calentador de paso, calentador sin tanque`),
  },
  {
    type: 'water_heater',
    variant: 'gas_storage',
    names: names(`
    gas water heater, gas hot water heater, gas hot water tank, natural gas water heater, propane water
    heater, calentador de agua de gas, calentador de gas`),
  },
  {
    type: 'water_heater',
    variant: 'electric_storage',
    names: names(`
    electric water heater, electric tank, electric hot water heater, electric hot water tank, calentador de agua
    electrico, calentador electrico`),
  },
  {
    type: 'dishwasher',
    names: names(`
    dishwasher, dish washer, dish washing machine, dishwashing machine, lavavajillas, lavaplatos,
    lavatrastes`),
  },
  {
    type: 'washer',
    names: names(`
    washer, washing machine, clothes washer, laundry machine, laundry washer, wash machine, washin
    machine, front loader, top loader, lavadora, lavarropas, front load washer, top load washer`),
  },
  {
    type: 'dryer',
    names: names(`
    dryer, drier, clothes dryer, tumble dryer, drying machine, laundry dryer, secadora, secador, dryer vent, gas
    dryer, electric dryer, heat pump dryer, ventless dryer`),
  },
  {
    type: 'stove',
    names: names(`
    stove, oven, range, cooktop, cook top, stovetop, stove top, cooker, hob, wall oven, gas range,
    electric range, gas stove, electric stove, induction range, burner, estufa, horno, cocina de gas,
    cocina electrica`),
  },
  {
    type: 'ac_unit',
    names: names(`
    air conditioner, air conditioning, air con, aircon, air conditionner, airconditioner, airconditioning, ac, acs, ac unit, central air,
    central ac, cooling unit, cooling system, condenser unit, air cond, airco, aire acondicionado, aire
    central, el aire, un aire, aire nuevo, air conditioning unit, air condition, air handler`),
  },
  {
    type: 'ac_unit',
    variant: 'room',
    names: names(`
    window unit, window ac, room air conditioner, room ac, window air conditioner, portable ac, wall ac,
    aire de ventana`),
  },
  {
    type: 'ac_unit',
    variant: 'heat_pump',
    names: names(`heat pump, heatpump, mini split, minisplit, bomba de calor`),
  },
  {
    type: 'furnace',
    names: names(`
    furnace, gas furnace, heating system, central heating, central heat, heating unit, furnance,
    calefaccion, calefactor, horno de calefaccion, calefaccion central, forced air, the heating, my heating, our heating, heat system`),
  },
  { type: 'furnace', variant: 'electric', names: names(`electric furnace`) },
  { type: 'furnace', variant: 'oil', names: names(`oil furnace, oil burner, oil heat`) },
  {
    type: 'furnace',
    assumption: 'the furnace; if you mean the water heater, say so',
    names: names(`boiler, heater, caldera`),
  },
  {
    type: 'roof',
    names: names(`
    roof, roofing, rooftop, shingle, reroof, re roof, reroofing, reshingle, roofs, rooves, asphalt roof, shingle roof, asphalt shingle, techo,
    tejado, techumbre, tejas`),
  },
  {
    type: 'roof',
    variant: 'metal',
    names: names(`
    metal roof, steel roof, tin roof, standing seam roof, standing seam, metal roofing, techo de metal,
    techo de lamina`),
  },
  {
    type: 'roof',
    variant: 'architectural_asphalt',
    names: names(`
    architectural shingle, architectural roof, dimensional shingle, architectural shingle roof,
    architectural asphalt`),
  },
  {
    type: 'roof',
    variant: 'three_tab_asphalt',
    names: names(`3 tab, 3 tab shingle, 3 tab roof, 3 tab asphalt, 3tab`),
  },
  ...(
    [
      ['slate', 'slate roof, slate roofing, slate shingle, techo de pizarra'],
      [
        'tile',
        'tile roof, tiled roof, clay tile roof, clay roof, concrete tile roof, terracotta roof, spanish tile roof, roof tile, techo de teja',
      ],
      [
        'cedar',
        'cedar roof, cedar shingle, cedar shake, cedar shake roof, cedar shingle roof, shake roof, wood shake, wood shingle, wood shake roof, wooden roof',
      ],
      ['thatched', 'thatch roof, thatched roof'],
      [
        'flat',
        'flat roof, rubber roof, membrane roof, epdm roof, tpo roof, tar and gravel roof, torch down roof',
      ],
    ] as const
  ).map(([unlisted, list]) => ({ type: 'roof' as const, unlisted, names: names(list) })),
  {
    type: 'driveway',
    unlisted: 'gravel',
    names: names(`gravel driveway, gravel drive, dirt driveway, crushed stone driveway`),
  },
  {
    type: 'driveway',
    unlisted: 'paver',
    names: names(
      `paver driveway, pavers driveway, brick driveway, cobblestone driveway, block paved driveway`,
    ),
  },
  {
    type: 'driveway',
    names: names(`
    driveway, drive way, asphalt driveway, blacktop, the drive, the asphalt, repaving, parking pad, entrada de autos, entrada de coches, entrada de
    carros, entrada para autos, entrada para carros, entrada del garaje, paved drive`),
  },
  {
    type: 'driveway',
    variant: 'concrete',
    names: names(`
    concrete driveway, cement driveway, concrete drive, the concrete, the cement, entrada de concreto, entrada de cemento`),
  },
]

/** Names that mean two components together. */
export const pairNames: Readonly<Record<string, readonly [ComponentType, ComponentType]>> = {
  laundry: ['washer', 'dryer'],
  'laundry pair': ['washer', 'dryer'],
  'laundry set': ['washer', 'dryer'],
  'stacked laundry': ['washer', 'dryer'],
  ...Object.fromEntries(
    names(
      'hvac, hvac unit, hvac system, heating and cooling, heating and air, heat and air, climate control',
    ).map((name) => [name, ['furnace', 'ac_unit']] as const),
  ),
}

/** Names that contain the name of a component but mean something else. */
export const misleadingNames: readonly string[] = names(`
    fish tank, septic tank, toilet tank, oil tank, fuel tank, propane tank, expansion tank, pressure tank, holding tank, rain tank, tank top,
    laundry room, heat pump style, hair dryer, blow dryer, salad dryer, price range, normal range, usual range, right range, typical range, fair range, range of, date range, age range, range hood, cost
    range, roof rack, roof box, hvac tech, hvac guy, ac guy, furnace guy, hvac man, hvac company, hvac contractor, hvac people, domain and range, range and domain, range and median, heart rate range, home on the range, fiddler on the roof, hot tin roof,
    raise the roof, over our heads, secador de pelo, wine fridge, toaster, free range, long range, in the range, pressure washer, power washer, washer fluid, window
    washer, oven mitt, oven cleaner, toaster oven, dutch oven, space heater, pool heater, car heater,
    sun roof, moon roof, car roof, sunroof, air fryer, microwave oven, rice cooker, pressure cooker,
    slow cooker, ac dc, baseboard heater, dog washer, lock washer, range rover, ring range, cocina`)

/** Things in a home about which users ask and which are not a component type. */
export const otherThings: readonly string[] = names(`
    microwave, cabinet, countertop, kitchen remodel, bathroom, remodel, renovation, pool liner, garage door opener, insulation, gutter, downspout, radiator, mold, garbage disposal, skylight, disposal, sump pump, swimming pool, pool, window, toilet, faucet,
    garage door, septic, solar panel, deck, fence, siding, thermostat, carpet, flooring, floor, chimney,
    fireplace, smoke detector, smoke alarm, carbon monoxide detector, carbon monoxide alarm, co detector,
    co alarm, monoxide detector, water softener, well pump, bathtub, shower, sink, range
    hood, space heater, toaster oven, hot tub, jacuzzi, electrical panel, plumbing, pipe, foundation,
    paint, patio, door, light, ceiling fan, lawn mower, mattress, tv, television, dehumidifier,
    generator, microondas, ventana, piscina, alfombra, pressure washer, pool heater, baseboard heater,
    vacuum, pressure cooker, air fryer, swamp cooler, evaporative cooler`)
