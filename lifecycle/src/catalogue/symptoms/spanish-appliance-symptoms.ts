import type { applianceSymptoms } from './appliance-symptoms.ts'

/** A symptom in Spanish: the sign, the causes (the likeliest first), what to check, and when to call a professional. */
export type InSpanish = readonly [sign: string, causes: string, check: string, call: string]

export const spanishApplianceSymptoms: {
  readonly [Type in keyof typeof applianceSymptoms]: Readonly<
    Record<keyof (typeof applianceSymptoms)[Type], InSpanish>
  >
} = {
  stove: {
    burner_will_not_light: [
      'tiene un quemador que no prende',
      'orificios tapados, un encendedor mojado o flojo, o uno gastado',
      'Con el quemador apagado y frío, levante la tapa, cepille los orificios, seque el encendedor y asiente bien la tapa.',
      'Si sale gas y no prende, deténgase y ventile; las piezas de gas son para un profesional con licencia.',
    ],
    not_heating: [
      'no calienta',
      'un encendedor débil en un horno de gas, una resistencia quemada en uno eléctrico, o una falla del interruptor o de la tarjeta',
      'Vea si la resistencia o el encendedor se ponen rojos parejos, y si saltó el interruptor.',
      'Una resistencia o un encendedor es una reparación modesta; una tarjeta que falla dos veces es razón para reemplazarla.',
    ],
    wrong_temperature: [
      'calienta a otra temperatura',
      'un sensor descalibrado, la calibración o un empaque gastado',
      'Ponga un termómetro de horno media hora; casi todos los hornos se recalibran en su menú.',
      'Si se desvía más de unos 25 °F después de recalibrar, necesita un sensor nuevo.',
    ],
    cracked_glass: [
      'tiene el vidrio roto',
      'un golpe o un cambio brusco de temperatura',
      'Deje de usarla: los derrames pueden llegar a partes con corriente.',
      'El vidrio nuevo suele costar tanto que conviene reemplazar la estufa.',
    ],
  },
  dishwasher: {
    not_draining: [
      'no desagua',
      'un filtro tapado, un triturador o air gap bloqueado, una manguera doblada o la bomba',
      'Limpie el filtro, haga correr el triturador, abra el air gap y enderece la manguera: casi siempre basta.',
      'Si sigue con agua, es la bomba: pida un presupuesto.',
    ],
    cleaning_poorly: [
      'no limpia bien',
      'brazos rociadores tapados, sarro o agua poco caliente',
      'Limpie filtro y brazos, haga un ciclo con limpiador y deje correr el agua hasta que salga caliente antes de empezar.',
      'Si así tampoco limpia, haga revisar la bomba de lavado.',
    ],
    leaking: [
      'gotea',
      'un empaque gastado, demasiado detergente, exceso de agua o una manguera floja',
      'Corte la corriente en el interruptor y cierre el agua; luego mire el empaque y debajo del zócalo.',
      'Una tina perforada por el óxido no se repara.',
    ],
    not_filling: [
      'no toma agua',
      'la llave bajo el fregadero cerrada, una manguera doblada, un flotador trabado o la válvula de entrada',
      'Abra la llave, enderece la manguera y levante el flotador: debe moverse libre.',
      'Una válvula de entrada es una reparación modesta.',
    ],
    not_starting: [
      'no arranca',
      'un pestillo que no cierra, un flotador trabado, el interruptor o la tarjeta',
      'Cierre bien la puerta, libere el flotador y restablezca el interruptor una vez.',
      'Una tarjeta muerta cerca de los diez años es razón para reemplazarlo.',
    ],
    smelling: [
      'huele mal',
      'comida en el filtro, agua estancada en el fondo o en la manguera, o grasa en el empaque',
      'Saque y lave el filtro, limpie el empaque y el borde de la puerta, y hágalo funcionar vacío y caliente con una taza de vinagre. ¿Queda agua en el fondo? Entonces destape también el desagüe.',
      'Si el olor vuelve en pocos días, haga revisar la manguera de desagüe: sin una curva alta, regresa agua del fregadero.',
    ],
  },
  dryer: {
    drying_slowly: [
      'tarda en secar',
      'un ducto tapado, el filtro de pelusa lleno o una resistencia débil',
      'Limpie el filtro, el ducto y la salida exterior, y sienta si el aire sale con fuerza: un ducto tapado es también el mayor riesgo de incendio.',
      'Si el ducto está limpio y sigue lenta, haga probar la resistencia o la válvula de gas.',
    ],
    no_heat: [
      'gira pero no calienta',
      'un fusible térmico quemado, la resistencia rota, o el encendedor o la válvula en una de gas',
      'Revise las dos mitades de su interruptor doble y limpie el ducto: si está tapado, quema el fusible.',
      'Un fusible o una resistencia es una reparación modesta; las piezas de gas son para un profesional con licencia.',
    ],
    noisy: [
      'hace ruido',
      'rodillos gastados, la banda o su polea, o algo atorado en el tambor',
      'Vacíela, gire el tambor a mano y escuche si raspa o golpea.',
      'Rodillos y bandas son baratos; deténgala si huele a goma.',
    ],
    stopping_early: [
      'se detiene antes de secar',
      'un ducto tapado que dispara el termostato, un sensor de humedad sucio o un motor que se calienta',
      'Limpie el filtro, el ducto y la salida, y pase vinagre por las dos tiras metálicas del sensor.',
      'Si solo arranca cuando se enfría y el ducto está limpio, falla el motor o el termostato.',
    ],
    not_starting: [
      'no arranca',
      'el interruptor de la puerta, un fusible térmico o el interruptor eléctrico',
      'Cierre la puerta hasta que haga clic y restablezca su interruptor doble una vez.',
      'Un interruptor o un fusible es una reparación modesta.',
    ],
  },
  refrigerator: {
    warm_with_cold_freezer: [
      'está tibio y su congelador está frío',
      'el ventilador detrás del congelador, escarcha sobre el serpentín por una falla de descongelado, o una compuerta trabada o salidas tapadas entre los dos',
      'Despeje las salidas y escuche en el congelador: si no se oye el ventilador, es él; ¿la pared del fondo tiene mucha escarcha? Entonces pase la comida a una hielera y déjelo desenchufado y abierto un día.',
      'Si enfría de nuevo y falla a los pocos días, es el descongelado; un ventilador o una compuerta es una reparación común, porque el compresor funciona.',
    ],
    smelling: [
      'huele mal',
      'comida echada a perder, el desagüe o la charola sucios, o un filtro viejo',
      'Vacíelo, lávelo con bicarbonato en agua tibia, destape el desagüe y limpie la charola de abajo.',
      'Si huele a quemado o a químicos, desenchúfelo y haga que lo revisen.',
    ],
    not_cooling: [
      'no enfría',
      'serpentines sucios, salidas de aire tapadas, un empaque gastado, un ventilador o el compresor',
      'Aspire los serpentines, despeje las salidas y cierre la puerta sobre un billete: si se sale, el empaque fuga. Mantenga la comida a 40 °F o menos.',
      'Si falló el compresor o el sistema sellado de uno viejo, conviene comprar otro.',
    ],
    leaking: [
      'deja agua adentro o en el piso',
      'el desagüe de descongelado tapado, la línea de agua floja o la charola rota',
      'Destape el desagüe con agua tibia y mire la línea de agua detrás.',
      'Si fuga la línea, cierre su válvula y haga que la cambien.',
    ],
    frosting: [
      'forma escarcha',
      'el calentador o el reloj de descongelado, un empaque gastado o una puerta que se abre mucho',
      'Revise el empaque y despeje las salidas; descongélelo del todo y vea si vuelve.',
      'Si vuelve en una semana, es el sistema de descongelado: una reparación común.',
    ],
    popping: [
      'truena o cruje',
      'plástico y metal que se encogen y estiran al enfriar, lo que es normal, o hielo que cae',
      'Oiga si enfría como antes: entonces no es nada. Nivele las patas.',
      'Hágalo revisar si se calienta o si un clic cada pocos minutos viene del compresor, atrás.',
    ],
    noisy: [
      'hace ruido',
      'hielo o polvo en un ventilador, serpentines sucios o patas desniveladas',
      'Nivélelo, limpie los serpentines y escuche si calla al abrir la puerta: entonces es el ventilador de adentro.',
      'Un compresor que golpea o prende y apaga está cerca del final.',
    ],
    ice_maker: [
      'no hace hielo',
      'el filtro de agua tapado, el tubo congelado o la válvula cerrada o débil',
      'Cambie el filtro, vea que la válvula esté abierta y el congelador cerca de 0 °F.',
      'La máquina de hielo se cambia sin cambiar el refrigerador.',
    ],
  },
  washer: {
    not_draining: [
      'no desagua',
      'el filtro de la bomba tapado, la manguera doblada o tapada, la bomba, o el seguro de la tapa',
      'Desenchúfela y saque el agua con un recipiente antes de abrir nada. Luego limpie el filtro de la bomba y enderece la manguera.',
      '¿Zumba sin sacar agua y el filtro está limpio? Entonces es la bomba, una reparación común para un técnico.',
    ],
    not_spinning: [
      'no centrifuga',
      'la carga mal repartida, agua que no salió, el seguro de la tapa, o la banda, el motor o la transmisión',
      'Reparta la carga y haga solo un centrifugado. ¿Queda agua? Entonces limpie el filtro de la bomba, con la lavadora desenchufada.',
      'Un seguro o una banda es una reparación común; un balero o la transmisión suele ser el final.',
    ],
    noisy: [
      'hace ruido al centrifugar',
      'la carga mal repartida o patas desniveladas, una moneda o un alambre atorado en el tambor, el balero del tambor o la banda',
      'Hágala centrifugar vacía: si calla, era la carga. Desenchúfela y gire el tambor a mano: si raspa, es un objeto; si retumba o baila, es el balero.',
      'Un rugido que sube con el centrifugado es el balero: deje de usarla, y en una lavadora vieja conviene más cambiarla que pagar esa reparación.',
    ],
    fills_when_off: [
      'se llena estando apagada',
      'una válvula de entrada que ya no cierra',
      'Cierre ya las dos llaves de agua y déjelas cerradas entre lavados.',
      'La válvula es una pieza pequeña; cámbiela pronto.',
    ],
    leaking: [
      'gotea',
      'una manguera gastada, la bomba, el empaque de la puerta o demasiado detergente',
      'Cierre las dos llaves de agua y mire las mangueras: de ahí viene la mitad de los daños por agua.',
      'Cambie las mangueras de más de cinco años por unas de acero trenzado.',
    ],
    shaking: [
      'se sacude o golpea',
      'patas desniveladas, la carga mal repartida, amortiguadores gastados o los tornillos de transporte',
      'Nivele las patas, reparta la carga y en una nueva busque los tornillos de transporte.',
      'Un rugido que sube con el centrifugado es el balero, y suele ser el final.',
    ],
    smelling: [
      'huele a humedad',
      'restos de detergente o el empaque húmedo',
      'Seque el empaque, haga cada mes un ciclo de limpieza y deje la puerta entreabierta.',
      'No necesita reparación.',
    ],
  },
}
