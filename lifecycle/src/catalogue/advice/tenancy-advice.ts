/** Advice about tenants and documents. The rents and leases on record follow it in the answer. */
export const tenancyAdvice = {
  raise_rent: {
    english:
      'Not before the current lease ends, unless the lease itself says so; after that by what the law of the state and the city allows, and with the written notice that they ask for. How much and how many days that is, is not among what I know: look it up at the state’s landlord and tenant office before you write to the tenant, because some places set a cap.',
    spanish:
      'No antes de que termine el contrato, salvo que el contrato lo permita; después, lo que permita la ley del estado y de la ciudad, con el aviso por escrito que exijan. No sé cuánto ni con cuántos días: consúltelo en la oficina de vivienda de su estado antes de avisar, porque algunos lugares ponen un tope.',
    sources: [],
  },
  unpaid_rent: {
    english:
      'Talk to the tenant first, and put what is owed and any payment plan in writing. If that fails, give the written notice to pay that your state asks for: its form and its days differ by state and are not among what I know. Only a court can evict: never change locks, shut off water or power, or take belongings. Keep the lease, a list of what was paid and every message; 211 names rent assistance and mediation, and a local lawyer or the state’s landlord and tenant office tells you the rules.',
    spanish:
      'Hable primero con el inquilino y ponga por escrito lo que debe y cualquier plan de pago. Si no funciona, dé el aviso de pago por escrito que exige su estado: no conozco su forma ni sus días. Solo un juez puede desalojar: nunca cambie cerraduras ni corte el agua o la luz. Guarde el contrato y todos los mensajes; el 211 informa sobre ayudas para la renta, y un abogado local conoce las reglas.',
    sources: [],
  },
  rent_paid: {
    english:
      'I cannot see that: the payments of tenants are not recorded here, only the rent and the lease. Look at your bank account, or keep it as a note, for example “note: rent for November paid”.',
    spanish:
      'No puedo verlo: aquí no se registran los pagos de los inquilinos, solo la renta y el contrato. Mire su cuenta del banco, o guárdelo como nota.',
    sources: [],
  },
  work_at_tenants: {
    english:
      'The best time is while the place is empty, so right after a lease ends. If it cannot wait, agree on a day with the tenant and announce it in writing: how long before, the lease or the law of the state says.',
    spanish:
      'Lo mejor es justo después de que termine el contrato, con la casa vacía. Si no puede esperar, acuerde un día con el inquilino y avísele por escrito: el contrato o la ley del estado dice con cuánto tiempo.',
    sources: [],
  },
  manual: {
    english:
      'No manual is stored here: I keep records and notes, but no documents. The maker’s website has it for download under the model number, which is on the label inside the door or on the back.',
    spanish:
      'Aquí no se guardan manuales: solo registros y notas. El sitio del fabricante lo ofrece con el número de modelo, que está en la etiqueta dentro de la puerta o atrás.',
    sources: [],
  },
} as const
