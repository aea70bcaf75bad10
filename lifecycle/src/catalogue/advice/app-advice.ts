import type { Advice } from './advice.ts'

/** Answers about the app, and replies to messages that ask for nothing. */
export const appAdvice = {
  cancel_subscription: {
    english:
      'Open Settings, then Manage Subscription, and press “Cancel Subscription”: it stops the next payment, and you keep access until the paid period ends. I cannot cancel or refund it for you; “Contact Support” there reaches a person. Your Data lets you download everything first.',
    spanish:
      'Abra Settings, luego Manage Subscription, y presione “Cancel Subscription”: no habrá otro cobro y conserva el acceso hasta el fin del periodo pagado. Yo no puedo cancelar ni devolver dinero; “Contact Support” llega a una persona. En Your Data puede descargar todo antes.',
    sources: [],
    isAboutApp: true,
  },
  add_home: {
    english:
      'Open Properties and press “Add Property”: enter the address and the home’s age, or choose CSV Upload for many at once. Its usual parts can be filled in by the home’s age, and you correct them later.',
    spanish:
      'Abra Properties y presione “Add Property”: escriba la dirección y la edad de la casa, o use CSV Upload para muchas. Las partes usuales pueden llenarse según la edad y corregirse después.',
    sources: [],
    isAboutApp: true,
  },
  add_part: {
    english:
      'Open the home under Properties: on its page you can add an appliance or a structure with its age, brand and model. If it replaced an old one, tell me, for example “I replaced the dishwasher yesterday”, and I offer to record that.',
    spanish:
      'Abra la casa en Properties: en su página puede agregar un aparato o estructura con edad, marca y modelo. Si reemplazó a uno viejo, dígame, por ejemplo “ayer cambié el lavavajillas”, y lo registro.',
    sources: [],
    isAboutApp: true,
  },
  export_data: {
    english:
      'Open Settings, then Your Data: there you download all you have entered, and can bring it back. Lists such as homes, the rent roll and the budget also have a CSV, and Plan a printed report.',
    spanish:
      'Abra Settings, luego Your Data: ahí descarga todo lo que ha anotado y puede volver a cargarlo. Las listas tienen CSV y Plan tiene un informe.',
    sources: [],
    isAboutApp: true,
  },
  app_privacy: {
    english:
      'Only you see your records: each account sees its own. Settings has Activity, which shows the changes, and Your Data, where you can download or delete everything. Do not write passwords or card numbers into notes or to me.',
    spanish:
      'Solo usted ve sus registros: cada cuenta ve los suyos. En Settings, Activity muestra los cambios y Your Data permite descargar o borrar todo. No escriba contraseñas ni tarjetas en notas ni aquí.',
    sources: [],
    isAboutApp: true,
  },
  notifications: {
    english:
      'Yes, by e-mail, not by text message: a weekly summary and a mail when something comes due. You choose them on the Calendar screen, and each mail has a link to stop it. The calendar can also be added to your own calendar app.',
    spanish:
      'Sí, por correo, no por mensaje de texto: un resumen semanal y un aviso cuando algo vence. Se eligen en la pantalla Calendar, y cada correo tiene un enlace para dejarlo. También puede agregar el calendario al suyo.',
    sources: [],
    isAboutApp: true,
  },
  share_account: {
    english:
      'Not yet: an account has one sign-in, and there are no invitations. For someone who only needs to look, send the report from Plan, a CSV, or the calendar’s link. Do not share your password.',
    spanish:
      'Todavía no: la cuenta tiene un solo acceso y no hay invitaciones. Para quien solo necesita ver, mande el informe de Plan, un CSV o el enlace del calendario. No comparta su contraseña.',
    sources: [],
    isAboutApp: true,
  },
  compliment: {
    english: 'Thank you, that is kind. If you like, I tell you what comes next in your homes.',
    spanish: '¡Gracias, qué amable! Si quiere, le digo qué sigue en sus casas.',
    sources: [],
    isAboutApp: true,
  },
  small_talk: {
    english:
      'I am HomeBot, a program and no person, and I know homes rather than games, weather or jokes. Ask me when a part will fail, what it costs, what to save, or what your notes and leases say.',
    spanish:
      'Soy HomeBot, un programa y no una persona, y sé de casas más que de juegos, clima o chistes. Pregúnteme cuándo fallará una parte, cuánto cuesta, cuánto ahorrar o qué dicen sus notas y contratos.',
    sources: [],
    isAboutApp: true,
  },
  overwhelmed: {
    english:
      'That is a lot at once, and it is normal that an older house asks for much. Take one thing: what leaks, smells or is unsafe first, then what is due next, and let the rest wait. Tell me one home, and I put its list in order with dates and prices.',
    spanish:
      'Es mucho a la vez, y es normal que una casa pida tanto. Tome una cosa: primero lo que gotea, huele o no es seguro, luego lo que vence, y lo demás puede esperar. Dígame una casa y le ordeno su lista con fechas y precios.',
    sources: [],
    isAboutApp: true,
  },
} as const satisfies Readonly<Record<string, Advice>>
