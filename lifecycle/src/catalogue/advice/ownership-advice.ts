import type { Advice } from './advice.ts'

/** General advice on buying, selling, insuring and owning a home. */
export const ownershipAdvice = {
  sell_as_is: {
    english:
      'Yes, you can sell as is: you make no repairs, and the buyer takes the house in its condition. Expect fewer buyers and lower offers, often by more than the repair costs, because the buyer prices the risk. As is does not free you from telling the defects you know. Get a repair quote and an agent’s price both ways; ask me for the cost of the parts.',
    spanish:
      'Sí, se puede vender tal como está: usted no repara y el comprador la toma en ese estado. Espere menos compradores y ofertas más bajas, a menudo por más de lo que cuesta reparar. Igual debe declarar los defectos que conoce. Pida un presupuesto y a un agente el precio de las dos formas; pregúnteme cuánto cuestan las partes.',
    sources: [],
  },
  offer_discount: {
    english:
      'Ask for the price of the parts that fail or are past their usual age, and not for all that is merely old. Put a written quote or the inspection report behind each amount; a credit at closing is often easier than a lower price. How many other buyers there are decides what you get. Add the home here, and I tell the cost and odds of each part.',
    spanish:
      'Pida el precio de las partes que fallan o pasaron su vida normal, no de todo lo viejo. Respalde cada monto con un presupuesto o el informe de inspección; un crédito al cierre suele ser más fácil que bajar el precio. Decide cuántos compradores más hay. Agregue la casa aquí y le digo el costo y las probabilidades de cada parte.',
    sources: [],
  },
  home_inspection: {
    english:
      'Yes, it is worth it, in a new house too: it typically costs $300 to $500 and can find what costs thousands. It covers what can be seen: structure, roof, heating and cooling, plumbing, wiring. Sewer camera, chimney, radon, mold and termites are usually extra. Pick a certified inspector yourself, go along, and ask the age of each part.',
    spanish:
      'Sí vale la pena, también en casa nueva: suele costar de $300 a $500 y puede descubrir algo de miles. Cubre lo visible: estructura, techo, calefacción y aire, plomería y cableado. El drenaje con cámara, la chimenea, el radón, el moho y las termitas suelen ser aparte. Escoja usted un inspector certificado, acompáñelo y pregunte la edad de cada parte.',
    sources: ['CAF-INSP'],
  },
  new_home_first: {
    english:
      'First be safe: new locks, test smoke and carbon monoxide alarms, and find the main shutoffs of water, gas and power. Then work down the inspection report: leaks, wiring and gas before looks. Change the filters, and photograph the label of every appliance. Add the parts and their years here: I tell what fails first and what to set aside.',
    spanish:
      'Primero la seguridad: cerraduras nuevas, probar alarmas de humo y monóxido de carbono, y ubicar las llaves principales de agua, gas y luz. Luego siga el informe de inspección: fugas, cableado y gas antes que lo estético. Cambie los filtros y fotografíe la etiqueta de cada aparato. Agregue las partes y sus años aquí: le digo qué falla primero.',
    sources: [],
  },
  home_value: {
    english:
      'I cannot say what a home is worth: I know its parts, and not the market. What similar homes nearby sold for lately decides. An agent compares them, often free; an appraiser gives a figure that a lender or a court accepts; online estimates are only a rough start. I can tell what its parts will cost in the coming years.',
    spanish:
      'No puedo decir cuánto vale una casa: conozco sus partes, no el mercado. Decide en cuánto se vendieron hace poco casas parecidas cerca. Un agente las compara, a menudo gratis; un tasador da una cifra que acepta el banco; los cálculos en línea son solo un comienzo. Le puedo decir cuánto costarán sus partes en los próximos años.',
    sources: [],
  },
  mortgage: {
    english:
      'I cannot judge loans and do not know your mortgage or today’s rates. What decides is the whole cost over the years you stay: rate, fees and how long. Get written offers from at least three lenders on the same day; a HUD-approved housing counselor gives free or cheap advice. I can tell what repairs to expect, so that a payment leaves room for them.',
    spanish:
      'No puedo juzgar préstamos, ni conozco su hipoteca ni las tasas de hoy. Decide el costo total en los años que se quede: tasa, gastos y plazo. Pida ofertas por escrito a tres bancos el mismo día; un asesor de vivienda aprobado por HUD ayuda gratis o barato. Le puedo decir qué reparaciones esperar, para que la cuota deje lugar.',
    sources: [],
  },
  hoa: {
    english:
      'The recorded rules of the association (CC&Rs) decide, and I do not know them: ask the manager for them and for the last budget. Usually it must approve what shows outside, such as roof, fence, paint or an AC unit, before you start. In a condo it often owns roof and outer walls, and you the inside. Ask in writing, and keep the answer as a note here.',
    spanish:
      'Deciden las reglas registradas de la asociación (CC&R), que no conozco: pídalas al administrador junto con el último presupuesto. Normalmente debe aprobar antes lo que se ve por fuera: techo, cerca, pintura, aire. En un condominio suele ser dueña del techo y los muros exteriores, y usted de lo interior. Pregunte por escrito y guarde la respuesta como nota aquí.',
    sources: [],
  },
  insurance_claim: {
    english:
      'Claim if the damage was sudden and clearly costs more than your deductible; pay small damage yourself, because claims can raise the price or end the policy. First stop more damage safely, take photos and keep receipts, then get a quote and call the insurer before repairs. What caused it decides, and only the insurer can tell. Ask me for the cost of the part.',
    spanish:
      'Reclame si el daño fue repentino y cuesta claramente más que su deducible; lo pequeño páguelo usted, porque los reclamos pueden subir el precio o terminar la póliza. Primero evite más daño sin arriesgarse, tome fotos, guarde recibos, pida presupuesto y llame al seguro antes de reparar. Decide la causa, y solo la aseguradora lo sabe. Pregúnteme el costo de la parte.',
    sources: [],
  },
  flood_insurance: {
    english:
      'A usual home policy does not pay for floods: only flood insurance does. The flood zone of the address and your lender decide whether you must have it; outside the zone it is cheaper and still worth a quote. An agent sells it, and a federal policy typically starts 30 days after you buy, so do not wait for the storm.',
    spanish:
      'Una póliza de casa normal no paga inundaciones: solo el seguro de inundación. La zona de la dirección y su banco deciden si es obligatorio; fuera de la zona es más barato y también conviene cotizarlo. Lo vende un agente, y una póliza federal suele empezar 30 días después de comprarla, así que no espere a la tormenta.',
    sources: ['NFIP-BASIC'],
  },
  old_roof_insurance: {
    english:
      'Yes, an insurer can ask for a new roof or not renew: some do above about 20 years, or pay only what an old roof is still worth. Have a roofer certify its condition, send photos, ask for a deadline, and let an independent agent find other insurers before you replace it. Never let a policy lapse. Ask me for the roof’s odds and price.',
    spanish:
      'Sí, la aseguradora puede pedir techo nuevo o no renovar: algunas lo hacen desde unos 20 años, o pagan solo lo que vale el techo viejo. Pida a un techador un certificado, mande fotos, pida un plazo y que un agente independiente busque otras aseguradoras antes de cambiarlo. No quede sin póliza. Pregúnteme las probabilidades y el precio del techo.',
    sources: ['INS-ROOF'],
  },
  vacant_home_insurance: {
    english:
      'Tell the insurer before a home stands empty: a usual policy can stop paying for some damage, often after 30 or 60 days. For longer you need a vacancy add-on or a vacant-home policy, which costs much more. Shut off the water, keep some heat on in winter, and have someone look in and note the dates. Ask me which homes are vacant.',
    spanish:
      'Avise al seguro antes de dejar una casa vacía: una póliza normal puede dejar de pagar ciertos daños, a menudo después de 30 o 60 días. Para más tiempo hace falta un anexo o una póliza de casa vacía, que cuesta mucho más. Cierre el agua, deje algo de calefacción en invierno y que alguien la revise. Pregúnteme qué casas están vacías.',
    sources: ['BKR-VAC'],
  },
  investment_advice: {
    english:
      'I cannot advise on stocks, crypto or other investments: I only know homes. Before any investment, keep the money for repairs that come soon somewhere safe, where you can reach it. A fee-only financial planner can look at the rest. Ask me how much to set aside for your homes.',
    spanish:
      'No puedo aconsejar sobre acciones, criptomonedas ni otras inversiones: solo sé de casas. Antes de invertir, tenga en un lugar seguro y a la mano el dinero para las reparaciones cercanas. Un asesor financiero que cobra solo por consulta puede ver el resto. Pregúnteme cuánto apartar para sus casas.',
    sources: [],
  },
  rental_as_investment: {
    english:
      'It is a good deal only if rent minus all costs leaves money: loan, taxes, insurance, empty months, management, repairs and replacements. The cap rate is the yearly rent minus costs without the loan, divided by the price; compare it with similar homes nearby. What most people leave out is roof, heating and appliances. Add the home here, and I give that yearly figure.',
    spanish:
      'Conviene solo si la renta menos todos los gastos deja dinero: préstamo, impuestos, seguro, meses vacíos, administración, reparaciones y reemplazos. La tasa de capitalización es la renta anual menos gastos sin el préstamo, dividida entre el precio; compárela con casas parecidas cerca. Lo que más se olvida es techo, calefacción y aparatos. Agregue la casa aquí y le doy esa cifra anual.',
    sources: [],
  },
  documents_to_keep: {
    english:
      'Keep deed, closing papers, permits and receipts for improvements as long as you own the home, and after the sale until the tax return for it can no longer be questioned, generally three years. Keep other tax receipts generally three years too, warranties until they end, policies and leases until no claim is possible. Scan them. I store notes, dates and costs, but no documents.',
    spanish:
      'Guarde escritura, papeles del cierre, permisos y recibos de mejoras mientras tenga la casa, y después de venderla hasta que ya no puedan revisar la declaración de impuestos, en general tres años. Otros recibos de impuestos también unos tres años; garantías hasta que venzan; pólizas y contratos hasta que no quepa reclamo. Escanéelos. Guardo notas, fechas y costos, no documentos.',
    sources: ['IRS-530'],
  },
  photo_inventory: {
    english:
      'Walk through each room with your phone and film it slowly, open closets and drawers, and photograph the label of each appliance and any receipt. Store it outside the house, for example online, and repeat it once a year and before each new tenant. Here, “Upload” on the page of a home takes one photo of it; ages, brands and models go with each part.',
    spanish:
      'Recorra cada cuarto grabando despacio con el teléfono, abra clósets y cajones, y fotografíe la etiqueta de cada aparato y los recibos. Guárdelo fuera de la casa, por ejemplo en línea, y repítalo cada año y antes de cada inquilino. Aquí, «Upload» en la página de cada casa guarda una foto; la edad, la marca y el modelo van con cada parte.',
    sources: [],
  },
  aging_in_place: {
    english:
      'Begin with falls: light on stairs and at night, loose rugs out, handrails on both sides, and grab bars screwed into studs at toilet and shower. Next come a step-free shower, lever handles and one bedroom and bath on the entry floor. An occupational therapist or the local Area Agency on Aging looks at the house and knows of grants. Wheelchair or walker decides the widths.',
    spanish:
      'Empiece por evitar caídas: luz en escaleras y de noche, sin tapetes sueltos, pasamanos a ambos lados y barras fijadas a la estructura en inodoro y ducha. Luego, ducha sin escalón, manijas de palanca y recámara y baño en la planta de entrada. Un terapeuta ocupacional o la agencia local para personas mayores revisa la casa y conoce las ayudas.',
    sources: [],
  },
  renovation_order: {
    english:
      'First what keeps water out and people safe: roof, drainage, structure, wiring and gas. Then pipes and heating inside open walls, then insulation and windows, then kitchen and bath, and floors and paint last. What decides is which work would be torn open again. Ask me which part is likely to fail first.',
    spanish:
      'Primero lo que frena el agua y protege a la gente: techo, drenaje, estructura, cableado y gas. Luego tuberías y calefacción con los muros abiertos, aislamiento y ventanas, después paredes, cocina y baño, y al final pisos y pintura. Decide qué trabajo habría que romper de nuevo. Pregúnteme qué parte fallará primero.',
    sources: [],
  },
  diy_limits: {
    english:
      'You can mostly do what needs no permit and cannot hurt you: paint, filters, caulk, faucets, door seals, an appliance that plugs in. Leave gas, wiring in the panel, refrigerant, roofs, structure, asbestos and lead paint to licensed people. Turn power and water off before you begin. In a rental the rules are often stricter, and insurers ask who did it.',
    spanish:
      'En general puede hacer lo que no pide permiso ni es peligroso: pintura, filtros, sellador, llaves de agua, empaques, un aparato que se enchufa. Deje a gente con licencia el gas, el tablero eléctrico, el refrigerante, el techo, la estructura, el asbesto y la pintura con plomo. Corte luz y agua antes de empezar. En casas rentadas las reglas suelen ser más estrictas, y el seguro pregunta quién lo hizo.',
    sources: [],
  },
  rental_llc: {
    english:
      'Good insurance comes first, and one LLC or several is the second step: a liability policy with an umbrella covers most of what an owner of a few homes is sued for. An LLC for each home keeps a claim at one home from the others, but costs state fees, a bank account and books for each, and a transfer can break the mortgage and the policy: ask both first. The IRS usually ignores an LLC with one owner, so it saves no income tax. A local attorney decides.',
    spanish:
      'Primero un buen seguro, y después una o varias LLC: una póliza de responsabilidad con cobertura extra (umbrella) cubre casi todo por lo que demandan a quien tiene pocas casas. Una LLC por casa separa una demanda de las demás, pero cuesta tarifas del estado, cuenta y contabilidad de cada una, y el traspaso puede violar la hipoteca y la póliza: pregunte antes a ambos. El IRS suele ignorar una LLC de un solo dueño, así que no ahorra impuesto sobre la renta. Consulte a un abogado local.',
    sources: ['IRS-SMLLC'],
  },
  mortgage_or_repairs: {
    english:
      'Repairs that stop damage or danger come first: a leak, the heating, wiring. Then a reserve that pays for the next failure without a card, and only then extra payments on the mortgage, because money paid in is hard to get out. Work that is only nice competes with the loan: paying it off earns exactly its interest rate, and most improvements return less than they cost. Ask me what is due and how much to set aside.',
    spanish:
      'Primero las reparaciones que detienen un daño o un peligro: una fuga, la calefacción, los cables. Luego una reserva que pague la próxima falla sin tarjeta, y solo después pagos extra a la hipoteca, porque ese dinero es difícil de recuperar. Las mejoras por gusto compiten con el préstamo: pagarlo rinde justo su tasa de interés, y casi toda mejora devuelve menos de lo que cuesta. Pregúnteme qué vence y cuánto ahorrar.',
    sources: ['CFPB-FUND'],
  },
} as const satisfies Readonly<Record<string, Advice>>
