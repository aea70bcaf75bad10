import type { Advice } from './advice.ts'

/** General advice on small trouble in a house and on prevention. */
export const troubleAdvice = {
  alarm_chirps: {
    english:
      'One chirp a minute is a weak battery, or the end of its life: smoke alarms last ten years, carbon monoxide alarms five to ten, counted from the date on the back. If a fresh battery does not stop it, replace it. A loud alarm without pause is a real one: get everyone out and call 911.',
    spanish:
      'Un pitido por minuto es pila baja o el fin de su vida: las alarmas de humo duran diez años y las de monóxido de cinco a diez, desde la fecha de atrás. Si una pila nueva no lo quita, cámbiela. Una alarma fuerte sin pausa es real: saque a todos y llame al 911.',
    sources: [],
  },
  smoke_alarm: {
    english:
      'One in each bedroom, one outside the bedrooms and one on each floor; test them monthly. A chirp a minute is a weak battery or the end of its life: ten years from the date on its back. Linked alarms are best, sealed ten-year batteries suit rentals. A loud alarm without pause is a real one: get everyone out and call 911.',
    spanish:
      'Una en cada recámara, una afuera de ellas y una en cada piso; pruébelas cada mes. Un pitido por minuto es pila baja o el fin de su vida: diez años desde la fecha de atrás. Si suena fuerte sin pausa es real: saque a todos y llame al 911.',
    sources: [],
  },
  carbon_monoxide_alarm: {
    english:
      'A carbon monoxide alarm belongs wherever anything burns fuel or a garage is attached: one outside the bedrooms and one on each floor, as its label says. Most states require it in rentals. They last five to ten years, by the date on the back. If it sounds, everyone goes outside, then call 911.',
    spanish:
      'Sí, donde algo queme combustible o haya cochera pegada: uno afuera de las recámaras y uno por piso. Casi todos los estados lo piden en rentas. Duran de cinco a diez años. Si suena, salgan todos y llamen al 911.',
    sources: [],
  },
  fire_extinguisher: {
    english:
      'One of class ABC, at least 2A:10B:C, near the way out of the kitchen, and one on each floor. The needle must stand in green, and a disposable one goes after about 12 years. Some places require one in rentals. Use it only on a small fire with the exit behind you.',
    spanish:
      'Uno ABC cerca de la salida de la cocina y uno por piso. La aguja en verde; uno desechable dura unos 12 años. Algunos lugares lo piden en rentas. Úselo solo en un fuego pequeño y con la salida a su espalda.',
    sources: [],
  },
  grease_fire: {
    english:
      'Turn off the heat and slide a lid or a baking sheet over the pan, and leave it until cold. Never water, never flour, and never carry the pan. A class K or ABC extinguisher works from a distance. If it does not go out at once, everyone leaves and you call 911 from outside.',
    spanish:
      'Apague la hornilla y deslice una tapa o charola sobre la sartén hasta que se enfríe. Nunca agua ni harina, y no mueva la sartén. Si no se apaga enseguida, salgan todos y llamen al 911 desde afuera.',
    sources: [],
  },
  dryer_vent: {
    english:
      'Because lint burns: it gathers in the duct, holds the heat in and is a common cause of house fires; a clogged vent also makes drying slow and dear. Clean the lint filter at each load and the whole duct once a year. Use smooth metal duct, never plastic, and vent outside, not into a room.',
    spanish:
      'Porque la pelusa arde: se junta en el ducto, retiene el calor y es causa común de incendios; además seca lento y caro. Limpie el filtro en cada carga y todo el ducto una vez al año. Use ducto de metal liso, nunca de plástico, y hacia afuera.',
    sources: [],
  },
  filter_type: {
    english:
      'The size is printed on the frame of the old one; a MERV of 8 to 11 suits most homes. MERV 13 catches smoke and allergens, if the furnace’s fan can pull through it: look at its manual. A dear filter that is changed late is worse than a plain one every one to three months. I can keep the size as a note.',
    spanish:
      'El tamaño está impreso en el marco del viejo; MERV 8 a 11 sirve a casi todos. MERV 13 atrapa humo y alérgenos si el ventilador puede. Un filtro caro que se cambia tarde es peor que uno sencillo cada uno a tres meses. Puedo guardar el tamaño en una nota.',
    sources: [],
  },
  thermostat_settings: {
    english:
      'About 68 °F by day and some degrees less at night or away in winter; about 78 °F in summer. Setting back saves, because a house loses less while it is cooler: it is not cheaper to heat it all day. With a heat pump set back only a little.',
    spanish:
      'En invierno unos 68 °F (20 °C) de día y unos grados menos de noche o al salir; en verano unos 78 °F (26 °C). Bajar ahorra: no es más barato calentar todo el día. Con bomba de calor, baje poco.',
    sources: [],
  },
  water_temperature: {
    english:
      '120 °F at the tap: it saves gas and scalds slowly; at 140 °F water burns skin within seconds, and older people and children cannot pull back in time. If showers are too cool, have a plumber fit a mixing valve, or look at the shower’s own limit stop.',
    spanish:
      '120 °F (49 °C) en la llave: ahorra y quema despacio; a 140 °F (60 °C) el agua quema en segundos. Si la regadera sale tibia, que un plomero ponga una válvula mezcladora o revise el tope de la regadera.',
    sources: [],
  },
  find_shutoffs: {
    english:
      'The main water valve is mostly where the pipe enters: basement front wall, crawl space, garage, near the water heater, or by the meter at the street. Gas shuts at the meter with a wrench. Label them, show everyone, and test the valve once a year. Tell me where yours is, and I keep it as a note.',
    spanish:
      'La llave principal suele estar donde entra el tubo: pared del frente del sótano, cochera, junto al calentador o en el medidor de la calle. El gas se cierra en el medidor con una llave. Márquelas y enséñelas. Dígame dónde está la suya y la guardo como nota.',
    sources: [],
  },
  power_outage: {
    english:
      'Keep the refrigerator and freezer shut, unplug electronics and the air conditioner, leave one lamp on, and use flashlights, no candles. Never run a generator, grill or camp stove indoors: it kills. In frost drip the taps. Keep away from wires on the ground and call the power company.',
    spanish:
      'Deje cerrados el refrigerador y el congelador, desconecte aparatos y aire, y use linternas, no velas. Nunca use planta, parrilla ni estufa de campamento adentro: mata. Aléjese de cables en el suelo y llame a la compañía.',
    sources: [],
  },
  sump_pump: {
    english:
      'Test it before each wet season: pour in a bucket of water, and it should start, empty the pit and stop. If it runs all the time, the float may stick, the check valve may leak or the ground water is high. A battery backup is worth it where a flood would cost more, because storms take the power too. Unplug it before you reach in.',
    spanish:
      'Pruébela antes de las lluvias: eche una cubeta de agua; debe arrancar, vaciar y parar. Si no para, el flotador se atoró, la válvula fuga o el agua está alta. Una batería de respaldo vale la pena. Desconéctela antes de meter la mano.',
    sources: [],
  },
  garage_door: {
    english:
      'Look at the two sensors near the floor first: wipe them and line them up until both lamps glow. Springs and cables are for a technician only, because they hurt badly when they snap. Once a month let it close on a piece of wood: it must turn back.',
    spanish:
      'Revise primero los dos sensores junto al piso: límpielos y alinéelos. Resortes y cables son solo para un técnico, porque lastiman gravemente. Cada mes déjela cerrar sobre una madera: debe regresar.',
    sources: [],
  },
  deck_porch: {
    english:
      'Press a screwdriver into the wood: where it sinks in, it is rotten, and people stay off. Look where the deck is bolted to the house, at the posts, stairs and railing, and have a contractor look before anyone uses it. A sound deck is cleaned each year and stained every two to four.',
    spanish:
      'Presione un desarmador en la madera: si se hunde, está podrida y nadie debe pisar. Mire donde se une a la casa, postes, escaleras y barandal, y que la vea un contratista. Una sana se limpia cada año y se tiñe cada dos a cuatro.',
    sources: [],
  },
  fence: {
    english:
      'Who owns it is in the survey or the deed; many states let neighbors share a fence on the line, so ask before you build and put it in writing. A rotten post can be set anew in concrete; when every third is soft, a new fence is cheaper.',
    spanish:
      'De quién es está en el plano o la escritura; muchos estados permiten compartir la cerca en el límite: acuerde por escrito. Un poste podrido se cambia; si lo está uno de cada tres, conviene cerca nueva.',
    sources: [],
  },
  exterior_paint: {
    english:
      'Wood mostly every five to seven years, stucco and fiber cement longer; paint when it chalks, fades or cracks, before it peels. Peeling in one place often means damp behind it: find that first. In a house from before 1978 treat old paint as lead.',
    spanish:
      'La madera casi siempre cada cinco a siete años; estuco, más. Pinte cuando se agriete o decolore. Si se pela en un solo lugar, busque la humedad. En casas de antes de 1978 trate la pintura vieja como plomo.',
    sources: [],
  },
  caulk_grout: {
    english:
      'Cut out all the old caulk, clean with alcohol, let it dry for a day, and run silicone for baths in one bead. Fill the tub with water first, so that the joint does not tear later. Crumbling grout is dug out and filled; if tiles are loose or the wall is soft, water is behind them.',
    spanish:
      'Quite todo el sellador viejo, limpie con alcohol, deje secar un día y ponga silicón para baño. Llene la tina antes. La boquilla suelta se saca y se rellena; si hay losetas flojas, hay agua detrás.',
    sources: [],
  },
  gutters: {
    english:
      'Leaves in the gutter or downspout are the usual reason; then one that hangs level or is too small. Clean them in late fall and spring, more under pines. Flush the downspout from the top with a hose. Clean from a steady ladder with someone below, or have it done, and never lean over a roof edge.',
    spanish:
      'Lo usual son hojas en la canaleta o la bajada; luego, falta de pendiente. Límpielas a fines de otoño y en primavera. Hágalo desde una escalera firme con alguien abajo, o contrátelo.',
    sources: [],
  },
  microwave: {
    english:
      'If it runs and lights up but does not heat, its magnetron or its high-voltage part has usually failed, sometimes a door switch. Never open it: it holds a charge that kills even when unplugged. A repair mostly costs nearly as much as a new one.',
    spanish:
      'Si prende pero no calienta, casi siempre falló el magnetrón o su parte de alto voltaje. Nunca lo abra: guarda una carga que mata aun desconectado. Repararlo suele costar casi como uno nuevo.',
    sources: [],
  },
  thermostat_fault: {
    english:
      'A blank screen is mostly its batteries; then the furnace switch or breaker, a full condensate pan, or a panel door that is not shut. Change the batteries, reset the breaker once, and close the door. If it stays blank, a technician looks at the transformer.',
    spanish:
      'La pantalla en blanco suele ser las pilas; luego el interruptor, la charola de condensado llena o la tapa abierta. Cambie pilas, reinicie una vez y cierre la tapa. Si sigue, llame a un técnico.',
    sources: [],
  },
  attic_ventilation: {
    english:
      'About one square foot of vents for 300 of attic floor, half low at the eaves and half high, is the common rule. More heat than outside is normal; damp, frost or mold is not. Seal air leaks from the rooms before you add vents, and keep insulation off the eave vents.',
    spanish:
      'La regla común es un pie cuadrado de ventilas por cada 300 de ático, mitad abajo y mitad arriba. Que haga calor es normal; humedad o moho, no. Selle las fugas de aire antes de agregar ventilas.',
    sources: [],
  },
  water_hammer: {
    english:
      'Water that stops suddenly hits the pipe: washers and dishwashers do it most. A hammer arrester at their valves is cheap; loose pipes want clips. If it is new and everywhere, have the pressure measured: over 80 psi needs a regulator.',
    spanish:
      'El agua que se detiene de golpe golpea el tubo: sobre todo con lavadoras. Un amortiguador en sus llaves es barato. Si es nuevo y en toda la casa, mida la presión: más de 80 psi pide un regulador.',
    sources: [],
  },
  sewer_smell: {
    english:
      'Pour a quart of water into each unused drain, also in the basement: a dry trap is the usual cause. Then a loose toilet or a blocked roof vent. If it stays, a plumber smokes the pipes. If it smells like rotten eggs near gas appliances, treat it as gas: leave and call the utility from outside.',
    spanish:
      'Eche un litro de agua en cada desagüe sin uso: una trampa seca es lo usual. Luego, un inodoro flojo o una ventila tapada. Si huele a huevo podrido cerca de aparatos de gas, trátelo como gas: salga y llame desde afuera.',
    sources: [],
  },
} as const satisfies Readonly<Record<string, Advice>>
