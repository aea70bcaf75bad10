import type { Advice } from './advice.ts'

/** Advice about taxes of a rental, contractors and salespeople. */
export const hiringAdvice = {
  property_manager: {
    english:
      'It depends on your time and distance: worth it if you live far away, have many units or cannot take calls at night, and rarely for one home nearby. A consumer guide gives 4% to 7% of the rent, and 10% or more for a small property. Ask for the fees for leasing, renewals and repairs besides. I hold the records either way; ask me what a home costs.',
    spanish:
      'Depende de su tiempo y la distancia: conviene si vive lejos, tiene muchas unidades o no puede atender llamadas de noche, y pocas veces por una sola casa cercana. Una guía al consumidor da de 4% a 7% de la renta, y 10% o más si es pequeña. Pregunte además las tarifas por contratos, renovaciones y reparaciones. Pregúnteme cuánto cuesta una casa.',
    sources: ['BAL-PM'],
  },
  short_term_rental: {
    english:
      'First find out if it is allowed: city rules, an association, your mortgage and your insurer each may forbid it or ask for a permit. Then compare income after cleaning, furniture, utilities, fees, taxes and empty nights with a long lease. I cannot judge what your home would earn. Guests wear out appliances faster; ask me about their ages first.',
    spanish:
      'Averigüe primero si está permitido: la ciudad, la asociación de vecinos, su hipoteca y su aseguradora pueden prohibirlo o exigir permiso. Luego compare lo que queda tras limpieza, muebles, servicios, comisiones, impuestos y noches vacías con un contrato largo. No puedo calcular cuánto ganaría. Los huéspedes gastan más los aparatos; pregúnteme su edad primero.',
    sources: [],
  },
  housing_vouchers: {
    english:
      'You can rent to a tenant with a voucher after the local housing authority inspects the unit and approves the rent; it then pays its part to you, and the tenant pays the rest. You still screen and sign your own lease. Whether you may refuse vouchers is state or local law, which I do not know: ask the housing authority, also about its inspection list.',
    spanish:
      'Puede rentar a alguien con vale de vivienda cuando la autoridad local inspeccione la vivienda y apruebe la renta; ella le paga su parte y el inquilino el resto. Usted sigue escogiendo y firma su contrato. Si puede rechazar vales lo dice la ley estatal o local, que no conozco: pregunte a la autoridad de vivienda, también por su lista de inspección.',
    sources: ['AHA-HCV'],
  },
  rent_tax: {
    english:
      'Repairs are usually deducted in the year you pay them, and improvements are written off over time. The IRS counts a new roof, windows or furnace of a rental as improvements, generally over 27.5 years, appliances and carpets as five-year property, and repainting or fixing a leak as repairs. Ask a tax preparer for your case, and ask me for the expenses on record.',
    spanish:
      'Las reparaciones suelen deducirse en el año en que las paga, y las mejoras se deprecian con el tiempo. El IRS cuenta un techo, ventanas o una calefacción nuevos de una casa rentada como mejoras, en general a 27.5 años, los aparatos y alfombras como bienes de cinco años, y pintar o arreglar una fuga como reparaciones. Consulte a un contador, y pídame los gastos registrados.',
    sources: ['IRS-RENT', 'IRS-527'],
  },
  sales_pressure: {
    english:
      'Say no today: a price “only today” is a sales method. But leave off what a technician calls dangerous until a second one has seen it. Let no stranger onto the roof, sign and pay nothing, and get two other bids. If you signed at home, a federal rule often lets you cancel in writing within three business days. Ask me how old the part is.',
    spanish:
      'Diga que no hoy: un precio “solo por hoy” es un método de venta. Pero deje apagado lo que un técnico llame peligroso hasta que lo vea otro. No deje subir al techo a un desconocido, no firme ni pague nada, y pida otras dos cotizaciones. Si firmó en casa, una regla federal a menudo permite cancelar por escrito en tres días hábiles. Pregúnteme qué edad tiene lo que quieren cambiar.',
    sources: ['FTC-COOL', 'FTC-HOME'],
  },
  choose_contractor: {
    english:
      'Choose one who is licensed for the work, insured and known to people you trust. Check the license with the state or county, ask for proof of insurance, call two recent customers, and get several written estimates. Walk away from pressure, cash only, full payment ahead, or “you get the permit”. I recommend no firms, but I keep names and numbers as notes.',
    spanish:
      'Elija uno con licencia para ese trabajo, con seguro y conocido por gente de confianza. Verifique la licencia con el estado o condado, pida prueba del seguro, llame a dos clientes recientes y pida varios presupuestos por escrito. Aléjese si hay presión, solo efectivo, pago total por adelantado o “usted saque el permiso”. No recomiendo empresas, pero guardo nombres y teléfonos como notas.',
    sources: ['FTC-HOME'],
  },
  compare_bids: {
    english:
      'Get three written bids for the same work: the same size, model class and extras. Compare what is in them, such as removal of the old one, the permit, parts, cleanup, warranty, dates and payments, before the sum. Ask about a bid far below or above the others, and do not just take the lowest. Tell me a quote, and I compare it with the usual price range.',
    spanish:
      'Pida tres presupuestos por escrito para el mismo trabajo: mismo tamaño, clase de modelo y extras. Compare primero lo que incluyen, como retirar lo viejo, permiso, piezas, limpieza, garantía, fechas y pagos, y luego el total. Pregunte por uno mucho más bajo o alto, y no tome sin más el más barato. Dígame una cotización y la comparo con el rango usual.',
    sources: [],
  },
  contractor_deposit: {
    english:
      'Pay a small part up front and never everything: a deposit for ordered material is normal, and then payments follow finished steps, with the last one after the final check. Some states cap the deposit; ask the license board, because I do not know yours. Use a card or a check, not cash, and get a receipt. Demanding it all ahead is a sign of a scam.',
    spanish:
      'Pague al inicio una parte pequeña y nunca todo: un anticipo para material es normal, y luego se paga por etapas terminadas, lo último tras la revisión final. Algunos estados limitan el anticipo; pregunte a la junta de licencias, porque no conozco el suyo. Use tarjeta o cheque, no efectivo, y pida recibo. Exigir todo por adelantado es señal de estafa.',
    sources: ['FTC-HOME'],
  },
  contractor_trouble: {
    english:
      'Write to the firm first: what is wrong, what you want and by which date, with photos, and hold back what is not yet due. Do not use gas, wiring or heating that seems unsafe: another licensed professional looks at it at once. If the firm does not answer, complain to the license board, the state’s consumer office or your card company, and think of small claims court.',
    spanish:
      'Escriba primero a la empresa: qué está mal, qué pide y para qué fecha, con fotos, y retenga lo que aún no debe. No use gas, cables o calefacción que parezcan peligrosos: que otro profesional con licencia los vea enseguida. Si la empresa no responde, quéjese ante la junta de licencias, la oficina del consumidor del estado o su tarjeta, y piense en la corte de reclamos menores.',
    sources: [],
  },
  contractor_contract: {
    english:
      'Yes, get it in writing for anything bigger than a small repair. It names the firm with address and license number, the work and the models, the price, payments tied to steps, start and end dates, the permit, cleanup, the warranty and how changes are agreed. Signed at home, it should also state your right to cancel. Leave no blanks, and keep a copy.',
    spanish:
      'Sí, hágalo por escrito para todo lo que sea más que una reparación pequeña. Nombra a la empresa con dirección y número de licencia, el trabajo y los modelos, el precio, pagos por etapas, fechas de inicio y fin, permiso, limpieza, garantía y cómo se acuerdan cambios. Si se firma en casa, debe decir su derecho a cancelar. No deje espacios en blanco y guarde copia.',
    sources: ['FTC-HOME'],
  },
  haggle: {
    english:
      'Yes, you can ask for a better price, politely and with another bid in hand. What works: an off-season date, several jobs or units at once, a flexible day, a simpler model, or doing the cleanup yourself. Do not press on safety, the permit or insurance. A tip is not expected from an owner of a firm; for a crew, cold drinks and thanks are enough. Tell me the quote.',
    spanish:
      'Sí, puede pedir mejor precio, con amabilidad y otra cotización en mano. Funciona una fecha de temporada baja, varios trabajos a la vez, un día flexible, un modelo más sencillo o limpiar usted mismo. No regatee la seguridad, el permiso ni el seguro. No se espera propina para el dueño de una empresa; para la cuadrilla bastan bebidas frías y las gracias. Dígame la cotización.',
    sources: [],
  },
} as const satisfies Readonly<Record<string, Advice>>
