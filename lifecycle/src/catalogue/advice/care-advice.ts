import type { Advice } from './advice.ts'

/** General advice on the care of a house through the year, on water and on pests. */
export const careAdvice = {
  empty_in_winter: {
    english:
      'Shut the main water valve and open the taps, set the heat no lower than 55 °F, and have someone look in every few days. For a whole winter without heat let a plumber drain the pipes, traps, water heater and washer. Turn the water heater to “vacation”, prop the refrigerator open if it is off, and tell the insurer: many want regular checks.',
    spanish:
      'Cierre la llave principal y abra las llaves, deje la calefacción en 55 °F (13 °C) o más y que alguien la revise cada pocos días. Para todo el invierno sin calefacción, que un plomero vacíe tubos y calentador. Ponga el calentador en “vacation” y avise a su seguro.',
    sources: [],
  },
  frozen_pipes: {
    english:
      'Pipes are in danger from about 20 °F, also in warm states where they lie bare in attics and crawl spaces. Keep the heat on, open the doors under sinks at outer walls, and let those taps drip. If one is frozen, close the main valve, open its tap and warm it with a hair dryer from the tap end, never with a flame. If it has burst, leave the valve shut and call a plumber.',
    spanish:
      'Los tubos corren peligro desde unos 20 °F (−7 °C), también en estados cálidos si están descubiertos. Deje la calefacción, abra los gabinetes junto a paredes exteriores y deje gotear esas llaves. Si se congeló, cierre la llave principal, abra la llave y caliente con secadora de pelo, nunca con flama. Si reventó, llame a un plomero.',
    sources: [],
  },
  ice_dams: {
    english:
      'It is heat from the house, not the shingles: it melts the snow, and the water freezes at the cold edge, so a new roof has it too. Seal the gaps from rooms into the attic, insulate its floor and keep the vents at the eaves open. For now pull the snow off the lowest feet with a roof rake from the ground; do not chop ice or climb. If water comes in, call a roofer for steam.',
    spanish:
      'Es calor de la casa, no la teja: derrite la nieve y el agua se congela en la orilla fría, aun con techo nuevo. Selle los huecos hacia el ático, aísle su piso y deje libres las ventilas. Por ahora quite la nieve de la orilla con un rastrillo desde el suelo; no pique el hielo ni suba. Si entra agua, llame a un techador.',
    sources: [],
  },
  humidity: {
    english:
      'Aim for 30 to 50%; in hard frost nearer 30. Wet windows mean too much damp or too little air: use the fans in bath and kitchen, vent the dryer outside, and air the house shortly and widely. A dehumidifier helps in a basement. If only one pane fogs between the glass, its seal has failed.',
    spanish:
      'Procure de 30 a 50%; con helada fuerte, cerca de 30. Ventanas mojadas son exceso de humedad o poco aire: use extractores, saque el aire de la secadora y ventile. En un sótano ayuda un deshumidificador.',
    sources: [],
  },
  small_mold: {
    english:
      'Find and stop the water first, because mold comes back while it is wet. Small spots on tile or paint wash off with detergent, gloves and a mask; bleach only whitens them on porous things, and must never be mixed with another cleaner. For more than about 10 square feet, after sewage, or if someone is ill, have it done.',
    spanish:
      'Primero encuentre y detenga el agua, porque el moho vuelve mientras haya humedad. Las manchas pequeñas se lavan con detergente, guantes y mascarilla; nunca mezcle cloro con otro limpiador. Más de unos 10 pies cuadrados, o tras aguas negras, que lo haga un profesional.',
    sources: [],
  },
  wet_basement: {
    english:
      'Start outside, which is cheap: clean gutters, carry downspouts several feet away, and slope the soil away from the wall. If water still comes, a drain along the footing with a sump pump is the usual cure; paint on the inside does not hold it. White powder is salt that damp brings out. Keep off a wet floor where outlets or cords are in water.',
    spanish:
      'Empiece por afuera, que es barato: limpie canaletas, aleje las bajadas varios pies y dé pendiente a la tierra. Si aún entra agua, lo usual es un drenaje con bomba; la pintura por dentro no la detiene. No pise agua donde haya contactos o cables.',
    sources: [],
  },
  foundation_cracks: {
    english:
      'Hairline cracks from drying are common and harmless; wide, growing, horizontal or stair-step ones, with doors that stick or floors that slope, need a structural engineer. Mark the ends and the date with a pencil and take a photo: growth is what counts. Pay an engineer, who sells no repair, before a repair firm.',
    spanish:
      'Las grietas finas por secado son comunes; las anchas, que crecen, horizontales o en escalera, con puertas que se atoran, piden un ingeniero estructural. Marque las puntas con fecha y tome fotos: lo que cuenta es si crece. Pague primero a un ingeniero que no venda reparaciones.',
    sources: [],
  },
  drainage: {
    english:
      'Water should run away from the house, about six inches down in the first ten feet. Fill and slope the soil, carry each downspout at least four feet out, and keep soil and mulch below the siding. If a puddle stays for a day, a swale or a French drain is next.',
    spanish:
      'El agua debe correr lejos de la casa, unas seis pulgadas de caída en los primeros diez pies. Rellene y dé pendiente, saque cada bajada al menos cuatro pies y, si el charco dura un día, ponga un drenaje.',
    sources: [],
  },
  trees_roots: {
    english:
      'Cut back branches that touch or hang over the roof, and let an arborist judge a large tree close to the wall before you cut it. Roots enter sewers through old joints: augering each year keeps them back, lining or a new pipe ends it. I can keep the augering as a yearly task.',
    spanish:
      'Corte ramas que toquen el techo y que un arbolista juzgue un árbol grande antes de quitarlo. Las raíces entran al drenaje por juntas viejas: limpiarlo cada año lo controla; un tubo nuevo lo termina. Puedo guardar esa limpieza como tarea anual.',
    sources: [],
  },
  termites: {
    english:
      'Mud tubes on the foundation, hollow wood and piles of equal wings mean termites; ants have a narrow waist and bent feelers. Have a licensed firm look, and get a second quote, because treatment is never an emergency of a day. A yearly contract is sensible in the South; elsewhere a look every few years.',
    spanish:
      'Tubos de lodo, madera hueca y montones de alas iguales son termitas; las hormigas tienen cintura delgada. Que revise una empresa con licencia y pida otra cotización. En el sur conviene un contrato anual; en otras partes, una revisión cada pocos años.',
    sources: [],
  },
  rodents: {
    english:
      'Close the holes first: a mouse needs only a quarter inch, so use steel wool, mesh and sealant at pipes, vents and doors. Then snap traps along the walls, and no food in reach. Poison brings smells in walls and harms pets. Noises in the attic by day are mostly squirrels: close up only when none is inside.',
    spanish:
      'Primero cierre los huecos: a un ratón le basta un cuarto de pulgada; use lana de acero, malla y sellador. Luego trampas junto a las paredes y nada de comida al alcance. El veneno deja olores y daña mascotas. De día en el ático suelen ser ardillas.',
    sources: [],
  },
  chimney: {
    english:
      'Have it inspected once a year and swept when an eighth of an inch of soot has built up; a furnace or water heater that vents into it counts too. A cracked crown or loose flashing lets water in and is cheap to seal early. Do not burn in it until it has been looked at.',
    spanish:
      'Hágala revisar una vez al año y limpiar cuando haya un octavo de pulgada de hollín. Una corona agrietada deja entrar agua y es barata de sellar a tiempo. No la use hasta que la revisen.',
    sources: [],
  },
  septic: {
    english:
      'Have it pumped every three to five years, sooner with many people or a garbage disposal. Only toilet paper and what the body gives belongs in it: no wipes, grease or paint. Slow drains, wet grass over the field or smells mean call soon.',
    spanish:
      'Vacíela cada tres a cinco años, antes con mucha gente. Solo papel higiénico: nada de toallitas, grasa ni pintura. Drenajes lentos, pasto mojado u olores: llame pronto.',
    sources: [],
  },
  well_water: {
    english:
      'Test it every year for bacteria and nitrate, and for more once after buying or a flood. Pumps mostly last 10 to 15 years; one that starts again and again usually has a pressure tank that lost its air, which is the cheaper part.',
    spanish:
      'Analícela cada año por bacterias y nitratos, y más a fondo al comprar o tras una inundación. La bomba suele durar de 10 a 15 años; si arranca una y otra vez, casi siempre el tanque de presión perdió su aire.',
    sources: [],
  },
  hard_water: {
    english:
      'The white crust is lime: vinegar takes it off taps and shower heads in an hour. In the dishwasher use rinse aid and a cleaner. Flush the water heater each year, because scale shortens its life. If it returns within weeks, have the water tested before you buy a softener.',
    spanish:
      'La costra blanca es cal: el vinagre la quita en una hora. Limpie el calentador cada año, porque el sarro acorta su vida. Si vuelve en semanas, analice el agua antes de comprar un suavizador.',
    sources: [],
  },
  low_pressure: {
    english:
      'If it is everywhere and sudden, ask the neighbors and the water company first, and see that the main valve is fully open. If it came slowly, suspect the pressure regulator or old galvanized pipes; at one tap only, its aerator. A gauge on an outside tap tells: 40 to 80 psi is normal.',
    spanish:
      'Si es en toda la casa y de repente, pregunte a vecinos y a la compañía, y vea que la llave principal esté abierta. Si fue poco a poco: el regulador o tubos viejos. En una sola llave: su filtro. Lo normal son 40 a 80 psi.',
    sources: [],
  },
  running_toilet: {
    english:
      'Mostly a worn flapper, or a float set too high: both are cheap and easy. Close the valve at the wall, flush, and change the flapper for one of the same size. If water runs into the overflow pipe, lower the float. A running toilet can waste hundreds of gallons a day.',
    spanish:
      'Casi siempre es el tapón de goma gastado o el flotador muy alto: barato y fácil. Cierre la llave de la pared, descargue y cambie el tapón por uno igual. Si el agua cae al tubo de rebose, baje el flotador.',
    sources: [],
  },
  clogged_drain: {
    english:
      'Use a plunger, then a plastic drain strip or a hand auger; clean the trap under a sink with a bucket below. Avoid chemical cleaners: they burn, and the plumber meets them later. If several drains back up at once, stop using water and call a plumber: it is the main line.',
    spanish:
      'Use un destapador, luego una tira o una guía manual; limpie la trampa bajo el fregadero con una cubeta. Evite químicos: queman. Si se regresan varios a la vez, no use agua y llame a un plomero: es la línea principal.',
    sources: [],
  },
  dripping_faucet: {
    english:
      'A drip is mostly a worn washer or cartridge. Close the valves below, open the tap, take the old part to the shop and put in the same one. If the valves below do not close, close the main one, and have those changed too.',
    spanish:
      'Casi siempre es un empaque o cartucho gastado. Cierre las llaves de abajo, abra la llave, lleve la pieza vieja a la tienda y ponga una igual. Si esas llaves no cierran, cierre la principal.',
    sources: [],
  },
  dead_outlet: {
    english:
      'First look for a tripped GFCI, often in another bathroom, the garage or outside: press its reset once. Then the breaker: fully off, then on. If it trips again, or an outlet is hot, discolored or smells, leave it off and call an electrician.',
    spanish:
      'Busque primero un GFCI disparado, a menudo en otro baño, la cochera o afuera: presione reset una vez. Luego el interruptor: apagar del todo y encender. Si se dispara de nuevo, o está caliente o huele, déjelo apagado y llame a un electricista.',
    sources: [],
  },
  breaker_trips: {
    english:
      'A breaker that trips does its job. Unplug what is on that circuit and reset it once: if it holds, you had too much on it. If it trips again, leave it off and call an electrician. Never put in a larger breaker. If the panel is hot, buzzes or smells, keep away from it and call 911.',
    spanish:
      'Un interruptor que se dispara hace su trabajo. Desconecte lo de ese circuito y reinícielo una vez. Si se dispara otra vez, déjelo apagado y llame a un electricista. Nunca ponga uno mayor. Si el tablero está caliente, zumba o huele, aléjese y llame al 911.',
    sources: [],
  },
  flickering_lights: {
    english:
      'A short dip when a large motor starts is normal. One lamp that flickers is its bulb, its dimmer or a loose contact. If several rooms flicker, or some lights turn brighter while others dim, call an electrician or the power company today: a loose neutral can burn. A hot or smelling switch cannot wait.',
    spanish:
      'Una baja corta al arrancar un motor es normal. Una sola lámpara: el foco, el atenuador o un contacto flojo. Si parpadean varios cuartos, o unas luces suben y otras bajan, llame hoy a un electricista o a la compañía de luz. Un apagador caliente no puede esperar.',
    sources: [],
  },
} as const satisfies Readonly<Record<string, Advice>>
