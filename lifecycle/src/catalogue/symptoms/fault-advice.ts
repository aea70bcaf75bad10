import type { Advice } from '../advice/advice.ts'

/**
 * General advice on faults in things that are not component types of the app, such as floors and windows. Each entry
 * begins with the likeliest cause.
 */
export const faultAdvice = {
  window_condensation: {
    english:
      'Water or frost on the inside of the glass is common in cold weather and means damp indoor air: run the bath and kitchen fans, open blinds at night, turn a humidifier down and aim for 30 to 40% humidity. Is it on the inside, or between the panes? Between the panes the seal has failed: it does no harm, but only new glass or a new window clears it. If water stands on wood, wipe it off before it rots.',
    spanish:
      'Agua o hielo por dentro del vidrio es común con frío y significa aire húmedo: use los extractores, abra las persianas de noche, baje el humidificador y busque 30 a 40% de humedad. ¿Está por dentro o entre los vidrios? Entre los vidrios falló el sello: no es peligroso, pero solo un vidrio nuevo lo quita. Seque el agua antes de que pudra la madera.',
    sources: [],
  },
  floor_squeak: {
    english:
      'A squeak is wood that rubs on a nail or a joist, and mostly harmless. Can you reach it from below? Then have somebody walk on it, and glue a thin shim into the gap beside the joist or screw up into the floor with a short screw. From above, dust powder into the joint of a wood floor, or use a kit of breakaway screws through carpet. A floor that also sags, bounces or feels soft needs a carpenter or a structural engineer.',
    spanish:
      'Un rechinido es madera que roza con un clavo o una viga, y casi siempre es inofensivo. Si llega desde abajo, meta una cuña con pegamento junto a la viga o un tornillo corto. Desde arriba, ponga talco en la junta o use un juego de tornillos que se rompen. Si el piso además se hunde, brinca o está blando, llame a un carpintero o a un ingeniero estructural.',
    sources: [],
  },
  uneven_floor: {
    english:
      'Call a structural engineer first, who sells no repair; then a carpenter or a foundation company does what the engineer draws. The likeliest causes are a rotten or cut joist, a post that sank, and a foundation that settles. Is it one soft spot near a bath or a kitchen, or a slope across the room? A soft spot is usually rot from a leak. If it sinks quickly, groans or cracks, keep off and get out.',
    spanish:
      'Llame primero a un ingeniero estructural, que no vende reparaciones; después trabaja un carpintero o una empresa de cimientos. Lo más probable es una viga podrida o cortada, un poste hundido o un cimiento que se asienta. Un punto blando junto al baño suele ser pudrición por una fuga. Si se hunde rápido o truena, salga.',
    sources: [],
  },
  wall_cracks: {
    english:
      'Hairline cracks in drywall or plaster, mostly at corners of doors and windows and along joints, are normal as a house settles and dries: fill them with tape and compound. Is it wider than 1/4 inch, growing, slanted like stairs, or do doors stick nearby? Then ask a structural engineer. A brown stain or bubbling paint beside it is water, not settling. Mark its ends with a date and look again in three months.',
    spanish:
      'Las grietas finas en tablaroca o yeso, sobre todo en esquinas de puertas y ventanas, son normales: se tapan con cinta y pasta. Si mide más de 1/4 de pulgada, crece, va en escalera o las puertas se atoran, consulte a un ingeniero estructural. Una mancha o pintura inflada es agua. Marque los extremos con la fecha y mírela en tres meses.',
    sources: [],
  },
  crawl_space: {
    english:
      'A musty smell means damp soil, a leak or poor drainage. Look first for standing water, a dripping pipe and gutters that empty at the wall; then cover the bare soil with plastic sheet. Is the ground wet after rain only, or always? Always points to a pipe. Wet insulation, mold over about 10 square feet or soft joists are for a professional. Do not go in if there is sewage, a bare wire or an animal.',
    spanish:
      'El olor a humedad es tierra mojada, una fuga o mal drenaje. Busque agua estancada, un tubo que gotea y canaletas que vacían junto al muro; luego cubra la tierra con plástico. ¿Está mojado solo tras la lluvia o siempre? Siempre indica un tubo. Aislante mojado, mucho moho o vigas blandas son para un profesional.',
    sources: [],
  },
  white_powder: {
    english:
      'That is efflorescence: salt that water carries through brick or concrete. It harms nobody, but it shows that water comes through. Brush it off dry, then find the water: gutters, soil that slopes to the house, a leaking pipe. Does it come back after rain? Then mend the drainage outside before any paint or sealer. Fluffy and colored is mold; crumbling or bowed walls need a structural engineer.',
    spanish:
      'Es eflorescencia: sal que el agua lleva por el ladrillo o el concreto. No hace daño, pero muestra que pasa agua. Cepíllela en seco y busque el agua: canaletas, tierra inclinada hacia la casa, un tubo. Si vuelve tras la lluvia, arregle el drenaje antes de pintar o sellar. Si el muro se desmorona o se curva, llame a un ingeniero.',
    sources: [],
  },
  sunken_concrete: {
    english:
      'The soil below has washed out or settled, mostly because water runs there. Send the water away first: downspouts, grading, the joint at the wall. Is the slab whole or broken up? A whole one can be lifted by mudjacking or foam, usually about $500 to $1,500; a shattered one is replaced. A slab that tips water toward the house should not wait, and an edge over about 1/2 inch is a trip hazard.',
    spanish:
      'La tierra de abajo se lavó o se asentó, casi siempre por agua. Primero desvíe el agua: bajantes, pendiente, junta con el muro. Una losa entera se puede levantar con mortero o espuma, por unos $500 a $1,500; una rota se cambia. Si inclina el agua hacia la casa, no espere.',
    sources: ['IC-SLAB'],
  },
  septic_alarm: {
    english:
      'A septic alarm usually means that the water in the pump tank is too high: a tripped breaker, a stuck float or a failed pump. Silence it, reset the pump’s breaker once, and use as little water as you can: no laundry, no dishwasher, short flushes. Did it start after heavy rain or much laundry? Then it may clear in some hours. If it is still on tomorrow, or sewage comes up, call a septic company; never open or lean over the tank.',
    spanish:
      'La alarma de la fosa suele decir que el agua está muy alta: un breaker botado, un flotador atorado o la bomba dañada. Silénciela, reponga el breaker una vez y use muy poca agua. Si empezó tras mucha lluvia o lavado, puede quitarse en horas. Si mañana sigue o sube el drenaje, llame a una empresa; nunca abra el tanque.',
    sources: [],
  },
  garbage_disposal: {
    english:
      'If it hums, something jams it; if it is silent, it has tripped. Switch it off and unplug it, and never put a hand in. Turn the motor with a hex key in the hole at its bottom, take out what jams it with tongs, press the red reset button below, run cold water and try again. Does it leak? From the top it is the mount, from a side a hose, from the bottom it is finished. New ones cost about $150 to $950 with labor.',
    spanish:
      'Si zumba, algo lo traba; si no suena, se protegió. Apáguelo y desconéctelo, y nunca meta la mano. Gire el motor con una llave hexagonal por abajo, saque el objeto con pinzas, oprima el botón rojo y pruebe con agua fría. Si gotea por abajo, ya se acabó. Uno nuevo cuesta de $150 a $950 con instalación.',
    sources: ['SPR-DISP'],
  },
  cold_room: {
    english:
      'When one room is colder or hotter than the rest, the system works, and too little air reaches it: a closed or blocked vent, a dirty filter, a duct that came loose, or poor insulation and drafts. Is the air at its vent weak, or strong but not warm? Weak: open its vent and the damper, change the filter, look at the duct in attic or crawl space. Strong: seal and insulate. With radiators, bleed that one. An HVAC company can balance the ducts.',
    spanish:
      'Si un solo cuarto está más frío o caliente, el equipo funciona y le llega poco aire: una rejilla cerrada, el filtro sucio, un ducto suelto, o mal aislamiento. Si sale poco aire, abra la rejilla, cambie el filtro y revise el ducto. Si sale bien, selle y aísle. Con radiadores, purgue ese. Una empresa puede balancear los ductos.',
    sources: [],
  },
  first_heat_smell: {
    english:
      'A dusty smell in the first hour or so of heat each fall is normal: dust burns off the heat exchanger or the heat strips. Change the filter and let it run with a window open. Is it gone the same day? Then nothing is wrong. A smell of plastic, wire or smoke, one that lasts beyond a day, or any gas is not normal: switch the heat off at once and call a technician, or 911 if you see smoke.',
    spanish:
      'Un olor a polvo en la primera hora de calefacción cada otoño es normal: se quema el polvo. Cambie el filtro y ventile. Si se quita el mismo día, no pasa nada. Olor a plástico, cable o humo, o que dure más de un día, no es normal: apáguela y llame a un técnico, o al 911 si ve humo.',
    sources: [],
  },
  hot_water_smell: {
    english:
      'A rotten egg smell from hot water alone is usually bacteria that react with the anode rod in the water heater. Does the cold tap smell too? If so, it is the supply or the well: have it tested. If only the hot: flush the tank, and have a plumber disinfect it or fit an aluminum-zinc or powered anode. If the air smells and no water runs, take it for gas: leave, and call the utility from outside.',
    spanish:
      'El olor a huevo podrido solo en el agua caliente suele ser de bacterias que reaccionan con la varilla de ánodo. ¿También huele la fría? Entonces es el suministro o el pozo: haga una prueba. Si solo la caliente, enjuague el tanque y que un plomero lo desinfecte o cambie el ánodo. Si huele el aire sin abrir la llave, trátelo como gas: salga y llame desde afuera.',
    sources: [],
  },
  one_tap_cold: {
    english:
      'If other taps run hot, the water heater is fine, and the fault is in that fixture: most often the mixing cartridge of the shower valve is worn or its anti-scald stop is set too low. Is the flow weak too? Then scale or a half-closed stop valve is likelier. Turn the limit stop under the handle up a little, or replace the cartridge with the water off; a plumber does it in an hour.',
    spanish:
      'Si las otras llaves dan agua caliente, el calentador está bien: lo más común es el cartucho mezclador de la regadera gastado o su tope contra quemaduras muy bajo. Si también sale poca agua, es sarro o una llave medio cerrada. Ajuste el tope o cambie el cartucho con el agua cerrada; un plomero lo hace en una hora.',
    sources: [],
  },
  sump_pump_fault: {
    english:
      'A sump pump that hums but moves no water is usually jammed, air-locked, or pumps against a stuck check valve or a frozen pipe; one that does not start has a tripped outlet or a stuck float. Unplug it first. Clear the inlet, see that the float swings free and the check valve’s arrow points up and out, then plug it in and pour in a bucket of water. Still no water: replace it, usually $400 to $1,200 with labor, and before the next rain.',
    spanish:
      'Una bomba que zumba pero no saca agua suele estar trabada, con aire, o con la válvula o el tubo tapados o congelados; si no prende, es el contacto o el flotador. Desconéctela primero. Limpie la entrada, suelte el flotador, revise la flecha de la válvula y pruebe con una cubeta de agua. Si no saca, cámbiela antes de la lluvia: $400 a $1,200 con mano de obra.',
    sources: ['CH-SUMP'],
  },
  well_pump_fault: {
    english:
      'A well pump that clicks on and off in short turns most often has a pressure tank that lost its air; next come the pressure switch and a leak. Does the needle of the gauge swing quickly while a tap runs? That is the tank. No water at all: reset the breaker of the pump once, and see whether the gauge is at zero. Short turns wear the pump out, so call a well company soon. A tank costs about $425 to $700 installed, a pump $900 to $2,500.',
    spanish:
      'Una bomba de pozo que prende y apaga seguido suele tener un tanque de presión sin aire; luego, el interruptor de presión o una fuga. Si la aguja sube y baja rápido con una llave abierta, es el tanque. Sin agua: reponga el breaker una vez. Llame pronto, porque se gasta la bomba. El tanque cuesta $425 a $700 instalado; la bomba, $900 a $2,500.',
    sources: ['TOH-WELL'],
  },
  recalled_panel: {
    english:
      'Plan to replace it, but it need not end the sale: breakers of Federal Pacific (Stab-Lok) and Zinsco panels are known to fail to trip, which is a fire risk, and many insurers refuse them. Have a licensed electrician look before you buy, and ask the seller for the work or its price: a new panel of 200 amperes usually costs about $1,800 to $3,500. Until then add no load, and if it is warm, buzzes or smells, call at once.',
    spanish:
      'Planee cambiarlo, pero no tiene que parar la compra: los breakers de tableros Federal Pacific (Stab-Lok) y Zinsco pueden no botarse, lo que es riesgo de incendio, y muchas aseguradoras no los aceptan. Que lo vea un electricista y pida el precio al vendedor: uno de 200 amperes cuesta $1,800 a $3,500. Si está caliente, zumba o huele, llame de inmediato.',
    sources: ['FCE-PAN'],
  },
  old_wiring: {
    english:
      'Have a licensed electrician look at it before you buy or insure: knob-and-tube has no ground and must not be buried in insulation, and aluminum wire of about 1965 to 1973 can overheat at its connections. Neither must always be torn out: aluminum can be repaired at each connection with approved connectors. Many insurers ask for it to be replaced. Warm, loose or flickering outlets are for today.',
    spanish:
      'Que lo vea un electricista antes de comprar o asegurar: el cableado antiguo de perillas no tiene tierra y no debe quedar bajo aislante, y el aluminio de 1965 a 1973 se calienta en las conexiones. No siempre hay que quitarlo todo: el aluminio se repara en cada conexión. Contactos calientes o flojos son para hoy.',
    sources: [],
  },
  small_electrical: {
    english:
      'A switch, an outlet or a light fixture of the same kind is a usual job for a handy owner where the local code allows it; rented homes often need a licensed electrician. Turn off the breaker, test that it is dead with a tester, photograph the wires and put each back where it was. Stop and call an electrician for aluminum or cloth-covered wire, more wires than expected, scorch marks, a new circuit or the panel.',
    spanish:
      'Cambiar un apagador, un contacto o una lámpara igual lo hace un dueño hábil donde el código lo permite; en casas rentadas a menudo se exige electricista. Baje el breaker, compruebe con un probador que no hay corriente, tome una foto y ponga cada cable igual. Llame a un electricista si hay aluminio, tela, marcas de quemado o un circuito nuevo.',
    sources: [],
  },
  sprinklers: {
    english:
      'Before the first hard freeze: close the sprinkler’s own shutoff, switch the controller to rain or off, open the drain valves and the test cocks of the backflow preventer, and insulate what stays outside. Where pipes cannot drain by slope, they are blown out with air; most people hire that, because too much pressure breaks the pipes and flying parts hurt eyes. In spring open the valve slowly and walk each zone.',
    spanish:
      'Antes de la primera helada fuerte: cierre la llave del riego, ponga el control en apagado, abra los drenes y las llaves de prueba del preventor de reflujo, y aísle lo que queda afuera. Si los tubos no se vacían solos, se soplan con aire; conviene contratarlo, porque la presión rompe tubos. En primavera abra la llave despacio y revise cada zona.',
    sources: [],
  },
  deck_seal: {
    english:
      'Every two to three years for most wood, or when water no longer beads on it: sprinkle some, and if it soaks in within minutes, it is time. Wash it, let it dry two days, and pick dry weather between about 50 and 90 °F without hot sun. New pressure-treated wood first has to dry for some weeks to months. Composite needs no sealer. Replace soft boards first, and look at railings and the ledger.',
    spanish:
      'Cada dos o tres años, o cuando el agua ya no haga gotas: si se absorbe en minutos, ya toca. Lávela, déjela secar dos días y elija tiempo seco entre 50 y 90 °F sin sol fuerte. La madera tratada nueva debe secar semanas o meses. El compuesto no se sella. Cambie antes las tablas blandas.',
    sources: [],
  },
  toilet_base: {
    english:
      'Water at the foot of a toilet is most often a worn wax ring, if it comes with each flush; between flushes it is sweat on the tank, the supply line or the tank bolts. Dry everything, and lay paper around: where does it get wet first? Close the valve behind it, and do not use it until it is mended, because the floor below rots. A plumber resets a toilet on a new ring for about $150 to $250.',
    spanish:
      'El agua al pie del inodoro suele ser el anillo de cera, si sale al descargar; si no, es sudor del tanque, la manguera o los tornillos. Seque todo y ponga papel: ¿dónde se moja primero? Cierre la llave y no lo use, porque se pudre el piso. Un plomero lo asienta de nuevo por $150 a $250.',
    sources: ['EFX-TOIL'],
  },
  toilet_flush: {
    english:
      'A weak flush or a clog that comes back is usually a low tank, dirty rim holes, or something stuck in the trap. Is the water in the tank up to its mark? If not, raise the float. If so, clean the holes under the rim with vinegar, then use a flange plunger and a closet auger. If the tub or another drain gurgles too, it is the main line or the vent: stop using water and call a plumber.',
    spanish:
      'Una descarga débil o un tapón que vuelve suele ser poca agua en el tanque, orificios sucios o algo atorado. ¿Llega el agua a la marca? Si no, suba el flotador. Si sí, limpie los orificios con vinagre y use bomba y guía para inodoros. Si gorgotea otra salida, es el drenaje principal: deje de usar agua y llame a un plomero.',
    sources: [],
  },
  water_color: {
    english:
      'Brown or rusty water: is it hot only, cold only, or both? Hot only is rust in the water heater or its anode; both, and the neighbors too, is the utility flushing its mains, so run a cold tap for some minutes and do no laundry. Only you, and mostly in the morning, points to old galvanized pipes. Milky water that clears in a glass is air. Do not drink colored water until you know; a well is to be tested.',
    spanish:
      'Agua café: ¿solo caliente, solo fría o las dos? Solo caliente es óxido del calentador; las dos, y también los vecinos, es la red: deje correr la fría y no lave ropa. Solo usted, y por la mañana, son tubos galvanizados viejos. Agua blanca que se aclara es aire. No la beba hasta saber; si es pozo, haga una prueba.',
    sources: [],
  },
  garage_reverses: {
    english:
      'A garage door that stops and goes back up usually has its safety sensors blocked, dirty or out of line; next come a track that binds and force or travel limits set too low. Do both small lights near the floor shine steadily? If not, wipe the lenses and bend them to face each other. If they do, pull the red cord with the door down and lift by hand: if it is heavy or crooked, a spring or cable is at fault, which only a professional may touch.',
    spanish:
      'Una puerta que baja y vuelve a subir suele tener los sensores tapados, sucios o desalineados; luego, un riel que atora o los límites mal ajustados. ¿Prenden fijas las dos lucecitas? Si no, límpielas y alinéelas. Si sí, jale el cordón rojo con la puerta abajo y levántela: si pesa o va chueca, es el resorte o el cable, y solo lo toca un profesional.',
    sources: [],
  },
  sticking_door: {
    english:
      'A door that sticks in humid months has swollen: tighten the hinge screws first, with one long screw into the stud at the top hinge, then plane or sand where it rubs. Does it stick all year, with new cracks at its corners or a gap that grows? Then the frame or the foundation moves, and a structural engineer should look. Paint the bare edges, so that it swells less.',
    spanish:
      'Una puerta que se atora en meses húmedos se hinchó: apriete primero las bisagras, con un tornillo largo arriba, y luego lije donde roza. Si se atora todo el año, con grietas nuevas en las esquinas, se mueve el marco o el cimiento: consulte a un ingeniero estructural.',
    sources: [],
  },
  drafts: {
    english:
      'Seal the attic hatch, the outlets and pipes through walls, then doors and windows: weatherstrip where parts move, caulk where they do not, and a sweep under the door. Hold a damp hand or a smoking incense stick along the frame on a windy day to find the leak. Many utilities offer an energy audit cheaply or free. Leave openings that feed air to a gas appliance, and keep a carbon monoxide alarm.',
    spanish:
      'Selle la tapa del ático y los pasos de tubos, luego puertas y ventanas: burlete donde se mueve, sellador donde no, y una tira bajo la puerta. Pase la mano húmeda por el marco en un día de viento. Muchas compañías ofrecen una auditoría barata o gratis. No tape tomas de aire de aparatos de gas.',
    sources: [],
  },
  ceiling_fan: {
    english:
      'A fan that wobbles or clicks mostly has loose screws or a blade out of balance. Switch it off, tighten the blade and mount screws, wipe the blades, and measure each tip from the ceiling; a balancing kit does the rest. Does the box in the ceiling move? Then stop using it: it needs a box rated for fans, which is an electrician’s work. Hum at one speed is usually the wrong dimmer.',
    spanish:
      'Un ventilador que se bambolea suele tener tornillos flojos o aspas desbalanceadas. Apáguelo, apriete todo, limpie las aspas y mida cada punta; un juego de balanceo hace el resto. Si se mueve la caja del techo, no lo use: necesita una caja para ventilador, trabajo de electricista.',
    sources: [],
  },
} satisfies Record<string, Advice>
