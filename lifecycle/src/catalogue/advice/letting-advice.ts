import type { Advice } from './advice.ts'

/** General advice to landlords. */
export const lettingAdvice = {
  security_deposit: {
    english:
      'The state sets how large a deposit may be, how it is kept and by which day it goes back, so look that up first. Everywhere you may keep it only for unpaid rent and damage beyond normal wear, with a written list and receipts. Photos from the day of moving in decide most disputes.',
    spanish:
      'El estado fija cuánto puede pedir, cómo se guarda y para cuándo se devuelve: consúltelo primero. Solo puede retenerlo por renta sin pagar y daños más allá del uso normal, con lista escrita y recibos. Las fotos del día de entrada deciden casi toda disputa.',
    sources: [],
  },
  late_fee: {
    english:
      'Mostly yes, if the lease names the fee and the day from which it is due; without that line you usually cannot charge it. Many states limit the amount and ask for some days of grace. Write the same rule into every lease and apply it to everyone alike.',
    spanish:
      'Normalmente sí, si el contrato dice el monto y desde qué día; sin esa cláusula casi nunca puede cobrarlo. Muchos estados limitan el monto y piden días de gracia. Ponga la misma regla en cada contrato y aplíquela igual a todos.',
    sources: [],
  },
  notice_period: {
    english:
      'A fixed lease ends on its last day, and the lease and the state say whether and how early you must announce that you do not renew; month to month, 30 to 60 days is common and some states ask for more. Send it in writing, early rather than late. I do not know the law of your state.',
    spanish:
      'Un contrato fijo termina en su último día, y el contrato y el estado dicen si debe avisar que no renueva y con cuánto tiempo; mes a mes, lo común es de 30 a 60 días y algunos estados piden más. Avise por escrito y pronto. No conozco la ley de su estado.',
    sources: [],
  },
  tenant_pets: {
    english:
      'That is your choice, except that assistance animals are not pets: a no or a fee for them usually breaks fair-housing law. If you allow a pet, name the animal in a written addendum, ask for its vaccinations, meet it, check that your insurance covers the breed, and use a pet deposit or monthly pet rent as your state allows.',
    spanish:
      'Usted decide, salvo con animales de asistencia, que no son mascotas: negarlos o cobrar por ellos suele violar la ley. Si acepta, póngalo en un anexo escrito con el animal, pida vacunas, conózcalo, revise que su seguro cubra la raza y cobre depósito o renta por mascota según permita su estado.',
    sources: [],
  },
  tenant_damage: {
    english:
      'The tenant pays for damage by carelessness or misuse; you pay for age and normal wear. Take photos, get one written quote or receipt, and charge only what the thing was still worth: a ten-year-old carpet is worth little. Tell the tenant in writing, and take it from the deposit at the end if it is not paid.',
    spanish:
      'El inquilino paga el daño por descuido o mal uso; usted paga la edad y el desgaste normal. Tome fotos, pida una cotización o recibo y cobre solo lo que la cosa aún valía. Avísele por escrito y, si no paga, descuéntelo del depósito al final.',
    sources: [],
  },
  repair_duty: {
    english:
      'You must keep the home fit to live in: heat where the law asks for it, hot water, safe power and gas, a tight roof, working locks and alarms, and whatever the lease includes. No heat, no water or a danger cannot wait: act the same day. Other repairs need a reasonable time, often up to 30 days, and the answer in writing.',
    spanish:
      'Debe mantener la vivienda habitable: calefacción donde la ley la exige, agua caliente, luz y gas seguros, techo sin goteras, cerraduras y alarmas, y lo que incluya el contrato. Sin calefacción, sin agua o con peligro, actúe el mismo día. Lo demás, en un plazo razonable, a menudo hasta 30 días, y por escrito.',
    sources: [],
  },
  entry_notice: {
    english:
      'Ask first: except in an emergency most states want notice, often 24 hours, at a reasonable hour and for a reason such as a repair. Write it, name the day and the purpose, and agree if you can. For running water, gas or fire you may go in at once.',
    spanish:
      'Avise antes: salvo emergencia, casi todos los estados piden aviso, a menudo de 24 horas, a una hora razonable y con un motivo. Hágalo por escrito con el día y el motivo. Por agua que corre, gas o fuego puede entrar de inmediato.',
    sources: [],
  },
  tenant_alterations: {
    english:
      'Only with your written yes, and you may say no to anything that cannot be undone. Small things, such as paint in an agreed color or a shelf, are cheap goodwill; wiring, gas, plumbing and your own appliances stay with your trades. Write down who pays, who does it and whether it is put back at the end.',
    spanish:
      'Solo con su permiso por escrito, y puede negar lo que no se pueda deshacer. Pintura en un color acordado o una repisa son buena voluntad barata; electricidad, gas y plomería, solo con sus técnicos. Anote quién paga, quién lo hace y si se deja como estaba.',
    sources: [],
  },
  renters_insurance: {
    english:
      'Yes, ask for it: your policy covers the building, not what belongs to tenants, and their policy also covers damage that they cause. Most states let a lease require it. If a pipe bursts, their things are usually a matter for their insurance, unless you were careless.',
    spanish:
      'Sí, pídalo: su póliza cubre el edificio, no las cosas del inquilino, y la de él cubre también los daños que cause. Casi todos los estados permiten exigirlo en el contrato. Si se rompe un tubo, sus cosas suelen ser asunto de su seguro, salvo descuido suyo.',
    sources: [],
  },
  tenant_screening: {
    english:
      'Use the same written rules for everyone: income, credit, earlier landlords, and a background check with consent. Landlords often look for income of about three times the rent. Call the landlord before the present one, because that one has nothing to gain. Race, religion, family, disability and some more may play no part.',
    spanish:
      'Use las mismas reglas escritas para todos: ingresos, crédito, caseros anteriores y antecedentes con permiso. Suele pedirse un ingreso de unas tres veces la renta. Llame también al casero anterior al actual. Raza, religión, familia, discapacidad y otros no pueden contar.',
    sources: [],
  },
  extra_occupants: {
    english:
      'The lease decides: whoever lives there should be named in it, and subletting usually needs your written yes. Ask who it is, screen the person like any applicant, and add a signed page. How many may live there depends on the bedrooms and the local code.',
    spanish:
      'Decide el contrato: quien vive ahí debe estar en él, y subarrendar suele necesitar su permiso escrito. Pregunte quién es, revíselo como a cualquier solicitante y agregue una hoja firmada. Cuántos pueden vivir depende de las recámaras y del código local.',
    sources: [],
  },
  smoking: {
    english:
      'If the lease forbids it, write once with the date and what you saw, and say what follows. Smoke damage is more than normal wear, so cleaning can come from the deposit. The smell goes with washing walls, a sealing primer, new filters and mostly new carpet.',
    spanish:
      'Si el contrato lo prohíbe, avise por escrito con fecha y lo que vio, y diga qué sigue. El daño por humo es más que desgaste normal y puede salir del depósito. El olor se quita lavando paredes, con sellador, filtros nuevos y casi siempre alfombra nueva.',
    sources: [],
  },
  tenant_utilities: {
    english:
      'Whatever the lease says; where each unit has its own meter, tenants usually pay power and gas, and owners often pay water and trash. With one meter for several units, many states want a written and fair split, or that you pay. Include a utility in the rent only if you can bear its use.',
    spanish:
      'Lo que diga el contrato; con medidor propio, el inquilino suele pagar luz y gas, y el dueño agua y basura. Con un medidor para varias unidades, muchos estados piden un reparto escrito y justo, o que pague usted.',
    sources: [],
  },
  market_rent: {
    english:
      'I have no market rents, so I cannot tell. Look at five or more listings of the same size within a mile, ask what really rented and how fast, and compare condition, parking and laundry. A month empty costs more than a small difference: I can show your rents and what the home costs.',
    spanish:
      'No tengo rentas del mercado y no puedo decirlo. Compare cinco o más anuncios del mismo tamaño cerca, pregunte en cuánto se rentaron y qué tan rápido. Un mes vacío cuesta más que una pequeña diferencia: yo puedo mostrarle sus rentas y lo que cuesta la casa.',
    sources: [],
  },
  property_manager: {
    english:
      'It is worth it if the time or the distance costs you more than the fee, which is usually a share of the rent, with extras for finding tenants and for repairs. Ask for all fees in writing, who chooses the trades, and how you can leave. With a few nearby homes a good handyman and fixed hours may be enough.',
    spanish:
      'Vale la pena si su tiempo o la distancia le cuestan más que la tarifa, que suele ser una parte de la renta, con extras por buscar inquilinos y reparaciones. Pida todas las tarifas por escrito, quién elige a los técnicos y cómo salirse.',
    sources: [],
  },
  short_term_rental: {
    english:
      'It can bring more and is more work: cleaning, furniture, empty weeks, taxes on lodging, and a permit that many cities limit. Ask the city, the HOA, the lender and the insurer first. Count with the occupancy of a bad month, and more wear on every appliance.',
    spanish:
      'Puede dejar más y da más trabajo: limpieza, muebles, semanas vacías, impuestos y un permiso que muchas ciudades limitan. Pregunte primero a la ciudad, la asociación, el banco y el seguro. Calcule con la ocupación de un mal mes.',
    sources: [],
  },
  housing_vouchers: {
    english:
      'Vouchers pay a large part of the rent straight to you, reliably, after the housing office has inspected the home. Some states and cities forbid a no for that reason alone. Screen the person as any other, and ask the housing office for its rent limit and its checklist.',
    spanish:
      'Los vales pagan buena parte de la renta directo a usted, tras una inspección. Algunos estados y ciudades prohíben negarse solo por eso. Revise a la persona como a cualquier otra y pida a la oficina de vivienda su límite de renta y su lista.',
    sources: [],
  },
  tenant_noise: {
    english:
      'Ask both sides in writing for dates and times, then remind the one tenant of the quiet hours in the lease. If it goes on, a written warning comes next, and what follows is a matter of the lease and the law. Rugs and felt pads solve more than letters do.',
    spanish:
      'Pida a ambos fechas y horas por escrito y recuerde al inquilino las horas de silencio del contrato. Si sigue, viene una advertencia escrita. Las alfombras y los fieltros resuelven más que las cartas.',
    sources: [],
  },
  tenant_pests: {
    english:
      'You usually pay, unless the tenant brought them in or keeps food and trash lying about. Act within days: they spread to other units. Have a licensed pest company look at the neighbors’ units too, close gaps around pipes, and keep its report.',
    spanish:
      'Normalmente paga usted, salvo que el inquilino las haya traído o deje comida y basura. Actúe en días, porque pasan a otras unidades. Haga revisar también las vecinas, selle huecos junto a tubos y guarde el informe.',
    sources: [],
  },
  tenant_mold: {
    english:
      'Look within a few days and find the water: a leak is yours to repair, steam without airing is for the tenant to stop. Take photos, write down what you found, and repair before anything is painted. More than about 10 square feet, or someone ill, is work for a specialist.',
    spanish:
      'Vaya en pocos días y busque el agua: una fuga le toca a usted; el vapor sin ventilar, al inquilino. Tome fotos, anote lo que vio y repare antes de pintar. Más de 10 pies cuadrados, o alguien enfermo, es trabajo de un especialista.',
    sources: [],
  },
  keys_locks: {
    english:
      'Yes, rekey between tenants: it is cheap, and some states require it. A locksmith changes the pins for less than new locks cost, and a keypad needs only a new code. A lost key or a night call may be charged if the lease says so. Never change the locks to keep a tenant out.',
    spanish:
      'Sí, cambie la combinación entre inquilinos: es barato y algunos estados lo exigen. Un cerrajero cambia los pernos por menos de lo que cuesta una chapa nueva. Nunca cambie la cerradura para dejar fuera a un inquilino.',
    sources: [],
  },
  move_in_inspection: {
    english:
      'Walk through together, with a list and dated photos of every wall, floor, window and appliance, and both sign. Test alarms, locks, outlets, hot water and drains, write down the meter readings and the keys, and show the water and gas shutoffs. I can keep what matters as a note.',
    spanish:
      'Recórralo juntos con lista y fotos fechadas de cada pared, piso, ventana y aparato, y firmen los dos. Pruebe alarmas, cerraduras, contactos, agua caliente y drenajes, anote medidores y llaves, y muestre las llaves de paso. Puedo guardar una nota.',
    sources: [],
  },
  lease_document: {
    english:
      'Use the form of your state’s landlord association or a local lawyer; I cannot write one. It names everyone, the rent and its day, the term, the deposit, late fees, who pays which utility, pets, repairs, entry and notice. A year gives calm, month to month gives freedom to both.',
    spanish:
      'Use el formulario de la asociación de propietarios de su estado o de un abogado; yo no puedo redactarlo. Nombra a todos, renta y día, plazo, depósito, recargos, servicios, mascotas, reparaciones, entrada y aviso.',
    sources: [],
  },
  rent_tax: {
    english:
      'Mostly yes on a rental: repairs count in the year you pay them, while a new roof, furnace or water heater is usually spread over years as depreciation. The line between both is for a tax adviser. Keep each receipt with the home: I can keep the sums as expenses.',
    spanish:
      'En una renta casi siempre sí: las reparaciones cuentan el año que se pagan, y un techo o equipo nuevo suele depreciarse en varios años. El límite lo sabe un contador. Guarde cada recibo: yo puedo anotar los gastos.',
    sources: [],
  },
} as const satisfies Readonly<Record<string, Advice>>
