import type { Advice } from '../advice/advice.ts'

/** General advice on rarer faults in and around a house, and on what is normal. */
export const houseCareAdvice = {
  heat_pump_winter: {
    english:
      'Air that feels cool, and steam or a short blast of cold air, are mostly normal: a heat pump blows air of about 85 to 95 °F, cooler than skin, and every hour or so it defrosts for up to ten minutes, which steams. Does the room still reach its temperature? If not, check that the thermostat is on heat, change the filter and clear snow and leaves from the outdoor unit. Thick ice on it for hours, or backup heat that never stops, is for a technician.',
    spanish:
      'Aire que se siente fresco y vapor por momentos son casi siempre normales: la bomba de calor sopla aire de 85 a 95 °F y cada hora o más descongela unos diez minutos, con vapor. ¿Llega el cuarto a su temperatura? Si no, vea que el termostato esté en calefacción, cambie el filtro y limpie la unidad exterior. Hielo grueso por horas es para un técnico.',
    sources: [],
  },
  main_drain: {
    english:
      'When one fixture gurgles or backs up while another drains, the likeliest cause is a blockage in the main line, and next a blocked roof vent. Do several drains run slowly, the lowest first? Then it is the main: stop using water at once, and have a plumber snake it and look with a camera; usually about $200 to $500. Only one fixture: a plunger or a vent. With a septic tank, ask when it was pumped. Sewage on the floor: keep off it.',
    spanish:
      'Si una salida gorgotea o se regresa cuando otra descarga, lo más probable es un tapón en el drenaje principal, y luego una ventilación tapada. ¿Van lentas varias, primero la más baja? Deje de usar agua y que un plomero la destape y mire con cámara; por lo general $200 a $500. Si hay fosa, pregunte cuándo se vació. No pise aguas negras.',
    sources: ['EFX-MAIN'],
  },
  outdoor_tap: {
    english:
      'A spigot that leaks at its handle or spout needs a washer or packing; one that leaks inside the wall has most likely split from frost. Does water appear indoors only while it runs? Then it is split: close its indoor valve, or the main, and do not use it. A plumber replaces it, best with a frost-free one, usually for about $150 to $400 (our judgement). Take hoses off before each winter.',
    spanish:
      'Una llave de afuera que gotea por la manija o la boca necesita un empaque; si moja dentro del muro, lo más probable es que se reventó por hielo. ¿Sale agua adentro solo cuando se usa? Cierre su llave interior o la principal. Un plomero la cambia, por unos $150 a $400 (nuestro cálculo). Quite las mangueras antes del invierno.',
    sources: [],
  },
  insects: {
    english:
      'Find what draws them first: damp wood, food, a gap. Carpenter ants leave piles of coarse sawdust and nest in wet wood, so look for the leak; carpenter bees drill round holes that you fill and paint; small ants follow a trail to food, and bait works better than spray. Wasps at a door, a nest in a wall, or sawdust inside the house are for a licensed pest company. Pellets or mud tubes point to termites: have those inspected at once.',
    spanish:
      'Busque primero qué las atrae: madera húmeda, comida, una rendija. Las hormigas carpinteras dejan aserrín y anidan en madera mojada: busque la fuga. Las abejas carpinteras hacen hoyos que se tapan y pintan; para hormigas chicas, mejor cebo que aerosol. Avispas en la puerta o un nido en el muro son para una empresa. Tubos de lodo son termitas: que las revisen ya.',
    sources: [],
  },
  attic_animals: {
    english:
      'Do not seal the hole until all are out, and do not touch a bat: bats are protected in most states, may not be shut out while they raise young in summer, and a bite or a bat in a bedroom means a doctor and the health department. A wildlife company fits one-way doors, then closes every gap with metal mesh. Squirrels and raccoons: trim branches and mend soffits afterwards. Droppings are for gloves, a mask and no sweeping.',
    spanish:
      'No tape el hoyo hasta que salgan todos, y no toque un murciélago: están protegidos en casi todos los estados, no se les puede cerrar en verano con crías, y una mordida o uno en la recámara es para el médico y salud pública. Una empresa pone puertas de una vía y luego cierra con malla. Use guantes y mascarilla con el excremento.',
    sources: [],
  },
  opener_fault: {
    english:
      'A blinking opener light counts out a fault code: count the blinks and look them up in its manual or on the label. Most often, and for ten blinks on many common openers, it is the safety sensors by the floor: blocked, dirty or out of line. Wipe them and turn them until both lights shine steadily. A dead remote wants a battery; a motor that hums but does not lift points to its gear or to a broken spring, which only a professional may touch.',
    spanish:
      'La luz que parpadea cuenta un código: cuente los parpadeos y búsquelo en el manual. Lo más común, y con diez parpadeos en muchos modelos, son los sensores junto al piso: tapados, sucios o desalineados. Límpielos y gírelos hasta que ambas luces queden fijas. Si el motor zumba y no levanta, es el engrane o el resorte, que solo toca un profesional.',
    sources: [],
  },
  paver_weeds: {
    english:
      'Weeds grow in dirt on top of the joints, so pull them out, sweep, refill the joints with polymeric sand and wet it as its bag says. Vinegar or a weed killer only wins weeks. Pavers that sink or rock need their base lifted and packed again. In concrete or asphalt, fill the cracks after weeding, or roots open them further.',
    spanish:
      'La hierba crece en la tierra de las juntas: arránquela, barra, rellene con arena polimérica y mójela como dice la bolsa. El vinagre o herbicida solo dura semanas. Los adoquines hundidos necesitan rehacer la base. En concreto o asfalto, tape las grietas después de deshierbar.',
    sources: [],
  },
  chimney_leak: {
    english:
      'A chimney that leaks in the rain most often has bad flashing where it meets the roof, a cracked crown on top, or no cap; last come bricks that soak through. Is it wet right at the flue, or on the wall and ceiling beside it? At the flue: crown or cap. Beside it: flashing, which is roofer’s work. Do not climb or coat it with tar. Use no fireplace until a sweep has looked, and photograph the stain after each rain.',
    spanish:
      'Una chimenea que gotea con lluvia suele tener mal el tapajuntas del techo, la corona rota o le falta la tapa; al final, ladrillo que absorbe. ¿Moja en el tiro o en el muro de al lado? En el tiro: corona o tapa. Al lado: tapajuntas, trabajo de techador. No suba ni ponga chapopote, y no prenda fuego hasta que la revisen.',
    sources: [],
  },
  fireplace_smell: {
    english:
      'A smoky or tarry smell in warm or damp weather is creosote in the flue, and air that is drawn down the chimney. Have it swept, fit a cap against rain, close the damper, and look what pulls air in: bath and kitchen fans, a dryer, a tight house. Does it smell while nothing burns? Then it is a nuisance. Smoke in the room while it burns, or headaches, is a danger: put it out, air the house, and get out if anybody feels ill.',
    spanish:
      'El olor a humo o alquitrán con calor o humedad es creosota en el tiro y aire que baja. Hágala limpiar, ponga tapa contra la lluvia, cierre el regulador y vea qué jala aire: extractores, secadora. Si huele sin fuego, solo molesta. Humo en el cuarto con fuego o dolores de cabeza son un peligro: apague, ventile y salga.',
    sources: [],
  },
  doorbell: {
    english:
      'The button is the likeliest: it weathers, and costs a few dollars. Press it, and listen at the chime: a hum means a stuck plunger in the chime, silence a dead button, wire or transformer. Touch the button’s two low-voltage wires together: if it rings, replace the button. The transformer is wired to house current, so that is for an electrician. A wireless or camera one wants its battery or its network first.',
    spanish:
      'Lo más probable es el botón: se gasta y cuesta pocos dólares. Oprímalo y escuche: si zumba, se pegó el martillo; si calla, es el botón, el cable o el transformador. Junte los dos cables del botón, que son de bajo voltaje: si suena, cámbielo. El transformador es para un electricista. Si es inalámbrico, vea la pila o la red.',
    sources: [],
  },
  half_power: {
    english:
      'Half a house without power most often means that one of the two supply legs is lost, at the utility or in the main breaker: call the electric utility’s emergency line now, which comes free of charge. Until then switch off 240-volt things and electronics, because voltage can swing and burn them out. Is it only a room or two? Then look for a tripped breaker or GFCI. Lights that grow brighter than usual, buzzing or a hot panel: main breaker off, if it is safe to reach.',
    spanish:
      'Media casa sin luz suele ser una de las dos fases perdida, en la compañía o en el breaker general: llame ya a emergencias de la compañía, que viene gratis. Mientras, apague lo de 240 voltios y los electrónicos, porque el voltaje puede quemarlos. Si son solo uno o dos cuartos, busque un breaker o GFCI botado. Luces más brillantes o tablero caliente: baje el general si es seguro.',
    sources: [],
  },
  black_filter: {
    english:
      'Gray fluff within weeks is dust, pets or work in the house, and a filter that does not fit lets it pass. Is it black like soot? Candles, smoking and a fireplace make that, but so does a burner that burns badly: with a gas or oil furnace, look for soot and a yellow flame, keep a carbon monoxide alarm, and have it checked this week. Otherwise change it monthly, and seal return ducts that draw from attic or crawl space.',
    spanish:
      'Pelusa gris en semanas es polvo, mascotas u obra. ¿Es negro como hollín? Lo hacen velas, cigarro o chimenea, pero también un quemador que quema mal: con calefacción de gas o aceite, busque hollín y llama amarilla, tenga alarma de monóxido y hágala revisar esta semana. Si no, cámbielo cada mes y selle los ductos de retorno.',
    sources: [],
  },
  close_vents: {
    english:
      'No: leave them open. Closing vents does not slow the fan; it raises the pressure in the ducts, leaks air, can ice the coil or overheat the furnace, and saves little or nothing. A vent half closed to balance one hot room is fine. To save, set the temperature back, seal leaks, or ask an HVAC company about zones.',
    spanish:
      'No: déjelas abiertas. Cerrar rejillas no frena el ventilador; sube la presión en los ductos, causa fugas, puede congelar la bobina o sobrecalentar la calefacción, y casi no ahorra. Cerrar una a medias para balancear está bien. Para ahorrar, baje la temperatura o selle fugas.',
    sources: [],
  },
  skylight: {
    english:
      'A roofer, and for cracked or fogged glass a glazier. Most “leaks” at a skylight are its flashing, or dirt that dams water above it; in cold weather it is often condensation. Does it drip in the rain, or on cold mornings? Cold mornings: more heat and less damp below it. Rain: photograph it, catch the water, and have the flashing redone, best together with the roof. Do not climb.',
    spanish:
      'Un techador, y un vidriero si el vidrio está roto o empañado. Casi siempre es el tapajuntas o basura que detiene el agua; con frío, condensación. ¿Gotea con lluvia o en mañanas frías? Con frío: menos humedad. Con lluvia: foto, cubeta, y que rehagan el tapajuntas, mejor junto con el techo. No suba.',
    sources: [],
  },
  warranty_denied: {
    english:
      'Ask for the reason in writing with the clause, and read that clause. Then appeal with what answers it: service receipts, photos, the age, and a second technician’s note on the cause. The usual reasons are missed upkeep, an older fault, a limit or an excluded part. If they refuse again, complain to the state’s insurance department or attorney general. Do not let it be repaired first unless it is urgent; keep receipts here as notes.',
    spanish:
      'Pida la razón por escrito con la cláusula y léala. Luego apele con lo que la contesta: recibos de servicio, fotos, la edad y la nota de otro técnico sobre la causa. Lo usual es falta de mantenimiento, falla previa, un límite o una pieza excluida. Si insisten, quéjese con el departamento de seguros o el fiscal del estado.',
    sources: [],
  },
  siding: {
    english:
      'Vinyl siding that warps or ripples was nailed too tight, or has melted from a grill or from sun that a neighbor’s window reflects; wood that buckles or goes soft is wet from behind. Press it: is it soft? Then find the water first: gutters, flashing, caulk at windows. A few boards are a small repair for a siding contractor; gaps and cracks let water in, so do not wait past a season. In a house from before 1980, leave old cement shingles alone: they can hold asbestos.',
    spanish:
      'El vinil que se ondula se clavó muy apretado, o se derritió por un asador o el reflejo de una ventana; la madera que se hincha está mojada por detrás. ¿Está blanda? Busque primero el agua: canaletas, tapajuntas, sellador. Pocas tablas son reparación chica. En casas de antes de 1980, no toque tejas de cemento: pueden tener asbesto.',
    sources: [],
  },
  range_hood: {
    english:
      'A range hood that draws badly mostly has a filter full of grease: soak it in hot water with dish soap, or replace a charcoal one. Then look at the damper, which can stick, and at the flap outside, with the fan running. Does it hold a sheet of paper to the filter? If it does, it draws, and the duct is blocked or too long. A fan that hums and does not turn needs a motor; switch it off at its breaker before you open it.',
    spanish:
      'Una campana que no jala suele tener el filtro lleno de grasa: remójelo en agua caliente con jabón, o cambie el de carbón. Luego vea la compuerta y la tapa de afuera con el ventilador prendido. ¿Detiene una hoja de papel? Entonces jala y el ducto está tapado. Si zumba y no gira, es el motor; baje el breaker antes de abrir.',
    sources: [],
  },
  door_gasket: {
    english:
      'A refrigerator or freezer door that does not seal mostly has a dirty or stiff gasket, food or a bin in the way, or a cabinet that leans forward. Close it on a dollar bill: does it slide out? Wash the gasket with warm soapy water, warm a bent spot with a hair dryer, and raise the front feet a little so that the door falls shut. A torn gasket is a part that you can replace yourself; frost and a motor that never rests are what a bad one costs.',
    spanish:
      'Una puerta de refrigerador que no sella suele tener el empaque sucio o duro, algo que estorba, o el mueble inclinado. Ciérrela con un billete: ¿se sale? Lave el empaque con agua tibia y jabón, caliente lo doblado con secadora de pelo y suba un poco las patas de enfrente. Un empaque roto se puede cambiar en casa.',
    sources: [],
  },
} satisfies Readonly<Record<string, Advice>>
