import type { Advice } from './advice.ts'

/** General advice on buying, selling, insuring and owning a home. */
export const ownershipAdvice = {
  sell_as_is: {
    english:
      'You may, and it is quick, but buyers take more off than most repairs cost, because they fear what they cannot see. You still have to tell of what you know. Get prices for the two or three worst things first: fix what is cheap and frightening, and name a price for the rest. Ask me what your old parts would cost.',
    spanish:
      'Puede, y es rápido, pero el comprador descuenta más de lo que costarían casi todas las reparaciones, porque teme lo que no ve. Igual debe declarar lo que sabe. Pida precio de las dos o tres peores cosas: arregle lo barato y que asusta. Pregúnteme cuánto costarían sus partes viejas.',
    sources: [],
  },
  offer_discount: {
    english:
      'Ask for the price of what is due within about two years, and for half of what is due within five: a part that is old but works is not worth its whole price. Put quotes beside it, because a credit with a number is granted sooner. Tell me the parts and their ages, and I give the price and the odds of each.',
    spanish:
      'Pida el precio de lo que vence en unos dos años y la mitad de lo que vence en cinco: lo viejo que funciona no vale su precio entero. Ponga cotizaciones al lado. Dígame partes y edades y le doy precio y probabilidad de cada una.',
    sources: [],
  },
  home_inspection: {
    english:
      'Yes, nearly always: it costs little beside what it can find, and in a hot market you can look before you bid or keep it for information only. It covers what can be seen; add a sewer camera in an older house, and radon, termites or a chimney where they are usual. Go along and ask for the age of each part.',
    spanish:
      'Sí, casi siempre: cuesta poco frente a lo que puede encontrar. Cubre lo visible; agregue cámara al drenaje en casas viejas, y radón, termitas o chimenea donde sea común. Vaya y pregunte la edad de cada parte.',
    sources: [],
  },
  new_home_first: {
    english:
      'First find and label the shutoffs for water, gas and power, change the locks, and test or replace smoke and carbon monoxide alarms. Then write down the age of each part from its label: with those I tell you what comes next and what to save. Put off what only looks old for a year, until you know the house.',
    spanish:
      'Primero ubique las llaves de agua, gas y luz, cambie cerraduras y pruebe o cambie alarmas. Luego anote la edad de cada parte: con eso le digo qué sigue y cuánto ahorrar. Lo que solo se ve viejo puede esperar un año.',
    sources: [],
  },
  home_value: {
    english:
      'I cannot tell: I have no sale prices. A local agent’s comparison of three recent sales, or an appraiser, is the honest way; online estimates are often off by a tenth. What I can tell is which parts a buyer will ask about and what they cost.',
    spanish:
      'No puedo decirlo: no tengo precios de venta. Un agente con tres ventas recientes o un valuador es lo honesto. Lo que sí puedo decir es por qué partes preguntará un comprador y cuánto cuestan.',
    sources: [],
  },
  mortgage: {
    english:
      'That is for a lender or a fee-only adviser: I have no rates and do not know your loan. Divide the cost of refinancing by what you save a month: if you stay longer than those months, it pays. Keep the money for repairs that are due soon out of extra payments: I can tell you how much that is.',
    spanish:
      'Eso es para un banco o un asesor: no tengo tasas ni su préstamo. Divida el costo entre lo que ahorra al mes: si se queda más meses, conviene. No use para pagos extra el dinero de reparaciones próximas: le digo cuánto es.',
    sources: [],
  },
  hoa: {
    english:
      'Its rules (the CC&Rs) decide: they say which parts the association repairs, mostly roof and outside walls in a condo, and which need its yes before you change them. Ask in writing, and look at its reserve study: a thin reserve means special assessments.',
    spanish:
      'Deciden sus reglas (CC&R): dicen qué repara la asociación, en un condominio casi siempre techo y fachada, y qué pide permiso. Pregunte por escrito y mire su fondo de reserva.',
    sources: [],
  },
  insurance_claim: {
    english:
      'Insurance pays for sudden damage, such as wind, hail or a burst pipe, not for wear, and only what is above your deductible. First stop more damage, take photos and call a roofer or plumber for a written price; claim if it is well above the deductible, because claims can raise the premium. Storm shingles under a workmanship warranty go to the roofer first.',
    spanish:
      'El seguro paga daños repentinos, como viento, granizo o un tubo roto, no desgaste, y solo lo que pase del deducible. Primero evite más daño, tome fotos y pida un precio escrito; reclame si supera bien el deducible. Si hay garantía de mano de obra del techo, llame primero al techador.',
    sources: [],
  },
  flood_insurance: {
    english:
      'Home insurance does not pay for a flood: water that rises from outside needs a flood policy, with about 30 days until it begins. Lenders ask for it in mapped zones, and many floods happen outside them. A burst pipe and, with a rider, a sewer backup belong to the normal policy.',
    spanish:
      'El seguro de casa no paga inundaciones: el agua que sube de afuera pide una póliza aparte, con unos 30 días de espera. Los bancos la piden en zonas marcadas, y muchas inundaciones pasan fuera de ellas.',
    sources: [],
  },
  old_roof_insurance: {
    english:
      'It is common from about 15 to 20 years. Ask a roofer for a written certificate of the years that are left, send photos and repair invoices, and ask other insurers before you replace: some then pay only the depreciated value. Ask me for the odds and the price of your roof.',
    spanish:
      'Es común desde los 15 a 20 años. Pida a un techador un certificado de los años que quedan, mande fotos y facturas y pregunte a otras aseguradoras antes de cambiar. Pregúnteme las probabilidades y el precio de su techo.',
    sources: [],
  },
  vacant_home_insurance: {
    english:
      'Tell your insurer: after 30 to 60 empty days many policies stop paying for water, vandalism and glass. A vacancy rider or policy covers the gap. Shut the water, keep some heat, and have someone sign in every few days.',
    spanish:
      'Avise a su seguro: tras 30 a 60 días vacía, muchas pólizas dejan de pagar agua y vandalismo. Hay un anexo para casas vacías. Cierre el agua, deje algo de calor y que alguien la revise.',
    sources: [],
  },
  investment_advice: {
    english:
      'I give no advice on investments: ask a fee-only adviser. What belongs to the house first is the money for repairs that are due in the next years, in an account that does not swing. I can tell you how much that is.',
    spanish:
      'No doy consejos de inversión: pregunte a un asesor. Lo primero de la casa es el dinero de las reparaciones de los próximos años, en una cuenta sin altibajos. Puedo decirle cuánto es.',
    sources: [],
  },
  rental_as_investment: {
    english:
      'I cannot judge the price, but I can judge the costs that buyers forget. Net income is rent less vacancy, tax, insurance, management, upkeep and a reserve for parts; divided by the price it is the cap rate. Tell me the ages of the roof, the heating and the rest, and I say what to set aside each month.',
    spanish:
      'No puedo juzgar el precio, pero sí los costos que se olvidan. El ingreso neto es renta menos vacíos, impuestos, seguro, mantenimiento y reserva; entre el precio da la tasa (cap rate). Dígame las edades y le digo cuánto apartar al mes.',
    sources: [],
  },
  documents_to_keep: {
    english:
      'Keep as long as you own the home: deed, permits, improvements, roof and equipment invoices with warranty cards. Keep repairs of a rental seven years for taxes. A photo of each label (brand, model, serial number) helps most. I can keep dates, sums and notes for each part.',
    spanish:
      'Guarde mientras sea dueño: escritura, permisos, mejoras, facturas de techo y equipos con garantía. Las reparaciones de una renta, siete años por impuestos. Una foto de cada etiqueta es lo más útil. Puedo guardar fechas, sumas y notas.',
    sources: [],
  },
  photo_inventory: {
    english:
      'Yes: walk through each room with the phone’s camera, open cupboards, and film the labels of appliances. Store it outside the house. Photos can be added to each home here. Do it again each year and before a storm.',
    spanish:
      'Sí: recorra cada cuarto con el teléfono, abra puertas y filme las etiquetas. Guárdelo fuera de la casa. Aquí puede agregar fotos a cada propiedad. Repítalo cada año.',
    sources: [],
  },
  aging_in_place: {
    english:
      'Begin with light, handrails on both sides of stairs, and grab bars screwed into studs at the toilet and shower. Then a step-free shower, lever handles, 120 °F water and alarms that are linked. The county’s office for the aging often pays for or does small work.',
    spanish:
      'Empiece con luz, pasamanos en ambos lados y barras atornilladas a los montantes en inodoro y regadera. Luego regadera sin escalón, agua a 120 °F y alarmas enlazadas. La oficina del condado para mayores suele ayudar.',
    sources: [],
  },
  renovation_order: {
    english:
      'From outside to inside and from danger to looks: water and structure first (roof, gutters, drainage, foundation), then wiring, pipes and heating, then walls, and kitchens, baths and floors last. A new kitchen under an old roof is at risk. Ask me which of your parts come next.',
    spanish:
      'De afuera hacia adentro y del peligro a la apariencia: primero agua y estructura, luego luz, tubos y calefacción, después muros, y al final cocina, baños y pisos. Pregúnteme qué parte suya sigue.',
    sources: [],
  },
  diy_limits: {
    english:
      'Yours: paint, caulk, filters, faucets, toilets, gutters within reach, cleaning and most trim. A professional’s: gas, refrigerant, the panel, new circuits, garage springs, roofs, structure and asbestos. In a rental many places want licensed trades. Name the job, and I say what I know.',
    spanish:
      'Suyo: pintura, sellador, filtros, llaves, inodoros y limpieza. De un profesional: gas, refrigerante, tablero, circuitos, resortes de cochera, techos, estructura y asbesto. En rentas muchos lugares exigen licencia. Dígame el trabajo.',
    sources: [],
  },
} as const satisfies Readonly<Record<string, Advice>>
