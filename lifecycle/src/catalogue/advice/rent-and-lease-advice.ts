import type { Advice } from './advice.ts'

/** Advice about rent, leases and the rules of a tenancy. */
export const rentAndLeaseAdvice = {
  raise_rent: {
    english:
      'Not before the current lease ends, unless the lease itself says so. After that, the law of the state and the city decides how much and with how much written notice, and some places set a cap. I do not know those rules: look them up at the state’s landlord and tenant office before you write to the tenant. Ask me when the lease ends.',
    spanish:
      'No antes de que termine el contrato, salvo que el mismo contrato lo permita. Después, la ley del estado y de la ciudad decide cuánto y con cuánto aviso por escrito, y algunos lugares ponen un tope. No conozco esas reglas: consúltelas en la oficina de vivienda de su estado antes de avisar. Pregúnteme cuándo termina el contrato.',
    sources: [],
  },
  unpaid_rent: {
    english:
      'Talk to the tenant first, and put what is owed and any payment plan in writing. If that fails, give the written notice to pay that your state asks for; I do not know its form or its days. Only a court can evict: never change locks, shut off water or power, or take belongings. 211 names rent assistance, and a local lawyer the rules.',
    spanish:
      'Hable primero con el inquilino y ponga por escrito lo que debe y cualquier plan de pago. Si no funciona, dé el aviso de pago por escrito que exige su estado; no conozco su forma ni sus días. Solo un juez puede desalojar: nunca cambie cerraduras, corte el agua o la luz ni saque pertenencias. El 211 informa sobre ayudas para la renta, y un abogado local sobre las reglas.',
    sources: [],
  },
  rent_paid: {
    english:
      'I cannot see that: payments of tenants are not recorded here, only the rent and the lease. Look at your bank account or your payment app. You can keep it as a note, for example “note: rent for November paid”, and ask me for the note later.',
    spanish:
      'No puedo verlo: aquí no se registran los pagos de los inquilinos, solo la renta y el contrato. Mire su cuenta del banco o su aplicación de pagos. Puede guardarlo como nota, por ejemplo “nota: renta de noviembre pagada”, y preguntarme por ella después.',
    sources: [],
  },
  work_at_tenants: {
    english:
      'The best time is while the place is empty, right after a lease ends. If it cannot wait, agree on a day with the tenant and announce it in writing; how long before, the lease or the law of the state says. A danger or a broken heater in winter comes before convenience. Ask me when the lease ends.',
    spanish:
      'Lo mejor es justo después de que termine el contrato, con la casa vacía. Si no puede esperar, acuerde un día con el inquilino y avísele por escrito; el contrato o la ley del estado dice con cuánto tiempo. Un peligro o una calefacción dañada en invierno no esperan. Pregúnteme cuándo termina el contrato.',
    sources: [],
  },
  tenancy_law: {
    english:
      'Only a court can evict, and the steps are set by state and local law, which I do not know. Your state’s landlord and tenant office or a local lawyer tells you the notice, the form and the days. Never lock a tenant out or shut off water, heat or power yourself. Ask me for the lease dates and the rent on record.',
    spanish:
      'Solo un juez puede desalojar, y los pasos los fija la ley estatal y local, que no conozco. La oficina de vivienda de su estado o un abogado local le dice el aviso, la forma y los días. Nunca deje afuera al inquilino ni corte el agua, la calefacción o la luz. Pregúnteme las fechas del contrato y la renta registrada.',
    sources: [],
  },
  security_deposit: {
    english:
      'You may keep from a deposit only what is owed, such as unpaid rent and damage beyond normal wear. Send the tenant a written list with receipts, and return the rest in time. How much you may ask, how fast you must return it and where it must be kept is state law, which I do not know: ask the state’s landlord and tenant office.',
    spanish:
      'Del depósito solo puede quedarse con lo que le deben, como renta sin pagar y daños más allá del desgaste normal. Mande al inquilino una lista por escrito con recibos y devuelva el resto a tiempo. Cuánto puede pedir, en qué plazo se devuelve y dónde se guarda lo dice la ley estatal, que no conozco: pregunte a la oficina de vivienda de su estado.',
    sources: [],
  },
  late_fee: {
    english:
      'Yes, usually, if the lease says so: without a clause about late fees, do not charge one. The amount must be reasonable, and many places set a cap and days of grace; your state’s landlord and tenant office knows them, I do not. Put the due date, the days of grace and the fee in the lease, and treat all tenants alike.',
    spanish:
      'Sí, normalmente, si el contrato lo dice: sin una cláusula sobre recargos, no lo cobre. El monto debe ser razonable, y muchos lugares ponen un tope y días de gracia; los conoce la oficina de vivienda de su estado, yo no. Ponga en el contrato la fecha de pago, los días de gracia y el recargo, y trate igual a todos.',
    sources: [],
  },
  notice_period: {
    english:
      'The lease says how far ahead each side must give notice; where it is silent, the law of the state does, and a month-to-month tenancy usually has its own rule. Give it in writing, with the date on it, and keep a copy. I do not know your state’s days. Ask me when a lease ends, and say “remind me to write to the tenant on March 1”.',
    spanish:
      'El contrato dice con cuánta anticipación debe avisar cada parte; si no lo dice, lo dice la ley del estado, y el arriendo de mes a mes suele tener su propia regla. Avise por escrito, con fecha, y guarde una copia. No conozco los días de su estado. Pregúnteme cuándo termina un contrato, y diga “recuérdame escribirle al inquilino el 1 de marzo”.',
    sources: [],
  },
  entry_notice: {
    english:
      'Give written notice first, and enter at a reasonable hour and for a reason such as a repair, an inspection or a showing. How far ahead, the lease or the state’s law says; I do not know yours. In an emergency, such as a burst pipe, you may usually enter at once; with fire or a gas smell, stay out and call 911. Note when you were in and why.',
    spanish:
      'Avise primero por escrito, y entre a una hora razonable y por un motivo, como una reparación, una inspección o una visita. Con cuántas horas, lo dice el contrato o la ley del estado; no conozco la suya. En una emergencia, como un tubo roto, normalmente puede entrar de inmediato; con fuego u olor a gas, quédese afuera y llame al 911. Anote cuándo entró y por qué.',
    sources: [],
  },
  lease_document: {
    english:
      'I do not store documents, only the dates, the rent and the tenant of a lease: keep the signed copy in your mail or a cloud folder, and tell me where as a note. A lease names the people, the address, the rent and its date, the deposit, the term, who pays utilities, repairs, pets, smoking and entry. Begin with the form of your state, not a generic one.',
    spanish:
      'No guardo documentos, solo las fechas, la renta y el inquilino de un contrato: guarde la copia firmada en su correo o en la nube y dígame dónde con una nota. Un contrato nombra a las personas, la dirección, la renta y su fecha, el depósito, el plazo, los servicios, las reparaciones, mascotas, fumar y la entrada. Parta del formulario de su estado, no de uno genérico.',
    sources: [],
  },
  market_rent: {
    english:
      'I cannot judge that: I know no rents of other homes. Look at five listings or so of the same size, street and condition, ask a local agent what they rented for, and compare with HUD’s fair market rents for your area. Days on the market decide: many calls mean it is low, silence means it is high. Ask me what you get now.',
    spanish:
      'No puedo juzgarlo: no conozco rentas de otras casas. Mire unos cinco anuncios del mismo tamaño, zona y estado, pregunte a un agente local en cuánto se rentaron y compare con las rentas justas de mercado de HUD en su área. Muchas llamadas indican que pide poco; silencio, que pide mucho. Pregúnteme cuánto cobra hoy.',
    sources: [],
  },
  tenant_screening: {
    english:
      'Set written criteria before you advertise, and apply the same ones to each applicant: income, references of earlier landlords, credit and identity. Call the landlord before the present one. Never decide by race, religion, family, disability or another protected ground. If a report makes you refuse or ask for more, federal law wants an adverse action notice to the applicant.',
    spanish:
      'Fije criterios por escrito antes de anunciar y aplíquelos igual a todos: ingresos, referencias de dueños anteriores, crédito e identidad. Llame al dueño anterior al actual. Nunca decida por raza, religión, familia, discapacidad u otro motivo protegido. Si un reporte lo lleva a rechazar o a pedir más, la ley federal exige avisarlo al solicitante.',
    sources: ['FTC-RENT'],
  },
} as const satisfies Readonly<Record<string, Advice>>
