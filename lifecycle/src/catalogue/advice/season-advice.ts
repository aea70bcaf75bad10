/** Work to do in a home before a season, in the form of `Advice`. */
export const seasonAdvice = {
  winter: {
    english:
      'Before the winter:\n• Have the furnace checked if that was not done this year, and change its filter.\n• Clean the gutters once the leaves are down, with someone holding the ladder, and fasten loose downspouts.\n• Unscrew garden hoses, and drain the outside taps (hose bibs).\n• Wrap bare pipes in cold rooms, and know where the main water valve is.\n• Seal drafts at doors and windows.\n• Test smoke and carbon monoxide alarms.\n• Look at the roof from the ground for loose shingles.',
    spanish:
      'Antes del invierno:\n• Haga revisar la calefacción si no se hizo este año, y cambie su filtro.\n• Limpie las canaletas cuando hayan caído las hojas, con alguien que sujete la escalera, y fije las bajadas flojas.\n• Desconecte las mangueras del jardín y vacíe las llaves de afuera.\n• Envuelva las tuberías descubiertas en lugares fríos, y sepa dónde está la llave principal del agua.\n• Selle las corrientes de aire en puertas y ventanas.\n• Pruebe las alarmas de humo y de monóxido de carbono.\n• Mire el techo desde el suelo por si hay tejas flojas.',
    sources: [],
  },
  storms: {
    english:
      'Before the monsoon or another season of storms:\n• Look at the roof from the ground for loose tiles or shingles, and have flashing and a flat part looked at.\n• Clean gutters, roof drains and scuppers, and see that water runs away from the house.\n• Trim trees and dead branches away from the roof and the wires.\n• Have the air conditioner checked, fasten its outdoor unit and clear its drain.\n• Put surge protectors on electronics; an electrician can fit one for the whole house.\n• Tie down or bring in what the wind can throw, and photograph the house for the insurer.\n• Keep flashlights, water and charged phones ready.\n• In a tornado go to the lowest inside room without windows; if told to evacuate, go.',
    spanish:
      'Antes de la temporada de tormentas o del monzón:\n• Mire el techo desde el suelo por si hay tejas flojas, y haga revisar los tapajuntas y las partes planas.\n• Limpie canaletas y desagües, y vea que el agua corra lejos de la casa.\n• Pode árboles y ramas secas cerca del techo y los cables.\n• Haga revisar el aire acondicionado, fije la unidad exterior y despeje su desagüe.\n• Ponga protectores contra sobretensiones; un electricista puede poner uno para toda la casa.\n• Amarre o guarde lo que el viento puede lanzar, y fotografíe la casa para el seguro.\n• Tenga listas linternas, agua y teléfonos cargados.\n• En un tornado vaya al cuarto interior más bajo y sin ventanas; si le piden evacuar, salga.',
    sources: [],
  },
  summer: {
    english:
      'Before the warm season:\n• Have the air conditioner checked, change its filter and clear two feet around its outdoor unit.\n• Look at the roof from the ground for what the winter did, and clean the gutters.\n• Trim what grows against the roof and the walls.\n• Fill cracks in the driveway.\n• Open the outside taps, and look for leaks.\n• Test smoke and carbon monoxide alarms.',
    spanish:
      'Antes del calor:\n• Haga revisar el aire acondicionado, cambie su filtro y despeje dos pies alrededor de la unidad exterior.\n• Mire el techo desde el suelo por daños del invierno y limpie las canaletas.\n• Pode lo que crece contra el techo y las paredes.\n• Rellene las grietas de la entrada para autos.\n• Abra las llaves de afuera y busque fugas.\n• Pruebe las alarmas de humo y de monóxido de carbono.',
    sources: [],
  },
} as const
