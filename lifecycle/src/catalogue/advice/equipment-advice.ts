import type { Advice } from './advice.ts'

/** General advice on choosing, buying and replacing equipment. */
export const equipmentAdvice = {
  choose_brand: {
    english:
      'I recommend no brand: I found no published figure of how long each maker’s last. Consumer press surveys tell which ones need repairs more often. Pick a make that a local technician repairs and has parts for, in the right size, with simple controls. For furnaces, air conditioners and water heaters, the installer matters more than the name. Ask me what a new one costs.',
    spanish:
      'No recomiendo marcas: no encontré cifras publicadas de cuánto dura cada una. Las encuestas de la prensa de consumo dicen cuáles se reparan más. Elija una que un técnico de su zona repare y con piezas disponibles, del tamaño correcto y con controles sencillos. En calefacción, aire y calentadores de agua importa más quien lo instala que la marca. Pregúnteme cuánto cuesta uno nuevo.',
    sources: ['CR19'],
  },
  brand_reputation: {
    english:
      'A name alone tells little: I found no published figure that one maker’s last longer, so a brand changes no forecast here. Consumer press surveys tell which ones need repairs more often. A dearer one can buy quieter running, a longer warranty or easier parts. On heating and cooling, a careless installation shortens the life of any make. Judge yours by age and repairs: ask me for its odds.',
    spanish:
      'El nombre solo dice poco: no encontré cifras publicadas de que una marca dure más, así que no cambia ningún pronóstico aquí. Las encuestas de la prensa de consumo dicen cuáles se reparan más. Una más cara puede ser más silenciosa, con garantía más larga o piezas más fáciles de conseguir. En calefacción y aire, una mala instalación acorta la vida de cualquier marca. Juzgue el suyo por su edad y sus reparaciones: pregúnteme sus probabilidades.',
    sources: ['CR19'],
  },
  extended_warranty: {
    english:
      'Usually not: the FTC says a service contract may not be worth its price, and Consumer Reports has long advised against them. A repair often costs about as much as the plan. Read whether it overlaps with the maker’s warranty, its fee for each visit, and what it leaves out. It can make sense for a costly model that is hard to repair. Ask me for a part’s odds first.',
    spanish:
      'Normalmente no: según la FTC, un contrato de servicio puede no valer su precio, y Consumer Reports lo desaconseja desde hace mucho. Una reparación suele costar casi lo mismo que el plan. Lea si se encima con la garantía del fabricante, cuánto cobran por visita y qué no cubre. Puede servir en un modelo caro y difícil de reparar. Pregúnteme primero las probabilidades de la pieza.',
    sources: ['FTC-SC', 'CR-EW'],
  },
  heat_pump_or_furnace: {
    english:
      'A heat pump fits best where winters are mild, power is cheap or you need cooling too; a gas furnace where winters are hard and gas is cheap. One thing decides: your price for a kilowatt-hour against a therm. A cold-climate heat pump works below freezing, often with backup heat. Ask two installers for yearly running costs. Ask me what each costs here.',
    spanish:
      'Una bomba de calor conviene donde el invierno es suave, la luz es barata o también necesita aire; una calefacción de gas donde hace mucho frío y el gas es barato. Decide una cosa: su precio del kilovatio-hora frente al del gas. Las de clima frío trabajan bajo cero, a menudo con apoyo. Pida a dos instaladores el costo anual. Pregúnteme cuánto cuesta cada una.',
    sources: [],
  },
  tank_or_tankless: {
    english:
      'A tank is the safer choice for a plain swap, and tankless for a household that runs out of hot water or needs the space. The switch decides: a larger gas line, a new vent or more electric capacity can cost more than the heater. Tankless units need descaling where water is hard. For a rental, a tank is cheaper and quicker to replace. Ask me for both prices.',
    spanish:
      'Un tanque es lo más seguro para un cambio simple, y sin tanque conviene si se acaba el agua caliente o falta espacio. Decide el cambio: una línea de gas más grande, otra ventilación o más capacidad eléctrica pueden costar más que el aparato. Los de paso requieren quitar sarro con agua dura. Para renta, el tanque es más barato y rápido de reponer. Pregúnteme ambos precios.',
    sources: [],
  },
  tankless_payback: {
    english:
      'Slowly, and often not within its life if the switch needs a new gas line or vent. The US energy department put a tankless heater at 24% to 34% more efficient in homes with little hot water use, and 8% to 14% with much. Divide the extra price by the yearly saving on your own bill. Buy it for endless hot water and space, not for savings.',
    spanish:
      'Lentamente, y muchas veces no dentro de su vida si el cambio exige otra línea de gas u otra ventilación. El Departamento de Energía lo calculó 24% a 34% más eficiente en casas que usan poca agua caliente, y 8% a 14% con mucha. Divida el precio extra entre el ahorro anual en su factura. Cómprelo por agua sin fin y espacio, no por ahorro.',
    sources: ['DOE-TANKLESS'],
  },
  heat_pump_water_heater: {
    english:
      'Often yes, if you now heat water with electric resistance and have the room: ENERGY STAR puts the saving at about $550 a year for a family of four. It needs air around it, about 40 °F or warmer, a drain and some tolerance for noise and cooled air. Against cheap gas it pays less. In a tight closet, choose another kind. Ask me what one costs.',
    spanish:
      'A menudo sí, si ahora calienta con resistencia eléctrica y hay espacio: ENERGY STAR calcula unos $550 de ahorro al año para una familia de cuatro. Necesita aire alrededor a unos 40 °F (4 °C) o más, un desagüe y tolerar ruido y aire frío. Frente a gas barato rinde menos. En un clóset cerrado o junto a un dormitorio, elija otro tipo. Pregúnteme cuánto cuesta.',
    sources: ['ES-HPWH'],
  },
  gas_or_electric: {
    english:
      'Electric is simpler and safer indoors: no gas line and no flame. Gas is cheaper to run where gas is cheap, and many cooks like it, but a gas stove needs a hood that vents outside. The hookup decides: keep the kind that is there, because a new 240-volt circuit or gas line costs extra and is work for a professional. Ask me what a new one costs.',
    spanish:
      'La eléctrica es más simple y segura: no hay línea de gas ni llama. El gas sale más barato de usar donde es barato, y a muchos les gusta para cocinar, pero la estufa de gas necesita campana con salida afuera. Decide la conexión: quédese con la que hay, porque un circuito de 240 voltios o una línea de gas cuesta más y es trabajo de profesional. Pregúnteme el precio.',
    sources: [],
  },
  induction: {
    english:
      'Yes if you cook a lot and have a 240-volt outlet and pots that a magnet sticks to: induction heats fast, wastes little and its top stays cooler than other electric ones. It costs more to buy, and electronics are dearer to repair. For a rental, a plain electric stove is usually the better buy. People with a pacemaker should ask their doctor first.',
    spanish:
      'Sí, si cocina mucho y tiene toma de 240 voltios y ollas a las que se pegue un imán: calienta rápido, desperdicia poco y la superficie se calienta menos que otras eléctricas. Cuesta más, y la electrónica es cara de reparar. Para renta suele convenir una eléctrica sencilla. Quien tenga marcapasos debe preguntar antes a su médico.',
    sources: [],
  },
  front_or_top_load: {
    english:
      'A front loader washes with less water, spins drier and stacks; a top loader is simpler, needs no door seal and is easier on the back. Habits decide: a front loader gets musty unless the door stays open and the seal is wiped. For tenants, a plain top loader is usually the better buy. Ask me what a new washer costs.',
    spanish:
      'La de carga frontal usa menos agua, exprime mejor y se puede apilar; la de carga superior es más simple, no tiene empaque en la puerta y cansa menos la espalda. Deciden los hábitos: la frontal huele a humedad si no se deja abierta y no se seca el empaque. Para inquilinos suele convenir una superior sencilla. Pregúnteme cuánto cuesta una nueva.',
    sources: [],
  },
  equipment_size: {
    english:
      'I cannot size it from the records: heating and cooling need a load calculation (Manual J) of your house, so ask the installer for it. Do not just copy the old size: too large runs in short bursts and leaves the air damp. For a window unit, a common rule is 20 BTU for each square foot. For a water heater, count people and showers in the busiest hour.',
    spanish:
      'No puedo calcularlo con los registros: calefacción y aire necesitan un cálculo de carga (Manual J) de su casa; pídalo por escrito al instalador. No copie sin más el tamaño viejo: uno muy grande trabaja a ratos y deja humedad. Para un aire de ventana, una regla común es 20 BTU por pie cuadrado. Para un calentador, cuente personas y duchas en la hora pico.',
    sources: ['SPD-BTU'],
  },
  efficiency_ratings: {
    english:
      'They rate how much a machine does with its energy, and higher is better: SEER2 is the cooling for each unit of power over a season, AFUE the share of fuel that becomes heat, UEF the same for water heaters, HSPF2 the heating by a heat pump. A high rating pays where you run it long and energy is dear; two stages mostly buy comfort. Compare the extra price with the yearly saving that the installer states.',
    spanish:
      'Dicen cuánto rinde la energía, y más alto es mejor: SEER2 es el frío por cada unidad de luz en la temporada, AFUE la parte del combustible que se vuelve calor, UEF lo mismo en calentadores de agua y HSPF2 la calefacción de una bomba de calor. Un número alto conviene si se usa mucho y la energía es cara; dos etapas dan sobre todo comodidad. Compare el precio extra con el ahorro anual que da el instalador.',
    sources: [],
  },
  refrigerant_types: {
    english:
      'An R-22 system may be used and repaired, but no R-22 has been made or imported in the US since 2020, so refills are dear. R-410A systems can still be serviced; newer ones use R-32 or R-454B, which do not mix with it. A leak must be found first, by a certified technician. On an old R-22 system, tell me the quote first.',
    spanish:
      'Un sistema de R-22 se puede seguir usando y reparando, pero desde 2020 ya no se fabrica ni importa R-22 nuevo en EE. UU., así que recargar es caro. Los de R-410A aún tienen servicio; los nuevos usan R-32 o R-454B, que no se mezclan. Primero hay que hallar la fuga, con un técnico certificado. Si es viejo y de R-22, dígame el presupuesto y lo comparo.',
    sources: ['EPA-R22'],
  },
  repair_rule: {
    english:
      'The common rule is 50%: replace if the repair costs more than half of a new one. It ignores how many years are left. I compare the quote with the price of a new one for each year that each would still run. A cracked heat exchanger or a leaking tank ends the question. Tell me the part, its age and the quote.',
    spanish:
      'La regla común es el 50%: cambie si la reparación cuesta más de la mitad de uno nuevo. Es burda, porque no cuenta los años que quedan. Yo comparo el presupuesto con el precio de uno nuevo por cada año que duraría cada opción. Una falla peligrosa, como un intercambiador rajado o un tanque que gotea, ya decide. Dígame qué es, su edad y el presupuesto.',
    sources: ['IVN-50'],
  },
  replace_early: {
    english:
      'It depends on what its failure would break: replace early what floods, leaves people without heat or cannot be bought in a day, such as an old tank water heater above a finished room, a furnace before winter or a leaking roof. Run the rest to failure, with the money ready. A planned job gives you time for three quotes. Ask me which part is next and for its odds.',
    spanish:
      'Depende del daño que causaría: cambie antes lo que inunda, deja a la gente sin calefacción o no se consigue en un día, como un tanque viejo sobre un cuarto terminado, una calefacción antes del invierno o un techo que gotea. Lo demás, úselo hasta que falle, con el dinero listo. Con tiempo puede pedir tres presupuestos. Pregúnteme qué sigue y sus probabilidades.',
    sources: [],
  },
  replace_together: {
    english:
      'Often yes, if both are old and share one blower and coil: a matched pair is tested together, and one visit saves labor. Not if one is young and sound, because you would throw years away. Ask the installer two things: whether the new outdoor unit works with the old furnace and coil, and both prices, together and one at a time. A washer and a dryer need not match. I can give the odds of each.',
    spanish:
      'A menudo sí, si ambos son viejos y comparten ventilador y serpentín: un par del mismo sistema se prueba junto, y una sola visita ahorra mano de obra. No si uno es joven y está bien, porque perdería años. Pregunte al instalador si la unidad nueva funciona con la calefacción y el serpentín viejos, y ambos precios. La lavadora y la secadora no tienen que ser iguales. Yo puedo darle las probabilidades de cada uno.',
    sources: [],
  },
  best_time_to_buy: {
    english:
      'Buy off season: heating and cooling work in spring or fall, when installers are less busy, a roof when roofers are, if the weather permits, and appliances on holiday sale weekends or when new models come in. Three quotes often save more, and nothing is saved if the old one fails first. So the odds decide: with high odds, buy now. Ask me when yours is due.',
    spanish:
      'Compre fuera de temporada: calefacción y aire en primavera u otoño, cuando los instaladores tienen menos trabajo, el techo cuando lo tienen los techadores y el clima deja, y aparatos en ofertas de días festivos o al llegar modelos nuevos. Tres presupuestos suelen ahorrar más, y no se ahorra nada si el viejo falla antes. Deciden las probabilidades: si son altas, compre ya. Pregúnteme cuándo le toca al suyo.',
    sources: [],
  },
  used_appliances: {
    english:
      'Yes for a plain washer, dryer or electric stove, if you see it run and it is young enough; no for gas appliances of unknown history and water heaters. Read its age from the serial number, look up recalls and test it before you pay. Half price is no bargain with a quarter of the life left. Tell me its type and age.',
    spanish:
      'Sí en lo sencillo, como lavadora, secadora o estufa eléctrica, si lo ve funcionar y no es muy viejo; no en aparatos de gas de origen desconocido ni calentadores de agua. Vea la edad en el número de serie, busque retiros del mercado y pruébelo antes de pagar. A mitad de precio no es ganga si queda un cuarto de vida. Dígame el tipo y la edad.',
    sources: [],
  },
  old_appliance_disposal: {
    english:
      'Ask the seller to take it when the new one comes: most haul it away for a small fee or free. Otherwise use the utility’s recycling program, the city’s bulky pickup or a scrap yard. Refrigerators, freezers and air conditioners hold refrigerant that a certified person must remove first. Take the door off a fridge that waits outside, so no child gets trapped.',
    spanish:
      'Pida al vendedor que se lo lleve al entregar el nuevo: casi todos lo hacen gratis o por poco. Si no, use el programa de reciclaje de la compañía de luz, la recolección de la ciudad o un depósito de chatarra. A refrigeradores, congeladores y aires, alguien certificado debe sacarles antes el refrigerante. Quite la puerta a un refri que espera afuera, para que ningún niño quede atrapado.',
    sources: [],
  },
  recall: {
    english:
      'I have no list of recalls. Search the model number at CPSC.gov/Recalls and on the maker’s site: the label with it is inside the door or on the back. If yours is recalled, stop using it and follow the notice; the repair or the refund is mostly free. Register the model with the maker, and recalls reach you by mail.',
    spanish:
      'No tengo una lista de retiros del mercado. Busque el número de modelo en CPSC.gov/Recalls y en el sitio del fabricante: la etiqueta está dentro de la puerta o atrás. Si el suyo está retirado, deje de usarlo y siga el aviso; la reparación o el reembolso suele ser gratis. Registre el modelo con el fabricante para que le avisen.',
    sources: [],
  },
  installation_time: {
    english:
      'Usually one day: a plain furnace swap takes four to eight hours, and a central air conditioner or water heater is similar. A roof or a driveway takes days, and a driveway some more before cars may stand on it. New ducts, a gas line, a panel or another fuel add days. The wait for parts, a permit and a free crew is often longer than the work. In a rental, agree on the day in writing and plan for heat and hot water.',
    spanish:
      'Normalmente un día: un cambio simple de calefacción toma de cuatro a ocho horas, y parecido el aire central o un calentador. Un techo o una entrada toma varios días, y la entrada algunos más antes de pisarla con el auto. Ductos nuevos, línea de gas, tablero u otro combustible agregan días. Esperar piezas, permiso y cuadrilla suele tardar más que el trabajo. En una renta, acuerde el día por escrito y tenga un plan para el calor y el agua caliente.',
    sources: ['EFX-INST'],
  },
  mini_split: {
    english:
      'Good where there are no ducts, for an addition, or for one room that is always too hot or cold; less so for a whole house with many small rooms, which needs a head in each. It cools and heats, room by room. In a cold place ask for a cold-climate model. Filters need washing, and a licensed technician must do lines and refrigerant.',
    spanish:
      'Conviene donde no hay ductos, en una ampliación o en un cuarto siempre muy caliente o frío; menos en una casa con muchos cuartos chicos, que necesita una unidad en cada uno. Enfría y calienta por cuarto. Si hace mucho frío, pida un modelo de clima frío. Los filtros se lavan, y las líneas y el refrigerante son para un técnico con licencia.',
    sources: [],
  },
  window_or_central: {
    english:
      'Window units win for one or two rooms or a short summer, and where there are no ducts; central air for a whole house that already has ducts, in a long hot season. Ducts decide: adding them is what makes central air dear. In a rental, check who must provide cooling and who puts the units in. A window unit must be braced so that it cannot fall.',
    spanish:
      'Los de ventana convienen para uno o dos cuartos, un verano corto o sin ductos; el central para una casa que ya tiene ductos y mucho calor. Deciden los ductos: ponerlos es lo caro del aire central. En una renta, vea quién debe dar el aire y quién instala los aparatos. Un aire de ventana debe quedar bien fijo para que no se caiga.',
    sources: [],
  },
  smart_thermostat: {
    english:
      'Yes, if the house is empty part of the day and nobody turns the heat down by hand: 7 to 10 °F less for eight hours a day saves up to 10% a year. It adds nothing to a schedule you already keep. Most need a C-wire, and a heat pump needs a model made for it. In a rental, agree first on who controls it and sees the data.',
    spanish:
      'Sí, si la casa queda sola parte del día y nadie baja la temperatura a mano: bajarla de 7 a 10 °F (4 a 6 °C) ocho horas al día ahorra hasta 10% al año. Si ya lo hace, no agrega nada. Casi todos necesitan un cable C, y una bomba de calor, un modelo adecuado. En una renta, acuerde con el inquilino quién lo controla y ve los datos.',
    sources: ['OMU-THERM'],
  },
  solar_panels: {
    english:
      'I cannot say for your roof: it depends on your price of power, what the utility pays for surplus, sun and shade, and which credits still exist when you sign. Look at the roof first: if it is due within about ten years, replace it before, because taking panels off costs extra. Get three quotes, and read a lease or loan twice. Ask me when your roof is due.',
    spanish:
      'No puedo decirlo para su techo: depende de su tarifa de luz, de lo que pague la compañía por el excedente, del sol y la sombra y de los créditos vigentes. Mire primero el techo: si toca cambiarlo en unos diez años, hágalo antes, porque quitar los paneles cuesta. Pida tres presupuestos de compra y lea dos veces un arrendamiento. Pregúnteme cuándo le toca al techo.',
    sources: [],
  },
  generator: {
    english:
      'Only outdoors: run a portable one at least 20 feet from the house, exhaust pointing away, never in a garage or on a porch, because its carbon monoxide can kill fast. You need one only if outages do harm: a portable one is enough for a fridge and lights; a standby one suits long outages, a well or a medical device. An electrician must fit a transfer switch: never feed a house through an outlet.',
    spanish:
      'Solo afuera: use uno portátil a 20 pies (6 m) o más de la casa, con el escape hacia otro lado, nunca en el garaje ni en el porche, porque su monóxido de carbono puede matar muy rápido. Solo hace falta si los apagones hacen daño: uno portátil basta para refri y luces; uno fijo conviene con apagones largos, pozo o equipo médico. Un electricista debe poner el interruptor de transferencia: nunca alimente la casa por un enchufe.',
    sources: ['FLDOH-GEN'],
  },
  scratch_and_dent: {
    english:
      'Yes, if the damage is only on the side that a wall hides, it is new with the full warranty of the maker in writing, and the cut is real against the sale price elsewhere. Have it plugged in: look at the door, seal, compressor and hoses, because what dents a corner can bend a frame. Sold “as is” mostly means no warranty of the shop. Skip dents near burners, gas parts and a refrigerator’s cooling lines. Keep the receipt.',
    spanish:
      'Sí, si el golpe queda del lado de la pared, es nuevo con la garantía completa del fabricante por escrito y la rebaja es real frente a la oferta de otra tienda. Pida que lo enchufen: mire puerta, sello, compresor y mangueras, porque lo que abolla una esquina puede doblar el marco. “As is” casi siempre significa sin garantía de la tienda. No compre golpes cerca de quemadores, piezas de gas o las líneas de frío. Guarde el recibo.',
    sources: ['FTC-WARR'],
  },
  which_grade: {
    english:
      'A sound middle model: the cheapest saves little and breaks sooner in daily use, and the dearest pays only for comfort or for energy that you pay yourself. In a rental take simple controls, a plain finish and parts that every technician has, because the tenants get the comfort and often the saving on the bill, and you get the repairs. In your own home pay more where you notice it each day or where the bill is high. The installer matters more than the label.',
    spanish:
      'Un modelo medio y sólido: el más barato ahorra poco y se daña antes con el uso diario, y el más caro solo se paga con comodidad o con energía que paga usted. En una renta elija controles simples, acabado sencillo y piezas que todo técnico tenga, porque la comodidad y a menudo el ahorro son del inquilino, y las reparaciones suyas. En su propia casa pague más donde lo note cada día o donde la factura sea alta. El instalador importa más que la marca.',
    sources: [],
  },
  efficiency_payback: {
    english:
      'Where the tenants pay that bill, you never get it back, except through a higher rent. Where you pay it, divide the extra price by what it saves in a year: that is the number of years. A gas furnace of 95% instead of 80% uses about 16% less gas for the same heat, so $900 of gas a year becomes about $758, and $1,500 more for it takes about 11 years. Use the figures on your bill and in the offer.',
    spanish:
      'Donde esa factura la pagan los inquilinos, no lo recupera nunca, salvo con una renta más alta. Donde la paga usted, divida lo que cuesta de más entre lo que ahorra al año: esos son los años. Una calefacción de gas de 95% en vez de 80% usa cerca de 16% menos gas por el mismo calor: $900 al año pasan a unos $758, y $1,500 más tardan unos 11 años. Use las cifras de su factura y de la oferta.',
    sources: ['DOE-AFUE'],
  },
} as const satisfies Readonly<Record<string, Advice>>
