import type { SourceTag } from '../sources.ts'

/** Repairs that owners ask to do themselves. The first entry whose words match is used. */
export const ownRepairs: readonly {
  readonly words: RegExp
  readonly text: string
  readonly source?: SourceTag
}[] = [
  {
    words: /\b(?:freon|refrigerant|recharge\w*|gauges)\b/,
    text: 'No: only a technician certified under section 608 of the Clean Air Act may add refrigerant, and a unit that is low has a leak, which has to be found first.',
    source: 'EPA608',
  },
  {
    words: /\b(?:capacitor|contactor|compressor|magnetron|garage (?:door )?spring|torsion spring)\b/,
    text: 'No: it holds a charge or a force that can kill, even when the power is off. Leave it to a technician.',
  },
  {
    words: /\b(?:gas (?:valve|line|pipe|leak)|heat exchanger|flue)\b/,
    text: 'No: a gas part or a flue that is not tight brings gas or carbon monoxide into the house. Leave it to a licensed technician.',
  },
  {
    words: /\b(?:igniter|ignitor|thermocouple|flame sensor)\b/,
    text: 'A handy owner can change an igniter, a thermocouple or a flame sensor: unplug the appliance or switch off its breaker, close its gas valve, let it cool, and put in the exact part for its model. Do not touch a hot-surface igniter with bare fingers. Leave the gas valve, the line and the burner itself to a licensed technician, and if you smell gas, stop and leave the house.',
  },
  {
    words: /\b(?:element|thermostat|breaker)\b/,
    text: 'Only if you know how to test that the power is off: switch off the breaker, test at the part itself, let water cool and drain it below the part first. If you are not sure, have an electrician do it.',
  },
  {
    words: /\b(?:belt|gasket|seal|hose|pump|latch|door switch|rack|knob|filter)\b/,
    text: 'A handy owner can: unplug it, close its water, take a photo before you undo anything, put in the exact part for its model, and look for leaks during the first run.',
  },
]
