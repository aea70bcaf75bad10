import type { GeneralDanger } from './safety.ts'

/** The signs of each general danger, worded to fit into "If …, leave". */
export const dangerSigns: Readonly<Record<GeneralDanger, string>> = {
  fire: 'you see smoke or flames, or smell something burning',
  gas: 'you smell gas or rotten eggs, or hear a hiss at a gas line',
  carbon_monoxide: 'a carbon monoxide alarm sounds, or anybody at home has a headache or feels dizzy or sick',
  electrical: 'anything sparks, gives shocks or smells of burning',
  water_near_electrics: 'water reaches an outlet, a cord or the panel',
  tank_pressure: 'the tank bulges, or its relief valve roars or does not close',
  collapse: 'a roof or a ceiling sags, cracks or drops',
  flood: 'water pours out',
  toxic_fumes: 'cleaners came together, or the air bites in nose and eyes',
  shattered_glass: 'the glass bursts',
  self_harm: 'you or somebody near you thinks of suicide',
  trapped_person: 'somebody is shut in or caught',
  scald: 'somebody is burned or scalded',
  asbestos: 'old white wrap or insulation is torn or crumbles',
  choking: 'somebody chokes',
  overdose: 'somebody took too many pills',
  swallowed: 'somebody swallows a chemical',
  injury: 'somebody is badly hurt',
  caught_limb: 'a hand is caught in a machine',
  intruder: 'somebody breaks in',
}
