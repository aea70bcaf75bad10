/** Common repair advice for parts of a home that are no component type. */
export const otherThings = {
  gutter:
    'Leaves in the gutter or the downspout are the usual reason why it overflows; then a gutter that hangs level or is too small. Flush the downspout from the top with a hose. Clean from a steady ladder with someone below, or have it done, and never lean over a roof edge.',
  alarm:
    'One chirp a minute is a weak battery, or the end of its life: smoke alarms last ten years, carbon monoxide alarms five to ten, counted from the date on the back. If a fresh battery does not stop it, replace it. A loud alarm without pause is a real one: get everyone out and call 911.',
  sump_pump:
    'If it runs all the time, the float may be stuck or tangled, the check valve may let water run back, or the ground water is high. Lift the float by hand with a dry stick, and pour a bucket of water in: it should start, empty the pit and stop. If it hums without pumping or never stops, call a plumber before the next storm. Unplug it before you reach into the pit.',
  deck: 'Soft or spongy boards mean rot, often in the joists beneath too. Keep people off that part. Press a screwdriver into the wood: if it sinks in, it is rotten. Look at the railing, the stairs and where the deck is bolted to the house, and have a contractor look before anyone uses it.',
  microwave:
    'If it runs and lights up but does not heat, its magnetron or its high-voltage part has usually failed, sometimes a door switch. Never open it: it holds a charge that kills even when unplugged. A repair mostly costs nearly as much as a new one.',
  radiator:
    'Cold radiators on the top floor usually hold air: bleed them with their key when the heat is off. Otherwise the valve at the foot is closed or stuck, or the boiler’s pressure is too low. If bleeding does not help, call a heating technician.',
  breaker:
    'A breaker that trips does its job. Unplug what is on that circuit and reset it once. If it trips again, leave it off and call an electrician. Never put in a larger breaker. If the panel is hot, buzzes or smells, keep away from it and call 911.',
  toilet:
    'A toilet that runs usually has a worn flapper or a float set too high. Close the valve at the wall, and change the flapper: it is cheap and easy.',
  mold: 'Find and stop the water first, because mold comes back while it is wet. Small spots can be washed off with gloves and a mask; for more than about 10 square feet, or after sewage, have it done.',
  plumbing:
    'Close its valve, or the main valve if water runs. A drip is mostly a worn washer or cartridge; a stain or a wet wall needs a plumber soon.',
  garage_door:
    'Keep clear of its springs: they hurt badly when they snap, and only a technician may touch them. Once a month, let it close on a piece of wood: it must turn back. A door without that reversal, from before 1993, is a reason to replace its opener.',
}
