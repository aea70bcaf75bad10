import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { Symptom } from './symptoms.ts'

/**
 * The main part of a component. If it fails in an old component, that is a reason to replace the component, whatever
 * the repair costs.
 */
export interface MainPart extends Pick<Symptom, 'endsLifeFromYears'> {
  /**
   * Matches a question about a repair of the part. In the question, a placeholder such as `AC_UNIT` stands for the
   * component's name.
   */
  readonly named: RegExp
  /** The reason not to pay for the repair, as the end of a sentence in English and in Spanish. */
  readonly beforePaying: readonly [english: string, spanish: string]
}

/**
 * The main parts by component type. Without `endsLifeFromYears`, a component counts as old from the age by which half
 * of such components have been replaced.
 */
export const mainParts: Readonly<Partial<Record<ComponentType, MainPart>>> = {
  ac_unit: {
    named: /^(?!.*\bclean).*\b(?:compress?or(?! (?:fan|relay|capacitor))|coils?|serpentin)\b/,
    endsLifeFromYears: 12,
    beforePaying: [
      'from twelve years on, a dead compressor or a leaking coil is a reason to replace it.',
      'desde los doce años, un compresor muerto o un serpentín con fuga es razón para cambiarlo.',
    ],
  },
  refrigerator: {
    named: /\b(?:compress?or(?! (?:fan|relay))|sealed system|sistema sellado)\b/,
    beforePaying: [
      'with a failed compressor or sealed system it is time to shop rather than repair.',
      'si falló el compresor o el sistema sellado, conviene comprar otro.',
    ],
  },
  washer: {
    named: /\b(?:bearings?|transmission|rodamientos?|baleros?|transmision)\b/,
    beforePaying: [
      'a worn drum bearing or transmission usually ends its life.',
      'un rodamiento o una transmisión gastada suele ser su final.',
    ],
  },
  furnace: {
    named: /\b(?:heat exchanger|intercambiador)\b/,
    beforePaying: [
      'a cracked heat exchanger means replacing it.',
      'un intercambiador rajado obliga a cambiarla.',
    ],
  },
  water_heater: {
    named:
      /\b(?:from|through|in|of) (?:the|its) (?:(?:bottom|body|side) of (?:the|its) )?WATER_HEATER (?:itself|body)\b|\bWATER_HEATER (?:is )?leak\w* from (?:the|its) WATER_HEATER\b|\brust\w* through\b/,
    endsLifeFromYears: 0,
    beforePaying: [
      'a leak from the tank itself cannot be repaired.',
      'una fuga del propio tanque no se puede reparar.',
    ],
  },
}
