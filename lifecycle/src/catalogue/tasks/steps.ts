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
  change_air_filter:
    'How to change the filter of a furnace or air handler:\n1. Switch the system off at the thermostat.\n2. Find the filter: in a slot where the big return duct meets the furnace, behind its lower door, or behind a return grille in a wall or ceiling.\n3. Note the size on its frame, such as 16x25x1, and the arrow. Buy the same size; MERV 8 to 11 suits most systems.\n4. Slide the old one out and the new one in, with the arrow toward the furnace.\n5. Close the door firmly, switch the system on, and write the date on the frame.',
  change_water_filter:
    'How to change the water filter of a refrigerator:\n1. Find it: inside at the top right, or in the grille at the bottom. Buy the number that is printed on it.\n2. Turn it a quarter turn to the left and pull, or press its button. A few drops are normal.\n3. Push the new one in and turn it until it stops.\n4. Run two to three gallons through the dispenser, and hold the reset button for the filter light.',
  clean_dishwasher_filter:
    'How to clean the filter of a dishwasher:\n1. Take the bottom rack out.\n2. Turn the round filter in the floor to the left and lift it out, then the flat screen below it.\n3. Rinse both under warm water with soap and a soft brush, and wipe the hollow out.\n4. Put the screen back, set the filter in and turn it right until it locks.',
  clean_washer:
    'How to clean a washer:\n1. Wipe the door gasket and its folds, and take out coins and hair.\n2. Run the tub-clean cycle, or the hottest one empty, with washer cleaner or two cups of white vinegar; never mix in bleach.\n3. In a front-loader, open the small flap at the bottom, drain the hose into a pan and rinse the pump filter.\n4. Leave the door ajar so that it dries.',
  replace_washer_hoses:
    'How to replace the hoses of a washer:\n1. Close both valves on the wall, unplug it and pull it out.\n2. Hold a bucket, and unscrew the old hoses with pliers at both ends.\n3. Screw on braided stainless hoses with new washers, hand tight and then a quarter turn. Hot is mostly red.\n4. Open the valves, look for drips, and look again after the first load.',
  clean_ac_coils:
    'How to clean the outdoor unit:\n1. Switch it off at the thermostat and at the disconnect or the breaker.\n2. Clear leaves and plants two feet around it.\n3. Brush the fins gently from top to bottom, and rinse them with a garden hose, never a pressure washer.\n4. Let it dry before you switch it on. Open no electrical cover: its capacitor can kill.',
  clear_condensate_drain:
    'How to clear the condensate drain:\n1. Switch the system off.\n2. Find the white pipe at the indoor unit, take its cap off, and pour in a cup of white vinegar; wait half an hour and rinse with water.\n3. If it stands, hold a wet vacuum to the outdoor end of the pipe for two minutes.\n4. Empty the pan and put the cap back. If it fills again, call a technician.',
  clean_gutters:
    'How to clean gutters:\n1. Work on a dry day with a helper who holds the ladder, and stay off the roof; for two floors, hire it out.\n2. Scoop the leaves out by hand with gloves, away from the downspout.\n3. Rinse with a hose toward the downspout. If it backs up, free the downspout from below.\n4. Look for sags, and see that the water runs away from the house.',
  clean_burners:
    'How to clean the burners of a gas stove:\n1. Switch it off and let it cool. Lift off the grates and caps.\n2. Soak them in warm soapy water, and scrub them with a soft brush.\n3. Free each port with a pin, not a toothpick that can break off.\n4. Dry everything, seat the caps flat, and see that the flame is blue and even.',
  clean_gasket:
    'How to clean and test a door gasket:\n1. Wash the gasket and the frame with warm soapy water and a soft brush, also in the folds, and dry it.\n2. Close the door on a dollar bill at several places: where it slips out, the gasket leaks.\n3. Warm a bent gasket with a hair dryer and press it straight. If it is torn, buy one for the model number.',
}
