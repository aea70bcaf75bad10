import type { houseSymptoms } from './house-symptoms.ts'
import type { InSpanish } from './spanish-appliance-symptoms.ts'

/** The Spanish wording of the symptoms of structures and of systems that serve the whole house. */
export const spanishHouseSymptoms: {
  readonly [Type in keyof typeof houseSymptoms]: Readonly<
    Record<keyof (typeof houseSymptoms)[Type], InSpanish>
  >
} = {
  ac_unit: {
    not_cooling: [
      'sopla aire caliente',
      'el filtro tapado, el termostato, el interruptor, el serpentín exterior sucio, el capacitor o poco refrigerante, es decir, una fuga',
      'Cambie el filtro, ponga el termostato en frío, restablezca el interruptor una vez y quite las hojas de la unidad exterior con la corriente cortada. ¿Gira su ventilador? Si solo zumba, es el capacitor; si gira, el serpentín sucio o el refrigerante.',
      'Capacitor y refrigerante son para un técnico certificado; un serpentín con fuga o un compresor muerto a los doce años o más es razón para reemplazarlo.',
    ],
    icing: [
      'tiene hielo en el serpentín',
      'poco aire por el filtro sucio o salidas cerradas, o poco refrigerante',
      'Apague el frío, deje que se descongele con el ventilador, cambie el filtro y abra las salidas.',
      'Si vuelve el hielo con el filtro limpio, necesita un técnico certificado.',
    ],
    losing_refrigerant: [
      'pierde refrigerante',
      'una fuga en un serpentín, en una válvula o en la línea',
      'Apáguelo, no abra las líneas y pregunte al técnico dónde fuga: recargar no repara nada.',
      'El refrigerante es solo para un técnico certificado; un serpentín con fuga a los doce años o más, o un equipo de R-22, es razón para reemplazarlo.',
    ],
    leaking: [
      'gotea adentro',
      'el desagüe tapado, la charola rota o hielo en el serpentín',
      'Apáguelo y destape el desagüe; suele bastar una aspiradora de agua en la salida exterior.',
      'Si la charola está perforada, pida un presupuesto.',
    ],
    not_starting: [
      'no arranca',
      'el interruptor, el capacitor o el contactor, el termostato o el seguro de la charola',
      'Restablezca el interruptor una vez, revise las pilas del termostato y vacíe la charola.',
      'Si zumba y no arranca es el capacitor: es para un profesional, puede matar.',
    ],
    short_cycling: [
      'prende y apaga a cada rato',
      'el filtro tapado, poco refrigerante o un equipo demasiado grande',
      'Cambie el filtro y aleje las lámparas del termostato.',
      'Si sigue, haga revisar el refrigerante y el tamaño.',
    ],
  },
  water_heater: {
    no_hot_water: [
      'no da agua caliente',
      'en uno de gas el piloto apagado o el termopar gastado; en uno eléctrico el interruptor o una resistencia quemada',
      '¿Es de gas o eléctrico? Gas: mire por la ventana si hay llama. Eléctrico: restablezca el interruptor una vez. Si huele a gas, salga y llame desde afuera.',
      'Llame a un plomero si el piloto no queda prendido o el interruptor salta otra vez: un termopar o una resistencia es una reparación modesta.',
    ],
    runs_out: [
      'se queda pronto sin agua caliente',
      'en uno eléctrico la resistencia de abajo quemada, un tubo de entrada roto, sedimento o un tanque demasiado chico',
      'Mire si alguien bajó el termostato, si gotea una llave caliente y cuándo se drenó. Déjelo en 120 °F: más caliente quema.',
      'Una resistencia o un tubo es una reparación modesta de plomero; un tanque chico sigue siendo chico.',
    ],
    rumbling: [
      'retumba o truena',
      'sedimento en el fondo del tanque',
      'Vacíe el sedimento; si hace muchos años que no se hace, que lo haga un plomero.',
      'Si retumba después, el sedimento está duro y el tanque se gasta.',
    ],
    rusty_water: [
      'da agua con óxido',
      'el ánodo gastado, el tanque que se oxida o los tubos',
      'Abra la fría: si también sale oxidada, son los tubos y no el calentador.',
      'Un ánodo nuevo puede salvar un tanque sano; uno oxidado va a gotear.',
    ],
    valve_dripping: [
      'gotea por la válvula de alivio',
      'demasiada presión, falta el tanque de expansión o falló, o la válvula gastada',
      'Baje el termostato a 120 °F y ponga un balde bajo el tubo.',
      'Nunca tape esa válvula; que un plomero mida la presión.',
    ],
    leaking: [
      'gotea',
      'el tanque perforado por el óxido, una conexión floja o una válvula',
      'Cierre su agua fría y corte su gas o su interruptor; luego vea si el agua viene de una conexión o del tanque.',
      'Una fuga del tanque no se repara: reemplácelo ya.',
    ],
  },
  roof: {
    leaking: [
      'deja pasar agua',
      'el tapajuntas dañado, el collar de un tubo rajado, tejas que faltan o, en invierno, hielo en el borde',
      'Recoja el agua, marque el borde de la mancha y mire el techo desde el suelo con binoculares. No suba. ¿Crece después de la lluvia? Entonces es el techo; si crece sin lluvia, busque un tubo arriba.',
      'Llame ya a un techador si crece o gotea, y no se acerque a lámparas ni cables de ahí. Una sola gotera se repara; reemplace si el daño está por todas partes o un techo de asfalto pasa de veinte años.',
    ],
    losing_granules: [
      'pierde gránulos, o sus tejas se doblan',
      'la edad y el sol, o poca ventilación del ático',
      'Busque gránulos en las canaletas y, desde el suelo, tejas dobladas o rajadas.',
      'Si es por todas partes, llegó al final: pida presupuestos.',
    ],
    missing_shingles: [
      'tiene tejas que faltan',
      'el viento, clavos flojos o tejas que ya no pegan',
      'Fotografíelo desde el suelo para el seguro y busque luz o humedad en el ático.',
      'Unas tejas son una reparación pequeña, pero pronto: el fieltro no aguanta.',
    ],
    mossy: [
      'tiene musgo',
      'sombra y humedad',
      'Corte ramas para que llegue el sol. No suba y no use agua a presión.',
      'El musgo levanta las tejas: que lo trate un techador.',
    ],
  },
  driveway: {
    hairline_cracks: [
      'tiene grietas',
      'la edad y el sol, o agua que se congela',
      'Barra y rellene las grietas una vez al año y selle la superficie.',
      'Grietas más anchas que un dedo, o que vuelven, piden que un profesional mire la base.',
    ],
    base_failure: [
      'tiene baches o grietas como piel de cocodrilo',
      'una base que falló',
      'Meta un palo en el hoyo: si abajo está blando, rellenar no aguanta.',
      'Repavimente donde la base está firme; reemplace donde falló.',
    ],
    heaving: [
      'se levanta o se hunde',
      'la helada, raíces o tierra asentada',
      'Marque el borde para que nadie tropiece y vea si se mueve con las estaciones.',
      'Las losas de concreto se levantan; el asfalto se corta y se parcha.',
    ],
    puddles: [
      'junta charcos',
      'mal desagüe o una base asentada',
      'Despeje las orillas y aleje los bajantes.',
      'Un hueco en asfalto sano se nivela con un parche.',
    ],
  },
  furnace: {
    no_heat: [
      'no calienta',
      'el termostato, el filtro tapado, el interruptor o el de la puerta, o el encendedor o el sensor de flama',
      'Ponga el termostato en calor, cambie el filtro, cierre bien el panel y restablezca el interruptor una vez. Si huele a gas, salga y llame desde afuera.',
      'Un encendedor o un sensor de flama es una reparación modesta para un técnico.',
    ],
    short_cycling: [
      'prende y apaga a cada rato',
      'el filtro tapado, el sensor de flama sucio o el límite por sobrecalentamiento',
      'Cambie el filtro y abra todas las salidas.',
      'Si sigue, haga limpiar el sensor y revisar el intercambiador.',
    ],
    yellow_flame: [
      'arde con flama amarilla o deja hollín',
      'combustible que arde mal y hace monóxido de carbono',
      'Apáguela y vea que sus alarmas de monóxido funcionen.',
      'Que un profesional la revise antes de prenderla; un intercambiador rajado significa reemplazarla.',
    ],
    banging: [
      'golpea al arrancar',
      'gas que prende tarde o ductos que se dilatan',
      'Apáguela si el golpe viene del quemador: el gas acumulado puede dañarla.',
      'Que un técnico limpie los quemadores antes de usarla.',
    ],
    leaking: [
      'tira agua',
      'el desagüe tapado, o la línea o la bomba rota',
      'Apáguela y destape la línea de condensado.',
      'Si el desagüe está limpio y sigue, que la miren antes de que el agua llegue a la electrónica.',
    ],
    running_nonstop: [
      'funciona sin parar',
      'el ventilador del termostato en “on”, un filtro tapado, ductos con fugas o más frío de lo previsto',
      'Ponga el ventilador en “auto”, cambie el filtro y abra todas las salidas.',
      'Si nunca llega a la temperatura, haga revisar el quemador, el ventilador y los ductos.',
    ],
    noisy: [
      'hace ruido',
      'el motor o la banda del soplador, un panel flojo o el filtro tapado',
      'Cambie el filtro y apriete los paneles.',
      'Un chillido o un roce es el soplador: una reparación común.',
    ],
  },
}
