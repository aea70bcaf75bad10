import { componentNames, otherThings } from './component-words.ts'

/** Words that often decide the intent. Typing errors in them are corrected. */
const deciding = `replace replacing replacement replaced repair repairing repaired maintain maintenance maintaining
  install installed installation leaking leaks leaked cooling heating draining spinning burning smell smells smelling
  sparks sparking carbon monoxide bulging quoted estimate expensive should months years yrs dollars overdue attention
  compare comparison difference better schedule often frequently clean cleaning cleaned filter thank thanks gracias hello
  cuanto cuando cuesta reparar reemplazar cambiar mantener mantenimiento lifespan lifetime expectancy longer remaining
  appliance appliances electric asphalt concrete noise working broken warranty brand bought purchased budget worth fixing
  kitchen basement ceiling bulging dangerous eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
  thirty forty fifty compressor igniter thermostat pressure lifespans bottom electrical lights
  number serial model heater tenant vacant empty
  squeaking squeaky squealing rattling grinding humming buzzing clicking vibrating insurance gasket disposal garbage receipt
  january february september october november december
  price prices decade decades running sediment flush drain alarm detector outlet ceiling standing water`

/** Words of danger. Typing errors in them are corrected. */
const alarming = `shock shocks shocked spark sparks smoke smoking flames electric electrical electrocuted outlet outlets burning
  carbon monoxide detector everywhere flooding flooded bursting ceiling collapse collapsed collapsing sagging bulging swollen
  hissing dizzy headache headaches nausea nauseous propane rotten sulfur wiring breaker swelling ballooning balloon gushing smoldering melted melting scorched explode`

export const knownWords: ReadonlySet<string> = new Set(
  [
    ...deciding.split(/\s+/),
    ...alarming.split(/\s+/),
    ...componentNames.flatMap(({ names }) => names.flatMap((name) => name.split(' '))),
    ...otherThings.flatMap((name) => name.split(' ')),
  ].filter((word) => word.length >= 5),
)

/** Valid words that resemble a known word and must not be corrected to it. */
export const uncorrectedWords: ReadonlySet<string> = new Set(
  `hater haters header headers waiter waters driver drivers bridge fringe stone stones store stores stole strove cover covers
  washed wishes watcher dreyer flyer drawer renter ranger ranges orange rouge rifle ridge ridges proof reroof hoofs furnish furnished bolder broiler trailer
  oiler spoiler cooler cookie hinge lasted lasting taster faster master heated heating hearing hearting boarding filler
  clanking creaking heaving scalding leaky smoky smoker smokers prize paver pavers foyer mountain compress compressed deflector
  sanding handlebar widow retaining carton wager shell shove stoke sporting slacking skimming shelving
  flushing flushed compre compro compra comprar birthday birthdays rubber robber robbers entrando
  refrigerant refrigerants refrigerante refrigerantes frequency shocker flamed smock shook stork spare spans
  sparky stock stocks socks sharks burying sparkling sparing wring wrings ditzy shack
  flashing flashes fleshing
  calienta calientan calentar calentando enfria enfrian enfriando enfriar prende prenden enciende encienden arranca arrancan exprime
  drena drenan centrifuga desagua apaga apagan funciona funcionan gotea gotean oxidada oxidado
  ventajas desventajas estafa cuenta cuentas cuarto cuartos remotely
  pared paredes coladera coladeras sellador congelar congelan congelado congelados
  paper papers papel piano sale salen cenar gran grande lodger renta rentas rentar
  inflation alarmed roofer roofers plumber clearing clears sealing sealed parking working walking counter counters tenant tenants rental contrato contratos`.split(
    /\s+/,
  ),
)
