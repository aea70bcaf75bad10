import type { Advice } from './advice.ts'

/** General advice on the care of a house through the year, on water and on pests. */
export const careAdvice = {
  empty_in_winter: {
    english:
      'Leave the heat on, at about 55 °F or more, and close the main water valve; open taps to drain the pressure. Open cabinet doors, set the water heater to vacation, clear the fridge, and have somebody look in, because many insurers ask for it. Heat off for months: have a plumber drain every pipe and trap. Keep the checklist here as a note.',
    spanish:
      'Deje la calefacción a unos 55 °F (13 °C) o más y cierre la llave principal; abra las llaves para soltar la presión. Abra gabinetes, ponga el calentador en vacaciones, vacíe el refrigerador y pida que alguien pase a ver, pues muchas aseguradoras lo exigen. Sin calefacción por meses: que un plomero vacíe toda la tubería. Guarde la lista como nota.',
    sources: ['HGTV-TH'],
  },
  frozen_pipes: {
    english:
      'Pipes in unheated places are in danger from about 20 °F. Keep the heat on, open the cabinets at outside walls, let those faucets drip on the coldest nights, wrap bare pipes and take off garden hoses. If one is frozen, close the main water valve, open its faucet and warm it from the faucet end with a hair dryer, never a flame. If it is in a wall, has burst, or the whole house has no water, call a plumber.',
    spanish:
      'Los tubos en lugares sin calefacción corren peligro desde unos 20 °F (−7 °C). Deje la calefacción prendida, abra los gabinetes junto a muros exteriores, deje gotear esas llaves en las noches más frías, envuelva tubos descubiertos y desconecte mangueras. Si uno se congeló, cierre la llave principal, abra su llave y caliéntelo desde ahí con una secadora de pelo, nunca con llama. Si está en la pared, reventó o no hay agua en toda la casa, llame a un plomero.',
    sources: ['SPR-PIPE'],
  },
  ice_dams: {
    english:
      'Ice dams come from heat that leaks into the attic, so the cure is to seal air leaks, insulate and ventilate the attic; clean gutters help too. In winter, take snow off the edge with a roof rake from the ground. Do not climb up, hack at ice or use a flame. If water comes in, catch it, keep off wet ceilings, and call a roofer with a steamer.',
    spanish:
      'Las barreras de hielo vienen del calor que se escapa al ático: la solución es sellar fugas de aire, aislar y ventilar el ático; ayudan canaletas limpias. En invierno, jale la nieve de la orilla con un rastrillo desde el suelo. No suba, no golpee el hielo ni use fuego. Si entra agua, júntela, aléjese del techo mojado y llame a un techador con vapor.',
    sources: [],
  },
  humidity: {
    english:
      'Keep the air indoors below 60% humidity, ideally between 30% and 50%, says the US EPA; a cheap gauge shows it. Wet windows in winter mean too much moisture: run the bath and kitchen fans, vent the dryer outside, turn down a humidifier. In summer, run the air conditioner or a dehumidifier. Water between the two panes is a failed seal, not humidity.',
    spanish:
      'Mantenga la humedad adentro por debajo del 60%, de preferencia entre 30% y 50%, según la EPA de EE. UU.; un medidor barato la muestra. Ventanas mojadas en invierno indican exceso: use los extractores, ventile la secadora hacia afuera, baje el humidificador. En verano, aire acondicionado o deshumidificador. Agua entre los dos vidrios es un sello roto, no humedad.',
    sources: ['EPA-RH'],
  },
  small_mold: {
    english:
      'You can usually clean a patch smaller than about 10 square feet yourself; the US EPA draws the line there. Stop the water first, or it returns. Wear gloves, goggles and an N95 mask, scrub hard surfaces with detergent, dry them, and throw out soaked drywall or carpet; never mix bleach with another cleaner. More mold, sewage, or somebody with asthma: call a professional.',
    spanish:
      'Una mancha de menos de unos 10 pies cuadrados normalmente la puede limpiar usted, según la EPA de EE. UU. Primero detenga el agua, o regresa. Use guantes, lentes y mascarilla N95, talle con detergente, seque, y tire tablaroca o alfombra mojada; nunca mezcle cloro con otro producto. Si hay más moho, aguas negras o alguien con asma, llame a un profesional.',
    sources: ['EPA-MOLD2'],
  },
  wet_basement: {
    english:
      'Start outside, because most wet basements come from rain that stays near the wall: clean the gutters, lead downspouts several feet away, and slope the soil away. If that does not help, ask for drains or a sump pump, two or three offers; paint inside does not hold water, and white powder is only salt that damp brings out. Never step into water that may reach outlets or the panel: call the utility or an electrician first.',
    spanish:
      'Empiece por afuera, porque casi siempre es lluvia que se queda junto al muro: limpie canaletas, lleve las bajadas varios pies lejos e incline la tierra hacia afuera. Si no basta, pida dos o tres ofertas de drenaje o bomba; la pintura por dentro no detiene el agua, y el polvo blanco es solo sal que saca la humedad. Nunca pise agua que pueda llegar a contactos o al tablero: llame primero a la compañía de luz o a un electricista.',
    sources: [],
  },
  foundation_cracks: {
    english:
      'I cannot judge yours, but most are harmless: a thin vertical crack that does not change is usually from shrinking concrete. Call a structural engineer, who sells no repair, if it is wider than about 1/4 inch, runs sideways or in steps, grows, or if the wall bows and doors stick. Mark its ends with a date, photograph it, and keep a note here.',
    spanish:
      'No puedo juzgar la suya, pero la mayoría no son graves: una grieta vertical, delgada y que no cambia suele ser del concreto al secarse. Llame a un ingeniero estructural, que no vende reparaciones, si pasa de 1/4 de pulgada, va horizontal o en escalera, crece, o el muro se curva y las puertas se atoran. Marque sus puntas con fecha, fotografíela y guarde una nota.',
    sources: ['BKR-FND'],
  },
  drainage: {
    english:
      'Water should run away from the house: a usual building rule is a fall of 6 inches in the first 10 feet. Begin with the cheap steps: longer downspouts, soil against low spots by the wall, kept below the siding, and clear swales. Then a French drain or dry well. Have buried lines marked before you dig: call 811.',
    spanish:
      'El agua debe correr lejos de la casa: una regla común de construcción es bajar 6 pulgadas en los primeros 10 pies. Empiece por lo barato: bajadas más largas, tierra en lo hundido junto al muro, sin tapar el revestimiento, y zanjas limpias. Luego un dren francés o pozo seco. Antes de cavar, llame al 811 para marcar tuberías y cables.',
    sources: ['IRC-WSB'],
  },
  trees_roots: {
    english:
      'Have an arborist look at any tree that leans, is dead or reaches over the roof, and never cut near wires: that is the utility’s or a professional’s work. Roots enter sewer pipes through old joints: a camera shows them, cutting helps for a time, and lining or a new pipe ends it. Whose tree it is decides who pays; local law differs.',
    spanish:
      'Haga que un arborista vea todo árbol inclinado, seco o sobre el techo, y nunca corte cerca de cables: eso es de la compañía o de un profesional. Las raíces entran al drenaje por juntas viejas: una cámara las muestra, cortarlas ayuda un tiempo, y un forro o tubo nuevo lo termina. De quién es el árbol decide quién paga; la ley local varía.',
    sources: [],
  },
  termites: {
    english:
      'I cannot tell from here, so have a licensed pest company inspect once a year where termites are common, and at once if you see mud tubes, wings on a sill, hollow wood or sawdust-like pellets. Flying ants have a narrow waist, termites do not. Do not spray or break the tubes first. Get two or three offers with the kind of treatment and its warranty. Keep soil, mulch and firewood off the wood of the house.',
    spanish:
      'Desde aquí no puedo saberlo: pida una inspección al año a una empresa con licencia donde hay termitas, y de inmediato si ve túneles de lodo, alas en una ventana, madera hueca o bolitas como aserrín. La hormiga con alas tiene cintura delgada; la termita, no. No rocíe ni rompa los túneles antes. Pida dos o tres ofertas con tratamiento y garantía. Tierra, mantillo y leña lejos de la madera de la casa.',
    sources: [],
  },
  rodents: {
    english:
      'Close the ways in first, or they return: seal every gap wider than a pencil with steel wool and caulk or metal mesh, and fit door sweeps. Then snap traps along the walls, food in closed boxes, no clutter. Poison can harm children and pets and leave a dead smell. Wet droppings before you wipe them, with gloves; never sweep dry.',
    spanish:
      'Primero cierre las entradas, o regresan: selle todo hueco más ancho que un lápiz con fibra de acero y sellador o malla, y ponga burletes. Luego trampas de golpe junto a los muros, comida cerrada, sin tiliches. El veneno puede dañar a niños y mascotas y deja mal olor. Moje los excrementos antes de limpiarlos, con guantes; nunca barra en seco.',
    sources: ['CDC-MICE'],
  },
  chimney: {
    english:
      'Have it inspected once a year and swept when needed; that is the fire standard, for gas and oil flues too. Burn dry wood only, put ashes in a metal can outdoors, and add a cap and a carbon monoxide alarm. If you hear roaring or see cracks, smoke indoors or bricks falling, do not use it. A fire in the flue: out, and 911.',
    spanish:
      'Hágala inspeccionar una vez al año y deshollinar cuando haga falta; así lo pide la norma contra incendios, también para gas. Queme solo leña seca, saque la ceniza en cubeta de metal al exterior, y ponga tapa y alarma de monóxido. Si hay rugido, grietas, humo adentro o caen ladrillos, no la use. Si hay fuego en el tiro: afuera y 911.',
    sources: ['NFPA211'],
  },
  septic: {
    english:
      'Have the septic tank inspected at least every three years and pumped about every three to five, as the US EPA advises; the size of the tank and of the household decide. Flush nothing but paper, spread out laundry, and park nothing on the field. Additives do not replace pumping. Sewage inside or wet, smelly ground: stop using water and call a company; stay off the lid.',
    spanish:
      'Haga revisar la fosa séptica al menos cada tres años y vaciarla cada tres a cinco, como aconseja la EPA de EE. UU.; deciden el tamaño y cuántos la usan. Solo papel al inodoro, reparta los lavados y no estacione sobre el campo. Los aditivos no reemplazan el vaciado. Aguas negras adentro o tierra mojada con olor: deje de usar agua y llame; no pise la tapa.',
    sources: ['EPA-SEPTIC'],
  },
  well_water: {
    english:
      'Have well water tested at least once a year for bacteria and nitrates, as the National Ground Water Association recommends, and after a flood, a repair, or a change in taste, smell or color. A pump that starts again and again usually has a pressure tank that lost its air. Use a certified lab; the county health office names one and knows the local problems. Bacteria found, or a baby at home with high nitrates: use bottled water until it is solved.',
    spanish:
      'Haga analizar el agua de pozo al menos una vez al año por bacterias y nitratos, como recomienda la asociación nacional de agua subterránea, y tras inundación, reparación o cambio de sabor, olor o color. Si la bomba arranca una y otra vez, casi siempre el tanque de presión perdió su aire. Use un laboratorio certificado; el departamento de salud del condado indica uno. Si hay bacterias, o un bebé y nitratos altos, use agua embotellada.',
    sources: ['NGWA'],
  },
  hard_water: {
    english:
      'Hard water is not a health problem, but its scale clogs taps, and shortens the service of water heaters. A cheap test strip or the water company’s report tells how hard it is. Vinegar takes scale off faucets and shower heads, and flushing helps a water heater; a softener pays only where the water is really hard. Ask me when your water heater’s flush is due.',
    spanish:
      'El agua dura no daña la salud, pero su sarro tapa llaves y desgasta los calentadores. Una tira barata o el informe de la compañía dice qué tan dura es. El vinagre quita el sarro de llaves y regaderas, y enjuagar el calentador ayuda; un suavizador solo conviene si es muy dura. Pregúnteme cuándo toca enjuagar su calentador.',
    sources: [],
  },
  low_pressure: {
    english:
      'First find out how far it goes. At one tap, clean its aerator; if only hot water is weak, look at the water heater side. At every tap, ask a neighbor and the water company, and open the main valve fully; then a plumber can test the regulator and look for old galvanized pipes or a leak. A gauge on an outside tap tells: 40 to 80 psi is normal. A sudden drop with a running meter means a leak: close the main.',
    spanish:
      'Primero vea hasta dónde llega. Si es una sola llave, limpie el aireador; si es solo el agua caliente, revise el lado del calentador. Si son todas, pregunte a un vecino y a la compañía, vea que la llave principal esté bien abierta; luego un plomero mide el regulador y busca tubos galvanizados viejos o una fuga. Un manómetro en la llave de afuera lo dice: lo normal son 40 a 80 psi. Si bajó de golpe y el medidor gira, hay fuga: cierre la llave principal.',
    sources: ['EFX-PSI'],
  },
  running_toilet: {
    english:
      'In most cases the flapper, the rubber seal at the bottom of the tank, is worn, or the float is too high; both are cheap and easy. Put food coloring in the tank: if the bowl is colored after 15 minutes without a flush, it leaks. A leaking toilet can waste 200 gallons a day, so close the small valve behind it until it is fixed.',
    spanish:
      'Casi siempre está gastado el sapito, el sello de goma al fondo del tanque, o el flotador está muy alto: ambos son baratos y fáciles. Ponga colorante de comida en el tanque: si en 15 minutos la taza se pinta sin jalar la palanca, hay fuga. Un inodoro con fuga puede gastar 200 galones al día, así que cierre la llave pequeña de atrás hasta arreglarlo.',
    sources: ['LHWD'],
  },
  clogged_drain: {
    english:
      'Try a plunger first, then a plastic drain strip or a hand snake; clean the trap under a sink with a bucket below it. Leave out chemical drain cleaner: it can burn skin and harm pipes, and never mix it with another product. If several drains are slow or sewage comes up, stop using water and call a plumber, because the main line is blocked.',
    spanish:
      'Pruebe primero un destapacaños de goma, luego una tira de plástico o una guía de mano; bajo el lavabo, limpie el sifón con una cubeta debajo. No use químicos: queman la piel y dañan los tubos, y nunca los mezcle. Si varios desagües están lentos o sale agua negra, deje de usar agua y llame a un plomero: está tapada la línea principal.',
    sources: [],
  },
  dripping_faucet: {
    english:
      'Nearly always it is a worn washer or cartridge, a small job with the water shut off under the sink and a part that matches the model. Close the valve, plug the drain so that no screw falls in, and take the old part to the store. If the valve does not close or a pipe moves, stop and call a plumber. Hot drips also cost energy.',
    spanish:
      'Casi siempre es un empaque o cartucho gastado: trabajo pequeño con la llave de abajo cerrada y una pieza igual. Cierre la llave, tape el desagüe para no perder tornillos y lleve la pieza vieja a la tienda. Si la llave de paso no cierra o se mueve el tubo, pare y llame a un plomero. Si gotea caliente, también gasta energía.',
    sources: [],
  },
  dead_outlet: {
    english:
      'First look for a tripped GFCI: press RESET on every outlet with buttons in the bathrooms, kitchen, garage, basement and outside, because one can protect several others. Then check for a tripped breaker and a wall switch that controls the outlet. If it stays dead, is warm, loose, scorched or sparks, do not use it: turn off its breaker and call an electrician.',
    spanish:
      'Primero busque un GFCI disparado: oprima RESET en cada contacto con botones de baños, cocina, cochera, sótano y exterior, porque uno puede proteger a varios. Luego revise el breaker y si un apagador controla el contacto. Si sigue muerto, o está caliente, flojo, quemado o echa chispas, no lo use: baje su breaker y llame a un electricista.',
    sources: [],
  },
  breaker_trips: {
    english:
      'Most often too much runs on one circuit: unplug things, such as a space heater, and reset the breaker once. If it trips again at once or with nothing plugged in, leave it off and call an electrician. Never hold it on or put in a bigger one. If you smell burning or the panel is hot, keep away from it and call 911.',
    spanish:
      'Lo más común es que hay demasiado en un circuito: desconecte aparatos, como un calefactor, y súbalo una sola vez. Si se baja enseguida o sin nada conectado, déjelo abajo y llame a un electricista. Nunca lo sujete ni ponga uno más grande. Si huele a quemado o el tablero está caliente, aléjese y llame al 911.',
    sources: [],
  },
  flickering_lights: {
    english:
      'If you smell burning, or a switch or outlet is hot or buzzes, turn that breaker off and call an electrician now; at smoke, leave and call 911. One lamp is mostly a loose bulb or a dimmer that does not fit LEDs. A short dip when a motor starts is common. Several rooms or the whole house, dimmer and brighter: call the utility, then an electrician.',
    spanish:
      'Si huele a quemado, o un apagador o contacto está caliente o zumba, baje ese breaker y llame ya a un electricista; con humo, salga y llame al 911. Una sola lámpara suele ser foco flojo o un dimmer que no va con LED. Un parpadeo corto al arrancar un motor es común. Varios cuartos o toda la casa: llame a la compañía de luz y luego a un electricista.',
    sources: [],
  },
} as const satisfies Readonly<Record<string, Advice>>
