import type { Advice } from './advice.ts'

/** General advice on minor problems in a house and on how to prevent them. */
export const troubleAdvice = {
  alarm_chirps: {
    english:
      'One chirp a minute is a weak battery, or the end of its life: smoke alarms last ten years, carbon monoxide alarms five to ten, counted from the date on the back. If a fresh battery does not stop it, replace it. A loud alarm without pause is a real one: get everyone out and call 911.',
    spanish:
      'Un pitido por minuto es pila baja o el fin de su vida: las alarmas de humo duran diez años y las de monóxido de cinco a diez, desde la fecha de atrás. Si una pila nueva no lo quita, cámbiela. Una alarma fuerte sin pausa es real: saque a todos y llame al 911.',
    sources: ['ACFD', 'SC-CO'],
  },
  smoke_alarm: {
    english:
      'Replace a smoke alarm when it is 10 years old; the date is on its back. One chirp a minute means a weak battery or an alarm at its end: change the battery, and if it still chirps, the alarm. Put one in each bedroom, outside the bedrooms and on every level, and test each monthly. If it sounds without a break, get out first.',
    spanish:
      'Cambie una alarma de humo a los 10 años; la fecha está atrás. Un pitido por minuto significa pila baja o alarma vieja: cambie la pila, y si sigue, la alarma. Ponga una en cada recámara, una afuera de ellas y una en cada piso, y pruébelas cada mes. Si suena sin parar, primero salga.',
    sources: ['ACFD'],
  },
  carbon_monoxide_alarm: {
    english:
      'Put a carbon monoxide alarm on every level and outside the bedrooms, in any home with a fuel-burning appliance, a fireplace or an attached garage. They last five to ten years: replace it at the date on its back, and test it monthly. A chirp means battery or age. If it sounds the full alarm, or anybody feels sick or dizzy: everyone out, then 911 from outside.',
    spanish:
      'Ponga una alarma de monóxido de carbono en cada piso y afuera de las recámaras si hay aparatos de gas u otro combustible, chimenea o cochera pegada. Duran de cinco a diez años: cámbiela en la fecha que trae atrás y pruébela cada mes. Un pitido suelto es pila o edad. Si suena la alarma completa o alguien se siente mal: todos afuera, y desde ahí al 911.',
    sources: ['SC-CO'],
  },
  fire_extinguisher: {
    english:
      'Get one marked ABC for each floor, and keep it near the kitchen’s exit, not beside the stove. Check monthly that the needle is in the green; replace it after any use and by the date that its maker gives. It is for a fire no bigger than a wastebasket, with your back to a way out. Otherwise leave and call 911.',
    spanish:
      'Compre uno tipo ABC por piso y téngalo cerca de la salida de la cocina, no junto a la estufa. Vea cada mes que la aguja esté en verde; cámbielo después de usarlo y en la fecha del fabricante. Es para un fuego no mayor que un bote de basura y con la salida a su espalda. Si no, salga y llame al 911.',
    sources: [],
  },
  grease_fire: {
    english:
      'Never water, which throws burning fat through the kitchen, and no flour. Slide a lid over the pan, turn the burner off, and leave the lid on until it is cold; do not carry the pan. In the oven: door shut, heat off; if it is not out at once or spreads, get everyone out, close the door and call 911. So keep a lid near when you fry.',
    spanish:
      'Nunca agua, que avienta la grasa ardiendo por la cocina, ni harina. Deslice una tapa sobre la sartén, apague el quemador y deje la tapa hasta que enfríe; no mueva la sartén. En el horno: puerta cerrada y apagado; si no se apaga enseguida o se extiende, saque a todos, cierre la puerta y llame al 911. Tenga una tapa a la mano al freír.',
    sources: [],
  },
  dryer_vent: {
    english:
      'Yes, it matters: not cleaning is the leading cause of dryer fires in the US Fire Administration’s study. Clean the lint screen after each load and the duct to the outside at least once a year, sooner if clothes stay damp. Use short, smooth metal duct, never plastic foil, and see that the outside flap opens. Ask me for a reminder.',
    spanish:
      'Sí, importa: no limpiarla es la primera causa de incendios de secadora en el estudio de los bomberos de EE. UU. Limpie la rejilla de pelusa en cada carga y el ducto al exterior al menos una vez al año, antes si la ropa sale húmeda. Use ducto de metal corto y liso, nunca de plástico, y vea que la tapa de afuera abra. Puedo recordárselo.',
    sources: ['USFA', 'LSD'],
  },
  filter_type: {
    english:
      'Use the size printed on the old filter’s frame and, for most homes, a pleated one of MERV 8 to 13. The US EPA advises MERV 13, or as high as your fan and slot can take; if the air gets weak, go lower. The arrow points toward the furnace. How often counts more than the grade: ask me when yours is due.',
    spanish:
      'Use la medida impresa en el marco del filtro viejo y, en la mayoría de las casas, uno plisado de MERV 8 a 13. La EPA de EE. UU. aconseja MERV 13, o lo más alto que aguanten el ventilador y la ranura; si sale poco aire, baje. La flecha apunta hacia la calefacción. Cambiarlo a tiempo importa más: pregúnteme cuándo toca.',
    sources: ['VP-MERV'],
  },
  thermostat_settings: {
    english:
      'A usual start is 68 °F in winter when you are home and 78 °F in summer; comfort and health decide the rest. Setting it back 7 to 10 °F for eight hours a day can save up to 10% a year on heating and cooling. With a heat pump, use small setbacks. Keep infants, frail people and pipes warm enough.',
    spanish:
      'Un buen comienzo es 68 °F en invierno cuando está en casa y 78 °F en verano; lo demás lo deciden la comodidad y la salud. Cambiarlo de 7 a 10 °F ocho horas al día puede ahorrar hasta 10% al año. Con bomba de calor, haga cambios pequeños. Que bebés, personas frágiles y tuberías no pasen frío.',
    sources: ['ES-THERM', 'HGTV-TH'],
  },
  water_temperature: {
    english:
      '120 °F: above that, hot water is counted as unsafe, and at 140 °F it burns within seconds, small children and older people first. Turn the dial down, wait some hours and measure at the tap with a kitchen thermometer, because the marks on the dial are rough. With a weak immune system at home, ask a doctor and a plumber about hotter water with a mixing valve.',
    spanish:
      '120 °F (49 °C): arriba de eso el agua se considera insegura, y a 140 °F quema en segundos, sobre todo a niños y mayores. Baje la perilla, espere unas horas y mida en la llave con un termómetro de cocina, porque las marcas son aproximadas. Si alguien tiene defensas bajas, pregunte a un médico y a un plomero por agua más caliente con válvula mezcladora.',
    sources: ['CDC-SCALD', 'MIZ'],
  },
  find_shutoffs: {
    english:
      'The main water valve is usually where the pipe enters: basement front wall, crawl space, utility closet, garage or a box near the street. The main breaker is in the panel; the gas valve is at the meter, and once closed, only the utility opens it again. Tag each and show everyone. Tell me the places, for example “note: water shutoff behind the furnace”.',
    spanish:
      'La llave principal del agua suele estar donde entra el tubo: sótano, cochera, clóset de servicio o una caja junto a la calle. El breaker general está en el tablero; la llave del gas, en el medidor, y una vez cerrada solo la compañía la vuelve a abrir. Etiquételas y muéstrelas a todos. Dígame dónde están, por ejemplo “nota: llave del agua detrás del calentador”.',
    sources: [],
  },
  power_outage: {
    english:
      'Stay away from any wire that is down, and call 911 about it. Look whether the street is dark, check your main breaker, and report it to the utility. Unplug electronics, leave one lamp on, keep fridge and freezer shut. A generator runs only outdoors, at least 20 feet from the house; never heat with the oven, stove or a grill.',
    spanish:
      'Aléjese de cualquier cable caído y llame al 911. Vea si la calle está a oscuras, revise el breaker general y avise a la compañía. Desconecte aparatos, deje una lámpara prendida y no abra el refrigerador. Un generador solo va afuera, a 20 pies o más de la casa; nunca caliente con horno, estufa ni asador.',
    sources: ['CPSC-PO'],
  },
  sump_pump: {
    english:
      'Test it every few months and before the rainy season: pour a bucket of water into the pit, and it should start, empty it and stop. Clean the pit and see that the outside pipe is free, but unplug it before you reach in. If it never stops, the float may be stuck, the check valve may leak, or the ground water is high. Add an alarm and a battery backup, because storms take the power. Tell me when it was installed.',
    spanish:
      'Pruébela cada pocos meses y antes de las lluvias: eche una cubeta de agua al pozo; debe prender, vaciarlo y parar. Limpie el pozo y vea que el tubo de afuera esté libre, pero desconéctela antes de meter la mano. Si no para, el flotador se atoró, la válvula fuga o el agua está alta. Agregue una alarma y una batería de respaldo, porque las tormentas cortan la luz. Dígame cuándo se instaló.',
    sources: [],
  },
  garage_door: {
    english:
      'Never touch the springs or cables: they are under deadly tension and are work for a professional. What you can do: clean the two safety sensors, see that their lights shine, change the remote’s battery, oil hinges and rollers. Test every month that the door goes back up from a piece of wood. To open without power, pull the red cord with the door down.',
    spanish:
      'Nunca toque los resortes ni los cables: tienen una tensión mortal y son para un profesional. Usted puede limpiar los dos sensores, ver que prendan sus luces, cambiar la pila del control y aceitar bisagras y ruedas. Pruebe cada mes que la puerta suba al topar con una madera. Para abrir sin luz, jale el cordón rojo con la puerta abajo.',
    sources: [],
  },
  deck_porch: {
    english:
      'Look at it once a year, first at where it joins the house: a deck held by nails alone, rust, rot or a wobbly railing is a danger, so keep people off until a carpenter fixes it. Push a screwdriver into posts and the ledger board; soft wood is rotten. Wash it, and seal wood when water no longer beads.',
    spanish:
      'Revísela una vez al año, primero donde se une a la casa: si la sostienen solo clavos, o hay óxido, pudrición o barandal flojo, es peligrosa; que nadie suba hasta que la arregle un carpintero. Encaje un desarmador en postes y en la tabla de unión: si está blanda, está podrida. Lávela y séllela cuando el agua ya no haga gotas.',
    sources: [],
  },
  fence: {
    english:
      'A leaning post is usually rotten at the ground or loose in its concrete; one new post often saves the fence. Before you build or move one, check the survey, the local permit rules and the homeowners’ association, and call 811 before digging. Who pays for a shared fence depends on local law and where it stands: talk to the neighbor first, and agree in writing.',
    spanish:
      'Un poste inclinado suele estar podrido a ras de tierra o flojo en el concreto; un poste nuevo a menudo salva la cerca. Antes de poner o mover una, revise el plano de linderos, los permisos y la asociación, y llame al 811 antes de cavar. Quién paga una cerca compartida depende de la ley local: hable primero con el vecino y acuérdenlo por escrito.',
    sources: [],
  },
  exterior_paint: {
    english:
      'Paint when it chalks, cracks or peels, not by the calendar: bare wood rots, and sun and rain decide how soon. Preparation counts most: wash, scrape, sand, prime, caulk. In a house from before 1978, assume lead, and hire a lead-safe certified painter instead of sanding. Peeling in one spot means water from behind: find that first; upper floors are for professionals.',
    spanish:
      'Pinte cuando se haga polvo, se agriete o se pele, no por calendario: la madera desnuda se pudre. Lo más importante es preparar: lavar, raspar, lijar, sellar. Si la casa es de antes de 1978, suponga que hay plomo y contrate a un pintor certificado en vez de lijar. Si se pela en un solo lugar, hay agua detrás: búsquela primero; los pisos altos, para profesionales.',
    sources: [],
  },
  caulk_grout: {
    english:
      'Recaulk as soon as a gap or black spots appear around a tub, shower or sink, because water behind the wall costs far more. Scrape the old bead out completely, clean, let it dry for a day, and use silicone for bath and kitchen. Caulk goes in corners and joints, grout between tiles. Loose tiles or a soft wall: call somebody before you seal it.',
    spanish:
      'Vuelva a sellar en cuanto vea huecos o manchas negras en tina, regadera o lavabo, porque el agua detrás del muro cuesta mucho más. Quite todo el sellador viejo, limpie, deje secar un día y use silicón para baño y cocina. El silicón va en esquinas y juntas; la boquilla, entre azulejos. Si hay azulejos flojos o muro blando, llame a alguien antes de sellar.',
    sources: [],
  },
  gutters: {
    english:
      'Most likely they are clogged: leaves at the top of a downspout send water over the edge. Clean them from a steady ladder with someone below, never from the roof; a second floor is for a company. If they are clean, the slope or the size is wrong, or a roof valley needs a bigger outlet. Let the water leave several feet from the wall.',
    spanish:
      'Lo más probable es que estén tapadas: hojas arriba de la bajada hacen que el agua se derrame. Límpielas desde una escalera firme con alguien abajo, nunca desde el techo; el segundo piso es para una empresa. Si están limpias, falla la pendiente o el tamaño, o hace falta otra bajada. Que el agua salga a varios pies del muro.',
    sources: [],
  },
  microwave: {
    english:
      'Mostly replace it: a countertop microwave that does not heat is rarely worth a repair. Never open the case, because it can hold a deadly charge even when unplugged. Stop using it if the door does not close well, or if it sparks when empty. A worn cover over the wave guide, a dead light or a dirty filter above the stove is a small matter; a built-in one may be worth an offer.',
    spanish:
      'Casi siempre conviene cambiarlo: uno de mesa que no calienta rara vez vale la reparación. Nunca abra la caja, porque guarda una carga mortal aun desconectado. No lo use si la puerta no cierra bien o si echa chispas vacío. Una tapita interior gastada, un foco fundido o un filtro sucio son cosa menor; para uno empotrado puede valer la pena una cotización.',
    sources: [],
  },
  thermostat_fault: {
    english:
      'If the screen is blank, change its batteries first, then look at the furnace switch, the breaker and the furnace door, which must be shut. Screen on but no heat or cold: check mode, set temperature and filter, and wait ten minutes. Do not touch the wires behind it. If it stays dead, a technician can tell whether the thermostat or the furnace is at fault.',
    spanish:
      'Si la pantalla está en blanco, cambie primero las pilas; luego revise el interruptor de la calefacción, el breaker y la puerta del equipo, que debe estar cerrada. Si prende pero no enfría ni calienta: revise modo, temperatura y filtro, y espere diez minutos. No toque los cables de atrás. Si sigue muerto, un técnico dice si falla el termostato o el equipo.',
    sources: [],
  },
  attic_ventilation: {
    english:
      'A good attic lets air in at the eaves and out at the ridge, and both must be open; most codes ask for one square foot of openings for 300 of attic floor. Signs of trouble: mold or frost on the roof boards, a very hot attic, ice dams, shingles that age early. Often the cause is blocked soffits or a bath fan that blows into the attic. Seal air leaks first; a powered fan is seldom the first step.',
    spanish:
      'Un buen ático deja entrar aire por los aleros y salir por la cumbrera, y ambos deben estar libres; casi todos los códigos piden un pie cuadrado de ventilas por cada 300 de piso del ático. Señales de problema: moho o escarcha en las tablas, mucho calor, hielo en la orilla, tejas que envejecen antes. La causa suele ser aleros tapados o un extractor de baño que da al ático. Primero selle fugas de aire; un ventilador eléctrico rara vez es lo primero.',
    sources: ['JLC-VENT'],
  },
  water_hammer: {
    english:
      'The bang comes from water that stops suddenly when a valve shuts, often at the washer, the dishwasher or a toilet. Fasten loose pipes, have the pressure measured, and fit a water hammer arrestor at that machine; a plumber does it quickly. Do not ignore it, because it can loosen joints. Knocking from radiators or a water heater has other causes.',
    spanish:
      'El golpe viene del agua que se detiene de pronto al cerrarse una válvula, a menudo en la lavadora, el lavaplatos o el inodoro. Sujete tubos flojos, haga medir la presión y ponga un amortiguador de golpe de ariete en esa máquina; un plomero lo hace rápido. No lo ignore, porque puede aflojar juntas. En radiadores o calentadores las causas son otras.',
    sources: [],
  },
  sewer_smell: {
    english:
      'First pour water into every drain that is seldom used, because a dry trap lets sewer gas in. Then look at the toilet’s wax ring, a loose cleanout cap and the basement floor drain. If it stays, a plumber can smoke-test the pipes and check the roof vent. A smell of rotten eggs can also be fuel gas: touch no switch, leave and call the utility.',
    spanish:
      'Primero eche agua en todo desagüe poco usado, porque un sifón seco deja pasar el gas del drenaje. Luego revise el sello del inodoro, una tapa de registro floja y la coladera del sótano. Si sigue, un plomero puede hacer prueba de humo y revisar la ventilación. El olor a huevo podrido también puede ser gas: no toque interruptores, salga y llame a la compañía.',
    sources: [],
  },
  rental_checkup: {
    english:
      'Once a year, after proper notice: test smoke and carbon monoxide alarms; run every tap and look under sinks; look at the water heater, the furnace filter and the dryer duct; try outlets with a test button; check windows, locks, railings and signs of pests; look at roof and gutters from the ground. Take dated photos, ask the tenant what is broken, and tell me what you find.',
    spanish:
      'Una vez al año, con aviso previo: pruebe alarmas de humo y monóxido; abra todas las llaves y mire bajo los lavabos; vea el calentador, el filtro y el ducto de la secadora; pruebe los contactos con botón; revise ventanas, cerraduras, barandales y plagas; mire techo y canaletas desde el suelo. Tome fotos con fecha, pregunte al inquilino qué falla y dígame qué encontró.',
    sources: [],
  },
  pipe_leak: {
    english:
      'Close its valve, or the main valve if water runs. A drip is mostly a worn washer or cartridge; a stain or a wet wall needs a plumber soon.',
    spanish:
      'Cierre su llave, o la principal si corre agua. Un goteo casi siempre es un empaque o cartucho gastado; una mancha o una pared mojada necesita pronto un plomero.',
    sources: [],
  },
  radiator: {
    english:
      'Cold radiators on the top floor usually hold air: bleed them with their key when the heat is off. Otherwise the valve at the foot is closed or stuck, or the boiler’s pressure is too low. If bleeding does not help, call a heating technician.',
    spanish:
      'Los radiadores fríos del piso de arriba suelen tener aire: púrguelos con su llave con la calefacción apagada. Si no, la válvula de abajo está cerrada o atorada, o la caldera tiene poca presión. Si purgarlos no ayuda, llame a un técnico de calefacción.',
    sources: [],
  },
  ac_smell: {
    english:
      'A smell of dirty socks or mildew when it starts is no emergency: mold and bacteria grow on the damp indoor coil and in the drain pan. Change the filter, pour water through the drain to see that it runs, and have a technician clean the coil and the pan. Running the fan a while after cooling dries it. A burnt, electrical or fishy smell is different: switch it off at the breaker and call. With a gas smell, leave and call from outside.',
    spanish:
      'Un olor a calcetín sucio o a humedad al encender no es una emergencia: crecen moho y bacterias en el serpentín interior húmedo y en la bandeja. Cambie el filtro, eche agua por el desagüe para ver si corre, y pida a un técnico que limpie el serpentín y la bandeja. Dejar el ventilador un rato después de enfriar lo seca. Si huele a quemado o a pescado, apáguelo en el interruptor y llame. Si huele a gas, salga y llame desde afuera.',
    sources: ['EPA-MOLD'],
  },
  bath_fan: {
    english:
      'Clean it first: with the breaker off, take the cover down, vacuum the wheel and the motor, and see that the flap outside opens. Dust on the wheel makes most of the noise. If it still rattles, growls or barely pulls a sheet of toilet paper, replace the motor insert or the fan; an electrician does that fast. It must blow outdoors, not into the attic, because damp air feeds mold. If it smells hot, leave it off.',
    spanish:
      'Límpielo primero: con el interruptor apagado, quite la tapa, aspire la rueda y el motor y vea si afuera abre la tapa. El polvo en la rueda causa casi todo el ruido. Si sigue vibrando, gruñendo o apenas sostiene un papel, cambie el motor o el ventilador; un electricista lo hace rápido. Debe soplar hacia afuera y no al ático, porque el aire húmedo alimenta el moho. Si huele a caliente, déjelo apagado.',
    sources: ['EPA-MOLD'],
  },
  paint_finish: {
    english:
      'Semi-gloss for trim, doors, kitchens and baths, because it wipes clean; eggshell or satin for walls in daily use and in rentals; flat for ceilings and walls with flaws, which shine would show. Higher gloss lasts under scrubbing but shows each dent, so sand and fill first. Outside, satin for walls and semi-gloss for trim and the front door. Before sanding paint in a house from before 1978, take it as lead. Keep the color and finish as a note here.',
    spanish:
      'Semibrillante para molduras, puertas, cocinas y baños, porque se limpia; satinado suave para paredes de uso diario y de renta; mate para techos y paredes con defectos, que el brillo mostraría. Más brillo aguanta el tallado pero muestra cada golpe: lije y resane antes. Afuera, satinado en muros y semibrillante en molduras y la puerta. Antes de lijar pintura en una casa anterior a 1978, tómela por plomo. Guarde aquí color y acabado como nota.',
    sources: ['EPA-LEAD'],
  },
} as const satisfies Readonly<Record<string, Advice>>
