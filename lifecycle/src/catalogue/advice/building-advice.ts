import type { Advice } from './advice.ts'

/** General advice on the building, its materials, and how to pay for work on it. */
export const buildingAdvice = {
  water_softener: {
    english:
      'Only if your water is hard: have it tested, because many utilities tell the hardness for free and a strip costs little. Softened water spares taps, dishwashers and water heaters from scale, most of all a tankless one. It needs salt, a drain and space, and adds sodium to the water. A filter does not soften. I found no figure of how many years it adds to a part.',
    spanish:
      'Solo si su agua es dura: hágala medir, pues muchas compañías dan el dato gratis y una tira cuesta poco. El agua suave protege del sarro llaves, lavavajillas y calentadores, sobre todo los de paso. Pide sal, desagüe y espacio, y agrega sodio. Un filtro no suaviza. No encontré cifras de cuántos años alarga la vida de un aparato.',
    sources: [],
  },
  roof_material: {
    english:
      'Asphalt for the lower price and the shorter stay, metal if you keep the house for decades or face snow, fire or hail: metal costs far more and lasts longer. How long you keep the house decides. Check that the frame carries tile or slate, whether an association has rules, and what the insurer credits. Ask me what a roof costs and how long each kind lasts.',
    spanish:
      'Asfalto si quiere gastar menos o se queda poco tiempo, metal si conserva la casa por décadas o hay nieve, incendios o granizo: cuesta mucho más y dura más. Decide cuánto tiempo tendrá la casa. Vea si la estructura aguanta teja o pizarra, si la asociación tiene reglas y qué descuenta el seguro. Pregúnteme cuánto cuesta un techo y cuánto dura cada tipo.',
    sources: [],
  },
  roof_overlay: {
    english:
      'Better not: tearing off lets the roofer see and fix the wood, and a second layer hides rot, weighs more and tends to age sooner. Many places allow two layers at most, and some insurers and makers’ warranties refuse one. It saves the tear-off now and costs a double one next time. Never over a leaking or curled roof. Ask the building department which rule holds.',
    spanish:
      'Mejor no: al quitar lo viejo, el techador ve y arregla la madera; una segunda capa tapa la pudrición, pesa más y suele envejecer antes. Muchos lugares permiten dos capas como máximo, y algunos seguros y garantías no la aceptan. Ahorra ahora y cuesta doble después. Nunca sobre un techo que gotea o con tejas dobladas. Pregunte la regla en el departamento de construcción.',
    sources: [],
  },
  roof_patch: {
    english:
      'Patch if the roof is in the first half of its life and the damage is in one place, such as flashing, a vent boot or a few shingles; replace if it leaks in several places, sheds granules or nears its end. Age decides. Stay off the roof: put a bucket under the drip and have a roofer look. Tell me its age and the quote, and I compare.',
    spanish:
      'Parche si el techo está en la primera mitad de su vida y el daño es en un solo lugar, como tapajuntas, un tubo o pocas tejas; cambio si gotea en varios lados, suelta granos o está por terminar. Decide la edad. No se suba: ponga una cubeta y que un techador revise y tome fotos. Dígame la edad y el presupuesto y los comparo.',
    sources: [],
  },
  gutter_guards: {
    english:
      'Sometimes: they help under trees and save climbs, but none ends cleaning, because fine debris still settles on top or behind them. A fine metal mesh works best with small leaves and needles; foam and plastic clog sooner. Compare their price with some years of paid cleaning, and be wary of one-day discounts at the door. Leave the ladder to someone trained.',
    spanish:
      'A veces: ayudan bajo árboles y evitan subidas, pero ninguno elimina la limpieza, porque lo fino se queda encima o detrás. La malla metálica fina sirve mejor con hojas chicas y agujas de pino; la espuma y el plástico se tapan antes. Compare su precio con años de limpieza pagada y desconfíe del descuento de un solo día. Deje la escalera a quien sepa.',
    sources: [],
  },
  insulation: {
    english:
      'The attic first, after sealing its gaps: that is usually the cheapest way to cut heating and cooling, and walls come later. The depth that is there decides; the energy department lists the R-value for your zone. Before you touch old insulation, stop: gray pebbles may be vermiculite with asbestos, and old wiring must be checked. Keep vents free. Many utilities pay part of an audit.',
    spanish:
      'Primero el ático, después de sellar huecos: suele ser lo más barato para bajar calefacción y aire; las paredes van después. Decide cuánto hay ya; el Departamento de Energía indica el valor R de su zona. Antes de tocar aislante viejo, alto: la vermiculita gris puede tener asbesto, y hay que revisar cables viejos. No tape ventilas. Muchas compañías pagan parte de una auditoría.',
    sources: [],
  },
  windows: {
    english:
      'Rarely for the energy alone: lower bills pay new windows back very slowly, so replace them for rot, broken seals, comfort or sale. Seal, weatherstrip and repair first, or add storm windows. Single panes in a cold place gain most. In a house from before 1978, old paint may hold lead, so use a lead-safe certified firm.',
    spanish:
      'Rara vez solo por energía: la factura más baja las paga muy despacio, así que cámbielas por pudrición, sellos rotos, comodidad o venta. Primero selle, ponga burletes y repare, o agregue contraventanas. Donde más se gana es con vidrio sencillo y mucho frío. En una casa anterior a 1978 la pintura puede tener plomo: contrate una empresa certificada.',
    sources: [],
  },
  driveway_material: {
    english:
      'Asphalt is cheaper to lay and suits cold places, but needs sealing; concrete costs more, lasts longer and stays neat in the heat; gravel is cheapest and needs raking and topping up. The base and the drainage decide the life more than the surface. Ask each bidder how deep both are. Ask me what a driveway costs and how long each lasts.',
    spanish:
      'El asfalto es más barato y va bien en lugares fríos, pero hay que sellarlo; el concreto cuesta más, dura más y aguanta el calor; la grava es lo más barato y hay que rastrillarla y reponerla. La base y el drenaje deciden la vida más que la superficie. Pregunte a cada contratista qué tan hondos son. Pregúnteme cuánto cuesta y cuánto dura cada una.',
    sources: [],
  },
  ev_charger: {
    english:
      'For most drivers, yes if you own a parking spot: a 240-volt charger fills overnight, and a plain outlet adds only a few miles an hour. The panel decides: an electrician calculates the spare capacity, pulls the permit and fits a dedicated circuit. A unit that shares the load can avoid a new panel. In a rental, agree in writing who pays for the power and owns the charger.',
    spanish:
      'Para la mayoría sí, si tiene lugar propio: un cargador de 240 voltios llena en la noche, y un enchufe común agrega pocas millas por hora. Decide el tablero: un electricista calcula la capacidad, tramita el permiso y pone un circuito propio. Uno que reparte la carga puede evitar un tablero nuevo. En una renta, acuerde por escrito quién paga la luz y de quién es el cargador.',
    sources: [],
  },
  panel_upgrade: {
    english:
      'Not because of age alone: you need a new panel if it is recalled, warm, rusty, buzzing or has no room for what you add, such as a heat pump or an EV charger. Fuse boxes and Federal Pacific or Zinsco panels worry insurers, so have an electrician look. A load calculation decides whether 100 amps are enough. Never open it yourself; with a burning smell, call 911 from outside.',
    spanish:
      'No solo por la edad: se necesita si está retirado del mercado, caliente, oxidado, zumba o no tiene lugar para lo que agrega, como bomba de calor o cargador. Los de fusibles y los Federal Pacific o Zinsco preocupan a las aseguradoras: que los vea un electricista. Un cálculo de carga dice si bastan 100 amperios. No lo abra; si huele a quemado, llame al 911 desde afuera.',
    sources: [],
  },
  pipe_materials: {
    english:
      'Polybutylene, used from 1978 to 1995, should go before it bursts; it is usually gray or blue plastic, marked PB. Galvanized steel rusts shut from inside: plan a repipe when pressure drops or water runs brown. Lead must go: until then use cold water through a certified lead filter, and ask the utility about the service line. Copper and PEX can stay. A licensed plumber can tell which you have.',
    spanish:
      'El polibutileno, usado de 1978 a 1995, se debe cambiar antes de que reviente; suele ser plástico gris o azul con la marca PB. El acero galvanizado se oxida por dentro: planee cambiarlo si baja la presión o sale agua café. El plomo debe quitarse: mientras, use agua fría con filtro certificado para plomo y pregunte a la compañía. Cobre y PEX pueden quedarse. Un plomero los identifica.',
    sources: ['PPD-PB'],
  },
  asbestos_test: {
    english:
      'Do not touch, sand or break it: you cannot see asbestos, only a lab can tell. If the material is sound and left alone, it is usually safest where it is. Before work, have a trained asbestos professional take samples of old duct and pipe wrap, floor tile, popcorn ceilings, siding or vermiculite. Damaged material is for a licensed abatement firm: keep people out of the room.',
    spanish:
      'No lo toque, lije ni rompa: el asbesto no se ve, solo un laboratorio lo confirma. Si está entero y nadie lo mueve, suele ser más seguro dejarlo. Antes de una obra, que un profesional capacitado tome muestras de forros de ductos y tubos, loseta vieja, techo texturizado, fachada o vermiculita. Lo dañado es para una empresa con licencia: que nadie entre al cuarto.',
    sources: [],
  },
  lead_paint: {
    english:
      'If the house is from before 1978, assume lead until a certified inspector or risk assessor tests it. Do not sand, scrape or burn old paint; wipe dust wet and keep children away from chips. Landlords must tell renters what they know and give the EPA brochure, and paid work needs a lead-safe certified firm. A child at risk needs a blood test: ask the doctor.',
    spanish:
      'Si la casa es anterior a 1978, suponga que hay plomo hasta que un inspector certificado la pruebe. No lije, raspe ni queme pintura vieja; limpie el polvo con trapo húmedo y aleje a los niños. El casero debe informar lo que sabe y dar el folleto de la EPA, y el trabajo pagado exige una empresa certificada. Un niño expuesto necesita análisis de sangre.',
    sources: ['EPA-LEAD'],
  },
  radon: {
    english:
      'Test: it is cheap, and no look or smell tells. The EPA says to fix a home at 4 pCi/L or more, and to consider it between 2 and 4. Use a kit in the lowest lived-in room, and repeat if it is high. A certified contractor fits a pipe and fan that draw the gas from under the slab. Test again afterwards.',
    spanish:
      'Haga la prueba: es barata, y no se ve ni huele. La EPA dice que hay que arreglarlo desde 4 pCi/L, y considerarlo entre 2 y 4. Ponga el kit en el cuarto habitado más bajo y repita si sale alto. Un contratista certificado pone un tubo con ventilador que saca el gas de debajo del piso. Mida otra vez después.',
    sources: ['EPA-RADON'],
  },
  rebates_credits: {
    english:
      'Start with your electric and gas utility and the state energy office: they list rebates by ZIP code, often for heat pumps, insulation and thermostats. The federal home improvement and solar credits ended for spending after 2025, by the law of July 2025; work done before may still count on that year’s return. Ask before you buy, because many need approval first. A tax adviser decides about a rental.',
    spanish:
      'Empiece por su compañía de luz y gas y la oficina de energía del estado: listan descuentos por código postal, a menudo para bombas de calor, aislante y termostatos. Los créditos federales para mejoras y paneles terminaron para gastos después de 2025, por la ley de julio de 2025; lo anterior puede contar ese año. Pregunte antes de comprar. Para una renta, consulte a un contador.',
    sources: ['BT-CREDIT'],
  },
  finance_repair: {
    english:
      'Cash first, then the cheapest loan you can repay before the next part is due: compare the yearly rate (APR) with fees, not the monthly payment. A credit union loan or a home equity line is often cheaper than a contractor’s plan or a card; an equity line puts the house at risk. Watch 0% offers that charge all interest if you pay late. Ask me what comes next.',
    spanish:
      'Primero efectivo, luego el préstamo más barato que pueda pagar antes del próximo gasto: compare la tasa anual (APR) con comisiones, no la mensualidad. Una cooperativa de crédito o una línea sobre la casa suele ser más barata que el plan del contratista o la tarjeta; esa línea arriesga la casa. Cuidado con el 0% que cobra todo el interés si se atrasa. Pregúnteme qué sigue.',
    sources: [],
  },
  one_percent_rule: {
    english:
      'It is a starting point, not a forecast: the rule says to save 1% to 4% of the home’s value a year, less for a new home, more for an old one. A price tag knows nothing of your roof’s age. I compute it from the parts instead: each one’s age, life and price. Ask me “how much should I set aside?”. Repairs, paint and yard come on top.',
    spanish:
      'Es un punto de partida, no un pronóstico: la regla dice ahorrar de 1% a 4% del valor de la casa al año, menos si es nueva y más si es vieja. El precio no sabe la edad del techo. Yo lo calculo con las partes: edad, vida y precio de cada una. Pregúnteme “¿cuánto debo ahorrar?”. Reparaciones, pintura y jardín van aparte.',
    sources: ['TOM-1TO4'],
  },
  emergency_fund: {
    english:
      'Enough for the dearest single part that may fail soon, and a month or two of costs or empty rent on top: a fixed sum fits no house. Keep it in an account that you can reach in a day, apart from deposits of tenants. Start small and regular. I can name that part and its price: ask me which part is next, or how much to set aside.',
    spanish:
      'Lo suficiente para la parte más cara que pueda fallar pronto, más uno o dos meses de gastos o de renta vacía: no hay una suma para toda casa. Téngalo en una cuenta disponible en un día, aparte de los depósitos de inquilinos. Empiece con poco y constante. Yo puedo decirle cuál parte y su precio: pregúnteme qué sigue o cuánto apartar.',
    sources: [],
  },
  expansion_tank: {
    english:
      'You need one if a check valve or pressure regulator closes your water system, because heated water then has nowhere to go; many plumbing codes ask for it with a new water heater. Without it, pressure can make the relief valve drip and wear the tank and hoses. A plumber measures the pressure and sets the tank to it. Never plug a relief valve that drips.',
    spanish:
      'Lo necesita si una válvula de retención o un regulador cierra su sistema, porque el agua caliente se expande y no tiene salida; muchos códigos lo piden con un calentador nuevo. Sin él, la presión puede hacer gotear la válvula de alivio y gastar tanque y mangueras. Un plomero mide la presión y ajusta el tanque. Nunca tape una válvula de alivio que gotea.',
    sources: [],
  },
  roof_color: {
    english:
      'Light colors where summers are hot, because they reflect more sun and keep the attic cooler; where you heat more than you cool, the color hardly changes the bill, so take what suits the walls and the street. Dark ones hide stains and moss streaks; light gray and tan show them. See a full board in sunlight and on a house nearby, and ask an association first. A reflective shingle in a darker color costs a little more. Color does not change when I plan the roof.',
    spanish:
      'Colores claros donde el verano es caluroso, porque reflejan más sol y el ático se calienta menos; donde más se calienta que se enfría, el color casi no cambia la factura: elija lo que vaya con los muros y la calle. Los oscuros disimulan manchas y musgo; el gris claro y el arena los muestran. Vea una muestra grande al sol y en una casa cercana, y pregunte antes a la asociación. El color no cambia cuándo planifico el techo.',
    sources: ['EERE-COOL'],
  },
} as const satisfies Readonly<Record<string, Advice>>
