import type { Advice } from './advice.ts'

/** Advice about tenants and the state of a rented unit. */
export const rentedUnitAdvice = {
  tenant_pets: {
    english:
      'Usually you decide: a lease may forbid pets, allow them, or set rules, a deposit or a pet rent within local limits. An assistance animal for a disability is different: federal law mostly asks for an exception to a no-pet rule, so ask the housing office before you refuse it or charge for it. Meet the animal, and write the rules into an addendum.',
    spanish:
      'Normalmente decide usted: el contrato puede prohibir mascotas, permitirlas o fijar reglas, un depósito o una renta extra, dentro de los límites locales. Un animal de asistencia por discapacidad es distinto: la ley federal suele pedir una excepción, así que pregunte a la oficina de vivienda antes de negarlo o cobrar por él. Conozca al animal y ponga las reglas en un anexo.',
    sources: ['HUD-PET'],
  },
  tenant_damage: {
    english:
      'The tenant pays for what they or their guests broke; you pay for wear, age and what failed by itself. The cause decides, so take photos, ask what happened in writing, and have the technician note the cause. For an old item charge its remaining value, not a new one. Ask me how old it is.',
    spanish:
      'El inquilino paga lo que rompió él o sus visitas; usted paga el desgaste, la edad y lo que falló solo. Decide la causa: tome fotos, pida por escrito qué pasó y que el técnico anote la causa. Por algo viejo cobre el valor que le quedaba, no uno nuevo. Pregúnteme qué edad tiene.',
    sources: [],
  },
  repair_duty: {
    english:
      'A landlord must keep the unit safe and fit to live in: heat, hot water, water, power, a tight roof, working locks and alarms. No heat, no water, a leak, sewage or bad wiring is for today; gas smell means everyone out and the gas utility first. Other days and duties are in the lease and the state’s law, which I do not know. Confirm each request in writing.',
    spanish:
      'El dueño debe mantener la vivienda segura y habitable: calefacción, agua caliente, agua, luz, techo sin goteras, cerraduras y alarmas. Sin calefacción o agua, una fuga, drenaje o cables dañados se atienden hoy; con olor a gas, todos salen y se llama primero a la compañía de gas. Los demás plazos los dicen el contrato y la ley del estado, que no conozco. Confirme por escrito.',
    sources: [],
  },
  tenant_alterations: {
    english:
      'It is up to you unless the lease says otherwise, but answer in writing before they start. Paint, shelves and curtain rods are mostly fine if the lease says who restores them. Gas, wiring, plumbing, roofs and walls are for your licensed contractor. A change for a person with a disability has its own rules: ask the housing office before you say no.',
    spanish:
      'Depende de usted, si el contrato no dice otra cosa; responda por escrito antes de que empiecen. Pintura, repisas y cortineros suelen aceptarse si se acuerda quién lo deja como estaba. Gas, electricidad, plomería, techo y muros son para su contratista con licencia. Un cambio por discapacidad tiene reglas propias: pregunte a la oficina de vivienda antes de negarse.',
    sources: [],
  },
  renters_insurance: {
    english:
      'Yes, it is worth asking for: your own policy covers the building, not the tenant’s things and not what the tenant causes. In most places a lease may require it, but check your state’s rule. Ask for the declarations page at signing and at each renewal, and be named as interested party so that you hear of a cancellation.',
    spanish:
      'Sí, vale la pena pedirlo: su póliza cubre el edificio, no las cosas del inquilino ni lo que él cause. En casi todas partes el contrato puede exigirlo, pero revise la regla de su estado. Pida la hoja de declaraciones al firmar y en cada renovación, y que lo nombren parte interesada para enterarse si se cancela.',
    sources: [],
  },
  extra_occupants: {
    english:
      'Only those named in the lease may live there, and a guest becomes an occupant after the time that the lease sets. Before you agree to a roommate or a sublet, screen the person like any applicant and sign an addendum. Limits on how many may live there come from local law, and a new baby is no breach. Ask me who is on record.',
    spanish:
      'Solo pueden vivir ahí las personas del contrato; una visita pasa a ser ocupante después del tiempo que el contrato fija. Antes de aceptar a un compañero o un subarriendo, revise a la persona como a cualquier solicitante y firmen un anexo. El límite de personas lo fija la ley local, y un bebé no es incumplimiento. Pregúnteme quién está registrado.',
    sources: [],
  },
  smoking: {
    english:
      'Yes, you may forbid smoking in the unit and the building, vaping and cannabis too, if the lease says so; for a running lease, wait for the renewal or sign an addendum. Give the warning in writing, with what was seen and when. To clear the smell: wash walls, seal and repaint, clean ducts and change the filter, and replace carpet.',
    spanish:
      'Sí, puede prohibir fumar en la vivienda y el edificio, también vapear y el cannabis, si el contrato lo dice; en un contrato vigente, espere a la renovación o firmen un anexo. Avise por escrito qué se vio y cuándo. Contra el olor: lave paredes, selle y repinte, limpie ductos, cambie el filtro y reemplace la alfombra.',
    sources: [],
  },
  tenant_utilities: {
    english:
      'The lease decides who pays: name each one, water, heat, power, gas, trash and internet, and whose account it is. With one meter for several units, either include it in the rent or split it by a written rule; some places restrict that, so ask the utility and the housing office. Never shut one off to press a tenant. Ask me what each lease brings in.',
    spanish:
      'El contrato decide quién paga: nombre cada servicio, agua, calefacción, luz, gas, basura e internet, y a nombre de quién está. Con un solo medidor para varias unidades, inclúyalo en la renta o repártalo con una regla escrita; algunos lugares lo limitan, así que pregunte a la compañía y a la oficina de vivienda. Nunca lo corte para presionar. Pregúnteme cuánto entra por contrato.',
    sources: [],
  },
  tenant_noise: {
    english:
      'Ask both sides what was heard and when, and send the noisy tenant a written reminder of the quiet hours in the lease; threats or violence are for 911, not for you. If it goes on, keep a log of dates and complaints, offer mediation, and give the notice that your state asks for. If the noise is a machine, ask me about its symptoms.',
    spanish:
      'Pregunte a ambas partes qué se oyó y cuándo, y mande al ruidoso un recordatorio por escrito de las horas de silencio del contrato; las amenazas o la violencia son para el 911, no para usted. Si sigue, lleve un registro de fechas y quejas, ofrezca mediación y dé el aviso que pide su estado. Si el ruido es de una máquina, pregúnteme por sus síntomas.',
    sources: [],
  },
  tenant_pests: {
    english:
      'Act at once and hire a pest professional: bed bugs, roaches and mice move on to the next unit, and sprays from a shop rarely end it. Have the neighboring units checked, close gaps and leaks, and do not blame the tenant, because blame delays reports. Who pays depends on the lease, the cause and local law, which I do not know; often it is the landlord.',
    spanish:
      'Actúe enseguida y contrate a un profesional: chinches, cucarachas y ratones pasan a la unidad vecina, y los aerosoles de tienda casi nunca bastan. Haga revisar las unidades vecinas, selle grietas y fugas, y no culpe al inquilino, porque así avisan tarde. Quién paga depende del contrato, la causa y la ley local, que no conozco; a menudo es el dueño.',
    sources: ['EPA-BUG'],
  },
  tenant_mold: {
    english:
      'Find and stop the water first, within a day or two: wet material grows mold if it is not dry in 24 to 48 hours. Look for a leak, a bad fan, or cold walls with poor airing; the cause decides who pays. Large patches, sewage or a sick tenant call for a professional. Do not just paint over it. Keep photos and dates.',
    spanish:
      'Busque y detenga primero el agua, en uno o dos días: lo mojado cría moho si no se seca en 24 a 48 horas. Revise si hay una fuga, un extractor malo o paredes frías mal ventiladas; la causa decide quién paga. Manchas grandes, aguas negras o un inquilino enfermo piden un profesional. No lo tape solo con pintura. Guarde fotos y fechas.',
    sources: ['EPA-MOLD'],
  },
  keys_locks: {
    english:
      'Yes, rekey at every change of tenant, and at once if somebody unwanted has a key: you never know how many copies are out. A locksmith or a rekey kit does it without new locks. If a tenant is locked out, check identity first; who pays the locksmith, the lease says. Never lock out a tenant yourself. Note with me who holds keys, but no codes.',
    spanish:
      'Sí, cambie la combinación de las cerraduras con cada inquilino, y enseguida si alguien indeseado tiene llave: nunca se sabe cuántas copias hay. Un cerrajero lo hace sin comprar cerraduras nuevas. Si un inquilino se queda afuera, verifique primero su identidad; quién paga al cerrajero lo dice el contrato. Nunca deje afuera a un inquilino. Anote conmigo quién tiene llaves, pero no códigos.',
    sources: [],
  },
  move_in_inspection: {
    english:
      'Yes, do one at move-in and at move-out, with the tenant, the same checklist and photos with a date. Go room by room: walls, floors, windows, locks, alarms, taps and each appliance, turned on once. Both sign, and each keeps a copy. Without it, a deduction from the deposit is hard to prove. Tell me each appliance’s model and age as you go.',
    spanish:
      'Sí, haga una al entrar y otra al salir, con el inquilino, la misma lista y fotos con fecha. Vaya cuarto por cuarto: paredes, pisos, ventanas, cerraduras, alarmas, llaves de agua y cada aparato encendido. Ambos firman y guardan copia. Sin ella cuesta probar un descuento del depósito. Dígame de paso el modelo y la edad de cada aparato.',
    sources: [],
  },
  fill_vacancy: {
    english:
      'Price it a little under the going rent, because an empty month costs more than a small cut, and show it clean, lit and warm. List it with good photos, the rent, the deposit and the day it is free, answer the same day, and show it at set hours. In the slow winter months a shorter first lease that ends in spring helps. Federal rules forbid an ad that prefers or excludes protected groups. Ask me what the last tenant paid.',
    spanish:
      'Pídala un poco por debajo de lo usual, porque un mes vacío cuesta más que una pequeña rebaja, y muéstrela limpia, con luz y calefacción. Anúnciela con buenas fotos, la renta, el depósito y la fecha en que queda libre, conteste el mismo día y muéstrela a horas fijas. En invierno ayuda un primer contrato que termine en primavera. Las reglas federales prohíben anuncios que prefieran o excluyan a grupos protegidos. Pregúnteme cuánto pagaba el último inquilino.',
    sources: ['HUD-AD'],
  },
} as const satisfies Readonly<Record<string, Advice>>
