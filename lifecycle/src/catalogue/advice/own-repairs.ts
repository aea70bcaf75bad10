import type { SourceTag } from '../sources.ts'

/** Groups of similar repairs. All repairs of a group get the same advice. */
export type OwnRepair =
  | 'refrigerant'
  | 'dangerous_part'
  | 'gas_part'
  | 'ignition_part'
  | 'electrical_part'
  | 'filter'
  | 'simple_part'

interface RepairAdvice {
  readonly text: string
  readonly source?: SourceTag
}

/** The advice for each group of repairs. It says whether owners can do such a repair themselves. */
export const ownRepairs: Readonly<Record<OwnRepair, RepairAdvice>> = {
  refrigerant: {
    text: 'No: only a technician certified under section 608 of the Clean Air Act may add refrigerant, and a unit that is low has a leak, which has to be found first.',
    source: 'EPA608',
  },
  dangerous_part: {
    text: 'No: it holds a charge or a force that can kill, even when the power is off. Leave it to a technician.',
  },
  gas_part: {
    text: 'No: a gas part or a flue that is not tight brings gas or carbon monoxide into the house. Leave it to a licensed technician.',
  },
  ignition_part: {
    text: 'A handy owner can change an igniter, a thermocouple or a flame sensor: unplug the appliance or switch off its breaker, close its gas valve, let it cool, and put in the exact part for its model. Do not touch a hot-surface igniter with bare fingers. Leave the gas valve, the line and the burner itself to a licensed technician, and if you smell gas, stop and leave the house.',
  },
  electrical_part: {
    text: 'Only if you know how to test that the power is off: switch off the breaker, test at the part itself, let water cool and drain it below the part first. If you are not sure, have an electrician do it.',
  },
  filter: {
    text: 'Yes, a filter is the owner’s work: switch the unit off, take the old one out, note its size and the way its arrow points, and clean it or put in a new one of the same kind.',
  },
  simple_part: {
    text: 'A handy owner can: unplug it, close its water, take a photo before you undo anything, put in the exact part for its model, and look for leaks during the first run.',
  },
}
