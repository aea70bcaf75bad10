import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { SourceTag } from '../sources.ts'

/**
 * The reasons, by component type, why only a licensed professional should do the installation. Types without an entry
 * can be installed by the owner.
 */
export const dangersOfInstalling: Partial<
  Readonly<
    Record<
      ComponentType,
      { readonly why: string; readonly spanish: string; readonly sources?: readonly SourceTag[] }
    >
  >
> = {
  water_heater: {
    why: 'its gas or its 240 volts, its vent and its relief valve can each kill where they are wrong',
    spanish: 'su gas o sus 240 voltios, su chimenea y su válvula de alivio pueden matar si algo queda mal',
    sources: ['ML'],
  },
  furnace: {
    why: 'a gas line or a flue that is not tight brings gas or carbon monoxide into the house',
    spanish: 'una línea de gas o una chimenea mal sellada mete gas o monóxido de carbono en la casa',
    sources: ['CPSC04'],
  },
  ac_unit: {
    why: 'only a technician certified under EPA section 608 may handle its refrigerant, and its capacitor holds a charge that can kill',
    spanish:
      'solo un técnico certificado según la sección 608 de la EPA puede manejar el refrigerante, y su capacitor guarda una carga que puede matar',
    sources: ['EPA608'],
  },
  roof: {
    why: 'people fall from roofs, and a roof that is laid wrong leaks where nobody sees it',
    spanish: 'la gente se cae de los techos, y uno mal puesto gotea donde nadie lo ve',
    sources: ['ENC'],
  },
  stove: {
    why: 'a gas line has to be tested for leaks, and an electric one takes 240 volts',
    spanish: 'hay que probar que la línea de gas no fugue, y una eléctrica lleva 240 voltios',
  },
  dryer: {
    why: 'a gas dryer’s line has to be tested for leaks, and an electric one takes 240 volts',
    spanish: 'hay que probar que la línea de gas no fugue, y una eléctrica lleva 240 voltios',
  },
}
