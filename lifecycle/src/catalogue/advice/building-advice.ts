import type { Advice } from './advice.ts'

/** General advice on the building, its materials and its money. */
export const buildingAdvice = {
  water_softener: {
    english:
      'It pays where the water is hard: scale shortens the life of water heaters, dishwashers and taps. Have the water tested first; under about 7 grains a gallon it is comfort, above 10 it saves equipment. It needs salt and a drain. Flushing the heater each year is the cheap first step.',
    spanish:
      'Conviene con agua dura: el sarro acorta la vida de calentadores, lavavajillas y llaves. Primero haga analizar el agua. Pide sal y desagüe. Limpiar el calentador cada año es el primer paso barato.',
    sources: [],
  },
  roof_material: {
    english:
      'Asphalt shingles are the cheap standard; architectural ones last longer than three-tab for little more. Metal costs two to three times as much and lasts far longer, which pays if you stay. Tile and slate last longest and need a frame that carries them. Ask me for the price of each in your state.',
    spanish:
      'La teja asfáltica es lo barato y común; la arquitectónica dura más por poco más. El metal cuesta dos o tres veces más y dura mucho más: conviene si se queda. Pregúnteme el precio en su estado.',
    sources: [],
  },
  roof_overlay: {
    english:
      'Better not: most places allow at most two layers, and a second one hides rot, lasts shorter, adds weight and can void the warranty. Tearing off shows the deck and the flashing, which is where leaks begin. It saves now and costs more at the next roof.',
    spanish:
      'Mejor no: casi en todas partes se permiten máximo dos capas, y la segunda esconde madera podrida, dura menos, pesa y puede anular la garantía. Quitar la vieja deja ver la base y los tapajuntas, donde empiezan las goteras.',
    sources: [],
  },
  roof_patch: {
    english:
      'Patch it if the leak has one cause, such as flashing, a boot or some shingles, and the rest is sound; replace it if shingles curl and lose grains everywhere or leaks come in several places. Let a roofer photograph it. Tell me the roof’s age and the quote, and I compare both.',
    spanish:
      'Parche si la gotera tiene una causa, como tapajuntas o unas tejas, y lo demás está sano; cámbielo si las tejas se enroscan en todas partes o gotea en varios sitios. Que un techador tome fotos. Dígame la edad y la cotización y comparo.',
    sources: [],
  },
  gutter_guards: {
    english:
      'They make cleaning rarer, not needless: fine mesh is the best kind, foam and brushes clog. They pay where trees stand close or nobody can climb. Ask the price per foot from a roofer too, because those that are sold at the door are the dearest.',
    spanish:
      'Hacen la limpieza más rara, no innecesaria: la malla fina es lo mejor; esponjas y cepillos se tapan. Convienen con árboles cerca. Pida precio también a un techador: las que se venden en la puerta son las más caras.',
    sources: [],
  },
  insulation: {
    english:
      'The attic first: it is cheap and pays back soonest where there is little. Seal the gaps around pipes, lights and the hatch before you add any. About 15 inches of blown insulation is right for cold states, ten for warm ones. Utilities often pay a part.',
    spanish:
      'Primero el ático: es barato y se paga pronto si hay poco. Selle antes los huecos de tubos, luces y trampilla. Unas 15 pulgadas en estados fríos, diez en cálidos. La compañía de luz o gas suele pagar una parte.',
    sources: [],
  },
  windows: {
    english:
      'Replace them for rot, drafts that cannot be sealed, or comfort; the saved energy alone seldom pays. Fogged panes mean a failed seal: often only the glass is replaced. Weatherstrips, caulk and storm windows do much of it for a tenth of the money.',
    spanish:
      'Cámbielas por pudrición, corrientes o comodidad; el ahorro de energía solo rara vez las paga. Un vidrio empañado por dentro es un sello roto: a menudo se cambia solo el vidrio. Burletes y sellador hacen mucho por poco.',
    sources: [],
  },
  driveway_material: {
    english:
      'Asphalt is cheaper, flexes with frost and wants sealing every few years; concrete costs more, lasts longer and dislikes salt and roots; gravel is cheapest and needs raking. Repave rather than seal where cracks form a net or the base sinks. Ask me for prices in your state.',
    spanish:
      'El asfalto es más barato, aguanta la helada y pide sellado cada pocos años; el concreto cuesta más y dura más; la grava es lo más barato. Repavimente si las grietas forman red o se hunde. Pregúnteme precios en su estado.',
    sources: [],
  },
  ev_charger: {
    english:
      'Usually yes, on its own 240-volt circuit, if the panel has room: an electrician counts the load first, and a charger that limits itself often saves a new panel. It needs a permit. In a rental settle in writing who pays for it, who owns it and how its power is billed.',
    spanish:
      'Normalmente sí, con su propio circuito de 240 voltios, si el tablero aguanta: un electricista calcula la carga. Necesita permiso. En una renta acuerde por escrito quién paga, de quién es y cómo se cobra la luz.',
    sources: [],
  },
  panel_upgrade: {
    english:
      'Not by size alone: 100 amperes serve a home with gas heat, and 200 suit electric heat, cooking or a car. Fuses, knob-and-tube wiring and panels of Federal Pacific or Zinsco are a reason to have an electrician look soon, and insurers ask. A warm, buzzing or smelling panel is an emergency.',
    spanish:
      'No solo por el tamaño: 100 amperios bastan con calefacción de gas; 200 para todo eléctrico o un auto. Fusibles, cableado antiguo y tableros Federal Pacific o Zinsco son motivo para llamar pronto a un electricista. Si está caliente, zumba o huele, es urgente.',
    sources: [],
  },
  pipe_materials: {
    english:
      'Galvanized steel rusts shut from inside and is replaced when pressure or color goes; polybutylene can split without warning and is better replaced; a lead line should go. PEX is today’s usual choice, copper the lasting one. A plumber can do it in stages.',
    spanish:
      'El acero galvanizado se tapa por óxido y se cambia cuando baja la presión; el polibutileno puede abrirse sin aviso; el plomo debe quitarse. Hoy se usa PEX; el cobre dura mucho. Un plomero puede hacerlo por etapas.',
    sources: [],
  },
  asbestos_test: {
    english:
      'You cannot see it: in a house from before about 1980, have tiles, popcorn ceilings, pipe wrap and siding tested by a laboratory before you cut, sand or break them. Leave what is sound alone, it is harmless while it is whole. Removal is for licensed firms.',
    spanish:
      'No se ve: en casas de antes de 1980, haga analizar losetas, techos rugosos y forros de tubos antes de cortar o lijar. Lo que está entero no daña: déjelo. Quitarlo es trabajo de una empresa con licencia.',
    sources: [],
  },
  lead_paint: {
    english:
      'Assume it in a house from before 1978, until a test says otherwise. Paint that is whole is safe; chips and dust are what poison small children, so never dry-sand or burn it. For such houses landlords and sellers must give the federal lead disclosure and pamphlet, and paid work must follow lead-safe rules.',
    spanish:
      'Supóngala en casas de antes de 1978 hasta que una prueba diga lo contrario. Entera no daña; las escamas y el polvo intoxican a los niños: no lije en seco ni queme. En esas casas debe dar el aviso federal de plomo y usar trabajo seguro.',
    sources: [],
  },
  radon: {
    english:
      'Yes, test: radon has no smell, a kit is cheap, and any house can have it. The federal advice is to mitigate at 4 pCi/L or more. A fan that draws air from under the slab mostly solves it.',
    spanish:
      'Sí, haga la prueba: el radón no huele, el kit es barato y cualquier casa puede tenerlo. La recomendación federal es corregir desde 4 pCi/L. Un ventilador que saca el aire de debajo del piso casi siempre lo resuelve.',
    sources: [],
  },
  rebates_credits: {
    english:
      'Often, but they change each year and by place, and I do not keep them. Ask your utility, the state energy office and a tax adviser before you sign, because some must be granted before the work. Heat pumps, insulation and heat pump water heaters get most. Keep invoices with model numbers.',
    spanish:
      'A menudo sí, pero cambian cada año y según el lugar, y no los tengo. Pregunte a la compañía de luz, a la oficina de energía del estado y a un contador antes de firmar. Guarde facturas con número de modelo.',
    sources: [],
  },
  finance_repair: {
    english:
      'In this order: savings, a home equity line if you have one, a credit union loan, and the contractor’s plan only if the zero percent holds to the end and the cash price is not higher. Ask the city and the utility for repair grants. A stopgap repair can buy months: tell me the quote and the part.',
    spanish:
      'En este orden: ahorros, línea sobre la casa, préstamo de cooperativa, y el plan del contratista solo si el cero por ciento es hasta el final. Pregunte por apoyos de la ciudad. Una reparación provisional puede ganar meses: dígame la cotización.',
    sources: [],
  },
  one_percent_rule: {
    english:
      'The rules of thumb, 1% of the price or a dollar a square foot each year, fit no single house: they know neither its age nor its parts. I add up your own parts with their odds instead: ask “how much should I save each month”. Keep the largest single repair that could come this year within reach.',
    spanish:
      'Las reglas, 1% del precio o un dólar por pie cuadrado al año, no le quedan a ninguna casa: no saben su edad ni sus partes. Yo sumo sus propias partes: pregúnteme cuánto ahorrar cada mes. Tenga a la mano la reparación más cara que pueda venir este año.',
    sources: [],
  },
  expansion_tank: {
    english:
      'Yes, if a check valve or pressure regulator closes your water off from the street: heated water then has nowhere to go and strains the tank and valves. Many codes and warranties ask for it with a new heater. It is a cheap part, so the plumber is probably right.',
    spanish:
      'Sí, si una válvula de retención o un regulador cierra su agua hacia la calle: el agua caliente no tiene adónde ir. Muchos códigos y garantías lo piden con un calentador nuevo. Es barato: el plomero quizá tiene razón.',
    sources: [],
  },
} as const satisfies Readonly<Record<string, Advice>>
