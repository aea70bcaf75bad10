import type { Advice } from './advice.ts'

/** General advice on choosing, buying and replacing equipment. */
export const equipmentAdvice = {
  choose_brand: {
    english:
      'I recommend no brand: within one price class, installation and upkeep decide more than the name. For a rental take a plain model with few electronics, with parts and service within reach. Compare repair records in a consumer test, the warranty on the main part, and who repairs it near you.',
    spanish:
      'No recomiendo marcas: en un mismo rango de precio, la instalación y el mantenimiento deciden más que el nombre. Para rentar, un modelo sencillo con pocas electrónicas y servicio cerca. Compare pruebas de consumidores, la garantía y quién lo repara cerca.',
    sources: [],
  },
  brand_reputation: {
    english:
      'A name alone is no reason to worry: how it was installed, serviced and used decides more, and every maker has good and weak models. A dearer brand can last longer, but seldom in proportion to its price. If a brand changes my forecast, the answer about your part says so: ask me when it will fail.',
    spanish:
      'El nombre solo no es motivo de preocupación: la instalación, el servicio y el uso deciden más. Una marca cara puede durar más, pero rara vez en proporción a su precio. Si la marca cambia mi pronóstico, lo digo: pregúnteme cuándo fallará la suya.',
    sources: [],
  },
  extended_warranty: {
    english:
      'Usually not for a plain appliance: the maker’s warranty covers the early failures, and a plan often costs a good part of a repair. It can pay for a dear model with much electronics. For heating and cooling, labor is what costs: read who must service it and what is left out.',
    spanish:
      'Casi nunca para un aparato sencillo: la garantía del fabricante cubre las fallas tempranas, y el plan cuesta buena parte de una reparación. Puede convenir en un modelo caro con mucha electrónica. Lea quién debe darle servicio y qué excluye.',
    sources: [],
  },
  heat_pump_or_furnace: {
    english:
      'It depends on the winter and on your prices of power and gas. A cold-climate heat pump heats and cools, and many work well below zero, but where winters are hard a gas furnace as a backup (dual fuel) is the safe choice. Gas is often cheaper to run where it is cheap. Ask for both quotes, with the rebates, on the same day.',
    spanish:
      'Depende del invierno y de sus precios de luz y gas. Una bomba de calor para clima frío calienta y enfría aun bajo cero, pero donde el invierno es duro conviene un respaldo de gas. Pida las dos cotizaciones, con apoyos, el mismo día.',
    sources: [],
  },
  tank_or_tankless: {
    english:
      'A tank is the cheaper and simpler choice for most homes and rentals; tankless saves space and gives hot water without end. It costs clearly more to put in, often with a larger gas line and vent, and needs flushing every year, so the saved gas seldom pays it back quickly. It pays where it lasts long and much hot water is used.',
    spanish:
      'El de tanque es más barato y sencillo para casi todos; el de paso ahorra espacio y no se acaba. Instalarlo cuesta bastante más y pide limpieza anual, así que el ahorro de gas rara vez lo paga pronto. Conviene donde se usa mucha agua caliente y dura años.',
    sources: [],
  },
  heat_pump_water_heater: {
    english:
      'Yes, where it has about 700 cubic feet of air around it, a drain, and power: it uses far less electricity than a plain electric tank. It costs more, cools its room, hums like a refrigerator and heats slowly, so choose the larger tank. Look for rebates before you buy.',
    spanish:
      'Sí, donde tenga aire suficiente alrededor, desagüe y corriente: gasta mucha menos luz que uno eléctrico común. Cuesta más, enfría el cuarto, zumba y calienta despacio, así que elija un tanque mayor. Busque apoyos antes de comprar.',
    sources: [],
  },
  gas_or_electric: {
    english:
      'Take what the home is already wired or piped for, unless you renovate: a new gas line or circuit costs more than the difference between appliances. Gas is often cheaper to run; electric has no flame, no flue and cleaner air. Induction is quick and safe but needs its circuit and pans that fit.',
    spanish:
      'Elija lo que la casa ya tiene, salvo que remodele: una línea de gas o un circuito nuevo cuesta más que la diferencia. El gas suele gastar menos dinero; lo eléctrico no tiene flama y deja mejor aire. La inducción es rápida y segura, pero pide circuito y ollas adecuadas.',
    sources: [],
  },
  front_or_top_load: {
    english:
      'For tenants a plain top loader is mostly the better choice: it is simple, cheap to repair and forgives being closed wet. A front loader uses less water, washes gently and stacks, but its door seal must be wiped and left open or it smells.',
    spanish:
      'Para inquilinos casi siempre conviene la de carga superior: sencilla, barata de reparar y no se queja si queda cerrada. La frontal gasta menos agua y lava suave, pero hay que secar su empaque y dejarla abierta o huele.',
    sources: [],
  },
  equipment_size: {
    english:
      'Bigger is not better: too large a furnace or air conditioner starts and stops, wears out and leaves the air damp. For heating and cooling ask for a load calculation (Manual J), not a guess by the old unit. For water, 40 gallons suit two to three people and 50 suit four, roughly.',
    spanish:
      'Más grande no es mejor: un equipo sobrado arranca y para, se gasta y deja humedad. Para calefacción y aire pida un cálculo de carga (Manual J). Para agua, unos 40 galones para dos o tres personas y 50 para cuatro.',
    sources: [],
  },
  efficiency_ratings: {
    english:
      'Higher is better: AFUE is the share of the gas that becomes heat, SEER how much cooling a unit of power gives, UEF the same for hot water. A furnace of 96% burns about a sixth less gas than one of 80%, which pays where winters are long. Two stages run quieter and more evenly; they save little.',
    spanish:
      'Más alto es mejor: AFUE es la parte del gas que se vuelve calor, SEER el frío por cada unidad de luz, UEF lo mismo para el agua. Una de 96% quema cerca de una sexta parte menos gas que una de 80%, lo que conviene con inviernos largos. Dos etapas es más silencioso; ahorra poco.',
    sources: [],
  },
  refrigerant_types: {
    english:
      'R-22 is no longer made for the US, so a leak in such an old unit is mostly the end of it; R-410A can still be serviced but new units use milder ones. Nobody but a certified technician may handle it. Ask what the unit holds before you pay for a refill.',
    spanish:
      'El R-22 ya no se fabrica para EE. UU., así que una fuga en un equipo viejo suele ser su fin; el R-410A aún se repara, pero los equipos nuevos usan otros. Solo un técnico certificado puede manejarlo. Pregunte cuál usa antes de pagar una recarga.',
    sources: [],
  },
  repair_rule: {
    english:
      'I divide: the repair by the years that the part will probably still last, against the price of a new one by the years that it will last. The repair wins if its year is cheaper. The common rule of 50% says nearly the same for an old part. Tell me the part, its age and the quote, and I do the sum for your state.',
    spanish:
      'Divido: la reparación entre los años que la parte quizá dure, contra el precio de una nueva entre los años que durará. Gana la reparación si su año sale más barato. La regla común del 50% dice casi lo mismo. Dígame la parte, su edad y la cotización y lo calculo.',
    sources: [],
  },
  replace_early: {
    english:
      'It pays only where a failure does harm: a water heater over a finished floor, a furnace in a hard winter, a roof over rooms. Then replace it in a quiet season, once its odds are high, instead of in an emergency. Where nothing gets wet or cold, use it until it fails, with the money ready. Ask me for its odds.',
    spanish:
      'Conviene solo donde la falla hace daño: un calentador sobre un piso terminado, la calefacción en un invierno duro, un techo sobre cuartos. Entonces cámbielo en temporada tranquila. Donde no pasa nada, úselo hasta que falle, con el dinero listo. Pregúnteme sus probabilidades.',
    sources: [],
  },
  replace_together: {
    english:
      'Often for a furnace and air conditioner that share a blower and are both old: one visit, matched parts, one warranty. If one of them is young, replace only the other. Washer and dryer gain nothing but the look. Ask for both prices, alone and together.',
    spanish:
      'A menudo sí, si calefacción y aire comparten ventilador y ambos son viejos: una visita y piezas que combinan. Si uno es joven, cambie solo el otro. Lavadora y secadora no ganan nada. Pida los dos precios, por separado y juntos.',
    sources: [],
  },
  best_time_to_buy: {
    english:
      'Appliances are cheapest around the big holiday sales and when new models come; heating and cooling in spring and fall, when installers have time; a roof from late fall to early spring where weather permits. Wait only if the old one can: a failure in season costs more than the discount.',
    spanish:
      'Los aparatos bajan en las grandes ofertas y cuando llegan modelos nuevos; calefacción y aire en primavera y otoño; el techo en temporada baja si el clima deja. Espere solo si el viejo aguanta: una falla en temporada cuesta más que el descuento.',
    sources: [],
  },
  used_appliances: {
    english:
      'For a simple thing, such as an electric stove, a dryer or a top-load washer, used or dented can be sensible if you see it run and know its age. Avoid used gas appliances, water heaters and refrigerators over about six years. Tell me its age, and I say what is probably left.',
    spanish:
      'Para algo sencillo, como estufa eléctrica, secadora o lavadora, usado o golpeado puede convenir si lo ve funcionar y sabe su edad. Evite usados de gas, calentadores y refrigeradores de más de unos seis años. Dígame la edad y le digo cuánto queda.',
    sources: [],
  },
  old_appliance_disposal: {
    english:
      'Let the shop that delivers the new one take the old one, which is often free or cheap. Otherwise ask the city for bulk pickup or a scrap yard. Refrigerators and air conditioners must have their refrigerant removed by a certified firm, and a door must come off before a refrigerator stands outside.',
    spanish:
      'Que la tienda se lleve el viejo al entregar el nuevo. Si no, pida la recolección de la ciudad o llévelo al reciclaje. A refrigeradores y aires hay que sacarles el refrigerante con una empresa certificada, y quítele la puerta si queda afuera.',
    sources: [],
  },
  installation_time: {
    english:
      'A water heater takes half a day, a furnace or central air one day, both two; a roof one to three days, and a driveway some days plus about a week before cars stand on asphalt or concrete. Permits, parts and rot found underneath make it longer. Ask what you will be without, and when.',
    spanish:
      'Un calentador tarda medio día; calefacción o aire, un día; un techo, de uno a tres días; una entrada, algunos días más cerca de una semana sin autos. Permisos y sorpresas lo alargan. Pregunte qué le faltará y cuándo.',
    sources: [],
  },
  mini_split: {
    english:
      'A mini-split is quiet and sparing, and the best answer where there are no ducts or for one hot floor. Where good ducts exist, central air cools the whole home with less fuss. A window unit is cheapest for one room, and a portable one the weakest.',
    spanish:
      'Un minisplit es silencioso y gasta poco: lo mejor donde no hay ductos o para un piso caliente. Con buenos ductos, el aire central enfría toda la casa. Uno de ventana es lo más barato para un cuarto, y el portátil lo más débil.',
    sources: [],
  },
  smart_thermostat: {
    english:
      'It saves if you leave the house or sleep at steady hours and do not already set the heat back by hand. It needs a common wire (C wire) in most cases. In a rental it also shows you a cold house from afar, but ask the tenant before you control or watch it.',
    spanish:
      'Ahorra si sale o duerme a horas fijas y hoy no baja la temperatura a mano. Casi siempre pide un cable común (C). En una renta también avisa si la casa está fría, pero pregunte al inquilino antes de controlarlo.',
    sources: [],
  },
  solar_panels: {
    english:
      'Look at the roof first: if it has fewer than about ten years left, replace it before panels go on, because taking them off costs thousands. Whether they pay depends on your price of power, the sun and the credits. Buy rather than lease if you may sell. Ask me how long your roof will last.',
    spanish:
      'Mire primero el techo: si le quedan menos de unos diez años, cámbielo antes, porque quitarlos cuesta miles. Que convenga depende del precio de la luz, del sol y de los apoyos. Comprar es mejor que rentar si quizá venda.',
    sources: [],
  },
  generator: {
    english:
      'Only if outages hurt: a sump pump, medical devices, freezing or long blackouts. A portable one with an interlock runs the essentials for far less than a standby one. Run it outside only, 20 feet from windows: its exhaust kills. An electrician must connect it.',
    spanish:
      'Solo si los apagones hacen daño: bomba de sumidero, aparatos médicos, heladas. Una portátil con interruptor cubre lo esencial por mucho menos. Úsela solo afuera, a 20 pies de ventanas: su humo mata. La conecta un electricista.',
    sources: [],
  },
} as const satisfies Readonly<Record<string, Advice>>
