import type { Advice } from './advice.ts'

/** Answers to questions about the app, and replies to messages that are not questions, such as thanks. */
export const appAdvice = {
  cancel_subscription: {
    english:
      'Open Settings > Manage Subscription, press “Cancel Subscription” and confirm with “Yes, Cancel”; I cannot do it for you. It stays active until the end of the paid billing cycle, and until then “Resume Subscription” takes it back. Your homes and notes are kept, and you can still download them. For a refund or a wrong charge use “Contact Support” there.',
    spanish:
      'Abra Settings > Manage Subscription, oprima «Cancel Subscription» y confirme con «Yes, Cancel»; yo no puedo hacerlo por usted. Sigue activa hasta el fin del ciclo pagado, y hasta entonces «Resume Subscription» la recupera. Sus casas y notas se conservan, y aún podrá descargarlas. Para un reembolso o cobro equivocado use «Contact Support».',
    sources: [],
    isAboutApp: true,
  },
  add_home: {
    english:
      'Open Properties and click the “Add Property” card. Under Manual Entry you type address, home age and parts; “Add Another Property” adds one more, and a building of several units gets the “Multifamily” box. Under CSV Upload you add many from a file. Press “Submit” at the end; I cannot add a home from this chat.',
    spanish:
      'Abra Properties y haga clic en la tarjeta «Add Property». En Manual Entry escribe dirección, edad de la casa y partes; «Add Another Property» agrega otra, y un edificio de varias unidades lleva la casilla «Multifamily». En CSV Upload agrega muchas desde un archivo. Luego oprima «Submit». Desde este chat no puedo agregar una casa.',
    sources: [],
    isAboutApp: true,
  },
  add_part: {
    english:
      'Open Properties, click the home and “Add appliance” or “Add structure”; in a building, open the unit first. The type and the age are enough; “Update”, “Edit specs” and “Remove” are in the part’s row. Only furnace, roof, driveway and seven appliances, such as water heater and air conditioner, have a forecast; keep anything else as a note. From this chat I can record an age, but add no part.',
    spanish:
      'Abra Properties, haga clic en la casa y oprima «Add appliance» o «Add structure»; en un edificio, abra primero la unidad. Bastan el tipo y la edad; «Update», «Edit specs» y «Remove» están en la fila de la parte. Solo calefacción, techo, entrada y siete aparatos, como calentador y aire, tienen pronóstico; lo demás guárdelo como nota. Desde este chat puedo anotar una edad, pero no agregar partes.',
    sources: [],
    isAboutApp: true,
  },
  export_data: {
    english:
      'Open Settings > Your Data and press “Download everything”: one zip with homes, tenants, notes and photos, as CSV for spreadsheets and JSON for programs. On the Plan screen, “Export CSV” saves the budget and “PDF report” a report for a lender, an insurer or a buyer. “Import a copy” under Your Data reads a zip back.',
    spanish:
      'Abra Settings > Your Data y oprima «Download everything»: un zip con casas, inquilinos, notas y fotos, en CSV para hojas de cálculo y en JSON para programas. En la pantalla Plan, «Export CSV» guarda el presupuesto y «PDF report» un informe para el banco, el seguro o un comprador. «Import a copy» en Your Data lo vuelve a leer.',
    sources: [],
    isAboutApp: true,
  },
  app_privacy: {
    english:
      'Your records belong to your account: other customers and your tenants do not see them. I cannot speak for the company’s policy or for the services it uses, so ask “Contact Support” in Settings about that. You can delete our chat with “Delete” in HomeBot, and everything with “Delete account” under Settings > Your Data. Tell me no passwords or card numbers.',
    spanish:
      'Sus datos son de su cuenta: otros clientes y sus inquilinos no los ven. No puedo hablar por la política de la empresa ni por los servicios que usa; pregunte en «Contact Support» en Settings. Puede borrar este chat con «Delete» en HomeBot, y todo con «Delete account» en Settings > Your Data. No me dé contraseñas ni números de tarjeta.',
    sources: [],
    isAboutApp: true,
  },
  notifications: {
    english:
      'Open Calendar and look for the “E-mails” card: one box turns the weekly summary on Mondays on or off, the other the mail on the day something is due. Each of these mails has an unsubscribe link too. There are no text messages or push notices; “Subscribe to this calendar” brings the dates to your phone.',
    spanish:
      'Abra Calendar y busque la tarjeta «E-mails»: una casilla activa o apaga el resumen semanal de los lunes, y la otra el correo del día en que algo toca. Cada uno de esos correos trae también un enlace para darse de baja. No hay mensajes de texto ni avisos push; «Subscribe to this calendar» lleva las fechas a su teléfono.',
    sources: [],
    isAboutApp: true,
  },
  share_account: {
    english:
      'No, an account cannot be shared yet: it has one sign-in, and no invitations, roles or tenant access. You can still pass things on: “PDF report” on the Plan screen for a partner or buyer, “Download everything” under Settings > Your Data, or the private calendar link under “Subscribe to this calendar”. Do not give out your password. “Contact Support” takes the wish.',
    spanish:
      'No, una cuenta todavía no se comparte: tiene un solo acceso, sin invitaciones, roles ni entrada para inquilinos. Sí puede pasar datos: «PDF report» en la pantalla Plan, «Download everything» en Settings > Your Data, o el enlace privado del calendario en «Subscribe to this calendar». No dé su contraseña. «Contact Support» recibe su deseo.',
    sources: [],
    isAboutApp: true,
  },
  app_price: {
    english:
      'I know of no free trial. Settings > Manage Subscription shows your plan, and “Cards and Invoices” there changes the card and has the invoices. I do not see your payments. For a wrong charge use “Contact Support” there.',
    spanish:
      'No sé de ninguna prueba gratis. Settings > Manage Subscription muestra su plan, y «Cards and Invoices» cambia la tarjeta y tiene las facturas. Yo no veo sus pagos. Por un cobro equivocado use «Contact Support».',
    sources: [],
    isAboutApp: true,
  },
  delete_account: {
    english:
      'Open Settings > Your Data and press “Delete account”; I cannot do it for you. You are signed out, your subscription is canceled, and after a grace period everything is gone for good. Sign in before then to keep it. Press “Download everything” first if you may need a copy.',
    spanish:
      'Abra Settings > Your Data y oprima «Delete account»; yo no puedo hacerlo por usted. Se cierra su sesión, se cancela la suscripción y tras un plazo de gracia todo se borra para siempre. Si entra antes, se conserva. Oprima antes «Download everything» si quiere una copia.',
    sources: [],
    isAboutApp: true,
  },
  devices: {
    english:
      'There is nothing to install: open Home Pulse AI in the browser of your phone, tablet or computer and sign in with the same account. I know of no app in an app store, and there is no public API. “Subscribe to this calendar” on the Calendar screen brings the dates to your phone.',
    spanish:
      'No hay nada que instalar: abra Home Pulse AI en el navegador del teléfono, la tableta o la computadora y entre con la misma cuenta. No sé de una app en las tiendas, y no hay una API pública. «Subscribe to this calendar» en Calendar lleva las fechas a su teléfono.',
    sources: [],
    isAboutApp: true,
  },
  compliment: {
    english:
      'Thank you, that is good to hear. If you like, ask me what is next in your homes or what to set aside for it.',
    spanish:
      'Gracias, qué gusto oírlo. Si quiere, pregúnteme qué sigue en sus casas o cuánto apartar para eso.',
    sources: [],
    isAboutApp: true,
  },
  small_talk: {
    english:
      'I would gladly chat, but homes are the only thing I know well: I am HomeBot, a program, and no person. I can tell when parts of your homes may fail, what they cost, what to maintain, and whether a repair is worth it. Try “what is due this year?”',
    spanish:
      'Con gusto platicaría, pero solo sé bien de casas: soy HomeBot, un programa y no una persona. Le digo cuándo pueden fallar las partes de sus casas, cuánto cuestan, qué mantener y si vale la pena reparar. Pruebe con «¿qué toca este año?»',
    sources: [],
    isAboutApp: true,
  },
  overwhelmed: {
    english:
      'That is a lot, and you do not have to do it all at once. Start with one thing: only what is unsafe or leaks needs you this week, and the rest can wait for a list. Tell me what weighs most, or ask “what is next?”, and I name the one part to look at first.',
    spanish:
      'Es mucho, y no tiene que hacerlo todo a la vez. Empiece con una sola cosa: esta semana solo urge lo peligroso o lo que gotea, y lo demás puede esperar en una lista. Cuénteme qué le pesa más, o pregunte «¿qué sigue?», y le digo qué parte mirar primero.',
    sources: [],
    isAboutApp: true,
  },
} as const satisfies Readonly<Record<string, Advice>>
