/** Instructions for common maintenance tasks. */
export const steps = {
  flush_tank:
    'How to flush a tank:\n1. Turn its gas control to “pilot”, or its breaker off, and let the water cool for some hours: it scalds.\n2. Close the cold-water valve above it and open a hot tap in the house.\n3. Screw a hose to the drain valve at the bottom, lead it outside or to a drain, and open the valve slowly.\n4. When it runs out, open the cold water in short bursts until it comes clear.\n5. Close the drain valve, take the hose off, fill the tank until the hot tap runs without air, and only then switch the heat on again.\nIf the tank is past ten years or was not flushed for many, or its plastic valve is stiff or drips, leave it to a plumber: it can start to leak.',
  clean_dryer_vent:
    'How to clean the vent of a dryer:\n1. Unplug it, and close the valve of a gas dryer.\n2. Pull it out gently, and take the duct off: a clamp opens with a screwdriver or by hand.\n3. Brush or vacuum the duct, the opening of the dryer and the wall pipe out to the flap outside.\n4. Put rigid metal duct back, not foil, push the dryer in without kinking it, and plug it in.\n5. Run it, and feel that air blows strongly at the flap.\nWith a gas dryer, have a professional move it.',
  seal_driveway:
    'How to seal asphalt:\n1. Choose dry days above 50 °F, nights too, with no rain for 24 hours.\n2. Pull weeds, sweep and wash it, and let it dry.\n3. Fill cracks first, and let the filler set.\n4. Spread the sealer thinly with a squeegee, two thin coats rather than a thick one.\n5. Keep off on foot for a day, and cars for a day or two.',
  bleed_radiator:
    'How to bleed a radiator:\n1. Turn the heat off and let it cool.\n2. Hold a cloth under the small valve at its top end, and open it a quarter turn with its key.\n3. Air hisses out; close it when water comes.\n4. Begin on the lowest floor, and look at the boiler’s pressure afterwards.\nIf it stays cold, its valve may be stuck: call a heating technician.',
  change_anode:
    'How to change an anode rod:\n1. Turn its gas control to “pilot”, or its breaker off, close the cold water and let it cool.\n2. Open a hot tap, and drain a few gallons at the bottom.\n3. Loosen the hexagon on top, usually 1 1/16 inch, with a long breaker bar while somebody holds the tank.\n4. Put in the new rod with tape on its thread, fill the tank until the tap runs without air, look for leaks, and only then switch the heat on.\nIn a tank past ten years it is often seized, and forcing it can break the tank: then leave it to a plumber, or leave it in.',
  clean_refrigerator_coils:
    'Yes, once a year, and twice where pets shed. How:\n1. Unplug the refrigerator.\n2. Take off the grille at the bottom, or pull it out if the coils are behind.\n3. Loosen the dust with a coil brush and vacuum it, without bending the fins.\n4. Push it back and plug it in.',
  water_heater_temperature:
    'Leave it at 120 °F. At 140 °F water burns skin within seconds, and older people and children cannot pull back in time. If showers are too cool, have a plumber fit a mixing valve, or look at the shower’s own limit stop.',
  remove_moss:
    'Do not climb, and use no pressure washer: it tears the granules off. From the ground, trim branches that shade the roof, and let a roofer brush the moss downward and treat it. A zinc or copper strip at the ridge keeps it from coming back.',
  test_alarms:
    'Press the test button of each alarm once a month, and change its battery once a year or when it chirps. Replace a smoke alarm ten years after the date on its back, and a carbon monoxide alarm after five to ten, as its label says.',
}
